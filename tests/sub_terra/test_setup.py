"""Setting up: who goes down, the stack with the Exit near its bottom, the Hazard deck, and the first marker."""
from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import penombra
from kit import cave
from penombra import find, load
from penombra.content import Trial

EXPLORERS = ["diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader"]
DECKS = {"normal": (22, 19, 17), "advanced": (20, 17, 15), "expert": (18, 15, 13)}      # for 4, 5 and 6 explorers
HAZARDS = ["tremor", "flood", "gas", "cave_in", "horror"]
FOUR = ["medic", "diver", "leader", "scout"]


def new(seats: int = 4, **options: object) -> penombra.Match:
    return penombra.new("sub_terra", seats, seed=11, options=options)


def manual(seats: int = 4, **options: object) -> penombra.Match:
    """A new cave where chance is asked."""
    return penombra.new("sub_terra", seats, options=options, chance="manual")


def bad(rule: str, argument: str, seats: Any = 4, **options: object) -> None:
    """Such a table cannot be set up: what is wrong, and the rule."""
    with pytest.raises(penombra.BadSetup) as no: penombra.new("sub_terra", seats, seed=1, options=options)
    assert (no.value.argument, no.value.rule) == (argument, rule)


def chances(m: penombra.Match) -> dict[str, int]:
    """What chance may say now, and by what weight."""
    assert m.waiting == {-1}
    return {str(o): w for o, w in zip(m.options(-1), m.weights(), strict=True)}


def stacked(stack: str) -> penombra.Match:
    """A cave with exactly these tiles in the stack."""
    return cave(f"seats 4; explorer 0 medic @0,0; cave 0 0; row start/NESW; stack {stack} only; active 0").m


def drawing(stack: str) -> dict[str, int]:
    """What may be drawn from such a stack, and by what weight."""
    m = stacked(stack)
    m.answer(0, m.read(0, "reveal N"))
    return {option.removeprefix("draw "): weight for option, weight in chances(m).items()}


def drawn(stack: str, seed: int) -> str:
    """What is drawn from it by this luck."""
    m = penombra.position("sub_terra", stacked(stack).position(), seed=seed)
    m.answer(0, m.read(0, "reveal N"))
    return next(str(e["design"]) for e in m.events(None) if e["kind"] == "drawn")


def turn_order(m: penombra.Match) -> list[int]:
    """Whose turns there are in the first round, if everybody ends at once."""
    while m.view(None)["round"] == 1:
        seat = min(m.waiting)
        if seat == -1: m.answer(-1, m.options(-1)[0])
        else: m.answer(seat, m.read(seat, "end"))
    return [e["seat"] for e in m.events(None) if e["kind"] == "turn" and e["round"] == 1]


# --- Players and explorers --------------------------------------------------------------------------------

@pytest.mark.rules("ST-SETUP-01", "ST-SETUP-05")
def test_four_to_six_explorers_together() -> None:
    """Four, five or six explorers go down, nobody else, and what comes of it is the same for all of them."""
    for seats in (4, 5, 6): assert len(new(seats).view(None)["role"]) == new(seats).seats == seats
    for seats in (0, 1, 3, 7): bad("ST-SETUP-05", "seats", seats)
    t = cave("seats 4; explorer 0 medic @0,1; explorer 1 leader @0,0; explorer 2 scout @0,0 health 0; explorer 3 diver @0,1;"
             "cave 0 1; row exit/S; row start/NESW; active 1").say("1 move N")
    assert t.m.outcome is not None and t.m.outcome.returns == [0.5] * 4
    cave("seats 4; cave 0 1; row exit/S; row start/NESW; active 1").see("at 1 @0,1", "running")


@pytest.mark.rules("ST-SETUP-02", "ST-SETUP-05", "ST-SETUP-07")
def test_everybody_takes_an_explorer() -> None:
    """Each seat has an explorer of its own, chosen or dealt; those nobody took are not in the game."""
    m = new(explorers=FOUR)
    assert m.view(None)["role"] == FOUR == m.options_used["explorers"]
    assert m.view(None)["health"] == [3, 3, 3, 3] and m.view(None)["at"] == [0] * 4
    assert m.view(None)["aside"] is None             # and without a Geologist no tile is set aside
    bad("ST-SETUP-02", "explorers", explorers=7)
    bad("ST-SETUP-02", "explorers", explorers=dict.fromkeys(FOUR, 1))
    bad("ST-SETUP-02", "explorers", explorers=["medic", "diver", "leader", "cook"])
    bad("ST-SETUP-02", "explorers", explorers=["medic", "diver", "leader", "nobody"])
    bad("ST-SETUP-05", "explorers", explorers=["medic", "diver", "leader", "medic"])
    bad("ST-SETUP-05", "explorers", explorers=FOUR[:3])
    bad("ST-SETUP-05", "explorers", explorers=[*FOUR, "medic"])
    bad("ST-SETUP-05", "explorers", 5, explorers=FOUR)


@pytest.mark.rules("ST-SETUP-02", "ST-SETUP-07", "ST-R-08")
def test_explorers_who_are_not_chosen_are_dealt() -> None:
    """Where nobody chose, any explorer may come to any seat, each as likely, and none twice."""
    m = manual(first=2)
    for s, name in enumerate(("leader", "diver", "geologist", "climber")):
        shown = chances(m)
        assert len(shown) == 8 - s and set(shown.values()) == {1} and f"deal {name}" in shown
        m.answer(-1, m.read(-1, f"deal {name}"))
        assert f"deal {name}" not in [str(o) for o in m.options(-1)]
    assert m.view(None)["role"] == ["leader", "diver", "geologist", "climber"] == m.options_used["explorers"]
    teams = [penombra.new("sub_terra", 6, seed=n).view(None)["role"] for n in range(60)]
    assert all(len(set(team)) == 6 for team in teams)
    assert {team[0] for team in teams} == {team[5] for team in teams} == set(EXPLORERS)


@pytest.mark.rules("ST-SETUP-03", "ST-R-08")
def test_two_explorers_each() -> None:
    """Two players lead four explorers, three lead six, side by side in the circle, by the rules for four and six."""
    for players, seats in ((2, 4), (3, 6)):
        pairs = [EXPLORERS[n:n + 2] for n in range(0, 2 * players, 2)]
        m = new(seats, explorers=[name for pair in pairs for name in pair], first=1)
        assert m.view(None)["deck"] == DECKS["normal"][seats - 4]
        assert [m.view(None)["role"][n:n + 2] for n in range(0, seats, 2)] == pairs
        assert turn_order(m) == [*range(1, seats), 0]


@pytest.mark.rules("ST-SETUP-04")
def test_alone_with_four_to_six() -> None:
    """Somebody alone leads four, five or six explorers, and the deck is the one for that number."""
    for seats in (4, 5, 6):
        assert new(seats).view(None)["deck"] == DECKS["normal"][seats - 4] and new(seats).seats == seats


@pytest.mark.rules("ST-R-08")
def test_the_circle_never_changes() -> None:
    """All explorers form one circle in the order set at the start, and it stays as it is all game."""
    t = cave("seats 5; explorer 0 leader @0,0 health 0; explorer 1 medic @0,0; explorer 2 climber devoured;"
             "explorer 3 diver @0,0; explorer 4 scout @0,0; cave 0 0; row start/NESW; active 3; dice 6 6 6 6 6 6 6 6")
    for seat in (3, 4, 1, 4, 1, 3, 1, 3, 4, 1, 3, 4): t.see(f"active {seat}").say(f"{seat} end")
    t.see("marker 3", "explorer 0 leader", "explorer 1 medic", "explorer 3 diver", "explorer 4 scout")


# --- The table --------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-SETUP-06", "ST-SETUP-08")
def test_all_stand_on_the_start() -> None:
    """The Start alone lies in the middle, open on all sides, and every explorer stands on it with full health."""
    for seats, team in ((4, FOUR), (6, ["bodyguard", *FOUR, "climber"])):
        view = new(seats, explorers=team).view(None)
        assert [(tile["kind"], tile["at"], tile["open"]) for tile in view["tiles"]] == [("start", [0, 0], "NESW")]
        assert view["at"] == [0] * seats and view["ends"] == 4
        assert view["health"] == [5 if name == "bodyguard" else 3 for name in team]


@pytest.mark.rules("ST-SETUP-21")
def test_nothing_lies_on_the_tiles_yet() -> None:
    """At the start there is no Horror, no debris, water, rope or blasted wall; all pieces are still there."""
    view = new(6).view(None)
    assert view["horror"] == [] and view["explosives"] == 3 and view["gas"] == 0
    assert all(not tile[mark] for tile in view["tiles"] for mark in ("wet", "debris", "rope", "blasted"))
    assert view["hidden"] == [] and view["round"] == 1 and not view["late"]


# --- The stack --------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-SETUP-09", "ST-R-01")
def test_the_exit_is_one_of_the_last_six() -> None:
    """The Exit is one of the last six of the 65 tiles of the stack, each of the six places as likely as the next."""
    view = new(explorers=FOUR).view(None)
    assert view["built"] == 65 and sum(view["stock"].values()) == 65 and view["house"]["exit_among"] == 6
    for left in (6, 5, 3, 2):                # one of those that are left, whatever the others are
        assert drawing(f"exit-dead plain-cross*{left - 1}") == {"plain-cross": left - 1, "exit-dead": 1}
    assert drawing("exit-dead") == {"exit-dead": 1}
    found = Counter(drawn("exit-dead gas-tee*3 plain-cross*2", seed) for seed in range(180))
    assert 15 <= found["exit-dead"] <= 50 < found["gas-tee"] and found["plain-cross"] < found["gas-tee"]


@pytest.mark.rules("ST-SETUP-10", "ST-SETUP-09")
def test_the_exit_is_never_among_the_first() -> None:
    """While more than six tiles of the stack as built are left, anything is drawn but the Exit."""
    assert drawing("exit-dead plain-cross*6") == {"plain-cross": 6}
    assert drawing("exit-dead gas-tee*2 rough-cross*3 squeeze-straight*53") == \
        {"gas-tee": 2, "rough-cross": 3, "squeeze-straight": 53}
    found = Counter(drawn("exit-dead gas-tee*3 plain-cross*3", seed) for seed in range(60))
    assert set(found) == {"gas-tee", "plain-cross"} and min(found.values()) > 15


@pytest.mark.rules("ST-SETUP-09", "ST-CHAR-12")
def test_the_geologist_takes_the_top_tile() -> None:
    """With a Geologist the top tile of the stack is set aside before anybody acts: one of the 64 Cave tiles."""
    m = manual(explorers=["medic", "geologist", "leader", "scout"], first=0)
    shown = chances(m)
    assert sum(shown.values()) == 64 and "draw exit-dead" not in shown and "draw start-cross" not in shown
    m.answer(-1, m.read(-1, "draw gas-tee"))
    view = m.view(None)
    assert view["aside"] == "gas-tee" and view["built"] == 64 and view["stock"]["gas-tee"] == 1
    for seat in range(4):
        m = manual(explorers=[*EXPLORERS[3:3 + seat], "geologist", *EXPLORERS[3 + seat:6]], first=3)
        assert m.asked == {-1: "set_aside"} and m.view(None)["role"][seat] == "geologist"
    assert manual(explorers=FOUR, first=0).asked == {0: "act"}


# --- The Hazard deck ------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-SETUP-11", "ST-R-02")
def test_cards_of_each_level() -> None:
    """Normal leaves out the double cards, Advanced one single card of each kind, Expert two; Normal is the default."""
    assert new().options_used["difficulty"] == "normal"
    for level, single, double, pool in (("normal", 5, 0, 25), ("advanced", 4, 1, 25), ("expert", 3, 1, 20)):
        shown = new(difficulty=level).view(None)["house"]["hazards"]
        assert shown == {name: n for kind in HAZARDS for name, n in ((kind, single), (f"{kind}_x2", double)) if n}
        t = cave(f"seats 4; option difficulty {level}; stage setup").see(f"pool {pool}")
        for kind in HAZARDS: t.see(f"pool {kind} {single}", f"pool {kind}_x2 {double}")
    bad("", "difficulty", difficulty="easy")


@pytest.mark.rules("ST-SETUP-12", "ST-SETUP-13", "ST-SETUP-14")
@pytest.mark.parametrize("level", list(DECKS))
def test_deck_sizes(level: str) -> None:
    """Normal deals 22, 19 or 17 cards for four, five or six explorers, Advanced 20, 17 or 15, Expert 18, 15 or 13."""
    for seats, many in zip((4, 5, 6), DECKS[level], strict=True):
        assert new(seats, difficulty=level).view(None)["deck"] == many
        cave(f"seats {seats}; option difficulty {level}; stage setup").see(f"deck {many}")
        assert load("sub_terra").tables["levels"][level]["deck"][seats - 4] == many


@pytest.mark.rules("ST-SETUP-15")
def test_out_of_time_lies_at_the_bottom() -> None:
    """Out of Time comes after the last card of the deck and never before, and is not counted among them."""
    t = cave("seats 4; cave 0 0; row start/NESW; stage hazard; deck 2; hazards flood flood; dice 6 6 6 6")
    t.see("deck 1", "no event out_of_time").say("1 end; 2 end; 3 end; 0 end")
    t.see("deck 0", "late no", "no event out_of_time", "events hazard 2").say("2 end; 3 end; 0 end; 1 end")
    t.see("late yes", "event out_of_time round=3", "events hazard 2", "events rolled 4")


@pytest.mark.rules("ST-SETUP-16", "ST-R-03", "ST-R-91")
def test_what_was_put_back_stays_unknown() -> None:
    """Any card of the pool may be the next; those not dealt are seen by nobody, so double cards may never come."""
    m = new(difficulty="advanced")
    assert (m.view(None)["deck"], sum(m.view(0)["cards"].values())) == (20, 25)
    assert [row for row in m.knows(0) if row["zone"] == "deck"] == \
        [{"zone": "deck", "of": [*(k for k in HAZARDS for _ in range(4)), *(f"{k}_x2" for k in HAZARDS)], "at_least": 20}]
    t = cave("seats 4; option difficulty advanced; explorer 0 medic @0,0; cave 0 0; row start/NESW; stage hazard; deck 1;"
             "hazards flood tremor_x2 flood_x2 gas_x2 cave_in_x2 horror_x2 only")
    assert chances(t.m) == {f"card {k}": 1 for k in ("flood", "tremor_x2", "flood_x2", "gas_x2", "cave_in_x2", "horror_x2")}
    t.say("chance card flood").see("deck 0", "pool 5")
    assert not [row for row in t.m.knows(None) if row["zone"] == "deck"]


@pytest.mark.rules("ST-SETUP-19", "ST-R-04")
def test_three_more_cards() -> None:
    """Three more cards may be dealt at Normal, for 25, 22 or 20; at other levels that is refused."""
    for seats, many in ((4, 25), (5, 22), (6, 20)):
        assert new(seats, extra_hazard_cards=3).view(None)["deck"] == many == new(seats).view(None)["deck"] + 3
    assert new(extra_hazard_cards=0, difficulty="expert").view(None)["deck"] == 18
    for level in ("advanced", "expert"): bad("ST-R-04", "extra_hazard_cards", extra_hazard_cards=3, difficulty=level)
    bad("", "extra_hazard_cards", extra_hazard_cards=2)


@pytest.mark.rules("ST-SETUP-20")
def test_the_deck_is_counted_by_all() -> None:
    """Everybody sees how many cards are left, and with the last one gone the next round brings Out of Time."""
    t = cave("seats 4; cave 0 0; row start/NESW; active 0; deck 1; hazards flood; dice 6 6 6 6")
    for who in (None, 0, 3): assert t.m.view(who)["deck"] == 1
    t.say("0 end; 1 end; 2 end; 3 end").see("event hazard left=0", "event round round=2 left=0")
    for who in (None, 0, 3): assert t.m.view(who)["deck"] == 0
    t.say("1 end; 2 end; 3 end; 0 end").see("event out_of_time round=2")


# --- The marker -----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-SETUP-17", "ST-R-07")
def test_who_has_the_first_marker() -> None:
    """The host names who begins, or else chance draws one of all explorers."""
    for first in range(5):
        m = new(5, first=first)
        assert m.view(None)["marker"] == first == m.options_used["first"] and m.waiting == {first}
    m = manual(5, explorers=[*FOUR, "climber"])
    assert chances(m) == {f"first {s}": 1 for s in range(5)}
    m.answer(-1, m.read(-1, "first 3"))
    assert m.view(None)["marker"] == 3 == m.options_used["first"] and m.waiting == {3}
    assert {penombra.new("sub_terra", 4, seed=n).view(None)["marker"] for n in range(40)} == {0, 1, 2, 3}
    for first in (4, -1, True, "medic"): bad("ST-R-07", "first", first=first)
    assert new(first=None).options_used["first"] in range(4)


@pytest.mark.rules("ST-SETUP-11", "ST-R-07")
def test_options_are_read_by_name_and_value() -> None:
    """A set-up names only options there are, with values there are; what is left open has its default."""
    bad("", "dificulty", dificulty="normal")
    for key, wrong in (("gas_hit", 4), ("gas_entry", True), ("tie_choices", "never"), ("special_reach", 1),
                       ("gas_x2_entry_doubles", 0), ("end_check", None)):
        bad("", key, **{key: wrong})
    with pytest.raises(penombra.BadSetup) as no: penombra.new("sub_terra", "4", seed=1)      # type: ignore[arg-type]
    assert no.value.argument == "seats"
    used = new(gas_hit=3, end_check="round_end").options_used
    assert (used["gas_hit"], used["end_check"], used["gas_entry"], used["exit_return"]) == (3, "round_end", 1, "allowed")
    assert len(used) == 16 and used["third_try"] == "any_attempts" and used["tie_choices"] == "ask"


# --- Another box ------------------------------------------------------------------------------------------------

def boxed(changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    """Set up with other content: table, row and key, and what stands there."""
    tables = deepcopy(load("sub_terra").tables)
    for (table, row, key), value in changes.items(): tables[table][row][key] = value
    find("sub_terra").set_up(seats, options, Trial(tables))


def too_small(rule: str, changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    with pytest.raises(penombra.BadSetup) as no: boxed(changes, seats, **options)
    assert (no.value.argument, no.value.rule) == ("content", rule)


@pytest.mark.rules("ST-SETUP-11", "ST-COMP-01", "ST-R-01")
def test_a_box_has_enough_in_it() -> None:
    """With other content there must be the cards that are dealt, just one Exit, and as many tiles as it lies among."""
    boxed({})
    boxed({("levels", "normal", "deck"): [25, 25, 25]})
    too_small("ST-SETUP-11", {("levels", "normal", "deck"): [26, 19, 17]})
    boxed({("levels", "normal", "deck"): [26, 19, 17]}, 5)
    boxed({("levels", "normal", "deck"): [26, 19, 17]}, difficulty="expert")
    too_small("ST-SETUP-11", {("hazards", "gas", "levels"): ["normal"]}, difficulty="expert")
    too_small("ST-SETUP-11", {("hazards", "gas", "copies"): 2}, extra_hazard_cards=3)
    for many in (0, 2): too_small("ST-COMP-01", {("tiles", "exit", "copies"): many})
    few: dict[tuple[str, str, str], object] = {
        ("tiles", row, "copies"): 0 for row in load("sub_terra").tables["tiles"] if row not in ("start", "exit", "gas-tee")}
    boxed(few | {("tiles", "gas-tee", "copies"): 5})
    too_small("ST-R-01", few | {("tiles", "gas-tee", "copies"): 4})
