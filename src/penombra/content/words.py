"""Words: every sentence a person reads, in English, Italian and Spanish, from facts.

The engine speaks in ids and facts; here they become sentences. Catalogues are Fluent files: {en,it,es}.ftl here for
the shell, in core/ for content and its faults, in the game's folder for what happens at its table. Titles and effects
of cards, tiles and explorers stand in the game's TOML files, rules in rules/. Seats are told by number, from 0 as in the
notation, unless named; where a game gives the one in a seat a name of its own, `names(view)` has those names. A folder
names/ in a game's content may have other names for what its tables list.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from penombra.content import HERE, Pack, load, read

LANGUAGES: Final = ("en", "it", "es")
Names = Sequence[str] | Mapping[int, str] | None

SORTS: Final[dict[str, dict[str, str]]] = {                # of each game: what its facts are about, where it matters
    "stay_away": {**dict.fromkeys(("seat", "other", "substitute", "dealer"), "seat"),
                  **dict.fromkeys(("winners", "from", "to"), "seats"),
                  **dict.fromkeys(("card", "received", "given", "seat_gave", "other_gave"), "card"), "cards": "cards"},
    "sub_terra": {**dict.fromkeys(("seat", "other"), "seat"), "winners": "seats",
                  **dict.fromkeys(("at", "from"), "spot"), "side": "side", "open": "sides", "design": "tile",
                  "hazard": "hazard", "horror": "ordinal", "number": "ordinal",
                  "explorer": "explorer", "explorers": "explorers"},
    "upside_down": {**dict.fromkeys(("seat", "other"), "seat"), "winners": "seats",
                    **dict.fromkeys(("at", "from", "location"), "location"), **dict.fromkeys(("slot", "target"), "slot"),
                    **dict.fromkeys(("figure", "fought"), "figure"), **dict.fromkeys(("card", "cards"), "icons"),
                    **dict.fromkeys(("token", "tokens"), "token"), **dict.fromkeys(("character", "characters"), "character"),
                    **{sort: sort for sort in ("item", "ally", "power", "scene", "foe", "action", "group")}}}
SEEN: Final = ("card", "cards", "received")                # with one of these, more can be told
FORMS: Final = ("of", "to")                                # of a name, besides the plain one
SIDES: Final = "NESW"
OPENINGS: Final = {"dead": "N", "straight": "NS", "corner": "NE", "tee": "NEW", "cross": "NESW"}
GLYPHS: Final = dict(zip(("N", "E", "S", "W", "NS", "EW", "NE", "ES", "SW", "NW", "NES", "ESW", "NSW", "NEW", "NESW"),
                         "╹╺╻╸┃━┗┏┓┛┣┳┫┻╋", strict=True))
DOUBLE: Final = "_x2"                                      # ends the name of a hazard that strikes twice
FOES: Final = ("demogorgon", "patrol", "demodog")          # in the order of their figures
FRIENDS: Final = "♥"                                       # icons of a card
DANGER: Final = "!"
OURS: Final = "reconstructed"                              # the status of what nobody but us says


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

    def __init__(self, lang: str, game: str = "", pack: Pack | None = None, names: str = "") -> None:
        if lang not in LANGUAGES: raise ValueError(f"no such language: {lang}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.pack = pack if pack is not None or not game else load(game)
        self.other_names = names
        self.renamed: dict[str, Any] = {} if not names or self.pack is None else other_names(self.pack, names)
        self.sorts: dict[str, str] = SORTS.get(game, {})
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in (HERE, HERE / "core", *([HERE / game] if game else [])):
            self.bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
        self.titles: dict[str, Any] = {name: f"«{row['title'][lang]}»" for name, row in self.card_rows.items() if "title" in row}
        self.titles.update({name: row["value"] for name, row in self.table("numbers").items()})
        if self.table("foes"):
            self.titles.update({name: self.title(table, name) for table in ("foes", "actions") for name in self.table(table)})
        self.declines = self.has("name-of")                # have names articles and forms in this game?

    def table(self, name: str) -> dict[str, Any]:
        """A table of the content, if this game has it."""
        return {} if self.pack is None else self.pack.tables.get(name, {})

    @property
    def card_rows(self) -> dict[str, Any]: return self.table("cards")

    def title(self, table: str, id: str) -> str:
        """What a row of the content is called."""
        renamed = self.renamed.get(table, {}).get(id)
        return str((renamed or self.table(table)[id]["title"])[self.lang])

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
        if self.table("characters"): return {s: self.title("characters", c) for s, c in enumerate(view["role"]) if c}
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

    # The town: its places, stacks and people.
    def location(self, id: str) -> str: return self.title("locations", id)
    def token(self, id: str) -> str:
        """Its number; a token that counts stacks, by what these are."""
        row = self.table("tokens")[id]
        return self.group(row["counts"]) if "counts" in row else str(row["value"])

    def icons(self, card: str) -> str:
        """What an Action card shows."""
        row = self.table("cards")[card]
        return f"{row['value']}{FRIENDS * row['friends']}{DANGER * row['danger']}"

    def figure(self, id: str) -> str:
        """A Foe; of several of a kind, with its number."""
        kind, _, number = id.partition("_")
        return f"{self.title('foes', kind)} {number}".strip()

    def figures(self) -> Sequence[str]:
        """All of them, in the order of the game."""
        rows = self.table("foes")
        return [kind if rows[kind]["figures"] == 1 else f"{kind}_{n + 1}" for kind in FOES if kind in rows
                for n in range(rows[kind]["figures"])]

    def group(self, id: str) -> str:
        """Slots that belong together, called by what they are for."""
        if self.has(f"group-{id}"): return self.say(f"group-{id}")
        found = ((table, name) for table in ("foes", "actions") for name, row in self.table(table).items()
                 if row.get("group") == id)
        return next((self.title(table, name) for table, name in found), id)

    def slot(self, id: str) -> str:
        """A Power by its title; any other by its group, and by place or number where there are several."""
        power = next((p for p, row in self.table("powers").items() if row["slot"] == id), None)
        if power is not None: return self.title("powers", power)
        rows = self.table("slots")
        row = rows[id]
        alike = [k for k, r in rows.items() if r["group"] == row["group"] and set(r["seasons"]) & set(row["seasons"])]
        name, at = self.group(row["group"]), row.get("location")
        if len(alike) == 1: return name
        here = [k for k in alike if rows[k].get("location") == at]
        number = f" {here.index(id) + 1}" if len(here) > 1 else ""
        return f"{name}{number}" if at is None or len(here) == len(alike) else f"{name}{number} ({self.location(at)})"

    # What cards do.
    def effects(self, table: str, id: str) -> str:
        """All that a row does, as its effects say; and whether that is only our own idea."""
        row = self.table(table)[id]
        done = " ".join([self.effect(e) for e in row["effects"]]) or self.say("effect-none")
        return done + self.mark(row, "effects")

    def mark(self, row: Mapping[str, Any], *parts: str) -> str:
        """Short, where one of these parts of a row is our reconstruction."""
        known = [row.get("parts", {}).get(part, row["status"]) for part in parts]
        return f" [{self.say('mark-ours')}]" if OURS in known else ""

    def entries(self) -> Iterator[tuple[str, str, str]]:
        """What the content has besides its rules: the id of each row with a title, the title, and what it does."""
        for table, rows in ({} if self.pack is None else self.pack.tables).items():
            if table in ("sources", "rules"): continue
            for id, row in rows.items():
                if "title" not in row: continue
                if "effects" in row: text = self.effects(table, id)
                else: text = self.text(table, id) if "text" in row else ""
                yield f"{table}/{id}", self.title(table, id), text

    def doubtful(self, *tables: str) -> bool:
        """Is anything in these tables, or in all there are, our reconstruction?"""
        known = {} if self.pack is None else self.pack.tables
        return any(row.get("status") == OURS for table in tables or known for row in self.table(table).values())

    def effect(self, row: Mapping[str, Any]) -> str:
        """One step of a card's text."""
        facts: dict[str, Any] = {"amount": 1, "per": "none", "pick": "each", "order": "none", "foe": "none", "tokens": 1, **row}
        for key in ("group", "per", "scope"):
            if facts.get(key, "none") != "none": facts[key] = self.group(facts[key])
        for key in ("permanent", "with_stack"): facts[key] = "yes" if row.get(key) else "no"
        if "foe" in row: facts["foe"] = self.title("foes", row["foe"])
        elif row["key"] == "spawn_demodog": facts["foe"] = self.title("foes", "demodog")
        if "action" in row: facts["action"] = self.title("actions", row["action"])
        if "at" in row: facts["at"] = self.location(row["at"])
        if "actions" in row: facts["actions"] = ", ".join(self.title("actions", a) for a in row["actions"])
        if row.get("order"): facts["order"] = ", ".join(self.location(at) for at in row["order"])
        if "who" in row: facts["who"] = self.who(row["who"])
        if "toward" in row:
            facts["toward"], _, at = row["toward"].partition(":")
            facts["at"] = self.location(at) if at else ""
        facts["pick"], _, many = str(facts["pick"]).partition(":")
        least, _, most = many.partition("-")
        facts.update(least=int(least or 1), most=int(most or least or 1))
        if facts["pick"] == "chosen" and facts["least"] == facts["most"]: facts["pick"] = "exact"
        text = self.say(f"effect-{row['key']}", **{k: v for k, v in facts.items() if isinstance(v, int | str)})
        if not row.get("otherwise"): return text
        instead = " ".join(self.effect(e) for e in row["otherwise"])
        return self.say("effect-otherwise", text=text, otherwise=instead[:1].lower() + instead[1:])

    def who(self, said: str) -> str:
        """Those an effect is done to."""
        word, _, what = said.partition(":")
        facts = {"at": self.location(what) if word == "at" else "", "half": self.half(what) if word == "half" else "",
                 "foe": self.title("foes", what) if what in self.table("foes") else "none"}
        return self.say(f"who-{word}", **facts)

    def half(self, id: str) -> str:
        """One part of the board."""
        renamed = self.renamed.get("halves", {}).get(id)
        if renamed: return str(renamed[self.lang])
        return self.say(f"half-{id}") if self.has(f"half-{id}") else id

    def pile(self, view: Mapping[str, Any], slot: str) -> str:
        """A stack from the bottom: what is unknown, known, or lies face up; and what the unknown was mixed from."""
        lies, marks, mixes = view["stacks"][slot], list[str](), list[str]()
        for n, may in enumerate(self.known(view, slot)):
            if n == lies["size"] - 1 and lies["up"]: marks.append(f"▲{self.letter(lies['up'])}")
            elif len(may) > 1:
                marks.append("½")
                mixes.append(" ".join(map(self.letter, may)))
            else: marks.append(f"({self.letter(may[0])})" if may else "?")
        return "".join([f"[{' '.join(marks)}]", *(f"{{{mix}}}" for mix in dict.fromkeys(mixes))])

    def known(self, view: Mapping[str, Any], slot: str) -> Sequence[Sequence[str]]:
        """Place by place from the bottom: the faces known for it."""
        memory = view.get("memory") or view.get("public") or {}
        rows = memory.get("stacks", {}).get(slot)
        if rows is not None: return [*rows]
        lies = view["stacks"][slot]
        return [[lies["up"]] if lies["up"] and n == lies["size"] - 1 else [] for n in range(lies["size"])]

    def letter(self, token: str) -> str:
        """A token on the map: its number, or the letter of what it counts."""
        return self.token(token)[:1] if "counts" in self.table("tokens")[token] else self.token(token)

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
        if self.table("characters"): facts |= self.in_town(view, other, rest)
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
        if view is not None and self.table("characters"):
            seen = self.with_cards(option, asked, view)
            ways = ["seen", *ways] if seen else ways
            facts |= seen
        if "side" in facts: ways.append("side")
        words = self.facts(facts, names)
        words["cost"] = self.table("actions").get(option.verb, {}).get("cost", 0)
        base = f"option-{option.verb}"
        bases = [f"{base}-{facts['card']}", base] if "card" in option.facts else [base]
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

    def in_town(self, view: Mapping[str, Any], other: int, rest: int) -> dict[str, Any]:
        """What a question may be about, besides people."""
        out: dict[str, Any] = {key: "none" for key in ("action", "target", "fought") if view[key] is None}
        figures = self.figures()
        _, seat, *_ = view["agenda"][-1]
        moves = self.movement(view, seat) if seat < view["seats"] and view["role"][seat] else 0
        return {**out, "figure": self.figure(figures[other % len(figures)]), "many": rest, "count": len(view["chosen"]),
                "moves": moves}

    def with_cards(self, option: Any, asked: str, view: Mapping[str, Any]) -> dict[str, Any]:
        """What an answer means here: cards and what they come to, what a step costs, how a stack lies, what a card does."""
        _, seat, other, _ = view["agenda"][-1]
        facts = option.facts
        if option.verb == "go":
            fear = view["house"]["places"][view["at"][seat]]["roads"].get(facts["location"])
            foes = ", ".join(self.figure(f) for f, at in view["foe"].items() if at == facts["location"])
            return {} if fear is None else {"fear": fear, "foes": foes or "none"}
        if option.verb == "discard":
            hand = view["hand"][other]
            return {"card": hand[int(facts["place"]) - 1]} if int(facts["place"]) <= len(hand) else {}
        if option.verb in ("peek", "stack"):
            return {"stack": self.pile(view, facts["slot"])} if facts["slot"] in view["stacks"] else {}
        if option.verb in ("keep", "give_up"): return {"effect": self.effects("items", facts["item"])}
        if option.verb == "dismiss": return {"effect": self.effects("allies", facts["ally"])}
        if option.verb == "figure":
            at = view["foe"].get(facts["figure"])
            return {"at": at} if at in view["house"]["places"] else {}
        if option.verb not in ("spend", "commit") or facts["cards"] == "none": return {}
        hand, places = view["hand"][seat], [int(n) - 1 for n in facts["cards"].split("+")]
        if max(places) >= len(hand): return {}
        cards = [hand[n] for n in places]
        base = self.movement(view, seat) if option.verb == "spend" else self.bonus(view, seat)
        danger = sum(view["house"]["cards"][c][2] for c in cards)
        return {"cards": cards, "value": base + self.worth(view, seat, cards), "danger": danger}

    def always_on(self, view: Mapping[str, Any], seat: int) -> Sequence[Mapping[str, Any]]:
        """The effects that somebody has by Character, Items and Allies."""
        rows = [self.table("characters")[view["role"][seat]], *(self.table("items")[i] for i in view["item"][seat])]
        rows += [self.table("allies")[a] for a, where in view["ally"].items() if type(where) is int and where == seat]
        return [e for row in rows for e in row["effects"]]

    def worth(self, view: Mapping[str, Any], seat: int, cards: Iterable[str]) -> int:
        """Values of cards, with friends where there are any."""
        near = any(s != seat and at == view["at"][seat] for s, at in enumerate(view["at"]))
        near = near or any(e["key"] == "companion" for e in self.always_on(view, seat))
        return sum(view["house"]["cards"][c][0] + (view["house"]["cards"][c][1] if near else 0) for c in cards)

    def movement(self, view: Mapping[str, Any], seat: int) -> int:
        """Roads without any card."""
        more = sum(e["amount"] for e in self.always_on(view, seat) if e["key"] == "move_bonus")
        return int(view["house"]["characters"][view["role"][seat]]["move"] + more)

    def bonus(self, view: Mapping[str, Any], seat: int) -> int:
        """What comes on top of the cards for the action that was named."""
        more = sum(e["amount"] for e in self.always_on(view, seat)
                   if e["key"] == "action_bonus" and view["action"] in e["actions"])
        return int(view["house"]["places"][view["at"][seat]]["bonus"].get(view["action"], 0) + more)

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


def scene(w: Words, key: str, value: Any, names: Names) -> Facts:
    return {key: w.title("scenes", value), "effect": w.effects("scenes", value)}


def power(w: Words, key: str, value: Any, names: Names) -> Facts:
    return {key: w.title("powers", value), "effect": w.effects("powers", value)}


def each(call: str) -> Any:
    """One, or several with commas."""
    def said(w: Words, key: str, value: Any, names: Names) -> Facts:
        tell = getattr(w, call)
        return {key: tell(value) if isinstance(value, str) else w.list(map(tell, value))}
    return said


def titled(table: str) -> Any:
    def said(w: Words, key: str, value: Any, names: Names) -> Facts:
        return {key: w.title(table, value) if isinstance(value, str) else w.list(w.title(table, v) for v in value)}
    return said


def icons(w: Words, key: str, value: Any, names: Names) -> Facts:
    """Cards by what they show; by their places, where nobody says which they are."""
    if isinstance(value, str): return {key: w.icons(value) if value in w.card_rows and key == "card" else value}
    return {key: " ".join(map(w.icons, value)), f"{key}_count": len(value)}


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
    "explorers": lambda w, key, value, names: {key: w.list(map(w.explorer, value))},
    "scene": scene, "power": power, "icons": icons, "item": titled("items"), "ally": titled("allies"),
    "character": titled("characters"), "foe": titled("foes"), "action": titled("actions"),
    **{call: each(call) for call in ("location", "slot", "token", "figure", "group")}}


def other_names(pack: Pack, names: str) -> dict[str, Any]:
    """Names that take the place of titles, by table and row; a file of the content has them."""
    if names not in pack.names(): raise ValueError(f"{pack.game} has no such names: {names}")
    return read(pack.file(f"names/{names}.toml"))


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
    elif event["kind"] == "committed": detail = "on" if "slot" in event else ""
    elif event["kind"] == "looked": detail = "seen" if "tokens" in event else ""
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
