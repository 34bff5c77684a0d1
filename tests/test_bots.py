"""Bots for company: they answer by the rules, from what their seat may know alone, and better than by chance."""
from __future__ import annotations

import copy
import math
import random
import statistics
import time
from collections import Counter
from typing import Any

import pytest

import penombra
from penombra import Match, Option
from penombra.bots import LEVELS, Bot, Seat, drive, make
from penombra.bots.drive import given
from penombra.bots.stay_away import BURN, Steady
from penombra.lab.arena import arena

TABLES = [{}, {"edition": "revised"}, {"thing_in_deck": True}, {"vendetta": True},
          {"fourth_infected": "super_infection", "blocked_both_ways": True},
          {"auto_end": "never", "door_scope": "adjacent_only"},
          {"auto_end": "at_once", "quarantined_axe": "own_quarantine", "edition": "revised", "thing_in_deck": True}]


Told = list[tuple[Seat, Any, Steady]]    # what a bot was asked, what it said, and the bot


class Watched(Bot):
    """A steady bot, and all that it was asked and said."""

    def __init__(self, told: Told, quiet: bool = False) -> None:
        super().__init__(speaks=True)
        self.bot = Steady()
        self.told = told
        self.quiet = quiet                   # keep also when it could have spoken, and did not

    def answer(self, seat: Seat) -> Option | None:
        found = self.bot.answer(seat)
        if found is not None or self.quiet: self.told.append((seat, found, self.bot))
        return found


def party(seats: int, level: str = "steady") -> dict[int, Bot]:
    return {seat: make(level, "stay_away") for seat in range(seats)}


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_one_of_the_options_until_the_game_is_over(level, fresh_seed, scale):
    """At every number of seats and at odd tables a bot says only what it was offered, and the game ends."""
    for n in range(scale(42, 2000)):
        told: Told = []
        m = penombra.new("stay_away", 4 + n % 9, fresh_seed + n, TABLES[n % len(TABLES)])
        drive(m, {s: Watched(told) for s in range(m.seats)} if level == "steady" else party(m.seats, level), n)
        assert m.outcome is not None and (level == "random" or m.outcome.reason != "core/too_long")
        for seat, said, _ in told: assert said in [*seat.options, *seat.standing]


def test_a_bot_is_not_asked_for_what_is_not_its_own(fresh_seed):
    """The seats without a bot are left to others: `drive` stops where one of them is waited for."""
    m = penombra.new("stay_away", 5, fresh_seed)
    bots, chosen = {s: b for s, b in party(5).items() if s != 2}, random.Random(fresh_seed)
    while m.outcome is None:
        drive(m, bots, fresh_seed)
        assert m.waiting <= {2}
        if m.waiting: m.answer(2, chosen.choice(m.options(2)))
    assert {row[0] for row in m.journal()["answers"]} <= {-1, 0, 1, 2, 3, 4}


def test_one_step_at_a_time_is_the_same_game(fresh_seed):
    """A table that shows every answer gets the game that one call would play, and equal seeds play equal games."""
    whole, steps, other = (penombra.new("stay_away", 6, fresh_seed) for _ in range(3))
    drive(whole, party(6), 1)
    bots = party(6)
    while drive(steps, bots, 1, most=1): pass
    drive(other, party(6, "random"), 1)
    assert steps.journal() == whole.journal() != other.journal()


def test_the_same_seat_gets_the_same_answer(fresh_seed, scale):
    """The choice is a function of what the bot was given: a second bot with copies of all that answers alike."""
    for n in range(scale(6, 100)):
        told: Told = []
        m = penombra.new("stay_away", 4 + n % 9, fresh_seed + n, TABLES[n % len(TABLES)])
        drive(m, {s: Watched(told, quiet=True) for s in range(m.seats)}, n)
        twins = {s: make("steady", "stay_away") for s in range(m.seats)}
        for seat, said, _ in told:
            again = Seat(seat.seat, copy.deepcopy(seat.view), list(seat.options), list(seat.standing), seat.asked,
                         copy.deepcopy(seat.events), copy.deepcopy(seat.knows), seat.seed, seat.number)
            assert twins[seat.seat].answer(again) == said


class Peeper(Bot):
    """The planted fault: it knows the true table."""
    match: Match | None = None

    def answer(self, seat: Seat) -> Option | None:
        assert self.match is not None
        roles = [self.match.view(s)["infected"][s] for s in range(self.match.seats)]
        hands = [len(card) for s in range(self.match.seats) for card in self.match.view(s)["cards"]["hand"]]
        return seat.options[(roles.index("thing") + sum(hands)) % len(seat.options)]


def differences(kind: type[Bot], seed: int, games: int) -> tuple[int, int]:
    """In so many games: the decisions put to a bot in two equal worlds, and those it answered differently."""
    tried = found = 0
    for n in range(games):
        chosen = random.Random(seed + n)
        m = penombra.new("stay_away", 4 + n % 9, seed + n)
        bots, shadows = [kind() for _ in range(m.seats)], [kind() for _ in range(m.seats)]
        while m.outcome is None:
            seat = min(m.waiting)
            here, there, one = bots[seat], shadows[seat], given(m, seat, bots[seat], n)
            world = m.imagine(seat, n) if len(one.options) > 1 and chosen.random() < 0.1 else m
            two = Seat(seat, world.view(seat), world.options(seat), world.standing(seat), world.asked[seat], one.events,
                       world.knows(seat), one.seed, one.number)
            if isinstance(here, Peeper) and isinstance(there, Peeper): here.match, there.match = m, world
            said, again = here.answer(one), there.answer(two)
            if world is not m and world.hash() != m.hash():
                tried += 1
                found += said != again
            assert said is not None
            m.answer(seat, said)
    return tried, found


def test_what_is_hidden_changes_no_answer(fresh_seed, scale, note):
    """In worlds that a seat cannot tell apart its bot says the same; one that looks at the table is caught."""
    tried, found = differences(Steady, fresh_seed, scale(12, 200))
    note(f"bots in equal worlds: {tried} decisions")
    assert tried > 20 and not found
    assert differences(Peeper, fresh_seed, 4)[1] > 0


def games_told(seed: int, games: int, options: dict[str, object] | None = None) -> list[tuple[Match, Told]]:
    """Games among steady bots, with every answer."""
    out = []
    for n in range(games):
        told: Told = []
        m = penombra.new("stay_away", (4, 6, 9)[n % 3], seed + n, options)
        drive(m, {s: Watched(told) for s in range(m.seats)}, n)
        out.append((m, told))
    return out


def test_humans_burn_only_above_their_certainty(fresh_seed, scale, note):
    """A Human burns nobody whom what it saw does not make suspect; so most of those it burns were no Humans."""
    victims: Counter[str] = Counter()
    for n in range(scale(60, 600)):
        m = penombra.new("stay_away", (4, 6, 9)[n % 3], fresh_seed + n)
        told: Told = []
        bots = {s: Watched(told) for s in range(m.seats)}
        while m.outcome is None:
            told.clear()
            drive(m, bots, n, most=1)
            if not told: continue
            seat, said, bot = told[-1]
            if said.facts.get("card") != "flamethrower" or said.verb != "play": continue
            if seat.view["infected"][seat.seat] != "human": continue
            you = said.facts["seat"]
            assert bot.notes is not None and bot.notes.doubts[you] >= BURN
            assert seat.number > 0, "nobody is burned before anything was seen"
            victims[m.view(you)["infected"][you]] += 1
    note(f"whom steady Humans burn: {dict(victims)}")
    assert sum(victims.values()) > 10
    assert victims["human"] < 0.45 * sum(victims.values())


def test_a_human_burns_the_thing_it_has_seen():
    """Nothing seen: no fire. The Thing seen in a neighbour's hand: fire at once."""
    m = penombra.new("stay_away", 6, 1)
    while True:
        seat = min(m.waiting)
        fires = [o for o in m.options(seat) if o.verb == "play" and o.facts["card"] == "flamethrower"]
        if fires and m.view(seat)["infected"][seat] == "human": break
        m.answer(seat, *[o for o in m.options(seat) if "flamethrower" not in str(o)][:1] or m.options(seat)[:1])
    mark = fires[0].facts["seat"]
    before = given(m, seat, Steady(), 1)
    said = Steady().answer(before)
    assert said is not None and "flamethrower" not in str(said)
    n = len(m.events(seat))
    seen = {"n": n, "kind": "hand_seen", "seat": seat, "other": mark, "cards": ["the_thing", "axe", "whisky", "missed"]}
    after = given(m, seat, Steady(), 1)
    after.events.append(seen)
    after.view["memory"]["suspects"] = [mark]
    assert str(Steady().answer(after)) == f"play flamethrower {mark}"


def test_the_thing_declares_as_soon_as_it_may(fresh_seed, scale):
    """No Human left: it says so before anybody begins another turn, and never while one lives."""
    declared = 0
    for m, _ in games_told(fresh_seed, scale(30, 600), {"auto_end": "never"}):
        assert m.outcome is not None and m.outcome.reason != "SA-END-11"
        if m.outcome.reason != "SA-END-05": continue
        declared += 1
        events = m.events(None)
        last = max(e["n"] for e in events if e["kind"] in ("exchanged", "passed_on", "eliminated"))
        assert sum(e["kind"] == "turn" for e in events[last:]) <= 1
    assert declared


def test_the_infected_never_burn_the_thing_and_return_what_it_needs(fresh_seed, scale):
    """An Infected knows The Thing: it aims no fire at it, and gives it an Infected! whenever the rules let it."""
    fires = gifts = 0
    for _, told in games_told(fresh_seed, scale(45, 600)):
        for seat, said, _ in told:
            if seat.view["infected"][seat.seat] != "infected": continue
            if said.verb == "play" and said.facts["card"] == "flamethrower":
                fires += 1
                assert said.facts["seat"] != seat.view["thing"]
            if "give infected" in map(str, seat.options):
                gifts += 1
                assert str(said) == "give infected"
    assert fires and gifts


def test_the_thing_infects_whenever_it_exchanges_with_a_human(fresh_seed, scale):
    """Holding an Infected! it gives nothing else to a Human, and gives none to those who have it already."""
    infected = kept = 0
    for _, told in games_told(fresh_seed, scale(30, 300)):
        for seat, said, _ in told:
            roles = seat.view["infected"]
            if roles[seat.seat] != "thing" or seat.asked not in ("commit", "answer_offer", "offer_card"): continue
            if "give infected" not in map(str, seat.options): continue
            if roles[seat.view["agenda"][-1][2]] == "human":
                infected += 1
                assert str(said) == "give infected"
            elif any(o.verb == "give" and o.facts["card"] != "infected" for o in seat.options):
                kept += 1
                assert str(said) != "give infected"
    assert infected > 5 and kept


def test_an_answer_takes_a_moment(fresh_seed, scale, limit):
    """What a bot is given, its view included, and what it makes of it."""
    spent = []
    for n in range(scale(4, 20)):
        m = penombra.new("stay_away", 6, fresh_seed + n)
        bots = party(6)
        while m.outcome is None:
            seat = min(m.waiting)
            start = time.perf_counter()
            said = bots[seat].answer(given(m, seat, bots[seat], n))
            end = time.perf_counter()
            if len(m.options(seat)) > 1: spent.append((end - start) * 1000)
            assert said is not None
            m.answer(seat, said)
    limit("steady bot, ms an answer", statistics.median(spent), 0.3, unit="ms")


def test_rules_of_thumb_beat_chance(fresh_seed, scale, note, measured):
    """Each side played by rules of thumb wins more often than by chance against chance, by 15 points and more."""
    n = scale(60, 2000, whole=True)
    found = arena("stay_away", ["random", "steady"], n, [4, 6, 9], seed=fresh_seed, mixed=False)
    rows = {(row["seats"], row["humans"], row["thing"]): row for row in found["sides"]}
    for side, better in (("thing_wins", ("random", "steady")), ("humans_win", ("steady", "random"))):
        gains = []
        for seats in (4, 6, 9):
            base, row = rows[seats, "random", "random"][side], rows[seats, *better][side]
            a, b = base["share"], row["share"]
            gains.append(b - a)
            note(f"{seats} seats, {side}: {a:.1%} [{base['low']:.1%}, {base['high']:.1%}] by chance, "
                 f"{b:.1%} [{row['low']:.1%}, {row['high']:.1%}] by rules of thumb, {n} games each")
            assert b - a >= 0.15 - (0 if n >= 2000 else 3 * math.sqrt((a * (1 - a) + b * (1 - b)) / n))
            if n >= 2000: assert base["high"] < row["low"]
        assert statistics.mean(gains) >= 0.15
    measured("bots_against_chance", {"games_each": n, "rows": found["sides"]})
