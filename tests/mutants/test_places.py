"""A test of tests: with an enforcing place of the rules switched off, a test that cites a rule must fail."""
from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mutants.places import places

HERE = Path(__file__).parent


@pytest.mark.parametrize(("game", "least"), [("stay_away", 150), ("sub_terra", 120), ("upside_down", 120)])
def test_every_enforcing_place_is_proved(game: str, least: int, scale: Callable[..., int], fresh_seed: int,
                                         note: Callable[[str], None], measured: Any) -> None:
    """Switched off one at a time; at most two in a hundred go unnoticed. Where a rule is named, only its own tests count."""
    found = places(game)
    assert len(found) >= least
    many = scale(40, len(found), whole=True)
    numbers = sorted(random.Random(fresh_seed).sample(range(len(found)), min(many, len(found))))
    done = subprocess.run([sys.executable, str(HERE / "worker.py"), game, *map(str, numbers)], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr[-2000:]
    rows = [json.loads(row) for row in done.stdout.splitlines()]
    assert len(rows) == len(numbers)
    survivors = [row["place"] for row in rows if not row["killed_by"]]
    note(f"enforcing places of {game}: {len(rows)} of {len(found)} switched off, {len(survivors)} unnoticed {survivors}")
    measured(f"enforcing_places_{game}", {"places": len(found), "switched_off": len(rows), "unnoticed": survivors})
    assert len(survivors) <= max(1, len(rows) // 50), survivors
