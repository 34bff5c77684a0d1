"""What is looked at after every effect: who shares a tile with a Horror, and whether it is over."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.agenda import GAME, Step
from penombra.core.line import NOBODY, Line
from penombra.games.sub_terra.designs import NONE
from penombra.games.sub_terra.roles import GEOLOGIST, SCOUT
from penombra.games.sub_terra.state import ALL_DOWN, ALL_GONE, ALL_OUT, BOOK, DEVOURED, ENDINGS, SUBMERGED, Cave


def check(g: Cave) -> None:
    """After every completed effect."""
    caught(g)
    tile_goes_back(g)
    if not g.house.at_round_end and over(g): return g.leave(GAME)
    return g.stop_the_fallen()


def caught(g: Cave) -> None:
    """Whoever is conscious beside a Horror loses everything; not a Scout, and nobody on the Exit."""
    for k in range(g.horrors):
        t = g.horror[k]
        for s in range(g.seats):
            if g.at[s] == t and g.health[s] and g.role[s] != SCOUT: g.lose(s, g.health[s], "horror")


def tile_goes_back(g: Cave) -> None:
    """The Geologist's tile, below all others: once there is no Geologist who could ever place it."""
    if g.aside == NONE: return
    s = g.seat_of[GEOLOGIST]
    if s >= 0 and g.living(s) and (g.awake(s) or g.left()): return
    g.returned, g.aside = g.aside, NONE
    if g.events is not None: g.tell("tile_returned", {"seat": int(s)})


def over(g: Cave) -> bool:
    """Is nobody who lives and is conscious off the Exit?"""
    for s in range(g.seats):
        if not g.health[s] or g.on_exit(s): continue
        if g.at[s] != SUBMERGED or g.house.diver_keeps: return False
    return True


class EndGame(Step[Cave]):
    """How many were left behind decides."""
    closes: i64 = GAME

    def run(self, g: Cave, line: Line) -> None:
        living: i64 = 0
        down: i64 = 0
        for s in range(g.seats):
            if g.at[s] == DEVOURED: continue
            living += 1
            if not g.on_exit(s): down += 1
        g.ended = ALL_GONE if not living else ALL_DOWN if down else ALL_OUT
        g.active = g.ordered = NOBODY
        if g.events is not None:
            g.tell("over", {"reason": ENDINGS[g.ended], "winners": [s for s in range(g.seats) if g.winners() >> s & 1],
                            "behind": int(g.behind()), "grade": g.grade(), "round": int(g.round)})


end_game: Final = EndGame(BOOK)
