"""The table as lines a person can write: people, Foes, stacks from the bottom. A scenario may leave most of them out."""
from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import i64

from penombra.core.errors import BadSetup, BadText
from penombra.core.line import NOBODY, Ints, line
from penombra.core.position import Laid, Sheet
from penombra.core.seen import Memory
from penombra.games.upside_down.cards import refill
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.ending import end_game
from penombra.games.upside_down.house import house_of
from penombra.games.upside_down.knowledge import Known, known_from
from penombra.games.upside_down.setup import FEWEST, MOST, check_supply, lay_table, resolve
from penombra.games.upside_down.state import BOOK, ENDINGS, GONE, IN_DECK, OFF, REMOVED, WAITING, Town
from penombra.games.upside_down.turn import act, end_turn, reveal_scenes, spend
from penombra.games.upside_down.verbs import ACTION_NAMES, ALLY, CARD, DEAL, FIRST, ITEM, SCENE, TOKEN, Books

STAGES: Final = ["move", "act", "refill", "scenes", "end", "setup"]
PILES: Final = ["deck", "discard", "played", "items", "drawn", "scenes", "seen", "pool", "bag"]
ONCE: Final = ["seats", "turn", "act", "active", "opener", "met", "points", "danger", "action", "value", "fought", "target",
               "chosen", "due", "scene", *PILES, "ended", "answers", "stage"]
MANY: Final = ["option", "person", "hand", "owns", "ally", "foe", "stack", "memory", "agenda", "next"]
ONLY_SCENARIO: Final = ["stage"]
WISHES: Final = {"character": DEAL, "first": FIRST, "card": CARD, "scene": SCENE, "item": ITEM, "ally": ALLY, "token": TOKEN}
LONGEST: Final = 1 << 38                     # the largest number a line of the agenda holds


# --- Writing ------------------------------------------------------------------------------------------

def write(g: Town, options: dict[str, Any], memories: list[Memory]) -> list[str]:
    """Everything, so that it reads back to the same hash."""
    n, names, h = int(g.seats), g.house.names, g.house
    out = [f"seats {n}"]
    for key, value in options.items(): out.append(f"option {key} {json.dumps(value)}")
    out += [f"turn {int(g.turn)}", f"act {int(g.act)}", f"active {who(g.active)}", f"opener {who(g.opener)}", f"met {int(g.met)}",
            f"points {int(g.points)}", f"danger {int(g.danger)}", f"action {named(g.action, ACTION_NAMES)}",
            f"value {int(g.value)}", f"fought {named(g.fought, names.foes)}", f"target {named(g.target, names.slots)}",
            f"chosen {' '.join([names.slots[k] for k in h.slots if g.chosen >> k & 1]) or 'none'}",
            f"due {int(g.due)}", f"scene {named(g.scene, names.scenes)}"]
    for s in range(n):
        out.append(f"person {s} {named(g.role[s], names.characters)} {named(g.at[s], names.locations)} {int(g.fear[s])}")
        out.append(f"hand {s} " + " ".join([names.cards[g.hand[s * h.hand + k]] for k in range(g.held[s])]))
        out.append(f"owns {s} " + " ".join([names.items[g.item[s * h.item_limit + k]] for k in range(g.items_of(s))]))
    for f in range(len(g.foe)):
        if h.foe_group[h.kind[f]] != NONE: out.append(f"foe {names.foes[f]} {place(g, g.foe[f])}")
    for a in range(len(g.ally)):
        if h.allies[a]: out.append(f"ally {names.allies[a]} {ally_place(g, g.ally[a])}")
    for k in h.slots:
        if g.stacks.size[k]: out.append(f"stack {names.slots[k]} {stack_text(g, k)}")
    for key, v, words in piles(g): out.append(f"{key} {counted(v, words)}")
    out += [f"ended {'no' if g.depth else ENDINGS[g.ended]}", f"answers {int(g.answers)} {int(g.chances)}"]
    texts = [m.to_text() for m in memories]
    if len(set(texts)) == 1: out.append(f"memory all {texts[0]}")
    else: out += [f"memory {s if s < n else 'table'} {text}" for s, text in enumerate(texts)]
    for i in range(g.depth):
        x = g.agenda[i]
        out.append(f"agenda {BOOK.steps[x & 255].name} {int(x >> 8 & 255)} {int(x >> 16 & 255)} {int(x >> 24)}")
    return [row.rstrip() for row in out]


def who(s: i64) -> str: return "nobody" if s == NOBODY else str(int(s))
def named(x: i64, names: list[str]) -> str: return "none" if x < 0 else names[x]
def place(g: Town, at: i64) -> str: return "gone" if at == GONE else "off" if at < 0 else g.place(at)


def ally_place(g: Town, at: i64) -> str:
    if at == IN_DECK: return "deck"
    if at == REMOVED: return "removed"
    return f"waits {g.slot(at - WAITING)}" if at >= WAITING else f"owned {int(at)}"


def stack_text(g: Town, k: i64) -> str:
    """From the bottom; ^ before a top that lies face up."""
    faces = g.faces(k)
    if g.stacks.up[k]: faces[-1] = "^" + faces[-1]
    return " ".join(faces)


def piles(g: Town) -> list[tuple[str, Ints, list[str]]]:
    n = g.house.names
    return [("deck", g.deck, n.cards), ("discard", g.discard, n.cards), ("played", g.played, n.cards),
            ("items", g.items, n.items), ("drawn", g.drawn, n.items), ("scenes", g.scenes, n.scenes), ("seen", g.seen, n.scenes),
            ("pool", g.stacks.pool, n.faces), ("bag", g.stacks.bag, n.faces)]


def counted(v: Ints, names: list[str]) -> str:
    return " ".join([name if v[k] == 1 else f"{name}*{int(v[k])}" for k, name in enumerate(names) if v[k]])


# --- Reading ------------------------------------------------------------------------------------------

class Reader(Sheet):
    """One position or scenario being read."""

    def __init__(self, lines: list[tuple[int, str]], books: Books, scenario: bool) -> None:
        super().__init__(lines, scenario, ONCE, MANY, ONLY_SCENARIO)
        self.books = books
        self.names = books.names
        self.seats = self.number("seats", FEWEST)
        if not FEWEST <= self.seats <= MOST: raise BadText(f"seats: {FEWEST} to {MOST}", self.at("seats"))

    def resolved(self, given: dict[str, Any]) -> dict[str, Any]: return resolve(given, self.seats, self.names.characters)

    def one(self, word: str, names: list[str], what: str, n: int) -> int:
        if word not in names: raise BadText(f"there is no {what} {word}", n)
        return names.index(word)

    def listed(self, key: str, names: list[str]) -> list[int]:
        """Names, each with how many: "1f*2"."""
        out: list[int] = []
        for word in self.words(key):
            name, _, many = word.partition("*")
            if many and (not many.isdecimal() or int(many) > 99): raise BadText(f"how many is {many}?", self.at(key))
            out += [self.one(name, names, key, self.at(key))] * (int(many) if many else 1)
        return out

    def maybe(self, key: str, names: list[str]) -> int: return self.value(key, ["none", *names], "none") - 1

    # --- The table -----------------------------------------------------------------------------------

    def table(self) -> Laid:
        used = self.options(self.resolved)
        house = house_of(used, self.seats, self.books)
        try: check_supply(house, self.seats)
        except BadSetup as e: raise BadText(str(e)) from None
        memories: list[Memory] = [Known(self.names.faces) for _ in range(self.seats + 1)]
        if self.words("stage") == ["setup"]:
            said = [(n, key) for key, (n, _) in self.once.items() if key not in ("seats", "stage")]
            said += [(rows[0][0], key) for key, rows in self.many.items() if rows and key not in ("option", "next")]
            if said: raise BadText(f"{min(said)[1]}: nothing lies on the table before the set-up", min(said)[0])
            return Laid(lay_table(self.seats, house), used, memories, self.wishes())
        g = Town(house)
        g.sit_down(self.seats)
        self.people(g)
        self.foes(g)
        self.stacks(g)
        self.allies(g)
        self.cards(g)
        self.clock(g)
        self.lay_agenda(g)
        return Laid(g, used, self.memories(g, memories), self.wishes())

    def people(self, g: Town) -> None:
        h, names = g.house, self.names
        for n, words, _ in self.many["person"]:
            if len(words) not in (3, 4) or (len(words) == 4 and not words[3].isdecimal()):
                raise BadText("person: a seat, a Character, a Location and Fear", n)
            s = self.seat(words[0], n)
            if g.role[s] != NONE: raise BadText(f"seat {s} is named twice", n)
            if words[1] == "none" and not self.scenario: continue
            role = self.one(words[1], names.characters, "Character", n)
            if any(r == role for r in g.role): raise BadText(f"{words[1]} is named twice", n)
            g.role[s], g.at[s] = role, self.location(g, words[2], n)
            g.fear[s] = int(words[3]) if len(words) == 4 else 0
            if g.fear[s] > h.terror[role]: raise BadText(f"so much Fear {words[1]} cannot have", n)
        for s in range(self.seats):
            if g.role[s] != NONE: continue
            if not self.scenario:
                if len(self.many["person"]) < self.seats: raise BadText(f"a position needs every Character: seat {s} is missing")
                continue
            role = h.team[s] if len(h.team) else next(r for r in range(len(h.home)) if all(x != r for x in g.role))
            g.role[s], g.at[s] = role, h.home[role]
        for n, words, _ in self.many["hand"]:
            s = self.seat(words[0] if words else "", n)
            if len(words) - 1 > h.hand or g.held[s]: raise BadText(f"hand: a seat, and at most {int(h.hand)} cards", n)
            for word in words[1:]: g.take_card(s, self.one(word, names.cards, "card", n))
        for n, words, _ in self.many["owns"]:
            s = self.seat(words[0] if words else "", n)
            if len(words) - 1 > h.item_limit: raise BadText(f"owns: a seat, and at most {int(h.item_limit)} Items", n)
            found = sorted(self.one(word, names.items, "Item", n) for word in words[1:])
            for k, item in enumerate(found): g.item[s * h.item_limit + k] = item

    def location(self, g: Town, word: str, n: int) -> int:
        at = self.one(word, self.names.locations, "Location", n)
        if all(at != p for p in g.house.places): raise BadText(f"{word} is not on this board", n)
        return at

    def slot(self, g: Town, word: str, n: int) -> int:
        k = self.one(word, self.names.slots, "slot", n)
        if all(k != x for x in g.house.slots): raise BadText(f"{word} is not on this board", n)
        return k

    def foes(self, g: Town) -> None:
        for n, words, _ in self.many["foe"]:
            if len(words) != 2: raise BadText("foe: a figure and a Location, off or gone", n)
            f = self.one(words[0], self.names.foes, "Foe", n)
            if g.house.foe_group[g.house.kind[f]] == NONE: raise BadText(f"{words[0]} is not in this Season", n)
            g.foe[f] = OFF if words[1] == "off" else GONE if words[1] == "gone" else self.location(g, words[1], n)

    def stacks(self, g: Town) -> None:
        h, s = g.house, g.stacks
        left = [int(x) for x in h.tokens]
        for n, words, _ in self.many["stack"]:
            k = self.slot(g, words[0] if words else "", n)
            if s.size[k] or not 2 <= len(words) <= h.limit + 1: raise BadText(f"stack: a slot, and 1 to {int(h.limit)} tokens", n)
            for word in words[1:]:
                face = self.one(word.removeprefix("^"), self.names.faces, "token", n)
                s.lay(k, face)
                left[face] -= 1
                if left[face] < 0: raise BadText(f"there are not so many tokens {self.names.faces[face]}", n)
            if any(word.startswith("^") for word in words[1:-1]): raise BadText("only a top lies face up", n)
            if words[-1].startswith("^"): s.reveal(k)
        for face in self.listed("bag", self.names.faces):
            s.bag[face] += 1
            left[face] -= 1
        if "pool" not in self.once:
            for face in range(len(left)): s.pool[face] = max(0, left[face])
        for face in self.listed("pool", self.names.faces): s.pool[face] += 1
        for face in range(len(left)):
            if s.pool[face] > left[face]:
                raise BadText(f"there are not so many tokens {self.names.faces[face]}", self.at("pool") or self.at("bag"))

    def allies(self, g: Town) -> None:
        for n, words, _ in self.many["ally"]:
            a = self.one(words[0] if words else "", self.names.allies, "Ally", n)
            if not g.house.allies[a]: raise BadText(f"{words[0]} is not in this Season", n)
            if words[1:] == ["deck"]: g.ally[a] = IN_DECK
            elif words[1:] == ["removed"]: g.ally[a] = REMOVED
            elif len(words) == 3 and words[1] == "owned": g.ally[a] = self.seat(words[2], n)
            elif len(words) == 3 and words[1] == "waits":
                k = self.slot(g, words[2], n)
                if g.ally_in(k) != NONE or g.house.group[k] != g.house.allies_group:
                    raise BadText(f"nobody else waits at {words[2]}", n)
                g.ally[a] = WAITING + k
            else: raise BadText("ally: a name, and deck, removed, owned and a seat, or waits and a slot", n)

    def cards(self, g: Town) -> None:
        """What is in each pile; a scenario leaves to the decks what it does not name."""
        h, names = g.house, self.names
        for key, v, words in piles(g):
            if key in ("pool", "bag", "deck", "items", "scenes"): continue
            for x in self.listed(key, words): v[x] += 1
        hands = [int(x) for x in g.hand if x != NONE]
        owned = [int(x) for x in g.item if x != NONE]
        self.rest(g.deck, h.cards, "deck", names.cards, [g.discard, g.played], hands)
        self.rest(g.items, h.items, "items", names.items, [g.drawn], owned)
        self.rest(g.scenes, h.scenes, "scenes", names.scenes, [g.seen], [self.maybe("scene", names.scenes)])

    def rest(self, deck: Ints, all: Ints, key: str, names: list[str], piles: list[Ints], gone: list[int]) -> None:
        """A deck is what is named; or else all there is, less what lies elsewhere."""
        for k in range(len(all)):
            deck[k] = all[k] - gone.count(k)
            for pile in piles: deck[k] -= pile[k]
            if deck[k] < 0: raise BadText(f"there are not so many: {names[k]}", self.at(key))
        if key not in self.once: return
        found = self.listed(key, names)
        for k in range(len(all)):
            if found.count(k) > deck[k]: raise BadText(f"there are not so many: {names[k]}", self.at(key))
            deck[k] = found.count(k)

    def clock(self, g: Town) -> None:
        names = self.names
        g.turn, g.act, g.met = self.number("turn", 1), self.number("act", 1), self.number("met", 0)
        if not 1 <= g.act <= g.house.acts: raise BadText(f"act: 1 to {int(g.house.acts)}", self.at("act"))
        if g.met > len(g.house.goals): raise BadText(f"met: 0 to {len(g.house.goals)}", self.at("met"))
        g.active = self.seat_of("active", 0 if self.scenario else NOBODY)
        g.opener = self.seat_of("opener", g.active)
        g.points, g.danger, g.value = self.number("points", 0), self.number("danger", 0), self.number("value", 0)
        g.action, g.fought = self.maybe("action", ACTION_NAMES), self.maybe("fought", names.foes)
        g.target, g.scene = self.maybe("target", names.slots), self.maybe("scene", names.scenes)
        for word in self.words("chosen"):
            if word != "none": g.chosen |= 1 << self.slot(g, word, self.at("chosen"))
        if self.words("due") == ["-1"]: g.due = NONE
        else: g.due = self.number("due", 0)
        ended = self.words("ended")
        if ended and ended != ["no"]:
            if ended[0] not in ENDINGS: raise BadText(f"ended: one of {' '.join(ENDINGS)}", self.at("ended"))
            g.ended = ENDINGS.index(ended[0])
        elif g.turn and g.active == NOBODY: raise BadText("active: somebody's turn it is", self.at("active"))
        answers = self.words("answers")
        if answers:
            if len(answers) != 2 or not all(w.isdecimal() for w in answers):
                raise BadText("answers: two numbers", self.at("answers"))
            g.answers, g.chances = int(answers[0]), int(answers[1])

    def lay_agenda(self, g: Town) -> None:
        for n, words, _ in self.many["agenda"]:
            if not words or words[0] not in BOOK.names: raise BadText(f"no such step: {' '.join(words[:1])}", n)
            numbers = [int(w) if w.isdecimal() else -1 for w in words[1:]]
            if len(numbers) > 3 or -1 in numbers or any(x > 255 for x in numbers[:2]) or numbers[2:] > [LONGEST] or g.depth > 40:
                raise BadText("agenda: a step and up to three numbers", n)
            numbers += [0] * (3 - len(numbers))
            g.push(line(BOOK.names[words[0]], numbers[0], numbers[1], numbers[2]))
        if g.depth or not self.scenario: return
        stage, me = STAGES[self.value("stage", STAGES, "move")], g.active
        if me == NOBODY: raise BadText("active: somebody's turn it is", self.at("active"))
        g.then(end_turn.of(me), end_game.of())
        if stage in ("move", "act", "refill", "scenes"): g.push(reveal_scenes.of(me))
        if stage in ("move", "act", "refill"): g.push(refill.of(me))
        if stage in ("move", "act"): g.push(act.of(me))
        if stage == "move": g.push(spend.of(me))

    def memories(self, g: Town, fresh: list[Memory]) -> list[Memory]:
        """As they are written; where they are not, everybody knows the tops that lie face up."""
        if not self.many["memory"]: return [seen_now(g) for _ in fresh]
        for n, words, text in self.many["memory"]:
            try: found = known_from(self.names.faces, json.loads(text.split(None, 2)[2]))
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                raise BadText("memory: cannot be read", n) from None
            if problem(g, found): raise BadText(f"memory: {problem(g, found)}", n)
            if words[0] == "all": fresh = [found.copy() for _ in fresh]
            elif words[0] == "table": fresh[-1] = found
            else: fresh[self.seat(words[0], n)] = found
        return fresh

    def wishes(self) -> list[int]:
        """What chance is to say, as long as it can: "next card 1 2f"."""
        out: list[int] = []
        lists = {"character": self.names.characters, "card": self.names.cards, "scene": self.names.scenes,
                 "item": self.names.items, "ally": self.names.allies, "token": self.names.faces,
                 "first": [str(s) for s in range(self.seats)]}
        for n, words, _ in self.many["next"]:
            if not self.scenario: raise BadText("only a scenario has a line next", n)
            if not words or words[0] not in WISHES: raise BadText(f"next: one of {' '.join(WISHES)}, and what comes", n)
            out += [int(WISHES[words[0]]) * 1000 + self.one(word, lists[words[0]], words[0], n) for word in words[1:]]
        return out


def seen_now(g: Town) -> Known:
    """What is known of tokens by who sees the table for the first time."""
    k = Known(g.house.names.faces)
    for slot in g.house.slots:
        if not g.stacks.size[slot]: continue
        k.add(g.slot(slot), int(g.stacks.size[slot]), False, False)
        if g.stacks.up[slot]: k.look(g.slot(slot), [int(g.stacks.top(slot))])
    return k


def problem(g: Town, k: Known) -> str:
    """Is this no memory of this table?"""
    for slot in g.house.slots:
        rows = k.places.get(g.slot(slot), [])
        if len(rows) != g.stacks.size[slot]: return f"{g.slot(slot)} has {int(g.stacks.size[slot])} tokens"
        for n in range(len(rows)):
            if not -len(k.mixes) <= rows[n] < len(k.born): return "a token that is not there"
            may = k.may_be(g.slot(slot), n)
            if may and g.stacks.at(slot, n) not in may: return f"{g.slot(slot)} is otherwise"
    return ""


def read(lines: list[tuple[int, str]], books: Books, scenario: bool) -> Laid: return Reader(lines, books, scenario).table()


