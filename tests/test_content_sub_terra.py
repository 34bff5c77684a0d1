"""Sub Terra's content, corrected by a person: faults are told all at once and by line, and what is sound is played."""
from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import penombra
from penombra import content
from penombra.content import HERE
from penombra.content.check import check, new
from penombra.content.words import LANGUAGES
from test_content import edit, mangle

GAME = "sub_terra"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A person's own copy."""
    folder = tmp_path / "mine"
    new(GAME, folder)
    return folder


def test_shipped_content_is_sound() -> None:
    """What comes with Penombra has no faults, in any language of telling them, and is enough for every table."""
    for lang in LANGUAGES: assert penombra.check_content(GAME, str(HERE / GAME), lang) == []


def test_twelve_faults_on_twelve_lines(mine: Path) -> None:
    """A file with twelve different faults gives exactly these twelve lines, whatever else is wrong beside each."""
    file = mine / "tiles.toml"

    def broken(id: str, old: str, fresh: str) -> tuple[str, str]:
        text = file.read_text("utf-8")
        start = text.index(f"[{id}]\n")
        row = text[start:text.index("\n\n", start)]
        assert row.count(old) == 1, row
        return row, row.replace(old, fresh)

    changes = [("plain-dead", 'kind = "plain"', 'kind = "swamp"'), ("plain-straight", 'shape = "straight"', 'shape = "round"'),
               ("plain-corner", "copies = 4", "copies = -1"), ("plain-tee", "copies = 3", 'copies = "3"'),
               ("water-straight", 'status = "stated"', 'status = "sure"'), ("water-tee", "fabienjuif/subterra", "hearsay"),
               ("gas-tee", "copies = 2", "copies = two"), ("cave_in-corner-36", "[3, 6]", "[3, 3]"),
               ("cave_in-corner-26", "dice = [2, 6]\n", ""), ("horror-dead", 'shape = "dead"', 'shape = "dead"\ndice = [1, 2]'),
               ("ledge-straight", 'shape = "straight"', 'shape = "corner"'),
               ("slide-straight", "copies = 3", "copies = 3\nsize = 1")]
    for id, old, fresh in changes: edit(file, broken(id, old, fresh))
    found = check(mine, GAME)
    text = file.read_text("utf-8").splitlines()
    assert len(found) == 12 and len({f.line for f in found}) == 12, "\n".join(map(str, found))
    assert {f.file for f in found} == {"tiles.toml"}
    for fault, sign in zip(found, ["swamp", "round", "-1", '"3"', "sure", "hearsay", "two", "[3, 3]", "cave_in-corner-26",
                                   "[1, 2]", "corner", "size"], strict=True): assert sign in text[fault.line - 1], fault


@pytest.mark.parametrize(("name", "old", "fresh"), [
    ("hazards.toml", '[tremor-x2]\nkind = "tremor"\nstrength = 2', '[tremor-x2]\nkind = "tremor"\nstrength = 3'),
    ("hazards.toml", '[flood-x2]\nkind = "flood"', '[flood-x2]\nkind = "fire"'),
    ("levels.toml", "[22, 19, 17]", "[22, 19]"), ("levels.toml", "[22, 19, 17]", "[22, 19, 0]"),
    ("levels.toml", "[expert]", "[nightmare]"), ("explorers.toml", "rank = 1", "rank = 2"),
    ("explorers.toml", "health = 5", "health = 0"), ("actions.toml", "[reveal]", "[peek]"),
    ("abilities.toml", 'explorer = "diver"\nkind = "action"', 'explorer = "scout"\nkind = "action"'),
    ("numbers.toml", "[horror_cap]\nvalue = 3", "[horror_cap]\nvalue = 4"),
    ("numbers.toml", "[persistence]\nvalue = 3", "[persistence]\nvalue = -1")])
def test_faults_of_other_tables(mine: Path, name: str, old: str, fresh: str) -> None:
    """Every table is looked after: what is out of range, unknown, missing, or fixed by the rules."""
    edit(mine / name, (old, fresh))
    found = check(mine, GAME)
    assert found and all(f.file == name for f in found) and len(found) <= 2


def test_too_small_a_box_is_told_by_table(mine: Path) -> None:
    """Too few Hazard cards for some numbers of explorers; no Exit; more tiles than a cave can have."""
    edit(mine / "levels.toml", ("[18, 15, 13]", "[21, 15, 13]"))
    assert check(mine, GAME) == []
    [fault] = penombra.check_content(GAME, str(mine))
    assert ": 4 (ST-SETUP-11," in fault.message
    file = mine / "tiles.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace('"exit"\nshape = "dead"\ncopies = 1', '"exit"\nshape = "dead"\ncopies = 0'), "utf-8")
    assert any("exit" in f.message for f in check(mine, GAME))
    file.write_text(text.replace('"plain"\nshape = "tee"\ncopies = 3', '"plain"\nshape = "tee"\ncopies = 4'), "utf-8")
    assert any("66" in f.message for f in check(mine, GAME))


def play(m: penombra.Match, seed: int) -> penombra.Match:
    luck = random.Random(seed)
    while m.waiting:
        seat = luck.choice(sorted(m.waiting))
        m.answer(seat, luck.choice(m.options(seat)))
    return m


def test_edited_content_is_played(mine: Path, fresh_seed: int) -> None:
    """Other shapes, another pair of numbers, other costs: played, saved, and refused with other content."""
    edit(mine / "tiles.toml", ('kind = "rough"\nshape = "cross"\ncopies = 2', 'kind = "rough"\nshape = "tee"\ncopies = 2'),
         ("dice = [1, 4]", "dice = [2, 4]"))
    edit(mine / "numbers.toml", ("[run_steps]\nvalue = 3", "[run_steps]\nvalue = 4"))
    edit(mine / "explorers.toml", ("health = 5", "health = 6"))
    m = penombra.new(GAME, 4, fresh_seed, {"explorers": ["bodyguard", "medic", "leader", "diver"]}, content=str(mine))
    view = m.view(0)
    assert view["health"] == [6, 3, 3, 3] and view["stock"]["rough-tee"] == 2 and view["stock"]["cave_in-corner-24"] == 1
    journal = play(m, fresh_seed).journal()
    assert penombra.replay(journal, content=str(mine)).hash() == m.hash()
    with pytest.raises(penombra.BadText, match="other content"): penombra.replay(journal)


def test_new_copy_is_ours_with_hints(mine: Path) -> None:
    """A fresh copy plays like ours, and says at each reconstructed row what to look for."""
    assert check(mine, GAME) == [] and content.load(GAME, mine).hash == content.load(GAME).hash
    for name in ("tiles", "hazards"):
        rows = content.load(GAME).tables[name]
        text = (mine / f"{name}.toml").read_text("utf-8")
        wanted = sum(row["status"] == "reconstructed" for row in rows.values())
        assert len(re.findall("^# To check in your box: ", text, re.M)) == wanted > 2


def test_slips_of_the_hand(mine: Path, seeds: list[int], scale: Callable[..., int]) -> None:
    """However a file is mangled, its faults are told on lines it has; and without a fault it is TOML, and is played."""
    for seed in seeds:
        luck = random.Random(seed)
        for _ in range(scale(16, 300)):
            file = mine / luck.choice(["tiles.toml", "hazards.toml", "levels.toml", "numbers.toml", "explorers.toml"])
            whole = file.read_text("utf-8")
            text = mangle(whole, luck)
            file.write_text(text, "utf-8")
            found = penombra.check_content(GAME, str(mine))
            assert all(1 <= fault.line <= len((mine / fault.file).read_text("utf-8").splitlines()) + 1 for fault in found)
            if not found:
                tomllib.loads(text)
                assert penombra.new(GAME, 4, 1, content=str(mine)).waiting
            file.write_text(whole, "utf-8")
