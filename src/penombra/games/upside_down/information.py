"""Who sees what: hands and cards lie open, faces and orders that lie hidden are seen by nobody."""
from __future__ import annotations

import json
from typing import Any

from mypy_extensions import i64

from penombra.core.line import Ints
from penombra.core.seen import Memory
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.house import House
from penombra.games.upside_down.knowledge import UNKNOWN, Known
from penombra.games.upside_down.stacks import Stacks
from penombra.games.upside_down.state import ENDINGS, GONE, IN_DECK, REMOVED, WAITING, Town
from penombra.games.upside_down.verbs import ACTION_NAMES, ACTIONS, FOE_NAMES


# --- What is shown ------------------------------------------------------------------------------------

def count(g: Town, v: Any, who: int | None) -> object: return int(v)
def each(g: Town, v: Any, who: int | None) -> object: return [int(x) for x in v]
def somebody(g: Town, v: Any, who: int | None) -> object: return None if v < 0 else int(v)
def asked(g: Town, v: Any, who: int | None) -> object: return v.name
def ending(g: Town, v: Any, who: int | None) -> object: return None if g.depth else ENDINGS[v]
def roles(g: Town, v: Any, who: int | None) -> object: return [None if x < 0 else g.house.names.characters[x] for x in v]
def places(g: Town, v: Any, who: int | None) -> object: return [None if x < 0 else g.place(x) for x in v]
def cards(g: Town, v: Any, who: int | None) -> object: return counted(v, g.house.names.cards)
def items(g: Town, v: Any, who: int | None) -> object: return counted(v, g.house.names.items)
def scenes(g: Town, v: Any, who: int | None) -> object: return counted(v, g.house.names.scenes)
def scene(g: Town, v: Any, who: int | None) -> object: return None if v < 0 else g.house.names.scenes[v]
def action(g: Town, v: Any, who: int | None) -> object: return None if v < 0 else ACTION_NAMES[v]
def figure(g: Town, v: Any, who: int | None) -> object: return None if v < 0 else g.figure(v)
def slot(g: Town, v: Any, who: int | None) -> object: return None if v < 0 else g.slot(v)
def slot_set(g: Town, v: Any, who: int | None) -> object: return [g.slot(k) for k in g.house.slots if v >> k & 1]


def counted(v: Ints, names: list[str]) -> dict[str, int]: return {names[k]: int(v[k]) for k in range(len(v)) if v[k]}


def agenda(g: Town, v: Any, who: int | None) -> object:
    """Lines name steps, seats and places and hold no secrets."""
    return [[g.book.steps[x & 255].name, int(x >> 8 & 255), int(x >> 16 & 255), int(x >> 24)] for x in v[:g.depth]]


def hands(g: Town, v: Any, who: int | None) -> object:
    """Hands are shown to everybody."""
    n = g.house.hand
    return [[g.house.names.cards[v[s * n + k]] for k in range(g.held[s])] for s in range(g.seats)]


def belongings(g: Town, v: Any, who: int | None) -> object:
    n = g.house.item_limit
    return [[g.house.names.items[v[s * n + k]] for k in range(n) if v[s * n + k] >= 0] for s in range(g.seats)]


def stacks(g: Town, v: Stacks, who: int | None) -> object:
    """How high each stack is, and its top where that lies face up."""
    return {g.slot(k): {"size": int(v.size[k]), "up": g.house.names.faces[v.top(k)] if v.size[k] and v.up[k] else None}
            for k in g.house.slots}


def where(g: Town, at: i64) -> object:
    if at == IN_DECK: return "deck"
    if at == REMOVED: return "removed"
    return g.slot(at - WAITING) if at >= WAITING else int(at)


def allies(g: Town, v: Any, who: int | None) -> object:
    """In the deck, in a slot, owned by a seat, or out of the game."""
    return {g.house.names.allies[a]: where(g, v[a]) for a in range(len(v)) if g.house.allies[a]}


def foes(g: Town, v: Any, who: int | None) -> object:
    """Where each figure is; none: off the board."""
    return {g.figure(f): "gone" if v[f] == GONE else None if v[f] < 0 else g.place(v[f]) for f in range(len(v))
            if g.house.foe_group[g.house.kind[f]] != NONE}


def rules_of(g: Town, v: House, who: int | None) -> object:
    """The numbers of this table that somebody may want to see."""
    if not v.told: v.told = json.dumps(told(g, v))
    return json.loads(v.told)


def told(g: Town, h: House) -> dict[str, Any]:
    n = h.names
    return {
        "season": int(h.season), "goals": [n.groups[x] for x in h.goals], "acts": int(h.acts), "hand": int(h.hand),
        "stack_limit": int(h.limit), "item_limit": int(h.item_limit),
        "places": {n.locations[a]: {
            "half": h.half[a], "actions": [name for k, name in enumerate(ACTION_NAMES) if h.offered[a] >> k & 1],
            "bonus": {name: int(h.bonus[a * ACTIONS + k]) for k, name in enumerate(ACTION_NAMES) if h.bonus[a * ACTIONS + k]},
            "roads": {n.locations[b]: int(g.road(a, b) - 1) for b in h.beside[a]}} for a in h.places},
        "slots": {n.slots[k]: {"group": n.groups[h.group[k]], "place": None if h.where[k] < 0 else n.locations[h.where[k]],
                               "power": None if h.power_in[k] < 0 else n.powers[h.power_in[k]]} for k in h.slots},
        "aims": {name: n.groups[h.aim[k]] for k, name in enumerate(ACTION_NAMES) if h.aim[k] >= 0},
        "foes": {name: n.groups[h.foe_group[k]] for k, name in enumerate(FOE_NAMES) if h.foe_group[k] >= 0},
        "characters": {n.characters[c]: {"move": int(h.move[c]), "terror": int(h.terror[c])} for c in range(len(h.home))},
        "cards": {n.cards[k]: [int(x) for x in (h.value[k], h.friends[k], h.danger[k], h.cards[k])] for k in range(len(h.cards))},
        "tokens": {n.faces[k]: {"worth": int(h.worth[k]), "copies": int(h.tokens[k]),
                                "counts": None if h.counts[k] < 0 else n.groups[h.counts[k]]} for k in range(len(h.tokens))},
        "scenes": counted(h.scenes, n.scenes), "refill": int(h.refill)}


Town.SEEN_BY = {
    "seats": count, "house": rules_of, "ask": asked, "agenda": agenda, "stacks": stacks, "role": roles, "at": places,
    "fear": each, "hand": hands, "item": belongings, "deck": cards, "discard": cards, "played": cards, "items": items,
    "drawn": items, "scenes": scenes, "seen": scenes, "ally": allies, "foe": foes, "act": count, "met": count,
    "turn": count, "active": somebody, "opener": somebody, "points": count, "danger": count, "action": action,
    "value": count, "fought": figure, "target": slot, "chosen": slot_set, "due": count, "scene": scene, "ended": ending}


# --- What is remembered ---------------------------------------------------------------------------------

def remembered(g: Town, memory: Memory) -> dict[str, Any]:
    """Of each stack, place by place from the bottom: what it can be. And all tokens that ever lay anywhere."""
    assert isinstance(memory, Known)
    if not g.house.aid: return {}
    names = memory.names
    return {"stacks": {slot: [[names[f] for f in memory.may_be(slot, n)] for n in range(len(rows))]
                       for slot, rows in memory.places.items() if rows}, "tokens": memory.to_data()}


def known_rows(g: Town, memory: Memory) -> list[dict[str, Any]]:
    """Certain facts about tokens that lie face down."""
    assert isinstance(memory, Known)
    if not g.house.aid: return []
    out: list[dict[str, Any]] = []
    for k in g.house.slots:
        zone = g.slot(k)
        rows = memory.places.get(zone, [])
        sure = sorted(memory.names[memory.face[row]] for row in rows if row >= 0 and memory.face[row] != UNKNOWN)
        if sure: out.append({"zone": zone, "at_least": len(sure), "of": sure})
        for n in sorted({-1 - row for row in rows if row < 0}):
            mix = memory.mixes[n]
            out.append({"zone": zone, "at_least": mix.left, "of": sorted(memory.names[memory.face[t]] for t in mix.tokens)})
    return out + specials_left(g, memory)


def specials_left(g: Town, memory: Known) -> list[dict[str, Any]]:
    """Of the tokens mixed at set-up, those special ones that must still lie there unseen."""
    h = g.house
    hidden = [row for row in range(memory.special) if memory.face[row] == UNKNOWN]
    if not hidden or any(memory.died[row] >= 0 for row in hidden): return []
    left: list[str] = []
    for face in range(len(h.tokens)):
        if h.counts[face] == NONE: continue
        seen = sum(memory.face[row] == face for row in range(memory.special))
        left += [memory.names[face]] * (int(h.tokens[face]) - seen)
    group = next(h.names.groups[h.group[k]] for k in h.slots if h.mixed[k])
    return [{"zone": group, "at_least": len(left), "of": left}] if left else []
