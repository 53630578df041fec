# What is printed on the components: Outer Rim in English.
#
# A message may contain symbols, as <credits>, <fame>, <hit> or <hyperdrive>, and numbers; both are
# drawn apart from the words.
#
# Rules texts are built from small messages, each in two forms: full-…, which begin with a small
# letter and have no full stop of their own, and brief-…, which must be short: what is printed small
# on a card may have 40 characters. Besides what docs/languages.md lists, always at hand are
#   $voice    of whom is spoken: you, or they, another player
#   $spelled  whether a faction's sign is followed by what it stands for: yes or no
# $mood is command, may or to (an infinitive behind these words), told (of $voice, in a sentence of its
# own), if, while or that (a condition behind these words), goal (a condition to be reached).

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
type-words = { $before }, { $after }
droid = droid
adjectives = { $before } { $after }

## How effects are put together
#
# $before and $after are texts to join; $effects, $pass and so on are texts to put in.

sentence = { CAPITAL($text) }.
line = { CAPITAL($text) }
# The gist of a card, part by part.
gists = { $before } · { $after }
full-sentences = { $before }. { CAPITAL($after) }
full-then = { $nth ->
    [last] { $before } and { $after }
   *[middle] { $before }, { $after }
}
full-list = { $nth ->
    [last] { $before } and { $after }
   *[middle] { $before }, { $after }
}
full-or-list = { $nth ->
    [last] { $before } or { $after }
   *[middle] { $before }, { $after }
}
full-to = { $cost } to { $effects }
full-may = you may { $effects }
full-if = if { $condition }, { $effects }
full-if-else = if { $condition }, { $effects }; otherwise, { $effects2 }
full-choose = choose one: { $options }
full-option = { $nth ->
    [last] { $before }; or { $after }
   *[middle] { $before }; { $after }
}
full-lettered-option = { $before }; { $after }
full-lettered = ({ $letter }) { $effects }
full-twice = { $effects }, and then at another
full-nothing = nothing happens

brief-sentences = { $before }, { $after }
brief-then = { $before }, { $after }
brief-list = { $before }, { $after }
brief-or-list = { $before }/{ $after }
brief-to = { $cost }: { $effects }
brief-may = { $effects }
brief-if = { $condition }: { $effects }
brief-if-else = { $condition }: { $effects }, else { $effects2 }
brief-choose = { $options }
brief-lettered = { $effects }
brief-twice = { $effects } twice
brief-option = { $before } / { $after }
brief-nothing = –

## Abilities
#
# $may: whether its owner is asked. $limit: how often. $combat: any, ground or ship.

full-at-action = Action: { CAPITAL($effects) }
full-at-planning = Planning: { CAPITAL($effects) }
full-at-encounter = Encounter: { CAPITAL($effects) }
full-at-encounter-with-you = another player in your space may encounter you. They { $effects }
full-when = { $limit ->
    [turn] once each turn, {""}
    [combat] once each combat, {""}
   *[each] {""}
}{ $moment }, { $effects }

brief-at-action = Action: { $effects }
brief-at-planning = Planning: { $effects }
brief-at-encounter = Encounter: { $effects }
brief-at-encounter-with-you = Others: { $effects }
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
   *[faction] { brief-reputation }
}
brief-reputation = { $spelled ->
    [yes] { $glyph } reputation
   *[no] { $glyph }
}
full-other = { $other ->
    [here] another player in { full-your } space
    [here-more-famous] another player in { full-your } space with more fame than you
    [here-famous] another player in { full-your } space with { $fame } <fame> or more
    [here-wanted] another player in { full-your } space with negative reputation
    [here-not-welcome] another player in { full-your } space whose { $faction } reputation is not positive
    [opponent] { full-your } opponent
    [owner] you
    [most-famous] the most famous player
    [them] the other player
    [either] { full-you } or the other player
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
full-cheap = { $what } that costs { $n } <credits> or less
brief-cheap = { $what } up to { $n } <credits>
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
full-has-skills = { full-you } have { $n } different skills
full-damaged = { full-your } character and ship have { $n } or more damage together
full-has-credits = { full-you } have { $n } <credits> or more
full-has-fame = { full-you } have { $n } <fame> or more
full-most-famous = nobody has more fame than { full-you }
full-not-defeated = { full-you } are not defeated
full-friends = { full-you } have positive reputation with { $n } or more factions
full-health-remaining = { full-you } have { $n } or more <health> remaining
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
full-opponent-rolled = { full-your } opponent rolls { $n } or more dice
full-opponent-more-famous = { full-your } opponent has more fame than { full-you }
full-crew-before = { full-you } have { $n } crew already
full-is-illegal = it is illegal
full-not = it is not so that { $condition }
full-all = { $before } and { $after }
full-any = { $before }, or { $after }

brief-standing = { brief-reputation } { $standings }
brief-have = with { $card }
brief-have-n = with { $n } { $cards }
brief-geared-up = mod + { 2 } gear worth { $n } <credits>
brief-ship-costs = ship worth { $n } <credits>
brief-has-skill = with <{ $skill }>
brief-has-skills = with { $n } skills
brief-damaged = with { $n } damage
brief-has-credits = with { $n } <credits>
brief-has-fame = with { $n } <fame>
brief-most-famous = most famous
brief-not-defeated = not defeated
brief-friends = with { $n } positive reputations
brief-health-remaining = with { $n } <health> left
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
brief-opponent-rolled = against { $n } dice
brief-opponent-more-famous = against more famous
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
full-on-pass = On a pass, { full-they } { $effects }
full-on-fail = On a failure, { full-they } { $effects }
full-pass = { $before }. { full-on-pass }
full-fail = { $before }. { full-on-fail }
full-opposed = test { $skill } against { full-other }, who tests it as well
full-on-opposed-won = If { full-you } pass and they fail, { full-they } { $effects }
full-on-opposed-both = If both pass, { full-they } { $effects }
full-on-opposed-neither = If both fail, { full-they } { $effects }
full-on-opposed-lost = If { full-you } fail and they pass, { full-they } { $effects }
full-opposed-won = { $before }. { full-on-opposed-won }
full-opposed-both = { $before }. { full-on-opposed-both }
full-opposed-neither = { $before }. { full-on-opposed-neither }
full-opposed-lost = { $before }. { full-on-opposed-lost }
full-fight = fight the { $enemy } in { full-combat } ({ full-n-dice })
full-on-win = If { full-you } win, { full-they } { $effects }
full-on-lost = If { full-you } lose, { full-they } { $effects }
full-on-win-undefeated = If { full-you } win and are not defeated, { full-they } { $effects }
full-win = { $before }. { full-on-win }
full-lost = { $before }. { full-on-lost }
full-win-undefeated = { $before }. { full-on-win-undefeated }
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
full-credits-per-lead = gain { $n } <credits> for each damage { full-you } dealt more than { full-your } opponent
full-give-credits = { $voice ->
    [they] give you { $n } <credits>
   *[you] give { $n } <credits> to the player whose turn it is
}
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
full-rotate = rotate this card
full-take = take { $card } from another player in { full-your } space
full-take-theirs = take { $card } from them, if { full-you } like and have room for it
full-take-credits = take up to { $n } <credits> from them
full-give = { $voice ->
    [they] give you { $card }
   *[you] give { $card } to the player whose turn it is
}
full-demand = take { $card } of their choice from another player in { full-your } space and put a goal token on it
full-take-marked = { $voice ->
    [they] take one of your assets with a goal token, if they like
   *[you] take one of your opponent’s assets with a goal token, if you like
}
full-look = secretly look at { full-contacts }
full-reveal = turn { full-contacts } faceup
full-exchange = exchange { full-two-contacts }
full-move-contact = move { full-contacts } to a free contact space of another planet
full-move = move up to { $n } { spaces }
full-move-past = move up to { $n } { spaces } without stopping for patrols
full-move-directly = move directly to { full-place }
full-cross-the-core = move directly to the other Core Worlds space
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
full-flip-back = flip this card back to its goal
full-keep-moving = keep moving
full-stop-them = make them stop
full-not-defeated-then = avoid the defeat
full-redirect-patrol = send it, if it is within { $n } spaces of you, toward another player of your choice instead
full-prevent = prevent { $n } damage
full-suffer-less = suffer { $n } less damage
full-suffer-at-most = suffer at most { $n } damage
full-deal-more = deal { $n } more damage
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
full-reroll-face = reroll { $n ->
    [99] any number of
   *[other] up to { $n }
} <{ $die }>
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
    [opponent] have { full-your } opponent { $effects }
    [most-famous] find the most famous player. They { $effects }
    [them] turn to the other player. They { $effects }
    [either] choose yourself or the other player. They { $effects }
   *[other] choose { full-other }. They { $effects }
}
full-as-clause = { $other ->
    [most-famous] find the most famous player. For them: { $effects }
    [them] turn to the other player. For them: { $effects }
    [either] choose yourself or the other player. For them: { $effects }
   *[other] choose { full-other }. For them: { $effects }
}

brief-n-credits = { $n } <credits>
brief-n-fame = { $n } <fame>
brief-gain = +{ $what }
brief-lose = lose { $what }
brief-less = −{ $what }
brief-set-reputation = { brief-with } { $standing }
brief-suffer = { $n } damage to { brief-body }
brief-recover-n = { $n } { brief-body }
brief-recover-all = all { brief-body }
brief-recover-both = all
brief-recover = recover { $what }
brief-test = <{ $skill }>
brief-pass = { $before }: { $effects }
brief-fail = { $before }, or { $effects }
brief-opposed = opposed <{ $skill }>
brief-opposed-won = { $before }: { $effects }
brief-opposed-both = { $before }, both { $effects }
brief-opposed-neither = { $before }, neither { $effects }
brief-opposed-lost = { $before }, or { $effects }
brief-fight = { brief-combat } { $n }
brief-win = { $before }: { $effects }
brief-lost = { $before }, or { $effects }
brief-win-undefeated = { $before }: { $effects }
brief-fight-player = fight { $other ->
    [owner] you
    [here-more-famous] a more famous player
    [here-wanted] a wanted player
   *[other] a player
}
brief-roll = die
brief-row = { $before } { $faces }: { $effects }
brief-credits-per-lead = { $n } <credits> per damage more
brief-give-credits = give { $n } <credits>
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
brief-rotate = rotate
brief-take = take { $card }
brief-take-theirs = take their { $card }
brief-take-credits = take { $n } <credits>
brief-give = give { $card }
brief-demand = take { $card }
brief-take-marked = take marked asset
brief-look = look at { brief-contacts }
brief-reveal = reveal { brief-contacts }
brief-exchange = exchange contacts
brief-move-contact = move { brief-contacts }
brief-move = move { $n }
brief-move-past = move { $n } past patrols
brief-move-directly = go to { brief-place }
brief-cross-the-core = cross the Core
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
brief-flip-back = flip back
brief-keep-moving = fly on
brief-stop-them = stop them
brief-not-defeated-then = stand
brief-redirect-patrol = redirect it
brief-prevent = prevent { $n }
brief-suffer-less = suffer { $n } less
brief-suffer-at-most = suffer at most { $n }
brief-deal-more = deal { $n } more
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
brief-reroll-face = reroll <{ $die }>
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
full-focus-cancels = in ground combat each <focus> you roll cancels a <hit> of your opponent
full-shared-crew-slot = one of your crew slots holds { 2 } crew
full-fame-for-credits = when you gain fame other than additional fame or that of this card, gain { 1 } <fame> less, and { $n } <credits>
full-reward-more = your { $kinds } pay { $n } <credits> more
full-reward-less = your { $kinds } pay { $n } <credits> less

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
brief-focus-cancels = <ground>: <focus> cancels <hit>
brief-shared-crew-slot = +{ 1 } crew in a slot
brief-fame-for-credits = { 1 } <fame> is { $n } <credits>
brief-reward-more = { $kinds } +{ $n } <credits>
brief-reward-less = { $kinds } -{ $n } <credits>

## Goals

full-goal = Goal: { CAPITAL($goal) }. Then gain { 1 } <fame> and flip this { $sheet ->
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
    [win-ground-combat] { $n ->
        [one] win a ground combat
       *[other] win { $n } ground combats
    }
    [win-ship-combat] { $n ->
        [one] win a ship combat
       *[other] win { $n } ship combats
    }
    [encounter-patrol] { $n ->
        [one] encounter the { $faction } patrol while its level is { $level } or more
       *[other] encounter the { $faction } patrol { $n } times while its level is { $level } or more
    }
    [encounter-navpoint] { $n ->
        [one] encounter a navpoint
       *[other] encounter { $n } navpoints
    }
    [fall-lower] lose { $faction } reputation while it is negative already
    [gain-orange-crew] { $n ->
        [one] gain a crew who is an orange contact
       *[other] gain { $n } crew who are orange contacts
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
    [win-ground-combat] win { $n } <ground>
    [win-ship-combat] win { $n } <ship>
    [encounter-patrol] meet { $glyph } patrol { $level }+
    [encounter-navpoint] { $n } navpoints
    [fall-lower] lose negative { $glyph }
    [gain-orange-crew] gain { $n } orange crew
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

# A card with an asset at each end: what it is once it was rotated, and what it was before.
full-other-end = Rotated it is { $card }.
full-starts-as = { $card } until it was rotated.
# Cargo for whoever is in the space of a patrol of { $faction }.
full-deliver-to-patrol = Deliver to the { $faction } patrol, wherever it is: { CAPITAL($effects) }.
full-deliver = Deliver to { $space }: { CAPITAL($effects) }.
full-illegal = Illegal: roll a die to deliver it. Only a <hit> gets it past the inspection.
# What cannot be turned down.
full-forced = Must be taken: where no slot is empty, discard another card for it.
full-kept = Cannot be discarded in any other way.
# What a die decides: { $n } is the number of the databank card for all who roll no hit.
full-risky = Roll a die to buy it. Only a <hit> does; with any other result, resolve databank card { $n } instead.
full-not-on = Cannot be bought on { $spaces }.
full-one-per-trait = You can have only one { $trait } card.
full-job-destination = Attempt on { $space }.
full-job-partner = For two: another player in your space takes part.
full-job-opponent = Against another player in your space.
full-job-tests = Expect tests of { $tests }.
full-job-test = { $skill }{ $vital ->
    [yes] {" "}(must be passed)
   *[no] {""}
}
full-job-databank = Resolved with databank card { $n }.
full-step = Step { $n }: { CAPITAL($effects) }.
full-reward = Reward: { CAPITAL($effects) }.
full-then-remove = This card then leaves the game.
full-bounty = Wanted: { $contact }{ $class ->
    [white] {" "}(a white contact)
    [green] {" "}(a green contact)
    [yellow] {" "}(a yellow contact)
    [orange] {" "}(an orange contact)
   *[none] {""}
}, { full-n-dice } in { full-combat }.
full-eliminated = Eliminated: { CAPITAL($effects) }.
full-captured = Captured and delivered to { $space }: { CAPITAL($effects) }.
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
full-section-core = Core Worlds{ $standing ->
    [yes] , if your { $faction } reputation is { $standings }
   *[no] {""}
}: { $effects }
full-section-across-the-core = Across the Core{ $standing ->
    [yes] , if your { $faction } reputation is { $standings }
   *[no] {""}
}: { $effects }
full-secret = keep this card facedown as a secret. { $effects } Then discard it
full-asset-named = { $name } ({ $type })
full-start = Start on { $space }.
full-set-up = You start with { $type ->
    [bounty] a bounty (databank card { $n })
    [cargo] { $other ->
        [0] cargo (databank card { $n })
       *[other] your choice of cargo or a job (databank card { $n } or { $other })
    }
    [job] a job (databank card { $n })
   *[other] databank card { $n }
}{ $fame ->
    [0] {""}
   *[other] , { $fame } <fame>
} and { $reputation }.
full-set-up-standing = { $standing } { $faction } reputation
full-set-up-chosen = positive reputation with a faction of your choice
full-set-up-neutral = neutral reputation with every faction
full-used-ship = Choose a ship from the supply and buy it at its cost.
full-ship-card = Gives the ship sheet { $ship }.
full-reveals-contact = When revealed after a purchase with { $alone ->
    [yes] { $n }
   *[no] { $n } to { $most }
} players, turns a facedown contact on the planet of the player whose turn it is faceup.
full-moves-patrol = When revealed after a purchase, moves the { $faction } patrol { $n } spaces toward the buyer.
full-flipped-name = Once the goal is completed: { $name }.

# What is to be done for a card, on a line of its own.
brief-need-place = → { $space }
brief-need-fight = { $combat ->
    [ground] <ground> Ground { $n }
   *[ship] <ship> Ship { $n }
}
brief-value = { $n } <{ $sign }>
brief-need-patrol = → { $faction } patrol
brief-deliver-to-patrol = { $faction } patrol: { $effects }
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
