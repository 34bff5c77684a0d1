"""Upside Down with other content: each value that only we say, changed one at a time; and another town altogether."""
from __future__ import annotations

import importlib.machinery
import importlib.util
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import penombra
from penombra.content import HERE, load
from penombra.core.laws import check_game
from penombra.core.match import Match
from penombra.core.option import Option
from penombra.core.scenario import Scenario
from penombra.lab import bench

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "scripts" / "packs"
HARBOUR = str(ROOT / "tests" / "packs" / "harbour")
GAME = "upside_down"
FIXED = ("seasons", "location", "foe")       # what a Season's own things leave no choice about


def script() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("packs", str(SCRIPT))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("packs", loader) or pytest.fail("no script"))
    loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def packs() -> ModuleType: return script()


# --- One value at a time ----------------------------------------------------------------------------------

def test_everything_that_is_ours_alone_is_among_them(packs: ModuleType) -> None:
    """Roads, sizes, copies, abilities, every parameter of an effect: all are values that somebody may correct."""
    values = packs.values()
    assert len(values) == len(set(values)) > 500
    assert {value[0] for value in values} == {"locations", "roads", "slots", "characters", "cards", "tokens", "items", "allies",
                                              "powers", "scenes"}
    for sure in (("roads", "police-scrap", "ends"), ("cards", "1", "value"), ("slots", "will_school", "size"),
                 ("scenes", "growing_vines", "effects", 0, "amount"), ("characters", "lucas", "move")): assert sure not in values
    for ours in (("roads", "police-main", "ends"), ("cards", "1", "danger"), ("slots", "lab_1", "reveal"),
                 ("scenes", "not_alone", "effects", 0, "otherwise", 0, "amount"), ("scenes", "end_of_day", "effects", 1, "key"),
                 ("characters", "lucas", "terror"), ("locations", "police", "pos")): assert ours in values


@pytest.mark.rules("UD-R-01")
def test_every_value_can_be_changed_and_played(packs: ModuleType, tmp_path: Path, fresh_seed: int, note: Callable[[str], None],
                                               share: Callable[[int, int], range]) -> None:
    """Each pack loads, is none of the others, and 20 random games of it end and keep the laws; of some all is looked at."""
    values = packs.values()
    random.Random(fresh_seed).shuffle(values)
    hashes, kept, answers = {load(GAME).hash: "ours"}, 0, 0
    for n in share(24, len(values)):
        name = packs.name_of(values[n])
        if not packs.legal(values[n], tmp_path):
            assert values[n][-1] in FIXED, f"{name} can be nothing else"
            kept += 1
            continue
        pack = load(GAME, tmp_path)
        exchanged = values[n][-1] == "slot" and hashes.get(pack.hash, "ours") != "ours"      # the other Power was told before
        assert pack.hash not in hashes or exchanged, f"{name} plays like {hashes[pack.hash]}"
        hashes[pack.hash] = name
        played = packs.play(values[n], tmp_path, 20, fresh_seed, 25 if n % 5 < 2 else 0)
        answers += sum(p.decisions for p in played)
        assert {p.match.journal()["content"] for p in played} == {pack.hash}
    note(f"packs: {len(hashes) - 1} changed, {kept} as they must be, {answers} answers")
    assert len(hashes) > kept


def test_a_changed_pack_plays_on_in_search(packs: ModuleType, tmp_path: Path, fresh_seed: int) -> None:
    """`fast` plays a changed pack as a match does, and knows its table of actions."""
    assert packs.legal(("cards", "3d", "danger"), tmp_path)
    for season in (1, 2):
        f = penombra.fast(GAME, 4, fresh_seed, {"season": season}, content=str(tmp_path))
        f.playout(fresh_seed)
        assert f.done and f.n_actions == len(penombra.actions(GAME, 4, str(tmp_path)))


def test_the_script_says_what_it_changed() -> None:
    """One command plays the values it is asked for, and names those that can be nothing else."""
    done = subprocess.run([sys.executable, SCRIPT, "--games", "2", "scenes/hunt/"], text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    assert [row.split(":")[0] for row in rows[:-1]] == [
        f"scenes/hunt/{part}" for part in ("copies", "effects/0/foe", "effects/0/steps", "effects/0/toward", "effects/1/who",
                                           "effects/1/amount")]
    assert rows[-1] == "6 values changed; no other is legal for 1: scenes/hunt/seasons"
    assert subprocess.run([sys.executable, SCRIPT, "--what"], text=True, capture_output=True).returncode == 2


def test_a_larger_pack_of_foes_moves_in_time(tmp_path: Path, limit: Callable[..., None]) -> None:
    """Five Foes with several ways as short, and four Characters as near: what is asked is found without trying all of it."""
    text = (HERE / GAME / "foes.toml").read_text("utf-8")
    (tmp_path / "foes.toml").write_text(text.replace("figures = 4", "figures = 5"), "utf-8")
    pack = load(GAME, tmp_path)
    people = [f"person {seat} {who} east" for seat, who in enumerate(["lucas", "mike", "dustin", "hopper"])]
    foes = [f"foe demodog_{n + 1} {at}" for n, at in enumerate(["cabin", "school", "cabin", "wheeler", "cabin"])]
    lines = ["penombra scenario 1", f"game {GAME}", "seats 4", "option season 2", *people, *foes, "stage scenes",
             "next scene the_pack", "scenes the_pack", "script", "expect running", ""]
    scenario = Scenario(penombra.find(GAME).of(pack), "\n".join(lines), pack)
    start = time.perf_counter()
    scenario.chance()
    assert scenario.match.waiting
    limit("five Foes move", time.perf_counter() - start, 1.0, unit="s")


# --- Another town -----------------------------------------------------------------------------------------

def harbour(seats: int, season: int, **options: Any) -> Callable[..., Match]:
    return lambda seed: penombra.new(GAME, seats, seed, {"season": season, **options}, content=HARBOUR)


def test_the_other_town_is_sound() -> None:
    """It has no fault, and nothing of it is called as ours is."""
    assert penombra.check_content(GAME, HARBOUR) == []
    ours, other = load(GAME).tables, load(GAME, HARBOUR).tables
    for name in ("locations", "roads", "characters", "items", "allies", "powers", "scenes"):
        assert not set(ours[name]) & set(other[name]), name
    titles = [{row["title"]["en"] for row in tables["locations"].values()} for tables in (ours, other)]
    assert not titles[0] & titles[1]
    for season in (1, 2):
        many = [sum(season in row["seasons"] for row in tables["locations"].values()) for tables in (ours, other)]
        assert many[0] == 12 < many[1]
    assert {e["key"] for table in ("scenes", "powers", "items", "allies", "characters") for row in other[table].values()
            for step in row["effects"] for e in (step, *step.get("otherwise", []))} >= {
                "lose_fear", "relocate_foe", "look_at", "remote_action", "peek_stack", "fear_shield", "end_of_day"}


@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_town_keeps_the_laws(season: int, seats: int, fresh_seed: int, scale: Callable[..., int]) -> None:
    """Random games end, are taken back, saved, written and read, as any game."""
    for n in range(scale(1, 10)):
        played = check_game(harbour(seats, season), fresh_seed + n, every=200)
        assert played.decisions > 20


@pytest.mark.parametrize("season", [1, 2])
def test_the_other_town_can_be_won(season: int, fresh_seed: int, scale: Callable[..., int]) -> None:
    """Whoever walks to the goals and plays all cards there wins, and often."""
    ends: Counter[str] = Counter()
    for n in range(scale(6, 60, whole=True)):
        played = check_game(harbour(2 + n % 3, season), fresh_seed + n, every=0, choose=Bold(fresh_seed + n))
        ends[played.outcome.reason] += 1
    assert ends[f"UD-S{season}-END-01"] * 3 >= sum(ends.values()), ends


class Bold:
    """Walks to the nearest stack that must go, and plays every card for it; what is due is fought; the rest is luck."""

    def __init__(self, seed: int) -> None: self.luck = random.Random(seed)

    def __call__(self, m: Match, me: int) -> Option:
        options, view, asked = m.options(me), m.view(me), m.asked[me]
        said = {str(o): o for o in options}
        if asked == "spend": return said["spend none"]
        if asked == "commit": return options[-1]
        if asked == "walk":
            way = self.way(view, me)
            return said.get(f"go {way}", said["stop"])
        if asked == "act":
            goal = view["house"]["goals"][view["met"]]
            wanted = [f"do {action}" for action, group in view["house"]["aims"].items() if group == goal]
            for text in [*wanted, *[text for text in said if text.startswith("fight")], "do calm_down"]:
                if text in said: return said[text]
        return self.luck.choice(options)

    def way(self, view: dict[str, Any], me: int) -> str:
        """The next Location on a shortest way; nothing if this is the place."""
        places, goal = view["house"]["places"], view["house"]["goals"][view["met"]]
        ends = {slot["place"] for name, slot in view["house"]["slots"].items()
                if slot["group"] == goal and view["stacks"][name]["size"]}
        ways = {view["at"][me]: ""}
        queue = [view["at"][me]]
        for at in queue:
            if at in ends: return ways[at]
            for to in places[at]["roads"]:
                if to in ways: continue
                ways[to] = ways[at] or to
                queue.append(to)
        return ""


def test_a_bench_of_a_changed_pack() -> None:
    """The other town is measured as ours is: by the same function, from the same folder."""
    found = bench.run(rounds=1, seconds=0.02, game="upside_down", content=HARBOUR)
    assert set(found["medians"]) == {"playout", "loop", "match"} and found["medians"]["playout"] > 0
