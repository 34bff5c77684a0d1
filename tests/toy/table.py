"""Cellars set up for a test: seat 0 has its turn, and chance is asked."""
from __future__ import annotations

from typing import Any

import penombra
from penombra.core.line import CHANCE
from penombra.core.match import Match
from penombra.core.seen import Memory
from toy.game import BACKS, CARDS, GAME, KINDS, TOKENS, Cellar, act, over, turn_over


def cellar(*hands: str, at: str = "", niches: str = "gold gold dust", back: str = "plain", deck: str | None = None,
           rounds: int = 6, limit: int = 400, seed: int | None = None) -> Match:
    """One word a card in hand; niches: the tokens, or `open`; deck: its cards, or all that are left."""
    g, n = Cellar(), len(hands)
    g.sit_down(n, rounds, limit)
    for s, hand in enumerate(hands):
        for card in hand.split(): move(g, g.deck, s * KINDS, card)
    if deck is not None:
        for k in range(KINDS):
            kept = deck.split().count(CARDS[k])
            g.cards[g.pile + k], g.cards[g.deck + k] = g.cards[g.deck + k] - kept, kept
    for i, token in enumerate(niches.split()):
        if token == "open": continue
        g.niche[i] = TOKENS.index(token)
        g.bag[g.niche[i]] -= 1
    for s, niche in enumerate(at.split()): g.at[s] = int(niche)
    g.back, g.points, g.turn, g.depth = BACKS.index(back), 2, 1, 0
    g.push(over.of())
    g.push(turn_over.of(0))
    g.push(act.of(0))
    rows = GAME.write(g, {"rounds": rounds, "limit": limit}, [Memory() for _ in range(n + 1)])
    return penombra.position("cellar", "\n".join(["penombra position 1", "game cellar", *rows]), seed=seed)


def move(g: Cellar, zone: Any, to: Any, card: str) -> None:
    g.cards[zone + CARDS.index(card)] -= 1
    g.cards[to + CARDS.index(card)] += 1


def tell(m: Match, *answers: str) -> None:
    """`0 draw`, `chance pick key`: one after another."""
    for words in answers:
        who, text = words.split(" ", 1)
        seat = CHANCE if who == "chance" else int(who)
        m.answer(seat, m.read(seat, text))


def kinds(m: Match, since: int = 0) -> list[str]: return [e["kind"] for e in m.events(None, since)]
def texts(m: Match, seat: int) -> list[str]: return [str(o) for o in m.options(seat)]


def reason(m: Match, seat: int, text: str) -> str | None:
    """The rule against something on show; None where nothing is against it."""
    return {str(o): against for o, against in m.candidates(seat)}[text]


