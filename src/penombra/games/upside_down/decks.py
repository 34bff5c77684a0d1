"""Decks and bags: what is in them, and no order. Whatever is drawn is as likely as there are of its kind."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.line import Ints, Said, say
from penombra.core.luck import Lots
from penombra.games.upside_down.stacks import how_many_in


def among(v: Ints, verb: i64) -> Ints:
    """The kinds that are there, as answers of chance."""
    out: Ints = vec[i64](capacity=len(v))
    for k in range(len(v)):
        if v[k]: out = append(out, say(verb, k))
    return out


def drawn(v: Ints, verb: i64, n: i64, lots: Lots) -> Said:
    """One of what is there, each as likely; number n of this luck."""
    left = lots.below(n, how_many_in(v))
    for k in range(len(v)):
        left -= v[k]
        if left < 0: return say(verb, k)
    raise AssertionError("there is nothing to draw")
