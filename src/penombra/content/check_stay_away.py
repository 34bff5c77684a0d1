"""Checking cards.toml of Stay Away!"""
from __future__ import annotations

from typing import Any, Final

from penombra.content.check import Checker, Page, Supply

FAMILIES: Final = ("contagion", "action", "defence", "obstacle", "panic")
NUMBERS: Final = range(4, 13)
CARD: Final[dict[str, type]] = {"family": str, "numbers": list, "rule": str, "source": str, "status": str,
                                "title": dict, "text": dict}


class StayAway(Checker):
    FILES = ("cards.toml",)

    def pages(self, sources: set[str], rules: set[str], supply: Supply | None) -> None:
        page = self.page("cards.toml")
        if page is None: return
        ours: dict[str, Any] = self.ours.tables["cards"]
        numbers = dict(self.ours.numbers)                # those that cannot be read count as ours
        for id, row in page.rows.items():
            if id not in ours:
                self.report(page.name, page.line(id), "unknown-card", card=id)
                continue
            self.shape(page, id, row, CARD)
            self.one_of(page, id, row, "family", FAMILIES)
            if row.get("family") in FAMILIES and row["family"] != ours[id]["family"]:
                self.report(page.name, page.line(id, "family"), "other-family", card=id, family=ours[id]["family"])
            self.provenance(page, id, row, sources, rules)
            if isinstance(row.get("numbers"), list) and self.copies(page, id, row["numbers"]):
                numbers[id] = row["numbers"]
        for id in ours:
            if id not in page.rows: self.report(page.name, page.end, "missing-card", card=id)
        self.titles([page])
        if supply is not None: self.supplied(page, supply({"cards": {id: {"numbers": n} for id, n in numbers.items()}}))

    def head(self) -> str: return self.words.say("new-head")

    def hint(self, table: str, id: str, row: dict[str, Any]) -> str:
        return self.words.say("new-row", title=self.words.card(id), copies=len(row["numbers"]))

    def copies(self, page: Page, id: str, numbers: list[Any]) -> bool:
        """Are the player numbers of a card's copies possible?"""
        line = page.line(id, "numbers")
        if any(type(n) is not int for n in numbers): self.report(page.name, line, "not-numbers")
        elif id == "the_thing":
            if numbers == [0]: return True
            self.report(page.name, line, "the-thing")
        elif wrong := [n for n in numbers if n not in NUMBERS]:
            self.report(page.name, line, "number", value=", ".join(map(str, wrong)))
        elif id == "infected" and not numbers: self.report(page.name, line, "no-infected")
        else: return True
        return False


CHECKER = StayAway
