"""Sub Terra by rules of thumb: one explorer's answer at a time, in the interest of the whole team.

Worth is counted in points of health, roughly: what a team loses when somebody who is hurt is hurt once more. Ways are
counted in sixths of an action point: a step of a run costs four.
"""
from __future__ import annotations

from typing import Any, Final

from penombra import Option
from penombra.bots.seat import Bot, Seat, pick

SIDES: Final[dict[str, int]] = {"N": 0, "E": 1, "S": 2, "W": 3, "here": 4}
KINDS: Final[dict[str, int]] = {"start": 0, "exit": 1, "plain": 2, "water": 3, "gas": 4, "horror": 5, "squeeze": 6,
                                "ledge": 7, "slide": 8, "rough": 9, "cave_in": 10}
EXIT: Final = 1
WATER: Final = 3
GAS: Final = 4
HORROR: Final = 5
SQUEEZE: Final = 6
LEDGE: Final = 7
SLIDE: Final = 8
ROUGH: Final = 9
CAVE_IN: Final = 10
RANKS: Final[dict[str, int]] = {"diver": 1, "scout": 2, "geologist": 3, "engineer": 4, "climber": 5, "medic": 6,
                                "bodyguard": 7, "leader": 8}
DIVER: Final = 1
SCOUT: Final = 2
GEOLOGIST: Final = 3
ENGINEER: Final = 4
CLIMBER: Final = 5
MEDIC: Final = 6
BODYGUARD: Final = 7
LEADER: Final = 8
TREMOR: Final = 0
FLOOD: Final = 1
LEAK: Final = 2
COLLAPSE: Final = 3
HORRORS: Final = 4
HAZARDS: Final = ["tremor", "flood", "gas", "cave_in", "horror"]
SHAPES: Final[dict[str, int]] = {"dead": 1, "straight": 5, "corner": 3, "tee": 11, "cross": 15}
EAST: Final = [0, 1, 0, -1]
NORTH: Final = [1, 0, -1, 0]

FAR: Final = 9999
NEVER: Final = -1e9
NOWAY: Final = 500.0
HEALTH: Final = [0.0, 12.0, 15.0, 16.5, 17.3, 17.9, 18.1, 18.3]   # what it is worth to have so many points left
UNIT: Final = 6                              # of ways, an action point


def every_set() -> dict[str, int]:
    """Sides as they are written, and as four bits."""
    return {"".join([name for name in "NESW" if many >> SIDES[name] & 1]): many for many in range(16)}


SETS: Final[dict[str, int]] = every_set()


MANY: Final = [bin(many).count("1") for many in range(16)]


class Said:
    """An option, taken apart once for all games."""

    def __init__(self, option: Option) -> None:
        facts = option.facts
        self.verb: str = option.verb
        self.side: int = SIDES[facts.get("side", "N")]
        self.spot: int = SIDES[facts.get("spot", "N")]
        self.seat: int = facts.get("seat", -1)
        self.aside: bool = facts.get("from", "") == "aside"
        self.turn: int = facts.get("rotation", 0)
        self.number: int = facts.get("number", 0)


READ: Final[dict[Option, Said]] = {}


def read(option: Option) -> Said:
    found = READ.get(option)
    if found is None:
        found = Said(option)
        READ[option] = found
    return found


class Ground:
    """The tiles as they lie."""

    def __init__(self, view: dict[str, Any]) -> None:
        tiles: list[dict[str, Any]] = view["tiles"]
        n = len(tiles)
        self.n = n
        self.kind = [0] * n
        self.near = [-1] * (4 * n)           # who is connected on each side
        self.beside = [-1] * (4 * n)         # and who lies there, wall or not
        self.ends = [0] * n                  # sides to reveal through
        self.bars = [0] * n                  # sides not to be left without a rope
        self.open = [0] * n
        self.wet = [False] * n
        self.debris = [False] * n
        self.x = [0] * n
        self.y = [0] * n
        self.exit = -1
        self.cells: dict[int, int] = {}
        for t in range(n): self.lay(t, tiles[t])

    def lay(self, t: int, row: dict[str, Any]) -> None:
        kind = KINDS[row["kind"]]
        self.kind[t] = kind
        if kind == EXIT: self.exit = t
        opened = SETS[row["open"]] | SETS[row["blasted"]]
        linked = SETS[row["linked"]]
        beside: list[int | None] = row["beside"]
        ends = 0
        for side in range(4):
            o = beside[side]
            if o is None:
                if opened >> side & 1: ends |= 1 << side
                continue
            self.beside[4 * t + side] = o
            if linked >> side & 1: self.near[4 * t + side] = o
        if (kind == LEDGE or kind == SLIDE) and not row["rope"]:
            arrow = SIDES[row["arrow"]]
            self.bars[t] = 1 << (arrow if kind == LEDGE else arrow ^ 2)
        self.open[t] = opened
        self.ends[t] = ends
        self.wet[t] = row["wet"]
        self.debris[t] = row["debris"]
        at: list[int] = row["at"]
        self.x[t], self.y[t] = at[0], at[1]
        self.cells[at[0] * 1024 + at[1]] = t

    def steps_from(self, starts: list[int], most: int) -> list[int]:
        """How many steps it is from the nearest of them, for a Horror: nothing but walls is in its way."""
        far = [FAR] * self.n
        queue: list[int] = []
        for t in starts:
            if far[t]:
                far[t] = 0
                queue.append(t)
        near, i = self.near, 0
        while i < len(queue):
            t = queue[i]
            i += 1
            d = far[t] + 1
            if d > most: break
            for k in range(4 * t, 4 * t + 4):
                o = near[k]
                if o >= 0 and far[o] > d:
                    far[o] = d
                    queue.append(o)
        return far

    def reach(self, start: int, entry: list[int], rope: int) -> list[int]:
        """The cheapest way from one tile to every other."""
        cost, waits = [FAR] * self.n, [False] * self.n
        near, bars = self.near, self.bars
        cost[start] = 0
        queue, i = [start], 0
        while i < len(queue):
            t = queue[i]
            i += 1
            waits[t] = False
            for side in range(4):
                o = near[4 * t + side]
                if o < 0: continue
                c = cost[t] + entry[o]
                if bars[t] >> side & 1: c += rope
                if c < cost[o]:
                    cost[o] = c
                    if not waits[o]:
                        waits[o] = True
                        queue.append(o)
        return cost

    def spread(self, cost: list[int], goals: list[int], entry: list[int], rope: int) -> None:
        """The cheapest way from every tile to a goal. `cost` holds what each goal itself costs, and gets the rest."""
        near, bars = self.near, self.bars
        queue, waits = goals, [False] * self.n
        for t in goals: waits[t] = True
        i = 0
        while i < len(queue):
            t = queue[i]
            i += 1
            waits[t] = False
            d = cost[t] + entry[t]
            for side in range(4):
                o = near[4 * t + side]
                if o < 0: continue
                c = d + rope if bars[o] >> (side ^ 2) & 1 else d
                if c < cost[o]:
                    cost[o] = c
                    if not waits[o]:
                        waits[o] = True
                        queue.append(o)


class Team:
    """Who is where, and how."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.n: int = view["seats"]
        names: list[str] = view["role"]
        places: list[Any] = view["at"]
        self.role = [RANKS[name] for name in names]
        self.health: list[int] = view["health"]
        self.at = [-1 if at == "submerged" else -2 if at == "devoured" else int(at) for at in places]
        most: dict[str, int] = view["house"]["health"]
        self.most = [most[name] for name in names]
        self.hidden: list[int] = view["hidden"]

    def seat_of(self, role: int) -> int:
        """Who is that, and here, and awake."""
        for s in range(self.n):
            if self.role[s] == role and self.health[s] > 0 and self.at[s] >= 0: return s
        return -1


class Odds:
    """How likely the next hazard is what: nothing, once the deck is used up."""

    def __init__(self, view: dict[str, Any]) -> None:
        cards: dict[str, int] = view["cards"]
        self.once = [0.0] * 5
        self.twice = [0.0] * 5
        self.rounds: int = view["deck"]
        total = 0
        for name in cards: total += cards[name]
        if not self.rounds or not total: return
        for k in range(5):
            self.once[k] = cards.get(HAZARDS[k], 0) / total
            self.twice[k] = cards.get(HAZARDS[k] + "_x2", 0) / total

    def any(self, k: int) -> float: return self.once[k] + self.twice[k]


class Steady(Bot):
    """Explores, keeps out of harm's way, helps, and gets out."""

    def __init__(self) -> None: super().__init__()

    def answer(self, seat: Seat) -> Option | None:
        if len(seat.options) < 2: return seat.options[0] if seat.options else None
        mind = Mind(seat)
        best, found, ties = NEVER, seat.options[0], 1
        for option in seat.options:
            worth = mind.worth(read(option))
            if worth > best + 1e-9: best, found, ties = worth, option, 1
            elif worth > best - 1e-9:
                ties += 1
                if not pick(seat.seed + ties, seat.number, ties): found = option
        return found


class Mind:
    """What one answer is worth, now."""

    def __init__(self, seat: Seat) -> None:
        view = seat.view
        self.view = view
        self.me = seat.seat
        self.asked = seat.asked
        self.ground = Ground(view)
        self.team = Team(view)
        self.odds = Odds(view)
        self.role = self.team.role[self.me]
        self.health = self.team.health[self.me]
        self.here = self.team.at[self.me]
        self.built: int = view["built"]
        self.horrors: list[int] = view["horror"]
        self.gas: int = view["gas"]
        agenda: list[list[Any]] = view["agenda"]
        self.rest: int = agenda[-1][3]
        self.other: int = agenda[-1][2]
        self.points: int = view["points"] if view["active"] == self.me and view["ordered"] is None else 0
        self.bodyguard = self.team.seat_of(BODYGUARD)
        self.miss = 1.0 / 3.0 if self.role == LEADER else 0.5       # how often it fails a test
        self.fright = self.ground.steps_from(self.horrors, 8)
        self.depth = self.depths()
        self.lures = self.hunted()
        self.awake = [s for s in range(self.team.n) if self.team.health[s] > 0 and self.team.at[s] >= 0
                      and self.team.at[s] != self.ground.exit]
        n = self.ground.n
        self.entry = self.entries(self.role)
        self.hurts = [self.hurt(t) for t in range(n)]
        self.harms = [self.harm(t) for t in range(n)]
        self.site = [0.0] * n
        self.price = [NOWAY] * n
        self.onward = [-1] * n
        self.tables: list[list[float]] = []
        self.walked: list[list[float]] = []
        self.nerve = 1.0
        self.plan()

    # --- What could happen ------------------------------------------------------------------------

    def loss(self, many: int) -> float:
        """What it costs to lose so much health."""
        h = self.health
        return HEALTH[min(h, 7)] - HEALTH[min(max(0, h - many), 7)]

    def depths(self) -> list[int]:
        """How far one can go on from each tile, away from all Horrors."""
        ground, fright = self.ground, self.fright
        found = [0] * ground.n
        if not self.horrors: return found
        for d in range(8, -1, -1):
            for t in range(ground.n):
                if fright[t] != d: continue
                deep = 3 if ground.ends[t] & ~ground.bars[t] else 0
                for side in range(4):
                    o = ground.near[4 * t + side]
                    if o >= 0 and fright[o] > d and not ground.bars[t] >> side & 1:
                        deep = max(deep, 6 if fright[o] > 8 else found[o] + 1)
                found[t] = deep
        return found

    def hunted(self) -> list[list[int]]:
        """Of each Horror, how far every tile is; last, how near another victim is, doubled, and odd if that one may still go."""
        ground, team = self.ground, self.team
        found = []
        for h in self.horrors:
            far = ground.steps_from([h], 8)
            lure = FAR
            for s in range(team.n):
                if s == self.me or team.health[s] == 0 or team.at[s] < 0 or team.at[s] == ground.exit: continue
                if team.role[s] == SCOUT or s in team.hidden: continue
                d = 2 * far[team.at[s]]
                if team.role[s] > self.role: d += 1          # who is as near and comes later is no lure
                lure = min(lure, d)
            far.append(lure)
            found.append(far)
        return found

    def fear(self, t: int) -> float:
        """What Horrors make of a turn that ends there."""
        if self.role == SCOUT or self.me in self.team.hidden: return 0.0
        odds, found = self.odds, 0.0
        for far in self.lures:
            d, risk = far[t], 0.0
            if d <= 1: risk = 0.95
            elif d == 2: risk = odds.any(HORRORS) + 0.08
            elif d == 3: risk = odds.twice[HORRORS] + 0.04
            elif d == 4: risk = 0.015
            if 2 * d >= far[-1]: risk *= 0.3
            found += risk
        if self.fright[t] < 7: found += 0.06 * max(0, 6 - self.fright[t] - self.depth[t])
        if self.ground.kind[t] == HORROR and self.fright[t] > 0 and len(self.horrors) < 3: found += odds.any(HORRORS)
        return min(1.0, found) * self.loss(9)

    def harm(self, t: int) -> float:
        """What hazards make of a turn that ends there, Horrors apart."""
        ground, odds, kind = self.ground, self.odds, self.ground.kind[t]
        if kind == EXIT: return 0.0
        b = self.bodyguard
        if b >= 0 and b != self.me and self.team.at[b] == t: return 0.0
        found = (odds.any(TREMOR) + odds.twice[TREMOR]) * self.miss * self.loss(1)
        if kind == WATER:
            if self.role != DIVER: found += odds.once[FLOOD] * self.loss(1) + odds.twice[FLOOD] * self.loss(2)
        elif kind == GAS: found += odds.once[LEAK] * self.loss(2) + odds.twice[LEAK] * self.loss(4)
        elif kind == CAVE_IN and not ground.debris[t]:
            found += (odds.once[COLLAPSE] / 3 + odds.twice[COLLAPSE] * 0.55) * self.loss(1 if self.role == ENGINEER else 3)
        return found

    def doom(self) -> float:
        """Out of Time, off the Exit."""
        return 0.0 if self.odds.rounds else 12.0 * self.miss

    def rest_at(self, t: int) -> float:
        """What it is worth to end a turn there, apart from where one wants to be."""
        if t == self.ground.exit: return 0.0
        return -self.harms[t] - self.fear(t) - self.doom()

    # --- Where to go ------------------------------------------------------------------------------

    def entries(self, role: int) -> list[int]:
        """What it costs to come onto each tile."""
        ground = self.ground
        found = [3 if role == MEDIC else 4] * ground.n
        for t in range(ground.n):
            kind = ground.kind[t]
            if ground.wet[t] and role != DIVER or kind == SQUEEZE and role != CLIMBER: found[t] = 12
            elif kind == ROUGH: found[t] += 2
            elif ground.debris[t] and role != CLIMBER: found[t] += 6 if role == GEOLOGIST else 12
        if role != SCOUT:
            for t in self.horrors: found[t] += 30
        return found

    def hurt(self, t: int) -> float:
        """What entering a tile does at once."""
        if self.fright[t] == 0 and self.role != SCOUT: return 60.0
        kind = self.ground.kind[t]
        if kind == ROUGH: return self.loss(1) * self.miss
        if kind == GAS and self.gas:
            b = self.bodyguard
            return 0.0 if b >= 0 and b != self.me and self.team.at[b] == t else self.loss(self.gas)
        return 0.0

    def plain(self, t: int) -> bool:
        """Can it be walked onto?"""
        ground = self.ground
        if ground.wet[t]: return self.role == DIVER
        return self.role == CLIMBER or not (ground.kind[t] == SQUEEZE or ground.debris[t])

    def plan(self) -> None:
        """What it still costs from every tile to come to what is wanted most."""
        ground = self.ground
        self.journey = [NOWAY] * ground.n
        goals: list[int] = []
        if ground.exit >= 0: self.homewards(goals)
        else: self.outwards(goals)
        self.travel(goals)
        self.rescue()

    def travel(self, goals: list[int]) -> None:
        """Whole turns, back from the goals: a turn costs what it could have brought, and what can happen at its end."""
        ground, journey, price = self.ground, self.journey, self.price
        near, bars = ground.near, ground.bars
        turn = 2 * self.nerve
        rope = 2.0 if self.role != LEADER else 1.5
        steps = 4 if self.role == MEDIC else 3
        short = 2 if self.role == MEDIC else 1
        queue, waits = goals, [False] * ground.n
        for t in goals: waits[t] = True
        stamp = [-1] * ground.n
        i = 0
        while i < len(queue):
            t = queue[i]
            i += 1
            waits[t] = False
            here = journey[t]
            ends = here + turn + (0.0 if t == ground.exit else self.harms[t])
            goal = here >= price[t] - 1e-9 and self.site[t] > 0.0
            plain = self.plain(t)
            front, count, stamp[t] = [t], 0, t
            most = steps if plain else 1
            if t == ground.exit: most = steps + (1 if self.role != MEDIC else 2)
            hurt = 0.0
            while front and count < most:
                count += 1
                fresh: list[int] = []
                for u in front:
                    hurt = min(20.0, self.hurts[u])
                    for side in range(4):
                        o = near[4 * u + side]
                        if o < 0: continue
                        barred = bars[o] >> (side ^ 2) & 1 == 1
                        if count > 1 and (barred or stamp[o] == t): continue
                        if not plain and count == 1 and ground.debris[t]:
                            if self.role == GEOLOGIST: cost = ends
                            else: cost = here + turn + self.harms[o] + 0.67 * self.nerve
                        elif goal and plain and count <= short: cost = here + self.nerve
                        else: cost = ends
                        cost += hurt
                        if barred: cost += 0.5 * turn if self.role == CLIMBER else rope * (turn + self.harms[o])
                        if cost < journey[o] - 1e-6:
                            journey[o] = cost
                            self.onward[o] = t
                            if not waits[o]:
                                waits[o] = True
                                queue.append(o)
                        if not barred and stamp[o] != t:
                            stamp[o] = t
                            if self.plain(o) and self.hurts[o] < 20.0: fresh.append(o)
                front = fresh

    def homewards(self, goals: list[int]) -> None:
        ground = self.ground
        far = [FAR] * ground.n
        far[ground.exit] = 0
        ground.spread(far, [ground.exit], self.entry, 24)
        self.far = far
        here = far[self.here] if self.here >= 0 else 0
        slack = self.odds.rounds - here / 12.0
        self.nerve = min(4, max(0.6, 3 - 0.6 * slack))
        self.journey[ground.exit] = self.price[ground.exit] = -6.0
        goals.append(ground.exit)

    def outwards(self, goals: list[int]) -> None:
        """To a side that nobody has looked through."""
        ground, team, awake = self.ground, self.team, self.awake
        needed = max(0, self.built - 3) / (1.3 * max(1, len(awake))) + 2.5
        self.nerve = min(1.6, max(0.5, 1.2 - 0.06 * (self.odds.rounds - needed)))
        n, price = ground.n, self.price
        reach = [ground.reach(team.at[s], self.entry if s == self.me else self.entries(team.role[s]), 24) for s in awake]
        room, sites = [0] * n, list[int]()
        for t in range(n):
            ends = ground.ends[t]
            if not ends: continue
            for side in range(4):
                if not ends >> side & 1: continue
                good = self.room(t, side)
                cost = (1.0 - good) * self.nerve
                if ground.bars[t] >> side & 1: cost += 4 * self.nerve
                else:
                    room[t] += 1
                    if good > self.site[t]: self.site[t] = good
                if cost < price[t]: price[t] = cost
            room[t] = (room[t] + 1) // 2
            sites.append(t)
        bond = [[0.0] * n for _ in awake]
        if 0.0:
            for k in range(len(awake)):
                mates = [j for j in range(len(awake)) if j != k and self.group(awake[j]) == self.group(awake[k])]
                if not mates: mates = [j for j in range(len(awake)) if j != k]
                if not mates: continue
                for t in sites:
                    near = FAR
                    for j in mates: near = min(near, reach[j][t])
                    bond[k][t] = min(4.0, 0.0 * max(0, near - 12) / 6.0 * self.nerve)
        ramp = min(1.0, max(0.0, (65 - self.built) / (65 - 6))) * 0.0
        if ramp > 0.0 and len(awake) > 1:
            for t in sites:
                total = 0
                for far in reach: total += min(240, far[t])
                price[t] += ramp * total / (6.0 * (len(awake) - 1)) * self.nerve
        todo = list(range(len(awake)))
        while todo:
            best, whose, where = 1e9, -1, -1
            for k in todo:
                far = reach[k]
                for t in sites:
                    if room[t] <= 0: continue
                    cost = far[t] / 6.0 * self.nerve + price[t] + bond[k][t]
                    if cost < best: best, whose, where = cost, k, t
            if whose < 0 or awake[whose] == self.me: break
            room[where] -= 1
            todo.remove(whose)
        me = awake.index(self.me) if self.me in awake else -1
        for t in sites:
            if room[t] <= 0: price[t] += 1.3 * self.nerve
            if me >= 0: price[t] += bond[me][t]
            self.journey[t] = price[t]
            goals.append(t)

    def group(self, s: int) -> int:
        if self.team.n == 4: return s // 2
        if self.team.n == 5: return s // 3
        return s // 3

    def room(self, t: int, side: int) -> float:
        """How good a cell is to lay a tile in."""
        ground = self.ground
        x, y = ground.x[t] + EAST[side], ground.y[t] + NORTH[side]
        free = 0
        for s in range(4):
            if s == side ^ 2: continue
            if (x + EAST[s]) * 1024 + y + NORTH[s] not in ground.cells: free += 1
        return 1.0 + -0.1 * (free - 2)

    def rescue(self) -> None:
        """Whoever is nearest to somebody unconscious goes there."""
        ground, team = self.ground, self.team
        goals: list[int] = []
        for f in range(team.n):
            t = team.at[f]
            if team.health[f] or t < 0 or t == ground.exit: continue
            if self.fright[t] == 0: continue
            far = [FAR] * ground.n
            far[t] = 0
            ground.spread(far, [t], self.entry, 24)
            best, found = FAR, -1
            for s in range(team.n):
                if team.health[s] == 0 or team.at[s] < 0: continue
                cost = far[team.at[s]] + 12
                if team.role[s] == MEDIC: cost = cost * 3 // 4 - 6
                if team.health[s] == 1: cost += 6
                if team.at[s] == ground.exit: cost += 12
                if cost < best: best, found = cost, s
            if found != self.me: continue
            heal = self.nerve * (1 if self.role == MEDIC else 2)
            if ground.exit >= 0:
                if (best + self.far[t]) / 12.0 + 1 > self.odds.rounds: continue
                price = self.journey[t] + heal - 12.0
            else: price = heal - 12.0
            if price < self.journey[t]:
                self.journey[t] = self.price[t] = price
                self.site[t] = 0.0
                goals.append(t)
        if self.role == MEDIC:
            for s in range(team.n):
                t, h = team.at[s], team.health[s]
                if s == self.me or not h or h >= team.most[s] or t < 0 or t == ground.exit or self.fright[t] < 2: continue
                price = self.journey[t] + self.nerve - (HEALTH[h + 1] - HEALTH[h]) * 1.0 if ground.exit >= 0 \
                    else self.nerve - (HEALTH[h + 1] - HEALTH[h]) * 1.0
                if price < self.journey[t]:
                    self.journey[t] = self.price[t] = price
                    goals.append(t)
        if goals: self.travel(goals)

    # --- The rest of a turn -----------------------------------------------------------------------

    def want(self, t: int) -> float:
        """What it is worth to stand there when the turn is over."""
        return self.rest_at(t) - self.journey[t]

    def stayed(self, t: int, points: int) -> float:
        """What it is worth to have laid a tile beside t, and to be on t still."""
        if MANY[self.ground.ends[t] & ~self.ground.bars[t]] > 1: return self.table(points)[t]
        found = self.rest_at(t) - 0.67 * self.nerve - self.price[t]
        if points: found = max(found, self.walked[points - 1][t], 0.6 * self.unknown(t, 0))
        return found

    def unknown(self, t: int, points: int) -> float:
        """What it is worth to stand on a tile that nobody has seen, beyond tile t, with so many points left."""
        d = self.fright[t] + 1
        fear, odds = 0.0, self.odds
        if self.role != SCOUT:
            fear = (0.5 if d <= 1 else odds.any(HORRORS) + 0.08 if d == 2 else 0.04 if d == 3 else 0.0) * self.loss(9)
            fear += 0.12 * odds.any(HORRORS) * self.loss(9)
        harm = odds.any(TREMOR) * self.miss * self.loss(1) + 0.12 * odds.any(FLOOD) * self.loss(1)
        harm += 0.12 * odds.any(LEAK) * self.loss(2) + 0.06 * odds.any(COLLAPSE) * self.loss(3)
        if self.gas: harm += 0.12 * self.loss(self.gas)
        harm += 0.05 * self.miss * self.loss(1)
        far = self.price[t]
        if points: return 0.8 * self.nerve * points - (fear + harm) * 0.7 - far
        return -(fear + harm) * 1.0 - self.doom() - far

    def value(self, points: int, t: int) -> float:
        """The best that can still be made of a turn, there, with so many points."""
        return self.table(points)[t]

    def table(self, points: int) -> list[float]:
        tables = self.tables
        while len(tables) <= points: tables.append(self.layer(len(tables)))
        return tables[points]

    def layer(self, points: int) -> list[float]:
        ground = self.ground
        n = ground.n
        if not points: return [self.want(t) for t in range(n)]
        less = self.tables[points - 1]
        found = self.stepped(less, less) if self.role != MEDIC else self.stepped(self.stepped(less, less), less)
        self.walked.append(found[:])
        if self.role == BODYGUARD and self.horrors:
            for t in range(n):
                if self.beside_horror(t): found[t] = max(found[t], less[t] + 4.0 + min(self.fear(t), 8.0))
        if self.stock_left() and ground.exit < 0:
            for t in range(n):
                if self.site[t] > 0.0:
                    gain = self.nerve * self.site[t]
                    found[t] = max(found[t], gain + self.stayed(t, points - 1), gain + self.unknown(t, points - 1))
        if points < 2: return found
        least = self.tables[points - 2]
        run = self.stepped(self.stepped(self.stepped(least, least), least), least)
        for t in range(n):
            worth = run[t]
            for k in range(4 * t, 4 * t + 4):
                o = ground.near[k]
                if o < 0 or self.plain(o): continue
                if ground.debris[o]: worth = max(worth, least[t] + self.dug(t, o))
                elif not ground.bars[t] >> (k & 3) & 1: worth = max(worth, least[o] - self.hurts[o])
            if ground.bars[t]: worth = max(worth, least[t] + self.rope_gain(t))
            if worth > found[t]: found[t] = worth
        return found

    def dug(self, t: int, o: int) -> float:
        """What it gains to have dug the debris away."""
        return max(0.0, self.journey[t] - self.journey[o] - 0.67 * self.nerve - self.hurts[o])

    def rope_gain(self, t: int) -> float:
        """A rope where the barred side stands in the way."""
        ground = self.ground
        sure = 1.0 if self.role == CLIMBER or self.view["roped"][self.me] >= 2 else 1.0 - self.miss
        for side in range(4):
            if not ground.bars[t] >> side & 1: continue
            o = ground.near[4 * t + side]
            if o >= 0: return sure * max(0.0, self.journey[t] - self.journey[o] - 0.67 * self.nerve - self.hurts[o])
            if ground.ends[t] >> side & 1 and ground.exit < 0:
                return sure * max(0.0, self.journey[t] - self.price[t] + 4 * self.nerve)
        return 0.0

    def beside_horror(self, t: int) -> bool:
        for h in self.horrors:
            for k in range(4 * t, 4 * t + 4):
                if self.ground.beside[k] == h: return True
        return False

    def stock_left(self) -> bool: return self.built > 0 or (self.role == GEOLOGIST and self.view["aside"] is not None)

    def stepped(self, after: list[float], stay: list[float]) -> list[float]:
        """The better of staying, and one more step on foot."""
        ground = self.ground
        found = stay[:]
        near, bars = ground.near, ground.bars
        for o in range(ground.n):
            if not self.plain(o): continue
            worth = after[o] - self.hurts[o]
            for side in range(4):
                t = near[4 * o + side]
                if t < 0 or bars[t] >> (side ^ 2) & 1: continue
                if worth > found[t]: found[t] = worth
        return found

    # --- Answers ----------------------------------------------------------------------------------

    def worth(self, o: Said) -> float:
        if self.asked == "act": return self.act(o, self.points)
        if self.asked == "obey": return self.obey(o)
        if self.asked == "running": return self.running(o)
        if self.asked == "place": return self.place(o)
        if self.asked == "surface": return self.surface(o)
        return 0.0

    def obey(self, o: Said) -> float:
        if o.verb == "decline": return self.want(self.here)
        return self.act(o, 1)

    def act(self, o: Said, points: int) -> float:
        verb, t = o.verb, self.here
        if verb == "end": return self.value(0, t)
        if verb == "reveal" or verb == "explore": return self.lay(o, points)
        if verb == "move": return self.go(o.side, self.table(points - 1))
        if verb == "run":
            less = self.table(points - 2)
            return self.go(o.side, self.stepped(self.stepped(less, less), less))
        if verb == "dash":
            less = self.table(points - 1)
            return self.go(o.side, self.stepped(less, less))
        if verb == "swim" or verb == "squeeze": return self.go(o.side, self.table(points - 2))
        if verb == "heal": return self.help(o.seat) + self.value(points - 2, t)
        if verb == "bandage": return self.help(o.seat) + self.value(points - 1, t)
        if verb == "rope": return self.rope_gain(t) + self.value(points - 2, t) - 0.01
        if verb == "carabiner": return self.rope_gain(t) + self.value(points - 1, t) - 0.01
        if verb == "hide": return self.hide()
        if verb == "dig": return self.dig(o.spot) + self.value(points - 2, t)
        if verb == "excavate": return self.excavate(o.spot, points)
        if verb == "assault": return 4.0 + min(self.fear(t), 8.0) + self.value(points - 1, t)
        if verb == "exert": return self.exert(points)
        if verb == "order": return self.order(o.seat) + self.value(points - 1, t)
        if verb == "dive": return self.dive()
        if verb == "demolish": return self.demolish(o.side) + self.value(points - 2, t)
        return -5.0

    def go(self, side: int, after: list[float]) -> float:
        o = self.ground.near[4 * self.here + side]
        return after[o] - self.hurts[o]

    def lay(self, o: Said, points: int) -> float:
        """A new tile, and onto it or not."""
        t = self.here
        if self.ground.exit >= 0: return NEVER
        gain = self.nerve * self.room(t, o.side)
        self.table(points)
        if o.verb == "reveal": return gain + self.stayed(t, points - 1) - 0.01
        return gain + self.unknown(t, points - 1)

    def help(self, s: int) -> float:
        team = self.team
        h = team.health[s]
        if team.at[s] == self.ground.exit: return -1.0
        return HEALTH[h + 1] - HEALTH[h]

    def hide(self) -> float:
        t = self.here
        if t == self.ground.exit: return -9.0
        sure = 1.0 if self.view["hid"][self.me] >= 2 else 1.0 - self.miss
        return self.want(t) + sure * self.fear(t) - 0.02

    def dig(self, spot: int) -> float:
        if spot == 4: return -0.1
        o = self.ground.near[4 * self.here + spot]
        return -0.1 if o < 0 else self.dug(self.here, o) - 0.01

    def excavate(self, spot: int, points: int) -> float:
        t = self.here
        if spot == 4: return -0.1 + self.value(points - 1, t)
        o = self.ground.near[4 * t + spot]
        if o < 0: return -0.1 + self.value(points - 1, t)
        found = self.dug(t, o) + self.value(points - 1, t)
        if points > 1: found = max(found, self.value(points - 2, o) - self.hurts[o])
        return found - 0.01

    def exert(self, points: int) -> float:
        """One point more; unless the turn ends on the Exit, the price is half a point of health."""
        price = self.miss * self.loss(1) + 1.0
        return self.value(points + 1, self.here) - price

    def order(self, s: int) -> float:
        """What another one makes of a point."""
        team, ground = self.team, self.ground
        t = team.at[s]
        if ground.exit >= 0:
            found = 0.1
            for k in range(4 * t, 4 * t + 4):
                if ground.near[k] == ground.exit and not ground.bars[t] >> (k & 3) & 1: found = 6.0
            return found + (self.nerve * 0.5 if self.here == ground.exit and t != ground.exit else 0.0)
        if ground.ends[t] & ~ground.bars[t]: return self.nerve * 0.9
        return -0.1

    def dive(self) -> float:
        best = NEVER
        for t in range(self.ground.n):
            if self.ground.kind[t] == WATER and self.fright[t] > 1: best = max(best, -self.journey[t])
        return best - 2 * self.nerve - self.doom() - 0.3

    def demolish(self, side: int) -> float:
        ground, t, team = self.ground, self.here, self.team
        o = ground.beside[4 * t + side]
        if o < 0: return -3.0
        risk = 1.0
        for s in range(team.n):
            if team.health[s] and team.at[s] >= 0 and ground.kind[team.at[s]] == CAVE_IN and not ground.debris[team.at[s]]:
                risk += 1.0 if team.role[s] == ENGINEER else 5.0
        return self.journey[t] - self.journey[o] - 0.67 * self.nerve - self.hurts[o] - risk

    def running(self, o: Said) -> float:
        base = self.table(self.points)
        if o.verb == "stop": return base[self.here]
        for _ in range(self.rest - 1): base = self.stepped(base, base)
        return self.go(o.side, base)

    def surface(self, o: Said) -> float:
        n = o.number
        for t in range(self.ground.n):
            if self.ground.kind[t] != WATER: continue
            if not n: return self.want(t) - (60.0 if self.fright[t] == 0 else 0.0)
            n -= 1
        return 0.0

    # --- Tiles ------------------------------------------------------------------------------------

    def place(self, o: Said) -> float:
        if o.verb == "recon": return 0.9
        name: str = self.view["aside" if o.aside else "drawn"]
        return self.tile(name, o.turn, self.other)

    def tile(self, name: str, turn: int, side: int) -> float:
        """How good a tile is in the cell on that side, turned so."""
        parts = name.split("-")
        kind, face = KINDS[parts[0]], SHAPES[parts[1]]
        face = (face << turn | face >> 4 - turn) & 15
        if kind == EXIT: return 9.0
        ground, t = self.ground, self.here
        x, y = ground.x[t] + EAST[side], ground.y[t] + NORTH[side]
        found = 0.0
        for s in range(4):
            if s == side ^ 2: continue
            o = ground.cells.get((x + EAST[s]) * 1024 + y + NORTH[s], -1)
            opened = face >> s & 1 == 1
            if o < 0:
                if opened: found += 1.0
            elif ground.open[o] >> (s ^ 2) & 1: found += 0.8 if opened else -1.0
            elif opened: found -= 0.1
        return found - DISLIKE[kind]


DISLIKE: Final = [0.0, 0.0, 0.0, 0.3, 0.6, 1.5, 0.8, 1.0, 0.8, 0.6, 0.4]
