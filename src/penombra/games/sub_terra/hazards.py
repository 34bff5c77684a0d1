"""The Hazard phase: one card a round, and when there are no more, Out of Time."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Luck, Step
from penombra.core.line import NOBODY, Ints, Line, Said, first, has, other, say
from penombra.core.luck import Lots
from penombra.games.sub_terra.designs import CAVE_IN, GAS, WATER
from penombra.games.sub_terra.ending import check
from penombra.games.sub_terra.horrors import all_horrors, new_horror
from penombra.games.sub_terra.roles import DIVER, ENGINEER
from penombra.games.sub_terra.skills import Die, doom_test, tremor_test
from penombra.games.sub_terra.state import BOOK, DEBRIS, DEVOURED, SUBMERGED, WET, Cave
from penombra.games.sub_terra.verbs import CARD, CARDS, HAZARD_NAMES, KINDS

TREMOR: Final = 0
FLOOD: Final = 1
LEAK: Final = 2
COLLAPSE: Final = 3
HORRORS: Final = 4


class HazardPhase(Step[Cave]):
    """Lingering gas is gone. A card, as long as there are any; the last one is Out of Time."""
    def run(self, g: Cave, line: Line) -> None:
        if g.gas and g.events is not None: g.tell("gas_gone", {})
        g.gas = 0
        if g.deck: return g.push(turn_card.of())
        if not g.late:
            g.late = True
            if g.events is not None: g.tell("out_of_time", {"round": int(g.round)})
        return g.push(doom.of())


class TurnCard(Luck[Cave]):
    """The top card of the deck: any card of the pool that was not seen yet."""
    def candidates(self, g: Cave, line: Line) -> Ints:
        return vec[i64]([say(CARD, k) for k in range(CARDS) if g.cards[k]])

    def weight(self, g: Cave, line: Line, said: Said) -> i64: return g.cards[first(said)]

    def lot(self, g: Cave, line: Line, lots: Lots) -> Said:
        total: i64 = 0
        for k in range(CARDS): total += g.cards[k]
        left = lots.below(g.chances, total)
        for k in range(CARDS):
            left -= g.cards[k]
            if left < 0: return say(CARD, k)
        raise AssertionError("chance has nothing to say")

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        card = first(said)
        g.cards[card] -= 1
        g.deck -= 1
        g.card = card
        if g.events is not None: g.tell("hazard", {"hazard": HAZARD_NAMES[card], "left": int(g.deck)})
        kind = card % KINDS
        twice = card >= KINDS
        g.push(card_over.of())
        if kind == HORRORS:
            if twice: g.push(new_horror.of())
            g.push(new_horror.of())
        for _ in range(2 if twice else 1):
            if kind == TREMOR: g.push(tremor.of())
            elif kind == FLOOD: g.push(flood.of())
            elif kind == LEAK: g.push(leak.of(0, 2 if twice and g.house.gas_doubles else 1))
            elif kind == COLLAPSE: g.push(collapse.of())
            else: g.push(all_horrors.of())


class CardOver(Step[Cave]):
    """The card is discarded."""
    def run(self, g: Cave, line: Line) -> None: g.card = NOBODY


def shelter(g: Cave) -> None:
    """Who is sheltered is fixed before anything happens."""
    g.sheltered = 0
    for s in range(g.seats):
        if g.shielded(s): g.sheltered |= 1 << s


def in_cave(g: Cave, s: i64) -> bool: return g.at[s] >= 0 and not g.on_exit(s)


class Tremor(Step[Cave]):
    """All who are conscious in the cave test; the losses fall together."""
    def run(self, g: Cave, line: Line) -> None:
        g.failed = 0
        shelter(g)
        g.push(tremor_losses.of())
        circle = g.order_of_turns()
        k = len(circle) - 1
        while k >= 0:                                    # the first to roll comes to lie on top
            s = circle[k]
            if g.awake(s) and in_cave(g, s) and not has(g.sheltered, s): g.push(tremor_test.of(s))
            k -= 1


class TremorLosses(Step[Cave]):
    """Whoever failed loses health."""
    def run(self, g: Cave, line: Line) -> None:
        for s in range(g.seats):
            if has(g.failed, s): g.lose(s, g.house.tremor_loss, "tremor")
        g.failed = g.sheltered = 0
        check(g)


class Flood(Step[Cave]):
    """Every Water tile is flooded, for good; whoever is on one is hurt, but for a Diver."""
    def run(self, g: Cave, line: Line) -> None:
        shelter(g)
        for t in range(g.count):
            if g.kind(t) != WATER or g.marked(t, WET): continue
            g.mark(t, WET)
            if g.events is not None: g.tell("flooded", g.face(t))
        for s in range(g.seats):
            if g.at[s] < 0 or not g.marked(g.at[s], WET) or has(g.sheltered, s) or g.role[s] == DIVER: continue
            g.lose(s, g.house.flood_loss, "flood")
        g.sheltered = 0
        check(g)


class Leak(Step[Cave]):
    """Gas hurts everybody on a Gas tile, and lingers until the next Hazard phase."""
    def run(self, g: Cave, line: Line) -> None:
        shelter(g)
        g.gas = other(line)
        if g.events is not None: g.tell("gas_leaks", {})
        for s in range(g.seats):
            if g.at[s] >= 0 and g.kind(g.at[s]) == GAS and not has(g.sheltered, s): g.lose(s, g.house.gas_hit, "gas")
        g.sheltered = 0
        check(g)


class Collapse(Die):
    """The die says which Cave-in tiles fall; nobody adds anything to it."""
    def answer(self, g: Cave, line: Line, said: Said) -> None:
        die = first(said)
        shelter(g)
        if g.events is not None: g.tell("cave_in", {"die": int(die)})
        fallen: Ints = vec[i64](capacity=4)
        for t in range(g.count):
            if g.kind(t) != CAVE_IN or not g.dice(t) >> die & 1 or g.marked(t, DEBRIS): continue
            g.mark(t, DEBRIS)
            fallen = append(fallen, t)
            if g.events is not None: g.tell("blocked", g.face(t))
        for t in fallen:
            for s in range(g.seats):
                if g.at[s] != t or has(g.sheltered, s): continue
                loss = g.house.alert_loss if g.role[s] == ENGINEER else g.house.cave_in_loss
                g.lose(s, loss, "cave_in")
        g.sheltered = 0
        check(g)


class Doom(Step[Cave]):
    """Out of Time: everybody who lives and is not on the Exit tests, conscious or not."""
    def run(self, g: Cave, line: Line) -> None:
        g.failed = 0
        g.push(devour.of())
        circle = g.order_of_turns()
        k = len(circle) - 1
        while k >= 0:
            s = circle[k]
            under = g.at[s] == SUBMERGED and not g.house.diver_tested
            if g.living(s) and not g.on_exit(s) and not under: g.push(doom_test.of(s))
            k -= 1


class Devour(Step[Cave]):
    """All who failed are gone together."""
    def run(self, g: Cave, line: Line) -> None:
        for s in range(g.seats):
            if not has(g.failed, s): continue
            if g.events is not None:
                was: list[int] | None = None if g.at[s] < 0 else g.spot(g.at[s])
                g.tell("devoured", {"seat": int(s), "at": was})
            g.health[s], g.at[s] = 0, DEVOURED
        g.failed = 0
        check(g)


hazard_phase: Final = HazardPhase(BOOK)
turn_card: Final = TurnCard(BOOK)
card_over: Final = CardOver(BOOK)
tremor: Final = Tremor(BOOK)
tremor_losses: Final = TremorLosses(BOOK)
flood: Final = Flood(BOOK)
leak: Final = Leak(BOOK)
collapse: Final = Collapse(BOOK)
doom: Final = Doom(BOOK)
devour: Final = Devour(BOOK)
