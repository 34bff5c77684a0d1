"""The deck: its two backs, drawing, Panics flushed on the way, and a fourth Infected!."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Luck, Step
from penombra.core.line import Ints, Line, Said, first, other, rest, say, seat
from penombra.core.luck import Lots
from penombra.games.stay_away.kinds import (BACK_NAMES, CARD_NAMES, EVENT_BACK, EVENTS, INFECTED, KINDS, NO_BACK,
                                            NO_CARD, PANIC_BACK, THE_THING)
from penombra.games.stay_away.roles import becomes_the_thing
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import BACK, FLUSH, TURN_UP

PLAIN: Final = 0                             # ways of fetching: into the hand
APART: Final = 1                             # and remembered as just drawn (Resolute)
COVERED: Final = 2                           # and the deck will be covered at once (Blind date)


class TopBack(Luck[Table]):
    """The back of the deck's top card is seen by all: Event or Panic!"""
    def candidates(self, g: Table, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=2)
        if g.left_in_deck(EVENT_BACK): out = append(out, say(BACK, EVENT_BACK))
        if g.left_in_deck(PANIC_BACK): out = append(out, say(BACK, PANIC_BACK))
        return out

    def weight(self, g: Table, line: Line, said: Said) -> i64: return g.left_in_deck(first(said))

    def lot(self, g: Table, line: Line, lots: Lots) -> Said:
        events = g.left_in_deck(EVENT_BACK)
        if not g.deck_panics: return say(BACK, EVENT_BACK)
        if not events: return say(BACK, PANIC_BACK)
        return say(BACK, EVENT_BACK) if lots.below(g.chances, g.sizes[g.deck]) < events else say(BACK, PANIC_BACK)

    def answer(self, g: Table, line: Line, said: Said) -> None:
        g.back = first(said)
        if g.events is not None: g.tell("top_back", {"back": BACK_NAMES[g.back], "deck": int(g.sizes[g.deck])})


class NewTop(Step[Table]):
    """Another card lies on top now; with none left, none."""
    def run(self, g: Table, line: Line) -> None:
        g.placed = NO_CARD
        g.back = NO_BACK
        if g.sizes[g.deck]: g.push(top_back.of())
        elif g.events is not None: g.tell("top_back", {"back": "none", "deck": 0})


class FromTop(Luck[Table]):
    """A face for the top card, among those with its back."""
    def candidates(self, g: Table, line: Line) -> Ints:
        if g.placed != NO_CARD: return vec[i64]([say(TURN_UP, g.placed)])
        if g.back == EVENT_BACK: return g.say_each(TURN_UP, g.deck)
        return panics(g, TURN_UP)

    def weight(self, g: Table, line: Line, said: Said) -> i64: return g.count(g.deck, first(said))

    def lot(self, g: Table, line: Line, lots: Lots) -> Said:
        if g.placed != NO_CARD: return say(TURN_UP, g.placed)
        if g.back == EVENT_BACK: return g.weighed(g.deck, 0, EVENTS, g.left_in_deck(EVENT_BACK), TURN_UP, lots)
        return g.weighed(g.deck, EVENTS, KINDS, g.deck_panics, TURN_UP, lots)


def panics(g: Table, verb: i64) -> Ints:
    out: Ints = vec[i64](capacity=KINDS - EVENTS)
    base = g.deck * KINDS
    for k in range(EVENTS, KINDS):
        if g.cards[base + k]: out = append(out, say(verb, k))
    return out


def into_hand(g: Table, me: i64, card: i64, why: str) -> None:
    """An event card was drawn."""
    g.move(card, g.deck, me)
    if card == THE_THING: becomes_the_thing(g, me)
    if g.events is None: return
    if g.face_up(me): g.tell("drew", {"seat": int(me), "why": why, "card": CARD_NAMES[card]})
    else:
        g.tell("drew", {"seat": int(me), "why": why})
        g.whisper(me, {"card": CARD_NAMES[card]})


def reshuffle(g: Table) -> None:
    """The discards become the deck."""
    for k in range(KINDS):
        while g.count(g.pile, k): g.move(k, g.pile, g.deck)
    g.pile_back = NO_BACK
    if g.events is not None: g.tell("reshuffled", {"deck": int(g.sizes[g.deck])})


class Fetch(Step[Table]):
    """Draw so many event cards; Panics met on the way are flushed, unseen and without effect."""
    def run(self, g: Table, line: Line) -> None:
        me, how, many = seat(line), other(line), rest(line)
        if not many or not g.events_in(g.deck) + g.events_in(g.pile): return
        if not g.sizes[g.deck]:
            reshuffle(g)
            g.then(new_top.of(), line)
        elif g.back == PANIC_BACK: g.then(flush.of(me), new_top.of(), line)
        elif how == COVERED: g.push(pull.of(me, how))
        else: g.then(pull.of(me, how), new_top.of(), self.of(me, how, many - 1))


class Flush(Luck[Table]):
    """A Panic! leaves the top of the deck for the pile; nobody sees which."""
    def candidates(self, g: Table, line: Line) -> Ints: return panics(g, FLUSH)
    def weight(self, g: Table, line: Line, said: Said) -> i64: return g.count(g.deck, first(said))
    def answer(self, g: Table, line: Line, said: Said) -> None:
        g.move(first(said), g.deck, g.pile)
        if g.events is not None: g.tell("flushed", {"seat": int(seat(line))})


class Pull(FromTop):
    """An event card from the top."""
    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, how, card = seat(line), other(line), first(said)
        into_hand(g, me, card, "effect")
        if how == APART: g.drawn[card] += 1


class Spent(Step[Table]):
    """What was being resolved is done with."""
    def run(self, g: Table, line: Line) -> None: g.sweep()


class Cap(Step[Table]):
    """A fourth Infected! that came unbidden is discarded, and another card drawn, until there are three."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        if g.count(me, INFECTED) < 4 or g.house.super_infection: return
        g.bin(me, INFECTED, "infected_in_excess")
        g.then(fetch.of(me, PLAIN, 1), line)


top_back: Final = TopBack(BOOK)
new_top: Final = NewTop(BOOK)
fetch: Final = Fetch(BOOK)
flush: Final = Flush(BOOK)
pull: Final = Pull(BOOK)
spent: Final = Spent(BOOK)
cap: Final = Cap(BOOK)
