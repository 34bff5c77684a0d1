"""Bots play many games; each is one line of JSON. A run that was cut off goes on where it stopped."""
from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from penombra import BadSetup, new
from penombra.bots import drive, make
from penombra.lab.games import Progress, counted, in_order, known_levels, own_seed, roles, set_up

CHUNK = 8                                    # games a worker plays at a time


class Plan(NamedTuple):
    """All that decides what the games of a run are."""
    told: dict[str, Any]                     # what a journal says of them: game, version, content, seats, options
    bots: list[str]
    seed: int
    folder: str | None

    def head(self, number: int) -> dict[str, Any]:
        """What is fixed of one game before it is played. The bots move up a seat with every game."""
        seats = self.told["seats"]
        return {"n": number, **self.told, "seed": own_seed(self.seed, number),
                "bots": [self.bots[(seat + number) % len(self.bots)] for seat in range(seats)]}


def play(plan: Plan, number: int) -> dict[str, Any]:
    """One game as one row."""
    row = plan.head(number)
    m = new(row["game"], row["seats"], row["seed"], row["options"], content=plan.folder)
    start = roles(m)
    answers = drive(m, {seat: make(level, m.game) for seat, level in enumerate(row["bots"])}, row["seed"])
    end = m.outcome
    assert end is not None, "everybody is a bot, and yet somebody is waited for"
    return {**row, "winners": end.winners, "returns": end.returns, "grade": end.grade, "reason": end.reason,
            "turns": m.view(None).get("turn"), "answers": answers, "length": len(m.journal()["answers"]),
            "roles_at_start": start, "roles_at_end": roles(m)}


def chunk(job: tuple[Plan, range]) -> list[str]:
    plan, numbers = job
    return [json.dumps(play(plan, number), sort_keys=True) + "\n" for number in numbers]


def simulate(game: str, games: int, seats: int, bots: Sequence[str], seed: int, out: str | Path, workers: int = 1,
             options: dict[str, Any] | None = None, content: str | None = None, progress: bool | None = None) -> int:
    """Play until `out` holds `games` rows. Returns how many were played now; raises BadSetup."""
    counted("games", games), counted("workers", workers)
    plan = Plan(plain(set_up(game, seats, options, content)), known_levels(bots), seed, content)
    out = Path(out)
    try:
        done = rows_in(out, plan)
        shown = Progress(out.name, games, done, progress)
        todo = [(plan, range(n, min(n + CHUNK, games))) for n in range(done, games, CHUNK)]
        with out.open("a", encoding="utf-8") as file:
            for lines in in_order(chunk, todo, min(workers, max(1, len(todo)))):
                file.write("".join(lines))
                file.flush()
                shown.step(len(lines))
        shown.over()
    except OSError as fault: raise BadSetup("out", f"{out}: {fault.strerror or fault}") from None
    return max(0, games - done)


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """As it will be read back from JSON."""
    found: dict[str, Any] = json.loads(json.dumps(data))
    return found


def rows_in(out: Path, plan: Plan) -> int:
    """How many rows of this plan the file holds. A torn last line is cut off; rows of another plan are refused."""
    if not out.exists(): return 0
    kept = number = 0
    with out.open("r+b") as file:
        for line in file:
            row = parsed(line)
            if row is None:
                if file.read(1): raise BadSetup("out", f"{out}: line {number + 1} is no row of a simulation")
                break
            compare(row, plain(plan.head(number)), f"{out}: line {number + 1}")
            number += 1
            kept += len(line)
        if kept != os.fstat(file.fileno()).st_size: file.truncate(kept)
    return number


def parsed(line: bytes) -> dict[str, Any] | None:
    if not line.endswith(b"\n"): return None
    try: row = json.loads(line)
    except ValueError: return None
    return row if isinstance(row, dict) else None


def compare(row: dict[str, Any], head: dict[str, Any], where: str) -> None:
    for name, value in head.items():
        if row.get(name) != value:
            raise BadSetup("out", f"{where} has {name} {row.get(name)!r}, not {value!r}: it belongs to another run")
