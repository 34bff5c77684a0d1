"""The table in a terminal, and in a pipe: real processes, real screens."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import penombra
from penombra.content.words import LANGUAGES, Words
from penombra.terminal import saves
from penombra.terminal.face import face_of
from penombra.terminal.ring import Ring, picture
from penombra.terminal.stay_away import infections
from shell import CLEARED, Terminal, penombra_says

FACE = face_of(Words("en", "stay_away"))
ENTER = "Press Enter when nobody else is looking."


def saved(file: Path) -> penombra.Match:
    journal: dict[str, Any] = json.loads(file.read_text())
    return penombra.replay(journal, seed=journal["seed"])


def with_role(role: str, seats: int = 5, first: int = 0) -> tuple[int, int]:
    """A seed and a seat that is dealt this role there, and begins."""
    for seed in range(first, first + 400):
        m = penombra.new("stay_away", seats, seed)
        (seat,) = m.waiting
        if m.view(seat)["memory"]["role"] == role and m.asked[seat] == "draw": return seed, seat
    raise AssertionError(role)


def lasting(first: int, seats: int, options: dict[str, Any] | None = None, answers: int = 40) -> int:
    """A seed, from this one on, with which the game is not over while everybody takes the first answer on the screen."""
    for seed in range(first, first + 400):
        m = penombra.new("stay_away", seats, seed, options)
        for _ in range(answers):
            if m.waiting: m.answer(min(m.waiting), FACE.groups(m.options(min(m.waiting)))[0][1][0])
        if m.waiting: return seed
    raise AssertionError("no game lasts")


# --- Whole games in a pipe ----------------------------------------------------------------------------

@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_in_a_pipe(lang: str, tmp_path: Path, fresh_seed: int) -> None:
    """Plain lines without colour, answers from stdin, the end in words, and a save that replays."""
    file, words = tmp_path / "game.json", Words(lang, "stay_away")
    done = penombra_says("play", "stay_away", "--seed", str(fresh_seed), "--seats", "5", "--lang", lang, "--bots",
                         "steady,random", "--save", str(file), typed="1\n" * 3000)
    assert done.returncode == 0 and not done.stderr
    assert "\x1b" not in done.stdout
    m = saved(file)
    assert m.outcome is not None
    for sentence in (words.outcome(m.outcome, 0), words.say("end-table"), words.say("end-infection")):
        assert sentence in done.stdout
    for s, role in enumerate(m.view(None)["infected"]):
        assert f"\n{words.seat(s)}: {words.say(f'mark-{role}')}" in done.stdout
    again = penombra_says("replay", str(file), "--lang", lang)
    assert again.returncode == 0 and m.hash() in again.stdout and words.outcome(m.outcome, None) in again.stdout


def test_what_is_shown_is_what_the_seat_saw(tmp_path: Path, fresh_seed: int) -> None:
    """Until the end, every sentence on the screen is one that this seat may read, hands are its own, and no other."""
    file, words = tmp_path / "game.json", Words("en", "stay_away")
    done = penombra_says("play", "stay_away", "--seed", str(fresh_seed), "--seats", "6", "--seat", "2",
                         "--save", str(file), typed="1\n" * 3000)
    m = saved(file)
    allowed = {words.event(e, 2) for e in m.events(2)}
    shown, _, _ = done.stdout.partition("── " + words.say("end"))
    hand = False
    said = []
    for line in shown.splitlines()[3:]:
        if line == words.say("hand", count=1): hand = True
        elif not line.startswith("  ·"): hand = False
        elif not hand: said.append(re.sub(r" ×\d+$", "", line.removeprefix("  · ")))
    assert said and set(said) <= allowed
    public = {words.event(e, None) for e in m.events(None)}
    assert set(said) - public, "something private should have been seen, too"


def test_the_answers_given_are_the_answers_played(tmp_path: Path) -> None:
    """A card by number, its target by number, the way back before anything happened, and notation."""
    seed, seat = with_role("human")
    m = penombra.new("stay_away", 5, seed)
    m.answer(seat, m.options(seat)[0])
    while seat not in m.waiting or m.asked[seat] != "phase_two":
        seed, seat = with_role("human", first=seed + 1)
        m = penombra.new("stay_away", 5, seed)
        m.answer(seat, m.options(seat)[0])
    menu = FACE.groups(m.options(seat))
    many = next((n for n, (_, some) in enumerate(menu, 1) if len(some) > 1), 0)
    plain = next(n for n, (_, some) in enumerate(menu, 1) if len(some) == 1)
    file = tmp_path / "game.json"
    args = ("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--save", str(file))
    before = len(m.journal()["answers"])

    def answered(typed: str) -> str:
        assert penombra_says(*args, typed=typed).returncode == 0
        rows = json.loads(file.read_text())["answers"]
        return str(rows[before][1]) if len(rows) > before else ""

    assert answered("1\n") == ""
    assert answered(f"1\n{plain}\n") == str(menu[plain - 1][1][0])
    assert answered(f"1\n{menu[plain - 1][1][0]}\n") == str(menu[plain - 1][1][0])
    if many:
        assert answered(f"1\n{many}\n2\n") == answered(f"1\n{many} 2\n") == str(menu[many - 1][1][1])
        assert answered(f"1\n{many}\nc\n") == answered(f"1\n{many}\n\n") == ""
        assert answered(f"1\n{many}\nc\n{plain}\n") == str(menu[plain - 1][1][0])


# --- Questions to the table ---------------------------------------------------------------------------

@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_names_the_rules(lang: str) -> None:
    """`?` lists everything forbidden with id, title and text; `? 1` and `r ID` show a rule with its source."""
    seed, seat = with_role("thing")
    m, words = penombra.new("stay_away", 5, seed), Words(lang, "stay_away")
    done = penombra_says("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--lang", lang,
                         typed="1\n?\n? 1\nr sa-turn-16\nr nonsense\n? 99\n")
    m.answer(seat, m.options(seat)[0])
    against = {rule for _, rule in m.candidates(seat) if rule} if seat in m.waiting else set()
    assert against
    for id in against:
        rule = words.rule(id)
        assert f"{rule.title} [{id}] {rule.text}" in done.stdout
    wanted = words.rule("SA-TURN-16")
    assert f"SA-TURN-16  {wanted.title}\n{wanted.text}\n" in done.stdout
    assert words.say("no-rule", id="nonsense") in done.stdout
    assert words.say("why-number", count=len(against)) in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_taken_back_in_this_game(lang: str) -> None:
    """`u` says why not, and changes nothing."""
    rule = Words(lang, "stay_away").rule("core/no_take_back")
    seed, seat = with_role("human")
    done = penombra_says("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--lang", lang,
                         typed="u\n1\nu\n")
    assert done.stdout.count(f"{rule.title}. {rule.text} [core/no_take_back]") == 2


def test_everybody_can_speak_and_only_the_thing_is_heard(tmp_path: Path) -> None:
    """`d` asks everybody the same; a Human is refused with the rule, The Thing ends the game (and loses too early)."""
    file, words = tmp_path / "game.json", Words("en", "stay_away")
    for role in ("human", "thing"):
        seed, seat = with_role(role)
        args = ("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--save", str(file))
        silent = penombra_says(*args, typed="d\nno\n")
        assert words.say("speak") in silent.stdout and words.say("speak-not") in silent.stdout
        assert saved(file).outcome is None
        spoken = penombra_says(*args, typed="d\nyes\n")
        assert words.say("speak") in spoken.stdout
        end = saved(file).outcome
        if role == "human": assert end is None and words.rule("SA-THING-07").text in spoken.stdout
        else: assert end is not None and end.reason == "SA-END-11" and "The Humans win" in spoken.stdout


def test_other_commands(fresh_seed: int) -> None:
    """Help, the log, the table again, what is certain, and what is not understood."""
    words = Words("en", "stay_away")
    seed, seat = with_role("human", first=fresh_seed)
    typed = "h\nl\nl all\nt\nw\nxyzzy\n99\nplay axe 77\n"
    done = penombra_says("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), typed=typed)
    for line in (words.say("help").split("\n")[0], words.say("know"), words.say("not-understood")):
        assert line in done.stdout
    assert done.stdout.count("Your hand:") == 2 and done.stdout.count("You hold ") == 3


# --- Saving, leaving ----------------------------------------------------------------------------------

def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, fresh_seed: int) -> None:
    """Saved by command, resumed and left at once: the same hash, the same file; and it can be played to its end."""
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    save = f"s {first}\n" * 3                             # two of them may only have said Enter between two seats
    seed = lasting(fresh_seed, 5, {"edition": "revised", "vendetta": True})
    done = penombra_says("play", "stay_away", "--hotseat", "--seed", str(seed), "--seats", "5", "--options",
                         "edition=revised,vendetta=true", typed="1\n" * 25 + save)
    assert done.returncode == 0 and "Saved in" in done.stdout
    m = saved(first)
    assert m.options_used["edition"] == "revised" and m.options_used["vendetta"] is True and len(m.waiting) > 0
    done = penombra_says("play", "stay_away", "--resume", str(first), "--save", str(second))
    assert done.returncode == 0 and saved(second).hash() == m.hash()
    assert json.loads(first.read_text()) == json.loads(second.read_text())
    done = penombra_says("play", "stay_away", "--resume", str(second), "--seat", "1", "--bots", "random",
                         typed="1\n" * 3000)
    assert done.returncode == 0 and saved(second).outcome is not None
    assert saved(second).journal()["answers"][:len(m.journal()["answers"])] == m.journal()["answers"]


def test_leaving_offers_to_keep_the_game(tmp_path: Path) -> None:
    """`q` asks for a file; c goes on; a bad place is said and asked again; Enter leaves without."""
    file = tmp_path / "kept.json"
    seed, seat = with_role("human")
    args = ("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat))
    done = penombra_says(*args, typed=f"q\nc\nq\n{tmp_path}\n{file}\n")
    assert done.returncode == 0 and "folder" in done.stdout and saved(file).outcome is None
    assert penombra_says(*args, typed="q\n\n").returncode == 0
    assert list(tmp_path.iterdir()) == [file]


def test_the_end_of_input_ends_the_game_politely(tmp_path: Path, fresh_seed: int) -> None:
    """In the middle of anything: exit 0, a word of leave, and the save that was asked for."""
    file, words = tmp_path / "kept.json", Words("es", "stay_away")
    seed, seat = with_role("human", first=fresh_seed)
    for typed in ("", "1", "d\n", "q\n", "s\n"):
        file.unlink(missing_ok=True)
        done = penombra_says("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--lang", "es",
                             "--save", str(file), typed=typed)
        assert done.returncode == 0 and not done.stderr
        assert saved(file).outcome is None and words.say("left") in done.stdout


def test_a_save_that_is_interrupted_leaves_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All or nothing, and no crumbs."""
    file, words = tmp_path / "kept.json", Words("en")
    m = penombra.new("stay_away", 4, 1)
    saves.write(file, m, 1, {}, words)
    before = file.read_text()

    def full(*_: object) -> None: raise OSError(28, "No space left on device")
    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(saves.Trouble, match="No space left"): saves.write(file, m, 2, {}, words)
    assert file.read_text() == before and list(tmp_path.iterdir()) == [file]


# --- On a terminal ------------------------------------------------------------------------------------

def test_hands_are_covered_between_seats(tmp_path: Path, fresh_seed: int) -> None:
    """After the screen was cleared nothing of the last hand is there; in between there is no card at all."""
    file, words, luck = tmp_path / "game.json", Words("en", "stay_away"), lasting(fresh_seed, 4)
    table = Terminal("play", "stay_away", "--hotseat", "--seats", "4", "--seed", str(luck), "--save", str(file))
    covers, typed = 0, 0
    while covers < 8 and typed < 60:
        said = table.until("> ", ">", "hand.", "looking.")
        if said.endswith(ENTER): covers += 1
        if table.process.poll() is not None: break
        table.type("" if said.rstrip().endswith(("hand.", "looking.")) else "1")
        typed += 1
    if table.process.poll() is None:
        table.until("> ", ">", "hand.", "looking.")
        table.type("\x04")
        table.until()
    table.leave()
    screens = table.text.split(CLEARED)
    assert len(screens) > 8
    m = penombra.new("stay_away", 4, luck)
    first = {s: m.view(s)["cards"]["hand"] for s in range(4)}
    seen: list[int] = []
    for screen in screens[1:]:
        plain = re.sub(r"\x1b\[[0-9;]*m", "", screen)
        seats = {int(n) for n in re.findall(r"as Seat (\d) sees it", plain)}
        assert len(seats) <= 1
        if plain.startswith("Pass the screen"): assert not seats and "«" not in plain
        elif seats:
            (seat,) = seats
            if seat not in seen and "You hold" in plain:
                hold = " ".join(plain.split("You hold ")[1].split("Turn 1")[0].split())
                assert hold.startswith(words.cards(first[seat]))
            seen.append(seat)
    assert len(set(seen)) > 1


def test_three_short_questions_and_a_game(tmp_path: Path) -> None:
    """Without arguments on a terminal: language, players, company; Enter takes what most people want."""
    table = Terminal("play", "stay_away")
    assert "Language" in table.until(":")
    table.type("it")
    table.until(":")
    table.type("77")
    assert "possibilità" in table.until(":")
    table.type("")
    table.until(":")
    table.type("people")
    assert "6 posti" in table.until("altro.")
    table.type("")
    table.until("> ", ">")
    table.type("q")
    table.until(":")
    table.type("")
    assert "Lasci il tavolo." in table.until()
    assert table.leave() == 0


@pytest.mark.parametrize(("args", "env"), [(["--no-color"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})])
def test_without_colour(args: list[str], env: dict[str, str]) -> None:
    """Not one control code, and the same words."""
    table = Terminal("play", "stay_away", "--seed", "3", "--lang", "en", *args, **env)
    table.until("> ", ">")
    table.type("q")
    table.until(":")
    table.type("")
    table.until()
    assert table.leave() == 0
    assert "\x1b" not in table.text and "Your hand:" in table.text


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    """Twelve seats at any width: every name is on the picture, and nothing is broken by the edge."""
    table = Terminal("play", "stay_away", "--seed", "4", "--seats", "12", "--lang", "es", "--no-color", columns=columns)
    said = table.until("> ", ">")
    table.type("q")
    table.until(":")
    table.type("")
    table.until()
    table.leave()
    assert max(len(line) for line in said.splitlines()) <= columns
    shown = said[said.index("visto desde"):]
    for s in range(12): assert re.search(rf"Asiento {s}\b", shown)


# --- The picture --------------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", range(4, 13))
def test_the_ring_is_drawn_as_it_is(seats: int) -> None:
    """My left neighbour stands left of me in the bottom row, everybody is there once, and every door is in its gap."""
    words = Words("en", "stay_away")
    m = penombra.new("stay_away", seats, 7)
    for me in range(seats):
        view = m.view(me)
        view["doors"][(me + 1) % seats] = 1
        rows = [row.plain for row in picture(view, me, words, 80)]
        bottom = next(row for row in rows if "YOU" in row)
        left, right = (me + 1) % seats, (me - 1) % seats
        assert bottom.index(f"Seat {left} ") < bottom.index("YOU") < bottom.index(f"Seat {right} ")
        assert all(sum(len(re.findall(rf"Seat {s}\b", row)) for row in rows) == 1 for s in range(seats))
        assert sum(row.count("╡") for row in rows) == 1
        ring = Ring(view, me)
        assert ring.beside(me, 1) == left and ring.doors_beside(left, 1) == 1 and ring.doors_beside(me, -1) == 0
        listed = [row.plain for row in picture(view, me, words, 50)]
        assert listed.index("  ╪ door") == 2


@pytest.mark.parametrize("living", [1, 2, 3])
def test_the_last_ones_are_drawn_too(living: int) -> None:
    words, m = Words("it", "stay_away"), penombra.new("stay_away", 4, 7)
    view = m.view(0)
    view["alive"] = list(range(living))
    text = "\n".join(row.plain for row in picture(view, 0, words, 80))
    assert [s for s in range(4) if f"Posto {s}" in text] == list(range(living))
    assert picture(view, 3, words, 80)


def test_the_story_of_the_infection_is_true(share: Any) -> None:
    """Whoever is told to have caught it is Infected at the end, once, and nobody is left out."""
    from penombra.bots import drive, make
    caught = 0
    for seed in share(12, 300):
        edition = ("first", "revised")[seed // 2 % 2]
        m = penombra.new("stay_away", 4 + seed % 9, seed, {"edition": edition, "thing_in_deck": seed % 3 == 0})
        drive(m, {s: make("steady", "stay_away") for s in range(m.seats)}, seed)
        found = [who for _, who, _ in infections(m)]
        assert sorted(found) == [s for s, role in enumerate(m.view(None)["infected"]) if role == "infected"]
        caught += len(found)
    assert caught > 0


def test_what_leads_to_an_exchange_is_not_told_twice() -> None:
    """The exchange says it; a refusal leaves the offer in the log."""
    steps = [{"kind": kind, "seat": 1, "other": 2} for kind in ("exchange", "laid_down")]
    done = [*steps, {"kind": "answered", "seat": 2, "other": 1}, {"kind": "exchanged", "seat": 1, "other": 2}]
    assert [e["kind"] for e in FACE.retold(done)] == ["exchanged"]
    refused = [*steps, {"kind": "refused", "seat": 2, "other": 1}]
    assert [e["kind"] for e in FACE.retold(refused)] == ["exchange", "laid_down", "refused"]
