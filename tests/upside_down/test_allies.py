"""Allies, Items and Eleven's Powers: whose they are, what they add, and when they are gone."""
from __future__ import annotations

from collections import Counter

import pytest

import penombra
from kit import Table, town
from penombra import find, load

WILL = "stack will_castle 4 4"               # not saved yet
LABS = "stack lab_1 1; stack lab_2 1; stack lab_3 1"
NEXT = "next scene roadblock roadblock"      # nothing comes of it


def nancy(at: str, rest: str) -> Table:
    """Nancy acts; the others are elsewhere."""
    return town(f"{WILL}; {NEXT}; seats 3; person 0 nancy {at}; person 1 mike castle; person 2 joyce castle; hand 1 1 2;"
                f"stage act; {rest}")


# --- Allies ---------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-ALLY-01")
def test_allies_wait() -> None:
    """Two Allies of eight come up at random, each with as many tokens as its card says."""
    rows = load("upside_down").tables["allies"]
    found: Counter[str] = Counter()
    for season in (1, 2):
        for seed in range(30):
            view = penombra.new("upside_down", 2, seed=seed, options={"season": season}).view(None)
            waiting = {name: at for name, at in view["ally"].items() if at != "deck"}
            assert sorted(waiting.values()) == ["ally_byers", "ally_school"]
            for name, slot in waiting.items(): assert view["stacks"][slot]["size"] == rows[name]["stack"]
            found.update(list(waiting))
    assert len(found) == len(rows)
    m = town("seats 2; stage setup").scenario.match
    while not str(m.options(-1)[0]).startswith("ally"): m.answer(-1, m.options(-1)[0])
    assert len(m.options(-1)) == 8 and set(m.weights()) == {1}
    t = town("seats 2; stage setup; next ally steve_harrington flo").see("event ally_waits ally=steve_harrington")
    t.see("event ally_waits ally=flo", "events ally_waits 2")


@pytest.mark.rules("UD-ALLY-02", "UD-ALLY-05")
def test_allies_stay_and_help_each_time() -> None:
    """A recruited Ally stays with its owner and helps every time: using it costs nothing."""
    t = nancy("school", "ally flo waits ally_school; stack ally_school 2; hand 0 2 2; next ally karen_wheeler")
    t.say("0 do recruit_ally; 0 commit 1")
    t.see("ally flo owned 0", "event recruited seat=0 ally=flo", "ally karen_wheeler waits ally_school")
    lines = f"{WILL}; {LABS}; seats 2; person 0 nancy police; person 1 mike castle; ally flo owned 0; hand 0 1 1; hand 1 1 2"
    t = town(f"{lines}; next item camera compass waffles; next scene roadblock split_up")
    t.say("0 spend none; 0 stop; 0 do get_item; 0 commit 1").see("event committed value=3").say("0 keep camera")
    t.say("1 spend none; 1 stop; 1 pass").see("active 0", "ally flo owned 0", "owns 0 camera")
    t.say("0 spend none; 0 stop; 0 do get_item; 0 commit 1").see("events drew_item 6", "ally flo owned 0", "no event ally_gone")


@pytest.mark.rules("UD-ALLY-03")
def test_any_number_of_allies() -> None:
    """There is no limit: one Character may own all of them, and all of them help."""
    names = [name for name, row in load("upside_down").tables["allies"].items() if 1 in row["seasons"]]
    all_mine = "; ".join(f"ally {name} owned 0" for name in names if name != "flo")
    t = nancy("school", f"{all_mine}; ally flo waits ally_school; stack ally_school 2; hand 0 2 2")
    t.say("0 do recruit_ally; 0 commit 1").see(*(f"ally {name} owned 0" for name in names), "stack ally_school empty")
    t = town(f"{WILL}; seats 2; person 0 lucas main; person 1 mike castle; {all_mine}; hand 0 2f 2f").say("0 spend 1")
    t.see("points 5")                                    # one, the card with Jonathan for a friend, and Callahan's one


@pytest.mark.rules("UD-ALLY-04", "UD-ITEM-06")
def test_nothing_is_traded() -> None:
    """Allies and Items never change hands: there is no answer that gives one away, at any moment of a turn."""
    names = {verb.word for verb in find("upside_down").verbs.verbs}
    assert names == {"spend", "go", "stop", "do", "fight", "pass", "peek", "skip", "stack", "done", "commit", "keep", "give_up",
                     "place", "target", "figure", "dismiss", "discard"}
    t = town(f"{WILL}; {LABS}; seats 2; person 0 nancy main; person 1 mike main; owns 0 camera waffles; owns 1 compass;"
             f"hand 0 1 1; hand 1 1 2; ally flo owned 0; ally officer_powell owned 1; {NEXT}")
    for said in ("spend none", "stop", "pass"):
        assert not {str(o).split()[0] for o in t.m.options(0)} & {"give_up", "dismiss", "keep"}
        assert t.m.waiting == {0}
        t.say(f"0 {said}")
    t.see("active 1", "owns 0 camera waffles", "owns 1 compass", "ally flo owned 0", "ally officer_powell owned 1")


@pytest.mark.rules("UD-ALLY-05")
def test_what_an_ally_adds() -> None:
    """An Ally's effect is always on, but for its owner only, and where it names actions only for those."""
    foe = "foe demogorgon police; stack demogorgon_1 5 5; hand 0 1 1"
    nancy("police", f"{foe}; ally steve_harrington owned 0").say("0 commit 1").see("event turned_up value=5")
    nancy("police", f"{foe}; ally steve_harrington owned 1").say("0 commit 1").see("event turned_up value=3")
    nancy("police", f"{foe}; ally karen_wheeler owned 0; ally flo owned 0").say("0 commit 1").see("event turned_up value=3")
    t = nancy("castle", "ally karen_wheeler owned 0; hand 0 1 1")
    t.say("0 do calm_down; 0 commit 1").see("event committed value=3")
    for s, points in ((0, 2), (1, 1)):
        lines = f"{WILL}; seats 2; person 0 nancy main; person 1 mike castle; hand 0 1 2; ally officer_callahan owned {s}"
        town(lines).say("0 spend none").see(f"points {points}")


@pytest.mark.rules("UD-ALLY-06", "UD-R-67")
def test_officer_powell() -> None:
    """His owner ignores one danger, besides one for each empty slot of the Laboratory; on another's turn he does nothing."""
    lines = f"{WILL}; seats 2; person 0 nancy main; person 1 mike main; hand 0 1d 2d 3d; ally officer_powell owned {{}}; {NEXT}"
    for owner, labs, ignored in ((0, 3, 1), (1, 3, 0), (0, 2, 2), (1, 2, 1), (0, 1, 3), (1, 0, 3)):
        stacks = "; ".join(f"stack lab_{n} 1" for n in range(1, labs + 1)) or "active 0"
        t = town(f"{lines.format(owner)}; {stacks}").say("0 spend 1+2+3; 0 stop")
        t.see(f"event scenes_due danger=3 ignored={ignored} many={1 + max(0, 3 - ignored)}")
    town(f"{lines.format(0)}; {LABS}").say("0 spend none; 0 stop; 0 pass").see("event scenes_due danger=0 ignored=1 many=1")


@pytest.mark.rules("UD-ALLY-07", "UD-R-15")
def test_jonathan() -> None:
    """His owner is never alone, be it for friends icons or where a Scene asks who is; he himself is nobody's prey."""
    for season in (1, 2):
        lines = f"seats 3; option season {season}; stack {['', 'will_castle', 'will_1'][season]} 4; person 0 joyce main;"
        lines += f"person 1 lucas police; person 2 mike byers; {LABS}; ally jonathan_byers owned 0"
        town(f"{lines}; hand 0 2f 1f").say("0 spend 1+2").see("points 6")
        t = town(f"{lines}; hand 0 2f 1f; stage act").say("0 do get_item; 0 commit 1+2").see("event committed value=7")
        town(f"{lines}; stage scenes; next scene split_up").see("fear 0 0", "fear 1 1", "fear 2 1")
        town(f"{lines.replace('person 2 mike byers', 'person 2 mike main')}; hand 0 2f 1f").say("0 spend 1+2").see("points 6")
        assert t.m.view(None)["ally"]["jonathan_byers"] == 0 and len(t.m.view(None)["fear"]) == 3


# --- Items ----------------------------------------------------------------------------------------------

BONUS = {"gasoline": (2, "fight remove_vines"), "nail_bat": (3, "fight"), "revolver": (2, "fight"),
         "wrist_slingshot": (1, "fight rescue_will"), "bear_trap": (2, "fight"),
         "flashlight": (1, "investigate_lab rescue_will remove_vines"), "lab_badge": (3, "investigate_lab"),
         "camera": (2, "investigate_lab gather_info"), "compass": (1, "gather_info investigate_lab remove_vines"),
         "string_lights": (2, "rescue_will"), "protective_suit": (1, "rescue_will remove_vines close_gate"),
         "walkie_talkie": (2, "help_eleven recruit_ally"), "waffles": (3, "help_eleven"), "missing_poster": (2, "recruit_ally"),
         "mixtape": (2, "calm_down close_gate")}
WHERE = {"fight": "main", "calm_down": "castle", "gather_info": "police", "get_item": "lab",
         "recruit_ally": "school", "help_eleven": "wheeler", "investigate_lab": "lab",
         "rescue_will": "u_school", "remove_vines": "west", "close_gate": "gate"}


def value(action: str, mine: str, theirs: str = "") -> int:
    """The action value with one card of value 1, beside a friend who does nothing."""
    season = 2 if action in ("remove_vines", "close_gate") else 1
    at = WHERE[action]
    lines = f"seats 2; option season {season}; met {season - 1}; person 0 lucas {at}; person 1 mike {at}; hand 0 1 1; stage act;"
    lines += f"owns 0 {mine}; owns 1 {theirs}; {LABS}; stack ally_school 4 4; ally mr_clarke waits ally_school;"
    if season == 1: lines += "stack power_void 4 4; stack will_school 4 4; stack will_castle 4; stack demogorgon_1 4 4;"
    else: lines += "stack vines_west 4 4; stack gate_1 4 4;"
    t = town(f"{lines} foe demogorgon main" if action == "fight" else lines)
    if action != "fight": t.say(f"0 do {action}")
    if t.m.asked == {0: "which_stack"}: t.say("0 stack lab_1")
    t.say("0 commit 1").see("events committed 1", f"event committed seat=0 action={action}")
    owned = t.m.view(None)["item"]
    assert set(mine.split()) <= set(owned[0]) and owned[1] == theirs.split()
    return int(t.event("committed")["value"])


@pytest.mark.rules("UD-ITEM-01", "UD-ITEM-03")
@pytest.mark.parametrize("item", list(BONUS))
def test_what_an_item_adds(item: str) -> None:
    """An Item adds its bonus to the actions it names and to no other, and stays with its owner."""
    amount, actions = BONUS[item]
    for action in WHERE: assert value(action, item) == 1 + amount * (action in actions.split()), action


@pytest.mark.rules("UD-ITEM-05")
def test_both_items_help() -> None:
    """Two Items that name the same action both add to it; where only one does, only that one."""
    for one, two, action, more in (("nail_bat", "revolver", "fight", 5), ("lab_badge", "camera", "investigate_lab", 5),
                                   ("nail_bat", "camera", "investigate_lab", 2), ("waffles", "walkie_talkie", "help_eleven", 5),
                                   ("mixtape", "protective_suit", "close_gate", 3), ("waffles", "mixtape", "fight", 0)):
        assert value(action, f"{one} {two}") == 1 + more


@pytest.mark.rules("UD-ITEM-06")
def test_only_the_owner_uses_an_item() -> None:
    """Somebody else's Items add nothing, also where both share the Location."""
    for action, item in (("fight", "nail_bat"), ("investigate_lab", "lab_badge"), ("rescue_will", "string_lights"),
                         ("help_eleven", "waffles"), ("calm_down", "mixtape")):
        assert value(action, "compass" if action != "investigate_lab" else "waffles", item) == 1
        assert value(action, item) > 1


@pytest.mark.rules("UD-ITEM-02", "UD-R-31")
def test_where_items_come_from() -> None:
    """Items come from their deck by Get Item: of those drawn one must be kept, the others go back."""
    t = nancy("lab", "hand 0 3 3; next item waffles camera compass").see("owns 0", "pile items 15")
    t.say("0 do get_item; 0 commit 1")
    t.see("asked 0 keep_one", "options 0 keep camera, keep compass, keep waffles", "events drew_item 3", "pile items 12")
    t.cannot("0 skip", "0 pass", "0 done", "0 keep mixtape").say("0 keep compass")
    t.see("owns 0 compass", "pile items 14", "pile drawn 0")
    t.see("pile items compass 0", "pile items camera 1", "pile items waffles 1")
    t = nancy("lab", "hand 0 1 1; next item mixtape").say("0 do get_item; 0 commit 1")
    t.see("owns 0 mixtape", "event kept_item item=mixtape")
    for effect in ("hunt", "panic", "gone", "cover_up"):
        town(f"{WILL}; seats 2; hand 0 1; hand 1 1; stage scenes; next scene {effect}").see("pile items 15", "owns 0", "owns 1")


@pytest.mark.rules("UD-ITEM-04", "UD-ITEM-07", "UD-R-30", "UD-R-31")
def test_a_third_item() -> None:
    """With a third Item any of the three is given up, the new one included; it goes back into the deck with the others."""
    lines = "owns 0 revolver compass; hand 0 2 2; next item waffles camera"
    t = nancy("lab", lines).say("0 do get_item; 0 commit 1").see("options 0 keep camera, keep waffles").say("0 keep waffles")
    t.see("asked 0 one_too_many", "options 0 give_up compass, give_up revolver, give_up waffles")
    t.cannot("0 pass", "0 give_up camera")
    for gone, left in (("compass", "revolver waffles"), ("revolver", "compass waffles"), ("waffles", "compass revolver")):
        t = nancy("lab", lines).say(f"0 do get_item; 0 commit 1; 0 keep waffles; 0 give_up {gone}")
        t.see(f"owns 0 {left}", f"pile items {gone} 1", "pile items camera 1", "pile items 13", "pile drawn 0")
        t.see(f"event gave_up seat=0 item={gone} aside=no")
    nancy("lab", "owns 0 revolver; hand 0 1 1; next item waffles").say("0 do get_item; 0 commit 1").see("owns 0 revolver waffles")
    with pytest.raises(penombra.BadText): town("seats 2; owns 0 revolver compass waffles; stage act")


@pytest.mark.rules("UD-R-30", "UD-ITEM-07")
def test_a_third_item_set_aside() -> None:
    """By option a third Item is out of play: it is in no deck."""
    lines = 'owns 0 revolver compass; hand 0 2 2; next item waffles camera; option third_item "aside"'
    t = nancy("lab", lines).say("0 do get_item; 0 commit 1; 0 keep waffles; 0 give_up compass")
    t.see("owns 0 revolver waffles", "pile items compass 0", "pile items 12", "event gave_up item=compass aside=yes")


@pytest.mark.rules("UD-R-29")
def test_as_many_items_as_there_are() -> None:
    """Where fewer are left than the action value all are drawn; eight at most are owned, so seven are always left."""
    t = nancy("main", "hand 0 3 3 1; items waffles camera compass mixtape").say("0 do get_item; 0 commit 2+3")
    t.see("event committed value=8", "events drew_item 4", "options 0 keep camera, keep compass, keep mixtape, keep waffles")
    house = penombra.new("upside_down", 4, seed=1).view(None)["house"]
    assert 15 - 4 * house["item_limit"] == 7


# --- Powers ---------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-POW-01", "UD-POW-03", "UD-R-38")
@pytest.mark.parametrize("season", [1, 2])
def test_powers_are_activated(season: int) -> None:
    """A Power takes effect when its stack is beaten by Help Eleven, and its tokens return; also without any target."""
    will = ["", "will_castle 4", "will_1 4"][season]
    for power, row in load("upside_down").tables["powers"].items():
        if season not in row["seasons"]: continue
        at = load("upside_down").tables["slots"][row["slot"]]["location"]
        lines = f"seats 2; option season {season}; stack {will}; person 0 nancy {at}; hand 1 1 2; stage act; next scene roadblock"
        t = town(f"{lines}; stack {row['slot']} 0 1 1; hand 0 3 3; next scene split_up").say("0 do help_eleven; 0 commit 1")
        while t.m.asked.get(0): t.say("0 done")
        t.see(f"event power seat=0 power={power}", f"stack {row['slot']} empty", f"event beaten slot={row['slot']}", "active 1")
        t.see(f"pile pool {[0, 77, 72][season] - 1}")
        t = town(f"{lines}; stack {row['slot']} 4 4; hand 0 1 1").say("0 do help_eleven; 0 commit 1")
        t.see("no event power", "event failed seat=0", f"size {row['slot']} 1")


@pytest.mark.rules("UD-POW-02", "UD-POW-04", "UD-R-39")
def test_a_power_is_used_once() -> None:
    """A Power whose stack has gone, used or lost, cannot be activated, by nobody and from nowhere."""
    lines = "hand 0 3 3; stack power_promise 1 1"
    t = nancy("wheeler", f"{lines}; stack power_void 1").say("0 do help_eleven")
    t.see("options 0 stack power_promise, stack power_void")
    nancy("wheeler", lines).say("0 do help_eleven").see("asked 0 commit").say("0 commit 1").see("event power power=promise")
    nancy("wheeler", "hand 0 3 3").refused("0 do help_eleven", "UD-POW-04").see("options 0 do get_item, pass")
    nancy("u_lab", lines).refused("0 do help_eleven", "UD-POW-04")
    town(f"{WILL}; seats 2; person 0 mike main; hand 0 3 3; stage act").refused("0 do help_eleven", "UD-POW-04")
    t = town(f"{WILL}; {LABS}; seats 2; person 0 nancy main; person 1 mike main; stack power_void 2 2; stack power_promise 1;"
             "stage scenes; hand 1 1 1; next scene nosebleed").say("0 stack power_void")
    t.see("pile pool 71", "event power_lost power=void", "no event power")
    t.say("1 spend none; 1 stop; 1 do help_eleven; 1 commit 1").see("event power power=promise")


@pytest.mark.rules("UD-POW-05", "UD-R-39")
@pytest.mark.parametrize("season", [1, 2])
def test_no_power_comes_back(season: int) -> None:
    """Whatever Scene is revealed and whatever is chosen, the empty slot of a Power stays empty."""
    groups = {row["slot"] for row in load("upside_down").tables["powers"].values() if season in row["seasons"]}
    will = ["", "will_castle 4", "will_1 4"][season]
    for name, row in load("upside_down").tables["scenes"].items():
        if season not in row["seasons"]: continue
        t = town(f"seats 2; option season {season}; stack {will}; hand 0 1 1; hand 1 2 2; stage scenes; next scene {name}")
        t.see("running")
        while t.m.view(None)["active"] == 0: t.say(f"0 {t.m.options(0)[0]}").see("running")
        t.see(f"event scene scene={name}", *(f"stack {slot} empty" for slot in groups))
