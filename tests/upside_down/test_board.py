"""The board: its two sides, Locations, roads and slots, and the track of Acts."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import penombra
from kit import town
from penombra import load

ROADS = {                                    # of each Season; those that cost Fear are marked
    1: "police-main police-scrap scrap-lab main-school main-wheeler school-wheeler wheeler-byers byers-castle castle-lab "
       "lab-u_lab school-u_school castle-u_castle u_lab-u_school! u_school-u_byers! u_byers-u_castle! u_castle-u_lab!",
    2: "police-main police-patch patch-lab main-school main-wheeler school-wheeler wheeler-byers byers-cabin cabin-lab "
       "patch-west school-east lab-gate west-nest nest-east nest-gate"}
UPPER = {1: "school byers castle lab police scrap main wheeler", 2: "school byers lab police wheeler main patch cabin"}
LOWER = {1: "u_school u_byers u_castle u_lab", 2: "west nest east gate"}
SIZES = {                                    # how many tokens the slots begin with; those of Allies stand on the Allies
    1: "will_school 4 will_byers 4 will_castle 4 demogorgon_1 3 demogorgon_2 3 demogorgon_3 3 demogorgon_4 3 demogorgon_5 0 "
       "demogorgon_6 0 demogorgon_7 0 demogorgon_8 0 patrols_1 4 lab_1 3 lab_2 3 lab_3 3 power_psionic 3 power_throw 3 "
       "power_void 2 power_promise 3",
    2: "will_1 3 will_2 3 will_3 3 vines_west 3 vines_nest 0 vines_east 0 demodogs_1 3 demodogs_2 3 demodogs_3 0 demodogs_4 0 "
       "gate_1 4 lab_1 3 lab_2 3 lab_3 3 power_psionic2 3 power_seek 2 power_sever 4"}
GROUPS = {1: {"rescue_will": 3, "demogorgon": 8, "patrols": 1, "lab": 3, "powers": 4, "allies": 2},
          2: {"rescue_will": 3, "vines": 3, "demodogs": 4, "gate": 1, "lab": 3, "powers": 3, "allies": 2}}
each_season = pytest.mark.parametrize("season", [1, 2])
FULL = "hand 0 1 1 1 1 1"
THERE = "seats 2; person 0 nancy main; person 1 mike main"
NEXT = "next scene roadblock split_up gone"      # nothing comes of these


def new(season: int = 1, seats: int = 3, **options: object) -> penombra.Match:
    return penombra.new("upside_down", seats, seed=7, options={"season": season, **options})


def house(season: int) -> dict[str, Any]:
    """What everybody is told of the board."""
    found: dict[str, Any] = new(season).view(None)["house"]
    return found


def roads(season: int) -> dict[str, dict[str, int]]:
    """From each Location: where roads go, and their Fear."""
    found: dict[str, dict[str, int]] = {name: {} for name in (UPPER[season] + " " + LOWER[season]).split()}
    for road in ROADS[season].split():
        a, b = road.rstrip("!").split("-")
        found[a][b] = found[b][a] = int(road.endswith("!"))
    return found


def numbers(season: int) -> dict[str, int]:
    words = SIZES[season].split()
    return {slot: int(n) for slot, n in zip(words[::2], words[1::2], strict=True)}


# --- Who plays ----------------------------------------------------------------------------------------

@pytest.mark.rules("UD-BOARD-01")
def test_two_to_four_play_together() -> None:
    """Two to four play, each of them one Character, and all of them win or lose together."""
    for seats in (2, 3, 4):
        m = new(seats=seats)
        assert m.seats == len(set(m.view(None)["role"])) == seats
    for many in (0, 1, 5):
        with pytest.raises(penombra.BadSetup) as no: new(seats=many)
        assert (no.value.argument, no.value.rule) == ("seats", "UD-BOARD-01")
    t = town("seats 4; person 0 mike castle 8; active 0; stage scenes; next scene flickering_lights")
    assert t.see("over UD-END-02").m.outcome and set(t.m.outcome.returns) == {-1.0}


# --- Locations ----------------------------------------------------------------------------------------

@pytest.mark.rules("UD-BOARD-02", "UD-S1-BOARD-01", "UD-S2-BOARD-01")
@each_season
def test_the_halves_of_the_board(season: int) -> None:
    """Hawkins is the upper half in both Seasons; below it lies the Upside Down, or the Tunnel System."""
    halves = {name: place["half"] for name, place in house(season)["places"].items()}
    below = ["", "upside_down", "tunnels"][season]
    assert halves == {**{name: "hawkins" for name in UPPER[season].split()}, **{name: below for name in LOWER[season].split()}}
    high = {name: row["pos"][1] for name, row in load("upside_down").tables["locations"].items()}
    assert max(high[name] for name in UPPER[season].split()) < min(high[name] for name in LOWER[season].split())


@pytest.mark.rules("UD-S1-BOARD-01")
def test_the_upside_down_is_what_lies_below() -> None:
    """What happens to everybody in the Upside Down happens in all four lower Locations, and in none of Hawkins."""
    for at in (UPPER[1] + " " + LOWER[1]).split():
        town(f"seats 2; person 0 mike {at}; person 1 nancy {at}; active 1; stage scenes; next scene toxic_air").see(
            f"fear 0 {int(at in LOWER[1].split())}", f"fear 1 {int(at in LOWER[1].split())}")


@pytest.mark.rules("UD-S1-BOARD-03", "UD-S2-BOARD-02", "UD-R-02")
@each_season
def test_the_locations(season: int) -> None:
    """Each Season has eight Locations in Hawkins and four below: no others are on the board."""
    assert set(house(season)["places"]) == set((UPPER[season] + " " + LOWER[season]).split())
    assert len(house(season)["places"]) == 12
    other = (UPPER[3 - season] + " " + LOWER[3 - season]).split()
    for name in set(other) - set(house(season)["places"]):
        with pytest.raises(penombra.BadText): town(f"seats 2; option season {season}; person 0 mike {name}; stage act")


@pytest.mark.rules("UD-BOARD-03")
@each_season
def test_every_location_has_an_action(season: int) -> None:
    """There is something to do in every Location: whoever stands there with a card is offered what it shows."""
    places = house(season)["places"]
    for name, place in places.items():
        assert place["actions"]
        slots = "; ".join(f"stack {slot} 1" for slot, row in house(season)["slots"].items() if row["place"])
        t = town(f"seats 2; option season {season}; person 0 nancy {name}; hand 0 1; met {season - 1}; {slots}; stage act;"
                 "ally mr_clarke waits ally_school; ally jonathan_byers waits ally_byers")
        t.see(f"options 0 pass, {', '.join('do ' + action for action in place['actions'])}")


# --- Roads ------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-BOARD-09")
@each_season
def test_only_roads_lead_anywhere(season: int) -> None:
    """From each Location one can go just where a road leads, in both directions; everything else is out of reach."""
    for here, ways in roads(season).items():
        t = town(f"seats 2; option season {season}; person 0 nancy {here}; hand 0 1").say("0 spend none")
        t.see(f"options 0 stop, {', '.join('go ' + there for there in ways)}")
        for there in set(roads(season)) - set(ways): t.refused(f"0 go {there}", "UD-BOARD-09")
        assert house(season)["places"][here]["roads"] == ways


@pytest.mark.rules("UD-BOARD-09")
def test_foes_go_along_roads() -> None:
    """A Foe that moves goes from one adjacent Location to the next."""
    t = town(f"{THERE}; foe patrol_1 castle; stage scenes; next scene roadblock").see("foe patrol_1 main")
    assert t.event("foe_moved")["path"] == ["castle", "byers", "wheeler", "main"]
    t = town("seats 2; person 0 mike school; person 1 nancy school; foe demogorgon u_school; stage scenes; next scene hunt")
    t.see("foe demogorgon school", "event foe_moved from=u_school path=u_school,school")


@pytest.mark.rules("UD-S1-BOARD-02", "UD-R-20")
def test_marked_roads() -> None:
    """Each crossing of a marked road gives one Fear at once, in both directions, and no other road gives any."""
    marked = 0
    for here, ways in roads(1).items():
        for there, fear in ways.items():
            marked += fear
            t = town(f"seats 2; person 0 nancy {here} 2; person 1 mike {here}; hand 0 2").say(f"0 spend 1; 0 go {there}")
            t.see(f"fear 0 {2 + fear}", "fear 1 0", f"at 0 {there}", "points 2")
            if fear: t.see("event scared seat=0 many=1 why=road").say(f"0 go {here}").see("fear 0 4", "events scared 2")
            else: t.see("no event scared")
    assert marked == 8                       # four roads, each from both ends


@pytest.mark.rules("UD-R-20", "UD-S1-BOARD-02")
def test_a_marked_road_may_end_the_game() -> None:
    """Who is terrified on the way goes no further; Foes cross marked roads without a thought."""
    t = town("seats 2; person 0 nancy u_lab 8; hand 0 3").say("0 spend 1; 0 go u_school")
    t.see("over UD-END-02", "at 0 u_school", "no event action", "fear 0 9")
    t = town("seats 2; person 0 nancy u_byers; person 1 mike u_byers; foe demogorgon u_lab; stage scenes; next scene hunt")
    t.see("foe demogorgon u_byers", "fear 0 1", "fear 1 1")
    t.see("event scared seat=0 why=scene", "events scared 2")


@pytest.mark.rules("UD-R-03")
def test_no_marked_roads_in_season_2() -> None:
    """No road of Season 2 gives Fear, not even in the tunnels."""
    for here, ways in roads(2).items():
        for there in ways:
            t = town(f"seats 2; option season 2; person 0 nancy {here}; hand 0 1").say(f"0 spend 1; 0 go {there}")
            t.see(f"at 0 {there}", "fear 0 0", "no event scared")


# --- Slots ------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-BOARD-04")
@each_season
def test_what_slots_belong_to(season: int) -> None:
    """Each slot belongs to an action of its Location or to a kind of Foe, and to nothing else."""
    shown = house(season)
    offered = {name: {shown["aims"].get(a) for a in place["actions"]} for name, place in shown["places"].items()}
    for name, slot in shown["slots"].items():
        if slot["place"] is None: assert slot["group"] in shown["foes"].values(), name
        else: assert slot["group"] in offered[slot["place"]] and slot["group"] not in shown["foes"].values(), name


@pytest.mark.rules("UD-BOARD-05", "UD-R-04", "UD-R-08")
@each_season
def test_slots_at_the_start(season: int) -> None:
    """Each slot begins with the tokens whose number it shows, or with none; two stacks of three for two Demodogs."""
    for seats in (2, 3, 4):
        m = new(season, seats)
        found = {name: stack["size"] for name, stack in m.view(None)["stacks"].items()}
        assert {name: n for name, n in found.items() if not name.startswith("ally_")} == numbers(season)
    if season == 2:
        assert [found[f"demodogs_{n}"] for n in (1, 2, 3, 4)] == [3, 3, 0, 0]
        assert sum(at is not None for at in m.view(None)["foe"].values()) == 2


@pytest.mark.rules("UD-R-05", "UD-BOARD-05")
@each_season
def test_which_tops_are_revealed_at_the_start(season: int) -> None:
    """The tops of all stacks in Hawkins begin face up; those of Foes and of the lower half do not."""
    m, shown = new(season), house(season)
    for name, stack in m.view(None)["stacks"].items():
        at = shown["slots"][name]["place"]
        assert (stack["up"] is not None) == (at in UPPER[season].split() and stack["size"] > 0), name


@pytest.mark.rules("UD-BOARD-06", "UD-S1-BOARD-04")
@each_season
def test_slot_groups(season: int) -> None:
    """Slots of one box are a group of any number: one for the Patrols or The Gate, eight for the Demogorgon."""
    assert Counter(slot["group"] for slot in house(season)["slots"].values()) == GROUPS[season]


@pytest.mark.rules("UD-BOARD-07")
def test_ally_slots() -> None:
    """Each place where an Ally waits has a stack of its own, and that is what is to be beaten there."""
    lines = ("seats 2; ally flo waits ally_school; ally mr_clarke waits ally_byers; stack ally_school 1 1; stack ally_byers 5 5;"
             f"{FULL}; stage act; next ally karen_wheeler; next token 3 3")
    t = town(f"{lines}; person 0 nancy school").say("0 do recruit_ally; 0 commit 1+2")
    t.see("event beaten seat=0 slot=ally_school", "ally flo owned 0", "stack ally_byers 5 5")
    t = town(f"{lines}; person 0 nancy byers").say("0 do recruit_ally; 0 commit 1+2")
    t.see("event turned_up slot=ally_byers total=10", "ally mr_clarke waits ally_byers", "stack ally_school 1 1")
    for season in (1, 2):
        shown = house(season)
        group = shown["aims"]["recruit_ally"]
        assert [name for name, slot in shown["slots"].items() if slot["group"] == group] == ["ally_byers", "ally_school"]


@pytest.mark.rules("UD-BOARD-08")
@each_season
def test_power_slots(season: int) -> None:
    """Each Power lies at a slot of its own and says what it does; beating that stack makes it happen."""
    tables, slots = load("upside_down").tables, house(season)["slots"]
    mine = {name: row for name, row in tables["powers"].items() if season in row["seasons"]}
    assert {slot["power"]: name for name, slot in slots.items() if slot["power"]} == {p: row["slot"] for p, row in mine.items()}
    assert {name for name, slot in slots.items() if slot["group"] == "powers"} == {row["slot"] for row in mine.values()}
    for power, row in mine.items():
        assert row["effects"] and all(row["title"][lang] for lang in ("en", "it", "es"))
        t = town(f"seats 2; option season {season}; person 0 nancy {slots[row['slot']]['place']}; {FULL}; stage act;"
                 f"stack {row['slot']} 1").say("0 do help_eleven; 0 commit 1").see(f"event power seat=0 power={power}")
        t.see(f"stack {row['slot']} empty", "events power 1")


# --- The Acts ---------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-BOARD-10")
def test_at_least_as_many_scenes_as_the_act_says() -> None:
    """The track has three Acts; whatever is ignored, so many Scenes are revealed."""
    for act in (1, 2, 3):
        t = town(f"{THERE}; {FULL}; act {act}; stage scenes; {NEXT}")
        t.see(f"events scene {act}", f"event scenes_due act={act} many={act} ignored=3", "active 1")
    with pytest.raises(penombra.BadText): town("seats 2; act 4; stage act")
    assert house(1)["acts"] == house(2)["acts"] == 3


@pytest.mark.rules("UD-BOARD-11", "UD-R-64")
def test_each_reshuffle_advances_eleven() -> None:
    """A reshuffle while hands are refilled moves her on; beyond the third Act there is nothing, and the game is lost."""
    lines = f"{THERE}; hand 0 1 1; deck 2; stage refill; {NEXT}"
    for act in (1, 2):
        t = town(f"{lines}; act {act}").see(f"act {act + 1}", f"event reshuffled act={act + 1}", "events reshuffled 1", "running")
        t.see(f"event scenes_due act={act + 1}", "active 1")
    town(f"{lines}; act 3").see("over UD-END-03", "act 3", "no event reshuffled", "no event scene", "event no_more_acts act=3")
    enough = lines.replace("deck 2", "deck 2*3")
    town(f"{enough}; act 3").see("act 3", "running", "no event reshuffled", "pile deck 0", "active 1")


@pytest.mark.rules("UD-R-06", "UD-R-07", "UD-BOARD-11")
@each_season
def test_eleven_begins_on_the_first_act(season: int) -> None:
    """In both Seasons the game begins in Act 1: shuffling at set-up moves nobody."""
    m = new(season)
    assert m.view(None)["act"] == 1 and not [e for e in m.events(None) if e["kind"] == "reshuffled"]
    town(f"seats 4; option season {season}; stage setup").see("act 1", "event turn act=1", "no event reshuffled")


# --- Who begins, and alone ------------------------------------------------------------------------------

def bad(rule: str, argument: str, seats: int = 3, **options: object) -> None:
    with pytest.raises(penombra.BadSetup) as no: new(seats=seats, **options)
    assert (no.value.argument, no.value.rule) == (argument, rule)


@pytest.mark.rules("UD-R-10")
def test_who_begins() -> None:
    """Chance draws who begins, or the host names a seat; the others follow in the circle."""
    m = penombra.new("upside_down", 3, chance="manual", options={"characters": ["mike", "nancy", "joyce"]})
    assert {str(o): w for o, w in zip(m.options(-1), m.weights(), strict=True)} == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert {penombra.new("upside_down", 3, seed=n).view(None)["opener"] for n in range(40)} == {0, 1, 2}
    for first in (0, 1, 2):
        m = new(first=first)
        assert m.view(None)["opener"] == m.view(None)["active"] == first == m.options_used["first"] and m.waiting == {first}
    assert new(first_player="host").view(None)["opener"] == 0
    for s in (0, 1, 2): town(f"seats 3; active {s}; stage end").see(f"active {(s + 1) % 3}", "turn 2")
    for first in (3, -1, True): bad("UD-R-10", "first", first=first)
    bad("UD-R-10", "first", first=1, first_player="random")
    bad("", "first_player", first_player="bike")


@pytest.mark.rules("UD-R-11")
def test_one_person_with_two_characters() -> None:
    """By option one person runs two Characters as two seats: the table is that of two."""
    for seats in (3, 4): bad("UD-R-11", "solo", seats, solo=True)
    plain, alone = (new(seats=2, solo=solo) for solo in (False, True))
    assert alone.seats == 2 and alone.view(None) == plain.view(None) and alone.options_used["solo"] is True
    assert new(seats=2).options_used["solo"] is False
