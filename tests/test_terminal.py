"""The table in a terminal, and in a pipe: real processes, real screens."""
from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kit
import penombra
from penombra.content import Trial
from penombra.content.words import LANGUAGES, SIDES, Words
from penombra.terminal import cave as drawn
from penombra.terminal import saves, town
from penombra.terminal.face import face_of
from penombra.terminal.ring import Ring, picture
from penombra.terminal.stay_away import infections
from penombra.terminal.upside_down import UpsideDownFace
from kit import cave
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
    words = Words("en", "stay_away")
    for role in ("human", "thing"):
        file = tmp_path / f"{role}.json"
        seed, seat = with_role(role)
        args = ("play", "stay_away", "--seed", str(seed), "--seats", "5", "--seat", str(seat), "--save", str(file))
        silent = penombra_says(*args, typed="d\nno\n")
        assert words.say("speak") in silent.stdout and words.say("speak-not") in silent.stdout
        assert saved(file).outcome is None
        spoken = penombra_says(*args, typed="d\nyes\n" if role == "human" else "declare\nyes\n")
        assert words.say("speak") in spoken.stdout
        end = saved(file).outcome
        if role == "human": assert end is None and words.rule("SA-THING-07").text in spoken.stdout
        else: assert end is not None and end.reason == "SA-END-11" and "The Humans win" in spoken.stdout


def test_a_save_does_not_take_the_place_of_another_game(tmp_path: Path) -> None:
    """A file that holds another game is left as it is, with a word on how to go on with it; the same seed begins anew."""
    file = tmp_path / "game.json"
    args = ("play", "stay_away", "--seats", "5", "--save", str(file))
    assert penombra_says(*args, "--seed", "5", typed="1\n").returncode == 0
    before = file.read_text()
    for more in (("--seed", "6"), ()):
        refused = penombra_says(*args, *more, typed="1\n")
        assert refused.returncode == 1 and "--resume" in refused.stderr and file.read_text() == before
    assert penombra_says(*args, "--seed", "5", typed="").returncode == 0
    assert penombra_says("play", "stay_away", "--seed", "6", typed=f"s {file}\nq\n\n").returncode == 0
    assert json.loads(file.read_text())["seed"] == 5


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


# --- Sub Terra: whole games ---------------------------------------------------------------------------

def dug(seed: int, seats: int = 6, answers: int = 150) -> penombra.Match:
    """A game in which everybody mostly lays tiles and goes on, for so many answers."""
    m, luck = penombra.new("sub_terra", seats, seed, {"gas_hit": 1}), random.Random(seed)
    while m.waiting and answers:
        seat = min(m.waiting)
        options = m.options(seat)
        eager = [o for o in options if o.verb in ("explore", "reveal", "place", "rope", "demolish", "dive")] or \
            [o for o in options if o.verb in ("move", "run", "step", "heal", "bandage")]
        m.answer(seat, luck.choice(eager if eager and luck.random() < 0.8 else options))
        answers -= 1
    return m


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_cave_in_a_pipe(lang: str, tmp_path: Path, fresh_seed: int) -> None:
    """Plain lines, the explorers by their titles, their fates at the end, and a save that replays."""
    file, words = tmp_path / "game.json", Words(lang, "sub_terra")
    done = penombra_says("play", "sub_terra", "--seed", str(fresh_seed), "--seats", "5", "--lang", lang, "--bots", "random",
                         "--save", str(file), typed="1\n" * 3000)
    assert done.returncode == 0 and not done.stderr and "\x1b" not in done.stdout
    m = saved(file)
    assert m.outcome is not None
    view = m.view(None)
    assert words.outcome(m.outcome, 0, words.names(view)) in done.stdout
    fates = done.stdout.split(words.say("end-team"))[1].splitlines()[1:6]
    for role, fate in zip(view["role"], fates, strict=True):
        assert words.title("explorers", role) in fate and words.text("explorers", role) in done.stdout
    assert not re.search(words.say("seat", number=r"\d"), done.stdout), "a seat was told by its number"
    again = penombra_says("replay", str(file), "--lang", lang)
    assert again.returncode == 0 and m.hash() in again.stdout
    assert words.outcome(m.outcome, None, words.names(view)) in again.stdout


def test_one_table_for_all(tmp_path: Path, fresh_seed: int) -> None:
    """Nothing is secret: nobody is asked to cover anything, nobody is called "you" in what happened, all of it is told once."""
    file, words = tmp_path / "game.json", Words("en", "sub_terra")
    done = penombra_says("play", "sub_terra", "--hotseat", "--seed", str(fresh_seed), "--save", str(file), typed="1\n" * 6000)
    assert done.returncode == 0 and "Pass the screen" not in done.stdout and words.say("hotseat-cover") not in done.stdout
    m = saved(file)
    assert m.seats == 4 and m.outcome is not None
    names = words.names(m.view(None))
    face = face_of(words)
    told = [words.event(e, None, names) for e in face.retold(m.events(None)) if not face.heads(e)]
    shown = [re.sub(r" ×\d+$", "", row.removeprefix("  · ")) for row in done.stdout.splitlines() if row.startswith("  · ")]
    abilities = {str(face.entry("abilities", id)) for id in words.table("abilities")}       # type: ignore[attr-defined]
    story = [row for row in shown if row not in abilities][4:]                              # after the four portraits
    assert set(story) <= {*told, *(words.event(e, None, names) for e in m.events(None))}
    assert [row for row in dict.fromkeys(told) if row not in story] == []


def test_nothing_is_cleared_at_one_table() -> None:
    """On a terminal, too: the next explorer's table follows the last one's."""
    table = Terminal("play", "sub_terra", "--hotseat", "--seed", "3", "--lang", "en", "--no-color", columns=100, rows=50)
    for _ in range(12):
        said = table.until("> ", ">")
        table.type("4" if "End the turn" in said else "1")
    table.until("> ", ">")
    table.type("q")
    table.until(":")
    table.type("")
    table.until()
    assert table.leave() == 0 and CLEARED not in table.text


def test_company_is_asked_for_in_the_words_of_the_game() -> None:
    """Explorers, not players; Enter leads all four of them."""
    table = Terminal("play", "sub_terra")
    table.until(":")
    table.type("es")
    assert "Espeleólogos" in table.until(":")
    table.type("")
    table.until(":")
    table.type("")
    assert "4 Espeleólogos" in table.until("> ", ">")
    table.type("q")
    table.until(":")
    table.type("")
    table.until()
    assert table.leave() == 0


# --- Sub Terra: what is typed -------------------------------------------------------------------------

def quiet(first: int = 0) -> tuple[int, penombra.Match]:
    """A seed with which the first to act is nobody with a pile or a say of their own."""
    for seed in range(first, first + 400):
        m = penombra.new("sub_terra", 4, seed)
        if m.view(None)["role"][min(m.waiting)] in ("medic", "climber", "bodyguard", "engineer", "diver"): return seed, m
    raise AssertionError("no such game")


def test_a_side_by_its_letter(tmp_path: Path) -> None:
    """What by number, where by a letter of the compass, at once or after; in Italian west is o."""
    seed, m = quiet()
    seat, file = min(m.waiting), tmp_path / "game.json"
    menu = [key[0] for key, _ in face_of(Words("it", "sub_terra")).groups(m.options(seat))]
    number = menu.index("reveal") + 1

    def answered(lang: str, typed: str) -> str:
        assert penombra_says("play", "sub_terra", "--hotseat", "--seed", str(seed), "--lang", lang, "--save", str(file),
                             typed=typed).returncode == 0
        rows = [text for who, text in json.loads(file.read_text())["answers"] if who == seat]
        return str(rows[0]) if rows else ""

    assert answered("it", f"{number} o\n") == answered("en", f"{number}\nw\n") == "reveal W"
    assert answered("es", f"{number} n\n") == "reveal N" and answered("en", f"{number} x\n") == ""


def strolling() -> tuple[int, list[str], list[str]]:
    """A seed, the answers up to the first tile, and hashes: then, after an exertion, and after a step without luck in it."""
    for seed in range(400):
        m = penombra.new("sub_terra", 4, seed)
        seat = min(m.waiting)
        said = ["reveal N"]
        m.answer(seat, m.read(seat, "reveal N"))
        if m.asked[seat] == "place":
            said.append(str(m.options(seat)[0]))
            m.answer(seat, m.options(seat)[0])
        hashes = [m.hash()]
        for text in ("exert", "move N"):
            if m.why_not(seat, m.read(seat, text)): break
            m.answer(seat, m.read(seat, text))
            hashes.append(m.hash())
        if len(hashes) == 3 and m.undoable(seat) is not None and m.waiting == {seat}: return seed, said, hashes
    raise AssertionError("nobody can go for a walk")


def test_an_answer_is_taken_back_one_at_a_time(tmp_path: Path) -> None:
    """`u` takes back the last answer, then the one before; not what luck has answered to, but the end of a turn."""
    seed, said, hashes = strolling()
    file, words = tmp_path / "game.json", Words("en", "sub_terra")
    args = ("play", "sub_terra", "--hotseat", "--seed", str(seed), "--save", str(file))
    for many in (0, 1, 2):
        typed = [*said, "exert", "move N", *["u"] * many]
        done = penombra_says(*args, typed="\n".join(typed) + "\n")
        assert saved(file).hash() == hashes[2 - many] and done.stdout.count(words.say("taken-back")) == many
        assert penombra_says("replay", str(file)).returncode == 0
    done = penombra_says(*args, typed="reveal N\nu\n")                      # a tile was seen
    assert words.say("taken-back") not in done.stdout and words.rule("core/no_take_back").text in done.stdout
    done = penombra_says(*args, typed="end\nu\n")                           # the next explorer has been asked
    assert saved(file).hash() == penombra.new("sub_terra", 4, seed).hash() and words.say("taken-back") in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_in_the_cave(lang: str) -> None:
    """`?` gathers what is forbidden under its rules, what there are no points for among it."""
    seed, m = quiet()
    seat, words = min(m.waiting), Words(lang, "sub_terra")
    m.answer(seat, m.read(seat, "reveal N"))
    if m.asked[seat] == "place": m.answer(seat, m.options(seat)[0])
    against = {rule for _, rule in m.candidates(seat) if rule}
    done = penombra_says("play", "sub_terra", "--hotseat", "--seed", str(seed), "--lang", lang,
                         typed="reveal N\n1\n?\n" if m.journal()["answers"][-1][1].startswith("place") else "reveal N\n?\n")
    assert {"ST-AP-02", "ST-R-17"} <= against
    for id in against:
        rule = words.rule(id)
        assert f"{rule.title} [{id}] {rule.text}" in done.stdout
    assert f"✗ {words.title('actions', 'hide')}" in done.stdout
    here = words.say("why-some", what=words.title("actions", "dig"), where=", ".join(words.side(s) for s in [*SIDES, "here"]))
    assert f"✗ {here}" in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_cave_may_still_hold(lang: str) -> None:
    """`w` counts the tiles and hazards that are left; `e` and `k` say what explorers can do and tiles and hazards do."""
    words = Words(lang, "sub_terra")
    m = penombra.new("sub_terra", 4, 5, {"explorers": ["diver", "scout", "medic", "leader"]})
    done = penombra_says("play", "sub_terra", "--hotseat", "--seed", "5", "--lang", lang, "--option",
                         'explorers=["diver","scout","medic","leader"]', typed="w\ne\nk\nm\nh\n")
    assert done.returncode == 0
    assert words.say("know-deck", count=22, cards=", ".join(f"{words.title('dangers', d)} ×5" for d in (
        "tremor", "flood", "gas", "cave_in", "horror"))) in done.stdout
    assert f"{words.title('kinds', 'cave_in')} ×12" in done.stdout and f"{words.title('kinds', 'exit')} ×1" in done.stdout
    for table in ("kinds", "dangers"):
        for id in words.table(table): assert words.text(table, id) in done.stdout
    for id, row in words.table("abilities").items():
        assert (words.text("abilities", id) in done.stdout) == (row["explorer"] in m.view(None)["role"])
    assert words.say("help-game").splitlines()[0] in done.stdout


# --- Sub Terra: the map -------------------------------------------------------------------------------

def plan(view: dict[str, Any], me: int | None, words: Words) -> list[str]:
    return [row.plain for row in drawn.picture(view, me, words, 9999)]


def at(rows: list[str], y: int, x: int) -> str: return rows[y][x] if y < len(rows) and x < len(rows[y]) else " "


def test_the_map_is_true(share: Callable[[int, int], range]) -> None:
    """Between two tiles there is a way where they are connected and a wall where not; every open end has its mark."""
    walls = ways = ends = 0
    for seed in share(6, 60):
        words = Words(LANGUAGES[seed % 3], "sub_terra")
        m = dug(seed, answers=60 + seed * 7 % 200)
        view = m.view(None)
        rows, tiles = plan(view, None, words), view["tiles"]
        west, north = min(t["at"][0] for t in tiles), max(t["at"][1] for t in tiles)
        left = max(len(str(y)) for y in (north, min(t["at"][1] for t in tiles))) + 1
        for t in tiles:
            x, y = left + (t["at"][0] - west) * 9, 1 + (north - t["at"][1]) * 3
            middle = {"N": (y, x + 4), "S": (y + 3, x + 4), "W": (y + 1, x), "E": (y + 1, x + 9)}
            for n, side in enumerate(SIDES):
                sign = "".join(at(rows, *middle[side][:1], middle[side][1] + k) for k in (0, 1)) if side in "NS" else \
                    at(rows, *middle[side]) + at(rows, middle[side][0] + 1, middle[side][1])
                beside = t["beside"][n]
                if beside is not None: solid, unknown = side not in t["linked"], False
                else: solid, unknown = side not in t["open"] + t["blasted"], side in t["open"] + t["blasted"]
                assert (sign in ("──", "││")) == solid, (seed, t["at"], side, sign)
                assert ("?" in sign) == unknown and ("*" in sign) == (side in t["blasted"])
                walls, ways, ends = walls + solid, ways + (not solid and not unknown), ends + unknown
    assert walls and ways and ends


def test_everybody_is_on_the_map_where_they_are(share: Callable[[int, int], range]) -> None:
    """Each tile shows its word and its explorers, small letters for those who are down, and each Horror its number."""
    down = 0
    for seed in share(6, 60):
        words = Words(LANGUAGES[seed % 3], "sub_terra")
        m = dug(seed, answers=40 + seed * 11 % 200)
        view = m.view(None)
        view["horror"] = [0, len(view["tiles"]) - 1, 0]
        me = min(m.waiting, default=None)
        rows, tiles = plan(view, me, words), view["tiles"]
        west, north = min(t["at"][0] for t in tiles), max(t["at"][1] for t in tiles)
        left = max(len(str(y)) for y in (north, min(t["at"][1] for t in tiles))) + 1
        for n, t in enumerate(tiles):
            x, y = left + (t["at"][0] - west) * 9 + 1, 1 + (north - t["at"][1]) * 3 + 1
            ground, people = ("".join(at(rows, y + k, x + i) for i in range(8)) for k in (0, 1))
            assert ground.startswith(words.say(f"short-{t['kind']}"))
            assert ("≈" in ground) == t["wet"] and ("▒" in people) == t["debris"]
            who = [s for s, place in enumerate(view["at"]) if place == n]
            found = [words.say(f"letter-{view['role'][s]}") for s in who]
            found = [c if view["health"][s] else c.lower() for s, c in zip(who, found, strict=True)]
            if "+" not in people:
                assert re.sub(r"[^A-Za-z]", "", people) == "".join(found)
                assert re.findall(r"!(\d)", people) == [str(k + 1) for k, place in enumerate(view["horror"]) if place == n]
            if me in who: assert f"[{found[who.index(me)]}]" in people or "+" in people
            down += sum(c.islower() for c in found)
    assert down


def test_a_cut_map_keeps_whoever_acts_in_sight(share: Callable[[int, int], range]) -> None:
    """However narrow and low: the one who acts is on it, no line is too wide, and what is cut off is said."""
    cut = 0
    for seed in share(4, 40):
        words = Words(LANGUAGES[seed % 3], "sub_terra")
        m = dug(seed, answers=150)
        view = m.view(None)
        for s in range(m.seats):
            if not isinstance(view["at"][s], int): continue
            for width, high in ((50, 3), (64, 2), (80, 5)):
                rows = [row.plain for row in drawn.picture(view, s, words, width, high)]
                assert max(map(len, rows[:-1])) <= width
                letter = drawn.letter(view, s, words)
                assert any(f"[{letter}]" in row for row in rows)
                xs, ys = ({t["at"][k] for t in view["tiles"]} for k in (0, 1))
                whole = max(xs) - min(xs) < (width - 5) // 9 and max(ys) - min(ys) < high
                said = rows[-1].startswith(words.say("cave-cut", parts="x").split("x")[0])
                assert said != whole
                cut += said
            pieces = "\n".join(row.plain for row in drawn.whole(view, s, words, 50))
            assert pieces.count(f"[{drawn.letter(view, s, words)}]") == 1
    assert cut


@pytest.mark.parametrize("lang", LANGUAGES)
def test_narrow_screens_have_a_list(lang: str) -> None:
    """Where I am, what is on each of the four sides, and everybody else by name."""
    view = cave("""seats 4; explorer 0 medic @0,0; explorer 1 diver @0,1; explorer 2 scout @2,0 health 0; explorer 3 leader @0,0
        horror @0,1; active 0; cave 0 1
        row water/NES~ . .
        row start/NESW plain/EW horror/W""").m.view(0)
    words = Words(lang, "sub_terra")
    rows = [row.plain for row in drawn.picture(view, 0, words, 40)]
    north, east, south, west = rows[1:5]
    title = {role: words.title("explorers", role) for role in ("diver", "scout", "leader")}
    assert title["leader"] in rows[0] and words.tile("start-cross")[1:] in rows[0]
    assert all(part in north for part in (words.side("N"), words.say("cave-lies-wet"), title["diver"],
                                          words.say("cave-horror", number="1")))
    assert words.tile("plain-straight") in east
    assert words.say("cave-way-unexplored") in south and words.say("cave-way-unexplored") in west
    assert any(title["scout"] in row and words.say("cave-unconscious") in row for row in rows[5:])
    assert not any("│" in row for row in rows)


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_no_line_of_the_cave_is_wider_than_the_terminal(columns: int, tmp_path: Path) -> None:
    """Six explorers in a large cave, with news, map, key, forbidden actions and the whole cave, in Spanish."""
    m, file = dug(8, 6, 120), tmp_path / "game.json"
    assert m.waiting
    file.write_text(json.dumps({**m.journal(), "seed": 8, "table": {"people": [*range(6)], "bots": {}, "luck": 1}}))
    table = Terminal("play", "sub_terra", "--resume", str(file), "--lang", "es", "--no-color", columns=columns, rows=40)
    said = table.until("> ", ">")
    for typed in ("?", "m", "w", "e", "t"):
        table.type(typed)
        said += table.until("> ", ">")
    table.type("q")
    table.until()
    table.leave()
    assert max(map(len, said.splitlines())) <= columns


# --- Upside Down: whole games -------------------------------------------------------------------------

def wandering(seed: int, seats: int = 3, answers: int = 60, **options: Any) -> penombra.Match:
    """A game in which everybody walks about and tries things, for so many answers."""
    m = penombra.new("upside_down", seats, seed, {"fear_track_shift": 2, "season": 1 + seed % 2, **options})
    luck = random.Random(seed)
    while m.waiting and answers:
        seat = min(m.waiting)
        some = m.options(seat)
        many = [o for o in some if o.verb == "commit" and str(o).count("+") > 1]
        m.answer(seat, luck.choice(many or [o for o in some if o.verb in ("go", "do", "fight")] or some))
        answers -= 1
    return m


@pytest.mark.parametrize(("lang", "season"), [("en", "1"), ("it", "2"), ("es", "1"), ("en", "2")])
def test_a_whole_town_in_a_pipe(lang: str, season: str, tmp_path: Path, fresh_seed: int) -> None:
    """Plain lines, Characters by their names, what is our reconstruction, how everybody bore it, and a save that replays."""
    file, words = tmp_path / "game.json", Words(lang, "upside_down")
    done = penombra_says("play", "upside_down", "--seed", str(fresh_seed), "--seats", "3", "--lang", lang, "--bots", "random",
                         "--option", f"season={season}", "--save", str(file), typed="1\n" * 3000)
    assert done.returncode == 0 and not done.stderr and "\x1b" not in done.stdout
    m = saved(file)
    assert m.outcome is not None
    view = m.view(None)
    for sentence in (words.outcome(m.outcome, 0, words.names(view)), words.say("town-ours", game="upside_down")):
        assert sentence in done.stdout
    for s, role in enumerate(view["role"]):
        fate = words.say("end-fear", seat=words.title("characters", role), fear=view["fear"][s],
                         most=view["house"]["characters"][role]["terror"], at=words.location(view["at"][s]))
        assert f"\n{fate}\n" in done.stdout
        for e in words.table("characters")[role]["effects"]: assert words.effect(e) in done.stdout
    assert not re.search(words.say("seat", number=r"\d"), done.stdout), "a seat was told by its number"
    again = penombra_says("replay", str(file), "--lang", lang)
    assert again.returncode == 0 and m.hash() in again.stdout
    assert words.outcome(m.outcome, None, words.names(view)) in again.stdout


def test_two_at_one_table(tmp_path: Path, fresh_seed: int) -> None:
    """Two Characters unless somebody says otherwise; nothing is covered, nobody is "you", and all that happened is told."""
    file, words = tmp_path / "game.json", Words("en", "upside_down")
    done = penombra_says("play", "upside_down", "--hotseat", "--seed", str(fresh_seed), "--save", str(file), typed="1\n" * 3000)
    assert done.returncode == 0 and "Pass the screen" not in done.stdout and words.say("hotseat-cover") not in done.stdout
    m = saved(file)
    assert m.seats == 2 and m.outcome is not None
    names, face = words.names(m.view(None)), face_of(words)
    lines = {re.sub(r" ×\d+$", "", row.removeprefix("  · ")) for row in done.stdout.splitlines()}
    kinds = {"set_up", "turn", "set_off", "walked", "committed", "turned_up", "scared", "scenes_due", "scene"}
    told = [words.event(e, None, names) for e in face.retold(m.events(None)) if e["kind"] in kinds]
    assert told and set(told) <= lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_names_at_the_table(lang: str, tmp_path: Path, fresh_seed: int) -> None:
    """With --names neutral nobody and no place is called by a title that has another name, in play and in replay."""
    file, plain, words = tmp_path / "game.json", Words(lang, "upside_down"), Words(lang, "upside_down", names="neutral")
    args = ("--names", "neutral", "--lang", lang)
    done = penombra_says("play", "upside_down", "--seed", str(fresh_seed), "--bots", "random", "--save", str(file), *args,
                         typed="e\n" + "1\n" * 3000)
    again = penombra_says("replay", str(file), *args)
    assert done.returncode == again.returncode == 0
    role = saved(file).view(None)["role"]
    for text in (done.stdout, again.stdout):
        for c in role: assert words.title("characters", c) in text
    renamed = [(table, id) for table in ("characters", "locations", "allies", "foes") for id in words.renamed[table]]
    assert len(renamed) > 20
    for table, id in renamed:
        if plain.title(table, id) not in " ".join(words.title(t, i) for t, i in renamed):
            assert plain.title(table, id) not in done.stdout + again.stdout, (table, id)
    wrong = penombra_says("play", "upside_down", "--names", "martian", "--lang", lang)
    assert wrong.returncode == 2 and "neutral" in wrong.stderr and len(wrong.stderr.splitlines()) == 1


def test_names_change_no_journal(tmp_path: Path) -> None:
    """The same answers with other names are the same game, and a save goes on with either."""
    files = [tmp_path / "plain.json", tmp_path / "neutral.json"]
    for file, more in zip(files, ([], ["--names", "neutral"]), strict=True):
        penombra_says("play", "upside_down", "--hotseat", "--seed", "4", "--save", str(file), *more, typed="1\n" * 4)
    assert json.loads(files[0].read_text()) == json.loads(files[1].read_text())
    done = penombra_says("play", "upside_down", "--resume", str(files[0]), "--names", "neutral", typed="w\n")
    view = saved(files[0]).view(None)
    assert done.returncode == 0
    for role in view["role"]: assert Words("en", "upside_down", names="neutral").title("characters", role) in done.stdout


# --- Upside Down: what is typed -----------------------------------------------------------------------

def test_a_box_in_hand_has_no_doubts() -> None:
    """Where somebody has confirmed every row of their own content, nothing is called our reconstruction any more."""
    rows = {name: {id: {**row, "status": "verified", "parts": {}} for id, row in table.items()}
            for name, table in penombra.load("upside_down").tables.items()}
    words = Words("en", "upside_down")
    assert words.doubtful() and words.doubtful("roads") and not words.doubtful("seasons")
    view = penombra.new("upside_down", 2, 5).view(0)
    assert words.say("town-key-map") in town.key(view, words, 99)
    words.pack = Trial(rows)                             # type: ignore[assignment]
    assert not words.doubtful() and "[" not in words.effects("characters", "mike")
    assert words.say("town-key-map") not in town.key(view, words, 99)


def test_cards_by_how_many_they_are(tmp_path: Path) -> None:
    """First how many, then which; a number for each, or the notation."""
    file, m = tmp_path / "game.json", penombra.new("upside_down", 2, 5)
    seat = min(m.waiting)
    menu = face_of(Words("en", "upside_down")).groups(m.options(seat))
    assert [key for key, _ in menu] == [("spend", str(n)) for n in range(len(menu))] and len(menu[0][1]) == 1

    def answered(typed: str) -> str:
        assert penombra_says("play", "upside_down", "--hotseat", "--seed", "5", "--save", str(file), typed=typed).returncode == 0
        rows = [text for who, text in json.loads(file.read_text())["answers"] if who == seat]
        return str(rows[0]) if rows else ""

    assert answered("1\n") == "spend none"
    assert answered("3 2\n") == answered("3\n2\n") == str(menu[2][1][1])
    assert answered(f"{menu[1][1][0]}\n") == str(menu[1][1][0]) and answered("3\nc\n") == answered("3\n\n") == ""


def test_a_walk_is_taken_back_step_by_step(tmp_path: Path) -> None:
    """`u` takes back a step, then the cards; and the game goes on from there, saved and resumed."""
    file, words = tmp_path / "game.json", Words("en", "upside_down")
    m = penombra.new("upside_down", 2, 5)
    seat, hashes = min(m.waiting), [m.hash()]
    said = ["spend none", next(str(o) for o in face_cards(m, seat) if o.verb == "go")]
    for text in said:
        m.answer(seat, m.read(seat, text))
        hashes.append(m.hash())
    args = ("play", "upside_down", "--hotseat", "--seed", "5", "--save", str(file))
    for many in (0, 1, 2):
        done = penombra_says(*args, typed="\n".join([*said, *["u"] * many]) + "\n")
        assert saved(file).hash() == hashes[2 - many] and done.stdout.count(words.say("taken-back")) == many
    again = penombra_says("play", "upside_down", "--resume", str(file), typed="")
    assert again.returncode == 0 and saved(file).hash() == hashes[0]


def face_cards(m: penombra.Match, seat: int) -> list[penombra.Option]:
    """The answers after setting off without a card."""
    n = m.clone()
    n.answer(seat, n.read(seat, "spend none"))
    return n.options(seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not_in_the_town(lang: str) -> None:
    """`?` gathers the places without a road under their rule, and the actions that this place does not offer."""
    words, m = Words(lang, "upside_down"), penombra.new("upside_down", 2, 5)
    seat = min(m.waiting)
    m.answer(seat, m.read(seat, "spend none"))
    far = [words.location(o.facts["location"]) for o, rule in m.candidates(seat) if rule == "UD-BOARD-09"]
    done = penombra_says("play", "upside_down", "--hotseat", "--seed", "5", "--lang", lang, typed="1\n?\nstop\n?\n")
    assert len(far) > 3 and words.say("why-go", places=", ".join(far)) in done.stdout
    m.answer(seat, m.read(seat, "stop"))
    against = {rule for _, rule in m.candidates(seat) if rule} | {"UD-BOARD-09"}
    assert len(against) > 1
    for id in against:
        rule = words.rule(id)
        assert f"{rule.title} [{id}] {rule.text}" in done.stdout


@pytest.mark.parametrize(("lang", "season"), [("en", 1), ("it", 2), ("es", 1), ("en", 2)])
def test_what_the_town_knows(lang: str, season: int) -> None:
    """`e` and `k` say what everything does, with a mark where that is our own; `w` what is known; `m` draws; `h` helps."""
    words = Words(lang, "upside_down")
    done = penombra_says("play", "upside_down", "--hotseat", "--seed", "5", "--lang", lang, "--option", f"season={season}",
                         typed="w\ne\nk\nm\nh\n")
    assert done.returncode == 0
    for table in ("items", "allies", "powers", "scenes"):
        for id, row in words.table(table).items():
            if season not in row.get("seasons", [season]): continue
            assert words.effects(table, id) in done.stdout
            ours = row.get("parts", {}).get("effects", row["status"]) == "reconstructed"
            assert words.effects(table, id).endswith(f"[{words.say('mark-ours')}]") == ours
    view = penombra.new("upside_down", 2, 5, {"season": season}).view(0)
    assert words.say("know-items", titles=", ".join(words.title("items", i) for i in view["items"])) in done.stdout
    assert done.stdout.count(words.say("town-key-cards")) == 2
    assert words.say("help-game").splitlines()[0] in done.stdout


# --- Upside Down: what is shown is true -----------------------------------------------------------------

def test_the_town_is_drawn_as_it_is(share: Callable[[int, int], range]) -> None:
    """Every place stands on the map once, in its half, with its people, Foes, stacks, actions and roads."""
    seen = {"people": 0, "foes": 0, "known": 0, "mixed": 0}
    for seed in share(8, 80):
        words, m = Words(LANGUAGES[seed % 3], "upside_down"), wandering(seed, 2 + seed % 3, 30 + seed * 7 % 60)
        view = m.view(None)
        names = words.names(view)
        cells = {place: [row.plain for row in town.cell(view, place, 0, words, 999)] for place in view["house"]["places"]}
        whole = [row.plain for row in town.picture(view, 0, words, 32)]
        for place, rows in cells.items():
            head, body = rows[0], "\n".join(rows[1:])
            house = view["house"]["places"][place]
            assert whole.count(head) <= 1 and any(row[2:].startswith(words.location(place)) for row in whole)
            assert [s for s in range(m.seats) if names[s] in head] == [s for s in range(m.seats) if view["at"][s] == place]
            for figure, at in view["foe"].items():
                assert (f"! {words.figure(figure)}" in head.split(" · ")) == (at == place)
                seen["foes"] += at == place
            for slot, lies in view["house"]["slots"].items():
                if lies["place"] == place: assert words.pile(view, slot) in body
            assert all(words.title("actions", a) in body for a in house["actions"])
            assert rows[-1].count(",") == len(house["roads"]) - 1
            assert all(words.location(to) in rows[-1] for to in house["roads"])
            assert head.startswith("●") == (view["at"][0] == place)
            seen["people"] += head.startswith("●")
        for slot, lies in view["stacks"].items():
            pile, places = words.pile(view, slot), words.known(view, slot)
            assert len(pile[1:].split("]")[0].split()) == lies["size"] == len(places)
            assert ("▲" in pile) == (lies["up"] is not None)
            seen["known"] += "(" in pile
            seen["mixed"] += "{" in pile
    assert all(seen.values()), seen


def test_what_answers_come_to_is_true(share: Callable[[int, int], range]) -> None:
    """The roads and action values on the menu are those one gets; a stack comes to no less and no more than was said; and as
    many Scenes are due as the receipt said, once all the cards were played."""
    face, checked = UpsideDownFace(Words("en", "upside_down")), {"spend": 0, "commit": 0, "odds": 0, "due": 0, "foes": 0}
    for seed in share(40, 160):
        limit = ("danger_only", "whole_total")[seed // 2 % 2]
        m, luck = wandering(seed, 2 + seed % 3, 0, ignore_limit=limit), random.Random(seed)
        while m.waiting and m.view(None)["turn"] < 14:
            seat = min(m.waiting)
            view, ask, since = m.view(seat), m.asked[seat], len(m.events(None))
            some = m.options(seat)
            option = luck.choice([o for o in some if o.verb == "commit" and "+" in str(o)] or
                                 [o for o in some if o.verb in ("do", "fight") and luck.random() < 0.7] or some)
            facts = face.words.with_cards(option, ask, view)
            if option.verb == "go":
                there = [f for f, at in view["foe"].items() if at == option.facts["location"]]
                said = face.words.option(option, ask, seat, None, view)
                assert all(face.words.figure(f) in said for f in there) and ("!" in said) == bool(there)
                checked["foes"] += bool(there)
            m.answer(seat, option)
            events = {e["kind"]: e for e in reversed(m.events(None, since))}
            if ask == "spend" and "cards" in facts:
                assert events["set_off"]["points"] == facts["value"] and events["set_off"]["cards"] == facts["cards"]
                checked["spend"] += 1
            if ask == "commit":
                assert events["committed"]["value"] == facts["value"] and events["committed"]["cards"] == facts["cards"]
                checked["commit"] += 1
                if view["target"] is not None:
                    odds = town.Odds(view, view["target"], face.words, view["action"])
                    assert odds.low <= events["turned_up"]["total"] <= odds.high and odds.low <= odds.mean <= odds.high
                    checked["odds"] += 1
            if ask == "act" and option.verb == "pass" and "scenes_due" in events:
                many = re.findall(r"\d+", face.receipt(view, limit))
                assert int(many[-1]) == events["scenes_due"]["many"] == int(many[0]) + int(many[1]) - int(many[2])
                checked["due"] += 1
    assert all(checked.values()), checked


def test_the_gate_is_held_by_what_is_known(share: Callable[[int, int], range]) -> None:
    """Vines and Demodogs count on top of the stack of the Gate, and a stack that was mixed lies between its extremes."""
    view = kit.town("""option season 2; seats 2; person 0 lucas gate; person 1 mike wheeler; hand 0 3 3; stack gate_1 2 ^1
        stack vines_west 1 1; stack vines_east 1; foe demodog_1 west; active 0""").m.view(0)
    words = Words("en", "upside_down")
    odds = town.Odds(view, "gate_1", words, "close_gate")
    assert (odds.sum, odds.more, odds.low, odds.high) == (1, 4, 5, 10)
    assert town.Odds(view, "gate_1", words).more == 0
    view["public"]["stacks"]["gate_1"] = view["memory"]["stacks"]["gate_1"] = [["0", "2", "5"], ["0", "2", "5"]]
    view["stacks"]["gate_1"] = {"size": 2, "up": None}
    odds = town.Odds(view, "gate_1", words)
    assert (odds.sum, odds.low, odds.high) == (0, 2, 7) and words.pile(view, "gate_1") == "[½ ½]{0 2 5}"


@pytest.mark.parametrize("columns", [60, 100])
@pytest.mark.parametrize(("seats", "season"), [("2", "2"), ("4", "1")])
def test_no_line_of_the_town_is_wider_than_the_terminal(columns: int, seats: str, season: str) -> None:
    """In Spanish, whose words are the longest: table, map, characters, cards, odds and what is forbidden."""
    table = Terminal("play", "upside_down", "--hotseat", "--seats", seats, "--option", f"season={season}", "--seed", "3",
                     "--lang", "es", "--no-color", columns=columns, rows=40)
    said = table.until("> ", ">")
    for typed in ("m", "e", "k", "w", "h", "?", "1", "?", "1", "1"):
        table.type(typed)
        said = table.until("> ", ">")
        assert table.process.poll() is None, said
    shown = table.text.splitlines()
    table.type("q")
    table.until(":")
    table.type("")
    table.until()
    assert table.leave() == 0
    assert max(map(len, shown)) <= columns and len(shown) > 150 and CLEARED not in table.text


def test_the_town_is_shown_once_a_turn() -> None:
    """The whole map when somebody's turn begins or is asked for; in between only what counts for the answer."""
    words, m = Words("en", "upside_down"), penombra.new("upside_down", 2, 5)
    head = f"── {words.half('hawkins')} ──"
    seat = min(m.waiting)
    step = next(str(o) for o in face_cards(m, seat) if o.verb == "go")
    typed = ["spend none", step, "t", "c"]
    shown = []
    for n in (2, 4):
        done = penombra_says("play", "upside_down", "--hotseat", "--seed", "5", typed="\n".join(typed[:n]) + "\n")
        shown.append(done.stdout.count(head))
    assert shown == [1, 2]


def test_looks_of_ones_own_are_covered_at_one_screen() -> None:
    """Where only the one who looks knows, the screen is handed over between turns; where all share it, all read on."""
    passed = "Pass the screen to"
    args = ("play", "upside_down", "--hotseat", "--seed", "4", "--lang", "en")
    assert passed not in penombra_says(*args, typed="1\n" * 60).stdout
    done = penombra_says(*args, "--options", "looks_shared=looker", typed="1\n" * 60).stdout
    assert f"{passed} Dustin Henderson" in done and f"{passed} Nancy Wheeler" in done
