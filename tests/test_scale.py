"""Quick and long runs are the same tests: what the fixtures of conftest.py make of the one and the other."""
from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOY = '''
import random
from hypothesis import given, strategies

DRAWN = []

def test_numbers(scale, share, seeds, fresh_seed, note):
    note(f"scale {scale(10, 101)} {scale(10, 101, whole=True)} {scale(10, 101, heavy=True)}")
    note(f"share {[*share(5, 7)]}")
    note(f"seeds {seeds}")
    assert fresh_seed == seeds[0]

def test_speed(limit, measured):
    measured("toy", {"games": 3})
    limit("slow", 250, 100, unit="ms")
    limit("few", 40, 100, at_least=True)

@given(strategies.integers())
def test_drawn(n): DRAWN.append(n)

def test_note(note): note(f"drawn {hash(tuple(DRAWN))}")
'''


def toy_run(project: Path, **env: str) -> tuple[int, str]:
    (project / "tests").mkdir(exist_ok=True)
    shutil.copy(ROOT / "tests" / "conftest.py", project / "tests")
    (project / "tests" / "failed_seeds.txt").write_text("# all that failed\n77 a door left open\n")
    (project / "tests" / "test_toy.py").write_text(TOY)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PENOMBRA_", "PYTEST_"))}
    run = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"], cwd=project,
                         env={**clean, **env}, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return run.returncode, run.stdout


def said(text: str, word: str) -> list[int]:
    return [int(n) for n in re.findall(r"-?\d+", next(line for line in text.splitlines() if line.startswith(word)))]


def test_quick_run_is_small_new_and_patient(tmp_path: Path) -> None:
    """Small counts, a new seed each time and every failed one, three times a limit forgiven, nothing written."""
    end, told = toy_run(tmp_path, CI="true")          # Hypothesis looks for it, and would make the drawn the same
    again = toy_run(tmp_path, CI="true")[1]
    assert end == 0, told
    assert said(told, "scale") == [10, 10, 10] and said(told, "share") == [0, 1, 2, 3, 4]
    assert said(told, "seeds")[1:] == [77] and said(told, "seeds") != said(again, "seeds")
    assert said(told, "drawn") != said(again, "drawn")
    assert "slow: 250 ms (at most 100)" in told and '{"games": 3}' in told
    assert not (tmp_path / "docs").exists()


def test_long_run_is_full_fixed_and_strict(tmp_path: Path) -> None:
    """Full counts, the same seeds each time, limits to the letter, figures written with how they came about."""
    end, told = toy_run(tmp_path, PENOMBRA_LONG="1", PENOMBRA_FORM="compiled", PENOMBRA_COMMAND="./test --long")
    again = toy_run(tmp_path, PENOMBRA_LONG="1")[1]
    assert end == 1 and "slow: 250 is more than 100" in told
    assert said(told, "scale") == [101, 101, 101] and said(told, "share") == [0, 1, 2, 3, 4, 5, 6]
    assert said(told, "seeds") == said(again, "seeds") and said(told, "drawn") == said(again, "drawn")
    written = json.loads((tmp_path / "docs" / "measured" / "toy.json").read_text())
    assert set(written) == {"compiled", "interpreted"}
    first = written["compiled"]
    assert first["command"] == "./test --long" and first["counts"] == {"games": 3} and first["form"] == "compiled"
    assert {"commit", "seed", "machine"} <= set(first) and len(first["machine"]["load"]) == 3


def test_forms_share_the_work_and_a_seed_can_be_given(tmp_path: Path) -> None:
    """Where both forms run, each does its own half; PENOMBRA_SEED replaces all seeds."""
    for form, rounds in (("interpreted", [0, 2, 4]), ("compiled", [1, 3])):
        end, told = toy_run(tmp_path, PENOMBRA_BOTH_FORMS="1", PENOMBRA_FORM=form, PENOMBRA_SEED="5")
        assert end == 0, told
        assert said(told, "scale") == [5, 10, 10] and said(told, "share") == rounds
        assert said(told, "seeds") == [5 if form == "interpreted" else 5 + 500_009]
