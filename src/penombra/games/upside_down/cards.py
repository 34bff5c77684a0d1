"""Action cards: which of a hand may be played together, and how cards come into a hand."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Luck, Step
from penombra.core.line import Ints, Line, Said, bit, first, other, rest, say, seat
from penombra.core.luck import Lots
from penombra.games.upside_down.decks import among, drawn
from penombra.games.upside_down.stacks import how_many_in
from penombra.games.upside_down.state import BOOK, TOO_LATE, Town
from penombra.games.upside_down.verbs import CARD, DISCARD


def subsets(g: Town, s: i64, verb: i64, least: i64) -> Ints:
    """Cards of a hand to be played together, as places; of equal cards those that lie first."""
    h, held = g.house, g.held[s]
    start = s * h.hand
    twins: i64 = 0                                       # places whose left neighbour is the same card
    for k in range(1, held):
        if g.hand[start + k] == g.hand[start + k - 1]: twins |= bit(k)
    out: Ints = vec[i64](capacity=1 << held)
    for mask in range(least, 1 << held):
        if not mask & twins & ~(mask << 1): out = append(out, say(verb, mask))
    return out


class Refill(Step[Town]):
    """Up to a full hand. When the deck is out, all that was played becomes the deck, and Eleven moves on; beyond the last
    Act there is no more."""
    def run(self, g: Town, line: Line) -> None:
        me = seat(line)
        if g.held[me] >= g.house.hand: return
        if not how_many_in(g.deck):
            if g.act == g.house.acts:
                if g.events is not None: g.tell("no_more_acts", {"act": int(g.act)})
                return g.end(TOO_LATE)
            reshuffle(g)
            if not how_many_in(g.deck): return              # all there are lie in hands
        g.push(line)
        g.push(deal_card.of(me))
        return


def reshuffle(g: Town) -> None:
    for k in range(len(g.deck)):
        g.deck[k] += g.discard[k] + g.played[k]
        g.discard[k] = g.played[k] = 0
    g.act += 1
    if g.events is not None: g.tell("reshuffled", {"act": int(g.act), "many": int(how_many_in(g.deck))})


class DealCard(Luck[Town]):
    """The top card of the deck, into a hand; so many times."""
    def candidates(self, g: Town, line: Line) -> Ints: return among(g.deck, CARD)
    def weight(self, g: Town, line: Line, said: Said) -> i64: return g.deck[first(said)]
    def lot(self, g: Town, line: Line, lots: Lots) -> Said: return drawn(g.deck, CARD, g.chances, lots)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.deck[first(said)] -= 1
        g.take_card(seat(line), first(said))
        if g.events is not None: g.tell("drew", {"seat": int(seat(line)), "card": g.house.names.cards[first(said)]})
        if rest(line) > 1: g.push(self.of(seat(line), 0, rest(line) - 1))


class LoseCard(Ask[Town]):
    """A card of somebody's hand goes; so many times. `seat` says which, from the hand of `other`."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        owner, h = other(line), g.house
        out: Ints = vec[i64](capacity=h.hand)
        for k in range(g.held[owner]):
            if k and g.hand[owner * h.hand + k] == g.hand[owner * h.hand + k - 1]: continue
            out = append(out, say(DISCARD, k))
        return out

    def answer(self, g: Town, line: Line, said: Said) -> None:
        owner = other(line)
        card = g.drop_card(owner, first(said))
        if g.events is not None: g.tell("lost_card", {"seat": int(owner), "card": g.house.names.cards[card]})
        if rest(line) > 1 and g.held[owner]: g.push(self.of(seat(line), owner, rest(line) - 1))


def lose_cards(g: Town, owner: i64, many: i64) -> None:
    """As many as the hand has; whose choice it is, is an option."""
    if g.held[owner] and many > 0: g.push(lose_card.of(owner if g.house.owner_discards else g.active, owner, many))


refill: Final = Refill(BOOK)
deal_card: Final = DealCard(BOOK)
lose_card: Final = LoseCard(BOOK)
