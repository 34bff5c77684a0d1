"""The table as lines a person can read and write. A scenario may leave most of them out."""
from __future__ import annotations

import json
from typing import Any, Final

from mypy_extensions import i64

from penombra.core.errors import BadSetup, BadText
from penombra.core.line import NOBODY, Ints, has, line
from penombra.core.position import Laid, Sheet
from penombra.core.seen import Memory
from penombra.games.stay_away.ending import end_game, rest_point
from penombra.games.stay_away.information import CARD_NUMBER, Recollection, recollect, remembered
from penombra.games.stay_away.kinds import (
    ANALYSIS,
    BACK_NAMES,
    BARRED_DOOR,
    CARD_NAMES,
    CHANGE_PLACES,
    EVENT_BACK,
    EVENTS,
    INFECTED,
    KINDS,
    NO_BACK,
    NO_CARD,
    PANIC_BACK,
    QUARANTINE,
    RESOLUTE,
    SEDUCTION,
    SUSPICION,
    THE_THING,
    WATCH_YOUR_BACK,
    WHISKY,
    YOUD_BETTER_RUN,
)
from penombra.games.stay_away.setup import check_supply, copies_of, house_of, lay_out, resolve
from penombra.games.stay_away.state import BOOK, ENDINGS, Table
from penombra.games.stay_away.turn import begin_turn, draw, end_turn, phase_three, phase_two

HARMLESS: Final = [SUSPICION, SEDUCTION, RESOLUTE, CHANGE_PLACES, YOUD_BETTER_RUN, WHISKY, WATCH_YOUR_BACK, ANALYSIS]
STAGES: Final = ["turn", "draw", "play", "exchange", "deal"]
ONCE: Final = ["seats", "turn", "active", "dealer", "way", "chairs", "laid", "out", "infected", "thing", "drawn",
               "back", "top", "deck", "pile", "pile_back", "resolving", "gone", "lost", "owed", "last_infected", "feud",
               "ended", "answers", "stage"]
NOTHING_YET: Final = "nothing lies on the table before the deal"
MANY: Final = ["option", "door", "quarantine", "hand", "offer", "agenda", "memory"]


def write(g: Table, options: dict[str, Any], memories: list[Memory]) -> list[str]:
    """Everything, so that it reads back to the same hash."""
    n = int(g.seats)
    out = [f"seats {n}"]
    for key, value in options.items(): out.append(f"option {key} {json.dumps(value, ensure_ascii=False)}")
    out += [f"turn {int(g.turn)}", f"active {who(g.active)}", f"dealer {who(g.dealer)}",
            f"way {'clockwise' if g.way == 1 else 'counter_clockwise'}", f"chairs {spaced(g.at)}"]
    for s in range(n):
        if not has(g.alive, s) or not g.doors_beside(s, 1): continue
        out.append(f"door {s} {int(g.beside(s, 1))} {int(g.doors_beside(s, 1))}")
    for s in range(n):
        if g.quarantine[s]: out.append(f"quarantine {s} {int(g.quarantine[s])}")
    out += [f"laid {who(g.laid)}", f"out {seat_names(~g.alive, n)}", f"infected {seat_names(g.infected, n)}",
            f"thing {who(g.thing)}"]
    for s in range(n): out.append(f"hand {s} {cards_in(g, s)}")
    for s in range(n):
        if g.offer[s] != NO_CARD: out.append(f"offer {s} {CARD_NAMES[g.offer[s]]}")
    out.append("drawn " + " ".join([CARD_NAMES[k] for k in range(EVENTS) for _ in range(g.drawn[k])]))
    out += [f"back {BACK_NAMES[g.back]}", f"top {'none' if g.placed == NO_CARD else CARD_NAMES[g.placed]}",
            f"deck {cards_in(g, g.deck)}", f"pile {cards_in(g, g.pile)}", f"pile_back {BACK_NAMES[g.pile_back]}",
            f"resolving {cards_in(g, g.resolving)}", f"gone {cards_in(g, g.out)}",
            f"lost {who(g.lost)}", f"owed {seat_names(g.owed, n)}", f"last_infected {who(g.last_infected)}",
            f"feud {'yes' if g.feud else 'no'}", f"ended {ENDINGS[g.ended] if g.shown else 'no'}",
            f"answers {int(g.answers)} {int(g.chances)}"]
    for i in range(g.depth):
        x = g.agenda[i]
        out.append(f"agenda {BOOK.steps[x & 255].name} {int(x >> 8 & 255)} {int(x >> 16 & 255)} {int(x >> 24)}")
    for s, memory in enumerate(memories):
        assert isinstance(memory, Recollection)
        out.append(f"memory {s if s < n else 'spectator'} {json.dumps(remembered(memory))}")
    return [row.rstrip() for row in out]


def who(s: i64) -> str: return "nobody" if s == NOBODY else str(int(s))
def spaced(v: Ints) -> str: return " ".join([str(int(x)) for x in v])
def seat_names(bits: i64, n: int) -> str: return " ".join([str(s) for s in range(n) if bits >> s & 1]) or "nobody"
def cards_in(g: Table, zone: i64) -> str:
    return " ".join([CARD_NAMES[k] for k in range(KINDS) for _ in range(g.count(zone, k))])


class Reader(Sheet):
    """One position or scenario being read."""

    def __init__(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> None:
        super().__init__(lines, scenario, ONCE, MANY, ["stage"])
        self.pack = pack
        self.seats = self.number("seats", 0)
        if not 2 <= self.seats <= 12: raise BadText("seats: 2 to 12", self.at("seats"))

    def cards(self, words: list[str], n: int) -> list[int]:
        """Card names; "axe*3" for three."""
        out: list[int] = []
        for word in words:
            name, _, many = word.partition("*")
            if name not in CARD_NUMBER: raise BadText(f"no such card: {name}", n)
            if many and not many.isdecimal(): raise BadText(f"how many is {many}?", n)
            out += [CARD_NUMBER[name]] * (int(many) if many else 1)
        return out

    # --- The table -----------------------------------------------------------------------------------

    def table(self) -> Laid:
        used = self.options(resolve)
        if self.words("stage") == ["deal"]: return self.before_the_deal(used)
        house = house_of(used, [0] * KINDS)
        g = Table(house)
        g.sit_down(self.seats)
        g.turn, g.active = self.number("turn", 1), self.seat_of("active", 0)
        g.dealer, g.laid = self.seat_of("dealer", self.seats - 1), self.seat_of("laid", NOBODY)
        g.way = -1 if self.value("way", ["clockwise", "counter_clockwise"], "clockwise") else 1
        self.chairs(g)
        g.infected, g.thing = self.seats_of("infected"), self.thing_seat()
        self.doors(g)
        for n, words, _ in self.many["quarantine"]:
            if len(words) != 2 or words[1] not in ("1", "2", "3"): raise BadText("quarantine: a seat and turns left", n)
            g.quarantine[self.seat(words[0], n)] = int(words[1])
        order = self.place_cards(g)
        g.feud = self.value("feud", ["no", "yes"], "no") == 1
        self.clock(g)
        self.lay_agenda(g)
        for k in range(KINDS):
            for z in range(g.seats + 4): house.copies[k] += g.count(z, k)
            for s in range(g.seats):
                if g.offer[s] == k: house.copies[k] += 1
                if k == QUARANTINE and g.quarantine[s]: house.copies[k] += 1
                if k == BARRED_DOOR: house.copies[k] += g.doors[s]
        self.plausible(g)
        return Laid(g, used, self.memories(g, used), order)

    def plausible(self, g: Table) -> None:
        """No more cards than the box has, one The Thing, and a back that some card of the deck can show."""
        for name, numbers in self.pack.numbers.items():
            many, most = int(g.house.copies[CARD_NUMBER[name]]), max(1, len(numbers))
            if many > most: raise BadText(f"there are {many} {name}, and the box has {most}")
        if not self.scenario and g.house.copies[THE_THING] != 1: raise BadText("The Thing must be there once")
        if g.back != NO_BACK and g.placed == NO_CARD and not g.left_in_deck(g.back):
            raise BadText(f"no card of the deck has the back {BACK_NAMES[g.back]}", self.at("back"))

    def before_the_deal(self, used: dict[str, Any]) -> Laid:
        """The deck that these options make, and nobody has a card yet."""
        for key in self.once:
            if key not in ("seats", "stage"): raise BadText(f"{key}: {NOTHING_YET}", self.at(key))
        for key, rows in self.many.items():
            if rows and key != "option": raise BadText(f"{key}: {NOTHING_YET}", rows[0][0])
        try:
            copies = copies_of(self.seats, used, self.pack.numbers)
            check_supply(self.seats, used, copies)
        except BadSetup as e: raise BadText(str(e), self.at("stage")) from None
        memories: list[Memory] = []
        revised = used["edition"] == "revised"
        for s in range(self.seats + 1):
            memories.append(Recollection(self.seats, s if s < self.seats else -1, used["thing_in_deck"], revised))
        return Laid(lay_out(self.seats, house_of(used, copies)), used, memories, [])

    def thing_seat(self) -> int:
        if "thing" in self.once: return self.seat_of("thing", NOBODY)
        for n, words, _ in self.many["hand"]:
            if "the_thing" in words: return self.seat(words[0], n)
        return NOBODY

    def chairs(self, g: Table) -> None:
        if "chairs" in self.once:
            n, words = self.once["chairs"]
            order = [self.seat(w, n) for w in words]
            if sorted(order) != list(range(self.seats)): raise BadText("chairs: every seat once", n)
            for c, s in enumerate(order): g.at[c], g.chair[s] = s, c
        g.alive &= ~self.seats_of("out")
        if not g.alive: raise BadText("somebody must be alive", self.at("out"))
        if g.active != NOBODY and not has(g.alive, g.active) and self.scenario:
            raise BadText("the active player is out", self.at("active"))

    def doors(self, g: Table) -> None:
        for n, words, _ in self.many["door"]:
            if len(words) not in (2, 3) or (len(words) == 3 and not words[2].isdecimal()):
                raise BadText("door: two neighbours, the second on the left of the first, and how many", n)
            a, b = self.seat(words[0], n), self.seat(words[1], n)
            if g.beside(a, 1) != b and g.beside(b, 1) == a: a, b = b, a
            if not has(g.alive, a) or g.beside(a, 1) != b: raise BadText("door: these two are no neighbours", n)
            g.doors[g.chair[a]] += int(words[2]) if len(words) == 3 else 1

    def place_cards(self, g: Table) -> list[int]:
        """Cards that are named go where they are named; in a scenario the rest is dealt from what the box still has."""
        given = {s: (False, list[int]()) for s in range(self.seats)}
        for n, words, _ in self.many["hand"]:
            s = self.seat(words[0], n) if words else NOBODY
            if s == NOBODY: raise BadText("hand: a seat and cards", n)
            exactly = "only" in words
            given[s] = (exactly, self.cards([w for w in words[1:] if w != "only"], n))
        box = [0] * KINDS
        if self.scenario:
            for name, numbers in self.pack.numbers.items(): box[CARD_NUMBER[name]] = len(numbers)
            for s in range(self.seats):
                if g.quarantine[s]: box[QUARANTINE] -= 1
                box[BARRED_DOOR] -= int(g.doors[s])
        for s in range(self.seats):
            for card in given[s][1]: self.put(g, box, s, card, 0)
        for n, words, _ in self.many["offer"]:
            if len(words) != 2: raise BadText("offer: a seat and a card", n)
            s, card = self.seat(words[0], n), self.cards(words[1:], n)[0]
            if s == NOBODY: raise BadText("offer: a seat and a card", n)
            box[card] -= 1
            g.offer[s] = card
        for key, zone in (("resolving", g.resolving), ("pile", g.pile), ("gone", g.out)):
            for card in self.cards(self.words(key), self.at(key)): self.put(g, box, zone, card, self.at(key))
        for card in self.cards(self.words("drawn"), self.at("drawn")): g.drawn[card] += 1
        words = self.words("deck")
        alone = "only" in words or not self.scenario
        order = self.cards([w for w in words if w != "only"], self.at("deck"))
        for card in order: self.put(g, box, g.deck, card, self.at("deck"))
        if self.scenario: self.deal_rest(g, box, given, alone)
        else: order = []
        g.back = self.value("back", BACK_NAMES, "none")
        g.pile_back = self.value("pile_back", BACK_NAMES, "none")
        top = self.words("top")
        if top and top != ["none"]: g.placed = self.cards(top, self.at("top"))[0]
        if self.scenario and "back" not in self.once:
            g.back = NO_BACK if not g.sizes[g.deck] else EVENT_BACK
            if (order and order[0] >= EVENTS) or (not order and g.sizes[g.deck] and not g.left_in_deck(EVENT_BACK)):
                g.back = PANIC_BACK
        return order

    def put(self, g: Table, box: list[int], zone: i64, card: int, n: int) -> None:
        if self.scenario and box[card] < 1: raise BadText(f"there are not so many {CARD_NAMES[card]}", n)
        box[card] -= 1
        g.cards[zone * KINDS + card] += 1
        g.sizes[zone] += 1
        if zone == g.deck and card >= EVENTS: g.deck_panics += 1

    def deal_rest(self, g: Table, box: list[int], given: dict[int, tuple[bool, list[int]]], alone: bool) -> None:
        if g.thing != NOBODY and box[THE_THING]:
            self.put(g, box, g.thing if has(g.alive, g.thing) else g.out, THE_THING, 0)
        for s in range(self.seats):
            if not has(g.alive, s) or given[s][0]: continue
            wanted = 5 if s == g.active and self.words("stage") == ["play"] else 4
            if g.offer[s] != NO_CARD: wanted -= 1
            if has(g.infected, s) and not g.holds(s, INFECTED) and g.sizes[s] < wanted: self.put(g, box, s, INFECTED, 0)
            while g.sizes[s] < wanted:
                fit = [k for k in HARMLESS if box[k] > 0]
                if not fit: raise BadText("not enough harmless cards are left; name the hands")
                self.put(g, box, s, fit[0], 0)
        if alone: return
        for k in range(KINDS):
            while box[k] > 0 and not (k == THE_THING and g.thing != NOBODY): self.put(g, box, g.deck, k, 0)

    def clock(self, g: Table) -> None:
        """Who was the last Human, and who has a turn left."""
        g.last_infected = self.seat_of("last_infected", NOBODY)
        lost = self.words("lost")
        if lost and lost != ["nobody"]:
            if len(lost) != 1 or not lost[0].isdecimal(): raise BadText("lost: a turn, or nobody", self.at("lost"))
            g.lost, g.owed = int(lost[0]), self.seats_of("owed")
        elif self.scenario and g.thing != NOBODY and not g.humans() and not g.feud: g.lost, g.owed = g.turn - 1, g.alive
        ended = self.words("ended")
        if ended and ended != ["no"]:
            if ended[0] not in ENDINGS: raise BadText(f"ended: one of {' '.join(ENDINGS)}", self.at("ended"))
            g.ended, g.shown = ENDINGS.index(ended[0]), (1 << self.seats) - 1
        answers = self.words("answers")
        if answers:
            if len(answers) != 2 or not all(w.isdecimal() for w in answers):
                raise BadText("answers: two numbers", self.at("answers"))
            g.answers, g.chances = int(answers[0]), int(answers[1])

    def lay_agenda(self, g: Table) -> None:
        for n, words, _ in self.many["agenda"]:
            if not words or words[0] not in BOOK.names: raise BadText(f"no such step: {' '.join(words[:1])}", n)
            numbers = [int(w) if w.isdecimal() and len(w) < 7 else -1 for w in words[1:]]
            if len(numbers) > 3 or -1 in numbers or max(numbers[:2], default=0) > 255 or g.depth == len(g.agenda):
                raise BadText("agenda: a step and up to three numbers", n)
            if numbers and numbers[0] >= self.seats: raise BadText(f"no such seat: {numbers[0]}", n)
            numbers += [0] * (3 - len(numbers))
            g.push(line(BOOK.names[words[0]], numbers[0], numbers[1], numbers[2]))
        if g.depth or not self.scenario: return
        stage = STAGES[self.value("stage", STAGES, "draw")]
        me = g.active
        if stage == "turn":
            g.then(begin_turn.of(me), end_game.of())
            g.turn -= 1
            return
        g.then(end_turn.of(me), end_game.of())
        g.push(phase_three.of(me))
        if stage == "draw": g.then(rest_point.of(), draw.of(me))
        elif stage == "play": g.then(rest_point.of(), phase_two.of(me))

    def memories(self, g: Table, used: dict[str, Any]) -> list[Memory]:
        """What everybody remembers; in a scenario, their own role and no more."""
        revised = used["edition"] == "revised"
        found: dict[int, Recollection] = {}
        for n, words, text in self.many["memory"]:
            if len(words) < 2: raise BadText("memory: a seat and what it knows", n)
            s = self.seats if words[0] == "spectator" else self.seat(words[0], n)
            try:
                data = json.loads(text.split(None, 2)[2])
                found[s] = recollect(data, self.seats, s if s < self.seats else -1, used["thing_in_deck"], revised)
            except (ValueError, KeyError, TypeError, IndexError, AttributeError):
                raise BadText("memory: not understood", n) from None
        out: list[Memory] = []
        for s in range(self.seats + 1):
            if s in found: out.append(found[s])
            elif not self.scenario: raise BadText(f"a position needs what everybody remembers: seat {s} is missing")
            else: out.append(self.plain_memory(g, s, used["thing_in_deck"], revised))
        return out

    def plain_memory(self, g: Table, s: int, thing_in_deck: bool, revised: bool) -> Recollection:
        m = Recollection(self.seats, s if s < self.seats else -1, thing_in_deck, revised)
        m.turn = int(g.turn)
        m.suspects = g.alive
        if not thing_in_deck or g.thing != NOBODY: m.suspects = g.alive
        if g.thing == NOBODY: m.suspects |= 1 << self.seats
        for t in range(self.seats):
            for x in range(self.seats):
                if x != t and g.infected: m.could[t * self.seats + x] = int(g.turn) - 1
        if s < self.seats:
            m.suspects &= ~(1 << s)
            m.role = g.role(s)
            if s == g.thing or has(g.infected, s): m.suspects = 1 << g.thing
        if g.feud: m.suspects = 1 << g.thing
        return m


def read(lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid: return Reader(lines, pack, scenario).table()


