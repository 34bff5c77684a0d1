"""The table of actions, and chance's own."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.option import BOOKS, Verbs
from penombra.games.sub_terra.designs import DESIGN_NAMES, DESIGNS, MANY, SIDE_NAMES, SPOT_NAMES
from penombra.games.sub_terra.roles import ROLE_NAMES, ROLES

HAZARD_NAMES: Final = ["tremor", "flood", "gas", "cave_in", "horror",
                       "tremor_x2", "flood_x2", "gas_x2", "cave_in_x2", "horror_x2"]
CARDS: Final = len(HAZARD_NAMES)
KINDS: Final = 5                             # of hazards; a card above is the same twice
PILE_NAMES: Final = ["drawn", "aside"]

NAMES: Final = {"side": SIDE_NAMES, "spot": SPOT_NAMES, "from": PILE_NAMES, "design": DESIGN_NAMES,
                "explorer": ROLE_NAMES, "hazard": HAZARD_NAMES}
SIDE: Final = ("side",)
ALL_SIDES: Final = (4,)
ZERO: Final = (0,)

VERBS: Final = Verbs("sub_terra", NAMES)
REVEAL: Final[i64] = VERBS.new("reveal", SIDE, ZERO, ALL_SIDES)
EXPLORE: Final[i64] = VERBS.new("explore", SIDE, ZERO, ALL_SIDES)
MOVE: Final[i64] = VERBS.new("move", SIDE, ZERO, ALL_SIDES)
RUN: Final[i64] = VERBS.new("run", SIDE, ZERO, ALL_SIDES)
HEAL: Final[i64] = VERBS.new("heal", ("seat",), ZERO, ZERO)
SWIM: Final[i64] = VERBS.new("swim", SIDE, ZERO, ALL_SIDES)
SQUEEZE_IN: Final[i64] = VERBS.new("squeeze", SIDE, ZERO, ALL_SIDES)
DIG: Final[i64] = VERBS.new("dig", ("spot",), ZERO, (5,))
ROPE: Final[i64] = VERBS.new("rope")
HIDE: Final[i64] = VERBS.new("hide")
DIVE: Final[i64] = VERBS.new("dive")
EXCAVATE: Final[i64] = VERBS.new("excavate", ("spot",), ZERO, (5,))
DEMOLISH: Final[i64] = VERBS.new("demolish", SIDE, ZERO, ALL_SIDES)
CARABINER: Final[i64] = VERBS.new("carabiner")
BANDAGE: Final[i64] = VERBS.new("bandage", ("seat",), ZERO, ZERO)
DASH: Final[i64] = VERBS.new("dash", SIDE, ZERO, ALL_SIDES)
ASSAULT: Final[i64] = VERBS.new("assault", SIDE, ZERO, ALL_SIDES)
ORDER: Final[i64] = VERBS.new("order", ("seat",), ZERO, ZERO)
EXERT: Final[i64] = VERBS.new("exert")
END: Final[i64] = VERBS.new("end")
DECLINE: Final[i64] = VERBS.new("decline")
STEP: Final[i64] = VERBS.new("step", SIDE, ZERO, ALL_SIDES)
STOP: Final[i64] = VERBS.new("stop")
PLACE: Final[i64] = VERBS.new("place", ("from", "rotation"), (0, 0), (2, 4))
RECON: Final[i64] = VERBS.new("recon")
SURFACE: Final[i64] = VERBS.new("surface", ("number",), ZERO, (MANY,))
LAIR: Final[i64] = VERBS.new("lair", ("number",), ZERO, (MANY,))
NEXT: Final[i64] = VERBS.new("next", ("number",), ZERO, (3,))
TOWARDS: Final[i64] = VERBS.new("towards", SIDE, ZERO, ALL_SIDES)

CHANCE_VERBS: Final = Verbs("sub_terra/chance", NAMES)
DEAL: Final[i64] = CHANCE_VERBS.new("deal", ("explorer",), (1,), (ROLES,))
FIRST: Final[i64] = CHANCE_VERBS.new("first", ("seat",), ZERO, ZERO)
DRAW: Final[i64] = CHANCE_VERBS.new("draw", ("design",), ZERO, (DESIGNS,))
CARD: Final[i64] = CHANCE_VERBS.new("card", ("hazard",), ZERO, (CARDS,))
ROLL: Final[i64] = CHANCE_VERBS.new("roll", ("die",), (1,), (6,))

BOOKS["sub_terra"] = VERBS
BOOKS["sub_terra/chance"] = CHANCE_VERBS
