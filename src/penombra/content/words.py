"""Words: every sentence a person reads, in English, Italian and Spanish, from facts.

The engine speaks in ids and facts; here they become sentences. Catalogues are Fluent files: {en,it,es}.ftl here for
the shell, in core/ for content and its faults, in the game's folder for what happens at its table. Titles and effects
of cards, tiles and explorers stand in the game's TOML files, rules in rules/. Seats are told by number, from 0 as in the
notation, unless named; where a game gives the one in a seat a name of its own, `names(view)` has those names.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from penombra.content import HERE, Pack, load

LANGUAGES: Final = ("en", "it", "es")
Names = Sequence[str] | Mapping[int, str] | None

SORTS: Final[dict[str, dict[str, str]]] = {                # of each game: what its facts are about, where it matters
    "stay_away": {**dict.fromkeys(("seat", "other", "substitute", "dealer"), "seat"),
                  **dict.fromkeys(("winners", "from", "to"), "seats"),
                  **dict.fromkeys(("card", "received", "given", "seat_gave", "other_gave"), "card"), "cards": "cards"},
    "sub_terra": {**dict.fromkeys(("seat", "other"), "seat"), "winners": "seats",
                  **dict.fromkeys(("at", "from"), "spot"), "side": "side", "open": "sides", "design": "tile",
                  "hazard": "hazard", "horror": "ordinal", "number": "ordinal",
                  "explorer": "explorer", "explorers": "explorers"}}
SEEN: Final = ("card", "cards", "received")                # with one of these, more can be told
FORMS: Final = ("of", "to")                                # of a name, besides the plain one
SIDES: Final = "NESW"
OPENINGS: Final = {"dead": "N", "straight": "NS", "corner": "NE", "tee": "NEW", "cross": "NESW"}
GLYPHS: Final = dict(zip(("N", "E", "S", "W", "NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"),
                         "╹╺╻╸┃━┗┏┓┛┣┳┫┻╋", strict=True))
DOUBLE: Final = "_x2"                                      # ends the name of a hazard that strikes twice


class Rule(NamedTuple):
    """A rule or ruling, in words."""
    id: str
    title: str
    text: str
    source: str
    section: str
    status: str


class Called(str):
    """A name with its article; `forms` has it as a sentence may want it: "of the Diver", "to the Diver"."""
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Called:
        made = super().__new__(cls, name)
        made.forms = forms
        return made


class Words:
    """The words of one language for one game; without a game, those of the shell and the core."""

    def __init__(self, lang: str, game: str = "", pack: Pack | None = None) -> None:
        if lang not in LANGUAGES: raise ValueError(f"no such language: {lang}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.pack = pack if pack is not None or not game else load(game)
        self.sorts: dict[str, str] = SORTS.get(game, {})
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in (HERE, HERE / "core", *([HERE / game] if game else [])):
            self.bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
        self.titles: dict[str, Any] = {name: f"«{row['title'][lang]}»" for name, row in self.card_rows.items()}
        self.titles.update({name: row["value"] for name, row in self.table("numbers").items()})
        self.declines = self.has("name-of")                # have names articles and forms in this game?

    def table(self, name: str) -> dict[str, Any]:
        """A table of the content, if this game has it."""
        return {} if self.pack is None else self.pack.tables.get(name, {})

    @property
    def card_rows(self) -> dict[str, Any]: return self.table("cards")

    def title(self, table: str, id: str) -> str:
        """What a row of the content is called."""
        return str(self.table(table)[id]["title"][self.lang])

    def text(self, table: str, id: str) -> str:
        """What it means, in a line."""
        return str(self.table(table)[id]["text"][self.lang])

    # Sentences.
    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name): return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, /, **facts: Any) -> str:
        """The sentence `id`, or its attribute `id.name`; card titles and numbers of the rules are at hand as $axe…"""
        if not self.has(id): raise KeyError(f"no words for {id} in {self.lang}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {**self.titles, **facts})
        if errors: raise KeyError(f"{id} in {self.lang}: {errors[0]}")
        return str(text)

    def first(self, ids: Iterable[str], facts: Mapping[str, Any]) -> str:
        """The first of these sentences that there is."""
        tried = list(ids)
        return self.say(next((id for id in tried if self.has(id)), tried[-1]), **facts)

    def begun(self, text: str) -> str:
        """A name with an article may stand first in a sentence."""
        return text[:1].upper() + text[1:] if self.declines else text

    def seat(self, seat: int, names: Names = None) -> str:
        """A name, or "Seat 3"."""
        if seat < 0: return self.say("chance")
        if names is not None:
            if isinstance(names, Mapping):
                if seat in names: return names[seat]
            elif seat < len(names): return names[seat]
        return self.say("seat", number=str(seat))

    def forms(self, name: str) -> Mapping[str, str]:
        """A name as it stands after "of" and "to", in games that want it so."""
        if isinstance(name, Called): return name.forms
        return {form: self.say(f"name-{form}", name=name) for form in FORMS} if self.declines else {}

    def list(self, items: Iterable[str]) -> str:
        """Commas only: "y" and "e" would change before some names."""
        return ", ".join(items) or self.say("nobody")

    def team(self, seats: int) -> str:
        """So many players; or explorers."""
        return self.first(["game-seats-many", "seats-many"], {"count": seats})

    def teams(self, fewest: int, most: int) -> str:
        return self.first(["game-seats-range", "seats-range"], {"fewest": fewest, "most": most})

    # Cards.
    def card(self, name: str) -> str:
        """Its title."""
        return self.title("cards", name)

    def card_text(self, name: str) -> str:
        """Its effect, in a line."""
        return self.text("cards", name)

    def cards(self, names: Iterable[str]) -> str:
        """«Axe», «Whisky», or "no card"."""
        return ", ".join(self.titles[name] for name in names) or self.say("no-cards")

    # Explorers and their cave.
    def names(self, view: Mapping[str, Any]) -> Names:
        """Who is in each seat of this table, where the game says so; else nothing."""
        roles: Sequence[str] = view.get("role", ()) if self.table("explorers") else ()
        return {s: self.explorer(role) for s, role in enumerate(roles) if role in self.table("explorers")} or None

    def explorer(self, id: str) -> Called:
        """The Diver; of the Diver, to the Diver."""
        title = self.title("explorers", id)
        return Called(self.say(f"explorer-{id}.the", title=title),
                      {form: self.say(f"explorer-{id}.{form}", title=title) for form in FORMS})

    def tile(self, design: str) -> str:
        """A Gas tile; a Cave-in tile 2·6."""
        kind, *_, dice = design.split("-")
        return self.say(f"tile-{kind}", title=self.title("kinds", kind), dice="·".join(dice))

    def hazard(self, name: str) -> str:
        """A card; one that strikes twice says so."""
        kind = name.removesuffix(DOUBLE)
        return self.title("dangers", kind) + ("" if kind == name else " ×2")

    def shape(self, design: str) -> str: return self.say(f"shape-{design.split('-')[1]}")

    def spot(self, at: Sequence[int]) -> str:
        """Where a tile lies, counted from the Start: to the east and to the north."""
        return f"({at[0]}, {at[1]})"

    def side(self, side: str) -> str: return self.say(f"side-{side}")
    def sides(self, sides: Iterable[str]) -> str: return ", ".join(self.side(s) for s in sides) or self.say("side-none")

    # What happens.
    def facts(self, given: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """The facts of an event or an option, as they stand in a sentence."""
        out: dict[str, Any] = {}
        for key, value in given.items():
            sort = self.sorts.get(key, "")
            if value is None: continue
            if sort == "seat" and isinstance(value, int):
                out[key] = self.seat(value, names)
                out.update({f"{key}_{form}": text for form, text in self.forms(out[key]).items()})
            elif sort in PHRASES and not isinstance(value, int): out.update(PHRASES[sort](self, key, value, names))
            elif sort == "ordinal": out[key] = str(value + 1)
            elif key in ("rule", "reason"): out[key] = self.rule(value).title
            elif isinstance(value, bool): out[key] = "yes" if value else "no"
            elif isinstance(value, int | str): out[key] = value
        return out

    def event(self, event: Mapping[str, Any], me: int | None = None, names: Names = None) -> str:
        """What happened, as it looks to the one who acts, to the one it is done to, or to the others.

        What only some saw is told where it is among the facts.
        """
        kind = str(event["kind"])
        if kind == "over": return self.over(str(event["reason"]), event["winners"], me, names)
        seen = [self.say("event-in_sight", seat=self.seat(event[who], names), card=self.titles[event[fact]])
                for who, fact in (("seat", "seat_gave"), ("other", "other_gave")) if fact in event]
        ids = [f"event-{kind}.{way}" for way in ways(event, me)]
        return " ".join([self.begun(self.first(ids, self.facts(event, names))), *seen])

    # What is asked.
    def asked(self, name: str, seat: int, me: int | None = None, names: Names = None) -> str:
        """Whom we wait for, and for what kind of answer; never which answers there are."""
        ids = [f"asked-{name}.me"] if seat == me else []
        return self.begun(self.first([*ids, f"asked-{name}.all"], self.facts({"seat": seat}, names)))

    def question(self, name: str, view: Mapping[str, Any], names: Names = None) -> str:
        """What I am asked, and what it is for."""
        _, seat, other, rest = view["agenda"][-1]            # the line under the finger: step, seat, other, rest
        plain = {key: value for key, value in view.items() if isinstance(value, int | str)}
        ids = [f"question-{name}", f"asked-{name}.all"]      # chance is not addressed
        facts = self.facts({**plain, "seat": seat, "other": other}, names)
        if self.table("kinds"):
            facts |= {"side": self.side(SIDES[other % 4]), "horror": str(other + 1), "steps": rest,
                      "awake": "yes" if view["health"][seat] else "no"}
            for pile in ("drawn", "aside"): facts[pile] = self.tile(view[pile]) if view[pile] else "none"
            if view["role"][seat] != "geologist": facts["aside"] = "none"
        return self.begun(self.first(ids, facts))

    def option(self, option: Any, asked: str = "", me: int | None = None, names: Names = None,
               view: Mapping[str, Any] | None = None) -> str:
        """One answer. Knowing what was asked, who I am, and how the table looks, it can be said better."""
        facts = dict(option.facts)
        ways = [asked] if asked else []
        if "seat" in facts: ways += ["self", "on"] if facts["seat"] == me else ["on"]
        if view is not None and self.table("kinds"):
            seen = self.in_cave(option, view, me)
            ways += ["seen"] if seen else []
            facts |= seen
        if "side" in facts: ways.append("side")
        words = self.facts(facts, names)
        if option.verb in self.table("actions"): words["cost"] = self.table("actions")[option.verb]["cost"]
        base = f"option-{option.verb}"
        bases = [f"{base}-{facts['card']}", base] if "card" in facts else [base]
        return self.begun(self.first([id for base in bases for id in [*(f"{base}.{way}" for way in ways), base]], words))

    def in_cave(self, option: Any, view: Mapping[str, Any], me: int | None) -> dict[str, Any]:
        """What lies where an answer points, as facts; nothing where it points at nothing."""
        facts, tiles = option.facts, view["tiles"]
        if option.verb in ("surface", "lair"):
            kind = "water" if option.verb == "surface" else "horror"
            found = [t["at"] for t in tiles if t["kind"] == kind][facts["number"]:][:1]
            return {"at": found[0]} if found else {}
        if option.verb == "next":
            found = view["horror"][facts["number"]:][:1]
            return {"at": tiles[found[0]]["at"]} if found else {}
        if option.verb == "place" and view[facts["from"]]:
            design = view[facts["from"]]
            ways = turned(OPENINGS[design.split("-")[1]], facts["rotation"])
            return {"design": design, "open": ways, "glyph": GLYPHS[ways]}
        if "side" not in facts or me is None or not isinstance(view["at"][me], int): return {}
        t = tiles[view["at"][me]]["beside"][SIDES.index(facts["side"])]
        if t is None: return {}
        mark = "horror" if t in view["horror"] else next((m for m in ("wet", "debris") if tiles[t][m]), "none")
        if mark == "none" and view["gas"] and tiles[t]["kind"] == "gas": mark = "gas"
        return {"design": tiles[t]["design"], "at": tiles[t]["at"], "mark": mark}

    # Rules.
    def rule(self, id: str) -> Rule:
        row = (load("core").rules if id.startswith("core/") or self.pack is None else self.pack.rules)[id]
        return Rule(id, row["title"][self.lang], row["text"][self.lang], row["source"], row["section"], row["status"])

    def rules(self) -> Sequence[Rule]:
        """Every rule of the game, in the order of its chapters."""
        return [self.rule(id) for id in (load("core") if self.pack is None else self.pack).rules]

    # The end.
    def over(self, reason: str, winners: Sequence[int], me: int | None, names: Names) -> str:
        """Why it is over, and who won; a game may have words of its own for that."""
        facts = {"count": len(winners), "winners": self.list(self.seat(s, names) for s in winners)}
        parts = [self.say(f"ending-{reason.replace('/', '-')}"), self.first(["game-winners", "winners"], facts)]
        if me is not None and winners:
            won = "won" if me in winners else "lost"
            parts.append(self.first([f"game-{won}", f"you-{won}"], {}))
        return " ".join(parts)

    def outcome(self, outcome: Any, me: int | None = None, names: Names = None) -> str:
        """How it ended, why, who won, and whether that is you."""
        return f"{self.say(f'grade-{outcome.grade}')} {self.over(outcome.reason, outcome.winners, me, names)}"

    # The options of a table.
    def option_key(self, key: str) -> tuple[str, str]:
        """Title and meaning of a table's option."""
        return self.say(f"table-{key}"), self.say(f"table-{key}.effect")

    def option_value(self, key: str, value: object) -> tuple[str, str]:
        """Title and effect of one of its values."""
        id, facts = f"table-{key}-{spell(value)}", {"number": value if type(value) is int else 0, "list": ""}
        if isinstance(value, dict): facts["number"] = sum(value.values())
        if isinstance(value, list): facts["list"] = self.list(self.title(key, name) for name in value)
        if not self.has(id): id = f"table-{key}-value"
        return self.say(id, **facts), self.say(f"{id}.effect", **facts)


Facts = dict[str, Any]


def seats(w: Words, key: str, value: Any, names: Names) -> Facts:
    return {key: w.list(w.seat(s, names) for s in value), f"{key}_count": len(value)}


def tile(w: Words, key: str, value: Any, names: Names) -> Facts: return {key: w.tile(value), "shape": w.shape(value)}


def hazard(w: Words, key: str, value: Any, names: Names) -> Facts:
    return {key: w.hazard(value), "effect": w.text("dangers", value.removesuffix(DOUBLE))}


PHRASES: Final[dict[str, Any]] = {                         # sort of a fact -> what it becomes
    "seats": seats, "tile": tile, "hazard": hazard,
    "card": lambda w, key, value, names: {key: w.titles[value]},
    "cards": lambda w, key, value, names: {key: w.cards(value), "cards_count": len(value)},
    "spot": lambda w, key, value, names: {key: value if isinstance(value, str) else w.spot(value)},
    "side": lambda w, key, value, names: {key: w.side(value)},
    "sides": lambda w, key, value, names: {key: w.sides(value)},
    "explorer": lambda w, key, value, names: {key: w.explorer(value)},
    "explorers": lambda w, key, value, names: {key: w.list(map(w.explorer, value))}}


def turned(sides: str, quarters: int) -> str:
    """Sides after so many quarter turns, clockwise, in the order of the compass."""
    found = {SIDES[(SIDES.index(s) + quarters) % 4] for s in sides}
    return "".join(s for s in SIDES if s in found)


def ways(event: Mapping[str, Any], me: int | None) -> list[str]:
    """The ways to tell an event, the best first: by face, and by how much of it is known."""
    detail = ""
    if event["kind"] == "played":
        if "side" in event: detail = "side"
        elif "other" in event: detail = "self" if event["other"] == event["seat"] else "on"
    elif event["kind"] == "healed": detail = "self" if event["other"] == event["seat"] else ""
    elif "rule" in event: detail = "why"
    elif any(fact in event for fact in SEEN): detail = "card"
    faces = ["all"]
    if me is not None: faces = [f for f, who in FACES if event.get(who, -1) == me] + faces
    return ([f"{face}-{detail}" for face in faces] if detail else []) + faces


FACES: Final = (("me", "seat"), ("you", "other"), ("next", "substitute"))


def spell(value: object) -> str:
    if value is None: return "none"
    return str(value).lower() if isinstance(value, bool | str) else "value"
