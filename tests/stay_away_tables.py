"""Set-ups of Stay Away! that between them hold every pair of option values, and every pair with a number of seats."""
from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pairs
import penombra
from pairs import Pair, Setup
from penombra.content import load
from penombra.games.stay_away.kinds import CARD_NAMES
from penombra.games.stay_away.setup import CHOICES

SEATS = list(range(4, 13))
FREE_DECK = {**{name: len(numbers) for name, numbers in load("stay_away").numbers.items()},
             "infected": 11, "flamethrower": 2, "whisky": 0, "oops": 0}
VALUES: dict[str, list[Any]] = {"seats": SEATS, **CHOICES, "infected_delta": [0, -2, 2],
                                "custom_deck": [None, FREE_DECK]}


def options_of(setup: Setup) -> tuple[int, dict[str, Any]]:
    """Seats and options; what is default is left out."""
    given = {name: VALUES[name][i] for name, i in setup.items() if name != "seats" and i}
    return VALUES["seats"][setup["seats"]], given


def refusal(setup: Setup) -> str | None:
    """The rule against a set-up; None where it can be played."""
    seats, options = options_of(setup)
    try: penombra.find("stay_away").set_up(seats, options, load("stay_away"))
    except penombra.BadSetup as fault: return fault.rule
    return None


def pairs_of(setup: Setup) -> set[Pair]: return pairs.pairs_of(VALUES, setup)


@cache
def covering() -> tuple[list[Setup], dict[Pair, str]]: return pairs.covering(VALUES, refusal)


def copies(seats: int, options: dict[str, Any]) -> Counter[str]:
    """The deck of a set-up, counted anew from the content."""
    if options.get("custom_deck"): return Counter(options["custom_deck"])
    numbers = load("stay_away").numbers
    deck = Counter({name: sum(n <= seats for n in numbers[name]) for name in CARD_NAMES})
    deck["infected"] += options.get("infected_delta", 0)
    return deck
