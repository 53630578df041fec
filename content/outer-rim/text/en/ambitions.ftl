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
