"""Scenarios: every file is played, what is not understood is refused with its line, and a wrong expectation is told."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from penombra import BadText, find, load
from penombra.core.scenario import WORDS, Scenario, run
from penombra.games.stay_away import game, kinds, position, scenario, verbs
from penombra.games.stay_away.setup import CHOICES
from penombra.games.stay_away.state import BOOK

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "tests" / "scenarios").glob("*.txt"))
PAGE = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = [*range(1, 18), 20, 21, 24, 25, 26, 28, 29, 30, 32, 34, 35, 36, 38, 40, 41, 43, 44, 45, 46, 47, 49, 50, 51,
            52, 54, 55, 56, 59, 60]          # the numbers of the worked examples of the rules document


def play(text: str, name: str = "stay_away") -> list[str]: return run(find(name), text, load(name))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_comes_true(file: Path) -> None:
    """Every file of tests/scenarios can be played as it is written, and shows what it expects."""
    text = file.read_text("utf-8")
    assert play(text, text.split()[4]) == []


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
    told = play("\n".join(" ".join(row) for row in turned), rows[1][1])
    assert {int(row.split()[1].removesuffix(":")) for row in told} == asserted


def test_all_worked_examples_are_there() -> None:
    """Each worked example of the rules has its file, with a title and at most five rules."""
    stems = {file.stem for file in FILES}
    assert not {f"SA-EX-{n:02}" for n in EXAMPLES} - stems
    for file in FILES:
        lines = file.read_text("utf-8").splitlines()
        assert [row for row in lines if row.startswith("title ")], file.name
        assert 1 <= len([id for row in lines if row.startswith("rules ") for id in row.split()[1:]]) <= 5, file.name


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
    ("can 1 refuse missed", "line 9: can 1 refuse missed: it is SA-INFO-08"),
    ("cannot 1 give suspicion", "line 9: cannot 1 give suspicion: it is allowed"),
    ("1 refuse missed", "line 9: 1 refuse missed is refused: SA-INFO-08"),
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


# --- The page that tells how to write one --------------------------------------------------------------

def told(word: str) -> bool:
    """Is a word written as code on the page?"""
    return re.search(rf"`[^`\n]*(?<![\w])({re.escape(word)})(?![\w])[^`\n]*`", PAGE) is not None


def kinds_of_events() -> set[str]:
    """Every kind that the game can tell, as its source says it."""
    found: set[str] = set()
    for file in (ROOT / "src" / "penombra" / "games" / "stay_away").glob("*.py"):
        text = file.read_text("utf-8")
        for call in re.findall(r'(?:tell\(|\.bin\([^"\n]*)"\w+"(?: if [^"\n]*"\w+"|[^"\n]*else "\w+")*', text):
            found |= set(re.findall(r'"(\w+)"', call))
    return found


WORDS_TOLD: dict[str, list[str]] = {
    "line of the table": [*position.ONCE, *position.MANY, "title", "rules", "script"],
    "stage": position.STAGES,
    "word of a script": [*(w for w in WORDS if w not in ("title", "rules")), "chance", "now"],
    "fact": [*scenario.FACTS, "asked", "waiting", "options", "over", "running", "winners", "event", "no event",
             "events", "seen", "unseen", "knows", "has", "lacks"],
    "verb": [v.word for v in [*verbs.VERBS.verbs, *verbs.CHANCE_VERBS.verbs]],
    "ask": [ask.name for ask in BOOK.steps if ask.asks and not ask.by_chance and ask.name != "nothing"],
    "event": sorted(kinds_of_events()),
    "family": sorted(set(kinds.FAMILIES)),
    "value": [*kinds.SIDE_NAMES, *kinds.SHOW_NAMES, *kinds.BACK_NAMES, "human", "thing", "clockwise"],
    "card with a choice of its own": [
        kinds.CARD_NAMES[k] for k in [*range(kinds.FLAMETHROWER, kinds.SCARED), kinds.ONE_TWO, kinds.FORGETFUL,
                                      kinds.GET_OUT_OF_HERE, kinds.CANT_WE_BE_FRIENDS, kinds.JUST_BETWEEN_US,
                                      kinds.CHAIN_REACTION, kinds.BLIND_DATE, kinds.REVELATIONS]]}


@pytest.mark.parametrize("sort", WORDS_TOLD)
def test_the_page_tells_every_word(sort: str) -> None:
    """docs/scenarios.md names every word that a scenario of Stay Away! understands, and every event it can meet."""
    assert len(WORDS_TOLD[sort]) > 2
    assert [word for word in WORDS_TOLD[sort] if not told(word)] == []


def told_of_events() -> dict[str, str]:
    """What the page says of each kind of event."""
    rows = [row.split("|") for row in PAGE.partition("## Events")[2].splitlines() if row.startswith("| `")]
    return {kind: " ".join(row[1:]) for row in rows for kind in re.findall(r"`(\w+)`", row[1])}


def test_the_page_tells_the_facts_of_every_event() -> None:
    """Whatever facts the events of all these scenarios have, the page names them beside the event."""
    page, met = told_of_events(), set[str]()
    for file in FILES:
        text = file.read_text("utf-8")
        s = Scenario(find(text.split()[4]), text, load(text.split()[4]))
        assert s.run() == []
        for who in (*range(s.match.seats), None):
            for e in s.match.events(who):
                met.add(e["kind"])
                facts = set(e) - {"n", "kind"}
                missing = [fact for fact in facts if not re.search(rf"\b{fact}\b", page[e["kind"]])]
                assert not missing, f"{e['kind']}: the page does not tell {missing}"
    assert len(met) > 35


def test_every_fact_named_by_the_game_is_one() -> None:
    """FACTS lists what fact() understands, no more and no less."""
    assert game.GAME.name == "stay_away"
    source = (ROOT / "src" / "penombra" / "games" / "stay_away" / "scenario.py").read_text("utf-8")
    assert sorted(set(re.findall(r'\bkey == "(\w+)"', source))) == sorted(scenario.FACTS)


def test_the_example_of_the_page_comes_true() -> None:
    """The scenario printed on the page can be copied and run; with another expectation it would fail."""
    examples = re.findall(r"```text\n(.*?)```", PAGE, re.S)
    assert len(examples) == 1
    assert play(examples[0]) == []
    wrong = examples[0].replace("expect door 0 2 1", "expect door 0 2 0")
    assert play(wrong) == ["line 13: expect door 0 2 0: it is 1"]


def test_the_options_of_the_page_are_options() -> None:
    """Every `option KEY VALUE` on the page is understood."""
    rows = re.findall(r"`option (\w+) (\w+)`", PAGE)
    assert rows and all(key in CHOICES for key, _ in rows)
    for key, value in rows: assert play(HEAD.replace("thing 0", f"option {key} {value}") + GOOD) == []
