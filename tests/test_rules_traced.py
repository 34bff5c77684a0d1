"""Every rule is proven: each id is cited by a test or a scenario, and nothing cites or names a rule that is not there.

Citations are read from the source: `@pytest.mark.rules("SA-…")`, on a test or in `pytest.param(marks=…)`, and the
`rules` line of a scenario. An f-string cites every rule that fits it: rules(f"SA-DECK-{n:02}").
"""
from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "penombra"
PREFIX = {"stay_away": "SA", "sub_terra": "ST", "upside_down": "UD"}     # of the ids of each game
each_game = pytest.mark.parametrize("game", PREFIX)
MOST = 5                                     # ids that one test or scenario may cite
UNPROVEN = 25                                # rules about speech, advice or the physical box, at most


def an_id(game: str) -> re.Pattern[str]: return re.compile(rf"\b{PREFIX[game]}(?:-S\d)?-[A-Z]+-\d+\b")


@cache
def rules(game: str) -> dict[str, str]:
    """The ids of a game, each with the file that holds it."""
    found: dict[str, str] = {}
    for file in sorted((SOURCE / "content" / game / "rules").glob("*.toml")):
        for id in tomllib.loads(file.read_text("utf-8")):
            assert id not in found, f"{id} is in {found[id]} and in {file.name}"
            found[id] = file.name
    return found


def not_applicable(game: str) -> dict[str, str]:
    found: dict[str, str] = tomllib.loads((ROOT / "tests" / game / "not_applicable.toml").read_text("utf-8"))
    return found


def spelled(node: ast.expr, known: list[str]) -> list[str]:
    """The ids that an argument of a marker stands for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str): return [node.value]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\d+" for part in node.values]
        fits = re.compile("".join(parts))
        return [id for id in known if fits.fullmatch(id)]
    raise AssertionError(f"line {node.lineno}: an id is written out, or an f-string")


def citations(text: str, where: str, known: list[str]) -> list[tuple[str, list[str], list[str]]]:
    """For each marker of a file: its place, its arguments as ids, and all the ids that it stands for."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rules"):
            ids = [spelled(arg, known) for arg in node.args]
            first = [row[0] if row else "nothing" for row in ids]
            found.append((f"{where}:{node.lineno}", first, [id for row in ids for id in row]))
    return found


@cache
def cited_by_tests() -> list[tuple[str, list[str], list[str]]]:
    known = [id for game in PREFIX for id in rules(game)]
    return [row for file in sorted((ROOT / "tests").rglob("*.py")) if "mark.rules" in (text := file.read_text("utf-8"))
            for row in citations(text, str(file.relative_to(ROOT)), known)]


def cited_by_scenarios() -> list[tuple[str, list[str], list[str]]]:
    found = []
    for file in sorted((ROOT / "tests" / "scenarios").glob("*.txt")):
        lines = [row.split("#", 1)[0].split() for row in file.read_text("utf-8").splitlines()]
        ids = [id for row in lines if row[:1] == ["rules"] for id in row[1:]]
        found.append((str(file.relative_to(ROOT)), ids, ids))
    return found


@cache
def all_citations(game: str) -> list[tuple[str, list[str], list[str]]]:
    return [row for row in cited_by_tests() + cited_by_scenarios() if row[1] and row[1][0].startswith(PREFIX[game] + "-")]


def objections(game: str) -> dict[str, set[str]]:
    """The ids that the game returns as the rule against something, or raises with, and the files that do."""
    found: dict[str, set[str]] = {}
    for file in sorted((SOURCE / "games" / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and an_id(game).fullmatch(node.value):
                found.setdefault(node.value, set()).add(file.name)
    return found


@each_game
def test_every_rule_is_proven(game: str) -> None:
    """Each rule is cited by a test or a scenario, or listed as one that no program can prove."""
    cited = {id for _, _, ids in all_citations(game) for id in ids}
    missing = sorted(set(rules(game)) - cited - set(not_applicable(game)))
    assert not missing, f"{len(missing)} rules without a test: {' '.join(missing)}"


@each_game
def test_few_rules_are_beyond_proof(game: str) -> None:
    """At most 25 rules are declared not applicable, each with a reason, none of them unknown or proven after all."""
    listed, cited = not_applicable(game), {id for _, _, ids in all_citations(game) for id in ids}
    assert len(listed) <= UNPROVEN
    assert set(listed) <= set(rules(game)) and not set(listed) & cited
    assert all(len(reason.split()) > 3 for reason in listed.values())


@each_game
def test_nothing_cites_an_unknown_rule(game: str) -> None:
    """A marker or a scenario that names a rule nobody wrote is a mistake; so is one that stands for no rule."""
    known = set(rules(game))
    wrong = [(where, id) for where, _, ids in all_citations(game) for id in ids if id not in known]
    assert not wrong
    assert not [where for where, shown, _ in cited_by_tests() if "nothing" in shown]


@each_game
def test_nothing_cites_too_many_rules(game: str) -> None:
    """Whoever cites more than five rules proves none of them in particular; nothing is cited twice in one place."""
    for where, shown, ids in all_citations(game):
        assert 1 <= len(shown) <= MOST, where
        assert len(set(shown)) == len(shown), where
        assert ids


@each_game
def test_every_test_of_the_rules_cites_one_and_says_what_it_proves(game: str) -> None:
    """A test of a game's chapters has a marker, and a sentence that reads as a ruling."""
    for file in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"): continue
            where = f"{file.name}: {node.name}"
            marked = [d for d in node.decorator_list if "mark.rules(" in ast.unparse(d)]
            assert marked, f"{where} cites no rule"
            said = ast.get_docstring(node)
            assert said and len(said.split()) > 3 and said.rstrip()[-1] in ".!?…", f"{where} says nothing"


@each_game
def test_the_code_names_no_unknown_rule(game: str) -> None:
    """Every id in the source of a game, be it an objection or a comment, is a rule."""
    known = set(rules(game))
    wrong = [(file.name, id) for file in sorted((SOURCE / "games" / game).glob("*.py"))
             for id in an_id(game).findall(file.read_text("utf-8")) if id not in known]
    assert not wrong
    assert len(objections(game)) > (20 if game == "upside_down" else 40)


@each_game
def test_every_objection_is_met_by_a_test(game: str) -> None:
    """Each id that the game gives as a reason is cited by somebody, and written where it is asserted."""
    cited = {id for _, _, ids in all_citations(game) for id in ids}
    texts = "\n".join(file.read_text("utf-8") for pattern in (f"{game}/*.py", "scenarios/*.txt")
                      for file in (ROOT / "tests").glob(pattern))
    missing = [id for id in objections(game) if id not in cited]
    assert not missing
    asserted = set(an_id(game).findall(without_citations(texts)))
    unmet = [id for id in objections(game) if id not in asserted]
    assert not unmet, f"cited, but never expected by a test: {unmet}"


def without_citations(text: str) -> str:
    """A text less its markers and its lines of rules: what is left is asserted."""
    return re.sub(r"^rules .*$|mark\.rules\([^)]*\)", "", text, flags=re.M)


# --- The reading itself ----------------------------------------------------------------------------------

def test_markers_are_read_from_the_source() -> None:
    """Markers on functions and in parameters are found, f-strings stand for all they fit, prose does not count."""
    known = ["SA-DECK-01", "SA-DECK-02", "SA-R-01"]
    text = '''
import pytest
@pytest.mark.rules("SA-R-01", "SA-DECK-01")
def test_one() -> None:
    """SA-R-99 is only talked about."""
@pytest.mark.parametrize("n", [pytest.param(n, marks=pytest.mark.rules(f"SA-DECK-{n:02}")) for n in (1, 2)])
def test_two(n: int) -> None: pass
'''
    assert citations(text, "here", known) == [
        ("here:3", ["SA-R-01", "SA-DECK-01"], ["SA-R-01", "SA-DECK-01"]),
        ("here:6", ["SA-DECK-01"], ["SA-DECK-01", "SA-DECK-02"])]
    with pytest.raises(AssertionError):
        citations("@pytest.mark.rules(ID)\ndef test_three() -> None: pass", "here", known)


def test_what_is_cited_is_not_what_is_asserted() -> None:
    """The check for objections looks past markers and lines of rules."""
    text = '@pytest.mark.rules("SA-R-01")\nrules SA-R-02\nrefused(x, "SA-R-03")'
    assert an_id("stay_away").findall(without_citations(text)) == ["SA-R-03"]
