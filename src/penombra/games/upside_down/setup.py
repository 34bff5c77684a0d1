"""Options, and how a game begins."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Luck, Step
from penombra.core.errors import BadSetup
from penombra.core.line import Ints, Line, Said, bit, first, other, rest, say, seat
from penombra.games.upside_down.allies import first_items, next_ally
from penombra.games.upside_down.cards import deal_card
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.ending import end_game
from penombra.games.upside_down.house import House
from penombra.games.upside_down.state import BOOK, Town
from penombra.games.upside_down.tokens import lay_out, mix_in, place_tokens, reveal
from penombra.games.upside_down.turn import turn
from penombra.games.upside_down.verbs import DEAL, FIRST

FEWEST: Final = 2
MOST: Final = 4

CHOICES: Final[dict[str, list[object]]] = {              # option, and its values, the default first
    "season": [1, 2],
    "characters": [None],                                # or their names in circle order
    "fear_track_shift": [0, -1, 1, 2],
    "solo": [False, True],
    "first_player": ["random", "host"],
    "first": [None],                                     # the seat that the host names
    "last_stack_tie": ["win", "loss"],
    "ignore_limit": ["danger_only", "whole_total"],
    "demogorgon_long_move": ["exact", "up_to"],
    "scene_discard_by": ["active", "owner"],
    "looks_shared": ["all", "looker"],
    "memory_aid": [True, False],
    "tie_choices": ["ask", "auto"],
    "third_item": ["deck", "aside"],
}


def resolve(given: dict[str, Any], seats: int, known: list[str]) -> dict[str, Any]:
    """Every option with its value; what is unknown or misspelt is refused by name."""
    used: dict[str, Any] = {key: values[0] for key, values in CHOICES.items()}
    for key, value in given.items():
        if key not in CHOICES:
            raise BadSetup(str(key), f"there is no such option; there are {', '.join(CHOICES)}", "", tuple(CHOICES), str(key))
        if value is None and key in ("characters", "first"): continue
        if key == "characters": value = team(value, seats, known)
        elif key == "first":
            if type(value) is not int or not 0 <= value < seats:
                raise BadSetup(key, f"a seat from 0 to {seats - 1} is wanted, not {value!r}", "UD-R-10")
        elif not any(value == v and type(value) is type(v) for v in CHOICES[key]):
            raise BadSetup(key, f"{value!r} is none of {', '.join(repr(v) for v in CHOICES[key])}", "",
                           tuple([str(v).lower() for v in CHOICES[key]]), str(value))
        used[key] = value
    if used["solo"] and seats != 2: raise BadSetup("solo", f"one person runs two Characters, not {seats}", "UD-R-11")
    if used["first"] is not None:
        if given.get("first_player") == "random":
            raise BadSetup("first", "who begins is drawn, unless first_player is host", "UD-R-10")
        used["first_player"] = "host"
    elif used["first_player"] == "host": used["first"] = 0
    return used


def team(named: Any, seats: int, known: list[str]) -> list[str]:
    """Characters in circle order, each of them once."""
    if not isinstance(named, list | tuple): raise BadSetup("characters", "a list of Characters is wanted", "UD-SETUP-07")
    for name in named:
        if name not in known: raise BadSetup("characters", f"there is no {name!r}; there are {', '.join(known)}", "UD-SETUP-07")
    if len(named) != seats or len(set(named)) != seats:
        raise BadSetup("characters", f"{seats} different ones are wanted, not {', '.join(named)}", "UD-SETUP-07")
    return list(named)


def special(h: House, face: i64) -> bool:
    """Is this a token that begins among those mixed, not in the pool?"""
    return h.counts[face] != NONE and mixed_size(h) > 0


def mixed_size(h: House) -> i64:
    many: i64 = 0
    for k in h.slots:
        if h.mixed[k]: many += h.size[k]
    return many


def specials(h: House) -> i64:
    many: i64 = 0
    for face in range(len(h.tokens)):
        if special(h, face): many += h.tokens[face]
    return many


def check_supply(h: House, seats: int) -> None:
    """Enough of everything to begin."""
    wanted: i64 = 0
    for k in h.slots: wanted += max(0, h.size[k])
    tokens: i64 = 0
    for n in h.tokens: tokens += n
    stacks = sorted([int(h.stack[a]) for a in range(len(h.stack)) if h.allies[a]], reverse=True)
    waiting = sum([1 for k in h.slots if h.size[k] < 0])
    cards: i64 = 0
    for n in h.cards: cards += n
    if len(stacks) < waiting: raise BadSetup("content", f"{waiting} Allies wait, and there are only {len(stacks)}", "UD-SETUP-06")
    if wanted + sum(stacks[:waiting]) > tokens:
        raise BadSetup("content", f"the slots want {wanted + sum(stacks[:waiting])} tokens, and there are {tokens}", "UD-COMP-09")
    if mixed_size(h) and mixed_size(h) < specials(h):
        raise BadSetup("content", f"{specials(h)} tokens are mixed into {mixed_size(h)} places", "UD-S1-SETUP-01")
    if cards < seats * h.hand:
        raise BadSetup("content", f"{seats} hands want {seats * h.hand} cards, and there are {cards}", "UD-COMP-08")
    if len(h.of_character) < seats: raise BadSetup("content", f"there are only {len(h.of_character)} Characters", "UD-COMP-01")


def lay_table(seats: int, house: House) -> Town:
    """An empty board: everything that is drawn is still to come."""
    g = Town(house)
    g.sit_down(seats)
    for face in range(len(house.tokens)):
        if special(house, face): g.stacks.bag[face] = house.tokens[face]
        else: g.stacks.pool[face] = house.tokens[face]
    for f in range(len(g.foe)): g.foe[f] = house.start[f] if house.start[f] != NONE else -1
    g.then(who_plays.of(), lay_tokens.of(), end_game.of())
    return g


class WhoPlays(Step[Town]):
    """The Characters who were chosen; the others are dealt, and so is the one who begins."""
    def run(self, g: Town, line: Line) -> None:
        for s in range(len(g.house.team)): assign(g, s, g.house.team[s])
        if g.house.first >= 0: g.opener = g.house.first
        else: g.push(who_begins.of())
        if not len(g.house.team): g.push(deal_character.of())


def assign(g: Town, s: i64, role: i64) -> None:
    g.role[s] = role
    g.at[s] = g.house.home[role]


class DealCharacter(Luck[Town]):
    """Any of those who are not here yet, seat by seat."""
    def candidates(self, g: Town, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=len(g.house.home))
        for role in range(len(g.house.home)):
            if not taken(g, role): out = append(out, say(DEAL, role))
        return out

    def answer(self, g: Town, line: Line, said: Said) -> None:
        s = seat(line)
        assign(g, s, first(said))
        if s + 1 < g.seats: g.push(self.of(s + 1))


def taken(g: Town, role: i64) -> bool:
    for r in g.role:
        if r == role: return True
    return False


class WhoBegins(Luck[Town]):
    """Anybody may begin."""
    def candidates(self, g: Town, line: Line) -> Ints: return vec[i64]([say(FIRST, s) for s in range(g.seats)])
    def answer(self, g: Town, line: Line, said: Said) -> None: g.opener = first(said)


class LayTokens(Step[Town]):
    """Mixed stacks first, then the others as the board says, then the Allies with theirs."""
    def run(self, g: Town, line: Line) -> None:
        h = g.house
        if g.events is not None:
            names = h.names
            g.tell("set_up", {"season": int(h.season), "characters": [names.characters[r] for r in g.role], "seat": int(g.opener),
                              "places": [g.place(at) for at in g.at],
                              "foes": [[g.figure(f), g.place(g.foe[f])] for f in range(len(g.foe)) if g.foe[f] >= 0]})
        g.then(turn_up_tops.of(), deal_hands.of())
        for n in range(len(h.slots)):
            k = h.slots[len(h.slots) - 1 - n]
            if h.size[k] < 0: g.push(next_ally.of(0, k))
        for n in range(len(h.slots)):
            k = h.slots[len(h.slots) - 1 - n]
            if h.size[k] > 0 and not h.mixed[k]: g.push(fill.of(0, k, h.size[k]))
        for n in range(len(h.slots)):
            k = h.slots[len(h.slots) - 1 - n]
            if h.size[k] > 0 and h.mixed[k]: g.push(lay_mixed.of(0, k, h.size[k]))
        if mixed_size(h) > specials(h): g.push(mix_in.of(0, 0, mixed_size(h) - specials(h)))


class Fill(Step[Town]):
    """A slot gets its tokens."""
    def run(self, g: Town, line: Line) -> None: place_tokens(g, other(line), rest(line))


class LayMixed(Step[Town]):
    """A slot gets its tokens from those mixed."""
    def run(self, g: Town, line: Line) -> None:
        slot, many = other(line), rest(line)
        if g.events is not None: g.tell("placed", {"slot": g.slot(slot), "many": int(many), "bottom": False, "mixed": True})
        g.push(lay_out.of(0, slot, many))


class TurnUpTops(Step[Town]):
    """In Hawkins the tops are turned up."""
    def run(self, g: Town, line: Line) -> None:
        tops: i64 = 0
        for k in g.house.slots:
            if g.house.reveal[k]: tops |= bit(k)
        reveal(g, tops)


class DealHands(Step[Town]):
    """A hand each, and Items for who starts with any. Then somebody begins."""
    def run(self, g: Town, line: Line) -> None:
        g.push(begin.of())
        for k in range(g.seats): first_items(g, g.seats - 1 - k)
        for k in range(g.seats): g.push(deal_card.of(g.seats - 1 - k, 0, g.house.hand))


class Begin(Step[Town]):
    def run(self, g: Town, line: Line) -> None: g.push(turn.of(g.opener))


who_plays: Final = WhoPlays(BOOK)
deal_character: Final = DealCharacter(BOOK)
who_begins: Final = WhoBegins(BOOK)
lay_tokens: Final = LayTokens(BOOK)
fill: Final = Fill(BOOK)
lay_mixed: Final = LayMixed(BOOK)
turn_up_tops: Final = TurnUpTops(BOOK)
deal_hands: Final = DealHands(BOOK)
begin: Final = Begin(BOOK)

