"""What a scenario may expect of the town, and what chance says in one."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.errors import BadText
from penombra.core.line import NOBODY, Said, say, verb
from penombra.games.upside_down.position import ally_place, counted, piles, place, stack_text, who
from penombra.games.upside_down.state import Town

FACTS: Final = ["at", "fear", "hand", "owns", "character", "foe", "ally", "stack", "size", "points", "active", "act", "met",
                "danger", "due", "value", "turn", "pile"]


def scripted(g: Town, order: list[int]) -> Said:
    """What the scenario wants, in its order, kind by kind; everything else is chance's first answer."""
    candidates = g.ask.candidates(g, g.line)
    kind = int(verb(candidates[0]))
    for n, wish in enumerate(order):
        if wish // 1000 != kind: continue
        wanted = say(kind, wish % 1000)
        for said in candidates:
            if said == wanted:
                del order[n]
                return said
        break
    return candidates[0]


def fact(g: Town, words: list[str]) -> str:
    key, rest = words[0], words[1:]
    told = " ".join(rest)
    if key == "at" and len(rest) == 2: return same(rest[1], g.place(g.at[seat(g, rest[0])]))
    if key == "fear" and len(rest) == 2: return same(rest[1], str(int(g.fear[seat(g, rest[0])])))
    if key == "character" and len(rest) == 2: return same(rest[1], g.house.names.characters[g.role[seat(g, rest[0])]])
    if key == "hand" and rest: return same(" ".join(sorted(rest[1:])), " ".join(sorted(hand(g, seat(g, rest[0])))))
    if key == "owns" and rest: return same(" ".join(sorted(rest[1:])) or "none", " ".join(owned(g, seat(g, rest[0]))) or "none")
    if key == "foe" and len(rest) == 2: return same(rest[1], place(g, g.foe[number(rest[0], g.house.names.foes)]))
    if key == "ally" and len(rest) > 1:
        return same(" ".join(rest[1:]), ally_place(g, g.ally[number(rest[0], g.house.names.allies)]))
    if key == "stack" and rest:
        k = number(rest[0], g.house.names.slots)
        return same(" ".join(rest[1:]), stack_text(g, k) if g.stacks.size[k] else "empty")
    if key == "size" and len(rest) == 2: return same(rest[1], str(int(g.stacks.size[number(rest[0], g.house.names.slots)])))
    if key == "points": return same(told, str(int(g.points)))
    if key == "active": return same(told, nobody(g.active))
    if key == "act": return same(told, str(int(g.act)))
    if key == "met": return same(told, str(int(g.met)))
    if key == "danger": return same(told, str(int(g.danger)))
    if key == "due": return same(told, str(int(g.due)))
    if key == "value": return same(told, str(int(g.value)))
    if key == "turn": return same(told, str(int(g.turn)))
    if key == "pile" and rest: return pile(g, rest)
    raise BadText(f"unknown fact: {' '.join(words)}")


def same(wanted: str, seen: str) -> str: return "" if wanted == seen else f"it is {seen or 'nothing'}"
def nobody(s: i64) -> str: return "nobody" if s == NOBODY else who(s)


def number(word: str, names: list[str]) -> int:
    if word not in names: raise BadText(f"there is no {word}")
    return names.index(word)


def seat(g: Town, word: str) -> int:
    if not word.isdecimal() or int(word) >= g.seats: raise BadText(f"no such seat: {word}")
    return int(word)


def hand(g: Town, s: int) -> list[str]: return [g.house.names.cards[g.hand[s * g.house.hand + k]] for k in range(g.held[s])]
def owned(g: Town, s: int) -> list[str]:
    return sorted([g.house.names.items[g.item[s * g.house.item_limit + k]] for k in range(g.items_of(s))])


def pile(g: Town, words: list[str]) -> str:
    """How many there are: "pile deck 20"; or of one kind: "pile pool demogorgon 5"; or what all of it is: "pile seen = hunt"."""
    for key, v, names in piles(g):
        if key != words[0]: continue
        if words[1:2] == ["="]: return same(" ".join(words[2:]), counted(v, names) or "none")
        if len(words) == 2: return same(words[1], str(sum([int(x) for x in v])))
        if len(words) == 3: return same(words[2], str(int(v[number(words[1], names)])))
    raise BadText(f"pile: {' '.join(words)}?")
