"""Sub Terra as the engine meets it."""
from __future__ import annotations

from typing import Any

from penombra.core.agenda import State
from penombra.core.errors import BadSetup
from penombra.core.game import Game
from penombra.core.line import Said, verb
from penombra.core.position import Laid
from penombra.core.seen import Memory
from penombra.games.sub_terra.information import Caves, known_rows
from penombra.games.sub_terra.position import read, write
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.sub_terra.scenario import fact, scripted
from penombra.games.sub_terra.setup import CHOICES, FEWEST, MOST, check_supply, house_of, lay_out, resolve
from penombra.games.sub_terra.state import ENDINGS, RUNNING, Cave
from penombra.games.sub_terra.verbs import CHANCE_VERBS, DECLINE, END, HEAL, RECON, STOP, VERBS


class SubTerra(Game):
    name = "sub_terra"
    take_backs = True

    def __init__(self) -> None:
        self.verbs = VERBS
        self.chance = CHANCE_VERBS

    def seats(self) -> range: return range(FEWEST, MOST + 1)

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        if type(seats) is not int or seats not in self.seats():
            raise BadSetup("seats", f"{FEWEST} to {MOST} explorers go down, not {seats!r}", "ST-SETUP-05")
        used = resolve(options, seats)
        house = house_of(used, seats, pack.tables)
        check_supply(used, house)
        return lay_out(seats, house), used

    def trials(self) -> list[dict[str, Any]]: return [{"difficulty": level} for level in CHOICES["difficulty"]]

    def used(self, g: State, options: dict[str, Any]) -> dict[str, Any]:
        """The explorers and the one who began, once chance has said."""
        assert isinstance(g, Cave)
        found = dict(options)
        if found["explorers"] is None and g.role[g.seats - 1]: found["explorers"] = [ROLE_NAMES[r] for r in g.role]
        if found["first"] is None and g.opener >= 0: found["first"] = int(g.opener)
        return found

    def sampler(self, seat: int, view: dict[str, Any], options: dict[str, Any], pack: Any) -> Caves:
        seats = int(view["seats"])
        return Caves(view, house_of(resolve(options, seats), seats, pack.tables))

    def imagine(self, seat: int, view: dict[str, Any], options: dict[str, Any], seed: int, pack: Any
                ) -> tuple[State, list[Memory]]:
        worlds = self.sampler(seat, view, options, pack)
        return worlds.base, [Memory() for _ in range(worlds.n + 1)]

    def knows(self, g: State, memory: Memory, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(g, Cave)
        return known_rows(g)

    def outcome(self, g: State) -> tuple[str, str]:
        assert isinstance(g, Cave)
        return "unfinished" if g.ended == RUNNING else g.grade(), ENDINGS[g.ended]

    def harmless(self, g: State, seat: int, asked: list[int], standing: list[int]) -> list[int]:
        """An absent explorer heals who is near, and otherwise stays; what has to be chosen is chosen anyhow."""
        for wanted in (HEAL, END, DECLINE, STOP):
            found = [said for said in asked if verb(said) == wanted]
            if found: return found
        return [said for said in asked if verb(said) != RECON] or asked

    # Text.
    def write(self, g: State, options: dict[str, Any], memories: list[Memory]) -> list[str]:
        assert isinstance(g, Cave)
        return write(g, options)

    def read(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid: return read(lines, pack, scenario)

    def scripted(self, g: State, order: list[int]) -> Said:
        assert isinstance(g, Cave)
        return scripted(g, order)

    def fact(self, g: State, words: list[str]) -> str:
        assert isinstance(g, Cave)
        return fact(g, words)


GAME = SubTerra()
