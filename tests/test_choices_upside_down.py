"""Nothing is asked whose answers all lead to the same table, and everything else is: by trying all answers out."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import penombra
from penombra.core.agenda import legal, settle, take
from penombra.core.line import addressed, first_of
from penombra.games.upside_down.effects import MoveFoe, following, which_foe, which_prey
from penombra.games.upside_down.ending import end_game
from penombra.games.upside_down.foes import way_ends
from penombra.games.upside_down.state import Town

GAME = "upside_down"
TIES: list[Any] = [which_foe, which_prey, way_ends]


@contextmanager
def asked_always() -> Iterator[None]:
    """Questions are put even where the answer does not matter."""
    for ask in TIES: ask.only_if_it_matters = False
    try: yield
    finally:
        for ask in TIES: ask.only_if_it_matters = True


def answered(g: Town, said: Any) -> Town:
    c = g.clone()
    take(c, asker(c), said)
    return c


def asker(g: Town) -> Any: return first_of(g.ask.waiting(g.line))
def choices(g: Town) -> Any: return legal(g, addressed(g.line, asker(g)))
def is_tie(g: Town) -> bool: return any(g.ask is ask for ask in TIES)


def futures(g: Town) -> frozenset[bytes]:
    """All tables that may come of it once every such question is answered."""
    if not is_tie(g): return frozenset([g.to_bytes()])
    found = [futures(answered(g, said)) for said in choices(g)]
    return frozenset(table for f in found for table in f)


def expected(g: Town, seen: Counter[str]) -> bytes:
    """Where the table must stand: before the first question whose answers have different futures, or past them all."""
    while is_tie(g):
        options = choices(g)
        if len(options) > 1:
            found = {futures(answered(g, said)) for said in options}
            seen[f"{g.ask.name} {'idle' if len(found) == 1 else 'matters'}"] += 1
            if len(found) > 1: break
        g = answered(g, options[0])
    return g.to_bytes()


def haunted(luck: random.Random, n: int) -> tuple[Town, int]:
    """A town with people and Foes anywhere, and a Scene that moves some of them; which."""
    m = penombra.new(GAME, 2 + n % 3, luck.randrange(1 << 30), {"season": 1 + n // 3 % 2})
    g = m._g.clone()
    assert isinstance(g, Town)
    places = [int(at) for at in g.house.places]
    for s in range(g.seats): g.at[s], g.fear[s] = luck.choice(places), luck.randrange(3)
    for f in range(len(g.foe)):
        if g.house.foe_group[g.house.kind[f]] >= 0: g.foe[f] = luck.choice([*places, -1] if g.house.kind[f] == 2 else places)
    moves = [k for k, effect in enumerate(g.house.effects) if isinstance(effect, MoveFoe)]
    g.depth, number = 0, luck.choice(moves)
    g.then(following.of(0, 1, number), end_game.of())
    return g, number


def test_ties_are_asked_where_they_matter(fresh_seed: int, share: Callable[[int, int], range], note: Callable[[str], None],
                                          measured: Any) -> None:
    """Which Foe, which Character, which way: asked exactly where some answers lead elsewhere."""
    seen: Counter[str] = Counter()
    positions = 0
    for n in share(2_000, 10_000):
        g, _ = haunted(random.Random(fresh_seed * 1_000_003 + n), n)
        plain, before = g.clone(), seen.total()
        with asked_always():
            settle(plain)
            wanted = expected(plain, seen)
        settle(g)
        assert g.to_bytes() == wanted
        positions += seen.total() > before
    note(f"{positions} positions with a question, brute force: {dict(sorted(seen.items()))}")
    measured("choices_upside_down", {"positions": positions, **seen})
    for ask in ("which_foe", "which_prey", "way_ends"): assert seen[f"{ask} matters"], ask
    assert seen["which_prey idle"]


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
