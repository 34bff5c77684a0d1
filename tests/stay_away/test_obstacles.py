"""Obstacles: Quarantine and Barred doors."""
from __future__ import annotations

import pytest

from kit import table

# --- Quarantine -----------------------------------------------------------------------------------------

@pytest.mark.rules("SA-QUA-01")
def test_quarantine_is_for_oneself_or_a_neighbour() -> None:
    """Quarantine may be laid on oneself or on either neighbour, and on nobody further away or behind a door."""
    t = table("seats 5; thing 3; hand 0 quarantine; stage play")
    t.can("0 play quarantine 0", "0 play quarantine 1", "0 play quarantine 4")
    t.refused("0 play quarantine 2", "SA-QUA-01").refused("0 play quarantine 3", "SA-QUA-01")
    t.say("0 play quarantine 4").see("quarantine 4 3", "quarantine 0 0", "event quarantined seat=4 turns=3")
    t.see("hand 0 lacks quarantine", "size pile 0", "event played seat=0 card=quarantine other=4")
    t = table("seats 5; thing 3; door 0 1; hand 0 quarantine; stage play")
    t.refused("0 play quarantine 1", "SA-DOOR-02").can("0 play quarantine 4", "0 play quarantine 0")


@pytest.mark.rules("SA-QUA-02", "SA-QUA-12", "SA-R-34")
def test_quarantine_lasts_three_own_turns_after_the_one_in_which_it_was_laid() -> None:
    """It counts three own turns of its player, and is discarded at the end of the third."""
    t = table("seats 4; thing 3; hand 0 quarantine; stage play").say("0 play quarantine 1")
    t.see("quarantine 1 3", "active 1").turns(1).see("quarantine 1 2", "active 2").turns(3)
    t.see("quarantine 1 2", "active 1")
    t.turns(1).see("quarantine 1 1").turns(3).see("quarantine 1 1", "active 1", "pile lacks quarantine")
    t.see("no event quarantine_over")
    t.turns(1).see("quarantine 1 0", "pile has quarantine", "event quarantine_over seat=1 why=time")


@pytest.mark.rules("SA-QUA-02", "SA-R-34")
def test_the_turn_of_laying_does_not_count() -> None:
    """Quarantine laid on oneself acts at once, and the very turn is none of the three."""
    t = table("seats 4; thing 3; hand 0 quarantine; stage play").say("0 play quarantine 0")
    t.see("active 1", "event no_exchange seat=0 other=1 rule=SA-QUA-03", "quarantine 0 3")
    t.turns(3).see("active 0", "quarantine 0 3").turns(1).see("quarantine 0 2")
    t.turns(4).see("quarantine 0 1").turns(4).see("quarantine 0 0")


@pytest.mark.rules("SA-R-34")
def test_every_own_turn_counts_and_nothing_else() -> None:
    """A turn with a Panic! counts; a reversal and a change of chairs by others count for nothing."""
    table("seats 4; thing 3; quarantine 0 2; deck oops; stage draw").say("0 draw").see("active 1", "quarantine 0 1")
    t = table("seats 5; thing 3; quarantine 1 2; hand 0 watch_your_back; stage play").say("0 play watch_your_back")
    t.turns(1).see("active 4", "quarantine 1 2").turns(3).see("active 1", "quarantine 1 2")
    t.turns(1).see("quarantine 1 1", "active 0")
    t = table("seats 5; thing 3; quarantine 1 2; hand 0 youd_better_run; stage play")
    t.say("0 play youd_better_run 3; 3 accept")
    t.turns(1).see("quarantine 1 2", "active 4")


@pytest.mark.rules("SA-QUA-03", "SA-QUA-09")
def test_no_exchange_with_the_quarantined() -> None:
    """Nobody exchanges with a player in Quarantine, in whosever turn; no one else takes their place."""
    t = table("seats 5; thing 3; quarantine 0 2; stage exchange")
    t.see("event no_exchange seat=0 other=1 rule=SA-QUA-03", "no event exchange", "active 1", "asked 1 draw")
    t = table("seats 5; thing 3; quarantine 1 2; stage exchange")
    t.see("event no_exchange seat=0 other=1 rule=SA-QUA-03", "no event exchange", "active 1")
    t = table("seats 5; thing 3; quarantine 4 2; stage exchange").see("event exchange seat=0 other=1", "asked 0 commit")
    t = table("seats 5; thing 3; quarantine 2 2; hand 0 seduction; stage play")
    t.refused("0 play seduction 2", "SA-TERM-09").can("0 play seduction 3")
    t = table("seats 5; thing 3; quarantine 2 2; hand 1 missed; stage exchange")
    t.say("0 give suspicion; 1 refuse missed")
    t.see("event missed seat=1 substitute=2 rule=SA-DEF-13", "event took_back seat=0", "active 1", "no event exchanged")


@pytest.mark.rules("SA-QUA-04", "SA-R-32")
@pytest.mark.parametrize("play", [
    "flamethrower 1", "analysis 1", "suspicion 4", "change_places 1", "youd_better_run 2", "seduction 2", "axe 0",
    "axe left", "quarantine 1", "barred_door left", "whisky", "resolute", "watch_your_back", "scared", "no_barbecue"])
def test_the_quarantined_play_nothing(play: str) -> None:
    """In Quarantine no card of any family may be played, not even an Axe; the same card may be played without it."""
    card = play.split()[0]
    t = table(f"seats 5; thing 3; quarantine 0 2; door 0 1; hand 0 {card}; stage play")
    t.refused(f"0 play {play}", "SA-QUA-04").can(f"0 discard {card}")
    if card in ("scared", "no_barbecue"): return
    free = "quarantine 0 2; option quarantined_axe own_quarantine" if play == "axe 0" else "seats 5"
    door = "door 0 1; " if play == "axe left" else ""
    lines = free if "quarantine" in free else ""
    table(f"seats 5; thing 3; {door}{lines}; hand 0 {card}; stage play").can(f"0 play {play}")


@pytest.mark.rules("SA-QUA-04", "SA-R-32", "SA-QUA-07", "SA-R-35")
def test_an_axe_on_the_own_quarantine_by_option() -> None:
    """With quarantined_axe=own_quarantine an Axe may take off the own Quarantine, and then the exchange follows."""
    seats = "seats 5; option quarantined_axe own_quarantine; thing 3; quarantine 0 2; door 0 4; hand 0 axe whisky"
    t = table(f"{seats}; stage play")
    t.can("0 play axe 0", "0 discard axe", "0 discard whisky")
    t.refused("0 play axe right", "SA-QUA-04").refused("0 play whisky", "SA-QUA-04")
    t.say("0 play axe 0").see("quarantine 0 0", "pile quarantine axe", "event quarantine_over seat=0 why=axe")
    t.see("event exchange seat=0 other=1", "asked 0 commit")
    t = table(f"{seats}; quarantine 1 2; stage play").refused("0 play axe 1", "SA-QUA-04")
    t = table("seats 5; option quarantined_axe own_quarantine; thing 3; quarantine 0 2; door 0 1; hand 0 axe suspicion;"
              "stage play").refused("0 play axe left", "SA-QUA-04").refused("0 play suspicion 0", "SA-QUA-04")
    t = table("seats 5; option quarantined_axe own_quarantine; thing 3; quarantine 1 2; hand 0 axe; stage play")
    t.can("0 play axe 1").refused("0 play axe 0", "SA-ACT-28")


@pytest.mark.rules("SA-QUA-05")
@pytest.mark.parametrize(("play", "rule"), [
    ("flamethrower", "SA-QUA-05"), ("analysis", "SA-QUA-05"), ("suspicion", "SA-QUA-05"),
    ("change_places", "SA-QUA-05"), ("youd_better_run", "SA-TERM-09"), ("seduction", "SA-TERM-09"),
    ("quarantine", "SA-QUA-15")])
def test_nobody_aims_at_the_quarantined(play: str, rule: str) -> None:
    """No event card may be aimed at a player in Quarantine, Flamethrower included, but for an Axe that removes it."""
    table(f"seats 5; thing 3; quarantine 1 2; hand 0 {play}; stage play").refused(f"0 play {play} 1", rule)
    table(f"seats 5; thing 3; quarantine 4 2; hand 0 {play}; stage play").refused(f"0 play {play} 4", rule)
    table(f"seats 5; thing 3; quarantine 4 2; hand 0 {play}; stage play").can(f"0 play {play} 1")
    table("seats 5; thing 3; quarantine 4 2; hand 0 axe; stage play").can("0 play axe 4")


@pytest.mark.rules("SA-QUA-06", "SA-QUA-07", "SA-QUA-09")
def test_the_quarantined_draw_and_discard() -> None:
    """In Quarantine one still draws a card; if it is an event card one card must be discarded, and the turn is over."""
    t = table("seats 5; thing 3; quarantine 0 2; hand 0 whisky axe; deck scared; stage draw").say("0 draw")
    t.see("hand 0 has scared", "size hand 0 5", "asked 0 phase_two", "size pile 0")
    assert t.options(0) and all(said.startswith("discard ") for said in t.options(0))
    t.can("0 discard scared", "0 discard axe", "0 discard whisky").refused("0 play whisky", "SA-QUA-04")
    t.say("0 discard scared").see("size hand 0 4", "pile scared", "active 1", "asked 1 draw", "quarantine 0 1")
    t.see("event no_exchange seat=0 rule=SA-QUA-03")


@pytest.mark.rules("SA-QUA-08", "SA-R-36", "SA-QUA-09")
def test_the_quarantined_meet_a_panic() -> None:
    """A Panic! drawn in Quarantine happens as for anybody; no exchange follows while the Quarantine stays."""
    t = table("seats 5; thing 3; quarantine 0 3; hand 0 axe*2 whisky*2; deck oops; stage draw").say("0 draw")
    t.see("event hand_shown seat=0 cards=axe,axe,whisky,whisky", "pile oops", "quarantine 0 2", "active 1")
    t.see("event no_exchange seat=0 other=1 rule=SA-QUA-03", "size hand 0 4")
    t = table("seats 5; thing 3; quarantine 0 3; deck forgetful; stage draw").say("0 draw").see("asked 0 remember")
    t = table("seats 5; thing 3; quarantine 0 3; deck blind_date; stage draw").say("0 draw").see("asked 0 blind_choice")
    t = table("seats 5; thing 3; quarantine 0 3; deck revelations; stage draw").say("0 draw").see("asked 0 reveal")
    t = table("seats 5; thing 3; quarantine 0 3; deck just_between_us; stage draw").say("0 draw")
    t.see("asked 0 confidant")
    t = table("seats 5; thing 3; quarantine 0 3; deck get_out_of_here; stage draw").say("0 draw")
    t.see("asked 0 whose_chair")
    t = table("seats 7; thing 3; quarantine 0 3; deck one_two; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-R-36", "ring 0 1 2 3 4 5 6", "active 1")
    t = table("seats 7; thing 3; quarantine 0 3; deck cant_we_be_friends; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-27", "active 1")


@pytest.mark.rules("SA-QUA-09", "SA-R-35", "SA-PANIC-02")
@pytest.mark.parametrize("panic", ["rotten_ropes", "so_this_is_the_party"])
def test_freed_in_the_own_turn_one_exchanges(panic: str) -> None:
    """If the own Quarantine goes before the exchange, the exchange takes place; if it stays, it does not."""
    t = table(f"seats 5; thing 3; quarantine 0 3; deck {panic}; stage draw").say("0 draw")
    t.see("quarantine 0 0", "asked 0 commit", "event exchange seat=0", "no event no_exchange")
    t = table("seats 5; thing 3; quarantine 0 3; deck three_four; stage draw").say("0 draw")
    t.see("quarantine 0 2", "active 1", "event no_exchange seat=0 rule=SA-QUA-03")


@pytest.mark.rules("SA-QUA-10")
def test_quarantine_leaves_the_order_of_turns_alone() -> None:
    """The turn passes to the player in Quarantine and on from there, both ways round."""
    t = table("seats 4; thing 3; quarantine 1 3; stage exchange").see("active 1").turns(1).see("active 2")
    t = table("seats 4; way counter_clockwise; thing 1; quarantine 3 3; stage exchange").see("active 3").turns(1)
    t.see("active 2")


@pytest.mark.rules("SA-QUA-11", "SA-ACT-08", "SA-PAN-05")
def test_what_lifts_a_quarantine() -> None:
    """An Axe, Rotten ropes or the party lift a Quarantine before its time, and it goes to the pile."""
    t = table("seats 5; thing 3; quarantine 1 3; quarantine 4 1; hand 0 axe; stage play").say("0 play axe 1")
    t.see("quarantine 1 0", "quarantine 4 1", "pile quarantine axe", "event quarantine_over seat=1 why=axe", "active 0")
    for panic in ("rotten_ropes", "so_this_is_the_party"):
        t = table(f"seats 5; thing 3; quarantine 2 3; quarantine 4 1; deck {panic}; stage draw").say("0 draw")
        t.see("quarantine 2 0", "quarantine 4 0", f"pile quarantine*2 {panic}",
              f"event quarantine_over seat=2 why={panic}")


@pytest.mark.rules("SA-QUA-13")
def test_quarantine_changes_no_role() -> None:
    """Whoever is put in Quarantine stays what they were, then and when it ends."""
    t = table("seats 4; thing 1; infected 3; hand 0 quarantine; stage play").say("0 play quarantine 1")
    t.see("role 1 thing", "role 0 human", "role 3 infected")
    t = table("seats 4; thing 1; infected 3; hand 0 quarantine; stage play").say("0 play quarantine 3")
    t.see("role 3 infected")
    t = table("seats 4; thing 1; infected 3; quarantine 3 1; active 3; deck oops; stage draw").say("3 draw")
    t.see("quarantine 3 0", "role 3 infected", "role 0 human")


@pytest.mark.rules("SA-QUA-14", "SA-R-36", "SA-PANIC-14")
def test_quarantine_goes_with_its_player() -> None:
    """A Quarantine belongs to the player, not to the chair: it changes chairs with them."""
    t = table("seats 5; thing 3; quarantine 0 3; deck get_out_of_here; stage draw").say("0 draw; 0 choose 2")
    t.see("ring 2 1 0 3 4", "quarantine 0 2", "quarantine 2 0", "event no_exchange seat=0 other=3 rule=SA-QUA-03")


@pytest.mark.rules("SA-QUA-14", "SA-ELIM-07")
def test_quarantine_ends_with_its_player() -> None:
    """The Quarantine of an eliminated player is discarded, and nobody inherits it."""
    t = table("seats 5; option edition revised; thing 3; quarantine 1 2; hand 0 flamethrower; hand 1 axe*2 whisky*2;"
              "stage play")
    t.say("0 play flamethrower 1; 1 accept").see("alive 0 2 3 4", "quarantine 1 0", "quarantine 2 0")
    t.see("event quarantine_over seat=1 why=eliminated", "pile quarantine axe*2 whisky*2 flamethrower")


@pytest.mark.rules("SA-QUA-15", "SA-R-33")
def test_no_second_quarantine() -> None:
    """A second Quarantine cannot be laid on a player who is in Quarantine; on another it can."""
    t = table("seats 5; thing 3; quarantine 1 1; hand 0 quarantine; stage play")
    t.refused("0 play quarantine 1", "SA-QUA-15").can("0 play quarantine 4", "0 play quarantine 0")


# --- Doors ----------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-DOOR-01")
@pytest.mark.parametrize(("side", "you", "far"), [("left", 1, 4), ("right", 4, 1)])
def test_a_door_stands_between_two_neighbours(side: str, you: int, far: int) -> None:
    """A Barred door is laid for all to see in the gap on one side of its player, left or right."""
    t = table("seats 5; thing 3; hand 0 barred_door; stage play").say(f"0 play barred_door {side}")
    t.see(f"door 0 {you} 1", f"door 0 {far} 0", "door 1 2 0", "door 3 4 0", "hand 0 lacks barred_door", "size pile 0")
    t.see(f"event barred seat=0 other={you}", f"event played seat=0 card=barred_door side={side}")
    assert t.m.view(None)["doors"] == t.m.view(3)["doors"] and sum(t.m.view(None)["doors"]) == 1
    t = table("seats 4; chairs 2 0 3 1; thing 3; hand 0 barred_door; stage play").say("0 play barred_door left")
    t.see("door 0 3 1")
    t = table("seats 4; chairs 2 0 3 1; thing 3; hand 0 barred_door; stage play").say("0 play barred_door right")
    t.see("door 0 2 1")


@pytest.mark.rules("SA-DOOR-02", "SA-DOOR-03", "SA-DOOR-07")
@pytest.mark.parametrize(("card", "rule"), [
    ("flamethrower", "SA-DOOR-02"), ("analysis", "SA-DOOR-02"), ("suspicion", "SA-DOOR-02"),
    ("change_places", "SA-DOOR-02"), ("quarantine", "SA-DOOR-02"), ("seduction", "SA-R-30")])
def test_a_door_parts_two_players(card: str, rule: str) -> None:
    """The two beside a door can do nothing to each other, whoever laid it; each can act on the other neighbour."""
    t = table(f"seats 5; thing 3; door 0 1; hand 0 {card}; stage play")
    t.refused(f"0 play {card} 1", rule).can(f"0 play {card} 4")
    t = table(f"seats 5; thing 3; door 0 1; active 1; hand 1 {card}; stage play")
    t.refused(f"1 play {card} 0", rule).can(f"1 play {card} 2")
    table(f"seats 5; thing 3; door 2 3; hand 0 {card}; stage play").can(f"0 play {card} 1", f"0 play {card} 4")


@pytest.mark.rules("SA-DOOR-02")
def test_what_passes_a_door() -> None:
    """You'd better run!, One, two… and Chain reaction pay no heed to doors."""
    t = table("seats 5; thing 3; door 0 1; door 0 4; hand 0 youd_better_run; stage play")
    t.say("0 play youd_better_run 1; 1 accept").see("ring 1 0 2 3 4")
    t = table("seats 5; thing 3; door 0 1 2; door 2 3; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("ring 3 1 2 0 4")
    t = table("seats 4; thing 3; door 0 1; door 1 2; deck chain_reaction; hand 0 axe; hand 1 scared; stage draw")
    t.say("0 draw; 0 give axe; 1 give scared; 2 give suspicion; 3 give seduction")
    t.see("hand 1 has axe", "hand 2 has scared")


@pytest.mark.rules("SA-DOOR-03", "SA-DOOR-06", "SA-XCH-06")
def test_a_door_stops_the_exchange_and_not_the_turn() -> None:
    """With a door before the next player the turn ends without exchange, and passes across it; both ways round."""
    t = table("seats 5; thing 3; door 0 1; stage exchange")
    t.see("event no_exchange seat=0 other=1 rule=SA-DOOR-03", "no event exchange", "active 1", "asked 1 draw")
    t = table("seats 5; way counter_clockwise; thing 3; door 4 0; stage exchange")
    t.see("event no_exchange seat=0 other=4 rule=SA-DOOR-03", "active 4")
    table("seats 5; thing 3; door 4 0; stage exchange").see("event exchange seat=0 other=1", "asked 0 commit")
    table("seats 5; way counter_clockwise; thing 3; door 0 1; stage exchange").see("event exchange seat=0 other=4")


@pytest.mark.rules("SA-DOOR-04", "SA-ACT-08", "SA-PAN-05", "SA-R-31")
def test_a_door_stands_until_a_card_takes_it_away() -> None:
    """A door has no time limit; an Axe, Three, four… or the party takes it away, and it goes to the pile."""
    t = table("seats 4; thing 3; door 0 1; door 2 3; stage exchange").turns(13)
    t.see("door 0 1", "door 2 3", "no event door_gone")
    t = table("seats 5; thing 3; door 0 1; door 3 4; door 4 0; hand 0 axe; stage play").say("0 play axe left")
    t.see("door 0 1 0", "door 4 0 1", "door 3 4 1", "pile barred_door axe", "event door_gone seat=0 other=1 why=axe")
    t = table("seats 5; thing 3; door 0 1; door 3 4; door 4 0; hand 0 axe; stage play").say("0 play axe right")
    t.see("door 0 1 1", "door 4 0 0", "door 3 4 1", "event door_gone seat=0 other=4 why=axe")
    for panic in ("three_four", "so_this_is_the_party"):
        t = table(f"seats 5; thing 3; door 0 1 2; door 3 4; deck {panic}; stage draw").say("0 draw")
        assert sum(t.m.view(None)["doors"]) == 0
        t.see(f"pile barred_door*3 {panic}", f"event door_gone why={panic}", "events door_gone 3")
    t = table("seats 5; thing 3; door 0 1; deck rotten_ropes; stage draw").say("0 draw").see("door 0 1 1")


@pytest.mark.rules("SA-DOOR-05", "SA-ACT-24")
def test_a_door_belongs_to_its_gap() -> None:
    """When players change chairs a door stays where it stands."""
    t = table("seats 5; thing 3; door 0 1; hand 0 youd_better_run; stage play")
    t.say("0 play youd_better_run 3; 3 accept")
    t.see("ring 3 1 2 0 4", "door 3 1 1", "door 2 0 0", "door 0 4 0", "event exchange seat=0 other=4")


@pytest.mark.rules("SA-DOOR-08", "SA-R-33")
def test_no_second_door_in_one_gap() -> None:
    """A door may not be laid where one stands already; beside a player in Quarantine it may."""
    t = table("seats 5; thing 3; door 0 1; hand 0 barred_door; stage play")
    t.refused("0 play barred_door left", "SA-DOOR-08").can("0 play barred_door right")
    t = table("seats 5; thing 3; door 4 0; hand 0 barred_door; stage play")
    t.refused("0 play barred_door right", "SA-DOOR-08").can("0 play barred_door left")
    t = table("seats 5; thing 3; quarantine 1 3; hand 0 barred_door; stage play").say("0 play barred_door left")
    t.see("door 0 1 1")


@pytest.mark.rules("SA-DOOR-09", "SA-R-38", "SA-R-39", "SA-ELIM-04", "SA-ELIM-05")
def test_doors_of_merged_gaps_stay() -> None:
    """When a player is eliminated the two gaps become one and keep their doors; an Axe then takes one at a time."""
    t = table("seats 5; thing 3; door 1 2; active 0; hand 0 flamethrower axe; stage play")
    t.say("0 play flamethrower 1; 1 accept")
    t.see("ring 0 2 3 4", "door 0 2 1", "event no_exchange seat=0 other=2 rule=SA-DOOR-03", "active 2")
    t = table("seats 5; thing 3; door 1 2; active 2; hand 2 flamethrower; hand 4 axe; door 0 1; agenda end_game;"
              "agenda end_turn 2;"
              "agenda phase_three 2; agenda burning 1 2; stage play").say("1 accept")
    t.see("door 0 2 2", "door 2 3 0", "ring 0 2 3 4")
    t = table("seats 5; out 1; thing 3; door 0 2 2; hand 0 axe; stage play").say("0 play axe left")
    t.see("door 0 2 1", "pile barred_door axe", "events door_gone 1", "event no_exchange rule=SA-DOOR-03")
    t = table("seats 5; out 1; thing 3; door 0 2 2; active 2; hand 2 axe; stage play").say("2 play axe right")
    t.see("door 0 2 1")


@pytest.mark.rules("SA-DOOR-10", "SA-R-30")
def test_doors_elsewhere_do_not_matter() -> None:
    """A door matters to its two neighbours alone: everybody further away is reached in spite of it."""
    t = table("seats 5; thing 3; door 0 1; door 0 4; door 2 3; hand 0 seduction youd_better_run; stage play")
    t.can("0 play seduction 2", "0 play seduction 3", "0 play youd_better_run 2", "0 play youd_better_run 1")
    t.refused("0 play seduction 1", "SA-R-30").refused("0 play seduction 4", "SA-R-30")
    t.say("0 play seduction 2").see("asked 0 offer_card", "event exchange seat=0 other=2")


# --- Rulings --------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-R-30", "SA-R-48")
@pytest.mark.parametrize(("panic", "words", "rule"), [
    ("cant_we_be_friends", "0 choose 1", "SA-R-30"), ("get_out_of_here", "0 choose 1", "SA-R-30"),
    ("just_between_us", "0 choose 1", "SA-R-48")])
def test_door_scope(panic: str, words: str, rule: str) -> None:
    """A door stops these between the two it parts; with door_scope=adjacent_only it stops near cards alone."""
    where = f"thing 3; door 0 1; deck {panic}; stage draw"
    t = table(f"seats 6; {where}").say("0 draw")
    if rule == "SA-R-30": t.refused(words, rule).can("0 choose 2", "0 choose 5")
    else: t.see("event hand_shown_to seat=0 other=5")                # only one neighbour is left
    table(f"seats 6; option door_scope adjacent_only; {where}").say("0 draw").can(words, "0 choose 5").say(words)
    t = table("seats 6; option door_scope adjacent_only; thing 3; door 0 1; hand 0 seduction analysis; stage play")
    t.can("0 play seduction 1").refused("0 play analysis 1", "SA-DOOR-02").refused("0 play seduction 0", "SA-ACT-30")


@pytest.mark.rules("SA-R-31")
def test_what_an_axe_reaches() -> None:
    """An Axe takes one: the own Quarantine, a neighbour's with no door between, or a door at the own side."""
    t = table("seats 6; thing 3; door 1 2; door 4 5; quarantine 1 2; quarantine 3 2; hand 0 axe; stage play")
    t.refused("0 play axe left", "SA-ACT-08").refused("0 play axe right", "SA-ACT-08")      # far doors
    t.refused("0 play axe 3", "SA-ACT-07").refused("0 play axe 5", "SA-ACT-28").refused("0 play axe 0", "SA-ACT-28")
    t.can("0 play axe 1")
    t = table("seats 6; thing 3; door 0 1; quarantine 1 2; quarantine 5 2; hand 0 axe; stage play")
    t.refused("0 play axe 1", "SA-R-31").can("0 play axe 5", "0 play axe left").say("0 play axe left")
    t.see("quarantine 1 2", "quarantine 5 2", "door 0 1 0")
    t = table("seats 6; thing 3; door 0 5; quarantine 5 2; hand 0 axe; stage play")
    t.refused("0 play axe 5", "SA-R-31").refused("0 play axe left", "SA-ACT-08").can("0 play axe right")
    t = table("seats 6; option edition revised; thing 3; door 0 1; quarantine 0 2; hand 0 axe; stage play")
    t.can("0 play axe 0", "0 play axe left").say("0 play axe 0").see("quarantine 0 0", "door 0 1 1")


@pytest.mark.rules("SA-R-39", "SA-ELIM-04", "SA-ELIM-05")
def test_the_ring_closes_after_an_elimination() -> None:
    """After an elimination exchange and turn go to the next one on the closed ring, either way round."""
    t = table("seats 5; thing 3; hand 0 flamethrower; stage play").say("0 play flamethrower 1; 1 accept")
    t.see("ring 0 2 3 4", "event exchange seat=0 other=2", "asked 0 commit").turns(1).see("active 2")
    t = table("seats 5; way counter_clockwise; thing 3; hand 0 flamethrower; stage play")
    t.say("0 play flamethrower 4; 4 accept")
    t.see("ring 0 1 2 3", "event exchange seat=0 other=3").turns(1).see("active 3")
    t = table("seats 5; thing 3; hand 0 flamethrower; stage play").say("0 play flamethrower 4; 4 accept")
    t.see("event exchange seat=0 other=1").turns(1).see("active 1")


@pytest.mark.rules("SA-R-40", "SA-ACT-24")
def test_everything_counts_from_the_new_chair() -> None:
    """After a change of chairs the exchange and the next turn are those of the new chair: some are passed over."""
    t = table("seats 5; thing 3; hand 0 youd_better_run; stage play").say("0 play youd_better_run 2; 2 accept")
    t.see("ring 2 1 0 3 4", "event exchange seat=0 other=3").turns(1).see("active 3").turns(2).see("active 2")
    t = table("seats 5; thing 3; hand 0 change_places; stage play").say("0 play change_places 4; 4 accept")
    t.see("ring 4 1 2 3 0", "event exchange seat=0 other=4").turns(1).see("active 4")


@pytest.mark.rules("SA-R-41", "SA-PANIC-06")
def test_two_living() -> None:
    """With two living a door in either gap parts them; Missed! ends the exchange; chairs do not matter."""
    two = "seats 4; out 2 3; infected 1; thing 0"
    for gap in ("door 0 1", "door 1 0"):
        t = table(f"seats 4; out 2 3; thing 0; {gap}; hand 0 analysis suspicion barred_door seduction; stage play")
        t.refused("0 play analysis 1", "SA-DOOR-02").refused("0 play seduction 1", "SA-R-30")
        t.refused("0 play barred_door left", "SA-DOOR-08").refused("0 play barred_door right", "SA-DOOR-08")
        t.say("0 discard suspicion").see("event no_exchange seat=0 other=1 rule=SA-DOOR-03", "active 1")
    t = table("seats 4; out 2 3; thing 0; hand 1 missed; stage exchange").say("0 give suspicion; 1 refuse missed")
    t.see("event missed seat=1 other=0 substitute=0 rule=SA-R-22", "event took_back seat=0", "active 1")
    t = table("seats 4; out 2 3; thing 0; hand 0 change_places; stage play").say("0 play change_places 1; 1 accept")
    t.see("ring 0 1", "event exchange seat=0 other=1")
    t = table(f"{two}; option auto_end never; deck one_two; stage draw").say("0 draw")
    t.see("ring 0 1", "event exchange seat=0 other=1")


@pytest.mark.rules("SA-R-41", "SA-PANIC-06")
def test_three_living() -> None:
    """With three living the third player is oneself: One, two… has no effect, and the turn goes on."""
    t = table("seats 4; out 2; thing 3; deck one_two; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-06", "ring 0 1 3", "event exchange seat=0 other=1", "no event swapped")
    t = table("seats 4; thing 3; deck one_two; stage draw").say("0 draw").see("asked 0 which_side")
