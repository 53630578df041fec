//! The backs of the encounter cards: which rewards are common on those of a space. Everybody may
//! read them before choosing what to encounter.

use super::effect::Effect;
use super::entry::{EncounterCard, Section, SectionPlace};
use super::load::Content;
use super::map::{Space, SpaceKind};

/// How many kinds of reward a back names.
const NAMED: usize = 3;
/// One in so many cards must bear a kind of reward for it to be common.
const COMMON: usize = 4;

/// A kind of reward.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Prize {
    /// Credits.
    Credits,
    /// Fame.
    Fame,
    /// Reputation with a faction.
    Reputation,
    /// Recovered damage.
    Recovery,
    /// Assets, from the market or of the card itself.
    Assets,
    /// A secret.
    Secrets,
    /// Contacts that are looked at, turned or moved.
    Contacts,
    /// A journey, or one more turn.
    Travel,
}

impl Prize {
    /// Every kind, as they are named where they are equally common.
    pub const ALL: [Self; 8] = [
        Self::Credits,
        Self::Fame,
        Self::Reputation,
        Self::Recovery,
        Self::Assets,
        Self::Secrets,
        Self::Contacts,
        Self::Travel,
    ];

    fn of(effect: &Effect) -> Option<Self> {
        Some(match effect {
            Effect::Credits(_) => Self::Credits,
            Effect::Fame(_) => Self::Fame,
            Effect::GainReputation(..) => Self::Reputation,
            Effect::Recover(..) => Self::Recovery,
            Effect::GainThis
            | Effect::GainTop(_)
            | Effect::Draw(..)
            | Effect::BuyTop(..)
            | Effect::BuyShip { .. }
            | Effect::MarketAction => Self::Assets,
            Effect::Look(_) | Effect::Reveal(_) | Effect::Exchange(_) | Effect::MoveContact(_) => {
                Self::Contacts
            }
            Effect::Move(_) | Effect::MoveDirectly(_) | Effect::ExtraTurn => Self::Travel,
            _ => return None,
        })
    }

    fn is_on(self, section: &Section) -> bool {
        let effects = Effect::all(&section.does);
        effects.into_iter().any(|one| Self::of(one) == Some(self))
            || self == Self::Secrets && section.secret.is_some()
    }
}

impl Content {
    /// The rewards that are common among the encounters of a space, the most common first.
    // rule: encounter-cards/back-is-public
    pub fn prizes(&self, space: &Space) -> Vec<Prize> {
        let deck = self.encounters.iter();
        let deck: Vec<&EncounterCard> = deck.filter(|card| card.deck == space.encounters).collect();
        let bears = |prize: Prize| {
            let cards = deck.iter().filter(|card| {
                let sections = card.sections.iter();
                let mut here = sections.filter(|section| is_for(section, space));
                here.any(|section| prize.is_on(section))
            });
            cards.count()
        };
        let mut common: Vec<(usize, Prize)> = Prize::ALL.map(|prize| (bears(prize), prize)).into();
        common.retain(|(cards, _)| cards * COMMON >= deck.len().max(1));
        common.sort_by_key(|&(cards, _)| std::cmp::Reverse(cards));
        common.truncate(NAMED);
        common.into_iter().map(|(_, prize)| prize).collect()
    }
}

/// Whether a section may be read on a space.
fn is_for(section: &Section, space: &Space) -> bool {
    match &section.place {
        SectionPlace::At(id) => *id == space.id,
        SectionPlace::WithPatrol | SectionPlace::WithoutPatrol => space.kind == SpaceKind::Navpoint,
    }
}
