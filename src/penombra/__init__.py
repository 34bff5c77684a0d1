"""Penombra: a table in the half-light for three horror board games."""
from __future__ import annotations

import importlib
import os
from typing import Any

from penombra.content import BadContent, Pack, Trial
from penombra.content import load as content_of
from penombra.core.errors import BadSetup, BadText, PenombraError, Refused
from penombra.core.fast import Fast
from penombra.core.game import Game
from penombra.core.match import RESTORE, Match, Outcome, begin, imagined
from penombra.core.option import Option
from penombra.core.position import SCENARIO, split
from penombra.core.scenario import Scenario

__version__ = "0.1.0"
__all__ = ["BadSetup", "BadText", "Fast", "Match", "Option", "Outcome", "PenombraError", "Refused", "actions", "fast",
           "games", "imagine", "new", "position", "replay", "sampler"]

importlib.import_module("penombra.games")    # now: loaded later, the package would take the place of games() below

GAMES = {name: f"penombra.games.{name}.game" for name in ("stay_away", "sub_terra", "upside_down")}


def games() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(GAMES)


def find(game: str) -> Game:
    if not isinstance(game, str) or game not in GAMES:
        raise BadSetup("game", f"there is no {game!r}; there are {', '.join(GAMES)}")
    found: Game = importlib.import_module(GAMES[game]).GAME
    return found


def load(game: str, folder: str | None = None) -> Pack:
    """The content of a game; a person's own folder is checked first."""
    if folder is not None and (not isinstance(folder, str | os.PathLike) or not str(folder)):
        raise BadSetup("content", f"a folder is wanted, not {folder!r}")
    try: return content_of(game, folder)
    except BadContent as e: raise BadSetup("content", str(e)) from None


def with_content(game: str, folder: str | None = None) -> tuple[Game, Pack]:
    """A game and what it is played with."""
    rules, pack = find(game), load(game, folder)
    return rules.of(pack), pack


def check_content(game: str, folder: str, lang: str = "en") -> list[Any]:
    """All faults of a person's own content, by file and line; and numbers of players for which it is too small."""
    from penombra.content.check import check
    rules, ours = find(game), load(game)

    def too_small(tables: dict[str, Any]) -> dict[int, str]:
        found: dict[int, str] = {}
        for seats in rules.seats():
            for options in rules.trials():
                trial = Trial({**ours.tables, **tables})
                try: rules.of(trial).set_up(seats, options, trial)
                except BadSetup as e: found[seats] = e.rule
        return found

    return list(check(folder, game, lang, too_small))


def new(game: str, seats: int, seed: int | None = None, options: dict[str, Any] | None = None, chance: str = "seed",
        content: str | None = None) -> Match:
    """A new match. Without a seed, 128 random bits; with chance="manual", chance is asked as seat -1."""
    if chance not in ("seed", "manual"): raise BadSetup("chance", f"'seed' or 'manual', not {chance!r}")
    if type(seats) is not int: raise BadSetup("seats", f"an integer is wanted, not {seats!r}")
    if seed is not None and type(seed) is not int: raise BadSetup("seed", f"an integer is wanted, not {seed!r}")
    if options is not None and not (isinstance(options, dict) and all(isinstance(key, str) for key in options)):
        raise BadSetup("options", "a dict of options by name is wanted")
    rules, pack = with_content(game, content)
    g, used = rules.set_up(seats, options or {}, pack)
    if chance == "manual": seed = None
    elif seed is None: seed = importlib.import_module("secrets").randbits(128)
    return begin(rules, g, used, pack, seed)


def fast(game: str, seats: int, seed: int = 0, options: dict[str, Any] | None = None, chance: str = "seed",
         content: str | None = None) -> Fast:
    """The same engine without events, views and texts: for search and learning."""
    return new(game, seats, seed, options, chance, content).fast()


def actions(game: str, seats: int, content: str | None = None) -> list[tuple[int, str]]:
    """The table of actions: number and text."""
    rules, _ = with_content(game, content)
    if type(seats) is not int or seats not in rules.seats(): raise BadSetup("seats", f"{seats!r} may not play {game}")
    table = rules.verbs.table(seats)
    return [(n, table.book.text(said)) for n, said in enumerate(table.said)]


def imagine(game: str, seat: int, view: dict[str, Any], events: list[dict[str, Any]], seed: int,
            options: dict[str, Any] | None = None, content: str | None = None) -> Match:
    """A match that the seat cannot tell from the true one, drawn from its view and events alone."""
    rules, pack = with_content(game, content)
    check_eyes(seat, view, seed)
    try: return imagined(rules, seat, view, seed, dict(options or {}), pack)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise BadSetup("view", f"this is no view of {game}: {type(e).__name__} {e}") from None


def check_eyes(seat: int, view: dict[str, Any], seed: int) -> None:
    """A seat, what it sees, and a seed."""
    if not isinstance(view, dict) or type(view.get("seats")) is not int: raise BadSetup("view", "a view of a match is wanted")
    if type(seat) is not int or not 0 <= seat < view["seats"]:
        raise BadSetup("seat", f"a seat from 0 to {view['seats'] - 1} is wanted, not {seat!r}")
    if view.get("me") != seat: raise BadSetup("view", f"this is what seat {view.get('me')} sees, not seat {seat}")
    if type(seed) is not int: raise BadSetup("seed", f"an integer is wanted, not {seed!r}")


def sampler(game: str, seat: int, view: dict[str, Any], options: dict[str, Any] | None = None,
            content: str | None = None) -> Any:
    """Worlds as `imagine` draws them, made ready once: .draw(seed) gives each as a Fast."""
    rules, pack = with_content(game, content)
    check_eyes(seat, view, 0)
    try: return rules.sampler(seat, view, dict(options or {}), pack)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise BadSetup("view", f"this is no view of {game}: {type(e).__name__} {e}") from None


def replay(journal: dict[str, Any], upto: int | None = None, seed: int | None = None, content: str | None = None
           ) -> Match:
    """A match back from its journal, as it stood after `upto` answers. With its seed, luck goes on as it would have."""
    return _restore(journal, content, seed, upto)


def _restore(journal: dict[str, Any], content: str | None, seed: int | None, upto: int | None = None) -> Match:
    try:
        if journal["penombra"] != 1: raise BadText(f"a journal of format {journal['penombra']}; this is format 1")
        game, seats, options = str(journal["game"]), journal["seats"], journal["options"]
        rows, start, hashed, version = journal["answers"], journal["start"], journal["content"], journal["version"]
        fine = isinstance(rows, list) and isinstance(options, dict) and (start is None or isinstance(start, str))
    except (KeyError, TypeError, ValueError): fine = False
    if not fine: raise BadText("this is no journal of Penombra")
    if upto is not None and (type(upto) is not int or upto < 0): raise BadText(f"upto: a number of answers, not {upto!r}")
    rules, pack = with_content(game, content)
    if version != rules.version: raise BadText(f"a journal of version {version} of {game}; this is version {rules.version}")
    if hashed != pack.hash: raise BadText(f"a journal played with other content: {hashed}, not {pack.hash}")
    if start is None: m = new(game, seats, None, options, "manual", content)
    else: m = position(game, start, content)
    m.play_journal(rows if upto is None else rows[:upto])
    if seed is not None: m.luck_from(seed)
    return m


def position(game: str, text: str, content: str | None = None, seed: int | None = None) -> Match:
    """A match from its position; chance is asked as seat -1 unless a seed is given."""
    head, named, lines = split(text)
    if named != game: raise BadText(f"this is a position of {named}, not of {game}", 2)
    rules, pack = with_content(game, content)
    if head == SCENARIO: lines = Scenario(rules, text, pack).lines
    laid = rules.read(lines, pack, head == SCENARIO)
    try:
        m = begin(rules, laid.g, laid.options, pack, seed, laid.memories, text)
        if not m.waiting and m.outcome is None: raise BadText("nobody is asked anything here, and yet it is not over")
        f = m.fast()
        f.playout(1)
    except (AssertionError, IndexError, ZeroDivisionError, ValueError, OverflowError, KeyError) as e:
        raise BadText(f"from this position the game cannot go on: {e or type(e).__name__}") from None
    return m


RESTORE.append(_restore)
