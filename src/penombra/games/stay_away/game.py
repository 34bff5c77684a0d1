"""Stay Away! as the engine meets it."""
from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from penombra.core.agenda import State
from penombra.core.errors import BadSetup
from penombra.core.event import Event
from penombra.core.game import Game
from penombra.core.line import Rule, Said, first, verb
from penombra.core.position import Laid
from penombra.core.seen import Memory
from penombra.games.stay_away import actions, defences, obstacles, panic, turn  # noqa: F401  they make the cards
from penombra.games.stay_away.cards import Card
from penombra.games.stay_away.information import Recollection, claim_rows, remembered
from penombra.games.stay_away.kinds import CARD_NAMES, INFECTED, NO_BARBECUE, SHOW_NOTHING, THE_THING
from penombra.games.stay_away.position import read, write
from penombra.games.stay_away.scenario import fact, scripted
from penombra.games.stay_away.setup import FEWEST, MOST, check_supply, copies_of, house_of, lay_out, resolve
from penombra.games.stay_away.state import (BOOK, DECLARED, ENDINGS, FALSE_CLAIM, GRACE_OVER, LAST_ONE, NOBODY_WINS,
                                            THING_ELIMINATED, VENDETTA_OVER, Table)
from penombra.games.stay_away.verbs import ACCEPT, CHANCE_VERBS, DISCARD, GIVE, PLACE, PLAY, REFUSE, SHOW, VERBS
from penombra.games.stay_away.worlds import Worlds


class Contagion(Card):
    """Never played: The Thing, and Infected!"""
    def objection(self, g: Table, me: i64, said: Said) -> Rule: return "SA-CONT-01"


Contagion(BOOK, THE_THING)
Contagion(BOOK, INFECTED)

GRADES = {THING_ELIMINATED: "humans", FALSE_CLAIM: "humans", NOBODY_WINS: "nobody", VENDETTA_OVER: "survivors"}


class StayAway(Game):
    name = "stay_away"

    def __init__(self) -> None:
        self.verbs = VERBS
        self.chance = CHANCE_VERBS

    def seats(self) -> range: return range(FEWEST, MOST + 1)

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        if type(seats) is not int or seats not in self.seats():
            raise BadSetup("seats", f"{FEWEST} to {MOST} may play, not {seats!r}", "SA-COMP-07")
        used = resolve(options)
        copies = copies_of(seats, used, pack.numbers)
        check_supply(seats, used, copies)
        return lay_out(seats, house_of(used, copies)), used

    # What is remembered.
    def memory(self, g: State, seat: int | None) -> Memory:
        assert isinstance(g, Table)
        return Recollection(int(g.seats), -1 if seat is None else seat, g.house.thing_in_deck, g.house.revised)

    def recall(self, memory: Memory, event: Event, seat: int | None) -> None:
        assert isinstance(memory, Recollection)
        memory.see(event)

    def sampler(self, seat: int, view: dict[str, Any], options: dict[str, Any], pack: Any) -> Worlds:
        copies = [int(view["house"].get(name, 0)) for name in CARD_NAMES]
        return Worlds(seat, view, house_of(resolve(options), copies))

    def imagine(self, seat: int, view: dict[str, Any], options: dict[str, Any], seed: int, pack: Any
                ) -> tuple[State, list[Memory]]:
        worlds = self.sampler(seat, view, options, pack)
        g = worlds.table(seed)
        return g, worlds.memories(g)

    def remembered(self, g: State, memory: Memory, seat: int | None) -> dict[str, Any]:
        assert isinstance(memory, Recollection)
        return remembered(memory)

    def knows(self, g: State, memory: Memory, seat: int | None) -> list[dict[str, Any]]:
        assert isinstance(memory, Recollection)
        return claim_rows(memory)

    # The end, and those who are away.
    def outcome(self, g: State) -> tuple[str, str]:
        assert isinstance(g, Table)
        if g.ended in (DECLARED, GRACE_OVER, LAST_ONE):
            if g.humans(): return "humans", ENDINGS[g.ended]
            return "alone" if g.winners() == 1 << g.thing else "infection", ENDINGS[g.ended]
        return GRADES.get(g.ended, "unfinished"), ENDINGS[g.ended]

    def harmless(self, g: State, seat: int, asked: list[int], standing: list[int]) -> list[int]:
        """An absent player burns nobody, answers a Flamethrower if it can, and gives no Infected! while it need not."""
        assert isinstance(g, Table)
        if standing and not g.humans(): return standing
        words = [verb(said) for said in asked]
        if DISCARD in words: return [said for said in asked if verb(said) == DISCARD]
        if GIVE in words:
            gifts = [said for said in asked if verb(said) == GIVE]
            return [said for said in gifts if first(said) > INFECTED] or gifts
        if REFUSE in words and ACCEPT in words:
            burning = [said for said in asked if verb(said) == REFUSE and first(said) == NO_BARBECUE]
            return burning or [said for said in asked if verb(said) == ACCEPT]
        if ACCEPT in words: return [said for said in asked if verb(said) == ACCEPT]
        if PLACE in words: return [said for said in asked if first(said) > INFECTED] or asked
        if SHOW in words: return [said for said in asked if first(said) == SHOW_NOTHING]
        return [said for said in asked if verb(said) != PLAY]

    # Text.
    def write(self, g: State, options: dict[str, Any], memories: list[Memory]) -> list[str]:
        assert isinstance(g, Table)
        return write(g, options, memories)

    def read(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid: return read(lines, pack, scenario)

    def scripted(self, g: State, order: list[int]) -> Said:
        assert isinstance(g, Table)
        return scripted(g, order)

    def fact(self, g: State, words: list[str]) -> str:
        assert isinstance(g, Table)
        return fact(g, words)


GAME = StayAway()
