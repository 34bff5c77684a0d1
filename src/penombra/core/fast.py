"""The same engine for search and learning: integers only, no events, no views; chance is played inside."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.agenda import State, legal, lot, settle, stand, take
from penombra.core.line import CHANCE, Ints, addressed, first_of
from penombra.core.luck import Lots
from penombra.core.option import Actions, Option

PLAYOUT_STREAM = 1                           # random play has a luck of its own,
PLAYOUT_LUCK = 2                             # and where chance is asked, one for chance as well


class Fast:
    def __init__(self, g: State, lots: Lots | None, actions: Actions, chance: Actions, start: State) -> None:
        self.g = g
        self.lots = lots                     # None: chance is asked, as seat -1
        self.actions = actions
        self.chance_actions = chance
        self.start = start                   # the table before the first answer, for restart
        self.play_on()

    def play_on(self) -> None:
        if self.lots is None: return
        g, lots = self.g, self.lots
        while g.ask.by_chance: take(g, CHANCE, lot(g, lots))

    @property
    def done(self) -> bool: return not self.g.depth
    @property
    def current(self) -> i64:
        """The lowest seat waited for; -1 where chance is; -1 when the game is over."""
        if self.g.ask.by_chance or not self.g.depth: return CHANCE
        return first_of(self.g.ask.waiting(self.g.line))

    @property
    def n_actions(self) -> i64: return self.actions.size

    def said(self) -> Ints:
        """What may be said now, packed."""
        g = self.g
        if g.ask.by_chance: return g.ask.candidates(g, g.line)
        return legal(g, addressed(g.line, self.current))

    def legal(self) -> Ints:
        """What may be answered now: numbers of the table of actions, ascending."""
        if not self.g.depth: return vec[i64]([])
        if self.g.ask.by_chance: return self.chance_actions.places(self.said())
        return self.actions.places(self.said())

    def standing(self) -> list[int]:
        """What the current seat may say unasked."""
        g, who = self.g, self.current
        if not g.ask.rest_point or who < 0: return []
        return [int(self.actions.place(act.said)) for act in g.book.standing if not act.objection(g, who)]

    def weights(self) -> list[int]:
        """Where chance is asked: how likely each of `legal()` is."""
        g = self.g
        if not g.ask.by_chance: return []
        return [int(g.ask.weight(g, g.line, self.chance_actions.said[x])) for x in self.legal()]

    def apply(self, action: i64) -> None:
        """An answer known to be legal: one of `legal()` or `standing()`."""
        g = self.g
        table = self.chance_actions if g.ask.by_chance else self.actions
        if action < 0 or action >= table.size or not g.depth: raise IndexError(f"there is no action {action} now")
        said = table.said[action]
        if g.ask.by_chance: return take(g, CHANCE, said)
        for act in g.book.standing:
            if act.said == said:
                if not g.ask.rest_point or act.objection(g, self.current): raise IndexError(f"{action} cannot be said now")
                stand(g, self.current, act)
                return self.play_on()
        take(g, self.current, said)
        return self.play_on()

    @property
    def returns(self) -> list[float]: return self.g.returns()
    def clone(self) -> Fast: return Fast(self.g.clone(), self.lots, self.actions, self.chance_actions, self.start)

    def restart(self, seed: int) -> None:
        """The same set-up, other luck; where chance is asked, it is asked again."""
        self.g = self.start.clone()
        if self.lots is not None: self.lots = Lots(seed)
        settle(self.g)
        self.play_on()

    def playout(self, seed: int) -> i64:
        """Random play to the end, without standing acts; how many decisions had a real choice."""
        lots = Lots(seed, PLAYOUT_STREAM)
        luck = self.lots
        if luck is None: luck = Lots(seed, PLAYOUT_LUCK)
        g = self.g
        choices: i64 = 0
        k: i64 = 0
        while g.depth:
            if g.ask.by_chance:
                take(g, CHANCE, lot(g, luck))
                continue
            who = first_of(g.ask.waiting(g.line))
            options = legal(g, addressed(g.line, who))
            n = len(options)
            k += 1
            if n == 1: take(g, who, options[0])
            else:
                choices += 1
                take(g, who, options[lots.below(k, n)])
        return choices

    def option(self, action: i64) -> Option:
        if self.g.ask.by_chance: return self.chance_actions.book.option(self.chance_actions.said[action])
        return self.actions.book.option(self.actions.said[action])

    def action(self, option: Option) -> int:
        table = self.actions if option.book is self.actions.book else self.chance_actions
        return int(table.place(option.said))
