"""Worlds that a seat cannot tell apart stay so, step by step, until a hidden card lawfully acts."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from secrecy.twins import LAWFUL, PANICS, TARGETS, WANTED, Leak, Tally, World, targeted, walk


def test_twin_worlds(scale: Callable[..., int], fresh_seed: int, note: Callable[[str], None], measured: Any) -> None:
    """Equal faces, equal events, equal seats awaited; every listed kind of event parts worlds, and no other does."""
    steps, quota = scale(2000, 20000), scale(20, 500)
    tally = Tally()
    for n in range(scale(4000, 20_000, whole=True)):
        if tally.steps["all"] >= steps and all(tally.steps[t] >= quota for t in WANTED): break
        walk(fresh_seed % 100_000 * 6 + n, tally, quota, steps)
    for kind in TARGETS: targeted(kind, tally)
    note(f"twin worlds: {dict(tally.steps)}; parted lawfully: {dict(tally.parted)}")
    measured("secrecy", {"steps": dict(tally.steps), "parted": dict(tally.parted)})
    assert tally.steps["all"] >= steps
    assert not [t for t in WANTED if tally.steps[t] < quota]
    assert not set(LAWFUL) - set(tally.parted), "listed, but never seen to part two worlds"


class AsksOnlyHolders(World):
    """Whoever holds no matching Defence is not asked: the pause tells who does."""
    def answer(self, seat: int, text: str) -> None:
        super().answer(seat, text)
        while set(self.asked().values()) & {"burning", "moving"}:
            (who,) = self.asked()
            if self.options(who) != ["accept"]: return
            super().answer(who, "accept")


class ExposedField(World):
    """A field that nobody listed is shown."""
    def view(self, seat: int | None) -> dict[str, Any]:
        shown = self.m.view(seat)
        shown["secret"] = sorted(str(o) for s in self.m.waiting for o in self.m.options(s))
        return shown


class SecretInEvent(World):
    """What one seat saw is told to all."""
    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        out = self.m.events(seat, since)
        for e in out:
            for s in range(self.m.seats):
                if e["kind"] == "laid_down": e |= {k: v for k, v in self.m.events(s, e["n"])[0].items() if k == "card"}
        return out


class SortedByHiddenOrder(World):
    """Options come in an order that depends on somebody else's hand."""
    def options(self, seat: int) -> list[str]:
        out = super().options(seat)
        other = (seat + 1) % self.m.seats
        return out[::-1] if len(out) > 1 and "infected" in str(self.m.view(other)["cards"]) else out


class OneEventMore(World):
    """Something is told only where it happened."""
    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        out = self.m.events(seat, since)
        extra = []
        for e in out:
            extra.append(e)
            if e["kind"] == "turn_over" and "infected" in self.m.view(e["seat"])["cards"]["hand"]:
                extra.append({"kind": "shiver", "n": 0})
        return extra


class ForcedInSilence(World):
    """An answer is given for whoever has only one, though nobody may know that."""
    def answer(self, seat: int, text: str) -> None:
        super().answer(seat, text)
        while self.asked() and -1 not in self.asked() and "draw" not in self.asked().values():
            who = min(self.asked())
            if len(self.options(who)) != 1: return
            super().answer(who, self.options(who)[0])


@pytest.mark.parametrize("leak", [AsksOnlyHolders, ExposedField, SecretInEvent, SortedByHiddenOrder, OneEventMore,
                                  ForcedInSilence])
def test_planted_leaks_are_caught(leak: type[World]) -> None:
    """Each way of leaking a secret fails the comparison of twin worlds."""
    tally = Tally()
    with pytest.raises(Leak):
        for n in range(60): walk(n, tally, 60, 3000, leak)


def test_all_panics_are_wanted() -> None:
    """The comparison asks for steps within each of the twelve Panics."""
    assert len(PANICS) == 12 and set(PANICS) <= set(WANTED)
