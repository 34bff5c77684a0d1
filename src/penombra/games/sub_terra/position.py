"""The cave as lines a person can draw: a grid of tiles, explorers, Horrors. A scenario may leave most of them out."""
from __future__ import annotations

import json
import re
from typing import Any, Final

from mypy_extensions import i64

from penombra.core.errors import BadText
from penombra.core.line import NOBODY, Ints, line
from penombra.core.position import Laid, Sheet
from penombra.core.seen import Memory
from penombra.games.sub_terra.designs import (CAVE_IN, DESIGN_NAMES, DESIGNS, DICE_OF, KIND_NAMES, KIND_OF, NONE, OPEN_OF,
                                              SIDE_NAMES, SIDES, START, WATER, arrowed, rotations, side_names, turned)
from penombra.games.sub_terra.ending import end_game
from penombra.games.sub_terra.explorers import surface
from penombra.games.sub_terra.hazards import hazard_phase
from penombra.games.sub_terra.horrors import all_horrors
from penombra.games.sub_terra.roles import DIVER, ROLE_NAMES, ROLE_NUMBER, SCOUT
from penombra.games.sub_terra.round import act, close_turn, end_phase, turns
from penombra.games.sub_terra.setup import FEWEST, MOST, house_of, lay_out, resolve
from penombra.games.sub_terra.state import BOOK, DEBRIS, DEVOURED, ENDINGS, MOST_TILES, ROPED, SUBMERGED, WET, Cave
from penombra.games.sub_terra.verbs import CARDS, HAZARD_NAMES

TRIES: Final = ["no", "success", "failure"]
STAGES: Final = ["actions", "horrors", "hazard", "end", "setup"]
ONCE: Final = ["seats", "round", "marker", "opener", "active", "points", "exerted", "tried_rope", "tried_hide",
               "has_ordered", "ordered", "gas", "late", "recons", "explosives", "aside", "drawn", "returned", "stack", "built",
               "thrown", "deck", "card", "hazards", "cave", "sheltered", "failed", "ended", "answers", "dice", "stage"]
MANY: Final = ["option", "explorer", "horror", "row", "agenda"]
ONLY_SCENARIO: Final = ["dice", "stage"]
ORDER_OF: Final = {"design": 0, "hazard": 1000, "die": 2000}       # what a scenario wants chance to say, in one list
CELL: Final = re.compile(r"([a-z_]+)/([NESW]+)(?:\^([NESW]))?(?:\{(\d),(\d)\})?([~%=]*)(?:\*([NESW]+))?(?::(\d+))?$")
SPOT: Final = re.compile(r"@(-?\d+),(-?\d+)$")


# --- Writing ------------------------------------------------------------------------------------------

def write(g: Cave, options: dict[str, Any]) -> list[str]:
    """Everything, so that it reads back to the same hash."""
    n = int(g.seats)
    out = [f"seats {n}"]
    for key, value in options.items(): out.append(f"option {key} {json.dumps(value)}")
    out += [f"round {int(g.round)}", f"marker {who(g.marker)}", f"opener {who(g.opener)}", f"active {who(g.active)}",
            f"points {int(g.points)}", f"exerted {yes(g.exerted)}", f"tried_rope {TRIES[g.tried_rope]}",
            f"tried_hide {TRIES[g.tried_hide]}", f"has_ordered {yes(g.has_ordered)}", f"ordered {who(g.ordered)}",
            f"gas {int(g.gas)}", f"late {yes(g.late)}"]
    out += drawing(g)
    for s in range(n): out.append(explorer(g, s))
    for k in range(g.horrors): out.append(f"horror {spot(g, g.horror[k])}")
    out += [f"recons {int(g.recons)}", f"explosives {int(g.explosives)}", f"aside {design(g.aside)}", f"drawn {design(g.drawn)}",
            f"returned {design(g.returned)}", f"stack {counted(g.stock, DESIGN_NAMES)}", f"built {int(g.built)}",
            f"thrown {counted(g.thrown, DESIGN_NAMES)}", f"deck {int(g.deck)}",
            f"card {'none' if g.card < 0 else HAZARD_NAMES[g.card]}", f"hazards {counted(g.cards, HAZARD_NAMES)}",
            f"sheltered {seat_names(g.sheltered, n)}", f"failed {seat_names(g.failed, n)}",
            f"ended {'no' if g.depth else ENDINGS[g.ended]}", f"answers {int(g.answers)} {int(g.chances)}"]
    for i in range(g.depth):
        x = g.agenda[i]
        out.append(f"agenda {BOOK.steps[x & 255].name} {int(x >> 8 & 255)} {int(x >> 16 & 255)} {int(x >> 24)}")
    return [row.rstrip() for row in out]


def who(s: i64) -> str: return "nobody" if s == NOBODY else str(int(s))
def yes(b: bool) -> str: return "yes" if b else "no"
def seat_names(bits: i64, n: int) -> str: return " ".join([str(s) for s in range(n) if bits >> s & 1]) or "nobody"
def design(d: i64) -> str: return "none" if d == NONE else DESIGN_NAMES[d]


def counted(v: Ints, names: list[str]) -> str:
    return " ".join([name if v[k] == 1 else f"{name}*{int(v[k])}" for k, name in enumerate(names) if v[k]])


def spot(g: Cave, t: i64) -> str:
    x, y = g.spot(t)
    return f"@{x},{y}"


def explorer(g: Cave, s: i64) -> str:
    """An explorer: where, and how."""
    at = g.at[s]
    where = "submerged" if at == SUBMERGED else "devoured" if at == DEVOURED else spot(g, at)
    row = f"explorer {int(s)} {ROLE_NAMES[g.role[s]]} {where} health {int(g.health[s])}"
    if g.hidden >> s & 1: row += " hidden"
    if g.roped[s]: row += f" roped {int(g.roped[s])}"
    if g.hid[s]: row += f" hid {int(g.hid[s])}"
    return row


def cell_text(g: Cave, t: i64) -> str:
    """A tile in a few letters: kind and openings, arrow, numbers, marks, blasted sides."""
    kind = g.kind(t)
    text = f"{KIND_NAMES[kind]}/{side_names(g.printed(t))}"
    if arrowed(kind): text += f"^{SIDE_NAMES[g.arrow(t)]}"
    dice = [str(n) for n in range(1, 7) if g.dice(t) >> n & 1]
    if dice: text += "{" + ",".join(dice) + "}"
    for mark, sign in ((WET, "~"), (DEBRIS, "%"), (ROPED, "=")):
        if g.marked(t, mark): text += sign
    if g.tokens(t): text += f"*{side_names(g.tokens(t))}"
    return text


def drawing(g: Cave, numbered: bool = True) -> list[str]:
    """The cave as a grid, north above; first the cell of the upper left corner."""
    if not g.count: return ["cave 0 0"]
    spots = [g.spot(t) for t in range(g.count)]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    low, high = min(y for _, y in spots), max(y for _, y in spots)
    at = {(x, y): cell_text(g, t) + (f":{t}" if numbered else "") for t, (x, y) in enumerate(spots)}
    width = [max([len(at.get((x, y), ".")) for y in range(low, high + 1)]) for x in range(left, right + 1)]
    rows = [f"cave {left} {high}"]
    for y in range(high, low - 1, -1):
        rows.append("row " + " ".join([at.get((x, y), ".").ljust(width[x - left]) for x in range(left, right + 1)]).rstrip())
    return rows


# --- Reading ------------------------------------------------------------------------------------------

class Reader(Sheet):
    """One position or scenario being read."""

    def __init__(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> None:
        super().__init__(lines, scenario, ONCE, MANY, ONLY_SCENARIO)
        self.pack = pack
        self.seats = self.number("seats", FEWEST)
        if not FEWEST <= self.seats <= MOST: raise BadText(f"seats: {FEWEST} to {MOST}", self.at("seats"))

    def resolved(self, given: dict[str, Any]) -> dict[str, Any]: return resolve(given, self.seats)

    def listed(self, key: str, names: list[str]) -> list[int]:
        """Names, each with how many: "gas-tee*2"."""
        out: list[int] = []
        for word in self.words(key):
            name, _, many = word.partition("*")
            if word == "only" and self.scenario: continue
            if name not in names: raise BadText(f"{key}: there is no {name}", self.at(key))
            if many and (not many.isdecimal() or int(many) > MOST_TILES): raise BadText(f"how many is {many}?", self.at(key))
            out += [names.index(name)] * (int(many) if many else 1)
        return out

    def one_design(self, key: str) -> int:
        words = self.words(key)
        if not words or words == ["none"]: return NONE
        found = self.listed(key, DESIGN_NAMES)
        if len(found) != 1: raise BadText(f"{key}: one tile, or none", self.at(key))
        return found[0]

    # --- The table -----------------------------------------------------------------------------------

    def table(self) -> Laid:
        used = self.options(self.resolved)
        house = house_of(used, self.seats, self.pack.tables)
        memories = [Memory() for _ in range(self.seats + 1)]
        if self.words("stage") == ["setup"]:
            self.before_setting_out()
            return Laid(lay_out(self.seats, house), used, memories, self.wishes())
        g = Cave(house)
        g.sit_down(self.seats)
        self.tiles(g)
        self.explorers(g)
        for n, words, _ in self.many["horror"]:
            if len(words) != 1: raise BadText("horror: where one is", n)
            if g.horrors == house.horrors: raise BadText(f"there are no more than {int(house.horrors)} Horrors", n)
            g.horror[g.horrors] = self.tile_at(g, words[0], n)
            g.horrors += 1
        self.stack(g)
        self.clock(g)
        self.lay_agenda(g)
        self.plausible(g)
        return Laid(g, used, memories, self.wishes())

    def plausible(self, g: Cave) -> None:
        """Nobody is awake beside a Horror, and whoever is under water can come up somewhere. A scenario may not care."""
        if self.scenario and self.words("stage") not in (["horrors"], ["hazard"]): return
        for n, words, _ in self.many["explorer"]:
            s = int(words[0])
            if g.health[s] and g.at[s] >= 0 and g.role[s] != SCOUT and not g.on_exit(s) and g.horrors_on(g.at[s]):
                raise BadText(f"beside a Horror nobody like the {words[1]} stays conscious", n)
            if not self.scenario and g.at[s] == SUBMERGED and g.numbered(WATER, 0) == NONE:
                raise BadText("there is no Water tile to come up on", n)

    def before_setting_out(self) -> None:
        """Nothing lies on the table yet."""
        said = [(n, key) for key, (n, _) in self.once.items() if key not in ("seats", "stage", "stack", "hazards", "dice")]
        said += [(rows[0][0], key) for key, rows in self.many.items() if rows and key != "option"]
        if said: raise BadText(f"{min(said)[1]}: there is no cave before the explorers set out", min(said)[0])

    def tile_at(self, g: Cave, word: str, n: int) -> int:
        found = SPOT.match(word)
        for t in range(g.count):
            if found and g.spot(t) == [int(found[1]), int(found[2])]: return t
        raise BadText(f"no tile lies at {word}", n)

    def tiles(self, g: Cave) -> None:
        """The grid: cells in rows from the north, from a corner on."""
        corner = self.words("cave") or ["0", "0"]
        if len(corner) != 2 or not all(re.fullmatch(r"-?\d{1,2}", w) for w in corner):
            raise BadText("cave: x and y of the upper left cell", self.at("cave"))
        found: list[tuple[int, int, int, int, re.Match[str]]] = []       # number, x, y, line
        for down, (n, words, _) in enumerate(self.many["row"]):
            for right, word in enumerate(words):
                if word == ".": continue
                cell = CELL.match(word)
                if not cell or cell[1] not in KIND_NAMES: raise BadText(f"this is no tile: {word}", n)
                number = int(cell[8]) if cell[8] else len(found)
                found.append((number, int(corner[0]) + right, int(corner[1]) - down, n, cell))
        found.sort(key=lambda row: row[0])
        for at, row in enumerate(found):
            if row[0] != at: raise BadText("tiles are numbered from 0, all or none", row[3])
        if not found: raise BadText("a cave needs a tile: a line 'cave', and lines 'row'")
        if len(found) > MOST_TILES: raise BadText(f"a cave has at most {MOST_TILES} tiles", found[-1][3])
        for _, x, y, n, cell in found: self.lay(g, x, y, n, cell)

    def lay(self, g: Cave, x: int, y: int, n: int, cell: re.Match[str]) -> None:
        if not -99 <= x <= 99 or not -99 <= y <= 99: raise BadText("too far from the middle", n)
        self.marks(cell, n)
        d, r = self.face(cell, n)
        t = g.lay(d, r, x + 128 | y + 128 << 8)
        for sign, mark in (("~", WET), ("%", DEBRIS), ("=", ROPED)):
            if sign in cell[6]: g.mark(t, mark)
        for side in range(SIDES):
            if SIDE_NAMES[side] in (cell[7] or "") and not g.tokens(t) >> side & 1: g.blast(t, side)

    def face(self, cell: re.Match[str], n: int) -> tuple[int, int]:
        """The design and its rotation, from kind, openings, arrow and numbers."""
        sides = 0
        for side in range(SIDES):
            if SIDE_NAMES[side] in cell[2]: sides |= 1 << side
        dice = 1 << int(cell[4]) | 1 << int(cell[5]) if cell[4] else 0
        for d in range(DESIGNS):
            if KIND_NAMES[KIND_OF[d]] != cell[1] or DICE_OF[d] != dice: continue
            for r in rotations(d):
                if turned(OPEN_OF[d], r) != sides: continue
                if arrowed(KIND_OF[d]) and SIDE_NAMES[r] != cell[3]: continue
                return d, int(r)
        raise BadText(f"there is no such tile: {cell[0]}", n)

    def marks(self, cell: re.Match[str], n: int) -> None:
        """Only Water is flooded, only a Cave-in blocked, only Ledge and Slide have ropes and arrows; nothing twice."""
        kind = KIND_NAMES.index(cell[1])
        fits = {"~": kind == WATER, "%": kind == CAVE_IN, "=": arrowed(kind)}
        for part in (cell[2], cell[6], cell[7] or ""):
            if len(set(part)) != len(part): raise BadText(f"this is no tile: {cell[0]}", n)
        if not all(fits[sign] for sign in cell[6]) or (cell[3] and not arrowed(kind)):
            raise BadText(f"there is no such tile: {cell[0]}", n)

    def explorers(self, g: Cave) -> None:
        """Those who are named; in a scenario others join them at the first tile, as many as there are seats."""
        for n, words, _ in self.many["explorer"]:
            if len(words) < 3: raise BadText("explorer: a seat, a name and a place", n)
            s = self.seat(words[0], n)
            if g.role[s]: raise BadText(f"seat {s} is named twice", n)
            if words[1] == "nobody" and not self.scenario: pass
            elif words[1] not in ROLE_NAMES[1:]: raise BadText(f"there is no explorer {words[1]}", n)
            elif g.seat_of[ROLE_NUMBER[words[1]]] >= 0: raise BadText(f"the {words[1]} is named twice", n)
            self.cast(g, s, ROLE_NUMBER[words[1]])
            if words[2] == "submerged":
                if g.role[s] != DIVER: raise BadText(f"under water is only a diver, not the {words[1]}", n)
                g.at[s] = SUBMERGED
            elif words[2] == "devoured": g.at[s], g.health[s] = DEVOURED, 0
            else: g.at[s] = self.tile_at(g, words[2], n)
            self.details(g, s, words[3:], n)
        named = {self.seat(words[0], n) for n, words, _ in self.many["explorer"]}
        for s in range(self.seats):
            if s in named: continue
            if not self.scenario: raise BadText(f"a position needs every explorer: seat {s} is missing")
            role = g.house.team[s]
            if not role or g.seat_of[role] >= 0:
                role = next(r for r in [8, 6, 4, 5, 7, 3, 2, 1] if g.seat_of[r] < 0)
            self.cast(g, s, role)

    def cast(self, g: Cave, s: int, role: i64) -> None:
        g.role[s], g.health[s] = role, g.house.health[role]
        if role: g.seat_of[role] = s

    def details(self, g: Cave, s: int, words: list[str], n: int) -> None:
        at = 0
        while at < len(words):
            word = words[at]
            if word == "hidden": g.hidden |= 1 << s
            elif word in ("health", "roped", "hid"):
                at += 1
                if at == len(words) or not words[at].isdecimal() or int(words[at]) > 99: raise BadText(f"{word}: how many?", n)
                if word == "health": g.health[s] = int(words[at])
                elif word == "roped": g.roped[s] = int(words[at])
                else: g.hid[s] = int(words[at])
            else: raise BadText(f"unknown word: {word}", n)
            at += 1
        if g.at[s] == DEVOURED and g.health[s]: raise BadText("whoever is devoured has no health", n)
        if g.health[s] > g.house.health[g.role[s]]: raise BadText(f"so much health no {ROLE_NAMES[g.role[s]]} has", n)

    def stack(self, g: Cave) -> None:
        """What is unseen. In a scenario: the box, less what is named; "only" leaves nothing but what is named."""
        g.aside, g.drawn, g.returned = self.one_design("aside"), self.one_design("drawn"), self.one_design("returned")
        for d in self.listed("thrown", DESIGN_NAMES): g.thrown[d] += 1
        named, cards = self.listed("stack", DESIGN_NAMES), self.listed("hazards", HAZARD_NAMES)
        if not self.scenario or "only" in self.words("stack"):
            for d in named: g.stock[d] += 1
        else: self.rest_of_box(g, named)
        if not self.scenario or "only" in self.words("hazards"):
            for k in cards: g.cards[k] += 1
        else:
            g.cards = g.house.cards[:]
            for k in cards: g.cards[k] = max(g.cards[k], cards.count(k))
        built = 0
        for d in range(DESIGNS): built += int(g.stock[d])
        g.built, g.deck = self.number("built", built), self.number("deck", int(g.house.deck))
        pool = 0
        for k in range(CARDS): pool += int(g.cards[k])
        if g.deck > pool:
            raise BadText(f"deck: {int(g.deck)} cards, of a pool of {pool}", self.at("deck") or self.at("hazards"))
        if g.built != built: raise BadText(f"built: the stack has {built} tiles, not {int(g.built)}", self.at("built"))
        g.card = self.value("card", ["none", *HAZARD_NAMES], "none") - 1

    def rest_of_box(self, g: Cave, named: list[int]) -> None:
        for d in range(DESIGNS):
            if KIND_OF[d] != START: g.stock[d] = g.house.copies[d]
        gone = [int(g.design(t)) for t in range(g.count)] + [int(d) for d in (g.aside, g.drawn, g.returned) if d != NONE]
        for d in range(DESIGNS): gone += [d] * int(g.thrown[d])
        for d in gone: g.stock[d] = max(0, g.stock[d] - 1)
        for d in named: g.stock[d] = max(g.stock[d], named.count(d))

    def clock(self, g: Cave) -> None:
        first = self.seat_of("active", NOBODY)
        g.round, g.marker = self.number("round", 1), self.seat_of("marker", max(first, 0))
        if g.round and g.marker == NOBODY: raise BadText("marker: somebody always holds it", self.at("marker"))
        g.opener, g.active = self.seat_of("opener", g.marker), first
        if self.scenario and first == NOBODY and self.value("stage", STAGES, "actions") == 0: g.active = g.marker
        if self.scenario and g.active != NOBODY and not g.health[g.active]:
            raise BadText(f"the active explorer is unconscious: seat {int(g.active)}", self.at("active") or self.at("marker"))
        g.points = self.number("points", int(g.house.points) if g.active >= 0 else 0)
        g.exerted, g.has_ordered, g.ordered = self.flag("exerted"), self.flag("has_ordered"), self.seat_of("ordered", NOBODY)
        g.tried_rope, g.tried_hide = self.value("tried_rope", TRIES, "no"), self.value("tried_hide", TRIES, "no")
        if self.number("gas", 0) > 2: raise BadText("gas: 0, 1 or 2", self.at("gas"))
        g.gas, g.late = self.number("gas", 0), self.flag("late")
        g.recons, g.explosives = self.number("recons", int(g.house.recons)), self.number("explosives", int(g.house.explosives))
        g.sheltered, g.failed = self.seats_of("sheltered"), self.seats_of("failed")
        ended = self.words("ended")
        if ended and ended != ["no"]:
            if ended[0] not in ENDINGS: raise BadText(f"ended: one of {' '.join(ENDINGS)}", self.at("ended"))
            g.ended = ENDINGS.index(ended[0])
        answers = self.words("answers")
        if answers:
            if len(answers) != 2 or not all(w.isdecimal() for w in answers):
                raise BadText("answers: two numbers", self.at("answers"))
            g.answers, g.chances = int(answers[0]), int(answers[1])

    def lay_agenda(self, g: Cave) -> None:
        for n, words, _ in self.many["agenda"]:
            if not words or words[0] not in BOOK.names: raise BadText(f"no such step: {' '.join(words[:1])}", n)
            numbers = [int(w) if w.isdecimal() else -1 for w in words[1:]]
            if len(numbers) > 3 or -1 in numbers or any(x > 255 for x in numbers) or g.depth > 40:
                raise BadText("agenda: a step and up to three numbers", n)
            numbers += [0] * (3 - len(numbers))
            g.push(line(BOOK.names[words[0]], numbers[0], numbers[1], numbers[2]))
        if g.depth or not self.scenario: return
        stage = STAGES[self.value("stage", STAGES, "actions")]
        g.then(end_phase.of(), end_game.of())
        if stage in ("actions", "horrors", "hazard"): g.push(hazard_phase.of())
        if stage in ("actions", "horrors"): g.push(all_horrors.of())
        if stage != "actions": return
        g.push(turns.of(0, 0, (g.active - g.marker) % g.seats + 1))
        g.then(surface.of(g.active) if g.at[g.active] == SUBMERGED else act.of(g.active), close_turn.of(g.active))

    def wishes(self) -> list[int]:
        """What chance is to say, as long as it can: tiles, hazards and dice in the order they are named."""
        if not self.scenario: return []
        out = [d + ORDER_OF["design"] for d in self.listed("stack", DESIGN_NAMES)]
        out += [k + ORDER_OF["hazard"] for k in self.listed("hazards", HAZARD_NAMES)]
        for word in self.words("dice"):
            if word not in ("1", "2", "3", "4", "5", "6"): raise BadText(f"no die shows {word}", self.at("dice"))
            out.append(int(word) + ORDER_OF["die"])
        return out


def read(lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid: return Reader(lines, pack, scenario).table()
