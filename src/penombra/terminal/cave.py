"""The cave as it is seen from above: a room a tile, walls and ways, who is where, and what lies there."""
from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.text import Text

from penombra.content.words import SIDES, Words
from penombra.terminal.face import packed

NARROW: Final = 48                           # below this a list takes the picture's place
WIDE: Final = 8                              # of a room, without its walls
HIGH: Final = 2
CORNERS: Final = dict(zip(range(16), " ╵╶└╷│┌├╴┘─┴┐┤┬┼", strict=True))     # by lines up 1, right 2, down 4, left 8
ARROWS: Final = dict(zip(SIDES, "↑→↓←", strict=True))
STYLES: Final = {"water": "blue", "gas": "green", "horror": "red", "cave_in": "yellow", "exit": "bold green",
                 "ledge": "magenta", "slide": "magenta", "squeeze": "magenta", "rough": "magenta"}
DIM: Final = "dim"
PAWN: Final = "bold"
ME: Final = "bold reverse"
FALLEN: Final = "red"
BEAST: Final = "bold red"

Tile = dict[str, Any]
Row = list[tuple[str, str]]                  # letters with their styles


class Cave:
    """What a view shows, by cell and by tile; `me` is the explorer it is looked at from."""

    def __init__(self, view: dict[str, Any], me: int | None) -> None:
        self.view = view
        self.tiles: list[Tile] = view["tiles"]
        self.at: dict[tuple[int, int], int] = {(t["at"][0], t["at"][1]): n for n, t in enumerate(self.tiles)}
        self.me = view["active"] if me is None else me
        self.west, self.east = min(x for x, _ in self.at), max(x for x, _ in self.at)
        self.south, self.north = min(y for _, y in self.at), max(y for _, y in self.at)

    def tile(self, x: int, y: int) -> Tile | None:
        return self.tiles[self.at[x, y]] if (x, y) in self.at else None

    def middle(self) -> tuple[int, int]:
        """The cell to keep in sight: mine, or that of somebody who is on a tile."""
        places = [self.view["at"][self.me]] if self.me is not None else []
        t = next((p for p in [*places, *self.view["at"]] if isinstance(p, int)), 0)
        x, y = self.tiles[t]["at"]
        return x, y

    def who(self, t: int) -> list[int]: return [s for s, at in enumerate(self.view["at"]) if at == t]
    def beasts(self, t: int) -> list[int]: return [k for k, at in enumerate(self.view["horror"]) if at == t]

    def edge(self, x: int, y: int, side: str) -> str:
        """What is on that side of a tile: wall, way, or unexplored; a star before it where it was blasted."""
        t = self.tile(x, y)
        assert t is not None
        star = "*" if side in t["blasted"] else ""
        if t["beside"][SIDES.index(side)] is not None: return star + ("way" if side in t["linked"] else "wall")
        return star + ("unexplored" if side in t["open"] + t["blasted"] else "wall")


def flattened(row: Row) -> Text:
    out = Text()
    for style, run in groupby(row, key=lambda spot: spot[1]): out.append("".join(ch for ch, _ in run), style=style)
    out.rstrip()
    return out


def letter(view: dict[str, Any], s: int, words: Words) -> str:
    """An explorer on the map; a small letter lies down."""
    found = words.say(f"letter-{view['role'][s]}")
    return found if view["health"][s] else found.lower()


# --- The map ------------------------------------------------------------------------------------------

def window(low: int, high: int, middle: int, most: int) -> tuple[int, int]:
    """As much of a stretch as fits, with the middle in it."""
    if high - low < most: return low, high
    start = max(low, min(middle - most // 2, high - most + 1))
    return start, start + most - 1


class Map:
    """Part of a cave as a grid of rooms, with the numbers of columns and rows."""

    def __init__(self, cave: Cave, words: Words, xs: tuple[int, int], ys: tuple[int, int]) -> None:
        self.cave, self.words = cave, words
        (self.west, self.east), (self.south, self.north) = xs, ys
        self.margin = margin(cave)
        columns, rows = self.east - self.west + 1, self.north - self.south + 1
        width = self.margin + columns * (WIDE + 1) + 1
        self.canvas: list[Row] = [[(" ", "")] * width for _ in range(1 + rows * (HIGH + 1) + 1)]

    def put(self, y: int, x: int, row: Row) -> None:
        for n, spot in enumerate(row): self.canvas[y][x + n] = spot

    def text(self, y: int, x: int, text: str, style: str = "") -> None: self.put(y, x, [(ch, style) for ch in text])

    def place(self, x: int, y: int) -> tuple[int, int]:
        """Row and column of a cell's upper left corner."""
        return 1 + (self.north - y) * (HIGH + 1), self.margin + (x - self.west) * (WIDE + 1)

    def rows(self) -> list[Text]:
        for x in range(self.west, self.east + 1): self.text(0, self.place(x, 0)[1] + WIDE // 2, str(x), DIM)
        for y in range(self.south, self.north + 1): self.text(self.place(0, y)[0] + 1, 0, str(y), DIM)
        for y in range(self.north, self.south - 1, -1):
            for x in range(self.west, self.east + 1):
                if self.cave.tile(x, y) is not None: self.room(x, y)
        for y in range(self.north, self.south - 2, -1):
            for x in range(self.west, self.east + 2): self.corner(x, y)
        return [flattened(row) for row in self.canvas]

    def room(self, x: int, y: int) -> None:
        """Walls and ways, then what is inside."""
        top, left = self.place(x, y)
        for side, line in (("N", top), ("S", top + HIGH + 1)):
            kind = self.cave.edge(x, y, side)
            self.text(line, left + 1, "─" * WIDE, DIM)
            if kind != "wall": self.text(line, left + WIDE // 2 - 1, f" {sign(kind).strip().center(2)} ", "bold")
        for side, column in (("W", left), ("E", left + WIDE + 1)):
            kind = self.cave.edge(x, y, side)
            signs = sign(kind) if kind != "wall" else "││"
            if signs == "? ": signs = "?│"
            for n, ch in enumerate(signs): self.text(top + 1 + n, column, ch, DIM if ch == "│" else "bold")
        t = self.cave.at[x, y]
        self.put(top + 1, left + 1, self.ground(t))
        self.put(top + 2, left + 1, self.people(t))

    def corner(self, x: int, y: int) -> None:
        """Where the upper left corners of cells meet: lines go on where there is a room at either side."""
        def room(x: int, y: int) -> bool:
            drawn = self.west <= x <= self.east and self.south <= y <= self.north
            return drawn and self.cave.tile(x, y) is not None

        around = (room(x - 1, y + 1), room(x, y + 1), room(x, y), room(x - 1, y))          # clockwise
        lines = [around[0] or around[1], around[1] or around[2], around[2] or around[3], around[3] or around[0]]
        top, left = self.place(x, y)
        if any(lines): self.text(top, left, CORNERS[sum(1 << n for n, line in enumerate(lines) if line)], DIM)

    def ground(self, n: int) -> Row:
        """What kind of tile it is, with what lies there for good."""
        t = self.cave.tiles[n]
        text = self.words.say(f"short-{t['kind']}")
        if t["dice"]: text += " " + "·".join(map(str, t["dice"]))
        if t["arrow"]: text += " " + ARROWS[t["arrow"]] + ("‡" if t["rope"] else "")
        row: Row = [(ch, STYLES.get(t["kind"], "")) for ch in text[:WIDE].ljust(WIDE)]
        gas = t["kind"] == "gas" and self.cave.view["gas"]
        if t["wet"] or gas:
            for k in range(min(len(text) + 1, WIDE - 1), WIDE): row[k] = ("≈" if t["wet"] else "░", STYLES[t["kind"]])
        return row

    def people(self, n: int) -> Row:
        """Explorers and Horrors, and Debris in what room is left."""
        row: Row = []
        for s in self.cave.who(n):
            ch = letter(self.cave.view, s, self.words)
            style = PAWN if self.cave.view["health"][s] else FALLEN
            row += [("[", DIM), (ch, ME), ("]", DIM)] if s == self.cave.me else [(ch, style)]
        for k in self.cave.beasts(n): row += [("!", BEAST), (str(k + 1), BEAST)]
        most = WIDE - 1 if self.cave.tiles[n]["debris"] else WIDE
        if len(row) > most: row = [*row[:most - 1], ("+", PAWN)]
        if self.cave.tiles[n]["debris"]: row += [(" ", "")] * (WIDE - 4 - len(row)) + [("▒", "yellow")] * min(4, WIDE - len(row))
        return row + [(" ", "")] * (WIDE - len(row))


def sign(kind: str) -> str:
    """Two letters in an opening: blasted, unexplored."""
    return (("*" if kind.startswith("*") else "") + ("?" if kind.endswith("unexplored") else "")).ljust(HIGH)


def margin(cave: Cave) -> int: return max(len(str(cave.south)), len(str(cave.north))) + 1


def picture(view: dict[str, Any], me: int | None, words: Words, width: int, rows: int = 99) -> list[Text]:
    """As much of the cave as fits, around the one who acts; what is cut off is said."""
    cave = Cave(view, me)
    if width < NARROW: return listed(cave, words)
    x, y = cave.middle()
    west, east = window(cave.west, cave.east, x, (width - 1 - margin(cave)) // (WIDE + 1))
    south, north = window(cave.south, cave.north, y, rows)
    out = Map(cave, words, (west, east), (south, north)).rows()
    cut = {"W": west - cave.west, "E": cave.east - east, "N": cave.north - north, "S": south - cave.south}
    parts = [words.say(f"cave-cut-{side}", count=many) for side, many in cut.items() if many]
    if parts: out.append(Text(words.say("cave-cut", parts=", ".join(parts)), style=DIM))
    return out


def whole(view: dict[str, Any], me: int | None, words: Words, width: int) -> list[Text]:
    """All of the cave, in pieces from west to east if need be."""
    cave = Cave(view, me)
    if width < NARROW: return listed(cave, words, True)
    most, out = (width - 1 - margin(cave)) // (WIDE + 1), list[Text]()
    for west in range(cave.west, cave.east + 1, most):
        piece = Map(cave, words, (west, min(west + most - 1, cave.east)), (cave.south, cave.north)).rows()
        out += [*([Text()] if out else []), *piece]
    return out


# --- What the signs mean --------------------------------------------------------------------------------

def key(view: dict[str, Any], words: Words, width: int) -> list[str]:
    """The signs that are on the map, with their meaning."""
    tiles = view["tiles"]
    edges = [side in t["open"] + t["blasted"] and t["beside"][n] is None for t in tiles for n, side in enumerate(SIDES)]
    signs = [("?", "unknown", any(edges)), ("≈", "wet", any(t["wet"] for t in tiles)),
             ("░", "gas", view["gas"] and any(t["kind"] == "gas" for t in tiles)),
             ("▒", "debris", any(t["debris"] for t in tiles)), ("‡", "rope", any(t["rope"] for t in tiles)),
             ("*", "blasted", any(t["blasted"] for t in tiles)), ("!1", "horror", bool(view["horror"]))]
    parts = [f"{mark} {words.say(f'key-sign-{id}')}" for mark, id, shown in signs if shown]
    on_tiles = [s for s, at in enumerate(view["at"]) if isinstance(at, int)]
    if any(not view["health"][s] for s in on_tiles): parts.append(words.say("key-fallen"))
    if any(t["arrow"] for t in tiles): parts.append(words.say("key-arrow"))
    for kind in dict.fromkeys(t["kind"] for t in tiles):
        short, title = words.say(f"short-{kind}"), words.title("kinds", kind)
        if kind == "cave_in": parts.append(words.say("key-dice", short=short, title=title))
        elif short and not title.casefold().startswith(short.casefold()):
            parts.append(words.say("key-short", short=short, title=title))
    return packed(parts, width)


# --- The same as a list ---------------------------------------------------------------------------------

def found_on(cave: Cave, n: int, words: Words) -> str:
    """A tile with everything on it, for a sentence."""
    t = cave.tiles[n]
    parts = [words.tile(t["design"])]
    if t["arrow"]: parts[0] += f" {ARROWS[t['arrow']]}"
    parts += [words.say(f"cave-lies-{mark}") for mark in ("wet", "debris", "rope") if t[mark]]
    if t["kind"] == "gas" and cave.view["gas"]: parts.append(words.say("key-sign-gas"))
    parts += [words.say("cave-horror", number=str(k + 1)) for k in cave.beasts(n)]
    names = words.names(cave.view)
    for s in cave.who(n):
        if s != cave.me: parts.append(words.seat(s, names))
        if s != cave.me and not cave.view["health"][s]: parts[-1] += f" ({words.say('cave-unconscious')})"
    return ", ".join(parts)


def listed(cave: Cave, words: Words, every: bool = False) -> list[Text]:
    """Where I am and what is on each side; then whatever else matters, or everything."""
    x, y = cave.middle()
    here, rows = cave.at[x, y], list[Text]()
    rows.append(Text(words.begun(f"{found_on(cave, here, words)} {words.spot((x, y))}"), style="bold"))
    for n, side in enumerate(SIDES):
        kind, beside = cave.edge(x, y, side).removeprefix("*"), cave.tiles[here]["beside"][n]
        what = words.say(f"cave-way-{kind}") if kind != "way" else ""
        if beside is not None: what = ", ".join([part for part in (what, found_on(cave, beside, words)) if part])
        rows.append(Text(f"  {words.side(side)}: {what}"))
    near = {here, *(b for b in cave.tiles[here]["beside"] if b is not None)}
    for n, t in enumerate(cave.tiles):
        ends = "".join(s for s in SIDES if cave.edge(t["at"][0], t["at"][1], s).endswith("unexplored"))
        matters = cave.who(n) or cave.beasts(n) or ends or t["kind"] == "exit"
        if n in near or not (every or matters): continue
        row = f"{words.spot(t['at'])} {found_on(cave, n, words)}"
        if ends: row += f"; {words.say('cave-unexplored', sides=words.sides(ends))}"
        rows.append(Text(row))
    return rows
