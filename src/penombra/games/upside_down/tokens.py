"""Level tokens: how they come to lie, where they go, and what too many of them cost."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Luck, Step
from penombra.core.line import Ints, Line, Said, bit, first, first_of, has, how_many, other, rest, say, seat
from penombra.core.luck import Lots
from penombra.games.upside_down.decks import among, drawn
from penombra.games.upside_down.ending import look_at_goals
from penombra.games.upside_down.state import BOOK, Town
from penombra.games.upside_down.verbs import STACK, TOKEN


class FromPool(Luck[Town]):
    """A token out of the pool, unseen."""
    def candidates(self, g: Town, line: Line) -> Ints: return among(g.stacks.pool, TOKEN)
    def weight(self, g: Town, line: Line, said: Said) -> i64: return g.stacks.pool[first(said)]
    def lot(self, g: Town, line: Line, lots: Lots) -> Said: return drawn(g.stacks.pool, TOKEN, g.chances, lots)


class PutToken(FromPool):
    """It comes to lie on a stack, or makes one; so many times."""
    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.stacks.add(other(line), first(said))
        if rest(line) > 1: g.push(self.of(0, other(line), rest(line) - 1))


class MixIn(FromPool):
    """It is mixed with those that have been put aside."""
    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.stacks.pool[first(said)] -= 1
        g.stacks.bag[first(said)] += 1
        if rest(line) > 1: g.push(self.of(0, 0, rest(line) - 1))


class FromBag(Luck[Town]):
    """One of the tokens that were taken together."""
    def candidates(self, g: Town, line: Line) -> Ints: return among(g.stacks.bag, TOKEN)
    def weight(self, g: Town, line: Line, said: Said) -> i64: return g.stacks.bag[first(said)]
    def lot(self, g: Town, line: Line, lots: Lots) -> Said: return drawn(g.stacks.bag, TOKEN, g.chances, lots)


class LoseToken(FromBag):
    """It goes back to the pool, and nobody sees which it is."""
    def answer(self, g: Town, line: Line, said: Said) -> None: g.stacks.lose(first(said))


class LayOut(FromBag):
    """It comes to lie face down, the lowest first; so many times."""
    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.stacks.put_back(other(line), first(said))
        if rest(line) > 1: g.push(self.of(0, other(line), rest(line) - 1))


# --- Adding and creating ------------------------------------------------------------------------------

def place_tokens(g: Town, slot: i64, many: i64) -> None:
    """From the pool, as many as it has."""
    many = min(many, g.stacks.in_pool())
    if not many: return
    if g.events is not None:
        g.tell("placed", {"slot": g.slot(slot), "many": int(many), "bottom": g.stacks.up[slot] != 0})
    g.push(put_token.of(0, slot, many))


def add(g: Town, slot: i64, many: i64) -> None:
    """To a stack that is there; what is too much for it scares everybody."""
    have = g.stacks.size[slot]
    if not have: return
    surplus = max(0, have + many - g.house.limit)
    if surplus: g.push(overflow.of(0, slot, surplus))
    place_tokens(g, slot, many - surplus)


class Overflow(Step[Town]):
    """Each token that a stack had no room for gives Fear to every Character."""
    def run(self, g: Town, line: Line) -> None:
        if g.events is not None: g.tell("overflow", {"slot": g.slot(other(line)), "many": int(rest(line))})
        for k in range(g.seats):
            s = (g.active + k) % g.seats
            scared = g.scare_by_scene(s, rest(line), "overflow") if g.scene >= 0 else g.scare(s, rest(line), "overflow")
            if scared: return


class AddToAll(Step[Town]):
    """To each of the stacks that were chosen. The order counts where the pool has too few."""
    def run(self, g: Town, line: Line) -> None:
        if not g.chosen: return
        if how_many(g.chosen) > 1 and g.stacks.in_pool() < rest(line) * how_many(g.chosen):
            g.push(which_first.of(g.active, 0, rest(line)))
        else: add_to_one(g, first_of(g.chosen), rest(line))


def add_to_one(g: Town, slot: i64, many: i64) -> None:
    g.chosen &= ~bit(slot)
    g.push(add_to_all.of(0, 0, many))
    add(g, slot, many)


class WhichFirst(Ask[Town]):
    """Too few tokens for all: which stack gets its own first?"""
    forced_is_public = True
    only_if_it_matters = True
    def candidates(self, g: Town, line: Line) -> Ints: return stacks_of(g, g.chosen)
    def answer(self, g: Town, line: Line, said: Said) -> None: add_to_one(g, first(said), rest(line))


def stacks_of(g: Town, slots: i64) -> Ints:
    """A set of slots as answers."""
    out: Ints = vec[i64](capacity=len(g.house.slots) + 1)
    for k in g.house.slots:
        if has(slots, k): out = append(out, say(STACK, k))
    return out


# --- Turning up -----------------------------------------------------------------------------------------

def hidden_tops(g: Town) -> i64:
    """The stacks whose top lies face down."""
    out: i64 = 0
    for k in g.house.slots:
        if g.stacks.hidden(k): out |= bit(k)
    return out


def reveal(g: Town, slots: i64) -> None:
    """The tops of these stacks are turned up, if they are not."""
    for k in g.house.slots:
        if not has(slots, k) or not g.stacks.hidden(k): continue
        g.stacks.reveal(k)
        if g.events is not None:
            g.tell("revealed", {"slot": g.slot(k), "token": g.house.names.faces[g.stacks.top(k)]})
            g.unveil()


class WhichTop(Ask[Town]):
    """One after the other; turned up together at the last."""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return stacks_of(g, hidden_tops(g) & ~g.chosen)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.chosen |= bit(first(said))
        if rest(line) > 1: return g.push(self.of(seat(line), 0, rest(line) - 1))
        chosen = g.chosen
        g.chosen = 0
        return reveal(g, chosen)


def look(g: Town, who: i64, slot: i64, deep: i64) -> None:
    """The uppermost tokens are looked at and stay as they lie; who learns what they are is an option of the table."""
    if g.events is None: return
    seen = g.faces(slot)
    seen = seen[max(0, len(seen) - int(deep)):]
    g.tell("looked", {"seat": int(who), "slot": g.slot(slot), "many": len(seen)})
    if not g.house.shared: return g.whisper(who, {"tokens": seen})
    g.events.items[g.events.size - 1].facts["tokens"] = seen
    return g.unveil()


def throw_away(g: Town, slot: i64, why: str) -> None:
    if g.events is not None: g.tell("stack_gone", {"slot": g.slot(slot), "why": why})
    g.stacks.beat(slot)
    for goal in g.house.goals:
        if goal == g.house.group[slot]: g.push(look_at_goals.of())


put_token: Final = PutToken(BOOK)
mix_in: Final = MixIn(BOOK)
lose_token: Final = LoseToken(BOOK)
lay_out: Final = LayOut(BOOK)
overflow: Final = Overflow(BOOK)
add_to_all: Final = AddToAll(BOOK)
which_first: Final = WhichFirst(BOOK)
which_top: Final = WhichTop(BOOK)
