//! A position in public words.

mod favors;
mod house;
mod stage;
mod words;

use crate::content::{Boxes, Die, Faction, Market, Standing};
use crate::rules::HouseRules;
use crate::state::{Favor, Received};
pub use house::{AllianceWords, HouseWords, TalksWords};
use serde::{Deserialize, Serialize};
pub(crate) use stage::{stage, take_up};
use std::collections::BTreeMap;
pub use tabletop::CardWord;
use tabletop::SeatSet;
pub(crate) use words::{card_id, card_word, printed_space, space_word, words};

/// A stated position. Cards and contacts that are not mentioned lie where a new game would have
/// them, in the order of the box and unseen by all. Decks are listed from the top.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The boxes that lie on the table beside the base box.
    #[serde(skip_serializing_if = "Boxes::is_base")]
    pub with: Boxes,
    /// Whether players may ask each other for favors.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub favors: bool,
    /// Whether everybody has an ambition.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ambitions: bool,
    /// While they are chosen: the ambition sheets laid out, by id; the first of the box if not said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<String>,
    /// The house rules for player conflict that are played with.
    #[serde(skip_serializing_if = "HouseRules::is_empty")]
    pub house: HouseRules,
    /// What they left on the table.
    #[serde(skip_serializing_if = "HouseWords::is_empty")]
    pub conflict: HouseWords,
    /// The fame that wins.
    pub fame: u8,
    /// The tiles from left to right, by id; the standard order if not said.
    pub tiles: Vec<String>,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is, counted from zero.
    pub current: u8,
    /// Who took the first turn.
    pub first: u8,
    /// The step of the turn.
    pub step: StepWord,
    /// The players, clockwise.
    pub players: Vec<PlayerWords>,
    /// Who of them an AI deck runs, in a single-player game.
    pub rival: Option<RivalWords>,
    /// The other one, with two of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_rival: Option<RivalWords>,
    /// Patrols that are not where the game begins with them.
    pub patrols: BTreeMap<Faction, PatrolWords>,
    /// The contacts of planets, from left to right; `-` for an empty place.
    pub contacts: BTreeMap<String, Vec<ContactWord>>,
    /// Market decks from the top; what is not mentioned lies beneath.
    pub market: BTreeMap<Market, Vec<CardWord>>,
    /// Encounter decks from the top; what is not mentioned lies beneath.
    pub encounters: BTreeMap<String, Vec<CardWord>>,
    /// Cards that left the game.
    pub gone: Vec<String>,
    /// Contacts that left the game.
    pub gone_contacts: Vec<String>,
    /// Contacts that stayed in the box, unseen by all; if not said, those that find no place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spare_contacts: Option<Vec<String>>,
    /// With favors: who holds the debt token of each player, by number; everybody their own, if not
    /// said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub debts: Vec<u8>,
    /// The favors that are asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<RequestWords>,
    /// What happened this turn so far.
    pub so_far: SoFar,
    /// The results of the next dice.
    pub dice: Vec<Die>,
    /// Something was half done when the position was told, and is lost: cards that were being
    /// resolved lie under their decks. Nothing goes on by itself before the current player says so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub half_done: bool,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            with: Boxes::BASE,
            favors: false,
            ambitions: false,
            sheets: Vec::new(),
            house: HouseRules::default(),
            conflict: HouseWords::default(),
            fame: 10,
            tiles: Vec::new(),
            turn: 1,
            current: 0,
            first: 0,
            step: StepWord::Planning,
            players: vec![PlayerWords::default(), PlayerWords::second()],
            rival: None,
            second_rival: None,
            patrols: BTreeMap::new(),
            contacts: BTreeMap::new(),
            market: BTreeMap::new(),
            encounters: BTreeMap::new(),
            gone: Vec::new(),
            gone_contacts: Vec::new(),
            spare_contacts: None,
            debts: Vec::new(),
            requests: Vec::new(),
            so_far: SoFar::default(),
            dice: Vec::new(),
            half_done: false,
        }
    }
}

/// The step of a turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum StepWord {
    #[default]
    Planning,
    Action,
    Encounter,
    /// The encounter was made.
    End,
    /// Before the first turn: this player, counted from zero, chooses a character.
    ChooseCharacter(u8),
    ChooseShip(u8),
    ChooseAmbition(u8),
    /// This player chooses the card of the databank they start with.
    ChooseStart(u8),
    ChooseFaction(u8),
    /// This player has won.
    Over(u8),
}

impl StepWord {
    /// Whether it is a step of somebody's turn.
    pub(crate) fn is_set_up(self) -> bool {
        matches!(
            self,
            Self::ChooseCharacter(_)
                | Self::ChooseShip(_)
                | Self::ChooseAmbition(_)
                | Self::ChooseStart(_)
                | Self::ChooseFaction(_)
        )
    }

    pub(crate) fn is_in_turn(self) -> bool {
        matches!(self, Self::Planning | Self::Action | Self::Encounter)
    }
}

/// A player.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct PlayerWords {
    pub character: Option<String>,
    pub flipped: bool,
    pub ship: Option<String>,
    pub ship_flipped: bool,
    pub space: String,
    pub credits: u32,
    pub fame: u8,
    pub reputation: BTreeMap<Faction, Standing>,
    /// Damage of the character and of the ship.
    pub damage: [u8; 2],
    pub defeated: bool,
    /// Goal tokens on the character card and on the ship sheet.
    pub progress: [u8; 2],
    /// The ambition sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ambition: Option<AmbitionWords>,
    /// Planets with a damage token of this player.
    pub tokens: Vec<String>,
    pub assets: Vec<AssetWord>,
    pub secrets: Vec<CardWord>,
    /// The favor this player received this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub favor: Option<Received>,
}

impl Default for PlayerWords {
    fn default() -> Self {
        Self {
            character: Some("boba-fett".into()),
            flipped: false,
            ship: Some("g-1a-starfighter".into()),
            ship_flipped: false,
            space: "tatooine".into(),
            credits: 0,
            fame: 0,
            reputation: BTreeMap::new(),
            damage: [0; 2],
            defeated: false,
            progress: [0; 2],
            ambition: None,
            tokens: Vec::new(),
            assets: Vec::new(),
            secrets: Vec::new(),
            favor: None,
        }
    }
}

impl PlayerWords {
    /// Somebody far away who does not matter.
    pub fn second() -> Self {
        Self {
            character: Some("bossk".into()),
            space: "cantonica".into(),
            ..Self::default()
        }
    }
}

/// An ambition sheet before a player.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmbitionWords {
    /// Its id.
    pub sheet: String,
    /// The goals with a token, counted from one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub done: Vec<u8>,
    /// How often what a goal counts was done, by goals counted from one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counted: BTreeMap<u8, u8>,
}

impl From<&str> for AmbitionWords {
    fn from(id: &str) -> Self {
        Self {
            sheet: id.into(),
            ..Self::default()
        }
    }
}

/// The rival of a single-player game. If it is its turn, it takes it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RivalWords {
    /// Which player it is, counted from zero.
    pub player: u8,
    /// The AI deck from the top; what is not mentioned lies beneath.
    pub deck: Vec<CardWord>,
}

impl Default for RivalWords {
    fn default() -> Self {
        Self {
            player: 1,
            deck: Vec::new(),
        }
    }
}

/// A patrol on the map.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PatrolWords {
    pub level: u8,
    pub space: String,
}

/// A contact token beside a planet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ContactWord {
    /// Facedown and unseen; `-` for an empty place.
    Plain(String),
    /// With its side and who knows it.
    With {
        /// Its id.
        contact: String,
        /// Whether it lies faceup.
        #[serde(default)]
        faceup: bool,
        /// Who knows it.
        #[serde(default)]
        known: SeatSet,
    },
}

/// An asset: by id, or with the contact captured for it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AssetWord {
    /// The card alone.
    Plain(String),
    /// A bounty with its captive.
    With {
        /// Its id.
        card: String,
        /// The captured contact.
        captive: String,
    },
    /// An asset on which a goal token lies.
    Marked {
        /// Its id.
        marked: String,
    },
}

impl From<&str> for AssetWord {
    fn from(id: &str) -> Self {
        Self::Plain(id.into())
    }
}

impl From<&str> for ContactWord {
    fn from(id: &str) -> Self {
        Self::Plain(id.into())
    }
}

/// A favor that is asked for; players by number.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RequestWords {
    /// Who asks.
    pub by: u8,
    /// For what.
    pub favor: Favor,
    /// Who is asked.
    pub of: Vec<u8>,
    /// What is offered for it.
    pub pays: BundleWords,
    /// Who is willing.
    pub grants: Vec<GrantWords>,
    /// Who is not.
    pub declined: Vec<u8>,
}

/// Somebody who is willing to grant a favor.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GrantWords {
    /// Who.
    pub by: u8,
    /// For this.
    pub price: BundleWords,
    /// And hands this over with it.
    pub gives: BundleWords,
}

/// What changes hands.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BundleWords {
    /// Credits.
    pub credits: u32,
    /// Assets by id.
    pub cards: Vec<String>,
    /// Debt tokens, by the number of whom they belong to.
    pub debts: Vec<u8>,
}

/// What happened this turn so far.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct SoFar {
    pub delivered: bool,
    pub marketed: bool,
    pub traded: bool,
    /// The turn ends when the action or step under way is finished.
    pub ends: bool,
    /// It does because an effect said so: nothing more is begun or used.
    pub cut_short: bool,
    /// An additional turn follows.
    pub extra_follows: bool,
    /// This is an additional turn.
    pub is_extra: bool,
    /// Abilities that were used, by their numbers.
    pub used: Vec<u16>,
    /// Offers that were declined.
    pub declined: u8,
    /// Who declined to take part in a job, counted from zero.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unwilling: Vec<u8>,
}
