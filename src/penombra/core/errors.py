"""What the engine says when something cannot be."""
from __future__ import annotations


class PenombraError(Exception):
    """Bad input. It changed nothing."""


class BadSetup(PenombraError):
    """A set-up that no table allows; `argument` names what is wrong, `rule` the rule, where there is one; `known` what
    there is instead of `value`, which was said."""

    def __init__(self, argument: str, message: str, rule: str = "", known: tuple[str, ...] = (), value: str = "") -> None:
        super().__init__(argument, message, rule, known, value)
        self.argument = argument
        self.message = message
        self.rule = rule
        self.known = known
        self.value = value

    def __str__(self) -> str:
        return f"{self.argument}: {self.message}" + (f" ({self.rule})" if self.rule else "")


class Refused(PenombraError):
    """An answer the rules forbid; `rule` is the id of the rule that forbids it."""

    def __init__(self, option: object, rule: str) -> None:
        super().__init__(option, rule)
        self.option = option
        self.rule = rule

    def __str__(self) -> str: return f"{self.option}: {self.rule}"


class BadText(PenombraError):
    """A position, a scenario, a journal or an option that cannot be read; `line` counts from 1, or is 0."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message, line)
        self.message = message
        self.line = line

    def __str__(self) -> str: return f"line {self.line}: {self.message}" if self.line else self.message
