"""The table of actions, and chance's own."""
from __future__ import annotations

from typing import Final

from penombra.core.option import BOOKS, Verbs
from penombra.games.stay_away.kinds import BACK_NAMES, CARD_NAMES, SHOW_NAMES, SIDE_NAMES

NAMES: Final = {"card": CARD_NAMES, "side": SIDE_NAMES, "show": SHOW_NAMES, "back": BACK_NAMES}

VERBS: Final = Verbs("stay_away", NAMES)
DRAW: Final = VERBS.new("draw")
DISCARD: Final = VERBS.new("discard", ("card",), (1,), (18,))
PLAY: Final = VERBS.new("play", ("card", "seat"), (2, 0), (8, 0))            # flamethrower to axe, on a seat
PLAY_SIDE: Final = VERBS.new("play", ("card", "side"), (9, 0), (2, 2))       # axe, barred_door
PLAY_SELF: Final = VERBS.new("play", ("card",), (11,), (3,))                 # whisky, resolute, watch_your_back
GIVE: Final = VERBS.new("give", ("card",), (1,), (18,))
KEEP: Final = VERBS.new("keep")
ACCEPT: Final = VERBS.new("accept")
REFUSE: Final = VERBS.new("refuse", ("card",), (14,), (5,))
HOLD: Final = VERBS.new("hold", ("card",), (0,), (19,))
SWAP: Final = VERBS.new("swap", ("side",), (0,), (2,))
CHOOSE: Final = VERBS.new("choose", ("seat",), (0,), (0,))
PLACE: Final = VERBS.new("place", ("card",), (1,), (18,))
SHOW: Final = VERBS.new("show", ("show",), (0,), (3,))
DECLARE: Final = VERBS.new("declare")

CHANCE_VERBS: Final = Verbs("stay_away/chance", NAMES)
DEALER: Final = CHANCE_VERBS.new("dealer", ("seat",), (0,), (0,))
THING: Final = CHANCE_VERBS.new("thing", ("seat",), (0,), (0,))
DEAL: Final = CHANCE_VERBS.new("deal", ("card",), (1,), (18,))
BACK: Final = CHANCE_VERBS.new("back", ("back",), (1,), (2,))
TURN_UP: Final = CHANCE_VERBS.new("turn_up", ("card",), (0,), (31,))
FLUSH: Final = CHANCE_VERBS.new("flush", ("card",), (19,), (12,))
PICK: Final = CHANCE_VERBS.new("pick", ("card",), (0,), (19,))

BOOKS["stay_away"] = VERBS
BOOKS["stay_away/chance"] = CHANCE_VERBS
