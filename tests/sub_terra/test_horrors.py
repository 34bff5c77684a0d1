"""Horrors: whom they look for, where they go, what happens where they are, and where new ones appear."""
from __future__ import annotations

from itertools import pairwise

import pytest

import penombra
from kit import Table, cave

# Three who are nobody's victims, so that only the first is looked for.
NO_PREY = "explorer 1 scout @0,0; explorer 2 leader @0,0 health 0; explorer 3 climber @0,0 health 0"
PHASE = "stage horrors; hazards gas"          # the Horror phase, then a card that does nothing here


def tunnel(many: int) -> str:
    """The Start, and so many tiles to the east of it, one after the other."""
    return "cave 0 0; row start/NESW" + " plain/EW" * (many - 1) + " horror/W"


def end_round(t: Table) -> Table:
    """Everybody who has a turn ends it."""
    now = t.m.view(None)["round"]
    while t.m.outcome is None and t.m.view(None)["round"] == now:
        seat = min(t.m.waiting)
        t.say(f"{seat} end")
    return t


# --- Ways and distances -----------------------------------------------------------------------------------

@pytest.mark.rules("ST-HOR-01", "ST-HOR-12", "ST-RND-03")
def test_a_horror_goes_one_tile_towards_its_victim_and_never_through_walls() -> None:
    """In the Horror phase every Horror takes one step along a shortest way of connected tiles; a wall makes it go round."""
    t = cave(f"seats 4; {tunnel(5)}; explorer 0 medic @0,0; {NO_PREY}; horror @5,0; horror @3,0; {PHASE}")
    t.see("horrors @4,0 @2,0", "events horror_moved 2", "event horror_moved horror=0 from=5,0 at=4,0 seat=0", "health 0 3")
    walls = "cave 0 1; row plain/ES plain/EW plain/SW; row start/NESW plain/NS plain/NW; explorer 0 medic @0,0"
    cave(f"seats 4; {walls}; {NO_PREY}; horror @2,0; {PHASE}").see("horrors @2,1", "health 0 3")
    open_way = walls.replace("plain/NS plain/NW", "plain/EW plain/NW")
    cave(f"seats 4; {open_way}; {NO_PREY}; horror @2,0; {PHASE}").see("horrors @1,0")
    cut_off = walls.replace("plain/EW plain/SW", "plain/NS plain/SW")
    cave(f"seats 4; {cut_off}; {NO_PREY}; horror @2,0; {PHASE}").see("horrors none", "event horror_left why=no_victim")


@pytest.mark.rules("ST-HOR-02", "ST-R-66")
def test_nothing_but_walls_stops_a_horror() -> None:
    """Flood, Debris, Squeeze, Ledge and Slide hinder no Horror, whichever way it crosses them; a blasted side is open to it."""
    for tile in ("water/EW~", "cave_in/EW{2,4}%", "squeeze/EW", "ledge/EW^E", "ledge/EW^W", "slide/EW^E", "slide/EW^W"):
        lines = f"cave 0 0; row start/NESW plain/EW {tile} plain/EW plain/W; explorer 0 medic @0,0; {NO_PREY}"
        t = cave(f"seats 4; {lines}; horror @3,0; stage horrors; hazards gas gas").see("horrors @2,0")
        end_round(t).see("horrors @1,0", "health 0 3")
    lines = f"cave 0 0; row start/NESW plain/EW plain/NS plain/W; explorer 0 medic @0,0; {NO_PREY}; horror @3,0; {PHASE}"
    cave(f"seats 4; {lines}").see("horrors none")
    cave(f"seats 4; {lines.replace('plain/NS', 'plain/NS*EW')}").see("horrors @2,0")


@pytest.mark.rules("ST-TILE-31", "ST-R-66")
def test_a_horror_passes_a_side_that_was_blasted() -> None:
    """Where an Explosive token lies a Horror can pass, and its ways are counted through there."""
    lines = "cave 0 0; row start/NESW plain/NS plain/W; explorer 0 medic @0,0"
    cave(f"seats 4; {lines.replace('plain/NS', 'plain/NS*E')}; {NO_PREY}; horror @2,0; {PHASE}").see("horrors none")
    t = cave(f"seats 4; {lines.replace('plain/NS', 'plain/NS*EW')}; {NO_PREY}; horror @2,0; {PHASE}")
    t.see("horrors @1,0", "health 0 3", "links @1,0 EW")


@pytest.mark.rules("ST-HOR-03", "ST-HOR-04")
def test_the_nearest_victim_is_nearest_by_the_ways_of_a_horror() -> None:
    """Distance is the number of steps along a shortest way: who sits behind a wall is far, however close their tile lies."""
    lines = ("cave 0 1; row plain/ES plain/EW plain/EW plain/SW; row start/NES plain/EW plain/W plain/NE plain/EW plain/W;"
             "explorer 0 medic @2,0; explorer 1 leader @5,0; explorer 2 scout @0,0; explorer 3 climber @0,0 health 0;"
             "horror @3,0")
    cave(f"seats 4; {lines}; {PHASE}").see("horrors @4,0", "event horror_moved seat=1")
    cave(f"seats 4; {lines.replace('plain/W plain/NE', 'plain/EW plain/NEW')}; {PHASE}").see("horrors @2,0", "health 0 0")
    t = cave(f"seats 4; {lines.replace('leader @5,0', 'leader @5,0 health 0')}; {PHASE}")
    t.see("horrors @3,1", "event horror_moved seat=0")


@pytest.mark.rules("ST-HOR-05", "ST-HOR-06", "ST-R-52")
@pytest.mark.parametrize(("near", "hunted"), [
    ("medic @4,0 health 0", False), ("medic @4,0 hidden", False), ("medic @6,0", False), ("scout @4,0", False),
    ("scout @4,0 health 0", False), ("diver submerged", False), ("medic devoured", False), ("medic @4,0", True),
    ("diver @4,0", True), ("medic @4,0 health 1", True)])
def test_who_can_be_the_nearest_victim(near: str, hunted: bool) -> None:
    """Not the unconscious, not whoever hid this round, nobody on the Exit, never the Scout, no submerged Diver: all others."""
    lines = ("cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW plain/EW exit/W; row water/N;"
             f"explorer 0 {near}; explorer 1 leader @0,0; explorer 2 geologist @0,0 health 0; explorer 3 climber @0,0 health 0;"
             "horror @3,0")
    if near == "medic @6,0": lines = lines.replace("horror @3,0", "horror @5,0")
    t = cave(f"seats 4; {lines}; {PHASE}")
    moved = [row for row in t.m.events(None) if row["kind"] == "horror_moved"]
    assert [row["seat"] for row in moved] == [0 if hunted else 1]
    t.see("horrors @4,0" if hunted or "@6,0" in near else "horrors @2,0")


@pytest.mark.rules("ST-HOR-06", "ST-CHAR-10")
def test_a_horror_alone_with_the_scout_leaves() -> None:
    """The Scout is never a victim, conscious or not: with nobody else in range the Horror is removed."""
    for health in (3, 0):
        t = cave(f"seats 4; {tunnel(4)}; explorer 0 scout @2,0 health {health}; explorer 1 leader @0,0 health 0; horror @3,0;"
                 f"explorer 2 climber @0,0 health 0; explorer 3 diver submerged; row water/N; {PHASE}")
        t.see("horrors none", "event horror_left horror=0 at=3,0 why=no_victim", f"health 0 {health}")


@pytest.mark.rules("ST-HOR-07", "ST-HOR-08", "ST-R-58")
def test_of_two_as_near_the_lower_rank_is_the_victim() -> None:
    """Diver, Scout, Geologist, Engineer, Climber, Medic, Bodyguard, Leader are ranks 1 to 8; a tie goes to the lower one."""
    ranks = ["diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader"]
    told = penombra.load("sub_terra").tables["explorers"]
    assert [told[name]["rank"] for name in ranks] == [1, 2, 3, 4, 5, 6, 7, 8]
    hunted = [name for name in ranks if name != "scout"]
    for lower, higher in pairwise(hunted):
        rest = [name for name in ranks if name not in (lower, higher, "scout")][:1]
        for left, right in ((lower, higher), (higher, lower)):
            t = cave(f"seats 4; cave -2 0; row plain/E plain/EW start/NESW plain/EW plain/W; explorer 0 {left} @-2,0;"
                     f"explorer 1 {right} @2,0; explorer 2 scout @0,0; explorer 3 {rest[0]} @0,0 health 0; horror @0,0; {PHASE}")
            t.see("horrors @-1,0" if left == lower else "horrors @1,0", f"event horror_moved seat={0 if left == lower else 1}")


@pytest.mark.rules("ST-HOR-07", "ST-HOR-04", "ST-R-58")
def test_rank_decides_only_between_those_who_are_equally_near() -> None:
    """A higher rank that is nearer is the victim; of two on one tile, or where ways meet, the lower rank is."""
    lines = "cave -3 0; row plain/E plain/EW plain/EW start/NESW plain/EW plain/W; explorer 2 scout @0,0; horror @0,0"
    lines += "; explorer 3 climber @0,0 health 0"
    t = cave(f"seats 4; {lines}; explorer 0 diver @-3,0; explorer 1 leader @2,0; {PHASE}")
    t.see("horrors @1,0", "event horror_moved seat=1")
    cave(f"seats 4; {lines}; explorer 0 leader @2,0; explorer 1 engineer @2,0; {PHASE}").see("event horror_moved seat=1")
    cross = ("cave 0 2; row . plain/S .; row plain/E plain/NESW plain/W; row . plain/NS .; row . start/NESW .;"
             "explorer 2 scout @1,-1; explorer 3 climber @1,-1 health 0; horror @1,-1; stage horrors; hazards gas")
    cave(f"seats 4; {cross}; explorer 0 leader @1,2; explorer 1 medic @2,1").see("event horror_moved seat=1")
    cave(f"seats 4; {cross}; explorer 0 geologist @0,1; explorer 1 medic @1,2").see("event horror_moved seat=0")


# --- Out of range -----------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HOR-09", "ST-HOR-11", "ST-R-53")
@pytest.mark.parametrize("moved_by", ["stage horrors; hazards gas", "stage hazard; hazards horror"])
def test_a_horror_leaves_when_its_victim_is_more_than_seven_steps_away(moved_by: str) -> None:
    """Seven steps are in range and eight are not, in the Horror phase and by a card; whoever is out of range loses the Horror."""
    lines = f"{tunnel(9).replace('horror/W', 'plain/W')}; explorer 0 medic @0,0; {NO_PREY}"
    cave(f"seats 4; {lines}; horror @7,0; {moved_by}").see("horrors @6,0", "no event horror_left")
    t = cave(f"seats 4; {lines}; horror @8,0; {moved_by}").see("horrors none", "no event horror_moved", "events horror_left 1")
    t.see("event horror_left horror=0 at=8,0 why=no_victim")


@pytest.mark.rules("ST-HOR-10", "ST-R-53")
@pytest.mark.parametrize("near", ["medic @2,0 hidden", "medic @2,0 health 0", "scout @2,0", "scout @2,0 health 0", "medic @1,1"])
def test_a_horror_with_nobody_to_hunt_leaves_whatever_the_reason(near: str) -> None:
    """With nobody in range who can be a victim the Horror leaves: hidden, unconscious, the Scout, on the Exit, all the same."""
    lines = ("cave 0 1; row . exit/S . . . . . . . . . .; row start/NESW plain/NEW" + " plain/EW" * 9 + " plain/W;"
             f"explorer 0 {near}; explorer 1 leader @11,0; explorer 2 engineer @0,0 health 0; explorer 3 climber @0,0 health 0")
    cave(f"seats 4; {lines}; horror @3,0; {PHASE}").see("horrors none", "event horror_left why=no_victim", "health 1 3")
    cave(f"seats 4; {lines}; horror @4,0; {PHASE}").see("horrors @5,0", "no event horror_left")
    cave(f"seats 4; {lines}; horror @3,0; stage hazard; hazards horror").see("horrors none", "events horror_left 1")


@pytest.mark.rules("ST-R-53", "ST-HOR-09")
def test_when_a_horror_leaves_all_the_others_still_move() -> None:
    """Each Horror that has not moved yet takes its step, whichever of them leaves before."""
    lines = ("cave 0 1; row plain/E plain/EW plain/EW plain/W; row start/NESW plain/EW plain/EW plain/EW plain/W;"
             f"explorer 0 medic @0,0; {NO_PREY}; option tie_choices auto")
    for gone in (0, 1, 2):
        spots = ["@2,0", "@3,0", "@4,0"]
        spots[gone] = "@2,1"
        t = cave(f"seats 4; {lines}; " + "; ".join(f"horror {spot}" for spot in spots) + f"; {PHASE}")
        left = [spot for n, spot in enumerate(["@1,0", "@2,0", "@3,0"]) if n != gone]
        t.see("horrors " + " ".join(left), "events horror_moved 2", f"event horror_left horror={gone}", "events horror_left 1")


# --- Choices ----------------------------------------------------------------------------------------------

SQUARE = "cave 0 1; row plain/NESW plain/NESW plain/NESW; row start/NESW plain/NESW plain/NESW"


@pytest.mark.rules("ST-HOR-13", "ST-R-59")
@pytest.mark.parametrize(("horror", "at", "ways", "ends"), [
    ("@0,0", "@1,1", ["towards N", "towards E"], ["@0,1", "@1,0"]),
    ("@0,1", "@1,0", ["towards E", "towards S"], ["@1,1", "@0,0"]),
    ("@1,1", "@0,0", ["towards S", "towards W"], ["@1,0", "@0,1"]),
    ("@1,0", "@0,1", ["towards N", "towards W"], ["@1,1", "@0,0"])])
def test_of_two_ways_as_short_the_victim_chooses(horror: str, at: str, ways: list[str], ends: list[str]) -> None:
    """The victim's player says which way the Horror goes; without an answer it is the first of north, east, south and west."""
    lines = f"{SQUARE}; explorer 0 geologist {at}; {NO_PREY}; horror {horror}; marker 2; {PHASE}"
    t = cave(f"seats 4; {lines}").see("asked 0 which_way", f"options 0 {', '.join(ways)}", "no event horror_moved")
    assert str(t.m.harmless(0)[0]) == ways[0]
    t.refused(f"2 {ways[1]}", "core/not_your_turn").refused("0 end", "core/not_asked")
    t.say(f"0 {ways[1]}").see(f"horrors {ends[1]}", "events horror_moved 1", "event horror_moved seat=0", "health 0 3", "round 2")
    cave(f"seats 4; {lines}").say(f"0 {ways[0]}").see(f"horrors {ends[0]}", "events horror_moved 1", "round 2")
    cave(f"seats 4; option tie_choices auto; {lines}").see(f"horrors {ends[0]}", "events horror_moved 1", "round 2")


@pytest.mark.rules("ST-HOR-13", "ST-R-59", "ST-HOR-12")
def test_where_only_one_first_step_is_shortest_nobody_is_asked() -> None:
    """Only first steps that are equally short are offered, and a single one is taken unasked; a card's moves are asked alike."""
    lines = f"explorer 0 geologist @0,0; {NO_PREY}"
    cave(f"seats 4; {SQUARE}; {lines}; horror @2,0; {PHASE}").see("horrors @1,0", "round 2")
    walled = "cave 0 1; row plain/NESW plain/NESW plain/EW; row start/NESW plain/NESW plain/NESW"
    cave(f"seats 4; {walled}; {lines}; horror @2,1; {PHASE}").see("horrors @1,1", "round 2")
    t = cave(f"seats 4; {SQUARE}; {lines}; horror @2,1; stage hazard; hazards horror").see("options 0 towards S, towards W")
    t.say("0 towards S").see("horrors @2,0", "round 2")


@pytest.mark.rules("ST-R-59", "ST-R-46", "ST-HAZ-19")
def test_nobody_is_asked_for_a_way_that_leads_to_the_same_place() -> None:
    """Two steps of a double Horror that meet again need no choice, unless somebody lies in one of the ways."""
    lines = ("cave 0 1; row plain/ES plain/SW . .; row start/NESW plain/NEW plain/EW plain/W; explorer 0 medic @3,0;"
             "explorer 1 scout @0,0; explorer 2 leader @0,0 health 0; horror @0,1; stage hazard; hazards")
    fallen, hidden = "explorer 3 climber @0,0 health 0", "explorer 3 climber @0,0 hidden"
    cave(f"seats 4; {lines} horror_x2; {fallen}").see("horrors @1,0", "events horror_moved 2", "round 2")
    cave(f"seats 4; {lines} horror; {fallen}").see("asked 0 which_way", "options 0 towards E, towards S")
    t = cave(f"seats 4; {lines} horror_x2; {hidden}").see("asked 0 which_way", "options 0 towards E, towards S")
    t.say("0 towards E").see("horrors @1,0", "health 3 3", "round 2")


@pytest.mark.rules("ST-R-59", "ST-R-54", "ST-R-58")
def test_a_horror_walks_over_a_hidden_explorer() -> None:
    """Whoever hid is no victim, but loses all health where a Horror comes: being hidden protects from being looked for alone."""
    lines = ("cave 0 1; row plain/NESW plain/NESW .; row start/NESW plain/NESW water/NESW; explorer 0 geologist @0,0;"
             "explorer 1 engineer @2,0; explorer 2 medic @1,0 hidden; explorer 3 leader @0,0 health 0; horror @1,1")
    t = cave(f"seats 4; {lines}; {PHASE}").see("asked 0 which_way", "options 0 towards S, towards W").say("0 towards S")
    t.see("health 2 0", "event fainted seat=2 why=horror", "horrors @1,0", "health 0 3", "health 1 3")
    cave(f"seats 4; {lines}; {PHASE}").say("0 towards W").see("health 2 3", "horrors @0,1", "no event lost")
    cave(f"seats 4; option tie_choices auto; {lines}; {PHASE}").see("health 2 0", "horrors @1,0")


# A medic between two Horrors, and a leader further off: whichever is first takes the medic, and the other turns to the leader.
BETWEEN = f"{tunnel(9)}; explorer 0 medic @2,0; explorer 1 leader @6,0; explorer 2 scout @0,0; horror @1,0; horror @3,0"


@pytest.mark.rules("ST-HOR-14", "ST-R-60", "ST-HOR-15")
@pytest.mark.parametrize("holder", ["climber @9,0 hidden", "climber @0,0 health 0", "climber devoured"])
def test_the_holder_of_the_marker_says_which_horror_is_first(holder: str) -> None:
    """Where the order matters the marker's holder chooses, fallen or not; otherwise they go in the order of their placing."""
    lines = f"{BETWEEN}; explorer 3 {holder}; marker 3; {PHASE}"
    t = cave(f"seats 4; {lines}").see("asked 3 which_horror", "options 3 next 0, next 1", "no event horror_moved")
    assert str(t.m.harmless(3)[0]) == "next 0"
    t.refused("0 next 1", "core/not_your_turn")
    t.say("3 next 1").see("horrors @2,0 @2,0", "health 0 0", "round 2")
    moved = [row for row in t.m.events(None) if row["kind"] == "horror_moved"]
    assert [(row["horror"], row["seat"]) for row in moved] == [(1, 0), (0, 1)]
    cave(f"seats 4; {lines}").say("3 next 0").see("horrors @2,0 @4,0", "health 0 0", "events horror_moved 2")
    cave(f"seats 4; option tie_choices auto; {lines}").see("horrors @2,0 @4,0", "events horror_moved 2", "round 2")


@pytest.mark.rules("ST-HOR-14", "ST-R-60", "ST-HAZ-13")
def test_of_three_horrors_each_next_one_is_chosen_as_long_as_it_matters() -> None:
    """After each step the marker's holder names the next, by a card as in the Horror phase, until the order cannot matter."""
    lines = f"seats 4; {BETWEEN}; horror @8,0; explorer 3 climber @0,0 health 0; marker 1"
    for moved_by in (PHASE, "stage hazard; hazards horror"):
        t = cave(f"{lines}; {moved_by}").see("options 1 next 0, next 1, next 2").say("1 next 2")
        t.see("asked 1 which_horror", "options 1 next 0, next 1", "event horror_moved horror=2 at=7,0 seat=1")
        t.refused("1 next 2", "core/not_asked")
        t.say("1 next 1").see("horrors @2,0 @2,0 @7,0", "round 2", "events horror_moved 3")
        cave(f"{lines}; {moved_by}").say("1 next 0").see("horrors @2,0 @4,0 @7,0", "round 2", "events horror_moved 3")


@pytest.mark.rules("ST-HOR-14", "ST-R-60", "ST-R-53")
def test_a_horror_that_was_named_first_and_leaves_takes_no_step_from_the_others() -> None:
    """When the Horror that was named finds no victim it leaves, and the next is chosen among those that are left."""
    cut_off = BETWEEN.replace("cave 0 0; row start/NESW", "cave 0 1; row plain/N; row start/NESW").replace(
        "horror @3,0", "horror @0,1; horror @3,0")
    t = cave(f"seats 4; {cut_off}; explorer 3 climber @0,0 health 0; marker 1; {PHASE}").see("options 1 next 0, next 1, next 2")
    t.say("1 next 1").see("horrors @1,0 @3,0", "event horror_left horror=1", "options 1 next 0, next 1")
    t.say("1 next 1").see("horrors @2,0 @2,0", "events horror_moved 2", "round 2")


@pytest.mark.rules("ST-HOR-14", "ST-R-60")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    """A single Horror, Horrors on one tile, with victims of their own, or still far from everybody go without a question."""
    lines = f"{tunnel(9)}; explorer 0 medic @0,0; explorer 1 leader @6,0; explorer 2 scout @0,0; explorer 3 climber @0,0 health 0"
    for horrors in ("horror @3,0", "horror @4,0; horror @4,0", "horror @1,0; horror @8,0", "horror @3,0; horror @4,0",
                    "horror @3,0; horror @4,0; horror @8,0"):
        cave(f"seats 4; {lines}; {horrors}; {PHASE}").see("round 2", f"events horror_moved {horrors.count('@')}")


@pytest.mark.rules("ST-HOR-14", "ST-R-60")
def test_two_ways_as_short_make_no_order_of_horrors_matter() -> None:
    """Horrors that reach nobody in this step cannot disturb each other: only the victim is asked, not the marker's holder."""
    lines = f"explorer 0 geologist @0,0; {NO_PREY}; marker 2; {PHASE}"
    t = cave(f"seats 4; {SQUARE}; horror @1,1; horror @1,1; {lines}").see("asked 0 which_way").say("0 towards S")
    t.see("asked 0 which_way").say("0 towards W").see("horrors @1,0 @0,1")
    t = cave(f"seats 4; {SQUARE}; horror @1,1; horror @2,0; {lines}").see("asked 0 which_way").say("0 towards S")
    t.see("horrors @1,0 @1,0", "round 2")


# --- Meeting a Horror -------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HOR-16", "ST-HOR-17", "ST-R-57")
def test_whoever_shares_a_tile_with_a_horror_loses_everything() -> None:
    """All health is lost at once where a Horror arrives, or is placed, or where an Explorer walks in; five as well as one."""
    lines = f"{tunnel(3)}; explorer 1 medic @1,0; explorer 2 scout @1,0; explorer 3 leader @0,0"
    t = cave(f"seats 4; {lines}; explorer 0 bodyguard @1,0; horror @2,0; {PHASE}")
    t.see("health 0 0", "health 1 0", "health 2 3", "health 3 3", "event lost seat=0 many=5 health=0 why=horror", "horrors @1,0")
    t.see("event fainted seat=1 why=horror", "events fainted 2", "at 0 @1,0")
    t = cave(f"seats 4; {lines}; explorer 0 bodyguard @3,0; stage hazard; hazards horror").see("horrors @3,0", "health 0 0")
    t.see("event fainted seat=0 why=horror", "health 1 3")
    t = cave(f"seats 4; {lines}; explorer 0 bodyguard @1,0; horror @2,0; active 0").say("0 move E")
    t.see("health 0 0", "at 0 @2,0", "active 1", "event lost seat=0 many=5 why=horror", "no event horror_moved")
    t = cave(f"seats 4; {lines}; explorer 0 climber @1,0; horror @2,0; active 0").say("0 run E")
    t.see("active 1", "at 0 @2,0", "health 0 0")


@pytest.mark.rules("ST-HOR-16", "ST-R-57", "ST-CHAR-10")
def test_the_scout_walks_among_horrors_unharmed() -> None:
    """A conscious Scout loses nothing by a Horror, however they meet; a Scout who is healed beside one wakes and stays awake."""
    lines = f"{tunnel(3)}; explorer 2 leader @0,0 health 0; explorer 3 climber @0,0 health 0; horror @2,0; hazards gas"
    t = cave(f"seats 4; {lines}; explorer 0 scout @1,0 health 1; explorer 1 medic @0,0; active 0").say("0 move E")
    t.see("health 0 1", "at 0 @2,0", "points 1").say("0 move W; 0 end; 1 end").see("horrors @1,0", "health 0 1", "at 0 @1,0")
    t = cave(f"seats 4; {lines}; explorer 0 scout @2,0 health 0; explorer 1 medic @2,0; active 1").say("1 bandage 0")
    t.see("health 0 1", "event woke seat=0", "health 1 0", "no event lost seat=0", "no event fainted seat=0")


@pytest.mark.rules("ST-HOR-16", "ST-R-65", "ST-TILE-08")
def test_a_horror_enters_a_blasted_exit_and_does_nothing_there() -> None:
    """Only a way blasted through the Exit leads a Horror there; nobody on it loses health, whoever of the two comes last."""
    column = ("cave 0 2; row plain/S; row exit/S*N; row start/NESW; explorer 0 medic @0,1; explorer 1 leader @0,0;"
              "explorer 2 scout @0,0; explorer 3 climber @0,0; horror @0,2")
    t = cave(f"seats 4; {column}; stage horrors; hazards gas gas").see("horrors @0,1", "health 0 3", "no event lost", "active 1")
    t.say("1 end; 2 end; 3 move N").see("at 3 @0,1", "health 3 3", "no event lost").say("3 end; 0 end")
    t.see("horrors @0,0", "health 1 0", "health 0 3", "health 3 3")
    cave(f"seats 4; {column.replace('exit/S*N', 'exit/N')}; {PHASE}").see("horrors none")
    beside = "cave 0 0; row exit/E start/NESW plain/EW plain/W; explorer 0 medic @0,0; explorer 1 leader @3,0; horror @1,0"
    t = cave(f"seats 4; {beside}; explorer 2 scout @1,0; explorer 3 climber @1,0 health 0; {PHASE}")
    t.see("horrors @2,0", "health 0 3")


@pytest.mark.rules("ST-HOR-18", "ST-R-57")
def test_whoever_wakes_beside_a_horror_falls_again() -> None:
    """An Explorer who is healed while a Horror is on the tile wakes and falls unconscious again at once."""
    lines = f"{tunnel(3)}; explorer 0 scout @2,0; explorer 1 medic @2,0 health 0; explorer 2 leader @0,0; active 0"
    t = cave(f"seats 4; {lines}; horror @2,0").say("0 heal 1").see("health 1 0", "event woke seat=1")
    t.see("event lost seat=1 many=1 health=0 why=horror", "event fainted seat=1")
    cave(f"seats 4; {lines}").say("0 heal 1").see("health 1 1", "no event lost")


@pytest.mark.rules("ST-HOR-19", "ST-R-67", "ST-HOR-10")
def test_a_horror_stays_after_an_attack() -> None:
    """It stays where it struck, and hunts the next in range; when there is nobody left in range it leaves at its next move."""
    lines = (f"{tunnel(5)}; explorer 0 medic @1,0; explorer 2 scout @0,0; explorer 3 climber @0,0 health 0; horror @2,0;"
             "stage horrors; hazards gas gas")
    t = cave(f"seats 4; {lines}; explorer 1 leader @3,0").see("horrors @1,0", "health 0 0")
    end_round(t).see("horrors @2,0", "health 1 3", "no event horror_left")
    t = cave(f"seats 4; {lines}; explorer 1 leader @0,0 health 0").see("horrors @1,0", "health 0 0")
    end_round(t).see("horrors none", "event horror_left at=1,0 why=no_victim", "events horror_left 1")


# --- Hiding -----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-R-55", "ST-RISK-14", "ST-RISK-09")
def test_hiding_lasts_until_the_end_of_the_round() -> None:
    """From success on it covers the Horror phase and a Horror card, even if the Explorer moves on; the End phase ends it."""
    lines = (f"{tunnel(4)}; explorer 0 medic @1,0; explorer 1 leader @0,0 health 0; explorer 2 scout @0,0;"
             "explorer 3 climber @0,0 health 0; active 0; dice 4 6")
    t = cave(f"seats 4; {lines}; horror @4,0; hazards horror").say("0 hide").see("hidden 0 yes", "event hid seat=0")
    t.say("0 exert; 0 move E").see("hidden 0 yes", "at 0 @2,0", "active 2").say("2 end")
    t.see("horrors none", "event horror_left why=no_victim", "events no_horror 1", "hidden 0 no", "round 2", "health 0 3")
    cave(f"seats 4; {lines}; hazards horror").say("0 hide; 0 end; 2 end").see("horrors none", "events no_horror 1")
    cave(f"seats 4; {lines}; horror @4,0; hazards horror").say("0 move W; 0 end; 2 end").see("horrors @2,0 @4,0")
    t = cave(f"seats 4; {lines.replace('dice 4', 'dice 3')}; horror @4,0; hazards gas").say("0 hide").see("hidden 0 no")
    t.say("0 end; 2 end").see("horrors @3,0")


def attempts(t: Table, what: str, dice: str) -> str:
    """Seat 0 tries it once a round, the others wait: what every die of it was, and "-" where there was none."""
    out = ""
    for die in dice:
        while t.m.waiting != {0} or t.m.asked[0] != "act": t.say(f"{min(t.m.waiting)} end")
        if die == "0": out += "0"
        else:
            before = sum(row["kind"] == "rolled" for row in t.m.events(None))
            t.scenario.step(0, ["0", what])
            if t.m.waiting == {-1}: t.scenario.step(0, ["chance", "roll", die])
            out += die if sum(row["kind"] == "rolled" for row in t.m.events(None)) > before else "-"
        t.say("0 end")
    return out


@pytest.mark.rules("ST-R-56", "ST-RISK-12", "ST-RISK-11")
@pytest.mark.parametrize(("option", "dice", "rolled"), [
    ("any_attempts", "2323", "23--"), ("any_attempts", "6666", "66--"), ("any_attempts", "220666", "22066-"),
    ("failed_attempts", "2326", "23-6"), ("failed_attempts", "6223", "622-"), ("failed_attempts", "2622", "2622"),
    ("failed_attempts", "20222", "2022-")])
def test_the_third_try_in_a_row_succeeds_by_itself(option: str, dice: str, rolled: str) -> None:
    """In a third own turn in a row, and every further one, hiding needs no die; by option only tries that failed count."""
    t = cave(f"seats 4; option third_try {option}; cave 0 0; row start/NESW; explorer 0 engineer @0,0; active 0; hazards gas*6")
    assert attempts(t, "hide", dice) == rolled


@pytest.mark.rules("ST-R-56", "ST-RISK-12")
def test_a_try_that_needs_no_die_hides_all_the_same() -> None:
    """In a third turn in a row the Explorer is hidden without a test; a turn that is skipped breaks the row."""
    lines = "cave 0 0; row start/NESW; explorer 0 engineer @0,0 hid {}; explorer 1 medic @0,0; explorer 2 leader @0,0"
    cave(f"seats 4; {lines.format(2)}; active 0").say("0 hide").see("hidden 0 yes", "no event rolled", "event hid seat=0")
    cave(f"seats 4; {lines.format(1)}; active 0; dice 1").say("0 hide").see("hidden 0 no", "events rolled 1")
    t = cave(f"seats 4; {lines.format('2 health 0')}; marker 3; active 3; hazards gas; dice 1")
    t.say("3 end; 1 bandage 0; 1 end; 2 end").see("active 0", "event skipped seat=0")
    t.say("0 hide").see("hidden 0 no", "events rolled 1")


@pytest.mark.rules("ST-R-56", "ST-RISK-11")
def test_tries_for_a_rope_count_wherever_they_were_made() -> None:
    """Securing a rope in a third turn in a row needs no die, and it need not be the same tile; hiding does not count for it."""
    lines = ("cave 0 0; row start/NESW ledge/EW^W slide/EW^E plain/W; explorer 0 engineer @1,0; explorer 1 leader @0,0;"
             "hazards gas*3; active 0; dice 2 3 6")
    t = cave(f"seats 4; {lines}").say("0 rope; 0 end; 1 end; 2 end; 3 end; 1 end; 2 end; 3 end")
    t.say("0 rope; 0 end; 2 end; 3 end").see("events rolled 2", "tile @1,0 ledge/EW^W", "active 0")
    t.say("0 exert; 0 move E; 0 rope").see("tile @2,0 slide/EW^E=", "event roped seat=0", "events rolled 3")
    t.see("event rolled die=6 why=exert_test")
    assert [row["die"] for row in t.m.events(None) if row["kind"] == "rolled" and row["why"] == "rope_test"] == [2, 3]
    cave(f"seats 4; {lines.replace('engineer @1,0', 'engineer @1,0 hid 2')}").say("0 rope").see("events rolled 1")


# --- Appearing --------------------------------------------------------------------------------------------

CARD = "stage hazard; hazards horror"


@pytest.mark.rules("ST-HOR-21", "ST-R-61", "ST-HAZ-14")
def test_a_new_horror_appears_on_the_horror_tile_nearest_to_a_victim() -> None:
    """Of Horror tiles without a Horror it takes the one with the fewest steps to its nearest victim; walls count."""
    row = "cave -3 0; row horror/E plain/EW plain/EW start/NESW plain/EW horror/W; explorer 0 medic @0,0"
    t = cave(f"seats 4; {row}; {NO_PREY}; {CARD}").see("horrors @2,0", "event horror_came horror=0 at=2,0 seat=0")
    t.see("no event no_horror", "events horror_came 1")
    cave(f"seats 4; {row.replace('medic @0,0', 'medic @-1,0')}; {NO_PREY}; {CARD}").see("horrors @-3,0")
    cave(f"seats 4; {row.replace('plain/EW horror/W', 'plain/E horror/W')}; {NO_PREY}; {CARD}").see("horrors @-3,0")
    t = cave(f"seats 4; {row}; explorer 1 leader @-1,0 hidden; explorer 2 scout @-1,0; explorer 3 climber @-1,0 health 0; {CARD}")
    t.see("horrors @2,0", "event horror_came seat=0")
    row = row.replace("medic @0,0", "medic @-1,0")
    t = cave(f"seats 4; {row}; explorer 1 leader @1,0; explorer 2 scout @2,0; explorer 3 climber @1,0 health 0; {CARD}")
    t.see("horrors @2,0", "event horror_came at=2,0 seat=1")


@pytest.mark.rules("ST-HOR-21", "ST-R-62", "ST-HOR-25")
def test_a_horror_appears_under_explorers_but_never_where_one_is() -> None:
    """A Horror tile on which Explorers stand is the nearest of all; one on which a Horror is takes no other."""
    row = "cave -2 0; row horror/E plain/EW start/NESW plain/EW plain/EW horror/W"
    lines = "explorer 1 scout @3,0; explorer 2 leader @3,0; explorer 3 climber @0,0 health 0"
    t = cave(f"seats 4; {row}; explorer 0 medic @3,0; {lines}; {CARD}").see("horrors @3,0", "event horror_came seat=0")
    t.see("health 0 0", "health 1 3", "health 2 0", "event fainted seat=2 why=horror")
    row = row.replace("horror/E plain/EW", "horror/E horror/EW")
    cave(f"seats 4; {row}; explorer 0 medic @0,0; {NO_PREY}; {CARD}").see("horrors @-1,0")
    cave(f"seats 4; {row}; explorer 0 medic @0,0; {NO_PREY}; horror @-2,0; {CARD}").see("horrors @-1,0 @-2,0")


@pytest.mark.rules("ST-HOR-21", "ST-R-61", "ST-HOR-07")
def test_of_two_horror_tiles_as_near_the_lower_ranked_victim_has_it() -> None:
    """Where tiles are equally near to different victims, the Horror appears by the one with the lower rank, unasked."""
    row = "cave -3 0; row horror/E{} plain/EW{} plain/EW{} start/NESW{} plain/EW{} plain/EW{} horror/W{}"
    for numbers in ((":0", ":1", ":2", ":3", ":4", ":5", ":6"), (":6", ":5", ":4", ":3", ":2", ":1", ":0")):
        lines = f"{row.format(*numbers)}; explorer 2 scout @0,0; explorer 3 climber @0,0 health 0; {CARD}"
        t = cave(f"seats 4; {lines}; explorer 0 leader @-2,0; explorer 1 medic @2,0").see("horrors @3,0", "round 2")
        t.see("event horror_came at=3,0 seat=1")
        t = cave(f"seats 4; {lines}; explorer 0 engineer @-2,0; explorer 1 medic @2,0").see("horrors @-3,0", "round 2")
        t.see("event horror_came at=-3,0 seat=0")


@pytest.mark.rules("ST-R-61")
def test_of_two_horror_tiles_as_near_to_one_victim_the_victim_chooses() -> None:
    """The victim's player chooses; without an answer it is the tile that was placed earlier."""
    for left, right in ((1, 2), (2, 1)):
        lines = (f"cave -1 0; row horror/E:{left} start/NESW:0 horror/W:{right}; explorer 0 scout @0,0; explorer 1 medic @0,0;"
                 "explorer 2 leader @0,0 health 0; explorer 3 climber @0,0 health 0; marker 3")
        earlier, later = ("@-1,0", "@1,0") if left == 1 else ("@1,0", "@-1,0")
        t = cave(f"seats 4; {lines}; {CARD}").see("asked 1 which_lair", "options 1 lair 0, lair 1", "no event horror_came")
        assert str(t.m.harmless(1)[0]) == "lair 0"
        t.refused("3 lair 0", "core/not_your_turn")
        t.say("1 lair 1").see(f"horrors {later}", "event horror_came seat=1", "round 2", "events horror_came 1")
        cave(f"seats 4; {lines}; {CARD}").say("1 lair 0").see(f"horrors {earlier}", "round 2")
        cave(f"seats 4; option tie_choices auto; {lines}; {CARD}").see(f"horrors {earlier}", "round 2", "events horror_came 1")


@pytest.mark.rules("ST-R-61", "ST-R-46", "ST-HAZ-19")
def test_a_double_card_asks_for_each_new_horror() -> None:
    """The second Horror looks for its tile when the first is there: among those that are left the victim chooses again."""
    lines = ("cave -1 1; row . horror/S .; row horror/E start/NESW horror/W; explorer 0 medic @0,0;"
             f"{NO_PREY}; stage hazard; hazards horror_x2")
    t = cave(f"seats 4; {lines}").see("options 0 lair 0, lair 1, lair 2").say("0 lair 1").see("horrors @-1,0")
    t.see("asked 0 which_lair", "options 0 lair 0, lair 2").refused("0 lair 1", "core/not_asked")
    t.say("0 lair 2").see("horrors @-1,0 @1,0", "round 2")
    cave(f"seats 4; option tie_choices auto; {lines}").see("horrors @0,1 @-1,0", "round 2")


@pytest.mark.rules("ST-HOR-22", "ST-HOR-11", "ST-R-61", "ST-R-53")
def test_no_horror_appears_more_than_seven_steps_away() -> None:
    """A Horror tile seven steps from its nearest victim takes a Horror, one that is eight steps away does not."""
    cave(f"seats 4; {tunnel(7)}; explorer 0 medic @0,0; {NO_PREY}; {CARD}").see("horrors @7,0", "events horror_came 1")
    t = cave(f"seats 4; {tunnel(8)}; explorer 0 medic @0,0; {NO_PREY}; {CARD}").see("horrors none", "events no_horror 1")
    t.see("no event horror_came")
    cave(f"seats 4; {tunnel(8)}; explorer 0 medic @0,0 hidden; {NO_PREY}; {CARD}").see("horrors none", "events no_horror 1")


@pytest.mark.rules("ST-HOR-21", "ST-HOR-05", "ST-R-69", "ST-TILE-09")
@pytest.mark.parametrize("near", ["medic @2,0 hidden", "medic @2,0 health 0", "medic @0,1", "diver submerged", "medic devoured"])
def test_no_horror_appears_for_those_who_are_no_victims(near: str) -> None:
    """Whoever cannot be a victim draws no new Horror either: not the hidden, the fallen, nor those on the Exit or under water."""
    lines = "cave 0 1; row exit/S . . .; row start/NESW water/EW plain/EW horror/W"
    cave(f"seats 4; {lines}; explorer 0 {near}; {NO_PREY}; {CARD}").see("horrors none", "events no_horror 1")
    cave(f"seats 4; {lines}; explorer 0 medic @2,0; {NO_PREY}; {CARD}").see("horrors @3,0")


@pytest.mark.rules("ST-HOR-23", "ST-HOR-24", "ST-TILE-17")
def test_a_horror_needs_a_revealed_horror_tile_without_a_horror() -> None:
    """None appears while no Horror tile lies on the table, though the stack has some, or while all of them hold a Horror."""
    lines = f"cave 0 0; row start/NESW plain/EW; explorer 0 medic @0,0; {NO_PREY}; hazards horror"
    cave(f"seats 4; {lines}; stage hazard").see("horrors none", "events no_horror 1", "no event horror_came")
    t = cave(f"seats 4; {lines}; stack horror-dead; active 0").say("0 reveal N; 0 end; 1 end")
    t.see("tile @0,1 horror/S", "horrors @0,1")
    row = f"cave 0 0; row start/NESW plain/EW horror/EW plain/W; explorer 0 medic @0,0; {NO_PREY}"
    cave(f"seats 4; {row}; horror @3,0; {CARD}").see("horrors @2,0", "events no_horror 1", "no event horror_came")
    cave(f"seats 4; {row}; horror @2,0; {CARD}").see("horrors @1,0 @2,0")


@pytest.mark.rules("ST-HOR-25", "ST-R-64")
def test_two_horrors_may_share_a_tile_by_moving() -> None:
    """Horrors do not hinder each other: two may come to lie on one tile, and go on from there together."""
    lines = f"{tunnel(4)}; explorer 0 bodyguard @0,0; {NO_PREY}; horror @3,0; horror @3,0"
    cave(f"seats 4; {lines}; {PHASE}").see("horrors @2,0 @2,0")
    cave("seats 4; cave 0 1; row . plain/S .; row plain/E plain/NESW plain/W; row . start/NESW .; explorer 0 medic @1,-1;"
             f"{NO_PREY}; horror @1,1; horror @2,0; {PHASE}").see("horrors @1,0 @1,0", "events horror_moved 2", "round 2")


@pytest.mark.rules("ST-HOR-26", "ST-R-67", "ST-HOR-20")
def test_a_removed_horror_may_appear_again() -> None:
    """Only for want of victims, or by an Assault, a Horror goes; as one of three it makes room for another."""
    lines = (f"{tunnel(6)}; explorer 0 bodyguard @0,0; explorer 1 scout @1,0; explorer 2 leader @0,0 health 0;"
             "explorer 3 climber @0,0 health 0; horror @1,0; horror @4,0; horror @5,0; hazards horror; active 0")
    t = cave(f"seats 4; {lines}").say("0 assault E").see("horrors @4,0 @5,0", "event horror_left at=1,0 why=assault seat=0")
    t.say("0 end; 1 end").see("horrors @2,0 @3,0 @6,0", "events horror_came 1")
    alone = "cave 0 1; row plain/N . . .; row start/NESW plain/EW plain/EW horror/W; explorer 0 medic @0,0"
    t = cave(f"seats 4; {alone}; {NO_PREY}; horror @0,1; horror @3,0; horror @3,0; stage horrors; hazards horror")
    t.see("event horror_left horror=0 at=0,1 why=no_victim", "events horror_left 1", "horrors @1,0 @1,0 @3,0")
