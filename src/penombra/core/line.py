"""Integers that mean something: a line of the agenda, what somebody said, a set of seats.

A *line* is one sentence of the rulebook waiting its turn: which step it is, and up to three small
numbers, most often seats. It names seats and places and holds no secrets. What somebody *said* is a
verb and up to two small numbers. Shifts, once inlined, cost nothing.
"""
from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Line = i64
Said = i64
Ints: TypeAlias = "vec[i64]"
Rule = str                                   # the id of the rule that forbids, or "" where nothing does

CHANCE: Final = -1
NOBODY: Final = -1


def line(kind: i64, seat: i64, other: i64, rest: i64) -> Line: return kind | seat << 8 | other << 16 | rest << 24
def seat(line: Line) -> i64: return line >> 8 & 255     # who acts, or is asked
def other(line: Line) -> i64: return line >> 16 & 255   # whom it is about
def rest(line: Line) -> i64: return line >> 24          # a number, or a set of seats


def say(verb: i64, a: i64 = 0, b: i64 = 0) -> Said: return verb | a << 8 | b << 16
def verb(said: Said) -> i64: return said & 255
def first(said: Said) -> i64: return said >> 8 & 255
def second(said: Said) -> i64: return said >> 16 & 255


def zeros(n: i64) -> Ints: return vec[i64]([0 for _ in range(n)])
def filled(n: i64, value: i64) -> Ints: return vec[i64]([value for _ in range(n)])
def bit(n: i64) -> i64:
    """A set of one. A plain 1 would be shifted as 32 bits by the compiled form; Upside Down has more slots than that."""
    return (n - n + 1) << n


def has(seats: i64, one: i64) -> bool: return seats >> one & 1 != 0


def first_of(seats: i64) -> i64:
    """The lowest seat of a set that is not empty."""
    who: i64 = 0
    while not has(seats, who): who += 1
    return who


def how_many(seats: i64) -> i64:
    n: i64 = 0
    while seats:
        seats &= seats - 1
        n += 1
    return n


def addressed(line: Line, who: i64) -> Line:
    """The same line, put to one of the seats it waits for."""
    return line & ~(255 << 8) | who << 8


EMPTY: Final = zeros(0)
