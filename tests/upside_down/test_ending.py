"""Winning and losing: all together, at once, and for nothing but the win."""
from __future__ import annotations

import pytest

import penombra
from kit import Table, town
from penombra.core.agenda import settle
from penombra.games.upside_down.tokens import throw_away

LABS = "stack lab_1 1; stack lab_2 1; stack lab_3 1"


def rescue(rest: str, fear: int = 0) -> Table:
    """Lucas is about to rescue Will from the stack in the School of the Upside Down."""
    return town(f"seats 3; person 0 lucas u_school {fear}; person 1 mike castle; person 2 joyce castle; stage act; {rest}")


@pytest.mark.rules("UD-END-01")
def test_all_win_or_lose_together() -> None:
    """Whoever wins the game or loses it, all have won or all have lost."""
    for seats in (2, 3, 4):
        everybody = " ".join(str(s) for s in range(seats))
        t = town(f"seats {seats}; person 0 lucas u_school; hand 0 1 1; stage act; stack will_school 1")
        t.say("0 do rescue_will; 0 commit 1")
        t.see("over UD-S1-END-01", f"winners {everybody}")
        assert t.m.outcome and t.m.outcome.returns == [1.0] * seats and t.m.outcome.grade == "victory"
        t = town(f"seats {seats}; person 0 lucas lab 8; hand 0 1 1; stage act; stack lab_1 5 5")
        t.say("0 do investigate_lab; 0 commit 1")
        t.see("over UD-END-02", "winners nobody", "event terrified seat=0")
        assert t.m.outcome and t.m.outcome.returns == [-1.0] * seats and t.m.outcome.grade == "defeat"


@pytest.mark.rules("UD-S1-END-01")
def test_season_1_is_won() -> None:
    """Season 1 is won when all three Rescue Will slots are empty, and not while any of them holds a token."""
    lines = "stack will_school 1; hand 0 1 1; hand 1 1 1; next scene roadblock"
    for left in ("will_byers 0", "will_castle 0", "will_byers 1 2; stack will_castle 3"):
        t = rescue(f"{lines}; stack {left}").say("0 do rescue_will; 0 commit 1")
        t.see("stack will_school empty", "running", "no event goal")
    t = rescue(lines).say("0 do rescue_will; 0 commit 1").see("over UD-S1-END-01", "event goal group=rescue_will met=1")
    t.see("event over reason=UD-S1-END-01 winners=0,1,2")
    assert t.m.waiting == frozenset() and t.m.view(None)["ended"] == "UD-S1-END-01"


@pytest.mark.rules("UD-S2-END-01")
def test_season_2_is_won() -> None:
    """Season 2 is won when the Gate stack goes after the last Rescue Will stack has gone; not the other way round."""
    lines = "seats 2; option season 2; person 0 {}; person 1 hopper main; hand 0 3 3; hand 1 1 1; stage act; next scene split_up;"
    lines += "stack gate_1 1"
    gate, cabin = lines.format("mike gate"), lines.format("mike cabin")
    t = town(f"{gate}; met 1").say("0 do close_gate; 0 commit 1").see("over UD-S2-END-01", "winners 0 1")
    t.see("event goal group=gate met=2")
    for many in ("will_1 1", "will_1 1; stack will_2 1; stack will_3 1"):
        t = town(f"{gate}; stack {many}; stack power_sever 1").refused("0 do close_gate", "UD-R-77")
        t.see("options 0 do help_eleven, pass")          # which is Mike's
    t = town(f"{cabin}; stack will_2 1").say("0 do rescue_will; 0 commit 1")
    t.see("running", "met 1", "event goal group=rescue_will met=1", "no event over")
    t = town(f"{cabin}; stack will_2 1; stack will_3 2").say("0 do rescue_will; 0 stack will_2; 0 commit 1")
    t.see("running", "met 0", "no event goal")


@pytest.mark.rules("UD-END-02")
def test_anybody_terrified_is_too_many() -> None:
    """As soon as one Character is terrified all have lost, be it the active one or another."""
    for s in range(3):
        fears = [(9 if n == 1 else 8) if n == s else 0 for n in range(3)]
        t = town("seats 3; person 0 mike u_lab {}; person 1 joyce u_lab {}; person 2 nancy u_lab {}; stage scenes;".format(*fears)
                 + f"{LABS}; act 2; next scene toxic_air flickering_lights").see("over UD-END-02", f"event terrified seat={s}")
        t.see("events scene 1", "winners nobody", "event over reason=UD-END-02", f"events scared {s + 1}")
    t = town(f"seats 2; person 0 mike u_lab 7; person 1 joyce u_lab 8; stage scenes; {LABS}; next scene toxic_air").see("running")


@pytest.mark.rules("UD-END-03", "UD-R-64")
def test_out_of_acts() -> None:
    """A reshuffle that falls due in the third Act loses the game at once, before any Scene; the third Act alone does not."""
    lines = f"seats 2; person 0 nancy main; person 1 mike main; {LABS}; act {{}}; deck {{}}; hand 0 1 1; stage refill"
    lines += "; next scene split_up roadblock hunt"
    t = town(lines.format(3, "2 2")).see("over UD-END-03", "winners nobody", "no event scene", "no event reshuffled", "act 3")
    t.see("event over reason=UD-END-03 act=3", "events drew 2")
    town(lines.format(3, "2 2 2")).see("running", "active 1", "pile deck 0")
    t = town(lines.format(2, "2 2") + "; discard 1f*3").see("running", "act 3", "event reshuffled act=3")
    town(lines.format(3, "")).see("over UD-END-03", "no event drew")


@pytest.mark.rules("UD-END-04")
def test_nothing_is_scored() -> None:
    """A win is a win and a loss a loss, however soon, and however much Fear there is."""
    worths = set()
    for fear, turn, act in ((0, 1, 1), (8, 1, 1), (3, 40, 3)):
        t = rescue(f"stack will_school 1; hand 0 1 1; turn {turn}; act {act}", fear).say("0 do rescue_will; 0 commit 1")
        assert t.m.outcome
        worths.add((tuple(t.m.outcome.returns), t.m.outcome.grade))
        t = rescue(f"stack will_school 5 5; hand 0 1 1; turn {turn}; act {act}", 8).say("0 do rescue_will; 0 commit 1")
        assert t.m.outcome
        worths.add((tuple(t.m.outcome.returns), t.m.outcome.grade))
    assert worths == {((1.0, 1.0, 1.0), "victory"), ((-1.0, -1.0, -1.0), "defeat")}


@pytest.mark.rules("UD-END-05")
def test_a_win_is_at_once() -> None:
    """With the last stack gone nothing of the turn is left: no hand is refilled and no Scene revealed."""
    t = rescue("stack will_school 1; hand 0 1d 1; deck; act 3").say("0 do rescue_will; 0 commit 2").see("over UD-S1-END-01")
    t.see("no event drew", "no event scenes_due", "no event scene", "hand 0 1", "active nobody", "no event turn seat=1")
    t = town("seats 2; option season 2; met 1; person 0 joyce gate 9; person 1 mike main; hand 0 1d 1d 3; stage act;"
             "stack gate_1 1; next scene hive_mind").say("0 do close_gate; 0 commit 1+2")
    t.see("over UD-S2-END-01", "no event scene", "fear 0 9")


@pytest.mark.rules("UD-R-34", "UD-END-02", "UD-S1-END-01")
def test_last_stack_and_last_nerve() -> None:
    """A last token is beaten whatever it is worth; that it wins comes before the Fear, unless the option says otherwise."""
    lines = "stack will_school 5; hand 0 2 2"
    rescue(lines, 7).say("0 do rescue_will; 0 commit 1").see("over UD-S1-END-01", "fear 0 7", "no event scared", "winners 0 1 2")
    t = rescue(f'{lines}; option last_stack_tie "loss"', 7).say("0 do rescue_will; 0 commit 1")
    t.see("over UD-END-02", "fear 0 9", "winners nobody", "size will_school 1", "no event goal")
    rescue(f'{lines}; option last_stack_tie "loss"', 3).say("0 do rescue_will; 0 commit 1").see("over UD-S1-END-01", "fear 0 6")
    t = rescue(f"{lines}; stack will_castle 1; {LABS}", 7).say("0 do rescue_will; 0 commit 1")
    t.see("over UD-END-02", "stack will_school empty", "event beaten slot=will_school short=3", "fear 0 9")
    gate = "seats 2; option season 2; met 1; person 0 joyce gate 8; person 1 mike main; hand 0 1 1; stage act; stack gate_1 5"
    town(gate).say("0 do close_gate; 0 commit 1").see("over UD-S2-END-01", "fear 0 8")
    town(f'{gate}; option last_stack_tie "loss"').say("0 do close_gate; 0 commit 1").see("over UD-END-02", "fear 0 10")


@pytest.mark.rules("UD-R-35", "UD-END-02")
def test_what_comes_first_ends_the_game() -> None:
    """Of a victory and a defeat in one turn the first to come counts: the road before the action, the action before Scenes."""
    lines = "seats 2; person 1 mike main; stack will_school 1; hand 0 2 3; "
    town(f"{lines} person 0 lucas u_byers 8").say("0 spend 1; 0 go u_school").see("over UD-END-02", "size will_school 1")
    t = town(f"{lines} person 0 lucas school 8; next scene flickering_lights")
    t.say("0 spend 1; 0 go u_school; 0 stop; 0 do rescue_will")
    t.see("over UD-S1-END-01", "fear 0 8", "no event scene")
    t = rescue("stack will_school 5 5; hand 0 1 1; act 3; deck", 8).say("0 do rescue_will; 0 commit 1")
    t.see("over UD-END-02", "act 3")
    t = rescue("stack will_school 1; stack will_castle 1; hand 0 1 1; act 3; deck; next scene flickering_lights", 8)
    t.say("0 do rescue_will; 0 commit 1").see("over UD-END-03", "fear 0 8")
    with pytest.raises(penombra.Refused): t.m.answer(1, t.m.read(1, "pass"))


@pytest.mark.rules("UD-S2-END-01", "UD-R-78")
def test_a_goal_is_met_whatever_takes_its_last_stack() -> None:
    """Not only an action counts: where content lets a Power throw away the last stack, Will is saved as well, and for good."""
    g = town("seats 2; option season 2; stack will_1 3; stack gate_1 5; stack vines_west 1; hand 0 1").m._g
    slots = g.house.names.slots
    throw_away(g, slots.index("vines_west"), "power")
    settle(g)
    assert not g.met and g.depth
    throw_away(g, slots.index("will_1"), "power")
    settle(g)
    assert g.met == 1 and g.depth and not g.ended
