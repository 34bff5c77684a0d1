"""Chance by our own generator: answer number k is a pure function of (seed, k).

Nothing to store, any process continues alike. Everything stays within 31 bits before a
multiplication, so that the compiled and the interpreted form agree to the last bit.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x7FFFFFFF


def imagined(seed: int) -> int:
    """The seed of the luck in an imagined game: a real game with the same seed has another luck."""
    return seed ^ 5 << 124


def stir(x: i64) -> i64:
    x = (x ^ x >> 16) * 0x45D9F3B & MASK
    x = (x ^ x >> 15) * 0x2C1B3C6D & MASK
    return x ^ x >> 16


class Lots:
    """The luck of one game. Seeds are integers of any size; 128 bits are used."""

    def __init__(self, seed: int, stream: i64 = 0) -> None:
        big = int(seed)
        if big < 0: big = -2 * big + 1 << 96     # a negative seed is a seed of its own
        words = 0
        while big:                               # fold what lies above 128 bits
            words ^= big & (1 << 128) - 1
            big >>= 128
        self.a: i64 = words & MASK
        self.b: i64 = words >> 31 & MASK
        self.c: i64 = words >> 62 & MASK
        self.d: i64 = words >> 93 & MASK
        self.e: i64 = words >> 124 & 15 | stream << 4 & MASK

    def below(self, k: i64, n: i64) -> i64:
        """Number k, evenly among 0 to n-1; n stays below 2**31."""
        x = stir(self.a ^ k * 0x27D4EB2D & MASK)
        x = stir(x + self.b & MASK)
        x = stir(x ^ self.c)
        x = stir(x + self.d + self.e & MASK)
        return x * n >> 31
