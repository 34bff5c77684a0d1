"""Foes: which there are, whom they stop, and what they do by themselves, which is nothing."""
from __future__ import annotations

import pytest

import penombra
from kit import Table, town

WILL = "stack will_castle 4 4"               # not saved yet
STACKS = "stack demogorgon_1 5 5; stack patrols_1 5 5"


def nancy(at: str, rest: str) -> Table:
    """Nancy's turn; the others are elsewhere."""
    return town(f"{WILL}; {STACKS}; seats 3; person 0 nancy {at}; person 1 mike u_byers; person 2 joyce u_byers; {rest}")


def scene(lines: str, name: str) -> Table:
    return town(f"{WILL}; {lines}; stage scenes; next scene {name}")


@pytest.mark.rules("UD-FOE-01")
def test_no_way_through_a_foe() -> None:
    """A Location with a Foe can be entered but not passed: the move ends there, and what is left of it is lost."""
    for foe in ("demogorgon", "patrol_1", "patrol_2"):
        t = nancy("police", f"foe {foe} main; hand 0 3 3 3").say("0 spend 1").see("points 4").say("0 go main")
        t.see("at 0 main", "points 0", "event walked seat=0 at=main points=0").cannot("0 go school", "0 go police", "0 stop")
        t.see("event action seat=0 action=fight", "asked 0 commit")
    dog = "foe demodog_1 east; stack demodogs_1 5 5; stack will_1 4"
    t = town(f"seats 2; option season 2; person 0 nancy school; hand 0 3 3 3; {dog}")
    t.say("0 spend 1; 0 go east").see("points 0", "at 0 east").cannot("0 go nest")
    nancy("police", "hand 0 3 3").say("0 spend 1; 0 go main; 0 go school").see("at 0 school", "points 2")


@pytest.mark.rules("UD-FOE-02")
def test_leaving_a_foe() -> None:
    """Who begins the turn beside a Foe may walk away from it, as far as the movement reaches."""
    t = nancy("police", "foe demogorgon police; hand 0 1 3").say("0 spend none")
    t.see("points 1", "options 0 go main, go scrap, stop")
    t.say("0 go main").see("at 0 main", "asked 0 act", "no event action", "foe demogorgon police").can("0 do get_item", "0 pass")
    t = nancy("police", "foe demogorgon police; foe patrol_1 police; hand 0 1 3").say("0 spend 2; 0 go scrap; 0 go lab")
    t.see("at 0 lab", "points 2")
    t = nancy("police", "foe demogorgon police; hand 0 1 3").say("0 spend none; 0 stop").see("event action action=fight")


@pytest.mark.rules("UD-R-18", "UD-FOE-02")
def test_coming_back_to_a_foe() -> None:
    """Who leaves a Foe and comes back in the same move stops there, and must Fight."""
    t = nancy("police", "foe demogorgon police; hand 0 2 3 3").say("0 spend 2").see("points 4").say("0 go main; 0 go police")
    t.see("at 0 police", "points 0", "event action seat=0 action=fight").cannot("0 go main", "0 stop", "0 pass")


@pytest.mark.rules("UD-R-19", "UD-FOE-02")
def test_from_one_foe_to_another() -> None:
    """From one Foe one may go to another's Location, and the move ends there."""
    t = nancy("police", "foe demogorgon police; foe patrol_1 main; hand 0 2 3 3").say("0 spend 2; 0 go main")
    t.see("at 0 main", "points 0", "event action action=fight", "asked 0 commit").cannot("0 go school", "0 go police")
    t.say("0 commit 1+2").see("event committed slot=patrols_1", "foe demogorgon police")


@pytest.mark.rules("UD-FOE-03")
def test_a_foe_leaves_only_the_fight() -> None:
    """Beside a Foe none of the Location's actions can be done, nor can one do nothing: there must be a Fight."""
    lines = "foe demogorgon {0}; foe patrol_1 {0}; hand 0 1 1; stage act; stack lab_1 1; stack power_void 1; stack will_school 1"
    for at, actions in (("lab", "investigate_lab get_item"), ("wheeler", "help_eleven get_item"), ("u_school", "rescue_will"),
                        ("castle", "calm_down get_item"), ("police", "gather_info get_item")):
        t = nancy(at, lines.format(at)).see("options 0 fight demogorgon, fight patrol").refused("0 pass", "UD-PERF-03")
        for action in actions.split(): t.refused(f"0 do {action}", "UD-PERF-03")
        free = nancy(at, lines.format("main")).see(f"options 0 pass, {', '.join('do ' + a for a in actions.split())}")
        free.refused("0 fight demogorgon", "UD-FIGHT-01").refused("0 fight patrol", "UD-FIGHT-01")


@pytest.mark.rules("UD-FOE-04")
def test_foes_share_a_location() -> None:
    """Several Foes may be in one Location, of one kind or of two, and come there by Scenes or after a Fight."""
    lines = "seats 2; person 0 nancy police; person 1 mike police; foe demogorgon scrap; foe patrol_1 main; foe patrol_2 main"
    t = town(f"{WILL}; {lines}; act 2; stage scenes; stack lab_1 1; stack lab_2 1; stack lab_3 1; next scene hunt unmarked_vans")
    t.see("foe demogorgon police", "foe patrol_1 police", "foe patrol_2 police")
    t = nancy("police", "foe demogorgon police; foe patrol_1 main; hand 0 3 3 3 3; stage act").say("0 commit 1+2+3+4")
    t.see("event beaten", "options 0 place main, place scrap").say("0 place main").see("foe demogorgon main", "foe patrol_1 main")


@pytest.mark.rules("UD-FOE-05", "UD-R-72")
def test_a_foe_that_comes_does_nothing_more() -> None:
    """A Foe that enters somebody's Location does what the card says and nothing else; on their turn they may go or Fight."""
    lines = "seats 2; person 0 mike wheeler; person 1 nancy school; active 0; foe demogorgon u_school; hand 1 1 3; hand 0 1 1"
    t = scene(f"{lines}; {STACKS}", "hunt").see("foe demogorgon school", "fear 1 1", "events scared 1", "hand 1 1 3")
    t.see("no event action", "active 1", "asked 1 spend").say("1 spend none")
    t.see("options 1 go main, go u_school, go wheeler, stop")
    t.say("1 go main").see("asked 1 act").can("1 pass", "1 do get_item")
    t = scene(f"{lines}; {STACKS}", "hunt").say("1 spend none; 1 stop").see("event action seat=1 action=fight")
    t.see("asked 1 commit").cannot("1 pass", "1 do get_item")
    lines = "seats 2; person 0 mike main 8; person 1 nancy main; foe patrol_1 police; hand 0 1 1; hand 1 1 3"
    scene(lines, "roadblock").see("foe patrol_1 main", "no event scared", "no event lost_card", "no event action", "active 1")
    t = town(f"{WILL}; {STACKS}; seats 3; person 0 mike main 8; person 1 nancy main; person 2 joyce police;"
             "foe demogorgon police; active 2; hand 2 2 2 2 2 2; stage act").say("2 commit 1+2+3+4+5; 2 place main")
    t.see("foe demogorgon main", "no event scared")      # sent to where others are


@pytest.mark.rules("UD-S1-FOE-01", "UD-S2-FOE-01")
def test_the_foes_of_each_season() -> None:
    """Season 1 has the Demogorgon and two Patrols, Season 2 only Demodogs; the others are neither there nor named."""
    one, two = (penombra.new("upside_down", 2, seed=1, options={"season": season}).view(None) for season in (1, 2))
    assert one["foe"] == {"demogorgon": "u_school", "patrol_1": "castle", "patrol_2": "u_lab"}
    assert two["foe"] == {"demodog_1": "east", "demodog_2": "nest", "demodog_3": None, "demodog_4": None}
    assert set(one["house"]["foes"]) == {"demogorgon", "patrol"} and set(two["house"]["foes"]) == {"demodog"}
    for season, foe in ((1, "demodog_1"), (2, "demogorgon"), (2, "patrol_1")):
        with pytest.raises(penombra.BadText): town(f"seats 2; option season {season}; foe {foe} main; stage act")
