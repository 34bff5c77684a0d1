"""The terms that the other rules use: ring and gaps, reach, what may be discarded and given, draws, rest points."""
from __future__ import annotations

import pytest

from kit import Table, table


def targets(t: Table, card: str, seats: int) -> list[int]:
    """On whom a card may be played."""
    t.scenario.chance()
    return [s for s in range(seats) if not t.m.why_not(0, t.m.read(0, f"play {card} {s}"))]


@pytest.mark.rules("SA-TERM-01")
def test_players_and_the_living() -> None:
    """N stays what it was at the start; the eliminated count among the players and no longer among the living."""
    t = table("seats 5; hand 0 flamethrower; stage play").see("alive 0 1 2 3 4")
    t.say("0 play flamethrower 4; 4 accept").see("alive 0 1 2 3", "size hand 4 0")
    assert t.m.seats == 5 and t.m.view(None)["seats"] == 5 and t.m.view(None)["alive"] == [0, 1, 2, 3]
    t.turns(8)
    assert 4 not in [e["seat"] for e in t.m.events(None) if e["kind"] == "turn"]


@pytest.mark.rules("SA-TERM-02", "SA-TURN-16")
def test_the_ring() -> None:
    """The living in seat order, clockwise on the left; the eliminated drop out, and the circle closes."""
    t = table("seats 6; hand 0 barred_door; stage play").see("ring 0 1 2 3 4 5", "ring 4 5 0 1 2 3")
    t.say("0 play barred_door left").see("door 0 1 1", "door 5 0 0")
    table("seats 6; hand 0 barred_door; stage play").say("0 play barred_door right").see("door 5 0 1", "door 0 1 0")
    t = table("seats 6; out 1 5; hand 0 barred_door; stage play").see("ring 0 2 3 4")
    t.say("0 play barred_door left").see("door 0 2 1", "door 4 0 0")
    t = table("seats 6; chairs 0 3 1 2 5 4; hand 0 barred_door; stage play")
    t.say("0 play barred_door right").see("door 4 0 1")
    t = table("seats 6; way counter_clockwise; hand 0 barred_door; stage play")
    t.say("0 play barred_door left").see("door 0 1 1")


@pytest.mark.rules("SA-TERM-03", "SA-XCH-05")
def test_next_and_adjacent() -> None:
    """Next is the neighbour in the direction of play; adjacent are both neighbours, whatever the direction."""
    for way, follows in (("clockwise", 1), ("counter_clockwise", 5)):
        t = table(f"seats 6; way {way}; hand 0 flamethrower; stage play")
        assert targets(t, "flamethrower", 6) == [1, 5]
        t.say("0 discard flamethrower; 0 give suspicion").see(f"asked {follows} answer_offer")
    t = table("seats 6; out 1 2; hand 0 flamethrower; stage play")
    assert targets(t, "flamethrower", 6) == [3, 5]
    t.refused("0 play flamethrower 4", "SA-TURN-16")
    t.say("0 discard flamethrower; 0 give suspicion").see("asked 3 answer_offer")


@pytest.mark.rules("SA-TERM-04", "SA-R-41")
def test_gaps() -> None:
    """Doors lie in gaps; two living players have two gaps between them, one on each side."""
    for side, doors in (("left", [1, 0, 0, 0]), ("right", [0, 1, 0, 0])):
        t = table("seats 4; out 2 3; hand 0 barred_door; stage play").say(f"0 play barred_door {side}")
        assert t.m.view(None)["doors"] == doors
        t.see("event no_exchange seat=0 other=1 rule=SA-DOOR-03")
    t = table("seats 4; out 2 3; door 1 0; hand 0 axe barred_door flamethrower; stage play")
    t.can("0 play axe right").cannot("0 play axe left").refused("0 play flamethrower 1", "SA-DOOR-02")
    t.refused("0 play barred_door left", "SA-DOOR-08").refused("0 play barred_door right", "SA-DOOR-08")
    t.say("0 play axe right").see("pile barred_door axe", "asked 0 commit")


@pytest.mark.rules("SA-TERM-05", "SA-DOOR-10")
def test_a_door_is_between_neighbours() -> None:
    """A door counts between the two players at its gap, both ways, and for nobody else."""
    for door, blocked in (("0 1", 1), ("4 0", 4)):
        t = table(f"seats 5; door {door}; hand 0 flamethrower seduction; stage play")
        t.refused(f"0 play flamethrower {blocked}", "SA-DOOR-02").refused(f"0 play seduction {blocked}", "SA-R-30")
        t.can(f"0 play flamethrower {5 - blocked}", "0 play seduction 2", "0 play seduction 3")
    t = table("seats 5; door 1 2; hand 0 flamethrower seduction; stage play")
    assert targets(t, "flamethrower", 5) == [1, 4] and targets(t, "seduction", 5) == [1, 2, 3, 4]


@pytest.mark.rules("SA-TERM-06", "SA-QUA-14", "SA-DOOR-05")
def test_a_quarantine_is_a_players_and_a_door_a_gaps() -> None:
    """When players change places the Quarantine goes along and the door stays."""
    t = table("seats 5; quarantine 0 3; door 2 3; deck get_out_of_here").say("0 draw; 0 choose 2")
    t.see("quarantine 0 2", "quarantine 2 0", "door 0 3 1", "ring 0 3 4 2 1")
    t = table("seats 5; quarantine 1 1; active 1; deck axe; hand 2 flamethrower").say("1 draw; 1 discard axe")
    t.see("quarantine 1 0").say("2 draw").can("2 play flamethrower 1")


@pytest.mark.rules("SA-TERM-07", "SA-TERM-08", "SA-XCH-06")
def test_blocked() -> None:
    """A door between, one's own Quarantine or the other's: each of them blocks, and then there is no exchange."""
    table("seats 4; stage exchange").see("asked 0 commit", "no event no_exchange")
    for obstacle, rule in (("door 0 1", "SA-DOOR-03"), ("quarantine 0 2", "SA-QUA-03"),
                           ("quarantine 1 2", "SA-QUA-03")):
        table(f"seats 4; {obstacle}; stage exchange").see(f"event no_exchange seat=0 other=1 rule={rule}", "active 1")
    for elsewhere in ("door 1 2", "door 3 0", "quarantine 2 2", "quarantine 3 2"):
        table(f"seats 4; {elsewhere}; stage exchange").see("asked 0 commit", "no event no_exchange")
    for obstacle, rule in (("door 3 0", "SA-DOOR-03"), ("quarantine 3 2", "SA-QUA-03")):
        table(f"seats 4; way counter_clockwise; {obstacle}; stage exchange") \
            .see(f"event no_exchange other=3 rule={rule}")


@pytest.mark.parametrize("card", [
    pytest.param(card, marks=pytest.mark.rules("SA-TERM-08", "SA-TURN-16", "SA-QUA-05", "SA-DOOR-02"), id=card)
    for card in ("flamethrower", "analysis", "suspicion", "change_places")])
def test_adjacent_reach(card: str) -> None:
    """A neighbour on either side with no door between and not in Quarantine; nobody further off, and not oneself."""
    t = table(f"seats 5; hand 0 {card}; stage play")
    assert targets(t, card, 5) == [1, 4]
    for you in (2, 3): t.refused(f"0 play {card} {you}", "SA-TURN-16")
    t = table(f"seats 5; door 0 1; quarantine 4 2; hand 0 {card}; stage play")
    t.refused(f"0 play {card} 1", "SA-DOOR-02").refused(f"0 play {card} 4", "SA-QUA-05")
    t = table(f"seats 5; quarantine 1 2; door 4 0; hand 0 {card}; stage play")
    t.refused(f"0 play {card} 1", "SA-QUA-05").refused(f"0 play {card} 4", "SA-DOOR-02")


@pytest.mark.rules("SA-TERM-09", "SA-ACT-30", "SA-ACT-23")
def test_distance_reach() -> None:
    """Anybody but oneself and the quarantined; a door stops all but You'd better run!, and by option stops none."""
    head = "seats 6; door 0 1; quarantine 3 2; out 4; hand 0 seduction youd_better_run; stage play"
    t = table(head)
    assert targets(t, "seduction", 6) == [2, 5] and targets(t, "youd_better_run", 6) == [1, 2, 5]
    t.refused("0 play seduction 0", "SA-ACT-30").refused("0 play youd_better_run 0", "SA-ACT-30")
    t.refused("0 play seduction 3", "SA-TERM-09").refused("0 play youd_better_run 3", "SA-TERM-09")
    t.refused("0 play seduction 1", "SA-R-30")
    t = table("option door_scope adjacent_only;" + head)
    assert targets(t, "seduction", 6) == targets(t, "youd_better_run", 6) == [1, 2, 5]
    for panic in ("get_out_of_here", "cant_we_be_friends"):
        head = f"seats 6; door 0 1; quarantine 3 2; out 4; deck {panic}"
        t = table(head).say("0 draw")
        assert t.options(0) == ["choose 2", "choose 5"]
        t.refused("0 choose 0", "SA-ACT-30").refused("0 choose 3", "SA-TERM-09").refused("0 choose 1", "SA-R-30")
        t = table("option door_scope adjacent_only;" + head).say("0 draw")
        assert t.options(0) == ["choose 1", "choose 2", "choose 5"]


@pytest.mark.rules("SA-TERM-10", "SA-INF-04", "SA-THING-02")
def test_what_may_be_discarded() -> None:
    """Never The Thing, nor an Infected's last Infected!; everything else, a Human's Infected! and Defences too."""
    hand = "stage play; hand 0 only infected scared quarantine flamethrower whisky"
    t = table(f"seats 4; thing 1; {hand}")
    t.can(*(f"0 discard {card}" for card in ("infected", "scared", "quarantine", "flamethrower", "whisky")))
    t = table(f"seats 4; thing 1; infected 0; {hand}")
    t.refused("0 discard infected", "SA-INF-04").can("0 discard scared")
    t = table("seats 4; thing 1; infected 0; stage play; hand 0 only infected*2 scared whisky axe")
    t.can("0 discard infected").say("0 discard infected").see("hand 0 has infected")
    t = table("seats 4; thing 0; stage play; hand 0 only the_thing infected scared whisky axe")
    t.refused("0 discard the_thing", "SA-THING-02").can("0 discard infected", "0 discard axe")


@pytest.mark.rules("SA-TERM-11", "SA-XCH-08", "SA-XCH-09", "SA-XCH-10", "SA-INF-06")
def test_what_may_be_given() -> None:
    """Never The Thing; an Infected! only by The Thing, or by an Infected to The Thing with another one left."""
    plain = ("0 give scared", "0 give quarantine")
    hand = "hand 0 only infected scared quarantine whisky; stage exchange"
    table(f"seats 4; thing 1; {hand}").can(*plain).refused("0 give infected", "SA-XCH-09")
    table(f"seats 4; thing 2; infected 0; {hand}").can(*plain).refused("0 give infected", "SA-INF-06")
    more = hand.replace("scared", "infected")
    table(f"seats 4; thing 2; infected 0 1; {more}").refused("0 give infected", "SA-INF-06")
    table(f"seats 4; thing 1; infected 0; {hand}").can(*plain).refused("0 give infected", "SA-XCH-10")
    table(f"seats 4; thing 1; infected 0; {more}").can("0 give infected", "0 give whisky")
    for role in ("infected 1", "infected nobody"):
        t = table(f"seats 4; thing 0; {role}; stage exchange; hand 0 only the_thing infected scared quarantine")
        t.can("0 give infected", *plain).refused("0 give the_thing", "SA-XCH-08")


@pytest.mark.rules("SA-TERM-12", "SA-R-18", "SA-PAN-03")
def test_drawing_event_cards_only() -> None:
    """So many event cards, past every Panic, unseen and without effect; an empty deck is made anew on the way."""
    t = table("seats 4; door 2 3; hand 0 resolute; stage play; "
              "deck three_four axe oops forgetful scared missed no_thanks")
    t.say("0 play resolute").see("hand 0 has axe scared missed", "size hand 0 7", "pile three_four oops forgetful")
    t.see("events flushed 3", "no event panic", "door 2 3 1", "deck has no_thanks")
    for who in (0, 1, None): assert set(t.event("flushed", who)) == {"n", "kind", "seat"}
    t = table("seats 4; hand 0 resolute; stage play; deck axe oops only; pile scared missed no_thanks")
    t.say("0 play resolute").see("size hand 0 7", "events reshuffled 1", "deck oops missed", "pile")
    assert t.m.view(None)["pile_back"] == "none"                         # nothing is left on the pile to be seen


@pytest.mark.rules("SA-TERM-13", "SA-R-21")
def test_who_is_who_in_an_exchange() -> None:
    """The requester commits first, the responder answers, and after Missed! the substitute does."""
    t = table("seats 5; hand 0 whisky; hand 1 missed; hand 2 analysis; deck axe; stage exchange").see("asked 0 commit")
    t.refused("1 give missed", "core/not_your_turn").say("0 give whisky").see("asked 1 answer_offer", "offer 0 whisky")
    t.say("1 refuse missed; 0 keep").see("asked 2 answer_offer").say("2 give analysis")
    t.see("event exchanged seat=0 other=2 substitute=yes", "hand 0 has analysis", "hand 2 has whisky")
    t = table("seats 5; hand 0 whisky; hand 1 analysis; stage exchange").say("0 give whisky; 1 give analysis")
    t.see("event exchanged seat=0 other=1 substitute=no")
    t = table("seats 5; active 3; deck get_out_of_here; stage draw").say("3 draw; 3 choose 0")
    t.see("event swapped seat=3 other=0")


@pytest.mark.rules("SA-TERM-14", "SA-INFO-11", "SA-R-52")
def test_rest_points() -> None:
    """Before the draw, before phase 2 and before the card of phase 3 The Thing may declare, and at no other moment."""
    no_rest = "core/no_rest_point"
    head = "seats 4; thing 2; infected 0 1 3; option auto_end never;"
    t = table(head + "hand 0 change_places seduction whisky; hand 1 no_thanks missed; deck axe").can("2 declare")
    t.say("0 draw").can("2 declare").say("0 play change_places 1").refused("2 declare", no_rest)
    t.say("1 accept").see("asked 0 commit").can("2 declare").say("0 give whisky").refused("2 declare", no_rest)
    t = table(head + "hand 0 seduction whisky; hand 3 missed; stage play").say("0 play seduction 3")
    t.see("asked 0 offer_card").refused("2 declare", no_rest).say("0 give whisky").refused("2 declare", no_rest)
    t = table(head + "hand 0 resolute; deck axe scared whisky; stage play").say("0 play resolute")
    t.refused("2 declare", no_rest).say("0 hold axe").see("asked 0 phase_two").can("2 declare")
    t = table(head + "hand 0 whisky; hand 1 missed; stage exchange").say("0 give whisky; 1 refuse missed")
    t.see("asked 0 settle_offer").refused("2 declare", no_rest)
    for panic, ask in (("revelations", "reveal"), ("get_out_of_here", "whose_chair"), ("chain_reaction", "pass_card"),
                       ("cant_we_be_friends", "new_friend"), ("blind_date", "blind_choice"), ("forgetful", "remember")):
        t = table(f"{head} deck {panic}").say("0 draw")
        assert set(t.m.asked.values()) == {ask}
        t.refused("2 declare", no_rest)
    t = table(head + "deck three_four").say("0 draw").see("asked 0 commit").can("2 declare")


@pytest.mark.rules("SA-TERM-15", "SA-R-13", "SA-R-12")
def test_the_cap_check() -> None:
    """A fourth Infected! that came by an exchange goes when that is done; one drawn in phase 1 waits for phase 2."""
    t = table("seats 4; thing 0; hand 0 infected; hand 1 only infected*3 whisky; deck infected axe; stage exchange")
    t.say("0 give infected; 1 give whisky")
    t.see("role 1 infected", "hand 1 infected*3 axe", "pile infected*2", "active 1", "events infected_in_excess 2")
    for who, card in ((1, "infected"), (0, None), (None, None)):
        assert t.event("infected_in_excess", who).get("card") == card
    t = table("seats 4; hand 0 only infected*3 whisky; deck infected axe; stage draw").say("0 draw")
    t.see("hand 0 infected*4 whisky", "no event infected_in_excess").refused("0 discard whisky", "SA-TURN-22")
    t.say("0 discard infected").see("hand 0 infected*3 whisky")
    t = table("seats 4; hand 0 only infected*3 whisky resolute; deck infected axe scared missed; stage play")
    t.say("0 play resolute; 0 hold infected").see("hand 0 infected*4 whisky", "no event infected_in_excess")
    t.refused("0 discard whisky", "SA-TURN-22").say("0 discard infected").see("asked 0 commit")
    t = table("seats 4; hand 0 only infected*3 flamethrower; hand 1 only infected*3 no_barbecue; stage play; "
              "deck infected axe").say("0 play flamethrower 1; 1 refuse no_barbecue")
    t.see("hand 1 infected*3 axe", "event infected_in_excess seat=1")
