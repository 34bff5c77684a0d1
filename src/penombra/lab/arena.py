"""Bots against bots, on equal luck: who plays which side better."""
from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from penombra import BadSetup, Option, new
from penombra.bots import Bot, Seat, drive, make
from penombra.lab.games import SIDES, Progress, counted, in_order, known_levels, own_seed, role, set_up

Tally: TypeAlias = "Counter[tuple[str, ...]]"

CHUNK = 10
Z = 1.959964                                 # 95 of 100 intervals hold the truth


def wilson(won: int, games: int, z: float = Z) -> tuple[float, float]:
    """Between which shares the true one lies, most likely."""
    if not games: return 0.0, 1.0
    p, n = won / games, games
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


class BySide(Bot):
    """Two bots in one seat: one plays while the seat is Human, the other once it has gone over."""

    def __init__(self, game: str, humans: str, thing: str) -> None:
        self.side = SIDES[game]
        self.bots = {"humans": make(humans, game), "thing": make(thing, game)}
        super().__init__(speaks=any(bot.speaks for bot in self.bots.values()))
        self.past: list[dict[str, Any]] = []
        self.told = {"humans": 0, "thing": 0}

    def answer(self, seat: Seat) -> Option | None:
        """Whoever takes over is told all that the seat has seen."""
        side = self.side[seat.view["infected"][seat.seat]]
        self.past += seat.events
        seat.events = self.past[self.told[side]:]
        self.told[side] = len(self.past)
        return self.bots[side].answer(seat)


class Round(NamedTuple):
    """The same lucks for one pairing. With sides, the first plays the Humans, the second The Thing's side."""
    game: str
    seats: int
    options: dict[str, Any] | None
    content: str | None
    seed: int
    bots: tuple[str, ...]
    by_side: bool
    numbers: range


def play(job: Round) -> Tally:
    count: Tally = Counter()
    sides = SIDES[job.game]
    for number in job.numbers:
        seed = own_seed(job.seed, number)
        for turn in range(1 if job.by_side else len(job.bots)):
            m = new(job.game, job.seats, seed, job.options, content=job.content)
            dealt = [sides[str(role(m, seat))] for seat in range(job.seats)]
            levels = [job.bots[(seat + turn) % len(job.bots)] for seat in range(job.seats)]
            players: dict[int, Bot] = {}
            for seat, level in enumerate(levels):
                players[seat] = BySide(job.game, *job.bots) if job.by_side else make(level, job.game)
            drive(m, players, seed)
            assert m.outcome is not None
            won = {sides[str(role(m, seat))] for seat in m.outcome.winners}
            count["games",] += 1
            count["answers",] += sum(bot.number for bot in players.values())
            for side in ("humans", "thing"): count["won", side] += won == {side}
            for seat in range(0 if job.by_side else job.seats):
                count["played", levels[seat], dealt[seat]] += 1
                count["won", levels[seat], dealt[seat]] += seat in m.outcome.winners
    return count


def share(won: int, games: int) -> dict[str, Any]:
    low, high = wilson(won, games)
    return {"won": won, "share": round(won / games, 4) if games else None, "low": round(low, 4), "high": round(high, 4)}


def arena(game: str, bots: Sequence[str], games: int, seats: Sequence[int], seed: int = 1,
          options: dict[str, Any] | None = None, content: str | None = None, workers: int = 1,
          progress: bool | None = None, mixed: bool = True) -> dict[str, Any]:
    """Two tables, JSON-ready. `sides`: every bot as all Humans against every bot as The Thing's side, on the same
    lucks. `seats` (if `mixed`): the bots at one table, each luck played once in every rotation, by bot and by what it
    was dealt."""
    if game not in SIDES: raise BadSetup("game", f"{game} has no sides; these have: {', '.join(SIDES)}")
    levels = list(dict.fromkeys(known_levels(bots)))
    counted("games", games), counted("workers", workers)
    if not seats: raise BadSetup("seats", "name at least one number of seats")
    for n in seats: told = set_up(game, n, options, content)
    pairings: list[tuple[tuple[str, ...], bool]] = [((a, b), True) for a in levels for b in levels]
    if mixed: pairings.append((tuple(levels), False))
    jobs = [Round(game, n, options, content, seed, pair, by_side, range(first, min(first + CHUNK, games)))
            for n in seats for pair, by_side in pairings for first in range(0, games, CHUNK)]
    counts: dict[tuple[Any, ...], Tally] = {}
    shown = Progress("arena", len(jobs), 0, progress)
    for job, count in zip(jobs, in_order(play, jobs, workers), strict=True):
        counts.setdefault((job.seats, job.bots, job.by_side), Counter()).update(count)
        shown.step()
    shown.over()
    return {"game": game, "games": games, "seed": seed, "options": told["options"], "content": told["content"],
            "bots": levels, "sides": side_rows(counts), "seats": seat_rows(counts)}


def side_rows(counts: dict[tuple[Any, ...], Tally]) -> list[dict[str, Any]]:
    rows = []
    for (seats, pair, by_side), c in counts.items():
        if not by_side: continue
        n, humans, thing = c["games",], c["won", "humans"], c["won", "thing"]
        rows.append({"seats": seats, "humans": pair[0], "thing": pair[1], "games": n, "answers": c["answers",],
                     "humans_win": share(humans, n), "thing_wins": share(thing, n), "nobody": n - humans - thing})
    return rows


def seat_rows(counts: dict[tuple[Any, ...], Tally]) -> list[dict[str, Any]]:
    rows = []
    for (seats, pair, by_side), c in counts.items():
        if by_side: continue
        for level in pair:
            for side in ("humans", "thing"):
                n, won = c["played", level, side], c["won", level, side]
                rows.append({"seats": seats, "bot": level, "dealt": side, "played": n, **share(won, n)})
    return rows
