"""The laws that every game passes, whatever its rules.

`check_game` plays one random game and checks them on the way; it ships in the package so that a new game can be put
through it on its first day. It reaches into a match, as nothing outside the core may.
"""
from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from penombra.core.agenda import NOT_YOUR_TURN
from penombra.core.errors import Refused
from penombra.core.line import CHANCE
from penombra.core.luck import Lots
from penombra.core.match import RESTORE, Match, Outcome, begin
from penombra.core.option import Option
from penombra.core.position import split

T = TypeVar("T")
LAWS_STREAM = 9                              # the random player has a luck of its own


class Broken(AssertionError):
    """A law was broken: which, and where."""


class Dice:
    """Random numbers for a random player, the same in every form and on every machine."""

    def __init__(self, seed: int) -> None:
        self.lots = Lots(seed, LAWS_STREAM)
        self.k = 0

    def below(self, n: int) -> int:
        self.k += 1
        return int(self.lots.below(self.k, n))

    def pick(self, among: list[T]) -> T: return among[self.below(len(among))]


class Played:
    """One game played to the end."""

    def __init__(self, match: Match, decisions: int, choices: int, checked: int, taken_back: int,
                 told: list[tuple[int, Option]]) -> None:
        self.match = match
        self.decisions = decisions           # answers of seats
        self.choices = choices               # those with at least two legal answers
        self.checked = checked               # asks at which everything was checked
        self.taken_back = taken_back         # how often an answer was taken back
        self.told = told                     # who said what, chance left out

    @property
    def outcome(self) -> Outcome:
        assert self.match.outcome is not None
        return self.match.outcome


def check_game(new: Callable[..., Match], seed: int, every: int = 30, ahead: int = 6, standing: int = 200,
               watch: Callable[[Match], None] | None = None,
               choose: Callable[[Match, int], Option] | None = None) -> Played:
    """Play at random to the end, and check the laws at about one ask in `every` (0: only what costs nothing).

    `new(seed=…)` makes the match. Where several are asked they answer in random order; about one answer in `standing`
    is a standing act, where there is one; answers are taken back where they may be. `watch` is called at each ask, and
    at the end. `ahead`: how far copies are played on. `choose` plays in place of the random player.
    """
    m, dice = new(seed=seed), Dice(seed)
    decisions = choices = taken_back = 0
    told: list[tuple[int, Option]] = []
    marks: list[tuple[int, str]] = []
    while m.waiting:
        law(m.outcome is None, m, "somebody is waited for, so the game is not over")
        if watch is not None: watch(m)
        if every and dice.below(every) == 0:
            check_ask(m, dice, ahead)
            marks.append((m._journal.size, m.hash()))
        who = dice.pick(sorted(m.waiting))
        options = m.options(who)
        said = choose(m, who) if choose is not None else dice.pick(options)
        choices += len(options) > 1
        if standing and dice.below(standing) == 0:
            acts = [(s, act) for s in range(m.seats) for act in m.standing(s)]
            if acts: who, said = dice.pick(acts)
        law(m.answer(who, said) == 1, m, f"{said} was offered to {who}, so it is taken")
        to = m.undoable(who) if m._game.take_backs and dice.below(5) == 0 else None
        if to is not None:
            taken_back += 1
            m.take_back(to)
        told.append((who, said))
        decisions += 1
        law(m._g.answers <= m.limit, m, "the game ends by its limit")
    if watch is not None: watch(m)
    check_end(m)
    if every: check_saved(m, marks, seed)
    return Played(m, decisions, choices, len(marks), taken_back, told)


def law(holds: bool, m: Match, what: str) -> None:
    if not holds: raise Broken(f"{m.game}, {m.seats} seats, {m.options_used}, after answer {m._journal.size}: {what}")


def check_ask(m: Match, dice: Dice, ahead: int = 6) -> None:
    """Everything there is to check where somebody is asked."""
    before = snapshot(m)
    check_rows(m)
    check_refusals(m)
    check_views(m)
    check_events(m)
    law(snapshot(m) == before, m, "looking changes nothing")
    played = check_clone(m, dice, ahead)
    check_fast(m, dice, ahead)
    check_take_back(m)
    law(snapshot(m) == before, m, "copies are independent")
    check_pickle(m, played)
    check_position(m, played)
    law(snapshot(m) == before, m, "saving changes nothing")


def snapshot(m: Match) -> tuple[object, ...]:
    """All that a refused answer must leave as it was."""
    return (*outline(m), m.hash())


def outline(m: Match) -> tuple[object, ...]:
    """The same but for what everybody remembers, which takes longest to write down."""
    g = m._g
    return g.to_bytes(), int(g.answers), int(g.chances), m._journal.size, m._told(), m.waiting, m.asked, list(m._undo)


def recent(m: Match) -> int:
    """The number of an event not long ago: of long games not all is compared at every ask, but all at the end."""
    return max(0, m._told() - 40) if m.waiting else 0


def check_rows(m: Match) -> None:
    """Options are the candidates without an objection, in the order of the table of actions."""
    for who in [*range(m.seats), CHANCE]:
        options, rows, acts = m.options(who), m.candidates(who), m.standing(who)
        law(bool(options) == (who in m.waiting), m, f"seat {who} has answers if it is waited for, and only then")
        book = m._game.chance if who == CHANCE else m._game.verbs
        places = [int(book.table(m.seats).place(o.said)) for o in options]
        law(places == sorted(set(places)), m, f"the options of seat {who} stand in the order of the table, none twice")
        law(all(0 <= x < book.table(m.seats).size for x in places), m, f"the options of seat {who} are in the table")
        free = [o for o, against in rows if against is None]
        law(free == options + acts, m, f"what nothing forbids seat {who} is its answers: {free}, {options + acts}")
        law(len({o for o, _ in rows}) == len(rows), m, f"nothing is on show twice to seat {who}")
        for option, against in rows:
            law(m.why_not(who, option) == (against or ""), m, f"why not {option} of seat {who}: {against}")
            if against is None: law(m.read(who, m.text(option)) == option, m, f"{option} reads back")
        if who == CHANCE:
            law(sum(w > 0 for w in m.weights()) == len(options), m, "what chance may say has weight")
        elif who in m.waiting:
            for_it = m.harmless(who)
            law(bool(for_it) and set(for_it) <= {*options, *acts}, m, f"an absent seat {who} can be answered for")


def check_refusals(m: Match) -> None:
    """Every forbidden answer is refused with its rule, and so is everything said out of turn."""
    asked = [o for who in m.waiting for o in m.options(who)]
    for who in [*range(m.seats), CHANCE]:
        for option, against in m.candidates(who):
            if against is not None: refused(m, who, option, against)
        if who in m.waiting: continue
        for option in asked[:3]:
            if option not in m.standing(who): refused(m, who, option, NOT_YOUR_TURN)
    for who in m.waiting:
        foreign = m._game.verbs if who == CHANCE else m._game.chance
        refused(m, who, foreign.option(0), "")
    for who in (m.seats, -2):
        try: m.answer(who, asked[0])
        except IndexError: continue
        law(False, m, f"there is no seat {who}")


def refused(m: Match, who: int, option: Option, rule: str) -> None:
    before = outline(m)
    try: m.answer(who, option)
    except Refused as e:
        law(e.option is option and bool(e.rule) and (not rule or e.rule == rule), m, f"{option} refused by {e.rule}")
        law(outline(m) == before, m, f"refusing {option} to seat {who} changes nothing")
        return
    law(False, m, f"{option} of seat {who} is forbidden, and was taken")


def check_views(m: Match) -> None:
    """What is handed out is plain data, and writing to it changes nothing."""
    since = recent(m)
    for seat in [None, *range(m.seats)]:
        for ask in (m.view, m.knows, lambda s: m.events(s, since)):
            shown: Any = ask(seat)
            law(as_json(shown) == shown, m, f"what seat {seat} sees is JSON")
            told = json.dumps(shown)
            spoil(shown)
            law(json.dumps(ask(seat)) == told, m, f"what seat {seat} was shown is a copy")
    for name, made in (("journal", m.journal), ("options", lambda: m.options_used)):
        said: Any = made()
        told = json.dumps(said)
        spoil(said)
        law(json.dumps(made()) == told, m, f"the {name} handed out are a copy")


def as_json(x: Any) -> Any: return json.loads(json.dumps(x))


def spoil(x: Any) -> None:
    """Write over everything that can be written to."""
    if isinstance(x, dict):
        for value in x.values(): spoil(value)
        x.clear()
    elif isinstance(x, list):
        for value in x: spoil(value)
        x.clear()


def check_events(m: Match) -> None:
    """All see the same events, in number, order and kind; a seat sees all the facts that everybody sees."""
    since = recent(m)
    public = m.events(None, since)
    law([e["n"] for e in public] == list(range(since, m._told())), m, "events are counted")
    for seat in range(m.seats):
        seen = m.events(seat, since)
        law([e["kind"] for e in seen] == [e["kind"] for e in public], m, f"seat {seat} sees the same events")
        for e, shared in zip(seen, public, strict=True):
            law(all(e[k] == v for k, v in shared.items()), m, f"seat {seat} sees what all see: {shared}, {e}")
        law(m.events(seat, m._told() - 3) == seen[-3:], m, "events can be read from a number on")


def play_on(m: Match, dice: Dice, ahead: int) -> list[tuple[int, Option]]:
    """Some random answers; who said what."""
    told: list[tuple[int, Option]] = []
    while m.waiting and len(told) < ahead:
        who = dice.pick(sorted(m.waiting))
        said = dice.pick(m.options(who))
        m.answer(who, said)
        told.append((who, said))
    return told


def check_clone(m: Match, dice: Dice, ahead: int) -> tuple[list[tuple[int, Option]], Match]:
    """A copy is equal, has the same luck, and goes its own way."""
    before, first = snapshot(m), m.clone()
    same(m, first, "a clone")
    told = play_on(first, dice, ahead)
    law(snapshot(m) == before, m, "a clone played on, and the match did not")
    second = m.clone()
    for who, said in told: second.answer(who, said)
    same(first, second, "a clone given the same answers")
    return told, first


def same(m: Match, o: Match, what: str) -> None:
    """Equal in all that can be asked of them."""
    law(o.hash() == m.hash(), m, f"{what} has the same hash")
    law((o.waiting, o.asked, o.outcome) == (m.waiting, m.asked, m.outcome), m, f"{what} waits for the same")
    law(o.journal() == m.journal(), m, f"{what} has the same journal")
    for seat in [None, *range(m.seats)]:
        law(o.events(seat, recent(m)) == m.events(seat, recent(m)), m, f"{what} told seat {seat} the same")
        law(o.view(seat) == m.view(seat), m, f"{what} shows seat {seat} the same")
    for seat in m.waiting:
        law(o.candidates(seat) == m.candidates(seat), m, f"{what} asks seat {seat} the same")
        law(o.undoable(seat) == m.undoable(seat), m, f"{what} lets seat {seat} take back the same")


def check_fast(m: Match, dice: Dice, ahead: int) -> None:
    """The engine without words asks the same of the same seats, offers the same, and has the same luck."""
    if not m.waiting: return
    f, c = m.fast(), m.clone()
    while True:
        law(f.done == (not c.waiting), c, "fast() is over when the match is")
        law(f.g.to_bytes() == c._g.to_bytes(), c, "fast() has the same table")
        if f.done:
            law(c.outcome is not None and list(f.returns) == c.outcome.returns, c, "fast() ends the same")
            return
        if not ahead: return
        who = int(f.current)
        law(who == min(c.waiting), c, "fast() asks the lowest seat waited for")
        legal, options = [int(x) for x in f.legal()], c.options(who)
        law([f.option(x) for x in legal] == options, c, "fast() offers the same")
        law([f.action(o) for o in options] == legal, c, "fast() numbers the same")
        law([f.option(x) for x in f.standing()] == c.standing(who), c, "fast() knows the same standing acts")
        if who == CHANCE: law(list(f.weights()) == c.weights(), c, "fast() weighs the same")
        n = dice.below(len(legal))
        f.apply(legal[n])
        c.answer(who, options[n])
        ahead -= 1


def check_whole_fast(new: Callable[..., Match], seed: int) -> int:
    """The same one for one, from the deal to the end; returns the real choices. The lowest seat answers first."""
    check_fast(new(seed=seed), Dice(seed), -1)
    m = new(seed=seed)
    f = m.fast()
    choices = int(f.playout(seed))
    law(f.done, m, "a playout ends")
    again = m.fast()
    law(int(again.playout(seed)) == choices and again.g.to_bytes() == f.g.to_bytes(), m, "a playout can be repeated")
    again.restart(seed)
    law(again.g.to_bytes() == m._g.to_bytes(), m, "restart with a seed is a new game with that seed")
    return choices


def check_take_back(m: Match) -> None:
    """What may be taken back leads to the table as it was; events go on."""
    for seat in range(m.seats):
        to = m.undoable(seat)
        if to is None: continue
        c, then = m.clone(), restore(m, upto=to)
        c.take_back(to)
        law(c.hash() == then.hash(), m, f"seat {seat} takes back to {to}")
        law(c.events(seat)[:-1] == m.events(seat) and c.events(seat)[-1]["kind"] == "taken_back", m, "events only grow")
        law(c.journal()["answers"] == [*m.journal()["answers"], [seat, "take_back", to]], m, "it stands in the journal")
        same(c, restore(c), "a replay of what was taken back")


def restore(m: Match, upto: int | None = None, seed: int | None = None) -> Match:
    """Through JSON and back."""
    match: Match = RESTORE[0](as_json(m.journal()), m._pack.own_folder, seed, upto)
    return match


def check_pickle(m: Match, played: tuple[list[tuple[int, Option]], Match]) -> None:
    """Pickled and back: the same match, with the same luck to come."""
    told, after = played
    p: Match = pickle.loads(pickle.dumps(m))
    same(m, p, "a pickle")
    for who, said in told: p.answer(who, said)
    law(p.hash() == after.hash() and p.journal() == after.journal(), m, "a pickle has the same luck")


def check_position(m: Match, played: tuple[list[tuple[int, Option]], Match]) -> None:
    """Written as text and read back: the same table, from which the same answers lead to the same."""
    _, after = played
    text, game = m.position(), m._game
    head, _, lines = split(text)
    laid = game.read(lines, m._pack, head.startswith("penombra scenario"))
    p = begin(game, laid.g, laid.options, m._pack, None, laid.memories, text)
    law(p.hash() == m.hash(), m, f"a position reads back to the same hash\n{text}")
    law(p.position() == text, m, f"a position reads back to the same text\n{text}\n{p.position()}")
    law((p.asked, p.options_used) == (m.asked, m.options_used), m, "a position asks the same")
    for seat in range(m.seats):
        law(p.candidates(seat) == m.candidates(seat), m, f"a position asks seat {seat} the same")
        law(p.view(seat) == m.view(seat), m, f"a position shows seat {seat} the same")
    for who, said in after._journal.since(m._journal.size): p.answer(who, p._says(who, said))
    law(p.hash() == after.hash(), m, f"a position goes on as the match did\n{text}")


def check_end(m: Match) -> None:
    """Returns from -1 to 1, winners among the seats, and a reason."""
    o = m.outcome
    if o is None: raise Broken(f"{m.game}: nobody is waited for, and the game is not over")
    law(len(o.returns) == m.seats and all(-1 <= x <= 1 for x in o.returns), m, f"returns {o.returns}")
    law(set(o.winners) <= set(range(m.seats)) and bool(o.grade) and bool(o.reason), m, f"{o}")
    for who in range(m.seats):
        law(not m.options(who) and not m.standing(who) and not m.candidates(who), m, "after the end nothing is asked")
        refused(m, who, m._game.verbs.option(0), NOT_YOUR_TURN)


def check_saved(m: Match, marks: list[tuple[int, str]], seed: int) -> None:
    """The journal replays to the same end, and to every point on the way; with the seed the same luck comes again."""
    check_views(m)
    check_events(m)
    same(m, restore(m), "a replay of the journal")
    for length, hashed in marks[-2:]:
        law(restore(m, upto=length).hash() == hashed, m, f"a replay of {length} answers is the table as it was")
    if marks:
        length = marks[len(marks) // 2][0]
        p = restore(m, upto=length, seed=seed)
        for who, said in m._journal.since(p._journal.size):
            if said < 0: p.take_back(-1 - said)
            elif who != CHANCE: p.answer(who, p._says(who, said))
        law(p.journal() == m.journal(), m, "luck goes on as it would have")


def checksum(m: Match) -> str:
    """Of all that was answered, told and shown: equal in every form and on every machine."""
    seats = [None, *range(m.seats)]
    o = m.outcome
    told = [m.journal(), [m.events(s) for s in seats], [m.view(s) for s in seats], m.hash(),
            [o.returns, o.winners, o.grade, o.reason] if o else None]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
