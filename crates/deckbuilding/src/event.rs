//! What can happen: one fact each, in order.

use crate::choice::Target;
use crate::content::Place;
use crate::state::{BaseId, CardId, Player, Source, State};
use serde::Serialize;
use tabletop::SeatSet;

/// A place a card can leave.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// A hand.
    Hand,
    /// Units and capital ships in play.
    Play,
    /// A player's discard pile.
    Discard,
    /// A player's deck.
    Deck,
    /// The galaxy row.
    Row,
    /// The top of the galaxy deck.
    Galaxy,
    /// The galaxy discard pile.
    GalaxyDiscard,
    /// The stack of pilots.
    Pilots,
}

/// One fact. Where a card is missing, the reader may not know it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A base was secretly picked.
    BasePicked {
        /// By whom.
        player: Player,
        /// Which.
        base: Option<BaseId>,
        /// Who may know it.
        #[serde(skip)]
        known: SeatSet,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        player: Player,
        /// Its number.
        turn: u32,
    },
    /// A base was revealed.
    BaseRevealed {
        /// By whom.
        player: Player,
        /// Which.
        base: BaseId,
    },
    /// The Force bonus was paid.
    ForceBonus {
        /// To whom.
        player: Player,
    },
    /// A capital ship paid its resources.
    Income {
        /// To whom.
        player: Player,
        /// Which ship.
        card: CardId,
        /// How many.
        amount: u8,
    },
    /// A card was played.
    Played {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// Resources were gained.
    Resources {
        /// By whom.
        player: Player,
        /// How many.
        amount: u8,
    },
    /// The Force marker moved.
    Force {
        /// Toward whom.
        player: Player,
        /// How far.
        amount: u8,
        /// Where it stands: 0 is the Rebels' end, 6 the Empire's.
        marker: u8,
    },
    /// A card gained attack.
    Attack {
        /// Which.
        card: CardId,
        /// How much.
        amount: u8,
    },
    /// A card was purchased.
    Purchased {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
        /// At what price.
        cost: u8,
        /// From where.
        from: Zone,
        /// To where.
        to: Place,
    },
    /// A purchased card was put somewhere else.
    PurchaseMoved {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
        /// To where.
        to: Place,
    },
    /// A neutral card was paid off.
    PaidOff {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
        /// At what price.
        cost: u8,
    },
    /// A card came into the galaxy row.
    RowFilled {
        /// Which.
        card: CardId,
    },
    /// An ability was used.
    Used {
        /// By whom.
        player: Player,
        /// Whose ability.
        source: Source,
    },
    /// A card was committed to an attack.
    Committed {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
        /// Against what.
        target: Target,
    },
    /// An attack was resolved.
    Attacked {
        /// By whom.
        player: Player,
        /// What.
        target: Target,
        /// With how much.
        total: u16,
    },
    /// An attack lost its target or was never resolved.
    Lapsed {
        /// Whose.
        player: Player,
        /// Against what.
        target: Target,
    },
    /// A card in the galaxy row was defeated.
    Defeated {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// An attack on the galaxy row was too weak.
    Failed {
        /// Whose.
        player: Player,
        /// Against which card.
        card: CardId,
    },
    /// A reward was taken.
    RewardTaken {
        /// By whom.
        player: Player,
        /// For which card.
        card: CardId,
    },
    /// A reward was declined.
    RewardDeclined {
        /// By whom.
        player: Player,
        /// For which card.
        card: CardId,
    },
    /// A capital ship took damage.
    ShipDamaged {
        /// Whose.
        player: Player,
        /// Which.
        card: CardId,
        /// How much.
        amount: u8,
    },
    /// A capital ship in play was destroyed.
    ShipDestroyed {
        /// Whose.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// A base took damage.
    BaseDamaged {
        /// Whose.
        player: Player,
        /// Which.
        base: BaseId,
        /// How much.
        amount: u8,
        /// How much was prevented.
        prevented: u8,
    },
    /// Damage found nothing to hit.
    DamageLost {
        /// How much.
        amount: u16,
    },
    /// A base was repaired.
    Repaired {
        /// Whose.
        player: Player,
        /// Which.
        base: Option<BaseId>,
        /// How much.
        amount: u8,
    },
    /// A base was destroyed.
    BaseDestroyed {
        /// Whose.
        player: Player,
        /// Which.
        base: BaseId,
        /// In which turn.
        turn: u32,
    },
    /// A card was discarded.
    Discarded {
        /// By whom; for the galaxy, by whose effect.
        player: Player,
        /// Which.
        card: CardId,
        /// From where.
        from: Zone,
    },
    /// A card left the game.
    Exiled {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
        /// From where.
        from: Zone,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        player: Player,
        /// Which.
        card: Option<CardId>,
        /// Who may know it.
        #[serde(skip)]
        known: SeatSet,
    },
    /// A discard pile became a new deck.
    Shuffled {
        /// Whose; the galaxy's if nobody's.
        player: Option<Player>,
    },
    /// The top card of the galaxy deck was shown to all.
    Revealed {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// A card of the galaxy deck was looked at in secret.
    Looked {
        /// By whom.
        player: Player,
        /// Which.
        card: Option<CardId>,
        /// Who may know it.
        #[serde(skip)]
        known: SeatSet,
    },
    /// A hand was looked at in secret.
    LookedAtHand {
        /// By whom.
        player: Player,
    },
    /// A card was put from a hand on its deck.
    PutOnDeck {
        /// Whose hand and deck.
        player: Player,
        /// Which.
        card: Option<CardId>,
        /// Who may know it.
        #[serde(skip)]
        known: SeatSet,
    },
    /// A card of the galaxy row was put somewhere else, another took its place.
    Swapped {
        /// By whom.
        player: Player,
        /// What left the row.
        out: CardId,
        /// What came into it.
        into: CardId,
        /// From where that came, and where the other went.
        with: Zone,
    },
    /// A card returned from a discard pile to its owner's hand.
    Returned {
        /// Whose.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// A card was taken from the galaxy row for this turn.
    Borrowed {
        /// By whom.
        player: Player,
        /// Which.
        card: CardId,
    },
    /// The next purchase will go on top of the deck.
    NextOnDeck {
        /// Whose.
        player: Player,
    },
    /// Resources were paid.
    Paid {
        /// By whom.
        player: Player,
        /// How many.
        amount: u8,
    },
    /// Unspent resources were lost.
    ResourcesLost {
        /// By whom.
        player: Player,
        /// How many.
        amount: u16,
    },
    /// Base and ships were straightened.
    Straightened {
        /// Whose.
        player: Player,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        player: Player,
    },
    /// Somebody gave up.
    Conceded {
        /// Who.
        player: Player,
    },
    /// The game was won.
    Won {
        /// By whom.
        player: Player,
    },
}

impl tabletop::Event for Event {
    type State = State;
}
