"""Action cards, played in one's own turn."""

from __future__ import annotations

import pytest

from kit import Table, table

ACTIONS = ["flamethrower 0", "analysis 0", "suspicion 0", "change_places 0", "youd_better_run 0", "seduction 0",
           "axe left", "whisky", "resolute", "watch_your_back"]


def known_hands(t: Table, seat: int) -> list[list[str]]:
    return [row["of"] for row in t.m.knows(seat) if row["zone"].startswith("hand")]


@pytest.mark.rules("SA-ACT-01")
@pytest.mark.parametrize("play", ACTIONS)
def test_actions_are_no_answers(play: str) -> None:
    """In nobody else's turn, in no window and in no exchange is an Action played."""
    card = play.split()[0]
    lines = f"seats 4; thing 3; hand 1 {card}; door 1 2; hand 0 flamethrower change_places; stage"
    table(f"{lines} play").refused(f"1 play {play}", "core/not_your_turn")
    t = table(f"{lines} play").say("0 play flamethrower 1").refused(f"1 play {play}", "core/not_asked")
    t.refused(f"1 refuse {card}", "core/not_asked").see("options 1 accept")
    t = table(f"{lines} play").say("0 play change_places 1").refused(f"1 play {play}", "core/not_asked")
    t.see("options 1 accept")
    t = table(f"{lines} exchange").say("0 give flamethrower").refused(f"1 play {play}", "core/not_asked")
    t.refused(f"1 refuse {card}", "core/not_asked")
    table(f"{lines} exchange".replace("hand 1", "active 1; hand 1").replace("door 1 2; ", "")).refused(
        f"1 play {play}", "core/not_asked")
    table(f"{lines} play; active 1").can(f"1 play {play}")


# --- Flamethrower, Analysis, Suspicion ----------------------------------------------------------------


@pytest.mark.rules("SA-ACT-02", "SA-ACT-04", "SA-ELIM-01")
@pytest.mark.parametrize(
    "roles",
    ["thing 3", "thing 3; infected 1", "thing 1", "thing 3; infected 0", "thing 3; infected 0 1", "thing 1; infected 0",
     "thing 0", "thing 0; infected 1"],
)
def test_a_flamethrower_eliminates_a_neighbour(roles: str) -> None:
    """Any role burns any role: whoever is hit and accepts is out, and their cards go to the pile."""
    for other in (1, 3):
        them = roles if other == 1 else roles.translate(str.maketrans("13", "31"))
        t = table(f"seats 4; {them}; hand 0 flamethrower; stage play").say(f"0 play flamethrower {other}")
        t.see(f"asked {other} burning", "alive 0 1 2 3", f"options {other} accept").say(f"{other} accept")
        t.see("alive 0 1 2" if other == 3 else "alive 0 2 3", f"event eliminated seat={other} why=flamethrower",
              f"size hand {other} 0")
        if "thing 1" in roles:
            t.see("over SA-END-01")
        else:
            t.see("running", "asked 0 commit", "pile has flamethrower")


@pytest.mark.rules("SA-ACT-03", "SA-TURN-05")
@pytest.mark.parametrize(
    "lines, script",
    [("stage play; hand 0 analysis", "0 play analysis 1"), ("stage play; hand 0 suspicion", "0 play suspicion 1"),
     ("stage play; hand 0 change_places", "0 play change_places 1; 1 accept"),
     ("stage play; hand 0 seduction axe", "0 play seduction 1; 0 give axe; 1 give whisky"),
     ("stage play; hand 0 youd_better_run", "0 play youd_better_run 2; 2 accept"),
     ("stage play; hand 0 whisky", "0 play whisky"), ("stage play; hand 0 watch_your_back", "0 play watch_your_back"),
     ("stage play; hand 0 quarantine", "0 play quarantine 1"),
     ("stage play; hand 0 barred_door", "0 play barred_door left"),
     ("stage play; hand 0 axe; door 0 1", "0 play axe left"), ("stage draw; deck chain_reaction", "0 draw"),
     ("stage draw; deck oops", "0 draw"), ("stage draw; deck one_two", "0 draw; 0 swap left")],
)
def test_nothing_else_eliminates(lines: str, script: str) -> None:
    """Four Infected! in a hand and The Thing beside it: by no other card does anybody leave the game."""
    hands = "hand 1 whisky infected*3; hand 2 infected*3 axe"
    table(f"seats 5; thing 4; {hands}; {lines}").say(script).turns(1).see("alive 0 1 2 3 4", "no event eliminated")


@pytest.mark.rules("SA-ACT-05", "SA-ACT-06")
def test_analysis_shows_a_whole_hand_to_the_actor() -> None:
    """All four cards of a neighbour, seen by nobody else; they stay where they are."""
    for other, way in ((1, "clockwise"), (3, "clockwise"), (1, "counter_clockwise")):
        t = table(
            f"seats 4; thing 2; way {way}; hand 0 analysis; hand {other} axe whisky scared missed; "
            "stage play").say(f"0 play analysis {other}")
        t.see(f"event hand_seen seat=0 other={other}", "seen 0 hand_seen cards=axe,whisky,scared,missed",
              "no event hand_seen cards=axe,whisky,scared,missed", f"hand {other} axe whisky scared missed",
              f"knows 0 hand {other} 4 of axe whisky scared missed", "pile analysis", "asked 0 commit")
        for s in (1, 2, 3):
            assert "cards" not in t.event("hand_seen", s) and not known_hands(t, s)


@pytest.mark.rules("SA-ACT-10", "SA-ACT-11")
def test_suspicion_shows_one_card() -> None:
    """One card of a neighbour on either side is seen, by the actor, and goes back."""
    for other in (1, 3):
        t = table(f"seats 4; thing 2; hand 0 suspicion; hand {other} axe whisky scared missed; stage play")
        t.say(f"0 play suspicion {other}; chance pick scared").see(
            f"seen 0 card_seen other={other} card=scared", "unseen 2 card_seen card=scared",
            f"hand {other} axe whisky scared missed", "pile suspicion", "asked 0 commit")
        assert known_hands(t, 0) == [["scared"]] and not known_hands(t, 2)


# --- Axe ------------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-ACT-07", "SA-ACT-08", "SA-R-31")
def test_axe_removes_a_quarantine() -> None:
    """That of a neighbour on either side, with no door between; nobody's further off."""
    lines = "seats 5; thing 3; hand 0 axe; stage play"
    for other in (1, 4):
        t = table(f"{lines}; quarantine {other} 2").say(f"0 play axe {other}")
        t.see(f"quarantine {other} 0", f"event quarantine_over seat={other} why=axe", "pile quarantine axe",
              "asked 0 commit")
    t = table(f"{lines}; quarantine 2 2; quarantine 1 1").refused("0 play axe 2", "SA-ACT-07")
    t.refused("0 play axe 3", "SA-ACT-07")
    t.say("0 play axe 1").see("quarantine 2 2", "quarantine 1 0")  # one obstacle an Axe
    table(f"{lines}; quarantine 1 2; door 0 1").refused("0 play axe 1", "SA-R-31").can("0 play axe left").refused(
        "0 play axe right", "SA-ACT-08")
    table(f"{lines}; quarantine 4 2; door 4 0").refused("0 play axe 4", "SA-R-31").can("0 play axe right").refused(
        "0 play axe left", "SA-ACT-08")
    table(f"{lines}; quarantine 1 2; door 4 0").can("0 play axe 1", "0 play axe right").refused(
        "0 play axe 0", "SA-ACT-28")


@pytest.mark.rules("SA-ACT-07", "SA-ACT-08", "SA-R-32")
def test_axe_on_ones_own_quarantine() -> None:
    """Only an option, or the revised edition, lets a player chop off their own Quarantine."""
    lines = "seats 4; thing 3; hand 0 axe; quarantine 0 2; stage play"
    table(lines).refused("0 play axe 0", "SA-QUA-04")
    t = table(f"{lines}; option quarantined_axe own_quarantine; door 0 1").refused("0 play axe left", "SA-QUA-04")
    t.say("0 play axe 0")
    t.see("quarantine 0 0", "pile quarantine axe", "event quarantine_over seat=0 why=axe")
    t = table(f"{lines}; option edition revised").say("0 play axe 0").see("quarantine 0 0")
    table(f"{lines}; option quarantined_axe own_quarantine; quarantine 1 1").refused("0 play axe 1", "SA-QUA-04")


@pytest.mark.rules("SA-ACT-08", "SA-R-31", "SA-R-38")
def test_axe_removes_a_door_at_ones_own_side() -> None:
    """Left or right, one door; not one on the far side of a neighbour."""
    lines = "seats 5; thing 3; hand 0 axe; stage play"
    t = (
        table(f"{lines}; door 0 1; door 4 0")
        .say("0 play axe left")
        .see("door 0 1 0", "door 4 0 1", "event door_gone seat=0 other=1 why=axe", "pile barred_door axe",
             "asked 0 commit")
    )
    t = table(f"{lines}; door 0 1; door 4 0").say("0 play axe right")
    t.see("door 0 1 1", "door 4 0 0", "event door_gone seat=0 other=4 why=axe")
    t = table(f"{lines}; door 1 2; door 3 4").refused("0 play axe left", "SA-ACT-08")
    t.refused("0 play axe right", "SA-ACT-08")
    t.refused("0 play axe 1", "SA-ACT-28")
    t = table(f"{lines}; door 0 1 2").say("0 play axe left").see("door 0 1 1", "pile barred_door axe")
    t = table("seats 4; out 2 3; thing 1; hand 0 axe; door 1 0; stage play").can("0 play axe right")
    t.refused("0 play axe left", "SA-ACT-08")


@pytest.mark.rules("SA-ACT-09", "SA-ACT-29", "SA-DEF-17")
def test_what_axe_removes_goes_first() -> None:
    """The obstacle lands on the pile, then the Axe; nobody is asked."""
    for lines, script, kind in (("door 0 1", "left", "door_gone"), ("quarantine 1 2", "1", "quarantine_over")):
        t = table(f"seats 4; thing 3; hand 0 axe; hand 1 scared no_thanks missed no_barbecue; {lines}; stage play").say(
            f"0 play axe {script}")
        assert [e["kind"] for e in t.m.events(None)] == ["played", kind, "spent", "exchange"]
        t.see("asked 0 commit", "size pile 2")


@pytest.mark.rules("SA-ACT-28", "SA-TURN-23", "SA-R-16")
def test_axe_with_nothing_to_remove() -> None:
    """Without a Quarantine or a door in its reach it cannot be played."""
    t = table("seats 5; thing 3; hand 0 axe whisky; quarantine 2 2; door 2 3; stage play")
    t.refused("0 play axe 0", "SA-ACT-28").refused("0 play axe 1", "SA-ACT-28").refused("0 play axe 4", "SA-ACT-28")
    t.refused("0 play axe left", "SA-ACT-08").refused("0 play axe right", "SA-ACT-08").refused(
        "0 play axe 2", "SA-ACT-07").can("0 discard axe")


# --- Whisky, Resolute, Watch your back ---------------------------------------------------------------------


@pytest.mark.rules("SA-ACT-12", "SA-R-51")
def test_whisky_shows_the_remaining_hand() -> None:
    """Four cards, to everybody; the Whisky itself is no longer among them; it is played on nobody else."""
    t = table("seats 4; hand 0 the_thing infected axe whisky whisky; stage play")
    t.refused("0 play whisky 1", "core/not_asked").say("0 play whisky")
    t.see("event hand_shown seat=0 cards=the_thing,infected,axe,whisky", "pile whisky", "asked 0 commit",
          "events hand_shown 1")
    for s in (1, 2, None):
        assert {"zone": "hand 0", "of": ["the_thing", "infected", "axe", "whisky"], "at_least": 4} in t.m.knows(s)


@pytest.mark.rules("SA-ACT-13", "SA-ACT-14", "SA-ACT-16")
def test_resolute_draws_three_and_keeps_one() -> None:
    """Three event cards in secret, past every Panic unseen; two go face down, then the Resolute; then phase 2 again."""
    t = table(
        "seats 4; thing 3; hand 0 resolute axe; stage play; deck whisky three_four oops analysis scared missed; "
        "door 1 2")
    t.say("0 play resolute").see("asked 0 keep_one", "options 0 hold analysis, hold whisky, hold scared",
                                 "size hand 0 7", "events flushed 2", "pile three_four oops", "no event panic",
                                 "door 1 2", "resolving resolute", "deck has missed")
    t.refused("0 hold axe", "core/not_asked").refused("0 discard axe", "core/not_asked")
    assert [t.m.view(s)["drawn"] for s in (0, 1, None)] == [["analysis", "whisky", "scared"], [], []]
    for s in (1, None):
        assert not [e for e in t.m.events(s) if e["kind"] in ("drew", "flushed") and "card" in e]
    t.say("0 hold whisky").see("asked 0 phase_two", "hand 0 has whisky axe", "hand 0 lacks analysis scared",
                               "size hand 0 5", "pile three_four oops analysis scared resolute", "events put_away 2",
                               "unseen 1 put_away card=scared", "seen 0 put_away card=scared",
                               "unseen 1 kept card=whisky", "seen 0 kept card=whisky")
    assert [e["kind"] for e in t.m.events(None)][-4:] == ["kept", "put_away", "put_away", "spent"]
    assert t.m.view(0)["drawn"] == []
    t.can("0 play whisky", "0 discard axe").say("0 discard axe").see("asked 0 commit", "size hand 0 4")


@pytest.mark.rules("SA-ACT-15", "SA-TURN-10")
def test_resolute_upon_resolute() -> None:
    """The one kept, or one already held, may be played in turn; each is spent before the next act."""
    t = table(
        "seats 4; thing 3; hand 0 resolute axe scared missed whisky; stage play; "
        "deck resolute analysis*2 watch_your_back change_places*2")
    t.say("0 play resolute; 0 hold resolute").see("pile analysis*2 resolute").say(
        "0 play resolute; 0 hold watch_your_back")
    t.see("size hand 0 5", "asked 0 phase_two", "pile analysis*2 change_places*2 resolute*2").say(
        "0 play watch_your_back").see("size hand 0 4")


@pytest.mark.rules("SA-ACT-17", "SA-ACT-18", "SA-ACT-19")
def test_watch_your_back_acts_at_once_and_for_good() -> None:
    """The exchange of the same turn goes the other way, so do the turns after it, until it is turned again."""
    t = table(
        "seats 5; thing 3; hand 0 watch_your_back axe; hand 4 watch_your_back missed; stage play; "
        "deck analysis*2").say("0 play watch_your_back")
    t.see("event exchange seat=0 other=4", "pile watch_your_back").say("0 give axe; 4 give missed").see("active 4")
    t.say("4 draw; 4 play watch_your_back").see("way clockwise", "event exchange seat=4 other=0").say(
        "4 give axe").turns(1).see("active 0")


# --- Changing places ------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-ACT-20", "SA-ACT-21", "SA-ACT-30")
def test_change_places_with_a_neighbour() -> None:
    """The two change chairs once it is accepted; not with oneself, somebody in Quarantine, or across a door."""
    lines = "seats 5; thing 3; hand 0 change_places; stage play"
    t = table(lines).say("0 play change_places 4").see("asked 4 moving", "ring 0 1 2 3 4").say("4 accept")
    t.see("ring 0 4 1 2 3", "event swapped seat=0 other=4", "pile change_places", "event exchange seat=0 other=4")
    table(lines).say("0 play change_places 1; 1 accept").see("ring 1 0 2 3 4", "event exchange seat=0 other=2")
    table(f"{lines}; quarantine 1 1").refused("0 play change_places 1", "SA-QUA-05").can("0 play change_places 4")
    table(f"{lines}; quarantine 1 1; option edition revised").refused("0 play change_places 1", "SA-ACT-21").can(
        "0 play change_places 4")
    table(f"{lines}; door 0 1").refused("0 play change_places 1", "SA-DOOR-02").can("0 play change_places 4")
    table(lines).refused("0 play change_places 0", "SA-ACT-30").refused("0 play change_places 2", "SA-TURN-16")


@pytest.mark.rules("SA-ACT-22", "SA-ACT-23", "SA-TERM-09", "SA-ACT-30")
def test_youd_better_run_at_any_distance() -> None:
    """With anybody not in Quarantine, past any door; not with oneself, not with somebody who is out."""
    lines = "seats 6; thing 3; hand 0 youd_better_run; stage play"
    t = table(f"{lines}; door 0 1; door 5 0; quarantine 2 1; out 4")
    assert [said for said in t.options(0) if "run " in said] == [f"play youd_better_run {s}" for s in (1, 3, 5)]
    t.refused("0 play youd_better_run 2", "SA-TERM-09").refused("0 play youd_better_run 0", "SA-ACT-30").refused(
        "0 play youd_better_run 4", "core/not_asked")
    t.say("0 play youd_better_run 3").see("asked 3 moving").say("3 accept").see(
        "ring 0 5 3 1 2", "pile youd_better_run")


@pytest.mark.rules("SA-ACT-24", "SA-DOOR-05", "SA-QUA-14")
def test_a_swap_moves_the_player_and_leaves_the_doors() -> None:
    """Hand, role and Quarantine go along; a door stays in its gap and concerns whoever sits there now."""
    lines = "seats 5; infected 2; thing 4; door 1 2; door 3 4"
    t = table(f"{lines}; hand 0 youd_better_run axe; hand 2 infected missed; stage play").say(
        "0 play youd_better_run 2; 2 accept")
    t.see("ring 0 3 4 2 1", "door 0 1 1", "door 3 4 1", "hand 2 has infected missed", "role 2 infected", "role 0 human",
          "hand 0 has axe")
    t.see("door 1 2 0", "door 2 4 0", "door 0 3 0")
    t = table(f"{lines}; quarantine 0 2; deck get_out_of_here; stage draw").say("0 draw; 0 choose 3")
    t.see("ring 0 4 3 1 2", "door 0 4 1", "door 1 2 1", "quarantine 0 1", "quarantine 3 0")


# --- Seduction -----------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-ACT-25", "SA-TERM-09", "SA-R-30", "SA-ACT-30")
def test_seduction_reaches_anybody_but_those_shut_off() -> None:
    """At any distance; not somebody in Quarantine, not a neighbour behind a door, not oneself."""
    lines = "seats 6; thing 3; hand 0 seduction; stage play"
    t = table(f"{lines}; door 0 1; quarantine 2 1; out 5; door 3 4").can("0 play seduction 3", "0 play seduction 4")
    t.refused("0 play seduction 1", "SA-R-30").refused("0 play seduction 2", "SA-TERM-09").refused(
        "0 play seduction 0", "SA-ACT-30")
    t.refused("0 play seduction 5", "core/not_asked")
    table(f"{lines}; door 5 0").refused("0 play seduction 5", "SA-R-30").can("0 play seduction 1")
    table(f"{lines}; door 0 1; option door_scope adjacent_only; quarantine 2 1").can("0 play seduction 1").refused(
        "0 play seduction 2", "SA-TERM-09")
    table(f"{lines}; door 1 2").can("0 play seduction 1", "0 play seduction 2")
    t = table("seats 6; thing 3; hand 0 seduction axe; hand 4 whisky scared; stage play").say("0 play seduction 4")
    t.see("asked 0 offer_card")
    t.say("0 give axe").see("asked 4 answer_offer").say("4 give whisky").see(
        "hand 4 has axe", "hand 0 has whisky", "event exchanged seat=0 other=4")


@pytest.mark.rules("SA-ACT-26", "SA-R-27", "SA-R-26", "SA-XCH-17")
@pytest.mark.parametrize(
    "script, exchanged",
    [("3 give whisky", True), ("3 refuse scared", False), ("3 refuse no_thanks", False), ("3 refuse missed", False),
     ("2 refuse missed; 0 keep; 3 give whisky", True)],
)
def test_seduction_ends_the_turn(script: str, exchanged: bool) -> None:
    """Settled, refused, redirected or called off: no phase 3 follows; the requester's neighbour is next."""
    target = script[0]
    t = table(
        "seats 5; thing 1; hand 0 seduction axe; hand 3 whisky scared no_thanks missed; hand 2 missed; stage play; "
        "quarantine 4 2; "
        "deck analysis watch_your_back").say(f"0 play seduction {target}; 0 give axe; {script}")
    t.see("active 1", "asked 1 draw", "events exchange 1", "pile has seduction", "size hand 0 4",
          "event spent card=seduction")
    t.see("event exchanged" if exchanged else "no event exchanged",
          "hand 0 lacks axe" if exchanged else "hand 0 has axe")


@pytest.mark.rules("SA-ACT-27", "SA-XCH-12")
def test_the_thing_seduces() -> None:
    """What may be given binds Seduction, too: The Thing infects with it, a Human cannot give an Infected!"""
    t = table("seats 5; hand 0 the_thing infected seduction; hand 3 axe; stage play").say("0 play seduction 3")
    t.refused("0 give the_thing", "SA-XCH-08")
    t.say("0 give infected; 3 give axe").see("role 3 infected", "active 1")
    t = table("seats 5; thing 3; hand 0 infected seduction; stage play").say("0 play seduction 3")
    t.refused("0 give infected", "SA-XCH-09")


@pytest.mark.rules("SA-ACT-29", "SA-DEF-17", "SA-DEF-18")
@pytest.mark.parametrize(
    "play, lines, asked",
    [("analysis 1", "", "0 commit"), ("suspicion 1", "", "0 commit"), ("axe 1", "quarantine 1 2", "0 commit"),
     ("quarantine 1", "", "1 draw"), ("barred_door left", "", "1 draw")],
)
def test_five_cards_are_not_answered(play: str, lines: str, asked: str) -> None:
    """Whatever Defence the neighbour holds, nobody is asked, and the card acts."""
    for defences in ("scared no_thanks missed im_comfortable", "no_barbecue im_comfortable scared missed"):
        t = table(f"seats 4; thing 3; hand 0 {play.split()[0]}; hand 1 {defences}; {lines}; stage play")
        t.say(f"0 play {play}").see(f"asked {asked}", "no event refused", f"hand 1 {defences}")


@pytest.mark.rules("SA-ACT-30", "SA-TERM-09")
def test_nobody_swaps_or_exchanges_with_themself() -> None:
    """Neither by a card of the hand nor by a Panic."""
    t = table("seats 4; thing 3; hand 0 change_places youd_better_run seduction; stage play")
    for card in ("change_places", "youd_better_run", "seduction"):
        t.refused(f"0 play {card} 0", "SA-ACT-30")
    for panic in ("get_out_of_here", "cant_we_be_friends"):
        table(f"seats 4; thing 3; deck {panic}; stage draw").say("0 draw").refused("0 choose 0", "SA-ACT-30").can(
            "0 choose 1")
