"""One game from first to last, and many of them in processes of their own."""
from __future__ import annotations

import hashlib
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from penombra import BadSetup, Match, new
from penombra.bots import LEVELS

J = TypeVar("J")
R = TypeVar("R")

# Who plays on which side, by the role in a seat's own view.
SIDES = {"stay_away": {"human": "humans", "infected": "thing", "thing": "thing"}}


def known_levels(bots: Sequence[str]) -> list[str]:
    if isinstance(bots, str): bots = bots.split(",")
    found = [name.strip() for name in bots]
    for name in found:
        if name not in LEVELS: raise BadSetup("bots", f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    if not found: raise BadSetup("bots", f"name at least one of {', '.join(LEVELS)}")
    return found


def counted(argument: str, value: int) -> int:
    if type(value) is not int or value < 1: raise BadSetup(argument, f"a whole number above 0 is wanted, not {value!r}")
    return value


def own_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8], "big")


def role(match: Match, seat: int) -> str | None:
    """A seat's own role, where the game has roles."""
    roles = match.view(seat).get("infected")
    return None if roles is None else roles[seat]


def roles(match: Match) -> list[str | None]: return [role(match, seat) for seat in range(match.seats)]


def set_up(game: str, seats: int, options: dict[str, Any] | None, content: str | None) -> dict[str, Any]:
    """What a journal says of a game before it begins. Raises BadSetup."""
    journal = new(game, seats, None, options, "manual", content).journal()
    return {name: journal[name] for name in ("game", "version", "content", "seats", "options")}


# --- Processes ----------------------------------------------------------------------------------------

def alone() -> None:
    """A worker leaves Ctrl-C to its parent, and goes when its parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is None: return

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def in_order(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[R]:
    """The results of all jobs, in their order, whoever does them."""
    if workers == 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=alone)
    try:
        todo, doing = iter(jobs), deque[Future[R]]()
        for job in todo:
            doing.append(pool.submit(work, job))
            if len(doing) >= 4 * workers: yield doing.popleft().result()
        while doing: yield doing.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


class Progress:
    """On a terminal, how far the work has come; in a pipe, nothing."""

    def __init__(self, what: str, total: int, done: int = 0, shown: bool | None = None) -> None:
        self.what, self.total, self.done = what, total, done
        self.shown = sys.stderr.isatty() if shown is None else shown

    def step(self, many: int = 1) -> None:
        self.done += many
        if self.shown: print(f"\r{self.what} {self.done}/{self.total}", end="", file=sys.stderr, flush=True)

    def over(self) -> None:
        if self.shown: print("\r\033[K", end="", file=sys.stderr, flush=True)
