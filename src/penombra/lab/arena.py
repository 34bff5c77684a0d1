"""Bots against bots, on equal luck: who plays which side better."""
from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from penombra import BadSetup, Option, new
from penombra.bots import Bot, Seat, drive, make
from penombra.lab.games import SIDES as SIDES
from penombra.lab.games import Progress, counted, known_levels, own_seed, role, set_up
from penombra.lab.rows import Row, fill, played
from penombra.lab.simulate import causes

GRADES = ("gold", "silver", "bronze", "defeat")
GRADES_OF = {"upside_down": ("victory", "defeat")}
MEANS = ("behind", "rounds", "turns", "act")             # of what a game tells of these, and to how many places
PLACES = (2, 1, 1, 2)
Z = 1.959964                                 # 95 of 100 intervals hold the truth


def grades_of(game: str) -> tuple[str, ...]:
    """How a team can end, the best first."""
    return GRADES_OF.get(game, GRADES)


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


def play_team(head: Row, folder: str | None) -> Row:
    """One game of a team as one row: one bot holds every seat."""
    game, seats = head["game"], head["seats"]
    m = new(game, seats, head["seed"], head["options"], content=folder)
    answers = drive(m, {seat: make(head["team"], game) for seat in range(seats)}, head["seed"])
    end = m.outcome
    assert end is not None, "everybody is a bot, and yet somebody is waited for"
    return {**head, **causes(m), "grade": end.grade, "reason": end.reason, "answers": answers}


def play(head: Row, folder: str | None) -> Row:
    """One game as one row."""
    game, seats, sides = head["game"], head["seats"], SIDES[head["game"]]
    m = new(game, seats, head["seed"], head["options"], content=folder)
    dealt = [sides[str(role(m, seat))] for seat in range(seats)]
    players: dict[int, Bot] = {}
    for seat in range(seats):
        if "bots" in head: players[seat] = make(head["bots"][seat], game)
        else: players[seat] = BySide(game, head["humans"], head["thing"])
    answers = drive(m, players, head["seed"])
    end = m.outcome
    assert end is not None, "everybody is a bot, and yet somebody is waited for"
    won = {sides[str(role(m, seat))] for seat in end.winners}
    return {**head, "dealt": dealt, "winners": end.winners, "side": won.pop() if len(won) == 1 else None,
            "grade": end.grade, "reason": end.reason, "answers": answers}


def heads(told: Sequence[Row], levels: Sequence[str], games: int, seed: int, mixed: bool) -> list[Row]:
    """All games, each by what is fixed of it. Every pairing has the same lucks."""
    rows: list[Row] = []
    for table in told:
        lucks = [{**table, "seed": own_seed(seed, number)} for number in range(games)]
        if table["game"] not in SIDES:
            rows += [{**luck, "team": level} for level in levels for luck in lucks]
            continue
        rows += [{**luck, "humans": a, "thing": b} for a in levels for b in levels for luck in lucks]
        if not mixed: continue
        for luck in lucks:
            for turn in range(len(levels)):
                rows.append({**luck, "bots": [levels[(s + turn) % len(levels)] for s in range(table["seats"])]})
    return [{"n": n, **row} for n, row in enumerate(rows)]


def share(won: int, games: int) -> dict[str, Any]:
    low, high = wilson(won, games)
    return {"won": won, "share": round(won / games, 4) if games else None, "low": round(low, 4), "high": round(high, 4)}


def arena(game: str, bots: Sequence[str], games: int, seats: Sequence[int], seed: int = 1,
          options: dict[str, Any] | None = None, content: str | None = None, workers: int = 1,
          progress: bool | None = None, mixed: bool = True, out: str | Path | None = None) -> dict[str, Any]:
    """Tables, JSON-ready. `sides`: every bot as all Humans against every bot as The Thing's side, on the same lucks.
    `seats` (if `mixed`): the bots at one table, each luck played once in every rotation, by bot and by what it was dealt.
    In a game without sides `teams`: every bot as a whole team, on the same lucks, by grade. With `out` every game is a
    line of that file, and a run that was cut off goes on there."""
    levels = list(dict.fromkeys(known_levels(bots)))
    counted("games", games), counted("workers", workers)
    if not seats: raise BadSetup("seats", "name at least one number of seats")
    told = [set_up(game, n, options, content) for n in seats]
    plan = heads(told, levels, games, seed, mixed)
    count, one = Count(grades_of(game)), play if game in SIDES else play_team
    if out is None:
        shown = Progress("arena", len(plan), 0, progress)
        for rows in played(one, plan.__getitem__, 0, len(plan), content, workers, shown):
            for row in rows: count.add(row)
    else:
        fill(out, one, lambda n: plan[n] if n < len(plan) else {"n": "nothing, the run is over"}, len(plan), content,
             workers, progress)
        with Path(out).open(encoding="utf-8") as file:
            for line in file: count.add(json.loads(line))
    return {"game": game, "games": games, "seed": seed, "options": told[-1]["options"], "content": told[-1]["content"],
            "bots": levels, "sides": count.sides(), "seats": count.by_seat(), "teams": count.teams()}


class Count:
    """Games, won by whom."""

    def __init__(self, grades: Sequence[str]) -> None:
        self.grades = grades
        self.of_sides: dict[tuple[int, str, str], Counter[str]] = {}
        self.of_seats: dict[tuple[int, str, str], Counter[str]] = {}
        self.of_teams: dict[tuple[int, str], Counter[str]] = {}

    def add(self, row: Row) -> None:
        if "team" in row:
            c = self.of_teams.setdefault((row["seats"], row["team"]), Counter())
            c["games"] += 1
            c["answers"] += row["answers"]
            for name in MEANS:
                if name in row: c[name] += row[name]
            c[row["grade"]] += 1
            return
        if "bots" not in row:
            c = self.of_sides.setdefault((row["seats"], row["humans"], row["thing"]), Counter())
            c["games"] += 1
            c["answers"] += row["answers"]
            c[str(row["side"])] += 1
            return
        for seat, level in enumerate(row["bots"]):
            c = self.of_seats.setdefault((row["seats"], level, row["dealt"][seat]), Counter())
            c["played"] += 1
            c["won"] += seat in row["winners"]

    def sides(self) -> list[Row]:
        return [{"seats": seats, "humans": humans, "thing": thing, "games": c["games"], "answers": c["answers"],
                 "humans_win": share(c["humans"], c["games"]), "thing_wins": share(c["thing"], c["games"]),
                 "nobody": c["None"]} for (seats, humans, thing), c in self.of_sides.items()]

    def teams(self) -> list[Row]:
        return [{"seats": seats, "bot": level, "games": c["games"], "answers": c["answers"],
                 **{grade: share(c[grade], c["games"]) for grade in self.grades},
                 **{name: round(c[name] / c["games"], places) for name, places in zip(MEANS, PLACES, strict=True) if name in c}}
                for (seats, level), c in self.of_teams.items()]

    def by_seat(self) -> list[Row]:
        return [{"seats": seats, "bot": level, "dealt": side, "played": c["played"], **share(c["won"], c["played"])}
                for (seats, level, side), c in sorted(self.of_seats.items())]
