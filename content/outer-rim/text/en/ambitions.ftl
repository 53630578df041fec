# Ambition sheets, which came with Unfinished Business. The name of a sheet is by the id of its entry, and
# `.goal-…` what each of its goals is called, in a few words, counted from one.

## On the sheet

# $things is what one has, and gets besides
full-ambition-start = You start with { $things }.
full-start-credits = { $n } <credits>
full-start-reputation = { 1 } more { $faction } reputation
# $deck is the deck of the market that is searched
full-start-card = { $card } (from the { $deck } deck)
# $marker says when a goal can be completed: dash (at any time), number (after goal $n - 1), infinity (only as
# long as it is so), fame (with the fame that wins, after all others)
full-ambition-goal = { $marker ->
    [dash] –{" "}
    [number] { $n }.{" "}
    [infinity] ∞{" "}
   *[fame] <fame>{" "}
}{ CAPITAL($goal) }.
full-goal-encounter = { $placed ->
    [yes] encounter on { $space }
   *[no] encounter, anywhere
}: { CAPITAL($effects) }
full-goal-databank = resolve databank card { $n }
full-goal-fame = you have the fame that was agreed on
full-fail-goal = fail for now

brief-ambition-start = { $things }
brief-start-credits = { $n } <credits>
brief-start-reputation = +{ 1 } { $glyph }
brief-start-card = { $card }
brief-ambition-goals = { $n } goals
brief-ambition-goal = { $goal }
brief-goal-encounter = { $placed ->
    [yes] on { $space }
   *[no] encounter
}
brief-goal-databank = databank card { $n }
brief-goal-fame = the fame
brief-fail-goal = fails

type-ambition = Ambition

## At the table

ask-ambition = Choose your ambition
choice-ambition = Choose { $ambition }
choice-pursue = Attempt your goal: { $goal }
# $done of $of goals are complete
detail-ambition = { $ambition }: { $done } of { $of } goals
journey-goal = { $goal }

event-ambitions-laid-out = The ambitions to choose from: { $sheets }.
event-ambition-chosen = { $player } has an ambition: { $ambition }.
event-ambition-progress = { $player } comes closer to a goal, { $n } of { $of }: { $goal }.
event-ambition-pursued = { $player } attempts a goal of { $ambition }: { $goal }.
event-ambition-goal-completed = { $player } completed a goal of { $ambition }: { $goal }!
event-ambition-goal-undone = { $player } has a goal of { $ambition } no longer: { $goal }.
event-ambition-goal-failed = { $player } did not complete the goal: { $goal }.

refused-few-ambitions = ambitions: there are too few sheets for so many players
refused-sheet = this sheet is not one of those laid out
refused-no-goal = your sheet has no such goal
refused-goal-done = this goal is complete
refused-goal-no-encounter = no encounter completes this goal
refused-goal-order = the goals with lower numbers come first
refused-goal-fame = the last goal needs { $n } <fame> and all other goals
refused-goal-elsewhere = this goal is to be attempted on { $space }

board-ambition = Ambition
board-ambition-line = { $ambition }, { $done } of { $of } goals: { $goals }
# A goal and how it stands
board-ambition-goal = { $state ->
    [done] ✓ { $goal }
    [open] { $goal }
   *[later] ({ $goal })
}{ $counted ->
    [yes] {" "}{ $n }/{ $of }
   *[no] {""}
}
result-ambition = { $done } of { $of } goals, { $fame } fame, { $credits } credits

## The sheets

name_hidden-base = A Hidden Base
    .goal-1 = Find a world that nobody looks at
    .goal-2 = Bring what a base cannot do without
    .goal-3 = Find people who would live there
    .goal-4 = Keep the trust of the Rebellion
    .goal-5 = Lead the fleet home
name_star-destroyer = A Destroyer of One’s Own
    .goal-1 = Learn how they fight
    .goal-2 = Get hold of the command codes
    .goal-3 = Fly something that comes close enough
    .goal-4 = Keep a boarding party together
    .goal-5 = Take the bridge
name_crown-of-smugglers = The Crown of Smugglers
    .goal-1 = Slip past one inspection
    .goal-2 = Make a habit of it
    .goal-3 = Stay in the good graces of the Hutts
    .goal-4 = Fill a chest
    .goal-5 = Buy the chair beside the throne
name_legend-of-the-guild = Legend of the Guild
    .goal-1 = Bring in a name
    .goal-2 = Bring one in alive
    .goal-3 = Let nobody doubt your aim
    .goal-4 = Never be without your tools
    .goal-5 = Close the one case left
name_sunken-temple = The Sunken Temple
    .goal-1 = Read what is left of the map
    .goal-2 = Dig out the key
    .goal-3 = Open the gate below the lake
    .goal-4 = Find somebody to pay for it all
    .goal-5 = Tell the story to those who buy stories
name_seat-at-the-table = A Seat at the Table
    .goal-1 = Be somebody the Syndicates greet
    .goal-2 = Do what you are asked, twice
    .goal-3 = Own more than you owe
    .goal-4 = Have yourself introduced
    .goal-5 = Let nobody be talked about more
name_fastest-on-the-rim = The Fastest on the Rim
    .goal-1 = Fly a ship that turns heads
    .goal-2 = Leave no bolt as it was
    .goal-3 = Deliver before anybody else does
    .goal-4 = Make a run that people retell
    .goal-5 = Let the name fly ahead of the ship
name_house-on-cantonica = A House on Cantonica
    .goal-1 = Buy the ground by the sea
    .goal-2 = Hire somebody who smiles
    .goal-3 = Have a voice that opens doors
    .goal-4 = Keep the bank from running dry
    .goal-5 = Open the great hall
name_freedom-for-ryloth = Freedom for Ryloth
    .goal-1 = Strike at a patrol as an outlaw
    .goal-2 = Arm the people of the valleys
    .goal-3 = Smuggle in what they lack
    .goal-4 = Be somebody the Empire fears
    .goal-5 = Storm the garrison
name_debts-of-a-lifetime = Debts of a Lifetime
    .goal-1 = Settle with the Hutts
    .goal-2 = Settle with those who are worse
    .goal-3 = Do honest work for once
    .goal-4 = Bring what was promised long ago
    .goal-5 = Drink to it with those who waited

## How their goals go

name_blank-on-the-chart = A Blank on the Chart
    .line-1 = Between two lanes the charts of Kafrene show nothing at all. Somebody took care that they do.
    .line-2 = The old cartographer remembers why, and looks at your purse.
    .line-3 = A cold moon, a thin air, and no trace of anybody. You take her down between the ridges.
name_moon-of-old-smugglers = The Moon of the Old Smugglers
    .line-1 = A moon that three generations of smugglers kept to themselves. One creeps up on it with the engines off.
    .line-2 = It is not quite as empty as you were told.
name_exodus-of-the-fleet = The Exodus of the Fleet
    .line-1 = Thirty ships, and each has another idea of where to jump first.
    .line-2 = The last transports are still loading when the vanguard drops out of hyperspace.
name_codes-of-the-garrison = The Codes of the Garrison
    .line-1 = The night shift of the garrison is tired. Its cameras are not.
    .line-2 = A terminal in the corner of an office, and a lock that was new ten years ago.
    .line-3 = Boots on the stairs.
name_officer-with-debts = An Officer with Debts
    .line-1 = He has the codes, a uniform, and a very long list of people he owes.
    .line-2 = Perhaps he only wants to be told that it was never his fault.
name_boarding-the-destroyer = Boarding the Destroyer
    .line-1 = There is a dead angle below the hangar, as wide as your ship and no wider.
    .line-2 = Nine decks up. Half of the doors believe your codes.
    .line-3 = Before the bridge somebody has finally sounded the alarm.
    .line-4 = The great ship hums under your hands, and asks politely for a second password.
name_gate-below-the-lake = The Gate Below the Lake
    .line-1 = Your key fits. What it turns has not been turned for a thousand years.
    .line-2 = Behind the gate something breathes, slowly, as if asleep.
    .line-3 = It was not asleep.
name_run-of-a-lifetime = The Run of a Lifetime
    .line-1 = Everybody flies around it. You have bets on flying through.
    .line-2 = Something under the floor begins to glow. There is no time to land for it.
    .line-3 = The beacon of Kessel falls behind you, and the clock says what nobody will believe.
name_caves-of-the-valley = The Caves of the Valley
    .line-1 = The elders have seen many who promised weapons, and few who came back with them.
    .line-2 = Words did not do it. So you carry the first crate up the mountain yourself.
    .line-3 = Now show them how to use it, and where to stand.
name_night-of-the-rising = The Night of the Rising
    .line-1 = Drums in the valleys, to cover the sound of your steps on the wall.
    .line-2 = Searchlights. Somebody has counted the drums.
    .line-3 = The gates are open, and behind them stands all that the Empire has here.
enemy_imperial-vanguard = Imperial vanguard
enemy_garrison-guards = garrison guards
enemy_bridge-guards = bridge guards
enemy_temple-guardian = temple guardian
