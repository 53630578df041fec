//! What happened, in a few plain words each, so that a test can state an order of events.

use super::OnStage;
use outer_rim::{Event, PlayerId};

/// A player's number as people count.
fn name(player: PlayerId) -> u32 {
    u32::from(player) + 1
}

fn line(event: &Event) -> Option<String> {
    Some(match *event {
        Event::TurnBegan { player, .. } => format!("turn of {}", name(player)),
        Event::Rolled {
            of: Some(player),
            dice,
            ..
        } => format!("{} rolls {}", name(player), dice.len()),
        Event::Rolled { by, dice, .. } => format!("{} rolls {} for the foe", name(by), dice.len()),
        Event::CombatWon {
            attacker,
            attacker_won,
            damage: [by_attacker, by_defender],
            ..
        } => {
            let outcome = if attacker_won { "wins" } else { "loses" };
            format!("{} {outcome} {by_attacker}:{by_defender}", name(attacker))
        }
        Event::Credits { player, change, .. } => format!("{} credits {change:+}", name(player)),
        Event::Fame { player, change, .. } => format!("{} fame {change:+}", name(player)),
        Event::Reputation {
            player,
            faction,
            standing,
        } => format!("{} {faction:?} {standing:?}", name(player)).to_lowercase(),
        Event::Suffered { player, amount, .. } => format!("{} suffers {amount}", name(player)),
        Event::Recovered { player, amount, .. } => format!("{} recovers {amount}", name(player)),
        Event::Defeated { player } => format!("{} is defeated", name(player)),
        Event::StoodUp { player } => format!("{} stands up", name(player)),
        Event::TestResult { player, passed, .. } => {
            format!(
                "{} {}",
                name(player),
                if passed { "passes" } else { "fails" }
            )
        }
        Event::PatrolMoved { .. } => "patrol moves".into(),
        Event::PatrolEliminated { level, .. } => format!("patrol {level} is eliminated"),
        Event::PatrolSpawned { level, .. } => format!("patrol {level} spawns"),
        Event::JobCompleted { .. } => "job completed".into(),
        Event::JobFailed { .. } => "job failed".into(),
        Event::GoalCompleted { player, .. } => format!("{} goal", name(player)),
        Event::SecretsLost { count, .. } => format!("{count} secrets lost"),
        Event::Discarded { player, .. } => format!("{} discards", name(player)),
        Event::Won { player } => format!("{} has won", name(player)),
        _ => return None,
    })
}

impl OnStage {
    /// What happened so far, in order: `1 rolls 3`, `2 rolls 5 for the foe`, `1 wins 4:3`.
    pub(crate) fn story(&self) -> Vec<String> {
        self.events().iter().filter_map(line).collect()
    }

    /// The part of the story that contains one of these words.
    pub(crate) fn story_of(&self, words: &[&str]) -> Vec<String> {
        let story = self.story().into_iter();
        story
            .filter(|line| words.iter().any(|word| line.contains(word)))
            .collect()
    }
}
