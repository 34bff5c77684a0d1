"""Checking the tables of Upside Down: board, stacks, people, cards and what they do; and that both Seasons can be won."""
from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from penombra.content.check import Checker, Page, Supply

Row = dict[str, Any]

SEASONS: Final = (1, 2)
PLAIN: Final[dict[str, type]] = {"source": str, "status": str}
WORDS: Final[dict[str, type]] = {**PLAIN, "title": dict}

# Of each file the keys of a row; besides, those of OPTIONAL may stand where ALSO says so.
TABLES: Final[dict[str, dict[str, type]]] = {
    "locations": {"seasons": list, "half": str, "actions": list, "pos": list, **WORDS},
    "roads": {"seasons": list, "ends": list, "fear": int, **PLAIN},
    "slots": {"seasons": list, "group": str, "size": int, "reveal": bool, **PLAIN},
    "characters": {"start": str, "move": int, "terror": int, "effects": list, **WORDS},
    "cards": {"value": int, "friends": int, "danger": int, "copies": int, **PLAIN},
    "tokens": {"seasons": list, "copies": int, **PLAIN},
    "items": {"copies": int, "effects": list, **WORDS},
    "allies": {"seasons": list, "stack": int, "effects": list, **WORDS},
    "powers": {"seasons": list, "slot": str, "effects": list, **WORDS},
    "scenes": {"seasons": list, "copies": int, "effects": list, **WORDS},
    "foes": {"seasons": list, "figures": int, "start": list, "group": str, **WORDS},
    "actions": {"seasons": list, **WORDS},
    "seasons": {"goals": list, **WORDS},
    "numbers": {"value": int, **PLAIN}}
ALSO: Final[dict[str, tuple[str, ...]]] = {
    "locations": ("bonus",), "slots": ("location", "mixed"), "tokens": ("value", "counts"), "foes": ("refill",),
    "actions": ("group",)}
OPTIONAL: Final[dict[str, type]] = {"location": str, "mixed": bool, "value": int, "counts": str, "refill": int, "group": str,
                                    "rule": str, "note": str}
ANYWHERE: Final = ("parts", "rule", "note", "text")
GIVEN: Final = ("actions", "seasons", "numbers")           # their rows are ours, no more and no fewer; of foes no more

RANGES: Final = {"copies": (0, 77), "fear": (0, 9), "move": (0, 9), "terror": (2, 30), "value": (0, 9), "friends": (0, 9),
                 "danger": (0, 9), "figures": (1, 16)}
NUMBERS: Final = {"hand_size": (1, 8), "stack_limit": (1, 9), "item_limit": (1, 9), "acts": (1, 9)}
MOST: Final = {"locations": 36, "slots": 48, "characters": 16, "cards": 48, "items": 15, "allies": 16, "powers": 48,
               "scenes": 54, "tokens": 77, "roads": 999}
ALLIES: Final = "allies"                                   # groups that the rules know by name
POWERS: Final = "powers"
DEMODOG: Final = "demodog"

OWN: Final = ("characters", "items", "allies")             # cards whose effects are always on, for who has them
DONE: Final = ("scenes", "powers")                         # cards whose effects are done at once


class Key(NamedTuple):
    """An effect: on which cards it may stand, and its parameters, each with the sort of its value."""
    on: tuple[str, ...]
    wanted: dict[str, str]
    optional: dict[str, str]


def on(tables: tuple[str, ...], wanted: str = "", optional: str = "") -> Key:
    """Parameters as "amount who": a sort of the same name, or "pick=smallest"."""
    def sorts(text: str) -> dict[str, str]:
        return {name: sort or name for name, _, sort in (word.partition("=") for word in text.split())}
    return Key(tables, sorts(wanted), sorts(optional))


EFFECTS: Final = {
    "action_bonus": on(OWN, "amount actions"),
    "move_bonus": on(OWN, "amount"),
    "ignore_danger": on(OWN, "amount"),
    "companion": on(OWN),
    "start_items": on(("characters",), "amount"),
    "remote_action": on(OWN, "action scope=group"),
    "peek_stack": on(OWN, "per_turn=amount"),
    "fear_shield": on(OWN, "amount source"),
    "gain_fear": on(DONE, "who amount", "per=group otherwise"),
    "lose_fear": on(DONE, "who amount", "otherwise"),
    "discard_cards": on(DONE, "who amount", "otherwise"),
    "move_foe": on(DONE, "foe steps toward", "pick=nearest otherwise"),
    "relocate_foe": on(DONE, "foe to", "otherwise"),
    "remove_foe": on(DONE, "foe count=amount permanent=truth with_stack=truth", "otherwise"),
    "spawn_demodog": on(DONE, "at size"),
    "create_stack": on(DONE, "group size", "order otherwise"),
    "add_tokens": on(DONE, "group pick amount", "otherwise"),
    "discard_stacks": on(DONE, "group pick=chosen", "otherwise"),
    "eliminate_power": on(DONE, "count=amount", "otherwise"),
    "remove_ally": on(DONE, "first"),
    "look_at": on(DONE, "stacks=amount tokens"),
    "reveal_tops": on(DONE, "group", "otherwise"),
    "end_of_day": on(("scenes",))}

SAMPLE: Final = '{ key = "gain_fear", who = "active", amount = 1 }'

FIXED: Final = {"source": ("scene",), "to": ("any_other",), "first": ("waiting", "owned"), "nearest": ("nearest_to_target",)}
PICKS: Final = {"pick": re.compile("each|smallest:[1-9]|smallest_below_limit|chosen:([0-9])-([1-9])"),
                "chosen": re.compile("each|chosen:([0-9])-([1-9])")}
SIGNS: Final = re.compile(r"""#.*|"(?:[^"\\]|\\.)*"|'[^']*'|[][{}]""")
SELECTORS: Final = {                                       # as they are told to who misspelt one
    "who": "active, each, alone, at:LOCATION, half:HALF, with:FOE, with:any, near:FOE, near:any",
    "toward": "nearest_character, most_fear, location:LOCATION",
    "pick": "each, smallest:1…9, smallest_below_limit, chosen:0…9-1…9", "chosen": "each, chosen:0…9-1…9",
    "steps": "-1, 1…9", "amount": "1…9", "truth": "true, false"}


class UpsideDown(Checker):
    FILES = tuple(f"{name}.toml" for name in TABLES)
    ROW_STATUSES = ("verified", "deduced", "reconstructed")

    def pages(self, sources: set[str], rules: set[str], supply: Supply | None) -> None:
        self.read = {name: page for name in TABLES if (page := self.page(f"{name}.toml")) is not None}
        self.wrong: dict[tuple[str, str], set[str]] = {}   # of a row, the keys that cannot be played
        self.rows: dict[str, dict[str, Row]] = {name: self.ours.tables[name] for name in TABLES}
        for name, page in self.read.items():
            for id, row in page.rows.items(): self.form(name, page, id, row, sources, rules)
        lacking = [name for name, page in self.read.items() if not self.given(name, page)]
        self.mend()
        self.groups = dict.fromkeys(row["group"] for table in ("actions", "foes")
                                    for rows in (self.rows, self.ours.tables) for row in rows[table].values() if "group" in row)
        for name, page in self.read.items():
            for id, row in page.rows.items(): self.meaning(name, page, id, row)
        self.mend()
        if "roads" in self.read: self.twins()
        for name in (*OWN, *DONE, "locations", "foes", "actions", "seasons"): self.alike(name)
        self.totals()
        for season in SEASONS: self.winnable(season)
        self.other_names()
        if supply is None or not self.read or lacking or any(self.wrong.values()): return
        if not any(page.broken for page in self.read.values()):
            self.supplied(next(iter(self.read.values())), supply({name: page.rows for name, page in self.read.items()}))

    def tell(self, page: Page, id: str, key: str, what: str, line: int = 0, /, **facts: Any) -> None:
        """A fault that makes a row unfit to compare others with."""
        self.wrong.setdefault((page.name, id), set()).add(key)
        self.report(page.name, line or page.line(id, key), what, **facts)

    def mend(self) -> None:
        """What is at fault counts as ours, so that each fault is told once; a row of no use is left out."""
        self.unsure: set[str] = set()                      # tables that lack such rows
        for name, page in self.read.items():
            self.rows[name] = {}
            for id, row in page.rows.items():
                wrong, ours = self.wrong.get((page.name, id), set()), self.ours.tables[name].get(id, {})
                whole = {key: value for key, value in row.items() if key not in wrong}
                for key in (*TABLES[name], *wrong):
                    if key not in whole and key in ours: whole[key] = ours[key]
                if all(key in whole for key in TABLES[name]): self.rows[name][id] = whole
                else: self.unsure.add(name)

    # --- Row by row: its keys, and what can be said without looking elsewhere ---------------------------

    def form(self, name: str, page: Page, id: str, row: Row, sources: set[str], rules: set[str]) -> None:
        self.shape(page, id, row, TABLES[name], (*ANYWHERE, *ALSO.get(name, ())))
        self.provenance(page, id, row, sources, rules)
        self.parts(page, id, row)
        for key, sort in OPTIONAL.items():
            value = row.get(key)
            if key in TABLES[name] or value is None or fits(value, sort): continue
            self.tell(page, id, key, {str: "wanted-text", int: "wanted-number", bool: "wanted-truth"}[sort], key=key)
        if "text" in row and isinstance(row["text"], dict): self.languages(page, id, "text", row["text"])
        unfit = {key for key, sort in TABLES[name].items() if sort is not dict and not fits(row.get(key), sort)}
        if unfit: self.wrong.setdefault((page.name, id), set()).update(unfit)
        for key, (least, most) in {**RANGES, **({"value": NUMBERS.get(id, (0, 9))} if name == "numbers" else {})}.items():
            if type(row.get(key)) is int and not least <= row[key] <= most:
                self.tell(page, id, key, "range", key=key, least=least, most=most)
        if "seasons" in TABLES[name] and isinstance(row.get("seasons"), list) and not fits_seasons(row["seasons"]):
            self.tell(page, id, "seasons", "seasons")

    def parts(self, page: Page, id: str, row: Row) -> None:
        """Where some keys of a row are better or worse known than the others."""
        parts = row.get("parts", {})
        if not isinstance(parts, dict): self.report(page.name, page.line(id, "parts"), "parts")
        for key, status in parts.items() if isinstance(parts, dict) else ():
            if key not in row or key in PLAIN: self.report(page.name, page.line(id, "parts"), "unknown-key", key=f"parts.{key}")
            elif status not in self.ROW_STATUSES:
                self.report(page.name, page.line(id, "parts"), "unknown-status", value=str(status),
                            known=", ".join(self.ROW_STATUSES))

    def given(self, name: str, page: Page) -> bool:
        """Rows that the rules know by name; and no more rows than there is room for."""
        ours, before = self.ours.tables[name], len(self.faults)
        if name in (*GIVEN, "foes"):
            for id in page.rows:
                if id not in ours: self.report(page.name, page.line(id), "unknown-row", id=id)
        if name in GIVEN:
            for id in ours:
                if id not in page.rows: self.report(page.name, page.end, "missing-row", id=id)
        if len(page.rows) > MOST.get(name, 99):
            self.report(page.name, page.end, "most", what=name, have=len(page.rows), most=MOST[name])
        figures = sum(row["figures"] for row in page.rows.values() if type(row.get("figures")) is int)
        if figures > 16: self.report(page.name, page.end, "most", what="figures", have=figures, most=16)
        return len(self.faults) == before

    # --- Row by row: what it names, and whether that is there ---------------------------------------------

    def meaning(self, name: str, page: Page, id: str, row: Row) -> None:
        look = getattr(self, f"of_{name}", None)
        if look is not None: look(page, id, row, self.seasons_of(row))
        if name in (*OWN, *DONE) and isinstance(row.get("effects"), list): self.effects(name, page, id, row)

    def seasons_of(self, row: Row) -> list[int]:
        seasons = row.get("seasons", list(SEASONS))
        return seasons if fits_seasons(seasons) else []

    def named(self, page: Page, id: str, key: str, value: Any, table: str, seasons: Iterable[int], line: int = 0,
              said: str = "") -> bool:
        """Is this the name of something that is there in these Seasons?"""
        known = self.groups if table == "groups" else self.read[table].rows if table in self.read else self.rows[table]
        if value not in known:
            self.tell(page, id, key, "unknown-value", line, key=said or key, value=str(value), known=", ".join(known))
            return False
        missing = [s for s in seasons if not self.there(table, value, s)]
        if missing:
            self.tell(page, id, key, "off-board", line, key=said or key, value=value, season=", ".join(map(str, missing)))
        return not missing

    def there(self, table: str, name: str, season: int) -> bool:
        if table != "groups": return name not in self.rows[table] or season in self.rows[table][name].get("seasons", SEASONS)
        return "slots" in self.unsure or any(
            row["group"] == name and season in row["seasons"] for row in self.rows["slots"].values())

    def listed(self, page: Page, id: str, row: Row, key: str, table: str, seasons: list[int]) -> None:
        """A list of names, each of them once."""
        values = row.get(key)
        if not isinstance(values, list): return
        for n, value in enumerate(values):
            if not isinstance(value, str): self.tell(page, id, key, "names", key=key)
            elif value in values[:n]: self.tell(page, id, key, "named-twice", key=key, value=value)
            else: self.named(page, id, key, value, table, seasons)

    def of_locations(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        self.listed(page, id, row, "actions", "actions", [])
        for action in row["actions"] if isinstance(row.get("actions"), list) else []:
            if isinstance(action, str) and action in self.rows["actions"] and not self.some(action, seasons):
                self.tell(page, id, "actions", "off-board", key="actions", value=action, season=", ".join(map(str, seasons)))
        bonus = row.get("bonus", {})
        if not isinstance(bonus, dict): self.tell(page, id, "bonus", "bonus")
        else:
            for action, amount in bonus.items():
                if type(amount) is not int or not 1 <= amount <= 9:
                    self.tell(page, id, "bonus", "range", key=f"bonus.{action}", least=1, most=9)
                self.named(page, id, "bonus", action, "actions", [])
        pos = row.get("pos")
        if isinstance(pos, list) and (len(pos) != 2 or not all(type(x) in (int, float) and 0 <= x <= 100 for x in pos)):
            self.tell(page, id, "pos", "pos")

    def some(self, action: str, seasons: list[int]) -> bool:
        """An action may be named wherever one of the Seasons has it."""
        return not seasons or any(self.there("actions", action, s) for s in seasons)

    def of_roads(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        ends = row.get("ends")
        if not isinstance(ends, list): return
        if len(ends) != 2 or not all(isinstance(end, str) for end in ends) or ends[0] == ends[1]:
            self.tell(page, id, "ends", "road-ends")
        else:
            for end in ends: self.named(page, id, "ends", end, "locations", seasons)

    def of_slots(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        group, size = row.get("group"), row.get("size")
        if isinstance(group, str): self.named(page, id, "group", group, "groups", [])
        if isinstance(row.get("location"), str): self.named(page, id, "location", row["location"], "locations", seasons)
        if type(size) is not int: return
        if (size == -1) != (group == ALLIES) and size <= self.limit: self.tell(page, id, "size", "size-ally")
        elif not -1 <= size <= self.limit: self.tell(page, id, "size", "range", key="size", least=0, most=self.limit)

    @property
    def limit(self) -> int:
        """The largest stack."""
        return int(self.rows["numbers"].get("stack_limit", self.ours.tables["numbers"]["stack_limit"])["value"])

    def of_characters(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        if isinstance(row.get("start"), str): self.named(page, id, "start", row["start"], "locations", SEASONS)

    def of_tokens(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        if ("value" in row) == ("counts" in row): self.tell(page, id, "copies" if "value" not in row else "counts", "token-worth")
        elif isinstance(row.get("counts"), str): self.named(page, id, "counts", row["counts"], "groups", seasons)

    def of_allies(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        self.sized(page, id, row, "stack", 1)

    def sized(self, page: Page, id: str, row: Row, key: str, least: int) -> None:
        if type(row.get(key)) is int and not least <= row[key] <= self.limit:
            self.tell(page, id, key, "range", key=key, least=least, most=self.limit)

    def of_powers(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        slot = row.get("slot")
        if not isinstance(slot, str) or not self.named(page, id, "slot", slot, "slots", seasons): return
        group = self.rows["slots"].get(slot, {}).get("group", POWERS)
        if group != POWERS: self.tell(page, id, "slot", "slot-group", slot=slot, group=group)
        for other, power in page.rows.items():
            if other == id: break
            if power.get("slot") == slot and set(self.seasons_of(power)) & set(seasons):
                return self.tell(page, id, "slot", "slot-taken", slot=slot, other=other)

    def of_foes(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        start, group, ours = row.get("start"), row.get("group"), self.ours.tables["foes"].get(id, {})
        if isinstance(start, list):
            if type(row.get("figures")) is int and len(start) > row["figures"]:
                self.tell(page, id, "start", "figures", figures=row["figures"])
            for at in start:
                if not isinstance(at, str): self.tell(page, id, "start", "names", key="start")
                else: self.named(page, id, "start", at, "locations", seasons)
        if isinstance(group, str): self.named(page, id, "group", group, "groups", seasons)
        if ("refill" in row) != ("refill" in ours):
            if "refill" in row: self.tell(page, id, "refill", "unknown-key", key="refill")
            elif id not in page.broken and ours: self.tell(page, id, "refill", "missing-key", id=id, key="refill")
        self.sized(page, id, row, "refill", 0)

    def of_actions(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        """The rules know what each is aimed at, and in which Season there are Vines and the Gate."""
        ours: Row = self.ours.tables["actions"].get(id, {})
        if not ours: return
        for key in ("group", "seasons"):
            if row.get(key) == ours.get(key) or (key == "seasons" and not seasons): continue
            if key not in row:
                if key == "group" and id not in page.broken: self.tell(page, id, key, "missing-key", id=id, key=key)
            elif key not in ours: self.tell(page, id, key, "unknown-key", key=key)
            else: self.tell(page, id, key, "fixed", key=key, value=str(ours[key]))

    def of_seasons(self, page: Page, id: str, row: Row, seasons: list[int]) -> None:
        if row.get("goals") == []: self.tell(page, id, "goals", "no-goal")
        self.listed(page, id, row, "goals", "groups", [int(id)] if id.isdecimal() and int(id) in SEASONS else [])

    # --- Effects --------------------------------------------------------------------------------------------

    def effects(self, name: str, page: Page, id: str, row: Row) -> None:
        lines = effect_lines(page, id)
        count = 0
        for effect in row["effects"]:
            line = lines[min(count, len(lines) - 1)]
            count += 1
            if not isinstance(effect, dict): self.tell(page, id, "effects", "effect-table", line, sample=SAMPLE)
            else: count += self.effect(name, page, id, row, effect, line)

    def effect(self, name: str, page: Page, id: str, row: Row, effect: Row, line: int, inner: bool = False) -> int:
        """One step of a card, and what is done instead of it; how many these are."""
        key, instead, inside = effect.get("key"), effect.get("otherwise", []), 0

        def tell(what: str, **facts: Any) -> None: self.tell(page, id, "effects", what, line, **facts)

        if not isinstance(key, str) or key not in EFFECTS:
            tell("effect-lacks" if key is None else "unknown-effect", effect=id, key="key", value=str(key),
                 known=", ".join(k for k, e in EFFECTS.items() if name in e.on))
            return 0
        kind = EFFECTS[key]
        if name not in kind.on:
            tell("effect-place", effect=key, known=", ".join(k for k, e in EFFECTS.items() if name in e.on))
            return 0
        sorts = {**kind.wanted, **kind.optional}
        for given in effect:
            if given not in ("key", *sorts): tell("effect-key", effect=key, key=given, known=", ".join(sorts) or "–")
        for wanted in kind.wanted:
            if wanted not in effect: tell("effect-lacks", effect=key, key=wanted)
        if inner and "otherwise" in effect: tell("otherwise")
        elif "otherwise" in sorts:
            if not isinstance(instead, list) or not all(isinstance(e, dict) for e in instead): tell("effect-table", sample=SAMPLE)
            else: inside = sum(1 + self.effect(name, page, id, row, e, line, True) for e in instead)
        for given, sort in sorts.items():
            if given in effect and sort != "otherwise": self.parameter(page, id, row, key, given, sort, effect, line)
        if key == "spawn_demodog":
            for s in self.seasons_of(row):
                if not self.there("foes", DEMODOG, s) or DEMODOG not in self.rows["foes"]:
                    tell("off-board", key="key", value=key, season=str(s))
        return inside

    def parameter(self, page: Page, id: str, row: Row, effect: str, key: str, sort: str, given: Row, line: int) -> None:
        """Is this a value that the effect understands, and is what it names there?"""
        value, seasons = given[key], self.seasons_of(row) if "seasons" in row else []

        def bad(known: str) -> None:
            self.tell(page, id, "effects", "effect-value", line, effect=effect, key=key, value=str(value).lower()
                      if isinstance(value, bool) else str(value), known=known)

        def name(what: Any, table: str, when: Iterable[int]) -> None:
            if isinstance(what, str): self.named(page, id, "effects", what, table, when, line, key)
            else: bad(", ".join(self.rows.get(table, self.groups)))

        if sort in FIXED:
            if value not in FIXED[sort]: bad(", ".join(FIXED[sort]))
        elif sort == "truth":
            if type(value) is not bool: bad(SELECTORS[sort])
        elif sort in ("amount", "steps"):
            if type(value) is not int or not (1 <= value <= 9 or (sort == "steps" and value == -1)): bad(SELECTORS[sort])
        elif sort == "size":
            if type(value) is not int or not 1 <= value <= self.limit: bad(f"1…{self.limit}")
        elif sort == "tokens":
            if value != "all" and (type(value) is not int or not 1 <= value <= self.limit): bad(f"all, 1…{self.limit}")
        elif sort in PICKS:
            found = PICKS[sort].fullmatch(value) if isinstance(value, str) else None
            if found is None or (value.startswith("chosen") and found[1] > found[2]): bad(SELECTORS[sort])
        elif sort == "group": name(value, "groups", seasons)
        elif sort == "foe": name(value, "foes", seasons)
        elif sort == "at": name(value, "locations", seasons)
        elif sort in ("action", "actions"): self.deeds(page, id, row, effect, sort, value, bad, line)
        elif sort == "order":
            places = sorted({str(r.get("location", "")) for r in self.rows["slots"].values() if r["group"] == given.get("group")})
            if not isinstance(value, list) or not value: return bad(", ".join(places))
            for at in value:
                if at in self.rows["locations"] and at not in places and "slots" not in self.unsure: bad(", ".join(places))
                else: name(at, "locations", seasons)
        else:                                              # who, toward
            word, colon, what = value.partition(":") if isinstance(value, str) else ("", "", "")
            if sort == "toward":
                if word == "location" and colon: name(what, "locations", seasons)
                elif value not in ("nearest_character", "most_fear"): bad(SELECTORS[sort])
            elif word in ("with", "near") and what in ("any", *self.ours.tables["foes"]):
                if what != "any": name(what, "foes", seasons)
            elif word == "at" and colon: name(what, "locations", seasons)
            elif word == "half" and colon:
                for s in seasons:
                    halves = dict.fromkeys(r["half"] for r in self.rows["locations"].values() if s in r["seasons"])
                    if what not in halves and "locations" not in self.unsure: return bad(", ".join(f"half:{h}" for h in halves))
            elif value not in ("active", "each", "alone"): bad(SELECTORS[sort])
        return None

    def deeds(self, page: Page, id: str, row: Row, effect: str, sort: str, value: Any, bad: Any, line: int) -> None:
        """Actions by name; from afar only those that are aimed at stacks."""
        if sort == "action":
            aimed = [a for a, r in self.rows["actions"].items() if "group" in r]
            if value not in aimed: bad(", ".join(aimed))
            return
        if not isinstance(value, list) or not value or not all(isinstance(a, str) for a in value):
            bad(", ".join(self.rows["actions"]))
            return
        for action in value:
            if self.named(page, id, "effects", action, "actions", [], line, sort) and not self.some(action, self.seasons_of(row)):
                self.tell(page, id, "effects", "off-board", line, key="actions", value=action,
                          season=", ".join(map(str, self.seasons_of(row))))

    # --- Whole tables -----------------------------------------------------------------------------------------

    def twins(self) -> None:
        """No road twice."""
        page, seen = self.read["roads"], dict[tuple[frozenset[str], int], str]()
        for id, row in self.rows["roads"].items():
            if "ends" in self.wrong.get((page.name, id), ()): continue
            for s in row["seasons"]:
                other = seen.setdefault((frozenset(row["ends"]), s), id)
                if other == id: continue
                self.report(page.name, page.line(id, "ends"), "road-twice", other=other)
                break

    def alike(self, name: str) -> None:
        """No two titles of a table are alike in one Season."""
        page, seen = self.read.get(name), dict[tuple[str, str, int], str]()
        if page is None: return
        for id, row in page.rows.items():
            for lang, title in (row["title"] if isinstance(row.get("title"), dict) else {}).items():
                if not isinstance(title, str) or not title.strip(): continue
                for s in [0] if name == "seasons" else self.seasons_of(row):
                    other = seen.setdefault((lang, title.strip().casefold(), s), id)
                    if other == id: continue
                    self.report(page.name, page.line(id, "title", lang), "same-title", title=title, other=other)
                    break

    def totals(self) -> None:
        """As many of everything as there are in a box."""
        if "cards" in self.read: self.total("cards", 48)
        if "items" in self.read: self.total("items", 15)
        for name, wanted in (("scenes", (25, 27)), (ALLIES, (8, 8))):
            for s in SEASONS:
                if name in self.read: self.total(name, wanted[s - 1], s)
        if "tokens" not in self.read: return
        if not self.total("tokens", 77): return
        if not self.total("tokens", 72, kind="numbered"): return
        if self.total("tokens", 72, 2): self.total("tokens", 77, 1)

    def total(self, name: str, wanted: int, season: int = 0, kind: str = "") -> bool:
        page, have = self.read[name], 0
        for id, row in page.rows.items():
            copies = row.get("copies", 1)
            wrong = self.wrong.get((page.name, id), set())
            if id in page.broken or {"copies", "seasons", "value", "counts"} & wrong: return True
            if season and season not in self.seasons_of(row): continue
            if not kind or "value" in row: have += copies
        if have != wanted:
            self.report(page.name, page.end, "total", what=kind or name, have=have, wanted=wanted, season=str(season or "none"))
        return have == wanted

    # --- Can it be won? ---------------------------------------------------------------------------------------

    def winnable(self, season: int) -> None:
        """Every Location can be walked to; every goal is something to do, and can be done."""
        places = {id for id, row in self.rows["locations"].items() if season in row["seasons"]}
        lost = set() if {"locations", "roads"} & self.unsure else places - self.mainland(season, places)
        goals = self.rows["seasons"].get(str(season), {}).get("goals", [])
        told: set[str] = set()
        for n, group in enumerate(goals):
            if not isinstance(group, str) or group in goals[:n] or not self.there("groups", group, season): continue
            what, facts = self.hindrance(season, group, lost)
            if not what: continue
            if what == "goal-way": told |= set(facts["places"].split(", "))
            file, line = self.spot(what, season, facts.get("id", ""))
            self.report(file, line, what, season=str(season), group=group, **{k: v for k, v in facts.items() if k != "id"})
        for id in self.rows["locations"]:
            if id not in lost - told: continue
            page = self.read.get("locations") or self.read.get("roads")
            if page is not None: self.report(page.name, page.line(id), "no-road", season=str(season), id=id)

    def mainland(self, season: int, places: set[str]) -> set[str]:
        """The largest part of the board that hangs together: that in which most Characters start. Roads that would scare
        everybody out of the game lead nowhere."""
        bravest = max((row["terror"] for row in self.rows["characters"].values()), default=99)
        roads = [row["ends"] for row in self.rows["roads"].values() if season in row["seasons"] and row["fear"] < bravest]
        starts = [row["start"] for row in self.rows["characters"].values()]
        best: set[str] = set()
        left = set(places)
        while left:
            part = {min(left)}
            while more := {b for a, b in [*roads, *map(reversed, roads)] if a in part and b in left} - part: part |= more
            left -= part
            if rank(part, starts) > rank(best, starts): best = part
        return best

    def hindrance(self, season: int, group: str, lost: set[str]) -> tuple[str, dict[str, str]]:
        """Why no sequence of legal answers empties this group; nothing if one may."""
        slots = {id: row for id, row in self.rows["slots"].items() if row["group"] == group and season in row["seasons"]}
        filled = {id: row for id, row in slots.items() if row["size"]}
        if not filled: return ("", {}) if "slots" in self.unsure else ("goal-empty", {})
        if {"locations", "roads", "slots"} & self.unsure: return "", {}
        foes = [f for f, row in self.rows["foes"].items() if season in row["seasons"] and row["group"] == group]
        spare = self.thrown_away(season, group)            # stacks that Powers take away without any action
        if any(self.met(season, f) for f in foes):
            endless = all(self.rows["foes"][f].get("refill") for f in foes if self.met(season, f))
            return ("goal-refill", {"foe": foes[0]}) if endless and len(filled) > spare else ("", {})
        actions = [a for a, row in self.rows["actions"].items() if row.get("group") == group and season in row["seasons"]]
        if any(e["key"] == "remote_action" and e["action"] in actions and e["scope"] == group for e in self.always()):
            return "", {}
        if len(filled) <= spare: return "", {}
        if not actions: return ("goal-foe", {"foe": foes[0]}) if foes else ("goal-action", {})
        dead = [id for id, row in filled.items() if not self.offers(row.get("location"), actions)]
        if len(dead) > spare:
            return "goal-place", {"slots": ", ".join(dead), "actions": ", ".join(actions), "id": dead[0]}
        far = [id for id, row in filled.items() if row.get("location") in lost]
        places = ", ".join(dict.fromkeys(str(filled[id]["location"]) for id in far))
        return ("goal-way", {"places": places, "id": places.split(", ")[0]}) if len(far) > spare else ("", {})

    def offers(self, place: Any, actions: list[str]) -> bool:
        row = self.rows["locations"].get(place)
        return place is not None and (row is None or any(a in row["actions"] for a in actions))

    def met(self, season: int, foe: str) -> bool:
        """Does a Foe of this kind ever stand on the board?"""
        if self.rows["foes"][foe]["start"]: return True
        return foe == DEMODOG and any(e["key"] == "spawn_demodog" for e in self.at_once("scenes", season))

    def thrown_away(self, season: int, group: str) -> int:
        """How many stacks of a group all Powers together can throw away."""
        total = 0
        for effect in self.at_once("powers", season):
            if effect["key"] == "discard_stacks" and effect["group"] == group:
                total += 99 if effect["pick"] == "each" else int(effect["pick"][-1])
            if effect["key"] == "remove_foe" and effect["with_stack"] \
                    and self.rows["foes"].get(effect["foe"], {}).get("group") == group: total += effect["count"]
        return total

    def at_once(self, table: str, season: int) -> list[Row]:
        return [e for row in self.rows[table].values() if season in row["seasons"] for step in row["effects"]
                for e in (step, *step.get("otherwise", []))]

    def always(self) -> list[Row]: return [e for table in OWN for row in self.rows[table].values() for e in row["effects"]]

    def spot(self, what: str, season: int, id: str) -> tuple[str, int]:
        """Where a goal that cannot be reached is best mended: in the first of these files that there is."""
        first = {"goal-place": ("slots", id), "goal-way": ("locations", id)}.get(what, ("seasons", str(season)))
        for name, row in (first, ("seasons", str(season))):
            if name in self.read and row in self.read[name].rows:
                return self.read[name].name, self.read[name].line(row, "location" if name == "slots" else "goals")
        return next(((page.name, 1) for page in self.read.values()), (str(self.folder), 1))

    # --- Other names ------------------------------------------------------------------------------------------

    def other_names(self) -> None:
        """names/*.toml: what people and places may be called instead, in each language."""
        for file in sorted((self.folder / "names").glob("*.toml")):
            page = self.page(f"names/{file.name}")
            for table, rows in page.rows.items() if page is not None else ():
                assert page is not None
                titled = {k: list(self.rows[k]) for k, keys in TABLES.items() if "title" in keys}
                if table not in titled:
                    self.report(page.name, page.line(table), "unknown-value", key="[…]", value=table, known=", ".join(titled))
                    continue
                seen: dict[tuple[str, str], str] = {}
                for id, said in rows.items():
                    if id not in titled[table]: self.report(page.name, page.line(table, id), "unknown-row", id=f"{table}.{id}")
                    elif not isinstance(said, dict): self.report(page.name, page.line(table, id), "wanted-languages", key=id)
                    else:
                        self.languages(page, table, id, said)
                        self.same_names(page, table, id, said, seen)

    def same_names(self, page: Page, table: str, id: str, said: Row, seen: dict[tuple[str, str], str]) -> None:
        for lang, name in said.items():
            if not isinstance(name, str) or not name.strip(): continue
            other = seen.setdefault((lang, name.strip().casefold()), id)
            mine, theirs = (self.rows[table][x].get("seasons", SEASONS) for x in (id, other))
            if other != id and set(mine) & set(theirs):
                self.report(page.name, page.line(table, id, lang), "same-title", title=name, other=other)

    # --- A copy to begin from ---------------------------------------------------------------------------------

    def doubtful(self, row: Row) -> bool: return bool(unsure_keys(row))
    def head(self) -> str: return self.words.say("new-head-town")

    def hint(self, table: str, id: str, row: Row) -> str:
        return self.words.say("new-row-town", id=id.strip('"'), keys=", ".join(unsure_keys(row)),
                              note=str(row.get("note", "")) or "none")


def fits(value: Any, sort: type) -> bool: return isinstance(value, sort) and (type(value) is bool) == (sort is bool)


def fits_seasons(seasons: Any) -> bool:
    return isinstance(seasons, list) and bool(seasons) and all(type(s) is int and s in SEASONS for s in seasons) \
        and len(set(seasons)) == len(seasons)


def unsure_keys(row: Row) -> list[str]:
    """What of a row is our reconstruction. Where a Location is drawn is ours anyway, and nothing to look up."""
    parts = row.get("parts", {})
    return [key for key in row if key not in (*PLAIN, *ANYWHERE, "pos", "reveal", "mixed")
            and parts.get(key, row.get("status")) == "reconstructed"]


def rank(part: set[str], starts: list[str]) -> tuple[int, int]: return sum(at in part for at in starts), len(part)


def effect_lines(page: Page, id: str) -> list[int]:
    """On which line each effect of a row begins, those under `otherwise` included."""
    start = page.line(id, "effects")
    end = next((n + len(lines) for row, _, n, lines in page.parts if row == id and n <= start < n + len(lines)), start + 1)
    found: list[int] = []
    open_ = ""                                             # brackets that are not closed yet
    for n in range(start, end):
        for sign in SIGNS.findall(page.lines[n - 1]):
            if sign[0] in "{\"'" and (open_ == "[" or (sign == "{" and open_.endswith("["))): found.append(n)
            if sign in "[{": open_ += sign
            elif sign in "]}": open_ = open_[:-1]
            if not open_ and found: return found
    return found or [start]


CHECKER = UpsideDown
