"""What each game tells and asks: its events with their facts, and every value that a sentence tells apart."""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import penombra
from penombra import find
from penombra.games.stay_away import setup as stay_away_setup
from penombra.games.stay_away import state as stay_away
from penombra.games.stay_away.game import GRADES
from penombra.games.sub_terra import setup as sub_terra_setup
from penombra.games.sub_terra import state as sub_terra
from penombra.games.sub_terra.designs import DESIGN_NAMES, KIND_NAMES
from penombra.games.sub_terra.roles import ROLE_NAMES
from penombra.games.sub_terra.verbs import HAZARD_NAMES
from penombra.games.upside_down import setup as upside_down_setup
from penombra.games.upside_down import state as upside_down
from penombra.games.upside_down.verbs import ACTION_NAMES

# What each event says: to all, to `seat` alone, to `other` alone; and what all see of a hand in plain sight.
Facts = dict[str, tuple[str, str, str, str]]
FACE = "tile design rotation open at"


class Told(NamedTuple):
    game: str
    facts: Facts
    forms: dict[str, list[str]]              # kinds that are told in several ways: what is told besides
    selves: set[str]                         # kinds in which `other` may be `seat`
    values: dict[str, list[Any]]
    called: dict[str, str]                   # one name, two meanings
    asks: list[Any]
    views: list[dict[str, Any]]              # tables that a question may be about
    named: tuple[str, int, int]              # a question that names somebody: step, seat and other, and whom
    grades: set[str]
    endings: list[str]
    choices: dict[str, list[Any]]
    options: int                             # of a table
    rules: int                               # at least
    prefix: str

    @property
    def verbs(self) -> Any: return find(self.game).verbs
    @property
    def chance(self) -> Any: return find(self.game).chance

    def facts_of(self, kind: str) -> set[str]:
        """All that may be told of a kind, by the names in the event."""
        parts = [*self.facts[kind], *self.forms.get(kind, [])]
        return {self.called.get(fact, fact) for part in parts for fact in part.split()}

    def samples(self, kind: str) -> Iterator[tuple[dict[str, Any], int | None]]:
        """Events of a kind, as every face may see them, with every value that a sentence tells apart."""
        public, mine, yours, sight = (facts.split() for facts in self.facts[kind])
        shown = [[*public, *form.split()] for form in self.forms.get(kind, [""])]
        faces: list[tuple[int | None, list[str]]] = [(1, mine), (2, yours), (3, []), (None, []), (0, [])]
        if kind in ("dealt", "passed_on"): faces = [(1, mine), (None, [])]
        for (me, secret), facts in itertools.product(faces, [*shown, *([[*public, *sight]] if sight else [])]):
            names = list(dict.fromkeys([*facts, *secret]))
            for values in itertools.product(*(self.values[name] for name in names)):
                event = {"n": 0, "kind": kind, **dict(zip((self.called.get(n, n) for n in names), values, strict=True))}
                yield event, me
                if kind in self.selves and "other" in event: yield {**event, "other": event["seat"]}, me


STAY_AWAY = Told(
    game="stay_away",
    facts={
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
        "over": ("reason winners roles hands", "", "", ""), "taken_back": ("seat to_event", "", "", "")},
    forms={"played": ["", "other", "side"], "missed": ["", "rule"]},
    selves={"played"},
    values={
        "seat": [1], "other": [2], "substitute": [3], "dealer": [0], "undealt": [["infected"]], "deck": [0, 1, 30],
        "back": ["none", "event", "panic"], "turn": [1, 12],
        "why": ["turn", "effect", "time", "axe", "eliminated", "flamethrower", "super_infection"], "card": ["whisky"],
        "cards": [[], ["axe"], ["axe", "infected"]], "turns": [1, 3], "side": ["left", "right"],
        "clockwise": [True, False], "rule": ["SA-R-22"], "substitute_answers": [True, False], "received": ["axe"],
        "given": ["missed"], "seat_gave": ["axe"], "other_gave": ["missed"], "anew": [True, False], "from": [[0, 1]],
        "to": [[1, 2]], "to_event": [4], "reason": stay_away.ENDINGS, "winners": [[], [1], [1, 2]], "roles": [[]],
        "hands": [[]], "held": [4]},
    called={"substitute_answers": "substitute", "to_event": "to"},
    asks=[a for a in stay_away.BOOK.asks if a is not stay_away.BOOK.asks[0]],
    views=[{"agenda": [["x", 1, 2, 0]], "back": back} for back in ("none", "event", "panic")],
    named=("burning", 0, 1),
    grades={*GRADES.values(), "humans", "alone", "infection", "unfinished"},
    endings=stay_away.ENDINGS,
    choices={**stay_away_setup.CHOICES, "infected_delta": [-3, -1, 0, 1, 2], "custom_deck": [None, {}, {"axe": 1}, {"axe": 2}]},
    options=13, rules=370, prefix="SA")

DESIGNS = [next(d for d in DESIGN_NAMES if d.startswith(kind + "-")) for kind in KIND_NAMES]
VIEW = {"agenda": [["x", 1, 2, 3]], "role": ["geologist", "geologist", "diver", "leader"], "health": [3, 0, 2, 1], "points": 2,
        "drawn": "gas-tee", "aside": "exit-dead"}

SUB_TERRA = Told(
    game="sub_terra",
    facts={
        "set_out": (f"explorers seat left {FACE}", "", "", ""), "set_aside": ("seat design", "", "", ""),
        "round": ("round seat left", "", "", ""), "turn": ("seat round", "", "", ""), "turn_over": ("seat", "", "", ""),
        "skipped": ("seat", "", "", ""), "drawn": ("seat design left", "", "", ""),
        "thrown_away": ("seat design why_thrown", "", "", ""), "nothing_to_lay": ("seat", "", "", ""),
        "laid": (f"seat side {FACE}", "", "", ""), "moved": ("seat from at side", "", "", ""),
        "exerted": ("seat points", "", "", ""), "rolled": ("seat die bonus success why_rolled", "", "", ""),
        "roped": (f"seat {FACE}", "", "", ""), "hid": ("seat", "", "", ""), "lost": ("seat many health why", "", "", ""),
        "fainted": ("seat why", "", "", ""), "healed": ("seat other many health", "", "", ""), "woke": ("seat", "", "", ""),
        "cleared": (f"seat {FACE}", "", "", ""), "dived": ("seat at", "", "", ""), "surfaced": ("seat at", "", "", ""),
        "blasted": (f"seat side {FACE}", "", "", ""), "horror_left": ("horror at", "", "", ""),
        "ordered": ("seat other", "", "", ""), "declined": ("seat", "", "", ""), "gas_gone": ("", "", "", ""),
        "out_of_time": ("round", "", "", ""), "hazard": ("hazard left", "", "", ""), "flooded": (FACE, "", "", ""),
        "gas_leaks": ("", "", "", ""), "cave_in": ("die", "", "", ""), "blocked": (FACE, "", "", ""),
        "devoured": ("seat at_or_none", "", "", ""), "horror_moved": ("horror from at seat", "", "", ""),
        "no_horror": ("", "", "", ""), "horror_came": ("horror at seat", "", "", ""), "tile_returned": ("seat", "", "", ""),
        "over": ("reason winners behind grade round", "", "", ""), "taken_back": ("seat to", "", "", "")},
    forms={"horror_left": ["why_no_victim", "why_assault seat"]},
    selves={"healed"},
    values={
        "seat": [1], "other": [2], "explorers": [["diver", "leader"], ROLE_NAMES[1:]], "left": [0, 1, 22], "tile": [0],
        "design": DESIGNS, "rotation": [1], "open": ["N", "ES"], "at": [[0, 1], [-12, 3]], "at_or_none": [None, [1, 1]],
        "from": [[0, 0]], "round": [1, 9], "why_thrown": ["recon", "seals"], "side": ["N", "E", "S", "W"], "points": [1, 2, 3],
        "die": [1, 6], "bonus": [0, 1], "success": [True, False],
        "why_rolled": ["exert_test", "rough_test", "rope_test", "hide_test", "tremor_test", "doom_test"], "many": [1, 3],
        "health": [0, 1, 2], "why": ["exert", "rough", "tremor", "flood", "gas", "cave_in", "horror"], "horror": [0, 2],
        "why_no_victim": ["no_victim"], "why_assault": ["assault"], "hazard": HAZARD_NAMES, "reason": sub_terra.ENDINGS,
        "winners": [[], [1], [1, 2]], "behind": [2], "grade": ["silver"], "to": [4]},
    called={"why_thrown": "why", "why_rolled": "why", "why_no_victim": "why", "why_assault": "why", "at_or_none": "at"},
    asks=[a for a in sub_terra.BOOK.asks if a is not sub_terra.BOOK.asks[0]],
    views=[{**VIEW, **more} for more in (
        {}, {"points": 0}, {"points": 1}, {"drawn": None}, {"aside": None}, {"agenda": [["x", 0, 0, 0]]},
        {"agenda": [["x", 0, 1, 1]]}, {"agenda": [["x", 3, 3, 2]]})],
    named=("act", 1, 0),
    grades={"gold", "silver", "bronze", "defeat", "unfinished"},
    endings=sub_terra.ENDINGS,
    choices={**sub_terra_setup.CHOICES, "explorers": [None, ROLE_NAMES[1:5]], "first": [None, 0, 3],
             "extra_hazard_cards": [0, 1, 3]},
    options=16, rules=330, prefix="ST")

TOWN = find("upside_down").books.names       # type: ignore[attr-defined]
TABLE = penombra.new("upside_down", 4, 1, {"characters": ["mike", "lucas", "hopper", "nancy"], "first": 1}).view(0)
LINE = {**TABLE, "agenda": [["x", 1, 2, 3]]}
BUSY = {"action": "close_gate", "target": "demogorgon_1", "fought": "patrol_2", "scene": "hunt"}

UPSIDE_DOWN = Told(
    game="upside_down",
    facts={
        "set_up": ("season characters seat spots figures", "", "", ""), "turn": ("seat turn act", "", "", ""),
        "set_off": ("seat cards points", "", "", ""), "walked": ("seat from at points", "", "", ""),
        "action": ("seat action", "", "", ""), "committed": ("seat action cards value", "", "", ""),
        "turned_up": ("seat slot tokens more total value", "", "", ""), "beaten": ("seat slot short", "", "", ""),
        "failed": ("seat slot left", "", "", ""), "revealed": ("slot token", "", "", ""),
        "looked": ("seat slot left", "tokens", "", ""), "placed": ("slot left bottom", "", "", ""),
        "overflow": ("slot left", "", "", ""), "stack_gone": ("slot why_gone", "", "", ""), "goal": ("group met", "", "", ""),
        "foe_moved": ("figure from at path", "", "", ""), "foe_left": ("figure at why_left forever", "", "", ""),
        "spawned": ("figure at slot", "", "", ""), "ally_waits": ("ally slot", "", "", ""),
        "recruited": ("seat ally slot", "", "", ""), "ally_gone": ("ally owner", "", "", ""), "drew": ("seat card", "", "", ""),
        "drew_item": ("seat item", "", "", ""), "kept_item": ("seat item", "", "", ""),
        "gave_up": ("seat item aside", "", "", ""),
        "lost_card": ("seat card", "", "", ""), "scared": ("seat many fear why", "", "", ""), "terrified": ("seat", "", "", ""),
        "calmed": ("seat many fear", "", "", ""), "reshuffled": ("act many", "", "", ""), "no_more_acts": ("act", "", "", ""),
        "scenes_due": ("seat act danger ignored left", "", "", ""), "scene": ("scene left_over", "", "", ""),
        "scenes_shuffled": ("many", "", "", ""), "power": ("seat power", "", "", ""), "power_lost": ("power", "", "", ""),
        "over": ("reason winners turn act", "", "", ""), "taken_back": ("seat to", "", "", "")},
    forms={"committed": ["", "slot"], "looked": ["", "tokens"], "placed": ["", "mixed"]},
    selves=set(),
    values={
        "season": [1, 2], "characters": [["mike", "joyce"], TOWN.characters], "seat": [1], "spots": [["police", "main"]],
        "figures": [[["patrol_1", "castle"]]], "turn": [1, 12], "act": [1, 3], "cards": [[], ["1fd"], ["1", "3d"]],
        "points": [0, 1, 4], "from": ["u_lab"], "at": ["police", "gate"], "action": ACTION_NAMES, "value": [0, 7],
        "slot": TOWN.slots, "tokens": [["4"], ["0", "demogorgon", "5"]], "token": TOWN.faces, "more": [0, 3], "total": [5],
        "short": [0, 2], "left": [0, 1, 3], "left_over": [1], "bottom": [True, False], "mixed": [True],
        "why_gone": ["power", "scene", "ally"], "group": TOWN.groups, "met": [1], "figure": TOWN.foes,
        "path": [["u_lab", "police"]], "why_left": ["beaten", "power"], "forever": [True, False], "ally": TOWN.allies,
        "owner": [None, 2], "card": TOWN.cards, "item": TOWN.items, "aside": [True, False], "many": [1, 3], "fear": [0, 9],
        "why": ["road", "failure", "overflow", "scene", "power"], "danger": [0, 2], "ignored": [0, 1], "scene": TOWN.scenes,
        "power": TOWN.powers, "reason": upside_down.ENDINGS, "winners": [[], [0, 1]], "to": [4]},
    called={"spots": "places", "figures": "foes", "left": "many", "left_over": "left", "why_gone": "why", "why_left": "why",
            "owner": "seat"},
    asks=[a for a in upside_down.BOOK.asks if a.name != "nothing"],
    views=[{**LINE, **more} for more in (
        {}, BUSY, {"points": 1}, {"points": 3}, {"agenda": [["x", 0, 1, 1]]}, {"agenda": [["x", 2, 0, 2]]},
        {"chosen": ["lab_1"]}, {"chosen": ["lab_1", "lab_2"]}, {"ally": {"officer_callahan": 1}},
        {"house": {**TABLE["house"], "characters": {c: {"move": 0, "terror": 9} for c in TOWN.characters}}})],
    named=("act", 1, 0),
    grades={"victory", "defeat", "unfinished"},
    endings=upside_down.ENDINGS,
    choices={**upside_down_setup.CHOICES, "characters": [None, ["mike", "joyce"]], "first": [None, 0, 3]},
    options=14, rules=330, prefix="UD")

GAMES = {told.game: told for told in (STAY_AWAY, SUB_TERRA, UPSIDE_DOWN)}
