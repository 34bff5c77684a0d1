"""The thirty-one kinds of cards, and the few other numbers of the game."""
from __future__ import annotations

from typing import Final

THE_THING: Final = 0
INFECTED: Final = 1
FLAMETHROWER: Final = 2                      # from here to axe: played on a seat
ANALYSIS: Final = 3
SUSPICION: Final = 4
CHANGE_PLACES: Final = 5
YOUD_BETTER_RUN: Final = 6
SEDUCTION: Final = 7
QUARANTINE: Final = 8
AXE: Final = 9                               # on a seat's Quarantine, or on a door at one's side
BARRED_DOOR: Final = 10
WHISKY: Final = 11                           # from here to watch_your_back: played on nobody else
RESOLUTE: Final = 12
WATCH_YOUR_BACK: Final = 13
SCARED: Final = 14                           # from here to no_barbecue: only ever an answer
NO_THANKS: Final = 15
MISSED: Final = 16
IM_COMFORTABLE: Final = 17
NO_BARBECUE: Final = 18
ROTTEN_ROPES: Final = 19                     # from here on the back says Panic!
ONE_TWO: Final = 20
THREE_FOUR: Final = 21
SO_THIS_IS_THE_PARTY: Final = 22
GET_OUT_OF_HERE: Final = 23
FORGETFUL: Final = 24
CHAIN_REACTION: Final = 25
CANT_WE_BE_FRIENDS: Final = 26
BLIND_DATE: Final = 27
OOPS: Final = 28
JUST_BETWEEN_US: Final = 29
REVELATIONS: Final = 30
KINDS: Final = 31
EVENTS: Final = 19                           # kinds below are event cards
NO_CARD: Final = -1

CARD_NAMES: Final = [
    "the_thing", "infected", "flamethrower", "analysis", "suspicion", "change_places", "youd_better_run", "seduction",
    "quarantine", "axe", "barred_door", "whisky", "resolute", "watch_your_back", "scared", "no_thanks", "missed",
    "im_comfortable", "no_barbecue", "rotten_ropes", "one_two", "three_four", "so_this_is_the_party",
    "get_out_of_here", "forgetful", "chain_reaction", "cant_we_be_friends", "blind_date", "oops", "just_between_us",
    "revelations"]
FAMILIES: Final = ["contagion"] * 2 + ["action"] * 6 + ["obstacle", "action", "obstacle"] + ["action"] * 3 + \
    ["defence"] * 5 + ["panic"] * 12

LEFT: Final = 0                              # clockwise
RIGHT: Final = 1
SIDE_NAMES: Final = ["left", "right"]

NO_BACK: Final = 0                           # backs: of the deck's top card, and of the pile's
EVENT_BACK: Final = 1
PANIC_BACK: Final = 2
BACK_NAMES: Final = ["none", "event", "panic"]

SHOW_NOTHING: Final = 0
SHOW_HAND: Final = 1
SHOW_INFECTED: Final = 2
SHOW_NAMES: Final = ["nothing", "hand", "infected"]
