# What only the board of this game says, in English: a part of words/en.ftl, of which all that is said there is
# true here too. The start page says what begins with games_.

## As the start page says it

games_outerRim_aim = Alone against a rival, a short game
games_outerRim_title = Outer Rim

## The table

outerRim_accepted = { $who } accepts your offer.
outerRim_ambition = My ambition
outerRim_ambitions = Ambitions
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
outerRim_beginsWith = You begin with
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
outerRim_debts = Debts
outerRim_debtsOf = Holds a debt of { $names }
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
outerRim_favorAsk = Ask the others
outerRim_favorAsked = What you asked for
outerRim_favorCallIn = Call in a debt: it cannot be refused
outerRim_favorCard_advice = Advice: somebody’s skill counts as yours in your next test this turn.
outerRim_favorCard_combat = Combat strategy: a die more in one combat this turn.
outerRim_favorCard_endorsement = Endorsement: you count as positive with a faction until the turn ends.
outerRim_favorCard_shortcut = Shortcut: you fly a space further until the turn ends.
outerRim_favorGranted = Willing to help you: { $names }.
outerRim_favorNone = There is nothing to ask for just now.
outerRim_favorReference = The four favors
outerRim_favorRefused = Nobody is willing to help you.
outerRim_favors = Favors
outerRim_favorWaits = You asked for a favor. Still to answer: { $names }.
outerRim_favorWanted = asks you for a favor.
outerRim_free = free
outerRim_freeBerth = Free place for a contact
# On a button: scrolls back.
outerRim_fromTheStart = Back
outerRim_gives = { $name } gives
outerRim_givesThis = { $who } gives { $what }
outerRim_goal = Goal
outerRim_goalsOf = { $name }: { $n } of { $all } goals
outerRim_goalToken = Goal token of { $name }
# Of a patrol, behind its name.
outerRim_hunts = hunts you
outerRim_jobs = Jobs, bounties
# On a button: a thousand credits less.
outerRim_lacksOneGoal = { $name } lacks only one goal ({ $n } of { $all })
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
outerRim_notYet = not yet
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
outerRim_sources_alliance = Alliances
outerRim_sources_bounty = Bounties
outerRim_sources_cargo = Cargo
outerRim_sources_encounter = Encounters
outerRim_sources_goal = Goals
outerRim_sources_job = Jobs
outerRim_sources_luxury = Luxuries
outerRim_sources_other = Other
outerRim_sources_paid = Paid for
outerRim_sources_patrol = Patrols
outerRim_sources_placed-bounty = Bounties on players
outerRim_sources_robbery = Robberies
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
outerRim_takeAmbition = Take { $name }
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

## The stages: encounters, rolls, combat

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
