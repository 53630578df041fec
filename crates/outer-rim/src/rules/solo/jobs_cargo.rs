//! How the rival completes jobs and delivers cargo; Appendix 3, "Jobs and Cargo".

use crate::OuterRim;
use crate::content::Trait;
use crate::event::{Event, Lot};
use crate::rules::{deliver, jobs, solo};
use crate::script;
use crate::state::{AiCardId, Bearer, CardId, PlayerId, State};
use tabletop::Log;

/// Delivers every cargo that is bound for here, without a roll.
pub(super) fn deliver_all(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    drawn: AiCardId,
    log: &mut Log<Event>,
) {
    // rule: solo-jobs-cargo/delivers-all-cargo-for-the-planet
    let cargo: Vec<CardId> = deliver::deliverable(game, state, &[]).collect();
    for card in cargo {
        let asset = game.library.asset(card);
        let illegal = asset.is_some_and(|asset| asset.has_trait(Trait::Illegal));
        // What is put on the stack last is done first: the reward, then the penalty.
        // rule: solo-jobs-cargo/penalty-for-each-illegal-cargo
        if illegal {
            let penalty = game.library.penalties[drawn.index()];
            script::begin(state, penalty, player, Bearer::Rule);
        }
        // rule: solo-jobs-cargo/illegal-cargo-needs-no-roll
        deliver::hand_over(game, state, player, card, log);
    }
}

/// Completes one of the jobs that can be completed here, without attempting it.
pub(super) fn complete_one_job(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    // rule: solo-jobs-cargo/one-job-per-bullet, solo-jobs-cargo/job-gives-its-reward
    let ready: Vec<CardId> = jobs::here(game, state).collect();
    if let Some(card) = solo::decisions::draw_lot(state, Lot::Job, &ready, log) {
        jobs::pay(game, state, (player, None), card, log);
    }
}
