//! What a seat sees of the table.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::event::Event;
use crate::proposal::{self, HitView};
use crate::rules::{Needs, attack, bounty_sabotage, commit};
use crate::setup::Mode;
use crate::state::{
    BaseId, CardId, Duty, Frame, InPlay, MOST_BASES, Phase, Player, PlayerArea, State,
};
use serde::Serialize;
use tabletop::{Hidden, On, Pile, Seat, SeatSet};

/// The table as a seat, or an onlooker, sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Whom this seat commands.
    pub you: Option<Player>,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Player,
    /// Who has won.
    pub winner: Option<Player>,
    /// Which bases are played with.
    pub mode: Mode,
    /// How many enemy bases win.
    pub goal: u8,
    /// Whether neutral cards can be paid off.
    pub pay_off: bool,
    /// The Force marker: 0 is the Rebels' last space, 3 neutral, 6 the Empire's last space.
    pub force: u8,
    /// The active player's pool.
    pub resources: u16,
    /// The Empire's area and the Rebels'.
    pub players: Vec<PlayerView>,
    /// The active player's units.
    pub units: Vec<InPlayView>,
    /// The galaxy row.
    pub row: Vec<CardView>,
    /// The galaxy deck.
    pub galaxy: DeckView,
    /// The galaxy discard pile, the topmost first.
    pub galaxy_discard: Vec<CardView>,
    /// How many pilots are left.
    pub pilots: usize,
    /// The topmost of them.
    pub pilot: Option<CardView>,
    /// What left the game.
    pub exiled: Vec<CardView>,
    /// What the active player can attack, or attacks already.
    pub targets: Vec<TargetView>,
    /// Cards that are exiled when the turn ends.
    pub borrowed: Vec<CardId>,
    /// What the viewer has picked so far for the effect under way; nobody else sees it.
    pub picked: Vec<CardId>,
    /// The ships over which damage is being split.
    pub split: Vec<HitView>,
}

/// A player's area.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub player: Player,
    /// Who decides for them.
    pub seat: Seat,
    /// The base in play.
    pub base: Option<BaseView>,
    /// Facedown bases: how many, and which of them the viewer knows.
    pub bases: usize,
    /// Those the viewer knows.
    pub known_bases: Vec<BaseName>,
    /// Facedown bases out of the game that the viewer knows.
    pub known_unpicked: Vec<BaseName>,
    /// Bases this player destroyed.
    pub victory: Vec<BaseName>,
    /// How many more win.
    pub needed: u8,
    /// How many cards the hand holds.
    pub hand: usize,
    /// Those the viewer knows.
    pub known_hand: Vec<CardView>,
    /// The deck.
    pub deck: DeckView,
    /// The discard pile, the topmost first.
    pub discard: Vec<CardView>,
    /// Capital ships in play.
    pub ships: Vec<InPlayView>,
}

/// A facedown deck: how many cards, and which the viewer knows, by their depth from the top.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckView {
    /// How many cards.
    pub count: usize,
    /// What the viewer knows of it.
    pub known: Vec<(usize, CardView)>,
}

/// A card: its number on this table and the id of what is printed on it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardView {
    /// Its number.
    pub card: CardId,
    /// Its id.
    pub id: String,
}

/// A base by id and name.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BaseName {
    /// Its number.
    pub base: BaseId,
    /// Its id.
    pub id: String,
}

/// A base in play.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BaseView {
    /// Its number.
    pub base: BaseId,
    /// Its id.
    pub id: String,
    /// The damage that destroys it.
    pub hit_points: u8,
    /// The damage on it.
    pub damage: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
}

/// A card in play.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InPlayView {
    /// Its number.
    pub card: CardId,
    /// Its id.
    pub id: String,
    /// Whether its ability was used this turn: the card is tilted.
    pub used: bool,
    /// Its attack now, against what it is committed to or else the base.
    pub attack: u16,
    /// A ship's damage.
    pub damage: u8,
    /// A ship's hit points.
    pub hit_points: Option<u8>,
    /// What it does in this turn's attacks.
    pub duty: Duty,
}

/// Something that can be attacked. An attack is as strong as what waits and what each who joins it
/// brings, added up: what the choices to commit are worth says the latter.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TargetView {
    /// Which it is.
    pub target: Target,
    /// Where it lies.
    pub on: On,
    /// What it takes to bring it down.
    #[serde(flatten)]
    pub needs: Needs,
    /// How strong the attack on it is that waits to be resolved, if one does.
    pub waits: Option<u16>,
}

pub(crate) fn view(game: &Deckbuilding, state: &State, viewer: Option<Seat>) -> View {
    let looking = Looking {
        game,
        state,
        viewer,
    };
    View {
        you: viewer.and_then(|seat| state.player(seat)),
        turn: state.turn,
        active: state.active,
        winner: match state.phase {
            Phase::Over(winner) => Some(winner),
            _ => None,
        },
        mode: state.options.mode,
        goal: state.options.goal,
        pay_off: state.options.pay_off,
        force: state.force,
        resources: state.resources,
        players: Player::BOTH.map(|player| looking.player(player)).to_vec(),
        units: looking.in_play(&state.units),
        row: state.row.iter().map(|&card| looking.card(card)).collect(),
        galaxy: looking.deck(&state.galaxy),
        galaxy_discard: looking.pile(&state.galaxy_discard),
        pilots: state.pilots.len(),
        pilot: state.pilots.last().map(|&card| looking.card(card)),
        exiled: looking.pile(&state.exiled),
        targets: looking.targets(),
        borrowed: looking.borrowed(),
        picked: looking.picked(),
        split: proposal::split(game, state),
    }
}

struct Looking<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
    viewer: Option<Seat>,
}

impl Looking<'_> {
    fn player(&self, player: Player) -> PlayerView {
        let area = self.state.area(player);
        let mut known_hand: Vec<CardId> = self.seen(area.hand.iter()).collect();
        known_hand.sort_unstable();
        PlayerView {
            player,
            seat: self.state.seat(player),
            base: self.base(player, area),
            bases: area.bases.len(),
            known_bases: self.known_bases(&area.bases),
            known_unpicked: self.known_bases(&area.unpicked),
            victory: area
                .victory
                .iter()
                .map(|&base| self.base_name(base))
                .collect(),
            needed: (self.state.options.goal).saturating_sub(area.victory.len() as u8),
            hand: area.hand.len(),
            known_hand: known_hand.into_iter().map(|card| self.card(card)).collect(),
            deck: self.deck(&area.deck),
            discard: self.pile(&area.discard),
            ships: self.in_play(&area.ships),
        }
    }

    fn seen<'s, T: Copy + 's>(
        &self,
        cards: impl Iterator<Item = &'s Hidden<T>>,
    ) -> impl Iterator<Item = T> {
        let viewer = self.viewer;
        cards.filter_map(move |hidden| hidden.seen_by(viewer))
    }

    fn known_bases(&self, bases: &Pile<BaseId, MOST_BASES>) -> Vec<BaseName> {
        let mut known: Vec<BaseId> = self.seen(bases.iter()).collect();
        known.sort_unstable();
        known.into_iter().map(|base| self.base_name(base)).collect()
    }

    fn base(&self, player: Player, area: &PlayerArea) -> Option<BaseView> {
        let base = area.base?;
        let BaseName { base, id } = self.base_name(base);
        Some(BaseView {
            base,
            id,
            hit_points: self.game.library.base_facts(base).hit_points,
            damage: area.damage,
            used: player == self.state.active && self.state.memory.base_used,
        })
    }

    fn base_name(&self, base: BaseId) -> BaseName {
        let id = self.game.library.base(base).id.clone();
        BaseName { base, id }
    }

    fn card(&self, card: CardId) -> CardView {
        let id = self.id(card);
        CardView { card, id }
    }

    fn id(&self, card: CardId) -> String {
        self.game.library.card(card).id.clone()
    }

    fn pile(&self, cards: &[CardId]) -> Vec<CardView> {
        cards.iter().rev().map(|&card| self.card(card)).collect()
    }

    fn deck<const N: usize>(&self, deck: &Pile<CardId, N>) -> DeckView {
        let from_top = deck.iter().rev().enumerate();
        let known = from_top.filter_map(|(depth, hidden)| {
            let card = hidden.seen_by(self.viewer)?;
            Some((depth, self.card(card)))
        });
        DeckView {
            count: deck.len(),
            known: known.collect(),
        }
    }

    fn in_play(&self, cards: &[InPlay]) -> Vec<InPlayView> {
        cards
            .iter()
            .map(|card| InPlayView {
                card: card.card,
                id: self.id(card.card),
                used: card.used,
                attack: self.attack(card),
                damage: card.damage,
                hit_points: self.game.library.facts(card.card).hit_points,
                duty: card.duty(),
            })
            .collect()
    }

    /// A ship of the player who is not active attacks nobody now; its printed attack is shown.
    fn attack(&self, card: &InPlay) -> u16 {
        let target = match card.duty() {
            Duty::Committed(target) => target,
            _ => Target::Base,
        };
        if self.state.in_play().any(|other| other.card == card.card) {
            attack::strength(self.game, self.state, card, target)
        } else {
            u16::from(self.game.library.facts(card.card).attack)
        }
    }

    fn borrowed(&self) -> Vec<CardId> {
        let borrowed = self.state.memory.borrowed.iter().copied();
        borrowed
            .filter(|card| !self.state.exiled.contains(card))
            .collect()
    }

    fn picked(&self) -> Vec<CardId> {
        match self.state.stack.last() {
            Some(Frame::Script(running))
                if self.viewer == Some(self.state.seat(self.state.active)) =>
            {
                let cards = running
                    .picked
                    .iter()
                    .filter_map(|&spot| self.state.at(spot));
                cards.collect()
            }
            _ => Vec::new(),
        }
    }

    fn targets(&self) -> Vec<TargetView> {
        let (game, state) = (self.game, self.state);
        let waits = |target| {
            let waits = commit::is_pending(state, target);
            waits.then(|| attack::total(game, state, target))
        };
        let can_fall = |target| match target {
            Target::Base => true,
            Target::Row(card) => bounty_sabotage::target_value(game, state, card).is_some(),
        };
        let row = state.row.iter().map(|&card| Target::Row(card));
        std::iter::once(Target::Base)
            .chain(row)
            .filter(|&target| can_fall(target) || commit::is_pending(state, target))
            .map(|target| TargetView {
                target,
                on: game.on_target(state, target),
                needs: attack::needs(game, state, target),
                waits: waits(target),
            })
            .collect()
    }
}

/// The event as a seat, or an onlooker, may see it.
pub(crate) fn redact(event: &Event, viewer: Option<Seat>) -> Event {
    let may = |known: SeatSet| Hidden { card: (), known }.seen_by(viewer).is_some();
    let mut event = *event;
    match &mut event {
        Event::BasePicked { base, known, .. } => *base = base.filter(|_| may(*known)),
        Event::Drew { card, known, .. }
        | Event::Looked { card, known, .. }
        | Event::PutOnDeck { card, known, .. } => *card = card.filter(|_| may(*known)),
        _ => {}
    }
    event
}
