"""Set-ups of Sub Terra: every set of explorers, and every pair of option values."""
from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import pairs
import penombra
from pairs import Pair, Setup
from penombra.content import load
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.sub_terra.setup import CHOICES

SEATS = [4, 5, 6]
TEAMS = [list(team) for n in SEATS for team in itertools.combinations(ROLE_NAMES[1:], n)]
VALUES: dict[str, list[Any]] = {"seats": SEATS, **{k: v for k, v in CHOICES.items() if k not in ("explorers", "first")}}


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


def pairs_of(setup: Setup) -> set[Pair]: return pairs.pairs_of(VALUES, setup)


@cache
def covering() -> tuple[list[Setup], dict[Pair, str]]: return pairs.covering(VALUES, refusal)


def game_number(n: int) -> tuple[int, dict[str, Any]]:
    """The set-up of the n-th game: teams and option values take turns, each with every other in the long run."""
    setups, _ = covering()
    team = TEAMS[n % len(TEAMS)]
    _, options = options_of(setups[n % len(setups)])
    shift = n // len(TEAMS) % len(team)
    return len(team), {**options, "explorers": team[shift:] + team[:shift]}
