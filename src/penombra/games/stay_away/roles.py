"""Roles, and who may part with which card."""
from __future__ import annotations

from mypy_extensions import i64

from penombra.core.line import Rule, has
from penombra.games.stay_away.kinds import EVENTS, INFECTED, THE_THING
from penombra.games.stay_away.state import Table


def may_discard(g: Table, s: i64, card: i64) -> Rule:
    if card == THE_THING: return "SA-THING-02"
    if card == INFECTED and has(g.infected, s) and g.count(s, INFECTED) < 2: return "SA-INF-04"
    return ""


def may_give(g: Table, giver: i64, taker: i64, card: i64) -> Rule:
    """What lies on the table already counts as given, so it is what stays in hand that matters."""
    if card == THE_THING: return "SA-XCH-08"
    if card != INFECTED or giver == g.thing: return ""
    if not has(g.infected, giver): return "SA-XCH-09"
    if taker != g.thing: return "SA-INF-06"
    return "" if g.count(giver, INFECTED) > 1 else "SA-XCH-10"


def can_give(g: Table, giver: i64, taker: i64) -> bool:
    """Is there any card to give? Only a super-infection can leave none."""
    for k in range(EVENTS):
        if g.holds(giver, k) and not may_give(g, giver, taker, k): return True
    return False


def infect(g: Table, s: i64) -> None:
    """The Thing handed an Infected! to a Human."""
    g.infected |= 1 << s
    if not g.humans():
        g.last_infected = s
        no_human_left(g)


def no_human_left(g: Table) -> None:
    """From now on every living player has one more turn to finish."""
    g.lost, g.owed = g.turn, g.alive


def becomes_the_thing(g: Table, s: i64) -> None:
    """The card came out of the deck."""
    g.thing = s
