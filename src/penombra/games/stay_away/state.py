"""The table of Stay Away!: its fields, what can be asked of it, and what can be done to it.

A *seat* is a hand of cards and the one who holds it; a *chair* is a place at the table. Seats change
chairs, doors stand between chairs. Zones are the hands of seats 0 to n-1, then deck, pile, what is
being resolved, and what is out of the game.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import TOO_LONG, Book, State
from penombra.core.line import EMPTY, NOBODY, Ints, Said, filled, has, how_many, say, zeros
from penombra.core.luck import Lots
from penombra.games.stay_away.kinds import (CARD_NAMES, EVENT_BACK, EVENTS, INFECTED, KINDS, NO_BACK, NO_CARD,
                                            PANIC_BACK)

BOOK: Final = Book("stay_away")

ENDINGS: Final = [TOO_LONG, "SA-END-01", "SA-END-05", "SA-END-11", "SA-END-12", "SA-END-14", "SA-END-15", "SA-VAR-12"]
RUNNING: Final = 0                           # also: stopped at the limit
THING_ELIMINATED: Final = 1
DECLARED: Final = 2
FALSE_CLAIM: Final = 3
GRACE_OVER: Final = 4
NOBODY_WINS: Final = 5
LAST_ONE: Final = 6
VENDETTA_OVER: Final = 7

GRACE: Final = 0                             # values of the option auto_end
NEVER: Final = 1
AT_ONCE: Final = 2


class House:
    """The options of one table, resolved. Never changes during a game; clones share it."""

    def __init__(self) -> None:
        self.revised: bool = False
        self.thing_in_deck: bool = False
        self.withhold: bool = False
        self.both_ways: bool = False
        self.vendetta: bool = False
        self.super_infection: bool = False
        self.doors_stop_all: bool = True
        self.own_axe: bool = False
        self.auto_end: i64 = GRACE
        self.solo_strict: bool = False       # solo_win = no_elimination
        self.copies: Ints = EMPTY            # of each kind in this game


@final                                       # the compiled form calls its methods directly
class Table(State):
    def __init__(self, house: House) -> None:
        super().__init__(BOOK)
        self.house = house
        self.cards: Ints = EMPTY                         # how many of each kind lie in each zone
        self.sizes: Ints = EMPTY                         # how many cards lie in each zone
        self.drawn: Ints = EMPTY                         # which of the hand of the active seat Resolute has just drawn
        self.offer: Ints = EMPTY                         # the card a seat laid face down
        self.shown: i64 = 0                              # seats whose whole hand is known to all: the game is over
        self.chair: Ints = EMPTY                         # of each seat
        self.at: Ints = EMPTY                            # the seat on each chair
        self.doors: Ints = EMPTY                         # in the gap clockwise of each chair
        self.quarantine: Ints = EMPTY                    # turns left
        self.alive: i64 = 0
        self.infected: i64 = 0                           # the role, kept by the eliminated
        self.thing: i64 = NOBODY                         # the seat; nobody while the card is in the deck
        self.way: i64 = 1                                # 1 clockwise, -1 counter-clockwise
        self.dealer: i64 = NOBODY
        self.active: i64 = NOBODY
        self.turn: i64 = 0
        self.laid: i64 = NOBODY                          # who was put in Quarantine this very turn
        self.back: i64 = NO_BACK                         # of the deck's top card
        self.placed: i64 = NO_CARD                       # the card somebody put on top of the deck
        self.pile_back: i64 = NO_BACK
        self.last_infected: i64 = NOBODY                 # whose infection removed the last Human
        self.lost: i64 = NOBODY                          # the turn in which the last Human was lost
        self.owed: i64 = 0                               # who has a turn to finish before grace is over
        self.feud: bool = False                          # the vendetta has begun
        self.ended: i64 = RUNNING
        self.deck_panics: i64 = 0                        # how many Panics the deck holds
        self.deck: i64 = 0                               # zones
        self.pile: i64 = 0
        self.resolving: i64 = 0
        self.out: i64 = 0

    def sit_down(self, seats: i64) -> None:
        self.seats, self.alive, self.agenda = seats, (1 << seats) - 1, zeros(64)
        self.deck, self.pile, self.resolving, self.out = seats, seats + 1, seats + 2, seats + 3
        self.cards, self.sizes, self.drawn = zeros((seats + 4) * KINDS), zeros(seats + 4), zeros(EVENTS)
        self.offer = filled(seats, NO_CARD)
        self.doors, self.quarantine = zeros(seats), zeros(seats)
        self.chair, self.at = vec[i64](list(range(seats))), vec[i64](list(range(seats)))
        self.limit = 600 + 400 * seats

    def clone(self) -> Table:
        o = Table(self.house)
        self.copy_to(o)
        o.cards, o.sizes, o.drawn, o.offer = self.cards[:], self.sizes[:], self.drawn[:], self.offer[:]
        o.chair, o.at, o.doors, o.quarantine = self.chair[:], self.at[:], self.doors[:], self.quarantine[:]
        o.shown, o.alive, o.infected, o.thing, o.way = self.shown, self.alive, self.infected, self.thing, self.way
        o.dealer, o.active, o.turn, o.laid = self.dealer, self.active, self.turn, self.laid
        o.back, o.placed, o.pile_back = self.back, self.placed, self.pile_back
        o.last_infected, o.lost, o.owed = self.last_infected, self.lost, self.owed
        o.feud, o.ended = self.feud, self.ended
        o.deck_panics = self.deck_panics
        o.deck, o.pile, o.resolving, o.out = self.deck, self.pile, self.resolving, self.out
        return o

    def parts(self) -> list[Ints]:
        feud: i64 = 1 if self.feud else 0
        small: Ints = vec[i64]([self.seats, self.shown, self.alive, self.infected, self.thing, self.way, self.dealer,
                                self.active, self.turn, self.laid, self.back, self.placed, self.pile_back,
                                self.last_infected, self.lost, self.owed, feud, self.ended])
        return [small, self.cards, self.drawn, self.offer, self.chair, self.at, self.doors, self.quarantine]

    # --- What can be asked of a table -------------------------------------------------------------

    def count(self, zone: i64, card: i64) -> i64: return self.cards[zone * KINDS + card]
    def holds(self, s: i64, card: i64) -> bool: return self.cards[s * KINDS + card] > 0
    def human(self, s: i64) -> bool: return s != self.thing and not has(self.infected, s)
    def living(self) -> i64: return how_many(self.alive)

    def humans(self) -> i64:
        """The living Humans."""
        if self.thing == NOBODY: return self.alive & ~self.infected
        return self.alive & ~self.infected & ~(1 << self.thing)

    def beside(self, s: i64, way: i64) -> i64:
        """The living neighbour: way 1 on the left, clockwise; -1 on the right."""
        c, n = self.chair[s], self.seats
        while True:
            c += way
            if c == n: c = 0
            elif c < 0: c = n - 1
            if has(self.alive, self.at[c]): return self.at[c]

    def next(self, s: i64) -> i64: return self.beside(s, self.way)

    def adjacent(self, s: i64, o: i64) -> bool:
        return s != o and (self.beside(s, 1) == o or self.beside(s, -1) == o)

    def doors_beside(self, s: i64, way: i64) -> i64:
        """How many doors stand in the gap on one side of a living seat."""
        return self.doors[self.chair[s] if way > 0 else self.chair[self.beside(s, -1)]]

    def door(self, s: i64, o: i64) -> bool:
        """A door in a gap between these two, if they are neighbours at all."""
        return (self.beside(s, 1) == o and self.doors_beside(s, 1) > 0) or \
            (self.beside(s, -1) == o and self.doors_beside(s, -1) > 0)

    def confined(self, s: i64) -> bool:
        """In Quarantine."""
        return self.quarantine[s] > 0

    def face_up(self, s: i64) -> bool:
        """Draws, discards and gives in plain sight (revised edition)."""
        return self.house.revised and self.quarantine[s] > 0

    def weighed(self, zone: i64, start: i64, stop: i64, total: i64, verb: i64, lots: Lots) -> Said:
        """One card among so many of a zone, of the kinds from start to stop: what `say_each` and counts would give."""
        base = zone * KINDS
        left = lots.below(self.chances, total)
        for k in range(start, stop):
            left -= self.cards[base + k]
            if left < 0: return say(verb, k)
        raise AssertionError("chance has nothing to say")

    def say_each(self, verb: i64, zone: i64, start: i64 = 0) -> Ints:
        """One answer for each kind of event card in a hand, or in the deck."""
        out: Ints = vec[i64](capacity=EVENTS)
        base = zone * KINDS
        for k in range(start, EVENTS):
            if self.cards[base + k]: out = append(out, say(verb, k))
        return out

    def left_in_deck(self, back: i64) -> i64:
        return self.deck_panics if back == PANIC_BACK else self.sizes[self.deck] - self.deck_panics

    def events_in(self, zone: i64) -> i64:
        n, base = self.sizes[zone], zone * KINDS
        for k in range(EVENTS, KINDS): n -= self.cards[base + k]
        return n

    # --- What can be done to it -------------------------------------------------------------------

    def move(self, card: i64, zone: i64, to: i64) -> None:
        self.cards[zone * KINDS + card] -= 1
        self.cards[to * KINDS + card] += 1
        self.sizes[zone] -= 1
        self.sizes[to] += 1
        if card >= EVENTS:
            if zone == self.deck: self.deck_panics -= 1
            elif to == self.deck: self.deck_panics += 1
        if to == self.pile:
            if card < EVENTS: self.pile_back = EVENT_BACK
            else: self.pile_back = PANIC_BACK

    def bin(self, s: i64, card: i64, kind: str) -> None:
        """Discard from hand, face down unless it is done in plain sight."""
        self.move(card, s, self.pile)
        if self.events is not None:
            if self.face_up(s): self.tell(kind, {"seat": int(s), "card": CARD_NAMES[card]})
            else:
                self.tell(kind, {"seat": int(s)})
                self.whisper(s, {"card": CARD_NAMES[card]})

    def to_table(self, card: i64, s: i64) -> None:
        """An obstacle leaves the hand for its place on the table."""
        self.cards[s * KINDS + card] -= 1
        self.sizes[s] -= 1

    def off_table(self, card: i64) -> None:
        """An obstacle in play goes to the pile."""
        self.cards[self.pile * KINDS + card] += 1
        self.sizes[self.pile] += 1
        self.pile_back = EVENT_BACK

    def lay_down(self, s: i64, card: i64) -> None:
        self.cards[s * KINDS + card] -= 1
        self.sizes[s] -= 1
        self.offer[s] = card

    def pick_up(self, s: i64, giver: i64) -> i64:
        """Take into hand what lies face down before the giver."""
        card = self.offer[giver]
        self.offer[giver] = NO_CARD
        self.cards[s * KINDS + card] += 1
        self.sizes[s] += 1
        return card

    def sweep(self) -> None:
        """What was being resolved goes to the pile."""
        if self.sizes[self.resolving] == 0: return
        for k in range(INFECTED + 1, KINDS):
            while self.count(self.resolving, k):
                self.move(k, self.resolving, self.pile)
                if self.events is not None: self.tell("spent", {"card": CARD_NAMES[k]})

    def swap(self, s: i64, o: i64) -> None:
        """Two seats change chairs, with hand, role and Quarantine; doors stay."""
        a, b = self.chair[s], self.chair[o]
        self.chair[s], self.chair[o] = b, a
        self.at[a], self.at[b] = o, s

    def hand(self, s: i64) -> list[str]:
        return [CARD_NAMES[k] for k in range(EVENTS) for _ in range(self.count(s, k))]

    def everywhere(self) -> i64:
        """All cards there are, wherever they lie: never changes."""
        n: i64 = 0
        for z in range(self.seats + 4): n += self.sizes[z]
        for s in range(self.seats):
            n += self.doors[s]
            if self.offer[s] != NO_CARD: n += 1
            if self.quarantine[s]: n += 1
        return n

    # --- The end ----------------------------------------------------------------------------------

    def winners(self) -> i64:
        if self.ended in (RUNNING, NOBODY_WINS): return 0
        if self.ended == VENDETTA_OVER: return self.alive
        if self.ended in (THING_ELIMINATED, FALSE_CLAIM): return self.humans()
        if self.humans(): return self.humans()                       # the last one of all, and The Thing never drawn
        alone: i64 = 1 << self.thing
        dead = (1 << self.seats) - 1 & ~self.alive
        burned = dead if self.house.solo_strict else dead & ~self.infected & ~alone
        if not burned: return alone
        won = self.alive & (self.infected | alone)
        if self.last_infected != NOBODY: won &= ~(1 << self.last_infected)
        return won

    def returns(self) -> list[float]:
        if self.ended == RUNNING: return [0.0] * self.seats
        won = self.winners()
        return [1.0 if has(won, s) else -1.0 for s in range(self.seats)]

    def reveal(self) -> None:
        """The game is over: every role and every hand, of the eliminated too."""
        self.shown = (1 << self.seats) - 1
        if self.events is None: return
        won = self.winners()
        self.tell("over", {
            "reason": ENDINGS[self.ended],
            "winners": [s for s in range(self.seats) if has(won, s)],
            "roles": [self.role(s) for s in range(self.seats)],
            "hands": [self.hand(s) if has(self.alive, s) else [] for s in range(self.seats)]})

    def role(self, s: i64) -> str:
        if s == self.thing: return "thing"
        return "infected" if has(self.infected, s) else "human"

    def give_up(self) -> None: self.reveal()


