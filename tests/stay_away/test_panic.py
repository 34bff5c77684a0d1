"""The Panics: when they act, and the twelve of them."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, table

PANICS = ["rotten_ropes", "one_two", "three_four", "so_this_is_the_party", "get_out_of_here", "forgetful",
          "chain_reaction", "cant_we_be_friends", "blind_date", "oops", "just_between_us", "revelations"]


def kinds(t: Table, seat: int | None = None) -> list[str]:
    return [str(e["kind"]) for e in t.m.events(seat)]


def told(t: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [e for e in t.m.events(seat) if e["kind"] == kind]


# --- All of them ----------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PAN-01", "SA-TURN-05", "SA-PAN-02")
def test_a_panic_happens_when_drawn_in_the_own_turn() -> None:
    """A Panic! drawn in phase 1 happens at once in place of phase 2, goes to the pile and never into the hand."""
    t = table("seats 5; thing 3; deck oops axe; stage draw").say("0 draw")
    order = kinds(t)
    assert order.index("panic") < order.index("hand_shown") < order.index("spent") < order.index("exchange")
    t.see("event panic seat=0 card=oops", "size hand 0 4", "pile oops", "size resolving 0", "asked 0 commit")
    t.see("no event drew", "event top_back back=event")
    t = table("seats 5; thing 3; deck axe oops; stage draw").say("0 draw")
    t.see("hand 0 has axe", "asked 0 phase_two", "no event panic", "back panic")
    t.turns(1).see("no event panic", "active 1").say("1 draw").see("event panic seat=1 card=oops", "size hand 1 4")


@pytest.mark.rules("SA-PAN-02", "SA-PAN-04")
@pytest.mark.parametrize("panic", PANICS)
def test_a_panic_is_never_in_a_hand(panic: str) -> None:
    """No Panic! can be held, so none can be played, discarded, given, kept or put on the deck."""
    t = table("seats 5; thing 3; stage play")
    for said in (f"play {panic}", f"discard {panic}"): t.refused(f"0 {said}", "core/not_asked")
    table("seats 5; thing 3; stage exchange").refused(f"0 give {panic}", "core/not_asked")
    table("seats 5; thing 3; deck forgetful; stage draw").say("0 draw").refused(f"0 hold {panic}", "core/not_asked")
    table("seats 5; thing 3; deck blind_date; stage draw").say("0 draw").refused(f"0 place {panic}", "core/not_asked")
    # Every way of coming by a card passes it over: the draw itself, and every fetching.
    t = table(f"seats 5; thing 3; deck {panic} {'oops' if panic != 'oops' else 'revelations'} axe; hand 1 no_thanks;"
              "stage exchange").say("0 give suspicion; 1 refuse no_thanks")
    t.see(f"hand 1 lacks {panic}", "size hand 1 4", "hand 1 has axe", f"pile has {panic}")


@pytest.mark.rules("SA-PAN-03")
@pytest.mark.parametrize(("lines", "script", "seat"), [
    ("hand 1 no_thanks; deck oops revelations axe; stage exchange", "0 give suspicion; 1 refuse no_thanks", 1),
    ("hand 1 scared; deck oops revelations axe; stage exchange", "0 give suspicion; 1 refuse scared", 1),
    ("hand 1 missed; deck oops revelations axe; stage exchange", "0 give suspicion; 1 refuse missed", 1),
    ("hand 0 flamethrower; hand 1 no_barbecue; deck oops revelations axe; stage play",
     "0 play flamethrower 1; 1 refuse no_barbecue", 1),
    ("hand 0 change_places; hand 1 im_comfortable; deck oops revelations axe; stage play",
     "0 play change_places 1; 1 refuse im_comfortable", 1),
    ("hand 0 resolute; deck oops axe revelations scared missed; stage play", "0 play resolute; 0 hold axe", 0),
    ("deck forgetful oops axe revelations scared missed; stage draw", "0 draw; 0 hold suspicion", 0),
    ("deck blind_date oops revelations axe; hand 0 whisky; stage draw", "0 draw; 0 place whisky", 0),
    ("infected 0; hand 0 infected*3; hand 3 the_thing infected; deck oops revelations axe; stage exchange; active 3;"
     "way"
     " counter_clockwise; chairs 0 3 1 2 4", "3 give infected; 0 give suspicion", 0)])
def test_a_panic_met_by_an_effect_is_flushed(lines: str, script: str, seat: int) -> None:
    """Whoever must draw because of a card passes over a Panic!: it goes to the pile unseen and nothing happens."""
    t = table(f"seats 5; thing 3; {lines}").say(script)
    t.see("events flushed 2", f"event flushed seat={seat}", "pile has oops revelations", f"hand {seat} has axe",
          f"hand {seat} lacks oops", "no event hand_shown")
    for who in (None, *range(5)):
        assert all("card" not in e for e in told(t, "flushed", who))
        assert not any(e.get("card") in ("oops", "revelations") for e in t.m.events(who))


@pytest.mark.rules("SA-PAN-05", "SA-PANIC-01", "SA-PANIC-08", "SA-PANIC-09")
@pytest.mark.parametrize(("panic", "ropes", "doors"), [
    ("rotten_ropes", True, False), ("three_four", False, True), ("so_this_is_the_party", True, True),
    ("oops", False, False)])
def test_panics_that_clear_the_table(panic: str, ropes: bool, doors: bool) -> None:
    """Rotten ropes takes off every Quarantine, Three, four… every door, the party both; nobody is asked anything."""
    t = table(f"seats 5; thing 3; quarantine 2 3; quarantine 3 1; door 0 1; door 3 4 2; deck {panic}; stage draw")
    t.say("0 draw")
    t.see(f"quarantine 2 {0 if ropes else 3}", f"quarantine 3 {0 if ropes else 1}")
    assert sum(t.m.view(None)["doors"]) == (0 if doors else 3)
    pile = ["quarantine*2"] * ropes + ["barred_door*3"] * doors + [panic]
    t.see(f"pile {' '.join(pile)}", f"events quarantine_over {2 * ropes}", f"events door_gone {3 * doors}")
    assert [row[1].split()[0] for row in t.m.journal()["answers"] if row[0] >= 0] == ["draw"]


@pytest.mark.rules("SA-PAN-06", "SA-TURN-14")
@pytest.mark.parametrize(("lines", "rule"), [
    ("seats 4; out 2; deck one_two", "SA-PANIC-06"),
    ("seats 5; door 0 1; door 0 4; deck just_between_us", "SA-PANIC-35"),
    ("seats 4; out 2; quarantine 1 2; quarantine 3 2; deck get_out_of_here", "SA-PANIC-14"),
    ("seats 4; out 2; quarantine 1 2; quarantine 3 2; deck cant_we_be_friends", "SA-PANIC-27")])
def test_what_cannot_be_done_is_dropped(lines: str, rule: str) -> None:
    """A Panic! is done as far as it can be; the rest is dropped, nothing replaces it, and the turn goes on."""
    t = table(f"{lines}; thing 3; stage draw").say("0 draw")
    t.see(f"event no_effect seat=0 rule={rule}", "events panic 1")
    t.see("no event drew", "no event discarded", "size hand 0 4", "size pile 1")
    t.see("no event swapped", "no event exchanged", "no event hand_shown_to")
    assert told(t, "no_exchange") or told(t, "exchange")


@pytest.mark.rules("SA-PAN-07")
def test_a_panic_may_involve_the_quarantined() -> None:
    """Being no event card, a Panic! passes by no Quarantine unless it says so; a door binds it unless it says not."""
    t = table("seats 5; thing 3; quarantine 1 3; deck just_between_us; stage draw").say("0 draw")
    t.can("0 choose 1", "0 choose 4")
    t = table("seats 5; thing 3; door 0 1; deck just_between_us; stage draw").say("0 draw")
    t.see("event hand_shown_to other=4")
    t = table("seats 5; thing 3; quarantine 1 3; deck revelations; stage draw").say("0 draw; 0 show nothing")
    t.see("asked 1 reveal")
    t = table("seats 5; thing 3; quarantine 1 3; deck chain_reaction; stage draw").say("0 draw")
    t.see("waiting 0 1 2 3 4")
    t = table("seats 5; thing 3; quarantine 1 3; deck get_out_of_here; stage draw").say("0 draw")
    t.refused("0 choose 1", "SA-TERM-09")


@pytest.mark.rules("SA-PAN-08", "SA-R-65")
def test_a_drawn_panic_is_shown() -> None:
    """A Panic! drawn in phase 1 lies open before all while it resolves, and then is one of the pile."""
    t = table("seats 5; thing 3; deck revelations; stage draw").say("0 draw")
    t.see("resolving revelations", "size pile 0")
    for who in (None, 0, 1, 3):
        assert t.m.view(who)["cards"]["resolving"] == ["revelations"]
        assert told(t, "panic", who)[-1]["card"] == "revelations"
    for s in range(5): t.say(f"{s} show nothing")
    t.see("pile revelations", "size resolving 0")
    assert t.m.view(1)["cards"]["resolving"] == [] and "pile" not in str(t.m.view(1)["cards"])


# --- One, two… ------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-03", "SA-PANIC-07")
def test_one_two() -> None:
    """One changes chairs with the third living player to the left or to the right; then one exchanges from there."""
    t = table("seats 8; thing 3; deck one_two; stage draw").say("0 draw").see("options 0 swap left, swap right")
    t.say("0 swap left").see("ring 3 1 2 0 4 5 6 7", "event exchange seat=0 other=4", "event swapped seat=0 other=3")
    t.see("event side_chosen seat=0 side=left")
    t = table("seats 8; thing 3; deck one_two; stage draw").say("0 draw; 0 swap right")
    t.see("ring 5 1 2 3 4 0 6 7", "event exchange seat=0 other=6", "event side_chosen seat=0 side=right")
    t = table("seats 8; out 2 6; thing 3; deck one_two; stage draw").say("0 draw").see("event swapped seat=0 other=4")
    t = table("seats 8; out 2; thing 3; deck one_two; stage draw").say("0 draw; 0 swap left").see("ring 4 1 3 0 5 6 7")
    t = table("seats 8; out 2; thing 3; deck one_two; stage draw").say("0 draw; 0 swap right").see("ring 5 1 3 4 0 6 7")
    t = table("seats 8; thing 3; way counter_clockwise; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("ring 3 1 2 0 4 5 6 7", "event exchange seat=0 other=2")           # left is left whichever way play goes


@pytest.mark.rules("SA-PANIC-04")
def test_one_two_passes_doors() -> None:
    """No door on the way or beside either of them hinders One, two…"""
    t = table("seats 8; thing 3; door 0 1; door 1 2; door 2 3; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("ring 3 1 2 0 4 5 6 7", "door 3 1 1", "door 2 0 1", "event swapped seat=0 other=3")
    t = table("seats 4; thing 3; door 0 3; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("event swapped seat=0 other=3")


@pytest.mark.rules("SA-PANIC-05", "SA-R-42")
def test_one_two_and_quarantine() -> None:
    """The side of a player in Quarantine may be chosen, and nobody moves; with both there nobody is asked."""
    t = table("seats 8; thing 4; quarantine 3 2; deck one_two; stage draw").say("0 draw")
    t.can("0 swap left", "0 swap right")
    t.say("0 swap left").see("event no_effect seat=0 rule=SA-PANIC-05", "ring 0 1 2 3 4 5 6 7", "no event swapped")
    t.see("event exchange seat=0 other=1")
    t = table("seats 8; thing 4; quarantine 3 2; deck one_two; stage draw").say("0 draw; 0 swap right")
    t.see("ring 5 1 2 3 4 0 6 7")
    t = table("seats 8; thing 4; quarantine 5 2; deck one_two; stage draw").say("0 draw; 0 swap right")
    t.see("no event swapped")
    t = table("seats 8; thing 4; quarantine 3 2; quarantine 5 1; deck one_two; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-05", "asked 0 commit", "no event side_chosen")
    t = table("seats 8; thing 4; quarantine 0 2; deck one_two; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-R-36", "ring 0 1 2 3 4 5 6 7", "no event side_chosen")
    t = table("seats 8; thing 4; quarantine 1 2; quarantine 2 1; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("event swapped seat=0 other=3")                                    # those in between do not matter


@pytest.mark.rules("SA-PANIC-06", "SA-R-41")
def test_one_two_at_small_tables() -> None:
    """With six both sides name one player; with three or two nothing changes; with four there is a choice."""
    t = table("seats 6; thing 4; deck one_two; stage draw").say("0 draw").see("ring 3 1 2 0 4 5", "asked 0 commit")
    t = table("seats 6; thing 4; quarantine 3 2; deck one_two; stage draw").say("0 draw")
    t.see("event no_effect rule=SA-PANIC-05", "ring 0 1 2 3 4 5")
    t = table("seats 4; thing 3; deck one_two; stage draw").say("0 draw; 0 swap left")
    t.see("event swapped seat=0 other=3")
    t = table("seats 4; thing 3; deck one_two; stage draw").say("0 draw; 0 swap right")
    t.see("event swapped seat=0 other=1")
    t = table("seats 4; out 1; thing 3; deck one_two; stage draw").say("0 draw").see("event no_effect rule=SA-PANIC-06")
    t = table("seats 4; out 1 2; thing 3; deck one_two; stage draw").say("0 draw")
    t.see("no event swapped", "ring 0 3", "asked 0 commit")


@pytest.mark.rules("SA-PANIC-07", "SA-PANIC-15", "SA-R-28")
@pytest.mark.parametrize(("panic", "said"), [("one_two", "swap left"), ("get_out_of_here", "choose 3")])
def test_im_comfortable_answers_no_panic(panic: str, said: str) -> None:
    """I'm comfortable answers no change of chairs by Panic!: nobody is asked, and all goes on from the new chair."""
    t = table(f"seats 8; thing 4; hand 3 im_comfortable; deck {panic}; stage draw").say(f"0 draw; 0 {said}")
    t.see("ring 3 1 2 0 4 5 6 7", "hand 3 has im_comfortable", "no event refused", "asked 0 commit",
          "event exchange seat=0 other=4")


# --- So this is the party? --------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-10", "SA-PANIC-11", "SA-PANIC-12", "SA-R-44")
def test_the_party() -> None:
    """Pairs change chairs clockwise from the one who drew it, whichever way play goes; the odd one stays put."""
    t = table("seats 5; thing 3; deck so_this_is_the_party; stage draw").say("0 draw")
    t.see("ring 1 0 3 2 4", "event exchange seat=0 other=3", "events swapped 2")
    t = table("seats 5; thing 3; way counter_clockwise; deck so_this_is_the_party; stage draw").say("0 draw")
    t.see("ring 1 0 3 2 4", "event exchange seat=0 other=1")
    t = table("seats 5; thing 3; active 2; deck so_this_is_the_party; stage draw").say("2 draw")
    t.see("ring 4 1 3 2 0", "event swapped seat=2 other=3", "event swapped seat=4 other=0",
          "event exchange seat=2 other=0")
    assert t.m.view(None)["at"] == [4, 1, 3, 2, 0]                           # the right neighbour, 1, has not moved
    t = table("seats 6; thing 3; deck so_this_is_the_party; stage draw").say("0 draw")
    t.see("ring 1 0 3 2 5 4", "events swapped 3")
    t = table("seats 6; out 1; thing 3; deck so_this_is_the_party; stage draw").say("0 draw").see("ring 2 0 4 3 5")


@pytest.mark.rules("SA-PANIC-09", "SA-R-44", "SA-PANIC-10")
def test_the_party_clears_the_table_first() -> None:
    """Quarantines and doors go before anybody moves, so that those in Quarantine change chairs too."""
    t = table("seats 4; thing 3; quarantine 1 3; door 2 3; deck so_this_is_the_party; stage draw").say("0 draw")
    order = [k for k in kinds(t) if k in ("quarantine_over", "door_gone", "swapped")]
    assert order == ["quarantine_over", "door_gone", "swapped", "swapped"]
    t.see("ring 1 0 3 2", "event door_gone seat=2 other=3", "quarantine 1 0")


# --- Get out of here! ---------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-13", "SA-R-43")
def test_get_out_of_here() -> None:
    """One must change chairs with somebody in reach: not in Quarantine, not behind a door beside one."""
    t = table("seats 6; thing 3; quarantine 2 1; door 0 1; deck get_out_of_here; stage draw").say("0 draw")
    t.see("options 0 choose 3, choose 4, choose 5")
    t.refused("0 choose 0", "SA-ACT-30").refused("0 choose 1", "SA-R-30").refused("0 choose 2", "SA-TERM-09")
    t.say("0 choose 4")
    t.see("ring 4 1 2 3 0 5", "event exchange seat=0 other=5", "event swapped seat=0 other=4", "quarantine 2 1")
    t = table("seats 6; option door_scope adjacent_only; thing 3; door 0 1; deck get_out_of_here; stage draw")
    t.say("0 draw")
    t.say("0 choose 1").see("ring 1 0 2 3 4 5", "door 1 0 1")
    t = table("seats 6; out 1 2 3; thing 4; deck get_out_of_here; stage draw").say("0 draw")
    t.can("0 choose 4", "0 choose 5")
    t.refused("0 choose 2", "core/not_asked")


@pytest.mark.rules("SA-PANIC-13", "SA-PANIC-14", "SA-R-36")
def test_get_out_of_here_with_few_in_reach() -> None:
    """With one in reach there is no choice, with none no effect; one's own Quarantine comes along."""
    t = table("seats 4; out 2; thing 3; quarantine 1 1; deck get_out_of_here; stage draw").say("0 draw")
    t.see("ring 3 1 0", "no event no_effect")
    t = table("seats 4; out 2; thing 3; quarantine 1 1; door 3 0; deck get_out_of_here; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-14", "ring 0 1 3", "event no_exchange rule=SA-QUA-03")
    t = table("seats 5; thing 3; quarantine 0 2; deck get_out_of_here; stage draw").say("0 draw; 0 choose 2")
    t.see("ring 2 1 0 3 4", "quarantine 0 1", "quarantine 2 0", "active 3")


# --- Forgetful ------------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-16", "SA-R-50")
def test_forgetful() -> None:
    """One keeps one card of one's choice, discards three face down, and only then draws three."""
    t = table("seats 5; thing 3; hand 0 axe scared missed whisky; deck forgetful resolute analysis quarantine;"
              "stage draw")
    t.say("0 draw").see("options 0 hold axe, hold scared, hold missed, hold whisky", "asked 0 remember")
    t.say("0 hold scared")
    t.see("hand 0 scared resolute analysis quarantine", "pile axe missed whisky forgetful", "asked 0 commit")
    assert [k for k in kinds(t) if k in ("discarded", "drew")] == ["discarded"] * 3 + ["drew"] * 3
    assert sorted(e["card"] for e in told(t, "discarded", 0)) == ["axe", "missed", "whisky"]
    assert not any("card" in e for who in (None, 1, 3) for k in ("discarded", "drew", "kept") for e in told(t, k, who))
    assert told(t, "kept", 0)[0]["card"] == "scared" and t.m.view(0)["drawn"] == []
    t = table("seats 5; thing 3; hand 0 axe*2 infected*2; deck forgetful; stage draw").say("0 draw; 0 hold axe")
    t.see("hand 0 has axe", "pile has axe infected*2", "role 0 human")       # a Human forgets every Infected!, at will
    t = table("seats 5; thing 3; hand 0 axe whisky*2 only; deck forgetful resolute analysis quarantine; stage draw")
    t.say("0 draw")
    t.see("hand 0 resolute analysis quarantine", "pile axe whisky*2 forgetful")


@pytest.mark.rules("SA-PANIC-16", "SA-R-18", "SA-PAN-03")
def test_forgetful_may_draw_what_it_discarded() -> None:
    """The three discards lie in the pile before the draw, so an empty deck is rebuilt with them."""
    t = table("seats 5; thing 3; hand 0 axe scared missed whisky; deck forgetful only; stage draw")
    t.say("0 draw; 0 hold axe")
    t.see("event reshuffled deck=3", "hand 0 axe scared missed whisky", "pile forgetful", "size deck 0")


@pytest.mark.rules("SA-PANIC-17", "SA-THING-02", "SA-INF-04")
def test_what_cannot_be_forgotten() -> None:
    """The Thing keeps its card, an Infected exactly one Infected!: the three others go."""
    t = table("seats 5; hand 0 the_thing infected axe whisky; deck forgetful scared*3; stage draw").say("0 draw")
    t.refused("0 hold infected", "SA-THING-02").refused("0 hold axe", "SA-THING-02").see("options 0 hold the_thing")
    t.say("0 hold the_thing").see("hand 0 the_thing scared*3", "pile infected axe whisky forgetful")
    t = table("seats 5; thing 3; infected 0; hand 0 infected*2 axe whisky; deck forgetful scared*3; stage draw")
    t.say("0 draw")
    t.refused("0 hold axe", "SA-INF-04").refused("0 hold whisky", "SA-INF-04").see("options 0 hold infected")
    t.say("0 hold infected").see("hand 0 infected scared*3", "pile infected axe whisky forgetful", "role 0 infected")
    t = table("seats 5; thing 3; infected 0; hand 0 infected axe whisky*2; deck forgetful scared*3; stage draw")
    t.say("0 draw")
    t.say("0 hold infected").see("hand 0 infected scared*3")
    t = table("seats 5; thing 3; infected 0; hand 0 infected axe only; deck forgetful scared*3; stage draw")
    t.say("0 draw")
    t.see("hand 0 infected scared*3", "pile axe forgetful")


@pytest.mark.rules("SA-PANIC-18", "SA-R-13")
def test_too_many_infected_after_forgetful() -> None:
    """A fourth Infected! among the three new cards is replaced before the exchange; three may stay."""
    t = table("seats 5; thing 3; hand 0 infected axe whisky*2; deck forgetful infected*3 scared; stage draw")
    t.say("0 draw; 0 hold infected")
    t.see("hand 0 infected*3 scared", "event infected_in_excess seat=0", "pile has infected axe whisky*2",
          "asked 0 commit")
    order = kinds(t)
    assert order.index("infected_in_excess") < order.index("exchange")
    t = table("seats 5; thing 3; hand 0 infected axe whisky*2; deck forgetful infected*3 scared; stage draw")
    t.say("0 draw; 0 hold axe")
    t.see("hand 0 axe infected*3", "no event infected_in_excess")


# --- Chain reaction -------------------------------------------------------------------------------------------

CHAIN = "deck chain_reaction; stage draw; hand 0 axe; hand 1 scared; hand 2 missed; hand 3 no_thanks"


@pytest.mark.rules("SA-PANIC-19", "SA-R-20")
@pytest.mark.parametrize(("way", "to"), [("clockwise", [1, 2, 3, 0]), ("counter_clockwise", [3, 0, 1, 2])])
def test_chain_reaction(way: str, to: list[int]) -> None:
    """All choose unseen, in any order, and pass together to their next player in the direction of play."""
    t = table(f"seats 5; out 4; thing 2; way {way}; {CHAIN}").say("0 draw")
    t.see("waiting 0 1 2 3", "asked 0 pass_card 1 pass_card 2 pass_card 3 pass_card")
    t.say("2 give missed; 0 give axe").see("waiting 1 3", "no event passed_on", "hand 1 lacks axe", "hand 3 lacks axe")
    assert t.m.view(0)["offer"] == {"card": "axe", "laid": [0, 2]} and t.m.view(1)["offer"]["card"] is None
    t.refused("0 give whisky", "core/not_your_turn")
    t.say("3 give no_thanks; 1 give scared")
    for s, card in enumerate(["axe", "scared", "missed", "no_thanks"]):
        t.see(f"hand {to[s]} has {card}", f"hand {s} lacks {card}", f"size hand {s} 4")
    e = told(t, "passed_on", 1)[0]
    assert (e["from"], e["to"]) == ([0, 1, 2, 3], to) and e["given"] == "scared"
    assert e["received"] == ["axe", "scared", "missed", "no_thanks"][to.index(1)]
    assert "given" not in told(t, "passed_on")[0] and "given" not in told(t, "passed_on", 4)[0]


@pytest.mark.rules("SA-PANIC-19", "SA-XCH-08", "SA-XCH-09", "SA-XCH-10", "SA-INF-06")
def test_what_may_be_passed_on() -> None:
    """The card passed is bound by what may be given to one's next player, left or right as play goes."""
    lines = ("seats 4; infected 1 3; deck chain_reaction; stage draw; hand 0 infected; hand 1 infected*2;"
             "hand 2 the_thing infected; hand 3 infected")
    t = table(lines).say("0 draw").refused("0 give infected", "SA-XCH-09").refused("2 give the_thing", "SA-XCH-08")
    t.can("2 give infected")
    t.can("1 give infected")
    t.refused("3 give infected", "SA-INF-06")                        # 1 passes to The Thing, 3 to a Human
    t = table(f"{lines}; way counter_clockwise").say("0 draw").refused("1 give infected", "SA-INF-06")
    t.refused("3 give infected", "SA-XCH-10")
    t.refused("0 give infected", "SA-XCH-09")        # 3 now to The Thing, but it is the last
    t = table("seats 4; thing 2; deck chain_reaction; stage draw; hand 0 quarantine no_barbecue only").say("0 draw")
    t.see("options 0 give quarantine, give no_barbecue")


@pytest.mark.rules("SA-PANIC-20", "SA-R-37")
def test_chain_reaction_passes_obstacles() -> None:
    """Doors and Quarantines stop no card of the chain: those in Quarantine give and receive."""
    t = table(f"seats 4; thing 2; quarantine 0 2; quarantine 1 3; door 0 1; door 1 2; {CHAIN}").say("0 draw")
    t.say("0 give axe; 1 give scared; 2 give missed; 3 give no_thanks")
    t.see("hand 1 has axe", "hand 2 has scared", "hand 3 has missed", "hand 0 has no_thanks", "quarantine 1 3",
          "door 0 1 1")


@pytest.mark.rules("SA-PANIC-21", "SA-R-29")
@pytest.mark.parametrize("card", ["scared", "no_thanks", "missed", "im_comfortable", "no_barbecue"])
def test_nothing_refuses_the_chain(card: str) -> None:
    """No Defence refuses or redirects a passed card; it can only be passed itself."""
    t = table(f"seats 4; thing 2; hand 1 {card}; deck chain_reaction; stage draw").say("0 draw")
    t.refused(f"1 refuse {card}", "core/not_asked").can(f"1 give {card}")
    t.say(f"0 give suspicion; 1 give {card}; 2 give {t.options(2)[0].split()[1]}; 3 give {t.options(3)[0].split()[1]}")
    t.see("no event refused", "event passed_on", "active 1", f"hand 2 has {card}")


@pytest.mark.rules("SA-PANIC-22", "SA-PANIC-23", "SA-R-45")
def test_the_thing_infects_by_the_chain() -> None:
    """The Thing may pass an Infected! and infects its next player; what others pass then counts by the roles before."""
    lines = ("seats 4; deck chain_reaction; stage draw; hand 2 the_thing infected axe; hand 3 infected scared;"
             "hand 0 whisky; hand 1 axe")
    t = table(lines).say("0 draw; 0 give whisky; 1 give axe; 2 give infected; 3 give scared")
    t.see("role 3 infected", "role 1 human", "role 0 human", "hand 3 has infected*2", "hand 0 has scared")
    t = table(lines).say("0 draw; 0 give whisky; 1 give axe; 2 give infected").refused("3 give infected", "SA-XCH-09")
    t = table(lines).say("0 draw; 0 give whisky; 1 give axe; 2 give axe; 3 give scared")
    t.see("role 3 human", "role 1 human")
    t = table(f"{lines}; way counter_clockwise")
    t.say("0 draw; 0 give whisky; 1 give axe; 2 give infected; 3 give scared")
    t.see("role 1 infected", "role 3 human")
    t = table("seats 4; option thing_in_deck true; deck chain_reaction; stage draw; hand 0 whisky; hand 1 axe;"
              "hand 2 missed; hand 3 scared").say("0 draw; 0 give whisky; 1 give axe; 2 give missed; 3 give scared")
    t.see("hand 1 has whisky", "role 1 human", "thing nobody")
    t = table("seats 4; infected 1 3; deck chain_reaction; stage draw; hand 2 the_thing infected; hand 1 infected*2;"
              "hand 0 whisky; hand 3 infected axe")
    t.say("0 draw; 0 give whisky; 1 give infected; 2 give infected; 3 give axe")
    t.see("role 2 thing", "role 3 infected", "role 0 human")
    t.see("hand 2 has the_thing infected", "hand 3 has infected*2", "hand 1 has infected")


@pytest.mark.rules("SA-PANIC-23", "SA-R-45", "SA-R-13")
def test_too_many_infected_after_the_chain() -> None:
    """After the pass, infections first, then hands with four Infected!, in turn order from the one who drew it."""
    t = table("seats 4; infected 1; active 3; hand 0 the_thing infected*2 whisky; hand 1 infected*3 whisky;"
              "hand 2 axe*2; hand 3 scared;"
              "deck chain_reaction missed; stage draw")
    t.say("3 draw; 0 give infected; 1 give whisky; 2 give axe; 3 give scared")
    t.see("event infected_in_excess seat=1", "hand 1 infected*3 missed", "role 1 infected", "active 0",
          "pile infected chain_reaction")
    order = kinds(t)
    assert order.index("passed_on") < order.index("infected_in_excess") < order.index("turn_over")
    t = table("seats 4; active 3; hand 0 the_thing infected*3; hand 1 infected*3 whisky; hand 2 axe*2; hand 3 scared;"
              "deck chain_reaction missed; stage draw")
    t.say("3 draw; 0 give infected; 1 give whisky; 2 give axe; 3 give scared")
    t.see("role 1 infected", "hand 1 infected*3 missed")    # by the very card, then one is replaced
    for active, way, seen in ((0, "clockwise", [1, 2]), (2, "clockwise", [2, 1]), (0, "counter_clockwise", [2, 1])):
        t = table(f"seats 4; active {active}; way {way}; thing 3; hand 0 whisky; hand 1 infected*4 axe only;"
                  f"hand 2 infected*4 scared only;"
                  "hand 3 missed; deck chain_reaction analysis*2; stage draw").say(f"{active} draw")
        t.say("0 give whisky; 1 give axe; 2 give scared; 3 give missed")
        assert [e["seat"] for e in told(t, "infected_in_excess")] == seen


@pytest.mark.rules("SA-PANIC-24", "SA-TURN-14")
def test_the_chain_ends_the_turn() -> None:
    """After the pass the turn is over: no exchange, and the card goes to the pile."""
    t = table(f"seats 4; thing 2; {CHAIN}").say("0 draw; 0 give axe; 1 give scared; 2 give missed; 3 give no_thanks")
    t.see("active 1", "asked 1 draw", "no event exchange", "no event no_exchange", "pile chain_reaction")


@pytest.mark.rules("SA-PANIC-19", "SA-R-14", "SA-R-45")
def test_who_cannot_pass_leaves_before_the_chain() -> None:
    """Under super_infection whoever has nothing to pass is eliminated first; the others then pass."""
    lines = "seats 5; option fourth_infected super_infection; thing 3; deck chain_reaction; stage draw"
    t = table(f"{lines}; hand 1 infected*4; hand 2 infected*4").say("0 draw")
    t.see("alive 0 3 4", "event eliminated seat=1 why=super_infection", "event eliminated seat=2 why=super_infection",
          "waiting 0 3 4")
    assert [e["seat"] for e in told(t, "eliminated")] == [1, 2]
    t = table(f"{lines}; active 2; hand 1 infected*4; hand 2 infected*4").say("2 draw").see("waiting 0 3 4")
    assert [e["seat"] for e in told(t, "eliminated")] == [2, 1]
    t.say("0 give suspicion; 3 give suspicion; 4 give seduction").see("event passed_on", "active 3")
    t = table(f"{lines}; infected 2; hand 2 infected*4; hand 1 axe").say("0 draw").see("no event eliminated")
    t.can("2 give infected")
    t = table(f"{lines}; infected 1; hand 1 infected*4; hand 2 infected*4").say("0 draw").see("alive 0 3 4")
    t = table(f"{lines}; active 4; hand 0 infected*4").say("4 draw").see("alive 1 2 3 4", "waiting 1 2 3 4")
    t = table(f"{lines}; out 1 2 4; hand 0 infected*4; active 3").say("3 draw").see("over SA-END-15", "winners 3")
    t = table("seats 5; thing 3; deck chain_reaction; stage draw; hand 1 infected*3").say("0 draw")
    t.see("no event eliminated")


# --- Can't we be friends? ---------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-25", "SA-PANIC-28", "SA-R-46")
def test_cant_we_be_friends() -> None:
    """One must exchange a card with somebody in reach; the turn goes on and phase 3 follows."""
    t = table("seats 6; thing 3; quarantine 2 1; door 0 1; hand 0 axe scared; hand 4 missed; deck cant_we_be_friends;"
              "stage draw").say("0 draw")
    t.see("options 0 choose 3, choose 4, choose 5").refused("0 choose 0", "SA-ACT-30").refused("0 choose 1", "SA-R-30")
    t.refused("0 choose 2", "SA-TERM-09").say("0 choose 4").see("asked 0 offer_card", "event exchange seat=0 other=4")
    t.say("0 give axe").see("asked 4 answer_offer").say("4 give missed")
    t.see("hand 0 has missed", "hand 4 has axe", "event exchanged seat=0 other=4")
    t.see("event no_exchange seat=0 other=1 rule=SA-DOOR-03", "active 1")
    t = table("seats 6; thing 3; hand 0 axe scared; hand 4 missed; deck cant_we_be_friends; stage draw")
    t.say("0 draw; 0 choose 4; 0 give axe; 4 give missed")
    t.see("asked 0 commit", "events exchange 2", "event exchange seat=0 other=1")


@pytest.mark.rules("SA-PANIC-25", "SA-PANIC-22", "SA-XCH-18")
def test_friends_give_what_may_be_given() -> None:
    """What may be given binds both, and The Thing infects this way too, on either side."""
    t = table("seats 5; hand 0 the_thing infected; deck cant_we_be_friends; hand 2 infected axe; stage draw")
    t.say("0 draw; 0 choose 2")
    t.refused("0 give the_thing", "SA-XCH-08").say("0 give infected").refused("2 give infected", "SA-XCH-09")
    t.say("2 give axe")
    t.see("role 2 infected", "hand 0 has axe", "hand 2 has infected*2")
    t = table("seats 5; hand 2 the_thing infected; deck cant_we_be_friends; hand 0 axe; stage draw")
    t.say("0 draw; 0 choose 2; 0 give axe; 2 give infected").see("role 0 infected")


@pytest.mark.rules("SA-PANIC-26", "SA-PANIC-28", "SA-R-26", "SA-R-29", "SA-DEF-18")
@pytest.mark.parametrize("card", ["scared", "no_thanks", "missed"])
def test_friends_may_refuse(card: str) -> None:
    """Scared, No thanks! and Missed! answer it, the two others do not; then phase 3 follows all the same."""
    t = table(f"seats 6; thing 1; hand 0 axe; hand 3 {card} no_barbecue im_comfortable; hand 4 whisky;"
              f"deck cant_we_be_friends; stage draw")
    t.say("0 draw; 0 choose 3; 0 give axe").refused("3 refuse no_barbecue", "SA-DEF-18")
    t.refused("3 refuse im_comfortable", "SA-DEF-18")
    t.say(f"3 refuse {card}")
    if card == "missed":
        t.see("asked 0 settle_offer").say("0 keep; 4 give whisky").see("hand 4 has axe", "hand 0 has whisky")
    else: t.see("event took_back seat=0", "no event exchanged", "hand 0 has axe")
    t.see("asked 0 commit", "event exchange seat=0 other=1")


@pytest.mark.rules("SA-PANIC-27", "SA-R-36")
def test_no_friends() -> None:
    """Nothing happens in one's own Quarantine, or with nobody in reach; with one in reach nobody is asked."""
    t = table("seats 5; thing 3; quarantine 0 2; deck cant_we_be_friends; stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-27", "active 1", "no event exchange")
    t = table("seats 4; out 2; thing 3; quarantine 1 2; quarantine 3 2; deck cant_we_be_friends; stage draw")
    t.say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-27", "event no_exchange seat=0 other=1 rule=SA-QUA-03")
    t = table("seats 4; out 2; thing 3; quarantine 1 2; deck cant_we_be_friends; stage draw").say("0 draw")
    t.see("asked 0 offer_card", "event exchange seat=0 other=3")


# --- Blind date -----------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-29", "SA-R-47", "SA-THING-02")
def test_what_goes_on_a_blind_date() -> None:
    """Any own card but The Thing may go; an Infected! only from The Thing."""
    for infected in ("nobody", "0"):
        t = table(f"seats 5; thing 3; infected {infected}; hand 0 infected*2 quarantine scared; deck blind_date;"
                  f"stage draw").say("0 draw")
        t.refused("0 place infected", "SA-R-47").see("options 0 place quarantine, place scared")
    t = table("seats 5; hand 0 the_thing infected axe scared; deck blind_date; stage draw").say("0 draw")
    t.refused("0 place the_thing", "SA-THING-02").see("options 0 place infected, place axe, place scared")
    t = table("seats 5; hand 0 the_thing infected*3; deck blind_date scared; stage draw")
    t.say("0 draw; 0 place infected")
    t.see("top infected", "hand 0 the_thing infected*2 scared")
    t = table("seats 5; thing 3; option fourth_infected super_infection; hand 0 infected*4; deck blind_date axe;"
              "stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-29", "active 1", "hand 0 infected*4", "no event exchange",
          "pile blind_date")


@pytest.mark.rules("SA-PANIC-30", "SA-PANIC-31", "SA-R-47", "SA-PANIC-29")
def test_a_blind_date() -> None:
    """Panics on top go unseen to the pile, the first event card into the hand, and the chosen card face down on top."""
    t = table("seats 5; thing 3; hand 0 axe scared missed whisky; deck blind_date oops revelations resolute analysis;"
              "stage draw")
    t.say("0 draw; 0 place scared")
    t.see("hand 0 axe missed whisky resolute", "top scared", "back event", "pile oops revelations blind_date")
    deck = t.m.view(0)["sizes"][5]
    t.see("events flushed 2", "deck has analysis scared", "offer 0 none", f"event placed seat=0 deck={deck}")
    assert sum(t.m.view(None)["sizes"]) == 108
    assert [e["card"] for e in told(t, "set_aside", 0)] == ["scared"] and "card" not in told(t, "set_aside")[0]
    assert told(t, "placed", 0)[0]["card"] == "scared" and "card" not in told(t, "placed", 1)[0]
    order = kinds(t)
    assert order.index("set_aside") < order.index("flushed") < order.index("drew")
    assert order[order.index("drew") + 1] == "placed"                       # the next card's back is never seen
    t.say("1 draw").see("hand 1 has scared", "top none")                     # and the next draw is that card
    t = table("seats 5; hand 0 the_thing infected axe*2; deck blind_date scared; stage draw")
    t.say("0 draw; 0 place infected; 1 draw")
    t.see("hand 1 has infected", "role 1 human")                             # drawn from the deck, it infects nobody


@pytest.mark.rules("SA-PANIC-32", "SA-TURN-14")
def test_a_blind_date_ends_the_turn() -> None:
    """The turn ends with it, without exchange, in Quarantine as well."""
    t = table("seats 5; thing 3; hand 0 axe; deck blind_date; stage draw").say("0 draw; 0 place axe")
    t.see("active 1", "asked 1 draw", "no event exchange", "no event no_exchange")
    t = table("seats 5; thing 3; quarantine 0 2; hand 0 axe; deck blind_date whisky; stage draw")
    t.say("0 draw; 0 place axe")
    t.see("active 1", "quarantine 0 1", "top axe", "hand 0 has whisky")


@pytest.mark.rules("SA-PANIC-30", "SA-R-13", "SA-R-18")
def test_a_blind_date_with_a_fourth_infected() -> None:
    """A fourth Infected! from the deck is replaced after the chosen card has been put on top, and so by that card."""
    t = table("seats 5; thing 3; hand 0 infected*3 axe; deck blind_date infected whisky; stage draw")
    t.say("0 draw; 0 place axe")
    t.see("event infected_in_excess seat=0", "hand 0 infected*3 axe", "top none", "active 1")
    t = table("seats 5; thing 3; hand 0 axe; deck blind_date only; pile scared; stage draw").say("0 draw; 0 place axe")
    t.see("hand 0 has scared", "event reshuffled", "top axe", "deck axe", "pile blind_date")


# --- Oops!, Just between us…, Revelations ------------------------------------------------------------------------

@pytest.mark.rules("SA-PANIC-33", "SA-R-51", "SA-CONT-02")
def test_oops() -> None:
    """One shows the whole hand to everybody, The Thing and Infected! included; then phase 3."""
    t = table("seats 5; hand 0 the_thing infected axe scared; deck oops; stage draw").say("0 draw")
    for who in (None, 0, 2): assert told(t, "hand_shown", who)[0]["cards"] == ["the_thing", "infected", "axe", "scared"]
    t.see("event hand_shown seat=0", "asked 0 commit", "running")
    t = table("seats 5; hand 0 the_thing infected whisky axe scared; stage play").say("0 play whisky")
    t.see("event hand_shown seat=0 cards=the_thing,infected,axe,scared")     # the Whisky itself is no longer in it


@pytest.mark.rules("SA-PANIC-34", "SA-R-48")
def test_just_between_us() -> None:
    """One shows the whole hand to one neighbour of one's choice, not behind a door; nobody else sees it."""
    t = table("seats 5; thing 3; hand 0 infected axe scared missed; deck just_between_us; stage draw").say("0 draw")
    t.see("options 0 choose 1, choose 4").refused("0 choose 2", "SA-PANIC-34").refused("0 choose 0", "SA-PANIC-34")
    t.say("0 choose 4").see("event hand_shown_to seat=0 other=4", "asked 0 commit")
    assert told(t, "hand_shown_to", 4)[0]["cards"] == ["infected", "axe", "scared", "missed"]
    assert all("cards" not in told(t, "hand_shown_to", who)[0] for who in (None, 0, 1, 2, 3))
    t = table("seats 5; thing 3; door 0 1; deck just_between_us; stage draw").say("0 draw")
    t.see("event hand_shown_to seat=0 other=4")
    t = table("seats 5; thing 3; door 0 4; deck just_between_us; stage draw").say("0 draw")
    t.see("event hand_shown_to seat=0 other=1")


@pytest.mark.rules("SA-PANIC-35", "SA-R-48", "SA-R-36")
def test_just_between_us_and_obstacles() -> None:
    """Quarantine of either does not matter; with doors on both sides nothing happens, by default."""
    t = table("seats 5; thing 3; quarantine 0 2; quarantine 1 2; deck just_between_us; stage draw").say("0 draw")
    t.can("0 choose 1", "0 choose 4").say("0 choose 1").see("event hand_shown_to seat=0 other=1")
    doors = "thing 3; door 0 1; door 0 4; deck just_between_us; stage draw"
    t = table(f"seats 5; {doors}").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-35", "no event hand_shown_to", "active 1")
    t = table(f"seats 5; option door_scope adjacent_only; {doors}").say("0 draw").can("0 choose 1", "0 choose 4")
    t.refused("0 choose 2", "SA-PANIC-34")


@pytest.mark.rules("SA-PANIC-36", "SA-R-49")
def test_revelations() -> None:
    """Each in turn, from the one who drew it, shows nothing, the hand, or one Infected! if there is one."""
    t = table("seats 5; out 3; thing 4; hand 0 axe scared missed whisky; hand 1 infected; deck revelations; stage draw")
    t.say("0 draw")
    t.see("asked 0 reveal").can("0 show nothing", "0 show hand").refused("0 show infected", "SA-PANIC-36")
    t.say("0 show hand").see("event hand_shown seat=0 cards=axe,whisky,scared,missed", "asked 1 reveal")
    t.can("1 show infected").say("1 show nothing").see("event nothing_shown seat=1", "asked 2 reveal")
    t.say("2 show nothing")
    t.see("asked 4 reveal").say("4 show nothing").see("asked 0 commit", "events nothing_shown 3", "pile revelations")
    t = table("seats 5; thing 4; active 2; way counter_clockwise; deck revelations; stage draw")
    t.say("2 draw; 2 show nothing").see("asked 1 reveal")
    t.say("1 show nothing").see("asked 0 reveal").say("0 show nothing").see("asked 4 reveal")
    t.say("4 show nothing").see("asked 3 reveal").say("3 show nothing").see("asked 2 commit")


@pytest.mark.rules("SA-PANIC-37", "SA-R-49")
def test_revelations_stop_at_the_first_infected() -> None:
    """It stops as soon as an Infected! is shown, alone or in a hand, by whatever role; else after one lap."""
    lines = "seats 5; deck revelations; stage draw; hand 1 infected axe*2 whisky; hand 4 the_thing infected*3"
    t = table(lines).say("0 draw; 0 show nothing; 1 show infected")
    t.see("event infected_shown seat=1", "asked 0 commit", "no event hand_shown")
    t.see("role 1 human")
    t = table(lines).say("0 draw; 0 show nothing; 1 show hand")
    t.see("event hand_shown seat=1", "asked 0 commit", "no event infected_shown")
    t = table(lines).say("0 draw; 0 show hand").see("asked 1 reveal").say("1 show nothing; 2 show hand")
    t.see("asked 3 reveal")
    t.say("3 show nothing; 4 show hand")
    t.see("event hand_shown seat=4 cards=the_thing,infected,infected,infected", "asked 0 commit")
    t = table(f"{lines}; infected 0").say("0 draw; 0 show infected")
    t.see("asked 0 commit", "event infected_shown seat=0")


@pytest.mark.rules("SA-PANIC-38")
def test_revelations_of_the_quarantined() -> None:
    """Those in Quarantine take part, and showing changes nobody's role."""
    t = table("seats 5; thing 4; infected 2; quarantine 0 3; quarantine 2 3; deck revelations; stage draw")
    t.say("0 draw").see("asked 0 reveal")
    t.say("0 show nothing; 1 show nothing").see("asked 2 reveal").say("2 show infected")
    t.see("role 2 infected", "role 0 human", "role 1 human", "role 3 human", "role 4 thing", "quarantine 2 3")
    t = table("seats 5; thing 4; hand 1 infected; deck revelations; stage draw")
    t.say("0 draw; 0 show nothing; 1 show hand").see("role 1 human")
