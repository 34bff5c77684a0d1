"""The turn: move, act, refill, Scenes."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Luck, Step
from penombra.core.line import Ints, Line, Rule, Said, first, has, say, seat, verb
from penombra.core.luck import Lots
from penombra.games.upside_down.actions import DEEDS
from penombra.games.upside_down.cards import refill, subsets
from penombra.games.upside_down.contested import perform
from penombra.games.upside_down.decks import among, drawn
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.effects import follow
from penombra.games.upside_down.stacks import how_many_in
from penombra.games.upside_down.state import BOOK, Town
from penombra.games.upside_down.verbs import DO, FIGHT, FIGHT_WITH, GO, KINDS, PASS, SCENE, SPEND, STOP


class Turn(Step[Town]):
    """Four steps, one after the other."""
    def run(self, g: Town, line: Line) -> None:
        me = seat(line)
        g.turn += 1
        g.active = me
        if g.events is not None: g.tell("turn", {"seat": int(me), "turn": int(g.turn), "act": int(g.act)})
        g.then(refill.of(me), reveal_scenes.of(me), end_turn.of(me))
        g.then(spend.of(me), act.of(me))


# --- 1. Move ----------------------------------------------------------------------------------------------

class Spend(Ask[Town]):
    """Cards for moving, all of them before the first step; or none."""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return subsets(g, seat(line), SPEND, 0)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, mask = seat(line), first(said)
        points = g.house.move[g.role[me]] + g.worth_of_cards(me, mask)
        for e in g.effects(me): points += e.movement()
        g.points = points
        if g.events is not None: g.tell("set_off", {"seat": int(me), "cards": g.cards_of(me, mask), "points": int(points)})
        g.play(me, mask)
        if points > 0: g.push(walk.of(me))


class Walk(Ask[Town]):
    """Along one road; or stop here. A Foe stops everybody."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=len(g.house.places) + 1)
        for to in g.house.beside[g.at[seat(line)]]: out = append(out, say(GO, to))
        return append(out, say(STOP))

    def on_show(self, g: Town, line: Line) -> Ints:
        return append(vec[i64]([say(GO, to) for to in g.house.places]), say(STOP))

    def objection(self, g: Town, line: Line, said: Said) -> Rule:
        return "" if verb(said) == STOP or g.road(g.at[seat(line)], first(said)) else "UD-BOARD-09"

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, to = seat(line), first(said)
        if verb(said) == STOP:
            g.points = 0
            return
        was = g.at[me]
        g.at[me] = to
        g.points -= 1
        if g.foes_at(to): g.points = 0
        if g.events is not None:
            g.tell("walked", {"seat": int(me), "from": g.place(was), "at": g.place(to), "points": int(g.points)})
        if g.scare(me, g.road(was, to) - 1, "road"): return
        if g.points: g.push(line)


# --- 2. Act -----------------------------------------------------------------------------------------------

class Act(Ask[Town]):
    """One action of the Location, or none; with a Foe there, a Fight."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=FIGHT + KINDS + 1)
        foes = g.foes_at(g.at[me])
        if foes:
            for kind in range(KINDS):
                if g.foe_of(kind, g.at[me]) != NONE: out = append(out, say(FIGHT_WITH, kind))
            return out
        if g.held[me]:
            for n in range(FIGHT):
                if DEEDS[n].offered(g, me): out = append(out, say(DO, n))
        return append(out, say(PASS))

    def on_show(self, g: Town, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=FIGHT + KINDS + 1)
        for n in range(FIGHT):
            if in_season(g, n): out = append(out, say(DO, n))
        for kind in range(KINDS):
            if g.house.foe_group[kind] != NONE: out = append(out, say(FIGHT_WITH, kind))
        return append(out, say(PASS))

    def objection(self, g: Town, line: Line, said: Said) -> Rule:
        me, v = seat(line), verb(said)
        if v == PASS: return "UD-PERF-03" if g.foes_at(g.at[me]) else ""
        if v == FIGHT_WITH: return "" if g.foe_of(first(said), g.at[me]) != NONE else "UD-FIGHT-01"
        return DEEDS[first(said)].objection(g, me)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        me, v = seat(line), verb(said)
        if v == PASS: return
        if v == FIGHT_WITH: g.fought = g.foe_of(first(said), g.at[me])
        perform(g, me, FIGHT if v == FIGHT_WITH else first(said))


def in_season(g: Town, action: i64) -> bool:
    """Is there any place on this board that offers it?"""
    for at in g.house.places:
        if has(g.house.offered[at], action): return True
    return False


# --- 4. Scenes --------------------------------------------------------------------------------------------

class RevealScenes(Step[Town]):
    """As many as the Act says, and one for each danger that is not ignored; counted before the first."""
    def run(self, g: Town, line: Line) -> None:
        me = seat(line)
        g.action = g.fought = g.target = NONE
        g.value = 0
        ignored = g.empty_in(g.house.lab_group)
        for e in g.effects(me): ignored += e.ignored()
        due = g.act + max(0, g.danger - ignored)
        if g.house.whole_total: due = max(0, g.act + g.danger - ignored)
        g.due = due
        if g.events is not None:
            g.tell("scenes_due", {"seat": int(me), "act": int(g.act), "danger": int(g.danger), "ignored": int(ignored),
                                  "many": int(due)})
        g.push(next_scene.of())


class NextScene(Step[Town]):
    """One at a time. When the deck is out, those that were seen become the deck."""
    def run(self, g: Town, line: Line) -> None:
        if not g.due: return
        if not how_many_in(g.scenes): shuffle_scenes(g)
        if not how_many_in(g.scenes): return
        g.due -= 1
        g.then(turn_scene.of(), close_scene.of(), self.of())


def shuffle_scenes(g: Town) -> None:
    for k in range(len(g.seen)):
        g.scenes[k] += g.seen[k]
        g.seen[k] = 0
    if g.events is not None: g.tell("scenes_shuffled", {"many": int(how_many_in(g.scenes))})


class TurnScene(Luck[Town]):
    """The top Scene is turned up."""
    def candidates(self, g: Town, line: Line) -> Ints: return among(g.scenes, SCENE)
    def weight(self, g: Town, line: Line, said: Said) -> i64: return g.scenes[first(said)]
    def lot(self, g: Town, line: Line, lots: Lots) -> Said: return drawn(g.scenes, SCENE, g.chances, lots)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.scene = first(said)
        g.scenes[g.scene] -= 1
        if g.events is not None: g.tell("scene", {"scene": g.house.names.scenes[g.scene], "left": int(g.due)})
        follow(g, g.house.of_scene[g.scene])


class CloseScene(Step[Town]):
    """It is discarded. Where the day ends, it goes back into the deck with all that were seen, and no other is revealed."""
    def run(self, g: Town, line: Line) -> None:
        g.seen[g.scene] += 1
        g.scene = NONE
        if g.due >= 0: return
        g.due = 0
        shuffle_scenes(g)


class EndTurn(Step[Town]):
    """What was played is discarded, and the next in the circle begins."""
    def run(self, g: Town, line: Line) -> None:
        for k in range(len(g.played)):
            g.discard[k] += g.played[k]
            g.played[k] = 0
        g.danger = 0
        g.push(turn.of((seat(line) + 1) % g.seats))


turn: Final = Turn(BOOK)
spend: Final = Spend(BOOK)
walk: Final = Walk(BOOK)
act: Final = Act(BOOK)
reveal_scenes: Final = RevealScenes(BOOK)
next_scene: Final = NextScene(BOOK)
turn_scene: Final = TurnScene(BOOK)
close_scene: Final = CloseScene(BOOK)
end_turn: Final = EndTurn(BOOK)
