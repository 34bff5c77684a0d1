"""Positions and scenarios in text: what every game shares."""
from __future__ import annotations

from typing import Any, Final

from penombra.core.agenda import State
from penombra.core.errors import BadText
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
