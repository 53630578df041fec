//! Jobs; glossary "Jobs".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Feat, Moment};
use crate::event::Event;
use crate::rules::{abilities, assets, contacts, goals};
use crate::script;
use crate::state::{Bearer, CardId, Frame, PlayerId, State};
use tabletop::Log;

/// The jobs the current player can attempt here.
pub(crate) fn here(game: &OuterRim, state: &State) -> impl Iterator<Item = CardId> {
    // rule: jobs/attempt-at-destination
    let here = state.mine().space;
    let jobs = state.mine().assets.iter().filter(move |held| {
        let asset = game.library.asset(held.card);
        let job = asset.and_then(|asset| asset.job);
        job.is_some_and(|job| job.destination == here)
    });
    jobs.map(|held| held.card)
}

pub(crate) fn list(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    out.extend(here(game, state).map(Choice::Attempt));
}

/// Attempts a job.
pub(crate) fn attempt(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.current;
    let Some(job) = game.library.asset(card).and_then(|asset| asset.job) else {
        return;
    };
    let databank = job
        .databank
        .and_then(|number| contacts::draw_databank(game, state, number));
    if let Some(card) = databank {
        log.tell(state, || Event::DatabankResolved {
            player,
            card,
            contact: None,
        });
    }
    state.stack.push(Frame::Job { card, databank });
    let steps = databank.map_or(job.steps, |card| game.library.card(card).steps);
    let bearer = Bearer::Card(databank.unwrap_or(card));
    script::begin(state, steps, player, bearer);
}

/// The place of the job under way on the stack.
fn frame(state: &State) -> Option<(usize, CardId)> {
    let frames = state.stack.iter().enumerate().rev();
    frames
        .filter_map(|(place, frame)| match frame {
            Frame::Job { card, .. } => Some((place, *card)),
            _ => None,
        })
        .next()
}

/// Nothing more of the job under way is resolved. A combat it led to is still fought to its
/// end, and whatever else is half done above it is finished.
fn leave(state: &mut State) -> Option<CardId> {
    let (place, card) = frame(state)?;
    let Frame::Job { databank, .. } = std::mem::take(&mut state.stack[place]) else {
        return None;
    };
    let text = Bearer::Card(databank.unwrap_or(card));
    let mut above = false;
    for frame in state.stack.iter_mut().skip(place) {
        match frame {
            Frame::Script(running) if running.bearer == text => {
                running.at = Default::default();
                above = true;
            }
            // A test of the job is over with it, and so is what waits for its dice.
            Frame::Test { .. } | Frame::Roll { .. } if above => {
                *frame = Frame::None;
                state.roll = None;
            }
            Frame::Window { .. } | Frame::PickDice { .. } if above => *frame = Frame::None,
            _ => above = false,
        }
    }
    Some(card)
}

/// The job under way is completed: nothing more of it is resolved, and it pays.
pub(crate) fn complete(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(card) = leave(state) else {
        return;
    };
    pay(game, state, state.current, card, log);
}

/// What a completed job brings; its card goes where it belongs.
pub(crate) fn pay(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    log.tell(state, || Event::JobCompleted { player, card });
    let Some(job) = game.library.asset(card).and_then(|asset| asset.job) else {
        return;
    };
    // What waits for a completed job had to wait before it completes a goal.
    abilities::open(game, state, Moment::CompletesJob, player);
    // rule: jobs/complete-pays-reward
    assets::use_up(game, state, player, card, job.remove, log);
    let reward = (job.reward, Bearer::Card(card));
    goals::reward(game, state, player, reward, &[Feat::CompleteJob], log);
}

/// The job under way fails: nothing more of it is resolved, and its card is kept.
pub(crate) fn fail(state: &mut State, log: &mut Log<Event>) {
    // rule: jobs/failure-stops-everything, jobs/failure-keeps-card
    let player = state.current;
    if let Some(card) = leave(state) {
        log.tell(state, || Event::JobFailed { player, card });
    }
}

/// A player defeated while resolving a job fails it.
pub(crate) fn fail_of(state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    // rule: defeat/job-fails
    let job = frame(state).map(|(_, card)| card);
    let still_held = job.is_some_and(|card| state.area(player).has(card));
    if player == state.current && still_held {
        fail(state, log);
    }
}
