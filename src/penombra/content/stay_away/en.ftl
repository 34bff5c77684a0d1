# What happens: one message an event. .me acts, .you it is done to, .next has to answer instead; .all tells the others.
# -card where the card is known; -on, -self and -side by what a card was played on.

event-in_sight = In plain sight, { $seat } gave { $card }.
event-dealt =
    .all = { $dealer } dealt; { $deck } cards are left in the deck.
    .all-card = { $dealer } dealt; { $deck } cards are left in the deck. You hold { $cards }.
event-top_back =
    .all = { $back ->
        [event] The top card of the deck has a Stay Away! back.
        [panic] The top card of the deck has a Panic! back.
       *[none] The deck is empty.
    }
event-turn =
    .me = Turn { $turn }: you begin.
    .all = Turn { $turn }: { $seat } begins.
event-turn_over =
    .me = Your turn is over.
    .all = The turn of { $seat } is over.
event-drew =
    .me-card = { $why ->
        [turn] You draw { $card }.
       *[effect] You draw { $card } as well.
    }
    .all-card = { $seat } draws { $card }, in plain sight.
    .all = { $why ->
        [turn] { $seat } draws a card.
       *[effect] { $seat } draws another card.
    }
event-panic =
    .me = Panic! You draw { $card }.
    .all = Panic! { $seat } draws { $card }.
event-flushed =
    .me = A Panic! card on top of the deck goes unseen to the pile before you draw.
    .all = A Panic! card on top of the deck goes unseen to the pile before { $seat } draws.
event-discarded =
    .me-card = You discard { $card }.
    .all-card = { $seat } discards { $card }, in plain sight.
    .all = { $seat } discards a card.
event-infected_in_excess =
    .me-card = You have too many { $infected } and put one aside.
    .all-card = { $seat } has too many { $infected } and puts one aside, in plain sight.
    .all = { $seat } has too many { $infected } and puts one aside.
event-put_away =
    .me-card = Of the cards you have just drawn, { $card } goes.
    .all-card = Of the cards just drawn, { $seat } discards { $card }, in plain sight.
    .all = Of the cards just drawn, { $seat } discards one.
event-kept =
    .me-card = You keep { $card }.
    .all-card = { $seat } keeps { $card }, in plain sight.
    .all = { $seat } keeps one card.
event-played =
    .me = You play { $card }.
    .me-on = You play { $card } on { $other }.
    .me-self = You play { $card } on yourself.
    .me-side = You play { $card } on your { $side ->
        [left] left
       *[right] right
    } side.
    .you-on = { $seat } plays { $card } on you.
    .all = { $seat } plays { $card }.
    .all-on = { $seat } plays { $card } on { $other }.
    .all-self = { $seat } plays { $card } on their own seat.
    .all-side = { $seat } plays { $card } on the { $side ->
        [left] left
       *[right] right
    } side.
event-refused =
    .me = You answer { $other } with { $card }.
    .you = { $seat } answers you with { $card }.
    .all = { $seat } answers { $other } with { $card }.
event-spent =
    .all = { $card } goes to the pile.
event-quarantined =
    .me = You are in Quarantine for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
    .all = { $seat } is in Quarantine for { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
event-quarantine_over =
    .me = { $why ->
        [time] Your Quarantine has run out.
        [eliminated] Your Quarantine goes to the pile.
       *[card] Your Quarantine is lifted.
    }
    .all = { $why ->
        [time] The Quarantine of { $seat } has run out.
        [eliminated] The Quarantine of { $seat } goes to the pile.
       *[card] The Quarantine of { $seat } is lifted.
    }
event-barred =
    .me = A door now stands between you and { $other }.
    .you = A door now stands between { $seat } and you.
    .all = A door now stands between { $seat } and { $other }.
event-door_gone =
    .me = A door between you and { $other } is gone.
    .you = A door between { $seat } and you is gone.
    .all = A door between { $seat } and { $other } is gone.
event-swapped =
    .me = You change chairs with { $other }.
    .you = { $seat } changes chairs with you.
    .all = { $seat } and { $other } change chairs.
event-side_chosen =
    .me = You count to the { $side ->
        [left] left
       *[right] right
    }.
    .all = { $seat } counts to the { $side ->
        [left] left
       *[right] right
    }.
event-reversed =
    .all = { $clockwise ->
        [yes] Play goes on clockwise.
       *[no] Play goes on counter-clockwise.
    }
event-reshuffled =
    .all = The pile is shuffled and becomes the deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }.
event-card_seen =
    .me-card = You see a card of { $other }: { $card }.
    .you-card = { $seat } sees a card of yours: { $card }.
    .all = { $seat } sees a card of { $other }.
event-hand_seen =
    .me-card = You see the hand of { $other }: { $cards }.
    .you = { $seat } sees your hand.
    .all = { $seat } sees the hand of { $other }.
event-hand_shown =
    .me = You show everybody your hand: { $cards }.
    .all = { $seat } shows everybody the hand: { $cards }.
event-hand_shown_to =
    .me = You show { $other } your hand.
    .you-card = { $seat } shows you the hand: { $cards }.
    .all = { $seat } shows { $other } the hand, and nobody else.
event-infected_shown =
    .me = You show { $infected }.
    .all = { $seat } shows { $infected }.
event-nothing_shown =
    .me = You show nothing.
    .all = { $seat } shows nothing.
event-exchange =
    .me = You are to exchange a card with { $other }.
    .you = { $seat } is to exchange a card with you.
    .all = { $seat } is to exchange a card with { $other }.
event-no_exchange =
    .me = No exchange between you and { $other } ({ $rule }).
    .you = No exchange between { $seat } and you ({ $rule }).
    .all = No exchange between { $seat } and { $other } ({ $rule }).
event-laid_down =
    .me-card = You lay { $card } face down for { $other }.
    .you = { $seat } lays a card face down for you.
    .all = { $seat } lays a card face down for { $other }.
event-answered =
    .me-card = You give { $card } in return.
    .you = { $seat } gives you a card in return.
    .all = { $seat } gives { $other } a card in return.
event-exchanged =
    .me-card = You gave { $other } { $given } and received { $received }.
    .you-card = You gave { $seat } { $given } and received { $received }.
    .all = { $seat } and { $other } have exchanged a card.
event-looked_at_offer =
    .me-card = You look at the card that { $other } offered: { $card }.
    .you = { $seat } looks at the card you offered.
    .all = { $seat } looks at the card that { $other } offered.
event-took_back =
    .me-card = You take { $card } back.
    .all = { $seat } takes the offered card back.
event-missed =
    .me = { $substitute } has to answer { $other } in your place.
    .you = { $substitute } has to answer you in place of { $seat }.
    .next = You have to answer { $other } in place of { $seat }.
    .all = { $substitute } has to answer { $other } in place of { $seat }.
    .me-why = Nobody answers { $other } in your place ({ $rule }).
    .you-why = Nobody answers you in place of { $seat } ({ $rule }).
    .all-why = Nobody answers { $other } in place of { $seat } ({ $rule }).
event-settled =
    .me-card = { $anew ->
        [yes] You now offer { $other } { $card }.
       *[no] Your offer to { $other } is still { $card }.
    }
    .you = The offer of { $seat } now lies before you.
    .all = The offer of { $seat } now lies before { $other }.
event-passed_on =
    .all = Everybody has passed a card on.
    .all-card = Everybody has passed a card on: you gave { $given } and received { $received }.
event-set_aside =
    .me-card = You choose { $card } for the top of the deck.
    .all = { $seat } chooses a card for the top of the deck.
event-placed =
    .me-card = { $card } now lies face down on top of the deck.
    .all = The card chosen by { $seat } now lies face down on top of the deck.
event-no_effect =
    .me = Nothing happens to you ({ $rule }).
    .all = Nothing happens for { $seat } ({ $rule }).
event-eliminated =
    .me = { $why ->
        [super_infection] You cannot give any card: you are out of the game.
       *[flamethrower] You are out of the game.
    }
    .all = { $why ->
        [super_infection] { $seat } cannot give any card and is out of the game.
       *[flamethrower] { $seat } is out of the game.
    }
event-vendetta =
    .me = You were The Thing. Humans and Infected now settle it among themselves.
    .all = { $seat } was The Thing. Humans and Infected now settle it among themselves.
event-declared =
    .me = You declare that you are The Thing, and that no Human is left.
    .all = { $seat } is The Thing, and declares that no Human is left.
event-taken_back =
    .me = You take your last answer back.
    .all = { $seat } takes the last answer back.

# Whom we wait for, and for what kind of answer.

asked-draw =
    .me = It is your turn to draw.
    .all = { $seat } is about to draw.
asked-phase_two =
    .me = You are to play or discard a card.
    .all = { $seat } is to play or discard a card.
asked-commit =
    .me = You are to choose a card for the exchange.
    .all = { $seat } is choosing a card for the exchange.
asked-offer_card =
    .me = You are to choose a card to offer.
    .all = { $seat } is choosing a card to offer.
asked-answer_offer =
    .me = You are to answer the offer.
    .all = { $seat } is to answer the offer.
asked-settle_offer =
    .me = You are to confirm or change your offer.
    .all = { $seat } is to confirm or change the offer.
asked-burning =
    .me = You are to answer { $flamethrower }.
    .all = { $seat } is to answer { $flamethrower }.
asked-moving =
    .me = You are to answer the change of chairs.
    .all = { $seat } is to answer the change of chairs.
asked-keep_one =
    .me = You are to choose which card stays.
    .all = { $seat } is choosing which card stays.
asked-which_side =
    .me = You are to choose a side.
    .all = { $seat } is choosing a side.
asked-whose_chair =
    .me = You are to choose somebody to change chairs with.
    .all = { $seat } is choosing somebody to change chairs with.
asked-remember =
    .me = You are to choose the one card you do not forget.
    .all = { $seat } is choosing the one card that is not forgotten.
asked-pass_card =
    .me = You are to choose a card to pass on.
    .all = { $seat } is choosing a card to pass on.
asked-new_friend =
    .me = You are to choose somebody to exchange with.
    .all = { $seat } is choosing somebody to exchange with.
asked-blind_choice =
    .me = You are to choose a card for the deck.
    .all = { $seat } is choosing a card for the deck.
asked-confidant =
    .me = You are to choose who sees your hand.
    .all = { $seat } is choosing who sees the hand.
asked-reveal =
    .me = You are to show something, or nothing.
    .all = { $seat } is to show something, or nothing.
asked-top_back =
    .all = Chance decides the back of the deck's top card.
asked-flush =
    .all = Chance decides which Panic! card leaves the deck unseen.
asked-pull =
    .all = Chance decides which event card is drawn.
asked-turn_up =
    .all = Chance decides what the top card is.
asked-random_card =
    .all = Chance decides which card is seen.
asked-who_deals =
    .all = Chance decides who deals.
asked-who_is_the_thing =
    .all = Chance decides who is dealt { $the_thing }.
asked-deal_card =
    .all = Chance decides the next card of the deal.

# The questions: what you are asked, and what it is for.

question-draw = Draw the top card of the deck: { $back ->
    [panic] its back says that it is a Panic! card, which happens at once.
    [event] its back says that it goes into your hand.
   *[none] the pile is shuffled first.
}
question-phase_two = Play one card for its effect, or discard one, so that you hold four again.
question-commit = Which card do you give { $other } at the end of your turn? One comes back for it.
question-offer_card = Which card do you offer { $other }? One comes back for it, unless it is refused.
question-answer_offer = { $other } offers you a card, face down: give one in return, or refuse with a Defence.
question-settle_offer = { $other } now answers in place of the one you asked: does your offer stand, or must it be another card?
question-burning = { $other } aims { $flamethrower } at you: answer with { $no_barbecue }, or leave the game.
question-moving = { $other } wants to change chairs with you: answer with { $im_comfortable }, or accept.
question-keep_one = Which of the three cards you have just drawn do you keep? The others are discarded.
question-which_side = On which side do you count to the third player, with whom you change chairs?
question-whose_chair = With whom do you change chairs?
question-remember = Which one card do you keep? The three others are discarded, and three are drawn.
question-pass_card = Which card do you pass to the next player? Everybody passes at the same time.
question-new_friend = With whom do you exchange a card?
question-blind_choice = Which card do you lay on top of the deck, in exchange for one drawn from it?
question-confidant = To which neighbour do you show your hand?
question-reveal = What do you show to everybody? An { $infected } ends the round.

# The answers.

option-draw = Draw
option-discard = Discard { $card }
option-play = Play { $card }
option-play-flamethrower =
    .on = Play { $card } on { $seat }: out of the game, unless it is answered
    .self = Play { $card } on yourself
option-play-analysis =
    .on = Play { $card } on { $seat }: look at the whole hand
    .self = Play { $card } on yourself
option-play-suspicion =
    .on = Play { $card } on { $seat }: look at one card, at random
    .self = Play { $card } on yourself
option-play-change_places =
    .on = Play { $card } on { $seat }: change chairs
    .self = Play { $card } on yourself
option-play-youd_better_run =
    .on = Play { $card } on { $seat }: change chairs
    .self = Play { $card } on yourself
option-play-seduction =
    .on = Play { $card } on { $seat }: exchange a card, and end your turn
    .self = Play { $card } on yourself
option-play-quarantine =
    .on = Play { $card } on { $seat }: Quarantine for some turns
    .self = Play { $card } on yourself: Quarantine for some turns
option-play-axe =
    .on = Play { $card }: lift the Quarantine of { $seat }
    .self = Play { $card }: lift your own Quarantine
    .side = Play { $card }: take down the door on { $side ->
        [left] the left
       *[right] the right
    }
option-play-barred_door =
    .side = Play { $card }: a door on { $side ->
        [left] the left
       *[right] the right
    }
option-play-whisky = Play { $card }: show everybody your hand
option-play-resolute = Play { $card }: draw three, keep one, then play or discard
option-play-watch_your_back = Play { $card }: turn the order of play round
option-give = Give { $card }
option-keep = Let your offer stand
option-accept = Accept
    .burning = Accept: you are out of the game
    .moving = Accept: you change chairs
option-refuse = Refuse with { $card }
option-refuse-scared = Refuse with { $card }, and look at the card offered
option-refuse-missed = Refuse with { $card }: the next player answers instead
option-hold = Keep { $card }
option-swap = To { $side ->
    [left] the left
   *[right] the right
}
option-choose =
    .on = { $seat }
    .self = Yourself
option-place = Lay { $card } on top of the deck
option-show = { $show ->
    [hand] Show your whole hand
    [infected] Show one { $infected }
   *[nothing] Show nothing
}
option-declare = Declare: “I am The Thing, and no Human is left”
option-dealer =
    .on = { $seat } deals
    .self = You deal
option-thing =
    .on = { $the_thing } goes to { $seat }
    .self = { $the_thing } goes to you
option-deal = { $card } is dealt
option-back = { $back ->
    [event] A Stay Away! back
   *[panic] A Panic! back
}
option-turn_up = The top card is { $card }
option-flush = { $card } goes to the pile, unseen
option-pick = The card seen is { $card }

# The end.

grade-humans = The Humans win.
grade-alone = The Thing wins alone.
grade-infection = The Thing wins with the Infected.
grade-survivors = The survivors win.
grade-nobody = Everybody loses.
grade-unfinished = The game was not finished.
ending-SA-END-01 = The Thing is out of the game.
ending-SA-END-05 = The Thing declared that no Human was left, and it was true.
ending-SA-END-11 = The Thing declared that no Human was left, and it was false.
ending-SA-END-12 = No Human was left, and the time for a declaration is over.
ending-SA-END-14 = The Thing fell when there was no Human left to win.
ending-SA-END-15 = Only one player is left.
ending-SA-VAR-12 = The vendetta is over: one of the two sides is gone.
ending-core-too_long = The game reached its limit.

# The options of a table.

table-edition = Edition
    .effect = Which printing of the rules is played.
table-edition-first = First
    .effect = The rules as first printed.
table-edition-revised = Revised
    .effect = Quarantine, infection by { $missed } and a fourth { $infected } work differently.
table-thing_in_deck = The Thing in the deck
    .effect = Where { $the_thing } is when the game begins.
table-thing_in_deck-false = No
    .effect = Somebody is dealt { $the_thing }.
table-thing_in_deck-true = Yes
    .effect = { $the_thing } waits in the deck until somebody draws it.
table-infected_delta = More or fewer { $infected }
    .effect = How many copies of { $infected } are added to the deck or taken out.
table-infected_delta-value = { $number ->
        [0] As printed
       *[other] { $number }
    }
    .effect = { $number ->
        [0] The copies printed for this number of players.
        [1] One copy more than printed.
        [-1] One copy fewer than printed.
       *[other] Copies compared with the printed number: { $number }.
    }
table-withhold_weapons = Weapons withheld
    .effect = Whether { $flamethrower } and { $analysis } can be in the first hands.
table-withhold_weapons-false = No
    .effect = They are dealt like other cards.
table-withhold_weapons-true = Yes
    .effect = They can only be drawn.
table-blocked_both_ways = Blocked both ways
    .effect = What stops the four cards that reach across the table.
table-blocked_both_ways-false = No
    .effect = A Quarantine of the target and, save for { $youd_better_run }, a door right between the two.
table-blocked_both_ways-true = Yes
    .effect = A door or a Quarantine on the way round, in both directions.
table-custom_deck = A deck of your own
    .effect = How many copies of each card are in the game.
table-custom_deck-none = No
    .effect = The deck printed for this number of players.
table-custom_deck-value = Yes
    .effect = { $number ->
        [0] An empty list of cards.
        [one] One card, chosen by the table.
       *[other] { $number } cards, chosen by the table.
    }
table-vendetta = Vendetta
    .effect = What follows when The Thing is eliminated.
table-vendetta-false = No
    .effect = The game is over at once.
table-vendetta-true = Yes
    .effect = Humans and Infected play on until one side is gone.
table-fourth_infected = A fourth { $infected }
    .effect = What a hand with four { $infected } leads to.
table-fourth_infected-auto = By edition
    .effect = Replaced in the first edition, super-infection in the revised one.
table-fourth_infected-replace = Replaced
    .effect = One is put aside unseen, and another card drawn.
table-fourth_infected-super_infection = Super-infection
    .effect = Whoever must give a card and can give none is out of the game.
table-door_scope = What doors stop
    .effect = Whether a door also stops distance cards between the two neighbours it separates.
table-door_scope-all_actions = Everything
    .effect = Nothing passes a door, save for { $youd_better_run }.
table-door_scope-adjacent_only = Adjacent seats only
    .effect = Cards that work at a distance pass a door.
table-quarantined_axe = { $axe } in Quarantine
    .effect = Whether it can be played from inside Quarantine, in the first edition.
table-quarantined_axe-never = No
    .effect = In Quarantine nothing is played.
table-quarantined_axe-own_quarantine = Yes
    .effect = Only to lift one's own Quarantine.
table-auto_end = Without a declaration
    .effect = How a game ends in which no Human is left and The Thing says nothing.
table-auto_end-grace = Lap of grace
    .effect = Everybody finishes one more turn, then the game is over.
table-auto_end-never = Never
    .effect = The game goes on until The Thing speaks or falls.
table-auto_end-at_once = At once
    .effect = The game is over at the next quiet moment.
table-solo_win = Winning alone
    .effect = When The Thing shares its win with nobody.
table-solo_win-no_human_burned = No Human burned
    .effect = Nobody was eliminated as a Human.
table-solo_win-no_elimination = No elimination
    .effect = Nobody was eliminated at all.
table-dead_talk = Talk of the eliminated
    .effect = With whom those out of the game may talk.
table-dead_talk-separate = Apart
    .effect = Among themselves, unheard by the table.
table-dead_talk-silent = Silence
    .effect = With nobody.
table-dead_talk-open = Open
    .effect = With the whole table.

# The table in a terminal.

title = Stay Away!
clockwise = clockwise
anticlockwise = counter-clockwise
ring-order = Play goes { $way }
ring-down = , down this list
ring-up = , up this list
ring-deck = Deck: { $count }{ $back ->
    [event] {""}, top card with a Stay Away! back
    [panic] {""}, top card with a Panic! back
   *[none] {""}
}
ring-pile = Pile: { $count }
ring-out = Out of the game: { $seats }
ring-resolving = On the table now: { $cards }
ring-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
ring-me = YOU, { $seat }
ring-doors = { $count ->
    [one] door
   *[other] { $count } doors
}
mark-turn = has the turn
mark-quarantine = Quarantine: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
mark-laid = card face down
mark-human = Human
mark-infected = Infected
mark-thing = The Thing
reach-left = On your left: { $seat }, { $state }.
reach-right = On your right: { $seat }, { $state }.
reach-free = within reach
reach-door = behind a door
reach-quarantine = in Quarantine
reach-next = Next in order: { $seat }.
role-human = You are Human: find The Thing, and do not let it infect you.
role-infected = You are Infected: The Thing is { $thing }. Help it, and stay hidden.
role-thing = You are The Thing: infect every Human, then declare it. { $count ->
    [0] Nobody is infected yet.
   *[other] Infected: { $infected }.
}
hand = { $count ->
    [0] Your hand is empty.
   *[other] Your hand:
}
hand-laid = Face down before you: { $card }.
hand-drawn = Just drawn: { $cards }.
menu-card = Play { $card } …
why-play = Play { $card }
why-play-on = Play { $card }: { $where }
why-me = yourself
side-left = to the left
side-right = to the right
know-thing = The Thing is { $seat }.
know-suspects = The Thing is one of these: { $seats }.
know-in-deck = the deck
know-hand = Hand of { $seat }
know-deck = Deck
know-pile = Pile
know-top = Top of the deck
know-sure = { $place }: { $cards }
know-some = { $place }: at least { $count } of { $cards }
speak = Say aloud that you are The Thing and that no Human is left? This ends the game. Type yes to say it:
speak-not = You say nothing.
end-table = Who was who:
end-seat = { $seat }: { $role }, { $won }. { $hand }
end-out = Out of the game.
end-infection = How the infection ran:
end-thing = { $seat } was The Thing.
end-infected-exchanged = Turn { $turn }: { $seat } caught it in an exchange.
end-infected-passed-on = Turn { $turn }: { $seat } caught it when everybody passed a card.
end-clean = Nobody was infected.
help-game =
    d          speak up: declare that you are The Thing and no Human is left
    The notation of saved games is understood as well: play axe left, give whisky.
