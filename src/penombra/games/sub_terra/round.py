"""The round: everybody acts, then Horrors, then a hazard; the marker moves on. And one explorer's turn."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import GAME, TURN, Ask, Step
from penombra.core.line import NOBODY, Ints, Line, Rule, Said, rest, say, seat, verb
from penombra.games.sub_terra.actions import ACTIONS
from penombra.games.sub_terra.ending import over
from penombra.games.sub_terra.explorers import repertoire, surface
from penombra.games.sub_terra.hazards import hazard_phase
from penombra.games.sub_terra.horrors import all_horrors
from penombra.games.sub_terra.skills import exert_test
from penombra.games.sub_terra.state import BOOK, SUBMERGED, Cave
from penombra.games.sub_terra.verbs import END, EXERT


class NewRound(Step[Cave]):
    """Actions, Horrors, a hazard, and the end of the round."""
    def run(self, g: Cave, line: Line) -> None:
        g.round += 1
        if g.events is not None: g.tell("round", {"round": int(g.round), "seat": int(g.marker), "left": int(g.deck)})
        g.push(end_phase.of())
        g.then(turns.of(), all_horrors.of(), hazard_phase.of())


class Turns(Step[Cave]):
    """One after the other in the circle, from the marker. Who can act is looked up turn by turn."""
    def run(self, g: Cave, line: Line) -> None:
        k = rest(line)
        if k == g.seats: return
        me = (g.marker + k) % g.seats
        g.push(self.of(0, 0, k + 1))
        if not g.living(me): return
        if g.awake(me):
            if not (g.house.final_exit and g.on_exit(me)): g.push(begin_turn.of(me))
            return
        g.roped[me] = g.hid[me] = 0                      # a turn that is skipped breaks the row
        if g.events is not None: g.tell("skipped", {"seat": int(me)})
        if g.at[me] == SUBMERGED: g.push(surface.of(me))


class BeginTurn(Step[Cave]):
    """Two action points; a Diver under water only comes up."""
    def run(self, g: Cave, line: Line) -> None:
        me = seat(line)
        g.active, g.points = me, g.house.points
        if g.events is not None: g.tell("turn", {"seat": int(me), "round": int(g.round)})
        g.push(close_turn.of(me))
        g.push(surface.of(me) if g.at[me] == SUBMERGED else act.of(me))


class Act(Ask[Cave]):
    """The next action; or one more point; or that is all."""
    forced_is_public = True
    only_if_it_matters = True
    last_if_idle = True                                  # nobody exerts unasked

    def idle(self, g: Cave, line: Line, options: Ints) -> bool:
        """On the Exit exertion costs nothing, and there may be nothing to do with it."""
        return len(options) == 2 and g.on_exit(seat(line))

    def candidates(self, g: Cave, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=24)
        if g.points and g.at[me] >= 0:                   # a Diver under water is on no tile
            for v in repertoire(g, me):
                if g.house.cost[v] > g.points: continue
                what = ACTIONS[v]
                if what is not None: out = what.options(g, me, out)
        if not g.exerted: out = append(out, say(EXERT))
        return append(out, say(END))

    def on_show(self, g: Cave, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=64)
        if g.at[me] >= 0:
            for v in repertoire(g, me):
                what = ACTIONS[v]
                if what is not None: out = what.shown(g, me, out)
        return append(append(out, say(EXERT)), say(END))

    def objection(self, g: Cave, line: Line, said: Said) -> Rule:
        v = verb(said)
        if v == END: return ""
        if v == EXERT: return "ST-AP-09" if g.exerted else ""
        what = ACTIONS[v]
        assert what is not None
        against = what.objection(g, seat(line), said)
        if against: return against
        return "ST-AP-02" if g.house.cost[v] > g.points else ""

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        me, v = seat(line), verb(said)
        if v == END: return
        g.push(self.of(me))
        if v == EXERT:
            g.exerted = True
            g.points += g.house.gain
            if g.events is not None: g.tell("exerted", {"seat": int(me), "points": int(g.points)})
            return
        g.points -= g.house.cost[v]
        what = ACTIONS[v]
        if what is not None: what.do(g, me, said)


class CloseTurn(Step[Cave]):
    """Whoever exerted tests, unless it could change nothing. What is left of the points is lost."""
    closes: i64 = TURN

    def run(self, g: Cave, line: Line) -> None:
        me = seat(line)
        g.roped[me] = in_a_row(g, g.roped[me], g.tried_rope)
        g.hid[me] = in_a_row(g, g.hid[me], g.tried_hide)
        due = g.exerted and g.awake(me) and not g.on_exit(me)
        g.active, g.ordered, g.points = NOBODY, NOBODY, 0
        g.exerted, g.has_ordered = False, False
        g.tried_rope = g.tried_hide = 0
        if g.events is not None: g.tell("turn_over", {"seat": int(me)})
        if due: g.push(exert_test.of(me))


def in_a_row(g: Cave, before: i64, tried: i64) -> i64:
    """Own turns in a row with such a try; by an option only those that failed count. More than is needed is not kept."""
    if not tried or (g.house.failed_only and tried == 1): return 0
    return min(before + 1, g.house.persistence - 1)


class EndPhase(Step[Cave]):
    """Nobody is hidden any more, and the marker moves on to the next who lives."""
    def run(self, g: Cave, line: Line) -> None:
        g.hidden = 0
        if over(g): return g.leave(GAME)
        g.marker = (g.marker + 1) % g.seats
        while not g.living(g.marker): g.marker = (g.marker + 1) % g.seats
        return g.push(new_round.of())


new_round: Final = NewRound(BOOK)
turns: Final = Turns(BOOK)
begin_turn: Final = BeginTurn(BOOK)
act: Final = Act(BOOK)
close_turn: Final = CloseTurn(BOOK)
end_phase: Final = EndPhase(BOOK)
