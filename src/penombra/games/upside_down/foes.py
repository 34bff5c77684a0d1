"""Foes: where they go, by themselves or sent away, and what is left of each after a lost Fight."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Step
from penombra.core.line import Ints, Line, Said, bit, first, first_of, has, other, rest, say
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.house import FAR
from penombra.games.upside_down.state import BOOK, GONE, OFF, Town
from penombra.games.upside_down.tokens import place_tokens
from penombra.games.upside_down.verbs import FIGURE, PLACE


def places_of(g: Town, places: i64) -> Ints:
    """A set of Locations as answers."""
    out: Ints = vec[i64](capacity=len(g.house.places))
    for at in g.house.places:
        if has(places, at): out = append(out, say(PLACE, at))
    return out


def all_places(g: Town) -> i64:
    out: i64 = 0
    for at in g.house.places: out |= bit(at)
    return out


def beside(g: Town, at: i64) -> i64:
    out: i64 = 0
    for to in g.house.beside[at]: out |= bit(to)
    return out


def walks(g: Town, at: i64, steps: i64, up_to: bool) -> i64:
    """Where walks of exactly so many roads can end, there and back included; or of at most so many."""
    here: i64 = bit(at)
    found: i64 = here
    for _ in range(steps):
        on: i64 = 0
        for place in g.house.places:
            if has(here, place): on |= beside(g, place)
        here = on
        found |= on
    return found if up_to else here


# --- Sent somewhere -------------------------------------------------------------------------------------

class WhereTo(Ask[Town]):
    """A Foe goes to one of these Locations: which?"""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return places_of(g, rest(line))
    def answer(self, g: Town, line: Line, said: Said) -> None: put(g, other(line), first(said))


class WayEnds(WhereTo):
    """Several shortest ways: where does this one end?"""


def put(g: Town, f: i64, at: i64) -> None:
    """A figure stands somewhere else."""
    was = g.foe[f]
    if was == at: return
    g.foe[f] = at
    if g.events is not None:
        g.tell("foe_moved", {"figure": g.figure(f), "from": g.place(was), "at": g.place(at), "path": path(g, was, at)})


def path(g: Town, a: i64, b: i64) -> list[str]:
    """A shortest way, with both ends."""
    out = [g.place(a)]
    while a != b:
        on = b
        for x in g.house.beside[a]:
            if g.far(x, b) < g.far(a, b):
                on = x
                break
        a = on
        out.append(g.place(a))
    return out


def take_off(g: Town, f: i64, why: str, permanent: bool) -> None:
    """A figure leaves the board, perhaps for good."""
    at = g.foe[f]
    g.foe[f] = GONE if permanent else OFF
    if g.events is not None:
        g.tell("foe_left", {"figure": g.figure(f), "at": g.place(at), "why": why, "forever": permanent})


# --- By themselves --------------------------------------------------------------------------------------

def ends_towards(g: Town, f: i64, steps: i64, goal: i64) -> i64:
    """Where a Foe may come to on a shortest way, at most so many roads; -1: all of it."""
    here = g.foe[f]
    far = g.far(here, goal)
    if here == goal or far >= FAR: return bit(here)
    gone = far if steps < 0 else min(steps, far)
    ends: i64 = 0
    for at in g.house.places:
        if g.far(here, at) == gone and g.far(at, goal) == far - gone: ends |= bit(at)
    return ends


def go_towards(g: Town, f: i64, steps: i64, goal: i64) -> None:
    """It goes there, by a way of choice."""
    ends = ends_towards(g, f, steps, goal)
    if g.house.ask_ties and ends & ends - 1: g.push(way_ends.of(g.active, f, ends))
    else: put(g, f, first_of(ends))


def figures_of(g: Town, figures: i64) -> Ints:
    """A set of figures as answers; of a kind in one Location the first."""
    out: Ints = vec[i64](capacity=len(g.foe))
    for f in range(len(g.foe)):
        if has(figures, f) and not twin(g, figures, f): out = append(out, say(FIGURE, f))
    return out


def twin(g: Town, figures: i64, f: i64) -> bool:
    for o in range(f):
        if has(figures, o) and g.foe[o] == g.foe[f] and g.house.kind[o] == g.house.kind[f]: return True
    return False


def on_board(g: Town, kind: i64) -> i64:
    out: i64 = 0
    for f in range(len(g.foe)):
        if g.foe[f] >= 0 and g.house.kind[f] == kind: out |= bit(f)
    return out


# --- After a lost Fight ---------------------------------------------------------------------------------

class Foe:
    """A kind of Foe, as a Fight leaves it."""
    def beaten(self, g: Town, me: i64, f: i64, slot: i64) -> None:
        """Its stack has gone; `slot` is none where there was no stack, and the Fight was won all the same."""
        raise AssertionError


class Demogorgon(Foe):
    """It moves to an adjacent Location. Without any stack left, it is sent as many roads as the action value."""
    def beaten(self, g: Town, me: i64, f: i64, slot: i64) -> None:
        at = g.foe[f]
        ends = beside(g, at) if slot != NONE else walks(g, at, g.value, g.house.up_to)
        if ends: g.push(where_to.of(me, f, ends))


class Patrol(Foe):
    """It goes anywhere, and there is a new stack."""
    def beaten(self, g: Town, me: i64, f: i64, slot: i64) -> None:
        if slot != NONE: g.push(reinforce.of(0, slot, g.house.refill))
        g.push(where_to.of(me, f, all_places(g)))


class Demodog(Foe):
    """It leaves the board, and may come back."""
    def beaten(self, g: Town, me: i64, f: i64, slot: i64) -> None: take_off(g, f, "beaten", False)


class Reinforce(Step[Town]):
    """A slot is filled anew."""
    def run(self, g: Town, line: Line) -> None: place_tokens(g, other(line), rest(line))


where_to: Final = WhereTo(BOOK)
way_ends: Final = WayEnds(BOOK)
reinforce: Final = Reinforce(BOOK)

FOES: Final[list[Foe]] = [Demogorgon(), Patrol(), Demodog()]

