"""Imagined caves: all that a seat sees is as it is, what comes is not."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import penombra
from penombra.core.match import Match


def middle(seed: int, answers: int) -> Match:
    """A match after so many random answers, or when it was over."""
    m, luck = penombra.new("sub_terra", 4 + seed % 3, seed), random.Random(seed)
    for _ in range(answers):
        if not m.waiting: break
        who = min(m.waiting)
        m.answer(who, luck.choice(m.options(who)))
    return m


def test_imagined_caves_are_as_seen(fresh_seed: int, scale: Callable[..., int]) -> None:
    """Views, options, reasons and who is waited for are equal, what is known is true, and play goes on to an end."""
    asked: Counter[str] = Counter()
    for n in range(scale(60, 1_000)):
        m = middle(fresh_seed + n, random.Random(n).randrange(90))
        for seat in (n % m.seats, None):
            i = penombra.imagine(m.game, 0 if seat is None else seat, m.view(seat or 0), m.events(seat or 0), n, m.options_used)
            assert i.view(seat) == m.view(seat) and i.waiting == m.waiting and i.asked == m.asked
            assert i.knows(seat) == m.knows(seat) and i.hash() == m.hash()
        for s in range(m.seats): assert i.candidates(s) == m.candidates(s) and i.standing(s) == m.standing(s)
        asked.update(m.asked.values())
        assert m.imagine(0, n).hash() == m.imagine(0, n).hash()
        luck = random.Random(n)
        while i.waiting:
            who = min(i.waiting)
            i.answer(who, luck.choice(i.options(who)))
        assert i.outcome is not None
        assert penombra.replay(i.journal()).hash() == i.hash()
    assert asked["act"]


def test_imagined_luck_is_another(fresh_seed: int) -> None:
    """Given the very seed of the real game, an imagined one still has luck of its own."""
    team = ["medic", "leader", "diver", "climber"]
    same = 0
    for n in range(30):
        m = penombra.new("sub_terra", 4, fresh_seed + n, {"explorers": team, "first": 0})
        i = m.imagine(0, fresh_seed + n)
        for x in (m, i): x.answer(0, x.read(0, "reveal N"))
        same += m.view(0) == i.view(0)
    assert same < 15


def test_samplers_draw_the_same_table(fresh_seed: int) -> None:
    """A prepared sampler gives integers of the same table, with luck by the seed; playouts end."""
    m = middle(fresh_seed, 30)
    if not m.waiting: m = penombra.new("sub_terra", 4, fresh_seed)
    seat = min(m.waiting)
    sampler = penombra.sampler(m.game, seat, m.view(seat), m.options_used)
    ends = set()
    for n in range(20):
        f = sampler.draw(n)
        assert f.current == seat and [str(f.option(x)) for x in f.legal()] == [str(o) for o in m.options(seat)]
        assert f.playout(n) > 0 and f.done
        ends.add(f.g.to_bytes())
    assert len(ends) > 10


def test_what_is_known_is_true(fresh_seed: int) -> None:
    """Of stack, bottom and deck everybody is certain of what is in them, and where the Exit can be."""
    for n in range(40):
        m = middle(fresh_seed + n, 60)
        rows = {row["zone"]: row for row in m.knows(0)}
        view = m.view(0)
        if view["built"]:
            assert rows["stack"]["at_least"] == view["built"] == len(rows["stack"]["of"])
            assert Counter(rows["stack"]["of"]) == Counter(view["stock"])
        if view["stock"].get("exit-dead"): assert rows[f"last {min(6, view['built'])}"]["of"] == ["exit-dead"]
        if view["deck"]: assert rows["deck"]["at_least"] == view["deck"] <= len(rows["deck"]["of"])
        assert m.knows(None) == m.knows(1)
