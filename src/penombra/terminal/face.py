"""How a game looks at a table in a terminal. The base says what all games share; a game's own file, what differs."""
from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.text import Text

from penombra import Match, Option
from penombra.content.words import Words
from penombra.terminal.screen import Screen

TURN: Final = "bold dim"
Event = dict[str, Any]
Group = tuple[tuple[str, ...], list[Option]]


def commas(words: Words, items: Iterable[str]) -> str:
    """A list in a sentence; "and" would change its form before some names."""
    return ", ".join(items) or words.say("nobody")


def packed(parts: Iterable[str], width: int) -> list[str]:
    """As many to a line as there is room for."""
    rows: list[str] = []
    for part in parts:
        if rows and len(rows[-1]) + len(part) + 3 <= width: rows[-1] += f" · {part}"
        else: rows.append(part)
    return rows


class Face:
    SECRETS = True                           # has each seat something that the others must not see?
    UNTOLD: Sequence[str] = ()               # events that the picture tells, or what was told before
    OWN_OPTIONS: Sequence[str] = ()          # options of the table that the welcome tells in its own way

    def __init__(self, words: Words) -> None:
        self.words = words

    # The table.
    def secret(self, match: Match) -> bool:
        """The same, at this very table."""
        return self.SECRETS

    def welcome(self, screen: Screen, match: Match) -> None:
        """What is to be said before the first turn."""

    def title(self, view: dict[str, Any], seat: int) -> str:
        return self.words.say("head", turn=view["turn"], seat=self.words.seat(seat))

    def changed(self, match: Match, seat: int) -> bool:
        """Is the table another one than the last that was shown?"""
        return True

    def show(self, screen: Screen, match: Match, seat: int) -> None:
        """The table as this seat sees it, down to what it is asked."""
        raise NotImplementedError

    def picture(self, view: dict[str, Any], seat: int | None, width: int) -> list[str | Text]:
        """The board alone."""
        raise NotImplementedError

    # What happened.
    def retold(self, events: list[Event]) -> list[Event]:
        """What is worth a sentence."""
        return [e for e in events if e["kind"] not in self.UNTOLD]

    def routine(self, e: Event, seat: int) -> bool:
        """What is told at a table only when somebody asks for it."""
        return False

    def begins(self, e: Event) -> bool:
        """Does it begin a turn?"""
        return bool(e["kind"] == "turn")

    def heads(self, e: Event) -> bool:
        """Does it stand over what follows?"""
        return self.begins(e)

    def style(self, e: Event, seat: int) -> str:
        """What has to do with oneself stands out."""
        if self.heads(e): return TURN
        return "bold" if seat in (e.get("seat"), e.get("other")) else ""

    def put_out(self, e: Event, seat: int) -> bool:
        """Has this seat nothing more to say from here on?"""
        return False

    # What may be answered.
    def groups(self, options: list[Option]) -> list[Group]:
        """Answers that are chosen in two steps: first what, then at whom or where."""
        return [((option.verb,), [option]) for option in options]

    def group(self, key: tuple[str, ...]) -> str:
        """The first of the two steps."""
        return self.words.say(f"menu-{key[0]}")

    def pick(self, typed: str, some: list[Option]) -> Option | None:
        """The second step by another word than a number."""
        return None

    def forbidden(self, key: tuple[str, ...], some: list[Option], asked: str, seat: int, view: dict[str, Any]) -> str:
        """One group of answers to which the same rule objects."""
        names = self.words.names(view)
        return ", ".join(self.words.option(o, asked, seat, names, view) for o in some)

    def command(self, screen: Screen, match: Match, seat: int, word: str) -> bool:
        """A command of this game alone; was it one?"""
        return False

    # What a seat knows, and may say unasked.
    def certain(self, match: Match, seat: int) -> list[str]: return []
    def spoken(self) -> str:
        """The notation of what may be said unasked; nothing where a game has no such thing."""
        return ""

    # The game as a whole.
    def told_in_full(self, match: Match) -> list[Event]:
        """Every event with all that anybody saw of it. Only for games that are over, or whose journal one has in hand."""
        return match.events(None)

    def seen(self, match: Match, eyes: int | None) -> list[Event]:
        return self.told_in_full(match) if eyes is None else match.events(eyes)

    def as_heard(self, e: Event) -> Event:
        """As the table heard it; what only some saw follows the sentence."""
        return e

    def hidden(self, e: Event) -> list[str]: return []

    def ending(self, match: Match, me: int | None) -> list[tuple[str, str]]:
        """The last screen, as lines with their style."""
        if match.outcome is None: return []
        return [(self.words.outcome(match.outcome, me, self.words.names(match.view(None))), "bold")]


def face_of(words: Words) -> Face:
    """The face of the words' game."""
    made: Face = importlib.import_module(f"penombra.terminal.{words.game}").FACE(words)
    return made
