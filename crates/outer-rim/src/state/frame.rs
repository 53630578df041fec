//! What is half done.

use super::{
    AbilityId, At, BerthId, CardId, ContactId, PlayerId, Players, ShipId, SpaceId, Spaces,
};
use crate::content::{Body, Die, Faction, Feat, Market, Moment, Skill};
use crate::rules::house::Pending;
use serde::{Deserialize, Serialize};
use tabletop::List;

/// What an effect stands on.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bearer {
    /// On nothing: a rule.
    #[default]
    Rule,
    /// On a character card.
    Character,
    /// On a ship sheet.
    Ship,
    /// On a card.
    Card(CardId),
    /// On a patrol token.
    Patrol(Faction),
    /// On an ambition sheet.
    Ambition,
}

/// What is done with picked dice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum DiceDeed {
    Reroll,
    Turn(Die),
    Cancel,
}

/// How an asset is gained.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Gaining {
    /// By an effect: it may be refused.
    Offered,
    /// By an effect somebody agreed to: it is refused only for want of room.
    Agreed,
    /// It is bought: it must be placed.
    Bought,
    /// It was picked, or room was made for it: it must be placed.
    Settled,
}

/// How somebody chooses a ship from the supply.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ShipOffer {
    pub(crate) player: PlayerId,
    /// The card of the market that lets one choose.
    pub(crate) card: Option<CardId>,
    /// Whether assets can be bartered.
    pub(crate) barter: bool,
    /// How much cheaper ships are, in thousands.
    pub(crate) discount: u16,
}

/// Effects under way.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Running {
    /// The next step of the program.
    pub(crate) at: At,
    /// Who is "you".
    pub(crate) actor: PlayerId,
    /// What they stand on.
    pub(crate) bearer: Bearer,
    /// The contact space it is about.
    pub(crate) berth: Option<BerthId>,
    /// What the present step picked first, of two; counted from one.
    pub(crate) picked: u8,
    /// Up to this step its actor said yes to what is done.
    pub(crate) agreed: At,
    /// The other player it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) other: Option<PlayerId>,
}

impl Running {
    /// Effects from their beginning.
    pub(crate) fn new(at: At, actor: PlayerId, bearer: Bearer) -> Self {
        Self {
            at,
            actor,
            bearer,
            berth: None,
            picked: 0,
            agreed: At(0),
            other: None,
        }
    }

    /// How an asset is gained by the present step.
    pub(crate) fn gaining(&self) -> Gaining {
        if self.at < self.agreed {
            Gaining::Agreed
        } else {
            Gaining::Offered
        }
    }
}

/// The most abilities that were used in one window.
const MOST_USED: usize = 8;

/// A window that is open. `of` alone may use abilities, or whoever has one.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) window: Moment,
    pub(crate) of: PlayerId,
    pub(crate) used: List<AbilityId, MOST_USED>,
    /// Who passed, one bit a player.
    pub(crate) passed: u8,
    /// Who was let go first.
    pub(crate) first: Option<PlayerId>,
}

/// One half-done thing.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// Nothing; never on the stack.
    #[default]
    None,
    /// Effects.
    Script(Running),
    /// Abilities wait to be used.
    Window(Open),
    /// A player moves.
    Move {
        player: PlayerId,
        left: u8,
        /// How many spaces they flew already.
        flown: u8,
        /// Something was entered that is not judged yet.
        entered: bool,
        /// They must stop here.
        halted: bool,
        /// Patrols do not stop them.
        past: bool,
    },
    /// A deliver action; what was tried already.
    Deliver { tried: List<CardId, 12> },
    /// The die for illegal cargo lies on the table.
    IllegalRoll { card: CardId, stage: u8 },
    /// A market action.
    Market {
        /// Whether a card was discarded.
        discarded: bool,
        /// The deck of which one more can be discarded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<Market>,
    },
    /// The purchase of a market action, and what follows from it, is under way.
    Buying,
    /// A purchase: what is still due, in thousands, and the last asset bartered.
    Purchase {
        player: PlayerId,
        /// The card of the market; none for a ship straight from the supply.
        card: Option<CardId>,
        /// The ship it is.
        ship: Option<ShipId>,
        due: u16,
        last: Option<CardId>,
        /// Assets can be bartered for it.
        barter: bool,
    },
    /// The die for a purchase that takes luck lies on the table; how much cheaper it would be.
    RiskyRoll {
        player: PlayerId,
        deck: Market,
        card: CardId,
        discount: u16,
        stage: u8,
    },
    /// A ship is chosen from the supply.
    ShipChoice(ShipOffer),
    /// A card was taken from a market deck: the next is revealed, and a patrol may move.
    Reveal { deck: Market },
    /// The icons of a card that was revealed so; which are not resolved yet.
    Icons {
        card: CardId,
        patrol: bool,
        contact: bool,
    },
    /// The icon of a card lets the current player turn a contact of their planet faceup.
    RevealContact { card: CardId },
    /// A patrol moves toward a player.
    PatrolMove {
        faction: Faction,
        /// The card whose icon sends it, if one does.
        icon: Option<CardId>,
        left: u8,
        toward: PlayerId,
        /// Where it was already.
        visited: Spaces,
        /// What may send it elsewhere was asked.
        opened: bool,
    },
    /// A patrol moves as somebody likes; whether all the way.
    PatrolFree {
        faction: Faction,
        left: u8,
        by: PlayerId,
        must: bool,
    },
    /// An asset is gained.
    Gain {
        card: CardId,
        player: PlayerId,
        how: Gaining,
    },
    /// Too many assets for the slots.
    Overflow { player: PlayerId },
    /// A contact token comes back to the map near a space.
    PlaceContact {
        contact: ContactId,
        by: PlayerId,
        near: SpaceId,
    },
    /// Damage is about to be suffered.
    Suffer {
        player: PlayerId,
        body: Body,
        amount: u8,
        opened: bool,
    },
    /// Somebody is about to become defeated.
    Defeat { player: PlayerId, opened: bool },
    /// A skill test.
    Test {
        actor: PlayerId,
        skill: Skill,
        pass: At,
        fail: At,
        stage: u8,
        /// Instances of the skill for this test only.
        extra: u8,
    },
    /// An effect rolls a die; where its table begins.
    Roll {
        actor: PlayerId,
        table: u16,
        stage: u8,
    },
    /// Dice are picked.
    PickDice {
        by: PlayerId,
        deed: DiceDeed,
        /// One bit a face that may be picked.
        faces: u8,
        left: u8,
        picked: u32,
    },
    /// Dice are about to be rolled: it is the last moment to ask for a favor.
    BeforeDice { player: PlayerId },
    /// The combat under way.
    Combat,
    /// A won bounty combat: eliminate or capture.
    Spoils { bounty: CardId, contact: ContactId },
    /// A contact was turned up and its bounty is held: fight, or resolve its card.
    Hunt { berth: BerthId },
    /// The owner of a hunted crew may protect it.
    Protect {
        bounty: CardId,
        crew: CardId,
        owner: PlayerId,
    },
    /// A bounty on a player was completed: whose reputation changes. The factions are the beaten
    /// player's enemies to gain, and their friends to lose.
    TakeSides {
        player: PlayerId,
        target: PlayerId,
        gains: bool,
    },
    /// Who else takes part in a job that is attempted.
    Company { card: CardId },
    /// A player is asked to take part in a job.
    Invited { card: CardId, partner: PlayerId },
    /// A job is resolved, by this databank card if it has one.
    Job {
        card: CardId,
        databank: Option<CardId>,
        /// The other player who takes part in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<PlayerId>,
    },
    /// A goal of the current player's ambition sheet is attempted, by this databank card if it has
    /// one.
    Pursuit { goal: u8, databank: Option<CardId> },
    /// A reward is gained; then a goal counts what it was for.
    Rewarded { player: PlayerId, feat: Feat },
    /// Whether a player on the Core Worlds crosses them, before their card is drawn.
    Crossing,
    /// An encounter card is resolved; whether it was kept.
    Encounter { card: CardId, kept: bool },
    /// A databank card is resolved that nobody keeps unless it says so.
    Databank { card: CardId },
    /// A trade action.
    Trade,
    /// An offer waits for its answer.
    Offered,
    /// A house rule asks.
    Conflict(Pending),
    /// Before the dice others may act: who has not answered, who asks to be asked last, and who
    /// interferes.
    Meddling {
        waits: Players,
        held: Players,
        joins: Players,
    },
    /// Something was half done when the position was told in words, and nobody knows what.
    HalfDone,
}
