"""The hard cases of any game with hidden hands, each settled once, on the cellar."""
from __future__ import annotations

import itertools

import pytest

import penombra
from penombra import Refused
from penombra.core.agenda import NO_REST, NOT_YOUR_TURN, State, settle
from penombra.core.line import CHANCE
from penombra.core.match import Match
from toy.game import Cellar, act, stuck
from toy.table import cellar, kinds, reason, tell, texts


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None: monkeypatch.setitem(penombra.GAMES, "cellar", "toy.game")


def haunted(*hands: str) -> Match:
    """A ghost was drawn: everybody is asked at once."""
    m = cellar(*hands, back="dark")
    tell(m, "0 draw", "chance turn_up ghost", "chance back plain")
    return m


# --- Several at once ------------------------------------------------------------------------------

def test_several_are_asked_at_once_in_any_order() -> None:
    """All owe an answer; whatever the order they come in, the table ends the same and is told the same."""
    ends = set()
    for order in itertools.permutations(("0 cower 1", "1 cower 1", "2 cower 0")):
        m = haunted("", "", "")
        assert m.waiting == {0, 1, 2} and m.asked == {0: "cower", 1: "cower", 2: "cower"}
        tell(m, *order)
        ends.add((m.hash(), str(m.events(None))))
        assert m.view(None)["at"] == [2, 1, 0]                 # and the one who drew it had one way to flee
    assert len(ends) == 1


def test_what_is_laid_is_hidden_until_all_have_laid() -> None:
    """Who has answered is plain to see; what, only to themselves."""
    one, other = haunted("", "", ""), haunted("", "", "")
    tell(one, "1 cower 2")
    tell(other, "1 cower 0")
    assert one.waiting == other.waiting == {0, 2}
    for seat in (None, 0, 2):
        assert one.view(seat) == other.view(seat) and one.events(seat) == other.events(seat)
        assert one.view(seat)["laid"] is None
    assert one.view(1)["laid"] == 2 and one.hash() != other.hash()


def test_turn_based_players_take_the_lowest_seat() -> None:
    """Where one at a time is asked, the lowest waiting seat goes first, and loses nothing by it."""
    m = haunted("", "", "")
    f = m.fast()
    assert f.current == 0
    tell(m, "2 cower 0")
    assert m.fast().current == 0
    tell(m, "0 cower 0")
    assert m.fast().current == 1
    with pytest.raises(Refused, match=NOT_YOUR_TURN): tell(m, "0 cower 1")


# --- Standing acts, windows, forced answers ---------------------------------------------------------

def test_standing_act_leaves_the_open_ask_where_it_is() -> None:
    """Anybody may knock at a rest point; the one whose turn it is is asked what it was asked before."""
    m = cellar("", "", at="1 1")
    before = m.options(0)
    assert m.standing(1) == [m.read(1, "knock")] and m.waiting == {0}
    tell(m, "1 knock")
    assert kinds(m) == ["knocked"] and m.waiting == {0} and m.options(0) == before
    assert reason(m, 1, "knock") == "cellar/once" and m.standing(0) == [m.read(0, "knock")]
    with pytest.raises(Refused, match="cellar/once"): tell(m, "1 knock")


def test_standing_acts_wait_while_something_is_resolved() -> None:
    """Between a question and its answer nobody shouts."""
    m = cellar("", "coin", "")
    assert reason(m, 2, "shout") is None
    tell(m, "0 snatch 1")
    assert m.standing(2) == [] and reason(m, 2, "shout") == NO_REST
    with pytest.raises(Refused, match=NO_REST): tell(m, "2 shout")
    assert m.fast().standing() == []


def test_window_opens_whether_or_not_there_is_an_answer() -> None:
    """Who holds no candle is asked all the same, although there is one answer only."""
    for hand, answers in (("candle coin", ["accept", "shield"]), ("key coin", ["accept"])):
        m = cellar("", hand, "")
        tell(m, "0 snatch 1")
        assert m.asked == {1: "window"} and texts(m, 1) == answers and kinds(m) == []
    assert reason(m, 1, "shield") == "cellar/no_candle"


def test_window_opens_where_everybody_knows_the_hand() -> None:
    """Also when the table has just seen where the only card came from."""
    m = cellar("coin", "", "")
    tell(m, "0 trade 1", "0 give coin", "1 accept", "0 snatch 1")
    assert m.knows(0) == [{"zone": 1, "of": [2], "at_least": 1}]
    assert m.asked == {1: "window"} and texts(m, 1) == ["accept"]


def test_forced_answer_is_given_where_being_forced_is_public() -> None:
    """One niche is free: nobody is asked. Two are free: somebody is. None is free: nothing happens."""
    one = haunted("", "")
    tell(one, "0 cower 0", "1 cower 1")
    assert kinds(one)[-2:] == ["fled", "action_over"] and one.asked == {0: "act"} and one.view(None)["at"] == [2, 1]
    assert [row[1] for row in one.journal()["answers"][-2:]] == ["cower 0", "cower 1"]    # it is nobody's answer
    two = haunted("", "")
    tell(two, "0 cower 0", "1 cower 0")
    assert two.asked == {0: "flee"} and texts(two, 0) == ["flee 1", "flee 2"]
    none = haunted("", "", "")
    tell(none, "0 cower 0", "1 cower 1", "2 cower 2")
    assert kinds(none)[-2:] == ["haunted", "action_over"]


# --- No side channels -------------------------------------------------------------------------------

def test_private_question_is_asked_of_everybody() -> None:
    """An offer sent on may be illegal where it goes: the giver is asked in either case, and all hear the same."""
    told = []
    for card, answers in (("coin", ["keep"]), ("key", ["give candle", "give coin"])):
        m = cellar("candle coin key", "key", "", at="0 1 0")
        tell(m, "0 trade 1", f"0 give {card}", "1 deflect")
        assert m.asked == {0: "settle"} and texts(m, 0) == answers
        tell(m, f"0 {answers[0]}")
        told.append((m.events(None), m.events(1), m.view(1), m.view(None), m.waiting, m.asked))
    assert told[0] == told[1]


def test_worlds_a_seat_cannot_tell_apart_ask_and_tell_the_same() -> None:
    """Whether the other could have shielded itself is seen only from the answer."""
    one, other = cellar("", "candle coin", ""), cellar("", "key coin", "")
    for m in (one, other): tell(m, "0 snatch 1", "1 accept", "chance pick coin")
    for seat in (None, 0, 2):
        assert one.events(seat) == other.events(seat) and one.view(seat) == other.view(seat)
    assert one.events(1) == other.events(1) and one.view(1) != other.view(1)


# --- Deck, bag and backs ------------------------------------------------------------------------------

def test_back_of_the_next_card_is_drawn_at_once() -> None:
    """Whenever another card lies on top, chance says which back it has; the draw asks for a face among those."""
    m = cellar("", "", deck="candle key key rat ghost ghost", back="plain")
    tell(m, "0 draw")
    assert texts(m, CHANCE) == ["turn_up candle", "turn_up key"] and m.weights() == [1, 2]
    tell(m, "chance turn_up key")
    assert texts(m, CHANCE) == ["back plain", "back dark"] and m.weights() == [2, 3]
    tell(m, "chance back dark")
    assert m.view(None)["back"] == 2 and m.events(1)[-1]["kind"] == "action_over"
    tell(m, "0 draw")
    assert texts(m, CHANCE) == ["turn_up rat", "turn_up ghost"] and m.weights() == [1, 2]


def test_placed_top_shows_its_own_back_and_is_drawn_next() -> None:
    """A card put on top is known there; nothing else can be drawn before it."""
    m = cellar("coin", "", back="dark")
    tell(m, "0 top coin")
    assert m.view(1)["back"] == 1
    tell(m, "0 draw")
    assert texts(m, CHANCE) == ["turn_up coin"]
    tell(m, "chance turn_up coin")
    assert texts(m, CHANCE) == ["back plain", "back dark"]


def test_last_card_leaves_no_back() -> None:
    """An empty deck has no top."""
    m = cellar("", "", deck="key")
    tell(m, "0 draw", "chance turn_up key")
    assert m.waiting == {0} and m.view(None)["back"] == 0 and reason(m, 0, "draw") == "cellar/no_deck"


def test_what_returns_unseen_weighs_in_what_is_drawn_later() -> None:
    """A token goes back unseen and another comes: chance knows what nobody saw, and nobody learns it."""
    shown = []
    for token, weights in (("gold", [2, 2]), ("dust", [3, 1])):
        m = cellar("", "", niches=f"{token} gold dust" if token == "gold" else "dust gold gold")
        tell(m, "0 stir")
        assert texts(m, CHANCE) == ["lay dust", "lay gold"] and m.weights() == weights
        tell(m, "chance lay dust")
        shown.append([(m.view(s), m.events(s), m.candidates(0)) for s in (None, 0, 1)])
    assert shown[0] == shown[1]


def test_chance_weighs_copies_not_kinds() -> None:
    """Two of three cards are keys: a key is snatched twice as often."""
    m = cellar("", "key key coin")
    tell(m, "0 snatch 1", "1 accept")
    assert dict(zip(texts(m, CHANCE), m.weights(), strict=True)) == {"pick key": 2, "pick coin": 1}
    took = [cellar("", "key key coin", seed=seed) for seed in range(600)]
    for m in took: tell(m, "0 snatch 1", "1 accept")
    keys = sum(m.events(0)[0]["card"] == "key" for m in took)
    assert 360 <= keys <= 440


# --- Leaving ------------------------------------------------------------------------------------------

def test_who_faints_leaves_the_action_and_not_the_turn() -> None:
    """What was still to come of the action is dropped; the leader goes on with the next."""
    m = cellar("", "")
    tell(m, "0 order 1", "1 step 2")
    assert kinds(m) == ["stepped", "praised", "action_over"]
    tell(m, "0 order 1", "1 faint")
    assert kinds(m, 3) == ["fainted", "action_over", "turn_over", "turn"] and m.asked == {1: "act"}


def test_leaving_the_turn_or_the_game_runs_the_line_that_closes_it() -> None:
    """Each level has its closing line, and that one is always read out."""
    m = cellar("", "", at="1 0")
    tell(m, "0 end")
    assert kinds(m) == ["turn_over", "turn"]
    tell(m, "1 order 0", "0 step 0", "0 shout")
    assert kinds(m)[-2:] == ["shouted", "over"] and not m.waiting
    assert m.outcome is not None and m.outcome.reason == "cellar/shouted" and m.outcome.returns == [-1, -1]


def test_leaving_what_nothing_closes_is_an_error() -> None:
    """A misread rule is loud."""
    g = Cellar()
    g.sit_down(2, 6, 400)
    g.depth = 0
    g.push(act.of(0))
    with pytest.raises(AssertionError, match="closes"): g.leave(2)


# --- Misread rules, limits ------------------------------------------------------------------------------

def test_ask_without_an_answer_is_an_error() -> None:
    """Nobody is ever asked what cannot be answered."""
    m = cellar("", "")
    m._g.push(stuck.of(0))
    settle(m._g)
    with pytest.raises(AssertionError, match="nobody can answer stuck"): m.options(0)
    with pytest.raises(AssertionError, match="nobody can answer stuck"): m.fast().playout(1)


def test_limit_ends_the_game_for_nobody() -> None:
    """The answer that reaches the limit is the last: zeros for all, and core/too_long."""
    m = cellar("", "", limit=3)
    assert m.limit == 3
    tell(m, "0 walk 1", "0 walk 2")
    assert m.waiting == {1} and m.outcome is None
    tell(m, "1 walk 1")
    assert not m.waiting and m.options(1) == [] and m.outcome is not None
    assert (m.outcome.reason, m.outcome.returns, m.outcome.winners) == ("core/too_long", [0, 0], [])
    assert m.fast().done


def test_game_that_ends_with_its_last_answer_is_not_too_long() -> None:
    """What was decided in time counts."""
    m = cellar("", "", limit=1)
    tell(m, "1 shout")
    assert m.outcome is not None and m.outcome.reason == "cellar/shouted" and kinds(m) == ["shouted", "over"]


# --- Who sees what ----------------------------------------------------------------------------------------

def test_field_that_nobody_listed_is_seen_by_nobody() -> None:
    """The allow-list names every field that leaves; a new one is hidden until it is named."""
    m = cellar("coin", "", niches="gold dust dust")
    assert set(m.view(None)) == {*Cellar.SEEN_BY, "memory", "me"}      # "public": what everybody remembers
    for seat in (0, 1): assert set(m.view(seat)) == {*Cellar.SEEN_BY, "memory", "me", "public"}
    for hidden in ("placed", "offer", "bag", "agenda"): assert hasattr(m._g, hidden) and hidden not in m.view(0)
    assert m.view(0)["niche"] == [True, True, True]


def test_allow_list_gets_table_value_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row of it is asked with the table, the value, and the seat, which is None for spectators."""
    asked: list[tuple[bool, object, object]] = []

    def spy(g: State, value: object, who: int | None) -> object:
        asked.append((isinstance(g, Cellar), value, who))
        return 0

    monkeypatch.setattr(Cellar, "SEEN_BY", {"turn": spy})
    m = cellar("", "")
    for seat in (0, 1, None): m.view(seat)
    assert asked == [(True, 1, 0), (True, 1, 1), (True, 1, None)]


def test_spectator_sees_what_all_see() -> None:
    """No hand, no peek, no laid card."""
    m = cellar("coin", "", niches="gold dust dust")
    tell(m, "0 peek")
    assert m.events(None) == m.events(1) and m.events(0)[0]["token"] == "gold" and "token" not in m.events(1)[0]
    assert m.view(None)["cards"]["hand"] is None and m.view(0)["cards"]["hand"] == ["coin"]
    assert m.knows(None) == m.knows(1) == [] and m.knows(0) == [{"zone": 101, "of": [1], "at_least": 1}]
