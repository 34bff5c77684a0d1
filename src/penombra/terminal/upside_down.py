"""Upside Down at a table in a terminal: the town, the people in it, the Scenes to come, and what a stack may hold."""
from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from penombra import Match, Option
from penombra.content.words import Words
from penombra.terminal import town
from penombra.terminal.face import TURN, Event, Face, Group, commas, packed
from penombra.terminal.screen import Screen

BY_CARDS: Final = ("spend", "commit")
BAD: Final = ("scared", "terrified", "overflow", "failed", "lost_card", "power_lost", "ally_gone", "spawned", "no_more_acts")
LOUD: Final = ("scene", "reshuffled")
GOOD: Final = ("goal", "power", "recruited", "beaten")
DRAWN: Final = {"drew": "card", "drew_item": "item"}
SET_UP: Final = ("placed", "revealed", "drew")           # the table shows how it was laid


class UpsideDownFace(Face):
    SECRETS = False
    OWN_OPTIONS = ("characters", "first", "first_player")
    UNTOLD = ("over", "action")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.last: tuple[Any, ...] = ()      # what was shown last
        self.brief = False                   # in the midst of a turn
        self.keyed = False                   # have the signs been explained?

    # The table.
    def secret(self, match: Match) -> bool: return bool(match.options_used["looks_shared"] == "looker")

    def title(self, view: dict[str, Any], seat: int) -> str:
        return self.words.say("town-head", turn=view["turn"], act=view["act"], seat=self.words.seat(seat, self.words.names(view)))

    def welcome(self, screen: Screen, match: Match) -> None:
        """What it is about, what of it is our own, and who plays."""
        view, words = match.view(None), self.words
        goals = commas(words, [f"«{words.group(g)}»" for g in view["house"]["goals"]])
        screen.line(words.say("town-intro", goals=goals, count=len(view["house"]["goals"]), acts=view["house"]["acts"]))
        if words.doubtful(): screen.line(words.say("town-ours", game=words.game))
        for s in range(view["seats"]): screen.item("  ·", self.portrait(view, s))

    def portrait(self, view: dict[str, Any], s: int) -> Text:
        """A Character: where from, how fast, how brave, and what for."""
        words, role = self.words, view["role"][s]
        row = words.table("characters")[role]
        facts = [words.say("town-begins", at=words.location(row["start"])), words.say("town-moves", count=row["move"]),
                 words.say("town-fear", fear=view["fear"][s], most=self.most(view, s))]
        out = Text(f"{words.title('characters', role)}. ", style="bold").append(" · ".join(facts), style="not bold")
        shown = " ".join(words.effect(e) for e in row["effects"]) or words.say("effect-none")
        return out.append(f". {shown}{words.mark(row, 'effects', 'start', 'move', 'terror')}", style="not bold")

    def changed(self, match: Match, seat: int) -> bool:
        """All of it at the start of a turn; before an action and its cards, what counts for them."""
        view, ask = match.view(seat), match.asked[seat]
        now = (seat, view["turn"], ask if ask in ("act", "commit") else "")
        same, again = self.last[:2] == now[:2], self.last == now or not now[2]
        self.brief, self.last = same and not again, now
        return not same or self.brief

    def show(self, screen: Screen, match: Match, seat: int) -> None:
        view = match.view(seat)
        brief, self.brief = self.brief, False
        if brief: return self.midst(screen, match, seat, view)
        screen.lines(self.clock(view, screen.width))
        screen.line(self.receipt(view, match.options_used["ignore_limit"]))
        screen.line()
        for s in range(view["seats"]):
            for mark, row in self.person(view, s, seat): screen.item(mark, row)
        screen.line()
        screen.lines(town.picture(view, seat, self.words, screen.width) if self.keyed else self.picture(view, seat, screen.width))
        self.keyed = True
        screen.line()
        for row in self.can(view, seat): screen.item("  ·", row)
        screen.lines(self.odds(view))

    def midst(self, screen: Screen, match: Match, seat: int, view: dict[str, Any]) -> None:
        """Where one is, what one holds, and what it will cost."""
        screen.line(self.receipt(view, match.options_used["ignore_limit"]))
        for mark, row in self.person(view, seat, seat): screen.item(mark, row)
        if match.asked[seat] == "commit": screen.lines(self.odds(view))
        else: screen.lines([*town.cell(view, view["at"][seat], seat, self.words, screen.width - 2)])

    def picture(self, view: dict[str, Any], seat: int | None, width: int) -> list[str | Text]:
        me = view["active"] if seat is None else seat
        drawn = town.picture(view, me, self.words, width)
        return [*drawn, *(Text(line, style="dim") for line in town.key(view, self.words, width))]

    def clock(self, view: dict[str, Any], width: int) -> list[str]:
        """What everybody has to keep in mind, as many facts a line as there is room for."""
        say, house = self.words.say, view["house"]
        parts = [say("town-act", act=view["act"], acts=house["acts"]), say("town-deck", count=sum(view["deck"].values())),
                 say("town-scenes", count=sum(view["scenes"].values()))]
        for n, group in enumerate(house["goals"]):
            name = self.words.group(group)
            if n < view["met"]: parts.append(say("town-saved", group=name))
            else: parts.append(say("town-goal", group=name, count=town.stacks_in(view, group)))
        return packed(parts, width)

    def receipt(self, view: dict[str, Any], limit: str) -> str:
        """How many Scenes this turn will bring, as things stand."""
        if view["due"]: return self.words.say("town-due", many=view["due"])
        danger = view["danger"]
        lab = [k for k, slot in view["house"]["slots"].items() if slot["group"] == "lab"]
        ignored = sum(1 for k in lab if not view["stacks"][k]["size"])
        if view["active"] is not None:
            ignored += sum(e["amount"] for e in self.words.always_on(view, view["active"]) if e["key"] == "ignore_danger")
        ignored = min(ignored, danger + view["act"] if limit == "whole_total" else danger)
        many = view["act"] + danger - ignored
        return self.words.say("town-receipt", act=view["act"], danger=danger, ignored=ignored, many=many)

    def person(self, view: dict[str, Any], s: int, seat: int) -> list[tuple[str, Text]]:
        """Who, how frightened, and where; and what is in hand."""
        words, role, fear, most = self.words, view["role"][s], view["fear"][s], self.most(view, s)
        wide = max(len(words.title("characters", r)) for r in view["role"])
        row = Text(words.title("characters", role).ljust(wide), style="bold")
        row.append(" " + "●" * fear + "○" * (most - fear), style="red" if most - fear < 3 else "green")
        row.append(f" {words.say('town-fear', fear=fear, most=most)} · {words.location(view['at'][s])}", style="not bold default")
        say = words.say
        parts = [say("town-hand", cards=" ".join(map(words.icons, view["hand"][s])) or say("town-no-cards"))]
        if view["item"][s]: parts.append(say("town-items", items=", ".join(words.title("items", i) for i in view["item"][s])))
        with_me = [words.title("allies", a) for a, where in view["ally"].items() if where == s and type(where) is int]
        if with_me: parts.append(say("town-allies", allies=", ".join(with_me)))
        return [("►" if s == seat else " ", row), (" ", Text("  " + " · ".join(parts)))]

    def most(self, view: dict[str, Any], s: int) -> int: return int(view["house"]["characters"][view["role"][s]]["terror"])

    def can(self, view: dict[str, Any], s: int) -> list[Text]:
        """What a Character can do, and what Items and Allies add to it."""
        rows = [self.entry("characters", view["role"][s]), *(self.entry("items", i) for i in view["item"][s])]
        return rows + [self.entry("allies", a) for a, where in view["ally"].items() if where == s and type(where) is int]

    def entry(self, table: str, id: str) -> Text:
        """A row of the content: its title, and what it does."""
        words, row = self.words, self.words.table(table)[id]
        title = words.title(table, id)
        if table == "allies": title += f" ({words.say('town-stack-size', size=row['stack'])})"
        if row.get("copies", 1) > 1: title = words.say("key-times", title=title, count=row["copies"])
        return Text(f"{title}. ", style="bold").append(words.effects(table, id), style="not bold")

    def odds(self, view: dict[str, Any]) -> list[str]:
        """What the stack that is aimed at may come to."""
        words, slot = self.words, view["target"]
        if slot is None: return []
        found = town.Odds(view, slot, words, view["action"])
        stack = f"«{words.slot(slot)}» {words.pile(view, slot)}"
        if found.low == found.high: return [words.say("town-sure", stack=stack, high=found.high)]
        return [words.say("town-odds", stack=stack, sum=found.sum, more=found.more, low=found.low, high=found.high,
                          mean=round(found.mean))]

    # What is typed.
    def command(self, screen: Screen, match: Match, seat: int, word: str) -> bool:
        view, words = match.view(seat), self.words
        if word == "m": screen.lines(self.picture(view, seat, screen.width))
        elif word == "e":
            for s in range(view["seats"]):
                screen.item("  ·", self.portrait(view, s))
                for row in self.can(view, s)[1:]: screen.item("     ", row)
        elif word == "k":
            for table in ("items", "allies", "powers", "scenes"):
                screen.line(words.say(f"key-of-{table}"), "bold")
                for id, row in words.table(table).items():
                    if view["house"]["season"] in row.get("seasons", [view["house"]["season"]]):
                        screen.item("  ·", self.entry(table, id))
        else: return False
        return True

    # What happened.
    def retold(self, events: list[Event]) -> list[Event]:
        """How the table was laid is seen; cards that one draws one after the other are told together."""
        kept: list[Event] = []
        laying = False
        for e in super().retold(events):
            if e["kind"] in ("set_up", "turn"): laying = e["kind"] == "set_up"
            if laying and e["kind"] in SET_UP: continue
            before = kept[-1] if kept else e
            what = DRAWN.get(e["kind"], "")
            if what and e is not before and e["kind"] == before["kind"] and e["seat"] == before["seat"]:
                more = before[what] if isinstance(before[what], list) else [before[what]]
                kept[-1] = {**before, what: [*more, e[what]]}
            else: kept.append(e)
        return kept

    def style(self, e: Event, seat: int) -> str:
        if self.heads(e): return TURN
        if e["kind"] in LOUD: return "bold yellow"
        if e["kind"] in GOOD: return "bold green"
        return "red" if e["kind"] in BAD else ""

    # What may be answered.
    def groups(self, options: list[Option]) -> list[Group]:
        """Cards by how many they are; roads that are none, together."""
        found: dict[tuple[str, ...], list[Option]] = {}
        nowhere = all(o.verb == "go" for o in options)
        for o in options:
            name: tuple[str, ...]
            if o.verb in BY_CARDS: name = (o.verb, str(0 if o.facts["cards"] == "none" else o.facts["cards"].count("+") + 1))
            else: name = (o.verb,) if nowhere else (o.verb, str(o))
            found.setdefault(name, []).append(o)
        return sorted(found.items(), key=lambda row: int(row[0][1]) if row[0][0] in BY_CARDS else 0)

    def group(self, key: tuple[str, ...]) -> str: return self.words.say(f"menu-{key[0]}", count=int(key[1]))

    def forbidden(self, key: tuple[str, ...], some: list[Option], asked: str, seat: int, view: dict[str, Any]) -> str:
        """All the places to which there is no road from here, at once."""
        if key != ("go",): return super().forbidden(key, some, asked, seat, view)
        return self.words.say("why-go", places=commas(self.words, [self.words.location(o.facts["location"]) for o in some]))

    # What is certain.
    def certain(self, match: Match, seat: int) -> list[str]:
        """Tokens that are known though they lie face down, and what the decks still hold."""
        words, view, slots = self.words, match.view(seat), self.words.table("slots")
        rows = []
        for row in match.knows(seat):
            zone = words.slot(row["zone"]) if row["zone"] in slots else words.group(row["zone"])
            tokens = ", ".join(times(words.token(t), row["of"].count(t)) for t in dict.fromkeys(row["of"]))
            id = "know-sure" if row["at_least"] == len(row["of"]) else "know-tokens"
            rows.append(words.say(id, zone=zone, count=row["at_least"], tokens=tokens))
        cards = ", ".join(times(words.icons(c), n) for c, n in view["deck"].items())
        rows.append(words.say("know-deck", cards=cards or words.say("town-no-cards")))
        coming = [words.title("allies", a) for a, where in view["ally"].items() if where == "deck"]
        for table, titles in (("scenes", self.left(view, "scenes")), ("items", self.left(view, "items")), ("allies", coming)):
            rows.append(words.say(f"know-{table}", titles=", ".join(titles) or words.say("town-no-cards")))
        return rows

    def left(self, view: dict[str, Any], table: str) -> list[str]:
        return [times(self.words.title(table, id), n) for id, n in view[table].items()]

    # The end.
    def ending(self, match: Match, me: int | None) -> list[tuple[str, str]]:
        """Why, how far it came, and how everybody bore it."""
        words, view = self.words, match.view(None)
        if match.outcome is None: return []
        names = words.names(view)
        rows = [(words.outcome(match.outcome, me, names), "bold"), ("", ""),
                (words.say("end-turns", turns=view["turn"], act=view["act"]), "")]
        for n, group in enumerate(view["house"]["goals"]):
            left = 0 if n < view["met"] else town.stacks_in(view, group)
            rows.append((words.say("end-goal", group=words.group(group), count=left), "red" if left else "green"))
        for s in range(view["seats"]):
            fear, most = view["fear"][s], self.most(view, s)
            rows.append((words.say("end-fear", seat=words.seat(s, names), fear=fear, most=most,
                                   at=words.location(view["at"][s])), "red" if fear >= most else ""))
        return rows


def times(title: str, many: int) -> str: return title if many == 1 else f"{title} ×{many}"


FACE: Final = UpsideDownFace
