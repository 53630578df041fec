//! What lies on the table.

mod combat;
mod dice;
mod favors;
mod frame;
mod house;
mod id;
mod player;
mod rival;
mod spaces;

use crate::content::{Faction, Market, Standing};
use crate::setup::Options;
pub use combat::Foe;
pub(crate) use combat::{Cause, Combat, Stage};
pub(crate) use dice::{MOST_DICE, Roll};
pub use dice::{Purpose, Rolled};
pub use favors::{Favor, Received};
pub(crate) use favors::{Favors, Grant, Players, Request};
pub use frame::Bearer;
pub(crate) use frame::{DiceDeed, Frame, Gaining, Open, Running, ShipOffer};
pub(crate) use house::{Alliance, House, Talks};
pub(crate) use id::At;
pub use id::{
    AbilityId, AiCardId, AmbitionId, BerthId, CardId, CharacterId, ContactId, EncounterDeckId,
    PlayerId, ShipId, SpaceId, TileId,
};
pub(crate) use player::{Ambitious, Held, MOST_ASSETS, MOST_SECRETS, PlayerArea};
pub(crate) use rival::{MOST_AI_CARDS, MOST_RIVALS, Resolving, Rival};
use serde::{Deserialize, Serialize};
pub(crate) use spaces::{MOST_SPACES, Spaces};
use tabletop::{Fate, Hidden, List};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 4;
/// The most ambition sheets laid out: one more than players.
pub(crate) const MOST_SHEETS: usize = MOST_PLAYERS + 1;
/// The most tiles between the two ends.
pub(crate) const MOST_TILES: usize = 6;
/// The most contact spaces.
pub(crate) const MOST_BERTHS: usize = 40;
/// The most contacts of the class of which some stay in the box.
pub(crate) const MOST_SPARE: usize = 24;
/// The most cards of one market deck.
pub(crate) const MOST_MARKET: usize = 40;
/// The most encounter decks, and the most cards of one.
pub(crate) const MOST_ENCOUNTER_DECKS: usize = 8;
pub(crate) const MOST_ENCOUNTERS: usize = 24;
/// The most cards in all.
pub(crate) const MOST_CARDS: usize = 512;
/// How deep half-done things can lie upon one another.
pub(crate) const DEEPEST: usize = 20;

/// Where the game stands when nothing is half done.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// This player chooses a character.
    ChooseCharacter(PlayerId),
    /// This player chooses a starter ship.
    ChooseShip(PlayerId),
    /// This player chooses an ambition sheet.
    ChooseAmbition(PlayerId),
    /// This player chooses the card of the databank they start with.
    ChooseStart(PlayerId),
    /// This player chooses the faction they begin well with.
    ChooseFaction(PlayerId),
    Planning,
    /// The option of the planning step was chosen, and is being carried out.
    Planned,
    Action,
    Encounter,
    /// The AI deck plays its turn.
    Rival,
    /// The turn is over but for what it left half done.
    TurnEnd,
    /// Somebody has won.
    Over(PlayerId),
}

/// A deck of hidden cards; the last is the top.
pub(crate) type Deck<const N: usize> = List<Hidden<CardId>, N>;

/// A contact token on the map.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Token {
    pub(crate) contact: Hidden<ContactId>,
    pub(crate) faceup: bool,
}

/// The patrol of a faction on the map.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Patrol {
    pub(crate) space: SpaceId,
    pub(crate) level: u8,
}

/// What must be remembered until the turn ends.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory {
    pub(crate) delivered: bool,
    pub(crate) marketed: bool,
    pub(crate) traded: bool,
    /// The turn ends when the action or step under way is finished.
    pub(crate) ends: bool,
    /// It does because an effect said so: nothing more is begun or used.
    pub(crate) cut_short: bool,
    /// An additional turn follows.
    pub(crate) extra: bool,
    /// This is an additional turn.
    pub(crate) is_extra: bool,
    /// Abilities that were used and can be used once a turn.
    pub(crate) used: List<AbilityId, 24>,
    /// Abilities that were used and can be used once a combat.
    pub(crate) used_in_combat: List<AbilityId, 12>,
    /// Declined offers of the pending decision.
    pub(crate) declined: u8,
    /// Who declined to take part in a job, one bit a player.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) unwilling: u8,
}

fn is_zero(bits: &u8) -> bool {
    *bits == 0
}

/// What one player proposes to another.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) from: PlayerId,
    pub(crate) to: PlayerId,
    pub(crate) gives: Parcel,
    pub(crate) takes: Parcel,
}

/// One side of a deal.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Parcel {
    pub(crate) credits: u16,
    pub(crate) cards: List<CardId, 8>,
    /// The owners of debt tokens.
    pub(crate) debts: Players,
    /// A faceup contact somebody points out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contact: Option<BerthId>,
}

/// Everything on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) step: Step,
    pub(crate) turn: u32,
    /// Who takes their turn.
    pub(crate) current: PlayerId,
    /// Who took the first turn.
    pub(crate) first: PlayerId,
    pub(crate) players: List<PlayerArea, MOST_PLAYERS>,
    /// Who of them an AI deck runs, in a single-player game, in turn order.
    pub(crate) rivals: List<Rival, MOST_RIVALS>,
    /// The tiles from left to right, the ends left out.
    pub(crate) tiles: List<TileId, MOST_TILES>,
    pub(crate) patrols: [Patrol; 4],
    pub(crate) berths: List<Option<Token>, MOST_BERTHS>,
    /// Contacts that found no place on the map: they stay in the box, and nobody saw them.
    pub(crate) spare_contacts: List<Hidden<ContactId>, MOST_SPARE>,
    /// Contacts that left the game, one bit each.
    pub(crate) gone_contacts: u64,
    pub(crate) market: [Deck<MOST_MARKET>; 6],
    pub(crate) encounters: [Deck<MOST_ENCOUNTERS>; MOST_ENCOUNTER_DECKS],
    /// Cards that left the game, one bit each.
    pub(crate) gone: [u64; MOST_CARDS / 64],
    /// The ambition sheets laid out to be chosen from.
    pub(crate) sheets: List<AmbitionId, MOST_SHEETS>,
    pub(crate) roll: Option<Roll>,
    pub(crate) combat: Option<Combat>,
    pub(crate) deal: Option<Deal>,
    pub(crate) favors: Favors,
    pub(crate) house: House,
    pub(crate) memory: Memory,
    /// Something changed that goals, slots or the fame of assets may depend on.
    pub(crate) unsettled: bool,
    pub(crate) stack: List<Frame, DEEPEST>,
    pub(crate) fate: Fate,
}

impl State {
    /// Whether the game has not begun yet: no deck is laid out.
    pub(crate) fn is_set_up(&self) -> bool {
        matches!(
            self.step,
            Step::ChooseCharacter(_)
                | Step::ChooseShip(_)
                | Step::ChooseAmbition(_)
                | Step::ChooseStart(_)
                | Step::ChooseFaction(_)
        )
    }

    pub(crate) fn area(&self, player: PlayerId) -> &PlayerArea {
        &self.players[player.index()]
    }

    pub(crate) fn area_mut(&mut self, player: PlayerId) -> &mut PlayerArea {
        &mut self.players[player.index()]
    }

    /// The current player's area.
    pub(crate) fn mine(&self) -> &PlayerArea {
        self.area(self.current)
    }

    /// How a player is treated by a faction, which may be another thing than their marker shows.
    pub(crate) fn standing(&self, player: PlayerId, faction: Faction) -> Standing {
        // rule: favors/endorsement-counts-as-positive
        match self.favors.received(player) {
            Some(Favor::Endorsement(by)) if by == faction => Standing::Positive,
            _ => self.area(player).standing(faction),
        }
    }

    /// Whether a player is treated by a faction otherwise than their marker shows.
    pub(crate) fn is_treated(&self, player: PlayerId, faction: Faction) -> bool {
        self.standing(player, faction) != self.area(player).standing(faction)
    }

    /// Whether an AI deck runs this player.
    pub(crate) fn is_rival(&self, player: PlayerId) -> bool {
        self.rival(player).is_some()
    }

    /// The AI deck that runs this player.
    pub(crate) fn rival(&self, player: PlayerId) -> Option<&Rival> {
        self.rivals.iter().find(|rival| rival.player == player)
    }

    /// The AI deck whose turn it is.
    pub(crate) fn acting_rival(&mut self) -> Option<&mut Rival> {
        let player = self.current;
        self.rivals.iter_mut().find(|rival| rival.player == player)
    }

    /// Who answers for a player: themselves, or, where an AI deck runs them, the one person who plays.
    pub(crate) fn person(&self, player: PlayerId) -> PlayerId {
        let mut round = self.clockwise(player);
        round.find(|&one| !self.is_rival(one)).unwrap_or(player)
    }

    /// All players, clockwise from one of them.
    pub(crate) fn clockwise(&self, from: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        let count = self.players.len() as u8;
        let round = (from.0..count).chain(0..from.0.min(count));
        round.map(PlayerId)
    }

    /// The player to the left.
    pub(crate) fn left_of(&self, player: PlayerId) -> PlayerId {
        PlayerId((player.0 + 1) % self.players.len() as u8)
    }

    /// The other players, clockwise.
    pub(crate) fn others(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        self.clockwise(player).skip(1)
    }

    /// The other players in a player's space.
    pub(crate) fn others_here(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let here = self.area(player).space;
        self.others(player)
            .filter(move |&other| self.area(other).space == here)
    }

    pub(crate) fn patrol(&self, faction: Faction) -> Patrol {
        self.patrols[faction.index()]
    }

    /// The factions whose patrols are in a space.
    pub(crate) fn patrols_at(&self, space: SpaceId) -> impl Iterator<Item = Faction> {
        let all = Faction::ALL.iter().copied();
        all.filter(move |&faction| self.patrol(faction).space == space)
    }

    pub(crate) fn deck(&self, deck: Market) -> &Deck<MOST_MARKET> {
        &self.market[deck as usize]
    }

    pub(crate) fn deck_mut(&mut self, deck: Market) -> &mut Deck<MOST_MARKET> {
        &mut self.market[deck as usize]
    }

    pub(crate) fn is_gone(&self, card: CardId) -> bool {
        self.gone[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    /// Takes a card out of the game.
    pub(crate) fn remove(&mut self, card: CardId) {
        self.gone[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Who has this asset.
    pub(crate) fn owner(&self, card: CardId) -> Option<PlayerId> {
        self.clockwise(self.current)
            .find(|&player| self.area(player).has(card))
    }
}
