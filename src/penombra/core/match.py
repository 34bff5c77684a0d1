"""Match: the only handle that anything outside the rules holds."""
from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from penombra.core.agenda import NO_REST, NOT_ASKED, NOT_YOUR_TURN, TOO_LONG, State, legal, lot, settle, stand, take
from penombra.core.errors import BadText, Refused
from penombra.core.event import Event, Log
from penombra.core.fast import Fast
from penombra.core.game import Game
from penombra.core.line import CHANCE, addressed, has
from penombra.core.luck import Lots
from penombra.core.luck import imagined as imagined_luck
from penombra.core.option import Option
from penombra.core.seen import Memory

FORMAT: Final = 1                            # of journals and positions
TAKE_BACK: Final = "take_back"
NO_TAKE_BACK: Final = "core/no_take_back"


class Outcome:
    """How it ended."""

    def __init__(self, returns: list[float], winners: list[int], grade: str, reason: str) -> None:
        self.returns = returns
        self.winners = winners
        self.grade = grade
        self.reason = reason

    def __repr__(self) -> str: return f"Outcome(grade={self.grade!r}, winners={self.winners}, reason={self.reason!r})"

    def __eq__(self, o: object) -> bool:
        return isinstance(o, Outcome) and (self.returns, self.winners, self.grade, self.reason) == \
            (o.returns, o.winners, o.grade, o.reason)

    def __hash__(self) -> int: return hash((self.grade, self.reason))
    def __reduce__(self) -> Any: return Outcome, (self.returns, self.winners, self.grade, self.reason)


class Match:
    def __init__(self, game: Game, g: State, options: dict[str, Any], pack: Any, seed: int | None, lots: Lots | None,
                 start: str | None, first: State, before: list[Memory] | None, journal: Log, memories: list[Memory],
                 folded: list[int], undo: list[tuple[int, int, int]], taken: list[tuple[int, int]]) -> None:
        """Holds what it is given; `begin` makes a new one."""
        self._game = game
        self._g = g
        self._options = options
        self._pack = pack
        self._seed = seed                                # None: chance is asked, as seat -1
        self._lots = lots
        self._start = start                              # a position this match began with, in place of a set-up
        self._first = first                              # the table before the first answer
        self._before = before                            # and what everybody remembered then
        self._journal = journal                          # (seat, said); (seat, -1 - n) takes back to n
        self._memories = memories                        # one a seat, and one for spectators
        self._folded = folded                            # how many events each has taken in
        self._own = False                                # are the memories ours alone?
        self._undo = undo                                # (seat, journal length, events) that may be taken back to
        self._taken = taken                              # (from event, to event) that were taken back

    # What a table is.
    @property
    def game(self) -> str: return self._game.name
    @property
    def seats(self) -> int: return int(self._g.seats)
    @property
    def options_used(self) -> dict[str, Any]: return _copied(self._game.used(self._g, self._options))
    @property
    def limit(self) -> int: return int(self._g.limit)

    # Who is asked, and what.
    @property
    def waiting(self) -> frozenset[int]:
        g = self._g
        if g.ask.by_chance: return frozenset([CHANCE])
        seats = g.ask.waiting(g.line)
        return frozenset([s for s in range(int(g.seats)) if has(seats, s)])

    @property
    def asked(self) -> dict[int, str]:
        name = self._g.ask.name
        return {s: name for s in sorted(self.waiting)}

    def _line(self, seat: int) -> i64: return self._g.line if seat == CHANCE else addressed(self._g.line, seat)

    def _says(self, who: int, said: i64) -> Option:
        return self._game.chance.option(said) if who == CHANCE else self._game.verbs.option(said)

    def options(self, seat: int) -> list[Option]:
        """Answers to what the seat is asked; nothing where it is not waited for."""
        self._anybody(seat)
        if seat not in self.waiting: return []
        line = self._line(seat)
        said = self._g.ask.candidates(self._g, line) if seat == CHANCE else legal(self._g, line)
        return [self._says(seat, s) for s in said]

    def standing(self, seat: int) -> list[Option]:
        """What it may say now, unasked."""
        self._anybody(seat)
        g = self._g
        if not g.depth or not g.ask.rest_point or seat == CHANCE: return []
        return [self._game.verbs.option(act.said) for act in g.book.standing if not act.objection(g, seat)]

    def candidates(self, seat: int) -> list[tuple[Option, str | None]]:
        """Everything on show to a seat, with the rule that forbids it."""
        self._anybody(seat)
        g, rows = self._g, list[tuple[Option, str | None]]()
        if not g.depth: return rows
        if seat in self.waiting:
            line = self._line(seat)
            for said in g.ask.on_show(g, line):
                rows.append((self._says(seat, said), g.ask.objection(g, line, said) or None))
        if seat != CHANCE:
            for act in g.book.standing:
                against = act.objection(g, seat) or ("" if g.ask.rest_point else NO_REST)
                rows.append((self._game.verbs.option(act.said), against or None))
        return rows

    def weights(self) -> list[int]:
        """Where chance is asked: how likely each of options(-1) is, as integers."""
        g = self._g
        if not g.ask.by_chance: return []
        return [int(g.ask.weight(g, g.line, said)) for said in g.ask.candidates(g, g.line)]

    def why_not(self, seat: int, option: Option) -> str:
        """The id of the rule against an answer, or an empty string."""
        self._anybody(seat)
        g = self._g
        if not g.depth: return NOT_YOUR_TURN
        said = option.said
        ours = option.book is (self._game.chance if seat == CHANCE else self._game.verbs)
        if ours and seat != CHANCE:
            for act in g.book.standing:
                if act.said == said: return act.objection(g, seat) or ("" if g.ask.rest_point else NO_REST)
        if seat not in self.waiting: return NOT_YOUR_TURN
        if not ours: return NOT_ASKED
        line = self._line(seat)
        for shown in g.ask.on_show(g, line):
            if shown == said: return g.ask.objection(g, line, said)
        for shown in g.ask.candidates(g, line):
            if shown == said: return g.ask.objection(g, line, said)
        return NOT_ASKED

    # Answering.
    def answer(self, seat: int, *options: Option) -> int:
        """Take answers in order while the same seat is asked and nothing but its own answers happened."""
        done = 0
        for option in options:
            against = self.why_not(seat, option)
            if against:
                if done: break
                raise Refused(option, against)
            chances = self._g.chances
            self._take(seat, option.said)
            self._play_luck()
            done += 1
            if self._g.chances != chances or seat not in self.waiting: break
        return done

    def _take(self, who: int, said: i64) -> None:
        g = self._g
        length, told = self._journal.size, self._told()
        acts = [a for a in g.book.standing if a.said == said] if who != CHANCE else []
        if acts: stand(g, who, acts[0])
        else: take(g, who, said)
        self._journal.append((who, int(said)))
        if not self._game.take_backs: return
        if self._undo and self._undo[-1][0] != who: self._undo = []
        if who == CHANCE or self._secret_since(told): self._undo = []
        else: self._undo.append((who, length, told))

    def _told(self) -> int: return 0 if self._g.events is None else self._g.events.size

    def _secret_since(self, told: int) -> bool:
        """Was anything told to only some, or told to all that had been hidden?"""
        events = self._g.events
        return events is not None and any(e.secret is not None for e in events.since(told))

    def _play_luck(self) -> None:
        if self._lots is None: return
        while self._g.ask.by_chance: self._take(CHANCE, lot(self._g, self._lots))

    def luck_from(self, seed: int) -> None:
        """Chance answers from here on as it would have with this seed."""
        self._seed, self._lots = seed, Lots(seed)
        self._play_luck()

    def harmless(self, seat: int) -> list[Option]:
        """Answers the table may give for an absent seat; a standing act among them may be said at once."""
        self._anybody(seat)
        if seat == CHANCE: return []
        standing = [o.said for o in self.standing(seat)]
        asked = [o.said for o in self.options(seat)]
        return [self._game.verbs.option(said) for said in self._game.harmless(self._g, seat, asked, standing)]

    # Taking back.
    def undoable(self, seat: int) -> int | None:
        """The journal length this seat may take back to: as long as all since is its own, and nothing secret was told.

        A game that is over stays over."""
        self._anybody(seat)
        if not self._undo or self._undo[0][0] != seat or not self._g.depth: return None
        return self._undo[0][1]

    def take_back(self, to: int) -> None:
        """Go back to a journal length that was the beginning of one of the last seat's own answers."""
        places = [n for n, (_, length, _) in enumerate(self._undo) if length == to]
        if not places or not self._g.depth: raise Refused(f"{TAKE_BACK} {to}", NO_TAKE_BACK)
        self._rewind(self._undo[places[0]][0], to, self._undo[places[0]][2])
        self._undo = self._undo[:places[0]]

    def _rewind(self, seat: int, to: int, told: int) -> None:
        kept, events = self._journal, self._g.events
        g = self._first.clone()
        settle(g)
        effective = self._effective(kept.items[:to])
        for who, said in effective:
            acts = [a for a in g.book.standing if a.said == said] if who != CHANCE else []
            if acts: stand(g, who, acts[0])
            else: take(g, who, said)
        g.events = events
        self._g = g
        kept.append((seat, -1 - to))
        if events is not None:
            self._taken = [*self._taken, (told, events.size)]
            events.append(Event("taken_back", {"seat": seat, "to": told}))
        self._memories = fresh_memories(self._game, self._first, self._before)
        self._folded = [0 for _ in self._memories]
        self._own = True

    def _effective(self, entries: list[Any]) -> list[Any]:
        """The answers that stand, once what was taken back is left out."""
        kept: list[tuple[int, Any]] = []
        for n, (who, said) in enumerate(entries):
            if said < 0: kept = [(m, e) for m, e in kept if m < -1 - said]
            else: kept.append((n, (who, said)))
        return [e for _, e in kept]

    # What is seen.
    def _memory(self, seat: int | None) -> Memory:
        """What this seat remembers, folded from the events it saw."""
        place = int(self._g.seats) if seat is None else seat
        events = self._g.events
        if events is not None and self._folded[place] < events.size:
            if not self._own:
                self._memories = [m.copy() for m in self._memories]
                self._folded = list(self._folded)
                self._own = True
            memory, n = self._memories[place], self._folded[place]
            undone = self._taken
            while n < events.size:
                if not any(a <= n < b for a, b in undone):
                    event: Event = events.items[n]
                    self._game.recall(memory, event, seat)
                n += 1
            self._folded[place] = n
        return self._memories[place]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may know, its memory included; None is a spectator."""
        self._seat(seat)
        shown = self._game.view(self._g, seat)
        shown["memory"] = self._game.remembered(self._g, self._memory(seat), seat)
        shown["me"] = seat
        if seat is not None: shown["public"] = self._game.remembered(self._g, self._memory(None), None)
        return shown

    def knows(self, seat: int | None) -> list[dict[str, Any]]:
        """Certain facts about hidden places."""
        self._seat(seat)
        return self._game.knows(self._g, self._memory(seat), seat)

    def _seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self._g.seats:
            raise IndexError(f"seat {seat}: there are {int(self._g.seats)} seats, counted from 0")

    def _anybody(self, seat: int) -> None:
        if seat != CHANCE: self._seat(seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from event number `since` on, as that seat saw it."""
        self._seat(seat)
        log = self._g.events
        if log is None: return []
        return [log.items[n].seen_by(seat, n) for n in range(max(0, since), log.size)]

    @property
    def outcome(self) -> Outcome | None:
        if self._g.depth: return None
        won = self._g.winners()
        grade, reason = self._game.outcome(self._g)
        winners = [s for s in range(int(self._g.seats)) if has(won, s)]
        return Outcome(self._g.returns(), winners, grade, reason or TOO_LONG)

    # Copies, words, saves.
    def clone(self) -> Match:
        """An independent copy with the same luck."""
        self._own = False
        g = self._g.clone()
        if self._g.events is not None: g.events = self._g.events.copy()
        return Match(self._game, g, self._options, self._pack, self._seed, self._lots, self._start, self._first,
                     self._before, self._journal.copy(), self._memories, self._folded, list(self._undo), self._taken)

    def fast(self) -> Fast:
        """The same table for search, with the same luck."""
        n = int(self._g.seats)
        return Fast(self._g.clone(), self._lots, self._game.verbs.table(n), self._game.chance.table(n), self._first)

    def text(self, option: Option) -> str: return str(option)

    def read(self, seat: int, text: str) -> Option:
        return self._says(seat, (self._game.chance if seat == CHANCE else self._game.verbs).read(text))

    def hash(self) -> str:
        """Of table, agenda and what each seat knows; not of seed, events or journal."""
        digest = hashlib.sha256(self._g.to_bytes())
        for place in range(len(self._memories)):
            digest.update(self._memory(place if place < self._g.seats else None).to_text().encode() + b"\n")
        return digest.hexdigest()[:16]

    def journal(self) -> dict[str, Any]:
        """JSON-ready: replays the match exactly, with no generator in it."""
        rows: list[list[Any]] = []
        for who, said in self._journal.since(0):
            if said < 0: rows.append([who, TAKE_BACK, -1 - said])
            else: rows.append([who, str(self._says(who, said))])
        return {"penombra": FORMAT, "game": self._game.name, "version": self._game.version,
                "content": self._pack.hash, "seats": int(self._g.seats), "options": _copied(self._options),
                "start": self._start, "answers": rows}

    def play_journal(self, rows: list[Any]) -> None:
        """Answers from a journal; chance's are among them, so no luck is drawn from here on."""
        self._seed, self._lots = None, None
        for n, row in enumerate(rows):
            try:
                who: int = row[0]
                if type(who) is not int: raise TypeError("a seat is an integer")
                if row[1] == TAKE_BACK:
                    if self.undoable(who) is None: raise Refused(TAKE_BACK, NO_TAKE_BACK)
                    self.take_back(row[2])
                else: self.answer(who, self.read(who, row[1]))
            except (Refused, BadText, AttributeError, IndexError, KeyError, TypeError, ValueError) as e:
                raise BadText(f"answer {n} of the journal cannot be given: {e}") from None

    def position(self) -> str:
        """The whole table as readable lines."""
        memories = [self._memory(s if s < self._g.seats else None) for s in range(int(self._g.seats) + 1)]
        head = ["penombra position 1", f"game {self._game.name}"]
        return "\n".join(head + self._game.write(self._g, self._options, memories)) + "\n"

    def imagine(self, seat: int, seed: int) -> Match:
        """A match that this seat cannot tell from the true one, drawn from what it may know."""
        self._seat(seat)
        return imagined(self._game, seat, self.view(seat), seed, self._options, self._pack)

    def __reduce__(self) -> Any: return _unpickle, (self._pack.own_folder, self.journal(), self._seed)


def _copied(options: dict[str, Any]) -> dict[str, Any]:
    """A copy that may be written to; an option may itself be a map."""
    return {key: dict(value) if isinstance(value, dict) else list(value) if isinstance(value, list) else value
            for key, value in options.items()}


def fresh_memories(game: Game, g: State, before: list[Memory] | None) -> list[Memory]:
    if before is not None: return [m.copy() for m in before]
    n = int(g.seats)
    return [game.memory(g, s if s < n else None) for s in range(n + 1)]


def begin(game: Game, g: State, options: dict[str, Any], pack: Any, seed: int | None,
          before: list[Memory] | None = None, start: str | None = None) -> Match:
    """A new match, played on to the first choice."""
    g.events = None
    first = g.clone()
    g.events = Log([], 0)
    memories = fresh_memories(game, g, before)
    m = Match(game, g, options, pack, seed, None if seed is None else Lots(seed), start, first, before, Log([], 0),
              memories, [0 for _ in memories], [], [])
    settle(g)
    m._play_luck()
    return m


def imagined(game: Game, seat: int, view: dict[str, Any], seed: int, options: dict[str, Any], pack: Any) -> Match:
    """A world drawn from what a seat may know. Its luck is its own; where chance is asked, it is asked there too."""
    g, memories = game.imagine(seat, view, options, seed, pack)
    m = begin(game, g, options, pack, None, memories)
    m._seed = imagined_luck(seed)
    m._lots = Lots(m._seed)
    m._start = m.position()
    return m


RESTORE: Final[list[Any]] = []               # how to make a match from a journal, set by the package


def _unpickle(folder: str | None, journal: dict[str, Any], seed: int | None) -> Match:
    match: Match = RESTORE[0](journal, folder, seed)
    return match
