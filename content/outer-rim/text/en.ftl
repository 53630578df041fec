# The texts of Outer Rim in English.
#
# A message may contain symbols, as <credits>, <fame>, <hit> or <hyperdrive>, and numbers; both are
# drawn apart from the words.
#
# Rules texts are built from small messages, each in two forms: full-…, which begin with a small
# letter and have no full stop of their own, and brief-…, which must be short: what is printed small
# on a card may have 40 characters. Always at hand is
#   $voice  of whom is spoken: you, or they, another player

## Words

spaces = { $n ->
    [one] space
   *[other] spaces
}

faction-hutt = Hutt
faction-imperial = Imperial
faction-rebel = Rebel
faction-syndicate = Syndicate

skill-influence = influence
skill-knowledge = knowledge
skill-piloting = piloting
skill-stealth = stealth
skill-strength = strength
skill-tactics = tactics
skill-tech = tech

kind-bounty = { $number ->
    [many] bounties
   *[one] bounty
}
kind-cargo = cargo
kind-crew = crew
kind-gear = gear
kind-job = { $number ->
    [many] jobs
   *[one] job
}
kind-mod = { $number ->
    [many] mods
   *[one] mod
}

trait-illegal = illegal
trait-weapon = weapon
trait-armor = armor

class-white = white
class-green = green
class-yellow = yellow
class-orange = orange

standing-negative = negative
standing-neutral = neutral
standing-positive = positive

market-bounty = bounty
market-cargo = cargo
market-gear-and-mod = gear and mod
market-job = job
market-luxury = luxury
market-ship = ship

value-ground = ground combat
value-health = health
value-ship-combat = ship combat
value-hull = hull
value-hyperdrive = hyperdrive

## Types

type-bounty = Bounty
type-cargo = Cargo
type-crew = Crew
type-gear = Gear
type-job = Job
type-mod = Mod
type-ship = Ship
type-starter = Starter ship
type-used-ship = Ship of your choice
type-character = Character
type-encounter = Encounter
type-databank = Databank card { $n }
type-contact = Contact
type-patrol = Patrol, level { $n }
type-ai = AI card
type-line = { $type }{ $more ->
    [0] {""}
   *[other] {" "}· { $words }
}
droid = droid

## How effects are put together
#
# $before and $after are texts to join; $effects, $pass and so on are texts to put in.

full-sentences = { $before }. { $after }
full-then = { $before }, { $after }
full-last-then = { $before } and { $after }
full-list = { $before }, { $after }
full-last-list = { $before } and { $after }
full-or-list = { $before }, { $after }
full-last-or = { $before } or { $after }
full-to = { $cost } to { $effects }
full-may = you may { $effects }
full-if = if { $condition }, { $effects }
full-if-else = if { $condition }, { $effects }; otherwise, { $effects2 }
full-choose = choose one: { $options }
full-option = { $before }; { $after }
full-last-option = { $before }; or { $after }
full-lettered = ({ $letter }) { $effects }
full-twice = { $effects }, and then at another
full-nothing = nothing happens

brief-sentences = { $before }, { $after }
brief-then = { $before }, { $after }
brief-last-then = { $before }, { $after }
brief-list = { $before }, { $after }
brief-last-list = { $before }, { $after }
brief-or-list = { $before }/{ $after }
brief-last-or = { $before }/{ $after }
brief-to = { $cost }: { $effects }
brief-may = { $effects }
brief-if = { $condition }: { $effects }
brief-if-else = { $condition }: { $effects }, else { $effects2 }
brief-choose = { $options }
brief-lettered = { $effects }
brief-twice = { $effects } twice
brief-option = { $before } / { $after }
brief-last-option = { $before } / { $after }
brief-nothing = –

## Abilities
#
# $may: whether its owner is asked. $limit: how often. $combat: any, ground or ship.

full-at-action = Action: { $effects }
full-at-planning = Planning: { $effects }
full-at-encounter = Encounter: { $effects }
full-when = { $limit ->
    [turn] once each turn, {""}
    [combat] once each combat, {""}
   *[each] {""}
}{ $moment }, { $effects }

brief-at-action = Action: { $effects }
brief-at-planning = Planning: { $effects }
brief-at-encounter = Encounter: { $effects }
brief-when = { $moment }: { $effects }

full-combat = { $combat ->
    [ground] ground combat
    [ship] ship combat
   *[any] combat
}
brief-combat = { $combat ->
    [ground] <ground>
    [ship] <ship>
   *[any] combat
}

full-turn-starts = at the start of your turn
full-start-of-combat = at the start of a { full-combat } you take part in
full-combat-value-yours = before you roll in { full-combat }
full-combat-value-opponents = before your opponent rolls in { full-combat }
full-test-starts = when you begin a skill test
full-rolls-yours = after you roll { full-rolls }
full-rolls-opponents = after your opponent rolls { full-rolls }
full-rolls = { $rolls ->
    [combat] in combat
    [ground] in ground combat
    [ship] in ship combat
    [test] for a skill test
    [combat-or-test] in combat or for a skill test
    [delivery] to deliver illegal cargo
   *[any] dice
}
full-wins-combat = when you win a { full-combat }
full-loses-combat = when you lose a { full-combat }
full-after-won-combat = after you have won a { full-combat }
full-suffers = when your { $body } would suffer damage
full-would-be-defeated = when you would be defeated{ $combat ->
    [any] {""}
   *[other] {" "}in { full-combat }
}
full-enters-patrol-space = when you enter a space with a patrol that would stop you
full-another-enters = when another player moves into your space
full-patrol-would-move = when a patrol would move after your market action
full-gains-crew = when you gain a crew
full-recovers-ship = when you recover damage from your ship
full-delivers-cargo = when you deliver cargo
full-delivers-captive = when you deliver a captured contact
full-eliminates-contact = when you eliminate a contact
full-completes-job = when you complete a job
full-encountered-space = after you have encountered a space

brief-turn-starts = turn start
brief-start-of-combat = { brief-combat } start
brief-combat-value-yours = { brief-combat }
brief-combat-value-opponents = their { brief-combat }
brief-test-starts = test
brief-rolls-yours = { brief-rolls }
brief-rolls-opponents = their { brief-rolls }
brief-rolls = { $rolls ->
    [combat] combat
    [ground] <ground> roll
    [ship] <ship> roll
    [test] test
    [combat-or-test] combat/test
    [delivery] illegal delivery
   *[any] any roll
}
brief-wins-combat = combat won
brief-loses-combat = combat lost
brief-after-won-combat = combat won
brief-suffers = hurt
brief-would-be-defeated = defeat
brief-enters-patrol-space = at a patrol
brief-another-enters = player arrives
brief-patrol-would-move = patrol moves
brief-gains-crew = crew gained
brief-recovers-ship = ship repaired
brief-delivers-cargo = delivery
brief-delivers-captive = captive delivered
brief-eliminates-contact = elimination
brief-completes-job = job done
brief-encountered-space = space encountered

## Whose, whom, where

full-your = { $voice ->
    [they] their
   *[you] your
}
full-you = { $voice ->
    [they] they
   *[you] you
}
full-they = { $voice ->
    [they] they
   *[you] {""}
}
full-body = { $body ->
    [ship] ship
   *[character] character
}
brief-body = { $body ->
    [ship] <hull>
   *[character] <health>
}
full-with = { $with ->
    [your-planet] { $n } reputation with the faction of { full-your } planet
    [this-patrol] { $n } reputation with its faction
    [your-choice] { $n } reputation with a faction of { full-your } choice
   *[faction] { $n } { $faction } reputation
}
brief-with = { $with ->
    [your-planet] reputation here
    [this-patrol] reputation
    [your-choice] any reputation
   *[faction] { $glyph }
}
full-other = { $other ->
    [here] another player in { full-your } space
    [here-more-famous] another player in { full-your } space with more fame than you
    [most-famous] the most famous player
   *[anyone] another player
}
full-contacts = { $contacts ->
    [facedown-here] a facedown contact on { full-your } planet
    [facedown] any facedown contact
   *[any] any contact
}
brief-contacts = { $contacts ->
    [facedown-here] contact here
    [facedown] a contact
   *[any] a contact
}
full-two-contacts = { $contacts ->
    [facedown-here] two facedown contacts on { full-your } planet
    [facedown] any two facedown contacts
   *[any] any two contacts
}
full-patrols = { $patrols ->
    [of] the { $faction } patrol
    [here] a patrol in { full-your } space
    [nearest] the patrol nearest to you
   *[any] any patrol
}
brief-patrols = { $patrols ->
    [of] { $glyph } patrol
    [here] patrol here
    [nearest] nearest patrol
   *[any] a patrol
}
full-place = { $place ->
    [any-planet] any planet
    [within] any space within { $n } spaces
   *[planet] { $space }
}
brief-place = { $place ->
    [any-planet] any planet
    [within] within { $n }
   *[planet] { $space }
}

## Which assets
#
# $kinds is a list of types; $adjectives stand before them.

full-what = { $adjectives } { $named ->
    [yes] { $kinds }
   *[no] { $number ->
        [many] assets
       *[one] asset
    }
}
brief-what = { full-what }
full-a = { $vowel ->
    [yes] an
   *[no] a
} { $what }
brief-a = { $what }

## Conditions

full-standing = { full-your } { $faction } reputation is { $standings }
full-have = { full-you } have { $card }
full-have-n = { full-you } have { $n } { $cards }
full-geared-up = { full-you } have at least { 1 } mod and { 2 } gear that together cost { $n } <credits> or more
full-ship-costs = { full-your } ship costs { $n } <credits> or more
full-has-skill = { full-you } have { $skill }
full-has-credits = { full-you } have { $n } <credits> or more
full-has-fame = { full-you } have { $n } <fame> or more
full-most-famous = nobody has more fame than { full-you }
full-not-defeated = { full-you } are not defeated
full-on-planet = { full-you } are on a planet
full-on-navpoint = { full-you } are on a navpoint
full-at = { full-you } are on { $space }
full-on-planet-of = { full-you } are on { $vowel ->
    [yes] an
   *[no] a
} { $faction } planet
full-patrol-here = a patrol is in { full-your } space
full-player-here = another player is in { full-your } space
full-tokens = { full-your } damage tokens lie on { $n } { $faction } planets
full-in-combat = it is { full-combat }
full-against-patrol = the opponent is a patrol
full-against-player = the opponent is another player
full-crew-before = { full-you } have { $n } crew already
full-is-illegal = it is illegal
full-not = it is not so that { $condition }
full-all = { $before } and { $after }
full-any = { $before }, or { $after }

brief-standing = { $glyph } { $standings }
brief-have = with { $card }
brief-have-n = with { $n } { $cards }
brief-geared-up = mod + { 2 } gear worth { $n } <credits>
brief-ship-costs = ship worth { $n } <credits>
brief-has-skill = with <{ $skill }>
brief-has-credits = with { $n } <credits>
brief-has-fame = with { $n } <fame>
brief-most-famous = most famous
brief-not-defeated = not defeated
brief-on-planet = on a planet
brief-on-navpoint = on a navpoint
brief-at = on { $space }
brief-on-planet-of = on a { $glyph } planet
brief-patrol-here = patrol here
brief-player-here = player here
brief-tokens = tokens on { $n } { $glyph } planets
brief-in-combat = { brief-combat }
brief-against-patrol = against patrol
brief-against-player = against player
brief-crew-before = with { $n } crew
brief-is-illegal = illegal
brief-not = not { $condition }
brief-all = { $before }, { $after }
brief-any = { $before } or { $after }

## Effects

full-n-credits = { $n } <credits>
full-n-fame = { $n } <fame>
full-gain = gain { $what }
full-lose = lose { $what }
full-set-reputation = { $with ->
    [your-planet] set { full-your } reputation with the faction of { full-your } planet to { $standing }
    [this-patrol] set { full-your } reputation with its faction to { $standing }
    [your-choice] set { full-your } reputation with a faction of { full-your } choice to { $standing }
   *[faction] set { full-your } { $faction } reputation to { $standing }
}
full-suffer = suffer { $n } damage to { full-your } { full-body }
full-recover-n = { $n } damage from { full-your } { full-body }
full-recover-all = all damage from { full-your } { full-body }
full-recover-both = all damage from { full-your } character and ship
full-recover = recover { $what }
full-test = test { $skill }
full-pass = { $before }. On a pass, { full-they } { $effects }
full-fail = { $before }. On a failure, { full-they } { $effects }
full-fight = fight the { $enemy } in { full-combat } ({ full-n-dice })
full-win = { $before }. If { full-you } win, { full-they } { $effects }
full-lost = { $before }. If { full-you } lose, { full-they } { $effects }
full-win-undefeated = { $before }. If { full-you } win and are not defeated, { full-they } { $effects }
full-fight-player = fight { $combat ->
    [any] {""}
   *[other] a { full-combat } against
} { full-other }
full-n-dice = { $n } { $n ->
    [one] die
   *[other] dice
}
full-roll = roll a die
full-row = { $before }. On { $faces }, { full-they } { $effects }
full-gain-this = gain this card
full-discard-contact = discard the contact’s token
full-remove-contact = remove the contact’s token from the game
full-gain-top = gain the top card of the { $deck } deck for free
full-draw = draw { $n } { $deck } { $n ->
    [one] card
   *[other] cards
}, gain one of them for free if { full-you } like and discard the others
full-buy-top = buy the top card of the { $deck } deck { $n ->
    [0] {""}
   *[other] for { $n } <credits> less
}
full-buy-ship = buy a ship from the supply { $barter ->
    [yes] {""}
   *[no] with credits and your old ship only
}
full-market-action = perform a market action
full-discard = discard { $card }
full-discard-this = discard this card
full-take = take { $card } from another player in { full-your } space
full-look = secretly look at { full-contacts }
full-reveal = turn { full-contacts } faceup
full-exchange = exchange { full-two-contacts }
full-move-contact = move { full-contacts } to a free contact space of another planet
full-move = move up to { $n } { spaces }
full-move-directly = move directly to { full-place }
full-move-patrol = move { full-patrols } up to { $n } { spaces }
full-move-patrol-toward = move { full-patrols } { $n } { spaces } toward another player of your choice
full-move-patrol-directly = move { full-patrols } directly to any space
full-eliminate-patrol = eliminate { full-patrols }
full-encounter-within = encounter a patrol or a contact within { $n } spaces
full-put-token = put a damage token on { full-your } planet
full-complete-job = complete the job
full-fail-job = fail the job
full-go-to = go on with step { $n }
full-fight-again = fight again
full-again = do this step again
full-complete-goal = complete this goal
full-keep-moving = keep moving
full-stop-them = make them stop
full-not-defeated-then = avoid the defeat
full-redirect-patrol = send it, if it is within { $n } spaces of you, toward another player of your choice instead
full-prevent = prevent { $n } damage
full-extra-turn = take another turn after this one
full-end-turn = end the turn
full-dice = { $more ->
    [yes] add
   *[no] take away
} { $n } { $n ->
    [one] die
   *[other] dice
}
full-reroll = reroll { $n ->
    [99] any number of dice
    [one] { $n } die
   *[other] up to { $n } dice
}
full-turn = change { $n ->
    [one] {""}
   *[other] up to
} { $n } { $faces } into <{ $to }>
full-add = add { $n } <{ $die }>
full-cancel = cancel { $n ->
    [one] {""}
   *[other] up to
} { $n } <{ $die }>
full-gain-skill = count a skill of your choice once more for this test
full-have-skill = count { $skill } once more for this test
full-pay = pay { $n } <credits>
full-as = { $other ->
    [most-famous] find the most famous player. They { $effects }
   *[other] choose { full-other }. They { $effects }
}
full-as-clause = { $other ->
    [most-famous] find the most famous player. For them: { $effects }
   *[other] choose { full-other }. For them: { $effects }
}

brief-n-credits = { $n } <credits>
brief-n-fame = { $n } <fame>
brief-gain = +{ $what }
brief-lose = lose { $what }
brief-set-reputation = { brief-with } { $standing }
brief-suffer = { $n } damage to { brief-body }
brief-recover-n = { $n } { brief-body }
brief-recover-all = all { brief-body }
brief-recover-both = all
brief-recover = recover { $what }
brief-test = <{ $skill }>
brief-pass = { $before }: { $effects }
brief-fail = { $before }, or { $effects }
brief-fight = { brief-combat } { $n }
brief-win = { $before }: { $effects }
brief-lost = { $before }, or { $effects }
brief-win-undefeated = { $before }: { $effects }
brief-fight-player = fight a { $other ->
    [here-more-famous] more famous player
   *[other] player
}
brief-roll = die
brief-row = { $before } { $faces }: { $effects }
brief-gain-this = gain this
brief-discard-contact = token off
brief-remove-contact = token gone
brief-gain-top = free { $deck } card
brief-draw = free { $deck } card of { $n }
brief-buy-top = buy { $deck } card
brief-buy-ship = buy a ship
brief-market-action = market
brief-discard = discard { $card }
brief-discard-this = discard
brief-take = take { $card }
brief-look = look at { brief-contacts }
brief-reveal = reveal { brief-contacts }
brief-exchange = exchange contacts
brief-move-contact = move { brief-contacts }
brief-move = move { $n }
brief-move-directly = go to { brief-place }
brief-move-patrol = move { brief-patrols } { $n }
brief-move-patrol-toward = send { brief-patrols } { $n }
brief-move-patrol-directly = put { brief-patrols }
brief-eliminate-patrol = eliminate { brief-patrols }
brief-encounter-within = range { $n }
brief-put-token = put a token
brief-complete-job = job done
brief-fail-job = job fails
brief-go-to = step { $n }
brief-fight-again = again
brief-again = again
brief-complete-goal = goal done
brief-keep-moving = fly on
brief-stop-them = stop them
brief-not-defeated-then = stand
brief-redirect-patrol = redirect it
brief-prevent = prevent { $n }
brief-extra-turn = extra turn
brief-end-turn = turn ends
brief-dice = { $more ->
    [yes] +
   *[no] -
}{ $n } { $n ->
    [one] die
   *[other] dice
}
brief-reroll = reroll { $n ->
    [99] any
   *[other] { $n }
}
brief-turn = { $faces } to <{ $to }>
brief-add = +{ $n } <{ $die }>
brief-cancel = cancel { $n } <{ $die }>
brief-gain-skill = any skill
brief-have-skill = +<{ $skill }>
brief-pay = { $n } <credits>
brief-as = they { $effects }
brief-as-clause = they: { $effects }

## What holds all the time

full-plus = +{ $n } { $value }
full-plus-if = while { $condition }, +{ $n } { $value }
full-plus-per = +{ $n } { $value } for each { $cards } you have
full-fame-while = while { $condition }, you have { $n } <fame> more
full-fame = as long as you have this, you have { $n } <fame> more
full-room = room for { $n } more { $kind }
full-discount = cards of the { $deck } deck cost you { $n } <credits> less
full-pass-maelstrom = you need not stop in the Maelstrom
full-not-forced = you are not forced to encounter patrols
full-keep-reputation = you lose no reputation for beating a patrol

brief-plus = +{ $n } <{ $glyph }>
brief-plus-if = { $condition }: +{ $n } <{ $glyph }>
brief-plus-per = +{ $n } <{ $glyph }> per { $cards }
brief-fame-while = { $condition }: +{ $n } <fame>
brief-fame = +{ $n } <fame>
brief-room = +{ $n } { $kind }
brief-discount = { $deck } -{ $n } <credits>
brief-pass-maelstrom = pass the Maelstrom
brief-not-forced = patrols optional
brief-keep-reputation = patrols cost no reputation

## Goals

full-goal = Goal: { $goal }. Then gain { 1 } <fame> and flip this { $sheet ->
    [ship] sheet
   *[character] card
}.
full-goal-by-ability = Goal: complete it with the ability printed here. Then gain { 1 } <fame> and flip this { $sheet ->
    [ship] sheet
   *[character] card
}.
full-goal-while = { $feat } while { $condition }
full-feat = { $feat ->
    [win-combat] { $n ->
        [one] win a combat
       *[other] win { $n } combats
    }
    [win-against-patrol] { $n ->
        [one] win against a patrol
       *[other] win { $n } combats against patrols
    }
    [bounty-reward] { $n ->
        [one] gain a bounty’s reward
       *[other] gain the reward of { $n } bounties
    }
    [deliver-captive] { $n ->
        [one] deliver a captured contact
       *[other] deliver { $n } captured contacts
    }
    [deliver-cargo] { $n ->
        [one] deliver a cargo
       *[other] deliver { $n } cargo
    }
    [deliver-illegal] { $n ->
        [one] deliver an illegal cargo
       *[other] deliver { $n } illegal cargo
    }
    [complete-job] { $n ->
        [one] complete a job
       *[other] complete { $n } jobs
    }
   *[gain-crew] { $n ->
        [one] gain a crew
       *[other] gain { $n } crew
    }
}

brief-goal = { $goal }
brief-goal-by-ability = see ability
brief-goal-while = { $feat }, { $condition }
brief-feat = { $feat ->
    [win-combat] win { $n } { $n ->
        [one] combat
       *[other] combats
    }
    [win-against-patrol] beat { $n } { $n ->
        [one] patrol
       *[other] patrols
    }
    [bounty-reward] { $n } { $n ->
        [one] bounty
       *[other] bounties
    }
    [deliver-captive] deliver { $n } { $n ->
        [one] captive
       *[other] captives
    }
    [deliver-cargo] deliver { $n } cargo
    [deliver-illegal] deliver { $n } <illegal>
    [complete-job] complete { $n } { $n ->
        [one] job
       *[other] jobs
    }
   *[gain-crew] gain { $n } crew
}

## Assets, cards and tokens

full-deliver = Deliver to { $space }: { $effects }.
full-illegal = Illegal: roll a die to deliver it. Only a <hit> gets it past the inspection.
full-not-on = Cannot be bought on { $spaces }.
full-one-per-trait = You can have only one { $trait } card.
full-job-destination = Attempt on { $space }.
full-job-tests = Expect tests of { $tests }.
full-job-test = { $skill }{ $vital ->
    [yes] {" "}(must be passed)
   *[no] {""}
}
full-job-databank = Resolved with databank card { $n }.
full-step = Step { $n }: { $effects }.
full-reward = Reward: { $effects }.
full-then-remove = This card then leaves the game.
full-bounty = Wanted: { $contact }{ $class ->
    [white] {" "}(a white contact)
    [green] {" "}(a green contact)
    [yellow] {" "}(a yellow contact)
    [orange] {" "}(an orange contact)
   *[none] {""}
}, { full-n-dice } in { full-combat }.
full-eliminated = Eliminated: { $effects }.
full-captured = Captured and delivered to { $space }: { $effects }.
full-patrol = { $always ->
    [yes] Always wins.
   *[no] { full-n-dice } in ship combat.
}
full-section-at = { $space }{ $standing ->
    [yes] , if your { $faction } reputation is { $standings }
   *[no] {""}
}: { $effects }
full-section-with-patrol = Navpoint with a patrol: { $effects }
full-section-without-patrol = Navpoint without a patrol: { $effects }
full-secret = keep this card facedown as a secret. { $effects } Then discard it
full-asset-named = { $name } ({ $type })
full-start = Start on { $space }.
full-set-up = You start with { $type ->
    [bounty] a bounty (databank card { $n })
    [cargo] cargo (databank card { $n })
    [job] a job (databank card { $n })
   *[other] databank card { $n }
} and { $reputation }.
full-set-up-standing = { $standing } { $faction } reputation
full-set-up-chosen = positive reputation with a faction of your choice
full-set-up-neutral = neutral reputation with every faction
full-used-ship = Choose a ship from the supply and buy it at its cost.
full-ship-card = Gives the ship sheet { $ship }.
full-moves-patrol = When revealed after a purchase, moves the { $faction } patrol { $n } spaces toward the buyer.
full-flipped-name = Once the goal is completed: { $name }.

brief-deliver = { $space }: { $effects }
brief-job = { $space }: { $effects }
brief-bounty = { brief-combat } { $n }: { $effects }
brief-patrol = { $always ->
    [yes] always wins
   *[no] { $effects }
}
brief-secret = secret
brief-used-ship = any ship of the supply
brief-ship-card = { $combat } <ship>, { $hull } <hull>, { $hyperdrive } <hyperdrive>
brief-skills = { $skills }

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
and = { $before } and { $after }
and-more = { $before }, { $after }
with-details = { $what } · { $details }
and-detail = { $before } · { $after }

## Questions

ask-over = The game is over.
ask-character = Choose your character
ask-rival = Choose the character you play against
ask-starter = Choose your ship
ask-ship = Buy which ship?
ask-faction = With which faction do you start on good terms?
ask-planning-defeated = You are defeated: recover all damage
ask-planning = Planning step: move, gain credits, or recover
ask-movement = Fly on, up to { $n } more { spaces }, or stay on { $space }
ask-action = Action step on { $space }: what do you do?
ask-deliver = Deliver what?
ask-market = Market: buy a card, or put one under its deck first? You have { $n } <credits>
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
ask-gain = Take { $card }?
ask-make-room = { $card } needs a slot: discard what for it?
ask-overflow = You have more assets than slots: discard which?
ask-place-contact = { $contact } comes back to the map: where?
ask-encounter = Encounter step on { $space }: what do you encounter?
ask-hunt-contact = It is { $contact }: fight for your bounty, or resolve the contact’s card?
ask-protect = { $player } hunts your { $crew }: do you protect them?
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

window-offers = offers
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
pick-fight = fight whom?
pick-faction = which faction?
pick-discard = discard what?
pick-take = take what?
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
choice-faction = { $faction }
choice-patrol = The { $faction } patrol, level { $n }, on { $space }
choice-move = Move up to { $n } spaces
choice-income = Gain { 2000 } <credits>
choice-recover = Recover all damage ({ $character } <health>, { $ship } <hull>)
choice-fly = Fly to { $space }
choice-deliver = Deliver { $card }
choice-market = Visit the market
choice-trade = Trade with { $players }
choice-discard-top = Put { $card } under the { $deck } deck
choice-buy = Buy { $card } { $n ->
    [0] for free
   *[other] for { $n } <credits>
}
choice-buy-used-ship = Buy { $card }: any ship of the supply, from { $n } <credits>
choice-barter = Barter { $card } for { $n } <credits>
choice-pay = { $n ->
    [0] Nothing is left to pay: take it
   *[other] Pay { $n } <credits>
}
choice-encounter-space = Draw an encounter card for { $space }
choice-encounter-patrol = Fight the { $patrol }
choice-encounter-contact = Meet { $contact }
choice-attempt = Attempt { $card }
choice-hunt = Hunt { $crew } for your bounty
choice-fight = Fight for the bounty
choice-resolve = Resolve the contact’s card
choice-protect = Protect { $crew }
choice-eliminate = Eliminate { $contact }
choice-capture = Capture { $contact }
choice-use = Use { $source }
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
choice-take = Take { $card }
choice-make-room = Discard { $card } to make room
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
pass-offer = Decline
pass = Pass

after-faction = reputation
detail-stops = you must stop: { $why }
stop-patrol = { $faction } patrol
stop-maelstrom = the Maelstrom
detail-chance = { $own } { $own ->
    [one] die
   *[other] dice
} to { $other }, { $n } % to win
detail-bounty = your bounty
detail-spoils = eliminated: { $eliminated }; captured and delivered to { $space }: { $captured }
detail-trade-in = your { $old } is traded in for { $worth } <credits>
detail-no-slot = no free slot: something must go for it
detail-always-wins = cannot be beaten
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
event-moved = { $player } { $directly ->
    [yes] moved directly
   *[no] flew
} to { $space }.
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
} { $n } <fame>: { $total } <fame> in all.
event-reputation = The { $faction } reputation of { $player } is now { $standing }.
event-suffered = { $player } suffered { $n } damage to their { $body ->
    [ship] ship
   *[character] character
}.
event-prevented = { $player } prevented { $n } damage.
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
event-caught = { $player } was caught with { $card }.
event-patrol-sent = { $card } sends the { $faction } patrol { $n } { spaces } toward { $player }.
event-patrol-moved = The { $faction } patrol { $directly ->
    [yes] was put
   *[no] moved
} to { $space }.
event-patrol-eliminated = The { $faction } patrol of level { $n } was destroyed.
event-patrol-spawned = The { $faction } patrol of level { $n } appeared on { $space }.
event-encounter-drawn = { $player } drew an encounter card: { $text }
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
event-contact-left = { $removed ->
    [yes] The contact { $contact } leaves the game.
   *[no] { $contact } leaves the map.
}
event-eliminated = { $player } eliminated { $contact }.
event-captured = { $player } captured { $contact }.
event-protected = { $player } { $protects ->
    [yes] protects
   *[no] does not protect
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
event-ai-card-drawn = { $player } draws AI card { $n }.
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
board-wanted = { $class ->
    [none] {""}
   *[other] { $class }, {""}
}{ $n } { $combat } { $n ->
    [one] die
   *[other] dice
}, eliminated: { $eliminated }, captured to { $space }: { $captured }
board-to = → { $space }
board-secrets = Secrets
board-tokens = Tokens
board-heads-for = Heads for
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

## Why not

refused = this is not one of the legal choices
refused-no-such-thing = there is no such thing
refused-not-asked = this is not what is asked now
refused-defeated = you are defeated: recovering is all you can plan
refused-not-adjacent = no path joins { $space } to your space
refused-no-moves = you cannot fly on
refused-once = this action was already taken in this step
refused-nothing-to-deliver = nothing you have is to be delivered here
refused-not-deliverable = this is not to be delivered here
refused-marketed = you have been to the market in this step
refused-no-market = markets are on planets only
refused-market-empty = this deck is empty
refused-not-here = this cannot be bought on { $space }
refused-ship-owned = somebody flies this ship
refused-no-slot = you have no slot for this, and nothing to discard for it
refused-too-expensive = it costs { $n } <credits>: you have { $have } <credits>, and bartering does not make up for the rest
refused-nobody-here = no other player is in your space
refused-barter = only cargo, gear and mods with a printed cost can be bartered, and only as much as is needed
refused-pay = { $n } <credits> are due, you have { $have } <credits>
refused-hostile = a patrol of a faction that hunts you is here: it must be encountered
refused-no-patrol = there is no such patrol in your space
refused-no-contact = there is no contact in this place
refused-contact-elsewhere = this contact is not on your planet
refused-job-elsewhere = the job is to be done on { $space }
refused-not-yours = you do not have this
refused-hunt = you have no bounty on this crew, or they are not here
refused-ability-moment = this ability has another moment
refused-ability-used = this ability was used already
refused-ability-condition = what this ability asks for is not the case, or it would do nothing
refused-taken = somebody else has this
refused-pass = this cannot be declined
refused-option = this cannot be chosen now

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
chance-delivery = delivering { $card } past the inspection
unused-deliver = delivering { $cards }
unused-market = the market action
unused-ability = { $source }: { $text }
unused-moves = { $n } { spaces } of movement

## Before the game

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
face-slots = Slots: { slots }.
