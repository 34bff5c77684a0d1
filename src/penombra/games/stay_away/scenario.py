"""What a scenario may expect of this table, and how its deck is stacked."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.errors import BadText
from penombra.core.line import NOBODY, Said, has, say
from penombra.games.stay_away.drawing import flush, pull, top_back
from penombra.games.stay_away.information import CARD_NUMBER
from penombra.games.stay_away.kinds import (
    BACK_NAMES,
    CARD_NAMES,
    EVENT_BACK,
    EVENTS,
    FAMILIES,
    KINDS,
    NO_CARD,
    PANIC_BACK,
)
from penombra.games.stay_away.state import Table
from penombra.games.stay_away.turn import turn_up
from penombra.games.stay_away.verbs import BACK, FLUSH, TURN_UP

FACTS: Final = ["hand", "size", "pile", "deck", "top", "back", "role", "thing", "alive", "ring", "door", "quarantine",
                "active", "way", "offer", "resolving", "gone", "total"]


def scripted(g: Table, order: list[int]) -> Said:
    """Backs and faces follow the stacked deck while it lasts; everything else is chance's first answer."""
    ask = g.ask
    if ask is top_back:
        if order: return say(BACK, EVENT_BACK if order[0] < EVENTS else PANIC_BACK)
    elif (ask is turn_up or ask is pull) and order and g.placed == NO_CARD: return say(TURN_UP, order.pop(0))
    elif ask is flush and order: return say(FLUSH, order.pop(0))
    return ask.candidates(g, g.line)[0]


def fact(g: Table, words: list[str]) -> str:
    key, rest = words[0], words[1:]
    if key == "hand" and rest: return cards_fact(g, seat(g, rest[0]), rest[1:])
    if key == "pile": return cards_fact(g, g.pile, rest)
    if key == "deck": return cards_fact(g, g.deck, rest)
    if key == "resolving": return cards_fact(g, g.resolving, rest)
    if key == "gone": return cards_fact(g, g.out, rest)
    if key == "size" and len(rest) >= 2:
        zone = seat(g, rest[1]) if rest[0] == "hand" else zone_of(g, rest[0])
        return same(rest[-1], str(int(g.sizes[zone])))
    if key == "total" and rest: return same(rest[-1], str(total(g, rest[:-1])))
    if key == "top": return same(" ".join(rest), "none" if g.placed == NO_CARD else CARD_NAMES[g.placed])
    if key == "back": return same(" ".join(rest), BACK_NAMES[g.back])
    if key == "role" and len(rest) == 2: return same(rest[1], g.role(seat(g, rest[0])))
    if key == "thing": return same(" ".join(rest), "nobody" if g.thing == NOBODY else str(int(g.thing)))
    if key == "alive":
        living = sorted(str(s) for s in range(g.seats) if has(g.alive, s))
        return same(" ".join(sorted(rest)), " ".join(living))
    if key == "ring" and rest: return same(" ".join(rest), ring(g, seat(g, rest[0])))
    if key == "door" and len(rest) >= 2:
        a, b = seat(g, rest[0]), seat(g, rest[1])
        return same(rest[2] if len(rest) > 2 else "1", str(int(between(g, a, b))))
    if key == "quarantine" and len(rest) == 2: return same(rest[1], str(int(g.quarantine[seat(g, rest[0])])))
    if key == "active": return same(" ".join(rest), str(int(g.active)))
    if key == "way": return same(" ".join(rest), "clockwise" if g.way == 1 else "counter_clockwise")
    if key == "offer" and len(rest) == 2:
        card = g.offer[seat(g, rest[0])]
        return same(rest[1], "none" if card == NO_CARD else CARD_NAMES[card])
    raise BadText(f"unknown fact: {' '.join(words)}")


def same(wanted: str, seen: str) -> str: return "" if wanted == seen else f"it is {seen or 'nothing'}"


def seat(g: Table, word: str) -> int:
    if not word.isdecimal() or int(word) >= g.seats: raise BadText(f"no such seat: {word}")
    return int(word)


def zone_of(g: Table, word: str) -> i64:
    if word == "pile": return g.pile
    if word == "deck": return g.deck
    if word == "resolving": return g.resolving
    raise BadText(f"no such place: {word}")


def total(g: Table, words: list[str]) -> int:
    """How many cards of these titles or families the whole game has; without a word, of all."""
    for word in words:
        if word not in CARD_NUMBER and word not in FAMILIES: raise BadText(f"no such card or family: {word}")
    counted = [k for k in range(KINDS) if not words or CARD_NAMES[k] in words or FAMILIES[k] in words]
    return sum(int(g.house.copies[k]) for k in counted)


def ring(g: Table, start: int) -> str:
    """The living, clockwise from a seat."""
    out, s = [str(start)], g.beside(start, 1)
    while s != start:
        out.append(str(int(s)))
        s = g.beside(s, 1)
    return " ".join(out)


def between(g: Table, a: int, b: int) -> i64:
    if g.beside(a, 1) == b: return g.doors_beside(a, 1)
    if g.beside(a, -1) == b: return g.doors_beside(a, -1)
    raise BadText(f"{a} and {b} are no neighbours")


def cards_fact(g: Table, zone: i64, words: list[str]) -> str:
    """All the cards of a place; or, after `has` or `lacks`, some of them."""
    held = [CARD_NAMES[k] for k in range(KINDS) for _ in range(g.count(zone, k))]
    mode = words[0] if words and words[0] in ("has", "lacks") else ""
    wanted: list[str] = []
    for word in words[1:] if mode else words:
        name, _, many = word.partition("*")
        if name not in CARD_NUMBER or (many and not many.isdecimal()): raise BadText(f"no such card: {word}")
        wanted += [name] * (int(many) if many else 1)
    if mode == "has": good = all(held.count(name) >= wanted.count(name) for name in wanted)
    elif mode == "lacks": good = not any(name in held for name in wanted)
    else: good = sorted(held) == sorted(wanted)
    return "" if good else f"there is {' '.join(held) or 'nothing'}"
