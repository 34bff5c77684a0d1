"""What the engine wants to know of a game. One object a game; `penombra` finds it by name."""
from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from penombra.core.agenda import State
from penombra.core.event import Event
from penombra.core.line import Said
from penombra.core.option import Verbs
from penombra.core.position import Laid
from penombra.core.seen import Memory


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    name: str = ""
    version: str = "1"                           # moves only when behaviour does
    verbs: Verbs
    chance: Verbs
    take_backs: bool = False                     # may an answer be taken back where nothing secret was told?

    def of(self, pack: Any) -> Game:
        """The same game with this content, where names and numbers of things depend on it."""
        return self

    def seats(self) -> range:
        """How many may play."""
        raise AssertionError

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        """A table before the first answer, and the options as they will be. Raises BadSetup."""
        raise AssertionError

    def trials(self) -> list[dict[str, Any]]:
        """Options with which content is tried out: is it enough for them all?"""
        return [{}]

    def used(self, g: State, options: dict[str, Any]) -> dict[str, Any]:
        """The options once chance has decided what they left open."""
        return options

    def view(self, g: State, seat: int | None) -> dict[str, Any]:
        """All that the seat may see of the table, through the allow-list."""
        return {name: shown(g, getattr(g, name), seat) for name, shown in type(g).SEEN_BY.items()}

    def memory(self, g: State, seat: int | None) -> Memory:
        """An empty memory, for a seat or for a spectator."""
        return Memory()

    def recall(self, memory: Memory, event: Event, seat: int | None) -> None:
        """Fold one event, as that seat saw it, into its memory."""

    def remembered(self, g: State, memory: Memory, seat: int | None) -> dict[str, Any]:
        """A memory as plain data, part of the view."""
        return {}

    def knows(self, g: State, memory: Memory, seat: int | None) -> list[dict[str, Any]]:
        """Certain facts about hidden places."""
        return []

    def outcome(self, g: State) -> tuple[str, str]:
        """Once the game is over: the grade and the rule that ended it."""
        raise AssertionError

    def harmless(self, g: State, seat: int, asked: list[int], standing: list[int]) -> list[int]:
        """Which answers the table may give for an absent seat."""
        return asked

    def sampler(self, seat: int, view: dict[str, Any], options: dict[str, Any], pack: Any) -> Any:
        """What a seat knows, made ready for drawing many worlds: an object whose draw(seed) gives a Fast."""
        raise AssertionError

    def imagine(self, seat: int, view: dict[str, Any], options: dict[str, Any], seed: int, pack: Any
                ) -> tuple[State, list[Memory]]:
        """A table that the seat cannot tell from the true one, and what everybody remembers there."""
        raise AssertionError

    def write(self, g: State, options: dict[str, Any], memories: list[Memory]) -> list[str]:
        """The whole table as readable lines."""
        raise AssertionError

    def read(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid:
        """The table back from lines, each with its number. A scenario may leave things out."""
        raise AssertionError

    def scripted(self, g: State, order: list[int]) -> Said:
        """What chance says in a scenario that does not say it: the cards in `order`, the first on top; else the first."""
        return g.ask.candidates(g, g.line)[0]

    def fact(self, g: State, words: list[str]) -> str:
        """Is this fact of a scenario true? Nothing where it is; else what is seen instead. Raises BadText."""
        raise AssertionError
