"""Human, Infected, The Thing, and the two Contagion cards."""

from __future__ import annotations

import pytest

import penombra
from kit import Table, table


def said_in_public(t: Table, seat: int | None = None) -> str:
    return repr(t.m.events(seat))


# --- Human -------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-HUM-01", "SA-THING-01", "SA-SETUP-10")
def test_roles_at_the_start() -> None:
    """Whoever is dealt The Thing has that role; everybody else is Human; nobody is Infected."""
    for thing in range(4):
        m = penombra.new("stay_away", seats=4, chance="manual")
        while -1 in m.waiting:
            wanted = m.read(-1, f"thing {thing}")
            m.answer(-1, wanted if wanted in m.options(-1) else m.options(-1)[0])
        assert m.view(thing)["infected"] == ["thing" if s == thing else "human" for s in range(4)]
        assert "the_thing" in m.view(thing)["cards"]["hand"]
        for s in range(4):
            if s != thing:
                assert m.view(s)["infected"][s] == "human" and m.view(s)["thing"] is None


@pytest.mark.rules("SA-HUM-01", "SA-INF-01")
def test_a_human_stays_human_until_the_thing_infects() -> None:
    """Drawing, discarding, refusing and exchanging change no role; an Infected! from The Thing does, at once."""
    t = table(
        "seats 4; hand 3 the_thing infected; hand 0 infected axe; hand 1 scared; deck infected whisky infected; "
        "stage draw")
    t.say("0 draw; 0 discard infected; 0 give axe; 1 refuse scared").see("role 0 human", "role 1 human", "role 2 human")
    t = table("seats 4; hand 3 the_thing infected; active 3; hand 0 axe; stage exchange").say("3 give infected")
    t.see("role 0 human")
    t.say("0 give axe").see("role 0 infected", "active 0", "asked 0 draw")
    assert t.m.view(0)["infected"][0] == "infected"


@pytest.mark.rules("SA-HUM-02", "SA-HUM-03")
def test_an_infected_from_the_deck_infects_nobody() -> None:
    """In phase 1 or by an effect: the drawer stays Human, and may keep the card or discard it."""
    t = table("seats 4; thing 3; deck infected; stage draw").say("0 draw").see("role 0 human", "hand 0 has infected")
    t.can("0 discard infected")
    t.say("0 discard suspicion").see("hand 0 has infected", "role 0 human")
    table("seats 4; thing 3; deck infected; stage draw").say("0 draw; 0 discard infected").see(
        "hand 0 lacks infected", "pile infected")
    t = table("seats 4; thing 0; hand 0 the_thing axe; hand 1 no_thanks; deck infected; stage exchange")
    t.say("0 give axe; 1 refuse no_thanks").see("hand 1 has infected", "role 1 human")


@pytest.mark.rules("SA-HUM-04", "SA-REV-02", "SA-R-25")
def test_only_missed_in_the_revised_edition_saves_a_human() -> None:
    """An Infected! from another hand infects, save a substitute of Missed! in the revised edition."""
    lines = "seats 5; hand 0 the_thing infected; hand 1 missed; hand 2 axe; deck whisky; stage exchange"
    script = "0 give infected; 1 refuse missed; 0 keep; 2 give axe"
    table(lines).say(script).see("role 2 infected", "hand 2 has infected")
    t = table(f"{lines}; option edition revised").say(script)
    t.see("role 2 human", "hand 2 has infected", "hand 0 has axe")
    t.say("1 draw").turns(1)
    t = table("seats 5; option edition revised; hand 0 the_thing infected; hand 1 axe; stage exchange")
    t.say("0 give infected; 1 give axe").see("role 1 infected")  # who was asked first is not immune
    t = table(
        "seats 5; option edition revised; hand 0 axe; hand 1 missed; hand 2 the_thing infected; deck whisky; "
        "stage exchange")
    t.say("0 give axe; 1 refuse missed; 0 keep; 2 give infected").see("role 0 infected")  # nor is the requester


@pytest.mark.rules("SA-HUM-05", "SA-ACT-02", "SA-ACT-04")
def test_humans_win_by_burning_the_thing() -> None:
    """The Flamethrower eliminates The Thing, or an Infected; with The Thing gone the Humans in play have won."""
    t = table("seats 5; thing 1; infected 4; out 2; hand 0 flamethrower; stage play").say(
        "0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0 3")
    t = table("seats 5; thing 2; infected 1; hand 0 flamethrower; stage play").say("0 play flamethrower 1; 1 accept")
    t.see("running", "alive 0 2 3 4")


@pytest.mark.rules("SA-HUM-06")
@pytest.mark.parametrize("many", range(4))
def test_holding_infected_proves_nothing(many: int) -> None:
    """A Human may hold none to three; even shown to all, they give no role away."""
    hand = ["axe", "whisky", "analysis", "scared"][many:]
    t = table(
        f"seats 4; thing 3; hand 0 {'infected*' + str(many) if many else ''} {' '.join(hand)}; deck oops; "
        "stage draw").say("0 draw")
    t.see("role 0 human", "size hand 0 4").can("0 give scared")
    for s in (1, 2, None):
        assert t.m.view(s)["infected"][0] is None and t.m.view(s)["thing"] is None
    assert t.m.view(3)["infected"][0] == "human"
    shown = t.event("hand_shown", 1)["cards"]
    assert shown.count("infected") == many


# --- Infected ----------------------------------------------------------------------------------------


@pytest.mark.rules("SA-INF-01", "SA-INF-08", "SA-THING-05", "SA-INFO-13")
def test_an_infected_knows_the_thing_and_the_thing_knows_all() -> None:
    """Whoever was infected knows by whom, and not who else was; a Human knows no one; The Thing every role."""
    t = table("seats 5; hand 0 the_thing infected; infected 3; hand 1 axe; stage exchange")
    assert t.m.view(1)["thing"] is None
    t.say("0 give infected; 1 give axe")
    assert t.m.view(1)["thing"] == 0 and t.m.view(3)["thing"] == 0
    assert t.m.view(1)["infected"] == [None, "infected", None, None, None]
    assert t.m.view(2)["thing"] is None and t.m.view(2)["infected"] == [None, None, "human", None, None]
    assert t.m.view(None)["thing"] is None and t.m.view(None)["infected"] == [None] * 5
    assert t.m.view(0)["infected"] == ["thing", "infected", "human", "infected", "human"]


@pytest.mark.rules("SA-INF-02", "SA-THING-01")
def test_roles_are_for_good() -> None:
    """An Infected stays one after giving Infected! to The Thing, after its fall, and when eliminated."""
    t = table("seats 4; infected 0; thing 1; hand 0 infected*2 axe; stage exchange").say(
        "0 give infected; 1 give suspicion")
    t.see("role 0 infected", "role 1 thing")
    t = table("seats 5; option vendetta true; thing 1; infected 2; hand 0 flamethrower; stage play").say(
        "0 play flamethrower 1; 1 accept")
    t.see("role 2 infected", "running", "event vendetta seat=1", "role 1 thing")
    t = table("seats 5; thing 4; infected 1; hand 0 flamethrower; stage play").say("0 play flamethrower 1; 1 accept")
    t.see("role 1 infected")


@pytest.mark.rules("SA-INF-03", "SA-INF-04", "SA-R-15")
def test_the_last_infected_stays_in_hand() -> None:
    """It is neither discarded nor given, in phase 2 or on demand of any card; a second one may go."""
    one = "seats 4; infected 0; thing 1; hand 0 infected axe whisky scared; deck"
    table(f"{one} analysis; stage draw").say("0 draw").refused("0 discard infected", "SA-INF-04").can("0 discard axe")
    table(f"{one} infected; stage draw").say("0 draw").can("0 discard infected").say("0 discard infected").see(
        "hand 0 has infected")
    table(f"{one} analysis; stage exchange").refused("0 give infected", "SA-XCH-10")
    table(f"{one} chain_reaction; stage draw").say("0 draw").refused("0 give infected", "SA-XCH-10").can("0 give axe")
    t = table(f"{one} forgetful analysis*3; stage draw").say("0 draw").see("options 0 hold infected")
    t.refused("0 hold axe", "SA-INF-04")
    t.say("0 hold infected").see("hand 0 has infected", "pile axe whisky scared forgetful")
    table(f"{one} blind_date; stage draw").say("0 draw").refused("0 place infected", "SA-R-47").can("0 place axe")
    t = table("seats 4; infected 0; thing 3; hand 0 infected axe; hand 3 infected; active 3; stage exchange").say(
        "3 give infected")
    t.refused("0 give infected", "SA-XCH-10")


@pytest.mark.rules("SA-INF-05", "SA-INF-04", "SA-R-15")
def test_surplus_infected_of_an_infected() -> None:
    """Further ones may be kept, discarded, or given to The Thing; copies are alike."""
    lines = "seats 4; infected 0; thing 1; hand 0 infected*2 axe; stage"
    table(f"{lines} play").say("0 discard infected").see("hand 0 has infected", "pile infected", "role 0 infected")
    t = table(f"{lines} play").say("0 discard axe").see("hand 0 has infected*2")
    t.say("0 give infected; 1 give suspicion")
    t.see("hand 1 has infected", "hand 0 has infected", "role 0 infected")


@pytest.mark.rules("SA-INF-06", "SA-THING-03", "SA-XCH-10")
def test_an_infected_infects_nobody() -> None:
    """It gives no Infected! to a Human or to another Infected: in an exchange, by a card, or passing on."""
    lines = "seats 5; infected 0 2; thing 4; hand 0 infected*2 axe"
    table(f"{lines}; stage exchange").refused("0 give infected", "SA-INF-06")
    t = table(f"{lines} seduction; stage play").say("0 play seduction 2").refused("0 give infected", "SA-INF-06")
    t = table(f"{lines}; deck chain_reaction; stage draw").say("0 draw").refused("0 give infected", "SA-INF-06")
    t = table(f"{lines}; deck cant_we_be_friends; stage draw").say("0 draw; 0 choose 3")
    t.refused("0 give infected", "SA-INF-06")
    t = table(f"{lines}; deck cant_we_be_friends; stage draw").say("0 draw; 0 choose 4").can("0 give infected")
    t = table("seats 5; infected 1; thing 4; hand 1 infected*2 axe; stage exchange").say("0 give suspicion")
    t.refused("1 give infected", "SA-INF-06")


@pytest.mark.rules("SA-INF-07", "SA-XCH-04", "SA-INV-06")
def test_infection_is_not_announced() -> None:
    """Others see the same, whether an exchange infected somebody or not."""

    def seen(card: str, seat: int | None) -> tuple[object, object]:
        t = table("seats 4; hand 0 the_thing infected axe; hand 1 whisky; stage exchange").say(
            f"0 give {card}; 1 give whisky")
        return t.m.events(seat), t.m.view(seat)

    for s in (2, 3, None):
        assert seen("infected", s) == seen("axe", s)
    assert seen("infected", 1) != seen("axe", 1)


@pytest.mark.rules("SA-INF-09", "SA-THING-04", "SA-ACT-04")
def test_infected_win_with_the_thing() -> None:
    """An Infected may burn the last Human; once The Thing has said so, both have won."""
    t = table("seats 4; thing 3; infected 1 0; hand 0 flamethrower; active 1; hand 1 infected flamethrower; stage play")
    t.say("1 play flamethrower 2; 2 accept; 3 declare").see("over SA-END-05", "winners 0 1 3")


# --- The Thing ---------------------------------------------------------------------------------------


@pytest.mark.rules("SA-THING-01", "SA-R-60", "SA-HUM-01")
def test_whoever_draws_the_thing_is_the_thing() -> None:
    """Hidden in the deck, it makes its drawer The Thing by any draw; an Infected! already held then infects."""
    lines = "seats 4; option thing_in_deck true; thing nobody; deck the_thing whisky axe"
    t = table(f"{lines}; hand 0 infected; stage draw").see("thing nobody", "role 0 human").say("0 draw")
    t.see("thing 0", "role 0 thing")
    t.refused("0 discard the_thing", "SA-THING-02").say("0 discard suspicion; 0 give infected; 1 give suspicion").see(
        "role 1 infected")
    t = table(f"{lines}; hand 1 no_thanks; stage exchange").say("0 give suspicion; 1 refuse no_thanks")
    t.see("role 1 thing", "hand 1 has the_thing")
    t = table(f"{lines}; hand 0 resolute; stage play").say("0 play resolute").see("thing 0")
    t.refused("0 hold axe", "SA-R-60")
    t.refused("0 hold whisky", "SA-R-60").say("0 hold the_thing").see(
        "hand 0 has the_thing", "pile axe whisky resolute")


@pytest.mark.rules("SA-THING-02", "SA-XCH-08")
def test_the_thing_is_never_parted_with() -> None:
    """Not discarded, not exchanged, not on a card's demand."""
    lines = "seats 4; hand 0 the_thing axe whisky scared only; deck"
    table(f"{lines} analysis; stage draw").say("0 draw").refused("0 discard the_thing", "SA-THING-02").can(
        "0 discard axe")
    table(f"{lines} analysis; stage exchange").refused("0 give the_thing", "SA-XCH-08")
    t = table(f"{lines} forgetful; stage draw").say("0 draw").refused("0 hold axe", "SA-THING-02")
    t.see("options 0 hold the_thing")
    t.say("0 hold the_thing").see("hand 0 has the_thing", "pile axe whisky scared forgetful")
    table(f"{lines} blind_date; stage draw").say("0 draw").refused("0 place the_thing", "SA-THING-02").can(
        "0 place axe")
    table(f"{lines} chain_reaction; stage draw").say("0 draw").refused("0 give the_thing", "SA-XCH-08")


@pytest.mark.rules("SA-THING-03", "SA-DEF-07", "SA-HUM-01")
def test_only_handing_over_infects() -> None:
    """An Infected! of The Thing that is shown, looked at, refused or put on the deck makes nobody Infected."""
    t = table("seats 4; hand 0 the_thing infected; hand 1 scared; deck axe; stage exchange").say(
        "0 give infected; 1 refuse scared")
    t.see("role 1 human", "role 0 thing", "hand 0 has infected")
    t = table("seats 4; hand 0 the_thing infected; deck oops; stage draw").say("0 draw")
    t.see("role 1 human", "role 2 human", "role 3 human")
    t = table("seats 4; hand 1 the_thing infected; hand 0 analysis; stage play").say("0 play analysis 1")
    t.see("role 0 human")
    t = table("seats 4; hand 0 the_thing infected*2; deck blind_date axe; stage draw").say(
        "0 draw; 0 place infected; 1 draw")
    t.see("hand 1 has infected", "role 1 human")


@pytest.mark.rules("SA-THING-04", "SA-END-05")
def test_the_thing_wins_when_no_human_is_left() -> None:
    """By infection, or by elimination; until then the game goes on."""
    t = table("seats 4; hand 0 the_thing infected; infected 2 3; out 2; hand 1 axe; stage exchange").see("running")
    t.say("0 give infected; 1 give axe; 0 declare").see("over SA-END-05", "winners 0")
    t = table("seats 4; hand 0 the_thing flamethrower; infected 2 3; stage play").say(
        "0 play flamethrower 1; 1 accept; 0 declare")
    t.see("over SA-END-05", "winners 0 2 3")


@pytest.mark.rules("SA-THING-06", "SA-XCH-20")
def test_the_thing_takes_infected_without_effect() -> None:
    """It may receive Infected! from an Infected, and remains what it is."""
    t = table("seats 4; hand 0 the_thing axe; infected 1; hand 1 infected*2; stage exchange").say(
        "0 give axe; 1 give infected")
    t.see("role 0 thing", "hand 0 has infected the_thing", "role 1 infected")


@pytest.mark.rules("SA-THING-06", "SA-XCH-11", "SA-INF-02")
def test_an_infected_among_the_infected_changes_nothing() -> None:
    """Passed on between The Thing and an Infected it makes neither of them the last one infected."""
    lines = "seats 5; out 4; infected 1 2 3; last_infected 3; hand 0 the_thing infected axe; hand 1 infected*2 whisky"
    for script in ("0 give infected; 1 give whisky", "0 give axe; 1 give infected", "0 give infected; 1 give infected"):
        t = table(f"{lines}; stage exchange").say(script).see("role 0 thing", "role 1 infected").say("0 declare")
        t.see("over SA-END-05", "winners 0 1 2")


@pytest.mark.rules("SA-THING-07", "SA-INFO-11")
def test_only_the_thing_declares() -> None:
    """The Thing may, whenever nothing is being resolved; a Human, an Infected and an eliminated player may not."""
    t = table("seats 5; thing 1; infected 2; out 4; stage draw").refused("0 declare", "SA-THING-07")
    t.refused("2 declare", "SA-THING-07")
    t.refused("3 declare", "SA-THING-07").refused("4 declare", "SA-THING-07").can("1 declare")
    assert [str(o) for o in t.m.standing(1)] == ["declare"] and not t.m.standing(0) and not t.m.standing(2)
    t = table("seats 5; option vendetta true; thing 1; infected 2; hand 0 flamethrower; stage play").say(
        "0 play flamethrower 1; 1 accept")
    t.refused("1 declare", "SA-THING-07").refused("2 declare", "SA-THING-07")


@pytest.mark.rules("SA-THING-08")
def test_the_thing_may_discard_infected() -> None:
    """All of them, the last one too."""
    t = table("seats 4; hand 0 the_thing infected*2; stage play").say("0 discard infected")
    t.see("pile infected", "role 0 thing")
    table("seats 4; hand 0 the_thing infected; stage play").say("0 discard infected").see(
        "hand 0 lacks infected", "pile infected")


# --- Contagion cards --------------------------------------------------------------------------------------


@pytest.mark.rules("SA-CONT-01")
def test_contagion_cards_are_not_played() -> None:
    """Neither The Thing nor an Infected! can be played in phase 2; an Infected! can be discarded."""
    t = table("seats 4; hand 0 the_thing infected axe; stage play").refused("0 play the_thing", "SA-CONT-01")
    t.refused("0 play infected", "SA-CONT-01")
    t.can("0 discard infected")
    table("seats 4; thing 3; hand 0 infected axe; stage play").refused("0 play infected", "SA-CONT-01").refused(
        "0 play the_thing", "core/not_asked")


SHOWN = [
    pytest.param("hand 0 analysis; hand 1 the_thing infected; stage play", "0 play analysis 1", (0,), id="analysis"),
    pytest.param("thing 3; hand 0 suspicion; hand 1 infected; stage play", "0 play suspicion 1; chance pick infected",
                 (0, 1), id="suspicion"),
    pytest.param("hand 0 the_thing infected whisky; stage play", "0 play whisky", (0, 1, 2, 3, None), id="whisky"),
    pytest.param("hand 0 the_thing infected; hand 1 scared; deck axe; stage exchange",
                 "0 give infected; 1 refuse scared", (0, 1), id="scared"),
    pytest.param("hand 0 the_thing infected; deck oops; stage draw", "0 draw", (0, 1, 2, 3, None), id="oops"),
    pytest.param("hand 0 the_thing infected; deck just_between_us; stage draw", "0 draw; 0 choose 3", (3,),
                 id="just_between_us"),
    pytest.param("thing 3; hand 0 infected; deck revelations; stage draw", "0 draw; 0 show hand", (0, 1, 2, 3, None),
                 id="revelations"),
    pytest.param("hand 0 the_thing infected; hand 1 no_thanks; deck axe; stage exchange",
                 "0 give infected; 1 refuse no_thanks", (0,), id="no_thanks"),
    pytest.param("hand 0 the_thing infected; hand 1 axe; stage exchange", "0 give infected; 1 give axe", (0, 1),
                 id="exchange"),
    pytest.param("thing 3; hand 0 infected; stage play", "0 discard infected", (0,), id="discard"),
    pytest.param("thing 3; deck infected; stage draw", "0 draw", (0,), id="draw"),
    pytest.param("hand 0 the_thing infected; deck chain_reaction; hand 1 axe; hand 2 axe; hand 3 whisky; stage draw",
                 "0 draw; 0 give infected; 1 give axe; 2 give axe; 3 give whisky", (0, 1), id="chain_reaction"),
    pytest.param("thing 3; hand 0 infected*3 axe only; deck forgetful; stage draw", "0 draw; 0 hold axe", (0,),
                 id="forgetful"),
    pytest.param("thing 3; infected 1; hand 1 infected; hand 0 flamethrower; stage play",
                 "0 play flamethrower 1; 1 accept", (1,), id="flamethrower"),
    pytest.param("thing 3; hand 0 resolute axe; deck infected whisky analysis; stage play",
                 "0 play resolute; 0 hold whisky", (0,), id="resolute"),
]


@pytest.mark.rules("SA-CONT-02", "SA-R-51", "SA-INFO-03")
@pytest.mark.parametrize("lines, script, who", SHOWN)
def test_what_shows_contagion_cards(lines: str, script: str, who: tuple[int | None, ...]) -> None:
    """Seven effects show them, each to those it names; nothing else does but giving, taking and holding."""
    t = table(f"seats 4; {lines}").say(script)
    for s in (0, 1, 2, 3, None):
        assert ("'infected'" in said_in_public(t, s)) == (s in who), s


@pytest.mark.rules("SA-CONT-02", "SA-ACT-12", "SA-R-51")
def test_the_thing_is_shown_with_the_hand() -> None:
    """Whisky and Oops! show everything in hand, The Thing and Infected! included; the game goes on."""
    for lines, script in (("hand 0 the_thing infected axe scared whisky; stage play", "0 play whisky"),
                          ("hand 0 the_thing infected axe scared; deck oops; stage draw", "0 draw")):
        t = table(f"seats 4; {lines}").say(script)
        t.see("event hand_shown seat=0 cards=the_thing,infected,axe,scared", "asked 0 commit", "running")
