"""Set-ups of Stay Away! that between them hold every pair of option values, and every pair with a number of seats."""
from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import Any

import penombra
from penombra.content import load
from penombra.games.stay_away.kinds import CARD_NAMES
from penombra.games.stay_away.setup import CHOICES

SEATS = list(range(4, 13))
FREE_DECK = {**{name: len(numbers) for name, numbers in load("stay_away").numbers.items()},
             "infected": 11, "flamethrower": 2, "whisky": 0, "oops": 0}
VALUES: dict[str, list[Any]] = {"seats": SEATS, **CHOICES, "infected_delta": [0, -2, 2],
                                "custom_deck": [None, FREE_DECK]}
Setup = dict[str, int]                       # of each factor, the place of its value
Pair = tuple[str, int, str, int]


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


def pairs_of(setup: Setup) -> set[Pair]:
    return {(a, setup[a], b, setup[b]) for a, b in itertools.combinations(VALUES, 2)}


@cache
def covering() -> tuple[list[Setup], dict[Pair, str]]:
    """Few set-ups with every possible pair, and the pairs that are refused, with their rule."""
    plain = dict.fromkeys(VALUES, 0)
    todo: dict[Pair, None] = {}
    impossible: dict[Pair, str] = {}
    for a, b in itertools.combinations(VALUES, 2):
        for i, j in itertools.product(range(len(VALUES[a])), range(len(VALUES[b]))):
            rule = refusal({**plain, a: i, b: j})
            if rule is None: todo[a, i, b, j] = None
            else: impossible[a, i, b, j] = rule
    setups: list[Setup] = []
    while todo:
        a, i, b, j = next(iter(todo))
        setup = {**plain, a: i, b: j}
        for name in VALUES:
            if name in (a, b): continue
            best = max(range(len(VALUES[name])), key=lambda k: (refusal({**setup, name: k}) is None,
                       len(todo.keys() & pairs_of({**setup, name: k})), -k))
            setup[name] = best
        for pair in pairs_of(setup): todo.pop(pair, None)
        setups.append(setup)
    return setups, impossible


def copies(seats: int, options: dict[str, Any]) -> Counter[str]:
    """The deck of a set-up, counted anew from the content."""
    if options.get("custom_deck"): return Counter(options["custom_deck"])
    numbers = load("stay_away").numbers
    deck = Counter({name: sum(n <= seats for n in numbers[name]) for name in CARD_NAMES})
    deck["infected"] += options.get("infected_delta", 0)
    return deck
