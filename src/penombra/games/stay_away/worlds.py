"""Tables that one seat cannot tell from the true one, drawn evenly from what it knows.

A *world* says where every unseen card lies and who has which role. All deals of the unseen cards to the places where
they may lie count the same, once with each set of roles that could go with them. A *site* is where The Thing may be.
Given the site, the Infected! are counted out place by place, with tables made once; where cards were seen that may have
left since, the deal is then walked through by swaps that keep all that is known true.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import settle
from penombra.core.fast import Fast
from penombra.core.line import EMPTY, NOBODY, Ints, has, line, other, seat, zeros
from penombra.core.luck import Lots, imagined
from penombra.core.seen import Memory, Seen
from penombra.games.stay_away.information import number, numbers, recollect
from penombra.games.stay_away.kinds import (
    BACK_NAMES,
    BARRED_DOOR,
    EVENTS,
    INFECTED,
    KINDS,
    NO_CARD,
    QUARANTINE,
    THE_THING,
)
from penombra.games.stay_away.state import AT_ONCE, BOOK, ENDINGS, GRACE, House, Table
from penombra.games.stay_away.verbs import CHANCE_VERBS, VERBS

STREAM: Final = 3                            # a luck of its own, apart from that of play
WALK: Final = 4                              # and that of the walk made in advance
WIDE: Final = 8                              # a hand has fewer cards
FINE: Final = 1 << 30
NOTHING: Final = 0                           # what a seat must do with a card:
LAID: Final = 1                              # it has laid one face down
MUST_GIVE: Final = 2                         # it is asked for one, so it has one to give
SETTLING: Final = 3                          # it has laid one for somebody else, and is asked for one
THE_DECK: Final = -2                         # a card is laid for the deck
HUMAN: Final = 0
CAUGHT: Final = 1
ANY: Final = 99


def choose(n: i64, k: i64) -> float:
    """In how many ways k of n can be taken."""
    if k < 0 or k > n: return 0.0
    out = 1.0
    for i in range(k): out = out * float(n - i) / float(i + 1)
    return out


class Worlds:
    """What one seat knows, made ready for drawing many worlds."""

    def __init__(self, me: int, view: dict[str, Any], house: House) -> None:
        n = int(view["seats"])
        self.me: i64 = me                                # -1 for spectators
        self.n: i64 = n
        self.view = view
        self.mind = recollect(view["memory"], n, me, house.thing_in_deck, house.revised)
        self.deck: i64 = n                               # places: hands 0 to n-1, the deck without a card put on it,
        self.pile: i64 = n + 1                           # the pile,
        self.drawn: i64 = n + 2                          # what Resolute has just drawn, and a card put on the deck
        self.top: i64 = n + 3
        self.places: i64 = n + 4
        self.base = Table(house)                         # all that is known
        self.room: Ints = zeros(n + 4)                   # how many unseen event cards lie in each place
        self.fixed: Ints = zeros((n + 4) * KINDS)        # cards seen there
        self.free: Ints = zeros(KINDS)                   # cards unseen
        self.panics: Ints = EMPTY                        # Panics unseen, and how many of them are in the deck
        self.panic_room: i64 = 0
        self.keeper: i64 = NOBODY                        # who is choosing one of three just drawn
        self.duty: Ints = zeros(n)                       # what each seat does with a card, and for whom
        self.partner: Ints = zeros(n)
        self.site_seat: Ints = EMPTY                     # where The Thing may be: whose role, and in which place;
        self.site_place: Ints = EMPTY                    # -1 where its card is not among the unseen
        self.site_of: Ints = vec[i64]([-1 for _ in range(n + 4)])
        self.ways: Ints = EMPTY                          # [site][seat][role][Infected!]: how a laid card can be chosen
        self.marks: Ints = EMPTY                         # [site][seat][role]: what it does for the game to be still on
        self.need: Ints = EMPTY                          # [site]: the marks there must be
        self.low: Ints = zeros(n + 4)                    # at least so many Infected! in a place
        self.low_both: Ints = zeros(n + 4)               # at least so many Contagion cards
        self.claim_at: Ints = EMPTY                      # what was seen and may have left: where,
        self.claim_left: Ints = EMPTY                    # how many are there still,
        self.claim_of: Ints = EMPTY                      # of which [claim][kind],
        self.claimed: list[Ints] = []                    # and which unseen cards are of these kinds
        self.kind: Ints = EMPTY                          # of each unseen card, Infected! last but for The Thing
        self.spot: Ints = EMPTY                          # the place of each spot that an unseen card may have
        self.begin: Ints = zeros(n + 4)                  # the first spot of each place
        self.lay_table()
        self.find_cards()
        self.find_duties()
        self.find_sites()
        self.find_ways()
        self.count()
        self.lay_spots()
        if len(self.claim_at): self.prepare()

    # --- What is known ------------------------------------------------------------------------------

    def lay_table(self) -> None:
        """All that everybody sees."""
        g, view, n = self.base, self.view, int(self.n)
        g.sit_down(n)
        g.alive = 0
        for s in view["alive"]: g.alive |= 1 << int(s)
        for c in range(n):
            s = int(view["at"][c])
            g.at[c], g.chair[s] = s, c
            g.doors[c], g.quarantine[c] = int(view["doors"][c]), int(view["quarantine"][c])
        g.way, g.turn = int(view["way"]), int(view["turn"])
        g.dealer, g.active, g.laid = somebody(view["dealer"]), somebody(view["active"]), somebody(view["laid"])
        g.back, g.pile_back = BACK_NAMES.index(view["back"]), BACK_NAMES.index(view["pile_back"])
        g.feud, g.deck_panics = bool(view["feud"]), int(view["deck_panics"])
        if view["ended"] is not None: g.ended = ENDINGS.index(view["ended"])
        for name, a, b, c in view["agenda"]: g.push(line(BOOK.names[name], a, b, c))
        for z in range(n + 4): g.sizes[z] = int(view["sizes"][z])
        if "hands" in view["cards"]: g.shown = (1 << n) - 1

    def see(self, zone: i64, card: i64) -> None:
        """A card whose place is certain."""
        self.base.cards[zone * KINDS + card] += 1
        self.free[card] -= 1

    def find_cards(self) -> None:
        """Which cards are unseen, and how many lie where."""
        g, view, mind, n = self.base, self.view, self.mind, int(self.n)
        shown: dict[str, Any] = view["cards"]
        for name, many in view["house"].items(): self.free[number(name)] = int(many)
        for card in numbers(shown["resolving"]): self.see(g.resolving, card)
        if "hands" in shown:
            for s in range(n):
                for card in numbers(shown["hands"][s]): self.see(s, card)
        elif self.me >= 0:
            for card in numbers(shown["hand"]): self.see(self.me, card)
        for card in numbers(view["drawn"]): g.drawn[card] += 1
        if view["offer"]["card"] is not None:
            g.offer[self.me] = number(view["offer"]["card"])
            self.free[g.offer[self.me]] -= 1
        for s in range(n):
            self.free[BARRED_DOOR] -= g.doors[s]
            if g.quarantine[s]: self.free[QUARANTINE] -= 1
        if g.sizes[g.out]: self.see(g.out, THE_THING)
        if mind.covered:
            if mind.top != NO_CARD:
                g.placed = mind.top
                self.see(g.deck, mind.top)
            else: self.room[self.top] = 1
        for s in range(n):
            if s != self.me and has(g.alive, s) and not g.shown: self.room[s] = g.sizes[s]
        for s in view["offer"]["laid"]:
            if s != self.me: self.room[s] += 1
        if (on_agenda(g, "keep_one") or on_agenda(g, "resolute")) and g.active != self.me:
            self.keeper = g.active
            self.room[self.drawn] = max(0, g.sizes[g.active] - 4)
            self.room[g.active] -= self.room[self.drawn]
        panics: i64 = 0
        for k in range(EVENTS, KINDS): panics += self.free[k]          # those that are not being resolved
        in_pile = panics - g.deck_panics
        self.panic_room = g.deck_panics
        self.room[self.deck] = g.sizes[g.deck] - g.deck_panics - (1 if mind.covered else 0)
        self.room[self.pile] = g.sizes[g.pile] - in_pile
        fresh = list(mind.fresh) if self.keeper >= 0 else list[int]()
        later: list[Seen] = []
        taken: i64 = 0
        for claim in mind.claims:
            if claim.gone == 0 and not has(taken, claim.zone):
                taken |= 1 << claim.zone
                if self.hidden(claim.zone): self.surely(claim, fresh)
            else: later.append(claim)
        for claim in later:                              # Panics that left the deck unseen are in the pile, all of them
            if claim.zone != mind.deck_panics and self.hidden(claim.zone): self.partly(claim)
        unseen: Ints = vec[i64](capacity=KINDS)
        for k in range(EVENTS, KINDS):
            for _ in range(self.free[k]): unseen = append(unseen, k)
        self.panics = unseen

    def hidden(self, zone: i64) -> bool:
        return zone >= self.n or (zone != self.me and has(self.base.alive, zone) and not self.base.shown)

    def surely(self, claim: Seen, fresh: list[int]) -> None:
        """Cards that are certainly where they were seen."""
        g, zone = self.base, claim.zone
        for card in claim.cards:
            place = zone
            if card in fresh and zone == self.keeper and self.room[self.drawn]:
                fresh.remove(card)
                place = self.drawn
                g.drawn[card] += 1
            if zone == self.mind.deck_panics:
                self.see(g.deck, card)
                self.panic_room -= 1
            else: self.see(zone, card)
            if card < EVENTS:
                self.fixed[place * KINDS + card] += 1
                self.room[place] -= 1

    def partly(self, claim: Seen) -> None:
        """At least so many of the cards seen are there still."""
        kinds: Ints = zeros(KINDS)
        for card in claim.cards: kinds[card] += 1
        self.at_least(claim.zone, kinds, claim.left)

    def at_least(self, place: i64, kinds: Ints, left: i64) -> None:
        """Contagion cards are counted by tables; what else may have left is walked through."""
        there: i64 = 0
        for k in range(KINDS): there += min(kinds[k], self.fixed[place * KINDS + k])
        if there >= left: return
        many: i64 = 0
        for k in range(KINDS): many += kinds[k]
        if many == kinds[INFECTED]: self.low[place] = max(self.low[place], left)
        elif many == kinds[INFECTED] + kinds[THE_THING]: self.low_both[place] = max(self.low_both[place], left)
        else:
            self.claim_at, self.claim_left = append(self.claim_at, place), append(self.claim_left, left)
            for k in range(KINDS): self.claim_of = append(self.claim_of, kinds[k])

    def find_duties(self) -> None:
        """Who has laid a card face down, or must lay one, and for whom."""
        g, n = self.base, int(self.n)
        laid: i64 = 0
        for s in self.view["offer"]["laid"]: laid |= 1 << int(s)
        for s in range(n): self.partner[s] = NOBODY
        for i in range(g.depth):
            now = g.agenda[i]
            name = BOOK.steps[now & 255].name
            s, o = seat(now), other(now)
            if name in ("commit", "offer_card"): self.owe(s, MUST_GIVE, o)
            elif name in ("answer_offer", "offer_arrives"):
                if has(laid, o): self.owe(o, LAID, s)
                if name == "answer_offer": self.owe(s, MUST_GIVE, o)
            elif name == "settle_offer": self.owe(s, SETTLING, g.beside(o, -g.way))
            elif name in ("scared", "missed", "no_thanks") and has(laid, o): self.owe(o, LAID, s)
            elif name == "blind_choice": self.owe(s, MUST_GIVE, THE_DECK)
            elif name == "cover" and has(laid, s): self.owe(s, LAID, THE_DECK)
            elif name == "pass_card":
                for x in range(n):
                    if has(g.alive, x): self.owe(x, LAID if has(laid, x) else MUST_GIVE, g.next(x))

    def owe(self, s: i64, duty: i64, to: i64) -> None: self.duty[s], self.partner[s] = duty, to

    # --- The Thing, and roles -----------------------------------------------------------------------

    def find_sites(self) -> None:
        """Where The Thing may be."""
        g, mind, view = self.base, self.mind, self.view
        known = view["thing"]
        where = NOBODY
        for s in range(self.n):
            if self.fixed[s * KINDS + THE_THING]: where = s
        if not self.free[THE_THING]: return self.site(NOBODY if known is None and where < 0 else
                                                       where if known is None else int(known), NOBODY)
        if known is None and not g.shown:
            for s in range(self.n):
                if s == self.me or not has(mind.suspects, s) or not has(g.alive, s): continue
                if self.room[s]: self.site(s, s)
                if s == self.keeper and g.house.thing_in_deck and self.room[self.drawn]: self.site(s, self.drawn)
        elif known is not None and self.room[int(known)]: self.site(int(known), int(known))
        if known is None and self.room[self.deck] and (g.shown or has(mind.suspects, self.n)):
            self.site(NOBODY, self.deck)
        return None

    def site(self, s: i64, place: i64) -> None:
        if place >= 0: self.site_of[place] = len(self.site_seat)
        self.site_seat, self.site_place = append(self.site_seat, s), append(self.site_place, place)

    def holds_out(self) -> i64:
        """A game without Humans is still on if the last was lost in this turn or later."""
        g, mind = self.base, self.mind
        out = mind.turn
        if g.house.auto_end != GRACE: return out if BOOK.steps[g.top() & 255].name == "pass_card" else out + 1
        for s in range(self.n):
            if has(g.alive, s) or mind.died[s] == mind.turn: out = min(out, mind.finished[s])
        return out

    def find_ways(self) -> None:
        """For each site: which roles each seat may have, with how many Infected! in hand."""
        g, mind, n = self.base, self.mind, self.n
        roles: list[Any] = self.view["infected"]
        sites = len(self.site_seat)
        self.ways, self.marks, self.need = zeros(sites * n * 2 * WIDE), zeros(sites * n * 2), zeros(sites)
        late = self.holds_out()
        for o in range(sites):
            t = self.site_seat[o]
            if g.feud and not g.shown: self.need[o] = 3
            elif t >= 0 and t != self.me and not g.shown and g.house.auto_end in (GRACE, AT_ONCE): self.need[o] = 1
            for x in range(n):
                alive = has(g.alive, x)
                for role in (HUMAN, CAUGHT):
                    caught = role == CAUGHT
                    if x == t: fits = not caught
                    elif roles[x] is not None: fits = (roles[x] == "infected") == caught
                    elif caught: fits = t >= 0 and self.site_place[o] != self.drawn and mind.could[t * n + x] >= 0
                    else: fits = t < 0 or not has(mind.must[t], x)
                    if not fits: continue
                    at = (o * n + x) * 2 + role
                    mark: i64 = 0
                    if x != t and t >= 0:
                        if not caught and alive: mark = 1
                        elif g.feud: mark = 2 if alive else 0
                        elif g.house.auto_end == AT_ONCE and caught: mark = 0
                        elif (mind.could[t * n + x] if caught else mind.died[x]) >= late: mark = 1
                    self.marks[at] = mark
                    if not alive or x == self.me or g.shown: self.ways[at * WIDE] = 1
                    else: self.hand_ways(o, x, role, at * WIDE)

    def hand_ways(self, o: i64, x: i64, role: i64, at: i64) -> None:
        """How a hidden hand may look, by its unseen Infected!: ways to choose the card it has laid, if it has."""
        t, here = self.site_seat[o], self.site_place[o] == x
        seen: i64 = self.fixed[x * KINDS + INFECTED]
        size = self.room[x]
        for k in range(EVENTS): size += self.fixed[x * KINDS + k]
        thing: i64 = 1 if here or self.fixed[x * KINDS + THE_THING] else 0
        least = max(self.low[x], self.low_both[x] - thing)
        most = min(size, self.most(x))
        for j in range(self.room[x] - (1 if here else 0) + 1):
            i = seen + j
            if i < least or i > most or (role == CAUGHT and i < 1): continue
            plain = size - i - thing
            gifts: i64 = 0                               # Infected! that may go where a card is to go
            if x == t:                                   # perhaps only after choosing a card for the deck
                if self.partner[x] != THE_DECK or self.duty[x] == MUST_GIVE or self.mind.coverer == x: gifts = i
            elif role == CAUGHT and self.partner[x] == t and t >= 0 and i > 1: gifts = i
            ways: i64 = 1
            if self.duty[x] == LAID: ways = plain + gifts
            elif self.duty[x] == MUST_GIVE and not plain + gifts: ways = 0
            elif self.duty[x] == SETTLING:
                if x != t and plain < 1: gifts = 0
                ways = plain + gifts
            self.ways[at + j] = ways

    def most(self, x: i64) -> i64:
        """The most Infected! in a hand: three, but where a fourth has just been drawn, or may be kept."""
        g = self.base
        asked = BOOK.steps[g.top() & 255].name
        most: i64 = 3
        if x == g.active and asked == "phase_two": most = 4
        if g.house.super_infection: most = WIDE
        if x == g.active and asked != "phase_two" and g.events_in(g.resolving): most = 3     # or it could play nothing
        for i in range(g.depth):
            now = g.agenda[i]
            name = BOOK.steps[now & 255].name
            if (name == "cap" and seat(now) == x) or name == "caps": most = WIDE
        since: i64 = self.room[self.drawn] if x == self.keeper else 0
        return min(most, max(0, self.mind.most[x] - since))

    # --- Counting -----------------------------------------------------------------------------------

    def least(self, o: i64, place: i64) -> i64:
        """Of the unseen Infected!, so many at least lie in a place that is no hand."""
        thing: i64 = 1 if self.site_place[o] == place or self.fixed[place * KINDS + THE_THING] else 0
        least = max(self.low[place], self.low_both[place] - thing) - self.fixed[place * KINDS + INFECTED]
        return max(0, least)

    def capacity(self, o: i64, place: i64) -> i64:
        return self.room[place] - (1 if self.site_place[o] == place else 0)

    def may_top(self, o: i64) -> i64:
        """An Infected! on top of the deck was put there by The Thing."""
        return self.room[self.top] if self.site_seat[o] >= 0 and self.mind.coverer == self.site_seat[o] else 0

    def tail_ways(self, o: i64, place: i64, j: i64) -> float:
        if j < self.least(o, place): return 0.0
        if place == self.top and j > self.may_top(o): return 0.0
        return choose(self.capacity(o, place), j)

    def count(self) -> None:
        """Tables: from seat x on, with so many Infected! left and such marks, in how many ways it goes on."""
        n, r1 = self.n, self.free[INFECTED] + 1
        sites = len(self.site_seat)
        self.step: i64 = 4 * r1                          # of the tables: [site][seat][marks][left], [site][place][left]
        self.on = vec[float]([0.0 for _ in range(sites * (n + 1) * 4 * r1)])
        self.tail = vec[float]([0.0 for _ in range(sites * 5 * r1)])
        self.total = vec[float]([0.0 for _ in range(sites)])
        self.sum = 0.0
        for o in range(sites):
            self.count_site(o, r1)
            many = 1.0
            if self.site_place[o] >= 0: many = float(self.room[self.site_place[o]])
            self.total[o] = many * self.on[(o * (n + 1)) * self.step + r1 - 1]
            self.sum += self.total[o]
        if not self.sum > 0.0: raise AssertionError("no table fits what this seat is certain of")

    def count_site(self, o: i64, r1: i64) -> None:
        n, deck = self.n, self.deck
        tail, on = self.tail, self.on
        tail[(o * 5 + 4) * r1] = 1.0
        for p in range(3, -1, -1):
            base = (o * 5 + p) * r1
            here = [self.tail_ways(o, deck + p, j) for j in range(min(r1 - 1, self.room[deck + p]) + 1)]
            for r in range(r1):
                for j in range(min(r, len(here) - 1) + 1):
                    if here[j] > 0.0: tail[base + r] += here[j] * tail[base + r1 + r - j]
        need = self.need[o]
        for m in range(4):
            if m & need != need: continue
            for r in range(r1): on[(o * (n + 1) + n) * self.step + m * r1 + r] = tail[o * 5 * r1 + r]
        for x in range(n - 1, -1, -1):
            now, then = (o * (n + 1) + x) * self.step, (o * (n + 1) + x + 1) * self.step
            size = self.capacity(o, x)
            for role in range(2):
                at, mark = ((o * n + x) * 2 + role) * WIDE, self.marks[(o * n + x) * 2 + role]
                for j in range(min(size, r1 - 1) + 1):
                    if not self.ways[at + j]: continue
                    many = choose(size, j) * float(self.ways[at + j])
                    for m in range(4):
                        if m & need != m: continue
                        to = then + ((m | mark) & need) * r1
                        for r in range(j, r1): on[now + m * r1 + r] += many * on[to + r - j]

    # --- Drawing ------------------------------------------------------------------------------------

    def table(self, seed: int) -> Table:
        """A world; equal seeds give equal worlds."""
        w = World(self, seed)
        if len(self.claim_at):
            w.at, w.where, w.held = self.start_at[:], self.start_where[:], self.start_held[:]
            w.claims, w.site, w.weight = self.start_claims[:], self.start_site, self.start_weight
            w.walk(self.stride)
            w.shake()
            w.choose_roles()
        else:
            w.deal()
        return w.lay()

    def draw(self, seed: int) -> Fast:
        """A world to play on; its luck is its own."""
        g = self.table(seed)
        settle(g)
        n = int(self.n)
        return Fast(g, Lots(imagined(seed)), VERBS.table(n), CHANCE_VERBS.table(n), g.clone())

    # --- Where cards may have left ------------------------------------------------------------------

    def lay_spots(self) -> None:
        """Unseen cards have numbers, by kind: plain ones, then Infected!, then The Thing; and spots to lie in."""
        g = self.base
        if g.house.withhold and not g.shown: self.weapons()
        kinds: Ints = vec[i64](capacity=WIDE * self.n)
        for k in range(INFECTED + 1, EVENTS):
            for _ in range(self.free[k]): kinds = append(kinds, k)
        self.plain: i64 = len(kinds)
        for _ in range(self.free[INFECTED]): kinds = append(kinds, INFECTED)
        for _ in range(self.free[THE_THING]): kinds = append(kinds, THE_THING)
        self.kind = kinds
        spots: Ints = vec[i64](capacity=len(kinds))
        for z in range(self.places):
            self.begin[z] = len(spots)
            for _ in range(self.room[z]): spots = append(spots, z)
        self.spot = spots
        if len(spots) != len(kinds): raise AssertionError(f"{len(kinds)} cards are unseen, in {len(spots)} places")
        kept: i64 = 0                                    # claims about places where nothing is unseen say nothing new
        for c in range(len(self.claim_at)):
            if not self.room[self.claim_at[c]]: continue
            self.claim_at[kept], self.claim_left[kept] = self.claim_at[c], self.claim_left[c]
            for k in range(KINDS): self.claim_of[kept * KINDS + k] = self.claim_of[c * KINDS + k]
            kept += 1
        self.claim_at = self.claim_at[:kept]
        self.claimed = []
        for c in range(kept):
            cards: Ints = vec[i64](capacity=len(kinds))
            for i in range(len(kinds)):
                if self.claim_of[c * KINDS + kinds[i]]: cards = append(cards, i)
            self.claimed.append(cards)

    def weapons(self) -> None:
        """With weapons never dealt, a hand has no more weapons and Infected! than it may have drawn."""
        kinds: Ints = zeros(KINDS)
        for k in range(EVENTS):
            if not self.mind.rare(k): kinds[k] = ANY
        for x in range(self.n):
            if not self.room[x]: continue
            size = self.room[x]
            for k in range(EVENTS): size += self.fixed[x * KINDS + k]
            since: i64 = self.room[self.drawn] if x == self.keeper else 0
            self.at_least(x, kinds, size - max(0, self.mind.most[x] - since))

    def prepare(self) -> None:
        """A first deal in which all claims hold, walked on from."""
        claims = len(self.claim_at)
        self.stride: i64 = 120 + 60 * claims + 12 * self.free[INFECTED]      # half as long still remembers its start
        self.start_at: Ints = EMPTY
        w = World(self, 0)
        for trial in range(40):
            w = World(self, trial, WALK)
            w.deal()
            w.spread()
            if w.mend(20_000): break
            if trial == 39: raise AssertionError("no deal fits what this seat has seen")
        w.walk(self.stride * 8)
        self.start_at, self.start_where, self.start_held = w.at, w.where, w.held
        self.start_claims, self.start_site, self.start_weight = w.claims, w.site, w.weight

    # --- What the others remember -------------------------------------------------------------------

    def memories(self, g: Table) -> list[Memory]:
        """The seat's own is what it is; the others know what all know, and their roles."""
        n = int(self.n)
        return [self.mind_of(g, s if s < n else -1) for s in range(n + 1)]

    def mind_of(self, g: Table, who: int) -> Memory:
        known = self.view["memory" if who == self.me else "public"]
        m = recollect(known, int(self.n), who, g.house.thing_in_deck, g.house.revised)
        if who == self.me or who < 0: return m
        m.role = g.role(who)
        m.forget(who)                                    # one's own hand is no matter of memory
        m.suspects &= ~(1 << who)
        if g.thing != NOBODY and m.role != "human": m.suspects = 1 << g.thing
        if m.covered and who == m.coverer: m.top = int(g.placed)
        return m


class World:
    """One world being drawn."""

    def __init__(self, of: Worlds, seed: int, stream: i64 = STREAM) -> None:
        self.of = of
        self.lots = Lots(seed, stream)
        self.k: i64 = 0
        self.site: i64 = 0
        self.caught: i64 = 0
        self.held: Ints = EMPTY                          # unseen Infected! in each place; when walking, all kinds
        self.at: Ints = EMPTY                            # the card in each spot
        self.where: Ints = EMPTY                         # the spot of each card
        self.claims: Ints = EMPTY                        # how far each claim holds
        self.weight: i64 = 0
        self.inf: Ints = EMPTY

    def below(self, n: i64) -> i64:
        self.k += 1
        return self.lots.below(self.k, n)

    def part(self) -> float:
        """A number between 0 and 1."""
        return (float(self.below(FINE)) + 0.5) / float(FINE)

    # --- From the tables ----------------------------------------------------------------------------

    def deal(self) -> None:
        """The site of The Thing, roles, and how many Infected! lie where."""
        of, n = self.of, self.of.n
        r1 = of.free[INFECTED] + 1
        left = self.part() * of.sum
        o: i64 = 0
        while o < len(of.total) - 1 and (left >= of.total[o] or of.total[o] <= 0.0):
            left -= of.total[o]
            o += 1
        while of.total[o] <= 0.0: o -= 1
        self.site, self.caught = o, 0
        self.inf = zeros(of.places)
        r, m, need = r1 - 1, 0, of.need[o]
        for x in range(n):
            now, then = (o * (n + 1) + x) * of.step, (o * (n + 1) + x + 1) * of.step
            left = self.part() * of.on[now + m * r1 + r]
            size = of.capacity(o, x)
            got: i64 = 0
            last: i64 = -1                               # the last that has any weight: what rounding leaves goes there
            for role in range(2):
                at, mark = ((o * n + x) * 2 + role) * WIDE, of.marks[(o * n + x) * 2 + role]
                to = then + ((m | mark) & need) * r1
                for j in range(min(size, r) + 1):
                    if not of.ways[at + j]: continue
                    many = choose(size, j) * float(of.ways[at + j]) * of.on[to + r - j]
                    if many <= 0.0: continue
                    if left < 0.0: break
                    got, last = j, role
                    left -= many
                if left < 0.0: break
            m = (m | of.marks[(o * n + x) * 2 + last]) & need
            if last == CAUGHT: self.caught |= 1 << x
            self.inf[x] = got
            r -= got
        for p in range(4):
            left = self.part() * of.tail[(o * 5 + p) * r1 + r]
            got = 0
            for j in range(min(r, of.room[of.deck + p]) + 1):
                many = of.tail_ways(o, of.deck + p, j) * of.tail[(o * 5 + p + 1) * r1 + r - j]
                if many <= 0.0: continue
                if left < 0.0: break
                got = j
                left -= many
            self.inf[of.deck + p] = got
            r -= got

    # --- By walking ---------------------------------------------------------------------------------

    def spread(self) -> None:
        """Give every unseen card a spot, Infected! and The Thing as dealt."""
        of = self.of
        many = len(of.kind)
        self.at, self.where = zeros(many), zeros(many)
        order: Ints = vec[i64]([i for i in range(of.plain)])
        self.shuffle(order)
        card, plain = of.plain, 0
        thing = of.site_place[self.site]
        for z in range(of.places):
            for i in range(of.room[z]):
                spot = of.begin[z] + i
                if i < self.inf[z]:
                    self.at[spot] = card
                    card += 1
                elif i == self.inf[z] and z == thing: self.at[spot] = many - 1
                else:
                    self.at[spot] = order[plain]
                    plain += 1
        self.held = of.fixed[:]
        for spot in range(many):
            self.where[self.at[spot]] = spot
            self.held[of.spot[spot] * KINDS + of.kind[self.at[spot]]] += 1
        claims = len(of.claim_at)
        self.claims = zeros(claims)
        for c in range(claims):
            for k in range(KINDS):
                self.claims[c] += min(of.claim_of[c * KINDS + k], self.held[of.claim_at[c] * KINDS + k])
        self.weight = self.weigh(self.site)

    def shuffle(self, cards: Ints) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def weigh(self, o: i64) -> i64:
        """In how many ways roles and laid cards go with this deal."""
        of, n, held = self.of, self.of.n, self.held
        for z in range(of.deck, of.places):
            j = held[z * KINDS + INFECTED] - of.fixed[z * KINDS + INFECTED]
            if j < of.least(o, z): return 0
        if held[of.top * KINDS + INFECTED] > of.may_top(o): return 0
        every: i64 = 1
        no_one: i64 = 1
        no_two: i64 = 1
        none: i64 = 1
        for x in range(n):
            j = held[x * KINDS + INFECTED] - of.fixed[x * KINDS + INFECTED]
            at = (o * n + x) * 2
            h, c = of.ways[at * WIDE + j], of.ways[(at + 1) * WIDE + j]
            if not h + c: return 0
            a, b = of.marks[at], of.marks[at + 1]
            every *= h + c
            no_one *= (0 if a & 1 else h) + (0 if b & 1 else c)
            no_two *= (0 if a & 2 else h) + (0 if b & 2 else c)
            none *= (0 if a & 3 else h) + (0 if b & 3 else c)
        if of.need[o] == 0: return every
        if of.need[o] == 1: return every - no_one
        return every - no_one - no_two + none

    def swap(self, a: i64, b: i64, mending: bool) -> i64:
        """Two cards change spots, if what is known stays true. Mending: by how much more or less of it is true."""
        of, held = self.of, self.held
        p, q = of.spot[a], of.spot[b]
        i, j = self.at[a], self.at[b]
        x, y = of.kind[i], of.kind[j]
        if p == q or x == y: return 0
        site = self.site
        if x == THE_THING: site = of.site_of[q]
        elif y == THE_THING: site = of.site_of[p]
        if site < 0: return 0
        gain: i64 = 0
        claims = len(of.claim_at)
        for c in range(claims):
            z = of.claim_at[c]
            if z == p: d = self.shift(c, p, x, y)
            elif z == q: d = self.shift(c, q, y, x)
            else: continue
            if not d: continue
            if mending:
                gain += max(0, of.claim_left[c] - self.claims[c]) - max(0, of.claim_left[c] - self.claims[c] - d)
            elif self.claims[c] + d < of.claim_left[c]: return 0
        if gain < 0 and self.below(40): return 0
        held[p * KINDS + x] -= 1
        held[p * KINDS + y] += 1
        held[q * KINDS + y] -= 1
        held[q * KINDS + x] += 1
        if x <= INFECTED or y <= INFECTED:
            weight = self.weigh(site)
            if not weight or (not mending and weight < self.weight and self.below(self.weight) >= weight):
                held[p * KINDS + x] += 1
                held[p * KINDS + y] -= 1
                held[q * KINDS + y] += 1
                held[q * KINDS + x] -= 1
                return 0
            self.weight = weight
        self.site = site
        for c in range(claims):                          # `held` has changed, so it is counted the other way round
            z = of.claim_at[c]
            if z == p: self.claims[c] -= self.shift(c, p, y, x)
            elif z == q: self.claims[c] -= self.shift(c, q, x, y)
        self.at[a], self.at[b] = j, i
        self.where[i], self.where[j] = b, a
        return gain

    def shift(self, c: i64, place: i64, gone: i64, come: i64) -> i64:
        """By how much a claim holds further when one kind leaves a place and another comes."""
        of, held = self.of, self.held
        d: i64 = 0
        if held[place * KINDS + gone] <= of.claim_of[c * KINDS + gone]: d -= 1
        if held[place * KINDS + come] < of.claim_of[c * KINDS + come]: d += 1
        return d

    def stir(self, mending: bool) -> i64:
        """One swap; every kind of it is as likely as its way back."""
        of = self.of
        many = len(of.kind)
        what = self.below(8)
        if what < 5:                                     # in a place about which something is claimed:
            c = self.below(len(of.claim_at))
            z = of.claim_at[c]
            a = of.begin[z] + self.below(of.room[z])
            cards = of.claimed[c]
            if what < 3 and len(cards):                  # for a card it is about, wherever that lies; only for another
                b = self.where[cards[self.below(len(cards))]]
                if not mending and not of.claim_of[c * KINDS + of.kind[self.at[a]]]: return 0
                return self.swap(a, b, mending)
            return self.swap(a, self.below(many), mending)
        if what < 7 and of.free[INFECTED]:
            return self.swap(self.where[of.plain + self.below(of.free[INFECTED])], self.below(many), mending)
        return self.swap(self.where[many - 1], self.below(many), mending)

    def walk(self, steps: i64) -> None:
        for _ in range(steps): self.stir(False)

    def mend(self, steps: i64) -> bool:
        """Swap until all that is claimed holds."""
        of = self.of
        lacking: i64 = 0
        for c in range(len(of.claim_at)): lacking += max(0, of.claim_left[c] - self.claims[c])
        for _ in range(steps):
            if not lacking: return True
            lacking -= self.stir(True)
        return not lacking

    def shake(self) -> None:
        """Plain cards in places about which nothing is claimed are dealt anew."""
        of = self.of
        bound: i64 = 0
        for c in range(len(of.claim_at)): bound |= 1 << of.claim_at[c]
        spots: Ints = vec[i64](capacity=len(of.kind))
        cards: Ints = vec[i64](capacity=len(of.kind))
        for spot in range(len(of.kind)):
            if has(bound, of.spot[spot]) or self.at[spot] >= of.plain: continue
            spots, cards = append(spots, spot), append(cards, self.at[spot])
        self.shuffle(cards)
        for i in range(len(spots)): self.at[spots[i]] = cards[i]

    def choose_roles(self) -> None:
        """Roles that go with the deal, all that can be equally likely."""
        of, n, o = self.of, self.of.n, self.site
        self.inf = zeros(of.places)
        for z in range(of.places): self.inf[z] = self.held[z * KINDS + INFECTED] - of.fixed[z * KINDS + INFECTED]
        need = of.need[o]
        on: Ints = zeros((n + 1) * 4)                    # [seat][marks]: ways for the seats from here on
        for m in range(4):
            if m & need == need: on[n * 4 + m] = 1
        for x in range(n - 1, -1, -1):
            for m in range(4):
                for at in range((o * n + x) * 2, (o * n + x) * 2 + 2):
                    on[x * 4 + m] += of.ways[at * WIDE + self.inf[x]] * on[(x + 1) * 4 + (m | of.marks[at])]
        self.caught = 0
        m = 0
        for x in range(n):
            at = (o * n + x) * 2
            human, every = of.ways[at * WIDE + self.inf[x]] * on[(x + 1) * 4 + (m | of.marks[at])], on[x * 4 + m]
            role = HUMAN
            if human < every and self.part() * float(every) >= float(human): role = CAUGHT
            m |= of.marks[at + role]
            if role == CAUGHT: self.caught |= 1 << x

    # --- The table ----------------------------------------------------------------------------------

    def lay(self) -> Table:
        """Cards, roles and laid cards come to the table."""
        of = self.of
        g = of.base.clone()
        o = self.site
        g.thing, g.infected = of.site_seat[o], self.caught
        if len(self.at):
            for spot in range(len(self.at)): self.put(g, of.spot[spot], of.kind[self.at[spot]])
        else: self.deal_plain(g)
        panics = of.panics[:]
        self.shuffle(panics)
        for i in range(len(panics)): g.cards[(g.deck if i < of.panic_room else g.pile) * KINDS + panics[i]] += 1
        for s in range(of.n):
            if s != of.me and (of.duty[s] == LAID or of.duty[s] == SETTLING): self.lay_card(g, s)
        self.end_of_humans(g)
        return g

    def put(self, g: Table, place: i64, card: i64) -> None:
        of = self.of
        if place == of.drawn:
            g.drawn[card] += 1
            g.cards[of.keeper * KINDS + card] += 1
        elif place == of.top:
            g.placed = card
            g.cards[g.deck * KINDS + card] += 1
        else: g.cards[place * KINDS + card] += 1

    def deal_plain(self, g: Table) -> None:
        """Any unseen plain card may lie in any spot that is left; the rest is the deck."""
        of = self.of
        cards = of.kind[:]
        left = of.plain
        thing = of.site_place[self.site]
        if thing >= 0: self.put(g, thing, THE_THING)
        for z in range(of.places):
            for _ in range(self.inf[z]): self.put(g, z, INFECTED)
            if z == of.deck: continue
            for _ in range(of.capacity(self.site, z) - self.inf[z]):
                i = self.below(left)
                left -= 1
                self.put(g, z, cards[i])
                cards[i] = cards[left]
        for i in range(left): g.cards[g.deck * KINDS + cards[i]] += 1

    def lay_card(self, g: Table, s: i64) -> None:
        """Which of its cards a seat has laid face down: any that it could lay."""
        of = self.of
        i = g.count(s, INFECTED)
        plain: i64 = 0
        for k in range(INFECTED + 1, EVENTS): plain += g.count(s, k)
        role: i64 = CAUGHT if has(self.caught, s) else HUMAN
        ways = of.ways[((self.site * of.n + s) * 2 + role) * WIDE + self.inf[s]]
        left = self.below(ways)
        card: i64 = INFECTED
        if left < plain:
            card = INFECTED
            while left >= 0:
                card += 1
                left -= g.count(s, card)
        elif not i: raise AssertionError("nothing to lay")
        g.cards[s * KINDS + card] -= 1
        g.offer[s] = card

    def end_of_humans(self, g: Table) -> None:
        """When the last Human was lost, and who has a turn left: as late as it can have been."""
        of, mind, n = self.of, self.of.mind, self.of.n
        t = g.thing
        if of.view["owed"] is not None:
            g.lost, g.last_infected = somebody(of.view["lost"]), somebody(of.view["last_infected"])
            g.owed = int(of.view["owed"])
            return
        if t == NOBODY or g.humans() or g.feud: return
        lost: i64 = 0
        for x in range(n):
            if x == t: continue
            when: i64 = mind.could[t * n + x] if has(self.caught, x) else mind.died[x]
            if when > lost or (when == lost and has(self.caught, x)):
                lost = when
                g.last_infected = x if has(self.caught, x) else NOBODY
        g.lost = lost
        for x in range(n):
            if has(g.alive, x) and mind.finished[x] <= lost: g.owed |= 1 << x


def on_agenda(g: Table, name: str) -> bool:
    for i in range(g.depth):
        if BOOK.steps[g.agenda[i] & 255].name == name: return True
    return False


def somebody(seat: Any) -> i64: return NOBODY if seat is None else int(seat)
