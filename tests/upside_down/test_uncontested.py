"""The three actions that always succeed: Calm Down, Get Item, Gather Info."""
from __future__ import annotations

import pytest

from kit import town
from penombra import load

QUIET = "option ignore_limit whole_total"                        # three empty slots of the Laboratory keep Scenes away
TWO = f"seats 2; {QUIET}; person 1 mike byers; active 0; stage act; hand 1 1; stack will_castle 5 ^5"
HAWKINS = {1: "police main scrap castle school byers wheeler lab", 2: "police main patch cabin school byers wheeler lab"}
BELOW = {1: "u_lab u_school u_byers u_castle", 2: "west nest east gate"}


def offering(season: int, action: str) -> set[str]:
    """The Locations of a Season where somebody with a card is offered an action that needs no stack."""
    found = set()
    for at in f"{HAWKINS[season]} {BELOW[season]}".split():
        t = town(f"seats 2; option season {season}; person 0 lucas {at}; person 1 mike police; active 0; stage act; hand 0 1 2")
        if f"do {action}" in t.options(0): found.add(at)
        elif t.m.asked == {0: "act"}: t.refused(f"0 do {action}", "UD-PERF-01")
    return found


@pytest.mark.rules("UD-UNC-01", "UD-UNC-02")
def test_three_actions_always_succeed() -> None:
    """Calm Down, Get Item and Gather Info are aimed at no stack, never fail and give no Fear; all other actions have one."""
    rows = load("upside_down").tables["actions"]
    assert {name for name, row in rows.items() if not row.get("group")} - {"fight"} == {"calm_down", "get_item", "gather_info"}
    for script, at in (("calm_down", "castle"), ("get_item", "castle"), ("gather_info", "police")):
        t = town(f"{TWO}; person 0 lucas {at} 3; hand 0 1; stack lab_1 5 5; next item camera").say(f"0 do {script}")
        t.see("event committed value=1", "active 1")
        for kind in ("turned_up", "beaten", "failed", "scared"): t.see(f"no event {kind}")


# --- Calm Down --------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-CALM-01", "UD-R-28")
def test_calm_down() -> None:
    """As much Fear is lost as the action value says, but there is none below the start; only one's own."""
    for before, cards, after in ((7, "1", 6), (7, "3", 4), (2, "3", 0), (0, "2", 0)):
        t = town(f"{TWO}; person 0 lucas castle {before}; hand 0 {cards}").say("0 do calm_down").see(f"fear 0 {after}")
        t.see(f"event calmed seat=0 many={before - after} fear={after}")
    t = town(f"{TWO.replace('mike byers', 'mike castle 6')}; person 0 lucas castle 6; hand 0 2f").say("0 do calm_down")
    t.see("fear 0 3", "fear 1 6")


@pytest.mark.rules("UD-R-28", "UD-FEAR-03")
def test_the_ends_of_the_track() -> None:
    """On the last space the game is lost, and what is more than that counts no further."""
    t = town("seats 2; person 0 lucas lab 7; person 1 mike byers; active 0; stage act; hand 0 1; stack lab_1 5 5 4")
    t.say("0 do investigate_lab").see("over UD-END-02", "fear 0 9", "event scared seat=0 many=2 fear=9")


@pytest.mark.rules("UD-S1-CALM-01", "UD-S1-CALM-02")
def test_where_to_calm_down_in_season_1() -> None:
    """The Scrap Yard and Castle Byers of Hawkins offer it, and at the Scrap Yard it is worth 2 more."""
    assert offering(1, "calm_down") == {"scrap", "castle"}
    town(f"{TWO}; person 0 lucas scrap 8; hand 0 1").say("0 do calm_down").see("event committed value=3", "fear 0 5")
    town(f"{TWO}; person 0 lucas castle 8; hand 0 1").say("0 do calm_down").see("event committed value=1", "fear 0 7")


@pytest.mark.rules("UD-S2-CALM-01")
def test_where_to_calm_down_in_season_2() -> None:
    """Only the Pumpkin Patch offers it, and adds nothing."""
    assert offering(2, "calm_down") == {"patch"}
    lines = f"seats 2; option season 2; {QUIET}; person 1 mike byers; active 0; stage act; hand 0 1; stack will_1 5"
    town(f"{lines}; person 0 lucas patch 8").say("0 do calm_down").see("event committed value=1", "fear 0 7")


# --- Get Item -----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-GETI-01", "UD-R-31")
def test_get_item() -> None:
    """As many are drawn as the action value says; one of them is kept, whichever, and the others go back into the deck."""
    t = town(f"{TWO}; person 0 lucas castle; hand 0 3; next item gasoline camera waffles").say("0 do get_item")
    t.see("events drew_item 3", "pile items 12", "asked 0 keep_one", "options 0 keep camera, keep gasoline, keep waffles")
    t.cannot("0 pass", "0 keep revolver").say("0 keep camera").see("owns 0 camera", "pile items 14", "pile items gasoline 1")
    t.see("pile items camera 0", "pile drawn 0", "event kept_item seat=0 item=camera", "active 1")
    t = town(f"{TWO}; person 0 lucas castle; hand 0 1; next item mixtape").say("0 do get_item").see("owns 0 mixtape", "active 1")


@pytest.mark.rules("UD-R-31", "UD-R-30", "UD-ITEM-07", "UD-ITEM-04")
def test_a_third_item() -> None:
    """One must be kept even as the third; then any one of the three is given up, be it the new one, into the deck or aside."""
    lines = f"{TWO}; person 0 lucas castle; owns 0 revolver compass; hand 0 2; next item waffles camera"
    for option, left in (("deck", 13), ("aside", 12)):
        for gone, kept in (("compass", "revolver waffles"), ("waffles", "compass revolver"), ("revolver", "compass waffles")):
            t = town(f"{lines}; option third_item {option}").say("0 do get_item; 0 keep waffles").see("asked 0 one_too_many")
            t.see("options 0 give_up compass, give_up revolver, give_up waffles").cannot("0 give_up camera", "0 pass")
            t.say(f"0 give_up {gone}").see(f"owns 0 {kept}", f"pile items {left}", "pile items camera 1", "active 1")
            t.see(f"pile items {gone} {int(option == 'deck')}", f"event gave_up item={gone}")


@pytest.mark.rules("UD-GETI-02", "UD-S1-GETI-01")
def test_where_to_get_an_item() -> None:
    """Every Location of Hawkins offers it in both Seasons; of the Upside Down the Laboratory alone, of the tunnels none."""
    assert offering(1, "get_item") == {*HAWKINS[1].split(), "u_lab"}
    assert offering(2, "get_item") == set(HAWKINS[2].split())


@pytest.mark.rules("UD-GETI-03")
def test_main_street() -> None:
    """At Main Street two more are drawn, in both Seasons."""
    for season, will in ((1, "will_castle"), (2, "will_1")):
        lines = f"seats 2; option season {season}; {QUIET}; person 1 mike byers; active 0; stage act; hand 0 3; stack {will} 5"
        t = town(f"{lines}; person 0 nancy main").say("0 do get_item").see("event committed value=5", "events drew_item 5")
        assert len(t.options(0)) == 5


@pytest.mark.rules("UD-GETI-04", "UD-R-29")
def test_fewer_items_than_wanted() -> None:
    """If fewer Items are left than the action value, all are drawn; with eight owned there are seven at least."""
    lines = f"{TWO}; person 0 lucas castle; hand 0 3 3 3"
    t = town(f"{lines}; items camera gasoline").say("0 do get_item; 0 commit 1+2+3").see("event committed value=9")
    t.see("events drew_item 2", "pile items 0", "options 0 keep camera, keep gasoline").say("0 keep camera").see("pile items 1")
    owned = "owns 0 camera gasoline; owns 1 compass mixtape; owns 2 waffles revolver; owns 3 nail_bat bear_trap"
    t = town(f"seats 4; {QUIET}; active 0; stage act; person 0 lucas main; hand 0 3 3 3; {owned}").see("pile items 7")
    t.say("0 do get_item; 0 commit 1+2+3").see("event committed value=11", "events drew_item 7", "pile items 0")


# --- Gather Info --------------------------------------------------------------------------------------------

STACKS = ("stack will_school 1 2; stack will_byers 3; stack lab_1 0 4; stack lab_2 5 ^0; stack demogorgon_1 2 2 1;"
          "stack patrols_1 3")
INFO = f"seats 2; {QUIET}; person 0 lucas police; person 1 mike byers; active 0; stage act; hand 1 1; {STACKS}"


@pytest.mark.rules("UD-GATH-01", "UD-R-32", "UD-GATH-02")
def test_gather_info() -> None:
    """As many facedown tops of different stacks, anywhere on the board, are turned up together as the action value says."""
    t = town(f"{INFO}; hand 0 3").say("0 do gather_info").see("event committed value=3", "asked 0 which_top")
    hidden = ["will_school", "will_byers", "lab_1", "demogorgon_1", "patrols_1"]                # not the one that lies open
    assert sorted(t.options(0)) == sorted(f"stack {slot}" for slot in hidden)
    t.say("0 stack demogorgon_1; 0 stack will_school").cannot("0 stack will_school").see("no event revealed")
    t.say("0 stack patrols_1").see("stack demogorgon_1 2 2 ^1", "stack will_school 1 ^2", "stack patrols_1 ^3", "active 1")
    t.see("stack will_byers 3", "stack lab_1 0 4", "events revealed 3", "event revealed slot=will_school token=2")


@pytest.mark.rules("UD-GATH-01", "UD-R-32")
def test_more_info_than_there_is() -> None:
    """If there are fewer facedown tops than that, all are revealed, nothing deeper; if there is none, nothing happens."""
    t = town(f"{INFO}; hand 0 3 3; owns 0 camera").say("0 do gather_info; 0 commit 1+2").see("event committed value=8")
    t.see("events revealed 5", "stack lab_1 0 ^4", "stack lab_2 5 ^0", "stack will_byers ^3", "fear 0 0")
    just = town(f"{INFO}; hand 0 3; owns 0 camera").say("0 do gather_info").see("event committed value=5", "events revealed 5")
    just.see("active 1")                                         # there is nothing to choose
    for line in ("stack will_byers ^3", "stack will_byers ^3; stack lab_1 1 ^1"):
        t = town(f"{INFO.replace(STACKS, line)}; hand 0 2").say("0 do gather_info").see("no event revealed", "active 1")


@pytest.mark.rules("UD-GATH-03")
def test_where_to_gather_info() -> None:
    """The Police Station offers it, in both Seasons, and no other Location does."""
    assert offering(1, "gather_info") == offering(2, "gather_info") == {"police"}
    t = town(f"seats 2; option season 2; {QUIET}; person 0 lucas police; person 1 mike byers; active 0; stage act; hand 0 2;"
             "stack gate_1 1 2; stack vines_west 3; stack demodogs_1 4; stack will_1 ^5").say("0 do gather_info")
    t.say("0 stack gate_1; 0 stack demodogs_1").see("stack gate_1 1 ^2", "stack demodogs_1 ^4", "stack vines_west 3")
