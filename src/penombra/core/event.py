"""What the table saw: events are output, never the truth."""
from __future__ import annotations

from typing import Any


class Event:
    """One tick of a replay. All saw the facts; `secret[seat]` only that seat. An event is public or does not exist."""

    def __init__(self, kind: str, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.facts = facts
        self.secret: dict[int, dict[str, Any]] | None = None

    def seen_by(self, seat: int | None, n: int) -> dict[str, Any]:
        shown = {"n": n, "kind": self.kind, **self.facts}
        if self.secret is not None and seat is not None and seat in self.secret: shown.update(self.secret[seat])
        return shown


class Log:
    """A list that is only appended to. Copies share their common part, so copying one costs nothing."""

    def __init__(self, items: list[Any], size: int) -> None:
        self.items = items
        self.size = size

    def append(self, item: Any) -> None:
        if len(self.items) != self.size: self.items = self.items[:self.size]     # another copy went on from here
        self.items.append(item)
        self.size += 1

    def copy(self) -> Log: return Log(self.items, self.size)
    def since(self, n: int) -> list[Any]: return list(self.items[n:self.size])
