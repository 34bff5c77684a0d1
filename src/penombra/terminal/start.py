"""Sitting down: a new table, or one that was saved."""
from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from penombra import Match, find, new, replay
from penombra.bots import LEVELS
from penombra.content.words import LANGUAGES, Words
from penombra.terminal.face import face_of
from penombra.terminal.saves import Trouble
from penombra.terminal.screen import Screen
from penombra.terminal.table import Seated

SEATS = {"sub_terra": 4, "upside_down": 2}    # how many play, if nobody says; elsewhere:
MANY = 6


def options_of(joined: str | None, single: Sequence[str], words: Words) -> dict[str, Any]:
    """Options of a table as they are typed: edition=revised,vendetta=true. Values are JSON, or plain words."""
    found: dict[str, Any] = {}
    for text in [*([part for part in joined.split(",") if part.strip()] if joined else []), *single]:
        key, equals, value = text.partition("=")
        if not equals or not key.strip(): raise Trouble(words.say("option-form", text=text), 2)
        plain = value.strip()
        if plain in ("True", "False", "None"): plain = {"True": "true", "False": "false", "None": "null"}[plain]
        try: found[key.strip()] = json.loads(plain)
        except (ValueError, RecursionError): found[key.strip()] = value.strip()
    return found


def usual(game: str) -> int: return SEATS.get(game, MANY)


def levels_of(text: str, match_seats: int, people: Sequence[int], words: Words) -> dict[int, str]:
    """Whom bots play for, the levels taken in turn."""
    levels = [level.strip() for level in text.split(",") if level.strip()]
    for level in levels or [text]:
        if level not in LEVELS:
            raise Trouble(words.say("cli-bad-choice", name="--bots", value=level or "''", choices=", ".join(LEVELS)), 2)
    others = [s for s in range(match_seats) if s not in people]
    return {s: levels[n % len(levels)] for n, s in enumerate(others)}


def people_of(text: str | None, hotseat: bool, seats: int, words: Words) -> list[int]:
    if text is None: return list(range(seats)) if hotseat else [0]
    found = []
    for part in text.split(","):
        if not part.strip().isdecimal() or int(part) >= seats:
            raise Trouble(words.say("seat-range", value=part.strip() or "''", most=seats - 1), 2)
        found.append(int(part))
    if len(set(found)) > 1 and not hotseat:
        raise Trouble(words.say("cli-bad-value", name="--seat", value=text) + " (--hotseat)", 2)
    return sorted(set(found))


def sit_down(game: str, seats: int | None, levels: str | None, hotseat: bool, seat: str | None, seed: int,
             luck: int | None, options: dict[str, Any], content: str | None, words: Words) -> tuple[Match, Seated]:
    """A new table. `luck` is that of the bots' choices."""
    match = new(game, usual(game) if seats is None else seats, seed, options, content=content)
    people = people_of(seat, hotseat, match.seats, words)
    others = levels_of(levels or "steady", match.seats, people, words)
    return match, Seated(people, others, secrets.randbits(32) if luck is None else luck & 0xFFFFFFFF,
                         None if content is None else os.path.abspath(content))


def resume(journal: dict[str, Any], wanted: dict[str, Any], options: dict[str, Any], levels: str | None, hotseat: bool,
           seat: str | None, content: str | None, words: Words) -> tuple[Match, Seated, int]:
    """The table as it was saved. Who plays may be told anew; what the table is may not."""
    for name, value in wanted.items():
        if value is not None and value != journal.get(name):
            raise Trouble(words.say("resume-differs", name=name, value=str(journal.get(name))), 2)
    for key, value in options.items():
        if not isinstance(journal.get("options"), dict) or journal["options"].get(key) != value:
            raise Trouble(words.say("resume-differs", name="options", value=json.dumps(journal.get("options"))), 2)
    if journal.get("start") is not None: raise Trouble(words.say("resume-position"))
    table, seed = journal.get("table"), journal.get("seed")
    if not isinstance(table, dict): table = {}
    if type(seed) is not int: seed = 0
    folder = content or table.get("content")
    match = replay(journal, seed=seed, content=folder)
    kept = [s for s in table.get("people", [0]) if type(s) is int and 0 <= s < match.seats] or [0]
    people = people_of(seat, hotseat, match.seats, words) if seat is not None or hotseat else kept
    stored = table.get("bots", {})
    known = {int(s): v for s, v in stored.items() if s.isdecimal() and v in LEVELS} if isinstance(stored, dict) else {}
    told = levels_of(levels or "steady", match.seats, people, words)
    if levels is None: told.update({s: v for s, v in known.items() if s in told})
    luck = table.get("luck")
    return match, Seated(people, told, luck if type(luck) is int else 0, folder), seed


def asked_for(screen: Screen, words: Words, game: str) -> tuple[Words, int, str | None]:
    """Three short questions, Enter for what most people want: language, players, company (None: people only)."""
    seats = find(game).seats()
    lang = one_of(screen, words, "ask-language", LANGUAGES, words.lang)
    words = Words(lang, game, words.pack, words.other_names)
    many = one_of(screen, words, "ask-seats", [str(n) for n in seats], str(usual(game)), fewest=seats[0], most=seats[-1])
    company = one_of(screen, words, "ask-company", [*LEVELS, "people"], "steady" if face_of(words).SECRETS else "people")
    return words, int(many), None if company == "people" else company


def one_of(screen: Screen, words: Words, id: str, choices: Sequence[str], default: str, **facts: Any) -> str:
    while True:
        typed = screen.ask(words.first([f"game-{id}", id], {"default": default, **facts}) + " ").casefold()
        if not typed: return default
        close = [choice for choice in choices if choice == typed] or [c for c in choices if c.startswith(typed)]
        if len(close) == 1: return close[0]
        screen.line(words.say("ask-again"), "yellow")


def somebody_there() -> bool:
    """Is there a person at both ends?"""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())

