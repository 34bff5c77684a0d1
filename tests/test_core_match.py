"""A match: answering, taking back, copies, saves. Shown on the cellar."""
from __future__ import annotations

import copy
import json
import pickle
from functools import partial
from typing import Any

import pytest

import penombra
from penombra import BadSetup, BadText, Refused
from penombra.core import laws
from penombra.core.agenda import NOT_ASKED, NOT_YOUR_TURN
from penombra.core.line import CHANCE
from penombra.core.match import NO_TAKE_BACK, Match
from toy.table import cellar, kinds, reason, tell, texts


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None: monkeypatch.setitem(penombra.GAMES, "cellar", "toy.game")


def new(seats: int = 3, seed: int = 7, **options: Any) -> Match: return penombra.new("cellar", seats, seed, options)


# --- All laws, on random games ------------------------------------------------------------------------

def test_random_games_pass_every_law(fresh_seed: int, share: Any, note: Any) -> None:
    """Every law of any game, take-backs and answers in random order among them."""
    decisions = taken_back = longest = games = 0
    told: set[str] = set()
    for n in share(160, 2000):
        make = partial(penombra.new, "cellar", 2 + n % 3)
        played = laws.check_game(make, fresh_seed + n, every=12, standing=40)
        laws.check_whole_fast(make, fresh_seed + n)
        games, decisions = games + 1, decisions + played.decisions
        taken_back, longest = taken_back + played.taken_back, max(longest, played.decisions)
        told |= set(kinds(played.match))
    note(f"the cellar: {games} games, {decisions} decisions, {taken_back} taken back, longest {longest}")
    assert taken_back > games and told >= {"haunted", "fled", "settled", "opened", "stirred", "fainted", "shouted"}


# --- Refusals -----------------------------------------------------------------------------------------

@pytest.mark.parametrize(("seat", "text", "rule"), [
    (0, "walk 0", "cellar/there_already"), (0, "trade 0", "cellar/not_yourself"), (0, "shield", NOT_ASKED),
    (0, "top coin", NOT_ASKED), (1, "walk 1", NOT_YOUR_TURN), (2, "draw", NOT_YOUR_TURN)])
def test_refused_answer_changes_nothing(seat: int, text: str, rule: str) -> None:
    """A refusal names its rule, is not journalled and not told; hash, events and waiting stay."""
    m = cellar("key", "", "")
    before = laws.snapshot(m)
    option = m.read(seat, text)
    with pytest.raises(Refused) as refusal: m.answer(seat, option)
    assert (refusal.value.rule, refusal.value.option) == (rule, option) == (m.why_not(seat, option), option)
    assert laws.snapshot(m) == before and m.journal()["answers"] == []


def test_option_of_another_book_is_not_asked() -> None:
    """What chance may say nobody else may, and the other way round."""
    m = cellar("", "")
    deal = m.read(CHANCE, "deal key")
    assert m.why_not(0, deal) == NOT_ASKED and m.why_not(1, deal) == NOT_YOUR_TURN == m.why_not(CHANCE, deal)
    tell(m, "0 draw")
    assert m.why_not(CHANCE, m.read(0, "draw")) == NOT_ASKED and m.why_not(0, m.read(0, "draw")) == NOT_YOUR_TURN
    assert deal != m.read(0, "walk 0") and len({deal, m.read(0, "walk 0"), m.read(CHANCE, "deal key")}) == 2


@pytest.mark.parametrize("seat", [3, 99, -2])
def test_seat_that_does_not_exist_is_named(seat: int) -> None:
    """There are three seats, counted from 0; -1 is chance's."""
    m = new()
    o = m.options(0)[0]
    for call in (m.options, m.standing, m.candidates, m.harmless, m.undoable, m.view, m.knows, m.events,
                 lambda s: m.answer(s, o), lambda s: m.why_not(s, o), lambda s: m.imagine(s, 1)):
        with pytest.raises(IndexError, match=f"seat {seat}: there are 3"): call(seat)
    assert m.options(CHANCE) == m.standing(CHANCE) == m.harmless(CHANCE) == []


def test_chance_is_not_answered_for_where_it_has_a_seed() -> None:
    """In a seeded match seat -1 is never waited for."""
    m = new()
    with pytest.raises(Refused, match=NOT_YOUR_TURN): m.answer(CHANCE, m.read(CHANCE, "deal key"))


def test_after_the_end_nothing_is_asked_and_nothing_taken() -> None:
    """Nobody is waited for, nothing is on show, everything is refused, nothing is taken back."""
    m = cellar("", "", at="0 1")
    tell(m, "0 walk 1", "0 walk 0", "1 walk 0", "1 walk 1")
    tell(m, "0 shout")
    assert not m.waiting and not m.asked and m.candidates(0) == m.standing(0) == m.options(0) == m.weights() == []
    for text in ("shout", "walk 1"):
        with pytest.raises(Refused, match=NOT_YOUR_TURN): tell(m, f"0 {text}")
    assert m.undoable(0) is None


# --- Several answers at once ----------------------------------------------------------------------------

def test_several_answers_are_taken_in_order() -> None:
    """As long as the same seat is asked and only its own answers happened."""
    m = cellar("", "")
    assert m.answer(0, *(m.read(0, t) for t in ("walk 1", "walk 2"))) == 2 and m.waiting == {1}
    m = cellar("", "")
    assert m.answer(0, *(m.read(0, t) for t in ("walk 1", "end", "walk 2"))) == 2
    assert m.waiting == {1} and len(m.journal()["answers"]) == 2


def test_several_answers_stop_at_luck_and_at_a_refusal() -> None:
    """Luck may have changed one's mind; what is refused later is left out, refused first it is refused."""
    m = cellar("", "", seed=4, deck="rat rat rat key", back="dark")
    assert m.answer(0, *(m.read(0, t) for t in ("draw", "walk 1"))) == 1 and m.waiting == {0}
    m = cellar("", "")
    assert m.answer(0, *(m.read(0, t) for t in ("walk 1", "walk 1"))) == 1 and m.waiting == {0}
    with pytest.raises(Refused) as refusal: m.answer(0, *(m.read(0, t) for t in ("walk 1", "walk 2")))
    assert str(refusal.value) == "walk 1: cellar/there_already" and len(m.journal()["answers"]) == 1
    assert m.answer(0) == 0


# --- Taking back ----------------------------------------------------------------------------------------

def test_own_open_answers_can_be_taken_back() -> None:
    """The table is as it was; the journal says so, and events go on."""
    m = cellar("", "")
    before = m.hash()
    tell(m, "0 walk 1")
    middle = m.hash()
    tell(m, "0 walk 2")
    assert m.undoable(0) == 0 and m.undoable(1) is None and m.waiting == {1}
    m.take_back(1)
    assert m.hash() == middle and m.waiting == {0} and m.undoable(0) == 0
    m.take_back(0)
    assert m.hash() == before and m.undoable(0) is None
    assert m.journal()["answers"] == [[0, "walk 1"], [0, "walk 2"], [0, "take_back", 1], [0, "take_back", 0]]
    assert kinds(m) == [*["walked", "action_over"] * 2, "turn_over", "turn", "taken_back", "taken_back"]
    assert [e["to"] for e in m.events(1) if e["kind"] == "taken_back"] == [2, 0]
    tell(m, "0 walk 2", "0 end")
    same = penombra.replay(json.loads(json.dumps(m.journal())))
    assert same.hash() == m.hash() and same.events(0) == m.events(0) and same.undoable(0) == m.undoable(0) == 4


def test_standing_act_can_be_taken_back() -> None:
    """It is an answer like another."""
    m = cellar("", "", at="1 1")
    before = m.hash()
    tell(m, "1 knock")
    assert m.undoable(1) == 0 and m.undoable(0) is None
    m.take_back(0)
    assert m.hash() == before and reason(m, 1, "knock") is None


@pytest.mark.parametrize(("answers", "why"), [
    (["0 peek"], "a secret was told"), (["0 open"], "what was hidden was told to all"),
    (["0 stir", "chance lay gold"], "luck has spoken"), (["0 walk 1", "1 knock"], "another has spoken"),
    (["0 top coin"], "a secret was told, though to oneself")])
def test_what_cannot_be_taken_back(answers: list[str], why: str) -> None:
    """Own answers only, nothing secret told, no luck since."""
    m = cellar("coin", "")
    tell(m, *answers)
    assert m.undoable(0) is None, why
    before = laws.snapshot(m)
    with pytest.raises(Refused) as refusal: m.take_back(0)
    assert refusal.value.rule == NO_TAKE_BACK and str(refusal.value) == "take_back 0: core/no_take_back"
    assert laws.snapshot(m) == before


def test_what_follows_can_be_taken_back_up_to_what_cannot() -> None:
    """After a peek one may walk and take that back; not the peek."""
    m = cellar("", "")
    tell(m, "0 peek", "0 walk 1")
    assert m.undoable(0) == 1
    for to in (0, 2, -1, 99):
        with pytest.raises(Refused, match=NO_TAKE_BACK): m.take_back(to)
    m.take_back(1)
    assert m.knows(0) == [{"zone": 101, "of": [1], "at_least": 1}] and m.undoable(0) is None


def test_game_without_take_backs_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is for each game to say."""
    m = cellar("", "")
    monkeypatch.setattr(m._game, "take_backs", False)
    tell(m, "0 walk 1")
    assert m.undoable(0) is None


def test_clone_takes_back_alone() -> None:
    """A copy that takes back leaves the match where it is, and the other way round."""
    m = cellar("", "")
    tell(m, "0 walk 1", "0 walk 2")
    c, before = m.clone(), laws.snapshot(m)
    c.take_back(0)
    tell(c, "0 walk 2")
    assert laws.snapshot(m) == before and m.undoable(0) == 0
    m.take_back(1)
    assert texts(m, 0) == texts(c, 0) or m.view(0)["at"] != c.view(0)["at"]
    assert kinds(m)[-1] == "taken_back" and kinds(c)[-1] == "action_over"
    assert [e["n"] for e in c.events(None)] == list(range(9))


# --- Copies and saves -------------------------------------------------------------------------------------

def test_clones_share_the_past_and_not_the_future() -> None:
    """One log, until they part; memories, too."""
    m = new()
    a, b = m.clone(), m.clone()
    for who, words in ((a, "0 walk 1"), (b, "0 walk 2")): tell(who, words)
    assert (len(a.journal()["answers"]), len(m.journal()["answers"])) == (len(b.journal()["answers"]),
                                                                          len(b.journal()["answers"]) - 1)
    assert a.events(0)[-2]["niche"] == 1 and b.events(0)[-2]["niche"] == 2 and a.events(0)[:-2] == m.events(0)
    tell(m, "0 peek")
    before = [x.view(0) for x in (a, b)]
    assert m.knows(0) and not a.knows(0) and not b.knows(0)
    c = m.clone()
    tell(c, "0 open")
    assert m.knows(0) and not c.knows(0) and [x.view(0) for x in (a, b)] == before


@pytest.mark.parametrize("copied", [lambda m: pickle.loads(pickle.dumps(m)), copy.deepcopy, copy.copy, Match.clone],
                         ids=["pickle", "deepcopy", "copy", "clone"])
def test_copies_have_the_same_luck(copied: Any) -> None:
    """However it was copied, the next card is the same."""
    m = new(seed=2**120 + 5)
    tell(m, "0 walk 1")
    c = copied(m)
    assert c.hash() == m.hash() and c.events(2) == m.events(2) and c.journal() == m.journal()
    for x in (m, c): tell(x, "0 draw")
    assert c.hash() == m.hash() and c.journal() == m.journal() and c.events(0) == m.events(0)


def test_outcome_and_options_are_picklable() -> None:
    """They go between processes."""
    m = cellar("", "")
    tell(m, "0 shout")
    for x in (m.outcome, m.read(0, "walk 1"), Refused(m.read(0, "walk 1"), "cellar/once")):
        y = pickle.loads(pickle.dumps(x))
        assert str(y) == str(x) and type(y) is type(x)
    assert pickle.loads(pickle.dumps(m.outcome)) == m.outcome
    assert pickle.loads(pickle.dumps(m.read(0, "walk 1"))) == m.read(0, "walk 1")


def test_journal_is_the_match() -> None:
    """Through JSON and back: table, events, journal; with the seed the luck goes on, without it chance is asked."""
    m = new(seed=11)
    for _ in range(12): m.answer(min(m.waiting), m.options(min(m.waiting))[-1])
    journal = json.loads(json.dumps(m.journal()))
    plain, lucky = penombra.replay(journal), penombra.replay(journal, seed=11)
    for seat in (None, 0, 1, 2):
        assert plain.events(seat) == lucky.events(seat) == m.events(seat) and plain.view(seat) == m.view(seat)
    for x in (m, lucky):
        while x.waiting: x.answer(min(x.waiting), x.options(min(x.waiting))[0])
    assert lucky.journal() == m.journal() and lucky.outcome == m.outcome
    length = len(journal["answers"])
    assert penombra.replay(m.journal(), upto=length).hash() == plain.hash()
    assert penombra.replay(journal, upto=0).waiting == {CHANCE}
    assert penombra.replay(journal, upto=0, seed=11).hash() == new(seed=11).hash()


def test_other_luck_from_here() -> None:
    """A rewound game with another seed is another game."""
    m, ends = new(seed=11), set()
    length = len(m.journal()["answers"])
    for seed in range(20):
        x = penombra.replay(m.journal(), upto=length, seed=seed)
        assert x.hash() == m.hash()
        tell(x, "0 draw")
        ends.add(x.hash())
    assert len(ends) > 3


def test_manual_chance_is_asked_and_journalled() -> None:
    """Chance is seat -1: it is waited for, has options and weights, and its answers are in the journal."""
    m = penombra.new("cellar", 2, chance="manual")
    assert m.waiting == {CHANCE} and m.asked == {CHANCE: "deal_card"} and m.weights() == [5, 4, 4]
    assert m.candidates(CHANCE) == [(o, None) for o in m.options(CHANCE)] and m.undoable(0) is None
    while CHANCE in m.waiting: m.answer(CHANCE, m.options(CHANCE)[0])
    assert m.journal()["answers"][:2] == [[-1, "deal candle"], [-1, "deal candle"]]
    again = penombra.replay(m.journal())
    assert again.hash() == m.hash() and again.waiting == {0}
    tell(again, "0 draw")
    assert again.waiting == {CHANCE}


def test_match_from_a_position_is_saved_with_it() -> None:
    """The journal of a match that began with a position holds that position."""
    m = cellar("key key", "coin", "", niches="open gold dust", seed=3)
    tell(m, "0 walk 1", "0 peek")
    assert m.journal()["start"].startswith("penombra position 1\ngame cellar\n")
    p = pickle.loads(pickle.dumps(m))
    again = penombra.replay(json.loads(json.dumps(m.journal())))
    assert p.hash() == again.hash() == m.hash() and again.events(0) == m.events(0) and again.knows(0) == m.knows(0)
    back = penombra.position("cellar", m.position())
    assert back.hash() == m.hash() and back.knows(0) == m.knows(0) and back.events(0) == []


@pytest.mark.parametrize("spoiled", [
    {"penombra": 2}, {"version": "0"}, {"content": "other"}, {"answers": 5}, {"answers": [[0, "walk 9"]]},
    {"answers": [[0, "walk 1"]]}, {"answers": [["0", "walk 1"]]}, {"answers": [[7, "walk 1"]]}, {"answers": [5]},
    {"answers": [[-1]]}, {"answers": [{}]}, {"answers": [[-1, 5]]}, {"answers": [[0, "take_back", 0]]}])
def test_spoiled_journal_is_refused(spoiled: dict[str, Any]) -> None:
    """It says what is wrong, and never makes a match that was not played."""
    journal = {**penombra.new("cellar", 2, chance="manual").journal(), **spoiled}
    with pytest.raises(BadText): penombra.replay(journal)
    with pytest.raises(BadText): penombra.replay({key: value for key, value in journal.items() if key != "options"})


def test_take_back_of_another_seat_is_refused_in_a_journal() -> None:
    """Whoever wrote it, a seat takes back its own answers only."""
    m = cellar("", "")
    tell(m, "0 walk 1")
    journal = m.journal()
    assert penombra.replay({**journal, "answers": [*journal["answers"], [0, "take_back", 0]]}).hash() != m.hash()
    with pytest.raises(BadText, match="answer 1 of the journal"):
        penombra.replay({**journal, "answers": [*journal["answers"], [1, "take_back", 0]]})


def test_bad_set_up_is_named() -> None:
    """The argument, and the rule where there is one."""
    with pytest.raises(BadSetup) as fault: new(seats=5)
    assert (fault.value.argument, fault.value.rule) == ("seats", "cellar/seats")
    for argument, call in (("seed", lambda: penombra.new("cellar", 2, "7")),          # type: ignore[arg-type]
                           ("chance", lambda: penombra.new("cellar", 2, 7, chance="none")),
                           ("options", lambda: penombra.new("cellar", 2, 7, [])),      # type: ignore[arg-type]
                           ("game", lambda: penombra.new("attic", 2, 7))):
        with pytest.raises(BadSetup) as fault: call()
        assert fault.value.argument == argument


# --- The laws themselves ------------------------------------------------------------------------------------

def broken(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, what: Any) -> str:
    """Play with a planted fault; what the laws say of it."""
    monkeypatch.setattr(where, name, what)
    with pytest.raises(laws.Broken) as fault:
        for seed in range(30): laws.check_game(partial(penombra.new, "cellar", 3), seed, every=3)
    return str(fault.value)


def test_laws_catch_a_clone_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that clone() forgets to copy."""
    from toy.game import Cellar
    true_clone = Cellar.clone

    def clone(g: Any) -> Any:
        o = true_clone(g)
        o.gold = 0
        return o
    assert "a clone has the same hash" in broken(monkeypatch, Cellar, "clone", clone)


def test_laws_catch_options_out_of_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options come in the order of the table of actions, not in that of a hand."""
    from toy.game import Act
    true_candidates = Act.candidates
    def backwards(self: Any, g: Any, line: Any) -> Any: return type(v := true_candidates(self, g, line))(list(v)[::-1])
    assert "order of the table" in broken(monkeypatch, Act, "candidates", backwards)


def test_laws_catch_a_whisper_that_contradicts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A private fact may add to what all see, not change it."""
    from toy.game import Cellar
    true_whisper = Cellar.whisper
    def lie(g: Any, to: int, facts: dict[str, Any]) -> None: true_whisper(g, to, {**facts, "seat": 9})
    assert "sees what all see" in broken(monkeypatch, Cellar, "whisper", lie)


def test_laws_catch_a_position_that_leaves_something_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting the placed card is seen."""
    from toy.game import CellarGame
    true_write = CellarGame.write

    def write(self: Any, g: Any, *rest: Any) -> Any:
        g = g.clone()
        g.placed = -1
        return true_write(self, g, *rest)
    assert "position" in broken(monkeypatch, CellarGame, "write", write)
