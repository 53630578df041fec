//! What can happen: one fact each, in order. Credits are in thousands.

use crate::because::Because;
use crate::content::{AiSection, Body, Faction, Market, Skill, Standing};
use crate::state::{
    AbilityId, AiCardId, AmbitionId, Bearer, BerthId, CardId, CharacterId, ContactId,
    EncounterDeckId, Favor, Foe, MOST_SHEETS, PlayerId, Purpose, Rolled, ShipId, SpaceId, State,
};
use serde::Serialize;
use tabletop::{List, SeatSet};

/// The dice of an event.
pub(crate) type Dice = List<Rolled, 24>;

/// One fact. Where a card is missing, the reader may not know it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    FirstPlayer {
        player: PlayerId,
    },
    FirstPlayerRoll {
        player: PlayerId,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Rolled>"))]
        dice: Dice,
    },
    CharacterChosen {
        player: PlayerId,
        character: CharacterId,
    },
    ShipChosen {
        player: PlayerId,
        ship: ShipId,
    },
    AmbitionsLaidOut {
        #[cfg_attr(feature = "typescript", ts(as = "Vec<AmbitionId>"))]
        sheets: List<AmbitionId, MOST_SHEETS>,
    },
    AmbitionChosen {
        player: PlayerId,
        ambition: AmbitionId,
    },
    Started {
        player: PlayerId,
        space: SpaceId,
        card: CardId,
    },
    TurnBegan {
        player: PlayerId,
        turn: u32,
        extra: bool,
    },
    TurnEnded {
        player: PlayerId,
    },
    StepBegan {
        player: PlayerId,
        step: TurnStep,
    },
    Moved {
        player: PlayerId,
        from: SpaceId,
        to: SpaceId,
        /// How many spaces they flew on this way so far; nothing if they moved directly.
        flown: Option<u8>,
    },
    MustStop {
        player: PlayerId,
        space: SpaceId,
    },
    Credits {
        player: PlayerId,
        change: i32,
        why: Why,
    },
    Fame {
        player: PlayerId,
        change: i8,
        total: u8,
        because: Because,
    },
    Reputation {
        player: PlayerId,
        faction: Faction,
        standing: Standing,
    },
    Suffered {
        player: PlayerId,
        body: Body,
        amount: u8,
    },
    Prevented {
        player: PlayerId,
        amount: u8,
    },
    /// Focus results of this player cancelled so many hits of the opponent.
    HitsCancelled {
        player: PlayerId,
        cancelled: u8,
    },
    /// A character card was turned back to its goal.
    FlippedBack {
        player: PlayerId,
    },
    Recovered {
        player: PlayerId,
        body: Body,
        amount: u8,
    },
    Defeated {
        player: PlayerId,
    },
    StoodUp {
        player: PlayerId,
    },
    Rolled {
        of: Option<PlayerId>,
        by: PlayerId,
        purpose: Purpose,
        /// The card it is for: the cargo inspected, or what asks for a test or a die.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        card: Option<CardId>,
        /// Whose dice they are if they are no player's.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        foe: Option<Foe>,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Rolled>"))]
        dice: Dice,
    },
    DiceChanged {
        of: Option<PlayerId>,
        by: PlayerId,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Rolled>"))]
        dice: Dice,
    },
    TestResult {
        player: PlayerId,
        skill: Skill,
        level: u8,
        passed: bool,
    },
    CombatBegan {
        attacker: PlayerId,
        foe: Foe,
    },
    CombatWon {
        attacker: PlayerId,
        foe: Foe,
        attacker_won: bool,
        damage: [u8; 2],
    },
    Used {
        player: PlayerId,
        ability: AbilityId,
        bearer: Bearer,
    },
    Gained {
        player: PlayerId,
        card: CardId,
        /// That it was bought has been told.
        bought: bool,
    },
    Refused {
        player: PlayerId,
        card: CardId,
    },
    Discarded {
        player: PlayerId,
        card: CardId,
    },
    /// A card was turned around: what it was, and what it is now.
    Rotated {
        player: PlayerId,
        card: CardId,
        to: CardId,
    },
    Removed {
        card: CardId,
    },
    Bartered {
        player: PlayerId,
        card: CardId,
        worth: u16,
    },
    Bought {
        player: PlayerId,
        card: CardId,
        /// The ship it is.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        ship: Option<ShipId>,
        price: u16,
        /// Whether something was bartered or traded in for it.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        exchanged: bool,
    },
    /// Something was offered for credits that they do not have.
    CannotPay {
        player: PlayerId,
        card: Option<CardId>,
        price: u16,
    },
    MarketDrawn {
        player: PlayerId,
        deck: Market,
        card: CardId,
    },
    MarketDiscarded {
        player: PlayerId,
        deck: Market,
        card: CardId,
    },
    MarketRevealed {
        deck: Market,
        card: CardId,
    },
    MarketShuffled {
        deck: Market,
    },
    ShipGained {
        player: PlayerId,
        ship: ShipId,
        from: Option<ShipId>,
    },
    Delivered {
        player: PlayerId,
        card: CardId,
    },
    PurchaseFailed {
        player: PlayerId,
        card: CardId,
    },
    Caught {
        player: PlayerId,
        card: CardId,
    },
    /// The icon of a revealed card sends a patrol toward a player.
    PatrolSent {
        faction: Faction,
        card: CardId,
        spaces: u8,
        toward: PlayerId,
    },
    PatrolMoved {
        faction: Faction,
        from: SpaceId,
        to: SpaceId,
        directly: bool,
    },
    PatrolEliminated {
        faction: Faction,
        level: u8,
    },
    PatrolSpawned {
        faction: Faction,
        level: u8,
        space: SpaceId,
    },
    /// Whether who encounters the Core Worlds crosses them.
    CrossingAnnounced {
        player: PlayerId,
        crosses: bool,
    },
    EncounterDrawn {
        player: PlayerId,
        deck: EncounterDeckId,
        card: CardId,
        section: u8,
    },
    SecretTaken {
        player: PlayerId,
        deck: EncounterDeckId,
        card: Option<CardId>,
        #[serde(skip)]
        known: SeatSet,
    },
    SecretRevealed {
        player: PlayerId,
        card: CardId,
    },
    SecretsLost {
        player: PlayerId,
        count: u8,
    },
    DatabankResolved {
        player: PlayerId,
        card: CardId,
        /// The contact that was turned up for it just now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        contact: Option<ContactId>,
    },
    /// A card of several steps has come to one of them, counted from one.
    StepReached {
        player: PlayerId,
        card: CardId,
        step: u8,
    },
    ContactRevealed {
        berth: BerthId,
        contact: ContactId,
    },
    ContactLooked {
        player: PlayerId,
        berth: BerthId,
        contact: Option<ContactId>,
        #[serde(skip)]
        known: SeatSet,
    },
    ContactPlaced {
        berth: BerthId,
        contact: ContactId,
    },
    ContactsExchanged {
        one: BerthId,
        other: BerthId,
    },
    ContactMoved {
        from: BerthId,
        to: BerthId,
    },
    /// A contact that is the character of a player: it is removed from the game.
    ContactInPlay {
        contact: ContactId,
        player: PlayerId,
    },
    ContactLeft {
        contact: ContactId,
        removed: bool,
    },
    Eliminated {
        player: PlayerId,
        contact: ContactId,
    },
    Captured {
        player: PlayerId,
        contact: ContactId,
        bounty: CardId,
    },
    /// The bounty on a player's character is completed.
    HuntedDown {
        player: PlayerId,
        target: PlayerId,
        card: CardId,
    },
    Protected {
        player: PlayerId,
        crew: CardId,
        protects: bool,
    },
    /// A player is asked to take part in a job.
    Invited {
        player: PlayerId,
        other: PlayerId,
        card: CardId,
    },
    InvitationAnswered {
        player: PlayerId,
        card: CardId,
        joins: bool,
    },
    JobCompleted {
        player: PlayerId,
        card: CardId,
    },
    JobFailed {
        player: PlayerId,
        card: CardId,
    },
    GoalProgress {
        player: PlayerId,
        ship: bool,
        tokens: u8,
    },
    GoalCompleted {
        player: PlayerId,
        ship: bool,
    },
    /// Something was done that a goal of an ambition sheet counts.
    AmbitionProgress {
        player: PlayerId,
        ambition: AmbitionId,
        goal: u8,
        tokens: u8,
        of: u8,
    },
    AmbitionPursued {
        player: PlayerId,
        ambition: AmbitionId,
        goal: u8,
    },
    AmbitionGoalCompleted {
        player: PlayerId,
        ambition: AmbitionId,
        goal: u8,
    },
    /// What a goal asks for is no longer so.
    AmbitionGoalUndone {
        player: PlayerId,
        ambition: AmbitionId,
        goal: u8,
    },
    /// A goal was attempted in vain.
    AmbitionGoalFailed {
        player: PlayerId,
        ambition: AmbitionId,
        goal: u8,
    },
    TokenPut {
        player: PlayerId,
        space: SpaceId,
    },
    ExtraTurn {
        player: PlayerId,
    },
    TurnCutShort {
        player: PlayerId,
    },
    Taken {
        player: PlayerId,
        from: PlayerId,
        card: CardId,
    },
    OfferMade {
        from: PlayerId,
        to: PlayerId,
    },
    OfferAnswered {
        from: PlayerId,
        to: PlayerId,
        accepted: bool,
    },
    Given {
        from: PlayerId,
        to: PlayerId,
        card: CardId,
    },
    /// A debt token changed hands.
    DebtGiven {
        from: PlayerId,
        to: PlayerId,
        /// Whose debt it is.
        owner: PlayerId,
    },
    FavorAsked {
        player: PlayerId,
        favor: Favor,
    },
    FavorAnswered {
        player: PlayerId,
        /// Who asked.
        to: PlayerId,
        granted: bool,
    },
    FavorWithdrawn {
        player: PlayerId,
    },
    FavorReceived {
        player: PlayerId,
        from: PlayerId,
        favor: Favor,
        /// A debt token was returned for it.
        forced: bool,
    },
    /// The order in which two rivals take their turns.
    AiOrder {
        first: PlayerId,
        second: PlayerId,
    },
    /// A faceup contact was pointed out in talks.
    ContactPointed {
        from: PlayerId,
        to: PlayerId,
        berth: BerthId,
    },
    BountyPlaced {
        player: PlayerId,
        target: PlayerId,
    },
    BountyCollected {
        player: PlayerId,
        target: PlayerId,
    },
    Robbery {
        player: PlayerId,
        victim: PlayerId,
    },
    Sabotage {
        player: PlayerId,
        target: PlayerId,
    },
    SabotageDone {
        player: PlayerId,
        target: PlayerId,
    },
    SabotageFailed {
        player: PlayerId,
        target: PlayerId,
    },
    SabotageCaught {
        player: PlayerId,
        target: PlayerId,
    },
    /// With no rounds: to end it.
    AllianceProposed {
        player: PlayerId,
        other: PlayerId,
        rounds: u8,
    },
    AllianceAnswered {
        player: PlayerId,
        other: PlayerId,
        agrees: bool,
    },
    AllianceEnded {
        player: PlayerId,
        other: PlayerId,
        /// It lasted as long as was agreed.
        kept: bool,
    },
    AllianceBroken {
        player: PlayerId,
        other: PlayerId,
    },
    Assisted {
        player: PlayerId,
        other: PlayerId,
    },
    Interference {
        player: PlayerId,
        other: PlayerId,
    },
    InterferenceDone {
        player: PlayerId,
        other: PlayerId,
    },
    InterferenceFailed {
        player: PlayerId,
        other: PlayerId,
    },
    InterferenceCaught {
        player: PlayerId,
        other: PlayerId,
    },
    AiCardDrawn {
        player: PlayerId,
        card: AiCardId,
    },
    /// A bullet is carried out, or, for a reason, not.
    AiBullet {
        player: PlayerId,
        card: AiCardId,
        section: AiSection,
        bullet: u8,
        spared: Option<Spared>,
    },
    /// Where a cargo or a job of the rival sends it.
    AiGoal {
        player: PlayerId,
        card: CardId,
        space: SpaceId,
    },
    /// The rival sets out for a goal.
    AiSetOut {
        player: PlayerId,
        goal: SpaceId,
        distance: u8,
        /// Where it means to stop.
        stop: SpaceId,
        /// How many spaces earlier than it could.
        early: u8,
        /// Because a patrol stops it, not for a planet.
        patrol: bool,
    },
    /// The rival does not buy the top card of a deck.
    AiNotBuying {
        player: PlayerId,
        card: CardId,
        why: Unsuited,
    },
    /// Chance decided for the rival.
    AiByChance {
        player: PlayerId,
        lot: Lot,
        among: u8,
    },
    /// The rival is defeated: the rest of the card is not done.
    AiCardCut {
        player: PlayerId,
        card: AiCardId,
    },
    /// The card goes under the AI deck, or was shuffled into it.
    AiCardDone {
        player: PlayerId,
        card: AiCardId,
        shuffled: bool,
    },
    Conceded {
        player: PlayerId,
    },
    Won {
        player: PlayerId,
    },
}

impl tabletop::Event for Event {
    type State = State;
}

/// Why a bullet of an AI card is not carried out.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spared {
    /// It is not defeated.
    NotDefeated,
    /// It has no damage.
    Unhurt,
    /// It is on a goal token.
    OnGoal,
    /// There is no goal token.
    NoGoal,
    /// It has no cargo for this space.
    NoCargo,
    /// It is not on a planet.
    NoPlanet,
    /// There is no card in the deck.
    EmptyDeck,
    /// No patrol here hunts it.
    NoPatrol,
    /// It has no job for this space.
    NoJob,
    /// It has too few credits.
    TooPoor,
    /// There is no faction to gain reputation with.
    NoFaction,
    /// Its reputation is as good as can be.
    BestReputation,
    /// There is no contact here.
    NoContact,
    /// The contact here is no crew.
    NoCrew,
    /// It is where its target is.
    OnTarget,
    /// It has no bounty target.
    NoTarget,
    /// No bounty target is near.
    NoTargetHere,
    /// It would not get there.
    OutOfReach,
    /// There is no such player.
    NobodyThere,
    /// It has no droid among its crew.
    NoDroid,
    /// It has no fame.
    NoFame,
    /// It has credits enough.
    RichEnough,
    /// It has no empty slot.
    NoSlot,
    /// It has an empty slot.
    HasSlot,
    /// All its bounties are on somebody of whom it knows where they are.
    AllKnown,
    /// No patrol near is weak enough.
    NoWeakPatrol,
    /// No contact here is of the class of its bounties.
    NoWanted,
    /// Nobody here has anything to take.
    NothingToTake,
    /// It is not on a planet of that faction.
    OtherPlanet,
}

impl Spared {
    /// All of them.
    pub(crate) const ALL: [Self; 29] = [
        Self::NotDefeated,
        Self::Unhurt,
        Self::OnGoal,
        Self::NoGoal,
        Self::NoCargo,
        Self::NoPlanet,
        Self::EmptyDeck,
        Self::NoPatrol,
        Self::NoJob,
        Self::TooPoor,
        Self::NoFaction,
        Self::BestReputation,
        Self::NoContact,
        Self::NoCrew,
        Self::OnTarget,
        Self::NoTarget,
        Self::NoTargetHere,
        Self::OutOfReach,
        Self::NobodyThere,
        Self::NoDroid,
        Self::NoFame,
        Self::RichEnough,
        Self::NoSlot,
        Self::HasSlot,
        Self::AllKnown,
        Self::NoWeakPatrol,
        Self::NoWanted,
        Self::NothingToTake,
        Self::OtherPlanet,
    ];
}

/// Why the rival does not buy a card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unsuited {
    /// It cannot be bought on its planet.
    NotHere,
    /// It has too few credits.
    TooDear,
    /// It has no slot for it.
    NoSlot,
    /// It is for a patrol.
    ForPatrol,
    /// The ship does not cost more than its own.
    NoBetterShip,
    /// It is no bounty.
    NoBounty,
}

/// What chance decides for the rival.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// Which of the dearest ships.
    Ship,
    /// Which job.
    Job,
    /// Which patrol it fights.
    Fight,
    /// Which of the nearest patrols.
    Patrol,
    /// Which way it goes.
    Way,
    /// Which crew leaves.
    Crew,
    /// Which way a patrol goes.
    PatrolWay,
    /// Where a contact comes back to the map.
    Berth,
    /// Which asset goes.
    Asset,
    /// What a rule asks it.
    Answer,
    /// Whom it hunts.
    Target,
    /// Which player it meets.
    Player,
    /// Which bounty goes.
    Bounty,
    /// Which contact it turns up.
    Contact,
}

/// A step of a turn.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum TurnStep {
    Planning,
    Action,
    Encounter,
}

/// Why credits change hands.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Why {
    Start,
    Income,
    Effect,
    Price,
    Cost,
    Defeat,
    Trade,
}
