"""Stay Away! by rules of thumb: one for each role, on what one seat saw."""
from __future__ import annotations

from typing import Any, Final

from penombra import Option
from penombra.bots.seat import Bot, Seat, pick

GIVES: Final = 0.45                          # how often The Thing hands over an Infected! when it exchanges
SURE: Final = 0.97                           # seen for certain, or as good as that
BURN: Final = 0.6                            # a Human burns a neighbour that is this likely no Human
SHUN: Final = 0.34                           # and refuses the card of one this likely to be The Thing

# How much each role wants to hold a card; what is worth least is discarded and given away first.
HUMAN: Final[dict[str, float]] = {
    "flamethrower": 9, "no_barbecue": 6, "scared": 9, "no_thanks": 8, "missed": 7, "analysis": 8, "suspicion": 5,
    "quarantine": 5, "barred_door": 4, "resolute": 6, "change_places": 4, "youd_better_run": 4, "whisky": 3, "axe": 2,
    "watch_your_back": 3, "im_comfortable": 1, "seduction": 0, "infected": -9}
THING: Final[dict[str, float]] = {
    "infected": 12, "no_barbecue": 10, "flamethrower": 9, "seduction": 8, "resolute": 7, "youd_better_run": 6,
    "change_places": 6, "watch_your_back": 5, "axe": 5, "quarantine": 2, "barred_door": 1, "suspicion": 1,
    "analysis": 1, "missed": 2, "no_thanks": 2, "scared": 2, "im_comfortable": 1, "whisky": -1}
INFECTED: Final[dict[str, float]] = {
    "infected": 11, "flamethrower": 10, "no_barbecue": 7, "resolute": 7, "seduction": 4, "youd_better_run": 5,
    "change_places": 5, "watch_your_back": 3, "axe": 3, "suspicion": 2, "analysis": 2, "scared": 1, "no_thanks": 1,
    "missed": 1, "im_comfortable": 1, "quarantine": 1, "barred_door": 1, "whisky": -1}
WANTS: Final = {"human": HUMAN, "thing": THING, "infected": INFECTED}
REFUSALS: Final[dict[str, float]] = {"scared": 3, "no_thanks": 2, "missed": 1}


class Said:
    """An option, taken apart once for all games."""

    def __init__(self, option: Option) -> None:
        facts = option.facts
        self.verb: str = option.verb
        self.card: str = facts.get("card", "")
        self.seat: int = facts.get("seat", -1)
        self.side: str = facts.get("side", "")
        self.show: str = facts.get("show", "")


READ: Final[dict[Option, Said]] = {}


def read(option: Option) -> Said:
    found = READ.get(option)
    if found is None:
        found = Said(option)
        READ[option] = found
    return found


class Notes:
    """How likely each is to be The Thing, and who would then have caught it, from what one seat saw."""

    def __init__(self, seats: int, me: int, thing_in_deck: bool) -> None:
        self.n = seats
        self.me = me
        self.role = "human"
        self.thing = [1.0] * seats                       # weights; last, that The Thing still lies in the deck
        self.thing.append(0.0)
        self.caught = [0.0] * (seats * seats)            # [thing * n + x]: how likely x is Infected then
        self.accusers = 0                                # who saw what I am; one bit a seat
        self.laid = ""                                   # what I last laid down for somebody
        self.deck = 1                                    # cards in the deck
        self.doubts: list[float] = []
        if thing_in_deck: self.is_thing(seats)

    def see(self, e: dict[str, Any]) -> None:
        kind: str = e["kind"]
        if kind == "exchanged":
            s: int = e["seat"]
            o: int = e["other"]
            if "given" in e:
                other = o if s == self.me else s
                self.got(other, e["received"])
                if e["given"] == "infected": self.accusers &= ~(1 << other)
            else:
                self.may_catch(s, o, e.get("seat_gave"))
                self.may_catch(o, s, e.get("other_gave"))
        elif kind == "passed_on":
            for giver, taker in zip(e["from"], e["to"], strict=True):
                if taker == self.me: self.got(giver, e["received"])
                elif giver != self.me: self.may_catch(giver, taker, None)
        elif kind == "hand_seen":
            if "cards" in e: self.saw_hand(e["other"], e["cards"])
            elif e["other"] == self.me: self.accusers |= 1 << e["seat"]
        elif kind == "hand_shown":
            self.saw_hand(e["seat"], e["cards"])
            if e["seat"] == self.me and "the_thing" in e["cards"]: self.accusers = (1 << self.n) - 1
        elif kind == "hand_shown_to":
            if "cards" in e: self.saw_hand(e["seat"], e["cards"])
            elif e["seat"] == self.me: self.accusers |= 1 << e["other"]
        elif kind == "card_seen":
            if e["seat"] == self.me: self.saw_card(e["other"], e["card"], 1.0)
            elif e["other"] == self.me and e.get("card") == "the_thing": self.accusers |= 1 << e["seat"]
        elif kind == "looked_at_offer":
            if e["seat"] == self.me: self.saw_offer(e["other"], e.get("card"))
            elif e["other"] == self.me and self.laid == "infected": self.accusers |= 1 << e["seat"]
        elif kind == "laid_down" or kind == "settled":
            if e["seat"] == self.me: self.laid = e["card"]
        elif kind == "infected_shown": self.saw_card(e["seat"], "infected", 0.5)
        elif kind == "nothing_shown": self.odds(e["seat"], 1.0, 1.0, 0.7)
        elif kind == "vendetta": self.is_thing(e["seat"])
        elif kind == "top_back": self.deck = max(1, e["deck"])
        elif kind == "drew":
            if e.get("card") == "the_thing": self.is_thing(e["seat"])
            elif "card" not in e and self.thing[self.n] > 0.0:
                part = self.thing[self.n] / self.deck
                self.thing[e["seat"]] += part
                self.thing[self.n] -= part

    def is_thing(self, t: int) -> None:
        for s in range(self.n + 1): self.thing[s] = 1.0 if s == t else 0.0

    def odds(self, x: int, if_thing: float, if_infected: float, if_human: float) -> None:
        """Something was seen of x that is so likely for each role."""
        n = self.n
        for t in range(n + 1):
            if t == x: self.thing[t] *= if_thing
            elif t == n: self.thing[t] *= if_human
            else:
                c = self.caught[t * n + x]
                both = c * if_infected + (1.0 - c) * if_human
                self.thing[t] *= both
                self.caught[t * n + x] = c * if_infected / both

    def may_catch(self, giver: int, taker: int, card: str | None) -> None:
        """A card went from one to another, unseen by me, or seen by all."""
        n, how = self.n, GIVES
        if card is not None: how = 1.0 if card == "infected" else 0.0
        if giver == self.me or taker == self.me: return
        self.caught[giver * n + taker] += (1.0 - self.caught[giver * n + taker]) * how

    def got(self, giver: int, card: str) -> None:
        """What came to me."""
        if self.role != "human": return
        if card != "infected": self.thing[giver] *= 1.0 - GIVES
        else:
            self.is_thing(giver)
            self.role = "infected"

    def saw_hand(self, x: int, cards: list[str]) -> None:
        if x == self.me: return
        if "the_thing" in cards: return self.is_thing(x)
        many = cards.count("infected")
        if many == 0: self.odds(x, 0.0, 0.0001, 1.0)
        else: self.odds(x, 0.0, 1.0, 0.25 if many == 1 else 0.1)
        return None

    def saw_card(self, x: int, card: str, weight: float) -> None:
        if x == self.me: return
        if card == "the_thing": self.is_thing(x)
        elif card == "infected": self.odds(x, 0.35, 0.35, 0.08 + 0.1 * (1.0 - weight))
        else: self.odds(x, 0.45, 0.65, 0.92)

    def saw_offer(self, x: int, card: str | None) -> None:
        """A Human is offered an Infected! by The Thing alone."""
        if card is None or self.role != "human": return
        if card == "infected": self.is_thing(x)
        else: self.odds(x, 1.0 - GIVES, 1.0, 1.0)

    def conclude(self, view: dict[str, Any]) -> None:
        """Bring in what is certain, and work out how likely each is no Human."""
        n, memory = self.n, view["memory"]
        suspects: list[int] = memory["suspects"]
        thing, caught = self.thing, self.caught
        if not memory["thing_may_be_in_deck"]: thing[n] = 0.0
        if view["thing"] is not None: suspects = [view["thing"]]
        total = 0.0
        for s in range(n):
            if s not in suspects: thing[s] = 0.0
            total += thing[s]
        total += thing[n]
        if total <= 0.0:
            for s in suspects: thing[s] = 1.0
            total = max(1.0, float(len(suspects)))
        for s in range(n + 1): thing[s] /= total
        could: list[list[int]] = memory["could"]
        must: list[list[int]] = memory["must"]
        doubts = [0.0] * n
        for t in range(n):
            if thing[t] == 0.0: continue
            row = could[t]
            for x in range(n):
                if row[x] < 0: caught[t * n + x] = 0.0
            for x in must[t]: caught[t * n + x] = 1.0
            for x in range(n): doubts[x] += thing[t] * (1.0 if x == t else caught[t * n + x])
        known: list[str | None] = view["infected"]
        for x in range(n):
            if known[x] is not None: doubts[x] = 0.0 if known[x] == "human" else 1.0
        self.doubts = doubts


class Ring:
    """The living, clockwise, and what stands between them."""

    def __init__(self, view: dict[str, Any], me: int) -> None:
        alive: list[int] = view["alive"]
        self.seats = [int(s) for s in view["at"] if s in alive]
        doors: list[int] = view["doors"]
        self.doors = [doors[c] > 0 for c, s in enumerate(view["at"]) if s in alive]
        self.apart: list[int] = view["quarantine"]
        self.way: int = view["way"]
        self.at = self.seats.index(me) if me in self.seats else 0

    def neighbour(self, way: int) -> int: return self.seats[(self.at + way) % len(self.seats)]
    def barred(self, way: int) -> bool: return self.doors[self.at if way > 0 else self.at - 1]

    def next_after(self, other: int) -> int:
        """Who would be next, if I changed chairs with somebody."""
        if other not in self.seats: return self.neighbour(self.way)
        there = self.seats.index(other)
        found = self.seats[(there + self.way) % len(self.seats)]
        return other if found == self.seats[self.at] else found

    def way_to(self, side: str) -> int: return 1 if side == "left" else -1


class Steady(Bot):
    """Human, The Thing or Infected, by what its view says it is."""

    def __init__(self) -> None:
        super().__init__(speaks=True)
        self.notes: Notes | None = None

    def answer(self, seat: Seat) -> Option | None:
        notes = self.notes
        if notes is None:
            notes = self.notes = Notes(seat.view["seats"], seat.seat, seat.view["memory"]["thing_may_be_in_deck"])
        for e in seat.events: notes.see(e)
        role: str = seat.view["infected"][seat.seat]
        notes.role = role
        if seat.standing and may_declare(seat): return seat.standing[0]
        if len(seat.options) < 2: return seat.options[0] if seat.options else None
        notes.conclude(seat.view)
        mind = Mind(seat, notes, role)
        best, found, ties = -1e9, seat.options[0], 1
        for option in seat.options:
            worth = mind.worth(read(option))
            if worth > best + 1e-9: best, found, ties = worth, option, 1
            elif worth > best - 1e-9:
                ties += 1
                if not pick(seat.seed + ties, seat.number, ties): found = option
        return found


def may_declare(seat: Seat) -> bool:
    """The Thing sees every role: it speaks as soon as no Human is left."""
    roles: list[str | None] = seat.view["infected"]
    for s in seat.view["alive"]:
        if roles[s] is None or roles[s] == "human": return False
    return True


class Mind:
    """What one answer is worth to one seat, now."""

    def __init__(self, seat: Seat, notes: Notes, role: str) -> None:
        view = seat.view
        self.me = seat.seat
        self.asked = seat.asked
        self.notes = notes
        self.role = role
        self.ring = Ring(view, seat.seat)
        self.hand: list[str] = view["cards"].get("hand", [])
        self.spare = self.hand.count("infected")         # Infected! in hand
        self.wants: dict[str, float] = WANTS[role]
        self.roles: list[str | None] = view["infected"]
        self.thing: int = -1 if view["thing"] is None else view["thing"]
        self.alive: list[int] = view["alive"]
        self.next = self.ring.neighbour(self.ring.way)
        self.partner = self.whom(view)
        self.drawn: list[str] = view["drawn"]
        self.humans = 0
        if role == "thing":
            for s in self.alive:
                if self.roles[s] == "human": self.humans += 1

    def whom(self, view: dict[str, Any]) -> int:
        """The other one in what is asked now: the second seat of the line."""
        agenda: list[list[Any]] = view["agenda"]
        if self.asked == "pass_card": return self.next
        return int(agenda[-1][2]) if agenda else self.me

    def doubt(self, s: int) -> float: return self.notes.doubts[s]
    def human(self, s: int) -> bool: return self.roles[s] == "human"

    def worth(self, o: Said) -> float:
        verb = o.verb
        if verb == "discard": return self.discard(o.card)
        if verb == "play": return self.play(o)
        if verb == "give": return self.give(o.card)
        if verb == "keep": return 0.0
        if verb == "accept": return 0.0
        if verb == "refuse": return self.refuse(o.card)
        if verb == "hold": return self.hold(o.card)
        if verb == "choose": return self.choose(o.seat)
        if verb == "swap": return self.swap(o.side)
        if verb == "place": return -self.wants.get(o.card, 0.0)
        if verb == "show": return self.show(o.show)
        return 0.0

    # --- Cards that go ----------------------------------------------------------------------------

    def discard(self, card: str) -> float:
        if self.role == "human": return 60.0 if card == "infected" else 10.0 - self.wants[card]
        if card == "infected" and self.spare > 2: return 4.0
        return 12.0 - self.wants[card] + (1.0 if self.hand.count(card) > 1 else 0.0)

    def hold(self, card: str) -> float:
        """The one that stays."""
        if card == "the_thing": return 99.0
        return self.wants[card]

    def give(self, card: str) -> float:
        """In an exchange with the partner, or on to the next."""
        you = self.partner
        worth = -self.wants[card]
        if self.role == "thing":
            if card == "infected": return 20.0 if self.human(you) else -15.0
            if not self.human(you) and card == "flamethrower": return 0.5
        elif self.role == "infected":
            if card == "infected": return 20.0           # only ever to The Thing
            if you == self.thing and card == "seduction": return 5.0
        return worth

    def refuse(self, card: str) -> float:
        """With a Defence. Answers at all were worth 0 or less."""
        if card == "no_barbecue": return 9.0
        you = self.partner
        if card == "im_comfortable":
            if self.role == "human": return 5.0 if self.doubt(you) > 0.5 else -1.0
            return -1.0
        if self.role != "human": return -30.0
        risk = self.notes.thing[you]
        if risk < SHUN: return -30.0
        return 30.0 + REFUSALS[card]

    # --- Cards that are played --------------------------------------------------------------------

    def play(self, o: Said) -> float:
        if self.role == "human": return self.human_plays(o.card, o.seat, o.side)
        if self.role == "thing": return self.thing_plays(o.card, o.seat, o.side)
        return self.infected_plays(o.card, o.seat, o.side)

    def human_plays(self, card: str, you: int, side: str) -> float:
        doubt = 0.0 if you < 0 else self.doubt(you)
        fear = self.notes.thing[self.next]
        if card == "flamethrower": return 100.0 + doubt if doubt >= BURN else -50.0
        if card == "analysis": return 15.0 + 30.0 * doubt if 0.02 < doubt < SURE else -5.0
        if card == "suspicion": return 12.0 + 30.0 * doubt if 0.02 < doubt < SURE else 0.0
        if card == "resolute": return 28.0
        if card == "whisky": return -20.0 if self.spare else 9.0
        if card == "quarantine": return 55.0 * doubt if doubt > 0.5 and you != self.me else -5.0
        if card == "barred_door":
            behind = self.doubt(self.ring.neighbour(self.ring.way_to(side)))
            return 50.0 * behind if behind > 0.5 else 0.0
        if card == "axe":
            if you == self.me: return 30.0
            return 8.0 - 30.0 * self.doubt(you if you >= 0 else self.ring.neighbour(self.ring.way_to(side)))
        if card == "change_places" or card == "youd_better_run":
            gain = fear - self.notes.thing[self.ring.next_after(you)]
            return 20.0 + 30.0 * gain if gain > 0.15 else 1.0
        if card == "watch_your_back":
            gain = fear - self.notes.thing[self.ring.neighbour(-self.ring.way)]
            return 22.0 + 30.0 * gain if gain > 0.15 else 2.0
        return -5.0                                      # Seduction: nobody to be trusted with it

    def blocked(self) -> bool:
        """No exchange with the next player this turn."""
        ring = self.ring
        return ring.barred(ring.way) or ring.apart[self.next] > 0 or ring.apart[self.me] > 0

    def can_infect(self) -> bool: return self.spare > 0 and self.human(self.next) and not self.blocked()

    def thing_plays(self, card: str, you: int, side: str) -> float:
        ring, ready = self.ring, self.can_infect()
        saw = you >= 0 and self.notes.accusers >> you & 1 == 1
        if card == "flamethrower":
            if not self.human(you): return -90.0
            if saw: return 95.0
            return 5.0 if ready and you == self.next else 80.0
        if card == "seduction":
            if not self.human(you) or not self.spare: return -9.0
            return 6.0 if ready else 60.0
        if card == "change_places" or card == "youd_better_run":
            if not self.spare or ready: return 0.0
            return 50.0 if self.human(ring.next_after(you)) else -2.0
        if card == "watch_your_back":
            if not self.spare or ready: return 0.0
            return 48.0 if self.human(ring.neighbour(-ring.way)) and not ring.barred(-ring.way) else -2.0
        if card == "resolute": return 40.0
        if card == "axe":
            if you >= 0: return 55.0 if you == self.me or self.human(you) else 8.0
            return 45.0 if self.human(ring.neighbour(ring.way_to(side))) else 3.0
        if card == "quarantine": return 58.0 if saw and you != self.me and self.human(you) else -5.0
        if card == "barred_door":
            behind = ring.neighbour(ring.way_to(side))
            return 20.0 if self.notes.accusers >> behind & 1 == 1 and self.human(behind) else -1.0
        if card == "whisky": return -99.0
        return 11.5 if self.human(you) else 11.0         # Analysis and Suspicion: it looks like an honest search

    def infected_plays(self, card: str, you: int, side: str) -> float:
        doubt = 0.0 if you < 0 else self.doubt(you)
        if you >= 0 and you == self.thing:
            if card == "seduction": return 60.0 if self.spare > 1 else 3.0
            if card == "axe": return 50.0
            return 4.0 if card == "change_places" or card == "youd_better_run" else -90.0
        if card == "flamethrower": return 80.0 - 60.0 * doubt if doubt < 0.5 else -50.0
        if card == "resolute": return 40.0
        if card == "whisky": return -99.0
        if card == "quarantine" or card == "barred_door": return -5.0
        if card == "seduction": return 2.0
        if card == "analysis" or card == "suspicion": return 10.0 + 2.0 * (1.0 - doubt)
        if card == "axe": return 8.0
        if card == "change_places" or card == "youd_better_run":
            return 20.0 if self.spare > 1 and self.ring.next_after(you) == self.thing else 5.0
        return 3.0

    # --- Panics -----------------------------------------------------------------------------------

    def after_moving(self, you: int) -> float:
        """How good it is to sit where somebody else sits."""
        found = self.ring.next_after(you)
        if self.role == "thing": return 1.0 if self.human(found) and self.spare else 0.0
        if self.role == "infected": return 1.0 if found == self.thing and self.spare > 1 else 0.0
        return -self.notes.thing[found]

    def choose(self, you: int) -> float:
        if self.asked == "whose_chair": return self.after_moving(you)
        if self.asked == "new_friend":
            if self.role == "thing": return 1.0 if self.human(you) == (self.spare > 0) else 0.0
            if self.role == "infected": return 1.0 if you == self.thing and self.spare > 1 else 0.0
            return -self.notes.thing[you]
        if self.role == "human": return -self.doubt(you)                     # to whom a hand is shown
        return self.doubt(you)

    def swap(self, side: str) -> float:
        ring = self.ring
        return self.after_moving(ring.neighbour(3 * ring.way_to(side)))

    def show(self, what: str) -> float:
        """Revelations: a Human without Infected! has nothing to hide."""
        if what == "nothing": return 0.0
        return 1.0 if what == "hand" and self.role == "human" and not self.spare else -1.0
