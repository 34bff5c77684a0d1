"""What a scenario may expect of a cave, and what chance says in one."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.errors import BadText
from penombra.core.line import NOBODY, Said, has, say
from penombra.games.sub_terra.designs import DESIGN_NAMES, KIND_NAMES, KIND_OF, NONE, side_names
from penombra.games.sub_terra.position import SPOT, cell_text, design, spot
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.sub_terra.state import DEVOURED, SUBMERGED, Cave
from penombra.games.sub_terra.verbs import CARD, DRAW, HAZARD_NAMES, ROLL

FACTS: Final = ["at", "health", "explorer", "hidden", "points", "active", "marker", "round", "horrors", "tile", "links", "aside",
                "returned", "drawn", "stack", "deck", "pool", "thrown", "gas", "late", "recons", "explosives", "grade", "behind",
                "tiles"]
WISHES: Final = {"turn_up": (DRAW, 0), "set_aside": (DRAW, 0), "turn_card": (CARD, 1000)}


def scripted(g: Cave, order: list[int]) -> Said:
    """Tiles, hazards and dice follow what the scenario wants while it lasts; everything else is chance's first answer."""
    candidates = g.ask.candidates(g, g.line)
    verb, base = WISHES.get(g.ask.name, (ROLL, 2000))
    for n, wish in enumerate(order):
        if wish // 1000 * 1000 != base: continue
        wanted = say(verb, wish - base)
        for said in candidates:
            if said == wanted:
                del order[n]
                return said
        break
    return candidates[0]


def fact(g: Cave, words: list[str]) -> str:
    key, rest = words[0], words[1:]
    told = " ".join(rest)
    if key == "at" and len(rest) == 2: return same(rest[1], place(g, seat(g, rest[0])))
    if key == "health" and len(rest) == 2: return same(rest[1], str(int(g.health[seat(g, rest[0])])))
    if key == "explorer" and len(rest) == 2: return same(rest[1], ROLE_NAMES[g.role[seat(g, rest[0])]])
    if key == "hidden" and len(rest) == 2: return same(rest[1], yes(has(g.hidden, seat(g, rest[0]))))
    if key == "points": return same(told, str(int(g.points)))
    if key == "active": return same(told, nobody(g.active))
    if key == "marker": return same(told, nobody(g.marker))
    if key == "round": return same(told, str(int(g.round)))
    if key == "horrors": return same(told, " ".join([spot(g, g.horror[k]) for k in range(g.horrors)]) or "none")
    if key == "tile" and len(rest) == 2: return same(rest[1], cell_at(g, rest[0]))
    if key == "links" and len(rest) == 2:
        t = tile_at(g, rest[0])
        return same(rest[1], "none" if t == NONE else side_names(g.links(t)) or "none")
    if key == "aside": return same(told, design(g.aside))
    if key == "returned": return same(told, design(g.returned))
    if key == "drawn": return same(told, design(g.drawn))
    if key == "stack": return same(told, str(int(g.left())))
    if key == "deck": return same(told, str(int(g.deck)))
    if key == "pool": return pool(g, rest)
    if key == "tiles": return tiles(g, rest)
    if key == "thrown":
        found = [DESIGN_NAMES[d] for d in range(len(DESIGN_NAMES)) for _ in range(g.thrown[d])]
        return same(" ".join(sorted(rest)), " ".join(sorted(found)) or "none")
    if key == "gas": return same(told, str(int(g.gas)))
    if key == "late": return same(told, yes(g.late))
    if key == "recons": return same(told, str(int(g.recons)))
    if key == "explosives": return same(told, str(int(g.explosives)))
    if key == "grade": return same(told, "none" if g.depth else g.grade())
    if key == "behind": return same(told, str(int(g.behind())))
    raise BadText(f"unknown fact: {' '.join(words)}")


def same(wanted: str, seen: str) -> str: return "" if wanted == seen else f"it is {seen or 'nothing'}"
def yes(b: bool) -> str: return "yes" if b else "no"
def nobody(s: i64) -> str: return "nobody" if s == NOBODY else str(int(s))


def seat(g: Cave, word: str) -> int:
    if not word.isdecimal() or int(word) >= g.seats: raise BadText(f"no such seat: {word}")
    return int(word)


def place(g: Cave, s: int) -> str:
    if g.at[s] == SUBMERGED: return "submerged"
    return "devoured" if g.at[s] == DEVOURED else spot(g, g.at[s])


def tile_at(g: Cave, word: str) -> i64:
    found = SPOT.match(word)
    if not found: raise BadText(f"a cell is written @x,y, not {word}")
    for t in range(g.count):
        if g.spot(t) == [int(found[1]), int(found[2])]: return t
    return NONE


def cell_at(g: Cave, word: str) -> str:
    t = tile_at(g, word)
    return "none" if t == NONE else cell_text(g, t)


def pool(g: Cave, words: list[str]) -> str:
    """How many hazards nobody has seen yet; of one card, or of all."""
    for word in words[:-1]:
        if word not in HAZARD_NAMES: raise BadText(f"there is no hazard {word}")
    if not words: raise BadText("pool: how many?")
    return same(words[-1], str(sum([int(g.cards[k]) for k, n in enumerate(HAZARD_NAMES) if len(words) == 1 or n in words[:-1]])))


def tiles(g: Cave, words: list[str]) -> str:
    """How many tiles of a kind or design the box has, the Start among them."""
    if not words: raise BadText("tiles: how many?")
    many, wanted = 0, words[:-1]
    for d in range(len(DESIGN_NAMES)):
        if not wanted or DESIGN_NAMES[d] in wanted or KIND_NAMES[KIND_OF[d]] in wanted: many += int(g.house.copies[d])
    return same(words[-1], str(many))
