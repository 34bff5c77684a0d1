"""Positions and scenarios in text: what every game shares."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from penombra.core.agenda import State
from penombra.core.errors import BadSetup, BadText
from penombra.core.line import NOBODY
from penombra.core.seen import Memory

POSITION: Final = "penombra position 1"
SCENARIO: Final = "penombra scenario 1"


class Laid:
    """A table as it was read. `order`: the cards a scenario wants on top of the deck, the first on top."""

    def __init__(self, g: State, options: dict[str, Any], memories: list[Memory], order: list[int]) -> None:
        self.g = g
        self.options = options
        self.memories = memories
        self.order = order


def split(text: str) -> tuple[str, str, list[tuple[int, str]]]:
    """Head, game, and the other lines with their numbers; comments and empty lines are left out."""
    rows = [(n, row.split("#", 1)[0].strip()) for n, row in enumerate(text.splitlines(), 1)]
    rows = [(n, row) for n, row in rows if row]
    if not rows or rows[0][1] not in (POSITION, SCENARIO):
        raise BadText(f"the first line must be '{POSITION}' or '{SCENARIO}'", rows[0][0] if rows else 1)
    if len(rows) < 2 or not rows[1][1].startswith("game "):
        raise BadText("the second line must name the game: 'game stay_away'", rows[1][0] if len(rows) > 1 else 1)
    return rows[0][1], rows[1][1].removeprefix("game ").strip(), rows[2:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheet:
    """The lines of a position or scenario by their first word: those that stand once, and those that may stand often."""

    def __init__(self, lines: list[tuple[int, str]], scenario: bool, once: list[str], many: list[str],
                 optional: list[str]) -> None:
        """`optional`: the words that only a scenario may have."""
        self.scenario = scenario
        self.seats = 0                                   # set by the game, once it has read how many there are
        self.once: dict[str, tuple[int, list[str]]] = {}
        self.many: dict[str, list[tuple[int, list[str], str]]] = {key: [] for key in many}
        for n, text in lines:
            words = text.split()
            key = words[0]
            if key in once:
                if key in self.once: raise BadText(f"{key} is said twice", n)
                if key in optional and not scenario: raise BadText(f"only a scenario has a line {key}", n)
                self.once[key] = (n, words[1:])
            elif key in self.many: self.many[key].append((n, words[1:], text))
            else: raise BadText(f"unknown word: {key}", n)
        if scenario: return
        for key in once:
            if key not in self.once and key not in optional: raise BadText(f"a position needs a line: {key}")

    def at(self, key: str) -> int: return self.once[key][0] if key in self.once else 0
    def words(self, key: str) -> list[str]: return self.once[key][1] if key in self.once else []

    def number(self, key: str, otherwise: int) -> int:
        if key not in self.once: return otherwise
        n, words = self.once[key]
        if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 6: raise BadText(f"{key}: one number is wanted", n)
        return int(words[0])

    def value(self, key: str, known: list[str], otherwise: str) -> int:
        """One of several words, as its place among them."""
        if key not in self.once: return known.index(otherwise)
        n, words = self.once[key]
        if len(words) != 1 or words[0] not in known: raise BadText(f"{key}: one of {' '.join(known)}", n)
        return known.index(words[0])

    def flag(self, key: str) -> bool: return self.value(key, ["no", "yes"], "no") == 1

    def seat(self, word: str, n: int, nobody: bool = False) -> int:
        if nobody and word == "nobody": return NOBODY
        if not word.isdecimal() or int(word) >= self.seats: raise BadText(f"no such seat: {word}", n)
        return int(word)

    def seat_of(self, key: str, otherwise: int) -> int:
        if key not in self.once: return otherwise
        n, words = self.once[key]
        if len(words) != 1: raise BadText(f"{key}: one seat is wanted", n)
        return self.seat(words[0], n, True)

    def seats_of(self, key: str) -> int:
        bits = 0
        for word in self.words(key):
            s = self.seat(word, self.at(key), True)
            if s != NOBODY: bits |= 1 << s
        return bits

    def options(self, resolve: Callable[[dict[str, Any]], dict[str, Any]]) -> dict[str, Any]:
        """The options of the table; a wrong one is told with its line."""
        given: dict[str, Any] = {}
        n = 0
        for n, words, text in self.many["option"]:
            if len(words) < 2: raise BadText("option: a key and a value are wanted", n)
            raw = text.split(None, 2)[2]
            try: given[words[0]] = json.loads(raw)
            except ValueError: given[words[0]] = raw
            try: resolve({words[0]: given[words[0]]})
            except BadSetup as e: raise BadText(str(e), n) from None
        try: return resolve(given)
        except BadSetup as e: raise BadText(str(e), n) from None
