"""Tables for tests, in the words of scenarios: who holds what, what is said, what is then seen."""
from __future__ import annotations

from typing import Any

import penombra
from penombra import find, load
from penombra.core.match import Match
from penombra.core.scenario import Scenario


class Table:
    """A position and what happens to it. `say` takes script lines parted by semicolons, as scenarios write them."""

    def __init__(self, lines: str, game: str) -> None:
        head = "\n".join(row.strip() for row in lines.replace(";", "\n").splitlines())
        text = f"penombra scenario 1\ngame {game}\n{head}\nscript\nexpect running\n"
        self.scenario = Scenario(find(game), text, load(game))
        self.m: Match = self.scenario.match

    def say(self, script: str) -> Table:
        """'0 give whisky; 1 refuse missed; chance turn_up axe'"""
        for line in script.split(";"):
            if line.strip(): self.scenario.step(0, line.split())
        self.scenario.chance()
        return self

    def see(self, *facts: str) -> Table:
        """Facts as after `expect`: 'hand 0 has axe', 'role 2 infected', 'event exchanged seat=0', 'over SA-END-01'."""
        self.scenario.chance()
        for fact in facts:
            problem = self.scenario.expect(fact.split())
            assert not problem, f"{fact}: {problem}"
        return self

    def refused(self, said: str, rule: str) -> Table:
        """'0 give infected' is refused by this rule, and changes nothing."""
        self.scenario.chance()
        seat, words = said.split(maxsplit=1)
        m, before = self.m, (self.m.hash(), self.m.journal(), self.m.events(None), self.m.waiting)
        try: m.answer(int(seat), m.read(int(seat), words))
        except penombra.Refused as no: assert no.rule == rule, f"{said} is refused by {no.rule}, not {rule}"
        else: raise AssertionError(f"{said} is allowed")
        assert before == (m.hash(), m.journal(), m.events(None), m.waiting)
        return self

    def can(self, *said: str) -> Table: return self._may(said, True)
    def cannot(self, *said: str) -> Table: return self._may(said, False)

    def _may(self, said: tuple[str, ...], wanted: bool) -> Table:
        self.scenario.chance()
        for row in said:
            seat, words = row.split(maxsplit=1)
            against = self.m.why_not(int(seat), self.m.read(int(seat), words))
            assert (not against) == wanted, f"{row}: {against or 'allowed'}"
        return self

    def turns(self, many: int) -> Table:
        """So many turns end in which everybody does the harmless thing; what lies on a stacked deck is drawn."""
        done = sum(e["kind"] == "turn_over" for e in self.m.events(None)) + many
        while sum(e["kind"] == "turn_over" for e in self.m.events(None)) < done:
            self.scenario.chance()
            seat = min(self.m.waiting)
            said = [o for o in self.m.harmless(seat) if o.verb != "declare"] or self.m.options(seat)
            self.m.answer(seat, said[0])
        return self

    def options(self, seat: int) -> list[str]:
        self.scenario.chance()
        return [str(o) for o in self.m.options(seat)]

    def event(self, kind: str, seat: int | None = None) -> dict[str, Any]:
        """The last event of a kind, as a seat saw it."""
        return [e for e in self.m.events(seat) if e["kind"] == kind][-1]


def table(lines: str) -> Table:
    """Stay Away!"""
    return Table(lines, "stay_away")


def cave(lines: str) -> Table:
    """Sub Terra."""
    return Table(lines, "sub_terra")


def town(lines: str) -> Table:
    """Upside Down."""
    return Table(lines, "upside_down")
