"""The advanced rules, and what the rulings say of speech, windows and visibility."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import penombra
from kit import Table, table

FIRE = "hand 0 flamethrower; stage play"
HIDDEN = "option thing_in_deck true"
FEUD = "option vendetta true"
BOTH = "option blocked_both_ways true"


def laid_out(seats: int, seed: int, **options: Any) -> tuple[list[list[str]], list[str], str]:
    """Hands and deck of a new game, and who The Thing is."""
    rows = [row.split() for row in penombra.new("stay_away", seats, seed, options).position().splitlines()]
    hands = [row[2:] for row in rows if row[0] == "hand"]
    return hands, next(row[1:] for row in rows if row[0] == "deck"), next(row[1] for row in rows if row[0] == "thing")


# --- The Thing in the deck ------------------------------------------------------------------------------

@pytest.mark.rules("SA-VAR-01", "SA-VAR-02")
def test_the_thing_starts_in_the_deck() -> None:
    """With thing_in_deck The Thing lies in the deck and all start Human; without it somebody is dealt it."""
    for seed in range(6):
        hands, deck, thing = laid_out(5, seed, thing_in_deck=True)
        assert deck.count("the_thing") == 1 and thing == "nobody" and [len(h) for h in hands] == [4] * 5
        assert not any("the_thing" in h or "infected" in h for h in hands)
        hands, deck, thing = laid_out(5, seed)
        assert "the_thing" not in deck and "the_thing" in hands[int(thing)]
    m = penombra.new("stay_away", 5, 3, {"thing_in_deck": True})
    for s in range(5): assert m.view(s)["infected"] == ["human" if x == s else None for x in range(5)]


@pytest.mark.rules("SA-VAR-02", "SA-THING-01")
def test_who_draws_the_thing_becomes_it() -> None:
    """Whoever draws The Thing is The Thing from then on, and nobody else learns it."""
    t = table(f"seats 5; {HIDDEN}; hand 0 axe; deck the_thing axe; stage draw").see("thing nobody", "role 0 human")
    t.say("0 draw")
    t.see("role 0 thing", "thing 0", "role 1 human", "hand 0 has the_thing", "asked 0 phase_two")
    t.refused("0 discard the_thing", "SA-THING-02").refused("0 play the_thing", "SA-CONT-01")
    assert "card" not in t.event("drew", 1) and t.m.view(1)["thing"] is None
    assert t.event("drew", 0)["card"] == "the_thing"
    t.can("0 declare").refused("1 declare", "SA-THING-07").say("0 discard axe").refused("0 give the_thing", "SA-XCH-08")


@pytest.mark.rules("SA-VAR-03", "SA-THING-03")
def test_nobody_infects_before() -> None:
    """While The Thing lies in the deck nobody may give an Infected!, and nobody may declare; after that it may."""
    t = table(f"seats 5; {HIDDEN}; hand 0 infected*2; hand 1 infected; stage exchange")
    t.refused("0 give infected", "SA-XCH-09").refused("0 declare", "SA-THING-07")
    t.say("0 give suspicion").refused("1 give infected", "SA-XCH-09")
    t = table(f"seats 5; {HIDDEN}; hand 0 infected; hand 1 axe; deck the_thing; stage draw")
    t.say("0 draw; 0 discard suspicion")
    t.say("0 give infected; 1 give axe").see("role 1 infected")


@pytest.mark.rules("SA-R-60", "SA-VAR-02")
@pytest.mark.parametrize(("lines", "script", "seat"), [
    ("hand 1 no_thanks; deck the_thing; stage exchange", "0 give suspicion; 1 refuse no_thanks", 1),
    ("hand 0 resolute; deck axe the_thing whisky; stage play", "0 play resolute; 0 hold the_thing", 0),
    ("deck forgetful axe the_thing whisky; stage draw", "0 draw; 0 hold suspicion", 0),
    ("hand 0 axe; deck blind_date the_thing; stage draw", "0 draw; 0 place axe", 0),
    ("hand 1 infected*3 no_thanks; deck infected the_thing; stage exchange", "0 give suspicion; 1 refuse no_thanks",
     1)])
def test_any_draw_of_the_thing_counts(lines: str, script: str, seat: int) -> None:
    """The Thing drawn by a replacement, Resolute, Forgetful, Blind date or for a fourth Infected! counts at once."""
    t = table(f"seats 5; {HIDDEN}; {lines}").see("thing nobody").say(script)
    t.see(f"thing {seat}", f"role {seat} thing", f"hand {seat} has the_thing", "deck lacks the_thing",
          "pile lacks the_thing")


@pytest.mark.rules("SA-R-60")
def test_resolute_must_keep_the_thing() -> None:
    """The Thing among the three of Resolute must be kept; the Infected! already held infect from then on."""
    t = table(f"seats 5; {HIDDEN}; hand 0 resolute infected axe*2 scared; hand 1 missed;"
              f"deck analysis the_thing whisky; stage play")
    t.say("0 play resolute").refused("0 hold analysis", "SA-R-60").refused("0 hold whisky", "SA-R-60")
    t.see("role 0 thing")
    t.say("0 hold the_thing; 0 discard axe; 0 give infected; 1 give missed").see("role 1 infected")
    t = table("seats 5; thing 3; hand 0 resolute; deck analysis missed whisky; stage play").say("0 play resolute")
    t.can("0 hold analysis", "0 hold missed", "0 hold whisky")


@pytest.mark.rules("SA-R-60", "SA-R-57", "SA-END-15", "SA-OPT-21")
def test_no_end_before_the_thing_is_drawn() -> None:
    """While The Thing lies in the deck no elimination ends the game, save when one player is left, who wins."""
    t = table(f"seats 4; {HIDDEN}; {FEUD}; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("running", "no event vendetta")
    t = table(f"seats 4; {HIDDEN}; out 3; {FIRE}").say("0 play flamethrower 1; 1 accept").see("running", "alive 0 2")
    t = table(f"seats 4; {HIDDEN}; out 2 3; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-15", "winners 0")


# --- Other decks ----------------------------------------------------------------------------------------

def all_cards(seats: int, **options: Any) -> Counter[str]:
    hands, deck, _ = laid_out(seats, 7, **options)
    return Counter(deck + [card for hand in hands for card in hand])


@pytest.mark.rules("SA-VAR-04")
@pytest.mark.parametrize(("delta", "copies"), [(0, 8), (3, 11), (-2, 6), (12, 20), (-7, 1)])
def test_more_or_fewer_infected(delta: int, copies: int) -> None:
    """infected_delta adds so many Infected! to the deck, or takes them away; nothing else changes."""
    cards, usual = all_cards(5, infected_delta=delta), all_cards(5)
    assert cards["infected"] == copies
    del cards["infected"], usual["infected"]
    assert cards == usual


@pytest.mark.rules("SA-VAR-04")
@pytest.mark.parametrize("delta", [13, -8])
def test_not_that_many_infected(delta: int) -> None:
    """At least one Infected! and no more than the box holds."""
    with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", 5, 1, {"infected_delta": delta})
    assert no.value.rule == "SA-R-07"


@pytest.mark.rules("SA-VAR-05")
@pytest.mark.parametrize("hidden", [False, True])
def test_weapons_are_withheld(hidden: bool) -> None:
    """With withhold_weapons all Flamethrowers and Analyses lie in the deck; otherwise they may be dealt."""
    dealt = Counter[str]()
    for seed in range(12):
        hands, deck, _ = laid_out(6, seed, withhold_weapons=True, thing_in_deck=hidden)
        assert not any("flamethrower" in hand or "analysis" in hand for hand in hands)
        assert (deck.count("flamethrower"), deck.count("analysis")) == (3, 2)
        dealt += Counter(card for hand in laid_out(6, seed, thing_in_deck=hidden)[0] for card in hand)
    assert dealt["flamethrower"] and dealt["analysis"]


@pytest.mark.rules("SA-VAR-09")
def test_a_free_deck() -> None:
    """custom_deck takes any selection of cards, whatever the numbers on them: just these are in the game."""
    deck = {"the_thing": 1, "infected": 4, "suspicion": 8, "seduction": 7, "scared": 4, "quarantine": 2, "oops": 1,
            "revelations": 1}
    assert all_cards(4, custom_deck=deck) == deck


# --- Both ways blocked ----------------------------------------------------------------------------------

WAYS = [("", True), ("door 0 1", True), ("door 1 2", True), ("quarantine 1 2", True), ("door 3 4", True),
        ("door 0 5", True), ("quarantine 4 2", True), ("door 0 1; door 0 5", False), ("door 1 2; door 2 3", False),
        ("quarantine 1 1; quarantine 4 1", False), ("quarantine 1 1; door 3 4", False),
        ("door 0 1; quarantine 5 1", False),
        ("door 0 1; quarantine 1 3", True), ("quarantine 3 2; door 4 5", True)]

SCOPES = ["all_actions", "adjacent_only"]


@pytest.mark.rules("SA-VAR-06", "SA-VAR-07", "SA-R-62", "SA-OPT-19")
@pytest.mark.parametrize(("lines", "reached", "scope"), [(*way, scope) for way in WAYS for scope in SCOPES])
def test_one_open_way_is_enough(lines: str, reached: bool, scope: str) -> None:
    """With blocked_both_ways the four far cards reach whom one way round leads to, past no door and no Quarantine."""
    where = f"seats 6; {BOTH}; option door_scope {scope}; thing 3; {lines}"
    t = table(f"{where}; hand 0 seduction youd_better_run; stage play")
    friends = table(f"{where}; deck cant_we_be_friends; stage draw").say("0 draw")
    out = table(f"{where}; deck get_out_of_here; stage draw").say("0 draw")
    if reached:
        t.can("0 play seduction 2", "0 play youd_better_run 2")
        if "new_friend" in friends.m.asked.values(): friends.can("0 choose 2")
        if "whose_chair" in out.m.asked.values(): out.can("0 choose 2")
        return
    t.refused("0 play seduction 2", "SA-VAR-06").refused("0 play youd_better_run 2", "SA-VAR-06")
    if "new_friend" in friends.m.asked.values(): friends.refused("0 choose 2", "SA-VAR-06")
    if "whose_chair" in out.m.asked.values(): out.refused("0 choose 2", "SA-VAR-06")


@pytest.mark.rules("SA-VAR-06", "SA-R-62", "SA-PANIC-14", "SA-PANIC-27")
def test_the_panics_that_reach_far() -> None:
    """Can't we be friends? and Get out of here! offer just those whom one way leads to, and nothing if nobody is."""
    for panic, rule in (("cant_we_be_friends", "SA-PANIC-27"), ("get_out_of_here", "SA-PANIC-14")):
        t = table(f"seats 6; {BOTH}; thing 3; quarantine 2 2; door 3 4; deck {panic}; stage draw").say("0 draw")
        t.see("options 0 choose 1, choose 4, choose 5").refused("0 choose 3", "SA-VAR-06")
        t.refused("0 choose 2", "SA-TERM-09")
        t = table(f"seats 6; {BOTH}; thing 3; door 0 1; door 0 5; deck {panic}; stage draw").say("0 draw")
        t.see(f"event no_effect seat=0 rule={rule}")


@pytest.mark.rules("SA-VAR-08", "SA-VAR-06", "SA-ACT-23")
def test_you_better_mind_the_doors() -> None:
    """It takes from You'd better run! its disregard of doors, even beside one; near cards keep their own reach."""
    lines = "seats 5; thing 3; door 0 1; door 2 3; hand 0 youd_better_run analysis; stage play"
    table(lines).can("0 play youd_better_run 1", "0 play youd_better_run 2")
    t = table(f"{lines}; {BOTH}").refused("0 play youd_better_run 1", "SA-VAR-06")
    t.refused("0 play youd_better_run 2", "SA-VAR-06")
    t.can("0 play youd_better_run 4", "0 play youd_better_run 3", "0 play analysis 4")
    t.refused("0 play analysis 1", "SA-DOOR-02")
    t = table(f"seats 5; thing 3; {BOTH}; door 0 1; hand 0 seduction; stage play").can("0 play seduction 1")
    t = table("seats 5; thing 3; door 0 1; hand 0 seduction; stage play").refused("0 play seduction 1", "SA-R-30")


@pytest.mark.rules("SA-R-62", "SA-R-41")
def test_both_ways_with_two_living() -> None:
    """The target's Quarantine forbids; one's own is no interruption; with two living each gap is a way of its own."""
    t = table(f"seats 5; {BOTH}; thing 3; quarantine 2 1; hand 0 seduction; stage play")
    t.refused("0 play seduction 2", "SA-TERM-09")
    t = table(f"seats 5; {BOTH}; thing 3; quarantine 0 1; deck get_out_of_here; stage draw").say("0 draw")
    t.can("0 choose 2")
    two = f"seats 4; out 2 3; thing 1; {BOTH}; hand 0 seduction youd_better_run; stage play"
    for gap in ("door 0 1", "door 1 0"): table(f"{two}; {gap}").can("0 play seduction 1", "0 play youd_better_run 1")
    t = table(f"{two}; door 0 1; door 1 0").refused("0 play seduction 1", "SA-VAR-06")
    t.refused("0 play youd_better_run 1", "SA-VAR-06")


# --- Vendetta -------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-VAR-10", "SA-R-58")
def test_a_vendetta_begins() -> None:
    """If The Thing is eliminated with Humans and Infected in play, the game goes on, and all are told; else it ends."""
    t = table(f"seats 5; {FEUD}; thing 1; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("running", "event vendetta seat=1", "event exchange seat=0 other=2", "gone the_thing")
    t = table(f"seats 5; thing 1; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept").see("over SA-END-01")
    t = table(f"seats 5; {FEUD}; thing 3; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("no event vendetta", "running")


@pytest.mark.rules("SA-VAR-16", "SA-R-58")
def test_no_vendetta_with_one_faction() -> None:
    """With no Infected in play the Humans win at once; with no Human nobody does; eliminated ones do not count."""
    t = table(f"seats 5; {FEUD}; thing 1; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0 2 3 4")
    t = table(f"seats 5; {FEUD}; thing 1; infected 4; out 4; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0 2 3", "no event vendetta")
    t = table(f"seats 5; {FEUD}; thing 1; infected 0 2 3 4; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-14")
    t = table(f"seats 5; {FEUD}; thing 1; infected 0 2 3; out 4; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-14")


AFTER = f"seats 6; {FEUD}; thing 5; out 5; feud yes"


@pytest.mark.rules("SA-VAR-12", "SA-R-59", "SA-VAR-10", "SA-OPT-20")
@pytest.mark.parametrize("auto_end", ["grace", "never", "at_once"])
def test_a_vendetta_ends(auto_end: str) -> None:
    """The moment one faction has nobody alive the game is over by itself, not before, whatever auto_end says."""
    lines = f"{AFTER}; option auto_end {auto_end}; {FIRE}"
    t = table(f"{lines}; infected 1").say("0 play flamethrower 1; 1 accept").see("over SA-VAR-12", "no event exchange")
    t = table(f"{lines}; infected 0 2 3 4").say("0 play flamethrower 1; 1 accept").see("over SA-VAR-12")
    t = table(f"{lines}; infected 1 2").say("0 play flamethrower 1; 1 accept")
    t.see("running", "event exchange seat=0 other=2")
    t = table(f"seats 6; {FEUD}; thing 5; out 2 3 4 5; feud yes; option auto_end {auto_end}; infected 1; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept").see("over SA-VAR-12", "winners 0")      # and not as the last one of all
    t = table(f"{lines}; infected 0 2 3").say("0 play flamethrower 1; 1 accept").see("running").turns(9).see("running")


@pytest.mark.rules("SA-VAR-13", "SA-VAR-14")
@pytest.mark.parametrize(("infected", "winners"), [("1", "0 2 3 4"), ("0 2 3 4", "0 2 3 4")])
def test_who_wins_a_vendetta(infected: str, winners: str) -> None:
    """Every survivor wins; every eliminated player loses, The Thing among them."""
    t = table(f"{AFTER}; infected {infected}; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-VAR-12", f"winners {winners}")
    assert t.m.outcome is not None and t.m.outcome.returns == [1, -1, 1, 1, 1, -1] and t.m.outcome.grade == "survivors"


@pytest.mark.rules("SA-VAR-15", "SA-VAR-17", "SA-INF-04", "SA-INF-06")
def test_nobody_infects_in_a_vendetta() -> None:
    """An Infected can give an Infected! to nobody, a Human neither; surplus ones may be discarded, the last may not."""
    t = table(f"{AFTER}; infected 0; hand 0 infected*3; stage exchange").refused("0 give infected", "SA-INF-06")
    t = table(f"{AFTER}; infected 0 1; hand 0 infected*3; stage exchange").refused("0 give infected", "SA-INF-06")
    t = table(f"{AFTER}; infected 1; hand 0 infected*3; stage exchange").refused("0 give infected", "SA-XCH-09")
    t = table(f"{AFTER}; infected 0; hand 0 infected*2; stage play").can("0 discard infected")
    t = table(f"{AFTER}; infected 0; hand 0 infected; stage play").refused("0 discard infected", "SA-INF-04")
    t = table(f"{AFTER}; infected 0; hand 0 infected*3; hand 1 axe; stage exchange").say("0 give suspicion; 1 give axe")
    t.see("role 1 human", "role 0 infected").turns(6).see("role 1 human", "role 2 human", "running")


@pytest.mark.rules("SA-VAR-15", "SA-R-14")
def test_a_super_infection_counts_in_a_vendetta() -> None:
    """Beside a Flamethrower only a super-infection can take somebody away, and end the vendetta."""
    lines = f"{AFTER}; option fourth_infected super_infection; infected 1; stage exchange"
    table(f"{lines}; hand 0 axe; hand 1 infected*4").say("0 give axe").see("over SA-VAR-12", "winners 0 2 3 4")
    table(f"{lines}; hand 0 infected*4").see("alive 1 2 3 4", "running", "active 1")


@pytest.mark.rules("SA-VAR-12", "SA-THING-07", "SA-R-59")
def test_the_fallen_thing_has_nothing_to_say_in_the_game() -> None:
    """The eliminated Thing cannot declare: a vendetta closes by itself."""
    t = table(f"seats 5; {FEUD}; thing 1; infected 2; {FIRE}").can("1 declare").say("0 play flamethrower 1; 1 accept")
    t.refused("1 declare", "SA-THING-07")
    assert t.m.standing(1) == []


# --- Windows and visibility -----------------------------------------------------------------------------

def asked_alike(card: str, lines: str, script: str, seat: int, ask: str) -> None:
    holding: Table = table(f"seats 5; thing 3; {lines};"
                           f"hand {seat} {card}").say(script).see(f"asked {seat} {ask}").can(f"{seat} refuse {card}")
    without: Table = table(f"seats 5; thing 3; {lines}; hand {seat} suspicion").say(script).see(f"asked {seat} {ask}")
    without.refused(f"{seat} refuse {card}", "core/not_held")
    if ask != "answer_offer": without.see(f"options {seat} accept")
    assert holding.m.view(0)["ask"] == without.m.view(0)["ask"] and holding.m.events(None) == without.m.events(None)


@pytest.mark.rules("SA-R-64", "SA-INFO-08")
@pytest.mark.parametrize(("card", "lines", "script", "ask"), [
    ("no_barbecue", "hand 0 flamethrower; stage play", "0 play flamethrower 1", "burning"),
    ("im_comfortable", "hand 0 change_places; stage play", "0 play change_places 1", "moving"),
    ("im_comfortable", "hand 0 youd_better_run; stage play", "0 play youd_better_run 1", "moving"),
    ("no_thanks", "stage exchange", "0 give suspicion", "answer_offer"),
    ("scared", "stage exchange", "0 give suspicion", "answer_offer"),
    ("missed", "stage exchange", "0 give suspicion", "answer_offer"),
    ("no_thanks", "hand 0 seduction; stage play", "0 play seduction 1; 0 give suspicion", "answer_offer"),
    ("no_thanks", "deck cant_we_be_friends; stage draw", "0 draw; 0 choose 1; 0 give suspicion", "answer_offer")])
def test_a_window_always_opens(card: str, lines: str, script: str, ask: str) -> None:
    """The target is asked whether or not it holds a Defence that answers; without one it can only accept."""
    asked_alike(card, lines, script, 1, ask)


@pytest.mark.rules("SA-R-65", "SA-TURN-11", "SA-TURN-12")
def test_what_is_seen_of_used_cards() -> None:
    """A played card is seen by all while it resolves, and lies face down after; a discard is seen by nobody else."""
    t = table("seats 5; thing 3; hand 0 flamethrower; stage play").say("0 play flamethrower 1")
    for who in (None, 0, 1, 3): assert t.m.view(who)["cards"]["resolving"] == ["flamethrower"]
    t.say("1 accept").see("event played seat=0 card=flamethrower other=1", "pile has flamethrower", "size resolving 0")
    assert t.m.view(None)["cards"] == {"resolving": []} and t.m.view(None)["pile_back"] == "event"
    t = table("seats 5; thing 3; hand 0 axe; stage play").say("0 discard axe").see("pile axe")
    assert t.event("discarded", 0)["card"] == "axe"
    assert all("card" not in t.event("discarded", who) for who in (None, 1, 3))
    assert t.m.view(None)["cards"] == {"resolving": []}
    t = table("seats 5; thing 3; hand 1 no_thanks; deck oops axe; stage exchange")
    t.say("0 give suspicion; 1 refuse no_thanks")
    assert not any(e.get("card") == "oops" for who in (None, 0, 1, 2) for e in t.m.events(who))
    t.see("event refused seat=1 card=no_thanks", "event flushed seat=1")
