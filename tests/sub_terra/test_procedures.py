"""The procedures: what is done in which order, step by step."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, cave

DRY = "hazards gas*6"                        # cards that do nothing where no Gas tile lies
START = "cave 0 0; row start/NESW"
FOUR = "seats 4; explorer 0 engineer @0,0; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"
ONE_END = "cave -1 1; row . plain/S . ; row plain/E start/NESW plain/W"       # open to the south of the Start alone


def told(t: Table, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of some kinds, in their order, each with its seat where it has one."""
    t.scenario.chance()
    return [(e["kind"], *([e["seat"]] if "seat" in e else [])) for e in t.m.events(None) if e["kind"] in kinds]


# --- Connected, open, barred ----------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-01", "ST-TILE-01", "ST-TILE-28")
@pytest.mark.parametrize("row, links", [
    ("start/NESW plain/NESW", "E"), ("start/NESW plain/NS", "none"), ("plain/NS start/NESW", "none"),
    ("plain/NS plain/NS", "none"),
    ("plain/NS*E plain/NS", "E"), ("start/NESW plain/NS*W", "E"), ("start/NESW .", "none"), ("plain/NS*E .", "none"),
    ("start/NESW water/EW~", "E"), ("start/NESW cave_in/NEW{1,2}%", "E"), ("start/NESW squeeze/EW", "E"),
    ("ledge/EW^E plain/NESW", "E"), ("slide/EW^W plain/NESW", "E"), ("plain/NESW ledge/EW^W", "E")])
def test_connected(row: str, links: str) -> None:
    """Two tiles side by side, open on both or with a token between; what they are and what lies on them does not matter."""
    cave(f"{FOUR}; cave 0 0; row {row}").see(f"links @0,0 {links}")


@pytest.mark.rules("ST-PROC-01", "ST-HOR-02")
@pytest.mark.parametrize("tile", ["plain/EW", "water/EW~", "cave_in/NEW{1,2}%", "squeeze/EW", "ledge/EW^W", "slide/EW^E"])
def test_horrors_go_by_connections_alone(tile: str) -> None:
    """Neither water nor Debris nor a Squeeze, nor a side that is barred to explorers, holds a Horror up; walls do."""
    lines = f"{FOUR}; cave 0 0; row start/NESW {tile} plain/NESW; row plain/NESW plain/NESW plain/NESW; stage horrors; {DRY}"
    cave(f"{lines}; horror @1,0").see("horrors @0,0")
    cave(f"{lines.replace('; row plain/NESW plain/NESW plain/NESW', '')}; horror @2,0").see("horrors @1,0")
    cave(f"{lines.replace(tile, 'plain/NS')}; horror @2,0").see("horrors @2,-1")


@pytest.mark.rules("ST-PROC-02", "ST-R-19", "ST-ACT-01")
def test_open_ends() -> None:
    """A side that is printed open, or carries a token, and faces an empty place; neither a wall nor the side of a neighbour."""
    t = cave(f"{FOUR}; cave 0 1; row plain/NS . ; row plain/NES*W plain/NS").can("0 reveal S", "0 reveal W")
    t.refused("0 reveal N", "ST-R-19").refused("0 reveal E", "ST-R-19")
    assert t.m.view(None)["ends"] == 5                                # N of one, N and S of another, S and W here
    t = cave(f"{FOUR}; cave 0 1; row plain/NS . ; row plain/NES plain/NS").refused("0 reveal W", "ST-ACT-01")
    assert t.m.view(None)["ends"] == 4
    t = cave(f"{FOUR}; {START}; stack plain-straight").say("0 reveal N")
    assert t.m.view(None)["ends"] == 4                                # one is closed, one is new


@pytest.mark.rules("ST-PROC-03", "ST-TILE-22", "ST-TILE-24", "ST-R-29", "ST-R-28")
@pytest.mark.parametrize("tile, rule", [("ledge/NS^N", "ST-TILE-22"), ("slide/NS^S", "ST-TILE-24")])
def test_barred_sides(tile: str, rule: str) -> None:
    """The arrow side of a Ledge and the tail side of a Slide are left by no step without a rope; with one by all. In is free."""
    team = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 engineer @0,1; explorer 3 climber @0,-1"
    for beyond, said in (("plain/NS", "move"), ("plain/NS", "run"), ("plain/NS", "dash"), ("water/NS~", "swim"),
                         ("squeeze/NS", "squeeze")):
        rows = f"cave 0 1; row {beyond}; row {tile}; row start/NESW"
        cave(f"{team}; {rows}").refused(f"0 {said} N", rule).can("0 move S")
        cave(f"{team}; {rows.replace(tile, tile + '=')}").can(f"0 {said} N")
    cave(f"{team}; {rows}; active 2").can("2 move S")
    cave(f"{team}; {rows}; active 3").can("3 move N").say("3 run N").refused("3 step N", rule)


@pytest.mark.rules("ST-PROC-03", "ST-TILE-22")
def test_nothing_is_laid_over_the_edge() -> None:
    """Through the arrow side of a Ledge nobody reveals or explores without a rope."""
    t = cave(f"{FOUR}; cave 0 0; row ledge/NS^N").refused("0 reveal N", "ST-TILE-22").refused("0 explore N", "ST-TILE-22")
    t.can("0 reveal S")
    cave(f"{FOUR}; cave 0 0; row ledge/NS^N=").can("0 reveal N", "0 explore N")


# --- Placing a tile -------------------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-04", "ST-R-19", "ST-ACT-01", "ST-R-24")
def test_where_a_tile_is_placed() -> None:
    """1: an open end of the own tile and a stack that is not empty are needed, with Reveal and Explore alike."""
    for said in ("reveal", "explore"):
        t = cave(f"{FOUR}; cave 0 0; row plain/NES plain/NESW").refused(f"0 {said} W", "ST-ACT-01").can(f"0 {said} N")
        t.refused(f"0 {said} E", "ST-R-19")
        cave(f"{FOUR}; {START}; stack only").refused(f"0 {said} N", "ST-R-24")
        cave(f"{FOUR}; {START}; stack only; returned gas-corner").can(f"0 {said} N")
        t = cave(f"{FOUR.replace('engineer', 'geologist')}; {START}; stack only; aside gas-corner").can(f"0 {said} N")
        t.say("0 end").refused(f"1 {said} N", "ST-R-24")


@pytest.mark.rules("ST-PROC-04", "ST-R-21", "ST-R-91")
def test_the_tile_is_drawn_before_it_is_turned() -> None:
    """2: the top tile is drawn and seen by all; only then the actor turns it. It has left the stack for good."""
    t = cave(f"{FOUR}; {START}; stack only plain-corner gas-tee*2").say("0 reveal N").see("drawn plain-corner", "asked 0 place")
    assert {t.m.view(s)["drawn"] for s in (0, 1, 2, 3, None)} == {"plain-corner"}
    assert t.m.view(None)["stock"] == {"gas-tee": 2} and t.m.view(None)["built"] == 2
    t.see("event drawn seat=0 design=plain-corner left=2").say("0 place drawn 2")
    t.see("tile @0,1 plain/SW", "drawn none", "stack 2")
    assert told(t, "drawn", "laid") == [("drawn", 0), ("laid", 0)]
    t = cave(f"{FOUR}; {START}; stack only; returned gas-corner").say("0 reveal N")
    t.see("drawn gas-corner", "returned none", "stack 0")


@pytest.mark.rules("ST-PROC-04", "ST-R-71", "ST-R-72", "ST-R-22")
def test_scout_and_geologist_before_the_tile_lies() -> None:
    """3: a Scout may throw the drawn tile away once; a Geologist takes either of two, but none that seals if one does not."""
    lines = "seats 4; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"
    t = cave(f"{lines}; explorer 0 scout @0,0; {START}; stack gas-corner plain-corner").say("0 reveal N; 0 recon")
    t.refused("0 recon", "ST-R-71").say("0 place drawn 1").see("thrown gas-corner", "tile @0,1 plain/ES")
    t = cave(f"{lines}; explorer 0 geologist @0,0; {START}; stack gas-corner; aside plain-corner").say("0 reveal N")
    t.can("0 place drawn 1", "0 place aside 1").say("0 place aside 1").see("tile @0,1 plain/ES", "aside gas-corner")
    t = cave(f"{lines}; explorer 0 geologist @0,0; {ONE_END}; stack gas-corner; aside plain-dead").say("0 reveal S")
    t.refused("0 place aside 0", "ST-R-72").can("0 place drawn 0")
    t = cave(f"{lines}; explorer 0 geologist @0,0; {ONE_END}; stack horror-dead gas-corner; aside plain-dead").say("0 reveal S")
    t.see("thrown horror-dead", "drawn gas-corner", "aside plain-dead")


@pytest.mark.rules("ST-PROC-04", "ST-TILE-02", "ST-TILE-20", "ST-TILE-23", "ST-R-25")
def test_how_a_tile_may_be_turned() -> None:
    """4: a printed opening has to lie on the actor's side, and of a Ledge or Slide the tail."""
    lines = f"seats 4; explorer 0 scout @0,0; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0; {START}"
    t = cave(f"{lines}; stack plain-corner").say("0 explore E").refused("0 place drawn 0", "ST-TILE-02")
    t.refused("0 place drawn 1", "ST-TILE-02").see("options 0 place drawn 2, place drawn 3, recon")
    for tile, rule in (("ledge", "ST-TILE-20"), ("slide", "ST-TILE-23")):
        t = cave(f"{lines}; stack {tile}-straight").say("0 explore E").refused("0 place drawn 3", rule)
        t.refused("0 place drawn 0", "ST-TILE-02").refused("0 place drawn 2", "ST-TILE-02")
        t.say("0 place drawn 1").see(f"tile @1,0 {tile}/EW^E", "links @0,0 E")
    t = cave(f"{lines.replace('start/NESW', 'plain/NS*E')}; stack plain-corner").say("0 explore E")
    t.refused("0 place drawn 0", "ST-TILE-02").can("0 place drawn 2")                     # a blasted side wants an opening, too


@pytest.mark.rules("ST-PROC-04", "ST-R-22", "ST-R-23", "ST-TILE-04")
def test_turns_that_would_seal_the_cave() -> None:
    """4: they drop out as long as another is left; the Exit may be laid however it seals, and so may the very last tile."""
    lines = "seats 4; explorer 0 scout @0,0; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"
    t = cave(f"{lines}; {ONE_END}; row . . plain/N; stack gas-corner").say("0 reveal S").refused("0 place drawn 0", "ST-R-22")
    t.see("options 0 place drawn 3, recon").say("0 place drawn 3").see("tile @0,-1 gas/NW")
    cave(f"{FOUR}; {ONE_END}; stack only exit-dead plain-cross").say("0 explore S").see("tile @0,-1 exit/N", "at 0 @0,-1")
    cave(f"{FOUR}; {ONE_END}; stack only plain-dead").say("0 explore S").see("tile @0,-1 plain/N", "at 0 @0,-1", "stack 0")


@pytest.mark.rules("ST-PROC-04", "ST-R-22", "ST-TILE-04", "ST-R-27")
def test_a_tile_that_can_only_seal_the_cave() -> None:
    """5: it is thrown away face up and the next one drawn; with nothing left to draw no tile is laid and nobody moves."""
    t = cave(f"{FOUR}; {ONE_END}; stack plain-dead horror-dead gas-corner").say("0 explore S")
    t.see("thrown plain-dead horror-dead", "drawn gas-corner", "asked 0 place").say("0 place drawn 0")
    t.see("tile @0,-1 gas/NE", "at 0 @0,-1", "points 1")
    t = cave(f"{FOUR.replace('climber', 'geologist')}; {ONE_END}; stack only plain-dead; aside gas-corner").say("0 explore S")
    t.see("thrown plain-dead", "drawn none", "tile @0,-1 none", "at 0 @0,0", "points 1", "stack 0", "aside gas-corner")
    t.see("asked 0 act", "event nothing_to_lay seat=0")


@pytest.mark.rules("ST-PROC-04", "ST-R-34", "ST-ACT-07")
@pytest.mark.parametrize("design, turn, tile", [
    ("water-cross", "", "water/NESW"), ("cave_in-tee-13", "0 place drawn 1", "cave_in/NES{1,3}"),
    ("ledge-straight", "", "ledge/NS^N"), ("slide-straight", "", "slide/NS^N")])
def test_a_new_tile_bears_no_marker(design: str, turn: str, tile: str) -> None:
    """6: the actor turns it as allowed and it lies there dry, free and without a rope; Explore goes onto it, Reveal does not."""
    lines = f"{FOUR}; cave 0 0; row start/NESW water/NESW~; stack {design}"
    cave(lines).say(f"0 reveal N; {turn}").see(f"tile @0,1 {tile}", "at 0 @0,0", "points 1")
    cave(lines).say(f"0 explore N; {turn}").see(f"tile @0,1 {tile}", "at 0 @0,1", "points 1")


# --- Steps and entering -----------------------------------------------------------------------------------

STEPS = [("water/EW~", "move", "diver", "ST-RISK-03"), ("water/EW~", "swim", "all", ""),
         ("water/EW~", "squeeze", "", "ST-RISK-04"), ("squeeze/EW", "move", "climber", "ST-TILE-18"),
         ("squeeze/EW", "swim", "", "ST-RISK-01"),
         ("squeeze/EW", "squeeze", "all", ""), ("cave_in/NEW{1,2}%", "move", "climber", "ST-TILE-15"),
         ("cave_in/NEW{1,2}%", "swim", "", "ST-RISK-01"), ("cave_in/NEW{1,2}%", "squeeze", "", "ST-RISK-04"),
         ("water/EW", "move", "all", ""), ("water/EW", "swim", "", "ST-RISK-01"), ("horror/EW", "move", "all", ""),
         ("plain/EW", "squeeze", "", "ST-RISK-04")]


@pytest.mark.rules("ST-PROC-05", "ST-RISK-03", "ST-RISK-01", "ST-RISK-04", "ST-TILE-18")
@pytest.mark.parametrize("tile, said, free, rule", STEPS)
def test_which_step_enters_what(tile: str, said: str, free: str, rule: str) -> None:
    """Water wants Swim or the Diver, a Squeeze Squeeze Through or the Climber, Debris the Climber alone; the rest a Move."""
    for who in ("diver", "climber", "engineer", "medic", "geologist"):
        lines = f"seats 4; explorer 0 {who} @0,0; explorer 1 leader @0,0; cave 0 0; row start/NESW {tile}"
        words = ["move", "run", *(["dash"] if who == "medic" else [])] if said == "move" else [said]
        for word in words:
            t = cave(lines)
            if free in (who, "all"): t.say(f"0 {word} E").see("at 0 @1,0")
            else: t.refused(f"0 {word} E", rule)
        if said != "move": continue
        t = cave(f"{lines}; active 1").say("1 order 0")
        if free in (who, "all"): t.say("0 move E").see("at 0 @1,0", "active 1")
        else: t.refused("0 move E", rule)


@pytest.mark.rules("ST-PROC-05", "ST-TILE-15", "ST-TILE-01", "ST-ACT-04")
def test_no_step_without_a_connection() -> None:
    """Whatever lies there, every step needs a tile beside and no wall between."""
    for tile, said in (("plain/NS", "move"), ("plain/NS", "run"), ("water/NS~", "swim"), ("squeeze/NS", "squeeze")):
        t = cave(f"{FOUR}; cave 0 0; row start/NESW {tile}").refused(f"0 {said} E", "ST-TILE-01")
        t.refused(f"0 {said} W", "ST-ACT-04")
    cave(f"{FOUR}; cave 0 0; row start/NESW cave_in/NEW{{1,2}}%").refused("0 move E", "ST-TILE-15")


@pytest.mark.rules("ST-PROC-05", "ST-R-35", "ST-TILE-19")
def test_explore_enters_a_squeeze() -> None:
    """Explore goes onto the tile it laid, be it a Squeeze; the next who come need another way in."""
    t = cave(f"{FOUR}; {START}; stack squeeze-straight").say("0 explore N").see("at 0 @0,1", "points 1", "tile @0,1 squeeze/NS")
    t.say("0 end").refused("1 move N", "ST-TILE-18").can("1 squeeze N")


@pytest.mark.rules("ST-PROC-06", "ST-R-36", "ST-HOR-17")
def test_entering_meets_a_horror_first() -> None:
    """1: where a Horror is all health goes at once, and neither gas nor Rough terrain does anything more."""
    t = cave(f"{FOUR}; cave 0 0; row start/NESW gas/NEW; gas 1; horror @1,0").say("0 move E").see("at 0 @1,0", "health 0 0")
    t.see("event lost seat=0 many=3 why=horror", "no event lost seat=0 why=gas", "active 1")
    t = cave(f"{FOUR}; cave 0 0; row start/NESW rough/NESW; horror @1,0; dice 6").say("0 move E").see("health 0 0", "active 1")
    t.see("no event rolled seat=0")
    t = cave(f"{FOUR.replace('engineer', 'scout')}; cave 0 0; row start/NESW gas/NEW; gas 1; horror @1,0").say("0 move E")
    t.see("health 0 2", "event lost seat=0 many=1 why=gas", "active 0")


@pytest.mark.rules("ST-PROC-06", "ST-R-78", "ST-R-37", "ST-R-38")
def test_entering_meets_lingering_gas_next() -> None:
    """2: gas costs 1 on each entry, unless a conscious Bodyguard other than the one who moves is on the tile."""
    gas = "cave 0 0; row start/NESW gas/NEW; gas 1"
    t = cave(f"{FOUR}; {gas}; dice 6").say("0 move E").see("health 0 2", "event lost seat=0 many=1 why=gas")
    t.say("0 move W").see("health 0 2").say("0 exert; 0 move E").see("health 0 1")
    cave(f"{FOUR}; {gas.replace('gas 1', 'gas 0')}").say("0 move E").see("health 0 3")
    cave(f"{FOUR}; {gas}; option gas_entry 2").say("0 move E").see("health 0 1")
    guard = FOUR.replace("explorer 3 climber @0,0", "explorer 3 bodyguard @1,0")
    cave(f"{guard}; {gas}").say("0 move E").see("health 0 3")
    cave(f"{guard.replace('bodyguard @1,0', 'bodyguard @1,0 health 0')}; {gas}").say("0 move E").see("health 0 2")
    cave(f"{guard.replace('bodyguard @1,0', 'bodyguard @0,0')}; {gas}; active 3").say("3 move E").see("health 3 4")


@pytest.mark.rules("ST-PROC-06", "ST-TILE-26", "ST-R-37")
def test_entering_rough_terrain_last() -> None:
    """3: Rough terrain wants a test on each entry, and failing it costs 1; whoever faints in a Run takes no further step."""
    rough = "cave 0 0; row start/NESW rough/NESW plain/NESW"
    cave(f"{FOUR}; {rough}; dice 3").say("0 move E").see("event rolled seat=0 die=3 why=rough_test", "health 0 2")
    cave(f"{FOUR}; {rough}; dice 4").say("0 move E").see("event rolled seat=0 die=4 why=rough_test", "health 0 3")
    faint = FOUR.replace("engineer @0,0", "engineer @0,0 health 1")
    cave(f"{faint}; {rough}; dice 1").say("0 run E").see("at 0 @1,0", "health 0 0", "active 1", "event turn_over seat=0")
    t = cave(f"{faint}; cave 0 0; row start/NESW gas/NEW plain/NESW; gas 1").say("0 run E")
    t.see("at 0 @1,0", "health 0 0", "active 1")
    cave(f"{FOUR}; {rough}; dice 4").say("0 run E").see("asked 0 running")


# --- The constant check -----------------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-07", "ST-R-57", "ST-HOR-16", "ST-R-65")
def test_whoever_shares_a_tile_with_a_horror() -> None:
    """a: all conscious explorers there lose everything, after every step; not the Scout, and nobody on the Exit."""
    lines = "seats 4; explorer 0 scout @0,0; explorer 1 medic @0,0; explorer 2 bodyguard @0,0; explorer 3 climber @2,0 hidden"
    t = cave(f"{lines}; cave 0 0; row start/NESW plain/NESW plain/NESW; horror @1,0; stage horrors; {DRY}")
    t.see("horrors @0,0", "health 0 3", "health 1 0", "health 2 0", "health 3 3", "event fainted seat=1 why=horror")
    t = cave(f"{FOUR}; cave 0 0; row start/NESW plain/NESW plain/NESW; horror @1,0").say("0 run E")
    t.see("at 0 @1,0", "health 0 0", "active 1")                       # no second step
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 climber @2,0; explorer 3 engineer @2,0"
    t = cave(f"{lines}; cave 0 0; row exit/E plain/NESW plain/NESW; horror @0,0; active 2").say("2 run W; 2 step W")
    t.see("at 2 @0,0", "health 2 3", "health 0 3", "running")


@pytest.mark.rules("ST-PROC-07", "ST-HOR-18", "ST-HP-05")
def test_healed_under_a_horror() -> None:
    """a and b: with health again an explorer is conscious, and beside a Horror unconscious again; a Scout stays awake."""
    lines = "seats 4; explorer 0 scout @1,0; explorer 2 leader @0,0; explorer 3 climber @0,0; horror @1,0"
    t = cave(f"{lines}; explorer 1 medic @1,0 health 0; cave 0 0; row start/NESW plain/NESW").say("0 heal 1")
    t.see("event woke seat=1", "event fainted seat=1 why=horror", "health 1 0", "health 0 3")
    t = cave(f"{FOUR.replace('medic @0,0', 'medic @0,0 health 0')}; {START}").say("0 heal 1")
    t.see("health 1 1", "event woke seat=1").say("0 end").see("active 1", "asked 1 act")


@pytest.mark.rules("ST-PROC-07", "ST-R-12", "ST-HP-04", "ST-R-79")
def test_who_falls_ends_a_turn_or_an_ordered_action() -> None:
    """c: with the explorer whose turn it is the turn ends, points and exertion test with it; by Order just that action does."""
    lines = f"{FOUR.replace('engineer @0,0', 'engineer @0,0 health 1')}; cave 0 0; row start/NESW gas/NEW; gas 1; dice 1"
    t = cave(lines).say("0 exert; 0 move E").see("health 0 0", "active 1", "no event rolled seat=0", "event turn_over seat=0")
    t = cave(f"{lines}; active 2").say("2 order 0; 0 move E").see("health 0 0", "event fainted seat=0")
    t.see("active 2", "points 1", "asked 2 act", "no event turn_over seat=2")


@pytest.mark.rules("ST-PROC-07", "ST-R-72")
def test_what_becomes_of_the_tile_set_aside() -> None:
    """d: it goes below the stack once the Geologist is devoured, or unconscious while the stack is empty; not before."""
    lines = "seats 4; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0; aside gas-corner"
    down = f"{lines}; explorer 0 geologist @1,0; cave 0 0; row start/NESW plain/NESW plain/NESW; horror @2,0; stage horrors"
    cave(f"{down}; stack only").see("health 0 0", "returned gas-corner", "aside none", "stack 1")
    cave(f"{down}; stack only plain-tee").see("health 0 0", "returned none", "aside gas-corner", "stack 1")
    dead = f"{lines}; explorer 0 geologist @0,0; {START}; stage hazard; deck 0; stack only plain-tee"
    cave(f"{dead}; dice 1 6 6 6").see("at 0 devoured", "returned gas-corner", "aside none", "stack 2")
    cave(f"{dead}; dice 6 1 6 6").see("at 1 devoured", "returned none", "aside gas-corner", "stack 1")


@pytest.mark.rules("ST-PROC-07", "ST-PROC-14", "ST-R-44", "ST-R-83")
def test_the_end_waits_for_the_running_effect() -> None:
    """e: whether it is over is asked when an effect is complete: the losses of a Flood, of a Tremor or of Out of Time."""
    wet = "seats 4; explorer 0 engineer @0,0 health 1; explorer 1 medic @0,0 health 1; explorer 2 leader @1,0"
    wet += "; explorer 3 climber @1,0; cave 0 0; row water/EW exit/W; stage hazard"
    t = cave(f"{wet}; hazards flood").see("over ST-END-03", "grade bronze", "behind 2", "health 0 0", "health 1 0")
    assert told(t, "fainted", "over") == [("fainted", 0), ("fainted", 1), ("over",)]
    t = cave(f"{wet}; hazards tremor; dice 1 1").see("over ST-END-03", "grade bronze")
    assert told(t, "rolled", "fainted", "over") == [("rolled", 0), ("rolled", 1), ("fainted", 0), ("fainted", 1), ("over",)]
    t = cave(f"{wet}; deck 0; dice 1 1").see("over ST-END-02", "grade bronze", "at 0 devoured", "at 1 devoured")
    assert told(t, "rolled", "devoured", "over") == [("rolled", 0), ("rolled", 1), ("devoured", 0), ("devoured", 1), ("over",)]


# --- Tests and turns ----------------------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-08", "ST-R-14", "ST-R-41")
def test_dice_that_could_change_nothing_are_not_rolled() -> None:
    """No die on the Exit after exertion or at a Tremor, none for the unconscious at a Tremor, none beside the Bodyguard."""
    lines = "seats 5; explorer 0 engineer @0,0; explorer 1 medic @1,0 health 0; explorer 2 leader @1,0"
    lines += "; explorer 3 climber @2,0; explorer 4 bodyguard @2,0; cave 0 0; row exit/E plain/NESW start/NESW; dice 1 1 1"
    t = cave(f"{lines}; stage hazard; hazards tremor").see("health 0 3", "health 3 3", "health 2 2", "health 4 4")
    assert told(t, "rolled") == [("rolled", 2), ("rolled", 4)]
    t = cave(lines).say("0 exert; 0 end").see("health 0 3", "active 2", "no event rolled seat=0")
    cave(f"{lines}; active 3").say("3 exert; 3 end").see("event rolled seat=3 die=1 why=exert_test", "health 3 2")


@pytest.mark.rules("ST-PROC-08", "ST-TEST-01", "ST-R-80")
@pytest.mark.parametrize("die", range(1, 7))
def test_rolling_a_test(die: int) -> None:
    """4 or more succeeds, for a conscious Leader 3 or more."""
    lines = f"{FOUR}; {START}; dice {die}"
    cave(lines).say("0 exert; 0 end").see(f"event rolled seat=0 die={die} success={'yes' if die >= 4 else 'no'}",
                                         f"health 0 {3 if die >= 4 else 2}")
    cave(f"{lines}; active 2").say("2 exert; 2 end").see(f"event rolled seat=2 die={die} success={'yes' if die >= 3 else 'no'}")
    t = cave(f"{FOUR.replace('leader @0,0', 'leader @0,0 health 0')}; {START}; stage hazard; deck 0; dice 6 6 {die} 6")
    t.see(f"event rolled seat=2 die={die} success={'yes' if die >= 4 else 'no'}")


@pytest.mark.rules("ST-PROC-09", "ST-AP-01", "ST-AP-02", "ST-AP-09", "ST-R-13")
def test_a_turn() -> None:
    """2 points; action after action that can be paid, one exertion for a point more, and a stop whenever one likes."""
    lines = f"{FOUR}; cave 0 0; row start/NESW plain/NESW; dice 6; marker 3"
    t = cave(f"{lines}; active 3").say("3 end").see("active 0", "points 2", "asked 0 act").say("0 move E").see("points 1")
    t.refused("0 run W", "ST-AP-02").say("0 exert").see("points 2").refused("0 exert", "ST-AP-09").say("0 run W; 0 stop")
    t.see("event rolled seat=0 die=6 why=exert_test", "active 1", "points 2", "at 0 @0,0")     # nothing is left to do but stop
    t = cave(f"{lines}; active 0").say("0 end").see("active 1", "points 2", "no event rolled seat=0")


@pytest.mark.rules("ST-PROC-09", "ST-AP-10", "ST-AP-11", "ST-R-13")
def test_the_exertion_test_ends_the_turn() -> None:
    """It comes after all actions, whether the point was used or not, and only if there was an exertion."""
    lines = f"{FOUR}; cave 0 0; row start/NESW plain/NESW; dice 2"
    t = cave(lines).say("0 exert").see("no event rolled seat=0", "points 3").say("0 end").see("health 0 2", "active 1")
    order = [("exerted", 0), ("turn_over", 0), ("rolled", 0), ("lost", 0), ("turn", 1)]
    assert told(t, "exerted", "turn_over", "rolled", "lost", "turn") == order
    t.say("1 move E").see("points 1").say("1 end").see("no event rolled seat=1", "health 1 3")


@pytest.mark.rules("ST-PROC-09", "ST-R-68", "ST-R-70", "ST-HP-02")
def test_turns_of_the_submerged_and_the_unconscious() -> None:
    """A submerged Diver only surfaces; an unconscious explorer is passed over, but a Diver under water is put on a Water tile."""
    lines = f"seats 4; explorer 1 medic @0,0 health 0; explorer 2 leader @0,0; explorer 3 climber @0,0; {DRY}; marker 3; active 3"
    lines += "; cave 0 0; row start/NESW water/NESW plain/NESW water/NESW"
    t = cave(f"{lines}; explorer 0 diver submerged").say("3 end").see("active 0", "asked 0 surface", "event turn seat=0")
    t.refused("0 exert", "core/not_asked").say("0 surface 0").see("at 0 @1,0", "active 2", "event skipped seat=1")
    t = cave(f"{lines}; explorer 0 diver submerged health 0").say("3 end").see("asked 0 surface", "active nobody")
    t.say("0 surface 1").see("at 0 @3,0", "health 0 0", "no event turn seat=0", "active 2")


@pytest.mark.rules("ST-PROC-09", "ST-R-56", "ST-RISK-11", "ST-RISK-12")
def test_tries_are_noted_at_the_end_of_a_turn() -> None:
    """Hide and Secure a Rope are noted turn by turn: a third in a row needs no die, a turn without breaks the row."""
    lines = f"seats 4; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0; {DRY}; marker 3; cave 0 0"
    for said, noted, done in (("hide", "hid", "hid"), ("rope", "roped", "roped")):
        t = cave(f"{lines}; active 0; explorer 0 engineer @0,0; row ledge/NS^N; dice 1 1").say(f"0 {said}; 0 end")
        assert t.m.view(None)[noted] == [1, 0, 0, 0]
        t.turns(2).see("round 2", "active 0").say(f"0 {said}; 0 end")
        assert t.m.view(None)[noted] == [2, 0, 0, 0]
        t.turns(6).see("round 3", "active 0", f"no event {done}").say(f"0 {said}").see("events rolled 2", f"event {done} seat=0")
        t = cave(f"{lines}; active 0; explorer 0 engineer @0,0 {noted} 2; row ledge/NS^N").say("0 end")
        assert t.m.view(None)[noted] == [0, 0, 0, 0]
        t = cave(f"{lines}; active 3; explorer 0 engineer @0,0 health 0 {noted} 2; row ledge/NS^N").say("3 end")
        assert t.m.view(None)[noted] == [0, 0, 0, 0]


# --- Horrors ------------------------------------------------------------------------------------------------

HALL = "cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW plain/EW"


@pytest.mark.rules("ST-PROC-10", "ST-HOR-04", "ST-HOR-07", "ST-HOR-12")
def test_a_horror_steps_towards_the_nearest() -> None:
    """The victim is the nearest explorer who can be one, of two as near the one of lower rank; it goes one tile that way."""
    lines = f"seats 4; {HALL}; stage horrors; {DRY}; explorer 2 scout @5,0; explorer 3 bodyguard @5,0 hidden; horror @4,0"
    t = cave(f"{lines}; explorer 0 leader @2,0; explorer 1 medic @7,0").see("horrors @3,0", "event horror_moved seat=0")
    cave(f"{lines}; explorer 0 leader @2,0; explorer 1 medic @6,0").see("horrors @5,0", "event horror_moved seat=1")
    t = cave(f"{lines}; explorer 0 leader @2,0; explorer 1 medic @5,0 health 0").see("horrors @3,0", "events horror_moved 1")
    t.see("health 0 3")


@pytest.mark.rules("ST-PROC-10", "ST-HOR-09", "ST-HOR-10", "ST-HOR-11")
def test_a_horror_without_a_victim_in_range_leaves() -> None:
    """Seven steps are near enough; eight are not, and the Horror is removed."""
    lines = f"seats 4; {HALL}; stage horrors; {DRY}; explorer 1 scout @5,0; explorer 2 bodyguard @5,0 health 0"
    lines += "; explorer 3 leader @0,0 hidden"
    cave(f"{lines}; explorer 0 medic @0,0; horror @7,0").see("horrors @6,0")
    cave(f"{lines}; explorer 0 medic @0,0; horror @8,0").see("horrors none", "event horror_left horror=0 why=no_victim")


@pytest.mark.rules("ST-PROC-10", "ST-HOR-13", "ST-R-59", "ST-R-54")
def test_of_two_ways_the_victim_chooses() -> None:
    """If two first steps are as short the victim says which; then the check finds whoever is there, hidden or not."""
    lines = f"seats 4; cave 0 1; row plain/NESW plain/NESW; row start/NESW plain/NESW; horror @1,1; stage horrors; {DRY}"
    lines += "; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 engineer @1,0 hidden; explorer 3 climber @0,0 hidden"
    t = cave(lines).see("asked 0 which_way", "options 0 towards S, towards W").refused("1 towards S", "core/not_your_turn")
    t.say("0 towards S").see("horrors @1,0", "health 2 0", "event fainted seat=2 why=horror")
    assert told(t, "horror_moved", "fainted", "hazard") == [("horror_moved", 0), ("fainted", 2), ("hazard",)]
    cave(lines).say("0 towards W").see("horrors @0,1", "health 2 3")
    cave(f"{lines}; option tie_choices auto").see("horrors @1,0")


@pytest.mark.rules("ST-PROC-10", "ST-HOR-15", "ST-HOR-14", "ST-R-60", "ST-R-53")
def test_each_horror_finds_the_cave_as_the_one_before_left_it() -> None:
    """After each step comes the check, and the next Horror looks anew; the marker's holder says which is next."""
    lines = f"seats 4; {HALL}; stage horrors; {DRY}; explorer 0 medic @3,0; explorer 1 leader @8,0; explorer 2 scout @0,0"
    lines += "; explorer 3 bodyguard @3,0 health 0; horror @2,0; horror @5,0; marker 2"
    t = cave(lines).see("asked 2 which_horror", "options 2 next 0, next 1").say("2 next 0")
    t.see("horrors @3,0 @6,0", "health 0 0", "event horror_moved horror=1 seat=1")
    cave(lines).say("2 next 1").see("horrors @3,0 @4,0", "event horror_moved horror=1 seat=0")
    t = cave(f"{lines.replace('leader @8,0', 'leader @0,0 hidden')}; option tie_choices auto").see("horrors @3,0", "health 0 0")
    t.see("event horror_left horror=1 why=no_victim")


@pytest.mark.rules("ST-PROC-11", "ST-HOR-20", "ST-HAZ-14", "ST-HOR-21")
def test_where_a_horror_is_placed() -> None:
    """Only with fewer than three in the cave, on the Horror tile without one that is nearest to its nearest victim."""
    lines = "seats 4; explorer 0 medic @2,0; explorer 1 leader @2,0; explorer 2 engineer @2,0; explorer 3 climber @2,0"
    row = "cave 0 0; row horror/EW plain/EW start/NESW plain/EW plain/EW horror/EW horror/EW; stage hazard; hazards horror"
    cave(f"{lines}; {row}").see("horrors @0,0", "event horror_came horror=0 at=0,0")
    t = cave(f"{lines.replace('@2,0', '@4,0')}; {row}; horror @6,0").see("horrors @5,0 @6,0")     # that one moved first, to 5, 0
    t = cave(f"{lines}; {row}; horror @6,0; horror @6,0; horror @6,0").see("horrors @5,0 @5,0 @5,0", "event no_horror")
    t.see("no event horror_came")


@pytest.mark.rules("ST-PROC-11", "ST-R-61", "ST-HOR-22", "ST-HOR-11")
def test_how_far_away_a_horror_is_placed() -> None:
    """At most seven steps from a victim; of two as near, where the victim has the lower rank; then that victim chooses."""
    lines = "seats 4; explorer 1 scout @1,0; explorer 2 bodyguard @1,0 health 0; explorer 3 leader @1,0 hidden; stage hazard"
    lines += "; hazards horror"
    far = f"{lines}; {HALL.removesuffix('plain/EW')}horror/EW"
    cave(f"{far}; explorer 0 medic @1,0").see("horrors @8,0")
    cave(f"{far}; explorer 0 medic @0,0").see("horrors none", "event no_horror")
    near = "seats 4; explorer 0 medic @1,0; explorer 2 bodyguard @1,0; cave 0 0; stage hazard; hazards horror"
    t = cave(f"{near}; explorer 1 leader @2,0; explorer 3 scout @2,0; row horror/EW start/NESW horror/EW")
    t.see("event horror_came at=2,0 seat=1", "health 1 0", "health 3 3", "horrors @2,0")          # distance 0 comes first
    row = "row plain/EW horror/EW start/NESW plain/EW horror/EW start/NESW"
    t = cave(f"{near.replace('@1,0', '@5,0')}; explorer 1 leader @0,0; explorer 3 engineer @0,0; {row}").see("horrors @1,0")
    row = "row horror/EW start/NESW horror/EW"
    t = cave(f"{near}; explorer 1 leader @1,0; explorer 3 scout @1,0; {row}").see("asked 0 which_lair")
    t.see("options 0 lair 0, lair 1").say("0 lair 1").see("horrors @2,0", "event horror_came at=2,0 seat=0")
    cave(f"{near}; option tie_choices auto; explorer 1 leader @1,0; explorer 3 scout @1,0; {row}").see("horrors @0,0")


@pytest.mark.rules("ST-PROC-11", "ST-R-62", "ST-HOR-17")
def test_a_horror_may_be_placed_under_an_explorer() -> None:
    """After it is placed the check finds whoever stands there."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 leader @1,0; explorer 2 engineer @1,0; explorer 3 climber @1,0"
    t = cave(f"{lines}; cave 0 0; row horror/EW start/NESW; stage hazard; hazards horror").see("horrors @0,0", "health 0 0")
    t.see("event fainted seat=0 why=horror", "health 1 3")


# --- The Hazard phase -----------------------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-12", "ST-RND-04", "ST-HAZ-08")
def test_the_hazard_phase() -> None:
    """Lingering gas ends, the top card is turned up, carried out and laid aside; the next round begins."""
    t = cave(f"{FOUR}; cave 0 0; row gas/NES; stage hazard; gas 1; hazards flood; deck 3").see("gas 0", "deck 2", "round 2")
    assert told(t, "gas_gone", "hazard", "round") == [("gas_gone",), ("hazard",), ("round", 1)]
    t.see("pool flood 4", "pool 24", "event hazard hazard=flood left=2", "health 0 3")
    assert t.m.view(None)["card"] is None
    cave(f"{FOUR}; cave 0 0; row gas/NES; stage hazard; gas 1; hazards gas").see("gas 1", "health 0 1")


@pytest.mark.rules("ST-PROC-12", "ST-HAZ-01", "ST-R-44", "ST-R-43")
def test_a_tremor_step_by_step() -> None:
    """Who is sheltered is fixed first; the others roll in turn order, then all losses fall together; twice on an x2 card."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 bodyguard @0,0 health 1; explorer 2 leader @1,0; explorer 3 climber @1,0"
    lines += "; cave 0 0; row start/NESW plain/NESW; stage hazard; marker 2"
    t = cave(f"{lines}; hazards tremor; dice 1 1 1").see("health 0 3", "health 1 0", "health 2 2", "health 3 2")
    assert told(t, "rolled", "lost") == [("rolled", 2), ("rolled", 3), ("rolled", 1), ("lost", 1), ("lost", 2), ("lost", 3)]
    t = cave(f"{lines}; hazards tremor_x2; dice 1 1 1 1 1 1").see("health 0 2", "health 1 0", "health 2 1", "health 3 1")
    assert told(t, "rolled") == [("rolled", 2), ("rolled", 3), ("rolled", 1), ("rolled", 2), ("rolled", 3), ("rolled", 0)]


@pytest.mark.rules("ST-PROC-12", "ST-HAZ-03", "ST-HAZ-04", "ST-R-40", "ST-R-43")
def test_a_flood_step_by_step() -> None:
    """Every dry Water tile is flooded; then 1 health for everybody on a flooded tile, but for a Diver and the sheltered."""
    lines = "seats 6; explorer 0 medic @0,0; explorer 1 bodyguard @1,0; explorer 2 leader @1,0; explorer 3 climber @2,0"
    lines += "; explorer 4 diver @0,0; explorer 5 engineer @0,0 health 0; cave 0 0; row water/EW water/EW~ plain/EW; stage hazard"
    t = cave(f"{lines}; hazards flood").see("tile @0,0 water/EW~", "tile @1,0 water/EW~", "tile @2,0 plain/EW")
    t.see("health 0 2", "health 1 4", "health 2 3", "health 3 3", "health 4 3", "health 5 0", "events flooded 1")
    cave(f"{lines}; hazards flood_x2").see("health 0 1", "health 1 3", "health 2 3", "health 4 3")
    t = cave(f"{lines.replace('bodyguard @1,0', 'bodyguard @1,0 health 1')}; hazards flood_x2").see("health 1 0", "health 2 2")


@pytest.mark.rules("ST-PROC-12", "ST-HAZ-05", "ST-HAZ-08", "ST-R-38", "ST-R-39")
def test_gas_step_by_step() -> None:
    """2 health for all on a Gas tile but the sheltered, twice on an x2 card; then it lingers until the next Hazard phase."""
    lines = "seats 5; explorer 0 medic @0,0; explorer 1 bodyguard @1,0; explorer 2 leader @1,0; explorer 3 climber @2,0"
    lines += "; explorer 4 diver @0,0; cave 0 0; row gas/NES gas/NEW plain/NESW; stage hazard"
    t = cave(f"{lines}; hazards gas flood").see("health 0 1", "health 1 3", "health 2 3", "health 3 3", "health 4 1", "gas 1")
    t.turns(5).see("gas 0", "round 3", "event gas_gone")
    t = cave(f"{lines}; hazards gas_x2").see("health 0 0", "health 1 1", "health 2 3", "health 4 0", "gas 1")
    cave(f"{lines}; option gas_x2_entry_doubles true; hazards gas_x2").see("gas 2", "health 1 1")


@pytest.mark.rules("ST-PROC-12", "ST-HAZ-11", "ST-HAZ-12", "ST-R-42", "ST-R-43")
def test_a_cave_in_step_by_step() -> None:
    """The die, Debris on free tiles with its number, 3 health for those there, 1 for an Engineer, none for the sheltered."""
    lines = "seats 6; explorer 0 medic @0,0; explorer 1 bodyguard @1,0; explorer 2 leader @1,0; explorer 3 climber @2,0"
    lines += "; explorer 4 engineer @0,0; explorer 5 geologist @3,0; cave 0 0"
    lines += "; row cave_in/NEW{2,5} cave_in/NEW{2,4} cave_in/NEW{2,3}% cave_in/NEW{1,3}; stage hazard"
    t = cave(f"{lines}; hazards cave_in; dice 2").see("tile @0,0 cave_in/NEW{2,5}%", "tile @1,0 cave_in/NEW{2,4}%")
    t.see("events blocked 2", "health 0 0", "health 1 2", "health 2 3", "health 3 3", "health 4 2", "health 5 3")
    t.see("tile @3,0 cave_in/NEW{1,3}")
    t = cave(f"{lines}; hazards cave_in_x2; dice 2 2").see("events cave_in 2", "events blocked 2", "health 1 2", "health 4 2")
    t = cave(f"{lines}; hazards cave_in_x2; dice 5 4").see("health 0 0", "health 1 2", "health 4 2", "events blocked 2")
    lines = lines.replace("engineer @0,0", "engineer @0,0 health 0")
    cave(f"{lines}; hazards cave_in; dice 2").see("health 4 0", "no event lost seat=4")


@pytest.mark.rules("ST-PROC-12", "ST-HAZ-13", "ST-HAZ-15", "ST-HAZ-19", "ST-R-46")
def test_a_horror_card_step_by_step() -> None:
    """First every Horror steps, then one is placed and does not move; on an x2 card all step, all step again, two are placed."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 engineer @0,0; explorer 3 climber @0,0"
    lines += "; stage hazard; cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW horror/EW horror/EW; horror @4,0"
    t = cave(f"{lines}; hazards horror").see("horrors @3,0 @5,0")
    assert told(t, "horror_moved", "horror_came") == [("horror_moved", 2), ("horror_came", 2)]
    t = cave(f"{lines}; hazards horror_x2").see("horrors @2,0 @5,0 @6,0")
    assert told(t, "horror_moved", "horror_came") == [("horror_moved", 2)] * 2 + [("horror_came", 2)] * 2


@pytest.mark.rules("ST-PROC-12", "ST-TIME-01", "ST-TIME-04", "ST-R-47", "ST-R-49")
def test_out_of_time_step_by_step() -> None:
    """Once the deck is used up, in every Hazard phase all who live and are not on the Exit test; who fail go together."""
    lines = "seats 5; explorer 0 medic @0,0; explorer 1 leader @0,0 health 0; explorer 2 diver submerged; explorer 3 climber @0,0"
    lines += "; explorer 4 engineer @1,0; cave 0 0; row water/NESW exit/W; stage hazard; deck 0; marker 1"
    t = cave(f"{lines}; dice 1 4 3 6").see("late yes", "at 0 @0,0", "at 1 devoured", "at 2 @0,0", "at 3 devoured", "at 4 @1,0")
    assert told(t, "rolled", "devoured") == [*(("rolled", s) for s in (1, 2, 3, 0)), ("devoured", 1), ("devoured", 3)]
    assert told(t, "out_of_time", "hazard") == [("out_of_time",)]
    t = cave(f"{lines}; late yes; gas 1; dice 6 6 6 6").see("event gas_gone", "events rolled 4")
    assert not told(t, "out_of_time", "hazard")


# --- The round and the end --------------------------------------------------------------------------------------

@pytest.mark.rules("ST-PROC-13", "ST-RND-01", "ST-RND-02", "ST-RND-03", "ST-RND-05")
def test_a_round() -> None:
    """All act in the circle from the marker, each Horror steps, a hazard comes, hiding ends and the marker moves on."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0 health 0; explorer 2 engineer @0,0; explorer 3 climber @0,0"
    t = cave(f"{lines}; {DRY}; cave 0 0; row start/NESW plain/EW plain/EW plain/EW plain/EW; horror @4,0; marker 2; dice 6")
    t.say("2 hide; 2 end; 3 end").see("hidden 2 yes", "active 0").say("0 end")
    order = [("turn", 3), ("turn", 0), ("skipped", 1), ("horror_moved", 3), ("hazard",), ("round", 3), ("turn", 3)]
    assert told(t, "turn", "skipped", "horror_moved", "hazard", "round") == order
    t.see("hidden 2 no", "marker 3", "round 2", "active 3", "horrors @3,0")


@pytest.mark.rules("ST-PROC-13", "ST-R-11", "ST-RND-06", "ST-R-10")
def test_who_acts_is_looked_up_turn_by_turn() -> None:
    """Who wakes up before the own place in the circle has a turn, who wakes up after it has none; the devoured get no marker."""
    lines = f"seats 4; explorer 1 medic @0,0; explorer 2 leader @0,0; {START}; {DRY}; active 1; marker 0"
    t = cave(f"{lines}; explorer 0 engineer @0,0; explorer 3 climber @0,0 health 0").say("1 bandage 3; 1 end; 2 end")
    t.see("active 3", "round 1")
    t = cave(f"{lines}; explorer 0 engineer @0,0 health 0; explorer 3 climber @0,0").say("1 bandage 0; 1 end; 2 end; 3 end")
    t.see("round 2", "no event turn seat=0", "marker 1", "active 1", "health 0 1")
    t = cave(f"{lines.replace('marker 0', 'marker 3')}; explorer 3 climber @0,0; explorer 0 engineer devoured")
    t.say("1 end; 2 end").see("round 2", "marker 1", "active 1", "no event skipped seat=0")


@pytest.mark.rules("ST-PROC-14", "ST-R-81", "ST-R-86", "ST-END-02", "ST-END-03")
@pytest.mark.parametrize("behind, grade, reason", [(0, "gold", "ST-END-02"), (1, "silver", "ST-END-03"),
                                                   (2, "bronze", "ST-END-03"), (3, "defeat", "ST-END-03")])
def test_the_end(behind: int, grade: str, reason: str) -> None:
    """It is over the moment nobody conscious is off the Exit; the result follows from how many are not on it."""
    others = "; ".join(f"explorer {s} {name} {'@0,0 health 0' if s <= behind else '@1,0'}"
                       for s, name in ((1, "medic"), (2, "leader"), (3, "climber")))
    t = cave(f"seats 4; explorer 0 engineer @0,0; {others}; cave 0 0; row start/NESW exit/W").see("running", "grade none")
    t.say("0 move E").see(f"over {reason}", f"grade {grade}", f"behind {behind}", "round 1")


@pytest.mark.rules("ST-PROC-14", "ST-R-81", "ST-R-85", "ST-TIME-06")
def test_who_keeps_the_game_going() -> None:
    """Anybody conscious off the Exit does, a submerged Diver too; the unconscious, the devoured and those on the Exit do not."""
    lines = "seats 4; explorer 0 engineer @0,0; explorer 1 medic @1,0; explorer 3 climber devoured"
    lines += "; cave 0 0; row start/NESW exit/W"
    cave(f"{lines}; explorer 2 leader @0,0").say("0 move E").see("running")
    cave(f"{lines}; explorer 2 diver submerged").say("0 move E").see("running")
    cave(f"{lines}; explorer 2 diver submerged health 0").say("0 move E").see("over ST-END-03", "grade bronze")
    cave(f"{lines}; explorer 2 leader @1,0").say("0 move E").see("over ST-END-02", "grade silver", "winners 0 1 2")
    cave(f"seats 4; {START}; stage hazard; deck 0; dice 1 1 1 1").see("over ST-TIME-06", "grade defeat", "behind 4")
