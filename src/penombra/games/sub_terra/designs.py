"""The faces of tiles: kinds, shapes, sides, and every design a tile can have.

Sides are 0 to 3, clockwise from the north; a set of sides is four bits. A design is a kind with a shape and, for a
Cave-in, two numbers of the die. It lies turned by so many quarters, clockwise.
"""
from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.line import Ints

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4                             # how many there are
SIDE_NAMES: Final = ["N", "E", "S", "W"]
SPOT_NAMES: Final = ["N", "E", "S", "W", "here"]
HERE: Final = 4

START: Final = 0
EXIT: Final = 1
PLAIN: Final = 2
WATER: Final = 3
GAS: Final = 4
HORROR: Final = 5
SQUEEZE: Final = 6
LEDGE: Final = 7
SLIDE: Final = 8
ROUGH: Final = 9
CAVE_IN: Final = 10
KIND_NAMES: Final = ["start", "exit", "plain", "water", "gas", "horror", "squeeze", "ledge", "slide", "rough", "cave_in"]

SHAPES: Final = {"dead": 1, "straight": 5, "corner": 3, "tee": 11, "cross": 15}      # open sides, not turned
MANY: Final = 16                             # no more tiles of one kind that are chosen by their number


def every_design() -> list[tuple[str, int, int, int]]:
    """Name, kind, open sides, and the numbers of a Cave-in as bits."""
    out: list[tuple[str, int, int, int]] = []
    for kind, name in enumerate(KIND_NAMES):
        for shape, sides in SHAPES.items():
            pairs = list(combinations(range(1, 7), 2)) if kind == CAVE_IN else []
            out += [(f"{name}-{shape}-{a}{b}", kind, sides, 1 << a | 1 << b) for a, b in pairs]
            if not pairs: out.append((f"{name}-{shape}", kind, sides, 0))
    return out


DESIGN_NAMES: Final = [row[0] for row in every_design()]
DESIGNS: Final = 125
DESIGN_NUMBER: Final = {name: n for n, name in enumerate(DESIGN_NAMES)}
KIND_OF: Final[Ints] = vec[i64]([row[1] for row in every_design()])
OPEN_OF: Final[Ints] = vec[i64]([row[2] for row in every_design()])
DICE_OF: Final[Ints] = vec[i64]([row[3] for row in every_design()])
NONE: Final = 255                            # no design, no tile


def turned(sides: i64, quarters: i64) -> i64:
    """Sides after so many quarter turns, clockwise."""
    return (sides << quarters | sides >> 4 - quarters) & 15


def opposite(side: i64) -> i64: return side ^ 2


def side_names(sides: i64) -> str: return "".join([SIDE_NAMES[s] for s in range(SIDES) if sides >> s & 1])


def arrowed(kind: i64) -> bool:
    """Does the tile bear an arrow? It points north when the tile is not turned."""
    return kind == LEDGE or kind == SLIDE


def rotations(design: i64) -> Ints:
    """The quarter turns that look different, the smallest of each."""
    out: Ints = vec[i64](capacity=SIDES)
    seen: i64 = 0
    for r in range(SIDES):
        face = turned(OPEN_OF[design], r)
        if arrowed(KIND_OF[design]): face = r
        if not seen >> face & 1: out = append(out, r)
        seen |= 1 << face
    return out
