//! What a player can choose, and what is asked.

use crate::state::{BaseId, CardId, Source};
use serde::{Deserialize, Serialize};

/// What an attack is aimed at.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// The enemy base, behind its capital ships.
    #[default]
    Base,
    /// A card in the galaxy row.
    Row(CardId),
}

/// A legal move. Of several alike cards in a hand or a pile only one is offered.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Choice {
    /// Put a base among one's own, in secret, before the game.
    PickBase(BaseId),
    /// Reveal a new base.
    RevealBase(BaseId),
    /// Play a card from the hand.
    Play(CardId),
    /// Purchase a card from the galaxy row or the pilots.
    Buy(CardId),
    /// Pay a neutral card off.
    PayOff(CardId),
    /// Use the ability of a card in play.
    Use(CardId),
    /// Use the ability of the base.
    UseBase,
    /// Commit a card to an attack.
    Commit(CardId, Target),
    /// Resolve an attack.
    Resolve(Target),
    /// End the turn.
    EndTurn,
    /// Use a triggered ability.
    Trigger(Source),
    /// Take the reward.
    TakeReward,
    /// Pick a card for the effect under way.
    Pick(CardId),
    /// Pick the enemy base for the effect under way.
    PickBaseTarget,
    /// Choose one of several effects.
    Option(u8),
    /// Deal this much damage to a capital ship.
    Assign(CardId, u8),
    /// No, thank you; or: that is all.
    Pass,
}

/// What is asked.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Pick so many more bases in secret.
    PickBases {
        /// How many are still to be picked.
        left: u8,
    },
    /// Reveal a new base.
    NewBase,
    /// Play, purchase, use, attack, or end the turn.
    Turn,
    /// Use a triggered ability, or none.
    Triggers,
    /// Take the reward for this card?
    Reward {
        /// The defeated card.
        card: CardId,
    },
    /// Spread so much damage over capital ships: how much on this one?
    Spread {
        /// The damage left.
        left: u16,
        /// The ship asked about.
        ship: CardId,
    },
    /// Pick something for an effect.
    Effect {
        /// Whose effect it is.
        source: Source,
        /// What is to be picked.
        what: Picking,
    },
}

/// What is to be picked for an effect.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Picking {
    /// What is done with it, in a word or two.
    pub to: &'static str,
    /// How many are picked; of damage, how much is dealt.
    pub n: u8,
    /// Whether fewer will do.
    pub up_to: bool,
}

impl Picking {
    /// One thing.
    pub(crate) const fn one(to: &'static str) -> Self {
        Self {
            to,
            n: 1,
            up_to: false,
        }
    }
}
