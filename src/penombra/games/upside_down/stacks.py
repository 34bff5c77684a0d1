"""Stacks of tokens: one method per rule. Faces are true; who knows which is told in knowledge.py.

A face is decided when a token comes to lie somewhere, by chance and seen by nobody: tokens go back to the pool unseen, and
what is drawn later depends on them.
"""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from penombra.core.line import EMPTY, Ints, filled, zeros

NONE: Final = -1


def how_many_in(v: Ints) -> i64:
    """All that a deck or a bag holds, counted by kind."""
    many: i64 = 0
    for n in v: many += n
    return many


@final
class Stacks:
    def __init__(self) -> None:
        self.limit: i64 = 4
        self.face: Ints = EMPTY                          # slot * limit + place, from the bottom; NONE above the top
        self.size: Ints = EMPTY                          # by slot
        self.up: Ints = EMPTY                            # by slot: does the top lie face up?
        self.pool: Ints = EMPTY                          # tokens that are not on the board, by face
        self.bag: Ints = EMPTY                           # tokens taken together, to be laid out anew

    def lay_out(self, slots: i64, faces: i64, limit: i64) -> None:
        self.limit = limit
        self.face, self.size, self.up = filled(slots * limit, NONE), zeros(slots), zeros(slots)
        self.pool, self.bag = zeros(faces), zeros(faces)

    def clone(self) -> Stacks:
        o = Stacks()
        o.limit = self.limit
        o.face, o.size, o.up = self.face[:], self.size[:], self.up[:]
        o.pool, o.bag = self.pool[:], self.bag[:]
        return o

    def parts(self) -> list[Ints]: return [self.face, self.size, self.up, self.pool, self.bag]

    # What can be asked.
    def at(self, slot: i64, place: i64) -> i64: return self.face[slot * self.limit + place]
    def top(self, slot: i64) -> i64: return self.face[slot * self.limit + self.size[slot] - 1]
    def hidden(self, slot: i64) -> bool:
        """Is there a top, and does it lie face down?"""
        return self.size[slot] > 0 and not self.up[slot]

    def in_pool(self) -> i64: return how_many_in(self.pool)

    # What the rules do.
    def add(self, slot: i64, face: i64) -> None:
        """A token from the pool, face down: on top, or at the bottom if the top lies face up."""
        self.pool[face] -= 1
        self.lay(slot, face)

    def lay(self, slot: i64, face: i64) -> None:
        start, n = slot * self.limit, self.size[slot]
        if self.up[slot]:
            while n:
                self.face[start + n] = self.face[start + n - 1]
                n -= 1
        self.face[start + n] = face
        self.size[slot] += 1

    def reveal(self, slot: i64) -> None: self.up[slot] = 1

    def beat(self, slot: i64) -> None:
        """The whole stack goes back to the pool."""
        for place in range(self.size[slot]): self.pool[self.at(slot, place)] += 1
        self.clear(slot)

    def fail(self, slot: i64) -> None:
        """All of it is taken together: one of them will go, the others come to lie there again, face down."""
        for place in range(self.size[slot]): self.bag[self.at(slot, place)] += 1
        self.clear(slot)

    def clear(self, slot: i64) -> None:
        for place in range(self.size[slot]): self.face[slot * self.limit + place] = NONE
        self.size[slot] = self.up[slot] = 0

    def lose(self, face: i64) -> None:
        """One of those taken together goes to the pool."""
        self.bag[face] -= 1
        self.pool[face] += 1

    def put_back(self, slot: i64, face: i64) -> None:
        self.bag[face] -= 1
        self.lay(slot, face)
