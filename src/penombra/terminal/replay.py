"""A saved game seen again, answer by answer, with everything that was hidden or through one seat's eyes."""
from __future__ import annotations

from typing import Any

from penombra import BadText, Match, replay
from penombra.content.words import Words
from penombra.terminal.ring import commas, picture
from penombra.terminal.screen import Left, Screen
from penombra.terminal.story import ending, told_in_full
from penombra.terminal.table import retold


def report(journal: dict[str, Any], eyes: int | None, content: str | None) -> dict[str, Any]:
    """The whole of it as data."""
    m = replay(journal, content=content)
    end = m.outcome
    return {"game": m.game, "seats": m.seats, "options": m.options_used, "answers": len(journal["answers"]),
            "hash": m.hash(), "waiting": sorted(m.waiting), "events": seen(m, eyes),
            "outcome": None if end is None else {"grade": end.grade, "reason": end.reason, "winners": end.winners,
                                                 "returns": end.returns}}


def seen(match: Match, eyes: int | None) -> list[dict[str, Any]]:
    return told_in_full(match) if eyes is None else match.events(eyes)


def watch(journal: dict[str, Any], words: Words, screen: Screen, eyes: int | None, step: bool, content: str | None
          ) -> None:
    m = replay(journal, content=content)
    rows = journal["answers"]
    screen.rule(words.say("replay-head", game=m.game, seats=m.seats, answers=len(rows)), "bold")
    try:
        if step: stepped(journal, words, screen, eyes, content)
        else: tell(seen(m, eyes), words, screen, eyes)
    except Left: return
    screen.line()
    if m.outcome is not None:
        for text, style in ending(m, words, eyes): screen.line(text, style)
    else:
        waiting = [words.seat(s) for s in sorted(m.waiting) if s >= 0]
        screen.line(words.say("replay-open", seats=commas(words, waiting)))
    screen.line(words.say("replay-same", hash=m.hash()), "dim")


def stepped(journal: dict[str, Any], words: Words, screen: Screen, eyes: int | None, content: str | None) -> None:
    """One answer of a seat at a time; chance's follow by themselves."""
    rows, told, n = journal["answers"], 0, 0
    m = replay(journal, 0, content=content)
    while True:
        events = seen(m, eyes)
        turned = any(e["kind"] == "turn" for e in events[told:])
        tell(events[told:], words, screen, eyes)
        told = len(events)
        if turned: screen.lines(["", *picture(m.view(eyes), eyes, words, screen.width), ""])
        if n >= len(rows): return
        if screen.ask(words.say("replay-step")).lower() == "q": raise Left
        upto = n + 1
        while upto < len(rows) and rows[upto][0] == -1: upto += 1
        for who, *said in rows[n:upto]:
            if who >= 0 and eyes in (None, who): screen.line(f"{words.seat(who)}: {answer(m, who, said, words)}", "cyan")
        n = upto
        m = replay(journal, n, content=content)


def answer(match: Match, who: int, said: list[Any], words: Words) -> str:
    """What was answered, in words; where it is no answer to a question, as it was written down."""
    try: return words.option(match.read(who, said[0]), match.asked.get(who, ""), who)
    except (BadText, TypeError, IndexError): return " ".join(map(str, said))


def tell(events: list[dict[str, Any]], words: Words, screen: Screen, eyes: int | None) -> None:
    for e in retold(events):
        sentence = words.event(as_heard(e) if eyes is None else e, eyes)
        if e["kind"] == "turn": screen.line(sentence, "bold dim")
        else: screen.item("  ·", sentence)
        for text in hidden(e, words) if eyes is None else (): screen.item("     ", text, "dim")


def as_heard(e: dict[str, Any]) -> dict[str, Any]:
    """As the table heard it: what only some saw is added after the sentence."""
    return e if e["kind"] in OPEN else {key: value for key, value in e.items() if key not in SECRET}


def hidden(e: dict[str, Any], words: Words) -> list[str]:
    """What only some saw, line by line."""
    def gave(giver: int, taker: int, card: str) -> str:
        return f"{words.seat(giver)} → {words.seat(taker)}: {words.titles[card]}"
    if e["kind"] in OPEN: return []
    if e["kind"] == "dealt": return [f"{words.seat(s)}: {words.cards(hand)}" for s, hand in enumerate(e["hands"])]
    if e["kind"] == "passed_on": return [gave(*row) for row in zip(e["from"], e["to"], e["cards"], strict=True)]
    if e["kind"] == "exchanged":
        return [gave(e["seat"], e["other"], e["seat_gave"]), gave(e["other"], e["seat"], e["other_gave"])]
    if e.get("cards"): return [words.cards(e["cards"])]
    return [words.titles[e["card"]]] if "card" in e else []


SECRET = ("card", "cards", "received", "given", "seat_gave", "other_gave")
OPEN = ("played", "refused", "panic", "hand_shown", "infected_shown")       # their cards are seen by all
