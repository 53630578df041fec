# The words of the page itself, in English. Everything about a game, its cards and its decisions comes
# from the server; what only the board of a game says stands beside that board.
#
# The code says `words.a.b` for the message a_b; `npm run words` tells it of new ones. A language is a
# file beside this one, with the same messages and those of the boards; what it lacks is said in English. Where a message is
# told a name or a number, it may stand anywhere. Most of what is told $n is a number: choose by it.
#
# This file itself has to be simple: texts, what is told, and choices; no terms or functions.

## Cards, wherever they lie

cards_copies = { $n } in the game
# What a number in the corner of a card means.
cards_cost = cost
# Read aloud as part of a list: X-Wing, cost 3, 3 attack.
cards_costs = cost { $n }
# What a number on a card means.
cards_damage = damage
# Read aloud as part of a list, or stands behind a value.
cards_damaged = { $n } damage
cards_facedown = A facedown card
cards_otherSide = The other side
# Of a card there is only one of: a small mark before its name.
cards_unique = unique
# Read aloud as part of a list. $what: attack, resources …
cards_value = { $n } { $what }

## What people say to each other at a table

chat_earlier = Earlier
chat_empty = Nobody has said anything yet.
chat_mute = Mute
chat_muted = { $n ->
    [one] You do not hear { $n } of them.
   *[other] You do not hear { $n } of them.
}
chat_onlooker = Who looks on reads along.
chat_open = Onlookers see the chat
chat_quick = Quick words
chat_reactions_hurry = Still there?
chat_reactions_laugh = Ha!
chat_reactions_luck = Good luck!
chat_reactions_pity = What a pity
chat_reactions_surprise = Oh!
chat_reactions_thanks = Thanks
chat_reactions_thinking = Let me think
chat_reactions_well-played = Well played!
chat_say = Say something
chat_send = Send
chat_title = Chat
chat_unmute = Hear again
chat_unread = { $n ->
    [one] { $n } new line in the chat
   *[other] { $n } new lines in the chat
}

## What cannot be done

failure_backHome = To the start page
failure_byRule = Rule { $rule }
failure_gone = The server does not answer.
failure_notOffered = This server does not offer that game.
failure_tryAgain = Try again
failure_unreadable = The server gave an answer this page cannot read.

## The gallery, and the page with all cards

gallery_all = All
gallery_box = Box
gallery_cards = All cards
gallery_colours_acts = What can be done now
gallery_colours_damage = Damage
gallery_colours_factions = Factions
gallery_colours_lines = Lines
gallery_colours_seats = Seats
gallery_colours_surfaces = Surfaces
gallery_colours_words = Words
gallery_contents = Parts of this page
gallery_decks_ai = AI
gallery_decks_bases = Bases
gallery_decks_bounty = Bounties
gallery_decks_cantonica-ord-mantell = Cantonica and Ord Mantell
gallery_decks_cargo = Cargo
gallery_decks_characters = Characters
gallery_decks_contacts = Contacts
gallery_decks_databank = Databank
gallery_decks_empire-starter = Empire, at the start
gallery_decks_galaxy = Galaxy
gallery_decks_gear-and-mod = Gear and mods
gallery_decks_job = Jobs
gallery_decks_kafrene-takodana = Kafrene and Takodana
gallery_decks_kessel-maelstrom = Kessel and the Maelstrom
gallery_decks_lothal-mon-calamari = Lothal and Mon Calamari
gallery_decks_luxury = Luxuries
gallery_decks_navpoints = Navpoints
gallery_decks_patrols = Patrols
gallery_decks_pilots = Outer Rim Pilots
gallery_decks_rebel-starter = Rebels, at the start
gallery_decks_ryloth-naboo = Ryloth and Naboo
gallery_decks_ship = Ships for sale
gallery_decks_ships = Ships
gallery_decks_tatooine-nal-hutta = Tatooine and Nal Hutta
gallery_factions_empire = Empire
gallery_factions_hutt = Hutts
gallery_factions_imperial = Empire
gallery_factions_neutral = Neutral
gallery_factions_rebel = Rebels
gallery_factions_syndicate = Syndicates
gallery_fields_deck = Deck
gallery_fields_faction = Faction
gallery_fields_kind = Kind
gallery_game = Game
gallery_loading = The cards are on their way …
gallery_maelstrom = The Maelstrom
gallery_navpoint = Navpoint
gallery_onTheMap = Planets, navpoints, ships, patrols and contacts
gallery_parts_characters = Characters
gallery_parts_dice = Dice
gallery_parts_figures = Figures
gallery_parts_galaxy = Galaxy
gallery_parts_glyphs = Glyphs
gallery_parts_people = Mission patches
gallery_parts_props = Props
gallery_parts_scenes = Scenes
gallery_parts_stages = Stages
gallery_parts_states = Sizes and states
gallery_parts_tokens = Colours and type
gallery_playAgain = Play them again
gallery_postersOf = Posters of { $palette }
gallery_rollThem = Roll them
gallery_size = Size
gallery_sizes_chip = Small
gallery_sizes_full = Large
gallery_sizes_table = Table
gallery_states_damaged = damaged
gallery_states_facedown = facedown
# A sample of a note on a card.
gallery_states_note = on the base
gallery_states_stronger = stronger, with a note
gallery_states_used = used
gallery_title = Cards and their parts
gallery_unreachable = The server does not answer, so the cards of the game are missing here. Everything below needs no server.
gallery_voices_label = Saira Condensed 0123456789
gallery_voices_prose = Atkinson Hyperlegible Next: rules, prompts and what happened.
gallery_voices_scene = Spectral: the voice of the story, and nothing else.

## The start page

# Under a button. $name: another player.
home_against = against { $name }
home_away = { $n } put away.
home_bringBack = Bring back
home_cards = Cards
home_empty = None yet. Choose a side, and the first one begins.
home_finished = Finished
home_forget = Forget
home_gameAgainst = { $game } against { $name }
home_join = Join a table
home_joinGo = Join
home_joinHelp = Link or name
home_joinUnreadable = That is neither a link to a table nor its name. Paste the whole link.
# $time: 4 minutes.
home_left = { $time } left
home_loading = Asking the server …
# How a game ended for this player.
home_lost = Lost
home_minutes = { $from }–{ $to } minutes
home_name = Your name
home_namePlaceholder = Player
home_newTable = New table
home_newTableHelp = Invite a friend, choose other bases, play longer or shorter.
home_noGames = This server offers no game that can be played in a browser.
home_noneRunning = None is running.
# How a game stands.
home_open = Waiting for players
home_orAs = Or as
home_otherRules = Other rules
home_playing = Sitting down …
home_playNow = Play now
home_playNowAs = Play now: { $player }
home_putAway = Put away
home_putAwayGame = Put away: { $name }
home_rules = Rules
home_running = Your games
home_setUp = Set up a table
home_setUpGame = Set up a table: { $game }
# $when: 5 minutes ago.
home_since = asked { $when }
home_theirMove = Waits for { $name }
# How a game ended.
home_tied = Tied
home_title = Cantina
# Behind a name, small.
home_turn = turn { $n }
home_unknown = { $n ->
    [one] { $n } game is not on this server.
   *[other] { $n } games are not on this server.
}
home_waiting = { $n ->
    [one] { $n } game waits for you
   *[other] { $n } games wait for you
}
# How a game ended for this player.
home_won = Won
home_yourMove = Your move

## How a machine plays, in a word

# In brackets: Machine (greedy).
levelNames_greedy = greedy
levelNames_random = random

## How a machine plays

levels_greedy = Takes what looks best at once
levels_random = Makes any legal move

## How a machine plays, as a choice

levelTitles_greedy = Greedy
levelTitles_random = Random

## Who is at a table

# $name: who is waited for.
life_absent = { $name } is waited for, and has been away for some time. A machine may play until they are back.
# $when: 5 minutes ago.
life_away = Away, last seen { $when }
life_comeBack = Take your seat back
life_deputy = Away: a machine plays
life_gone = Has given up: a machine plays on
# $when: 14:32.
life_here = Here since { $when }
life_leave = Leave the table
life_leaveHelp = A machine plays for you until you come back.
life_leaveSure = Let a machine play for you?
# Read aloud. $time: 4 minutes.
life_left = { $name }: { $time } left
life_playedFor = A machine plays for you. You decide again from your next decision on.
life_seats = Who is here
life_standIn = Let a machine play
life_unseen = Not seen yet

## Several things in a row

# The last of them: Han, Lando and Leia.
lists_and = { $some } and { $last }
lists_next = { $some }, { $next }
# The last of them: Han, Lando or Leia.
lists_or = { $some } or { $last }

## A table that waits for players

lobby_copied = Copied
lobby_copy = Copy link
lobby_copyFailed = Copying is not allowed here: mark the link and copy it yourself.
lobby_device = Continue on another device
lobby_deviceAgain = Make another link
lobby_deviceHelp = A link lets you play this seat on another device as well.
lobby_deviceLink = Make a link
lobby_deviceOnce = Open this link on the other device, within ten minutes. It works once; this device keeps its seat.
lobby_free = Free seat
lobby_heading = The table is open
lobby_invitation = Invitation
lobby_invitationHelp = Whoever opens this link may sit down or look on.
# $who: a name in bold.
lobby_invites = { $who } invites you to play.
lobby_lookOn = Link to look on
lobby_lookOnAnybody = Anybody who knows the name of the table may look on.
lobby_lookOnInvited = Only who was sent a link may look on.
# In the place of who sits there.
lobby_meant = kept for { $name }
# $command: what is typed to start the server for the house.
lobby_onlyHere = These links work on this machine alone. To play with others, start the server with { $command }
lobby_private = Only invited people look on
lobby_qr = The invitation link as a QR code
lobby_qrDevice = The link to another device as a QR code
lobby_qrLookOn = The link to look on as a QR code
lobby_ready = Ready
lobby_renew = New link
lobby_renewed = A new link was made: the one before lets nobody in any more.
lobby_renewHelp = Makes the link anew: the one before lets nobody in any more.
lobby_showQr = QR code
lobby_signedOut = Your seat is open on this device alone now.
lobby_signOut = Sign out everywhere else
lobby_signOutSure = Really sign out all others?
lobby_sit = Sit down
lobby_sitting = Sitting down …
lobby_standUp = Stand up
lobby_starts = The game starts by itself when everybody sits.
lobby_takes = It takes
lobby_toTable = To the table
lobby_unnamed = Player { $n }
lobby_waiting = Waiting …
lobby_watchHere = Look on from here
lobby_waysIn = Who may look on, and other devices
# Stands at one’s own seat.
lobby_you = You

## An address that means nothing

lost_advice = There is no page at this address; all tables are to be found from the start page.
lost_heading = Nothing out here

## What signs and kinds of cards are called

named_kinds_ai = AI card
named_kinds_base = Base
named_kinds_bounty = Bounty
named_kinds_cargo = Cargo
named_kinds_character = Character
named_kinds_contact = Contact
named_kinds_crew = Crew
named_kinds_databank = Databank
named_kinds_encounter = Encounter
named_kinds_gear = Gear
named_kinds_job = Job
named_kinds_mod = Mod
named_kinds_patrol = Patrol
named_kinds_ship = Ship
named_kinds_unit = Unit
# Signs are drawn; these are read aloud in their place: Gain 2 force.
named_signs_attack = attack
named_signs_blank = blank
named_signs_bounty = bounty
named_signs_captive = captive
named_signs_cargo = cargo
named_signs_contact = contact
named_signs_credits = credits
named_signs_crew = crew
named_signs_crit = crit
named_signs_damage = damage
named_signs_deliver = delivery
named_signs_empire = empire
named_signs_encounter = encounter
named_signs_fame = fame
named_signs_focus = focus
named_signs_force = force
named_signs_gear = gear
named_signs_goal = goal
named_signs_ground = ground
named_signs_hand = hand
named_signs_health = health
named_signs_hit = hit
named_signs_hit-points = hit-points
named_signs_hull = hull
named_signs_hutt = hutt
named_signs_hyperdrive = hyperdrive
named_signs_illegal = illegal
named_signs_imperial = imperial
named_signs_influence = influence
named_signs_job = job
named_signs_knowledge = knowledge
named_signs_luxury = luxury
named_signs_mod = mod
named_signs_neutral = neutral
named_signs_patrol = patrol
named_signs_piloting = piloting
named_signs_rebel = rebel
named_signs_resource = resource
named_signs_resources = resources
named_signs_secret = secret
named_signs_ship = ship
named_signs_stealth = stealth
named_signs_strength = strength
named_signs_syndicate = syndicate
named_signs_tactics = tactics
named_signs_tech = tech
named_signs_trade = trade

## Setting up a table

newTable_character = Character
newTable_clock = Clock
newTable_clockHelp = How much time people have.
newTable_clockLive = Who runs out of time passes, or a machine moves. It stands still while nobody is there.
newTable_clocks_live = { $minutes } min + { $seconds } s a move
newTable_clocks_none = None
newTable_clocks_slow = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
newTable_friend = A friend
newTable_heading = New table
newTable_invites = You get a link to send; the game starts when everybody sits.
newTable_level = How it plays
newTable_machine = Machine
# Who sits there: me, a friend or a machine.
newTable_me = Me
newTable_noOptions = This game is always played the same way.
newTable_open = Open the table
newTable_opening = Opening …
newTable_options = What is played
newTable_seats = Who sits where
newTable_start = Start the game
newTable_terms = At the table
newTable_usual = Everything as usual
newTable_watch = Only machines: you look on.

## A game that is watched again

replay_back = One step back
replay_end = To the end
replay_fork = Play on from here
replay_forkHelp = A table of its own goes on from this position, with chance of its own. This game stays as it is.
replay_forkStart = Play on
replay_forward = One step on
replay_leave = Back to the table
replay_loading = The game is on its way …
# One of those from whose place the game is seen.
replay_onlooker = Who looks on
replay_pause = Pause
# How far the game is.
replay_place = Step { $n } of { $all }, turn { $turn }
replay_play = Play
replay_position = Step
replay_seen = Seen by
replay_speed = Speed
replay_start = To the start
# Over what can be done with a game of which nothing is hidden.
replay_thisGame = This game
replay_title = The game again
replay_turnBack = One turn back
replay_turnForward = One turn on
replay_watch = Watch again
replay_who = Who plays on

## The rulebook

rules_allTopics = All topics
rules_designed = designed here
rules_everything = Also rules of what cannot be played here yet
rules_found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules_guide = How a turn goes
rules_link = Link to this rule
rules_loading = The rulebook is on its way …
rules_more = More
rules_note = How we rule
rules_search = Search
rules_topics = Topics
rules_unknown = There is no rule called { $rule }

## Every table

table_again = Click again
# On a button: the log of all players.
table_all = Everybody
# Part of a list. $name: a question that is passed.
table_always = { $name } always
table_ask = Ask to undo
table_askAgain = Ask again
table_asking = Asked. It waits for { $names }.
table_asks = { $name } asks to take back the last action.
table_back = Back to the table
# Behind a question whether one means it.
table_clickAgain = Click again or press Enter; Escape leaves it.
table_close = Close
table_concede = Give up
table_concedeSure = Really give up?
table_confirmations = Ask twice where something of mine would be gone
table_connecting = Connecting …
# On a button.
table_consent = Agree
table_denied = The others did not agree to take it back.
table_dismiss = Dismiss
table_download = Download the game
table_downloadNote = The file holds every move. The game is told again with { $command }
table_earlier = Earlier turns
table_gameOver = Game over
table_granted = Taken back: everybody agreed.
table_home = Start page
table_keepPlaying = Look at the table
table_keyArrows = Move
table_keyConfirm = Confirm
table_keyEscape = Cancel, close
table_keyHelp = This list
table_keyLog = Log
table_keyNow = Skip what is told, to what is now
table_keyPass = The choice that stands apart: end it, or leave it
table_keyPick = Pick a choice
table_keyRules = Open the rulebook, at the rule if one was named
table_keys = Keys
table_keyUndo = Undo
table_language = Language
table_leftUnused = This is left:
table_letPass = Do not ask me again
table_log = Log
table_logEmpty = What happens is told here.
table_lookingOn = You look on
table_lost = Connection lost. Trying again; nothing is lost.
# Who sits there.
table_machine = Machine
table_machineOf = Machine ({ $level })
# On a button: so many further things.
# Over what can be offered to another player, each on a button of its own.
table_mayOffer = Offers you can make
table_more = { $n } more
table_mustAgree = { $n ->
    [one] { $names } must agree.
   *[other] { $names } must all agree.
}
table_newLines = New lines
table_nothingToUndo = Nothing to undo
# How much of how much: 3 of 14.
table_ofAll = { $n } of { $all }
table_offline = Not connected: nothing was done.
# Why nothing can be taken back.
table_overUndo = The game is over
table_pace = Machines play
table_paces_instant = at once
table_paces_normal = normally
# Machines play slowly, normally, at once.
table_paces_slow = slowly
# Read aloud: something, and how much or how it is.
table_pair = { $what }: { $is }
table_passAlways = Always pass
table_passed = Passed: { $windows }.
table_passedByItself = Passed without asking
table_passesTheTurn = Somebody else is to act then.
table_passThisTurn = Pass this turn
table_people = People and links
table_random = It brings chance into play.
table_readOn = Read on
table_refuse = Do not agree
table_refusedLine = The server does not know your seat any more.
table_rematch = Play again
table_rematchJoin = Join the rematch
table_rematchSwap = Swap sides
table_result = How it ended
table_reveals = It shows something hidden.
table_rule = Read the rule
table_settings = Settings
table_skip = Skip to now
table_stale = Something happened in the meantime: look again.
# Read aloud: how far somebody is. $what: enemy bases destroyed.
table_standing = { $name }: { $n } of { $all } { $what }
table_takenBack = { $n ->
    [one] { $n } line taken back
   *[other] { $n } lines taken back
}
table_takenBackIf = { $n ->
    [one] It can be taken back only if { $names } agrees.
   *[other] It can be taken back only if { $names } agree.
}
table_thisTurn = { $name } this turn
table_turn = Turn { $n }
# Under an axis, before numbers.
table_turnAlone = Turn
# Read aloud: what happened in that turn.
table_turnWith = Turn { $n }: { $what }
table_undo = Undo
table_waitingFor = Waiting for { $name }
# What a button does, and the key for it.
table_withKey = { $what } ({ $key })
table_withTakeBacks = with take-backs
table_won = { $name } won
table_wrong = Something is wrong
table_wrongHint = What happened, and what should have?
table_wrongMade = Saved as { $file }.
table_wrongMake = Make the file
table_wrongSeen = This makes a file that you can send. It holds what you see and what you were told, and nothing that is hidden from you.
table_wrongSend = Send it to whoever runs this server, who reads it with
table_wrongWhat = What is wrong?
table_wrongWhole = This makes a file that you can send. It holds the whole game, also what is hidden from you.
# Who sits there.
table_you = You
table_youLost = You lost
table_yourDecision = Your decision
table_yourTurn = Your turn
table_youWon = You won

## Pages that say what went wrong, and what to do

trouble_code-expired_advice = It works for ten minutes. Make another one on the device on which you play.
trouble_code-expired_heading = That link is too old
trouble_code-used_advice = It works once. Make another one on the device on which you play.
trouble_code-used_heading = That link was used
trouble_name-taken_advice = Choose a name that nobody at the table has.
trouble_name-taken_heading = Somebody is called so
trouble_not-invited_advice = Ask whoever sits at the table for the link: it may have been made anew.
trouble_not-invited_heading = You need an invitation
trouble_other-rules_advice = The table was opened with other cards or rules than this server has. The server that it was opened with can go on with it; here only a new table can be opened.
trouble_other-rules_heading = Played by other rules
trouble_other_advice = Try again; if it happens once more, go back to the start page.
trouble_other_heading = That did not work
trouble_private_advice = Only invited people look on here. Ask whoever sits at the table for a link.
trouble_private_heading = This table is private
trouble_seat-kept_advice = It waits for who sat at the table before. Look on, or open a table of your own.
trouble_seat-kept_heading = This seat is kept
trouble_seat-taken_advice = Take another seat, look on, or open a table of your own.
trouble_seat-taken_heading = Somebody sits there
trouble_server-gone_advice = The page comes back by itself as soon as the server does. Nothing that was played is lost.
trouble_server-gone_heading = The server is gone
trouble_still-running_advice = A game of several people is watched again, forked and kept when it is over.
trouble_still-running_heading = The game goes on
trouble_table-full_advice = You may look on, or open a table of your own.
trouble_table-full_heading = Every seat is taken
trouble_unknown-code_advice = Check that the link is complete, or make another one on the device on which you play.
trouble_unknown-code_heading = That link leads to no seat
trouble_unknown-game_advice = Go back to the start page: it shows the games this server offers.
trouble_unknown-game_heading = No such game
trouble_unknown-table_advice = Check that the link is complete. If it is, the table is on another server: ask whoever invited you.
trouble_unknown-table_heading = No such table
trouble_unreadable_advice = Reload the page: the server may be of another version than this page.
trouble_unreadable_heading = Page and server differ
trouble_wrong-token_advice = The seat belongs to another browser. Play there, or look on from here.
trouble_wrong-token_heading = This seat is not yours
