"""Options, what the content says, and how a game begins."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Luck, Step
from penombra.core.errors import BadSetup
from penombra.core.line import NOBODY, Ints, Line, Said, filled, first, say, seat, zeros
from penombra.games.sub_terra.designs import DESIGN_NUMBER, DESIGNS, EXIT, KIND_OF, NONE, START
from penombra.games.sub_terra.ending import end_game
from penombra.games.sub_terra.roles import GEOLOGIST, ROLE_NAMES, ROLE_NUMBER, ROLES
from penombra.games.sub_terra.round import new_round
from penombra.games.sub_terra.state import BOOK, Cave, House
from penombra.games.sub_terra.tiles import set_aside
from penombra.games.sub_terra.verbs import CARDS, DEAL, FIRST, HAZARD_NAMES, KINDS, VERBS

FEWEST: Final = 4
MOST: Final = 6
MIDDLE: Final = 128 | 128 << 8               # the cell of the Start

CHOICES: Final[dict[str, list[object]]] = {      # option, and its values, the default first
    "difficulty": ["normal", "advanced", "expert"],
    "explorers": [None],                         # or their names in circle order
    "first": [None],                             # or the seat that begins
    "extra_hazard_cards": [0, 3],
    "gas_hit": [2, 1, 3],
    "gas_entry": [1, 0, 2, 3],
    "gas_x2_entry_doubles": [False, True],
    "third_try": ["any_attempts", "failed_attempts"],
    "special_reach": ["adjacent", "connected"],
    "geologist_may_hold_exit": [True, False],
    "ledge_crossing": ["up_only", "both"],
    "submerged_diver_keeps_game": [True, False],
    "submerged_diver_tested": [True, False],
    "exit_return": ["allowed", "final"],
    "end_check": ["immediate", "round_end"],
    "tie_choices": ["ask", "auto"],
}


def resolve(given: dict[str, Any], seats: int) -> dict[str, Any]:
    """Every option with its value; what is unknown or misspelt is refused by name."""
    used: dict[str, Any] = {key: values[0] for key, values in CHOICES.items()}
    for key, value in given.items():
        if key not in CHOICES:
            raise BadSetup(str(key), f"there is no such option; there are {', '.join(CHOICES)}", "", tuple(CHOICES),
                           str(key))
        if value is None and key in ("explorers", "first"): continue
        if key == "explorers": value = team(value, seats)
        elif key == "first":
            if type(value) is not int or not 0 <= value < seats:
                raise BadSetup(key, f"a seat from 0 to {seats - 1} is wanted, not {value!r}", "ST-R-07")
        elif not any(value == v and type(value) is type(v) for v in CHOICES[key]):
            raise BadSetup(key, f"{value!r} is none of {', '.join(repr(v) for v in CHOICES[key])}", "",
                           tuple([str(v).lower() for v in CHOICES[key]]), str(value))
        used[key] = value
    if used["extra_hazard_cards"] and used["difficulty"] != "normal":
        raise BadSetup("extra_hazard_cards", f"only at level normal, not {used['difficulty']}", "ST-R-04")
    return used


def team(named: Any, seats: int) -> list[str]:
    """Explorers in circle order, each of them once."""
    if not isinstance(named, list | tuple): raise BadSetup("explorers", "a list of explorers is wanted", "ST-SETUP-02")
    for name in named:
        if name not in ROLE_NAMES[1:]:
            raise BadSetup("explorers", f"there is no {name!r}; there are {', '.join(ROLE_NAMES[1:])}", "ST-SETUP-02")
    if len(named) != seats or len(set(named)) != seats:
        raise BadSetup("explorers", f"{seats} different ones are wanted, not {', '.join(named)}", "ST-SETUP-05")
    return list(named)


def house_of(used: dict[str, Any], seats: int, tables: dict[str, Any]) -> House:
    """The numbers of one table: what the content says, and what the options change."""
    h = House()
    h.copies = zeros(DESIGNS)
    for row in tables["tiles"].values(): h.copies[DESIGN_NUMBER[design_name(row)]] += row["copies"]
    for d in range(DESIGNS):
        if not h.copies[d] or KIND_OF[d] == START: continue
        h.designs = append(h.designs, d)
        if KIND_OF[d] == EXIT: h.way_out = d
    level = used["difficulty"]
    h.cards = zeros(CARDS)
    for row in tables["hazards"].values():
        if level in row["levels"]: h.cards[HAZARD_NAMES.index(row["kind"]) + KINDS * (row["strength"] - 1)] += row["copies"]
    number: dict[str, int] = {name: row["value"] for name, row in tables["numbers"].items()}
    h.deck = tables["levels"][level]["deck"][seats - FEWEST]
    if used["extra_hazard_cards"]: h.deck += number["extra_hazard_cards"]
    h.among = number["exit_among"]
    h.team, h.first = zeros(seats), NOBODY if used["first"] is None else used["first"]
    for s, name in enumerate(used["explorers"] or []): h.team[s] = ROLE_NUMBER[name]
    h.health, h.cost = zeros(ROLES + 1), filled(len(VERBS.verbs), 0)
    for name, row in tables["explorers"].items(): h.health[ROLE_NUMBER[name]] = row["health"]
    for v in VERBS.verbs:
        if v.word in tables["actions"]: h.cost[v.number] = tables["actions"][v.word]["cost"]
    h.points, h.gain, h.steps, h.dash = (number[n] for n in ("action_points", "exert_gain", "run_steps", "dash_steps"))
    h.success, h.bonus, h.heals, h.bandages = (number[n] for n in ("test_success", "leader_bonus", "heal", "bandage"))
    h.exert_loss, h.tremor_loss, h.flood_loss = (number[n] for n in ("exert_loss", "tremor_loss", "flood_loss"))
    h.cave_in_loss, h.alert_loss, h.rough_loss = (number[n] for n in ("cave_in_loss", "alert_loss", "rough_loss"))
    h.range, h.horrors, h.persistence = (number[n] for n in ("horror_range", "horror_cap", "persistence"))
    h.recons, h.explosives = number["recons"], number["explosives"]
    h.gas_hit, h.gas_entry = used["gas_hit"], used["gas_entry"]
    h.grades = ["gold", "silver", "bronze"]
    h.gas_doubles = used["gas_x2_entry_doubles"]
    h.failed_only = used["third_try"] == "failed_attempts"
    h.connected = used["special_reach"] == "connected"
    h.hold_exit = used["geologist_may_hold_exit"]
    h.both_ways = used["ledge_crossing"] == "both"
    h.diver_keeps, h.diver_tested = used["submerged_diver_keeps_game"], used["submerged_diver_tested"]
    h.final_exit = used["exit_return"] == "final"
    h.at_round_end = used["end_check"] == "round_end"
    h.ask_ties = used["tie_choices"] == "ask"
    return h


def check_supply(used: dict[str, Any], h: House) -> None:
    """Cards enough to deal, an Exit to look for, and tiles above it."""
    pool, built = 0, 0
    for many in h.cards: pool += many
    for d in h.designs: built += h.copies[d]
    if pool < h.deck:
        raise BadSetup("content", f"{h.deck} Hazard cards are dealt at level {used['difficulty']}, and there are only {pool}",
                       "ST-SETUP-11")
    if h.way_out == NONE or h.copies[h.way_out] != 1: raise BadSetup("content", "one Exit is wanted", "ST-COMP-01")
    if built < h.among: raise BadSetup("content", f"the Exit lies among {h.among} tiles, and there are only {built}", "ST-R-01")


def design_name(row: dict[str, Any]) -> str:
    """What a row of the content shows."""
    name = f"{row['kind']}-{row['shape']}"
    return name + "-" + "".join(map(str, sorted(row["dice"]))) if row["kind"] == "cave_in" else name


def lay_out(seats: int, house: House) -> Cave:
    """A cave of one tile, everything else still hidden."""
    g = Cave(house)
    g.sit_down(seats)
    for d in range(DESIGNS):
        if KIND_OF[d] == START:
            if house.copies[d]: g.lay(d, 0, MIDDLE)
            continue
        g.stock[d] = house.copies[d]
        g.built += house.copies[d]
    g.cards, g.deck = house.cards[:], house.deck
    g.recons, g.explosives = house.recons, house.explosives
    g.then(who_goes.of(), new_round.of(), end_game.of())
    return g


class WhoGoes(Step[Cave]):
    """The explorers who were chosen; the others are dealt, and so is the marker."""
    def run(self, g: Cave, line: Line) -> None:
        g.push(set_out.of())
        for s in range(g.seats):
            if g.house.team[0]: assign(g, s, g.house.team[s])
        if g.house.first >= 0: g.marker = g.opener = g.house.first
        else: g.push(who_begins.of())
        if not g.house.team[0]: g.push(deal_explorer.of())


def assign(g: Cave, s: i64, role: i64) -> None:
    g.role[s] = role
    g.seat_of[role] = s
    g.health[s] = g.house.health[role]


class DealExplorer(Luck[Cave]):
    """Any of those who are not here yet, seat by seat."""
    def candidates(self, g: Cave, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=ROLES)
        for role in range(1, ROLES + 1):
            if g.seat_of[role] < 0: out = append(out, say(DEAL, role))
        return out

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        s = seat(line)
        assign(g, s, first(said))
        if s + 1 < g.seats: g.push(self.of(s + 1))


class WhoBegins(Luck[Cave]):
    """Anybody may get the first-explorer marker."""
    def candidates(self, g: Cave, line: Line) -> Ints: return vec[i64]([say(FIRST, s) for s in range(g.seats)])
    def answer(self, g: Cave, line: Line, said: Said) -> None: g.marker = g.opener = first(said)


class SetOut(Step[Cave]):
    """Everybody stands on the Start. The Geologist sets a tile aside."""
    def run(self, g: Cave, line: Line) -> None:
        if g.events is not None:
            g.tell("set_out", {"explorers": [ROLE_NAMES[r] for r in g.role], "seat": int(g.marker), "left": int(g.deck),
                               **g.face(0)})
        if g.seat_of[GEOLOGIST] >= 0: g.push(set_aside.of(g.seat_of[GEOLOGIST]))


who_goes: Final = WhoGoes(BOOK)
deal_explorer: Final = DealExplorer(BOOK)
who_begins: Final = WhoBegins(BOOK)
set_out: Final = SetOut(BOOK)
