"""A scenario: a position, a script of answers, and facts expected on the way."""
from __future__ import annotations

from typing import Any

from penombra.core.errors import BadText, Refused
from penombra.core.game import Game
from penombra.core.line import CHANCE
from penombra.core.match import Match, begin
from penombra.core.position import SCENARIO, split

# What a script line may begin with, beside a seat and "chance".
WORDS = ("expect", "refused", "can", "cannot", "title", "rules")


class Scenario:
    """Read, and ready to be played once."""

    def __init__(self, game: Game, text: str, pack: Any) -> None:
        head, _, lines = split(text)
        if head != SCENARIO: raise BadText(f"this is a position; a scenario begins with '{SCENARIO}'", 1)
        self.game = game
        self.title = ""
        self.rules: list[str] = []
        table: list[tuple[int, str]] = []
        self.script: list[tuple[int, list[str]]] = []
        expects = 0
        playing = False
        for n, row in lines:
            words = row.split()
            if row == "script": playing = True
            elif words[0] == "title": self.title = row.removeprefix("title").strip()
            elif words[0] == "rules": self.rules += words[1:]
            elif playing:
                if words[0] not in WORDS and words[0] != "chance" and not words[0].isdecimal():
                    raise BadText(f"unknown word: {words[0]}", n)
                expects += words[0] in ("expect", "refused", "can", "cannot")
                self.script.append((n, words))
            else: table.append((n, row))
        self.lines = table
        laid = game.read(table, pack, True)
        if not expects: raise BadText("a scenario without an expectation proves nothing")
        self.order = laid.order
        self.match: Match = begin(game, laid.g, laid.options, pack, None, laid.memories, text)
        self.differences: list[str] = []

    def run(self) -> list[str]:
        """Play it; what differed from what was expected, line by line."""
        for n, words in self.script:
            try: self.step(n, words)
            except BadText as e: raise BadText(e.message, n) from None
            except Refused as no:
                self.differences.append(f"line {n}: {' '.join(words)} is refused: {no.rule}")
                break
        return self.differences

    def chance(self) -> None:
        """Chance answers by itself until somebody is asked."""
        m = self.match
        while CHANCE in m.waiting: m.answer(CHANCE, self.game.chance.option(self.game.scripted(m._g, self.order)))

    def step(self, n: int, words: list[str]) -> None:
        m, head = self.match, words[0]
        if head == "chance":
            if CHANCE not in m.waiting: raise BadText("chance is not asked here")
            option = m.read(CHANCE, " ".join(words[1:]))
            stacked = list(self.order)
            if self.game.scripted(m._g, stacked) == option.said: self.order = stacked
            m.answer(CHANCE, option)
            return
        if head.isdecimal():
            who = seat(head, m)
            self.chance_before()
            m.answer(who, m.read(who, " ".join(words[1:])))
            return
        if not (len(words) > 1 and words[1] == "now"): self.chance()
        problem = self.check(words)
        if problem: self.differences.append(f"line {n}: {' '.join(words)}: {problem}")

    def chance_before(self) -> None:
        if self.match.waiting == {CHANCE}: self.chance()

    def check(self, words: list[str]) -> str:
        m, head, rest = self.match, words[0], words[1:]
        if rest and rest[0] == "now": rest = rest[1:]
        if not rest: raise BadText(f"{head} what?")
        if head == "refused":
            who, rule, said = seat(rest[0], m), rest[-1], " ".join(rest[1:-1])
            against = m.why_not(who, m.read(who, said))
            return "" if against == rule else f"it is {against or 'allowed'}"
        if head in ("can", "cannot"):
            who = seat(rest[0], m)
            against = m.why_not(who, m.read(who, " ".join(rest[1:])))
            return "" if bool(against) == (head == "cannot") else f"it is {against or 'allowed'}"
        return self.expect(rest)

    def expect(self, rest: list[str]) -> str:
        m, key = self.match, rest[0]
        if key == "asked": return same(" ".join(rest[1:]), " ".join(f"{s} {name}" for s, name in m.asked.items()))
        if key == "waiting": return same(" ".join(rest[1:]), " ".join(str(s) for s in sorted(m.waiting)))
        if key == "options" and len(rest) > 1:
            who = seat(rest[1], m)
            wanted = sorted(part.strip() for part in " ".join(rest[2:]).split(","))
            seen = sorted(str(o) for o in m.options(who))
            return "" if wanted == seen else f"they are {', '.join(seen)}"
        if key == "over": return same(" ".join(rest[1:]), m.outcome.reason if m.outcome else "not over")
        if key == "running": return "" if m.outcome is None else f"it is over: {m.outcome.reason}"
        if key == "winners":
            won = " ".join(map(str, m.outcome.winners)) or "nobody" if m.outcome else "nobody yet"
            return same(" ".join(rest[1:]), won)
        if key == "event" and len(rest) > 1: return self.event(None, rest[1:])
        if key == "no" and len(rest) > 2 and rest[1] == "event":
            return "" if self.event(None, rest[2:]) else "it happened"
        if key == "seen" and len(rest) > 2: return self.event(seat(rest[1], m), rest[2:])
        if key == "unseen" and len(rest) > 2: return "" if self.event(seat(rest[1], m), rest[2:]) else "it was seen"
        if key == "events" and len(rest) == 3:
            return same(rest[2], str(sum(e["kind"] == rest[1] for e in m.events(None))))
        if key == "knows" and len(rest) > 2:
            rows = [f"{row['zone']} {row['at_least']} of {' '.join(row['of'])}" for row in m.knows(seat(rest[1], m))]
            return "" if " ".join(rest[2:]) in rows else f"it knows: {'; '.join(rows) or 'nothing'}"
        return self.game.fact(m._g, rest)

    def event(self, who: int | None, words: list[str]) -> str:
        """Has such an event been seen, with these facts? `cards=axe,whisky` for lists."""
        facts: dict[str, str] = {}
        for word in words[1:]:
            if "=" not in word: raise BadText(f"a fact of an event is name=value, not {word}")
            name, _, value = word.partition("=")
            facts[name] = value
        for e in self.match.events(who):
            if e["kind"] != words[0]: continue
            if all(name in e and spelled(e[name]) == v for name, v in facts.items()): return ""
        return "no such event"


def spelled(value: Any) -> str:
    if isinstance(value, list): return ",".join(str(v) for v in value)
    if isinstance(value, bool): return "yes" if value else "no"
    return str(value)


def same(wanted: str, seen: str) -> str: return "" if wanted == seen else f"it is {seen or 'nothing'}"


def seat(word: str, m: Match) -> int:
    if not word.isdecimal() or int(word) >= m.seats: raise BadText(f"no such seat: {word}")
    return int(word)


def run(game: Game, text: str, pack: Any) -> list[str]: return Scenario(game, text, pack).run()
