"""The box: which cards there are, how many, and for how many players."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import penombra
from box import BOX, PLAYERS, family, game_of, lying, numbers, whole
from kit import table
from penombra import find, load
from penombra.games.stay_away.kinds import CARD_NAMES, FAMILIES

COPIES = {                                   # in the deck for 4, 5, 6, 7, 8, 9, 10, and for 11 and 12
    "the_thing": "1 1 1 1 1 1 1 1", "infected": "8 8 10 12 13 15 17 20", "flamethrower": "2 2 3 3 3 4 4 5",
    "analysis": "0 1 2 2 2 3 3 3", "axe": "1 1 1 1 1 2 2 2", "suspicion": "4 4 4 5 6 7 8 8",
    "whisky": "1 1 2 2 2 2 3 3", "resolute": "2 2 3 3 3 4 5 5", "watch_your_back": "1 1 1 1 1 2 2 2",
    "change_places": "2 2 2 3 3 4 4 5", "youd_better_run": "2 2 2 3 3 4 4 5", "seduction": "2 2 3 4 5 5 6 7",
    "scared": "0 1 2 2 3 3 3 4", "im_comfortable": "1 1 2 2 2 2 2 3", "no_thanks": "1 1 2 2 3 3 3 4",
    "missed": "1 1 2 2 2 2 2 3", "no_barbecue": "1 1 2 2 2 2 2 3", "quarantine": "0 1 1 1 1 2 2 2",
    "barred_door": "1 1 1 2 2 2 2 3", "rotten_ropes": "0 0 1 1 1 2 2 2", "one_two": "0 1 1 1 1 2 2 2",
    "three_four": "1 1 1 1 1 2 2 2", "so_this_is_the_party": "0 1 1 1 1 2 2 2", "get_out_of_here": "0 1 1 1 1 1 1 1",
    "forgetful": "1 1 1 1 1 1 1 1", "chain_reaction": "1 1 1 1 1 2 2 2", "cant_we_be_friends": "0 0 0 1 1 2 2 2",
    "blind_date": "1 1 1 1 1 2 2 2", "oops": "0 0 0 0 0 0 1 1", "just_between_us": "0 0 0 1 1 2 2 2",
    "revelations": "0 0 0 0 1 1 1 1"}
SIZES = {  # by N: Infected!, Action, Defence, Obstacle, Panic, all, pool, dealt, pool left, draw deck, Panic %, spare
    4: (8, 17, 4, 1, 4, 35, 22, 15, 7, 19, 21, 10), 5: (8, 18, 5, 2, 7, 41, 25, 19, 6, 21, 33, 8),
    6: (10, 23, 10, 2, 8, 54, 35, 23, 12, 30, 27, 16), 7: (12, 27, 10, 3, 10, 63, 40, 27, 13, 35, 29, 18),
    8: (13, 29, 12, 3, 11, 69, 44, 31, 13, 37, 30, 19), 9: (15, 37, 12, 4, 19, 88, 53, 35, 18, 52, 37, 25),
    10: (17, 41, 12, 4, 20, 95, 57, 39, 18, 55, 36, 27), 11: (20, 45, 17, 5, 20, 108, 67, 43, 24, 64, 31, 35),
    12: (20, 45, 17, 5, 20, 108, 67, 47, 20, 60, 33, 31)}


@pytest.mark.parametrize("card", [
    pytest.param(card, marks=pytest.mark.rules(f"SA-DECK-{n:02}"), id=card) for n, card in enumerate(BOX, 1)])
def test_the_copies_of_a_card(card: str) -> None:
    """Each title has its family and its copies, and a copy plays from its own number of players on."""
    assert load("stay_away").numbers[card] == numbers(card)
    assert FAMILIES[CARD_NAMES.index(card)] == BOX[card][0]
    assert load("stay_away").tables["cards"][card]["family"] == BOX[card][0]
    for seats in PLAYERS:
        table(f"seats {seats}; stage deal").see(f"total {card} {sum(n <= seats for n in numbers(card))}")


@pytest.mark.rules("SA-DECK-38", "SA-SETUP-03", "SA-COMP-06")
def test_copies_by_number_of_players() -> None:
    """A game has the copies numbered up to the number of players, in hands and deck together, and no others."""
    for seats in PLAYERS:
        column = min(seats, 11) - 4
        wanted = Counter({card: int(row.split()[column]) for card, row in COPIES.items()})
        assert +wanted == game_of(penombra.new("stay_away", seats, seed=seats)), seats


@pytest.mark.rules("SA-DECK-34", "SA-SETUP-05")
def test_sizes_by_number_of_players() -> None:
    """Families, pool, cards dealt, draw deck and margin for 4 to 12 players."""
    for seats, row in SIZES.items():
        infected, action, defence, obstacle, panic, total, pool, dealt, left, deck, share, spare = row
        m = penombra.new("stay_away", seats, seed=seats)
        cards, hands, stock = game_of(m), lying(m, "hand"), lying(m, "deck")
        assert cards["the_thing"] == 1 and cards["infected"] == infected
        families = [family(cards, name) for name in ("action", "defence", "obstacle", "panic")]
        assert families == [action, defence, obstacle, panic]
        assert (cards.total(), action + defence + obstacle) == (total, pool)
        assert hands.total() - hands["the_thing"] == dealt == 4 * seats - 1
        assert pool - dealt == left and stock.total() == deck == m.view(None)["sizes"][seats]
        assert round(100 * family(stock, "panic") / deck) == share
        assert total - panic - obstacle - (4 * seats + 4) == spare > 0


@pytest.mark.rules("SA-DECK-32", "SA-COMP-01", "SA-R-01")
def test_a_hundred_and_eight_cards() -> None:
    """The box has 108 cards, The Thing among them: 88 event cards and 20 Panics."""
    printed = load("stay_away").numbers
    box = Counter({card: len(copies) for card, copies in printed.items()})
    families = {name: family(box, name) for name in ("contagion", "action", "defence", "obstacle", "panic")}
    assert families == {"contagion": 21, "action": 45, "defence": 17, "obstacle": 5, "panic": 20}
    assert box.total() == 108 and box.total() - families["panic"] == 88
    assert box["the_thing"] == 1 and sum(len(c) for card, c in printed.items() if card != "the_thing") == 107
    table("seats 12; stage deal").see("total 108", "total panic 20", "total contagion action defence obstacle 88")


@pytest.mark.rules("SA-DECK-33", "SA-R-05")
def test_no_card_beyond_the_box() -> None:
    """No promo, no card for the direction of play and no fourth Analysis: 31 titles, and 108 cards at most."""
    assert set(load("stay_away").numbers) == set(CARD_NAMES) == set(BOX) and len(BOX) == 31
    for seats in (11, 12): table(f"seats {seats}; stage deal").see("total 108", "total analysis 3")
    with pytest.raises(penombra.BadSetup) as no:
        penombra.new("stay_away", 4, options={"custom_deck": {**whole(), "analysis": 4}})
    assert no.value.rule == "SA-R-09"


@pytest.mark.rules("SA-DECK-35", "SA-OPT-18")
def test_the_pool_without_weapons() -> None:
    """With the weapons withheld at least 4N cards are left to deal, so that The Thing may lie in the deck, too."""
    for seats, pool in zip(PLAYERS, (20, 22, 30, 35, 39, 46, 50, 59, 59), strict=True):
        m = penombra.new("stay_away", seats, seed=seats, options={"withhold_weapons": True, "thing_in_deck": True})
        cards = game_of(m)
        assert sum(family(cards, f) for f in ("action", "defence", "obstacle")) - cards["flamethrower"] \
            - cards["analysis"] == pool >= 4 * seats
        hands = lying(m, "hand")
        assert hands.total() == 4 * seats and not hands["flamethrower"] + hands["analysis"] + hands["the_thing"]


@pytest.mark.rules("SA-DECK-36", "SA-R-07", "SA-OPT-03")
def test_infected_left_in_the_box() -> None:
    """As many Infected! can be added as the box still holds, and taken until one is left; beyond that it is refused."""
    for seats, left in zip(PLAYERS, (12, 12, 10, 8, 7, 5, 3, 0, 0), strict=True):
        for delta, there in ((left, 20), (left - 19, 1)):
            m = penombra.new("stay_away", seats, seed=1, options={"infected_delta": delta})
            plain = game_of(penombra.new("stay_away", seats, seed=1))
            cards = game_of(m)
            assert cards["infected"] == there and cards.total() == plain.total() + delta
            assert m.options_used["infected_delta"] == delta
        for delta in (left + 1, left - 20):
            with pytest.raises(penombra.BadSetup) as no:
                penombra.new("stay_away", seats, options={"infected_delta": delta})
            assert (no.value.argument, no.value.rule) == ("infected_delta", "SA-R-07")


@pytest.mark.rules("SA-R-04", "SA-DECK-02")
def test_the_ninth_to_twelfth_infected() -> None:
    """Two Infected! carry a 6 and two a 7: six players have ten, nine with one taken out, and seven have twelve."""
    assert load("stay_away").numbers["infected"][8:12] == [6, 6, 7, 7]
    for seats, there in ((5, 8), (6, 10), (7, 12)): table(f"seats {seats}; stage deal").see(f"total infected {there}")
    table("seats 6; option infected_delta -1; stage deal").see("total infected 9", "total 53")


@pytest.mark.rules("SA-DECK-37", "SA-R-10")
def test_the_deck_for_four() -> None:
    """Four players have 35 cards: eight Infected!, four Panics once each, no Analysis, Scared or Quarantine."""
    for hidden in (False, True):
        cards = game_of(penombra.new("stay_away", 4, seed=3, options={"thing_in_deck": hidden}))
        assert cards.total() == 35 and cards["infected"] == 8
        assert {card: n for card, n in cards.items() if BOX[card][0] == "panic"} == \
            {"three_four": 1, "forgetful": 1, "chain_reaction": 1, "blind_date": 1}
        assert not cards["analysis"] + cards["scared"] + cards["quarantine"]
    assert penombra.new("stay_away", 4, seed=3).options_used["thing_in_deck"] is False


@pytest.mark.rules("SA-COMP-02", "SA-SETUP-08")
def test_two_backs_in_one_deck() -> None:
    """The deck holds both backs mixed; the top card shows one of the two, by what is left of each."""
    for deck, backs, weights in (("oops", ["back panic"], [1]), ("scared missed", ["back event"], [2]),
                                 ("scared missed oops three_four", ["back event", "back panic"], [2, 2])):
        t = table(f"seats 4; deck axe {deck} only")
        for said in (["0", "draw"], ["chance", "turn_up", "axe"]): t.scenario.step(0, said)
        assert ([str(o) for o in t.m.options(-1)], t.m.weights()) == (backs, weights)


@pytest.mark.rules("SA-COMP-03")
def test_the_top_back_is_public() -> None:
    """Everybody sees the back of the top card before it is drawn, and what is drawn has that back."""
    for card, back in (("axe", "event"), ("oops", "panic")):
        t = table(f"seats 4; deck {card}")
        for who in (0, 1, 2, 3, None): assert t.m.view(who)["back"] == back
        t.see(f"back {back}").say("0 draw")
        t.see(f"hand 0 has {card}" if back == "event" else f"event panic seat=0 card={card}")
    t = table("seats 4; deck axe oops").say("0 draw")
    for who in (0, 3, None): assert t.event("top_back", who)["back"] == "panic" == t.m.view(who)["back"]


@pytest.mark.rules("SA-COMP-04", "SA-PAN-02")
def test_no_panic_is_ever_in_a_hand() -> None:
    """A Panic that is drawn never comes into the hand, and of foreign hands only the number of cards is seen."""
    t = table("seats 4; hand 0 only whisky axe scared missed; hand 1 no_barbecue; deck oops three_four axe; stage draw")
    t.say("0 draw").see("hand 0 whisky axe scared missed", "pile oops")
    t = table("seats 4; hand 0 flamethrower; hand 1 no_barbecue; deck oops three_four axe; stage play")
    t.say("0 play flamethrower 1; 1 refuse no_barbecue").see("hand 1 has axe", "pile has oops three_four")
    seen = t.m.view(1)
    assert seen["sizes"][:4] == [4, 4, 4, 4] and set(seen["cards"]) == {"hand", "resolving"}


@pytest.mark.rules("SA-COMP-05", "SA-SETUP-02")
def test_one_thing_in_every_game() -> None:
    """The Thing is there exactly once, without a number, for however many players, dealt or in the deck."""
    assert load("stay_away").numbers["the_thing"] == [0]
    for seats in PLAYERS:
        for hidden in (False, True):
            m = penombra.new("stay_away", seats, seed=seats, options={"thing_in_deck": hidden})
            assert (lying(m, "hand")["the_thing"], lying(m, "deck")["the_thing"]) == ((0, 1) if hidden else (1, 0))


@pytest.mark.rules("SA-COMP-06")
def test_the_other_cards_have_a_number_each() -> None:
    """Each of the other 107 cards carries one number from 4 to 11."""
    rest = [n for card, copies in load("stay_away").numbers.items() if card != "the_thing" for n in copies]
    assert len(rest) == 107 and set(rest) == set(range(4, 12))


@pytest.mark.rules("SA-COMP-07")
def test_four_to_twelve_may_play() -> None:
    """Three are too few, thirteen too many; eleven and twelve play with the same 108 cards."""
    for seats in (0, 1, 3, 13, -4):
        with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", seats)
        assert (no.value.argument, no.value.rule) == ("seats", "SA-COMP-07")
    wrong: tuple[Any, ...] = (6.0, "6", True, None)
    for seats in wrong:
        with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", seats)
        assert no.value.argument == "seats"
    for seats in PLAYERS: assert penombra.new("stay_away", seats, seed=1).seats == seats
    assert list(find("stay_away").seats()) == list(PLAYERS)
    assert game_of(penombra.new("stay_away", 11, seed=1)) == game_of(penombra.new("stay_away", 12, seed=1))
    assert game_of(penombra.new("stay_away", 11, seed=1)) != game_of(penombra.new("stay_away", 10, seed=1))


@pytest.mark.parametrize("name, titles", [
    pytest.param("contagion", "the_thing infected", marks=pytest.mark.rules("SA-COMP-09", "SA-COMP-08")),
    pytest.param("action", "flamethrower analysis axe suspicion whisky resolute watch_your_back change_places "
                 "youd_better_run seduction", marks=pytest.mark.rules("SA-COMP-10", "SA-COMP-08")),
    pytest.param("defence", "scared im_comfortable no_thanks missed no_barbecue",
                 marks=pytest.mark.rules("SA-COMP-11", "SA-COMP-08")),
    pytest.param("obstacle", "quarantine barred_door", marks=pytest.mark.rules("SA-COMP-12", "SA-COMP-08")),
    pytest.param("panic", "rotten_ropes one_two three_four so_this_is_the_party get_out_of_here forgetful "
                 "chain_reaction cant_we_be_friends blind_date oops just_between_us revelations",
                 marks=pytest.mark.rules("SA-COMP-13", "SA-R-06"))])
def test_the_titles_of_a_family(name: str, titles: str) -> None:
    """Four families of event cards and the Panics, each with its titles."""
    rows = load("stay_away").tables["cards"]
    assert {card for card, row in rows.items() if row["family"] == name} == set(titles.split())
    assert {card for card, kind in zip(CARD_NAMES, FAMILIES, strict=True) if kind == name} == set(titles.split())
    assert {row["family"] for row in rows.values()} == {"contagion", "action", "defence", "obstacle", "panic"}
    back = "panic" if name == "panic" else "event"
    for card in titles.split():
        if card != "the_thing": table(f"seats 4; thing 1; deck {card}").see(f"back {back}")


EFFECTS = {                                  # a table, what is said after the draw, and what is then seen
    "rotten_ropes": ("quarantine 2 3", "", "quarantine 2 0"),
    "one_two": ("", "0 swap left", "ring 0 4 3 1 2"),
    "three_four": ("door 2 3", "", "door 2 3 0"),
    "so_this_is_the_party": ("", "", "ring 0 3 2 4 1"),
    "get_out_of_here": ("", "0 choose 2", "ring 0 3 4 2 1"),
    "forgetful": ("hand 0 only whisky*3 analysis", "0 hold analysis", "pile whisky*3 forgetful"),
    "chain_reaction": ("hand 0 no_barbecue", "0 give no_barbecue; 1 give suspicion; 2 give suspicion; "
                       "3 give seduction; 4 give resolute", "hand 1 has no_barbecue"),
    "cant_we_be_friends": ("hand 0 no_barbecue; hand 3 axe", "0 choose 3; 0 give no_barbecue; 3 give axe",
                           "hand 0 has axe"),
    "blind_date": ("hand 0 no_barbecue", "0 place no_barbecue", "top no_barbecue"),
    "oops": ("hand 0 only whisky axe scared missed", "", "event hand_shown seat=0 cards=axe,whisky,scared,missed"),
    "just_between_us": ("", "0 choose 4", "event hand_shown_to seat=0 other=4"),
    "revelations": ("hand 0 infected", "0 show infected", "event infected_shown seat=0"),
}


@pytest.mark.parametrize("card", [pytest.param(card, marks=pytest.mark.rules("SA-R-06"), id=card) for card in EFFECTS])
def test_the_effect_of_a_panic(card: str) -> None:
    """Every Panic has the effect that these rules give it."""
    head, said, seen = EFFECTS[card]
    t = table(f"seats 5; {head}; deck {card}").say("0 draw")
    before = t.scenario.expect(seen.split()) if said else "it happened without a word"
    assert before, f"{card}: nothing is left to show"
    if said: t.say(said)
    t.see(f"event panic seat=0 card={card}", seen, f"pile has {card}")
