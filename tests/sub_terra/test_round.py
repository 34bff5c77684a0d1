"""The round: turns in the circle, Horrors, a hazard, and the marker that moves on."""
from __future__ import annotations

import pytest

import penombra
from kit import Table, cave

ALONE = "cave 0 0; row start/NESW"
WALK = "cave 0 0; row start/NESW plain/EW plain/EW plain/NESW"


def kinds(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in order."""
    return [e["kind"] for e in t.m.events(None) if e["kind"] in wanted]


def turns(t: Table) -> list[int]:
    """Whose turns have begun."""
    return [e["seat"] for e in t.m.events(None) if e["kind"] == "turn"]


def own(t: Table, script: str) -> Table:
    """Seat 0 does this in its turn, and then all end theirs until it has another."""
    t.say(f"{script}; 0 end")
    while 0 not in t.m.waiting: t.say(f"{min(t.m.waiting)} end")
    return t


def all_end(t: Table, many: int) -> Table:
    """So many turns end at once."""
    for _ in range(many): t.say(f"{min(t.m.waiting)} end")
    return t


@pytest.mark.rules("ST-RND-01")
def test_four_phases() -> None:
    """First all act, then the Horrors go, then a hazard strikes, and then the marker moves on for the next round."""
    t = cave(f"seats 4; option tie_choices auto; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 scout @0,0;"
             f"explorer 3 engineer @0,0; {WALK}; horror @3,0; hazards flood; active 0")
    all_end(t, 4).see("round 2", "marker 1", "active 1")
    assert kinds(t, "turn", "horror_moved", "hazard", "round") == \
        ["turn", "turn", "turn", "horror_moved", "hazard", "round", "turn"]


@pytest.mark.rules("ST-RND-02", "ST-R-10")
def test_turns_go_round_from_the_marker() -> None:
    """All act once, clockwise from the marker; those who are unconscious or devoured are passed over."""
    t = cave(f"seats 5; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 scout @0,0; explorer 3 engineer @0,0;"
             f"explorer 4 climber @0,0; {ALONE}; marker 3; active 3; dice 6 6 6 6 6")
    all_end(t, 5).see("round 2", "marker 4")
    assert turns(t) == [4, 0, 1, 2, 4]           # the first of them began before the test
    t = cave(f"seats 5; explorer 0 medic @0,0; explorer 1 leader @0,0 health 0; explorer 2 scout devoured;"
             f"explorer 3 engineer @0,0; explorer 4 climber @0,0; {ALONE}; marker 4; active 4; deck 3; hazards flood*3")
    all_end(t, 5)
    assert turns(t) == [0, 3, 0, 3, 4] and kinds(t, "skipped") == ["skipped"] * 2
    t.see("round 2", "marker 0").say("4 end").see("round 3", "marker 1", "active 3")
    all_end(t, 2)
    assert turns(t)[5:] == [3, 4, 0] and t.m.view(None)["marker"] == 1


@pytest.mark.rules("ST-RND-03")
def test_each_horror_takes_a_step() -> None:
    """In the Horror phase every Horror goes one step towards the victim that is nearest to it."""
    t = cave("seats 4; option tie_choices auto; explorer 0 medic @0,0; explorer 1 scout @0,0; explorer 2 leader @9,0;"
             "explorer 3 engineer @9,0; hazards flood; active 3; marker 0; horror @3,0; horror @6,0; horror @4,0; cave 0 0;"
             "row start/NESW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW plain/NESW").say("3 end")
    t.see("horrors @2,0 @7,0 @3,0", "events horror_moved 3", "event horror_moved horror=0 seat=0", "round 2",
          "event horror_moved horror=1 seat=3")
    assert kinds(t, "horror_moved", "hazard") == ["horror_moved"] * 3 + ["hazard"]


@pytest.mark.rules("ST-RND-04")
def test_one_card_a_round() -> None:
    """Each Hazard phase turns up exactly one card, carries it out and discards it; without cards none is turned up."""
    lines = "seats 4; explorer 0 medic @1,0; cave 0 0; row start/NESW water/NESW"
    t = cave(f"{lines}; deck 2; hazards flood gas cave_in; dice 6 6 6 6; active 0")
    t.see("deck 2", "pool flood 5")
    all_end(t, 4).see("deck 1", "events hazard 1", "event hazard hazard=flood left=1", "pool flood 4", "health 0 2", "pool gas 5")
    assert t.m.view(None)["card"] is None
    all_end(t, 4).see("deck 0", "events hazard 2", "event hazard hazard=gas left=0", "pool gas 4", "pool cave_in 5")
    all_end(t, 4).see("round 4", "events hazard 2", "event out_of_time round=3", "pool cave_in 5")
    struck = cave("seats 4; cave 0 0; row start/NESW; stage hazard; hazards tremor")          # the card lies there meanwhile
    struck.m.answer(-1, struck.m.options(-1)[0])
    assert struck.m.view(None)["card"] == "tremor" and struck.m.asked == {-1: "tremor_test"}


@pytest.mark.rules("ST-RND-05")
def test_hiding_ends_with_the_round() -> None:
    """In the End phase the marker moves on, and nobody is hidden any more; before it whoever hid stays hidden."""
    t = cave(f"seats 4; {ALONE}; dice 5; hazards flood; active 0").say("0 hide; 0 end").see("hidden 0 yes", "hidden 1 no")
    all_end(t, 2).see("hidden 0 yes", "round 1", "marker 0").say("3 end").see("round 2", "hidden 0 no", "marker 1")


@pytest.mark.rules("ST-RND-06", "ST-RND-05", "ST-R-09")
def test_the_marker_goes_to_the_next_explorer() -> None:
    """The marker goes round by explorers, one a round, and back to the first: only the devoured are left out."""
    t = cave(f"seats 4; {ALONE}; active 0; hazards flood*5; deck 5")
    for marker in (0, 1, 2, 3, 0): all_end(t.see(f"marker {marker}", f"active {marker}"), 4)
    t = cave(f"seats 6; explorer 0 medic @0,0; explorer 1 leader devoured; explorer 2 scout devoured; {ALONE}; hazards flood*5;"
             "explorer 3 climber @0,0; explorer 4 diver @0,0 health 0; explorer 5 engineer devoured; active 3; marker 0")
    for marker, many in ((0, 1), (3, 2), (4, 2), (0, 2)): all_end(t.see(f"marker {marker}"), many)
    t.see("marker 3")


@pytest.mark.rules("ST-RND-07", "ST-RND-08")
@pytest.mark.parametrize(("seats", "level", "deck"), [(4, "normal", 22), (5, "advanced", 17), (6, "expert", 13)])
def test_out_of_time_comes_in_the_round_after_the_last_card(seats: int, level: str, deck: int) -> None:
    """With a deck of n cards there are n rounds before Out of Time, which is revealed in the Hazard phase of round n + 1."""
    team = ["medic", "scout", "leader", "engineer", "climber", "diver"][:seats]
    m = penombra.new("sub_terra", seats, options={"difficulty": level, "explorers": team, "first": 0}, chance="manual")
    while not m.view(None)["late"]:
        seat = min(m.waiting)
        m.answer(seat, next((o for o in m.options(seat) if str(o) in ("end", "roll 6")), m.options(seat)[0]))
    told = [(e["kind"], e.get("round")) for e in m.events(None) if e["kind"] in ("round", "hazard", "out_of_time")]
    assert told[-2:] == [("round", deck + 1), ("out_of_time", deck + 1)]
    assert told[:-2] == [row for n in range(1, deck + 1) for row in (("round", n), ("hazard", None))]


@pytest.mark.rules("ST-R-10")
def test_a_holder_who_cannot_act_keeps_the_marker() -> None:
    """An unconscious holder keeps the marker and the next in the circle begins; on the Exit the holder begins as usual."""
    t = cave(f"seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0 health 0; {ALONE}; active 0; hazards flood*2")
    all_end(t, 3).see("round 2", "marker 1", "active 2", "event round round=2 seat=1")
    all_end(t, 3).see("round 3", "marker 2", "active 2")
    there = "seats 4; explorer 1 leader @1,0; cave 0 0; row start/NESW exit/W; active 0; hazards flood*2"
    all_end(cave(there), 4).see("round 2", "marker 1", "active 1")
    all_end(cave(f"{there}; option exit_return final"), 3).see("round 2", "marker 1", "active 2")


@pytest.mark.rules("ST-R-10", "ST-RND-06")
def test_a_devoured_holder() -> None:
    """The marker of somebody devoured stays at that seat until the End phase, and the choices that come with it, too."""
    t = cave(f"seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 scout @0,0; explorer 3 climber @0,0; {ALONE};"
             "deck 0; late yes; marker 1; active 0; dice 1 6 1 6").say("0 end")
    t.see("at 1 devoured", "at 3 devoured", "round 2", "marker 2", "active 2")
    lines = ("seats 4; explorer 0 medic @0,0; explorer 1 leader devoured; explorer 2 scout @0,0; explorer 3 climber @5,0;"
             "cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW plain/EW plain/NESW; horror @6,0; horror @3,0;"
             "marker 1; active 3; hazards flood*2")
    cave(lines).say("3 end; 0 end").see("asked 1 which_horror").say("1 next 0").see("horrors @5,0 @2,0", "round 2", "marker 2")
    cave(lines).say("3 end; 0 end; 1 next 1").see("horrors @5,0 @4,0", "round 2")


# --- Waking and fainting in the Action phase --------------------------------------------------------------------

@pytest.mark.rules("ST-R-11", "ST-RND-02")
def test_whoever_wakes_in_time_has_a_full_turn() -> None:
    """Who wakes before the own place in the circle has a turn with all points; who wakes after it waits for the next round."""
    lines = f"seats 4; explorer 1 medic @0,0; explorer 3 engineer @0,0; {ALONE}; marker 0; active 1; hazards flood*2"
    t = cave(f"{lines}; explorer 0 leader @0,0; explorer 2 climber @0,0 health 0").say("1 bandage 2; 1 end")
    t.see("event woke seat=2", "active 2", "points 2", "health 2 1").can("2 reveal N", "2 heal 2", "2 exert")
    t = cave(f"{lines}; explorer 0 leader @0,0 health 0; explorer 2 climber @0,0").say("1 bandage 0; 1 end; 2 end; 3 end")
    t.see("event woke seat=0", "round 2", "active 1", "no event turn seat=0")
    t.say("1 end; 2 end; 3 end").see("active 0", "points 2", "round 2")


@pytest.mark.rules("ST-R-11", "ST-HP-04")
def test_a_turn_cut_short_is_not_taken_up_again() -> None:
    """Whoever fell in the own turn and is woken later in the same round has no further turn in it."""
    t = cave("seats 4; explorer 0 climber @0,0 health 1; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 engineer @0,0;"
             "cave 0 1; row gas/EWS; row start/NESW; gas 1; hazards flood; active 0").say("0 exert; 0 move N")
    t.see("health 0 0", "active 1", "no event rolled").say("1 move N; 1 bandage 0; 1 end")
    t.see("health 0 1", "health 1 2", "active 2").say("2 end; 3 end").see("round 2", "active 1", "no event turn seat=0")


@pytest.mark.rules("ST-R-12", "ST-HP-04", "ST-AP-10")
@pytest.mark.parametrize(("script", "where"), [
    ("0 exert; 0 move N", "@0,1"), ("0 explore E", "@1,0"), ("0 run W; 0 step N", "@-1,1"), ("0 exert; 0 run N", "@0,1")])
def test_whoever_faints_in_the_own_turn_stops(script: str, where: str) -> None:
    """On falling unconscious the turn is over: steps and points left are lost, and no exertion test is rolled."""
    t = cave("seats 4; explorer 0 leader @0,0 health 1; explorer 1 medic @0,0; explorer 2 scout @0,0; explorer 3 engineer @0,0;"
             "cave -1 2; row plain/NS plain/NS; row gas/NS gas/NS; row plain/EN start/NESW; stack gas-tee; gas 1; active 0")
    t.say(script)
    if "explore" in script: t.say("0 place drawn 0")
    t.see(f"at 0 {where}", "health 0 0", "event fainted seat=0 why=gas", "event turn_over seat=0", "active 1", "points 2",
          "no event rolled", "asked 1 act").refused("0 end", "core/not_your_turn")


@pytest.mark.rules("ST-R-12", "ST-PROC-07", "ST-R-79")
def test_whoever_faints_while_acting_by_order_stops_alone() -> None:
    """If an explorer falls while acting by order, that action is over, and the Leader's turn goes on."""
    t = cave("seats 4; explorer 0 leader @0,0; explorer 1 medic @0,0 health 1; explorer 2 scout @0,0; explorer 3 engineer @0,0;"
             "cave 0 2; row plain/NS; row gas/NS; row start/NESW; gas 1; active 0; hazards flood")
    t.say("0 order 1; 1 dash N").see("at 1 @0,1", "health 1 0", "asked 0 act", "active 0", "points 1", "no event turn_over")
    t.say("0 reveal E; 0 end").see("active 2", "event skipped seat=1")
    t = cave("seats 4; explorer 0 leader @0,0; explorer 1 medic @0,0; explorer 2 scout @0,0; explorer 3 engineer @0,0;"
             "cave 0 2; row plain/NS; row gas/NS; row start/NESW; gas 1; active 0").say("0 order 1; 1 dash N; 1 step N")
    t.see("at 1 @0,2", "health 1 2", "asked 0 act")


# --- Turns that are none ------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-CHAR-03", "ST-R-68", "ST-R-70")
def test_a_diver_under_water_only_comes_up() -> None:
    """A submerged Diver's turn is coming up, and nothing else; an unconscious one is washed up without a turn."""
    lines = ("seats 4; explorer 0 leader @0,0; explorer 2 medic @0,0; explorer 3 scout @0,0; cave 0 0;"
             "row start/NESW water/EW water/EW; active 0; hazards flood")
    t = cave(f"{lines}; explorer 1 diver submerged").say("0 end").see("active 1", "asked 1 surface")
    t.see("options 1 surface 0,surface 1").say("1 surface 1")
    t.see("at 1 @2,0", "active 2", "event turn_over seat=1", "no event exerted")
    t = cave(f"{lines}; explorer 1 diver submerged health 0").say("0 end").see("active nobody", "asked 1 surface")
    t.say("1 surface 0").see("at 1 @1,0", "active 2", "no event turn seat=1", "event skipped seat=1", "health 1 0")


@pytest.mark.rules("ST-R-56", "ST-RISK-11", "ST-RISK-12")
def test_tries_are_counted_by_own_turns() -> None:
    """The third own turn in a row with the try succeeds without a die; a turn without it or a turn skipped breaks the row."""
    lines = f"seats 4; {ALONE} ledge/EW^E; explorer 1 leader @0,0; explorer 3 engineer @0,0; hazards flood*5 gas*5"
    for try_, told in (("rope", "roped"), ("hide", "hid")):
        t = cave(f"{lines}; explorer 0 medic @1,0; active 0; dice 1 2 3 1 6")
        for rolls in (1, 2, 2): own(t.see(f"no event {told}"), f"0 {try_}").see(f"events rolled {rolls}")
        t.see(f"events {told} 1")
        t = cave(f"{lines}; explorer 0 medic @1,0; active 0; dice 1 2 3 1 6")
        for script, rolls in ((try_, 1), ("move W", 1), ("move E", 1), (try_, 2), (try_, 3), (try_, 3)):
            own(t.see(f"no event {told}"), f"0 {script}").see(f"events rolled {rolls}")
        t.see(f"events {told} 1")
    lines = f"{lines}; explorer 0 medic @1,0 health 0 hid 2 roped 2; explorer 2 climber @1,0; marker 1; dice 1 1"
    cave(f"{lines}; active 2").say("2 heal 0; 2 end; 3 end; 0 hide").see("events rolled 0", "hidden 0 yes")
    t = cave(f"{lines}; active 3").say("3 end").see("event skipped seat=0", "round 2")
    assert t.m.view(None)["hid"] == t.m.view(None)["roped"] == [0] * 4
    t.say("2 heal 0; 2 end; 3 end; 0 hide").see("events rolled 1", "hidden 0 no")
