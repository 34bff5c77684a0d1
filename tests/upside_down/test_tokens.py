"""Level tokens and stacks: what they are worth, how they come to lie, and what too many of them cost."""
from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import penombra
from kit import Table, town
from penombra import find, load
from penombra.content import Trial
from penombra.core.scenario import Scenario

TWO = "seats 2; option season 2; person 0 nancy main; person 1 joyce byers; stack will_1 4 4"
ONE = "seats 2; person 0 nancy lab; person 1 joyce byers; stack will_castle 4 4"
LABS = "stack lab_1 1; stack lab_2 1; stack lab_3 1"


def scene(lines: str, *names: str) -> Table:
    """So many Scenes are revealed, one after the other; nothing is ignored."""
    labs = "" if "stack lab" in lines else LABS
    return town(f"{lines}; act {len(names)}; stage scenes; {labs}; next scene {' '.join(names)}")


def other_scenes(lines: str, name: str, effects: list[dict[str, Any]]) -> Table:
    """The same with another text of one Scene, which is revealed."""
    tables = deepcopy(load("upside_down").tables)
    tables["scenes"][name]["effects"] = effects
    trial = Trial(tables)
    told = f"penombra scenario 1; game upside_down; {lines}; stage scenes; {LABS}; next scene {name}; script; expect running"
    t = Table.__new__(Table)
    t.scenario = Scenario(find("upside_down").of(trial), "\n".join(row.strip() for row in told.split(";")), trial)
    t.m = t.scenario.match
    return t


# --- Faces ----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-TOK-01", "UD-TOK-03")
def test_backs_are_alike() -> None:
    """Whatever lies face down looks the same to everybody: only the number of tokens can be seen."""
    views = [town(f"{ONE}; hand 0 1; stage act; stack lab_1 {face} {face}; stack will_school {face}").m for face in "01235"]
    views.append(town(f"{ONE}; hand 0 1; stage act; stack lab_1 4 0; stack will_school demogorgon").m)
    for who in (None, 0, 1): assert len({str(m.view(who)) for m in views}) == 1
    assert views[0].view(0)["stacks"]["lab_1"] == {"size": 2, "up": None} and views[0].knows(0) == []


@pytest.mark.rules("UD-TOK-02")
def test_numbers() -> None:
    """Numbered tokens are worth 0 to 5, and a stack the sum of its tokens."""
    assert set(load("upside_down").tables["tokens"]) == {"0", "1", "2", "3", "4", "5", "demogorgon"}
    for face in "012345":
        t = town(f"{ONE}; hand 0 1 1; stage act; stack lab_1 0 {face}").say("0 do investigate_lab; 0 commit 1")
        t.see(f"event turned_up total={face}")
    t = town(f"{ONE}; hand 0 1 1; stage act; stack lab_1 0 1 2 5").say("0 do investigate_lab; 0 commit 1")
    t.see("event turned_up tokens=0,1,2,5 total=8")


@pytest.mark.rules("UD-S1-TOK-01", "UD-R-36")
def test_what_a_demogorgon_token_is_worth() -> None:
    """It is worth as many as there are stacks in the Demogorgon group, from none to eight, each of them once."""
    for many in range(9):
        group = "".join(f"; stack demogorgon_{n + 1} 1 2" for n in range(many))
        t = town(f"seats 2; person 0 hopper u_school; stack will_school 2 3 demogorgon demogorgon; hand 0 1 1; stage act{group}")
        t.say("0 do rescue_will; 0 commit 1").see(f"event turned_up total={5 + 2 * many}")


@pytest.mark.rules("UD-S1-BOARD-04", "UD-S1-TOK-01")
def test_the_demogorgon_group() -> None:
    """The group has eight slots, four of them with three tokens at the start: then its token is worth four."""
    t = town("seats 2; stage setup").see(*(f"size demogorgon_{n} {3 if n < 5 else 0}" for n in range(1, 9)))
    slots = t.m.view(None)["house"]["slots"]
    assert sum(slot["group"] == "demogorgon" for slot in slots.values()) == 8
    full = "; ".join(f"stack demogorgon_{n} 1" for n in range(1, 9))
    scene(f"{ONE}; {full}", "not_alone").see("event scared seat=0 many=1 why=scene", "no event placed")


@pytest.mark.rules("UD-S1-TOK-02", "UD-R-36")
def test_the_value_follows_the_group() -> None:
    """It is counted when the stack is added up, the fought stack with it, and never kept from before."""
    lines = ("seats 2; person 0 joyce u_school; person 1 mike lab; hand 0 3 3 1; hand 1 1 1; stage act; stack will_castle 1 1;"
             "stack will_school 0 1 demogorgon demogorgon; ") + LABS
    groups = "; ".join(f"stack demogorgon_{n} 1" for n in range(1, 6))
    town(f"{lines}; {groups}").say("0 do rescue_will; 0 commit 1+2+3").see("event turned_up total=11 value=9", "fear 0 2")
    t = town(f"{lines}; {groups.replace('; stack demogorgon_5 1', '')}").say("0 do rescue_will; 0 commit 1+2+3")
    t.see("event turned_up total=9 value=9", "event beaten slot=will_school")
    fight = ("seats 2; person 0 hopper police; hand 0 3 3; stage act; foe demogorgon police; stack will_castle 1;"
             "stack demogorgon_1 1 1 3 demogorgon")
    t = town(f"{fight}; stack demogorgon_2 5; stack demogorgon_3 5; stack demogorgon_4 5")
    t.say("0 stack demogorgon_1; 0 commit 1+2")
    t.see("event turned_up total=9")
    town(fight).say("0 commit 1+2").see("event turned_up total=6")             # the fought stack alone
    town(fight.replace("1 1 3 demo", "1 demogorgon 3 demo")).say("0 commit 1+2").see("event turned_up total=6")


@pytest.mark.rules("UD-S2-TOK-01")
def test_no_demogorgon_in_season_2() -> None:
    """In Season 2 the five Demogorgon tokens are in no stack and not in the pool."""
    t = town("seats 2; option season 2; stage setup").see("pile pool demogorgon 0", "pile bag 0")
    assert t.m.view(None)["house"]["tokens"]["demogorgon"]["copies"] == 0
    town("seats 2; option season 2; hand 0 1; stage act").see("pile pool 72")
    with pytest.raises(penombra.BadText): town("seats 2; option season 2; stack will_1 demogorgon; stage act")


# --- Face down and face up ----------------------------------------------------------------------------

@pytest.mark.rules("UD-TOK-03", "UD-STK-02", "UD-STK-07")
def test_tokens_are_laid_face_down() -> None:
    """Tokens that are added lie face down on top; so do those of a new stack."""
    t = scene(f"{TWO}; stack vines_west 3 2; next token 5", "growing_vines")
    t.see("stack vines_west 3 2 5", "event placed bottom=no many=1")
    t = scene(f"{TWO}; next token 4 1", "new_shoots").see("stack vines_nest 4 1", "event placed slot=vines_nest many=2")
    assert t.m.view(None)["stacks"]["vines_nest"] == {"size": 2, "up": None} and t.m.knows(0) == []


@pytest.mark.rules("UD-TOK-04")
def test_revealing() -> None:
    """To reveal is to turn up the top; where that is face up already nothing happens, and no other is turned."""
    lines = "seats 2; person 0 nancy {}; hand 0 3 3; stage act; stack will_byers 3 ^4; stack will_school 1 2"
    t = town(f"{lines.format('police')}; stack will_castle 5").say("0 do gather_info; 0 commit 1")
    t.see("stack will_school 1 ^2", "stack will_byers 3 ^4", "stack will_castle ^5", "events revealed 2")
    t.see("event revealed slot=will_school token=2", "no event revealed slot=will_byers")
    t = town(f"{lines.format('wheeler')}; stack power_void 1").say("0 do help_eleven; 0 commit 1; 0 done")
    t.see("stack will_school 1 ^2", "stack will_byers 3 ^4", "events revealed 1")


@pytest.mark.rules("UD-TOK-05", "UD-R-82")
@pytest.mark.parametrize("shared", ["all", "looker"])
def test_looking(shared: str) -> None:
    """Whoever looks sees the faces and leaves them as they lie; everybody is told, or by option only who looked."""
    lines = (f'seats 3; option looks_shared "{shared}"; person 0 nancy wheeler; person 1 joyce byers; person 2 mike main;'
             "hand 0 3 3; hand 1 1 1; stage act; stack power_void 1; stack will_school 1 5 2; next scene roadblock")
    t = town(lines).say("0 do help_eleven; 0 commit 1; 0 stack will_school")
    t.see("seen 0 looked slot=will_school tokens=1,5,2", "event looked seat=0 slot=will_school many=3")
    t.see(*(f"{'seen' if shared == 'all' else 'unseen'} {s} looked tokens=1,5,2" for s in (1, 2)))
    t.see("knows 0 will_school 3 of 1 2 5")
    told = [any(row["zone"] == "will_school" and row["at_least"] == 3 for row in t.m.knows(s)) for s in (1, 2)]
    assert told == [shared == "all"] * 2
    t.see("stack will_school 1 5 ^2")                    # the Power reveals that top afterwards; the rest lies as before
    peek = f"{lines.replace('nancy wheeler', 'dustin lab')}; stack lab_1 2 3; stack lab_2 4"
    t = town(peek).say("0 do investigate_lab; 0 peek lab_1").see("stack lab_1 2 3", "seen 0 looked tokens=3")
    t.see(f"{'seen' if shared == 'all' else 'unseen'} 1 looked tokens=3")
    assert t.m.view(None)["stacks"]["lab_1"] == {"size": 2, "up": None}


@pytest.mark.rules("UD-TOK-06", "UD-R-37")
def test_a_revealed_top_stays_known() -> None:
    """A face that was revealed is known to all as long as the token stays, also when others are added."""
    t = scene(f"{TWO}; stack vines_west 1 ^5; next token 2", "growing_vines").see("stack vines_west 2 1 ^5")
    for s in (0, 1): t.see(f"knows {s} vines_west 1 of 5")
    assert t.m.view(1)["stacks"]["vines_west"] == {"size": 3, "up": "5"}
    t = town(f"{ONE}; hand 0 3 3; hand 1 1 1; stage act; stack lab_1 ^2; next scene roadblock")
    t.see("knows 1 lab_1 1 of 2").say("0 do investigate_lab; 0 commit 1").see("size lab_1 0")
    assert not [row for row in t.m.knows(0) if row["zone"] == "lab_1"]


@pytest.mark.rules("UD-R-37")
def test_what_is_known_after_a_failure() -> None:
    """All faces were seen and one token has gone: the others are so many of those, in no order; by option nothing is said."""
    lines = f"{ONE}; hand 0 1 1; hand 1 1 1; stage act; stack lab_1 1 4 ^0; next token 4 0; next scene roadblock"
    t = town(lines).say("0 do investigate_lab; 0 commit 1").see("event failed slot=lab_1 many=2")
    t.see("knows 0 lab_1 2 of 0 1 4", "knows 1 lab_1 2 of 0 1 4")
    assert t.m.view(None)["stacks"]["lab_1"] == {"size": 2, "up": None}
    t = town(f"{lines}; option memory_aid false").say("0 do investigate_lab; 0 commit 1").see("size lab_1 2")
    assert t.m.knows(0) == t.m.knows(1) == []
    assert [e["tokens"] for e in t.m.events(1) if e["kind"] == "turned_up"] == [["1", "4", "0"]]


# --- Stacks -----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-STK-01")
def test_one_to_four_tokens() -> None:
    """A stack has one to four tokens; an empty slot is none, and nothing can be aimed at it."""
    with pytest.raises(penombra.BadText): town(f"{ONE}; stack lab_1 1 1 1 1 1; stage act")
    with pytest.raises(penombra.BadText): town(f"{ONE}; stack lab_1; stage act")
    t = town(f"{ONE}; hand 0 1 1; stage act; stack lab_1 2; stack lab_3 2").say("0 do investigate_lab")
    t.see("options 0 stack lab_1, stack lab_3")
    town(f"{ONE}; hand 0 1 1; stage act").refused("0 do investigate_lab", "UD-STK-01").can("0 do get_item", "0 pass")
    scene(f"{TWO}; stack vines_west 1 1 1 1", "growing_vines").see("size vines_west 4")


@pytest.mark.rules("UD-STK-03", "UD-R-58")
def test_under_a_top_that_lies_face_up() -> None:
    """Where the top is face up, what is added goes face down to the bottom, and the top stays."""
    lines = f"{TWO}; stack vines_east 4 ^1; stack vines_west 4 1; next token 5 2"
    t = scene(lines, "growing_vines")
    t.see("event placed slot=vines_east many=1 bottom=yes", "event placed slot=vines_west many=1 bottom=no")
    east, west = (t.m.view(None)["stacks"][f"vines_{side}"] for side in ("east", "west"))
    assert east == {"size": 3, "up": "1"} and west == {"size": 3, "up": None}
    t.see("stack vines_east 5 4 ^1", "stack vines_west 4 1 2")


@pytest.mark.rules("UD-STK-04", "UD-STK-05", "UD-R-55")
def test_too_many_tokens() -> None:
    """A stack is filled up to four; the rest stays in the pool, and each token of it gives one Fear to every Character."""
    lines = "seats 3; option season 2; person 0 nancy main; person 1 joyce west 3; person 2 mike byers; stack will_1 4"
    for active in (0, 1, 2):
        t = scene(f"{lines}; active {active}; stack vines_west 4 4 4 4; stack vines_east ^1", "growing_vines")
        t.see("size vines_west 4", "size vines_east 2", "fear 0 1", "fear 1 4", "fear 2 1", f"pile pool {72 - 1 - 4 - 2 - 3}")
        t.see("event overflow slot=vines_west many=1", "events overflow 1")
    scene(f"{lines}; stack vines_west 4 4 4", "growing_vines").see("size vines_west 4", "fear 0 0", "no event overflow")


@pytest.mark.rules("UD-R-55", "UD-STK-05")
def test_an_overflow_by_more_than_one() -> None:
    """Where three are added to three, one finds room, and everybody gains two."""
    lines = "seats 3; option season 2; person 0 nancy main; person 1 joyce west; person 2 mike byers; stack will_1 4"
    three = {"key": "add_tokens", "group": "vines", "pick": "each", "amount": 3}
    t = other_scenes(f"{lines}; stack vines_west 1 1 1", "growing_vines", [three])
    t.see("size vines_west 4", "fear 0 2", "fear 1 2", "fear 2 2", "event overflow slot=vines_west many=2", "events scared 3")


@pytest.mark.rules("UD-R-56")
def test_several_stacks_overflow() -> None:
    """Each stack that overflows gives Fear of its own, and whoever is terrified by the first ends the game."""
    lines = f"{TWO}; stack vines_west 1 1 1 1; stack vines_east 2 2 2 2"
    scene(lines, "growing_vines").see("events overflow 2", "fear 0 2", "fear 1 2", "events scared 4")
    t = scene(lines.replace("joyce byers", "joyce byers 9"), "growing_vines")
    t.see("over UD-END-02", "events overflow 1", "fear 1 10", "fear 0 1")
    t = scene(f"{lines.replace('joyce byers', 'joyce byers 9')}; active 1", "growing_vines")
    t.see("over UD-END-02", "events scared 1", "fear 0 0")


@pytest.mark.rules("UD-STK-06", "UD-R-57")
def test_nothing_is_added_to_an_empty_slot() -> None:
    """Adding touches only stacks that are there: an empty slot stays empty, and nobody gains Fear for it."""
    t = scene(f"{TWO}; stack vines_west 1", "growing_vines")
    t.see("stack vines_nest empty", "stack vines_east empty", "no event scared")
    scene(TWO, "growing_vines").see("no event placed", "no event scared", "pile pool 67")
    scene(f"{ONE}", "wounds_close").see("no event placed", "no event scared", "size demogorgon_1 0")


@pytest.mark.rules("UD-STK-07", "UD-R-60")
def test_creating_wants_an_empty_slot() -> None:
    """A new stack comes only to an empty slot; where none is left nothing happens, unless the card has something else."""
    lines = f"{TWO}; stack vines_nest 1; stack vines_west 2 2"
    scene(f"{lines}; next token 3 4", "new_shoots").see("stack vines_east 3 4", "stack vines_nest 1", "stack vines_west 2 2")
    full = f"{lines}; stack vines_east 5; next token 3"
    t = scene(full, "new_shoots").see("asked 0 which_smallest", "options 0 stack vines_east, stack vines_nest")
    t.say("0 stack vines_nest").see("stack vines_nest 1 3", "stack vines_east 5", "stack vines_west 2 2", "fear 0 0")
    t = other_scenes(full, "new_shoots", [{"key": "create_stack", "group": "vines", "size": 2}])
    t.see("event scene scene=new_shoots", "no event placed", "no event scared", "stack vines_nest 1", "stack vines_east 5")


@pytest.mark.rules("UD-STK-08")
def test_a_beaten_stack_goes_back() -> None:
    """All tokens of a beaten stack return to the pool, and the slot is empty."""
    t = town(f"{ONE}; hand 0 3 3; hand 1 1 1; stage act; stack lab_1 0 1 2; stack lab_2 5; next scene roadblock")
    t.see("pile pool 71", "pile pool 2 17").say("0 do investigate_lab; 0 stack lab_1; 0 commit 1").see("event beaten slot=lab_1")
    t.see("stack lab_1 empty", "stack lab_2 5", "pile pool 74", *(f"pile pool {row}" for row in ("0 8", "1 16", "2 18", "5 4")))
    assert t.m.view(None)["stacks"]["lab_1"] == {"size": 0, "up": None}


@pytest.mark.rules("UD-STK-09", "UD-R-09")
def test_every_token_of_the_pool_is_as_likely() -> None:
    """What came back is mixed in at once: the next draw may be any token there is, each as likely."""
    for stack, cards in (("5", "3 3"), ("2 3", "3 3")):
        m = town(f"{ONE}; hand 0 {cards} 3; hand 1 1 1; stage act; stack lab_1 {stack}; next scene cover_up").m
        for said in ("do investigate_lab", "commit 1+2"): m.answer(0, m.read(0, said))
        while not str(m.options(-1)[0]).startswith("token"): m.answer(-1, next(
            o for o in m.options(-1) if not str(o).startswith("scene") or str(o) == "scene cover_up"))
        copies = {face: row["copies"] for face, row in load("upside_down").tables["tokens"].items()}
        copies["4"] -= 2                                 # they lie at the castle
        assert {str(o).split()[1]: w for o, w in zip(m.options(-1), m.weights(), strict=True)} == copies


# --- Too few --------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-59", "UD-R-55")
def test_an_empty_pool() -> None:
    """What is missing from the pool costs no Fear; what has no room in a stack does, whatever the pool holds."""
    scene(f"{TWO}; stack vines_west 1 1; pool", "growing_vines").see("stack vines_west 1 1", "no event placed", "no event scared")
    t = scene(f"{TWO}; stack vines_west 1 1 1 1; stack vines_east 2 2; pool", "growing_vines").see("running")
    while t.m.asked == {0: "which_first"}: t.say(f"0 {t.m.options(0)[0]}")
    t.see("fear 0 1", "fear 1 1", "event overflow slot=vines_west many=1", "stack vines_east 2 2", "no event placed")
    scene(f"{TWO}; pool", "new_shoots").see("stack vines_nest empty", "no event placed", "no event scared")
    scene(f"{TWO}; pool 5", "new_shoots").see("stack vines_nest 5", "event placed slot=vines_nest many=1")
    scene(f"{TWO}; pool", "spawn_school").see("foe demodog_1 off", "no event spawned", "size demodogs_1 0")
    scene(f"{TWO}; pool 3", "spawn_school").see("foe demodog_1 school", "stack demodogs_1 3")


@pytest.mark.rules("UD-R-59", "UD-R-56", "UD-SCENE-02")
def test_one_token_for_two_stacks() -> None:
    """Where the pool has too few for all stacks, the active player says which gets its own first."""
    lines = f"{TWO}; stack vines_west 1 1; stack vines_nest 2; stack vines_east 3; active 1; pool 5"
    t = scene(lines, "growing_vines").see("asked 1 which_first").say("1 stack vines_east")
    while t.m.asked == {1: "which_first"}: t.say(f"1 {t.m.options(1)[0]}")
    t.see("stack vines_east 3 5", "stack vines_west 1 1", "stack vines_nest 2", "no event scared", "pile pool 0")
