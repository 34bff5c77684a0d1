"""The command line, as real processes."""
from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import penombra
from penombra import cli
from penombra.content.words import Words
from shell import environment, penombra_says

FORM = os.environ.get("PENOMBRA_FORM", "interpreted")
COMMANDS = ("play", "games", "rules", "replay", "simulate", "arena", "bench", "content", "position", "doctor")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Files that are wrong in every way."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "torn.json").write_text('{"penombra": 1, "answers": [')
    (tmp_path / "list.json").write_text("[1, 2]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "latin.json").write_bytes('{"game": "più"}'.encode("latin-1"))
    m = penombra.new("stay_away", 4, 1)
    good = m.journal()
    human = next(s for s in range(4) if m.view(s)["infected"][s] == "human")
    (tmp_path / "good.json").write_text(json.dumps(good))
    (tmp_path / "other.json").write_text(json.dumps({**good, "content": "0" * 16}))
    (tmp_path / "cheat.json").write_text(json.dumps({**good, "answers": [*good["answers"], [human, "declare"]]}))
    (tmp_path / "odd.json").write_text(json.dumps({**good, "answers": [7, None]}))
    (tmp_path / "future.json").write_text(json.dumps({**good, "penombra": 99}))
    (tmp_path / "notes.txt").write_text("do not lose this")
    (tmp_path / "bad.toml").write_text("lang = [")
    (tmp_path / "bad.pos").write_text("penombra position 1\ngame chess\n")
    return tmp_path


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Here = Callable[..., Done]


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    """The same command in this very process, with an environment of its own and nobody at the keyboard."""
    def run(*args: str, **env: str) -> Done:
        with monkeypatch.context() as patch:
            for name in os.environ: patch.delenv(name)
            for name, value in environment(**env).items(): patch.setenv(name, value)
            patch.setattr(sys, "stdin", io.StringIO())
            code = cli.main(list(args))
        return Done(code, *capsys.readouterr())
    return run


WRONG = [
    (["plya"], 2, "plya"),
    (["play"], 2, "GAME"),
    (["play", "chess"], 2, "chess"),
    (["play", "stay_away", "--seets", "4"], 2, "--seats"),
    (["play", "stay_away", "--seats", "four"], 2, "four"),
    (["play", "stay_away", "--seats"], 2, "--seats"),
    (["play", "stay_away", "--seats", "3"], 2, "SA-COMP-07"),
    (["play", "stay_away", "more"], 2, "more"),
    (["play", "stay_away", "--bots", "genius"], 2, "steady"),
    (["play", "stay_away", "--seat", "9"], 2, "9"),
    (["play", "stay_away", "--lang", "fr"], 2, "fr"),
    (["play", "stay_away", "--options", "edition"], 2, "edition"),
    (["play", "stay_away", "--options", "edition=third"], 2, "third"),
    (["play", "stay_away", "--option", "infected_delta=-99"], 2, "SA-R-07"),
    (["play", "stay_away", "--content", "{}/nowhere"], 1, "nowhere"),
    (["play", "stay_away", "--save", "{}/nowhere/x.json"], 1, "nowhere"),
    (["play", "stay_away", "--save", "{}/folder"], 1, "folder"),
    (["play", "stay_away", "--save", "{}/notes.txt"], 1, "notes.txt"),
    (["play", "stay_away", "--resume", "{}/missing.json"], 1, "missing.json"),
    (["play", "stay_away", "--resume", "{}/good.json", "--seats", "5"], 2, "--seats"),
    (["replay", "{}/missing.json"], 1, "missing.json"),
    (["replay", "{}/folder"], 1, "folder"),
    (["replay", "{}/torn.json"], 1, "torn.json"),
    (["replay", "{}/list.json"], 1, "list.json"),
    (["replay", "{}/deep.json"], 1, "deep.json"),
    (["replay", "{}/latin.json"], 1, "UTF-8"),
    (["replay", "{}/other.json"], 1, "content"),
    (["replay", "{}/cheat.json"], 1, "SA-THING-07"),
    (["replay", "{}/odd.json"], 1, "odd.json"),
    (["replay", "{}/future.json"], 1, "99"),
    (["replay", "{}/good.json", "--seat", "4"], 2, "4"),
    (["rules", "stay_away", "xyzzy"], 1, "xyzzy"),
    (["position", "{}/bad.pos"], 1, "bad.pos: game"),
    (["content", "check", "{}/nowhere"], 1, "nowhere"),
    (["content", "new", "stay_away", "{}"], 1, "{}"),
    (["simulate", "stay_away", "--games", "1", "--out", "{}/folder"], 2, "folder"),
    (["simulate", "stay_away", "--out", "{}/x"], 2, "--games"),
    (["arena", "stay_away", "--seats", "4,x"], 2, "4,x"),
    (["bench", "--against", "chess"], 2, "chess"),
    (["bench", "--game", "chess"], 2, "chess"),
    (["play", "sub_terra", "--seats", "3"], 2, "ST-SETUP-05"),
    (["play", "sub_terra", "--option", 'explorers=["diver"]'], 2, "ST-SETUP-05"),
    (["play", "sub_terra", "--options", "extra_hazard_cards=3,difficulty=expert"], 2, "ST-R-04"),
    (["play", "sub_terra", "--options", "gas_hit=9"], 2, "gas_hit"),
    (["play", "stay_away", "--seats", "4.7"], 2, "4.7"),
    (["play", "stay_away", "--seed", "1.5"], 2, "1.5"),
    (["play", "sub_terra", "--lang", "it", "--options", "third_try=never"], 2, "never"),
    (["rules", "sub_terra", "xyzzy"], 1, "xyzzy"),
    (["content", "check", "{}/nowhere", "--game", "sub_terra"], 1, "nowhere"),
]


@pytest.mark.parametrize(("args", "code", "told"), WRONG, ids=[" ".join(args) for args, _, _ in WRONG])
def test_what_was_wrong_is_said_in_one_line(args: list[str], code: int, told: str, place: Path, here: Here) -> None:
    """Exit code 2 for the command line, 1 for what could not be done; one line, and never a traceback."""
    done = here(*(arg.replace("{}", str(place)) for arg in args))
    assert (done.returncode, done.stdout) == (code, "")
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("penombra: "), done.stderr
    assert told.replace("{}", str(place)) in done.stderr
    assert "inside Penombra" not in done.stderr
    assert (place / "notes.txt").read_text() == "do not lose this"


@pytest.mark.parametrize(("args", "code", "told"), WRONG[::6], ids=[" ".join(args) for args, _, _ in WRONG[::6]])
def test_and_so_it_is_in_a_process_of_its_own(args: list[str], code: int, told: str, place: Path) -> None:
    """The same with a real exit code, in Italian."""
    done = penombra_says(*(arg.replace("{}", str(place)) for arg in args), LANG="it_IT.UTF-8")
    assert (done.returncode, done.stdout) == (code, "")
    assert len(done.stderr.splitlines()) == 1 and told.replace("{}", str(place)) in done.stderr, done.stderr


def test_settings_that_cannot_be_read_are_said_in_one_line(place: Path, here: Here) -> None:
    done = here("games", PENOMBRA_CONFIG=str(place / "bad.toml"))
    assert done.returncode == 2 and "bad.toml" in done.stderr and len(done.stderr.splitlines()) == 1
    for text, name in (("seets = 4", "seets"), ("[play]\nseets = 4", "seets"), ("[plya]\nseats = 4", "plya")):
        (place / "bad.toml").write_text(text)
        done = here("games", PENOMBRA_CONFIG=str(place / "bad.toml"))
        assert done.returncode == 2 and name in done.stderr and len(done.stderr.splitlines()) == 1
    (place / "bad.toml").write_text("lang = 'es'\n[play]\nseats = 4\n[content.check]\ngame = 'stay_away'\n")
    assert here("games", PENOMBRA_CONFIG=str(place / "bad.toml")).returncode == 0


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_every_command_has_help_in_every_language(lang: str, here: Here) -> None:
    words = Words(lang)
    for command in COMMANDS:
        done = here(command, "--help", "--lang", lang)
        assert done.returncode == 0 and words.say(f"cli-{command}")[:40] in done.stdout and not done.stderr
    whole = penombra_says("--help", "--lang", lang)
    assert whole.returncode == 0 and not whole.stderr and words.say("cli-help") in whole.stdout
    assert all(command in whole.stdout for command in COMMANDS)


def test_the_games_are_told_before_and_after_one_was_begun() -> None:
    """The package of the games must not take the name of the function."""
    assert penombra.games() == ("stay_away", "sub_terra", "upside_down")
    for game in penombra.games(): penombra.new(game, 4, 1)
    assert penombra.games() == ("stay_away", "sub_terra", "upside_down")


def test_version_is_one_line() -> None:
    assert penombra_says("--version").stdout == penombra.__version__ + "\n"


def test_a_flag_comes_before_the_environment_before_the_file_before_the_default(tmp_path: Path, here: Here) -> None:
    """Six seats, unless the file says five, unless the environment says seven, unless the flag says eight."""
    config = tmp_path / "config.toml"
    config.write_text('lang = "it"\n[play]\nseats = 5\n')

    def first(*args: str, **env: str) -> str: return here("play", "stay_away", *args, **env).stdout.splitlines()[0]

    assert "6 players" in first()
    assert "5 posti" in first(PENOMBRA_CONFIG=str(config))
    assert "7 posti" in first(PENOMBRA_CONFIG=str(config), PENOMBRA_SEATS="7")
    assert "8 asientos" in first("--seats", "8", PENOMBRA_CONFIG=str(config), PENOMBRA_SEATS="7", PENOMBRA_LANG="es")
    assert "8 players" in first("--seats=8", "--lang=en", PENOMBRA_CONFIG=str(config), PENOMBRA_LANG="es")
    assert "6 asientos" in first(LANG="es_ES.UTF-8")


def test_each_game_counts_its_own_people(here: Here) -> None:
    """Explorers go down, four of them if nobody says how many; and what is refused is told with that game's rule."""
    for lang, team, title in (("en", "4 explorers", "4 to 6 explorers"), ("it", "4 Esploratori", "da 4 a 6 Esploratori"),
                              ("es", "4 Espeleólogos", "de 4 a 6 Espeleólogos")):
        assert team in here("play", "sub_terra", "--hotseat", "--lang", lang).stdout.splitlines()[0]
        assert title in here("games", "--lang", lang).stdout
        wrong = here("play", "sub_terra", "--seats", "7", "--lang", lang).stderr
        assert "4" in wrong and "6" in wrong and "12" not in wrong
        rule = Words(lang, "sub_terra").rule("ST-R-04")
        wrong = here("play", "sub_terra", "--options", "extra_hazard_cards=3,difficulty=expert", "--lang", lang).stderr
        assert f"[{rule.id}: {rule.title}]" in wrong


def test_any_game_is_measured(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """`bench --game` measures that game, and says so in its words."""
    def run(against: list[str], rounds: int, *, game: str, content: str | None) -> dict[str, object]:
        return {"game": game, "seats": 6, "form": "compiled", "decisions_per_second": {"loop": [1, 2]},
                "medians": {"loop": 2}, "ratios": {}, "microseconds": {"view": 3}}
    monkeypatch.setattr("penombra.lab.bench.run", run)
    assert here("bench", "--game", "sub_terra").stdout.startswith("sub_terra, 6 explorers, engine compiled")
    assert here("bench", "--lang", "it").stdout.startswith("stay_away, 6 posti")
    assert json.loads(here("bench", "--game", "sub_terra", "--json").stdout)["game"] == "sub_terra"


def test_the_rules_are_a_list_of_objects(here: Here) -> None:
    """One by its id, some by a word, or all; each with words, source, section and status."""
    one = json.loads(here("rules", "stay_away", "sa-turn-04", "--json").stdout)
    assert [sorted(row) for row in one] == [["id", "section", "source", "status", "text", "title"]]
    some = json.loads(here("rules", "stay_away", "quarantena", "--json", "--lang", "it").stdout)
    every = json.loads(here("rules", "stay_away", "--json").stdout)
    assert 10 < len(some) < len(every) and len({row["id"] for row in every}) == len(every) > 300
    assert "SA-TURN-04" in here("rules", "stay_away", "SA-TURN-04").stdout
    assert "ST-TILE-01" in here("rules", "sub_terra", "st-tile-01").stdout
    assert len(json.loads(here("rules", "sub_terra", "--json").stdout)) > 330
    assert "Whisky. " in here("rules", "stay_away", "whisky").stdout
    for lang, word, ours in (("en", "The Hunt. ", "[our reconstruction]"), ("it", "La Caccia. ", "[nostra ricostruzione]")):
        told = here("rules", "upside_down", "hunt", "--lang", lang).stdout
        assert word in told and told.rstrip().endswith(ours), "what a card does is looked up as well, and what of it is our own"


def test_data_is_printed_as_json(tmp_path: Path, here: Here) -> None:
    """Games, doctor, replay, position, simulate and arena print JSON that says what the engine says."""
    assert json.loads(here("games", "--json").stdout) == [
        {"game": "stay_away", "title": "Stay Away!", "seats": [4, 12]},
        {"game": "sub_terra", "title": "Sub Terra", "seats": [4, 6]},
        {"game": "upside_down", "title": "Upside Down", "seats": [2, 4]}]
    doctor = json.loads(here("doctor", "--json").stdout)
    assert doctor["compiled"] == (FORM == "compiled") and doctor["penombra"] == penombra.__version__
    m = penombra.new("stay_away", 5, 3)
    (tmp_path / "game.json").write_text(json.dumps(m.journal()))
    again = json.loads(here("replay", str(tmp_path / "game.json"), "--json").stdout)
    assert again["hash"] == m.hash() and again["waiting"] == sorted(m.waiting) and again["outcome"] is None
    seen = json.loads(here("replay", str(tmp_path / "game.json"), "--json", "--seat", "2").stdout)
    assert seen["events"] == m.events(2)
    (tmp_path / "table.txt").write_text(m.position())
    read = json.loads(here("position", str(tmp_path / "table.txt"), "--json").stdout)
    assert read["hash"] == m.hash() and read["position"] == m.position()


def test_a_scenario_is_played_and_differences_are_told(tmp_path: Path, here: Here) -> None:
    """Exit 0 where all is as expected, 1 with a line where it is not."""
    file = next(iter(sorted((Path(__file__).parent / "scenarios").glob("*.txt"))))
    assert here("position", str(file), "--run").returncode == 0
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(file.read_text() + "\nexpect waiting 0 1 2 3\n")
    done = here("position", str(wrong), "--run")
    assert done.returncode == 1 and "expect waiting 0 1 2 3" in done.stdout


def test_simulate_and_arena_are_quiet_in_a_pipe(tmp_path: Path, here: Here) -> None:
    """Rows go to the file; the table of the arena is all that is printed."""
    out = tmp_path / "rows.jsonl"
    done = here("simulate", "stay_away", "--games", "3", "--seats", "4", "--bots", "random,steady", "--seed", "5",
                         "--out", str(out), "--workers", "1")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert [json.loads(row)["n"] for row in out.read_text().splitlines()] == [0, 1, 2]
    done = here("arena", "stay_away", "--games", "2", "--seats", "4", "--bots", "random", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "") and "random" in done.stdout


def test_content_is_copied_checked_and_played(tmp_path: Path, here: Here) -> None:
    """`content new` gives a folder without faults, a fault in it is told with its line, and is not played."""
    mine = tmp_path / "mine"
    assert here("content", "new", "stay_away", str(mine)).returncode == 0
    fine = here("content", "check", str(mine))
    assert fine.returncode == 0, fine.stdout
    assert here("play", "stay_away", "--content", str(mine)).returncode == 0
    cards = (mine / "cards.toml").read_text().replace('family = "action"', 'family = "weapon"', 1)
    (mine / "cards.toml").write_text(cards)
    line = cards[:cards.index('"weapon"')].count("\n") + 1
    done = here("content", "check", str(mine))
    assert done.returncode == 1 and f"cards.toml:{line}:" in done.stdout
    done = here("play", "stay_away", "--content", str(mine))
    assert done.returncode == 1 and f"cards.toml:{line}:" in done.stderr and len(done.stderr.splitlines()) == 1


def test_an_explorer_is_called_what_the_content_says(tmp_path: Path, here: Here) -> None:
    """A title mended in a folder of one's own is what the table reads, article and all."""
    mine = tmp_path / "mine"
    assert here("content", "new", "sub_terra", str(mine)).returncode == 0
    assert here("content", "check", str(mine), "--game", "sub_terra").returncode == 0
    file = mine / "explorers.toml"
    file.write_text(file.read_text("utf-8").replace('title.en = "Diver"', 'title.en = "Frogman"'), "utf-8")
    done = here("play", "sub_terra", "--hotseat", "--content", str(mine), "--option",
                'explorers=["diver","scout","medic","leader"]', "--option", "first=0")
    assert done.returncode == 0 and "The Frogman acts." in done.stdout and "Frogman (D)." in done.stdout
    file.write_text(file.read_text("utf-8").replace("rank = 1", "rank = 9"), "utf-8")
    done = here("content", "check", str(mine), "--game", "sub_terra")
    assert done.returncode == 1 and "explorers.toml:" in done.stdout


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    """`penombra rules stay_away | head -1`."""
    with subprocess.Popen([sys.executable, "-m", "penombra.cli", "rules", "stay_away"], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_closed_ends_are_no_reason_to_fall_over() -> None:
    """No stdin: the table is left politely. No stdout: nobody is told, and that is all."""
    command = f"{sys.executable} -m penombra.cli"
    for shell, code in ((f"{command} play stay_away --seed 1 <&-", 0), (f"{command} games >&-", 0),
                        (f"{command} rules stay_away nothing-like-it 2>&-", 1)):
        done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, env=environment(), timeout=60)
        assert done.returncode == code and "Traceback" not in done.stderr, (shell, done)


def heeding() -> None:
    """A run in the background ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_is_one_line() -> None:
    """Ctrl-C while a person is asked."""
    with subprocess.Popen([sys.executable, "-m", "penombra.cli", "play", "stay_away", "--seed", "1"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment(PYTHONUNBUFFERED="1"), preexec_fn=heeding) as process:
        assert process.stdout is not None and process.stderr is not None
        while not process.stdout.readline().startswith(b"  1."): pass
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 1
        said = process.stderr.read().decode()
    assert said == "penombra: Interrupted.\n"
