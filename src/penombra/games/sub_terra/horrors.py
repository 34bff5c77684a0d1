"""Horrors: whom they look for, where they go, and where they appear."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Step
from penombra.core.line import Ints, Line, Said, filled, first, first_of, has, how_many, other, rest, say, seat
from penombra.games.sub_terra.designs import HORROR, NONE, SIDES
from penombra.games.sub_terra.ending import check
from penombra.games.sub_terra.roles import ROLES
from penombra.games.sub_terra.state import BOOK, FAR, Cave
from penombra.games.sub_terra.verbs import LAIR, NEXT, TOWARDS


class Scent:
    """Of each tile, how far the nearest victim is, and who that is: of two as near, the lower rank."""

    def __init__(self, g: Cave) -> None:
        self.far: Ints = filled(g.count, FAR)
        self.who: Ints = filled(g.count, FAR)
        queue: Ints = vec[i64](capacity=g.count)
        for rank in range(1, ROLES + 1):
            s = g.seat_of[rank]
            if s < 0 or not g.prey(s) or not self.far[g.at[s]]: continue
            self.far[g.at[s]], self.who[g.at[s]] = 0, rank
            queue = append(queue, g.at[s])
        n: i64 = 0
        while n < len(queue):
            t = queue[n]
            n += 1
            d = self.far[t] + 1
            if d > g.house.range: break
            for side in range(SIDES):
                if not g.linked(t, side): continue
                o = g.beside(t, side)
                if self.far[o] != FAR: continue          # nearer to another, or as near to one of lower rank
                self.far[o], self.who[o] = d, self.who[t]
                queue = append(queue, o)


def steps_to(g: Cave, goal: i64, start: i64, far: i64) -> i64:
    """The sides by which a shortest way of so many steps leaves `start`."""
    reached: Ints = filled(g.count, FAR)
    reached[goal] = 0
    queue: Ints = vec[i64](capacity=g.count)
    queue = append(queue, goal)
    n: i64 = 0
    while n < len(queue):
        t = queue[n]
        n += 1
        d = reached[t] + 1
        if d >= far: break
        for side in range(SIDES):
            if not g.linked(t, side): continue
            o = g.beside(t, side)
            if reached[o] == FAR:
                reached[o] = d
                queue = append(queue, o)
    sides: i64 = 0
    for side in range(SIDES):
        if g.linked(start, side) and reached[g.beside(start, side)] == far - 1: sides |= 1 << side
    return sides


# --- Moving -----------------------------------------------------------------------------------------

class AllHorrors(Step[Cave]):
    """Every Horror takes a step."""
    def run(self, g: Cave, line: Line) -> None: g.push(some_horrors.of(0, 0, (1 << g.horrors) - 1))


class SomeHorrors(Step[Cave]):
    """Those that are still to move: which comes first is chosen where it matters."""
    def run(self, g: Cave, line: Line) -> None:
        todo = rest(line)
        if not todo: return
        if g.house.ask_ties and how_many(todo) > 1: g.push(which_horror.of(g.marker, 0, todo))
        else: begin_with(g, first_of(todo), todo)


def begin_with(g: Cave, k: i64, todo: i64) -> None: g.push(stalk.of(0, k, todo & ~(1 << k)))


class WhichHorror(Ask[Cave]):
    """The holder of the marker says which Horror is next."""
    only_if_it_matters = True
    def candidates(self, g: Cave, line: Line) -> Ints:
        return vec[i64]([say(NEXT, k) for k in range(g.horrors) if has(rest(line), k)])

    def answer(self, g: Cave, line: Line, said: Said) -> None: begin_with(g, first(said), rest(line))


class Stalk(Step[Cave]):
    """One Horror looks for its victim, and goes a step; without a victim in range it leaves the cave."""
    def run(self, g: Cave, line: Line) -> None:
        k, todo = other(line), rest(line)
        t = g.horror[k]
        scent = Scent(g)
        if scent.far[t] > g.house.range:
            if g.events is not None: g.tell("horror_left", {"horror": int(k), "at": g.spot(t), "why": "no_victim"})
            take_away(g, k)
            return g.push(some_horrors.of(0, 0, todo & (1 << k) - 1 | todo >> 1 & ~((1 << k) - 1)))
        victim = g.seat_of[scent.who[t]]
        sides = steps_to(g, g.at[victim], t, scent.far[t])
        g.push(some_horrors.of(0, 0, todo))
        if g.house.ask_ties and how_many(sides) > 1: return g.push(which_way.of(victim, k, sides))
        return creep(g, k, first_of(sides), victim)


def take_away(g: Cave, k: i64) -> None:
    """A Horror leaves the cave; those placed after it move up."""
    g.horrors -= 1
    for n in range(k, g.horrors): g.horror[n] = g.horror[n + 1]


class WhichWay(Ask[Cave]):
    """Two ways are as short: the victim says which."""
    only_if_it_matters = True
    def candidates(self, g: Cave, line: Line) -> Ints:
        return vec[i64]([say(TOWARDS, side) for side in range(SIDES) if has(rest(line), side)])

    def answer(self, g: Cave, line: Line, said: Said) -> None: creep(g, other(line), first(said), seat(line))


def creep(g: Cave, k: i64, side: i64, victim: i64) -> None:
    was = g.horror[k]
    g.horror[k] = g.beside(was, side)
    if g.events is not None:
        g.tell("horror_moved", {"horror": int(k), "from": g.spot(was), "at": g.spot(g.horror[k]), "seat": int(victim)})
    check(g)


# --- Appearing --------------------------------------------------------------------------------------

class NewHorror(Step[Cave]):
    """One more Horror, where one can appear nearest to a victim."""
    def run(self, g: Cave, line: Line) -> None:
        lairs: i64 = 0                                   # the n-th Horror tiles
        best: i64 = FAR * FAR
        if g.horrors < g.house.horrors:
            scent, n = Scent(g), -1
            for t in range(g.count):
                if g.kind(t) != HORROR: continue
                n += 1
                if g.horrors_on(t) or scent.far[t] > g.house.range: continue
                worth = scent.far[t] * FAR + scent.who[t]
                if worth < best: best, lairs = worth, 0
                if worth == best: lairs |= 1 << n
        if not lairs:
            if g.events is not None: g.tell("no_horror", {})
        elif g.house.ask_ties and how_many(lairs) > 1: g.push(which_lair.of(g.seat_of[best % FAR], 0, lairs))
        else: appear(g, first_of(lairs), g.seat_of[best % FAR])


class WhichLair(Ask[Cave]):
    """Several Horror tiles are as near to the same victim, who chooses."""
    only_if_it_matters = True
    def candidates(self, g: Cave, line: Line) -> Ints:
        return vec[i64]([say(LAIR, n) for n in range(g.many(HORROR)) if has(rest(line), n)])

    def answer(self, g: Cave, line: Line, said: Said) -> None: appear(g, first(said), seat(line))


def appear(g: Cave, n: i64, victim: i64) -> None:
    t = g.numbered(HORROR, n)
    assert t != NONE
    g.horror[g.horrors] = t
    g.horrors += 1
    if g.events is not None: g.tell("horror_came", {"horror": int(g.horrors - 1), "at": g.spot(t), "seat": int(victim)})
    check(g)


all_horrors: Final = AllHorrors(BOOK)
some_horrors: Final = SomeHorrors(BOOK)
which_horror: Final = WhichHorror(BOOK)
stalk: Final = Stalk(BOOK)
which_way: Final = WhichWay(BOOK)
new_horror: Final = NewHorror(BOOK)
which_lair: Final = WhichLair(BOOK)
