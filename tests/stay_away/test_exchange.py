"""The exchange: who commits, who answers, what may be given, and what it does."""

from __future__ import annotations

import pytest

from kit import table


@pytest.mark.rules("SA-XCH-01", "SA-XCH-02", "SA-R-21")
def test_the_active_player_commits_first() -> None:
    """One card of the hand is laid face down; only then the next player answers, without having seen it."""
    lines = "seats 4; thing 3; hand 0 axe scared; hand 1 whisky; stage exchange"
    t, twin = table(lines).see("asked 0 commit"), table(lines).say("0 give scared")
    t.refused("1 give whisky", "core/not_your_turn").refused("0 give whisky", "core/not_asked")
    t.say("0 give axe").see("asked 1 answer_offer", "offer 0 axe", "size hand 0 3", "event laid_down seat=0 other=1")
    t.see("seen 0 laid_down card=axe", "unseen 1 laid_down card=axe", "unseen 2 laid_down card=axe",
          "no event laid_down card=axe")
    for s in (1, 2, 3, None):
        assert t.m.view(s)["offer"] == {"card": None, "laid": [0]} and t.m.view(s) == twin.m.view(s)
    assert t.m.view(0)["offer"] == {"card": "axe", "laid": [0]}
    t.refused("0 give suspicion", "core/not_your_turn")


@pytest.mark.rules("SA-XCH-02", "SA-XCH-04")
def test_the_two_cards_change_hands() -> None:
    """Each takes the other's card and sees it; nobody else sees either."""
    lines = "seats 4; thing 3; hand 0 axe scared; hand 1 whisky missed; stage exchange"
    t, twin = table(lines).say("0 give axe; 1 give whisky"), table(lines).say("0 give scared; 1 give missed")
    t.see("hand 0 has whisky", "hand 0 lacks axe", "hand 1 has axe", "hand 1 lacks whisky", "offer 0 none",
          "offer 1 none")
    t.see("event exchanged seat=0 other=1 substitute=no", "seen 0 exchanged given=axe received=whisky",
          "seen 1 exchanged given=whisky received=axe", "seen 1 answered card=whisky", "event answered seat=1 other=0")
    for s in (2, 3, None):
        assert t.m.events(s) == twin.m.events(s) and t.m.view(s) == twin.m.view(s)
    t.see("unseen 0 answered card=whisky", "knows 0 hand 1 1 of axe", "knows 1 hand 0 1 of whisky")
    assert t.m.knows(2) == [] and t.m.knows(None) == []


@pytest.mark.rules("SA-XCH-03")
def test_an_exchange_is_compulsory() -> None:
    """The requester can only give; the responder gives, or refuses with a Defence card."""
    t = table(
        "seats 4; thing 3; hand 0 axe whisky scared missed; hand 1 axe whisky analysis no_barbecue; stage exchange")
    t.see("options 0 give axe, give whisky, give scared, give missed")
    t.refused("0 keep", "core/not_asked").refused("0 refuse scared", "core/not_asked")
    t.say("0 give axe").see("options 1 give axe, give whisky, give analysis, give no_barbecue")
    t.refused("1 keep", "core/not_asked").refused("1 accept", "core/not_asked").refused(
        "1 refuse no_barbecue", "SA-DEF-18")
    t = table("seats 4; thing 3; hand 0 axe; hand 1 scared no_thanks missed axe; stage exchange").say("0 give axe")
    t.see(
        "options 1 give scared, give no_thanks, give missed, give axe, refuse scared, refuse no_thanks, refuse missed")


@pytest.mark.rules("SA-XCH-05")
def test_the_partner_is_the_next_player() -> None:
    """In the direction of play, past the empty seats, unless a card names another."""
    table("seats 5; thing 3; stage exchange").see("event exchange seat=0 other=1").say("0 give suspicion").see(
        "waiting 1")
    table("seats 5; thing 3; way counter_clockwise; stage exchange").see("event exchange seat=0 other=4")
    table("seats 5; thing 3; out 1 2; stage exchange").see("event exchange seat=0 other=3")
    t = table("seats 5; thing 3; hand 0 seduction axe; stage play").say("0 play seduction 2")
    t.see("event exchange seat=0 other=2")
    t.say("0 give axe").see("waiting 2")


@pytest.mark.rules("SA-XCH-06", "SA-XCH-07", "SA-TERM-07", "SA-DOOR-03", "SA-QUA-03")
@pytest.mark.parametrize("lines, rule",
                         [("door 0 1", "SA-DOOR-03"), ("quarantine 1 2", "SA-QUA-03"), ("quarantine 0 2", "SA-QUA-03")])
def test_a_blocked_exchange_does_not_take_place(lines: str, rule: str) -> None:
    """A door between, or Quarantine of either: the turn ends without it, and nobody exchanges instead."""
    t = table(f"seats 4; thing 3; {lines}; stage exchange")
    t.see("active 1", "asked 1 draw", f"event no_exchange seat=0 other=1 rule={rule}", "no event exchange",
          "no event laid_down")
    free = {"door 0 1": "door 3 0; door 1 2", "quarantine 1 2": "quarantine 2 2", "quarantine 0 2": "quarantine 3 2"}[
        lines]
    table(f"seats 4; thing 3; {free}; stage exchange").see("asked 0 commit", "no event no_exchange")
    table("seats 4; thing 3; way counter_clockwise; door 3 0; stage exchange").see("active 3", "no event exchange")


@pytest.mark.rules("SA-XCH-06", "SA-REV-05")
def test_quarantine_does_not_block_in_the_revised_edition() -> None:
    """There only a door stops phase 3."""
    table("seats 4; option edition revised; thing 3; quarantine 1 2; stage exchange").see("asked 0 commit")
    table("seats 4; option edition revised; thing 3; quarantine 0 2; stage exchange").see("asked 0 commit")
    table("seats 4; option edition revised; thing 3; door 0 1; stage exchange").see("active 1")


# --- What may be given --------------------------------------------------------------------------------


@pytest.mark.rules("SA-XCH-08", "SA-THING-02")
def test_the_thing_is_never_given() -> None:
    """Neither offered nor answered with, whoever asks."""
    table("seats 4; hand 0 the_thing axe; stage exchange").refused("0 give the_thing", "SA-XCH-08").can("0 give axe")
    table("seats 4; hand 1 the_thing axe; stage exchange").say("0 give suspicion").refused(
        "1 give the_thing", "SA-XCH-08").can("1 give axe")
    t = table("seats 4; hand 0 the_thing seduction; stage play").say("0 play seduction 2")
    t.refused("0 give the_thing", "SA-XCH-08")
    t = table("seats 4; hand 1 the_thing; deck chain_reaction; stage draw").say("0 draw")
    t.refused("1 give the_thing", "SA-XCH-08")


@pytest.mark.rules("SA-XCH-09", "SA-INV-05")
def test_a_human_gives_no_infected() -> None:
    """Not to another Human, not to an Infected, not to The Thing; not when asking, answering, or passing on."""
    for roles in ("thing 3", "thing 1", "thing 3; infected 1"):
        t = table(f"seats 4; {roles}; hand 0 infected infected axe; stage exchange")
        t.refused("0 give infected", "SA-XCH-09").can("0 give axe")
    for roles in ("thing 3", "thing 0", "thing 3; infected 0"):
        t = table(f"seats 4; {roles}; hand 0 axe; hand 1 infected infected axe; stage exchange").say("0 give axe")
        t.refused("1 give infected", "SA-XCH-09").can("1 give axe")
    t = table("seats 4; thing 1; hand 0 infected whisky; deck chain_reaction; stage draw").say("0 draw")
    t.refused("0 give infected", "SA-XCH-09").can("0 give whisky")


@pytest.mark.rules("SA-XCH-10", "SA-INF-05", "SA-INF-06", "SA-R-15", "SA-INF-04")
def test_an_infected_gives_a_surplus_infected_to_the_thing_alone() -> None:
    """One must stay in hand, counted before anything is received."""
    lines = "seats 4; infected 0 2; stage exchange; hand 0"
    table(f"{lines} infected axe; thing 1").refused("0 give infected", "SA-XCH-10").can("0 give axe")
    table(f"{lines} infected*2 axe; thing 1").can("0 give infected", "0 give axe")
    table(f"{lines} infected*2 axe; thing 3").refused("0 give infected", "SA-INF-06").can("0 give axe")
    table("seats 4; infected 0 1; stage exchange; hand 0 infected*2 axe; thing 3").refused(
        "0 give infected", "SA-INF-06")
    t = table("seats 4; infected 1; hand 0 the_thing infected; hand 1 infected axe; stage exchange").say(
        "0 give infected")
    t.refused("1 give infected", "SA-XCH-10").can("1 give axe")
    t = table("seats 4; infected 1; hand 0 the_thing infected; hand 1 infected*2 axe; stage exchange").say(
        "0 give infected")
    t.say("1 give infected").see("role 1 infected", "hand 1 has infected*2",
                                 "hand 0 the_thing infected suspicion suspicion")
    t = table("seats 4; infected 1; thing 3; hand 1 infected*3 axe; stage exchange").say("0 give suspicion")
    t.refused("1 give infected", "SA-INF-06").see("options 1 give axe")


@pytest.mark.rules("SA-XCH-11", "SA-THING-03")
def test_the_thing_gives_infected_to_anybody() -> None:
    """To a Human, and to somebody who is Infected already, whose role it does not change."""
    t = table("seats 4; infected 2; hand 0 the_thing infected; hand 1 axe; stage exchange").say(
        "0 give infected; 1 give axe")
    t.see("role 1 infected", "hand 1 has infected", "role 0 thing")
    t = table("seats 4; infected 1; hand 0 the_thing infected; hand 1 infected axe; stage exchange").say(
        "0 give infected; 1 give axe")
    t.see("role 1 infected", "hand 1 has infected*2")


@pytest.mark.rules("SA-XCH-12", "SA-XCH-20", "SA-INF-01", "SA-HUM-04", "SA-R-25")
def test_infection_works_from_either_side() -> None:
    """The Thing infects as requester, as responder, and as the substitute of Missed!, or through one."""
    t = table("seats 4; hand 0 the_thing infected; hand 1 axe; stage exchange").say("0 give infected")
    t.see("role 1 human")
    t.say("1 give axe").see("role 1 infected", "role 2 human", "role 3 human", "hand 0 has axe")
    t = table("seats 4; hand 1 the_thing infected; hand 0 axe; stage exchange").say("0 give axe; 1 give infected")
    t.see("role 0 infected")
    missed = "hand 1 missed; deck whisky watch_your_back; stage exchange"
    t = table(f"seats 4; hand 0 axe; hand 2 the_thing infected; {missed}").say(
        "0 give axe; 1 refuse missed; 0 keep; 2 give infected")
    t.see("role 0 infected", "role 1 human", "hand 0 has infected")
    t = table(f"seats 4; hand 0 the_thing infected; hand 2 axe; {missed}").say(
        "0 give infected; 1 refuse missed; 0 keep; 2 give axe")
    t.see("role 2 infected", "role 1 human", "hand 2 has infected")


@pytest.mark.rules("SA-XCH-20", "SA-INF-01", "SA-HUM-03")
def test_infection_needs_a_human_the_thing_and_an_infected() -> None:
    """Another card of The Thing infects nobody; what was given in return is all one; The Thing remains."""
    t = table("seats 4; hand 1 the_thing axe; stage exchange").say("0 give suspicion; 1 give axe")
    t.see("role 0 human", "role 1 thing")
    table("seats 4; hand 0 the_thing axe; stage exchange").say("0 give axe; 1 give suspicion").see(
        "role 1 human", "role 0 thing")
    t = table("seats 4; infected 1; hand 0 the_thing axe; hand 1 infected*2 whisky; stage exchange").say(
        "0 give axe; 1 give infected")
    t.see("role 0 thing", "role 1 infected", "hand 0 has infected")
    t = table("seats 4; thing 1; infected 0; hand 0 infected*2 axe; stage exchange").say(
        "0 give infected; 1 give suspicion")
    t.see("role 1 thing", "role 0 infected", "hand 1 has infected")
    t = table("seats 4; hand 0 the_thing infected; hand 1 infected no_thanks; stage exchange").say(
        "0 give infected; 1 give no_thanks")
    t.see("role 1 infected", "hand 1 has infected*2")


@pytest.mark.rules("SA-XCH-13")
def test_a_received_card_does_not_go_back() -> None:
    """Both are fixed unseen: the offered card is none of the answers, and the requester has no second word."""
    t = table("seats 4; thing 3; hand 0 axe; hand 1 whisky scared missed no_thanks; stage exchange").say("0 give axe")
    t.refused("1 give axe", "core/not_asked").see("size hand 1 4").say("1 give whisky")
    t.refused("0 give suspicion", "core/not_your_turn").see("active 1", "asked 1 draw")


@pytest.mark.rules("SA-XCH-14", "SA-R-14", "SA-INV-07")
def test_there_is_always_a_card_to_give() -> None:
    """Three Infected! and one other card: Human and Infected have an answer for any partner."""
    for roles in ("thing 3", "thing 1", "thing 3; infected 0", "thing 1; infected 0", "thing 3; infected 1",
                  "thing 3; infected 0 1"):
        t = table(f"seats 4; {roles}; hand 0 infected*3 axe; stage exchange").can("0 give axe")
        wanted = ["give infected", "give axe"] if roles == "thing 1; infected 0" else ["give axe"]
        assert t.options(0) == wanted, roles
    t = table("seats 4; thing 3; hand 1 infected*3 axe; stage exchange").say("0 give suspicion")
    t.see("options 1 give axe")


@pytest.mark.rules("SA-XCH-15")
def test_the_thing_with_three_infected() -> None:
    """It can give nothing but an Infected!, asking or asked."""
    table("seats 4; hand 0 the_thing infected*3; stage exchange").see("options 0 give infected")
    t = table("seats 4; hand 1 the_thing infected*3; stage exchange").say("0 give suspicion")
    t.see("options 1 give infected")
    t.say("1 give infected").see("role 0 infected")


# --- When, with whom, and how ----------------------------------------------------------------------------


@pytest.mark.rules("SA-XCH-16", "SA-TURN-15", "SA-ACT-20")
def test_after_a_swap_the_new_seat_counts() -> None:
    """Partner and following turn are those of the seat now occupied, after an Action and after a Panic."""
    t = table("seats 4; thing 3; hand 0 change_places axe; stage play").say("0 play change_places 1; 1 accept")
    t.see("ring 0 2 3 1", "event exchange seat=0 other=2").say("0 give axe; 2 give seduction").see("active 2")
    t.turns(2).see("active 1")
    t = table("seats 4; thing 3; way counter_clockwise; hand 0 change_places axe; stage play").say(
        "0 play change_places 1; 1 accept")
    t.see("event exchange seat=0 other=1").say("0 give axe; 1 give suspicion").see("active 1")
    t = table("seats 5; thing 3; deck get_out_of_here; hand 0 axe; stage draw").say("0 draw; 0 choose 2")
    t.see("ring 0 3 4 2 1", "event exchange seat=0 other=3").say("0 give axe").turns(1).see("active 3")


@pytest.mark.rules("SA-XCH-17", "SA-ACT-26", "SA-R-27")
def test_seduction_takes_the_place_of_phase_three() -> None:
    """One exchange, with the one named; then the turn is over, and the next player of the requester begins."""
    t = table("seats 5; thing 3; hand 0 seduction axe; hand 2 whisky; stage play").say("0 play seduction 2")
    t.say("0 give axe; 2 give whisky").see("events exchange 1", "active 1", "hand 2 has axe", "hand 0 has whisky",
                                           "pile seduction")


@pytest.mark.rules("SA-XCH-18", "SA-DEF-18")
@pytest.mark.parametrize(
    "lines, script, ask, other",
    [("stage exchange", "", "commit", 1), ("hand 0 seduction axe; stage play", "0 play seduction 2", "offer_card", 2),
     ("deck cant_we_be_friends whisky; stage draw", "0 draw; 0 choose 3", "offer_card", 3)],
)
def test_every_exchange_goes_the_same_way(lines: str, script: str, ask: str, other: int) -> None:
    """Phase 3, Seduction, Can't we be friends?: the requester commits, the responder answers or refuses."""
    head = "seats 5; thing 4" + ("; hand 0 axe infected" if "hand 0" not in lines else "")
    lines = lines.replace("seduction axe", "seduction axe infected")
    answers = f"; hand {other} scared no_thanks missed im_comfortable; {lines}"
    t = table(head + answers).say(script).see(f"asked 0 {ask}").refused("0 give infected", "SA-XCH-09")
    t.say("0 give axe").see(f"asked {other} answer_offer").can(f"{other} give scared", f"{other} refuse scared",
                                                               f"{other} refuse no_thanks", f"{other} refuse missed")
    t.refused(f"{other} refuse im_comfortable", "SA-DEF-18").say(f"{other} give scared")
    t.see(f"event exchanged seat=0 other={other}", "hand 0 has scared", f"hand {other} has axe")


@pytest.mark.rules("SA-XCH-19", "SA-DEF-11")
@pytest.mark.parametrize("defence", ["scared", "no_thanks"])
def test_a_refused_offer_goes_back(defence: str) -> None:
    """The requester takes the card back, and no other exchange replaces it."""
    t = table(f"seats 4; thing 3; hand 0 axe; hand 1 {defence}; deck whisky; stage exchange").say(
        f"0 give axe; 1 refuse {defence}")
    t.see("hand 0 has axe", "size hand 0 4", "offer 0 none", "event took_back seat=0", "no event exchanged",
          "events exchange 1", "active 1", "asked 1 draw")


@pytest.mark.rules("SA-XCH-19", "SA-XCH-07")
def test_a_cancelled_exchange_goes_back_too() -> None:
    """Where Missed! finds nobody to exchange with, the offer returns and the turn is over."""
    t = table("seats 4; thing 3; hand 0 axe; hand 1 missed; door 1 2; deck whisky; stage exchange").say(
        "0 give axe; 1 refuse missed")
    t.see("hand 0 has axe", "size hand 0 4", "offer 0 none", "no event exchanged", "active 1", "size hand 1 4")


@pytest.mark.rules("SA-XCH-21", "SA-INFO-08", "SA-R-21")
def test_choices_tell_nothing_of_the_partner() -> None:
    """What a Human may answer is the same whatever was offered and whoever offered it; and the same is always asked."""
    seen = []
    for card, roles in (("axe", "thing 3"), ("infected", "thing 0"), ("axe", "thing 0"),
                        ("axe", "thing 3; infected 0")):
        t = table(f"seats 4; {roles}; hand 0 {card}; hand 1 infected whisky scared missed; stage exchange").say(
            f"0 give {card}")
        seen.append((t.m.asked, t.options(1)))
    assert all(row == seen[0] for row in seen)
    for hand in ("axe whisky analysis suspicion", "scared no_thanks missed axe"):
        t = table(f"seats 4; thing 3; hand 0 axe; hand 1 {hand}; stage exchange").say("0 give axe")
        t.see("asked 1 answer_offer")
    table("seats 4; thing 3; hand 0 axe; hand 1 whisky; stage exchange").say("0 give axe").refused(
        "1 refuse missed", "core/not_held")
