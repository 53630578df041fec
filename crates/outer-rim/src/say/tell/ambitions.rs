//! Ambition sheets and their goals.

use super::{Teller, n, who};
use crate::event::Event;
use crate::state::{AmbitionId, PlayerId};
use printed::Arg;
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let of_goal = |id: &str, player: PlayerId, ambition: AmbitionId, goal: u8| {
        let args = [
            who(s, player),
            ("ambition", s.ambition(ambition)),
            ("goal", s.ambition_goal(ambition, goal)),
        ];
        s.say(id, &args)
    };
    match *event {
        Event::AmbitionsLaidOut { sheets } => {
            let sheets = sheets.iter().map(|&sheet| s.ambition(sheet));
            let sheets = Arg::row("and-more", sheets);
            s.say("event-ambitions-laid-out", &[("sheets", sheets)])
        }
        Event::AmbitionChosen { player, ambition } => {
            let args = [who(s, player), ("ambition", s.ambition(ambition))];
            s.say("event-ambition-chosen", &args)
        }
        Event::AmbitionProgress {
            player,
            ambition,
            goal,
            tokens,
            of,
        } => {
            let args = [
                who(s, player),
                ("goal", s.ambition_goal(ambition, goal)),
                n(tokens),
                ("of", of.into()),
            ];
            s.say("event-ambition-progress", &args)
        }
        Event::AmbitionPursued {
            player,
            ambition,
            goal,
        } => of_goal("event-ambition-pursued", player, ambition, goal),
        Event::AmbitionGoalCompleted {
            player,
            ambition,
            goal,
        } => of_goal("event-ambition-goal-completed", player, ambition, goal),
        Event::AmbitionGoalUndone {
            player,
            ambition,
            goal,
        } => of_goal("event-ambition-goal-undone", player, ambition, goal),
        Event::AmbitionGoalFailed {
            player,
            ambition,
            goal,
        } => of_goal("event-ambition-goal-failed", player, ambition, goal),
        // Sent to another topic.
        _ => Text::new(),
    }
}
