"""What Scenes and Powers do, and all that is always on: every effect the content knows, on real cards and on changed ones."""
from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from kit import Table, town
from penombra import find, load
from penombra.content import Trial
from penombra.core.scenario import Scenario

LAB = "stack lab_1 1 1 1; stack lab_2 1 1 1; stack lab_3 1 1 1"  # no empty slot: one Scene in Act 1
BARE = f"hand 0 1 2; hand 1 1 2; {LAB}; stage scenes"
ONE = f"active 0; {BARE}"
HERE = f"seats 2; person 0 lucas police; person 1 mike wheeler; {ONE}"
THERE = f"seats 2; option season 2; person 0 lucas police; person 1 mike wheeler; {ONE}"
WILL = {1: "stack will_castle 5 5", 2: "stack will_1 5 5"}


def power(slot: str, lines: str, season: int = 1, seats: int = 2) -> Table:
    """Mike, somewhere in Hawkins without a Foe, beats the stack of a Power."""
    quiet = "option ignore_limit whole_total"
    return town(f"seats {seats}; option season {season}; {quiet}; person 0 mike main; active 0; stage act; hand 0 1; hand 1 1;"
                f"{WILL[season]}; stack {slot} 0; {lines}").say("0 do help_eleven")


def changed(changes: dict[tuple[str, str, str], Any], lines: str) -> Table:
    """A table of other content: table, row and key, and what stands there."""
    tables = deepcopy(load("upside_down").tables)
    for (table, row, key), value in changes.items(): tables[table][row][key] = value
    text = "\n".join(row.strip() for row in lines.replace(";", "\n").splitlines())
    trial, t = Trial(tables), Table.__new__(Table)
    head = f"penombra scenario 1\ngame upside_down\n{text}\nscript\nexpect running\n"
    t.scenario = Scenario(find("upside_down").of(trial), head, trial)
    t.m = t.scenario.match
    return t


def scene(*effects: dict[str, Any], lines: str = HERE) -> Table:
    """A Scene with other effects is revealed."""
    return changed({("scenes", "split_up", "effects"): list(effects)}, f"{lines}; next scene split_up")


# --- Foes move ------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-70", "UD-PROC-12", "UD-R-72")
def test_the_hunt() -> None:
    """The Demogorgon goes up to two roads towards the nearest Character and stops there; who is with it then gains 1 Fear,
    and has no Fight before the own turn."""
    t = town(f"seats 2; person 0 mike wheeler; person 1 lucas school; {ONE}; foe demogorgon u_school; next scene hunt")
    t.see("foe demogorgon school", "event foe_moved from=u_school at=school path=u_school,school", "fear 0 0", "fear 1 1")
    t.see("asked 1 spend", "no event action").say("1 spend none").can("1 stop", "1 go main")
    t = town(f"seats 2; person 0 mike castle; person 1 nancy castle; {ONE}; foe demogorgon school; next scene hunt")
    t.see("foe demogorgon byers", "fear 0 0", "fear 1 0")                # two roads, as near as it comes
    t = town(f"{HERE}; foe demogorgon police; foe patrol_1 wheeler; next scene hunt").see("no event foe_moved", "fear 0 1")
    t.see("fear 1 0")                                            # a Patrol is no Demogorgon


@pytest.mark.rules("UD-R-71", "UD-PROC-12")
def test_a_foe_at_its_target_stays() -> None:
    """It does not move, and the rest of the card is carried out all the same."""
    for card in ("hunt", "scent_of_blood"):
        t = town(f"seats 2; person 0 mike wheeler; person 1 lucas lab 3; {ONE}; foe demogorgon lab; next scene {card}")
        t.see("no event foe_moved", "foe demogorgon lab", "fear 1 4", "fear 0 0")


@pytest.mark.rules("UD-R-70", "UD-SCENE-03", "UD-PROC-12")
def test_ties_are_broken_by_the_active_player() -> None:
    """Of two Characters as near, and of several shortest ways, the active player takes one; with auto the lowest does."""
    lines = f"seats 2; person 0 lucas police; person 1 mike castle; {BARE}; active 1; foe demogorgon wheeler; next scene hunt"
    t = town(lines).see("asked 1 which_prey", "options 1 target 0, target 1").say("1 target 1")
    t.see("foe demogorgon castle", "fear 1 1")
    town(f"{lines}; option tie_choices auto").see("foe demogorgon police", "fear 0 1", "asked 0 spend")
    lines = f"seats 2; person 0 lucas castle; person 1 mike castle; {BARE}; active 1; foe demogorgon u_school; next scene hunt"
    t = town(lines).see("asked 1 way_ends", "options 1 place lab, place u_castle")
    t.say("1 place u_castle").see("foe demogorgon u_castle", "fear 0 0")
    town(f"{lines}; option tie_choices auto").see("foe demogorgon lab", "asked 0 spend")
    lines = f"seats 2; person 0 lucas castle; person 1 mike lab; {BARE}; active 1; foe demogorgon u_castle; next scene hunt"
    town(lines).see("foe demogorgon castle", "fear 0 1")                  # one road against two: no tie


@pytest.mark.rules("UD-R-70", "UD-SCENE-05")
def test_scent_of_blood() -> None:
    """It goes up to three roads towards whoever has most Fear, however far; who is with it gains 1 Fear and loses a card."""
    people = "person 0 lucas school 2; person 1 mike byers 5; person 2 nancy byers 1"
    lines = f"seats 3; {people}; {ONE}; hand 2 1 3; foe demogorgon police; next scene scent_of_blood"
    t = town(lines).see("foe demogorgon byers", "fear 0 2", "fear 1 6", "fear 2 2", "asked 0 lose_card").say("0 discard 2")
    t.see("hand 1 1", "asked 0 lose_card").say("0 discard 1").see("hand 2 3", "pile discard = 1 2", "hand 0 1 2", "asked 1 spend")
    tied = town(lines.replace("school 2", "school 5")).see("asked 0 which_prey", "options 0 target 0, target 1")
    tied.say("0 target 0").see("foe demogorgon school", "fear 0 6", "fear 1 5")


@pytest.mark.rules("UD-R-73", "UD-R-74")
def test_who_picks_what_is_discarded() -> None:
    """By default the active player picks the card, with the other option its owner; an empty hand loses nothing and stays so."""
    t = town(f"{HERE}; next scene panic").see("asked 0 lose_card").say("0 discard 1").see("hand 0 2", "asked 0 lose_card")
    t.say("0 discard 2").see("hand 1 1", "pile discard = 1 2")
    t = town(f"{HERE}; option scene_discard_by owner; next scene panic").see("asked 0 lose_card").say("0 discard 1")
    t.see("asked 1 lose_card").say("1 discard 1").see("hand 1 2")
    t = town(f"seats 3; active 0; hand 0 3 3; hand 1; hand 2 1; {LAB}; stage scenes; next scene panic flickering_lights")
    t.see("events lost_card 2", "hand 0 3", "hand 1 ", "hand 2 ", "asked 1 walk")


@pytest.mark.rules("UD-PROC-12", "UD-R-70")
def test_unmarked_vans() -> None:
    """Each Patrol goes up to two roads towards the Character nearest to it; who is with one then loses a card."""
    t = town(f"{HERE}; foe patrol_1 castle; foe patrol_2 lab; next scene unmarked_vans")
    t.see("foe patrol_1 wheeler", "foe patrol_2 police", "fear 0 0", "asked 0 lose_card").say("0 discard 1; 0 discard 1")
    t.see("hand 0 2", "hand 1 2")
    t = town(f"{HERE}; foe patrol_1 castle; foe patrol_2 u_lab; next scene unmarked_vans").see("asked 0 which_prey")
    t.say("0 target 0").see("foe patrol_1 wheeler", "foe patrol_2 scrap", "hand 0 1 2")


@pytest.mark.rules("UD-PROC-12", "UD-R-70", "UD-R-71")
def test_roadblock() -> None:
    """The Patrol nearest to Main Street goes all the way there; of two as near the active player takes one."""
    t = town(f"{HERE}; foe patrol_1 lab; foe patrol_2 byers; next scene roadblock").see("foe patrol_1 lab", "foe patrol_2 main")
    t.see("event foe_moved figure=patrol_2 path=byers,wheeler,main")
    tie = f"{HERE}; foe patrol_1 castle; foe patrol_2 u_lab; next scene roadblock"
    t = town(tie).see("asked 0 which_foe", "options 0 figure patrol_1, figure patrol_2").say("0 figure patrol_2")
    t.see("foe patrol_1 castle", "foe patrol_2 main")
    town(f"{tie}; option tie_choices auto").see("foe patrol_1 main", "foe patrol_2 u_lab")
    town(f"{HERE}; foe patrol_1 main; foe patrol_2 scrap; next scene roadblock").see("no event foe_moved", "asked 1 spend")
    town(f"{HERE}; foe patrol_1 gone; foe patrol_2 u_lab; next scene roadblock").see("foe patrol_2 main", "foe patrol_1 gone")
    town(f"{HERE}; foe patrol_1 gone; foe patrol_2 gone; next scene roadblock").see("no event foe_moved", "asked 1 spend")


@pytest.mark.rules("UD-PROC-12", "UD-R-72", "UD-FOE-05")
def test_hard_questions() -> None:
    """Each Character beside a Patrol gains 2 Fear; only if there is none, the Patrols go one road, and that scares nobody."""
    t = town(f"{HERE}; foe patrol_1 police; foe patrol_2 u_lab; next scene hard_questions").see("fear 0 2", "fear 1 0")
    t.see("no event foe_moved")
    t = town(f"seats 2; person 0 lucas scrap; person 1 mike byers; {ONE}; foe patrol_1 castle; foe patrol_2 u_lab;"
             "next scene hard_questions").see("foe patrol_1 byers", "foe patrol_2 lab", "fear 0 0", "fear 1 0", "no event scared")


@pytest.mark.rules("UD-SCENE-03", "UD-PROC-12")
def test_the_pack() -> None:
    """Each Demodog goes one road towards the Character nearest to it; everybody who is with one then gains 1 Fear."""
    t = town(f"seats 2; option season 2; person 0 lucas school; person 1 mike west; {ONE}; next scene the_pack;"
             "foe demodog_1 east; foe demodog_2 gate; foe demodog_3 off")
    t.see("foe demodog_1 school", "foe demodog_2 nest", "foe demodog_3 off", "fear 0 1", "fear 1 0", "events foe_moved 2")


# --- Fear -------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-05", "UD-SCENE-02")
def test_whom_a_scene_scares() -> None:
    """The active one, all of one half, all who are alone, all beside a Foe: each card scares those it names, by 1."""
    lines = f"seats 3; person 0 lucas u_lab; person 1 mike police; person 2 nancy police; {BARE}; active 1"
    for card, fear in (("flickering_lights", "010"), ("toxic_air", "100"), ("split_up", "100")):
        town(f"{lines}; next scene {card}").see(*(f"fear {s} {many}" for s, many in enumerate(fear)), "asked 2 walk")
    town(f"{lines}; foe demogorgon u_lab; next scene end_of_day").see("fear 0 1", "fear 1 0", "fear 2 0")


@pytest.mark.rules("UD-R-15", "UD-ALLY-07")
def test_jonathan_is_company() -> None:
    """With Jonathan his owner is not alone, with another Ally one is; he has no Fear and no hand of his own."""
    lines = f"seats 2; person 0 lucas police; person 1 mike wheeler; {ONE}; next scene split_up"
    town(f"{lines}; ally jonathan_byers owned 0").see("fear 0 0", "fear 1 1")
    town(f"{lines}; ally steve_harrington owned 0").see("fear 0 1", "fear 1 1")
    town(f"{THERE}; ally jonathan_byers owned 1; next scene split_up").see("fear 0 1", "fear 1 0")
    town(f"{THERE}; ally jonathan_byers owned 1; stack vines_west 2 2 2 2; next scene growing_vines").see("events scared 2")
    town(f"{HERE.replace('1 2;', '1;')}; ally jonathan_byers owned 1; next scene panic").see("events lost_card 2")


@pytest.mark.rules("UD-R-75", "UD-PROC-05")
def test_hopper_shields_others() -> None:
    """Others in Hopper's Location gain 1 less from each Fear event of a Scene; not himself, nor elsewhere, nor from what else
    scares."""
    lines = f"seats 3; person 0 hopper police; person 1 mike police; person 2 nancy wheeler; {BARE}; hand 2 1"
    t = town(f"{lines}; active 1; foe patrol_1 police; foe patrol_2 wheeler; next scene hard_questions")
    t.see("fear 0 2", "fear 1 1", "fear 2 2")
    town(f"{lines}; active 1; next scene flickering_lights").see("fear 1 0", "no event scared")
    season = lines.replace("seats 3", "seats 3; option season 2").replace("police", "patch")
    t = town(f"{season}; active 0; stack vines_west 2 2 2 2; stack vines_east 3 3 3 3; next scene growing_vines")
    t.see("fear 0 2", "fear 1 0", "fear 2 2", "events overflow 2")
    road = town("seats 2; person 0 hopper u_lab; person 1 mike u_lab; active 1; hand 1 3; stage move").say("1 spend none")
    road.say("1 go u_school").see("fear 1 1")
    quiet = "seats 2; option ignore_limit whole_total; person 0 hopper u_school; person 1 mike u_school; active 1; stage act"
    town(f"{quiet}; hand 1 1; stack will_school 1 1").say("1 do rescue_will").see("fear 1 1", "event scared why=failure")


@pytest.mark.rules("UD-PROC-13", "UD-R-35", "UD-END-02")
def test_a_scene_stops_when_somebody_is_terrified() -> None:
    """The first one whose Fear reaches the last space ends the game: what the Scene would do after that is not done."""
    t = town(f"seats 2; person 0 lucas police 8; person 1 mike police 8; {BARE}; active 1; foe demogorgon police;"
             "next scene scent_of_blood").see("over UD-END-02", "fear 1 9", "fear 0 8", "no event lost_card")
    t = town(f"seats 2; option season 2; person 0 lucas police 8; person 1 mike main 8; {ONE}; stack vines_west 2 2 2 2;"
             "stack vines_east 3 3 3 3; next scene growing_vines")
    t.see("over UD-END-02", "events overflow 1", "fear 0 9", "fear 1 8")


@pytest.mark.rules("UD-PROC-04", "UD-PROC-05")
def test_hive_mind() -> None:
    """The active player gains 1 Fear for each stack of Vines, however high it is."""
    for vines, fear in (("", 0), ("stack vines_west 1 1", 1), ("stack vines_west 1; stack vines_nest 2; stack vines_east 3", 3)):
        town(f"{THERE}; {vines}; next scene hive_mind").see(f"fear 0 {fear}", "fear 1 0")


# --- Stacks -------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-03", "UD-R-60", "UD-STK-07")
def test_it_is_not_alone() -> None:
    """A facedown stack of three comes into an empty slot; if all eight are full, the active player gains 1 Fear instead."""
    t = town(f"{HERE}; stack demogorgon_1 2; next scene not_alone; next token 4 0 demogorgon")
    t.see("stack demogorgon_2 4 0 demogorgon")
    t.see("stack demogorgon_1 2", "event placed slot=demogorgon_2 many=3 bottom=no", "fear 0 0")
    eight = "; ".join(f"stack demogorgon_{n} 2" for n in range(1, 9))
    t = town(f"{HERE}; {eight}; next scene not_alone").see("fear 0 1", "fear 1 0", "no event placed")


@pytest.mark.rules("UD-PROC-02", "UD-R-55", "UD-R-56")
def test_wounds_close() -> None:
    """The two smallest Demogorgon stacks get a token each, chosen among equals; beyond four all are scared, once a stack."""
    t = town(f"{HERE}; stack demogorgon_1 1 1; stack demogorgon_3 2; stack demogorgon_4 3 3 3; next scene wounds_close;"
             "next token 5 0").see("stack demogorgon_1 1 1 5", "stack demogorgon_3 2 0", "stack demogorgon_4 3 3 3")
    t = town(f"{HERE}; stack demogorgon_1 1; stack demogorgon_2 2; stack demogorgon_3 3; next scene wounds_close")
    t.see("asked 0 which_smallest", "options 0 stack demogorgon_1, stack demogorgon_2, stack demogorgon_3")
    t.say("0 stack demogorgon_3").see("options 0 stack demogorgon_1, stack demogorgon_2").say("0 stack demogorgon_1")
    t.see("size demogorgon_1 2", "size demogorgon_2 1", "size demogorgon_3 2")
    town(f"{HERE}; stack demogorgon_1 1; next scene wounds_close").see("size demogorgon_1 2", "events placed 1", "asked 1 spend")
    t = town(f"{HERE}; stack demogorgon_1 1 1 1 1; stack demogorgon_2 2 2 2 2; next scene wounds_close")
    t.see("events overflow 2", "fear 0 2", "fear 1 2", "events scared 4", "no event placed")
    town(f"{HERE}; next scene wounds_close").see("asked 1 spend", "no event placed", "fear 0 0")


@pytest.mark.rules("UD-PROC-02", "UD-PROC-03", "UD-R-57")
def test_growing_vines() -> None:
    """Each stack of Vines gets a token: on top, or below a top that lies open; too many scare all; an empty slot gets none."""
    t = town(f"{THERE}; stack vines_west 2 2 2 2; stack vines_east ^1; next scene growing_vines; next token 3")
    t.see("fear 0 1", "fear 1 1", "stack vines_west 2 2 2 2", "stack vines_east 3 ^1", "stack vines_nest empty")
    t.see("events overflow 1")
    t = town(f"{THERE}; stack vines_nest 4; next scene growing_vines; next token 0").see("stack vines_nest 4 0", "fear 0 0")


@pytest.mark.rules("UD-PROC-02", "UD-R-59", "UD-STK-05")
def test_the_pool_is_too_small() -> None:
    """What is there is placed, and the active player says where first; only tokens beyond four scare, even with no pool."""
    lines = f"{THERE}; next scene growing_vines; stack vines_west 2; stack vines_nest 2"
    t = town(f"{lines}; pool 3").see("asked 0 which_first", "options 0 stack vines_nest, stack vines_west")
    t.say("0 stack vines_west")
    t.see("stack vines_west 2 3", "stack vines_nest 2", "fear 0 0")
    t = town(f"{THERE}; next scene growing_vines; stack vines_west 2 2 2 2; pool")
    t.see("fear 0 1", "fear 1 1", "size vines_west 4")
    t = town(f"{THERE}; next scene new_shoots; pool").see("stack vines_nest empty", "fear 0 0")
    t = town(f"{THERE}; next scene new_shoots; pool 5").see("stack vines_nest 5")
    t = town(f"{THERE}; next scene spawn_school; pool").see("foe demodog_1 off", "stack demodogs_1 empty", "no event spawned")


@pytest.mark.rules("UD-PROC-03", "UD-R-60")
def test_new_shoots() -> None:
    """A stack of two in the first empty slot of Nest, Eastern and Western Tunnels; if none is empty the smallest grows."""
    for there, slot in (("", "nest"), ("stack vines_nest 1", "east"), ("stack vines_nest 1; stack vines_east 1", "west")):
        town(f"{THERE}; {there}; next scene new_shoots; next token 0 5").see(f"stack vines_{slot} 0 5")
    full = "stack vines_nest 1 1; stack vines_east 2; stack vines_west 3 3"
    town(f"{THERE}; {full}; next scene new_shoots; next token 0").see("stack vines_east 2 0", "size vines_west 2")
    town(f"{THERE}; {full.replace('2', '2 2')}; next scene new_shoots").see("asked 0 which_smallest")


@pytest.mark.rules("UD-PROC-03", "UD-R-60", "UD-R-55")
@pytest.mark.parametrize(("lines", "card"), [(HERE, "cover_up"), (THERE, "quarantine")])
def test_the_laboratory_is_filled_again(lines: str, card: str) -> None:
    """A stack of two in an empty Laboratory slot; if none is empty, one more token on a smallest stack, with what that costs."""
    t = town(f"{lines.replace('stack lab_2 1 1 1; ', '')}; next scene {card}").see("size lab_2 2", "size lab_1 3", "fear 0 0")
    t = town(f"{lines.replace('stack lab_2 1 1 1', 'stack lab_2 1 ^1')}; next scene {card}; next token 4")
    t.see("stack lab_2 4 1 ^1")
    four = lines.replace("1 1 1", "1 1 1 1")
    three = four.replace("stack lab_3 1 1 1 1", "stack lab_3 1 1").replace("stack lab_2 1 1 1 1", "stack lab_2 1 1")
    t = town(f"{three}; next scene {card}; next token 5").see("asked 0 which_smallest", "options 0 stack lab_2, stack lab_3")
    t.say("0 stack lab_3").see("fear 0 0", "size lab_3 3", "size lab_2 2")
    t = town(f"{four}; next scene {card}").see("asked 1 spend", "fear 0 1", "fear 1 1", "size lab_3 4", "events overflow 1")


@pytest.mark.rules("UD-PROC-02", "UD-SCENE-02")
@pytest.mark.parametrize(("lines", "card", "slots"), [
    (HERE, "out_of_air", ["will_school", "will_byers", "will_castle"]), (THERE, "shadows_grip", ["will_1", "will_2", "will_3"])])
def test_will_sinks_deeper(lines: str, card: str, slots: list[str]) -> None:
    """The smallest Rescue Will stack below four gets a token; if there is none, the active player gains 1 Fear."""
    a, b, c = slots
    t = town(f"{lines}; stack {a} 1 1 1 1; stack {b} 2 2 2; next scene {card}; next token 0")
    t.see(f"stack {b} 2 2 2 0", "fear 0 0")
    t = town(f"{lines}; stack {a} 1 1; stack {b} 2 2; stack {c} 3 3 3; next scene {card}").see("asked 0 which_smallest")
    assert sorted(t.options(0)) == sorted(f"stack {slot}" for slot in (a, b))
    for full in (f"stack {a} 1 1 1 1; stack {b} 2 2 2 2", ""):
        town(f"{lines}; {full}; next scene {card}").see("fear 0 1", "fear 1 0", "no event placed", "no event overflow")


@pytest.mark.rules("UD-PROC-02", "UD-R-55")
def test_the_gate_widens() -> None:
    """One token more on The Gate; if it is as high as it can be, everybody gains 1 Fear; once closed it stays so."""
    town(f"{THERE}; stack gate_1 1 2; next scene gate_widens; next token 5").see("stack gate_1 1 2 5", "fear 0 0")
    town(f"{THERE}; stack gate_1 1 2 3 4; next scene gate_widens").see("stack gate_1 1 2 3 4", "fear 0 1", "fear 1 1")
    town(f"{THERE}; next scene gate_widens").see("stack gate_1 empty", "fear 0 0", "asked 1 spend")


# --- Demodogs come --------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S2-SPAWN-01", "UD-S2-SPAWN-02", "UD-R-54")
@pytest.mark.parametrize("at", ["school", "byers", "patch", "nest", "lab"])
def test_spawning(at: str) -> None:
    """A Demodog comes with a stack of three, and who is there gains 1 Fear; if all four are out only the Fear is left."""
    lines = f"seats 2; option season 2; person 0 lucas {at}; person 1 mike main; {ONE}; foe demodog_2 gate; stack demodogs_3 1 1"
    t = town(f"{lines}; next scene spawn_{at}; next token 0 1 5").see(f"foe demodog_1 {at}", "stack demodogs_1 0 1 5", "fear 0 1")
    t.see("fear 1 0", f"event spawned figure=demodog_1 at={at} slot=demodogs_1", "foe demodog_3 off", "size demodogs_2 0")
    four = "foe demodog_1 west; foe demodog_3 east; foe demodog_4 nest; " \
           "stack demodogs_1 1; stack demodogs_2 1; stack demodogs_4 1"
    t = town(f"{lines}; {four}; next scene spawn_{at}").see("no event spawned", "no event placed", "fear 0 1", "fear 1 0")


@pytest.mark.rules("UD-SCENE-05", "UD-R-73")
def test_cornered() -> None:
    """Whoever is with a Demodog, or one road from it, loses a card; others do not."""
    people = "person 0 lucas nest; person 1 mike gate; person 2 nancy lab; person 3 joyce east"
    t = town(f"seats 4; option season 2; {people}; {ONE}; hand 2 1; hand 3 3 3; foe demodog_1 nest; foe demodog_2 off;"
             "next scene cornered").say("0 discard 2; 0 discard 1")
    t.see("hand 0 1", "hand 1 2", "hand 2 1", "hand 3 3")


# --- Powers and Allies are lost -------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-39", "UD-R-76", "UD-POW-05")
@pytest.mark.parametrize(("lines", "slots"), [(HERE, ["psionic", "void"]), (THERE, ["psionic2", "sever"])])
def test_nosebleed(lines: str, slots: list[str]) -> None:
    """The active player picks a Power that still has a stack: it is lost. If there is none, that player gains 1 Fear."""
    a, b = slots
    t = town(f"{lines}; stack power_{a} 1 2; stack power_{b} 3; next scene nosebleed").see("asked 0 which_power")
    t.see(f"options 0 stack power_{a}, stack power_{b}").say(f"0 stack power_{a}").see(f"stack power_{a} empty", "fear 0 0")
    t.see(f"event power_lost power={a}", "size power_" + b + " 1", "no event power", "asked 1 spend")
    town(f"{lines}; next scene nosebleed").see("fear 0 1", "fear 1 0", "no event power_lost")


@pytest.mark.rules("UD-R-42", "UD-R-40", "UD-SCENE-04", "UD-RECR-03", "UD-R-41")
def test_gone_without_a_trace() -> None:
    """A waiting Ally leaves the game, its stack too, and another waits face up; only if none waits an owned one leaves."""
    waits = "ally flo waits ally_school; ally mr_clarke waits ally_byers; stack ally_school 1 ^2; stack ally_byers 5 5"
    t = town(f"{HERE}; {waits}; ally karen_wheeler owned 1; next scene gone; next ally officer_powell; next token 0 1 2")
    t.see("options 0 dismiss flo, dismiss mr_clarke").say("0 dismiss flo").see("ally flo removed", "ally karen_wheeler owned 1")
    t.see("ally officer_powell waits ally_school", "stack ally_school 0 1 2", "event stack_gone slot=ally_school why=ally")
    t = town(f"{HERE}; ally karen_wheeler owned 1; ally flo owned 0; next scene gone").say("0 dismiss karen_wheeler")
    t.see("ally karen_wheeler removed", "ally flo owned 0", "event ally_gone ally=karen_wheeler seat=1", "no event ally_waits")
    town(f"{HERE}; next scene gone").see("no event ally_gone", "asked 1 spend")
    gone = "; ".join(f"ally {name} removed" for name in ("barb_holland", "officer_powell", "officer_callahan", "jonathan_byers",
                                                         "steve_harrington", "karen_wheeler", "mr_clarke"))
    t = town(f"{HERE}; {gone}; ally flo waits ally_byers; stack ally_byers 5 5; next scene gone").see("ally flo removed")
    t.see("stack ally_byers empty", "no event ally_waits", "asked 1 spend")


# --- Powers ---------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-HELP-02", "UD-POW-03", "UD-R-51")
def test_psionic_blast() -> None:
    """A Patrol anywhere is removed for the rest of the game; with both gone their stack stays, of no use."""
    t = power("power_psionic", "foe patrol_1 castle; foe patrol_2 u_lab; stack patrols_1 1 1").see("asked 0 which_one")
    t.see("options 0 figure patrol_1, figure patrol_2", "event power power=psionic", "size power_psionic 0")
    t.say("0 figure patrol_2")
    t.see("foe patrol_2 gone", "foe patrol_1 castle", "size patrols_1 2", "event foe_left figure=patrol_2 forever=yes")
    t = power("power_psionic", "foe patrol_1 gone; foe patrol_2 u_lab; stack patrols_1 1 1").see("foe patrol_2 gone", "active 1")
    t.see("size patrols_1 2")
    t = power("power_psionic", "foe patrol_1 gone; foe patrol_2 gone")
    t.see("event power power=psionic", "active 1", "no event foe_left")


@pytest.mark.rules("UD-R-52", "UD-S2-DOG-03", "UD-HELP-02")
def test_psionic_blast_on_a_demodog() -> None:
    """A Demodog leaves the board, with one stack of choice; it may come again."""
    lines = "foe demodog_1 east; foe demodog_2 nest; stack demodogs_1 1; stack demodogs_3 3 3"
    t = power("power_psionic2", lines, season=2).say("0 figure demodog_2").see("asked 0 stack_too")
    t.see("options 0 stack demodogs_1, stack demodogs_3").say("0 stack demodogs_3").see("foe demodog_2 off", "size demodogs_3 0")
    t.see("event foe_left figure=demodog_2 forever=no", "size demodogs_1 1", "foe demodog_1 east", "fear 0 0", "active 1")


@pytest.mark.rules("UD-HELP-02", "UD-R-38", "UD-S1-DEMO-06")
def test_telekinetic_throw() -> None:
    """Up to two Demogorgon stacks go to the pool; then the Demogorgon is put on any other Location."""
    lines = "foe demogorgon u_school; stack demogorgon_1 1; stack demogorgon_2 2 2; stack demogorgon_5 3"
    t = power("power_throw", lines).see("asked 0 pick_more").say("0 stack demogorgon_2").can("0 done").say("0 stack demogorgon_5")
    t.see("size demogorgon_2 0", "size demogorgon_5 0", "size demogorgon_1 1", "asked 0 where_to", "fear 0 0")
    t.cannot("0 place u_school")
    assert len(t.options(0)) == 11
    t.say("0 place castle").see("foe demogorgon castle", "active 1")
    t = power("power_throw", lines).say("0 done").see("size demogorgon_2 2", "asked 0 where_to")
    t = power("power_throw", "foe demogorgon u_school").see("asked 0 where_to").say("0 place lab").see("foe demogorgon lab")


@pytest.mark.rules("UD-HELP-02", "UD-TOK-05", "UD-TOK-04")
@pytest.mark.parametrize(("season", "slot", "group", "more"), [
    (1, "power_void", "stack will_school 3 1; stack will_byers 4 ^0", ("stack will_school 3 ^1", "stack will_byers 4 ^0")),
    (2, "power_seek", "stack gate_1 3 1; stack will_2 2 2", ("stack gate_1 3 ^1", "stack will_2 2 2"))])
def test_into_the_void(season: int, slot: str, group: str, more: tuple[str, str]) -> None:
    """All tokens of up to three stacks are looked at and stay as they lie; then the tops of a group are turned up."""
    t = power(slot, f"{group}; stack lab_1 5 0 2; stack lab_2 1 1", season).see("asked 0 look_over").can("0 done")
    t.say("0 stack lab_1").cannot("0 stack lab_1").say("0 stack lab_2; 0 done").see("stack lab_1 5 0 2", "stack lab_2 1 1", *more)
    t.see("event looked slot=lab_1 many=3 tokens=5,0,2", "events looked 2", "active 1")
    t = power(slot, f"{group}; stack lab_1 5 0 2; stack lab_2 1 1; stack lab_3 4", season)
    t.say("0 stack lab_1; 0 stack lab_2; 0 stack lab_3").see("events looked 3", "active 1", *more)
    power(slot, group, season).say("0 done").see("no event looked", *more)


@pytest.mark.rules("UD-HELP-02", "UD-FEAR-04")
def test_promise() -> None:
    """Every Character loses 2 Fear, nobody below 0."""
    t = town("seats 3; option ignore_limit whole_total; person 0 mike main 5; person 1 lucas u_lab 1; person 2 joyce byers 2;"
             f"active 0; stage act; hand 0 1; {WILL[1]}; stack power_promise 0").say("0 do help_eleven")
    t.see("fear 0 3", "fear 1 0", "fear 2 0", "events calmed 3")


@pytest.mark.rules("UD-HELP-02", "UD-R-38")
def test_sever_the_roots() -> None:
    """One Vines stack of choice goes; without any the Power is spent and does nothing."""
    t = power("power_sever", "stack vines_west 1 1; stack vines_nest 2", season=2).see("asked 0 pick_more").cannot("0 done")
    t.see("options 0 stack vines_nest, stack vines_west").say("0 stack vines_west").see("size vines_west 0", "size vines_nest 1")
    t.see("active 1", "fear 0 0")
    power("power_sever", "", season=2).see("event power power=sever", "size power_sever 0", "active 1", "no event stack_gone")


# --- Always on ------------------------------------------------------------------------------------------------

QUIET = f"seats 2; option ignore_limit whole_total; active 0; {WILL[1]}"


@pytest.mark.rules("UD-SETUP-03", "UD-CHAR-05", "UD-ITEM-04")
def test_start_items() -> None:
    """Lucas begins with the top Item of the deck; whoever would begin with more has no more than anybody may own."""
    t = town('seats 2; option characters ["lucas", "mike"]; option first 1; stage setup; next item waffles').see("owns 0 waffles")
    t.see("owns 1 none", "pile items 14", "pile drawn 0")
    two = {("characters", "mike", "effects"): [{"key": "start_items", "amount": 3}]}
    t = changed(two, 'seats 2; option characters ["lucas", "mike"]; option first 1; stage setup;'
                     "next item waffles camera gasoline")
    t.see("owns 0 waffles", "owns 1 camera gasoline", "pile items 12", "pile drawn 0")


@pytest.mark.rules("UD-PERF-06", "UD-R-27", "UD-ITEM-01")
def test_bonuses_whoever_gives_them() -> None:
    """A bonus for actions, for movement or against danger counts as it says, on an Item, an Ally or a Character alike."""
    t = changed({("items", "camera", "effects"): [{"key": "move_bonus", "amount": 2}, {"key": "companion"}]},
                f"{QUIET}; person 0 lucas castle; person 1 mike main; hand 0 1f 2; owns 0 camera").say("0 spend 1")
    t.see("points 5")
    t = changed({("allies", "flo", "effects"): [{"key": "action_bonus", "amount": 4, "actions": ["calm_down", "fight"]}]},
                f"{QUIET}; person 0 lucas castle 8; person 1 mike main; hand 0 1; stage act; ally flo owned 0")
    t.say("0 do calm_down").see("fear 0 3")
    t = changed({("characters", "mike", "effects"): [{"key": "ignore_danger", "amount": 2}]},
                f"seats 2; person 0 mike main; person 1 lucas main; {ONE}; danger 4; act 2")
    t.see("event scenes_due ignored=2 many=4")


@pytest.mark.rules("UD-R-23", "UD-CHAR-06")
def test_another_action_from_afar() -> None:
    """Who can do an action from afar aims it at any stack of the group it names, in a Location without a Foe."""
    afar = {("characters", "nancy", "effects"): [{"key": "remote_action", "action": "rescue_will", "scope": "rescue_will"}]}
    lines = f"{QUIET}; person 0 nancy main; person 1 mike byers; stage act; hand 0 1 3; stack will_school 1"
    t = changed(afar, lines).say("0 do rescue_will").see("options 0 stack will_castle, stack will_school")
    t.say("0 stack will_school; 0 commit 1").see("size will_school 0")
    changed(afar, f"{lines}; foe patrol_1 main; stack patrols_1 1").cannot("0 do rescue_will")


@pytest.mark.rules("UD-R-24")
def test_two_looks() -> None:
    """So many looks as the ability says, at stacks that the action could be aimed at."""
    twice = {("characters", "dustin", "effects"): [{"key": "peek_stack", "per_turn": 2}]}
    lines = f"{QUIET}; person 0 dustin lab; person 1 mike byers; stage act; hand 0 1 3; stack lab_1 1; stack lab_2 2"
    t = changed(twice, lines).say("0 do investigate_lab; 0 peek lab_1").see("asked 0 peek").say("0 peek lab_2")
    t.see("events looked 2", "asked 0 which_stack")


@pytest.mark.rules("UD-R-75")
def test_a_stronger_shield() -> None:
    """A shield takes off as much as it says, and never more than there is."""
    strong = {("characters", "hopper", "effects"): [{"key": "fear_shield", "amount": 3, "source": "scene"}],
              ("scenes", "split_up", "effects"): [{"key": "gain_fear", "who": "each", "amount": 5}]}
    changed(strong, f"seats 3; person 0 hopper police; person 1 mike police; person 2 nancy main; {ONE}; next scene split_up") \
        .see("fear 0 5", "fear 1 2", "fear 2 5")
    strong[("scenes", "split_up", "effects")] = [{"key": "gain_fear", "who": "at:police", "amount": 2}]
    t = changed(strong, f"seats 2; person 0 hopper police; person 1 mike police 4; {ONE}; next scene split_up")
    t.see("fear 0 2", "fear 1 4")


# --- The same effects with other numbers ----------------------------------------------------------------------

@pytest.mark.rules("UD-SCENE-01", "UD-R-76", "UD-R-74")
def test_more_of_the_same() -> None:
    """Two cards are lost, two Powers, two Foes: as many as the text says, or as there are."""
    t = scene({"key": "discard_cards", "who": "active", "amount": 2}).say("0 discard 1")
    t.see("events lost_card 2", "hand 0 ", "hand 1 1 2")
    t = scene({"key": "discard_cards", "who": "active", "amount": 9}).say("0 discard 2")
    t.see("events lost_card 2", "asked 1 spend")
    lost = {"key": "eliminate_power", "count": 2}
    t = scene(lost, lines=f"{HERE}; stack power_void 1; stack power_throw 2; stack power_promise 3").say("0 stack power_throw")
    t.see("options 0 stack power_promise, stack power_void").say("0 stack power_void").see("events power_lost 2", "asked 1 spend")
    scene(lost, lines=f"{HERE}; stack power_void 1").see("events power_lost 1", "asked 1 spend")
    both = {"key": "remove_foe", "foe": "patrol", "count": 2, "permanent": False, "with_stack": False}
    t = scene(both, lines=f"{HERE}; foe patrol_1 castle; foe patrol_2 u_lab").say("0 figure patrol_2")
    t.see("foe patrol_1 off", "foe patrol_2 off", "asked 1 spend")


@pytest.mark.rules("UD-SCENE-01", "UD-R-42")
def test_owned_allies_first() -> None:
    """An effect may take an Ally who was recruited before one who waits."""
    t = scene({"key": "remove_ally", "first": "owned"}, lines=f"{HERE}; ally flo waits ally_school; stack ally_school 1; "
                                                              "ally karen_wheeler owned 1")
    t.see("ally karen_wheeler removed", "ally flo waits ally_school", "size ally_school 1")
    scene({"key": "remove_ally", "first": "owned"}, lines=f"{HERE}; ally flo waits ally_school; stack ally_school 1") \
        .see("ally flo removed")


@pytest.mark.rules("UD-SCENE-01", "UD-R-70")
def test_other_ways_of_foes() -> None:
    """Only the Foe nearest to its prey moves, or each goes some roads towards a place; one may be put anywhere else."""
    near = {"key": "move_foe", "foe": "patrol", "steps": 1, "toward": "nearest_character", "pick": "nearest_to_target"}
    scene(near, lines=f"{HERE}; foe patrol_1 u_castle; foe patrol_2 scrap").see("foe patrol_1 u_castle", "foe patrol_2 police")
    to = {"key": "move_foe", "foe": "patrol", "steps": 1, "toward": "location:main"}
    scene(to, lines=f"{HERE}; foe patrol_1 scrap; foe patrol_2 school").see("foe patrol_1 police", "foe patrol_2 main")
    put = {"key": "relocate_foe", "foe": "patrol", "to": "any_other"}
    t = scene(put, lines=f"{HERE}; foe patrol_1 scrap; foe patrol_2 school")
    t.say("0 figure patrol_2").cannot("0 place school").say("0 place u_lab").see("foe patrol_2 u_lab", "foe patrol_1 scrap")


@pytest.mark.rules("UD-SCENE-01", "UD-PROC-02", "UD-PROC-03")
def test_other_ways_with_stacks() -> None:
    """Stacks may be chosen to grow, thrown away all together, looked into by the top alone, or made where one likes."""
    grow = {"key": "add_tokens", "group": "lab", "pick": "chosen:1-2", "amount": 1}
    t = scene(grow).cannot("0 done").say("0 stack lab_3").can("0 done", "0 stack lab_1").say("0 done")
    t.see("size lab_3 4", "size lab_1 3")
    t = scene(grow).say("0 stack lab_3; 0 stack lab_1").see("size lab_3 4", "size lab_1 4", "size lab_2 3", "asked 1 spend")
    each = {"key": "discard_stacks", "group": "demogorgon", "pick": "each"}
    t = scene(each, lines=f"{HERE}; stack demogorgon_1 1; stack demogorgon_7 2; {WILL[1]}")
    t.see("size demogorgon_1 0", "size demogorgon_7 0")
    t.see("fear 0 0", "asked 1 spend")
    t = scene({"key": "look_at", "stacks": 2, "tokens": 1}, lines=f"{HERE}; stack will_school 1 5")
    t.say("0 stack will_school; 0 done")
    t.see("event looked slot=will_school many=1 tokens=5", "stack will_school 1 5")
    t = scene({"key": "reveal_tops", "group": "lab"}, lines=HERE.replace("lab_1 1 1 1", "lab_1 1 ^1")).see("events revealed 2")
    anywhere = {"key": "create_stack", "group": "vines", "size": 3}
    t = scene(anywhere, lines=f"{THERE}; stack vines_west 1")
    t.see("asked 0 where_created", "options 0 stack vines_east, stack vines_nest")
    t.say("0 stack vines_east").see("size vines_east 3", "size vines_nest 0")
    scene({"key": "spawn_demodog", "at": "gate", "size": 2}, lines=THERE).see("foe demodog_1 gate", "size demodogs_1 2")


@pytest.mark.rules("UD-SCENE-01", "UD-R-68", "UD-R-60")
def test_steps_of_a_card() -> None:
    """The steps of a card are done in order; one that finds nothing is replaced by what the card says instead, or passed over."""
    instead = {"key": "lose_fear", "who": "half:upside_down", "amount": 1,
               "otherwise": [{"key": "gain_fear", "who": "each", "amount": 2}, {"key": "end_of_day"}]}
    t = scene(instead, {"key": "gain_fear", "who": "active", "amount": 1}, lines=f"{HERE}; act 2; seen hunt")
    t.see("fear 0 3", "fear 1 2", "events scene 1", "pile scenes 25")
    below = HERE.replace("lucas police", "lucas u_lab 4")
    t = scene(instead, {"key": "gain_fear", "who": "near:patrol", "amount": 3}, lines=f"{below}; foe patrol_1 castle; act 1")
    t.see("fear 0 3", "fear 1 0", "pile seen split_up 1")
    t = scene({"key": "move_foe", "foe": "patrol", "steps": 1, "toward": "most_fear", "otherwise": [instead]}, lines=HERE)
    t.see("fear 0 2", "fear 1 2", "pile scenes 25")
