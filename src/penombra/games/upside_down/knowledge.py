"""What somebody knows of tokens that lie face down: one method per rule, told by the events one saw.

Every token that ever came to lie somewhere is a row: when it left the pool, when it went back, and its face, where that was
seen. Of a stack that was turned up and mixed all faces are known but not which of them has gone: those tokens are a *mix*.
The rows are kept for good, because what lay where, and when, changes what else can have been drawn.
"""
from __future__ import annotations

import json
from typing import Any, Final

from penombra.core.seen import Memory

UNKNOWN: Final = -1                          # a face
LYING: Final = -1                            # when it went back: not yet


class Mix:
    """Tokens turned up and mixed, of which one has gone unseen: `left` places hold some of them."""

    def __init__(self, tokens: list[int], when: int) -> None:
        self.tokens = tokens                             # rows that are still in question
        self.when = when                                 # the moment at which one of them went
        self.left = len(tokens) - 1
        self.ended = LYING                               # when all that were left went, unseen


class Known(Memory):
    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names                               # of the faces
        self.clock = 0
        self.born: list[int] = []
        self.died: list[int] = []
        self.face: list[int] = []
        self.special = 0                                 # the first so many rows were mixed at set-up
        self.places: dict[str, list[int]] = {}           # slot -> rows from the bottom; -1 - n: one of mix n
        self.mixes: list[Mix] = []
        self.lookers: dict[str, list[int]] = {}           # slot -> who has looked at the token in each place, as sets

    def copy(self) -> Memory:
        o = Known(self.names)
        self.copy_to(o)
        o.clock, o.special = self.clock, self.special
        o.born, o.died, o.face = list(self.born), list(self.died), list(self.face)
        o.places = {slot: list(rows) for slot, rows in self.places.items()}
        o.lookers = {slot: list(seats) for slot, seats in self.lookers.items()}
        for m in self.mixes:
            x = Mix(list(m.tokens), m.when)
            x.left, x.ended = m.left, m.ended
            o.mixes.append(x)
        return o

    def to_data(self) -> dict[str, Any]:
        return {"clock": self.clock, "special": self.special, "places": {s: list(p) for s, p in sorted(self.places.items()) if p},
                "tokens": [[b, d, f] for b, d, f in zip(self.born, self.died, self.face, strict=True)],
                "mixes": [[m.when, m.left, m.ended, *m.tokens] for m in self.mixes],
                "looked": {s: list(p) for s, p in sorted(self.lookers.items()) if any(p)}}

    def to_text(self) -> str: return json.dumps(self.to_data(), separators=(",", ":"))

    # What the rules do with tokens.
    def add(self, slot: str, many: int, bottom: bool, mixed: bool) -> None:
        """Tokens came to lie there, unseen."""
        rows, looked = self.places.setdefault(slot, []), self.lookers.setdefault(slot, [])
        for _ in range(many):
            looked.insert(0 if bottom else len(looked), 0)
            row = len(self.born)
            self.born.append(self.clock)
            self.died.append(LYING)
            self.face.append(UNKNOWN)
            self.clock += 1
            if bottom: rows.insert(0, row)
            else: rows.append(row)
            if mixed: self.special = row + 1

    def reveal(self, slot: str, place: int, face: int) -> None:
        """One token was seen where it lies."""
        rows = self.places[slot]
        row = rows[place]
        if row >= 0:
            self.face[row] = face
            return
        mix = self.mixes[-1 - row]
        found = next(t for t in mix.tokens if self.face[t] == face)
        mix.tokens.remove(found)
        mix.left -= 1
        rows[place] = found
        self.settle(mix)

    def settle(self, mix: Mix) -> None:
        """Once every place is known, so is the one that has gone."""
        if mix.left or not mix.tokens or mix.ended != LYING: return
        self.died[mix.tokens[0]] = mix.when
        mix.tokens = []

    def look(self, slot: str, faces: list[int]) -> None:
        """The uppermost tokens were seen."""
        start = len(self.places[slot]) - len(faces)
        for n, face in enumerate(faces): self.reveal(slot, start + n, face)

    def looked_by(self, slot: str, many: int, seat: int) -> None:
        """Somebody knows the uppermost tokens."""
        looked = self.lookers[slot]
        for n in range(len(looked) - many, len(looked)): looked[n] |= 1 << seat

    def fail(self, slot: str) -> None:
        """All of them known, mixed anew, one fewer."""
        rows = self.places[slot]
        self.lookers[slot] = [0] * (len(rows) - 1)
        self.mixes.append(Mix(list(rows), self.clock))
        self.clock += 1
        self.places[slot] = [-len(self.mixes)] * (len(rows) - 1)
        if len(rows) == 2 and self.face[rows[0]] == self.face[rows[1]]:      # both alike: it makes no difference which
            self.reveal(slot, 0, self.face[rows[0]])

    def beat(self, slot: str) -> None:
        """The stack has gone, seen or unseen."""
        for row in self.places.get(slot, []):
            if row >= 0:
                self.died[row] = self.clock
                continue
            mix = self.mixes[-1 - row]
            mix.ended, mix.left = self.clock, mix.left - 1
        self.clock += 1
        self.places[slot], self.lookers[slot] = [], []

    # What follows from it.
    def may_be(self, slot: str, place: int) -> list[int]:
        """The faces known for this place: one, those of a mix, or none at all."""
        row = self.places[slot][place]
        if row < 0: return sorted(self.face[t] for t in self.mixes[-1 - row].tokens)
        return [self.face[row]] if self.face[row] != UNKNOWN else []

    def recall(self, event: dict[str, Any]) -> None:
        """Fold in what one saw."""
        kind = event["kind"]
        if kind == "placed": self.add(event["slot"], event["many"], event["bottom"], event.get("mixed", False))
        elif kind == "revealed": self.look(event["slot"], [self.names.index(event["token"])])
        elif kind in ("looked", "turned_up"):
            if kind == "looked": self.looked_by(event["slot"], event["many"], event["seat"])
            if "tokens" in event: self.look(event["slot"], [self.names.index(t) for t in event["tokens"]])
        elif kind == "failed": self.fail(event["slot"])
        elif kind in ("beaten", "stack_gone"): self.beat(event["slot"])


def known_from(names: list[str], data: dict[str, Any]) -> Known:
    """Back from plain data."""
    k = Known(names)
    k.clock, k.special = data["clock"], data["special"]
    for born, died, face in data["tokens"]:
        k.born.append(born)
        k.died.append(died)
        k.face.append(face)
    k.places = {slot: list(rows) for slot, rows in data["places"].items()}
    k.lookers = {slot: [0] * len(rows) for slot, rows in k.places.items()} | {s: list(p) for s, p in data["looked"].items()}
    for when, left, ended, *tokens in data["mixes"]:
        m = Mix(tokens, when)
        m.left, m.ended = left, ended
        k.mixes.append(m)
    return k


