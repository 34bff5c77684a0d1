"""The table of actions, and chance's own. What can be named depends on the content: a pack may have other places and
people, so each pack has books of its own. The verbs and their order are the same in all of them."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from penombra.core.option import BOOKS, Verbs

ACTION_NAMES: Final = ["calm_down", "get_item", "gather_info", "recruit_ally", "help_eleven", "investigate_lab",
                       "rescue_will", "remove_vines", "close_gate", "fight"]
CALM_DOWN: Final = 0
GET_ITEM: Final = 1
GATHER_INFO: Final = 2
RECRUIT_ALLY: Final = 3
HELP_ELEVEN: Final = 4
INVESTIGATE_LAB: Final = 5
RESCUE_WILL: Final = 6
REMOVE_VINES: Final = 7
CLOSE_GATE: Final = 8
FIGHT: Final = 9
ACTIONS: Final = 10

FOE_NAMES: Final = ["demogorgon", "patrol", "demodog"]
DEMOGORGON: Final = 0
PATROL: Final = 1
DEMODOG: Final = 2
KINDS: Final = 3

SPEND: Final[i64] = 0
GO: Final[i64] = 1
STOP: Final[i64] = 2
DO: Final[i64] = 3
FIGHT_WITH: Final[i64] = 4
PASS: Final[i64] = 5
PEEK: Final[i64] = 6
SKIP: Final[i64] = 7
STACK: Final[i64] = 8
DONE: Final[i64] = 9
COMMIT: Final[i64] = 10
KEEP: Final[i64] = 11
GIVE_UP: Final[i64] = 12
PLACE: Final[i64] = 13
TARGET: Final[i64] = 14
FIGURE: Final[i64] = 15
DISMISS: Final[i64] = 16
DISCARD: Final[i64] = 17

DEAL: Final[i64] = 0
FIRST: Final[i64] = 1
CARD: Final[i64] = 2
SCENE: Final[i64] = 3
ITEM: Final[i64] = 4
ALLY: Final[i64] = 5
TOKEN: Final[i64] = 6


class Names:
    """What the content calls its things. A thing's number is its place in the list, whatever the Season, and however the
    rows of a file are ordered: the hash of the content does not tell that."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.locations: list[str] = list(tables["locations"])
        self.slots: list[str] = list(tables["slots"])
        self.groups: list[str] = list(dict.fromkeys([row["group"] for row in tables["slots"].values()]))
        self.characters: list[str] = list(tables["characters"])
        self.cards: list[str] = list(tables["cards"])
        self.faces: list[str] = list(tables["tokens"])
        self.items: list[str] = list(tables["items"])
        self.allies: list[str] = list(tables["allies"])
        self.powers: list[str] = list(tables["powers"])
        self.scenes: list[str] = list(tables["scenes"])
        self.foes: list[str] = []                        # one name a figure
        for kind in FOE_NAMES:
            many = tables["foes"][kind]["figures"] if kind in tables["foes"] else 0
            self.foes += [kind if many == 1 else f"{kind}_{n + 1}" for n in range(many)]
        self.hand: int = tables["numbers"]["hand_size"]["value"]
        self.masks = [mask_name(mask) for mask in range(1 << self.hand)]


def mask_name(mask: int) -> str:
    """Places of a hand, counted from 1: "1+3"."""
    return "+".join([str(n + 1) for n in range(mask.bit_length()) if mask >> n & 1]) or "none"


class Books:
    """The content of a pack in an order of its own, its names, and what can be said in it."""

    def __init__(self, tables: dict[str, Any], mark: str) -> None:
        self.tables = {name: dict(sorted(table.items())) for name, table in tables.items()}
        self.names = n = Names(self.tables)
        spelt = {"cards": n.masks, "location": n.locations, "action": ACTION_NAMES, "foe": FOE_NAMES, "slot": n.slots,
                 "item": n.items, "figure": n.foes, "ally": n.allies, "character": n.characters, "card": n.cards,
                 "scene": n.scenes, "token": n.faces, "place": [str(k + 1) for k in range(n.hand)]}

        def sized(sort: str, start: int = 0) -> tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]:
            return (sort,), (start,), (len(spelt[sort]) - start,)

        self.verbs = v = Verbs("upside_down" + mark, spelt)
        v.new("spend", *sized("cards"))
        v.new("go", *sized("location"))
        v.new("stop")
        v.new("do", ("action",), (0,), (FIGHT,))
        v.new("fight", *sized("foe"))
        v.new("pass")
        v.new("peek", *sized("slot"))
        v.new("skip")
        v.new("stack", *sized("slot"))
        v.new("done")
        v.new("commit", *sized("cards", 1))
        v.new("keep", *sized("item"))
        v.new("give_up", *sized("item"))
        v.new("place", *sized("location"))
        v.new("target", ("seat",), (0,), (0,))
        v.new("figure", *sized("figure"))
        v.new("dismiss", *sized("ally"))
        v.new("discard", *sized("place"))
        assert len(v.verbs) == DISCARD + 1
        self.chance = c = Verbs(f"upside_down{mark}/chance", spelt)
        c.new("deal", *sized("character"))
        c.new("first", ("seat",), (0,), (0,))
        for sort in ("card", "scene", "item", "ally", "token"): c.new(sort, *sized(sort))
        assert len(c.verbs) == TOKEN + 1
        BOOKS[v.game], BOOKS[c.game] = v, c
