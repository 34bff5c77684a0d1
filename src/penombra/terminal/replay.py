"""A saved game seen again, answer by answer, with everything that was hidden or through one seat's eyes."""
from __future__ import annotations

from typing import Any

from penombra import BadText, Match, replay
from penombra.content.words import Names, Words
from penombra.terminal.face import TURN, Event, Face, commas, face_of
from penombra.terminal.screen import Left, Screen


def report(journal: dict[str, Any], eyes: int | None, content: str | None) -> dict[str, Any]:
    """The whole of it as data."""
    m = replay(journal, content=content)
    end = m.outcome
    return {"game": m.game, "seats": m.seats, "options": m.options_used, "answers": len(journal["answers"]),
            "hash": m.hash(), "waiting": sorted(m.waiting), "events": face_of(Words("en", m.game)).seen(m, eyes),
            "outcome": None if end is None else {"grade": end.grade, "reason": end.reason, "winners": end.winners,
                                                 "returns": end.returns}}


def watch(journal: dict[str, Any], words: Words, screen: Screen, eyes: int | None, step: bool, content: str | None
          ) -> None:
    m, face = replay(journal, content=content), face_of(words)
    rows = journal["answers"]
    names = words.names(m.view(None))
    screen.rule(words.say("replay-head", game=words.say("title"), seats=words.team(m.seats), answers=len(rows)), "bold")
    try:
        if step: stepped(journal, words, face, screen, eyes, content)
        else: tell(face.seen(m, eyes), words, face, screen, eyes, names)
    except Left: return
    screen.line()
    if m.outcome is not None:
        for text, style in face.ending(m, eyes): screen.line(text, style)
    else:
        waiting = [words.seat(s, names) for s in sorted(m.waiting) if s >= 0]
        screen.line(words.say("replay-open", seats=commas(words, waiting)))
    screen.line(words.say("replay-same", hash=m.hash()), "dim")


def stepped(journal: dict[str, Any], words: Words, face: Face, screen: Screen, eyes: int | None, content: str | None
            ) -> None:
    """One answer of a seat at a time; chance's follow by themselves."""
    rows, told, n = journal["answers"], 0, 0
    m = replay(journal, 0, content=content)
    while True:
        events = face.seen(m, eyes)
        turned = any(face.begins(e) for e in events[told:])
        names = words.names(m.view(None))
        tell(events[told:], words, face, screen, eyes, names)
        told = len(events)
        if turned: screen.lines(["", *face.picture(m.view(eyes), eyes, screen.width), ""])
        if n >= len(rows): return
        if screen.ask(words.say("replay-step")).lower() == "q": raise Left
        upto = n + 1
        while upto < len(rows) and rows[upto][0] == -1: upto += 1
        for who, *said in rows[n:upto]:
            if who >= 0 and eyes in (None, who):
                screen.line(words.begun(f"{words.seat(who, names)}: {answer(m, who, said, words)}"), "cyan")
        n = upto
        m = replay(journal, n, content=content)


def answer(match: Match, who: int, said: list[Any], words: Words) -> str:
    """What was answered, in words; where it is no answer to a question, as it was written down."""
    view = match.view(who)
    try: return words.option(match.read(who, said[0]), match.asked.get(who, ""), who, words.names(view), view)
    except (BadText, TypeError, IndexError): return " ".join(map(str, said))


def tell(events: list[Event], words: Words, face: Face, screen: Screen, eyes: int | None, names: Names) -> None:
    for e in face.retold(events):
        sentence = words.event(face.as_heard(e) if eyes is None else e, eyes, names)
        if face.heads(e): screen.line(sentence, TURN)
        else: screen.item("  ·", sentence)
        for text in face.hidden(e) if eyes is None else (): screen.item("     ", text, "dim")
