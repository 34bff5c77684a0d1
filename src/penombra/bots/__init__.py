"""Bots for company. They see what their seat may see, as plain data, and nothing else."""
from __future__ import annotations

from collections.abc import Callable

from penombra import BadSetup
from penombra.bots.drive import drive
from penombra.bots.random import Random
from penombra.bots.seat import Bot, Seat
from penombra.bots.stay_away import Steady as SteadyStayAway
from penombra.bots.sub_terra import Steady as SteadySubTerra
from penombra.bots.upside_down import Steady as SteadyUpsideDown

__all__ = ["LEVELS", "Bot", "Seat", "drive", "make"]

LEVELS = ("random", "steady")
STEADY: dict[str, Callable[[], Bot]] = {"stay_away": SteadyStayAway, "sub_terra": SteadySubTerra,
                                        "upside_down": SteadyUpsideDown}


def make(level: str, game: str) -> Bot:
    """A bot for one seat of one match: `random`, or `steady`, which plays by rules of thumb."""
    if level not in LEVELS: raise BadSetup("bots", f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    if level == "random": return Random()
    if game not in STEADY: raise BadSetup("bots", f"nobody plays {game!r} at level {level}")
    return STEADY[game]()
