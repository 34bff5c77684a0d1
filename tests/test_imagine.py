"""Imagined worlds: what a seat is certain of stays true there, and all else is drawn evenly."""
from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import penombra
from kit import table
from penombra.core.match import Match, begin

GAME = "stay_away"
SET_UPS: list[dict[str, Any]] = [
    {}, {"edition": "revised"}, {"thing_in_deck": True}, {"vendetta": True}, {"fourth_infected": "super_infection"},
    {"edition": "revised", "vendetta": True, "thing_in_deck": True}, {"withhold_weapons": True},
    {"auto_end": "at_once", "infected_delta": -1},
    {"auto_end": "never", "withhold_weapons": True, "thing_in_deck": True}]
PANIC_ASKS = {"which_side", "whose_chair", "remember", "pass_card", "new_friend", "blind_choice", "confidant", "reveal"}
ASKS = {"draw", "phase_two", "commit", "offer_card", "answer_offer", "settle_offer", "burning", "moving", "keep_one"}
CONTAGION = ["the_thing", "infected"]

Imagine = Callable[[Match, int, int], tuple[Any, list[Any]]]


# --- Ways to imagine: the right one, and planted faults ------------------------------------------------

def rightly(m: Match, seat: int, seed: int) -> tuple[Any, list[Any]]:
    return m._game.imagine(seat, m.view(seat), m.options_used, seed, m._pack)


def truth(m: Match, seat: int, seed: int) -> tuple[Any, list[Any]]:
    """A fault: what is imagined is what is."""
    memories = [m._memory(s).copy() for s in range(m.seats)]
    return m._g.clone(), [*memories, m._memory(None).copy()]


def forgetful(m: Match, seat: int, seed: int) -> tuple[Any, list[Any]]:
    """A fault: cards that were seen are dealt anew, though the seat remembers them."""
    view = m.view(seat)
    known = rightly(m, seat, seed)[1]
    view["memory"] = {**view["memory"], "knows": [], "covered": False, "top": None}
    try: return m._game.imagine(seat, view, m.options_used, seed, m._pack)[0], known
    except AssertionError: return rightly(m, seat, seed)           # what is left then fits nothing


def world(m: Match, seat: int, seed: int, imagine: Imagine) -> Match:
    g, memories = imagine(m, seat, seed)
    return begin(m._game, g, m.options_used, m._pack, None, memories)


# --- What must be so -----------------------------------------------------------------------------------

def cards_in(m: Match, place: str) -> Counter[str]:
    """All cards of a place, a card laid face down included."""
    g, names = m._g, m._game.verbs.names["card"]
    if place == "top": return Counter([names[g.placed]]) if g.placed >= 0 else Counter()
    zone = {"deck": m.seats, "pile": m.seats + 1}.get(place, -1)
    if zone < 0: zone = int(place.removeprefix("hand "))
    there = Counter({names[k]: int(g.cards[zone * 31 + k]) for k in range(31)})
    if zone < m.seats and g.offer[zone] >= 0: there[names[g.offer[zone]]] += 1
    return there


def check_rows(m: Match, seat: int, known: list[dict[str, Any]]) -> None:
    """Every row says something true."""
    for row in known:
        there = cards_in(m, row["zone"])
        assert (Counter(row["of"]) & there).total() >= row["at_least"], f"seat {seat}: {row}; there are {there}"


def roles_of(m: Match) -> tuple[int, set[int]]:
    """The Thing, or -1, and the Infected."""
    g = m._g
    return int(g.thing), {s for s in range(m.seats) if g.infected >> s & 1}


def check_roles(m: Match, memory: dict[str, Any], seat: int) -> None:
    """Roles are as the chain of exchanges can have made them."""
    view = m.view(None)
    thing, infected = roles_of(m)
    if view["ended"] is not None: return
    if thing < 0:
        assert memory["thing_may_be_in_deck"] and not infected
        return
    assert thing in memory["suspects"], f"seat {seat} knows that {thing} is not The Thing"
    for x in infected: assert memory["could"][thing][x] >= 0, f"{x} never had a card from {thing}"
    assert set(memory["must"][thing]) <= infected
    most = 7 if m.options_used["fourth_infected"] == "super_infection" or m._g.ask.by_chance else 4
    for x in view["alive"]:
        hand = cards_in(m, f"hand {x}")
        rare = sum(hand[name] for name in memory["undealt"])
        assert rare <= memory["most_undealt"][x], f"{x} holds {hand}"
        if x in infected: assert hand["infected"], f"{x} is Infected without Infected!"
        if m._g.ask.name != "keep_one": assert hand["infected"] <= most
        if x == thing: assert hand["the_thing"] == 1
    if view["feud"]: assert infected & set(view["alive"]) and set(view["alive"]) - infected
    check_rows(m, seat, memory["knows"])


def check_world(m: Match, w: Match, seat: int) -> None:
    """The seat cannot tell the world from the truth, and what it knows is so there."""
    mine, there = m.view(seat), w.view(seat)
    for key in mine: assert mine[key] == there[key], f"seat {seat}: {key} is {mine[key]}, there {there[key]}"
    assert m.view(None) == w.view(None)
    assert m.knows(seat) == w.knows(seat) and m.asked == w.asked and m.waiting == w.waiting
    assert m.options(seat) == w.options(seat) and m.candidates(seat) == w.candidates(seat)
    assert m.standing(seat) == w.standing(seat)
    check_rows(w, seat, m.knows(seat))
    check_roles(w, mine["memory"], seat)
    for s in (*range(m.seats), None): check_rows(w, -1 if s is None else s, w.knows(s))
    for s in (*range(m.seats), None): check_roles(w, w.view(s)["memory"], -1 if s is None else s)
    assert all_cards(m) == all_cards(w)


def all_cards(m: Match) -> list[int]:
    g = m._g
    return [sum(g.cards[z * 31 + k] for z in range(m.seats + 4)) + list(g.offer).count(k) for k in range(31)]


def play_out(m: Match, rng: random.Random) -> None:
    while m.waiting:
        who = rng.choice(sorted(m.waiting))
        m.answer(who, rng.choice(m.options(who)))
    assert m.outcome is not None


def moments(seed: int, rate: float, wanted: Counter[str] | None = None) -> Iterator[Match]:
    """Points of a random game: one in so many, and each kind of ask that is still wanted."""
    rng = random.Random(seed)
    m = penombra.new(GAME, 4 + seed % 9, seed=seed, options=SET_UPS[seed % len(SET_UPS)], chance="manual")
    while m.waiting:
        asked = next(iter(m.asked.values()))
        rare = wanted is not None and -1 not in m.waiting and wanted[asked] < 2
        if m.view(None)["turn"] and (rng.random() < rate or rare):
            if wanted is not None: wanted[asked] += 1
            yield m
        who = rng.choice(sorted(m.waiting))
        options = m.options(who)
        weights = [1.0] * len(options)
        often = ("refuse", "play resolute", "play seduction")
        if who >= 0: weights = [3.0 if str(o).startswith(often) else 1 for o in options]
        elif not str(options[0]).startswith("back"): weights = [float(w) for w in m.weights()]
        m.answer(who, rng.choices(options, weights)[0])


def worlds_of_games(numbers: list[int], imagine: Imagine, rate: float, play: float = 0.0
                    ) -> tuple[int, int, Counter[str]]:
    """Check worlds along games; how many there were, how many are the truth, and what was asked."""
    seen: Counter[str] = Counter()
    all_of, alike = 0, 0
    for n in numbers:
        rng = random.Random(n)
        for m in moments(n, rate, seen):
            seat = rng.randrange(m.seats)
            w = world(m, seat, n, imagine)
            check_world(m, w, seat)
            if m.view(None)["turn"] > m.seats:
                all_of += 1
                alike += m.hash() == w.hash() or m._g.to_bytes() == w._g.to_bytes()
            if rng.random() < play: play_out(w, rng)
    return all_of, alike, seen


# --- Tests ------------------------------------------------------------------------------------------

def test_knowledge_is_true(seeds: list[int], scale: Callable[..., int]) -> None:
    """Along random games, every row of everybody's knowledge is true, and so is what each thinks of roles."""
    rows = 0
    for n in range(scale(14, 400)):
        for m in moments(seeds[0] % 10_000_000 + n, 0.04):
            for seat in (*range(m.seats), None):
                known = m.knows(seat)
                check_rows(m, -1 if seat is None else seat, known)
                check_roles(m, m.view(seat)["memory"], -1 if seat is None else seat)
                rows += len(known)
    assert rows > 500


@pytest.mark.rules("SA-INFO-07")
def test_worlds_cannot_be_told_from_the_truth(seeds: list[int], scale: Callable[..., int], note: Callable[[str], None]
                                              ) -> None:
    """All that the seat sees, knows and may answer is equal; games go on to an end; few worlds are the truth."""
    first = seeds[0] % 10_000_000
    all_of, alike, seen = worlds_of_games([first + n for n in range(scale(27, 900))], rightly, 0.03, 0.2)
    note(f"imagined worlds: {seen.total()}; {alike} of {all_of} in mid-game are the truth; asks {dict(seen)}")
    assert all_of > 50 and alike <= 0.05 * all_of
    for asked in ASKS - {"settle_offer", "keep_one", "moving"}: assert seen[asked], f"nobody was asked {asked}"


@pytest.mark.parametrize("asked", sorted(PANIC_ASKS | {"settle_offer", "keep_one", "moving"}))
def test_worlds_in_the_middle_of_everything(asked: str, scale: Callable[..., int]) -> None:
    """In the middle of a Missed! chain, of Resolute and of each Panic that asks something, for every seat."""
    found = 0
    for n in range(2000):
        rng = random.Random(n)
        m = penombra.new(GAME, 10 if asked == "reveal" else 4 + n % 9, seed=n, options=SET_UPS[n % len(SET_UPS)])
        while m.waiting and found < scale(6, 60):
            if asked in m.asked.values():
                found += 1
                for seat in range(m.seats): check_world(m, world(m, seat, n, rightly), seat)
            who = rng.choice(sorted(m.waiting))
            m.answer(who, rng.choice(m.options(who)))
        if found >= scale(6, 60): return
    raise AssertionError(f"{asked} was asked {found} times")


def test_equal_inputs_give_equal_worlds() -> None:
    """Equal views and seeds give equal hashes, and sampler and imagine the same worlds; other seeds others."""
    for n in range(6):
        m = list(itertools.islice(moments(n, 0.05), 4))[-1]
        seat = n % m.seats
        view, used = m.view(seat), m.options_used
        one = penombra.imagine(GAME, seat, view, m.events(seat), 5, used)
        assert one.hash() == penombra.imagine(GAME, seat, view, [], 5, used).hash() == m.imagine(seat, 5).hash()
        drawn = penombra.sampler(GAME, seat, view, used)
        assert drawn.draw(5).g.to_bytes() == one.fast().g.to_bytes() == drawn.draw(5).g.to_bytes()
        assert len({m.imagine(seat, k).hash() for k in range(8)}) > 4


def test_the_thing_sits_in_every_seat_it_could(scale: Callable[..., int]) -> None:
    """Over many worlds each suspect is The Thing, and nobody else; the deck holds it if it may."""
    for n in range(scale(10, 60)):
        m = next(itertools.islice(moments(n, 0.02), n % 3, None), None)
        if m is None: continue
        seat = n % m.seats
        view = m.view(seat)
        memory, drawn = view["memory"], penombra.sampler(GAME, seat, view, m.options_used)
        things = {int(drawn.draw(k).g.thing) for k in range(150 + 50 * m.seats)}
        could = {s for s in memory["suspects"] if s in view["alive"] or view["feud"]}
        if memory["thing_may_be_in_deck"]: could.add(-1)
        if view["thing"] is not None: could = {view["thing"]}
        assert things == could, f"{things} against {could}, seat {seat} of game {n}"


def test_sampled_games_play_to_an_end(scale: Callable[..., int]) -> None:
    """A drawn world is a game of its own: it can be played, copied and begun again."""
    m = penombra.new(GAME, 6, seed=3)
    drawn = penombra.sampler(GAME, 2, m.view(2), m.options_used)
    for k in range(scale(20, 2000)):
        f = drawn.draw(k)
        before = f.g.to_bytes()
        assert f.playout(k) > 0 and f.done
        f.restart(k)
        assert f.g.to_bytes() == before


@pytest.mark.parametrize("fault", [truth, forgetful])
def test_planted_faults_are_caught(fault: Imagine) -> None:
    """A world that is the truth, and one in which seen cards are dealt anew, do not pass for imagined ones."""
    with pytest.raises(AssertionError):
        all_of, alike, _ = worlds_of_games(list(range(12)), fault, 0.05)
        assert all_of > 50 and alike <= 0.05 * all_of


def test_speed(limit: Callable[..., None], scale: Callable[..., int]) -> None:
    """Imagined and finished games a second, at six seats, from prepared samplers, at four points of a game."""
    import time
    games, spent = 0, 0.0
    m = penombra.new(GAME, 6, seed=11)
    rng = random.Random(11)
    for _ in range(4):
        drawn = penombra.sampler(GAME, 0, m.view(0), m.options_used)
        start = time.process_time()
        for k in range(scale(25, 2000)):
            drawn.draw(k).playout(k)
            games += 1
        spent += time.process_time() - start
        for _ in range(30):
            if not m.waiting: break
            who = min(m.waiting)
            m.answer(who, rng.choice(m.options(who)))
    compiled = penombra.core.match.__file__.endswith(".so")
    limit("imagined and finished games a second", games / spent, 8000 if compiled else 30, at_least=True)


# --- Against brute force ---------------------------------------------------------------------------

SMALL = {                                                # a position, what is said and seen then, and who imagines
    "nothing seen": ("seats 4; out 3; thing 1; infected 2; hand 0 axe*2 whisky suspicion only;"
                     "hand 1 the_thing infected whisky whisky only; hand 2 infected seduction suspicion*2 only;"
                     "deck suspicion infected only; stage draw", "", 0),
    "a card laid down": ("seats 4; out 3; active 1; thing 2; infected 1; hand 0 whisky*2 suspicion*2 only;"
                         "hand 1 infected infected suspicion axe only; hand 2 the_thing infected axe suspicion only;"
                         "deck suspicion infected only; stage exchange", "1 give infected", 0),
    "a hand seen, and a card gone": ("seats 4; thing 2; infected 3; hand 0 analysis whisky*2 seduction suspicion only;"
                                     "hand 1 infected axe seduction resolute only; hand 2 the_thing infected only;"
                                     "hand 3 infected suspicion only; deck suspicion infected only; stage play",
                                     "0 play analysis 1; 0 give suspicion; 1 give axe; 1 draw; 1 discard seduction", 0),
    "The Thing may be in the deck": ("option thing_in_deck true; seats 4; out 3; thing nobody;"
                                     "hand 0 axe*2 whisky*2 only; hand 1 infected suspicion*2 seduction only;"
                                     "hand 2 infected suspicion*3 only; deck the_thing infected suspicion only;"
                                     "stage draw", "", 0),
    "everybody may be infected": ("seats 4; out 3; thing 1; infected 0; hand 0 infected axe whisky*2 only;"
                                  "hand 1 the_thing infected axe whisky only; hand 2 infected*2 suspicion*2 only;"
                                  "deck infected suspicion*2 only; stage draw", "", 0),
    "a card on the deck": ("seats 4; out 3; active 1; thing 1; hand 0 axe*2 whisky*2 only;"
                           "hand 1 the_thing infected suspicion*2 only; hand 2 infected suspicion*2 seduction only;"
                           "deck blind_date seduction suspicion*2 only; stage draw",
                           "1 draw; 1 place infected", 0),
}


def legal_gift(card: str, giver: int, taker: int, hand: list[str], thing: int, infected: frozenset[int]) -> bool:
    """May this card have been laid, so that this hand is left?"""
    if card == "the_thing": return False
    if card != "infected" or giver == thing: return True
    return giver in infected and taker == thing and "infected" in hand


def brute_force(m: Match, seat: int) -> Counter[Any]:
    """Every deal of the unseen cards to hidden spots, with every set of roles, that fits what the seat knows."""
    view = m.view(seat)
    memory = view["memory"]
    unseen = Counter(view["house"])
    unseen.subtract(Counter(view["cards"]["hand"]))
    unseen.subtract(Counter(view["cards"]["resolving"]))
    if view["offer"]["card"]: unseen[view["offer"]["card"]] -= 1
    laid = [s for s in view["offer"]["laid"] if s != seat]
    hands = [s for s in view["alive"] if s != seat]
    places = [(f"hand {s}", view["sizes"][s]) for s in hands] + [(f"offer {s}", 1) for s in laid]
    covered = memory["covered"] and memory["top"] is None
    panics = [name for name in unseen if unseen[name] > 0 and m._game.chance.names["card"].index(name) >= 19]
    assert view["deck_panics"] == 0
    for name in panics: unseen[name] = 0                 # all Panics are known to lie in the pile, and change nothing
    n = m.seats
    there: dict[str, list[str]] = {}
    sure = [row for row in memory["knows"] if row["at_least"] == len(row["of"])]
    for row in sure:                                     # cards that were seen and are still there
        for card in row["of"]:
            if card in panics: continue
            there.setdefault(row["zone"], []).append(card)
            unseen[card] -= 1
    places += [("deck", view["sizes"][n] - covered), ("pile", view["sizes"][n + 1] - len(panics))]
    if covered: places.append(("top", 1))
    cards = sorted(unseen.elements())
    room = [(name, size - len(there.get(name, []))) for name, size in places]
    assert sum(size for _, size in room) == len(cards)
    found: Counter[Any] = Counter()
    for deal in deals(list(range(len(cards))), room):
        dealt = {name: [cards[i] for i in deal[name]] + there.get(name, []) for name, _ in room}
        whole = {f"hand {s}": dealt[f"hand {s}"] + dealt.get(f"offer {s}", []) for s in hands}
        if any((Counter(row["of"]) & Counter(whole.get(row["zone"], dealt[row["zone"]]))).total() < row["at_least"]
               for row in memory["knows"] if row not in sure): continue
        holders = [s for s in hands if "the_thing" in dealt[f"hand {s}"]]
        if any("the_thing" in dealt[f"offer {s}"] for s in laid): continue
        if not holders and not (memory["thing_may_be_in_deck"] and "the_thing" in dealt["deck"]): continue
        thing = holders[0] if holders else -1
        if view["thing"] is not None and thing != view["thing"]: continue
        if thing >= 0 and thing not in memory["suspects"]: continue
        if any(cards.count("infected") > 3 for cards in whole.values()): continue
        if covered and dealt["top"] == ["infected"] and memory["coverer"] != thing: continue
        if covered and dealt["top"] == ["the_thing"]: continue
        for roles in role_sets(view, memory, hands, thing, seat):
            if any("infected" not in dealt[f"hand {s}"] for s in roles if s in hands): continue
            line = view["agenda"][-1]
            if not all(legal_gift(dealt[f"offer {s}"][0], s, line[1], dealt[f"hand {s}"], thing, roles) for s in laid):
                continue
            key = (thing, tuple(sorted(roles)), tuple(tuple(sorted(c)) for _, c in sorted(dealt.items())))
            found[key] += 1
    return found


def role_sets(view: dict[str, Any], memory: dict[str, Any], hands: list[int], thing: int, seat: int
              ) -> Iterator[frozenset[int]]:
    """All sets of those who may be Infected, the dead among them."""
    dead = [s for s in range(view["seats"]) if s not in view["alive"]]
    own = {seat} if view["infected"][seat] == "infected" else set()
    may = [s for s in [*hands, *dead] if s != thing and thing >= 0 and memory["could"][thing][s] >= 0]
    for many in range(len(may) + 1):
        for chosen in itertools.combinations(may, many):
            caught = frozenset(own | set(chosen))
            humans = [s for s in view["alive"] if s != thing and s not in caught]
            late = [memory["could"][thing][s] for s in caught] + [memory["died"][s] for s in dead if s not in caught]
            lost = max([0, *late])
            if not humans and all(memory["finished"][s] > lost for s in view["alive"]): continue
            yield caught


def deals(cards: list[int], room: list[tuple[str, int]]) -> Iterator[dict[str, tuple[int, ...]]]:
    name, size = room[0]
    if len(room) == 1:
        yield {name: tuple(cards)}
        return
    for chosen in itertools.combinations(cards, size):
        for rest in deals([c for c in cards if c not in chosen], room[1:]): yield {**rest, name: chosen}


def key_of(g: Any, m: Match, seat: int) -> Any:
    """A drawn world in the words of the brute force."""
    names, view = m._game.verbs.names["card"], m.view(seat)
    dealt: dict[str, list[str]] = {}
    for s in view["alive"]:
        if s != seat: dealt[f"hand {s}"] = [names[k] for k in range(19) for _ in range(g.cards[s * 31 + k])]
        if s != seat and g.offer[s] >= 0: dealt[f"offer {s}"] = [names[g.offer[s]]]
    for zone, name in ((m.seats, "deck"), (m.seats + 1, "pile")):
        dealt[name] = [names[k] for k in range(19) for _ in range(g.cards[zone * 31 + k])]
    if view["memory"]["covered"] and view["memory"]["top"] is None:
        dealt["top"] = [names[g.placed]]
        dealt["deck"].remove(names[g.placed])
    infected = tuple(s for s in range(m.seats) if g.infected >> s & 1)
    return int(g.thing), infected, tuple(tuple(sorted(c)) for _, c in sorted(dealt.items()))


@pytest.mark.parametrize("name", SMALL)
def test_frequencies_match_brute_force(name: str, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """In a small position worlds come up as often as counting all of them says."""
    lines, script, seat = SMALL[name]
    t = table(lines).say(script)
    t.scenario.chance()
    m = t.m
    expected = brute_force(m, seat)
    drawn = penombra.sampler(GAME, seat, m.view(seat), m.options_used)
    many = scale(3000, 60_000, heavy=True)
    seen = Counter(key_of(drawn.draw(k).g, m, seat) for k in range(many))
    assert set(seen) <= set(expected), f"impossible: {next(iter(set(seen) - set(expected)))}"
    for of, what in ((lambda key: key, "worlds"), (lambda key: key[:2], "roles"), (lambda key: key[0], "The Thing")):
        cells, drawn_cells = Counter[Any](), Counter[Any]()
        for key, weight in expected.items(): cells[of(key)] += weight
        for key, times in seen.items(): drawn_cells[of(key)] += times
        statistic, freedom = chi_square(cells, drawn_cells, many)
        note(f"{name}, {what}: chi-square {statistic:.1f} with {freedom} degrees of freedom")
        assert statistic < freedom + 4 * (2 * freedom) ** 0.5 + 6, f"{name}, {what}: {statistic} with {freedom}"


def test_a_walk_forgets_where_it_began(scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """Where cards were seen that may have left, a longer walk through the deals finds nothing else."""
    found = 0
    for n in range(40):
        for m in moments(n, 0.02):
            seat = n % m.seats
            view, used = m.view(seat), m.options_used
            drawn, longer = (penombra.sampler(GAME, seat, view, used) for _ in range(2))
            if len(drawn.claim_at) < 2 or view["thing"] is not None: continue
            longer.stride *= 10
            many = scale(250, 20_000, heavy=True)
            for of, what in ((lambda g: int(g.thing), "The Thing"), (lambda g: int(g.infected), "roles"),
                             (lambda g: tuple(g.cards[z * 31 + 1] for z in range(g.seats + 2)), "Infected!")):
                a = Counter(of(drawn.draw(k).g) for k in range(many))
                b = Counter(of(longer.draw(k + many).g) for k in range(many))
                common = [x for x in a | b if a[x] + b[x] >= 10]
                statistic = sum((a[x] - b[x]) ** 2 / (a[x] + b[x]) for x in common)
                note(f"walks of {drawn.stride} and ten times that, {len(drawn.claim_at)} claims, {what}: "
                     f"chi-square {statistic:.1f} with {len(common)} degrees of freedom")
                assert statistic < len(common) + 4 * (2 * len(common)) ** 0.5 + 6, what
            found += 1
            break
        if found >= scale(3, 12): return
    raise AssertionError("too few such points")


def chi_square(expected: Counter[Any], seen: Counter[Any], many: int) -> tuple[float, int]:
    """Rare cells are counted together."""
    total = expected.total()
    statistic, cells = 0.0, 0
    rare, rare_seen = 0.0, 0
    for key, weight in expected.items():
        mean = many * weight / total
        if mean < 5:
            rare, rare_seen = rare + mean, rare_seen + seen[key]
            continue
        cells += 1
        statistic += (seen[key] - mean) ** 2 / mean
    if rare:
        cells += 1
        statistic += (rare_seen - rare) ** 2 / max(rare, 1.0)
    return statistic, max(cells - 1, 0)
