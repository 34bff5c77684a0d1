"""The box of Stay Away! as the rules list it, and where its cards lie in a game."""
from __future__ import annotations

from collections import Counter

import penombra

PLAYERS = range(4, 13)
BOX = {                                      # family, and the player number of each copy
    "the_thing": ("contagion", "0"),
    "infected": ("contagion", "4 4 4 4 4 4 4 4 6 6 7 7 8 9 9 10 10 11 11 11"),
    "flamethrower": ("action", "4 4 6 9 11"),
    "analysis": ("action", "5 6 9"),
    "axe": ("action", "4 9"),
    "suspicion": ("action", "4 4 4 4 7 8 9 10"),
    "whisky": ("action", "4 6 10"),
    "resolute": ("action", "4 4 6 9 10"),
    "watch_your_back": ("action", "4 9"),
    "change_places": ("action", "4 4 7 9 11"),
    "youd_better_run": ("action", "4 4 7 9 11"),
    "seduction": ("action", "4 4 6 7 8 10 11"),
    "scared": ("defence", "5 6 8 11"),
    "im_comfortable": ("defence", "4 6 11"),
    "no_thanks": ("defence", "4 6 8 11"),
    "missed": ("defence", "4 6 11"),
    "no_barbecue": ("defence", "4 6 11"),
    "quarantine": ("obstacle", "5 9"),
    "barred_door": ("obstacle", "4 7 11"),
    "rotten_ropes": ("panic", "6 9"),
    "one_two": ("panic", "5 9"),
    "three_four": ("panic", "4 9"),
    "so_this_is_the_party": ("panic", "5 9"),
    "get_out_of_here": ("panic", "5"),
    "forgetful": ("panic", "4"),
    "chain_reaction": ("panic", "4 9"),
    "cant_we_be_friends": ("panic", "7 9"),
    "blind_date": ("panic", "4 9"),
    "oops": ("panic", "10"),
    "just_between_us": ("panic", "7 9"),
    "revelations": ("panic", "8"),
}


def lying(m: penombra.Match, place: str) -> Counter[str]:
    """The cards of one place, or of every hand, as the position of a table tells them."""
    rows = [row.split() for row in m.position().splitlines()]
    return Counter(card for row in rows if row[0] == place for card in row[2 if place == "hand" else 1:])


def game_of(m: penombra.Match) -> Counter[str]:
    """All the cards of a game that has just begun."""
    assert not lying(m, "pile") and not lying(m, "gone")
    return lying(m, "hand") + lying(m, "deck")


def family(cards: Counter[str], name: str) -> int: return sum(n for card, n in cards.items() if BOX[card][0] == name)


def numbers(card: str) -> list[int]: return [int(word) for word in BOX[card][1].split()]


def whole() -> dict[str, int]: return {card: len(numbers(card)) for card in BOX}
