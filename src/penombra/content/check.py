"""Checking a person's own content: all faults of all files at once, each with its line; and a copy to begin from.

A fault in one row hides none in another: every table of a file is read by itself. What is known of a game (its cards,
their families, the ids of its rules) is what comes with Penombra; check_GAME.py beside this file knows the files that
only that game has. Whether a box is large enough only the game's rules can say, so `penombra.check_content` hands in the
function that knows.
"""
from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from penombra.content import HERE, load, text_of
from penombra.content.words import LANGUAGES, Words

STATUSES: Final = ("stated", "implied", "ruling", "reconstructed")
KINDS: Final = ("setup", "visibility", "timing", "effect", "legality", "end", "variant")
RULE: Final[dict[str, type]] = {"source": str, "section": str, "status": str, "kind": str, "title": dict, "text": dict}
SOURCE: Final[dict[str, type]] = {"title": str, "edition": str, "use": dict}
SORTS: Final[dict[type, str]] = {str: "text", list: "list", dict: "languages", int: "number", bool: "truth"}

HEADER: Final = re.compile(r'\s*\[\s*("[^"]*"|[\w-]+)\s*((?:\.\s*[\w-]+\s*)*)\]\s*(?:#.*)?$')
PLACE: Final = re.compile(r"\(at (?:line (\d+)|end of document).*\)")

Supply = Callable[[dict[str, Any]], dict[int, str]]            # tables of content -> players: rule against it


class Fault(NamedTuple):
    """What is wrong, and where. Lines count from 1."""
    file: str
    line: int
    message: str

    def __str__(self) -> str: return f"{self.file}:{self.line}: {self.message}"


class Page:
    """One TOML file, table by table, with the lines on which things stand."""

    def __init__(self, name: str, text: str, report: Callable[..., None]) -> None:
        self.name = name
        self.report = report
        self.rows: dict[str, dict[str, Any]] = {}
        self.broken: set[str] = set()                    # rows with a syntax fault: what they lack is not told as well
        self.parts: list[tuple[str, str, int, list[str]]] = []       # row, subtable, line of its header, lines
        self.lines = text.splitlines()
        self.parts.append(("", "", 1, []))
        for n, line in enumerate(self.lines, 1):
            head = HEADER.match(line)
            if head: self.parts.append((head[1].strip('"'), head[2].replace(" ", ""), n, [line]))
            else: self.parts[-1][3].append(line)
        seen: set[tuple[str, str]] = set()
        for id, sub, n, lines in self.parts:
            if (id, sub) in seen: report(self.name, n, "twice", id=id + sub)
            else: self.read(id, n, lines)
            seen.add((id, sub))

    @property
    def end(self) -> int: return max(1, len(self.lines))

    def read(self, id: str, start: int, lines: list[str]) -> None:
        try: found = tomllib.loads("\n".join(lines))
        except tomllib.TOMLDecodeError as e:
            place = PLACE.search(str(e))
            line = int(place[1]) if place and place[1] else len("\n".join(lines).rstrip().splitlines())
            self.report(self.name, start + line - 1, "syntax", detail=PLACE.sub("", str(e)).strip())
            self.broken.add(id)
            found = {}
            for one in lines[1:]:                        # keep what can be read, so that its faults are told too
                try: merge(found, {id: tomllib.loads(one)})
                except tomllib.TOMLDecodeError: continue
        for key, row in found.items():
            if key == id and isinstance(row, dict): merge(self.rows.setdefault(id, {}), row)
            else: self.report(self.name, self.line(id, key), "unknown-key", key=key)

    def line(self, id: str, *keys: str) -> int:
        """The line of a key of a row, or else of the row."""
        for most in range(len(keys), 0, -1):             # "title.it =", or "title = {it …", or below "[axe.title]"
            for row, sub, start, lines in self.parts:
                above = sub.split(".")[1:]
                if row == id and above == list(keys[:most]): return start
                if row != id or list(keys[:len(above)]) != above or len(above) >= most: continue
                pattern = re.compile(r"\s*" + r"\s*\.\s*".join(map(re.escape, keys[len(above):most])) + r"\s*[=.]")
                for n, line in enumerate(lines):
                    if pattern.match(line): return start + n
        return next((start for row, _, start, _ in self.parts if row == id), 1)


def merge(into: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict): merge(into[key], value)
        else: into[key] = value


class Checker:
    ROW_STATUSES: tuple[str, ...] = STATUSES             # what the rows of a game's tables may say of themselves

    def __init__(self, folder: Path, game: str, lang: str) -> None:
        self.folder = folder
        self.game = game
        self.lang = lang
        self.ours = load(game)
        self.faults: list[Fault] = []

    @cached_property
    def words(self) -> Words:
        """Made for the first fault; most content has none."""
        return spoken(self.lang, self.game)

    def report(self, file: str, line: int, what: str, /, **facts: Any) -> None:
        self.faults.append(Fault(file, line, self.words.say(f"fault-{what}", **facts)))

    def page(self, name: str) -> Page | None:
        """A file of this folder; one that is not there is taken from ours."""
        file = self.folder / name
        if not file.is_file(): return None
        try: return Page(name, text_of(file), self.report)
        except UnicodeDecodeError as e: self.report(name, e.object[:e.start].count(b"\n") + 1, "encoding")
        except OSError as e: self.report(name, 1, "unreadable", detail=str(e.strerror))
        return None

    # Rows of any file.
    def shape(self, page: Page, id: str, row: dict[str, Any], wanted: Mapping[str, type],
              optional: Iterable[str] = ()) -> None:
        """Every key, of the right sort, and no other."""
        for key in row:
            if key not in wanted and key not in optional:
                self.report(page.name, page.line(id, key), "unknown-key", key=key)
        for key, sort in wanted.items():
            if key not in row:
                if id not in page.broken: self.report(page.name, page.line(id), "missing-key", id=id, key=key)
            elif not isinstance(row[key], sort) or (type(row[key]) is bool and sort is not bool):
                self.report(page.name, page.line(id, key), f"wanted-{SORTS[sort]}", key=key)
            elif sort is dict: self.languages(page, id, key, row[key])

    def languages(self, page: Page, id: str, key: str, said: dict[str, Any]) -> None:
        for lang in said:
            if lang in LANGUAGES: continue
            self.report(page.name, page.line(id, key, lang), "unknown-key", key=f"{key}.{lang}")
        for lang in LANGUAGES:
            line = page.line(id, key, lang)
            if lang not in said:
                if id not in page.broken: self.report(page.name, line, "translation", id=id, key=f"{key}.{lang}")
            elif not isinstance(said[lang], str): self.report(page.name, line, "wanted-text", key=f"{key}.{lang}")
            elif not said[lang].strip(): self.report(page.name, line, "empty", key=f"{key}.{lang}")

    def one_of(self, page: Page, id: str, row: dict[str, Any], key: str, known: Iterable[str]) -> None:
        value, allowed = row.get(key), list(known)
        if isinstance(value, str) and value not in allowed:
            self.report(page.name, page.line(id, key), f"unknown-{key}", value=value, known=", ".join(allowed))

    def titles(self, pages: list[Page]) -> None:
        """No two rows are called alike."""
        seen: dict[tuple[str, str], str] = {}
        for page in pages:
            for id, row in page.rows.items():
                for lang, title in (row["title"] if isinstance(row.get("title"), dict) else {}).items():
                    if not isinstance(title, str) or not title.strip(): continue
                    other = seen.setdefault((lang, title.strip().casefold()), id)
                    if other != id:
                        self.report(page.name, page.line(id, "title", lang), "same-title", title=title, other=other)

    # The files.
    def sources(self) -> set[str]:
        page = self.page("sources.toml")
        if page is None: return set(self.ours.tables["sources"])
        for id, row in page.rows.items(): self.shape(page, id, row, SOURCE)
        return set(page.rows)

    def rules(self, sources: set[str]) -> set[str]:
        """A folder of rules stands in for ours as a whole."""
        if not (self.folder / "rules").is_dir(): return set(self.ours.rules)
        chapters = [f"rules/{f.name}" for f in sorted((HERE / self.game / "rules").glob("*.toml"))]
        mine = [f"rules/{f.name}" for f in sorted((self.folder / "rules").glob("*.toml"))]
        pages = {name: page for name in dict.fromkeys([*chapters, *mine]) if (page := self.page(name)) is not None}
        known: dict[str, str] = {}
        for page in pages.values():
            for id in page.rows:
                if id in known: self.report(page.name, page.line(id), "twice", id=id)
                known[id] = page.name
        for name in chapters:
            for id in tomllib.loads(text_of(HERE / self.game / name)):
                if id in known: continue
                self.report(name, pages[name].end if name in pages else 1, "missing-rule", id=id)
        for page in pages.values():
            for id, row in page.rows.items():
                self.shape(page, id, row, RULE, ["see"])
                self.one_of(page, id, row, "source", sources)
                self.one_of(page, id, row, "status", STATUSES)
                self.one_of(page, id, row, "kind", KINDS)
                see, line = row.get("see", []), page.line(id, "see")
                if not isinstance(see, list): self.report(page.name, line, "wanted-list", key="see")
                elif strange := [str(other) for other in see if other not in known]:
                    self.report(page.name, line, "unknown-rule", value=", ".join(strange))
        self.titles(list(pages.values()))
        return set(known)

    # A game's own files.
    FILES: tuple[str, ...] = ()

    def pages(self, sources: set[str], rules: set[str], supply: Supply | None) -> None:
        """The files that only this game has."""
        raise NotImplementedError

    def provenance(self, page: Page, id: str, row: dict[str, Any], sources: set[str], rules: set[str]) -> None:
        """What every row says of where it comes from."""
        self.one_of(page, id, row, "source", sources)
        self.one_of(page, id, row, "status", self.ROW_STATUSES)
        if isinstance(row.get("rule"), str) and row["rule"] not in rules:
            self.report(page.name, page.line(id, "rule"), "unknown-rule", value=row["rule"])

    def head(self) -> str:
        """How to go about it, at the top of a fresh copy."""
        raise NotImplementedError

    def hint(self, table: str, id: str, row: dict[str, Any]) -> str:
        """What to look for in one's own box, at a row that is reconstructed."""
        raise NotImplementedError

    def doubtful(self, row: dict[str, Any]) -> bool:
        """Is there anything in this row that only the box can tell?"""
        return bool(row.get("status") == "reconstructed")

    def with_hints(self, table: str, text: str) -> str:
        """The text of a file, with a comment at the head and above every row that is reconstructed."""
        rows = self.ours.tables[table]
        if not any(map(self.doubtful, rows.values())): return text
        out = [f"# {row}" for row in self.head().splitlines()] + [""]
        for line in text.splitlines():
            head = HEADER.match(line)
            if head and self.doubtful(rows[head[1].strip('"')]):
                out.append(f"# {self.hint(table, head[1], rows[head[1]])}")
            out.append(line)
        return "\n".join(out) + "\n"

    def supplied(self, page: Page, found: dict[int, str]) -> None:
        """Tables that could not be set up, by the rule against them."""
        by_rule: dict[str, list[int]] = {}
        for seats, rule in found.items(): by_rule.setdefault(rule, []).append(seats)
        for rule, tables in by_rule.items():
            self.report(page.name, 1, "supply", players=", ".join(map(str, tables)),
                        rule=f"{rule}, {self.words.rule(rule).title}" if rule else "")


@cache
def spoken(lang: str, game: str) -> Words: return Words(lang, game)


def checker(folder: Path, game: str, lang: str) -> Checker:
    """The one that knows the game's own files."""
    made: Checker = importlib.import_module(f"penombra.content.check_{game}").CHECKER(folder, game, lang)
    return made


def check(folder: str | Path, game: str, lang: str = "en", supply: Supply | None = None) -> list[Fault]:
    """All faults of a folder of content, by file and line."""
    place = Path(folder)
    c = checker(place, game, lang)
    known = {*c.FILES, "sources.toml"}
    found = [f.name for f in sorted(place.glob("*.toml"))] if place.is_dir() else []
    if not found and not (place / "rules").is_dir(): c.report(str(folder), 1, "nothing", file=c.FILES[0])
    for name in found:
        if name not in known: c.report(name, 1, "unknown-file", known=", ".join(sorted(known)))
    sources = c.sources()
    c.pages(sources, c.rules(sources), supply)
    return sorted(c.faults)


def new(game: str, folder: str | Path, lang: str = "en") -> None:
    """A copy of the content to correct, with comments on what to compare with one's own box."""
    place = Path(folder)
    if place.exists() and (not place.is_dir() or any(place.iterdir())): raise FileExistsError(str(folder))
    place.mkdir(parents=True, exist_ok=True)
    ours, c = HERE / game, checker(place, game, lang)
    for file in ours.rglob("*.toml"):
        (place / file.relative_to(ours)).parent.mkdir(exist_ok=True)
        text = text_of(file)
        if file.parent == ours and file.name in c.FILES: text = c.with_hints(file.stem, text)
        (place / file.relative_to(ours)).write_text(text, "utf-8")
