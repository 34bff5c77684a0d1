"""The twelve Panics: each happens at once, as far as it can."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import TURN, Ask, Step, Together
from penombra.core.line import Ints, Line, Rule, Said, first, has, other, say, seat
from penombra.games.stay_away.actions import distant, lift_quarantine, show_hand, take_door, way_of
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.drawing import COVERED, PLAIN, cap, fetch, spent
from penombra.games.stay_away.ending import eliminate
from penombra.games.stay_away.exchange import BY_CARD, catch, exchange, nothing_to_give
from penombra.games.stay_away.kinds import (BLIND_DATE, CANT_WE_BE_FRIENDS, CARD_NAMES, CHAIN_REACTION, EVENT_BACK,
                                            EVENTS, FORGETFUL, GET_OUT_OF_HERE, INFECTED, JUST_BETWEEN_US, KINDS, LEFT,
                                            NO_CARD, ONE_TWO, OOPS, REVELATIONS, RIGHT, ROTTEN_ROPES, SHOW_HAND,
                                            SHOW_INFECTED, SHOW_NOTHING, SO_THIS_IS_THE_PARTY, THE_THING, THREE_FOUR)
from penombra.games.stay_away.roles import may_give
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import CHOOSE, GIVE, HOLD, PLACE, SHOW, SWAP


def nothing_happens(g: Table, me: i64, rule: str) -> None:
    if g.events is not None: g.tell("no_effect", {"seat": int(me), "rule": rule})


class RottenRopes(Card):
    """All Quarantines come off."""
    def run(self, g: Table, line: Line) -> None: lift_all(g, "rotten_ropes")


def lift_all(g: Table, why: str) -> None:
    for s in range(g.seats):
        if g.confined(s): lift_quarantine(g, s, why)


class OneTwo(Card):
    """Change chairs with the third player to the left or to the right; doors do not matter."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        left, right = self.third(g, me, LEFT), self.third(g, me, RIGHT)
        if g.confined(me): nothing_happens(g, me, "SA-R-36")
        elif g.living() < 4: nothing_happens(g, me, "SA-PANIC-06")
        elif g.confined(left) and g.confined(right): nothing_happens(g, me, "SA-PANIC-05")
        elif left == right: self.carry_out(g, me, left)
        else: g.push(which_side.of(me))

    def third(self, g: Table, me: i64, side: i64) -> i64:
        way = way_of(side)
        return g.beside(g.beside(g.beside(me, way), way), way)

    def carry_out(self, g: Table, me: i64, you: i64) -> None:
        if g.confined(you): nothing_happens(g, me, "SA-PANIC-05")
        else: change_chairs(g, me, you)


def change_chairs(g: Table, me: i64, you: i64) -> None:
    g.swap(me, you)
    if g.events is not None: g.tell("swapped", {"seat": int(me), "other": int(you)})


class WhichSide(Ask[Table]):
    """Left or right. The side of somebody in Quarantine may be chosen, too."""
    def candidates(self, g: Table, line: Line) -> Ints: return vec[i64]([say(SWAP, LEFT), say(SWAP, RIGHT)])

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me = seat(line)
        if g.events is not None: g.tell("side_chosen", {"seat": int(me), "side": "left" if first(said) == LEFT else "right"})
        one_two.carry_out(g, me, one_two.third(g, me, first(said)))


class ThreeFour(Card):
    """All doors come down."""
    def run(self, g: Table, line: Line) -> None: open_all(g, "three_four")


def open_all(g: Table, why: str) -> None:
    for s in range(g.seats):
        while has(g.alive, s) and g.doors_beside(s, 1): take_door(g, s, 1, why)


class SoThisIsTheParty(Card):
    """Quarantines and doors go; then pairs change chairs, clockwise from the one who drew it."""
    def run(self, g: Table, line: Line) -> None:
        lift_all(g, "so_this_is_the_party")
        open_all(g, "so_this_is_the_party")
        who, pairs = seat(line), g.living() // 2
        ring: Ints = vec[i64](capacity=g.seats)
        for _ in range(2 * pairs):
            ring = append(ring, who)
            who = g.beside(who, 1)
        for i in range(pairs): change_chairs(g, ring[2 * i], ring[2 * i + 1])


class Chooses(Ask[Table]):
    """Somebody in reach, of one's choice; with only one in reach there is nothing to choose."""
    forced_is_public = True

    def candidates(self, g: Table, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=g.seats)
        for s in range(g.seats):
            if has(g.alive, s): out = append(out, say(CHOOSE, s))
        return out

    def objection(self, g: Table, line: Line, said: Said) -> Rule: return distant(g, seat(line), first(said), True)
    def answer(self, g: Table, line: Line, said: Said) -> None: self.chosen(g, seat(line), first(said))
    def chosen(self, g: Table, me: i64, you: i64) -> None: raise AssertionError

    def somebody(self, g: Table, line: Line) -> bool:
        for said in self.candidates(g, line):
            if not self.objection(g, line, said): return True
        return False


class GetOutOfHere(Card):
    """Change chairs with anybody in reach; it must be done if it can. In the revised edition Quarantine forbids it."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        if g.confined(me) and g.house.revised: nothing_happens(g, me, "SA-REV-01")
        elif whose_chair.somebody(g, line): g.push(whose_chair.of(me))
        else: nothing_happens(g, me, "SA-PANIC-14")


class WhoseChair(Chooses):
    """Whose chair?"""
    def chosen(self, g: Table, me: i64, you: i64) -> None: change_chairs(g, me, you)


class Forgetful(Card):
    """Discard three cards, then draw three."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        if g.sizes[me] > 3: g.push(remember.of(me))
        else: self.forget(g, me)

    def forget(self, g: Table, me: i64) -> None:
        """Everything goes, save what may not be discarded and what was held back."""
        for k in range(1, EVENTS):
            while g.count(me, k) > g.drawn[k] and not (k == INFECTED and g.count(me, k) == 1 and has(g.infected, me)):
                g.bin(me, k, "discarded")
        for k in range(EVENTS): g.drawn[k] = 0
        g.then(fetch.of(me, PLAIN, 3), cap.of(me))


class Remember(Ask[Table]):
    """Which one card stays? One answer in place of three."""
    def candidates(self, g: Table, line: Line) -> Ints: return g.say_each(HOLD, seat(line))

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        me, card = seat(line), first(said)
        if g.holds(me, THE_THING) and card != THE_THING: return "SA-THING-02"
        return "SA-INF-04" if has(g.infected, me) and card != INFECTED else ""

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me = seat(line)
        if g.events is not None:
            g.tell("kept", {"seat": int(me)})
            g.whisper(me, {"card": CARD_NAMES[first(said)]})
        g.drawn[first(said)] = 1
        forgetful.forget(g, me)


class ChainReaction(Card):
    """Everybody gives a card to the next player, all at once; the turn ends."""
    def run(self, g: Table, line: Line) -> None:
        g.leave(TURN)
        while g.living() > 1:
            stuck = self.stuck(g)
            if stuck < 0: break
            eliminate(g, stuck, "super_infection")
            if g.ended: return
        g.then(pass_card.to(g.alive), pass_on.of(seat(line)))

    def stuck(self, g: Table) -> i64:
        """Somebody who cannot give, in turn order from the active player."""
        s = g.active if has(g.alive, g.active) else g.next(g.active)
        start = s
        while True:
            if nothing_to_give(g, s, g.next(s)): return s
            s = g.next(s)
            if s == start: return -1


class PassCard(Together[Table]):
    """Lay a card face down for the player after you."""
    def candidates(self, g: Table, line: Line) -> Ints: return g.say_each(GIVE, seat(line), INFECTED)
    def on_show(self, g: Table, line: Line) -> Ints: return g.say_each(GIVE, seat(line))
    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        return may_give(g, seat(line), g.next(seat(line)), first(said))

    def answer(self, g: Table, line: Line, said: Said) -> None: g.lay_down(seat(line), first(said))


class PassOn(Step[Table]):
    """All have laid one: everybody takes up what was laid for them. Then infection, then too many Infected!"""
    def run(self, g: Table, line: Line) -> None:
        if g.events is not None:
            g.tell("passed_on", {"from": [int(s) for s in range(g.seats) if has(g.alive, s)],
                                 "to": [int(g.next(s)) for s in range(g.seats) if has(g.alive, s)]})
            for s in range(g.seats):
                if has(g.alive, s):
                    giver = g.beside(s, -g.way)
                    g.whisper(s, {"received": CARD_NAMES[g.offer[giver]], "given": CARD_NAMES[g.offer[s]]})
        caught: i64 = 0
        passed = g.offer[:]
        for giver in range(g.seats):
            if not has(g.alive, giver): continue
            taker = g.next(giver)
            g.pick_up(taker, giver)
            if passed[giver] == INFECTED: caught |= 1 << taker
        if g.thing >= 0 and has(g.alive, g.thing) and has(caught, g.next(g.thing)): catch(g, g.next(g.thing), g.thing)
        g.push(caps.of(seat(line)))


class Caps(Step[Table]):
    """Everybody's hand is looked after, in turn order from the one who drew the card."""
    def run(self, g: Table, line: Line) -> None:
        order: Ints = vec[i64](capacity=g.seats)
        s = seat(line) if has(g.alive, seat(line)) else g.next(seat(line))
        for _ in range(g.living()):
            order = append(order, s)
            s = g.next(s)
        for i in range(len(order) - 1, -1, -1): g.push(cap.of(order[i]))


class CantWeBeFriends(Card):
    """Exchange a card with anybody in reach; your turn goes on."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        if g.confined(me) and not g.house.revised: nothing_happens(g, me, "SA-PANIC-27")
        elif new_friend.somebody(g, line): g.push(new_friend.of(me))
        else: nothing_happens(g, me, "SA-PANIC-27")


class NewFriend(Chooses):
    """With whom?"""
    def chosen(self, g: Table, me: i64, you: i64) -> None: g.push(exchange.of(me, you, BY_CARD))


class BlindDate(Card):
    """Exchange a card with the deck; the turn ends."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        g.leave(TURN)
        for k in range(1, EVENTS):
            if g.holds(me, k) and not may_place(g, me, k): return g.then(blind_choice.of(me), spent.of())
        if g.events is not None:                         # The Thing could: so all that is held is Infected!
            g.tell("no_effect", {"seat": int(me), "rule": "SA-PANIC-29", "held": int(g.sizes[me])})
        return None


def may_place(g: Table, s: i64, card: i64) -> Rule:
    if card == THE_THING: return "SA-THING-02"
    return "SA-R-47" if card == INFECTED and s != g.thing else ""


class BlindChoice(Ask[Table]):
    """Which card goes on top of the deck?"""
    def candidates(self, g: Table, line: Line) -> Ints: return g.say_each(PLACE, seat(line), INFECTED)
    def on_show(self, g: Table, line: Line) -> Ints: return g.say_each(PLACE, seat(line))
    def objection(self, g: Table, line: Line, said: Said) -> Rule: return may_place(g, seat(line), first(said))
    def answer(self, g: Table, line: Line, said: Said) -> None:
        me = seat(line)
        g.lay_down(me, first(said))
        if g.events is not None:
            g.tell("set_aside", {"seat": int(me)})
            g.whisper(me, {"card": CARD_NAMES[first(said)]})
        g.then(fetch.of(me, COVERED, 1), cover.of(me), cap.of(me))


class Cover(Step[Table]):
    """The chosen card goes face down on top of the deck."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        card = g.offer[me]
        g.offer[me] = NO_CARD
        g.cards[g.deck * KINDS + card] += 1
        g.sizes[g.deck] += 1
        g.placed, g.back = card, EVENT_BACK
        if g.events is not None:
            g.tell("placed", {"seat": int(me), "deck": int(g.sizes[g.deck])})
            g.whisper(me, {"card": CARD_NAMES[card]})


class Oops(Card):
    """Show your whole hand to everybody."""
    def run(self, g: Table, line: Line) -> None: show_hand(g, seat(line))


class JustBetweenUs(Card):
    """Show your whole hand to one neighbour."""
    def run(self, g: Table, line: Line) -> None:
        if confidant.somebody(g, line): g.push(confidant.of(seat(line)))
        else: nothing_happens(g, seat(line), "SA-PANIC-35")


class Confidant(Chooses):
    """To which neighbour? Quarantine is no hindrance, a door is."""
    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        me, you = seat(line), first(said)
        if not g.adjacent(me, you): return "SA-PANIC-34"
        return "SA-R-48" if g.house.doors_stop_all and g.door(me, you) else ""

    def chosen(self, g: Table, me: i64, you: i64) -> None:
        if g.events is None: return
        g.tell("hand_shown_to", {"seat": int(me), "other": int(you)})
        g.whisper(you, {"cards": g.hand(me)})


class Revelations(Card):
    """In turn order each may show the hand, or one Infected!, or nothing; the first Infected! shown ends it."""
    def run(self, g: Table, line: Line) -> None: g.push(reveal.of(seat(line), seat(line)))


class Reveal(Ask[Table]):
    """Show something?"""
    def candidates(self, g: Table, line: Line) -> Ints:
        return vec[i64]([say(SHOW, SHOW_NOTHING), say(SHOW, SHOW_HAND), say(SHOW, SHOW_INFECTED)])

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        return "SA-PANIC-36" if first(said) == SHOW_INFECTED and not g.holds(seat(line), INFECTED) else ""

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, drawer, what = seat(line), other(line), first(said)
        if what == SHOW_HAND: show_hand(g, me)
        elif g.events is not None: g.tell("infected_shown" if what == SHOW_INFECTED else "nothing_shown", {"seat": int(me)})
        if what == SHOW_INFECTED or what == SHOW_HAND and g.holds(me, INFECTED): return
        if g.next(me) != drawer: g.push(self.of(g.next(me), drawer))


rotten_ropes: Final = RottenRopes(BOOK, ROTTEN_ROPES)
one_two: Final = OneTwo(BOOK, ONE_TWO)
which_side: Final = WhichSide(BOOK)
three_four: Final = ThreeFour(BOOK, THREE_FOUR)
so_this_is_the_party: Final = SoThisIsTheParty(BOOK, SO_THIS_IS_THE_PARTY)
get_out_of_here: Final = GetOutOfHere(BOOK, GET_OUT_OF_HERE)
whose_chair: Final = WhoseChair(BOOK)
forgetful: Final = Forgetful(BOOK, FORGETFUL)
remember: Final = Remember(BOOK)
chain_reaction: Final = ChainReaction(BOOK, CHAIN_REACTION)
pass_card: Final = PassCard(BOOK)
pass_on: Final = PassOn(BOOK)
caps: Final = Caps(BOOK)
cant_we_be_friends: Final = CantWeBeFriends(BOOK, CANT_WE_BE_FRIENDS)
new_friend: Final = NewFriend(BOOK)
blind_date: Final = BlindDate(BOOK, BLIND_DATE)
blind_choice: Final = BlindChoice(BOOK)
cover: Final = Cover(BOOK)
oops: Final = Oops(BOOK, OOPS)
just_between_us: Final = JustBetweenUs(BOOK, JUST_BETWEEN_US)
confidant: Final = Confidant(BOOK)
revelations: Final = Revelations(BOOK, REVELATIONS)
reveal: Final = Reveal(BOOK)
