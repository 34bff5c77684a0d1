"""The laboratory: the same games whatever the workers, runs that go on after a kill, and numbers that add up."""
from __future__ import annotations

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

import penombra
from penombra import Option
from penombra.bots import Bot, Seat, drive, make
from penombra.bots.seat import pick
from penombra.lab import bench
from penombra.lab.arena import BySide, arena, wilson
from penombra.lab.games import own_seed
from penombra.lab.simulate import simulate

RUN = """
import sys
from penombra.lab.simulate import simulate
if __name__ == "__main__":
    simulate("stay_away", int(sys.argv[1]), 5, ["steady", "random"], 7, sys.argv[2], workers=int(sys.argv[3]))
"""


def play(out: Path, games: int, workers: int = 1, **changed: object) -> int:
    arguments = {"game": "stay_away", "seats": 6, "bots": ["steady", "random"], "seed": 7, **changed}
    return simulate(games=games, out=out, workers=workers, **arguments)


def test_one_line_a_game_and_all_that_it_was(tmp_path, fresh_seed):
    """A row says how the game was set up and how it ended, and can be played again from that."""
    assert play(tmp_path / "rows", 5, seed=fresh_seed, options={"edition": "revised"}) == 5
    rows = [json.loads(line) for line in (tmp_path / "rows").read_text().splitlines()]
    assert [row["n"] for row in rows] == [0, 1, 2, 3, 4]
    for row in rows:
        m = penombra.new(row["game"], row["seats"], row["seed"], row["options"])
        assert m.options_used == row["options"] and row["options"]["edition"] == "revised"
        drive(m, {s: make(level, m.game) for s, level in enumerate(row["bots"])}, row["seed"])
        end, journal = m.outcome, m.journal()
        assert end is not None
        assert [row["winners"], row["returns"], row["grade"], row["reason"]] == \
            [end.winners, end.returns, end.grade, end.reason]
        assert [row["content"], row["version"]] == [journal["content"], journal["version"]]
        assert row["length"] == len(journal["answers"]) > row["answers"] > row["turns"] > 0
        assert row["roles_at_start"].count("thing") == 1 and row["roles_at_start"].count("human") == 5
        assert row["roles_at_end"] == m.view(None)["infected"]
        assert row["seed"] == own_seed(fresh_seed, row["n"])
    assert [row["bots"][0] for row in rows] == ["steady", "random", "steady", "random", "steady"]


def test_workers_change_nothing(tmp_path, fresh_seed):
    """Two processes write what one writes, in the same order."""
    for workers in (1, 2): play(tmp_path / f"by{workers}", 20, workers, seed=fresh_seed)
    assert (tmp_path / "by1").read_bytes() == (tmp_path / "by2").read_bytes()
    assert (tmp_path / "by1").read_bytes().count(b"\n") == 20


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path):
    """Games that are there already are not played again, and a finished run plays nothing."""
    assert [play(tmp_path / "rows", n) for n in (3, 7, 7, 2)] == [3, 4, 0, 0]
    play(tmp_path / "whole", 7)
    assert (tmp_path / "rows").read_bytes() == (tmp_path / "whole").read_bytes()


def workers_of(mark: str) -> list[int]:
    """Processes that still live, by a word in their environment."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit(): continue
        try:
            if mark.encode() in (folder / "environ").read_bytes(): found.append(int(folder.name))
        except OSError: continue
    return found


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_was_killed_goes_on(workers, tmp_path):
    """Killed in mid-game, its last line torn: the next run ends with the file that an undisturbed one writes."""
    out, games, mark = tmp_path / "rows", 40, f"penombra-test-{os.getpid()}-{workers}"
    (tmp_path / "run.py").write_text(RUN)
    patience = time.monotonic() + 120
    run = subprocess.Popen([sys.executable, str(tmp_path / "run.py"), "100000", str(out), str(workers)],
                           env={**os.environ, "PENOMBRA_TEST_MARK": mark}, stderr=subprocess.DEVNULL)
    try:
        while not out.exists() or out.read_bytes().count(b"\n") < 9:
            assert run.poll() is None and time.monotonic() < patience
            time.sleep(0.02)
    finally:
        run.send_signal(signal.SIGKILL)
        run.wait()
    while workers_of(mark):
        assert time.monotonic() < patience, "a worker outlived its run"
        time.sleep(0.05)
    lines = out.read_bytes().splitlines(keepends=True)[:35]
    out.write_bytes(b"".join(lines)[:-20])                                  # as a kill in mid-write leaves it
    assert play(out, games, seats=5) == games - (len(lines) - 1)
    play(tmp_path / "whole", games, seats=5)
    assert out.read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize(("changed", "named"), [
    ({"seats": 5}, "seats 6, not 5"), ({"seed": 8}, "seed"), ({"bots": ["random"]}, "bots"),
    ({"options": {"vendetta": True}}, "options")])
def test_another_run_is_refused(changed, named, tmp_path):
    """A file of other parameters stays as it is, and the refusal says which one differs."""
    play(tmp_path / "rows", 3)
    before = (tmp_path / "rows").read_bytes()
    with pytest.raises(penombra.BadSetup, match=named): play(tmp_path / "rows", 6, **changed)
    assert (tmp_path / "rows").read_bytes() == before


def test_a_file_of_something_else_is_refused(tmp_path):
    """What is no simulation is neither continued nor cut."""
    for text in ("a letter to a friend\nof two lines\n", '["n", 0]\n{"n": 1}\n'):
        (tmp_path / "rows").write_text(text)
        with pytest.raises(penombra.BadSetup, match="line 1"): play(tmp_path / "rows", 6)
        assert (tmp_path / "rows").read_text() == text
    with pytest.raises(penombra.BadSetup, match="out"): play(tmp_path / "nowhere" / "rows", 6)
    with pytest.raises(penombra.BadSetup, match="out"): play(tmp_path, 6)


@pytest.mark.parametrize(("changed", "named"), [
    ({"seats": 3}, "seats"), ({"bots": ["genius"]}, "genius"), ({"games": 0}, "games"), ({"workers": 0}, "workers"),
    ({"game": "chess"}, "chess"), ({"options": {"edition": "third"}}, "edition")])
def test_what_cannot_be_played_is_named(changed, named, tmp_path):
    """Bad arguments are refused before anything is written."""
    arguments = {"games": 2, "workers": 1, **changed}
    with pytest.raises(penombra.BadSetup, match=named): play(tmp_path / "rows", **arguments)
    assert not (tmp_path / "rows").exists()


def test_progress_is_shown_on_a_terminal_only(tmp_path, capsys):
    """Quiet in a pipe."""
    play(tmp_path / "quiet", 2)
    assert capsys.readouterr() == ("", "")
    play(tmp_path / "told", 2, progress=True)
    assert "2/2" in capsys.readouterr().err


# --- Arena --------------------------------------------------------------------------------------------

def test_wilson_intervals():
    """Known values, and shares at the edge stay between 0 and 1."""
    assert wilson(8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775328), abs=1e-6)
    assert wilson(10, 10) == pytest.approx((0.7224672, 1.0), abs=1e-6) and wilson(10, 10)[1] <= 1
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_arena_adds_up_and_repeats(fresh_seed):
    """Every game of every pairing is counted once, every seat of every rotation once; equal seeds, equal tables."""
    found = arena("stay_away", ["random", "steady"], 6, [4, 7], seed=fresh_seed)
    assert found == arena("stay_away", "random,steady", 6, [4, 7], seed=fresh_seed)
    assert found != arena("stay_away", ["random", "steady"], 6, [4, 7], seed=fresh_seed + 1)
    assert json.loads(json.dumps(found)) == found
    assert {(row["seats"], row["humans"], row["thing"]) for row in found["sides"]} == \
        {(n, a, b) for n in (4, 7) for a in ("random", "steady") for b in ("random", "steady")}
    for row in found["sides"]:
        assert row["humans_win"]["won"] + row["thing_wins"]["won"] + row["nobody"] == row["games"] == 6
        for side in ("humans_win", "thing_wins"):
            assert row[side]["low"] <= row[side]["won"] / 6 <= row[side]["high"]
    for n in (4, 7):
        rows = [row for row in found["seats"] if row["seats"] == n]
        assert sum(row["played"] for row in rows) == 6 * 2 * n
        assert sum(row["played"] for row in rows if row["dealt"] == "thing") == 6 * 2
        assert {row["played"] for row in rows if row["dealt"] == "thing"} == {6}    # the rotation: each plays it once


def test_pairings_have_equal_luck(fresh_seed):
    """A pairing's numbers do not depend on who else is in the arena, nor on the workers."""
    both = arena("stay_away", ["random", "steady"], 12, [5], seed=fresh_seed, mixed=False)
    alone = arena("stay_away", ["steady"], 12, [5], seed=fresh_seed, mixed=False, workers=2)
    assert [row for row in both["sides"] if row["humans"] == row["thing"] == "steady"] == alone["sides"]


def test_an_arena_goes_on_where_it_stopped(tmp_path, fresh_seed):
    """Each game is a line; a run cut off in mid-line ends with the same file and table, and another's file is refused."""
    out = tmp_path / "rows"
    run = {"game": "stay_away", "bots": ["random", "steady"], "games": 5, "seats": [4, 6], "seed": fresh_seed}
    found = arena(**run, out=out, workers=2)
    assert found == arena(**run) and out.read_bytes().count(b"\n") == 2 * (4 * 5 + 5 * 2)
    whole = out.read_bytes()
    out.write_bytes(whole[:len(whole) // 2])
    assert arena(**run, out=out) == found and out.read_bytes() == whole
    for changed in ({"games": 6}, {"seats": [4]}, {"seed": fresh_seed + 1}, {"options": {"vendetta": True}}):
        with pytest.raises(penombra.BadSetup, match="another run"): arena(**{**run, **changed}, out=out)
    assert out.read_bytes() == whole
    for line in whole.splitlines():
        row = json.loads(line)
        m = penombra.new(row["game"], row["seats"], row["seed"], row["options"])
        for seat, dealt in enumerate(row["dealt"]): assert (m.view(seat)["infected"][seat] == "thing") == (dealt == "thing")


class Witness(Bot):
    """Plays at random and keeps what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[dict[str, object]] = []

    def answer(self, seat: Seat) -> Option | None:
        self.events += seat.events
        return seat.options[pick(seat.seed, seat.number, len(seat.options))] if seat.options else None


def test_who_takes_over_a_seat_knows_what_it_saw(fresh_seed):
    """Once a Human is Infected another bot plays the seat, and has been told everything from the deal on, once."""
    taken = 0
    for n in range(fresh_seed, fresh_seed + 4):
        m = penombra.new("stay_away", 5, n)
        bots = {s: BySide("stay_away", "random", "random") for s in range(5)}
        for bot in bots.values(): bot.bots = {"humans": Witness(), "thing": Witness()}
        drive(m, bots, n)
        for s, bot in bots.items():
            told = bot.bots["thing"].events
            assert told == m.events(s)[:len(told)]
            taken += bool(told) and bool(bot.bots["humans"].events)
    assert taken


@pytest.mark.parametrize(("changed", "named"), [
    ({"game": "chess"}, "game"), ({"bots": ["genius"]}, "genius"), ({"bots": []}, "bots"), ({"seats": []}, "seats"),
    ({"seats": [40]}, "seats"), ({"games": -1}, "games")])
def test_an_arena_names_what_is_wrong(changed, named):
    """One line, naming the argument."""
    arguments = {"game": "stay_away", "bots": ["random"], "games": 1, "seats": [4], **changed}
    with pytest.raises(penombra.BadSetup, match=named): arena(**arguments)


# --- Bench --------------------------------------------------------------------------------------------

LIMITS = {"stay_away": {"playout / open_spiel hanabi": 5, "loop / open_spiel hanabi": 2, "match / open_spiel hanabi": 0.4},
          "sub_terra": {"playout / open_spiel hanabi": 2, "loop / open_spiel hanabi": 0.8, "loop / catanatron": 8},
          "upside_down": {"playout / open_spiel hanabi": 2, "loop / open_spiel hanabi": 0.8, "loop / catanatron": 8}}
CLONE = {"stay_away": 1, "sub_terra": 2, "upside_down": 2}     # of fast(), in microseconds
AGAINST = {"stay_away": ["open_spiel", "rlcard"], "sub_terra": ["open_spiel", "catanatron"],
           "upside_down": ["open_spiel", "catanatron"]}
OTHERS = {"stay_away": {"open_spiel hanabi", "rlcard gin_rummy", "rlcard gin_rummy env"},
          "sub_terra": {"open_spiel hanabi", "catanatron"}, "upside_down": {"open_spiel hanabi", "catanatron"}}


@pytest.mark.parametrize("game", LIMITS)
def test_a_bench_shows_all_its_rounds(game, limit, measured, scale):
    """Every contender in every round, medians of them, what copies cost however long the journal, and how we compare."""
    many = scale(3, 7, whole=True)
    found = bench.run(AGAINST[game], rounds=many, seconds=0.01 * scale(25, 100, whole=True), game=game)
    assert set(found["decisions_per_second"]) == set(found["medians"]) == {"playout", "loop", "match"} | OTHERS[game]
    for name, rounds in found["decisions_per_second"].items():
        assert len(rounds) == many
        assert sorted(rounds)[many // 2] == found["medians"][name] > 0
    assert found["form"] == os.environ.get("PENOMBRA_FORM", found["form"])
    measured("bench" if game == "stay_away" else f"bench_{game}", found)
    if found["form"] == "compiled":
        limit(f"{game}: fast() clone, µs", found["microseconds"]["fast clone"], CLONE[game])
        for name, spent in found["microseconds"].items():
            if name.startswith("match clone"): limit(f"{game}: {name}, µs", spent, 10)
        for ratio, least in LIMITS[game].items(): limit(f"{game}: {ratio}", found["ratios"][ratio], least, at_least=True)
        if game == "stay_away":
            limit("imagined and finished games a second", statistics.median(found["imagined_games_per_second"]), 8000,
                  at_least=True)
    elif game == "stay_away":
        limit("loop against RLCard's gin rummy", found["ratios"]["loop / rlcard gin_rummy env"], 1, at_least=True)


def test_only_real_choices_are_counted(fresh_seed):
    """A decision is a choice among two or more: through integers as through a match."""
    f = penombra.fast("stay_away", 6)
    for n in range(fresh_seed, fresh_seed + 3):
        f.restart(n)
        choices = forced = 0
        while not f.done:
            legal = f.legal()
            if len(legal) > 1: choices += 1
            else: forced += 1
            f.apply(legal[-1])
        bench.rnd = lambda: 1 - 1e-9                                        # always the last one
        try: assert bench.loop("stay_away", 6)(n) == choices
        finally: bench.rnd = bench.random.Random(1).random
        assert forced > 0


def test_a_bench_against_what_is_not_there(monkeypatch):
    """Others are a development group: without it one line says where it is listed."""
    for module in ("pyspiel", "rlcard"): monkeypatch.setitem(sys.modules, module, None)
    for name in ("open_spiel", "rlcard"):
        with pytest.raises(penombra.BadSetup, match=r"requirements/bench\.txt"): bench.run([name], 1, 0.01)
    with pytest.raises(penombra.BadSetup, match="chess"): bench.run(["chess"], 1, 0.01)


@pytest.mark.parametrize("text", ["my thesis", "my thesis\n", '{"answers"', '{"a": 1', "[1, 2"])
def test_a_foreign_file_is_left_alone(tmp_path: Path, text: str) -> None:
    """Only the beginning of a row, torn off, is cut away; whatever else lies in the file is refused and kept."""
    out = tmp_path / "out"
    out.write_text(text)
    if text.startswith('{"answers"'):
        assert simulate("stay_away", 1, 4, ["random"], 1, out) == 1
        return
    with pytest.raises(penombra.BadSetup): simulate("stay_away", 1, 4, ["random"], 1, out)
    assert out.read_text() == text
