"""Set-ups of Upside Down: every set of Characters, and every pair of option values."""
from __future__ import annotations

import itertools
from functools import cache
from typing import Any

import pairs
import penombra
from pairs import Pair, Setup
from penombra.content import load
from penombra.games.upside_down.setup import CHOICES

SEATS = [2, 3, 4]
PEOPLE = list(load("upside_down").tables["characters"])
TEAMS = [list(team) for n in SEATS for team in itertools.combinations(PEOPLE, n)]
VALUES: dict[str, list[Any]] = {"seats": SEATS, **{k: v for k, v in CHOICES.items() if k not in ("characters", "first")}}


def options_of(setup: Setup) -> tuple[int, dict[str, Any]]:
    """Seats and options; what is default is left out."""
    given = {name: VALUES[name][i] for name, i in setup.items() if name != "seats" and i}
    return VALUES["seats"][setup["seats"]], given


def refusal(setup: Setup) -> str | None:
    """The rule against a set-up; None where it can be played."""
    seats, options = options_of(setup)
    try: penombra.find("upside_down").set_up(seats, options, load("upside_down"))
    except penombra.BadSetup as fault: return fault.rule
    return None


def pairs_of(setup: Setup) -> set[Pair]: return pairs.pairs_of(VALUES, setup)


@cache
def covering() -> tuple[list[Setup], dict[Pair, str]]: return pairs.covering(VALUES, refusal)


def game_number(n: int) -> tuple[int, dict[str, Any]]:
    """The set-up of the n-th game: Seasons, teams and option values take turns, each with every other in the long run."""
    setups, _ = covering()
    team = TEAMS[n // 2 % len(TEAMS)]
    _, options = options_of(setups[n % len(setups)])
    if len(team) != 2: options.pop("solo", None)
    shift = n // len(TEAMS) % len(team)
    return len(team), {**options, "season": 1 + n % 2, "characters": team[shift:] + team[:shift]}
