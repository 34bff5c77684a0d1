"""What every card is, before what each one does."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.agenda import Book, Step
from penombra.core.line import EMPTY, Ints, Rule, Said
from penombra.games.stay_away.kinds import CARD_NAMES
from penombra.games.stay_away.state import Table


class Card(Step[Table]):
    """A card. By itself it can be held, discarded and given, and nothing else."""

    def __init__(self, book: Book, card: i64) -> None:
        super().__init__(book, CARD_NAMES[card])
        self.card: i64 = card
        while len(CARDS) <= card: CARDS.append(self)
        CARDS[card] = self

    def plays(self, g: Table, me: i64) -> Ints:
        """The answers with which it could be played in phase 2."""
        return EMPTY

    def objection(self, g: Table, me: i64, said: Said) -> Rule:
        """The rule against playing it so. Panics are never held, and so never asked."""
        raise AssertionError

    def play(self, g: Table, me: i64, said: Said) -> None:
        """It lies on the table: put what follows on the agenda."""
        raise AssertionError


CARDS: Final[list[Card]] = []                # by kind, once all are made
