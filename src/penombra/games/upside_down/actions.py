"""The ten actions: where each is offered, what it is aimed at, and what it does."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.line import Rule, bit, has, how_many
from penombra.games.upside_down.allies import draw_items, recruit
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.effects import use_power
from penombra.games.upside_down.foes import FOES
from penombra.games.upside_down.state import Town
from penombra.games.upside_down.tokens import hidden_tops, reveal, which_top
from penombra.games.upside_down.verbs import (CALM_DOWN, CLOSE_GATE, DEMODOG, FIGHT, GATHER_INFO, GET_ITEM,
                                              HELP_ELEVEN, INVESTIGATE_LAB, RECRUIT_ALLY, REMOVE_VINES, RESCUE_WILL)


class Deed:
    """One kind of action. Those of a Location need one that offers them, and no Foe beside."""
    contested: bool = False

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        DEEDS.append(self)
        if len(DEEDS) != number + 1: raise AssertionError("actions are made in the order of their numbers")

    def objection(self, g: Town, me: i64) -> Rule:
        if g.foes_at(g.at[me]): return "UD-PERF-03"
        if not self.offered(g, me): return "UD-PERF-01"
        return "" if g.held[me] else "UD-PERF-07"

    def offered(self, g: Town, me: i64) -> bool: return has(g.house.offered[g.at[me]], self.number)

    def aims(self, g: Town, me: i64) -> i64:
        """The slots with stacks it may be aimed at, as a set."""
        return 0

    def do(self, g: Town, me: i64) -> None:
        """What it does, with its action value; a contested one once it has succeeded."""


DEEDS: Final[list[Deed]] = []                            # by number


# --- Uncontested ----------------------------------------------------------------------------------------

class CalmDown(Deed):
    """Lose as much Fear as the action value."""
    def do(self, g: Town, me: i64) -> None: g.calm(me, g.value)


class GetItem(Deed):
    """Draw as many Items, and keep one."""
    def do(self, g: Town, me: i64) -> None: draw_items(g, me, g.value)


class GatherInfo(Deed):
    """Turn up the tops of as many stacks, anywhere."""
    def aims(self, g: Town, me: i64) -> i64: return hidden_tops(g)

    def do(self, g: Town, me: i64) -> None:
        tops = hidden_tops(g)
        if how_many(tops) <= g.value: return reveal(g, tops)
        return g.push(which_top.of(me, 0, g.value)) if g.value > 0 else None


# --- Contested ------------------------------------------------------------------------------------------

class Contested(Deed):
    """Aimed at a stack of its group in the same Location."""
    contested = True
    nothing: str = "UD-STK-01"                           # the rule against it where there is no stack

    def objection(self, g: Town, me: i64) -> Rule:
        against = super().objection(g, me)
        if against: return against
        return "" if self.aims(g, me) else self.nothing

    def offered(self, g: Town, me: i64) -> bool: return super().offered(g, me) or from_afar(g, me, self.number) != NONE

    def aims(self, g: Town, me: i64) -> i64:
        """In the same Location; who can do it from afar may choose any of a group."""
        out: i64 = 0
        afar = from_afar(g, me, self.number)
        group = g.house.aim[self.number] if afar == NONE else afar
        if group == NONE: return 0
        for k in g.house.of_group[group]:
            if g.stacks.size[k] and (afar != NONE or g.house.where[k] == g.at[me]): out |= bit(k)
        return out

    def more(self, g: Town) -> i64:
        """What is to be beaten besides the tokens."""
        return 0


class RecruitAlly(Contested):
    """The Ally who waits here comes along, and another one waits."""
    nothing = "UD-RECR-05"
    def do(self, g: Town, me: i64) -> None: recruit(g, me, g.target)


class HelpEleven(Contested):
    """One of her Powers takes effect, and is spent."""
    nothing = "UD-POW-04"
    def do(self, g: Town, me: i64) -> None: use_power(g, me, g.target)


class InvestigateLab(Contested):
    """An empty slot of the Laboratory lets everybody ignore danger, see turn.py."""


class RescueWill(Contested):
    """The stack has gone: that is all."""


class RemoveVines(Contested):
    """The same."""


class CloseGate(Contested):
    """Only once Will is saved. Vines and Demodogs make it harder."""

    def objection(self, g: Town, me: i64) -> Rule:
        against = super().objection(g, me)
        if against and against != self.nothing: return against
        goals = g.house.goals
        for k in range(g.met, len(goals)):
            if goals[k] == g.house.aim[self.number] and k > g.met: return "UD-R-77"
        return against

    def more(self, g: Town) -> i64: return g.tokens_in(g.house.vines_group) + g.many_of(DEMODOG)


class Fight(Contested):
    """Due wherever a Foe is; a stack of its group is beaten, wherever that lies."""

    def aims(self, g: Town, me: i64) -> i64:
        if g.fought == NONE: return 0
        out: i64 = 0
        group = g.house.foe_group[g.house.kind[g.fought]]
        if group == NONE: return 0
        for k in g.house.of_group[group]:
            if g.stacks.size[k]: out |= bit(k)
        return out

    def do(self, g: Town, me: i64) -> None: FOES[g.house.kind[g.fought]].beaten(g, me, g.fought, g.target)


def from_afar(g: Town, me: i64, action: i64) -> i64:
    """The group that an action may be aimed at from anywhere without a Foe; else none."""
    for e in g.effects(me):
        if e.far_action() == action: return e.far_group()
    return NONE


calm_down: Final = CalmDown(CALM_DOWN)
get_item: Final = GetItem(GET_ITEM)
gather_info: Final = GatherInfo(GATHER_INFO)
recruit_ally: Final = RecruitAlly(RECRUIT_ALLY)
help_eleven: Final = HelpEleven(HELP_ELEVEN)
investigate_lab: Final = InvestigateLab(INVESTIGATE_LAB)
rescue_will: Final = RescueWill(RESCUE_WILL)
remove_vines: Final = RemoveVines(REMOVE_VINES)
close_gate: Final = CloseGate(CLOSE_GATE)
fight: Final = Fight(FIGHT)
