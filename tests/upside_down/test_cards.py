"""Action cards and their icons; Scenes, and who decides what they leave open."""
from __future__ import annotations

import itertools
from collections import Counter

import pytest

from kit import Table, town
from penombra import load

WILL = "stack will_castle 4 4"               # not saved yet
LABS = "stack lab_1 1; stack lab_2 1; stack lab_3 1"
ALONE = f"{WILL}; seats 3; person 0 nancy main; person 1 mike castle; person 2 joyce byers"
BESIDE = ALONE.replace("mike castle", "mike main")


def scene(lines: str, *names: str) -> Table:
    """So many Scenes are revealed, one after the other; nothing is ignored."""
    labs = "" if "stack lab" in lines else LABS
    return town(f"{lines}; act {len(names)}; stage scenes; {labs}; next scene {' '.join(names)}")


# --- Action cards ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-CARD-01", "UD-CARD-08")
def test_what_a_card_shows() -> None:
    """Each card is worth 1, 2 or 3; some show a friends icon, some a danger, some both, and none shows two of a kind."""
    rows = load("upside_down").tables["cards"]
    assert {(row["value"], row["friends"], row["danger"]) for row in rows.values()} == set(
        itertools.product((1, 2, 3), (0, 1), (0, 1)))
    assert Counter(name.rstrip("fd") for name in rows) == {"1": 4, "2": 4, "3": 4}
    for name, row in rows.items():
        assert name == f"{row['value']}{'f' * row['friends']}{'d' * row['danger']}" and row["copies"] > 0
        t = town(f"{BESIDE}; hand 0 {name}").say("0 spend 1")
        t.see(f"points {1 + row['value'] + row['friends']}", f"danger {row['danger']}")
        town(f"{ALONE}; hand 0 {name}").say("0 spend 1").see(f"points {1 + row['value']}", f"danger {row['danger']}")


@pytest.mark.rules("UD-CARD-02", "UD-R-81")
def test_nothing_is_hidden_from_the_others() -> None:
    """Hands, Items and Allies are shown to all: everybody sees the same table, and sees every card that is drawn."""
    t = town(f"{ALONE}; hand 0 1 2f 3d; hand 1 2 2; hand 2 1fd; owns 0 waffles; owns 1 camera; ally flo owned 1")
    for who in (None, 0, 1, 2):
        view = t.m.view(who)
        assert view["hand"] == [["1", "2f", "3d"], ["2", "2"], ["1fd"]] and view["item"] == [["waffles"], ["camera"], []]
        assert view["ally"]["flo"] == 1
    assert {**t.m.view(0), "me": 2} == {**t.m.view(1), "me": 2} == t.m.view(2)
    t.say("0 spend 1+2; 0 stop; 0 pass").see("active 1")
    drew = [e["card"] for e in t.m.events(None) if e["kind"] == "drew"]
    for who in (0, 1, 2): assert [e["card"] for e in t.m.events(who) if e["kind"] == "drew"] == drew
    assert len(drew) == 4


@pytest.mark.rules("UD-CARD-03", "UD-R-14")
def test_a_friends_icon_counts_in_company() -> None:
    """Each friends icon adds one where another Character shares the Location, and nothing for who is alone."""
    for lines, more in ((ALONE, 0), (BESIDE, 1)):
        for cards, icons, values in (("1f 2", 1, 3), ("1f 2f", 2, 3), ("1 2", 0, 3), ("1f 2f 3fd", 3, 6)):
            mask = "+".join("123"[:len(cards.split())])
            town(f"{lines}; hand 0 {cards}").say(f"0 spend {mask}").see(f"points {1 + values + icons * more}")
            t = town(f"{lines}; hand 0 {cards}; stage act").say(f"0 do get_item; 0 commit {mask}")
            t.see(f"event committed value={2 + values + icons * more}")
    foe = f"{ALONE}; foe demogorgon main; stack demogorgon_1 5; hand 0 1f 1f; stage act"
    town(foe).say("0 commit 1+2").see("event turned_up value=4")               # Nancy's 2, and no friend in the Demogorgon


@pytest.mark.rules("UD-R-14", "UD-CARD-03")
def test_where_company_is_looked_for() -> None:
    """For moving it counts who is there at the start, for the action who is there where the move has ended."""
    t = town(f"{BESIDE}; hand 0 1f 1f").say("0 spend 1").see("points 3").say("0 go police; 0 stop; 0 do get_item")
    t.see("event committed value=1")
    t = town(f"{ALONE.replace('mike castle', 'mike police')}; hand 0 1f 1f 1").say("0 spend 2").see("points 2")
    t.say("0 go police; 0 stop; 0 do get_item; 0 commit 2").see("event committed value=2")


@pytest.mark.rules("UD-CARD-04", "UD-R-14")
def test_two_friends_are_one_friend() -> None:
    """A friends icon counts one, be there one other Character in the Location or three."""
    for others in ("main byers castle", "main main castle", "main main main"):
        at = others.split()
        lines = "seats 4; person 0 nancy main; " + "; ".join(
            f"person {s} {who} {at[s - 1]}" for s, who in enumerate(("mike", "joyce", "hopper"), 1))
        town(f"{lines}; hand 0 2f 3").say("0 spend 1").see("points 4")
        town(f"{lines}; hand 0 2f 3; stage act").say("0 do get_item; 0 commit 1").see("event committed value=5")


@pytest.mark.rules("UD-R-15", "UD-CARD-03")
def test_only_jonathan_is_company() -> None:
    """Of the Allies only Jonathan is company, and for his owner only; Foes are not after him."""
    for ally, points in (("jonathan_byers", 4), ("steve_harrington", 3), ("officer_powell", 3), ("flo", 3)):
        town(f"{ALONE}; hand 0 2f; ally {ally} owned 0").say("0 spend 1").see(f"points {points}")
        town(f"{ALONE}; hand 0 2f; ally {ally} owned 1").say("0 spend 1").see("points 3")
    t = scene(f"{ALONE}; ally jonathan_byers owned 0", "split_up").see("fear 0 0", "fear 1 1", "fear 2 1")
    assert len(t.m.view(None)["hand"]) == len(t.m.view(None)["fear"]) == 3
    lines = ALONE.replace("nancy main", "nancy police").replace("joyce byers", "joyce castle")
    scene(f"{lines}; ally jonathan_byers owned 1; foe demogorgon byers", "hunt").see("foe demogorgon castle")


@pytest.mark.rules("UD-CARD-05")
def test_friends_count_for_moving_too() -> None:
    """A friends icon counts on a card played for the move as it does on one played for the action."""
    town(f"{BESIDE}; hand 0 1f 3f").say("0 spend 1+2").see("points 7", "event set_off cards=1f,3f points=7")
    t = town(f"{BESIDE}; hand 0 1f 3f; stage act").say("0 do get_item; 0 commit 1+2").see("event committed value=8")
    t.see("event committed cards=1f,3f")


@pytest.mark.rules("UD-CARD-06")
def test_cards_count_once() -> None:
    """What was played for moving adds nothing to the action, and the other way round; a card is played once."""
    t = town(f"{ALONE}; hand 0 1 3 3").say("0 spend 2+3").see("points 7", "hand 0 1").say("0 stop; 0 do get_item").see("running")
    t.see("event committed cards=1 value=3", "no event committed value=9")
    t = town(f"{ALONE}; hand 0 1 3 3").say("0 spend 1").see("points 2", "hand 0 3 3").say("0 stop; 0 do get_item; 0 commit 1")
    t.see("event committed value=5")


@pytest.mark.rules("UD-CARD-07")
def test_danger_brings_scenes() -> None:
    """Each danger on the cards of a turn, be they for the move or for the action, is one Scene more at its end."""
    for cards, spent, done, danger in (("1 1d 2", "1", "1+2", 1), ("1d 2d 3", "1", "1+2", 2), ("1d 2d 3", "none", "1+2", 2),
                                       ("1 2 3", "1", "1+2", 0), ("1d 2d 3d", "1+2", "1", 3)):
        t = town(f"{ALONE}; {LABS}; hand 0 {cards}; next scene roadblock flickering_lights cover_up wounds_close")
        t.say(f"0 spend {spent}; 0 stop; 0 do get_item").see("running")
        if t.m.asked == {0: "commit"}: t.say(f"0 commit {done}").see("running")
        while t.m.asked == {0: "keep_one"}: t.say(f"0 {t.m.options(0)[0]}").see("running")
        t.see(f"event scenes_due danger={danger} ignored=0 many={1 + danger}")
    t = town(f"{ALONE}; {LABS}; hand 0 1d 1d; next scene roadblock").say("0 spend none; 0 stop; 0 pass")
    t.see("events scene 1", "event scenes_due danger=0 many=1")


@pytest.mark.rules("UD-CARD-08")
def test_at_most_five_dangers() -> None:
    """Move and action are paid from one hand of five that is not refilled in between: five dangers are the most."""
    t = town(f"{ALONE}; {LABS}; hand 0 1d 1d 2d 3d 3d").say("0 spend 1+2").see("hand 0 2d 3d 3d", "danger 2", "no event drew")
    t.say("0 stop; 0 do get_item; 0 commit 1+2+3").see("danger 5", "hand 0")
    t.say(f"0 {t.m.options(0)[0]}").see("event scenes_due danger=5 many=6", "hand 0 1 1 1 1 1")
    assert max(row["danger"] for row in load("upside_down").tables["cards"].values()) == 1
    assert t.m.view(None)["house"]["hand"] == 5


# --- What Scenes do ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-SCENE-01", "UD-R-01")
@pytest.mark.parametrize("name, lines, facts", [
    ("hunt", "foe demogorgon u_castle", "foe demogorgon castle"), ("flickering_lights", "", "fear 0 1"),
    ("gone", "ally flo waits ally_school; stack ally_school 2", "ally flo removed"),
    ("nosebleed", "stack power_void 2", "stack power_void empty, event power_lost power=void"),
    ("not_alone", "", "size demogorgon_1 3"), ("wounds_close", "stack demogorgon_1 2", "size demogorgon_1 2"),
    ("panic", "hand 0 1", "hand 0, pile discard = 1"), ("end_of_day", "", "pile scenes 25, event scenes_shuffled many=25")])
def test_what_scenes_do(name: str, lines: str, facts: str) -> None:
    """Scenes move Foes, give Fear, take Allies and Powers away, create and enlarge stacks, and more."""
    scene(f"{ALONE}; {lines}", name).see(f"event scene scene={name}", *facts.split(", "))


@pytest.mark.rules("UD-SCENE-05")
def test_foes_bite_through_scenes() -> None:
    """By Scenes Foes give Fear and cost cards, to whoever shares their Location; by themselves they do neither."""
    lines = "seats 3; person 0 nancy castle; person 1 mike main; person 2 joyce main 3; foe demogorgon police; hand 1 1; hand 2 2"
    scene(lines, "scent_of_blood").see("foe demogorgon main", "fear 1 1", "fear 2 4", "fear 0 0", "hand 1", "hand 2")
    scene(lines.replace("demogorgon police", "patrol_1 police"), "unmarked_vans").see(
        "foe patrol_1 main", "fear 1 0", "hand 1", "hand 2", "events lost_card 2")
    scene(lines.replace("police", "main"), "roadblock").see("fear 1 0", "fear 2 3", "hand 1 1", "hand 2 2", "no event lost_card")
    lines = "seats 3; option season 2; person 0 nancy east; person 1 mike west; person 2 joyce main; foe demodog_1 nest"
    scene(f"{lines}; hand 0 1; hand 1 2; hand 2 3", "cornered").see("events lost_card 2", "hand 1", "hand 2 3", "fear 0 0")


# --- Who decides ------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-SCENE-02", "UD-R-76")
@pytest.mark.parametrize("name, lines, ask", [
    ("nosebleed", "stack power_void 2; stack power_promise 3", "which_power"),
    ("gone", "ally flo waits ally_school; ally karen_wheeler waits ally_byers", "which_ally"),
    ("wounds_close", "stack demogorgon_1 2; stack demogorgon_2 2; stack demogorgon_3 2", "which_smallest"),
    ("roadblock", "foe patrol_1 police; foe patrol_2 school", "which_foe"),
    ("panic", "hand 0 1 2; hand 1 1 2; hand 2 1 2", "lose_card"),
    ("cover_up", "stack lab_1 2; stack lab_2 3; stack lab_3 2", "which_smallest")])
def test_the_active_player_decides(name: str, lines: str, ask: str) -> None:
    """What a Scene leaves open is decided by the active player, whoever it is done to."""
    for active in (0, 1, 2):
        t, seen = scene(f"{ALONE}; active {active}; {lines}", name).see(f"asked {active} {ask}"), 0
        while t.m.asked.get(active) == ask:
            t.say(f"{active} {t.m.options(active)[0]}").see("running")
            seen += 1
        t.see(f"active {(active + 1) % 3}")
        assert seen == {"panic": 3, "wounds_close": 2}.get(name, 1)


@pytest.mark.rules("UD-R-73", "UD-SCENE-02")
def test_who_picks_the_cards_that_are_lost() -> None:
    """The active player picks the cards a Scene costs; by option each owner does."""
    lines = f"{ALONE}; hand 0 1 2; hand 1 2 3; hand 2 1 1"
    t = scene(lines, "panic").see("asked 0 lose_card", "options 0 discard 1, discard 2").say("0 discard 2")
    t.see("hand 0 1", "asked 0 lose_card").say("0 discard 1").see("hand 1 3", "hand 2 1", "events lost_card 3")
    t.see("pile discard = 1 2*2")
    t = scene(f'{lines}; option scene_discard_by "owner"', "panic").see("asked 0 lose_card").say("0 discard 2")
    t.see("asked 1 lose_card", "options 1 discard 1, discard 2").say("1 discard 2").see("hand 1 2", "hand 2 1", "active 1")
    scene(f"{ALONE}; hand 1 3", "panic").see("hand 1", "events lost_card 1", "event lost_card seat=1 card=3")


@pytest.mark.rules("UD-SCENE-03", "UD-R-70")
def test_foes_take_a_shortest_path() -> None:
    """A Foe goes along a shortest way and stops at its target; of several ends the active player picks one."""
    lines = f"{WILL}; seats 2; person 0 nancy lab; person 1 mike lab; foe demogorgon u_byers"
    t = scene(lines, "hunt").see("asked 0 way_ends", "options 0 place castle, place u_lab")
    t.say("0 place u_lab").see("foe demogorgon u_lab", "fear 0 0")
    scene(f'{lines}; option tie_choices "auto"', "hunt").see("foe demogorgon castle", "active 1")
    lines = f"{WILL}; seats 2; person 0 nancy police; person 1 mike police; foe demogorgon scrap"
    scene(lines, "hunt").see("foe demogorgon police", "event foe_moved path=scrap,police", "fear 0 1", "fear 1 1")


@pytest.mark.rules("UD-R-70", "UD-SCENE-03")
def test_whom_a_foe_goes_for() -> None:
    """The target is the nearest by roads, marked or not, whoever stands between; a tie is the active player's choice."""
    lines = f"{WILL}; seats 3; person 0 nancy police; person 1 mike wheeler; person 2 joyce u_castle; foe demogorgon main"
    t = scene(lines, "hunt").see("asked 0 which_prey", "options 0 target 0, target 1").say("0 target 1")
    t.see("foe demogorgon wheeler", "fear 0 0", "fear 1 1")
    scene(f'{lines}; option tie_choices "auto"', "hunt").see("foe demogorgon police", "active 1", "fear 0 1")
    scene(f"{lines}; active 2", "hunt").see("asked 2 which_prey").say("2 target 0").see("foe demogorgon police", "fear 0 1")
    lines = f"{WILL}; seats 2; person 0 nancy u_castle; person 1 mike police; foe demogorgon u_lab; foe patrol_1 lab"
    scene(lines, "hunt").see("foe demogorgon u_castle", "fear 0 1", "foe patrol_1 lab")            # a marked road is a road
    lines = f"{WILL}; seats 2; person 0 nancy police 5; person 1 mike byers 4; foe patrol_1 scrap; foe patrol_2 lab"
    scene(f"{lines}; foe demogorgon castle", "scent_of_blood").see("foe demogorgon police", "fear 0 6", "fear 1 4")    # past both


@pytest.mark.rules("UD-R-70")
def test_each_foe_goes_for_its_own() -> None:
    """Each Foe has a nearest Character of its own, and the one nearest to a place is found by the roads."""
    lines = f"{WILL}; seats 2; person 0 nancy castle; person 1 mike main; foe patrol_1 byers; foe patrol_2 school"
    scene(lines, "unmarked_vans").see("foe patrol_1 castle", "foe patrol_2 main", "events foe_moved 2")
    scene(lines.replace("mike main", "mike u_lab"), "roadblock").see("foe patrol_2 main", "foe patrol_1 byers")
    lines = lines.replace("byers", "police")
    t = scene(lines, "roadblock").see("asked 0 which_foe", "options 0 figure patrol_1, figure patrol_2")
    t.say("0 figure patrol_2").see("foe patrol_2 main", "foe patrol_1 police")
    scene(f'{lines}; option tie_choices "auto"', "roadblock").see("foe patrol_1 main", "foe patrol_2 school")


@pytest.mark.rules("UD-R-71")
def test_a_foe_that_is_there_already() -> None:
    """A Foe that is at its target stays, and the card goes on."""
    lines = f"{WILL}; seats 2; person 0 nancy police; person 1 mike castle"
    scene(f"{lines}; foe demogorgon police", "hunt").see("foe demogorgon police", "no event foe_moved", "fear 0 1")
    scene(f"{lines}; foe patrol_1 main; foe patrol_2 police", "roadblock").see("no event foe_moved", "active 1")


@pytest.mark.rules("UD-SCENE-04")
def test_what_is_removed_never_comes_back() -> None:
    """An Ally removed from the game is in no deck: nobody who comes later is that one."""
    lines = f"{ALONE}; {LABS}; ally flo waits ally_school; stack ally_school 2; stage scenes; next scene gone"
    names = [name for name, row in load("upside_down").tables["allies"].items() if 1 in row["seasons"] and name != "flo"]
    m = town(lines).m
    m.answer(-1, m.read(-1, "scene gone"))
    assert sorted(str(o) for o in m.options(-1)) == sorted(f"ally {name}" for name in names)
    t = town(f"{lines}; next ally mr_clarke").see("ally flo removed", "event ally_gone ally=flo")
    t.see("ally mr_clarke waits ally_school", "size ally_school 2")
    last = "; ".join(f"ally {name} removed" for name in names)
    t = town(f"{lines}; {last}").see("ally flo removed", "stack ally_school empty", "no event ally_waits")
    assert set(t.m.view(None)["ally"].values()) == {"removed"}
