//! How the rival completes jobs and delivers cargo; Appendix 3, "Jobs and Cargo".

use crate::OuterRim;
use crate::content::Trait;
use crate::event::{Event, Lot};
use crate::state::{AiCardId, Bearer, CardId, PlayerId, State};
use tabletop::Log;

impl OuterRim {
    /// Delivers every cargo that is bound for here, without a roll.
    pub(super) fn deliver_all(
        &self,
        state: &mut State,
        player: PlayerId,
        drawn: AiCardId,
        log: &mut Log<Event>,
    ) {
        // rule: solo-jobs-cargo/delivers-all-cargo-for-the-planet
        let cargo: Vec<CardId> = self.deliverable(state, &[]).collect();
        for card in cargo {
            let asset = self.library.asset(card);
            let illegal = asset.is_some_and(|asset| asset.has_trait(Trait::Illegal));
            // What is put on the stack last is done first: the reward, then the penalty.
            // rule: solo-jobs-cargo/penalty-for-each-illegal-cargo
            if illegal {
                let penalty = self.library.penalties[drawn.index()];
                self.run(state, penalty, player, Bearer::Rule);
            }
            // rule: solo-jobs-cargo/illegal-cargo-needs-no-roll
            self.hand_over(state, player, card, log);
        }
    }

    /// Completes one of the jobs that can be completed here, without attempting it.
    pub(super) fn complete_one_job(
        &self,
        state: &mut State,
        player: PlayerId,
        log: &mut Log<Event>,
    ) {
        // rule: solo-jobs-cargo/one-job-per-bullet, solo-jobs-cargo/job-gives-its-reward
        let jobs: Vec<CardId> = self.jobs_here(state).collect();
        if let Some(card) = self.draw_lot(state, Lot::Job, &jobs, log) {
            self.pay_job(state, player, card, log);
        }
    }
}
