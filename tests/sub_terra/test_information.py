"""Who knows what: all see the same, and nobody sees the stack, the deck or the dice to come."""
from __future__ import annotations

from typing import Any

import pytest

import penombra
from kit import Table, cave

EXPLORERS = ["medic", "geologist", "leader", "scout"]
FOUR = "seats 4; explorer 0 medic @0,0; explorer 1 engineer @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"
ALONE = f"{FOUR}; cave 0 0; row start/NESW"


def seen(m: penombra.Match, who: int | None) -> dict[str, Any]:
    """A view, less what it says of the seat itself: its number, and that everybody knows what it knows."""
    return {key: value for key, value in m.view(who).items() if key not in ("me", "public")}


def same_for_all(m: penombra.Match) -> bool:
    """Do all four, and those who watch, see the same?"""
    shown = [(seen(m, who), m.events(who), m.knows(who)) for who in (0, 1, 2, 3, None)]
    return all(row == shown[0] for row in shown)


def zone(t: Table, name: str) -> dict[str, Any] | None:
    """What is certain of a place that nobody looks into."""
    return next((row for row in t.m.knows(None) if row["zone"] == name), None)


@pytest.mark.rules("ST-INFO-01", "ST-R-90")
def test_nothing_is_known_to_one_alone() -> None:
    """All players see the same, and so does whoever watches; no answer is about words, so nothing limits talking."""
    for seed in range(4):
        m = penombra.new("sub_terra", 4, seed=seed, options={"explorers": EXPLORERS})
        assert same_for_all(m) and m.view(1)["aside"] is not None
        for _ in range(60):
            if m.outcome is not None: break
            seat = min(m.waiting)
            m.answer(seat, m.options(seat)[seed * 7 % len(m.options(seat))])
            assert same_for_all(m)
    words = {text.split()[0] for _, text in penombra.actions("sub_terra", 4)}
    assert not words & {"say", "show", "tell", "announce", "whisper", "look"}


@pytest.mark.rules("ST-R-90", "ST-CHAR-12", "ST-CHAR-14")
def test_the_tile_set_aside_lies_open() -> None:
    """The Geologist's tile is seen by all, from the start and whenever it changes, and so is a tile just drawn."""
    m = penombra.new("sub_terra", 4, options={"explorers": EXPLORERS, "first": 1}, chance="manual")
    m.answer(-1, m.read(-1, "draw rough-cross"))
    for who in (0, 1, 3, None):
        assert m.view(who)["aside"] == "rough-cross"
        assert [e["design"] for e in m.events(who) if e["kind"] == "set_aside"] == ["rough-cross"]
    m.answer(1, m.read(1, "reveal N"))
    m.answer(-1, m.read(-1, "draw plain-tee"))
    assert {m.view(who)["drawn"] for who in (0, 1, None)} == {"plain-tee"} and m.asked == {1: "place"}
    m.answer(1, m.read(1, "place aside 0"))
    assert {m.view(who)["aside"] for who in (0, 1, None)} == {"plain-tee"} and m.view(0)["drawn"] is None


@pytest.mark.rules("ST-INFO-02", "ST-R-91", "ST-SETUP-10")
def test_what_is_known_of_the_stack() -> None:
    """Its size and what is still in it are known, and that the Exit is among the last six; its order is not."""
    t = cave(f"{ALONE}; stack plain-cross*5 rough-cross*2 exit-dead only; active 0")
    for who in (None, 0, 3):
        view = t.m.view(who)
        assert view["built"] == 8 and view["stock"] == {"exit-dead": 1, "plain-cross": 5, "rough-cross": 2}
    unseen = zone(t, "stack")
    assert unseen is not None and unseen["at_least"] == 8 and zone(t, "bottom") is None
    assert sorted(unseen["of"]) == ["exit-dead", *["plain-cross"] * 5, *["rough-cross"] * 2]
    for script, deep in (("0 reveal N", 6), ("0 reveal E", 6), ("0 exert; 0 reveal S", 5)):
        assert (zone(t, "last 6") or {})["of"] == ["exit-dead"]
        t.say(script)
        assert (zone(t, f"last {deep}") or {}) == {"zone": f"last {deep}", "of": ["exit-dead"], "at_least": 1}
    t.see("stack 5")


@pytest.mark.rules("ST-INFO-02", "ST-R-72")
def test_a_tile_put_back_is_known() -> None:
    """A set-aside tile that went to the bottom of the stack lies below all others, and everybody knows which it is."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 geologist devoured; cave 0 0; row start/NESW; active 0; returned gas-tee"
    t = cave(f"{lines}; stack exit-dead plain-cross only").see("stack 3")
    assert zone(t, "bottom") == {"zone": "bottom", "of": ["gas-tee"], "at_least": 1}
    assert zone(t, "last 2") == {"zone": "last 2", "of": ["exit-dead"], "at_least": 1} and t.m.view(2)["returned"] == "gas-tee"
    t = cave(f"{lines}; stack plain-cross only").say("0 reveal N").see("tile @0,1 plain/NESW", "returned gas-tee", "stack 1")
    t.say("0 reveal E").see("drawn gas-tee", "stack 0", "returned none")
    assert zone(t, "bottom") is None and zone(t, "stack") is None


@pytest.mark.rules("ST-INFO-03", "ST-R-91")
def test_hazard_cards_are_open_once_revealed() -> None:
    """Nobody knows the next card; once revealed it is seen by all and leaves what can still come."""
    t = cave(f"{ALONE}; deck 3; hazards flood tremor; stage hazard")
    before = zone(t, "deck")
    assert before is not None and before["at_least"] == 3 and len(before["of"]) == 25 and before["of"].count("flood") == 5
    assert [str(o) for o in t.m.options(-1)] == [f"card {k}" for k in ("tremor", "flood", "gas", "cave_in", "horror")]
    t.see("event hazard hazard=flood left=2", "deck 2")
    for who in (None, 0, 2):
        assert [e["hazard"] for e in t.m.events(who) if e["kind"] == "hazard"] == ["flood"]
        assert t.m.view(who)["cards"] == {"tremor": 5, "flood": 4, "gas": 5, "cave_in": 5, "horror": 5}
    after = zone(t, "deck")
    assert after is not None and after["at_least"] == 2 and len(after["of"]) == 24 and after["of"].count("flood") == 4


@pytest.mark.rules("ST-INFO-04")
def test_where_the_exit_comes_to_lie_can_be_steered() -> None:
    """As its depth is known, who reveals the last tiles, and on which side, decides where the Exit can lie."""
    lines = f"{FOUR.replace('engineer @0,0', 'engineer @1,0')}; cave 0 0; row start/NESW plain/NESW; stack exit-dead only"
    for seat, side, at, face in ((0, "N", "@0,1", "S"), (0, "W", "@-1,0", "E"), (1, "E", "@2,0", "W")):
        t = cave(f"{lines}; active {seat}")
        assert zone(t, "last 1") == {"zone": "last 1", "of": ["exit-dead"], "at_least": 1}
        t.say(f"{seat} reveal {side}").see(f"tile {at} exit/{face}", f"event drawn seat={seat} design=exit-dead")
    t = cave(f"{FOUR}; cave 0 0; row start/NESW; stack exit-dead plain-cross*6 only; active 0")
    t.m.answer(0, t.m.read(0, "reveal N"))
    assert [str(o) for o in t.m.options(-1)] == ["draw plain-cross"]


@pytest.mark.rules("ST-R-91", "ST-SETUP-16", "ST-TEST-01")
def test_what_is_hidden_is_nowhere_on_the_table() -> None:
    """Two tables that differ in their luck alone look the same to all, until tiles, cards and dice are turned up."""
    text = cave(f"{ALONE}; active 0").m.position()
    tables = [penombra.position("sub_terra", text, seed=seed) for seed in range(30)]
    shown = [(seen(m, 0), m.events(0), m.knows(0)) for m in tables]
    assert all(row == shown[0] for row in shown)
    for m in tables: m.answer(0, m.read(0, "reveal N"))
    assert len({m.events(0)[0]["design"] for m in tables}) > 10
    dice, cards = set(), set()
    for seed in range(30):
        m = penombra.position("sub_terra", text, seed=seed)
        m.answer(0, m.read(0, "hide"))
        dice.add(m.events(1)[0]["die"])
        while m.view(None)["round"] == 1 and m.waiting: m.answer(min(m.waiting), m.read(min(m.waiting), "end"))
        cards.add(next(e["hazard"] for e in m.events(1) if e["kind"] == "hazard"))
    assert dice == {1, 2, 3, 4, 5, 6} and cards == {"tremor", "flood", "gas", "cave_in", "horror"}


@pytest.mark.rules("ST-R-91", "ST-INFO-02", "ST-INFO-03")
def test_imagined_caves_differ_in_luck_alone() -> None:
    """Whoever imagines how it goes on knows as much as the table does, and no more: tiles, cards and dice come as they may."""
    m = penombra.new("sub_terra", 4, seed=5, options={"explorers": EXPLORERS, "first": 0})
    found = set()
    for seed in range(12):
        other = m.imagine(0, seed)
        assert seen(other, 0) == seen(m, 0) and other.knows(0) == m.knows(0) and other.waiting == m.waiting
        other.answer(0, other.read(0, "reveal N"))
        found.add(next(e["design"] for e in other.events(0) if e["kind"] == "drawn"))
    assert len(found) > 5
