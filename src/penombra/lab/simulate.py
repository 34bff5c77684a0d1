"""Bots play many games; each is one line of JSON. A run that was cut off goes on where it stopped."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from penombra import Match, new
from penombra.bots import drive, make
from penombra.lab.games import counted, known_levels, own_seed, roles, set_up
from penombra.lab.rows import Row, fill


def play(head: Row, folder: str | None) -> Row:
    """One game as one row."""
    m = new(head["game"], head["seats"], head["seed"], head["options"], content=folder)
    start = roles(m)
    answers = drive(m, {seat: make(level, m.game) for seat, level in enumerate(head["bots"])}, head["seed"])
    end = m.outcome
    assert end is not None, "everybody is a bot, and yet somebody is waited for"
    return {**head, **causes(m), "winners": end.winners, "returns": end.returns, "grade": end.grade, "reason": end.reason,
            "turns": m.view(None).get("turn"), "answers": answers, "length": len(m.journal()["answers"]),
            "roles_at_start": start, "roles_at_end": roles(m)}


def causes(m: Match) -> dict[str, Any]:
    """What cost the team its health or its nerve, and its members, where a game tells of such things."""
    lost: Counter[str] = Counter()
    fear: Counter[str] = Counter()
    fell: Counter[str] = Counter()
    for e in m.events(None):
        if e["kind"] == "lost": lost[e["why"]] += e["many"]
        elif e["kind"] == "fainted": fell[e["why"]] += 1
        elif e["kind"] == "devoured": fell["devoured"] += 1
        elif e["kind"] == "over" and "behind" in e:
            return {"behind": e["behind"], "rounds": e["round"], "lost": dict(lost), "fell": dict(fell)}
        elif e["kind"] == "scared": fear[e["why"]] += e["many"]
        elif e["kind"] == "over" and "act" in e: return {"turns": e["turn"], "act": e["act"], "fear": dict(fear)}
    return {}


def simulate(game: str, games: int, seats: int, bots: Sequence[str], seed: int, out: str | Path, workers: int = 1,
             options: dict[str, Any] | None = None, content: str | None = None, progress: bool | None = None) -> int:
    """Play until `out` holds `games` rows. Returns how many were played now; raises BadSetup."""
    counted("games", games), counted("workers", workers)
    told, levels = set_up(game, seats, options, content), known_levels(bots)

    def head(number: int) -> Row:
        """The bots move up a seat with every game."""
        return {"n": number, **told, "seed": own_seed(seed, number),
                "bots": [levels[(seat + number) % len(levels)] for seat in range(seats)]}

    return fill(out, play, head, games, content, workers, progress)
