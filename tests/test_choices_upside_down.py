"""Nothing is asked whose answers all lead to the same table, and everything else is: by trying all answers out."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import penombra
from penombra.core.agenda import legal, settle, take
from penombra.core.line import addressed, first_of
from penombra.games.upside_down.effects import MoveFoe, following
from penombra.games.upside_down.ending import end_game
from penombra.games.upside_down.state import Town

GAME = "upside_down"


def ways(g: Town, a: int, b: int) -> list[list[int]]:
    """All shortest ways, by trying all."""
    found = [[a]]
    while found and all(way[-1] != b for way in found):
        found = [[*way, int(to)] for way in found for to in g.house.beside[way[-1]] if to not in way]
    return [way for way in found if way[-1] == b]


def ends(g: Town, f: int, effect: MoveFoe, goal: int) -> set[int]:
    steps = int(effect.steps)
    return {way[-1] if steps < 0 else way[min(steps, len(way) - 1)] for way in ways(g, int(g.foe[f]), goal)}


def distance(g: Town, a: int, b: int) -> int: return len(ways(g, a, b)[0])


def goals(g: Town, f: int, effect: MoveFoe) -> list[int]:
    """Where it may want to go, Character by Character."""
    if effect.toward == 2: return [int(effect.goal)]
    seats = range(int(g.seats))
    if effect.toward == 1: return [int(g.at[s]) for s in seats if g.fear[s] == max(g.fear)]
    nearest = min(distance(g, int(g.foe[f]), int(g.at[s])) for s in seats)
    return [int(g.at[s]) for s in seats if distance(g, int(g.foe[f]), int(g.at[s])) == nearest]


def question(g: Town, effect: MoveFoe) -> tuple[str, bool]:
    """What must be asked first, told anew from the rules; and was there a tie at all?"""
    figures = [f for f in range(len(g.foe)) if g.foe[f] >= 0 and g.house.kind[f] == effect.foe]
    if effect.one and figures:
        near = [min(distance(g, int(g.foe[f]), goal) for goal in goals(g, f, effect)) for f in figures]
        figures = [f for f, far in zip(figures, near, strict=True) if far == min(near)]
        if min(near) > 1 and len({int(g.foe[f]) for f in figures}) > 1: return "which_foe", True
        figures = figures[:1]
    tie = False
    for f in figures:
        found = [ends(g, f, effect, goal) for goal in goals(g, f, effect)]
        tie = tie or len(found) > 1
        if any(e != found[0] for e in found): return "which_prey", True
        if len(found[0]) > 1: return "way_ends", True
    return "", tie


def haunted(luck: random.Random, n: int) -> tuple[Town, MoveFoe]:
    """A town with people and Foes anywhere, and a Scene that moves some of them."""
    m = penombra.new(GAME, 2 + n % 3, luck.randrange(1 << 30), {"season": 1 + n // 3 % 2})
    g = m._g.clone()
    assert isinstance(g, Town)
    places = [int(at) for at in g.house.places]
    for s in range(g.seats): g.at[s], g.fear[s] = luck.choice(places), luck.randrange(3)
    for f in range(len(g.foe)):
        if g.house.foe_group[g.house.kind[f]] >= 0: g.foe[f] = luck.choice([*places, -1] if g.house.kind[f] == 2 else places)
    number = luck.choice([k for k, effect in enumerate(g.house.effects) if isinstance(effect, MoveFoe)])
    g.depth = 0
    g.then(following.of(0, 1, number), end_game.of())
    effect = g.house.effects[number]
    assert isinstance(effect, MoveFoe)
    return g, effect


def test_ties_are_asked_where_they_matter(fresh_seed: int, share: Callable[[int, int], range], note: Callable[[str], None],
                                          measured: Any) -> None:
    """Which Foe, which Character, which way: asked exactly where some answers lead elsewhere."""
    seen: Counter[str] = Counter()
    for n in share(2_000, 10_000):
        g, effect = haunted(random.Random(fresh_seed * 1_000_003 + n), n)
        wanted, tie = question(g, effect)
        settle(g)
        assert (g.ask.name if g.depth else "") == wanted, f"{wanted or 'nothing'} was to be asked"
        seen[wanted or ("idle" if tie else "no tie")] += 1
        if not g.depth: continue
        who = first_of(g.ask.waiting(g.line))
        after = set()
        for said in legal(g, addressed(g.line, who)):
            c = g.clone()
            take(c, who, said)
            after.add((c.ask.name if c.depth else "", c.to_bytes()))
        assert len(after) > 1
    note(f"positions with a Foe about to move: {dict(sorted(seen.items()))}")
    measured("choices_upside_down", dict(seen))
    for what in ("which_foe", "which_prey", "way_ends", "idle", "no tie"): assert seen[what], what


def test_random_games_ask_nothing_idle(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """Whatever is asked, some answers lead to another table; looks change only what is known."""
    asked: Counter[str] = Counter()
    for n in range(scale(20, 400)):
        rng = random.Random(fresh_seed + n)
        m = penombra.new(GAME, 2 + n % 3, fresh_seed + n, {"season": 1 + n % 2, "fear_track_shift": 2})
        while m.waiting:
            who, g = min(m.waiting), m._g
            options = [o.said for o in m.options(who)]
            asked[g.ask.name] += 1
            tables: set[bytes] = set()
            for said in options:
                c = g.clone()
                take(c, who, said)
                tables.add(c.to_bytes())
                if len(tables) > 1: break
            assert len(tables) > 1 or g.ask.name in ("peek", "look_over"), f"{m.asked}: {m.options(who)}"
            m.answer(who, rng.choice(m.options(who)))
    note(f"no idle question among {dict(asked)}")
    assert len(asked) > 8


def test_alike_cards_are_offered_once(fresh_seed: int) -> None:
    """Of equal cards those that lie first: every subset of a hand once, and none that is the same."""
    for n in range(40):
        m = penombra.new(GAME, 2, fresh_seed + n)
        (who,) = m.waiting
        hand = m.view(who)["hand"][who]
        spent = [tuple(sorted(hand[int(k) - 1] for k in str(o).split()[1].split("+") if k != "none")) for o in m.options(who)]
        subsets = {tuple(sorted(hand[k] for k in range(5) if mask >> k & 1)) for mask in range(32)}
        assert len(spent) == len(set(spent)) and set(spent) == subsets
