"""Runs the tests that cite rules against rules with one enforcing place switched off. Prints a line a place.

    python worker.py GAME N N …   numbers of places, as `python places.py GAME` lists them

Each place gets a process of its own, forked before anything of Penombra is imported. Where the place names a rule,
only tests that cite this rule count.
"""
from __future__ import annotations

import importlib.abc
import importlib.util
import inspect
import json
import os
import signal
import sys
import tomllib  # noqa: F401  imported before the fork, to be quick after it
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import librt.vecs  # noqa: F401
import pytest

HERE = Path(__file__).parent
TESTS = HERE.parent
ROOT = TESTS.parent
SECONDS = 60                                 # a rule without its line may never end


class Switched(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Gives one module another source."""

    def __init__(self, name: str, path: str, source: str) -> None:
        self.name, self.path, self.source = name, path, source

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        return importlib.util.spec_from_loader(name, self, origin=self.path) if name == self.name else None

    def get_filename(self, fullname: str) -> str: return self.path
    def get_data(self, path: str) -> bytes: return self.source.encode()
    def path_stats(self, path: str) -> dict[str, int]: raise OSError


def plain_tests(game: str, chapter: str = "") -> Iterator[tuple[str, set[str], Callable[[], Any]]]:
    """Every test that cites rules and needs no fixture: its name, the rules, and how to run it; its own chapter first."""
    for file in sorted((TESTS / game).glob("test_*.py"), key=lambda file: (file.stem != f"test_{chapter}", file.stem)):
        spec = importlib.util.spec_from_file_location(f"rules_{file.stem}", file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        for name, test in vars(module).items():
            if not name.startswith("test_") or not callable(test): continue
            marks = getattr(test, "pytestmark", [])
            rules = {r for m in marks if m.name == "rules" for r in m.args}
            wanted = list(inspect.signature(test).parameters)
            tables = [m for m in marks if m.name == "parametrize"]
            if not tables:
                if rules and not wanted: yield f"{file.stem}.{name}", rules, test
                continue
            if len(tables) > 1: continue
            names = tables[0].args[0]
            keys = [k.strip() for k in names.split(",")] if isinstance(names, str) else list(names)
            if sorted(keys) != sorted(wanted): continue
            for row in tables[0].args[1]:
                own, values = set(rules), row
                if hasattr(row, "marks"):
                    own |= {r for m in row.marks for r in getattr(m, "args", getattr(m, "mark", m).args)}
                    values = row.values
                elif len(keys) == 1: values = (row,)
                told = dict(zip(keys, values, strict=True))
                if own: yield f"{file.stem}.{name}{tuple(values)!r:.60}", own, run_with(test, told)
    yield from scenario_tests(game)


def run_with(test: Callable[..., Any], values: dict[str, Any]) -> Callable[[], Any]: return lambda: test(**values)


def scenario_tests(game: str) -> Iterator[tuple[str, set[str], Callable[[], Any]]]:
    from penombra import find, load
    from penombra.core.scenario import run
    for file in sorted((TESTS / "scenarios").glob("*.txt")):
        text = file.read_text("utf-8")
        if f"\ngame {game}\n" not in text: continue
        rules = {r for row in text.splitlines() if row.startswith("rules ") for r in row.split()[1:]}

        def play(text: str = text) -> None: assert not run(find(game), text, load(game))
        yield file.stem, rules, play


def failing(game: str, chapter: str, rule: str) -> str:
    """The first citing test that fails."""
    try: tests = list(plain_tests(game, chapter))
    except Exception as e: return f"nothing can be imported: {e!r:.80}"      # a chapter that does not even load
    for name, rules, test in tests:
        if rule and rule not in rules: continue
        try: test()
        except (Exception, pytest.fail.Exception) as e: return f"{name}: {e!r:.100}"
    return ""


def main() -> None:
    sys.path[:0] = [str(HERE), str(TESTS), str(ROOT / "src")]
    from places import SOURCE, places
    game, numbers = sys.argv[1], sys.argv[2:]
    found = places(game)
    for number in map(int, numbers):
        place = found[number]
        here, there = os.pipe()
        child = os.fork()
        if child == 0:
            signal.alarm(SECONDS)
            sys.meta_path.insert(0, Switched(f"penombra.games.{game}.{place.chapter}",
                                             str(SOURCE / game / f"{place.chapter}.py"), place.source))
            try: told = failing(game, place.chapter, place.rule)
            except BaseException: told = traceback.format_exc(limit=-1)
            os.write(there, told.encode()[:400])
            os._exit(0)
        os.close(there)
        _, status = os.waitpid(child, 0)
        told = os.read(here, 400).decode("utf-8", "replace")
        os.close(here)
        if status: told = "never ended"
        print(json.dumps({"place": str(place), "number": number, "killed_by": told}), flush=True)


if __name__ == "__main__": main()
