"""What one explorer can do and nobody else: special actions. What they are spared is told where it would strike."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import ACTION, Ask, Step
from penombra.core.line import NOBODY, Ints, Line, Rule, Said, first, say, seat, verb
from penombra.games.sub_terra.actions import ACTIONS, Action, Dig, Heal, OnSide, Run, no_rope
from penombra.games.sub_terra.designs import HERE, NONE, WATER
from penombra.games.sub_terra.ending import check
from penombra.games.sub_terra.hazards import collapse
from penombra.games.sub_terra.horrors import take_away
from penombra.games.sub_terra.roles import (BODYGUARD, CLIMBER, DIVER, ENGINEER, GEOLOGIST, LEADER, MEDIC, ROLES)
from penombra.games.sub_terra.skills import secure
from penombra.games.sub_terra.state import BOOK, SUBMERGED, Cave
from penombra.games.sub_terra.verbs import (ASSAULT, BANDAGE, CARABINER, DASH, DECLINE, DEMOLISH, DIG, DIVE, EXCAVATE,
                                            EXPLORE, HEAL, HIDE, MOVE, ORDER, REVEAL, ROPE, RUN, SQUEEZE_IN, SURFACE,
                                            SWIM)


class Dive(Action):
    """The Diver leaves the cave by a Water tile, and comes up in the next turn."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints: return append(out, say(DIVE))
    def objection(self, g: Cave, me: i64, said: Said) -> Rule: return "" if g.kind(g.at[me]) == WATER else "ST-CHAR-02"

    def do(self, g: Cave, me: i64, said: Said) -> None:
        was, g.at[me] = g.at[me], SUBMERGED
        if g.events is not None: g.tell("dived", {"seat": int(me), "at": g.spot(was)})
        check(g)


class Surface(Ask[Cave]):
    """On any Water tile, the n-th as they were laid; a Diver who fainted is washed up there."""
    forced_is_public = True
    def candidates(self, g: Cave, line: Line) -> Ints: return vec[i64]([say(SURFACE, n) for n in range(g.many(WATER))])

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        me = seat(line)
        g.at[me] = g.numbered(WATER, first(said))
        if g.events is not None: g.tell("surfaced", {"seat": int(me), "at": g.spot(g.at[me])})
        check(g)


class Excavate(Dig):
    """The Geologist digs through walls."""
    def out_of_reach(self, g: Cave, me: i64, spot: i64) -> Rule:
        return "ST-R-73" if g.house.connected and spot != HERE and not g.linked(g.at[me], spot) else ""


class Demolish(OnSide):
    """The Engineer opens a wall of the own tile; then the roof may come down."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints: return self.shown(g, me, out)

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        t, side = g.at[me], first(said)
        if not g.explosives: return "ST-COMP-07"
        shut = not g.open(t) >> side & 1
        if g.beside(t, side) != NONE: shut = not g.linked(t, side)
        return "" if shut else "ST-R-74"

    def do(self, g: Cave, me: i64, said: Said) -> None:
        t, side = g.at[me], first(said)
        g.explosives -= 1
        g.blast(t, side)
        if g.events is not None: g.tell("blasted", {"seat": int(me), "side": "NESW"[side], **g.face(t)})
        g.push(collapse.of(me))


class Carabiner(Action):
    """The Climber needs no test for a rope."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints: return append(out, say(CARABINER))
    def objection(self, g: Cave, me: i64, said: Said) -> Rule: return no_rope(g, me)
    def do(self, g: Cave, me: i64, said: Said) -> None: secure(g, me)


class Bandage(Heal):
    """The Medic helps somebody else."""
    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        if first(said) == me: return "ST-R-77"
        against = super().objection(g, me, said)
        return "ST-CHAR-21" if against == "ST-ACT-12" else against

    def amount(self, g: Cave) -> i64: return g.house.bandages


class Dash(Run):
    """The Medic runs a shorter way for less."""
    def steps(self, g: Cave) -> i64: return g.house.dash


class Assault(OnSide):
    """The Bodyguard drives a Horror away from a tile beside: of two there, the one that came first."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        return self.shown(g, me, out) if g.horrors else out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        t = g.beside(g.at[me], first(said))
        if t == NONE or not g.horrors_on(t): return "ST-CHAR-23"
        return "ST-R-73" if g.house.connected and not g.linked(g.at[me], first(said)) else ""

    def do(self, g: Cave, me: i64, said: Said) -> None:
        t, k = g.beside(g.at[me], first(said)), 0
        while g.horror[k] != t: k += 1
        if g.events is not None:
            g.tell("horror_left", {"horror": k, "at": g.spot(t), "why": "assault", "seat": int(me)})
        take_away(g, k)


# --- Orders -------------------------------------------------------------------------------------------

class Order(Action):
    """Somebody else does something that costs one point, at once and for nothing."""
    def options(self, g: Cave, me: i64, out: Ints) -> Ints:
        if g.has_ordered: return out
        return self.shown(g, me, out)

    def shown(self, g: Cave, me: i64, out: Ints) -> Ints:
        for s in range(g.seats): out = append(out, say(ORDER, s))
        return out

    def objection(self, g: Cave, me: i64, said: Said) -> Rule:
        you = first(said)
        if g.has_ordered: return "ST-CHAR-28"
        if you == me: return "ST-CHAR-27"
        if g.at[you] < 0: return "ST-R-79"
        if not g.awake(you): return "ST-HP-02"
        if g.house.final_exit and g.on_exit(you): return "ST-R-82"
        return "" if has_something_to_do(g, you) else "ST-R-17"

    def do(self, g: Cave, me: i64, said: Said) -> None:
        g.has_ordered = True
        g.ordered = first(said)
        if g.events is not None: g.tell("ordered", {"seat": int(me), "other": int(first(said))})
        g.then(obey.of(first(said)), order_over.of())


def has_something_to_do(g: Cave, s: i64) -> bool:
    for v in repertoire(g, s):
        if g.house.cost[v] != 1: continue
        act = ACTIONS[v]
        assert act is not None
        for said in act.options(g, s, vec[i64](capacity=8)):
            if not act.objection(g, s, said): return True
    return False


class Obey(Ask[Cave]):
    """One action that costs one point, or nothing."""
    def candidates(self, g: Cave, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=24)
        for v in repertoire(g, me):
            act = ACTIONS[v]
            if act is not None and g.house.cost[v] == 1: out = act.options(g, me, out)
        return append(out, say(DECLINE))

    def on_show(self, g: Cave, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=64)
        for v in repertoire(g, me):
            act = ACTIONS[v]
            if act is not None: out = act.shown(g, me, out)
        return append(out, say(DECLINE))

    def objection(self, g: Cave, line: Line, said: Said) -> Rule:
        v = verb(said)
        if v == DECLINE: return ""
        if g.house.cost[v] != 1: return "ST-R-79"
        act = ACTIONS[v]
        assert act is not None
        return act.objection(g, seat(line), said)

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        me = seat(line)
        if verb(said) == DECLINE:
            if g.events is not None: g.tell("declined", {"seat": int(me)})
            return
        act = ACTIONS[verb(said)]
        if act is not None: act.do(g, me, said)


class OrderOver(Step[Cave]):
    """The leader goes on."""
    closes: i64 = ACTION
    def run(self, g: Cave, line: Line) -> None: g.ordered = NOBODY


# --- Who can do what ----------------------------------------------------------------------------------

COMMON: Final = [REVEAL, EXPLORE, MOVE, RUN, HEAL, SWIM, SQUEEZE_IN, DIG, ROPE, HIDE]
SPECIAL: Final = {DIVER: [DIVE], GEOLOGIST: [EXCAVATE], ENGINEER: [DEMOLISH], CLIMBER: [CARABINER],
                                        MEDIC: [BANDAGE, DASH], BODYGUARD: [ASSAULT], LEADER: [ORDER]}
REPERTOIRE: Final = [vec[i64](COMMON + SPECIAL.get(rank, [])) for rank in range(ROLES + 1)]     # verbs, ascending


def repertoire(g: Cave, s: i64) -> Ints: return REPERTOIRE[g.role[s]]


dive: Final = Dive(DIVE)
surface: Final = Surface(BOOK)
excavate: Final = Excavate(EXCAVATE)
demolish: Final = Demolish(DEMOLISH)
carabiner: Final = Carabiner(CARABINER)
bandage: Final = Bandage(BANDAGE)
dash: Final = Dash(DASH)
assault: Final = Assault(ASSAULT)
order: Final = Order(ORDER)
obey: Final = Obey(BOOK)
order_over: Final = OrderOver(BOOK)
