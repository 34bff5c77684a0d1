"""The exchange: an offer face down, an answer, and what each then holds."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from penombra.core.agenda import NOT_HELD, Ask, Step
from penombra.core.line import Ints, Line, Rule, Said, first, other, rest, say, seat, verb
from penombra.games.stay_away.cards import CARDS
from penombra.games.stay_away.drawing import PLAIN, cap, fetch
from penombra.games.stay_away.ending import eliminate
from penombra.games.stay_away.kinds import CARD_NAMES, INFECTED, MISSED, SCARED
from penombra.games.stay_away.roles import can_give, infect, may_give
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import GIVE, KEEP, REFUSE

PHASE_THREE: Final = 0                       # why an exchange is asked for
BY_CARD: Final = 1
SUBSTITUTE: Final = 1                        # who answers: the one first asked, or the next after Missed!


def nothing_to_give(g: Table, s: i64, to: i64) -> bool:
    """A hand of nothing but Infected! that it may not give: a super-infection."""
    return g.house.super_infection and not can_give(g, s, to)


def burst(g: Table, s: i64) -> None:
    """Out of the game, because a card had to be given and none could be."""
    eliminate(g, s, "super_infection")


class Exchange(Step[Table]):
    """One asks, the other must answer."""
    def run(self, g: Table, line: Line) -> None:
        me, you, why = seat(line), other(line), rest(line)
        if nothing_to_give(g, me, you): return burst(g, me)
        if g.events is not None: g.tell("exchange", {"seat": int(me), "other": int(you)})
        if why == PHASE_THREE: g.push(commit.of(me, you))
        else: g.push(offer_card.of(me, you))
        return None


class OfferCard(Ask[Table]):
    """Lay a card face down for the other."""
    def candidates(self, g: Table, line: Line) -> Ints: return g.say_each(GIVE, seat(line), INFECTED)
    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        return may_give(g, seat(line), other(line), first(said))

    def on_show(self, g: Table, line: Line) -> Ints: return g.say_each(GIVE, seat(line))

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, card = seat(line), first(said)
        g.lay_down(me, card)
        if g.events is not None:
            g.tell("laid_down", {"seat": int(me), "other": int(other(line))})
            g.whisper(me, {"card": CARD_NAMES[card]})
        g.push(offer_arrives.of(other(line), me))


class Commit(OfferCard):
    """Phase 3: the same, and nothing is being resolved."""
    rest_point = True


class OfferArrives(Step[Table]):
    """The other must answer, and can, unless a super-infection leaves nothing to give."""
    def run(self, g: Table, line: Line) -> None:
        me, asker = seat(line), other(line)
        if not nothing_to_give(g, me, asker): return g.push(answer_offer.of(me, asker, rest(line)))
        take_back(g, asker)
        return burst(g, me)


def take_back(g: Table, asker: i64) -> None:
    card = g.pick_up(asker, asker)
    if g.events is not None:
        g.tell("took_back", {"seat": int(asker)})
        g.whisper(asker, {"card": CARD_NAMES[card]})


def defences_in_hand(g: Table, s: i64, out: Ints) -> Ints:
    """A person also sees why a Defence that answers something else cannot be used here."""
    for k in range(SCARED, SCARED + 5):
        if g.holds(s, k): out = append(out, say(REFUSE, k))
    return out


def no_such_defence(g: Table, s: i64, card: i64) -> Rule:
    return "" if g.holds(s, card) else NOT_HELD


class AnswerOffer(OfferCard):
    """Exchange, or refuse with a Defence. Asked of everybody, Defence in hand or not."""
    def candidates(self, g: Table, line: Line) -> Ints:
        out = g.say_each(GIVE, seat(line), INFECTED)
        for k in range(SCARED, MISSED + 1): out = append(out, say(REFUSE, k))
        return out

    def on_show(self, g: Table, line: Line) -> Ints:
        out = extend(g.say_each(GIVE, seat(line)), vec[i64]([say(REFUSE, k) for k in range(SCARED, MISSED + 1)]))
        for k in range(MISSED + 1, SCARED + 5):
            if g.holds(seat(line), k): out = append(out, say(REFUSE, k))
        return out

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        me, card = seat(line), first(said)
        if verb(said) == GIVE: return may_give(g, me, other(line), card)
        return no_such_defence(g, me, card) if card <= MISSED else "SA-DEF-18"

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, asker, card = seat(line), other(line), first(said)
        if verb(said) == REFUSE: return defend(g, me, asker, card)
        g.lay_down(me, card)
        if g.events is not None:
            g.tell("answered", {"seat": int(me), "other": int(asker)})
            g.whisper(me, {"card": CARD_NAMES[card]})
        return g.push(trade.of(me, asker, rest(line)))


def defend(g: Table, me: i64, asker: i64, card: i64) -> None:
    """The Defence goes to the pile, and its owner draws before anybody else acts."""
    g.move(card, me, g.pile)
    if g.events is not None: g.tell("refused", {"seat": int(me), "other": int(asker), "card": CARD_NAMES[card]})
    g.then(cap.of(me), CARDS[card].of(me, asker, 1))
    g.then(CARDS[card].of(me, asker), fetch.of(me, PLAIN, 1))


class Trade(Step[Table]):
    """Both cards change hands; then infection, then too many Infected!"""
    def run(self, g: Table, line: Line) -> None:
        me, asker = seat(line), other(line)
        immune = rest(line) == SUBSTITUTE and g.house.revised
        to_me, to_asker = g.offer[asker], g.offer[me]
        if g.events is not None:
            g.tell("exchanged", {"seat": int(asker), "other": int(me), "substitute": rest(line) == SUBSTITUTE})
            gave: dict[str, object] = {"received": CARD_NAMES[to_me], "given": CARD_NAMES[to_asker]}
            g.whisper(me, gave)
            g.whisper(asker, {"received": CARD_NAMES[to_asker], "given": CARD_NAMES[to_me]})
            in_sight(g, asker, "seat_gave", to_me)
            in_sight(g, me, "other_gave", to_asker)
        g.pick_up(me, asker)
        g.pick_up(asker, me)
        if to_me == INFECTED and not immune: catch(g, me, asker)
        if to_asker == INFECTED: catch(g, asker, me)
        g.then(cap.of(asker), cap.of(me))


def in_sight(g: Table, s: i64, fact: str, card: i64) -> None:
    """In the revised edition a card given from Quarantine is seen by all."""
    if g.events is not None and g.face_up(s):
        event = g.events.items[g.events.size - 1]
        event.facts[fact] = CARD_NAMES[card]


def catch(g: Table, s: i64, giver: i64) -> None:
    if giver != g.thing or not g.human(s): return
    infect(g, s)


class SettleOffer(OfferCard):
    """After Missed! another answers: the offer stands, unless it may not be given there. Nobody sees which."""
    def candidates(self, g: Table, line: Line) -> Ints:
        return append(g.say_each(GIVE, seat(line), INFECTED), say(KEEP))

    def on_show(self, g: Table, line: Line) -> Ints: return append(g.say_each(GIVE, seat(line)), say(KEEP))

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        me, you = seat(line), other(line)
        card = g.offer[me]
        against = may_give(g, me, you, card)
        if verb(said) == KEEP: return against
        return may_give(g, me, you, first(said)) if against else "SA-R-24"

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, you = seat(line), other(line)
        anew = verb(said) == GIVE
        if anew:
            g.pick_up(me, me)
            g.lay_down(me, first(said))
        if g.events is not None:
            g.tell("settled", {"seat": int(me), "other": int(you)})
            g.whisper(me, {"card": CARD_NAMES[g.offer[me]], "anew": anew})
        g.push(offer_arrives.of(you, me, SUBSTITUTE))


def settle_with(g: Table, asker: i64, substitute: i64) -> None:
    """The requester turns to the substitute."""
    if may_give(g, asker, substitute, g.offer[asker]) and nothing_to_give(g, asker, substitute):
        take_back(g, asker)
        return burst(g, asker)
    return g.push(settle_offer.of(asker, substitute))


exchange: Final = Exchange(BOOK)
offer_card: Final = OfferCard(BOOK)
commit: Final = Commit(BOOK)
offer_arrives: Final = OfferArrives(BOOK)
answer_offer: Final = AnswerOffer(BOOK)
trade: Final = Trade(BOOK)
settle_offer: Final = SettleOffer(BOOK)
