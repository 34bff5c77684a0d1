"""Games of Upside Down in both Seasons, with every set of Characters and in every kind of set-up: the laws of any game, and
what holds at every table."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import penombra
from penombra import Option, bots
from penombra.content import load
from penombra.core import laws
from penombra.core.match import Match
from penombra.games.upside_down.effect import KEYS, Effect
from penombra.games.upside_down.state import GONE, IN_DECK, OFF, REMOVED, WAITING, Town
from penombra.games.upside_down.verbs import ACTION_NAMES, DEMODOG
from upside_down_tables import TEAMS, VALUES, covering, game_number, pairs_of, refusal

TABLES = load("upside_down").tables
COMPILED = os.environ.get("PENOMBRA_FORM") == "compiled"
EASY = {"fear_track_shift": 2}                          # for games of bots: not everything happens to who is soon afraid
ENDS = ["UD-S1-END-01", "UD-S2-END-01", "UD-END-02", "UD-END-03"]
COUNTED = [*[f"effect {key}" for key in KEYS], *[f"scene {name}" for name in TABLES["scenes"]],
           *[f"ally {name}" for name in TABLES["allies"]], *[f"item {name}" for name in TABLES["items"]],
           *[f"power {name}" for name in TABLES["powers"]], *[f"ability of {name}" for name in TABLES["characters"]],
           *[f"action {name}" for name in ACTION_NAMES], *[f"act {n}" for n in (1, 2, 3)], *[f"end {why}" for why in ENDS]]


class Watcher:
    """Follows one game event by event, and holds the table against the rules told anew."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self.read = 0                        # events taken in
        self.saved = 0                       # goals met at the last ask
        self.peeked = False

    def __call__(self, m: Match) -> None:
        g = m._g
        assert isinstance(g, Town) and g.events is not None
        for event in g.events.items[self.read:g.events.size]: self.see(g, event.kind, event.facts)
        self.read = g.events.size
        if g.active >= 0 or not g.depth: self.check(g)
        if not g.depth: self.counts[f"end {m.outcome.reason}" if m.outcome else "end"] += 1

    def see(self, g: Town, kind: str, e: dict[str, Any]) -> None:
        if kind == "scene":
            self.counts["scene " + e["scene"]] += 1
            for effect in steps(g, g.house.of_scene[g.house.names.scenes.index(e["scene"])]): self.count(effect)
        elif kind == "power":
            self.counts["power " + e["power"]] += 1
            for effect in steps(g, g.house.of_power[g.house.names.powers.index(e["power"])]): self.count(effect)
        elif kind == "turn": self.counts[f"act {e['act']}"] += 1
        elif kind == "recruited":
            self.counts["ally " + e["ally"]] += 1
            for effect in g.house.of_ally[g.house.names.allies.index(e["ally"])]: self.count(effect)
        elif kind == "kept_item": self.counts["item " + e["item"]] += 1
        elif kind == "committed":
            self.counts["action " + e["action"]] += 1
            who = g.house.names.characters[g.role[e["seat"]]]
            for effect in g.effects(e["seat"]):
                bonus = effect.bonus(ACTION_NAMES.index(e["action"]))
                if bonus: self.counts["effect action_bonus"] += 1
                mine = any(x is effect for x in g.house.of_character[g.role[e["seat"]]])
                if mine and (bonus or (effect.far_action() >= 0 and e["action"] == "help_eleven")):
                    self.counts[f"ability of {who}"] += 1
                    self.counts[f"effect {effect.key}"] += not bonus
        elif kind == "looked" and g.action >= 0: self.counts["effect peek_stack"] += 1
        elif kind == "scenes_due":
            if any(x.ignored() for x in g.effects(e["seat"])) and e["ignored"]: self.counts["effect ignore_danger"] += 1
        elif kind == "set_up":
            for name in e["characters"]:
                for effect in g.house.of_character[g.house.names.characters.index(name)]:
                    if effect.key in ("start_items", "fear_shield", "peek_stack"):
                        self.counts[f"effect {effect.key}"] += 1
                        self.counts[f"ability of {name}"] += 1

    def count(self, effect: Effect) -> None:
        if effect.key != "action_bonus": self.counts[f"effect {effect.key}"] += 1

    def check(self, g: Town) -> None:
        """The table, as it lies."""
        h, s, n = g.house, g.stacks, g.house.names
        lying = [int(s.pool[f] + s.bag[f]) for f in range(len(h.tokens))]
        for k in range(len(h.group)):
            assert 0 <= s.size[k] <= h.limit and (k in list(h.slots) or not s.size[k])
            assert not s.up[k] or s.size[k]
            for place in range(h.limit):
                face = s.at(k, place)
                assert (face >= 0) == (place < s.size[k])
                if face >= 0: lying[face] += 1
        assert lying == list(h.tokens), "no token is lost, and none comes twice"
        cards = [int(g.deck[k] + g.discard[k] + g.played[k]) for k in range(len(h.cards))]
        for seat in range(g.seats):
            hand = [int(x) for x in g.hand[seat * h.hand:(seat + 1) * h.hand] if x >= 0]
            assert hand == sorted(hand) and len(hand) == g.held[seat]
            for x in hand: cards[x] += 1
            assert 0 <= g.fear[seat] <= h.terror[g.role[seat]] and g.at[seat] in list(h.places)
            assert g.fear[seat] < h.terror[g.role[seat]] or not g.depth, "whoever is terrified ends the game"
        assert cards == list(h.cards), "no card is lost"
        items = [int(g.items[k] + g.drawn[k]) for k in range(len(h.items))]
        for x in g.item: items[x] += 1 if x >= 0 else 0
        assert items == list(h.items) or h.aside, "no Item is lost"
        scenes = [int(g.scenes[k] + g.seen[k] + (g.scene == k)) for k in range(len(h.scenes))]
        assert scenes == list(h.scenes), "no Scene is lost"
        assert 1 <= g.act <= h.acts and g.met >= self.saved, "Eleven never goes back, and what is reached stays so"
        self.saved = g.met
        for at in g.foe: assert at in (OFF, GONE) or at in list(h.places)
        waiting = [int(at - WAITING) for at in g.ally if at >= WAITING]
        assert len(set(waiting)) == len(waiting)
        for a, at in enumerate(g.ally):
            if at >= WAITING: assert s.size[at - WAITING], f"{n.allies[a]} waits at a stack"
            else: assert at in (IN_DECK, REMOVED) or 0 <= at < g.seats
        if h.season == 2 and g.ask.name != "stack_too":
            assert g.many_of(DEMODOG) == g.stacks_in(h.foe_group[DEMODOG]), "as many Demodogs as stacks"


def steps(g: Town, listed: int) -> list[Effect]:
    """The effects of a card; what stands in for one counts where it is done, and may not be seen."""
    return g.house.effects[int(listed) >> 8:(int(listed) >> 8) + (int(listed) & 255)]


def team(seats: int, seed: int, eager: bool = False) -> Callable[[Match, int], Option]:
    """A team of bots, one a seat; `eager` to recruit Allies, with all they have."""
    players = {s: bots.make("steady", "upside_down") for s in range(seats)}

    def choose(m: Match, who: int) -> Option:
        from penombra.bots.drive import given
        said = players[who].answer(given(m, who, players[who], seed))
        if eager:
            by_text = {str(o): o for o in m.options(who)}
            if m.asked[who] == "commit" and m.view(who)["action"] == "recruit_ally": return m.options(who)[-1]
            for wish in ("do recruit_ally", "go school", "go byers"):
                if wish in by_text: return by_text[wish]
        assert said is not None
        return said
    return choose


def test_games(fresh_seed: int, share: Callable[[int, int], range], scale: Callable[..., int],
               note: Callable[[str], None], measured: Callable[[str, Any], None]) -> None:
    """Both Seasons, every set of Characters and every pair of option values in turn; what holds at every ask.

    Half the games are played by teams of bots that are not easily afraid, some of them eager for Allies, so that everything
    there is happens; in the interpreted form, where bots take their time, a twentieth."""
    counts: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    games = decisions = choices = checked = taken_back = 0
    longest = (0, 0, 0)
    for n in share(600, 10_000):
        seats, options = game_number(n // 2)
        seed = fresh_seed * 100_003 + n
        played_by_bots = n // 2 % 4 in (1, 2) and (COMPILED or n // 2 % 40 < 4)
        if played_by_bots: options |= EASY
        watch = Watcher(counts)
        played = laws.check_game(partial(penombra.new, "upside_down", seats, options=options), seed,
                                 every=12 if n // 2 % 8 == 0 else 0, watch=watch,
                                 choose=team(seats, seed, n // 2 % 8 in (2, 5)) if played_by_bots else None)
        games, decisions, choices = games + 1, decisions + played.decisions, choices + played.choices
        checked, taken_back = checked + played.checked, taken_back + played.taken_back
        longest = max(longest, (played.match._journal.size, seats, seed))
        endings[f"{played.outcome.grade} {played.outcome.reason}"] += 1
    note(f"{games} games, {decisions} decisions, {choices} with a choice; all laws at {checked} asks; {taken_back} taken back")
    note(f"the longest: {longest[0]} answers, chance's among them, with {longest[1]} seats and seed {longest[2]}")
    note("ended: " + ", ".join(f"{why} {n}" for why, n in endings.most_common()))
    note("seen: " + ", ".join(f"{what} {counts[what]}" for what in COUNTED))
    measured("laws_upside_down", {"games": games, "decisions": decisions, "choices": choices, "asks_checked": checked,
                                  "longest": longest[0], "endings": dict(endings),
                                  "seen": {what: counts[what] for what in COUNTED}})
    assert not endings["unfinished core/too_long"], "every game ends"
    least = scale(0, 20, whole=True) if COMPILED else 0
    for what in COUNTED: assert counts[what] >= least, f"{what}: {counts[what]} times"


def test_covering_set_holds_every_pair() -> None:
    """Every value beside every other, and beside every number of Characters; or a refusal that names its rule."""
    setups, impossible = covering()
    wanted = {pair for a in VALUES for b in VALUES if list(VALUES).index(a) < list(VALUES).index(b)
              for pair in ((a, i, b, j) for i in range(len(VALUES[a])) for j in range(len(VALUES[b])))}
    covered: set[Any] = set().union(*(pairs_of(s) for s in setups))
    assert covered | impossible.keys() == wanted and not covered & impossible.keys()
    assert all(refusal(s) is None for s in setups)
    assert set(impossible.values()) == {"UD-R-11"} and len(impossible) == 2
    assert len(TEAMS) == 15 + 20 + 15
    used = [game_number(n) for n in range(300)]
    assert {tuple(sorted(options["characters"])) for _, options in used} == {tuple(sorted(t)) for t in TEAMS}
    assert {(seats, options["season"]) for seats, options in used} == {(n, s) for n in (2, 3, 4) for s in (1, 2)}


@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_and_integers_play_the_same_game(season: int, seats: int, fresh_seed: int,
                                               share: Callable[[int, int], range]) -> None:
    """fast() and a match, from the first answer to the end: same asks, same numbers, same luck, same table."""
    for n in share(8, 150):
        options = {"season": season, "tie_choices": "auto", "looks_shared": "looker"} if n // 2 % 2 else {"season": season}
        laws.check_whole_fast(partial(penombra.new, "upside_down", seats, options=options), fresh_seed + 1000 * seats + n)


# --- Copies of the table --------------------------------------------------------------------------------

SHARED = {"book", "house", "events", "ask"}
OUTSIDE = {"answers", "chances", "limit", "line"}                      # not of the table itself


def fields(g: Town) -> list[str]:
    names = [name for name in dir(g) if not name.startswith("_") and name != "SEEN_BY"]
    return [name for name in names if not callable(getattr(g, name))]


def table() -> Town:
    m = penombra.new("upside_down", 3, seed=3)
    for _ in range(12): m.answer(min(m.waiting), m.options(min(m.waiting))[0])
    g = m._g.clone()
    assert isinstance(g, Town)
    return g


@pytest.mark.parametrize("name", [n for n in fields(table()) if n not in {*SHARED, "stacks", "role", "seats"}])
def test_clone_copies_the_field(name: str) -> None:
    """A change planted in any field is in the clone; a change of the clone is not in the table."""
    g, before = table(), getattr(table(), name)
    if isinstance(before, int): setattr(g, name, before + 1)
    else: getattr(g, name)[0] += 1
    c = g.clone()
    assert plain(getattr(c, name)) == plain(getattr(g, name)) != plain(before)
    if not isinstance(before, int):
        getattr(c, name)[0] += 1
        assert plain(getattr(c, name)) != plain(getattr(g, name))
    if name not in OUTSIDE: assert c.to_bytes() != table().to_bytes(), f"{name} does not tell tables apart"


@pytest.mark.parametrize("name", ["face", "size", "up", "pool", "bag"])
def test_clone_copies_the_stacks(name: str) -> None:
    """The same for what lies in the slots; faces that nobody sees are part of the table."""
    g = table()
    getattr(g.stacks, name)[0] += 1
    c = g.clone()
    assert plain(getattr(c.stacks, name)) == plain(getattr(g.stacks, name)) and c.to_bytes() != table().to_bytes()
    getattr(c.stacks, name)[0] += 1
    assert plain(getattr(c.stacks, name)) != plain(getattr(g.stacks, name))


def plain(x: Any) -> Any: return x if isinstance(x, int) else list(x)


HIDDEN = {"stacks", "agenda", "depth", "line", "seats", "cell"}


@pytest.mark.parametrize("name", [n for n in fields(table()) if n not in SHARED | OUTSIDE | HIDDEN])
def test_every_field_is_shown(name: str) -> None:
    """Only tokens and orders are hidden: a change planted in any other field is in everybody's view."""
    rules = penombra.find("upside_down")
    g, before = table(), getattr(table(), name)
    if name == "ended": g.ended, g.depth = 3, 0
    elif name == "chosen": g.chosen = 1 << g.house.slots[0]
    elif isinstance(before, int): setattr(g, name, 1 if before != 1 else 2)
    else: getattr(g, name)[0] = 1 if before[0] != 1 else 0 if name != "hand" else 2
    for who in (None, 0, 2): assert rules.view(g, who) != rules.view(table(), who)
