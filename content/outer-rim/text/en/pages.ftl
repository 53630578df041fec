# What is read beside a table: Outer Rim in English.
#
# A message may contain symbols, as <credits>, <fame>, <hit> or <hyperdrive>, and numbers; both are
# drawn apart from the words.

## Before the game

title = Star Wars: Outer Rim

about = Scoundrels of the Outer Rim fly cargo, hunt bounties and take on jobs: whoever is famous first, wins.

option-players = Players
option-players-help = How many play.
option-players-n = { $n ->
    [one] 1 player
   *[other] { $n } players
}
option-players-n-help = { $n ->
    [one] You against a rival that the AI deck runs.
   *[other] { $n } scoundrels share the Outer Rim.
}
option-boxes = Boxes
option-boxes-help = What lies on the table.
option-boxes-base = Base box
option-boxes-base-help = Eight characters and the galaxy as everybody learns it.
option-boxes-unfinished-business = Unfinished Business
option-boxes-unfinished-business-help = Eight more characters, the Core Worlds at both ends of the galaxy, and dangerous contacts on every planet.
option-favors = Favors
option-favors-help = Whether players may ask each other for help.
option-favors-no = No
option-favors-no-help = Nobody helps, except in a trade.
option-favors-yes = Yes
option-favors-yes-help = Ask others for a skill, a die in a fight, a good word or a faster way; who helps may want credits, cards or a debt to call in later.
option-ambitions = Ambitions
option-ambitions-help = Whether fame alone wins.
option-ambitions-no = No
option-ambitions-no-help = Whoever is famous enough wins.
option-ambitions-yes = Yes
option-ambitions-yes-help = Each player chooses a life to lead, and wins with fame and with all goals of it. Eight fame is usual then.
shut-without-expansion = Comes with Unfinished Business.
shut-favors-alone = Who plays alone has nobody to ask.
option-rival = Rival
option-rival-help = Whom the AI deck plays against you.
option-rival-chosen = Chosen later
option-rival-chosen-help = You choose when the game begins.
option-rival-named = { $name }
option-rival-named-help = Against { $name }.
option-rival-fame = Fame of the rival
option-rival-fame-help = How famous your rival is already when you play alone: more make a harder game.
option-rival-fame-n = { $n } fame
option-rival-fame-n-help = A rival who begins with { $n } fame.
option-fame = Fame to win
option-fame-help = How famous somebody must be to win: more make a longer game.
option-fame-n = { $n } fame
option-fame-n-help = { $n ->
    [8] A short game.
    [10] The usual game.
   *[other] A long game.
}
option-map = Map
option-map-help = How the tiles of the map lie.
option-map-standard = Standard
option-map-standard-help = In the usual order: best for a first game.
option-map-random = Random
option-map-random-help = In a random order, for those who know the way too well.
option-characters = Characters
option-characters-help = Who plays whom.
option-characters-chosen = Chosen in turn
option-characters-chosen-help = Each player chooses a character when the game begins.
option-characters-assigned = Assigned
option-characters-assigned-help = Each seat is told whom it plays: the game begins at once.

## Words on cards that mean more than they say

keywords = test, fame, reputation, patrol, illegal, secret, captive, eliminate, defeated, damage, goal, ground-combat, ship-combat, crit, focus, reroll, cancel, directly, nearest, once-a-turn, contact, maelstrom, crew

keyword-test = Test a skill
    .found = test, tests
    .means = Roll two dice. One <crit> passes; with the skill a <hit> does too; with the skill twice also a <focus>.
    .rule = skill-tests/two-dice
keyword-fame = Fame
    .found = <fame>, fame
    .means = Who reaches the fame agreed on first wins.
    .rule = fame/first-to-ten-wins
keyword-reputation = Reputation
    .found = reputation
    .means = Negative, neutral or positive with each of the four factions. Their patrols hunt you while it is negative.
    .rule = reputation/three-standings
keyword-patrol = Patrol
    .found = patrol, patrols
    .means = You stop at a patrol unless your reputation with its faction is positive. Fighting one is ship combat.
    .rule = movement/stop-at-patrol
keyword-illegal = Illegal
    .found = illegal
    .means = Roll a die to deliver it. Unless it shows a <hit>, an inspection finds it: databank card 1 tells what follows, and it stays aboard if you keep it.
    .rule = deliver/illegal-roll-first
keyword-secret = Secret
    .found = secret, secrets
    .means = Kept face down beside you and shown when you use it. Being defeated loses it.
    .rule = secrets/taken-facedown
keyword-captive = Capture
    .found = capture, captured, captive
    .means = The contact lies on your bounty until you deliver it for the full reward.
    .rule = bounties/capture-puts-token-on-card
keyword-eliminate = Eliminate
    .found = eliminate, eliminated
    .means = The bounty pays its smaller reward at once.
    .rule = bounties/eliminate-pays-at-once
keyword-defeated = Defeated
    .found = defeated
    .means = Damage has reached your health or hull: you lose credits and secrets, and recover in your next planning step.
    .rule = defeat/must-recover-in-planning
keyword-damage = Damage
    .found = damage
    .means = Your character and your ship take it apart from each other; either can be defeated.
    .rule = damage/separate-tracks
keyword-goal = Goal
    .found = goal token, goal
    .means = Reach it for fame; the card then turns over and gives a new ability.
    .rule = goals/complete-for-fame-and-flip
keyword-ground-combat = Ground combat
    .found = <ground>, ground combat
    .means = Roll as many dice as your ground value; damage goes to your character.
    .rule = combat/ground-dice
keyword-ship-combat = Ship combat
    .found = ship combat
    .means = Roll as many dice as your ship's value; damage goes to your ship.
    .rule = combat/ship-dice
keyword-crit = Crit
    .found = <crit>, crit
    .means = Two damage in combat, and passes every test.
    .rule = combat/crit-is-two-damage
keyword-focus = Focus
    .found = <focus>, focus
    .means = No damage by itself; passes a test only for the highly skilled.
    .rule = combat/focus-and-blank-no-damage
keyword-reroll = Reroll
    .found = reroll, rerolls
    .means = Before any result is added, turned or cancelled. The same die may be rolled again by another ability.
    .rule = combat/same-die-rerolled-again
keyword-cancel = Cancel
    .found = cancel
    .means = The result deals no damage, counts for nothing and cannot be changed any more.
    .rule = combat-abilities/cancelled-result-deals-no-damage
keyword-directly = Directly
    .found = directly
    .means = You are put there. Nothing on the way can stop you.
    .rule = movement/directly-places-the-piece
keyword-nearest = Nearest
    .found = nearest
    .means = By the fewest spaces, your own counting as none. The current player breaks ties.
    .rule = nearest/fewest-spaces
keyword-once-a-turn = Once each turn
    .found = once each turn
    .means = On the turns of others too.
    .rule = wording/once-per-turn-means-every-turn
keyword-contact = Contact
    .found = contact, contacts
    .means = A token at a planet. Face down, only its class is known.
    .rule = contacts/class-visible-while-facedown
keyword-maelstrom = The Maelstrom
    .found = maelstrom
    .means = Entering it ends the move of a planning step. Leaving it is free.
    .rule = maelstrom/entering-ends-planning-move
keyword-crew = Crew
    .found = crew
    .means = Lends you its skills and its ability while it is aboard.
    .rule = crew/skills-while-owned

## The board in a terminal

board-turn = Turn { $turn } · { $player } · { $step ->
    [setup] set-up
    [planning] planning step
    [action] action step
    [encounter] encounter step
   *[over] over
} · { $goal } fame win
board-turn-seated = Turn { $turn } · { $player } · { $step ->
    [setup] set-up
    [planning] planning step
    [action] action step
    [encounter] encounter step
   *[over] over
} · you: { $fame } of { $goal } fame, { $credits } credits
result = { $fame } fame, { $credits } credits
board-won = { $player } won.
board-map = Map
board-patrols = Patrols
board-dice = { $n } { $n ->
    [1] die
   *[other] dice
}
board-contacts = Contacts
board-market = Market
board-nothing = empty
board-unrevealed = next card not revealed yet
board-player = { $number }{ $named ->
    [yes] {" "}· { $player }
   *[no] {""}
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
} · { $credits } credits · { $fame } fame
board-place = Place
board-place-line = { $space }{ $defeated ->
    [yes] {""}, defeated
   *[no] {""}
}
board-character = Person
board-character-line = { $ground } ground combat, health { $left } of { $health }, { $skills }
board-ship = Ship
board-ship-line = { $ship }: { $combat } ship combat, hull { $left } of { $hull }, hyperdrive { $hyperdrive }
board-slots-line = slots: { slots }
slots = { $cargo ->
    [0] {""}
   *[other] { $cargo } cargo, {""}
}{ $mod ->
    [0] {""}
   *[other] { $mod } mod, {""}
}{ $either ->
    [0] {""}
   *[other] { $either } cargo or mod, {""}
}{ $crew } crew
board-and-fact = { $before } · { $after }
board-and-thing = { $before }; { $after }
# Who is in a space, on the map: a player, by the number
board-token = P{ $n }
# Who is in a space, two at a time
board-and-token = { $before }, { $after }
board-goal = Goal
board-goal-line = { $goal } ({ $n } done)
board-reputation = Standing
board-assets = { $kind ->
    [bounty] Bounties
    [cargo] Cargo
    [crew] Crew
    [gear] Gear
    [job] Jobs
   *[mod] Mods
}
board-captive = { $contact } aboard, to { $space }: { $captured }
board-wanted = { $classed ->
    [yes] { $class }, {""}
   *[no] {""}
}{ $n } { $combat ->
    [ground] ground
   *[ship] ship
} { $n ->
    [one] die
   *[other] dice
}, eliminated: { $eliminated }, captured to { $space }: { $captured }
board-to = → { $space }
board-asset = { $card } ({ $facts })
board-marked = with a goal token
board-standing = { $faction } { $standing }
board-secrets = Secrets
# $known are those that one knows, if there are $some
board-secrets-line = { $some ->
    [yes] { $n } ({ $known })
   *[no] { $n }
}
board-heads-for = Heads for
board-owed = Is owed by
board-received = Received
board-asks-for = Asks for
board-deck-line = { $deck } ({ $n })
board-free = free
board-patrol = { $faction } { $n }
board-planet-line = { $space }{ $named ->
    [yes] {" "}({ $faction })
   *[no] {""}
}
board-berth-empty = –
board-berth-facedown = { $class } ?
board-berth-known = { $class } { $contact } (facedown)
board-berth-faceup = { $contact }

## Faces

face-ground = Ground combat
face-health = Health
face-ship = Ship combat
face-hull = Hull
face-hyperdrive = Hyperdrive
face-bounty = Bounty combat
face-captured = Captured
face-patrol = { $faction } patrol
face-ai = AI card { $n }
face-ai-hunter = hunter’s AI card { $n }
face-ai-own = AI card of { $name }
face-slots = Slots: { slots }.

# How it feels to play somebody
begin_boba-fett = No word too many. Whoever has a price is already found.
begin_bossk = Where others negotiate, he leans closer.
begin_doctor-aphra = It was not stolen, it was badly buried.
begin_han-solo = A fast ship, a bad debt, and a good feeling about this.
begin_ig-88 = Hesitation is a fault in the wiring of others.
begin_jyn-erso = Nobody left to trust, and one more thing to take back.
begin_ketsu-onyo = The syndicates pay well, and do not let go.
begin_lando-calrissian = The cape is for show. The cards in the sleeve are not.

## The map, piece by piece: what `cantina cards show` prints of a tile or a space

map-left-end = The left end of the map.
map-right-end = The right end of the map.
map-tile = Tile { $n } of the standard map, counted from the left.
# $about is one of the next but one, $id what programs call the space
map-space = { $space } ({ $id }): { $about }.
map-on-tile = On the map tile { $tile }: { $about }.
# $deck is what programs call a deck of encounters, $contacts the classes of those who can be met
map-navpoint = navpoint, encounters from { $deck }
map-maelstrom = the Maelstrom, encounters from { $deck }
map-core = Core Worlds, across from { $opposite }, encounters from { $deck }
map-planet = planet, { $faction }, contacts { $contacts }, encounters from { $deck }
map-no-faction = no faction
map-lanes = Lanes: { $lanes }.
map-lane = { $one } – { $other }
map-leads-to = Lanes on this tile lead to { $spaces }.
map-way = { $side ->
    [left] To the left: the outer way from { $outer }, the inner way from { $inner }.
   *[right] To the right: the outer way from { $outer }, the inner way from { $inner }.
}
map-stack = { $faction } patrols come into the game at { $space }.
