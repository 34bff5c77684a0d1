"""The enforcing places of the rules: where the code names a rule that forbids, guards, or changes the table."""
from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "penombra" / "games"
CHAPTERS = {"stay_away": ["setup", "turn", "exchange", "roles", "actions", "defences", "obstacles", "drawing", "panic",
                          "ending"],
            "sub_terra": ["setup", "round", "skills", "actions", "tiles", "hazards", "horrors", "explorers", "ending", "state"],
            "upside_down": ["setup", "turn", "cards", "tokens", "stacks", "foes", "allies", "actions", "contested", "effects",
                            "ending", "state"]}
NOT_RULES = {"tell", "whisper"}              # what is told is compared by the twin worlds and the words' own tests
ID = re.compile(r"^[A-Z]{2}(?:-S\d)?-[A-Z]+-\d+$")


class Place:
    """One place, and the source of its chapter with that place switched off."""

    def __init__(self, chapter: str, line: int, what: str, rule: str, source: str) -> None:
        self.chapter = chapter
        self.line = line
        self.what = what
        self.rule = rule                     # the id named there, or ""
        self.source = source

    def __str__(self) -> str: return f"{self.chapter}.py:{self.line} {self.what}"


def cut(lines: list[str], node: ast.expr | ast.stmt, put: str) -> str:
    """The source with one node replaced."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    rows = list(lines)
    first, last = node.lineno - 1, node.end_lineno - 1
    start = rows[first].encode()[:node.col_offset].decode()
    rest = rows[last].encode()[node.end_col_offset:].decode()
    rows[first:last + 1] = [start + put + rest]
    return "\n".join(rows) + "\n"


def called(node: ast.expr) -> str:
    """The name a call calls."""
    if not isinstance(node, ast.Call): return ""
    f = node.func
    return f.attr if isinstance(f, ast.Attribute) else f.id if isinstance(f, ast.Name) else ""


def telling(node: ast.stmt) -> bool:
    """A statement that only tells what happened."""
    return isinstance(node, ast.If) and "g.events is" in ast.unparse(node.test)


class Finder(ast.NodeVisitor):
    def __init__(self, chapter: str, text: str) -> None:
        self.chapter = chapter
        self.lines = text.splitlines()
        self.places: list[Place] = []

    def add(self, node: ast.expr | ast.stmt, put: str, what: str, rule: str = "") -> None:
        self.places.append(Place(self.chapter, node.lineno, what, rule, cut(self.lines, node, put)))

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and ID.match(node.value) and self.chapter != "setup":
            self.add(node, '""', f"no longer forbids by {node.value}", node.value)

    def visit_If(self, node: ast.If) -> None:
        if telling(node): return
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        name = called(node.value)
        if name and name not in NOT_RULES and name != "append": self.add(node, "pass", f"leaves out {ast.unparse(node)}")

    def visit_Return(self, node: ast.Return) -> None:
        name = called(node.value) if node.value else ""
        if name in ("then", "push", "eliminate", "end", "burst", "defend", "bin"):
            self.add(node, "return None", f"leaves out {ast.unparse(node)}")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(t, (ast.Attribute, ast.Subscript)) and ast.unparse(t).startswith("g.") for t in node.targets):
            self.add(node, "pass", f"leaves out {ast.unparse(node)}")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if ast.unparse(node.target).startswith("g."): self.add(node, "pass", f"leaves out {ast.unparse(node)}")

    def visit_Raise(self, node: ast.Raise) -> None:
        if "BadSetup" in ast.unparse(node): self.add(node, "pass", f"no longer refuses: {ast.unparse(node)[:60]}")


def places(game: str) -> list[Place]:
    """All of them, in the order of the rulebook's chapters."""
    out: list[Place] = []
    for chapter in CHAPTERS[game]:
        text = (SOURCE / game / f"{chapter}.py").read_text("utf-8")
        finder = Finder(chapter, text)
        finder.visit(ast.parse(text))
        out += [p for p in finder.places if parses(p.source)]
    return out


def parses(source: str) -> bool:
    try: ast.parse(source)
    except SyntaxError: return False
    return True


if __name__ == "__main__":
    for n, place in enumerate(places(sys.argv[1])): print(n, place)
