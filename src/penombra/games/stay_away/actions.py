"""Action cards: played in the own turn, never refused but where the rules name a Defence."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import TURN, Ask, Luck
from penombra.core.line import Ints, Line, Rule, Said, first, has, other, rest, say, seat, second, verb
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.defences import burning, moving
from penombra.games.stay_away.drawing import APART, fetch, spent
from penombra.games.stay_away.exchange import BY_CARD, exchange
from penombra.games.stay_away.kinds import (ANALYSIS, AXE, BARRED_DOOR, CARD_NAMES, CHANGE_PLACES, EVENTS,
                                            FLAMETHROWER, LEFT, QUARANTINE, RESOLUTE, RIGHT, SEDUCTION, SUSPICION,
                                            THE_THING, WATCH_YOUR_BACK, WHISKY, YOUD_BETTER_RUN)
from penombra.games.stay_away.state import BOOK, Table
from penombra.games.stay_away.turn import phase_two
from penombra.games.stay_away.verbs import HOLD, PICK, PLAY, PLAY_SELF, PLAY_SIDE


class OnSeat(Card):
    """Played on somebody."""
    def plays(self, g: Table, me: i64) -> Ints:
        out: Ints = vec[i64](capacity=g.seats)
        for s in range(g.seats):
            if has(g.alive, s): out = append(out, say(PLAY, self.card, s))
        return out

    def play(self, g: Table, me: i64, said: Said) -> None: g.then(self.of(me, second(said)), spent.of())


class OnNeighbour(OnSeat):
    """Played on a neighbour, with no door between, and not in Quarantine."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        you = second(said)
        if not g.adjacent(me, you): return "SA-TURN-16"
        if g.door(me, you): return "SA-DOOR-02"
        if g.confined(you) and not g.house.revised: return "SA-QUA-05"
        return ""


class Flamethrower(OnNeighbour):
    """Eliminate a neighbour, unless it is answered."""
    def run(self, g: Table, line: Line) -> None: g.push(burning.of(other(line), seat(line)))


class Analysis(OnNeighbour):
    """Look at the whole hand of a neighbour."""
    def run(self, g: Table, line: Line) -> None:
        if g.events is None: return
        g.tell("hand_seen", {"seat": int(seat(line)), "other": int(other(line))})
        g.whisper(seat(line), {"cards": g.hand(other(line))})


class Suspicion(OnNeighbour):
    """Look at one card of a neighbour, taken at random."""
    def run(self, g: Table, line: Line) -> None: g.push(random_card.of(seat(line), other(line)))


class RandomCard(Luck[Table]):
    """Chance picks the card; its owner notices which."""
    def candidates(self, g: Table, line: Line) -> Ints: return g.say_each(PICK, other(line))
    def weight(self, g: Table, line: Line, said: Said) -> i64: return g.count(other(line), first(said))
    def answer(self, g: Table, line: Line, said: Said) -> None:
        if g.events is None: return
        g.tell("card_seen", {"seat": int(seat(line)), "other": int(other(line))})
        g.whisper(seat(line), {"card": CARD_NAMES[first(said)]})
        g.whisper(other(line), {"card": CARD_NAMES[first(said)]})


class Axe(OnSeat):
    """Remove one's own Quarantine, that of a neighbour with no door between, or a door at one's own side."""
    def plays(self, g: Table, me: i64) -> Ints:
        return append(append(super().plays(g, me), say(PLAY_SIDE, AXE, LEFT)), say(PLAY_SIDE, AXE, RIGHT))

    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        if verb(said) == PLAY_SIDE: return "" if g.doors_beside(me, way_of(second(said))) else "SA-ACT-08"
        you = second(said)
        if you != me and not g.adjacent(me, you): return "SA-ACT-07"
        if not g.confined(you): return "SA-ACT-28"
        return "SA-R-31" if you != me and g.door(me, you) else ""

    def play(self, g: Table, me: i64, said: Said) -> None:
        g.then(self.of(me, second(said), 1 if verb(said) == PLAY_SIDE else 0), spent.of())

    def run(self, g: Table, line: Line) -> None:
        me, what = seat(line), other(line)
        if rest(line): take_door(g, me, way_of(what), "axe")
        else: lift_quarantine(g, what, "axe")


def way_of(side: i64) -> i64: return 1 if side == LEFT else -1


def take_door(g: Table, s: i64, way: i64, why: str) -> None:
    """One door in the gap beside a seat goes to the pile."""
    g.doors[g.chair[s] if way > 0 else g.chair[g.beside(s, -1)]] -= 1
    g.off_table(BARRED_DOOR)
    if g.events is not None: g.tell("door_gone", {"seat": int(s), "other": int(g.beside(s, way)), "why": why})


def lift_quarantine(g: Table, s: i64, why: str) -> None:
    g.quarantine[s] = 0
    g.off_table(QUARANTINE)
    if g.events is not None: g.tell("quarantine_over", {"seat": int(s), "why": why})


class OnOneself(Card):
    """Played on nobody else."""
    def plays(self, g: Table, me: i64) -> Ints: return vec[i64]([say(PLAY_SELF, self.card)])
    def objection(self, g: Table, me: i64, said: Said) -> Rule: return ""
    def play(self, g: Table, me: i64, said: Said) -> None: g.then(self.of(me), spent.of())


class Whisky(OnOneself):
    """Show your whole hand to everybody."""
    def run(self, g: Table, line: Line) -> None: show_hand(g, seat(line))


def show_hand(g: Table, s: i64) -> None:
    if g.events is not None: g.tell("hand_shown", {"seat": int(s), "cards": g.hand(s)})


class Resolute(OnOneself):
    """Draw three event cards, keep one; then phase 2 is done again."""
    def play(self, g: Table, me: i64, said: Said) -> None:
        g.then(spent.of(), phase_two.of(me))
        g.then(fetch.of(me, APART, 3), self.of(me))

    def run(self, g: Table, line: Line) -> None:
        """With no event card left anywhere there is nothing to keep."""
        for k in range(EVENTS):
            if g.drawn[k]: return g.push(keep_one.of(seat(line)))
        return None


class KeepOne(Ask[Table]):
    """Which of the three stays; the two others are discarded."""
    def candidates(self, g: Table, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=3)
        for k in range(EVENTS):
            if g.drawn[k]: out = append(out, say(HOLD, k))
        return out

    def objection(self, g: Table, line: Line, said: Said) -> Rule:
        return "SA-R-60" if g.drawn[THE_THING] and first(said) != THE_THING else ""

    def answer(self, g: Table, line: Line, said: Said) -> None:
        me = seat(line)
        g.drawn[first(said)] -= 1
        if g.events is not None:
            kept = {"card": CARD_NAMES[first(said)]}
            if g.face_up(me): g.tell("kept", {"seat": int(me), **kept})      # the other two were seen to go
            else:
                g.tell("kept", {"seat": int(me)})
                g.whisper(me, kept)
        for k in range(EVENTS):
            while g.drawn[k]:
                g.drawn[k] -= 1
                g.bin(me, k, "put_away")


class WatchYourBack(OnOneself):
    """Turn the order of play round."""
    def run(self, g: Table, line: Line) -> None:
        g.way = -g.way
        if g.events is not None: g.tell("reversed", {"clockwise": g.way == 1})


class ChangePlaces(OnNeighbour):
    """Take the chair of a neighbour, who takes yours."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        if second(said) == me: return "SA-ACT-30"
        against = super().objection(g, me, said)
        return against if against or not g.confined(second(said)) else "SA-ACT-21"

    def run(self, g: Table, line: Line) -> None: g.push(moving.of(other(line), seat(line)))


def distant(g: Table, me: i64, you: i64, doors: bool) -> Rule:
    """Reach of the cards that work at any distance. `doors`: do they stop at a door between the two?"""
    if me == you: return "SA-ACT-30"
    if g.confined(you): return "SA-TERM-09"
    if g.house.both_ways: return "" if way_open(g, me, you, 1) or way_open(g, me, you, -1) else "SA-VAR-06"
    return "SA-R-30" if doors and g.house.doors_stop_all and g.door(me, you) else ""


def way_open(g: Table, me: i64, you: i64, way: i64) -> bool:
    """No door in any gap and nobody in Quarantine in between, going round one way."""
    while me != you:
        if g.doors_beside(me, way): return False
        me = g.beside(me, way)
        if me != you and g.confined(me): return False
    return True


class YoudBetterRun(OnSeat):
    """Change chairs with anybody, at any distance; doors do not matter."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule: return distant(g, me, second(said), False)
    def run(self, g: Table, line: Line) -> None: g.push(moving.of(other(line), seat(line)))


class Seduction(OnSeat):
    """Exchange a card with anybody in reach; your turn ends."""
    def objection(self, g: Table, me: i64, said: Said) -> Rule: return distant(g, me, second(said), True)
    def run(self, g: Table, line: Line) -> None:
        g.leave(TURN)
        g.then(exchange.of(seat(line), other(line), BY_CARD), spent.of())


flamethrower: Final = Flamethrower(BOOK, FLAMETHROWER)
analysis: Final = Analysis(BOOK, ANALYSIS)
suspicion: Final = Suspicion(BOOK, SUSPICION)
random_card: Final = RandomCard(BOOK)
axe: Final = Axe(BOOK, AXE)
whisky: Final = Whisky(BOOK, WHISKY)
resolute: Final = Resolute(BOOK, RESOLUTE)
keep_one: Final = KeepOne(BOOK)
watch_your_back: Final = WatchYourBack(BOOK, WATCH_YOUR_BACK)
change_places: Final = ChangePlaces(BOOK, CHANGE_PLACES)
youd_better_run: Final = YoudBetterRun(BOOK, YOUD_BETTER_RUN)
seduction: Final = Seduction(BOOK, SEDUCTION)
