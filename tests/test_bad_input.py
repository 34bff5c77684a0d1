"""Bad input gets an answer that names it, changes nothing and loses nothing; in either form the same."""
from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import penombra
from penombra import BadSetup, BadText

GAMES = penombra.games()


@pytest.mark.parametrize(("argument", "call"), [
    ("game", lambda: penombra.new(["stay_away"], 6)),                                               # type: ignore
    ("game", lambda: penombra.new("chess", 6)),
    ("seats", lambda: penombra.new("stay_away", 6.0)), ("seats", lambda: penombra.new("sub_terra", True)),        # type: ignore
    ("seed", lambda: penombra.new("stay_away", 6, "7")),                                                         # type: ignore
    ("options", lambda: penombra.new("stay_away", 6, 1, {1: 2})),                                                # type: ignore
    ("options", lambda: penombra.new("stay_away", 6, 1, [])),                                                    # type: ignore
    ("chance", lambda: penombra.new("sub_terra", 4, chance="dice")),
    ("custom_deck", lambda: penombra.new("stay_away", 6, 1, {"custom_deck": {1: 1}})),
    ("content", lambda: penombra.new("stay_away", 6, 1, content=5)),                                              # type: ignore
    ("content", lambda: penombra.new("stay_away", 6, content="")),
    ("content", lambda: penombra.new("stay_away", 6, content=[])),                                               # type: ignore
    ("seats", lambda: penombra.actions("stay_away", 99)), ("seats", lambda: penombra.actions("sub_terra", 0)),
    ("explorers", lambda: penombra.new("sub_terra", 4, 1, {"explorers": "diver"})),
    ("explorers", lambda: penombra.new("sub_terra", 4, 1, {"explorers": ["diver", "diver", "scout", "medic"]})),
    ("first", lambda: penombra.new("sub_terra", 4, 1, {"first": 4})),
    ("extra_hazard_cards", lambda: penombra.new("sub_terra", 4, 1, {"extra_hazard_cards": 3, "difficulty": "expert"})),
    ("view", lambda: penombra.imagine("stay_away", 0, {}, [], 1)), ("view", lambda: penombra.sampler("sub_terra", 0, {})),
    ("view", lambda: penombra.imagine("stay_away", 1, penombra.new("stay_away", 6, 1).view(0), [], 1)),
    ("view", lambda: penombra.imagine("sub_terra", 0, penombra.new("stay_away", 6, 1).view(0), [], 1)),
    ("seed", lambda: penombra.imagine("stay_away", 0, penombra.new("stay_away", 6, 1).view(0), [], 1.5))])       # type: ignore
def test_a_bad_argument_is_named(argument: str, call: Callable[[], object]) -> None:
    """Whatever is given, the set-up that no table allows says which argument is wrong."""
    with pytest.raises(BadSetup) as fault: call()
    assert fault.value.argument == argument


def some(game: str) -> penombra.Match:
    m = penombra.new(game, 6 if game == "stay_away" else 4, 3)
    for _ in range(12): m.answer(min(m.waiting), m.options(min(m.waiting))[0])
    return m


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("change", [{"penombra": 2}, {"game": "chess"}, {"seats": "6"}, {"options": None}, {"start": 5},
                                    {"answers": 7}, {"answers": [[0]]}, {"answers": [[-1.0, "x"]]}, {"answers": [[99, "draw"]]},
                                    {"content": "other"}, {"version": "0"}])
def test_a_broken_journal_is_refused(game: str, change: dict[str, Any]) -> None:
    """No traceback from inside, and nothing half replayed."""
    with pytest.raises(penombra.PenombraError): penombra.replay({**some(game).journal(), **change})


@pytest.mark.parametrize("upto", [-1, "x", 1.5, True])
def test_replay_up_to_a_number_of_answers(upto: Any) -> None:
    """A count of answers, and no less than none."""
    with pytest.raises(BadText): penombra.replay(some("sub_terra").journal(), upto=upto)


def test_what_is_handed_in_is_copied() -> None:
    """A deck that is changed after the game began is not the deck of that game."""
    deck = {name: len(numbers) for name, numbers in penombra.load("stay_away").numbers.items()}
    team = ["medic", "leader", "diver", "climber"]
    m, n = penombra.new("stay_away", 6, 1, {"custom_deck": deck}), penombra.new("sub_terra", 4, 1, {"explorers": team})
    deck["axe"] = 0
    team[0] = "scout"
    for x in (m, n): assert penombra.replay(x.journal()).hash() == pickle.loads(pickle.dumps(x)).hash() == x.hash()


@pytest.mark.parametrize("game", GAMES)
def test_no_action_is_taken_that_there_is_not(game: str) -> None:
    """Numbers outside the table, a standing act that nobody may say, anything after the end."""
    f = some(game).fast()
    before = f.g.to_bytes()
    for action in (-1, f.n_actions, 10_000):
        with pytest.raises(IndexError): f.apply(action)
    if game == "stay_away":
        declare = f.action(penombra.new(game, 6, 1).read(0, "declare"))
        if declare not in f.standing():
            with pytest.raises(IndexError): f.apply(declare)
    assert f.g.to_bytes() == before
    f.playout(1)
    with pytest.raises(IndexError): f.apply(0)
    assert f.done and not f.standing() and not len(f.legal())


@pytest.mark.parametrize(("game", "old", "fresh"), [
    ("stay_away", "hand 1 ", "hand 1 the_thing "), ("stay_away", "\npile\n", "\npile axe*9\n"),
    ("stay_away", "answers ", "answers ² "), ("stay_away", "back event", "back panic\nback event"),
    ("stay_away", "agenda draw 5", "agenda draw 11"), ("stay_away", "agenda draw 5", "agenda draw 300"),
    ("stay_away", "agenda draw 5 0 0", "agenda draw 5 0 99999999999999999999"), ("stay_away", "seats 6", "seats ²"),
    ("sub_terra", "agenda act", "agenda act 77"), ("sub_terra", "agenda act", "agenda end_game 0 0 0\nagenda surface"),
    ("sub_terra", "health 3", "health 9"), ("sub_terra", "deck 22", "deck 99"), ("sub_terra", "marker 0", "marker nobody"),
    ("upside_down", "act 1", "act 9"), ("upside_down", "stack lab_1 ", "stack lab_1 5 5 "),
    ("upside_down", "hand 0 ", "hand 0 3f 3f "),
    ("upside_down", "agenda spend", "agenda spend 77"), ("upside_down", "agenda spend 0", "agenda way_ends 0 0 0\nagenda walk 9"),
    ("upside_down", "pool 0", "pool 0*99 0"), ("upside_down", "memory all {", "memory all {{"),
    ("upside_down", '"ally_byers":[', '"ally_byers":[999,'), ("upside_down", "active 0", "active nobody"),
    ("upside_down", "foe demogorgon u_school", "foe demogorgon cabin")])
def test_a_position_that_cannot_be_is_refused(game: str, old: str, fresh: str) -> None:
    """Two of what there is once, more than the box holds, seats that are not there, nobody who could go on."""
    m = penombra.new(game, 6 if game == "stay_away" else 4, 3, {} if game == "stay_away" else {"first": 0})
    text = m.position()
    assert penombra.position(game, text).hash() == m.hash()
    assert old in text, text
    with pytest.raises(penombra.PenombraError): penombra.position(game, text.replace(old, fresh, 1))
