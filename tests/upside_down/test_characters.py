"""Characters: dashboards, abilities, and Fear."""
from __future__ import annotations

import pytest

import penombra
from kit import Table, town
from penombra import load

BOARDS = {"lucas": ("school", 1, 9), "mike": ("wheeler", 1, 9), "dustin": ("school", 1, 9), "hopper": ("police", 2, 10),
          "nancy": ("wheeler", 1, 9), "joyce": ("byers", 1, 10)}         # where each starts, basic movement, last space

WILL = "stack will_castle 4 4"               # not saved yet


def one(who: str, at: str, rest: str) -> Table:
    """Somebody alone in a Location, whose turn it is."""
    others = [c for c in ("joyce", "nancy", "mike") if c != who]
    return town(f"{WILL}; seats 3; person 0 {who} {at}; person 1 {others[0]} castle; person 2 {others[1]} byers; {rest}")


def scene(lines: str, *names: str) -> Table:
    """So many Scenes are revealed, one after the other."""
    return town(f"{lines}; act {len(names)}; stage scenes; stack lab_1 1; stack lab_2 1; stack lab_3 1;"
                f"next scene {' '.join(names)}")


# --- Dashboards ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-CHAR-01", "UD-R-01")
@pytest.mark.parametrize("who", list(BOARDS))
def test_dashboards(who: str) -> None:
    """A dashboard says where a Character starts, how far it moves, how much Fear is too much, and what only it can do."""
    start, move, last = BOARDS[who]
    other = "mike" if who != "mike" else "joyce"
    m = penombra.new("upside_down", 2, seed=3, options={"characters": [who, other], "first": 0})
    assert m.view(None)["at"] == [start, BOARDS[other][0]] and m.view(None)["fear"] == [0, 0]
    assert m.view(None)["house"]["characters"][who] == {"move": move, "terror": last}
    rows = load("upside_down").tables["characters"]
    assert rows[who]["effects"] and all(rows[who]["effects"] != row["effects"] for name, row in rows.items() if name != who)
    one(who, "main", "hand 0 1").say("0 spend none").see(f"points {move}")
    for fear, ends in ((last - 2, "running"), (last - 1, "over UD-END-02")):
        t = scene(f"seats 2; person 0 {who} main {fear}; person 1 {other} castle", "flickering_lights")
        t.see(ends, f"fear 0 {fear + 1}")


@pytest.mark.rules("UD-CHAR-02", "UD-R-13")
def test_eleven_cannot_be_played() -> None:
    """Eleven is no Character: she is neither dealt nor chosen, and has neither a Location nor Fear."""
    m = penombra.new("upside_down", 2, chance="manual", options={"first": 0})
    assert sorted(str(o) for o in m.options(-1)) == sorted(f"deal {name}" for name in BOARDS)
    team = {"characters": ["mike", "eleven"]}
    with pytest.raises(penombra.BadSetup) as no: penombra.new("upside_down", 2, seed=1, options=team)
    assert (no.value.argument, no.value.rule) == ("characters", "UD-SETUP-07")
    with pytest.raises(penombra.BadText): town("seats 2; person 0 eleven wheeler; stage act")
    view = town("seats 2; hand 0 1; stage act").m.view(None)
    assert view["act"] == 1 and len(view["role"]) == len(view["at"]) == len(view["fear"]) == 2


@pytest.mark.rules("UD-CHAR-03")
def test_abilities_are_always_on() -> None:
    """An ability works on everybody's turn and with every card, unless it belongs to an action: then only with that one."""
    fight = "stack demogorgon_1 5; foe demogorgon police; hand 0 1 1; stage act"
    one("nancy", "police", fight).say("0 commit 1").see("event turned_up value=3")
    one("lucas", "police", fight).say("0 commit 1").see("event turned_up value=1")
    will = "stack will_byers 5; hand 0 1 1; stage act"
    one("joyce", "u_byers", will).say("0 do rescue_will; 0 commit 1").see("event turned_up value=3")
    one("nancy", "u_byers", will).say("0 do rescue_will; 0 commit 1").see("event turned_up value=1")
    one("joyce", "police", fight).say("0 commit 1").see("event turned_up value=1")
    lines = "seats 3; person 0 nancy u_lab; person 1 hopper u_lab; person 2 mike u_school"
    for s in (0, 1, 2):
        scene(f"{lines}; active {s}", "toxic_air").see("fear 0 0", "fear 1 1", "fear 2 1")


@pytest.mark.rules("UD-CHAR-04")
def test_lucas_moves_one() -> None:
    """Without cards Lucas walks one road; each card adds its value to that."""
    t = one("lucas", "main", "hand 0 2").say("0 spend none").see("points 1").say("0 go police").see("at 0 police", "asked 0 act")
    one("lucas", "main", "hand 0 2").say("0 spend 1").see("points 3", "event set_off seat=0 points=3")
    assert t.m.view(None)["house"]["characters"]["lucas"]["move"] == 1


@pytest.mark.rules("UD-CHAR-05")
def test_lucas_starts_with_an_item() -> None:
    """Lucas begins with the top card of the Item deck; nobody else begins with any."""
    for team, mine in (('["lucas","mike"]', 0), ('["mike","lucas"]', 1)):
        t = town(f"seats 2; option characters {team}; stage setup; next item waffles")
        t.see(f"owns {mine} waffles", f"owns {1 - mine} none", f"event drew_item seat={mine} item=waffles", "pile items 14")
    town('seats 3; option characters ["dustin","mike","joyce"]; stage setup').see("pile items 15", "no event drew_item")
    two = {"characters": ["lucas", "mike"]}
    assert len({penombra.new("upside_down", 2, seed=n, options=two).view(None)["item"][0][0] for n in range(60)}) > 8


@pytest.mark.rules("UD-CHAR-06", "UD-R-23")
def test_mike_helps_from_anywhere() -> None:
    """Mike may help Eleven from any Location without a Foe, with any Power that has a stack, as his one action."""
    lines = "stack power_psionic 1; stack power_void 1 1; stack power_promise 2; hand 0 1 2; hand 1 1 1; stage act"
    t = one("mike", "main", lines).see("options 0 pass, do get_item, do help_eleven").say("0 do help_eleven")
    t.see("options 0 stack power_psionic, stack power_promise, stack power_void").say("0 stack power_promise; 0 commit 2")
    t.see("event power seat=0 power=promise", "stack power_promise empty", "asked 1 spend", "events action 1")
    one("joyce", "main", lines).see("options 0 pass, do get_item").refused("0 do help_eleven", "UD-PERF-01")
    one("mike", "u_school", lines).can("0 do help_eleven").refused("0 do rescue_will", "UD-STK-01")
    foes = "foe patrol_1 main; foe demogorgon main; stack patrols_1 1; stack demogorgon_1 1"
    t = one("mike", "main", f"{lines}; {foes}").see("options 0 fight demogorgon, fight patrol")
    t.refused("0 do help_eleven", "UD-PERF-03").refused("0 do get_item", "UD-PERF-03")
    one("mike", "main", lines.replace("hand 0 1 2", "hand 0")).see("asked 1 spend", "no event action")
    one("mike", "main", "hand 0 1 1; stage act").refused("0 do help_eleven", "UD-POW-04").can("0 do get_item", "0 pass")


# --- Dustin, Hopper ---------------------------------------------------------------------------------------

@pytest.mark.rules("UD-R-24", "UD-CHAR-03")
def test_dustin_looks_before_he_plays() -> None:
    """Once a turn, with the action named and no card played for it, Dustin sees the top of a stack it may be aimed at."""
    lines = "stack lab_1 1 4; stack lab_2 2 5; stack lab_3 1 ^3; stack power_void 2; hand 0 3 3; stage act"
    t = one("dustin", "lab", lines).say("0 do investigate_lab").see("asked 0 peek", "options 0 peek lab_1, peek lab_2, skip")
    t.say("0 peek lab_2").see("event looked seat=0 slot=lab_2 tokens=5", "asked 0 which_stack", "stack lab_2 2 5", "danger 0")
    t.see("options 0 stack lab_1, stack lab_2, stack lab_3").cannot("0 do get_item", "0 pass", "0 peek lab_1")
    t.say("0 stack lab_1; 0 commit 1+2").see("event beaten slot=lab_1", "event turned_up value=6", "events looked 1")
    t = one("dustin", "lab", lines).say("0 do investigate_lab; 0 skip").see("asked 0 which_stack", "no event looked")
    fight = ("foe demogorgon main; foe patrol_1 main; stack patrols_1 1; stack demogorgon_1 2; stack demogorgon_2 3; hand 0 1 1;"
             "stage act")
    t = one("dustin", "main", fight).say("0 fight demogorgon").see("options 0 peek demogorgon_1, peek demogorgon_2, skip")
    t.say("0 peek demogorgon_1").cannot("0 fight patrol", "0 stack patrols_1").can("0 stack demogorgon_2")
    one("nancy", "main", fight).say("0 fight demogorgon").see("asked 0 which_stack", "no event looked")
    one("dustin", "lab", "stack lab_1 ^3; hand 0 3 3; stage act").say("0 do investigate_lab").see("asked 0 commit")


@pytest.mark.rules("UD-R-75")
def test_hopper_shields_the_others_from_scenes() -> None:
    """Whoever shares Hopper's Location gains one less from each Fear event of a Scene; the overflow of a stack is one."""
    lines = "seats 3; option season 2; person 0 nancy patch; person 1 hopper patch; person 2 joyce byers"
    t = town(f"{lines}; stack vines_west 1 1 1 1; stack vines_nest 2 2 2; stack vines_east 3 3 3 3; stack lab_1 1; stack lab_2 1;"
             "stack lab_3 1; stage scenes; next scene growing_vines")
    t.see("events overflow 2", "fear 0 0", "fear 1 2", "fear 2 2", "size vines_nest 4")
    lines = "seats 3; person 0 nancy police; person 1 hopper {}; person 2 joyce castle; foe patrol_1 police"
    scene(lines.format("police"), "hard_questions").see("fear 0 1", "fear 1 2", "fear 2 0", "event scared seat=0 many=1 fear=1")
    scene(lines.format("main"), "hard_questions").see("fear 0 2", "fear 1 0")
    scene(lines.format("police"), "flickering_lights", "flickering_lights").see("fear 0 0", "no event scared")


@pytest.mark.rules("UD-R-75", "UD-FEAR-01")
def test_hopper_shields_from_nothing_else() -> None:
    """Neither marked roads nor failed actions give less Fear beside Hopper."""
    town("seats 2; person 0 nancy u_lab; person 1 hopper u_school; hand 0 1").say("0 spend none; 0 go u_school").see("fear 0 1")
    t = town("seats 2; person 0 nancy u_school; person 1 hopper u_school; stack will_school 2 3; hand 0 1 1; stage act")
    t.say("0 do rescue_will; 0 commit 1").see("fear 0 4", "event scared seat=0 many=4 why=failure", "fear 1 0")


# --- Fear -------------------------------------------------------------------------------------------------

@pytest.mark.rules("UD-FEAR-01", "UD-FEAR-02")
def test_where_fear_comes_from() -> None:
    """Scenes, marked roads and failed contested actions give Fear; a quiet turn beside them gives none."""
    t = scene("seats 2; person 0 mike main 3; person 1 nancy lab", "flickering_lights")
    t.see("event scared seat=0 many=1 fear=4 why=scene")
    t = town("seats 2; person 0 mike u_lab 3; person 1 nancy lab").say("0 go u_castle")
    t.see("event scared seat=0 many=1 fear=4 why=road")
    lines = f"seats 2; {WILL}; person 0 mike {{}}; person 1 nancy main; hand 0 1 1; hand 1 1 2; next scene roadblock"
    t = town(f"{lines.format('lab')}; stack lab_1 3 3; stage act").say("0 do investigate_lab; 0 commit 1+2")
    t.see("event scared seat=0 many=4 fear=4 why=failure", "fear 1 0")     # 1 + 1 against 3 + 3
    t = town(f"{lines.format('lab')}; stack lab_1 1 1; stage act").say("0 do investigate_lab; 0 commit 1+2")
    t.see("event beaten slot=lab_1", "no event scared", "asked 1 spend")
    t = town(lines.format("police")).say("0 spend none; 0 go main; 0 do get_item; 0 commit 1+2; 0 keep compass")
    t.see("no event scared", "asked 1 spend", "fear 0 0", "fear 1 0")


@pytest.mark.rules("UD-FEAR-02")
def test_each_fear_is_one_space() -> None:
    """So much Fear, so many spaces: a tracker moves by what was gained, and only that of whoever gained it."""
    for short in range(1, 8):
        t = town(f"seats 2; {WILL}; person 0 nancy lab 1; person 1 mike lab 1; hand 0 1 1; stage act;"
                 f"stack lab_1 {short // 2 + 1} {short - short // 2}").say("0 do investigate_lab; 0 commit 1")
        t.see(f"fear 0 {1 + short}", f"event scared seat=0 many={short} fear={1 + short}", "fear 1 1")


@pytest.mark.rules("UD-FEAR-03", "UD-R-12")
@pytest.mark.parametrize("shift", [-1, 0, 1, 2])
def test_the_last_space(shift: int) -> None:
    """The game is lost at once when somebody reaches the last space, which an option moves for all alike."""
    for who, (_, _, last) in BOARDS.items():
        for fear, over in ((last + shift - 2, False), (last + shift - 1, True)):
            for active in (0, 1):
                others = "person 1 joyce u_byers" if who != "joyce" else "person 1 nancy u_byers"
                t = scene(f"seats 2; option fear_track_shift {shift}; person 0 {who} u_lab {fear}; {others}; active {active}",
                          "toxic_air", "flickering_lights" if active else "roadblock")
                if over: t.see("over UD-END-02", "event terrified seat=0", "events scene 1", f"fear 0 {last + shift}")
                else: t.see("running", "events scene 2", f"fear 0 {last + shift - 1}")
        with pytest.raises(penombra.BadText):
            town(f"seats 2; option fear_track_shift {shift}; person 0 {who} lab {last + shift + 1}")
    shown = penombra.new("upside_down", 2, seed=1, options={"fear_track_shift": shift}).view(None)["house"]["characters"]
    assert {who: row["terror"] for who, row in shown.items()} == {who: last + shift for who, (_, _, last) in BOARDS.items()}


@pytest.mark.rules("UD-R-12")
def test_no_other_difficulty() -> None:
    """The track shifts by -1, 0, 1 or 2, and is as the content says where nothing is said."""
    assert penombra.new("upside_down", 2, seed=1).options_used["fear_track_shift"] == 0
    for wrong in (-2, 3, "1", True):
        with pytest.raises(penombra.BadSetup) as no: penombra.new("upside_down", 2, seed=1, options={"fear_track_shift": wrong})
        assert no.value.argument == "fear_track_shift"


@pytest.mark.rules("UD-FEAR-04", "UD-R-28")
def test_the_ends_of_the_track() -> None:
    """Lost Fear moves the tracker back, not beyond the start; gained Fear beyond the last space is nothing more."""
    for fear, left in ((5, 3), (2, 0), (1, 0), (0, 0)):
        t = town(f"seats 2; person 0 nancy castle {fear}; person 1 mike main 4; hand 0 2 2; hand 1 1; stage act")
        t.say("0 do calm_down; 0 commit 1").see(f"fear 0 {left}", "fear 1 4", f"event calmed seat=0 many={fear - left}")
    t = town("seats 2; person 0 nancy wheeler 1; person 1 mike main 4; hand 0 3 3; stack power_promise 1; stage act")
    t.say("0 do help_eleven; 0 commit 1").see("fear 0 0", "fear 1 2")
    t = town("seats 2; person 0 nancy lab 7; person 1 mike main; hand 0 1 1; stack lab_1 5 5; stage act")
    t.say("0 do investigate_lab; 0 commit 1").see("over UD-END-02", "fear 0 9", "event scared many=2 fear=9")


@pytest.mark.rules("UD-CHAR-03")
def test_every_effect_is_of_its_key() -> None:
    """What a row of the content says it does is done by the class of that key, whoever has it."""
    pack = load("upside_down")
    g = penombra.new("upside_down", 2, 1)._g
    for table, made in (("characters", g.house.of_character), ("items", g.house.of_item), ("allies", g.house.of_ally)):
        rows = dict(sorted(pack.tables[table].items()))
        assert [[e.key for e in effects] for effects in made] == [[e["key"] for e in row["effects"]] for row in rows.values()]
        assert all(not e.otherwise and not e.instead for effects in made for e in effects)
