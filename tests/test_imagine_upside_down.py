"""What is known of tokens that lie face down, and worlds drawn from it, against all pasts there can have been."""
from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import penombra
from kit import town
from penombra.core.line import Ints, zeros
from penombra.games.upside_down.knowledge import LYING, UNKNOWN, Known, known_from
from penombra.games.upside_down.worlds import Dice, Past, faces_of, prepared

GAME = "upside_down"
FACES = ["0", "1", "2", "d"]                           # of the small boxes below; d: mixed at set-up
State = tuple[tuple[str, tuple[int, ...]], ...]        # what lies in each slot, from the bottom


# --- All pasts, step by step ---------------------------------------------------------------------------

class Filter:
    """Every table there can be, with how likely it is: told what happened, it keeps those that fit."""

    def __init__(self, tokens: list[int]) -> None:
        self.tokens = tokens
        self.tables: Counter[State] = Counter({(): 1})

    def pool(self, table: State) -> list[int]:
        left = list(self.tokens)
        for _, faces in table:
            for f in faces: left[f] -= 1
        return left

    def step(self, then: Callable[[dict[str, tuple[int, ...]], State], list[tuple[dict[str, tuple[int, ...]], int]]]) -> None:
        found: Counter[State] = Counter()
        for table, many in self.tables.items():
            for after, ways in then(dict(table), table):
                found[tuple(sorted((k, v) for k, v in after.items() if v))] += many * ways
        self.tables = found

    def mix(self, slots: dict[str, int], special: list[int]) -> None:
        """Special tokens and as many others as are wanted, in any order."""
        wanted = sum(slots.values()) - sum(special)
        plain = [f for f, n in enumerate(self.tokens) for _ in range(n - special[f])]
        specials = [f for f, n in enumerate(special) for _ in range(n)]
        for some in itertools.combinations(range(len(plain)), wanted):
            for order in itertools.permutations([plain[k] for k in some] + specials):
                rest, table = list(order), []
                for slot, many in slots.items():
                    table.append((slot, tuple(rest[:many])))
                    rest = rest[many:]
                self.tables[tuple(sorted(table))] += 1
        del self.tables[()]

    def place(self, slot: str, bottom: bool) -> None:
        def one(at: dict[str, tuple[int, ...]], table: State) -> list[tuple[dict[str, tuple[int, ...]], int]]:
            had = at.get(slot, ())
            return [({**at, slot: (f, *had) if bottom else (*had, f)}, n) for f, n in enumerate(self.pool(table)) if n]
        self.step(one)

    def see(self, slot: str, faces: list[int]) -> None:
        """The uppermost are these."""
        self.step(lambda at, _: [(at, 1)] if list(at[slot][len(at[slot]) - len(faces):]) == faces else [])

    def fail(self, slot: str) -> None:
        self.step(lambda at, _: [({**at, slot: order}, 1)
                                 for order in itertools.permutations(at[slot], len(at[slot]) - 1)])

    def gone(self, slot: str) -> None: self.step(lambda at, _: [({**at, slot: ()}, 1)])


class Story:
    """Something happens to a few tokens; it is told to the memory and to the filter alike."""

    def __init__(self, rng: random.Random, tokens: list[int], special: list[int]) -> None:
        self.rng = rng
        self.tokens, self.special = tokens, special
        self.known, self.filter = Known(FACES), Filter(tokens)
        self.at: dict[str, list[int]] = {}
        self.up: set[str] = set()
        self.pool = [f for f, n in enumerate(tokens) for _ in range(n - special[f])]
        self.told: list[dict[str, Any]] = []
        if sum(special):
            slots = {"a": 2, "b": 1}
            mixed = [f for f, n in enumerate(special) for _ in range(n)]
            while len(mixed) < 3: mixed.append(self.pool.pop(rng.randrange(len(self.pool))))
            rng.shuffle(mixed)
            self.filter.mix(slots, special)
            for slot, many in slots.items():
                self.at[slot] = [mixed.pop() for _ in range(many)]
                self.tell(kind="placed", slot=slot, many=many, bottom=False, mixed=True)

    def tell(self, **event: Any) -> None:
        self.told.append(event)
        self.known.recall(event)

    def names(self, faces: list[int]) -> list[str]: return [FACES[f] for f in faces]

    def happen(self) -> None:
        """Something that can."""
        rng = self.rng
        slot = rng.choice("abc")
        stack = self.at.get(slot, [])
        what = rng.choice(["place", "place", "reveal", "look", "turn_up", "turn_up", "gone"])
        if what == "place" and self.pool and len(stack) < 3:
            face = self.pool.pop(rng.randrange(len(self.pool)))
            bottom = slot in self.up
            self.at[slot] = [face, *stack] if bottom else [*stack, face]
            self.filter.place(slot, bottom)
            self.tell(kind="placed", slot=slot, many=1, bottom=bottom)
        elif what == "reveal" and stack and slot not in self.up:
            self.up.add(slot)
            self.filter.see(slot, stack[-1:])
            self.tell(kind="revealed", slot=slot, token=FACES[stack[-1]])
        elif what == "look" and stack:
            deep = rng.randint(1, len(stack))
            self.filter.see(slot, stack[-deep:])
            self.tell(kind="looked", seat=0, slot=slot, many=deep, tokens=self.names(stack[-deep:]))
        elif what == "turn_up" and stack:
            self.up.discard(slot)
            self.filter.see(slot, stack)
            self.tell(kind="turned_up", slot=slot, tokens=self.names(stack))
            if len(stack) == 1 or rng.random() < 0.3:
                self.end(slot, "beaten")
                return
            rng.shuffle(stack)
            self.pool.append(stack.pop())
            self.filter.fail(slot)
            self.tell(kind="failed", slot=slot, many=len(stack))
        elif what == "gone" and stack:
            self.up.discard(slot)
            self.end(slot, "stack_gone")

    def end(self, slot: str, kind: str) -> None:
        self.pool += self.at.pop(slot)
        self.filter.gone(slot)
        self.tell(kind=kind, slot=slot)


BOXES = [([2, 2, 1, 0], [0, 0, 0, 0]), ([1, 2, 2, 1], [0, 0, 0, 1]), ([1, 1, 1, 0], [0, 0, 0, 0]), ([3, 2, 1, 0], [0, 0, 0, 0]),
         ([2, 1, 1, 2], [0, 0, 0, 2])]


def stories(seed: int, many: int) -> list[Story]:
    out = []
    for n in range(many):
        rng = random.Random(f"{seed} {n}")
        tokens, special = BOXES[n % len(BOXES)]
        story = Story(rng, tokens, special)
        for _ in range(rng.randint(3, 11)): story.happen()
        out.append(story)
    return out


def test_all_that_is_known_is_true_and_nothing_seen_is_forgotten(fresh_seed: int, scale: Callable[..., int]) -> None:
    """With at most six tokens: what is said to be certain holds in every past that fits; and a place that was seen, or whose
    mix leaves no doubt, is known."""
    sure = mixed = 0
    for story in stories(fresh_seed, scale(800, 12_000)):
        known, tables = story.known, [dict(t) for t in story.filter.tables]
        assert tables and all(len(known.places.get(s, [])) == len(t.get(s, ())) for t in tables for s in "abc"), story.told
        assert {s: tuple(f) for s, f in story.at.items() if f} in tables, "the truth is among them"
        for slot in "abc":
            rows = known.places.get(slot, [])
            for place, row in enumerate(rows):
                may, can = known.may_be(slot, place), {t[slot][place] for t in tables}
                assert not may or can <= set(may), story.told
                if row >= 0 and known.face[row] != UNKNOWN:
                    sure += 1
                    assert can == {known.face[row]}, story.told
            for n in {-1 - row for row in rows if row < 0}:
                places = [p for p, row in enumerate(rows) if row == -1 - n]
                mix = Counter(known.face[t] for t in known.mixes[n].tokens)
                mixed += 1
                for t in tables: assert not Counter(t[slot][p] for p in places) - mix, story.told
                assert {t[slot][p] for t in tables for p in places} <= set(mix), story.told
    assert sure > 50 and mixed > 10


def ints(numbers: list[int]) -> Ints:
    out = zeros(len(numbers))
    for k, n in enumerate(numbers): out[k] = n
    return out


def exact(story: Story) -> dict[State, float]:
    total = sum(story.filter.tables.values())
    return {table: many / total for table, many in story.filter.tables.items()}


def compare(stories: list[Story], many: int, seed: int, change: Callable[[Known], Known] = lambda known: known,
            walk: Callable[[Past, Dice], None] = lambda past, dice: past.wander(dice)) -> float:
    """Draws worlds and holds how often each table comes against all pasts; the worst chi-square, as a part of what is allowed."""
    worst = 0.0
    for story in stories:
        known = change(story.known)
        past = prepared(known, ints(story.tokens), ints(story.special))
        seen: Counter[State] = Counter()
        for k in range(many):
            dice, world = Dice(seed + k), past.copy()
            walk(world, dice)
            seen[tuple(sorted((s, tuple(f)) for s, f in faces_of(world, known, dice).items() if f))] += 1
        wanted = exact(story)
        assert seen.keys() <= wanted.keys(), f"impossible: {seen.keys() - wanted.keys()} after {story.told}"
        common = {t: p for t, p in wanted.items() if p * many >= 5}
        chi = sum((seen[t] - p * many) ** 2 / (p * many) for t, p in common.items())
        rare, p = many - sum(seen[t] for t in common), 1 - sum(common.values())
        if p * many >= 5: chi += (rare - p * many) ** 2 / (p * many)
        freedom = max(1, len(common) - 1)
        bound = freedom + 5 * math.sqrt(2 * freedom) + 8
        worst = max(worst, chi / bound)
        assert chi <= bound, f"chi-square {chi:.1f} with {len(common)} kinds of tables: {story.told}"
    return worst


def open_stories(seed: int, many: int) -> list[Story]:
    return [s for s in stories(seed, 200) if 1 < len(s.filter.tables) < 60][:many]


def test_worlds_are_as_likely_as_their_pasts(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """With at most six tokens: how often each table is drawn, against all pasts; nothing impossible, and all that is likely."""
    found, many = open_stories(fresh_seed, scale(12, 60, heavy=True)), scale(300, 4_000, heavy=True)
    worst = compare(found, many, fresh_seed)
    note(f"worlds of {len(found)} small tables, {many} draws each: chi-square at most {worst:.2f} of what is allowed")


def forgetful(known: Known) -> Known:
    """What was seen is not known any more."""
    data = known.to_data()
    if not known.mixes: data["tokens"] = [[born, died, UNKNOWN] for born, died, _ in data["tokens"]]
    return known_from(FACES, data)


def timeless(known: Known) -> Known:
    """Of what has gone back to the pool nothing is kept."""
    if known.mixes: return known
    data, kept = known.to_data(), [n for n, died in enumerate(known.died) if died == LYING]
    data["tokens"] = [data["tokens"][n] for n in kept]
    data["places"] = {slot: [kept.index(row) for row in rows] for slot, rows in data["places"].items()}
    data["special"] = sum(n < known.special for n in kept)
    return known_from(FACES, data)


WRONG: dict[str, dict[str, Any]] = {"forgets": {"change": forgetful}, "takes no notice of when": {"change": timeless},
                                    "never walks": {"walk": lambda past, dice: None}}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_worlds_are_found(wrong: str, fresh_seed: int) -> None:
    """A memory that forgets what was seen, one that takes no notice of when it was, a walk that stays: each is caught."""
    with pytest.raises((AssertionError, ValueError)): compare(open_stories(fresh_seed, 60), 600, fresh_seed, **WRONG[wrong])


# --- Of real tables -------------------------------------------------------------------------------------

def test_imagined_towns_are_as_seen(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """A seat cannot tell an imagined town from the true one; what everybody is sure of is true there, and it plays to an end."""
    rng = random.Random(fresh_seed)
    worlds = others = 0
    for n in range(scale(40, 600)):
        options = {"season": 1 + n % 2, "looks_shared": ["all", "looker"][n // 2 % 2], "memory_aid": n % 7 != 3}
        m = penombra.new(GAME, 2 + n % 3, seed=fresh_seed + n, options=options)
        while m.waiting:
            who = min(m.waiting)
            if rng.random() < 0.05:
                me = rng.randrange(m.seats)
                i = m.imagine(me, rng.getrandbits(30))
                worlds += 1
                others += i.hash() != m.hash()
                assert (i.view(me), i.knows(me)) == (m.view(me), m.knows(me))
                assert (i.view(None), i.asked) == (m.view(None), m.asked)
                for s in range(m.seats): assert [str(o) for o in i.options(s)] == [str(o) for o in m.options(s)]
                for s in range(m.seats): check_certain(i, s)
                assert m.imagine(me, 7).hash() == m.imagine(me, 7).hash()
                f = i.fast()
                f.playout(n)
                assert f.done
            m.answer(who, rng.choice(m.options(who)))
    note(f"{worlds} imagined towns, {others} of them not the true one")
    assert worlds > 20 and others > 0.9 * worlds


def check_certain(m: Any, seat: int) -> None:
    """Every row of knows is true."""
    g = m._g
    for row in m.knows(seat):
        slots = [row["zone"]] if row["zone"] in g.house.names.slots else \
            [g.slot(k) for k in g.house.of_group[g.house.names.groups.index(row["zone"])]]
        lying = Counter(f for name in slots for f in g.faces(g.house.names.slots.index(name)))
        assert sum((lying & Counter(row["of"])).values()) >= row["at_least"], (row, lying)


def test_a_sampler_draws_the_same_worlds() -> None:
    """Made ready once, it draws as `imagine` does."""
    m = penombra.new(GAME, 3, seed=5)
    s = penombra.sampler(GAME, 1, m.view(1), m.options_used)
    assert s.draw(9).g.to_bytes() == m.imagine(1, 9)._g.to_bytes() != s.draw(10).g.to_bytes()


def test_where_a_world_must_be() -> None:
    """Five of the twelve tokens of Rescue Will are the Demogorgon's, wherever they are; what was revealed stays."""
    m = penombra.new(GAME, 2, seed=11)
    for k in range(30):
        g = m.imagine(0, k)._g
        slots = [g.house.names.slots.index(f"will_{place}") for place in ("school", "byers", "castle")]
        will = Counter(f for k in slots for f in g.faces(k))
        assert will["demogorgon"] == 5 and g.house.tokens[g.house.names.faces.index("demogorgon")] == 5
    t = town("seats 2; stack will_school 1 2 3 4; stack lab_1 5 ^0; hand 0 3 3; person 0 joyce u_school; person 1 mike main; "
             "stage act; next token 1 2 3 4").say("0 do rescue_will; 0 commit 1+2")
    assert {tuple(sorted(t.m.imagine(1, k)._g.faces(t.m._g.house.names.slots.index("will_school")))) for k in range(60)} == \
        set(itertools.combinations("1234", 3))
