"""Upside Down's content, corrected by a person: faults are told all at once and by line, and what is sound is played."""
from __future__ import annotations

import random
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import penombra
from penombra import content
from penombra.content import HERE
from penombra.content.check import Fault, check, new
from penombra.content.check_upside_down import EFFECTS, TABLES
from penombra.content.words import LANGUAGES
from penombra.games.upside_down.effect import KEYS
from shell import penombra_says as run
from test_content import edit, mangle

GAME = "upside_down"
OURS = HERE / GAME
END = "the end of the file"


@pytest.fixture(scope="module")
def fresh_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `penombra content new` makes, without the rules."""
    folder = tmp_path_factory.mktemp("copies") / "mine"
    new(GAME, folder)
    shutil.rmtree(folder / "rules")
    return folder


@pytest.fixture
def mine(fresh_copy: Path, tmp_path: Path) -> Path:
    """A person's own copy."""
    shutil.copytree(fresh_copy, tmp_path / "mine")
    return tmp_path / "mine"


def change(folder: Path, name: str, id: str, old: str, fresh: str) -> None:
    """Replace a text in one row of a table, where it stands once."""
    file = folder / f"{name}.toml"
    text = file.read_text("utf-8")
    start = text.index(f"[{id}]\n")
    end = text.find("\n\n", start)
    row = text[start:end if end > 0 else len(text)]
    assert row.count(old) == 1, f"{old!r} stands {row.count(old)} times in\n{row}"
    file.write_text(text[:start] + row.replace(old, fresh) + text[start + len(row):], "utf-8")


def line(folder: Path, name: str, id: str, sign: str = "") -> int:
    """Where a text of a row stands; or the row."""
    if id == END: return len((folder / f"{name}.toml").read_text("utf-8").splitlines())
    text = (folder / f"{name}.toml").read_text("utf-8")
    return text[:text.index(sign or f"[{id}]", text.index(f"[{id}]\n"))].count("\n") + 1


def told(found: list[Fault]) -> str: return "\n".join(map(str, found))


# --- What comes with Penombra -----------------------------------------------------------------------------

@pytest.mark.parametrize("lang", LANGUAGES)
def test_shipped_content_is_sound(lang: str) -> None:
    """What comes with Penombra has no faults, other names included, and is enough for every table."""
    assert penombra.check_content(GAME, str(OURS), lang) == []


def test_every_effect_is_known_and_used_as_it_may_be() -> None:
    """The check knows the effects that the rules know, no more and no fewer."""
    assert set(EFFECTS) == set(KEYS)


def test_new_copy_is_ours_with_hints(mine: Path) -> None:
    """A fresh copy plays like ours, and names above each row what only the box can tell."""
    assert check(mine, GAME) == [] and content.load(GAME, mine).hash == content.load(GAME).hash
    for name in ("roads", "cards", "scenes", "characters", "items", "tokens"):
        many = sum(row["status"] == "reconstructed" for row in content.load(GAME).tables[name].values())
        text = (mine / f"{name}.toml").read_text("utf-8")
        hints = re.findall(r"^# To check in your box: (\S+), (.+)\.$", text, re.M)
        assert len(hints) == many > 5, name
        for id, keys in hints:
            row = content.load(GAME).tables[name][id]
            for key in keys.split(", "): assert row.get("parts", {}).get(key, row["status"]) == "reconstructed"
    assert "# To check in your box: growing_vines, seasons, copies." in (mine / "scenes.toml").read_text("utf-8")
    assert "\n# To check" not in (mine / "actions.toml").read_text("utf-8")


def test_every_file_says_what_to_look_for(mine: Path) -> None:
    """Each file begins with a comment; those with anything reconstructed in them with how to go about it."""
    for name in TABLES:
        text = (mine / f"{name}.toml").read_text("utf-8")
        assert text.startswith("# ") and (HERE / GAME / f"{name}.toml").read_text("utf-8").split("\n\n")[0] in text
        assert ("--game upside_down" in text.split("\n\n")[0]) == ("\n# To check" in text)


# --- Faults -----------------------------------------------------------------------------------------------

FIFTEEN = [
    ("end_of_day", 'who = "with:any"', 'who = "with:all"', 'key = "gain_fear"'),
    ("hunt", 'toward = "nearest_character"', 'toward = "nearest"', 'key = "move_foe"'),
    ("scent_of_blood", 'key = "discard_cards", who = "with:demogorgon"', 'key = "discard_cards", who = "with:demodog"',
     'key = "discard_cards"'),
    ("not_alone", 'who = "active", amount = 1 }] }', 'who = "active", amount = 1, otherwise = [{ key = "end_of_day" }] }] }',
     'key = "create_stack"'),
    ("wounds_close", '"smallest:2"', '"smaller:2"', 'key = "add_tokens"'),
    ("unmarked_vans", '"move_foe"', '"move_foes"', 'key = "move_foes"'),
    ("roadblock", "location:main", "location:mall", 'key = "move_foe"'),
    ("hard_questions", 'title.es = "Preguntas incómodas"', 'title.es = ""', "title.es"),
    ("cover_up", "size = 2", "size = 5", 'key = "create_stack"'),
    ("nosebleed", '"eliminate_power", count = 1', '"eliminate_power"', 'key = "eliminate_power"'),
    ("gone", 'first = "waiting"', 'second = "waiting", first = "owned"', 'key = "remove_ally"'),
    ("flickering_lights", '"Luci Intermittenti"', '"La Caccia"', "title.it"),
    ("split_up", 'status = "reconstructed"', 'status = "sure"', "status"),
    ("out_of_air", "seasons = [1]", "seasons = [1, 3]", "seasons"),
    ("hive_mind", 'key = "gain_fear", who = "active", amount = 1, per = "vines"', 'key = "companion"', 'key = "companion"')]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fifteen_faults_on_fifteen_lines(mine: Path, lang: str) -> None:
    """A file with fifteen different faults gives exactly these fifteen lines, in every language."""
    for id, old, fresh, _ in FIFTEEN: change(mine, "scenes", id, old, fresh)
    found = check(mine, GAME, lang)
    assert [f.line for f in found] == sorted(line(mine, "scenes", id, sign) for id, _, _, sign in FIFTEEN), told(found)
    assert {f.file for f in found} == {"scenes.toml"} and len({f.message for f in found}) == 15


def test_fifteen_faults_in_fifteen_tables(mine: Path) -> None:
    """One fault in every file there is: each is told where it stands, and hides none of the others."""
    changes = [
        ("actions", "calm_down", 'title.it = "Calmarsi"\n', "", "title.en"), ("allies", "flo", "stack = 2", "stack = 0", "stack"),
        ("cards", "2f", "copies = 5", "copies = 4", END), ("characters", "mike", 'start = "wheeler"', 'start = "mall"', "start"),
        ("foes", "patrol", '["castle", "u_lab"]', '["castle", "gate"]', "start"),
        ("items", "waffles", '["help_eleven"]', '["help_twelve"]', "effects"),
        ("locations", "lab", "[24, 42]", "[24, 142]", "pos"), ("numbers", "acts", "value = 3", "value = 0", "value"),
        ("powers", "sever", 'slot = "power_sever"', 'slot = "power_seek"', "slot"),
        ("roads", "lab-gate", '["lab", "gate"]', '["lab", "nowhere"]', "ends"),
        ("scenes", "panic", "discard_cards", "discard_hand", "effects"),
        ("seasons", "2", '["rescue_will", "gate"]', '["rescue_will", "portal"]', "goals"),
        ("slots", "lab_1", "size = 3", "size = -1", "size"), ("tokens", "5", "value = 5", 'value = 5\ncounts = "gate"', "counts")]
    for name, id, old, fresh, _ in changes: change(mine, name, id, old, fresh)
    names = mine / "names" / "neutral.toml"
    edit(names, ("[allies.flo]", "[allies.floh]"))
    found = {(f.file, f.line) for f in check(mine, GAME)}
    wanted = {(f"{name}.toml", line(mine, name, END if sign == END else id, "" if sign == END else sign))
              for name, id, _, _, sign in changes}
    here = names.read_text("utf-8")
    wanted.add(("names/neutral.toml", here[:here.index("[allies.floh]")].count("\n") + 1))
    effects = {(f"{name}.toml", line(mine, name, id, "effects")) for name, id in (("items", "waffles"), ("scenes", "panic"))}
    assert found == {(f, n + 1) if (f, n) in effects else (f, n) for f, n in wanted}, told(check(mine, GAME))
    assert len(check(mine, GAME)) == 15


ONE_EACH = [
    # Roads and Locations.
    ("roads", "police-main", '"main"]', '"police"]', "ends"), ("roads", "police-main", '"main"]', '"gate"]', "ends"),
    ("roads", "police-main", '["police", "main"]', '["police"]', "ends"),
    ("roads", "police-main", "fear = 0", "fear = -1", "fear"),
    ("roads", "main-school", '["main", "school"]', '["wheeler", "main"]', ("main-wheeler", "ends")),
    ("roads", "police-scrap", "seasons = [1]", "seasons = [1, 2]", "ends"),
    ("roads", "police-scrap", "seasons = [1]", "seasons = []", "seasons"),
    ("roads", "police-scrap", "seasons = [1]", "seasons = [1, 1]", "seasons"),
    ("roads", "police-scrap", "fear = 0", "fear = false", "fear"),
    ("roads", "police-scrap", "fear = 0", "fear = 0\ncost = 1", "cost"),
    ("locations", "police", '"gather_info"', '"gather"', "actions"),
    ("locations", "scrap", '"calm_down"', '"close_gate"', "actions"),
    ("locations", "police", '["gather_info", "get_item"]', '["get_item", "get_item"]', "actions"),
    ("locations", "main", "get_item = 2", "get_item = 0", "bonus"), ("locations", "main", "{ get_item = 2 }", "2", "bonus"),
    ("locations", "main", "[70, 40]", "[70]", "pos"), ("locations", "main", 'pos = "reconstructed"', 'pos = "guessed"', "parts"),
    ("locations", "main", '{ pos = "reconstructed" }', '{ fear = "reconstructed" }', "parts"),
    ("locations", "main", '"Main Street"', '"Scrap Yard"', ("scrap", "title.en")),
    # Slots, Characters, Powers, Foes, actions.
    ("slots", "lab_1", 'group = "lab"', 'group = "labs"', "group"),
    ("slots", "lab_1", 'location = "lab"', 'location = "u_lab"', "location"),
    ("slots", "lab_1", "size = 3", "size = 5", "size"), ("slots", "ally_school", "size = -1", "size = 2", "size"),
    ("slots", "lab_1", "reveal = true", "reveal = 1", "reveal"),
    ("slots", "will_school", "mixed = true", 'mixed = "yes"', "mixed"),
    ("characters", "lucas", '"school"', '"castle"', "start"), ("characters", "lucas", "terror = 9", "terror = 1", "terror"),
    ("powers", "throw", '"power_throw"', '"lab_1"', "slot"), ("powers", "throw", '"power_throw"', '"power_seek"', "slot"),
    ("powers", "throw", '"power_throw"', '"power_void"', ("void", "slot")),
    ("foes", "demodog", '["east", "nest"]', '["east", "u_lab"]', "start"),
    ("foes", "demodog", "figures = 4", "figures = 1", "start"),
    ("foes", "patrol", "refill = 4\n", "", ""), ("foes", "demodog", "figures = 4", "figures = 4\nrefill = 2", "refill"),
    ("foes", "demodog", "figures = 4", "figures = 14", END),
    ("foes", "demogorgon", 'group = "demogorgon"', 'group = "gate"', "group"),
    ("actions", "close_gate", 'group = "gate"', 'group = "lab"', "group"),
    ("actions", "close_gate", "seasons = [2]", "seasons = [1, 2]", "seasons"),
    # Totals.
    ("cards", "1", "copies = 6", "copies = 5", END), ("cards", "1", "copies = 6", "copies = 7", END),
    ("items", "compass", "copies = 1", "copies = 2", END), ("allies", "flo", "seasons = [1]", "seasons = [1, 2]", END),
    ("scenes", "hunt", "copies = 3", "copies = 4", END), ("scenes", "hunt", "copies = 3", "copies = 2", END),
    ("scenes", "the_pack", "copies = 3", "copies = 4", END), ("tokens", "0", "copies = 8", "copies = 9", END),
    ("tokens", "demogorgon", "seasons = [1]", "seasons = [1, 2]", "counts"),
    ("tokens", "5", "seasons = [1, 2]", "seasons = [1]", END),
    ("tokens", "demogorgon", 'counts = "demogorgon"\n', "", "copies"),
    ("tokens", "demogorgon", '"demogorgon"', '"demodogs"', "counts"),
    # Words.
    ("items", "compass", 'title.it = "Bussola"\n', "", "title.en"), ("items", "compass", '"Bussola"', '"Torcia"', "title.it"),
    ("items", "compass", 'title.it = "Bussola"', "title.it = 7", "title.it"),
    ("items", "compass", 'status = "reconstructed"', 'status = "stated"', "status"),
    ("items", "compass", 'source = "our reconstruction"', 'source = "hearsay"', "source"),
    ("items", "compass", "copies = 1", "copies = one", "copies"),
    ("actions", "fight", '"UD-FIGHT-01"', '"UD-FIGHT-99"', "rule"),
    # Numbers and goals.
    ("numbers", "hand_size", "value = 5", "value = 9", "value"), ("numbers", "stack_limit", "value = 4", "value = 0", "value"),
    ("seasons", "1", '["rescue_will"]', "[]", "goals"), ("seasons", "1", '["rescue_will"]', '["gate"]', "goals"),
    ("seasons", "2", '["rescue_will", "gate"]', '["gate", "gate"]', "goals")]


@pytest.mark.parametrize(("name", "id", "old", "fresh", "told_at"), ONE_EACH)
def test_one_fault_each(mine: Path, name: str, id: str, old: str, fresh: str, told_at: str | tuple[str, str]) -> None:
    """Each kind of fault is told once, where it stands."""
    change(mine, name, id, old, fresh)
    found = check(mine, GAME)
    where = (told_at,) if told_at == END else (id, told_at) if isinstance(told_at, str) else told_at
    assert [(f.file, f.line) for f in found] == [(f"{name}.toml", line(mine, name, *where))], told(found)


GAIN = '{ key = "gain_fear", who = "active", amount = 1 }'
EFFECTS_GONE_WRONG = [
    ("scenes", "flickering_lights", GAIN, fresh) for fresh in (
        '{ key = "gain_fear", who = "active" }', '{ who = "active", amount = 1 }', '{ key = 4, who = "active", amount = 1 }',
        '{ key = "gain_fear", who = "nobody", amount = 1 }', '{ key = "gain_fear", who = 2, amount = 1 }',
        '{ key = "gain_fear", who = "at", amount = 1 }', '{ key = "gain_fear", who = "at:mall", amount = 1 }',
        '{ key = "gain_fear", who = "at:gate", amount = 1 }', '{ key = "gain_fear", who = "half:tunnels", amount = 1 }',
        '{ key = "gain_fear", who = "near:patrols", amount = 1 }', '{ key = "gain_fear", who = "active", amount = 0 }',
        '{ key = "gain_fear", who = "active", amount = true }',
        '{ key = "gain_fear", who = "active", amount = 1, per = "vines" }',
        '{ key = "gain_fear", who = "active", amount = 1, otherwise = 3 }',
        '{ key = "gain_fear", who = "active", amount = 1, otherwise = [{ key = "gain_fear", who = "each", amount = 10 }] }',
        '{ key = "lose_fear", who = "each", amount = 1, per = "lab" }',
        '{ key = "move_foe", foe = "patrol", steps = 0, toward = "most_fear" }',
        '{ key = "move_foe", foe = "demodog", steps = 1, toward = "most_fear" }',
        '{ key = "move_foe", foe = "patrol", steps = 1, toward = "location:nest" }',
        '{ key = "move_foe", foe = "patrol", steps = 1, toward = "location" }',
        '{ key = "move_foe", foe = "patrol", steps = 1, toward = "most_fear", pick = "nearest" }',
        '{ key = "relocate_foe", foe = "patrol", to = "any" }',
        '{ key = "remove_foe", foe = "patrol", count = 1, permanent = true }',
        '{ key = "remove_foe", foe = "patrol", count = 1, permanent = 1, with_stack = true }',
        '{ key = "spawn_demodog", at = "school", size = 3 }', '{ key = "create_stack", group = "labs", size = 1 }',
        '{ key = "create_stack", group = "vines", size = 1 }',
        '{ key = "create_stack", group = "lab", size = 1, order = ["school"] }',
        '{ key = "create_stack", group = "lab", size = 1, order = [] }',
        '{ key = "create_stack", group = "lab", size = 1, pick = "each" }',
        '{ key = "add_tokens", group = "lab", amount = 1 }',
        '{ key = "add_tokens", group = "lab", pick = "chosen:2-1", amount = 1 }',
        '{ key = "discard_stacks", group = "lab", pick = "smallest:1" }', '{ key = "look_at", stacks = 1, tokens = "some" }',
        '{ key = "look_at", stacks = 1, tokens = 5 }', '{ key = "reveal_tops", group = "gate" }',
        '{ key = "end_of_day", amount = 1 }',
        '{ key = "remove_ally", first = 1 }', '{ key = "move_bonus", amount = 1 }', '"gain_fear"')
] + [
    ("powers", "promise", '{ key = "lose_fear", who = "each", amount = 2 }', fresh) for fresh in (
        '{ key = "end_of_day" }', '{ key = "action_bonus", amount = 1, actions = ["fight"] }')
] + [
    ("characters", "lucas", '{ key = "start_items", amount = 1 }', fresh) for fresh in (
        '{ key = "start_items", amount = 1, actions = ["fight"] }', '{ key = "gain_fear", who = "active", amount = 1 }',
        '{ key = "action_bonus", amount = 1, actions = [] }', '{ key = "action_bonus", amount = 1, actions = "fight" }',
        '{ key = "action_bonus", amount = 1, actions = ["fights"] }',
        '{ key = "remote_action", action = "fight", scope = "lab" }',
        '{ key = "remote_action", action = "help_eleven", scope = "all" }', '{ key = "peek_stack" }',
        '{ key = "fear_shield", amount = 1, source = "road" }')
] + [
    ("allies", "flo", '{ key = "action_bonus", amount = 2, actions = ["get_item"] }', fresh) for fresh in (
        '{ key = "start_items", amount = 1 }', '{ key = "action_bonus", amount = 2, actions = ["close_gate"] }')]


@pytest.mark.parametrize(("name", "id", "old", "fresh"), EFFECTS_GONE_WRONG)
def test_effects_gone_wrong(mine: Path, name: str, id: str, old: str, fresh: str) -> None:
    """An effect is looked at parameter by parameter, and the fault stands on its own line."""
    change(mine, name, id, old, fresh)
    found = check(mine, GAME)
    assert [(f.file, f.line) for f in found] == [(f"{name}.toml", line(mine, name, id, fresh))], told(found)


@pytest.mark.parametrize("instead", [
    'otherwise = [{ key = "end_of_day" }]', 'otherwise = [{ key = "gain_fear", who = "each", amount = 1 }]'])
def test_what_is_done_instead_may_be_more(mine: Path, instead: str) -> None:
    """One step in place of another is no fault."""
    change(mine, "scenes", "flickering_lights", GAIN, GAIN.replace(" }", f", {instead} }}"))
    assert check(mine, GAME) == []


# --- Goals that cannot be reached -------------------------------------------------------------------------

def taken_out(folder: Path, name: str, *ids: str) -> None:
    file = folder / f"{name}.toml"
    for id in ids:
        text = file.read_text("utf-8")
        found = re.search(rf"\n(# To check [^\n]*\n)?\[{re.escape(id)}\]\n.*?(?=\n\n|\Z)", text, re.S)
        assert found is not None, id
        file.write_text(text.replace(found[0], "\n"), "utf-8")


def test_goals_without_a_stack(mine: Path) -> None:
    """All slots of a goal start empty: it would be reached at once."""
    for k in (1, 2, 3): change(mine, "slots", f"will_{k}", "size = 3", "size = 0")
    [fault] = check(mine, GAME)
    assert (fault.file, fault.line) == ("seasons.toml", line(mine, "seasons", "2", "goals")) and "rescue_will" in fault.message


def test_goals_where_nothing_is_done_about_them(mine: Path) -> None:
    """Will is held in a Location without Rescue Will; the Gate lies where it cannot be closed."""
    change(mine, "slots", "will_byers", 'location = "u_byers"', 'location = "byers"')
    change(mine, "locations", "gate", '["close_gate"]', '["get_item"]')
    found = check(mine, GAME)
    assert [(f.file, f.line) for f in found] == [("slots.toml", line(mine, "slots", "will_byers", "location")),
                                                ("slots.toml", line(mine, "slots", "gate_1", "location"))], told(found)
    assert "Season 1" in found[0].message and "rescue_will" in found[0].message and "close_gate" in found[1].message


def test_goals_without_a_place(mine: Path) -> None:
    """A stack of a goal that lies nowhere can be aimed at by nobody."""
    change(mine, "slots", "gate_1", 'location = "gate"\n', "")
    [fault] = check(mine, GAME)
    assert (fault.file, fault.line) == ("slots.toml", line(mine, "slots", "gate_1")) and "Season 2" in fault.message


def test_the_gate_without_a_way(mine: Path) -> None:
    """Without roads the Gate is told once, as a goal; with roads that end in terror it is told as well."""
    taken_out(mine, "roads", "lab-gate", "nest-gate")
    [fault] = check(mine, GAME)
    assert (fault.file, fault.line) == ("locations.toml", line(mine, "locations", "gate")) and "goal gate" in fault.message
    shutil.copy(OURS / "roads.toml", mine)
    for id in ("lab-gate", "nest-gate"): change(mine, "roads", id, "fear = 0", "fear = 9")
    assert check(mine, GAME) == []
    for id in ("lucas", "mike", "dustin", "nancy"): change(mine, "characters", id, "terror = 9", "terror = 8")
    for id in ("hopper", "joyce"): change(mine, "characters", id, "terror = 10", "terror = 9")
    [fault] = check(mine, GAME)
    assert fault.file == "locations.toml" and "goal gate" in fault.message


def test_a_location_nobody_can_reach(mine: Path) -> None:
    """A Location that is no goal is told as such, Season by Season."""
    taken_out(mine, "roads", "police-scrap", "scrap-lab")
    [fault] = check(mine, GAME)
    assert (fault.file, fault.line) == ("locations.toml", line(mine, "locations", "scrap")) and "Season 1" in fault.message


@pytest.mark.parametrize("goal", ["demodogs", "lab", "allies", "vines", "powers"])
def test_other_goals_that_can_be_reached(mine: Path, goal: str) -> None:
    """Any group may be a goal, as long as something can be done about its stacks."""
    change(mine, "seasons", "2", '"gate"]', f'"{goal}", "gate"]')
    assert check(mine, GAME) == []


def test_a_goal_that_fills_itself_anew(mine: Path) -> None:
    """The Patrols' stack comes back after each Fight; without refill it does not, and a Power may throw it away."""
    change(mine, "seasons", "1", '["rescue_will"]', '["patrols", "rescue_will"]')
    [fault] = check(mine, GAME)
    assert (fault.file, fault.line) == ("seasons.toml", line(mine, "seasons", "1", "goals")) and "refill" in fault.message
    change(mine, "foes", "patrol", "refill = 4", "refill = 0")
    assert check(mine, GAME) == []
    shutil.copy(OURS / "foes.toml", mine)
    change(mine, "powers", "psionic", "with_stack = false", "with_stack = true")
    assert check(mine, GAME) == []


def test_a_goal_of_foes_who_never_come(mine: Path) -> None:
    """Only a Fight beats their stacks, and no figure ever stands on the board."""
    change(mine, "seasons", "1", '["rescue_will"]', '["demogorgon", "rescue_will"]')
    assert check(mine, GAME) == []
    change(mine, "foes", "demogorgon", '["u_school"]', "[]")
    [fault] = check(mine, GAME)
    assert fault.file == "seasons.toml" and "demogorgon" in fault.message


# --- Whole files ------------------------------------------------------------------------------------------

def test_a_row_twice_and_rows_that_the_rules_know(mine: Path) -> None:
    """An action cannot be renamed, a number not left out, a road not stand there twice."""
    edit(mine / "actions.toml", ("[fight]", "[brawl]"))
    edit(mine / "numbers.toml", ("[acts]", "[deeds]"))
    edit(mine / "roads.toml", ("[lab-gate]", "[nest-gate]"))
    found = check(mine, GAME)
    assert [f.file for f in found if f.file == "numbers.toml"] == ["numbers.toml"] * 2
    assert [f.file for f in found if f.file == "roads.toml"] == ["roads.toml"]
    assert {f.file for f in found if "fight" in f.message} >= {"actions.toml"}


def test_a_few_files_are_enough(tmp_path: Path) -> None:
    """What is not in the folder is ours; and faults are told in a file that is there."""
    shutil.copy(OURS / "roads.toml", tmp_path)
    assert check(tmp_path, GAME) == []
    taken_out(tmp_path, "roads", "lab-gate", "nest-gate")
    [fault] = check(tmp_path, GAME)
    assert fault.file == "roads.toml" and "gate" in fault.message
    (tmp_path / "roads.toml").rename(tmp_path / "streets.toml")
    [fault] = check(tmp_path, GAME)
    assert fault.file == "streets.toml"


def test_other_names_need_three_languages(mine: Path) -> None:
    """Names that stand in for others are checked, and change nothing that is played."""
    before, file = content.load(GAME, mine).hash, mine / "names" / "neutral.toml"
    edit(file, ('en = "The Ranger"', 'en = "The Hunter"'))
    assert check(mine, GAME) == [] and content.load(GAME, mine).hash == before
    edit(file, ('en = "The Hunter"\n', ""), ('it = "Il Capo"', 'it = ""'), ('es = "El Sabiondo"', 'es = 5'),
         ("[characters.hopper]", "[people.hopper]"), ('en = "The Sister"', 'en = "The Mother"'))
    found = check(mine, GAME)
    text = file.read_text("utf-8")
    signs = ["[characters.lucas]", 'it = ""', "es = 5", "[people.hopper]", 'en = "The Mother"\nit = "La Madre"']
    assert sorted(f.line for f in found) == sorted(text[:text.index(sign)].count("\n") + 1 for sign in signs), told(found)


def test_too_little_to_begin_with_is_told_by_table(mine: Path) -> None:
    """Too few Characters for four."""
    for id in ("lucas", "mike", "dustin"): taken_out(mine, "characters", id)
    taken_out(mine, "names/neutral", "characters.lucas", "characters.mike", "characters.dustin")
    assert check(mine, GAME) == []
    [fault] = penombra.check_content(GAME, str(mine))
    assert ": 4 (UD-COMP-01," in fault.message


def test_slips_of_the_hand(mine: Path, seeds: list[int], scale: Callable[..., int]) -> None:
    """However a file is mangled, its faults are told on lines it has; and without a fault it is TOML, and is played."""
    for seed in seeds:
        luck = random.Random(seed)
        for _ in range(scale(16, 400)):
            file = mine / f"{luck.choice(list(TABLES))}.toml"
            whole = file.read_text("utf-8")
            text = mangle(whole, luck)
            file.write_text(text, "utf-8")
            found = penombra.check_content(GAME, str(mine))
            assert all(1 <= fault.line <= len((mine / fault.file).read_text("utf-8").splitlines()) + 1 for fault in found)
            if not found:
                tomllib.loads(text)
                assert penombra.new(GAME, 4, 1, content=str(mine)).waiting
            file.write_text(whole, "utf-8")


# --- What is sound is played ------------------------------------------------------------------------------

def play(m: penombra.Match, seed: int) -> penombra.Match:
    luck = random.Random(seed)
    while m.waiting:
        seat = luck.choice(sorted(m.waiting))
        m.answer(seat, luck.choice(m.options(seat)))
    return m


def changed(folder: Path) -> None:
    """Another road, a Power in another slot, larger hands, a longer Fear track, more Items to keep."""
    change(folder, "roads", "scrap-lab", '["scrap", "lab"]', '["scrap", "u_lab"]')
    change(folder, "numbers", "hand_size", "value = 5", "value = 6")
    change(folder, "numbers", "item_limit", "value = 2", "value = 3")
    change(folder, "characters", "lucas", "terror = 9", "terror = 14")
    change(folder, "cards", "1", "copies = 6", "copies = 5")
    change(folder, "cards", "3", "copies = 4", "copies = 5")
    change(folder, "scenes", "toxic_air", "amount = 1", "amount = 2")


@pytest.mark.parametrize("season", [1, 2])
def test_edited_content_is_played(mine: Path, season: int, fresh_seed: int) -> None:
    """Played, saved, back from its position; with other content a journal is refused."""
    changed(mine)
    options = {"season": season, "characters": ["lucas", "joyce", "mike"]}
    m = penombra.new(GAME, 3, fresh_seed, options, content=str(mine))
    view = m.view(0)
    assert view["house"]["hand"] == 6 and [len(h) for h in view["hand"]] == [6, 6, 6] and view["deck"].get("1", 0) <= 5
    assert view["house"]["characters"]["lucas"]["terror"] == 14
    if season == 1: assert "u_lab" in view["house"]["places"]["scrap"]["roads"]
    text = m.position()
    assert penombra.position(GAME, text, content=str(mine)).hash() == m.hash()
    journal = play(m, fresh_seed).journal()
    assert journal["content"] == content.load(GAME, mine).hash != content.load(GAME).hash
    assert penombra.replay(journal, content=str(mine)).hash() == m.hash()
    with pytest.raises(penombra.BadText, match="other content"): penombra.replay(journal)
    ours = play(penombra.new(GAME, 3, fresh_seed, options), 1).journal()
    with pytest.raises(penombra.BadText, match="other content"): penombra.replay(ours, content=str(mine))


def test_edited_content_is_searched(mine: Path, fresh_seed: int) -> None:
    """`fast` has the pack's own table of actions, and plays to an end."""
    changed(mine)
    f = penombra.fast(GAME, 3, fresh_seed, content=str(mine))
    assert f.n_actions == len(penombra.actions(GAME, 3, str(mine))) > len(penombra.actions(GAME, 3))
    f.playout(fresh_seed)
    assert f.done


def test_edited_content_is_simulated(mine: Path, tmp_path: Path) -> None:
    """One command plays many games of it, and the rows say with which content."""
    changed(mine)
    end = run("simulate", GAME, "--games", "4", "--seats", "2", "--seed", "1", "--bots", "random", "--workers", "1",
              "--content", str(mine), "--out", str(tmp_path / "rows.jsonl"))
    assert end.returncode == 0, end.stderr
    assert (tmp_path / "rows.jsonl").read_text("utf-8").count("\n") >= 4


def test_faulty_content_is_not_played(mine: Path) -> None:
    """A match with faulty content is refused, naming the first fault."""
    change(mine, "items", "compass", "copies = 1", "copies = 2")
    with pytest.raises(penombra.BadSetup, match=r"content: items\.toml:"): penombra.new(GAME, 2, 1, content=str(mine))


def test_words_and_statuses_do_not_change_the_hash(mine: Path) -> None:
    """A mended title, and a row that a person has checked, replay as before; a number does not."""
    ours = content.load(GAME).hash
    change(mine, "items", "compass", '"Bussola"', '"Bussola tascabile"')
    change(mine, "items", "compass", 'status = "reconstructed"', 'status = "verified"')
    change(mine, "items", "gasoline", 'parts = { title = "verified" }\n', "")
    assert content.load(GAME, mine).hash == ours
    change(mine, "items", "compass", "amount = 1", "amount = 2")
    assert content.load(GAME, mine).hash != ours


def test_the_command_line_says_what_is_wrong(tmp_path: Path) -> None:
    """0 where all is sound, 1 with a line for each fault, 2 where the command itself is wrong."""
    folder = tmp_path / "box"
    assert run("content", "new", GAME, str(folder)).returncode == 0
    assert run("content", "new", GAME, str(folder)).returncode != 0
    assert run("content", "check", str(folder), "--game", GAME).returncode == 0
    change(folder, "roads", "lab-gate", '"gate"]', '"nowhere"]')
    change(folder, "cards", "1", "copies = 6", "copies = 5")
    end = run("content", "check", str(folder), "--game", GAME)
    assert end.returncode == 1 and [row.split(":")[0] for row in end.stdout.splitlines()[:2]] == ["cards.toml", "roads.toml"]
    assert run("content", "check", str(folder), "--game", "upside").returncode == 2
    assert run("content", "check", str(tmp_path / "nowhere"), "--game", GAME).returncode != 0


def test_a_folder_tells_whose_content_it_is(tmp_path: Path) -> None:
    """Whoever checks a folder need not say for which game it was made."""
    for game in penombra.games():
        new(game, tmp_path / game)
        assert content.game_of(tmp_path / game, penombra.games()) == game
        assert run("content", "check", str(tmp_path / game)).returncode == 0
    (tmp_path / "few").mkdir()
    (tmp_path / "few" / "scenes.toml").write_text("[hunt]\n")
    done = run("content", "check", str(tmp_path / "few"))
    assert done.returncode == 1 and "scenes.toml" in done.stdout
