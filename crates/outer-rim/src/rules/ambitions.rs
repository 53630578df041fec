//! Ambition sheets: choosing them, their goals, and winning with them; Unfinished Business,
//! "Ambitions".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{AmbitionFacts, ByFacts, Feat, GoalFacts, Home, Marker};
use crate::event::{Event, Why};
use crate::rules::{assets, contacts, credits, jobs, market, values};
use crate::script;
use crate::state::{AmbitionId, Bearer, CardId, Frame, Held, PlayerId, State};
use tabletop::Log;

/// The fame an AI player needs beyond what is agreed on: it has no sheet.
const RIVAL_MORE: u8 = 2;

/// How many sheets are laid out.
pub(crate) fn sheets_needed(state: &State) -> usize {
    // rule: ambitions/deal-one-sheet-more-than-players, solo-expansion/human-picks-one-of-two-sheets
    choosers(state).count() + 1
}

/// Lays random sheets out for all to see.
pub(crate) fn lay_out(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let mut all: Vec<AmbitionId> = (0..game.library.ambitions.len() as u8)
        .map(AmbitionId)
        .collect();
    state.fate.shuffle(&mut all, |sheet| (*sheet).into());
    all.truncate(sheets_needed(state));
    state.sheets = all.into_iter().collect();
    let sheets = state.sheets;
    log.tell(state, || Event::AmbitionsLaidOut { sheets });
}

/// Who has a sheet in this game, in turn order.
fn choosers(state: &State) -> impl Iterator<Item = PlayerId> {
    // rule: solo-expansion/ai-has-no-ambition-sheet
    let all = state.clockwise(state.first);
    all.filter(|&player| !state.is_rival(player))
}

/// Who chooses a sheet next: the last in turn order who has none.
pub(crate) fn next_chooser(state: &State) -> Option<PlayerId> {
    // rule: ambitions/choose-in-reverse-turn-order
    choosers(state)
        .filter(|&player| state.area(player).ambition.sheet.is_none())
        .last()
}

/// A player takes one of the sheets. Says who chooses next.
pub(crate) fn choose(
    state: &mut State,
    player: PlayerId,
    ambition: AmbitionId,
    log: &mut Log<Event>,
) -> Option<PlayerId> {
    state.sheets.retain(|sheet| *sheet != ambition);
    state.area_mut(player).ambition.sheet = Some(ambition);
    log.tell(state, || Event::AmbitionChosen { player, ambition });
    let next = next_chooser(state);
    if next.is_none() {
        // rule: ambitions/leftover-sheet-leaves-the-game
        state.sheets = Default::default();
    }
    next
}

/// What the sheets give, once the decks of the market lie on the table.
pub(crate) fn set_up(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    // rule: ambitions/sheet-setup-adds-to-character-setup
    for player in state.clockwise(state.first) {
        let Some(sheet) = sheet_of(game, state, player) else {
            continue;
        };
        credits::gain(state, player, sheet.credits, Why::Start, log);
        for &faction in &sheet.reputation {
            credits::change_reputation(state, player, faction, 1, log);
        }
        if let Some(card) = sheet.card {
            grant(game, state, player, card, log);
        }
    }
}

/// Searches a deck of the market for a card.
fn grant(game: &OuterRim, state: &mut State, player: PlayerId, card: CardId, log: &mut Log<Event>) {
    // rule: ambitions/search-then-shuffle-market-deck
    let Home::Market(deck) = game.library.card(card).home else {
        return;
    };
    if !state.deck(deck).iter().any(|hidden| hidden.card == card) {
        return;
    }
    state.deck_mut(deck).retain(|hidden| hidden.card != card);
    values::give_asset(game, state, player, Held::bare(card));
    let bought = false;
    log.tell(state, || Event::Gained {
        player,
        card,
        bought,
    });
    market::shuffle_deck(state, deck, log);
    market::reveal_top(state, deck, log);
}

/// The sheet of a player.
pub(crate) fn sheet_of<'g>(
    game: &'g OuterRim,
    state: &State,
    player: PlayerId,
) -> Option<&'g AmbitionFacts> {
    let sheet = state.area(player).ambition.sheet;
    sheet.map(|sheet| game.library.ambition(sheet))
}

/// Whether a goal, counted from zero, can be completed now as far as its marker says.
pub(crate) fn is_open(game: &OuterRim, state: &State, player: PlayerId, goal: usize) -> bool {
    let area = state.area(player);
    let Some(sheet) = sheet_of(game, state, player) else {
        return false;
    };
    let mut others = sheet.goals.iter().enumerate();
    match sheet.goals.get(goal).map(|goal| goal.marker) {
        None => false,
        // rule: ambitions/dash-goals-any-time, ambitions/infinity-goals-can-be-undone
        Some(Marker::Dash | Marker::Infinity) => true,
        // rule: ambitions/numbered-goals-in-order
        Some(Marker::Number(number)) => others.all(|(place, other)| match other.marker {
            Marker::Number(lower) if lower < number => area.ambition.has(place),
            _ => true,
        }),
        // rule: ambitions/fame-goal-comes-last
        Some(Marker::Fame) => {
            area.fame >= state.options.fame
                && others.all(|(place, _)| place == goal || area.ambition.has(place))
        }
    }
}

/// The goals of a player that are open and not complete, with how they are completed.
pub(crate) fn striven_for<'g>(
    game: &'g OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = (usize, &'g ByFacts)> {
    let sheet = sheet_of(game, state, player);
    let goals = sheet.into_iter().flat_map(|sheet| &sheet.goals);
    goals
        .enumerate()
        .filter(move |&(place, _)| {
            !state.area(player).ambition.has(place) && is_open(game, state, player, place)
        })
        .map(|(place, goal)| (place, &goal.by))
}

/// Whether a goal counts this.
pub(crate) fn counts(game: &OuterRim, state: &State, player: PlayerId, feat: Feat) -> bool {
    let mut goals = striven_for(game, state, player);
    goals.any(
        |(_, by)| matches!(by, ByFacts::Goal(GoalFacts::Count(counted, ..)) if *counted == feat),
    )
}

/// Somebody did something that goals may count. One whose turn comes only now does not.
pub(crate) fn feat(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    feat: Feat,
    log: &mut Log<Event>,
) {
    let open: Vec<_> = striven_for(game, state, player).collect();
    for (goal, by) in open {
        let ByFacts::Goal(GoalFacts::Count(counted, times, given)) = by else {
            continue;
        };
        let holds = given
            .as_ref()
            .is_none_or(|given| script::holds(game, state, player, given));
        if *counted != feat || !holds {
            continue;
        }
        let tokens = &mut state.area_mut(player).ambition.counted[goal];
        *tokens += 1;
        let tokens = *tokens;
        if tokens >= *times {
            complete(state, player, goal, log);
            continue;
        }
        if let Some(ambition) = state.area(player).ambition.sheet {
            log.tell(state, || Event::AmbitionProgress {
                player,
                ambition,
                goal: goal as u8,
                tokens,
                of: *times,
            });
        }
    }
}

/// A goal gets its token.
fn complete(state: &mut State, player: PlayerId, goal: usize, log: &mut Log<Event>) {
    // rule: ambitions/mark-completed-goals
    let own = &mut state.area_mut(player).ambition;
    own.done |= 1 << goal;
    own.counted[goal] = 0;
    if let Some(ambition) = own.sheet {
        log.tell(state, || Event::AmbitionGoalCompleted {
            player,
            ambition,
            goal: goal as u8,
        });
    }
}

/// The token of a goal that asks for something to be so leaves it.
fn undo(state: &mut State, player: PlayerId, goal: usize, log: &mut Log<Event>) {
    let own = &mut state.area_mut(player).ambition;
    own.done &= !(1 << goal);
    if let Some(ambition) = own.sheet {
        log.tell(state, || Event::AmbitionGoalUndone {
            player,
            ambition,
            goal: goal as u8,
        });
    }
}

/// Goals that ask for something to be so, until nothing changes.
pub(crate) fn judge(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    if state.is_set_up() {
        return;
    }
    for player in state.clockwise(state.current) {
        while judge_next(game, state, player, log) {}
    }
}

/// Completes the first goal of a player that can be, or undoes one. Says whether there was one.
fn judge_next(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) -> bool {
    let Some(sheet) = sheet_of(game, state, player) else {
        return false;
    };
    for (place, goal) in sheet.goals.iter().enumerate() {
        let holds = match &goal.by {
            ByFacts::Goal(GoalFacts::Have(test)) => script::holds(game, state, player, test),
            ByFacts::Fame => true,
            ByFacts::Goal(_) | ByFacts::Encounter { .. } => continue,
        };
        match (state.area(player).ambition.has(place), holds) {
            // rule: ambitions/infinity-goals-can-be-undone
            (true, false) if goal.marker == Marker::Infinity => {
                undo(state, player, place, log);
                return true;
            }
            // What has no slot is not had yet.
            (false, true)
                if is_open(game, state, player, place) && assets::all_fits(game, state, player) =>
            {
                complete(state, player, place, log);
                return true;
            }
            _ => {}
        }
    }
    false
}

/// Whether a player wins, whatever others have: all goals, and the fame.
pub(crate) fn is_fulfilled(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    // rule: ambitions/win-needs-all-goals-and-fame
    let (area, needed) = (state.area(player), state.options.fame);
    match sheet_of(game, state, player) {
        Some(sheet) => {
            let mut goals = 0..sheet.goals.len();
            area.fame >= needed && goals.all(|goal| area.ambition.has(goal))
        }
        // rule: solo-expansion/ai-ambition-credits-and-fame
        None => state.is_rival(player) && area.fame >= needed + RIVAL_MORE,
    }
}

/// The fame a player needs to win.
pub(crate) fn fame_needed(state: &State, player: PlayerId) -> u8 {
    let more = state.options.ambitions && state.is_rival(player);
    state.options.fame + RIVAL_MORE * u8::from(more)
}

/// The goals the current player can attempt here by an encounter.
pub(crate) fn here(game: &OuterRim, state: &State) -> impl Iterator<Item = usize> {
    // rule: ambitions/goal-destination-is-required
    let here = state.mine().space;
    let goals = striven_for(game, state, state.current);
    goals.filter_map(move |(goal, by)| match by {
        ByFacts::Encounter { at, .. } => at.is_none_or(|at| at == here).then_some(goal),
        ByFacts::Goal(_) | ByFacts::Fame => None,
    })
}

pub(crate) fn list(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    // rule: ambitions/encounter-goals-use-the-encounter
    out.extend(here(game, state).map(|goal| Choice::Pursue(goal as u8)));
}

/// Attempts a goal.
pub(crate) fn pursue(game: &OuterRim, state: &mut State, goal: u8, log: &mut Log<Event>) {
    let player = state.current;
    let sheet = state.area(player).ambition.sheet;
    let by = sheet_of(game, state, player).and_then(|sheet| sheet.goals.get(usize::from(goal)));
    let (Some(ambition), Some(by)) = (sheet, by.map(|goal| &goal.by)) else {
        return;
    };
    let ByFacts::Encounter {
        databank, steps, ..
    } = *by
    else {
        return;
    };
    log.tell(state, || Event::AmbitionPursued {
        player,
        ambition,
        goal,
    });
    // rule: ambitions/goal-databank-card-works-like-a-job
    let databank = databank.and_then(|number| contacts::draw_databank(game, state, number));
    if let Some(card) = databank {
        log.tell(state, || Event::DatabankResolved {
            player,
            card,
            contact: None,
        });
    }
    state.stack.push(Frame::Pursuit { goal, databank });
    let steps = databank.map_or(steps, |card| game.library.card(card).steps);
    script::begin(state, steps, player, text_of(databank));
}

/// What the steps of an attempt stand on.
fn text_of(databank: Option<CardId>) -> Bearer {
    databank.map_or(Bearer::Ambition, Bearer::Card)
}

/// The place of the attempt under way on the stack, and its goal.
fn frame(state: &State) -> Option<(usize, u8, Option<CardId>)> {
    let mut frames = state.stack.iter().enumerate().rev();
    frames.find_map(|(place, frame)| match *frame {
        Frame::Pursuit { goal, databank } => Some((place, goal, databank)),
        _ => None,
    })
}

/// Whether somebody attempts a goal.
pub(crate) fn is_attempted(state: &State) -> bool {
    frame(state).is_some()
}

/// Nothing more of the attempt under way is resolved.
fn leave(state: &mut State) -> Option<u8> {
    let (place, goal, databank) = frame(state)?;
    jobs::abandon(state, place, text_of(databank));
    Some(goal)
}

/// The goal that is attempted is completed.
pub(crate) fn complete_attempted(state: &mut State, log: &mut Log<Event>) {
    if let Some(goal) = leave(state) {
        complete(state, state.current, usize::from(goal), log);
    }
}

/// The attempt under way fails; the goal stays open.
pub(crate) fn fail(state: &mut State, log: &mut Log<Event>) {
    if let Some(goal) = leave(state) {
        tell_failed(state, goal, log);
    }
}

/// A player defeated while attempting a goal fails.
pub(crate) fn fail_of(state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    // rule: ambitions/defeat-fails-the-goal-encounter
    if player == state.current {
        fail(state, log);
    }
}

/// The steps of an attempt are over, and none of them completed the goal.
pub(crate) fn end(state: &mut State, log: &mut Log<Event>) {
    if let Some(Frame::Pursuit { goal, .. }) = state.stack.pop() {
        tell_failed(state, goal, log);
    }
}

fn tell_failed(state: &State, goal: u8, log: &mut Log<Event>) {
    let player = state.current;
    if let Some(ambition) = state.area(player).ambition.sheet {
        log.tell(state, || Event::AmbitionGoalFailed {
            player,
            ambition,
            goal,
        });
    }
}
