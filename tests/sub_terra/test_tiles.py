"""Tiles: how they connect, how they are placed, and what each kind does."""
from __future__ import annotations

import pytest

import penombra
from kit import cave

# An Engineer, whom no passive ability spares any of this; a Leader keeps the game going.
TEAM = "seats 4; explorer 0 engineer @0,0; explorer 1 leader @0,0; explorer 2 bodyguard @0,0 health 0; " \
       "explorer 3 climber @0,0 health 0; active 0; "
SCOUT = TEAM.replace("engineer", "scout")
GEOLOGIST = TEAM.replace("engineer", "geologist")
START = TEAM + "cave 0 0; row start/NESW; "
# A tile is drawn and about to be placed on the north side of tile 0.
PLACING = "agenda end_game; agenda end_phase; agenda close_turn 0; agenda act 0; agenda place 0 0 0; "
# Only the west of the Start is open: whatever is laid there has to leave a way on.
LAST_WAY = "cave 0 1; row horror/S .; row start/NESW horror/W; row horror/N .; "


# --- Connections --------------------------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-01")
@pytest.mark.parametrize("ours, theirs, linked", [
    ("plain/NEW", "plain/ESW", True), ("plain/NEW", "plain/NEW", False), ("plain/ESW", "plain/ESW", False),
    ("plain/ESW", "plain/NEW", False), ("plain/ESW*N", "plain/NEW", True), ("plain/NEW", "plain/NEW*S", True),
    ("plain/NEW*N", "plain/NEW", True), ("exit/S*N", "start/NESW", True)])
def test_two_tiles_are_connected_where_no_wall_is_left(ours: str, theirs: str, linked: bool) -> None:
    """A wall on either of two tiles parts them, unless an Explosive token lies on it."""
    t = cave(TEAM + f"cave 0 1; row {theirs} plain/NESW; row {ours} plain/NESW")
    if linked: t.see("links @0,1 ES").say("0 move N").see("at 0 @0,1").say("0 move S").see("at 0 @0,0")
    else: t.see("links @0,1 E").refused("0 move N", "ST-TILE-01").refused("0 run N", "ST-TILE-01")


@pytest.mark.rules("ST-TILE-01")
def test_corners_connect_nothing() -> None:
    """Tiles that touch at a corner are not connected: nothing passes, and a Horror there finds nobody."""
    apart = TEAM + "cave -1 1; row plain/NESW . plain/NESW; row . start/NESW .; row plain/NESW . plain/NESW"
    t = cave(apart).see("links @0,0 none", "links @-1,1 none", "links @1,1 none", "links @-1,-1 none", "links @1,-1 none")
    for side in "NESW": t.refused(f"0 move {side}", "ST-ACT-04")
    cave(apart + "; horror @1,1; stage horrors; hazards flood").see("horrors none", "event horror_left at=1,1 why=no_victim")


# --- Placing ------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-02")
@pytest.mark.parametrize("action", ["reveal", "explore"])
def test_a_new_tile_opens_to_ones_own(action: str) -> None:
    """However it is turned, the tile that is placed is connected to that of whoever acts."""
    right = {"N": "1 2", "E": "2 3", "S": "0 3", "W": "0 1"}                  # the turns of a corner that open back
    for side, turns in right.items():
        t = cave(START + "stack plain-corner").say(f"0 {action} {side}")
        for r in "0123":
            if r in turns: t.can(f"0 place drawn {r}")
            else: t.refused(f"0 place drawn {r}", "ST-TILE-02")
        t.say(f"0 place drawn {turns[-1]}").see(f"links @0,0 {side}", f"event laid seat=0 side={side} rotation={turns[-1]}")
    cave(START + "stack horror-dead").say(f"0 {action} E").see("tile @1,0 horror/W", "links @0,0 E")


@pytest.mark.rules("ST-TILE-03", "ST-R-20")
def test_other_neighbours_need_not_fit() -> None:
    """Beside other tiles any turn will do: each of the other sides is connected only where both are open."""
    lines = TEAM + "cave 0 1; row {} .; row plain/NESW start/NESW; stack {}; "
    lines = lines.replace("engineer @0,0", "engineer @1,0")
    t = cave(lines.format("plain/NS", "plain-cross")).say("0 reveal N")
    t.see("tile @1,1 plain/NESW", "links @1,1 S", "links @0,1 S").say("0 move N").refused("0 move W", "ST-TILE-01")
    cave(lines.format("plain/NESW", "plain-cross")).say("0 reveal N").see("links @1,1 SW", "links @0,1 ES")
    cave(lines.format("plain/NESW", "plain-straight")).say("0 reveal N").see("tile @1,1 plain/NS", "links @1,1 S")
    t = cave(lines.format("plain/NESW", "plain-corner")).say("0 reveal N").can("0 place drawn 1", "0 place drawn 2")
    t.say("0 place drawn 2").see("tile @1,1 plain/SW", "links @1,1 SW").say("0 move N").refused("0 move E", "ST-ACT-04")


@pytest.mark.rules("ST-TILE-04", "ST-R-22", "ST-R-27")
def test_what_would_seal_the_cave_is_thrown_away() -> None:
    """A tile that would leave no open side goes face up out of the game, and the next is placed, as often as it takes."""
    t = cave(TEAM + LAST_WAY + "stack plain-dead horror-dead plain-dead gas-corner").say("0 explore W")
    t.see("thrown plain-dead plain-dead horror-dead", "events thrown_away 3", "event thrown_away design=horror-dead why=seals")
    t.see("drawn gas-corner", "options 0 place drawn 0, place drawn 1", "points 1", "at 0 @0,0").say("0 place drawn 0")
    t.see("tile @-1,0 gas/NE", "at 0 @-1,0", "points 1", "drawn none", "running")
    first = t.m.view(None)
    assert first["thrown"] == {"plain-dead": 2, "horror-dead": 1} and "plain-dead" not in first["stock"]


@pytest.mark.rules("ST-R-27", "ST-TILE-04")
def test_what_is_thrown_away_stays_away() -> None:
    """Tiles thrown away are in no stack: when it is empty, nothing brings them back."""
    t = cave(TEAM + LAST_WAY + "stack only plain-dead plain-straight").say("0 reveal W")
    t.see("tile @-1,0 plain/EW", "thrown plain-dead", "stack 0").say("0 move W").refused("0 reveal W", "ST-R-24")
    assert [row for row in t.m.knows(0) if row["zone"] == "stack"] == []


@pytest.mark.rules("ST-R-22")
def test_no_turn_seals_while_another_does_not() -> None:
    """Where one turn of a tile would seal the cave and another not, the first is refused."""
    lines = SCOUT + "cave -1 1; row horror/E horror/S .; row . start/NESW horror/W; row . horror/N .; stack plain-corner"
    t = cave(lines).say("0 reveal W").refused("0 place drawn 0", "ST-R-22").refused("0 place drawn 2", "ST-TILE-02")
    t.say("0 place drawn 1").see("tile @-1,0 plain/ES", "no event thrown_away")
    cave(lines.replace("horror/E horror/S", ". horror/S")).say("0 reveal W").can("0 place drawn 0", "0 place drawn 1")


@pytest.mark.rules("ST-R-22")
@pytest.mark.parametrize("way, open", [
    ("row cave_in/NEW{2,3}% horror/S .", True), ("row water/NESW~ horror/S .", True), ("row ledge/NS^N horror/S .", True),
    ("row plain/EW*N horror/S .", True), ("row . horror/S*W .", True), ("row . horror/S*N .", True), ("row . horror/S .", False),
    ("row horror/E horror/S .", False)])
def test_what_counts_as_an_open_side(way: str, open: bool) -> None:
    """Behind Debris, water or a cliff a side is open all the same, and so is a blasted one; unused tokens open nothing."""
    t = cave(TEAM + f"cave -1 1; {way}; row . start/NESW horror/W; row . horror/N .; stack plain-dead plain-straight")
    t.see("explosives 3").say("0 reveal W").see("tile @-1,0 plain/E" if open else "tile @-1,0 plain/EW")
    t.see("thrown none" if open else "thrown plain-dead")


@pytest.mark.rules("ST-R-22")
def test_the_last_tile_may_close_the_cave() -> None:
    """With nothing in the stack and nothing set aside no tile seals; a tile that is set aside counts."""
    cave(TEAM + LAST_WAY + "stack only plain-dead").say("0 reveal W").see("tile @-1,0 plain/E", "thrown none", "stack 0")
    cave(GEOLOGIST + LAST_WAY + "stack only; aside plain-dead").say("0 explore W").see("tile @-1,0 plain/E", "aside none")
    held = TEAM.replace("climber @0,0 health 0", "geologist @0,0") + LAST_WAY + "stack only plain-dead; aside plain-tee"
    t = cave(held).say("0 explore W").see("tile @-1,0 none", "thrown plain-dead", "drawn none", "stack 0", "aside plain-tee")
    t.see("event nothing_to_lay seat=0", "at 0 @0,0", "points 1", "asked 0 act", "no event moved")
    t.refused("0 reveal W", "ST-R-24")
    cave(held).say("0 reveal W").see("tile @-1,0 none", "points 1", "asked 0 act", "event nothing_to_lay seat=0")


@pytest.mark.rules("ST-R-72", "ST-R-22")
def test_a_geologist_lays_the_tile_that_leaves_a_way() -> None:
    """Of drawn and set-aside tile the one that does not seal is laid; if both seal, the drawn one is thrown away."""
    lines = GEOLOGIST + LAST_WAY
    t = cave(lines + "stack plain-dead; aside plain-tee").say("0 reveal W").see("drawn plain-dead", "thrown none")
    t.refused("0 place drawn 1", "ST-R-72").say("0 place aside 0").see("tile @-1,0 plain/NEW", "aside plain-dead", "drawn none")
    t = cave(lines + "stack plain-tee; aside plain-dead").say("0 reveal W").refused("0 place aside 1", "ST-R-72")
    t.say("0 place drawn 1").see("tile @-1,0 plain/NES", "aside plain-dead", "drawn none", "thrown none")
    t = cave(lines + "stack horror-dead plain-straight; aside plain-dead").say("0 explore W")
    t.see("thrown horror-dead", "tile @-1,0 plain/EW", "aside plain-dead", "at 0 @-1,0")


@pytest.mark.rules("ST-R-72", "ST-R-24")
def test_a_geologist_with_the_last_two_tiles() -> None:
    """If drawn and set-aside tile both seal and the stack is empty, the drawn one is thrown away and the other laid."""
    t = cave(GEOLOGIST + LAST_WAY + "stack only horror-dead; aside plain-dead").say("0 explore W")
    t.see("thrown horror-dead", "tile @-1,0 plain/E", "aside none", "at 0 @-1,0")


@pytest.mark.rules("ST-R-72")
def test_a_geologist_chooses_between_two_tiles() -> None:
    """The tile that is not laid is the next to be set aside; a drawn Exit may be held, unless the table forbids it."""
    t = cave(GEOLOGIST + "cave 0 0; row start/NESW; stack plain-cross; aside gas-tee").say("0 reveal N")
    t.see("options 0 place drawn 0, place aside 1, place aside 2, place aside 3").say("0 place aside 2")
    t.see("tile @0,1 gas/ESW", "aside plain-cross", "drawn none", "stack 63").say("0 end; 1 end")
    t = cave(GEOLOGIST + "cave 0 0; row start/NESW; stack plain-cross; aside gas-tee").say("0 reveal N; 0 place drawn 0")
    t.see("tile @0,1 plain/NESW", "aside gas-tee")
    lines = GEOLOGIST + "cave 0 0; row start/NESW; stack only exit-dead; aside plain-cross; "
    cave(lines).say("0 reveal N").see("drawn exit-dead").say("0 place aside 0").see("aside exit-dead", "tile @0,1 plain/NESW")
    cave(lines + "option geologist_may_hold_exit false").say("0 reveal N").see("tile @0,1 exit/S", "aside plain-cross")
    corner = GEOLOGIST + "cave 0 0; row start/NESW; drawn exit-corner; aside plain-cross; " + PLACING
    cave(corner).can("0 place aside 0")
    cave(corner.replace("exit", "plain") + "option geologist_may_hold_exit false").can("0 place aside 0", "0 place drawn 1")
    cave(corner.replace("geologist", "engineer").replace("climber", "geologist")).refused("0 place aside 0", "core/not_asked")
    t = cave(corner + "option geologist_may_hold_exit false").refused("0 place aside 0", "ST-R-72").say("0 place drawn 1")
    t.see("tile @0,1 exit/ES", "aside plain-cross")


@pytest.mark.rules("ST-CHAR-12", "ST-R-72")
def test_a_geologist_begins_with_a_tile() -> None:
    """At the start the top tile of the stack is set aside, face up; it is no longer in the stack."""
    t = cave('seats 4; option explorers ["leader","geologist","medic","climber"]; option first 0; stage setup; stack rough-cross')
    t.see("aside rough-cross", "event set_aside seat=1 design=rough-cross", "stack 64")
    assert t.m.view(0)["aside"] == "rough-cross" and t.m.view(0)["stock"]["rough-cross"] == 2


@pytest.mark.rules("ST-R-23", "ST-TILE-04")
def test_the_exit_is_never_thrown_away() -> None:
    """Not where it seals the cave, and not by Recon: where it turns up it is placed."""
    for way in ("; row . horror/S .; row . start/NESW horror/W; row . horror/N .", "; row . . .; row . start/NESW .; row . . ."):
        t = cave(TEAM + "cave -1 1" + way + "; stack only exit-dead plain-cross*2").say("0 explore W")
        t.see("tile @-1,0 exit/E", "at 0 @-1,0", "thrown none", "stack 2", "no event thrown_away", "running")
    t = cave(SCOUT + "cave 0 0; row start/NESW; stack only exit-dead plain-cross*2").say("0 reveal N")
    t.see("tile @0,1 exit/S", "recons 3", "asked 0 act")
    t = cave(SCOUT + "cave 0 0; row start/NESW; drawn exit-corner; " + PLACING).refused("0 recon", "ST-R-23")
    t.say("0 place drawn 1").see("tile @0,1 exit/ES", "recons 3")


@pytest.mark.rules("ST-CHAR-08", "ST-R-71")
def test_recon_passes_over_a_tile() -> None:
    """Once in a placing and three times a game a Scout throws the drawn tile away, if there is another."""
    lines = SCOUT + "cave 0 0; row start/NESW; "
    t = cave(lines + "stack plain-corner gas-corner plain-cross").say("0 explore N; 0 recon")
    t.see("thrown plain-corner", "recons 2", "drawn gas-corner", "event thrown_away design=plain-corner why=recon", "stack 63")
    t.refused("0 recon", "ST-R-71").say("0 place drawn 1").see("at 0 @0,1", "points 1", "tile @0,1 gas/ES", "drawn none")
    cave(lines + "stack plain-corner; recons 0").say("0 reveal N").refused("0 recon", "ST-CHAR-08")
    cave(lines + "stack only plain-corner").say("0 reveal N").refused("0 recon", "ST-R-71")
    cave(TEAM + "cave 0 0; row start/NESW; stack plain-corner").say("0 reveal N").see("options 0 place drawn 1, place drawn 2")


@pytest.mark.rules("ST-TILE-20", "ST-TILE-23", "ST-R-25")
@pytest.mark.parametrize("kind, rule", [("ledge", "ST-TILE-20"), ("slide", "ST-TILE-23")])
def test_arrows_point_away(kind: str, rule: str) -> None:
    """A Ledge or Slide lies with its tail at the tile of whoever places it: there is no other way to turn it."""
    for side, at, lies, turn in (("N", "0,1", "NS", 0), ("E", "1,0", "EW", 1), ("S", "0,-1", "NS", 2), ("W", "-1,0", "EW", 3)):
        cave(START + f"stack {kind}-straight").say(f"0 reveal {side}").see(f"tile @{at} {kind}/{lies}^{side}", "asked 0 act")
        t = cave(SCOUT + f"cave 0 0; row start/NESW; stack {kind}-straight").say(f"0 explore {side}")
        t.refused(f"0 place drawn {turn ^ 2}", rule).refused(f"0 place drawn {turn ^ 1}", "ST-TILE-02")
        t.see(f"options 0 place drawn {turn}, recon").say(f"0 place drawn {turn}").see(f"tile @{at} {kind}/{lies}^{side}")


@pytest.mark.rules("ST-R-25")
def test_an_arrow_always_fits() -> None:
    """Where a Ledge or Slide turns its wall or its edge to other tiles, it is laid all the same."""
    for kind in ("ledge", "slide"):
        for there in ("plain/NESW", "plain/EW"):
            t = cave(TEAM + f"cave -1 2; row . {there} .; row plain/NESW . plain/NESW; row . start/NESW .; stack {kind}-straight")
            t.say("0 reveal N").see(f"tile @0,1 {kind}/NS^N", f"links @0,1 {'NS' if there == 'plain/NESW' else 'S'}")


@pytest.mark.rules("ST-R-26", "ST-TILE-29")
def test_beyond_a_blasted_wall() -> None:
    """A wall blasted towards an empty cell is revealed and explored through; the new tile needs an opening of its own."""
    lines = TEAM + "cave 0 1; row plain/NS; row start/NESW; stack plain-corner; "
    lines = lines.replace("engineer @0,0", "engineer @0,1")
    t = cave(lines).refused("0 reveal W", "ST-ACT-01").refused("0 explore W", "ST-ACT-01").say("0 demolish W; 0 exert")
    t.see("tile @0,1 plain/NS*W").can("0 reveal W", "0 explore W")
    t = cave(lines.replace("plain/NS", "plain/NS*W")).refused("0 reveal E", "ST-ACT-01").say("0 explore W")
    t.can("0 place drawn 0").refused("0 place drawn 2", "ST-TILE-02").refused("0 place drawn 3", "ST-TILE-02")
    t.say("0 place drawn 1").see("tile @-1,1 plain/ES*E", "links @-1,1 E", "at 0 @-1,1").say("0 move E").see("at 0 @0,1")
    cave(lines.replace("plain/NS", "plain/NS*W")).say("0 reveal W; 0 place drawn 0").see("tile @-1,1 plain/NE*E", "links @0,1 SW")


@pytest.mark.rules("ST-R-26")
def test_a_token_opens_whatever_comes_to_lie_there() -> None:
    """A tile laid beside a blasted side from elsewhere may show a wall there; the side is open for both."""
    t = cave(TEAM + "cave 0 0; row start/NESW . plain/NS*W; stack plain-corner").say("0 reveal E; 0 place drawn 2")
    t.see("tile @1,0 plain/SW*E", "links @1,0 EW").say("0 exert; 0 move E; 0 move E").see("at 0 @2,0")


@pytest.mark.rules("ST-R-34", "ST-TILE-12")
def test_a_new_tile_bears_nothing() -> None:
    """However many cards struck before, a new tile lies without markers; new Water is dry until the next Flood."""
    t = cave(TEAM + "cave 0 0; row water/NESW~ . .; stack water-tee; hazards gas flood; gas 1; marker 3; stage actions")
    t.say("0 reveal E; 0 place drawn 2").see("tile @1,0 water/ESW", "tile @0,0 water/NESW~").say("0 end; 1 end")
    t.see("round 2", "tile @1,0 water/ESW").say("0 move E").see("at 0 @1,0", "health 0 3").say("0 end; 1 end")
    t.see("round 3", "tile @1,0 water/ESW~", "health 0 2", "event flooded at=1,0")
    for design, lies in (("cave_in-corner-15", "cave_in/ES{1,5}"), ("ledge-straight", "ledge/NS^N"),
                         ("slide-straight", "slide/NS^N")):
        t = cave(START + f"stack {design}; late yes").say("0 explore N")
        if "corner" in design: t.say("0 place drawn 1")
        t.see(f"tile @0,1 {lies}", "health 0 3", "at 0 @0,1")


# --- Start, Plain and Exit ----------------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-05", "ST-TILE-06", "ST-TILE-10")
@pytest.mark.parametrize("tile", ["start/NESW", "plain/NESW", "plain/NEW", "plain/EW", "water/NESW", "water/EW"])
def test_some_tiles_do_nothing(tile: str) -> None:
    """Start and Plain tiles, and Water that is dry, are entered for 1 action point, and nothing happens there."""
    lines = TEAM + f"cave 0 0; row plain/NESW {tile} plain/NESW; gas 1; dice 1"
    t = cave(lines).say("0 move E").see("at 0 @1,0", "points 1", "health 0 3", "no event rolled", "no event lost")
    t.refused("0 rope", "ST-RISK-08").refused("0 dig here", "ST-R-17").say("0 move E").see("at 0 @2,0", "health 0 3", "points 0")
    here = TEAM.replace("@0,0", "@1,0") + f"cave 0 0; row plain/NESW {tile} plain/NESW; dice 1; stage hazard; hazards"
    cards = ["gas", "cave_in", "horror"] + ([] if "water" in tile else ["flood"])
    for card in cards:
        t = cave(f"{here} {card}").see(f"event hazard hazard={card}", "no event lost", "no event horror_came")
        t.see(f"tile @1,0 {tile}", "health 0 3")


OUT = "seats 4; explorer 0 medic @0,0; explorer 1 leader @0,1; explorer 2 diver @0,1; explorer 3 climber @0,0; " \
      "cave 0 1; row exit/S .; row start/NESW plain/NESW; active 0; hazards flood; "


@pytest.mark.rules("ST-TILE-07")
def test_who_is_on_the_exit_has_won() -> None:
    """Whoever stands on the Exit when it ends has escaped; whoever has left it again has not."""
    t = cave(OUT.replace("climber @0,0", "climber @0,0 health 0")).say("0 move N")
    t.see("over ST-END-03", "winners 0 1 2", "grade silver", "behind 1")
    cave(OUT.replace("climber @0,0", "climber @0,1")).say("0 move N").see("over ST-END-02", "winners 0 1 2 3", "grade gold")
    t = cave(OUT.replace("medic @0,0", "medic @0,1") + "horror @1,0").say("0 move S; 0 move E").see("health 0 0", "running")
    t.say("1 end; 2 end; 3 move E").see("health 3 0", "over ST-END-03", "winners 1 2", "grade bronze", "behind 2")


@pytest.mark.rules("ST-TILE-07")
def test_the_way_back_may_be_shut() -> None:
    """With exit_return = final whoever is on the Exit has no turn any more, and so no way back."""
    lines = OUT.replace("active 0", "marker 0; active 3")
    cave(lines + "option exit_return final").say("3 end").see("round 2", "marker 1", "active 3", "no event turn seat=1")
    cave(lines).say("3 end").see("round 2", "active 1").say("1 move S").see("at 1 @0,0")


@pytest.mark.rules("ST-TILE-08")
def test_nobody_is_hurt_on_the_exit() -> None:
    """On the Exit there is no test for exertion or a Tremor, no Flood or gas, and no Horror that matters."""
    lines = TEAM + "cave 0 0; row plain/NESW exit/W*E plain/NESW; "
    lines = lines.replace("engineer @0,0", "engineer @1,0")
    cave(lines + "dice 1").say("0 exert; 0 hide; 0 end").see("health 0 3", "no event rolled seat=0 why=exert_test")
    t = cave(lines + "horror @2,0; stage horrors; hazards tremor; dice 6").see("horrors @1,0", "health 0 3", "no event lost")
    t.see("no event rolled seat=0", "event rolled seat=1 die=6 why=tremor_test")
    cave(lines.replace("engineer @1,0", "engineer @0,0") + "horror @1,0").say("0 move E").see("at 0 @1,0", "health 0 3")
    t = cave(lines.replace("engineer @1,0", "engineer @2,0") + "dice 1; hazards flood").say("0 exert; 0 move W; 0 end")
    t.see("at 0 @1,0", "health 0 3", "active 1", "no event rolled")


@pytest.mark.rules("ST-TILE-09")
def test_nobody_on_the_exit_is_a_victim() -> None:
    """A Horror neither goes nor appears for the sake of anybody on the Exit."""
    hall = "seats 4; explorer 0 engineer @0,0; explorer 1 leader @5,0; explorer 2 medic @0,0; explorer 3 climber @0,0; " \
           "cave 0 1; row . horror/S . horror/S . .; row {} plain/NESW plain/NESW start/NESW plain/NESW plain/NESW; "
    exit, plain = hall.format("exit/E"), hall.format("plain/NESW")
    moving = "horror @2,0; stage horrors; hazards flood"
    cave(exit + moving).see("horrors @3,0", "event horror_moved seat=1")
    cave(plain + moving).see("horrors @1,0", "event horror_moved seat=0")
    placing = "stage hazard; hazards horror"
    cave(exit + placing).see("horrors @3,1", "event horror_came seat=1 at=3,1")
    cave(plain + placing).see("horrors @1,1", "event horror_came seat=0 at=1,1")
    far = exit.replace("leader @5,0", "leader @5,0 health 0") + "explorer 1 scout @5,0; "
    far = far.replace("explorer 1 leader @5,0 health 0; ", "")
    cave(far + moving).see("horrors none", "event horror_left at=2,0 why=no_victim")
    cave(far + placing).see("horrors none", "event no_horror")


# --- Water, Gas, Cave-in, Horror ----------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-10")
def test_dry_water_is_plain_until_it_is_flooded() -> None:
    """Dry, it is walked upon by anybody; flooded, it is not."""
    t = cave(TEAM + "cave 0 0; row start/NESW water/EW; hazards flood").refused("0 swim E", "ST-RISK-01")
    t.say("0 move E; 0 move W").see("at 0 @0,0", "points 0", "health 0 3").say("0 end; 1 end").see("tile @1,0 water/EW~")
    t.say("1 end").refused("0 move E", "ST-RISK-03")


@pytest.mark.rules("ST-TILE-11")
def test_water_never_goes_down() -> None:
    """A flooded tile is flooded for good: no round, no card and no action takes the marker away."""
    t = cave("seats 4; explorer 0 geologist @0,0; explorer 1 leader @0,0; explorer 2 diver @1,0; explorer 3 engineer @0,0; "
             "active 0; cave 0 0; row start/NESW water/EW~; hazards gas cave_in horror flood gas; dice 1")
    t.refused("0 dig E", "ST-R-17").refused("0 excavate E", "ST-R-17").say("0 swim E; 0 exert").refused("0 dig here", "ST-R-17")
    for many in range(1, 6): t.turns(4).see(f"round {many + 1}", "tile @1,0 water/EW~")
    t.see("events hazard 5", "events flooded 0")


@pytest.mark.rules("ST-TILE-13")
def test_gas_fills_new_gas_tiles_too() -> None:
    """While gas lingers, a Gas tile placed since is as dangerous on entry as any other."""
    t = cave(START + "stack gas-corner; gas 1").say("0 reveal N; 0 place drawn 1").see("health 0 3").say("0 move N")
    t.see("at 0 @0,1", "health 0 2", "event lost seat=0 many=1 why=gas")
    cave(START + "stack gas-corner").say("0 reveal N; 0 place drawn 1; 0 move N").see("at 0 @0,1", "health 0 3")
    t = cave(START + "stack gas-tee; hazards gas flood").say("0 end; 1 end").see("gas 1", "active 1")
    t.say("1 explore S; 1 place drawn 0").see("at 1 @0,-1", "health 1 2").say("1 end; 0 end").see("gas 0", "round 3")
    t.say("0 move S").see("at 0 @0,-1", "health 0 3")


@pytest.mark.rules("ST-TILE-14")
def test_each_cave_in_tile_has_two_numbers() -> None:
    """Two different numbers of the die stand on each of the twelve, and each number on four."""
    rows = [row for row in penombra.load("sub_terra").tables["tiles"].values() if row["kind"] == "cave_in"]
    assert sum(row["copies"] for row in rows) == 12
    assert all(len(set(row["dice"])) == len(row["dice"]) == 2 for row in rows)
    assert all(sum(row["copies"] for row in rows if n in row["dice"]) == 4 for n in range(1, 7))
    tiles = {tuple(row["dice"]): row["shape"] for row in rows}
    for a in range(1, 7):
        for b in range(a + 1, 7):
            shape = tiles.get((a, b), "none")
            cave(f"seats 4; cave 0 0; row start/NESW; stack only cave_in-tee-{a}{b}").see(
                f"tiles cave_in-tee-{a}{b} {int(shape == 'tee')}", f"tiles cave_in-corner-{a}{b} {int(shape == 'corner')}")


@pytest.mark.rules("ST-TILE-14")
def test_a_cave_in_tile_falls_one_time_in_three() -> None:
    """It falls on its two numbers and on no other."""
    for die in range(1, 7):
        t = cave("seats 4; cave 0 0; row start/NESW cave_in/NEW{2,5} cave_in/SW{1,4}; stage hazard; hazards cave_in; "
                 f"dice {die}")
        t.see("tile @1,0 cave_in/NEW{2,5}" + ("%" if die in (2, 5) else ""))
        t.see("tile @2,0 cave_in/SW{1,4}" + ("%" if die in (1, 4) else ""))


@pytest.mark.rules("ST-TILE-16")
def test_a_cleared_tile_falls_again() -> None:
    """Once Debris is dug away, the tile can be entered and a later Cave-in with its number blocks it again."""
    tile = "tile @1,0 cave_in/NEW{2,5}"
    t = cave(TEAM + "cave 0 0; row start/NESW cave_in/NEW{2,5}%; hazards cave_in cave_in; dice 2 6 5")
    t.refused("0 move E", "ST-TILE-15").say("0 dig E").see(tile, "no event blocked").say("0 end; 1 end")
    t.see("round 2", f"{tile}%", "event blocked at=1,0").say("1 end").refused("0 move E", "ST-TILE-15").say("0 dig E").see(tile)
    t.say("0 exert; 0 move E").see("at 0 @1,0", "round 3", f"{tile}%", "events blocked 2", "health 0 2")


@pytest.mark.rules("ST-TILE-17")
def test_horrors_appear_on_horror_tiles() -> None:
    """A new Horror comes on a Horror tile, be it further off than any other tile, and on nothing else."""
    lines = TEAM + "cave 0 0; row start/NESW plain/EW water/NESW {}; stage hazard; hazards horror"
    cave(lines.format("horror/W")).see("horrors @3,0", "event horror_came at=3,0", "no event no_horror")
    cave(lines.format("horror/SW")).see("horrors @3,0")
    for tile in ("plain/W", "gas/SW", "squeeze/EW", "ledge/EW^E", "slide/EW^W", "rough/NESW", "cave_in/SW{1,4}"):
        cave(lines.format(tile)).see("horrors none", "event no_horror")


# --- Squeeze, Ledge, Slide, Rough ---------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-19", "ST-R-35")
def test_explore_goes_into_a_squeeze() -> None:
    """If Explore turns up a Squeeze, going in costs nothing more; later it takes Squeeze Through."""
    t = cave(START + "stack squeeze-straight").say("0 explore N").see("at 0 @0,1", "tile @0,1 squeeze/NS", "points 1")
    t.say("0 move S").refused("0 move N", "ST-TILE-18").see("points 0")


@pytest.mark.rules("ST-TILE-18")
def test_a_squeeze_is_not_walked_into() -> None:
    """Move and Run stop before a Squeeze, from either end and in mid-run; not so a Climber's."""
    lines = "cave -1 0; row plain/NESW start/NESW squeeze/EW plain/NESW; dice 6"
    t = cave(TEAM + lines).refused("0 move E", "ST-TILE-18").refused("0 run E", "ST-TILE-18").say("0 run W; 0 step E")
    t.refused("0 step E", "ST-TILE-18").say("0 stop")
    cave(TEAM.replace("engineer @0,0", "engineer @2,0") + lines).refused("0 move W", "ST-TILE-18").can("0 squeeze W")
    cave("seats 4; explorer 0 climber @0,0; active 0; " + lines).say("0 run E; 0 step E").see("at 0 @2,0").can("0 step W")


@pytest.mark.rules("ST-TILE-21", "ST-TILE-23")
@pytest.mark.parametrize("kind", ["ledge", "slide"])
def test_ledges_and_slides_are_entered_from_anywhere(kind: str) -> None:
    """From below, from above and through a blasted wall one comes onto a Ledge or Slide without a rope."""
    for arrow in "NS":
        lines = f"cave -1 1; row . plain/NESW .; row plain/NESW {kind}/NS^{arrow}*EW plain/NESW; row . plain/NESW ."
        for at, side in (("0,1", "S"), ("1,0", "W"), ("0,-1", "N"), ("-1,0", "E")):
            t = cave(TEAM.replace("engineer @0,0", f"engineer @{at}") + lines).say(f"0 move {side}").see("at 0 @0,0", "points 1")
            t.see(f"tile @0,0 {kind}/NS^{arrow}*EW")


@pytest.mark.rules("ST-TILE-22", "ST-TILE-24")
@pytest.mark.parametrize("arrow", ["N", "E", "S", "W"])
def test_each_has_one_side_that_is_not_left(arrow: str) -> None:
    """Of a Ledge without a rope that is the side of the arrow, of a Slide the one opposite; the other is free."""
    back = "SWNE"["NESW".index(arrow)]
    lies = "NS" if arrow in "NS" else "EW"
    around = TEAM + "cave -1 1; row . plain/NESW .; row plain/NESW {} plain/NESW; row . plain/NESW ."
    t = cave(around.format(f"ledge/{lies}^{arrow}")).can(f"0 move {back}", f"0 run {back}")
    for step in ("move", "run", "swim", "squeeze"): t.refused(f"0 {step} {arrow}", "ST-TILE-22")
    t = cave(around.format(f"slide/{lies}^{arrow}")).can(f"0 move {arrow}", f"0 run {arrow}")
    for step in ("move", "run", "swim", "squeeze"): t.refused(f"0 {step} {back}", "ST-TILE-24")
    for kind in ("ledge", "slide"): cave(around.format(f"{kind}/{lies}^{arrow}=")).can(f"0 move {arrow}", f"0 run {back}")
    alone = TEAM + "cave 0 0; row {}"
    t = cave(alone.format(f"ledge/{lies}^{arrow}")).refused(f"0 reveal {arrow}", "ST-TILE-22").can(f"0 reveal {back}")
    t.refused(f"0 explore {arrow}", "ST-TILE-22").can(f"0 explore {back}")
    cave(alone.format(f"slide/{lies}^{arrow}")).can(f"0 reveal {arrow}", f"0 explore {arrow}")


@pytest.mark.rules("ST-TILE-25")
def test_a_rope_serves_all_for_good() -> None:
    """Once secured, anybody crosses there, on foot or revealing, in this and in every later round."""
    lines = "seats 4; explorer 0 engineer @0,1; explorer 1 medic @0,1; explorer 2 leader @0,1; explorer 3 climber @0,1; " \
            "active 0; cave 0 1; row ledge/NS^N; row start/NESW; stack plain-cross; dice 4; hazards flood*3"
    t = cave(lines).refused("0 reveal N", "ST-TILE-22").say("0 rope; 0 end; 1 explore N").see("at 1 @0,2").say("1 end; 2 move N")
    t.see("at 2 @0,2").say("2 end; 3 end").see("round 2", "tile @0,1 ledge/NS^N=").say("1 move S; 1 move N").see("at 1 @0,2")
    t = cave(lines.replace("ledge", "slide").replace("row slide", "row plain/NESW; row slide").replace("cave 0 1", "cave 0 2"))
    t.refused("0 move S", "ST-TILE-24").say("0 rope; 0 end; 1 move S").see("at 1 @0,0").say("1 end; 2 run N; 2 step S; 2 step S")
    t.see("at 2 @0,0")


@pytest.mark.rules("ST-TILE-26", "ST-TILE-27")
def test_rough_ground_takes_a_test() -> None:
    """Whoever comes onto it tests at once, by Move, Explore or in mid-run; a failure costs 1."""
    lines = TEAM + "cave 0 0; row start/NESW rough/NESW plain/NESW; dice "
    t = cave(lines + "3").say("0 move E").see("health 0 2", "event rolled seat=0 die=3 success=no why=rough_test", "points 1")
    t.see("event lost seat=0 many=1 why=rough")
    cave(lines + "4").say("0 move E").see("health 0 3", "event rolled seat=0 die=4 success=yes why=rough_test", "asked 0 act")
    cave(lines + "3 2").say("0 run E; 0 step E; 0 step W").see("health 0 1", "events rolled 2", "at 0 @1,0")
    cave(START + "stack rough-cross; dice 1").say("0 explore W").see("health 0 2", "events rolled 1", "at 0 @-1,0")
    t = cave(lines.replace("engineer @0,0", "engineer @0,0 health 1") + "3").say("0 run E")
    t.see("health 0 0", "active 1", "at 0 @1,0")


@pytest.mark.rules("ST-R-37", "ST-TILE-27")
def test_every_entry_counts_and_staying_does_not() -> None:
    """Gas and Rough strike on each entry, whatever the action; whoever stays or acts there is left alone."""
    lines = TEAM + "cave 0 0; row plain/NESW {} plain/NESW; gas 1; hazards gas gas; dice 3 3 3 3; "
    for tile, why in (("gas/NEW", "gas"), ("rough/NESW", "rough")):
        cave(lines.format(tile)).say("0 run E; 0 step W; 0 step E").see("health 0 1", "events lost 2")
        t = cave(lines.format(tile)).say("0 move E").see("health 0 2", "events lost 1")
        t.say("0 end").see("active 1", "health 0 2", "events lost 1")
        t = cave(lines.format(tile).replace("engineer @0,0", "engineer @1,0")).say("0 hide; 0 end")
        t.see("active 1", "health 0 3", "no event lost")
        order = lines.format(tile).replace("engineer @0,0", "leader @0,0").replace("explorer 1 leader", "explorer 1 medic")
        cave(order).say("0 order 1; 1 move E").see("health 1 2", f"event lost seat=1 many=1 why={why}", "active 0")
        t = cave(order).say("0 order 1; 1 dash E; 1 step W").see("health 1 2").say("0 end; 1 dash E; 1 step W")
        t.see("health 1 1", "events lost 2")


@pytest.mark.rules("ST-R-36")
def test_effects_of_entering_come_in_order() -> None:
    """A Horror first, then gas or Rough ground; whoever is down suffers no more."""
    gas = "cave 0 0; row start/NESW gas/NEW; gas 1; horror @1,0; "
    cave(TEAM + gas).say("0 move E").see("health 0 0", "events lost 1", "event lost seat=0 many=3 why=horror", "active 1")
    cave(SCOUT + gas).say("0 move E").see("health 0 2", "events lost 1", "event lost seat=0 many=1 why=gas", "active 0")
    rough = "cave 0 0; row start/NESW rough/NESW; horror @1,0; dice 3"
    cave(TEAM + rough).say("0 move E").see("health 0 0", "events lost 1", "no event rolled", "active 1")
    cave(SCOUT + rough).say("0 move E").see("health 0 2", "event rolled seat=0 why=rough_test", "active 0")
    t = cave(TEAM.replace("engineer @0,0", "engineer @0,0 health 1") + gas.replace("horror @1,0; ", "")).say("0 run E")
    t.see("health 0 0", "at 0 @1,0", "active 1")


# --- Blasted walls ------------------------------------------------------------------------------------

@pytest.mark.rules("ST-TILE-28", "ST-TILE-30")
def test_a_blasted_wall_stays_open() -> None:
    """One token opens a shared side for both tiles, whichever of them had the wall, for the rest of the game."""
    for ours, theirs in (("plain/NS", "plain/NS"), ("plain/NS", "plain/EW"), ("plain/EW", "plain/NS")):
        t = cave(TEAM + f"cave 0 0; row {ours} {theirs}; dice 1 6; hazards flood cave_in gas horror")
        t.refused("0 move E", "ST-TILE-01")
        t.say("0 demolish E").see(f"tile @0,0 {ours}*E", f"tile @1,0 {theirs}*W", "links @0,0 E", "links @1,0 W")
        t.say("0 exert; 0 move E").see("at 0 @1,0").say("1 end; 1 end; 0 end; 0 end; 1 end; 0 end; 1 end")
        t.see("round 5", "events hazard 4", f"tile @0,0 {ours}*E", f"tile @1,0 {theirs}*W", "links @0,0 E")


@pytest.mark.rules("ST-TILE-31")
def test_horrors_come_through_blasted_walls() -> None:
    """Where a token lies, a Horror passes as the explorers do; where a wall stands, it finds nobody."""
    lines = TEAM + "cave 0 0; row {} plain/NS; horror @1,0; stage horrors; hazards flood"
    cave(lines.format("plain/NS")).see("horrors none", "event horror_left at=1,0")
    cave(lines.format("plain/NS*E")).see("horrors @0,0", "health 0 0", "event horror_moved from=1,0 at=0,0")
