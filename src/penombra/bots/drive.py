"""Lets bots answer for their seats."""
from __future__ import annotations

from collections.abc import Mapping

from penombra import Match
from penombra.bots.seat import Bot, Seat, pick


def given(match: Match, seat: int, bot: Bot, seed: int) -> Seat:
    """All that a bot may know where it is asked now."""
    own, number = seed * 64 + seat, bot.number
    bot.number += 1
    asked, options, standing = match.asked.get(seat, ""), match.options(seat), match.standing(seat)
    if not bot.reads: return Seat(seat, {}, options, standing, asked, [], [], own, number)
    view, events = match.view(seat), match.events(seat, bot.seen)
    bot.seen += len(events)
    return Seat(seat, view, options, standing, asked, events, view["memory"].get("knows", []), own, number)


def speak(match: Match, bots: Mapping[int, Bot], seed: int) -> int:
    """Those who are not waited for, and may speak unasked. Returns how many did."""
    waiting, said = match.waiting, 0
    for seat in sorted(bots):
        bot = bots[seat]
        if not bot.speaks or seat in waiting or not match.standing(seat): continue
        word = bot.answer(given(match, seat, bot, seed))
        if word is None: continue
        said += match.answer(seat, word)
        break                                # the table is another one now
    return said


def drive(match: Match, bots: Mapping[int, Bot], seed: int, most: int = 0) -> int:
    """Bots answer until only others are waited for, or the game is over, or `most` answers were given; how many.

    `bots` are the same objects at every call for a match. Among several who are waited for at once the order is
    random, and equal for equal seeds.
    """
    done = 0
    while not most or done < most:
        done += speak(match, bots, seed)
        ready = [seat for seat in sorted(match.waiting) if seat in bots]
        if not ready: return done
        seat = ready[0] if len(ready) == 1 else ready[pick(seed, sum(b.number for b in bots.values()), len(ready))]
        bot = bots[seat]
        word = bot.answer(given(match, seat, bot, seed))
        assert word is not None, f"seat {seat} was asked {match.asked[seat]} and its bot said nothing"
        done += match.answer(seat, word)
    return done
