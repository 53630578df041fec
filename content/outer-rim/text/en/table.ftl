# What is asked, offered, told and refused at a table: Outer Rim in English.
#
# A message may contain symbols, as <credits>, <fame>, <hit> or <hyperdrive>, and numbers; both are
# drawn apart from the words.

## Names in sentences

player-n = Player { $n }
encounter-card = an encounter card
the-encounter = Encounter on { $space }
your-secret = Your secret
contact-facedown = a facedown { $class } contact
contact-known = { $contact } (facedown)
contact-place = place { $n } on { $space }
the-enemy = the { $enemy }
the-patrol = the { $faction } patrol
patrol-level = { $faction } patrol, level { $n }
n-credits = { $n } <credits>
a-rule = the rules
nothing = nothing
debt-of = the debt token of { $player }
word-of = word of { $contact }
and-more = { $before }, { $after }
or-more = { $nth ->
    [last] { $before } or { $after }
   *[middle] { $before }, { $after }
}

## Why one would fly somewhere

journey-for = <{ $sign }> { $what }
journey-maybe = <bounty> maybe { $who }
# $space: what lies beyond.
journey-toward = toward { $space }

## Questions

ask-over = The game is over.
ask-character = Choose your character
ask-rival = Choose the character you play against
ask-starter = Choose your ship
ask-ship = Buy which ship?
ask-start = What do you start with?
ask-faction = With which faction do you start on good terms?
ask-planning-defeated = You are defeated: recover all damage
ask-planning = Planning step: move, gain credits, or recover
ask-movement = Fly on, up to { $n } more { spaces }, or stay on { $space }
ask-action = Action step on { $space }: what do you do?
ask-deliver = Deliver what?
ask-market = Market: buy a card, or put one under its deck first? You have { $n } <credits>
# $deck: the deck a card was put under
ask-market-again = Market: buy a card, or put one more under the { $deck } deck? You have { $n } <credits>
ask-market-buy = Market: buy what? You have { $n } <credits>
ask-payment = { $what }: { $n } <credits> are due{ $traded ->
    [yes] , { $old } traded in for { $worth } <credits>
   *[no] {""}
}. Barter something, or pay?
ask-patrol-sent = { $icon ->
    [yes] { $card } sends the { $faction } patrol
   *[no] The { $faction } patrol moves
} { $n } { $begun ->
    [yes] more {""}
   *[no] {""}
}{ spaces } toward { $you ->
    [yes] you
   *[no] { $player }
}: where does it end?
ask-patrol-free = { $source }: move the { $faction } patrol where, up to { $n } { spaces }?
ask-patrol-leaves = You lost to the { $faction } patrol and must move it on: to which space?
ask-icons = { $card } moves a patrol and reveals a contact: which first?
ask-reveal-contact = { $card }: turn which contact on { $space } faceup?
ask-gain = Take { $card }?
ask-make-room = { $card } needs a slot: discard what for it?
ask-overflow = You have more assets than slots: discard which?
ask-place-contact = { $contact } comes back to the map: where?
ask-encounter = Encounter step on { $space }: what do you encounter?
ask-crossing = Before the card is drawn: do you cross the Core to { $space }, or stay?
ask-hunt-contact = It is { $contact }: fight for your bounty, or resolve the contact’s card?
ask-protect = { $player } hunts your { $crew }: do you protect them?
# $player: whom the bounty was on; $gains: whether reputation is gained, or lost
ask-take-sides = { $gains ->
    [yes] You gain reputation with a faction that is hostile to { $player }: which?
   *[no] You lose reputation with a faction that is friendly to { $player }: which?
}
ask-company = { $card } takes another player: who?
ask-loot = You have robbed { $player }: what do you take?
ask-forfeit = You were robbed: with which faction do you lose reputation?
ask-alliance = { $player } proposes an alliance of { $n } { $n ->
    [one] round
   *[other] rounds
}: do you agree?
ask-parting = { $player } wants to end your alliance: do you agree?
ask-slander = { $player } was seen to interfere: with which faction do they lose reputation?
ask-forced-reroll = Which die has to be rolled again?
ask-meddling = { $player } is about to roll: do you act?
ask-invited = { $player } asks you to take part in { $card }: do you?
ask-spoils = { $contact } is beaten: eliminate or capture?
ask-abilities = { $window ->
    [turn-starts] Your turn starts
    [start-of-combat] The combat starts
    [combat-value] Before the dice are rolled
    [test-starts] The test begins
    [rerolls] The dice show { $dice }
    [results] The dice show { $dice }
    [wins-combat] You have won the combat
    [loses-combat] You have lost the combat
    [after-won-combat] The combat is won
    [suffers] You are about to suffer damage
    [would-be-defeated] You are about to be defeated
    [enters-patrol-space] A patrol would stop you
    [another-enters] Another player arrives
    [patrol-would-move] A patrol is about to move
    [gains-crew] You gained a crew
    [recovers-ship] You repaired your ship
    [delivers-cargo] You delivered cargo
    [delivers-captive] You delivered a captive
    [eliminates-contact] You eliminated a contact
    [completes-job] You completed a job
   *[encountered-space] The encounter is over
}: use an ability?
ask-before-dice = The dice are about to be rolled: ask for a favor first?
ask-order = Several abilities wait: whose comes first?
ask-dice = The dice show { $dice }: { $deed ->
    [reroll] reroll
    [turn] change
   *[cancel] cancel
} which? Up to { $n } more { $n ->
    [one] die
   *[other] dice
}.
ask-too-dear = { $source }: not enough credits, { $n } <credits> are needed and you have { $have } <credits>
ask-effect = { $source }: { $what }
ask-trade = Trade: make an offer, or end trading
ask-half-done = Go on
ask-offer = { $player } offers you { $gives } for { $takes }: do you accept?

# Favors, as they are named in what is asked and told
favor-advice = advice in { $skill }
favor-combat-strategy = a combat strategy
favor-endorsement = an endorsement ({ $faction })
favor-shortcut = a shortcut
offer-ask = Ask for { $favor }
offer-grant = Grant { $player } { $favor } for { $price }
offer-decline = Refuse { $player } { $favor }
offer-take = Take { $favor } from { $player } for { $price }
offer-withdraw = Ask for no favor any more
offer-alliance = Propose an alliance of { $n } { $n ->
    [one] round
   *[other] rounds
} to { $player }
offer-break-alliance = Break your alliance
offer-part-ways = Propose to end your alliance
offer-hold = Hold: be asked last
offer-call-in = Return the debt token of { $player } for { $favor }

window-offers = offers
window-favors = favors before dice
window-alliances = alliances
window-meddling = helping and interfering before dice
window-protect-crew = protecting crew
window-rerolls = rerolls
window-secrets = secrets

pick-may = do you accept?
pick-may-test = do you test { $skill }?
pick-may-fight = do you fight { $foe }?
pick-may-pay = do you pay { $n } <credits>?
pick-buy = do you buy it?
pick-option = choose one
pick-player = which player?
pick-opponent = against whom?
pick-fight = fight whom?
pick-faction = which faction?
pick-discard = discard what?
pick-take = take what?
pick-give = give what?
pick-drawn = gain which card?
pick-look = look at which contact?
pick-reveal = turn which contact faceup?
pick-exchange = exchange which contact?
pick-exchange-with = exchange it with which?
pick-move-contact = move which contact?
pick-move-contact-to = move it where?
pick-space = go where?
pick-patrol = which patrol?
pick-patrol-to = move it where?
pick-skill = which skill?
pick-encounter = encounter what?
pick-other = what?

## Choices

choice-character = Play { $character }
choice-rival = Play against { $character }
choice-ship = Take { $ship }
choice-buy-ship = Buy { $ship }
choice-start-with = Start with { $type ->
    [bounty] a bounty
    [cargo] cargo
   *[job] a job
} (databank card { $n })
choice-faction = { $faction }
choice-patrol = The { $faction } patrol, level { $n }, on { $space }
choice-move = Move up to { $n } spaces
choice-income = Gain { 2000 } <credits>
choice-recover = Recover all damage
choice-fly = Fly to { $space }
choice-deliver = Deliver { $card }
choice-market = Visit the market
choice-trade = Trade with { $players }
choice-discard-top = Put { $card } under the { $deck } deck
choice-buy = Buy { $card } { $n ->
    [0] for free
   *[other] for { $n } <credits>
}
choice-buy-used-ship = Buy { $card }
choice-barter = Barter { $card } for { $n } <credits>
choice-pay = { $n ->
    [0] Nothing is left to pay: take it
   *[other] Pay { $n } <credits>
}
choice-patrol-first = The patrol first
choice-contact-first = The contact first
choice-encounter-space = Draw an encounter card for { $space }
choice-cross = Try to cross the Core to { $space }
choice-stay = Stay at { $space }
# What the back of an encounter card says: the spaces its deck belongs to, and what is common in it.
back-of-deck = { $spaces }: often { $kinds }
back-often = often { $kinds }
back-navpoints = Navpoints
back-tests = skill tests
back-fights = combats
back-credits = credits
back-fame = fame
back-reputation = reputation
back-damage = damage
back-recovery = recovery
back-assets = goods
back-contacts = contacts
back-patrols = patrols
back-travel = journeys
back-secrets = secrets
choice-encounter-patrol = Fight the { $patrol }
choice-encounter-contact = Meet { $contact }
choice-attempt = Attempt { $card }
choice-hunt = Hunt { $crew } for your bounty
choice-hunt-player = Fight { $player } for your bounty
choice-place-bounty = Place a bounty on { $player }
choice-collect = Fight { $player } for the bounty placed on them
choice-rob = Rob { $player }
choice-sabotage = Sabotage the ship of { $player }
choice-loot = Take { $n } <credits>
choice-assist = Help your ally with a die
choice-interfere = Interfere
detail-interfere = It costs { $n } <credits>. On a hit or crit they roll a die again, which you pick. On a blank you lose reputation.
detail-costs = It costs { $n } <credits>.
detail-placed-bounty = Whoever defeats them collects { $credits } <credits> and { $fame } <fame>.
detail-rob = Winning brings loot and fame, and costs a step of reputation with all factions.
detail-sabotage = It costs { $n } <credits>. On a hit or crit: 2 damage, and a planning step spent on repairs. On a blank you are caught.
choice-fight = Fight for the bounty
choice-resolve = Resolve the contact’s card
choice-protect = Protect { $crew }
choice-eliminate = Eliminate { $contact }
choice-capture = Capture { $contact }
choice-use = Use { $source }
choice-meet = Encounter { $source }
choice-use-own = Use your own ability
choice-use-secret = Use your secret
choice-first = { $player } first
choice-yes = Yes
choice-option = { $text }
choice-player = { $player }
choice-card-discard = Discard { $card }
choice-card-take = Take { $card } from { $player }
choice-berth = { $space } · { $contact }
choice-berth-facedown = { $space } · { $class } contact
choice-berth-empty = { $space } · contact space { $n }
choice-space = To { $space }
choice-skill = { $skill }
choice-die = Die showing <{ $face }>
choice-card-give = Give { $card }
choice-take = Take { $card }
choice-make-room = Discard { $card } to make room
choice-join = Take part
choice-accept = Accept
pass-movement = Stay on { $space }
pass-action = End the action step
pass-deliver = Deliver nothing more
pass-market = Buy nothing
pass-ship = Buy no ship
pass-gain = Leave { $card }
pass-protect = Do not protect { $crew }
pass-abilities = Use nothing
pass-dice = That is all
pass-may = No
pass-too-dear = Go on without
pass-trade = End trading
pass-loot = Take nothing
pass-alliance = Decline
pass-meddling = Do nothing
pass-invited = Stay out of it
pass-take-theirs = Take nothing
pass-offer = Decline
pass-before-dice = Roll the dice
pass = Pass

detail-stops = you must stop: { $why }
detail-damage = { $character } <health>, { $ship } <hull>
detail-any-ship = any ship of the supply, from { $n } <credits>
stop-patrol = { $faction } patrol
stop-maelstrom = the Maelstrom
detail-chance = { $own } { $own ->
    [one] die
   *[other] dice
} to { $other }, { $n } % to win
detail-bounty = your bounty
detail-spoils = eliminated: { $eliminated }; captured and delivered to { $space }: { $captured }
detail-character-bounty = { $credits } <credits> and { $fame } <fame>
detail-trade-in = your { $old } is traded in for { $worth } <credits>
detail-no-slot = no free slot: something must go for it
detail-always-wins = cannot be beaten
detail-risky = { $n } % to get it: a <hit> does
detail-roll = { $n } % past the inspection: a <hit> delivers it
detail-values = { $ground } <ground>, { $health } <health>
detail-ship-values = { $ship } <ship>, { $hull } <hull>, { $hyperdrive } <hyperdrive>
detail-due = { $n } <credits> due
detail-more = { $players } there
detail-you-are-there = you are there
detail-bound = for { $cards }
detail-contacts = { $n } { $n ->
    [one] contact
   *[other] contacts
}

## What happened

event-first-player-roll = { $player } rolled { $dice } for the first turn.
event-first-player = { $player } takes the first turn.
event-character-chosen = { $player } joins the game.
event-ship-chosen = { $player } flies { $ship }.
event-started = { $player } starts on { $space } with { $card }.
event-turn-began = Turn { $n }: { $player }{ $extra ->
    [yes] , once more
   *[no] {""}
}.
# $n: how many spaces of the way they flew so far.
event-moved = { $n ->
    [0] { $player } moved directly to { $space }.
    [1] { $player } flew to { $space }.
   *[other] { $player } flew { $n } spaces to { $space }.
}
event-must-stop = { $player } must stop on { $space }.
event-credits = { $player } { $gained ->
    [yes] gained
   *[no] { $why ->
        [price] paid
        [cost] paid
       *[other] lost
    }
} { $n } <credits>{ $why ->
    [defeat] {" "}for the defeat
   *[other] {""}
}.
event-fame = { $player } { $gained ->
    [yes] gained
   *[no] lost
} { $n } <fame>{ $why ->
    [job] {" "}for the job { $what }
    [bounty] {" "}for the bounty on { $what }
    [cargo] {" "}for the delivery of { $what }
    [goal] {" "}for reaching their goal
    [ship-goal] {" "}for reaching the goal of their ship
    [patrol] {" "}for beating { $what }
    [luxury] {" "}with { $what }
    [luxuries] {" "}with their luxuries
    [contact] {" "}through { $what }
    [encounter] {" "}in an encounter
    [paid-contact] {" "}for credits, through { $what }
    [paid] {" "}for credits
    [card] {" "}with { $what }
    [ability] {" "}with their own ability
    [placed-bounty] {" "}for a placed bounty
    [robbery] {" "}for the robbery
    [alliance] {" "}for a kept alliance
   *[other] {""}
}: { $total } <fame> in all.
event-reputation = The { $faction } reputation of { $player } is now { $standing }.
event-suffered = { $player } suffered { $n } damage to their { $body ->
    [ship] ship
   *[character] character
}.
event-prevented = { $player } prevented { $n } damage.
event-hits-cancelled = { $player } cancelled { $n } { $n ->
    [one] hit
   *[other] hits
} by their focus.
event-flipped-back = { $player } turned their character card back to its goal.
event-recovered = { $player } recovered { $n } damage from their { $body ->
    [ship] ship
   *[character] character
}.
event-defeated = { $player } was defeated!
event-stood-up = { $player } is back on their feet.
event-foe-rolled = { $player } rolled { $dice } for { $foe }.
event-rolled = { $player } rolled { $dice }{ $other ->
    [yes] {" "}for { $whose }
   *[no] {""}
}{ $purpose ->
    [test] {" "}to test { $skill }
    [delivery] {" "}for the inspection of { $card }
    [purchase] {" "}to buy { $card }
    [effect] {" "}for { $card }
   *[other] {""}
}.
event-dice-changed = The dice now show { $dice }.
event-test-result = { $player } { $passed ->
    [yes] passed
   *[no] failed
} the test of { $skill }.
event-combat-began = { $player } attacks { $foe }.
event-combat-won = { $won ->
    [yes] { $player } won against { $foe }
   *[no] { $player } lost against { $foe }
}, { $damage } to { $damage2 } damage{ $tie ->
    [yes] : a tie goes to the attacker
   *[no] {""}
}.
event-used = { $player } used { $source }.
event-used-own = { $player } used their own ability.
event-gained = { $player } gained { $card }.
event-refused = { $player } left { $card }.
event-discarded = { $player } discarded { $card }.
event-rotated = { $player } rotated { $card }: it is { $to } now.
event-removed = { $ship ->
    [yes] The card of { $card } leaves the ship deck.
   *[no] The card { $card } leaves the game.
}
event-bartered = { $player } bartered { $card } for { $n } <credits>.
event-bought = { $player } { $n ->
    [0] { $exchanged ->
        [yes] got { $card } in exchange
       *[no] took { $card } for free
    }
   *[other] bought { $card } for { $n } <credits>
}.
event-cannot-pay = { $player } cannot pay { $n } <credits>{ $named ->
    [yes] {" "}for { $card }
   *[no] {""}
}: not enough credits.
event-market-drawn = { $player } drew { $card } from the { $deck } deck.
event-market-discarded = { $player } put { $card } under the { $deck } deck.
event-market-revealed = { $card } is on top of the { $deck } deck.
event-market-shuffled = The { $deck } deck was shuffled.
event-ship-gained = { $player } now flies { $ship }{ $instead ->
    [yes] {" "}instead of { $old }
   *[no] {""}
}.
event-delivered = { $player } delivered { $card }.
event-purchase-failed = { $player } did not get { $card }.
event-caught = { $player } was caught with { $card }.
event-patrol-sent = { $card } sends the { $faction } patrol { $n } { spaces } toward { $player }.
event-patrol-moved = The { $faction } patrol { $directly ->
    [yes] was put
   *[no] moved
} to { $space }.
event-patrol-eliminated = The { $faction } patrol of level { $n } was destroyed.
event-patrol-spawned = The { $faction } patrol of level { $n } appeared on { $space }.
event-crossing-announced = { $player } { $crosses ->
    [yes] tries to cross the Core.
   *[no] stays on this side of the Core.
}
event-encounter-drawn = { $player } drew an encounter card: { $scene } { $rules }
event-encounter-nothing = { $player } drew an encounter card, but nothing on it applies.
event-secret-taken = { $player } took { $known ->
    [yes] a secret: { $text }
   *[no] a secret.
}
event-secret-revealed = { $player } revealed a secret: { $text }
event-secrets-lost = { $player } lost { $n } { $n ->
    [one] secret
   *[other] secrets
}.
event-databank-resolved = { $player } resolves { $card }.
event-scene = Step { $n }: { $line }
event-scene-only = { $line }
event-scene-unlit = Step { $n }.
event-contact-revealed = The contact on { $space } is { $contact }.
event-contact-looked = { $player } looked at { $known ->
    [yes] { $contact }
   *[no] a contact
} on { $space }.
event-contact-placed = { $contact } is now on { $space }.
event-contacts-exchanged = Contacts on { $space } and { $space2 } were exchanged.
event-contact-moved = A contact moved from { $space } to { $space2 }.
event-contact-in-play = { $contact } is no contact in this game: { $player } plays that character.
event-contact-left = { $removed ->
    [yes] The contact { $contact } leaves the game.
   *[no] { $contact } leaves the map.
}
event-eliminated = { $player } eliminated { $contact }.
event-captured = { $player } captured { $contact }.
event-hunted-down = { $player } completed the bounty on { $target }.
event-protected = { $player } { $protects ->
    [yes] protects
   *[no] does not protect
} { $card }.
event-invited = { $player } asks { $other } to take part in { $card }.
event-invitation-answered = { $player } { $joins ->
    [yes] takes part in
   *[no] stays out of
} { $card }.
event-job-completed = { $player } completed { $card }.
event-job-failed = { $player } failed { $card }.
event-goal-progress = { $player } is { $n } { $n ->
    [one] step
   *[other] steps
} closer to their { $ship ->
    [yes] ship’s
   *[no] personal
} goal.
event-goal-completed = { $player } completed their { $ship ->
    [yes] ship’s
   *[no] personal
} goal!
event-token-put = { $player } put a token on { $space }.
event-extra-turn = { $player } will take another turn.
event-turn-cut-short = The turn of { $player } ends.
event-taken = { $player } took { $card } from { $other }.
event-offer-made = { $player } made { $other } an offer.
event-offer-answered = { $other } { $accepted ->
    [yes] accepted
   *[no] declined
} the offer of { $player }.
event-given = { $player } gave { $card } to { $other }.
event-debt-given = { $player } gave the debt token of { $owner } to { $other }.
event-favor-asked = { $player } asks for { $favor }.
event-favor-answered = { $player } { $granted ->
    [yes] would do
   *[no] will not do
} { $other } the favor.
event-favor-withdrawn = { $player } asks for no favor any more.
event-favor-received = { $player } receives { $favor } from { $other }{ $forced ->
    [yes] , who owed it
   *[no] {""}
}.
event-ai-order = { $player } takes its turns before { $second }.
event-ai-card-drawn = { $player } draws { $name }.
event-contact-pointed = { $player } pointed out a contact on { $space } to { $other }.
event-bounty-placed = { $player } placed a bounty on { $other }.
event-bounty-collected = { $player } collected the bounty that was placed on { $other }.
event-robbery = { $player } sets out to rob { $other }.
event-sabotage = { $player } tampers with the ship of { $other }.
event-sabotage-done = The ship of { $other } is sabotaged: their next planning step goes into repairs.
event-sabotage-failed = Nothing came of the sabotage.
event-sabotage-caught = { $player } was caught at it.
event-alliance-proposed = { $player } proposes an alliance of { $n } { $n ->
    [one] round
   *[other] rounds
} to { $other }.
event-parting-proposed = { $player } asks { $other } to end their alliance.
event-alliance-made = { $player } and { $other } are allies.
event-alliance-declined = { $player } wants no alliance with { $other }.
event-alliance-ended = The alliance of { $player } and { $other } has ended.
event-alliance-broken = { $player } broke the alliance with { $other }.
event-assisted = { $player } helps { $other } with a die.
event-interference = { $player } tries to interfere with { $other }.
event-interference-done = { $other } will have to roll a die again.
event-interference-failed = Nothing came of the interference.
event-interference-caught = { $player } was seen to interfere.
event-ai-bullet = { ai-section } { $bullet }.
event-ai-bullet-spared = { ai-section } { $bullet }. Not done: { $why }.
event-ai-goal = { $player } has a new goal: { $space }, for { $card }.
event-ai-set-out = { $player } heads for { $goal }, { $n } { spaces } away{ $why ->
    [none] {""}
    [patrol] , but a patrol stops it on { $space }
   *[planet] , and stops on { $space }, { $early } { $early ->
        [one] space
       *[other] spaces
    } early, to end on a planet
}.
event-ai-not-buying = { $player } does not buy { $card }: { $why ->
    [not-here] it cannot be bought here
    [too-dear] it costs too much
    [no-slot] there is no free slot for it
    [for-patrol] it goes to no patrol
    [no-bounty] it is no bounty
   *[no-better-ship] the ship is not worth more than its own
}.
event-ai-by-chance = Chance decides among { $n } { $lot ->
    [ship] ships that cost the same
    [job] jobs
    [fight] patrols that hunt it
    [patrol] equally near patrols
    [way] ways that are equally good
    [crew] crew to leave
    [patrol-way] ways for the patrol
    [berth] places for the contact
    [asset] assets to discard
    [target] targets that are equally near
    [player] players
    [bounty] bounties to discard
    [contact] contacts
   *[answer] answers
}.
event-ai-card-cut = { $player } is defeated: the rest of the AI card is not done.
event-conceded = { $player } gave up.
event-won = { $player } won the game!

## What the AI deck does in a single-player game
#
# $whose: planet or patrol.

ai-section = { $section ->
    [planning] Planning:
    [action] Action:
    [encounter] Encounter:
   *[special] Then:
}
ai-bullets = { $before }; { $after }
ai-decks = { $before } and { $after }
ai-recover = recover all damage
ai-recover-if-defeated = recover all damage if it is defeated
ai-move = move toward the nearest goal token
ai-credits = gain { $n } <credits>
ai-sell-reputation = gain { $n } <credits> and lose 1 reputation with the faction of { ai-faction }
ai-reputation = gain 1 reputation with the faction of { ai-faction }
ai-faction = { $whose ->
    [planet] its planet
   *[patrol] the nearest patrol
}
ai-deliver = deliver cargo
ai-deliver-at-a-price = deliver cargo, and for each illegal one: { $price }
ai-buy = buy from the { $deck } deck{ ai-goal-token }
ai-buy-unless-full = buy from the { $deck } deck, or from the { $other } deck for want of a slot{ ai-goal-token }
ai-goal-token = { $goal ->
    [yes] {""}, and put a goal token on the destination of the card
   *[no] {""}
}
ai-fight-patrol = fight a patrol that hunts it
ai-complete-job = complete a job
ai-buy-fame = pay { $n } <credits> for 1 <fame>
ai-reveal-contact = reveal a contact
ai-recruit = reveal a contact and gain its crew
ai-discard-tops = discard the top cards of the { $decks } decks
ai-shuffle-back = shuffle the card back into its deck
ai-recover-paid = recover all damage, and gain { $n } <credits> for each
ai-heal = recover { $n } damage of its character
ai-move-to-target = move toward its bounty target
ai-move-to-player = move to the nearest other player{ $undefeated ->
    [yes] {" "}who is not defeated
   *[no] {""}
}, if it gets there now
ai-move-to-goal-or = move toward the nearest goal token or { $faction } planet
ai-move-boldly = move toward the nearest goal token, past patrols in a ship worth { $n } <credits> or more
ai-move-on = move { $n } spaces toward the nearest goal token, past patrols; its ship suffers { $damage } damage
ai-move-to-outcast = go straight to the other player with the most negative reputations
ai-credits-per-droid = gain { $n } <credits> for each droid of its crew
ai-credits-per-skill = gain { $n } <credits> for each different skill it has
ai-sell-reputation-per-crew = gain { $n } <credits> and { $more } <credits> more for each crew, and lose 1 reputation with the faction of { ai-faction }
ai-sell-fame = with less than { $below } <credits>, give up 1 <fame> for { $n } <credits>
ai-buy-much-fame = pay { $n } <credits> for { $fame } <fame>
ai-buy-or = buy from the { $deck } deck, or if it cannot, from the { $other } deck{ ai-goal-token }
ai-buy-or-sell = buy from the { $deck } deck; if it cannot and is on a planet, discard the top card of the { $other } deck and gain { $n } <credits>
ai-buy-unseen = buy from the { $deck } deck{ ai-goal-token }; patrols it would draw go for the nearest opponent
ai-buy-for-fame = buy from the { $deck } deck and gain 1 <fame>; if it cannot, gain { $n } <credits> for each crew
ai-drop-bounty = with no empty slot, discard the highest bounty on somebody who is not found yet
ai-search-bounty = with an empty slot, look through the bounty deck for somebody who is found, and gain that bounty
ai-fight-weaker-patrol = fight a patrol { ai-within } that is no stronger than its ship
ai-hunt-target = encounter a bounty target { ai-within }
ai-within = { $n ->
    [0] in its space
   *[other] within { $n } spaces
}
ai-fight-player = fight another player in its space, and if it wins: { $win }
ai-punish = every other player in its space suffers { $n } damage for each negative reputation of theirs; 1 <fame> if that defeats one
ai-others = every other player: { $effects }
ai-rob = discard the dearest cargo, gear or mod of another player in its space and gain its cost
ai-reveal-wanted = reveal a contact of the class of one of its bounties
ai-recruit-highest = reveal the contact of the highest class and gain its crew
ai-recruit-if-room = with an empty crew slot, reveal a contact and gain its crew
ai-take-crew = with an empty crew slot, gain the crew of an open contact
ai-take-droid = gain the crew of the nearest open droid contact
ai-brawl = roll as many dice as it has in ground combat; for each hit gain { $n } <credits> and suffer 1 damage
ai-raid = on a planet of the { $faction } faction roll a die: 1 <fame> for a hit
ai-gamble = roll a die: 1 <fame> for a crit, { $n } <credits> for a hit, 1 reputation with the faction of its planet for a focus

ai-spared-not-defeated = it is not defeated
ai-spared-unhurt = it has no damage
ai-spared-on-goal = it has reached a goal
ai-spared-no-goal = it has no goal
ai-spared-no-cargo = it has no cargo for this space
ai-spared-no-planet = it is not on a planet
ai-spared-empty-deck = the deck is empty
ai-spared-no-patrol = no patrol here hunts it
ai-spared-no-job = it has no job for this space
ai-spared-too-poor = it has too few credits
ai-spared-no-faction = there is none
ai-spared-best-reputation = its reputation is as good as can be
ai-spared-no-contact = there is none here
ai-spared-no-crew = the contact is no crew
ai-spared-on-target = it is there already
ai-spared-no-target = it is after nobody
ai-spared-no-target-here = nobody it is after is there
ai-spared-out-of-reach = it would not get there
ai-spared-nobody-there = there is no such player
ai-spared-no-droid = it has no droid
ai-spared-no-fame = it has no fame
ai-spared-rich-enough = it has credits enough
ai-spared-no-slot = it has no empty slot
ai-spared-has-slot = it has an empty slot
ai-spared-all-known = everybody it is after is found
ai-spared-no-weak-patrol = there is no such patrol
ai-spared-no-wanted = there is none of such a class
ai-spared-nothing-to-take = there is nothing to take
ai-spared-other-planet = it is not on such a planet

## Why not

refused = this is not one of the legal choices
refused-no-such-thing = there is no such thing
refused-nobody-plays = nobody plays from this seat
refused-others-play-on = more than one other plays: leave your seat to a machine instead
refused-not-asked = this is not what is asked now
refused-defeated = you are defeated: recovering is all you can plan
refused-not-adjacent = no path joins { $space } to your space
refused-no-moves = you cannot fly on
refused-once = this action was already taken in this step
refused-nothing-to-deliver = nothing you have is to be delivered here
refused-not-deliverable = this is not to be delivered here
refused-marketed = you have been to the market in this step
refused-no-market = markets are on planets only
refused-other-deck = a second card is put under the deck the first one came from
refused-two-discards = two cards were put under their deck already
refused-market-empty = this deck is empty
refused-not-here = this cannot be bought on { $space }
refused-ship-owned = somebody flies this ship
refused-no-slot = you have no slot for this, and nothing to discard for it
refused-too-expensive = it costs { $n } <credits>: you have { $have } <credits>, and bartering does not make up for the rest
refused-nobody-here = no other player is in your space
refused-poor = that is more than you have
refused-house-off = this house rule was not agreed on
refused-place-bounty = one bounty by a player, and one on a player; one a turn, and never on yourself
refused-collect = nobody here has a placed bounty on their head who could be fought
refused-rob = nobody can be robbed who is defeated or has neither credits nor cargo
refused-sabotage-elsewhere = only the ship of somebody on the same planet can be sabotaged
refused-sabotaged = that ship is sabotaged already, and has to be repaired first
refused-sabotage = once a turn, and not the ship of who is defeated
refused-ally = they are your ally, or were this turn
refused-alliance-rounds = an alliance lasts one, two or three rounds
refused-alliance-one = nobody has two allies
refused-alliance-none = you have no ally
refused-alliance-moment = once on your own turn, while nothing else is under way; an alliance is broken as the turn begins
refused-meddling = you are not asked for that now
refused-talks-kind = in talks only credits, cargo, gear and word of faceup contacts change hands
refused-talks-moment = talks are opened on your own turn, while nothing else is under way
refused-talks-opened = the current player opens talks
refused-talks-once = there are talks with one player a turn
refused-talks-over = these talks are over
refused-contact-talk = contacts are pointed out in trade talks, a house rule
refused-contact-facedown = only a faceup contact can be pointed out
refused-barter = only cargo, gear and mods with a printed cost can be bartered, and only as much as is needed
refused-pay = { $n } <credits> are due, you have { $have } <credits>
refused-hostile = a patrol of a faction that hunts you is here: it must be encountered
refused-crossing = whether one crosses the Core is said once, before the card is drawn
refused-reveal-contact = a facedown contact on your planet must be turned faceup
refused-no-patrol = there is no such patrol in your space
refused-no-contact = there is no contact in this place
refused-contact-elsewhere = this contact is not on your planet
refused-job-elsewhere = the job is to be done on { $space }
refused-no-partner = this job takes two: nobody is here who could still take part
refused-not-yours = you do not have this
refused-hunt-yourself = nobody completes the bounty on their own character
refused-no-bounty = you have no bounty on this player
refused-target-defeated = they are defeated: nobody can attack them now
refused-target-elsewhere = they are not in your space
refused-hunt = you have no bounty on this crew, or they are not here
refused-ability-moment = this ability has another moment
refused-ability-used = this ability was used already
refused-ability-condition = what this ability asks for is not the case, or it would do nothing
refused-taken = somebody else has this
refused-pass = this cannot be declined
refused-option = this cannot be chosen now
refused-offer-self = an offer goes to another player
refused-offer-early = players trade once the first turn has begun
refused-offer-rival = the rival trades with nobody
refused-offer-bystanders = only the current player trades with others
refused-offer-waits = another offer waits for its answer
refused-offer-enough = enough offers were declined for now
refused-offer-empty = an offer gives or takes something
refused-offer-cards = cards change hands only in a trade action in the same space
refused-offer-credits = there are not so many credits
refused-offer-most = at most eight cards a side
refused-offer-assets = only assets one has can be traded
refused-offer-debts = only debt tokens one holds can be given
refused-favors-off = this game is played without favors
refused-favor-self = nobody does themselves a favor
refused-favor-twice = one favor a turn can be received
refused-favor-dice = the dice have been rolled: it is too late for a favor
refused-favor-unable = this favor cannot be granted by who is asked
refused-favor-cards = assets pay for a favor only in the same space, and while nothing is under way
refused-favor-none = no such favor is asked for
refused-favor-answered = this was answered so already
refused-favor-not-granted = nobody there is willing to grant it
refused-favor-token = you do not hold their debt token
# Set-ups; the word before the colon is a member of the set-up and stays as it is, as ids of characters do
refused-rival-fame-alone = rival_fame: only who plays alone has a rival
refused-players = players: one to four play, not { $n }
refused-rival-alone = rival: only who plays alone has one
refused-rivals = rivals: one rival plays against you, or two, not { $n }
refused-two-rivals = rivals: two play against you with Unfinished Business only
refused-rivals-alike = rivals: of two, one hunts bounties and the other does not
refused-fame = fame: a game goes to 8, 10 or 12 fame, not { $n }
refused-rival-fame = rival_fame: the rival starts with less fame than wins
refused-characters-few = characters: one for each player
refused-characters-twice = characters: { $card } is taken twice
refused-rival-twice = rival: { $card } is taken twice
refused-rival-hunts = rival: { $card } hunts bounties, which the AI deck cannot; try one of { $known }
refused-needs-expansion = favors, ambitions: they come with Unfinished Business
refused-favors-alone = favors: who plays alone has nobody to ask
refused-house-alone = house rules: an AI deck knows none of them
refused-alliances-few = alliances: at least { $n } play
refused-no-box = with: there is no { $id }; try one of unfinished-business, favors, ambitions
refused-boxes = with: there are no other boxes here
refused-no-character = { $field }: there is no { $id }; try one of { $known }

blocked-not-your-turn = { $player } decides now.
blocked-too-dear = { $what }: not enough credits, { $n } <credits> are needed and you have { $have } <credits>.
blocked = { $what }: { $reason }
blocked-stop = On { $space } you would have to stop: { $why }.
price-plain = { $card }
price-discount = { $card }, printed cost { $n } <credits>
price-trade-in = { $card }, printed cost { $n } <credits>, { $old } traded in for { $worth } <credits>
chance-test = test of { $skill }: { $level ->
    [0] unskilled
    [1] skilled
   *[other] highly skilled
}
chance-combat = winning against { $foe } with { $n } dice to { $n2 }, without abilities
chance-purchase = getting { $card }
chance-delivery = delivering { $card } past the inspection
unused-deliver = delivering { $cards }
unused-market = the market action
unused-ability = { $source }: { $text }
unused-moves = { $n } { spaces } of movement
