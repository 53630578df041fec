# Why something is not done, whatever is played: said by the kernel, a table and the server.
#
# A refusal begins with a small letter and has no full stop: it stands after a colon, or alone.

# At every table
illegal-choice = this is not one of the legal choices
no-offers = this game knows no offers
no-conceding = this game cannot be conceded
nobody-plays-alone = nobody plays this game alone
nothing-to-play-with = this game has no box and no rule called { $names }
game-over = the game is over
# $decider and $seat are the numbers of seats, counted from 0
not-your-decision = seat { $decider } decides now, not seat { $seat }
no-choice = no choice given
no-such-choice = there is no choice { $id }: the last is { $last }
no-choice-at-all = there is no choice { $id }: there is none at all
nothing-to-undo = there is nothing to take back
undo-not-before = position { $position } lies not before the present one
undo-needs-consent = something was rolled, drawn or revealed, or somebody else has acted since: the others must agree
no-such-position = there is no position { $position }: the last is { $last }

# What a program sent; $why is what the reader of JSON says, in English
unreadable-choice = this choice cannot be read: { $why }
unreadable-offer = this offer cannot be read: { $why }
unreadable-scenario = this scenario cannot be read: { $why }
unreadable-setup = this set-up cannot be read: { $why }
unreadable-message = this message cannot be read: { $why }
unreadable-request = this request cannot be read: { $why }
message-too-long = a message has at most { $most } bytes
message-bytes = messages are text, not bytes
message-choose = give exactly one of id, choice and choices
message-hello-first = say hello first
message-hello-again = hello was said before: open a new socket to begin anew
no-language = there is no such language
log-before-what = say before which position: ?before=
no-position = { $name } is a position: a whole number
token-unreadable = show the token of a seat as Authorization: Bearer, or none to look on
let-pass-too-much = at most { $most } windows pass by themselves, with names of { $longest } bytes

# Sitting down and looking on
onlooker = onlookers only look on
not-started = the game begins when everybody sits
still-running = play this game to its end first, or concede it
already-asked = somebody has asked already: wait for the answer
nothing-asked = nobody has asked you anything
stood-in = a machine plays for you: take your seat back first
not-away = a machine takes over where somebody has to decide and has been away for { $seconds } seconds
given-up = you have given this game up: a machine plays on for you
wrong-clock = a clock has a bank of 10 seconds to a day and at most an hour a move, or 1 to 30 days a move
wrong-chat = say something on one line, of at most { $most } characters
chat-too-fast = you say too much at once: wait a few seconds
chat-closed = what is said at this table is for those who sit at it
wrong-token = this token opens no seat of this table
too-many-windows = this seat is open in too many windows: close some
too-many-onlookers = too many people look on at this table: come back later
no-seat = seat is the number of a seat
seat-none = nobody can sit down on seat { $seat } of this table
seat-taken = somebody sits there already
seat-kept = this seat is kept for who sat at the table before: you can look on
table-full = every seat is taken: you can still look on
wrong-seats = this game has { $needed } seats, not { $given }
wrong-name = a name has 1 to { $most } letters, all of them visible
name-taken = somebody at this table is called so, or nearly so: choose another name
not-invited = this link invites nobody, or nobody any more: ask somebody at the table for a new one
private-table = only invited people see this table: open the link you were sent
code-unknown = this link continues no game: make a new one on the device you played on
code-used = this link was used already: make a new one on the device you played on
code-expired = this link was good for ten minutes: make a new one on the device you played on
unknown-bot = no machine is called { $level }: try one of { $known }

# Tables that cannot go on
other-rules = this table was played by other rules than this server has
other-rules-from = this table was played by other rules than this server has: they part after { $at } of { $of } steps
other-content = this table was played with other cards than this server has: content { $was }, here { $here }
damaged = what is stored of this table is damaged: the end of its game is missing or was changed. Whoever runs this server can restore a backup
other-end = this table was played by other rules than this server has: its game ended otherwise
game-bug = this is a bug of the game; the position is as it was before
game-stopped = the game ran into a bug: take back what led to it, and it goes on ({ $dropped ->
    [one] one step is
   *[other] { $dropped } steps are
  } dropped)
game-broken = the game has a bug
table-gone = the table did not answer: try again
unknown-table = there is no such table: is the link complete?

# The server
unknown-game = there is no such game: try one of { $known }
no-such-page = there is nothing at this address
wrong-method = this address knows no such method
no-such-words = the pages have no words of this language
too-slow = this request took too long: try again
other-origin = this request comes from a page of another site
wrong-host = this server goes by other names: use the address it printed when it was started
too-many-tables-at-once = at most { $most } tables at once
too-many-tables = too many tables were opened just now: wait a minute
too-many-machines = you have opened many tables with machines just now: wait a few minutes
too-many-requests = too much is asked for from your address: wait a little
too-many-mute = too many connections from your address have said nothing yet
too-many-connections = too many connections come from your address: close some
too-many-messages = you say too much at once: wait a little
server-full = the server’s disk is full: nothing is lost, and it goes on as soon as there is space
server-disk = the server could not read or write its file
server-database = the server does not reach its database: nothing is lost, and it goes on as soon as it is back
server-chance = the server’s system gave no randomness
