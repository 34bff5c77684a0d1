"""How a game ends, and who has won."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, table

FIRE = "hand 0 flamethrower; stage play"


def over(t: Table) -> dict[str, Any]: return t.event("over")


def won(t: Table) -> list[int]:
    assert t.m.outcome is not None
    return t.m.outcome.winners


def declares(lines: str, script: str = "") -> Table:
    """The Thing, seat 0, declares, before its own draw unless a script leads elsewhere."""
    return table(f"{lines}; option auto_end never").say(f"{script}; 0 declare")


# --- Ending A -------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-END-01", "SA-END-03", "SA-END-04")
def test_the_thing_is_eliminated() -> None:
    """The game ends at once, and exactly the Humans still in play win: nobody else, nobody eliminated."""
    t = table(f"seats 6; thing 1; infected 2; out 5; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0 3 4", "no event exchange", "no event turn_over")
    assert t.m.waiting == frozenset() and t.m.outcome is not None and t.m.outcome.grade == "humans"
    t = table(f"seats 6; thing 1; infected 0 2; {FIRE}").say("0 play flamethrower 1; 1 accept").see("winners 3 4 5")
    t = table(f"seats 6; thing 1; hand 1 no_barbecue; {FIRE}").say("0 play flamethrower 1; 1 refuse no_barbecue")
    t.see("running")
    t = table(f"seats 6; thing 2; {FIRE}").say("0 play flamethrower 1; 1 accept").see("running")


@pytest.mark.rules("SA-END-02", "SA-END-05", "SA-ELIM-09")
@pytest.mark.parametrize(("lines", "script"), [
    (f"thing 1; infected 2; {FIRE}", "0 play flamethrower 1; 1 accept"),
    ("thing 0; infected 1 2 3; hand 0 the_thing", "0 declare"), ("thing 0; infected 2; hand 0 the_thing", "0 declare")])
def test_all_is_shown_at_the_end(lines: str, script: str) -> None:
    """At the end everybody shows role and hand, before everybody."""
    t = table(f"seats 5; out 4; {lines}; hand 3 infected axe scared missed").say(script)
    roles = ["thing" if f"thing {s}" in lines else "infected" if f"{s}" in lines.split("infected ")[1].split(";")[0]
             else "human" for s in range(5)]
    for who in (None, 0, 2, 4):
        last = t.event("over", who)
        assert last["roles"] == roles == t.m.view(who)["infected"]
        assert sorted(last["hands"][3]) == sorted(["infected", "axe", "scared", "missed"])
        assert t.m.view(who)["cards"]["hands"][3] == last["hands"][3] and len(last["hands"]) == 5
    before = table(f"seats 5; out 4; {lines}").m.view(3)
    assert "hands" not in before["cards"] and before["infected"].count(None) >= 3


# --- Ending B -------------------------------------------------------------------------------------------

@pytest.mark.rules("SA-END-05", "SA-END-06", "SA-END-07", "SA-R-53")
def test_a_true_declaration() -> None:
    """With no Human in play The Thing's declaration ends the game: it wins with the Infected still in play."""
    t = declares("seats 6; thing 0; infected 1 2 3; out 4 5")
    t.see("over SA-END-05", "winners 0 1 2 3", "event declared seat=0")
    assert t.m.outcome is not None and t.m.outcome.grade == "infection" and t.m.waiting == frozenset()
    t.refused("0 declare", "core/not_your_turn")


@pytest.mark.rules("SA-END-08", "SA-END-06", "SA-END-07")
def test_the_eliminated_lose() -> None:
    """An Infected eliminated before loses, as do the Humans, all of them eliminated."""
    t = declares("seats 6; thing 0; infected 1 2 3 4; out 4 5").see("winners 0 1 2 3")
    assert t.m.outcome is not None and t.m.outcome.returns == [1, 1, 1, 1, -1, -1]


@pytest.mark.rules("SA-END-09", "SA-R-55")
def test_the_last_human_infected_loses() -> None:
    """Whose infection took the last Human away loses as a Human; those infected before do not."""
    lines = "seats 5; thing 0; infected 2 3; out 4; hand 0 infected; hand 1 axe; stage exchange"
    declares(lines, "0 give infected; 1 give axe").see("role 1 infected", "over SA-END-05", "winners 0 2 3")
    t = table("seats 5; thing 0; infected 2; out 4; option auto_end at_once; stage exchange; hand 0 infected;"
              "hand 1 axe")
    t.say("0 give infected; 1 give axe").see("role 1 infected", "running", "role 3 human")
    lines = "seats 5; thing 0; infected 1 2; out 4; way counter_clockwise; hand 3 whisky; hand 0 infected"
    declares(f"{lines}; stage exchange", "0 give infected; 3 give whisky").see("winners 0 1 2")


@pytest.mark.rules("SA-R-55", "SA-END-09")
def test_no_penalty_when_the_last_human_was_eliminated() -> None:
    """If the last Human was eliminated instead, all the Infected in play win."""
    t = declares(f"seats 5; thing 0; infected 1 2 3; {FIRE}", "0 play flamethrower 4; 4 accept")
    t.see("over SA-END-05", "winners 0 1 2 3")
    lines = "seats 5; thing 0; infected 2 3; hand 1 axe; hand 0 flamethrower infected; stage play"
    declares(lines, "0 play flamethrower 4; 4 accept; 0 give infected; 1 give axe").see("winners 0 2 3")


@pytest.mark.rules("SA-END-10", "SA-R-54")
def test_the_thing_alone() -> None:
    """The Thing wins alone if nobody was Human when eliminated; eliminated Infected do not matter."""
    t = declares("seats 5; thing 0; infected 1 2 3 4").see("over SA-END-05", "winners 0")
    assert t.m.outcome is not None and t.m.outcome.grade == "alone"
    declares("seats 5; thing 0; infected 1 2 3 4; out 4").see("winners 0")
    declares("seats 5; thing 0; infected 1 2 3; out 4").see("winners 0 1 2 3")
    lines = "seats 5; option fourth_infected super_infection; thing 0; infected 2 3 4; hand 1 infected*4"
    t = declares(f"{lines}; stage exchange", "0 give suspicion").see("winners 0 2 3 4")
    t.see("event eliminated seat=1 why=super_infection")


@pytest.mark.rules("SA-R-54", "SA-END-10")
def test_the_thing_alone_by_option() -> None:
    """With solo_win=no_elimination it wins alone only if nobody was eliminated at all."""
    lines = "option solo_win no_elimination; thing 0; infected 1 2 3 4"
    declares(f"seats 5; {lines}").see("winners 0")
    declares(f"seats 5; {lines}; out 4").see("winners 0 1 2 3")
    declares("seats 5; option solo_win no_elimination; thing 0; infected 1 2 3; out 4").see("winners 0 1 2 3")


@pytest.mark.rules("SA-END-11", "SA-R-53")
def test_a_false_declaration() -> None:
    """If a Human is in play when The Thing declares, the Humans in play win and everybody else loses; it is final."""
    t = declares("seats 6; thing 0; infected 1 2; out 5").see("over SA-END-11", "winners 3 4", "event declared seat=0")
    assert t.m.outcome is not None and t.m.outcome.grade == "humans" and t.m.outcome.returns == [-1, -1, -1, 1, 1, -1]
    assert t.m.waiting == frozenset() and over(t)["reason"] == "SA-END-11"
    t.refused("0 declare", "core/not_your_turn").refused("0 draw", "core/not_your_turn")


@pytest.mark.rules("SA-R-52", "SA-INFO-11", "SA-THING-07")
@pytest.mark.parametrize(("lines", "script", "allowed"), [
    ("stage draw", "", True), ("stage play", "", True), ("stage exchange", "", True),
    ("active 2; stage draw", "", True),
    ("active 2; stage play", "", True), ("active 2; stage exchange", "", True),
    ("active 1; stage exchange", "1 give suspicion", False),
    ("hand 0 flamethrower; stage play", "0 play flamethrower 1", False),
    ("deck revelations; stage draw", "0 draw", False),
    ("deck chain_reaction; stage draw", "0 draw", False), ("hand 0 resolute; stage play", "0 play resolute", False),
    ("hand 0 resolute; deck axe*2 whisky; stage play", "0 play resolute; 0 hold axe", True)])
def test_when_the_thing_may_declare(lines: str, script: str, allowed: bool) -> None:
    """The Thing may declare at every rest point, in anybody's turn, never while resolving; nobody else may."""
    t = table(f"seats 5; thing 0; infected 1 2; {lines}").say(script)
    if allowed: t.can("0 declare")
    else: t.refused("0 declare", "core/no_rest_point")
    for who in range(1, 5): t.refused(f"{who} declare", "SA-THING-07")
    assert [str(o) for o in t.m.standing(0)] == ["declare"] * allowed and t.m.standing(1) == []
    t = table("seats 5; thing 0; out 0; infected 1 2; active 1; feud yes; option vendetta true; stage draw")
    t.refused("0 declare", "SA-THING-07")


# --- Grace ----------------------------------------------------------------------------------------------

LAST = "seats 5; out 4; thing 0; infected 2 3; hand 0 infected; hand 1 axe; stage exchange"


@pytest.mark.rules("SA-END-12", "SA-R-52")
def test_a_lap_of_grace() -> None:
    """Without a declaration the game closes once all living have finished one more turn after the present one."""
    t = table(LAST).say("0 give infected; 1 give axe").see("running", "active 1").turns(3).see("running", "active 0")
    t.turns(1).see("over SA-END-12", "winners 0 2 3", "events turn_over 5", "no event declared")
    t = table("seats 4; thing 2; infected 0 3; active 1; hand 1 axe; hand 2 infected; stage exchange")
    t.say("1 give axe; 2 give infected").see("role 1 infected").turns(3).see("running", "active 1").turns(1)
    t.see("over SA-END-12")
    t = table("seats 5; thing 0; infected 1 2 3; hand 0 flamethrower; stage play")
    t.say("0 play flamethrower 4; 4 accept")
    t.turns(1).see("running").turns(3).see("running").turns(1).see("over SA-END-12", "winners 0 1 2 3")
    t = table(LAST).say("0 give infected; 1 give axe").turns(2).say("0 declare").see("over SA-END-05")


@pytest.mark.rules("SA-END-12", "SA-R-52")
def test_grace_waits_for_all_the_living() -> None:
    """Who is passed over still has a turn owed, who plays twice has none more; the eliminated are not waited for."""
    lines = "seats 4; thing 0; infected 1 2 3; lost 4; turn 5"
    t = table(f"{lines}; owed 0 3; active 3; stage exchange").turns(1).see("running").turns(1).see("over SA-END-12")
    t = table(f"{lines}; owed 0 1; active 3; hand 3 flamethrower; stage play").say("3 play flamethrower 0; 0 accept")
    t.see("over SA-END-14")
    t = table(f"{lines}; owed 0 3; active 3; hand 3 youd_better_run; stage play")
    t.say("3 play youd_better_run 0; 0 accept")
    t.see("ring 0 3 1 2").turns(3).see("running", "active 0").turns(1).see("over SA-END-12")
    t = table(f"{lines}; owed 2 3; active 3; hand 3 flamethrower; stage play").say("3 play flamethrower 2; 2 accept")
    t.turns(1).see("over SA-END-12", "winners 0")
    t = table(f"{lines}; owed 1 3; active 3; hand 3 flamethrower; stage play").say("3 play flamethrower 2; 2 accept")
    t.turns(1).see("running")


@pytest.mark.rules("SA-END-12", "SA-R-52")
def test_never_and_at_once() -> None:
    """With auto_end=never only the declaration ends it; at_once closes it at the first rest point without a Human."""
    t = table(f"{LAST}; option auto_end never").say("0 give infected; 1 give axe").turns(12).see("running")
    t.say("0 declare").see("over SA-END-05")
    t = table(f"{LAST}; option auto_end at_once").see("running").say("0 give infected; 1 give axe")
    t.see("over SA-END-12", "winners 0 2 3", "no event declared", "active 1", "no event drew",
          "no event exchange seat=1")
    lines = "seats 5; thing 0; infected 1 2 3; option auto_end at_once; hand 0 flamethrower; stage play"
    t = table(lines).say("0 play flamethrower 4; 4 accept")
    t.see("over SA-END-12", "no event exchanged", "winners 0 1 2 3")
    t = table("seats 5; thing 0; infected 1 2; option auto_end at_once; hand 0 flamethrower; stage play")
    t.say("0 play flamethrower 4; 4 accept").see("running")
    lines = "seats 4; thing 0; infected 2 3; option auto_end at_once; hand 1 missed; hand 0 infected axe"
    t = table(f"{lines}; active 0; hand 3 axe; stage exchange").say("0 give infected; 1 refuse missed").see("running")


# --- Small numbers --------------------------------------------------------------------------------------

@pytest.mark.rules("SA-END-13")
def test_no_score() -> None:
    """Everybody wins or loses, and nothing else is counted."""
    t = table(f"seats 6; thing 1; infected 2; out 5; {FIRE}").say("0 play flamethrower 1; 1 accept")
    assert t.m.outcome is not None and t.m.outcome.returns == [1, -1, -1, 1, 1, -1]
    assert declares("seats 4; thing 0; infected 1 2 3").m.fast().returns == [1, -1, -1, -1]


@pytest.mark.rules("SA-END-14", "SA-R-56", "SA-END-16")
def test_nobody_wins() -> None:
    """If The Thing is eliminated while no Human is in play, the game ends without winners."""
    t = table(f"seats 5; thing 1; infected 0 2 3; out 4; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-14")
    assert won(t) == [] and t.m.outcome is not None
    assert t.m.outcome.grade == "nobody" and set(t.m.outcome.returns) == {-1}
    t = table(f"seats 4; out 2 3; thing 1; infected 0; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-14")
    t = table(f"seats 5; thing 1; infected 2 3; out 4; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0")


@pytest.mark.rules("SA-END-15", "SA-R-57")
def test_one_player_is_left() -> None:
    """One player left ends the game at once: The Thing wins as by a true declaration, or the Human never caught."""
    t = table(f"seats 4; out 2 3; thing 0; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-15", "winners 0", "no event turn_over")
    t = table(f"seats 4; out 2 3; thing 0; infected 1 2 3; {FIRE}; option auto_end never")
    t.say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-15", "winners 0")
    t = table(f"seats 4; out 2 3; option thing_in_deck true; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-15", "winners 0", "thing nobody")
    assert t.m.outcome is not None and t.m.outcome.grade == "humans"
    t = table(f"seats 4; out 3; thing 0; {FIRE}").say("0 play flamethrower 1; 1 accept").see("running")


@pytest.mark.rules("SA-END-16")
def test_the_order_of_checks() -> None:
    """First whether The Thing is out, then whether one player is left, then whether any Human is."""
    t = table(f"seats 4; out 2 3; thing 1; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-01", "winners 0")
    t = table(f"seats 4; out 2 3; thing 0; option auto_end at_once; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-15")
    t = table(f"seats 4; out 3; thing 0; infected 2; option auto_end at_once; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept")
    t.see("over SA-END-12", "winners 0 2")
    t = table(f"seats 4; out 3; thing 0; infected 2; option auto_end never; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept").see("running")
    t = table(f"seats 4; out 2; thing 1; infected 3; option vendetta true; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept").see("running")
