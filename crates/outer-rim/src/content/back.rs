//! The backs of encounter cards. All cards of a deck have the same: the spaces it belongs to, and
//! the kinds of effects that are common in it. Which kinds these are is read off the cards.

use super::effect::Effect;
use super::load::Content;
use crate::script::verbs::{Verb as _, verb};
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
        verb!(effect, deed => deed.hint(), question => question.hint(), {
            Effect::Test { .. } | Effect::Opposed { .. } => Some(Self::Tests),
            Effect::Fight { .. } | Effect::FightPlayer { .. } => Some(Self::Fights),
            Effect::Roll(_)
            | Effect::GoTo(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::Choose(_)
            | Effect::May(_)
            | Effect::Pay(_)
            | Effect::To(..)
            | Effect::As(..) => None,
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
