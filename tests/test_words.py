"""Every sentence a person can read is there in three languages, with the same facts, and no two languages share one."""
from __future__ import annotations

import ast
import importlib
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
from kit import cave
from penombra import find, load
from penombra.content import HERE
from penombra.content.words import LANGUAGES, Called, Words
from penombra.core.match import Outcome
from penombra.games.stay_away.kinds import CARD_NAMES
from penombra.games.sub_terra.designs import KIND_NAMES
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.upside_down.effects import KEYS
from told import GAMES, LINE, Told

SRC = Path(__file__).resolve().parents[1] / "src" / "penombra"
SHARED = (HERE, HERE / "core")
FOLDERS = (*SHARED, *(HERE / game for game in GAMES))
FACES = {"stay_away": {"stay_away", "ring"}, "sub_terra": {"sub_terra", "cave"},             # in terminal/
         "upside_down": {"upside_down", "town"}}
OWN_TESTS = ("event-", "asked-", "question-", "option-", "grade-", "ending-", "table-",      # of a game's sentences, below
             "effect-", "who-")


class Listening(Words):
    """Remembers what it was asked to say."""

    def __init__(self, lang: str, game: str) -> None:
        self.said: set[str] = set()
        super().__init__(lang, game)

    def say(self, id: str, /, **facts: Any) -> str:
        self.said.add(id)
        return super().say(id, **facts)


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Told: return GAMES[request.param]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, game: Told) -> Listening: return Listening(request.param, game.game)


@pytest.fixture(params=LANGUAGES)
def stay_away(request: pytest.FixtureRequest) -> Listening: return Listening(request.param, "stay_away")


@pytest.fixture(params=LANGUAGES)
def sub_terra(request: pytest.FixtureRequest) -> Listening: return Listening(request.param, "sub_terra")


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


def ids(prefix: str, words: Words) -> set[str]:
    return {id for id in entries(HERE / words.game, words.lang) if id.startswith(prefix + "-")}


def plain(variables: set[str]) -> set[str]:
    """The facts, whatever the form that a language wants of a name: $seat, $seat_of, $seat_to."""
    return {re.sub("_(of|to)$", "", name) for name in variables}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.name)
def test_three_catalogues_alike(folder: Path) -> None:
    """The same keys, the same facts in each sentence, and the same cases told apart, in every language."""
    first = entries(folder, "en")
    for lang in LANGUAGES[1:]:
        there = entries(folder, lang)
        assert set(there) == set(first), f"{lang}: {sorted(set(there) ^ set(first))}"
        for id, pattern in there.items():
            a, b = Inside(first[id]), Inside(pattern)
            facts = plain if folder.name == "sub_terra" else set[str]
            assert facts(a.variables) == facts(b.variables), f"{id} in {lang}: {a.variables ^ b.variables}"
            assert a.branches == b.branches, f"{id} in {lang}: {a.branches ^ b.branches}"


def test_no_key_in_two_catalogues() -> None:
    """A later file would silently take the place of an earlier sentence."""
    for game in GAMES:
        for one, two in itertools.combinations((*SHARED, HERE / game), 2):
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


def texts(lang: str, game: str) -> Iterator[tuple[str, str]]:
    """All that is said in a language at a game's table: catalogues, tables of content, sources, rules."""
    for folder in (*SHARED, HERE / game):
        for id, pattern in entries(folder, lang).items():
            for text in Inside(pattern).texts: yield f"{folder.name}/{id}", text
    pack = load(game)
    for name, table in {**pack.tables, "rules": pack.rules, "core": load("core").rules}.items():
        for id, row in table.items():
            for key in ("title", "text", "use"):
                if isinstance(row.get(key), dict): yield f"{name}/{id}.{key}", row[key][lang]


def test_no_sentence_in_two_languages() -> None:
    """A sentence of more than 25 letters that two languages share was forgotten by a translator."""
    seen: dict[str, tuple[str, str]] = {}
    for lang, game in itertools.product(LANGUAGES, GAMES):
        for id, text in texts(lang, game):
            for sentence in sentences(text):
                other = seen.setdefault(sentence.casefold(), (lang, id))
                assert other[0] == lang, f"{id} in {lang} is {other[1]} in {other[0]}: {sentence}"


def test_every_language_is_looked_into(game: Told) -> None:
    """The check above has something to check: thousands of letters, of sentences long enough."""
    for lang in LANGUAGES: assert sum(1 for _, text in texts(lang, game.game) for _ in sentences(text)) > 800


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
    """No sentence of the shell, of the content check or of a game's table in a terminal that nobody says."""
    wrapped = {f"game-{id}" for id in ("ask-seats", "ask-company", "won", "lost")} | {"onto"}
    for folder in FOLDERS:
        literals, beginnings = spoken(folder.name)
        for id in entries(folder, "en"):
            if folder.name in GAMES and id.startswith(OWN_TESTS): continue
            assert id in literals | wrapped or any(id.startswith(b) for b in beginnings), f"nobody says {id}"


def spoken(folder: str) -> tuple[set[str], set[str]]:
    """What the sources say as a whole, and what they begin to say. Other games' faces do not speak for a game."""
    literals: set[str] = set()
    beginnings: set[str] = set()
    others = {stem for game, stems in FACES.items() if game != folder and folder in FACES for stem in stems}
    for file in SRC.rglob("*.py"):
        if file.parent.name == "terminal" and file.stem in others: continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str): literals.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    literals |= {f"fault-{name}" for name in literals if re.fullmatch(r"[a-z-]+", name)}
    beginnings = {b for b in beginnings if b.endswith("-") and b not in ("fault-", "game-")} | {"fault-wanted-", "fault-unknown-"}
    return literals, beginnings


# --- The games' sentences --------------------------------------------------------------------------------

def told(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every kind of event that the sources tell, and the facts told with it that stand there by name."""
    for file in [*(SRC / "games" / game).glob("*.py"), SRC / "core" / "match.py", SRC / "core" / "agenda.py"]:
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


def test_every_kind_is_known_here(game: Told) -> None:
    """The kinds of events that the sources tell, and their facts, are those of told.py, no more and no fewer."""
    assert {kind for kind, _ in told(game.game)} == set(game.facts)
    for kind, facts in told(game.game):
        assert facts <= game.facts_of(kind), f"{kind} also tells {facts - game.facts_of(kind)}"


def test_every_event_has_words(words: Listening, game: Told) -> None:
    """Each event is told to each face with all it may know; no sentence of the catalogue is left over."""
    for kind in game.facts:
        for event, me in game.samples(kind):
            text = words.event(event, me)
            assert text and "{" not in text and "  " not in text, text
    assert ids("event", words) == {id for id in words.said if id.startswith("event-")}


def test_faces_differ(stay_away: Listening) -> None:
    """Who acts is addressed; the others read a name."""
    event = {"kind": "swapped", "seat": 1, "other": 2}
    told = [stay_away.event(event, me, ["Ada", "Bo", "Cleo"]) for me in (1, 2, 0, None)]
    assert len(set(told)) == 3 and told[2] == told[3] and "Bo" in told[2] and "Cleo" in told[2]
    assert "Bo" not in told[0] and "Cleo" not in told[1]


def test_secrets_are_told_where_they_stand(stay_away: Listening) -> None:
    """A card is named only where the event names it."""
    title = stay_away.card("axe")
    assert title in stay_away.event({"kind": "drew", "seat": 1, "why": "turn", "card": "axe"}, 1)
    assert title in stay_away.event({"kind": "drew", "seat": 1, "why": "turn", "card": "axe"}, 2)
    assert title not in stay_away.event({"kind": "drew", "seat": 1, "why": "turn"}, 1)


def test_cards_given_in_sight(stay_away: Listening) -> None:
    """A card given from Quarantine in the revised edition is named to everybody, and by whom."""
    event = {"kind": "exchanged", "seat": 1, "other": 2, "substitute": False, "other_gave": "axe"}
    text = stay_away.event(event, None)
    assert stay_away.card("axe") in text and text.count(stay_away.seat(2)) == 2
    assert stay_away.card("axe") not in stay_away.event({**event, "other_gave": "whisky"}, None)


def test_every_ask_has_words(words: Listening, game: Told) -> None:
    """Whom we wait for, to me and to others; what I am asked, by name of the one it is about."""
    for ask in game.asks:
        assert words.asked(ask.name, 3, 0)
        for view in game.views: assert words.question(ask.name, view)
        if not ask.by_chance: assert words.asked(ask.name, 0, 0) != words.asked(ask.name, 3, 0)
    assert ids("asked", words) | ids("question", words) == \
        {id for id in words.said if id.startswith(("asked-", "question-"))}
    name, seat, other = game.named
    assert "Bo" in words.question(name, {**game.views[0], "agenda": [[name, seat, other, 0]]}, {1: "Bo"})


def test_every_option_has_words(words: Listening, game: Told) -> None:
    """Every row of both tables of actions, and what is only shown, is a phrase; no phrase is left over."""
    asks = ["", *(a.name for a in game.asks)]
    options = [book.option(said) for book in (game.verbs, game.chance) for said in book.table(4).said]
    if game.game == "stay_away":                 # shown, refused
        options += [game.verbs.option(game.verbs.read(f"play {CARD_NAMES[k]}")) for k in (0, 1, *range(14, 19))]
    phrases: dict[str, set[str]] = {}
    for option, asked, me in itertools.product(options, asks, (None, 0)):
        phrase = words.option(option, asked, me)
        assert phrase and "{" not in phrase
        if not asked and me is None: phrases.setdefault(phrase, set()).add(str(option))
    if game.game == "sub_terra":
        for option in options: assert "{" not in words.option(option, "", 0, None, full_cave())
    if game.game == "upside_down":
        for option in options: assert "{" not in words.option(option, "", 1, None, {**LINE, "action": "fight"})
    assert ids("option", words) == {id for id in words.said if id.startswith("option-")}
    assert not {p: o for p, o in phrases.items() if len(o) > 1 and not apart(game.game, o)}


def apart(game: str, options: set[str]) -> bool:
    """Are these answers about slots of which no two belong to one Season?"""
    slots = load(game).tables.get("slots", {})
    seasons = [slots.get(text.split()[-1], {"seasons": [1, 2]})["seasons"] for text in options]
    return len({season for found in seasons for season in found}) == sum(map(len, seasons))


def full_cave() -> dict[str, Any]:
    """A cave with something on every side of seat 0, and every pile in use."""
    view = cave("""seats 4; explorer 0 geologist @0,0; explorer 1 diver @0,1; explorer 2 scout @0,-1; explorer 3 leader @1,0
        horror @1,0; gas 1; drawn plain-cross; aside exit-dead; cave -1 1
        row . water/NESW~ .
        row gas/NES start/NESW cave_in/NEW{1,2}%
        row . horror/NE .; active 0""").m.view(0)
    return view


def test_options_say_where_they_lead(sub_terra: Listening) -> None:
    """With the table in sight, a step names the tile and what waits there, and a tile to be laid its openings."""
    verbs, view = GAMES["sub_terra"].verbs, full_cave()
    names = sub_terra.names(view)

    def said(text: str) -> str: return sub_terra.option(verbs.option(verbs.read(text)), "", 0, names, view)

    bare = sub_terra.option(verbs.option(verbs.read("move E")), "", 0, names)
    assert sub_terra.tile("cave_in-tee-12") in said("move E") and said("move E") != bare
    assert len({said(f"move {side}").split(":")[1][-12:] for side in "NESW"}) == 4         # Horror, flood, gas, nothing
    assert sub_terra.spot((0, 1)) in said("surface 0") and sub_terra.spot((0, -1)) in said("lair 0")
    assert sub_terra.tile("exit-dead") in said("place aside 1") and said("place aside 1").endswith(sub_terra.side("E"))
    assert "╺" in said("place aside 1") and "╋" in said("place drawn 0")
    assert said("heal 0") == sub_terra.say("option-heal.self", cost=2)
    assert sub_terra.title("explorers", "diver") in said("heal 1")


def test_cards_name_their_sides(stay_away: Listening) -> None:
    """A door to the left is not one to the right."""
    verbs = GAMES["stay_away"].verbs
    left, right = (stay_away.option(verbs.option(verbs.read(f"play axe {side}"))) for side in ("left", "right"))
    assert stay_away.card("axe") in left and left != right


def test_every_card_has_words(stay_away: Listening) -> None:
    """A title and a line of effect for each of the 31."""
    assert len({stay_away.card(name) for name in CARD_NAMES}) == len({stay_away.card_text(name) for name in CARD_NAMES}) == 31


def test_everything_in_the_cave_has_words(sub_terra: Listening) -> None:
    """A title of its own and a line of meaning for every explorer, ability, action, kind of tile and hazard."""
    for table, many in (("explorers", 8), ("abilities", 16), ("actions", 18), ("kinds", 11), ("dangers", 6)):
        rows = load("sub_terra").tables[table]
        assert len(rows) == many
        assert len({sub_terra.title(table, id) for id in rows}) == len({sub_terra.text(table, id) for id in rows}) == many
    rules = load("sub_terra").rules
    for table in ("kinds", "dangers"):
        assert all(row["rule"] in rules for row in load("sub_terra").tables[table].values())


def test_explorers_are_called_by_what_they_are(sub_terra: Listening) -> None:
    """In every form the title is there; an event begins with a capital, and a seat nobody sees keeps its number."""
    names = sub_terra.names({"role": ["engineer", "scout", "nobody"]})
    assert names is not None and not isinstance(names, Called)
    for s, role in enumerate(("engineer", "scout")):
        name, title = names[s], sub_terra.title("explorers", role)
        assert isinstance(name, Called) and set(name.forms) == {"of", "to"}
        assert all(form.endswith(title) and form != title for form in (name, *name.forms.values()))
        told = sub_terra.event({"kind": "hid", "seat": s}, None, names)
        assert title in told and told[0].isupper()
        assert title not in sub_terra.event({"kind": "hid", "seat": s}, s, names)
    assert sub_terra.say("seat", number="2") in sub_terra.event({"kind": "turn_over", "seat": 2}, None, names)
    assert Words("en", "stay_away").names({"role": ["engineer"]}) is None


def test_everything_in_the_town_has_words(words: Listening, game: Told) -> None:
    """A name for every place, person, Foe, card, Power, Scene, slot and token; a sentence for what each does."""
    if game.game != "upside_down": return
    tables = load("upside_down").tables
    for table in ("locations", "characters", "items", "allies", "foes", "scenes", "actions", "seasons"):
        assert len({words.title(table, id) for id in tables[table]}) == len(tables[table])
    for table in ("characters", "items", "allies", "powers", "scenes"):
        for id in tables[table]:
            text = words.effects(table, id)
            assert text[0].isupper() or text[0] in "«1"
            assert "{" not in text and "  " not in text and "none" not in text, text
    for season in (1, 2):
        slots = [id for id, row in tables["slots"].items() if season in row["seasons"]]
        assert len({words.slot(id) for id in slots}) == len(slots) > 15
    assert len({words.token(id) for id in tables["tokens"]}) == len(tables["tokens"])
    assert {words.half(row["half"]) for row in tables["locations"].values()} == {
        words.say(f"half-{half}") for half in ("hawkins", "upside_down", "tunnels")}
    assert words.names({"role": ["mike", None]}) == {0: words.title("characters", "mike")}


WHO = ["active", "each", "alone", "at:lab", "half:tunnels", "with:any", "with:patrol", "near:any", "near:demodog"]
STACKS = ["each", "smallest:1", "smallest:2", "smallest_below_limit", "chosen:0-2", "chosen:1-1", "chosen:2-2", "chosen:1-3"]
EFFECTS: dict[str, dict[str, list[Any]]] = {             # of each key, values that a sentence tells apart
    "action_bonus": {"amount": [1, 2], "actions": [["fight"], ["fight", "close_gate"]]}, "move_bonus": {"amount": [1, 2]},
    "ignore_danger": {"amount": [1, 2]}, "companion": {}, "start_items": {"amount": [1, 2]},
    "remote_action": {"action": ["help_eleven", "close_gate"], "scope": ["powers", "gate"]}, "peek_stack": {"per_turn": [1, 2]},
    "fear_shield": {"amount": [1, 2], "source": ["scene"]}, "gain_fear": {"who": WHO, "amount": [1, 2], "per": [None, "vines"]},
    "lose_fear": {"who": WHO, "amount": [1, 2]}, "discard_cards": {"who": WHO, "amount": [1, 2]},
    "move_foe": {"foe": ["patrol", "demodog"], "steps": [-1, 1, 2], "pick": [None, "nearest_to_target"],
                 "toward": ["nearest_character", "most_fear", "location:main", "location:lab"]},
    "relocate_foe": {"foe": ["patrol", "demodog"], "to": ["any_other"]},
    "remove_foe": {"foe": ["patrol", "demodog"], "count": [1, 2], "permanent": [True, False], "with_stack": [True, False]},
    "spawn_demodog": {"at": ["lab", "school"], "size": [2, 3]},
    "create_stack": {"group": ["lab", "vines"], "size": [2, 3], "order": [None, ["nest", "east"], ["east", "nest"]]},
    "add_tokens": {"group": ["lab", "vines"], "pick": STACKS, "amount": [1, 2]},
    "discard_stacks": {"group": ["lab", "vines"], "pick": ["each", *STACKS[4:]]}, "eliminate_power": {"count": [1, 2]},
    "remove_ally": {"first": ["waiting", "owned"]}, "look_at": {"stacks": [1, 3], "tokens": ["all", 1, 2]},
    "reveal_tops": {"group": ["lab", "vines"]}, "end_of_day": {}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_told_with_its_numbers(lang: str) -> None:
    """Whatever somebody writes into the content: each difference that is played is heard, and no sentence is left over."""
    words = Listening(lang, "upside_down")
    assert set(EFFECTS) == set(KEYS)
    for key, values in EFFECTS.items():
        told: dict[str, Any] = {}
        for found in itertools.product(*values.values()):
            row = {"key": key, **{name: v for name, v in zip(values, found, strict=True) if v is not None}}
            text = words.effect(row)
            assert "{" not in text and "  " not in text and text.endswith("."), text
            assert told.setdefault(text, row) is row, f"{row} and {told[text]} are told alike: {text}"
    one, two = {"key": "end_of_day"}, {"key": "gain_fear", "who": "active", "amount": 2}
    assert words.effect(two)[1:] in words.effect({**one, "otherwise": [two]})
    assert words.effects("characters", "mike").endswith(f"[{words.say('mark-ours')}]")
    assert words.mark({"status": "reconstructed", "parts": {"effects": "verified"}}, "effects") == ""
    said = {id for id in words.said if id.startswith(("effect-", "who-"))}
    assert ids("effect", words) | ids("who", words) == said | {"effect-none"}


def test_the_map_has_room_for_its_words(sub_terra: Listening) -> None:
    """A letter an explorer, all different; short words that fit a room with what is written beside them."""
    letters = [sub_terra.say(f"letter-{role}") for role in ROLE_NAMES[1:]]
    assert len(set(letters)) == 8 and all(len(c) == 1 and c.isupper() and c.lower() != c for c in letters)
    for kind in KIND_NAMES:
        most = {"cave_in": 4, "ledge": 5, "slide": 5}.get(kind, 8)
        assert len(sub_terra.say(f"short-{kind}")) <= most
    assert len(set(sub_terra.say("side-letters"))) == 4


def test_every_rule_has_words(words: Listening, game: Told) -> None:
    """Title and text of every rule and ruling, and of what the core itself refuses."""
    every = {rule.id: rule for rule in [*words.rules(), *Words(words.lang).rules()]}
    sources = [file.read_text("utf-8") for file in SRC.rglob("*.py")]
    named = {id for source in sources for id in re.findall(rf'"({game.prefix}-[A-Z]+-\d+|core/[a-z_]+)"', source)}
    assert named <= set(every), f"named in code, without words: {sorted(named - set(every))}"
    assert all(rule.title and rule.text and rule.source and rule.status for rule in every.values())
    assert len(every) > game.rules


def test_every_ending_has_words(words: Listening, game: Told) -> None:
    """Each grade and each reason is said, with the winners and what it means to me."""
    for grade, reason, winners, me in itertools.product(sorted(game.grades), game.endings, ([], [1], [1, 2]), (None, 1, 3)):
        assert words.outcome(Outcome([], winners, grade, reason), me)
    assert ids("grade", words) == {f"grade-{grade}" for grade in game.grades}
    assert ids("ending", words) == {f"ending-{reason.replace('/', '-')}" for reason in game.endings}
    won, lost = (words.outcome(Outcome([], [1], sorted(game.grades)[0], game.endings[1]), me) for me in (1, 2))
    yes, no = ("you-won", "you-lost") if game.game == "stay_away" else ("game-won", "game-lost")
    assert words.say(yes) in won and words.say(no) in lost


def test_every_table_option_has_words(words: Listening, game: Told) -> None:
    """Each option and each of its values has a title and a sentence of effect."""
    for key, values in game.choices.items():
        assert all(words.option_key(key))
        for value in values: assert all(words.option_value(key, value))
    assert len(game.choices) == game.options
    assert ids("table", words) == {id for id in words.said if id.startswith("table-")}


def test_unknown_words_are_refused() -> None:
    """A missing sentence or fact is an error, never an empty line."""
    words = Words("en", "stay_away")
    with pytest.raises(KeyError): words.say("no-such-sentence")
    with pytest.raises(KeyError): words.say("event-panic.me")
    with pytest.raises(ValueError): Words("fr")


def test_games_in_words(game: Told, seeds: list[int], scale: Callable[..., int]) -> None:
    """Random games with random options, told to every seat and to spectators: what is not in told.py is not told."""
    speakers = [Words(lang, game.game) for lang in LANGUAGES]
    choices = {key: values for key, values in find_choices(game.game).items() if len(values) > 1}
    for seed in seeds:
        for n in range(scale(4, 120)):
            luck = random.Random(seed * 1000 + n)
            options = {key: luck.choice(values) for key, values in choices.items()}
            if "edition" in options: options["edition"] = ("first", "revised")[n % 2]
            if options.get("difficulty", "normal") != "normal": options["extra_hazard_cards"] = 0
            seats = 2 if options.get("solo") else luck.choice(find(game.game).seats())
            m, words = penombra.new(game.game, seats, seed + n, options), speakers[n % 3]
            names = words.names(m.view(None))
            while m.waiting:
                seat = luck.choice(sorted(m.waiting))
                for s in range(m.seats): words.asked(m.asked[seat], seat, s, names)
                view = m.view(seat)
                words.question(m.asked[seat], view, names)
                for option, rule in m.candidates(seat):
                    words.option(option, m.asked[seat], seat, names, view)
                    if rule: words.rule(rule)
                standing = m.standing(seat) if luck.random() < 0.03 else []
                m.answer(seat, luck.choice(standing or m.options(seat)))
            for me in [None, *range(m.seats)]:
                for event in m.events(me):
                    assert words.event(event, me, names)
                    more = set(event) - {"n", "kind"} - game.facts_of(event["kind"])
                    assert not more, f"{event['kind']} also tells {more}"
            words.outcome(m.outcome, 0, names)


def find_choices(game: str) -> dict[str, list[Any]]:
    """The options that a table may have, as the game lists them."""
    return importlib.import_module(f"penombra.games.{game}.setup").CHOICES


def test_find_game_of_words(game: Told) -> None:
    """The game that has these words is the game that is played."""
    assert find(game.game).name == game.game
