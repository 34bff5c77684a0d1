"""What holds at every moment of every game: shown on a few games here, on thousands by the laws."""
from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import penombra
from penombra.core.match import Match

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (4, {}), (6, {"edition": "revised"}), (9, {"vendetta": True}), (12, {}), (5, {"thing_in_deck": True}),
    (7, {"fourth_infected": "super_infection"}), (6, {"infected_delta": 4})]


def moments() -> Iterator[Match]:
    """Every ask of a few random games."""
    for n, (seats, options) in enumerate(SETUPS):
        rng = random.Random(n)
        m = penombra.new("stay_away", seats=seats, seed=n, options=options)
        for _ in range(150):
            if not m.waiting: break
            yield m
            who = rng.choice(sorted(m.waiting))
            m.answer(who, rng.choice(m.options(who)))


def key(m: Match) -> str: return f"{m.seats} {m.options_used}"


def lines(m: Match) -> dict[str, list[list[str]]]:
    """The true table, by the words of its position."""
    out: dict[str, list[list[str]]] = {}
    for row in m.position().splitlines():
        words = row.split()
        out.setdefault(words[0], []).append(words[1:])
    return out


def hands(m: Match) -> list[list[str]]: return [row[1:] for row in lines(m)["hand"]]


@pytest.mark.rules("SA-INV-01", "SA-INV-03", "SA-TURN-18")
def test_cards_are_conserved() -> None:
    """All cards of the deck list are somewhere, none twice; The Thing in one place."""
    totals: dict[str, int] = {}
    for m in moments():
        t = lines(m)
        where = [c for key in ("deck", "pile", "resolving", "gone") for c in t[key][0]] + [c for h in hands(m) for c in h]
        where += [row[1] for row in t.get("offer", [])] + ["quarantine"] * len(t.get("quarantine", []))
        for row in t.get("door", []): where += ["barred_door"] * int(row[2])
        assert where.count("the_thing") == 1 and "the_thing" not in t["pile"][0]
        assert totals.setdefault(key(m), len(where)) == len(where)
        if "offer" in t: assert all(row[1] != "the_thing" for row in t["offer"])


@pytest.mark.rules("SA-INV-02", "SA-TURN-20", "SA-PAN-02", "SA-TURN-21")
def test_hands_between_turns() -> None:
    """Before a draw every living hand has four cards, none of them a Panic!, and at most three Infected!"""
    panics = {name for name, row in penombra.load("stay_away").tables["cards"].items() if row["family"] == "panic"}
    for m in moments():
        if "draw" not in m.asked.values(): continue
        alive = m.view(None)["alive"]
        for s, hand in enumerate(hands(m)):
            assert len(hand) == (4 if s in alive else 0) and not panics & set(hand)
            assert hand.count("infected") <= (4 if m.options_used["fourth_infected"] == "super_infection" else 3)


@pytest.mark.rules("SA-INV-04", "SA-INF-02", "SA-INF-03")
def test_roles_only_ever_worsen() -> None:
    """An Infected holds an Infected!; Human becomes Infected or The Thing, and nothing else changes."""
    before: dict[str, list[str]] = {}
    for m in moments():
        t = lines(m)
        infected, thing = t["infected"][0], t["thing"][0][0]
        roles = ["thing" if str(s) == thing else "infected" if str(s) in infected else "human" for s in range(m.seats)]
        for old, new in zip(before.get(key(m), roles), roles, strict=True): assert old == new or old == "human"
        before[key(m)] = roles
        laid = {row[0]: row[1] for row in t.get("offer", [])}
        for s, hand in enumerate(hands(m)):
            if roles[s] == "infected" and hand: assert "infected" in hand or laid.get(str(s)) == "infected"


@pytest.mark.rules("SA-INV-05", "SA-HUM-04", "SA-INF-06")
def test_infected_cards_come_from_the_thing_or_go_to_it() -> None:
    """No Infected! passes from a Human, nor from an Infected to anybody but The Thing."""
    passed = 0
    for m in moments():
        for s in m.waiting:
            if s < 0 or not any(str(o) == "give infected" for o in m.options(s)): continue
            t = lines(m)
            passed += 1
            if t["thing"][0][0] == str(s): continue
            assert str(s) in t["infected"][0]
            line = m.view(None)["agenda"][-1]
            to = int(t["thing"][0][0])
            if line[0] != "pass_card": assert line[2] == to
    assert passed


@pytest.mark.rules("SA-INV-06", "SA-XCH-21")
def test_what_is_public_is_the_same_for_all() -> None:
    """Every seat sees as many events of the same kinds; a spectator's facts are among those of every seat."""
    for n, m in enumerate(moments()):
        if n % 40: continue
        public = m.events(None)
        for s in range(m.seats):
            mine = m.events(s)
            assert [e["kind"] for e in mine] == [e["kind"] for e in public]
            for a, b in zip(public, mine, strict=True): assert a.items() <= b.items()


@pytest.mark.rules("SA-INV-07", "SA-XCH-14", "SA-TURN-08")
def test_there_is_always_something_legal() -> None:
    """Whoever is asked can answer; in phase 2 by a discard."""
    for m in moments():
        for s in m.waiting:
            assert m.options(s)
            if m.asked[s] == "phase_two": assert any(o.verb == "discard" for o in m.options(s))


@pytest.mark.rules("SA-INV-08", "SA-QUA-15", "SA-DOOR-08")
def test_doors_and_quarantines_do_not_pile_up() -> None:
    """Nobody has two Quarantines; a gap has two doors only where two gaps became one."""
    for m in moments():
        t = lines(m)
        seats = [row[0] for row in t.get("quarantine", [])]
        assert len(seats) == len(set(seats))
        for row in t.get("door", []): assert int(row[2]) == 1 or t["out"][0] != ["nobody"]
