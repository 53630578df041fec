//! What of a turn is worth a word to somebody who only wants to know how it went.

use crate::event::Event;
use tabletop::Gist;

pub(crate) fn gist(event: &Event) -> Gist {
    match event {
        Event::TurnBegan { player, .. } => Gist::Turn(player.0),
        Event::Moved { .. } => Gist::Way,
        Event::Fame { .. }
        | Event::Defeated { .. }
        | Event::CombatWon { .. }
        | Event::Delivered { .. }
        | Event::Caught { .. }
        | Event::Bought { .. }
        | Event::ShipGained { .. }
        | Event::JobCompleted { .. }
        | Event::JobFailed { .. }
        | Event::Captured { .. }
        | Event::Eliminated { .. }
        | Event::GoalCompleted { .. }
        | Event::Reputation { .. }
        | Event::PatrolEliminated { .. }
        | Event::Taken { .. }
        | Event::ExtraTurn { .. }
        | Event::Conceded { .. }
        | Event::Won { .. } => Gist::Point,
        _ => Gist::Detail,
    }
}
