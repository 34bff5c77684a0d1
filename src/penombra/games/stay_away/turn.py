"""The turn: draw; Panic, or play or discard; exchange."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from penombra.core.agenda import TURN, Ask, Step
from penombra.core.line import NOBODY, Ints, Line, Rule, Said, first, has, say, seat, second, verb
from penombra.games.stay_away.cards import CARDS
from penombra.games.stay_away.drawing import FromTop, into_hand, new_top, reshuffle, spent
from penombra.games.stay_away.ending import end, grace_is_over, rest_point
from penombra.games.stay_away.exchange import PHASE_THREE, exchange
from penombra.games.stay_away.kinds import (AXE, BARRED_DOOR, CARD_NAMES, CHANGE_PLACES, EVENTS, FLAMETHROWER,
                                            INFECTED, KINDS, QUARANTINE, SIDE_NAMES, YOUD_BETTER_RUN)
from penombra.games.stay_away.roles import may_discard
from penombra.games.stay_away.state import BOOK, GRACE_OVER, Table
from penombra.games.stay_away.verbs import DISCARD, DRAW, PLAY, PLAY_SELF, PLAY_SIDE


class BeginTurn(Step[Table]):
    """Draw; play or discard; exchange with the next player."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        g.active, g.laid = me, NOBODY
        g.turn += 1
        if g.events is not None: g.tell("turn", {"seat": int(me), "turn": int(g.turn)})
        g.then(phase_three.of(me), end_turn.of(me))
        g.then(rest_point.of(), draw.of(me))


class Draw(Ask[Table]):
    """Draw the top card of the deck."""
    rest_point = True
    def candidates(self, g: Table, line: Line) -> Ints: return vec[i64]([say(DRAW)])
    def answer(self, g: Table, line: Line, said: Said) -> None: g.push(take_top.of(seat(line)))


class TakeTop(Step[Table]):
    """Take the top card. An empty deck is made anew from the pile; with no card anywhere nothing is drawn."""
    def run(self, g: Table, line: Line) -> None:
        if g.sizes[g.deck]: g.push(turn_up.of(seat(line)))
        elif g.sizes[g.pile]:
            reshuffle(g)
            g.then(new_top.of(), line)


class TurnUp(FromTop):
    """Phase 1: an event card goes into the hand; a Panic! happens now, in place of phase 2."""
    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, card = seat(line), first(said)
        if card < EVENTS:
            into_hand(g, me, card, "turn")
            return g.then(new_top.of(), rest_point.of(), phase_two.of(me))
        g.move(card, g.deck, g.resolving)
        if g.events is not None: g.tell("panic", {"seat": int(me), "card": CARD_NAMES[card]})
        return g.then(new_top.of(), CARDS[card].of(me), spent.of())


class PhaseTwo(Ask[Table]):
    """Play one card, or discard one."""
    rest_point = True

    def candidates(self, g: Table, line: Line) -> Ints:
        me = seat(line)
        out = g.say_each(DISCARD, me, INFECTED)
        base = me * KINDS
        for k in range(FLAMETHROWER, EVENTS):
            if g.cards[base + k]: out = extend(out, CARDS[k].plays(g, me))
        return out

    def on_show(self, g: Table, line: Line) -> Ints:
        """A person sees the cards that are never played, too."""
        me = seat(line)
        out = g.say_each(DISCARD, me)
        for k in range(EVENTS):
            if not g.holds(me, k): continue
            ways = CARDS[k].plays(g, me)
            if len(ways): out = extend(out, ways)
            else: out = append(out, say(PLAY_SELF, k))
        return out

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        me, card = seat(line), first(said)
        if g.count(me, INFECTED) > 3 and (verb(said) != DISCARD or card != INFECTED): return "SA-TURN-22"
        if verb(said) == DISCARD: return may_discard(g, me, card)
        if g.confined(me):
            against = confined_may_not_play(g, me, said)
            if against: return against
        return CARDS[card].objection(g, me, said)

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, card = seat(line), first(said)
        if verb(said) == DISCARD: return g.bin(me, card, "discarded")
        if card == QUARANTINE or card == BARRED_DOOR: g.to_table(card, me)
        else: g.move(card, me, g.resolving)
        if g.events is not None:
            facts: dict[str, object] = {"seat": int(me), "card": CARD_NAMES[card]}
            if verb(said) == PLAY: facts["other"] = int(second(said))
            elif verb(said) == PLAY_SIDE: facts["side"] = SIDE_NAMES[second(said)]
            g.tell("played", facts)
        return CARDS[card].play(g, me, said)


def confined_may_not_play(g: Table, me: i64, said: Said) -> Rule:
    """In Quarantine nothing is played, save for an Axe on it by an option; the revised edition forbids only three cards."""
    card = first(said)
    if g.house.revised:
        return "SA-REV-01" if card in (FLAMETHROWER, CHANGE_PLACES, YOUD_BETTER_RUN) else ""
    if g.house.own_axe and card == AXE and verb(said) == PLAY and second(said) == me: return ""
    return "SA-QUA-04"


class PhaseThree(Step[Table]):
    """Exchange with the next player, unless something stands between."""
    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        if not has(g.alive, me): return
        you = g.next(me)
        why = ""
        if g.door(me, you): why = "SA-DOOR-03"
        elif not g.house.revised and (g.confined(me) or g.confined(you)): why = "SA-QUA-03"
        if not why: g.then(rest_point.of(), exchange.of(me, you, PHASE_THREE))
        elif g.events is not None: g.tell("no_exchange", {"seat": int(me), "other": int(you), "rule": why})


class EndTurn(Step[Table]):
    """A turn of Quarantine has passed; the next player begins."""
    closes: i64 = TURN

    def run(self, g: Table, line: Line) -> None:
        me = seat(line)
        g.sweep()
        if g.quarantine[me] and g.laid != me:
            g.quarantine[me] -= 1
            if not g.quarantine[me]:
                g.off_table(QUARANTINE)
                if g.events is not None: g.tell("quarantine_over", {"seat": int(me), "why": "time"})
        if g.lost != NOBODY and g.turn > g.lost: g.owed &= ~(1 << me)
        if g.events is not None: g.tell("turn_over", {"seat": int(me)})
        if grace_is_over(g): return end(g, GRACE_OVER)
        return g.push(begin_turn.of(g.next(me)))


begin_turn: Final = BeginTurn(BOOK)
draw: Final = Draw(BOOK)
take_top: Final = TakeTop(BOOK)
turn_up: Final = TurnUp(BOOK)
phase_two: Final = PhaseTwo(BOOK)
phase_three: Final = PhaseThree(BOOK)
end_turn: Final = EndTurn(BOOK)
