"""Tiles: drawn, turned, laid; and what entering one does."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from penombra.core.agenda import Ask, Luck, Step
from penombra.core.line import Ints, Line, Rule, Said, first, other, rest, say, seat, second, verb
from penombra.core.luck import Lots
from penombra.games.sub_terra.designs import (DESIGN_NAMES, EXIT, GAS, KIND_OF, LEDGE, NONE, OPEN_OF, ROUGH, SIDE_NAMES,
                                              arrowed, opposite, rotations, turned)
from penombra.games.sub_terra.ending import check, tile_goes_back
from penombra.games.sub_terra.roles import GEOLOGIST, SCOUT
from penombra.games.sub_terra.skills import rough_test
from penombra.games.sub_terra.state import BOOK, STEP_OF, Cave
from penombra.games.sub_terra.verbs import DRAW, PLACE, RECON

ENTER: Final = 1                             # of a placing: whoever places goes there
RECONNED: Final = 2                          # one tile was already thrown away by choice
DRAWN: Final = 0                             # which tile is placed
ASIDE: Final = 1


# --- Drawing ----------------------------------------------------------------------------------------

class FromStack(Luck[Cave]):
    """The top tile of the stack. The Exit is one of the last as the stack was built, each place as likely."""
    def candidates(self, g: Cave, line: Line) -> Ints:
        out: Ints = vec[i64](capacity=len(g.house.designs))
        for d in g.house.designs:
            if g.stock[d] and (KIND_OF[d] != EXIT or g.built <= g.house.among): out = append(out, say(DRAW, d))
        return out

    def weight(self, g: Cave, line: Line, said: Said) -> i64: return g.stock[first(said)]

    def lot(self, g: Cave, line: Line, lots: Lots) -> Said:
        """Every tile that may be on top is as likely as any other."""
        deep = g.built > g.house.among
        left = lots.below(g.chances, g.built - 1 if deep and g.exit_below() else g.built)
        for d in g.house.designs:
            if deep and KIND_OF[d] == EXIT: continue
            left -= g.stock[d]
            if left < 0: return say(DRAW, d)
        raise AssertionError("chance has nothing to say")

    def take(self, g: Cave, said: Said) -> i64:
        d = first(said)
        g.stock[d] -= 1
        g.built -= 1
        return d


class SetAside(FromStack):
    """The Geologist begins with the top tile of the stack, face up."""
    def answer(self, g: Cave, line: Line, said: Said) -> None:
        g.aside = self.take(g, said)
        if g.events is not None: g.tell("set_aside", {"seat": int(seat(line)), "design": DESIGN_NAMES[g.aside]})


class TurnUp(FromStack):
    """A tile to be placed is turned up for all to see."""
    def answer(self, g: Cave, line: Line, said: Said) -> None: turned_up(g, line, self.take(g, said))


def turned_up(g: Cave, line: Line, design: i64) -> None:
    g.drawn = design
    if g.events is not None:
        g.tell("drawn", {"seat": int(seat(line)), "design": DESIGN_NAMES[design], "left": int(g.left())})
    tile_goes_back(g)
    g.push(consider.of(seat(line), other(line), rest(line)))


class Placing(Step[Cave]):
    """Draw, and see what can be done with it: who places, on which side, and how."""
    def run(self, g: Cave, line: Line) -> None:
        if g.built: return g.push(turn_up.of(seat(line), other(line), rest(line)))
        if g.returned != NONE:
            design, g.returned = g.returned, NONE
            return turned_up(g, line, design)
        return g.push(consider.of(seat(line), other(line), rest(line)))


class Consider(Step[Cave]):
    """What could only seal the cave is thrown away, and the next tile drawn."""
    def run(self, g: Cave, line: Line) -> None:
        me, side = seat(line), other(line)
        if g.drawn != NONE and fits(g, me, side, g.drawn): return g.push(place.of(me, side, rest(line)))
        if has_aside(g, me) and fits(g, me, side, g.aside): return g.push(place.of(me, side, rest(line)))
        if g.drawn != NONE: throw_away(g, me, "seals")
        if g.left() or has_aside(g, me): return g.push(placing.of(me, side, rest(line)))
        if g.events is not None: g.tell("nothing_to_lay", {"seat": int(me)})
        return check(g)


def throw_away(g: Cave, me: i64, why: str) -> None:
    g.thrown[g.drawn] += 1
    if g.events is not None: g.tell("thrown_away", {"seat": int(me), "design": DESIGN_NAMES[g.drawn], "why": why})
    g.drawn = NONE


# --- Placing ----------------------------------------------------------------------------------------

def has_aside(g: Cave, me: i64) -> bool:
    """A Geologist who places may use the tile that was set aside; an Exit just drawn may have to be placed."""
    if g.aside == NONE or g.role[me] != GEOLOGIST or not g.awake(me): return False
    return g.house.hold_exit or g.drawn == NONE or KIND_OF[g.drawn] != EXIT


def cell_beside(g: Cave, me: i64, side: i64) -> i64: return g.cell[g.at[me]] + STEP_OF[side]


def turn_forbidden(design: i64, rotation: i64, side: i64) -> Rule:
    """Does a tile, so turned, open to the one who lays it? An arrow has to point away."""
    if not turned(OPEN_OF[design], rotation) >> opposite(side) & 1: return "ST-TILE-02"
    if arrowed(KIND_OF[design]) and rotation != side: return "ST-TILE-20" if KIND_OF[design] == LEDGE else "ST-TILE-23"
    return ""


def sealed(g: Cave, design: i64, rotation: i64, around: i64, which: i64) -> bool:
    """Would the cave have no open end any more, while there are tiles left? Never mind for the Exit."""
    if KIND_OF[design] == EXIT or g.ends_with(design, rotation, around): return False
    left = g.left()
    if which == ASIDE: left += 1 if g.drawn != NONE else 0
    elif g.aside != NONE: left += 1
    return left > 0


def fits(g: Cave, me: i64, side: i64, design: i64) -> bool:
    """Can it be laid without sealing the cave?"""
    around = g.around(cell_beside(g, me, side))
    which: i64 = DRAWN if design == g.drawn else ASIDE
    for r in rotations(design):
        if not turn_forbidden(design, r, side) and not sealed(g, design, r, around, which): return True
    return False


class Place(Ask[Cave]):
    """Which tile, and how it is turned; a Scout may throw it away and take the next."""
    forced_is_public = True

    def candidates(self, g: Cave, line: Line) -> Ints:
        me = seat(line)
        out: Ints = vec[i64](capacity=9)
        if g.drawn != NONE:
            for r in rotations(g.drawn): out = append(out, say(PLACE, DRAWN, r))
        if g.aside != NONE and g.aside != g.drawn and g.role[me] == GEOLOGIST:
            for r in rotations(g.aside): out = append(out, say(PLACE, ASIDE, r))
        if g.role[me] == SCOUT: out = append(out, say(RECON))
        return out

    def objection(self, g: Cave, line: Line, said: Said) -> Rule:
        me, side = seat(line), other(line)
        if verb(said) == RECON: return no_recon(g, line)
        which, r = first(said), second(said)
        design = g.drawn if which == DRAWN else g.aside
        if which == ASIDE and not has_aside(g, me): return "ST-R-72"
        against = turn_forbidden(design, r, side)
        if against: return against
        if not sealed(g, design, r, g.around(cell_beside(g, me, side)), which): return ""
        if fits(g, me, side, design): return "ST-R-22"
        return "ST-R-72"

    def answer(self, g: Cave, line: Line, said: Said) -> None:
        me, side = seat(line), other(line)
        if verb(said) == RECON:
            g.recons -= 1
            throw_away(g, me, "recon")
            return g.push(placing.of(me, side, rest(line) | RECONNED))
        design = g.drawn if first(said) == DRAWN else g.aside
        if first(said) == ASIDE: g.aside = g.drawn
        g.drawn = NONE
        t = g.lay(design, second(said), cell_beside(g, me, side))
        if g.events is not None: g.tell("laid", {"seat": int(me), "side": SIDE_NAMES[side], **g.face(t)})
        if rest(line) & ENTER: return g.push(enter.of(me, t, side))
        return check(g)


def no_recon(g: Cave, line: Line) -> Rule:
    """Three times a game, once a placing, never the Exit, and there must be a next tile."""
    if not g.awake(seat(line)): return "ST-HP-03"
    if g.drawn != NONE and KIND_OF[g.drawn] == EXIT: return "ST-R-23"
    if not g.recons: return "ST-CHAR-08"
    return "ST-R-71" if rest(line) & RECONNED or not g.left() else ""


# --- Entering ---------------------------------------------------------------------------------------

class Enter(Step[Cave]):
    """A pawn comes onto a tile: a Horror there, then lingering gas, then rough ground."""
    def run(self, g: Cave, line: Line) -> None:
        me, t = seat(line), other(line)
        was, g.at[me] = g.at[me], t
        if g.events is not None:
            g.tell("moved", {"seat": int(me), "from": g.spot(was), "at": g.spot(t), "side": SIDE_NAMES[rest(line)]})
        kind = g.kind(t)
        if not g.horrors_on(t) or g.role[me] == SCOUT:
            if kind == GAS and g.gas and not g.shielded(me): g.lose(me, g.gas * g.house.gas_entry, "gas")
            if kind == ROUGH: g.push(rough_test.of(me, t))
        check(g)


set_aside: Final = SetAside(BOOK)
turn_up: Final = TurnUp(BOOK)
placing: Final = Placing(BOOK)
consider: Final = Consider(BOOK)
place: Final = Place(BOOK)
enter: Final = Enter(BOOK)
