"""Games of Sub Terra with every set of explorers and in every kind of set-up: the laws of any game, and what holds in
every cave."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import penombra
from penombra import Option, bots
from penombra.core import laws
from penombra.core.line import has
from penombra.core.match import Match
from penombra.games.sub_terra.designs import (CAVE_IN, DESIGNS, EXIT, KIND_NAMES, LEDGE, NONE, OPEN_OF, SLIDE, SQUEEZE,
                                              WATER, turned)
from penombra.games.sub_terra.roles import CLIMBER, DIVER, ROLE_NAMES, SCOUT
from penombra.games.sub_terra.state import DEBRIS, DEVOURED, ROPED, SUBMERGED, WET, Cave
from penombra.games.sub_terra.verbs import HAZARD_NAMES
from sub_terra_tables import TEAMS, VALUES, covering, game_number, pairs_of, refusal

SIDES = {0: (0, 1), 1: (1, 0), 2: (0, -1), 3: (-1, 0)}
ABILITIES = ["dive", "amphibious", "recon", "silent", "excavate", "intuition", "demolish", "alert", "carabiner", "agile",
             "bandage", "dash", "assault", "shield", "order", "experienced"]
LOSSES = ["horror", "gas", "rough", "exert", "tremor", "flood", "cave_in"]
GRADES = ["gold", "silver", "bronze", "defeat"]
COMPILED = os.environ.get("PENOMBRA_FORM") == "compiled"
EASY = {"extra_hazard_cards": 3, "gas_hit": 1, "gas_entry": 0}       # for some games of bots: gold is rare
COUNTED = [*[f"ability {a}" for a in ABILITIES], *[f"tile {k}" for k in KIND_NAMES], *[f"hazard {h}" for h in HAZARD_NAMES],
           *[f"loss {why}" for why in LOSSES], "devoured", *[f"grade {g}" for g in GRADES]]


class Watcher:
    """Follows one game event by event, and holds the table against the rules told anew."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self.read = 0                        # events taken in
        self.health: dict[int, int] = {}
        self.was: dict[int, int] = {}        # where everybody was at the last ask

    def __call__(self, m: Match) -> None:
        g = m._g
        assert isinstance(g, Cave) and g.events is not None
        for event in g.events.items[self.read:g.events.size]: self.see(g, event.kind, event.facts)
        self.read = g.events.size
        if g.count and g.role[0]: self.check(g)
        if not g.depth: self.counts[f"grade {g.grade()}"] += 1

    def see(self, g: Cave, kind: str, e: dict[str, Any]) -> None:
        seat = e.get("seat", -1)
        role = ROLE_NAMES[g.role[seat]] if seat >= 0 else ""
        if kind in ("laid", "set_out"): self.counts["tile " + e["design"].split("-")[0]] += 1
        elif kind == "hazard":
            self.counts["hazard " + e["hazard"]] += 1
            if e["hazard"].startswith("tremor"): self.counts["ability shield"] += any(map(g.shielded, range(g.seats)))
        elif kind == "lost":
            self.counts["loss " + e["why"]] += 1
            if role == "engineer" and e["why"] == "cave_in" and e["many"] == 1: self.counts["ability alert"] += 1
        elif kind == "devoured": self.counts[kind] += 1
        elif kind == "thrown_away" and e["why"] == "recon": self.counts["ability recon"] += 1
        elif kind == "rolled" and e["bonus"] and e["die"] == 3 and e["success"]: self.counts["ability experienced"] += 1
        elif kind in ("dived", "blasted", "ordered"):
            self.counts["ability " + {"dived": "dive", "blasted": "demolish", "ordered": "order"}[kind]] += 1
        elif kind == "horror_left" and e["why"] == "assault": self.counts["ability assault"] += 1

    def check(self, g: Cave) -> None:
        """The cave, as it lies."""
        spots = [tuple(g.spot(t)) for t in range(g.count)]
        assert len(set(spots)) == g.count <= 66
        lying = [0] * DESIGNS
        ends = 0
        for t in range(g.count):
            lying[g.design(t)] += 1
            assert g.printed(t) == turned(OPEN_OF[g.design(t)], g.rotation(t))
            for side, (dx, dy) in SIDES.items():
                x, y = spots[t]
                o = spots.index((x + dx, y + dy)) if (x + dx, y + dy) in spots else NONE
                assert g.beside(t, side) == o
                mine = has(g.open(t), side)
                if o == NONE: ends += mine
                else:
                    assert has(g.links(t), side) == (mine and has(g.open(o), side ^ 2)), "connected where both are open"
                    assert has(g.tokens(t), side) == has(g.tokens(o), side ^ 2), "a token lies on both sides"
            kind = g.kind(t)
            assert not g.marked(t, WET) or kind == WATER
            assert not g.marked(t, DEBRIS) or kind == CAVE_IN
            assert not g.marked(t, ROPED) or kind in (LEDGE, SLIDE)
        assert g.ends == ends
        assert g.exit == next((t for t in range(g.count) if g.kind(t) == EXIT), NONE)
        for d in (g.aside, g.drawn, g.returned):
            if d != NONE: lying[d] += 1
        seen = [lying[d] + g.thrown[d] + g.stock[d] for d in range(DESIGNS)]
        assert seen == list(g.house.copies), "no tile is lost, and none comes twice"
        assert g.built == sum(g.stock) and g.horrors <= 3 and 0 <= g.recons <= 3
        if g.house.way_out != NONE and g.exit_below(): assert g.ends or g.drawn != NONE, "the Exit can always be laid"
        assert sum(g.cards) >= g.deck
        for s in range(g.seats):
            role, health, at = g.role[s], g.health[s], g.at[s]
            assert 0 <= health <= g.house.health[role] and g.seat_of[role] == s
            assert DEVOURED <= at < g.count and (at != SUBMERGED or role == DIVER)
            assert at != DEVOURED or not health
            if health and at >= 0 and at != g.exit and role != SCOUT: assert not g.horrors_on(at), "caught at once"
        assert g.ask.name != "act" or g.health[g.active] > 0
        self.passives(g)

    def passives(self, g: Cave) -> None:
        """Passive abilities tell no event of their own: they are seen in what was possible."""
        for s in range(g.seats):
            at = g.at[s]
            moved = at != self.was.get(s, at)
            if at >= 0 and g.health[s]:
                if g.role[s] == SCOUT and g.horrors_on(at): self.counts["ability silent"] += 1
                if g.role[s] == DIVER and g.marked(at, WET): self.counts["ability amphibious"] += 1
                if g.role[s] == CLIMBER and moved and (g.kind(at) == SQUEEZE or g.marked(at, DEBRIS)):
                    self.counts["ability agile"] += 1
            self.was[s] = at

    def said(self, option: Option) -> None:
        if option.verb in ("excavate", "carabiner", "bandage", "dash"): self.counts[f"ability {option.verb}"] += 1
        if option.verb == "place" and option.facts["from"] == "aside": self.counts["ability intuition"] += 1


def team(game: str, seats: int, seed: int) -> Callable[[Match, int], Option]:
    """A team of bots, one a seat."""
    players = {s: bots.make("steady", game) for s in range(seats)}

    def choose(m: Match, who: int) -> Option:
        from penombra.bots.drive import given
        said = players[who].answer(given(m, who, players[who], seed))
        assert said is not None
        return said
    return choose


def test_games(fresh_seed: int, share: Callable[[int, int], range], scale: Callable[..., int],
               note: Callable[[str], None], measured: Callable[[str, Any], None]) -> None:
    """Every set of explorers and every pair of option values in turn; what holds in every cave, at every ask.

    Three games in ten are played by a team of bots, two of them at an easy table, so that every grade is reached; in the
    interpreted form, where bots take their time, three in a hundred."""
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    games = decisions = choices = checked = taken_back = 0
    longest = (0, 0, 0)
    sealed = 0
    for n in share(600, 10_000):
        seats, options = game_number(n // 2)
        seed = fresh_seed * 100_003 + n
        by_bots = n // 2 % 10 in (2, 5, 7) and (COMPILED or n // 2 % 100 < 10)
        if by_bots and n // 2 % 10 != 7: options = {**EASY, "explorers": options["explorers"]}
        watch = Watcher(counts)
        played = laws.check_game(partial(penombra.new, "sub_terra", seats, options=options), seed,
                                 every=40 if n // 2 % 10 == 0 else 0, watch=watch,
                                 choose=team("sub_terra", seats, seed) if by_bots else None)
        for _, option in played.told: watch.said(option)
        games, decisions, choices = games + 1, decisions + played.decisions, choices + played.choices
        checked, taken_back = checked + played.checked, taken_back + played.taken_back
        longest = max(longest, (played.match._journal.size, seats, seed))
        endings[f"{played.outcome.grade} {played.outcome.reason}"] += 1
        sealed += any(e["kind"] == "thrown_away" and e["why"] == "seals" for e in played.match.events(None))
    note(f"{games} games, {decisions} decisions, {choices} with a choice; all laws at {checked} asks; {taken_back} taken back")
    note(f"the longest: {longest[0]} answers, chance's among them, with {longest[1]} seats and seed {longest[2]}")
    note("ended: " + ", ".join(f"{why} {n}" for why, n in endings.most_common()))
    note("seen: " + ", ".join(f"{what} {counts[what]}" for what in COUNTED))
    note(f"a tile that would have sealed the cave was thrown away in {sealed} of {games} games")
    measured("laws_sub_terra", {"games": games, "decisions": decisions, "choices": choices, "asks_checked": checked,
                                "longest": longest[0], "endings": dict(endings), "sealed": sealed,
                                "seen": {what: counts[what] for what in COUNTED}})
    assert not endings["unfinished core/too_long"], "random play ends"
    least = scale(0, 20, whole=True) if COMPILED else 0
    for what in COUNTED: assert counts[what] >= least, f"{what}: {counts[what]} times"


def test_covering_set_holds_every_pair() -> None:
    """Every value beside every other, and beside every number of explorers; or a refusal that names its rule."""
    setups, impossible = covering()
    wanted = {pair for a in VALUES for b in VALUES if list(VALUES).index(a) < list(VALUES).index(b)
              for pair in ((a, i, b, j) for i in range(len(VALUES[a])) for j in range(len(VALUES[b])))}
    covered: set[Any] = set().union(*(pairs_of(s) for s in setups))
    assert covered | impossible.keys() == wanted and not covered & impossible.keys()
    assert all(refusal(s) is None for s in setups)
    assert set(impossible.values()) == {"ST-R-04"} and len(impossible) == 2
    assert len(TEAMS) == 70 + 56 + 28
    used = [game_number(n) for n in range(300)]
    assert {tuple(sorted(options["explorers"])) for _, options in used} == {tuple(sorted(t)) for t in TEAMS}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_words_and_integers_play_the_same_game(seats: int, fresh_seed: int, share: Callable[[int, int], range]) -> None:
    """fast() and a match, from the first answer to the end: same asks, same numbers, same luck, same table."""
    for n in share(10, 200):
        options = {"difficulty": "expert", "exit_return": "final"} if n // 2 % 2 else {"third_try": "failed_attempts"}
        laws.check_whole_fast(partial(penombra.new, "sub_terra", seats, options=options), fresh_seed + 1000 * seats + n)


# --- Copies of the table --------------------------------------------------------------------------------

SHARED = {"book", "house", "events", "ask"}
DERIVED = {"near", "ends", "exit", "seat_of"}                          # follow from the rest
OUTSIDE = {"answers", "chances", "limit", "line"}                      # not of the table itself


def fields(g: Cave) -> list[str]:
    names = [name for name in dir(g) if not name.startswith("_") and name != "SEEN_BY"]
    return [name for name in names if not callable(getattr(g, name))]


def table() -> Cave:
    m = penombra.new("sub_terra", 6, seed=3)
    for _ in range(40): m.answer(min(m.waiting), m.options(min(m.waiting))[0])
    g = m._g.clone()
    assert isinstance(g, Cave)
    g.horrors = 1
    return g


@pytest.mark.parametrize("name", [n for n in fields(table()) if n not in SHARED])
def test_clone_copies_the_field(name: str) -> None:
    """A change planted in any field is in the clone; a change of the clone is not in the table."""
    g, before = table(), getattr(table(), name)
    if isinstance(before, bool): setattr(g, name, not before)
    elif isinstance(before, int): setattr(g, name, before + 1)
    else: getattr(g, name)[0] += 1
    c = g.clone()
    assert plain(getattr(c, name)) == plain(getattr(g, name)) != plain(before)
    if not isinstance(before, (bool, int)):
        getattr(c, name)[0] += 1
        assert plain(getattr(c, name)) != plain(getattr(g, name))
    if name not in DERIVED | OUTSIDE: assert c.to_bytes() != table().to_bytes(), f"{name} does not tell tables apart"


def plain(x: Any) -> Any: return x if isinstance(x, (bool, int)) else list(x)


STRUCTURE = {"seats", "count", "agenda", "cell", "depth", "horrors"}


@pytest.mark.parametrize("name", [n for n in fields(table()) if n not in SHARED | DERIVED | OUTSIDE | STRUCTURE])
def test_every_field_is_shown(name: str) -> None:
    """Nothing on the table is secret: a change planted in any field is in the view of every seat and of a spectator."""
    rules = penombra.find("sub_terra")
    g, before = table(), getattr(table(), name)
    if isinstance(before, bool): setattr(g, name, not before)
    elif name == "ended": g.ended, g.depth = 2, 0
    elif isinstance(before, int): setattr(g, name, 1 if before != 1 else 2)
    elif name == "tiles": g.mark(0, DEBRIS)
    else: getattr(g, name)[0] += 1
    for who in (None, 0, 5): assert rules.view(g, who) != rules.view(table(), who)
