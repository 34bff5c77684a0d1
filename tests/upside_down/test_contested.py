"""Contested actions: what they have in common, and the five that are neither Fights nor the Gate."""
from __future__ import annotations

import pytest

from kit import Table, town
from penombra.core.line import CHANCE
from penombra.games.upside_down.actions import DEEDS
from penombra.games.upside_down.verbs import ACTION_NAMES

QUIET = "option ignore_limit whole_total"                        # three empty slots of the Laboratory keep Scenes away
CALM = f"seats 2; {QUIET}; stage act"
CALM_2 = f"seats 2; option season 2; {QUIET}; stage act"
LEFT = "stack will_castle 5 5"                                   # as long as this is there nobody has won
LEFT_2 = "stack will_3 5 5"
FLO = "ally flo waits ally_school; ally karen_wheeler waits ally_byers"

# Each contested action: who stands where, what is there, which stack it is aimed at, and what is said.
WAYS = {
    "recruit_ally": (CALM, f"person 0 lucas school; {LEFT}; {FLO}", "ally_school", "0 do recruit_ally"),
    "help_eleven": (CALM, f"person 0 lucas wheeler; {LEFT}", "power_promise", "0 do help_eleven"),
    "investigate_lab": (CALM, f"person 0 lucas lab; {LEFT}", "lab_2", "0 do investigate_lab"),
    "rescue_will": (CALM, f"person 0 lucas u_school; {LEFT}", "will_school", "0 do rescue_will"),
    "fight": (CALM, f"person 0 lucas school; foe demogorgon school; {LEFT}", "demogorgon_5", ""),
    "fight a Patrol": (CALM, f"person 0 lucas school; foe patrol_2 school; {LEFT}", "patrols_1", ""),
    "fight a Demodog": (CALM_2, f"person 0 lucas school; foe demodog_3 school; {LEFT_2}", "demodogs_4", ""),
    "remove_vines": (CALM_2, f"person 0 lucas nest; {LEFT_2}", "vines_nest", "0 do remove_vines"),
    "close_gate": (CALM_2, "person 0 lucas gate; met 1", "gate_1", "0 do close_gate")}
each_way = pytest.mark.parametrize("way", WAYS)


def tried(way: str, hand: str, tokens: str, *more: str) -> Table:
    """An action named, its cards not yet played; where only one card is there it is."""
    head, lines, slot, said = WAYS[way]
    t = town("; ".join([head, lines, f"hand 0 {hand}", f"stack {slot} {tokens}", *more]))
    return t.say(said) if said else t


def slot_of(way: str) -> str: return WAYS[way][2]


def order(t: Table, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    t.scenario.chance()
    return [e["kind"] for e in t.m.events(None) if e["kind"] in wanted]


def offered(season: int, place: str, character: str) -> set[str]:
    """The actions that somebody has to choose from in a Location, where every slot has a stack and Will is saved."""
    slots = town(f"seats 2; option season {season}").m.view(None)["stacks"]
    rows = [f"stack {slot} {n % 2 + 1}" for n, slot in enumerate(slots)]
    allies = ("flo", "karen_wheeler") if season == 1 else ("bob_newby", "max_mayfield")
    rows += [f"ally {ally} waits {slot}" for ally, slot in zip(allies, ("ally_school", "ally_byers"), strict=True)]
    t = town(f"seats 2; option season {season}; met {season - 1}; person 0 {character} {place}; hand 0 1 2; stage act; "
             + "; ".join(rows))
    return {said.removeprefix("do ") for said in t.see("asked 0 act").options(0)} - {"pass"}


def places(season: int, action: str, character: str = "lucas") -> set[str]:
    """All Locations that offer an action."""
    board = town(f"seats 2; option season {season}").m.view(None)["house"]["places"]
    return {place for place in board if action in offered(season, place, character)}


# --- What all of them have in common ----------------------------------------------------------------------

@pytest.mark.rules("UD-CON-01")
def test_seven_actions_are_contested() -> None:
    """Recruit Ally, Help Eleven, Investigate the Lab, Rescue Will, Fight, Remove Vines and Close Gate can fail; no other can."""
    assert {name for name, deed in zip(ACTION_NAMES, DEEDS, strict=True) if deed.contested} == \
        {way for way in WAYS if " " not in way}
    assert len(ACTION_NAMES) == 10
    for name, place in (("calm_down", "scrap"), ("get_item", "school"), ("gather_info", "police")):
        t = town(f"{CALM}; person 0 nancy {place} 3; hand 0 1; {LEFT}; stack lab_1 5 5; next item camera camera camera")
        t.say(f"0 do {name}").see(f"event action action={name}", "no event turned_up", "no event failed", "no event scared")


@pytest.mark.rules("UD-CON-01")
@each_way
def test_a_contested_action_can_fail(way: str) -> None:
    """With too small a value each of the seven fails: Fear, and the stack is one token smaller."""
    t = tried(way, "2", "1 2 3").see(f"event failed slot={slot_of(way)} many=2", f"size {slot_of(way)} 2")
    t.see(f"event turned_up slot={slot_of(way)} total=6 value=2", "fear 0 4", "no event beaten", "running")


@pytest.mark.rules("UD-CON-02", "UD-CON-04")
@each_way
def test_cards_come_before_tokens(way: str) -> None:
    """While cards are chosen no token has been turned up; once they are, the value is fixed and nobody is asked for more."""
    t = tried(way, "1 1 2", "1 2 3").see("asked 0 commit", "no event turned_up", "size " + slot_of(way) + " 3")
    assert t.m.view(0)["stacks"][slot_of(way)] == {"size": 3, "up": None} and not t.m.knows(0)
    t.say("0 commit 3").see("events committed 1", "event committed value=2", "event turned_up value=2", "fear 0 4")
    assert order(t, "committed", "turned_up", "failed") == ["committed", "turned_up", "failed"]
    assert t.m.asked != {0: "commit"}


@pytest.mark.rules("UD-CON-03")
def test_all_tokens_are_turned_up_and_added() -> None:
    """Everybody sees every token of the stack, and what counts is their sum."""
    for tokens, total in (("5", 5), ("0 ^3", 3), ("4 0 2", 6), ("1 2 3 ^4", 10)):
        t = tried("rescue_will", "3", tokens)
        for seat in (0, 1):
            t.see(f"seen {seat} turned_up slot=will_school total={total} tokens=" + tokens.replace(" ", ",").replace("^", ""))
    tried("rescue_will", "3", "1 2 3", "stack demogorgon_1 4 4 4 4", "stack will_byers 4").see("event turned_up total=6")


@pytest.mark.rules("UD-CON-05", "UD-CON-06")
@each_way
@pytest.mark.parametrize("tokens, well", [("0 1 1", True), ("0 1 2", True), ("0 2 2", False)])
def test_as_much_is_enough(way: str, tokens: str, well: bool) -> None:
    """More than the stack, or as much, succeeds without Fear; one less fails."""
    t = tried(way, "3", tokens, "next token 0 2 2").see("event turned_up value=3")
    if not well: t.see("event failed", "fear 0 1", "no event beaten", f"size {slot_of(way)} 2")
    else: t.see("event beaten short=0", "no event failed", "no event scared", "fear 0 0")


@pytest.mark.rules("UD-CON-06", "UD-STK-08")
def test_a_beaten_stack_goes_back_and_the_action_is_resolved() -> None:
    """All its tokens are in the pool again, and only then the action does what it does."""
    t = tried("help_eleven", "3", "0 1 2", "person 1 mike school 4")
    t.see("stack power_promise empty", "pile pool 75", "pile pool 2 18")
    assert order(t, "turned_up", "beaten", "power", "calmed") == ["turned_up", "beaten", "power", "calmed", "calmed"]
    t.see("fear 1 2")


@pytest.mark.rules("UD-CON-07", "UD-CON-08")
def test_a_failure_scares_first_and_then_takes_a_token() -> None:
    """What was missing is Fear; after that one token goes and the others lie there again."""
    t = tried("rescue_will", "1", "2 3 4", "next token 3 4 2").see("fear 0 8", "stack will_school 4 2", "pile pool 3 15")
    assert order(t, "turned_up", "scared", "failed") == ["turned_up", "scared", "failed"]
    t.see("event scared seat=0 many=8 fear=8 why=failure")


@pytest.mark.rules("UD-CON-08", "UD-R-44")
def test_which_token_goes_is_luck_and_nobody_sees_it() -> None:
    """Each token of the stack is as likely to go, the one that lay open too; no event says which, and the pool is not shown."""
    t = town(f"{CALM}; person 0 lucas u_school; hand 0 1; {LEFT}; stack will_school 2 2 1 ^3")
    t.scenario.step(0, ["0", "do", "rescue_will"])
    assert t.m.asked == {CHANCE: "lose_token"}
    assert dict(zip(map(str, t.m.options(CHANCE)), t.m.weights(), strict=True)) == {"token 1": 1, "token 2": 2, "token 3": 1}
    twins = []
    for gone, stay in (("2", "1 2 3"), ("3", "1 2 2")):
        t = tried("rescue_will", "1", "2 2 1 ^3", f"next token {gone} {stay}").see(f"stack will_school {stay}")
        twins.append([(t.m.view(s), t.m.events(s), t.m.knows(s)) for s in (0, 1, None)])
    assert twins[0] == twins[1]


@pytest.mark.rules("UD-CON-09", "UD-R-37")
def test_what_is_left_lies_face_down_in_an_unknown_order() -> None:
    """An open top is hidden again and any order is possible; everybody still knows the tokens of which one has gone."""
    for rest in ("1 2 3", "3 2 1", "2 3 1"):
        t = tried("rescue_will", "1", "0 1 2 ^3", f"next token 0 {rest}").see(f"stack will_school {rest}")
        assert t.m.view(0)["stacks"]["will_school"] == {"size": 3, "up": None}
        for seat in (0, 1): t.see(f"knows {seat} will_school 3 of 0 1 2 3")
    t = tried("rescue_will", "1", "0 1 2 ^3", "option memory_aid false", "next token 0 1 2 3")
    assert not t.see("stack will_school 1 2 3").m.knows(0)


@pytest.mark.rules("UD-CON-10")
def test_only_who_acts_is_scared_by_a_failure() -> None:
    """Others gain nothing, not even those who stand there and helped with friends; nor does Hopper shield."""
    t = tried("rescue_will", "1f", "5 5", "person 1 hopper u_school").see("event turned_up value=2", "fear 0 8", "fear 1 0")
    t.see("events scared 1", "event scared seat=0 many=8")


@pytest.mark.rules("UD-CON-11", "UD-R-33", "UD-R-43")
@each_way
def test_a_single_token_is_always_beaten(way: str) -> None:
    """Whatever its value, in every group: a last token goes, the action succeeds, and only then what was missing is Fear."""
    t = tried(way, "1", "5").see(f"event beaten slot={slot_of(way)} short=4", "no event failed")
    t.see("event turned_up total=5 value=1")
    if way == "close_gate":
        t.see("over UD-S2-END-01", "fear 0 0")
        return
    if t.m.asked.get(0) == "where_to": t.see("no event scared").say("0 place main")
    t.see("event scared seat=0 many=4 why=failure", "fear 0 4")
    assert order(t, "beaten", "scared")[:2] == ["beaten", "scared"]
    if way not in ("recruit_ally", "fight a Patrol"): t.see(f"stack {slot_of(way)} empty")       # there is a new one


@pytest.mark.rules("UD-CON-11", "UD-R-34")
def test_a_last_token_scares_when_all_is_resolved() -> None:
    """The token goes, the Ally comes along, the goals are looked at, and then there is Fear, which may still lose the game."""
    t = tried("recruit_ally", "1", "5", "person 1 mike main", "next token 2 2")
    assert order(t, "beaten", "recruited", "ally_waits", "scared") == ["beaten", "recruited", "ally_waits", "scared"]
    t = town(f"{CALM}; person 0 lucas school 5; hand 0 1; {LEFT}; {FLO}; stack ally_school 5").say("0 do recruit_ally")
    t.see("ally flo owned 0", "over UD-END-02", "fear 0 9", "winners nobody")
    t = town(f"{CALM}; person 0 lucas wheeler 6; hand 0 1; {LEFT}; stack power_promise 5").say("0 do help_eleven")
    t.see("running", "fear 0 8")                                 # 6, less 2 by the Promise, and 4


@pytest.mark.rules("UD-R-34")
@pytest.mark.parametrize("option, reason, fear", [("win", "UD-S1-END-01", 7), ("loss", "UD-END-02", 9)])
def test_last_stack_and_last_nerve(option: str, reason: str, fear: int) -> None:
    """The stack that wins is beaten before its Fear counts; with last_stack_tie = loss the Fear comes first."""
    t = town(f"{CALM}; option last_stack_tie {option}; person 0 lucas u_school 7; hand 0 3; stack will_school 5")
    t.say("0 do rescue_will").see(f"over {reason}", f"fear 0 {fear}")
    t = town(f"{CALM}; option last_stack_tie {option}; person 0 lucas u_school 2; hand 0 3; stack will_school 5; {LEFT}")
    t.say("0 do rescue_will").see("running", "fear 0 4", "stack will_school empty")
    assert order(t, "beaten", "scared") == (["beaten", "scared"] if option == "win" else ["scared", "beaten"])


@pytest.mark.rules("UD-CON-12", "UD-R-35")
def test_a_failure_can_lose_the_game_at_once() -> None:
    """Too much Fear ends it before the stack is mixed, before the refill and before any Scene."""
    t = town(f"seats 2; stage act; act 3; person 0 lucas u_school 6; hand 0 1; deck 1; {LEFT}; stack will_school 2 2")
    t.say("0 do rescue_will").see("over UD-END-02", "fear 0 9", "size will_school 2", "winners nobody")
    t.see("no event failed", "no event drew", "no event scene")
    t = town(f"seats 2; stage act; act 3; person 0 lucas u_school 5; hand 0 1; deck 1; {LEFT}; stack will_school 2 2")
    t.say("0 do rescue_will").see("over UD-END-03", "fear 0 8", "event failed", "no event scene")


# --- Recruit Ally -----------------------------------------------------------------------------------------

@pytest.mark.rules("UD-RECR-01", "UD-R-80")
def test_allies_are_recruited_in_two_places() -> None:
    """Recruit Ally is offered at the School and at Byers House of Hawkins, in both Seasons, and nowhere else."""
    for season in (1, 2): assert places(season, "recruit_ally") == {"school", "byers"}


@pytest.mark.rules("UD-RECR-02")
def test_a_recruited_ally_helps_from_this_very_turn() -> None:
    """It is the Ally of this Location, lies open before the one who recruited, and already counts when Scenes are revealed."""
    lines = "ally officer_powell waits ally_school; ally flo waits ally_byers; stack ally_school 2; stack ally_byers 1 1"
    labs = "stack lab_1 1; stack lab_2 1; stack lab_3 1"
    t = town(f"seats 2; stage act; person 0 lucas school; hand 0 2d; {lines}; {labs}; {LEFT}; next scene roadblock")
    t.say("0 do recruit_ally").see("ally officer_powell owned 0", "ally flo waits ally_byers", "events scene 1")
    t.see("event scenes_due seat=0 danger=1 ignored=1 many=1", "seen 1 recruited seat=0 ally=officer_powell")
    assert t.m.view(1)["ally"]["officer_powell"] == 0


@pytest.mark.rules("UD-RECR-03", "UD-RECR-04", "UD-R-40")
def test_another_ally_waits_with_a_hidden_stack() -> None:
    """The next of the deck comes at once, with as many tokens as it asks for, all of them face down."""
    for ally, many in (("barb_holland", 2), ("officer_powell", 3), ("steve_harrington", 4)):
        t = tried("recruit_ally", "3", "1 ^2", f"next ally {ally}", "next token 5 4 3 2").see(f"ally {ally} waits ally_school")
        t.see(f"size ally_school {many}", "stack ally_school " + " ".join("5432"[:many]), "no event revealed")
        assert t.m.view(0)["stacks"]["ally_school"]["up"] is None


@pytest.mark.rules("UD-RECR-05", "UD-R-41")
def test_without_allies_the_place_recruits_nobody() -> None:
    """Where the deck is empty nobody follows, and the Location has only its other action."""
    gone = "; ".join(f"ally {a} removed" for a in ("barb_holland", "officer_powell", "officer_callahan", "jonathan_byers",
                                                    "steve_harrington", "mr_clarke"))
    t = tried("recruit_ally", "3", "1 ^2", gone, "person 1 nancy school", "hand 1 1 1").see("ally flo owned 0")
    t.see("stack ally_school empty", "no event ally_waits").say("1 spend none; 1 stop")
    t.see("options 1 do get_item, pass").refused("1 do recruit_ally", "UD-RECR-05")
    t = town(f"{CALM}; person 0 lucas byers; hand 0 1 1; {gone}; {LEFT}; ally flo owned 1; ally karen_wheeler waits ally_byers;"
             "stack ally_byers 1").can("0 do recruit_ally")


@pytest.mark.rules("UD-R-42")
def test_a_scene_can_take_an_ally_away_for_good() -> None:
    """One who waits goes with its stack, and another comes, unseen tokens below; if none waits, one who was recruited goes."""
    lines = "seats 2; stage scenes; person 1 mike wheeler; hand 1 1d; stack lab_1 1; stack lab_2 1; stack lab_3 1"
    t = town(f"{lines}; {FLO}; ally officer_powell owned 1; stack ally_school 3 ^2; stack ally_byers 1; next scene gone;"
             "next ally mr_clarke; next token 5 4").see("options 0 dismiss flo, dismiss karen_wheeler").say("0 dismiss flo")
    t.see("ally flo removed", "ally mr_clarke waits ally_school", "stack ally_school 5 4", "stack ally_byers 1", "pile pool 71")
    owned = "ally officer_powell owned 0; ally jonathan_byers owned 1"
    t = town(f"{lines}; {owned}; danger 2; next scene gone flickering_lights roadblock hunt; next card 1d 2d 3d")
    t.see("options 0 dismiss jonathan_byers, dismiss officer_powell").say("0 dismiss officer_powell")
    t.see("ally officer_powell removed", "ally jonathan_byers owned 1", "event scenes_due ignored=1 many=2", "events scene 2")


@pytest.mark.rules("UD-RECR-06")
def test_a_failure_leaves_the_ally_where_it_is() -> None:
    """The Ally waits on, behind one token fewer."""
    t = tried("recruit_ally", "1", "2 2").see("event failed", "no event recruited")
    t.see("ally flo waits ally_school", "size ally_school 1")


# --- Help Eleven ------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-HELP-01", "UD-POW-04")
def test_a_power_of_this_place_is_chosen() -> None:
    """One of the Powers with a stack in one's own Location, and that stack has to be beaten."""
    lines = f"{CALM}; {LEFT}; stack power_void 2; stack power_promise 1 1; stack power_throw 5 5; hand 0 1 3"
    t = town(f"{lines}; person 0 nancy wheeler").say("0 do help_eleven").see("options 0 stack power_promise, stack power_void")
    t.say("0 stack power_promise; 0 commit 2").see("event power power=promise", "stack power_promise empty", "size power_void 1")
    t = town(f"{lines}; person 0 nancy u_lab").say("0 do help_eleven; 0 commit 2")        # only one is there
    t.see("event failed slot=power_throw", "no event power", "size power_throw 1")
    town(f"{CALM}; {LEFT}; person 0 nancy wheeler; hand 0 1 3; stack power_throw 1").refused("0 do help_eleven", "UD-POW-04")


@pytest.mark.rules("UD-HELP-02", "UD-POW-02")
def test_a_power_works_at_once_and_once() -> None:
    """It takes effect before the refill and cannot be used again."""
    t = tried("help_eleven", "3", "3", "person 1 nancy wheeler 3", "hand 1 3").see("event power power=promise", "fear 1 1")
    assert order(t, "power", "calmed", "drew")[:3] == ["power", "calmed", "calmed"]
    t.say("1 spend none; 1 stop").refused("1 do help_eleven", "UD-POW-04").see("events power 1")


@pytest.mark.rules("UD-HELP-03", "UD-S1-HELP-01")
def test_eleven_is_helped_at_wheeler_house() -> None:
    """In both Seasons at Wheeler House; in Season 1 in the Laboratory of the Upside Down, too. Only Mike can do it elsewhere."""
    assert places(1, "help_eleven") == {"wheeler", "u_lab"}
    assert places(2, "help_eleven") == {"wheeler"}
    assert len(places(2, "help_eleven", "mike")) == 12


@pytest.mark.rules("UD-R-38")
def test_a_power_without_any_target_is_spent() -> None:
    """It may be attacked all the same, does what it can, and is gone."""
    t = town(f"{CALM}; {LEFT}; person 0 lucas u_lab; hand 0 3; stack power_psionic 1 2; foe patrol_1 gone; foe patrol_2 gone")
    t.say("0 do help_eleven").see("event power power=psionic", "stack power_psionic empty", "no event foe_left", "active 1")
    t = town(f"{CALM}; {LEFT}; person 0 lucas u_lab; hand 0 3; stack power_throw 3; foe demogorgon u_castle")
    t.say("0 do help_eleven").cannot("0 place u_castle")         # the half that is possible
    t.say("0 place main").see("foe demogorgon main", "no event stack_gone")


@pytest.mark.rules("UD-S1-HELP-02", "UD-R-51")
def test_psionic_blast_takes_a_patrol_for_good() -> None:
    """One Patrol of one's choice leaves the board; when both have gone their stack still lies there, without use."""
    lines = f"{CALM}; {LEFT}; person 0 nancy u_lab; person 1 hopper police; hand 0 3; hand 1 1 1;"\
            "stack power_psionic 1 2; stack patrols_1 4 3"
    t = town(f"{lines}; foe patrol_1 main; foe patrol_2 school").say("0 do help_eleven; 0 figure patrol_2")
    t.see("foe patrol_2 gone", "foe patrol_1 main", "event foe_left figure=patrol_2 why=power forever=yes", "size patrols_1 2")
    t = town(f"{lines}; foe patrol_1 main; foe patrol_2 gone").say("0 do help_eleven")
    t.see("foe patrol_1 gone", "stack patrols_1 4 3")
    t.say("1 spend none; 1 stop; 1 do gather_info; 1 commit 1+2").see("stack patrols_1 4 ^3")


# --- Investigate the Lab ----------------------------------------------------------------------------------

@pytest.mark.rules("UD-LAB-01")
def test_one_stack_of_the_laboratory_is_chosen() -> None:
    """At Hawkins Laboratory, and only there, any one of its stacks is attacked."""
    assert places(1, "investigate_lab") == places(2, "investigate_lab") == {"lab"}
    t = town(f"{CALM}; person 0 lucas lab; hand 0 3; {LEFT}; stack lab_1 3; stack lab_2 1; stack lab_3 2 2; stack will_school 1")
    t.say("0 do investigate_lab").see("options 0 stack lab_1, stack lab_2, stack lab_3").say("0 stack lab_1")
    t.see("stack lab_1 empty", "size lab_2 1", "size lab_3 2")
    t = town(f"{CALM}; person 0 lucas lab; hand 0 3 3; {LEFT}; stack will_school 1").refused("0 do investigate_lab", "UD-STK-01")


@pytest.mark.rules("UD-LAB-02", "UD-R-67")
@pytest.mark.parametrize("empty", range(4))
def test_each_empty_slot_of_the_laboratory_ignores_a_danger(empty: int) -> None:
    """It serves whoever is active, wherever that is, and adds up with Allies of the active player."""
    labs = "; ".join(f"stack lab_{n + 1} 2" for n in range(3 - empty))
    for seat, place in ((0, "u_castle"), (1, "lab")):
        for ally in (0, 1):
            t = town(f"seats 2; stage scenes; active {seat}; person {seat} lucas {place}; danger 5; act 2; {labs};"
                     + (f"ally officer_powell owned {seat};" if ally else f"ally officer_powell owned {1 - seat};"))
            t.see(f"event scenes_due seat={seat} danger=5 ignored={empty + ally} many={2 + 5 - empty - ally}")


@pytest.mark.rules("UD-LAB-03", "UD-R-66")
def test_a_slot_emptied_in_this_turn_already_counts() -> None:
    """Whoever investigates with danger on the card ignores it at once."""
    labs = "stack lab_1 2; stack lab_2 2; stack lab_3 2"
    t = town(f"seats 2; stage act; person 0 lucas lab; hand 0 3d; {labs}; {LEFT}; next scene roadblock")
    t.say("0 do investigate_lab; 0 stack lab_3").see("event scenes_due danger=1 ignored=1 many=1", "events scene 1")
    t = town(f"seats 2; stage act; person 0 lucas lab; hand 0 3d; {labs} 2; {LEFT}; next scene roadblock hard_questions")
    t.say("0 do investigate_lab; 0 stack lab_3").see("event failed", "events scene 2")
    t.see("event scenes_due danger=1 ignored=0 many=2")


@pytest.mark.rules("UD-LAB-04", "UD-R-66")
@pytest.mark.parametrize("season, scene, quiet", [
    (1, "cover_up", "roadblock hard_questions"), (2, "quarantine", "growing_vines hive_mind")])
def test_a_slot_filled_by_a_scene_counts_later(season: int, scene: str, quiet: str) -> None:
    """The number of Scenes of this turn stays; from the next turn on the danger is no longer ignored."""
    t = town(f"seats 2; option season {season}; stage scenes; danger 2; hand 1 1d; stack lab_1 2; stack lab_3 2;"
             f"next scene {scene} split_up {quiet}; next token 1 1")
    t.see("event scenes_due seat=0 ignored=1 many=2", "events scene 2", "stack lab_2 1 1", "active 1")
    t.say("1 spend 1; 1 stop").see("event scenes_due seat=1 danger=1 ignored=0 many=2")


# --- Rescue Will ------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-RESC-01", "UD-S1-END-01", "UD-END-05")
def test_season_1_is_won_when_all_three_slots_are_empty() -> None:
    """A beaten stack is gone; with another one left the game goes on, with none it is won at once."""
    t = town(f"{CALM}; person 0 lucas u_byers; hand 0 3; stack will_byers 3; {LEFT}").say("0 do rescue_will")
    t.see("stack will_byers empty", "running", "met 0", "no event goal")
    t = town("seats 2; stage act; person 0 lucas u_byers; hand 0 3; stack will_byers 1 2").say("0 do rescue_will")
    t.see("over UD-S1-END-01", "winners 0 1", "event goal group=rescue_will met=1", "no event drew", "no event scene")


@pytest.mark.rules("UD-RESC-01", "UD-S2-RESC-02")
def test_season_2_goes_on_when_will_is_saved() -> None:
    """All slots of the Cabin have to be empty; then Will is saved, and the Gate is next."""
    t = town(f"{CALM_2}; person 0 lucas cabin; hand 0 3; stack will_1 3; {LEFT_2}").say("0 do rescue_will; 0 stack will_1")
    t.see("stack will_1 empty", "met 0", "running")
    t = town(f"{CALM_2}; person 0 lucas cabin; hand 0 3; stack will_1 3; stack gate_1 1").say("0 do rescue_will")
    t.see("met 1", "event goal group=rescue_will met=1", "running")


@pytest.mark.rules("UD-S1-RESC-01")
def test_only_the_stack_of_this_place_is_rescued() -> None:
    """In Season 1 each of three Locations has one stack of its own, and nobody reaches another one from there."""
    assert places(1, "rescue_will") == {"u_school", "u_byers", "u_castle"}
    for place in ("school", "byers", "castle"):
        stacks = "; ".join(f"stack will_{p} 1 1" for p in ("school", "byers", "castle"))
        t = town(f"{CALM}; person 0 lucas u_{place}; hand 0 2; {stacks}").say("0 do rescue_will")
        t.see(f"event beaten slot=will_{place}", "events beaten 1", f"stack will_{place} empty")
        rest = "; ".join(f"stack will_{p} 1 1" for p in ("school", "byers", "castle") if p != place)
        town(f"{CALM}; person 0 mike u_{place}; hand 0 2 2; {rest}; stack power_void 1").refused("0 do rescue_will", "UD-STK-01")


@pytest.mark.rules("UD-S1-RESC-02")
def test_demogorgon_tokens_join_the_pool() -> None:
    """Tokens of that kind go back like any other, and later one may come to lie anywhere."""
    t = town(f"{CALM}; person 0 lucas u_school; person 1 mike main; hand 0 3; hand 1 3;"
             f"stack will_school demogorgon 1 demogorgon; {LEFT}; foe patrol_1 main; stack patrols_1 1 1; pool 0;"
             "next token demogorgon demogorgon 1 0")
    t.say("0 do rescue_will").see("pile pool demogorgon 2", "pile pool 4").say("1 spend none; 1 stop; 1 place school")
    t.see("stack patrols_1 demogorgon demogorgon 1 0", "pile pool demogorgon 0")


@pytest.mark.rules("UD-S2-RESC-01")
def test_any_stack_of_the_cabin_is_chosen() -> None:
    """In Season 2 Will is rescued at Hopper's Cabin only, and whoever does it picks one of the stacks there."""
    assert places(2, "rescue_will") == {"cabin"}
    t = town(f"{CALM_2}; person 0 lucas cabin; hand 0 3; stack will_1 1; stack will_2 2; stack will_3 3").say("0 do rescue_will")
    t.see("options 0 stack will_1, stack will_2, stack will_3").say("0 stack will_2").see("stack will_2 empty", "size will_1 1")


@pytest.mark.rules("UD-S2-RESC-02", "UD-R-78")
def test_will_stays_saved() -> None:
    """Were another stack to lie there later, the Gate could still be closed, and the game won."""
    t = town(f"{CALM_2}; met 1; person 0 lucas gate; hand 0 3 3; stack will_1 2 2; stack gate_1 1 2").can("0 do close_gate")
    t.say("0 do close_gate; 0 commit 1").see("over UD-S2-END-01", "size will_1 2", "met 2")
    town(f"{CALM_2}; met 0; person 0 mike gate; hand 0 3 3; stack will_1 2; stack gate_1 1; stack power_seek 1") \
        .refused("0 do close_gate", "UD-R-77")
