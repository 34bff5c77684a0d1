"""Skill tests: one die, 4 or more succeeds; and what exertion costs."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.agenda import Luck
from penombra.core.line import Ints, Line, Said, first, say, seat
from penombra.core.luck import Lots
from penombra.games.sub_terra.ending import check
from penombra.games.sub_terra.roles import LEADER
from penombra.games.sub_terra.state import BOOK, ROPED, Cave
from penombra.games.sub_terra.verbs import ROLL

FACES: Final = 6


class Die(Luck[Cave]):
    """One roll of the die."""
    def candidates(self, g: Cave, line: Line) -> Ints: return vec[i64]([say(ROLL, n + 1) for n in range(FACES)])
    def lot(self, g: Cave, line: Line, lots: Lots) -> Said: return say(ROLL, lots.below(g.chances, FACES) + 1)


class Test(Die):
    """Rolled by one explorer; a conscious Leader adds one."""

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        me, die = seat(line), first(said)
        bonus = g.house.bonus if g.role[me] == LEADER and g.awake(me) else 0
        success = die + bonus >= g.house.success
        if g.events is not None:
            g.tell("rolled", {"seat": int(me), "die": int(die), "bonus": int(bonus), "success": success, "why": self.name})
        self.after(g, line, success)

    def after(self, g: Cave, line: Line, success: bool) -> None: raise AssertionError


class ExertTest(Test):
    """At the end of a turn with exertion."""
    def after(self, g: Cave, line: Line, success: bool) -> None:
        if not success: g.lose(seat(line), g.house.exert_loss, "exert")
        check(g)


class RoughTest(Test):
    """On every entry of rough terrain."""
    def after(self, g: Cave, line: Line, success: bool) -> None:
        if not success: g.lose(seat(line), g.house.rough_loss, "rough")
        check(g)


class RopeTest(Test):
    """A rope is secured, or not."""
    def after(self, g: Cave, line: Line, success: bool) -> None:
        if seat(line) == g.active: g.tried_rope = 1 if success else 2
        if success: secure(g, seat(line))


class HideTest(Test):
    """Hidden until the end of the round, or not."""
    def after(self, g: Cave, line: Line, success: bool) -> None:
        if seat(line) == g.active: g.tried_hide = 1 if success else 2
        if success: vanish(g, seat(line))


class FailedTogether(Test):
    """One of several tests whose consequences come all at once."""
    def after(self, g: Cave, line: Line, success: bool) -> None:
        if not success: g.failed |= 1 << seat(line)


def secure(g: Cave, me: i64) -> None:
    """A rope on the tile, for everybody and for good."""
    t = g.at[me]
    g.mark(t, ROPED)
    if g.events is not None: g.tell("roped", {"seat": int(me), **g.face(t)})


def vanish(g: Cave, me: i64) -> None:
    g.hidden |= 1 << me
    if g.events is not None: g.tell("hid", {"seat": int(me)})


exert_test: Final = ExertTest(BOOK)
rough_test: Final = RoughTest(BOOK)
rope_test: Final = RopeTest(BOOK)
hide_test: Final = HideTest(BOOK)
tremor_test: Final = FailedTogether(BOOK, "tremor_test")
doom_test: Final = FailedTogether(BOOK, "doom_test")
