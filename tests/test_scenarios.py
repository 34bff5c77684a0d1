"""Scenarios: every file is played, what is not understood is refused with its line, and a wrong expectation is told."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from penombra import BadText, find, load
from penombra.core.scenario import WORDS, Scenario, run
from penombra.games.stay_away import kinds
from penombra.games.stay_away import position as sa_position
from penombra.games.stay_away import scenario as sa_scenario
from penombra.games.stay_away import setup as sa_setup
from penombra.games.stay_away import state as sa_state
from penombra.games.stay_away import verbs as sa_verbs
from penombra.games.sub_terra import designs, roles
from penombra.games.sub_terra import position as st_position
from penombra.games.sub_terra import scenario as st_scenario
from penombra.games.sub_terra import setup as st_setup
from penombra.games.sub_terra import state as st_state
from penombra.games.sub_terra import verbs as st_verbs
from penombra.games.upside_down import position as ud_position
from penombra.games.upside_down import scenario as ud_scenario
from penombra.games.upside_down import setup as ud_setup
from penombra.games.upside_down import state as ud_state
from penombra.games.upside_down import verbs as ud_verbs
from penombra.games.upside_down.game import GAME as UPSIDE_DOWN

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "tests" / "scenarios").glob("*.txt"))
PAGE = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
GAMES = {"stay_away": "SA", "sub_terra": "ST", "upside_down": "UD"}
each_game = pytest.mark.parametrize("game", GAMES)
EXAMPLES = {                                 # the numbers of the worked examples of the rules documents
    "SA": [*range(1, 18), 20, 21, 24, 25, 26, 28, 29, 30, 32, 34, 35, 36, 38, 40, 41, 43, 44, 45, 46, 47, 49, 50, 51,
           52, 54, 55, 56, 59, 60],
    "ST": [*range(1, 20), 21, 22, 23, 26, 27, 30, 31, 32, 33, 35, 37, 40, 41, 43, 45, 46, 49, 50],
    "UD": [3, 4, 8, 9, 10, 13, 14, 15, 16, 17, 20, 30, 31, 34, 40],
    "UD-S1": [2, 5, 6, 11, 12, 19, 24, 25, 28, 29, 35, 37, 46, 48],
    "UD-S2": [1, 7, 18, 32, 39, 42, 44]}


def game_of(text: str) -> str: return text.split()[4]


def play(text: str) -> list[str]:
    name = game_of(text) if len(text.split()) > 4 and game_of(text) in GAMES else "stay_away"
    return run(find(name), text, load(name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_comes_true(file: Path) -> None:
    """Every file of tests/scenarios can be played as it is written, and shows what it expects."""
    text = file.read_text("utf-8")
    assert play(text) == []


def opposite(words: list[str]) -> list[str]:
    """An expectation that fails where this one holds, in words that can be read."""
    head, rest = words[0], words[1:]
    if head in ("can", "cannot"): return ["cannot" if head == "can" else "can", *rest]
    if head == "refused": return [head, *rest[:-1], "core/nothing"]
    if rest[0] == "now": return [head, "now", *opposite([head, *rest[1:]])[1:]]
    key, last = rest[0], rest[-1]
    if key == "no": return [head, *rest[1:]]
    if key in ("seen", "unseen"): return [head, "seen" if key == "unseen" else "unseen", *rest[1:]]
    if key == "event": return [head, "no", *rest]
    if key == "running": return [head, "over", "core/nothing"]
    for a, b in (("has", "lacks"), ("lacks", "has")):
        if a in rest: return [head, *(b if word == a else word for word in rest)]
    if last.isdigit(): return [head, *rest[:-1], str(int(last) + 1)]
    if key in ("hand", "pile", "deck", "resolving"): return [*words, last]
    return [head, *rest[:-1], "something_else"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_expectation_can_fail(file: Path) -> None:
    """Turned into their opposites, all the expectations of a file are reported, each with its line."""
    rows = [row.split("#", 1)[0].split() for row in file.read_text("utf-8").splitlines()]
    asserted = {n for n, row in enumerate(rows, 1) if row and row[0] in ("expect", "can", "cannot", "refused")}
    turned = [opposite(row) if n in asserted else row for n, row in enumerate(rows, 1)]
    told = play("\n".join(" ".join(row) for row in turned))
    assert {int(row.split()[1].removesuffix(":")) for row in told} == asserted


def test_all_worked_examples_are_there() -> None:
    """Each worked example of the rules has its file, with a title and at most five rules."""
    stems = {file.stem for file in FILES}
    assert not {f"{prefix}-EX-{n:02}" for prefix, numbers in EXAMPLES.items() for n in numbers} - stems
    for file in FILES:
        lines = file.read_text("utf-8").splitlines()
        assert [row for row in lines if row.startswith("title ")], file.name
        rules = [id for row in lines if row.startswith("rules ") for id in row.split("#")[0].split()[1:]]
        assert 1 <= len(rules) <= 5 and len(set(rules)) == len(rules), file.name
        assert file.stem[:2] == GAMES[game_of("\n".join(lines))], file.name


HEAD = "penombra scenario 1\ngame stay_away\nseats 4\nthing 0\nhand 0 whisky\nstage exchange\nscript\n"
GOOD = "0 give whisky\nexpect asked 1 answer_offer"


def test_a_plain_scenario_comes_true() -> None:
    """The text that the following tests spoil is a good one."""
    assert play(HEAD + GOOD) == []


@pytest.mark.parametrize("text, line, said", [
    ("", 1, "the first line must be"),
    ("penombra scenario 2\ngame stay_away", 1, "the first line must be"),
    ("# a comment\n\nscenario", 3, "the first line must be"),
    ("penombra scenario 1", 1, "the second line must name the game"),
    ("penombra scenario 1\nseats 4", 2, "the second line must name the game"),
    ("penombra position 1\ngame stay_away\nseats 4", 1, "this is a position"),
    (HEAD + "0 give whisky", 0, "a scenario without an expectation proves nothing"),
    (HEAD.replace("thing 0", "think 0") + GOOD, 4, "unknown word: think"),
    (HEAD.replace("thing 0", "expect active 0") + GOOD, 4, "unknown word: expect"),
    (HEAD.replace("thing 0", "thing 0\nthing 1") + GOOD, 5, "thing is said twice"),
    (HEAD.replace("thing 0", "thing 4") + GOOD, 4, "no such seat: 4"),
    (HEAD.replace("thing 0", "thing") + GOOD, 4, "thing: one seat is wanted"),
    (HEAD.replace("thing 0", "infected 0 x") + GOOD, 4, "no such seat: x"),
    (HEAD.replace("seats 4", "seats four") + GOOD, 3, "seats: one number is wanted"),
    (HEAD.replace("seats 4", "seats 13") + GOOD, 3, "seats: 2 to 12"),
    (HEAD.replace("seats 4", "turn 4") + GOOD, 0, "seats: 2 to 12"),
    (HEAD.replace("hand 0 whisky", "hand 7 whisky") + GOOD, 5, "no such seat: 7"),
    (HEAD.replace("hand 0 whisky", "hand 0 whiskey") + GOOD, 5, "no such card: whiskey"),
    (HEAD.replace("hand 0 whisky", "hand 0 whisky*many") + GOOD, 5, "how many is many?"),
    (HEAD.replace("hand 0 whisky", "hand whisky") + GOOD, 5, "no such seat: whisky"),
    (HEAD.replace("thing 0", "deck whisky*4") + GOOD, 4, "there are not so many whisky"),
    (HEAD.replace("thing 0", "door 0 2") + GOOD, 4, "door: these two are no neighbours"),
    (HEAD.replace("thing 0", "door 0") + GOOD, 4, "door: two neighbours"),
    (HEAD.replace("thing 0", "quarantine 1 4") + GOOD, 4, "quarantine: a seat and turns left"),
    (HEAD.replace("thing 0", "quarantine nobody 2") + GOOD, 4, "no such seat: nobody"),
    (HEAD.replace("thing 0", "door 0 nobody") + GOOD, 4, "no such seat: nobody"),
    (HEAD.replace("thing 0", "out 1\ndoor 1 2") + GOOD, 5, "door: these two are no neighbours"),
    (HEAD.replace("thing 0", "chairs 0 1 2 2") + GOOD, 4, "chairs: every seat once"),
    (HEAD.replace("thing 0", "out 0") + GOOD, 0, "the active player is out"),
    (HEAD.replace("thing 0", "out 0 1 2 3") + GOOD, 4, "somebody must be alive"),
    (HEAD.replace("thing 0", "way up") + GOOD, 4, "way: one of clockwise counter_clockwise"),
    (HEAD.replace("stage exchange", "stage four") + GOOD, 6, "stage: one of"),
    (HEAD.replace("stage exchange", "stage deal") + GOOD, 4, "nothing lies on the table before the deal"),
    (HEAD.replace("thing 0", "option") + GOOD, 4, "option: a key and a value are wanted"),
    (HEAD.replace("thing 0", "option editions first") + GOOD, 4, "there is no such option"),
    (HEAD.replace("thing 0", "option edition third") + GOOD, 4, "is none of 'first', 'revised'"),
    (HEAD.replace("thing 0", "agenda tea_time 0") + GOOD, 4, "no such step: tea_time"),
    (HEAD.replace("thing 0", "agenda draw x") + GOOD, 4, "agenda: a step and up to three numbers"),
    (HEAD.replace("thing 0", "memory 0 {") + GOOD, 4, "memory: not understood"),
    (HEAD + "give whisky\n" + GOOD, 8, "unknown word: give"),
    (HEAD + GOOD + "\nhope active 0", 10, "unknown word: hope"),
    (HEAD + "9 give whisky\n" + GOOD, 8, "no such seat: 9"),
    (HEAD + "0 hand whisky\n" + GOOD, 8, "unknown verb: hand"),
    (HEAD + "0 give whiskey\n" + GOOD, 8, "unknown card: whiskey"),
    (HEAD + "0\n" + GOOD, 8, "an answer is missing"),
    (HEAD + "chance back event\n" + GOOD, 8, "chance is not asked here"),
    (HEAD + GOOD + "\nexpect", 10, "expect what?"),
    (HEAD + GOOD + "\nexpect mood 0 good", 10, "unknown fact: mood 0 good"),
    (HEAD + GOOD + "\nexpect hand 4 axe", 10, "no such seat: 4"),
    (HEAD + GOOD + "\nexpect hand 0 has ax", 10, "no such card: ax"),
    (HEAD + GOOD + "\nexpect total ax 2", 10, "no such card or family: ax"),
    (HEAD + GOOD + "\nexpect size table 2", 10, "no such place: table"),
    (HEAD + GOOD + "\nexpect door 0 2 1", 10, "0 and 2 are no neighbours"),
    (HEAD + GOOD + "\nexpect options", 10, "unknown fact: options"),
    (HEAD + GOOD + "\nexpect event", 10, "unknown fact: event"),
    (HEAD + GOOD + "\nexpect event exchange 0", 10, "a fact of an event is name=value"),
    (HEAD + GOOD + "\nexpect seen 4 exchange", 10, "no such seat: 4"),
    (HEAD + GOOD + "\nrefused 4 give axe SA-XCH-09", 10, "no such seat: 4"),
    (HEAD + GOOD + "\ncan 0", 10, "an answer is missing"),
], ids=str)
def test_what_is_not_understood_is_refused_with_its_line(text: str, line: int, said: str) -> None:
    """A scenario that cannot be read names the line that is wrong, and what is wrong with it."""
    with pytest.raises(BadText) as told: play(text)
    assert (told.value.line, said in told.value.message) == (line, True), str(told.value)


@pytest.mark.parametrize("wrong, told", [
    ("expect active 1", "line 9: expect active 1: it is 0"),
    ("expect hand 0 has whisky", "line 9: expect hand 0 has whisky: there is the_thing suspicion suspicion"),
    ("expect hand 0 lacks the_thing", "line 9: expect hand 0 lacks the_thing: there is the_thing suspicion suspicion"),
    ("expect pile axe", "line 9: expect pile axe: there is nothing"),
    ("expect size hand 0 4", "line 9: expect size hand 0 4: it is 3"),
    ("expect offer 0 axe", "line 9: expect offer 0 axe: it is whisky"),
    ("expect role 0 human", "line 9: expect role 0 human: it is thing"),
    ("expect thing 1", "line 9: expect thing 1: it is 0"),
    ("expect alive 0 1 2", "line 9: expect alive 0 1 2: it is 0 1 2 3"),
    ("expect ring 0 2 1 3", "line 9: expect ring 0 2 1 3: it is 0 1 2 3"),
    ("expect door 0 1 1", "line 9: expect door 0 1 1: it is 0"),
    ("expect quarantine 0 1", "line 9: expect quarantine 0 1: it is 0"),
    ("expect way counter_clockwise", "line 9: expect way counter_clockwise: it is clockwise"),
    ("expect back panic", "line 9: expect back panic: it is event"),
    ("expect top axe", "line 9: expect top axe: it is none"),
    ("expect total 107", "line 9: expect total 107: it is 108"),
    ("expect asked 0 commit", "line 9: expect asked 0 commit: it is 1 answer_offer"),
    ("expect waiting 0", "line 9: expect waiting 0: it is 1"),
    ("expect options 0 draw", "line 9: expect options 0 draw: they are "),
    ("expect over SA-END-05", "line 9: expect over SA-END-05: it is not over"),
    ("expect winners 0", "line 9: expect winners 0: it is nobody yet"),
    ("expect event exchanged", "line 9: expect event exchanged: no such event"),
    ("expect event exchange seat=1", "line 9: expect event exchange seat=1: no such event"),
    ("expect no event exchange", "line 9: expect no event exchange: it happened"),
    ("expect seen 1 laid_down card=whisky", "line 9: expect seen 1 laid_down card=whisky: no such event"),
    ("expect unseen 0 laid_down card=whisky", "line 9: expect unseen 0 laid_down card=whisky: it was seen"),
    ("expect events exchange 2", "line 9: expect events exchange 2: it is 1"),
    ("expect knows 0 hand 1 1 of axe", "line 9: expect knows 0 hand 1 1 of axe: it knows: nothing"),
    ("refused 1 accept SA-XCH-09", "line 9: refused 1 accept SA-XCH-09: it is core/not_asked"),
    ("refused 1 give suspicion SA-XCH-09", "line 9: refused 1 give suspicion SA-XCH-09: it is allowed"),
    ("can 1 refuse missed", "line 9: can 1 refuse missed: it is core/not_held"),
    ("cannot 1 give suspicion", "line 9: cannot 1 give suspicion: it is allowed"),
    ("1 refuse missed", "line 9: 1 refuse missed is refused: core/not_held"),
])
def test_a_wrong_expectation_is_reported(wrong: str, told: str) -> None:
    """What differs is told with its line, what was wanted and what was seen; a refused answer ends the play."""
    assert play(HEAD + "0 give whisky\n" + wrong + "\nexpect running")[0] == told


def test_all_differences_are_told() -> None:
    """A wrong expectation does not hide the next one."""
    assert len(play(HEAD + "expect active 2\nexpect active 0\nexpect way clockwise\nexpect active 3")) == 2


def test_the_game_being_over_is_a_fact() -> None:
    """After a declaration it is over and no longer running, and the winners are named."""
    script = "0 declare\nexpect running\nexpect over SA-END-11\nexpect winners 1 2 3\nexpect winners nobody"
    assert play(HEAD + script) \
        == ["line 9: expect running: it is over: SA-END-11", "line 12: expect winners nobody: it is 1 2 3"]


def test_the_deal_can_be_scripted_to_the_card() -> None:
    """With stage deal chance says who deals, who is The Thing and what each is dealt, or says it by itself."""
    head = "penombra scenario 1\ngame stay_away\nseats 4\nstage deal\nscript\n"
    assert play(head + "chance dealer 1\nchance thing 1\nchance deal axe\nchance deal whisky\n"
                       "expect hand 0 has axe whisky\nexpect hand 1 has the_thing\nexpect size hand 3 4\n"
                       "expect active 2") == []


def test_chance_can_say_what_the_deck_would_have_said() -> None:
    """A card that chance names counts as taken from the stacked deck."""
    head = "penombra scenario 1\ngame stay_away\nseats 4\ndeck axe scared missed\nscript\n0 draw\n"
    for said in ("", "chance turn_up axe\n", "chance turn_up axe\nchance back event\n"):
        rest = "0 discard axe\n0 give suspicion\n1 give suspicion\n1 draw\nexpect hand 1 has scared"
        assert play(head + said + rest) == []


# --- A cave --------------------------------------------------------------------------------------------

CAVE = ("penombra scenario 1\ngame sub_terra\nseats 4\ncave 0 0\nrow start/NESW plain/EW\n"
        "explorer 0 medic @0,0\nexplorer 1 leader @1,0\ngas 0\nscript\n")
WALK = "0 move E\nexpect at 0 @1,0"


def test_a_plain_cave_comes_true() -> None:
    """The cave that the following tests spoil is a good one; whoever is not named stands on its first tile."""
    assert play(CAVE + WALK) == []
    assert play(CAVE + "expect explorer 2 engineer\nexpect at 2 @0,0\nexpect explorer 3 climber\nexpect at 3 @0,0") == []


@pytest.mark.parametrize("text, line, said", [
    (CAVE + "0 move E", 0, "a scenario without an expectation proves nothing"),
    (CAVE.replace("gas 0", "mood good") + WALK, 8, "unknown word: mood"),
    (CAVE.replace("gas 0", "hand 0 axe") + WALK, 8, "unknown word: hand"),
    (CAVE.replace("gas 0", "seats 4") + WALK, 8, "seats is said twice"),
    (CAVE.replace("seats 4", "seats 3") + WALK, 3, "seats: 4 to 6"),
    (CAVE.replace("seats 4", "seats many") + WALK, 3, "seats: one number is wanted"),
    (CAVE.replace("cave 0 0", "cave 0") + WALK, 4, "cave: x and y of the upper left cell"),
    (CAVE.replace("cave 0 0", "cave 0 far") + WALK, 4, "cave: x and y of the upper left cell"),
    (CAVE.replace("cave 0 0", "cave 99 0") + WALK, 5, "too far from the middle"),
    (CAVE.replace("row start/NESW plain/EW\n", "") + WALK, 0, "a cave needs a tile"),
    (CAVE.replace("plain/EW", "plane/EW") + WALK, 5, "this is no tile: plane/EW"),
    (CAVE.replace("plain/EW", "plain/EAST") + WALK, 5, "this is no tile: plain/EAST"),
    (CAVE.replace("plain/EW", "plain") + WALK, 5, "this is no tile: plain"),
    (CAVE.replace("plain/EW", "plain/EW{2,5}") + WALK, 5, "there is no such tile: plain/EW{2,5}"),
    (CAVE.replace("plain/EW", "cave_in/EW") + WALK, 5, "there is no such tile: cave_in/EW"),
    (CAVE.replace("plain/EW", "cave_in/EW{2,7}") + WALK, 5, "there is no such tile: cave_in/EW{2,7}"),
    (CAVE.replace("plain/EW", "cave_in/EW{2,2}") + WALK, 5, "there is no such tile: cave_in/EW{2,2}"),
    (CAVE.replace("plain/EW", "ledge/EW") + WALK, 5, "there is no such tile: ledge/EW"),
    (CAVE.replace("plain/EW", "slide/EW^N") + WALK, 5, "there is no such tile: slide/EW^N"),
    (CAVE.replace("plain/EW", "plain/EW:7") + WALK, 5, "tiles are numbered from 0, all or none"),
    (CAVE.replace("gas 0", "explorer 2 diver") + WALK, 8, "explorer: a seat, a name and a place"),
    (CAVE.replace("gas 0", "explorer 4 diver @0,0") + WALK, 8, "no such seat: 4"),
    (CAVE.replace("gas 0", "explorer 0 diver @0,0") + WALK, 8, "seat 0 is named twice"),
    (CAVE.replace("gas 0", "explorer 2 medic @0,0") + WALK, 8, "the medic is named twice"),
    (CAVE.replace("gas 0", "explorer 2 wizard @0,0") + WALK, 8, "there is no explorer wizard"),
    (CAVE.replace("gas 0", "explorer 2 nobody @0,0") + WALK, 8, "there is no explorer nobody"),
    (CAVE.replace("gas 0", "explorer 2 diver @0,1") + WALK, 8, "no tile lies at @0,1"),
    (CAVE.replace("gas 0", "explorer 2 diver here") + WALK, 8, "no tile lies at here"),
    (CAVE.replace("gas 0", "explorer 2 diver @0,0 asleep") + WALK, 8, "unknown word: asleep"),
    (CAVE.replace("gas 0", "explorer 2 diver @0,0 health") + WALK, 8, "health: how many?"),
    (CAVE.replace("gas 0", "explorer 2 diver @0,0 roped x") + WALK, 8, "roped: how many?"),
    (CAVE.replace("gas 0", "explorer 2 diver @0,0 health 4") + WALK, 8, "so much health no diver has"),
    (CAVE.replace("gas 0", "horror @0,1") + WALK, 8, "no tile lies at @0,1"),
    (CAVE.replace("gas 0", "horror") + WALK, 8, "horror: where one is"),
    (CAVE.replace("gas 0", "stack gas-round") + WALK, 8, "stack: there is no gas-round"),
    (CAVE.replace("gas 0", "stack gas-tee*many") + WALK, 8, "how many is many?"),
    (CAVE.replace("gas 0", "thrown gas") + WALK, 8, "thrown: there is no gas"),
    (CAVE.replace("gas 0", "aside gas-tee gas-tee") + WALK, 8, "aside: one tile, or none"),
    (CAVE.replace("gas 0", "returned exit") + WALK, 8, "returned: there is no exit"),
    (CAVE.replace("gas 0", "drawn exit") + WALK, 8, "drawn: there is no exit"),
    (CAVE.replace("gas 0", "hazards quake") + WALK, 8, "hazards: there is no quake"),
    (CAVE.replace("gas 0", "card quake") + WALK, 8, "card: one of none tremor"),
    (CAVE.replace("gas 0", "built 3") + WALK, 8, "built: the stack has 64 tiles, not 3"),
    (CAVE.replace("gas 0", "dice 3 7") + WALK, 8, "no die shows 7"),
    (CAVE.replace("gas 0", "deck few") + WALK, 8, "deck: one number is wanted"),
    (CAVE.replace("gas 0", "gas yes") + WALK, 8, "gas: one number is wanted"),
    (CAVE.replace("gas 0", "round first") + WALK, 8, "round: one number is wanted"),
    (CAVE.replace("gas 0", "points two") + WALK, 8, "points: one number is wanted"),
    (CAVE.replace("gas 0", "recons all") + WALK, 8, "recons: one number is wanted"),
    (CAVE.replace("gas 0", "explosives all") + WALK, 8, "explosives: one number is wanted"),
    (CAVE.replace("gas 0", "active 4") + WALK, 8, "no such seat: 4"),
    (CAVE.replace("gas 0", "marker 0 1") + WALK, 8, "marker: one seat is wanted"),
    (CAVE.replace("gas 0", "opener 5") + WALK, 8, "no such seat: 5"),
    (CAVE.replace("gas 0", "ordered 5") + WALK, 8, "no such seat: 5"),
    (CAVE.replace("gas 0", "sheltered 0 5") + WALK, 8, "no such seat: 5"),
    (CAVE.replace("gas 0", "failed x") + WALK, 8, "no such seat: x"),
    (CAVE.replace("gas 0", "exerted maybe") + WALK, 8, "exerted: one of no yes"),
    (CAVE.replace("gas 0", "has_ordered once") + WALK, 8, "has_ordered: one of no yes"),
    (CAVE.replace("gas 0", "late very") + WALK, 8, "late: one of no yes"),
    (CAVE.replace("gas 0", "tried_rope yes") + WALK, 8, "tried_rope: one of no success failure"),
    (CAVE.replace("gas 0", "tried_hide yes") + WALK, 8, "tried_hide: one of no success failure"),
    (CAVE.replace("gas 0", "stage night") + WALK, 8, "stage: one of actions horrors hazard end setup"),
    (CAVE.replace("gas 0", "ended well") + WALK, 8, "ended: one of core/too_long"),
    (CAVE.replace("gas 0", "answers 3") + WALK, 8, "answers: two numbers"),
    (CAVE.replace("gas 0", "agenda tea_time 0") + WALK, 8, "no such step: tea_time"),
    (CAVE.replace("gas 0", "agenda act x") + WALK, 8, "agenda: a step and up to three numbers"),
    (CAVE.replace("gas 0", "option gas_hit") + WALK, 8, "option: a key and a value are wanted"),
    (CAVE.replace("gas 0", "option gas_hit 4") + WALK, 8, "4 is none of 2, 1, 3"),
    (CAVE.replace("gas 0", "option gas 4") + WALK, 8, "there is no such option"),
    (CAVE.replace("gas 0", 'option explorers ["medic"]') + WALK, 8, "4 different ones are wanted, not medic"),
    (CAVE.replace("gas 0", "option first 4") + WALK, 8, "a seat from 0 to 3 is wanted"),
    (CAVE.replace("gas 0", "option extra_hazard_cards 3\noption difficulty expert") + WALK, 9, "only at level normal"),
    (CAVE + "move E\n" + WALK, 10, "unknown word: move"),
    (CAVE + "4 move E\n" + WALK, 10, "no such seat: 4"),
    (CAVE + "0\n" + WALK, 10, "an answer is missing"),
    (CAVE + "0 fly E\n" + WALK, 10, "unknown verb: fly"),
    (CAVE + "0 move up\n" + WALK, 10, "unknown side: up"),
    (CAVE + "0 move\n" + WALK, 10, "not understood: move"),
    (CAVE + "chance roll 3\n" + WALK, 10, "chance is not asked here"),
    (CAVE + WALK + "\nexpect mood 0 good", 12, "unknown fact: mood 0 good"),
    (CAVE + WALK + "\nexpect at 0", 12, "unknown fact: at 0"),
    (CAVE + WALK + "\nexpect at 4 @0,0", 12, "no such seat: 4"),
    (CAVE + WALK + "\nexpect health x 3", 12, "no such seat: x"),
    (CAVE + WALK + "\nexpect tile 0,0 start/NESW", 12, "a cell is written @x,y, not 0,0"),
    (CAVE + WALK + "\nexpect links east none", 12, "a cell is written @x,y, not east"),
    (CAVE + WALK + "\nexpect pool quake 3", 12, "there is no hazard quake"),
    (CAVE + WALK + "\nexpect pool", 12, "pool: how many?"),
    (CAVE + WALK + "\nexpect tiles", 12, "tiles: how many?"),
    (CAVE + WALK + "\nrefused 4 move E ST-TILE-01", 12, "no such seat: 4"),
    (CAVE.replace("scenario 1", "position 1").replace("script\n", ""), 1, "this is a position"),
], ids=str)
def test_a_cave_that_is_not_understood_is_refused_with_its_line(text: str, line: int, said: str) -> None:
    """A scenario of a cave that cannot be read names the line that is wrong, and what is wrong with it."""
    with pytest.raises(BadText) as told: play(text)
    assert (told.value.line, said in told.value.message) == (line, True), str(told.value)


@pytest.mark.parametrize("fine, wrong, line", [
    ("gas 0", "marker nobody", 8),                       # somebody always holds it
    ("gas 0", "deck 26", 8),                             # the pool has 25
    ("gas 0", "hazards flood only", 8),                  # and here 1, for a deck of 22
    ("gas 0", "gas 3", 8),                               # once, or doubled
    ("gas 0", "stage setup", 4),                         # before it no cave is there
    ("gas 0", "explorer 2 engineer submerged", 8),       # only a Diver dives
    ("gas 0", "explorer 2 diver devoured health 1", 8),
    ("gas 0", "explorer 2 diver @0,0 health 0\nactive 2", 9),     # the unconscious do not act
    ("plain/EW", "plain/EW~", 5),                        # only Water is flooded
    ("plain/EW", "water/EW%", 5),                        # only a Cave-in blocked
    ("plain/EW", "squeeze/EW=", 5),                      # only Ledge and Slide roped
    ("plain/EW", "plain/EW^N", 5),                       # and have an arrow
    ("plain/EW", "plain/EWE", 5),
    ("start/NESW plain/EW", "start/NESW:0 plain/EW:1\nrow plain/NS:5", 6)])
def test_a_cave_that_cannot_be_is_refused_with_its_line(fine: str, wrong: str, line: int) -> None:
    """What could never lie on a table is not passed over: the line that says so is named."""
    with pytest.raises(BadText) as told: play(CAVE.replace(fine, wrong) + WALK)
    assert told.value.line == line, str(told.value)


def test_a_diver_whose_turn_it_is_under_water_is_asked_where_to_come_up() -> None:
    """A scenario that begins with that turn begins with surfacing, as the turn itself does."""
    cave = CAVE.replace("gas 0", "row water/NS water/NS\nexplorer 2 diver submerged\nactive 2")
    assert play(cave + "expect options 2 surface 0, surface 1\n2 surface 1\nexpect at 2 @1,-1\nexpect active 3") == []


@pytest.mark.parametrize("wrong, told", [
    ("expect at 0 @0,0", "line 11: expect at 0 @0,0: it is @1,0"),
    ("expect health 0 2", "line 11: expect health 0 2: it is 3"),
    ("expect explorer 0 diver", "line 11: expect explorer 0 diver: it is medic"),
    ("expect hidden 0 yes", "line 11: expect hidden 0 yes: it is no"),
    ("expect points 2", "line 11: expect points 2: it is 1"),
    ("expect active nobody", "line 11: expect active nobody: it is 0"),
    ("expect marker 1", "line 11: expect marker 1: it is 0"),
    ("expect round 2", "line 11: expect round 2: it is 1"),
    ("expect horrors @0,0", "line 11: expect horrors @0,0: it is none"),
    ("expect tile @1,0 plain/NS", "line 11: expect tile @1,0 plain/NS: it is plain/EW"),
    ("expect tile @0,1 plain/NS", "line 11: expect tile @0,1 plain/NS: it is none"),
    ("expect links @0,0 W", "line 11: expect links @0,0 W: it is E"),
    ("expect aside gas-tee", "line 11: expect aside gas-tee: it is none"),
    ("expect drawn gas-tee", "line 11: expect drawn gas-tee: it is none"),
    ("expect returned gas-tee", "line 11: expect returned gas-tee: it is none"),
    ("expect thrown gas-tee", "line 11: expect thrown gas-tee: it is none"),
    ("expect stack 63", "line 11: expect stack 63: it is 64"),
    ("expect deck 21", "line 11: expect deck 21: it is 22"),
    ("expect pool 24", "line 11: expect pool 24: it is 25"),
    ("expect pool tremor flood 9", "line 11: expect pool tremor flood 9: it is 10"),
    ("expect tiles 65", "line 11: expect tiles 65: it is 66"),
    ("expect tiles gas 7", "line 11: expect tiles gas 7: it is 8"),
    ("expect tiles gas-tee 3", "line 11: expect tiles gas-tee 3: it is 2"),
    ("expect gas 1", "line 11: expect gas 1: it is 0"),
    ("expect late yes", "line 11: expect late yes: it is no"),
    ("expect recons 2", "line 11: expect recons 2: it is 3"),
    ("expect explosives 2", "line 11: expect explosives 2: it is 3"),
    ("expect grade gold", "line 11: expect grade gold: it is none"),
    ("expect behind 3", "line 11: expect behind 3: it is 4"),
    ("expect asked 0 running", "line 11: expect asked 0 running: it is 0 act"),
    ("expect over ST-END-02", "line 11: expect over ST-END-02: it is not over"),
    ("expect event moved seat=1", "line 11: expect event moved seat=1: no such event"),
    ("expect event moved at=1,0 side=E from=1,0", "line 11: expect event moved at=1,0 side=E from=1,0: no such event"),
    ("refused 0 move N ST-TILE-01", "line 11: refused 0 move N ST-TILE-01: it is ST-ACT-04"),
    ("refused 1 end ST-R-17", "line 11: refused 1 end ST-R-17: it is core/not_your_turn"),
    ("can 0 swim W", "line 11: can 0 swim W: it is ST-RISK-01"),
    ("cannot 0 move W", "line 11: cannot 0 move W: it is allowed"),
    ("0 move N", "line 11: 0 move N is refused: ST-ACT-04"),
])
def test_a_wrong_expectation_of_a_cave_is_reported(wrong: str, told: str) -> None:
    """What differs is told with its line, what was wanted and what was seen; a refused answer ends the play."""
    assert play(CAVE + "0 move E\n" + wrong + "\nexpect running")[0] == told


def test_tiles_hazards_and_dice_come_as_they_are_named() -> None:
    """Each of the three lines is used up in its own order; a line of chance in the script counts as taken from it."""
    cave = CAVE.replace("gas 0", "stack rough-cross gas-tee\nhazards cave_in horror\ndice 5 4")
    for said in ("", "chance draw rough-cross\n"):
        rest = "expect event rolled seat=0 die=5\n0 reveal N\nexpect drawn gas-tee\n0 place drawn 1\n0 end\n1 end\n"
        last = "2 end\n3 end\nexpect event hazard hazard=cave_in\nexpect event cave_in die=4\nexpect pool cave_in 4"
        assert play(cave + "0 explore N\n" + said + rest + last) == []


def test_setting_out_can_be_scripted() -> None:
    """With stage setup chance says who goes and who begins, or says it by itself; options may say it, too."""
    head = "penombra scenario 1\ngame sub_terra\nstage setup\nstack plain-tee gas-tee\n"
    deals = "chance deal leader\nchance deal geologist\nchance deal medic\nchance deal diver\nchance first 2\n"
    told = "expect explorer 0 leader\nexpect explorer 3 diver\nexpect active 2\nexpect aside plain-tee\nexpect stack 64"
    assert play(head + "script\n" + deals + told) == []
    chosen = 'option explorers ["leader","geologist","medic","diver"]\noption first 2\n'
    assert play(head + chosen + "script\n" + told) == []
    assert play(head + "script\nexpect explorer 0 diver\nexpect active 0") == []


def test_a_cave_turned_round_is_the_same() -> None:
    """Blank cells, tiles numbered by hand, and openings in any order are understood; what is written back is the same."""
    cave = CAVE.replace("row start/NESW plain/EW", "row .   plain/WE:1\nrow start/WSEN:0 ledge/SN^N=*E:2")
    cave = cave.replace("cave 0 0", "cave 0 1").replace("leader @1,0", "leader @1,1")
    seen = "expect at 0 @0,0\nexpect tile @1,1 plain/EW\nexpect tile @1,0 ledge/NS^N=*E\nexpect links @0,0 none\n"
    assert play(cave + seen + "expect tile @0,1 none") == []


# --- A town --------------------------------------------------------------------------------------------

TOWN = ("penombra scenario 1\ngame upside_down\nseats 2\nperson 0 mike wheeler\nperson 1 lucas police\n"
        "hand 0 1 2f\nowns 1 camera\nstack lab_1 2 ^4\ndanger 0\nscript\n")
STROLL = "0 spend none\nexpect points 1"


def test_a_plain_town_comes_true() -> None:
    """The town that the following tests spoil is a good one; whoever is not named is the next Character, at home."""
    assert play(TOWN + STROLL) == []
    assert play(TOWN.replace("seats 2", "seats 3") + "expect character 2 dustin\nexpect at 2 school\nexpect fear 2 0") == []


@pytest.mark.parametrize("text, line, said", [
    (TOWN + "0 spend none", 0, "a scenario without an expectation proves nothing"),
    (TOWN.replace("danger 0", "mood good") + STROLL, 9, "unknown word: mood"),
    (TOWN.replace("danger 0", "seats 2") + STROLL, 9, "seats is said twice"),
    (TOWN.replace("seats 2", "seats 5") + STROLL, 3, "seats: 2 to 4"),
    (TOWN.replace("danger 0", "danger some") + STROLL, 9, "danger: one number is wanted"),
    (TOWN.replace("person 1 lucas police", "person 1 lucas") + STROLL, 5, "person: a seat, a Character, a Location and Fear"),
    (TOWN.replace("person 1 lucas", "person 1 mike") + STROLL, 5, "mike is named twice"),
    (TOWN.replace("person 1 lucas", "person 0 lucas") + STROLL, 5, "seat 0 is named twice"),
    (TOWN.replace("person 1 lucas", "person 2 lucas") + STROLL, 5, "no such seat: 2"),
    (TOWN.replace("person 1 lucas", "person 1 barb") + STROLL, 5, "there is no Character barb"),
    (TOWN.replace("lucas police", "lucas moon") + STROLL, 5, "there is no Location moon"),
    (TOWN.replace("lucas police", "lucas patch") + STROLL, 5, "patch is not on this board"),
    (TOWN.replace("lucas police", "lucas police 10") + STROLL, 5, "so much Fear lucas cannot have"),
    (TOWN.replace("hand 0 1 2f", "hand 0 1 4f") + STROLL, 6, "there is no card 4f"),
    (TOWN.replace("hand 0 1 2f", "hand 0 1 1 1 1 1 1") + STROLL, 6, "hand: a seat, and at most 5 cards"),
    (TOWN.replace("camera", "camera compass waffles") + STROLL, 7, "owns: a seat, and at most 2 Items"),
    (TOWN.replace("camera", "sword") + STROLL, 7, "there is no Item sword"),
    (TOWN.replace("stack lab_1 2 ^4", "stack lab_9 2") + STROLL, 8, "there is no slot lab_9"),
    (TOWN.replace("stack lab_1 2 ^4", "stack gate_1 2") + STROLL, 8, "gate_1 is not on this board"),
    (TOWN.replace("2 ^4", "2 9") + STROLL, 8, "there is no token 9"),
    (TOWN.replace("2 ^4", "^2 4") + STROLL, 8, "only a top lies face up"),
    (TOWN.replace("2 ^4", "1 1 1 1 1") + STROLL, 8, "stack: a slot, and 1 to 4 tokens"),
    (TOWN.replace("danger 0", "stack lab_1 2") + STROLL, 9, "stack: a slot, and 1 to 4 tokens"),
    (TOWN.replace("danger 0", "stack lab_2 5 5 5\nstack lab_3 5 5 5") + STROLL, 10, "there are not so many tokens 5"),
    (TOWN.replace("danger 0", "pool 5*6") + STROLL, 9, "there are not so many tokens 5"),
    (TOWN.replace("danger 0", "discard 3f*2") + STROLL, 0, "there are not so many: 3f"),
    (TOWN.replace("danger 0", "deck 3f*2") + STROLL, 9, "there are not so many: 3f"),
    (TOWN.replace("danger 0", "deck 3f*many") + STROLL, 9, "how many is many?"),
    (TOWN.replace("danger 0", "foe patrol_3 main") + STROLL, 9, "there is no Foe patrol_3"),
    (TOWN.replace("danger 0", "foe demodog_1 main") + STROLL, 9, "demodog_1 is not in this Season"),
    (TOWN.replace("danger 0", "foe patrol_1") + STROLL, 9, "foe: a figure and a Location, off or gone"),
    (TOWN.replace("danger 0", "ally bob deck") + STROLL, 9, "there is no Ally bob"),
    (TOWN.replace("danger 0", "ally dr_owens deck") + STROLL, 9, "dr_owens is not in this Season"),
    (TOWN.replace("danger 0", "ally flo waits lab_1") + STROLL, 9, "nobody else waits at lab_1"),
    (TOWN.replace("danger 0", "ally flo at home") + STROLL, 9, "ally: a name, and deck, removed, owned and a seat"),
    (TOWN.replace("danger 0", "act 4") + STROLL, 9, "act: 1 to 3"),
    (TOWN.replace("danger 0", "met 2") + STROLL, 9, "met: 0 to 1"),
    (TOWN.replace("danger 0", "active 2") + STROLL, 9, "no such seat: 2"),
    (TOWN.replace("danger 0", "stage night") + STROLL, 9, "stage: one of move act refill scenes end setup"),
    (TOWN.replace("danger 0", "stage setup") + STROLL, 4, "nothing lies on the table before the set-up"),
    (TOWN.replace("danger 0", "scene hunt*2") + STROLL, 9, "scene: one of none"),
    (TOWN.replace("danger 0", "next hunt") + STROLL, 9, "next: one of"),
    (TOWN.replace("danger 0", "next scene hound") + STROLL, 9, "there is no scene hound"),
    (TOWN.replace("danger 0", "ended well") + STROLL, 9, "ended: one of core/too_long"),
    (TOWN.replace("danger 0", "answers 3") + STROLL, 9, "answers: two numbers"),
    (TOWN.replace("danger 0", "agenda tea_time 0") + STROLL, 9, "no such step: tea_time"),
    (TOWN.replace("danger 0", "agenda act x") + STROLL, 9, "agenda: a step and up to three numbers"),
    (TOWN.replace("danger 0", "memory all {") + STROLL, 9, "memory: cannot be read"),
    (TOWN.replace("danger 0", "option season 3") + STROLL, 9, "3 is none of 1, 2"),
    (TOWN.replace("danger 0", "option seasons 2") + STROLL, 9, "there is no such option"),
    (TOWN + "0 fly lab\n" + STROLL, 11, "unknown verb: fly"),
    (TOWN + "0 go moon\n" + STROLL, 11, "unknown location: moon"),
    (TOWN + "chance card 1\n" + STROLL, 11, "chance is not asked here"),
    (TOWN + STROLL + "\nexpect mood 0 good", 13, "unknown fact: mood 0 good"),
    (TOWN + STROLL + "\nexpect at 2 lab", 13, "no such seat: 2"),
    (TOWN + STROLL + "\nexpect size lab_9 2", 13, "there is no lab_9"),
    (TOWN + STROLL + "\nexpect pile gold 2", 13, "pile: gold 2?"),
], ids=str)
def test_a_town_that_is_not_understood_is_refused_with_its_line(text: str, line: int, said: str) -> None:
    """A scenario of a town that cannot be read names the line that is wrong, and what is wrong with it."""
    with pytest.raises(BadText) as told: play(text)
    assert (told.value.line, said in told.value.message) == (line, True), str(told.value)


@pytest.mark.parametrize("wrong, told", [
    ("expect at 0 lab", "it is wheeler"),
    ("expect fear 0 2", "it is 0"),
    ("expect character 0 lucas", "it is mike"),
    ("expect hand 0 1 3", "it is 1 2f"),
    ("expect owns 1 compass", "it is camera"),
    ("expect owns 0 compass", "it is none"),
    ("expect foe patrol_1 main", "it is off"),
    ("expect ally flo owned 0", "it is deck"),
    ("expect stack lab_1 2 4", "it is 2 ^4"),
    ("expect stack lab_2 2", "it is empty"),
    ("expect size lab_1 3", "it is 2"),
    ("expect points 2", "it is 1"),
    ("expect active 1", "it is 0"),
    ("expect act 2", "it is 1"),
    ("expect turn 2", "it is 1"),
    ("expect met 1", "it is 0"),
    ("expect danger 1", "it is 0"),
    ("expect due 1", "it is 0"),
    ("expect value 1", "it is 0"),
    ("expect pile deck 45", "it is 46"),
    ("expect pile pool demogorgon 4", "it is 5"),
    ("expect pile seen = hunt", "it is none"),
    ("expect asked 0 act", "it is 0 walk"),
    ("refused 0 go main UD-R-77", "it is allowed"),
    ("refused 0 go lab UD-R-77", "it is UD-BOARD-09"),
])
def test_a_wrong_expectation_of_a_town_is_reported(wrong: str, told: str) -> None:
    """What differs is told with its line, what was wanted and what was seen."""
    assert play(TOWN + "0 spend none\n" + wrong + "\nexpect running") == [f"line 12: {wrong}: {told}"]


def test_chance_says_what_is_named_kind_by_kind() -> None:
    """Each line `next` is used up in its own order; a line of chance in the script counts as taken from it."""
    town = TOWN.replace("danger 0", "next scene hunt flickering_lights\nnext card 3 2d\nnext card 1f")
    for said in ("", "chance card 3\n"):
        rest = "expect hand 0 1 2f 3 2d 1f\nexpect event scene scene=hunt\n"
        assert play(town + "0 spend none\n0 stop\n0 pass\n" + said + rest + "expect events scene 1") == []


# --- The page that tells how to write one --------------------------------------------------------------

def part(game: str) -> str:
    """What the page says of one game."""
    shared, _, rest = PAGE.partition("\n# Stay Away!\n")
    stay_away, _, rest = rest.partition("\n# Sub Terra\n")
    sub_terra, _, upside_down = rest.partition("\n# Upside Down\n")
    assert shared and stay_away and sub_terra and upside_down
    return {"": shared, "stay_away": stay_away, "sub_terra": sub_terra, "upside_down": upside_down}[game]


def told(word: str, game: str) -> bool:
    """Is a word written as code on the page, in what it says of all games or of this one?"""
    code = rf"`[^`\n]*(?<![\w])({re.escape(word)})(?![\w])[^`\n]*`"
    return re.search(code, part("") + part(game)) is not None


def kinds_of_events(game: str) -> list[str]:
    """Every kind that a game can tell, as its source says it."""
    found: set[str] = set()
    for file in (ROOT / "src" / "penombra" / "games" / game).glob("*.py"):
        text = file.read_text("utf-8")
        for call in re.findall(r'(?:tell\(|\.bin\([^"\n]*)"\w+"(?: if [^"\n]*"\w+"|[^"\n]*else "\w+")*', text):
            found |= set(re.findall(r'"(\w+)"', call))
    return sorted(found)


SHARED = [*(w for w in WORDS if w not in ("title", "rules")), "chance", "now", "title", "rules", "script", "asked", "waiting",
          "options", "over", "running", "winners", "event", "no event", "events", "seen", "unseen", "knows"]
WORDS_TOLD: dict[tuple[str, str], list[str]] = {
    ("", "word of every scenario"): SHARED,
    ("stay_away", "line of the table"): [*sa_position.ONCE, *sa_position.MANY],
    ("stay_away", "stage"): sa_position.STAGES,
    ("stay_away", "fact"): [*sa_scenario.FACTS, "has", "lacks"],
    ("stay_away", "verb"): [v.word for v in [*sa_verbs.VERBS.verbs, *sa_verbs.CHANCE_VERBS.verbs]],
    ("stay_away", "ask"): [ask.name for ask in sa_state.BOOK.steps if ask.asks and not ask.by_chance and ask.kind],
    ("stay_away", "event"): kinds_of_events("stay_away"),
    ("stay_away", "family"): sorted(set(kinds.FAMILIES)),
    ("stay_away", "value"): [*kinds.SIDE_NAMES, *kinds.SHOW_NAMES, *kinds.BACK_NAMES, "human", "thing", "clockwise"],
    ("stay_away", "card with a choice of its own"): [
        kinds.CARD_NAMES[k] for k in [*range(kinds.FLAMETHROWER, kinds.SCARED), kinds.ONE_TWO, kinds.FORGETFUL,
                                      kinds.GET_OUT_OF_HERE, kinds.CANT_WE_BE_FRIENDS, kinds.JUST_BETWEEN_US,
                                      kinds.CHAIN_REACTION, kinds.BLIND_DATE, kinds.REVELATIONS]],
    ("sub_terra", "line of the cave"): [*st_position.ONCE, *st_position.MANY],
    ("sub_terra", "word of an explorer"): ["health", "hidden", "roped", "hid", "submerged", "devoured"],
    ("sub_terra", "stage"): st_position.STAGES,
    ("sub_terra", "fact"): st_scenario.FACTS,
    ("sub_terra", "verb"): [v.word for v in [*st_verbs.VERBS.verbs, *st_verbs.CHANCE_VERBS.verbs]],
    ("sub_terra", "ask"): [ask.name for ask in st_state.BOOK.steps if ask.asks and not ask.by_chance and ask.kind],
    ("sub_terra", "event"): kinds_of_events("sub_terra"),
    ("sub_terra", "explorer"): roles.ROLE_NAMES[1:],
    ("sub_terra", "kind of tile"): designs.KIND_NAMES,
    ("sub_terra", "shape of a tile"): list(designs.SHAPES),
    ("sub_terra", "hazard"): st_verbs.HAZARD_NAMES,
    ("sub_terra", "ending"): st_state.ENDINGS[1:],
    ("sub_terra", "value"): [*designs.SPOT_NAMES, *st_verbs.PILE_NAMES, *st_position.TRIES, "only", "none", "nobody"],
    ("sub_terra", "grade"): ["gold", "silver", "bronze", "defeat"],
    ("sub_terra", "option"): [*st_setup.CHOICES, *(str(v).lower() for values in st_setup.CHOICES.values()
                                                   for v in values if v is not None)],
    ("upside_down", "line of the town"): [*ud_position.ONCE, *ud_position.MANY],
    ("upside_down", "stage"): ud_position.STAGES,
    ("upside_down", "fact"): ud_scenario.FACTS,
    ("upside_down", "pile"): ud_position.PILES,
    ("upside_down", "what chance may be told"): [*ud_position.WISHES],
    ("upside_down", "verb"): [v.word for v in [*UPSIDE_DOWN.verbs.verbs, *UPSIDE_DOWN.chance.verbs]],
    ("upside_down", "ask"): [ask.name for ask in ud_state.BOOK.steps if ask.asks and not ask.by_chance and ask.kind],
    ("upside_down", "event"): kinds_of_events("upside_down"),
    ("upside_down", "ending"): ud_state.ENDINGS[1:],
    ("upside_down", "action"): ud_verbs.ACTION_NAMES,
    ("upside_down", "Foe"): [*ud_verbs.FOE_NAMES, *UPSIDE_DOWN.books.names.foes],
    ("upside_down", "name"): [name for names in (
        UPSIDE_DOWN.books.names.locations, UPSIDE_DOWN.books.names.slots, UPSIDE_DOWN.books.names.characters,
        UPSIDE_DOWN.books.names.cards, UPSIDE_DOWN.books.names.faces, UPSIDE_DOWN.books.names.items,
        UPSIDE_DOWN.books.names.allies, UPSIDE_DOWN.books.names.powers, UPSIDE_DOWN.books.names.scenes) for name in names],
    ("upside_down", "value"): ["owned", "waits", "removed", "deck", "off", "gone", "empty", "none", "nobody"],
    ("upside_down", "option"): [*ud_setup.CHOICES, *(str(v).lower() for values in ud_setup.CHOICES.values()
                                                     for v in values if v is not None)]}


@pytest.mark.parametrize("game, sort", WORDS_TOLD)
def test_the_page_tells_every_word(game: str, sort: str) -> None:
    """docs/scenarios.md names every word that a scenario understands, and every event it can meet."""
    words = WORDS_TOLD[game, sort]
    assert len(words) > 2
    assert [word for word in words if not told(word, game)] == []


def told_of_events(game: str) -> dict[str, str]:
    """What the page says of each kind of event."""
    rows = [row.split("|") for row in part(game).partition("## Events")[2].splitlines() if row.startswith("| `")]
    return {kind: " ".join(row[1:]) for row in rows for kind in re.findall(r"`(\w+)`", row[1])}


@each_game
def test_the_page_tells_the_facts_of_every_event(game: str) -> None:
    """Whatever facts the events of all these scenarios have, the page names them beside the event."""
    page, met = told_of_events(game), set[str]()
    assert set(kinds_of_events(game)) <= set(page)
    for file in FILES:
        text = file.read_text("utf-8")
        if game_of(text) != game: continue
        s = Scenario(find(game), text, load(game))
        assert s.run() == []
        for who in (*range(s.match.seats), None):
            for e in s.match.events(who):
                met.add(e["kind"])
                facts = set(e) - {"n", "kind"}
                missing = [fact for fact in facts if not re.search(rf"\b{fact}\b", page[e["kind"]])]
                assert not missing, f"{e['kind']}: the page does not tell {missing}"
    assert len(met) > 35


@each_game
def test_every_fact_named_by_the_game_is_one(game: str) -> None:
    """FACTS lists what fact() understands, no more and no less."""
    known = {"stay_away": sa_scenario.FACTS, "sub_terra": st_scenario.FACTS, "upside_down": ud_scenario.FACTS}[game]
    source = (ROOT / "src" / "penombra" / "games" / game / "scenario.py").read_text("utf-8")
    assert sorted(set(re.findall(r'\bkey == "(\w+)"', source))) == sorted(known)


@pytest.mark.parametrize("game, right, wrong, told", [
    ("", "expect door 0 2 1", "expect door 0 2 0", "line 13: expect door 0 2 0: it is 1"),
    ("sub_terra", "expect health 0 1", "expect health 0 2", "line 16: expect health 0 2: it is 1"),
    ("upside_down", "expect fear 0 3", "expect fear 0 2", "line 17: expect fear 0 2: it is 3")])
def test_the_examples_of_the_page_come_true(game: str, right: str, wrong: str, told: str) -> None:
    """A scenario printed on the page can be copied and run; with another expectation it would fail."""
    [example] = [text for text in re.findall(r"```text\n(.*?)```", part(game), re.S) if text.startswith("penombra")]
    assert play(example) == []
    assert play(example.replace(right, wrong)) == [told]


def test_the_drawing_of_the_page_is_a_cave() -> None:
    """The grid on the page has the tiles where the page says they are, and every tile named there can be drawn."""
    [grid] = [text for text in re.findall(r"```text\n(.*?)```", part("sub_terra"), re.S) if text.startswith("cave")]
    head = "penombra scenario 1\ngame sub_terra\n"
    assert play(head + grid + "script\nexpect tile @0,2 gas/ES\nexpect tile @1,2 plain/NESW\nexpect tile @0,0 start/NESW") == []
    kinds = "|".join(designs.KIND_NAMES)
    drawn = re.findall(rf"(?:{kinds})/[NESW][^\s`]*", part("sub_terra"))
    assert len(drawn) > 12
    for cell in drawn:
        whole = cell.partition(":")[0]
        assert play(f"{head}cave 0 0\nrow {whole}\nscript\nexpect tile @0,0 {whole}\nexpect at 0 @0,0") == [], cell


def test_the_options_of_the_page_are_options() -> None:
    """Every `option KEY VALUE` on the page is understood."""
    for game, choices, text in (("stay_away", sa_setup.CHOICES, HEAD.replace("thing 0", "{}") + GOOD),
                                ("sub_terra", st_setup.CHOICES, CAVE.replace("gas 0", "{}") + WALK),
                                ("upside_down", ud_setup.CHOICES, TOWN.replace("danger 0", "{}") + STROLL)):
        rows = re.findall(r"`option (\w+) (\S+)`", part(game))
        assert rows and all(key in choices for key, _ in rows)
        for key, value in rows: assert play(text.format(f"option {key} {value}")) == []
