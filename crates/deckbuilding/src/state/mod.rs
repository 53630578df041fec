//! What lies on the table.

mod frame;
mod in_play;
mod player;

pub use frame::Source;
pub(crate) use frame::{Frame, MOST_PICKS, MOST_TRIGGERS, Picks, Running, Spot, Stack};
pub use in_play::Duty;
pub(crate) use in_play::{Duties, DutySet, InPlay};
pub use player::Player;
pub(crate) use player::PlayerArea;

use crate::setup::Options;
use serde::{Deserialize, Serialize};
use tabletop::{Fate, Hidden, List, Pile, Seat};

/// A unit or capital ship on the table; copies of the same card have numbers of their own.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct CardId(pub(crate) u8);

impl From<CardId> for u32 {
    fn from(card: CardId) -> u32 {
        u32::from(card.0)
    }
}

/// A base.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct BaseId(pub(crate) u8);

impl From<BaseId> for u32 {
    fn from(base: BaseId) -> u32 {
        u32::from(base.0)
    }
}

/// The cards of the galaxy row.
pub(crate) const ROW: usize = 6;
/// The cards drawn at the end of a turn.
pub(crate) const HAND: usize = 5;
/// The most cards one player can own: in the printed box eighty, the starters, the pilots and all
/// but the enemy's cards. Every limit here leaves a pack some room beyond that box.
pub(crate) const MOST_OWNED: usize = 88;
/// The most cards there can be, bases not counted: all of them could be exiled.
pub(crate) const MOST_CARDS: usize = 128;
/// The most galaxy cards.
pub(crate) const MOST_GALAXY: usize = 98;
/// The most Outer Rim Pilots.
pub(crate) const MOST_PILOTS: usize = 12;
/// The most capital ships one player can own.
pub(crate) const MOST_SHIPS: usize = 20;
/// The most bases of one player.
pub(crate) const MOST_BASES: usize = 12;
/// The last space of the Force track on the Empire's side; the Rebels' is zero.
pub(crate) const FORCE_END: u8 = 6;

/// Where the game stands between decisions.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// This player secretly picks bases.
    PickBases(Player),
    /// The active player has no base and reveals a new one.
    NewBase,
    /// What happens before the Force bonus and the income.
    Opening,
    /// The active player acts.
    Main,
    /// Somebody has won.
    Over(Player),
}

/// Everything on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) options: Options,
    /// The seats of the Empire and of the Rebels.
    pub(crate) seats: [Seat; 2],
    pub(crate) phase: Phase,
    pub(crate) turn: u32,
    pub(crate) active: Player,
    /// The Force marker: 0 is the Rebels' last space, 3 neutral, 6 the Empire's last space.
    pub(crate) force: u8,
    /// The active player's pool.
    pub(crate) resources: u16,
    pub(crate) players: [PlayerArea; 2],
    /// The active player's units; nobody else has any.
    pub(crate) units: List<InPlay, MOST_OWNED>,
    pub(crate) row: List<CardId, ROW>,
    pub(crate) galaxy: Pile<CardId, MOST_GALAXY>,
    /// Open, the latest last.
    pub(crate) galaxy_discard: List<CardId, MOST_GALAXY>,
    pub(crate) pilots: List<CardId, MOST_PILOTS>,
    pub(crate) exiled: List<CardId, MOST_CARDS>,
    pub(crate) memory: Memory,
    pub(crate) stack: Stack,
    pub(crate) fate: Fate,
}

/// What must be remembered until the turn ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory {
    pub(crate) neutrals_played: u8,
    pub(crate) purchases: u8,
    pub(crate) neutral_purchases: u8,
    /// The next purchase goes on top of the deck.
    pub(crate) next_on_deck: bool,
    /// The neutral unit that is hunted this turn.
    pub(crate) hunted: Option<CardId>,
    pub(crate) base_used: bool,
    /// Damage the defending base prevented.
    pub(crate) shielded: u8,
    /// Cards to exile when the turn ends, wherever they are then.
    pub(crate) borrowed: List<CardId, 8>,
    /// The position was stated when something was half done, which is lost.
    pub(crate) half_done: bool,
}

impl State {
    pub(crate) fn area(&self, player: Player) -> &PlayerArea {
        &self.players[player as usize]
    }

    pub(crate) fn area_mut(&mut self, player: Player) -> &mut PlayerArea {
        &mut self.players[player as usize]
    }

    /// The active player's area.
    pub(crate) fn mine(&self) -> &PlayerArea {
        self.area(self.active)
    }

    pub(crate) fn mine_mut(&mut self) -> &mut PlayerArea {
        self.area_mut(self.active)
    }

    /// The area of the active player's opponent.
    pub(crate) fn theirs(&self) -> &PlayerArea {
        self.area(self.active.foe())
    }

    pub(crate) fn theirs_mut(&mut self) -> &mut PlayerArea {
        self.area_mut(self.active.foe())
    }

    /// Whether a card is exiled when the turn ends: then it is not like a copy that is kept.
    #[inline]
    pub(crate) fn is_borrowed(&self, card: CardId) -> bool {
        self.memory.borrowed.contains(&card)
    }

    /// The card at a place.
    pub(crate) fn at(&self, spot: Spot) -> Option<CardId> {
        match spot {
            Spot::Hand(place) => self.mine().hand.cards().nth(place.into()),
            Spot::Discard(place) => self.mine().discard.get(usize::from(place)).copied(),
            Spot::GalaxyDiscard(place) => self.galaxy_discard.get(usize::from(place)).copied(),
        }
    }

    /// Takes a card into a player's hand. What the opponent knows lies before what they do not: of
    /// alike cards the first is named, so the known one leaves before the others. Were it an unknown
    /// one, its going would tell that the known one is still there.
    #[inline]
    pub(crate) fn take_in_hand(&mut self, player: Player, card: Hidden<CardId>) {
        let foe = self.seat(player.foe());
        let hand = &mut self.area_mut(player).hand;
        if !card.known.contains(foe) {
            return hand.put(card);
        }
        let known = hand.iter().filter(|other| other.known.contains(foe));
        hand.put_at(known.count(), card);
    }

    /// Who decides for a player.
    pub(crate) fn seat(&self, player: Player) -> Seat {
        self.seats[player as usize]
    }

    /// Whose seat it is.
    pub(crate) fn player(&self, seat: Seat) -> Option<Player> {
        Player::BOTH
            .into_iter()
            .find(|&player| self.seat(player) == seat)
    }

    /// The active player's cards in play: units, then capital ships.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = &InPlay> {
        self.units.iter().chain(&self.mine().ships)
    }

    /// One of the active player's cards in play.
    pub(crate) fn in_play_mut(&mut self, card: CardId) -> Option<&mut InPlay> {
        // Branchless, all are compared: leaving the loop at the card would be mispredicted.
        let place_in = |cards: &[InPlay]| {
            let cards = cards.iter().enumerate();
            cards.fold(
                usize::MAX,
                |place, (n, other)| {
                    if other.card == card { n } else { place }
                },
            )
        };
        let ships = &mut self.players[self.active as usize].ships;
        let (unit, ship) = (place_in(&self.units), place_in(ships));
        self.units.get_mut(unit).or(ships.get_mut(ship))
    }
}
