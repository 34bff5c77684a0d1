"""Few set-ups that between them hold every pair of values."""
from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

Setup = dict[str, int]                       # of each factor, the place of its value
Pair = tuple[str, int, str, int]
Values = dict[str, list[Any]]


def pairs_of(values: Values, setup: Setup) -> set[Pair]:
    return {(a, setup[a], b, setup[b]) for a, b in itertools.combinations(values, 2)}


def covering(values: Values, refusal: Callable[[Setup], str | None]) -> tuple[list[Setup], dict[Pair, str]]:
    """Set-ups with every possible pair, and the pairs that are refused, with their rule."""
    plain = dict.fromkeys(values, 0)
    todo: dict[Pair, None] = {}
    impossible: dict[Pair, str] = {}
    for a, b in itertools.combinations(values, 2):
        for i, j in itertools.product(range(len(values[a])), range(len(values[b]))):
            rule = refusal({**plain, a: i, b: j})
            if rule is None: todo[a, i, b, j] = None
            else: impossible[a, i, b, j] = rule
    setups: list[Setup] = []
    while todo:
        a, i, b, j = next(iter(todo))
        setup = {**plain, a: i, b: j}
        for name in values:
            if name in (a, b): continue
            setup[name] = max(range(len(values[name])), key=lambda k: (refusal({**setup, name: k}) is None,
                              len(todo.keys() & pairs_of(values, {**setup, name: k})), -k))
        for pair in pairs_of(values, setup): todo.pop(pair, None)
        setups.append(setup)
    return setups, impossible
