"""Defence cards: they only ever answer, each answers what it names, and Missed! hands the exchange on."""

from __future__ import annotations

import pytest

from kit import table

DEFENCES = ["scared", "no_thanks", "missed", "im_comfortable", "no_barbecue"]


@pytest.mark.rules("SA-DEF-01", "SA-DEF-05")
@pytest.mark.parametrize("card", DEFENCES)
def test_a_defence_is_not_played_by_itself(card: str) -> None:
    """In phase 2 it is not played; it may be discarded there, and given in an exchange by either side."""
    table(f"seats 4; thing 3; hand 0 {card}; stage play").refused(f"0 play {card}", "SA-DEF-01").can(
        f"0 discard {card}")
    t = table(f"seats 4; thing 3; hand 0 {card}; hand 1 {card} whisky; stage exchange").can(f"0 give {card}")
    t.say(f"0 give {card}")
    t.can(f"1 give {card}").say(f"1 give {card}").see("active 1", "no event refused")
    table(f"seats 4; option edition revised; thing 3; quarantine 0 2; hand 0 {card}; stage play").refused(
        f"0 play {card}", "SA-DEF-01")


WINDOWS = [
    pytest.param("hand 0 axe; stage exchange", "0 give axe", {"scared", "no_thanks", "missed"}, "give whisky",
                 id="phase 3"),
    pytest.param("hand 0 seduction axe; stage play", "0 play seduction 1; 0 give axe",
                 {"scared", "no_thanks", "missed"}, "give whisky", id="seduction"),
    pytest.param("hand 0 axe; deck cant_we_be_friends; stage draw", "0 draw; 0 choose 1; 0 give axe",
                 {"scared", "no_thanks", "missed"}, "give whisky", id="friends"),
    pytest.param("hand 0 change_places; stage play", "0 play change_places 1", {"im_comfortable"}, "accept",
                 id="change places"),
    pytest.param("hand 0 youd_better_run; stage play", "0 play youd_better_run 1", {"im_comfortable"}, "accept",
                 id="run"),
    pytest.param("hand 0 flamethrower; stage play", "0 play flamethrower 1", {"no_barbecue"}, "accept",
                 id="flamethrower"),
]


@pytest.mark.rules("SA-DEF-18", "SA-DEF-04", "SA-INFO-08", "SA-R-29", "SA-R-64")
@pytest.mark.parametrize("lines, script, answers, instead", WINDOWS)
def test_each_window_and_what_answers_it(lines: str, script: str, answers: set[str], instead: str) -> None:
    """Only the Defences named for it answer; none is compulsory; without one the window opens all the same."""
    for card in DEFENCES:
        t = table(f"seats 5; thing 4; hand 1 {card} whisky; {lines}").say(script).can(f"1 {instead}")
        asked = t.m.asked
        if card in answers:
            t.can(f"1 refuse {card}")
        else:
            t.refused(f"1 refuse {card}", "SA-DEF-18")
        t = table(f"seats 5; thing 4; hand 1 quarantine whisky; {lines}").say(script)
        assert t.m.asked == asked
        t.refused(f"1 refuse {card}", "core/not_held" if card in answers else "core/not_asked")
        assert not [said for said in t.options(1) if said.startswith("refuse")]
    t = table(f"seats 5; thing 4; hand 1 {' '.join(sorted(answers))} whisky; {lines}").say(f"{script}; 1 {instead}")
    t.see("no event refused")


@pytest.mark.rules("SA-DEF-02", "SA-DEF-03", "SA-DEF-21", "SA-PAN-03")
@pytest.mark.parametrize(
    "card, lines, script, after",
    [("scared", "hand 0 axe; stage exchange", "0 give axe", "1 draw"),
     ("no_thanks", "hand 0 axe; stage exchange", "0 give axe", "1 draw"),
     ("missed", "hand 0 axe; stage exchange", "0 give axe", "0 settle_offer"),
     ("im_comfortable", "hand 0 change_places; stage play", "0 play change_places 1", "0 commit"),
     ("no_barbecue", "hand 0 flamethrower; stage play", "0 play flamethrower 1", "0 commit")],
)
def test_a_used_defence_is_replaced_at_once(card: str, lines: str, script: str, after: str) -> None:
    """It is discarded and its owner draws before anybody acts; Panics met are discarded without effect."""
    t = table(
        f"seats 5; thing 4; door 2 3; quarantine 3 2; hand 1 {card} whisky axe analysis; {lines}; "
        "deck three_four forgetful quarantine scared")
    t.say(f"{script}; 1 refuse {card}").see(f"asked {after}", "hand 1 quarantine whisky axe analysis",
                                            f"pile has {card} three_four forgetful", "events flushed 2",
                                            "no event panic", "door 2 3 1", "quarantine 3 2", "deck has scared")
    kinds = [e["kind"] for e in t.m.events(None)]
    between = kinds[kinds.index("refused") + 1:kinds.index("drew")]
    assert set(between) <= {"looked_at_offer", "took_back", "flushed", "top_back"}
    t.see("seen 1 drew seat=1 card=quarantine", "unseen 0 drew card=quarantine", "unseen 0 flushed card=three_four")


@pytest.mark.rules("SA-DEF-04")
def test_a_defence_need_not_be_used() -> None:
    """Whoever holds one may accept, or exchange, all the same."""
    table("seats 4; thing 3; hand 0 flamethrower; hand 1 no_barbecue; stage play").say(
        "0 play flamethrower 1; 1 accept").see("alive 0 2 3", "pile has no_barbecue")
    t = table("seats 4; thing 3; hand 0 change_places; hand 1 im_comfortable; stage play").say(
        "0 play change_places 1; 1 accept")
    t.see("ring 1 0 2 3", "hand 1 has im_comfortable")
    t = table("seats 4; thing 3; hand 0 axe; hand 1 scared whisky; stage exchange").say("0 give axe; 1 give whisky")
    t.see("hand 1 has scared axe")


# --- Scared, No thanks!, I'm comfortable, No barbecue! ---------------------------------------------------


@pytest.mark.rules("SA-DEF-06", "SA-DEF-10", "SA-DEF-11")
def test_scared_looks_and_no_thanks_does_not() -> None:
    """Both refuse, and the requester takes the card back; the first sees it, nobody else does."""
    t = table("seats 4; thing 3; hand 0 axe; hand 1 scared; deck whisky; stage exchange").say(
        "0 give axe; 1 refuse scared")
    t.see("event took_back seat=0", "seen 0 took_back card=axe", "unseen 1 took_back card=axe")
    t.see("event looked_at_offer seat=1 other=0", "seen 1 looked_at_offer card=axe",
          "unseen 0 looked_at_offer card=axe", "unseen 2 looked_at_offer card=axe", "no event looked_at_offer card=axe",
          "hand 0 has axe", "knows 1 hand 0 1 of axe", "active 1", "no event exchanged", "events exchange 1")
    t = table("seats 4; thing 3; hand 0 axe; hand 1 no_thanks; deck whisky; stage exchange").say(
        "0 give axe; 1 refuse no_thanks")
    t.see("no event looked_at_offer", "hand 0 has axe", "active 1", "no event exchanged", "events exchange 1",
          "pile no_thanks")
    assert not [row for row in t.m.knows(1) if row["zone"] == "hand 0"]
    assert not [e for e in t.m.events(1) if "axe" in repr(e)]


@pytest.mark.rules("SA-DEF-06", "SA-ACT-25")
def test_scared_refuses_an_exchange_asked_by_a_card() -> None:
    """Seduction and Can't we be friends? are refused like any other."""
    t = table("seats 5; thing 4; hand 0 seduction axe; hand 2 scared; stage play; deck whisky").say(
        "0 play seduction 2; 0 give axe; 2 refuse scared")
    t.see("seen 2 looked_at_offer card=axe", "hand 0 has axe", "active 1")
    t = table("seats 5; thing 4; hand 0 axe; hand 2 scared; stage draw; deck cant_we_be_friends whisky").say(
        "0 draw; 0 choose 2; 0 give axe; 2 refuse scared")
    t.see("seen 2 looked_at_offer card=axe", "hand 0 has axe", "asked 0 commit")


@pytest.mark.rules("SA-DEF-07", "SA-HUM-04")
def test_a_look_does_not_infect() -> None:
    """The Infected! of The Thing that was refused has only been seen."""
    t = table("seats 4; hand 0 the_thing infected; hand 1 scared; deck whisky; stage exchange").say(
        "0 give infected; 1 refuse scared")
    t.see("seen 1 looked_at_offer card=infected", "role 1 human", "hand 1 lacks infected",
          "hand 0 has infected the_thing")


@pytest.mark.rules("SA-DEF-08", "SA-R-28")
def test_im_comfortable_answers_two_cards_only() -> None:
    """Not a Flamethrower, not an exchange; and no Panic that moves people asks them."""
    table("seats 4; thing 3; hand 0 flamethrower; hand 1 im_comfortable; stage play").say(
        "0 play flamethrower 1").refused("1 refuse im_comfortable", "SA-DEF-18")
    table("seats 4; thing 3; hand 0 axe; hand 1 im_comfortable; stage exchange").say("0 give axe").refused(
        "1 refuse im_comfortable", "SA-DEF-18")
    held = "hand 1 im_comfortable; hand 2 im_comfortable; hand 3 im_comfortable; stage draw; deck"
    t = table(f"seats 5; thing 4; {held} get_out_of_here").say("0 draw; 0 choose 2")
    t.see("ring 0 3 4 2 1", "asked 0 commit", "no event refused")
    t = table(f"seats 5; thing 4; {held} one_two").say("0 draw; 0 swap left")
    t.see("ring 0 4 3 1 2", "asked 0 commit", "no event refused")
    t = table(f"seats 5; thing 4; {held} so_this_is_the_party").say("0 draw")
    t.see("ring 1 0 3 2 4", "asked 0 commit", "no event refused")


@pytest.mark.rules("SA-DEF-08", "SA-DEF-09")
@pytest.mark.parametrize("card, other", [("change_places", 1), ("change_places", 4), ("youd_better_run", 2)])
def test_im_comfortable_keeps_the_chair(card: str, other: int) -> None:
    """Nobody moves; the card is spent, and the actor's turn goes on from the old seat with phase 3."""
    t = table(f"seats 5; thing 3; hand 0 {card} axe; hand {other} im_comfortable; stage play; deck whisky").say(
        f"0 play {card} {other}")
    t.see(f"asked {other} moving").say(f"{other} refuse im_comfortable")
    t.see("ring 0 1 2 3 4", "no event swapped", f"pile im_comfortable {card}", "asked 0 commit",
          "event exchange seat=0 other=1")
    t.say("0 give axe").turns(1).see("active 1")


@pytest.mark.rules("SA-DEF-15", "SA-DEF-16")
def test_no_barbecue_saves_its_owner() -> None:
    """The Flamethrower is called off and spent; the defender stays in play, and the turn goes on."""
    t = table("seats 4; thing 1; hand 0 flamethrower; hand 1 no_barbecue; stage play; deck whisky").say(
        "0 play flamethrower 1; 1 refuse no_barbecue")
    t.see("alive 0 1 2 3", "no event eliminated", "running", "pile flamethrower no_barbecue",
          "hand 0 lacks flamethrower", "size hand 1 4", "event spent card=flamethrower", "asked 0 commit",
          "event exchange seat=0 other=1")


@pytest.mark.rules("SA-DEF-17", "SA-ACT-29")
def test_what_nothing_answers() -> None:
    """Analysis, Suspicion, Axe, Quarantine and Barred door act without asking anybody."""
    for card, target, lines in (("analysis", "1", ""), ("suspicion", "1", ""), ("axe", "1", "quarantine 1 3"),
                                ("quarantine", "1", ""), ("barred_door", "left", "")):
        t = table(
            f"seats 4; thing 3; hand 0 {card}; hand 1 scared no_barbecue im_comfortable missed; {lines}; "
            "stage play").say(f"0 play {card} {target}")
        assert set(t.m.asked.values()) <= {"commit", "draw"}
        t.see("no event refused")


@pytest.mark.rules("SA-R-29", "SA-DEF-18")
@pytest.mark.parametrize(
    "panic",
    ["chain_reaction", "blind_date", "forgetful", "revelations", "just_between_us", "get_out_of_here", "one_two"])
def test_no_other_panic_is_answered(panic: str) -> None:
    """Only the exchange of Can't we be friends? meets a Defence."""
    held = "; ".join(f"hand {s} scared no_thanks" for s in (0, 1, 2))
    t = table(
        f"seats 5; thing 4; {held}; hand 3 missed im_comfortable no_barbecue; deck {panic} axe*2 whisky; "
        "stage draw").say("0 draw")
    while "phase_three" in [step for step, *_ in t.m.view(None)["agenda"]] or set(t.m.asked.values()) & {
        "pass_card", "blind_choice"}:
        for s in sorted(t.m.waiting):
            for card in DEFENCES:
                assert t.m.why_not(s, t.m.read(s, f"refuse {card}")) == "core/not_asked"
            t.m.answer(s, t.m.harmless(s)[0])
        t.scenario.chance()
    t.see("no event refused")


# --- Missed! ------------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-DEF-12", "SA-DEF-14", "SA-DEF-21", "SA-R-22")
@pytest.mark.parametrize("way, one, two", [("clockwise", 1, 2), ("counter_clockwise", 4, 3)])
def test_missed_hands_the_exchange_on(way: str, one: int, two: int) -> None:
    """The player after the defender exchanges with the requester, whose neighbour still has the next turn."""
    hands = f"hand 0 axe; hand {one} missed; hand {two} whisky"
    t = table(f"seats 5; thing {4 if two == 2 else 1}; way {way}; {hands}; stage exchange; deck quarantine")
    t.say(f"0 give axe; {one} refuse missed").see(f"event missed seat={one} other=0 substitute={two}",
                                                  "asked 0 settle_offer", f"hand {one} has quarantine")
    assert "rule" not in t.event("missed")
    t.say("0 keep").see(f"asked {two} answer_offer", "offer 0 axe").say(f"{two} give whisky")
    t.see(f"event exchanged seat=0 other={two} substitute=yes", f"hand {two} has axe", "hand 0 has whisky",
          f"active {one}", f"size hand {one} 4", "pile missed")


@pytest.mark.rules("SA-DEF-13", "SA-R-23", "SA-R-22", "SA-TERM-03")
@pytest.mark.parametrize(
    "lines, rule",
    [("door 1 2", "SA-DEF-13"), ("quarantine 2 1", "SA-DEF-13"), ("out 2 3 4", "SA-R-22"),
     ("out 3 4; door 2 0", "SA-R-23"), ("out 3 4; door 2 0; option edition revised", "SA-R-23"),
     ("quarantine 2 1; option edition revised", "SA-DEF-13")],
)
def test_what_stops_the_redirected_exchange(lines: str, rule: str) -> None:
    """A door on either side of the substitute, their Quarantine, or nobody left to ask: no exchange."""
    t = table(f"seats 5; thing 1; {lines}; hand 0 axe; hand 1 missed; stage exchange; deck whisky")
    t.say("0 give axe; 1 refuse missed").see(f"event missed seat=1 other=0 rule={rule}", "no event settled",
                                             "no event exchanged", "hand 0 has axe", "event took_back seat=0",
                                             "offer 0 none", "hand 1 has whisky", "pile missed", "active 1")


@pytest.mark.rules("SA-DEF-13", "SA-R-23")
@pytest.mark.parametrize(
    "lines",
    ["door 2 3", "quarantine 3 1", "door 4 0", "out 3 4; door 2 0; option door_scope adjacent_only",
     "quarantine 4 2; door 3 4"],
)
def test_what_does_not_stop_it(lines: str) -> None:
    """Obstacles beside others do not matter; with doors for neighbours only, nor does one behind the requester."""
    t = table(f"seats 5; thing 1; {lines}; hand 0 axe; hand 1 missed; hand 2 whisky; stage exchange; deck analysis")
    t.say("0 give axe; 1 refuse missed; 0 keep; 2 give whisky").see("hand 2 has axe", "active 1")


@pytest.mark.rules("SA-R-23", "SA-DEF-13", "SA-R-26")
def test_a_substitute_right_behind_the_requester() -> None:
    """The substitute may be the requester's other neighbour: a door between those two then counts."""
    lines = "seats 5; thing 1; door 4 0; hand 0 seduction axe; hand 3 missed; hand 4 whisky; stage play; deck analysis"
    t = table(lines).say("0 play seduction 3; 0 give axe; 3 refuse missed")
    t.see("event missed rule=SA-R-23 substitute=4", "hand 0 has axe", "active 1")
    t = table(f"{lines}; option door_scope adjacent_only")
    t.say("0 play seduction 3; 0 give axe; 3 refuse missed; 0 keep; 4 give whisky").see("hand 4 has axe")


@pytest.mark.rules("SA-DEF-19", "SA-DEF-21", "SA-R-22")
def test_the_substitute_may_defend() -> None:
    """With any Defence against an exchange; with another Missed! it passes on, until it would reach the requester."""
    lines = ("seats 4; thing 3; hand 0 axe; hand 1 missed; hand 2 missed scared no_thanks; stage exchange; "
             "deck whisky analysis")
    t = table(lines).say("0 give axe; 1 refuse missed; 0 keep")
    t.can("2 refuse missed", "2 refuse scared", "2 refuse no_thanks", "2 give scared")
    table(lines).say("0 give axe; 1 refuse missed; 0 keep; 2 refuse scared").see(
        "seen 2 looked_at_offer card=axe", "hand 0 has axe", "active 1", "hand 2 has analysis")
    t.say("2 refuse missed").see("event missed seat=2 other=0 substitute=3", "hand 1 has whisky", "hand 2 has analysis",
                                 "asked 0 settle_offer")
    t.say("0 keep; 3 give seduction").see("hand 3 has axe the_thing", "active 1")
    t = table(lines.replace("thing 3", "thing 1") + "; out 3").say(
        "0 give axe; 1 refuse missed; 0 keep; 2 refuse missed")
    t.see("event missed seat=2 substitute=0 rule=SA-R-22", "hand 0 has axe", "size hand 1 4", "size hand 2 4",
          "active 1", "pile has missed*2")


@pytest.mark.rules("SA-DEF-20", "SA-R-24", "SA-INFO-09", "SA-INF-06")
def test_an_offer_that_may_not_go_on_is_replaced() -> None:
    """An Infected! meant for The Thing goes no further: another card is laid; any other offer stands."""
    lines = ("seats 4; thing 1; infected 0; hand 0 infected*2 axe; hand 1 missed; hand 2 whisky; stage exchange; "
             "deck analysis")
    t = table(lines).say("0 give infected; 1 refuse missed")
    t.see("asked 0 settle_offer", "options 0 give axe, give suspicion")
    t.refused("0 keep", "SA-INF-06").refused("0 give infected", "SA-INF-06").refused(
        "2 give whisky", "core/not_your_turn")
    t.say("0 give axe").see("offer 0 axe", "hand 0 has infected*2", "asked 2 answer_offer",
                            "event settled seat=0 other=2", "seen 0 settled card=axe anew=yes",
                            "unseen 2 settled card=axe", "unseen 2 settled anew=yes", "unseen 1 settled anew=yes")
    t.say("2 give whisky").see("hand 2 has axe", "role 2 human")
    t = table(lines).say("0 give axe; 1 refuse missed").see("asked 0 settle_offer", "options 0 keep")
    t.refused("0 give suspicion", "SA-R-24").refused("0 give axe", "core/not_asked").say("0 keep").see(
        "seen 0 settled card=axe anew=no", "offer 0 axe")
    t = table("seats 4; hand 0 the_thing infected; hand 1 missed; stage exchange; deck analysis").say(
        "0 give infected; 1 refuse missed")
    t.see("options 0 keep").refused("0 give suspicion", "SA-R-24")


@pytest.mark.rules("SA-R-24", "SA-DEF-20", "SA-INV-06")
def test_nobody_sees_whether_the_offer_was_replaced() -> None:
    """To everybody but the requester both look the same."""
    lines = ("seats 4; thing 1; infected 0; hand 0 infected*2 axe; hand 1 missed; hand 2 whisky; stage exchange; "
             "deck analysis")
    replaced = table(lines).say("0 give infected; 1 refuse missed; 0 give axe")
    stood = table(lines).say("0 give axe; 1 refuse missed; 0 keep")
    for s in (1, 2, 3, None):
        assert replaced.m.events(s) == stood.m.events(s) and replaced.m.view(s) == stood.m.view(s), s
    assert replaced.m.events(0) != stood.m.events(0)


@pytest.mark.rules("SA-R-25", "SA-REV-02")
def test_infection_through_missed() -> None:
    """An Infected! that the substitute gets from The Thing infects; in the revised edition it does not."""
    lines = "seats 4; hand 0 the_thing infected; hand 1 missed; hand 2 axe; stage exchange; deck analysis"
    script = "0 give infected; 1 refuse missed; 0 keep; 2 give axe"
    table(lines).say(script).see("role 2 infected", "hand 2 has infected", "hand 0 has axe")
    table(f"{lines}; option edition revised").say(script).see("role 2 human", "hand 2 has infected", "hand 0 has axe")


@pytest.mark.rules("SA-R-26", "SA-R-27", "SA-DEF-12", "SA-DEF-14")
def test_missed_against_a_card() -> None:
    """After Seduction the turn then ends, after Can't we be friends? it goes on with phase 3."""
    for way, substitute, after in (("clockwise", 3, 1), ("counter_clockwise", 1, 4)):
        lines = f"seats 5; thing 4; way {way}; hand 2 missed; hand {substitute} whisky"
        script = f"0 give axe; 2 refuse missed; 0 keep; {substitute} give whisky"
        t = table(f"{lines}; hand 0 seduction axe; stage play; deck analysis").say(f"0 play seduction 2; {script}")
        t.see(f"hand {substitute} has axe", f"active {after}", f"asked {after} draw", "events exchange 1")
        t = table(f"{lines}; hand 0 axe; stage draw; deck cant_we_be_friends analysis").say(
            f"0 draw; 0 choose 2; {script}")
        t.see(f"hand {substitute} has axe", "asked 0 commit", f"event exchange seat=0 other={after}", "active 0",
              "pile has cant_we_be_friends")


@pytest.mark.rules("SA-R-21", "SA-XCH-01", "SA-DEF-06")
def test_the_offer_comes_before_the_defence() -> None:
    """Nobody defends before a card lies there."""
    t = table("seats 4; thing 3; hand 0 axe; hand 1 scared; stage exchange").refused(
        "1 refuse scared", "core/not_your_turn")
    t.say("0 give axe").can("1 refuse scared", "1 give scared")
