"""What somebody is certain of about places they cannot look into.

A *claim* says: of this multiset of cards, at least `left` are in that zone. Every claim is true by
itself, whatever the others say. A zone has at most one claim that is sure of all its cards.
"""
from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


class Seen:
    """Cards seen in a zone, less what has left it unseen since: "n of these n+m". Forgotten when all may be gone."""

    def __init__(self, zone: i64, cards: list[int], gone: i64) -> None:
        self.zone: i64 = zone
        self.cards = cards                   # ascending
        self.gone: i64 = gone

    @property
    def left(self) -> i64: return len(self.cards) - self.gone

    def copy(self) -> Seen: return Seen(self.zone, list(self.cards), self.gone)


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """All claims of one seat."""

    def __init__(self) -> None:
        self.claims: list[Seen] = []

    def copy(self) -> Memory:
        o = Memory()
        self.copy_to(o)
        return o

    def copy_to(self, o: Memory) -> None: o.claims = [s.copy() for s in self.claims]

    def to_text(self) -> str:
        """The same for equal memories, and for them alone."""
        return ";".join(sorted(f"{s.zone}:{s.gone}:{','.join(map(str, s.cards))}" for s in self.claims))

    def sure(self, zone: i64) -> Seen | None:
        for s in self.claims:
            if s.zone == zone and s.gone == 0: return s
        return None

    def arrived(self, zone: i64, card: int) -> None:
        """A card went into a zone in plain sight."""
        known = self.sure(zone)
        if known is None: self.claims.append(Seen(zone, [card], 0))
        else:
            known.cards.append(card)
            known.cards.sort()

    def glimpsed(self, zone: i64, card: int) -> None:
        """A card was seen to be there; it may be one that was known already."""
        known = self.sure(zone)
        if known is None or card not in known.cards: self.arrived(zone, card)

    def looked(self, zone: i64, cards: list[int]) -> None:
        """The whole zone was seen."""
        self.forget(zone)
        if cards: self.claims.append(Seen(zone, sorted(cards), 0))

    def forget(self, zone: i64) -> None:
        self.claims = [s for s in self.claims if s.zone != zone]

    def left_unseen(self, zone: i64, many: i64 = 1) -> None:
        """So many cards left a zone, and one did not see which."""
        for s in self.claims:
            if s.zone == zone: s.gone += many
        self.tidy()

    def left_seen(self, zone: i64, card: int) -> None:
        """A card left a zone in plain sight."""
        for s in self.claims:
            if s.zone == zone and card in s.cards: s.cards.remove(card)
        self.tidy()

    def moved(self, zone: i64, to: i64) -> None:
        """A whole zone went elsewhere."""
        for s in self.claims:
            if s.zone == zone: s.zone = to

    def tidy(self) -> None:
        """Drop what says nothing any more, and what is said twice."""
        kept: list[Seen] = []
        for s in self.claims:
            if s.left <= 0: continue
            if any(o.zone == s.zone and o.gone == s.gone and o.cards == s.cards for o in kept): continue
            kept.append(s)
        self.claims = kept
