"""Who sees what, and when."""
from __future__ import annotations

import pytest
from kit import table

import penombra


@pytest.mark.rules("SA-INFO-01", "SA-COMP-04")
def test_hands_are_hidden() -> None:
    """A view holds one's own four cards; of other hands only how many cards they have."""
    m = penombra.new("stay_away", seats=5, seed=3)
    for s in range(5):
        view = m.view(s)
        assert len(view["cards"]["hand"]) == 4 and "hands" not in view["cards"]
        assert view["sizes"][:5] == [4] * 5
    assert "hand" not in m.view(None)["cards"]
    names = {name for e in m.events(None) for name in e}
    assert "cards" not in names and "card" not in names


@pytest.mark.rules("SA-INFO-03", "SA-INFO-04", "SA-INFO-02")
def test_nobody_shows_cards_or_is_bound_by_words() -> None:
    """No answer shows a card of one's own accord, and none is about words, but The Thing's declaration."""
    verbs = {text.split()[0] for _, text in penombra.actions("stay_away", 6)}
    assert verbs == {"draw", "discard", "play", "give", "keep", "accept", "refuse", "hold", "swap", "choose", "place",
                     "show", "declare"}
    t = table("seats 4; thing 1; hand 0 whisky; stage play")
    t.cannot("0 show hand", "0 show infected", "1 show hand").refused("0 declare", "SA-THING-07")
    t.say("0 play whisky").see("event hand_shown seat=0")


@pytest.mark.rules("SA-INFO-05", "SA-INFO-07", "SA-R-65")
def test_discards_lie_face_down_and_are_remembered() -> None:
    """Of a discard only its owner knows the face; a card openly played, everybody."""
    t = table("seats 4; hand 0 whisky axe; stage play").say("0 discard axe")
    assert t.event("discarded", 0)["card"] == "axe" and "card" not in t.event("discarded", 1)
    t.see("knows 0 pile 1 of axe")
    assert not [k for k in t.m.knows(1) if k["zone"] == "pile"]
    assert t.m.view(1)["sizes"][5] == 1 and t.m.view(1)["pile_back"] == "event"
    u = table("seats 4; hand 0 watch_your_back; stage play").say("0 play watch_your_back")
    for s in range(4): u.see(f"knows {s} pile 1 of watch_your_back")


@pytest.mark.rules("SA-INFO-07", "SA-XCH-04")
def test_an_exchange_is_seen_by_two() -> None:
    """Both see their own two cards, nobody else any; each knows what it gave."""
    t = table("seats 4; hand 0 whisky; hand 1 axe; stage exchange").say("0 give whisky; 1 give axe")
    assert t.event("exchanged", 0)["received"] == "axe" and t.event("exchanged", 1)["received"] == "whisky"
    for s in (2, 3, None): assert "received" not in t.event("exchanged", s) and "given" not in t.event("exchanged", s)
    t.see("knows 0 hand 1 1 of whisky", "knows 1 hand 0 1 of axe")
    assert t.m.knows(2) == []


@pytest.mark.rules("SA-INFO-07", "SA-COMP-03")
def test_the_back_of_the_top_card_is_public() -> None:
    """Everybody sees back and size of the deck, nobody a face."""
    t = table("seats 4; deck three_four axe whisky only; stage draw")
    for s in (0, 1, None): assert t.m.view(s)["back"] == "panic" and t.m.view(s)["sizes"][4] == 3
    t.say("0 draw").see("back event", "event panic card=three_four", "event top_back back=event deck=2")


@pytest.mark.rules("SA-INFO-07", "SA-SETUP-11")
def test_roles_at_the_start() -> None:
    """Everybody knows their own role; only The Thing knows all."""
    t = table("seats 4; thing 2; hand 2 the_thing; stage draw")
    assert t.m.view(0)["infected"] == ["human", None, None, None] and t.m.view(0)["thing"] is None
    assert t.m.view(2)["infected"] == ["human", "human", "thing", "human"] and t.m.view(2)["thing"] == 2
    assert t.m.view(None)["infected"] == [None] * 4


@pytest.mark.rules("SA-INFO-07", "SA-INF-08", "SA-INFO-13", "SA-THING-05")
def test_an_infection_is_known_to_two() -> None:
    """The receiver learns its role and who The Thing is; The Thing keeps the list; others see nothing."""
    t = table("seats 4; thing 0; hand 0 the_thing infected; hand 1 axe; infected 2; stage exchange")
    t.say("0 give infected; 1 give axe")
    assert t.m.view(1)["infected"] == [None, "infected", None, None] and t.m.view(1)["thing"] == 0
    assert t.m.view(0)["infected"] == ["thing", "infected", "infected", "human"]
    assert t.m.view(3)["infected"] == [None, None, None, "human"] and t.m.view(3)["thing"] is None
    assert t.m.view(2)["infected"] == [None, None, "infected", None] and t.m.view(2)["thing"] == 0


@pytest.mark.rules("SA-INFO-07", "SA-ACT-06")
def test_looking_is_private() -> None:
    """Analysis shows four faces to one; Suspicion one face to the one who looks and to the owner."""
    t = table("seats 4; hand 0 analysis; hand 1 axe whisky missed scared; stage play").say("0 play analysis 1")
    assert sorted(t.event("hand_seen", 0)["cards"]) == ["axe", "missed", "scared", "whisky"]
    for s in (1, 2, None): assert "cards" not in t.event("hand_seen", s)
    t.see("knows 0 hand 1 4 of axe whisky scared missed")
    u = table("seats 4; hand 0 suspicion; hand 1 axe whisky missed scared; stage play")
    u.say("0 play suspicion 1; chance pick missed")
    assert u.event("card_seen", 0)["card"] == u.event("card_seen", 1)["card"] == "missed"
    assert "card" not in u.event("card_seen", 2)
    u.see("knows 0 hand 1 1 of missed")


@pytest.mark.rules("SA-INFO-07", "SA-DEF-06")
def test_scared_shows_the_offer_to_the_defender_alone() -> None:
    """The requester knows that it was seen, the others that it was refused."""
    t = table("seats 4; hand 0 whisky; hand 1 scared; stage exchange").say("0 give whisky; 1 refuse scared")
    assert t.event("looked_at_offer", 1)["card"] == "whisky"
    for s in (0, 2, None): assert "card" not in t.event("looked_at_offer", s)
    t.see("knows 1 hand 0 1 of whisky", "hand 0 has whisky")


@pytest.mark.rules("SA-INFO-08", "SA-R-64")
def test_windows_open_for_everybody() -> None:
    """Whoever is aimed at is asked, Defence in hand or not, under the same name."""
    for hand in ("no_barbecue", "whisky"):
        t = table(f"seats 4; hand 0 flamethrower; hand 1 {hand}; stage play").say("0 play flamethrower 1")
        t.see("asked 1 burning").can("1 accept")
        if hand == "whisky": t.refused("1 refuse no_barbecue", "core/not_held")
    for hand in ("im_comfortable", "whisky"):
        t = table(f"seats 4; hand 0 change_places; hand 1 {hand}; stage play").say("0 play change_places 1")
        t.see("asked 1 moving").can("1 accept")
        if hand == "whisky": t.refused("1 refuse im_comfortable", "core/not_held")
    t = table("seats 4; hand 0 whisky; hand 1 axe axe whisky only; stage exchange")
    t.say("0 give whisky").see("asked 1 answer_offer")
    for card in ("scared", "no_thanks", "missed"): t.refused(f"1 refuse {card}", "core/not_held")


@pytest.mark.rules("SA-INFO-09", "SA-R-24")
def test_the_check_after_missed_is_always_opened() -> None:
    """The requester is asked also when the offer stands; whether a new card was laid, nobody else learns."""
    t = table("seats 5; hand 0 whisky; hand 1 missed; stage exchange").say("0 give whisky; 1 refuse missed")
    t.see("asked 0 settle_offer").refused("0 give suspicion", "SA-R-24").say("0 keep")
    assert t.event("settled", 0)["anew"] is False and "anew" not in t.event("settled", 2)
    u = table("seats 5; thing 1; infected 0; hand 0 infected*2 whisky axe only; hand 1 the_thing missed; stage exchange")
    u.say("0 give infected; 1 refuse missed").see("asked 0 settle_offer").refused("0 keep", "SA-INF-06").say("0 give axe")
    assert u.event("settled", 0)["anew"] is True and "anew" not in u.event("settled", 2)
    assert [e["kind"] for e in t.m.events(2)] == [e["kind"] for e in u.m.events(2)]


@pytest.mark.rules("SA-INFO-10")
def test_a_pending_choice_shows_no_options() -> None:
    """Others see whom we wait for and the name of the question, and nothing of the answers."""
    t = table("seats 4; hand 0 whisky axe; stage play")
    assert t.m.asked == {0: "phase_two"} and t.m.options(1) == [] and t.m.options(0)
    assert t.m.view(1)["ask"] == "phase_two" and "options" not in t.m.view(1)
    t.refused("1 discard suspicion", "core/not_your_turn")


@pytest.mark.rules("SA-INFO-11", "SA-THING-07", "SA-TERM-14")
def test_the_things_declaration_is_always_there_and_only_for_it() -> None:
    """A standing act at any rest point, in anybody's turn; nobody else has it, and it interrupts nothing."""
    t = table("seats 4; thing 2; hand 0 flamethrower; stage draw; deck axe")
    assert [str(o) for o in t.m.standing(2)] == ["declare"] and t.m.standing(0) == []
    t.refused("0 declare", "SA-THING-07").say("0 draw")
    assert [str(o) for o in t.m.standing(2)] == ["declare"]
    t.say("0 play flamethrower 1").refused("2 declare", "core/no_rest_point")
    assert t.m.standing(2) == []
    t.say("1 accept").can("2 declare").say("0 give suspicion").refused("2 declare", "core/no_rest_point")


@pytest.mark.rules("SA-INFO-12", "SA-R-60")
def test_whoever_draws_the_thing_may_declare() -> None:
    """With The Thing in the deck, the declaration comes with the card, from the next rest point on."""
    t = table("seats 4; option thing_in_deck true; deck the_thing; stage draw")
    for s in range(4): assert t.m.standing(s) == []
    t.say("0 draw").can("0 declare").cannot("1 declare").see("thing 0")
    assert t.m.view(0)["infected"][0] == "thing" and t.m.view(1)["thing"] is None


@pytest.mark.rules("SA-INFO-14", "SA-ELIM-03")
def test_the_eliminated_see_no_more_than_before() -> None:
    """Out of play one keeps what one knew and sees what is public: no foreign hand, no order."""
    t = table("seats 4; thing 3; hand 0 flamethrower; hand 1 axe; stage play").say("0 play flamethrower 1; 1 accept")
    view = t.m.view(1)
    assert view["alive"] == [0, 2, 3] and view["cards"]["hand"] == [] and "hands" not in view["cards"]
    assert view["infected"] == [None, "human", None, None] and t.m.options(1) == []
    assert "card" not in t.event("eliminated", 2) and "role" not in t.event("eliminated", 2)
    t.say("0 give suspicion")
    assert "card" not in t.event("laid_down", 1)


@pytest.mark.rules("SA-INFO-15", "SA-REV-01")
def test_revised_quarantine_is_played_face_up() -> None:
    """What its holder draws, discards and gives is shown to all; the partner's card stays hidden."""
    head = "seats 4; option edition revised; quarantine 0 2; hand 0 axe; hand 1 missed; deck whisky; stage draw"
    t = table(head).say("0 draw")
    assert t.event("drew", 2)["card"] == "whisky"
    t.say("0 discard axe")
    assert t.event("discarded", 3)["card"] == "axe"
    t.say("0 give whisky; 1 give missed")
    for s in (2, None): assert t.event("exchanged", s)["seat_gave"] == "whisky" and "other_gave" not in t.event("exchanged", s)
    t.see("knows 2 hand 1 1 of whisky")
    u = table(head.replace("revised", "first")).say("0 draw; 0 discard axe")
    assert "card" not in u.event("drew", 2) and "card" not in u.event("discarded", 2)


@pytest.mark.rules("SA-INFO-16", "SA-R-17", "SA-ACT-10")
def test_a_random_pick_is_chances_own() -> None:
    """Chance picks among the cards of the target, each copy alike; nobody else has a say."""
    t = table("seats 4; hand 0 suspicion; hand 1 axe*2 whisky missed; stage play")
    t.m.answer(0, t.m.read(0, "play suspicion 1"))
    assert t.m.waiting == {-1}
    assert dict(zip(map(str, t.m.options(-1)), t.m.weights(), strict=True)) == {"pick axe": 2, "pick whisky": 1, "pick missed": 1}


@pytest.mark.rules("SA-INFO-07", "SA-PANIC-31")
def test_a_card_put_on_the_deck_is_known_to_its_giver() -> None:
    """After Blind date everybody knows that the top card came from there; its face only the giver."""
    t = table("seats 4; hand 0 axe; deck blind_date whisky; stage draw").say("0 draw; 0 place axe")
    t.see("back event", "top axe", "knows 0 top 1 of axe")
    assert "card" not in t.event("placed", 1) and t.m.view(1)["memory"]["top"] is None
    t.say("1 draw").see("hand 1 has axe", "knows 0 hand 1 1 of axe")
    assert "card" not in t.event("drew", 0) and t.event("drew", 1)["card"] == "axe"


@pytest.mark.rules("SA-INFO-07", "SA-END-02")
def test_at_the_end_everything_is_shown() -> None:
    """Every hand and every role, those of the eliminated too."""
    t = table("seats 4; thing 1; hand 0 flamethrower; infected 3; stage play").say("0 play flamethrower 1; 1 accept")
    for s in (0, 2, None):
        view = t.m.view(s)
        assert view["infected"] == ["human", "thing", "human", "infected"] and view["thing"] == 1
        assert view["cards"]["hands"][2] == t.m.view(2)["cards"]["hand"] and view["cards"]["hands"][1] == []
        assert t.event("over", s)["roles"] == ["human", "thing", "human", "infected"]


@pytest.mark.rules("SA-INFO-15", "SA-REV-01")
def test_the_third_card_of_an_open_resolute_is_known() -> None:
    """Three drawn in sight, two put away in sight: everybody knows the one that stays."""
    t = table("option edition revised; seats 4; quarantine 0 2; hand 0 only resolute axe axe suspicion suspicion;"
              "deck whisky scared analysis; stage play").say("0 play resolute; 0 hold whisky")
    t.see("event kept seat=0 card=whisky", *(f"knows {s} hand 0 1 of whisky" for s in (1, 2, 3)))
    for seed in range(12): assert "whisky" in t.m.imagine(1, seed).view(0)["cards"]["hand"]
    u = table("option edition revised; seats 4; hand 0 only resolute axe axe suspicion suspicion;"
              "deck whisky scared analysis; stage play").say("0 play resolute; 0 hold whisky")
    assert "card" not in u.event("kept", 1) and not [row for row in u.m.knows(1) if row["zone"] == "hand 0"]


@pytest.mark.rules("SA-INFO-07", "SA-R-13")
def test_a_fourth_infected_shows_the_whole_hand() -> None:
    """Four of four were Infected!: three are left, and whoever holds them is not The Thing."""
    t = table("seats 4; thing 2; hand 0 only infected*3 no_thanks; active 3; deck infected scared axe; stage exchange")
    t.say("3 give suspicion; 0 refuse no_thanks").see("knows 1 hand 0 3 of infected infected infected")
    assert t.m.view(1)["memory"]["suspects"] == [2, 3]
    for seed in range(12):
        there = t.m.imagine(1, seed).view(0)
        assert there["cards"]["hand"].count("infected") == 3 and "the_thing" not in there["cards"]["hand"]


@pytest.mark.rules("SA-INFO-07", "SA-PANIC-29")
def test_nothing_to_place_shows_the_whole_hand() -> None:
    """A blind date without effect: The Thing could have placed an Infected!, so this is a Human full of them."""
    t = table("option fourth_infected super_infection; seats 4; thing 2; hand 0 only infected*4; deck blind_date scared axe;"
              "stage draw").say("0 draw")
    t.see("event no_effect seat=0 rule=SA-PANIC-29 held=4", "knows 1 hand 0 4 of infected infected infected infected")
    assert t.m.view(1)["memory"]["suspects"] == [2, 3]
    for seed in range(12): assert t.m.imagine(1, seed).view(0)["cards"]["hand"] == ["infected"] * 4
