"""Worlds that one seat cannot tell apart, played side by side."""
from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from kit import table

import penombra
from penombra.core.match import Match

GAME = "stay_away"
LAWFUL = tomllib.loads((Path(__file__).parent / "reveals.toml").read_text("utf-8"))
UNSEEN = {"discard", "give", "keep", "hold", "place"}      # answers whose card nobody else sees
PANICS = [name for name in penombra.content.load(GAME).tables["cards"]
          if penombra.content.load(GAME).tables["cards"][name]["family"] == "panic"]


class World:
    """What a seat gets to see of a match. A planted leak overrides one of these."""

    def __init__(self, match: Match) -> None: self.m = match
    def view(self, seat: int | None) -> dict[str, Any]: return self.m.view(seat)
    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]: return self.m.events(seat, since)
    def options(self, seat: int) -> list[str]: return [str(o) for o in self.m.options(seat)]
    def asked(self) -> dict[int, str]: return self.m.asked
    def told(self) -> int: return len(self.m.events(None))
    def answer(self, seat: int, text: str) -> None: self.m.answer(seat, self.m.read(seat, text))

    def face(self, seat: int) -> dict[str, Any]:
        """All that must be equal in worlds the seat cannot tell apart."""
        return {"view": self.view(seat), "spectator": self.view(None), "options": self.options(seat),
                "candidates": [(str(o), rule) for o, rule in self.m.candidates(seat)],
                "standing": [str(o) for o in self.m.standing(seat)], "asked": self.asked(), "knows": self.m.knows(seat)}


class Leak(AssertionError):
    """Two worlds that must look alike do not."""


class Tally:
    """What was compared, and where worlds lawfully parted."""

    def __init__(self) -> None:
        self.steps: Counter[str] = Counter()
        self.parted: Counter[str] = Counter()


def differ(a: dict[str, Any], b: dict[str, Any], where: str) -> None:
    for key in a:
        if a[key] != b[key]:
            if isinstance(a[key], dict) and isinstance(b[key], dict): differ(a[key], b[key], f"{where} {key}")
            raise Leak(f"{where} {key}: {a[key]} against {b[key]}")


class Twins:
    """A true match and a world that `seat` cannot tell from it; both ask chance through us."""

    def __init__(self, match: Match, seat: int, rng: random.Random, kind: type[World]) -> None:
        self.seat = seat
        self.rng = rng
        other = match.imagine(seat, rng.getrandbits(30))
        self.a = kind(match.clone())
        self.b = kind(penombra.position(GAME, other.position()))
        self.seen = [self.a.told(), self.b.told()]

    def same(self) -> None: differ(self.a.face(self.seat), self.b.face(self.seat), f"seat {self.seat}:")

    def choose(self, wish: str = "") -> tuple[int, str, str] | None:
        """Who answers what in each world, so that what everybody sees is the same; nothing where that cannot be."""
        rng, a, b = self.rng, self.a.m, self.b.m
        if a.waiting != b.waiting: raise Leak(f"waiting for {a.waiting} against {b.waiting}")
        if not a.waiting: return None
        who = rng.choice(sorted(a.waiting))
        mine = [str(o) for o in a.options(who)]
        yours = [str(o) for o in b.options(who)]
        line = a.view(None)["agenda"][-1]
        if who == -1: return self.chance(line, mine, yours, a.weights())
        said = wish if wish in mine else rng.choice(mine)
        if who == self.seat:
            if mine != yours: raise Leak(f"options of seat {who}: {mine} against {yours}")
            return who, said, said
        verb = said.split()[0]
        open_hand = a.options_used["edition"] == "revised" and a.view(None)["quarantine"][who] > 0
        common = [o for o in mine if o in yours]
        if verb in UNSEEN and not open_hand:
            alike = [o for o in yours if o.split()[0] == verb or {o.split()[0], verb} == {"give", "keep"}]
            if said in yours and rng.random() < 0.5: return who, said, said
            return (who, said, rng.choice(alike)) if alike else None
        if said in yours: return who, said, said
        return (who, *2 * [rng.choice(common)]) if common and rng.random() < 0.8 else None

    def chance(self, line: list[Any], mine: list[str], yours: list[str], weights: list[int]) -> tuple[int, str, str] | None:
        name, who, other = line[0], line[1], line[2]
        rng = self.rng
        said = rng.choices(mine, weights)[0]
        common = [o for o in mine if o in yours]
        view = self.a.m.view(None)
        if name == "top_back":
            if mine != yours: raise Leak(f"backs that may come up: {mine} against {yours}")
            return -1, said, said
        in_sight = who == self.seat or (self.a.m.options_used["edition"] == "revised" and view["quarantine"][who] > 0)
        if name == "turn_up" and view["back"] == "panic": in_sight = True
        if name == "random_card": in_sight = self.seat in (who, other) and rng.random() < 0.8
        if not in_sight: return -1, said, rng.choice(yours)
        return (-1, *2 * [rng.choice(common)]) if common else None

    def step(self, tally: Tally, tags: set[str], wish: str = "") -> bool:
        """One answer in both worlds, as wished where it can be; are they still alike?"""
        chosen = self.choose(wish)
        if chosen is None: return False
        who, said, other = chosen
        self.a.answer(who, said)
        self.b.answer(who, other)
        if self.parted(tally): return False
        self.same()
        for tag in tags: tally.steps[tag] += 1
        return True

    def parted(self, tally: Tally) -> bool:
        """Did a hidden card lawfully act?"""
        for seat in (self.seat, None):
            a = self.a.events(seat, self.seen[0])
            b = self.b.events(seat, self.seen[1])
            a, b = ([{k: v for k, v in e.items() if k != "n"} for e in es] for es in (a, b))
            if a == b: continue
            n = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            kinds = {es[n]["kind"] for es in (a, b) if n < len(es)}
            lawful = [k for k in sorted(kinds) if k in LAWFUL]
            if not lawful: raise Leak(f"seat {seat} saw {a[n:]} against {b[n:]}")
            for k in lawful: tally.parted[k] += 1
            return True
        if self.a.told() - self.seen[0] != self.b.told() - self.seen[1]: raise Leak("one world told more events")
        self.seen = [self.a.told(), self.b.told()]
        return False


def tags_of(m: Match) -> set[str]:
    """What a step at this point is a step of."""
    view = m.view(None)
    steps = [line[0] for line in view["agenda"]]
    used = m.options_used
    tags = {"all", f"edition {used['edition']}"}
    if steps and steps[-1] in ("offer_card", "commit", "answer_offer", "settle_offer"): tags.add("exchange")
    substitute = any(line[0] == "answer_offer" and line[3] for line in view["agenda"])
    if substitute or "settle_offer" in steps or "missed" in steps: tags.add("missed")
    tags |= {card for card in view["cards"]["resolving"] if card in PANICS}
    if any(view["quarantine"]): tags.add(f"quarantine {used['edition']}")
    if used["thing_in_deck"]: tags.add("thing_in_deck")
    if view["feud"]: tags.add("vendetta")
    return tags


WANTED = ["exchange", "missed", *PANICS, "quarantine first", "quarantine revised", "thing_in_deck", "vendetta"]


def set_up(n: int) -> tuple[int, dict[str, Any]]:
    """Set-ups in turn, so that every kind of secret comes up."""
    options: dict[str, Any] = [{}, {"edition": "revised"}, {"thing_in_deck": True}, {"vendetta": True},
                               {"edition": "revised", "vendetta": True}, {"auto_end": "at_once"}][n % 6]
    return 4 + n * 5 % 9, options


def walk(seed: int, tally: Tally, quota: int, steps: int, kind: type[World] = World, set_ups: int | None = None) -> None:
    """A random game with its luck bent towards what is still wanted; twins are compared along the way."""
    rng = random.Random(seed)
    seats, options = set_up(seed if set_ups is None else set_ups)
    if {t for t in WANTED if tally.steps[t] < quota} <= set(PANICS): seats = 10 + seed % 3      # some Panics need many players
    m = penombra.new(GAME, seats=seats, options=options, chance="manual")
    for _ in range(1500):
        if not m.waiting or tally.steps["all"] >= steps and all(tally.steps[t] >= quota for t in WANTED): return
        tags = tags_of(m)
        lacking = [t for t in WANTED if t in tags and tally.steps[t] < quota]
        if m.view(None)["turn"] and rng.random() < (0.5 if lacking else 0.02 if tally.steps["all"] < steps else 0):
            twins = Twins(m, rng.randrange(m.seats), rng, kind)
            twins.same()
            for _ in range(12):
                if not twins.step(tally, tags_of(twins.a.m)): break
        answer(m, rng, tally)


def answer(m: Match, rng: random.Random, tally: Tally) -> None:
    who = rng.choice(sorted(m.waiting))
    options = m.options(who)
    if who != -1: weights = [3 if str(o).startswith(("refuse", "play quarantine", "play flamethrower")) else 1 for o in options]
    else:
        weights = m.weights()
        words = [str(o) for o in options]
        if "back panic" in words and "back event" in words: weights = [1, 1]
        elif words[0].startswith("turn_up"):
            weights = [w * (12 if tally.steps[t.split()[1]] < min(tally.steps[p] for p in PANICS) + 20 else 1)
                       for w, t in zip(weights, words, strict=True)]
    m.answer(who, rng.choices(options, weights)[0])


# Rare reveals, each from a position that brings it about: the seat that looks on, the table, and what is answered.
TARGETS = {
    "looked_at_offer": (1, "seats 4; hand 1 scared; stage exchange", ["give suspicion", "refuse scared"]),
    "hand_seen": (0, "seats 4; hand 0 analysis; stage play", ["play analysis 1"]),
    "card_seen": (0, "seats 4; hand 0 suspicion; stage play", ["play suspicion 1", ""]),
    "hand_shown_to": (1, "seats 4; deck just_between_us; stage draw", ["draw", "", "", "choose 1"]),
    "hand_shown": (1, "seats 4; hand 0 whisky; stage play", ["play whisky"]),
    "infected_in_excess": (2, "seats 4; thing 0; hand 0 the_thing infected; hand 1 infected*3; stage exchange",
                           ["give infected", "give suspicion", "", "", ""]),
    "eliminated": (2, "seats 4; thing 3; option fourth_infected super_infection; infected 0; hand 0 infected*5; stage play",
                   ["discard infected"]),
    "vendetta": (3, "seats 4; option vendetta true; thing 1; infected 2; hand 0 flamethrower; stage play",
                 ["play flamethrower 1", "accept"]),
    "over": (3, "seats 4; thing 1; infected 2; hand 0 flamethrower; stage play", ["play flamethrower 1", "accept"]),
    "exchanged": (1, "seats 4; stage exchange", ["give suspicion", "give suspicion"]),
    "discarded": (2, "seats 4; option edition revised; quarantine 0 2; deck forgetful; stage draw", ["draw", "", "", "", ""]),
    "passed_on": (1, "seats 4; deck chain_reaction; stage draw", ["draw", "", "", "", "", "", ""]),
    "took_back": (3, "seats 4; thing 1; option fourth_infected super_infection; infected 0; hand 0 infected*4; "
                     "hand 1 missed; stage exchange", ["give infected", "refuse missed", "", "", ""]),
    "no_effect": (1, "seats 4; thing 3; option fourth_infected super_infection; infected 0; hand 0 infected*4; "
                     "deck blind_date; stage draw", ["draw", "", ""]),
}


def targeted(kind: str, tally: Tally) -> None:
    """Twins of such a position, until this kind of event has parted two of them."""
    seat, head, script = TARGETS[kind]
    for seed in range(80):
        twins = Twins(table(head).m, seat, random.Random(seed), World)
        twins.same()
        for wish in script:
            if not twins.step(tally, set(), wish): break
        if tally.parted[kind]: return
