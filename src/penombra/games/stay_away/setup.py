"""Options, the deck for a number of players, and the deal."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Luck, Step
from penombra.core.errors import BadSetup
from penombra.core.line import Ints, Line, Said, first, say, seat
from penombra.core.luck import Lots
from penombra.games.stay_away.drawing import new_top
from penombra.games.stay_away.ending import end_game
from penombra.games.stay_away.kinds import (ANALYSIS, BARRED_DOOR, CARD_NAMES, EVENTS, FLAMETHROWER, INFECTED, KINDS,
                                            QUARANTINE, SUSPICION, THE_THING)
from penombra.games.stay_away.state import AT_ONCE, BOOK, GRACE, NEVER, House, Table
from penombra.games.stay_away.turn import begin_turn
from penombra.games.stay_away.verbs import DEAL, DEALER, THING

FEWEST: Final = 4
MOST: Final = 12

CHOICES: Final[dict[str, list[object]]] = {      # option, and its values, the default first
    "edition": ["first", "revised"],
    "thing_in_deck": [False, True],
    "infected_delta": [0],                       # any integer that leaves 1 to as many Infected! as are printed
    "withhold_weapons": [False, True],
    "blocked_both_ways": [False, True],
    "custom_deck": [None],                       # or {card: copies}
    "vendetta": [False, True],
    "fourth_infected": ["auto", "replace", "super_infection"],
    "door_scope": ["all_actions", "adjacent_only"],
    "quarantined_axe": ["never", "own_quarantine"],
    "auto_end": ["grace", "never", "at_once"],
    "solo_win": ["no_human_burned", "no_elimination"],
    "dead_talk": ["separate", "silent", "open"],
}


def resolve(given: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value; what is unknown or misspelt is refused by name."""
    used: dict[str, Any] = {key: values[0] for key, values in CHOICES.items()}
    for key, value in given.items():
        if key not in CHOICES:
            raise BadSetup(str(key), f"there is no such option; there are {', '.join(CHOICES)}", "", tuple(CHOICES),
                           str(key))
        if key == "infected_delta":
            if type(value) is not int: raise BadSetup(key, "an integer is wanted", "SA-OPT-03")
        elif key == "custom_deck":
            if value is not None and not (isinstance(value, dict) and all([isinstance(name, str) for name in value])):
                raise BadSetup(key, "nothing, or a map from card to copies, is wanted", "SA-OPT-06")
        elif not any(value == v and type(value) is type(v) for v in CHOICES[key]):
            raise BadSetup(key, f"{value!r} is none of {', '.join(repr(v) for v in CHOICES[key])}", "",
                           tuple([str(v).lower() for v in CHOICES[key]]), str(value))
        used[key] = dict(value) if isinstance(value, dict) else value
    if used["fourth_infected"] == "auto":
        used["fourth_infected"] = "super_infection" if used["edition"] == "revised" else "replace"
    return used


def copies_of(seats: int, used: dict[str, Any], printed: dict[str, list[int]]) -> list[int]:
    """The deck list: a free one, or filtered by number of players, then more or fewer Infected!"""
    custom: dict[str, Any] | None = used["custom_deck"]
    if custom is None:
        copies = [sum(1 for number in printed[name] if number <= seats) for name in CARD_NAMES]
        copies[INFECTED] += int(used["infected_delta"])
        if not 1 <= copies[INFECTED] <= len(printed["infected"]):
            raise BadSetup("infected_delta", f"there would be {copies[INFECTED]} Infected!, of {len(printed['infected'])}",
                           "SA-R-07")
        return copies
    if used["infected_delta"] != 0: raise BadSetup("infected_delta", "a free deck says itself how many", "SA-OPT-15")
    for name, many in custom.items():
        if name not in CARD_NAMES: raise BadSetup("custom_deck", f"no such card: {name}", "SA-R-09")
        if type(many) is not int or not 0 <= many <= len(printed[name]):
            raise BadSetup("custom_deck", f"{name}: 0 to {len(printed[name])} copies, not {many!r}", "SA-R-09")
    return [int(custom.get(name, 0)) for name in CARD_NAMES]


def check_supply(seats: int, used: dict[str, Any], copies: list[int]) -> None:
    """Enough to deal, and enough event cards that every draw can be made."""
    key = "custom_deck" if used["custom_deck"] is not None else "content"
    if copies[THE_THING] != 1: raise BadSetup(key, "The Thing must be there once", "SA-R-09")
    if copies[INFECTED] < 1: raise BadSetup(key, "at least one Infected! is needed", "SA-R-09")
    weapons = copies[FLAMETHROWER] + copies[ANALYSIS] if used["withhold_weapons"] else 0
    pool = sum(copies[FLAMETHROWER:EVENTS]) - weapons
    wanted = 4 * seats - (0 if used["thing_in_deck"] else 1)
    if pool < wanted: raise BadSetup(key, f"{wanted} cards are dealt, and there are only {pool}", "SA-OPT-16")
    plain = sum(copies[:EVENTS]) - copies[QUARANTINE] - copies[BARRED_DOOR]
    if plain < 4 * seats + 4:
        raise BadSetup(key, f"{4 * seats + 4} event cards that are no obstacles are needed, not {plain}", "SA-OPT-16")
    if plain - copies[INFECTED] < 4 * seats:
        raise BadSetup(key, f"{4 * seats} of them must not be Infected!, not {plain - copies[INFECTED]}", "SA-OPT-16")


def house_of(used: dict[str, Any], copies: list[int]) -> House:
    h = House()
    h.revised = used["edition"] == "revised"
    h.thing_in_deck = used["thing_in_deck"]
    h.withhold = used["withhold_weapons"]
    h.both_ways = used["blocked_both_ways"]
    h.vendetta = used["vendetta"]
    h.super_infection = used["fourth_infected"] == "super_infection"
    h.doors_stop_all = used["door_scope"] == "all_actions"
    h.own_axe = used["quarantined_axe"] == "own_quarantine"
    h.auto_end = {"grace": GRACE, "never": NEVER, "at_once": AT_ONCE}[used["auto_end"]]
    h.solo_strict = used["solo_win"] == "no_elimination"
    h.copies = vec[i64](copies)
    return h


def lay_out(seats: int, house: House) -> Table:
    """A table before the deal: every card in the deck."""
    g = Table(house)
    g.sit_down(seats)
    for k in range(KINDS):
        g.cards[g.deck * KINDS + k] = house.copies[k]
        g.sizes[g.deck] += house.copies[k]
        if k >= EVENTS: g.deck_panics += house.copies[k]
    g.then(who_deals.of(), deal_out.of(), end_game.of())
    return g


class WhoDeals(Luck[Table]):
    """Anybody may deal; the player on the dealer's left begins."""
    def candidates(self, g: Table, line: Line) -> Ints: return vec[i64]([say(DEALER, s) for s in range(g.seats)])
    def answer(self, g: Table, line: Line, said: Said) -> None: g.dealer = first(said)


class DealOut(Step[Table]):
    """The Thing to somebody, unless it lies in the deck; four cards to each."""
    def run(self, g: Table, line: Line) -> None:
        g.then(deal_card.of(0), dealt.of())
        if not g.house.thing_in_deck: g.push(who_is_the_thing.of())


class WhoIsTheThing(Luck[Table]):
    """Everybody is equally likely to be dealt The Thing."""
    def candidates(self, g: Table, line: Line) -> Ints: return vec[i64]([say(THING, s) for s in range(g.seats)])
    def answer(self, g: Table, line: Line, said: Said) -> None:
        g.thing = first(said)
        g.move(THE_THING, g.deck, g.thing)


class DealCard(Luck[Table]):
    """A card from the packet: no Infected!, no Panic!, and no weapon where they are withheld."""
    def candidates(self, g: Table, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=EVENTS)
        for k in range(FLAMETHROWER, EVENTS):
            if g.house.withhold and k <= ANALYSIS: continue
            if g.count(g.deck, k): out = append(out, say(DEAL, k))
        return out

    def weight(self, g: Table, line: Line, said: Said) -> i64: return g.count(g.deck, first(said))

    def lot(self, g: Table, line: Line, lots: Lots) -> Said:
        start: i64 = SUSPICION if g.house.withhold else FLAMETHROWER
        total = g.sizes[g.deck] - g.deck_panics
        for k in range(start): total -= g.count(g.deck, k)
        return g.weighed(g.deck, start, EVENTS, total, DEAL, lots)

    def answer(self, g: Table, line: Line, said: Said) -> None:
        s = seat(line)
        g.move(first(said), g.deck, s)
        if g.sizes[s] == 4: s += 1
        if s < g.seats: g.push(self.of(s))


def never_dealt(g: Table) -> list[str]:
    """The event cards that were put aside before the deal: all of them are in the deck now."""
    kinds = [INFECTED]
    if g.house.thing_in_deck: kinds.insert(0, THE_THING)
    if g.house.withhold: kinds += [FLAMETHROWER, ANALYSIS]
    return [CARD_NAMES[k] for k in kinds for _ in range(g.house.copies[k])]


class Dealt(Step[Table]):
    """Everybody looks at four cards; nothing lies on the pile."""
    def run(self, g: Table, line: Line) -> None:
        if g.events is not None:
            g.tell("dealt", {"dealer": int(g.dealer), "deck": int(g.sizes[g.deck]), "undealt": never_dealt(g)})
            for s in range(g.seats): g.whisper(s, {"cards": g.hand(s)})
        g.then(new_top.of(), begin_turn.of((g.dealer + 1) % g.seats))


who_deals: Final = WhoDeals(BOOK)
deal_out: Final = DealOut(BOOK)
who_is_the_thing: Final = WhoIsTheThing(BOOK)
deal_card: Final = DealCard(BOOK)
dealt: Final = Dealt(BOOK)
