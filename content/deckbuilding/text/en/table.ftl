# What is asked, offered, told and refused at a table: the Deckbuilding Game in English.
#
# A message may contain symbols, as <attack>, <force>, <resource> or <resources> (one symbol, two
# numbers of the word), and numbers; both are drawn apart from the words.

## Names in sentences

player-empire = Empire
player-rebel = Rebels
#
# $who is empire or rebel; $n is the number that matters.

# Unnamed where the turn they did it in is told as theirs: “Turn 3: the Empire: purchased …”
the-player = { $who ->
    [empire] The Empire
    [unnamed] {""}
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
cards = { full-cards-n }
value-attack = { $n } <attack>
value-resource = { full-resources-n }
value-force = { $n } <force>
value-hit-points = { $n } hit points
and-value = { $before }, { $after }
detail-values = when played: { $values }

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

choice-pick-base = Pick { $base }
choice-reveal-base = Reveal { $base }
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
choice-damage = Deal { $n } damage to { $card }
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
detail-fate = borrowed: exiled when the turn ends

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
refused-nobody-plays = nobody plays from this seat
# Set-ups; the word before the colon is a member of the set-up and stays as it is
refused-goal = goal: two to five bases win, not { $n }
refused-same-side = sides: one player commands the Empire, the other the Rebels
refused-two-players = sides: exactly two players

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
