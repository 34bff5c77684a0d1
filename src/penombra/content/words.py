"""Words: every sentence a person reads, in English, Italian and Spanish, from facts.

The engine speaks in ids and facts; here they become sentences. Catalogues are Fluent files: {en,it,es}.ftl here for
the shell, in core/ for content and its faults, in the game's folder for what happens at its table. Titles and effects
of cards stand in cards.toml, rules in rules/. Seats are told by number, from 0 as in the notation, unless named.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from penombra.content import HERE, Pack, load

LANGUAGES: Final = ("en", "it", "es")
Names = Sequence[str] | Mapping[int, str] | None

SEATS: Final = ("seat", "other", "substitute", "dealer")              # facts that are a seat
MANY_SEATS: Final = ("winners", "from", "to")                         # or several
CARDS: Final = ("card", "received", "given", "seat_gave", "other_gave")
SEEN: Final = ("card", "cards", "received")                           # with one of these, more can be told


class Rule(NamedTuple):
    """A rule or ruling, in words."""
    id: str
    title: str
    text: str
    source: str
    section: str
    status: str


class Words:
    """The words of one language for one game; without a game, those of the shell and the core."""

    def __init__(self, lang: str, game: str = "", pack: Pack | None = None) -> None:
        if lang not in LANGUAGES: raise ValueError(f"no such language: {lang}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.pack = pack if pack is not None or not game else load(game)
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in (HERE, HERE / "core", *([HERE / game] if game else [])):
            self.bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
        self.titles: dict[str, str] = {name: f"«{row['title'][lang]}»" for name, row in self.card_rows.items()}

    @property
    def card_rows(self) -> dict[str, Any]: return {} if self.pack is None else self.pack.tables["cards"]

    # Sentences.
    def has(self, id: str) -> bool:
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name): return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, /, **facts: Any) -> str:
        """The sentence `id`, or its attribute `id.name`; card titles are at hand as $axe, $whisky…"""
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

    def seat(self, seat: int, names: Names = None) -> str:
        """A name, or "Seat 3"."""
        if seat < 0: return self.say("chance")
        if names is not None:
            if isinstance(names, Mapping):
                if seat in names: return names[seat]
            elif seat < len(names): return names[seat]
        return self.say("seat", number=str(seat))

    def list(self, items: Iterable[str]) -> str:
        """Commas only: "y" and "e" would change before some names."""
        return ", ".join(items) or self.say("nobody")

    # Cards.
    def card(self, name: str) -> str:
        """Its title."""
        return str(self.card_rows[name]["title"][self.lang])

    def card_text(self, name: str) -> str:
        """Its effect, in a line."""
        return str(self.card_rows[name]["text"][self.lang])

    def cards(self, names: Iterable[str]) -> str:
        """«Axe», «Whisky», or "no card"."""
        return ", ".join(self.titles[name] for name in names) or self.say("no-cards")

    # What happens.
    def facts(self, given: Mapping[str, Any], names: Names) -> dict[str, Any]:
        """The facts of an event or an option, as they stand in a sentence."""
        out: dict[str, Any] = {}
        for key, value in given.items():
            if key in SEATS and value is not None: out[key] = self.seat(value, names)
            elif key in MANY_SEATS and not isinstance(value, int):
                out[key] = self.list(self.seat(s, names) for s in value)
                out[key + "_count"] = len(value)
            elif key in CARDS: out[key] = self.titles[value]
            elif key == "cards": out[key], out["cards_count"] = self.cards(value), len(value)
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
        return " ".join([self.first(ids, self.facts(event, names)), *seen])

    # What is asked.
    def asked(self, name: str, seat: int, me: int | None = None, names: Names = None) -> str:
        """Whom we wait for, and for what kind of answer; never which answers there are."""
        ids = [f"asked-{name}.me"] if seat == me else []
        return self.first([*ids, f"asked-{name}.all"], {"seat": self.seat(seat, names)})

    def question(self, name: str, view: Mapping[str, Any], names: Names = None) -> str:
        """What I am asked, and what it is for."""
        _, _, other, _ = view["agenda"][-1]                  # the line under the finger: step, seat, other, rest
        plain = {key: value for key, value in view.items() if isinstance(value, int | str)}
        ids = [f"question-{name}", f"asked-{name}.all"]      # chance is not addressed
        return self.first(ids, {**self.facts(plain, names), "other": self.seat(other, names)})

    def option(self, option: Any, asked: str = "", me: int | None = None, names: Names = None) -> str:
        """One answer. Knowing what was asked, and who I am, it can be said better."""
        facts = dict(option.facts)
        ways = [asked] if asked else []
        if "seat" in facts: ways += ["self", "on"] if facts["seat"] == me else ["on"]
        if "side" in facts: ways.append("side")
        words = self.facts(facts, names)
        base = f"option-{option.verb}"
        bases = [f"{base}-{facts['card']}", base] if "card" in facts else [base]
        return self.first([id for base in bases for id in [*(f"{base}.{way}" for way in ways), base]], words)

    # Rules.
    def rule(self, id: str) -> Rule:
        row = (load("core").rules if id.startswith("core/") or self.pack is None else self.pack.rules)[id]
        return Rule(id, row["title"][self.lang], row["text"][self.lang], row["source"], row["section"], row["status"])

    def rules(self) -> Sequence[Rule]:
        """Every rule of the game, in the order of its chapters."""
        return [self.rule(id) for id in (load("core") if self.pack is None else self.pack).rules]

    # The end.
    def over(self, reason: str, winners: Sequence[int], me: int | None, names: Names) -> str:
        parts = [self.say(f"ending-{reason.replace('/', '-')}"),
                 self.say("winners", count=len(winners), winners=self.list(self.seat(s, names) for s in winners))]
        if me is not None and winners: parts.append(self.say("you-won" if me in winners else "you-lost"))
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
        id, number = f"table-{key}-{spell(value)}", value if type(value) is int else 0
        if isinstance(value, dict): number = sum(value.values())
        if not self.has(id): id = f"table-{key}-value"
        return self.say(id, number=number), self.say(f"{id}.effect", number=number)


def ways(event: Mapping[str, Any], me: int | None) -> list[str]:
    """The ways to tell an event, the best first: by face, and by how much of it is known."""
    detail = ""
    if event["kind"] == "played":
        if "side" in event: detail = "side"
        elif "other" in event: detail = "self" if event["other"] == event["seat"] else "on"
    elif "rule" in event: detail = "why"
    elif any(fact in event for fact in SEEN): detail = "card"
    faces = ["all"]
    if me is not None: faces = [f for f, who in FACES if event.get(who, -1) == me] + faces
    return ([f"{face}-{detail}" for face in faces] if detail else []) + faces


FACES: Final = (("me", "seat"), ("you", "other"), ("next", "substitute"))


def spell(value: object) -> str:
    if value is None: return "none"
    return str(value).lower() if isinstance(value, bool | str) else "value"
