"""The numbers of one table: what the content says of this Season, and what the options change. Never changes in play."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.line import EMPTY, NOBODY, Ints, filled, zeros
from penombra.games.upside_down.effect import Effect, effects_of
from penombra.games.upside_down.verbs import ACTION_NAMES, ACTIONS, FOE_NAMES, KINDS, Books, Names

NONE: Final = -1
FAR: Final = 99


class House:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.season: i64 = 1
        self.goals: Ints = EMPTY                         # the groups to be emptied, in order
        self.acts: i64 = 3
        self.hand: i64 = 5
        self.limit: i64 = 4                              # of a stack
        self.item_limit: i64 = 2
        # The board. Everything is numbered as in Names; what belongs to this Season is listed.
        self.places: Ints = EMPTY
        self.roads: Ints = EMPTY                         # from a * places + b: 0 no road, else 1 + its Fear
        self.beside: list[Ints] = []                     # adjacent Locations, ascending
        self.far: Ints = EMPTY                           # distance in roads, from a * places + b
        self.offered: Ints = EMPTY                       # by Location: a set of actions
        self.bonus: Ints = EMPTY                         # Location * ACTIONS + action
        self.half: list[str] = []
        self.slots: Ints = EMPTY
        self.group: Ints = EMPTY                         # by slot
        self.where: Ints = EMPTY                         # by slot: its Location, or none
        self.size: Ints = EMPTY                          # by slot, at set-up; -1: the Ally says
        self.reveal: Ints = EMPTY
        self.mixed: Ints = EMPTY
        self.of_group: list[Ints] = []                   # slots by group
        self.aim: Ints = EMPTY                           # by action: the group it is aimed at
        self.allies_group: i64 = NONE
        self.powers_group: i64 = NONE
        self.lab_group: i64 = NONE
        self.vines_group: i64 = NONE
        self.gate_group: i64 = NONE
        # Foes.
        self.kind: Ints = EMPTY                          # by figure
        self.start: Ints = EMPTY                         # by figure: a Location, or none
        self.foe_group: Ints = EMPTY                     # by kind
        self.refill: i64 = 0                             # of the Patrols
        # People, cards, tokens.
        self.team: Ints = EMPTY                          # Characters by seat, where they were chosen
        self.first: i64 = NOBODY
        self.home: Ints = EMPTY                          # by Character
        self.move: Ints = EMPTY
        self.terror: Ints = EMPTY
        self.value: Ints = EMPTY                         # by kind of card
        self.friends: Ints = EMPTY
        self.danger: Ints = EMPTY
        self.cards: Ints = EMPTY
        self.worth: Ints = EMPTY                         # by face
        self.counts: Ints = EMPTY                        # by face: the group whose stacks it counts, or none
        self.tokens: Ints = EMPTY                        # by face, in this Season
        self.items: Ints = EMPTY                         # copies
        self.allies: Ints = EMPTY                        # copies: 1 in this Season, else 0
        self.stack: Ints = EMPTY                         # by Ally
        self.scenes: Ints = EMPTY                        # copies in this Season
        self.power_in: Ints = EMPTY                      # by slot: the Power that lies there, or none
        # Effects, all in one list; of each card the first and how many.
        self.effects: list[Effect] = []
        self.of_character: list[list[Effect]] = []
        self.of_item: list[list[Effect]] = []
        self.of_ally: list[list[Effect]] = []
        self.of_power: Ints = EMPTY                      # first * 256 + how many
        self.of_scene: Ints = EMPTY
        # Options.
        self.tie_wins: bool = True                       # last_stack_tie = win
        self.whole_total: bool = False                   # ignore_limit
        self.up_to: bool = False                         # demogorgon_long_move
        self.owner_discards: bool = False                # scene_discard_by
        self.shared: bool = True                         # looks_shared = all
        self.aid: bool = True                            # memory_aid
        self.ask_ties: bool = True
        self.aside: bool = False                         # third_item
        self.told: str = ""                              # what a view says of all this, made once


def house_of(used: dict[str, Any], seats: int, books: Books) -> House:
    tables, names = books.tables, books.names
    h = House(names)
    h.season = season = int(used["season"])
    number: dict[str, int] = {name: row["value"] for name, row in tables["numbers"].items()}
    h.acts, h.hand, h.limit, h.item_limit = (number[n] for n in ("acts", "hand_size", "stack_limit", "item_limit"))
    h.goals = vec[i64]([names.groups.index(g) for g in tables["seasons"][str(season)]["goals"]])
    board(h, season, tables)
    slots(h, season, tables)
    people(h, used, seats, season, tables)
    h.value = vec[i64]([row["value"] for row in tables["cards"].values()])
    h.friends = vec[i64]([row["friends"] for row in tables["cards"].values()])
    h.danger = vec[i64]([row["danger"] for row in tables["cards"].values()])
    h.cards = vec[i64]([row["copies"] for row in tables["cards"].values()])
    h.worth = vec[i64]([row.get("value", 0) for row in tables["tokens"].values()])
    h.counts = vec[i64]([names.groups.index(row["counts"]) if row.get("counts") in names.groups else NONE
                         for row in tables["tokens"].values()])
    h.tokens = copies(tables["tokens"], season)
    h.items = vec[i64]([row["copies"] for row in tables["items"].values()])
    h.allies = vec[i64]([int(season in row["seasons"]) for row in tables["allies"].values()])
    h.stack = vec[i64]([row["stack"] for row in tables["allies"].values()])
    h.scenes = copies(tables["scenes"], season)
    h.of_character = [effects_of(row["effects"], h) for row in tables["characters"].values()]
    h.of_item = [effects_of(row["effects"], h) for row in tables["items"].values()]
    h.of_ally = [effects_of(row["effects"], h) for row in tables["allies"].values()]
    h.of_power = vec[i64]([listed(h, row, season) for row in tables["powers"].values()])
    h.of_scene = vec[i64]([listed(h, row, season) for row in tables["scenes"].values()])
    h.tie_wins = used["last_stack_tie"] == "win"
    h.whole_total = used["ignore_limit"] == "whole_total"
    h.up_to = used["demogorgon_long_move"] == "up_to"
    h.owner_discards = used["scene_discard_by"] == "owner"
    h.shared, h.aid = used["looks_shared"] == "all", used["memory_aid"]
    h.ask_ties, h.aside = used["tie_choices"] == "ask", used["third_item"] == "aside"
    return h


def copies(table: dict[str, Any], season: int) -> Ints:
    return vec[i64]([row["copies"] if season in row["seasons"] else 0 for row in table.values()])


def board(h: House, season: int, tables: dict[str, Any]) -> None:
    names = h.names.locations
    n = len(names)
    h.offered, h.bonus, h.roads, h.far = zeros(n), zeros(n * ACTIONS), zeros(n * n), filled(n * n, FAR)
    h.half = [row["half"] for row in tables["locations"].values()]
    for a, row in enumerate(tables["locations"].values()):
        if season not in row["seasons"]: continue
        h.places = append(h.places, a)
        for action in row["actions"]:
            if season in tables["actions"][action]["seasons"]: h.offered[a] |= 1 << ACTION_NAMES.index(action)
        for action, amount in row.get("bonus", {}).items(): h.bonus[a * ACTIONS + ACTION_NAMES.index(action)] = amount
    for row in tables["roads"].values():
        if season not in row["seasons"]: continue
        a, b = (names.index(end) for end in row["ends"])
        h.roads[a * n + b] = h.roads[b * n + a] = 1 + row["fear"]
    h.beside = [vec[i64]([b for b in range(n) if h.roads[a * n + b]]) for a in range(n)]
    for a in range(n): measure(h, a, n)


def measure(h: House, a: i64, n: i64) -> None:
    """How far everything is from a Location."""
    h.far[a * n + a] = 0
    queue: Ints = vec[i64]([a])
    k: i64 = 0
    while k < len(queue):
        here = queue[k]
        k += 1
        for b in h.beside[here]:
            if h.far[a * n + b] == FAR:
                h.far[a * n + b] = h.far[a * n + here] + 1
                queue = append(queue, b)


def slots(h: House, season: int, tables: dict[str, Any]) -> None:
    names, rows = h.names, list(tables["slots"].values())
    h.group = vec[i64]([names.groups.index(row["group"]) for row in rows])
    h.where = vec[i64]([names.locations.index(row["location"]) if "location" in row else NONE for row in rows])
    h.size = vec[i64]([row["size"] for row in rows])
    h.reveal = vec[i64]([int(row["reveal"]) for row in rows])
    h.mixed = vec[i64]([int(row.get("mixed", False)) for row in rows])
    h.slots = vec[i64]([k for k, row in enumerate(rows) if season in row["seasons"]])
    h.of_group = [vec[i64]([k for k in h.slots if h.group[k] == g]) for g in range(len(names.groups))]
    h.aim = vec[i64]([group(names, tables["actions"][a].get("group", "")) for a in ACTION_NAMES])
    h.allies_group, h.powers_group, h.lab_group = (group(names, g) for g in ("allies", "powers", "lab"))
    h.vines_group, h.gate_group = group(names, "vines"), group(names, "gate")
    h.power_in = filled(len(rows), NONE)
    for p, row in enumerate(tables["powers"].values()):
        if season in row["seasons"]: h.power_in[names.slots.index(row["slot"])] = p


def group(names: Names, name: str) -> i64: return names.groups.index(name) if name in names.groups else NONE


def people(h: House, used: dict[str, Any], seats: int, season: int, tables: dict[str, Any]) -> None:
    names = h.names
    h.foe_group, starts = filled(KINDS, NONE), [NONE for _ in names.foes]
    kinds = [FOE_NAMES.index(name.split("_")[0]) for name in names.foes]
    for kind, name in enumerate(FOE_NAMES):
        row = tables["foes"].get(name)
        if row is None or season not in row["seasons"]: continue
        h.foe_group[kind] = group(names, row["group"])
        if kind == 1: h.refill = row["refill"]
        mine = [f for f, k in enumerate(kinds) if k == kind]
        for f, at in zip(mine, row["start"], strict=False): starts[f] = names.locations.index(at)
    h.kind, h.start = vec[i64](kinds), vec[i64](starts)
    h.team = vec[i64]([names.characters.index(c) for c in used["characters"] or []])
    h.first = NOBODY if used["first"] is None else int(used["first"])
    rows = list(tables["characters"].values())
    h.home = vec[i64]([names.locations.index(row["start"]) for row in rows])
    h.move = vec[i64]([row["move"] for row in rows])
    h.terror = vec[i64]([row["terror"] + used["fear_track_shift"] for row in rows])


def listed(h: House, row: dict[str, Any], season: int) -> i64:
    """Where the effects of a card begin in the list of all, times 256, and how many they are."""
    if season not in row["seasons"]: return 0
    found = effects_of(row["effects"], h)
    start = len(h.effects)
    h.effects += found
    for e in found: settle_otherwise(h, e)
    return start * 256 + len(found)


def settle_otherwise(h: House, e: Effect) -> None:
    if not e.instead: return
    e.otherwise = len(h.effects) * 256 + len(e.instead)
    h.effects += e.instead
    for x in e.instead: settle_otherwise(h, x)
