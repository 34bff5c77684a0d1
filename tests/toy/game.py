"""The cellar: a toy game on which the core's own laws are shown.

Two to four people look for gold in three niches. Cards have two backs, plain and dark; in each niche lies a token that
nobody has seen. A turn has two actions. It is no good game; it has every hard case in it once.
"""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import ACTION, TURN, Ask, Book, Luck, Standing, State, Step, Together
from penombra.core.agenda import GAME as WHOLE
from penombra.core.errors import BadSetup
from penombra.core.event import Event
from penombra.core.game import Game
from penombra.core.line import EMPTY, Ints, Line, Rule, Said, filled, first, has, other, say, seat, verb, zeros
from penombra.core.option import BOOKS, Verbs
from penombra.core.position import Laid
from penombra.core.seen import Memory, Seen

CANDLE, KEY, COIN, RAT, GHOST = 0, 1, 2, 3, 4        # the first three have a plain back, the others a dark one
KINDS, PLAIN, NICHES, NONE = 5, 3, 3, -1
COPIES = [5, 4, 4, 3, 2]
CARDS = ["candle", "key", "coin", "rat", "ghost"]
TOKENS = ["dust", "gold"]
NO_BACK, PLAIN_BACK, DARK_BACK = 0, 1, 2
BACKS = ["none", "plain", "dark"]
RUNNING, EMPTIED, SHOUTED, LATE = 0, 1, 2, 3
REASONS = ["", "cellar/emptied", "cellar/shouted", "cellar/late"]
TOP_ZONE, NICHE_ZONE = 100, 101                      # zones of claims: the placed top, the niches; below, the hands

VERBS = Verbs("cellar", {"card": CARDS})
WALK = VERBS.new("walk", ("niche",), (0,), (NICHES,))
PEEK, STIR, OPEN, DRAW, END = (VERBS.new(word) for word in ("peek", "stir", "open", "draw", "end"))
SNATCH, TRADE, ORDER = (VERBS.new(word, ("seat",), (0,), (0,)) for word in ("snatch", "trade", "order"))
TOP = VERBS.new("top", ("card",), (0,), (PLAIN,))
GIVE = VERBS.new("give", ("card",), (0,), (PLAIN,))
ACCEPT, SHIELD, DEFLECT, KEEP, FAINT = (VERBS.new(w) for w in ("accept", "shield", "deflect", "keep", "faint"))
STEP, COWER, FLEE = (VERBS.new(word, ("niche",), (0,), (NICHES,)) for word in ("step", "cower", "flee"))
SHOUT, KNOCK = VERBS.new("shout"), VERBS.new("knock")

CHANCE_VERBS = Verbs("cellar/chance", {"card": CARDS, "token": TOKENS, "back": BACKS})
DEAL = CHANCE_VERBS.new("deal", ("card",), (0,), (PLAIN,))
LAY = CHANCE_VERBS.new("lay", ("token",), (0,), (2,))
BACK = CHANCE_VERBS.new("back", ("back",), (1,), (2,))
TURN_UP = CHANCE_VERBS.new("turn_up", ("card",), (0,), (KINDS,))
PICK = CHANCE_VERBS.new("pick", ("card",), (0,), (PLAIN,))
BOOKS["cellar"], BOOKS["cellar/chance"] = VERBS, CHANCE_VERBS

BOOK: Final = Book("cellar")


class Cellar(State):
    def __init__(self) -> None:
        super().__init__(BOOK)
        self.cards: Ints = EMPTY                     # how many of each kind in each zone: hands, deck, pile
        self.niche: Ints = EMPTY                     # the token in each niche; NONE once it is opened
        self.bag: Ints = EMPTY                       # how many of each token
        self.at: Ints = EMPTY                        # the niche each stands at
        self.laid: Ints = EMPTY                      # where each will cower
        self.offer: i64 = NONE                       # the card laid down in a trade
        self.placed: i64 = NONE                      # the card somebody put on top of the deck
        self.back: i64 = NO_BACK
        self.active: i64 = 0
        self.points: i64 = 0
        self.turn: i64 = 0
        self.rounds: i64 = 0
        self.gold: i64 = 0
        self.knocked: i64 = 0
        self.ended: i64 = RUNNING

    def sit_down(self, seats: i64, rounds: i64, limit: i64) -> None:
        self.seats, self.rounds, self.limit, self.agenda = seats, rounds, limit, zeros(32)
        self.cards, self.niche, self.bag = zeros((seats + 2) * KINDS), filled(NICHES, NONE), vec[i64]([3, 3])
        self.at, self.laid = zeros(seats), filled(seats, NONE)
        for k in range(KINDS): self.cards[self.deck + k] = COPIES[k]
        self.push(over.of())
        self.then(deal.of(0), lay.of(0), begin.of(0))

    @property
    def deck(self) -> i64: return self.seats * KINDS
    @property
    def pile(self) -> i64: return (self.seats + 1) * KINDS

    def clone(self) -> Cellar:
        o = Cellar()
        self.copy_to(o)
        o.cards, o.niche, o.bag, o.at, o.laid = self.cards[:], self.niche[:], self.bag[:], self.at[:], self.laid[:]
        o.offer, o.placed, o.back, o.active, o.points = self.offer, self.placed, self.back, self.active, self.points
        o.turn, o.rounds, o.gold, o.knocked, o.ended = self.turn, self.rounds, self.gold, self.knocked, self.ended
        return o

    def parts(self) -> list[Ints]:
        small = vec[i64]([self.seats, self.offer, self.placed, self.back, self.active, self.points, self.turn,
                          self.rounds, self.gold, self.knocked, self.ended])
        return [small, self.cards, self.niche, self.bag, self.at, self.laid]

    def winners(self) -> i64: return (1 << self.seats) - 1 if self.ended and self.gold >= 2 else 0
    def returns(self) -> list[float]:
        if not self.ended: return [0.0] * self.seats
        return [1.0 if self.gold >= 2 else -1.0] * self.seats

    def held(self, s: i64, k: i64) -> i64: return self.cards[s * KINDS + k]
    def hand(self, s: i64) -> list[str]: return [CARDS[k] for k in range(PLAIN) for _ in range(self.held(s, k))]
    def size(self, base: i64) -> i64: return sum(self.cards[base + k] for k in range(KINDS))
    def dark(self) -> i64: return self.cards[self.deck + RAT] + self.cards[self.deck + GHOST]
    def told(self, kind: str, **facts: Any) -> None:
        if self.events is not None: self.tell(kind, facts)

    def end(self, reason: i64) -> None:
        self.ended = reason
        self.leave(WHOLE)

    def new_top(self) -> None:
        """Another card lies on top: chance is asked for its back at once."""
        self.placed, self.back = NONE, NO_BACK
        if self.size(self.deck): self.push(top_back.of())


# --- Setting up -----------------------------------------------------------------------------------

class DealCard(Luck[Cellar]):
    """Two plain cards to each."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        return vec[i64]([say(DEAL, k) for k in range(PLAIN) if g.cards[g.deck + k]])

    def weight(self, g: Cellar, line: Line, said: Said) -> i64: return g.cards[g.deck + first(said)]
    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        s = seat(line)
        g.cards[g.deck + first(said)] -= 1
        g.cards[s * KINDS + first(said)] += 1
        if g.size(s * KINDS) < 2: return g.push(line)
        if s + 1 < g.seats: return g.push(self.of(s + 1))
        g.told("dealt")
        for t in range(g.seats): g.whisper(t, {"cards": g.hand(t)})
        return None


class LayToken(Luck[Cellar]):
    """A token from the bag into a niche, face down: nobody sees it. The rest of the line says how many follow."""
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(LAY, t) for t in (0, 1) if g.bag[t]])
    def weight(self, g: Cellar, line: Line, said: Said) -> i64: return g.bag[first(said)]
    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        g.bag[first(said)] -= 1
        g.niche[seat(line)] = first(said)
        if not other(line) and seat(line) + 1 < NICHES: g.push(self.of(seat(line) + 1))


class TopBack(Luck[Cellar]):
    """The back of the deck's top card is public."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        plain = g.size(g.deck) - g.dark()
        return vec[i64]([say(BACK, b) for b, n in ((PLAIN_BACK, plain), (DARK_BACK, g.dark())) if n])

    def weight(self, g: Cellar, line: Line, said: Said) -> i64:
        return g.dark() if first(said) == DARK_BACK else g.size(g.deck) - g.dark()

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        g.back = first(said)
        g.told("top_back", back=BACKS[g.back])


# --- The turn -------------------------------------------------------------------------------------

class Begin(Step[Cellar]):
    """Two actions; then the turn is over."""
    def run(self, g: Cellar, line: Line) -> None:
        me = seat(line)
        g.active, g.points = me, 2
        g.turn += 1
        g.told("turn", seat=int(me))
        g.then(act.of(me), turn_over.of(me))
        if g.turn == 1: g.new_top()


class Act(Ask[Cellar]):
    """One action, or the end of the turn."""
    rest_point = True

    def candidates(self, g: Cellar, line: Line) -> Ints:
        out: Ints = vec[i64]([say(WALK, n) for n in range(NICHES)])
        for v in (PEEK, STIR, OPEN, DRAW, END): out = append(out, say(v))
        for v in (SNATCH, TRADE, ORDER):
            for s in range(g.seats): out = append(out, say(v, s))
        for k in range(PLAIN):
            if g.held(seat(line), k): out = append(out, say(TOP, k))
        return out

    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        me, what, you = seat(line), verb(said), first(said)
        if what == WALK and g.at[me] == you: return "cellar/there_already"
        if what in (PEEK, STIR, OPEN) and g.niche[g.at[me]] == NONE: return "cellar/niche_is_open"
        if what == DRAW and not g.size(g.deck): return "cellar/no_deck"
        if what in (SNATCH, TRADE, ORDER) and you == me: return "cellar/not_yourself"
        if what == SNATCH and not g.size(you * KINDS): return "cellar/empty_hand"
        if what == TRADE and not g.held(me, CANDLE) + g.held(me, COIN): return "cellar/nothing_but_keys"
        return ""

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me, what, x = seat(line), verb(said), first(said)
        if what == END: return g.leave(TURN)
        g.points -= 1
        g.push(action_over.of(me))
        if what == WALK:
            g.at[me] = x
            g.told("walked", seat=int(me), niche=int(x))
        elif what == PEEK:
            g.told("peeked", seat=int(me), niche=int(g.at[me]))
            g.whisper(me, {"token": TOKENS[g.niche[g.at[me]]]})
        elif what == STIR:
            n = g.at[me]
            g.bag[g.niche[n]] += 1                   # back into the bag, unseen; another one comes out
            g.told("stirred", seat=int(me), niche=int(n))
            g.push(lay.of(n, 1))
        elif what == OPEN: g.push(opened.of(me))
        elif what == DRAW: g.push(turn_up.of(me))
        elif what == SNATCH: g.push(window.of(x, me))
        elif what == TRADE: g.push(offer.of(me, x))
        elif what == ORDER: g.push(obey.of(x, me))
        elif what == TOP:
            g.cards[me * KINDS + x] -= 1
            g.cards[g.deck + x] += 1
            g.placed, g.back = x, PLAIN_BACK
            g.told("placed", seat=int(me))
            g.whisper(me, {"card": CARDS[x]})
        return None


class ActionOver(Step[Cellar]):
    closes: i64 = ACTION
    def run(self, g: Cellar, line: Line) -> None:
        g.told("action_over", seat=int(seat(line)))
        if g.points: g.push(act.of(seat(line)))


class TurnOver(Step[Cellar]):
    closes: i64 = TURN
    def run(self, g: Cellar, line: Line) -> None:
        g.told("turn_over", seat=int(seat(line)))
        if all(token == NONE for token in g.niche): return g.end(EMPTIED)
        if g.turn >= g.rounds * g.seats: return g.end(LATE)
        return g.push(begin.of((seat(line) + 1) % g.seats))


class Over(Step[Cellar]):
    closes: i64 = WHOLE
    def run(self, g: Cellar, line: Line) -> None: g.told("over", reason=REASONS[g.ended], gold=int(g.gold))


class Opened(Step[Cellar]):
    """The token is turned up for all: what was hidden is told, so it is not taken back."""
    def run(self, g: Cellar, line: Line) -> None:
        n = g.at[seat(line)]
        token, g.niche[n] = g.niche[n], NONE
        g.gold += token
        g.told("opened", niche=int(n), token=TOKENS[token])
        g.unveil()


# --- Drawing --------------------------------------------------------------------------------------

class TurnUp(Luck[Cellar]):
    """A face for the top card: the placed one, or any with its back."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        if g.placed != NONE: return vec[i64]([say(TURN_UP, g.placed)])
        kinds = range(PLAIN) if g.back == PLAIN_BACK else range(PLAIN, KINDS)
        return vec[i64]([say(TURN_UP, k) for k in kinds if g.cards[g.deck + k]])

    def weight(self, g: Cellar, line: Line, said: Said) -> i64: return g.cards[g.deck + first(said)]

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me, k = seat(line), first(said)
        g.cards[g.deck + k] -= 1
        g.cards[(me * KINDS if k < PLAIN else g.pile) + k] += 1
        if k < PLAIN:
            g.told("drew", seat=int(me))
            g.whisper(me, {"card": CARDS[k]})
        else: g.told("drew_dark", seat=int(me), card=CARDS[k])
        if k == GHOST: g.then(cower.to((1 << g.seats) - 1), haunt.of(me))
        g.new_top()


class Cower(Together[Cellar]):
    """Everybody chooses a niche to cower in, all at once; each sees only their own."""
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(COWER, n) for n in range(NICHES)])
    def answer(self, g: Cellar, line: Line, said: Said) -> None: g.laid[seat(line)] = first(said)


class Haunt(Step[Cellar]):
    """All are shown at once; then the one who drew the ghost flees to a niche where nobody is, if there is one."""
    def run(self, g: Cellar, line: Line) -> None:
        me = seat(line)
        for s in range(g.seats): g.at[s], g.laid[s] = g.laid[s], NONE
        g.told("haunted", at=[int(n) for n in g.at])
        g.unveil()
        if any(n not in list(g.at) for n in range(NICHES)): g.push(flee.of(me))


class Flee(Ask[Cellar]):
    """Whither? With one empty niche only, everybody sees that there is no choice."""
    forced_is_public = True
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(FLEE, n) for n in range(NICHES)])
    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        return "cellar/somebody_is_there" if first(said) in list(g.at) else ""

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        g.at[seat(line)] = first(said)
        g.told("fled", seat=int(seat(line)), niche=int(first(said)))


# --- Each other -----------------------------------------------------------------------------------

class Window(Ask[Cellar]):
    """Somebody snatches at you: bear it, or shield yourself with a candle. Asked of everybody, candle or not."""
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(ACCEPT), say(SHIELD)])
    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        return "cellar/no_candle" if verb(said) == SHIELD and not g.held(seat(line), CANDLE) else ""

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me = seat(line)
        if verb(said) == ACCEPT: return g.push(pick.of(me, other(line)))
        g.cards[me * KINDS + CANDLE] -= 1
        g.cards[g.pile + CANDLE] += 1
        return g.told("shielded", seat=int(me))


class PickCard(Luck[Cellar]):
    """Chance takes one card out of a hand: by copies, not by kinds."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        return vec[i64]([say(PICK, k) for k in range(PLAIN) if g.held(seat(line), k)])

    def weight(self, g: Cellar, line: Line, said: Said) -> i64: return g.held(seat(line), first(said))
    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        you, me, k = seat(line), other(line), first(said)
        g.cards[you * KINDS + k] -= 1
        g.cards[me * KINDS + k] += 1
        g.told("snatched", seat=int(me), other=int(you))
        for s in (me, you): g.whisper(s, {"card": CARDS[k]})


class Offer(Ask[Cellar]):
    """Lay a card face down for somebody. No key for those who stand where you stand."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        return vec[i64]([say(GIVE, k) for k in range(PLAIN) if g.held(seat(line), k)])

    def objection(self, g: Cellar, line: Line, said: Said) -> Rule: return no_key(g, line, first(said))
    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me = seat(line)
        g.cards[me * KINDS + first(said)] -= 1
        g.offer = first(said)
        g.told("offered", seat=int(me), other=int(other(line)))
        g.whisper(me, {"card": CARDS[g.offer]})
        g.push(answer_offer.of(other(line), me))


def no_key(g: Cellar, line: Line, card: i64) -> Rule:
    return "cellar/no_key_here" if card == KEY and g.at[seat(line)] == g.at[other(line)] else ""


class AnswerOffer(Ask[Cellar]):
    """Take it, or send it on with a key to the one after you. Asked of everybody, key or not."""
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(ACCEPT), say(DEFLECT)])
    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        if verb(said) == ACCEPT: return ""
        if g.seats == 2: return "cellar/nobody_else"
        return "" if g.held(seat(line), KEY) else "cellar/no_key"

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me, giver = seat(line), other(line)
        if verb(said) == ACCEPT: return handed.run(g, handed.of(giver, me))
        g.cards[me * KINDS + KEY] -= 1
        g.cards[g.pile + KEY] += 1
        to = (me + 1) % g.seats
        if to == giver: to = (to + 1) % g.seats
        g.told("deflected", seat=int(me), to=int(to))
        return g.push(settle.of(giver, to))


class Settle(Ask[Cellar]):
    """The offer may be illegal where it is going now; only the giver knows, so the giver is always asked."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        out: Ints = vec[i64]([say(GIVE, k) for k in range(PLAIN) if g.held(seat(line), k)])
        return append(out, say(KEEP))

    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        against = no_key(g, line, g.offer)
        if verb(said) == KEEP: return against
        return no_key(g, line, first(said)) if against else "cellar/it_may_stay"

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me = seat(line)
        if verb(said) == GIVE:
            g.cards[me * KINDS + g.offer] += 1
            g.cards[me * KINDS + first(said)] -= 1
            g.offer = first(said)
        g.told("settled", seat=int(me))
        g.whisper(me, {"card": CARDS[g.offer]})
        g.push(handed.of(me, other(line)))


class Handed(Step[Cellar]):
    """The laid card goes into the other's hand."""
    def run(self, g: Cellar, line: Line) -> None:
        giver, me, k = seat(line), other(line), g.offer
        g.offer = NONE
        g.cards[me * KINDS + k] += 1
        g.told("handed", seat=int(giver), other=int(me))
        for s in (giver, me): g.whisper(s, {"card": CARDS[k]})


class Obey(Ask[Cellar]):
    """Step to another niche and, having stepped, hear a word; or faint, which leaves the action but not the turn."""
    def candidates(self, g: Cellar, line: Line) -> Ints:
        out: Ints = vec[i64]([say(FAINT)])
        for n in range(NICHES): out = append(out, say(STEP, n))
        return out

    def objection(self, g: Cellar, line: Line, said: Said) -> Rule:
        return "cellar/there_already" if verb(said) == STEP and g.at[seat(line)] == first(said) else ""

    def answer(self, g: Cellar, line: Line, said: Said) -> None:
        me = seat(line)
        g.push(praised.of(other(line), me))
        if verb(said) == FAINT:
            g.told("fainted", seat=int(me))
            return g.leave(ACTION)
        g.at[me] = first(said)
        return g.told("stepped", seat=int(me), niche=int(g.at[me]))


class Praised(Step[Cellar]):
    def run(self, g: Cellar, line: Line) -> None: g.told("praised", seat=int(seat(line)), other=int(other(line)))


class Stuck(Ask[Cellar]):
    """A misread rule: a choice without an answer. It is on no path; tests put it on the agenda."""
    def candidates(self, g: Cellar, line: Line) -> Ints: return vec[i64]([say(KEEP)])
    def objection(self, g: Cellar, line: Line, said: Said) -> Rule: return "cellar/never"


class Shout(Standing[Cellar]):
    """Whoever stands at niche 0, by the stairs, may call everybody out: the game is over."""
    def objection(self, g: Cellar, who: i64) -> Rule: return "" if g.at[who] == 0 else "cellar/too_far_in"
    def answer(self, g: Cellar, who: i64) -> None:
        g.told("shouted", seat=int(who))
        g.end(SHOUTED)


class Knock(Standing[Cellar]):
    """Anybody may knock on the wall, once."""
    def objection(self, g: Cellar, who: i64) -> Rule: return "cellar/once" if has(g.knocked, who) else ""
    def answer(self, g: Cellar, who: i64) -> None:
        g.knocked |= 1 << who
        g.told("knocked", seat=int(who))


deal, lay, top_back, turn_up = DealCard(BOOK), LayToken(BOOK), TopBack(BOOK), TurnUp(BOOK)
begin, act, action_over, turn_over, over = Begin(BOOK), Act(BOOK), ActionOver(BOOK), TurnOver(BOOK), Over(BOOK)
opened, cower, haunt, flee = Opened(BOOK), Cower(BOOK), Haunt(BOOK), Flee(BOOK)
window, pick = Window(BOOK), PickCard(BOOK)
offer, answer_offer, settle, handed = Offer(BOOK), AnswerOffer(BOOK), Settle(BOOK), Handed(BOOK)
obey, praised, stuck = Obey(BOOK), Praised(BOOK), Stuck(BOOK)
shout, knock = Shout(BOOK, say(SHOUT)), Knock(BOOK, say(KNOCK))


# --- Who sees what: what is not listed is seen by nobody ------------------------------------------------

def number(g: Cellar, v: Any, who: int | None) -> object: return int(v)
def each(g: Cellar, v: Any, who: int | None) -> object: return [int(x) for x in v]
def own(g: Cellar, v: Any, who: int | None) -> object: return None if who is None or v[who] == NONE else int(v[who])
def closed(g: Cellar, v: Any, who: int | None) -> object: return [x != NONE for x in v]
def hands(g: Cellar, v: Any, who: int | None) -> object:
    return {"sizes": [int(g.size(s * KINDS)) for s in range(g.seats)], "deck": int(g.size(g.deck)),
            "hand": None if who is None else g.hand(who)}


Cellar.SEEN_BY = {"seats": number, "back": number, "active": number, "points": number, "turn": number, "gold": number,
                  "at": each, "laid": own, "niche": closed, "cards": hands}


# --- The game as the engine meets it ------------------------------------------------------------------

class CellarGame(Game):
    def __init__(self) -> None:
        self.name, self.verbs, self.chance, self.take_backs = "cellar", VERBS, CHANCE_VERBS, True

    def seats(self) -> range: return range(2, 5)

    def set_up(self, seats: int, options: dict[str, Any], pack: Any) -> tuple[State, dict[str, Any]]:
        if seats not in self.seats(): raise BadSetup("seats", "2 to 4 may play", "cellar/seats")
        used = {"rounds": 6, "limit": 400, **options}
        g = Cellar()
        g.sit_down(seats, used["rounds"], used["limit"])
        return g, used

    def recall(self, memory: Memory, event: Event, seat: int | None) -> None:
        """Cards in hands, tokens in niches, one's own card on top of the deck."""
        f = dict(event.facts)
        if event.secret is not None and seat is not None: f.update(event.secret.get(seat, {}))
        kind, card = event.kind, CARDS.index(f["card"]) if "card" in f else NONE
        if kind == "peeked" and "token" in f: memory.looked(NICHE_ZONE + f["niche"], [TOKENS.index(f["token"])])
        elif kind in ("stirred", "opened"): memory.forget(NICHE_ZONE + f["niche"])
        elif kind == "placed":
            memory.forget(TOP_ZONE)
            if card != NONE: memory.looked(TOP_ZONE, [card])
            elif f["seat"] != seat: memory.left_unseen(f["seat"])
        elif kind == "drew":
            mine = memory.sure(TOP_ZONE)
            memory.forget(TOP_ZONE)
            if mine is not None and f["seat"] != seat: memory.arrived(f["seat"], mine.cards[0])
        elif kind == "shielded" and f["seat"] != seat: memory.left_seen(f["seat"], CANDLE)
        elif kind == "deflected" and f["seat"] != seat: memory.left_seen(f["seat"], KEY)
        elif kind in ("snatched", "handed"):
            giver, taker = (f["other"], f["seat"]) if kind == "snatched" else (f["seat"], f["other"])
            if giver != seat:
                if card == NONE: memory.left_unseen(giver)
                else: memory.left_seen(giver, card)
            if card != NONE and taker != seat: memory.arrived(taker, card)

    def knows(self, g: State, memory: Memory, seat: int | None) -> list[dict[str, Any]]:
        return [{"zone": int(c.zone), "of": list(c.cards), "at_least": int(c.left)} for c in ordered(memory)]

    def remembered(self, g: State, memory: Memory, seat: int | None) -> dict[str, Any]:
        return {"knows": self.knows(g, memory, seat)}

    def outcome(self, g: State) -> tuple[str, str]:
        assert isinstance(g, Cellar)
        return "rich" if g.winners() else "poor" if g.ended else "unfinished", REASONS[g.ended]

    def harmless(self, g: State, seat: int, asked: list[int], standing: list[int]) -> list[int]:
        return [said for said in asked if verb(said) == END] or asked

    def write(self, g: State, options: dict[str, Any], memories: list[Memory]) -> list[str]:
        rows = [f"options {options['rounds']} {options['limit']}", "agenda " + words(g.agenda[:g.depth])]
        rows += ["part " + words(part) for part in g.parts()]
        for n, m in enumerate(memories):
            rows += [f"claim {n} {c.zone} {c.gone} {words(c.cards)}" for c in ordered(m)]
        return rows

    def read(self, lines: list[tuple[int, str]], pack: Any, scenario: bool) -> Laid:
        rows = [[row.split()[0], *map(int, row.split()[1:])] for _, row in lines]
        parts = [vec[i64](row[1:]) for row in rows if row[0] == "part"]
        small, g = parts[0], Cellar()
        (_, rounds, limit), agenda = rows[0], rows[1][1:]
        g.sit_down(small[0], rounds, limit)
        for n, line in enumerate(agenda): g.agenda[n] = line
        g.depth = len(agenda)
        (_, g.offer, g.placed, g.back, g.active, g.points, g.turn, g.rounds, g.gold, g.knocked, g.ended) = list(small)
        _, g.cards, g.niche, g.bag, g.at, g.laid = parts
        memories = [Memory() for _ in range(g.seats + 1)]
        for row in rows:
            if row[0] == "claim": memories[row[1]].claims.append(Seen(row[2], row[4:], row[3]))
        return Laid(g, {"rounds": rounds, "limit": limit}, memories, [])


def ordered(memory: Memory) -> list[Seen]: return sorted(memory.claims, key=lambda c: (c.zone, c.gone, c.cards))
def words(numbers: Any) -> str: return " ".join(str(int(x)) for x in numbers)


GAME = CellarGame()
