//! The effect language: what a card can do, as data.
//!
//! A card is an entry in `content/`; its rules text is printed from these values, and the engine
//! runs them. A new card is normally a new combination, not a new word.

use super::Trait;
use serde::{Deserialize, Serialize};

/// What is printed on a card besides its numbers.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ability {
    /// Once on each of your turns while the card is in play, whenever you like.
    Action(Vec<Effect>),
    /// Each time at its moment, if you like.
    When(Moment, Vec<Effect>),
    /// Always, while the card is in play.
    While(Constant),
}

/// The moment of a triggered ability.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// You play this card.
    Played,
    /// You purchase this card.
    Purchased,
    /// An attack this card takes part in defeats a card in the galaxy row.
    Defeats,
    /// You reveal this base.
    Revealed,
    /// Your turn starts, and this is already your base.
    TurnStarts,
    /// You play your first neutral card of the turn.
    FirstNeutralPlayed,
    /// You purchase your first card of the turn.
    FirstPurchase,
    /// You purchase your first neutral card of the turn.
    FirstNeutralPurchase,
    /// Your opponent discards a card from their hand on your turn.
    OpponentDiscards,
}

/// What a constant ability does.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Constant {
    /// Each of your units or ships in play that matches has so much more attack.
    Boost(Filter, u8),
    /// This card has so much more attack while the condition holds.
    Stronger(u8, Condition),
    /// This card has so much more attack while it attacks a card in the galaxy row.
    StrongerAgainstRow(u8),
    /// This card has so much more attack for each of your bases the opponent destroyed.
    StrongerPerLostBase(u8),
    /// The first so many points of damage this base would take each turn are prevented.
    Shield(u8),
    /// Once a turn you may attack a neutral unit in the galaxy row: its cost is its target value,
    /// and as many resources are the reward.
    HuntNeutral,
}

/// One thing an ability or a reward does. Effects of a list happen in order.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// Gain resources.
    Resources(u8),
    /// Gain Force: its marker moves toward you.
    Force(u8),
    /// This card gains attack until the end of the turn. (Cards only.)
    Attack(u8),
    /// Draw cards.
    Draw(u8),
    /// Repair up to so much damage of your base.
    Repair(u8),
    /// Deal damage to the enemy base, past its ships.
    Damage(u8),
    /// Deal damage to the enemy base or to one capital ship the opponent has in play.
    DamageBaseOrShip(u8),

    /// Pay resources, else the rest does not happen.
    Pay(u8),
    /// Exile this card. (Cards only.)
    ExileThis,
    /// Discard a card from your hand, else the rest does not happen.
    DiscardToo,
    /// Exile a card from your hand, else the rest does not happen.
    ExileFromHand,

    /// Exile so many cards from your hand, your discard pile or both.
    Exile(u8),
    /// Exile up to so many cards from your hand, your discard pile or both.
    ExileUpTo(u8),

    /// The opponent discards a card of their choice from their hand.
    OpponentDiscards,
    /// The opponent discards a random card from their hand.
    OpponentDiscardsAtRandom,
    /// Look at the opponent's hand; it stays known to you.
    LookAtHand,
    /// Put a card of the opponent's hand on top of their deck. (Only after `LookAtHand`, since you pick
    /// it.)
    PutFromTheirHandOnTheirDeck,

    /// Discard a matching card from the galaxy row, without a reward.
    DiscardFromRow(Filter),
    /// Discard every enemy card from the galaxy row; deal so much damage to the enemy base for each.
    DiscardEnemyRow(u8),
    /// Show the top card of the galaxy deck to all; what happens if it is a card of your faction, and
    /// if it is an enemy card. Either list may be empty; a neutral card does nothing.
    Reveal {
        /// If it is of your faction.
        yours: Vec<Effect>,
        /// If it is an enemy card.
        enemy: Vec<Effect>,
    },
    /// Discard the card on top of the galaxy deck. (Only within `Reveal`.)
    DiscardRevealed,
    /// Look at the top card of the galaxy deck.
    LookAtTop,
    /// You may swap the top card of the galaxy deck with a card in the galaxy row. (Only after
    /// `LookAtTop`, so that you know it.)
    MaySwapTopWithRow,
    /// Look at the top two cards of the galaxy deck; keep one on top, discard the other.
    KeepOneOfTopTwo,
    /// Swap a matching card of the galaxy discard pile with a card in the galaxy row, else the rest
    /// does not happen.
    SwapDiscardWithRow(Filter),

    /// Return a matching card from your discard pile to your hand.
    Return(Filter),
    /// Take a matching card from the galaxy row into your hand; it is exiled at the end of the turn,
    /// wherever it is.
    Borrow(Filter),
    /// Purchase a matching card from the galaxy row for free; it goes to the place.
    BuyFree(Filter, Place),
    /// Purchase a matching card from the galaxy discard pile at its cost.
    BuyFromGalaxyDiscard(Filter),
    /// The next card you purchase this turn goes on top of your deck.
    NextPurchaseOnDeck,
    /// Put the card just purchased into another place. (Only at a moment of purchasing.)
    PutPurchase(Place),
    /// Put the card just purchased into your hand; it is exiled at the end of the turn. (Only at a
    /// moment of purchasing.)
    BorrowPurchase,

    /// Destroy a capital ship the opponent has in play.
    DestroyShip,
    /// Destroy a capital ship the opponent has in play, or discard a matching card of the galaxy row.
    DestroyShipOrInRow(Filter),

    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// The first if the condition holds, else the second.
    IfElse(Condition, Vec<Effect>, Vec<Effect>),
    /// You choose one of two to four lists: one that can be done in full if there is any, else one that
    /// can be done in part.
    Choose(Vec<Vec<Effect>>),
    /// The opponent chooses so.
    OpponentChooses(Vec<Vec<Effect>>),
}

/// Where a purchased card can go.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// On top of your discard pile, as usual.
    Discard,
    /// On top of your deck.
    Deck,
    /// Into your hand.
    Hand,
}

/// What an ability may ask for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// The Force is with you.
    ForceIsWithYou,
    /// You have a matching card in play, other than this one.
    YouHave(Filter),
    /// The opponent has a capital ship in play.
    OpponentHasShip,
    /// Your base is the one with this name.
    YourBaseIs(Name),
    /// You have the card with this name in play.
    YouHaveCard(Name),
}

/// A card or base by its id, kept short so that conditions stay plain values.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Name(arrayvec::ArrayString<32>);

impl Name {
    /// The id.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Serialize for Name {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let name = arrayvec::ArrayString::from(&text)
            .map_err(|_| serde::de::Error::custom("an id has at most 32 letters"))?;
        Ok(Self(name))
    }
}

/// Which cards are meant.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    /// Of which side, seen from the player who uses the ability.
    pub side: Side,
    /// Of which type.
    pub kind: Kind,
    /// With at least one of these traits, if any is named.
    pub traits: Traits,
    /// Only unique cards.
    pub unique: bool,
}

/// A side, seen from the player who uses the ability.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// Any card.
    #[default]
    Any,
    /// Of your faction.
    Yours,
    /// Of your faction or neutral.
    YoursOrNeutral,
    /// Of the opposing faction.
    Enemy,
}

/// A type of card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub enum Kind {
    /// Units and capital ships.
    #[default]
    Any,
    /// Units.
    Unit,
    /// Capital ships.
    Ship,
}

/// A set of traits.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Traits(u16);

impl Traits {
    /// No trait.
    pub const NONE: Self = Self(0);

    /// Whether no trait is named.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a trait.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The traits, in the order of their declaration.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL
            .into_iter()
            .filter(move |&one| self.0 & (1 << one as u16) != 0)
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> Self {
        Self(traits.into_iter().fold(0, |set, one| set | 1 << one as u16))
    }
}

impl Serialize for Traits {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Traits {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Trait>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
