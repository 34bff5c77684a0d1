"""Season 2: Vines, and the Gate."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, town
from penombra import load

QUIET = "option ignore_limit whole_total"                        # three empty slots of the Laboratory keep Scenes away
CALM = f"seats 2; option season 2; {QUIET}; stage act"
SAVED = f"{CALM}; met 1; person 0 lucas gate"
VINES = ("west", "nest", "east")
WILL = "stack will_3 5 5"                                        # not saved yet


def dogs(many: int) -> str:
    """So many Demodogs, each with a stack, nowhere near."""
    return "; ".join(f"foe demodog_{n} school; stack demodogs_{n} 2" for n in range(1, many + 1))


def vines(*tokens: str) -> str:
    return "; ".join(f"stack vines_{place} {row}" for place, row in zip(VINES, tokens, strict=False) if row)


def closed(gate: str, hand: str, *more: str) -> Table:
    """Somebody tries with all the cards, or with the only one."""
    t = town("; ".join([SAVED, f"stack gate_1 {gate}", f"hand 0 {hand}", *more])).say("0 do close_gate")
    if t.m.asked == {0: "commit"}: t.say("0 commit " + "+".join(str(n + 1) for n in range(len(hand.split()))))
    return t


def effects() -> list[dict[str, Any]]:
    """All that Scenes and Powers do, replacements included."""
    tables = load("upside_down").tables
    found = [e for table in ("scenes", "powers") for row in tables[table].values() for e in row["effects"]]
    for e in found: found += e.get("otherwise", [])
    return found


# --- Vines ------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S2-VINE-01")
@pytest.mark.parametrize("place", VINES)
def test_vines_are_removed_where_one_is(place: str) -> None:
    """Three Locations have a stack each, and only that one can be attacked there."""
    t = town(f"{CALM}; {WILL}; person 0 lucas {place}; hand 0 3; {vines('1 1', '1 1', '1 1')}").say("0 do remove_vines")
    t.see(f"event beaten slot=vines_{place}", "events beaten 1", f"stack vines_{place} empty", "active 1")
    rest = "; ".join(f"stack vines_{p} 1 1" for p in VINES if p != place)
    t = town(f"{CALM}; {WILL}; person 0 mike {place}; hand 0 3 3; {rest}; stack power_seek 1")
    t.refused("0 do remove_vines", "UD-STK-01")


@pytest.mark.rules("UD-S2-VINE-01")
def test_vines_are_removed_nowhere_else() -> None:
    """No Location but the Western Tunnels, the Nest and the Eastern Tunnels offers it."""
    board = town("seats 2; option season 2").m.view(None)["house"]["places"]
    for place in board:
        t = town(f"{CALM}; {WILL}; person 0 mike {place}; hand 0 3 3; {vines('1', '1', '1')}; stack power_seek 1")
        if place in VINES: t.can("0 do remove_vines")
        else: t.refused("0 do remove_vines", "UD-PERF-01")


@pytest.mark.rules("UD-S2-VINE-02")
def test_fewer_vines_do_less_harm() -> None:
    """Beaten Vines have gone: a Scene that counts them scares less, and the Gate is easier to close."""
    for left, row in ((3, ("1 1", "1", "2 2")), (2, ("1 1", "", "2 2")), (1, ("1 1", "", "")), (0, ("", "", ""))):
        t = town(f"seats 2; option season 2; stage scenes; person 0 lucas school; {vines(*row)}; next scene hive_mind")
        t.see(f"fear 0 {left}", "event scene scene=hive_mind")
        closed("1 1", "1", vines(*row)).see(f"event turned_up more={len(' '.join(row).split())}")
    t = town(f"{CALM}; met 1; person 0 lucas nest; person 1 mike gate; hand 0 3; hand 1 3;"
             f"{vines('1 1', '1 1 1', '')}; stack gate_1 1 1")
    t.say("0 do remove_vines").see("stack vines_nest empty", "stack vines_west 1 1", "pile pool 68", "running")
    t.say("1 spend none; 1 stop; 1 do close_gate").see("event turned_up slot=gate_1 more=2 total=4 value=3")


# --- The Gate ---------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-S2-GATE-01", "UD-R-77")
def test_the_gate_is_closed_only_there_and_only_once_will_is_saved() -> None:
    """As long as any stack of Rescue Will is left it is not offered, nor ever in another Location."""
    lines = f"{CALM}; hand 0 3 3; stack gate_1 1 1; stack power_seek 1"
    for stacks in ("stack will_1 1", "stack will_2 1; stack will_3 1", "stack will_1 2; stack will_2 1; stack will_3 2"):
        t = town(f"{lines}; person 0 mike gate; {stacks}").refused("0 do close_gate", "UD-R-77")
        t.see("options 0 do help_eleven, pass")
    town(f"{lines}; person 0 mike gate; met 1").can("0 do close_gate")
    for place in town("seats 2; option season 2").m.view(None)["house"]["places"]:
        if place != "gate": town(f"{lines}; person 0 mike {place}; met 1").refused("0 do close_gate", "UD-PERF-01")


@pytest.mark.rules("UD-R-77")
def test_nothing_else_takes_the_stack_of_the_gate_away() -> None:
    """No Scene and no Power discards it; they may only add to it or turn up its top."""
    mine = {e["key"] for e in effects() if e.get("group") == "gate"}
    assert mine == {"add_tokens", "reveal_tops"}
    assert not [e for e in effects() if e["key"] == "remove_foe" and e["foe"] not in ("patrol", "demodog")]


@pytest.mark.rules("UD-S2-GATE-02", "UD-R-79")
@pytest.mark.parametrize("row, many", [(("", "", ""), 0), (("1 1 1", "4", ""), 0), (("", "", ""), 3), (("2", "2 2", "2 2 2"), 2)])
def test_vines_and_demodogs_make_the_gate_harder(row: tuple[str, str, str], many: int) -> None:
    """To beat: its tokens, and one for each token of the Vines and for each Demodog on the board."""
    more = len(" ".join(row).split()) + many
    for hand, value in (("3 3 3", 9), ("3 3", 6)):
        t = closed("0 5 1", hand, vines(*row), dogs(many), "person 1 mike cabin")
        t.see(f"event turned_up slot=gate_1 more={more} total={6 + more} value={value}")
        if value >= 6 + more: t.see("over UD-S2-END-01", "fear 0 0")
        else: t.see("event failed slot=gate_1 many=2", f"fear 0 {6 + more - value}")


@pytest.mark.rules("UD-S2-GATE-02", "UD-R-79")
def test_demodogs_off_the_board_do_not_count() -> None:
    """It is the figures on the board that count, not their stacks; and what is there when the tokens are turned up."""
    t = closed("1 1", "2", "foe demodog_1 school; foe demodog_2 off; foe demodog_3 gone; stack demodogs_1 2; stack demodogs_2 2")
    t.see("event turned_up more=1 total=3 value=2", "fear 0 1")


@pytest.mark.rules("UD-S2-GATE-03")
def test_vines_count_by_their_number() -> None:
    """What is printed on the tokens of the Vines does not matter, and none of them is turned up for it."""
    for row in (("0 0", "0", ""), ("5 5", "5", "")):
        t = closed("1 1", "1 3", vines(*row)).see("event turned_up slot=gate_1 tokens=1,1 more=3 total=5 value=4", "fear 0 1")
        t.see("events turned_up 1", "no event revealed", f"stack vines_west {row[0]}")
        assert {row["zone"] for row in t.m.knows(0)} == {"gate_1"}


@pytest.mark.rules("UD-S2-GATE-04", "UD-S2-END-01")
def test_closing_the_gate_wins() -> None:
    """The stack is discarded, its slot is empty, and all have won at once; Vines and Demodogs may be left."""
    t = closed("1 1", "3 3", vines("5 5", "", ""), dogs(1), "person 1 mike cabin").see("over UD-S2-END-01", "winners 0 1")
    t.see("stack gate_1 empty", "event goal group=gate met=2", "met 2", "no event drew")
    t.see("size vines_west 2", "foe demodog_1 school")


@pytest.mark.rules("UD-S2-GATE-05")
def test_a_failure_at_the_gate_counts_everything() -> None:
    """Fear for all that was missing, Vines and Demodogs included; only the Gate loses a token."""
    t = closed("1 2 ^3", "2 2", vines("5", "5", ""), dogs(2), "person 1 mike cabin", "next token 3 2 1")
    t.see("event turned_up more=4 total=10 value=4", "fear 0 6", "stack gate_1 2 1", "event failed slot=gate_1 many=2")
    t.see("stack vines_west 5", "stack vines_nest 5", "stack demodogs_1 2", "stack demodogs_2 2", "fear 1 0")
    t.see("foe demodog_1 school", "foe demodog_2 school")


@pytest.mark.rules("UD-S2-GATE-06", "UD-R-33", "UD-R-34")
def test_the_last_token_of_the_gate_always_goes() -> None:
    """Whatever is played, the Gate is closed; the Fear of all that was missing would come after the victory."""
    more = [vines("5 5", "5 5", "5"), dogs(3), "person 1 mike cabin"]
    t = closed("3", "2", *more).see("event turned_up more=8 total=11 value=2", "event beaten short=9")
    t.see("over UD-S2-END-01", "fear 0 0", "no event scared")
    closed("3", "3", *more, "option last_stack_tie loss").see("event beaten short=8", "over UD-S2-END-01", "fear 0 8")
    t = closed("3", "2", *more, "option last_stack_tie loss").see("over UD-END-02", "no event beaten", "size gate_1 1")
    t.see("event scared seat=0 many=9 why=failure")


@pytest.mark.rules("UD-S2-GATE-07")
def test_the_gate_is_at_most_sixteen_harder() -> None:
    """Three stacks of four Vines and four Demodogs: more there cannot be, whatever Scenes add."""
    full = vines("0 0 0 0", "1 1 1 1", "2 2 2 2")
    t = closed("0 0", "3 3 3 3", full, dogs(4), "person 1 mike cabin")
    t.see("event turned_up more=16 total=16 value=12", "fear 0 4")
    t = town(f"seats 2; option season 2; stage scenes; act 2; person 0 lucas cabin; {full}; {dogs(4)};"
             "next scene growing_vines spawn_nest").see("events scene 2", "fear 0 3")
    for place in VINES: t.see(f"size vines_{place} 4")
    assert len([slot for slot in t.m.view(None)["stacks"] if slot.startswith("demodogs")]) == 4
    assert sum(name.startswith("demodog_") for name in t.m.view(None)["foe"]) == 4
