"""Options as people, journals and learners meet them: words, values, and a table of actions.

A game lists its verbs once, in the order of its table of actions. A verb has up to two parameters,
each a *sort* (card, seat, side…) and a range; its options are a rectangle of that table. Several
verbs may share a word ("play axe 3", "play axe left"): what follows tells them apart.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.errors import BadText
from penombra.core.line import EMPTY, Ints, Said, first, say, second, verb

SEAT: Final = "seat"


class Verb:
    """A word and what may follow it. `many = 0` for a seat: as many as there are seats."""

    def __init__(self, book: Verbs, word: str, sorts: tuple[str, ...] = (), start: tuple[int, ...] = (),
                 many: tuple[int, ...] = ()) -> None:
        self.book = book
        self.word = word
        self.sorts = sorts
        self.start = start
        self.many = many
        self.number = len(book.verbs)
        book.verbs.append(self)

    def size(self, place: int, seats: int) -> int:
        if place >= len(self.sorts): return 1
        return self.many[place] or seats

    def begin(self, place: int) -> int: return self.start[place] if place < len(self.sorts) else 0


class Verbs:
    """The verbs of a game: those of its seats, or those of chance. `names` spells each sort but plain numbers."""

    def __init__(self, game: str, names: dict[str, list[str]]) -> None:
        self.game = game
        self.names = names
        self.verbs: list[Verb] = []
        self.made: dict[int, Option] = {}
        self.tables: dict[int, Actions] = {}

    def new(self, word: str, sorts: tuple[str, ...] = (), start: tuple[int, ...] = (),
            many: tuple[int, ...] = ()) -> i64:
        return Verb(self, word, sorts, start, many).number

    def option(self, said: Said) -> Option:
        found = self.made.get(said)
        if found is None:
            found = Option(self, said)
            self.made[said] = found
        return found

    def spell(self, sort: str, value: int) -> str:
        names = self.names.get(sort)
        if names is None: return str(value)
        return names[value] if 0 <= value < len(names) else str(value)

    def text(self, said: Said) -> str:
        v = self.verbs[verb(said)]
        words = [v.word]
        for place, sort in enumerate(v.sorts):
            words.append(self.spell(sort, int(first(said) if place == 0 else second(said))))
        return " ".join(words)

    def read(self, text: str) -> Said:
        """Back from text; raises BadText with what could not be understood."""
        words = text.split()
        if not words: raise BadText("an answer is missing")
        known = [v for v in self.verbs if v.word == words[0]]
        if not known: raise BadText(f"unknown verb: {words[0]}")
        problem = f"not understood: {text}"
        for v in known:
            if len(v.sorts) != len(words) - 1: continue
            values = [self.value(sort, word) for sort, word in zip(v.sorts, words[1:], strict=True)]
            if all(x >= 0 for x in values):
                return say(v.number, values[0] if values else 0, values[1] if len(values) > 1 else 0)
            problem = next(f"unknown {s}: {w}" for s, w, x in zip(v.sorts, words[1:], values, strict=True) if x < 0)
        raise BadText(problem)

    def value(self, sort: str, word: str) -> int:
        names = self.names.get(sort)
        if names is not None: return names.index(word) if word in names else -1
        return int(word) if word.isascii() and word.isdigit() and int(word) < 256 else -1

    def table(self, seats: int) -> Actions:
        if seats not in self.tables: self.tables[seats] = Actions(self, seats)
        return self.tables[seats]


class Option:
    """What somebody may say: a verb and up to two small integers. Compared and hashed by value."""

    def __init__(self, book: Verbs, said: Said) -> None:
        self.book = book
        self.said = int(said)
        self.verb = book.verbs[verb(said)].word
        self.a = int(first(said))
        self.b = int(second(said))

    @property
    def facts(self) -> dict[str, Any]:
        """What it is about, by name: {"card": "axe", "seat": 3}."""
        v = self.book.verbs[verb(self.said)]
        out: dict[str, Any] = {}
        for place, sort in enumerate(v.sorts):
            value = self.a if place == 0 else self.b
            out[sort] = self.book.spell(sort, value) if sort in self.book.names else value
        return out

    def __eq__(self, o: object) -> bool:
        return isinstance(o, Option) and o.said == self.said and o.book is self.book

    def __hash__(self) -> int: return hash(self.said)
    def __str__(self) -> str: return self.book.text(self.said)
    def __repr__(self) -> str: return f"Option({self.book.text(self.said)!r})"
    def __reduce__(self) -> Any: return _option, (self.book.game, self.said)


BOOKS: Final[dict[str, Verbs]] = {}          # by game; chance's under game + "/chance"


def _option(game: str, said: int) -> Option: return BOOKS[game].option(said)


class Actions:
    """The table of actions at one number of seats: every option has a place, 0 to size-1, in the order of verbs."""

    def __init__(self, book: Verbs, seats: int) -> None:
        self.book = book
        self.size: i64 = 0
        self.base: Ints = EMPTY
        self.a0: Ints = EMPTY
        self.b0: Ints = EMPTY
        self.width: Ints = EMPTY
        self.said: Ints = EMPTY
        for v in book.verbs:
            self.base = append(self.base, self.size)
            self.a0 = append(self.a0, v.begin(0))
            self.b0 = append(self.b0, v.begin(1))
            width = v.size(1, seats)
            self.width = append(self.width, width)
            for a in range(v.size(0, seats)):
                for b in range(width):
                    self.said = append(self.said, say(v.number, v.begin(0) + a, v.begin(1) + b))
                    self.size += 1

    def place(self, said: Said) -> i64:
        v = verb(said)
        return self.base[v] + (first(said) - self.a0[v]) * self.width[v] + second(said) - self.b0[v]

    def places(self, options: Ints) -> Ints:
        """Ascending. Options come nearly sorted, so insertion is enough."""
        out: Ints = vec[i64](capacity=len(options))
        for said in options:
            x = self.place(said)
            out = append(out, x)
            i = len(out) - 1
            while i > 0 and out[i - 1] > x:
                out[i] = out[i - 1]
                i -= 1
            out[i] = x
        return out
