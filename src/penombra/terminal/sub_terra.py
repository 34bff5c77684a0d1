"""Sub Terra at a table in a terminal: the cave, who is in it and how, and what may still come. Nothing is secret."""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from penombra import Match, Option
from penombra.content.words import GLYPHS, OPENINGS, SIDES, Words
from penombra.terminal import cave
from penombra.terminal.face import TURN, Event, Face, Group, commas, packed
from penombra.terminal.screen import Screen

ONE_BY_ONE: Final = ("place", "step")                     # answers that are not gathered under what they do
BAD: Final = ("lost", "fainted", "devoured")
LOUD: Final = ("hazard", "out_of_time", "horror_came")


class SubTerraFace(Face):
    SECRETS = False
    OWN_OPTIONS = ("explorers", "first")
    UNTOLD = ("over", "turn_over", "gas_leaks")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.last: tuple[Any, ...] = ()      # what was shown last

    # The table.
    def title(self, view: dict[str, Any], seat: int) -> str:
        return self.words.say("cave-head", round=view["round"], seat=self.words.seat(seat, self.words.names(view)))

    def welcome(self, screen: Screen, match: Match) -> None:
        """What it is about, and who goes down."""
        view, words = match.view(None), self.words
        screen.line(words.say("cave-intro", last=view["house"]["exit_among"]))
        for role in view["role"]: screen.item("  ·", self.portrait(role))

    def portrait(self, role: str) -> Text:
        title, text = self.words.title("explorers", role), self.words.text("explorers", role)
        return Text(f"{title} ({self.words.say(f'letter-{role}')}). ", style="bold").append(text, style="not bold")

    def changed(self, match: Match, seat: int) -> bool:
        """A tile that was only turned up, or an exertion, changes nothing in the cave."""
        view = match.view(seat)
        before, parts = self.last, ("round", "tiles", "at", "health", "hidden", "horror", "gas", "roped", "hid")
        self.last = (seat, *(view[name] for name in parts))
        return self.last != before

    def show(self, screen: Screen, match: Match, seat: int) -> None:
        view = match.view(seat)
        screen.lines(self.clock(view, str(match.options_used["difficulty"]), screen.width))
        for s in range(view["seats"]): screen.item(*self.explorer(view, s, seat))
        screen.line()
        screen.lines(self.picture(view, seat, screen.width, max(5, (screen.height - 4) // 3)))
        screen.line()
        for row in self.can(view["role"][seat]): screen.item("  ·", row)

    def picture(self, view: dict[str, Any], seat: int | None, width: int, rows: int = 99) -> list[str | Text]:
        drawn = cave.picture(view, seat, self.words, width, rows)
        if width < cave.NARROW: return [*drawn]
        return [*drawn, *(Text(line, style="dim") for line in cave.key(view, self.words, width))]

    def clock(self, view: dict[str, Any], level: str, width: int) -> list[str]:
        """What everybody has to keep in mind, as many facts a line as there is room for."""
        say = self.words.say
        parts = [say("cave-deck", late="yes" if view["late"] else "no", count=view["deck"])]
        if view["gas"]: parts.append(say("cave-gas"))
        parts += [say("cave-stack", count=view["built"] + (view["returned"] is not None)), self.way_out(view),
                  say("cave-level", level=self.words.option_value("difficulty", level)[0])]
        return packed(parts, width)

    def way_out(self, view: dict[str, Any]) -> str:
        """What is known of the Exit."""
        at = next((t["at"] for t in view["tiles"] if t["kind"] == "exit"), None)
        place = "found" if at else "hand" if is_exit(view["aside"]) or is_exit(view["drawn"]) else \
            "bottom" if is_exit(view["returned"]) else "stack"
        last = min(view["built"], view["house"]["exit_among"])
        return self.words.say("cave-exit", place=place, at=self.words.spot(at) if at else "", last=last)

    def explorer(self, view: dict[str, Any], s: int, seat: int) -> tuple[str, Text]:
        """One line an explorer: who, how well, where, and what is left to them."""
        words, role, health = self.words, view["role"][s], view["health"][s]
        name = words.title("explorers", role)
        most = view["house"]["health"][role]
        wide = max(len(words.title("explorers", r)) for r in view["role"])
        row = Text(name.ljust(wide), style="bold" if s == seat else "" if health else "red")
        row.append(" " + "●" * health + "○" * (most - health), style="green" if health > 1 else "red")
        row.append(" " * (max(view["house"]["health"].values()) - most + 1))
        row.append(" · ".join([self.place(view, s), *self.marks(view, s)]), style="not bold default")
        return f"{'►' if s == seat else ' '} {words.say(f'letter-{role}')}", row

    def place(self, view: dict[str, Any], s: int) -> str:
        at = view["at"][s]
        if not isinstance(at, int): return self.words.say(f"cave-at-{at}")
        t = view["tiles"][at]
        return f"{self.words.title('kinds', t['kind'])} {self.words.spot(t['at'])}"

    def marks(self, view: dict[str, Any], s: int) -> list[str]:
        """What is to be said of an explorer besides."""
        say, role, out = self.words.say, view["role"][s], list[str]()
        if not view["health"][s] and view["at"][s] != "devoured": out.append(say("cave-unconscious"))
        if s in view["hidden"]: out.append(say("cave-hidden"))
        if view["marker"] == s: out.append(say("cave-marker"))
        if role == "scout": out.append(say("cave-recons", count=view["recons"]))
        if role == "engineer": out.append(say("cave-explosives", count=view["explosives"]))
        if role == "geologist" and view["aside"]: out.append(say("cave-aside", tile=drawn(self.words, view["aside"])))
        if view["roped"][s]: out.append(say("cave-rope-tries", count=view["roped"][s]))
        if view["hid"][s]: out.append(say("cave-hide-tries", count=view["hid"][s]))
        return out

    def can(self, role: str) -> list[Text]:
        """What this explorer alone can do."""
        return [self.entry("abilities", id) for id, row in self.words.table("abilities").items() if row["explorer"] == role]

    def entry(self, table: str, id: str) -> Text:
        """A row of the content: its title, and what it means."""
        return Text(f"{self.words.title(table, id)}. ", style="bold").append(self.words.text(table, id), style="not bold")

    # What is typed.
    def command(self, screen: Screen, match: Match, seat: int, word: str) -> bool:
        view = match.view(seat)
        if word == "m": screen.lines([*cave.whole(view, seat, self.words, screen.width)])
        elif word == "e":
            for role in view["role"]:
                screen.item("  ·", self.portrait(role))
                for ability in self.can(role): screen.item("     ", ability)
        elif word == "k":
            for table in ("kinds", "dangers"):
                screen.line(self.words.say(f"key-of-{table}"), "bold")
                for id in self.words.table(table): screen.item("  ·", self.entry(table, id))
        else: return False
        return True

    def pick(self, typed: str, some: list[Option]) -> Option | None:
        """By the first letter of a side of the compass, as the reader's language has it."""
        letters = self.words.say("side-letters")
        if len(typed) != 1 or typed.lower() not in letters: return None
        side = SIDES[letters.index(typed.lower())]
        return next((o for o in some if side in (o.facts.get("side"), o.facts.get("spot"))), None)

    # What happened.
    def retold(self, events: list[Event]) -> list[Event]:
        """A tile that is laid was turned up."""
        kept: list[Event] = []
        for e in super().retold(events):
            before = kept[-1] if kept else e
            if e["kind"] == "laid" and before["kind"] == "drawn" and before["design"] == e["design"]: kept.pop()
            kept.append(e)
        return kept

    def heads(self, e: Event) -> bool: return e["kind"] in ("turn", "round")
    def put_out(self, e: Event, seat: int) -> bool: return bool(e["kind"] == "devoured" and e["seat"] == seat)

    def style(self, e: Event, seat: int) -> str:
        if self.heads(e): return TURN
        if e["kind"] in LOUD: return "bold yellow"
        if is_exit(e.get("design")): return "bold green"
        return "red" if e["kind"] in BAD else ""

    # What may be answered.
    def groups(self, options: list[Option]) -> list[Group]:
        """By what it is; where or for whom comes after."""
        found: dict[tuple[str, ...], list[Option]] = {}
        for option in options:
            found.setdefault((option.verb, str(option)) if option.verb in ONE_BY_ONE else (option.verb,), []).append(option)
        return list(found.items())

    def group(self, key: tuple[str, ...]) -> str:
        what, rows = self.words.say(f"menu-{key[0]}"), self.words.table("actions")
        return self.words.say("menu-cost", what=what, cost=rows[key[0]]["cost"]) if key[0] in rows else what

    def forbidden(self, key: tuple[str, ...], some: list[Option], asked: str, seat: int, view: dict[str, Any]) -> str:
        """One action with all that it cannot be done to."""
        words = self.words
        if key[0] not in words.table("actions"): return super().forbidden(key, some, asked, seat, view)
        names = words.names(view)
        where = [words.seat(o.facts["seat"], names) if "seat" in o.facts else words.side(o.facts.get("side") or o.facts["spot"])
                 for o in some if o.facts]
        what = words.title("actions", key[0])
        return words.say("why-some", what=what, where=commas(words, where)) if where else what

    # What is certain.
    def certain(self, match: Match, seat: int) -> list[str]:
        """What is still in stack and deck, and where the Exit can be."""
        say, view, rows = self.words.say, match.view(seat), list[str]()
        for row in match.knows(seat):
            zone = row["zone"].split()[0]
            if zone == "deck": rows.append(say("know-deck", count=row["at_least"], cards=self.hazards(row["of"])))
            elif zone == "last": rows.append(self.words.begun(self.way_out(view)))
            else: rows.append(say(f"know-in-{zone}", tiles=self.kinds(row["of"])))
        if not view["deck"]: rows.append(say("know-no-deck"))
        thrown = [design for design, many in view["thrown"].items() for _ in range(many)]
        if thrown: rows.append(say("know-thrown", tiles=self.kinds(thrown)))
        return rows

    def kinds(self, designs: list[str]) -> str:
        """How many tiles of each kind."""
        return counted([self.words.title("kinds", design.split("-")[0]) for design in designs])

    def hazards(self, names: list[str]) -> str:
        return counted([self.words.hazard(name) for name in names])

    # The end.
    def ending(self, match: Match, me: int | None) -> list[tuple[str, str]]:
        """Why, who got out, and the cave as it is now known."""
        words, view = self.words, match.view(None)
        if match.outcome is None: return []
        names = words.names(view)
        rows = [(words.outcome(match.outcome, me, names), "bold"), ("", ""), (words.say("end-team"), "bold")]
        rows += [(words.begun(self.fate(view, s, words.seat(s, names))), "" if s in match.outcome.winners else "red")
                 for s in range(view["seats"])]
        out = next((t["at"] for t in view["tiles"] if t["kind"] == "exit"), None)
        rows += [("", ""), (words.say("end-rounds", rounds=view["round"], tiles=len(view["tiles"])), ""),
                 (words.say("end-exit", found="yes" if out else "no", at=words.spot(out) if out else ""), "")]
        return rows

    def fate(self, view: dict[str, Any], s: int, name: str) -> str:
        at = view["at"][s]
        if not isinstance(at, int): return self.words.say(f"end-is-{at}", seat=name)
        t = view["tiles"][at]
        how = "out" if t["kind"] == "exit" else "behind" if view["health"][s] else "down"
        return self.words.say(f"end-is-{how}", seat=name, at=self.words.spot(t["at"]))


def is_exit(design: str | None) -> bool: return bool(design) and str(design).startswith("exit")


def drawn(words: Words, design: str) -> str:
    """A tile in words, with a sketch of its ways."""
    return f"{words.tile(design)} {GLYPHS[OPENINGS[design.split('-')[1]]]}"


def counted(titles: list[str]) -> str:
    return ", ".join(f"{title} ×{titles.count(title)}" for title in dict.fromkeys(titles))


FACE: Final = SubTerraFace
