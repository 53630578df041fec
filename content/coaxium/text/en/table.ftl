# Coaxium in English: what is told before a game, asked, offered, told and refused at a table.

## Before a game

title = Coaxium
about = Draw vials, peek, haggle and gamble: the first rich smuggler wins.
option-seats = Players
option-seats-help = How many play.
option-seats-n = { $n }
option-seats-n-help = { $n } smugglers at one table.
option-seats-teams = 2 against 2
option-seats-teams-help = Those across from each other share their credits.

## Names in sentences

player-0 = Han
player-1 = Lando
player-2 = Qi'ra
player-3 = Enfys
vial = vial { $n }
some-vial = a vial
offers = offers

## What is asked

ask-over = The game is over.
ask-turn = Your turn: draw a vial, or sell one?
ask-sell = How do you sell it?
ask-answer = { $from } offers you { $vial } for one of yours.

## What can be done

peek = Peek at the next vial
draw = Draw the next vial
hold = Sell { $vial }
haggle = Haggle: three credits more
gamble = Gamble: a die more
pass = Nothing to do
accept = Accept, and give { $vial }
decline = Decline
offer = Offer { $to } { $vial } for one of theirs
draw-none = Draw: no vials are left

## What happened

told-turn = { $who } is to act.
told-peeked = { $who } peeks at the next vial.
told-peeked-vial = { $who } peeks: { $vial }.
told-drew = { $who } draws { $vial }.
told-haggled = { $who } sells { $vial } and haggles for { $bonus }.
told-gambled = { $who } sells { $vial } and rolls { $bonus }.
told-passed = { $who } has nothing to do.
told-offered = { $who } offers { $to } { $vial }.
told-declined = { $who } declines.
told-swapped = { $who } gives { $to } { $vial } for { $got }.
told-conceded = { $who } gives up.
told-over = The game is over.

## The table as text

board-turn = Turn { $turn } · goal { $goal } credits
# $known is yes where the reader knows the next vial, whose worth is $next then
board-deck = Vials left: { $n } ({ $known ->
    [yes] next: { $next }
   *[no] next: unknown
})
# $current is yes for whose turn it is, $you for the reader; $vials are numbers, and ? where nobody told, or none
board-player = { $current ->
    [yes] ▶
   *[no] {""}
} { $who }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $credits } credits, { $vials ->
    [none] no vials
   *[other] vials ({ $vials })
}
result = { $credits } credits

## Why not: with a small letter and without a full stop

no-vials-left = no vials are left
known-already = you know the next vial already
no-such-vial = you have no such vial
not-idle = you can still do something
answers-nothing = this answers no pending question
offer-to-another = an offer goes to another player
offer-waits = another offer waits for its answer
offer-while-selling = a vial is just being sold
offer-once = you made an offer this turn already
offer-for-nothing = they have no vial to give for it
nothing-to-give-up = there is nothing to give up
