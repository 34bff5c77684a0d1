"""Allies wait, are taken, and are replaced; Items are drawn from their deck."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Luck, Step
from penombra.core.line import Ints, Line, Said, first, other, rest, say, seat
from penombra.core.luck import Lots
from penombra.games.upside_down.decks import among, drawn
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.stacks import how_many_in
from penombra.games.upside_down.state import BOOK, IN_DECK, REMOVED, WAITING, Town
from penombra.games.upside_down.tokens import place_tokens
from penombra.games.upside_down.verbs import ALLY, GIVE_UP, ITEM, KEEP


# --- Allies -----------------------------------------------------------------------------------------------

class NextAlly(Luck[Town]):
    """The top Ally of the deck waits in a slot, with its stack face down."""
    def candidates(self, g: Town, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=len(g.ally))
        for a in range(len(g.ally)):
            if g.ally[a] == IN_DECK: out = append(out, say(ALLY, a))
        return out

    def answer(self, g: Town, line: Line, said: Said) -> None:
        a, slot = first(said), other(line)
        g.ally[a] = WAITING + slot
        if g.events is not None: g.tell("ally_waits", {"ally": g.house.names.allies[a], "slot": g.slot(slot)})
        place_tokens(g, slot, g.house.stack[a])


def replace(g: Town, slot: i64) -> None:
    """Another Ally comes, as long as there are any."""
    for a in range(len(g.ally)):
        if g.ally[a] == IN_DECK: return g.push(next_ally.of(0, slot))


def recruit(g: Town, me: i64, slot: i64) -> None:
    a = g.ally_in(slot)
    if a == NONE: return
    g.ally[a] = me
    if g.events is not None: g.tell("recruited", {"seat": int(me), "ally": g.house.names.allies[a], "slot": g.slot(slot)})
    replace(g, slot)


def dismiss(g: Town, a: i64) -> None:
    """Out of the game, waiting or not."""
    was = g.ally[a]
    g.ally[a] = REMOVED
    if g.events is not None: g.tell("ally_gone", {"ally": g.house.names.allies[a], "seat": None if was >= WAITING else int(was)})
    if was < WAITING: return
    slot = was - WAITING
    if g.events is not None and g.stacks.size[slot]: g.tell("stack_gone", {"slot": g.slot(slot), "why": "ally"})
    g.stacks.beat(slot)
    replace(g, slot)


# --- Items ------------------------------------------------------------------------------------------------

class DrawItem(Luck[Town]):
    """The top Item of the deck; so many times."""
    def candidates(self, g: Town, line: Line) -> Ints: return among(g.items, ITEM)
    def weight(self, g: Town, line: Line, said: Said) -> i64: return g.items[first(said)]
    def lot(self, g: Town, line: Line, lots: Lots) -> Said: return drawn(g.items, ITEM, g.chances, lots)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        k = first(said)
        g.items[k] -= 1
        g.drawn[k] += 1
        if g.events is not None: g.tell("drew_item", {"seat": int(seat(line)), "item": g.house.names.items[k]})
        if rest(line) > 1: g.push(self.of(seat(line), 0, rest(line) - 1))


def draw_items(g: Town, me: i64, many: i64) -> None:
    """Draw, and keep one."""
    many = min(many, how_many_in(g.items))
    if many <= 0: return
    g.then(draw_item.of(me, 0, many), keep_one.of(me))


class KeepOne(Ask[Town]):
    """One of those drawn is kept; the others go back into the deck."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints: return among(g.drawn, KEEP)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, k = seat(line), first(said)
        g.drawn[k] -= 1
        for x in range(len(g.drawn)):
            g.items[x] += g.drawn[x]
            g.drawn[x] = 0
        if g.events is not None: g.tell("kept_item", {"seat": int(me), "item": g.house.names.items[k]})
        if own(g, me, k): return
        g.drawn[k] = 1
        g.push(one_too_many.of(me))


def own(g: Town, me: i64, k: i64) -> bool:
    """Is there room for one more Item? Then it is owned; Items lie in order."""
    start, n = me * g.house.item_limit, g.items_of(me)
    if n == g.house.item_limit: return False
    while n and g.item[start + n - 1] > k:
        g.item[start + n] = g.item[start + n - 1]
        n -= 1
    g.item[start + n] = k
    return True


def disown(g: Town, me: i64, k: i64) -> None:
    start, n = me * g.house.item_limit, g.items_of(me)
    for x in range(place_of(g, me, k) - start, n - 1): g.item[start + x] = g.item[start + x + 1]
    g.item[start + n - 1] = NONE


class OneTooMany(Ask[Town]):
    """One of those owned, or the new one, is given up."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=len(g.drawn))
        for k in range(len(g.drawn)):
            if g.drawn[k] or place_of(g, me, k) != NONE: out = append(out, say(GIVE_UP, k))
        return out

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, k = seat(line), first(said)
        if g.drawn[k]: g.drawn[k] = 0
        else:
            disown(g, me, k)
            for x in range(len(g.drawn)):
                if g.drawn[x]: own(g, me, x)
                g.drawn[x] = 0
        if not g.house.aside: g.items[k] += 1
        if g.events is not None: g.tell("gave_up", {"seat": int(me), "item": g.house.names.items[k], "aside": g.house.aside})


def place_of(g: Town, me: i64, k: i64) -> i64:
    """Where somebody's Item lies; else none."""
    for n in range(g.house.item_limit):
        if g.item[me * g.house.item_limit + n] == k: return me * g.house.item_limit + n
    return NONE


def first_items(g: Town, me: i64) -> None:
    """Items with which a Character starts."""
    many: i64 = 0
    for e in g.effects(me): many += e.first_items()
    many = min(many, g.house.item_limit, how_many_in(g.items))
    if many > 0: g.then(draw_item.of(me, 0, many), keep_all.of(me))


class KeepAll(Step[Town]):
    """All those drawn are kept."""
    def run(self, g: Town, line: Line) -> None:
        for k in range(len(g.drawn)):
            while g.drawn[k]:
                g.drawn[k] -= 1
                own(g, seat(line), k)
                if g.events is not None: g.tell("kept_item", {"seat": int(seat(line)), "item": g.house.names.items[k]})


next_ally: Final = NextAlly(BOOK)
draw_item: Final = DrawItem(BOOK)
keep_one: Final = KeepOne(BOOK)
keep_all: Final = KeepAll(BOOK)
one_too_many: Final = OneTooMany(BOOK)
