"""The box: people, Foes, cards and tokens, how many of each, and which of them are known."""
from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import penombra
from kit import town
from penombra import find, load
from penombra.content import Trial

PEOPLE = {"lucas": "Lucas Sinclair", "mike": "Mike Wheeler", "dustin": "Dustin Henderson", "hopper": "Jim Hopper",
          "nancy": "Nancy Wheeler", "joyce": "Joyce Byers"}
SCENES, CARDS, ITEMS, ALLIES = {1: 25, 2: 27}, 48, 15, 8
DATA = ["actions", "allies", "cards", "characters", "foes", "items", "locations", "numbers", "powers", "roads", "scenes",
        "seasons", "slots", "tokens"]


def rows(table: str, season: int = 0) -> dict[str, dict[str, Any]]:
    """The rows of a table of the content; those of a Season."""
    return {name: row for name, row in load("upside_down").tables[table].items() if not season or season in row["seasons"]}


def new(seats: int = 3, **options: object) -> penombra.Match:
    return penombra.new("upside_down", seats, seed=5, options=options)


def boxed(changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    """Set up with other content: table, row and key, and what stands there."""
    tables = deepcopy(load("upside_down").tables)
    for (table, row, key), value in changes.items(): tables[table][row][key] = value
    trial = Trial(tables)
    find("upside_down").of(trial).set_up(seats, options, trial)


def too_small(rule: str, changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    with pytest.raises(penombra.BadSetup) as no: boxed(changes, seats, **options)
    assert (no.value.argument, no.value.rule) == ("content", rule)


# --- What is in it --------------------------------------------------------------------------------------

@pytest.mark.rules("UD-COMP-01")
def test_six_characters() -> None:
    """There are six Characters, each of them once: whoever is dealt to a seat is dealt to no other."""
    assert {name: row["title"]["en"] for name, row in rows("characters").items()} == PEOPLE
    m = penombra.new("upside_down", 4, chance="manual", options={"first": 0})
    left = sorted(PEOPLE)
    for s in range(4):
        assert sorted(str(o) for o in m.options(-1)) == [f"deal {name}" for name in left] and set(m.weights()) == {1}
        m.answer(-1, m.read(-1, f"deal {left.pop(s % 2)}"))
    team = m.view(None)["role"]
    assert len(set(team)) == 4 and all(m.view(None)["at"])
    assert set(m.view(None)["house"]["characters"]) == set(PEOPLE)


@pytest.mark.rules("UD-COMP-02")
def test_one_eleven() -> None:
    """One tracker says which Act it is: it is the same for all, whoever made it advance."""
    t = town("seats 2; hand 0 1 1; hand 1 1 1; stage refill; act 2; deck 2; next scene flickering_lights")
    t.see("act 3", "event reshuffled act=3")
    assert [t.m.view(who)["act"] for who in (None, 0, 1)] == [3, 3, 3]


@pytest.mark.rules("UD-COMP-03")
def test_a_board_with_two_sides() -> None:
    """Each Season has a side of its own, and no third one is there."""
    sides = [set(new(season=season).view(None)["house"]["places"]) for season in (1, 2)]
    assert [len(side) for side in sides] == [12, 12] and len(sides[0] - sides[1]) == len(sides[1] - sides[0]) == 6
    assert new().view(None)["house"]["season"] == 1
    with pytest.raises(penombra.BadSetup) as no: new(season=3)
    assert no.value.argument == "season"


@pytest.mark.rules("UD-COMP-04")
def test_seven_foes() -> None:
    """One Demogorgon and two Patrols belong to Season 1, four Demodogs to Season 2."""
    assert {kind: row["figures"] for kind, row in rows("foes").items()} == {"demogorgon": 1, "patrol": 2, "demodog": 4}
    assert list(new(season=1).view(None)["foe"]) == ["demogorgon", "patrol_1", "patrol_2"]
    assert list(new(season=2).view(None)["foe"]) == [f"demodog_{n}" for n in (1, 2, 3, 4)]


@pytest.mark.rules("UD-COMP-05")
@pytest.mark.parametrize("season", [1, 2])
def test_scene_cards(season: int) -> None:
    """Season 1 has 25 Scenes and Season 2 has 27, and all of them are in its deck."""
    assert sum(row["copies"] for row in rows("scenes", season).values()) == SCENES[season]
    t = town(f"seats 2; option season {season}; stage setup").see(f"pile scenes {SCENES[season]}", "pile seen 0")
    t.see(*(f"pile scenes {name} {row['copies']}" for name, row in rows("scenes", season).items()))


@pytest.mark.rules("UD-COMP-06")
@pytest.mark.parametrize("season", [1, 2])
def test_eight_allies(season: int) -> None:
    """Eight Allies belong to a Season: two wait from the start, six are in the deck."""
    assert len(rows("allies", season)) == ALLIES
    found = Counter(new(season=season).view(None)["ally"].values())
    assert found == {"deck": 6, "ally_school": 1, "ally_byers": 1}
    assert set(new(season=season).view(None)["ally"]) == set(rows("allies", season))


@pytest.mark.rules("UD-COMP-07", "UD-COMP-08")
@pytest.mark.parametrize("season", [1, 2])
def test_items_and_action_cards(season: int) -> None:
    """The same fifteen Items and 48 Action cards serve both Seasons."""
    assert sum(row["copies"] for row in rows("items").values()) == ITEMS
    assert sum(row["copies"] for row in rows("cards").values()) == CARDS
    team = 'option characters ["mike","nancy","joyce"]'
    town(f"seats 3; option season {season}; {team}; stage setup").see("pile items 15", f"pile deck {CARDS - 3 * 5}")
    lines = f"seats 2; option season {season}; hand 0 1; stage act"
    town(lines).see("pile items 15", f"pile deck {CARDS - 1}", *(f"pile items {name} 1" for name in rows("items")))
    for name in rows("items"): town(f"{lines}; owns 0 {name}").see(f"owns 0 {name}", "pile items 14", f"pile items {name} 0")


@pytest.mark.rules("UD-COMP-09", "UD-COMP-10")
def test_seventy_seven_tokens() -> None:
    """Of 77 tokens five show the Demogorgon and 72 a number; all are on the board or in the pool."""
    copies = {face: row["copies"] for face, row in rows("tokens").items()}
    assert sum(copies.values()) == 77 and copies["demogorgon"] == 5 and sum(copies.values()) - copies["demogorgon"] == 72
    assert all(row["value"] == int(face) for face, row in rows("tokens").items() if face != "demogorgon")
    town("seats 2; hand 0 1; stage act").see("pile pool 77", *(f"pile pool {face} {n}" for face, n in copies.items()))
    for season, all_of_them in ((1, 77), (2, 72)):
        t = town(f"seats 2; option season {season}; stage setup").see("running")
        lying = sum(stack["size"] for stack in t.m.view(None)["stacks"].values())
        t.see(f"pile pool {all_of_them - lying}", "pile bag 0")


@pytest.mark.rules("UD-COMP-11")
def test_a_fear_tracker_each() -> None:
    """Everybody at a full table has a Fear tracker, and it moves for its own Character only."""
    t = town("seats 4; person 0 mike police; person 1 nancy main; person 2 hopper lab; person 3 joyce castle; stage scenes;"
             "next scene flickering_lights").see("fear 0 1", "fear 1 0", "fear 2 0", "fear 3 0")
    assert t.m.view(None)["fear"] == [1, 0, 0, 0]


@pytest.mark.rules("UD-COMP-12")
def test_a_hundred_and_thirty_one_cards() -> None:
    """Scenes, Allies, Items and Action cards of both Seasons are 131 cards."""
    many = sum(sum(row["copies"] for row in rows("scenes", season).values()) + len(rows("allies", season)) for season in (1, 2))
    assert many + sum(row["copies"] for table in ("items", "cards") for row in rows(table).values()) == 131


# --- What is known of it ----------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-01", "UD-COMP-05", "UD-COMP-06", "UD-COMP-07", "UD-COMP-10")
def test_what_is_reconstructed_says_so() -> None:
    """Each row of the content tells whether it is known; most cards are a reconstruction, and say which parts are not."""
    for table in DATA:
        for name, row in rows(table).items():
            assert row["status"] in ("verified", "deduced", "reconstructed"), f"{table}: {name}"
            assert (row["source"] == "our reconstruction") == (row["status"] == "reconstructed"), f"{table}: {name}"
    for table in ("cards", "scenes", "items", "allies", "powers", "characters"):
        assert all(row["status"] == "reconstructed" for row in rows(table).values()), table
    known = {table: {name for name, row in rows(table).items() if "title" in row.get("parts", {})} for table in DATA}
    assert known["scenes"] == {"end_of_day", "growing_vines"} and known["items"] == {"gasoline"}
    assert {"officer_powell", "jonathan_byers"} <= known["allies"]
    for name in ("officer_powell", "jonathan_byers"): assert rows("allies")[name]["parts"]["effects"] == "verified"
    assert rows("tokens")["demogorgon"]["status"] == "verified" and rows("tokens")["3"]["status"] == "reconstructed"


@pytest.mark.rules("UD-R-01", "UD-COMP-08")
def test_what_is_reconstructed_can_be_replaced() -> None:
    """The data are content: with other cards, roads and Fear tracks the same rules are played."""
    tables = deepcopy(load("upside_down").tables)
    tables["characters"]["lucas"]["terror"], tables["cards"]["3"]["copies"] = 12, 14
    tables["roads"]["police-lab"] = {"seasons": [1], "ends": ["police", "lab"], "fear": 2}
    trial = Trial(tables)
    g, _ = find("upside_down").of(trial).set_up(2, {}, trial)
    house = g.house                                                          # type: ignore[attr-defined]
    assert house.terror[house.names.characters.index("lucas")] == 12 and sum(house.cards) == 58
    places = house.names.locations
    assert g.road(places.index("police"), places.index("lab")) == 1 + 2      # type: ignore[attr-defined]


@pytest.mark.rules("UD-COMP-01", "UD-COMP-08", "UD-COMP-09", "UD-SETUP-06", "UD-S1-SETUP-01")
def test_a_box_has_enough_in_it() -> None:
    """With other content there must be a Character and a hand for everybody, and Allies and tokens for the slots."""
    boxed({})
    few: dict[tuple[str, str, str], object] = {("cards", name, "copies"): 0 for name in rows("cards") if name != "1"}
    boxed(few | {("cards", "1", "copies"): 20})
    too_small("UD-COMP-08", few | {("cards", "1", "copies"): 19})
    boxed(few | {("cards", "1", "copies"): 19}, 3)
    alone: dict[tuple[str, str, str], object] = {("allies", name, "seasons"): [2] for name in rows("allies") if name != "flo"}
    too_small("UD-SETUP-06", alone)
    boxed(alone | {("allies", "officer_powell", "seasons"): [1]})
    bare: dict[tuple[str, str, str], object] = {("tokens", face, "copies"): 0 for face in rows("tokens") if face != "demogorgon"}
    wanted = sum(max(0, row["size"]) for row in rows("slots", 1).values()) + 4 + 3 - 5        # the largest Allies' stacks
    boxed(bare | {("tokens", "2", "copies"): wanted})
    too_small("UD-COMP-09", bare | {("tokens", "2", "copies"): wanted - 1})
    boxed({("tokens", "demogorgon", "copies"): 12})
    too_small("UD-S1-SETUP-01", {("tokens", "demogorgon", "copies"): 13})
    boxed({("tokens", "demogorgon", "copies"): 13}, season=2)
    tables = deepcopy(load("upside_down").tables)
    for name in ("mike", "nancy", "joyce"): del tables["characters"][name]
    trial = Trial(tables)
    find("upside_down").of(trial).set_up(3, {}, trial)
    with pytest.raises(penombra.BadSetup) as no: find("upside_down").of(trial).set_up(4, {}, trial)
    assert no.value.rule == "UD-COMP-01"
