"""One scale for every test: quick runs are small and new each time, long ones full, fixed, timed and written down.

./test sets PENOMBRA_LONG, PENOMBRA_FORM (interpreted or compiled) and PENOMBRA_BOTH_FORMS; PENOMBRA_SEED overrides
every seed. Without ./test, `PYTHONPATH=src pytest` is a quick run of one form.
"""
from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parents[1]
LONG = os.environ.get("PENOMBRA_LONG") == "1"
FORM = os.environ.get("PENOMBRA_FORM", "interpreted")
BOTH = os.environ.get("PENOMBRA_BOTH_FORMS") == "1"
LONG_SEEDS = (1, 20_091_107, 19_820_625)
PATIENCE = 1 if LONG else 3                # a quick run shares its machine: it fails at three times a limit


def pytest_configure(config: pytest.Config) -> None:
    if "PENOMBRA_FRESH_SEED" not in os.environ:           # before xdist starts its workers, who must agree on it
        os.environ["PENOMBRA_FRESH_SEED"] = str(int.from_bytes(os.urandom(4), "big"))
    config.addinivalue_line("markers", "rules(*ids): the rules a test proves, at most five")
    hypothesis.settings.register_profile(     # all said outright: where CI is set, Hypothesis would draw the same each time
        "penombra", deadline=None, database=None, print_blob=True, derandomize=False,
        suppress_health_check=[hypothesis.HealthCheck.too_slow])
    hypothesis.settings.load_profile("penombra")
    if config.getoption("hypothesis_seed", None) is None:
        hypothesis.core.global_force_seed = all_seeds()[0]


def all_seeds() -> list[int]:
    if "PENOMBRA_SEED" in os.environ:
        return [int(os.environ["PENOMBRA_SEED"])]
    lines = (ROOT / "tests" / "failed_seeds.txt").read_text().splitlines()
    failed = [int(line.split()[0]) for line in lines if line.strip() and not line.startswith("#")]
    fresh = LONG_SEEDS if LONG else (int(os.environ["PENOMBRA_FRESH_SEED"]),)
    return list(dict.fromkeys([*fresh, *failed]))


@pytest.fixture(scope="session")
def seeds() -> list[int]:
    """The run's own seed first (--long: a fixed list), then every seed that ever failed."""
    return [own(all_seeds()[0]), *all_seeds()[1:]]


def own(seed: int) -> int:
    """Where both forms run each has a seed of its own, so that they do not play the same games."""
    return seed + 500_009 if BOTH and FORM == "compiled" else seed


@pytest.fixture(scope="session")
def fresh_seed() -> int:
    """The run's own seed: new in each quick run, printed at its head, fixed in a long one."""
    return own(all_seeds()[0])


@pytest.fixture(scope="session")
def scale() -> Callable[..., int]:
    """scale(quick, full): how many, in this run. Where both forms run each does half, unless told whole=True; of what is
    heavy=True, worlds drawn or games of bots by the thousand, the compiled form does all of a long run, the other a little."""
    def how_many(quick: int, full: int, whole: bool = False, heavy: bool = False) -> int:
        n = full if LONG else quick
        if heavy and BOTH and LONG: return n if FORM == "compiled" else max(quick, n // 20)
        return (n + 1) // 2 if BOTH and not whole and not heavy else n
    return how_many


@pytest.fixture(scope="session")
def share() -> Callable[[int, int], range]:
    """share(quick, full): the numbers of this run's rounds; where both forms run, odd ones are the compiled form's."""
    def numbers(quick: int, full: int) -> range:
        n = full if LONG else quick
        return range(int(FORM == "compiled"), n, 2) if BOTH else range(n)
    return numbers


@pytest.fixture
def note(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """note(line): a line for the end of the run; prints of a passing test are not shown."""
    return lambda line: request.node.user_properties.append(("note", line))


@pytest.fixture
def limit(note: Callable[[str], None]) -> Callable[..., None]:
    """limit(name, value, most), or limit(name, value, least, at_least=True): a quick run fails at three times it."""
    def judge(name: str, value: float, bound: float, at_least: bool = False, unit: str = "") -> None:
        note(f"{name}: {value:,.6g} {unit}".rstrip() + f" ({'at least' if at_least else 'at most'} {bound:,.6g})")
        if at_least: assert value >= bound / PATIENCE, f"{name}: {value} is less than {bound} / {PATIENCE}"
        else: assert value <= bound * PATIENCE, f"{name}: {value} is more than {bound} × {PATIENCE}"
    return judge


@pytest.fixture
def measured(note: Callable[[str], None]) -> Callable[[str, Mapping[str, Any]], None]:
    """measured(name, figures): a long run writes them to docs/measured/NAME.json, by form; a quick one prints them."""
    def write(name: str, figures: Mapping[str, Any]) -> None:
        note(f"{name}: {json.dumps(figures)}")
        if not LONG: return
        file = ROOT / "docs" / "measured" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        told = json.loads(file.read_text()) if file.is_file() else {}
        told[FORM] = {"command": os.environ.get("PENOMBRA_COMMAND", " ".join(["pytest", *sys.argv[1:]])),
                      "commit": commit(), "seed": all_seeds()[0], "seeds": all_seeds(), "form": FORM,
                      "machine": {"load": [round(x, 2) for x in os.getloadavg()], "cores": os.cpu_count(),
                                  "python": platform.python_version(), "kind": platform.machine()},
                      "counts": dict(figures)}
        file.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n")
    return write


def commit() -> str:
    """What was measured; "-dirty" where the tree differed from it."""
    try:
        return subprocess.run(["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"], cwd=ROOT,
                              text=True, capture_output=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def pytest_report_header() -> str:
    return f"{'long' if LONG else 'quick'} run, {FORM}, seeds {' '.join(map(str, all_seeds()))}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = [r for rs in terminalreporter.stats.values() for r in rs if getattr(r, "when", "") == "call"]
    lines = [line for r in reports for name, line in r.user_properties if name == "note"]
    if lines:
        terminalreporter.section("measured")
        for line in lines: terminalreporter.write_line(line)
    if terminalreporter.stats.get("failed") or terminalreporter.stats.get("error"):
        again = f"again with PENOMBRA_SEED={all_seeds()[0]}"
        terminalreporter.write_line(f"{again}; if the seed matters, add it to tests/failed_seeds.txt")
