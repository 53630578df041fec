# What `cantina play` and `cantina replay` say themselves, whatever is played.
#
# What is typed stands in quotes within braces: it is the same in every language. Indents, numbers before
# choices and the signs of lists are drawn, not said.

# Things in a row, two at a time: $first is all that came before
list = { $first }, { $then }
list-of-points = { $first }; { $then }
list-of-facts = { $first } · { $then }
list-of-players = { $first } and { $then }
# $n is a seat, counted from 0
seat-n = seat { $n }
# What a sentence may end with: it goes where the sentence becomes part of another
sentence-ends = .!

# Asking
# $player is asked, $question is what
asked = { $player }: { $question }
any-way = Or all the way: { "g" } NAME. What is how many spaces away:
very-long-line = (a very long line)
hand-over = Hand over to { $player }, then press Enter.
have-read = Press Enter when you have read this.
type-a-number = Type the number of a choice, or { "?" } for help.
goes-on = This game goes on: { "q" } leaves it, and keeps it.
no-such-number = There is no { $number }: choose 1 to { $count }.
not-understood = '{ $typed }' is neither a command ({ "?" } lists them) nor the words of one choice alone.
# $why is a refusal: it begins with a small letter and has no full stop
not-possible = Not possible: { $why }.
nobody-asked = Nobody is asked anything.
nobody-else-yet = Nobody else has taken a turn yet.
turns-in-full = ({ "t" } tells the turns of the others in full)
# $turn tells whose turn it was, $points what mattered in it; both without their ends
turn-in-short = { $turn }: { $points }.

# Help: what is typed, and what it does
help-number = make that choice; or some words of it, if no other choice has them
    .typed = NUMBER
help-read = read a card; { "i" } NUMBER: the card of that choice
    .typed = { "i" } NAME
help-why = why not: what is blocked, prices, chances; { "w" } NUMBER: of that choice
    .typed = { "w" }
help-undo = take back what you did last
    .typed = { "u" }
help-go = fly all the way there; { "g" } alone: where you can fly, and what is there
    .typed = { "g" } NAME
help-board = the table
    .typed = { "b" }
help-turns = what the others did since your turn, in full
    .typed = { "t" }
help-log = the log; { "l" } NUMBER: its last lines
    .typed = { "l" }
help-rules = search the rules
    .typed = { "r" } WORDS
help-save = where the game is kept; { "s" } FILE: a copy of it
    .typed = { "s" }
help-quit = leave; the game is kept
    .typed = { "q" }
help-view = all you see, as JSON
    .typed = { "v" }
help-offer = make an offer
    .typed = { "o" } JSON
help-concede = give up
    .typed = { "c" }
help-words = Words will do, too: { "info, why, undo, go, board, turns, log, rules, save, quit" }.

# Journeys
# $n is how many spaces these places are away
in-spaces = in { $n }:
nobody-moves = Nobody moves now.
no-such-place = There is no place called '{ $typed }': { "g" } lists where you can fly.
several-places = '{ $typed }' could be { $places }.
there-already = You are on { $place } already.
too-far = { $place } is { $n } spaces away: you cannot reach it in this move.
# What somebody did who named a place, as it is told when it is taken back
flew-to = Fly to { $place }

# Taking back
nothing-to-take-back = There is nothing to take back.
# $deed is what is taken back, $since what goes with it
take-back-all = Take back “{ $deed }”, { $since ->
    [turns] and all that happened since, the turns of the others too
   *[chance] and what was rolled or drawn since: it will fall anew
}?
took-back-deed = { $player } took back: { $deed }.
took-back-something = { $player } took back what they did last.
# In a replay: $position is where the game stood again
takes-back-since = { $player ->
    [nobody] Somebody
   *[other] { $player }
} takes back what was done since { $position }.

# Offers, and giving up
no-offers-here = Nobody here takes offers.
what-offer = What do you offer? It is written in JSON, after { "o" }.
# $why is what the reader of JSON says, in English
offer-is-json = An offer is written in JSON: { $why }.
really-give-up = Really give up?

# Why not, and at what price
price = Price { $amount }: { $text }
# $tenths is the one place behind the point
chance = { $percent }.{ $tenths } %: { $text }
would-stay-unused = Would stay unused: { $text }
nothing-blocked = Nothing is blocked: all you may do is in the list.
nothing-more = There is nothing more to say of this choice.

# Rules
which-words = Which words? For example: { "r" } patrol
no-rule = No rule has all of these words: { $typed }
more-rules = … and { $n } more: { "cantina rules" } { $typed }
cited-rule = { $id }: { $rule }
rule-head = { $designed ->
    [yes] { $id }  [{ $game }, { $box }, designed here]
   *[no] { $id }  [{ $game }, { $box }]
}
rule-note = Note: { $note }
source = Source: { $source }

# Cards
which-card = Which card? For example: { "i 2" } for the card of choice 2, or { "i" } and its name.
no-such-choice-number = There is no { $number }: the choices are 1 to { $count }.
about-no-card = This choice is about no card.
no-card-called-so = There is no card of that name.
could-be = That could be { $names }.
keyword = { $word }: { $means }
cost = cost { $n }
copies = { $n } copies
card-value = { $label } { $n }
# What is told before what a card does
scene = “{ $scene }”
card-reward = { $label }: { $reward }

# Where a game is kept
nothing-to-keep = Nothing has happened that had to be kept.
not-kept = The game could not be kept.
# $path is the file, $word the same as it is typed in a shell
kept-in =
    The game is kept in { $path }.
    Go on with: { "cantina play --load" } { $word }
overwrite = { $path } exists. Overwrite it?
kept-there-anyway = The game is kept there anyway.
copy-is-in = A copy is in { $word }, as the game is now.
no-such-folder = Not saved: { $folder }: there is no such folder.
# $why is what the system says
cannot-be-written = Not saved: { $path }: cannot be written: { $why }.
not-saved = Not saved: { $why }.

# A game of other rules; $why is what differs, in English
other-rules-agree = This game was recorded under other rules: { $at } of { $of } entries agree, then { $why }.
go-on-by-todays = Go on from there by the rules of today?
left-as-it-is = Left as it is. { "`cantina replay`" } tells it as far as it agrees.

# The end
is-over = The game is over.
over-nothing-lost = The game is over. Nothing is lost.
after-the-end = { "n" } another game, { "u" } take back, { "l" } log, { "t" } last turn, { "b" } table, { "q" } leave { ">" }
place = { $place }. { $player }
place-with = { $place }. { $player }: { $result }
turns-played = { $taken-back ->
    [0] { $turns } turns, nothing was taken back.
    [one] { $turns } turns, with { $taken-back } take-back.
   *[other] { $turns } turns, with { $taken-back } take-backs.
}
it-is-kept = It is kept in { $path }.
read-again = Read it again with: { "cantina replay" } { $word }
read-again-as = Read it again with: { "cantina replay" } { $word } { "--seat" } { $seat }

# Told again
story-of = { $game }, { $n } entries
turn-n = Turn { $n }
what-is-wrong = What is wrong: { $wrong }
differs =
    THE REPLAY DIFFERS after { $at } of { $of } entries: { $why }.
    What is told above is what record and rules agree on.
not-finished = The game is not finished.

# Checked: $hash, $told and $noted are commitments, $draws is how often chance was asked
verify-kept = THE DICE WERE FIXED BEFORE: the seed fits the commitment { $hash }.
verify-broken = THE PROMISE IS BROKEN: the seed does not fit the commitment { $hash }.
verify-other = THIS IS ANOTHER GAME: it was promised as { $told }, and you noted { $noted }.
verify-nothing = Nothing was promised: this file tells no commitment. A game that was played at a server's table, and downloaded there, does.
verify-follows = EVERYTHING FOLLOWS FROM THE SEED: all { $entries } entries stand on the positions they were recorded on, and with them { $draws ->
    [one] one draw of chance
   *[other] all { $draws } draws of chance
}.
verify-older = IT CAN STILL BE PLAYED: all { $entries } entries are legal, but it was recorded by older rules, which hash positions otherwise.
verify-differs = IT DOES NOT FOLLOW FROM THE SEED after { $at } of { $of } entries: { $why }.
verify-ended = It ends as it was recorded.

position-of = Position { $position } of { $last }, turn { $turn }
# $seat is none for an onlooker
seen-as = { $seat ->
    [none] { $game }, as an onlooker saw it at position { $position } in turn { $turn }
   *[other] { $game }, as seat { $seat } saw it at position { $position } in turn { $turn }
}
made-by = version { $version }, content { $content }
nobody-was-to-decide = Nobody was to decide.
was-to-decide = seat { $seat } was to decide.
