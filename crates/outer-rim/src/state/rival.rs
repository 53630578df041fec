//! The rivals of a single-player game: characters that AI decks run.

use super::{AiCardId, PlayerId, SpaceId};
use crate::content::AiSection;
use serde::{Deserialize, Serialize};
use tabletop::{Hidden, List};

/// The most cards of an AI deck.
pub(crate) const MOST_AI_CARDS: usize = 12;
/// The most rivals of one game.
pub(crate) const MOST_RIVALS: usize = 2;
/// The most spaces of one move.
const LONGEST_WAY: usize = 16;

/// An AI deck and whom it runs. Its goal tokens need no place of their own: each lies on the
/// destination of a cargo or job its character holds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Rival {
    pub(crate) player: PlayerId,
    /// The last is the top.
    pub(crate) deck: List<Hidden<AiCardId>, MOST_AI_CARDS>,
    /// The card of the turn.
    pub(crate) resolving: Option<Resolving>,
    /// The rest of the way it moves now, the next space last.
    pub(crate) way: List<SpaceId, LONGEST_WAY>,
}

/// How far an AI card is resolved.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Resolving {
    pub(crate) card: AiCardId,
    /// None once all sections are done.
    pub(crate) section: Option<AiSection>,
    /// The next bullet.
    pub(crate) bullet: u8,
    /// The card was shuffled back into its deck.
    pub(crate) shuffled: bool,
    /// How many bullets of the section were done.
    pub(crate) done: u8,
    /// Whom a bullet made suffer who was not defeated, one bit a player: what comes of it is to be seen.
    pub(crate) punished: u8,
    /// Patrols that would move toward it move toward the nearest opponent.
    pub(crate) unseen: bool,
}
