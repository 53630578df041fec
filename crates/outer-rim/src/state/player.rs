//! What lies before a player.

use super::{AmbitionId, CardId, CharacterId, ContactId, ShipId, SpaceId, Spaces};
use crate::content::{Body, Faction, MOST_GOALS, Standing, Sum};
use serde::{Deserialize, Serialize};
use tabletop::{Hidden, List};

/// The most assets one player can hold, whatever their slots.
pub(crate) const MOST_ASSETS: usize = 20;
/// The most secrets one player can hold: all cards of a deck, or nearly.
pub(crate) const MOST_SECRETS: usize = 16;

/// An asset somebody has.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: CardId,
    /// The contact captured for this bounty.
    pub(crate) captive: Option<ContactId>,
    /// A goal token lies on it.
    pub(crate) marked: bool,
}

impl Held {
    /// A card with nothing on it.
    pub(crate) fn bare(card: CardId) -> Self {
        Self {
            card,
            ..Self::default()
        }
    }
}

/// An ambition sheet and the tokens on it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Ambitious {
    /// None until it is chosen, and without ambitions.
    pub(crate) sheet: Option<AmbitionId>,
    /// The goals with a token on the progress tracker, one bit each.
    pub(crate) done: u8,
    /// How often what a goal counts was done.
    pub(crate) counted: [u8; MOST_GOALS],
}

impl Ambitious {
    /// Whether a goal, counted from zero, has its token.
    pub(crate) fn has(&self, goal: usize) -> bool {
        self.done >> goal & 1 == 1
    }

    /// How many goals have their token.
    pub(crate) fn count(&self) -> u8 {
        self.done.count_ones() as u8
    }
}

/// A player's character, ship and play area.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct PlayerArea {
    /// None until it is chosen.
    pub(crate) character: Option<CharacterId>,
    /// The personal goal is completed.
    pub(crate) flipped: bool,
    /// None until it is chosen.
    pub(crate) ship: Option<ShipId>,
    /// The ship goal is completed.
    pub(crate) ship_flipped: bool,
    pub(crate) space: SpaceId,
    /// In thousands: no smaller token exists.
    pub(crate) credits: u16,
    pub(crate) fame: u8,
    /// How much of it assets provide now.
    pub(crate) asset_fame: u8,
    pub(crate) standings: [Standing; 4],
    /// On the character and on the ship.
    pub(crate) damage: [u8; 2],
    pub(crate) defeated: bool,
    /// Goal tokens on the character card and on the ship sheet.
    pub(crate) progress: [u8; 2],
    pub(crate) ambition: Ambitious,
    /// What character, ship and assets always give: kept because it is asked all the time.
    pub(crate) sum: Sum,
    /// The planets on which this player put a damage token.
    pub(crate) tokens: Spaces,
    pub(crate) assets: List<Held, MOST_ASSETS>,
    pub(crate) secrets: List<Hidden<CardId>, MOST_SECRETS>,
}

impl PlayerArea {
    pub(crate) fn standing(&self, faction: Faction) -> Standing {
        self.standings[faction.index()]
    }

    pub(crate) fn damage(&self, body: Body) -> u8 {
        self.damage[body as usize]
    }

    /// The asset with this number, if this player has it.
    pub(crate) fn held(&self, card: CardId) -> Option<&Held> {
        self.assets.iter().find(|held| held.card == card)
    }

    pub(crate) fn held_mut(&mut self, card: CardId) -> Option<&mut Held> {
        self.assets.iter_mut().find(|held| held.card == card)
    }

    pub(crate) fn has(&self, card: CardId) -> bool {
        self.held(card).is_some()
    }
}
