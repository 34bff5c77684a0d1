"""What a bot is given, and what it must give back."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from penombra import Option

MASK: Final = 0x7FFFFFFF


class Seat:
    """Plain data: all that a bot knows when it is asked. Its choice may depend on nothing else."""

    def __init__(self, seat: int, view: dict[str, Any], options: list[Option], standing: list[Option], asked: str,
                 events: list[dict[str, Any]], knows: list[dict[str, Any]], seed: int, number: int) -> None:
        self.seat = seat
        self.view = view
        self.options = options               # answers to what it is asked; none where it is not waited for
        self.standing = standing             # what it may say unasked
        self.asked = asked
        self.events = events                 # what it saw happen since it was last asked
        self.knows = knows
        self.seed = seed
        self.number = number                 # of its decisions, from 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat of one match. What it remembers, it remembers of the `Seat`s it was given."""

    def __init__(self, reads: bool = True, speaks: bool = False) -> None:
        self.reads = reads                   # does it look at view and events at all?
        self.speaks = speaks                 # does it ever say something unasked?
        self.number = 0                      # decisions so far, and events seen: counted by whoever asks it
        self.seen = 0

    def answer(self, seat: Seat) -> Option | None:
        """One of the seat's options; one of its standing acts; or None, where it was not asked anything."""
        raise AssertionError


def stir(x: int) -> int:
    x = (x ^ x >> 16) * 0x45D9F3B & MASK
    x = (x ^ x >> 15) * 0x2C1B3C6D & MASK
    return x ^ x >> 16


def pick(seed: int, number: int, n: int) -> int:
    """Number `number` of this seed, evenly among 0 to n-1."""
    x = stir((seed ^ seed >> 62) & MASK)
    x = stir((x + (seed >> 31)) & MASK)
    return stir((x ^ number * 0x27D4EB2D) & MASK) * n >> 31
