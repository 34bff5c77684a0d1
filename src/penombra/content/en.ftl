# The shell: terminal and command line.

seat = Seat { $number }
seats-many = { $count } players
seats-range = { $fewest } to { $most } players
chance = Chance
nobody = nobody
no-cards = no card

you-won = You win.
you-lost = You lose.
winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

# The terminal: the table as it is drawn.

head = Turn { $turn } · as { $seat } sees it

# The terminal: what is typed.

welcome = { $title } · { $seats }
welcome-help = Answer with a number. h: help, ?: what you may not do and why, q: leave.
prompt = {"> "}
prompt-number = { $count ->
    [one] Type 1, or press Enter.
   *[other] Type a number from 1 to { $count }, or h for help.
}
prompt-target = {"  number, or Enter to go back > "}
not-understood = That is neither a number nor a command. h shows the commands.
refused = Not allowed: { $title }. { $text } [{ $rule }]
why = What you may not do now, and why:
why-more = ? and a number shows a rule in full.
why-nothing = Nothing on show is forbidden.
why-number = { $count ->
    [0] Type ? first: it numbers the reasons.
   *[other] Reasons are numbered from 1 to { $count }.
}
no-rule = There is no rule { $id }.
rule-which = r and a word finds rules; r and the id of a rule shows it in full.
rule-source = Source: { $source }
rule-section = section: { $section }
source-rulebook = rulebook
status-stated = stated in the rulebook
status-implied = implied by the rulebook
status-ruling = our ruling
status-reconstructed = reconstructed
know = What you are certain of:
taken-back = Taken back.
save-where = Type s and the name of a file.
saved = Saved in { $file }.
saved-replay = The game is kept in { $file }; watch it again with: penombra replay { $file }
leave = To keep this game, type the name of a file. Enter leaves without keeping it, c goes on playing:
left = You leave the table.
left-saved = To go on later: penombra play { $game } --resume { $file }
watch = Enter for the next turn, q for the end >
hotseat-cover = Press Enter to cover your hand.
hotseat-pass = Pass the screen to { $seat }. Press Enter when nobody else is looking.
help =
    NUMBER     that answer; a second number picks the target at once: 2 1
    Enter      the only answer there is; at the second choice: go back
    c          go back before anything has happened
    ?          what is forbidden now, and why; ? 2: that rule in full
    r WORD     the rules with this word in them; r and an id: that rule in full
    t          the table again
    l          the last sentences again; l all: from the beginning
    w          what you are certain of
    u          take back, where the rules allow it
    s FILE     save; go on later with --resume FILE
    q          leave the table
ask-language = Language (en, it, es) [{ $default }]:
ask-seats = How many players, { $fewest } to { $most } [{ $default }]:
ask-company = Who plays the other seats: steady bots, random bots, or people (steady, random, people) [{ $default }]:
ask-again = That is none of them.

# The end of a game.

end = The end
end-won = won
end-lost = lost

# Files.

file-missing = { $file }: there is no such file
file-folder = { $file }: this is a folder, and a file is wanted
file-no-folder = { $file }: there is no such folder
file-encoding = { $file }: this is no text in UTF-8
file-unreadable = { $file }: cannot be read ({ $why })
file-unwritable = { $file }: cannot be written ({ $why })
file-nowhere = { $file }: the folder it should go to does not exist
file-json = { $file }: this is no JSON (line { $line })
file-no-game = { $file }: this is no saved game
file-other = { $file }: something else is kept there, and is left as it is
file-kept = { $file }: another game is kept there. Go on with it: penombra play { $game } --resume { $file }
file-bad = { $file }: { $why }
folder-taken = { $file }: exists already, and is left as it is

# The command line.

cli = Unofficial software for horror board games: an engine, a terminal table, bots and a lab.
cli-play = Play a game in this terminal, against bots or with people who share the screen.
cli-games = List the games.
cli-rules = Read the rules: all of them, one by its id, or those that contain a word.
cli-replay = Watch a saved game again, with everything that was hidden.
cli-simulate = Let bots play many games, one line of JSON each. A run that was cut off goes on.
cli-arena = Let bots play against each other on equal luck, and say who plays which side better.
cli-bench = Measure how fast the engine is.
cli-content = Check or copy the content of a game: cards, numbers, words.
cli-content-check = Look for faults in a folder of content, and list all of them.
cli-content-new = Copy the content of a game into a new folder, to be corrected and played with --content.
cli-position = Read a position, or play a scenario and say what differs from what it expects.
cli-doctor = Say which versions run here, whether the engine is compiled, and what content there is.
cli-help = Show this help.
cli-version = Show the version.
cli-commands = Commands
cli-parameters = Parameters and options
arg-game = The game, as “penombra games” lists it.
arg-lang = Language: en, it or es.
arg-json = Print JSON.
arg-seats = How many play; 6 if you do not say, in Sub Terra 4, in Upside Down 2.
arg-bots = Levels of the bots, by seat and then again from the first: steady, random.
arg-hotseat = People share this screen; what is secret is covered in between.
arg-seat = Your seat; with --hotseat several, separated by commas.
arg-seed = A whole number: the same seed gives the same luck.
arg-options = Options of the table: edition=revised,vendetta=true.
arg-option = One option of the table; may be given several times.
arg-content = A folder with content of your own.
arg-save = Keep the game in this file.
arg-resume = Go on with a saved game.
arg-names = Other names for people and places: neutral, in Upside Down.
arg-color = Use colours.
arg-what = The id of a rule, or a word.
arg-file = The file.
arg-step = Stop after each answer.
arg-eyes = See only what this seat saw.
arg-games = How many games.
arg-out = The file for the results.
arg-workers = How many processes.
arg-table-sizes = Numbers of players, separated by commas.
arg-against = Compare with open_spiel, rlcard, or both, separated by commas.
arg-rows = Write every game to this file, a line of JSON each; a run that was cut off goes on there.
arg-rounds = How many rounds.
arg-folder = The folder.
arg-run = Play it as a scenario.
cli-unknown-option = Unknown option: { $name }.{ $close ->
    [none] {""}
   *[other] {" "}Did you mean { $close }?
}
cli-unknown-command = Unknown command: { $name }. “penombra --help” lists the commands.
cli-missing = Missing: { $name }.
cli-missing-value = { $name } needs a value.
cli-bad-value = { $name }: { $value } is not possible here.
cli-bad-choice = { $name }: { $value } is not possible here; these are: { $choices }.
cli-bad-argument = { $name }: that is not possible here.
cli-bad-seats = --seats: { $fewest } to { $most } may play
cli-unused = Too much on the command line: { $value }.
cli-repeated = { $name } may be given only once.
cli-bad = The command line is not understood: { $why }
cli-interrupted = Interrupted.
cli-bug = Something went wrong inside Penombra: { $why }. Set PENOMBRA_DEBUG=1 to see where.
config-bad = { $file }: not understood ({ $why })
config-unknown = { $file }: there is no setting { $name }
option-form = “{ $text }”: an option of a table is written name=value
seat-range = --seat: { $value } is no seat; they are numbered from 0 to { $most }
resume-differs = --{ $name }: the saved game has { $value }
resume-position = a position cannot be resumed here
no-rules = No rule has “{ $word }” in it.
games-row = { $game }: { $title }, { $seats }
replay-head = { $game }, { $seats }, { $answers } answers
replay-step = Enter for the next answer, q to stop >
replay-same = Replayed: { $hash }
replay-open = The game is not over; waiting for: { $seats }.
content-fine = No faults.
content-faults = { $count ->
    [one] 1 fault.
   *[other] { $count } faults.
}
content-made = Copied to { $folder }. Check your changes with: penombra content check { $folder }
position-fine = Read back to the same table: { $hash }
position-waiting = Waiting for { $seat }: { $asked }
position-over = The game is over.
scenario-fine = Everything happened as expected.
simulate-done = { $games ->
    [0] Nothing to do: all games are in { $file }.
    [one] 1 game played; it is in { $file }.
   *[other] { $games } games played; they are in { $file }.
}
side-humans = a Human's hand
side-thing = The Thing
arena-sides = All Humans by one bot, The Thing's side by the other:
arena-seats = The bots mixed at one table:
col-seats = Players
col-humans = Humans
col-thing = The Thing's side
col-humans-win = Humans win
col-thing-wins = The Thing's side wins
col-nobody = Nobody
col-bot = Bot
col-dealt = Dealt
col-played = Games
col-won = Won
doctor-version = Penombra
doctor-python = Python
doctor-form = Engine
doctor-compiled = compiled
doctor-interpreted = interpreted
doctor-languages = Languages
doctor-content = Content of { $game }
doctor-config = Settings
doctor-none = none
bench-head = { $game }, { $seats }, engine { $form }; decisions a second:
col-contender = Way of playing
col-median = Median
col-rounds = Rounds
col-call = Call
arena-teams = Each bot as the whole team, on the same lucks:
col-team = Team
col-gold = Gold
col-silver = Silver
col-bronze = Bronze
col-defeat = Defeat
col-behind = Left behind
col-victory = Victory
col-turns = Turns
col-act = Act
bench-worlds = Games a second that are imagined from a seat's view and played out: { $rounds }
