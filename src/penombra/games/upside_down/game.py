"""Upside Down as the engine meets it. Each pack of content has names of its own, and so a game of its own."""
from __future__ import annotations

from typing import Any, Final

from penombra.content import Pack, load
from penombra.core.agenda import State
from penombra.core.errors import BadSetup
from penombra.core.event import Event
from penombra.core.game import Game
from penombra.core.line import Said, verb
from penombra.core.position import Laid
from penombra.core.seen import Memory
from penombra.games.upside_down.house import house_of
from penombra.games.upside_down.information import known_rows, remembered
from penombra.games.upside_down.knowledge import Known
from penombra.games.upside_down.position import read, write
from penombra.games.upside_down.scenario import fact, scripted
from penombra.games.upside_down.setup import FEWEST, MOST, check_supply, lay_table, resolve
from penombra.games.upside_down.state import ENDINGS, RUNNING, TERRIFIED, Town
from penombra.games.upside_down.verbs import DONE, PASS, SKIP, SPEND, STOP, Books
from penombra.games.upside_down.worlds import Worlds

class UpsideDown(Game):
    name = "upside_down"
    take_backs = True

    def __init__(self, tables: dict[str, Any], mark: str) -> None:
        self.books = Books(tables, mark)
        self.verbs = self.books.verbs
        self.chance = self.books.chance

    def of(self, pack: Any) -> Game: return made(pack)
    def seats(self) -> range: return range(FEWEST, MOST + 1)

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        if type(seats) is not int or seats not in self.seats():
            raise BadSetup("seats", f"{FEWEST} to {MOST} play, not {seats!r}", "UD-BOARD-01")
        used = resolve(options, seats, self.books.names.characters)
        house = house_of(used, seats, self.books)
        check_supply(house, seats)
        return lay_table(seats, house), used

    def trials(self) -> list[dict[str, Any]]: return [{"season": 1}, {"season": 2}]

    def used(self, g: State, options: dict[str, Any]) -> dict[str, Any]:
        """The Characters and the one who began, once chance has said."""
        assert isinstance(g, Town)
        found = dict(options)
        if found["characters"] is None and g.opened(): found["characters"] = [g.house.names.characters[r] for r in g.role]
        if found["first"] is None and g.opener >= 0: found["first_player"], found["first"] = "host", int(g.opener)
        return found

    def memory(self, g: State, seat: int | None) -> Memory:
        assert isinstance(g, Town)
        return Known(g.house.names.faces)

    def recall(self, memory: Memory, event: Event, seat: int | None) -> None:
        assert isinstance(memory, Known)
        memory.recall(event.seen_by(seat, 0))

    def remembered(self, g: State, memory: Memory, seat: int | None) -> dict[str, Any]:
        assert isinstance(g, Town)
        return remembered(g, memory)

    def knows(self, g: State, memory: Memory, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(g, Town)
        return known_rows(g, memory)

    def outcome(self, g: State) -> tuple[str, str]:
        assert isinstance(g, Town)
        grade = "unfinished" if g.ended == RUNNING else "victory" if g.ended < TERRIFIED else "defeat"
        return grade, ENDINGS[g.ended]

    def harmless(self, g: State, seat: int, asked: list[int], standing: list[int]) -> list[int]:
        """An absent Character spends nothing, stays, and does nothing that is not due."""
        for wanted in (SPEND, STOP, PASS, SKIP, DONE):
            found = [said for said in asked if verb(said) == wanted]
            if found: return found[:1]
        return asked

    def sampler(self, seat: int, view: dict[str, Any], options: dict[str, Any], pack: Any) -> Worlds:
        seats = int(view["seats"])
        return Worlds(view, house_of(resolve(options, seats, self.books.names.characters), seats, self.books), self.books)

    def imagine(self, seat: int, view: dict[str, Any], options: dict[str, Any], seed: int, pack: Any
                ) -> tuple[State, list[Memory]]:
        worlds = self.sampler(seat, view, options, pack)
        g = worlds.world(seed)
        return g, worlds.memories(g)

    # Text.
    def write(self, g: State, options: dict[str, Any], memories: list[Memory]) -> list[str]:
        assert isinstance(g, Town)
        return write(g, options, memories)

    def read(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid: return read(lines, self.books, scenario)

    def scripted(self, g: State, order: list[int]) -> Said:
        assert isinstance(g, Town)
        return scripted(g, order)

    def fact(self, g: State, words: list[str]) -> str:
        assert isinstance(g, Town)
        return fact(g, words)


PACKS: Final[dict[str, UpsideDown]] = {}


def made(pack: Any) -> UpsideDown:
    """The game with this content; content that is only tried out has no hash."""
    if not isinstance(pack, Pack): return UpsideDown(pack.tables, "/trial")
    if pack.hash not in PACKS:
        PACKS[pack.hash] = UpsideDown(pack.tables, f"/{pack.hash}" if PACKS else "")
    return PACKS[pack.hash]


GAME: Final = made(load("upside_down"))
