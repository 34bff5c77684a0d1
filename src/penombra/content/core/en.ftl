# Faults of a person's own content, and the comments of a fresh copy.

fault-nothing = Here lies no content: neither { $file } nor a folder rules.
fault-unknown-file = This file is never read; those that are: { $known }.
fault-encoding = This line is not UTF-8 text.
fault-unreadable = The file cannot be read: { $detail }.
fault-syntax = Not understood: { $detail }.
fault-twice = { $id } stands here a second time.
fault-unknown-key = There is no key { $key } here.
fault-missing-key = { $id } lacks the key { $key }.
fault-wanted-text = { $key } wants text in quotation marks.
fault-wanted-list = { $key } wants a list in square brackets.
fault-wanted-languages = { $key } wants a text for each language: { $key }.en, { $key }.it, { $key }.es.
fault-translation = { $id } lacks { $key }.
fault-empty = { $key } is empty.
fault-same-title = The title { $title } already belongs to { $other }.
fault-unknown-card = There is no card { $card } in this game.
fault-missing-card = The card { $card } is missing; with no copies, its numbers are [].
fault-not-numbers = The numbers must be whole numbers, one a copy.
fault-number = Player numbers run from 4 to 12, and 0 is for The Thing alone: { $value }.
fault-the-thing = There is exactly one The Thing, with the number 0.
fault-no-infected = At least one Infected! is needed.
fault-unknown-family = There is no family { $value }; there are { $known }.
fault-other-family = { $card } belongs to the family { $family }.
fault-unknown-source = The source { $value } is not listed in sources.toml.
fault-unknown-status = There is no status { $value }; there are { $known }.
fault-unknown-kind = There is no kind { $value }; there are { $known }.
fault-unknown-rule = There is no rule { $value }.
fault-missing-rule = The rule { $id } is missing.
fault-supply = Too few cards for this many players: { $players } ({ $rule }).
fault-wanted-number = { $key } wants a whole number.
fault-range = { $key } must be a whole number from { $least } to { $most }.
fault-unknown-row = There is no row { $id } in this file.
fault-missing-row = The row { $id } is missing.
fault-fixed = { $key } cannot be changed here: it is { $value }.
fault-unknown-value = { $key } cannot be { $value }; there are { $known }.
fault-levels = levels wants one or more of { $known }.
fault-deck = deck wants three numbers from 1 to 30: cards for 4, 5 and 6 explorers.
fault-arrow = A tile of the kind { $kind } bears an arrow: it must be open there and on the opposite side.
fault-dice = A Cave-in tile wants dice with two different numbers from 1 to 6.
fault-no-dice = Only Cave-in tiles have dice.
fault-none-of = There is no tile of the kind { $kind }.
fault-too-many = There are too many tiles of the kind { $kind }: { $most } at most.
fault-too-many-tiles = There are too many tiles: { $most } at most, with Start and Exit.
fault-wanted-truth = { $key } wants true or false.
fault-seasons = seasons wants [1], [2] or [1, 2].
fault-parts = parts wants the keys of this row, each with a status: { "{" } title = "verified" { "}" }.
fault-names = { $key } wants names in quotation marks.
fault-named-twice = { $key } names { $value } twice.
fault-off-board = { $key }: { $value } is not there in Season { $season }.
fault-pos = pos wants two numbers from 0 to 100.
fault-bonus = bonus wants actions, each with a number: { "{" } get_item = 2 { "}" }.
fault-road-ends = ends wants the names of two different Locations.
fault-road-twice = There is such a road already: { $other }.
fault-no-road = In Season { $season } nobody can reach { $id }: no road leads there from the rest of the board.
fault-size-ally = The size -1 is for slots of the group allies, and for all of these.
fault-slot-group = { $slot } is a slot of the group { $group }; Powers lie in slots of the group powers.
fault-slot-taken = { $slot } already holds the Power { $other }.
fault-figures = start names more Locations than there are figures: { $figures }.
fault-token-worth = A token has either value or counts, and one of them.
fault-total = There are { $have } { $what ->
        [cards] Action cards
        [items] Items
        [scenes] Scene cards
        [allies] Allies
        [numbered] tokens with numbers
       *[tokens] tokens
    }{ $season ->
        [none] {""}
       *[other] {" "}in Season { $season }
    }; it must be { $wanted }.
fault-most = There are { $have } { $what ->
        [locations] Locations
        [slots] slots
        [figures] figures of Foes
       *[other] rows
    }; { $most } is the most.
fault-no-goal = A Season needs a goal.
fault-unknown-effect = There is no effect { $value }; there are { $known }.
fault-effect-table = An effect looks like this: { $sample }.
fault-effect-place = { $effect } does nothing here; there are { $known }.
fault-effect-lacks = The effect { $effect } lacks { $key }.
fault-effect-key = The effect { $effect } has no { $key }; it has { $known }.
fault-effect-value = { $effect }: { $key } cannot be { $value }; there are { $known }.
fault-otherwise = Inside otherwise there can be no other otherwise.
fault-goal-empty = Season { $season }: no stack of the goal { $group } lies on the board at the start, so it would be won at once.
fault-goal-action = Season { $season }: the goal { $group } cannot be reached: no action, Fight or Power is aimed at its stacks.
fault-goal-foe = Season { $season }: the goal { $group } cannot be reached: only a Fight with { $foe } beats its stacks, and none is ever on the board.
fault-goal-refill = Season { $season }: the goal { $group } cannot be reached: after each Fight the stack of { $foe } is filled anew (refill).
fault-goal-place = Season { $season }: the goal { $group } cannot be reached: where { $slots } lies, no Location offers { $actions }.
fault-goal-way = Season { $season }: the goal { $group } cannot be reached: no road leads to { $places } from the rest of the board.

new-head = Your own copy of the cards. Lay your box beside it: for each title, count the copies and
    compare the player number on each. A number says from how many players on that copy is used;
    add a number for one more copy, remove one for one fewer. Then run: penombra content check DIR
    and play with: penombra play GAME --content DIR
new-row = To check in your box: { $title }, { $copies ->
        [one] one copy with this number
       *[other] { $copies } copies with these numbers
    }. Nobody has confirmed it in print yet.
new-head-box = Your own copy of this table. Lay your box beside it, compare each row that says it is reconstructed,
    and correct what differs. Then run: penombra content check DIR --game sub_terra
    and play with: penombra play sub_terra --content DIR
new-row-box = To check in your box: { $id }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
new-head-town = Your own copy of this table. Lay your box beside it and correct what differs: what we worked out ourselves
    is named above each row. Then run: penombra content check DIR --game upside_down
    and play with: penombra play upside_down --content DIR
new-row-town = To check in your box: { $id }, { $keys }.{ $note ->
        [none] {""}
       *[other] {" "}{ $note }
    }
