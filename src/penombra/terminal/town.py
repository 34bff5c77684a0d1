"""The town in text: half by half its places in the order of the map, with people, Foes, stacks and roads."""
from __future__ import annotations

import textwrap
from typing import Any, Final

from rich.text import Text

from penombra.content.words import Words
from penombra.terminal.face import packed

CELL: Final = 33                             # columns that a place wants, where several stand side by side
DIM: Final = "dim"
FOE: Final = "bold red"
ME: Final = "bold reverse"
HERE: Final = "bold"

View = dict[str, Any]


def figures_at(view: View, place: str | None) -> list[str]: return [f for f, at in view["foe"].items() if at == place]
def people_at(view: View, place: str) -> list[int]: return [s for s, at in enumerate(view["at"]) if at == place]


def in_order(view: View, words: Words, half: str, columns: int) -> list[list[str]]:
    """The places of a half as they lie on the map: from the top, and each row from the left."""
    rows = words.table("locations")
    places = [p for p, house in view["house"]["places"].items() if house["half"] == half]
    places.sort(key=lambda p: (rows[p]["pos"][1], rows[p]["pos"][0]))    # in percent, from the left and from the top
    lines = [places[n:n + columns] for n in range(0, len(places), columns)]
    return [sorted(line, key=lambda p: rows[p]["pos"][0]) for line in lines]


# --- One place ----------------------------------------------------------------------------------------

def cell(view: View, place: str, me: int | None, words: Words, width: int) -> list[Text]:
    """Everything there is to say of a place, line by line."""
    house = view["house"]["places"][place]
    out = [*crowd(view, place, me, words, width)]
    actions = [words.say("town-bonus", action=words.title("actions", a), amount=house["bonus"][a]) if a in house["bonus"]
               else words.title("actions", a) for a in house["actions"]]
    out += wrapped(packed(actions, width - 2), width, DIM)
    out += wrapped(packed(stacks(view, place, words), width - 2), width, "")
    return out + wrapped([f"→ {', '.join(roads(view, place, words))}"], width, DIM)


def crowd(view: View, place: str, me: int | None, words: Words, width: int) -> list[Text]:
    """Its name, and who is there."""
    names, people, foes = words.names(view), people_at(view, place), figures_at(view, place)
    head = Text("● " if me in people else "○ ").append(words.location(place), style=HERE)
    signs = [(words.seat(s, names), ME if s == me else HERE) for s in people]
    signs += [(f"! {words.figure(f)}", FOE) for f in foes]
    rows = [head]
    for sign, style in signs:
        if len(rows[-1]) + len(sign) + 3 > width: rows.append(Text("  "))
        else: rows[-1].append(" · " if len(rows) == 1 or len(rows[-1]) > 2 else "", style=DIM)
        rows[-1].append(sign, style=style)
    return rows


def stacks(view: View, place: str | None, words: Words) -> list[str]:
    """The stacks that lie there; of the slots of Foes those that hold any."""
    return [f"{lying(view, k, words)} {words.pile(view, k)}" for k, slot in view["house"]["slots"].items()
            if slot["place"] == place and (place is not None or view["stacks"][k]["size"])]


def lying(view: View, slot: str, words: Words) -> str:
    """What a stack is called where its place is known; who waits there."""
    house = view["house"]["slots"]
    waiting = next((a for a, where in view["ally"].items() if where == slot), None)
    if waiting: return words.title("allies", waiting)
    name, at = words.slot(slot), house[slot]["place"]
    return name.removesuffix(f" ({words.location(at)})") if at else name


def roads(view: View, place: str, words: Words) -> list[str]:
    """Where one can go from there, and what that costs."""
    return [words.say("town-road-fear", place=words.location(to), fear=fear) if fear else words.location(to)
            for to, fear in view["house"]["places"][place]["roads"].items()]


def wrapped(rows: list[str], width: int, style: str) -> list[Text]:
    return [Text(f"  {line}", style=style) for row in rows for line in textwrap.wrap(row, width - 2, break_on_hyphens=False)]


# --- All of it ----------------------------------------------------------------------------------------

def picture(view: View, me: int | None, words: Words, width: int) -> list[Text]:
    """Both halves of the board, as many places side by side as there is room for."""
    columns, out = max(1, width // CELL), list[Text]()
    wide = width // columns
    for half in dict.fromkeys(house["half"] for house in view["house"]["places"].values()):
        out.append(Text(f"── {words.half(half)} ──", style="bold"))
        for line in in_order(view, words, half, columns):
            out += beside([cell(view, place, me, words, wide - 1) for place in line], wide)
    return out + elsewhere(view, words, width)


def beside(cells: list[list[Text]], wide: int) -> list[Text]:
    out = []
    for n in range(max(map(len, cells))):
        row = Text()
        for k, lines in enumerate(cells):
            row.append(" " * (k * wide - len(row)))
            if n < len(lines): row.append_text(lines[n])
        row.rstrip()
        out.append(row)
    return out


def elsewhere(view: View, words: Words, width: int) -> list[Text]:
    """What lies or waits in no place."""
    out = [Text(f"── {words.say('town-loose')} ──", style="bold")]
    out += [Text(f"  {row}") for row in packed(stacks(view, None, words), width - 2)]
    off = [words.figure(f) for f, at in view["foe"].items() if at not in view["house"]["places"]]
    if off: out += [Text(row, style=DIM) for row in textwrap.wrap(words.say("town-off", figures=", ".join(off)), width)]
    return out


def key(view: View, words: Words, width: int) -> list[str]:
    """What the signs mean."""
    rows = [words.say("town-key-cards"), words.say("town-key-stacks")]
    for token, row in view["house"]["tokens"].items():
        if row["counts"] is not None and row["copies"]:
            rows.append(words.say("town-key-special", letter=words.letter(token), group=words.group(row["counts"])))
    if words.doubtful("roads", "slots"): rows.append(words.say("town-key-map"))
    return [line for row in rows for line in textwrap.wrap(row, width)]


# --- What a stack may come to ---------------------------------------------------------------------------

class Odds:
    """The total of a stack, from what is known of it: least, most, and about how much."""

    def __init__(self, view: View, slot: str, words: Words, action: str | None = None) -> None:
        self.view = view
        self.tokens = view["house"]["tokens"]
        self.sum = 0                         # of what is certain
        self.more = besides(view, action)
        places = words.known(view, slot)
        self.low = self.high = 0
        self.mean = 0.0
        self.slots = words.table("slots")
        mixed: list[tuple[str, ...]] = []
        for may in places:
            if len(may) > 1: mixed.append(tuple(may))
            elif may: self.sum += self.worth(may[0])
            else: self.unknown(slot)
        for faces in set(mixed): self.mixed(faces, mixed.count(faces))
        self.low, self.high = self.low + self.sum + self.more, self.high + self.sum + self.more
        self.mean += self.sum + self.more

    def worth(self, token: str) -> int:
        counts = self.tokens[token]["counts"]
        return int(self.tokens[token]["worth"]) if counts is None else stacks_in(self.view, counts)

    def unknown(self, slot: str) -> None:
        """Any token that may be there; those that count stacks only where some can be."""
        faces = {t: row["copies"] for t, row in self.tokens.items() if row["copies"]}
        if not self.loose(slot): faces = {t: n for t, n in faces.items() if self.tokens[t]["counts"] is None}
        worths = [self.worth(t) for t in faces]
        self.low, self.high = self.low + min(worths), self.high + max(worths)
        self.mean += sum(self.worth(t) * n for t, n in faces.items()) / sum(faces.values())

    def loose(self, slot: str) -> bool:
        """May a token that counts stacks lie there? At first they are all in the mixed slots."""
        mixed = {k for k in self.view["house"]["slots"] if self.slots[k].get("mixed")}
        return not mixed or slot in mixed or any(not self.view["stacks"][k]["size"] for k in mixed)

    def mixed(self, faces: tuple[str, ...], places: int) -> None:
        """So many of these, nobody knows which."""
        worths = sorted(self.worth(t) for t in faces)
        self.low, self.high = self.low + sum(worths[:places]), self.high + sum(worths[len(worths) - places:])
        self.mean += sum(worths) * places / len(worths)


def stacks_in(view: View, group: str) -> int:
    return sum(1 for k, slot in view["house"]["slots"].items() if slot["group"] == group and view["stacks"][k]["size"])


def besides(view: View, action: str | None) -> int:
    """What is to be beaten besides a stack: the Gate is held by Vines and Demodogs."""
    if action != "close_gate": return 0
    vines: int = sum(view["stacks"][k]["size"] for k, slot in view["house"]["slots"].items() if slot["group"] == "vines")
    return vines + sum(1 for f, at in view["foe"].items() if f.startswith("demodog") and at in view["house"]["places"])
