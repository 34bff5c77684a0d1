"""Setting up: who deals, what is dealt, and what lies in the deck."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import penombra
from box import BOX, PLAYERS, family, game_of, lying, numbers, whole
from kit import table


def manual(seats: int = 4, **options: object) -> penombra.Match:
    """A new table where chance is asked."""
    return penombra.new("stay_away", seats, options=options, chance="manual")


def chance(m: penombra.Match, said: str) -> None: m.answer(-1, m.read(-1, said))


def deal_out(m: penombra.Match) -> list[dict[str, int]]:
    """Chance gives its first answers until somebody is asked; what could be dealt each time, and by what weight."""
    rows = []
    while -1 in m.waiting:
        shown = dict(zip([str(o) for o in m.options(-1)], m.weights(), strict=True))
        if next(iter(shown)).startswith("deal "): rows.append({o.removeprefix("deal "): w for o, w in shown.items()})
        m.answer(-1, m.options(-1)[0])
    return rows


@pytest.mark.rules("SA-SETUP-01", "SA-R-03")
def test_anybody_deals_and_the_left_neighbour_begins() -> None:
    """Every seat is equally likely to deal; whoever sits on the dealer's left has the first turn."""
    for seats in (4, 7, 12):
        m = manual(seats)
        assert m.waiting == {-1}
        assert [str(o) for o in m.options(-1)] == [f"dealer {s}" for s in range(seats)] and len(set(m.weights())) == 1
    for dealer, begins in ((0, 1), (2, 3), (3, 0)):
        m = manual(4)
        chance(m, f"dealer {dealer}")
        deal_out(m)
        assert (m.asked, m.view(None)["dealer"]) == ({begins: "draw"}, dealer)
    assert {penombra.new("stay_away", 4, seed=n).view(None)["dealer"] for n in range(60)} == {0, 1, 2, 3}


@pytest.mark.rules("SA-SETUP-02")
def test_the_thing_takes_part_in_every_game() -> None:
    """Whatever the number of players, The Thing is dealt to one of them, each as likely as the next."""
    for seats in PLAYERS:
        m = manual(seats)
        chance(m, "dealer 0")
        assert [str(o) for o in m.options(-1)] == [f"thing {s}" for s in range(seats)] and len(set(m.weights())) == 1
        chance(m, f"thing {seats - 1}")
        deal_out(m)
        assert m.view(seats - 1)["cards"]["hand"][0] == "the_thing" and m.view(seats - 1)["thing"] == seats - 1
    for many in (0, 2):
        with pytest.raises(penombra.BadSetup) as no:
            penombra.new("stay_away", 4, options={"custom_deck": {**whole(), "the_thing": many}})
        assert no.value.rule == "SA-R-09"


@pytest.mark.rules("SA-SETUP-03", "SA-COMP-06")
def test_cards_with_a_higher_number_stay_in_the_box() -> None:
    """Of every title exactly the copies numbered up to the number of players are in the game."""
    for seats in PLAYERS:
        wanted = Counter({card: sum(n <= seats for n in numbers(card)) for card in BOX})
        assert game_of(penombra.new("stay_away", seats, seed=seats)) == +wanted
        if seats < 11: assert max(numbers("missed")) > seats and wanted["missed"] < 3


@pytest.mark.rules("SA-SETUP-04", "SA-SETUP-07")
def test_what_is_put_aside_is_never_dealt() -> None:
    """No Infected!, no Panic and no second The Thing can be dealt; one hand holds The Thing."""
    for seats in (4, 9, 12):
        m = manual(seats)
        rows = deal_out(m)
        dealt = {card for row in rows for card in row}
        assert dealt and not dealt & {"infected", "the_thing"}
        assert not [card for card in dealt if BOX[card][0] == "panic"]
        hands = lying(m, "hand")
        assert hands["the_thing"] == 1 and hands["infected"] == 0 and family(hands, "panic") == 0
    for seed in range(30):
        hands = lying(penombra.new("stay_away", 12, seed=seed), "hand")
        assert (hands["the_thing"], hands["infected"], family(hands, "panic")) == (1, 0, 0)


@pytest.mark.rules("SA-SETUP-05", "SA-SETUP-06")
def test_the_packet_is_dealt_out() -> None:
    """4N − 1 cards of the pool are dealt at random, by what is left of each, and everybody has four, none over."""
    for seats, pool in ((4, 22), (6, 35), (12, 67)):
        m = manual(seats)
        rows = deal_out(m)
        assert [sum(row.values()) for row in rows] == list(range(pool, pool - (4 * seats - 1), -1))
        assert rows[0] == {card: sum(n <= seats for n in numbers(card)) for card in rows[0]}
        assert m.view(None)["sizes"][:seats] == [4] * seats
    hands = {str(sorted(lying(penombra.new("stay_away", 4, seed=n), "hand").items())) for n in range(20)}
    assert len(hands) > 15


@pytest.mark.rules("SA-SETUP-06")
def test_everybody_sees_the_four_cards_dealt() -> None:
    """Each player sees the own four cards and nobody else's."""
    m = penombra.new("stay_away", 5, seed=9)
    for who in range(5):
        mine = next(e for e in m.events(who) if e["kind"] == "dealt")["cards"]
        assert mine == m.view(who)["cards"]["hand"] and len(mine) == 4
    assert "cards" not in next(e for e in m.events(None) if e["kind"] == "dealt")


@pytest.mark.rules("SA-SETUP-08", "SA-SETUP-09", "SA-R-02")
def test_all_that_was_not_dealt_is_the_draw_deck() -> None:
    """Infected!, Panics and the undealt rest of the pool make up the deck; nobody sees more of it than the top back."""
    for seats in PLAYERS:
        m = penombra.new("stay_away", seats, seed=seats)
        deck, hands = lying(m, "deck"), lying(m, "hand")
        wanted = Counter({card: sum(n <= seats for n in numbers(card)) for card in BOX})
        assert deck == wanted - hands
        assert deck["infected"] == wanted["infected"] and family(deck, "panic") == family(wanted, "panic")
        assert family(deck, "action") + family(deck, "defence") + family(deck, "obstacle") > 0
        for who in (0, None):
            seen = m.view(who)
            assert set(seen["cards"]) <= {"hand", "resolving"} and seen["back"] in ("event", "panic")
            assert seen["sizes"][seats] == deck.total()


@pytest.mark.rules("SA-SETUP-04", "SA-SETUP-08", "SA-OPT-02", "SA-R-08")
def test_everybody_knows_what_was_put_aside() -> None:
    """All Infected! begin in the deck, and so do a hidden Thing and withheld weapons: nobody need guess that."""
    for hidden in (False, True):
        for withheld in (False, True):
            m = penombra.new("stay_away", 6, seed=1, options={"thing_in_deck": hidden, "withhold_weapons": withheld})
            aside = ["the_thing"] * hidden + ["infected"] * 10 + (["flamethrower"] * 3 + ["analysis"] * 2) * withheld
            assert next(e for e in m.events(None) if e["kind"] == "dealt")["undealt"] == aside
            for who in (0, 5, None): assert {"zone": "deck", "of": aside, "at_least": len(aside)} in m.knows(who)
            assert not +(Counter(aside) - lying(m, "deck"))


@pytest.mark.rules("SA-SETUP-08")
def test_the_deck_is_shuffled() -> None:
    """Whatever lies in the deck may come up first, by its number of copies."""
    m = manual(4)
    while "back event" not in [str(o) for o in m.options(-1)]: m.answer(-1, m.options(-1)[0])
    deck = lying(m, "deck")
    assert m.weights() == [deck.total() - family(deck, "panic"), family(deck, "panic")] == [15, 4]
    for back in ("event", "panic"):
        n = m.clone()
        chance(n, f"back {back}")
        n.answer(1, n.read(1, "draw"))
        weights = {str(o).removeprefix("turn_up "): w for o, w in zip(n.options(-1), n.weights(), strict=True)}
        assert weights == {card: many for card, many in deck.items() if (BOX[card][0] == "panic") == (back == "panic")}
    first = set()
    for seed in range(80):
        m = penombra.new("stay_away", 4, seed=seed)
        begins = min(m.waiting)
        m.answer(begins, m.options(begins)[0])
        first |= {e["card"] for s in range(4) for e in m.events(s) if e["kind"] in ("drew", "panic") and "card" in e}
    assert len(first) > 12


@pytest.mark.rules("SA-SETUP-10", "SA-SETUP-11")
def test_roles_at_the_start() -> None:
    """Whoever holds The Thing is The Thing, all others are Human, and only the holder knows who it is."""
    for seed in range(12):
        m = penombra.new("stay_away", 6, seed=seed)
        thing = next(s for s in range(6) if "the_thing" in m.view(s)["cards"]["hand"])
        for s in range(6):
            seen = m.view(s)
            if s == thing:
                assert seen["thing"] == s and seen["infected"] == ["thing" if t == s else "human" for t in range(6)]
            else: assert seen["thing"] is None and seen["infected"] == ["human" if t == s else None for t in range(6)]
        assert m.view(None)["thing"] is None and m.view(None)["infected"] == [None] * 6


@pytest.mark.rules("SA-SETUP-12")
def test_the_table_is_empty_at_the_start() -> None:
    """No card on the pile, no door, no Quarantine; everybody is in play and play goes clockwise."""
    for seats in PLAYERS:
        m = penombra.new("stay_away", seats, seed=seats)
        seen = m.view(None)
        assert seen["sizes"][seats + 1:] == [0, 0, 0] and seen["pile_back"] == "none"
        assert not any(seen["doors"]) and not any(seen["quarantine"])
        assert seen["alive"] == seen["at"] == list(range(seats)) and seen["way"] == 1 and seen["turn"] == 1


@pytest.mark.rules("SA-R-01")
def test_the_thing_is_one_of_the_hundred_and_eight() -> None:
    """107 numbered cards and The Thing: eleven players have 108 cards in all."""
    cards = game_of(penombra.new("stay_away", 11, seed=2))
    assert cards.total() == 108 and cards["the_thing"] == 1


@pytest.mark.rules("SA-R-08", "SA-OPT-04", "SA-VAR-05")
def test_withheld_weapons_are_not_dealt() -> None:
    """With withhold_weapons no Flamethrower and no Analysis can be dealt, all lie in the deck; without, they can."""
    for seats in (4, 9):
        for withheld in (False, True):
            m = manual(seats, withhold_weapons=withheld)
            rows = deal_out(m)
            weapons = {"flamethrower", "analysis"} if seats > 4 else {"flamethrower"}
            assert weapons & set(rows[0]) == (set() if withheld else weapons)
            assert {"axe", "suspicion", "seduction", "missed", "barred_door"} <= set(rows[0])
            assert len(rows) == 4 * seats - 1
            if withheld: assert not lying(m, "hand")["flamethrower"] + lying(m, "hand")["analysis"]
    for seed in range(30):
        m = penombra.new("stay_away", 9, seed=seed, options={"withhold_weapons": True})
        assert (lying(m, "deck")["flamethrower"], lying(m, "deck")["analysis"]) == (4, 3)
    dealt = Counter[str]()
    for seed in range(10): dealt += lying(penombra.new("stay_away", 9, seed=seed), "hand")
    assert dealt["flamethrower"] and dealt["analysis"]


def refused(deck: dict[str, int], rule: str, seats: int = 4, **options: object) -> str:
    """Such a free deck is refused by this rule; what is said about it."""
    with pytest.raises(penombra.BadSetup) as no:
        penombra.new("stay_away", seats, options={"custom_deck": deck, **options})
    assert (no.value.argument, no.value.rule) == ("custom_deck", rule)
    return no.value.message


def allowed(deck: dict[str, int], seats: int = 4, **options: object) -> penombra.Match:
    return penombra.new("stay_away", seats, seed=1, options={"custom_deck": deck, **options})


# Four players: fifteen to be dealt, twenty event cards that are no obstacles, sixteen of them no Infected!.
LEAN = {"the_thing": 1, "infected": 4, "suspicion": 8, "seduction": 7}


@pytest.mark.rules("SA-R-09", "SA-OPT-06", "SA-VAR-09")
def test_a_free_deck_is_what_it_says() -> None:
    """A map from card to copies makes the deck, whatever the numbers on the cards; what is left out is not there."""
    m = allowed(LEAN)
    assert game_of(m) == Counter(LEAN) and m.options_used["custom_deck"] == LEAN
    more = {**LEAN, "revelations": 1, "oops": 1, "barred_door": 3}
    assert game_of(allowed(more)) == Counter(more)


@pytest.mark.rules("SA-R-09")
def test_limits_of_a_free_deck() -> None:
    """Exactly one The Thing, at least one Infected!, known cards, and no more copies than are printed."""
    refused({**LEAN, "the_thing": 0}, "SA-R-09")
    refused({card: n for card, n in LEAN.items() if card != "the_thing"}, "SA-R-09")
    refused({**LEAN, "the_thing": 2}, "SA-R-09")
    refused({**LEAN, "infected": 0, "whisky": 3, "resolute": 5}, "SA-R-09")
    assert "no such card: cheese" in refused({**LEAN, "cheese": 1}, "SA-R-09")
    wrong: tuple[Any, ...] = (4, -1, 1.5, "1", True)
    for many in wrong: assert "whisky" in refused({**LEAN, "whisky": many}, "SA-R-09")
    allowed({**LEAN, "whisky": 3})
    allowed({**LEAN, "infected": 20})
    refused({**LEAN, "infected": 21}, "SA-R-09")


@pytest.mark.rules("SA-R-09", "SA-OPT-16")
def test_a_free_deck_must_suffice_for_the_deal() -> None:
    """4N − 1 cards must be there to be dealt, one more with The Thing in the deck; withheld weapons do not count."""
    short = {**LEAN, "seduction": 6, "infected": 6}
    assert "15 cards are dealt" in refused(short, "SA-OPT-16")
    allowed({**short, "axe": 1})
    refused({**short, "axe": 1}, "SA-OPT-16", thing_in_deck=True)
    allowed({**short, "axe": 2}, thing_in_deck=True)
    allowed({**short, "flamethrower": 1})
    refused({**short, "flamethrower": 1}, "SA-OPT-16", withhold_weapons=True)
    refused({**short, "analysis": 1}, "SA-OPT-16", withhold_weapons=True)
    allowed({**short, "flamethrower": 1, "axe": 1}, withhold_weapons=True)
    refused({**short, "rotten_ropes": 2}, "SA-OPT-16")                 # Panics are not dealt
    allowed({**short, "axe": 1, "quarantine": 1}, thing_in_deck=True)  # obstacles are


@pytest.mark.rules("SA-R-09", "SA-OPT-16")
def test_a_free_deck_must_suffice_for_every_draw() -> None:
    """4N + 4 event cards must be no obstacles, and 4N of them no Infected!; The Thing counts in both."""
    assert "20 event cards that are no obstacles" in refused({**LEAN, "infected": 3}, "SA-OPT-16")
    refused({**LEAN, "infected": 3, "quarantine": 2, "barred_door": 3}, "SA-OPT-16")
    refused({**LEAN, "infected": 3, "oops": 1, "forgetful": 1}, "SA-OPT-16")
    allowed({**LEAN, "infected": 3, "axe": 1})
    few = {"the_thing": 1, "infected": 10, "suspicion": 8, "seduction": 6, "barred_door": 3}
    assert "16 of them must not be Infected!" in refused(few, "SA-OPT-16")
    allowed({**few, "axe": 1})
    allowed({**few, "seduction": 7})


@pytest.mark.rules("SA-R-10", "SA-DECK-37")
def test_four_players_need_not_hide_the_thing() -> None:
    """The deck for four is small and still plays with The Thing dealt, which is the default."""
    m = penombra.new("stay_away", 4, seed=1)
    assert m.options_used["thing_in_deck"] is False and game_of(m).total() == 35
    assert lying(m, "hand")["the_thing"] == 1


@pytest.mark.rules("SA-OPT-06", "SA-R-09")
def test_a_free_deck_is_a_map() -> None:
    """Anything but a map, or nothing, is refused by name."""
    for wrong in ([], "whisky", 7, True):
        with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", 4, options={"custom_deck": wrong})
        assert (no.value.argument, no.value.rule) == ("custom_deck", "SA-OPT-06")
    assert game_of(penombra.new("stay_away", 4, seed=1, options={"custom_deck": None})).total() == 35


@pytest.mark.rules("SA-COMP-07")
def test_the_deal_of_a_scenario_wants_four_to_twelve() -> None:
    """A small table can be played from a position, but there are no cards to deal for it."""
    for seats in (3, 2):
        with pytest.raises(penombra.BadText): table(f"seats {seats}; stage deal")
    table("seats 4; stage deal").see("total 35")
