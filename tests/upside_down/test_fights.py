"""Fights: with the Demogorgon, with Patrols, with Demodogs; and how Demodogs come."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, town
from penombra import load

QUIET = "option ignore_limit whole_total"                        # three empty slots of the Laboratory keep Scenes away
CALM = f"seats 2; {QUIET}; stage act; stack will_castle 5 5"     # as long as Will is not saved, nobody has won
CALM_2 = f"seats 2; option season 2; {QUIET}; stage act; stack will_3 5 5"
FOUR = "; ".join(f"stack demogorgon_{n} {n} {n}" for n in range(1, 5))
PLACES = {season: list(town(f"seats 2; option season {season}").m.view(None)["house"]["places"]) for season in (1, 2)}
ROADS = {a: set(row["roads"]) for a, row in town("seats 2").m.view(None)["house"]["places"].items()}


def order(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    t.scenario.chance()
    return [e["kind"] for e in t.m.events(None) if e["kind"] in wanted]


def walks(here: str, steps: int) -> set[str]:
    """Where walks of exactly so many roads can end."""
    ends = {here}
    for _ in range(steps): ends = {b for a in ends for b in ROADS[a]}
    return ends


def sent(t: Table) -> set[str]:
    """The Locations that a Foe can be sent to."""
    return {said.removeprefix("place ") for said in t.see("asked 0 where_to").options(0)}


def effects() -> list[dict[str, Any]]:
    """All that Scenes and Powers do, replacements included."""
    tables = load("upside_down").tables
    found = [e for table in ("scenes", "powers") for row in tables[table].values() for e in row["effects"]]
    for e in found: found += e.get("otherwise", [])
    return found


# --- All Fights -------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-FIGHT-01", "UD-PERF-03")
@pytest.mark.parametrize("season, foe, stack", [(1, "demogorgon", "demogorgon_1"), (1, "patrol_1", "patrols_1"),
                                                (2, "demodog_2", "demodogs_1")])
def test_beside_a_foe_there_is_a_fight_anywhere(season: int, foe: str, stack: str) -> None:
    """In each Location of both boards a Foe makes a Fight of the action, and leaves nothing else to choose."""
    for place in PLACES[season]:
        will = "will_byers" if season == 1 else "will_1"
        head = f"seats 2; option season {season}; {QUIET}; stage act; foe {foe} {place}"
        t = town(f"{head}; person 0 mike {place}; hand 0 1 1 2; stack {stack} 5 5; stack {will} 1; stack lab_1 1")
        t.see("asked 0 commit", "event action seat=0 action=fight", "events action 1")
        t = town(f"{head}; person 0 lucas {place}; stack {stack} 3 3")
        t.see("event committed action=fight value=0", "event failed", "fear 0 6")         # not even without any card


@pytest.mark.rules("UD-FIGHT-01", "UD-PERF-03")
def test_a_foe_can_only_be_fought_where_it_is() -> None:
    """Beside two kinds of Foe nothing but a Fight with one of them is allowed; elsewhere there is no Fight."""
    lines = f"{CALM}; person 0 mike lab; hand 0 1 1; {FOUR}; stack patrols_1 1 1; stack lab_1 1; stack power_void 1"
    t = town(f"{lines}; foe demogorgon lab; foe patrol_1 lab").see("options 0 fight demogorgon, fight patrol")
    for said in ("do get_item", "do investigate_lab", "do help_eleven", "pass"): t.refused(f"0 {said}", "UD-PERF-03")
    t = town(f"{lines}; foe demogorgon castle; foe patrol_1 scrap")
    t.see("options 0 do get_item, do help_eleven, do investigate_lab, pass")
    t.refused("0 fight demogorgon", "UD-FIGHT-01").refused("0 fight patrol", "UD-FIGHT-01")


@pytest.mark.rules("UD-FIGHT-02", "UD-R-22")
def test_one_foe_is_fought_and_others_stay() -> None:
    """With several Foes it is chosen which; the others stay where they are, and there is no second Fight and no other action."""
    lines = f"{CALM}; person 0 lucas main; hand 0 3 3; {FOUR}; stack patrols_1 1 1"
    t = town(f"{lines}; foe demogorgon main; foe patrol_1 main; foe patrol_2 main")
    t.see("options 0 fight demogorgon, fight patrol")
    t.say("0 fight patrol; 0 commit 1; 0 place byers").see("foe patrol_1 byers", "foe patrol_2 main", "foe demogorgon main")
    t.see("events action 1", "events turned_up 1", "active 1")
    t = town(f"{lines}; foe demogorgon main; foe patrol_2 main").say("0 fight demogorgon; 0 stack demogorgon_1; 0 commit 1")
    t.say("0 place police").see("foe demogorgon police", "foe patrol_2 main", "size patrols_1 2", "events action 1", "active 1")


@pytest.mark.rules("UD-FIGHT-03")
@pytest.mark.parametrize("head, foe, stack", [(CALM, "demogorgon", "demogorgon_7"), (CALM, "patrol_2", "patrols_1"),
                                              (CALM_2, "demodog_4", "demodogs_2")])
def test_a_lost_fight_leaves_the_foe(head: str, foe: str, stack: str) -> None:
    """The common procedure: Fear for what was missing, one token fewer, and the Foe stays."""
    t = town(f"{head}; person 0 lucas main; hand 0 2; foe {foe} main; stack {stack} 1 2 3; next token 2 1 3")
    t.see(f"event failed slot={stack} many=2", "fear 0 4", f"stack {stack} 1 3", f"foe {foe} main", "no event foe_moved")
    t.see("no event foe_left", "no event beaten", "active 1")


@pytest.mark.rules("UD-R-45", "UD-PERF-07")
def test_a_fight_with_an_empty_hand_has_the_value_nothing() -> None:
    """Neither ability nor Items nor Allies count; otherwise all goes as usual, the rule of the last token included."""
    lines = f"{CALM}; person 0 nancy main; owns 0 nail_bat revolver; ally steve_harrington owned 0; foe demogorgon main"
    town(f"{lines}; stack demogorgon_1 2 2").see("event committed value=0", "fear 0 4", "event failed")
    town(f"{lines}; stack demogorgon_1 3").see("event beaten slot=demogorgon_1 short=3").say("0 place police").see("fear 0 3")
    town(f"{lines}; stack demogorgon_1 0 0").say("0 place police").see("fear 0 0", "event beaten short=0")
    town(f"{lines}; hand 0 1; stack demogorgon_1 4 4").see("event committed value=10")       # 1 and 2 and 3 and 2 and 2


@pytest.mark.rules("UD-R-43", "UD-S1-TOK-02")
def test_fear_counts_the_group_as_it_was() -> None:
    """A last Demogorgon token in its own group is worth all stacks that were there when it was turned up, its own included."""
    t = town(f"{CALM}; person 0 lucas main; hand 0 1; foe demogorgon main; stack demogorgon_1 demogorgon; stack demogorgon_2 1;"
             "stack demogorgon_3 1; stack demogorgon_4 1").say("0 stack demogorgon_1; 0 place police")
    t.see("event turned_up total=4 value=1", "event beaten short=3", "fear 0 3")


# --- The Demogorgon ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S1-DEMO-01")
def test_any_stack_of_the_demogorgon_is_attacked() -> None:
    """Whoever fights it picks one of the stacks of its group, and only that one goes."""
    t = town(f"{CALM}; person 0 lucas main; hand 0 3 3; foe demogorgon main; {FOUR}; stack patrols_1 1; stack lab_1 1")
    t.see("options 0 stack demogorgon_1, stack demogorgon_2, stack demogorgon_3, stack demogorgon_4").say("0 stack demogorgon_3")
    t.say("0 commit 1+2").see("stack demogorgon_3 empty", "size demogorgon_1 2", "size demogorgon_2 2", "size demogorgon_4 2")


@pytest.mark.rules("UD-S1-DEMO-02", "UD-R-48")
def test_a_beaten_demogorgon_goes_to_any_adjacent_location() -> None:
    """Along one road and no further, whoever may be there; the active player chooses."""
    for place, beside in ROADS.items():
        t = town(f"{CALM}; person 0 lucas {place}; hand 0 3; foe demogorgon {place}; stack demogorgon_1 2")
        if len(beside) > 1: assert sent(t) == beside
    t = town(f"{CALM}; person 0 lucas main; person 1 mike school; foe patrol_1 police; hand 0 3; foe demogorgon main;"
             "stack demogorgon_1 2; stack demogorgon_2 1 1").say("0 stack demogorgon_1").cannot("0 place main")
    assert sent(t) == {"police", "school", "wheeler"}
    t.say("0 place school").see("foe demogorgon school", "fear 1 0", "stack demogorgon_1 empty", "event foe_moved at=school")


@pytest.mark.rules("UD-S1-DEMO-03", "UD-PERF-05")
def test_a_demogorgon_without_stacks_is_beaten_by_any_card() -> None:
    """The Fight is due all the same; one card at least has to be played, nothing is turned up, and there is no Fear."""
    t = town(f"{CALM}; person 0 lucas main; hand 0 1 2; foe demogorgon main").see("options 0 commit 1, commit 2, commit 1+2")
    t.say("0 commit 1; 0 place school").see("foe demogorgon school", "no event turned_up", "no event beaten", "no event scared")


@pytest.mark.rules("UD-R-46")
def test_without_cards_and_without_stacks_nothing_happens() -> None:
    """With an empty hand against a Demogorgon without stacks the Fight has no effect: it stays."""
    t = town(f"{CALM}; person 0 lucas main; foe demogorgon main").see("event action action=fight", "event committed value=0")
    t.see("foe demogorgon main", "no event foe_moved", "no event scared", "active 1")


@pytest.mark.rules("UD-S1-DEMO-04", "UD-R-47")
@pytest.mark.parametrize("cards, value", [("1", 1), ("2", 2), ("3", 3), ("2 2", 4), ("2 3", 5)])
def test_a_demogorgon_without_stacks_walks_as_far_as_the_cards_say(cards: str, value: int) -> None:
    """It ends where walks of exactly so many roads can end, back and forth included; with up_to also where shorter ones can."""
    played = "+".join(str(n + 1) for n in range(len(cards.split())))
    for place in ("police", "u_lab", "wheeler", "u_byers"):
        there = f"person 0 lucas {place}; foe demogorgon {place}"
        for option, steps in (("exact", [value]), ("up_to", range(value + 1))):
            t = town(f"{CALM}; option demogorgon_long_move {option}; {there}; hand 0 {cards}")
            if " " in cards: t.say(f"0 commit {played}")
            assert sent(t.see(f"value {value}")) == {end for n in steps for end in walks(place, n)}


@pytest.mark.rules("UD-S1-DEMO-04", "UD-R-47")
def test_the_long_walk_may_end_where_it_began() -> None:
    """Sent two roads it can be back in its Location; figures and marks on the roads do not matter to it."""
    t = town(f"{CALM}; person 0 lucas u_school; hand 0 2; foe demogorgon u_school; foe patrol_1 u_lab").can("0 place u_school")
    t.say("0 place u_school").see("foe demogorgon u_school", "fear 0 0", "events action 1", "active 1")


@pytest.mark.rules("UD-S1-DEMO-05")
def test_the_last_stack_is_an_ordinary_success() -> None:
    """Beating it sends the Demogorgon along one road, whatever the value; only the next Fight is without stacks."""
    t = town(f"{CALM}; person 0 lucas main; hand 0 3; foe demogorgon main; stack demogorgon_8 1 1")
    assert sent(t.see("value 3")) == {"police", "school", "wheeler"}
    t = town(f"{CALM}; person 0 lucas main; person 1 nancy school; hand 0 3; hand 1 1; foe demogorgon main; stack demogorgon_8 1")
    t.say("0 place school; 1 spend none; 1 stop").see("asked 1 where_to", "value 3", "event committed seat=1 value=3")
    assert {said.removeprefix("place ") for said in t.options(1)} == walks("school", 3)


@pytest.mark.rules("UD-S1-DEMO-06")
def test_the_demogorgon_never_leaves_the_board() -> None:
    """No Fight can send it away, and no Scene or Power either."""
    for stacks, place in (("stack demogorgon_1 1", "police"), ("", "main")):
        t = town(f"{CALM}; person 0 lucas main; hand 0 2; foe demogorgon main; {stacks}").say(f"0 place {place}")
        t.see(f"foe demogorgon {place}", "no event foe_left")
    assert not [e for e in effects() if e["key"] == "remove_foe" and e["foe"] == "demogorgon"]
    assert [e for e in effects() if e["key"] == "relocate_foe" and e["foe"] == "demogorgon"]     # that one moves it


# --- Patrols ----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S1-PATR-01")
def test_both_patrols_share_a_stack() -> None:
    """Whichever of them is fought, it is the same stack."""
    for foe in ("patrol_1", "patrol_2"):
        t = town(f"{CALM}; person 0 lucas main; hand 0 3; foe {foe} main; stack patrols_1 1 2").see("event beaten slot=patrols_1")
        t.say("0 place lab").see(f"foe {foe} lab")
    assert [slot for slot in town("seats 2").m.view(None)["stacks"] if slot.startswith("patrols")] == ["patrols_1"]


@pytest.mark.rules("UD-S1-PATR-02", "UD-R-49")
def test_a_beaten_patrol_goes_anywhere_and_the_stack_is_new() -> None:
    """To any Location of either half, occupied or not, even where it is; the slot is filled with four tokens, face down."""
    lines = f"{CALM}; person 0 lucas main; person 1 mike school; foe demogorgon u_lab; foe patrol_1 main; hand 0 3;"\
            "stack patrols_1 1 ^2; next token 5 4 3 0"
    for place in PLACES[1]:
        t = town(lines)
        assert sent(t) == set(PLACES[1])
        t.say(f"0 place {place}").see(f"foe patrol_1 {place}", "stack patrols_1 5 4 3 0", "no event revealed")
        t.see("fear 1 0", "active 1")
        assert order(t, "beaten", "placed", "drew")[:2] == ["beaten", "placed"]


@pytest.mark.rules("UD-R-50", "UD-S1-PATR-02")
def test_the_new_stack_of_the_patrols_takes_what_the_pool_has() -> None:
    """The beaten tokens are in the pool before the slot is filled; if it has fewer than four, all of them come."""
    lines = f"{CALM}; person 0 lucas main; foe patrol_1 main; hand 0 3"
    t = town(f"{lines}; stack patrols_1 1 2; pool").say("0 place main").see("size patrols_1 2", "pile pool 0", "no event scared")
    assert sorted(t.scenario.match.position().split("stack patrols_1 ")[1].split("\n")[0].split()) == ["1", "2"]
    town(f"{lines}; stack patrols_1 3; pool").say("0 place main").see("stack patrols_1 3", "pile pool 0")
    town(f"{lines}; stack patrols_1 1 2; pool 5 5 5").say("0 place main").see("size patrols_1 4", "pile pool 1")


@pytest.mark.rules("UD-S1-PATR-03")
def test_no_fight_eliminates_a_patrol() -> None:
    """However often one is beaten it stands somewhere; only a Power takes it off, and then for good."""
    t = town(f"{CALM}; person 0 lucas main; person 1 mike main; hand 0 3; hand 1 3; foe patrol_1 main; stack patrols_1 1")
    t.say("0 place main; 1 spend none; 1 stop").see("events action 2", "no event foe_left", "foe patrol_1 main")
    taken = [e for e in effects() if e["key"] == "remove_foe" and e["foe"] == "patrol"]
    assert len(taken) == 1 and taken[0]["permanent"] and not taken[0]["with_stack"]


@pytest.mark.rules("UD-S1-PATR-04")
def test_a_lost_fight_does_not_refill_the_patrols() -> None:
    """The stack stays a token smaller, until a Fight is won."""
    t = town(f"{CALM}; person 0 lucas main; person 1 mike main; hand 0 1; hand 1 3; foe patrol_1 main; stack patrols_1 0 0 0 2;"
             "next token 0 0 0 2").see("event failed", "stack patrols_1 0 0 2", "no event placed")
    t.say("1 spend none; 1 stop; 1 place school").see("size patrols_1 4", "foe patrol_1 school", "events placed 1")


# --- Demodogs ---------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S2-DOG-01")
def test_any_stack_of_the_demodogs_is_attacked() -> None:
    """Stacks belong to no figure: whoever fights one picks any of them."""
    t = town(f"{CALM_2}; person 0 lucas east; hand 0 3 3; foe demodog_1 east; foe demodog_2 nest; stack demodogs_1 3 3;"
             "stack demodogs_4 2 2").see("options 0 stack demodogs_1, stack demodogs_4").say("0 stack demodogs_4; 0 commit 1+2")
    t.see("stack demodogs_4 empty", "size demodogs_1 2", "foe demodog_1 off", "foe demodog_2 nest")


@pytest.mark.rules("UD-S2-DOG-02")
def test_a_beaten_demodog_leaves_the_board() -> None:
    """The stack goes and so does the figure that was fought; with two of them in a Location the other one stays."""
    t = town(f"{CALM_2}; person 0 lucas east; hand 0 3; foe demodog_1 east; foe demodog_3 east;"
             "stack demodogs_1 3; stack demodogs_2 1 1")
    t.say("0 stack demodogs_1").see("event foe_left at=east why=beaten forever=no", "stack demodogs_1 empty", "size demodogs_2 2")
    left = [t.m.view(None)["foe"][f"demodog_{n}"] for n in (1, 3)]
    assert sorted(left, key=str) == [None, "east"]


@pytest.mark.rules("UD-S2-DOG-03")
@pytest.mark.parametrize("how", ["fight", "power"])
def test_a_demodog_that_left_may_come_back(how: str) -> None:
    """Beaten or taken off by a Power, a figure is there again for the next spawn."""
    others = "; ".join(f"foe demodog_{n} gate; stack demodogs_{n} 2 2" for n in (2, 3, 4))
    lines = f"seats 2; option season 2; stage act; stack will_3 5 5; {others}; stack demodogs_1 3; next scene spawn_nest"
    if how == "fight":
        t = town(f"{lines}; foe demodog_1 east; person 0 lucas east; hand 0 3").say("0 stack demodogs_1")
    else:
        t = town(f"{lines}; foe demodog_1 east; person 0 lucas wheeler; hand 0 3; stack power_psionic2 1 1")
        t.say("0 do help_eleven; 0 figure demodog_1; 0 stack demodogs_1")
    t.see("event foe_left figure=demodog_1 at=east forever=no", "event spawned figure=demodog_1 at=nest slot=demodogs_1")
    t.see("foe demodog_1 nest", "size demodogs_1 3")


@pytest.mark.rules("UD-S2-DOG-03", "UD-R-52")
def test_a_removed_demodog_takes_a_stack_with_it() -> None:
    """A Power that takes a figure off the board discards one stack of choice too: there are always as many stacks as figures."""
    t = town(f"{CALM_2}; person 0 lucas wheeler; hand 0 3; stack power_psionic2 1 1; foe demodog_1 east; foe demodog_2 nest;"
             "foe demodog_3 nest; stack demodogs_1 5; stack demodogs_2 4 4; stack demodogs_3 3 3 3").say("0 do help_eleven")
    t.see("options 0 figure demodog_1, figure demodog_2").say("0 figure demodog_2")
    t.see("options 0 stack demodogs_1, stack demodogs_2, stack demodogs_3").say("0 stack demodogs_3")
    t.see("foe demodog_2 off", "foe demodog_1 east", "foe demodog_3 nest", "stack demodogs_3 empty", "size demodogs_2 2")
    assert all(e["with_stack"] and not e["permanent"] for e in effects() if e["key"] == "remove_foe" and e["foe"] == "demodog")


@pytest.mark.rules("UD-R-53")
def test_a_demodog_without_any_stack_is_beaten_by_a_card() -> None:
    """Should that ever be: one card at least, nothing is turned up, and the figure leaves."""
    t = town(f"{CALM_2}; person 0 lucas east; hand 0 1 2; foe demodog_1 east").see("options 0 commit 1, commit 2, commit 1+2")
    t.say("0 commit 1").see("foe demodog_1 off", "no event turned_up", "no event scared", "active 1")
    t = town(f"{CALM_2}; person 0 lucas east; foe demodog_1 east").see("event committed value=0", "active 1")
    t.see("foe demodog_1 east", "no event foe_left", "no event scared")            # without a card nothing happens


@pytest.mark.rules("UD-S2-SPAWN-01")
@pytest.mark.parametrize("scene, place", [("spawn_school", "school"), ("spawn_byers", "byers"), ("spawn_patch", "patch"),
                                          ("spawn_nest", "nest"), ("spawn_lab", "lab")])
def test_a_spawn_makes_a_stack_and_a_demodog(scene: str, place: str) -> None:
    """Three tokens face down in an empty slot of the group, and a figure from off the board in the Location that is named."""
    t = town(f"seats 2; option season 2; stage scenes; person 0 lucas {place}; person 1 mike cabin; foe demodog_1 gate;"
             f"stack demodogs_2 2; next scene {scene}; next token 5 0 4")
    t.see(f"event spawned figure=demodog_2 at={place} slot=demodogs_1", "stack demodogs_1 5 0 4", f"foe demodog_2 {place}")
    t.see("foe demodog_1 gate", "stack demodogs_2 2", "no event revealed", "fear 0 1", "fear 1 0")


@pytest.mark.rules("UD-S2-SPAWN-02", "UD-R-54")
def test_with_four_demodogs_out_nothing_is_spawned() -> None:
    """No stack and no figure, and no Fear for that; what else the card says is still done."""
    four = "; ".join(f"foe demodog_{n} gate; stack demodogs_{n} {n}" for n in range(1, 5))
    t = town(f"seats 2; option season 2; stage scenes; person 0 lucas patch; person 1 mike cabin; {four}; next scene spawn_patch")
    t.see("event scene scene=spawn_patch", "no event spawned", "no event placed", "no event overflow", "fear 0 1", "fear 1 0")
    for n in range(1, 5): t.see(f"foe demodog_{n} gate", f"stack demodogs_{n} {n}")
