//! The AI deck: what a character without a player does on its turn.

use super::effect::Effect;
use super::words::{Kind, Market, Source};
use serde::{Deserialize, Serialize};

/// A card of the AI deck.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AiCard {
    /// The stable id.
    pub id: String,
    /// The planning step: the first bullet that applies.
    pub planning: Vec<Bullet>,
    /// The action step: all bullets that apply.
    pub action: Vec<Bullet>,
    /// The encounter step: the first bullet that applies.
    pub encounter: Vec<Bullet>,
    /// What is printed at the bottom: all of it.
    #[serde(default)]
    pub special: Vec<Bullet>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// A section of an AI card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum AiSection {
    Planning,
    Action,
    Encounter,
    Special,
}

impl AiSection {
    /// All of them, from the top.
    pub(crate) const ALL: [Self; 4] =
        [Self::Planning, Self::Action, Self::Encounter, Self::Special];

    /// The section below.
    pub(crate) fn next(self) -> Option<Self> {
        match self {
            Self::Planning => Some(Self::Action),
            Self::Action => Some(Self::Encounter),
            Self::Encounter => Some(Self::Special),
            Self::Special => None,
        }
    }

    /// Whether only the first bullet that applies is done, and not all that apply.
    pub(crate) fn first_only(self) -> bool {
        matches!(self, Self::Planning | Self::Encounter)
    }
}

impl AiCard {
    /// What delivering illegal cargo costs.
    pub(crate) fn penalty(&self) -> &[Effect] {
        let penalty = self.action.iter().find_map(|bullet| match bullet {
            Bullet::DeliverCargo(penalty) => Some(penalty.as_slice()),
            _ => None,
        });
        penalty.unwrap_or_default()
    }

    /// The bullets of a section, from the top.
    pub fn section(&self, section: AiSection) -> &[Bullet] {
        match section {
            AiSection::Planning => &self.planning,
            AiSection::Action => &self.action,
            AiSection::Encounter => &self.encounter,
            AiSection::Special => &self.special,
        }
    }
}

/// One line of an AI card. Credits are in credits.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Bullet {
    /// Recover all damage, if defeated.
    RecoverIfDefeated,
    /// Recover all damage.
    Recover,
    /// Move toward the nearest goal token.
    MoveToGoal,
    /// Gain credits.
    GainCredits(u32),
    /// Gain credits and lose 1 reputation.
    SellReputation(u32, FactionOf),
    /// Gain 1 reputation.
    GainReputation(FactionOf),
    /// Deliver all cargo that is bound for this planet; what each illegal one costs.
    DeliverCargo(Vec<Effect>),
    /// Buy from a deck.
    Buy(Market),
    /// Buy from the first deck, or, with no empty slot for such an asset, from the second.
    BuyUnlessFull(Market, Kind, Market),
    /// Encounter a patrol in its space with whose faction it has negative reputation.
    FightPatrol,
    /// Complete a job whose destination this planet is.
    CompleteJob,
    /// Pay credits for 1 fame.
    BuyFame(u32),
    /// Turn up the facedown contact of the lowest class on this planet.
    RevealContact,
    /// The same, and gain its crew.
    Recruit,
    /// Discard the top cards of decks.
    DiscardTops(Vec<Market>),
    /// Shuffle this card back into the AI deck.
    ShuffleBack,
}

/// With which faction reputation is gained or lost.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum FactionOf {
    /// That of the planet it is on.
    OwnPlanet,
    /// That of the nearest patrol.
    NearestPatrol,
}
