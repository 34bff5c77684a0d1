"""The agenda: a rulebook read with a finger on the line.

A game is a table and a stack of lines. Running a line changes the table and may put further lines on
the stack; an *ask* stops there until somebody chooses. A *step* is the one stateless object that knows
what a kind of line means: its sentence, its objections, its effect.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from penombra.core.event import Event, Log
from penombra.core.line import CHANCE, EMPTY, Ints, Line, Rule, Said, addressed, line, rest, seat
from penombra.core.luck import Lots

Audience: TypeAlias = "Callable[[Any, Any, int | None], object]"   # (table, value, seat) -> what that seat sees
G = TypeVar("G", bound="State")

EFFECT: Final = 1                            # what a closing step closes, see State.leave
ACTION: Final = 2
TURN: Final = 3
GAME: Final = 4

TOO_LONG: Final = "core/too_long"
NOT_YOUR_TURN: Final = "core/not_your_turn"
NOT_ASKED: Final = "core/not_asked"          # nothing of the kind is asked now
NOT_HELD: Final = "core/not_held"            # one does not have what is to be played
NO_REST: Final = "core/no_rest_point"        # standing acts wait until nothing is being resolved


class Book:
    """The steps of one game, numbered as they are made and saved by name."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: list[Step[Any]] = []
        self.asks: list[Ask[Any]] = []       # the same places; of a step that asks nothing, NOTHING
        self.names: dict[str, i64] = {}
        self.standing: list[Standing[Any]] = []
        Nothing(self)                        # number 0: nobody is waited for, the game is over


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One sentence of the rulebook. One object per kind, no state: what varies is in the line."""
    asks: bool = False
    closes: i64 = 0

    def __init__(self, book: Book, name: str = "") -> None:
        self.kind: i64 = len(book.steps)
        self.name = name or snake(type(self).__name__)
        if self.name in book.names or self.kind > 255: raise AssertionError(f"{self.name} twice, or too many steps")
        book.names[self.name] = self.kind
        book.steps.append(self)
        book.asks.append(self if isinstance(self, Ask) else book.asks[0])
        self.closes = declared(self, "closes", self.closes)

    def of(self, seat: i64 = 0, other: i64 = 0, rest: i64 = 0) -> Line: return line(self.kind, seat, other, rest)

    def run(self, g: G, line: Line) -> None: raise AssertionError(f"{self.name} does nothing by itself")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A sentence in which somebody chooses: the only place where a game stops."""
    asks = True
    by_chance: bool = False
    rest_point: bool = False                 # may standing acts be said here?
    forced_is_public: bool = False           # if everybody can see that only one answer is left, it is given unasked
    only_if_it_matters: bool = False         # nor is it asked where all answers lead to the same table:
    last_if_idle: bool = False               # then the first answer is given, or the last

    def __init__(self, book: Book, name: str = "") -> None:
        super().__init__(book, name)
        self.by_chance = declared(self, "by_chance", self.by_chance) != 0
        self.rest_point = declared(self, "rest_point", self.rest_point) != 0
        self.forced_is_public = declared(self, "forced_is_public", self.forced_is_public) != 0
        self.only_if_it_matters = declared(self, "only_if_it_matters", self.only_if_it_matters) != 0
        self.last_if_idle = declared(self, "last_if_idle", self.last_if_idle) != 0

    def waiting(self, line: Line) -> i64: return 1 << seat(line)

    def candidates(self, g: G, line: Line) -> Ints:
        """What could be answered, in the order of the table of actions."""
        raise AssertionError(f"{self.name} offers nothing")

    def on_show(self, g: G, line: Line) -> Ints:
        """What a person is shown, with the rule against it: the candidates, and whatever else is in sight."""
        return self.candidates(g, line)

    def idle(self, g: G, line: Line, options: Ints) -> bool:
        """Might all these answers lead to the same table? Where it matters, a game says when to look."""
        return True

    def objection(self, g: G, line: Line, said: Said) -> Rule: return ""
    def answer(self, g: G, line: Line, said: Said) -> None: raise AssertionError(f"{self.name} takes no answer")
    def weight(self, g: G, line: Line, said: Said) -> i64: return 1    # read only where chance answers
    def lot(self, g: G, line: Line, lots: Lots) -> Said: raise AssertionError(f"{self.name} is not for chance")


class Nothing(Ask[Any]):
    """Nobody is waited for."""

    def __init__(self, book: Book) -> None:
        book.asks.append(self)               # the place that other steps point to
        super().__init__(book)
        book.asks.pop()

    def waiting(self, line: Line) -> i64: return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Ask[G]):
    """A sentence in which chance chooses, by weight."""
    by_chance = True
    def waiting(self, line: Line) -> i64: return 0

    def lot(self, g: G, line: Line, lots: Lots) -> Said:
        """What chance says. A game may say the same thing faster."""
        options = self.candidates(g, line)
        if len(options) == 1: return options[0]
        total: i64 = 0
        for said in options: total += self.weight(g, line, said)
        left = lots.below(g.chances, total)
        for said in options:
            left -= self.weight(g, line, said)
            if left < 0: return said
        raise AssertionError("chance has nothing to say")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Ask[G]):
    """Several choose at once, unseen by each other; the line beneath carries the effect out."""
    def to(self, seats: i64) -> Line: return self.of(0, 0, seats)
    def waiting(self, line: Line) -> i64: return rest(line)


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Generic[G]):
    """What may be said unasked, at rest points only. The open ask stays open."""

    def __init__(self, book: Book, said: Said) -> None:
        self.said: Said = said
        book.standing.append(self)

    def objection(self, g: G, who: i64) -> Rule: raise AssertionError
    def answer(self, g: G, who: i64) -> None: raise AssertionError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table, and the agenda. Games add their fields, all of them integers and arrays of integers."""
    SEEN_BY: ClassVar[dict[str, Audience]] = {}          # a field not named here is seen by nobody

    def __init__(self, book: Book) -> None:
        self.book = book
        self.seats: i64 = 0
        self.agenda: Ints = EMPTY                        # sized when a game is set up, so that cloning is cheap
        self.depth: i64 = 0
        self.line: Line = 0                              # the line under the finger: what is asked now
        self.ask: Ask[Any] = book.asks[0]                # and its step; `Nothing` when the game is over
        self.answers: i64 = 0                            # given so far, chance's included
        self.chances: i64 = 0                            # those of chance
        self.limit: i64 = 0
        self.events: Log | None = None                   # None while a bot searches

    # What a game says of itself.
    def clone(self) -> State: raise AssertionError
    def parts(self) -> list[Ints]:
        """All that makes two tables equal."""
        raise AssertionError
    def winners(self) -> i64:
        """The seats that have won, once the game is over."""
        raise AssertionError
    def returns(self) -> list[float]:
        """Once the game is over: one number a seat, from -1 to 1."""
        raise AssertionError
    def give_up(self) -> None:
        """The limit is reached: nobody wins."""

    def copy_to(self, o: State) -> None:
        o.seats = self.seats
        o.agenda, o.depth, o.line, o.ask = self.agenda[:], self.depth, self.line, self.ask
        o.answers, o.chances, o.limit = self.answers, self.chances, self.limit

    def to_bytes(self) -> bytes:
        return b"".join([bytes(memoryview(part)) for part in [self.agenda[:self.depth], *self.parts()]])

    # The agenda.
    def then(self, first: Line, second: Line = 0, third: Line = 0) -> None:
        """Put lines on the agenda; the first named happens first."""
        if third: self.push(third)
        if second: self.push(second)
        if first: self.push(first)

    def push(self, line: Line) -> None:
        self.agenda[self.depth] = line
        self.depth += 1

    def top(self) -> Line:
        if self.depth: return self.agenda[self.depth - 1]
        return 0

    def leave(self, level: i64) -> None:
        """Drop what lies above the line that closes this level, and let that line run."""
        while self.book.steps[self.top() & 255].closes < level:
            if not self.depth: raise AssertionError(f"nothing on the agenda closes level {level}")
            self.depth -= 1

    # Events.
    def tell(self, kind: str, facts: dict[str, Any]) -> None:
        """Call this only where events are kept."""
        if self.events is not None: self.events.append(Event(kind, facts))

    def whisper(self, to: i64, facts: dict[str, Any]) -> None:
        """Add to what was just told something that only one seat saw."""
        if self.events is None: return
        event: Event = self.events.items[self.events.size - 1]
        if event.secret is None: event.secret = {}
        event.secret[int(to)] = facts

    def unveil(self) -> None:
        """What was just told to all had been hidden until now: nothing before it can be taken back."""
        if self.events is None: return
        event: Event = self.events.items[self.events.size - 1]
        if event.secret is None: event.secret = {}


def declared(step: Step[Any], what: str, here: i64) -> i64:
    """What a class says of its steps. A class that is not compiled says it where the compiled form would not look."""
    value = getattr(type(step), what)
    return value if isinstance(value, int) else here


def snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


def legal(g: State, line: Line) -> Ints:
    """What may be answered: the candidates without an objection."""
    ask = g.ask
    shown = ask.candidates(g, line)
    out: Ints = vec[i64](capacity=len(shown))
    for said in shown:
        if not ask.objection(g, line, said): out = append(out, said)
    if not len(out): raise AssertionError(f"nobody can answer {ask.name}: we misread the rules")
    return out


def settle(g: State) -> None:
    """Carry out lines until somebody must choose, or the game is over."""
    while g.depth:
        now = g.agenda[g.depth - 1]
        step = g.book.steps[now & 255]
        if not step.asks:
            g.depth -= 1
            step.run(g, now)
            continue
        ask = g.book.asks[now & 255]
        g.line, g.ask = now, ask
        if not ask.forced_is_public and not ask.only_if_it_matters: return
        options = legal(g, now)
        if len(options) > 1 and not (ask.only_if_it_matters and ask.idle(g, now, options) and all_one(g, options)): return
        g.depth -= 1
        ask.answer(g, now, options[len(options) - 1] if ask.last_if_idle else options[0])
    g.line, g.ask = 0, g.book.asks[0]


def all_one(g: State, options: Ints) -> bool:
    """Do all these answers lead to the same tables? Each is tried out, and so is every question of the kind after it."""
    first: set[bytes] = set()
    for said in options:
        found = reached(g, said)
        if not first: first = found
        elif found != first: return False
    return True


def reached(g: State, said: Said) -> set[bytes]:
    """The tables to which an answer may come, each with those who were asked on the way."""
    c = g.clone()
    c.depth -= 1
    c.ask.answer(c, c.line, said)
    settle(c)
    if not c.ask.only_if_it_matters: return {c.to_bytes()}
    options = legal(c, c.line)
    if not c.ask.idle(c, c.line, options): return {c.to_bytes()}
    who = bytes([seat(c.line)])
    return {who + table for next in options for table in reached(c, next)}


def take(g: State, who: i64, said: Said) -> None:
    """Take an answer known to be legal, and go on to the next ask."""
    now, ask = g.line, g.ask
    g.depth -= 1
    if who == CHANCE: g.chances += 1
    else:
        left = ask.waiting(now) & ~(1 << who)
        if left: g.push(now & 0xFFFFFF | left << 24)
        now = addressed(now, who)
    ask.answer(g, now, said)
    go_on(g)


def stand(g: State, who: i64, act: Standing[Any]) -> None:
    """Take a standing act; the open ask stays where it is unless the act leaves it."""
    act.answer(g, who)
    go_on(g)


def go_on(g: State) -> None:
    """On to the next ask; an answer that reaches the limit ends the game, unless it was over anyway."""
    g.answers += 1
    settle(g)
    if g.answers >= g.limit and g.depth:
        g.depth = 0
        g.give_up()
        settle(g)


def lot(g: State, lots: Lots) -> Said:
    """What chance says now."""
    return g.ask.lot(g, g.line, lots)
