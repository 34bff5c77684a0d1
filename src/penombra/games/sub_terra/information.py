"""Who sees what: everybody sees all there is. What nobody knows is not on the table: see `State` and chance."""
from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from penombra.core.agenda import settle
from penombra.core.fast import Fast
from penombra.core.line import NOBODY, line
from penombra.core.luck import Lots, imagined
from penombra.games.sub_terra.designs import (DESIGN_NAMES, DESIGN_NUMBER, DESIGNS, KIND_NAMES, LEDGE, NONE,
                                              SIDE_NAMES, SIDES, SLIDE, side_names)
from penombra.games.sub_terra.roles import ROLE_NAMES, ROLE_NUMBER
from penombra.games.sub_terra.state import (BOOK, DEBRIS, DEVOURED, ENDINGS, ROPED, RUNNING, SUBMERGED, WET, Cave, House)
from penombra.games.sub_terra.verbs import CARDS, CHANCE_VERBS, HAZARD_NAMES, VERBS



# --- What is shown ------------------------------------------------------------------------------------

def count(g: Cave, v: Any, who: int | None) -> object: return int(v)
def yes_no(g: Cave, v: Any, who: int | None) -> object: return bool(v)
def each(g: Cave, v: Any, who: int | None) -> object: return [int(x) for x in v]
def somebody(g: Cave, v: Any, who: int | None) -> object: return None if v < 0 else int(v)
def seat_list(g: Cave, v: Any, who: int | None) -> object: return [s for s in range(g.seats) if v >> s & 1]
def asked(g: Cave, v: Any, who: int | None) -> object: return v.name
def design(g: Cave, v: Any, who: int | None) -> object: return None if v == NONE else DESIGN_NAMES[v]
def hazard(g: Cave, v: Any, who: int | None) -> object: return None if v < 0 else HAZARD_NAMES[v]
def ending(g: Cave, v: Any, who: int | None) -> object: return None if g.depth else ENDINGS[v]
def roles(g: Cave, v: Any, who: int | None) -> object: return [ROLE_NAMES[x] for x in v]
def tries(g: Cave, v: Any, who: int | None) -> object: return ["no", "success", "failure"][v]


def agenda(g: Cave, v: Any, who: int | None) -> object:
    """Lines name steps, seats and places and hold no secrets."""
    return [[g.book.steps[x & 255].name, int(x >> 8 & 255), int(x >> 16 & 255), int(x >> 24)] for x in v[:g.depth]]


def designs(g: Cave, v: Any, who: int | None) -> object: return {DESIGN_NAMES[d]: int(v[d]) for d in range(DESIGNS) if v[d]}
def hazards(g: Cave, v: Any, who: int | None) -> object: return {HAZARD_NAMES[k]: int(v[k]) for k in range(CARDS) if v[k]}


def tiles(g: Cave, v: Any, who: int | None) -> object: return [tile(g, t) for t in range(g.count)]


def tile(g: Cave, t: i64) -> dict[str, Any]:
    """One tile, as it lies."""
    kind = g.kind(t)
    return {"kind": KIND_NAMES[kind], "design": DESIGN_NAMES[g.design(t)], "rotation": int(g.rotation(t)), "at": g.spot(t),
            "open": side_names(g.printed(t)), "blasted": side_names(g.tokens(t)), "linked": side_names(g.links(t)),
            "beside": [None if g.beside(t, s) == NONE else int(g.beside(t, s)) for s in range(SIDES)],
            "arrow": SIDE_NAMES[g.arrow(t)] if LEDGE <= kind <= SLIDE else None,
            "dice": [n for n in range(1, 7) if g.dice(t) >> n & 1],
            "wet": g.marked(t, WET), "debris": g.marked(t, DEBRIS), "rope": g.marked(t, ROPED)}


def places(g: Cave, v: Any, who: int | None) -> object:
    """A tile's number, or a place that is none."""
    return ["submerged" if t == SUBMERGED else "devoured" if t == DEVOURED else int(t) for t in v]


def horror_list(g: Cave, v: Any, who: int | None) -> object: return [int(v[k]) for k in range(g.horrors)]


def rules_of(g: Cave, v: House, who: int | None) -> object:
    """The numbers of this table that somebody may want to see."""
    return {"health": {ROLE_NAMES[r]: int(v.health[r]) for r in range(1, len(ROLE_NAMES))},
            "cost": {verb.word: int(v.cost[verb.number]) for verb in VERBS.verbs if v.cost[verb.number]},
            "tiles": designs(g, v.copies, who), "hazards": hazards(g, v.cards, who), "deck": int(v.deck),
            "exit_among": int(v.among), "range": int(v.range)}


Cave.SEEN_BY = {
    "seats": count, "house": rules_of, "ask": asked, "agenda": agenda, "tiles": tiles, "ends": count, "stock": designs,
    "built": count, "returned": design, "aside": design, "drawn": design, "thrown": designs, "cards": hazards,
    "deck": count, "card": hazard, "late": yes_no, "role": roles, "health": each, "at": places, "hidden": seat_list,
    "roped": each, "hid": each, "recons": count, "explosives": count, "horror": horror_list, "round": count,
    "marker": somebody, "opener": somebody, "active": somebody, "points": count, "exerted": yes_no, "tried_rope": tries,
    "tried_hide": tries, "has_ordered": yes_no, "ordered": somebody, "gas": count, "sheltered": seat_list,
    "failed": seat_list, "ended": ending}


def known_rows(g: Cave) -> list[dict[str, Any]]:
    """What is certain of stack and deck: what is still in them, and where the Exit can be."""
    rows: list[dict[str, Any]] = []
    unseen = [DESIGN_NAMES[d] for d in range(DESIGNS) for _ in range(g.stock[d])]
    if unseen: rows.append({"zone": "stack", "of": unseen, "at_least": len(unseen)})
    if g.returned != NONE: rows.append({"zone": "bottom", "of": [DESIGN_NAMES[g.returned]], "at_least": 1})
    if g.exit_below():
        rows.append({"zone": f"last {int(min(g.built, g.house.among))}", "of": [DESIGN_NAMES[g.house.way_out]], "at_least": 1})
    pool = [HAZARD_NAMES[k] for k in range(CARDS) for _ in range(g.cards[k])]
    if g.deck: rows.append({"zone": "deck", "of": pool, "at_least": int(g.deck)})
    return rows


# --- A table from what is shown -------------------------------------------------------------------------

def number(name: str | None) -> int: return NONE if name is None else DESIGN_NUMBER[name]
def seat_of(s: int | None) -> int: return NOBODY if s is None else s
def bits(seats: list[int]) -> int: return sum([1 << s for s in seats])


def lay_tile(g: Cave, row: dict[str, Any]) -> None:
    """A tile of a view, with its marks."""
    t = g.lay(DESIGN_NUMBER[row["design"]], row["rotation"], row["at"][0] + 128 | row["at"][1] + 128 << 8)
    for side in range(SIDES):
        if SIDE_NAMES[side] in row["blasted"] and not g.tokens(t) >> side & 1: g.blast(t, side)
    for name, mark in (("wet", WET), ("debris", DEBRIS), ("rope", ROPED)):
        if row[name]: g.mark(t, mark)


def restored(view: dict[str, Any], house: House) -> Cave:
    """The table that a view shows: all of it."""
    g = Cave(house)
    g.sit_down(int(view["seats"]))
    for row in view["tiles"]: lay_tile(g, row)
    for name, many in view["stock"].items(): g.stock[DESIGN_NUMBER[name]] = int(many)
    for name, many in view["thrown"].items(): g.thrown[DESIGN_NUMBER[name]] = int(many)
    for name, many in view["cards"].items(): g.cards[HAZARD_NAMES.index(name)] = int(many)
    g.built, g.returned = int(view["built"]), number(view["returned"])
    g.aside, g.drawn = number(view["aside"]), number(view["drawn"])
    g.deck, g.late = int(view["deck"]), bool(view["late"])
    g.card = NOBODY if view["card"] is None else HAZARD_NAMES.index(view["card"])
    for s in range(g.seats):
        role, at = ROLE_NUMBER[view["role"][s]], view["at"][s]
        g.role[s], g.health[s] = role, int(view["health"][s])
        if role: g.seat_of[role] = s
        g.at[s] = SUBMERGED if at == "submerged" else DEVOURED if at == "devoured" else int(at)
        g.roped[s], g.hid[s] = int(view["roped"][s]), int(view["hid"][s])
    g.hidden, g.recons, g.explosives = bits(view["hidden"]), int(view["recons"]), int(view["explosives"])
    for t in view["horror"]:
        g.horror[g.horrors] = int(t)
        g.horrors += 1
    g.round, g.marker, g.active = int(view["round"]), seat_of(view["marker"]), seat_of(view["active"])
    g.opener = seat_of(view["opener"])
    g.points, g.exerted, g.has_ordered = int(view["points"]), bool(view["exerted"]), bool(view["has_ordered"])
    words = ["no", "success", "failure"]
    g.tried_rope, g.tried_hide = words.index(view["tried_rope"]), words.index(view["tried_hide"])
    g.ordered, g.gas = seat_of(view["ordered"]), int(view["gas"])
    g.sheltered, g.failed = bits(view["sheltered"]), bits(view["failed"])
    g.ended = RUNNING if view["ended"] is None else ENDINGS.index(view["ended"])
    for name, a, b, c in view["agenda"]: g.push(line(BOOK.names[name], a, b, c))
    return g


class Caves:
    """Caves that cannot be told from the one a view shows. They differ in their luck alone."""

    def __init__(self, view: dict[str, Any], house: House) -> None:
        self.base = restored(view, house)
        self.n = int(view["seats"])

    def draw(self, seed: int) -> Fast:
        g = self.base.clone()
        settle(g)
        return Fast(g, Lots(imagined(seed)), VERBS.table(self.n), CHANCE_VERBS.table(self.n), self.base)
