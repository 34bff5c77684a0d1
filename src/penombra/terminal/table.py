"""A table in a terminal: what a person sees and types. It holds a Match, and asks it for one seat at a time."""
from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping
from contextlib import suppress
from itertools import groupby
from typing import Any

from rich.text import Text

from penombra import BadText, Match, Option, Refused, bots, new
from penombra.content.words import Words
from penombra.terminal import saves
from penombra.terminal.face import TURN, face_of
from penombra.terminal.screen import Left, Screen

LOG = 40                                     # sentences at once
BESIDE = 10                                  # columns of the help for what is typed
OURS = "our reconstruction"                  # the source that is nobody else
YES = {"y", "yes", "s", "sì", "si", "sí"}


class Seated:
    """Who sits where, as a save keeps it."""

    def __init__(self, people: list[int], levels: Mapping[int, str], luck: int, content: str | None = None) -> None:
        self.people = people
        self.levels = dict(levels)
        self.luck = luck                     # of the bots' choices
        self.content = content

    def data(self) -> dict[str, Any]:
        return {"people": self.people, "bots": {str(s): level for s, level in self.levels.items()}, "luck": self.luck,
                "content": self.content}


class Table:
    def __init__(self, match: Match, words: Words, screen: Screen, seated: Seated, seed: int | None,
                 save: str | None = None) -> None:
        self.match = match
        self.words = words
        self.face = face_of(words)
        self.screen = screen
        self.seated = seated
        self.seed = seed
        self.save = save
        self.people = seated.people
        self.names = words.names(match.view(None))
        self.shared = len(seated.people) > 1 and not self.face.secret(match)     # all read the same screen
        self.bots = {s: bots.make(level, match.game) for s, level in seated.levels.items()}
        self.told = {s: self.own_turn(s) for s in self.people}     # events each person has read
        if self.shared: self.told = dict.fromkeys(self.people, max(self.told.values()))
        self.before: int | None = None                             # whose screen it was last
        self.kept: set[str] = set()                                # files in which this game was saved by hand
        self.reasons: list[str] = []                               # the rules the last `?` numbered

    def own_turn(self, seat: int) -> int:
        """Where a person who comes back begins to read: at the own last turn."""
        turns = [e["n"] for e in self.match.events(seat) if self.face.begins(e) and e["seat"] == seat]
        return turns[-1] if len(turns) > 1 else 0

    # The run of the game.
    def play(self) -> None:
        """To the end, or until somebody leaves; either way a save that was asked for is there."""
        try:
            self.welcome()
            while self.match.outcome is None:
                bots.drive(self.match, self.bots, self.seated.luck)
                ready = [s for s in sorted(self.match.waiting) if s in self.people]
                if not ready: break
                self.turn(self.before if self.before in ready else ready[0])
            self.finish()
        except Left:
            if self.match.outcome is None: self.screen.line(self.words.say("left"))
            self.later()
        except KeyboardInterrupt:
            self.later()
            raise
        finally:
            self.keep()

    def keep(self, file: str | None = None) -> None:
        """Write the game down, where that was asked for."""
        if file or self.save:
            saves.write(file or self.save or "", self.match, self.seed, self.seated.data(), self.words)

    def later(self) -> None:
        """How to go on with a game that was left."""
        if not self.save or self.match.outcome is not None: return
        self.keep()
        self.screen.line(self.words.say("left-saved", game=self.match.game, file=shlex.quote(self.save)))

    def welcome(self) -> None:
        say, s = self.words.say, self.screen
        s.rule(say("welcome", title=say("title"), seats=self.words.team(self.match.seats)), "bold")
        plain = new(self.match.game, self.match.seats, 0).options_used
        for key, value in self.match.options_used.items():
            if value != plain[key] and key not in self.face.OWN_OPTIONS:
                s.item("  ·", f"{self.words.option_key(key)[0]}: {self.words.option_value(key, value)[0]}")
        self.face.welcome(s, self.match)
        s.line(say("welcome-help"))

    def finish(self) -> None:
        s, me = self.screen, self.people[0] if len(self.people) == 1 else None
        if self.shared: self.news(self.people[0])
        elif self.before is not None and len(self.people) > 1: self.read_on(self.before)
        elif me is not None: self.watched(me)
        s.line()
        s.rule(self.words.say("end"), "bold")
        for text, style in self.face.ending(self.match, me): s.line(text, style)
        if self.save: s.line(self.words.say("saved-replay", file=self.save))

    def watched(self, seat: int) -> None:
        """The rest of the game; on a terminal, who is out of it sees one turn at a time."""
        events, told = self.match.events(seat), self.told[seat]
        out = [e["n"] for e in events[told:] if self.face.put_out(e, seat)]
        while out and self.screen.live:
            turn = next((n for n in range(max(told, *out) + 1, len(events)) if self.face.begins(events[n])), 0)
            if not turn: break
            self.tell(events[told:turn], seat)
            told = self.told[seat] = turn
            try: skip = self.screen.ask(self.words.say("watch")).casefold() == "q"
            except Left: skip = True
            if skip: break
        self.news(seat)

    # One person's screen.
    def turn(self, seat: int) -> None:
        if len(self.people) > 1 and self.before != seat and not self.shared: self.hand_over(seat)
        self.before = seat
        self.show(seat)
        try:
            option = self.choose(seat)
            while option is None: option = self.choose(seat)
        except Spoken: return
        self.match.answer(seat, option)
        self.keep()

    def hand_over(self, seat: int) -> None:
        """Cover the hand that was on the screen; what the last one did is read first."""
        if self.before is not None: self.read_on(self.before)
        self.screen.cover()
        self.screen.ask(self.words.say("hotseat-pass", seat=self.words.seat(seat, self.names)))
        self.screen.cover()

    def read_on(self, seat: int) -> None:
        if self.news(seat): self.screen.ask(self.words.say("hotseat-cover"))

    def news(self, seat: int) -> bool:
        """What this seat has seen since it last looked."""
        events = self.match.events(seat, self.told[seat])
        for s in self.people if self.shared else [seat]: self.told[s] += len(events)
        return self.tell(events, seat)

    def eyes(self, seat: int) -> int | None:
        """Who is addressed; where all read the same screen, nobody."""
        return None if self.shared else seat

    def tell(self, events: list[dict[str, Any]], seat: int) -> bool:
        shown = [e for e in self.face.retold(events) if not self.face.routine(e, seat)]
        if shown: self.screen.line()
        said = [(self.words.event(e, self.eyes(seat), self.names), self.face.style(e, seat)) for e in shown]
        for (sentence, style), same in groupby(said):
            many = len(list(same))
            if style == TURN: self.screen.line(sentence, style)
            else: self.screen.item("  ·", sentence + (f" ×{many}" if many > 1 else ""), style)
        return bool(shown)

    def show(self, seat: int, again: bool = False) -> None:
        """The table as this seat sees it, if it is another one or wanted again; and what it is asked."""
        self.news(seat)
        s, view = self.screen, self.match.view(seat)
        if self.face.changed(self.match, seat) or again:
            s.line()
            s.rule(self.face.title(view, seat), "bold")
            self.face.show(s, self.match, seat)
        self.question(seat, view)

    def question(self, seat: int, view: dict[str, Any]) -> None:
        """What is asked, and the answers with their numbers."""
        self.screen.line()
        self.screen.line(self.words.question(self.match.asked[seat], view, self.names), "bold green")
        for n, (label, _) in enumerate(self.menu(seat), 1): self.screen.item(f"{n:3}.", label)

    def phrase(self, seat: int, option: Option) -> str:
        return self.words.option(option, self.match.asked.get(seat, ""), seat, self.names, self.match.view(seat))

    def menu(self, seat: int) -> list[tuple[str, list[Option]]]:
        """First the card, then whom it is for; where there is nothing but the second choice, that at once."""
        found = self.face.groups(self.match.options(seat))
        if len(found) == 1: return [(self.phrase(seat, o), [o]) for o in found[0][1]]
        return [(self.phrase(seat, some[0]) if len(some) == 1 else self.face.group(key), some) for key, some in found]

    # What is typed.
    def choose(self, seat: int) -> Option | None:
        """An answer; or None, when something else was wanted."""
        typed = self.screen.ask(self.words.say("prompt"))
        word, _, rest = typed.partition(" ")
        menu = self.menu(seat)
        if not typed and len(menu) == 1 and len(menu[0][1]) == 1: return menu[0][1][0]
        if not typed or (word.isdecimal() and not 1 <= int(word) <= len(menu)):
            self.again("prompt-number", count=len(menu))
            return None
        if word.isdecimal():
            some = menu[int(word) - 1][1]
            return some[0] if len(some) == 1 else self.target(seat, menu[int(word) - 1][0], some, rest.strip())
        if self.command(seat, word.lower(), rest.strip()): return None
        return self.spelled(seat, typed)

    def again(self, id: str, /, **facts: Any) -> None:
        self.screen.line(self.words.say(id, **facts), "yellow")

    def target(self, seat: int, label: str, some: list[Option], typed: str) -> Option | None:
        """The second choice. Nothing has happened yet, so it may be cancelled."""
        if not typed:
            self.screen.line(label, "bold")
            for n, option in enumerate(some, 1): self.screen.item(f"{n:5}.", self.phrase(seat, option))
        while True:
            if not typed: typed = self.screen.ask(self.words.say("prompt-target"))
            picked = self.face.pick(typed, some)
            if picked is not None: return picked
            if typed in ("", "c"):
                self.question(seat, self.match.view(seat))
                return None
            if typed.isdecimal() and 1 <= int(typed) <= len(some): return some[int(typed) - 1]
            word, _, rest = typed.partition(" ")
            if not self.command(seat, word.lower(), rest.strip()): self.again("prompt-number", count=len(some))
            typed = ""

    def spelled(self, seat: int, typed: str) -> Option | None:
        """The notation of journals is understood, too: "play axe left"."""
        try: option = self.match.read(seat, typed)
        except BadText:
            self.again("not-understood")
            return None
        against = self.match.why_not(seat, option)
        if not against and option in self.match.options(seat): return option
        if not against and str(option) == self.face.spoken(): self.speak(seat)
        self.refused(against or "core/not_asked")
        return None

    def refused(self, rule: str) -> None:
        found = self.words.rule(rule)
        self.screen.line(self.words.say("refused", rule=rule, title=found.title, text=found.text), "yellow")

    def command(self, seat: int, word: str, rest: str) -> bool:
        """Was it a command? Then it is done."""
        if word.startswith("?") and len(word) > 1: word, rest = "?", word[1:]
        if word == "h": self.help()
        elif word == "?": self.why(seat, rest)
        elif word == "r": self.rule(rest) if rest else self.again("rule-which")
        elif word == "t": self.show(seat, True)
        elif word == "c": self.question(seat, self.match.view(seat))
        elif word == "l": self.log(seat, rest)
        elif word == "w": self.certain(seat)
        elif word == "u": self.take_back(seat)
        elif word == "d": self.speak(seat)
        elif word == "s": self.save_as(rest)
        elif word == "q": self.leave()
        else: return self.face.command(self.screen, self.match, seat, word)
        return True

    def help(self) -> None:
        for line in (self.words.say("help") + "\n" + self.words.say("help-game")).split("\n"):
            if line[BESIDE - 1:BESIDE + 1] == "  ": self.screen.item(line[:BESIDE], line[BESIDE + 1:])
            else: self.screen.line(line)

    # What is forbidden, and why.
    def why(self, seat: int, which: str) -> None:
        if which.isdecimal():
            if 1 <= int(which) <= len(self.reasons): return self.rule(self.reasons[int(which) - 1])
            return self.again("why-number", count=len(self.reasons))
        if which: return self.rule(which)
        against: dict[str, list[Option]] = {}
        for option, rule in self.match.candidates(seat):
            if rule: against.setdefault(rule, []).append(option)
        self.reasons = list(against)
        if not against: return self.again("why-nothing")
        self.screen.line(self.words.say("why"), "bold")
        for n, (rule, options) in enumerate(against.items(), 1):
            found = self.words.rule(rule)
            title = Text(f"{found.title} [{rule}] ", style="bold")
            self.screen.item(f"{n:3}.", title.append(found.text, style="not bold"))
            for key, some in self.face.groups(options):
                what = self.face.forbidden(key, some, self.match.asked.get(seat, ""), seat, self.match.view(seat))
                self.screen.item("      ✗", what, "yellow")
        return self.again("why-more")

    def rule(self, id: str) -> None:
        """One rule with its source; or, by a word, the titles of those that have it in them."""
        every, sought = [*self.words.rules(), *Words(self.words.lang).rules()], id.casefold()
        wanted = [r for r in every if r.id.casefold() == sought] or \
            [r for r in every if sought in r.title.casefold()] or [r for r in every if sought in r.text.casefold()]
        if not wanted: return self.again("no-rule", id=id)
        if len(wanted) == 1: return self.screen.lines(rule_lines(wanted[0], self.words))
        for r in wanted: self.screen.item(f"  {r.id:<11}", r.title)
        return self.again("rule-which")

    # What was seen.
    def log(self, seat: int, rest: str) -> None:
        """The last sentences again, or all of them."""
        events = self.face.retold(self.match.events(seat))
        if rest not in ("all", "*"): events = events[-LOG:]
        self.tell(events, seat)

    def certain(self, seat: int) -> None:
        """What this seat is certain of, whatever it may suspect."""
        self.screen.line(self.words.say("know"), "bold")
        for text in self.face.certain(self.match, seat): self.screen.item("  ·", text)

    # Speaking, taking back, keeping.
    def sure(self, id: str) -> bool: return self.screen.ask(self.words.say(id)).casefold() in YES

    def speak(self, seat: int) -> None:
        """What may be said unasked. Everybody has this command, so having it tells nothing."""
        if not self.face.spoken(): return self.again("not-understood")
        if not self.sure("speak"): return self.again("speak-not")
        option = self.match.read(seat, self.face.spoken())
        against = self.match.why_not(seat, option)
        if against: return self.refused(against)
        self.match.answer(seat, option)
        raise Spoken

    def take_back(self, seat: int) -> None:
        """The last answer, if it is still ours to take back."""
        first = next((n for s in (seat, *self.people) if (n := self.match.undoable(s)) is not None), None)
        if first is None: return self.refused("core/no_take_back")
        for to in range(len(self.match.journal()["answers"]) - 1, first - 1, -1):
            with suppress(Refused):
                self.match.take_back(to)
                break
        self.again("taken-back")
        raise Spoken

    def save_as(self, file: str) -> None:
        if not file and not self.save: return self.again("save-where")
        try:
            if file and file != self.save and file not in self.kept: saves.may_be_written(file, self.words, True, self.seed)
            self.keep(file or None)
            self.kept.add(file or self.save or "")
        except saves.Trouble as e: return self.screen.line(str(e), "yellow")
        return self.again("saved", file=file or self.save)

    def leave(self) -> None:
        """Offer to keep the game before going."""
        while not self.save:
            file = self.screen.ask(self.words.say("leave"))
            if file == "c": return
            if not file: break
            try:
                if file not in self.kept: saves.may_be_written(file, self.words, True, self.seed)
                self.keep(file)
            except saves.Trouble as e:
                self.screen.line(str(e), "yellow")
                continue
            self.save = file
        raise Left


class Spoken(Exception):
    """The table is another one now: whoever is asked sees it anew."""


def rule_lines(rule: Any, words: Words) -> list[str | Text]:
    """A rule in full."""
    status, source = words.say(f"status-{rule.status}"), rule.source
    if source == "rulebook": source = words.say("source-rulebook")
    parts = [words.say("rule-source", source=status if source == OURS else source)]
    if rule.section: parts.append(words.say("rule-section", section=rule.section))
    if source != OURS: parts.append(status)
    return [Text(f"{rule.id}  {rule.title}", style="bold"), rule.text, Text(" · ".join(parts), style="dim")]


def new_seed() -> int: return secrets.randbits(128)
