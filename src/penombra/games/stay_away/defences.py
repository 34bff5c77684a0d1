"""Defence cards: they only ever answer, and each answers what it names."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask
from penombra.core.line import Ints, Line, Rule, Said, first, other, rest, say, seat, verb
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.drawing import PLAIN, cap, fetch
from penombra.games.stay_away.ending import eliminate
from penombra.games.stay_away.exchange import defences_in_hand, no_such_defence, settle_with, take_back
from penombra.games.stay_away.kinds import (CARD_NAMES, IM_COMFORTABLE, MISSED, NO_BARBECUE, NO_THANKS,
                                            SCARED)
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.verbs import ACCEPT, REFUSE

BEFORE: Final = 0                            # a Defence acts before its owner draws, and perhaps after
AFTER: Final = 1


class Defence(Card):
    """Never played of one's own accord."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule: return "SA-DEF-01"


class NoThanks(Defence):
    """Refuse the exchange you were asked for."""
    def run(self, g: Table, line: Line) -> None:
        if rest(line) == BEFORE: take_back(g, other(line))


class Scared(Defence):
    """The same, and look at the card you refused."""
    def run(self, g: Table, line: Line) -> None:
        if rest(line) == AFTER: return
        me, asker = seat(line), other(line)
        if g.events is not None:
            g.tell("looked_at_offer", {"seat": int(me), "other": int(asker)})
            g.whisper(me, {"card": CARD_NAMES[g.offer[asker]]})
        take_back(g, asker)


class Missed(Defence):
    """Refuse, draw; then the player after you must make that exchange instead, if nothing is in the way."""
    def run(self, g: Table, line: Line) -> None:
        if rest(line) == BEFORE: return
        me, asker = seat(line), other(line)
        substitute = g.next(me)
        why = self.in_the_way(g, me, asker, substitute)
        if g.events is not None:
            facts: dict[str, object] = {"seat": int(me), "other": int(asker), "substitute": int(substitute)}
            if why: facts["rule"] = why
            g.tell("missed", facts)
        if why: take_back(g, asker)
        else: settle_with(g, asker, substitute)

    def in_the_way(self, g: Table, me: i64, asker: i64, substitute: i64) -> Rule:
        if substitute == asker: return "SA-R-22"
        if g.door(me, substitute) or g.confined(substitute): return "SA-DEF-13"
        if g.house.doors_stop_all and g.door(substitute, asker): return "SA-R-23"
        return ""


class ImComfortable(Defence):
    """Stay in your chair: answers Change places! and You'd better run! and nothing else."""
    def run(self, g: Table, line: Line) -> None: pass


class NoBarbecue(Defence):
    """Answers a Flamethrower."""
    def run(self, g: Table, line: Line) -> None: pass


class Window(Ask[Table]):
    """Accept what is aimed at you, or answer with the one Defence that can. Asked of everybody, holding it or not."""
    def candidates(self, g: Table, line: Line) -> Ints: return vec[i64]([say(ACCEPT), say(REFUSE, self.card())])

    def card(self) -> i64: raise AssertionError

    def on_show(self, g: Table, line: Line) -> Ints:
        me, out = seat(line), self.candidates(g, line)
        for said in defences_in_hand(g, me, vec[i64]([])):
            if first(said) != self.card(): out = append(out, said)
        return out

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        if verb(said) == ACCEPT: return ""
        return no_such_defence(g, seat(line), first(said)) if first(said) == self.card() else "SA-DEF-18"

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me, actor = seat(line), other(line)
        if verb(said) == ACCEPT: return self.accept(g, me, actor)
        card = first(said)
        g.move(card, me, g.pile)
        if g.events is not None: g.tell("refused", {"seat": int(me), "other": int(actor), "card": CARD_NAMES[card]})
        return g.then(fetch.of(me, PLAIN, 1), cap.of(me))

    def accept(self, g: Table, me: i64, actor: i64) -> None: raise AssertionError


class Burning(Window):
    """A Flamethrower points at you."""
    def card(self) -> i64: return NO_BARBECUE
    def accept(self, g: Table, me: i64, actor: i64) -> None: eliminate(g, me, "flamethrower")


class Moving(Window):
    """Somebody wants your chair."""
    def card(self) -> i64: return IM_COMFORTABLE
    def accept(self, g: Table, me: i64, actor: i64) -> None:
        g.swap(actor, me)
        if g.events is not None: g.tell("swapped", {"seat": int(actor), "other": int(me)})


scared: Final = Scared(BOOK, SCARED)
no_thanks: Final = NoThanks(BOOK, NO_THANKS)
missed: Final = Missed(BOOK, MISSED)
im_comfortable: Final = ImComfortable(BOOK, IM_COMFORTABLE)
no_barbecue: Final = NoBarbecue(BOOK, NO_BARBECUE)
burning: Final = Burning(BOOK)
moving: Final = Moving(BOOK)
