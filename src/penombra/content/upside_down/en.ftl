# What happens: one message an event. .me acts or suffers; .all tells the others. People, places and cards have names that
# take no article.

event-set_up =
    .me = Season { $season }: { $characters }. You begin.
    .all = Season { $season }: { $characters }. { $seat } begins.
event-turn =
    .me = Turn { $turn }, Act { $act }: it is your turn.
    .all = Turn { $turn }, Act { $act }: { $seat }.
event-set_off =
    .me = { $cards_count ->
        [0] You play no card for moving
       *[other] For moving you play { $cards }
    }: { $points ->
        [0] no road at all.
        [one] 1 road.
       *[other] { $points } roads.
    }
    .all = { $cards_count ->
        [0] { $seat } plays no card for moving
       *[other] For moving { $seat } plays { $cards }
    }: { $points ->
        [0] no road at all.
        [one] 1 road.
       *[other] { $points } roads.
    }
event-walked =
    .me = You: { $from } → { $at }.
    .all = { $seat }: { $from } → { $at }.
event-action =
    .me = Your action: { $action }.
    .all = { $seat }: { $action }.
event-committed =
    .me = You play { $cards_count ->
        [0] no card
       *[other] { $cards }
    } for «{ $action }»: action value { $value }.
    .me-on = You play { $cards_count ->
        [0] no card
       *[other] { $cards }
    } for «{ $action }», aimed at «{ $slot }»: action value { $value }.
    .all = { $seat } plays { $cards_count ->
        [0] no card
       *[other] { $cards }
    } for «{ $action }»: action value { $value }.
    .all-on = { $seat } plays { $cards_count ->
        [0] no card
       *[other] { $cards }
    } for «{ $action }», aimed at «{ $slot }»: action value { $value }.
event-turned_up =
    .all = The stack «{ $slot }» is turned up: { $tokens }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    } = { $total }, against { $value }.
event-beaten =
    .all = The stack «{ $slot }» is beaten{ $short ->
        [0] {""}
       *[other] , as a last token always is, though { $short } short
    }.
event-failed =
    .all = It fails. One token of the stack «{ $slot }» goes, unseen; { $many ->
        [one] the last one lies
       *[other] { $many } lie
    } face down again.
event-revealed =
    .all = The top of the stack «{ $slot }» is turned up: { $token }.
event-looked =
    .me-seen = You look at { $many ->
        [one] the top
       *[other] the upper { $many }, from below,
    } of «{ $slot }»: { $tokens }.
    .all = { $seat } looks at { $many ->
        [one] the top token
       *[other] { $many } tokens
    } of «{ $slot }».
    .all-seen = { $seat } looks at { $many ->
        [one] the top
       *[other] the upper { $many }, from below,
    } of «{ $slot }»: { $tokens }.
event-placed =
    .all = The stack «{ $slot }» gets { $many ->
        [one] 1 token, face down
       *[other] { $many } tokens, face down
    }{ $bottom ->
        [yes] , below its top
       *[no] {""}
    }.
event-overflow =
    .all = The stack «{ $slot }» is full: { $many ->
        [one] 1 token too many
       *[other] { $many } tokens too many
    } frightens everybody.
event-stack_gone =
    .all = The stack «{ $slot }» goes { $why ->
        [ally] with its Ally
        [scene] because of the Scene
       *[power] by the Power
    }.
event-goal =
    .all = Goal reached: no stack of «{ $group }» is left.
event-foe_moved =
    .all = { $figure }: { $from } → { $at }.
event-foe_left =
    .all = { $figure } leaves the board{ $forever ->
        [yes] {" "}for good
       *[no] {""}
    } ({ $at }{ $why ->
        [power] , by a Power
       *[beaten] {""}
    }).
event-spawned =
    .all = A new Foe: { $figure } → { $at }, with the stack «{ $slot }».
event-ally_waits =
    .all = An Ally waits: { $ally } («{ $slot }»).
event-recruited =
    .me = { $ally } comes with you (from «{ $slot }»).
    .all = { $ally } comes with { $seat } (from «{ $slot }»).
event-ally_gone =
    .all = { $ally } is out of the game.
event-drew =
    .me = You draw { $card }.
    .all = { $seat } draws { $card }.
event-drew_item =
    .me = You draw from the Item deck: { $item }.
    .all = { $seat } draws from the Item deck: { $item }.
event-kept_item =
    .me = You keep { $item }.
    .all = { $seat } keeps { $item }.
event-gave_up =
    .me = You give up { $item }: { $aside ->
        [yes] out of the game.
       *[no] back into the deck.
    }
    .all = { $seat } gives up { $item }: { $aside ->
        [yes] out of the game.
       *[no] back into the deck.
    }
event-lost_card =
    .me = You lose a card: { $card }.
    .all = { $seat } loses a card: { $card }.
event-scared =
    .me = You gain { $many } Fear { $why ->
        [road] on the road
        [failure] for what was missing
        [overflow] from a full stack
        [scene] from the Scene
       *[power] from the Power
    }: { $fear } in all.
    .all = { $seat } gains { $many } Fear { $why ->
        [road] on the road
        [failure] for what was missing
        [overflow] from a full stack
        [scene] from the Scene
       *[power] from the Power
    }: { $fear } in all.
event-terrified =
    .me = That is too much: your Fear track has come to its end.
    .all = That is too much for { $seat }: the Fear track has come to its end.
event-calmed =
    .me = You lose { $many } Fear: { $fear } left.
    .all = { $seat } loses { $many } Fear: { $fear } left.
event-reshuffled =
    .all = The Action deck is used up. Act { $act } begins, with { $many } cards shuffled anew.
event-no_more_acts =
    .all = The Action deck is used up, and Act { $act } was the last.
event-scenes_due =
    .all = Scenes to reveal: { $many } (Act { $act }, Danger { $danger }{ $ignored ->
        [0] {""}
       *[other] , of which up to { $ignored } ignored
    }).
event-scene =
    .all = Scene: { $scene }. { $effect }
event-scenes_shuffled =
    .all = The Scenes seen so far are shuffled in: { $many } in the deck.
event-power =
    .me = You set free a Power: { $power }. { $effect }
    .all = { $seat } sets free a Power: { $power }. { $effect }
event-power_lost =
    .all = A Power is lost: { $power }.
event-taken_back =
    .me = You take an answer back.
    .all = { $seat } takes an answer back.

# Whom we wait for, and for what kind of answer.

asked-spend =
    .me = You are to say which cards you play for moving.
    .all = { $seat } is to say which cards are played for moving.
asked-walk =
    .me = You are to take a road, or stop.
    .all = { $seat } is to take a road, or stop.
asked-act =
    .me = You are to choose an action.
    .all = { $seat } is to choose an action.
asked-peek =
    .me = You may look at a token.
    .all = { $seat } may look at a token.
asked-which_stack =
    .me = You are to choose a stack for the action.
    .all = { $seat } is to choose a stack for the action.
asked-commit =
    .me = You are to play cards for the action.
    .all = { $seat } is to play cards for the action.
asked-which_top =
    .me = You are to say which top is turned up.
    .all = { $seat } is to say which top is turned up.
asked-keep_one =
    .me = You are to keep one Item.
    .all = { $seat } is to keep one Item.
asked-one_too_many =
    .me = You are to give up an Item.
    .all = { $seat } is to give up an Item.
asked-where_to =
    .me = You are to say where a Foe goes.
    .all = { $seat } is to say where a Foe goes.
asked-way_ends =
    .me = You are to say which of the shortest ways a Foe takes.
    .all = { $seat } is to say which of the shortest ways a Foe takes.
asked-which_foe =
    .me = You are to say which Foe goes.
    .all = { $seat } is to say which Foe goes.
asked-which_prey =
    .me = You are to say whom a Foe goes for.
    .all = { $seat } is to say whom a Foe goes for.
asked-which_one =
    .me = You are to choose a Foe.
    .all = { $seat } is to choose a Foe.
asked-stack_too =
    .me = You are to say which stack goes with a Foe.
    .all = { $seat } is to say which stack goes with a Foe.
asked-where_created =
    .me = You are to say where a new stack lies.
    .all = { $seat } is to say where a new stack lies.
asked-which_smallest =
    .me = You are to say which of the smallest stacks it is.
    .all = { $seat } is to say which of the smallest stacks it is.
asked-pick_more =
    .me = You are to choose stacks.
    .all = { $seat } is to choose stacks.
asked-look_over =
    .me = You are to choose stacks to look at.
    .all = { $seat } is to choose stacks to look at.
asked-which_power =
    .me = You are to say which Power is lost.
    .all = { $seat } is to say which Power is lost.
asked-which_ally =
    .me = You are to say which Ally leaves.
    .all = { $seat } is to say which Ally leaves.
asked-lose_card =
    .me = You are to say which card is lost.
    .all = { $seat } is to say which card is lost.
asked-which_first =
    .me = You are to say which stack gets its tokens first.
    .all = { $seat } is to say which stack gets its tokens first.
asked-deal_character =
    .all = Chance decides which Character comes.
asked-who_begins =
    .all = Chance decides who begins.
asked-deal_card =
    .all = Chance decides which Action card comes.
asked-turn_scene =
    .all = Chance decides which Scene comes.
asked-draw_item =
    .all = Chance decides which Item comes.
asked-next_ally =
    .all = Chance decides which Ally waits next.
asked-put_token =
    .all = Chance decides which token comes out of the pool.
asked-mix_in =
    .all = Chance decides which token is mixed in.
asked-lay_out =
    .all = Chance decides which token is laid down next.
asked-lose_token =
    .all = Chance decides which token goes.

# The questions: what you are asked, and what it is for.

question-spend = { $seat }: which cards for moving? { $moves ->
        [0] Without any there is no road.
        [one] Without any there is 1 road.
       *[other] Without any there are { $moves } roads.
    }
question-walk = { $seat }: { $points ->
        [one] 1 road may still be taken. Where to?
       *[other] { $points } roads may still be taken. Where to?
    }
question-act = { $seat }: what to do here?
question-peek = { $seat }: a look at one top before the cards are played?
question-which_stack = { $seat }, «{ $action }»: which stack?
question-commit = { $seat }, «{ $action }»{ $target ->
        [none] {""}
       *[other] , aimed at «{ $target }»
    }: which cards?
question-which_top = { $seat }: which top is turned up? { $many ->
        [one] This is the last one.
       *[other] { $many } in all.
    }
question-keep_one = { $seat }: which Item stays? The others go back.
question-one_too_many = { $seat } has one Item too many. Which one is given up?
question-where_to = { $seat }: where does { $figure } go?
question-way_ends = { $seat }: several ways are as short. Where does { $figure } end up?
question-which_foe = { $seat }: several Foes are as near. Which one goes?
question-which_prey = { $seat }: whom does { $figure } go for?
question-which_one = { $seat }: which Foe?
question-stack_too = { $seat }: which stack goes with the Foe?
question-where_created = { $seat }: in which slot does the new stack lie?
question-which_smallest = { $seat }: several stacks are as small. Which one is it?
question-pick_more = { $seat }: which stack? { $count ->
        [0] None is chosen yet.
        [one] 1 is chosen.
       *[other] { $count } are chosen.
    }
question-look_over = { $seat }: which stack to look at? { $count ->
        [0] None is chosen yet.
        [one] 1 is chosen.
       *[other] { $count } are chosen.
    }
question-which_power = { $seat }: which Power is lost?
question-which_ally = { $seat }: which Ally leaves the game?
question-lose_card = { $seat }: which card does { $other } lose?
question-which_first = { $seat }: the pool has too few tokens for all. Which stack comes first?

# The answers.

option-spend = { $cards ->
        [none] No card
       *[other] Card { $cards } of the hand
    } for moving
    .seen = { $cards }: { $value ->
        [one] 1 road
       *[other] { $value } roads
    }{ $danger ->
        [0] {""}
       *[other] , Danger { $danger }
    }
option-go = Go: { $location }
    .seen = Go: { $location }{ $fear ->
        [0] {""}
       *[other] {" "}(Fear { $fear })
    }{ $foes ->
        [none] {""}
       *[other] {" "}! { $foes }
    }
option-stop = Stay here
option-do = { $action }
option-fight = Fight: { $foe }
option-pass = No action
option-peek = Look at the top: { $slot }
    .seen = Look at the top: { $slot } { $stack }
option-skip = No look
option-stack = The stack «{ $slot }»
    .seen = The stack «{ $slot }» { $stack }
option-done = That is enough
option-commit = Card { $cards } of the hand for the action
    .seen = { $cards }: action value { $value }{ $danger ->
        [0] {""}
       *[other] , Danger { $danger }
    }
option-keep = Keep { $item }
    .seen = Keep { $item }. { $effect }
option-give_up = Give up { $item }
    .seen = Give up { $item }. { $effect }
option-place = To: { $location }
option-target = For { $seat }
option-figure = { $figure }
    .seen = { $figure } ({ $at })
option-dismiss = { $ally } leaves
    .seen = { $ally } leaves. { $effect }
option-discard = Discard card { $place } of the hand
    .seen = Discard { $card }
option-deal = { $character } comes
option-first = { $seat } begins
option-card = The Action card is { $card }
option-scene = The Scene is { $scene }
option-item = The Item is { $item }
option-ally = The Ally is { $ally }
option-token = The token is { $token }

# What can be chosen in two steps: first what, then how.

menu-spend = { $count ->
    [one] 1 card for moving …
   *[other] { $count } cards for moving …
}
menu-commit = { $count ->
    [one] 1 card …
   *[other] { $count } cards …
}

# What cards do: one message an effect.

mark-ours = our reconstruction
effect-none = Nothing.
effect-otherwise = { $text } If that is not possible, { $otherwise }
effect-action_bonus = The action value is { $amount } higher for: { $actions }.
effect-move_bonus = One may go { $amount ->
        [one] 1 road
       *[other] { $amount } roads
    } more.
effect-ignore_danger = When Scenes are revealed, { $amount ->
        [one] 1 Danger icon does
       *[other] { $amount } Danger icons do
    } not count.
effect-companion = Counts as company: one is never alone.
effect-start_items = One begins with { $amount ->
        [one] 1 Item
       *[other] { $amount } Items
    }.
effect-remote_action = «{ $action }» works from any Location without a Foe, against any stack of «{ $scope }».
effect-peek_stack = Before cards are played for an action: a look at the top of a stack it may be aimed at{ $per_turn ->
        [one] {""}
       *[other] , { $per_turn } times
    }.
effect-fear_shield = The others in the same Location gain { $amount } Fear less each time a Scene gives them any.
effect-gain_fear = { $who } gains { $amount } Fear{ $per ->
        [none] {""}
       *[other] {" "}for each stack of «{ $per }»
    }.
effect-lose_fear = { $who } loses { $amount } Fear.
effect-discard_cards = { $who } discards { $amount ->
        [one] 1 Action card
       *[other] { $amount } Action cards
    } from the hand.
effect-move_foe = { $pick ->
        [nearest_to_target] The nearest «{ $foe }»
       *[other] Each «{ $foe }»
    } goes { $steps ->
        [-1] all the way
        [one] 1 road
       *[other] up to { $steps } roads
    } towards { $toward ->
        [nearest_character] the nearest Character
        [most_fear] the Character with most Fear
       *[location] «{ $at }»
    }.
effect-relocate_foe = One «{ $foe }» is put in another Location, chosen by the active Character.
effect-remove_foe = { $count ->
        [one] One «{ $foe }» leaves the board
       *[other] As many as { $count } «{ $foe }» leave the board
    }{ $permanent ->
        [yes] {" "}for good
       *[no] {""}
    }{ $with_stack ->
        [yes] { $count ->
            [one] , with one stack of its group
           *[other] , each with one stack of its group
        }
       *[no] {""}
    }.
effect-spawn_demodog = If one is off the board, «{ $foe }» comes to «{ $at }», with a new stack of { $size }.
effect-create_stack = In an empty slot of «{ $group }»{ $order ->
        [none] {""}
       *[other] , first free of { $order },
    } a new stack of { $size } comes to lie.
effect-add_tokens = { $amount ->
        [one] 1 token more
       *[other] { $amount } tokens more
    } on { $pick ->
        [each] every stack of «{ $group }»
        [smallest] { $least ->
            [one] the smallest stack of «{ $group }»
           *[other] each of the { $least } smallest stacks of «{ $group }»
        }
        [smallest_below_limit] the smallest stack of «{ $group }» that is not full
        [exact] { $least ->
            [one] a chosen stack of «{ $group }»
           *[other] each of { $least } chosen stacks of «{ $group }»
        }
       *[chosen] each of the chosen stacks of «{ $group }», at least { $least } and at most { $most }
    }.
effect-discard_stacks = Back to the pool, from «{ $group }»: { $pick ->
        [chosen] { $least ->
            [0] up to { $most } chosen stacks
           *[other] chosen stacks, at least { $least } and at most { $most }
        }
        [exact] { $least ->
            [one] 1 chosen stack
           *[other] { $least } chosen stacks
        }
       *[each] all stacks
    }.
effect-eliminate_power = { $count ->
        [one] A Power that was not used is lost
       *[other] { $count } Powers that were not used are lost
    }, chosen by the active Character.
effect-remove_ally = An Ally leaves the game: { $first ->
        [waiting] one who waits, or else one who was recruited
       *[owned] one who was recruited, or else one who waits
    }.
effect-look_at = Up to { $stacks ->
        [one] 1 stack is
       *[other] { $stacks } stacks are
    } looked at: { $tokens ->
        [all] all tokens
        [one] the top token
       *[other] the upper { $tokens } tokens
    }.
effect-reveal_tops = The tops of all stacks of «{ $group }» are turned up.
effect-end_of_day = No further Scene is revealed this turn, and all Scenes seen so far are shuffled into the deck.
who-active = The active Character
who-each = Each Character
who-alone = Each Character without company
who-at = Each Character at «{ $at }»
who-half = Each Character in «{ $half }»
who-with = Each Character in the same Location as a Foe{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    }
who-near = Each Character in or next to a Location with a Foe{ $foe ->
        [none] {""}
       *[other] {" "}(«{ $foe }»)
    }

# Names.

half-hawkins = Hawkins
half-upside_down = Upside Down
half-tunnels = Tunnels
group-allies = Allies
group-powers = Powers
group-lab = Laboratory
group-vines = Vines
group-gate = Gate

# The end.

grade-victory = VICTORY: everybody wins.
grade-defeat = DEFEAT: everybody loses.
grade-unfinished = The game was not finished.
ending-UD-S1-END-01 = No stack of «{ $rescue_will }» is left.
ending-UD-S2-END-01 = «{ $rescue_will }» and then «{ $close_gate }»: both are done.
ending-UD-END-02 = Somebody's Fear has become too much.
ending-UD-END-03 = The last Act is over, and there was no more time.
ending-core-too_long = The game reached its limit.
game-winners = { $count ->
    [0] Nobody has won.
   *[other] Together: { $winners }.
}
game-won = You have won.
game-lost = You have lost.

# The options of a table.

table-season = Season
    .effect = Which board is played on, with which Foes, and what is to be done.
table-season-value = Season { $number }
    .effect = { $number ->
        [1] One rescue, in the dark half of the board.
       *[other] One rescue, and then a gate to be closed.
    }
table-characters = Characters
    .effect = Who plays, in the order of the circle.
table-characters-none = Dealt by chance
    .effect = Any of the Characters may come.
table-characters-value = Chosen
    .effect = In this order: { $list }.
table-fear_track_shift = Length of the Fear tracks
    .effect = How much Fear everybody can bear, more or less than printed.
table-fear_track_shift-value = { $number ->
        [-1] One space fewer
        [0] As printed
        [1] One space more
       *[other] { $number } spaces more
    }
    .effect = { $number ->
        [-1] Everybody is terrified one space earlier.
        [0] The track is as long as the Character says.
        [1] Everybody bears one Fear more.
       *[other] Everybody bears { $number } Fear more.
    }
table-solo = One person alone
    .effect = Whether one person leads both Characters.
table-solo-false = No
    .effect = Each Character may have a person of their own.
table-solo-true = Yes
    .effect = One person leads two Characters.
table-first_player = Who begins
    .effect = How the first Character to act is found.
table-first_player-random = By chance
    .effect = Any Character may begin.
table-first_player-host = The host says
    .effect = The seat that is named begins.
table-first = The one who begins
    .effect = Which seat has the first turn.
table-first-none = Not named
    .effect = Chance says, or seat 0 where the host does.
table-first-value = Seat { $number }
    .effect = Seat { $number } has the first turn.
table-last_stack_tie = A last token that is too much
    .effect = What counts first when beating a last token gives more Fear than one can bear.
table-last_stack_tie-win = The stack
    .effect = It goes first; if that wins the game, it is won.
table-last_stack_tie-loss = The Fear
    .effect = It is gained first; if that is too much, the game is lost.
table-ignore_limit = Ignored Danger
    .effect = How far ignoring can lower the number of Scenes.
table-ignore_limit-danger_only = Danger only
    .effect = The Scenes of the Act are always revealed.
table-ignore_limit-whole_total = The whole number
    .effect = It may lower those of the Act as well.
table-demogorgon_long_move = { $demogorgon } without a stack
    .effect = How far it is sent when a Fight finds no stack left.
table-demogorgon_long_move-exact = Exactly
    .effect = As many roads as the action value, there and back included.
table-demogorgon_long_move-up_to = At most
    .effect = So many roads or fewer.
table-scene_discard_by = Cards lost to a Scene
    .effect = Who chooses them.
table-scene_discard_by-active = Whoever is active
    .effect = The one whose turn it is chooses for all.
table-scene_discard_by-owner = Whose hand it is
    .effect = Everybody chooses from their own hand.
table-looks_shared = What is looked at
    .effect = Who learns which tokens were seen.
table-looks_shared-all = Everybody
    .effect = Tokens that are looked at are told to all.
table-looks_shared-looker = Whoever looks
    .effect = The others know only that there was a look.
table-memory_aid = Memory
    .effect = Whether the table remembers which tokens were seen.
table-memory_aid-true = Kept
    .effect = What is known of each stack stays on the screen.
table-memory_aid-false = One's own
    .effect = Whoever forgets has forgotten.
table-tie_choices = When Foes have a choice
    .effect = Who decides between ways, Foes or victims that are equal.
table-tie_choices-ask = Ask
    .effect = Whoever is active decides.
table-tie_choices-auto = By itself
    .effect = The first in the order of the board.
table-third_item = A third Item
    .effect = Where an Item goes that is given up.
table-third_item-deck = Into the deck
    .effect = It is shuffled in and may be drawn again.
table-third_item-aside = Out of the game
    .effect = It is put aside for good.

# The table in a terminal.

title = Upside Down
game-seats-many = { $count } Characters
game-seats-range = { $fewest } to { $most } Characters
game-ask-seats = How many Characters, { $fewest } to { $most } [{ $default }]:
game-ask-company = Who leads the other Characters: you and whoever sits with you, steady bots, or random bots (people, steady, random) [{ $default }]:
town-head = Turn { $turn } · Act { $act } · { $seat }
town-intro = You win together once no stack is left of: { $goals }{ $count ->
        [one] {""}
       *[other] , in this order
    }. You lose together when somebody's Fear reaches the end of the track, or when the Action deck runs out in Act { $acts }.
town-ours = Most roads, cards and numbers are our reconstruction, not the published ones. Whoever has the box can correct them: penombra content new { $game } DIR
town-act = Act { $act } of { $acts }
town-deck = Action deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
town-scenes = Scene deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
town-goal = { $group }: { $count ->
    [0] done
    [one] 1 stack left
   *[other] { $count } stacks left
}
town-saved = { $group }: done
town-receipt = Scenes at the end of this turn: Act { $act } + Danger { $danger } − ignored { $ignored } = { $many }
town-due = Scenes still to come: { $many }
town-fear = Fear { $fear } of { $most }
town-moves = { $count ->
        [one] 1 road without cards
       *[other] { $count } roads without cards
    }
town-begins = starts at { $at }
town-hand = Hand: { $cards }
town-no-cards = no cards
town-items = Items: { $items }
town-allies = Allies: { $allies }
town-key-cards = ♥ Friends: 1 more in company · ! Danger: one more Scene
town-key-stacks = [bottom … top] ? unknown · (2) known, face down · ▲2 face up · ½ one of those in braces, of which one has gone · ! Foe
town-key-special = { $letter } { $group }: worth as many as it has stacks
town-key-map = Roads and sizes of stacks: our reconstruction, where nothing printed tells them.
town-loose = Stacks of the Foes
town-off = Off the board: { $figures }
town-bonus = { $action } +{ $amount }
town-road-fear = { $place } (Fear { $fear })
town-odds = { $stack }: known { $sum }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more } besides
    }; in all { $low } to { $high }, about { $mean } on average
town-sure = { $stack }: { $high } in all
town-stack-size = stack of { $size }
key-of-items = Items
key-of-allies = Allies
key-of-powers = Powers
key-of-scenes = Scenes
key-times = { $title } ×{ $count }
why-go = Go: { $places }
know-sure = «{ $zone }»: certainly { $tokens }
know-tokens = «{ $zone }»: { $count ->
        [one] 1 token, out of { $tokens }
       *[other] { $count } tokens, out of { $tokens }
    }
know-deck = Still in the Action deck: { $cards }
know-scenes = Still in the Scene deck: { $titles }
know-items = Still in the Item deck: { $titles }
know-allies = Allies still to come: { $titles }
end-turns = { $turns ->
        [one] One turn was played
       *[other] { $turns } turns were played
    }; it ended in Act { $act }.
end-fear = { $seat }: Fear { $fear } of { $most } ({ $at })
end-goal = «{ $group }»: { $count ->
        [0] no stack left
        [one] 1 stack left
       *[other] { $count } stacks left
    }
help-game =
    2 1        answer 2, and of those it gathers the first
    m          the map, and what its signs mean
    e          the Characters, and what each can do, with Items and Allies
    k          every Item, Ally, Power and Scene, and what it does
    The notation of saved games is understood as well: go main, commit 1+3.
