"""The effects of Scenes and Powers, Items, Allies and Characters: one class per key of the content."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Step
from penombra.core.line import Ints, Line, Said, bit, first, first_of, has, how_many, other, rest, say, seat, verb
from penombra.games.upside_down.allies import dismiss
from penombra.games.upside_down.cards import lose_cards
from penombra.games.upside_down.effect import KEYS, NONE, Effect
from penombra.games.upside_down.foes import all_places, ends_towards, figures_of, go_towards, on_board, take_off, where_to
from penombra.games.upside_down.house import FAR, House
from penombra.games.upside_down.state import BOOK, OFF, WAITING, Town
from penombra.games.upside_down.tokens import add_to_all, look, place_tokens, reveal, stacks_of, throw_away
from penombra.games.upside_down.verbs import (ACTION_NAMES, DEMODOG, DISMISS, DONE, FOE_NAMES, TARGET)

ANY: Final = -1                              # of the kinds of Foes
ALL_THE_WAY: Final = -1

ACTIVE: Final = 0                            # who it is done to
EACH: Final = 1
ALONE: Final = 2
AT: Final = 3
HALF: Final = 4
WITH: Final = 5
NEAR: Final = 6

SMALLEST: Final = 1                          # which stacks; besides each
SMALLEST_BELOW: Final = 2
CHOSEN: Final = 3

NEAREST: Final = 0                           # where a Foe goes
MOST_FEAR: Final = 1
PLACED: Final = 2


# --- Always on, for whoever has it --------------------------------------------------------------------

class ActionBonus(Effect):
    """So much more for certain actions."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.actions: i64 = 0
        for name in row["actions"]: self.actions |= bit(ACTION_NAMES.index(name))

    def bonus(self, action: i64) -> i64: return self.amount if has(self.actions, action) else 0


class MoveBonus(Effect):
    """So many roads more."""
    def movement(self) -> i64: return self.amount


class IgnoreDanger(Effect):
    """So many danger icons do not count for who has it, when Scenes are revealed."""
    def ignored(self) -> i64: return self.amount


class Companion(Effect):
    """Who has it is never alone."""
    def company(self) -> bool: return True


class StartItems(Effect):
    """Items at the start."""
    def first_items(self) -> i64: return self.amount


class RemoteAction(Effect):
    """One action may be aimed at any stack of a group, from any Location without a Foe."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.action: i64 = ACTION_NAMES.index(row["action"])
        self.group: i64 = h.names.groups.index(row["scope"])

    def far_action(self) -> i64: return self.action
    def far_group(self) -> i64: return self.group


class PeekStack(Effect):
    """A look at the top of a stack before cards are played for an action."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.times: i64 = row["per_turn"]

    def peeks(self) -> i64: return self.times


class FearShield(Effect):
    """Others in the Location gain less Fear from a Scene."""
    def shield(self) -> i64: return self.amount


# --- Running a list of effects ------------------------------------------------------------------------

class Following(Step[Town]):
    """One effect of a card after the other; each may be replaced by others if there is nothing it could be done to."""
    def run(self, g: Town, line: Line) -> None:
        number, left = rest(line), other(line)
        if left > 1: g.push(self.of(0, left - 1, number + 1))
        effect = g.house.effects[number]
        if effect.finds(g): effect.run(g, number)
        elif effect.otherwise: follow(g, effect.otherwise)


def follow(g: Town, listed: i64) -> None:
    """Effects listed as first * 256 + how many."""
    if listed & 255: g.push(following.of(0, listed & 255, listed >> 8))


def use_power(g: Town, me: i64, slot: i64) -> None:
    """The Power that lay there takes effect."""
    p = g.house.power_in[slot]
    if p == NONE: return
    if g.events is not None: g.tell("power", {"seat": int(me), "power": g.house.names.powers[p]})
    follow(g, g.house.of_power[p])


# --- People -------------------------------------------------------------------------------------------

class OnPeople(Effect):
    """Done to Characters."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        word, _, what = row["who"].partition(":")
        self.who: i64 = ["active", "each", "alone", "at", "half", "with", "near"].index(word)
        self.what: i64 = ANY
        self.half: str = what
        if self.who == AT: self.what = h.names.locations.index(what)
        elif self.who >= WITH and what != "any": self.what = FOE_NAMES.index(what)

    def picked(self, g: Town, s: i64) -> bool:
        if self.who == ACTIVE: return s == g.active
        if self.who == ALONE: return not g.accompanied(s)
        if self.who == AT: return g.at[s] == self.what
        if self.who == HALF: return g.house.half[g.at[s]] == self.half
        if self.who == EACH: return True
        reach: i64 = 1 if self.who == NEAR else 0
        for f in range(len(g.foe)):
            if g.foe[f] >= 0 and (self.what == ANY or g.house.kind[f] == self.what) and g.far(g.at[s], g.foe[f]) <= reach:
                return True
        return False

    def people(self, g: Town) -> i64:
        """Those it is done to, as a set of seats."""
        out: i64 = 0
        for s in range(g.seats):
            if self.picked(g, s): out |= bit(s)
        return out

    def finds(self, g: Town) -> bool: return self.people(g) != 0


class GainFear(OnPeople):
    """Fear for each of them; perhaps times the stacks of a group."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.per: i64 = h.names.groups.index(row["per"]) if "per" in row else NONE

    def run(self, g: Town, number: i64) -> None:
        people, many = self.people(g), self.amount
        if self.per != NONE: many *= g.stacks_in(self.per)
        for k in range(g.seats):
            s = (g.active + k) % g.seats
            if not has(people, s): continue
            scared = g.scare_by_scene(s, many, "scene") if g.scene >= 0 else g.scare(s, many, "power")
            if scared: return


class LoseFear(OnPeople):
    """They calm down."""
    def run(self, g: Town, number: i64) -> None:
        people = self.people(g)
        for s in range(g.seats):
            if has(people, s): g.calm(s, self.amount)


class DiscardCards(OnPeople):
    """They lose Action cards from their hands."""
    def run(self, g: Town, number: i64) -> None:
        people = self.people(g)
        for k in range(g.seats):
            s = (g.active + g.seats - 1 - k) % g.seats   # the last first: the agenda is a stack
            if has(people, s): lose_cards(g, s, self.amount)


# --- Foes -----------------------------------------------------------------------------------------------

class OnFoes(Effect):
    """Done to Foes of a kind."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.foe: i64 = FOE_NAMES.index(row["foe"])

    def finds(self, g: Town) -> bool: return on_board(g, self.foe) != 0


class MoveFoe(OnFoes):
    """Each of them goes towards somebody or some place; or only the one that is nearest to it."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        word, _, what = row["toward"].partition(":")
        self.steps: i64 = row["steps"]
        self.toward: i64 = ["nearest_character", "most_fear", "location"].index(word)
        self.goal: i64 = h.names.locations.index(what) if what else NONE
        self.one: bool = row.get("pick") == "nearest_to_target"

    def run(self, g: Town, number: i64) -> None:
        figures = on_board(g, self.foe)
        if self.one:
            figures = self.nearest(g, figures)
            if g.house.ask_ties and figures & figures - 1: return g.push(which_foe.of(g.active, 0, number << 16 | figures))
            figures = bit(first_of(figures))
        for k in range(len(g.foe)):
            f = len(g.foe) - 1 - k
            if has(figures, f): g.push(hunt.of(0, f, number))

    def nearest(self, g: Town, figures: i64) -> i64:
        """Those with the shortest way to their target."""
        best: i64 = FAR
        out: i64 = 0
        for f in range(len(g.foe)):
            if not has(figures, f): continue
            far = g.far(g.foe[f], self.goal) if self.toward == PLACED else self.way(g, f)
            if far < best: best, out = far, 0
            if far == best: out |= bit(f)
        return out if best else bit(first_of(out))       # who is there already stays there

    def way(self, g: Town, f: i64) -> i64: return g.far(g.foe[f], g.at[first_of(self.prey(g, f))])

    def prey(self, g: Town, f: i64) -> i64:
        """Whom it goes for, as a set of seats: the nearest to it, or those with most Fear."""
        best: i64 = -FAR
        out: i64 = 0
        for s in range(g.seats):
            worth = g.fear[s] if self.toward == MOST_FEAR else -g.far(g.foe[f], g.at[s])
            if worth > best: best, out = worth, 0
            if worth == best: out |= bit(s)
        return out


def moving(g: Town, number: i64) -> MoveFoe:
    effect = g.house.effects[number]
    assert isinstance(effect, MoveFoe)
    return effect


class WhichFoe(Ask[Town]):
    """Several are as near: which one is it?"""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return figures_of(g, rest(line) & 65535)
    def answer(self, g: Town, line: Line, said: Said) -> None: g.push(hunt.of(0, first(said), rest(line) >> 16))


class Hunt(Step[Town]):
    """One Foe goes its way. Whom it goes for is looked up when it starts."""
    def run(self, g: Town, line: Line) -> None:
        f, effect = other(line), moving(g, rest(line))
        if g.foe[f] < 0: return
        if effect.toward == PLACED: return go_towards(g, f, effect.steps, effect.goal)
        prey = effect.prey(g, f)
        if g.house.ask_ties and not one_way(g, f, effect.steps, prey):
            return g.push(which_prey.of(g.active, f, rest(line) << 8 | prey))
        return go_towards(g, f, effect.steps, g.at[first_of(prey)])


def one_way(g: Town, f: i64, steps: i64, prey: i64) -> bool:
    """Can it come to the same Locations whomever of these it goes for?"""
    ends = ends_towards(g, f, steps, g.at[first_of(prey)])
    for s in range(g.seats):
        if has(prey, s) and ends_towards(g, f, steps, g.at[s]) != ends: return False
    return True


class WhichPrey(Ask[Town]):
    """Two Characters would do, and it makes a difference: which one does it go for?"""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        return vec[i64]([say(TARGET, s) for s in range(g.seats) if has(rest(line) & 255, s)])

    def answer(self, g: Town, line: Line, said: Said) -> None:
        go_towards(g, other(line), moving(g, rest(line) >> 8).steps, g.at[first(said)])


class RelocateFoe(OnFoes):
    """One of them is put somewhere else."""
    def run(self, g: Town, number: i64) -> None: g.push(which_one.of(g.active, 0, number << 16 | on_board(g, self.foe)))


class RemoveFoe(OnFoes):
    """So many of them leave the board, perhaps for good, perhaps each with a stack."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.count: i64 = row["count"]
        self.permanent: bool = row["permanent"]
        self.with_stack: bool = row["with_stack"]

    def run(self, g: Town, number: i64) -> None:
        for _ in range(self.count): g.push(remove_one.of(0, 0, number))


class RemoveOne(Step[Town]):
    """One more, as long as there are any."""
    def run(self, g: Town, line: Line) -> None:
        effect = g.house.effects[rest(line)]
        assert isinstance(effect, RemoveFoe)
        if effect.finds(g): g.push(which_one.of(g.active, 0, rest(line) << 16 | on_board(g, effect.foe)))


class WhichOne(Ask[Town]):
    """Which Foe is put elsewhere, or leaves?"""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return figures_of(g, rest(line) & 65535)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        f, effect = first(said), g.house.effects[rest(line) >> 16]
        if isinstance(effect, RemoveFoe):
            group = g.house.foe_group[effect.foe]
            take_off(g, f, "power", effect.permanent)
            if effect.with_stack and g.stacks_in(group): g.push(stack_too.of(g.active, group))
            return
        ends = all_places(g) & ~bit(g.foe[f])
        if ends: g.push(where_to.of(g.active, f, ends))


class StackToo(Ask[Town]):
    """One stack of its group goes with it."""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return stacks_of(g, stacks_in(g, other(line)))

    def answer(self, g: Town, line: Line, said: Said) -> None:
        throw_away(g, first(said), "power")


class SpawnDemodog(Effect):
    """A Demodog comes, with a stack of its own; but no more than there are."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.at: i64 = h.names.locations.index(row["at"])
        self.size: i64 = row["size"]

    def run(self, g: Town, number: i64) -> None:
        group = g.house.foe_group[DEMODOG]
        if group == NONE or not g.stacks.in_pool(): return
        for f in range(len(g.foe)):
            if g.house.kind[f] != DEMODOG or g.foe[f] != OFF: continue
            for k in g.house.of_group[group]:
                if g.stacks.size[k]: continue
                g.foe[f] = self.at
                if g.events is not None: g.tell("spawned", {"figure": g.figure(f), "at": g.place(self.at), "slot": g.slot(k)})
                return place_tokens(g, k, self.size)


# --- Stacks -------------------------------------------------------------------------------------------

def stacks_in(g: Town, group: i64) -> i64:
    out: i64 = 0
    for k in g.house.of_group[group]:
        if g.stacks.size[k]: out |= bit(k)
    return out


class OnStacks(Effect):
    """Done to stacks of a group."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.group: i64 = h.names.groups.index(row["group"])
        word, _, what = row.get("pick", "each").partition(":")
        self.pick: i64 = ["each", "smallest", "smallest_below_limit", "chosen"].index(word)
        low, _, high = what.partition("-")
        self.least: i64 = int(low or 1)
        self.most: i64 = int(high or low or 1)

    def eligible(self, g: Town) -> i64:
        out = stacks_in(g, self.group)
        if self.pick != SMALLEST_BELOW: return out
        for k in g.house.of_group[self.group]:
            if g.stacks.size[k] >= g.house.limit: out &= ~bit(k)
        return out

    def finds(self, g: Town) -> bool: return self.eligible(g) != 0


def on_stacks(g: Town, number: i64) -> OnStacks:
    effect = g.house.effects[number]
    assert isinstance(effect, OnStacks)
    return effect


class CreateStack(OnStacks):
    """A new stack in an empty slot."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.size: i64 = row["size"]
        self.order: Ints = vec[i64]([h.names.locations.index(name) for name in row.get("order", [])])

    def eligible(self, g: Town) -> i64:
        out: i64 = 0
        for k in g.house.of_group[self.group]:
            if not g.stacks.size[k]: out |= bit(k)
        return out

    def run(self, g: Town, number: i64) -> None:
        empty = self.eligible(g)
        for at in self.order:
            for k in g.house.of_group[self.group]:
                if has(empty, k) and g.house.where[k] == at: return place_tokens(g, k, self.size)
        kept: i64 = 0                                    # slots in one Location are all the same: the first of them
        for k in g.house.of_group[self.group]:
            if has(empty, k) and not self.alike(g, kept, k): kept |= bit(k)
        if how_many(kept) > 1: return g.push(where_created.of(g.active, 0, number << 8))
        return place_tokens(g, first_of(empty), self.size)

    def alike(self, g: Town, kept: i64, k: i64) -> bool:
        for o in g.house.of_group[self.group]:
            if has(kept, o) and g.house.where[o] == g.house.where[k]: return True
        return False


class WhereCreated(Ask[Town]):
    """Several slots are empty: which one gets the stack?"""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        effect = on_stacks(g, rest(line) >> 8)
        assert isinstance(effect, CreateStack)
        empty, kept = effect.eligible(g), 0
        for k in g.house.of_group[effect.group]:
            if has(empty, k) and not effect.alike(g, kept, k): kept |= bit(k)
        return stacks_of(g, kept)

    def answer(self, g: Town, line: Line, said: Said) -> None:
        effect = on_stacks(g, rest(line) >> 8)
        assert isinstance(effect, CreateStack)
        place_tokens(g, first(said), effect.size)


class AddTokens(OnStacks):
    """More tokens on some stacks."""
    def run(self, g: Town, number: i64) -> None:
        if self.pick == CHOSEN: return g.push(pick_more.of(g.active, 0, number))
        if self.pick: return g.push(smallest.of(0, self.least, number))
        g.chosen = self.eligible(g)
        return g.push(add_to_all.of(0, 0, self.amount))


class Smallest(Step[Town]):
    """The stacks with the fewest tokens, so many of them; of equal ones it is chosen."""
    def run(self, g: Town, line: Line) -> None:
        effect, left = on_stacks(g, rest(line)), other(line)
        equal = fewest(g, effect.eligible(g) & ~g.chosen)
        if not left or not equal: return g.push(add_to_all.of(0, 0, effect.amount))
        if how_many(equal) > left: return g.push(which_smallest.of(g.active, left, rest(line)))
        g.chosen |= equal
        return g.push(self.of(0, left - how_many(equal), rest(line)))


def fewest(g: Town, slots: i64) -> i64:
    best: i64 = FAR
    out: i64 = 0
    for k in g.house.slots:
        if not has(slots, k): continue
        if g.stacks.size[k] < best: best, out = g.stacks.size[k], 0
        if g.stacks.size[k] == best: out |= bit(k)
    return out


class WhichSmallest(Ask[Town]):
    """Of stacks with as few tokens, one."""
    forced_is_public = True
    only_if_it_matters = True

    def candidates(self, g: Town, line: Line) -> Ints:
        return stacks_of(g, fewest(g, on_stacks(g, rest(line)).eligible(g) & ~g.chosen))

    def answer(self, g: Town, line: Line, said: Said) -> None:
        g.chosen |= bit(first(said))
        g.push(smallest.of(0, other(line) - 1, rest(line)))


class PickMore(Ask[Town]):
    """Stacks are chosen one after the other, and `done` when it is enough."""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        effect = on_stacks(g, rest(line))
        free, many = effect.eligible(g) & ~g.chosen, how_many(g.chosen)
        out: Ints = vec[i64](capacity=len(g.house.slots) + 1)
        if many < effect.most: out = stacks_of(g, free)
        return append(out, say(DONE)) if many >= effect.least or not free else out

    def answer(self, g: Town, line: Line, said: Said) -> None:
        effect = on_stacks(g, rest(line))
        if verb(said) != DONE:
            g.chosen |= bit(first(said))
            return g.push(line)
        if isinstance(effect, AddTokens): return g.push(add_to_all.of(0, 0, effect.amount))
        for k in g.house.slots:
            if has(g.chosen, k): throw_away(g, k, "power")
        g.chosen = 0
        return None


class DiscardStacks(OnStacks):
    """Some stacks go back to the pool."""
    def run(self, g: Town, number: i64) -> None:
        if self.pick == CHOSEN: return g.push(pick_more.of(g.active, 0, number))
        for k in g.house.of_group[self.group]:
            if g.stacks.size[k]: throw_away(g, k, "power")
        return None


class RevealTops(OnStacks):
    """The tops of a group are turned up."""
    def run(self, g: Town, number: i64) -> None: reveal(g, stacks_in(g, self.group))


class LookAt(Effect):
    """Stacks are looked at, one after the other; all their tokens, or the uppermost."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.many: i64 = row["stacks"]
        self.deep: i64 = h.limit if row["tokens"] == "all" else row["tokens"]

    def run(self, g: Town, number: i64) -> None: g.push(look_over.of(g.active, 0, number))


class LookOver(Ask[Town]):
    """Which stacks are looked at?"""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        effect = looking(g, rest(line))
        free: i64 = 0
        for k in g.house.slots:
            if g.stacks.size[k] and not has(g.chosen, k): free |= bit(k)
        out: Ints = vec[i64](capacity=len(g.house.slots) + 1)
        if how_many(g.chosen) < effect.many: out = stacks_of(g, free)
        return append(out, say(DONE))

    def answer(self, g: Town, line: Line, said: Said) -> None:
        if verb(said) != DONE:
            g.chosen |= bit(first(said))
            return g.push(line)
        for k in g.house.slots:
            if has(g.chosen, k): look(g, seat(line), k, looking(g, rest(line)).deep)
        g.chosen = 0
        return None


def looking(g: Town, number: i64) -> LookAt:
    effect = g.house.effects[number]
    assert isinstance(effect, LookAt)
    return effect


class EliminatePower(Effect):
    """Powers are lost, unused."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.count: i64 = row["count"]

    def finds(self, g: Town) -> bool: return g.stacks_in(g.house.powers_group) > 0

    def run(self, g: Town, number: i64) -> None: g.push(which_power.of(g.active, 0, self.count))


class WhichPower(Ask[Town]):
    """Which Power is lost?"""
    forced_is_public = True
    def candidates(self, g: Town, line: Line) -> Ints: return stacks_of(g, stacks_in(g, g.house.powers_group))

    def answer(self, g: Town, line: Line, said: Said) -> None:
        slot = first(said)
        if g.events is not None and g.house.power_in[slot] != NONE:
            g.tell("power_lost", {"power": g.house.names.powers[g.house.power_in[slot]]})
        throw_away(g, slot, "scene")
        if rest(line) > 1 and g.stacks_in(g.house.powers_group): g.push(self.of(seat(line), 0, rest(line) - 1))


class RemoveAlly(Effect):
    """An Ally leaves the game: one who waits, or else one who was recruited; or the other way round."""
    def __init__(self, row: dict[str, Any], h: House) -> None:
        super().__init__(row, h)
        self.waiting_first: bool = row["first"] == "waiting"

    def run(self, g: Town, number: i64) -> None:
        waiting = allies(g, True)
        owned = allies(g, False)
        some = (waiting or owned) if self.waiting_first else (owned or waiting)
        if some: g.push(which_ally.of(g.active, 0, some))


def allies(g: Town, waiting: bool) -> i64:
    """Those who wait, or those who are owned, as a set."""
    out: i64 = 0
    for a in range(len(g.ally)):
        if g.ally[a] >= 0 and (g.ally[a] >= WAITING) == waiting: out |= bit(a)
    return out


class WhichAlly(Ask[Town]):
    """Which Ally leaves the game?"""
    forced_is_public = True

    def candidates(self, g: Town, line: Line) -> Ints:
        return vec[i64]([say(DISMISS, a) for a in range(len(g.ally)) if has(rest(line), a)])

    def answer(self, g: Town, line: Line, said: Said) -> None: dismiss(g, first(said))


class EndOfDay(Effect):
    """No further Scene this turn; those that were seen are shuffled in, see turn.py."""
    def run(self, g: Town, number: i64) -> None: g.due = NONE


KEYS.update({
    "action_bonus": ActionBonus, "move_bonus": MoveBonus, "ignore_danger": IgnoreDanger, "companion": Companion,
    "start_items": StartItems, "remote_action": RemoteAction, "peek_stack": PeekStack, "fear_shield": FearShield,
    "gain_fear": GainFear, "lose_fear": LoseFear, "discard_cards": DiscardCards, "move_foe": MoveFoe,
    "relocate_foe": RelocateFoe, "remove_foe": RemoveFoe, "spawn_demodog": SpawnDemodog, "create_stack": CreateStack,
    "add_tokens": AddTokens, "discard_stacks": DiscardStacks, "eliminate_power": EliminatePower,
    "remove_ally": RemoveAlly, "look_at": LookAt, "reveal_tops": RevealTops, "end_of_day": EndOfDay})

following: Final = Following(BOOK)
which_foe: Final = WhichFoe(BOOK)
hunt: Final = Hunt(BOOK)
which_prey: Final = WhichPrey(BOOK)
remove_one: Final = RemoveOne(BOOK)
which_one: Final = WhichOne(BOOK)
stack_too: Final = StackToo(BOOK)
where_created: Final = WhereCreated(BOOK)
smallest: Final = Smallest(BOOK)
which_smallest: Final = WhichSmallest(BOOK)
pick_more: Final = PickMore(BOOK)
look_over: Final = LookOver(BOOK)
which_power: Final = WhichPower(BOOK)
which_ally: Final = WhichAlly(BOOK)
