"""The cave: its tiles, who is where in it, and what can be asked of it and done to it.

Tiles are numbered as they are laid, the Start is tile 0. A *seat* is an explorer and its place in the circle. Nothing
here holds an order that nobody has seen: of stack and deck there is only what is still in them.
"""
from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.agenda import ACTION, TOO_LONG, TURN, Book, State
from penombra.core.line import EMPTY, NOBODY, Ints, filled, has, zeros
from penombra.games.sub_terra.designs import (DESIGN_NAMES, DESIGNS, DICE_OF, EXIT, KIND_OF, LEDGE, NONE, OPEN_OF, SIDES,
                                              SLIDE, opposite, side_names, turned)
from penombra.games.sub_terra.roles import BODYGUARD, ROLES, SCOUT
from penombra.games.sub_terra.verbs import CARDS

BOOK: Final = Book("sub_terra")

ENDINGS: Final = [TOO_LONG, "ST-END-02", "ST-END-03", "ST-TIME-06"]
RUNNING: Final = 0                           # also: stopped at the limit
ALL_OUT: Final = 1                           # all who live are on the Exit
ALL_DOWN: Final = 2                          # all in the cave are unconscious
ALL_GONE: Final = 3                          # nobody lives

SUBMERGED: Final = -1                        # places that are no tile
DEVOURED: Final = -2
MOST_TILES: Final = 66                       # a box has no more, and content is held to it
FAR: Final = 99                              # a distance nobody goes

STEP_OF: Final[Ints] = vec[i64]([256, 1, -256, -1])      # from a cell to the next, by side

WET: Final = 1 << 22                         # marks of a tile
DEBRIS: Final = 1 << 23
ROPED: Final = 1 << 24


class House:
    """Options and numbers of one table, resolved. Never changes during a game; clones share it."""

    def __init__(self) -> None:
        self.designs: Ints = EMPTY               # those in the box
        self.copies: Ints = EMPTY                # of each design
        self.cards: Ints = EMPTY                 # of each hazard, in the pool of this level
        self.deck: i64 = 0                       # how many of them are dealt
        self.way_out: i64 = NONE                 # the design of the Exit
        self.among: i64 = 6                      # the Exit is one of so many last tiles
        self.team: Ints = EMPTY                  # explorers by seat, where they were chosen
        self.first: i64 = NOBODY                 # who begins, where that was said
        self.health: Ints = EMPTY                # by explorer
        self.cost: Ints = EMPTY                  # by verb
        self.points: i64 = 2
        self.gain: i64 = 1
        self.steps: i64 = 3
        self.dash: i64 = 2
        self.success: i64 = 4
        self.bonus: i64 = 1
        self.heals: i64 = 1
        self.bandages: i64 = 1
        self.exert_loss: i64 = 1
        self.tremor_loss: i64 = 1
        self.flood_loss: i64 = 1
        self.gas_hit: i64 = 2
        self.gas_entry: i64 = 1
        self.cave_in_loss: i64 = 3
        self.alert_loss: i64 = 1
        self.rough_loss: i64 = 1
        self.range: i64 = 7
        self.horrors: i64 = 3
        self.persistence: i64 = 3
        self.recons: i64 = 3
        self.explosives: i64 = 3
        self.grades: list[str] = []              # by how many are left behind; more of them is a defeat
        self.gas_doubles: bool = False
        self.failed_only: bool = False           # third_try = failed_attempts
        self.connected: bool = False             # special_reach = connected
        self.hold_exit: bool = True
        self.both_ways: bool = False             # ledge_crossing = both
        self.diver_keeps: bool = True
        self.diver_tested: bool = True
        self.final_exit: bool = False            # exit_return = final
        self.at_round_end: bool = False          # end_check = round_end
        self.ask_ties: bool = True


@final                                           # the compiled form calls its methods directly
class Cave(State):
    def __init__(self, house: House) -> None:
        super().__init__(BOOK)
        self.house = house
        # The tiles.
        self.count: i64 = 0
        self.tiles: Ints = EMPTY                         # each packed, see `face`
        self.near: Ints = EMPTY                          # the neighbours of each, eight bits a side
        self.cell: Ints = EMPTY                          # where each lies: x, and y times 256
        self.ends: i64 = 0                               # open sides that face empty cells
        self.exit: i64 = NONE                            # the tile that is the Exit
        # The stack and the deck.
        self.stock: Ints = EMPTY                         # unseen tiles, of each design
        self.built: i64 = 0                              # how many of the stack as it was built are left
        self.returned: i64 = NONE                        # a tile put back below all others
        self.aside: i64 = NONE                           # the Geologist's
        self.drawn: i64 = NONE                           # about to be placed
        self.thrown: Ints = EMPTY                        # discarded face up, of each design
        self.cards: Ints = EMPTY                         # unseen hazards of the pool
        self.deck: i64 = 0                               # cards left before Out of Time
        self.card: i64 = NOBODY                          # the hazard being resolved
        self.late: bool = False                          # Out of Time has been revealed
        # The explorers.
        self.role: Ints = EMPTY
        self.seat_of: Ints = EMPTY                       # by explorer, from 1
        self.health: Ints = EMPTY
        self.at: Ints = EMPTY                            # a tile, or a place that is none
        self.hidden: i64 = 0
        self.roped: Ints = EMPTY                         # tries in a row, of own turns, up to the last
        self.hid: Ints = EMPTY
        self.recons: i64 = 0                             # uses left
        self.explosives: i64 = 0
        # The horrors, in the order in which they were placed.
        self.horrors: i64 = 0
        self.horror: Ints = EMPTY                        # the tile of each
        # The round and the turn.
        self.round: i64 = 0
        self.marker: i64 = NOBODY
        self.opener: i64 = NOBODY                        # who had the marker first
        self.active: i64 = NOBODY                        # whose turn it is
        self.points: i64 = 0
        self.exerted: bool = False
        self.tried_rope: i64 = 0                         # this turn: 0 not, 1 with success, 2 without
        self.tried_hide: i64 = 0
        self.has_ordered: bool = False
        self.ordered: i64 = NOBODY                       # who acts by order
        self.gas: i64 = 0                                # lingers: losses on entry are so many times the usual
        self.sheltered: i64 = 0                          # from the hazard being resolved
        self.failed: i64 = 0                             # tests due together that were failed so far
        self.ended: i64 = RUNNING

    def sit_down(self, seats: i64) -> None:
        self.seats, self.agenda = seats, zeros(48)
        self.tiles, self.near, self.cell = zeros(MOST_TILES), zeros(MOST_TILES), zeros(MOST_TILES)
        self.stock, self.thrown, self.cards = zeros(DESIGNS), zeros(DESIGNS), zeros(CARDS)
        self.role, self.health, self.at = zeros(seats), zeros(seats), zeros(seats)
        self.seat_of = filled(ROLES + 1, NOBODY)
        self.roped, self.hid, self.horror = zeros(seats), zeros(seats), zeros(8)
        self.limit = 1500 * seats

    def clone(self) -> Cave:
        o = Cave(self.house)
        self.copy_to(o)
        o.count, o.ends, o.exit = self.count, self.ends, self.exit
        o.tiles, o.near, o.cell = self.tiles[:], self.near[:], self.cell[:]
        o.stock, o.thrown, o.cards = self.stock[:], self.thrown[:], self.cards[:]
        o.built, o.returned, o.aside, o.drawn = self.built, self.returned, self.aside, self.drawn
        o.deck, o.card, o.late = self.deck, self.card, self.late
        o.role, o.seat_of, o.health, o.at = self.role[:], self.seat_of[:], self.health[:], self.at[:]
        o.hidden, o.roped, o.hid = self.hidden, self.roped[:], self.hid[:]
        o.recons, o.explosives, o.horrors, o.horror = self.recons, self.explosives, self.horrors, self.horror[:]
        o.round, o.marker, o.opener = self.round, self.marker, self.opener
        o.active, o.points = self.active, self.points
        o.exerted, o.tried_rope, o.tried_hide = self.exerted, self.tried_rope, self.tried_hide
        o.has_ordered, o.ordered, o.gas = self.has_ordered, self.ordered, self.gas
        o.sheltered, o.failed, o.ended = self.sheltered, self.failed, self.ended
        return o

    def parts(self) -> list[Ints]:
        late: i64 = 1 if self.late else 0
        exerted: i64 = 1 if self.exerted else 0
        ordered: i64 = 1 if self.has_ordered else 0
        small: Ints = vec[i64]([self.seats, self.count, self.built, self.returned, self.aside, self.drawn, self.deck,
                                self.card, late, self.hidden, self.recons, self.explosives, self.horrors, self.round,
                                self.marker, self.opener, self.active, self.points, exerted, self.tried_rope,
                                self.tried_hide, ordered, self.ordered, self.gas, self.sheltered, self.failed, self.ended])
        return [small, self.tiles[:self.count], self.cell[:self.count], self.stock, self.thrown, self.cards, self.role,
                self.health, self.at, self.roped, self.hid, self.horror[:self.horrors]]

    # --- Tiles --------------------------------------------------------------------------------------

    def design(self, t: i64) -> i64: return self.tiles[t] & 255
    def rotation(self, t: i64) -> i64: return self.tiles[t] >> 8 & 3
    def printed(self, t: i64) -> i64: return self.tiles[t] >> 10 & 15
    def tokens(self, t: i64) -> i64: return self.tiles[t] >> 14 & 15
    def open(self, t: i64) -> i64: return (self.tiles[t] >> 10 | self.tiles[t] >> 14) & 15
    def links(self, t: i64) -> i64: return self.tiles[t] >> 18 & 15
    def kind(self, t: i64) -> i64: return self.tiles[t] >> 25 & 15
    def dice(self, t: i64) -> i64: return self.tiles[t] >> 32 & 127
    def arrow(self, t: i64) -> i64: return self.tiles[t] >> 8 & 3
    def marked(self, t: i64, mark: i64) -> bool: return self.tiles[t] & mark != 0
    def mark(self, t: i64, mark: i64) -> None: self.tiles[t] |= mark
    def unmark(self, t: i64, mark: i64) -> None: self.tiles[t] &= ~mark

    def beside(self, t: i64, side: i64) -> i64:
        """The tile on that side; NONE where the cell is empty."""
        return self.near[t] >> 8 * side & 255

    def linked(self, t: i64, side: i64) -> bool:
        """Is there a neighbour on that side, with no wall between?"""
        return self.tiles[t] >> 18 + side & 1 != 0

    def end_at(self, t: i64, side: i64) -> bool:
        """An open side that faces an empty cell."""
        return self.open(t) >> side & 1 != 0 and self.beside(t, side) == NONE

    def barred(self, t: i64, side: i64) -> bool:
        """Cannot be left that way without a rope: over a Ledge's edge, or back up a Slide."""
        kind = self.kind(t)
        if kind < LEDGE or kind > SLIDE or self.tiles[t] & ROPED: return False
        if self.arrow(t) == side: return kind == LEDGE
        return kind == SLIDE and opposite(self.arrow(t)) == side

    def cliff(self, t: i64, side: i64) -> bool:
        """Into a Ledge over its edge: barred only where a rope is wanted to come down, too."""
        if not self.house.both_ways: return False
        to = self.beside(t, side)
        return to != NONE and self.kind(to) == LEDGE and self.arrow(to) == opposite(side) and not self.tiles[to] & ROPED

    def around(self, cell: i64) -> i64:
        """The tiles beside a cell, eight bits a side."""
        north, east, south, west = cell + 256, cell + 1, cell - 256, cell - 1
        found: i64 = 0xFFFFFFFF
        for t in range(self.count):
            c = self.cell[t]
            if c == north: found = found & ~255 | t
            elif c == east: found = found & ~(255 << 8) | t << 8
            elif c == south: found = found & ~(255 << 16) | t << 16
            elif c == west: found = found & ~(255 << 24) | t << 24
        return found

    def lay(self, design: i64, rotation: i64, cell: i64) -> i64:
        """A tile comes to lie in a cell; its number."""
        t, around = self.count, self.around(cell)
        kind, printed = KIND_OF[design], turned(OPEN_OF[design], rotation)
        self.count += 1
        self.tiles[t] = design | rotation << 8 | printed << 10 | kind << 25 | DICE_OF[design] << 32
        self.near[t], self.cell[t] = around, cell
        for side in range(SIDES):
            o, back = around >> 8 * side & 255, opposite(side)
            if o == NONE:
                if printed >> side & 1: self.ends += 1
                continue
            self.near[o] = self.near[o] & ~(255 << 8 * back) | t << 8 * back
            if self.open(o) >> back & 1: self.ends -= 1
            if self.tokens(o) >> back & 1: self.tiles[t] |= 1 << 14 + side
            self.link(t, side)
        if kind == EXIT: self.exit = t
        return t

    def link(self, t: i64, side: i64) -> None:
        """Note whether a tile and its neighbour are connected."""
        o, back = self.beside(t, side), opposite(side)
        if self.open(t) >> side & 1 and self.open(o) >> back & 1:
            self.tiles[t] |= 1 << 18 + side
            self.tiles[o] |= 1 << 18 + back

    def blast(self, t: i64, side: i64) -> None:
        """An Explosive token on a side: open for both who share it."""
        o, back = self.beside(t, side), opposite(side)
        if o == NONE and not self.open(t) >> side & 1: self.ends += 1
        self.tiles[t] |= 1 << 14 + side
        if o != NONE:
            self.tiles[o] |= 1 << 14 + back
            self.link(t, side)

    def ends_with(self, design: i64, rotation: i64, around: i64) -> i64:
        """How many open ends there would be, with this tile in a cell that has these neighbours."""
        printed, ends = turned(OPEN_OF[design], rotation), self.ends
        for side in range(SIDES):
            o = around >> 8 * side & 255
            if o == NONE: ends += printed >> side & 1
            elif self.open(o) >> opposite(side) & 1: ends -= 1
        return ends

    def numbered(self, kind: i64, n: i64) -> i64:
        """The n-th tile of a kind, in the order of placing."""
        for t in range(self.count):
            if self.kind(t) != kind: continue
            if not n: return t
            n -= 1
        return NONE

    def many(self, kind: i64) -> i64:
        found: i64 = 0
        for t in range(self.count):
            if self.kind(t) == kind: found += 1
        return found

    def exit_below(self) -> bool:
        """Is the Exit still in the stack, as it was built?"""
        return self.stock[self.house.way_out] > 0

    def left(self) -> i64:
        """How many tiles the stack has."""
        return self.built + (1 if self.returned != NONE else 0)

    # --- Explorers ----------------------------------------------------------------------------------

    def awake(self, s: i64) -> bool: return self.health[s] > 0
    def living(self, s: i64) -> bool: return self.at[s] != DEVOURED
    def on_exit(self, s: i64) -> bool: return self.at[s] == self.exit
    def wakeful(self, role: i64) -> i64:
        """The seat of an explorer who is here and conscious; else nobody."""
        s = self.seat_of[role]
        return s if s >= 0 and self.health[s] > 0 else NOBODY

    def shielded(self, s: i64) -> bool:
        """On the tile of a conscious Bodyguard, and not the Bodyguard."""
        b = self.wakeful(BODYGUARD)
        return b >= 0 and b != s and self.at[b] >= 0 and self.at[b] == self.at[s]

    def horrors_on(self, t: i64) -> i64:
        many: i64 = 0
        for k in range(self.horrors):
            if self.horror[k] == t: many += 1
        return many

    def prey(self, s: i64) -> bool:
        """May a Horror look for this explorer?"""
        return self.health[s] > 0 and self.at[s] >= 0 and self.at[s] != self.exit and self.role[s] != SCOUT \
            and not has(self.hidden, s)

    def order_of_turns(self) -> Ints:
        """The circle, from the holder of the marker."""
        return vec[i64]([(self.marker + k) % self.seats for k in range(self.seats)])

    # --- What is done to them -------------------------------------------------------------------------

    def lose(self, s: i64, many: i64, why: str) -> None:
        """Health is lost, as much as there is. On the Exit nothing is."""
        if many <= 0 or not self.health[s] or self.on_exit(s): return
        many = min(many, self.health[s])
        self.health[s] -= many
        if self.events is not None:
            self.tell("lost", {"seat": int(s), "many": int(many), "health": int(self.health[s]), "why": why})
            if not self.health[s]: self.tell("fainted", {"seat": int(s), "why": why})

    def recover(self, s: i64, many: i64, by: i64) -> None:
        """Health comes back, up to what it was in the beginning; whoever was unconscious wakes."""
        was = self.health[s]
        self.health[s] = min(was + many, self.house.health[self.role[s]])
        if self.events is not None:
            self.tell("healed", {"seat": int(s), "other": int(by), "many": int(self.health[s] - was),
                                 "health": int(self.health[s])})
            if not was: self.tell("woke", {"seat": int(s)})

    def done_for(self, s: i64) -> bool:
        """Unconscious, or on an Exit from which nobody returns."""
        return not self.health[s] or (self.house.final_exit and self.on_exit(s))

    def stop_the_fallen(self) -> None:
        """Whoever faints in the own turn does nothing more; whoever acts by order leaves that action."""
        if self.active >= 0 and self.done_for(self.active): self.leave(TURN)
        elif self.ordered >= 0 and self.done_for(self.ordered): self.leave(ACTION)

    # --- Names for what is told -----------------------------------------------------------------------

    def spot(self, t: i64) -> list[int]:
        """Where a tile lies, as people count: the Start is at 0, 0."""
        return [int(self.cell[t] & 255) - 128, int(self.cell[t] >> 8) - 128]

    def face(self, t: i64) -> dict[str, Any]:
        """What a tile shows."""
        return {"tile": int(t), "design": DESIGN_NAMES[self.design(t)], "rotation": int(self.rotation(t)),
                "open": side_names(self.printed(t)), "at": self.spot(t)}

    # --- The end --------------------------------------------------------------------------------------

    def behind(self) -> i64:
        """How many are not on the Exit."""
        many: i64 = 0
        for s in range(self.seats):
            if not self.on_exit(s): many += 1
        return many

    def grade(self) -> str:
        many = int(self.behind())
        return self.house.grades[many] if many < len(self.house.grades) else "defeat"

    def winners(self) -> i64:
        """Those on the Exit, if not too many were left behind."""
        if self.ended == RUNNING or self.grade() == "defeat": return 0
        out: i64 = 0
        for s in range(self.seats):
            if self.on_exit(s): out |= 1 << s
        return out

    def returns(self) -> list[float]:
        if self.ended == RUNNING: return [0.0] * int(self.seats)
        worth = {"gold": 1.0, "silver": 0.5, "bronze": 0.0}.get(self.grade(), -1.0)
        return [worth] * int(self.seats)
