"""The box: tiles, cards, explorers and pieces, and what follows from how many there are."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import penombra
from kit import Table, cave
from penombra import load

SHAPES = {                                   # kind: dead ends, straights, corners, tees, crosses
    "start": "0 0 0 0 1", "exit": "1 0 0 0 0", "plain": "2 4 4 3 3", "water": "0 4 0 2 2", "gas": "0 0 6 2 0",
    "cave_in": "0 0 4 8 0", "horror": "6 0 2 0 0", "squeeze": "0 3 0 0 0", "ledge": "0 3 0 0 0", "slide": "0 3 0 0 0",
    "rough": "0 0 0 0 3"}
PAIRS = {"corner": "36 26 15 14", "tee": "23 16 35 45 13 46 25 24"}          # the numbers of the Cave-in tiles
HAZARDS = ["tremor", "flood", "gas", "cave_in", "horror"]
HEALTH = {"diver": 3, "scout": 3, "geologist": 3, "engineer": 3, "climber": 3, "medic": 3, "bodyguard": 5, "leader": 3}
ALONE = "seats 4; cave 0 0; row start/NESW"


def rows(table: str) -> list[dict[str, Any]]:
    """The rows of a table of the content."""
    found: list[dict[str, Any]] = list(load("sub_terra").tables[table].values())
    return found


def rounds(t: Table, many: int = 1) -> Table:
    """Everybody does nothing until so many rounds are over."""
    last = t.m.view(None)["round"] + many
    while t.m.outcome is None and t.m.view(None)["round"] < last: t.say(f"{min(t.m.waiting)} end")
    return t


@pytest.mark.rules("ST-COMP-01")
def test_sixty_six_tiles() -> None:
    """The box has 64 Cave tiles, one Start and one Exit; all but the Start make up the stack."""
    assert sum(row["copies"] for row in rows("tiles")) == 66
    assert sum(row["copies"] for row in rows("tiles") if row["kind"] not in ("start", "exit")) == 64
    for seats in (4, 5, 6):
        cave(f"seats {seats}; stage setup").see("tiles 66", "tiles start 1", "tiles exit 1")
        m = penombra.new("sub_terra", seats, seed=1, options={"explorers": [e for e in HEALTH if e != "geologist"][:seats]})
        assert m.view(None)["built"] == sum(m.view(None)["stock"].values()) == 65
        assert "start-cross" not in m.view(None)["stock"] and m.view(None)["stock"]["exit-dead"] == 1


@pytest.mark.rules("ST-COMP-02")
def test_thirty_hazard_cards_and_out_of_time() -> None:
    """There are thirty Hazard cards and one Out of Time: it comes once, and no card after it."""
    assert sum(row["copies"] for row in rows("hazards")) == 30
    t = cave(f"{ALONE}; deck 1; hazards tremor; dice 6 6 6 6 6 6 6 6 6 6 6 6; stage hazard")
    rounds(t.see("deck 0", "events hazard 1", "no event out_of_time"), 2)
    t.see("round 4", "events hazard 1", "events out_of_time 1")


@pytest.mark.rules("ST-COMP-03")
def test_eight_explorers() -> None:
    """There are eight explorers, each of them once: whoever is dealt to a seat is dealt to no other."""
    assert list(load("sub_terra").tables["explorers"]) == list(HEALTH)
    m = penombra.new("sub_terra", 6, chance="manual", options={"first": 0})
    left = list(HEALTH)
    for s in range(6):
        assert [str(o) for o in m.options(-1)] == [f"deal {name}" for name in left]
        m.answer(-1, m.read(-1, f"deal {left.pop(s % 2)}"))
    team = m.view(None)["role"]
    assert len(set(team)) == 6 and set(team) <= set(HEALTH)


@pytest.mark.rules("ST-COMP-05")
def test_debris_and_floods_for_every_tile() -> None:
    """All eight Water tiles can be flooded at once, and all twelve Cave-in tiles can be blocked at once."""
    t = cave("seats 4; cave 0 0; hazards flood; stage hazard;"
             "row start/NESW water/EW water/EW water/EW water/EW water/NEW water/NEW water/NESW water/NESW")
    t.see("tiles water 8", "events flooded 8")
    pairs = [(shape, pair) for shape, told in PAIRS.items() for pair in told.split()]
    tiles = " ".join(f"cave_in/{'NE' if shape == 'corner' else 'NEW'}{{{pair[0]},{pair[1]}}}" for shape, pair in pairs)
    t = cave(f"seats 4; cave 0 0; row start/NESW {tiles}; deck 5; hazards cave_in*5; dice 1 2 3 4 5; stage hazard")
    rounds(t.see("tiles cave_in 12", "events blocked 4"), 4).see("events blocked 12")
    assert [tile["debris"] for tile in t.m.view(None)["tiles"]] == [False] + [True] * 12


@pytest.mark.rules("ST-COMP-06")
def test_a_rope_for_every_ledge_and_slide() -> None:
    """All three Ledges and all three Slides can have a rope at once."""
    names = [name for name in HEALTH if name not in ("geologist", "climber")]
    team = "; ".join(f"explorer {s} {name} @{s},0" for s, name in enumerate(names))
    t = cave(f"seats 6; {team}; cave 0 0; row ledge/NS^N ledge/NS^S ledge/EW^E slide/NS^N slide/NS^S slide/EW^W;"
             "dice 6 6 6 6 6 6; active 0")
    for s in range(6): t.say(f"{s} rope; {s} end")
    t.see("tiles ledge 3", "tiles slide 3", "events roped 6")
    assert all(tile["rope"] for tile in t.m.view(None)["tiles"])


@pytest.mark.rules("ST-COMP-07", "ST-TILE-28")
def test_three_explosives() -> None:
    """Three walls can be blasted in a game, each opens a way for good, and there is no fourth."""
    t = cave("seats 4; explorer 0 engineer @0,0; explorer 1 leader @0,1; explorer 2 medic @0,1; explorer 3 scout @0,1;"
             "cave -1 1; row . start/NESW .; row plain/NS plain/N plain/NS; row . plain/EW .; active 0; dice 1 1 1;"
             "hazards flood*4")
    for n, side in enumerate("ESW"):
        t.see(f"explosives {3 - n}", "links @0,0 " + ("N", "NE", "NES")[n]).say(f"0 demolish {side}")
        t.see("links @0,0 " + ("NE", "NES", "NESW")[n])
        while t.m.asked != {0: "act"} or t.m.view(None)["points"] < 2: t.say(f"{min(t.m.waiting)} end")
    t.see("explosives 0", "events blasted 3").refused("0 demolish N", "ST-COMP-07")
    t.say("0 move W; 0 move E").see("at 0 @0,0", "links @-1,0 E", "links @1,0 W", "links @0,-1 N")


@pytest.mark.rules("ST-COMP-08")
def test_three_horrors() -> None:
    """A fourth Horror never comes, however many Horror tiles there are."""
    lines = ("seats 4; option tie_choices auto; horror @5,0; horror @5,0; deck 1; stage hazard; cave 0 0;"
             "row start/NESW plain/EW plain/EW plain/EW plain/EW plain/NESW horror/W; row . . . . . horror/N .")
    cave(f"{lines}; hazards horror").see("event horror_came horror=2", "horrors @4,0 @4,0 @6,0")
    cave(f"{lines}; horror @5,0; hazards horror").see("event no_horror", "no event horror_came", "horrors @4,0 @4,0 @4,0")


@pytest.mark.rules("ST-COMP-09")
def test_one_die() -> None:
    """There is one die with six faces, each as likely as the next."""
    t = cave(f"{ALONE}; active 0")
    t.m.answer(0, t.m.read(0, "hide"))
    assert [str(o) for o in t.m.options(-1)] == [f"roll {n}" for n in range(1, 7)] and t.m.weights() == [1] * 6
    text = cave(f"{ALONE}; active 0").m.position()
    seen: Counter[int] = Counter()
    for seed in range(120):
        m = penombra.position("sub_terra", text, seed=seed)
        m.answer(0, m.read(0, "hide"))
        seen[next(e["die"] for e in m.events(None) if e["kind"] == "rolled")] += 1
    assert sorted(seen) == [1, 2, 3, 4, 5, 6] and max(seen.values()) < 3 * min(seen.values())


@pytest.mark.rules("ST-COMP-10", "ST-R-06", "ST-SETUP-06")
def test_twenty_health_markers() -> None:
    """Everybody begins with three health, the Bodyguard with five: six explorers never need more than twenty."""
    assert {name: row["health"] for name, row in load("sub_terra").tables["explorers"].items()} == HEALTH
    for team in (["medic", "bodyguard", "leader", "scout", "engineer", "diver"], ["geologist", "climber", "scout", "leader"]):
        m = penombra.new("sub_terra", len(team), seed=3, options={"explorers": team})
        assert m.view(None)["health"] == [HEALTH[name] for name in team] and sum(m.view(None)["health"]) <= 20
    assert sum(sorted(HEALTH.values())[-6:]) == 20


@pytest.mark.rules("ST-COMP-11", "ST-R-05")
@pytest.mark.parametrize("kind", list(SHAPES))
def test_tiles_of_a_kind(kind: str) -> None:
    """Each kind of tile has its number of copies, and its dead ends, straights, corners, tees and crosses."""
    shapes = ("dead", "straight", "corner", "tee", "cross")
    counts = {shape: int(n) for shape, n in zip(shapes, SHAPES[kind].split(), strict=True)}
    found: Counter[str] = Counter()
    for row in rows("tiles"):
        if row["kind"] == kind: found[row["shape"]] += row["copies"]
    assert found == +Counter(counts)
    t = cave("seats 4; stage setup").see(f"tiles {kind} {sum(counts.values())}")
    if kind != "cave_in": t.see(*(f"tiles {kind}-{shape} {n}" for shape, n in counts.items()))


@pytest.mark.rules("ST-R-05", "ST-TILE-14")
def test_numbers_of_the_cave_in_tiles() -> None:
    """Each Cave-in tile bears two different numbers, no two tiles the same, and each number stands on four tiles."""
    t = cave("seats 4; stage setup")
    for shape, told in PAIRS.items():
        for pair in told.split(): t.see(f"tiles cave_in-{shape}-{''.join(sorted(pair))} 1")
    found = [row["dice"] for row in rows("tiles") if row["kind"] == "cave_in"]
    assert len(found) == 12 and all(len(set(dice)) == 2 for dice in found)
    assert Counter(n for dice in found for n in dice) == {n: 4 for n in range(1, 7)}


@pytest.mark.rules("ST-COMP-12", "ST-COMP-13")
def test_kinds_of_hazards() -> None:
    """Of each of the five kinds there are five single cards and one that counts twice, which Normal leaves out."""
    found: Counter[tuple[str, int]] = Counter()
    for row in rows("hazards"):
        found[row["kind"], row["strength"]] += row["copies"]
        if row["strength"] == 2: assert row["levels"] == ["advanced", "expert"]
    assert found == {(kind, strength): 5 if strength == 1 else 1 for kind in HAZARDS for strength in (1, 2)}
    for level, doubles in (("normal", 0), ("advanced", 1), ("expert", 1)):
        cave(f"seats 4; option difficulty {level}; stage setup").see(*(f"pool {kind}_x2 {doubles}" for kind in HAZARDS))
