"""What anybody can do for action points: basic and risky actions."""
from __future__ import annotations

import pytest

from kit import cave

# An Engineer, whom no passive ability spares any of this; a Leader keeps the game going.
ENGINEER = "seats 4; explorer 0 engineer @0,0; explorer 1 leader @0,0; explorer 2 bodyguard @0,0 health 0; " \
           "explorer 3 scout @0,0 health 0; active 0; hazards flood*6; "


# --- Reveal and Explore -------------------------------------------------------------------------------

@pytest.mark.rules("ST-ACT-01", "ST-ACT-03")
@pytest.mark.parametrize("side, at, lies", [("N", "0,1", "NS"), ("E", "1,0", "EW"), ("S", "0,-1", "NS"), ("W", "-1,0", "EW")])
def test_reveal_lays_the_top_tile_beside_ones_own(side: str, at: str, lies: str) -> None:
    """For 1 action point the top tile comes to lie against an open side of one's own tile, and nobody moves."""
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-straight").say(f"0 reveal {side}")
    t.see(f"tile @{at} plain/{lies}", f"links @0,0 {side}", "at 0 @0,0", "no event moved", "points 1", "stack 64",
          "event drawn seat=0 design=plain-straight left=64", f"event laid seat=0 side={side}")
    t.say(f"0 move {side}").see("points 0")
    t.refused(f"0 reveal {side}", "ST-AP-02")


@pytest.mark.rules("ST-ACT-01")
def test_walls_cannot_be_revealed_through() -> None:
    """Where one's own tile shows a wall, neither Reveal nor Explore finds anything; where it is open both do."""
    t = cave(ENGINEER + "cave 0 0; row plain/NW")
    for action in ("reveal", "explore"):
        t.refused(f"0 {action} E", "ST-ACT-01").refused(f"0 {action} S", "ST-ACT-01").can(f"0 {action} N", f"0 {action} W")


@pytest.mark.rules("ST-R-19")
def test_a_new_tile_needs_an_empty_cell() -> None:
    """A side that faces a placed tile is never revealed through, even if that tile shows a wall there."""
    t = cave(ENGINEER + "cave 0 1; row plain/EW .; row start/NESW plain/NESW")
    t.see("links @0,0 E")
    for action in ("reveal", "explore"):
        t.refused(f"0 {action} N", "ST-R-19").refused(f"0 {action} E", "ST-R-19").can(f"0 {action} S", f"0 {action} W")


@pytest.mark.rules("ST-R-24")
def test_an_empty_stack_ends_revealing() -> None:
    """With no tile left nobody reveals or explores, tiles thrown away stay away, and the game goes on."""
    lines = ENGINEER.replace("scout @0,0 health 0", "geologist @0,0") + "cave 0 0; row start/NESW; stack only; aside plain-tee"
    t = cave(lines + "; thrown plain-cross gas-tee").refused("0 reveal N", "ST-R-24").refused("0 explore N", "ST-R-24")
    t.say("0 end; 1 end").can("3 reveal N").say("3 end")
    t.see("running", "round 2", "active 1", "stack 0", "thrown plain-cross gas-tee").refused("1 reveal N", "ST-R-24")


@pytest.mark.rules("ST-R-24")
def test_the_geologist_still_has_a_tile() -> None:
    """With an empty stack a Geologist lays the tile that was set aside, and then no more."""
    lines = "seats 4; explorer 0 geologist @0,0; cave 0 0; row start/NESW; stack only; active 0"
    t = cave(lines + "; aside plain-tee").say("0 reveal N")
    t.see("options 0 place aside 1, place aside 2, place aside 3", "no event drawn").say("0 place aside 2")
    t.see("tile @0,1 plain/ESW", "aside none").refused("0 reveal E", "ST-R-24").refused("0 explore E", "ST-R-24")
    cave(lines).refused("0 reveal N", "ST-R-24")


@pytest.mark.rules("ST-ACT-02", "ST-R-21")
def test_the_turn_is_chosen_once_the_tile_is_seen() -> None:
    """The tile is drawn for all to see; then whoever placed it turns it as they like, if it opens to their own."""
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-tee").say("0 reveal E")
    t.see("event drawn seat=0 design=plain-tee", "drawn plain-tee", "tile @1,0 none", "waiting 0", "asked 0 place")
    assert t.m.view(2)["drawn"] == "plain-tee"
    t.see("options 0 place drawn 0, place drawn 2, place drawn 3").refused("0 place drawn 1", "ST-TILE-02")
    t.say("0 place drawn 3").see("tile @1,0 plain/NSW", "drawn none", "asked 0 act")
    cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-tee").say("0 reveal E; 0 place drawn 0").see("tile @1,0 plain/NEW")
    cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-cross").say("0 reveal E").see("tile @1,0 plain/NESW")


@pytest.mark.rules("ST-ACT-02")
def test_some_turns_are_out_of_the_question() -> None:
    """A Ledge or Slide lies in one way only, and no turn may seal the cave while another does not."""
    start = ENGINEER + "cave 0 0; row start/NESW; stack"
    cave(f"{start} ledge-straight").say("0 reveal W").see("tile @-1,0 ledge/EW^W", "asked 0 act")
    cave(f"{start} slide-straight").say("0 reveal S").see("tile @0,-1 slide/NS^S", "asked 0 act")
    t = cave(ENGINEER + "cave -1 1; row horror/W horror/S .; row . start/NESW horror/W; row . horror/N .; stack plain-corner")
    t.see("links @0,0 NES").say("0 reveal W").see("options 0 place drawn 0, place drawn 1")
    t = cave(ENGINEER + "cave -1 1; row horror/E horror/S .; row . start/NESW horror/W; row . horror/N .; stack plain-corner")
    t.say("0 reveal W").see("tile @-1,0 plain/ES", "asked 0 act")


@pytest.mark.rules("ST-ACT-07", "ST-ACT-08")
def test_explore_goes_in_at_once() -> None:
    """A tile is revealed and entered in one action for 1 action point; nobody is asked in between."""
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-straight plain-cross plain-cross").say("0 explore S")
    t.see("tile @0,-1 plain/NS", "at 0 @0,-1", "points 1", "asked 0 act", "event moved seat=0 from=0,0 at=0,-1 side=S")
    t.say("0 explore S").see("at 0 @0,-2", "points 0").refused("0 explore E", "ST-AP-02")
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack plain-corner").say("0 explore S; 0 place drawn 0")
    t.see("tile @0,-1 plain/NE", "at 0 @0,-1", "points 1", "asked 0 act")


@pytest.mark.rules("ST-ACT-09")
def test_explore_takes_what_comes() -> None:
    """Once the tile is seen there is no staying behind, and its effects on entry strike."""
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack gas-corner; gas 1").say("0 explore N")
    t.see("options 0 place drawn 1, place drawn 2", "drawn gas-corner", "at 0 @0,0").say("0 place drawn 1")
    t.see("at 0 @0,1", "health 0 2", "event lost seat=0 many=1 why=gas", "points 1")
    t = cave(ENGINEER + "cave 0 0; row start/NESW; stack rough-cross; dice 3").say("0 explore N")
    t.see("at 0 @0,1", "health 0 2", "event rolled seat=0 die=3 why=rough_test", "points 1")


# --- Move and Run -------------------------------------------------------------------------------------

@pytest.mark.rules("ST-ACT-04", "ST-ACT-05")
@pytest.mark.parametrize("side, at", [("N", "0,1"), ("E", "1,0"), ("S", "0,-1"), ("W", "-1,0")])
def test_move_is_one_step(side: str, at: str) -> None:
    """For 1 action point an explorer goes to a connected tile on one of the four sides, and no further."""
    lines = ENGINEER + "cave -1 1; row plain/EW plain/NESW plain/NS; row plain/NESW start/NESW plain/NESW; row . plain/NESW ."
    t = cave(lines).say(f"0 move {side}").see(f"at 0 @{at}", "points 1", f"event moved seat=0 from=0,0 at={at}", "asked 0 act")
    back = "SWNE"["NESW".index(side)]
    t.say(f"0 move {back}").see("at 0 @0,0", "points 0").refused(f"0 move {side}", "ST-AP-02")


@pytest.mark.rules("ST-ACT-04", "ST-TILE-01")
def test_no_step_into_nothing_or_through_a_wall() -> None:
    """A step needs a tile on that side, and no wall on either of the two."""
    lines = ENGINEER + "cave -1 1; row plain/NESW plain/EW .; row plain/NS plain/NE plain/NESW"
    t = cave(lines)
    for step in ("move", "run", "swim", "squeeze"):
        t.refused(f"0 {step} S", "ST-ACT-04")
        t.refused(f"0 {step} N", "ST-TILE-01").refused(f"0 {step} W", "ST-TILE-01")
    t.can("0 move E").say("0 run E").refused("0 step N", "ST-ACT-04").refused("0 step E", "ST-ACT-04").can("0 step W", "0 stop")


BARRIERS = ENGINEER + "cave -1 1; row . water/NS~ .; row cave_in/NEW{2,3}% start/NESW squeeze/EW; row . plain/NESW ."


@pytest.mark.rules("ST-ACT-06", "ST-RISK-03", "ST-TILE-15", "ST-TILE-18", "ST-R-31")
def test_what_move_does_not_enter() -> None:
    """Water that is flooded, Debris and a Squeeze keep out whoever walks or runs, from the first step to the last."""
    t = cave(BARRIERS)
    for step in ("move", "run"):
        t.refused(f"0 {step} N", "ST-RISK-03").refused(f"0 {step} W", "ST-TILE-15").refused(f"0 {step} E", "ST-TILE-18")
    t.say("0 run S; 0 step N").see("at 0 @0,0")
    t.refused("0 step N", "ST-RISK-03").refused("0 step W", "ST-TILE-15").refused("0 step E", "ST-TILE-18").can("0 step S")
    t = cave(BARRIERS.replace("engineer", "medic").replace("~", "").replace("%", ""))
    t.can("0 move N", "0 move W", "0 dash N", "0 dash W").refused("0 dash E", "ST-TILE-18")
    t = cave(BARRIERS.replace("engineer", "medic"))
    t.refused("0 dash N", "ST-RISK-03").refused("0 dash W", "ST-TILE-15").say("0 dash S").refused("0 step S", "ST-ACT-04")
    t.say("0 step N").see("asked 0 act", "points 1")


@pytest.mark.rules("ST-ACT-06", "ST-RISK-03", "ST-TILE-15", "ST-TILE-18", "ST-R-31")
def test_who_walks_where_others_cannot() -> None:
    """A Diver walks and runs into flooded tiles alone, a Climber onto Squeezes and Debris, and not into water."""
    t = cave(BARRIERS.replace("engineer", "diver"))
    for step in ("move", "run"):
        t.can(f"0 {step} N").refused(f"0 {step} W", "ST-TILE-15").refused(f"0 {step} E", "ST-TILE-18")
    t.say("0 run N; 0 step S").refused("0 step E", "ST-TILE-18").refused("0 step W", "ST-TILE-15").say("0 step N")
    t.see("at 0 @0,1", "points 0", "health 0 3")
    t = cave(BARRIERS.replace("engineer", "climber"))
    for step in ("move", "run"): t.can(f"0 {step} E", f"0 {step} W").refused(f"0 {step} N", "ST-RISK-03")
    t.say("0 run E; 0 step W").refused("0 step N", "ST-RISK-03").say("0 step W").see("at 0 @-1,0", "points 0", "health 0 3")


CORRIDOR = ENGINEER + "cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW"


@pytest.mark.rules("ST-ACT-10", "ST-ACT-11", "ST-R-32")
def test_run_is_up_to_three_moves() -> None:
    """For 2 action points an explorer goes one, two or three steps, and may turn back on the way."""
    t = cave(CORRIDOR).say("0 run E").see("at 0 @1,0", "points 0", "asked 0 running", "options 0 step E, step W, stop")
    t.say("0 stop").see("at 0 @1,0", "points 0", "asked 0 act")
    cave(CORRIDOR).say("0 run E; 0 step E; 0 stop").see("at 0 @2,0", "points 0", "asked 0 act")
    cave(CORRIDOR).say("0 run E; 0 step E; 0 step W").see("at 0 @1,0", "points 0", "asked 0 act")
    t = cave(CORRIDOR).say("0 run E; 0 step E; 0 step E").see("at 0 @3,0", "points 0", "asked 0 act", "events moved 3")
    t.refused("0 step E", "core/not_asked").refused("0 stop", "core/not_asked")
    cave(CORRIDOR).say("0 move E").refused("0 run E", "ST-AP-02").say("0 exert").can("0 run E")


@pytest.mark.rules("ST-R-32")
def test_running_takes_a_step_at_least() -> None:
    """Nobody runs on the spot: Run and Dash begin with a step, and two are the most for a Dash."""
    shut = ENGINEER + "cave 0 0; row plain/N"
    t = cave(shut)
    for side in "NESW": t.refused(f"0 run {side}", "ST-ACT-04")
    assert [o for o in cave(CORRIDOR).options(0) if o.split()[0] in ("run", "step", "stop")] == ["run E"]
    t = cave(CORRIDOR.replace("engineer", "medic")).say("0 dash E").see("options 0 step E, step W, stop", "points 1")
    t.say("0 step E").see("at 0 @2,0", "asked 0 act", "points 1").say("0 dash W; 0 stop").see("at 0 @1,0", "points 0")


@pytest.mark.rules("ST-R-32", "ST-ACT-10")
def test_each_step_is_complete() -> None:
    """The effects of entering a tile come before the next step is chosen, and whoever faints runs no further."""
    lines = ENGINEER + "cave 0 0; row start/NESW rough/NESW gas/NEW gas/NEW; gas 1; dice 2"
    t = cave(lines.replace("engineer @0,0", "engineer @0,0 health 2")).say("0 run E")
    t.see("event rolled seat=0 die=2 why=rough_test", "health 0 1", "at 0 @1,0", "options 0 step E, step W, stop")
    t.say("0 step E").see("health 0 0", "at 0 @2,0", "event fainted seat=0 why=gas", "active 1")
    cave(lines).say("0 run E; 0 step E").see("health 0 1", "asked 0 running").say("0 stop").see("health 0 1", "at 0 @2,0")


# --- Heal ---------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-ACT-12", "ST-ACT-13", "ST-HP-06")
def test_heal_gives_one_health() -> None:
    """For 2 action points oneself or one other on the same tile recovers 1, if there is anything to recover."""
    lines = "seats 4; explorer 0 engineer @0,0 health 1; explorer 1 bodyguard @0,0 health 3; explorer 2 medic @0,0; " \
            "explorer 3 leader @1,0 health 2; active 0; dice 6; cave 0 0; row start/NESW plain/NESW"
    t = cave(lines).refused("0 heal 2", "ST-HP-06").refused("0 heal 3", "ST-ACT-12")
    t.say("0 heal 0").see("health 0 2", "health 1 3", "points 0", "event healed seat=0 other=0 many=1 health=2")
    cave(lines).say("0 heal 1").see("health 0 1", "health 1 4", "health 2 3", "health 3 2", "points 0", "no event woke")
    t = cave(lines).say("0 move E").refused("0 heal 0", "ST-AP-02").say("0 exert").refused("0 heal 1", "ST-ACT-12")
    t.say("0 heal 3").see("health 3 3", "health 0 1", "active 1")    # nothing is left, and so the turn is over
    cave(lines.replace("health 1", "health 3")).refused("0 heal 0", "ST-HP-06")


@pytest.mark.rules("ST-ACT-14")
def test_heal_wakes() -> None:
    """Whoever lies unconscious on the same tile wakes with 1 health, and acts if the turn is still to come."""
    t = cave(ENGINEER + "cave 0 0; row start/NESW").say("0 heal 2")
    t.see("health 2 1", "event woke seat=2", "event healed seat=2 other=0 many=1").say("0 end; 1 end").see("asked 2 act")
    t = cave(ENGINEER.replace("bodyguard @0,0", "bodyguard @1,0") + "cave 0 0; row start/NESW plain/NESW")
    t.refused("0 heal 2", "ST-ACT-12")


@pytest.mark.rules("ST-ACT-14")
def test_nobody_wakes_for_long_beside_a_horror() -> None:
    """Whoever is healed where a Horror stands loses that health at once."""
    t = cave("seats 4; explorer 0 scout @0,0; explorer 1 medic @0,0 health 0; explorer 2 leader @1,0; cave 0 0; "
             "row start/NESW plain/NESW; horror @0,0; active 0").say("0 heal 1")
    t.see("event woke seat=1", "event fainted seat=1 why=horror", "health 1 0", "health 0 3", "points 0", "active 0")


@pytest.mark.rules("ST-ACT-15")
def test_the_unconscious_cannot_heal_themselves() -> None:
    """Whoever is unconscious is asked nothing, gets no turn, and cannot be ordered to heal."""
    t = cave("seats 4; explorer 0 leader @0,0; explorer 1 medic @0,0 health 0; cave 0 0; row start/NESW; active 0")
    t.refused("1 heal 1", "core/not_your_turn").refused("0 order 1", "ST-HP-02").say("0 end")
    t.see("event skipped seat=1", "active 2", "health 1 0").refused("1 heal 1", "core/not_your_turn")


# --- Swim, Squeeze, Dig -------------------------------------------------------------------------------

@pytest.mark.rules("ST-RISK-01", "ST-RISK-02", "ST-RISK-03")
def test_swim_is_a_step_into_water() -> None:
    """For 2 action points anybody enters a connected tile that is flooded, where only a Diver can walk; no other tile."""
    lines = ENGINEER + "cave 0 1; row water/NS~ . .; row start/NESW water/EW water/NS~; row plain/NESW . ."
    t = cave(lines).refused("0 swim E", "ST-RISK-01").refused("0 swim S", "ST-RISK-01").refused("0 swim W", "ST-ACT-04")
    t.refused("0 move N", "ST-RISK-03").say("0 swim N").see("at 0 @0,1", "points 0", "event moved seat=0 at=0,1", "asked 0 act")
    cave(lines).say("0 move E").refused("0 swim E", "ST-TILE-01").say("0 move W").refused("0 swim N", "ST-AP-02")
    cave(lines).say("0 move S; 0 move N; 0 exert").refused("0 swim N", "ST-AP-02")
    cave(lines.replace("engineer", "diver")).can("0 move N", "0 swim N").say("0 move N").see("at 0 @0,1", "points 1")


@pytest.mark.rules("ST-RISK-03")
def test_there_is_no_other_way_in() -> None:
    """Neither Explore nor Squeeze Through nor any ability but the Diver's leads onto a flooded tile."""
    for who in ("engineer", "climber", "medic", "geologist"):
        t = cave(ENGINEER.replace("engineer", who) + "cave 0 1; row water/NS~; row start/NESW")
        t.refused("0 move N", "ST-RISK-03").refused("0 run N", "ST-RISK-03").refused("0 squeeze N", "ST-RISK-04")
        t.refused("0 explore N", "ST-R-19").can("0 swim N")
        assert [o for o in t.options(0) if o.endswith(" N")] == ["swim N"]


@pytest.mark.rules("ST-RISK-04", "ST-RISK-05")
def test_squeeze_through_is_a_step_onto_a_squeeze() -> None:
    """For 2 action points anybody enters a connected Squeeze, where only a Climber can walk; no other tile."""
    lines = ENGINEER + "cave 0 1; row squeeze/NS . .; row start/NESW plain/EW squeeze/NS; row water/NS~ . ."
    t = cave(lines).refused("0 squeeze E", "ST-RISK-04").refused("0 squeeze S", "ST-RISK-04").refused("0 squeeze W", "ST-ACT-04")
    t.refused("0 move N", "ST-TILE-18").refused("0 run N", "ST-TILE-18").refused("0 swim N", "ST-RISK-01")
    assert [o for o in t.options(0) if o.endswith(" N")] == ["squeeze N"]
    t.say("0 squeeze N").see("at 0 @0,1", "points 0", "event moved seat=0 at=0,1", "asked 0 act")
    cave(lines).say("0 move E").refused("0 squeeze E", "ST-TILE-01").say("0 move W").refused("0 squeeze N", "ST-AP-02")
    cave(lines.replace("engineer", "climber")).can("0 move N", "0 squeeze N").say("0 move N").see("at 0 @0,1", "points 1")


RUBBLE = ENGINEER + "cave 0 1; row cave_in/NEW{2,3}% .; row cave_in/ESW{4,5}% cave_in/NEW{1,6}%; row cave_in/NE{3,6} ."


@pytest.mark.rules("ST-RISK-06", "ST-RISK-07", "ST-R-17")
def test_dig_clears_a_tile_in_reach() -> None:
    """For 2 action points Debris goes from one's own tile or a connected one beside it, which can then be entered."""
    t = cave(RUBBLE).refused("0 move E", "ST-TILE-15").refused("0 dig S", "ST-R-17").refused("0 dig W", "ST-R-17")
    t.refused("0 dig N", "ST-RISK-06").say("0 dig E")
    t.see("tile @1,0 cave_in/NEW{1,6}", "tile @0,0 cave_in/ESW{4,5}%", "tile @0,1 cave_in/NEW{2,3}%", "points 0", "at 0 @0,0")
    t.see("event cleared seat=0 at=1,0").say("0 exert; 0 move E").see("at 0 @1,0")
    t = cave(RUBBLE).say("0 dig here").see("tile @0,0 cave_in/ESW{4,5}", "tile @1,0 cave_in/NEW{1,6}%", "points 0")
    t.refused("0 dig here", "ST-R-17").say("0 exert").refused("0 dig E", "ST-AP-02")


@pytest.mark.rules("ST-RISK-06")
def test_dig_goes_through_no_wall() -> None:
    """Behind a wall, be it printed on either tile, Debris is out of reach; a blasted wall is none."""
    cave(ENGINEER + "cave 0 1; row cave_in/NEW{2,3}%; row start/NESW").refused("0 dig N", "ST-RISK-06")
    cave(ENGINEER + "cave 0 1; row cave_in/ESW{2,3}%; row plain/EW").refused("0 dig N", "ST-RISK-06")
    cave(ENGINEER + "cave 0 1; row cave_in/ESW{2,3}%; row plain/EW*N").say("0 dig N").see("tile @0,1 cave_in/ESW{2,3}*S")


# --- Ropes and hiding ---------------------------------------------------------------------------------

CLIFFS = ENGINEER + "cave 0 0; row start/NESW slide/EW^E ledge/EW^E plain/NESW; "


@pytest.mark.rules("ST-RISK-08", "ST-RISK-10", "ST-RISK-13")
@pytest.mark.parametrize("tile", ["ledge", "slide"])
def test_a_rope_takes_a_test(tile: str) -> None:
    """For 2 action points and with a 4 or more a rope comes to lie where one stands; a failure costs nothing else."""
    lines = ENGINEER + f"cave 0 1; row {tile}/NS^N; row start/NESW; "
    lines = lines.replace("engineer @0,0", "engineer @0,1")
    t = cave(lines + "dice 4").say("0 rope").see(f"tile @0,1 {tile}/NS^N=", "points 0", "health 0 3", "event roped seat=0 at=0,1")
    t.see("event rolled seat=0 die=4 success=yes why=rope_test", "events rolled 1")
    t = cave(lines + "dice 3").say("0 rope").see(f"tile @0,1 {tile}/NS^N", "points 0", "health 0 3", "no event roped")
    t.see("asked 0 act", "event rolled seat=0 die=3 success=no why=rope_test")
    cave(lines + "points 1").refused("0 rope", "ST-AP-02").say("0 exert").can("0 rope")


@pytest.mark.rules("ST-RISK-08")
def test_a_rope_needs_a_ledge_or_a_slide() -> None:
    """On any other tile, and beside a Ledge or Slide, no rope is secured."""
    for tile in ("start/NESW", "plain/NESW", "water/NESW", "gas/NEW", "horror/N", "squeeze/NS", "rough/NESW",
                 "cave_in/NE{3,6}", "exit/N"):
        cave(ENGINEER + f"cave 0 1; row ledge/NS^N; row {tile}").refused("0 rope", "ST-RISK-08")


@pytest.mark.rules("ST-R-16")
def test_one_rope_and_one_hiding_a_turn() -> None:
    """Neither is tried twice in a turn, whether the first try failed, succeeded or needed no die."""
    on_slide = CLIFFS.replace("engineer @0,0", "engineer @1,0")
    cave(on_slide + "dice 3").say("0 exert; 0 rope").see("points 1").refused("0 rope", "ST-R-16")
    cave(on_slide + "dice 4").say("0 exert; 0 rope").see("points 1").refused("0 rope", "ST-R-17")
    for die in (3, 4): cave(CLIFFS + f"dice {die}").say("0 exert; 0 hide").see("points 1").refused("0 hide", "ST-R-16")
    cave(CLIFFS.replace("engineer @0,0", "engineer @0,0 hid 2")).say("0 exert; 0 hide").refused("0 hide", "ST-R-16")
    t = cave(on_slide + "dice 3 3").say("0 exert; 0 hide").refused("0 rope", "ST-AP-02").say("0 end; 1 end; 1 end")
    t.can("0 rope", "0 hide")


@pytest.mark.rules("ST-R-17")
def test_nothing_is_done_for_nothing() -> None:
    """No second rope for a tile and no digging without Debris; but anybody may hide, even for nothing."""
    lines = ENGINEER + "cave 0 1; row ledge/NS^N=; row start/NESW"
    t = cave(lines.replace("engineer @0,0", "engineer @0,1")).refused("0 rope", "ST-R-17")
    for spot in ("N", "E", "S", "W", "here"): t.refused(f"0 dig {spot}", "ST-R-17")
    t = cave("seats 4; explorer 0 scout @0,0; explorer 1 medic @0,1; active 0; cave 0 1; row exit/S; row start/NESW; dice 4 4")
    t.say("0 hide").see("hidden 0 yes").say("0 end; 1 hide").see("hidden 1 yes")


HUNTED = "seats 4; explorer 0 engineer @0,0; explorer 1 leader @4,0; explorer 2 bodyguard @0,0 health 0; explorer 3 scout @0,0 " \
         "health 0; active 0; horror @1,0; cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW; "


@pytest.mark.rules("ST-RISK-09", "ST-RISK-10", "ST-RISK-13")
def test_hiding_takes_a_test() -> None:
    """For 2 action points and with a 4 or more nobody is any Horror's victim; a failure costs nothing else."""
    t = cave(HUNTED + "hazards flood; dice 4").say("0 hide").see("hidden 0 yes", "points 0", "health 0 3", "event hid seat=0")
    t.see("event rolled seat=0 die=4 success=yes why=hide_test").say("0 end; 1 end")
    t.see("horrors @2,0", "event horror_moved seat=1 at=2,0", "health 0 3")
    t = cave(HUNTED + "hazards flood; dice 3").say("0 hide").see("hidden 0 no", "points 0", "health 0 3", "no event hid")
    t.see("event rolled seat=0 die=3 success=no why=hide_test").say("0 end; 1 end")
    t.see("horrors @0,0", "event horror_moved seat=0 at=0,0", "health 0 0")
    cave(HUNTED.replace("@1,0", "@3,0")).say("0 move E").refused("0 hide", "ST-AP-02").say("0 exert").can("0 hide")


@pytest.mark.rules("ST-RISK-09", "ST-RISK-14")
def test_hiding_lasts_for_the_round() -> None:
    """It covers the Horror phase and a Horror card; when the round ends, it is over."""
    t = cave(HUNTED + "hazards horror flood; dice 6").say("0 hide; 0 end; 1 end")
    t.see("events horror_moved 2", "horrors @3,0", "health 0 3", "round 2", "hidden 0 no", "active 1")
    t = cave(HUNTED.replace("@4,0", "@4,0 health 0").replace("scout @0,0 health 0", "scout @3,0") + "hazards flood; dice 6")
    t.say("0 hide; 0 end; 3 end").see("event horror_left at=1,0 why=no_victim", "hidden 0 no", "round 2")


@pytest.mark.rules("ST-RISK-12")
def test_the_third_hiding_needs_no_die() -> None:
    """After two own turns with a try the third succeeds by itself, and so does the fourth."""
    t = cave(CORRIDOR + "; dice 2 3").say("0 hide; 0 end; 1 end").see("events rolled 1", "round 2").say("1 end; 0 hide")
    t.see("events rolled 2", "hidden 0 no").say("0 end").see("round 3").say("0 hide")
    t.see("events rolled 2", "hidden 0 yes", "points 0", "event hid seat=0").say("0 end; 1 end").see("round 4").say("0 hide")
    t.see("events rolled 2", "hidden 0 yes", "events hid 2", "points 0")


@pytest.mark.rules("ST-RISK-12")
def test_a_turn_without_hiding_breaks_the_row() -> None:
    """A try counts whatever came of it; after an own turn without one the count begins again."""
    t = cave(CORRIDOR + "; dice 5 3").say("0 hide; 0 end; 1 end; 1 end; 0 hide; 0 end; 0 hide")
    t.see("events rolled 2", "hidden 0 yes")
    t = cave(CORRIDOR + "; dice 3 3 3 3").say("0 hide; 0 end; 1 end; 1 end; 0 hide; 0 end; 0 end; 1 end; 0 hide")
    t.see("round 4", "events rolled 3", "hidden 0 no")


@pytest.mark.rules("ST-RISK-12")
def test_where_only_failures_count() -> None:
    """With third_try = failed_attempts a success begins the count of hidings again."""
    lines = CORRIDOR + "; option third_try failed_attempts; dice "
    cave(lines + "5 3 2").say("0 hide; 0 end; 1 end; 1 end; 0 hide; 0 end; 0 hide").see("events rolled 3", "hidden 0 no")
    t = cave(lines + "3 3 2").say("0 hide; 0 end; 1 end; 1 end; 0 hide; 0 end; 0 hide").see("events rolled 2", "hidden 0 yes")
    t.say("0 end; 1 end; 0 hide").see("events rolled 3", "hidden 0 no")


@pytest.mark.rules("ST-RISK-11")
def test_the_third_rope_needs_no_die() -> None:
    """After two own turns with a try the third succeeds by itself, on whatever Ledge or Slide, and so does the fourth."""
    lines = CLIFFS.replace("engineer @0,0", "engineer @2,0") + "dice 2 3 6 6 6"
    t = cave(lines).say("0 rope; 0 end; 1 end; 1 end; 0 rope").see("events rolled 2", "no event roped")
    t.say("0 exert; 0 move W").see("event rolled why=exert_test", "events rolled 3", "round 3", "at 0 @1,0")
    t.say("0 exert; 0 rope").see("events rolled 3", "tile @1,0 slide/EW^E=", "points 1").say("0 move E").see("events rolled 4")
    t.say("1 end").see("round 4").say("0 rope").see("events rolled 4", "tile @2,0 ledge/EW^E=", "events roped 2")


@pytest.mark.rules("ST-RISK-11")
def test_a_turn_without_a_rope_breaks_the_row() -> None:
    """A success counts as a try; an own turn without one, or with third_try = failed_attempts a success, does not."""
    lines = CLIFFS.replace("engineer @0,0", "engineer @2,0") + "dice "
    t = cave(lines + "2 3 1").say("0 rope; 0 end; 1 end; 1 end; 0 end; 0 rope").see("events rolled 2").say("0 end; 1 end; 0 rope")
    t.see("events rolled 3", "no event roped")
    row = "0 exert; 0 rope; 0 move W; 1 end; 1 end; 0 rope; 0 end; 0 rope"
    cave(lines + "5 6 2").say(row).see("events rolled 3", "tile @2,0 ledge/EW^E=", "tile @1,0 slide/EW^E=")
    cave("option third_try failed_attempts;" + lines + "5 6 2 3").say(row).see("events rolled 4", "tile @1,0 slide/EW^E")


# --- Leaving and crossing -----------------------------------------------------------------------------

@pytest.mark.rules("ST-RISK-15", "ST-R-30", "ST-TILE-15")
@pytest.mark.parametrize("tile", ["water/NEW~", "water/NESW~", "cave_in/NEW{2,3}%", "cave_in/NE{3,6}%", "squeeze/EW"])
def test_leaving_takes_no_risky_action(tile: str) -> None:
    """From a flooded tile, from Debris and from a Squeeze one walks, runs and reveals as from anywhere else."""
    t = cave(ENGINEER + f"cave 0 0; row {tile} plain/NESW; stack plain-cross").can("0 move E", "0 run E", "0 hide")
    t.say("0 move E").see("at 0 @1,0", "points 1")
    there = "N" if "N" in tile else "W"
    t = cave(ENGINEER + f"cave 0 0; row {tile} plain/NESW; stack plain-cross").say(f"0 explore {there}")
    t.see(f"at 0 @{'0,1' if there == 'N' else '-1,0'}", "points 1")


@pytest.mark.rules("ST-R-30")
def test_life_goes_on_under_debris() -> None:
    """On a tile with Debris one may stay, heal, reveal and explore, and dig that very tile."""
    lines = ENGINEER + "cave 0 0; row cave_in/NEW{2,3}%; stack plain-cross plain-cross"
    t = cave(lines).can("0 heal 2", "0 reveal N", "0 explore E", "0 hide", "0 dig here", "0 end")
    t.say("0 reveal N; 0 end").see("at 0 @0,0", "health 0 3", "tile @0,0 cave_in/NEW{2,3}%")
    cave(lines).say("0 dig here").see("tile @0,0 cave_in/NEW{2,3}", "points 0")


@pytest.mark.rules("ST-R-28")
def test_only_leaving_takes_a_rope() -> None:
    """A Ledge is not left over its edge nor a Slide up again; the other way, and in from either end, one goes freely."""
    ledge = ENGINEER + "cave 0 2; row plain/NESW; row ledge/NS^N; row start/NESW"
    t = cave(ledge).say("0 move N").see("at 0 @0,1").refused("0 move N", "ST-TILE-22").refused("0 run N", "ST-TILE-22")
    t.refused("0 reveal N", "ST-R-19").say("0 move S").see("at 0 @0,0")
    cave(ledge.replace("engineer @0,0", "engineer @0,2")).say("0 run S; 0 step S").see("at 0 @0,0").can("0 step N")
    slide = ledge.replace("ledge", "slide")
    cave(slide).say("0 run N; 0 step N").see("at 0 @0,2").can("0 step S")
    t = cave(slide.replace("engineer @0,0", "engineer @0,2")).say("0 move S").see("at 0 @0,1").refused("0 move S", "ST-TILE-24")
    t.refused("0 run S", "ST-TILE-24").say("0 move N").see("at 0 @0,2")


@pytest.mark.rules("ST-R-28", "ST-TILE-22")
def test_over_the_edge_nothing_is_revealed() -> None:
    """Without a rope nobody on a Ledge reveals or explores over its edge; on a Slide, on along the arrow, anybody does."""
    lines = ENGINEER.replace("@0,0;", "@0,1;", 1) + "cave 0 1; row {}; row start/NESW; stack plain-cross"
    t = cave(lines.format("ledge/NS^N")).refused("0 reveal N", "ST-TILE-22").refused("0 explore N", "ST-TILE-22")
    t.refused("0 move N", "ST-ACT-04").can("0 move S")
    cave(lines.format("ledge/NS^N=")).can("0 reveal N").say("0 explore N").see("at 0 @0,2")
    cave(lines.format("slide/NS^N")).can("0 reveal N").say("0 explore N").see("at 0 @0,2")


@pytest.mark.rules("ST-R-28")
def test_anybody_on_the_tile_secures_it() -> None:
    """A rope may be secured from wherever one came: by whoever came down the Ledge, or up to the edge."""
    for at, side in (("0,0", "N"), ("0,2", "S")):
        lines = ENGINEER.replace("engineer @0,0", f"engineer @{at}") + "dice 4 6; "
        t = cave(lines + "cave 0 2; row plain/NESW; row ledge/NS^N; row start/NESW")
        t.say(f"0 exert; 0 move {side}; 0 rope").see("at 0 @0,1", "tile @0,1 ledge/NS^N=")


@pytest.mark.rules("ST-R-28")
def test_where_coming_down_takes_a_rope_too() -> None:
    """With ledge_crossing = both a Ledge is not entered over its edge without a rope; from elsewhere, and a Slide, it is."""
    lines = ENGINEER.replace("engineer @0,0", "engineer @0,2") + "option ledge_crossing both; cave 0 2; row plain/NESW {}; " \
        "row {} {}; row start/NESW plain/NESW"
    t = cave(lines.format("water/NESW~", "ledge/NS^N", "."))
    for step in ("move", "run", "swim", "squeeze"): t.refused(f"0 {step} S", "ST-R-28")
    t.can("0 swim E")
    cave(lines.format(".", "ledge/NS^N=", ".")).say("0 run S; 0 step S").see("at 0 @0,0")
    cave(lines.format(".", "slide/NS^S", ".")).say("0 run S").refused("0 step N", "ST-TILE-24").say("0 step S").see("at 0 @0,0")
    cave(lines.format(".", "ledge/NS^S", ".")).say("0 move S").see("at 0 @0,1").refused("0 move S", "ST-TILE-22")
    t = cave(lines.format("plain/NESW", "ledge/NS^N*E", "plain/NESW")).say("0 run E; 0 step S; 0 step W").see("at 0 @0,1")
    t.say("0 exert").refused("0 move N", "ST-TILE-22").can("0 move E", "0 move S")
    cave(lines.format(".", "ledge/NS^N", ".").replace("engineer @0,2", "engineer @0,0")).say("0 move N").see("at 0 @0,1")
    cave(lines.format("plain/NESW", "ledge/NS^N", ".")).say("0 run E; 0 step W").refused("0 step S", "ST-R-28").can("0 stop")


@pytest.mark.rules("ST-R-29", "ST-TILE-22", "ST-TILE-24")
@pytest.mark.parametrize("cliff, rule", [("ledge/NS^N", "ST-TILE-22"), ("slide/NS^S", "ST-TILE-24")])
def test_a_cliff_stops_every_kind_of_step(cliff: str, rule: str) -> None:
    """Without a rope neither Swim nor Squeeze Through, Run or Dash leads over it, and no Agile leg; with one all do."""
    lines = ENGINEER + "cave 0 1; row {}; row " + cliff + "{}; row start/NESW"
    steps = [("water/NESW~", "swim", "engineer"), ("squeeze/NS", "squeeze", "engineer"), ("plain/NESW", "run", "engineer"),
             ("plain/NESW", "dash", "medic"), ("plain/NESW", "move", "bodyguard"), ("squeeze/NS", "move", "climber"),
             ("cave_in/ESW{2,3}%", "move", "climber"), ("water/NESW~", "move", "diver")]
    for tile, step, who in steps:
        here = lines.replace("bodyguard", "geologist").replace("engineer", who)
        cave(here.format(tile, "")).refused(f"0 {step} N", rule).can("0 move S")
        cave(here.format(tile, "=")).say(f"0 {step} N").see("at 0 @0,1")
    cave(lines.format("plain/NESW", "")).say("0 run S; 0 step N").refused("0 step N", rule).can("0 step S", "0 stop")


@pytest.mark.rules("ST-R-29")
def test_a_blasted_side_is_no_cliff() -> None:
    """The long walls of a Ledge or Slide, once blasted, are crossed freely, out and in."""
    for cliff in ("ledge/NS^N", "slide/NS^N", "ledge/NS^S", "slide/NS^S"):
        t = cave(ENGINEER + f"cave -1 0; row plain/NS {cliff}*EW; stack plain-cross").say("0 move W").see("at 0 @-1,0")
        t.say("0 move E").see("at 0 @0,0").say("0 exert; 0 explore E").see("at 0 @1,0")


@pytest.mark.rules("ST-R-29")
def test_digging_reaches_over_a_cliff() -> None:
    """Dig and Excavate clear what lies beyond an edge that nobody can cross."""
    for cliff, rule in (("ledge/NS^N", "ST-TILE-22"), ("slide/NS^S", "ST-TILE-24")):
        lines = ENGINEER + f"cave 0 1; row cave_in/ESW{{2,3}}%; row {cliff}"
        cave(lines).say("0 dig N").see("tile @0,1 cave_in/ESW{2,3}", "points 0").say("0 exert").refused("0 move N", rule)
        cave(lines.replace("engineer", "geologist")).say("0 excavate N").see("tile @0,1 cave_in/ESW{2,3}", "points 1")


@pytest.mark.rules("ST-R-33")
def test_a_tile_holds_any_number() -> None:
    """All six stand and lie on one tile, and nobody is kept from joining them."""
    t = cave("seats 6; explorer 0 engineer @0,0; explorer 1 leader @0,1; explorer 2 medic @0,1 health 0; explorer 3 scout @0,1; "
             "explorer 4 climber @0,1; explorer 5 bodyguard @0,1 health 0; cave 0 1; row squeeze/NS; row start/NESW; active 0")
    t.say("0 squeeze N").see(*[f"at {s} @0,1" for s in range(6)], "no event lost").say("0 end; 1 move S; 1 exert; 1 squeeze N")
    t.see(*[f"at {s} @0,1" for s in range(6)])
