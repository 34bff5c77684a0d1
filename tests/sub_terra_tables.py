"""Set-ups of Sub Terra: every set of explorers, and every pair of option values."""
from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import penombra
from penombra.content import load
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.sub_terra.setup import CHOICES

SEATS = [4, 5, 6]
TEAMS = [list(team) for n in SEATS for team in itertools.combinations(ROLE_NAMES[1:], n)]
VALUES: dict[str, list[Any]] = {"seats": SEATS, **{k: v for k, v in CHOICES.items() if k not in ("explorers", "first")}}
Setup = dict[str, int]                       # of each factor, the place of its value
Pair = tuple[str, int, str, int]


def options_of(setup: Setup) -> tuple[int, dict[str, Any]]:
    """Seats and options; what is default is left out."""
    given = {name: VALUES[name][i] for name, i in setup.items() if name != "seats" and i}
    return VALUES["seats"][setup["seats"]], given


def refusal(setup: Setup) -> str | None:
    """The rule against a set-up; None where it can be played."""
    seats, options = options_of(setup)
    try: penombra.find("sub_terra").set_up(seats, options, load("sub_terra"))
    except penombra.BadSetup as fault: return fault.rule
    return None


def pairs_of(setup: Setup) -> set[Pair]: return {(a, setup[a], b, setup[b]) for a, b in itertools.combinations(VALUES, 2)}


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
            setup[name] = max(range(len(VALUES[name])), key=lambda k: (refusal({**setup, name: k}) is None,
                              len(todo.keys() & pairs_of({**setup, name: k})), -k))
        for pair in pairs_of(setup): todo.pop(pair, None)
        setups.append(setup)
    return setups, impossible


def game_number(n: int) -> tuple[int, dict[str, Any]]:
    """The set-up of the n-th game: teams and option values take turns, each with every other in the long run."""
    setups, _ = covering()
    team = TEAMS[n % len(TEAMS)]
    _, options = options_of(setups[n % len(setups)])
    shift = n // len(TEAMS) % len(team)
    return len(team), {**options, "explorers": team[shift:] + team[:shift]}
