"""Winning and losing: goals are looked at after each stack that goes, Fear at once where it is gained."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from penombra.core.agenda import GAME, Step
from penombra.core.line import NOBODY, Line
from penombra.games.upside_down.state import BOOK, ENDINGS, WON, Town


class LookAtGoals(Step[Town]):
    """Is a goal reached? Once reached it stays so; the last one wins."""
    def run(self, g: Town, line: Line) -> None:
        goals = g.house.goals
        while g.met < len(goals) and not g.stacks_in(goals[g.met]):
            g.met += 1
            if g.events is not None: g.tell("goal", {"group": g.house.names.groups[goals[g.met - 1]], "met": int(g.met)})
        if g.met == len(goals): g.end(WON + g.house.season - 1)


class EndGame(Step[Town]):
    """All win or lose together."""
    closes: i64 = GAME

    def run(self, g: Town, line: Line) -> None:
        g.active = NOBODY
        if g.events is not None:
            g.tell("over", {"reason": ENDINGS[g.ended], "winners": [s for s in range(g.seats) if g.winners() >> s & 1],
                            "turn": int(g.turn), "act": int(g.act)})


look_at_goals: Final = LookAtGoals(BOOK)
end_game: Final = EndGame(BOOK)
