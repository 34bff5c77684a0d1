"""Skill tests, health, unconsciousness, and what action points and exertion allow."""
from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest

import penombra
from kit import Table, cave
from penombra import load

COMMON = ["reveal", "explore", "move", "run", "heal", "swim", "squeeze", "dig", "rope", "hide"]
SPECIAL = {"diver": ["dive"], "scout": [], "geologist": ["excavate"], "engineer": ["demolish"], "climber": ["carabiner"],
           "medic": ["bandage", "dash"], "bodyguard": ["assault"], "leader": ["order"]}
COST = {"reveal": 1, "move": 1, "explore": 1, "run": 2, "heal": 2, "swim": 2, "squeeze": 2, "dig": 2, "rope": 2, "hide": 2,
        "dive": 2, "excavate": 1, "demolish": 2, "carabiner": 1, "bandage": 1, "dash": 1, "assault": 1, "order": 1}
ALONE = "cave 0 0; row start/NESW"


def team(*explorers: str) -> str:
    """These explorers; whoever is not named stands on the first tile."""
    return f"seats {max(4, len(explorers))}; " + "; ".join(f"explorer {s} {row}" for s, row in enumerate(explorers))


def rolls(t: Table) -> list[tuple[int, str, bool]]:
    """Who rolled for what, and whether it succeeded."""
    return [(e["seat"], e["why"], e["success"]) for e in t.m.events(None) if e["kind"] == "rolled"]


def told(t: Table, *kinds: str) -> list[str]:
    """The events of these kinds, in order."""
    return [e["kind"] for e in t.m.events(None) if e["kind"] in kinds]


# --- Tests ------------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-TEST-01")
@pytest.mark.parametrize(("die", "success"), [(1, "no"), (2, "no"), (3, "no"), (4, "yes"), (5, "yes"), (6, "yes")])
def test_four_or_more_succeeds(die: int, success: str) -> None:
    """A test is one roll by the explorer concerned: 4, 5 and 6 succeed, 1, 2 and 3 fail."""
    t = cave(f"{team('climber @0,0')}; {ALONE}; dice {die} 6; active 0").say("0 hide").see("events rolled 1")
    t.see(f"event rolled seat=0 die={die} bonus=0 success={success} why=hide_test", f"hidden 0 {success}")


@pytest.mark.rules("ST-TEST-02", "ST-RISK-08", "ST-RISK-09", "ST-RISK-13", "ST-TILE-26")
def test_what_a_test_is_for() -> None:
    """What success and failure bring depends on what was tested: a rope, hiding, or health on rough ground."""
    ledge = f"{team('climber @1,0')}; cave 0 0; row start/NESW ledge/EW^E; active 0"
    cave(f"{ledge}; dice 6").say("0 rope").see("tile @1,0 ledge/EW^E=", "event roped seat=0", "hidden 0 no", "points 0")
    cave(f"{ledge}; dice 1").say("0 rope").see("tile @1,0 ledge/EW^E", "no event roped", "health 0 3", "points 0")
    cave(f"{ledge}; dice 4").say("0 hide").see("hidden 0 yes", "tile @1,0 ledge/EW^E", "points 0")
    cave(f"{ledge}; dice 3").say("0 hide").see("hidden 0 no", "no event hid", "health 0 3", "points 0")
    rough = f"{team('climber @0,0')}; cave 0 0; row start/NESW rough/NESW; active 0"
    cave(f"{rough}; dice 4").say("0 move E").see("health 0 3", "no event lost", "events rolled 1")
    cave(f"{rough}; dice 3").say("0 move E").see("health 0 2", "event lost seat=0 many=1 why=rough", "active 0", "points 1")


@pytest.mark.rules("ST-R-14", "ST-HAZ-01")
def test_tests_together_are_rolled_from_the_marker_on() -> None:
    """Several who test at once roll in turn order, the holder of the marker first."""
    for marker, order in ((0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])):
        t = cave(f"{team('climber @0,0')}; {ALONE}; marker {marker}; hazards tremor; dice 1 6 6 6; stage hazard")
        t.see("events lost 1", f"event lost seat={marker} many=1 why=tremor")
        assert [seat for seat, _, _ in rolls(t)] == order
    t = cave(f"{team('climber @0,0')}; {ALONE}; deck 0; marker 3; dice 6 6 1 6; stage hazard").see("at 1 devoured")
    assert [seat for seat, _, _ in rolls(t)] == [3, 0, 1, 2]


@pytest.mark.rules("ST-R-14", "ST-R-41", "ST-R-88")
def test_no_die_where_nothing_could_change() -> None:
    """For a Tremor the unconscious, the sheltered and those on the Exit do not roll, nor does after exertion who is there."""
    t = cave(f"{team('bodyguard @0,0', 'medic @0,0', 'leader @2,0', 'scout @1,0 health 0', 'climber @1,0', 'diver submerged')};"
             "cave 0 0; row start/NESW plain/EW exit/W; row water/N . .; stage hazard; hazards tremor; dice 6 6")
    assert rolls(t.see("round 2")) == [(0, "tremor_test", True), (4, "tremor_test", True)]
    t = cave(f"{team('climber @0,0')}; cave 0 0; row start/NESW exit/W; active 0").say("0 exert; 0 move E; 0 end")
    assert rolls(t.see("active 1", "health 0 3", "at 0 @1,0")) == []
    t = cave(f"{team('climber @1,0')}; cave 0 0; row start/NESW exit/W; dice 6; active 0").say("0 exert; 0 move W; 0 end")
    assert rolls(t) == [(0, "exert_test", True)]
    t = cave(f"{team('climber @0,0')}; {ALONE}; stack exit-dead only; active 0").say("0 exert; 0 explore N; 0 end")
    assert rolls(t.see("at 0 @0,1", "tile @0,1 exit/S")) == []


# --- Health ----------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-HP-01", "ST-HP-07", "ST-R-45")
def test_at_no_health_one_is_unconscious() -> None:
    """With the last health lost an explorer is unconscious; what goes beyond it is not counted, then or later."""
    lines = "cave 0 0; row start/NESW gas/NSW; stage hazard; hazards gas*2"
    for health, left, lost in ((3, 1, 2), (2, 0, 2), (1, 0, 1)):
        t = cave(f"{team(f'climber @1,0 health {health}')}; {lines}")
        t.see(f"health 0 {left}", f"event lost seat=0 many={lost} health={left}", f"events fainted {int(not left)}")
        t.say("1 end; 2 end; 3 end").see("round 2" if left else "round 3", f"events skipped {int(not left)}")
    t = cave(f"{team('climber @1,0 health 0')}; {lines}").see("health 0 0", "no event lost", "no event fainted")
    assert t.m.view(None)["health"][0] == 0


@pytest.mark.rules("ST-HP-02", "ST-HP-08", "ST-HP-05", "ST-ACT-15")
def test_the_unconscious_do_nothing() -> None:
    """An unconscious explorer has no turn and obeys no order, but stays in the game until somebody comes and heals."""
    t = cave(f"{team('leader @0,0', 'medic @1,0 health 0', 'climber @0,0')}; cave 0 0; row start/NESW plain/EW; active 0;"
             "hazards flood*2; dice 6")
    t.refused("0 order 1", "ST-HP-02").refused("1 heal 1", "core/not_your_turn").refused("1 move W", "core/not_your_turn")
    t.say("0 end").see("event skipped seat=1", "active 2", "at 1 @1,0", "explorer 1 medic")
    t.say("2 exert; 2 move E; 2 heal 1; 3 end").see("health 1 1", "event woke seat=1")
    t.see("round 2", "active 1", "points 2").can("1 move W", "1 heal 1", "1 dash W")
    cave(f"{team('leader @0,0', 'medic @0,0 health 1')}; {ALONE}; active 0").can("0 order 1")


@pytest.mark.rules("ST-HP-03", "ST-CHAR-26", "ST-CHAR-32")
def test_abilities_sleep_too() -> None:
    """While an explorer is unconscious, what comes with them is gone: Shield, Experienced, Intuition, Recon."""
    gas = "cave 0 0; row start/NESW gas/NSW; stage hazard; hazards gas"
    cave(f"{team('bodyguard @1,0 health 1', 'medic @1,0')}; {gas}").see("health 1 3", "health 0 0")
    cave(f"{team('bodyguard @1,0 health 0', 'medic @1,0')}; {gas}").see("health 1 1")
    for health, after in ((1, "@0,0"), (0, "devoured")):
        t = cave(f"{team(f'leader @0,0 health {health}')}; {ALONE}; deck 0; dice 3 6 6 6; stage hazard").see(f"at 0 {after}")
        t.see(f"event rolled seat=0 die=3 bonus={health} success={'yes' if health else 'no'}")
    t = cave(f"{team('medic @0,0', 'geologist @0,0 health 0')}; {ALONE}; aside rough-cross; stack plain-cross*2 only; active 0")
    t.say("0 explore N").see("tile @0,1 plain/NESW", "aside rough-cross").refused("0 order 1", "core/not_asked")
    placing = f"{ALONE}; drawn plain-tee; stage end; agenda end_game; agenda end_phase; agenda place 0 0 0"
    cave(f"{team('scout @0,0 health 0')}; {placing}").refused("0 recon", "ST-HP-03").can("0 place drawn 1")
    cave(f"{team('scout @0,0')}; {placing}").can("0 recon", "0 place drawn 1")


@pytest.mark.rules("ST-HP-04", "ST-TILE-26", "ST-R-12")
def test_nothing_follows_a_fall() -> None:
    """An explorer who faints in the own turn does no more: points left are lost and a test that was due is dropped."""
    t = cave(f"{team('climber @0,0 health 1')}; cave 0 0; row start/NESW rough/NESW; dice 2; active 0").say("0 exert; 0 move E")
    assert rolls(t.see("health 0 0", "active 1", "points 2", "at 0 @1,0")) == [(0, "rough_test", False)]
    t.refused("0 move W", "core/not_your_turn")
    t = cave(f"{team('engineer @1,0 health 1', 'medic @0,0')}; cave 0 0; row start/NESW cave_in/NW{{2,3}}; dice 2; active 0")
    assert rolls(t.say("0 exert; 0 demolish E").see("health 0 0", "active 1", "tile @1,0 cave_in/NW{2,3}%*E")) == []


@pytest.mark.rules("ST-HP-05")
def test_the_first_health_wakes() -> None:
    """An unconscious explorer who recovers one health is awake at once; somebody awake who is healed was so before."""
    t = cave(f"{team('medic @0,0', 'climber @0,0 health 0', 'leader @0,0 health 2')}; {ALONE}; active 0").say("0 bandage 1")
    t.see("health 1 1", "event healed seat=1 other=0 many=1 health=1", "events woke 1").say("0 bandage 2").see("events woke 1")
    t.say("0 end").see("active 1", "points 2")


@pytest.mark.rules("ST-HP-06", "ST-R-89", "ST-R-17")
def test_health_has_an_upper_limit() -> None:
    """Nobody is healed beyond the health they began with, on the Exit or elsewhere: three, or five for the Bodyguard."""
    lines = "cave 0 0; row exit/E start/NESW; active 0; explorer 2 leader @1,0"
    for where in ("@0,0", "@1,0"):
        t = cave(f"{team(f'medic {where} health 2', f'bodyguard {where} health 3')}; {lines}")
        t.say("0 bandage 1").see("health 1 4").say("0 bandage 1").see("health 1 5").refused("0 bandage 1", "ST-HP-06")
        t.say("0 exert").refused("0 heal 1", "ST-HP-06").refused("0 heal 0", "ST-AP-02")
        t = cave(f"{team(f'medic {where} health 2')}; {lines}").say("0 heal 0").see("health 0 3").refused("0 heal 0", "ST-HP-06")
        cave(f"{team(f'medic {where}')}; {lines}").refused("0 heal 0", "ST-HP-06")


@pytest.mark.rules("ST-HP-09", "ST-R-87")
def test_nobody_is_carried() -> None:
    """Whoever is unconscious stays on their tile, wherever the others go: no action moves somebody else."""
    t = cave(f"{team('medic @0,0', 'climber @0,0 health 0', 'diver @0,0')}; cave 0 0; row start/NESW plain/EW plain/EW; active 0;"
             "hazards flood")
    t.say("0 dash E; 0 step E; 0 end; 2 run E; 2 step E; 2 stop; 2 end")
    t.see("at 0 @2,0", "at 1 @0,0", "at 2 @2,0", "health 1 0")
    assert {text.split()[0] for _, text in penombra.actions("sub_terra", 6)} == \
        {*COST, "exert", "end", "decline", "step", "stop", "place", "recon", "surface", "lair", "next", "towards"}


# --- Action points ------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-AP-01")
def test_two_points_a_turn() -> None:
    """Each conscious explorer has two action points in each Action phase, whoever they are."""
    t = cave(f"{team('leader @0,0', 'diver @0,0', 'bodyguard @0,0 health 1', 'scout @0,0 health 0')}; {ALONE}; active 0;"
             "hazards flood*2")
    for seat in (0, 1, 2, 1, 2, 0): t.see(f"active {seat}", "points 2").say(f"{seat} end")
    t.see("no event turn seat=3", "events skipped 2")


@pytest.mark.rules("ST-AP-02")
def test_actions_are_paid_in_full() -> None:
    """An action costs one point or two, and whoever cannot pay all of it cannot do it."""
    t = cave(f"{team('climber @0,0 health 1')}; cave 0 0; row start/NESW plain/EW; active 0").say("0 move E; 0 move W")
    t.see("points 0").refused("0 move E", "ST-AP-02").refused("0 reveal N", "ST-AP-02").refused("0 hide", "ST-AP-02")
    t = cave(f"{team('climber @0,0 health 1')}; cave 0 0; row start/NESW plain/EW; active 0").say("0 move E")
    t.see("points 1").refused("0 run W", "ST-AP-02").refused("0 heal 0", "ST-AP-02").refused("0 hide", "ST-AP-02").can("0 move W")
    t = cave(f"{team('climber @0,0 health 1')}; {ALONE}; active 0").say("0 heal 0").see("points 0", "health 0 2")


@pytest.mark.rules("ST-AP-02", "ST-R-15")
def test_what_actions_cost() -> None:
    """Reveal, Move and Explore cost 1, the other common actions 2, special ones 1, Dive and Demolish 2; exertion nothing."""
    assert penombra.new("sub_terra", 4, seed=1).view(None)["house"]["cost"] == COST
    table = ("cave -1 1; row . . water/S~ .; row slide/EW^E start/NESW plain/NESW plain/W; row . . squeeze/NS .; active 0;"
             "dice 6 6; stack plain-cross*9 only; explorer 1 scout @2,0; explorer 2 bodyguard @2,0; explorer 3 leader @2,0")
    for explorer, script, cost in (
            ("medic @2,0", "run W", 2), ("medic @2,0 health 1", "heal 0", 2), ("medic @1,0", "swim N", 2),
            ("medic @1,0", "squeeze S", 2), ("medic @2,0", "hide", 2), ("medic @-1,0", "rope", 2), ("diver @1,1", "dive", 2),
            ("engineer @2,0", "demolish E", 2), ("medic @2,0", "move W", 1), ("medic @0,0", "reveal S", 1),
            ("medic @0,0", "explore S", 1), ("medic @2,0", "dash W", 1), ("climber @-1,0", "carabiner", 1),
            ("medic @2,0", "exert", -1)):
        cave(f"{team(explorer)}; {table}").say(f"0 {script}").see(f"points {2 - cost}")
    debris = "cave 0 0; row start/NESW cave_in/NW{1,2}%; active 0; horror @1,0"
    for explorer, script, cost in (("medic", "dig E", 2), ("geologist", "excavate E", 1), ("bodyguard", "assault E", 1),
                                   ("leader", "order 1", 1), ("medic", "bandage 1", 1)):
        cave(f"{team(f'{explorer} @0,0', 'diver @0,0 health 1')}; {debris}").say(f"0 {script}").see(f"points {2 - cost}")


@pytest.mark.rules("ST-AP-03")
@pytest.mark.parametrize("name", list(SPECIAL))
def test_special_actions_are_for_their_explorer(name: str) -> None:
    """Everybody can choose among the ten common actions, and besides them only what stands on the own board."""
    friend = "medic" if name == "leader" else "leader"
    lines = f"{team(f'{name} @1,0 health 1', f'{friend} @1,0 health 1')}; cave 0 1; horror @2,0; active 0"
    water = cave(f"{lines}; row . cave_in/SW{{1,2}}% .; row plain/E water/EW water/W")
    ledge = cave(f"{lines}; row . cave_in/SW{{1,2}}% .; row plain/E ledge/EW^E water/W")
    can = {o.verb for t in (water, ledge) for o in t.m.options(0)}
    assert can - set(COMMON) == {*SPECIAL[name], "exert", "end"} and {"move", "run", "heal", "hide", "rope"} <= can
    assert {o.verb for o, _ in water.m.candidates(0)} >= set(COMMON)


@pytest.mark.rules("ST-AP-03")
def test_special_actions_of_others_are_refused() -> None:
    """What stands on somebody else's board is neither offered nor on show, and refused when said."""
    follows = {"excavate": " here", "bandage": " 1", "order": " 1", "demolish": " W", "dash": " N", "assault": " N"}
    for name, own in SPECIAL.items():
        t = cave(f"{team(f'{name} @0,0')}; cave 0 1; row plain/S; row water/NES; active 0")
        for verb in sorted({verb for row in SPECIAL.values() for verb in row} - set(own)):
            t.refused(f"0 {verb}{follows.get(verb, '')}", "core/not_asked")


@pytest.mark.rules("ST-AP-04")
def test_actions_one_at_a_time() -> None:
    """The next action is chosen when the result of the last is on the table: a tile seen, a die rolled."""
    t = cave(f"{team('climber @0,0')}; {ALONE}; stack water-cross squeeze-straight; dice 1; active 0").say("0 reveal N")
    t.see("tile @0,1 water/NESW", "asked 0 act", "points 1").can("0 move N", "0 reveal E").say("0 reveal E")
    t.see("tile @1,0 squeeze/EW", "asked 0 act").refused("0 move E", "ST-AP-02").say("0 exert").can("0 move E", "0 move N")
    t = cave(f"{team('climber @0,0')}; {ALONE}; dice 1; active 0").say("0 hide").see("hidden 0 no", "asked 0 act").can("0 exert")


@pytest.mark.rules("ST-AP-05")
def test_actions_may_be_repeated() -> None:
    """The same action may be done again and again in a turn; an Order may not, as it says itself."""
    t = cave(f"{team('climber @0,0')}; cave 0 0; row start/NESW plain/EW; dice 6; active 0")
    t.say("0 move E; 0 move W; 0 exert; 0 move E").see("events moved 3")
    t = cave(f"{team('medic @0,0', 'climber @0,0 health 0')}; {ALONE}; active 0")
    t.say("0 bandage 1; 0 bandage 1").see("health 1 2")
    t = cave(f"{team('leader @0,0', 'climber @0,0')}; {ALONE}; active 0").say("0 order 1; 1 decline")
    t.refused("0 order 1", "ST-CHAR-28").can("0 reveal N")


@pytest.mark.rules("ST-AP-06", "ST-R-18")
def test_points_are_not_kept() -> None:
    """A turn may be ended at any time; points left over are lost, and the next turn has two again."""
    lines = f"{team('climber @0,0')}; cave 0 0; row start/NESW plain/EW; active 0; hazards flood*3; dice 6 6"
    for script in ("0 end", "0 move E; 0 end", "0 exert; 0 end", "0 exert; 0 move E; 0 end", "0 move E; 0 move W; 0 end"):
        t = cave(lines).say(script).see("active 1", "points 2", "event turn_over seat=0")
        t.say("1 end; 2 end; 3 end; 1 end; 2 end; 3 end").see("active 0", "points 2", "round 2").can("0 exert")
    t = cave(f"{team('climber @0,0')}; cave 0 0; row start/NESW; active 3; marker 0; dice 1 6; hazards flood")
    t.say("3 exert; 3 hide")
    t.m.answer(3, t.m.read(3, "end"))            # the exertion test is due, the turn is over
    view = t.m.view(None)
    assert t.m.asked == {-1: "exert_test"} and (view["active"], view["points"], view["exerted"]) == (None, 0, False)
    assert (view["tried_hide"], view["tried_rope"], view["has_ordered"]) == ("no", "no", False)


# --- Exertion -----------------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-AP-07", "ST-AP-09", "ST-R-13")
def test_one_more_point() -> None:
    """Once in the own turn, before, between or after actions, an explorer may take a third point, and no fourth."""
    lines = f"{team('climber @0,0', 'medic @0,0', 'leader @0,0 health 0')}; cave 0 0; row start/NESW plain/NESW; active 0; dice 6"
    for before, points in (("", 3), ("0 move E; ", 2), ("0 move E; 0 move W; ", 1)):
        t = cave(lines).refused("1 exert", "core/not_your_turn").refused("2 exert", "core/not_your_turn").say(f"{before}0 exert")
        t.see(f"points {points}", f"event exerted seat=0 points={points}").refused("0 exert", "ST-AP-09")
        t.can("0 reveal N")
    t = cave(lines).say("0 exert; 0 move E; 0 move W; 0 move E")
    t.see("events moved 3", "at 0 @1,0", "active 1", "events exerted 1")
    t.say("1 exert; 1 end; 3 end").see("events exerted 2", "round 2", "active 1", "points 2")


@pytest.mark.rules("ST-AP-08")
def test_what_the_third_point_pays_for() -> None:
    """The third point pays for an action of one point, or joins one that is left to pay for an action of two."""
    lines = f"{team('climber @0,0 health 1')}; cave 0 0; row start/NESW plain/EW; active 0; dice 6 6"
    t = cave(lines).say("0 heal 0; 0 exert").see("points 1").refused("0 run E", "ST-AP-02").refused("0 heal 0", "ST-AP-02")
    t.say("0 move E").see("at 0 @1,0", "health 0 2", "active 1")
    t = cave(lines).say("0 move E").refused("0 heal 0", "ST-AP-02").say("0 exert; 0 heal 0").see("health 0 2", "active 1")
    cave(lines).say("0 exert; 0 run E; 0 stop").see("points 1").can("0 move W").refused("0 run W", "ST-AP-02")


@pytest.mark.rules("ST-AP-10", "ST-R-13", "ST-TEST-02")
def test_the_price_of_exertion() -> None:
    """Whoever exerted tests at the end of that turn, even with the point unused: failing costs one health."""
    lines = f"{team('climber @0,0', 'medic @0,0')}; cave 0 0; row start/NESW plain/EW; active 0; hazards flood"
    for script, dice in (("0 exert; 0 end", ""), ("0 move E; 0 move W; 0 exert; 0 move E", ""), ("0 hide; 0 exert; 0 end", "6 ")):
        for die, left in ((1, 2), (3, 2), (4, 3), (6, 3)):
            t = cave(f"{lines}; dice {dice}{die}").say(script).see(f"health 0 {left}", "active 1")
            assert rolls(t)[-1] == (0, "exert_test", die > 3)
            t.see("no event lost" if die > 3 else "event lost seat=0 many=1 why=exert")
    cave(f"{lines}; dice 1 1").say("0 move E; 0 end").see("events rolled 0", "health 0 3")
    t = cave(f"{lines}; dice 1").say("0 exert; 0 end; 1 end; 2 end; 3 end").see("events rolled 1", "health 0 2", "round 2")


@pytest.mark.rules("ST-AP-11", "ST-AP-10")
def test_the_test_comes_last() -> None:
    """The test for exertion comes after all actions; failing it takes nothing back of what was done."""
    hall = "cave 0 0; row start/NESW plain/EW plain/EW plain/EW"
    t = cave(f"{team('climber @0,0 health 1', 'medic @1,0')}; {hall}; active 0; dice 3")
    t.say("0 exert; 0 move E").see("no event rolled").say("0 move E").see("no event rolled").say("0 move E")
    t.see("at 0 @3,0", "health 0 0", "event fainted seat=0 why=exert", "active 1")
    assert told(t, "moved", "exerted", "rolled", "turn_over", "lost") == \
        ["exerted", "moved", "moved", "moved", "turn_over", "rolled", "lost"]


# --- What cannot be done ------------------------------------------------------------------------------------------

@pytest.mark.rules("ST-R-16")
def test_no_second_try_in_a_turn() -> None:
    """A rope or hiding is tried once a turn: two tries would cost four points, and a third point is all there is."""
    lines = f"{team('climber @1,0')}; cave 0 0; row start/NESW ledge/EW^E; active 0"
    cave(f"{lines}; dice 5").say("0 hide").see("hidden 0 yes").refused("0 hide", "ST-R-16")
    for try_ in ("rope", "hide"):
        t = cave(f"{lines}; dice 1").say(f"0 {try_}").refused(f"0 {try_}", "ST-R-16").say("0 exert").see("points 1")
        t.refused(f"0 {try_}", "ST-R-16").refused(f"0 {'hide' if try_ == 'rope' else 'rope'}", "ST-AP-02")


@pytest.mark.rules("ST-R-17", "ST-HP-06", "ST-CHAR-23")
def test_actions_without_effect_are_refused() -> None:
    """Healing the healthy, digging nothing, a second rope, Assault or Order without anybody, Demolish without a wall."""
    lines = "cave 0 1; row . plain/S; row ledge/EW^E= start/NESW; active 0"
    t = cave(f"{team('medic @1,0', 'diver @1,0')}; {lines}").refused("0 heal 0", "ST-HP-06").refused("0 heal 1", "ST-HP-06")
    t.refused("0 dig W", "ST-R-17").refused("0 dig here", "ST-R-17").refused("0 dig E", "ST-R-17")
    t.refused("0 bandage 1", "ST-HP-06")
    cave(f"{team('climber @0,0')}; {lines}").refused("0 rope", "ST-R-17").refused("0 carabiner", "ST-R-17")
    cave(f"{team('geologist @1,0')}; {lines}").refused("0 excavate W", "ST-R-17").refused("0 excavate here", "ST-R-17")
    cave(f"{team('bodyguard @1,0')}; {lines}; horror @1,1").can("0 assault N").refused("0 assault W", "ST-CHAR-23")
    cave(f"{team('engineer @1,0')}; {lines}").refused("0 demolish N", "ST-R-74").refused("0 demolish E", "ST-R-74")
    cave(f"{team('engineer @1,1')}; {lines}").can("0 demolish N")
    cave(f"{team('engineer @1,1')}; {lines}; explosives 0").refused("0 demolish N", "ST-COMP-07")
    shut = cave(f"{team('leader @0,0', 'engineer @0,1', 'diver submerged', 'medic @0,0 health 0')}; cave 0 1;"
                "row plain/S .; row cave_in/NEW{1,2}% water/W; active 0")
    shut.refused("0 order 1", "ST-R-17").refused("0 order 0", "ST-CHAR-27").refused("0 order 2", "ST-R-79")
    shut.refused("0 order 3", "ST-HP-02")


@pytest.mark.rules("ST-R-17", "ST-RISK-09")
def test_everybody_may_hide() -> None:
    """Only Hide may be done where it changes nothing: by the Scout, on the Exit, and by somebody hidden by then."""
    lines = "cave 0 0; row start/NESW exit/W; active 0; dice 4; hazards flood"
    for explorer in ("scout @0,0", "medic @1,0", "scout @1,0"):
        cave(f"{team(explorer)}; {lines}").can("0 hide").say("0 hide").see("hidden 0 yes", "points 0")
    cave(f"{team('medic @0,0 hidden')}; {lines}").can("0 hide")


# --- With other numbers ---------------------------------------------------------------------------------------------

def with_own(lines: str, file: str, row: str, number: int, *said: str) -> penombra.Match:
    """A cave by a person's own content, in which one number is another; and what is said in it, chance's words as of seat -1."""
    text = re.sub(rf"(^\[{row}\]\n(?:[^\[]*\n)?(?:cost|value) = )\d", rf"\g<1>{number}",
                  (load("sub_terra").folder / f"{file}.toml").read_text("utf-8"), flags=re.M)
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, f"{file}.toml").write_text(text, "utf-8")
        m = penombra.position("sub_terra", cave(lines).m.position(), content=folder)
    for words in said:
        seat, answer = words.split(maxsplit=1)
        m.answer(int(seat), m.read(int(seat), answer))
    return m


@pytest.mark.rules("ST-HP-06", "ST-R-89")
def test_what_is_too_much_is_not_healed() -> None:
    """Even where healing gives back more than one, nobody rises above the health they began with."""
    lines = f"{team('medic @0,0 health 2', 'bodyguard @0,0 health 1')}; {ALONE}; active 0"
    m = with_own(lines, "numbers", "heal", 3, "0 heal 0")
    assert m.view(None)["health"][0] == 3 and m.events(None)[-1]["many"] == 1
    assert with_own(lines, "numbers", "heal", 3, "0 heal 1").view(None)["health"][1] == 4


@pytest.mark.rules("ST-R-12", "ST-R-79", "ST-PROC-07")
def test_an_order_ends_with_the_leaders_turn() -> None:
    """If the Leader falls by what was ordered, the turn is over, and from then on nobody acts by order any more."""
    lines = (f"{team('leader @0,0 health 1', 'engineer @0,0', 'medic @1,0', 'scout @1,0')}; active 0; cave 0 0;"
             "row cave_in/NE{2,3} plain/EW")
    view = with_own(lines, "actions", "demolish", 1, "0 order 1", "1 demolish S", "-1 roll 2").view(None)
    assert (view["health"][0], view["active"], view["ordered"]) == (0, 1, None)


@pytest.mark.rules("ST-R-79", "ST-R-56")
def test_what_is_tried_by_order_counts_for_no_turn() -> None:
    """A try by order is of no own turn: neither the Leader's row of tries grows by it nor that of the one who tried."""
    lines = f"{team('leader @0,0', 'medic @0,0')}; {ALONE}; active 0"
    m = with_own(lines, "actions", "hide", 1, "0 order 1", "1 hide", "-1 roll 1")
    assert not m.why_not(0, m.read(0, "hide"))
    m.answer(0, m.read(0, "end"))
    assert m.view(None)["hid"] == [0, 0, 0, 0]
