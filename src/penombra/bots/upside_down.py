"""Upside Down by rules of thumb: for one Character's turn a place to go, an action there, and the cards for both.

All is weighed in points of action value, roughly: what it takes to beat a stack, what Fear costs, and what a card or a
Scene is worth. A whole turn costs about four.
"""
from __future__ import annotations

from typing import Any, Final

from penombra import Option
from penombra.bots.seat import Bot, Seat, pick

NEVER: Final = -1e9
DOOM: Final = 60.0                           # the game is lost, or won
LEFT: Final = [-DOOM, 0.0, 8.0, 13.0, 16.0, 18.0, 19.3, 20.3, 21.0, 21.6, 22.1, 22.5, 22.8, 23.0]   # Fear one may still gain
TURN: Final = 4.0                            # what a turn costs
HAND: Final = 8                              # what a hand makes of it
STEP: Final = 0.7                            # what a road costs
MOST: Final = 40                             # no stack is worth more
PLOT: Final = 0.35                           # what a Scene costs, Fear apart
CARD: Final = 0.15                           # what a card costs: cards are the clock
KEEP: Final = 0.35                           # and what more a good one does, by value
ITEM: Final = 1.0                            # how much Items are wanted
AHEAD: Final = 2.0                           # rounds in which Vines still scare
FRIGHT: Final = 1.0                          # what one point of that Fear costs
DOGS: Final = 2.0                            # a Demodog less
FOE: Final = 2.0                             # a Foe where a turn ends
NEAR: Final = 0.7                            # for each Character there
ROUND: Final = 0.2                           # of the Fear that the Scenes of a whole round may bring
PULL: Final = 6.0                            # to be where the goal is
OVER: Final = 0.6                            # less, for each point that is too much for one hand
VINE: Final = 4.5                            # to be where Vines are, once the Gate is next
MEAN: Final = 1.9                            # of the cards
PATIENCE: Final = 80                         # turns; where no Scene presses, nobody waits for ever

RESCUE: Final = "rescue_will"
ITEMS: Final[dict[str, dict[str, float]]] = {
    "fight": {"gasoline": 2, "nail_bat": 3, "revolver": 2, "wrist_slingshot": 1, "bear_trap": 2},
    "rescue_will": {"wrist_slingshot": 1, "flashlight": 1, "string_lights": 2, "protective_suit": 1},
    "remove_vines": {"gasoline": 2, "flashlight": 1, "compass": 1, "protective_suit": 1},
    "investigate_lab": {"flashlight": 1, "lab_badge": 3, "camera": 2, "compass": 1},
    "gather_info": {"camera": 2, "compass": 1},
    "close_gate": {"protective_suit": 1, "mixtape": 2},
    "help_eleven": {"walkie_talkie": 2, "waffles": 3},
    "recruit_ally": {"walkie_talkie": 2, "missing_poster": 2},
    "calm_down": {"mixtape": 2}}
ALLIES: Final[dict[str, dict[str, float]]] = {
    "fight": {"steve_harrington": 2}, "gather_info": {"barb_holland": 1},
    "investigate_lab": {"barb_holland": 1, "bob_newby": 2, "murray_bauman": 1},
    "help_eleven": {"mr_clarke": 2}, "calm_down": {"karen_wheeler": 2}, "close_gate": {"bob_newby": 1},
    "get_item": {"flo": 2, "erica_sinclair": 1}, "recruit_ally": {"flo": 1, "murray_bauman": 1, "erica_sinclair": 1}}
GIFTS: Final[dict[str, dict[str, float]]] = {"fight": {"nancy": 2}, "rescue_will": {"joyce": 2}}
NEED: Final[dict[str, float]] = {"rescue_will": 1.0, "close_gate": 0.9, "fight": 0.5, "calm_down": 0.4, "remove_vines": 0.25,
                                 "investigate_lab": 0.15, "help_eleven": 0.15, "recruit_ally": 0.05, "gather_info": 0.0}
WORTH: Final[dict[str, float]] = {"officer_powell": 2.0, "officer_callahan": 1.5, "jonathan_byers": 2.5, "steve_harrington": 1.5,
                                  "max_mayfield": 1.5, "dr_owens": 2.0, "bob_newby": 2.0}


def toil() -> list[list[float]]:
    """What it costs to beat a stack of so many tokens that are worth so much together."""
    rows = [[0.0] * (MOST + 1)]
    for n in range(1, 6):
        row: list[float] = []
        for t in range(MOST + 1):
            cost = TURN + 0.15 * min(t, HAND)
            if t > HAND:
                cost += 0.85 * (t - HAND)
                if n > 1: cost += between(rows[n - 1], t * (n - 1) / n)
            row.append(cost)
        rows.append(row)
    return rows


def between(row: list[float], x: float) -> float:
    if x <= 0: return row[0]
    k = int(x)
    if k >= MOST: return row[MOST]
    return row[k] + (x - k) * (row[k + 1] - row[k])


TOIL: Final = toil()


class Said:
    """An option, taken apart once for all games."""

    def __init__(self, option: Option) -> None:
        facts = option.facts
        self.verb: str = option.verb
        self.place: str = facts.get("location", "")
        self.action: str = facts.get("action", "")
        self.foe: str = facts.get("foe", "")
        self.slot: str = facts.get("slot", "")
        self.item: str = facts.get("item", "")
        self.figure: str = facts.get("figure", "")
        self.ally: str = facts.get("ally", "")
        self.seat: int = facts.get("seat", -1)
        self.spot = int(facts.get("place", 1)) - 1
        self.cards = 0
        spelt: str = facts.get("cards", "none")
        if spelt != "none":
            for part in spelt.split("+"): self.cards |= 1 << int(part) - 1


READ: Final[dict[Option, Said]] = {}


def read(option: Option) -> Said:
    found = READ.get(option)
    if found is None:
        found = Said(option)
        READ[option] = found
    return found


class Ground:
    """What never changes at one table."""

    def __init__(self, house: dict[str, Any]) -> None:
        places: dict[str, Any] = house["places"]
        self.names = list(places)
        n = len(self.names)
        self.n = n
        self.number = {name: k for k, name in enumerate(self.names)}
        self.actions: list[list[str]] = [list(places[name]["actions"]) for name in self.names]
        self.bonus: list[dict[str, int]] = [places[name]["bonus"] for name in self.names]
        self.deep = [places[name]["half"] != "hawkins" for name in self.names]
        self.near: list[list[int]] = []
        self.fear: list[list[int]] = []
        self.far = [[99.0] * n for _ in range(n)]
        self.hops = [[99] * n for _ in range(n)]
        for a in range(n):
            roads: dict[str, int] = places[self.names[a]]["roads"]
            self.near.append([self.number[name] for name in roads])
            self.fear.append(list(roads.values()))
            self.far[a][a], self.hops[a][a] = 0.0, 0
            for name, fear in roads.items(): self.far[a][self.number[name]], self.hops[a][self.number[name]] = 1.0 + 0.8 * fear, 1
        for k in range(n):
            for a in range(n):
                for b in range(n):
                    self.far[a][b] = min(self.far[a][b], self.far[a][k] + self.far[k][b])
                    self.hops[a][b] = min(self.hops[a][b], self.hops[a][k] + self.hops[k][b])
        self.slots: dict[str, list[str]] = {}            # by group
        self.where: dict[str, int] = {}                  # by slot
        self.power: dict[str, str] = {}
        self.group: dict[str, str] = {}
        slots: dict[str, Any] = house["slots"]
        for slot, row in slots.items():
            group: str = row["group"]
            self.slots.setdefault(group, []).append(slot)
            self.group[slot] = group
            self.where[slot] = -1 if row["place"] is None else self.number[row["place"]]
            if row["power"] is not None: self.power[slot] = row["power"]
        self.aims: dict[str, str] = house["aims"]
        self.foes: dict[str, str] = house["foes"]
        self.goals: list[str] = house["goals"]
        self.season: int = house["season"]
        self.acts: int = house["acts"]
        self.limit: int = house["stack_limit"]
        self.worth: dict[str, int] = {}
        self.copies: dict[str, int] = {}
        self.counts: dict[str, str] = {}
        self.special = 0
        tokens: dict[str, Any] = house["tokens"]
        for face, row in tokens.items():
            if not row["copies"]: continue
            if row["counts"] is None:
                self.worth[face] = row["worth"]
                self.copies[face] = row["copies"]
            else:
                self.counts[face] = row["counts"]
                self.special += row["copies"]
        cards: dict[str, list[int]] = house["cards"]
        self.value = {name: row[0] for name, row in cards.items()}
        self.friends = {name: row[1] for name, row in cards.items()}
        self.danger = {name: row[2] for name, row in cards.items()}
        people: dict[str, Any] = house["characters"]
        self.move = {name: int(row["move"]) for name, row in people.items()}
        self.terror = {name: int(row["terror"]) for name, row in people.items()}
        self.items_most: int = house["item_limit"]


class Steady(Bot):
    """Goes where Will is, keeps its nerve, and closes the Gate."""

    def __init__(self) -> None:
        super().__init__()
        self.ground: Ground | None = None

    def answer(self, seat: Seat) -> Option | None:
        if len(seat.options) < 2: return seat.options[0] if seat.options else None
        if self.ground is None: self.ground = Ground(seat.view["house"])
        if seat.view["turn"] > PATIENCE: return seat.options[pick(seat.seed, seat.number, len(seat.options))]
        mind = Mind(seat, self.ground)
        best, found, ties = NEVER, seat.options[0], 1
        for option in seat.options:
            worth = mind.worth(read(option))
            if worth > best + 1e-9: best, found, ties = worth, option, 1
            elif worth > best - 1e-9:
                ties += 1
                if not pick(seat.seed + ties, seat.number, ties): found = option
        return found


class Pile:
    """A stack as one knows it: how likely it is worth how much."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.chance: list[float] = [1.0]
        self.extra = 0                                   # what is to be beaten besides
        self.special = 0.0                               # tokens in it that count stacks, as expected

    def mean(self) -> float:
        total = 0.0
        for t in range(len(self.chance)): total += t * self.chance[t]
        return total + self.extra

    def cost(self, less: float = 0.0) -> float:
        """What it takes to beat it, were it worth so much less."""
        row, total = TOIL[min(self.size, 5)], 0.0
        for t in range(len(self.chance)):
            if self.chance[t]: total += self.chance[t] * between(row, t + self.extra - less)
        return total

    def after(self, total: int) -> float:
        """What it takes to beat what a failure leaves."""
        if self.size < 2: return 0.0
        return between(TOIL[self.size - 1], (total - self.extra) * (self.size - 1) / self.size + self.extra)


def shifted(chance: list[float], by: int) -> list[float]: return [0.0] * by + chance


def folded(a: list[float], b: list[float]) -> list[float]:
    """Both together."""
    out = [0.0] * (len(a) + len(b) - 1)
    for i in range(len(a)):
        if not a[i]: continue
        for j in range(len(b)): out[i + j] += a[i] * b[j]
    return out


class Mind:
    """What one answer is worth, now."""

    def __init__(self, seat: Seat, ground: Ground) -> None:
        view = seat.view
        self.view = view
        self.me = me = seat.seat
        self.asked = seat.asked
        self.ground = ground
        self.seats: int = view["seats"]
        self.act: int = view["act"]
        roles: list[str] = view["role"]
        self.role = roles[me]
        places: list[str] = view["at"]
        self.at = [ground.number[name] for name in places]
        self.here = self.at[me]
        fear: list[int] = view["fear"]
        self.left = [max(1, ground.terror[roles[s]] - fear[s]) for s in range(self.seats)]
        self.nerve = self.left[me]
        self.fear: int = fear[me]
        self.fears = fear
        self.roles = roles
        hands: list[list[str]] = view["hand"]
        self.hand = hands[me]
        items: list[list[str]] = view["item"]
        self.items = items[me]
        allies: dict[str, Any] = view["ally"]
        self.allies = [name for name, at in allies.items() if at == me]
        self.alone = [True] * ground.n                   # would I be, there?
        self.foes: list[list[str]] = [[] for _ in range(ground.n)]
        figures: dict[str, Any] = view["foe"]
        for name, at in figures.items():
            if at is not None and at in ground.number: self.foes[ground.number[at]].append(name.split("_")[0])
        for s in range(self.seats):
            if s != me: self.alone[self.at[s]] = False
        if "jonathan_byers" in self.allies: self.alone = [False] * ground.n
        self.stacks: dict[str, Any] = view["stacks"]
        self.met: int = view["met"]
        self.goal: str = ground.goals[min(self.met, len(ground.goals) - 1)]
        self.heading = self.next_goal()
        self.piles: dict[str, Pile] = {}
        self.gains: dict[str, list[float]] = {}
        self.unseen: list[list[float]] = []
        self.marked: list[list[float]] = []
        self.bonuses: dict[str, int] = {}
        self.deck_left = self.clock()
        self.count()
        self.prepare()
        self.plans: list[float] = []

    # --- The table ------------------------------------------------------------------------------------

    def clock(self) -> int:
        """Cards that may still be drawn before it is too late."""
        deck: dict[str, int] = self.view["deck"]
        many = 0
        for name in deck: many += deck[name]
        return many + (self.ground.acts - self.act) * (48 - 5 * self.seats)

    def standing(self, group: str) -> int:
        many = 0
        for slot in self.ground.slots.get(group, []):
            if self.stacks[slot]["size"]: many += 1
        return many

    def tokens(self, group: str) -> int:
        many = 0
        for slot in self.ground.slots.get(group, []): many += int(self.stacks[slot]["size"])
        return many

    def count(self) -> None:
        """How likely a token is what, among those nobody has seen."""
        ground, memory = self.ground, self.view["memory"]
        known: dict[str, list[list[str]]] = memory.get("stacks", {})
        self.known = known
        left = [0.0] * 6
        for face, many in ground.copies.items():
            worth = ground.worth[face]
            while worth >= len(left): left.append(0.0)
            left[worth] += many
        for rows in known.values():
            for row in rows:
                if len(row) == 1 and row[0] in ground.worth: left[ground.worth[row[0]]] -= 1.0
        total = 0.0
        for k in range(len(left)):
            left[k] = max(0.02, left[k])
            total += left[k]
        self.one = [x / total for x in left]
        self.share = 0.0                                 # of those mixed at set-up that still lie unseen
        if ground.special:
            hidden, special = 0, ground.special
            told: dict[str, Any] = memory.get("tokens", {})
            if told:
                rows2: list[list[int]] = told["tokens"]
                first: int = told["special"]
                numbers = len(ground.worth)
                for k in range(min(first, len(rows2))):
                    face2 = rows2[k][2]
                    if face2 < 0: hidden += 1
                    elif face2 >= numbers: special -= 1
                self.share = min(1.0, max(0, special) / hidden) if hidden else 0.1
            else: self.share = 5 / 12
        self.standing_special = 0
        for group in ground.counts.values(): self.standing_special = self.standing(group)
        mixed = [x * (1.0 - self.share) for x in self.one]
        while len(mixed) <= self.standing_special: mixed.append(0.0)
        mixed[self.standing_special] += self.share
        self.mixed = mixed
        self.unseen, self.marked = [[1.0]], [[1.0]]

    def many_unseen(self, n: int, marked: bool) -> list[float]:
        table = self.marked if marked else self.unseen
        while len(table) <= n: table.append(folded(table[-1], self.mixed if marked else self.one))
        return table[n]

    def worth_of(self, face: str) -> int:
        found = self.ground.worth.get(face)
        return self.standing_special if found is None else found

    def pile(self, slot: str) -> Pile:
        """What one knows of a stack."""
        found = self.piles.get(slot)
        if found is not None: return found
        row = self.stacks[slot]
        size: int = row["size"]
        found = Pile(size)
        self.piles[slot] = found
        group = self.ground.group[slot]
        marked = self.share > 0.0 and group == RESCUE
        rows = self.known.get(slot, [])
        sure = blind = mixes = 0
        mix: list[str] = []
        if len(rows) == size:
            for faces in rows:
                if not faces: blind += 1
                elif len(faces) == 1:
                    sure += self.worth_of(faces[0])
                    if faces[0] not in self.ground.worth: found.special += 1.0
                else:
                    mixes += 1
                    mix = faces
        else:
            blind = size
            if row["up"] is not None:
                sure, blind = self.worth_of(row["up"]), size - 1
        chance = self.many_unseen(blind, marked)
        if marked: found.special += blind * self.share
        if mixes:
            total = 0
            for face in mix: total += self.worth_of(face)
            parts = [0.0] * (total + 1)
            for face in mix:
                if face not in self.ground.worth: found.special += mixes / len(mix)
                if mixes == len(mix) - 1: parts[total - self.worth_of(face)] += 1.0 / len(mix)
            if mixes != len(mix) - 1: parts[total * mixes // len(mix)] = 1.0
            chance = folded(chance, parts)
        found.chance = shifted(chance, sure)
        if group == "gate":
            found.extra = self.tokens("vines")
            for at in range(self.ground.n): found.extra += len(self.foes[at])
        return found

    def next_goal(self) -> str:
        """The goal to go for: the one after this where enough others are at it already."""
        ground = self.ground
        if self.met + 1 >= len(ground.goals): return self.goal
        near = 0
        for s in range(self.seats):
            for slot in ground.slots[self.goal]:
                if s != self.me and ground.hops[self.at[s]][ground.where[slot]] <= 1:
                    near += 1
                    break
        return ground.goals[self.met + 1] if near and near >= self.standing(self.goal) else self.goal

    # --- Me ---------------------------------------------------------------------------------------------

    def bonus(self, action: str) -> int:
        """What comes on top of the cards, the Location apart."""
        found = self.bonuses.get(action)
        if found is not None: return found
        total = GIFTS.get(action, {}).get(self.role, 0.0)
        for item in self.items: total += ITEMS.get(action, {}).get(item, 0.0)
        for ally in self.allies: total += ALLIES.get(action, {}).get(ally, 0.0)
        self.bonuses[action] = int(total)
        return int(total)

    def prepare(self) -> None:
        """All that cards of the hand can be together."""
        ground, hand = self.ground, self.hand
        n = len(hand)
        self.points_of, self.friends_of, self.danger_of = [0] * (1 << n), [0] * (1 << n), [0] * (1 << n)
        self.price_of = [0.0] * (1 << n)
        each = CARD if self.deck_left > 30 else 0.8
        for mask in range(1, 1 << n):
            k, low = 0, mask
            while not low & 1: k, low = k + 1, low >> 1
            card, rest = hand[k], mask & mask - 1
            self.points_of[mask] = self.points_of[rest] + ground.value[card]
            self.friends_of[mask] = self.friends_of[rest] + ground.friends[card]
            self.danger_of[mask] = self.danger_of[rest] + ground.danger[card]
            self.price_of[mask] = self.price_of[rest] + each + KEEP * (ground.value[card] - MEAN) + 0.25 * ground.friends[card] \
                - 0.2 * ground.danger[card]
        twins = 0
        for k in range(1, n):
            if hand[k] == hand[k - 1]: twins |= 1 << k
        self.sets = [mask for mask in range(1 << n) if not mask & twins & ~(mask << 1)]
        ignored = len(ground.slots.get("lab", [])) - self.standing("lab")
        if "officer_powell" in self.allies: ignored += 1
        if "dr_owens" in self.allies: ignored += 1
        self.ignored = ignored
        self.drawn: int = self.view["danger"]
        r = self.nerve
        self.harms = [LEFT[min(r, 13)] - LEFT[min(max(0, r - many), 13)] for many in range(15)]
        self.own = self.rate_of_own()
        self.dreads = [self.dread(t) for t in range(ground.n)]
        self.top = self.points_of[-1] + self.friends_of[-1] + 9
        self.row_cache: dict[int, list[list[float]]] = {}

    def harm(self, many: int) -> float:
        """What it costs to gain so much Fear."""
        return self.harms[many if many < 15 else 14]

    def scared(self, x: float) -> float:
        """The same for an expected number."""
        k = int(x)
        low = self.harm(k)
        return low + (x - k) * (self.harm(k + 1) - low)

    def alarm(self, t: int) -> float:
        """What one Scene more costs, there, in one's own turn."""
        return PLOT + (self.own + self.dreads[t]) * self.harm(1)

    def dread(self, t: int) -> float:
        """Fear to be expected there of one Scene, whoever's turn it is."""
        ground = self.ground
        rate = 0.04 if self.alone[t] else 0.0
        if ground.deep[t] and ground.season == 1: rate += 0.04
        if self.foes[t]: rate += 0.12
        for o in range(ground.n):
            for kind in self.foes[o]:
                hops = ground.hops[o][t]
                if kind == "demogorgon": rate += 0.2 if hops == 0 else 0.15 if hops < 3 else 0.05 if hops == 3 else 0.0
                elif kind == "demodog": rate += 0.11 if hops == 0 else 0.08 if hops == 1 else 0.0
                elif hops == 0: rate += 0.08
        return rate

    def rate_of_own(self) -> float:
        """Fear to be expected of one Scene in one's own turn, wherever one is."""
        if self.ground.season == 1: return 0.12
        return 0.075 * self.standing("vines") + (0.075 if self.met else 0.02)

    # --- What an action is worth ------------------------------------------------------------------------

    def aimed(self, action: str, t: int) -> list[str]:
        """The stacks it may be aimed at."""
        group = self.ground.aims.get(action, "")
        afar = action == "help_eleven" and self.role == "mike"
        return [slot for slot in self.ground.slots.get(group, [])
                if self.stacks[slot]["size"] and (afar or self.ground.where[slot] == t)]

    def prize(self, slot: str, foe: str) -> float:
        """What it is worth that this stack has gone; of the goals, see `gain`."""
        ground, group = self.ground, self.ground.group[slot]
        size: int = self.stacks[slot]["size"]
        time = min(1.0, self.deck_left / 90.0)
        if group == "vines": return self.gate_saved(size) + self.rank(size)
        if group == "lab": return (5.0 - 2.0 * self.ignored) * time
        if group == "powers": return self.power(ground.power.get(slot, "")) * time
        if group == "allies":
            waiting: dict[str, Any] = self.view["ally"]
            for name, at in waiting.items():
                if at == slot: return WORTH.get(name, 1.0) * time
            return 0.0
        if group in ground.counts.values(): return 1.0 + self.saved(1.0)
        if group == "demodogs": return DOGS + self.gate_saved(1)
        if group == "patrols": return 0.5
        return 0.0

    def rank(self, size: int) -> float:
        """Vines that have no more room scare everybody; all of them those who listen."""
        scenes = AHEAD * self.seats * self.act
        full = 1.0 if size >= self.ground.limit else 0.4 if size == 3 else 0.15
        return FRIGHT * scenes * (0.11 * full * self.seats + 0.07)

    def saved(self, fewer: float) -> float:
        """What Will costs less with so many fewer stacks to count."""
        total = 0.0
        for slot in self.ground.slots[RESCUE]:
            if not self.stacks[slot]["size"]: continue
            p = self.pile(slot)
            total += p.cost() - p.cost(fewer * p.special)
        return total

    def gate_saved(self, fewer: float) -> float:
        total = 0.0
        for slot in self.ground.slots.get("gate", []):
            if self.stacks[slot]["size"]: total += self.pile(slot).cost() - self.pile(slot).cost(fewer)
        return total

    def power(self, name: str) -> float:
        if name == "throw": return self.saved(min(2.0, float(self.standing_special))) + 1.0
        if name == "promise":
            total = 0.0
            for s in range(self.seats):
                r = self.left[s]
                total += LEFT[min(13, r + min(2, self.fears[s]))] - LEFT[min(13, r)]
            return total
        if name == "psionic" or name == "psionic2": return 3.0
        if name == "sever": return 4.0
        return 1.0

    def gain(self, slot: str, foe: str) -> list[float]:
        """What it is worth to aim at this stack, by action value."""
        found = self.gains.get(slot + foe)
        if found is not None: return found
        pile, goal = self.pile(slot), self.ground.group[slot] in self.ground.goals
        now = pile.cost()
        prize = 0.0 if goal else self.prize(slot, foe)
        if foe: prize += self.nuisance()
        last = goal and self.ground.group[slot] == self.ground.goals[-1] and self.standing(self.ground.goals[-1]) == 1 \
            and self.met == len(self.ground.goals) - 1
        size, chance, harms = pile.size, pile.chance, self.harms
        won = now if goal else prize
        lost = [0.0] * len(chance)                       # what a failure is worth, Fear apart
        for t in range(len(chance)):
            if size < 2: lost[t] = won
            elif goal: lost[t] = now - pile.after(t + pile.extra)
            else: lost[t] = 0.5 * prize / size
        if last: won += DOOM
        found = []
        for v in range(self.top + 1):
            worth = 0.0
            for t in range(len(chance)):
                p = chance[t]
                if p < 0.0005: continue
                short = t + pile.extra - v
                if short <= 0 or (last and size < 2): worth += p * won
                else: worth += p * (lost[t] - harms[short if short < 15 else 14])
            found.append(worth)
        self.gains[slot + foe] = found
        return found

    def nuisance(self) -> float:
        """What it is worth that a Foe no longer stands here."""
        many = 0
        for s in range(self.seats):
            if self.at[s] == self.here: many += 1
        return 1.0 + NEAR * many

    def calming(self) -> list[float]:
        r = self.nerve
        return [LEFT[min(13, r + min(v, self.fear))] - LEFT[min(13, r)] for v in range(self.top + 1)]

    def item_worth(self, name: str) -> float:
        total = 0.1
        for action, row in ITEMS.items():
            if name not in row: continue
            need = NEED[action]
            if self.ground.season == 1 and action in ("close_gate", "remove_vines"): need = 0.0
            if action == RESCUE and self.met: need = 0.0
            total += need * row[name]
        return total * ITEM

    def finding(self) -> list[float]:
        """The best of so many Items, more or less."""
        pool: dict[str, int] = self.view["items"]
        worths: list[float] = []
        for name, many in pool.items(): worths += [self.item_worth(name)] * many
        worths.sort(reverse=True)
        kept = 0.0
        if len(self.items) >= self.ground.items_most: kept = min([self.item_worth(name) for name in self.items])
        time = min(1.0, self.deck_left / 90.0)
        out = [0.0]
        for v in range(1, self.top + 1):
            k = len(worths) // (v + 1)
            out.append(time * max(0.0, worths[k] - kept) if worths else 0.0)
        return out

    def rows(self, t: int) -> list[list[float]]:
        """All that can be done there: of each its worth by action value, after what comes on top of the cards."""
        out: list[list[float]] = []
        ground = self.ground
        kinds: list[str] = []
        for kind in self.foes[t]:
            if kind not in kinds: kinds.append(kind)
        if kinds:
            for kind in kinds:
                out += self.fighting(kind)
            return out
        for action in ground.actions[t]:
            more = self.bonus(action) + ground.bonus[t].get(action, 0)
            if action == "calm_down":
                if self.fear: out.append(cut(self.calming(), more))
            elif action == "get_item": out.append(cut(self.finding(), more))
            elif action == "gather_info": out.append(cut([0.15 * min(v, 4) for v in range(self.top + 1)], more))
            elif action == "close_gate" and self.met < len(ground.goals) - 1: continue
            else:
                for slot in self.aimed(action, t): out.append(cut(self.gain(slot, ""), more))
        if self.role == "mike" and "help_eleven" not in ground.actions[t]:
            for slot in self.aimed("help_eleven", t): out.append(cut(self.gain(slot, ""), self.bonus("help_eleven")))
        return out

    def fighting(self, kind: str) -> list[list[float]]:
        more = self.bonus("fight")
        out = [cut(self.gain(slot, kind), more) for slot in self.ground.slots.get(self.ground.foes[kind], [])
               if self.stacks[slot]["size"]]
        return out or [[0.0] + [1.0] * self.top]

    def best_at(self, t: int, free: int, spent: int) -> float:
        """The best that these cards do there; `spent`: danger played before."""
        alarm = self.alarm(t)
        company = not self.alone[t]
        best = NEVER
        due = max(0, self.drawn + spent - self.ignored)
        if not self.foes[t]: best = -alarm * due
        rows = self.rows_at(t)
        if not rows: return best
        points, friends, danger, price = self.points_of, self.friends_of, self.danger_of, self.price_of
        for mask in self.sets:
            if mask & ~free or not mask: continue
            v = points[mask] + friends[mask] if company else points[mask]
            cost = price[mask] + alarm * max(0, self.drawn + spent + danger[mask] - self.ignored)
            for row in rows:
                worth = row[v] - cost
                if worth > best: best = worth
        if best == NEVER: best = rows[0][0] - alarm * due
        return best

    def rows_at(self, t: int) -> list[list[float]]:
        found = self.row_cache.get(t)
        if found is None:
            found = self.rows(t)
            self.row_cache[t] = found
        return found

    # --- Where to be ------------------------------------------------------------------------------------

    def stay(self, t: int) -> float:
        """What it is worth to stand there when the turn is over."""
        ground = self.ground
        alarm = self.scared(ROUND * (self.act * self.own + self.act * self.seats * self.dreads[t]))
        best = NEVER
        for slot in ground.slots.get(self.heading, []):
            if not self.stacks[slot]["size"]: continue
            at = ground.where[slot]
            pull = PULL - OVER * max(0.0, self.pile(slot).mean() - 11.0)
            best = max(best, pull - STEP * ground.far[t][at] - (1.5 if self.foes[at] else 0.0))
        if self.heading == "gate":
            for slot in ground.slots["vines"]:
                if not self.stacks[slot]["size"]: continue
                at = ground.where[slot]
                best = max(best, VINE - STEP * ground.far[t][at] - (1.5 if self.foes[at] else 0.0))
        r = self.nerve
        ease = LEFT[min(13, r + min(6, self.fear))] - LEFT[min(13, r)]
        if ease > 3.0:
            for at in range(ground.n):
                if "calm_down" in ground.actions[at] and not self.foes[at]:
                    best = max(best, ease + 0.2 * ground.bonus[at].get("calm_down", 0) - STEP * ground.far[t][at])
        foe = FOE if self.foes[t] else 0.0
        return best - alarm - foe + (0.0 if self.alone[t] else 0.6)

    def reach(self, start: int, points: int) -> list[list[float]]:
        """By roads walked, the least Fear with which each place is reached; a Foe stops everybody."""
        n = self.ground.n
        row = [99.0] * n
        row[start] = 0.0
        out = [row]
        for k in range(points):
            new = row[:]
            for t in range(n):
                if row[t] > 90.0 or (self.foes[t] and (k or t != start)): continue
                near, fear = self.ground.near[t], self.ground.fear[t]
                for i in range(len(near)):
                    if row[t] + fear[i] < new[near[i]]: new[near[i]] = row[t] + fear[i]
            row = new
            out.append(row)
        return out

    def base(self) -> int:
        many = self.ground.move[self.role]
        if "officer_callahan" in self.allies: many += 1
        if "max_mayfield" in self.allies: many += 1
        return many

    def walking(self, points: int, cards: int) -> float:
        """The best that can be made of so many points, once these cards are gone."""
        reached = self.steps[min(points, len(self.steps) - 1)]
        free = (1 << len(self.hand)) - 1 & ~cards
        spent = self.danger_of[cards]
        best = NEVER
        for t in range(self.ground.n):
            if reached[t] > 90.0: continue
            worth = self.best_at(t, free, spent) + self.stays[t] - self.harm(int(reached[t]))
            if worth > best: best = worth
        return best

    # --- Answers ----------------------------------------------------------------------------------------

    def worth(self, o: Said) -> float:
        asked = self.asked
        if asked == "spend": return self.spend(o)
        if asked == "walk": return self.walk(o)
        if asked == "act": return self.deed(o)
        if asked == "which_stack": return self.target(o)
        if asked == "commit": return self.commit(o)
        if o.verb == "keep": return self.item_worth(o.item)
        if o.verb == "give_up": return -self.item_worth(o.item)
        if o.verb == "place": return self.banish(o)
        if o.verb == "discard": return self.spare(o)
        if o.verb == "dismiss": return self.part(o)
        if o.verb == "target": return float(self.left[o.seat])
        if o.verb == "peek": return 0.1 + self.unknown(o.slot)
        if o.verb == "stack": return self.choose(o)
        if o.verb == "figure": return self.bother(o)
        return 0.0

    def spend(self, o: Said) -> float:
        points = self.base() + self.points_of[o.cards]
        if not self.alone[self.here]: points += self.friends_of[o.cards]
        if not self.plans:
            self.plans = [0.0]
            self.steps = self.reach(self.here, 8)
            self.stays = [self.stay(t) for t in range(self.ground.n)]
        return self.walking(points, o.cards) - self.price_of[o.cards] - 0.01 * points

    def walk(self, o: Said) -> float:
        if not self.plans:
            everything = (1 << len(self.hand)) - 1
            self.plans = [self.best_at(t, everything, 0) + self.stay(t) for t in range(self.ground.n)]
        if o.verb == "stop": return self.plans[self.here]
        to = self.ground.number[o.place]
        points: int = self.view["points"]
        fear = self.ground.fear[self.here][self.ground.near[self.here].index(to)]
        best = NEVER
        rows = self.reach(to, 0 if self.foes[to] else points - 1)
        last = rows[-1]
        for t in range(self.ground.n):
            if last[t] > 90.0: continue
            steps = 1
            for row in rows:
                if row[t] <= last[t]: break
                steps += 1
            worth = self.plans[t] - self.harm(int(last[t]) + fear) - 0.02 * steps
            if worth > best: best = worth
        return best

    def deed(self, o: Said) -> float:
        t = self.here
        if o.verb == "pass": return -self.alarm(t) * max(0, self.drawn - self.ignored)
        if o.verb == "fight": rows = self.fighting(o.foe)
        else: rows = self.deeds(o.action, t)
        if not rows: return -9.0
        found = [self.commit_to(rows, mask) for mask in self.sets if mask]
        return max(found) if found else rows[0][0]

    def deeds(self, action: str, t: int) -> list[list[float]]:
        more = self.bonus(action) + self.ground.bonus[t].get(action, 0)
        if action == "calm_down": return [cut(self.calming(), more)]
        if action == "get_item": return [cut(self.finding(), more)]
        if action == "gather_info": return [cut([0.15 * min(v, 4) for v in range(self.top + 1)], more)]
        return [cut(self.gain(slot, ""), more) for slot in self.aimed(action, t)]

    def commit_to(self, rows: list[list[float]], mask: int) -> float:
        t = self.here
        v = self.points_of[mask]
        if not self.alone[t]: v += self.friends_of[mask]
        cost = self.price_of[mask] + self.alarm(t) * max(0, self.drawn + self.danger_of[mask] - self.ignored)
        best = NEVER
        for row in rows:
            if row[v] - cost > best: best = row[v] - cost
        return best

    def target(self, o: Said) -> float:
        action: str = self.view["action"] or ""
        row = self.gain(o.slot, self.foe_fought() if action == "fight" else "")
        row = cut(row, self.bonus(action))
        found = [self.commit_to([row], mask) for mask in self.sets if mask]
        return max(found) if found else row[0]

    def foe_fought(self) -> str:
        fought: str = self.view["fought"] or ""
        return fought.split("_")[0]

    def commit(self, o: Said) -> float:
        action: str = self.view["action"] or ""
        if not self.plans: self.plans = [0.0]
        target: str | None = self.view["target"]
        if target is not None:
            more = self.bonus(action) + self.ground.bonus[self.here].get(action, 0)
            rows = [cut(self.gain(target, self.foe_fought() if action == "fight" else ""), more)]
        elif action == "fight": rows = [[1.0] * (self.top + 1)]
        else: rows = self.deeds(action, self.here)
        if not rows: return -self.price_of[o.cards]
        return self.commit_to(rows, o.cards)

    # --- Choices on the way -----------------------------------------------------------------------------

    def banish(self, o: Said) -> float:
        """Where a Foe is least in the way."""
        t = self.ground.number[o.place]
        bad = 0.0
        for s in range(self.seats): bad += 3.0 / (1.0 + self.ground.far[self.at[s]][t] ** 2)
        for slot in self.ground.slots.get(self.goal, []):
            if self.stacks[slot]["size"]: bad += 3.0 / (1.0 + 2.0 * self.ground.far[self.ground.where[slot]][t])
        return -bad

    def spare(self, o: Said) -> float:
        if self.view["agenda"][-1][2] != self.me:
            hands: list[list[str]] = self.view["hand"]
            hand = hands[self.view["agenda"][-1][2]]
        else: hand = self.hand
        card = hand[o.spot]
        return -self.ground.value[card] - 0.4 * self.ground.friends[card] + 0.8 * self.ground.danger[card]

    def part(self, o: Said) -> float:
        size = 0
        waits: Any = self.view["ally"][o.ally]
        if isinstance(waits, str) and waits in self.stacks: size = self.stacks[waits]["size"]
        return size * 0.5 - WORTH.get(o.ally, 1.0)

    def unknown(self, slot: str) -> float:
        """How much a look at it tells."""
        rows = self.known.get(slot, [])
        blind = 0
        for row in rows:
            if len(row) != 1: blind += 1
        return blind * (2.0 if self.ground.group[slot] in self.ground.goals else 0.4)

    def bother(self, o: Said) -> float:
        at: Any = self.view["foe"][o.figure]
        if at is None or at not in self.ground.number: return 0.0
        t = self.ground.number[at]
        bad = 0.0
        for s in range(self.seats): bad += 3.0 / (1.0 + self.ground.far[self.at[s]][t])
        for slot in self.ground.slots.get(self.goal, []):
            if self.stacks[slot]["size"]: bad += 3.0 / (1.0 + 2.0 * self.ground.far[self.ground.where[slot]][t])
        return bad if self.asked == "which_one" else -bad

    def choose(self, o: Said) -> float:
        """One stack of several, for good or bad."""
        asked, group = self.asked, self.ground.group[o.slot]
        size: int = self.stacks[o.slot]["size"]
        if asked == "look_over" or asked == "which_top": return self.unknown(o.slot) + 0.1
        if asked == "pick_more" or asked == "stack_too": return self.pile(o.slot).mean() + (size if group == "vines" else 0)
        if asked == "which_power": return -self.power(self.ground.power.get(o.slot, ""))
        return self.pile(o.slot).mean()


def cut(row: list[float], more: int) -> list[float]: return row[more:] + [row[-1]] * more if more else row
