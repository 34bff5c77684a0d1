"""Stay Away! as the engine meets it."""
from __future__ import annotations

from typing import Any

from penombra.core.agenda import State
from penombra.core.errors import BadSetup
from penombra.core.game import Game
from penombra.games.stay_away import actions, defences, obstacles, panic, turn  # noqa: F401  they make the cards
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.kinds import INFECTED, THE_THING
from penombra.games.stay_away.setup import FEWEST, MOST, check_supply, copies_of, house_of, lay_out, resolve
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import CHANCE_VERBS, VERBS


class Contagion(Card):
    """Never played: The Thing, and Infected!"""
    def objection(self, g: Table, me: int, said: int) -> str: return "SA-CONT-01"


Contagion(BOOK, THE_THING)
Contagion(BOOK, INFECTED)


class StayAway(Game):
    name = "stay_away"

    def __init__(self) -> None:
        self.verbs = VERBS
        self.chance = CHANCE_VERBS

    def seats(self) -> range: return range(FEWEST, MOST + 1)

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        if type(seats) is not int or seats not in self.seats():
            raise BadSetup("seats", f"{FEWEST} to {MOST} may play, not {seats!r}", "SA-COMP-07")
        used = resolve(options)
        copies = copies_of(seats, used, pack.numbers)
        check_supply(seats, used, copies)
        return lay_out(seats, house_of(used, copies)), used


GAME = StayAway()
