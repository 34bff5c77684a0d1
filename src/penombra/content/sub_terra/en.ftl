# What happens: one message an event. .me acts or suffers, .you it is done by or to; .all tells the others. -self where
# both are one. Explorers are called by their title; $seat_of and $seat_to are its other forms.

event-set_out =
    .me = { $explorers } stand on the Start. The first-explorer marker is yours. Hazard cards: { $left }, and then time is up.
    .all = { $explorers } stand on the Start. The first-explorer marker goes { $seat_to }. Hazard cards: { $left }, and then time is up.
event-set_aside =
    .me = You set a tile aside, face up: { $design }, { $shape }.
    .all = { $seat } sets a tile aside, face up: { $design }, { $shape }.
event-round =
    .me = Round { $round }: you begin. { $left ->
        [0] No Hazard card is left.
        [one] One Hazard card is left.
       *[other] { $left } Hazard cards are left.
    }
    .all = Round { $round }: { $seat } begins. { $left ->
        [0] No Hazard card is left.
        [one] One Hazard card is left.
       *[other] { $left } Hazard cards are left.
    }
event-turn =
    .me = It is your turn.
    .all = { $seat } acts.
event-turn_over =
    .me = Your turn is over.
    .all = The turn { $seat_of } is over.
event-skipped =
    .me = You are unconscious and pass.
    .all = { $seat } is unconscious and passes.
event-drawn =
    .me = You turn up { $design }: { $shape }.
    .all = { $seat } turns up { $design }: { $shape }.
event-thrown_away =
    .me = { $why ->
        [seals] It would seal the cave: { $design } is thrown away, and the next tile comes.
       *[recon] You throw away { $design }; the next tile must be laid.
    }
    .all = { $why ->
        [seals] It would seal the cave: { $design } is thrown away, and the next tile comes.
       *[recon] { $seat } throws away { $design }; the next tile must be laid.
    }
event-nothing_to_lay =
    .me = There is no tile left that you could lay.
    .all = There is no tile left that { $seat } could lay.
event-laid =
    .me = You lay { $design } to the { $side }, at { $at }. Open: { $open }.
    .all = { $seat } lays { $design } to the { $side }, at { $at }. Open: { $open }.
event-moved =
    .me = You go { $side }, to { $at }.
    .all = { $seat } goes { $side }, to { $at }.
event-exerted =
    .me = You exert yourself: { $points ->
        [one] 1 action point.
       *[other] { $points } action points.
    }
    .all = { $seat } exerts: { $points ->
        [one] 1 action point.
       *[other] { $points } action points.
    }
event-rolled =
    .me = You roll { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] for the exertion
        [rough_test] on the rough ground
        [rope_test] for the rope
        [hide_test] to hide
        [tremor_test] in the Tremor
       *[doom_test] against the Horrors
    }: { $success ->
        [yes] success.
       *[no] failure.
    }
    .all = { $seat } rolls { $die }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } { $why ->
        [exert_test] for the exertion
        [rough_test] on the rough ground
        [rope_test] for the rope
        [hide_test] to hide
        [tremor_test] in the Tremor
       *[doom_test] against the Horrors
    }: { $success ->
        [yes] success.
       *[no] failure.
    }
event-roped =
    .me = You secure a rope at { $at }, for everybody.
    .all = { $seat } secures a rope at { $at }, for everybody.
event-hid =
    .me = You are hidden until the end of the round.
    .all = { $seat } is hidden until the end of the round.
event-lost =
    .me = You lose { $many ->
        [one] 1 health
       *[other] { $many } health
    } { $why ->
        [exert] to the exertion
        [rough] on the rough ground
        [tremor] in the Tremor
        [flood] in the Flood
        [gas] in the gas
        [cave_in] in the Cave-in
       *[horror] to a Horror
    }: { $health } left.
    .all = { $seat } loses { $many ->
        [one] 1 health
       *[other] { $many } health
    } { $why ->
        [exert] to the exertion
        [rough] on the rough ground
        [tremor] in the Tremor
        [flood] in the Flood
        [gas] in the gas
        [cave_in] in the Cave-in
       *[horror] to a Horror
    }: { $health } left.
event-fainted =
    .me = You fall unconscious.
    .all = { $seat } falls unconscious.
event-healed =
    .me = { $other } gives you back { $many ->
        [one] 1 health
       *[other] { $many } health
    }: { $health }.
    .me-self = You recover { $many ->
        [one] 1 health
       *[other] { $many } health
    }: { $health }.
    .you = You give { $seat } back { $many ->
        [one] 1 health
       *[other] { $many } health
    }: { $health }.
    .all = { $other } gives { $seat } back { $many ->
        [one] 1 health
       *[other] { $many } health
    }: { $health }.
    .all-self = { $seat } recovers { $many ->
        [one] 1 health
       *[other] { $many } health
    }: { $health }.
event-woke =
    .me = You wake up.
    .all = { $seat } wakes up.
event-cleared =
    .me = You clear the Debris at { $at }.
    .all = { $seat } clears the Debris at { $at }.
event-dived =
    .me = You dive at { $at } and are out of reach.
    .all = { $seat } dives at { $at } and is out of reach.
event-surfaced =
    .me = You come up at { $at }.
    .all = { $seat } comes up at { $at }.
event-blasted =
    .me = You blast the { $side } wall at { $at }. The rock trembles.
    .all = { $seat } blasts the { $side } wall at { $at }. The rock trembles.
event-horror_left =
    .me = You drive Horror { $horror } away from { $at }.
    .all = { $why ->
        [assault] { $seat } drives Horror { $horror } away from { $at }.
       *[no_victim] Horror { $horror } finds no prey and leaves the cave at { $at }.
    }
event-ordered =
    .me = You give { $other } an order.
    .you = { $seat } gives you an order.
    .all = { $seat } gives { $other } an order.
event-declined =
    .me = You do nothing on this order.
    .all = { $seat } does nothing on this order.
event-gas_gone =
    .all = The gas clears.
event-out_of_time =
    .all = Out of Time! From now on all who are not on the Exit test every round; whoever fails is devoured.
event-hazard =
    .all = Hazard: { $hazard }. { $effect }
event-flooded =
    .all = Water rises at { $at }.
event-gas_leaks =
    .all = Gas fills every Gas tile.
event-cave_in =
    .all = The die shows { $die }: what bears a { $die } comes down.
event-blocked =
    .all = Debris falls at { $at }.
event-devoured =
    .me = The Horrors devour you.
    .all = The Horrors devour { $seat }.
event-horror_moved =
    .me = Horror { $horror } creeps to { $at }, after you.
    .all = Horror { $horror } creeps to { $at }, after { $seat }.
event-no_horror =
    .all = No new Horror appears.
event-horror_came =
    .me = A Horror appears at { $at }: you are its nearest prey.
    .all = A Horror appears at { $at }: its nearest prey is { $seat }.
event-tile_returned =
    .me = The tile you set aside goes under the stack.
    .all = The tile set aside goes under the stack.
event-taken_back =
    .me = You take an answer back.
    .all = { $seat } takes an answer back.

# Whom we wait for, and for what kind of answer.

asked-act =
    .me = You are to act.
    .all = { $seat } is to act.
asked-obey =
    .me = You are to carry out an order.
    .all = { $seat } is to carry out an order.
asked-running =
    .me = You are to take another step, or stop.
    .all = { $seat } is to take another step, or stop.
asked-place =
    .me = You are to lay a tile.
    .all = { $seat } is to lay a tile.
asked-surface =
    .me = You are to come up somewhere.
    .all = { $seat } is to come up somewhere.
asked-which_horror =
    .me = You are to say which Horror moves first.
    .all = { $seat } is to say which Horror moves first.
asked-which_way =
    .me = You are to say which way a Horror comes.
    .all = { $seat } is to say which way a Horror comes.
asked-which_lair =
    .me = You are to say where a Horror appears.
    .all = { $seat } is to say where a Horror appears.
asked-deal_explorer =
    .all = Chance decides which explorer goes along.
asked-who_begins =
    .all = Chance decides who begins.
asked-set_aside =
    .all = Chance decides which tile is set aside.
asked-turn_up =
    .all = Chance decides which tile comes.
asked-turn_card =
    .all = Chance decides which Hazard comes.
asked-collapse =
    .all = Chance rolls the die of a Cave-in.
asked-exert_test =
    .all = Chance rolls the die for an exertion.
asked-rough_test =
    .all = Chance rolls the die on rough ground.
asked-rope_test =
    .all = Chance rolls the die for a rope.
asked-hide_test =
    .all = Chance rolls the die to hide.
asked-tremor_test =
    .all = Chance rolls the die in a Tremor.
asked-doom_test =
    .all = Chance rolls the die against the Horrors.

# The questions: what you are asked, and what it is for.

question-act = { $seat }: { $points ->
        [0] no action point left. Exert, or end the turn?
        [one] 1 action point left. What now?
       *[other] { $points } action points left. What now?
    }
question-obey = { $seat }, by order: something that costs 1 point, at once and for nothing?
question-running = { $seat }: { $steps ->
        [0] that was the last step.
        [one] one more step?
       *[other] up to { $steps } more steps?
    }
question-place = { $drawn ->
        [none] { $seat } lays the tile that was set aside, to the { $side }. How?
       *[tile] { $seat } lays { $drawn } to the { $side }{ $aside ->
            [none] {""}
           *[tile] , or instead { $aside }
        }. How?
    }
question-surface = { $awake ->
        [yes] { $seat } comes up on a Water tile. Which one?
       *[no] { $seat } is washed up, unconscious, on a Water tile. Which one?
    }
question-which_horror = { $seat } holds the marker: which Horror moves first?
question-which_way = Two ways { $seat_to } are as short: which one does Horror { $horror } take?
question-which_lair = Several Horror tiles are as near { $seat_to }: on which one does the new Horror appear?

# The answers.

onto = { $design }{ $mark ->
        [horror] , where a Horror is!
        [wet] , flooded
        [debris] , full of Debris
        [gas] , full of gas!
       *[none] {""}
    }
option-reveal = Reveal { $side } ({ $cost } AP), and stay
option-explore = Explore { $side } ({ $cost } AP): reveal, and go in at once
option-move = Move { $side } ({ $cost } AP)
    .seen = Move { $side } ({ $cost } AP): { onto }
option-run = Run { $side } ({ $cost } AP), up to { $run_steps } steps
    .seen = Run { $side } ({ $cost } AP), up to { $run_steps } steps: first { onto }
option-dash = Dash { $side } ({ $cost } AP), up to { $dash_steps } steps
    .seen = Dash { $side } ({ $cost } AP), up to { $dash_steps } steps: first { onto }
option-swim = Swim { $side } ({ $cost } AP)
    .seen = Swim { $side } ({ $cost } AP): { onto }
option-squeeze = Squeeze through { $side } ({ $cost } AP)
    .seen = Squeeze through { $side } ({ $cost } AP): { onto }
option-heal =
    .on = Heal { $seat } ({ $cost } AP): { $heal } health
    .self = Heal yourself ({ $cost } AP): { $heal } health
option-bandage =
    .on = Bandage { $seat } ({ $cost } AP): { $bandage } health
    .self = Bandage yourself ({ $cost } AP)
option-dig = Dig ({ $cost } AP): clear the Debris { $spot ->
        [N] to the north
        [E] to the east
        [S] to the south
        [W] to the west
       *[here] from your own tile
    }
option-excavate = Excavate ({ $cost } AP): clear the Debris { $spot ->
        [N] to the north
        [E] to the east
        [S] to the south
        [W] to the west
       *[here] from your own tile
    }
option-rope = Secure a rope here ({ $cost } AP), with a test
option-hide = Hide ({ $cost } AP), with a test: no Horror hunts you this round
option-dive = Dive ({ $cost } AP): out of reach until your next turn
option-demolish = Blast the { $side } wall ({ $cost } AP): a Cave-in follows
option-carabiner = Secure a rope here ({ $cost } AP), without a test
option-assault = Drive away the Horror to the { $side } ({ $cost } AP)
option-order =
    .on = Order { $seat } to act ({ $cost } AP)
    .self = Order yourself ({ $cost } AP)
option-exert = Exert: one action point more now, a test at the end of the turn
option-end = End the turn
option-decline = Do nothing
option-step = A step { $side }
    .seen = A step { $side }: { onto }
option-stop = Stop here
option-place = Lay { $from ->
        [aside] the tile set aside
       *[drawn] the tile turned up
    }, turned { $rotation ->
        [0] not at all
        [1] by a quarter
        [2] by a half
       *[3] by three quarters
    }
    .seen = { $from ->
        [aside] From aside: { $design }
       *[drawn] { $design }
    } { $glyph }  open: { $open }
option-recon = Recon: throw it away, and lay the next one whatever it is
option-surface = Come up on Water tile number { $number }
    .seen = Come up at { $at }
option-lair = It appears on Horror tile number { $number }
    .seen = It appears at { $at }
option-next = Horror { $number } first
    .seen = Horror { $number }, at { $at }, first
option-towards = To the { $side }
option-deal = { $explorer } goes along
option-first =
    .on = { $seat } begins
    .self = You begin
option-draw = The tile is { $design }: { $shape }
option-card = The Hazard is { $hazard }
option-roll = The die shows { $die }

# What can be chosen in two steps: first what, then where.

menu-reveal = Reveal … a new tile, and stay
menu-explore = Explore … a new tile, and go in at once
menu-move = Move …
menu-run = Run …
menu-dash = Dash …
menu-swim = Swim …
menu-squeeze = Squeeze through …
menu-heal = Heal …
menu-bandage = Bandage …
menu-dig = Dig …
menu-excavate = Excavate …
menu-demolish = Blast a wall … a Cave-in follows
menu-assault = Drive a Horror away …
menu-order = Order somebody to act …
menu-cost = { $what } ({ $cost } AP)

# Names, with their articles.

name-of = of { $name }
name-to = to { $name }
explorer-diver =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-scout =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-geologist =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-engineer =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-climber =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-medic =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-bodyguard =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
explorer-leader =
    .the = the { $title }
    .of = of the { $title }
    .to = to the { $title }
tile-start = the { $title }
tile-exit = the { $title }
tile-plain = a plain tile
tile-water = a { $title } tile
tile-gas = a { $title } tile
tile-horror = a { $title } tile
tile-squeeze = a { $title }
tile-ledge = a { $title }
tile-slide = a { $title }
tile-rough = { $title }
tile-cave_in = a { $title } tile { $dice }
shape-dead = a dead end
shape-straight = straight
shape-corner = a corner
shape-tee = a T-junction
shape-cross = a crossing
side-N = north
side-E = east
side-S = south
side-W = west
side-none = nowhere

# The end.

grade-gold = GOLD: nobody is left behind.
grade-silver = SILVER: one explorer is left behind.
grade-bronze = BRONZE: two explorers are left behind.
grade-defeat = DEFEAT: three or more explorers are left behind.
grade-unfinished = The game was not finished.
ending-ST-END-02 = All who live are on the Exit.
ending-ST-END-03 = Off the Exit nobody is conscious any more.
ending-ST-TIME-06 = Nobody is left alive.
ending-core-too_long = The game reached its limit.
game-winners = { $count ->
    [0] The cave has won.
   *[other] Saved: { $winners }.
}
game-won = You got out.
game-lost = You stayed behind.

# The options of a table.

table-difficulty = Difficulty
    .effect = Which Hazard cards there are, and how many rounds before time is up.
table-difficulty-normal = Normal
    .effect = Single cards only, and the most time.
table-difficulty-advanced = Advanced
    .effect = Five cards that strike twice, and less time.
table-difficulty-expert = Expert
    .effect = More of the cards strike twice, and the least time.
table-explorers = Explorers
    .effect = Who goes down, in the order of the circle.
table-explorers-none = Dealt by chance
    .effect = Any of the eight may come.
table-explorers-value = Chosen
    .effect = In this order: { $list }.
table-first = Who begins
    .effect = Which seat has the first-explorer marker at the start.
table-first-none = Dealt by chance
    .effect = Any seat may begin.
table-first-value = Seat { $number }
    .effect = Seat { $number } has the marker first.
table-extra_hazard_cards = More time
    .effect = Hazard cards added to the deck; only on Normal.
table-extra_hazard_cards-value = { $number ->
        [0] None
       *[other] { $number } cards more
    }
    .effect = { $number ->
        [0] The deck as the level has it.
        [one] One round more before time is up.
       *[other] { $number } rounds more before time is up.
    }
table-gas_hit = A Gas card costs
    .effect = What everybody on a Gas tile loses when the card comes.
table-gas_hit-value = { $number } health
    .effect = Lost when the card comes: { $number }.
table-gas_entry = Entering gas costs
    .effect = What is lost on going onto a Gas tile while the gas lingers.
table-gas_entry-value = { $number } health
    .effect = Lost on each entry: { $number }.
table-gas_x2_entry_doubles = Double gas on entry
    .effect = Whether entering costs double after a Gas card that strikes twice.
table-gas_x2_entry_doubles-false = No
    .effect = Entering costs what it always does.
table-gas_x2_entry_doubles-true = Yes
    .effect = Entering costs twice as much until that gas clears.
table-third_try = The third try
    .effect = When a rope or a hiding place needs no die any more.
table-third_try-any_attempts = After two tries
    .effect = Tried in each of the two own turns before, however it went.
table-third_try-failed_attempts = After two failures
    .effect = Tried in vain in each of the two own turns before.
table-special_reach = Reach of Excavate and Assault
    .effect = Which tiles beside one's own they work on.
table-special_reach-adjacent = Through walls
    .effect = All four beside it, with or without a wall between.
table-special_reach-connected = Connected only
    .effect = Only where there is a way from one to the other.
table-geologist_may_hold_exit = The Exit set aside
    .effect = Whether the Geologist may keep the Exit instead of laying it.
table-geologist_may_hold_exit-true = Allowed
    .effect = The Exit may be the tile that is set aside.
table-geologist_may_hold_exit-false = Not allowed
    .effect = A drawn Exit has to be laid.
table-ledge_crossing = Ropes at a Ledge
    .effect = In which directions its edge cannot be crossed without a rope.
table-ledge_crossing-up_only = Only up
    .effect = Coming down over the edge needs none.
table-ledge_crossing-both = Both ways
    .effect = Coming down over the edge needs one as well.
table-submerged_diver_keeps_game = Hope under water
    .effect = Whether the game goes on while nobody but a diving Diver is conscious.
table-submerged_diver_keeps_game-true = Yes
    .effect = As long as the Diver is conscious under water, it is not over.
table-submerged_diver_keeps_game-false = No
    .effect = The Diver under water does not count.
table-submerged_diver_tested = Out of Time under water
    .effect = Whether a diving Diver must test when time is up.
table-submerged_diver_tested-true = Yes
    .effect = The Diver tests like all the others.
table-submerged_diver_tested-false = No
    .effect = Under water the Diver is safe from it.
table-exit_return = Back from the Exit
    .effect = What those who are on the Exit may still do.
table-exit_return-allowed = Allowed
    .effect = They act as before, and may go back to help.
table-exit_return-final = Not allowed
    .effect = They are out, and do nothing any more.
table-end_check = When it is over
    .effect = How soon an end counts.
table-end_check-immediate = At once
    .effect = After each effect.
table-end_check-round_end = At the end of the round
    .effect = Only after the last phase of a round.
table-tie_choices = When Horrors have a choice
    .effect = Who decides between ways, Horrors or tiles that are equal.
table-tie_choices-ask = Ask
    .effect = The victim, or the holder of the marker.
table-tie_choices-auto = By itself
    .effect = The first of north, east, south, west; the oldest Horror; the oldest tile.

# The table in a terminal.

title = Sub Terra
game-seats-many = { $count } explorers
game-seats-range = { $fewest } to { $most } explorers
game-ask-seats = How many explorers go down, { $fewest } to { $most } [{ $default }]:
game-ask-company = Who leads the other explorers: you and whoever sits with you, steady bots, or random bots (people, steady, random) [{ $default }]:
cave-head = Round { $round } · { $seat }
cave-intro = Find the Exit, one of the last { $last } tiles of the stack, and bring everybody there before the Hazard cards run out. Nobody left behind is gold, one is silver, two are bronze.
cave-deck = { $late ->
        [yes] OUT OF TIME
       *[no] { $count ->
            [0] The next card is Out of Time
            [one] 1 Hazard card before Out of Time
           *[other] { $count } Hazard cards before Out of Time
        }
    }
cave-gas = GAS LINGERS
cave-stack = Stack: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
cave-exit = { $place ->
        [found] the Exit is at { $at }
        [hand] the Exit is at hand
        [bottom] the Exit is at the bottom of the stack
       *[stack] { $last ->
            [one] the Exit is the last one
           *[other] the Exit is one of the last { $last }
        }
    }
cave-level = Level: { $level }
cave-at-submerged = under water
cave-at-devoured = devoured
cave-unconscious = unconscious
cave-hidden = hidden
cave-marker = first-explorer marker
cave-recons = Recon left: { $count }
cave-explosives = Explosives left: { $count }
cave-aside = set aside: { $tile }
cave-rope-tries = { $count ->
        [one] tried a rope last turn
       *[other] tried a rope { $count } turns running
    }
cave-hide-tries = { $count ->
        [one] tried to hide last turn
       *[other] tried to hide { $count } turns running
    }
cave-lies-wet = flooded
cave-lies-debris = full of Debris
cave-lies-rope = with a rope
cave-horror = Horror { $number }
cave-way-wall = a wall
cave-way-unexplored = unexplored
cave-unexplored = unexplored: { $sides }
cave-cut-N = { $count ->
        [one] 1 row to the north
       *[other] { $count } rows to the north
    }
cave-cut-E = { $count ->
        [one] 1 column to the east
       *[other] { $count } columns to the east
    }
cave-cut-S = { $count ->
        [one] 1 row to the south
       *[other] { $count } rows to the south
    }
cave-cut-W = { $count ->
        [one] 1 column to the west
       *[other] { $count } columns to the west
    }
cave-cut = Not shown: { $parts } (m shows the whole cave)
key-sign-unknown = unexplored
key-sign-wet = flooded
key-sign-gas = lingering gas
key-sign-debris = Debris
key-sign-rope = rope
key-sign-blasted = blasted
key-sign-horror = Horror
key-fallen = small letter: unconscious
key-arrow = ↑ arrow: not that way over a Ledge, not back over a Slide, without a rope
key-dice = { $short } 2·5 = { $title }: comes down on a 2 or a 5
key-short = { $short } = { $title }
key-of-kinds = Tiles
key-of-dangers = Hazards
letter-diver = D
letter-scout = S
letter-geologist = G
letter-engineer = E
letter-climber = C
letter-medic = M
letter-bodyguard = B
letter-leader = L
short-start = Start
short-exit = EXIT
short-plain = {""}
short-water = Water
short-gas = Gas
short-horror = Horror
short-squeeze = Squeeze
short-ledge = Ledge
short-slide = Slide
short-rough = Rough
short-cave_in = Cave
side-letters = nesw
side-here = here
why-some = { $what }: { $where }
know-in-stack = Still in the stack, in any order: { $tiles }
know-in-bottom = At the bottom of the stack: { $tiles }
know-thrown = Thrown away: { $tiles }
know-deck = { $count ->
        [one] Before Out of Time comes 1 card out of these: { $cards }
       *[other] Before Out of Time come { $count } cards out of these: { $cards }
    }
know-no-deck = There are no more Hazard cards.
end-team = What became of them:
end-is-out = { $seat }: on the Exit.
end-is-down = { $seat }: unconscious at { $at }.
end-is-behind = { $seat }: left behind at { $at }.
end-is-submerged = { $seat }: left behind under water.
end-is-devoured = { $seat }: devoured.
end-rounds = { $rounds ->
        [one] One round was played
       *[other] { $rounds } rounds were played
    }, and { $tiles } tiles lay in the cave.
end-exit = { $found ->
        [yes] The Exit was found at { $at }.
       *[no] The Exit was never found.
    }
help-game =
    2 n        with a compass letter: answer 2, to the north
    m          the whole cave
    e          the explorers, and what each can do
    k          the kinds of tiles and hazards, and what they do
    The notation of saved games is understood as well: explore N, place drawn 0.
