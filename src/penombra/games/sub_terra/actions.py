"""What an explorer can do with action points: basic and risky actions, one class each. What each explorer alone can
do is told in explorers.py."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask
from penombra.core.line import Ints, Line, Rule, Said, first, rest, say, seat, verb
from penombra.games.sub_terra.designs import HERE, LEDGE, NONE, SIDES, SQUEEZE
from penombra.games.sub_terra.ending import check
from penombra.games.sub_terra.roles import CLIMBER, DIVER, GEOLOGIST
from penombra.games.sub_terra.skills import hide_test, rope_test, secure, vanish
from penombra.games.sub_terra.state import BOOK, DEBRIS, ROPED, WET, Cave
from penombra.games.sub_terra.tiles import ENTER, enter, placing
from penombra.games.sub_terra.verbs import (DIG, EXPLORE, HEAL, HIDE, MOVE, REVEAL, ROPE, RUN, SQUEEZE_IN, STEP, STOP,
                                            SWIM, VERBS)


class Action:
    """Something to do for action points. Its options are named in the order of the table of actions."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb
        ACTIONS[verb] = self

    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        """Add what could be tried; what is out of the question need not be named here."""
        raise AssertionError

    def shown(self, g: Cave, me: i64, out: Ints) -> Ints:
        """Add all that a person is shown, with the rule against it."""
        return self.options(g, me, out)

    def objection(self, g: Cave, me: i64, said: Said) -> Rule: raise AssertionError
    def do(self, g: Cave, me: i64, said: Said) -> None: raise AssertionError


ACTIONS: Final[list[Action | None]] = [None for _ in VERBS.verbs]     # by verb; no action: ending a turn, and the like


class OnSide(Action):
    """Done on one of the four sides of one's own tile."""
    def shown(self, g: Cave, me: i64, out: Ints) -> Ints:
        for side in range(SIDES): out = append(out, say(self.verb, side))
        return out


# --- Placing tiles ----------------------------------------------------------------------------------

class Reveal(OnSide):
    """Lay a new tile beside your own, and stay."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        t = g.at[me]
        for side in range(SIDES):
            if g.end_at(t, side): out = append(out, say(self.verb, side))
        return out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        t, side = g.at[me], first(said)
        if g.beside(t, side) != NONE: return "ST-R-19"
        if not g.open(t) >> side & 1: return "ST-ACT-01"
        if g.barred(t, side): return "ST-TILE-22"
        if g.left() or (g.role[me] == GEOLOGIST and g.aside != NONE): return ""
        return "ST-R-24"

    def do(self, g: Cave, me: i64, said: Said) -> None:
        g.push(placing.of(me, first(said), ENTER if self.verb == EXPLORE else 0))


class Explore(Reveal):
    """The same, and go there at once, whatever it is."""


# --- Moving -----------------------------------------------------------------------------------------

def no_way(g: Cave, me: i64, side: i64) -> Rule:
    """Against any step to that side, whatever lies there."""
    t = g.at[me]
    if g.beside(t, side) == NONE: return "ST-ACT-04"
    if not g.linked(t, side): return "ST-TILE-01"
    if g.barred(t, side): return "ST-TILE-22" if g.kind(t) == LEDGE else "ST-TILE-24"
    return "ST-R-28" if g.cliff(t, side) else ""


def no_move(g: Cave, me: i64, side: i64) -> Rule:
    """Against walking there: flooded, a squeeze, or blocked; not for all explorers alike."""
    against = no_way(g, me, side)
    if against: return against
    to = g.beside(g.at[me], side)
    if g.marked(to, WET) and g.role[me] != DIVER: return "ST-RISK-03"
    if g.role[me] == CLIMBER: return ""
    if g.kind(to) == SQUEEZE: return "ST-TILE-18"
    return "ST-TILE-15" if g.marked(to, DEBRIS) else ""


class Move(OnSide):
    """One step to a connected tile."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        links = g.links(g.at[me])
        for side in range(SIDES):
            if links >> side & 1: out = append(out, say(self.verb, side))
        return out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule: return no_move(g, me, first(said))
    def do(self, g: Cave, me: i64, said: Said) -> None: walk(g, me, first(said))


def walk(g: Cave, me: i64, side: i64) -> None: g.push(enter.of(me, g.beside(g.at[me], side), side))


class Run(Move):
    """Up to so many moves, one after the other."""
    def steps(self, g: Cave) -> i64: return g.house.steps

    def do(self, g: Cave, me: i64, said: Said) -> None:
        g.push(running.of(me, 0, self.steps(g) - 1))
        walk(g, me, first(said))


class Running(Ask[Cave]):
    """Another step, or stop here."""
    forced_is_public = True

    def candidates(self, g: Cave, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=SIDES + 1)
        if rest(line):
            links = g.links(g.at[seat(line)])
            for side in range(SIDES):
                if links >> side & 1: out = append(out, say(STEP, side))
        return append(out, say(STOP))

    def on_show(self, g: Cave, line: Line) -> Ints:
        return append(vec[i64]([say(STEP, side) for side in range(SIDES)]), say(STOP))

    def objection(self, g: Cave, line: Line, said: Said) -> Rule:
        if verb(said) == STOP: return ""
        return no_move(g, seat(line), first(said))

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        if verb(said) == STOP: return None
        g.push(self.of(seat(line), 0, rest(line) - 1))
        return walk(g, seat(line), first(said))


class Swim(Move):
    """One step onto a flooded tile."""
    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        against = no_way(g, me, first(said))
        if against: return against
        return "" if g.marked(g.beside(g.at[me], first(said)), WET) else "ST-RISK-01"


class SqueezeThrough(Move):
    """One step onto a Squeeze."""
    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        against = no_way(g, me, first(said))
        if against: return against
        return "" if g.kind(g.beside(g.at[me], first(said))) == SQUEEZE else "ST-RISK-04"


# --- Helping, digging, ropes, hiding ------------------------------------------------------------------

class Heal(Action):
    """Yourself or somebody on your tile recovers."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        for s in range(g.seats):
            if g.at[s] == g.at[me]: out = append(out, say(self.verb, s))
        return out

    def shown(self, g: Cave, me: i64, out: Ints) -> Ints:
        for s in range(g.seats): out = append(out, say(self.verb, s))
        return out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        you = first(said)
        if g.at[you] != g.at[me]: return "ST-ACT-12"
        return "" if g.health[you] < g.house.health[g.role[you]] else "ST-HP-06"

    def amount(self, g: Cave) -> i64: return g.house.heals

    def do(self, g: Cave, me: i64, said: Said) -> None:
        g.recover(first(said), self.amount(g), me)
        check(g)


class Dig(Action):
    """Debris goes from your own tile, or from a connected one beside it."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        for spot in range(HERE + 1):
            t = g.at[me] if spot == HERE else g.beside(g.at[me], spot)
            if t != NONE and g.marked(t, DEBRIS): out = append(out, say(self.verb, spot))
        return out

    def shown(self, g: Cave, me: i64, out: Ints) -> Ints:
        for spot in range(HERE + 1): out = append(out, say(self.verb, spot))
        return out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        spot = first(said)
        t = g.at[me] if spot == HERE else g.beside(g.at[me], spot)
        if t == NONE or not g.marked(t, DEBRIS): return "ST-R-17"
        return self.out_of_reach(g, me, spot)

    def out_of_reach(self, g: Cave, me: i64, spot: i64) -> Rule:
        return "" if spot == HERE or g.linked(g.at[me], spot) else "ST-RISK-06"

    def do(self, g: Cave, me: i64, said: Said) -> None:
        t = g.at[me] if first(said) == HERE else g.beside(g.at[me], first(said))
        g.unmark(t, DEBRIS)
        if g.events is not None: g.tell("cleared", {"seat": int(me), **g.face(t)})


class Rope(Action):
    """A rope for the Ledge or Slide you stand on, if a test succeeds; the third turn in a row it always does."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints: return append(out, say(self.verb))

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        against = no_rope(g, me)
        return "ST-R-16" if not against and g.tried_rope and me == g.active else against

    def do(self, g: Cave, me: i64, said: Said) -> None:
        if g.roped[me] < g.house.persistence - 1: return g.push(rope_test.of(me))
        if me == g.active: g.tried_rope = 1
        return secure(g, me)


def no_rope(g: Cave, me: i64) -> Rule:
    t = g.at[me]
    kind = g.kind(t)
    if kind < LEDGE or kind > LEDGE + 1: return "ST-RISK-08"
    return "ST-R-17" if g.marked(t, ROPED) else ""


class Hide(Action):
    """Nobody's victim for this round, if a test succeeds; the third turn in a row it always does."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints: return append(out, say(self.verb))
    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        return "ST-R-16" if g.tried_hide and me == g.active else ""

    def do(self, g: Cave, me: i64, said: Said) -> None:
        if g.hid[me] < g.house.persistence - 1: return g.push(hide_test.of(me))
        if me == g.active: g.tried_hide = 1
        return vanish(g, me)


reveal: Final = Reveal(REVEAL)
explore: Final = Explore(EXPLORE)
move: Final = Move(MOVE)
run: Final = Run(RUN)
running: Final = Running(BOOK)
heal: Final = Heal(HEAL)
swim: Final = Swim(SWIM)
squeeze: Final = SqueezeThrough(SQUEEZE_IN)
dig: Final = Dig(DIG)
rope: Final = Rope(ROPE)
hide: Final = Hide(HIDE)
