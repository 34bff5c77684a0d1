"""Content: what a person with the box in hand may correct without touching code.

A game's folder holds TOML tables (cards.toml: one row a title, with its copies, words and provenance), sources.toml,
rules/ (every rule in words), names/ (other names for its people and places) and a catalogue of sentences a language.
Another folder of the same shape, or one with only some of its TOML files, may stand in for it.
"""
from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

WORDS = ("title", "text", "rule", "source", "status", "parts", "note")      # of a row: what is said of it. The rest is played

CHAPTERS = {                                               # rules/*.toml in the order of the rulebook; others follow
    "stay_away": [
        "options", "terms", "components", "setup", "turn", "exchange", "roles", "actions", "defences", "obstacles", "panic",
        "elimination", "information", "ending", "variants", "revised", "rulings", "invariants"],
    "sub_terra": [
        "components", "setup", "round", "skills", "actions", "tiles", "hazards", "horrors", "explorers", "ending",
        "information", "procedures", "rulings"],
    "upside_down": [
        "components", "board", "characters", "cards", "tokens", "foes", "allies", "setup", "turn", "uncontested", "contested",
        "ending", "information", "procedures", "rulings"]}


class Trial:
    """Tables of content that nobody has checked yet: is there enough to begin a game?"""

    def __init__(self, tables: dict[str, dict[str, Any]]) -> None: self.tables = tables

    @property
    def numbers(self) -> dict[str, list[int]]:
        """Of each card, the player numbers of its copies."""
        return {name: row["numbers"] for name, row in self.tables["cards"].items()}


class Pack(Trial):
    """The content of one game, as read from its folder."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.own_folder = None if folder == HERE / game else str(folder)   # where a person's own content lies
        names = sorted(file.name for file in (HERE / game).glob("*.toml"))
        super().__init__({name.removesuffix(".toml"): read(self.file(name)) for name in names})
        self.hash = hash_of(self.tables)

    def file(self, name: str) -> Path:
        """Where a file of the content lies: in this folder, or else among what comes with Penombra."""
        mine = self.folder / name
        return mine if mine.exists() else HERE / self.game / name

    def names(self) -> list[str]:
        """Other names for what the tables list: the files in its folder names."""
        return sorted({file.stem for place in (HERE / self.game, self.folder) for file in (place / "names").glob("*.toml")})

    @cached_property
    def chapters(self) -> dict[str, dict[str, dict[str, Any]]]:
        """The rules by chapter, in the rulebook's order; read when first asked for."""
        if "rules" in self.tables: return {self.game: self.tables["rules"]}
        order = CHAPTERS.get(self.game, [])
        files = sorted(self.file("rules").glob("*.toml"))
        files.sort(key=lambda f: order.index(f.stem) if f.stem in order else len(order))
        return {file.stem: read(file) for file in files}

    @cached_property
    def rules(self) -> dict[str, dict[str, Any]]:
        """Every rule by id."""
        return {id: row for chapter in self.chapters.values() for id, row in chapter.items()}


def text_of(file: Path) -> str:
    """Some editors begin a file with a mark that is no text."""
    return file.read_text("utf-8").removeprefix("\ufeff")


def read(file: Path) -> dict[str, Any]: return tomllib.loads(text_of(file))


def hash_of(tables: dict[str, dict[str, Any]]) -> str:
    """Of what changes play: the rows without their words and provenance, whatever their order or layout in the file.

    So a journal can be replayed after a title was mended, and is refused once a number was.
    """
    played = {name: {id: {key: value for key, value in row.items() if key not in WORDS} for id, row in table.items()}
              for name, table in tables.items() if name not in ("sources", "rules")}
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]


def game_of(folder: Path, games: Sequence[str]) -> str:
    """Whose content a person's own folder is: the game of which it has most files, or else the one that has fewest."""
    def likeness(game: str) -> tuple[int, int]:
        files = [f.name for f in (HERE / game).glob("*.toml")]
        return sum((folder / name).is_file() for name in files), -len(files)
    return max(games, key=likeness)


class BadContent(ValueError):
    """A person's own content has faults; `faults` are all of them."""

    def __init__(self, faults: Sequence[object]) -> None:
        more = f" (+ {len(faults) - 1})" if len(faults) > 1 else ""
        super().__init__(f"{faults[0]}{more}")
        self.faults = faults


_packs: dict[tuple[str, Path, tuple[tuple[str, int], ...]], Pack] = {}


def load(game: str, folder: str | Path | None = None) -> Pack:
    """The content that comes with Penombra; or a person's own folder, checked, and anew after a change."""
    place = Path(folder).resolve() if folder else HERE / game
    own = place != HERE / game
    stamp = tuple((str(f), f.stat().st_mtime_ns) for f in sorted(place.rglob("*.toml"))) if own else ()
    if (game, place, stamp) not in _packs:
        if own:
            from penombra.content.check import check
            faults = check(place, game)
            if faults: raise BadContent(faults)
        _packs[game, place, stamp] = Pack(game, place)
    return _packs[game, place, stamp]
