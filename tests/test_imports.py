"""The direction of imports: the tree keeps every contract, and a planted breach of each is caught by its name."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
CONTRACTS = [contract["name"] for contract in TOLD["contracts"]]

DOWNWARDS, APART, CORE, PURE, VIEWS, MATCH = CONTRACTS
BREACHES = [
    (CORE, "core/planted.py", "import penombra.content"),
    (DOWNWARDS, "core/planted.py", "from penombra import games"),
    (DOWNWARDS, "games/planted.py", "import penombra.bots"),
    (DOWNWARDS, "content/planted.py", "import penombra.games"),
    (DOWNWARDS, "bots/planted.py", "import penombra.terminal"),
    (DOWNWARDS, "lab/planted.py", "import penombra.cli"),
    (APART, "games/planted/__init__.py", "import penombra.games.stay_away"),
    (CORE, "core/planted.py", "import msgspec"),
    (CORE, "core/planted.py", "import penombra"),
    *((PURE, f"{where}/planted.py", f"import {what}") for where, what in [
        ("core", "random"), ("core", "os.path"), ("core", "io"), ("core", "threading"), ("games", "secrets"),
        ("games", "time"), ("games/stay_away", "datetime"), ("games/stay_away", "asyncio"), ("games", "socket"),
        ("games", "pathlib"), ("games", "subprocess")]),
    (VIEWS, "bots/planted.py", "import penombra.core"),
    (VIEWS, "bots/planted.py", "import penombra.games.stay_away"),
    *((MATCH, f"{where}/planted.py", f"import {what}") for where, what in [
        ("terminal", "penombra.core.agenda"), ("lab", "penombra.games.stay_away"), ("bots", "penombra.core.agenda"),
        ("table", "penombra.games"), ("envs", "penombra.core.agenda"), ("web", "penombra.games")]),
]


def broken(tree: Path) -> set[str]:
    """The names of the contracts that a source tree breaks."""
    run = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"], cwd=ROOT, text=True,
        env={**os.environ, "PYTHONPATH": str(tree), "NO_COLOR": "1", "COLUMNS": "200"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    names = {name for name, end in re.findall(r"^(.+?) (KEPT|BROKEN)\b", run.stdout, re.M) if end == "BROKEN"}
    kept = {name for name, end in re.findall(r"^(.+?) (KEPT|BROKEN)\b", run.stdout, re.M) if end == "KEPT"}
    assert names | kept == set(CONTRACTS), run.stdout          # all were judged
    assert run.returncode == (1 if names else 0), run.stdout
    return names


def test_tree_keeps_its_contracts() -> None:
    """No module of the project imports what it may not."""
    assert broken(ROOT / "src") == set()


@pytest.mark.parametrize("contract, place, line", BREACHES)
def test_breach_is_caught(contract: str, place: str, line: str, tmp_path: Path) -> None:
    """A forbidden import, planted in a copy, breaks the contract that names it."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.pyc", "*.toml", "*.ftl"))
    planted = tmp_path / "src" / "penombra" / place
    planted.parent.mkdir(parents=True, exist_ok=True)
    for package in planted.parents:
        if package.name == "src": break
        (package / "__init__.py").touch()
    for name in re.findall(r"penombra[\w.]*", line):             # what it imports may be yet to be written
        target = tmp_path / "src" / Path(*name.split("."))
        if not target.is_dir() and not target.with_suffix(".py").is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.with_suffix(".py").touch()
    planted.write_text(f"{line}\n")
    assert contract in broken(tmp_path / "src")


def test_every_contract_is_breached() -> None:
    """No contract goes without a planted breach."""
    assert {contract for contract, _, _ in BREACHES} == set(CONTRACTS)
