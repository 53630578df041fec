# What is read beside a table: the Deckbuilding Game in English.
#
# A message may contain symbols, as <attack>, <force>, <resource> or <resources> (one symbol, two
# numbers of the word), and numbers; both are drawn apart from the words.

## Before the game

title = Star Wars: The Deckbuilding Game

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
# Things in a row, two at a time: $before is all that came before
board-and = { $before }, { $after }
board-and-fact = { $before } · { $after }
board-copies = { $n ->
    [1] { $card }
   *[other] { $card } ×{ $n }
}
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
# $known are those cards of another player's hand that one knows
board-hand-known = { cards } ({ $known })
board-piles = Piles
board-piles-line = deck { $deck }, discard { $discard }, facedown bases { $bases }
board-nothing = empty
board-galaxy = Galaxy row · deck { $deck } · discard { $discard }
# At most four letters each: what stands above the numbers of a card
board-column-cost = cost
board-column-attack = att
board-column-resources = res
board-column-force = frc
board-column-hit-points = hits
board-column-target = tgt
# Whose a card on sale is: one letter
board-mark-empire = E
board-mark-rebel = R
board-mark-neutral = N
board-known-galaxy = Known
board-used = used
board-spent = has attacked
board-committed = → { $target }

# How it feels to play a side
side-empire-scene = Patient, heavy, many. The galaxy will be put in order.
side-rebel-scene = Few, quick, stubborn. Strike where they do not look.
