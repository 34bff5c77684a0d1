"""The ring as it is seen from a chair: who sits where, and what stands between."""
from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.text import Text

from penombra.content.words import Words
from penombra.terminal.face import commas, packed

NARROW = 66                                  # below this a list takes the picture's place


class Ring:
    """The living in ring order, clockwise, beginning with me; what a view shows of each."""

    def __init__(self, view: dict[str, Any], me: int | None) -> None:
        self.view = view
        at, alive, n = view["at"], set(view["alive"]), view["seats"]
        start = 0 if me is None else at.index(me)
        self.seats: list[int] = [at[(start + k) % n] for k in range(n) if at[(start + k) % n] in alive]
        self.me = me if me in alive else None
        self.doors = [view["doors"][at.index(s)] for s in self.seats]          # in the gap clockwise of each
        self.way: int = view["way"]

    def beside(self, s: int, way: int) -> int:
        return self.seats[(self.seats.index(s) + way) % len(self.seats)]

    def next(self, s: int) -> int: return self.beside(s, self.way)

    def doors_beside(self, s: int, way: int) -> int:
        at = self.seats.index(s)
        return int(self.doors[at if way > 0 else (at - 1) % len(self.seats)])


def head(view: dict[str, Any], me: int | None, words: Words, width: int) -> list[str]:
    """What everybody sees besides the ring, as many facts a line as there is room for."""
    ring, n = Ring(view, me), view["seats"]
    order = words.say("ring-order", way=words.say("clockwise" if view["way"] == 1 else "anticlockwise"))
    if width < NARROW: order += words.say("ring-down" if view["way"] == 1 else "ring-up")
    rows = [order,
            words.say("ring-deck", count=view["sizes"][n], back=view["back"]),
            words.say("ring-pile", count=view["sizes"][n + 1])]
    out = [s for s in range(n) if s not in ring.seats]
    if out: rows.append(words.say("ring-out", seats=commas(words, [words.seat(s) for s in out])))
    shown = packed(rows, width)
    resolving = view["cards"]["resolving"]
    if resolving: shown.append(words.say("ring-resolving", cards=words.cards(resolving)))
    return shown


def marks(view: dict[str, Any], s: int, words: Words) -> list[tuple[str, str]]:
    """What is to be said of a seat, with its colour."""
    out = []
    if view["active"] == s: out.append((f"► {words.say('mark-turn')}", "bold green"))
    if view["quarantine"][s]: out.append((words.say("mark-quarantine", turns=view["quarantine"][s]), "yellow"))
    if s in view["offer"]["laid"]: out.append((words.say("mark-laid"), "cyan"))
    role = view["infected"][s] or ("thing" if view["thing"] == s else None)
    if role and role != "human": out.append((words.say(f"mark-{role}"), "red"))
    return out


def picture(view: dict[str, Any], me: int | None, words: Words, width: int) -> list[Text]:
    """The ring from above: I sit at the bottom, so my left is on the left."""
    ring = Ring(view, me)
    if width < NARROW or not ring.seats: return listed(ring, view, words)
    return Drawing(ring, view, words, min(width - 2, 100)).rows()


def listed(ring: Ring, view: dict[str, Any], words: Words) -> list[Text]:
    """The same as a list, for narrow screens."""
    rows = []
    for n, s in enumerate(ring.seats):
        row = Text(name(ring, s, words), style="bold" if s == ring.me else "")
        row.append(f" · {words.say('ring-hand', count=view['sizes'][s])}")
        for mark, style in marks(view, s, words): row.append(f" · {mark}", style=style)
        rows.append(row)
        if ring.doors[n]: rows.append(Text(f"  ╪ {words.say('ring-doors', count=ring.doors[n])}", style="bold magenta"))
    return rows


def name(ring: Ring, s: int, words: Words) -> str:
    return words.say("ring-me", seat=words.seat(s)) if s == ring.me else words.seat(s)


class Drawing:
    """A rectangle of line with the seats on it; in each gap an arrow of the direction of play, or a door."""

    def __init__(self, ring: Ring, view: dict[str, Any], words: Words, width: int) -> None:
        self.ring, self.view, self.words = ring, view, words
        self.cell = min(26, (width - 14) // 3)
        self.width = 3 * self.cell + 2 * min(14, (width - 3 * self.cell) // 2)
        k = len(ring.seats)
        above = max(0, k - 3)
        self.top = above if above < 2 else 2 + above % 2          # seats in the top row
        sides = (above - self.top) // 2
        self.blocks = [self.block(s) for s in ring.seats]
        if k == 2: self.top, sides = 1, 0
        places: list[tuple[int, int]] = [(sides + 1, 1)]          # row and column of each, clockwise from the bottom
        if k > 2: places.append((sides + 1, 0))
        places += [(row, 0) for row in range(sides, 0, -1)]
        places += [(0, c) for c in {0: [], 1: [1], 2: [0, 2], 3: [0, 1, 2]}[self.top]]
        places += [(row, 2) for row in range(1, sides + 1)]
        if k > 2: places.append((sides + 1, 2))
        self.places = places[:k]
        heights = [max([len(b) for b, p in zip(self.blocks, self.places, strict=True) if p[0] == row], default=1)
                   for row in range(sides + 2)]
        self.at_row = [sum(heights[:row]) + row for row in range(sides + 2)]
        self.height = self.at_row[-1] + heights[-1]
        self.columns = [self.cell // 2, self.width // 2, self.width - 1 - self.cell // 2]
        self.canvas = [[(" ", "")] * self.width for _ in range(self.height)]

    def block(self, s: int) -> list[tuple[str, str]]:
        """The lines of one seat."""
        label, mine = name(self.ring, s, self.words), s == self.ring.me
        if not mine: label += f" · {self.words.say('ring-hand', count=self.view['sizes'][s])}"
        lines = [(label, "bold" if mine else "")]
        for mark, style in marks(self.view, s, self.words): lines.append((mark, style))
        return [(text if len(text) <= self.cell else text[:self.cell - 1] + "…", style) for text, style in lines]

    def put(self, y: int, x: int, text: str, style: str) -> None:
        for n, ch in enumerate(text):
            if 0 <= x + n < self.width: self.canvas[y][x + n] = (ch, style)

    def path(self) -> list[tuple[int, int]]:
        """The rectangle, clockwise from the bottom's middle."""
        low, high, left, mid, right = self.at_row[-1], self.at_row[0], *self.columns
        spots = [(low, x) for x in range(mid, left, -1)] + [(y, left) for y in range(low, high, -1)]
        spots += [(high, x) for x in range(left, right)] + [(y, right) for y in range(high, low)]
        return spots + [(low, x) for x in range(right, mid, -1)]

    def rows(self) -> list[Text]:
        path = self.path()
        if len(self.ring.seats) > 1:
            corners = {(self.at_row[-1], self.columns[0]): "╰", (self.at_row[0], self.columns[0]): "╭",
                       (self.at_row[0], self.columns[2]): "╮", (self.at_row[-1], self.columns[2]): "╯"}
            for y, x in path:
                flat = y in (self.at_row[-1], self.at_row[0])
                self.put(y, x, corners.get((y, x), "─" if flat else "│"), "dim")
        taken: set[tuple[int, int]] = set()
        for lines, (row, column) in zip(self.blocks, self.places, strict=True):
            for n, (text, style) in enumerate(lines):
                shown = f" {text} " if n == 0 else text
                x = max(0, min(self.columns[column] - len(shown) // 2, self.width - len(shown)))
                self.put(self.at_row[row] + n, x, shown, style)
                taken |= {(self.at_row[row] + n, x + i) for i in range(len(shown))}
        if len(self.ring.seats) > 1:
            spots = [path.index((self.at_row[row], self.columns[column])) for row, column in self.places]
            for n, spot in enumerate(spots):
                end = spots[n + 1] if n + 1 < len(spots) else len(path)
                self.gap([p for p in path[spot:end] if p not in taken], self.ring.doors[n])
        return [flattened(line) for line in self.canvas]

    def gap(self, free: list[tuple[int, int]], doors: int) -> None:
        """An arrow in the middle of what is free of the line between two seats; or a door, with its name."""
        if not free: return
        low, high, left = self.at_row[-1], self.at_row[0], self.columns[0]
        flat = [p for p in free if p[0] in (low, high) and p[1] not in (left, self.columns[2])]
        spots = flat if len(flat) >= 3 else [p for p in free if p not in flat] or free
        y, x = spots[len(spots) // 2]
        if doors:
            text = f"╡{self.words.say('ring-doors', count=doors)}╞"
            if y in (low, high) and len(text) > len(flat): text = f"╡{doors}╞"
            return self.put(y, max(0, min(x - len(text) // 2, self.width - len(text))), text, "bold magenta")
        clockwise = self.ring.way == 1
        if y == low and (y, x) in flat: arrow = "◄" if clockwise else "►"
        elif y == high and (y, x) in flat: arrow = "►" if clockwise else "◄"
        elif x == left: arrow = "▲" if clockwise else "▼"
        else: arrow = "▼" if clockwise else "▲"
        return self.put(y, x, arrow, "dim")


def flattened(line: list[tuple[str, str]]) -> Text:
    row = Text()
    for style, run in groupby(line, key=lambda spot: spot[1]): row.append("".join(ch for ch, _ in run), style=style)
    row.rstrip()
    return row
