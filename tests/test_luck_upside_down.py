"""Luck in Upside Down, held against a dealer who shuffles real decks and draws real tokens from a bag."""
from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import penombra
import pytest
from penombra.core.line import CHANCE
from penombra.core.luck import Lots
from penombra.core.match import Match
from penombra.games.upside_down.state import Town

GAME = "upside_down"


class Dealer:
    """Cards and tokens as they lie on a real table: it follows what is told, and says what comes next."""

    def __init__(self, m: Match, rng: random.Random) -> None:
        self.m, self.rng = m, rng
        g = m._g
        assert isinstance(g, Town)
        n = g.house.names
        self.cards = shuffled([n.cards[k] for k, many in enumerate(g.house.cards) for _ in range(many)], rng)
        self.scenes = shuffled([n.scenes[k] for k, many in enumerate(g.house.scenes) for _ in range(many)], rng)
        self.items = shuffled([n.items[k] for k, many in enumerate(g.house.items) for _ in range(many)], rng)
        self.allies = shuffled([n.allies[k] for k, many in enumerate(g.house.allies) if many], rng)
        self.bag = [n.faces[k] for k, many in enumerate(g.house.tokens) for _ in range(many) if n.faces[k] != "demogorgon"]
        self.taken = ["demogorgon"] * int(sum(g.house.tokens[k] for k, f in enumerate(n.faces) if f == "demogorgon"))
        self.mixing = bool(self.taken)
        self.discard: list[str] = []                     # cards played or lost
        self.seen: list[str] = []                        # Scenes
        self.out: list[str] = []                         # Items drawn and not yet kept
        self.stacks: dict[str, list[str]] = defaultdict(list)
        self.bottom = False
        self.slot = ""
        self.read = 0

    def follow(self) -> None:
        """What has been told since."""
        for e in self.m.events(None, self.read):
            kind = e["kind"]
            if kind == "placed": self.slot, self.bottom = e["slot"], e["bottom"]
            elif kind in ("set_off", "committed"): self.discard += e["cards"]
            elif kind == "lost_card": self.discard.append(e["card"])
            elif kind == "reshuffled": self.cards, self.discard = shuffled(self.cards + self.discard, self.rng), []
            elif kind == "scenes_shuffled": self.scenes, self.seen = shuffled(self.scenes + self.seen, self.rng), []
            elif kind == "kept_item":
                self.out.remove(e["item"])
                self.items, self.out = shuffled(self.items + self.out, self.rng), []
            elif kind == "gave_up": self.items = shuffled([*self.items, e["item"]], self.rng)
            elif kind in ("beaten", "stack_gone"): self.bag += self.stacks.pop(e["slot"], [])
            elif kind == "failed":
                self.slot, self.bottom = e["slot"], False
                self.taken = shuffled(self.stacks.pop(e["slot"]), self.rng)
        self.read = self.m._told()

    def says(self, asked: str) -> str:
        """What comes: off the top of a deck, out of the bag, out of the tokens in hand."""
        if asked == "deal_card": return self.cards.pop()
        if asked == "turn_scene":
            self.seen.append(self.scenes.pop())
            return self.seen[-1]
        if asked == "draw_item":
            self.out.append(self.items.pop())
            return self.out[-1]
        if asked == "next_ally": return self.allies.pop()
        if asked in ("put_token", "mix_in"):
            token = self.bag.pop(self.rng.randrange(len(self.bag)))
            if asked == "mix_in": self.taken.append(token)
            else: self.lay(token)
            return token
        if asked == "lose_token":
            self.bag.append(self.taken.pop())
            return self.bag[-1]
        if self.mixing:
            self.mixing = False
            self.rng.shuffle(self.taken)
        token = self.taken.pop()
        self.lay(token)
        return token

    def lay(self, token: str) -> None:
        stack = self.stacks[self.slot]
        if self.bottom: stack.insert(0, token)
        else: stack.append(token)


def shuffled(what: list[str], rng: random.Random) -> list[str]:
    out = list(what)
    rng.shuffle(out)
    return out


class Tally:
    """What chance held how likely, against what came."""

    def __init__(self) -> None:
        self.expected: dict[str, Counter[str]] = defaultdict(Counter)
        self.spread: dict[str, Counter[str]] = defaultdict(Counter)
        self.came: dict[str, Counter[str]] = defaultdict(Counter)

    def add(self, asked: str, weights: dict[str, int], came: str) -> None:
        total = sum(weights.values())
        for what, many in weights.items():
            p = many / total
            self.expected[asked][what] += p
            self.spread[asked][what] += p * (1 - p)
        self.came[asked][came] += 1

    def far_off(self) -> Iterator[tuple[str, str, float]]:
        """How many standard deviations each is away from what chance says."""
        for asked, rows in self.expected.items():
            for what, p in rows.items():
                spread = self.spread[asked][what]
                if spread > 4: yield asked, what, (self.came[asked][what] - p) / math.sqrt(spread)


def dealt_game(n: int, seed: int, tally: Tally) -> tuple[int, int]:
    """One game dealt by hand; how often chance was asked, and how many reshuffles there were."""
    rng = random.Random(f"dealer {seed} {n}")
    m = penombra.new(GAME, 2 + n % 3, options={"season": 1 + n // 3 % 2, "fear_track_shift": 2}, chance="manual")
    dealer, asked = Dealer(m, rng), 0
    while m.waiting:
        dealer.follow()
        if CHANCE not in m.waiting:
            check_stacks(m, dealer)
            who = min(m.waiting)
            m.answer(who, rng.choice(m.options(who)))
            continue
        name = m.asked[CHANCE]
        options, weights = m.options(CHANCE), m.weights()
        if name in ("deal_character", "who_begins"):
            m.answer(CHANCE, rng.choice(options))
            continue
        came = dealer.says(name)
        offered = {str(o).split()[1]: w for o, w in zip(options, weights, strict=True)}
        assert came in offered, f"{came} came, which chance held impossible: {name}"
        tally.add(name, offered, came)
        asked += 1
        m.answer(CHANCE, next(o for o in options if str(o).split()[1] == came))
    return asked, sum(e["kind"] == "reshuffled" for e in m.events(None))


def check_stacks(m: Match, dealer: Dealer) -> None:
    """What lies on the board lies there for the dealer, in the same order, and so do bag and decks."""
    g = m._g
    assert isinstance(g, Town)
    for k in g.house.slots: assert g.faces(k) == dealer.stacks.get(g.slot(k), []), g.slot(k)
    n = g.house.names
    assert Counter(dealer.bag) == Counter({n.faces[k]: int(x) for k, x in enumerate(g.stacks.pool) if x})
    assert Counter(dealer.cards) == Counter({n.cards[k]: int(x) for k, x in enumerate(g.deck) if x})
    assert Counter(dealer.scenes) == Counter({n.scenes[k]: int(x) for k, x in enumerate(g.scenes) if x})
    assert Counter(dealer.items) == Counter({n.items[k]: int(x) for k, x in enumerate(g.items) if x})


def test_chance_weighs_as_a_dealer_deals(fresh_seed: int, share: Callable[[int, int], range], note: Callable[[str], None],
                                         measured: Any) -> None:
    """Every card, Scene, Item, Ally and token comes as often as chance says; what lies where is the same for the dealer."""
    tally, asked, again = Tally(), 0, 0
    for n in share(120, 6_000):
        a, b = dealt_game(n, fresh_seed, tally)
        asked, again = asked + a, again + b
    rows = sorted(tally.far_off(), key=lambda row: -abs(row[2]))
    note(f"{asked} answers of chance, {again} reshuffles; farthest off: " +
         ", ".join(f"{kind} {what} {far:+.1f} standard deviations" for kind, what, far in rows[:4]))
    measured("luck_upside_down", {"answers": asked, "reshuffles": again, "rows": len(rows),
                                  "farthest": [[kind, what, round(far, 2)] for kind, what, far in rows[:6]]})
    assert set(tally.came) == {"deal_card", "turn_scene", "draw_item", "next_ally", "put_token", "mix_in", "lose_token",
                               "lay_out"}
    assert all(abs(far) < 5 for _, _, far in rows), rows[:3]


@pytest.mark.parametrize("cheat", ["bag", "deck", "lost"])
def test_a_cheating_dealer_is_found(cheat: str, fresh_seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens that lie in the order of their faces, a deck that is never shuffled anew, the smallest token always lost."""
    says = Dealer.says

    def cheating(self: Dealer, asked: str) -> str:
        if cheat == "bag" and asked == "put_token": self.bag.sort(reverse=True)
        if cheat == "deck" and asked == "deal_card": self.cards.sort()
        if cheat == "lost" and asked == "lose_token": self.taken.sort(reverse=True)
        if cheat == "bag" and asked == "put_token":
            self.lay(self.bag[-1])
            return self.bag.pop()
        return says(self, asked)
    monkeypatch.setattr(Dealer, "says", cheating)
    tally = Tally()
    for n in range(150): dealt_game(n, fresh_seed, tally)
    assert any(abs(far) >= 5 for _, _, far in tally.far_off())


def test_own_luck_follows_the_weights(fresh_seed: int, scale: Callable[..., int]) -> None:
    """What the engine says for itself, faster, is as likely as its weights say."""
    m, rng, found = penombra.new(GAME, 3, chance="manual"), random.Random(fresh_seed), 0
    while found < 30:
        if not m.waiting: m = penombra.new(GAME, 3, chance="manual", options={"season": 2})
        if CHANCE in m.waiting:
            g, weights = m._g, m.weights()
            if rng.random() < 0.2 and len(weights) > 1:
                found += 1
                many, came = scale(400, 4_000), Counter[int]()
                for k in range(many): came[int(g.ask.lot(g, g.line, Lots(fresh_seed + k)))] += 1
                for o, w in zip(m.options(CHANCE), weights, strict=True):
                    p = w / sum(weights)
                    assert abs(came[o.said] - p * many) <= 5 * math.sqrt(p * (1 - p) * many) + 1, f"{m.asked[CHANCE]}: {o}"
            m.answer(CHANCE, rng.choices(m.options(CHANCE), weights)[0])
        else: m.answer(min(m.waiting), rng.choice(m.options(min(m.waiting))))
