"""The team bot of Sub Terra: legal, quick, the same for equal seeds, and far better than chance."""
from __future__ import annotations

import itertools
import statistics
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import penombra
from penombra.bots import drive, make
from penombra.bots.drive import given
from penombra.lab.arena import arena, wilson
from penombra.lab.simulate import causes

GAME = "sub_terra"
GOOD = ("gold", "silver", "bronze")


def played(seats: int, seed: int, options: dict[str, Any], level: str = "steady") -> penombra.Match:
    m = penombra.new(GAME, seats, seed, options)
    drive(m, {s: make(level, GAME) for s in range(seats)}, seed)
    return m


def test_an_answer_takes_a_moment(fresh_seed: int, scale: Callable[..., int], limit: Callable[..., None]) -> None:
    """What a bot is given, its view included, and what it makes of it."""
    spent = []
    for n in range(scale(3, 20)):
        m = penombra.new(GAME, 4 + n % 3, fresh_seed + n)
        team = {s: make("steady", GAME) for s in range(m.seats)}
        while m.outcome is None:
            seat = min(m.waiting)
            start = time.perf_counter()
            said = team[seat].answer(given(m, seat, team[seat], n))
            spent.append((time.perf_counter() - start) * 1000)
            assert said in m.options(seat)
            m.answer(seat, said)
    limit("steady team bot, ms an answer", statistics.median(spent), 0.3, unit="ms")


def test_equal_seeds_equal_games(fresh_seed: int) -> None:
    """The same luck and the same seed of the bots give the same game, whoever drives them."""
    for seats in (4, 6):
        m = played(seats, fresh_seed, {})
        assert m.hash() == played(seats, fresh_seed, {}).hash()
        again = penombra.new(GAME, seats, fresh_seed)
        team = {s: make("steady", GAME) for s in range(seats)}
        while again.waiting: assert drive(again, team, fresh_seed, most=1) == 1
        assert again.journal() == m.journal()


def test_rules_of_thumb_beat_chance(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """On Normal with four, at least a fifth of the games end in bronze or better; by chance hardly any, intervals apart."""
    n = scale(30, 2_000, heavy=True)
    found = arena(GAME, ["random", "steady"], n, [4], seed=fresh_seed)
    won = {row["bot"]: sum(row[grade]["won"] for grade in GOOD) for row in found["teams"]}
    good = {bot: wilson(many, n) for bot, many in won.items()}
    note(f"bronze or better with four on Normal, {n} games each: " +
         ", ".join(f"{bot} {won[bot] / n:.1%} [{low:.1%}, {high:.1%}]" for bot, (low, high) in good.items()))
    assert won["steady"] >= won["random"] + 2
    if n >= 1_000: assert good["random"][1] < good["steady"][0] and won["steady"] / n >= 0.2


def test_the_team_at_every_level(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None],
                                 measured: Callable[[str, Any], None]) -> None:
    """Grades, rounds and causes of loss at each level with four, five and six; losses do not fall with the level."""
    n = scale(2, 2_000, heavy=True)
    rows: list[dict[str, Any]] = []
    start = time.perf_counter()
    for level in ("normal", "advanced", "expert"):
        for seats in (4, 5, 6):
            grades, fell, lost = Counter[str](), Counter[str](), Counter[str]()
            rounds = behind = 0
            for k in range(n):
                m = played(seats, fresh_seed * 7 + k, {"difficulty": level})
                assert m.outcome is not None
                grades[m.outcome.grade] += 1
                told = causes(m)
                rounds, behind = rounds + told["rounds"], behind + told["behind"]
                fell.update(told["fell"])
                lost.update(told["lost"])
            rows.append({"level": level, "explorers": seats, "games": n, "rounds": round(rounds / n, 1),
                         "behind": round(behind / n, 2), "lost": {k: round(v / n, 2) for k, v in lost.items()},
                         "fell": {k: round(v / n, 2) for k, v in fell.items()},
                         **{g: [round(x, 4) for x in (grades[g] / n, *wilson(grades[g], n))] for g in (*GOOD, "defeat")}})
            note(f"{level}, {seats} explorers: " + ", ".join(f"{g} {grades[g] / n:.1%}" for g in (*GOOD, "defeat")) +
                 f"; {rounds / n:.1f} rounds, {behind / n:.2f} left behind")
    minutes = (time.perf_counter() - start) / 60
    measured("play_sub_terra", {"table": rows, "minutes": round(minutes, 1)})
    if n < 500: return
    assert minutes < 40
    for seats in (4, 5, 6):
        defeats = [row["defeat"] for row in rows if row["explorers"] == seats]
        for easier, harder in itertools.pairwise(defeats): assert harder[2] >= easier[1], seats


def test_every_explorer_uses_what_it_can(fresh_seed: int, scale: Callable[..., int]) -> None:
    """Over many games the bots use the special actions, over a few the common ones."""
    said: Counter[str] = Counter()
    for n in range(scale(16, 100)):
        m = played(6 if n % 2 else 4, fresh_seed + n, {})
        said.update(str(row[1]).split()[0] for row in m.journal()["answers"] if row[0] >= 0)
    assert {"move", "exert", "explore", "run"} <= set(said), said
    if scale(0, 1, whole=True): assert {"bandage", "dash", "order", "recon", "heal", "carabiner", "place"} <= set(said), said
