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
from penombra.games.sub_terra.designs import EXIT, HORROR, NONE
from penombra.games.sub_terra.ending import end_game
from penombra.games.sub_terra.horrors import all_horrors, new_horror, which_horror, which_lair, which_way
from penombra.games.sub_terra.round import act, close_turn
from penombra.games.sub_terra.state import Cave

TIES: list[Any] = [which_horror, which_way, which_lair, act]


@contextmanager
def asked_always() -> Iterator[None]:
    """Questions are put even where the answer does not matter."""
    for ask in TIES: ask.only_if_it_matters = False
    try: yield
    finally:
        for ask in TIES: ask.only_if_it_matters = True


def answered(g: Cave, said: Any) -> Cave:
    c = g.clone()
    take(c, asker(c), said)
    return c


def asker(g: Cave) -> Any: return first_of(g.ask.waiting(g.line))
def choices(g: Cave) -> Any: return legal(g, addressed(g.line, asker(g)))


def is_tie(g: Cave) -> bool:
    """One of the questions that may be idle."""
    return any(g.ask is ask for ask in TIES) and not (g.ask is act and len(choices(g)) > 2)


def futures(g: Cave) -> frozenset[tuple[tuple[int, ...], bytes]]:
    """All tables that may come of it once every such question is answered, and who was asked where there was a choice."""
    if not is_tie(g): return frozenset([((), g.to_bytes())])
    options = choices(g)
    found = [futures(answered(g, said)) for said in options]
    if all(f == found[0] for f in found): return found[0]
    return frozenset(((int(asker(g)), *who), table) for f in found for who, table in f)


def expected(g: Cave, seen: Counter[str]) -> bytes:
    """Where the table must stand: before the first question whose answers have different futures, or past them all."""
    while is_tie(g):
        options = choices(g)
        if len(options) > 1:
            found = {futures(answered(g, said)) for said in options}
            seen[f"{g.ask.name} {'idle' if len(found) == 1 else 'matters'}"] += 1
            if len(found) > 1: break
        g = answered(g, options[0])
    return g.to_bytes()


def haunted(luck: random.Random, n: int) -> Cave:
    """A cave after some random play, with Horrors where nobody stands, about to move or to be joined by more."""
    m = penombra.new("sub_terra", 4 + n % 3, luck.randrange(1 << 30))
    for _ in range(luck.randrange(20, 120)):
        if not m.waiting: break
        who = min(m.waiting)
        options = m.options(who)
        m.answer(who, luck.choice([o for o in options if o.verb in ("explore", "reveal", "place")] or options))
    g = m._g.clone()
    assert isinstance(g, Cave)
    for s in range(g.seats):
        if g.at[s] >= 0 and luck.random() < 0.7: g.health[s], g.at[s] = 2, luck.randrange(g.count)
    free = [t for t in range(g.count) if all(g.at[s] != t for s in range(g.seats))]
    g.horrors = 0
    for t in luck.choices(free, k=luck.randrange(4)) if free else []:
        g.horror[g.horrors] = t
        g.horrors += 1
    g.drawn, g.ordered, g.active, g.ended = NONE, -1, -1, 0
    g.hidden, g.marker, g.depth = luck.randrange(1 << int(g.seats)), luck.randrange(g.seats), 0
    return g


def test_ties_are_asked_where_they_matter(fresh_seed: int, share: Callable[[int, int], range], note: Callable[[str], None],
                                          measured: Any) -> None:
    """Which Horror first, which way, which lair: asked exactly where some answers lead elsewhere."""
    seen: Counter[str] = Counter()
    positions = 0
    for n in share(2_000, 8_000):
        g = haunted(random.Random(fresh_seed * 1_000_003 + n), n)
        if n % 5 == 4 and on_exit(g, n // 10 % 2 > 0):
            g.active = 0
            g.then(act.of(0), close_turn.of(0), end_game.of())
        else: g.then(new_horror.of() if n % 5 > 2 and g.many(HORROR) > 1 else all_horrors.of(), end_game.of())
        plain = g.clone()
        before = seen.total()
        with asked_always():
            settle(plain)
            wanted = expected(plain, seen)
        settle(g)
        assert g.to_bytes() == wanted
        positions += seen.total() > before
    note(f"{positions} positions with a question, brute force: {dict(sorted(seen.items()))}")
    measured("choices_sub_terra", {"positions": positions, **seen})
    for ask in ("which_horror", "which_way", "which_lair"): assert seen[f"{ask} matters"], ask
    assert seen["which_horror idle"] and seen["act idle"]


def on_exit(g: Cave, walled_in: bool) -> bool:
    """Puts the first explorer on an Exit, with nothing more to spend; and perhaps nothing to spend it on."""
    if g.exit == NONE:
        g.tiles[0] = g.tiles[0] & ~(15 << 25) | EXIT << 25
        g.exit = 0
    g.at[0], g.health[0], g.points = g.exit, 2, 0
    if g.horrors_on(g.exit): return False
    if walled_in: g.tiles[g.exit] &= ~(15 << 10 | 15 << 14 | 15 << 18)
    return True


def test_random_games_ask_nothing_idle(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """In random play, from the first answer to the last: no question whose answers all lead to the same hash.

    Chance is asked, so that two answers are not the same only because a die fell well."""
    asked: Counter[str] = Counter()
    for n in range(scale(12, 400)):
        m = penombra.new("sub_terra", 4 + n % 3, None, {"exit_return": "final"} if n % 4 == 3 else {}, chance="manual")
        luck = random.Random(fresh_seed + n)
        while m.waiting:
            who = min(m.waiting)
            options = m.options(who)
            if who < 0:
                m.answer(who, luck.choices(options, m.weights())[0])
                continue
            ends = set()
            for option in options:
                c = m.clone()
                c.answer(who, option)
                ends.add(c.hash())
                if len(ends) > 1: break
            assert len(ends) > 1, f"{m.asked}: {options} all lead to the same table\n{m.position()}"
            asked[m.asked[who]] += 1
            m.answer(who, luck.choice(options))
    note(f"no idle question among {dict(asked)}")
