"""Checking a person's own content: all faults of all files at once, each with its line; and a copy to begin from.

A fault in one row hides none in another: every table of a file is read by itself. What is known of a game (its cards,
their families, the ids of its rules) is what comes with Penombra. Whether a deck is large enough only the game's rules
can say, so `penombra.check_content` hands in the function that knows.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from penombra.content import HERE, load, text_of
from penombra.content.words import LANGUAGES, Words

STATUSES: Final = ("stated", "implied", "ruling", "reconstructed")
KINDS: Final = ("setup", "visibility", "timing", "effect", "legality", "end", "variant")
FAMILIES: Final = ("contagion", "action", "defence", "obstacle", "panic")
NUMBERS: Final = range(4, 13)

CARD: Final[dict[str, type]] = {"family": str, "numbers": list, "rule": str, "source": str, "status": str,
                                "title": dict, "text": dict}
RULE: Final[dict[str, type]] = {"source": str, "section": str, "status": str, "kind": str, "title": dict, "text": dict}
SOURCE: Final[dict[str, type]] = {"title": str, "edition": str, "use": dict}
SORTS: Final[dict[type, str]] = {str: "text", list: "list", dict: "languages"}

HEADER: Final = re.compile(r'\s*\[\s*("[^"]*"|[\w-]+)\s*((?:\.\s*[\w-]+\s*)*)\]\s*(?:#.*)?$')
PLACE: Final = re.compile(r"\(at (?:line (\d+)|end of document).*\)")

Supply = Callable[[dict[str, list[int]]], dict[int, str]]      # numbers of each card -> players: rule against it


class Fault(NamedTuple):
    """What is wrong, and where. Lines count from 1."""
    file: str
    line: int
    message: str

    def __str__(self) -> str: return f"{self.file}:{self.line}: {self.message}"


class Deck:
    """Numbers of cards that are no pack yet, for the function that says whether they suffice."""

    def __init__(self, numbers: dict[str, list[int]]) -> None: self.numbers = numbers


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
    def __init__(self, folder: Path, game: str, lang: str) -> None:
        self.folder = folder
        self.game = game
        self.words = Words(lang, game)
        self.ours = load(game)
        self.faults: list[Fault] = []

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
            elif not isinstance(row[key], sort):
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

    def cards(self, sources: set[str], rules: set[str], supply: Supply | None) -> None:
        page = self.page("cards.toml")
        if page is None: return
        ours: dict[str, Any] = self.ours.tables["cards"]
        numbers = dict(self.ours.numbers)                # those that cannot be read count as ours
        for id, row in page.rows.items():
            if id not in ours:
                self.report(page.name, page.line(id), "unknown-card", card=id)
                continue
            self.shape(page, id, row, CARD)
            self.one_of(page, id, row, "family", FAMILIES)
            if row.get("family") in FAMILIES and row["family"] != ours[id]["family"]:
                self.report(page.name, page.line(id, "family"), "other-family", card=id, family=ours[id]["family"])
            self.one_of(page, id, row, "source", sources)
            self.one_of(page, id, row, "status", STATUSES)
            if isinstance(row.get("rule"), str) and row["rule"] not in rules:
                self.report(page.name, page.line(id, "rule"), "unknown-rule", value=row["rule"])
            if isinstance(row.get("numbers"), list) and self.copies(page, id, row["numbers"]):
                numbers[id] = row["numbers"]
        for id in ours:
            if id not in page.rows: self.report(page.name, page.end, "missing-card", card=id)
        self.titles([page])
        if supply is not None:
            by_rule: dict[str, list[int]] = {}
            for seats, rule in supply(numbers).items(): by_rule.setdefault(rule, []).append(seats)
            for rule, tables in by_rule.items():
                self.report(page.name, 1, "supply", players=", ".join(map(str, tables)),
                            rule=f"{rule}, {self.words.rule(rule).title}" if rule else "")

    def copies(self, page: Page, id: str, numbers: list[Any]) -> bool:
        """Are the player numbers of a card's copies possible?"""
        line = page.line(id, "numbers")
        if any(type(n) is not int for n in numbers): self.report(page.name, line, "not-numbers")
        elif id == "the_thing":
            if numbers == [0]: return True
            self.report(page.name, line, "the-thing")
        elif wrong := [n for n in numbers if n not in NUMBERS]:
            self.report(page.name, line, "number", value=", ".join(map(str, wrong)))
        elif id == "infected" and not numbers: self.report(page.name, line, "no-infected")
        else: return True
        return False


def check(folder: str | Path, game: str, lang: str = "en", supply: Supply | None = None) -> list[Fault]:
    """All faults of a folder of content, by file and line."""
    place = Path(folder)
    c = Checker(place, game, lang)
    known = {"cards.toml", "sources.toml"}
    found = [f.name for f in sorted(place.glob("*.toml"))] if place.is_dir() else []
    if not found and not (place / "rules").is_dir(): c.report(str(folder), 1, "nothing")
    for name in found:
        if name not in known: c.report(name, 1, "unknown-file", known=", ".join(sorted(known)))
    sources = c.sources()
    c.cards(sources, c.rules(sources), supply)
    return sorted(c.faults)


def new(game: str, folder: str | Path, lang: str = "en") -> None:
    """A copy of the content to correct, with comments on what to compare with one's own box."""
    place, words = Path(folder), Words(lang, game)
    if place.exists() and (not place.is_dir() or any(place.iterdir())): raise FileExistsError(str(folder))
    place.mkdir(parents=True, exist_ok=True)
    (place / "rules").mkdir()
    ours = HERE / game
    for file in [*ours.glob("*.toml"), *(ours / "rules").glob("*.toml")]:
        text = text_of(file)
        if file.name == "cards.toml": text = with_hints(text, words)
        (place / file.relative_to(ours)).write_text(text, "utf-8")


def with_hints(text: str, words: Words) -> str:
    out = [f"# {row}" for row in words.say("new-head").splitlines()] + [""]
    for line in text.splitlines():
        head = HEADER.match(line)
        if head and words.card_rows[head[1]]["status"] == "reconstructed":
            copies = len(words.card_rows[head[1]]["numbers"])
            out.append(f"# {words.say('new-row', title=words.card(head[1]), copies=copies)}")
        out.append(line)
    return "\n".join(out) + "\n"
