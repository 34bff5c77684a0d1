"""The turn: move, act, refill, Scenes."""
from __future__ import annotations

import pytest

from kit import Table, town
from penombra.games.upside_down.actions import DEEDS
from penombra.games.upside_down.verbs import GATHER_INFO, GET_ITEM

LAB = "stack lab_1 1; stack lab_2 1; stack lab_3 1"              # no empty slot ignores any danger
QUIET = "option ignore_limit whole_total"                        # three empty slots keep Scenes away
WILL = "stack will_castle 5 5"                                   # as long as he is not saved, nobody has won
TWO = f"seats 2; person 0 lucas police; person 1 mike wheeler; active 0; {WILL}"
CALM = f"{TWO}; {QUIET}"
FIRST = f"{TWO}; {LAB}"


def kinds(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in order."""
    t.scenario.chance()
    return [e["kind"] for e in t.m.events(None) if e["kind"] in wanted]


def due(lines: str) -> int:
    """How many Scenes such a table has to reveal."""
    t = town(f"{lines}; stage scenes")
    return int(t.event("scenes_due")["many"])


# --- The circle and the four steps ----------------------------------------------------------------------

@pytest.mark.rules("UD-TURN-01", "UD-R-10")
def test_turns_go_round() -> None:
    """After the one who begins the others have their turns, clockwise, and then the first again."""
    t = town(f"seats 4; {QUIET}; active 2; {'; '.join(f'hand {s} 1' for s in range(4))}")
    for seat in (2, 3, 0, 1, 2, 3):
        t.see(f"active {seat}", f"asked {seat} spend").say(f"{seat} spend none; {seat} stop; {seat} pass")


@pytest.mark.rules("UD-TURN-02")
def test_four_steps() -> None:
    """Move, then act, then refill, then Scenes; only then has the next one a turn."""
    t = town(f"{FIRST}; hand 0 1 2 3 3 3; hand 1 1; next scene flickering_lights toxic_air; next item gasoline camera")
    t.see("asked 0 spend").say("0 spend 1").see("asked 0 walk").say("0 go main; 0 stop").see("asked 0 act").say("0 do get_item")
    t.see("asked 0 commit", "no event drew").say("0 commit 1").see("asked 0 keep_one", "no event drew").say("0 keep camera")
    t.see("asked 1 spend", "active 1", "turn 2")
    assert kinds(t, "set_off", "walked", "action", "committed", "kept_item", "drew", "scenes_due", "scene", "turn") == \
        ["set_off", "walked", "action", "committed", "kept_item", "drew", "drew", "scenes_due", "scene", "turn"]
    told = len(t.m.events(None))                                 # and so it goes on in the next turn
    t.say("1 spend none; 1 stop; 1 do get_item").see("active 0", "turn 3")
    steps = ("set_off", "action", "drew", "scenes_due", "scene", "turn")
    assert [e["kind"] for e in t.m.events(None, told) if e["kind"] in steps] == \
        ["set_off", "action", *["drew"] * 5, "scenes_due", "scene", "turn"]


# --- 1. Move ----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-MOVE-01")
def test_nobody_has_to_move() -> None:
    """Whoever likes stays, even with movement to spare."""
    t = town(f"{CALM}; hand 0 1; hand 1 1").can("0 spend none", "0 spend 1").say("0 spend 1").see("points 2").can("0 stop")
    t.say("0 stop").see("at 0 police", "points 0", "no event walked", "asked 1 spend")       # without a card no action either


@pytest.mark.rules("UD-MOVE-02", "UD-R-14", "UD-R-15", "UD-CARD-05")
def test_what_movement_is_made_of() -> None:
    """Basic movement, the values of the cards, and one for each Friends icon if there is company, be it Jonathan alone."""
    for person, hand, company, points in (
            ("lucas", "1 2", "wheeler", 4), ("hopper", "1 2", "wheeler", 5), ("lucas", "1f 2f", "wheeler", 4),
            ("lucas", "1f 2f", "police", 6), ("lucas", "1 2f 3fd", "police", 9), ("lucas", "3 3 3 3 3f", "wheeler", 16)):
        lines = f"seats 2; person 0 {person} police; person 1 mike {company}; active 0; hand 0 {hand}"
        t = town(lines).say(f"0 spend {'+'.join(str(n + 1) for n in range(len(hand.split())))}").see(f"points {points}")
        assert t.event("set_off")["points"] == points and t.event("set_off")["cards"] == hand.split()
    alone = f"{TWO}; hand 0 2f"
    town(f"{alone}; ally jonathan_byers owned 0").say("0 spend 1").see("points 4")
    town(f"{alone}; ally steve_harrington owned 0").say("0 spend 1").see("points 3")
    town(f"{alone}; ally jonathan_byers owned 1").say("0 spend 1").see("points 3")


@pytest.mark.rules("UD-MOVE-08", "UD-R-14")
def test_friends_are_looked_for_where_the_cards_are_played() -> None:
    """Company left behind counts for movement, company one moves to does not; for the action it is the other way round."""
    lines = f"seats 2; {QUIET}; person 0 lucas police; active 0; hand 0 1f 2f"
    t = town(f"{lines}; person 1 mike police").say("0 spend 1").see("points 3")
    t.say("0 go scrap; 0 stop; 0 do calm_down").see("event committed value=4")
    t = town(f"{lines}; person 1 mike scrap").say("0 spend 1").see("points 2")
    t.say("0 go scrap; 0 stop; 0 do calm_down").see("event committed value=5")


@pytest.mark.rules("UD-R-14", "UD-CARD-04")
def test_many_friends_count_once() -> None:
    """However many share the Location, each Friends icon is worth one."""
    crowd = "person 1 mike scrap; person 2 nancy scrap; person 3 joyce scrap"
    t = town(f"seats 4; {QUIET}; person 0 lucas scrap; {crowd}; active 0; hand 0 1f 2fd; ally jonathan_byers owned 0")
    t.say("0 spend 1").see("points 3").say("0 stop; 0 do calm_down").see("event committed value=5")


@pytest.mark.rules("UD-MOVE-03", "UD-R-17")
def test_cards_come_before_the_first_step() -> None:
    """All cards for moving are played at once, or none; under way no more are, and their danger counts without a step."""
    t = town(f"{TWO}; hand 0 1 2d 3d").can("0 spend none", "0 spend 1+2+3").say("0 spend 2+3").see("points 6", "danger 2")
    t.cannot("0 spend 1").say("0 go main").cannot("0 spend 1")
    lines = f"{FIRST}; hand 0 1 2d 3d; next scene panic flickering_lights flickering_lights"
    t = town(lines).say("0 spend 2+3; 0 stop; 0 pass").see("no event walked", "at 0 police", "event scenes_due danger=2 many=3")


@pytest.mark.rules("UD-MOVE-04", "UD-BOARD-09")
def test_a_point_is_a_road() -> None:
    """Each point takes the Character along one road to an adjacent Location, and nowhere else."""
    t = town(f"{TWO}; hand 0 2 3").say("0 spend 1").see("points 3").can("0 go main", "0 go scrap")
    t.refused("0 go lab", "UD-BOARD-09").refused("0 go police", "UD-BOARD-09").refused("0 go u_castle", "UD-BOARD-09")
    t.say("0 go scrap").see("points 2", "at 0 scrap").can("0 go police", "0 go lab").refused("0 go main", "UD-BOARD-09")
    t.say("0 go lab").see("points 1").say("0 go u_lab").see("at 0 u_lab", "points 0", "asked 0 act")


@pytest.mark.rules("UD-MOVE-05", "UD-R-16")
def test_what_is_left_of_movement_is_lost() -> None:
    """Whoever stops early keeps nothing, neither for a later walk nor for the action."""
    t = town(f"{CALM}; hand 0 1 3 3").say("0 spend 2+3; 0 go scrap").see("points 6").say("0 stop").see("points 0", "asked 0 act")
    t.cannot("0 go lab").say("0 do calm_down").see("event committed value=3", "at 0 scrap")


@pytest.mark.rules("UD-MOVE-06", "UD-R-18", "UD-R-19")
def test_a_foe_ends_the_move() -> None:
    """Entering a Location with a Foe ends the step, also where one came from, and also from beside another Foe."""
    lines = f"{TWO}; hand 0 1 2 3 3; stack demogorgon_1 5 5; stack patrols_1 4 4"
    t = town(f"{lines}; foe demogorgon scrap").say("0 spend 3+4; 0 go scrap")
    t.see("points 0", "at 0 scrap", "event walked at=scrap points=0", "event action action=fight", "asked 0 commit")
    t = town(f"{lines}; foe demogorgon police").say("0 spend 3+4").can("0 stop", "0 go scrap").say("0 go scrap")
    t.see("points 6", "asked 0 walk").say("0 go police").see("event walked at=police points=0", "event action action=fight")
    t = town(f"{lines}; foe demogorgon police; foe patrol_1 main").say("0 spend 3+4; 0 go main")
    t.see("points 0", "fear 0 0", "event action action=fight", "asked 0 commit").say("0 commit 1")
    t.see("event turned_up slot=patrols_1")


@pytest.mark.rules("UD-MOVE-07", "UD-CARD-06", "UD-REV-07")
def test_played_cards_lie_there_until_the_turn_is_over() -> None:
    """Cards lie beside the dashboard until the turn is over, so that their danger is counted; each serves one step only."""
    t = town(f"{FIRST}; hand 0 1d 2d 3 3; next scene nosebleed roadblock split_up; stack power_void 2; stack power_throw 1 1")
    t.say("0 spend 1").see("pile played = 1d", "danger 1", "points 2", "pile discard 0").say("0 go scrap; 0 stop; 0 do calm_down")
    t.say("0 commit 1").see("event committed value=4", "asked 0 which_power")                # amid the first Scene of the turn
    t.see("pile played = 1d 2d", "danger 2", "pile discard 0", "event scenes_due danger=2 many=3").say("0 stack power_void")
    t.see("active 1", "pile played 0", "danger 0", "pile discard = 1d 2d", "events scene 3")


@pytest.mark.rules("UD-S1-MOVE-01", "UD-R-20", "UD-S1-BOARD-02")
def test_marked_roads() -> None:
    """A marked road of the Upside Down scares the Character at once, in either direction and each time; others do not."""
    t = town("seats 2; person 0 lucas u_school; person 1 hopper u_school; active 0; hand 0 1 3 3").say("0 spend 2+3; 0 go u_lab")
    t.see("fear 0 1", "fear 1 0", "event scared seat=0 many=1 why=road").say("0 go u_school").see("fear 0 2").say("0 go school")
    t.see("fear 0 2").say("0 go u_school; 0 go u_byers; 0 go u_castle; 0 go u_lab").see("fear 0 5", "points 0")
    t = town(f"seats 2; person 0 lucas u_school 8; person 1 mike main; active 0; hand 0 3 3; {LAB}").say("0 spend 1+2")
    t.say("0 go u_lab").see("over UD-END-02", "at 0 u_lab", "fear 0 9", "event terrified seat=0", "no event scenes_due")
    t = town("seats 2; person 0 lucas u_school 3; person 1 mike u_school; active 0; foe demogorgon u_byers; stage scenes;"
             f"next scene hunt; {LAB}")
    t.see("foe demogorgon u_school", "fear 0 4", "fear 1 1", "events scared 2")               # those of the card, no other


@pytest.mark.rules("UD-R-21")
def test_bonuses_need_no_card() -> None:
    """Basic movement and the bonus of an Ally count without any card."""
    town(f"{TWO}; hand 0 1").say("0 spend none").see("points 1", "asked 0 walk")
    t = town(f"{TWO}; hand 0 1; ally officer_callahan owned 0").say("0 spend none").see("points 2")
    t.say("0 go scrap; 0 go lab").see("at 0 lab", "asked 0 act", "danger 0")
    town("seats 2; option season 2; person 0 hopper police; active 0; ally max_mayfield owned 0").see("points 3")


# --- 2. Act -----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PERF-01", "UD-UNC-01")
def test_one_action_of_the_location() -> None:
    """Without a Foe one of the actions that the Location offers may be done, and no other; then the turn goes on."""
    t = town(f"{CALM}; hand 0 1 2 3; hand 1 1; stage act; stack will_school 1; next item camera gasoline")
    assert t.options(0) == ["do get_item", "do gather_info", "pass"]
    for other in ("calm_down", "help_eleven", "rescue_will", "recruit_ally", "investigate_lab"):
        t.refused(f"0 do {other}", "UD-PERF-01")
    t.refused("0 fight demogorgon", "UD-FIGHT-01").say("0 do get_item; 0 commit 1").see("owns 0 camera", "asked 1 spend")
    moved = town(f"{CALM}; hand 0 1 2 3").say("0 spend none; 0 go scrap")
    assert moved.options(0) == ["do calm_down", "do get_item", "pass"]


@pytest.mark.rules("UD-PERF-01", "UD-R-23", "UD-CHAR-06")
def test_mike_helps_eleven_from_anywhere() -> None:
    """Mike may help Eleven in any Location without a Foe, with any Power that has a stack; others and beside a Foe may not."""
    powers = "stack power_psionic 1; stack power_void 1 ^1; stack power_throw 3 3"
    lines = f"seats 2; {QUIET}; active 1; stage act; hand 1 3; person 0 lucas school"
    for at in ("main", "u_castle", "police", "wheeler"):
        t = town(f"{lines}; person 1 mike {at}; {powers}").say("1 do help_eleven")
        t.see("options 1 stack power_psionic, stack power_throw, stack power_void")
    t.say("1 stack power_throw").see("event committed value=3 slot=power_throw", "event failed many=1", "fear 1 3")
    town(f"{lines}; person 1 nancy main; {powers}").refused("1 do help_eleven", "UD-PERF-01")
    town(f"{lines}; person 1 mike main").refused("1 do help_eleven", "UD-POW-04").can("1 do get_item", "1 pass")
    beside = town(f"{lines}; person 1 mike main; {powers}; foe demogorgon main; foe patrol_1 main; stack demogorgon_1 1 1")
    beside.refused("1 do help_eleven", "UD-PERF-03").see("options 1 fight demogorgon, fight patrol")


@pytest.mark.rules("UD-R-24")
def test_when_dustin_looks() -> None:
    """Dustin looks once a turn, after naming the action and before playing cards, at a stack he could aim at, or not at all;
    the action stays, the stack is still his choice."""
    lines = f"seats 2; {QUIET}; person 0 dustin lab; person 1 mike main; active 0; stage act; hand 0 1 2"
    t = town(f"{lines}; stack lab_1 1 4; stack lab_2 2 ^0; stack lab_3 3; stack will_school 1").say("0 do investigate_lab")
    t.see("asked 0 peek", "options 0 peek lab_1, peek lab_3, skip").say("0 peek lab_1").see("event looked slot=lab_1 many=1")
    t.see("asked 0 which_stack", "options 0 stack lab_1, stack lab_2, stack lab_3").cannot("0 do get_item", "0 peek lab_3")
    t.say("0 stack lab_2").see("asked 0 commit", "stack lab_1 1 4").say("0 commit 1+2").see("size lab_2 0", "events looked 1")
    t = town(f"{lines}; stack lab_1 1 4; stack lab_3 3").say("0 do investigate_lab; 0 skip").see("asked 0 which_stack")
    t.see("no event looked")
    town(f"{lines}; stack lab_1 1 ^4").say("0 do investigate_lab").see("asked 0 commit")     # nothing lies face down
    town(f"{lines}; stack lab_1 1 4").say("0 do get_item").see("asked 0 commit")             # and there is nothing to beat
    fight = town(f"{lines}; foe demogorgon lab; foe patrol_1 lab; stack patrols_1 3; stack demogorgon_1 1; stack demogorgon_2 2")
    fight.cannot("0 peek demogorgon_1").say("0 fight demogorgon").see("options 0 peek demogorgon_1, peek demogorgon_2, skip")
    fight.say("0 peek demogorgon_2").see("options 0 stack demogorgon_1, stack demogorgon_2")
    info = town(f"{lines.replace('dustin lab', 'dustin police')}; stack will_school 1; stack lab_1 ^3; stack patrols_1 2 2")
    info.say("0 do gather_info").see("options 0 peek will_school, peek patrols_1, skip")


@pytest.mark.rules("UD-PERF-02")
def test_an_action_is_optional() -> None:
    """Whoever likes does nothing and goes on to refill."""
    t = town(f"{CALM}; hand 0 1 2 3; hand 1 1; stage act").can("0 pass", "0 do get_item").say("0 pass")
    t.see("asked 1 spend", "no event action", "events drew 2", "pile played 0")


@pytest.mark.rules("UD-PERF-03", "UD-PERF-04", "UD-FIGHT-01")
def test_a_foe_leaves_only_a_fight() -> None:
    """Beside a Foe there is one Fight and nothing else, no matter whether one came there or never moved."""
    lines = f"{TWO}; hand 0 1 2 3; foe demogorgon police; foe patrol_1 police; stack demogorgon_1 4 4; stack patrols_1 4 4"
    t = town(f"{lines}; stack will_school 1; stage act")
    for other in ("get_item", "gather_info", "calm_down"): t.refused(f"0 do {other}", "UD-PERF-03")
    t.refused("0 pass", "UD-PERF-03").see("options 0 fight demogorgon, fight patrol")
    t = town(lines).say("0 spend none; 0 stop").see("options 0 fight demogorgon, fight patrol", "at 0 police")
    t.say("0 fight patrol").see("asked 0 commit")
    came = town(f"{TWO}; hand 0 1 2 3; foe patrol_1 main; stack patrols_1 4 4").say("0 spend none; 0 go main")
    came.see("event action action=fight", "asked 0 commit")


@pytest.mark.rules("UD-PERF-05", "UD-R-25")
def test_every_action_wants_a_card() -> None:
    """No action is done without a card, whatever the bonuses, not even a Fight as long as there is one in the hand."""
    t = town("seats 2; person 0 lucas scrap; person 1 mike main; active 0; hand 0 1 2; stage act; owns 0 mixtape")
    t.say("0 do calm_down").see("options 0 commit 1, commit 2, commit 1+2")
    t = town(f"{TWO}; hand 0 1 2; foe demogorgon police; owns 0 nail_bat revolver; stack demogorgon_1 0 0; stage act")
    t.see("asked 0 commit", "options 0 commit 1, commit 2, commit 1+2")
    t.cannot("0 commit none", "0 pass")


@pytest.mark.rules("UD-PERF-06", "UD-R-27", "UD-PROC-06")
def test_what_the_action_value_is_made_of() -> None:
    """Cards, Friends where there is company, and every bonus of Items, Allies, ability and Location, none of them optional."""
    lines = f"seats 2; {QUIET}; active 0; stage act; hand 0 1f 2; {WILL}"
    for person, at, company, more, script, value in (
            ("lucas", "scrap", "main", "", "do calm_down", 5), ("lucas", "scrap", "scrap", "", "do calm_down", 6),
            ("lucas", "castle", "main", "owns 0 mixtape", "do calm_down", 5),
            ("lucas", "castle", "main", "ally karen_wheeler owned 0", "do calm_down", 5),
            ("lucas", "scrap", "scrap", "owns 0 mixtape; ally karen_wheeler owned 0", "do calm_down", 10),
            ("lucas", "castle", "main", "owns 1 mixtape; ally karen_wheeler owned 1", "do calm_down", 3),
            ("lucas", "lab", "main", "owns 0 lab_badge camera; stack lab_1 5", "do investigate_lab", 8),
            ("lucas", "lab", "main", "owns 0 mixtape nail_bat; stack lab_1 5", "do investigate_lab", 3),
            ("joyce", "u_school", "main", "owns 0 string_lights; stack will_school 5; stack will_byers 1", "do rescue_will", 7),
            ("joyce", "lab", "main", "stack lab_1 5", "do investigate_lab", 3)):
        t = town(f"{lines}; person 0 {person} {at}; person 1 mike {company}; {more}").say(f"0 {script}; 0 commit 1+2")
        t.see(f"event committed value={value}")
    fight = "foe demogorgon lab; stack demogorgon_1 4 4 4; stack demogorgon_2 5; ally steve_harrington owned 0"
    t = town(f"{lines}; person 0 nancy lab; person 1 mike main; {fight}; owns 0 gasoline nail_bat; hand 1 1")
    t.say("0 stack demogorgon_1; 0 commit 2").see("event committed cards=2 value=11")
    t = town(f"{lines}; person 0 nancy lab; person 1 mike main; foe demogorgon lab; owns 0 gasoline").say("0 commit 1")
    t.see("value 5", "asked 0 where_to").cannot("0 place lab")           # exactly five roads, whether that is welcome or not


@pytest.mark.rules("UD-R-26")
def test_two_more_for_one_action_of_a_location() -> None:
    """The Scrap Yard adds 2 to Calm Down and Main Street to Get Item; what else they offer has nothing of it."""
    lines = f"seats 2; {QUIET}; person 1 mike byers; active 0; stage act; hand 0 1; next item camera compass gasoline"
    town(f"{lines}; person 0 lucas scrap 5").say("0 do get_item").see("event committed value=1", "events drew_item 1")
    town(f"{lines}; person 0 lucas scrap 5").say("0 do calm_down").see("event committed value=3", "fear 0 2")
    town(f"{lines}; person 0 lucas main").say("0 do get_item").see("event committed value=3", "events drew_item 3")
    mike = f"{lines.replace('mike', 'lucas')}; person 0 mike main; stack power_promise 5; {WILL}"
    town(mike).say("0 do help_eleven").see("event committed action=help_eleven value=1")


@pytest.mark.rules("UD-PERF-07", "UD-R-45", "UD-R-25")
def test_with_an_empty_hand() -> None:
    """Without a card no action of the Location is possible; a Fight is, with a value of exactly 0, whatever one owns."""
    town(f"{CALM}; hand 1 1; stage act").see("asked 1 spend", "no event action")
    lines = f"{WILL}; person 0 nancy police; person 1 mike main; owns 0 nail_bat gasoline; stage act"
    t = town(f"seats 2; {QUIET}; {lines}; foe demogorgon police; stack demogorgon_1 1 0; hand 1 1; active 0")
    t.see("event committed value=0", "event turned_up value=0 total=1", "fear 0 1", "size demogorgon_1 1")
    t = town(f"seats 2; {QUIET}; {lines}; foe demogorgon police; stack demogorgon_1 5; hand 1 1; active 0")
    t.see("event committed value=0", "asked 0 where_to", "stack demogorgon_1 empty").say("0 place main").see("fear 0 5")


@pytest.mark.rules("UD-PERF-08", "UD-R-22", "UD-FIGHT-02")
def test_one_fight_and_nothing_after_it() -> None:
    """One Foe of choice is fought, the others stay; driving it away opens neither another Fight nor the Location."""
    lines = f"{CALM}; hand 0 3 3 3; hand 1 1; stage act; foe demogorgon police; stack demogorgon_1 1; stack patrols_1 1"
    t = town(lines).see("options 0 commit 1, commit 1+2, commit 1+2+3").say("0 commit 1; 0 place scrap").cannot("0 do get_item")
    t.see("foe demogorgon scrap", "asked 1 spend", "events action 1")
    t = town(f"{lines}; foe patrol_1 police").say("0 fight patrol; 0 commit 1; 0 place main")
    t.see("foe patrol_1 main", "foe demogorgon police", "asked 1 spend", "events action 1", "stack demogorgon_1 1")
    t = town(f"{CALM}; hand 0 3 3 3; hand 1 1; stage act; foe patrol_1 police; foe patrol_2 police; stack patrols_1 1")
    t.see("asked 0 commit").say("0 commit 1; 0 place castle").see("foe patrol_1 castle", "foe patrol_2 police", "asked 1 spend")


# --- 3. Refill ----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-REFILL-01", "UD-R-74")
def test_only_the_active_hand_is_filled() -> None:
    """The active player draws up to five; a hand that others have shorter stays so until its owner's own refill."""
    t = town(f"{CALM}; hand 0 1; hand 1 1 2; stage refill; next card 3 3 2 1f").see("hand 0 1 1f 2 3 3", "hand 1 1 2")
    t.see("events drew 4", "asked 1 spend", "pile discard 0").say("1 spend none; 1 stop; 1 pass").see("events drew 7")
    assert [len(hand) for hand in t.m.view(None)["hand"]] == [5, 5]
    town(f"{CALM}; hand 0 1 1 1 1 1; hand 1 1; stage refill").see("no event drew", "hand 0 1 1 1 1 1")


@pytest.mark.rules("UD-REFILL-02", "UD-R-61", "UD-R-62", "UD-REFILL-03")
def test_the_deck_is_too_short() -> None:
    """Its last cards are drawn first; then discards and what was played become the deck, the danger of it still counting."""
    t = town(f"{FIRST}; hand 0 1; hand 1 2 2; deck 1*3; discard 1d 2f; played 2d 3d; danger 2; stage refill; act 1;"
             "next card 1 1 1 3d; next scene flickering_lights flickering_lights panic out_of_air")
    assert kinds(t, "drew", "reshuffled", "scenes_due") == ["drew"] * 3 + ["reshuffled", "drew", "scenes_due"]
    t.see("event reshuffled act=2 many=4", "event drew card=3d", "event scenes_due act=2 danger=2 many=4", "pile played 0")


@pytest.mark.rules("UD-REFILL-04", "UD-REFILL-06", "UD-R-61")
def test_eleven_moves_on() -> None:
    """With the reshuffle she goes one Act on, drawing goes on, and this turn's Scenes are counted with the new Act."""
    t = town("seats 2; person 0 lucas police; person 1 mike wheeler; active 0; hand 0 1 1; deck 2*2; discard 3*4; played 1d 2d;"
             f"danger 2; act 2; stage refill; {LAB}; ally officer_powell owned 0; next card 2 2 3;"
             "next scene flickering_lights flickering_lights roadblock toxic_air")
    t.see("act 3", "hand 0 1 1 2 2 3", "event reshuffled act=3", "event scenes_due act=3 danger=2 ignored=1 many=4")
    t.see("events scene 4")


@pytest.mark.rules("UD-REFILL-05", "UD-R-63")
def test_the_very_last_card() -> None:
    """A deck that runs out just as the hand is full is left alone; the next one to need a card reshuffles."""
    t = town(f"{CALM}; hand 0 1 1 1; hand 1 2 2 2 2; deck 1*2; discard 3*3; stage refill").see("pile deck 0", "act 1")
    t.see("no event reshuffled", "asked 1 spend", "hand 0 1 1 1 1 1", "pile discard 3").say("1 spend none; 1 stop; 1 pass")
    t.see("act 2", "event reshuffled act=2 many=3", "hand 1 2 2 2 2 3", "pile discard 0", "pile deck 2")


@pytest.mark.rules("UD-REFILL-07", "UD-R-64", "UD-END-03")
def test_no_reshuffle_after_act_3() -> None:
    """When a reshuffle is needed on Act 3 all have lost at once, before any Scene; reaching Act 3 is no loss, nor is an
    empty deck."""
    t = town(f"{FIRST}; hand 0 1 1 1; deck 1; discard 3*4; act 3; stage refill").see("over UD-END-03", "winners nobody", "act 3")
    t.see("no event scenes_due", "no event reshuffled", "no event scene", "event no_more_acts act=3")
    t = town(f"{CALM}; hand 0 1 1 1; hand 1 1; deck 1*2; discard 3*4; act 3; stage refill").see("running", "asked 1 spend")
    t.see("pile deck 0")
    town(f"{CALM}; hand 0 1 1 1; hand 1 1; deck 1; discard 3*4; act 2; stage refill").see("running", "act 3", "asked 1 spend")


@pytest.mark.rules("UD-REFILL-08", "UD-END-03")
def test_two_reshuffles_at_most() -> None:
    """In a whole game the Action deck is reshuffled twice; the third time it would have to be, all have lost."""
    t = town(f"{CALM}; deck 1*6 1f*9 2*8 2f*5 3*4; stage refill")
    while t.m.outcome is None:
        t.scenario.chance()
        if t.m.outcome is None:
            seat = min(t.m.waiting)
            said = [o for o in t.m.options(seat) if str(o) in ("stop", "pass")] or t.m.options(seat)[-1:]
            t.m.answer(seat, said[0])            # all cards are spent, nobody goes anywhere
    t.see("over UD-END-03", "events reshuffled 2", "act 3", "fear 0 0", "fear 1 0")


# --- 4. Scenes ------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-REV-01", "UD-R-65", "UD-PROC-11", "UD-BOARD-10")
def test_how_many_scenes() -> None:
    """As many as the Act says, and one for each danger that is not ignored; with whole_total the Act's part shrinks, too."""
    slots = ["", "stack lab_1 1", "stack lab_1 1; stack lab_2 1", LAB]
    for act in (1, 2, 3):
        for danger in (0, 1, 2, 5):
            for empty in range(4):
                lines = f"{TWO}; act {act}; danger {danger}; {slots[3 - empty]}"
                assert due(lines) == act + max(0, danger - empty)
                assert due(f"{lines}; {QUIET}") == max(0, act + danger - empty)


@pytest.mark.rules("UD-REV-02", "UD-CARD-07")
def test_danger_on_discarded_cards() -> None:
    """A card that a Scene makes somebody discard brings no danger, neither in this turn nor in its owner's next."""
    t = town(f"{FIRST}; hand 0 3d 3d 3d 3d 3d; hand 1 3d 1; stage scenes; next scene panic flickering_lights")
    t.see("event scenes_due many=1", "asked 0 lose_card").say("0 discard 2")
    t.see("event lost_card seat=1 card=3d", "pile discard 3d 2", "danger 0", "events scene 1")
    t.say("1 spend none; 1 stop; 1 pass").see("event scenes_due seat=1 danger=0 many=1")


@pytest.mark.rules("UD-REV-03", "UD-R-67", "UD-LAB-02", "UD-ALLY-06")
def test_what_ignores_danger_adds_up() -> None:
    """Every empty slot of the Laboratory serves whoever is active, wherever they are, and one's own Allies come on top."""
    two = "stack lab_1 1; stack lab_2 1"
    assert due(f"{TWO}; act 2; danger 2; {two}; ally officer_powell owned 0") == 2
    assert due(f"{TWO}; act 2; danger 2; {two}; ally officer_powell owned 1") == 3
    assert due(f"{TWO}; act 1; danger 5; ally officer_powell owned 0; ally flo owned 0") == 2
    assert due(f"seats 2; active 1; option season 2; danger 5; {two}; ally dr_owens owned 1") == 4
    assert due(f"seats 2; active 1; danger 3; {two}; person 1 mike u_byers") == 3


@pytest.mark.rules("UD-REV-04", "UD-SCENE-02")
def test_one_scene_after_the_other() -> None:
    """A Scene is carried out to its end and discarded before the next one is turned up."""
    t = town(f"{FIRST}; act 2; stage scenes; hand 1 1; stack power_void 1; stack power_promise 1;"
             "next scene nosebleed toxic_air split_up").see("asked 0 which_power", "events scene 1", "due 1", "pile seen 0")
    assert t.m.view(None)["scene"] == "nosebleed" and t.m.view(None)["scenes"].get("nosebleed") is None
    t.say("0 stack power_void").see("events scene 2", "asked 1 spend", "pile seen = nosebleed toxic_air", "due 0")
    assert kinds(t, "scene", "power_lost", "turn") == ["scene", "power_lost", "scene", "turn"]


@pytest.mark.rules("UD-REV-05", "UD-REV-06", "UD-R-68")
def test_end_of_the_day() -> None:
    """Its Fear first; then it and all discards are shuffled into the deck, and the Scenes still due are dropped."""
    t = town(f"{FIRST}; act 3; danger 1; played 3d; hand 1 1; foe patrol_1 police; foe demogorgon u_lab; stage scenes;"
             "seen hunt roadblock; next scene toxic_air end_of_day flickering_lights")
    t.see("event scenes_due many=4", "events scene 2", "fear 0 1", "fear 1 0", "pile seen 0", "pile scenes 25", "due 0")
    t.see("event scenes_shuffled many=25", "asked 1 spend", "pile scenes end_of_day 3", "pile scenes hunt 3", "pile discard = 3d")
    assert kinds(t, "scene", "scared", "scenes_shuffled") == ["scene", "scene", "scared", "scenes_shuffled"]
    t = town("seats 2; option season 2; active 0; person 0 hopper nest; person 1 mike main; foe demodog_1 nest; stage scenes;"
             f"{LAB}; stack demodogs_1 1; next scene end_of_day; hand 1 1").see("fear 0 1", "fear 1 0", "pile scenes 27")


@pytest.mark.rules("UD-R-69")
def test_the_scene_deck_is_out() -> None:
    """Should the deck run out without End of the Day, the discarded Scenes become the deck; Eleven does not move."""
    t = town(f"{FIRST}; act 3; stage scenes; scenes toxic_air; seen split_up; hand 1 1; next scene toxic_air split_up")
    t.see("events scene 3", "events scenes_shuffled 1", "event scenes_shuffled many=2", "act 3", "no event reshuffled")
    assert kinds(t, "scene", "scenes_shuffled") == ["scene", "scenes_shuffled", "scene", "scene"]
    t.see("pile scenes 0", "pile seen 2", "asked 1 spend")


@pytest.mark.rules("UD-REV-07", "UD-R-62")
def test_where_played_cards_go() -> None:
    """They go to the discards when the turn is over, unless the refill has shuffled them into the deck already."""
    t = town(f"{CALM}; hand 0 1 1 1 1; hand 1 1; played 2 3d; deck 1; discard 1f; stage refill").see("pile discard = 1f 2 3d")
    t.see("pile played 0", "pile deck 0", "active 1")
    t = town(f"{CALM}; hand 0 1 1 1; hand 1 1; played 2 3d; deck 1; discard 1f; stage refill; next card 1 2")
    t.see("pile discard 0", "pile played 0", "pile deck = 1f 3d", "hand 0 1 1 1 1 2", "danger 0")


@pytest.mark.rules("UD-REV-08", "UD-R-66", "UD-LAB-04", "UD-R-42")
def test_the_number_of_scenes_is_settled_beforehand() -> None:
    """A Scene that fills a Laboratory slot, or takes an Ally, changes nothing this turn; later turns feel it."""
    t = town(f"{TWO}; danger 2; played 1d 2d; stack lab_1 1; stack lab_2 1; stage scenes; next scene cover_up flickering_lights;"
             "hand 0 1; hand 1 1").see("event scenes_due ignored=1 many=2", "events scene 2", "size lab_3 2")
    t = town(f"{FIRST}; act 2; danger 1; played 1d; ally officer_powell owned 0; stage scenes; next scene gone split_up")
    t.see("event scenes_due ignored=1 many=2", "ally officer_powell removed", "events scene 2")
    later = f"{TWO}; danger 2; stack lab_1 1; stack lab_2 1; stack lab_3 1 1; ally officer_powell removed"
    assert due(later) == 3


@pytest.mark.rules("UD-R-66", "UD-LAB-03", "UD-RECR-02")
def test_what_was_won_this_turn_counts() -> None:
    """A Laboratory slot emptied this turn, or an Ally recruited, already ignores danger in its Scenes."""
    lines = f"seats 2; person 1 mike main; active 0; stage act; hand 0 3d; hand 1 1; {LAB}; {WILL}; next scene split_up"
    t = town(f"{lines}; person 0 lucas lab").say("0 do investigate_lab; 0 stack lab_2")
    t.see("event scenes_due danger=1 ignored=1 many=1", "size lab_2 0")
    t = town(f"{lines}; person 0 lucas school; ally officer_powell waits ally_school; stack ally_school 1 1; next ally flo")
    t.say("0 do recruit_ally")
    t.see("event recruited ally=officer_powell", "event scenes_due danger=1 ignored=1 many=1")


@pytest.mark.rules("UD-R-76")
def test_the_active_player_chooses() -> None:
    """Every choice that a Scene leaves open is put to the active player, whomever it concerns."""
    people = "person 0 lucas police; person 1 mike wheeler; person 2 nancy wheeler"
    lines = f"seats 3; {people}; active 1; stage scenes; {LAB}; hand 0 1 2; hand 2 3 3d"
    t = town(f"{lines}; next scene panic").see("asked 1 lose_card", "options 1 discard 1, discard 2").say("1 discard 2")
    t.see("asked 1 lose_card", "event lost_card seat=2 card=3d").say("1 discard 1").see("event lost_card seat=0 card=1")
    waits = "ally flo waits ally_school; ally mr_clarke waits ally_byers; stack ally_school 1; stack ally_byers 1"
    town(f"{lines}; next scene gone; {waits}").see("asked 1 which_ally", "options 1 dismiss flo, dismiss mr_clarke")
    town(f"{lines}; next scene cover_up").see("asked 1 which_smallest")


@pytest.mark.rules("UD-R-22", "UD-PERF-01", "UD-PERF-07")
def test_objections_name_their_rule() -> None:
    """Asked of a table as it stands, each action says what is against it: no card, no place for it, a Foe beside."""
    g = town(f"{CALM}; hand 0 1 2; foe demogorgon wheeler").m._g
    assert DEEDS[GATHER_INFO].objection(g, 0) == "" and DEEDS[GATHER_INFO].objection(g, 1) == "UD-PERF-03"
    g = town(f"{CALM}; hand 0 1 2").m._g
    assert DEEDS[GATHER_INFO].objection(g, 1) == "UD-PERF-01" and DEEDS[GET_ITEM].objection(g, 1) == "UD-PERF-07"


@pytest.mark.rules("UD-TURN-02", "UD-PERF-08")
@pytest.mark.parametrize("said", [
    "0 do gather_info; 0 commit 1; 0 stack will_castle",
    "0 do help_eleven; 0 stack power_void; 0 commit 1+2; 0 stack lab_1; 0 stack will_castle; 0 done",
    "0 do help_eleven; 0 stack power_throw; 0 commit 1+2; 0 stack demogorgon_1; 0 place u_byers",
    "0 commit 1+2; 0 place castle"])
def test_nothing_of_a_turn_is_left_for_the_next(said: str) -> None:
    """The next one to move begins with a clean table: no action, no target, no Foe fought, no slot chosen, no Scene."""
    stacks = "power_void 0; stack power_throw 0; stack lab_1 5; stack will_castle 1; stack will_byers 2; stack demogorgon_1 3; " \
             "stack patrols_1 0; stack power_promise 5 5"
    foes = "foe demogorgon u_school; foe patrol_1 " + ("u_lab" if "do" in said else "police")
    t = town(f"seats 2; person 0 mike police; person 1 joyce byers; hand 0 1 2; hand 1 1 1; stack {stacks}; {foes}; stage act; "
             "next scene roadblock").say(said)
    t.see("asked 1 spend", "event scene scene=roadblock")
    view = t.m.view(None)
    assert (view["action"], view["target"], view["fought"], view["value"], view["scene"]) == (None, None, None, 0, None)
    assert (view["chosen"], view["danger"], view["due"], view["points"]) == ([], 0, 0, 0)
