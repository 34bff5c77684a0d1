"""Games as they were once played, kept as text: the same in either form and on every machine.

`scripts/golden` writes the files anew, after a change of behaviour that was meant.
"""
from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

import penombra
from penombra.core import laws
from penombra.core.match import Match
from stay_away_tables import covering, options_of
from sub_terra_tables import game_number
from upside_down_tables import game_number as town_number

GOLDEN = Path(__file__).parent / "golden"
TRACE = GOLDEN / "trace.txt"
JOURNALS = {"four": ("stay_away", 4, 1, {}), "six_revised": ("stay_away", 6, 5, {"edition": "revised", "vendetta": True}),
            "eight_thing_in_deck": ("stay_away", 8, 3, {"thing_in_deck": True, "auto_end": "at_once"}),
            "cave_of_four": ("sub_terra", 4, 1, {}), "cave_of_six": ("sub_terra", 6, 2, {"difficulty": "expert"}),
            "town_of_two": ("upside_down", 2, 1, {}), "town_of_four": ("upside_down", 4, 2, {"season": 2})}
SEED = 2011
CAVES = 40                                   # so many of the set-ups of Sub Terra,
TOWNS = 50                                   # and of Upside Down


def play(game: str, seats: int, seed: int, options: dict[str, object]) -> Match:
    return laws.check_game(partial(penombra.new, game, seats, options=options), seed, every=0, standing=300).match


def trace_line(game: str, n: int, seats: int, options: dict[str, object]) -> str:
    """game | seed | seats | options | answers | outcome | checksum of all that was answered, told and shown"""
    m = play(game, seats, SEED + n, options)
    o = m.outcome
    assert o is not None
    told = ["free deck" if key == "custom_deck" else f"{key}={value}" for key, value in options.items()]
    won = " ".join(map(str, o.winners)) or "nobody"
    return " | ".join([game, str(SEED + n), str(seats), ", ".join(told) or "plain", str(len(m.journal()["answers"])),
                       f"{o.grade} {o.reason}: {won}", laws.checksum(m)])


def trace() -> list[str]:
    return [*(trace_line("stay_away", n, *options_of(setup)) for n, setup in enumerate(covering()[0])),
            *(trace_line("sub_terra", n, *game_number(n)) for n in range(CAVES)),
            *(trace_line("upside_down", n, *town_number(n)) for n in range(TOWNS))]


def write_journal(m: Match) -> str:
    """Head, one answer a line, and the hash of the table at the end."""
    journal = m.journal()
    head = [f"{key} {json.dumps(journal[key], sort_keys=True)}" for key in journal if key not in ("answers", "start")]
    rows = [f"{'chance' if who == -1 else who} {' '.join(map(str, said))}" for who, *said in journal["answers"]]
    return "\n".join([*head, "", *rows, "", f"hash {m.hash()}"]) + "\n"


def read_journal(text: str) -> tuple[dict[str, object], str]:
    head, rows, tail = text.split("\n\n")
    journal: dict[str, object] = {"start": None}
    for row in head.splitlines():
        key, value = row.split(" ", 1)
        journal[key] = json.loads(value)
    said = [row.split(" ", 1) for row in rows.splitlines()]
    journal["answers"] = [[-1 if who == "chance" else int(who), *answer(words)] for who, words in said]
    return journal, tail.split()[1]


def answer(words: str) -> list[object]:
    """An option in words; or how far back the table was taken."""
    return ["take_back", int(words.split()[1])] if words.startswith("take_back ") else [words]


def write_all() -> None:
    GOLDEN.mkdir(exist_ok=True)
    TRACE.write_text("\n".join(["# " + str(trace_line.__doc__), *trace()]) + "\n")
    for name, told in JOURNALS.items(): (GOLDEN / f"{name}.journal").write_text(write_journal(play(*told)))


def test_traces_are_as_they_were() -> None:
    """A fixed set of games has the same answers, events, views and ends, told by a checksum a game."""
    assert TRACE.read_text().splitlines()[1:] == trace()


@pytest.mark.parametrize("name", JOURNALS)
def test_journal_replays_to_the_same_end(name: str) -> None:
    """A game kept as text can still be played, answer by answer, with no random generator in it."""
    text = (GOLDEN / f"{name}.journal").read_text()
    journal, hashed = read_journal(text)
    m = penombra.replay(journal)
    assert m.hash() == hashed and m.outcome is not None
    assert write_journal(m) == text


def test_golden_folder_holds_nothing_else() -> None:
    """No journal is left behind that nobody replays."""
    kept = {file.name for file in GOLDEN.iterdir() if file.suffix in (".journal", ".txt")}
    assert kept == {"trace.txt", *(f"{name}.journal" for name in JOURNALS)}
