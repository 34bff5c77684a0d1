"""Stay Away! at a table in a terminal: the ring, the hand, what one is certain of, and how the infection ran."""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from penombra import Match, Option
from penombra.terminal.face import Event, Face, Group, commas
from penombra.terminal.ring import Ring, head, picture
from penombra.terminal.screen import Screen

LEADING: Final = ("exchange", "laid_down", "answered")   # lead to an exchange; where that follows, it says enough
SECRET: Final = ("card", "cards", "received", "given", "seat_gave", "other_gave")
OPEN: Final = ("played", "refused", "panic", "hand_shown", "infected_shown")       # their cards are seen by all
FAMILY_STYLES: Final = {"contagion": "red", "action": "yellow", "obstacle": "cyan", "defence": "green",
                        "panic": "magenta"}


class StayAwayFace(Face):
    UNTOLD = ("turn_over", "spent", "top_back", "over")

    # The table.
    def show(self, screen: Screen, match: Match, seat: int) -> None:
        view = match.view(seat)
        screen.lines(head(view, seat, self.words, screen.width))
        screen.line()
        screen.lines(self.picture(view, seat, screen.width))
        screen.line()
        for row in self.reach(view, seat): screen.line(row)
        screen.line(self.role(view, seat), "red" if view["infected"][seat] != "human" else "")
        self.hand(screen, view)

    def picture(self, view: dict[str, Any], seat: int | None, width: int) -> list[str | Text]:
        return [*picture(view, seat, self.words, width)]

    def reach(self, view: dict[str, Any], seat: int) -> list[str]:
        ring, words = Ring(view, seat), self.words
        if seat not in ring.seats or len(ring.seats) < 2: return []
        sides = []
        for side, way in (("left", 1), ("right", -1)):
            you = ring.beside(seat, way)
            state = "door" if ring.doors_beside(seat, way) else "quarantine" if view["quarantine"][you] else "free"
            sides.append(words.say(f"reach-{side}", seat=words.seat(you), state=words.say(f"reach-{state}")))
        return [" ".join([*sides, words.say("reach-next", seat=words.seat(ring.next(seat)))])]

    def role(self, view: dict[str, Any], seat: int) -> str:
        role, words = view["infected"][seat], self.words
        if role == "infected": return words.say("role-infected", thing=words.seat(view["thing"]))
        if role == "thing":
            mine = [s for s in view["alive"] if view["infected"][s] == "infected"]
            return words.say("role-thing", count=len(mine), infected=commas(words, [words.seat(s) for s in mine]))
        return words.say("role-human")

    def hand(self, screen: Screen, view: dict[str, Any]) -> None:
        words, hand = self.words, view["cards"]["hand"]
        screen.line(words.say("hand", count=len(hand)), "bold")
        for card in dict.fromkeys(hand):
            row = Text(words.titles[card], style=f"bold {FAMILY_STYLES.get(str(words.card_rows[card].get('family')), '')}")
            if hand.count(card) > 1: row.append(f" ×{hand.count(card)}")
            screen.item("  ·", row.append(f" {words.card_text(card)}", style="not bold default"))
        if view["offer"]["card"]: screen.line(words.say("hand-laid", card=words.titles[view["offer"]["card"]]))
        if view["drawn"]: screen.line(words.say("hand-drawn", cards=words.cards(view["drawn"])))

    # What happened.
    def retold(self, events: list[Event]) -> list[Event]:
        kept: list[Event] = []
        for e in super().retold(events):
            if e["kind"] == "exchanged":
                pair = {e["seat"], e["other"]}
                while kept and kept[-1]["kind"] in LEADING and {kept[-1]["seat"], kept[-1]["other"]} == pair: kept.pop()
            kept.append(e)
        return kept

    def routine(self, e: Event, seat: int) -> bool:
        """The unseen draw with which each turn of the others begins."""
        return e["kind"] == "drew" and e["why"] == "turn" and e["seat"] != seat and "card" not in e

    def put_out(self, e: Event, seat: int) -> bool: return bool(e["kind"] == "eliminated" and e["seat"] == seat)

    # What may be answered.
    def groups(self, options: list[Option]) -> list[Group]:
        """By verb and card, in their order: what can be played first, and giving in last."""
        found: dict[tuple[str, ...], list[Option]] = {}
        for option in options:
            card = option.facts.get("card")
            found.setdefault((option.verb, card) if card else (option.verb,), []).append(option)
        return sorted(found.items(), key=lambda group: (group[0][0] != "play", group[0][0] == "accept"))

    def group(self, key: tuple[str, ...]) -> str: return self.words.say("menu-card", card=self.words.titles[key[1]])

    def forbidden(self, key: tuple[str, ...], some: list[Option], asked: str, seat: int, view: dict[str, Any]) -> str:
        """One card with all whom it cannot be for."""
        if key[0] != "play": return super().forbidden(key, some, asked, seat, view)
        words = self.words
        where = [words.say("why-me") if o.facts["seat"] == seat else words.seat(o.facts["seat"])
                 if "seat" in o.facts else words.say(f"side-{o.facts['side']}") for o in some if len(o.facts) > 1]
        card = words.titles[key[1]]
        if not where: return words.say("why-play", card=card)
        return words.say("why-play-on", card=card, where=commas(words, where))

    # What a seat knows, and may say unasked.
    def certain(self, match: Match, seat: int) -> list[str]:
        words, memory = self.words, match.view(seat)["memory"]
        rows = []
        suspects = [x for x in memory["suspects"] if x != seat or memory["role"] == "thing"]
        if memory["role"] != "thing":
            if len(suspects) == 1 and not memory["thing_may_be_in_deck"]:
                rows.append(words.say("know-thing", seat=words.seat(suspects[0])))
            else:
                names = [words.seat(x) for x in suspects]
                if memory["thing_may_be_in_deck"]: names.append(words.say("know-in-deck"))
                rows.append(words.say("know-suspects", seats=commas(words, names)))
        for row in match.knows(seat):
            zone, many, cards = row["zone"], row["at_least"], row["of"]
            place = words.say("know-hand", seat=words.seat(int(zone.split()[1]))) if zone.startswith("hand ") else \
                words.say(f"know-{zone}")
            told = ", ".join(words.titles[card] + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
                             for card in dict.fromkeys(cards))
            if many == len(cards): rows.append(words.say("know-sure", place=place, cards=told))
            else: rows.append(words.say("know-some", place=place, count=many, cards=told))
        return rows

    def spoken(self) -> str: return "declare"

    # The game as a whole.
    def told_in_full(self, match: Match) -> list[Event]: return told_in_full(match)

    def as_heard(self, e: Event) -> Event:
        return e if e["kind"] in OPEN else {key: value for key, value in e.items() if key not in SECRET}

    def hidden(self, e: Event) -> list[str]:
        """What only some saw, line by line."""
        words = self.words

        def gave(giver: int, taker: int, card: str) -> str:
            return f"{words.seat(giver)} → {words.seat(taker)}: {words.titles[card]}"

        if e["kind"] in OPEN: return []
        if e["kind"] == "dealt": return [f"{words.seat(s)}: {words.cards(hand)}" for s, hand in enumerate(e["hands"])]
        if e["kind"] == "passed_on": return [gave(*row) for row in zip(e["from"], e["to"], e["cards"], strict=True)]
        if e["kind"] == "exchanged":
            return [gave(e["seat"], e["other"], e["seat_gave"]), gave(e["other"], e["seat"], e["other_gave"])]
        if e.get("cards"): return [words.cards(e["cards"])]
        return [words.titles[e["card"]]] if "card" in e else []

    def ending(self, match: Match, me: int | None) -> list[tuple[str, str]]:
        """Who was who, and how the infection ran."""
        words, rows = self.words, super().ending(match, me)
        over = next((e for e in match.events(None) if e["kind"] == "over"), None)
        if match.outcome is None or over is None: return rows
        rows += [("", ""), (words.say("end-table"), "bold")]
        for s, role in enumerate(over["roles"]):
            hand = words.cards(over["hands"][s]) if over["hands"][s] else words.say("end-out")
            won = words.say("end-won") if s in match.outcome.winners else words.say("end-lost")
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


FACE: Final = StayAwayFace
