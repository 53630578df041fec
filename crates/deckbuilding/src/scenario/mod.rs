//! A position in public words.

mod stage;
mod stager;
mod words;

pub(crate) use stage::stage;
pub use tabletop::CardWord;
pub(crate) use words::words;

use crate::setup::Setup;
use crate::state::Player;
use serde::{Deserialize, Serialize};

/// A stated position: what is said lies there, and nothing else (but the pilots, which lie in
/// their stack unless said otherwise). Piles are listed from the top.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// Sides, mode, goal and optional rules.
    pub setup: Setup,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Player,
    /// Whether the turn is about to begin; otherwise the player acts already.
    pub turn_begins: bool,
    /// The Force marker: 0 is the Rebels' last space, 3 neutral, 6 the Empire's last space.
    pub force: u8,
    /// The active player's pool.
    pub resources: u16,
    /// What lies before the Empire.
    pub empire: Area,
    /// What lies before the Rebels.
    pub rebel: Area,
    /// The active player's units.
    pub units: Vec<InPlayWord>,
    /// The galaxy row.
    pub row: Vec<String>,
    /// The galaxy deck.
    pub galaxy: Vec<CardWord>,
    /// The galaxy discard pile.
    pub galaxy_discard: Vec<String>,
    /// How many pilots are left; all that lie nowhere else if not said.
    pub pilots: Option<u8>,
    /// What happened this turn so far.
    pub so_far: SoFar,
    /// For each of the next shuffles the cards that come to lie on top.
    pub shuffles: Vec<Vec<String>>,
    /// The places (counted from zero) that random picks will hit.
    pub random: Vec<u32>,
    /// Something was half done when the position was told, this turn, and is lost: an ability, a
    /// reward, damage to be spread, or bases being picked. The active player goes on with the turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub half_done: bool,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            setup: Setup::default(),
            turn: 1,
            active: Player::Empire,
            turn_begins: false,
            force: 3,
            resources: 0,
            empire: Area::default(),
            rebel: Area::default(),
            units: Vec::new(),
            row: Vec::new(),
            galaxy: Vec::new(),
            galaxy_discard: Vec::new(),
            pilots: None,
            so_far: SoFar::default(),
            shuffles: Vec::new(),
            random: Vec::new(),
            half_done: false,
        }
    }
}

/// What lies before a player.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Area {
    /// The base in play, by id, `starting` for the usual one, or none.
    pub base: Option<String>,
    /// The damage on it.
    pub damage: u8,
    /// The facedown bases; if not said, those of the mode that lie nowhere else.
    pub bases: Option<Vec<String>>,
    /// Facedown bases out of the game; in Secret Bases all that lie nowhere else if not said.
    pub unpicked: Vec<String>,
    /// Enemy bases this player destroyed.
    pub victory: Vec<String>,
    /// The hand.
    pub hand: Vec<CardWord>,
    /// The deck.
    pub deck: Vec<CardWord>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// Capital ships in play.
    pub ships: Vec<InPlayWord>,
}

impl Default for Area {
    fn default() -> Self {
        Self {
            base: Some(STARTING.into()),
            damage: 0,
            bases: None,
            unpicked: Vec::new(),
            victory: Vec::new(),
            hand: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            ships: Vec::new(),
        }
    }
}

const STARTING: &str = "starting";

/// A card in play: by id, or with its situation.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum InPlayWord {
    /// Fresh.
    Plain(String),
    /// In a situation.
    With(InPlayWords),
}

/// The situation of a card in play.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct InPlayWords {
    /// Its id.
    pub card: String,
    /// Its ability was used.
    pub used: bool,
    /// Attack gained this turn.
    pub gained: u8,
    /// Damage on a ship.
    pub damage: u8,
    /// What it does in this turn's attacks.
    pub duty: DutyWord,
}

/// What a card in play does in this turn's attacks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DutyWord {
    /// Not committed.
    #[default]
    Ready,
    /// Committed against the base.
    Base,
    /// Committed against the card in this place of the row, counted from zero.
    Row(u8),
    /// Has attacked.
    Spent,
}

impl From<&str> for InPlayWord {
    fn from(id: &str) -> Self {
        InPlayWord::Plain(id.into())
    }
}

/// What happened this turn so far.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct SoFar {
    pub neutrals_played: u8,
    pub purchases: u8,
    pub neutral_purchases: u8,
    pub next_purchase_on_deck: bool,
    pub base_used: bool,
    /// Damage the defending base prevented.
    pub prevented: u8,
    /// The place in the row of the neutral unit that is hunted.
    pub hunted: Option<u8>,
    /// The active player's cards that are exiled when the turn ends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub borrowed: Vec<PlaceWord>,
}

/// A card of the active player by its place, counted from zero as the position lists it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWord {
    /// In the hand.
    Hand(u8),
    /// Among the units.
    Unit(u8),
    /// Among the capital ships.
    Ship(u8),
    /// In the discard pile.
    Discard(u8),
    /// In the deck.
    Deck(u8),
}
