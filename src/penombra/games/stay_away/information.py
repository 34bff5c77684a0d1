"""Who sees what of the table, and what a seat remembers.

What a seat has laid face down still counts as its hand in all that is remembered.
"""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from penombra.core.agenda import State
from penombra.core.event import Event
from penombra.core.line import NOBODY, has
from penombra.core.seen import Memory, Seen
from penombra.games.stay_away.kinds import (
    BACK_NAMES,
    BARRED_DOOR,
    CARD_NAMES,
    EVENTS,
    INFECTED,
    KINDS,
    NO_CARD,
    QUARANTINE,
    THE_THING,
)
from penombra.games.stay_away.state import ENDINGS, House, Table

CARD_NUMBER: Final = {name: k for k, name in enumerate(CARD_NAMES)}
NEVER: Final = -1
MOST: Final = 7                              # no hand ever has more cards


class Recollection(Memory):
    """What one seat is sure of, folded from the events it saw."""

    def __init__(self, seats: int, me: int, thing_in_deck: bool, revised: bool) -> None:
        super().__init__()
        self.seats = seats
        self.me = me                                     # -1 for spectators
        self.revised = revised
        self.thing_in_deck = thing_in_deck
        self.deck = seats                                # zones of claims: hands, event cards of the deck, pile,
        self.pile = seats + 1                            # Panics of the deck
        self.deck_panics = seats + 2
        self.role = "human"
        self.turn = 0
        self.suspects: i64 = 1 << seats if thing_in_deck else (1 << seats) - 1    # of being The Thing; bit n: the deck
        self.could = [NEVER] * (seats * seats)           # [thing * n + x]: the last turn in which x may have caught it
        self.must = [0] * seats                          # [thing]: who then surely is Infected
        self.finished = [0] * seats                      # the last turn each has finished
        self.died = [NEVER] * seats                      # the turn in which each fell
        self.covered = False                             # the deck's top was put there by somebody
        self.top = NO_CARD                               # and I know what it is
        self.coverer = NOBODY                            # who did, if it may have been The Thing when it chose
        self.fresh: list[int] = []                       # what somebody drew in my sight since playing a card
        self.undealt: i64 = 1 << INFECTED                # kinds that are never dealt, only drawn
        self.most = [MOST] * seats                       # at most so many of them does each hand hold

    def copy(self) -> Memory:
        o = Recollection(self.seats, self.me, self.thing_in_deck, self.revised)
        self.copy_to(o)
        o.role, o.turn, o.suspects = self.role, self.turn, self.suspects
        o.could, o.must, o.finished = list(self.could), list(self.must), list(self.finished)
        o.died, o.covered, o.top, o.coverer = list(self.died), self.covered, self.top, self.coverer
        o.fresh, o.undealt, o.most = list(self.fresh), self.undealt, list(self.most)
        return o

    def to_text(self) -> str:
        return f"{super().to_text()}|{self.role}|{self.turn}|{self.suspects}|{self.could}|{self.must}|{self.finished}" \
               f"|{self.died}|{self.covered}|{self.top}|{self.coverer}|{self.fresh}|{self.undealt}|{self.most}"

    # --- Roles ------------------------------------------------------------------------------------

    def thing_is(self, s: int) -> None: self.suspects = 1 << s

    def not_the_thing(self, s: int) -> None:
        """Nor was it before: whatever it gave so far infected nobody."""
        self.suspects &= ~(1 << s)
        if s == self.seats: return
        for x in range(self.seats): self.could[s * self.seats + x] = NEVER
        self.must[s] = 0

    def passed(self, giver: int, taker: int, card: int, immune: bool) -> None:
        """A card is going from hand to hand; `card` is NO_CARD where I do not see it."""
        n = self.seats
        if card == NO_CARD:                              # a hand that holds no Infected! gives none
            if has(self.suspects, giver) and not immune and self.most[giver]: self.could[giver * n + taker] = self.turn
            return
        if card != INFECTED: return
        if taker == self.me:
            if self.role == "human":
                self.thing_is(giver)
                if not immune:
                    self.role = "infected"
                    self.could[giver * n + taker] = self.turn
        elif giver != self.me:                           # seen by a third: one of the two is The Thing
            if self.could[taker * n + giver] == NEVER: self.thing_is(giver)
            else: self.suspects &= 1 << giver | 1 << taker
            if not immune:
                self.must[giver] |= 1 << taker
                self.could[giver * n + taker] = self.turn
            self.must[taker] |= 1 << giver
        elif self.role == "thing" and not immune: self.could[giver * n + taker] = self.turn

    def hand_known(self, s: int, cards: list[int]) -> None:
        """A whole hand was seen."""
        if s == self.me: return
        self.looked(s, cards)
        self.most[s] = sum([1 for card in cards if self.rare(card)])
        if THE_THING in cards: return self.thing_is(s)
        self.not_the_thing(s)
        if INFECTED not in cards:
            for t in range(self.seats): self.could[t * self.seats + s] = NEVER
        return None

    # --- Cards that are never dealt -----------------------------------------------------------------

    def rare(self, card: int) -> bool: return has(self.undealt, card)

    def more(self, s: int, many: int = 1) -> None: self.most[s] = max(0, min(MOST, self.most[s] + many))

    def dealt(self, facts: dict[str, Any], mine: dict[str, Any]) -> None:
        """What is never dealt lies in the deck, all of it."""
        if "cards" in mine and "the_thing" in mine["cards"]: self.becomes_thing()
        elif self.me >= 0: self.not_the_thing(self.me)
        rare = numbers(facts["undealt"])
        self.undealt = 1 << INFECTED
        for card in rare:
            if card != THE_THING: self.undealt |= 1 << card
        self.most = [0] * self.seats
        self.looked(self.deck, rare)

    # --- One event ----------------------------------------------------------------------------------

    def see(self, event: Event) -> None:
        kind, facts = event.kind, event.facts
        mine: dict[str, Any] = {}
        if event.secret is not None and self.me >= 0 and self.me in event.secret: mine = event.secret[self.me]
        named = mine.get("card", facts.get("card"))
        card = NO_CARD if named is None else CARD_NUMBER[named]
        s: int = facts.get("seat", NOBODY)
        o: int = facts.get("other", NOBODY)
        if kind == "dealt": self.dealt(facts, mine)
        elif kind == "turn": self.turn, self.fresh = facts["turn"], []
        elif kind == "turn_over": self.finished[s] = self.turn
        elif kind == "drew": self.drew(s, card)
        elif kind == "panic": self.left_seen(self.deck_panics, card)
        elif kind == "flushed": self.left_unseen(self.deck_panics)
        elif kind == "discarded": self.discarded(s, card)
        elif kind == "infected_in_excess": self.discarded(s, INFECTED, True)
        elif kind == "kept":
            if card == NO_CARD: self.kept(s)
        elif kind == "put_away":                         # one of three just drawn: the rest of the hand is untouched
            if card != NO_CARD: self.discarded(s, card)
        elif kind == "played" or kind == "refused":
            self.fresh = []
            self.gave(s, card)
            if kind == "refused": self.arrived(self.pile, card)
        elif kind == "spent": self.arrived(self.pile, card)
        elif kind == "quarantine_over": self.arrived(self.pile, QUARANTINE)
        elif kind == "door_gone": self.arrived(self.pile, BARRED_DOOR)
        elif kind == "reshuffled": self.reshuffled()
        elif kind == "looked_at_offer" or kind == "card_seen":
            if s == self.me and card != NO_CARD: self.saw_one(o, card)
            if kind == "looked_at_offer" and card == INFECTED and self.role != "thing": self.thing_is(o)
        elif kind == "hand_seen":
            if "cards" in mine: self.hand_known(o, numbers(mine["cards"]))
        elif kind == "hand_shown": self.hand_known(s, numbers(facts["cards"]))
        elif kind == "hand_shown_to":
            if "cards" in mine: self.hand_known(s, numbers(mine["cards"]))
        elif kind == "infected_shown":
            if s != self.me: self.glimpsed(s, INFECTED)
        elif kind == "exchanged": self.exchanged(facts, mine, s, o)
        elif kind == "passed_on": self.passed_on(facts, mine)
        elif kind == "set_aside": self.coverer = s if has(self.suspects, s) else NOBODY
        elif kind == "placed":
            self.covered = True
            if s == self.me: self.top = card
            self.gave(s, card)
        elif kind == "eliminated": self.eliminated(s, facts["why"], numbers(mine.get("cards", [])))
        elif kind == "no_effect":
            if "held" in facts: self.hand_known(s, [INFECTED] * facts["held"])
        elif kind == "vendetta": self.thing_is(s)
        elif kind == "over" and "thing" in facts["roles"]: self.thing_is(facts["roles"].index("thing"))
        elif kind == "top_back" and facts["deck"] == 0: self.not_the_thing(self.seats)

    def becomes_thing(self) -> None:
        self.role = "thing"
        self.thing_is(self.me)

    def kept(self, s: int) -> None:
        """Of three cards one stays: what I know to have been drawn may be among the two others."""
        for card in self.fresh: self.left_seen(s, card)
        self.fresh = []

    def saw_one(self, s: int, card: int) -> None:
        self.glimpsed(s, card)
        if card == THE_THING: self.thing_is(s)

    def drew(self, s: int, card: int) -> None:
        if self.covered:
            if card == NO_CARD: card = self.top
            self.covered, self.top, self.coverer = False, NO_CARD, NOBODY
        elif card == NO_CARD:
            self.left_unseen(self.deck)
            if has(self.suspects, self.seats): self.suspects |= 1 << s
        else: self.left_seen(self.deck, card)
        if card == NO_CARD: return self.more(s)
        self.got(s, card)
        if s != self.me: self.fresh.append(card)
        if card == THE_THING:
            if s == self.me: self.becomes_thing()
            else: self.thing_is(s)
        return None

    def discarded(self, s: int, card: int, excess: bool = False) -> None:
        self.gave(s, card)
        if card == NO_CARD: return None
        if excess: self.hand_known(s, [INFECTED] * 3)    # it was four of them, and nothing else
        return self.arrived(self.pile, card)

    def reshuffled(self) -> None:
        """The deck was empty; the pile becomes the deck, by backs."""
        self.forget(self.deck)
        self.forget(self.deck_panics)
        self.not_the_thing(self.seats)
        known = self.sure(self.pile)
        if known is not None:
            for card in known.cards: self.arrived(self.deck if card < EVENTS else self.deck_panics, card)
            self.claims.remove(known)
        self.moved(self.pile, self.deck)                 # what is less than sure is about event cards alone

    def exchanged(self, facts: dict[str, Any], mine: dict[str, Any], s: int, o: int) -> None:
        immune = self.revised and bool(facts["substitute"])
        to_o, to_s = number(facts.get("seat_gave")), number(facts.get("other_gave"))
        if s == self.me: to_o, to_s = number(mine["given"]), number(mine["received"])
        elif o == self.me: to_o, to_s = number(mine["received"]), number(mine["given"])
        self.passed(s, o, to_o, immune)
        self.passed(o, s, to_s, False)
        from_s, from_o = self.most[s], self.most[o]
        self.gave(s, to_o)
        self.gave(o, to_s)
        self.got(o, to_o, from_s)
        self.got(s, to_s, from_o)

    def gave(self, s: int, card: int) -> None:
        if card != NO_CARD and self.rare(card): self.more(s, -1)
        if s == self.me: return
        if card == NO_CARD: self.left_unseen(s)
        else: self.left_seen(s, card)

    def got(self, s: int, card: int, giver_held: int = MOST) -> None:
        """`giver_held`: at most so many cards that are never dealt."""
        if giver_held and (card == NO_CARD or self.rare(card)): self.more(s)
        if s != self.me and card != NO_CARD: self.arrived(s, card)

    def passed_on(self, facts: dict[str, Any], mine: dict[str, Any]) -> None:
        givers: list[int] = facts["from"]
        takers: list[int] = facts["to"]
        cards: list[int] = []
        for giver, taker in zip(givers, takers, strict=False):
            card = NO_CARD
            if giver == self.me: card = number(mine["given"])
            elif taker == self.me: card = number(mine["received"])
            cards.append(card)
        for giver, taker, card in zip(givers, takers, cards, strict=False): self.passed(giver, taker, card, False)
        held = [self.most[giver] for giver in givers]
        for giver, card in zip(givers, cards, strict=False): self.gave(giver, card)
        for taker, card, most in zip(takers, cards, held, strict=False): self.got(taker, card, most)

    def eliminated(self, s: int, why: str, own: list[int]) -> None:
        """The hand goes to the pile, and what is known of it with it. The Thing's fall would be announced."""
        self.died[s] = self.turn
        if s == self.me: self.looked(s, own)
        elif why == "super_infection": self.looked(s, [INFECTED] * 4)
        if self.suspects != 1 << s: self.suspects &= ~(1 << s)       # unless a vendetta is announced next
        known = self.sure(s)
        if known is not None:
            for card in known.cards:
                if card != THE_THING: self.arrived(self.pile, card)
            self.claims.remove(known)
        for c in self.claims:
            if c.zone == s and THE_THING in c.cards: c.cards.remove(THE_THING)
        self.tidy()
        self.moved(s, self.pile)


def number(name: str | None) -> int: return NO_CARD if name is None else CARD_NUMBER[name]
def numbers(names: list[str]) -> list[int]: return [CARD_NUMBER[name] for name in names]


def claim_rows(memory: Recollection) -> list[dict[str, Any]]:
    """Certain facts about hidden places, as rows."""
    rows: list[dict[str, Any]] = []
    for c in memory.claims:
        if c.zone == memory.pile: zone = "pile"
        elif c.zone >= memory.seats: zone = "deck"
        else: zone = f"hand {c.zone}"
        rows.append({"zone": zone, "of": [CARD_NAMES[k] for k in c.cards], "at_least": int(c.left)})
    if memory.top != NO_CARD: rows.append({"zone": "top", "of": [CARD_NAMES[memory.top]], "at_least": 1})
    rows.sort(key=lambda row: (str(row["zone"]), row["of"], row["at_least"]))
    return rows


def remembered(memory: Recollection) -> dict[str, Any]:
    """The whole memory as plain data: nothing else is needed to imagine what it cannot see."""
    return {"knows": claim_rows(memory), "role": memory.role, "turn": memory.turn,
            "suspects": [s for s in range(memory.seats) if has(memory.suspects, s)],
            "thing_may_be_in_deck": has(memory.suspects, memory.seats),
            "could": [memory.could[t * memory.seats:(t + 1) * memory.seats] for t in range(memory.seats)],
            "must": [[s for s in range(memory.seats) if has(bits, s)] for bits in memory.must],
            "finished": list(memory.finished), "died": list(memory.died), "covered": memory.covered,
            "top": None if memory.top == NO_CARD else CARD_NAMES[memory.top],
            "coverer": None if memory.coverer == NOBODY else memory.coverer,
            "fresh": [CARD_NAMES[k] for k in memory.fresh],
            "undealt": [CARD_NAMES[k] for k in range(EVENTS) if memory.rare(k)], "most_undealt": list(memory.most)}


def recollect(data: dict[str, Any], seats: int, me: int, thing_in_deck: bool, revised: bool) -> Recollection:
    """A memory back from plain data."""
    m = Recollection(seats, me, thing_in_deck, revised)
    m.role, m.turn = data["role"], data["turn"]
    m.suspects = 1 << seats if data["thing_may_be_in_deck"] else 0
    for s in data["suspects"]: m.suspects |= 1 << s
    m.could = [x for row in data["could"] for x in row]
    m.must = [sum(1 << s for s in row) for row in data["must"]]
    m.finished, m.died, m.most = list(data["finished"]), list(data["died"]), list(data["most_undealt"])
    m.covered, m.top, m.coverer = data["covered"], number(data["top"]), NOBODY
    if data["coverer"] is not None: m.coverer = data["coverer"]
    m.fresh, m.undealt = numbers(data["fresh"]), 0
    for card in numbers(data["undealt"]): m.undealt |= 1 << card
    for row in data["knows"]:
        zone, cards = str(row["zone"]), numbers(row["of"])
        if zone == "top": continue
        place = m.pile
        if zone == "deck": place = m.deck if cards[0] < EVENTS else m.deck_panics
        elif zone != "pile": place = int(zone.removeprefix("hand "))
        m.claims.append(Seen(place, sorted(cards), len(cards) - row["at_least"]))
    return m


# --- Who sees what: a field that is not listed is seen by nobody ------------------------------------

def everybody(g: Table, v: Any, who: int | None) -> object: return v
def count(g: Table, v: Any, who: int | None) -> object: return int(v)
def seat_list(g: Table, v: Any, who: int | None) -> object: return [s for s in range(g.seats) if v >> s & 1]
def each(g: Table, v: Any, who: int | None) -> object: return [int(x) for x in v]
def somebody(g: Table, v: Any, who: int | None) -> object: return None if v < 0 else int(v)
def back(g: Table, v: Any, who: int | None) -> object: return BACK_NAMES[v]
def ending(g: Table, v: Any, who: int | None) -> object: return None if g.depth else ENDINGS[v]


def agenda(g: Table, v: Any, who: int | None) -> object:
    """Lines name steps, seats and places and hold no secrets."""
    return [[g.book.steps[x & 255].name, int(x >> 8 & 255), int(x >> 16 & 255), int(x >> 24)] for x in v[:g.depth]]


def asked(g: Table, v: Any, who: int | None) -> object: return v.name


def hands(g: Table, v: Any, who: int | None) -> object:
    """One's own hand, what is being resolved in plain sight, and at the end every hand."""
    played = [CARD_NAMES[k] for k in range(KINDS) for _ in range(g.count(g.resolving, k))]
    shown: dict[str, object] = {"resolving": played}
    if who is not None: shown["hand"] = g.hand(who)
    if g.shown: shown["hands"] = [g.hand(s) for s in range(g.seats)]
    return shown


def own_drawn(g: Table, v: Any, who: int | None) -> object:
    if who is None or who != g.active: return []
    return [CARD_NAMES[k] for k in range(EVENTS) for _ in range(v[k])]


def own_offer(g: Table, v: Any, who: int | None) -> object:
    """That somebody has laid a card down is plain to see; which card, to nobody else."""
    return {"card": None if who is None or v[who] == NO_CARD else CARD_NAMES[v[who]],
            "laid": [s for s in range(g.seats) if v[s] != NO_CARD]}


def copies(g: Table, v: House, who: int | None) -> object:
    """The deck list: everybody saw it put together."""
    return {CARD_NAMES[k]: int(v.copies[k]) for k in range(KINDS) if v.copies[k]}


def knows_roles(g: Table, who: int | None) -> bool: return g.shown != 0 or (who is not None and who == g.thing)


def roles(g: Table, v: Any, who: int | None) -> object:
    """The Thing knows every role; anybody else their own; at the end all are shown."""
    return [g.role(s) if s == who or knows_roles(g, who) else None for s in range(g.seats)]


def the_thing(g: Table, v: Any, who: int | None) -> object:
    """Known to itself and to those it infected; to all once it has fallen."""
    known = g.feud or knows_roles(g, who) or (who is not None and has(g.infected, who))
    return int(v) if known and v >= 0 else None


def for_the_thing(g: Table, v: Any, who: int | None) -> object: return int(v) if knows_roles(g, who) else None


Table.SEEN_BY = {
    "seats": count, "house": copies, "ask": asked, "agenda": agenda, "alive": seat_list, "at": each, "doors": each,
    "quarantine": each, "deck_panics": count,
    "way": count, "dealer": somebody, "active": somebody, "turn": count, "laid": somebody, "back": back,
    "pile_back": back, "sizes": each, "cards": hands, "drawn": own_drawn, "offer": own_offer, "infected": roles,
    "thing": the_thing, "last_infected": for_the_thing, "lost": for_the_thing, "owed": for_the_thing, "feud": everybody,
    "ended": ending}


def table_of(g: State) -> Table:
    assert isinstance(g, Table)
    return g
