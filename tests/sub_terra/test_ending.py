"""How it ends: when, why, and what it is worth; and what holds on the Exit until then."""
from __future__ import annotations

import pytest

from kit import Table, cave

THERE = "cave 0 0; row start/NESW exit/W"
OUT, IN, DOWN, GONE = "@1,0", "@0,0", "@0,0 health 0", "devoured"
NAMES = ["medic", "engineer", "leader", "climber", "scout", "bodyguard"]


def team(*places: str) -> str:
    """Medic, Engineer, Leader, Climber, Scout, Bodyguard: where they are, and how."""
    return f"seats {len(places)}; " + "; ".join(f"explorer {s} {NAMES[s]} {place}" for s, place in enumerate(places))


def graded(t: Table) -> tuple[str, int, float, list[int]]:
    """The grade, how many were left behind, what it is worth, and who has won."""
    assert t.m.outcome is not None
    last, out = t.event("over"), t.m.outcome
    assert last["grade"] == out.grade and last["winners"] == out.winners and last["reason"] == out.reason
    assert len(set(out.returns)) == 1 and len(out.returns) == t.m.seats
    return out.grade, last["behind"], out.returns[0], out.winners


# --- When it ends -----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-END-02", "ST-R-81", "ST-R-83")
def test_all_who_live_are_out() -> None:
    """The game ends as soon as every explorer who lives is on the Exit; as long as one is not, it goes on."""
    t = cave(f"{team(IN, IN, OUT, OUT)}; {THERE}; active 0").say("0 move E").see("running", "active 0")
    t.say("0 end; 1 move E").see("over ST-END-02", "winners 0 1 2 3", "event over reason=ST-END-02 behind=0 grade=gold round=1")
    assert t.m.waiting == frozenset() and t.m.view(None)["active"] is None and t.m.view(None)["ended"] == "ST-END-02"
    t = cave(f"{team(IN, GONE, GONE, OUT)}; {THERE}; late yes; deck 0; active 0").say("0 move E")
    t.see("over ST-END-02", "behind 2")


@pytest.mark.rules("ST-END-03", "ST-R-81", "ST-R-83")
def test_all_in_the_cave_are_down() -> None:
    """The game ends as soon as nobody in the cave is conscious, whoever is on the Exit; it is not part of the cave."""
    gas = "cave 0 0; row start/NESW gas/NEW exit/W; gas 1"
    for others in ("@2,0", "@0,0 health 0"):
        t = cave(f"{team('@0,0 health 1', others, others, others)}; {gas}; active 0").say("0 move E")
        t.see("over ST-END-03", "health 0 0", "no event turn_over", "no event hazard", "active nobody")
    t = cave(f"{team('@0,0 health 1', '@0,0', '@2,0', '@0,0 health 0')}; {gas}; active 0").say("0 move E")
    t.see("health 0 0", "running", "active 1")


@pytest.mark.rules("ST-END-03", "ST-AP-10")
def test_the_last_one_falls_by_exertion() -> None:
    """If the last conscious explorer in the cave fails the test for exertion, it is over before any Horror or hazard."""
    lines = f"{team('@0,0 health 1', OUT, OUT, DOWN)}; {THERE}; active 0"
    t = cave(f"{lines}; dice 1").say("0 exert; 0 end")
    t.see("over ST-END-03", "no event hazard", "event lost seat=0 many=1 why=exert", "behind 2")
    cave(f"{lines}; dice 6").say("0 exert; 0 end").see("running", "active 1", "health 0 1")


@pytest.mark.rules("ST-TIME-06", "ST-R-84", "ST-END-03")
def test_the_end_after_out_of_time() -> None:
    """After Out of Time it ends when none is left in the cave, when all who live are out, and still when all others are down."""
    late = f"{THERE}; late yes; deck 0; stage hazard"
    cave(f"{team(IN, IN, DOWN, IN)}; {late}; dice 1 2 3 3").see("over ST-TIME-06", "behind 4", "grade defeat", "winners nobody")
    cave(f"{team(IN, IN, OUT, OUT)}; {late}; dice 1 3").see("over ST-END-02", "behind 2", "winners 2 3")
    cave(f"{team(IN, DOWN, OUT, OUT)}; {late}; dice 1 4").see("over ST-END-03", "at 0 devoured", "at 1 @0,0", "behind 2")
    cave(f"{team(IN, DOWN, OUT, OUT)}; {late}; dice 4 1").see("running", "at 1 devoured", "active 2")


@pytest.mark.rules("ST-R-85", "ST-END-03")
def test_a_diver_under_water_keeps_hope() -> None:
    """While conscious a submerged Diver keeps the game going alone, unless the option says otherwise."""
    lines = ("seats 4; explorer 0 medic @0,0 health 1; explorer 2 leader @2,0; explorer 3 scout @1,0 health 0; cave 0 0;"
             "row start/NESW gas/NEW exit/W; row water/N . .; gas 1; active 0; explorer 1 diver submerged")
    cave(lines).say("0 move E").see("running", "active 2", "health 0 0").say("2 end").see("running", "active 1", "round 2")
    cave(f"{lines} health 0").say("0 move E").see("over ST-END-03", "behind 3", "grade defeat")
    cave(f"{lines}; option submerged_diver_keeps_game false").say("0 move E").see("over ST-END-03", "behind 3", "grade defeat")


@pytest.mark.rules("ST-R-83", "ST-R-82", "ST-END-03")
def test_when_the_end_is_looked_at() -> None:
    """The end is looked at after every effect; by option only after the End phase, and somebody on the Exit may still save it."""
    lines = ("seats 4; explorer 0 engineer @0,0 health 1; explorer 1 medic @2,0; explorer 2 leader @2,0;"
             "explorer 3 scout @1,0 health 0; cave 0 0; row start/NESW gas/NEW exit/W; gas 1; active 0; hazards flood*2")
    cave(lines).say("0 move E").see("over ST-END-03", "behind 2", "grade bronze", "winners 1 2", "no event turn seat=1")
    later = "option end_check round_end"
    t = cave(f"{lines}; {later}").say("0 move E").see("running", "active 1").say("1 move W; 1 bandage 0; 1 end; 2 end")
    t.see("running", "health 0 1", "round 2")
    t = cave(f"{lines}; {later}").say("0 move E; 1 end; 2 end").see("over ST-END-03", "event hazard hazard=flood", "behind 2")
    t = cave(f"{team(IN, OUT, OUT, OUT)}; {THERE}; active 0; {later}; hazards flood").say("0 move E; 0 end; 1 end; 2 end")
    t.see("running", "active 3").say("3 end").see("over ST-END-02", "behind 0", "event hazard hazard=flood")
    t = cave(f"{team(IN, IN, IN, IN)}; {THERE}; {later}; late yes; deck 0; dice 1 1 1 1; stage hazard")
    t.see("over ST-TIME-06", "behind 4")


# --- What it is worth -----------------------------------------------------------------------------------------

@pytest.mark.rules("ST-END-05", "ST-END-06", "ST-END-07", "ST-END-08", "ST-END-09")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_grades(seats: int) -> None:
    """None left behind is gold, one silver, two bronze, three or more defeat, whether four, five or six went down."""
    for behind in range(seats):
        places = [DOWN] * behind + [OUT] * (seats - behind - 1)
        t = cave(f"{team(IN, *places)}; {THERE}; active 0").say("0 move E")
        grade, worth = (("gold", 1.0), ("silver", 0.5), ("bronze", 0.0), ("defeat", -1.0))[min(behind, 3)]
        won = [s for s in range(seats) if not 1 <= s <= behind] if behind < 3 else []
        assert graded(t) == (grade, behind, worth, won)


@pytest.mark.rules("ST-END-01")
def test_the_more_are_out_the_better() -> None:
    """The aim is to bring as many as possible onto the Exit: with fewer left behind the result is never worth less."""
    worths = []
    for behind in (0, 1, 2, 3):
        t = cave(f"{team(IN, *[GONE] * behind, *[OUT] * (3 - behind))}; {THERE}; late yes; deck 0; active 0").say("0 move E")
        worths.append(graded(t)[2])
    assert worths == sorted(worths, reverse=True) and len(set(worths)) == 4


@pytest.mark.rules("ST-END-04", "ST-R-86", "ST-TIME-05")
def test_everybody_who_is_not_on_the_exit_counts() -> None:
    """Left behind is whoever is not on the Exit at the end: unconscious, devoured, under water, or gone back."""
    cave(f"{team(IN, DOWN, GONE, OUT, OUT)}; {THERE}; active 0").say("0 move E").see("behind 2", "grade bronze")
    t = cave(f"{team(IN, OUT, OUT, 'submerged').replace('climber', 'diver')}; {THERE}; row water/N .; active 0;"
             "option submerged_diver_keeps_game false").say("0 move E").see("over ST-END-03")
    assert graded(t) == ("silver", 1, 0.5, [0, 1, 2])
    lines = "cave 0 0; row start/NESW gas/NEW exit/W; gas 1; active 3; marker 3; hazards flood"
    t = cave(f"{team('@1,0', '@2,0', '@2,0', '@2,0 health 1')}; {lines}").say("3 move W").see("health 3 0", "running", "active 0")
    t.say("0 move E").see("over ST-END-03", "at 3 @1,0", "winners 0 1 2", "grade silver")


@pytest.mark.rules("ST-END-10")
def test_nobody_out() -> None:
    """If nobody is on the Exit at the end, four or more are left behind, and that is a defeat for all."""
    for seats in (4, 5, 6):
        t = cave(f"{team('@0,0 health 1', *[DOWN] * (seats - 1))}; cave 0 0; row start/NESW gas/NSW; gas 1; active 0")
        assert graded(t.say("0 move E")) == ("defeat", seats, -1.0, [])


@pytest.mark.rules("ST-END-11", "ST-R-86", "ST-END-08")
def test_who_scores() -> None:
    """The result is for those with an explorer on the Exit at the end; who has none there, or a defeat, has won nothing."""
    t = cave(f"{team(IN, DOWN, OUT, DOWN)}; {THERE}; active 0").say("0 move E").see("winners 0 2", "grade bronze")
    assert graded(t) == ("bronze", 2, 0.0, [0, 2])
    t = cave(f"{team(IN, GONE, GONE, GONE)}; {THERE}; active 0; late yes; deck 0").say("0 move E").see("winners nobody")
    assert graded(t) == ("defeat", 3, -1.0, [])
    t = cave(f"{team(OUT, IN, OUT, OUT)}; {THERE}; active 1; answers 5999 0").say("1 end")
    t.see("over core/too_long", "winners nobody")
    assert t.m.outcome is not None and t.m.outcome.returns == [0.0] * 4          # stopped, and nobody has anything of it


# --- On the Exit ----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-R-82", "ST-R-89")
def test_on_the_exit_one_still_acts() -> None:
    """Whoever is on the Exit keeps the turn, heals and is healed, orders and is ordered, and may step back into the cave."""
    t = cave(f"{team('@1,0 health 2', IN, OUT, '@1,0 health 1')}; {THERE}; active 0; hazards flood; dice 1")
    t.say("0 bandage 3").see("health 3 2").say("0 move W; 0 end; 1 end").see("active 2", "at 0 @0,0", "points 2")
    t.can("2 order 0", "2 order 3", "2 hide").say("2 order 3; 3 move W").see("at 3 @0,0", "active 2", "points 1")
    t.say("2 move W; 2 end; 3 heal 3").see("health 3 3", "at 2 @0,0", "behind 4", "running")
    cave(f"{team('@1,0 health 2', IN, OUT, OUT)}; {THERE}; active 0").say("0 heal 0").see("health 0 3", "points 0")


@pytest.mark.rules("ST-R-82", "ST-TILE-08", "ST-R-88")
def test_on_the_exit_nothing_hurts() -> None:
    """On the Exit nobody loses health, from the moment of stepping or exploring onto it."""
    t = cave(f"{team('@0,0 health 1', IN, OUT, IN)}; {THERE}; horror @1,0; active 0; hazards flood").say("0 move E")
    t.see("health 0 1", "no event lost", "asked 0 act").say("0 end; 1 end; 2 end").see("health 2 3")
    t = cave(f"{team('@0,0 health 1', IN, IN, IN)}; cave 0 0; row start/NESW; stack exit-dead only; active 0; dice 1")
    t.say("0 exert; 0 explore E; 0 end").see("at 0 @1,0", "tile @1,0 exit/W", "health 0 1", "events rolled 0", "active 1")
    cave(f"{team(OUT, '@1,0 health 1', IN, IN)}; {THERE}; hazards tremor; dice 1 1; stage hazard").see("health 1 1", "health 0 3")


@pytest.mark.rules("ST-R-82", "ST-R-10")
def test_an_exit_that_is_final() -> None:
    """By option whoever stands on the Exit has no turn any more and obeys no order."""
    t = cave(f"{team(IN, OUT, IN, '@1,0 health 1')}; {THERE}; active 0; option exit_return final; hazards flood*2").say("0 end")
    t.see("active 2").refused("2 order 1", "ST-R-82").refused("2 order 3", "ST-R-82").can("2 order 0").say("2 end")
    t.see("round 2", "marker 1", "active 2", "no event turn seat=1", "no event turn seat=3")
    t.refused("3 heal 3", "core/not_your_turn").refused("1 move W", "core/not_your_turn")


@pytest.mark.rules("ST-R-82")
@pytest.mark.parametrize("script", ["0 move E", "0 run E", "0 exert; 0 move E", "0 dash E"])
def test_a_final_exit_ends_the_turn(script: str) -> None:
    """By option there is no action on the Exit: whoever gets there does nothing more, not even the steps that are left."""
    t = cave(f"{team(IN, IN, IN, IN)}; {THERE}; active 0; option exit_return final").say(script)
    t.see("at 0 @1,0", "active 1", "points 2", "no event rolled").refused("0 move W", "core/not_your_turn")


@pytest.mark.rules("ST-R-82")
def test_a_final_exit_ends_an_ordered_action() -> None:
    """Whoever gets there by order stays there, and the Leader goes on."""
    t = cave(f"{team(IN, IN, IN, IN)}; {THERE}; active 2; option exit_return final").say("2 order 0; 0 dash E")
    t.see("at 0 @1,0", "asked 2 act", "points 1")


@pytest.mark.rules("ST-R-88", "ST-R-81", "ST-END-02")
def test_the_exit_found_by_the_last() -> None:
    """Whoever explores and finds the Exit stands on it at once; the last one in the cave ends the game by it."""
    lines = "cave 0 0; row start/NESW; stack exit-dead only; late yes; deck 0; active 0"
    t = cave(f"{team(IN, GONE, GONE, DOWN)}; {lines}").say("0 exert; 0 explore N")
    t.see("over ST-END-03", "at 0 @0,1", "behind 3", "no event rolled")
    t = cave(f"{team(IN, GONE, GONE, GONE)}; {lines}").say("0 reveal N")
    t.see("tile @0,1 exit/S", "running").say("0 move N").see("over ST-END-02", "behind 3")


# --- What is looked at after every effect -------------------------------------------------------------------------

@pytest.mark.rules("ST-HOR-18", "ST-R-57", "ST-PROC-07")
def test_woken_beside_a_horror() -> None:
    """Whoever is healed with a Horror on the tile falls again at once; the Scout, who does it, stays unhurt."""
    lines = "cave 0 0; row start/NESW plain/EW exit/W; horror @1,0; active 0; explorer 2 leader @0,0; explorer 3 engineer @0,0"
    t = cave(f"seats 4; explorer 0 scout @1,0; explorer 1 climber @1,0 health 0; {lines}").say("0 heal 1")
    t.see("event woke seat=1", "event fainted seat=1 why=horror", "health 1 0", "health 0 3", "active 0")


@pytest.mark.rules("ST-R-72", "ST-PROC-07")
def test_a_tile_that_nobody_can_place_goes_back() -> None:
    """The tile set aside goes below the stack once the Geologist is devoured, or is unconscious with the stack empty."""
    lines = "seats 4; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 engineer @0,0; cave 0 0; aside gas-tee; {}"
    doom = lines.format("row start/NESW; deck 0; stage hazard; explorer 0 geologist @0,0; stack plain-cross*2 only")
    cave(f"{doom}; dice 1 6 6 6").see("at 0 devoured", "aside none", "returned gas-tee", "stack 3", "event tile_returned seat=0")
    cave(f"{doom}; dice 6 6 6 6").see("aside gas-tee", "returned none", "stack 2")
    falls = lines.format("row start/NESW gas/NSW; gas 1; active 0; explorer 0 geologist @0,0 health 1; stack")
    t = cave(f"{falls} only").say("0 move E").see("health 0 0", "aside none", "returned gas-tee", "stack 1")
    t.say("1 reveal N; 1 place drawn 2").see("tile @0,1 gas/ESW", "stack 0", "returned none")
    cave(f"{falls} plain-cross only").say("0 move E").see("health 0 0", "aside gas-tee", "returned none", "stack 1")
    t = cave(f"{falls.replace(' health 1', '')} only").say("0 move E").see("health 0 2", "aside gas-tee", "stack 0")
    t.can("0 reveal N")


@pytest.mark.rules("ST-R-14", "ST-AP-07")
def test_exertion_that_changes_nothing_is_not_asked() -> None:
    """On the Exit exertion costs nothing; where its point could do nothing either, the turn ends by itself."""
    lines = f"{team(OUT, IN, IN, IN)}; active 0; dice 1; cave 0 0"
    t = cave(f"{lines}; row cave_in/NEW{{1,2}}% exit/W").say("0 hide")
    t.see("active 1", "event turn_over seat=0", "events rolled 1", "health 0 3", "points 2")
    cave(f"{lines}; row start/NESW exit/W").say("0 hide").see("active 0", "points 0").say("0 exert").can("0 move W")


@pytest.mark.rules("ST-AP-07")
def test_nobody_exerts_unasked() -> None:
    """Exertion is for the explorer to choose: a turn that ends by itself tells of none."""
    t = cave(f"{team(OUT, IN, IN, IN)}; active 0; dice 1; cave 0 0; row cave_in/NEW{{1,2}}% exit/W").say("0 hide")
    t.see("active 1", "no event exerted")
