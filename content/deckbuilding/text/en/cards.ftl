# What is printed on the components: the Deckbuilding Game in English.
#
# A message may contain symbols, as <attack>, <force>, <resource> or <resources> (one symbol, two
# numbers of the word), and numbers; both are drawn apart from the words.
#
# Rules texts are built from small messages, each in two forms: full-…, which begin with a small
# letter and have no full stop of their own, and brief-…, which must be short: what is printed on a
# card may have 40 characters. Besides what docs/languages.md lists, always at hand are
#   $this   what the ability is printed on: unit, ship or base
#   $voice  who is deciding: you or the opponent; or asked, if the opponent is spoken to
#   $seen   whether the text has just spoken of the card or the hand that is looked at: yes or no
# $mood is command, cost (what must be done first), if or while (a condition behind these words).

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
type-traits = { $before }, { $after }
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

full-traits-or = { $nth ->
    [last] { $before } or { $after }
   *[middle] { $before }, { $after }
}
full-traits-and = { $nth ->
    [last] { $before } and { $after }
   *[middle] { $before }, { $after }
}
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

brief-traits-or = { $nth ->
    [last] { $before } or { $after }
   *[middle] { $before }, { $after }
}
brief-traits-and = { $nth ->
    [last] { $before } and { $after }
   *[middle] { $before }, { $after }
}
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

sentence = { CAPITAL($text) }.
line = { CAPITAL($text) }
full-sentences = { $before }. { CAPITAL($after) }
full-within = { $before }; { $after }
full-then = { $before }, then { $after }
full-cost = { $cost }: { $effects }
full-if-you-do = { $cost }. If you do, { $effects }
full-if = if { $condition }, { $effects }
full-if-else = if { $condition }, { $effects }; otherwise, { $otherwise }
full-choose = choose one: { $options }
full-opponent-chooses = the opponent chooses one: { $options }
full-option = { $nth ->
    [last] { $before }; or { $after }
   *[middle] { $before }; { $after }
}

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
full-reveal-then = { $cost }. { CAPITAL($effects) }
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
