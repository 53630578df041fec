# What only the board of this game says, in English: a part of words/en.ftl, of which all that is said there is
# true here too. The start page says what begins with games_.

## The table

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

## As the start page says it

games_deckbuilding_aim = Against a machine
games_deckbuilding_title = The Deckbuilding Game
