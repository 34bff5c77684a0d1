"""Who knows what: all lies open but tokens face down and the order of decks; what was seen of them is remembered."""
from __future__ import annotations

from typing import Any

import pytest

import penombra
from kit import Table, town

QUIET = "option ignore_limit whole_total"                        # three empty slots of the Laboratory keep Scenes away
PEOPLE = "person 0 dustin lab; person 1 mike main; person 2 nancy byers"
THREE = f"seats 3; {QUIET}; {PEOPLE}; active 0; stage act; stack will_castle 5 5"
ALL = (0, 1, 2, None)
FULL = "stack lab_1 1; stack lab_2 1; stack lab_3 1"             # one Scene in Act 1
LOOKER = "option looks_shared looker"


def seen(m: penombra.Match, who: int | None) -> dict[str, Any]:
    """A view, less what it says of the seat itself: its number, and what everybody knows."""
    return {key: value for key, value in m.view(who).items() if key not in ("me", "public")}


def told(m: penombra.Match, who: int | None) -> tuple[Any, ...]:
    """All that one seat is ever shown."""
    return seen(m, who), m.events(who), m.knows(who), m.view(who).get("public")


def same_for_all(m: penombra.Match) -> bool:
    """Do all players, and those who watch, see the same?"""
    shown = [(seen(m, who), m.events(who), m.knows(who)) for who in (None, *range(m.seats))]
    return all(row == shown[0] for row in shown) and m.view(0)["public"] == m.view(0)["memory"]


def alike(a: Table, b: Table, *seats: int | None) -> bool:
    """Can these seats not tell one table from the other?"""
    return all(told(a.m, who) == told(b.m, who) for who in seats)


def knows(m: penombra.Match, who: int | None, slot: str) -> list[tuple[int, str]]:
    """What somebody is certain of about a stack: how many there are at least of which tokens."""
    return [(row["at_least"], " ".join(row["of"])) for row in m.knows(who) if row["zone"] == slot]


def places(m: penombra.Match, who: int | None, slot: str) -> list[str]:
    """From the bottom of a stack: what each token can be, as far as is known."""
    return [" ".join(place) for place in m.view(who)["memory"]["stacks"].get(slot, [])]


# --- What lies open ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-INFO-01", "UD-R-81", "UD-CARD-02")
def test_nothing_is_known_to_one_alone() -> None:
    """Hands and all the rest lie open: all players, and whoever watches, see the same all the time, and talk as they like."""
    for seed in range(3):
        m = penombra.new("upside_down", 3, seed=seed, options={"season": 1 + seed % 2, "characters": ["dustin", "lucas", "mike"]})
        assert same_for_all(m) and [len(hand) for hand in m.view(None)["hand"]] == [5, 5, 5]
        for n in range(60):
            if m.outcome is not None: break
            seat = min(m.waiting)
            m.answer(seat, m.options(seat)[(seed * 7 + n * 3) % len(m.options(seat))])
            assert same_for_all(m)
    t = town(f"{THREE}; hand 0 2 3d; hand 1 1fd 3; hand 2 2")
    assert all(t.m.view(who)["hand"] == [["2", "3d"], ["1fd", "3"], ["2"]] for who in ALL)
    words = {text.split()[0] for _, text in penombra.actions("upside_down", 4)}
    assert not words & {"say", "show", "tell", "announce", "whisper"}


@pytest.mark.rules("UD-INFO-03")
def test_how_high_stacks_are() -> None:
    """Everybody sees how many tokens each stack has, at any time."""
    t = town(f"{THREE}; hand 0 1 2; stack lab_1 1 2 3; stack demogorgon_3 4; stack power_void 1 ^5")
    for who in ALL:
        sizes = {slot: row["size"] for slot, row in t.m.view(who)["stacks"].items() if row["size"]}
        assert sizes == {"will_castle": 2, "lab_1": 3, "demogorgon_3": 1, "power_void": 2}
    lab = town(f"{THREE}; hand 0 1; stack lab_1 1 2 3").say("0 do investigate_lab; 0 skip")
    assert all(lab.m.view(who)["stacks"]["lab_1"] == {"size": 2, "up": None} for who in ALL)


@pytest.mark.rules("UD-INFO-04")
def test_allies_and_items_lie_open() -> None:
    """Allies who wait and Allies and Items that are owned are seen by all, and so are Fear, figures and all discards."""
    t = town(f"{THREE}; hand 0 1 2; hand 1 1; owns 1 camera waffles; ally flo owned 2; ally mr_clarke waits ally_school;"
             "stack ally_school 1 2; discard 3d 3d; foe demogorgon u_lab; seen hunt")
    for who in ALL:
        view = t.m.view(who)
        assert view["item"] == [[], ["camera", "waffles"], []] and view["fear"] == [0, 0, 0]
        assert view["ally"]["flo"] == 2 and view["ally"]["mr_clarke"] == "ally_school" and view["ally"]["karen_wheeler"] == "deck"
        assert view["at"] == ["lab", "main", "byers"] and view["foe"]["demogorgon"] == "u_lab"
        assert view["discard"] == {"3d": 2} and view["seen"] == {"hunt": 1}
        assert sum(view["deck"].values()) == 48 - 3 - 2 and view["deck"]["3d"] == 4              # by counting


# --- What nobody knows ------------------------------------------------------------------------------------

@pytest.mark.rules("UD-INFO-02", "UD-TOK-01", "UD-PROC-01")
def test_tokens_face_down() -> None:
    """Two tables that differ only in tokens face down, and so in the pool, are the same to everybody; tops face up are not."""
    lines = f"{THREE}; hand 0 1 2"
    a, b = town(f"{lines}; stack lab_1 1 5 ^2; stack lab_2 3"), town(f"{lines}; stack lab_1 4 0 ^2; stack lab_2 demogorgon")
    assert alike(a, b, *ALL) and a.m.position() != b.m.position()
    assert knows(a.m, 1, "lab_1") == [(1, "2")] and places(a.m, 1, "lab_1") == ["", "", "2"] and knows(a.m, 1, "lab_2") == []
    assert not alike(a, town(f"{lines}; stack lab_1 1 5 ^3; stack lab_2 3"), 1)
    assert not {"pool", "bag"} & set(a.m.view(0)) and set(a.m.view(0)["stacks"]["lab_1"]) == {"size", "up"}


@pytest.mark.rules("UD-INFO-02")
def test_the_order_of_decks() -> None:
    """Nobody sees what lies where in a deck: whatever comes next, tables look the same until it has come."""
    lines = f"seats 2; person 0 lucas police; person 1 mike main; active 0; stage act; hand 0 1 2; {QUIET}"
    a, b = town(f"{lines}; next card 3; next item camera; next scene hunt"), town(f"{lines}; next card 1d; next ally flo")
    assert alike(a, b, 0, 1, None)
    for m in (a.m, b.m): assert all(isinstance(m.view(0)[pile], dict) for pile in ("deck", "items", "scenes", "discard", "seen"))
    a.say("0 pass").see("event drew card=3")
    b.say("0 pass").see("event drew card=1d")
    assert not alike(a, b, 1)


# --- What was looked at -----------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-82", "UD-TOK-05", "UD-INFO-02")
def test_a_look_is_shared() -> None:
    """By default everybody learns a token that was looked at; it stays where it is, face down."""
    t = town(f"{THREE}; hand 0 1 2; stack lab_1 1 4; stack lab_2 2").say("0 do investigate_lab; 0 peek lab_1")
    for who in ALL:
        assert t.m.events(who)[-1] == {"n": 1, "kind": "looked", "seat": 0, "slot": "lab_1", "many": 1, "tokens": ["4"]}
        assert knows(t.m, who, "lab_1") == [(1, "4")] and places(t.m, who, "lab_1") == ["", "4"]
        assert t.m.view(who)["stacks"]["lab_1"] == {"size": 2, "up": None} and knows(t.m, who, "lab_2") == []
    assert same_for_all(t.m) and t.m.options_used["looks_shared"] == "all"


@pytest.mark.rules("UD-R-82", "UD-R-24", "UD-INFO-02")
def test_a_look_of_one_alone() -> None:
    """With looks_shared = looker only Dustin learns what he looked at; the others see that he looked, and at which stack."""
    lines = f"{THREE}; {LOOKER}; hand 0 1 2; stack lab_2 2"
    t = town(f"{lines}; stack lab_1 1 4").say("0 do investigate_lab; 0 peek lab_1")
    assert t.m.events(0)[-1]["tokens"] == ["4"] and knows(t.m, 0, "lab_1") == [(1, "4")] and places(t.m, 0, "lab_1") == ["", "4"]
    assert t.m.view(0)["public"]["stacks"]["lab_1"] == [[], []] and t.m.view(0)["memory"] != t.m.view(0)["public"]
    for who in (1, 2, None):
        assert t.m.events(who)[-1] == {"n": 1, "kind": "looked", "seat": 0, "slot": "lab_1", "many": 1}
        assert knows(t.m, who, "lab_1") == [] and places(t.m, who, "lab_1") == ["", ""]
    assert all(t.m.view(who)["stacks"]["lab_1"]["up"] is None for who in ALL)
    other = town(f"{lines}; stack lab_1 1 0").say("0 do investigate_lab; 0 peek lab_1")
    assert alike(t, other, 1, 2, None) and not alike(t, other, 0)
    assert t.m.undoable(0) is None                           # what has been seen cannot be taken back


@pytest.mark.rules("UD-R-82", "UD-INFO-02", "UD-STK-02")
def test_what_becomes_of_a_look() -> None:
    """The looker still knows the token when others come to lie on it; once all have seen it, all know the same."""
    t = town(f"seats 3; {LOOKER}; person 0 dustin police; person 1 mike lab; person 2 nancy byers; active 0; stage act;"
             "hand 0 1 2; hand 1 1; hand 2 1; stack lab_1 1 4; stack lab_2 2 2 2; stack lab_3 3 3 ^3; stack will_castle 5 5;"
             "next scene cover_up flickering_lights; next token 0 0 4 1")
    t.say("0 do gather_info; 0 peek lab_1; 0 commit 1; 0 stack lab_2")
    t.see("stack lab_1 1 4 0", "asked 1 spend")
    assert places(t.m, 0, "lab_1") == ["", "4", ""] and places(t.m, 1, "lab_1") == places(t.m, None, "lab_1") == ["", "", ""]
    assert knows(t.m, 0, "lab_1") == [(1, "4")] and knows(t.m, 1, "lab_1") == []
    t.say("1 spend none; 1 stop; 1 do investigate_lab; 1 stack lab_1").see("event failed slot=lab_1 many=2", "stack lab_1 4 1")
    for who in ALL: assert knows(t.m, who, "lab_1") == [(2, "0 1 4")] and places(t.m, who, "lab_1") == ["0 1 4", "0 1 4"]


@pytest.mark.rules("UD-R-82", "UD-HELP-02", "UD-TOK-05")
def test_a_power_that_looks() -> None:
    """What Into the Void looks at is known to all, or with looker to the active player alone; what it turns up all see."""
    lines = f"seats 3; {QUIET}; person 0 lucas lab; person 1 mike main; person 2 nancy byers; active 1; stage act; hand 1 1"
    lines = f"{lines}; stack power_void 0; stack will_castle 5 2; stack lab_1 3 0 4; stack patrols_1 1 ^1; stack lab_2 2"
    script = "1 do help_eleven; 1 stack lab_1; 1 stack patrols_1; 1 done"
    t = town(lines).say(script)
    for who in ALL:
        assert [e["tokens"] for e in t.m.events(who) if e["kind"] == "looked"] == [["3", "0", "4"], ["1", "1"]]
        assert knows(t.m, who, "lab_1") == [(3, "0 3 4")] and places(t.m, who, "lab_1") == ["3", "0", "4"]
    t = town(f"{lines}; {LOOKER}").say(script).see("stack lab_1 3 0 4", "stack will_castle 5 ^2")
    assert knows(t.m, 1, "lab_1") == [(3, "0 3 4")] and places(t.m, 1, "patrols_1") == ["1", "1"]
    for who in (0, 2, None):
        looks = [e for e in t.m.events(who) if e["kind"] == "looked"]
        assert [(e["seat"], e["slot"], e["many"]) for e in looks] == [(1, "lab_1", 3), (1, "patrols_1", 2)]
        assert not any("tokens" in e for e in looks)
        assert knows(t.m, who, "lab_1") == [] and places(t.m, who, "lab_1") == ["", "", ""]
        assert places(t.m, who, "patrols_1") == ["", "1"]
    for who in ALL: assert knows(t.m, who, "will_castle") == [(1, "2")] and knows(t.m, who, "lab_2") == []
    hidden = town(f"{lines.replace('lab_1 3 0 4', 'lab_1 5 1 2')}; {LOOKER}").say(script)
    assert alike(t, hidden, 0, 2, None) and not alike(t, hidden, 1)


# --- What a failure leaves ----------------------------------------------------------------------------------

def after(order: str, stack: str = "1 2 ^4", more: str = "") -> Table:
    """Dustin has failed at a stack, and the tokens have gone and come to lie in this order."""
    t = town(f"{THREE}; hand 0 1 1; stack lab_1 {stack}; next token {order}; {more}")
    t.say("0 do investigate_lab")
    if t.m.asked == {0: "peek"}: t.say("0 skip")
    return t.say("0 commit 1").see("event turned_up slot=lab_1 value=1")


@pytest.mark.rules("UD-R-37", "UD-INFO-05", "UD-R-44", "UD-CON-09")
def test_after_a_failure() -> None:
    """All saw all the faces; one left unseen, even of a top that lay open, and nobody knows which, nor how the others lie."""
    t = after("1 2 4").see("stack lab_1 2 4", "fear 0 6")
    for who in ALL:
        assert [e["tokens"] for e in t.m.events(who) if e["kind"] == "turned_up"] == [["1", "2", "4"]]
        assert knows(t.m, who, "lab_1") == [(2, "1 2 4")] and places(t.m, who, "lab_1") == ["1 2 4", "1 2 4"]
        assert t.m.view(who)["stacks"]["lab_1"] == {"size": 2, "up": None}
        assert [set(e) for e in t.m.events(who) if e["kind"] == "failed"] == [{"n", "kind", "seat", "slot", "many"}]
    for order in ("4 1 2", "4 2 1", "2 4 1"): assert alike(t, after(order), *ALL)
    assert len({after(order).m.position() for order in ("1 2 4", "4 1 2", "4 2 1", "2 4 1")}) == 4


@pytest.mark.rules("UD-R-44", "UD-PROC-07", "UD-CON-08")
def test_which_token_goes() -> None:
    """Everything is turned down and mixed first: each token of the stack is as likely to leave, the one that lay open too."""
    m = town(f"{THREE}; hand 0 1 1; stack lab_1 1 1 ^4").say("0 do investigate_lab").m
    m.answer(0, m.read(0, "commit 1"))
    assert m.asked == {-1: "lose_token"}
    assert {str(o): w for o, w in zip(m.options(-1), m.weights(), strict=True)} == {"token 1": 2, "token 4": 1}
    m.answer(-1, m.read(-1, "token 4"))
    assert m.asked == {-1: "lay_out"} and [str(o) for o in m.options(-1)] == ["token 1"]
    assert knows(m, 1, "lab_1") == [(2, "1 1 4")]


@pytest.mark.rules("UD-R-37", "UD-STK-02")
def test_what_a_failed_stack_gains() -> None:
    """Later tokens are unknown ones on top; of those that were mixed all know as much as before."""
    lines = f"seats 2; active 0; hand 0 1 1; hand 1 1; stage act; person 0 lucas u_school; person 1 mike main; {FULL}"
    t = town(f"{lines}; stack will_school 2 0 ^3; next token 3 0 2 5; next scene out_of_air").say("0 do rescue_will; 0 commit 1")
    t.see("stack will_school 0 2 5")
    for who in (0, 1, None):
        assert places(t.m, who, "will_school") == ["0 2 3", "0 2 3", ""] and knows(t.m, who, "will_school") == [(2, "0 2 3")]


@pytest.mark.rules("UD-TOK-06", "UD-STK-03", "UD-R-58")
def test_a_known_top_stays_known() -> None:
    """A top that lies open stays the top, and known, when unknown tokens come to lie below it, and so does what was looked at."""
    lines = f"seats 2; active 0; stage scenes; {FULL}; hand 1 1; next scene out_of_air; next token 4"
    t = town(f"{lines}; stack will_school 1 ^3").see("stack will_school 4 1 ^3")
    for who in (0, 1, None):
        assert places(t.m, who, "will_school") == ["", "", "3"] and knows(t.m, who, "will_school") == [(1, "3")]
    t = town(f"{lines.replace('hand 1 1', 'hand 0 1; hand 1 1').replace('stage scenes', 'stage act')}; stack will_castle 5 ^2;"
             "person 0 mike main; person 1 lucas byers; stack power_void 0").say("0 do help_eleven; 0 stack will_castle; 0 done")
    t.see("stack will_castle 4 5 ^2")
    assert places(t.m, 1, "will_castle") == ["", "5", "2"] and knows(t.m, 1, "will_castle") == [(2, "2 5")]


@pytest.mark.rules("UD-R-37", "UD-TOK-06")
def test_a_failed_stack_is_seen_again() -> None:
    """A top turned up later is known, and is none of the rest; once all that are left are seen, so is the one that has gone."""
    lines = f"seats 2; {QUIET}; person 0 lucas lab; person 1 hopper police; active 0; stage act; hand 0 1 1; hand 1 1"
    t = town(f"{lines}; stack lab_1 1 2 4; stack will_castle 5 ^5; next token 2 1 4").say("0 do investigate_lab; 0 commit 1")
    t.say("1 spend none; 1 stop; 1 do gather_info").see("stack lab_1 1 ^4")
    for who in (0, 1, None):
        assert places(t.m, who, "lab_1") == ["1 2", "4"] and knows(t.m, who, "lab_1") == [(1, "4"), (1, "1 2")]
    two = town(f"{lines}; stack lab_1 2 4; stack will_castle 5 ^5; next token 4 2").say("0 do investigate_lab; 0 commit 1")
    assert places(two.m, 1, "lab_1") == ["2 4"] and knows(two.m, 1, "lab_1") == [(1, "2 4")]
    two.say("1 spend none; 1 stop; 1 do gather_info").see("stack lab_1 ^2")
    assert places(two.m, 0, "lab_1") == ["2"] and knows(two.m, 0, "lab_1") == [(1, "2")]
    gone = two.m.view(0)["memory"]["tokens"]
    assert sorted(died >= 0 for _, died, face in gone["tokens"] if face == 4) == [True]          # the 4 is in the pool again
    same = town(f"{lines}; stack lab_1 3 3; stack will_castle 5 ^5").say("0 do investigate_lab; 0 commit 1")
    assert places(same.m, 1, "lab_1") == ["3"] and knows(same.m, 1, "lab_1") == [(1, "3")]       # either of them


@pytest.mark.rules("UD-R-37", "UD-CON-03")
def test_two_failures() -> None:
    """A stack that fails twice is seen twice: the second time all see what the first has left."""
    lines = f"seats 2; {QUIET}; person 0 lucas lab; person 1 mike lab; active 0; stage act; hand 0 1 1; hand 1 1 1"
    t = town(f"{lines}; stack lab_1 2 3 4; stack will_castle 5 ^5; next token 2 3 4 3 4").say("0 do investigate_lab; 0 commit 1")
    assert knows(t.m, 1, "lab_1") == [(2, "2 3 4")]
    t.say("1 spend none; 1 stop; 1 do investigate_lab; 1 commit 1").see("stack lab_1 4", "fear 1 6")
    for who in (0, 1, None): assert knows(t.m, who, "lab_1") == [(1, "3 4")] and places(t.m, who, "lab_1") == ["3 4"]


@pytest.mark.rules("UD-INFO-02", "UD-PROC-01", "UD-STK-09")
def test_a_beaten_stack_is_forgotten() -> None:
    """A stack that is beaten goes back to the pool: its faces were seen, and nothing lies there any more."""
    t = town(f"{THREE}; hand 0 3 3; stack lab_1 1 2").say("0 do investigate_lab; 0 peek lab_1; 0 commit 1").see("size lab_1 0")
    for who in ALL:
        assert knows(t.m, who, "lab_1") == [] and places(t.m, who, "lab_1") == []
        rows = t.m.view(who)["memory"]["tokens"]["tokens"]
        assert sorted(face for _, died, face in rows if died >= 0) == [1, 2]
    t.see("pile pool 1 16", "pile pool 2 18")


@pytest.mark.rules("UD-R-37", "UD-INFO-02", "UD-R-82")
def test_without_a_memory_aid() -> None:
    """With memory_aid = false only tops that lie face up are shown; what was seen before is for the players to remember."""
    none = "option memory_aid false"
    t = after("1 2 4", more=none)
    looked = town(f"{THREE}; {none}; hand 0 1 2; stack lab_1 1 4; stack lab_2 2 ^0").say("0 do investigate_lab; 0 peek lab_1")
    for who in ALL:
        assert t.m.knows(who) == looked.m.knows(who) == []
        assert t.m.view(who)["memory"] == looked.m.view(who)["memory"] == {}
        assert t.m.view(who)["stacks"]["lab_1"] == {"size": 2, "up": None}
        assert looked.m.view(who)["stacks"]["lab_2"] == {"size": 2, "up": "0"}
        assert looked.m.view(who)["stacks"]["lab_1"]["up"] is None and looked.m.events(who)[-1]["tokens"] == ["4"]
    assert t.m.view(0)["public"] == {}
    assert penombra.new("upside_down", 2, seed=1, options={"memory_aid": False}).knows(0) == []
    only = town(f"{THREE}; {none}; {LOOKER}; hand 0 1 2; stack lab_1 1 4; stack lab_2 2").say("0 do investigate_lab")
    only.say("0 peek lab_1")
    assert [("tokens" in only.m.events(who)[-1]) for who in ALL] == [True, False, False, False] and only.m.knows(0) == []


@pytest.mark.rules("UD-S1-SETUP-05", "UD-INFO-02")
@pytest.mark.parametrize("share", ["all", "looker"])
def test_demogorgon_tokens_still_unseen(share: str) -> None:
    """As Demogorgon tokens of the first stacks are seen, fewer of them are left unseen there; who has not seen knows no more."""
    options = {"characters": ["dustin", "mike"], "first": 0, "looks_shared": share}
    m = penombra.new("upside_down", 2, options=options, chance="manual")
    while m.asked != {0: "spend"}:
        wanted = [o for o in m.options(-1) if str(o) == "token demogorgon"] if m.asked == {-1: "lay_out"} else []
        m.answer(-1, (wanted or m.options(-1))[0])
    assert m.view(0)["stacks"]["will_byers"] == {"size": 4, "up": None}
    five, four = ([(n, " ".join(["demogorgon"] * n))] for n in (5, 4))
    assert all(knows(m, who, "rescue_will") == five for who in (0, 1, None))
    for said in ("spend 1", "go main", "go police", "do gather_info", "peek will_byers"): m.answer(0, m.read(0, said))
    assert m.asked == {0: "commit"} and m.events(0)[-1]["tokens"] == ["demogorgon"]
    for who in (0, 1, None):
        learns = share == "all" or who == 0
        assert knows(m, who, "rescue_will") == (four if learns else five)
        assert knows(m, who, "will_byers") == ([(1, "demogorgon")] if learns else [])
