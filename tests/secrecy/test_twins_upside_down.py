"""Towns that a seat cannot tell apart stay so, step by step, until a hidden token lawfully acts: with looks that only the one
who looked knows about, and with looks that all share."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import penombra
import pytest
from penombra.core.line import CHANCE
from penombra.core.match import Match
from secrecy.twins import Leak, World, differ

GAME = "upside_down"
HIDDEN = {"put_token", "mix_in", "lose_token", "lay_out"}              # what chance says where nobody sees it
LAWFUL = {                                             # event: the rule by which a hidden token acts in it
    "revealed": "UD-TOK-04",                           # a top is turned up, for all to see
    "turned_up": "UD-CON-03",                          # a stack is turned up and counted
    "looked": "UD-TOK-05"}                             # somebody looks at tokens: those who learn what they are


def started(n: int, shared: bool) -> Match:
    """A game some way on; chance asks us, so that hidden tokens can be given otherwise in another world."""
    rng = random.Random(f"{GAME} {n}")
    people = ["dustin", *rng.sample(["lucas", "mike", "hopper", "nancy", "joyce"], 1 + n % 3)]
    options = {"season": 1 + n // 2 % 2, "characters": people, "fear_track_shift": 2,
               "looks_shared": "all" if shared else "looker"}
    m = penombra.new(GAME, len(people), options=options, chance="manual")
    for _ in range(rng.randint(0, 160) + 150):
        if not m.waiting: break
        who = min(m.waiting)
        m.answer(who, rng.choices(m.options(who), m.weights() if who == CHANCE else None)[0])
    return m


def walk(n: int, steps: Counter[str], parted: Counter[str], kind: type[World] = World) -> None:
    """One pair of worlds, played side by side until a hidden token parts them."""
    rng = random.Random(f"twins {n}")
    m = started(n, n % 3 == 0)
    while CHANCE in m.waiting: m.answer(CHANCE, rng.choices(m.options(CHANCE), m.weights())[0])
    if not m.waiting: return
    seat = rng.randrange(m.seats)
    a, b = kind(m.clone()), kind(penombra.position(GAME, m.imagine(seat, rng.getrandbits(30)).position()))
    seen = [a.told(), b.told()]
    for _ in range(120):
        if a.m.waiting != b.m.waiting: raise Leak(f"waiting for {a.m.waiting} against {b.m.waiting}")
        if not a.m.waiting: return
        who = min(a.m.waiting)
        if who == CHANCE:
            if a.asked() != b.asked(): raise Leak(f"{a.asked()} against {b.asked()}")
            hidden = a.asked()[CHANCE] in HIDDEN
            if not hidden and a.m.weights() != b.m.weights(): raise Leak("chance weighs otherwise")
            one = rng.choices(a.m.options(CHANCE), a.m.weights())[0]
            other = rng.choices(b.m.options(CHANCE), b.m.weights())[0] if hidden else one
            a.answer(CHANCE, str(one))
            b.answer(CHANCE, str(other))
        else:
            differ(a.face(seat), b.face(seat), f"{who} asked, seat {seat}:")
            said = rng.choice(b.options(who))
            steps["all"] += 1
            steps[a.asked()[who]] += 1
            a.answer(who, said)
            b.answer(who, said)
        if not alike(a, b, seat, seen, parted): return


def alike(a: World, b: World, seat: int, seen: list[int], parted: Counter[str]) -> bool:
    """The same was told since, to this seat and to all; or a hidden token made the difference, and they part."""
    for eyes in (None, seat):
        mine, yours = a.events(eyes, seen[0]), b.events(eyes, seen[1])
        for x, y in zip(mine, yours, strict=False):
            x, y = {k: v for k, v in x.items() if k != "n"}, {k: v for k, v in y.items() if k != "n"}
            if x == y: continue
            if x["kind"] != y["kind"] or x["kind"] not in LAWFUL: raise Leak(f"{x} against {y}")
            parted[x["kind"]] += 1
            return False
        if len(mine) != len(yours): raise Leak(f"{len(mine)} events against {len(yours)}")
    seen[:] = [a.told(), b.told()]
    return True


def test_twin_towns(scale: Callable[..., int], fresh_seed: int, note: Callable[[str], None], measured: Any) -> None:
    """Equal faces, equal events, equal seats awaited; every listed kind of event parts worlds, and no other does."""
    wanted = scale(600, 20_000)
    steps, parted = Counter[str](), Counter[str]()
    for n in range(scale(2_000, 40_000, whole=True)):
        if steps["all"] >= wanted and set(LAWFUL) <= set(parted): break
        walk(fresh_seed % 100_000 * 7 + n, steps, parted)
    note(f"twin towns: {dict(steps)}; parted lawfully: {dict(parted)}")
    measured("secrecy_upside_down", {"steps": dict(steps), "parted": dict(parted)})
    assert steps["all"] >= wanted and set(parted) == set(LAWFUL)


class TopsExposed(World):
    """The view shows what lies face down."""
    def view(self, seat: int | None) -> dict[str, Any]:
        g = self.m._g
        return {**self.m.view(seat), "tops": [g.faces(k)[-1:] for k in g.house.slots]}


class LookToldToAll(World):
    """What one seat saw is told to all."""
    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        out = self.m.events(seat, since)
        for e in out:
            if e["kind"] == "looked" and "tokens" not in e: e["saw"] = self.m.events(e["seat"], e["n"])[0]["tokens"]
            if "saw" in e: e["kind"] = f"looked at {e['saw']}"
        return out


class SortedByFace(World):
    """Options come in the order of what lies face down."""
    def options(self, seat: int) -> list[str]:
        g, out = self.m._g, super().options(seat)
        return out[::-1] if g.stacks.face[g.house.slots[0]] % 2 else out


class OneEventMore(World):
    """Something is told only where a certain token has gone back to the pool."""
    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        out = self.m.events(seat, since)
        return [*out, {"kind": "shiver", "n": 0}] if out and self.m._g.stacks.pool[0] % 2 else out


class NotAskedInVain(World):
    """Dustin is not asked where a look would show a blank."""
    def answer(self, seat: int, text: str) -> None:
        super().answer(seat, text)
        while "peek" in self.asked().values():
            g, (who,) = self.m._g, self.asked()
            slots = [o.facts["slot"] for o in self.m.options(who) if o.verb == "peek"]
            if any(g.faces(g.house.names.slots.index(s))[-1] != "0" for s in slots): return
            super().answer(who, "skip")


class KnowsTooMuch(World):
    """Certain of what it has not seen."""
    def face(self, seat: int) -> dict[str, Any]:
        g = self.m._g
        return {**super().face(seat), "knows": [*self.m.knows(seat), g.faces(g.house.slots[1])]}


@pytest.mark.parametrize("leak", [TopsExposed, LookToldToAll, SortedByFace, OneEventMore, NotAskedInVain, KnowsTooMuch])
def test_planted_leaks_are_caught(leak: type[World]) -> None:
    """Each way of leaking a secret fails the comparison of twin worlds."""
    with pytest.raises(Leak):
        for n in range(400): walk(n, Counter(), Counter(), leak)
