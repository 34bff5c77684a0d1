"""What edition=revised changes, and nothing else."""
from __future__ import annotations

from typing import Any

import pytest

import penombra
from kit import Table, table

NEW = "option edition revised"


def told(t: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [e for e in t.m.events(seat) if e["kind"] == kind]


# --- Quarantine -----------------------------------------------------------------------------------------

@pytest.mark.rules("SA-REV-01")
def test_quarantine_for_neighbours_only() -> None:
    """Quarantine is laid on either neighbour, not on oneself; not across a door, and not twice."""
    t = table(f"seats 5; {NEW}; thing 3; hand 0 quarantine; stage play").refused("0 play quarantine 0", "SA-REV-01")
    t.can("0 play quarantine 1", "0 play quarantine 4").refused("0 play quarantine 2", "SA-QUA-01")
    t = table("seats 5; thing 3; hand 0 quarantine; stage play").can("0 play quarantine 0")
    t = table(f"seats 5; {NEW}; thing 3; door 0 1; hand 0 quarantine; stage play")
    t.refused("0 play quarantine 1", "SA-DOOR-02")


@pytest.mark.rules("SA-REV-01", "SA-R-34")
def test_quarantine_for_two_turns() -> None:
    """It lasts until the end of its player's second own turn after it was laid."""
    t = table(f"seats 4; {NEW}; thing 3; hand 0 quarantine; stage play").say("0 play quarantine 1")
    t.see("quarantine 1 2", "event quarantined seat=1 turns=2").turns(1).see("active 1", "quarantine 1 2")
    t.turns(1).see("quarantine 1 1").turns(3).see("quarantine 1 1", "active 1").turns(1).see("quarantine 1 0")
    t.see("event quarantine_over seat=1 why=time", "pile has quarantine")
    t = table("seats 4; thing 3; hand 0 quarantine; stage play").say("0 play quarantine 1").see("quarantine 1 3")


@pytest.mark.rules("SA-REV-01", "SA-INFO-15")
@pytest.mark.parametrize(("lines", "script", "kind", "cards"), [
    ("deck scared; stage draw", "0 draw", "drew", ["scared"]),
    ("hand 0 axe; stage play", "0 discard axe", "discarded", ["axe"]),
    ("deck forgetful scared missed axe; hand 0 whisky; stage draw", "0 draw; 0 hold whisky", "drew",
     ["scared", "missed", "axe"]),
    ("deck forgetful; hand 0 axe*2 scared whisky; stage draw", "0 draw; 0 hold whisky", "discarded",
     ["axe", "axe", "scared"]),
    ("deck blind_date scared; hand 0 axe; stage draw", "0 draw; 0 place axe", "drew", ["scared"]),
    ("deck forgetful infected*3 axe; hand 0 infected; stage draw", "0 draw; 0 hold infected", "infected_in_excess",
     ["infected"])])
def test_the_quarantined_draw_and_discard_face_up(lines: str, script: str, kind: str, cards: list[str]) -> None:
    """All that one in Quarantine draws or discards is seen by everybody; not so without, or in the first edition."""
    def seen(edition: str, confined: int, who: int | None) -> list[str | None]:
        where = f"seats 5; option edition {edition}; option fourth_infected replace; thing 3; quarantine {confined} 2"
        t = table(f"{where}; {lines}")
        return [e.get("card") for e in told(t.say(script), kind, who)][:len(cards)]

    hidden = [None] * len(cards)
    for who in (None, 1, 3):
        assert (seen("revised", 0, who), seen("revised", 2, who), seen("first", 0, who)) == (cards, hidden, hidden)
    assert seen("first", 2, 0) == cards


@pytest.mark.rules("SA-REV-01", "SA-INFO-15")
def test_resolute_and_a_replacement_face_up() -> None:
    """The cards of Resolute that are drawn and put away, and the card drawn for a Defence, are seen by all."""
    t = table(f"seats 5; {NEW}; thing 3; quarantine 0 2; hand 0 resolute; deck axe scared missed; stage play")
    t.say("0 play resolute; 0 hold axe")
    assert [e["card"] for e in told(t, "drew", 3)] == ["axe", "scared", "missed"]
    assert sorted(e["card"] for e in told(t, "put_away", 3)) == ["missed", "scared"]
    t = table(f"seats 5; {NEW}; thing 3; quarantine 1 2; hand 1 no_thanks; deck axe; stage exchange")
    t.say("0 give suspicion; 1 refuse no_thanks").see("event drew seat=1 card=axe")


@pytest.mark.rules("SA-REV-01", "SA-REV-05", "SA-INFO-15")
def test_exchanges_face_up_on_one_side() -> None:
    """One in Quarantine exchanges in phase 3 with the own card face up; the card of the other side stays hidden."""
    t = table(f"seats 5; {NEW}; thing 3; quarantine 0 2; hand 0 axe; hand 1 scared; stage exchange")
    t.see("asked 0 commit").say("0 give axe; 1 give scared").see("hand 0 has scared", "hand 1 has axe")
    e = told(t, "exchanged", 3)[0]
    assert e["seat_gave"] == "axe" and "other_gave" not in e and "scared" not in str(t.m.events(3))
    t = table(f"seats 5; {NEW}; thing 3; quarantine 1 2; hand 0 axe; hand 1 scared; stage exchange")
    t.say("0 give axe; 1 give scared")
    e = told(t, "exchanged")[0]
    assert e["other_gave"] == "scared" and "seat_gave" not in e and "axe" not in str(t.m.events(3))
    assert "card" not in told(t, "laid_down", 3)[0]                          # seen only when both are turned over
    t = table(f"seats 5; {NEW}; thing 3; hand 0 axe; hand 1 scared; stage exchange").say("0 give axe; 1 give scared")
    assert not {"seat_gave", "other_gave"} & set(told(t, "exchanged")[0])


@pytest.mark.rules("SA-REV-01", "SA-REV-05", "SA-DOOR-03")
def test_a_door_still_stops_exchange_and_aim() -> None:
    """Quarantine no longer stands in the way of exchange or near cards; a door still does."""
    t = table(f"seats 5; {NEW}; thing 3; quarantine 1 2; door 0 1; stage exchange")
    t.see("event no_exchange seat=0 other=1 rule=SA-DOOR-03", "active 1")
    for card in ("flamethrower", "analysis", "suspicion"):
        t = table(f"seats 5; {NEW}; thing 3; quarantine 1 2; quarantine 4 2; door 4 0; hand 0 {card}; stage play")
        t.can(f"0 play {card} 1").refused(f"0 play {card} 4", "SA-DOOR-02")
        table(f"seats 5; thing 3; quarantine 1 2; hand 0 {card}; stage play").refused(f"0 play {card} 1", "SA-QUA-05")


@pytest.mark.rules("SA-REV-01")
@pytest.mark.parametrize(("play", "allowed"), [
    ("flamethrower 1", False), ("change_places 1", False), ("youd_better_run 2", False), ("analysis 1", True),
    ("suspicion 4", True), ("seduction 2", True), ("quarantine 1", True), ("axe 0", True), ("axe left", True),
    ("barred_door right", True), ("whisky", True), ("resolute", True), ("watch_your_back", True)])
def test_what_the_quarantined_may_play(play: str, allowed: bool) -> None:
    """In Quarantine everything may be played but Flamethrower, Change places! and You'd better run!"""
    door = "door 0 1; " if play == "axe left" else ""
    t = table(f"seats 5; {NEW}; thing 3; {door}quarantine 0 2; hand 0 {play.split()[0]}; stage play")
    if allowed: t.can(f"0 play {play}").say(f"0 play {play}")
    else: t.refused(f"0 play {play}", "SA-REV-01")


@pytest.mark.rules("SA-REV-01", "SA-REV-05", "SA-QUA-15", "SA-ACT-21")
def test_who_may_be_aimed_at_in_quarantine() -> None:
    """They may be burned and looked at, and defend; nobody takes their chair or lays a second Quarantine."""
    where = f"seats 5; {NEW}; thing 3; quarantine 1 2"
    t = table(f"{where}; hand 0 flamethrower; hand 1 no_barbecue; stage play").say("0 play flamethrower 1")
    t.can("1 refuse no_barbecue", "1 accept")
    t = table(f"{where}; hand 0 analysis; stage play").say("0 play analysis 1").see("event hand_seen seat=0 other=1")
    t = table(f"{where}; hand 0 suspicion; stage play").say("0 play suspicion 1").see("event card_seen seat=0 other=1")
    t = table(f"{where}; hand 0 change_places quarantine seduction youd_better_run axe; stage play")
    t.refused("0 play change_places 1", "SA-ACT-21").refused("0 play youd_better_run 1", "SA-TERM-09")
    t.refused("0 play seduction 1", "SA-TERM-09").refused("0 play quarantine 1", "SA-QUA-15").can("0 play axe 1")
    t = table(f"{where}; hand 1 no_thanks; stage exchange").say("0 give suspicion").can("1 refuse no_thanks")


@pytest.mark.rules("SA-REV-01", "SA-REV-04")
@pytest.mark.parametrize(("panic", "rule", "first"), [
    ("one_two", "SA-R-36", "SA-R-36"), ("get_out_of_here", "SA-REV-01", ""), ("cant_we_be_friends", "", "SA-PANIC-27")])
def test_the_panics_of_the_quarantined(panic: str, rule: str, first: str) -> None:
    """In Quarantine One, two… and Get out of here! do nothing, and Can't we be friends? is resolved as for anybody."""
    for edition, against in (("revised", rule), ("first", first)):
        t = table(f"seats 7; option edition {edition}; thing 3; quarantine 0 2; deck {panic}; stage draw").say("0 draw")
        if against: t.see(f"event no_effect seat=0 rule={against}", "no event swapped", "ring 0 1 2 3 4 5 6")
        else: t.see("no event no_effect").can("0 choose 2")
    t = table(f"seats 7; {NEW}; thing 3; deck get_out_of_here; stage draw").say("0 draw; 0 choose 2")
    t.see("ring 2 1 0 3 4 5 6")


@pytest.mark.rules("SA-REV-01")
def test_panics_and_others_in_quarantine() -> None:
    """Friends see the card of the one in Quarantine; nobody in Quarantine is chosen; the party frees and moves them."""
    t = table(f"seats 5; {NEW}; thing 3; quarantine 0 2; quarantine 4 2; hand 0 axe; hand 2 scared;"
              f"deck cant_we_be_friends; stage draw")
    t.say("0 draw").refused("0 choose 4", "SA-TERM-09").say("0 choose 2; 0 give axe; 2 give scared")
    e = told(t, "exchanged")[0]
    assert e["seat_gave"] == "axe" and "other_gave" not in e
    t.see("asked 0 commit", "event exchange seat=0 other=1")
    t = table(f"seats 5; {NEW}; thing 3; quarantine 4 2; deck get_out_of_here; stage draw").say("0 draw")
    t.refused("0 choose 4", "SA-TERM-09")
    t = table(f"seats 7; {NEW}; thing 4; quarantine 3 2; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("event no_effect rule=SA-PANIC-05")
    t = table(f"seats 4; {NEW}; thing 3; quarantine 0 2; quarantine 1 2; deck so_this_is_the_party; stage draw")
    t.say("0 draw")
    t.see("ring 1 0 3 2", "quarantine 0 0", "quarantine 1 0")


@pytest.mark.rules("SA-REV-01", "SA-PANIC-20")
def test_the_chain_stays_face_down() -> None:
    """Chain reaction pays no heed to Quarantine, and its cards are passed face down."""
    t = table(f"seats 4; {NEW}; thing 3; quarantine 0 2; quarantine 1 2; hand 0 axe; hand 1 scared; hand 2 missed;"
              f"hand 3 whisky;"
              "deck chain_reaction; stage draw").say("0 draw; 0 give axe; 1 give scared; 2 give missed; 3 give whisky")
    t.see("hand 1 has axe", "hand 2 has scared", "hand 0 has whisky")
    assert set(told(t, "passed_on")[0]) == {"n", "kind", "from", "to"} and "axe" not in str(t.m.events(2))


@pytest.mark.rules("SA-REV-01", "SA-R-23")
def test_a_substitute_in_quarantine() -> None:
    """A substitute in Quarantine still stops the exchange of Missed!"""
    t = table(f"seats 5; {NEW}; thing 3; quarantine 2 2; hand 1 missed; stage exchange")
    t.say("0 give suspicion; 1 refuse missed")
    t.see("event missed seat=1 substitute=2 rule=SA-DEF-13", "no event exchanged", "active 1")
    t = table(f"seats 5; {NEW}; thing 3; quarantine 1 2; hand 1 missed; stage exchange")
    t.say("0 give suspicion; 1 refuse missed")
    t.see("asked 0 settle_offer")                                            # the defender's own Quarantine does not


# --- Missed! --------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-REV-02", "SA-R-25", "SA-HUM-04")
@pytest.mark.parametrize(("edition", "role"), [("first", "infected"), ("revised", "human")])
def test_the_substitute_is_not_infected(edition: str, role: str) -> None:
    """A Human brought in by Missed! who gets an Infected! from The Thing stays Human; in the first edition not."""
    where = f"seats 5; option edition {edition}; hand 0 the_thing infected*2; stage exchange"
    t = table(f"{where}; hand 1 missed; hand 2 axe").say("0 give infected; 1 refuse missed; 0 keep; 2 give axe")
    t.see(f"role 2 {role}", "hand 2 has infected", "hand 0 has axe", "role 1 human")
    t = table(f"{where}; hand 1 missed; hand 2 missed; hand 3 axe")
    t.say("0 give infected; 1 refuse missed; 0 keep; 2 refuse missed; 0 keep; 3 give axe")
    t.see(f"role 3 {role}", "role 2 human")


@pytest.mark.rules("SA-REV-02")
def test_only_the_substitute_and_only_then() -> None:
    """The requester may be infected by a substitute, and the substitute in the next exchange like anybody."""
    t = table(f"seats 5; {NEW}; hand 2 the_thing infected; hand 1 missed; hand 0 axe; stage exchange")
    t.say("0 give axe; 1 refuse missed; 0 keep; 2 give infected").see("role 0 infected")
    t = table(f"seats 5; {NEW}; hand 0 the_thing infected; hand 1 axe; stage exchange")
    t.say("0 give infected; 1 give axe").see("role 1 infected")
    lines = f"seats 5; {NEW}; way counter_clockwise; hand 0 the_thing infected; hand 4 missed; hand 3 whisky"
    t = table(f"{lines}; stage exchange").say("0 give infected; 4 refuse missed; 0 keep; 3 give whisky")
    t.see("role 3 human", "hand 3 has infected")


# --- Super-infection ------------------------------------------------------------------------------------

@pytest.mark.rules("SA-REV-03", "SA-OPT-23", "SA-R-13")
@pytest.mark.parametrize(("options", "kept"), [
    (NEW, True), (f"{NEW}; option fourth_infected auto", True), (f"{NEW}; option fourth_infected replace", False),
    (f"{NEW}; option fourth_infected super_infection", True), ("option edition first", False),
    ("option fourth_infected super_infection", True)])
def test_four_infected_when_revised(options: str, kept: bool) -> None:
    """fourth_infected=auto means super_infection in the revised edition, replace in the first; what is said counts."""
    t = table(f"seats 5; {options}; thing 3; infected 1; hand 1 infected*3 no_thanks; deck infected axe;"
              f"stage exchange")
    t.say("0 give suspicion; 1 refuse no_thanks")
    if kept: t.see("hand 1 infected*4", "no event infected_in_excess")
    else: t.see("hand 1 infected*3 axe", "event infected_in_excess seat=1")
    assert t.m.options_used["fourth_infected"] == ("super_infection" if kept else "replace")


# --- Nothing else ---------------------------------------------------------------------------------------

@pytest.mark.rules("SA-REV-04", "SA-OPT-22")
def test_nothing_else_changes() -> None:
    """The deck, the deal, the doors, the ends and the other cards are the same as in the first edition."""
    for seats in (4, 5, 9, 12):
        rows = [penombra.new("stay_away", seats, 5,
                             {"edition": edition}).position().splitlines() for edition in ("first", "revised")]
        assert [row for row in rows[0] if "option" not in row] == [row for row in rows[1] if "option" not in row]
        assert sum(row.count("analysis") for row in rows[1]) == sum(row.count("analysis") for row in rows[0]) <= 3
    for lines, script in (("hand 0 flamethrower; stage play", "0 play flamethrower 1; 1 accept"),
                          ("door 0 1; deck get_out_of_here; stage draw", "0 draw; 0 choose 2"),
                          ("hand 0 the_thing infected; hand 1 axe; stage exchange", "0 give infected; 1 give axe"),
                          ("deck just_between_us; stage draw", "0 draw; 0 choose 1"),
                          ("thing 0; infected 1 2 3 4; stage draw", "0 declare")):
        both = [table(f"seats 5; option edition {edition}; {lines}").say(script) for edition in ("first", "revised")]
        assert [both[0].m.events(s) for s in range(5)] == [both[1].m.events(s) for s in range(5)]


@pytest.mark.rules("SA-REV-05")
@pytest.mark.parametrize("option", ["never", "own_quarantine"])
def test_quarantined_axe_has_no_effect(option: str) -> None:
    """In the revised edition an Axe may be played in Quarantine anyway, on whatever it reaches."""
    t = table(f"seats 5; {NEW}; option quarantined_axe {option}; thing 3; quarantine 0 2; quarantine 1 2; door 4 0;"
              f"hand 0 axe; stage play")
    t.can("0 play axe 0", "0 play axe 1", "0 play axe right", "0 discard axe")
    t.say("0 play axe 0").see("quarantine 0 0", "quarantine 1 2", "pile axe quarantine")
