"""The luck of Sub Terra against a dealer who shuffles a real stack and a real deck, as the rulebook says."""
from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

import penombra
from penombra.content import load
from penombra.core.agenda import settle, take
from penombra.core.line import CHANCE, addressed, first, verb
from penombra.core.luck import Lots
from penombra.games.sub_terra.designs import DESIGN_NAMES, DESIGN_NUMBER, EXIT, KIND_OF, NONE, SIDES
from penombra.games.sub_terra.hazards import hazard_phase
from penombra.games.sub_terra.setup import design_name
from penombra.games.sub_terra.state import Cave
from penombra.games.sub_terra.tiles import placing
from penombra.games.sub_terra.verbs import HAZARD_NAMES, PLACE, RECON

LEVELS = ("normal", "advanced", "expert")
BOX = load("sub_terra").tables


class Dealer:
    """Shuffles sixty-four tiles, puts the Exit among the last six, and turns up one after the other."""

    def __init__(self, luck: random.Random) -> None:
        rows = [(design_name(row), row["copies"]) for row in BOX["tiles"].values() if row["kind"] not in ("start", "exit")]
        pile = [name for name, copies in rows for _ in range(copies)]
        luck.shuffle(pile)
        last = [*pile[-5:], "exit-dead"]
        luck.shuffle(last)
        self.stack = [*pile[:-5], *last]

    def turn_up(self) -> str: return self.stack.pop(0)


class Planted(Dealer):
    """A dealer whose stack always lies in the same order."""

    def __init__(self, luck: random.Random) -> None: super().__init__(random.Random(1))


class Tally:
    """Of what chance said it would do, and what the dealer did: by how deep the stack still was."""

    def __init__(self) -> None:
        self.expected: dict[str, Counter[str]] = {}
        self.seen: dict[str, Counter[str]] = {}

    def add(self, depth: str, weights: dict[str, int], came: str) -> None:
        total = sum(weights.values())
        expected = self.expected.setdefault(depth, Counter())
        for name, weight in weights.items(): expected[name] += weight / total       # type: ignore[assignment]
        self.seen.setdefault(depth, Counter())[came] += 1

    def problems(self) -> Iterator[tuple[str, float, int, bool]]:
        """Chi-square at each depth, rare faces counted together; and whether it is far beyond what luck allows."""
        for depth, expected in self.expected.items():
            seen = self.seen[depth]
            cells = [(mean, seen[name]) for name, mean in expected.items() if mean >= 5]
            rare = [(mean, seen[name]) for name, mean in expected.items() if mean < 5]
            if rare: cells.append((max(1.0, sum(m for m, _ in rare)), sum(n for _, n in rare)))
            statistic = sum((n - mean) ** 2 / mean for mean, n in cells)
            freedom = max(1, len(cells) - 1)
            yield depth, statistic, freedom, statistic > freedom + 6 * math.sqrt(2 * freedom) + 8


def new_cave(explorer: str, level: str = "normal", seats: int = 4) -> Cave:
    """A cave in which one explorer can be led about."""
    others = [r for r in ("medic", "leader", "diver", "climber", "engineer", "bodyguard") if r != explorer]
    options = {"explorers": [explorer, *others][:seats], "first": 0, "difficulty": level}
    g, _ = penombra.find("sub_terra").set_up(seats, options, load("sub_terra"))
    assert isinstance(g, Cave)
    settle(g)
    return g


def weights_of(g: Cave) -> dict[str, int]:
    """What chance offers, by name."""
    names = HAZARD_NAMES if g.ask.name == "turn_card" else DESIGN_NAMES
    return {names[first(said)]: int(g.ask.weight(g, g.line, said)) for said in g.ask.candidates(g, g.line)}


def explore(g: Cave, dealer: Dealer, luck: random.Random, tally: Tally) -> Counter[str]:
    """The whole stack is laid out, from anywhere an open side is; what happened is counted."""
    happened: Counter[str] = Counter()

    def chance() -> None:
        while g.ask.by_chance:
            weights, came = weights_of(g), dealer.turn_up()
            depth = "above the last six" if g.built > 6 else f"{int(g.built)} left, the Exit " + \
                ("among them" if g.exit_below() else "not")
            assert came in weights, f"the dealer turned up {came}, which chance held impossible {depth}"
            tally.add(depth, weights, came)
            d = DESIGN_NUMBER[came]
            take(g, CHANCE, next(s for s in g.ask.candidates(g, g.line) if first(s) == d))
            if KIND_OF[d] == EXIT: happened["exit drawn"] += 1

    chance()
    g.depth = 0
    settle(g)
    while g.left() or g.aside != NONE:
        ends = [(t, s) for t in range(g.count) for s in range(SIDES) if g.end_at(t, s) and not g.barred(t, s)]
        if not ends: break
        t, side = luck.choice(ends)
        g.at[0] = t
        g.push(placing.of(0, side, 0))
        settle(g)
        while g.depth:
            chance()
            if not g.depth: break
            options = [s for s in g.ask.candidates(g, g.line) if not g.ask.objection(g, addressed(g.line, 0), s)]
            if g.drawn != NONE and KIND_OF[g.drawn] == EXIT:
                assert any(verb(s) == PLACE and first(s) == 0 for s in options), "the Exit can always be laid"
            said = luck.choice(options)
            happened["recon"] += verb(said) == RECON
            happened["aside"] += verb(said) == PLACE and first(said) == 1
            take(g, 0, said)
    happened["thrown away"] += sum(g.thrown)
    happened["exit laid"] += g.exit != NONE
    happened["sealed with tiles left"] += not g.ends and bool(g.left()) and g.exit == NONE
    return happened


@pytest.mark.parametrize("explorer", ["medic", "scout", "geologist"])
def test_next_tile_is_as_likely_as_chance_says(explorer: str, fresh_seed: int, share: Callable[[int, int], range],
                                               note: Callable[[str], None], measured: Any) -> None:
    """Position of the Exit and next tile, given all that lies on the table: chance's weights agree with a real stack."""
    tally, happened, caves = Tally(), Counter[str](), 0
    for n in share(168, 6_668):
        luck = random.Random(fresh_seed * 1_000_003 + n)
        happened += explore(new_cave(explorer), Dealer(luck), luck, tally)
        caves += 1
    told = {}
    for depth, statistic, freedom, too_much in tally.problems():
        told[depth] = [round(statistic, 1), freedom]
        assert not too_much, f"{explorer}, {depth}: chi-square {statistic:.1f} with {freedom} degrees of freedom"
    note(f"{explorer}, {caves} caves explored: {dict(happened)}; chi-square by depth {told}")
    assert happened["exit laid"] + happened["sealed with tiles left"] >= happened["exit drawn"] - happened["aside"]
    assert not happened["sealed with tiles left"]
    if explorer == "scout": assert happened["recon"]
    if explorer == "geologist": assert happened["aside"]
    measured(f"luck_sub_terra_{explorer}", {"caves": caves, "chi_square": told, **happened})


@pytest.mark.parametrize("level", LEVELS)
def test_next_hazard_is_as_likely_as_chance_says(level: str, fresh_seed: int, share: Callable[[int, int], range],
                                                 note: Callable[[str], None]) -> None:
    """Pool, deck and cards put back unseen: what comes next, given what came, agrees with a real deck."""
    tally = Tally()
    for n in share(168, 6_668):
        luck = random.Random(fresh_seed * 1_000_033 + n)
        g = new_cave("medic", level, 4 + n % 3)
        pool = [f"{row['kind']}{'_x2' if row['strength'] == 2 else ''}" for row in BOX["hazards"].values()
                if level in row["levels"] for _ in range(row["copies"])]
        luck.shuffle(pool)
        deck = pool[:BOX["levels"][level]["deck"][n % 3]]
        assert len(deck) == g.deck
        g.depth = 0
        settle(g)
        for came in deck:
            g.push(hazard_phase.of())
            settle(g)
            weights = weights_of(g)
            tally.add("early" if len(deck) - g.deck < 8 else "late", weights, came)
            take(g, CHANCE, next(s for s in g.ask.candidates(g, g.line) if HAZARD_NAMES[first(s)] == came))
            g.depth = 0
            for s in range(g.seats): g.health[s] = 3
        assert not g.deck
    for depth, statistic, freedom, too_much in tally.problems():
        note(f"hazards, {level}, {depth}: chi-square {statistic:.1f} with {freedom} degrees of freedom")
        assert not too_much


def test_small_stacks_exactly() -> None:
    """Every order of a small stack, the Exit among its last three: chance's weights are the exact conditional chances."""
    tables = json.loads(json.dumps(BOX))
    keep = {"start": 1, "exit": 1, "plain-cross": 2, "plain-tee": 1, "water-cross": 1, "rough-cross": 1}
    tables["tiles"] = {id: {**row, "copies": keep.get(id, 0)} for id, row in tables["tiles"].items()}
    tables["numbers"]["exit_among"]["value"] = 3
    pack = type("Box", (), {"tables": tables})()
    plain = ["plain-cross", "plain-cross", "plain-tee", "water-cross", "rough-cross"]
    orders: Counter[tuple[str, ...]] = Counter()
    for above in itertools.permutations(range(5)):
        for place in range(3):                           # the Exit shuffled with the two last
            for last in itertools.permutations(above[3:]):
                stack = [plain[i] for i in above[:3]]
                low = [plain[i] for i in last]
                low.insert(place, "exit-dead")
                orders[tuple(stack + low)] += 1
    g, _ = penombra.find("sub_terra").set_up(4, {"explorers": ["medic", "leader", "diver", "climber"], "first": 0}, pack)
    assert isinstance(g, Cave)
    settle(g)
    checked = 0
    for order in orders:
        c = g.clone()
        c.depth = 0
        for n, came in enumerate(order):
            c.push(placing.of(0, 0, 0))
            settle(c)
            weights = weights_of(c)
            after: Counter[str] = Counter()
            for other, many in orders.items():
                if other[:n] == order[:n]: after[other[n]] += many
            total = sum(weights.values())
            assert {k: Fraction(w, total) for k, w in weights.items()} == \
                {k: Fraction(w, after.total()) for k, w in after.items()}, (order, n)
            checked += 1
            d = DESIGN_NUMBER[came]
            c.stock[d] -= 1
            c.built -= 1
            c.depth = 0
    assert checked == 6 * len(orders) and len(orders) > 100


def test_own_luck_follows_the_weights(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """What our generator draws agrees with the weights it offers, high in the stack, deep in it, and for hazards."""
    g = new_cave("medic")
    for deep, many in ((False, scale(4_000, 40_000)), (True, scale(2_000, 20_000))):
        c = g.clone()
        c.depth = 0
        if deep:
            for d in range(len(DESIGN_NAMES)):
                while c.stock[d] and KIND_OF[d] != EXIT and c.built > 5: c.stock[d], c.built = c.stock[d] - 1, c.built - 1
        c.push(placing.of(0, 0, 0))
        settle(c)
        check_lot(c, fresh_seed, many, f"tiles, {'deep' if deep else 'high'}", note)
    c = g.clone()
    c.depth = 0
    c.push(hazard_phase.of())
    settle(c)
    check_lot(c, fresh_seed, scale(2_000, 20_000), "hazards", note)


def check_lot(g: Cave, seed: int, many: int, what: str, note: Callable[[str], None]) -> None:
    tally, names = Tally(), HAZARD_NAMES if g.ask.name == "turn_card" else DESIGN_NAMES
    weights = weights_of(g)
    for n in range(many): tally.add(what, weights, names[first(g.ask.lot(g, g.line, Lots(seed * 1_000_003 + n)))])
    for _, statistic, freedom, too_much in tally.problems():
        note(f"own luck, {what}: chi-square {statistic:.1f} with {freedom} degrees of freedom")
        assert not too_much


def test_a_planted_order_is_found(fresh_seed: int) -> None:
    """A stack that always lies in the same order does not agree with chance's weights, and is found out."""
    tally = Tally()
    for n in range(40):
        luck = random.Random(fresh_seed + n)
        explore(new_cave("medic"), Planted(luck), luck, tally)
    assert any(too_much for _, _, _, too_much in tally.problems())


def test_no_field_holds_an_order(fresh_seed: int) -> None:
    """Two tables with the same past and another future are the same table, to the last bit, until the future comes."""
    parted = 0
    for n in range(20):
        one = penombra.new("sub_terra", 4, fresh_seed + n, chance="manual")
        two = penombra.new("sub_terra", 4, fresh_seed + n + 1, chance="manual")
        luck = random.Random(fresh_seed + n)
        for _ in range(60):
            if not one.waiting: break
            who = min(one.waiting)
            said = luck.choice(one.options(who))
            assert one.hash() == two.hash() and one.position() == two.position() and one.view(0) == two.view(0)
            assert one.options(who) == two.options(who) and one.weights() == two.weights()
            one.answer(who, said)
            if who == CHANCE and len(one.clone().options(CHANCE)) > 1: parted += 1
            two.answer(who, said)
    assert parted


def test_counts_match_the_content() -> None:
    """Sixty-four tiles, the Start and the Exit; thirty Hazard cards and what each level takes of them."""
    g = new_cave("medic")
    kinds: Counter[str] = Counter()
    for row in BOX["tiles"].values(): kinds[row["kind"]] += row["copies"]
    assert kinds == {"start": 1, "exit": 1, "plain": 16, "water": 8, "gas": 8, "cave_in": 12, "horror": 8, "squeeze": 3,
                     "ledge": 3, "slide": 3, "rough": 3}
    assert g.built == 65 and sum(g.house.copies) == 66
    assert sum(row["copies"] for row in BOX["hazards"].values()) == 30
    assert [sum(new_cave("medic", level).cards) for level in LEVELS] == [25, 25, 20]
    numbers: Counter[int] = Counter(n for row in BOX["tiles"].values() for n in row.get("dice", []) for _ in range(row["copies"]))
    assert set(numbers.values()) == {4} and len(numbers) == 6
