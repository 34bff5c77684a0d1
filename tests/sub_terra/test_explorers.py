"""The eight explorers: what one of them can do and nobody else."""
from __future__ import annotations

import pytest

import penombra
from kit import cave

DRY = "hazards gas*4"                        # cards that do nothing where no Gas tile lies
ROLES = ["diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader"]
START = "cave 0 0; row start/NESW"
TEAM = "explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 engineer @0,0"
ONE_END = "cave -1 1; row . plain/S . ; row plain/E start/NESW plain/W"       # open to the south of the Start alone


@pytest.mark.rules("ST-CHAR-01")
def test_starting_health() -> None:
    """Every explorer begins with 3 health, the Bodyguard with 5."""
    for team in (ROLES[:4], ROLES[4:]):
        m = penombra.new("sub_terra", seats=4, seed=1, options={"explorers": team})
        assert m.view(None)["health"] == [5 if name == "bodyguard" else 3 for name in team]


@pytest.mark.rules("ST-CHAR-02", "ST-CHAR-18", "ST-CHAR-21", "ST-CHAR-23", "ST-CHAR-27")
def test_special_actions_belong_to_one_explorer() -> None:
    """Dive, Carabiner, Bandage, Assault and Order are open to the explorer whose board shows them and to nobody else."""
    lines = "seats 6; explorer 0 engineer @0,0; explorer 1 medic @0,0 health 1; explorer 2 bodyguard @0,0"
    lines += "; explorer 3 leader @0,0; explorer 4 climber @0,0; explorer 5 diver @0,0; horror @1,0"
    own = {1: "bandage 0", 2: "assault E", 3: "order 1", 4: "carabiner", 5: "dive"}
    for s in range(6):
        t = cave(f"{lines}; cave 0 0; row water/NESW plain/NESW; active {s}")
        for other, said in own.items():
            if other != s: t.refused(f"{s} {said}", "core/not_asked")
    cave(f"{lines}; cave 0 0; row water/NESW plain/NESW; active 5").can("5 dive").refused("5 excavate here", "core/not_asked")
    cave(f"{lines}; cave 0 0; row water/NESW plain/NESW; active 2").can("2 assault E").refused("2 dash E", "core/not_asked")


# --- Diver --------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-CHAR-02")
def test_dive() -> None:
    """On a Water tile, dry or flooded, and for 2 action points, the Diver leaves the cave; nowhere else."""
    lines = "seats 4; explorer 1 medic @1,0; cave 0 0; row water/NESW start/NESW"
    t = cave(f"{lines}; explorer 0 diver @0,0").say("0 dive")
    t.see("at 0 submerged", "points 0", "event dived seat=0 at=0,0")
    cave("seats 4; explorer 0 diver @0,0; cave 0 0; row water/NESW~ start/NESW").can("0 dive")
    cave(f"{lines}; explorer 0 diver @1,0").refused("0 dive", "ST-CHAR-02")
    cave(f"{lines}; explorer 0 diver @0,0; points 1").refused("0 dive", "ST-AP-02")


@pytest.mark.rules("ST-CHAR-03", "ST-CHAR-04", "ST-R-68")
def test_the_diver_has_to_surface() -> None:
    """The next own turn is surfacing and nothing else, on any Water tile of choice, flooded or cut off or not."""
    lines = f"seats 4; explorer 0 diver @0,0; explorer 1 medic @1,0; {DRY}; marker 3; active 0; cave 0 0"
    t = cave(f"{lines}; row water/NESW start/NESW plain/NS water/NS~").say("0 dive; 0 end").turns(2)
    t.see("round 2", "active 0", "at 0 submerged", "asked 0 surface", "options 0 surface 0, surface 1")
    for said in ("exert", "move E", "end", "dive"): t.refused(f"0 {said}", "core/not_asked")
    t.say("0 surface 1").see("at 0 @3,0", "event surfaced seat=0 at=3,0", "event turn_over seat=0", "active 1", "health 0 3")


@pytest.mark.rules("ST-CHAR-03", "ST-R-68")
def test_the_diver_surfaces_unasked_where_there_is_one_water_tile() -> None:
    """The tile that was left is always there: the Diver comes back on it even if others stand on it."""
    lines = f"seats 4; explorer 0 diver @0,0; explorer 1 medic @0,0; {DRY}; marker 3; active 0"
    t = cave(f"{lines}; cave 0 0; row water/NESW start/NESW").say("0 dive; 0 end").turns(2)
    t.see("round 2", "active 1", "at 0 @0,0", "at 1 @0,0", "event surfaced seat=0 at=0,0")


SURFACING = "seats 4; explorer 0 diver submerged; explorer 1 medic @0,0; horror @2,0; marker 3; active 0; cave 0 0; " \
            "agenda end_game; agenda end_phase; agenda turns 0 0 2; agenda close_turn 0; agenda surface 0"


@pytest.mark.rules("ST-R-68", "ST-R-57")
def test_surfacing_under_a_horror() -> None:
    """A Water tile with a Horror may be chosen, and the Diver faints there at once; beside a Horror nothing happens."""
    t = cave(f"{SURFACING}; row start/NESW water/NESW plain/NESW; row . . water/NESW").see("asked 0 surface")
    t.say("0 surface 0").see("at 0 @1,0", "health 0 3", "active 1")
    t = cave(f"{SURFACING}; row start/NESW plain/NESW water/NESW; row . . water/NESW").say("0 surface 0")
    t.see("at 0 @2,0", "health 0 0", "event fainted seat=0 why=horror", "active 1")


@pytest.mark.rules("ST-CHAR-05", "ST-R-69", "ST-R-41")
@pytest.mark.parametrize("card, hurt", [("tremor", (1, 2, 3)), ("flood", (1,)), ("gas", (2,)), ("cave_in", (3,))])
def test_no_hazard_reaches_a_submerged_diver(card: str, hurt: tuple[int, ...]) -> None:
    """A submerged Diver tests at no Tremor and loses nothing to Flood, Gas and Cave-in; others on those tiles do."""
    lines = "seats 4; explorer 0 diver submerged; explorer 1 medic @0,0; explorer 2 leader @1,0; explorer 3 engineer @2,0"
    t = cave(f"{lines}; cave 0 0; row water/NESW gas/NES cave_in/NEW{{1,2}} plain/NS; stage hazard; hazards {card}; dice 1 1 1")
    t.see("at 0 submerged", "health 0 3", "no event rolled seat=0", *(f"event lost seat={s} why={card}" for s in hurt))
    assert {e["seat"] for e in t.m.events(None) if e["kind"] == "lost"} == set(hurt)


@pytest.mark.rules("ST-CHAR-05", "ST-R-69")
def test_nobody_finds_a_submerged_diver() -> None:
    """No Horror takes a submerged Diver for a victim, nobody heals or bandages one, and no Order goes there."""
    row = "cave 0 0; row water/NESW start/NESW plain/NESW plain/NESW"
    lines = f"seats 4; explorer 0 diver submerged health 1; explorer 2 leader @0,0; explorer 3 scout @0,0; {row}"
    t = cave(f"{lines}; explorer 1 medic @0,0; active 1").refused("1 heal 0", "ST-ACT-12").refused("1 bandage 0", "ST-CHAR-21")
    t.say("1 end").see("active 2").refused("2 order 0", "ST-R-79").refused("2 heal 0", "ST-ACT-12")
    lines = f"seats 4; explorer 0 diver submerged; explorer 2 leader @0,0; explorer 3 scout @0,0; {row}; stage horrors; {DRY}"
    cave(f"{lines}; explorer 1 medic @0,0 hidden; horror @2,0").see("horrors @1,0", "event horror_moved seat=2")
    lines = f"{lines.replace('leader @0,0', 'leader @0,0 hidden')}; explorer 1 medic @0,0 hidden"
    for at in ("@2,0", "@3,0"): cave(f"{lines}; horror {at}").see("horrors none", "event horror_left why=no_victim")


@pytest.mark.rules("ST-CHAR-05", "ST-R-69", "ST-R-50")
def test_out_of_time_reaches_a_submerged_diver() -> None:
    """At Out of Time a submerged Diver tests like everybody, unless the table has it otherwise."""
    lines = "seats 4; explorer 0 diver submerged; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 scout @0,0"
    lines += "; cave 0 0; row start/NESW water/NESW; stage hazard; deck 0; dice 3 4 4 4"
    cave(lines).see("event rolled seat=0 die=3", "at 0 devoured", "at 1 @0,0", "at 2 @0,0", "at 3 @0,0")
    t = cave(f"{lines}; option submerged_diver_tested false").see("no event rolled seat=0", "at 0 submerged")
    t.see("event rolled seat=1 die=3", "at 1 devoured")


@pytest.mark.rules("ST-CHAR-06", "ST-HAZ-03")
def test_floods_do_the_diver_no_harm() -> None:
    """On a tile that is flooded, by this card or before, the Diver loses nothing and everybody else does."""
    lines = "seats 4; explorer 0 diver @0,0; explorer 1 medic @0,0; explorer 2 leader @1,0; explorer 3 climber @1,0"
    t = cave(f"{lines}; cave 0 0; row water/NESW start/NESW; stage hazard; hazards flood").see("tile @0,0 water/NESW~")
    t.see("health 0 3", "health 1 2", "health 2 3", "health 3 3")
    t = cave(f"{lines}; cave 0 0; row water/NESW~ start/NESW; stage hazard; hazards flood").see("health 0 3", "health 1 2")


@pytest.mark.rules("ST-CHAR-06", "ST-R-31")
def test_the_diver_walks_into_water() -> None:
    """A Move onto a flooded tile is open to the Diver, also within a Run or by Order; nobody else walks there."""
    lines = "seats 4; explorer 0 diver @0,0; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"
    lines += "; cave 0 0; row start/NESW water/NESW~ water/NESW~"
    cave(lines).say("0 move E").see("at 0 @1,0", "points 1", "health 0 3")
    cave(lines).say("0 run E; 0 step E").see("at 0 @2,0", "points 0").say("0 step W").see("at 0 @1,0")
    cave(f"{lines}; active 2").say("2 order 0; 0 move E").see("at 0 @1,0", "active 2")
    t = cave(f"{lines}; active 1")
    for said in ("move E", "run E", "dash E"): t.refused(f"1 {said}", "ST-RISK-03")


@pytest.mark.rules("ST-R-70")
def test_a_diver_faints_under_water() -> None:
    """Failing the exertion test while submerged costs the last health; the skipped turn puts the body on a Water tile."""
    lines = f"seats 4; explorer 1 medic @1,0; explorer 2 leader @1,0; explorer 3 climber @1,0; {DRY}; marker 3; active 0"
    t = cave(f"{lines}; explorer 0 diver @0,0 health 1; cave 0 0; row water/NESW start/NESW water/NESW; dice 1")
    t.say("0 exert; 0 dive").see("event fainted seat=0 why=exert", "at 0 submerged", "health 0 0", "running")
    t.turns(2).see("event skipped seat=0", "asked 0 surface", "active nobody", "at 0 submerged")
    t.refused("0 move E", "core/not_asked")
    t.say("0 surface 1").see("at 0 @2,0", "health 0 0", "active 1").say("1 move E").can("1 bandage 0")


@pytest.mark.rules("ST-R-70", "ST-R-85")
def test_a_fainted_diver_does_not_keep_the_game_going() -> None:
    """A conscious Diver under water keeps the game going, unless the table has it otherwise; an unconscious one never."""
    lines = "seats 4; explorer 1 medic @1,0 health 0; explorer 2 leader @1,0 health 0; explorer 3 climber @1,0 health 0"
    lines += "; explorer 0 diver @0,0 health 1; cave 0 0; row water/NESW start/NESW"
    t = cave(f"{lines}; dice 1").say("0 dive").see("running", "asked 0 act", "at 0 submerged").say("0 exert")
    t.see("over ST-END-03", "grade defeat", "at 0 submerged", "behind 4")
    t = cave(f"{lines}; option submerged_diver_keeps_game false").say("0 dive")
    t.see("over ST-END-03", "grade defeat", "at 0 submerged", "no event turn_over seat=0")


@pytest.mark.rules("ST-CHAR-02", "ST-CHAR-05")
def test_a_submerged_diver_does_nothing_more_in_that_turn() -> None:
    """With a point left after the Dive there is nothing to do: the Diver is on no tile, even if the box has no more of them."""
    rows = ["row water/NESW" + " plain/NESW" * 10] + ["row" + " plain/NESW" * 11] * 5
    for many in (5, 6):
        t = cave(f"seats 4; explorer 0 diver @0,5; explorer 1 medic @1,5; cave 0 5; {'; '.join(rows[:many])}; dice 6")
        t.say("0 exert; 0 dive").see("at 0 submerged", "event turn_over seat=0", "active 1")


# --- Scout --------------------------------------------------------------------------------------------

PLACING = "agenda end_game; agenda end_phase; agenda close_turn 0; agenda act 0; agenda place 0 0 0"     # to the north


@pytest.mark.rules("ST-CHAR-07", "ST-R-71", "ST-R-27")
def test_recon() -> None:
    """Having seen the tile to be placed, the Scout throws it away for the next, which then has to be placed."""
    lines = f"seats 4; explorer 0 scout @0,0; {TEAM}; {START}; stack gas-corner plain-corner"
    t = cave(lines).say("0 explore N").see("drawn gas-corner", "asked 0 place", "event drawn design=gas-corner")
    t.see("options 0 place drawn 1, place drawn 2, recon").say("0 recon")
    t.see("thrown gas-corner", "recons 2", "drawn plain-corner", "event thrown_away design=gas-corner why=recon")
    t.refused("0 recon", "ST-R-71").see("options 0 place drawn 1, place drawn 2")
    t.say("0 place drawn 1").see("tile @0,1 plain/ES", "at 0 @0,1", "points 1", "thrown gas-corner")
    cave(lines).say("0 reveal N; 0 recon; 0 place drawn 1").see("at 0 @0,0", "tile @0,1 plain/ES", "points 1")


@pytest.mark.rules("ST-CHAR-08", "ST-R-71")
def test_recon_three_times() -> None:
    """Once in each of three placings, and then no more in the whole game."""
    t = cave(f"seats 4; explorer 0 scout @0,0; {TEAM}; {START}; points 9; stack gas-corner*8").see("recons 3")
    for side, turn, left in (("N", 1, 2), ("E", 3, 1), ("S", 0, 0)):
        t.say(f"0 reveal {side}; 0 recon; 0 place drawn {turn}").see(f"recons {left}")
    t.say("0 reveal W").refused("0 recon", "ST-CHAR-08").see("thrown gas-corner gas-corner gas-corner")


@pytest.mark.rules("ST-CHAR-07", "ST-R-71", "ST-R-23")
def test_recon_never_throws_the_exit_away() -> None:
    """The Exit cannot be thrown away, and without a further tile in the stack nothing can."""
    lines = f"seats 4; explorer 0 scout @0,0; {TEAM}; {START}"
    cave(f"{lines}; {PLACING}; drawn exit-corner").refused("0 recon", "ST-R-23").can("0 place drawn 1", "0 place drawn 2")
    cave(f"{lines}; stack only exit-dead plain-cross").say("0 explore N").see("at 0 @0,1", "tile @0,1 exit/S", "recons 3")
    cave(f"{lines}; stack only gas-corner").say("0 explore N").refused("0 recon", "ST-R-71").can("0 place drawn 1")
    cave(f"{lines}; stack only gas-corner*2").say("0 explore N").can("0 recon")


@pytest.mark.rules("ST-R-71", "ST-HP-03")
def test_an_unconscious_scout_has_no_recon() -> None:
    """Recon is a passive ability: should a Scout without health have to place a tile, it does nothing."""
    lines = f"seats 4; {TEAM}; {START}; {PLACING}; drawn plain-corner; active 2; ordered 0"
    cave(f"{lines}; explorer 0 scout @0,0 health 0").refused("0 recon", "ST-HP-03").can("0 place drawn 1")
    cave(f"{lines}; explorer 0 scout @0,0 health 1").can("0 recon")


@pytest.mark.rules("ST-CHAR-09", "ST-R-71")
def test_recon_is_for_the_scouts_own_tiles() -> None:
    """On what others place there is no Recon; on what the Scout places by Order there is."""
    lines = f"seats 4; explorer 0 scout @0,0; {TEAM}; {START}; stack gas-corner plain-corner; active 2"
    cave(lines).say("2 reveal N").refused("2 recon", "core/not_asked").refused("0 recon", "core/not_your_turn")
    t = cave(lines).say("2 order 0; 0 explore N; 0 recon").see("recons 2", "thrown gas-corner", "drawn plain-corner")
    t.say("0 place drawn 1").see("at 0 @0,1", "active 2", "asked 2 act")


@pytest.mark.rules("ST-R-71", "ST-R-22", "ST-TILE-04")
def test_what_would_seal_the_cave_is_no_recon() -> None:
    """A tile thrown away because it would seal the cave uses no Recon, which may still be used on the next."""
    t = cave(f"seats 4; explorer 0 scout @0,0; {TEAM}; {ONE_END}; stack plain-dead gas-corner plain-corner").say("0 reveal S")
    t.see("thrown plain-dead", "drawn gas-corner", "recons 3", "event thrown_away why=seals")
    t.say("0 recon").see("recons 2", "drawn plain-corner", "thrown plain-dead gas-corner")


@pytest.mark.rules("ST-CHAR-10", "ST-R-57")
def test_silent() -> None:
    """A Horror passes the Scout by on its way to others, or leaves; whoever comes to whom, the Scout loses nothing."""
    lines = f"seats 4; cave 0 0; row start/NESW plain/NESW plain/NESW; {DRY}"
    hall = f"{lines}; {TEAM}; stage horrors"
    t = cave(f"{hall}; explorer 0 scout @2,0; horror @1,0").see("horrors @0,0", "event horror_moved seat=3", "health 0 3")
    cave(f"{hall}; explorer 0 scout @1,0; horror @2,0").see("horrors @1,0", "at 0 @1,0", "health 0 3")
    t = cave(f"{hall.replace('@0,0', '@0,0 health 0')}; explorer 0 scout @2,0; horror @1,0")
    t.see("horrors none", "event horror_left why=no_victim")
    t = cave(f"{lines}; {TEAM}; explorer 0 scout @0,0; horror @1,0").say("0 move E")
    t.see("at 0 @1,0", "health 0 3", "points 1", "active 0")


@pytest.mark.rules("ST-CHAR-10", "ST-HAZ-14")
def test_no_horror_appears_because_of_the_scout() -> None:
    """For the placing of a Horror, too, the Scout is nobody's nearest victim."""
    lines = "seats 4; explorer 0 scout @0,0; cave 0 0; row horror/NESW start/NESW horror/NESW plain/NESW"
    lines += "; stage hazard; hazards horror; explorer 1 medic @1,0 health 0; explorer 2 leader @1,0 health 0"
    cave(f"{lines}; explorer 3 engineer @3,0 health 0").see("horrors none", "event no_horror")
    cave(f"{lines}; explorer 3 engineer @3,0").see("horrors @2,0")


# --- Geologist ------------------------------------------------------------------------------------------

GEOLOGIST = f"seats 4; explorer 0 geologist @0,0; {TEAM}"


@pytest.mark.rules("ST-CHAR-11", "ST-R-73")
def test_excavate() -> None:
    """Debris goes from the own tile, or from a tile beside it, walls or not, for 1 action point; never across a corner."""
    lines = f"seats 4; explorer 0 geologist @1,0; {TEAM}; cave 0 1"
    rows = "row cave_in/NE{1,2}% plain/NESW . ; row plain/NS start/NESW cave_in/NS{3,5}%"
    t = cave(f"{lines}; {rows}").say("0 excavate E").see("tile @2,0 cave_in/NS{3,5}", "points 1", "event cleared seat=0 at=2,0")
    for spot in ("N", "E", "S", "W", "here"): t.refused(f"0 excavate {spot}", "ST-R-17")
    t.see("tile @0,1 cave_in/NE{1,2}%")                               # across a corner
    cave(f"{lines}; {rows}").refused("0 dig E", "ST-RISK-06")
    cave(f"{lines}; {rows.replace('start/NESW', 'ledge/EW^E')}").can("0 excavate E")
    t = cave(f"{lines}; {rows.replace('start/NESW', 'cave_in/NEW{2,3}%')}").say("0 excavate here")
    t.see("tile @1,0 cave_in/NEW{2,3}", "points 1", "tile @2,0 cave_in/NS{3,5}%")


@pytest.mark.rules("ST-R-73", "ST-CHAR-11", "ST-CHAR-23")
def test_special_reach_may_need_a_connection() -> None:
    """With special_reach = connected neither Excavate nor Assault goes through a wall; Excavate serves the own tile as well."""
    rows = "cave 0 1; row cave_in/ES{1,2}% . ; row cave_in/NEW{1,3}% cave_in/NS{3,5}%"
    for reach, against in (("adjacent", ""), ("connected", "ST-R-73")):
        t = cave(f"{GEOLOGIST}; {rows}; option special_reach {reach}").can("0 excavate here", "0 excavate N")
        t.refused("0 excavate E", against) if against else t.can("0 excavate E")
        t = cave(f"seats 4; explorer 0 bodyguard @0,0; {TEAM}; {rows}; option special_reach {reach}; horror @0,1; horror @1,0")
        t.can("0 assault N")
        t.refused("0 assault E", against) if against else t.can("0 assault E")


@pytest.mark.rules("ST-CHAR-12", "ST-CHAR-14", "ST-R-72", "ST-R-90")
def test_intuition_at_the_start() -> None:
    """The top tile of the stack, never the Exit, is set aside for all to see; without a Geologist there is none."""
    lines = "seats 4; option first 1; stage setup; stack plain-cross gas-tee"
    t = cave(f'{lines}; option explorers ["geologist", "medic", "leader", "engineer"]')
    t.see("aside plain-cross", "stack 64", "event set_aside seat=0 design=plain-cross", "active 1")
    assert [t.m.view(s)["aside"] for s in (0, 1, 2, 3, None)] == ["plain-cross"] * 5
    t = cave(f'{lines}; option explorers ["climber", "medic", "leader", "engineer"]').see("aside none", "stack 65")
    options = {"explorers": ["geologist", "medic", "leader", "engineer"], "first": 0}
    m = penombra.new("sub_terra", seats=4, options=options, chance="manual")
    assert "draw plain-cross" in map(str, m.options(-1)) and "draw exit-dead" not in map(str, m.options(-1))


@pytest.mark.rules("ST-CHAR-13", "ST-CHAR-14", "ST-R-72")
def test_the_geologist_chooses_between_two_tiles() -> None:
    """Once the drawn tile has been seen, either may be placed, and the other is the one set aside; no third is kept."""
    lines = f"{GEOLOGIST}; {START}; stack gas-tee plain-straight; aside plain-corner"
    t = cave(lines).say("0 reveal N").see("drawn gas-tee", "aside plain-corner", "asked 0 place")
    t.see("options 0 place drawn 1, place drawn 2, place drawn 3, place aside 1, place aside 2")
    t.say("0 place aside 1").see("tile @0,1 plain/ES", "aside gas-tee", "drawn none", "thrown none", "points 1", "at 0 @0,0")
    t.say("0 explore E; 0 place aside 0").see("tile @1,0 gas/NEW", "aside plain-straight", "at 0 @1,0")
    t = cave(lines).say("0 reveal N; 0 place drawn 1").see("tile @0,1 gas/NES", "aside plain-corner", "drawn none")
    t = cave(f"{lines}; active 1").say("1 reveal N").refused("1 place aside 1", "core/not_asked").can("1 place drawn 1")
    t.say("1 place drawn 1").see("aside plain-corner", "tile @0,1 gas/NES")
    cave(f"{lines}; active 2").say("2 order 0; 0 explore N; 0 place aside 1").see("aside gas-tee", "at 0 @0,1", "active 2")


@pytest.mark.rules("ST-R-72", "ST-R-24")
def test_the_last_tile_may_be_the_geologists() -> None:
    """With an empty stack a conscious Geologist still places the tile set aside, and nobody places anything after that."""
    lines = f"{GEOLOGIST}; {START}; stack only; aside plain-corner"
    t = cave(lines).say("0 explore N").see("options 0 place aside 1, place aside 2").say("0 place aside 1")
    t.see("tile @0,1 plain/ES", "at 0 @0,1", "aside none", "points 1").refused("0 reveal E", "ST-R-24")
    cave(f"{lines}; active 1").refused("1 reveal N", "ST-R-24").refused("1 explore N", "ST-R-24")
    cave(f"{lines}; active 2").say("2 order 0; 0 explore N; 0 place aside 1").see("tile @0,1 plain/ES")


@pytest.mark.rules("ST-R-72", "ST-R-22", "ST-TILE-04")
def test_the_geologist_may_not_seal_the_cave() -> None:
    """Of the two tiles the one that leaves the cave open has to be placed; if both would seal it, the next is drawn."""
    lines = f"{GEOLOGIST}; {ONE_END}"
    t = cave(f"{lines}; stack plain-dead; aside gas-corner").say("0 reveal S").refused("0 place drawn 0", "ST-R-72")
    t.see("options 0 place aside 0, place aside 3").say("0 place aside 0")
    t.see("tile @0,-1 gas/NE", "aside plain-dead", "thrown none")
    t = cave(f"{lines}; stack gas-corner; aside plain-dead").say("0 reveal S").refused("0 place aside 0", "ST-R-72")
    t.see("options 0 place drawn 0, place drawn 3").say("0 place drawn 0").see("tile @0,-1 gas/NE", "aside plain-dead")
    t = cave(f"{lines}; stack horror-dead gas-corner; aside plain-dead").say("0 reveal S").see("thrown horror-dead")
    t.see("drawn gas-corner", "aside plain-dead", "options 0 place drawn 0, place drawn 3")
    t = cave(f"{lines}; stack only gas-corner; aside plain-dead").say("0 reveal S").refused("0 place aside 0", "ST-R-72")
    t = cave(f"{lines}; stack only; aside plain-dead").say("0 reveal S").see("tile @0,-1 plain/N", "aside none")


@pytest.mark.rules("ST-R-72", "ST-R-23")
def test_the_exit_up_the_geologists_sleeve() -> None:
    """The Exit can always be placed and may be held aside, where the table does not forbid that; it is never thrown away."""
    lines = f"{GEOLOGIST}; {ONE_END}; stack only exit-dead plain-cross"
    t = cave(f"{lines}; aside gas-corner").say("0 explore S").see("options 0 place drawn 0, place aside 0, place aside 3")
    t.say("0 place aside 0").see("aside exit-dead", "at 0 @0,-1")
    t = cave(f"{lines}; aside gas-corner; option geologist_may_hold_exit false").say("0 explore S")
    t.see("tile @0,-1 exit/N", "aside gas-corner", "at 0 @0,-1")
    t = cave(f"{GEOLOGIST}; {START}; {PLACING}; drawn exit-corner; aside gas-corner; option geologist_may_hold_exit false")
    t.refused("0 place aside 1", "ST-R-72").can("0 place drawn 1")
    cave(f"{lines}; aside plain-dead").say("0 explore S").see("tile @0,-1 exit/N", "aside plain-dead", "thrown none")
    cave(f"{GEOLOGIST}; {ONE_END}; stack plain-dead; aside exit-dead").say("0 explore S").see("tile @0,-1 exit/N")


FAINTING = f"seats 4; explorer 0 geologist @0,0 health 1; {TEAM}; {START}; aside gas-corner; dice 1"


@pytest.mark.rules("ST-R-72", "ST-PROC-07")
def test_a_fainted_geologists_tile_goes_back_to_an_empty_stack() -> None:
    """It is drawn by whoever places next; as long as the stack has tiles it stays aside, out of everybody's reach."""
    t = cave(f"{FAINTING}; stack only").say("0 exert; 0 end").see("health 0 0", "aside none", "returned gas-corner", "stack 1")
    t.see("event tile_returned seat=0").say("1 explore N").see("event drawn design=gas-corner left=0", "stack 0")
    t.say("1 place drawn 1").see("tile @0,1 gas/ES", "at 1 @0,1").refused("1 reveal E", "ST-R-24")
    t = cave(f"{FAINTING}; stack only plain-tee").say("0 exert; 0 end").see("health 0 0", "aside gas-corner", "stack 1")
    t.say("1 reveal N; 1 place drawn 1").see("tile @0,1 plain/NES", "aside none", "returned gas-corner", "stack 1")
    t.say("1 end; 2 heal 0").see("health 0 1", "aside none", "returned gas-corner")          # Intuition has no tile any more
    t.say("2 end; 3 end")


@pytest.mark.rules("ST-R-72", "ST-CHAR-13")
def test_a_tile_that_went_back_is_lost_to_intuition() -> None:
    """A Geologist who wakes up afterwards draws like everybody else, and keeps nothing aside."""
    lines = f"{GEOLOGIST}; {START}; returned gas-corner"
    t = cave(f"{lines}; stack only plain-tee").say("0 reveal N").see("options 0 place drawn 1, place drawn 2, place drawn 3")
    t.say("0 place drawn 1").see("aside none", "returned gas-corner", "stack 1").say("0 reveal E").see("drawn gas-corner")


@pytest.mark.rules("ST-R-72", "ST-PROC-07")
def test_a_devoured_geologists_tile_goes_to_the_bottom() -> None:
    """It comes below all the others at once, and is drawn after them."""
    lines = f"{GEOLOGIST}; {START}; aside gas-corner; stack only plain-tee; deck 0; stage hazard; dice 1 6 6 6"
    t = cave(lines).see("at 0 devoured", "aside none", "returned gas-corner", "stack 2", "active 1")
    t.say("1 reveal N; 1 place drawn 1").see("tile @0,1 plain/NES", "stack 1")
    t.say("1 reveal E").see("drawn gas-corner", "stack 0")


@pytest.mark.rules("ST-R-72", "ST-R-22", "ST-PROC-04")
def test_a_fainted_geologists_tile_follows_the_last_of_the_stack() -> None:
    """If the last tile of the stack would seal the cave and is thrown away, the one set aside is the next to be drawn."""
    lines = f"seats 4; explorer 0 geologist @0,0 health 0; {TEAM}; {ONE_END}; active 1"
    t = cave(f"{lines}; stack only plain-dead; aside exit-dead").say("1 explore S")
    t.see("thrown plain-dead", "aside none", "event drawn design=exit-dead", "tile @0,-1 exit/N", "at 1 @0,-1", "stack 0")


# --- Engineer -------------------------------------------------------------------------------------------

ENGINEER = "seats 4; explorer 0 engineer @0,0; explorer 1 medic @0,0; explorer 2 leader @0,0; explorer 3 climber @0,0"


@pytest.mark.rules("ST-CHAR-15", "ST-R-74", "ST-R-75", "ST-TILE-28")
def test_demolish() -> None:
    """For 2 action points one token opens a wall of the own tile, or the neighbour's there, or both, for everybody."""
    t = cave(f"{ENGINEER}; cave 0 0; row plain/NS plain/NS").say("0 demolish E")
    t.see("tile @0,0 plain/NS*E", "tile @1,0 plain/NS*W", "links @0,0 E", "links @1,0 W", "explosives 2", "points 0")
    t.see("event blasted seat=0 side=E at=0,0").say("0 end; 1 move E").see("at 1 @1,0")
    for row, side in (("start/NESW plain/NS", "E"), ("plain/NS start/NESW", "E")):
        t = cave(f"{ENGINEER}; cave 0 0; row {row}").see("links @0,0 none").say(f"0 demolish {side}").see("links @0,0 E")
    t = cave(f"{ENGINEER}; cave 0 0; row plain/NS; stack plain-cross").refused("0 reveal W", "ST-ACT-01").say("0 demolish W")
    t.say("0 end; 1 explore W").see("at 1 @-1,0", "links @-1,0 E", "tile @0,0 plain/NS*W")
    cave(f"{ENGINEER}; cave 0 0; row exit/S").can("0 demolish W")


@pytest.mark.rules("ST-R-74", "ST-COMP-07", "ST-CHAR-15")
def test_what_cannot_be_blasted() -> None:
    """No side that is open already, to a neighbour or to the unknown; nothing without a token or with 1 action point."""
    lines = f"{ENGINEER}; cave 0 0; row plain/NES; row plain/NES"
    t = cave(lines).refused("0 demolish N", "ST-R-74").refused("0 demolish S", "ST-R-74").refused("0 demolish E", "ST-R-74")
    t.can("0 demolish W")
    cave(f"{lines}; explosives 0").refused("0 demolish W", "ST-COMP-07")
    cave(f"{lines}; points 1").refused("0 demolish W", "ST-AP-02")
    cave(lines.replace("row plain/NES; ", "row plain/NES*W; ")).refused("0 demolish W", "ST-R-74")


@pytest.mark.rules("ST-R-76", "ST-COMP-07", "ST-CHAR-15")
def test_three_demolitions_a_game() -> None:
    """Each takes one of three tokens, and brings a Cave-in even where no Cave-in tile lies."""
    t = cave(f"{ENGINEER}; cave 0 0; row plain/N; points 9; dice 3 3 3")
    for n, side in enumerate("ESW"): t.say(f"0 demolish {side}").see(f"explosives {2 - n}", f"events cave_in {n + 1}")
    t = cave(f"{ENGINEER}; cave 0 0; row plain/N; points 9; explosives 1").say("0 demolish E")
    t.refused("0 demolish S", "ST-COMP-07")


@pytest.mark.rules("ST-CHAR-16", "ST-CHAR-17", "ST-R-76", "ST-R-42")
def test_demolish_brings_a_cave_in() -> None:
    """The die says which Cave-in tiles fall: 3 health for those on them, 1 for the Engineer; a blocked tile falls no more."""
    lines = "seats 5; explorer 0 engineer @0,0; explorer 1 medic @0,0; explorer 2 leader @1,0; explorer 3 climber @2,0"
    lines += "; explorer 4 bodyguard @2,0; cave 0 0; row cave_in/NEW{2,4} cave_in/NEW{1,3} cave_in/NE{4,5}%"
    t = cave(f"{lines}; dice 4").say("0 demolish S").see("event cave_in die=4", "tile @0,0 cave_in/NEW{2,4}%*S")
    t.see("health 0 2", "health 1 0", "health 2 3", "health 3 3", "health 4 5", "tile @1,0 cave_in/NEW{1,3}", "active 0")
    t = cave(f"{lines}; dice 6").say("0 demolish S").see("event cave_in die=6", "health 1 3", "tile @0,0 cave_in/NEW{2,4}*S")
    t = cave(f"{lines.replace('engineer @0,0', 'engineer @0,0 health 1')}; dice 2").say("0 demolish S")
    t.see("event fainted seat=0 why=cave_in", "tile @0,0 cave_in/NEW{2,4}%*S", "active 2", "health 1 0")


@pytest.mark.rules("ST-CHAR-17")
def test_alert() -> None:
    """When a card brings the roof down the Engineer loses 1 health where others lose 3."""
    t = cave(f"{ENGINEER}; cave 0 0; row cave_in/NEW{{2,4}}; stage hazard; hazards cave_in; dice 2")
    t.see("health 0 2", "health 1 0", "health 2 0", "health 3 0")


# --- Climber --------------------------------------------------------------------------------------------

CLIMBER = f"seats 4; explorer 0 climber @0,0; {TEAM}"


@pytest.mark.rules("ST-CHAR-18", "ST-TILE-25")
def test_carabiner() -> None:
    """A rope for the Ledge or Slide one stands on, for 1 action point and without a test, where there is none yet."""
    for tile, side in (("ledge/NS^N", "N"), ("slide/NS^N", "S")):
        rows = f"cave 0 1; row start/NESW; row {tile}; row plain/NESW"
        t = cave(f"{CLIMBER}; {rows}").refused(f"0 move {side}", "ST-TILE-22" if side == "N" else "ST-TILE-24")
        t.say("0 carabiner").see(f"tile @0,0 {tile}=", "points 1", "no event rolled seat=0", "event roped seat=0")
        t.refused("0 carabiner", "ST-R-17").say(f"0 move {side}").refused("0 carabiner", "ST-RISK-08")
        t.say("0 end").can(f"1 move {side}")


@pytest.mark.rules("ST-CHAR-19", "ST-R-31")
def test_agile() -> None:
    """A Move, also within a Run or by Order, takes the Climber into a Squeeze and over Debris; nobody else."""
    rows = "cave 0 0; row start/NESW squeeze/EW cave_in/NEW{1,2}%"
    cave(f"{CLIMBER}; {rows}").say("0 move E; 0 move E").see("at 0 @2,0", "points 0", "tile @2,0 cave_in/NEW{1,2}%")
    cave(f"{CLIMBER}; {rows}").say("0 run E; 0 step E").see("at 0 @2,0").say("0 step W").see("at 0 @1,0", "points 0")
    cave(f"{CLIMBER}; {rows}; active 2").say("2 order 0; 0 move E").see("at 0 @1,0")
    cave(f"{CLIMBER}; {rows}; active 1").refused("1 move E", "ST-TILE-18").refused("1 run E", "ST-TILE-18")
    cave(f"{CLIMBER}; cave 0 0; row start/NESW cave_in/NEW{{1,2}}%; active 1").refused("1 move E", "ST-TILE-15")


@pytest.mark.rules("ST-CHAR-20", "ST-R-29")
def test_the_limits_of_agile() -> None:
    """It neither goes into water, nor over the edge of a Ledge, nor back up a Slide; Squeeze and Debris change nothing there."""
    cave(f"{CLIMBER}; cave 0 0; row start/NESW water/NESW~").refused("0 move E", "ST-RISK-03").refused("0 run E", "ST-RISK-03")
    for beyond in ("plain/NESW", "squeeze/EW", "cave_in/NEW{1,2}%"):
        cave(f"{CLIMBER}; cave 0 0; row ledge/EW^E {beyond}").refused("0 move E", "ST-TILE-22")
        cave(f"{CLIMBER}; cave 0 0; row slide/EW^W {beyond}").refused("0 move E", "ST-TILE-24")


# --- Medic ----------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-CHAR-21", "ST-R-77", "ST-ACT-12", "ST-HP-06")
def test_bandage() -> None:
    """For 1 action point somebody else on the same tile, unconscious or hurt, gets 1 health; the Medic has to Heal for 2."""
    lines = "seats 4; explorer 0 medic @0,0 health 1; explorer 1 leader @0,0 health 0; explorer 2 engineer @1,0 health 1"
    t = cave(f"{lines}; explorer 3 climber @0,0; cave 0 0; row start/NESW plain/NESW").refused("0 bandage 0", "ST-R-77")
    t.refused("0 bandage 2", "ST-CHAR-21").refused("0 bandage 3", "ST-HP-06").refused("0 heal 2", "ST-ACT-12").can("0 heal 0")
    t.say("0 bandage 1").see("health 1 1", "points 1", "event healed seat=1 other=0 many=1", "event woke seat=1")
    t.say("0 bandage 1").see("health 1 2", "points 0", "health 0 1")


@pytest.mark.rules("ST-CHAR-22", "ST-R-32")
def test_dash() -> None:
    """For 1 action point the Medic makes two Moves, or one; never none, never three."""
    lines = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,0; explorer 2 engineer @0,0; explorer 3 climber @0,0"
    t = cave(f"{lines}; cave 0 0; row start/NESW plain/EW plain/EW plain/EW").say("0 dash E").see("at 0 @1,0", "asked 0 running")
    t.say("0 step E").see("at 0 @2,0", "asked 0 act", "points 1")
    t.say("0 dash W; 0 stop").see("at 0 @1,0", "points 0", "asked 0 act")
    t = cave(f"{lines}; cave 0 0; row start/NESW plain/EW squeeze/EW").say("0 dash E").refused("0 step E", "ST-TILE-18")
    t = cave(f"{lines}; cave 0 0; row start/NESW gas/ESW gas/NW; gas 1").say("0 dash E").see("health 0 2")
    t.say("0 step E").see("health 0 1", "at 0 @2,0")


# --- Bodyguard ------------------------------------------------------------------------------------------

BODYGUARD = "explorer 0 bodyguard @0,0; explorer 1 medic @0,0; explorer 2 leader @1,0; explorer 3 engineer @1,0"


@pytest.mark.rules("ST-CHAR-23", "ST-R-73", "ST-HOR-19")
def test_assault() -> None:
    """One Horror on a tile beside, behind a wall or not, is removed for 1 action point: of two there the one that came first."""
    lines = f"seats 4; {BODYGUARD}; cave 0 1; row plain/NS plain/NESW; row plain/NS plain/NS"
    t = cave(f"{lines}; horror @0,1; horror @1,0; horror @1,0").say("0 assault E")
    t.see("horrors @0,1 @1,0", "points 1", "event horror_left horror=1 why=assault seat=0")
    t.say("0 assault E").see("horrors @0,1", "points 0")
    t = cave(f"{lines}; horror @1,1")                                 # only across a corner
    for side in "NESW": t.refused(f"0 assault {side}", "ST-CHAR-23")


@pytest.mark.rules("ST-CHAR-24", "ST-CHAR-25", "ST-CHAR-26", "ST-R-78")
@pytest.mark.parametrize("card, tile, loss", [("tremor", "plain/NESW", 1), ("flood", "water/NESW", 1), ("gas", "gas/NES", 2),
                                              ("cave_in", "cave_in/NEW{1,2}", 3)])
def test_shield(card: str, tile: str, loss: int) -> None:
    """Others on a conscious Bodyguard's tile lose nothing, and roll nothing; the Bodyguard does, and without one all do."""
    lines = f"seats 4; stage hazard; hazards {card}; dice 1 1 1 1 1; cave 0 0; row {tile} start/NESW"
    t = cave(f"{lines}; {BODYGUARD}").see(f"health 0 {5 - loss}", "health 1 3", "no event rolled seat=1")
    t = cave(f"{lines}; {BODYGUARD.replace('bodyguard @0,0', 'bodyguard @0,0 health 0')}").see(f"health 1 {3 - loss}")
    t = cave(f"{lines}; {BODYGUARD.replace('bodyguard @0,0', 'bodyguard @1,0')}").see(f"health 1 {3 - loss}")
    t.see("health 2 3", "no event rolled seat=2")


@pytest.mark.rules("ST-R-78", "ST-CHAR-24", "ST-CHAR-25", "ST-CHAR-26")
def test_shield_against_lingering_gas() -> None:
    """Who walks to a conscious Bodyguard on a Gas tile loses nothing; a Bodyguard who walks there does."""
    lines = f"seats 4; {BODYGUARD}; gas 1; cave 0 0; row gas/NES start/NESW"
    cave(f"{lines}; active 2").say("2 move W").see("at 2 @0,0", "health 2 3")
    cave(f"{lines.replace('bodyguard @0,0', 'bodyguard @0,0 health 0')}; active 2").say("2 move W").see("health 2 2")
    cave(lines.replace("bodyguard @0,0", "bodyguard @1,0")).say("0 move W").see("health 0 4", "health 1 3")


@pytest.mark.rules("ST-R-78", "ST-R-76", "ST-CHAR-24")
def test_shield_against_demolish() -> None:
    """The Cave-in of a Demolish does no harm to others on the Bodyguard's tile, the Engineer included."""
    lines = "seats 4; explorer 0 bodyguard @0,0; explorer 1 medic @0,0; explorer 2 leader @1,0; explorer 3 engineer @0,0"
    t = cave(f"{lines}; cave 0 0; row cave_in/NEW{{1,2}} start/NESW; active 3; dice 1").say("3 demolish S")
    t.see("tile @0,0 cave_in/NEW{1,2}%*S", "health 0 2", "health 1 3", "health 3 3")


@pytest.mark.rules("ST-CHAR-25", "ST-R-78", "ST-R-49")
def test_what_shield_does_not_cover() -> None:
    """Beside the Bodyguard a Horror, exertion, Rough terrain and Out of Time strike as anywhere else."""
    lines = f"seats 4; {BODYGUARD}; cave 0 0"
    cave(f"{lines}; row plain/NESW plain/NESW plain/NESW; horror @2,0; stage horrors; {DRY}").see("horrors @1,0", "health 3 0")
    cave(f"{lines}; row plain/NESW plain/NESW; active 1; dice 1").say("1 exert; 1 end").see("health 1 2")
    cave(f"{lines}; row rough/NESW plain/NESW; active 2; dice 2").say("2 move W").see("health 2 2")
    cave(f"{lines}; row plain/NESW plain/NESW; stage hazard; deck 0; dice 6 1 6 6").see("at 1 devoured")


# --- Leader ---------------------------------------------------------------------------------------------

LEADER = "seats 4; explorer 0 leader @0,0; cave 0 0; row start/NESW plain/NESW plain/NS plain/NESW"


@pytest.mark.rules("ST-CHAR-27", "ST-CHAR-29", "ST-R-79")
def test_order() -> None:
    """For 1 point of the Leader's somebody else, however far away, acts at once, and has a whole turn left for later."""
    lines = f"{LEADER}; explorer 1 engineer @3,0; explorer 2 medic @0,0; explorer 3 climber @0,0; stack plain-cross"
    t = cave(lines).say("0 order 1").see("points 1", "asked 1 obey", "active 0", "event ordered seat=0 other=1")
    t.refused("0 move E", "core/not_your_turn")
    t.say("1 explore E").see("at 1 @4,0", "asked 0 act", "points 1", "active 0").say("0 move E; 0 end")
    t.see("active 1", "points 2", "asked 1 act", "at 0 @1,0")


@pytest.mark.rules("ST-R-79", "ST-CHAR-27")
def test_an_order_may_be_declined() -> None:
    """The Leader's point stays spent, and so does the one Order of the turn."""
    t = cave(f"{LEADER}; explorer 1 engineer @3,0; explorer 2 medic @0,0").say("0 order 1")
    assert "decline" in t.options(1)
    t.say("1 decline")
    t.see("points 1", "asked 0 act", "at 1 @3,0", "event declined seat=1").refused("0 order 2", "ST-CHAR-28")


@pytest.mark.rules("ST-CHAR-27", "ST-R-79", "ST-R-17", "ST-HP-02", "ST-R-82")
def test_who_cannot_be_ordered() -> None:
    """Not oneself, nobody unconscious, submerged, devoured or without anything to do; nobody on an Exit that is final."""
    lines = f"{LEADER}; explorer 1 engineer @1,0; explorer 2 medic @0,0"
    cave(f"{lines}; explorer 3 climber @3,0").refused("0 order 0", "ST-CHAR-27").can("0 order 1", "0 order 2", "0 order 3")
    cave(f"{lines}; explorer 3 climber @3,0 health 0").refused("0 order 3", "ST-HP-02")
    cave(f"{lines}; explorer 3 diver submerged").refused("0 order 3", "ST-R-79")
    cave(f"{lines}; explorer 3 climber devoured").refused("0 order 3", "ST-R-79")
    walled = LEADER.replace("plain/NESW plain/NS plain/NESW", "plain/NS plain/EW plain/NS")
    cave(f"{walled}; explorer 1 engineer @2,0; explorer 2 medic @0,0; explorer 3 climber @0,0").refused("0 order 1", "ST-R-17")
    cave(f"{walled}; explorer 1 medic @2,0; explorer 2 engineer @0,0; explorer 3 climber @0,0").refused("0 order 1", "ST-R-17")
    cave(f"{walled}; explorer 1 geologist @2,0; explorer 2 medic @0,0; explorer 3 climber @0,0").refused("0 order 1", "ST-R-17")
    onto = f"{LEADER.replace('start/NESW plain/NESW', 'start/NESW exit/W')}; explorer 1 engineer @1,0; explorer 2 medic @0,0"
    cave(onto).can("0 order 1")
    cave(f"{onto}; option exit_return final").refused("0 order 1", "ST-R-82").can("0 order 2")


@pytest.mark.rules("ST-R-79", "ST-CHAR-27")
def test_only_actions_for_one_point_are_ordered() -> None:
    """Nothing that costs 2, no exertion, and what has to be legal otherwise has to be legal here."""
    lines = f"{LEADER}; explorer 1 engineer @1,0 health 1; explorer 2 medic @0,0; explorer 3 diver @0,0"
    t = cave(lines).say("0 order 1")
    for said in ("heal 1", "run E", "swim E", "squeeze E", "dig E", "rope", "hide", "demolish E"):
        t.refused(f"1 {said}", "ST-R-79")
    t.refused("1 exert", "core/not_asked").refused("1 end", "core/not_asked").refused("1 move E", "ST-TILE-01")
    t.refused("1 move N", "ST-ACT-04").can("1 move W", "1 reveal N", "1 decline")


@pytest.mark.rules("ST-R-79", "ST-R-68")
def test_a_diver_who_has_just_surfaced_can_be_ordered() -> None:
    """An Order is nobody's turn: a Diver who only came up in the own turn may act by Order later in that round."""
    lines = f"seats 4; explorer 0 diver submerged; explorer 1 leader @0,0; explorer 2 medic @0,0; {DRY}; marker 3; active 3"
    t = cave(f"{lines}; cave 0 0; row start/NESW water/NESW; explorer 3 climber @0,0").say("3 end").see("active 1", "at 0 @1,0")
    t.say("1 order 0; 0 move W").see("at 0 @0,0", "active 1", "points 1")


@pytest.mark.rules("ST-CHAR-28", "ST-R-79")
def test_one_order_a_turn() -> None:
    """Not a second one, with exertion neither; in the next turn there is one again."""
    lines = f"{LEADER}; explorer 1 engineer @3,0; explorer 2 medic @0,0; explorer 3 climber @0,0; {DRY}; dice 6 6 6; marker 1"
    t = cave(f"{lines}; active 0").say("0 order 1; 1 decline")
    t.refused("0 order 2", "ST-CHAR-28").refused("0 order 1", "ST-CHAR-28").say("0 exert").see("points 2")
    t.refused("0 order 2", "ST-CHAR-28").say("0 end").turns(2)
    t.see("active 0", "round 2").can("0 order 1").say("0 order 1; 1 decline").refused("0 order 2", "ST-CHAR-28")


@pytest.mark.rules("ST-CHAR-30", "ST-R-79")
@pytest.mark.parametrize("who, lines, said, seen", [
    ("medic", "explorer 2 climber @1,0 health 1", "bandage 2", "health 2 2"),
    ("medic", "explorer 2 climber @1,0", "dash W; 1 step E", "at 1 @1,0"),
    ("climber", "row ledge/NS^N", "carabiner", "tile @0,-1 ledge/NS^N="),
    ("geologist", "row cave_in/EW{1,2}%", "excavate here", "tile @0,-1 cave_in/EW{1,2}"),
    ("bodyguard", "horror @0,0", "assault W", "horrors none")])
def test_special_actions_by_order(who: str, lines: str, said: str, seen: str) -> None:
    """The special actions that cost 1 point can be ordered: Bandage, Dash, Carabiner, Excavate, Assault."""
    at = "@0,-1" if "row" in lines else "@1,0"
    t = cave(f"seats 4; explorer 0 leader @1,0; explorer 1 {who} {at}; cave 0 0; row start/NESW plain/NESW; {lines}")
    t.say(f"0 order 1; 1 {said}").see(seen, "asked 0 act", "points 1")


@pytest.mark.rules("ST-R-79", "ST-PROC-07", "ST-R-36")
def test_whoever_faints_by_order_stops_there() -> None:
    """An ordered action goes through with all that entering brings; who faints in it leaves it, and the Leader goes on."""
    lines = "seats 4; explorer 0 leader @0,0; explorer 1 medic @0,0 health 1; explorer 2 climber @0,0; cave 0 0"
    t = cave(f"{lines}; row start/NESW gas/ESW plain/NESW; gas 1").say("0 order 1; 1 dash E")
    t.see("at 1 @1,0", "health 1 0", "event fainted seat=1 why=gas", "asked 0 act", "active 0", "points 1")
    t.say("0 end").see("active 2")                                    # and has no turn


@pytest.mark.rules("ST-R-79", "ST-PROC-07")
def test_an_order_is_over_once_it_is_carried_out() -> None:
    """If whoever was ordered faints later in the round, nothing else stops."""
    lines = "seats 4; explorer 0 leader @0,0; explorer 1 medic @2,0; explorer 2 climber @0,0; explorer 3 engineer @0,0; cave 0 0"
    t = cave(f"{lines}; row start/NESW plain/NESW plain/NESW plain/NESW plain/NESW; horror @4,0; {DRY}; marker 0; active 0")
    t.say("0 order 1; 1 move E; 0 end; 1 end; 2 end; 3 end").see("horrors @3,0", "health 1 0", "round 2", "running")


@pytest.mark.rules("ST-CHAR-31", "ST-R-80", "ST-TEST-01")
def test_experienced() -> None:
    """In each test of the Leader's own a 3 on the die is enough, a 2 is not; nobody else profits."""
    lines = "seats 4; explorer 0 leader @0,0; explorer 1 medic @0,0; cave 0 0; row ledge/EW^W rough/NESW"
    for die, success in ((3, "yes"), (2, "no")):
        for said in ("exert; 0 end", "hide", "rope", "move E"):
            cave(f"{lines}; dice {die}").say(f"0 {said}").see(f"event rolled seat=0 die={die} bonus=1 success={success}")
    for said in ("exert; 1 end", "hide", "rope", "move E"):
        cave(f"{lines}; active 1; dice 3").say(f"1 {said}").see("event rolled seat=1 die=3 bonus=0 success=no")
    cave(f"{lines}; stage hazard; hazards tremor; dice 3 3 3 3").see("health 0 3", "health 1 2", "health 2 2", "health 3 2")
    cave(f"{lines}; stage hazard; deck 0; dice 3 4 4 4").see("at 0 @0,0", "event rolled seat=1 die=4 bonus=0 success=yes")


@pytest.mark.rules("ST-CHAR-32", "ST-R-80", "ST-R-49")
def test_an_unconscious_leader_gets_no_bonus() -> None:
    """At Out of Time a Leader without health needs a 4 like everybody."""
    lines = "seats 4; explorer 0 leader @0,0 health 0; explorer 1 medic @0,0; cave 0 0; row start/NESW; stage hazard; deck 0"
    cave(f"{lines}; dice 3 6 6 6").see("event rolled seat=0 die=3 bonus=0 success=no", "at 0 devoured")
    cave(f"{lines}; dice 4 6 6 6").see("at 0 @0,0", "health 0 0")


@pytest.mark.rules("ST-CHAR-33", "ST-R-80", "ST-R-42")
def test_nothing_is_added_to_the_die_of_a_cave_in() -> None:
    """With a 3, tiles that show a 3 fall, and not those that show a 4, whoever is Leader."""
    lines = "seats 4; explorer 0 leader @0,0; explorer 1 medic @1,0; cave 0 0; row cave_in/NEW{3,6} cave_in/NEW{4,5}"
    t = cave(f"{lines}; stage hazard; hazards cave_in; dice 3").see("event cave_in die=3", "health 0 0", "health 1 3")
    t.see("tile @0,0 cave_in/NEW{3,6}%", "tile @1,0 cave_in/NEW{4,5}")
