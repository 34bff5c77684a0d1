"""The procedures from their first step to their last: the same rules in the order in which they are carried out."""
from __future__ import annotations

from collections import Counter

import pytest

import penombra
from kit import Table, town
from penombra.games.upside_down.actions import DEEDS
from penombra.games.upside_down.verbs import CLOSE_GATE

LAB = "stack lab_1 1; stack lab_2 1; stack lab_3 1"              # one Scene in Act 1
QUIET = "option ignore_limit whole_total"                        # without those stacks: none at all
WILL = "stack will_castle 5 ^5"
TWO = f"seats 2; {QUIET}; person 1 mike byers; active 0; hand 1 1; {WILL}"
SECOND = f"seats 2; option season 2; {QUIET}; person 1 mike byers; active 0; hand 1 1"


def kinds(t: Table) -> list[str]:
    """What has happened, in order."""
    t.scenario.chance()
    return [e["kind"] for e in t.m.events(None)]


def lying(m: penombra.Match, *places: str) -> Counter[str]:
    """What lies in these places of a position; "hand" and "owns" are everybody's, "stack" all of them."""
    found: Counter[str] = Counter()
    for row in m.position().splitlines():
        key, *words = row.split()
        for word in words[1:] if key in ("hand", "owns", "stack") else words:
            name, _, many = word.removeprefix("^").partition("*")
            if key in places: found[name] += int(many or 1)
    return found


# --- Tokens -----------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-01", "UD-R-09", "UD-STK-09")
def test_the_pool() -> None:
    """Each token of the pool is as likely to be drawn; what comes back may be drawn again at once."""
    m = town(f"{TWO}; person 0 nancy castle; foe patrol_1 castle; stack patrols_1 5; stage act; hand 0 3 3; pool 0*2 3").m
    m.answer(0, m.read(0, "commit 1+2"))
    m.answer(0, m.read(0, "place main"))
    assert {str(o): w for o, w in zip(m.options(-1), m.weights(), strict=True)} == {"token 0": 2, "token 3": 1, "token 5": 1}
    m.answer(-1, m.read(-1, "token 5"))
    assert lying(m, "pool") == {"0": 2, "3": 1} and m.view(0)["stacks"]["patrols_1"] == {"size": 1, "up": None}


@pytest.mark.rules("UD-PROC-02", "UD-STK-03", "UD-STK-04", "UD-R-55", "UD-R-59")
@pytest.mark.parametrize(("stack", "pool", "after", "fear"), [
    ("1", "0*8", "1 0", 0), ("^1", "0*8", "0 ^1", 0), ("1 2 ^3", "0", "0 1 2 ^3", 0), ("1 2 3 4", "0*8", "1 2 3 4", 1),
    ("1 2 3 ^4", "", "1 2 3 ^4", 1), ("1 2 3", "", "1 2 3", 0), ("", "0*8", "empty", 0)])
def test_adding_a_token(stack: str, pool: str, after: str, fear: int) -> None:
    """It goes on top, or below a top that lies open, if the pool has one; beyond four everybody gains 1 Fear all the same."""
    lines = f"seats 3; option season 2; active 1; stage scenes; {LAB}; next scene gate_widens; hand 2 1; pool {pool}"
    t = town(f"{lines}; {f'stack gate_1 {stack}' if stack else ''}").see("asked 2 spend", f"stack gate_1 {after}")
    t.see(*(f"fear {s} {fear}" for s in range(3)))


@pytest.mark.rules("UD-PROC-03", "UD-R-59", "UD-R-60")
@pytest.mark.parametrize(("pool", "many"), [("0*8", 2), ("0", 1), ("", 0)])
def test_creating_a_stack(pool: str, many: int) -> None:
    """In an empty slot as many tokens are laid face down as the pool has of those wanted; without any there is no stack."""
    t = town(f"seats 2; active 1; stage scenes; stack lab_1 1 1; stack lab_2 2 2; next scene cover_up; hand 0 1; pool {pool}")
    t.see(f"size lab_3 {many}", "size lab_1 2", "size lab_2 2", "fear 0 0", "fear 1 0", "asked 0 spend")
    assert t.m.view(0)["stacks"]["lab_3"]["up"] is None


@pytest.mark.rules("UD-PROC-04", "UD-R-36", "UD-S1-TOK-01", "UD-S1-TOK-02")
def test_what_a_stack_is_worth() -> None:
    """The sum of its numbers, each Demogorgon token counting the stacks of its group just then, one under attack included."""
    for many, total in ((0, 5), (1, 7), (5, 15), (8, 21)):
        group = "; ".join(f"stack demogorgon_{n} 0" for n in range(1, many + 1))
        t = town(f"{TWO}; person 0 joyce u_school; stage act; hand 0 3; stack will_school 2 3 demogorgon demogorgon; {group}")
        t.say("0 do rescue_will").see(f"event turned_up total={total} value=5")
    t = town(f"{TWO}; person 0 lucas lab; stage act; hand 0 3; foe demogorgon lab; stack demogorgon_1 1 demogorgon;"
             "stack demogorgon_2 2; stack demogorgon_3 3").say("0 stack demogorgon_1").see("event turned_up total=4 value=3")


@pytest.mark.rules("UD-PROC-04", "UD-R-79", "UD-S2-GATE-02")
def test_what_the_gate_is_worth() -> None:
    """Its tokens, one for each token in Vines stacks whatever its face, and one for each Demodog on the board."""
    lines = f"{SECOND}; person 0 joyce gate; stage act; hand 0 1; met 1; stack gate_1 2 2"
    for more, extra in (("", 0), ("stack vines_west 5 4 ^5; stack vines_nest 0", 4),
                        ("foe demodog_1 east; foe demodog_3 nest", 2),
                        ("stack vines_east 3; foe demodog_2 west; foe demodog_4 off", 2)):
        t = town(f"{lines}; {more}").say("0 do close_gate").see(f"event turned_up more={extra} total={4 + extra} value=1")
        t.see(f"fear 0 {3 + extra}", "size gate_1 1")


# --- Fear ---------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-05", "UD-R-28", "UD-FEAR-03")
def test_gaining_fear() -> None:
    """From a Scene a shield is taken off first; on the last space or beyond all have lost, and everything stops."""
    lines = f"active 1; stage scenes; {LAB}; hand 0 1; foe patrol_1 police; next scene hard_questions"
    town(f"seats 2; person 0 hopper police 7; person 1 mike police 7; {lines}").see("fear 0 9", "fear 1 8", "running")
    t = town(f"seats 2; person 0 hopper police 9; person 1 mike police 7; {lines}").see("over UD-END-02", "fear 0 10", "fear 1 8")
    t.see("event scared seat=0 many=1 fear=10", "pile seen 0", "winners nobody")
    town(f"seats 2; person 0 lucas police 7; person 1 mike main; {lines}").see("over UD-END-02", "fear 0 9")
    town(f"seats 2; person 0 joyce police 7; person 1 mike main; {lines}").see("running", "fear 0 9")


# --- Actions ------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-06", "UD-PERF-06")
def test_the_action_value() -> None:
    """Values, Friends in company, the Location, one's own Items, Allies and ability; with an empty hand a Fight has exactly 0."""
    lines = f"{TWO}; person 0 nancy lab; stage act; foe demogorgon lab; stack demogorgon_1 5; owns 0 gasoline revolver"
    town(f"{lines}; hand 0 1f").see("event committed cards=1f value=7")
    town(f"{lines.replace('mike byers', 'mike lab')}; hand 0 1f").see("event committed cards=1f value=8")
    town(lines).see("event committed value=0", "asked 0 where_to")


@pytest.mark.rules("UD-PROC-07", "UD-CON-05", "UD-CON-06", "UD-CON-07", "UD-CON-11")
def test_a_contested_action() -> None:
    """Cards first, then all tokens: enough, and the stack goes; too little against one token, and it goes all the same, the
    Fear following; too little against more, and Fear comes first, then one of them goes unseen."""
    lines = f"{TWO}; person 0 lucas lab 1; stage act; hand 0 1 3"
    t = town(f"{lines}; stack lab_1 1 2").say("0 do investigate_lab").see("asked 0 commit", "no event turned_up")
    t.say("0 commit 2")
    t.see("fear 0 1", "size lab_1 0", "pile pool 1 16", "event beaten short=0", "event turned_up total=3 value=3")
    assert kinds(t)[:4] == ["action", "committed", "turned_up", "beaten"]
    t = town(f"{lines}; stack lab_1 5").say("0 do investigate_lab; 0 commit 2")
    t.see("size lab_1 0", "fear 0 3", "event beaten short=2")
    assert kinds(t)[2:5] == ["turned_up", "beaten", "scared"]
    t = town(f"{lines}; stack lab_1 3 ^2; next token 3 2").say("0 do investigate_lab; 0 commit 2")
    t.see("stack lab_1 2", "fear 0 3")
    assert kinds(t)[2:5] == ["turned_up", "scared", "failed"]
    t.see("pile pool 3 15", "pile pool 2 17", "asked 1 spend")


@pytest.mark.rules("UD-PROC-07", "UD-PROC-13", "UD-R-34", "UD-R-43")
def test_the_last_token_and_the_last_nerve() -> None:
    """Emptying the last goal slot wins before its Fear is taken; with last_stack_tie = loss the Fear comes first."""
    lines = "seats 2; person 0 lucas u_school 7; person 1 mike byers; active 0; stage act; hand 0 2; stack will_school 5"
    town(lines).say("0 do rescue_will").see("over UD-S1-END-01", "winners 0 1", "fear 0 7", "size will_school 0")
    t = town(f"{lines}; option last_stack_tie loss").say("0 do rescue_will").see("over UD-END-02", "winners nobody", "fear 0 9")
    t.see("no event beaten")
    t = town(f"{lines.replace('u_school 7', 'u_school 5')}; option last_stack_tie loss").say("0 do rescue_will")
    t.see("over UD-S1-END-01", "fear 0 8")


@pytest.mark.rules("UD-PROC-08", "UD-MOVE-06", "UD-R-20")
def test_the_move_step() -> None:
    """Cards first, if any; then road by road: a marked one scares, Characters do not block, a Foe, the last point or a word
    ends it."""
    lines = f"{TWO}; person 0 hopper castle 1; hand 0 1 1f 2fd 3; foe demogorgon school; stack demogorgon_1 1 1"
    t = town(lines.replace("mike byers", "mike u_castle"))
    t.say("0 spend 2+3").see("points 5", "danger 1", "pile played = 1f 2fd").say("0 go u_castle").see("points 4", "fear 0 1")
    t.say("0 go u_lab").see("points 3", "fear 0 2", "event scared why=road").say("0 go u_school").see("fear 0 3")
    t.say("0 go school")
    t.see("points 0", "at 0 school", "event action action=fight")
    t = town(lines).say("0 spend none").see("points 2", "pile played 0").say("0 go byers").see("at 0 byers").say("0 go wheeler")
    t.see("points 0", "asked 0 act")
    town(lines).say("0 spend 1; 0 stop").see("at 0 castle", "points 0", "asked 0 act")
    start = town(lines.replace("mike byers", "mike castle")).say("0 spend 2+3").see("points 7")
    assert start.event("set_off")["cards"] == ["1f", "2fd"]


@pytest.mark.rules("UD-PROC-09", "UD-UNC-01", "UD-RECR-05", "UD-POW-04", "UD-STK-01")
def test_what_an_action_needs() -> None:
    """Without an Ally who waits, a Power or a stack there is nothing to aim at, and without Will saved no Gate is closed."""
    lines = f"{TWO}; stage act; hand 0 1 3"
    town(f"{lines}; person 0 lucas school").refused("0 do recruit_ally", "UD-RECR-05").can("0 do get_item")
    town(f"{lines}; person 0 lucas wheeler; stack power_psionic 1").refused("0 do help_eleven", "UD-POW-04").can("0 do get_item")
    town(f"{lines}; person 0 lucas lab").refused("0 do investigate_lab", "UD-STK-01").can("0 do get_item")
    town(f"{lines}; person 0 lucas u_school").see("asked 1 spend", "no event action")        # nothing is left to do there
    gate = f"{SECOND}; person 0 joyce gate; stage act; hand 0 1 3; stack gate_1 1"
    town(f"{gate}; stack will_1 1").see("asked 1 spend", "no event action")
    town(f"{gate}; met 1").can("0 do close_gate").say("0 do close_gate; 0 commit 1").see("over UD-S2-END-01", "winners 0 1")
    assert DEEDS[CLOSE_GATE].objection(town(f"{gate}; stack will_1 1").m._g, 0) == "UD-R-77"


@pytest.mark.rules("UD-PROC-09", "UD-CALM-01", "UD-GETI-01", "UD-GATH-01")
@pytest.mark.parametrize(("at", "script", "facts"), [
    ("castle 5", "do calm_down; commit 2", ["fear 0 2", "no event turned_up"]),
    ("castle 2", "do calm_down; commit 1+2", ["fear 0 0"]),
    ("castle", "do get_item; commit 2; keep camera", ["owns 0 camera", "events drew_item 3", "pile items 14"]),
    ("police", "do gather_info; commit 1; stack lab_1", ["stack lab_1 1 ^1", "stack patrols_1 2", "fear 0 0"]),
    ("school", "do recruit_ally; commit 2", ["ally flo owned 0", "ally officer_powell waits ally_school", "size ally_school 3",
                                             "event ally_waits ally=officer_powell"]),
    ("wheeler 4", "do help_eleven; commit 1", ["fear 0 2", "size power_promise 0", "event power power=promise"]),
    ("lab", "do investigate_lab; commit 2", ["size lab_1 0", "fear 0 0"]),
    ("u_school", "do rescue_will; commit 2", ["size will_school 0", "running"]),
])
def test_each_action_of_season_1(at: str, script: str, facts: list[str]) -> None:
    """Every action does what it says, once; then the hand is refilled and the next one has a turn."""
    t = town(f"{TWO}; person 0 lucas {at}; stage act; hand 0 1 3; next item gasoline camera waffles; ally flo waits ally_school;"
             "next ally officer_powell; stack ally_school 1 ^1; stack power_promise 1; stack lab_1 1 1; stack will_school 0 ^2;"
             "stack patrols_1 2")
    t.say("; ".join(f"0 {line.strip()}" for line in script.split(";"))).see(*facts, "asked 1 spend", "events action 1", "turn 2")


@pytest.mark.rules("UD-PROC-09", "UD-S1-DEMO-02", "UD-S1-DEMO-04", "UD-S1-PATR-02", "UD-S2-DOG-02")
def test_each_fight() -> None:
    """The Demogorgon goes one road, without stacks as many as the value; a Patrol anywhere, its stack anew; a Demodog leaves."""
    lines = f"{TWO}; person 0 lucas school; stage act; hand 0 2 3"
    t = town(f"{lines}; foe demogorgon school; stack demogorgon_1 1; stack demogorgon_2 2")
    t.say("0 stack demogorgon_2; 0 commit 1")
    t.see("options 0 place main, place u_school, place wheeler", "size demogorgon_2 0", "size demogorgon_1 1").say("0 place main")
    t.see("foe demogorgon main", "asked 1 spend")
    t = town(f"{lines}; foe demogorgon school").say("0 commit 1").see("no event turned_up", "value 2", "asked 0 where_to")
    assert sorted(t.options(0)) == [f"place {at}" for at in ("byers", "main", "police", "school", "u_byers", "u_lab", "wheeler")]
    t = town(f"{lines}; option demogorgon_long_move up_to; foe demogorgon school").say("0 commit 1").can("0 place u_school")
    t = town(f"{lines}; foe patrol_1 school; stack patrols_1 1 1").say("0 commit 1").see("asked 0 where_to")
    assert len(t.options(0)) == 12
    t.say("0 place u_byers").see("foe patrol_1 u_byers", "size patrols_1 4", "asked 1 spend")
    dogs = f"{SECOND}; person 0 lucas nest; stage act; hand 0 2 3; foe demodog_1 nest; foe demodog_2 east; stack will_1 5"
    t = town(f"{dogs}; stack demodogs_1 1; stack demodogs_2 2 2").say("0 stack demodogs_1; 0 commit 1")
    t.see("foe demodog_1 off", "foe demodog_2 east", "size demodogs_1 0", "size demodogs_2 2", "asked 1 spend")


@pytest.mark.rules("UD-PROC-09", "UD-S2-VINE-02", "UD-S2-RESC-02", "UD-S2-END-01")
def test_each_goal_of_season_2() -> None:
    """Vines go, and no more; the last stack at the Cabin saves Will; then closing The Gate wins."""
    lines = f"{SECOND}; stage act; hand 0 1 3"
    t = town(f"{lines}; person 0 lucas west; stack vines_west 1 1; stack vines_nest 1; stack will_1 5").say("0 do remove_vines")
    t.say("0 commit 2").see("size vines_west 0", "size vines_nest 1", "asked 1 spend", "met 0", "fear 0 0")
    t = town(f"{lines}; person 0 lucas cabin; stack will_2 1; stack gate_1 1 1").say("0 do rescue_will; 0 commit 1")
    t.see("met 1", "event goal group=rescue_will", "running", "asked 1 spend")
    t = town(f"{lines}; person 0 lucas cabin; stack will_2 1; stack will_3 1; stack gate_1 1")
    t.say("0 do rescue_will; 0 stack will_2")
    t.say("0 commit 1").see("met 0", "size will_3 1", "running")


# --- Refill and Scenes ----------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-10", "UD-R-61", "UD-REFILL-07")
def test_refilling() -> None:
    """Card by card up to five; with the deck out: on Act 1 or 2 a new deck, Eleven moves on and drawing too, on Act 3 the end."""
    lines = f"{TWO}; person 0 lucas police; stage refill; hand 0 1 1; deck 2*2; discard 3*2; played 1d; danger 1"
    for act in (1, 2):
        t = town(f"{lines}; act {act}; next card 2 2 3")
        t.see(f"act {act + 1}", "hand 0 1 1 2 2 3", "pile deck = 1d 3", "pile discard 0")
        assert kinds(t)[:4] == ["drew", "drew", "reshuffled", "drew"]
        t.see(f"event scenes_due act={act + 1} danger=1")
    t = town(f"{lines}; act 3").see("over UD-END-03", "no event scenes_due", "hand 0 1 1 2 2")
    town(f"{lines.replace('2*2', '2*3')}; act 3").see("running", "hand 0 1 1 2 2 2", "asked 1 spend")


@pytest.mark.rules("UD-PROC-11", "UD-REV-05", "UD-REV-08")
def test_revealing_scenes() -> None:
    """The number first; then one Scene after the other, each carried out and discarded; then the played cards go, and the
    next one is on."""
    lines = "seats 3; person 0 lucas police; person 1 mike byers; person 2 hopper lab; active 2; stage scenes; hand 0 1; act 2"
    lines = f"{lines}; stack lab_1 1; stack lab_2 1; played 1d 2d 3d; danger 3; ally officer_powell owned 2"
    t = town(f"{lines}; next scene flickering_lights toxic_air split_up").see("event scenes_due act=2 danger=3 ignored=2 many=3")
    t.see("events scene 3", "fear 2 2", "fear 0 1", "fear 1 1", "pile seen = flickering_lights split_up toxic_air")
    t.see("pile played 0")
    t.see("pile discard = 1d 2d 3d", "active 0", "danger 0")
    t = town(f"{lines}; next scene flickering_lights end_of_day")
    t.see("events scene 2", "pile seen 0", "pile scenes 25", "active 0")
    t.see("pile discard = 1d 2d 3d")
    t = town(f"{lines.replace('danger 3', 'danger 0')}; {QUIET}").see("event scenes_due many=0", "no event scene", "active 0")


@pytest.mark.rules("UD-PROC-12", "UD-R-70", "UD-R-71")
def test_a_scene_moves_a_foe() -> None:
    """Its target is found as it sets off: the nearest, the most scared, a place; then a shortest way, and it stops there."""
    lines = f"seats 2; active 1; stage scenes; {LAB}; hand 0 1"
    t = town(f"{lines}; person 0 lucas school 1; person 1 mike castle 7; foe demogorgon wheeler; next scene hunt")
    t.see("foe demogorgon school", "event foe_moved path=wheeler,school")
    t = town(f"{lines}; person 0 lucas school 1; person 1 mike castle 7; foe demogorgon wheeler; next scene scent_of_blood")
    t.see("foe demogorgon castle", "event foe_moved path=wheeler,byers,castle", "fear 1 8")
    t = town(f"{lines}; person 0 lucas school; person 1 mike castle; foe patrol_1 u_byers; next scene roadblock")
    t.see("foe patrol_1 main", "event foe_moved path=u_byers,u_school,school,main", "fear 0 0")


# --- The end ----------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-13", "UD-END-05", "UD-END-02", "UD-R-35")
def test_when_the_end_is_looked_for() -> None:
    """After each gain of Fear, each goal stack that goes and at each reshuffle: the first end is the end, nothing follows."""
    t = town("seats 2; person 0 lucas u_school; person 1 mike byers; active 0; stage act; hand 0 3; stack will_school 1;"
             f"act 3; deck 1; {LAB}").say("0 do rescue_will")
    t.see("over UD-S1-END-01", "no event drew", "no event scenes_due", "winners 0 1")
    t = town(f"seats 2; person 0 lucas lab 8; person 1 mike byers; active 0; stage act; hand 0 1; stack lab_1 2 1; {WILL}")
    t.say("0 do investigate_lab").see("over UD-END-02", "no event failed", "no event drew", "size lab_1 2")
    t = town(f"seats 2; person 0 lucas police 8; person 1 mike byers; active 0; stage refill; act 3; deck 1; hand 0 1; {LAB};"
             "next scene flickering_lights").see("over UD-END-03", "fear 0 8")
    assert t.m.outcome is not None and t.m.options(0) == t.m.options(1) == [] and t.m.waiting == frozenset()


# --- What always holds --------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-PROC-14", "UD-COMP-07", "UD-COMP-08", "UD-COMP-09", "UD-S2-TOK-01")
@pytest.mark.parametrize("season", [1, 2])
def test_nothing_is_lost(season: int, fresh_seed: int) -> None:
    """In any game there are 48 Action cards, 15 Items, all the tokens; stacks of 1 to 4; as many Demodogs as stacks of theirs."""
    for n in range(3):
        m = penombra.new("upside_down", 2 + n, seed=fresh_seed + n, options={"season": season, "fear_track_shift": 2})
        for k in range(120):
            if m.outcome is not None: break
            seat = min(m.waiting)
            m.answer(seat, m.options(seat)[(fresh_seed + 31 * k) % len(m.options(seat))])
            assert lying(m, "hand", "deck", "discard", "played").total() == 48
            assert lying(m, "owns", "items", "drawn").total() == 15
            tokens = lying(m, "stack", "pool", "bag")
            assert tokens.total() == {1: 77, 2: 72}[season] and tokens["demogorgon"] == (5 if season == 1 else 0)
            view = m.view(None)
            assert all(0 <= row["size"] <= 4 for row in view["stacks"].values())
            assert all(len(items) <= 2 for items in view["item"])
            if view["ask"] == "spend": assert sum(view["items"].values()) >= 7 and not view["drawn"]
            dogs = sum(at not in (None, "gone") for name, at in view["foe"].items() if name.startswith("demodog"))
            stacks = sum(row["size"] > 0 for s, row in view["stacks"].items() if s.startswith("demodogs"))
            if season == 2 and view["ask"] != "stack_too": assert dogs == stacks
            assert sum(e["kind"] == "reshuffled" for e in m.events(None)) == view["act"] - 1 <= 2
