"""A file with one line of JSON a game. A run that was cut off goes on where it stopped."""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from penombra import BadSetup
from penombra.lab.games import Progress, in_order

CHUNK = 8                                    # games a worker plays at a time
Row: TypeAlias = "dict[str, Any]"
Head: TypeAlias = "Callable[[int], Row]"     # what is fixed of game n before it is played
Play: TypeAlias = "Callable[[Row, str | None], Row]"     # the whole row, from its head and the folder of content


def chunk(job: tuple[Play, list[Row], str | None]) -> list[Row]:
    play, heads, folder = job
    return [play(head, folder) for head in heads]


def played(play: Play, head: Head, first: int, games: int, folder: str | None, workers: int, shown: Progress
           ) -> Iterator[list[Row]]:
    """Rows from `first` on, a chunk at a time, whoever plays them."""
    starts = range(first, games, CHUNK)
    jobs = ((play, [head(n) for n in range(start, min(start + CHUNK, games))], folder) for start in starts)
    for rows in in_order(chunk, jobs, min(workers, max(1, len(starts)))):
        yield rows
        shown.step(len(rows))
    shown.over()


def fill(out: str | Path, play: Play, head: Head, games: int, folder: str | None, workers: int, progress: bool | None
         ) -> int:
    """Play until `out` holds so many rows. Returns how many were played now; raises BadSetup."""
    out = Path(out)
    try:
        done = rows_in(out, head)
        with out.open("a", encoding="utf-8") as file:
            for rows in played(play, head, done, games, folder, workers, Progress(out.name, games, done, progress)):
                file.write("".join(json.dumps(row, sort_keys=True) + "\n" for row in rows))
                file.flush()
    except OSError as fault: raise BadSetup("out", f"{out}: {fault.strerror or fault}") from None
    return max(0, games - done)


def rows_in(out: Path, head: Head) -> int:
    """How many rows of this run the file holds. A torn last line is cut off; rows of another run are refused."""
    if not out.exists(): return 0
    kept = number = 0
    with out.open("r+b") as file:
        for line in file:
            row = parsed(line)
            if row is None:
                torn = not line.endswith(b"\n") and begins_a_row(line, head(number))
                if file.read(1) or not torn: raise BadSetup("out", f"{out}: line {number + 1} is no row of this kind")
                break
            compare(row, plain(head(number)), f"{out}: line {number + 1}")
            number += 1
            kept += len(line)
        if kept != os.fstat(file.fileno()).st_size: file.truncate(kept)
    return number


def begins_a_row(line: bytes, head: Row) -> bool:
    """Is it what was written of a row before the run was cut off? Rows begin with their first name in order."""
    names = sorted({*head, "answers"})
    return f'{{"{names[0]}": '.encode().startswith(line[:len(names[0]) + 5])


def parsed(line: bytes) -> Row | None:
    if not line.endswith(b"\n"): return None
    try: row = json.loads(line)
    except ValueError: return None
    return row if isinstance(row, dict) else None


def plain(data: Row) -> Row:
    """As it will be read back from JSON."""
    found: Row = json.loads(json.dumps(data))
    return found


def compare(row: Row, head: Row, where: str) -> None:
    for name, value in head.items():
        if row.get(name) != value:
            raise BadSetup("out", f"{where} has {name} {row.get(name)!r}, not {value!r}: it belongs to another run")
