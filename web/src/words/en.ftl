# The words of the page itself, in English. Everything about a game, its cards and its decisions comes
# from the server.
#
# The code says `words.a.b` for the message a_b; `npm run words` tells it of new ones. A language is a
# file beside this one, with the same messages; what it lacks is said in English. Where a message is
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

## The table of the Deckbuilding Game

deckbuilding_attack = Attack
deckbuilding_attackers = Who attacks?
# On a button. $target: a card. $strength: a number and a sign.
deckbuilding_attackFor = Attack { $target }: { $strength }
deckbuilding_attackOn = Attack { $target }
deckbuilding_attackWhat = Attack what?
# On a button beside a card of one’s own. $strength: a number and a sign.
deckbuilding_attackWith = Attack with it: { $strength }
deckbuilding_back = Back to the table
deckbuilding_bases = Bases
# What is counted: 1 of 3 enemy bases destroyed.
deckbuilding_basesDestroyed = enemy bases destroyed
deckbuilding_bought = Bought
# On a button: leaves the attack that is being built.
deckbuilding_clear = Back
deckbuilding_confirmSplit = Deal this damage
deckbuilding_damageDealt = Damage dealt
deckbuilding_deck = Deck
# On a button. $target: a card or a base.
deckbuilding_destroy = Destroy { $target }
# Stands before a row of bases.
deckbuilding_destroyed = destroyed
deckbuilding_discard = Discard
# Where no card lies.
deckbuilding_empty = Empty
deckbuilding_end_empire = The last signal fades. From here to the Rim there is order.
deckbuilding_end_rebel = Tonight the beacons burn, and nobody comes to put them out.
# An attack brings its target down exactly.
deckbuilding_enough = enough
deckbuilding_exiled = Exiled
deckbuilding_force = Force
deckbuilding_forceBalance = In balance
deckbuilding_forceEmpire = With the Empire
deckbuilding_forceRebel = With the Rebels
deckbuilding_galaxyDeck = Galaxy
deckbuilding_galaxyDiscard = Galaxy discard
deckbuilding_hand = Hand
deckbuilding_handEmpty = No card in hand
deckbuilding_hitFor = Hit for { $n }
deckbuilding_known = You know these cards
# An attack needs so much more.
deckbuilding_lack = { $n } short
# An attack has so much more than it needs.
deckbuilding_leftover = { $n } left over
deckbuilding_pile = the topmost first
deckbuilding_playAll = Play all
deckbuilding_playAllOf = Play all { $cards }
deckbuilding_playHere = Cards you play land here
# Stands above a number: resources.
deckbuilding_resources = to spend
# Stands behind a number: 2 | of 5.
deckbuilding_room = of { $n }
deckbuilding_row = Galaxy row
deckbuilding_shield = base prevents { $n }
deckbuilding_ships = Ships
deckbuilding_shipsFirst = ships take { $n }
deckbuilding_theirLastTurn = Their last turn
deckbuilding_theyPlayHere = Cards they play land here
# Read aloud: so many resources.
deckbuilding_toSpend = { $n } to spend
deckbuilding_unitsInPlay = Units in play
deckbuilding_verbs_attack = Attack
deckbuilding_verbs_buy = Buy
deckbuilding_verbs_play = Play
deckbuilding_verbs_use = Use
deckbuilding_verbs_use-base = Use

## What cannot be done

failure_backHome = To the start page
failure_byRule = Rule { $rule }
failure_gone = The server does not answer.
failure_noBoard = This page has no board for that game.
failure_notOffered = This server does not offer that game.
failure_tryAgain = Try again
failure_unreadable = The server gave an answer this page cannot read.

## The gallery, and the page with all cards

gallery_all = All
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

## What is played, as the start page says it

games_deckbuilding_aim = Against a machine
games_deckbuilding_title = The Deckbuilding Game
games_outerRim_aim = Alone against a rival, a short game
games_outerRim_title = Outer Rim

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
lobby_free = Free seat
lobby_heading = The table is open
lobby_invitation = Invitation
lobby_invitationHelp = Whoever opens this link may sit down or look on.
# $who: a name in bold.
lobby_invites = { $who } invites you to play.
# In the place of who sits there.
lobby_meant = kept for { $name }
lobby_qr = The invitation link as a QR code
lobby_ready = Ready
lobby_sit = Sit down
lobby_sitting = Sitting down …
lobby_starts = The game starts by itself when everybody sits.
lobby_takes = It takes
lobby_waiting = Waiting …
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
named_signs_cargo = cargo
named_signs_credits = credits
named_signs_crew = crew
named_signs_crit = crit
named_signs_damage = damage
named_signs_empire = empire
named_signs_fame = fame
named_signs_focus = focus
named_signs_force = force
named_signs_gear = gear
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
named_signs_piloting = piloting
named_signs_rebel = rebel
named_signs_resource = resource
named_signs_resources = resources
named_signs_ship = ship
named_signs_stealth = stealth
named_signs_strength = strength
named_signs_syndicate = syndicate
named_signs_tactics = tactics
named_signs_tech = tech

## Setting up a table

newTable_character = Character
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
newTable_usual = Everything as usual
newTable_watch = Only machines: you look on.

## The table of Outer Rim

outerRim_accepted = { $who } accepts your offer.
outerRim_anyPositive = one of your choice positive
outerRim_assets = Assets
outerRim_away = { $n ->
    [one] { $n } space away
   *[other] { $n } spaces away
}
outerRim_barredBy_credits_no-trade-between-bystanders = Only with the player whose turn it is.
outerRim_barredBy_trade_cards-only-in-trade-action = Cards change hands in the trade action; now it is only credits.
outerRim_barredBy_trade_needs-shared-space = You are not in the same space: only credits can change hands.
outerRim_barterAndPay = Barter these and pay { $price }
# Of a ship. $values: what it has more of than others.
outerRim_better = Better: { $values }
outerRim_cardsLeft = cards left
outerRim_changeIt = Change it
outerRim_classes_green = green
outerRim_classes_orange = orange
outerRim_classes_white = white
outerRim_classes_yellow = yellow
outerRim_contact = Contact ({ $class })
outerRim_counterOffer = Make another offer
outerRim_credits = credits
outerRim_creditsOf = { $n } credits
outerRim_deal = The offer
outerRim_dealWith = With whom
outerRim_decks_bounty = Bounty
outerRim_decks_cargo = Cargo
outerRim_decks_gear-and-mod = Gear & mod
outerRim_decks_job = Job
outerRim_decks_luxury = Luxury
outerRim_decks_ship = Ship
outerRim_declineAndOffer = Decline theirs and offer this
outerRim_declined = { $who } declines your offer.
# Stands before names of cards.
outerRim_deeds_completed = completed
outerRim_deeds_delivered = delivered
outerRim_deeds_got = got
outerRim_defeated = Defeated
outerRim_dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
outerRim_dock = Your dock
outerRim_dockOf = The dock of { $name }
outerRim_drawnThen = A better one can be bought later. What you begin with is drawn next:
# Somebody unknown. $class: a colour.
outerRim_facedown = Facedown { $class }
outerRim_facedownMaybe = Facedown { $class }: maybe { $names }
outerRim_factions_hutt = Hutts
outerRim_factions_imperial = Empire
outerRim_factions_rebel = Rebels
outerRim_factions_syndicate = Syndicates
# What is counted.
outerRim_fame = fame
outerRim_fameOf = { $n } fame
outerRim_fameOfPlayer = { $name }: { $n } fame
outerRim_fameOverTime = Fame over the turns
# Instead of a price.
outerRim_free = free
outerRim_freeBerth = Free place for a contact
# On a button: scrolls back.
outerRim_fromTheStart = Back
outerRim_gives = { $name } gives
outerRim_givesThis = { $who } gives { $what }
outerRim_goal = Goal
outerRim_goalToken = Goal token of { $name }
# Of a patrol, behind its name.
outerRim_hunts = hunts you
outerRim_jobs = Jobs, bounties
# On a button: a thousand credits less.
outerRim_less = Less
outerRim_map = The galaxy
outerRim_market = Market
outerRim_maybeAt = At the contact spaces
outerRim_moments = Moments of the game
# On a button: a thousand credits more.
outerRim_more = More
outerRim_noCard = No card
outerRim_noCards = No cards
outerRim_noFame = no fame
# Instead of what somebody gives.
outerRim_nothing = nothing
outerRim_offerDeal = Offer a deal
outerRim_offerIt = Make the offer
outerRim_onSale = { $deck }: { $card }
outerRim_onSaleFor = { $deck }: { $card }, { $price } credits
outerRim_onSaleForShip = { $deck }: { $card }, { $price } credits + your ship
# Behind a distance.
outerRim_outOfReach = out of reach now
outerRim_patrol = Patrol { $level }
outerRim_patrolTo = patrol to { $space }
outerRim_plusShip = { $price } + your ship
outerRim_putUnder = Put under
# Of a goal.
outerRim_reached = reached
outerRim_reputation = Reputation
# Who plays there, instead of a name.
outerRim_rival = AI deck
outerRim_rivalNote = The AI deck plays the rival: their goal does not count, and of their abilities only what raises a value. Look at how strong they are, and with what they begin.
outerRim_room_cargo = { $n } cargo
outerRim_room_cargo-or-mod = { $n } cargo or mod
outerRim_room_crew = { $n } crew
outerRim_room_mod = { $n } mod
outerRim_secret = Secret
outerRim_secrets = Secrets
outerRim_shipsPrice = its price
# So many credits are missing.
outerRim_short = { $n } short
outerRim_since = Since your last turn
# Part of a list. $change: a number with its sign.
outerRim_sinceBy = Since your last turn { $change }
outerRim_slots_cargo = Cargo
outerRim_slots_cargo-or-mod = Cargo or mod
outerRim_slots_crew = Crew
outerRim_slots_gear = Gear
outerRim_slots_job-or-bounty = Job or bounty
outerRim_slots_mod = Mod
outerRim_sources_bounty = Bounties
outerRim_sources_cargo = Cargo
outerRim_sources_encounter = Encounters
outerRim_sources_goal = Goals
outerRim_sources_job = Jobs
outerRim_sources_luxury = Luxuries
outerRim_sources_other = Other
outerRim_sources_paid = Paid for
outerRim_sources_patrol = Patrols
# Behind a number.
outerRim_spaces = spaces
outerRim_standing = { $faction }: { $standing }
# What a faction thinks of somebody.
outerRim_standings_negative = negative
outerRim_standings_neutral = neutral
outerRim_standings_positive = positive
outerRim_standsWith = { $faction } { $standing }
outerRim_starter = Starter ship
outerRim_startsAt = Starts on
outerRim_startsWith = With a
outerRim_steps_action = Action
outerRim_steps_encounter = Encounter
outerRim_steps_planning = Planning
# Part of a list. $why: a patrol.
outerRim_stopsYou = you must stop: { $why }
outerRim_story = How it came
outerRim_supply = Ship supply
outerRim_take = Take it
outerRim_turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
outerRim_values_ground = Ground combat
outerRim_values_health = Health
outerRim_values_hull = Hull
outerRim_values_hyperdrive = Hyperdrive
outerRim_values_ship = Ship combat
outerRim_youAreHere = You are here
# $ship: a name in bold.
outerRim_youFly = You fly the { $ship }
outerRim_youGive = You give
# Behind a price: the old ship is given for the new one.
outerRim_yourShip = + your ship

## The rulebook

rules_allTopics = All topics
rules_chapters_action = Action
rules_chapters_aim = The aim
rules_chapters_assets = What you have
rules_chapters_attack = Attack
rules_chapters_buy = Buy
rules_chapters_dice = Dice and combat
rules_chapters_encounter = Encounter
rules_chapters_end = The turn ends
rules_chapters_more = More
rules_chapters_patrols = Patrols and reputation
rules_chapters_planning = Planning
rules_chapters_play = Play
rules_chapters_solo = The solo game
rules_chapters_start = The turn begins
rules_chapters_turn = The turn
rules_designed = designed here
rules_everything = Also rules of what cannot be played here yet
rules_found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
rules_guide = How a turn goes
rules_guides_deckbuilding_aim = Destroy three enemy bases, or as many as were agreed on. The Empire begins, then the turns alternate.
rules_guides_deckbuilding_attack = Units attack enemy units in the galaxy row, for a reward; units and capital ships attack the enemy base, whose capital ships take the damage first. Each card attacks once a turn, and nobody strikes back.
rules_guides_deckbuilding_buy = Buy cards of your side and neutral ones from the galaxy row, and Outer Rim Pilots. They go to your discard pile and reach your hand later.
rules_guides_deckbuilding_end = Your units and the rest of your hand go to your discard pile, and what you did not spend is lost. Draw five cards for your next turn.
rules_guides_deckbuilding_play = Play cards from your hand for nothing. They give their resources and Force at once and can be used at once. Units stay until your turn ends, capital ships until they are destroyed.
rules_guides_deckbuilding_start = Choose a new base if yours was destroyed. If the Force is on the last space of your side, gain 1 resource. Your capital ships give their resources.
rules_guides_outer-rim_action = In any order, each at most once: deliver what is due on your planet; use the market of a planet, where you may put one card under its deck and then buy one; trade with somebody in your space. Abilities marked Action are used now too.
rules_guides_outer-rim_aim = Make a name for yourself: whoever first has the fame agreed on wins. Fame comes from jobs, bounties, illegal cargo, luxuries, strong patrols, and the goals of your character and your ship.
rules_guides_outer-rim_dice = A test is two dice: a crit passes; with the skill a hit does too, and with the skill twice a focus. In combat both sides roll: a hit is one damage, a crit two. More damage wins, the attacker wins a tie, and both suffer what the other rolled.
rules_guides_outer-rim_encounter = Have exactly one: draw a card for your space, meet a contact there, or fight a patrol there. Jobs are done and bounties hunted now. A patrol of a faction that dislikes you must be fought, and nothing else can be done then.
rules_guides_outer-rim_planning = Do one thing: fly, up to as many spaces as your hyperdrive says; or take 2,000 credits; or recover all damage. A patrol stops you unless its faction likes you. Whoever is defeated must recover.
rules_link = Link to this rule
rules_loading = The rulebook is on its way …
rules_note = How we rule
rules_search = Search
rules_topics = Topics
rules_unknown = There is no rule called { $rule }

## The stages of Outer Rim: encounters, rolls, combat

# Under a name.
stage_attacks = attacks
# How an inspection of cargo ended.
stage_caught = Caught
stage_chooseOne = Choose one
stage_continue = Continue
# Under a name.
stage_defends = defends
# How an inspection of cargo ended.
stage_delivered = Delivered
stage_done = done
stage_encounter = Encounter
stage_enemy = The enemy
stage_faces = What the faces do
# How a test ended.
stage_failed = Failed
stage_fight = Combat
stage_firstOnly = the first that applies
stage_inspection = Inspection
stage_level = { $level ->
    [0] unskilled
    [1] skilled
   *[2] highly skilled
}
stage_notApplied = { $n ->
    [one] { $n } step did not apply
   *[other] { $n } steps did not apply
}
stage_notDone = not done
# How a test ended.
stage_passed = Passed
stage_readAhead = Read ahead
stage_readOn = Read on first.
stage_rolls = A roll of the dice
stage_secret = A secret, for your eyes only
stage_sections_action = Action
stage_sections_encounter = Encounter
stage_sections_planning = Planning
stage_sections_special = Then
stage_skip = Skip
stage_theCard = Their card
stage_toTheMap = To the map
stage_toTheTable = Look at the table
stage_wholeText = Show the card’s text
# How a fight ended for that side.
stage_won = Won

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

trouble_other-rules_advice = The table was opened with other cards or rules than this server has. The server that it was opened with can go on with it; here only a new table can be opened.
trouble_other-rules_heading = Played by other rules
trouble_other_advice = Try again; if it happens once more, go back to the start page.
trouble_other_heading = That did not work
trouble_seat-kept_advice = It waits for who sat at the table before. Look on, or open a table of your own.
trouble_seat-kept_heading = This seat is kept
trouble_seat-taken_advice = Take another seat, look on, or open a table of your own.
trouble_seat-taken_heading = Somebody sits there
trouble_server-gone_advice = The page comes back by itself as soon as the server does. Nothing that was played is lost.
trouble_server-gone_heading = The server is gone
trouble_table-full_advice = You may look on, or open a table of your own.
trouble_table-full_heading = Every seat is taken
trouble_unknown-game_advice = Go back to the start page: it shows the games this server offers.
trouble_unknown-game_heading = No such game
trouble_unknown-table_advice = Check that the link is complete. If it is, the table is on another server: ask whoever invited you.
trouble_unknown-table_heading = No such table
trouble_unreadable_advice = Reload the page: the server may be of another version than this page.
trouble_unreadable_heading = Page and server differ
trouble_wrong-token_advice = The seat belongs to another browser. Play there, or look on from here.
trouble_wrong-token_heading = This seat is not yours
