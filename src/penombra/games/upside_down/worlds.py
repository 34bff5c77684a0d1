"""Worlds that somebody cannot tell from the true one: faces for the tokens one has not seen, as likely as they are.

What lay where, and when, says something about all tokens: what one stack took from the pool another could not have. So a
world is a whole past. Every token that ever came to lie somewhere has a face, and a past is as likely as its draws: each
time as many tokens of that face as the pool then had. From one past that fits what was seen a walk leads to others: each
step gives one token another face, or lets another token be the one that left a mixed stack, as likely as the pasts
then are.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from penombra.core.agenda import settle
from penombra.core.fast import Fast
from penombra.core.line import NOBODY, Ints, bit, filled, line
from penombra.core.luck import Lots, imagined
from penombra.core.seen import Memory
from penombra.games.upside_down.effect import NONE
from penombra.games.upside_down.house import House
from penombra.games.upside_down.knowledge import LYING, UNKNOWN, Known, known_from
from penombra.games.upside_down.position import piles
from penombra.games.upside_down.setup import special as is_special
from penombra.games.upside_down.state import BOOK, ENDINGS, GONE, IN_DECK, OFF, REMOVED, RUNNING, WAITING, Town
from penombra.games.upside_down.verbs import ACTION_NAMES, Books

NEVER: Final = 1 << 30                       # a moment that does not come
BEFORE: Final = -1                           # one before everything
SWEEPS: Final = 6                            # walks from the prepared past to a world
STEPS: Final = 300                           # and at least so many, where little is open
FIRST_SWEEPS: Final = 10
FEW: Final = 12                              # tokens in question: then all of them try to change with another
TRIES: Final = 200                           # to find a past that fits
ALL: Final = (1 << 60) - 1                   # faces
STREAM: Final = 5


class Past:
    """Faces for all tokens that ever lay somewhere, and who left each mixed stack."""

    def __init__(self, known: Known, tokens: Ints, special: Ints) -> None:
        """`tokens`: how many there are of each face; `special`: and how many of these began among the mixed ones."""
        self.tokens = tokens
        self.special = special if known.special else filled(len(special), 0)
        self.n: i64 = len(known.born)
        self.mixed: i64 = known.special                  # the first so many rows
        self.born: Ints = vec[i64]([int(x) for x in known.born])
        self.died: Ints = vec[i64]([NEVER if x == LYING else int(x) for x in known.died])
        self.face: Ints = vec[i64]([int(x) for x in known.face])
        self.had: Ints = filled(self.n, 0)               # by row: how many of its face the pool had when it was drawn
        self.open: list[i64] = [i for i in range(len(known.face)) if known.face[i] == UNKNOWN]
        self.mixes: list[list[i64]] = []                 # tokens in question; the one that has left stands first
        self.left_at: list[i64] = []
        self.ended: list[i64] = []
        self.place: dict[int, i64] = {}                  # mix of the memory -> ours
        for n, m in enumerate(known.mixes):
            if not m.tokens: continue
            self.place[n] = len(self.mixes)
            self.mixes.append([i for i in m.tokens])
            self.left_at.append(m.when)
            self.ended.append(NEVER if m.ended == LYING else m.ended)

    def copy(self) -> Past:
        o = Past(Known([]), self.tokens, self.special)
        o.special = self.special
        o.n, o.mixed, o.born, o.died, o.face = self.n, self.mixed, self.born, self.died[:], self.face[:]
        o.had = self.had[:]
        o.open, o.left_at, o.ended, o.place = self.open, self.left_at, self.ended, self.place
        o.mixes = [list(m) for m in self.mixes]
        return o

    # How likely it is.
    def starts(self, i: i64) -> i64:
        """From when on a token is out of the pool: special ones that began among the mixed were never in it."""
        return BEFORE if i < self.mixed and self.special[self.face[i]] else self.born[i]

    def left(self, face: i64, when: i64, but: i64) -> i64:
        """How many of a face the pool had at a moment, if one row is left out."""
        many = self.tokens[face]
        for j in range(self.n):
            if j != but and self.face[j] == face and self.starts(j) < when and when < self.died[j]: many -= 1
        return many

    def drawn(self, i: i64) -> bool:
        """Did this token come out of the pool?"""
        return not (i < self.mixed and self.special[self.face[i]])

    def weights(self, i: i64) -> list[float]:
        """How likely the past is with each face for a token that has none, up to what is the same for all."""
        many, later = self.tokens[:], [1.0] * len(self.tokens)
        born, died = self.born[i], self.died[i]
        for j in range(self.n):
            f = self.face[j]
            if f < 0 or j == i: continue
            fixed = j < self.mixed and self.special[f] != 0
            since = BEFORE if fixed else self.born[j]
            if since < born and born < self.died[j]: many[f] -= 1
            if fixed or self.born[j] <= born or self.born[j] >= died: continue
            had = self.had[j]                            # a later draw of the same face would have had one less
            later[f] *= 0.0 if had <= 1 else float(had - 1) / float(had)
        return [later[f] * float(max(0, many[f])) for f in range(len(later))]

    def count(self, i: i64, face: i64, more: i64) -> None:
        """A token of this face is out of the pool for as long as this row lies there; or no longer."""
        since = self.starts(i)
        for j in range(self.n):
            if self.face[j] == face and j != i and since < self.born[j] and self.born[j] < self.died[i]: self.had[j] -= more

    def refresh(self, faces: i64) -> None:
        """Count anew for some faces."""
        for j in range(self.n):
            if self.face[j] >= 0 and faces >> self.face[j] & 1: self.had[j] = self.left(self.face[j], self.born[j], j)

    def total(self, faces: i64) -> float:
        """How likely all draws of some faces are together."""
        out = 1.0
        for j in range(self.n):
            if self.face[j] < 0 or not faces >> self.face[j] & 1 or not self.drawn(j): continue
            many = self.left(self.face[j], self.born[j], j)
            if many <= 0: return 0.0
            out *= float(many)
        return out

    # Finding one.
    def begin(self, dice: Dice) -> bool:
        """Some past that fits; or none was found this time."""
        for m in range(len(self.mixes)): self.let_go(m, dice.below(len(self.mixes[m])))
        for i in self.open: self.face[i] = UNKNOWN
        if not self.spread(dice): return False
        self.refresh(ALL)
        for i in self.open:
            if self.face[i] == UNKNOWN and not self.redraw(i, dice): return False
        return self.total(ALL) > 0

    def let_go(self, m: i64, which: i64) -> None:
        """This token of a mix is the one that has left."""
        tokens = self.mixes[m]
        tokens[0], tokens[which] = tokens[which], tokens[0]
        for i in tokens: self.died[i] = self.ended[m]
        self.died[tokens[0]] = self.left_at[m]

    def spread(self, dice: Dice) -> bool:
        """The special tokens that have not been seen lie somewhere among the mixed ones."""
        free = [i for i in self.open if i < self.mixed]
        for face in range(len(self.special)):
            many = self.special[face]
            for i in range(self.mixed):
                if self.face[i] == face: many -= 1
            for _ in range(many):
                if not free: return False
                self.face[free.pop(int(dice.below(len(free))))] = face
        return True

    def redraw(self, i: i64, dice: Dice) -> bool:
        """Another face for a token, as likely as it is; special ones among the mixed keep theirs."""
        if self.face[i] != UNKNOWN:
            if not self.drawn(i): return True
            self.count(i, self.face[i], -1)
        self.face[i] = UNKNOWN
        weights = self.weights(i)
        total = 0.0
        for face in range(len(weights)):
            if i < self.mixed and self.special[face]: weights[face] = 0.0
            total += weights[face]
        if total <= 0.0: return False
        x = dice.share() * total
        for face in range(len(weights)):
            x -= weights[face]
            if weights[face] > 0.0: self.face[i] = face
            if x < 0.0: break
        self.had[i] = self.left(self.face[i], self.born[i], i)
        self.count(i, self.face[i], 1)
        return True

    # Walking on.
    def wander(self, dice: Dice) -> None:
        """Far enough that it makes no difference where the walk began."""
        for _ in range(max(SWEEPS, STEPS // (1 + len(self.open) + len(self.mixes)))): self.sweep(dice)

    def sweep(self, dice: Dice) -> None:
        for i in self.open: self.redraw(i, dice)
        for i in self.open:
            if i < self.mixed or len(self.open) < FEW or not dice.below(FEW): self.swap(i, dice)
        for m in range(len(self.mixes)): self.other_left(m, dice)

    def swap(self, i: i64, dice: Dice) -> None:
        """Two tokens change faces; a special one that began among the mixed only with another of these."""
        j = self.open[int(dice.below(len(self.open)))]
        a, b = self.face[i], self.face[j]
        if a == b or ((i < self.mixed) != (j < self.mixed) and (self.special[a] or self.special[b])): return
        faces: i64 = bit(a) | bit(b)
        if i < self.mixed and j < self.mixed and self.died[i] == self.died[j]:
            self.face[i], self.face[j] = b, a            # drawn together, there as long: it makes no difference
            for k in range(self.mixed):
                if faces >> self.face[k] & 1: self.had[k] = self.left(self.face[k], self.born[k], k)
            return
        before = self.total(faces)
        self.face[i], self.face[j] = b, a
        if not dice.taken(self.total(faces), before): self.face[i], self.face[j] = a, b
        self.refresh(faces)

    def other_left(self, m: i64, dice: Dice) -> None:
        """Perhaps it was another token that left, and perhaps one that has been drawn since is another, too."""
        which = dice.below(len(self.mixes[m]))
        if not which: return
        a, b = self.face[self.mixes[m][0]], self.face[self.mixes[m][int(which)]]
        faces: i64 = bit(a) | bit(b)
        before = self.total(faces)
        also: i64 = dice.below(2 * len(self.open)) if self.open else 0
        i = self.open[int(also)] if also < len(self.open) else NONE
        if i >= 0 and (self.face[i] != a or not self.drawn(i) or (i < self.mixed and self.special[b])): i = NONE
        self.let_go(m, which)
        if i >= 0: self.face[i] = b
        if not dice.taken(self.total(faces), before):
            self.let_go(m, which)
            if i >= 0: self.face[i] = a
        self.refresh(faces)


class Dice:
    def __init__(self, seed: int) -> None:
        self.lots = Lots(seed, STREAM)
        self.k: i64 = 0

    def below(self, n: i64) -> i64:
        self.k += 1
        return self.lots.below(self.k, n)

    def share(self) -> float: return float(self.below(1 << 30)) / float(1 << 30)
    def taken(self, now: float, before: float) -> bool: return now >= before or self.share() * before < now


def prepared(known: Known, tokens: Ints, special: Ints) -> Past:
    """A past that fits, some way on."""
    dice = Dice(1)
    for _ in range(TRIES):
        past = Past(known, tokens, special)
        if not past.begin(dice): continue
        for _ in range(FIRST_SWEEPS): past.sweep(dice)
        return past
    raise ValueError("nothing fits what was seen")


def faces_of(past: Past, known: Known, dice: Dice) -> dict[str, list[int]]:
    """What lies in each slot in this past, from the bottom."""
    out: dict[str, list[int]] = {}
    rest: dict[int, list[i64]] = {}
    for slot, rows in known.places.items():
        found: list[int] = []
        for row in rows:
            if row >= 0:
                found.append(int(past.face[row]))
                continue
            n = -1 - row
            if n not in rest: rest[n] = list(past.mixes[past.place[n]][1:])
            found.append(int(past.face[rest[n].pop(int(dice.below(len(rest[n]))))]))
        out[slot] = found
    return out


# --- A table from what a seat sees ------------------------------------------------------------------------

def restored(view: dict[str, Any], house: House) -> Town:
    """All of the table that is no secret: everything but the tokens."""
    g, names = Town(house), house.names
    g.sit_down(int(view["seats"]))
    for s in range(g.seats):
        g.role[s], g.at[s] = place_in(view["role"][s], names.characters), place_in(view["at"][s], names.locations)
        g.fear[s] = int(view["fear"][s])
        for card in view["hand"][s]: g.take_card(s, names.cards.index(card))
        for n, item in enumerate(view["item"][s]): g.item[s * house.item_limit + n] = names.items.index(item)
    for key, pile, words in piles(g):
        if key in ("pool", "bag"): continue
        for k, word in enumerate(words): pile[k] = int(view[key].get(word, 0))
    for name, at in view["ally"].items():
        a = names.allies.index(name)
        if isinstance(at, int): g.ally[a] = at
        else: g.ally[a] = IN_DECK if at == "deck" else REMOVED if at == "removed" else WAITING + names.slots.index(at)
    for name, at in view["foe"].items():
        g.foe[names.foes.index(name)] = OFF if at is None else GONE if at == "gone" else names.locations.index(at)
    g.act, g.met, g.turn = int(view["act"]), int(view["met"]), int(view["turn"])
    g.active, g.opener = seat_of(view["active"]), seat_of(view["opener"])
    g.points, g.danger, g.value, g.due = (int(view[key]) for key in ("points", "danger", "value", "due"))
    g.action = place_in(view["action"], ACTION_NAMES)
    g.fought, g.target = place_in(view["fought"], names.foes), place_in(view["target"], names.slots)
    g.scene = place_in(view["scene"], names.scenes)
    for name in view["chosen"]: g.chosen |= bit(names.slots.index(name))
    g.ended = RUNNING if view["ended"] is None else ENDINGS.index(view["ended"])
    for name, a, b, c in view["agenda"]: g.push(line(BOOK.names[name], a, b, c))
    return g


def seat_of(s: Any) -> int: return NOBODY if s is None else int(s)
def place_in(name: Any, names: list[str]) -> int: return NONE if name is None else names.index(name)


def memory_of(view: dict[str, Any], told: dict[str, Any], names: list[str]) -> Known:
    """What is remembered; where a table remembers nothing, what lies face up."""
    if told: return known_from(names, told["tokens"])
    k = Known(names)
    for slot, stack in sorted(view["stacks"].items()):
        if not stack["size"]: continue
        k.add(slot, stack["size"], False, False)
        if stack["up"] is not None: k.look(slot, [names.index(stack["up"])])
    return k


class Worlds:
    """Tables that cannot be told from the one a view shows. They differ in the faces of tokens, and in their luck."""

    def __init__(self, view: dict[str, Any], house: House, books: Books) -> None:
        self.n = int(view["seats"])
        self.me: int = view["me"]
        self.house = house
        self.books = books
        self.base = restored(view, house)
        names = house.names
        self.known = memory_of(view, view["memory"], names.faces)
        self.public = memory_of(view, view["public"], names.faces)
        self.ups = [names.slots.index(slot) for slot, stack in view["stacks"].items() if stack["up"] is not None]
        special: Ints = vec[i64]([house.tokens[f] if is_special(house, f) else 0 for f in range(len(house.tokens))])
        self.past = prepared(self.known, house.tokens, special)

    def world(self, seed: int) -> Town:
        """One of them."""
        dice = Dice(seed)
        past = self.past.copy()
        past.wander(dice)
        g = self.base.clone()
        g.stacks.pool = self.house.tokens[:]
        for slot, faces in sorted(faces_of(past, self.known, dice).items()):
            k = self.house.names.slots.index(slot)
            for face in faces: g.stacks.add(k, face)
        for k in self.ups: g.stacks.reveal(k)
        return g

    def draw(self, seed: int) -> Fast:
        g = self.world(seed)
        start = g.clone()
        settle(g)
        return Fast(g, Lots(imagined(seed)), self.books.verbs.table(self.n), self.books.chance.table(self.n), start)

    def memories(self, g: Town) -> list[Memory]:
        """What everybody remembers in a world: I what I do, the others what is public and what they have looked at."""
        out: list[Memory] = []
        for s in range(self.n + 1):
            if s == self.me:
                out.append(self.known.copy())
                continue
            mine = self.public.copy()
            assert isinstance(mine, Known)
            for slot, looked in self.known.lookers.items():
                k = self.house.names.slots.index(slot)
                for place, seats in enumerate(looked):
                    if seats >> s & 1: mine.reveal(slot, place, int(g.stacks.at(k, place)))
            out.append(mine)
        return out
