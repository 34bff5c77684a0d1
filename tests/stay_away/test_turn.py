"""The turn: draw; Panic, or play or discard; exchange. And the rulings on turn, hand and Infected! cards."""

from __future__ import annotations

import pytest

import penombra
from kit import Table, table

PANICS = {"rotten_ropes": 1, "one_two": 1, "three_four": 1, "so_this_is_the_party": 1, "get_out_of_here": 1,
          "forgetful": 1, "chain_reaction": 0, "cant_we_be_friends": 2, "blind_date": 0, "oops": 1,
          "just_between_us": 1, "revelations": 1}  # and how many exchanges that turn then has


def kinds(t: Table) -> list[str]:
    return [e["kind"] for e in t.m.events(None)]


def until(t: Table, script: str) -> list[str]:
    """Say this, and leave chance waiting: what it could say next."""
    for line in script.split(";"):
        t.scenario.step(0, line.split())
    return [str(o) for o in t.m.options(-1)]


def dealt_by(dealer: int) -> penombra.Match:
    m = penombra.new("stay_away", seats=4, chance="manual")
    m.answer(-1, m.read(-1, f"dealer {dealer}"))
    while -1 in m.waiting:
        m.answer(-1, m.options(-1)[0])
    return m


@pytest.mark.rules("SA-TURN-01", "SA-TURN-02")
def test_the_player_on_the_dealers_left_begins() -> None:
    """Whoever deals, the next player clockwise has the first turn, and play goes on clockwise."""
    for dealer in range(4):
        m = dealt_by(dealer)
        left = (dealer + 1) % 4
        assert m.asked == {left: "draw"} and m.view(None)["way"] == 1
        while m.view(None)["active"] == left:
            for s in sorted(m.waiting):
                m.answer(s, m.options(s)[0] if s == -1 else m.harmless(s)[0])
        assert m.view(None)["active"] == (dealer + 2) % 4


@pytest.mark.rules("SA-TURN-02", "SA-TURN-15")
def test_play_keeps_its_direction() -> None:
    """The turn passes to the next player in the direction of play, which nothing but an effect changes."""
    for way, order in (("clockwise", [1, 2, 3, 0]), ("counter_clockwise", [3, 2, 1, 0])):
        t = table(f"seats 4; thing 3; way {way}; deck axe whisky analysis scared")
        for s in order:
            t.turns(1).see(f"active {s}", f"asked {s} draw", f"way {way}")


@pytest.mark.rules("SA-TURN-03", "SA-TURN-04", "SA-TURN-15")
def test_three_phases_in_order() -> None:
    """Draw exactly one card; then play or discard; then exchange; then the next player begins."""
    t = table("seats 4; thing 3; deck axe whisky; hand 1 scared; stage draw").see("asked 0 draw", "options 0 draw")
    size = t.m.view(None)["sizes"][4]
    t.refused("0 discard suspicion", "core/not_asked").refused("0 give suspicion", "core/not_asked")
    t.say("0 draw").see("size hand 0 5", "hand 0 has axe", "hand 0 lacks whisky", f"size deck {size - 1}",
                        "asked 0 phase_two", "seen 0 drew seat=0 why=turn card=axe", "events drew 1")
    t.refused("0 draw", "core/not_asked").refused("0 give suspicion", "core/not_asked")
    t.say("0 discard axe").see("size hand 0 4", "asked 0 commit", "active 0")
    t.refused("0 draw", "core/not_asked").refused("0 discard suspicion", "core/not_asked")
    t.say("0 give suspicion").see("asked 1 answer_offer", "active 0", "events turn 0")
    t.say("1 give scared").see("active 1", "asked 1 draw", "event turn_over seat=0", "event turn seat=1")
    assert kinds(t) == ["drew", "top_back", "discarded", "exchange", "laid_down", "answered", "exchanged", "turn_over",
                        "turn"]


@pytest.mark.rules("SA-TURN-05", "SA-TURN-06", "SA-TURN-14", "SA-R-11")
@pytest.mark.parametrize("panic", PANICS)
def test_a_panic_takes_the_place_of_phase_two(panic: str) -> None:
    """It acts at once; nothing is played, discarded or drawn instead; phase 3 follows, save after two Panics."""
    t = table(f"seats 6; thing 5; deck {panic} axe whisky analysis scared; stage draw").say("0 draw")
    t.see(f"event panic seat=0 card={panic}", "size hand 0 4", "no event drew why=turn")
    seen: list[str] = []
    while t.m.view(None)["turn"] == 1:
        seen += t.m.asked.values()
        for s in sorted(t.m.waiting):
            t.m.answer(s, t.m.harmless(s)[0])
        t.see("running")
    assert "phase_two" not in seen and seen.count("draw") == 0 and "draw" in t.m.asked.values()
    t.see(f"event spent card={panic}", f"pile has {panic}", "no event drew why=turn")
    assert kinds(t).count("exchange") == PANICS[panic]
    assert ("commit" in seen) == (panic not in ("chain_reaction", "blind_date"))


@pytest.mark.rules("SA-TURN-05")
def test_a_panic_is_not_kept() -> None:
    """While a Panic waits for a choice its drawer can do nothing else, and holds no fifth card."""
    t = table("seats 5; thing 4; deck get_out_of_here axe; stage draw").say("0 draw").see("asked 0 whose_chair")
    t.see("options 0 choose 1, choose 2, choose 3, choose 4", "size hand 0 4", "resolving get_out_of_here")
    t.refused("0 discard suspicion", "core/not_asked").refused("0 give suspicion", "core/not_asked")


@pytest.mark.rules("SA-TURN-07", "SA-TURN-08", "SA-TURN-09")
def test_phase_two_asks_for_one_card_of_five() -> None:
    """Any card of the five may be discarded, any playable one played, and nothing else can be said."""
    lines = (
        "seats 4; thing 3; hand 0 axe whisky analysis scared; deck watch_your_back infected; stage draw; "
        "quarantine 1 1")
    t = table(lines).say("0 draw")
    t.see("options 0 discard axe, discard whisky, discard analysis, discard scared, discard watch_your_back, "
          "play axe 1, play whisky, play analysis 3, play watch_your_back")
    t.refused("0 keep", "core/not_asked").refused("0 accept", "core/not_asked").refused("0 draw", "core/not_asked")
    table(lines).say("0 draw; 0 discard scared").see("hand 0 axe whisky analysis watch_your_back", "pile scared")
    table(lines).say("0 draw; 0 play whisky").see("hand 0 axe analysis scared watch_your_back", "pile whisky")


@pytest.mark.rules("SA-TURN-07", "SA-TURN-16", "SA-TURN-23", "SA-CONT-01", "SA-DEF-01")
def test_phase_two_shows_what_cannot_be_done_and_why() -> None:
    """Every card of the hand is on show with each of its targets, and with the rule against it where there is one."""
    t = table("seats 4; hand 0 the_thing analysis whisky scared axe; stage play")
    assert [(str(o), why) for o, why in t.m.candidates(0) if o.verb != "declare"] == [
        ("discard the_thing", "SA-THING-02"), ("discard analysis", None), ("discard axe", None),
        ("discard whisky", None), ("discard scared", None), ("play the_thing", "SA-CONT-01"),
        ("play analysis 0", "SA-TURN-16"), ("play analysis 1", None), ("play analysis 2", "SA-TURN-16"),
        ("play analysis 3", None), ("play axe 0", "SA-ACT-28"), ("play axe 1", "SA-ACT-28"),
        ("play axe 2", "SA-ACT-07"), ("play axe 3", "SA-ACT-28"), ("play axe left", "SA-ACT-08"),
        ("play axe right", "SA-ACT-08"), ("play whisky", None), ("play scared", "SA-DEF-01")]


@pytest.mark.rules("SA-TURN-12", "SA-INFO-07")
def test_everybody_hears_what_is_played_on_whom() -> None:
    """A card is told with its target or its side, and with neither where it has none."""
    def told(card: str, target: str) -> dict[str, object]:
        t = table(f"seats 4; thing 3; hand 0 {card}; stage play").say(f"0 play {card}{target}")
        return {key: value for key, value in t.event("played").items() if key != "n"}
    head = {"kind": "played", "seat": 0}
    assert told("analysis", " 3") == {**head, "card": "analysis", "other": 3}
    assert told("barred_door", " right") == {**head, "card": "barred_door", "side": "right"}
    assert told("whisky", "") == {**head, "card": "whisky"}


@pytest.mark.rules("SA-TURN-07", "SA-TURN-10", "SA-ACT-14", "SA-ACT-15")
def test_one_card_is_played_a_turn() -> None:
    """After a card played, or discarded, phase 2 is over; only Resolute grants another, and again another."""
    t = table("seats 5; thing 4; hand 0 whisky analysis axe scared flamethrower; stage play").say("0 play whisky")
    t.see("asked 0 commit").refused("0 play analysis 1", "core/not_asked").refused("0 discard axe", "core/not_asked")
    t = table("seats 5; thing 4; hand 0 resolute resolute axe scared whisky; stage play; deck analysis*3 whisky*2 axe")
    t.say("0 play resolute; 0 hold analysis").see("asked 0 phase_two", "size hand 0 5")
    t.say("0 play resolute; 0 hold whisky").see("asked 0 phase_two", "size hand 0 5")
    t.say("0 play whisky").see("asked 0 commit", "size hand 0 4")


@pytest.mark.rules("SA-TURN-11")
def test_a_discard_is_face_down() -> None:
    """Everybody sees that a card was discarded; which one, only its owner."""
    lines = "seats 4; thing 3; hand 0 axe whisky; stage play"
    t, other = table(lines).say("0 discard axe"), table(lines).say("0 discard whisky")
    t.see("event discarded seat=0", "seen 0 discarded seat=0 card=axe", "pile axe")
    for s in (1, 2, 3, None):
        assert t.m.view(s) == other.m.view(s) and t.m.events(s) == other.m.events(s), s
        assert t.m.view(s)["pile_back"] == "event" and t.m.view(s)["sizes"][5] == 1


@pytest.mark.rules("SA-TURN-12")
def test_a_played_card_lies_open_while_it_resolves() -> None:
    """Action, Defence and Panic are seen by all while they act; then they lie face down on the pile."""

    def seen(t: Table) -> list[str]:
        return [str(c) for c in t.m.view(None)["cards"]["resolving"]]

    t = table("seats 4; thing 3; hand 0 flamethrower; hand 1 no_barbecue; stage play; deck axe whisky")
    t.say("0 play flamethrower 1").see("size pile 0", "event played card=flamethrower other=1", "no event spent")
    assert seen(t) == ["flamethrower"]
    t.say("1 refuse no_barbecue").see("event refused seat=1 card=no_barbecue", "event spent card=flamethrower",
                                      "pile flamethrower no_barbecue")
    assert seen(t) == [] and t.m.view(None)["sizes"][5] == 2
    t = table("seats 4; thing 3; deck get_out_of_here axe; stage draw").say("0 draw").see("size pile 0")
    assert seen(t) == ["get_out_of_here"]
    t.say("0 choose 2").see("pile get_out_of_here", "event spent card=get_out_of_here")
    assert seen(t) == [] and t.m.view(2)["pile_back"] == "panic"


@pytest.mark.rules("SA-TURN-13")
def test_an_obstacle_stays_on_the_table() -> None:
    """Quarantine and Barred door are not discarded when they are played."""
    t = table("seats 4; thing 3; hand 0 quarantine; stage play").say("0 play quarantine 1")
    t.see("size pile 0", "quarantine 1 3", "size resolving 0", "hand 0 lacks quarantine", "no event spent")
    t = table("seats 4; thing 3; hand 0 barred_door; stage play").say("0 play barred_door left")
    t.see("size pile 0", "door 0 1", "size resolving 0", "hand 0 lacks barred_door", "no event spent")


@pytest.mark.rules("SA-TURN-16", "SA-TERM-08", "SA-DOOR-02", "SA-QUA-05")
@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicion", "change_places"])
def test_cards_reach_a_neighbour_on_either_side(card: str) -> None:
    """Left or right, whatever the direction of play; nobody further off, nobody in Quarantine or behind a door."""
    lines = f"seats 5; thing 3; hand 0 {card}; stage play"
    for way in ("clockwise", "counter_clockwise"):
        t = table(f"{lines}; way {way}").can(f"0 play {card} 1", f"0 play {card} 4")
        t.refused(f"0 play {card} 2", "SA-TURN-16").refused(f"0 play {card} 3", "SA-TURN-16")
        t.refused(f"0 play {card} 0", "SA-ACT-30" if card == "change_places" else "SA-TURN-16")
    table(f"{lines}; door 0 1").refused(f"0 play {card} 1", "SA-DOOR-02").can(f"0 play {card} 4")
    table(f"{lines}; door 4 0").refused(f"0 play {card} 4", "SA-DOOR-02").can(f"0 play {card} 1")
    table(f"{lines}; door 1 2; door 3 4").can(f"0 play {card} 1", f"0 play {card} 4")
    table(f"{lines}; quarantine 4 2").refused(f"0 play {card} 4", "SA-QUA-05").can(f"0 play {card} 1")
    table(f"{lines}; out 1 4").can(f"0 play {card} 2", f"0 play {card} 3").refused(f"0 play {card} 1", "core/not_asked")


# --- The deck is empty -------------------------------------------------------------------------------


@pytest.mark.rules("SA-TURN-17", "SA-TURN-18", "SA-R-18")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    """Only when a card must be drawn: then the pile becomes the deck, its top back is seen, and the draw goes on."""
    t = table("seats 4; thing 3; deck axe only; pile whisky three_four; stage draw").say("0 draw")
    t.see("size deck 0", "back none", "no event reshuffled", "pile whisky three_four", "hand 0 has axe")
    t.say("0 discard axe; 0 give suspicion; 1 give suspicion").see("no event reshuffled", "asked 1 draw")
    t.say("1 draw; chance back event; chance turn_up axe; chance back panic")
    t.see("event reshuffled deck=3", "hand 1 has axe", "size hand 1 5", "size pile 0", "deck whisky three_four",
          "event top_back back=event deck=3", "event top_back back=panic deck=2", "back panic")
    assert kinds(t)[-5:] == ["turn", "reshuffled", "top_back", "drew", "top_back"]
    t = table("seats 4; thing 3; deck only; pile whisky three_four; stage draw")
    t.say("0 draw; chance back panic; chance turn_up three_four").see(
        "event panic card=three_four", "asked 0 commit", "deck whisky", "pile three_four", "size hand 0 4")


@pytest.mark.rules("SA-TURN-18", "SA-R-18")
def test_what_lies_on_the_table_stays_out_of_the_shuffle() -> None:
    """Obstacles, an offer and the card being resolved stay; a spent Defence is already in the pile."""
    lines = "seats 5; thing 4; door 2 3; quarantine 3 2; deck only; pile whisky; hand 1 no_barbecue no_thanks; stage"
    t = table(f"{lines} play; hand 0 flamethrower")
    assert until(t, "0 play flamethrower 1; 1 refuse no_barbecue; chance back event") == [
        "turn_up whisky", "turn_up no_barbecue"]
    t.say("chance turn_up no_barbecue").see("hand 1 has no_barbecue", "deck whisky", "event reshuffled deck=2",
                                            "pile flamethrower", "door 2 3 1", "quarantine 3 2")
    t = table(f"{lines} exchange; hand 0 axe")
    assert until(t, "0 give axe; 1 refuse no_thanks; chance back event") == ["turn_up whisky", "turn_up no_thanks"]
    t.say("chance turn_up whisky").see("hand 1 has whisky", "deck no_thanks", "hand 0 has axe", "door 2 3 1",
                                       "quarantine 3 2")


@pytest.mark.rules("SA-R-18", "SA-ACT-13", "SA-ACT-16")
def test_the_deck_runs_out_while_resolute_draws() -> None:
    """The pile is shuffled in mid-effect, without the Resolute; Panics on top are flushed."""
    t = table("seats 5; thing 4; hand 0 resolute whisky; stage play; deck axe only; "
              "pile forgetful three_four analysis analysis change_places change_places")
    t.say("0 play resolute; chance turn_up axe; chance back panic; chance flush three_four; chance back event; "
          "chance turn_up analysis; chance back event; chance turn_up change_places; chance back panic")
    t.see("asked 0 keep_one", "options 0 hold analysis, hold axe, hold change_places", "event reshuffled deck=6",
          "events flushed 1", "pile three_four", "resolving resolute", "deck forgetful analysis change_places")
    t.say("0 hold axe").see("pile three_four analysis change_places resolute", "hand 0 has axe", "size hand 0 5")
    assert kinds(t)[-4:] == ["kept", "put_away", "put_away", "spent"]


@pytest.mark.rules("SA-R-19")
def test_no_card_is_left_anywhere() -> None:
    """Phase 1 without any card: no draw, no phase 2, and phase 3 follows."""
    t = table("seats 4; thing 3; deck only; stage draw").say("0 draw")
    t.see("asked 0 commit", "size hand 0 4", "no event drew", "no event reshuffled", "size pile 0")
    t.say("0 give suspicion; 1 give suspicion").see("active 1")


@pytest.mark.rules("SA-R-19", "SA-TURN-20")
def test_no_event_card_is_left_for_a_draw() -> None:
    """With only Panics in deck and pile a draw is skipped, and the hand stays short."""
    t = table("seats 4; thing 3; hand 0 whisky axe analysis scared; deck forgetful three_four only; stage draw")
    t.say("0 draw; 0 hold scared").see("size hand 0 4", "asked 0 commit")  # the three discards come back
    t = table("seats 4; thing 3; hand 0 resolute; deck oops only; pile three_four; stage play").say("0 play resolute")
    t.see("asked 0 phase_two", "size hand 0 4", "no event drew", "deck oops", "pile three_four resolute")
    t = table("seats 4; thing 3; hand 0 resolute; deck oops axe only; stage play").say("0 play resolute")
    t.see("asked 0 keep_one", "options 0 hold axe").say("0 hold axe").see("asked 0 phase_two", "size hand 0 5")


# --- Hands ------------------------------------------------------------------------------------------


@pytest.mark.rules("SA-TURN-19", "SA-TURN-20")
@pytest.mark.parametrize(
    "script",
    ["0 draw; 0 discard axe; 0 give whisky; 1 give scared", "0 draw; 0 play whisky; 0 give axe; 1 refuse scared",
     "0 draw; 0 play seduction 2; 0 give axe; 2 give missed",
     "0 draw; 0 play change_places 1; 1 refuse im_comfortable; 0 give axe; 1 refuse scared",
     "0 draw; 0 discard axe; 0 give whisky; 1 give im_comfortable",
     "0 draw; 0 play seduction 2; 0 give axe; 2 refuse missed; 0 keep; 3 give flamethrower",
     "0 draw; 0 play seduction 3; 0 give axe; 3 refuse missed"],
)
def test_between_turns_everybody_holds_four(script: str) -> None:
    """Whatever was played, refused or exchanged, every living hand is back at four cards when a turn ends."""
    t = table(
        "seats 5; thing 4; hand 0 whisky seduction change_places analysis; hand 1 scared im_comfortable axe; "
        "hand 2 missed; hand 3 flamethrower missed; deck axe three_four analysis watch_your_back; quarantine 4 1; "
        "stage draw")
    t.say(script).see("asked 1 draw", *(f"size hand {s} 4" for s in range(5)))


@pytest.mark.rules("SA-TURN-21", "SA-TURN-22", "SA-R-12")
def test_a_fourth_infected_must_be_discarded_first() -> None:
    """Drawn in phase 1 it may stay until phase 2, where discarding an Infected! is then all that can be done."""
    for who in ("thing 3", "thing 3; infected 0", "thing 0"):
        cards = "infected*3" if who == "thing 0" else "infected*3 flamethrower"
        t = table(f"seats 4; {who}; hand 0 {cards}; deck infected axe; stage draw").say("0 draw")
        t.see("size hand 0 5", "no event infected_in_excess", "options 0 discard infected", "hand 0 has infected*4")
        other = "the_thing" if who == "thing 0" else "flamethrower"
        t.refused(f"0 discard {other}", "SA-TURN-22").refused("0 play infected", "SA-TURN-22")
        if who != "thing 0":
            t.refused("0 play flamethrower 1", "SA-TURN-22")
        t.say("0 discard infected").see(f"hand 0 infected*3 {other}", "asked 0 commit", "pile infected",
                                        "events drew 1")
    for card, play in (("resolute", "play resolute"), ("whisky", "play whisky"),
                       ("barred_door", "play barred_door left"), ("quarantine", "play quarantine 1"),
                       ("watch_your_back", "play watch_your_back")):
        table(f"seats 4; thing 3; hand 0 infected*4 {card}; stage play").refused(f"0 {play}", "SA-TURN-22")
        table(f"seats 4; thing 3; hand 0 infected*3 {card} axe; stage play").can(
            f"0 {play}", f"0 discard {card}", "0 discard infected")


@pytest.mark.rules("SA-TURN-21", "SA-TURN-22", "SA-R-12")
def test_a_fourth_infected_kept_from_resolute() -> None:
    """It, too, waits for phase 2, and must then be discarded."""
    t = table("seats 4; thing 3; hand 0 infected*3 resolute axe; stage play; deck infected analysis whisky")
    t.say("0 play resolute; 0 hold infected").see("no event infected_in_excess", "options 0 discard infected")
    t.refused("0 play axe left", "SA-TURN-22").refused("0 discard axe", "SA-TURN-22")
    t.say("0 discard infected").see("hand 0 infected*3 axe", "asked 0 commit")


UNBIDDEN = [
    ("hand 0 the_thing infected; hand 1 infected*3 axe; stage exchange", "0 give infected; 1 give axe", 1),
    ("hand 1 the_thing infected; hand 0 infected*3 axe; stage exchange", "0 give axe; 1 give infected", 0),
    ("thing 4; hand 1 infected*3 no_thanks; deck infected DECK; stage exchange", "0 give suspicion; 1 refuse no_thanks",
     1),
    ("thing 4; hand 1 infected*3 im_comfortable; hand 0 change_places; deck infected DECK; stage play",
     "0 play change_places 1; 1 refuse im_comfortable", 1),
    ("thing 4; hand 0 infected*3 axe only; deck blind_date infected DECK; stage draw", "0 draw; 0 place axe", 0),
    ("thing 1; infected 0; hand 0 infected*3 axe only; deck forgetful infected*3 DECK; stage draw",
     "0 draw; 0 hold infected", 0),
    (
        "hand 0 the_thing infected; hand 1 infected*3 axe; hand 2 whisky; hand 3 whisky; hand 4 whisky; "
        "deck chain_reaction DECK; stage draw",
        "0 draw; 0 give infected; 1 give axe; 2 give whisky; 3 give whisky; 4 give whisky", 1),
]


@pytest.mark.rules("SA-TURN-21", "SA-R-13", "SA-TERM-15")
@pytest.mark.parametrize("lines, script, who", UNBIDDEN)
def test_a_fourth_infected_that_came_unbidden_is_replaced(lines: str, script: str, who: int) -> None:
    """However it came, it is discarded face down and one event card drawn; with super-infection it stays."""

    def after(option: str) -> Table:
        deck = "" if "deck" in lines else "deck DECK; "
        return table(
            f"seats 5; option fourth_infected {option}; {deck}{lines}".replace(
                "DECK", "analysis change_places youd_better_run")
        ).say(script)

    t = after("replace")
    t.see(f"event infected_in_excess seat={who}", "events infected_in_excess 1",
          "no event infected_in_excess card=infected", f"seen {who} infected_in_excess card=infected",
          f"size hand {who} 4", "pile has infected", f"hand {who} has infected*3")
    since = t.m.events(None, t.event("infected_in_excess")["n"])
    assert [e["seat"] for e in since if e["kind"] == "drew"] == [who]
    after("super_infection").see("no event infected_in_excess", f"hand {who} infected*4")


@pytest.mark.rules("SA-R-13")
def test_the_replacement_may_be_replaced_in_turn() -> None:
    """While the card drawn is again a fourth Infected!, it is discarded and another drawn; three are no excess."""
    t = table("seats 4; thing 3; hand 1 infected*3 no_thanks; deck infected infected axe; stage exchange")
    t.say("0 give suspicion; 1 refuse no_thanks").see("events infected_in_excess 2", "hand 1 infected*3 axe",
                                                      "pile infected*2 no_thanks", "active 1")
    t = table("seats 4; thing 3; hand 1 infected*2 whisky no_thanks; deck infected axe; stage exchange")
    t.say("0 give suspicion; 1 refuse no_thanks").see("no event infected_in_excess", "hand 1 infected*3 whisky")


@pytest.mark.rules("SA-R-13", "SA-XCH-18")
def test_roles_change_before_the_fourth_is_replaced() -> None:
    """A Human who gets the fourth from The Thing is Infected, though it is discarded at once."""
    t = table("seats 4; hand 0 the_thing infected; hand 1 infected*3 axe; deck analysis; stage exchange")
    t.say("0 give infected; 1 give axe").see("role 1 infected", "hand 1 infected*3 analysis", "pile infected")


@pytest.mark.rules("SA-R-13", "SA-TURN-22")
def test_super_infection_still_discards_one_in_phase_two() -> None:
    """Four may be kept, but who holds four in phase 2 must discard an Infected!"""
    lines = "seats 4; option fourth_infected super_infection; thing 3; hand 0 infected*4; deck whisky; stage draw"
    t = table(lines).say("0 draw").see("options 0 discard infected").refused("0 discard whisky", "SA-TURN-22")
    t.say("0 discard infected").see("hand 0 infected*3 whisky", "asked 0 commit")


# --- Nothing to give --------------------------------------------------------------------------------

SUPER = "seats 5; option fourth_infected super_infection"


@pytest.mark.rules("SA-R-14", "SA-ACT-03")
def test_super_infection_of_the_requester() -> None:
    """Who must offer and can give nothing is out: hand to the pile unseen, role hidden, turn over."""
    t = table(f"{SUPER}; thing 3; hand 0 infected*4; stage exchange")
    t.see("alive 1 2 3 4", "event eliminated seat=0 why=super_infection", "pile infected*4", "active 1", "asked 1 draw",
          "no event exchange", "no event laid_down", "event turn_over seat=0")
    assert t.event("eliminated") == {"n": 0, "kind": "eliminated", "seat": 0, "why": "super_infection"}
    assert t.m.view(1)["infected"] == [None, "human", None, None, None]
    table(f"{SUPER}; thing 3; hand 0 infected*3 axe; stage exchange").see("asked 0 commit", "alive 0 1 2 3 4")
    table(f"{SUPER}; thing 1; infected 0; hand 0 infected*4; stage exchange").see("options 0 give infected")
    table(f"{SUPER}; hand 0 the_thing infected*3; stage exchange").see("options 0 give infected")
    table("seats 5; thing 3; hand 0 infected*3 axe; stage exchange").see("asked 0 commit")


@pytest.mark.rules("SA-R-14")
def test_super_infection_of_the_responder() -> None:
    """When the offer arrives, a responder without a card to give is out; the offer goes back and the turn passes on."""
    t = table(f"{SUPER}; thing 3; hand 0 axe; hand 1 infected*4; stage exchange").say("0 give axe")
    t.see("alive 0 2 3 4", "event took_back seat=0", "hand 0 has axe", "size hand 0 4", "no event exchanged",
          "active 2", "pile infected*4", "event eliminated seat=1 why=super_infection")
    t = table(f"{SUPER}; infected 1; hand 0 the_thing axe; hand 1 infected*4; stage exchange").say("0 give axe")
    t.see("options 1 give infected", "alive 0 1 2 3 4")
    t = table(f"{SUPER}; hand 1 the_thing infected*3; hand 0 axe; stage exchange").say("0 give axe")
    t.see("options 1 give infected")


@pytest.mark.rules("SA-R-14")
def test_super_infection_after_missed() -> None:
    """A substitute without a card to give is out; so is a requester who has none for the substitute."""
    t = table(f"{SUPER}; thing 4; hand 0 axe; hand 1 missed; hand 2 infected*4; deck whisky; stage exchange")
    t.say("0 give axe; 1 refuse missed; 0 keep").see("alive 0 1 3 4", "hand 0 has axe", "active 1",
                                                     "no event exchanged")
    lines = f"{SUPER}; thing 1; infected 0; hand 1 missed; deck whisky; stage exchange; hand 0 infected"
    t = table(f"{lines}*4").say("0 give infected; 1 refuse missed")
    t.see("alive 1 2 3 4", "pile infected*4 missed", "event took_back seat=0", "active 1", "no event settled",
          "event eliminated seat=0 why=super_infection")
    t = table(f"{lines}*3 axe").say("0 give infected; 1 refuse missed")
    t.see("asked 0 settle_offer", "options 0 give axe")
    t = table(f"{lines}*3 axe").say("0 give axe; 1 refuse missed").see("options 0 keep", "alive 0 1 2 3 4")


@pytest.mark.rules("SA-R-14")
def test_super_infection_in_the_middle_of_a_turn() -> None:
    """In an exchange asked by a Panic: without the requester the turn is over, without the responder it goes on."""
    lines = f"{SUPER}; thing 3; deck cant_we_be_friends; stage draw; hand"
    t = table(f"{lines} 0 infected*4").say("0 draw; 0 choose 2").see("alive 1 2 3 4", "active 1", "asked 1 draw")
    t.see("pile infected*4 cant_we_be_friends", "no event exchange", "events eliminated 1", "no event no_exchange")
    t = table(f"{lines} 2 infected*4; hand 0 axe").say("0 draw; 0 choose 2; 0 give axe")
    t.see("alive 0 1 3 4", "active 0", "asked 0 commit", "hand 0 has axe", "event exchange seat=0 other=1")


@pytest.mark.rules("SA-R-14")
def test_super_infection_before_the_pass() -> None:
    """Before everybody passes a card those who cannot are out, again on the closed ring; the others still pass."""
    t = table(
        f"{SUPER}; thing 2; infected 1; hand 0 infected*4 only; hand 1 infected*4; deck chain_reaction; stage draw")
    t.say("0 draw").see("alive 1 2 3 4", "waiting 1 2 3 4", "options 1 give infected", "active 0")
    t.say("1 give infected").turns(1).see("active 1", "hand 2 has infected", "asked 1 draw")
    hands = "infected 1; hand 2 infected*4 only; hand 1 infected*4 only; deck chain_reaction; stage draw"
    t = table(f"{SUPER}; thing 3; {hands}").say("0 draw")
    t.see("alive 0 3 4", "pile infected*8", "resolving chain_reaction")
    t = table(f"{SUPER}; thing 3; active 2; {hands}").say("2 draw")
    t.see("alive 0 1 3 4", "options 1 give infected")  # with 2 gone, The Thing is next to 1
    t = table(
        f"{SUPER}; thing 3; infected 2; hand 2 infected*4; hand 3 the_thing no_thanks axe whisky; "
        "deck chain_reaction; stage draw")
    t.say("0 draw").see("alive 0 1 2 3 4", "waiting 0 1 2 3 4")


# --- Plays without effect ---------------------------------------------------------------------------


@pytest.mark.rules("SA-TURN-23", "SA-R-16", "SA-ACT-28")
@pytest.mark.parametrize(
    "card, lines",
    [("axe", ""), ("axe", "; door 1 2"), ("flamethrower", "; door 0 1; quarantine 3 2"),
     ("analysis", "; door 0 1; door 3 0"), ("suspicion", "; quarantine 1 2; quarantine 3 2"),
     ("change_places", "; door 0 1; door 3 0"), ("barred_door", "; door 0 1; door 3 0"),
     ("youd_better_run", "; out 2; quarantine 1 1; quarantine 3 1"),
     ("seduction", "; out 2; door 0 1; quarantine 3 1")],
)
def test_a_card_without_a_target_is_not_played(card: str, lines: str) -> None:
    """It can be discarded, kept or given; a table where it has a target lets it be played."""
    base = f"seats 4; thing 3; hand 0 {card} whisky watch_your_back resolute scared; stage"
    t = table(f"{base} play{lines}")
    assert not [said for said in t.options(0) if said.startswith(f"play {card}")]
    assert not [o for o, against in t.m.candidates(0) if o.verb == "play" and str(o).split()[1] == card and not against]
    t.can(f"0 discard {card}", "0 play whisky", "0 play watch_your_back", "0 play resolute")
    table(f"{base} exchange; door 1 2".replace(" scared", "")).can(f"0 give {card}")
    free = "; quarantine 1 2" if card == "axe" else "; door 1 2"
    assert [said for said in table(f"{base} play{free}").options(0) if said.startswith(f"play {card}")]


@pytest.mark.rules("SA-TURN-23", "SA-R-16")
def test_quarantine_without_a_target() -> None:
    """Where all it could be laid on are out of reach, Quarantine is not played."""
    t = table("seats 4; option edition revised; thing 3; hand 0 quarantine; quarantine 1 1; door 3 0; stage play")
    t.refused("0 play quarantine 0", "SA-REV-01").refused("0 play quarantine 1", "SA-QUA-15").refused(
        "0 play quarantine 3", "SA-DOOR-02")
    t.can("0 discard quarantine")


# --- Suspicion, and the way round ---------------------------------------------------------------------


@pytest.mark.rules("SA-R-17", "SA-ACT-10", "SA-ACT-11")
def test_suspicion_is_random() -> None:
    """Chance picks among the four cards alike; actor and owner learn which one, nobody else does."""
    t = table("seats 4; thing 3; hand 0 suspicion; hand 1 whisky whisky axe scared; stage play").say(
        "0 play suspicion 1; chance pick whisky")
    t.see("event card_seen seat=0 other=1", "seen 0 card_seen card=whisky", "seen 1 card_seen card=whisky",
          "unseen 2 card_seen card=whisky", "unseen 3 card_seen card=whisky", "no event card_seen card=whisky",
          "hand 1 whisky whisky axe scared", "knows 0 hand 1 1 of whisky")
    t = table("seats 4; thing 3; hand 0 suspicion; hand 1 whisky whisky axe scared; stage play")
    t.m.answer(0, t.m.read(0, "play suspicion 1"))
    assert t.m.asked == {-1: "random_card"}
    assert sorted(zip(map(str, t.m.options(-1)), t.m.weights(), strict=True)) == [
        ("pick axe", 1), ("pick scared", 1), ("pick whisky", 2)]


@pytest.mark.rules("SA-R-20", "SA-ACT-17", "SA-ACT-18", "SA-ACT-19", "SA-TURN-02")
def test_watch_your_back_turns_the_order_round() -> None:
    """From that instant on: the exchange of the same turn, the order of turns, Missed!; a second one turns it back."""
    t = table("seats 5; thing 2; hand 0 watch_your_back axe; hand 4 missed; stage play; deck whisky")
    t.say("0 play watch_your_back").see("way counter_clockwise", "event reversed clockwise=no",
                                        "event exchange seat=0 other=4")
    t.say("0 give axe; 4 refuse missed").see("event missed seat=4 substitute=3").say("0 keep; 3 give seduction")
    t.see("active 4", "hand 3 has axe")
    t = table("seats 5; thing 2; way counter_clockwise; hand 0 watch_your_back; stage play").say(
        "0 play watch_your_back")
    t.see("way clockwise", "event reversed clockwise=yes", "event exchange seat=0 other=1")
    t.say("0 give suspicion; 1 give suspicion").see("active 1")


@pytest.mark.rules("SA-R-20")
def test_what_follows_the_direction_and_what_does_not() -> None:
    """Chain reaction and Revelations go the way of play; the party is always clockwise; left and right never change."""
    lines = "seats 5; thing 2; way counter_clockwise; hand 0 whisky; stage draw; deck"
    t = table(f"{lines} chain_reaction").say(
        "0 draw; 0 give whisky; 1 give suspicion; 2 give seduction; 3 give seduction; 4 give resolute")
    t.see("hand 4 has whisky", "active 4")
    t = table(f"{lines} revelations").say("0 draw; 0 show nothing").see("asked 4 reveal").say("4 show nothing")
    t.see("asked 3 reveal")
    t = table(f"{lines} so_this_is_the_party").say("0 draw").see("ring 1 0 3 2 4", "event exchange seat=0 other=1")
    for way in ("clockwise", "counter_clockwise"):
        board = f"seats 5; thing 2; way {way}; stage play; hand 0"
        table(f"{board} barred_door").say("0 play barred_door left").see("door 0 1 1", "door 0 4 0")
        table(f"{board} barred_door").say("0 play barred_door right").see("door 0 4 1", "door 0 1 0")
        table(f"{board} axe; door 0 1; door 4 0").say("0 play axe left").see("door 0 1 0", "door 0 4 1")
        t = table(f"seats 5; thing 2; way {way}; deck one_two; stage draw").say("0 draw; 0 swap left")
        t.see("event swapped seat=0 other=3")
