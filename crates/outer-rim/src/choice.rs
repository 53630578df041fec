//! What a player can choose, and what is asked.

use crate::content::{Faction, Market, Skill};
use crate::rules::Conflict;
use crate::rules::house::Pending;
use crate::state::{
    AbilityId, AmbitionId, Bearer, BerthId, CardId, CharacterId, ContactId, PlayerId, ShipId,
    SpaceId,
};
use serde::{Deserialize, Serialize};

/// A legal move. Facedown things are named by their place.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Play this character.
    Character(CharacterId),
    /// Take this ship.
    Ship(ShipId),
    /// Take this ambition sheet.
    Ambition(AmbitionId),
    /// Start with a card of this number of the databank.
    StartWith(u8),
    /// This faction.
    Faction(Faction),

    /// Planning: move.
    Move,
    /// Planning: gain credits.
    Income,
    /// Planning: recover all damage.
    Recover,
    /// Fly to an adjacent space.
    Fly(SpaceId),

    /// Take the deliver action.
    Deliver,
    /// Deliver this cargo or bounty.
    DeliverCard(CardId),
    /// Take the market action.
    Market,
    /// Discard the top card of a market deck.
    DiscardTop(Market),
    /// Buy the top card of a market deck.
    Buy(Market),
    /// Barter this asset.
    Barter(CardId),
    /// Pay what is due.
    Pay,
    /// Of two icons, move the patrol first.
    PatrolFirst,
    /// Of two icons, reveal the contact first.
    ContactFirst,
    /// Take the trade action.
    Trade,

    /// Encounter the space.
    EncounterSpace,
    /// Cross to the other end of the galaxy.
    Cross,
    /// Stay on this side of it.
    Stay,
    /// Encounter a patrol.
    EncounterPatrol(Faction),
    /// Encounter the contact at this place.
    EncounterContact(BerthId),
    /// Attempt a job.
    Attempt(CardId),
    /// Attempt this goal of one's ambition sheet, counted from zero.
    Pursue(u8),
    /// Hunt this crew for this bounty.
    Hunt(CardId, CardId),
    /// Hunt this player for this bounty.
    HuntPlayer(CardId, PlayerId),
    /// Fight the contact.
    Fight,
    /// Resolve the contact's card instead.
    Resolve,
    /// Protect the crew.
    Protect,
    /// Eliminate the contact.
    Eliminate,
    /// Capture the contact.
    Capture,

    /// Use an ability.
    Use(AbilityId),
    /// Let this player go first.
    First(PlayerId),
    /// Yes, do it.
    Yes,
    /// One of several effects.
    Option(u8),
    /// This player.
    Player(PlayerId),
    /// This card.
    Card(CardId),
    /// The contact, or the empty place, beside a planet.
    Berth(BerthId),
    /// This space.
    Space(SpaceId),
    /// This skill.
    Skill(Skill),
    /// This die, counted from zero.
    Die(u8),
    /// Take the asset.
    Take,
    /// Take the asset and discard this one to make room.
    MakeRoom(CardId),
    /// What a house rule allows.
    Conflict(Conflict),
    /// Agree to the offer.
    Accept,
    /// No, thank you; or: that is all.
    Pass,
}

/// What is asked.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Choose a character.
    Character,
    /// Choose the character to play against.
    Rival,
    /// Choose a ship.
    Ship,
    /// Choose an ambition sheet.
    Ambition,
    /// Choose what you start with.
    StartCard,
    /// Choose the faction you begin well with.
    StartFaction,
    /// Move, gain credits or recover.
    Planning,
    /// Fly on, or stay.
    Movement {
        /// The spaces left.
        left: u8,
    },
    /// Actions.
    Action,
    /// What to deliver.
    Deliver,
    /// What to buy, or to discard from the market first.
    Market,
    /// What to buy, after a discard; or to discard once more, where that is offered.
    MarketBuy,
    /// Barter, or pay.
    Payment {
        /// What is bought.
        card: Option<CardId>,
        /// The ship that is bought.
        ship: Option<ShipId>,
        /// What is due, in credits.
        due: u32,
    },
    /// Which way a patrol flies.
    PatrolPath {
        /// Whose.
        faction: Faction,
        /// The card whose icon sends it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        card: Option<CardId>,
        /// The spaces left.
        left: u8,
    },
    /// Which of the two icons of a card comes first.
    Icons {
        /// The card.
        card: CardId,
    },
    /// Which contact of the planet is turned faceup.
    RevealContact {
        /// The card whose icon says so.
        card: CardId,
    },
    /// Take the asset, make room for it, or refuse it.
    Gain {
        /// Which.
        card: CardId,
    },
    /// Discard an asset that has no slot any more.
    Overflow,
    /// Where a contact token goes.
    PlaceContact {
        /// Which.
        contact: ContactId,
    },
    /// The encounter of the turn.
    Encounter,
    /// Cross the Core Worlds, or stay.
    Crossing,
    /// Fight the contact or resolve its card.
    HuntContact {
        /// Which.
        contact: ContactId,
    },
    /// Protect a crew.
    ProtectCrew {
        /// Which.
        crew: CardId,
    },
    /// Eliminate or capture.
    Spoils {
        /// Whom.
        contact: ContactId,
    },
    /// With whom reputation changes after a bounty on a player.
    TakeSides {
        /// Whom the bounty was on.
        target: PlayerId,
        /// Whether reputation is gained, with an enemy of theirs; else it is lost, with a friend.
        gains: bool,
    },
    /// Who else takes part in a job.
    Company {
        /// Which.
        card: CardId,
    },
    /// Take part in a job of the current player, or not.
    Invited {
        /// Which.
        card: CardId,
    },
    /// Use an ability, or none.
    Abilities,
    /// Whose ability comes first.
    Order,
    /// Roll, or ask for a favor first.
    BeforeDice,
    /// Pick dice.
    Dice {
        /// How many more.
        left: u8,
    },
    /// An effect asks.
    Effect {
        /// What it stands on.
        bearer: Bearer,
    },
    /// A house rule asks.
    Conflict(Pending),
    /// Act in another's turn before the dice, or not.
    Meddling,
    /// Trade, or end the trade action.
    Trade,
    /// Go on from a position that was told when something was half done.
    HalfDone,
    /// Accept an offer, or not.
    Offer {
        /// Whose.
        from: PlayerId,
    },
}
