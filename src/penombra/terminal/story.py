"""The end of a game as a story: roles and hands, and how the infection ran."""
from __future__ import annotations

from typing import Any

from penombra import Match
from penombra.content.words import Words


def told_in_full(match: Match) -> list[dict[str, Any]]:
    """Every event with all that anybody saw of it. Only for games that are over, or whose journal one has in hand."""
    eyes = [match.events(s) for s in range(match.seats)]
    rows = []
    for n, public in enumerate(match.events(None)):
        row = {**public, **eyes[public["seat"]][n]} if "seat" in public else dict(public)
        if row["kind"] == "exchanged":
            row["seat_gave"], row["other_gave"] = row.pop("given"), row.pop("received")
        elif row["kind"] in ("card_seen", "hand_shown_to"): row.update(eyes[row["other"]][n])
        elif row["kind"] == "passed_on": row["cards"] = [eyes[s][n]["given"] for s in row["from"]]
        elif row["kind"] == "dealt": row["hands"] = [eye[n]["cards"] for eye in eyes]
        rows.append(row)
    return rows


def infections(match: Match) -> list[tuple[int, int, str]]:
    """(turn, who, how) in order: only The Thing infects, by handing over Infected!"""
    events = told_in_full(match)
    over = next((e for e in events if e["kind"] == "over"), None)
    if over is None or "thing" not in over["roles"]: return []
    thing, turn = over["roles"].index("thing"), 0
    done: list[tuple[int, int, str]] = []
    for e in events:
        caught: list[tuple[int, str]] = []
        if e["kind"] == "turn": turn = e["turn"]
        elif e["kind"] == "exchanged":
            immune = e["substitute"] and match.options_used.get("edition") == "revised"
            if e["seat"] == thing and e["seat_gave"] == "infected" and not immune: caught = [(e["other"], "exchanged")]
            elif e["other"] == thing and e["other_gave"] == "infected": caught = [(e["seat"], "exchanged")]
        elif e["kind"] == "passed_on":
            caught = [(taker, "passed_on") for giver, taker, card in zip(e["from"], e["to"], e["cards"], strict=True)
                      if giver == thing and card == "infected"]
        known = {who for _, who, _ in done}
        done += [(turn, who, how) for who, how in caught if who not in known and over["roles"][who] == "infected"]
    return done


def ending(match: Match, words: Words, me: int | None) -> list[tuple[str, str]]:
    """The last screen, as lines with their style."""
    outcome = match.outcome
    if outcome is None: return []
    over = next((e for e in match.events(None) if e["kind"] == "over"), None)
    rows = [(words.outcome(outcome, me), "bold")]
    if over is None: return rows
    rows += [("", ""), (words.say("end-table"), "bold")]
    for s, role in enumerate(over["roles"]):
        hand = words.cards(over["hands"][s]) if over["hands"][s] else words.say("end-out")
        won = words.say("end-won") if s in outcome.winners else words.say("end-lost")
        rows.append((words.say("end-seat", seat=words.seat(s), role=words.say(f"mark-{role}"), hand=hand, won=won),
                     "red" if role != "human" else ""))
    rows += [("", ""), (words.say("end-infection"), "bold")]
    chain = infections(match)
    if "thing" in over["roles"]:
        rows.append((words.say("end-thing", seat=words.seat(over["roles"].index("thing"))), ""))
    for turn, who, how in chain:
        rows.append((words.say(f"end-infected-{how.replace('_', '-')}", turn=turn, seat=words.seat(who)), ""))
    if not chain: rows.append((words.say("end-clean"), ""))
    return rows
