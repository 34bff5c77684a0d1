"""Obstacles stay on the table: Quarantine with a player, a Barred door in a gap."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.line import Ints, Line, Rule, Said, other, say, seat, second
from penombra.games.stay_away.actions import OnSeat, way_of
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.kinds import BARRED_DOOR, LEFT, QUARANTINE, RIGHT
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import PLAY_SIDE


class Quarantine(OnSeat):
    """Three turns apart from everybody; for a neighbour or oneself. Two turns, and neighbours only, when revised."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        you = second(said)
        if you == me and g.house.revised: return "SA-REV-01"
        if you != me:
            if not g.adjacent(me, you): return "SA-QUA-01"
            if g.door(me, you): return "SA-DOOR-02"
        return "SA-QUA-15" if g.confined(you) else ""

    def play(self, g: Table, me: i64, said: Said) -> None: g.push(self.of(me, second(said)))

    def run(self, g: Table, line: Line) -> None:
        you = other(line)
        g.quarantine[you] = 2 if g.house.revised else 3
        g.laid = you
        if g.events is not None: g.tell("quarantined", {"seat": int(you), "turns": int(g.quarantine[you])})


class BarredDoor(Card):
    """A door between you and a neighbour."""
    def plays(self, g: Table, me: i64) -> Ints:
        return vec[i64]([say(PLAY_SIDE, BARRED_DOOR, LEFT), say(PLAY_SIDE, BARRED_DOOR, RIGHT)])

    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        return "SA-DOOR-08" if g.door(me, g.beside(me, way_of(second(said)))) else ""

    def play(self, g: Table, me: i64, said: Said) -> None: g.push(self.of(me, second(said)))

    def run(self, g: Table, line: Line) -> None:
        me, way = seat(line), way_of(other(line))
        you = g.beside(me, way)
        g.doors[g.chair[me] if way > 0 else g.chair[you]] += 1
        if g.events is not None: g.tell("barred", {"seat": int(me), "other": int(you)})


quarantine: Final = Quarantine(BOOK, QUARANTINE)
barred_door: Final = BarredDoor(BOOK, BARRED_DOOR)
