"""Setting up: a Season, its decks, the stacks and which of them show a top, the Foes, the Characters and their hands."""
from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import penombra
from kit import town
from penombra import find, load
from penombra.content import Trial

TEAM = ["lucas", "mike", "dustin", "hopper"]
HAWKINS = {                                  # slots at Locations of Hawkins, with their tokens; -1: the Ally says
    1: {"lab_1": 3, "lab_2": 3, "lab_3": 3, "power_void": 2, "power_promise": 3, "ally_school": -1, "ally_byers": -1},
    2: {"lab_1": 3, "lab_2": 3, "lab_3": 3, "power_psionic2": 3, "power_seek": 2, "power_sever": 4, "will_1": 3, "will_2": 3,
        "will_3": 3, "ally_school": -1, "ally_byers": -1}}
ELSEWHERE = {                                # the lower half and the groups of Foes
    1: {"will_school": 4, "will_byers": 4, "will_castle": 4, "power_psionic": 3, "power_throw": 3, "patrols_1": 4,
        **{f"demogorgon_{n}": 3 if n < 5 else 0 for n in range(1, 9)}},
    2: {"vines_west": 3, "vines_nest": 0, "vines_east": 0, "demodogs_1": 3, "demodogs_2": 3, "demodogs_3": 0, "demodogs_4": 0,
        "gate_1": 4}}
SEASONS = pytest.mark.parametrize("season", [1, 2])


def new(seats: int = 4, seed: int = 11, **options: object) -> penombra.Match:
    return penombra.new("upside_down", seats, seed=seed, options=options)


def manual(seats: int = 4, **options: object) -> penombra.Match:
    """A new town where chance is asked."""
    return penombra.new("upside_down", seats, options=options, chance="manual")


def bad(rule: str, argument: str, seats: Any = 4, **options: object) -> None:
    """Such a table cannot be set up: what is wrong, and the rule."""
    with pytest.raises(penombra.BadSetup) as no: penombra.new("upside_down", seats, seed=1, options=options)
    assert (no.value.argument, no.value.rule) == (argument, rule)


def chances(m: penombra.Match) -> dict[str, int]:
    """What chance may say now, and by what weight."""
    assert m.waiting == {-1}
    return {str(o): w for o, w in zip(m.options(-1), m.weights(), strict=True)}


def until(m: penombra.Match, asked: str) -> penombra.Match:
    """Chance says its first until it is asked this."""
    while m.asked != {-1: asked}: m.answer(-1, m.options(-1)[0])
    return m


def pile(m: penombra.Match, key: str) -> dict[str, int]:
    """What lies in a pile of the position: the pool, or the tokens mixed."""
    row = next(row for row in m.position().splitlines() if row.split()[0] == key)
    return {name: int(many or 1) for name, _, many in (word.partition("*") for word in row.split()[1:])}


# --- The Season and its decks ---------------------------------------------------------------------------

@SEASONS
@pytest.mark.rules("UD-SETUP-01", "UD-R-01")
def test_one_of_two_seasons(season: int) -> None:
    """The option season says which side of the board is up; without it that is Season 1, and there is no third."""
    shown = new(season=season).view(None)["house"]
    assert shown["season"] == season and len(shown["places"]) == 12
    half, alone = {1: ("upside_down", "u_school"), 2: ("tunnels", "nest")}[season]
    assert {place["half"] for place in shown["places"].values()} == {"hawkins", half} and alone in shown["places"]
    assert shown["goals"] == (["rescue_will"] if season == 1 else ["rescue_will", "gate"])
    assert new().options_used["season"] == 1
    for wrong in (0, 3, "1", True): bad("", "season", season=wrong)


@SEASONS
@pytest.mark.rules("UD-SETUP-02")
def test_decks_of_the_season(season: int) -> None:
    """Only this Season's Scenes and Allies are used, 25 or 27 and 8; anything of each deck may come first."""
    tables = load("upside_down").tables
    view = new(season=season).view(None)
    assert sum(view["scenes"].values()) == {1: 25, 2: 27}[season] and view["seen"] == {}
    assert view["scenes"] == {k: row["copies"] for k, row in tables["scenes"].items() if season in row["seasons"]}
    allies = {k for k, row in tables["allies"].items() if season in row["seasons"]}
    assert set(view["ally"]) == allies and len(allies) == 8
    m = until(manual(season=season, characters=TEAM, first=0), "next_ally")
    assert chances(m) == {f"ally {k}": 1 for k in allies}
    t = town(f"seats 2; option season {season}; stage scenes; active 0")
    assert chances(t.m) == {f"scene {k}": n for k, n in view["scenes"].items()}


@pytest.mark.rules("UD-SETUP-03")
def test_items_and_action_cards_serve_both_seasons() -> None:
    """The 15 Items and the 48 Action cards make two more decks, the same in both Seasons; any card may lie on top."""
    for season in (1, 2):
        view = new(season=season, characters=["mike", "dustin", "hopper", "nancy"]).view(None)
        assert len(view["items"]) == sum(view["items"].values()) == 15
        assert sum(view["deck"].values()) + sum(map(len, view["hand"])) == 48 and view["discard"] == view["played"] == {}
        m = until(manual(season=season, characters=TEAM, first=0), "deal_card")
        assert chances(m) == {f"card {k}": row["copies"] for k, row in load("upside_down").tables["cards"].items()}
        m = until(manual(season=season, characters=TEAM, first=0), "draw_item")
        assert chances(m) == {f"item {k}": 1 for k in view["items"]}


@pytest.mark.rules("UD-SETUP-04", "UD-R-09")
def test_the_pool_holds_all_numbered_tokens() -> None:
    """All 72 numbered tokens are the pool, and each of them is as likely to be drawn; Demogorgon tokens are not among them."""
    numbered = {k: row["copies"] for k, row in load("upside_down").tables["tokens"].items() if "value" in row}
    assert sum(numbered.values()) == 72
    for season, first_draw in ((1, "mix_in"), (2, "put_token")):
        m = manual(2, season=season, characters=["hopper", "joyce"], first=0)
        assert m.asked == {-1: first_draw} and pile(m, "pool") == numbered
        assert chances(m) == {f"token {k}": n for k, n in numbered.items()}
        m.answer(-1, m.read(-1, "token 5"))
        assert chances(m)["token 5"] == numbered["5"] - 1


# --- The stacks ------------------------------------------------------------------------------------------

@SEASONS
@pytest.mark.rules("UD-SETUP-05", "UD-R-05", "UD-S1-SETUP-02", "UD-S2-SETUP-01")
def test_stacks_and_their_tops(season: int) -> None:
    """Every slot has as many tokens as the board says; in Hawkins the top is turned up, of Foes and below Hawkins it is not."""
    for seed in range(3):
        m = new(season=season, seed=seed)
        stacks = m.view(None)["stacks"]
        assert set(stacks) == set(HAWKINS[season]) | set(ELSEWHERE[season])
        for slot, many in HAWKINS[season].items():
            assert stacks[slot]["up"] is not None
            if many > 0: assert stacks[slot]["size"] == many
        for slot, many in ELSEWHERE[season].items(): assert stacks[slot] == {"size": many, "up": None}
        told = [e["kind"] for e in m.events(None)]
        assert told.count("revealed") == len(HAWKINS[season])
        assert told.index("revealed") > max(n for n, kind in enumerate(told) if kind == "placed")      # all are filled first


@pytest.mark.rules("UD-R-04", "UD-S1-SETUP-02", "UD-S2-SETUP-01")
def test_what_is_printed_and_what_is_not() -> None:
    """The sizes known for certain, or worked out, and marked so; all others are our own, and say so."""
    rows = load("upside_down").tables["slots"]
    known = {slot: row["size"] for slot, row in rows.items() if row["status"] == "verified" and row["size"] >= 0}
    assert known == {"will_school": 4, "will_byers": 4, "will_castle": 4, "gate_1": 4, "vines_nest": 0, "vines_east": 0}
    deduced = {slot: row["size"] for slot, row in rows.items() if row["status"] == "deduced"}
    assert deduced == {"patrols_1": 4, "demodogs_1": 3, "demodogs_2": 3, "demodogs_3": 0, "demodogs_4": 0}
    ours = {slot for slot, row in rows.items() if row["status"] == "reconstructed"}
    assert {f"demogorgon_{n}" for n in range(1, 9)} < ours and "vines_west" in ours


@SEASONS
@pytest.mark.rules("UD-SETUP-06")
def test_two_allies_wait(season: int) -> None:
    """One Ally waits at the School and one at the Byers House, each with a stack as high as the card says and its top shown."""
    tables = load("upside_down").tables
    for seed in range(4):
        m = new(season=season, seed=seed)
        view = m.view(None)
        waiting = {where: name for name, where in view["ally"].items() if where != "deck"}
        assert set(waiting) == {"ally_school", "ally_byers"}
        for slot, name in waiting.items():
            assert view["stacks"][slot]["size"] == tables["allies"][name]["stack"]
            assert view["stacks"][slot]["up"] is not None
        assert {tables["slots"][slot]["location"] for slot in waiting} == {"school", "byers"}
    m = until(manual(season=season, characters=TEAM, first=0), "next_ally")
    m.answer(-1, m.read(-1, "ally steve_harrington"))
    assert until(m, "next_ally") and "ally steve_harrington" not in chances(m)
    assert sorted(row["size"] for s, row in m.view(None)["stacks"].items() if s.startswith("ally")) == [0, 4]


@pytest.mark.rules("UD-S1-SETUP-01", "UD-S1-SETUP-05", "UD-S1-SETUP-06")
def test_demogorgon_tokens_are_mixed_with_seven_others() -> None:
    """Seven tokens of the pool are mixed with the five Demogorgon tokens; these twelve make the three Rescue Will stacks,
    and 65 are left."""
    m = manual(2, characters=["hopper", "joyce"], first=0)
    assert pile(m, "bag") == {"demogorgon": 5} and "demogorgon" not in pile(m, "pool")
    for face in ("0", "0", "1", "2", "3", "4", "5"):
        assert m.asked == {-1: "mix_in"}
        m.answer(-1, m.read(-1, f"token {face}"))
    assert m.asked == {-1: "lay_out"} and sum(pile(m, "pool").values()) == 65
    assert chances(m) == {"token 0": 2, "token 1": 1, "token 2": 1, "token 3": 1, "token 4": 1, "token 5": 1,
                          "token demogorgon": 5}
    for _ in range(12):
        assert m.asked == {-1: "lay_out"}
        m.answer(-1, m.options(-1)[0])
    assert pile(m, "bag") == {} and m.asked == {-1: "put_token"} and "token demogorgon" not in chances(m)
    assert all(m.view(None)["stacks"][f"will_{at}"] == {"size": 4, "up": None} for at in ("school", "byers", "castle"))


@pytest.mark.rules("UD-S1-SETUP-05")
def test_where_demogorgon_tokens_are_is_not_known() -> None:
    """At first all five Demogorgon tokens lie in the Rescue Will stacks, in any split, and everybody knows that much only."""
    splits = set()
    for seed in range(12):
        m = new(2, seed=seed)
        rows = [row.split()[1:] for row in m.position().splitlines() if row.startswith("stack ")]
        held = {row[0]: row[1:].count("demogorgon") for row in rows}
        assert sum(held.values()) == 5 == sum(many for slot, many in held.items() if slot.startswith("will_"))
        splits.add(tuple(held[f"will_{at}"] for at in ("school", "byers", "castle")))
        for who in (0, 1, None):
            assert {"zone": "rescue_will", "at_least": 5, "of": ["demogorgon"] * 5} in m.knows(who)
            assert m.view(who)["memory"]["stacks"]["will_school"] == [[], [], [], []]
    assert len(splits) > 4


@pytest.mark.rules("UD-S1-SETUP-03", "UD-S1-SETUP-04")
def test_foes_of_season_1() -> None:
    """The Demogorgon begins at the School of the Upside Down, the Patrols at Castle Byers and the Upside Down Laboratory."""
    assert new().view(None)["foe"] == {"demogorgon": "u_school", "patrol_1": "castle", "patrol_2": "u_lab"}
    assert load("upside_down").tables["locations"]["castle"]["half"] == "hawkins"


@pytest.mark.rules("UD-S2-SETUP-02", "UD-S2-SETUP-03", "UD-S2-SETUP-04", "UD-S2-SETUP-05", "UD-R-08")
def test_foes_gate_and_vines_of_season_2() -> None:
    """The Gate has four tokens, the Nest and the Eastern Tunnels no Vines; two Demodogs are out, with a stack of three each."""
    view = new(season=2).view(None)
    assert view["stacks"]["gate_1"]["size"] == 4
    assert view["stacks"]["vines_nest"]["size"] == view["stacks"]["vines_east"]["size"] == 0
    assert view["foe"] == {"demodog_1": "east", "demodog_2": "nest", "demodog_3": None, "demodog_4": None}
    stacks = [view["stacks"][f"demodogs_{n}"]["size"] for n in range(1, 5)]
    assert sorted(stacks) == [0, 0, 3, 3] and sum(map(bool, stacks)) == sum(at is not None for at in view["foe"].values())


# --- The people --------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-SETUP-07", "UD-BOARD-01")
def test_each_seat_has_a_character_of_its_own() -> None:
    """Characters are named in circle order, each once; otherwise they are dealt. Two to four play."""
    assert new(characters=TEAM).view(None)["role"] == TEAM == new(characters=TEAM).options_used["characters"]
    bad("UD-SETUP-07", "characters", characters=["lucas", "mike", "dustin", "dustin"])
    bad("UD-SETUP-07", "characters", characters=["lucas", "mike", "dustin"])
    bad("UD-SETUP-07", "characters", characters=5)
    bad("UD-SETUP-07", "characters", characters=["lucas", "mike", "dustin", "eleven"])
    bad("UD-SETUP-07", "characters", characters="lucas")
    for seats in (1, 5, 6): bad("UD-BOARD-01", "seats", seats=seats)
    for seats in ("2", 2.0): bad("", "seats", seats=seats)
    m = manual(3, first=1)
    assert len(chances(m)) == 6 and m.asked == {-1: "deal_character"}
    m.answer(-1, m.read(-1, "deal hopper"))
    assert len(chances(m)) == 5 and "deal hopper" not in chances(m)
    m.answer(-1, m.read(-1, "deal lucas"))
    m.answer(-1, m.read(-1, "deal mike"))
    assert m.view(None)["role"] == ["hopper", "lucas", "mike"] == m.options_used["characters"]
    assert len({tuple(new(2, seed=n).view(None)["role"]) for n in range(30)}) > 12


@SEASONS
@pytest.mark.rules("UD-SETUP-08", "UD-SETUP-10", "UD-R-06", "UD-R-07")
def test_where_all_begin(season: int) -> None:
    """Figures stand where their dashboards say, without Fear, and Eleven is on Act 1: the shuffle at set-up does not move her."""
    homes = {"lucas": "school", "mike": "wheeler", "dustin": "school", "hopper": "police", "nancy": "wheeler", "joyce": "byers"}
    for team in (TEAM, ["joyce", "nancy"]):
        m = new(len(team), season=season, characters=team)
        view = m.view(None)
        assert view["at"] == [homes[name] for name in team] and view["fear"] == [0] * len(team)
        assert view["act"] == 1 and not [e for e in m.events(None) if e["kind"] == "reshuffled"]


@pytest.mark.rules("UD-SETUP-09", "UD-SETUP-11")
@pytest.mark.parametrize(("seats", "left"), [(2, 38), (3, 33), (4, 28)])
def test_hands_of_five(seats: int, left: int) -> None:
    """Everybody begins with five Action cards, and 38, 33 or 28 are left for two, three or four Characters."""
    for season in (1, 2):
        view = new(seats, season=season).view(None)
        assert [len(hand) for hand in view["hand"]] == [5] * seats and sum(view["deck"].values()) == left


@pytest.mark.rules("UD-TURN-01", "UD-R-10")
def test_who_begins() -> None:
    """The host names who begins, or else chance draws one of all; turns then go round the circle."""
    for first in range(3):
        m = new(3, first=first)
        assert m.view(None)["opener"] == m.view(None)["active"] == first == m.options_used["first"] and m.waiting == {first}
    assert new(3, first_player="host").view(None)["opener"] == 0
    m = manual(4, characters=TEAM)
    assert chances(m) == {f"first {s}": 1 for s in range(4)} and m.options_used["first_player"] == "random"
    m.answer(-1, m.read(-1, "first 2"))
    assert m.view(None)["opener"] == 2
    assert {new(4, seed=n).view(None)["active"] for n in range(40)} == {0, 1, 2, 3}
    for first in (4, -1, True, "mike"): bad("UD-R-10", "first", first=first)
    bad("UD-R-10", "first", first=1, first_player="random")
    bad("", "first_player", first_player="bike")


# --- Options -------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-11")
def test_one_person_with_two_characters() -> None:
    """With the option solo there are two seats, and nothing else changes; with more it is refused, and by default it is off."""
    m, alone = new(2, seed=5), new(2, seed=5, solo=True)
    assert not m.options_used["solo"] and alone.options_used["solo"]
    assert m.events(None) == alone.events(None) and m.view(0)["hand"] == alone.view(0)["hand"]
    for seats in (3, 4): bad("UD-R-11", "solo", seats=seats, solo=True)
    bad("UD-BOARD-01", "seats", seats=1, solo=True)


@pytest.mark.rules("UD-R-12")
@pytest.mark.parametrize("shift", [-1, 0, 1, 2])
def test_longer_and_shorter_tracks(shift: int) -> None:
    """The option moves everybody's last space of Fear; by default it is 9, and 10 for Hopper and Joyce."""
    shown = new(fear_track_shift=shift).view(None)["house"]["characters"]
    usual = {"lucas": 9, "mike": 9, "dustin": 9, "hopper": 10, "nancy": 9, "joyce": 10}
    assert {name: row["terror"] for name, row in shown.items()} == {name: last + shift for name, last in usual.items()}
    lines = f"seats 2; option fear_track_shift {shift}; person 1 mike main; active 0; stage scenes; next scene flickering_lights"
    town(f"{lines}; person 0 lucas police {8 + shift}").see("over UD-END-02")
    town(f"{lines}; person 0 lucas police {7 + shift}").see("running", f"fear 0 {8 + shift}")
    bad("", "fear_track_shift", fear_track_shift=3)


@pytest.mark.rules("UD-R-10", "UD-R-01")
def test_options_are_read_by_name_and_value() -> None:
    """A set-up names only options there are, with values there are; what is left open has its default."""
    bad("", "seasons", seasons=1)
    for key, wrong in (("solo", 1), ("last_stack_tie", "draw"), ("ignore_limit", True), ("demogorgon_long_move", "far"),
                       ("scene_discard_by", "all"), ("looks_shared", "none"), ("memory_aid", "yes"), ("tie_choices", "never"),
                       ("third_item", "box"), ("fear_track_shift", True)):
        bad("", key, **{key: wrong})
    used = new(season=2, third_item="aside", characters=TEAM, first=0).options_used
    assert used == {"season": 2, "characters": TEAM, "fear_track_shift": 0, "solo": False, "first_player": "host", "first": 0,
                    "last_stack_tie": "win", "ignore_limit": "danger_only", "demogorgon_long_move": "exact",
                    "scene_discard_by": "active", "looks_shared": "all", "memory_aid": True, "tie_choices": "ask",
                    "third_item": "aside"}


# --- Another box ------------------------------------------------------------------------------------------------

def boxed(changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    """Set up with other content: table, row and key, and what stands there."""
    tables = deepcopy(load("upside_down").tables)
    for (table, row, key), value in changes.items(): tables[table][row][key] = value
    trial = Trial(tables)
    find("upside_down").of(trial).set_up(seats, options, trial)


def too_small(rule: str, changes: dict[tuple[str, str, str], object], seats: int = 4, **options: object) -> None:
    with pytest.raises(penombra.BadSetup) as no: boxed(changes, seats, **options)
    assert (no.value.argument, no.value.rule) == ("content", rule)


@pytest.mark.rules("UD-SETUP-06", "UD-COMP-09", "UD-S1-SETUP-01", "UD-COMP-08", "UD-COMP-01")
def test_a_box_has_enough_in_it() -> None:
    """With other content there must be Allies and tokens for all slots, a hand for everybody, and a Character for each seat."""
    boxed({})
    tables = load("upside_down").tables
    few: dict[tuple[str, str, str], object] = {("allies", name, "seasons"): [] for name in tables["allies"] if name != "flo"}
    too_small("UD-SETUP-06", few)
    boxed({("tokens", "2", "copies"): 0, ("tokens", "3", "copies"): 11})       # 48 for the slots, and Allies with 4 and 3
    too_small("UD-COMP-09", {("tokens", "2", "copies"): 0, ("tokens", "3", "copies"): 10})
    boxed({("tokens", "2", "copies"): 0, ("tokens", "3", "copies"): 10}, season=2)
    too_small("UD-S1-SETUP-01", {("tokens", "demogorgon", "copies"): 13})
    less: dict[tuple[str, str, str], object] = {("cards", name, "copies"): 1 for name in tables["cards"]}
    boxed(less, 2)
    too_small("UD-COMP-08", less, 3)
    short = deepcopy(tables)
    for name in ("joyce", "nancy", "hopper", "dustin"): del short["characters"][name]
    with pytest.raises(penombra.BadSetup) as no: find("upside_down").of(Trial(short)).set_up(3, {}, Trial(short))
    assert (no.value.argument, no.value.rule) == ("content", "UD-COMP-01")
