"""Elimination, and the end of the game."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.agenda import GAME, Standing, Step
from penombra.core.line import NOBODY, Line, Rule, has, say
from penombra.games.stay_away.kinds import EVENTS, QUARANTINE, THE_THING
from penombra.games.stay_away.roles import no_human_left
from penombra.games.stay_away.state import (AT_ONCE, BOOK, DECLARED, FALSE_CLAIM, GRACE, GRACE_OVER, LAST_ONE,
                                            NOBODY_WINS, THING_ELIMINATED, VENDETTA_OVER, Table)
from penombra.games.stay_away.verbs import DECLARE


def end(g: Table, reason: i64) -> None:
    g.ended = reason
    g.leave(GAME)


def eliminate(g: Table, s: i64, why: str) -> None:
    """Out of the game at once: cards to the pile unseen, the ring closes, doors stay."""
    was_thing, chair = s == g.thing, g.chair[s]
    lost: list[str] = [] if g.events is None else g.hand(s)
    for k in range(EVENTS):
        while g.holds(s, k): g.move(k, s, g.out if k == THE_THING else g.pile)
    before = g.beside(s, -1)
    g.alive &= ~(1 << s)
    if before != s:
        g.doors[g.chair[before]] += g.doors[chair]
        g.doors[chair] = 0
    g.owed &= ~(1 << s)
    if g.events is not None:
        g.tell("eliminated", {"seat": int(s), "why": why})
        g.whisper(s, {"cards": lost})
    if g.quarantine[s]:
        g.quarantine[s] = 0
        g.off_table(QUARANTINE)
        if g.events is not None: g.tell("quarantine_over", {"seat": int(s), "why": "eliminated"})
    after_elimination(g, was_thing)


def after_elimination(g: Table, thing_fell: bool) -> None:
    """The order of checks: The Thing, a faction gone, one living player, no Human left."""
    humans, infected = g.humans(), g.alive & g.infected
    if thing_fell:
        if not (g.house.vendetta and humans and infected):
            return end(g, THING_ELIMINATED if humans else NOBODY_WINS)
        g.feud = True
        if g.events is not None: g.tell("vendetta", {"seat": int(g.thing)})
        return None
    if g.feud:
        if not humans or not infected: end(g, VENDETTA_OVER)
        return None
    if g.living() == 1: return end(g, LAST_ONE)
    if not humans and g.lost == NOBODY: no_human_left(g)
    return None


def grace_is_over(g: Table) -> bool:
    """Every living player has finished a turn that began after the last Human was lost."""
    return g.house.auto_end == GRACE and not g.feud and g.lost != NOBODY and not g.owed


class RestPoint(Step[Table]):
    """Nothing is being resolved: a game without Humans may close here by itself."""
    def run(self, g: Table, line: Line) -> None:
        if g.house.auto_end == AT_ONCE and g.lost != NOBODY and not g.feud: end(g, GRACE_OVER)


class Declaration(Standing[Table]):
    """The Thing may declare, once and for all, that no Human is left; if one is, the Humans win."""
    def objection(self, g: Table, who: i64) -> Rule:
        if who != g.thing or not has(g.alive, who): return "SA-THING-07"
        return ""

    def answer(self, g: Table, who: i64) -> None:
        if g.events is not None: g.tell("declared", {"seat": int(who)})
        end(g, FALSE_CLAIM if g.humans() else DECLARED)


class EndGame(Step[Table]):
    """Everybody shows role and hand."""
    closes: i64 = GAME
    def run(self, g: Table, line: Line) -> None: g.reveal()


rest_point: Final = RestPoint(BOOK)
end_game: Final = EndGame(BOOK)
declaration: Final = Declaration(BOOK, say(DECLARE))
