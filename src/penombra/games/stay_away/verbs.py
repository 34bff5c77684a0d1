"""The table of actions, and chance's own."""
from __future__ import annotations

from typing import Final

from penombra.core.option import BOOKS, Verbs
from penombra.games.stay_away.kinds import (AXE, BACK_NAMES, CARD_NAMES, EVENTS, FLAMETHROWER, INFECTED, KINDS, SCARED,
                                            SHOW_NAMES, SIDE_NAMES, WHISKY)

NAMES: Final = {"card": CARD_NAMES, "side": SIDE_NAMES, "show": SHOW_NAMES, "back": BACK_NAMES}

VERBS: Final = Verbs("stay_away", NAMES)
DRAW: Final = VERBS.new("draw")
DISCARD: Final = VERBS.new("discard", ("card",), (INFECTED,), (EVENTS - INFECTED,))
PLAY: Final = VERBS.new("play", ("card", "seat"), (FLAMETHROWER, 0), (AXE - FLAMETHROWER + 1, 0))     # on a seat
PLAY_SIDE: Final = VERBS.new("play", ("card", "side"), (AXE, 0), (2, 2))            # axe, barred_door
PLAY_SELF: Final = VERBS.new("play", ("card",), (WHISKY,), (SCARED - WHISKY,))         # on nobody else
GIVE: Final = VERBS.new("give", ("card",), (INFECTED,), (EVENTS - INFECTED,))
KEEP: Final = VERBS.new("keep")
ACCEPT: Final = VERBS.new("accept")
REFUSE: Final = VERBS.new("refuse", ("card",), (SCARED,), (EVENTS - SCARED,))
HOLD: Final = VERBS.new("hold", ("card",), (0,), (EVENTS,))
SWAP: Final = VERBS.new("swap", ("side",), (0,), (2,))
CHOOSE: Final = VERBS.new("choose", ("seat",), (0,), (0,))
PLACE: Final = VERBS.new("place", ("card",), (INFECTED,), (EVENTS - INFECTED,))
SHOW: Final = VERBS.new("show", ("show",), (0,), (3,))
DECLARE: Final = VERBS.new("declare")

CHANCE_VERBS: Final = Verbs("stay_away/chance", NAMES)
DEALER: Final = CHANCE_VERBS.new("dealer", ("seat",), (0,), (0,))
THING: Final = CHANCE_VERBS.new("thing", ("seat",), (0,), (0,))
DEAL: Final = CHANCE_VERBS.new("deal", ("card",), (INFECTED,), (EVENTS - INFECTED,))
BACK: Final = CHANCE_VERBS.new("back", ("back",), (1,), (2,))
TURN_UP: Final = CHANCE_VERBS.new("turn_up", ("card",), (0,), (KINDS,))
FLUSH: Final = CHANCE_VERBS.new("flush", ("card",), (EVENTS,), (KINDS - EVENTS,))
PICK: Final = CHANCE_VERBS.new("pick", ("card",), (0,), (EVENTS,))

BOOKS["stay_away"] = VERBS
BOOKS["stay_away/chance"] = CHANCE_VERBS
