"""The Hazard phase: its cards, what shelters from them, and Out of Time."""
from __future__ import annotations

import pytest

from kit import Table, cave

# Places for four: a tile each, side by side, and nothing that could strike there.
ROOMS = "cave 0 0; row start/NESW plain/EW plain/EW plain/EW"


def end_round(t: Table) -> Table:
    """Everybody who has a turn ends it."""
    now = t.m.view(None)["round"]
    while t.m.outcome is None and t.m.view(None)["round"] == now:
        seat = min(t.m.waiting)
        t.say(f"{seat} end")
    return t


# --- The card ---------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-RND-04", "ST-INFO-03")
def test_one_card_a_round_is_turned_up_carried_out_and_discarded() -> None:
    """While the deck lasts each Hazard phase takes one card off it, which all can see, and which does not come back."""
    t = cave(f"seats 4; {ROOMS}; stage hazard; hazards tremor gas; dice 6 6 6 6; deck 5")
    assert t.m.asked == {-1: "turn_card"} and t.m.view(0)["card"] is None and t.m.view(0)["deck"] == 5
    t.scenario.step(0, ["chance", "card", "tremor"])
    assert t.m.asked == {-1: "tremor_test"} and t.m.view(0)["card"] == "tremor"
    t.see("pool tremor 4", "pool gas 5", "pool 24", "deck 4", "event hazard hazard=tremor left=4", "events hazard 1", "round 2")
    assert t.m.view(0)["card"] is None
    end_round(t).see("pool tremor 4", "pool gas 4", "deck 3", "events hazard 2", "event hazard hazard=gas left=3", "round 3")


@pytest.mark.rules("ST-HAZ-21")
def test_double_cards_belong_to_advanced_and_expert() -> None:
    """No card that strikes twice is in the pool of Normal; Advanced and Expert have one of each kind."""
    every = "tremor_x2 flood_x2 gas_x2 cave_in_x2 horror_x2"
    cave(f"seats 4; option difficulty normal; {ROOMS}; stage hazard; hazards gas").see(f"pool {every} 0", "pool tremor 5")
    for level in ("advanced", "expert"):
        t = cave(f"seats 4; option difficulty {level}; {ROOMS}; stage hazard; hazards gas").see(f"pool {every} 5")
        t.see(*[f"pool {card} 1" for card in every.split()])


# --- Tremor -----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HAZ-01")
def test_a_tremor_makes_everybody_in_the_cave_test() -> None:
    """Every conscious Explorer in the cave tests, wherever that is; a failed test costs 1 health, and no more."""
    t = cave("seats 4; cave 0 0; row start/NESW water/EW~ gas/EW plain/EW; explorer 0 medic @0,0; explorer 1 scout @1,0;"
             "explorer 2 climber @2,0; explorer 3 leader @3,0; marker 2; stage hazard; hazards tremor; dice 3 2 4 1")
    t.see("event rolled seat=2 die=3 success=no why=tremor_test", "event rolled seat=3 die=2 success=no")
    t.see("event rolled seat=0 die=4 success=yes", "event rolled seat=1 die=1 success=no", "events rolled 4")
    t.see("health 2 2", "health 3 2", "health 0 3", "health 1 2", "event lost seat=2 many=1 health=2 why=tremor", "events lost 3")
    t = cave(f"seats 4; {ROOMS}; explorer 0 medic @0,0 health 1; stage hazard; hazards tremor; dice 1 6 6 6")
    t.see("health 0 0", "event fainted seat=0 why=tremor")


@pytest.mark.rules("ST-HAZ-02", "ST-R-41")
def test_only_those_who_could_lose_health_test_at_a_tremor() -> None:
    """The unconscious, a submerged Diver, those a Bodyguard shelters and those on the Exit roll no die."""
    t = cave("seats 6; cave 0 0; row start/NESW plain/EW exit/W water/E; explorer 0 medic @0,0 health 0;"
             "explorer 1 diver submerged; explorer 2 bodyguard @1,0;"
             "explorer 3 engineer @1,0; explorer 4 climber @2,0; explorer 5 scout @0,0;"
             "stage hazard; hazards tremor; dice 1 1 1 1 1 1")
    t.see("events rolled 2", "event rolled seat=2 why=tremor_test", "event rolled seat=5 why=tremor_test")
    t.see("health 0 0", "health 1 3", "health 2 4", "health 3 3", "health 4 3", "health 5 2")


@pytest.mark.rules("ST-R-44")
def test_all_tests_of_a_tremor_come_before_all_losses() -> None:
    """Who is sheltered is fixed first, then everybody rolls, then all losses fall together: nobody is bared in between."""
    lines = "explorer 0 bodyguard @0,0 health 1; explorer 1 medic @0,0; explorer 2 climber @1,0; explorer 3 leader @2,0"
    t = cave(f"seats 4; {ROOMS}; {lines}; stage hazard; hazards tremor; dice 1 1 1")
    t.scenario.step(0, ["chance", "card", "tremor"])
    t.scenario.step(0, ["chance", "roll", "1"])
    assert t.m.view(0)["health"] == [1, 3, 3, 3] and t.m.view(0)["failed"] == [0] and t.m.view(0)["sheltered"] == [1]
    t.scenario.step(0, ["chance", "roll", "1"])
    assert t.m.view(0)["health"] == [1, 3, 3, 3] and t.m.view(0)["failed"] == [0, 2]
    t.scenario.step(0, ["chance", "roll", "6"])
    assert t.m.view(0)["health"] == [0, 3, 2, 3] and not t.m.view(0)["failed"] and not t.m.view(0)["sheltered"]
    t.see("health 1 3", "no event rolled seat=1")


# --- Flood ------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HAZ-03")
def test_a_flood_marks_all_water_and_hurts_whoever_is_there() -> None:
    """Every dry Water tile is flooded, then everybody on a flooded tile loses 1 health, and nobody elsewhere does."""
    t = cave("seats 4; cave 0 0; row start/NESW water/EW water/EW gas/EW; explorer 0 medic @0,0; explorer 1 climber @1,0;"
             "explorer 2 leader @2,0; explorer 3 scout @3,0; stage hazard; hazards flood")
    t.see("tile @1,0 water/EW~", "tile @2,0 water/EW~", "tile @0,0 start/NESW", "tile @3,0 gas/EW", "events flooded 2")
    t.see("health 0 3", "health 1 2", "health 2 2", "health 3 3", "events lost 2", "event lost seat=1 many=1 why=flood")


@pytest.mark.rules("ST-CHAR-06", "ST-HAZ-03")
def test_floods_do_not_hurt_the_diver() -> None:
    """The Diver alone loses nothing to a Flood, be the tile newly flooded or not, nor to the second half of a double one."""
    t = cave("seats 4; cave 0 0; row start/NESW water/EW water/EW~; explorer 0 diver @1,0; explorer 1 engineer @1,0;"
             "explorer 2 bodyguard @2,0; explorer 3 leader @0,0; stage hazard; hazards flood_x2")
    t.see("health 0 3", "health 1 1", "health 2 3", "no event lost seat=0", "tile @1,0 water/EW~")


@pytest.mark.rules("ST-HAZ-04", "ST-R-40")
def test_old_floods_stay_and_strike_again() -> None:
    """Flood markers are never removed, and every Flood hurts on each flooded tile, old ones as much as new ones."""
    lines = "explorer 0 medic @1,0; explorer 1 climber @2,0; explorer 2 leader @0,0; explorer 3 scout @0,0"
    t = cave(f"seats 4; cave 0 0; row start/NESW water/EW~ water/EW; {lines}; stage hazard; hazards flood gas flood")
    t.see("events flooded 1", "event flooded at=2,0", "health 0 2", "health 1 2", "round 2")
    end_round(t).see("tile @1,0 water/EW~", "tile @2,0 water/EW~", "health 0 2", "round 3", "event hazard hazard=gas")
    end_round(t).see("events flooded 1", "health 0 1", "health 1 1", "round 4")


@pytest.mark.rules("ST-R-45", "ST-HAZ-03")
def test_nothing_can_be_taken_from_the_unconscious() -> None:
    """Health stops at 0: no hazard but Out of Time does anything to an Explorer who is unconscious."""
    for card, tile in (("flood", "water/W"), ("gas", "gas/W"), ("cave_in", "cave_in/WS{3,6}"), ("tremor", "plain/W")):
        t = cave(f"seats 4; cave 0 0; row start/NESW {tile}; explorer 0 medic @1,0 health 0; explorer 1 leader @0,0;"
                 f"stage hazard; hazards {card}; dice 6 6 6 6")
        t.see("health 0 0", "at 0 @1,0", "no event lost seat=0", "no event fainted seat=0", "no event devoured seat=0")
    cave("seats 4; cave 0 0; row start/NESW gas/W; explorer 0 medic @1,0 health 1; explorer 1 leader @0,0; stage hazard;"
         "hazards gas").see("health 0 0", "event lost seat=0 many=1 health=0 why=gas", "at 0 @1,0")


# --- Gas --------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HAZ-05", "ST-R-38")
@pytest.mark.parametrize("hit", [None, 1, 2, 3])
def test_gas_costs_two_at_once(hit: int | None) -> None:
    """A Gas card costs everybody on a Gas tile 2 health, or as many as gas_hit says, and nobody on another tile."""
    option = "" if hit is None else f"option gas_hit {hit};"
    t = cave(f"seats 4; {option} cave 0 0; row start/NESW gas/EW gas/EW plain/W; explorer 0 medic @0,0; explorer 1 climber @1,0;"
             "explorer 2 bodyguard @2,0; explorer 3 diver @3,0; stage hazard; hazards gas")
    loss = hit or 2
    t.see("health 0 3", f"health 1 {3 - loss}", f"health 2 {5 - loss}", "health 3 3", "events lost 2", "gas 1")
    t.see(f"event lost seat=1 many={loss} health={3 - loss} why=gas", "events gas_leaks 1")


@pytest.mark.rules("ST-HAZ-06", "ST-R-38")
@pytest.mark.parametrize("entry", [None, 0, 1, 2, 3])
def test_lingering_gas_costs_one_on_entry(entry: int | None) -> None:
    """As long as gas lingers, whoever moves onto a Gas tile loses 1 health at once, or as many as gas_entry says."""
    option = "" if entry is None else f"option gas_entry {entry};"
    lines = "cave 0 0; row start/NESW gas/EW plain/W; explorer 0 medic @0,0; explorer 1 leader @0,0; active 0"
    loss = 1 if entry is None else entry
    t = cave(f"seats 4; {option} {lines}; gas 1").say("0 move E").see(f"health 0 {3 - loss}", f"events lost {min(loss, 1)}")
    if loss: t.see(f"event lost seat=0 many={loss} why=gas")
    cave(f"seats 4; {option} {lines}; gas 0").say("0 move E").see("health 0 3", "no event lost")
    cave(f"seats 4; {option} {lines}; gas 1; explorer 2 climber @1,0").say("0 end; 1 end; 2 move E").see("health 2 3")


@pytest.mark.rules("ST-HAZ-07", "ST-R-37")
def test_lingering_gas_counts_every_entry_by_any_means() -> None:
    """Explore, each step of a Run or a Dash and an ordered move pay for every Gas tile entered; so does coming back."""
    lines = "gas 1; explorer 1 leader @0,0; active 0"
    t = cave(f"seats 4; cave 0 0; row start/NESW; explorer 0 engineer @0,0; {lines}; stack gas-tee")
    t.say("0 explore N; 0 place drawn 1").see("at 0 @0,1", "health 0 2", "points 1")
    gases = "cave 0 0; row start/NESW gas/EW gas/EW plain/EW"
    t = cave(f"seats 4; {gases}; explorer 0 engineer @0,0; {lines}").say("0 run E; 0 step E; 0 step E")
    t.see("at 0 @3,0", "health 0 1", "events lost 2")
    cave(f"seats 4; {gases}; explorer 0 medic @0,0; {lines}").say("0 dash E; 0 step W; 0 move E").see("health 0 1")
    t = cave(f"seats 4; {gases}; explorer 0 leader @0,0; explorer 1 engineer @0,0; gas 1; active 0").say("0 order 1; 1 move E")
    t.see("health 1 2", "at 1 @1,0")


@pytest.mark.rules("ST-HAZ-09", "ST-R-37")
def test_staying_in_lingering_gas_costs_nothing() -> None:
    """Whoever is on a Gas tile while gas lingers loses nothing by staying, acting there, or beginning a turn there."""
    t = cave("seats 4; cave 0 0; row start/NESW gas/EW plain/W; explorer 0 medic @1,0; explorer 1 climber @1,0; gas 1; active 0")
    t.say("0 exert; 0 move E; 0 move W").see("health 0 2", "points 1", "events lost 1").say("0 end; chance roll 6")
    t.say("1 end").see("health 1 3", "events lost 1", "at 1 @1,0")


@pytest.mark.rules("ST-HAZ-08", "ST-R-51")
def test_gas_lingers_until_the_next_hazard_phase_begins() -> None:
    """It is there in the Action and Horror phases of the next round, and gone before that round's card is turned up."""
    t = cave("seats 4; cave 0 0; row start/NESW gas/EW gas/EW plain/W; explorer 0 medic @0,0; explorer 1 climber @3,0;"
             "stage hazard; hazards gas flood").see("gas 1", "round 2", "active 1", "no event gas_gone", "health 0 3")
    t.say("1 move W").see("health 1 2").say("1 end; 2 end; 3 end").see("gas 1").say("0 move E").see("health 0 2").say("0 end")
    t.see("gas 0", "event gas_gone", "round 3")
    kinds = [row["kind"] for row in t.m.events(None)]
    assert kinds.index("gas_gone") < len(kinds) - 1 - kinds[::-1].index("hazard")
    t.say("2 move E").see("health 2 3", "at 2 @1,0")
    t = cave("seats 4; cave 0 0; row start/NESW gas/W; explorer 0 medic @1,0; gas 1; stage hazard; hazards gas")
    t.see("gas 1", "events gas_gone 1", "events gas_leaks 1", "health 0 1")


# --- Cave-in ----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HAZ-11", "ST-R-42")
def test_a_cave_in_blocks_the_tiles_of_the_number_rolled() -> None:
    """The die as it fell says which Cave-in tiles get Debris: all that show the number and have none, and no others."""
    t = cave("seats 4; cave 0 0; row start/NESW cave_in/ES{3,6} cave_in/EW{1,3} cave_in/EW{4,5} cave_in/EW{2,3}%;"
             "explorer 0 leader @0,0; stage hazard; hazards cave_in; dice 3").see("event cave_in die=3", "events cave_in 1")
    t.see("tile @1,0 cave_in/ES{3,6}%", "tile @2,0 cave_in/EW{1,3}%", "tile @3,0 cave_in/EW{4,5}", "tile @4,0 cave_in/EW{2,3}%")
    t.see("events blocked 2", "event blocked at=1,0", "event blocked at=2,0", "no event rolled", "health 0 3")


@pytest.mark.rules("ST-HAZ-12", "ST-R-42")
def test_a_cave_in_hurts_those_on_tiles_that_were_just_blocked() -> None:
    """It costs 3 health there, the Engineer 1; on tiles that were blocked before, or show other numbers, nobody loses any."""
    t = cave("seats 6; cave 0 0; row start/NESW cave_in/ES{3,6} cave_in/EW{1,3} cave_in/EW{4,5} cave_in/EW{2,3}%;"
             "explorer 0 medic @1,0; explorer 1 engineer @2,0; explorer 2 climber @3,0; explorer 3 leader @4,0;"
             "explorer 4 bodyguard @2,0; explorer 5 scout @0,0; stage hazard; hazards cave_in; dice 3")
    t.see("health 0 0", "health 1 3", "health 2 3", "health 3 3", "health 4 2", "health 5 3", "event fainted seat=0 why=cave_in")
    cave("seats 4; cave 0 0; row start/NESW cave_in/ES{3,6}; explorer 0 engineer @1,0; explorer 1 diver @1,0;"
         "stage hazard; hazards cave_in; dice 6").see("health 0 2", "health 1 0", "event lost seat=0 many=1 why=cave_in")


@pytest.mark.rules("ST-R-42", "ST-TILE-16")
def test_a_cleared_tile_can_fall_again() -> None:
    """Where Debris was dug away, a later Cave-in with that number blocks the tile and hurts as before."""
    t = cave("seats 4; cave 0 0; row start/NESW cave_in/ES{3,6}%; explorer 0 bodyguard @1,0; explorer 1 leader @0,0; active 0;"
             "hazards cave_in; dice 3").say("0 dig here").see("tile @1,0 cave_in/ES{3,6}").say("0 end; 1 end; 2 end; 3 end")
    t.see("tile @1,0 cave_in/ES{3,6}%", "health 0 2", "round 2")


# --- Horror -----------------------------------------------------------------------------------------------

# Three who are nobody's victims, so that only the fourth is looked for.
NO_PREY = "explorer 1 scout @0,0; explorer 2 leader @0,0 health 0; explorer 3 climber @0,0 health 0"


@pytest.mark.rules("ST-HAZ-13", "ST-HAZ-14")
def test_a_horror_card_moves_all_horrors_and_places_another() -> None:
    """Every Horror takes one step towards its nearest victim; then one more appears on the Horror tile nearest to one."""
    hall = "cave -2 0; row horror/E plain/EW start/NESW plain/EW plain/EW plain/EW horror/EW plain/W; explorer 0 medic @0,0"
    t = cave(f"seats 4; {hall}; {NO_PREY}; horror @5,0; horror @3,0; stage hazard; hazards horror")
    t.see("horrors @4,0 @2,0 @-2,0", "events horror_moved 2", "event horror_moved horror=0 from=5,0 at=4,0 seat=0")
    t.see("events horror_came 1", "event horror_came horror=2 at=-2,0 seat=0", "health 0 3")
    kinds = [row["kind"] for row in t.m.events(None)]
    assert max(n for n, kind in enumerate(kinds) if kind == "horror_moved") < kinds.index("horror_came")
    cave(f"seats 4; {hall}; {NO_PREY}; stage hazard; hazards horror").see("horrors @-2,0", "no event horror_moved")


@pytest.mark.rules("ST-HAZ-14", "ST-HAZ-20", "ST-HOR-20")
def test_with_three_horrors_a_horror_card_places_none() -> None:
    """A Horror card adds one to two Horrors and none to three, and the double one stops at three as well."""
    hall = ("cave -1 0; row horror/E start/NESW plain/EW plain/EW plain/EW plain/EW horror/W; explorer 0 medic @0,0;"
            f"{NO_PREY}; horror @4,0; horror @4,0; stage hazard; hazards")
    cave(f"seats 4; {hall} horror").see("events horror_came 1", "horrors @3,0 @3,0 @-1,0", "no event no_horror")
    cave(f"seats 4; {hall} horror; horror @3,0").see("no event horror_came", "horrors @3,0 @3,0 @2,0", "events no_horror 1")
    cave(f"seats 4; {hall} horror_x2").see("events horror_came 1", "horrors @2,0 @2,0 @-1,0", "events no_horror 1")


@pytest.mark.rules("ST-HAZ-15", "ST-R-63")
def test_a_new_horror_does_not_move_on_its_card() -> None:
    """A Horror that a card places stays where it appeared; its first step comes in the next Horror phase."""
    hall = "cave 0 0; row start/NESW plain/EW plain/EW plain/EW horror/EW horror/W; explorer 0 medic @0,0"
    t = cave(f"seats 4; {hall}; {NO_PREY}; stage hazard; hazards horror gas")
    t.see("horrors @4,0", "no event horror_moved", "round 2")
    end_round(t).see("horrors @3,0", "events horror_moved 1")
    cave(f"seats 4; {hall}; {NO_PREY}; stage hazard; hazards horror_x2").see("horrors @4,0 @5,0", "no event horror_moved")


@pytest.mark.rules("ST-HAZ-16")
def test_in_the_round_of_a_horror_card_horrors_move_twice() -> None:
    """Horrors that are in the cave take a step in the Horror phase, and another through the card."""
    t = cave("seats 4; cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW plain/W; explorer 0 medic @0,0;"
             f"{NO_PREY}; horror @5,0; stage horrors; hazards horror")
    assert t.m.view(0)["horror"] == [4]
    t.see("horrors @3,0", "events horror_moved 2", "events no_horror 1")


# --- Shelter ----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-R-44", "ST-CHAR-24", "ST-CHAR-26")
@pytest.mark.parametrize(("card", "tile", "loss"), [("tremor", "plain/W", 1), ("flood", "water/W", 1), ("gas", "gas/W", 2),
                                                    ("cave_in", "cave_in/SW{1,4}", 3)])
def test_a_conscious_bodyguard_shelters_the_tile_from_each_hazard(card: str, tile: str, loss: int) -> None:
    """Others on that tile lose nothing, even when the hazard fells the Bodyguard; it is looked at anew for each hazard."""
    lines = f"cave 0 0; row start/NESW {tile}; explorer 1 medic @1,0; stage hazard; hazards {card}; dice 1 1 1 1"
    for health, left in ((5, 5 - loss), (1, 0)):
        t = cave(f"seats 4; {lines}; explorer 0 bodyguard @1,0 health {health}").see(f"health 0 {left}", "health 1 3")
        assert t.m.view(0)["sheltered"] == [] and t.m.view(0)["failed"] == []
    cave(f"seats 4; {lines}; explorer 0 bodyguard @1,0 health 0").see(f"health 1 {3 - loss}")
    cave(f"seats 4; {lines}; explorer 0 bodyguard @0,0").see(f"health 1 {3 - loss}")
    cave(f"seats 4; {lines}; explorer 0 bodyguard @0,0; sheltered 1").see(f"health 1 {3 - loss}")


@pytest.mark.rules("ST-R-44", "ST-R-49")
def test_no_failure_counts_but_those_of_the_tests_due_now() -> None:
    """Losses and the devoured follow from the tests of this very hazard, whatever was failed before."""
    cave(f"seats 4; {ROOMS}; explorer 0 medic @0,0; stage hazard; hazards tremor; failed 0 1; dice 6 6 6 6").see("no event lost")
    cave(f"seats 4; {ROOMS}; explorer 0 medic @0,0; deck 0; stage hazard; failed 0 1; dice 6 6 6 6").see("no event devoured")


# --- Cards that count twice -------------------------------------------------------------------------------

@pytest.mark.rules("ST-HAZ-18", "ST-R-43")
def test_a_double_tremor_is_two_tests() -> None:
    """A double Tremor is carried out twice, the second time on what the first has left: whoever fell does not test again."""
    t = cave(f"seats 4; {ROOMS}; explorer 0 medic @0,0; explorer 1 climber @1,0 health 1; explorer 2 leader @2,0;"
             "explorer 3 engineer @3,0; stage hazard; hazards tremor_x2; dice 1 2 6 6 1 5 3")
    t.see("events rolled 7", "health 0 1", "health 1 0", "health 2 3", "health 3 2", "events hazard 1")


@pytest.mark.rules("ST-HAZ-18", "ST-R-43", "ST-R-44")
def test_a_double_flood_strikes_twice() -> None:
    """A double Flood leaves one marker and costs 1 health twice; a Bodyguard felled by the first shelters nobody in the next."""
    t = cave("seats 4; cave 0 0; row start/NESW water/EW water/W; explorer 0 bodyguard @2,0 health 1; explorer 1 medic @2,0;"
             "explorer 2 climber @1,0; explorer 3 leader @0,0; stage hazard; hazards flood_x2")
    t.see("events flooded 2", "health 0 0", "health 1 2", "health 2 1", "health 3 3", "tile @1,0 water/EW~")
    cave("seats 4; cave 0 0; row start/NESW water/EW water/W; explorer 0 bodyguard @2,0; explorer 1 medic @2,0; stage hazard;"
         "hazards flood_x2").see("health 0 3", "health 1 3")


@pytest.mark.rules("ST-HAZ-18", "ST-R-43", "ST-R-39")
def test_a_double_gas_card_strikes_twice_but_its_gas_lingers_as_any() -> None:
    """Double Gas costs 2 health twice at once; entering while it lingers costs 1, or 2 with gas_x2_entry_doubles."""
    lines = ("cave 0 0; row start/NESW gas/EW plain/W; explorer 0 bodyguard @1,0; explorer 1 medic @0,0; explorer 2 leader @0,0;"
             "stage hazard")
    t = cave(f"seats 4; {lines}; hazards gas_x2").see("health 0 1", "events gas_leaks 2", "gas 1").say("1 move E")
    t.see("health 1 3").say("1 end; 2 end; 3 end").see("health 0 1")
    lines = lines.replace("bodyguard @1,0", "climber @1,0 health 0")
    cave(f"seats 4; {lines}; hazards gas_x2").say("1 move E").see("health 1 2")
    double = "option gas_x2_entry_doubles true"
    cave(f"seats 4; {double}; {lines}; hazards gas_x2").see("gas 2").say("1 move E").see("health 1 1")
    cave(f"seats 4; {double}; {lines}; hazards gas").see("gas 1").say("1 move E").see("health 1 2")
    t = cave(f"seats 4; {double}; {lines}; hazards gas_x2 gas").see("gas 2")
    end_round(t).see("gas 1", "round 3").say("2 move E").see("health 2 2")


@pytest.mark.rules("ST-HAZ-18", "ST-R-43", "ST-R-44")
def test_a_double_cave_in_is_two_rolls() -> None:
    """Two dice fall one after the other; a tile that the first has blocked is spared by the second, others are not."""
    lines = ("cave 0 0; row start/NESW cave_in/ES{2,5} cave_in/EW{1,3}; explorer 0 bodyguard @1,0; explorer 1 medic @2,0;"
             "explorer 2 leader @0,0; stage hazard; hazards cave_in_x2")
    cave(f"seats 4; {lines}; dice 2 3").see("events cave_in 2", "events blocked 2", "health 0 2", "health 1 0", "health 2 3")
    cave(f"seats 4; {lines}; dice 2 2").see("events cave_in 2", "events blocked 1", "health 0 2", "health 1 3")
    t = cave(f"seats 4; {lines.replace('medic @2,0', 'medic @1,0')}; dice 5 1").see("health 0 2", "health 1 3")
    t.see("tile @1,0 cave_in/ES{2,5}%", "tile @2,0 cave_in/EW{1,3}%")


@pytest.mark.rules("ST-HAZ-19", "ST-R-46")
def test_double_horror_is_two_steps_and_then_up_to_two_new_ones() -> None:
    """Every Horror takes a step, then every Horror takes another; then two new ones appear one by one, and do not move."""
    t = cave("seats 4; cave -2 0; row horror/E horror/EW start/NESW plain/EW plain/EW plain/EW plain/EW plain/W;"
             f"explorer 0 medic @0,0; {NO_PREY}; horror @5,0; stage hazard; hazards horror_x2")
    t.see("horrors @3,0 @-1,0 @-2,0", "events horror_moved 2", "events horror_came 2")
    t = cave("seats 4; cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW plain/EW plain/W;"
             f"explorer 0 medic @0,0; {NO_PREY}; horror @5,0; horror @6,0; stage hazard; hazards horror_x2")
    t.see("horrors @3,0 @4,0", "events no_horror 2")
    assert [row["horror"] for row in t.m.events(None) if row["kind"] == "horror_moved"] == [0, 1, 0, 1]


@pytest.mark.rules("ST-R-46", "ST-R-53")
def test_in_a_double_horror_victims_are_looked_for_before_each_step() -> None:
    """Victim and range are looked at anew in each pass: a Horror whose victims fell in the first leaves in the second."""
    room = "cave 0 0; row start/NESW plain/EW plain/EW plain/EW; explorer 0 medic @1,0; horror @2,0"
    card = "stage hazard; hazards horror_x2"
    t = cave(f"seats 4; {room}; {NO_PREY}; {card}").see("health 0 0", "events horror_moved 1", "horrors none")
    t.see("event horror_left horror=0 at=1,0 why=no_victim", "events horror_left 1", "events no_horror 2")
    t = cave(f"seats 4; {room}; explorer 1 scout @0,0; explorer 2 leader @3,0; explorer 3 climber @0,0 health 0; {card}")
    t.see("event horror_moved from=2,0 at=1,0 seat=0", "event horror_moved from=1,0 at=2,0 seat=2", "horrors @2,0", "health 2 3")


# --- Out of Time ------------------------------------------------------------------------------------------

LATE = "deck 0; stage hazard"


@pytest.mark.rules("ST-TIME-01", "ST-R-47")
def test_out_of_time_tests_begin_in_the_phase_that_reveals_it() -> None:
    """Out of Time comes up when the deck is empty; in that Hazard phase and in every later one all off the Exit test."""
    t = cave(f"seats 4; {ROOMS}; option tie_choices auto; {LATE}; dice 4 5 6 4 6 6 6 6").see("late yes", "events out_of_time 1")
    t.see("events rolled 4", "event rolled why=doom_test seat=0 die=4", "round 2")
    end_round(t).see("events rolled 8", "events out_of_time 1", "no event devoured", "round 3")


@pytest.mark.rules("ST-TIME-01", "ST-R-49", "ST-R-50")
def test_everybody_off_the_exit_tests_once_time_is_up() -> None:
    """Conscious, unconscious or submerged, all test in turn order from the marker; not the devoured, nor those on the Exit."""
    lines = ("seats 6; cave 0 0; row start/NESW plain/EW exit/W water/E; explorer 0 medic @0,0;"
             "explorer 1 engineer @1,0 health 0; explorer 2 diver submerged; explorer 3 climber @2,0;"
             "explorer 4 bodyguard devoured; explorer 5 scout @0,0")
    t = cave(f"{lines}; marker 2; {LATE}; dice 4 5 6 1").see("events rolled 4")
    t.see("no event rolled seat=3", "no event rolled seat=4")
    t.see("event rolled seat=2 die=4 why=doom_test", "event rolled seat=5 die=5", "event rolled seat=0 die=6")
    t.see("event rolled seat=1 die=1 success=no", "at 1 devoured", "events devoured 1")


@pytest.mark.rules("ST-R-50", "ST-TIME-01")
def test_a_submerged_diver_tests_unless_the_table_spares_them() -> None:
    """A submerged Diver tests as anybody else; with submerged_diver_tested = false no die is rolled, conscious or not."""
    lines = f"{ROOMS}; explorer 0 diver submerged; explorer 1 medic @0,0; {LATE}; dice"
    cave(f"seats 4; {lines} 3 6 6 6").see("events rolled 4", "at 0 devoured", "event devoured seat=0 at=None")
    t = cave(f"seats 4; option submerged_diver_tested false; {lines} 6 6 6 1")
    t.see("at 0 submerged", "events rolled 3", "no event rolled seat=0", "no event devoured")
    cave(f"seats 4; option submerged_diver_tested false; {lines.replace('submerged;', '@1,0;')} 3 6 6 6").see("at 0 devoured")


@pytest.mark.rules("ST-TIME-02", "ST-R-48")
def test_whoever_fails_the_test_is_devoured() -> None:
    """Success is 4 or more, conscious or not; whoever fails is out of the game: no place, no health, no turn, no further test."""
    t = cave(f"seats 4; {ROOMS}; explorer 0 medic @1,0; explorer 1 climber @2,0 health 0; explorer 2 engineer @0,0;"
             f"explorer 3 bodyguard @3,0 health 0; {LATE}; dice 3 3 4 4 6 6")
    t.see("at 0 devoured", "health 0 0", "at 1 devoured", "event devoured seat=0 at=1,0", "events devoured 2")
    t.see("at 2 @0,0", "health 2 3", "at 3 @3,0", "health 3 0", "active 2", "no event skipped seat=1", "running")
    t.say("2 end").see("events rolled 6", "events devoured 2")


@pytest.mark.rules("ST-R-49")
def test_nothing_but_the_exit_protects_from_out_of_time() -> None:
    """Shield, Silent and Hide do not help; the Leader adds 1, but only while conscious."""
    lines = "explorer 0 bodyguard @0,0; explorer 1 medic @0,0; explorer 2 scout @1,0; explorer 3 engineer @2,0 hidden"
    t = cave(f"seats 4; {ROOMS}; {lines}; {LATE}; dice 6 3 2 1").see("at 1 devoured", "at 2 devoured", "at 3 devoured")
    t.see("at 0 @0,0", "event devoured seat=1 at=0,0")
    lines = f"{ROOMS}; explorer 0 medic @0,0; explorer 1 leader @1,0 health {{}}; {LATE}; dice 6 3 6 6"
    cave(f"seats 4; {lines.format(1)}").see("at 1 @1,0", "event rolled seat=1 die=3 bonus=1 success=yes")
    cave(f"seats 4; {lines.format(0)}").see("at 1 devoured", "event rolled seat=1 die=3 bonus=0 success=no")


@pytest.mark.rules("ST-R-49")
def test_all_who_fail_are_devoured_together() -> None:
    """All test before anybody is removed, and then those who failed go at once."""
    t = cave(f"seats 4; {ROOMS}; explorer 0 medic @0,0; {LATE}")
    for die in "123":
        t.scenario.step(0, ["chance", "roll", die])
        assert "devoured" not in t.m.view(0)["at"]
    assert t.m.view(0)["failed"] == [0, 1, 2] and t.m.asked == {-1: "doom_test"}
    t.scenario.step(0, ["chance", "roll", "6"])
    assert t.m.view(0)["at"].count("devoured") == 3 and t.m.view(0)["failed"] == []
    kinds = [row["kind"] for row in t.m.events(None)]
    assert kinds[kinds.index("devoured"):][:3] == ["devoured"] * 3


@pytest.mark.rules("ST-TIME-03", "ST-R-51", "ST-TIME-04")
def test_after_out_of_time_everything_but_the_cards_goes_on() -> None:
    """Explorers act, Horrors move, gas is gone when the Hazard phase begins, the marker moves on; no card is drawn any more."""
    t = cave("seats 4; cave 0 0; row start/NESW plain/EW plain/EW gas/EW plain/EW plain/EW plain/W; explorer 0 medic @0,0;"
             "explorer 1 scout @0,0; explorer 2 leader @0,0; explorer 3 climber @2,0; horror @6,0; gas 1; late yes; deck 0;"
             "active 0; dice 6 6 6 6 6 6 6 6")
    t.say("0 move E; 0 end; 1 hide; chance roll 6; 1 end; 2 end; 3 move E").see("health 3 2").say("3 end")
    t.see("horrors @5,0", "gas 0", "event gas_gone", "marker 1", "round 2", "no event hazard", "no event out_of_time")
    t.see("hidden 1 no", "deck 0", "pool 25", "at 0 @1,0", "active 1", "late yes")
    end_round(t).see("no event hazard", "horrors @4,0", "round 3")


@pytest.mark.rules("ST-TIME-05")
def test_the_devoured_count_as_left_behind() -> None:
    """In the result a devoured Explorer is one who was left behind."""
    t = cave(f"seats 4; cave 0 0; row start/NESW exit/W; explorer 0 medic @1,0; explorer 1 climber @1,0; explorer 2 leader @1,0;"
             f"explorer 3 scout @0,0; {LATE}; dice 3")
    t.see("at 3 devoured", "behind 1", "grade silver", "over ST-END-02", "winners 0 1 2")


@pytest.mark.rules("ST-TIME-06", "ST-R-84")
def test_how_it_ends_after_out_of_time() -> None:
    """Then it ends when all who live are on the Exit, when nobody lives, and, as before, when nobody conscious is in the cave."""
    lines = ("cave 0 0; row start/NESW plain/EW exit/W; explorer 0 medic @2,0; explorer 1 climber @1,0;"
             "explorer 2 leader @0,0 health 0; explorer 3 engineer @0,0 health 0;")
    cave(f"seats 4; {lines} {LATE}; dice 1 1 1").see("over ST-END-02", "behind 3", "grade defeat")
    cave(f"seats 4; {lines} {LATE}; dice 1 5 6").see("over ST-END-03", "behind 3", "events devoured 1")
    cave(f"seats 4; {lines} {LATE}; dice 4 5 6").see("running", "events rolled 3")
    cave(f"seats 4; {ROOMS}; {LATE}; explorer 0 medic @0,0; dice 1 2 3 1").see("over ST-TIME-06", "winners nobody", "behind 4")
    cave(f"seats 4; {lines} late yes; deck 0; active 1").say("1 move E").see("over ST-END-03", "behind 2", "grade bronze")


# --- At once ----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-R-83", "ST-R-72")
@pytest.mark.parametrize(("card", "tile"), [("tremor", "plain/W"), ("flood", "water/W"), ("gas", "gas/W"),
                                            ("cave_in", "cave_in/SW{1,4}")])
def test_what_a_hazard_changes_is_looked_at_as_soon_as_it_is_carried_out(card: str, tile: str) -> None:
    """A Geologist felled while the stack is empty gives the tile back at once, before the round ends and anybody acts."""
    t = cave(f"seats 4; cave 0 0; row start/NESW {tile}; explorer 0 geologist @1,0 health 1; explorer 1 leader @0,0; stack only;"
             f"aside plain-cross; stage hazard; hazards {card}; dice 1 6 6 6")
    t.see("health 0 0", "returned plain-cross", "aside none", "event tile_returned seat=0")
    kinds = [row["kind"] for row in t.m.events(None)]
    assert kinds.index("tile_returned") < kinds.index("round")
    t = cave(f"seats 4; {ROOMS}; explorer 0 geologist @1,0; aside plain-cross; {LATE}; dice 1 6 6 6").see("returned plain-cross")
    assert "tile_returned" in [row["kind"] for row in t.m.events(None)]
