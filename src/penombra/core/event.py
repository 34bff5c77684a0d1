"""What the table saw: events are output, never the truth."""
from __future__ import annotations

from typing import Any


class Event:
    """One tick of a replay. All saw the facts; `secret[seat]` only that seat. An event is public or does not exist."""

    def __init__(self, kind: str, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.facts = facts
        self.secret: dict[int, dict[str, Any]] | None = None

    def seen_by(self, seat: int | None, n: int) -> dict[str, Any]:
        shown: dict[str, Any] = {"n": n, "kind": self.kind}
        add(shown, self.facts)
        if self.secret is not None and seat is not None and seat in self.secret: add(shown, self.secret[seat])
        return shown


def add(shown: dict[str, Any], facts: dict[str, Any]) -> None:
    """Lists are copied: what a reader does with them is not done to the log."""
    for key, value in facts.items(): shown[key] = copied(value) if isinstance(value, list) else value


def copied(value: list[Any]) -> list[Any]: return [copied(v) if isinstance(v, list) else v for v in value]


class Log:
    """A list that is only appended to. Copies share their common part, so copying one costs nothing."""

    def __init__(self, items: list[Any], size: int) -> None:
        self.items = items
        self.size = size

    def append(self, item: Any) -> None:
        if len(self.items) != self.size: self.items = self.items[:self.size]     # another copy went on from here
        self.items.append(item)
        self.size += 1

    def copy(self) -> Log: return Log(self.items, self.size)
    def since(self, n: int) -> list[Any]: return list(self.items[n:self.size])
