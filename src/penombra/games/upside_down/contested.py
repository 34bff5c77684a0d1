"""Performing an action: what it is aimed at, the cards for it, and, where it is contested, the stack turned up."""
from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from penombra.core.agenda import Ask, Step
from penombra.core.line import Ints, Line, Said, bit, first, first_of, has, rest, say, seat, verb
from penombra.games.upside_down.actions import DEEDS, Contested, Deed
from penombra.games.upside_down.cards import subsets
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.ending import look_at_goals
from penombra.games.upside_down.state import BOOK, Town
from penombra.games.upside_down.tokens import lay_out, look, lose_token, stacks_of
from penombra.games.upside_down.verbs import ACTION_NAMES, COMMIT, PEEK, SKIP


def deed(g: Town) -> Deed: return DEEDS[g.action]


def perform(g: Town, me: i64, action: i64) -> None:
    """An action has been named."""
    g.action = action
    if g.events is not None: g.tell("action", {"seat": int(me), "action": ACTION_NAMES[action]})
    times: i64 = 0
    for e in g.effects(me): times += e.peeks()
    g.then(aim.of(me), pay.of(me))
    if times: g.push(glance.of(me, 0, times))


# --- Before cards are played ----------------------------------------------------------------------------

class Glance(Step[Town]):
    """A look at the top of a stack that the action may be aimed at; so many times."""
    def run(self, g: Town, line: Line) -> None:
        if not hidden_aims(g, seat(line)): return
        if rest(line) > 1: g.push(self.of(seat(line), 0, rest(line) - 1))
        g.push(peek.of(seat(line)))


def hidden_aims(g: Town, me: i64) -> i64:
    aims = deed(g).aims(g, me)
    for k in g.house.slots:
        if has(aims, k) and not g.stacks.hidden(k): aims &= ~bit(k)
    return aims


class Peek(Ask[Town]):
    """At which one; or none."""
    def candidates(self, g: Town, line: Line) -> Ints:
        aims = hidden_aims(g, seat(line))
        out: Ints = stacks_of(g, 0)
        for k in g.house.slots:
            if has(aims, k): out = append(out, say(PEEK, k))
        return append(out, say(SKIP))

    def answer(self, g: Town, line: Line, said: Said) -> None:
        if verb(said) == PEEK: look(g, seat(line), first(said), 1)


class Aim(Step[Town]):
    """A contested action is aimed at one stack."""
    def run(self, g: Town, line: Line) -> None:
        if not deed(g).contested: return
        aims = deed(g).aims(g, seat(line))
        if aims & aims - 1: g.push(which_stack.of(seat(line)))
        elif aims: g.target = first_of(aims)


class WhichStack(Ask[Town]):
    """Which of them?"""
    def candidates(self, g: Town, line: Line) -> Ints: return stacks_of(g, deed(g).aims(g, seat(line)))
    def answer(self, g: Town, line: Line, said: Said) -> None: g.target = first(said)


# --- The cards --------------------------------------------------------------------------------------------

class Pay(Step[Town]):
    """At least one card; with an empty hand a Fight that is due has the value 0."""
    def run(self, g: Town, line: Line) -> None:
        me = seat(line)
        if g.held[me]: return g.push(commit.of(me))
        return go(g, me, 0, 0)


class Commit(Ask[Town]):
    """Which cards are played for the action?"""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return subsets(g, seat(line), COMMIT, 1)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, mask = seat(line), first(said)
        go(g, me, mask, g.worth_of_cards(me, mask) + g.bonus(me, g.action))


def go(g: Town, me: i64, mask: i64, value: i64) -> None:
    """The action value is fixed before any token is turned up."""
    g.value = value
    if g.events is not None:
        facts = {"seat": int(me), "action": ACTION_NAMES[g.action], "cards": g.cards_of(me, mask), "value": int(value)}
        if g.target != NONE: facts["slot"] = g.slot(g.target)
        g.tell("committed", facts)
    g.play(me, mask)
    if not deed(g).contested: deed(g).do(g, me)
    elif g.target != NONE: g.push(turn_up.of(me))
    elif mask: deed(g).do(g, me)                         # no stack is left: it succeeds with any card


# --- The stack --------------------------------------------------------------------------------------------

class TurnUp(Step[Town]):
    """All its tokens are turned up and counted."""
    def run(self, g: Town, line: Line) -> None:
        me, slot = seat(line), g.target
        what = deed(g)
        assert isinstance(what, Contested)
        total = g.worth_of(slot) + what.more(g)
        if g.events is not None:
            g.tell("turned_up", {"seat": int(me), "slot": g.slot(slot), "tokens": g.faces(slot), "more": int(what.more(g)),
                                 "total": int(total), "value": int(g.value)})
            g.unveil()
        short = max(0, total - g.value)
        if short and g.stacks.size[slot] > 1: return failed(g, me, slot, short)
        if not g.house.tie_wins and g.scare(me, short, "failure"): return None
        if g.events is not None: g.tell("beaten", {"seat": int(me), "slot": g.slot(slot), "short": int(short)})
        g.stacks.beat(slot)
        if short and g.house.tie_wins: g.push(fright.of(me, 0, short))
        g.then(succeed.of(me), look_at_goals.of())
        return None


class Succeed(Step[Town]):
    """The action is resolved."""
    def run(self, g: Town, line: Line) -> None: deed(g).do(g, seat(line))


class Fright(Step[Town]):
    """A last token is beaten whatever it is worth; what was missing scares all the same."""
    def run(self, g: Town, line: Line) -> None: g.scare(seat(line), rest(line), "failure")


def failed(g: Town, me: i64, slot: i64, short: i64) -> None:
    """What was missing is Fear. One token goes, the others come to lie in an order nobody knows."""
    if g.scare(me, short, "failure"): return
    left = g.stacks.size[slot] - 1
    if g.events is not None: g.tell("failed", {"seat": int(me), "slot": g.slot(slot), "many": int(left)})
    g.stacks.fail(slot)
    g.then(lose_token.of(0, slot), lay_out.of(0, slot, left))


glance: Final = Glance(BOOK)
peek: Final = Peek(BOOK)
aim: Final = Aim(BOOK)
which_stack: Final = WhichStack(BOOK)
pay: Final = Pay(BOOK)
commit: Final = Commit(BOOK)
turn_up: Final = TurnUp(BOOK)
succeed: Final = Succeed(BOOK)
fright: Final = Fright(BOOK)
