"""The team bot of Upside Down: legal, quick, the same for equal seeds, and far better than chance."""
from __future__ import annotations

import copy
import statistics
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import penombra
from penombra.bots import Seat, drive, make
from penombra.bots.drive import given
from penombra.lab.arena import arena, wilson
from penombra.lab.simulate import causes

GAME = "upside_down"


def played(seats: int, seed: int, options: dict[str, Any], level: str = "steady") -> penombra.Match:
    m = penombra.new(GAME, seats, seed, options)
    drive(m, {s: make(level, GAME) for s in range(seats)}, seed)
    return m


def test_an_answer_takes_a_moment(fresh_seed: int, scale: Callable[..., int], limit: Callable[..., None]) -> None:
    """What a bot is given, its view included, and what it makes of it; always one of its options."""
    spent = []
    for n in range(scale(6, 40)):
        m = penombra.new(GAME, 2 + n % 3, fresh_seed + n, {"season": 1 + n // 3 % 2})
        team = {s: make("steady", GAME) for s in range(m.seats)}
        while m.outcome is None:
            seat = min(m.waiting)
            start = time.perf_counter()
            said = team[seat].answer(given(m, seat, team[seat], n))
            spent.append((time.perf_counter() - start) * 1000)
            assert said in m.options(seat)
            m.answer(seat, said)
    limit("steady team bot, ms an answer", statistics.median(spent), 0.3, unit="ms")


def test_equal_seeds_equal_games(fresh_seed: int) -> None:
    """The same luck and the same seed of the bots give the same game, whoever drives them."""
    for seats in (2, 3, 4):
        options = {"season": 1 + seats % 2}
        m = played(seats, fresh_seed, options)
        assert m.hash() == played(seats, fresh_seed, options).hash()
        again = penombra.new(GAME, seats, fresh_seed, options)
        team = {s: make("steady", GAME) for s in range(seats)}
        while again.waiting: assert drive(again, team, fresh_seed, most=1) == 1
        assert again.journal() == m.journal()


def test_an_answer_depends_on_the_view_alone(fresh_seed: int, scale: Callable[..., int]) -> None:
    """A new bot that is given the same view answers as the one that has played all along, and changes nothing in it."""
    for n in range(scale(4, 30)):
        m = penombra.new(GAME, 2 + n % 3, fresh_seed + n, {"season": 1 + n % 2})
        team = {s: make("steady", GAME) for s in range(m.seats)}
        while m.outcome is None:
            seat = min(m.waiting)
            told = given(m, seat, team[seat], n)
            kept = copy.deepcopy(told.view)
            said = team[seat].answer(told)
            again = Seat(seat, kept, told.options, [], told.asked, [], [], told.seed, told.number)
            assert make("steady", GAME).answer(again) == said and told.view == m.view(seat)
            assert said is not None
            m.answer(seat, said)


def test_what_is_hidden_changes_no_answer(fresh_seed: int) -> None:
    """Worlds that look alike to a seat get the same answer, whatever lies under the tokens."""
    differed = 0
    for n in range(6):
        m = penombra.new(GAME, 3, fresh_seed + n, {"season": 1 + n % 2})
        team = {s: make("steady", GAME) for s in range(3)}
        drive(m, team, n, most=4 + 3 * n)
        if m.outcome is not None: continue
        seat = min(m.waiting)
        said = make("steady", GAME).answer(given(m, seat, make("steady", GAME), n))
        for w in range(4):
            other = m.imagine(seat, w)
            assert seat in other.waiting
            differed += other.hash() != m.hash()
            assert make("steady", GAME).answer(given(other, seat, make("steady", GAME), n)) == said
    assert differed


def test_every_option_of_a_table_is_played(fresh_seed: int) -> None:
    """Whatever the house rules, without a memory aid too, games come to an end."""
    for options in ({"memory_aid": False}, {"memory_aid": False, "season": 2}, {"looks_shared": "looker"},
                    {"scene_discard_by": "owner", "season": 2}, {"solo": True}, {"last_stack_tie": "loss"},
                    {"demogorgon_long_move": "up_to", "third_item": "aside"}, {"ignore_limit": "whole_total"},
                    {"fear_track_shift": 2, "season": 2}):
        end = played(2, fresh_seed, options).outcome
        assert end is not None and end.grade in ("victory", "defeat")


def test_rules_of_thumb_beat_chance(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None]) -> None:
    """With three in each Season, at least 45 of 100 games are won; by chance hardly any, intervals apart."""
    n = scale(40, 2_000, heavy=True)
    for season in (1, 2):
        found = arena(GAME, ["random", "steady"], n, [3], seed=fresh_seed, options={"season": season})
        won = {row["bot"]: row["victory"]["won"] for row in found["teams"]}
        good = {bot: wilson(many, n) for bot, many in won.items()}
        note(f"Season {season} won with three, {n} games each: " +
             ", ".join(f"{bot} {won[bot] / n:.1%} [{low:.1%}, {high:.1%}]" for bot, (low, high) in good.items()))
        assert good["random"][1] < good["steady"][0]
        if n >= 1_000: assert good["random"][1] < 0.05 and good["steady"][0] > 0.45


def test_the_team_in_both_seasons(fresh_seed: int, scale: Callable[..., int], note: Callable[[str], None],
                                  measured: Callable[[str, Any], None]) -> None:
    """Wins, losses by cause, Acts, turns and Fear of each Season with two, three and four."""
    n = scale(4, 2_000, heavy=True)
    rows: list[dict[str, Any]] = []
    start = time.perf_counter()
    for season in (1, 2):
        for seats in (2, 3, 4):
            ends, acts, fear = Counter[str](), Counter[int](), Counter[str]()
            turns = 0
            for k in range(n):
                m = played(seats, fresh_seed * 7 + k, {"season": season})
                assert m.outcome is not None
                told = causes(m)
                ends[m.outcome.reason] += 1
                acts[told["act"]] += 1
                turns += told["turns"]
                fear.update(told["fear"])
            won = ends[f"UD-S{season}-END-01"]
            assert won + ends["UD-END-02"] + ends["UD-END-03"] == n == sum(acts.values())
            rows.append({"season": season, "characters": seats, "games": n,
                         "won": [round(x, 4) for x in (won / n, *wilson(won, n))],
                         "terrified": round(ends["UD-END-02"] / n, 4), "too_late": round(ends["UD-END-03"] / n, 4),
                         "acts": {str(act): round(many / n, 4) for act, many in sorted(acts.items())},
                         "turns": round(turns / n, 1), "fear": {k: round(v / n, 2) for k, v in sorted(fear.items())}})
            note(f"Season {season}, {seats} Characters: won {won / n:.1%}, lost of Fear {ends['UD-END-02'] / n:.1%}, "
                 f"of time {ends['UD-END-03'] / n:.1%}; {turns / n:.1f} turns")
    minutes = (time.perf_counter() - start) / 60
    measured("play_upside_down", {"table": rows, "minutes": round(minutes, 1)})
    if n < 500: return
    assert minutes < 30
    for row in rows: assert row["won"][0] > 0.25, row


def test_all_that_can_be_done_is_done(fresh_seed: int, scale: Callable[..., int]) -> None:
    """Over many games the bots use every action there is."""
    done: Counter[str] = Counter()
    for n in range(scale(20, 200)):
        m = played(2 + n % 3, fresh_seed + n, {"season": 1 + n % 2})
        done.update(e["action"] for e in m.events(None) if e["kind"] == "action")
    assert {"rescue_will", "fight", "get_item", "calm_down", "remove_vines", "close_gate"} <= set(done), done
    if scale(0, 1, whole=True): assert {"investigate_lab", "help_eleven"} <= set(done), done
