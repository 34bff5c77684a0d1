"""Random games of Stay Away! in every kind of set-up: the laws of any game, and the invariants of this one."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import penombra
from penombra.core import laws
from penombra.core.line import has
from penombra.core.match import Match
from penombra.games.stay_away.kinds import BARRED_DOOR, CARD_NAMES, EVENTS, INFECTED, KINDS, QUARANTINE, THE_THING
from penombra.games.stay_away.state import Table
from stay_away_tables import VALUES, copies, covering, options_of, pairs_of, refusal

BY_EVENT = {"hand_shown": ("whisky", "oops"), "kept": ("resolute", "forgetful"),
            "exchanged": ("seduction", "cant_we_be_friends"),
            "swapped": ("change_places", "youd_better_run", "one_two", "get_out_of_here", "so_this_is_the_party")}


class Watcher:
    """Follows one game event by event, with the true facts, and holds the table against what the rules make of them."""

    def __init__(self, seats: int, options: dict[str, Any], effects: Counter[str]) -> None:
        self.seats = seats
        self.deck = [copies(seats, options)[card] for card in CARD_NAMES]
        self.revised = options.get("edition") == "revised"
        self.most_infected = 4 if options.get("fourth_infected", "super_infection" if self.revised else "") \
            == "super_infection" else 3
        self.effects = effects
        self.read = 0                        # events taken in
        self.roles: list[str] = []
        self.confined: set[int] = set()
        self.doors = 0
        self.alive = set(range(seats))
        self.card = ""                       # what is being resolved
        self.shown = 0                       # by how many, in Revelations

    def __call__(self, m: Match) -> None:
        g = m._g
        assert isinstance(g, Table) and g.events is not None
        if not self.roles: self.roles = ["thing" if s == g.thing else "human" for s in range(self.seats)]
        for event in g.events.items[self.read:g.events.size]: self.see(event.kind, event.facts, event.secret or {})
        self.read = g.events.size
        self.check(g)

    def see(self, kind: str, facts: dict[str, Any], secret: dict[int, dict[str, Any]]) -> None:
        s, o = facts.get("seat", -1), facts.get("other", -1)
        card = facts.get("card", secret.get(s, {}).get("card"))
        if kind in ("played", "panic"): self.card, self.shown = facts["card"], 0
        elif kind == "spent" or kind == "turn": self.card = ""
        elif kind == "dealt":
            for seat, seen in secret.items(): assert ("the_thing" in seen["cards"]) == (self.roles[seat] == "thing")
        elif kind == "drew" and card == "the_thing": self.becomes(s, "thing")
        elif kind == "exchanged":
            immune = self.revised and facts["substitute"]
            self.gifts([(s, o, secret[s]["given"], immune), (o, s, secret[o]["given"], False)])
            assert secret[s]["given"] == secret[o]["received"] and secret[o]["given"] == secret[s]["received"]
            if facts["substitute"]: self.effects["missed"] += 1
        elif kind == "passed_on":
            rows = list(zip(facts["from"], facts["to"], strict=True))
            assert sorted(facts["from"]) == sorted(facts["to"]) == sorted(self.alive)
            self.gifts([(a, b, secret[a]["given"], False) for a, b in rows])
            for a, b in rows: assert secret[a]["given"] == secret[b]["received"]
        elif kind == "quarantined":
            assert s not in self.confined, "SA-INV-08: never two Quarantines"
            self.confined.add(s)
        elif kind == "quarantine_over": self.confined.remove(s)
        elif kind == "barred": self.doors += 1
        elif kind == "door_gone": self.doors -= 1
        elif kind == "eliminated": self.alive.remove(s)
        self.count(kind, facts)

    def becomes(self, s: int, role: str) -> None:
        assert self.roles[s] == "human", f"SA-INV-04: seat {s} was {self.roles[s]}, not human"
        self.roles[s] = role

    def gifts(self, rows: list[tuple[int, int, str, Any]]) -> None:
        """All at once: who may part with an Infected! is decided by the roles before, and then they change."""
        before = list(self.roles)
        for giver, taker, card, immune in rows:
            assert card != "the_thing"
            if card != "infected": continue
            allowed = before[giver] == "thing" or (before[giver] == "infected" and before[taker] == "thing")
            assert allowed, f"SA-INV-05: an Infected! from {before[giver]} to {before[taker]}"
            if before[giver] == "thing" and before[taker] == "human" and not immune:
                self.becomes(taker, "infected")
                self.effects["infected"] += 1

    def check(self, g: Table) -> None:
        """The table, as it lies."""
        cards = list(g.cards)
        lying = [sum(cards[k::KINDS]) for k in range(KINDS)]
        confined = {s for s, turns in enumerate(g.quarantine) if turns}
        lying[QUARANTINE] += len(confined)
        lying[BARRED_DOOR] += sum(g.doors)
        for card in g.offer:
            if card >= 0: lying[card] += 1
        assert lying == self.deck and g.everywhere() == sum(self.deck), "SA-INV-01"
        assert list(g.sizes) == [sum(cards[z * KINDS:(z + 1) * KINDS]) for z in range(self.seats + 4)]
        assert g.deck_panics == sum(cards[g.deck * KINDS + EVENTS:(g.deck + 1) * KINDS])
        assert sum(g.doors) == self.doors and confined == self.confined, "SA-INV-08"
        place = g.deck if g.thing < 0 else g.thing if has(g.alive, g.thing) else g.out
        assert [z for z, many in enumerate(cards[THE_THING::KINDS]) if many] == [place], "SA-INV-03"
        assert self.alive == {s for s in range(self.seats) if has(g.alive, s)}
        assert [g.role(s) for s in range(self.seats)] == self.roles, "SA-INV-04"
        for s in self.alive:
            hand = cards[s * KINDS:(s + 1) * KINDS]
            many = hand[INFECTED]
            if self.roles[s] == "infected": assert many or g.offer[s] == INFECTED, f"SA-INV-04: seat {s} has none"
            assert sum(hand[:EVENTS]) == g.sizes[s] and not any(hand[EVENTS:]), "SA-INV-02: a Panic in hand"
            if g.ask.name == "draw": assert g.sizes[s] == 4 and many <= self.most_infected, "SA-INV-02"

    def count(self, kind: str, facts: dict[str, Any]) -> None:
        """Which card has now taken effect in full."""
        card, why, done = self.card, facts.get("why"), ""
        if kind == "eliminated":
            if why == "flamethrower": done = "flamethrower"
            if self.roles[facts["seat"]] == "thing": self.effects["the_thing"] += 1
        elif kind == "declared": done = "the_thing"
        elif kind in ("hand_seen", "card_seen"): done = {"hand_seen": "analysis", "card_seen": "suspicion"}[kind]
        elif kind == "quarantine_over" and why == "time": done = "quarantine"
        elif kind in ("door_gone", "quarantine_over") and why in ("axe", "rotten_ropes", "three_four"): done = str(why)
        elif kind == "barred": done = "barred_door"
        elif kind == "reversed": done = "watch_your_back"
        elif kind == "looked_at_offer": done = "scared"
        elif kind == "refused" and facts["card"] in ("no_thanks", "im_comfortable", "no_barbecue"): done = facts["card"]
        elif kind == "passed_on": done = "chain_reaction"
        elif kind == "placed": done = "blind_date"
        elif kind == "hand_shown_to": done = "just_between_us"
        elif card == "revelations":
            self.shown += kind in ("nothing_shown", "hand_shown", "infected_shown")
            if kind == "infected_shown" or self.shown == len(self.alive) or \
                    (kind == "hand_shown" and "infected" in facts["cards"]): done, self.card = card, ""
        elif card in BY_EVENT.get(kind, ()):
            done = card
            if card == "so_this_is_the_party": self.card = ""         # counted once, not once a pair
        if done: self.effects[done] += 1


def test_random_games(fresh_seed: int, share: Callable[[int, int], range], scale: Callable[..., int],
                      note: Callable[[str], None], measured: Callable[[str, Any], None]) -> None:
    """Every set-up of the covering set in turn, to the end; every invariant at every ask, every law now and then.

    SA-INV-01, 02, 03, 04, 05. Every card takes effect in full: 20 times in a long run."""
    setups, _ = covering()
    effects: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    games = decisions = choices = checked = 0
    longest = (0, 0, 0)
    for n in share(600, 10_000):
        seats, options = options_of(setups[n // 2 % len(setups)])
        seed = fresh_seed * 100_003 + n
        played = laws.check_game(partial(penombra.new, "stay_away", seats, options=options), seed,
                                 every=40 if n // 2 % 10 == 0 else 0, standing=100 if n // 2 % 5 == 1 else 2000,
                                 watch=Watcher(seats, options, effects))
        games, decisions, choices = games + 1, decisions + played.decisions, choices + played.choices
        checked += played.checked
        longest = max(longest, (played.match._journal.size, seats, seed))
        endings[f"{played.outcome.grade} {played.outcome.reason}"] += 1
    note(f"{games} games, {decisions} decisions, {choices} with a choice; all laws at {checked} asks")
    note(f"the longest: {longest[0]} answers, chance's among them, with {longest[1]} seats and seed {longest[2]}")
    note("ended: " + ", ".join(f"{why} {n}" for why, n in endings.most_common()))
    note("took effect in full: " + ", ".join(f"{card} {effects[card]}" for card in CARD_NAMES))
    measured("laws_stay_away", {"games": games, "decisions": decisions, "choices": choices, "asks_checked": checked,
                                "longest": longest[0], "endings": dict(endings),
                                "effects": {card: effects[card] for card in CARD_NAMES}})
    for card in CARD_NAMES: assert effects[card] >= scale(1, 20, whole=True), f"{card}: {effects[card]} times"


def test_covering_set_holds_every_pair() -> None:
    """Every value beside every other, and beside every number of seats; or a refusal that names its rule."""
    setups, impossible = covering()
    wanted = {pair for a in VALUES for b in VALUES if list(VALUES).index(a) < list(VALUES).index(b)
              for pair in ((a, i, b, j) for i in range(len(VALUES[a])) for j in range(len(VALUES[b])))}
    covered: set[Any] = set().union(*(pairs_of(s) for s in setups))
    assert covered | impossible.keys() == wanted and not covered & impossible.keys()
    assert {VALUES["seats"][s["seats"]] for s in setups} == set(range(4, 13))
    assert all(refusal(s) is None for s in setups)
    refused = {tuple(sorted((f"{a}={VALUES[a][i] if a != 'custom_deck' else 'free'}",
                             f"{b}={VALUES[b][j] if b != 'custom_deck' else 'free'}"))): rule
               for (a, i, b, j), rule in impossible.items()}
    assert refused == {("infected_delta=2", "seats=11"): "SA-R-07", ("infected_delta=2", "seats=12"): "SA-R-07",
                       ("custom_deck=free", "infected_delta=-2"): "SA-OPT-15",
                       ("custom_deck=free", "infected_delta=2"): "SA-OPT-15"}


@pytest.mark.parametrize("seats", range(4, 13))
def test_words_and_integers_play_the_same_game(seats: int, fresh_seed: int, share: Callable[[int, int], range]) -> None:
    """fast() and a match, from the deal to the end: same asks, same numbers, same luck, same table."""
    for n in share(4, 60):
        options = {"edition": "revised"} if n // 2 % 2 else {"vendetta": True, "thing_in_deck": True}
        make = partial(penombra.new, "stay_away", seats, options=options)
        laws.check_whole_fast(make, fresh_seed + 1000 * seats + n)


def test_free_deck_has_its_own_number_of_cards() -> None:
    """108 cards for twelve; a free deck has as many as it says."""
    for seats, options, total in ((12, {}, 108), (12, {"infected_delta": -3}, 105)):
        m = penombra.new("stay_away", seats, seed=1, options=options)
        assert m._g.everywhere() == copies(seats, options).total() == total          # type: ignore[attr-defined]


# --- Copies of the table --------------------------------------------------------------------------------

SHARED = {"book", "house"}                   # the same objects in every copy: they never change
DERIVED = {"sizes", "deck_panics", "deck", "pile", "resolving", "out"}     # follow from the rest
OUTSIDE = {"answers", "chances", "limit", "events", "ask", "line"}    # not of the table itself


def fields(g: Table) -> list[str]:
    names = [name for name in dir(g) if not name.startswith("_") and name != "SEEN_BY"]
    return [name for name in names if not callable(getattr(g, name))]


def table() -> Table:
    m = penombra.new("stay_away", 6, seed=3, options={"vendetta": True})
    for _ in range(40): m.answer(min(m.waiting), m.options(min(m.waiting))[0])
    g = m._g.clone()
    assert isinstance(g, Table)
    return g


def test_there_are_fields_to_copy() -> None:
    """The search for fields finds them, in either form."""
    assert {"cards", "chair", "thing", "feud", "agenda", "answers", "seats"} <= set(fields(table()))
    assert len(fields(table())) >= 40


@pytest.mark.parametrize("name", [n for n in fields(table()) if n not in SHARED | {"events", "ask"}])
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


def test_clone_shares_what_never_changes_and_no_events() -> None:
    """Steps and options are one; the ask is the same; a copy for search keeps no events."""
    g = table()
    c = g.clone()
    assert c.book is g.book and c.house is g.house and c.ask is g.ask and c.events is None
