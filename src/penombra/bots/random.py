"""Any answer, as likely as any other."""
from __future__ import annotations

from penombra import Option
from penombra.bots.seat import Bot, Seat, pick


class Random(Bot):
    def __init__(self) -> None: super().__init__(reads=False)

    def answer(self, seat: Seat) -> Option | None:
        if not seat.options: return None
        return seat.options[pick(seat.seed, seat.number, len(seat.options))]
