"""Checking the tables of Sub Terra: tiles, hazards, levels, explorers, what they can do, and the numbers of the rules."""
from __future__ import annotations

from typing import Any, Final

from penombra.content.check import Checker, Page, Supply

SHAPES: Final = ("dead", "straight", "corner", "tee", "cross")
ARROWED: Final = {"ledge": ("straight", "cross"), "slide": ("straight", "cross")}      # open at the arrow and behind it
MOST_TILES: Final = 66
MOST_OF_A_KIND: Final = {"water": 16, "horror": 16, "start": 1, "exit": 1}
WORDS: Final[dict[str, type]] = {"source": str, "status": str, "title": dict, "text": dict}
PLAIN: Final[dict[str, type]] = {"source": str, "status": str}

# Of each file: the keys of a row, and those that may be left out. Rows with a fixed name are ours, no more and no fewer.
TABLES: Final[dict[str, tuple[dict[str, type], tuple[str, ...]]]] = {
    "tiles": ({"kind": str, "shape": str, "copies": int, **PLAIN}, ("dice", "note")),
    "kinds": (WORDS, ("rule", "note")),
    "hazards": ({"kind": str, "strength": int, "copies": int, "levels": list, **PLAIN}, ("note",)),
    "dangers": (WORDS, ("rule", "note")),
    "levels": ({"deck": list, **PLAIN}, ("title", "text", "note")),
    "explorers": ({"rank": int, "health": int, **WORDS}, ("forms", "rule", "note")),
    "abilities": ({"explorer": str, "kind": str, **WORDS}, ("rule", "note")),
    "actions": ({"group": str, "cost": int, **WORDS}, ("rule", "note")),
    "numbers": ({"value": int, **PLAIN}, ("rule", "note"))}
FREE: Final = ("tiles", "hazards")           # rows may be added and taken out
NUMBERS: Final = {"copies": (0, 30), "health": (1, 9), "cost": (1, 3), "strength": (1, 2)}
VALUES: Final = {"horror_cap": (0, 3), "exit_among": (1, 60), "extra_hazard_cards": (0, 9), "test_success": (1, 7),
                 "horror_range": (1, 60)}    # of numbers.toml; 0 to 9 for any other
SAME: Final = ("rank", "explorer", "group")  # what code and content must agree on; of abilities also the kind


class SubTerra(Checker):
    FILES = tuple(f"{name}.toml" for name in TABLES)

    def pages(self, sources: set[str], rules: set[str], supply: Supply | None) -> None:
        found: dict[str, dict[str, Any]] = {}
        last: Page | None = None
        for name, (wanted, optional) in TABLES.items():
            before = len(self.faults)
            page = self.page(f"{name}.toml")
            if page is None: continue
            last = page
            for id, row in page.rows.items():
                self.shape(page, id, row, wanted, optional)
                self.provenance(page, id, row, sources, rules)
                self.numbers(page, id, row)
                self.own(name, page, id, row)
            if name not in FREE: self.names(name, page)
            if "title" in wanted: self.titles([page])
            if name == "tiles": self.box(page)
            if len(self.faults) == before: found[name] = page.rows
        if supply is not None and last is not None: self.supplied(last, supply(found))

    def names(self, name: str, page: Page) -> None:
        """The rows are those that the rules know."""
        ours: dict[str, Any] = self.ours.tables[name]
        for id, row in page.rows.items():
            if id not in ours: self.report(page.name, page.line(id), "unknown-row", id=id)
            else:
                for key in (*SAME, *(["kind"] if name == "abilities" else [])):
                    if key in ours[id] and key in row and row[key] != ours[id][key]:
                        self.report(page.name, page.line(id, key), "fixed", key=key, value=str(ours[id][key]))
        for id in ours:
            if id not in page.rows: self.report(page.name, page.end, "missing-row", id=id)

    def numbers(self, page: Page, id: str, row: dict[str, Any]) -> None:
        for key, (least, most) in {**NUMBERS, "value": VALUES.get(id, (0, 9))}.items():
            value = row.get(key)
            if type(value) is int and not least <= value <= most:
                self.report(page.name, page.line(id, key), "range", key=key, least=least, most=most)

    def own(self, name: str, page: Page, id: str, row: dict[str, Any]) -> None:
        """What only rows of this file have."""
        if name == "tiles": self.tile(page, id, row)
        elif name == "hazards":
            self.known(page, id, row, "kind", [k for k in self.ours.tables["dangers"] if k != "out_of_time"])
            levels = row.get("levels", [])
            if not isinstance(levels, list) or (levels and all(x in self.ours.tables["levels"] for x in levels)): return
            self.report(page.name, page.line(id, "levels"), "levels", known=", ".join(self.ours.tables["levels"]))
        elif name == "levels":
            deck = row.get("deck")
            if isinstance(deck, list) and (len(deck) != 3 or any(type(n) is not int or not 1 <= n <= 30 for n in deck)):
                self.report(page.name, page.line(id, "deck"), "deck")

    def known(self, page: Page, id: str, row: dict[str, Any], key: str, known: list[str]) -> None:
        value = row.get(key)
        if isinstance(value, str) and value not in known:
            self.report(page.name, page.line(id, key), "unknown-value", key=key, value=value, known=", ".join(known))

    def tile(self, page: Page, id: str, row: dict[str, Any]) -> None:
        """A kind and a shape that go together; two numbers for a Cave-in, and for nothing else."""
        kind, shape, dice = row.get("kind"), row.get("shape"), row.get("dice")
        self.known(page, id, row, "kind", list(self.ours.tables["kinds"]))
        self.known(page, id, row, "shape", list(SHAPES))
        if isinstance(kind, str) and shape in SHAPES and shape not in ARROWED.get(kind, SHAPES):
            self.report(page.name, page.line(id, "shape"), "arrow", kind=kind)
        two = isinstance(dice, list) and len(dice) == 2 and all(type(n) is int and 1 <= n <= 6 for n in dice) \
            and dice[0] != dice[1]
        if kind == "cave_in" and not two: self.report(page.name, page.line(id, "dice"), "dice")
        elif kind != "cave_in" and dice is not None: self.report(page.name, page.line(id, "dice"), "no-dice")

    def box(self, page: Page) -> None:
        """One Start, one Exit, and not more tiles than a cave can have."""
        many: dict[str, int] = {}
        for row in page.rows.values():
            kind, copies = row.get("kind"), row.get("copies")
            if isinstance(kind, str) and type(copies) is int: many[kind] = many.get(kind, 0) + copies
        for kind in ("start", "exit"):
            if many.get(kind, 0) < 1: self.report(page.name, page.end, "none-of", kind=kind)
        for kind, most in MOST_OF_A_KIND.items():
            if many.get(kind, 0) > most: self.report(page.name, page.end, "too-many", kind=kind, most=most)
        if sum(many.values()) > MOST_TILES: self.report(page.name, page.end, "too-many-tiles", most=MOST_TILES)

    def head(self) -> str: return self.words.say("new-head-box")

    def hint(self, table: str, id: str, row: dict[str, Any]) -> str:
        return self.words.say("new-row-box", id=id, note=str(row.get("note", "")) or "none")


CHECKER = SubTerra
