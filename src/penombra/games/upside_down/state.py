"""The table of Upside Down: the town, its people and Foes, cards and tokens, and what can be asked of them.

Things are numbered as the content lists them; a *seat* is a Character and its place in the circle.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.agenda import GAME, TOO_LONG, Book, State
from penombra.core.line import EMPTY, NOBODY, Ints, bit, filled, has, zeros
from penombra.games.upside_down.effect import NONE, Effect
from penombra.games.upside_down.house import House
from penombra.games.upside_down.stacks import Stacks
from penombra.games.upside_down.verbs import ACTIONS

BOOK: Final = Book("upside_down")

ENDINGS: Final = [TOO_LONG, "UD-S1-END-01", "UD-S2-END-01", "UD-END-02", "UD-END-03"]
RUNNING: Final = 0                           # also: stopped at the limit
WON: Final = 1                               # in Season 1; in Season 2 one more
TERRIFIED: Final = 3
TOO_LATE: Final = 4

OFF: Final = -1                              # places of a Foe that are no Location: it may come
GONE: Final = -2                             # or never again

IN_DECK: Final = -1                          # where an Ally is; else the seat that owns it,
REMOVED: Final = -2
WAITING: Final = 16                          # or this and the number of its slot


@final                                       # the compiled form calls its methods directly
class Town(State):
    def __init__(self, house: House) -> None:
        super().__init__(BOOK)
        self.house = house
        self.stacks = Stacks()
        # The people.
        self.role: Ints = EMPTY                          # a Character, by seat
        self.at: Ints = EMPTY
        self.fear: Ints = EMPTY
        self.hand: Ints = EMPTY                          # seat * hand size: kinds of cards, ascending, then none
        self.held: Ints = EMPTY                          # cards in hand
        self.item: Ints = EMPTY                          # seat * item limit
        # Decks, by what is still in them: nobody has seen an order.
        self.deck: Ints = EMPTY                          # Action cards
        self.discard: Ints = EMPTY
        self.played: Ints = EMPTY                        # this turn
        self.items: Ints = EMPTY
        self.drawn: Ints = EMPTY                         # Items to choose from
        self.scenes: Ints = EMPTY
        self.seen: Ints = EMPTY                          # discarded Scenes
        self.ally: Ints = EMPTY                          # where each Ally is
        # The board.
        self.foe: Ints = EMPTY                           # by figure: a Location, or none
        self.act: i64 = 1
        self.met: i64 = 0                                # goals reached for good
        # The turn.
        self.turn: i64 = 0
        self.active: i64 = NOBODY
        self.opener: i64 = NOBODY
        self.points: i64 = 0                             # roads that may still be walked
        self.danger: i64 = 0                             # on the cards played this turn
        self.action: i64 = NONE                          # the one of this turn
        self.value: i64 = 0                              # its action value
        self.fought: i64 = NONE                          # the figure fought
        self.target: i64 = NONE                          # the slot aimed at
        self.chosen: i64 = 0                             # slots chosen one after the other
        self.due: i64 = 0                                # Scenes still to be revealed
        self.scene: i64 = NONE                           # being resolved
        self.ended: i64 = RUNNING

    def sit_down(self, seats: i64) -> None:
        h = self.house
        self.seats, self.agenda = seats, zeros(64)
        self.stacks.lay_out(len(h.group), len(h.tokens), h.limit)
        self.role, self.at, self.fear = filled(seats, NONE), filled(seats, NONE), zeros(seats)
        self.hand, self.held = filled(seats * h.hand, NONE), zeros(seats)
        self.item = filled(seats * h.item_limit, NONE)
        self.deck, self.discard, self.played = h.cards[:], zeros(len(h.cards)), zeros(len(h.cards))
        self.items, self.drawn = h.items[:], zeros(len(h.items))
        self.scenes, self.seen = h.scenes[:], zeros(len(h.scenes))
        self.ally = vec[i64]([IN_DECK if n else REMOVED for n in h.allies])
        self.foe = filled(len(h.kind), OFF)
        self.limit = 1500 * seats

    def clone(self) -> Town:
        o = Town(self.house)
        self.copy_to(o)
        o.stacks = self.stacks.clone()
        o.role, o.at, o.fear, o.hand, o.held = self.role, self.at[:], self.fear[:], self.hand[:], self.held[:]
        o.item, o.deck, o.discard, o.played = self.item[:], self.deck[:], self.discard[:], self.played[:]
        o.items, o.drawn, o.scenes, o.seen = self.items[:], self.drawn[:], self.scenes[:], self.seen[:]
        o.ally, o.foe, o.act, o.met = self.ally[:], self.foe[:], self.act, self.met
        o.turn, o.active, o.opener, o.points, o.danger = self.turn, self.active, self.opener, self.points, self.danger
        o.action, o.value, o.fought, o.target = self.action, self.value, self.fought, self.target
        o.chosen, o.due, o.scene, o.ended = self.chosen, self.due, self.scene, self.ended
        if not self.opened(): o.role = self.role[:]
        return o

    def opened(self) -> bool:
        """Has everybody a Character? From then on that never changes, and copies share it."""
        return self.role[self.seats - 1] != NONE

    def parts(self) -> list[Ints]:
        few: Ints = vec[i64]([self.act, self.met, self.turn, self.active, self.opener, self.points, self.danger, self.action,
                              self.value, self.fought, self.target, self.chosen, self.due, self.scene, self.ended])
        return [*self.stacks.parts(), self.role, self.at, self.fear, self.hand, self.held, self.item, self.deck, self.discard,
                self.played, self.items, self.drawn, self.scenes, self.seen, self.ally, self.foe, few]

    # --- The board ------------------------------------------------------------------------------------

    def road(self, a: i64, b: i64) -> i64:
        """0 where there is none; else 1 and its Fear."""
        return self.house.roads[a * len(self.house.offered) + b]

    def far(self, a: i64, b: i64) -> i64: return self.house.far[a * len(self.house.offered) + b]

    def foes_at(self, place: i64) -> i64:
        """The figures there, as a set."""
        out: i64 = 0
        for f in range(len(self.foe)):
            if self.foe[f] == place: out |= bit(f)
        return out

    def foe_of(self, kind: i64, place: i64) -> i64:
        """The first figure of a kind in a Location; else none."""
        for f in range(len(self.foe)):
            if self.foe[f] == place and self.house.kind[f] == kind: return f
        return NONE

    def many_of(self, kind: i64) -> i64:
        """How many figures of a kind are on the board."""
        many: i64 = 0
        for f in range(len(self.foe)):
            if self.foe[f] >= 0 and self.house.kind[f] == kind: many += 1
        return many

    # --- Stacks ---------------------------------------------------------------------------------------

    def stacks_in(self, group: i64) -> i64:
        many: i64 = 0
        if group == NONE: return 0
        for k in self.house.of_group[group]:
            if self.stacks.size[k]: many += 1
        return many

    def empty_in(self, group: i64) -> i64:
        return 0 if group == NONE else len(self.house.of_group[group]) - self.stacks_in(group)

    def tokens_in(self, group: i64) -> i64:
        many: i64 = 0
        if group == NONE: return 0
        for k in self.house.of_group[group]: many += self.stacks.size[k]
        return many

    def worth(self, face: i64) -> i64:
        """What a token counts now."""
        group = self.house.counts[face]
        return self.house.worth[face] if group == NONE else self.stacks_in(group)

    def worth_of(self, slot: i64) -> i64:
        """What all tokens of a stack count together."""
        total: i64 = 0
        for place in range(self.stacks.size[slot]): total += self.worth(self.stacks.at(slot, place))
        return total

    def ally_in(self, slot: i64) -> i64:
        """The Ally that waits there; else none."""
        for a in range(len(self.ally)):
            if self.ally[a] == WAITING + slot: return a
        return NONE

    # --- People -----------------------------------------------------------------------------------------

    def effects(self, s: i64) -> list[Effect]:
        """All that is always on for one seat: its Character, its Items, its Allies."""
        h = self.house
        out = list(h.of_character[self.role[s]])
        for k in range(h.item_limit):
            if self.item[s * h.item_limit + k] != NONE: out += h.of_item[self.item[s * h.item_limit + k]]
        for a in range(len(self.ally)):
            if self.ally[a] == s: out += h.of_ally[a]
        return out

    def accompanied(self, s: i64) -> bool:
        """Does anybody else share the Location?"""
        for o in range(self.seats):
            if o != s and self.at[o] == self.at[s]: return True
        for e in self.effects(s):
            if e.company(): return True
        return False

    def bonus(self, s: i64, action: i64) -> i64:
        """What comes on top of the cards for an action, friends apart."""
        total = self.house.bonus[self.at[s] * ACTIONS + action]
        for e in self.effects(s): total += e.bonus(action)
        return total

    def worth_of_cards(self, s: i64, mask: i64) -> i64:
        """Values of these cards of a hand, with friends where there are any."""
        h = self.house
        total: i64 = 0
        company = self.accompanied(s)
        for k in range(self.held[s]):
            if not has(mask, k): continue
            card = self.hand[s * h.hand + k]
            total += h.value[card]
            if company: total += h.friends[card]
        return total

    def play(self, s: i64, mask: i64) -> None:
        """These cards lie beside the dashboard until the turn is over; their danger is counted."""
        h = self.house
        kept: i64 = 0
        for k in range(self.held[s]):
            card = self.hand[s * h.hand + k]
            if has(mask, k):
                self.played[card] += 1
                self.danger += h.danger[card]
                continue
            self.hand[s * h.hand + kept] = card
            kept += 1
        for k in range(kept, self.held[s]): self.hand[s * h.hand + k] = NONE
        self.held[s] = kept

    def take_card(self, s: i64, card: i64) -> None:
        """Into the hand, where cards lie in order."""
        start = s * self.house.hand
        n = self.held[s]
        while n and self.hand[start + n - 1] > card:
            self.hand[start + n] = self.hand[start + n - 1]
            n -= 1
        self.hand[start + n] = card
        self.held[s] += 1

    def drop_card(self, s: i64, place: i64) -> i64:
        start = s * self.house.hand
        card = self.hand[start + place]
        for k in range(place, self.held[s] - 1): self.hand[start + k] = self.hand[start + k + 1]
        self.held[s] -= 1
        self.hand[start + self.held[s]] = NONE
        self.discard[card] += 1
        return card

    def items_of(self, s: i64) -> i64:
        many: i64 = 0
        for k in range(self.house.item_limit):
            if self.item[s * self.house.item_limit + k] != NONE: many += 1
        return many

    # --- Fear and the end -----------------------------------------------------------------------------

    def scare(self, s: i64, many: i64, why: str) -> bool:
        """Fear is gained; is it too much? Then all have lost."""
        if many <= 0: return False
        end = self.house.terror[self.role[s]]
        many = min(many, end - self.fear[s])
        self.fear[s] += many
        if self.events is not None:
            self.tell("scared", {"seat": int(s), "many": int(many), "fear": int(self.fear[s]), "why": why})
        if self.fear[s] < end: return False
        if self.events is not None: self.tell("terrified", {"seat": int(s)})
        self.end(TERRIFIED)
        return True

    def scare_by_scene(self, s: i64, many: i64, why: str) -> bool:
        """Fear from a Scene: others in the Location may shield from some of it."""
        for o in range(self.seats):
            if o == s or self.at[o] != self.at[s]: continue
            for e in self.effects(o): many -= e.shield()
        return self.scare(s, many, why)

    def calm(self, s: i64, many: i64) -> None:
        many = min(many, self.fear[s])
        self.fear[s] -= many
        if self.events is not None: self.tell("calmed", {"seat": int(s), "many": int(many), "fear": int(self.fear[s])})

    def end(self, how: i64) -> None:
        """It is over: nothing else on the agenda happens."""
        self.ended = how
        self.leave(GAME)

    def winners(self) -> i64: return bit(self.seats) - 1 if RUNNING < self.ended < TERRIFIED else 0

    def returns(self) -> list[float]:
        worth = 0.0 if self.ended == RUNNING else 1.0 if self.ended < TERRIFIED else -1.0
        return [worth] * int(self.seats)

    # --- Names for what is told -----------------------------------------------------------------------

    def place(self, at: i64) -> str: return self.house.names.locations[at]
    def slot(self, k: i64) -> str: return self.house.names.slots[k]
    def figure(self, f: i64) -> str: return self.house.names.foes[f]
    def faces(self, slot: i64) -> list[str]:
        """The tokens of a stack, from the bottom."""
        return [self.house.names.faces[self.stacks.at(slot, p)] for p in range(self.stacks.size[slot])]

    def cards_of(self, s: i64, mask: i64) -> list[str]:
        return [self.house.names.cards[self.hand[s * self.house.hand + k]] for k in range(self.held[s]) if has(mask, k)]

