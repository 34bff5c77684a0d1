"""How fast it is here: decisions a second against others in the same run, and what copies and views cost."""
from __future__ import annotations

import importlib
import os
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

import penombra
from penombra import BadSetup, Fast, Match

SEATS = {"stay_away": 6, "sub_terra": 4, "upside_down": 4}     # at which each game is measured
AGAINST = ("open_spiel", "rlcard", "catanatron")

# A contender plays game number n at random and says how many of its decisions left a choice. Luck costs time but is
# not counted. All choose with the same expression, from the same generator.
Contender = Callable[[int], int]
rnd = random.Random(1).random


def playout(game: str, seats: int, content: str | None = None) -> Contender:
    f = penombra.fast(game, seats, content=content)

    def play(n: int) -> int:
        f.restart(n)
        return int(f.playout(n))
    return play


def loop(game: str, seats: int, content: str | None = None) -> Contender:
    """The same through integers, one answer after the other."""
    f = penombra.fast(game, seats, content=content)

    def play(n: int) -> int:
        f.restart(n)
        choices = 0
        while not f.done:
            legal = f.legal()
            many: int = len(legal)
            if many > 1: choices += 1
            f.apply(legal[int(rnd() * many)])
        return choices
    return play


def match(game: str, seats: int, content: str | None = None) -> Contender:
    """The same through `Match`, set-up, events and journal included."""
    def play(n: int) -> int:
        m = penombra.new(game, seats, n, content=content)
        choices = 0
        while waiting := m.waiting:
            seat = min(waiting)
            options = m.options(seat)
            many = len(options)
            if many > 1: choices += 1
            m.answer(seat, options[int(rnd() * many)])
        return choices
    return play


def hanabi() -> Contender:
    """OpenSpiel's Hanabi, in C++: four players, the full game, driven from Python."""
    game = wanted("pyspiel", "open_spiel").load_game("hanabi", {"players": 4})

    def play(n: int) -> int:
        state = game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rnd()
                for action, p in state.chance_outcomes():
                    left -= p
                    if left < 0:
                        state.apply_action(action)
                        break
                continue
            legal = state.legal_actions()
            many = len(legal)
            if many > 1: choices += 1
            state.apply_action(legal[int(rnd() * many)])
        return choices
    return play


def gin_rummy() -> Contender:
    """RLCard's gin rummy, in Python: the bare game, without what it encodes for learning."""
    game = wanted("rlcard", "rlcard").make("gin-rummy").game

    def play(n: int) -> int:
        game.init_game()
        choices = 0
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            many = len(legal)
            if many > 1: choices += 1
            game.step(legal[int(rnd() * many)])
        return choices
    return play


def gin_rummy_env() -> Contender:
    """The same as RLCard means it to be used, through its environment: every step encodes what a player sees."""
    env = wanted("rlcard", "rlcard").make("gin-rummy")

    def play(n: int) -> int:
        state, _ = env.reset()
        choices = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            many = len(legal)
            if many > 1: choices += 1
            state, _ = env.step(legal[int(rnd() * many)])
        return choices
    return play


def catanatron() -> Contender:
    """Catanatron, in Python: four players, to ten points."""
    made = wanted("catanatron", "catanatron")
    colors = [made.Color.RED, made.Color.BLUE, made.Color.WHITE, made.Color.ORANGE]

    def play(n: int) -> int:
        game = made.Game([made.RandomPlayer(color) for color in colors], seed=n)
        choices = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            legal = game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
            many = len(legal)
            if many > 1: choices += 1
            game.execute(legal[int(rnd() * many)])
        return choices
    return play


def wanted(module: str, name: str) -> Any:
    try: return importlib.import_module(module)
    except ImportError: raise BadSetup("against", f"{name} is not installed; requirements/bench.txt has it") from None


def speed(contender: Contender, seconds: float, first: int) -> float:
    """Decisions a second, over whole games."""
    choices, n, start = 0, first, time.perf_counter()
    until = start + seconds
    while True:
        choices += contender(n)
        n += 1
        now = time.perf_counter()
        if now >= until: return choices / (now - start)


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """The median cost of one call."""
    batch, found = 1, list[float]()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until or len(found) < 5:
        start = time.perf_counter()
        for _ in range(batch): act()
        spent = time.perf_counter() - start
        if spent < 0.001: batch *= 2
        else: found.append(spent / batch * 1e6)
    return statistics.median(found)


def middle(game: str, seats: int, answers: int, seed: int, content: str | None = None) -> Match:
    """A match after so many answers of its seats, or the last table at which somebody still had a choice."""
    m, chosen = penombra.new(game, seats, seed, content=content), random.Random(seed)
    while answers and m.waiting:
        seat = min(m.waiting)
        m.answer(seat, chosen.choice(m.options(seat)))
        answers -= 1
    return m if m.waiting else middle(game, seats, answers, seed + 1, content)


def times(game: str, seats: int, seconds: float, content: str | None = None) -> dict[str, float]:
    """Microseconds a call, on a table in mid-game; copies of a match also on a young and on an old one."""
    m = middle(game, seats, 60, 1, content)
    seat = min(m.waiting)
    fast: Fast = m.fast()
    found = {"fast clone": microseconds(fast.clone, seconds)}
    for answers in (2, 60, 200):
        old = middle(game, seats, answers, 1, content)
        found[f"match clone after {answers} answers"] = microseconds(old.clone, seconds)
    found["options"] = microseconds(lambda: m.options(seat), seconds)
    found["view"] = microseconds(lambda: m.view(seat), seconds)
    found["imagine"] = microseconds(lambda: m.imagine(seat, 1), seconds)
    return found


def worlds(game: str, seats: int, seconds: float, content: str | None = None) -> float:
    """Games a second that are imagined from a seat's view in mid-game, from a prepared sampler, and played out."""
    m = middle(game, seats, 60, 1, content)
    seat = min(m.waiting)
    sampler = penombra.sampler(game, seat, m.view(seat), m.options_used, content)
    n, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        for _ in range(8):
            sampler.draw(n).playout(n)
            n += 1
    return n / (time.perf_counter() - start)


def run(against: Sequence[str] = (), rounds: int = 5, seconds: float = 0.5, game: str = "stay_away", seats: int = 0,
        content: str | None = None) -> dict[str, Any]:
    """JSON-ready: decisions a second in every round, their medians, the ratios of medians, and microseconds a call."""
    seats = seats or SEATS[game]
    for name in against:
        if name not in AGAINST: raise BadSetup("against", f"there is no {name!r}; there are {', '.join(AGAINST)}")
    contenders = {"playout": playout(game, seats, content), "loop": loop(game, seats, content),
                  "match": match(game, seats, content)}
    ours = list(contenders)
    if "open_spiel" in against: contenders["open_spiel hanabi"] = hanabi()
    if "rlcard" in against:
        contenders["rlcard gin_rummy"] = gin_rummy()
        contenders["rlcard gin_rummy env"] = gin_rummy_env()
    if "catanatron" in against: contenders["catanatron"] = catanatron()
    for contender in contenders.values(): contender(0)                       # warm
    shown: dict[str, list[float]] = {name: [] for name in contenders}
    for n in range(rounds):                                                  # one after the other, in every round
        for name, contender in contenders.items(): shown[name].append(speed(contender, seconds, 1 + 1000 * n))
    medians = {name: statistics.median(found) for name, found in shown.items()}
    ratios = {f"{own} / {other}": medians[own] / medians[other]
              for other in medians if other not in ours for own in ours}
    many = [worlds(game, seats, seconds, content) for _ in range(rounds)]
    return {"game": game, "seats": seats, "form": form(), "load": list(os.getloadavg()),
            "imagined_games_per_second": [round(x) for x in many],
            "decisions_per_second": {name: [round(x) for x in found] for name, found in shown.items()},
            "medians": {name: round(x) for name, x in medians.items()},
            "ratios": {name: round(x, 2) for name, x in ratios.items()},
            "microseconds": {name: round(x, 2) for name, x in times(game, seats, seconds / 5, content).items()}}


def form() -> str:
    """Compiled or interpreted, by the file of a module that is loaded."""
    file = importlib.import_module(Fast.__module__).__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"
