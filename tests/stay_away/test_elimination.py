"""Elimination: who leaves, with what, and what the others learn."""
from __future__ import annotations

from typing import Any

import pytest

from kit import Table, table

FIRE = "hand 0 flamethrower; stage play"
SUPER = "option fourth_infected super_infection"


def told(t: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [e for e in t.m.events(seat) if e["kind"] == kind]


@pytest.mark.rules("SA-ELIM-01", "SA-ACT-02")
@pytest.mark.parametrize("role", ["", "infected 1"])
def test_a_flamethrower_eliminates(role: str) -> None:
    """Whoever accepts a Flamethrower is out at once, Human or Infected; whoever cancels it stays."""
    t = table(f"seats 5; thing 3; {role}; hand 1 no_barbecue; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("alive 0 2 3 4", "event eliminated seat=1 why=flamethrower", "size hand 1 0", "running", "ring 0 2 3 4")
    t = table(f"seats 5; thing 3; {role}; hand 1 no_barbecue; {FIRE}")
    t.say("0 play flamethrower 1; 1 refuse no_barbecue")
    t.see("alive 0 1 2 3 4", "no event eliminated", "size hand 1 4", "pile flamethrower no_barbecue")


@pytest.mark.rules("SA-ELIM-02", "SA-R-65")
def test_the_hand_goes_to_the_pile_unseen() -> None:
    """The victim's cards go to the pile, and nobody sees which they were."""
    t = table(f"seats 5; thing 3; hand 1 infected axe scared missed; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("pile infected axe scared missed flamethrower")
    assert sorted(t.event("eliminated", 1)["cards"]) == ["axe", "infected", "missed", "scared"]
    for who in (None, 0, 2, 3, 4):
        assert not [e for e in t.m.events(who) if str(e.get("card")) in ("infected", "axe", "scared", "missed")]
        assert not [e for e in t.m.events(who) if e.get("cards")]
        assert "scared" not in str(t.m.view(who)["cards"]) and "hands" not in t.m.view(who)["cards"]


@pytest.mark.rules("SA-ELIM-03", "SA-R-65")
def test_the_role_of_the_eliminated_is_not_revealed() -> None:
    """Whether Human or Infected fell looks the same to the table; The Thing knows, and the victim."""
    seen = []
    for role in ("infected 2", "infected 1 2"):
        t = table(f"seats 5; thing 3; {role}; hand 1 infected axe scared missed; {FIRE}")
        t.say("0 play flamethrower 1; 1 accept")
        seen.append((t.m.events(None), t.m.events(0), t.m.events(2), t.m.view(0), t.m.view(2), t.m.view(None)))
        assert t.m.view(0)["infected"][1] is None and t.m.view(4)["infected"][1] is None
        assert t.m.view(3)["infected"][1] == t.m.view(1)["infected"][1] == ("infected" if "1" in role else "human")
    assert seen[0] == seen[1]


@pytest.mark.rules("SA-ELIM-03", "SA-END-01", "SA-R-58")
def test_the_fall_of_the_thing_is_known() -> None:
    """Only The Thing's elimination becomes known: the game ends, or a vendetta is announced."""
    t = table(f"seats 5; thing 1; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept").see("over SA-END-01")
    t = table(f"seats 5; option vendetta true; thing 1; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("running", "event vendetta seat=1", "event eliminated seat=1")
    assert [t.m.view(who)["thing"] for who in (None, 0, 1, 2, 3)] == [1] * 5
    assert t.m.view(0)["infected"] == ["human", None, None, None, None]      # nobody else's role
    t = table(f"seats 5; option vendetta true; thing 3; infected 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("no event vendetta")
    assert t.m.view(0)["thing"] is None


@pytest.mark.rules("SA-ELIM-04", "SA-ELIM-05", "SA-R-39")
def test_the_neighbours_of_the_eliminated_become_adjacent() -> None:
    """The chair drops out of the ring: what reaches a neighbour now reaches across it, both ways."""
    t = table("seats 5; out 1; thing 3; hand 0 analysis flamethrower; stage play")
    t.can("0 play analysis 2", "0 play analysis 4").refused("0 play analysis 3", "SA-TURN-16")
    t.refused("0 play analysis 1", "core/not_asked")
    t = table("seats 5; thing 3; hand 0 analysis; stage play").refused("0 play analysis 2", "SA-TURN-16")
    t = table("seats 5; out 4; thing 3; hand 0 analysis; stage play").can("0 play analysis 3", "0 play analysis 1")
    t = table(f"seats 5; thing 3; {FIRE}").say("0 play flamethrower 1; 1 accept; 0 give suspicion; 2 give seduction")
    t.see("active 2", "event exchanged seat=0 other=2")
    t = table(f"seats 5; thing 3; door 1 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("event no_exchange seat=0 other=2 rule=SA-DOOR-03", "active 2")    # the door of the merged gap
    t = table(f"seats 5; thing 3; quarantine 2 2; {FIRE}").say("0 play flamethrower 1; 1 accept")
    t.see("event no_exchange seat=0 other=2 rule=SA-QUA-03")


@pytest.mark.rules("SA-ELIM-06", "SA-R-61")
def test_infected_of_the_eliminated_come_back() -> None:
    """The Infected! of the eliminated lie in the pile, and can be drawn after the next reshuffle."""
    t = table(f"seats 5; thing 3; infected 1; hand 1 infected*2 axe*2; deck only; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept").see("pile infected*2 axe*2 flamethrower", "size deck 0")
    t.say("0 give suspicion; 2 give suspicion; 2 draw; chance back event; chance turn_up infected")
    t.see("event reshuffled deck=5", "hand 2 has infected", "role 2 human", "deck infected axe*2 flamethrower")


@pytest.mark.rules("SA-ELIM-07", "SA-R-38", "SA-DOOR-09")
@pytest.mark.parametrize(("doors", "merged"), [("", 0), ("door 0 1", 1), ("door 1 2", 1), ("door 0 1; door 1 2", 2)])
def test_doors_beside_the_eliminated(doors: str, merged: int) -> None:
    """The doors of both gaps stay in the one gap that is left; those elsewhere are untouched."""
    lines = f"seats 5; {SUPER}; thing 3; hand 1 infected*4; door 3 4; {doors}"
    t = table(f"{lines}; active 4; deck chain_reaction; stage draw").say("4 draw")
    t.see("alive 0 2 3 4", f"door 0 2 {merged}", "door 2 3 0", "door 3 4 1", "door 4 0 0")
    t.see("no event door_gone", "pile infected*4")
    assert sum(t.m.view(None)["doors"]) == merged + 1


@pytest.mark.rules("SA-ELIM-07", "SA-QUA-14", "SA-R-38")
def test_the_quarantine_of_the_eliminated() -> None:
    """Their Quarantine is discarded, and only theirs."""
    t = table(f"seats 5; {SUPER}; thing 3; hand 1 infected*4; quarantine 1 3; quarantine 4 3; deck chain_reaction;"
              f"stage draw")
    t.say("0 draw").see("alive 0 2 3 4", "quarantine 1 0", "quarantine 4 3", "pile infected*4 quarantine")
    t.see("event quarantine_over seat=1 why=eliminated", "events quarantine_over 1")


@pytest.mark.rules("SA-ELIM-08", "SA-R-58")
def test_the_thing_card_leaves_the_game() -> None:
    """The Thing's card never enters the pile: it is out of the game; the rest of the hand is discarded unseen."""
    t = table(f"seats 5; option vendetta true; infected 2; hand 1 the_thing axe scared missed; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept")
    t.see("gone the_thing", "pile axe scared missed flamethrower", "deck lacks the_thing")
    hidden = ("the_thing", "axe", "scared", "missed")
    assert not [e for who in (None, 0, 3) for e in t.m.events(who) if e.get("card") in hidden]


@pytest.mark.rules("SA-ELIM-09", "SA-R-54")
@pytest.mark.parametrize(("role", "name", "winners"), [("", "human", "0 2 3"), ("infected 1 2 3", "infected", "0")])
def test_the_role_of_the_eliminated_counts_at_the_end(role: str, name: str, winners: str) -> None:
    """What somebody was when eliminated is kept to the end: shown then, and counted in the result."""
    t = table(f"seats 4; thing 0; {role or 'infected 2 3'}; option auto_end never; {FIRE}")
    t.say("0 play flamethrower 1; 1 accept; 0 declare").see("over SA-END-05", f"winners {winners}")
    assert told(t, "over")[0]["roles"][1] == name
    assert told(t, "over")[0]["hands"][1] == []


@pytest.mark.rules("SA-ACT-03", "SA-ELIM-01", "SA-R-14")
def test_nothing_else_eliminates() -> None:
    """Only a Flamethrower eliminates: four Infected! do not, unless super_infection is on and a card must be given."""
    t = table("seats 5; thing 3; hand 0 infected*3 whisky; deck infected; stage draw").say("0 draw; 0 discard infected")
    t.see("alive 0 1 2 3 4", "hand 0 infected*3 whisky", "asked 0 commit")
    t = table(f"seats 5; {SUPER}; thing 3; hand 0 infected*4; stage exchange")
    t.see("alive 1 2 3 4", "event eliminated seat=0 why=super_infection", "active 1", "asked 1 draw",
          "no event exchange")
    t = table("seats 5; thing 3; hand 0 infected*3 axe; stage exchange").see("asked 0 commit", "options 0 give axe")
