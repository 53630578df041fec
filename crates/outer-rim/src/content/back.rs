//! The backs of encounter cards. All cards of a deck have the same: the spaces it belongs to, and
//! the kinds of effects that are common in it. Which kinds these are is read off the cards.

use super::effect::Effect;
use super::load::Content;
use serde::Serialize;

/// How many kinds a back names.
const NAMED: usize = 3;

/// A kind of effects.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Hint {
    Tests,
    Fights,
    Credits,
    Fame,
    Reputation,
    Damage,
    Recovery,
    Assets,
    Contacts,
    Patrols,
    Travel,
    Secrets,
}

impl Hint {
    /// All of them, in the order in which they are named if they are equally common.
    const ALL: [Self; 12] = [
        Self::Tests,
        Self::Fights,
        Self::Credits,
        Self::Fame,
        Self::Reputation,
        Self::Damage,
        Self::Recovery,
        Self::Assets,
        Self::Contacts,
        Self::Patrols,
        Self::Travel,
        Self::Secrets,
    ];

    /// The kind of an effect; none for what only joins others, or costs something.
    fn of(effect: &Effect) -> Option<Self> {
        Some(match effect {
            Effect::Test { .. } => Self::Tests,
            Effect::Fight { .. } | Effect::FightPlayer { .. } => Self::Fights,
            Effect::Credits(_) => Self::Credits,
            Effect::Fame(_) | Effect::LoseFame(_) => Self::Fame,
            Effect::GainReputation(..) | Effect::LoseReputation(..) | Effect::SetReputation(..) => {
                Self::Reputation
            }
            Effect::Suffer(..) => Self::Damage,
            Effect::Recover(..) => Self::Recovery,
            Effect::GainThis
            | Effect::GainTop(_)
            | Effect::Draw(..)
            | Effect::BuyTop(..)
            | Effect::BuyShip { .. }
            | Effect::MarketAction
            | Effect::Take(_) => Self::Assets,
            Effect::Look(_)
            | Effect::Reveal(_)
            | Effect::Exchange(_)
            | Effect::MoveContact(_)
            | Effect::DiscardContact
            | Effect::RemoveContact => Self::Contacts,
            Effect::MovePatrol(..)
            | Effect::MovePatrolToward(..)
            | Effect::MovePatrolDirectly(_)
            | Effect::EliminatePatrol(_)
            | Effect::RedirectPatrol(_) => Self::Patrols,
            Effect::Move(_)
            | Effect::MoveDirectly(_)
            | Effect::EncounterWithin(_)
            | Effect::KeepMoving
            | Effect::ExtraTurn => Self::Travel,
            Effect::LoseCredits(_)
            | Effect::Pay(_)
            | Effect::Discard(_)
            | Effect::DiscardThis
            | Effect::Roll(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::To(..)
            | Effect::As(..)
            | Effect::PutToken
            | Effect::CompleteJob
            | Effect::FailJob
            | Effect::GoTo(_)
            | Effect::CompleteGoal
            | Effect::StopThem
            | Effect::NotDefeated
            | Effect::Prevent(_)
            | Effect::EndTurn
            | Effect::Dice(_)
            | Effect::Reroll(_)
            | Effect::Turn { .. }
            | Effect::Add(..)
            | Effect::Cancel(..)
            | Effect::GainSkill
            | Effect::HaveSkill(_) => return None,
        })
    }
}

/// The kinds of effects that are common in a deck: those that most of its cards have.
pub(super) fn common(content: &Content, deck: &str) -> Vec<Hint> {
    // rule: encounter-cards/back-is-public
    let mut times = Hint::ALL.map(|hint| (hint, 0_u32));
    for card in content.encounters.iter().filter(|card| card.deck == deck) {
        let mut found: Vec<Hint> = Vec::new();
        for section in &card.sections {
            found.extend(Effect::all(&section.does).into_iter().filter_map(Hint::of));
            found.extend(section.secret.as_ref().map(|_| Hint::Secrets));
        }
        for (hint, times) in &mut times {
            *times += u32::from(found.contains(hint));
        }
    }
    times.sort_by_key(|&(_, times)| std::cmp::Reverse(times));
    let common = times.into_iter().filter(|&(_, times)| times > 0);
    common.map(|(hint, _)| hint).take(NAMED).collect()
}
