"""What a card, a Power or a Character can do: one class per effect key, whoever has it. This is what they share."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from penombra.games.upside_down.house import House
    from penombra.games.upside_down.state import Town

NONE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One step of a card's text. Of the many questions a kind answers the few that are its own."""

    def __init__(self, row: dict[str, Any], h: House) -> None:
        self.key: str = row["key"]
        self.amount: i64 = row.get("amount", 1)
        self.instead: list[Effect] = effects_of(row.get("otherwise", []), h)
        self.otherwise: i64 = 0                          # where these stand in the list of all, times 256, and how many

    # Always on, for its owner.
    def bonus(self, action: i64) -> i64: return 0
    def movement(self) -> i64: return 0
    def ignored(self) -> i64: return 0
    def company(self) -> bool: return False
    def shield(self) -> i64: return 0
    def first_items(self) -> i64: return 0
    def far_action(self) -> i64: return NONE
    def far_group(self) -> i64: return NONE
    def peeks(self) -> i64: return 0

    # At once, on a Scene or a Power.
    def finds(self, g: Town) -> bool:
        """Is there anything it could be done to? If not, what stands under `otherwise` is done."""
        return True

    def run(self, g: Town, number: i64) -> None:
        """`number`: its place in the list of all."""
        raise AssertionError(f"{self.key} does nothing by itself")


KEYS: Final[dict[str, Any]] = {}                         # key -> its class; filled by effects.py


def effects_of(rows: list[dict[str, Any]], h: House) -> list[Effect]: return [KEYS[row["key"]](row, h) for row in rows]
