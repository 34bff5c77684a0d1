"""The options of a table: what each one changes, and what it leaves alone."""
from __future__ import annotations

from itertools import combinations

import pytest

import penombra
from box import BOX, family, game_of, lying, numbers, whole
from kit import Table, table
from penombra import find, load

VALUES: dict[str, tuple[object, ...]] = {    # the default first
    "edition": ("first", "revised"), "thing_in_deck": (False, True), "infected_delta": (0, 1, -1),
    "withhold_weapons": (False, True), "blocked_both_ways": (False, True), "vendetta": (False, True),
    "fourth_infected": ("auto", "replace", "super_infection"), "door_scope": ("all_actions", "adjacent_only"),
    "quarantined_axe": ("never", "own_quarantine"), "auto_end": ("grace", "never", "at_once"),
    "solo_win": ("no_human_burned", "no_elimination"), "dead_talk": ("separate", "silent", "open"),
    "custom_deck": (None,)}


def used(**options: object) -> dict[str, object]:
    return penombra.new("stay_away", 6, seed=1, options=options).options_used


def refused(argument: str, rule: str = "", **options: object) -> None:
    with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", 6, options=options)
    assert (no.value.argument, no.value.rule) == (argument, rule)


def takes(key: str) -> None:
    """The option has its default and its other values, and takes nothing else."""
    default, *others = VALUES[key]
    wanted = "replace" if default == "auto" else default
    assert used()[key] == wanted
    for value in (default, *others): assert used(**{key: value})[key] == ("replace" if value == "auto" else value)
    for wrong in ("yes", 7, None, 1.0, []): refused(key, **{key: wrong})


# --- One by one ----------------------------------------------------------------------------------------

@pytest.mark.rules("SA-OPT-01", "SA-R-66", "SA-REV-04")
def test_edition() -> None:
    """First is the default. Revised changes Quarantine, who is infected through Missed!, and a fourth Infected!."""
    takes("edition")
    for edition, turns, role, fourth in (("first", 3, "infected", "replace"),
                                         ("revised", 2, "human", "super_infection")):
        assert used(edition=edition)["fourth_infected"] == fourth
        table(f"seats 4; option edition {edition}; hand 0 quarantine; stage play").say("0 play quarantine 1") \
            .see(f"quarantine 1 {turns}")
        t = table(f"seats 4; option edition {edition}; thing 0; hand 0 infected; hand 1 missed; hand 2 whisky; "
                  "stage exchange")
        t.say("0 give infected; 1 refuse missed; 0 keep; 2 give whisky").see(f"role 2 {role}", "hand 2 has infected")
    # And nothing else: without these three the two editions go on alike.
    for script, seen in (("0 play flamethrower 1; 1 accept", "alive 0 2 3"), ("0 discard axe; 0 give axe", "")):
        told = []
        for edition in ("first", "revised"):
            t = table(f"seats 4; option edition {edition}; thing 2; hand 0 flamethrower axe*2; stage play").say(script)
            if seen: t.see(seen)
            told.append([e for e in t.m.events(None)])
        assert told[0] == told[1]


@pytest.mark.rules("SA-OPT-02", "SA-VAR-01")
def test_thing_in_deck() -> None:
    """By default The Thing is dealt; with thing_in_deck it lies in the deck, and 4N other cards are dealt."""
    takes("thing_in_deck")
    for seed in range(10):
        m = penombra.new("stay_away", 6, seed=seed)
        assert (lying(m, "hand")["the_thing"], lying(m, "deck")["the_thing"]) == (1, 0)
        m = penombra.new("stay_away", 6, seed=seed, options={"thing_in_deck": True})
        assert (lying(m, "hand")["the_thing"], lying(m, "deck")["the_thing"]) == (0, 1)
        assert lying(m, "hand").total() == 24 and lying(m, "deck").total() == 30
        assert [m.view(s)["thing"] for s in range(6)] == [None] * 6


@pytest.mark.rules("SA-OPT-03", "SA-VAR-04")
def test_infected_delta() -> None:
    """An integer, 0 by default: so many Infected! more or fewer than the ten that six players have."""
    assert used()["infected_delta"] == 0
    for delta in (-9, -3, 0, 4, 10):
        table(f"seats 6; option infected_delta {delta}; stage deal") \
            .see(f"total infected {10 + delta}", f"total {54 + delta}")
    for wrong in ("1", 1.0, True, None, []): refused("infected_delta", "SA-OPT-03", infected_delta=wrong)
    for delta in (-10, 11): refused("infected_delta", "SA-R-07", infected_delta=delta)


@pytest.mark.rules("SA-OPT-04", "SA-R-08")
def test_withhold_weapons() -> None:
    """By default weapons can be dealt; with withhold_weapons all of them begin in the deck and can be drawn."""
    takes("withhold_weapons")
    for seed in range(20):
        m = penombra.new("stay_away", 6, seed=seed, options={"withhold_weapons": True})
        assert (lying(m, "deck")["flamethrower"], lying(m, "deck")["analysis"]) == (3, 2)
    dealt = [lying(penombra.new("stay_away", 6, seed=seed), "hand") for seed in range(20)]
    assert any(hand["flamethrower"] for hand in dealt) and any(hand["analysis"] for hand in dealt)
    table("seats 6; option withhold_weapons true; deck flamethrower").say("0 draw").see("hand 0 has flamethrower")


@pytest.mark.rules("SA-OPT-05", "SA-R-62", "SA-VAR-06", "SA-VAR-07")
def test_blocked_both_ways() -> None:
    """One way round must be free of doors and of Quarantines in between; by default only the pair itself counts."""
    takes("blocked_both_ways")
    blocked = "seats 6; door 1 2; quarantine 4 2; hand 0 seduction youd_better_run; stage play"
    for card in ("seduction", "youd_better_run"):
        table(blocked).can(f"0 play {card} 3", f"0 play {card} 2", f"0 play {card} 1")
        t = table("option blocked_both_ways true;" + blocked)
        for you in (2, 3): t.refused(f"0 play {card} {you}", "SA-VAR-06")
        t.refused(f"0 play {card} 4", "SA-TERM-09").can(f"0 play {card} 1", f"0 play {card} 5")
    for panic in ("get_out_of_here", "cant_we_be_friends"):
        head = f"seats 6; door 1 2; quarantine 4 2; deck {panic}"
        assert table(head).say("0 draw").options(0) == ["choose 1", "choose 2", "choose 3", "choose 5"]
        assert table("option blocked_both_ways true;" + head).say("0 draw").options(0) == ["choose 1", "choose 5"]


@pytest.mark.rules("SA-OPT-06", "SA-VAR-09")
def test_custom_deck() -> None:
    """Nothing by default; a map from card to copies makes the deck."""
    assert used()["custom_deck"] is None
    deck = {**whole(), "oops": 0, "axe": 1}
    m = penombra.new("stay_away", 6, seed=1, options={"custom_deck": deck})
    assert game_of(m) == {card: n for card, n in deck.items() if n} and game_of(m).total() == 106
    for wrong in ("whole", 5, [], True): refused("custom_deck", "SA-OPT-06", custom_deck=wrong)


@pytest.mark.rules("SA-OPT-07", "SA-VAR-10", "SA-R-58")
def test_vendetta() -> None:
    """By default The Thing's elimination ends the game; with vendetta play goes on while Humans and Infected live."""
    takes("vendetta")
    head = "seats 4; thing 1; infected 2; hand 0 flamethrower; stage play"
    table(head).say("0 play flamethrower 1; 1 accept").see("over SA-END-01", "no event vendetta")
    table("option vendetta true;" + head).say("0 play flamethrower 1; 1 accept") \
        .see("running", "event vendetta seat=1", "gone the_thing", "asked 0 commit")
    table("option vendetta true;" + head.replace("infected 2", "infected nobody")) \
        .say("0 play flamethrower 1; 1 accept").see("over SA-END-01")


@pytest.mark.rules("SA-OPT-08", "SA-R-13", "SA-REV-03")
def test_fourth_infected() -> None:
    """A fourth Infected! received is replaced by another card, or kept until a card must be given."""
    takes("fourth_infected")
    head = "seats 4; thing 0; hand 0 infected; hand 1 only infected*3 whisky; deck axe; stage exchange"
    t = table(head).say("0 give infected; 1 give whisky")
    t.see("hand 1 infected*3 axe", "event infected_in_excess seat=1", "role 1 infected", "pile infected")
    t = table("option fourth_infected super_infection;" + head).say("0 give infected; 1 give whisky")
    t.see("hand 1 infected*4", "no event infected_in_excess", "pile", "alive 0 1 2 3")


@pytest.mark.rules("SA-OPT-09", "SA-R-30", "SA-R-48", "SA-R-23")
def test_door_scope() -> None:
    """By default a door also stops distance cards, confidences and the substitute of Missed! between the two."""
    takes("door_scope")
    wide, narrow = "", "option door_scope adjacent_only;"
    seduction = "seats 5; door 0 1; hand 0 seduction; stage play"
    table(wide + seduction).refused("0 play seduction 1", "SA-R-30").can("0 play seduction 2", "0 play seduction 4")
    table(narrow + seduction).can("0 play seduction 1")
    for panic in ("get_out_of_here", "cant_we_be_friends"):
        head = f"seats 5; door 0 1; deck {panic}"
        assert table(wide + head).say("0 draw").options(0) == ["choose 2", "choose 3", "choose 4"]
        assert table(narrow + head).say("0 draw").options(0) == ["choose 1", "choose 2", "choose 3", "choose 4"]
    confide = "seats 5; door 0 1; deck just_between_us"
    table(wide + confide).say("0 draw").see("event hand_shown_to seat=0 other=4")
    assert table(narrow + confide).say("0 draw").options(0) == ["choose 1", "choose 4"]
    missed = "seats 3; door 2 0; hand 0 whisky; hand 1 missed; deck axe; stage exchange"
    table(wide + missed).say("0 give whisky; 1 refuse missed").see("event missed rule=SA-R-23", "hand 0 has whisky")
    table(narrow + missed).say("0 give whisky; 1 refuse missed").see("asked 0 settle_offer")
    # What is aimed at a neighbour, and phase 3, stop at a door all the same.
    table(narrow + "seats 5; door 0 1; hand 0 flamethrower; stage play").refused("0 play flamethrower 1", "SA-DOOR-02")
    table(narrow + "seats 5; door 0 1; stage exchange").see("event no_exchange rule=SA-DOOR-03")


@pytest.mark.rules("SA-OPT-10", "SA-R-32", "SA-QUA-04")
def test_quarantined_axe() -> None:
    """By default a player in Quarantine plays nothing; by the option an Axe on that Quarantine, and only that."""
    takes("quarantined_axe")
    head = "seats 4; quarantine 0 2; quarantine 1 2; door 3 0; hand 0 axe whisky; stage play"
    t = table(head)
    for said in ("axe 0", "axe 1", "axe right", "whisky"): t.refused(f"0 play {said}", "SA-QUA-04")
    t = table("option quarantined_axe own_quarantine;" + head).can("0 play axe 0")
    for said in ("axe 1", "axe right", "whisky"): t.refused(f"0 play {said}", "SA-QUA-04")


@pytest.mark.rules("SA-OPT-11", "SA-R-52", "SA-END-12")
def test_auto_end() -> None:
    """A game without Humans closes after a lap of grace, never, or at the first rest point."""
    takes("auto_end")
    head = "seats 4; thing 0; infected 2 3; hand 0 infected; hand 1 whisky; stage exchange"
    last = "0 give infected; 1 give whisky"
    t = table(head).say(last).see("running", "active 1")
    t.turns(3).see("running", "active 0").turns(1).see("over SA-END-12", "winners 0")
    t = table("option auto_end never;" + head).say(last).turns(9).see("running")
    t.say("0 declare").see("over SA-END-05", "winners 0")
    t = table("option auto_end at_once;" + head).say("0 give infected").see("running")
    t.say("1 give whisky").see("over SA-END-12", "winners 0", "no event drew")


@pytest.mark.rules("SA-OPT-12", "SA-R-54", "SA-END-10")
def test_solo_win() -> None:
    """The Thing wins alone if nobody burned as a Human, or, by the option, if nobody was eliminated at all."""
    takes("solo_win")
    for infected, out, plain, strict in (("2 3 4", "nobody", "0", "0"),            # nobody is out
                                         ("2 3 4", "3", "0", "0 2 4"),             # an Infected was burned
                                         ("2 3", "4", "0 2 3", "0 2 3")):          # a Human was
        head = f"seats 5; thing 0; infected {infected}; out {out}; hand 0 infected; hand 1 whisky; stage exchange"
        for option, won in (("no_human_burned", plain), ("no_elimination", strict)):
            table(f"option solo_win {option}; {head}").say("0 give infected; 1 give whisky; 0 declare") \
                .see(f"winners {won}", "over SA-END-05")


@pytest.mark.rules("SA-OPT-13")
def test_dead_talk() -> None:
    """What the eliminated may say is one of three values; it changes nothing of the play."""
    takes("dead_talk")
    hashes = [[(e["kind"], e) for e in penombra.new("stay_away", 6, seed=4, options={"dead_talk": value}).events(None)]
              for value in VALUES["dead_talk"]]
    assert hashes[0] == hashes[1] == hashes[2]


# --- How they combine ----------------------------------------------------------------------------------

@pytest.mark.rules("SA-OPT-14")
def test_options_combine_freely() -> None:
    """Any two values go together, for few players and for many; and so do all the values that are no defaults."""
    game, pack = find("stay_away"), load("stay_away")
    for seats in (4, 10):
        for a, b in combinations(VALUES, 2):
            for x in VALUES[a]:
                for y in VALUES[b]:
                    told = game.set_up(seats, {a: x, b: y}, pack)[1]
                    assert all(told[key] == value or value == "auto" for key, value in ((a, x), (b, y)))
    last = {key: values[-1] for key, values in VALUES.items()}
    m = penombra.new("stay_away", 6, seed=1, options=last)
    assert m.options_used == last


@pytest.mark.rules("SA-OPT-15")
def test_a_free_deck_excludes_more_or_fewer_infected() -> None:
    """A custom_deck says itself how many Infected! there are, and the numbers on the cards do not matter."""
    for delta in (1, -1): refused("infected_delta", "SA-OPT-15", custom_deck=whole(), infected_delta=delta)
    m = penombra.new("stay_away", 4, seed=1, options={"custom_deck": whole(), "infected_delta": 0})
    assert game_of(m).total() == 108 and game_of(m)["revelations"] == 1      # an 8 in a game of four


@pytest.mark.rules("SA-OPT-16", "SA-R-09")
def test_too_few_cards_are_refused() -> None:
    """A deck too small is refused when the table is set up, with the rule; nothing is made up silently."""
    deck = {"the_thing": 1, "infected": 8, "suspicion": 8, "seduction": 6}
    for seats in (4, 12):
        with pytest.raises(penombra.BadSetup) as no: penombra.new("stay_away", seats, options={"custom_deck": deck})
        assert (no.value.argument, no.value.rule) == ("custom_deck", "SA-OPT-16")
    m = penombra.new("stay_away", 4, seed=1, options={"custom_deck": {**deck, "seduction": 7}})
    assert game_of(m) == {**deck, "seduction": 7}
    with pytest.raises(penombra.BadSetup):
        penombra.new("stay_away", 5, options={"custom_deck": {**deck, "seduction": 7}})


@pytest.mark.rules("SA-OPT-17", "SA-OPT-18")
def test_the_order_at_set_up() -> None:
    """Filter, Infected! more or fewer, putting aside, deal; all the rest is the deck, with a hidden Thing."""
    for hidden in (False, True):
        for withheld in (False, True):
            for seats in (4, 6, 12):
                options = {"thing_in_deck": hidden, "withhold_weapons": withheld, "infected_delta": -2}
                m = penombra.new("stay_away", seats, seed=seats, options=options)
                hands, deck, cards = lying(m, "hand"), lying(m, "deck"), game_of(m)
                wanted = {card: sum(n <= seats for n in numbers(card)) - 2 * (card == "infected") for card in BOX}
                assert cards == {card: n for card, n in wanted.items() if n}
                assert hands.total() == 4 * seats and hands["the_thing"] == (0 if hidden else 1)
                assert deck["infected"] == wanted["infected"] and family(deck, "panic") == family(cards, "panic")
                if withheld: assert hands["flamethrower"] + hands["analysis"] == 0
    plain = {"the_thing": 1, "infected": 8, "suspicion": 8, "seduction": 7, "oops": 1}
    m = penombra.new("stay_away", 4, seed=2, options={"custom_deck": plain, "thing_in_deck": False})
    assert game_of(m) == plain and lying(m, "deck")["oops"] == 1


@pytest.mark.rules("SA-OPT-18")
def test_hidden_thing_and_withheld_weapons_together() -> None:
    """Both at once: 4N cards come from a pool without weapons, and The Thing and the weapons lie in the deck."""
    for seats in range(4, 13):
        m = penombra.new("stay_away", seats, seed=seats, options={"thing_in_deck": True, "withhold_weapons": True})
        hands, deck = lying(m, "hand"), lying(m, "deck")
        assert hands.total() == 4 * seats
        assert not hands["the_thing"] + hands["flamethrower"] + hands["analysis"] + hands["infected"]
        assert deck["the_thing"] == 1
        assert deck["flamethrower"] == sum(n <= seats for n in numbers("flamethrower"))


@pytest.mark.rules("SA-OPT-19", "SA-VAR-08", "SA-R-62")
def test_both_ways_replaces_the_whole_reach() -> None:
    """The four cards reach past a door between neighbours if the other way is free, and no longer past two doors."""
    for scope in ("all_actions", "adjacent_only"):
        head = f"option blocked_both_ways true; option door_scope {scope}; seats 5; "
        hand = "hand 0 seduction youd_better_run change_places flamethrower; stage play"
        t = table(f"{head} door 0 1; {hand}").can("0 play seduction 1", "0 play youd_better_run 1")
        t.refused("0 play change_places 1", "SA-DOOR-02").refused("0 play flamethrower 1", "SA-DOOR-02")
        t = table(f"{head} door 0 1; door 4 0; {hand}")
        for you in (1, 2, 3, 4):
            t.refused(f"0 play seduction {you}", "SA-VAR-06").refused(f"0 play youd_better_run {you}", "SA-VAR-06")
        table(f"{head} door 0 1; door 4 0; deck get_out_of_here").say("0 draw").see("event no_effect rule=SA-PANIC-14")
    table(f"seats 5; door 0 1; door 4 0; {hand}").can("0 play youd_better_run 1", "0 play youd_better_run 4")
    table("option blocked_both_ways true; seats 5; door 0 1; deck just_between_us").say("0 draw") \
        .see("event hand_shown_to other=4")                              # not one of the four: the door alone counts


@pytest.mark.rules("SA-OPT-20", "SA-R-59", "SA-VAR-12")
def test_vendetta_and_auto_end_are_apart() -> None:
    """Vendetta leaves ending B alone; a vendetta itself ends at once when a faction is gone, whatever auto_end says."""
    for vendetta in ("false", "true"):
        t = table(f"option vendetta {vendetta}; seats 4; thing 0; infected 2 3; hand 0 infected; hand 1 whisky; "
                  "stage exchange")
        t.say("0 give infected; 1 give whisky; 0 declare").see("over SA-END-05", "winners 0", "no event vendetta")
    for auto in ("grace", "never", "at_once"):
        t = table(f"option vendetta true; option auto_end {auto}; seats 4; thing 2; infected 1; out 2; feud yes; "
                  "hand 0 flamethrower; stage play")
        t.say("0 play flamethrower 1; 1 accept").see("over SA-VAR-12", "winners 0 3")
        t = table(f"option vendetta true; option auto_end {auto}; seats 5; thing 2; infected 1; out 2; feud yes; "
                  "active 1; hand 1 flamethrower; stage play")
        t.say("1 play flamethrower 0; 0 accept").see("running").turns(8).see("running")


@pytest.mark.rules("SA-OPT-21", "SA-R-60")
def test_no_vendetta_before_the_thing_was_drawn() -> None:
    """While The Thing lies in the deck an elimination starts nothing; once drawn and burned, it may."""
    head = "option vendetta true; option thing_in_deck true; seats 4; hand 0 flamethrower; stage play"
    table(head).say("0 play flamethrower 1; 1 accept").see("running", "no event vendetta", "thing nobody")
    table(f"thing 1; infected 2; {head}").say("0 play flamethrower 1; 1 accept").see("running", "event vendetta seat=1")


@pytest.mark.rules("SA-OPT-22", "SA-REV-05", "SA-REV-04")
def test_what_edition_leaves_alone() -> None:
    """Edition changes neither deck nor deal; a Quarantine still stops both ways round and the substitute of Missed!."""
    for seats in (4, 8, 12):
        first, revised = (penombra.new("stay_away", seats, seed=5, options={"edition": edition})
                          for edition in ("first", "revised"))
        assert lying(first, "hand") == lying(revised, "hand") and lying(first, "deck") == lying(revised, "deck")
        assert first.view(None)["sizes"] == revised.view(None)["sizes"]
        changed = {k for k in first.options_used if first.options_used[k] != revised.options_used[k]}
        assert changed == {"edition", "fourth_infected"}
    for edition in ("first", "revised"):
        table(f"option edition {edition}; option blocked_both_ways true; seats 6; quarantine 1 2; quarantine 5 2; "
              "hand 0 seduction; stage play").refused("0 play seduction 3", "SA-VAR-06")
        table(f"option edition {edition}; seats 5; quarantine 2 2; hand 0 whisky; hand 1 missed; stage exchange") \
            .say("0 give whisky; 1 refuse missed").see("event missed rule=SA-DEF-13", "hand 0 has whisky")
    for value in ("never", "own_quarantine"):
        table(f"option edition revised; option quarantined_axe {value}; seats 4; quarantine 0 2; hand 0 axe; "
              "stage play").can("0 play axe 0")


@pytest.mark.rules("SA-OPT-23")
def test_an_explicit_fourth_infected_beats_the_edition() -> None:
    """A value said for fourth_infected holds in either edition; auto follows the edition."""
    head = "seats 4; thing 0; hand 0 infected; hand 1 only infected*3 whisky; deck axe; stage exchange"
    for edition, value, kept in (("first", "replace", False), ("revised", "replace", False), ("first", "auto", False),
                                 ("first", "super_infection", True), ("revised", "super_infection", True),
                                 ("revised", "auto", True)):
        told = used(edition=edition, fourth_infected=value)["fourth_infected"]
        assert told == ("super_infection" if kept else "replace")
        t = table(f"option edition {edition}; option fourth_infected {value}; {head}")
        t.say("0 give infected; 1 give whisky").see("hand 1 infected*4" if kept else "hand 1 infected*3 axe")


@pytest.mark.rules("SA-OPT-24")
def test_options_are_public_and_fixed() -> None:
    """All options can be read before the deal, are the same to the end, and nothing said or written changes them."""
    m = penombra.new("stay_away", 4, options={"vendetta": True, "custom_deck": whole()}, chance="manual")
    before = m.options_used
    assert m.waiting == {-1} and set(before) == set(VALUES) and before["vendetta"] is True
    m.options_used["vendetta"] = False
    m.options_used["custom_deck"]["axe"] = 0
    assert m.options_used == before and m.journal()["options"] == before
    m = penombra.new("stay_away", 4, seed=3, options={"auto_end": "at_once"})
    told = m.options_used
    for _ in range(40):
        for s in sorted(m.waiting): m.answer(s, m.harmless(s)[0])
    assert m.options_used == told and told["auto_end"] == "at_once"
    for wrong in ("editions", "Edition", ""): refused(wrong, **{wrong: "first"})


# --- Editions, house rules, and those who are away ---------------------------------------------------

@pytest.mark.rules("SA-R-66", "SA-OPT-01")
def test_the_first_edition_is_the_default() -> None:
    """Without a word the first edition is played: three turns of Quarantine and no play in them."""
    assert penombra.new("stay_away", 5, seed=1).options_used["edition"] == "first"
    t = table("seats 4; hand 0 quarantine; hand 1 whisky; deck axe; stage play").say("0 play quarantine 1; 1 draw")
    t.see("quarantine 1 3").refused("1 play whisky", "SA-QUA-04")
    table("option edition revised; seats 4; quarantine 1 2; active 1; hand 1 whisky; stage play").can("1 play whisky")


@pytest.mark.rules("SA-R-67")
def test_no_house_rules() -> None:
    """The Thing may end the last Human with a Flamethrower; nothing answers Analysis; four Infected! eliminate nobody;
    an Infected may give The Thing an Infected!."""
    t = table("seats 4; thing 0; infected 2 3; hand 0 flamethrower; stage play").say("0 play flamethrower 1; 1 accept")
    t.see("alive 0 2 3", "running", "asked 0 commit").say("0 declare").see("over SA-END-05")
    t = table("seats 4; hand 0 analysis; hand 1 only scared no_thanks missed no_barbecue; stage play")
    t.say("0 play analysis 1").see("asked 0 commit", "event hand_seen seat=0 other=1", "no event refused")
    t = table("seats 4; hand 0 only infected*3 whisky; deck infected").say("0 draw")
    t.see("alive 0 1 2 3", "hand 0 infected*4 whisky", "asked 0 phase_two")
    t = table("seats 4; thing 1; infected 0; hand 0 infected*2; hand 1 whisky; stage exchange")
    t.can("0 give infected").say("0 give infected; 1 give whisky").see("hand 1 has infected", "role 1 thing")


def harmless(t: Table, seat: int) -> list[str]:
    t.scenario.chance()
    return sorted(str(o) for o in t.m.harmless(seat))


@pytest.mark.rules("SA-R-68")
def test_an_absent_player_discards_and_gives() -> None:
    """In phase 2 any legal card is discarded and none played; in an exchange no Infected! goes if it need not."""
    t = table("seats 4; thing 1; hand 0 only whisky flamethrower infected axe scared; stage play")
    assert harmless(t, 0) == [f"discard {card}" for card in ("axe", "flamethrower", "infected", "scared", "whisky")]
    t = table("seats 4; thing 0; hand 0 only the_thing infected axe whisky; hand 1 only infected*3 missed; "
              "stage exchange")
    assert harmless(t, 0) == ["give axe", "give whisky"]
    assert harmless(t.say("0 give axe"), 1) == ["give missed"]           # and no Defence is used
    t = table("seats 4; thing 0; hand 0 only the_thing infected*3; stage exchange")
    assert harmless(t, 0) == ["give infected"]
    assert harmless(table("seats 4; thing 1; deck axe"), 0) == ["draw"]
    t = table("seats 4; thing 1; hand 0 resolute; deck axe scared missed; stage play").say("0 play resolute")
    assert harmless(t, 0) == ["hold axe", "hold missed", "hold scared"]
    t = table("seats 4; thing 0; hand 0 only the_thing infected axe whisky; deck blind_date axe; stage draw").say("0 draw")
    assert harmless(t, 0) == ["place axe", "place whisky"]


@pytest.mark.rules("SA-R-68")
def test_an_absent_player_in_a_window() -> None:
    """Windows are accepted, but a Flamethrower is answered if that can be; after Missed! a good offer stands."""
    t = table("seats 4; thing 2; hand 0 flamethrower; hand 1 no_barbecue; stage play").say("0 play flamethrower 1")
    assert harmless(t, 1) == ["refuse no_barbecue"]
    t = table("seats 4; thing 2; hand 0 flamethrower; stage play").say("0 play flamethrower 1")
    assert harmless(t, 1) == ["accept"]
    t = table("seats 4; thing 2; hand 0 change_places; hand 1 im_comfortable; stage play").say("0 play change_places 1")
    assert harmless(t, 1) == ["accept"]
    t = table("seats 4; thing 2; hand 0 whisky; hand 1 missed; stage exchange").say("0 give whisky; 1 refuse missed")
    assert harmless(t, 0) == ["keep"]


@pytest.mark.rules("SA-R-68")
def test_an_absent_player_and_panics() -> None:
    """Nothing is shown that need not be; compulsory choices stay open to chance."""
    t = table("seats 4; thing 1; hand 0 infected; deck revelations").say("0 draw")
    assert harmless(t, 0) == ["show nothing"]
    t = table("seats 6; thing 1; deck get_out_of_here").say("0 draw")
    assert harmless(t, 0) == [f"choose {s}" for s in range(1, 6)]
    assert harmless(table("seats 7; thing 1; deck one_two").say("0 draw"), 0) == ["swap left", "swap right"]
    t = table("seats 4; thing 0; hand 0 only the_thing infected axe whisky; deck blind_date").say("0 draw")
    assert set(harmless(t, 0)) >= {"place axe", "place whisky"}
    t = table("seats 4; thing 0; hand 0 only the_thing infected axe whisky; deck chain_reaction").say("0 draw")
    assert harmless(t, 0) == ["give axe", "give whisky"]


@pytest.mark.rules("SA-R-68", "SA-R-52")
def test_an_absent_thing_declares_when_it_is_true() -> None:
    """At the first rest point without a Human an absent Thing declares, in anybody's turn; never before that."""
    t = table("seats 4; thing 0; infected 2 3; hand 0 infected; hand 1 whisky; stage exchange")
    assert "declare" not in harmless(t, 0)
    t.say("0 give infected; 1 give whisky").see("asked 1 draw")
    assert harmless(t, 0) == ["declare"] and harmless(t, 1) == ["draw"] and harmless(t, 2) == []
    t.say("1 draw")
    assert harmless(t, 0) == ["declare"]


@pytest.mark.rules("SA-R-68")
def test_an_absent_player_is_never_eliminated_for_it() -> None:
    """With nothing but harmless answers a game goes on and on, and nobody burns."""
    for seed in range(3):
        m = penombra.new("stay_away", 5, seed=seed)
        for _ in range(60):
            for s in sorted(m.waiting):
                shown = [str(o) for o in m.harmless(s)]
                assert shown and set(shown) <= {str(o) for o in [*m.options(s), *m.standing(s)]}
                m.answer(s, m.harmless(s)[seed % len(shown)])
        assert m.view(None)["alive"] == [0, 1, 2, 3, 4]
