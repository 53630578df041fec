# The texts of the Deckbuilding Game in English.
#
# A message may contain symbols, as <attack>, <force>, <resource> or <resources> (one symbol, two
# numbers of the word), and numbers; both are drawn apart from the words.
#
# Rules texts are built from small messages, each in two forms: full-…, which begin with a small
# letter and have no full stop of their own, and brief-…, which must be short: what is printed on a
# card may have 40 characters. Always at hand are
#   $this   what the ability is printed on: unit, ship or base
#   $voice  who is deciding: you or the opponent; or asked, if the opponent is spoken to
#   $seen   whether the text has just spoken of the card or the hand that is looked at: yes or no

## Before the game

about = A duel of Empire and Rebels: hire from the galaxy row, build your deck, and destroy the enemy’s bases.

option-side = Sides
option-side-help = Who commands the Empire, which has the first turn, and who the Rebels.
option-side-empire = Empire first
option-side-empire-help = The first seat commands the Empire, the second the Rebels.
option-side-rebel = Rebels first
option-side-rebel-help = The first seat commands the Rebels, the second the Empire.

option-mode = Bases
option-mode-help = Which bases the two sides defend.
option-mode-beginner = Beginner
option-mode-beginner-help = Five given bases a side: best for a first game.
option-mode-full-galaxy = Full galaxy
option-mode-full-galaxy-help = All ten bases a side, for a longer and more varied game.
option-mode-secret-bases = Secret bases
option-mode-secret-bases-help = Each side secretly picks four bases before the game.

option-goal = To win
option-goal-help = How many enemy bases have to be destroyed: fewer make a shorter game.
option-goal-usual = Standard (3 or 4)
option-goal-usual-help = Three bases in the beginner game, four otherwise.
option-goal-number = { $n } bases
option-goal-number-help = Whoever has destroyed { $n } enemy bases wins.

option-pay-off = Buying neutral cards away
option-pay-off-help = Whether you may pay for a neutral card in the galaxy row only to be rid of it.
option-pay-off-no = No
option-pay-off-no-help = Cards leave the row only as the rules and the cards say.
option-pay-off-yes = Yes
option-pay-off-yes-help = For its cost, a neutral card in the row goes to the galaxy discard pile.

## Sides, types and traits

faction-empire = Empire
faction-rebel = Rebel
faction-neutral = Neutral

type-line = { $faction } { $unique ->
    [yes] unique
   *[no] {""}
} { $kind ->
    [ship] capital ship
   *[unit] unit
} { $named ->
    [yes] · { $traits }
   *[no] {""}
}
type-line-base = { $faction } { $starting ->
    [yes] starting base
   *[no] base
}

face-attack = Attack
face-resource = Resources
face-force = Force
face-hit-points = Hit points
face-target = Attack to defeat it
face-reward = Reward

label-bounty-hunter = Bounty Hunter
label-droid = Droid
label-fighter = Fighter
label-jedi = Jedi
label-officer = Officer
label-scoundrel = Scoundrel
label-sith = Sith
label-transport = Transport
label-trooper = Trooper
label-vehicle = Vehicle

trait-bounty-hunter = bounty hunter
trait-droid = droid
trait-fighter = fighter
trait-jedi = Jedi
trait-officer = officer
trait-scoundrel = scoundrel
trait-sith = Sith
trait-transport = transport
trait-trooper = trooper
trait-vehicle = vehicle

## Which cards are meant

full-trait-more = { $before }, { $after }
full-trait-or = { $before } or { $after }
full-trait-and = { $before } and { $after }
full-what = { $unique ->
    [yes] unique
   *[no] {""}
} { $traits } { $kind ->
    [unit] { $number ->
        [many] units
       *[one] unit
    }
    [ship] { $number ->
        [many] capital ships
       *[one] capital ship
    }
   *[any] { $named ->
        [yes] {""}
       *[no] { $number ->
            [many] cards
           *[one] card
        }
    }
}
full-noun = { $side ->
    [empire] Empire { $what }
    [rebel] Rebel { $what }
    [empire-or-neutral] Empire or neutral { $what }
    [rebel-or-neutral] Rebel or neutral { $what }
    [yours] { $what } of your faction
    [yours-or-neutral] neutral { $what } or one of your faction
    [enemy] enemy { $what }
   *[any] { $what }
}
full-a = { $another ->
    [yes] another
   *[no] { $first ->
        [empire] an
        [empire-or-neutral] an
        [enemy] an
        [officer] an
       *[other] a
    }
} { $noun }

brief-trait-more = { $before }, { $after }
brief-trait-or = { $before } or { $after }
brief-trait-and = { $before } and { $after }
brief-what = { $unique ->
    [yes] unique
   *[no] {""}
} { $traits } { $kind ->
    [unit] { $number ->
        [many] units
       *[one] unit
    }
    [ship] { $number ->
        [many] ships
       *[one] ship
    }
   *[any] { $named ->
        [yes] {""}
       *[no] { $number ->
            [many] cards
           *[one] card
        }
    }
}
brief-noun = { $side ->
    [empire] Empire { $what }
    [rebel] Rebel { $what }
    [empire-or-neutral] non-Rebel { $what }
    [rebel-or-neutral] non-Empire { $what }
    [yours] own { $what }
    [yours-or-neutral] non-enemy { $what }
    [enemy] enemy { $what }
   *[any] { $what }
}
brief-a = { $another ->
    [yes] another
   *[no] { $first ->
        [empire] an
        [enemy] an
        [officer] an
       *[other] a
    }
} { $noun }

## How effects are put together

reward-line = Reward: { $effects }.

full-sentences = { $before }. { $after }
full-within = { $before }; { $after }
full-then = { $before }, then { $after }
full-cost = { $cost }: { $effects }
full-if-you-do = { $cost }. If you do, { $effects }
full-if = if { $condition }, { $effects }
full-if-else = if { $condition }, { $effects }; otherwise, { $otherwise }
full-choose = choose one: { $options }
full-opponent-chooses = the opponent chooses one: { $options }
full-option = { $before }; { $after }
full-last-option = { $before }; or { $after }

brief-sentences = { $before }, { $after }
brief-within = { $before }, { $after }
brief-then = { $before }, { $after }
brief-cost = { $cost }: { $effects }
brief-if-you-do = { $cost }, { $effects }
brief-if = { $condition }: { $effects }
brief-if-else = { $otherwise } ({ $condition }: { $effects })
brief-choose = { $options }
brief-opponent-chooses = they choose: { $options }
brief-option = { $before } / { $after }
brief-last-option = { $before } / { $after }

## Moments

full-when-played = when you play this { full-this }, { $effects }
full-when-purchased = when you purchase this { full-this }, { $effects }
full-when-defeats = when this { full-this } takes part in defeating a card in the galaxy row, { $effects }
full-when-revealed = when you reveal this base, { $effects }
full-when-turn-starts = at the start of your turn, { $effects }
full-when-first-neutral-played = the first time you play a neutral card each turn, { $effects }
full-when-first-purchase = the first time you purchase a card each turn, { $effects }
full-when-first-neutral-purchase = the first time you purchase a neutral card each turn, { $effects }
full-when-opponent-discards = each time the opponent discards a card from their hand during your turn, { $effects }
full-this = { $this ->
    [unit] unit
    [ship] ship
   *[base] base
}

brief-when-played = played: { $effects }
brief-when-purchased = bought: { $effects }
brief-when-defeats = defeats a card: { $effects }
brief-when-revealed = revealed: { $effects }
brief-when-turn-starts = turn start: { $effects }
brief-when-first-neutral-played = first neutral played: { $effects }
brief-when-first-purchase = first purchase: { $effects }
brief-when-first-neutral-purchase = first neutral bought: { $effects }
brief-when-opponent-discards = enemy discard: { $effects }

## What holds while the card is in play

full-boost = each of your { $cards } has +{ $n } <attack>
full-stronger = while { $condition }, this { full-this } has +{ $n } <attack>
full-stronger-row = while attacking a card in the galaxy row, this { full-this } has +{ $n } <attack>
full-stronger-lost = this { full-this } has +{ $n } <attack> for each of your bases the opponent has destroyed
full-shield = prevent the first { $n } damage this base would take each turn
full-hunt = once each turn, you may attack a neutral unit in the galaxy row as if its cost were its target value. The reward is as many <resources> as it costs

brief-boost = your { $cards }: +{ $n } <attack>
brief-stronger = { $condition }: +{ $n } <attack>
brief-stronger-row = against the row: +{ $n } <attack>
brief-stronger-lost = +{ $n } <attack> per base you lost
brief-shield = prevents { $n } damage each turn
brief-hunt = once a turn: hunt a neutral unit

## Conditions

full-force-is-with-you = the Force is with you
full-you-have = you have { $card } in play
full-opponent-has-ship = the opponent has a capital ship in play
full-your-base-is = { $name } is your base
full-you-have-card = you have { $name } in play

brief-force-is-with-you = with <force>
brief-you-have = with { $card }
brief-opponent-has-ship = enemy ship in play
brief-your-base-is = on { $name }
brief-you-have-card = with { $name }

## Effects

full-resources-n = { $n } { $n ->
    [one] <resource>
   *[other] <resources>
}
full-force-n = { $n } <force>
full-gain = { $voice ->
    [opponent] you gain
    [asked] the opponent gains
   *[you] gain
}
full-gain-both = { full-gain } { $one } and { $two }
full-resources = { full-gain } { full-resources-n }
full-force = { full-gain } { full-force-n }
full-attack = this { full-this } gains { $n } <attack> for the turn
full-draw = { $voice ->
    [opponent] you draw
    [asked] the opponent draws
   *[you] draw
} { full-cards-n }
full-draw-or = draw { full-cards-n }, or { $more } if { $condition }
full-cards-n = { $n } { $n ->
    [one] card
   *[other] cards
}
full-repair = repair { $n } damage on your base
full-damage = deal { $n } damage to the enemy base
full-damage-base-or-ship = deal { $n } damage to the enemy base or to one of the opponent’s capital ships
full-pay = pay { full-resources-n }
full-exile-this = exile this { full-this }
full-discard-too = discard a card from your hand
full-exile-from-hand = exile a card from your hand
full-exile = exile { full-cards-n } from { full-hand-or-discard }
full-exile-up-to = exile up to { full-cards-n } from { full-hand-or-discard }
full-hand-or-discard = { $n ->
    [one] your hand or your discard pile
   *[other] your hand, your discard pile or both
}
full-opponent-discards = { $voice ->
    [opponent] they discard a card from their hand
    [asked] discard a card from your hand
   *[you] the opponent discards a card of their choice from their hand
}
full-opponent-discards-random = the opponent discards a random card from their hand
full-look-at-hand = look at the opponent’s hand
full-put-from-hand = put a card from { $seen ->
    [yes] it
   *[no] the opponent’s hand
} on top of the opponent’s deck
full-discard-from-row = discard { $card } from the galaxy row
full-discard-enemy-row = discard every { $cards } from the galaxy row and deal { $n } damage to the enemy base for each
full-reveal = reveal the top card of the galaxy deck
full-reveal-if = if it is { $card }, { $effects }
full-reveal-then = { $cost }. { $effects }
full-discard-revealed = discard it
full-look-at-top = look at the top card of the galaxy deck
full-swap-top = you may swap { $seen ->
    [yes] it
   *[no] the top card of the galaxy deck
} with a card in the galaxy row
full-keep-one = look at the top two cards of the galaxy deck, leave one on top and discard the other
full-swap-discard = swap { $card } in the galaxy discard pile with a card in the galaxy row
full-return = return { $card } from your discard pile to your hand
full-borrow = take { $card } from the galaxy row into your hand, and exile it at the end of your turn
full-buy-free = purchase { $card } from the galaxy row for free { $place ->
    [deck] and put it on top of your deck
    [hand] and put it into your hand
   *[discard] {""}
}
full-buy-free-or = purchase { $card } from the galaxy row for free. If { $condition }, { full-put-purchase }
full-buy-discard = purchase { $card } from the galaxy discard pile at its cost
full-next-on-deck = the next card you purchase this turn goes on top of your deck
full-put-purchase = put it { $place ->
    [deck] on top of your deck
    [hand] into your hand
   *[discard] on top of your discard pile
}
full-may-put-purchase = you may { full-put-purchase }
full-borrow-purchase = you may put it into your hand. If you do, exile it at the end of your turn
full-destroy-ship = destroy one of the opponent’s capital ships
full-destroy-ship-or-row = destroy one of the opponent’s capital ships or { $card } in the galaxy row

brief-resources-n = +{ full-resources-n }
brief-force-n = +{ full-force-n }
brief-gain-both = { $one }, { $two }
brief-resources = { brief-resources-n }
brief-force = { brief-force-n }
brief-attack = +{ $n } <attack>
brief-draw = draw { $n }
brief-draw-or = draw { $n } ({ $condition }: { $more })
brief-repair = repair { $n }
brief-damage = { $n } damage to enemy base
brief-damage-base-or-ship = { $n } damage to base or ship
brief-pay = pay { full-resources-n }
brief-exile-this = exile this
brief-discard-too = discard a card
brief-exile-from-hand = exile from hand
brief-exile = exile { $n }
brief-exile-up-to = exile up to { $n }
brief-opponent-discards = { $voice ->
    [opponent] discard
   *[you] they discard
}
brief-opponent-discards-random = random discard
brief-look-at-hand = see their hand
brief-put-from-hand = one to deck
brief-discard-from-row = discard { $card } from row
brief-discard-enemy-row = discard { $side ->
    [empire] Empire
    [rebel] Rebels
   *[enemy] enemies
}, { $n } damage each
brief-reveal = top card
brief-reveal-if = { $side ->
    [empire] Empire
    [rebel] Rebel
    [yours] yours
   *[enemy] enemy
} { $effects }
brief-reveal-then = { $cost }: { $effects }
brief-discard-revealed = discard
brief-look-at-top = see galaxy top
brief-swap-top = may swap it
brief-keep-one = keep { 1 } of galaxy’s top { 2 }
brief-swap-discard = swap discard into row
brief-return = return { $card } to hand
brief-borrow = borrow { $card }
brief-buy-free = free { $noun } { $place ->
    [deck] to deck
    [hand] to hand
   *[discard] {""}
}
brief-buy-free-or = free { $noun } ({ $condition }: { brief-put-purchase })
brief-buy-discard = buy from galaxy discard
brief-next-on-deck = next purchase to deck
brief-put-purchase = to { $place ->
    [deck] deck
    [hand] hand
   *[discard] discard
}
brief-may-put-purchase = may go { brief-put-purchase }
brief-borrow-purchase = may borrow it
brief-destroy-ship = destroy a ship
brief-destroy-ship-or-row = destroy a ship, also in row

## Names in sentences
#
# $who is empire or rebel; $n is the number that matters.

the-player = { $who ->
    [empire] The Empire
   *[rebel] The Rebels
}
to-the-player = { $who ->
    [empire] the Empire
   *[rebel] the Rebels
}
the-players-base = { $who ->
    [empire] The Empire’s base
   *[rebel] The Rebels’ base
}
the-base-of = { $who ->
    [empire] the Empire’s base
   *[rebel] the Rebels’ base
}
the-enemy-base = the enemy base
your-base = your base
enemy-base = { $has-base ->
    [yes] { $base }
   *[no] the enemy ships
}
name = { $card }
cards = { full-cards-n }
value-attack = { $n } <attack>
value-resource = { full-resources-n }
value-force = { $n } <force>
value-hit-points = { $n } hit points
and-value = { $before }, { $after }
and-detail = { $before } · { $after }
with-details = { $what }: { $details }
with-values = { $what } (when played: { $details })

## Questions

ask-over = The game is over.
ask-pick-bases = Pick { $n ->
    [one] one more base
   *[other] { $n } more bases
} in secret
ask-new-base = Reveal a new base
ask-turn = Your turn, { full-resources-n } to spend
ask-triggers = Use an ability that is triggered now?
ask-reward = Take the reward for { $card }?
ask-spread = Spread { $n } damage over the enemy ships: how much on { $card }?
ask-effect = { $reward ->
    [yes] Reward for { $source }
   *[no] { $theirs ->
        [yes] The opponent’s { $source }
       *[no] { $source }
    }
}: { $what }

pick-damage = deal { $n } damage to what?
pick-discard = discard a card from your hand
pick-exile-from-hand = exile a card from your hand
pick-exile = exile { $up-to ->
    [yes] up to { full-cards-n } from your hand or discard pile
   *[no] { full-cards-n } from your hand or discard pile
}
pick-put-on-their-deck = put which card of the opponent’s hand on their deck?
pick-discard-from-row = discard which card from the galaxy row?
pick-swap-top = swap the top card of the galaxy deck with which card in the row?
pick-keep-on-top = which card stays on top of the galaxy deck? The other is discarded
pick-swap-from-discard = bring which card from the galaxy discard pile into the row?
pick-swap-from-row = which card leaves the row for it?
pick-return = return which card to your hand?
pick-borrow = take which card from the galaxy row for this turn?
pick-buy-free = purchase which card for free?
pick-buy-from-discard = purchase which card from the galaxy discard pile?
pick-destroy = destroy which capital ship?
pick-option = choose one

## Choices

choice-pick-base = Pick { $base } ({ $n } hit points)
choice-reveal-base = Reveal { $base } ({ $n } hit points)
choice-play = Play { $card }
choice-buy = Purchase { $card } for { $n }
choice-pay-off = Pay { $n } to discard { $card } from the galaxy row
choice-use = Use { $source }
choice-commit = Commit { $card } ({ $n } <attack>) against { $target }
choice-resolve = Resolve the attack on { $target }
attack-needs = { $how ->
    [enough] { $total } of { $needed }, enough
    [ships] { $total } of { $needed }, the ships take { $ships } first
    [shield] { $total } of { $needed }, the base prevents { $shield }
    [ships-and-shield] { $total } of { $needed }, the ships take { $ships } first and the base prevents { $shield }
   *[open] { $total } of { $needed }
}
choice-end-turn = End your turn
choice-reward = Take the reward
choice-damage = Deal { $n } damage to { $target }
choice-assign = { $n } damage to { $card }{ $destroys ->
    [yes] {" "}(destroys it)
   *[no] {""}
}
choice-discard = Discard { $card }
choice-exile = Exile { $card }
choice-exile-from-hand = Exile { $card } from your hand
choice-exile-from-discard = Exile { $card } from your discard pile
choice-put-on-their-deck = Put { $card } on their deck
choice-discard-from-row = Discard { $card } from the galaxy row
choice-swap-top = Swap it with { $card }
choice-keep-on-top = Leave { $card } on top
choice-swap-from-discard = Bring { $card } into the row
choice-swap-from-row = Discard { $card } for it
choice-return = Return { $card } to your hand
choice-borrow = Take { $card } for this turn
choice-buy-free = Purchase { $card } for free
choice-destroy = Destroy { $card }
choice-destroy-in-row = Destroy { $card } in the galaxy row
choice-pick = Pick { $card }
choice-option = Option { $n }
choice-no-trigger = Use no ability
choice-no-reward = Leave the reward
choice-enough = That is all
choice-no-exile = Exile nothing
choice-no-swap = Swap nothing
choice-pass = Pass
# The card is borrowed: a copy that is kept may lie beside it.
with-fate = { $what } (borrowed: exiled when the turn ends)

## What happened

event-base-picked = { the-player } secretly picked { $known ->
    [yes] { $base }
   *[no] a base
}.
event-turn-began = Turn { $n }: { to-the-player }.
event-base-revealed = { the-player } revealed { $base } with { $n } hit points.
event-force-bonus = { the-player } gained { 1 } <resource>: the Force is fully with them.
event-income = { $card } gave { to-the-player } { full-resources-n }.
event-played = { the-player } played { $card }.
event-resources = { the-player } gained { full-resources-n }.
event-force = { the-player } gained { $n } <force>: { $stands ->
    [rebel-end] it is fully with the Rebels
    [rebel] it is with the Rebels
    [empire-end] it is fully with the Empire
    [empire] it is with the Empire
   *[balance] it is in balance
}.
event-attack = { $card } gained { $n } <attack>.
event-purchased = { the-player } purchased { $card } { $from ->
    [galaxy-discard] from the galaxy discard pile
   *[row] {""}
} { $n ->
    [0] for free
   *[other] for { $n }
}{ $to ->
    [deck] {""}, onto their deck
    [hand] {""}, into their hand
   *[discard] {""}
}.
event-purchase-moved = { the-player } put { $card } { $to ->
    [deck] on top of their deck
    [hand] into their hand
   *[discard] on their discard pile
}.
event-paid-off = { the-player } paid { $n } to discard { $card } from the galaxy row.
event-row-filled = { $card } came into the galaxy row.
event-used = { the-player } used { $card }.
event-used-base = { the-player } used their base.
event-committed = { the-player } committed { $card } against { $target }.
event-attacked = { the-player } attacked { $target } with { $n } <attack>.
event-lapsed = The attack on { $target } came to nothing.
event-defeated = { the-player } defeated { $card }.
event-failed = The attack on { $card } was too weak.
event-reward-taken = { the-player } took the reward for { $card }.
event-reward-declined = { the-player } left the reward for { $card }.
event-ship-damaged = { $card } took { $n } damage.
event-ship-destroyed = { $card } was destroyed.
event-base-damaged = { the-players-base } took { $n } damage{ $prevented ->
    [0] {""}
   *[other] {""}; { $prevented } prevented
}.
event-damage-lost = { $n } damage found nothing to hit.
event-repaired = { the-players-base } was repaired by { $n }.
event-base-destroyed = { the-players-base } { $base } was destroyed!
event-discarded = { $from ->
    [hand] { the-player } discarded { $card } from their hand
    [row] { $card } was discarded from the galaxy row
    [galaxy] { $card } was discarded from the galaxy deck
   *[play] { the-player } discarded { $card }
}.
event-exiled = { the-player } exiled { $card } { $from ->
    [hand] from their hand
    [discard] from their discard pile
    [deck] from their deck
   *[play] {""}
}.
event-drew = { the-player } drew { $known ->
    [yes] { $card }
   *[no] a card
}.
event-shuffled = { the-player } shuffled their discard pile into a new deck.
event-galaxy-shuffled = The galaxy discard pile was shuffled into a new deck.
event-revealed = { the-player } revealed { $card } on top of the galaxy deck.
event-looked = { the-player } looked at { $known ->
    [yes] { $card }
   *[no] a card
} in the galaxy deck.
event-looked-at-hand = { the-player } looked at the opponent’s hand.
event-put-on-deck = { $known ->
    [yes] { $card }
   *[no] A card
} went from the hand of { to-the-player } onto their deck.
event-swapped = { the-player } swapped { $out } in the galaxy row with { $into } from the galaxy { $with ->
    [galaxy] deck
   *[galaxy-discard] discard pile
}.
event-returned = { the-player } returned { $card } to their hand.
event-borrowed = { the-player } took { $card } from the galaxy row for this turn.
event-next-on-deck = The next purchase of { to-the-player } goes on top of their deck.
event-paid = { the-player } paid { full-resources-n }.
event-resources-lost = { the-player } left { full-resources-n } unspent.
event-turn-ended = { the-player } ended their turn.
event-conceded = { the-player } gave up.
event-won = { the-player } won the game!

## Why not

refused = this is not one of the legal choices
refused-no-such-thing = there is no such card or base
refused-not-asked = this is not what is asked now
refused-finish-first = finish what is under way first
refused-bases-first = bases are picked before anything else
refused-pick-base = four of the nine bases are picked, each once
refused-has-base = you have a base
refused-new-base-first = reveal your new base first
refused-reveal-base = this is none of your facedown bases
refused-alike = an alike card in the same situation is listed: choose that one
refused-not-in-hand = this card is not in your hand
refused-not-on-sale = this card is neither in the galaxy row nor the topmost pilot
refused-enemy-card = { $card } serves the enemy
refused-too-expensive = { $card } costs { $n }, you have { $have }
refused-pay-off = paying off was not agreed on for this game
refused-pay-off-neutral = only neutral cards in the galaxy row can be paid off
refused-not-in-play = you do not have this in play
refused-no-ability = it has no ability to use
refused-always-on = its ability holds by itself
refused-trigger = its ability is used at its moment only
refused-used = its ability was already used this turn
refused-condition = what its ability asks for is not the case
refused-without-effect = its ability could do nothing now
refused-attacker-not-in-play = only your units and capital ships in play attack
refused-committed = { $card } is committed to an attack
refused-has-attacked = { $card } has attacked this turn
refused-ship-at-row = { $card } is a capital ship: these attack bases only
refused-target-not-in-row = this card is not in the galaxy row
refused-no-target = { $card } is not a target for you
refused-no-base = the enemy has neither a base nor ships to attack
refused-resolve = no card is committed to this attack
refused-assign = damage beyond a ship’s hit points, or such as would find no ship, cannot be dealt
refused-option = this option cannot be chosen now
refused-pick = this cannot be picked for the effect
refused-pass = this effect cannot be declined

blocked = { $what }: { $reason }
blocked-not-your-turn = It is the opponent who decides now.
blocked-finish-first = Other actions wait until this is finished.
price = { $card }
unused-hand = { full-cards-n } in your hand
unused-resources = { full-resources-n }
unused-attack = the attack on { $target } with { $n } <attack>
unused-attackers = attackers that are ready: { $cards }
unused-abilities = abilities of { $cards }
unused-base = the ability of { $base }

## Words on cards that mean more than they say

keywords = exile, force, with-you, capital-ship, galaxy-row, reveal, repair, deal-damage, discard, bounty-hunter, reward, resources

keyword-exile = Exile
    .found = exile, exiles, exiled
    .means = The card is out of the game. It never comes back.
    .rule = glossary-exile/removed-for-the-whole-game
keyword-force = Gain Force
    .found = <force>
    .means = Move the marker on the Force track one space toward your end for each.
    .rule = force/gain-moves-marker-toward-the-gainer
keyword-with-you = The Force is with you
    .found = force is with you, force is with them
    .means = The Force marker is on any of your three spaces.
    .rule = force/with-you-on-any-of-your-three-spaces
keyword-capital-ship = Capital ship
    .found = capital ship, capital ships
    .means = Stays in play. While you have one, attacks on your base hit it first.
    .rule = attack/capital-ships-shield-the-base
keyword-galaxy-row = Galaxy row
    .found = galaxy row
    .means = The six cards for sale. A card that leaves is replaced at once.
    .rule = purchasing/row-refills-at-once
keyword-reveal = Reveal
    .found = reveal, reveals, revealed
    .means = Show the card to everybody, then put it back unless told otherwise.
    .rule = glossary-reveal/shown-to-all-then-put-back
keyword-repair = Repair
    .found = repair, repairs
    .means = Take so much damage off your base, at most what is there.
    .rule = glossary-repair/up-to-the-damage-there
keyword-deal-damage = Deal damage
    .found = deal, deals
    .means = Straight to the base: capital ships do not stop it, and it is no attack.
    .rule = glossary-deal-damage/ability-damage-skips-ships
keyword-discard = Discard from the row
    .found = discard a card from the galaxy row, discard it
    .means = Discarding a card of the row defeats nobody: it pays no reward.
    .rule = glossary-discard/no-reward-for-discarding
keyword-bounty-hunter = Bounty hunter
    .found = bounty hunter, bounty hunters
    .means = A trait. It does nothing by itself; other cards ask for it.
    .rule = cards/unique-mark-and-traits-are-labels
keyword-reward = Reward
    .found = reward, rewards
    .means = What the opponent gets for defeating this card in the galaxy row.
    .rule = bounty-sabotage/reward-comes-after-the-refill
keyword-resources = Resources
    .found = <resource>
    .means = Spend them on cards this turn: what is left at its end is lost.
    .rule = turn-end/unspent-resources-vanish

## The board in a terminal

board-turn = Turn { $turn } · { to-the-player } · { full-resources-n } to spend · first to destroy { $goal } bases wins
board-won = { the-player } won.
board-force = Force: Rebels { $track } Empire
board-player = { $who ->
    [empire] Empire
   *[rebel] Rebels
}{ $you ->
    [yes] {" "}(you)
   *[no] {""}
} · { $won } of { $goal } enemy bases destroyed
result = { $won } of { $goal } enemy bases destroyed
board-base = Base
board-base-line = { $base }, { $left } of { $n } hit points{ $used ->
    [yes] {""}, used
   *[no] {""}
}
board-no-base = none: a new one is revealed next turn
board-ships = Ships
board-units = Units
board-attacks = Attacks
board-attack = { $n } on { $target }
board-hand = Hand
board-piles = Piles
board-piles-line = deck { $deck }, discard { $discard }, facedown bases { $bases }
board-nothing = empty
board-galaxy = Galaxy row · deck { $deck } · discard { $discard }
board-columns = cost att res frc hits tgt
board-known-galaxy = Known
board-used = used
board-spent = has attacked
board-committed = → { $target }
