"""What the documentation says is done, and works."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "add-a-card.md"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def apply(diff: str, tree: Path) -> None:
    """One block: the file after ---, then lines that are there ( ), go (-) or come (+)."""
    head, *lines = diff.splitlines()
    file = tree / head.removeprefix("--- ")
    old = "".join(line[1:] + "\n" for line in lines if line[:1] in (" ", "-"))
    new = "".join(line[1:] + "\n" for line in lines if line[:1] in (" ", "+"))
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{file.name} does not hold once:\n{old}"
    file.write_text(text.replace(old, new), "utf-8")


def run(tree: Path, *args: str | Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(tree / "src")}
    return subprocess.run([sys.executable, *args], text=True, capture_output=True, env=env, cwd=tree)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources, plain Python even where this run is compiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return tmp_path


def test_adding_a_card(tree: Path) -> None:
    """The card of docs/add-a-card.md is added block by block: sound content, its test passes, games end with it."""
    for diff in blocks("diff"): apply(diff, tree)
    [proof] = blocks("python")
    (tree / "test_deep_breath.py").write_text(proof, "utf-8")
    (tree / "pytest.ini").write_text("[pytest]\npythonpath = .\nmarkers = rules(*ids): what a test proves\n")
    shutil.copy(ROOT / "tests" / "kit.py", tree / "kit.py")
    done = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_deep_breath.py")
    assert done.returncode == 0, done.stdout + done.stderr
    (tree / "play.py").write_text('''
import penombra, random
from penombra.content.words import LANGUAGES, Words
assert penombra.check_content("stay_away", str(penombra.load("stay_away").folder)) == []
played = 0
for n in range(3):
    m, luck = penombra.new("stay_away", 4 + 4 * n, n), random.Random(n)
    while m.waiting:
        seat = luck.choice(sorted(m.waiting))
        options = m.options(seat)
        said = [o for o in options if "deep_breath" in str(o) and o.verb == "play"] or options
        m.answer(seat, luck.choice(said))
    told = [e for e in m.events(None) if e["kind"] == "played" and e["card"] == "deep_breath"]
    played += len(told)
    for lang in LANGUAGES:
        words = Words(lang, "stay_away")
        assert all(words.card("deep_breath") in words.event(e) for e in told)
    assert penombra.replay(m.journal()).hash() == m.hash()
assert played, "it was never played"
''', "utf-8")
    done = run(tree, "play.py")
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_block_is_needed(tree: Path) -> None:
    """A block that no longer fits the code is noticed: each fits once, and not a second time."""
    first = blocks("diff")[0]
    apply(first, tree)
    with pytest.raises(AssertionError, match="does not hold once"): apply(first, tree)


def test_rules_pages_are_up_to_date() -> None:
    """docs/rules is what scripts/pages writes now."""
    done = subprocess.run([sys.executable, ROOT / "scripts" / "pages", "--check"], text=True, capture_output=True)
    assert done.returncode == 0, done.stdout


def test_stale_pages_are_noticed(tmp_path: Path) -> None:
    """A rule that is worded anew makes its page stale; writing it again mends that."""
    for part in ("src", "tests", "docs", "scripts"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so", "__pycache__", "measured"))
    pages = [sys.executable, str(tmp_path / "scripts" / "pages")]
    assert subprocess.run(pages).returncode == 0
    assert subprocess.run([*pages, "--check"]).returncode == 0
    rules = tmp_path / "src" / "penombra" / "content" / "core" / "rules.toml"
    rules.write_text(rules.read_text("utf-8").replace("nobody wins and every", "nobody wins, and every"), "utf-8")
    stale = subprocess.run([*pages, "--check"], text=True, capture_output=True)
    assert stale.returncode == 1 and "docs/rules/core.md" in stale.stdout
