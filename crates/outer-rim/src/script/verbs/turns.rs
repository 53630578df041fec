//! Jobs, goals and turns.

use super::{Deed, Verb};
use crate::OuterRim;
use crate::content::Hint;
use crate::event::Event;
use crate::rules::{abilities, ambitions, goals, jobs, turn};
use crate::state::{Bearer, Running, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// Complete the job that is resolved.
pub(crate) struct CompleteJob;

impl Verb for CompleteJob {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("complete-job"))
    }
}

impl Deed for CompleteJob {
    fn perform(&self, game: &OuterRim, state: &mut State, _: Running, log: &mut Log<Event>) {
        jobs::complete(game, state, log);
    }
}

/// The job that is resolved fails.
pub(crate) struct FailJob;

impl Verb for FailJob {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("fail-job"))
    }
}

impl Deed for FailJob {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, log: &mut Log<Event>) {
        jobs::fail(state, log);
    }
}

/// Complete the goal of the sheet this stands on.
pub(crate) struct CompleteGoal;

impl Verb for CompleteGoal {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("complete-goal"))
    }
}

impl Deed for CompleteGoal {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if ambitions::is_attempted(state) && !is_of_sheet(running.bearer) {
            ambitions::complete_attempted(state, log);
            return;
        }
        let ship = running.bearer == Bearer::Ship;
        goals::complete(game, state, running.actor, ship, log);
    }
}

/// Whether something stands on a character card or a ship sheet, whose own goal it completes.
fn is_of_sheet(bearer: Bearer) -> bool {
    matches!(bearer, Bearer::Character | Bearer::Ship)
}

/// The goal that is attempted is not completed.
pub(crate) struct FailGoal;

impl Verb for FailGoal {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("fail-goal"))
    }
}

impl Deed for FailGoal {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, log: &mut Log<Event>) {
        ambitions::fail(state, log);
    }
}

/// Flip the character card back to its goal.
pub(crate) struct FlipBack;

impl Verb for FlipBack {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("flip-back"))
    }
}

impl Deed for FlipBack {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let owner = abilities::owner_at(game, state, running.at);
        goals::flip_back(game, state, owner.unwrap_or(running.actor), log);
    }
}

/// Take an additional turn after this one.
pub(crate) struct ExtraTurn;

impl Verb for ExtraTurn {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("extra-turn"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }
}

impl Deed for ExtraTurn {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, log: &mut Log<Event>) {
        turn::extra_turn(state, log);
    }
}

/// Your turn ends.
pub(crate) struct EndTurn;

impl Verb for EndTurn {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("end-turn"))
    }
}

impl Deed for EndTurn {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, log: &mut Log<Event>) {
        state.memory.ends = true;
        state.memory.cut_short = true;
        let player = state.current;
        log.tell(state, || Event::TurnCutShort { player });
    }
}
