"""Every sentence a person can read is there in three languages, with the same facts, and no two languages share one."""
from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import penombra
from penombra import find, load
from penombra.content import HERE
from penombra.content.words import LANGUAGES, Words
from penombra.core.match import Outcome
from penombra.games.stay_away.game import GRADES
from penombra.games.stay_away.kinds import CARD_NAMES
from penombra.games.stay_away.setup import CHOICES
from penombra.games.stay_away.state import BOOK, ENDINGS
from penombra.games.stay_away.verbs import CHANCE_VERBS, VERBS

SRC = Path(__file__).resolve().parents[1] / "src" / "penombra"
GAME = "stay_away"
FOLDERS = (HERE, HERE / "core", HERE / GAME)

# What each event says: to all, to `seat` alone, to `other` alone; and what all see of a hand in plain sight.
FACTS: dict[str, tuple[str, str, str, str]] = {
    "dealt": ("dealer deck undealt", "cards", "", ""), "top_back": ("back deck", "", "", ""),
    "turn": ("seat turn", "", "", ""), "turn_over": ("seat", "", "", ""), "drew": ("seat why", "card", "", "card"),
    "panic": ("seat card", "", "", ""), "flushed": ("seat", "", "", ""), "discarded": ("seat", "card", "", "card"),
    "infected_in_excess": ("seat", "card", "", "card"), "put_away": ("seat", "card", "", "card"),
    "kept": ("seat", "card", "", "card"), "played": ("seat card", "", "", ""), "refused": ("seat other card", "", "", ""),
    "spent": ("card", "", "", ""), "quarantined": ("seat turns", "", "", ""),
    "quarantine_over": ("seat why", "", "", ""), "barred": ("seat other", "", "", ""),
    "door_gone": ("seat other why", "", "", ""), "swapped": ("seat other", "", "", ""),
    "side_chosen": ("seat side", "", "", ""), "reversed": ("clockwise", "", "", ""),
    "reshuffled": ("deck", "", "", ""), "card_seen": ("seat other", "card", "card", ""),
    "hand_seen": ("seat other", "cards", "", ""), "hand_shown": ("seat cards", "", "", ""),
    "hand_shown_to": ("seat other", "", "cards", ""), "infected_shown": ("seat", "", "", ""),
    "nothing_shown": ("seat", "", "", ""), "exchange": ("seat other", "", "", ""),
    "no_exchange": ("seat other rule", "", "", ""), "laid_down": ("seat other", "card", "", ""),
    "answered": ("seat other", "card", "", ""),
    "exchanged": ("seat other substitute_answers", "received given", "received given", "seat_gave other_gave"),
    "looked_at_offer": ("seat other", "card", "", ""), "took_back": ("seat", "card", "", ""),
    "missed": ("seat other substitute", "", "", "rule"), "settled": ("seat other", "card anew", "", ""),
    "passed_on": ("from to", "received given", "", ""), "set_aside": ("seat", "card", "", ""),
    "placed": ("seat deck", "card", "", ""), "no_effect": ("seat rule", "", "", "held"),
    "eliminated": ("seat why", "cards", "", ""), "vendetta": ("seat", "", "", ""), "declared": ("seat", "", "", ""),
    "over": ("reason winners roles hands", "", "", ""), "taken_back": ("seat to_event", "", "", "")}
VALUES: dict[str, list[Any]] = {
    "seat": [1], "other": [2], "substitute": [3], "dealer": [0], "undealt": [["infected"]], "deck": [0, 1, 30],
    "back": ["none", "event", "panic"], "turn": [1, 12],
    "why": ["turn", "effect", "time", "axe", "eliminated", "flamethrower", "super_infection"], "card": ["whisky"],
    "cards": [[], ["axe"], ["axe", "infected"]], "turns": [1, 3], "side": ["left", "right"],
    "clockwise": [True, False], "rule": ["SA-R-22"], "substitute_answers": [True, False], "received": ["axe"],
    "given": ["missed"], "seat_gave": ["axe"], "other_gave": ["missed"], "anew": [True, False], "from": [[0, 1]],
    "to": [[1, 2]], "to_event": [4], "reason": ENDINGS, "winners": [[], [1], [1, 2]], "roles": [[]], "hands": [[]], "held": [4]}
CALLED = {"substitute_answers": "substitute", "to_event": "to"}      # one name, two meanings


class Listening(Words):
    """Remembers what it was asked to say."""

    def __init__(self, lang: str, game: str) -> None:
        self.said: set[str] = set()
        super().__init__(lang, game)

    def say(self, id: str, /, **facts: Any) -> str:
        self.said.add(id)
        return super().say(id, **facts)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Listening: return Listening(request.param, GAME)


# --- The catalogues --------------------------------------------------------------------------------------

def entries(folder: Path, lang: str) -> dict[str, ftl.Pattern]:
    """Every message and attribute of a catalogue."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder.name}/{lang}.ftl: {entry.content}"
        if not isinstance(entry, ftl.Message): continue
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for id, pattern in parts:
            assert id not in found, f"{id} twice in {folder.name}/{lang}.ftl"
            found[id] = pattern
    return found


class Inside(Visitor):
    """The variables of a pattern, its selectors' branches, and its texts."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.branches: set[str] = set()
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None: self.variables.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.texts.append("".join(e.value if isinstance(e, ftl.TextElement) else "…" for e in node.elements))
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:
        assert isinstance(node.key, ftl.Identifier | ftl.NumberLiteral)
        self.branches.add(node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value)
        self.generic_visit(node)


def ids(prefix: str, lang: str = "en") -> set[str]:
    return {id for id in entries(HERE / GAME, lang) if id.startswith(prefix + "-")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_three_catalogues_alike(folder: Path) -> None:
    """The same keys, the same facts in each sentence, and the same cases told apart, in every language."""
    first = entries(folder, "en")
    for lang in LANGUAGES[1:]:
        there = entries(folder, lang)
        assert set(there) == set(first), f"{lang}: {sorted(set(there) ^ set(first))}"
        for id, pattern in there.items():
            a, b = Inside(first[id]), Inside(pattern)
            assert a.variables == b.variables, f"{id} in {lang}: {a.variables ^ b.variables}"
            assert a.branches == b.branches, f"{id} in {lang}: {a.branches ^ b.branches}"


def test_no_key_in_two_catalogues() -> None:
    """A later file would silently take the place of an earlier sentence."""
    for one, two in itertools.combinations(FOLDERS, 2):
        first, second = ({id.partition(".")[0] for id in entries(folder, "en")} for folder in (one, two))
        assert not first & second


def test_plurals_have_another_form() -> None:
    """A count is told apart by [0], [one] and *[other]: the last is what every language has."""
    for folder, lang in itertools.product(FOLDERS, LANGUAGES):
        for id, pattern in entries(folder, lang).items():
            branches = Inside(pattern).branches
            assert "other" in branches or not branches & {"one", "two", "few", "many"}, f"{id} in {lang}"


def sentences(text: str) -> Iterator[str]:
    """The sentences that are long enough to be somebody's own; options and commands are the same everywhere."""
    for part in re.split(r"(?<=[.?!:])\s|\n", re.sub(r"\S+=\S+|--\w+|`[^`]*`", "", text)):
        if sum(c.isalpha() for c in part) > 25: yield part.strip()


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """All that is said in a language: catalogues, cards, sources, rules."""
    for folder in FOLDERS:
        for id, pattern in entries(folder, lang).items():
            for text in Inside(pattern).texts: yield f"{folder.name}/{id}", text
    pack = load(GAME)
    for id, row in {**pack.tables["cards"], **pack.tables["sources"], **pack.rules, **load("core").rules}.items():
        for key in ("title", "text", "use"):
            if isinstance(row.get(key), dict): yield f"{id}.{key}", row[key][lang]


def test_no_sentence_in_two_languages() -> None:
    """A sentence of more than 25 letters that two languages share was forgotten by a translator."""
    seen: dict[str, tuple[str, str]] = {}
    for lang in LANGUAGES:
        for id, text in texts(lang):
            for sentence in sentences(text):
                other = seen.setdefault(sentence.casefold(), (lang, id))
                assert other[0] == lang, f"{id} in {lang} is {other[1]} in {other[0]}: {sentence}"


def test_every_language_is_looked_into() -> None:
    """The check above has something to check: thousands of letters, of sentences long enough."""
    for lang in LANGUAGES: assert sum(1 for _, text in texts(lang) for _ in sentences(text)) > 800


def calls(file: Path) -> Iterator[tuple[str, bool]]:
    """Ids said in a source file, and whether they are whole or only a beginning."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not node.args: continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("say", "first", "Trouble"): continue
        for arg in ast.walk(node.args[0]):
            if isinstance(arg, ast.JoinedStr):
                if isinstance(arg.values[0], ast.Constant): yield str(arg.values[0].value), False
            elif isinstance(arg, ast.Constant) and isinstance(arg.value, str): yield arg.value, True


def test_shell_says_what_there_is() -> None:
    """Every id that a source file says stands in a catalogue."""
    known = {id for folder in FOLDERS for id in entries(folder, "en")}
    for file in SRC.rglob("*.py"):
        for id, whole in calls(file):
            if whole and re.fullmatch(r"[a-z][a-z0-9_.-]+", id) and "-" in id:
                assert id in known or any(k.startswith(id) for k in known), f"{file.name} says {id}"


def test_no_idle_words() -> None:
    """No sentence of the shell or of the content check that nobody says."""
    literals: set[str] = set()
    beginnings: set[str] = set()
    for file in SRC.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str): literals.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    literals |= {f"fault-{name}" for name in literals if re.fullmatch(r"[a-z-]+", name)}
    beginnings = {b for b in beginnings if b.endswith("-") and b != "fault-"} | {"fault-wanted-", "fault-unknown-"}
    for folder in FOLDERS[:2]:
        for id in entries(folder, "en"):
            assert id in literals or any(id.startswith(b) for b in beginnings), f"nobody says {id}"


# --- The game's sentences --------------------------------------------------------------------------------

def told() -> Iterator[tuple[str, set[str]]]:
    """Every kind of event that the sources tell, and the facts told with it that stand there by name."""
    for file in [*(SRC / "games" / GAME).glob("*.py"), SRC / "core" / "match.py", SRC / "core" / "agenda.py"]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call): continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = {"tell": 0, "Event": 0, "bin": 2}.get(name)
            if place is None or len(node.args) <= place: continue
            facts = {key.value for arg in node.args if isinstance(arg, ast.Dict) for key in arg.keys
                     if isinstance(key, ast.Constant) and isinstance(key.value, str)}
            for kind in literals_of(node.args[place]): yield kind.value, facts


def literals_of(node: ast.expr) -> Iterator[ast.Constant]:
    if isinstance(node, ast.IfExp):
        yield from literals_of(node.body)
        yield from literals_of(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str): yield node


def facts_of(kind: str) -> set[str]:
    """All that may be told of a kind, by the names in the event."""
    known = {CALLED.get(fact, fact) for part in FACTS[kind] for fact in part.split()}
    return known | ({"other", "side"} if kind == "played" else set())


def samples(kind: str) -> Iterator[tuple[dict[str, Any], int | None]]:
    """Events of a kind, as every face may see them, with every value that a sentence tells apart."""
    public, mine, yours, sight = (facts.split() for facts in FACTS[kind])
    forms = [public] if kind != "played" else [public, [*public, "other"], [*public, "side"]]
    shown = [public, [*public, *sight]] if kind == "missed" else forms
    faces: list[tuple[int | None, list[str]]] = [(1, mine), (2, yours), (3, []), (None, []), (0, [])]
    if kind in ("dealt", "passed_on"): faces = [(1, mine), (None, [])]
    for (me, secret), facts in itertools.product(faces, [*shown, *([[*public, *sight]] if sight else [])]):
        names = list(dict.fromkeys([*facts, *secret]))
        for values in itertools.product(*(VALUES[name] for name in names)):
            event = {"n": 0, "kind": kind, **dict(zip((CALLED.get(n, n) for n in names), values, strict=True))}
            yield event, me
            if kind == "played" and "other" in event: yield {**event, "other": event["seat"]}, me


def test_every_kind_is_known_here() -> None:
    """The kinds of events that the sources tell, and their facts, are those above, no more and no fewer."""
    assert {kind for kind, _ in told()} == set(FACTS)
    for kind, facts in told(): assert facts <= facts_of(kind), f"{kind} also tells {facts - facts_of(kind)}"


def test_every_event_has_words(words: Listening) -> None:
    """Each event is told to each face with all it may know; no sentence of the catalogue is left over."""
    for kind in FACTS:
        for event, me in samples(kind):
            text = words.event(event, me)
            assert text and "{" not in text and "  " not in text, text
    assert ids("event", words.lang) == {id for id in words.said if id.startswith("event-")}


def test_faces_differ(words: Listening) -> None:
    """Who acts is addressed; the others read a name."""
    event = {"kind": "swapped", "seat": 1, "other": 2}
    told = [words.event(event, me, ["Ada", "Bo", "Cleo"]) for me in (1, 2, 0, None)]
    assert len(set(told)) == 3 and told[2] == told[3] and "Bo" in told[2] and "Cleo" in told[2]
    assert "Bo" not in told[0] and "Cleo" not in told[1]


def test_secrets_are_told_where_they_stand(words: Listening) -> None:
    """A card is named only where the event names it."""
    title = words.card("axe")
    assert title in words.event({"kind": "drew", "seat": 1, "why": "turn", "card": "axe"}, 1)
    assert title in words.event({"kind": "drew", "seat": 1, "why": "turn", "card": "axe"}, 2)
    assert title not in words.event({"kind": "drew", "seat": 1, "why": "turn"}, 1)


def test_cards_given_in_sight(words: Listening) -> None:
    """A card given from Quarantine in the revised edition is named to everybody, and by whom."""
    event = {"kind": "exchanged", "seat": 1, "other": 2, "substitute": False, "other_gave": "axe"}
    text = words.event(event, None)
    assert words.card("axe") in text and text.count(words.seat(2)) == 2
    assert words.card("axe") not in words.event({**event, "other_gave": "whisky"}, None)


def test_every_ask_has_words(words: Listening) -> None:
    """Whom we wait for, to me and to others; what I am asked, by name of the one it is about."""
    asks = [a for a in BOOK.asks if a is not BOOK.asks[0]]
    view = {"agenda": [["x", 1, 2, 0]], "back": "event"}
    for ask in asks:
        assert words.asked(ask.name, 3, 0)
        assert words.question(ask.name, view)
        if not ask.by_chance: assert words.asked(ask.name, 0, 0) != words.asked(ask.name, 3, 0)
    for back in ("none", "event", "panic"): words.question("draw", {**view, "back": back})
    assert ids("asked", words.lang) | ids("question", words.lang) == \
        {id for id in words.said if id.startswith(("asked-", "question-"))}
    assert "Bo" in words.question("burning", {"agenda": [["burning", 0, 1, 0]]}, {1: "Bo"})


def test_every_option_has_words(words: Listening) -> None:
    """Every row of both tables of actions, and what is only shown, is a phrase; no phrase is left over."""
    asks = ["", *(a.name for a in BOOK.asks if a is not BOOK.asks[0])]
    options = [book.option(said) for book in (VERBS, CHANCE_VERBS) for said in book.table(4).said]
    options += [VERBS.option(VERBS.read(f"play {CARD_NAMES[k]}")) for k in (0, 1, *range(14, 19))]     # shown, refused
    phrases: dict[str, set[str]] = {}
    for option, asked, me in itertools.product(options, asks, (None, 0)):
        phrase = words.option(option, asked, me)
        assert phrase and "{" not in phrase
        if not asked and me is None: phrases.setdefault(phrase, set()).add(str(option))
    assert ids("option", words.lang) == {id for id in words.said if id.startswith("option-")}
    assert not {p: o for p, o in phrases.items() if len(o) > 1}
    left, right = (words.option(VERBS.option(VERBS.read(f"play axe {side}"))) for side in ("left", "right"))
    assert words.card("axe") in left and left != right


def test_every_card_has_words(words: Listening) -> None:
    """A title and a line of effect for each of the 31."""
    assert len({words.card(name) for name in CARD_NAMES}) == len({words.card_text(name) for name in CARD_NAMES}) == 31


def test_every_rule_has_words(words: Listening) -> None:
    """Title and text of every rule and ruling, and of what the core itself refuses."""
    every = {rule.id: rule for rule in [*words.rules(), *Words(words.lang).rules()]}
    sources = [file.read_text("utf-8") for file in SRC.rglob("*.py")]
    named = {id for source in sources for id in re.findall(r'"(SA-[A-Z]+-\d+|core/[a-z_]+)"', source)}
    assert named <= set(every), f"named in code, without words: {sorted(named - set(every))}"
    assert all(rule.title and rule.text and rule.source and rule.status for rule in every.values())
    assert len(every) > 370


def test_every_ending_has_words(words: Listening) -> None:
    """Each grade and each reason is said, with the winners and what it means to me."""
    grades = {*GRADES.values(), "humans", "alone", "infection", "unfinished"}
    for grade, reason, winners, me in itertools.product(sorted(grades), ENDINGS, ([], [1], [1, 2]), (None, 1, 3)):
        assert words.outcome(Outcome([], winners, grade, reason), me)
    assert ids("grade", words.lang) == {f"grade-{grade}" for grade in grades}
    assert ids("ending", words.lang) == {f"ending-{reason.replace('/', '-')}" for reason in ENDINGS}
    won, lost = (words.outcome(Outcome([], [1], "alone", "SA-END-05"), me) for me in (1, 2))
    assert words.say("you-won") in won and words.say("you-lost") in lost


def test_every_table_option_has_words(words: Listening) -> None:
    """Each of the 13 options and each of its values has a title and a sentence of effect."""
    more: dict[str, list[Any]] = {"infected_delta": [-3, -1, 0, 1, 2],
                                  "custom_deck": [None, {}, {"axe": 1}, {"axe": 2}]}
    for key, values in CHOICES.items():
        assert all(words.option_key(key))
        for value in more.get(key, values): assert all(words.option_value(key, value))
    assert len(CHOICES) == 13
    assert ids("table", words.lang) == {id for id in words.said if id.startswith("table-")}


def test_unknown_words_are_refused() -> None:
    """A missing sentence or fact is an error, never an empty line."""
    words = Words("en", GAME)
    with pytest.raises(KeyError): words.say("no-such-sentence")
    with pytest.raises(KeyError): words.say("event-panic.me")
    with pytest.raises(ValueError): Words("fr")


def test_games_in_words(seeds: list[int], scale: Callable[..., int]) -> None:
    """Random games of both editions, told to every seat and to spectators: what is not listed above is not told."""
    speakers = [Words(lang, GAME) for lang in LANGUAGES]
    for seed in seeds:
        for n in range(scale(4, 120)):
            luck = random.Random(seed * 1000 + n)
            options = {key: luck.choice(values) for key, values in CHOICES.items() if len(values) > 1}
            options["edition"] = ("first", "revised")[n % 2]
            m, words = penombra.new(GAME, luck.randint(4, 12), seed + n, options), speakers[n % 3]
            while m.waiting:
                seat = luck.choice(sorted(m.waiting))
                for s in range(m.seats): words.asked(m.asked[seat], seat, s)
                view = m.view(seat)
                words.question(m.asked[seat], view)
                for option, rule in m.candidates(seat):
                    words.option(option, m.asked[seat], seat)
                    if rule: words.rule(rule)
                standing = m.standing(seat) if luck.random() < 0.03 else []
                m.answer(seat, luck.choice(standing or m.options(seat)))
            for me in [None, *range(m.seats)]:
                for event in m.events(me):
                    assert words.event(event, me)
                    more = set(event) - {"n", "kind"} - facts_of(event["kind"])
                    assert not more, f"{event['kind']} also tells {more}"
            words.outcome(m.outcome, 0)


def test_find_game_of_words() -> None:
    """The game that has these words is the game that is played."""
    assert find(GAME).name == GAME
