//! What a seat sees of the table. Credits are in credits, not in thousands.

mod house;
mod player;

use crate::OuterRim;
use crate::content::{Faction, Market, Value};
use crate::event::Event;
use crate::rules::{ambitions, galaxy, market, skill_tests, solo, trade, turn, values};
use crate::state::{
    AiCardId, AmbitionId, BerthId, CardId, ContactId, EncounterDeckId, Favor, Foe, Parcel,
    PlayerId, Purpose, Request, Rolled, ShipId, SpaceId, State, Step, TileId,
};
pub(crate) use house::HouseView;
pub(crate) use player::{AssetView, GoalView, PlayerView, RoomView};
use serde::Serialize;
use tabletop::{Hidden, Seat, SeatSet};

/// The table as a seat, or an onlooker, sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// Who looks.
    pub you: Option<PlayerId>,
    /// The number of the turn.
    pub turn: u32,
    /// Who takes their turn.
    pub current: PlayerId,
    /// Who took the first turn.
    pub first: PlayerId,
    /// The step of the turn.
    pub step: StepView,
    /// Whether this is an additional turn.
    pub extra: bool,
    /// Who has won.
    pub winner: Option<PlayerId>,
    /// The fame that wins.
    pub goal: u8,
    /// The tiles from left to right, the ends left out.
    pub tiles: Vec<TileId>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The patrols.
    pub patrols: Vec<PatrolView>,
    /// The contact spaces.
    pub contacts: Vec<ContactView>,
    /// The market decks.
    pub market: Vec<MarketView>,
    /// The encounter decks.
    pub encounters: Vec<DeckView>,
    /// Ships of the supply.
    pub ships: Vec<ShipId>,
    /// The dice on the table.
    pub roll: Option<RollView>,
    /// The combat under way.
    pub combat: Option<CombatView>,
    /// The offer that waits for its answer.
    pub offer: Option<OfferView>,
    /// The favors that are asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<RequestView>>"))]
    pub requests: Vec<RequestView>,
    /// What house rules left on the table; nothing without them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub house: Option<HouseView>,
    /// With whom the viewer could deal.
    pub deals: Vec<DealView>,
    /// How many spaces each space is away from the viewer, by number; none for an onlooker.
    pub away: Vec<u8>,
    /// How many turns one flies there, if nothing stops one on the way.
    pub turns: Vec<u8>,
    /// Cards that left the game.
    pub gone: Vec<CardId>,
    /// The rivals of a single-player game, in turn order.
    pub rivals: Vec<RivalView>,
    /// The ambition sheets laid out to be chosen from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<AmbitionId>>"))]
    pub sheets: Vec<AmbitionId>,
}

/// The rival of a single-player game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RivalView {
    /// Which player it is.
    pub player: PlayerId,
    /// How many cards its deck has.
    pub count: usize,
    /// What the viewer knows of the deck, by depth from the top.
    pub known: Vec<(usize, AiCardId)>,
    /// The card it resolves now.
    pub card: Option<AiCardId>,
    /// Where its goal tokens lie, one each.
    pub goals: Vec<SpaceId>,
    /// The fame it needs, where that is more than others do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub goal: Option<u8>,
}

/// A step of the game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum StepView {
    Setup,
    Planning,
    Action,
    Encounter,
    Over,
}

/// A patrol on the map.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct PatrolView {
    pub faction: Faction,
    pub level: u8,
    pub space: SpaceId,
    /// Its dice; none where it always wins.
    pub combat: Option<u8>,
    /// Whom it hunts: they must fight it where they meet.
    pub hunts: Vec<PlayerId>,
}

/// A contact space.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct ContactView {
    pub berth: BerthId,
    pub planet: SpaceId,
    /// Whether a token lies here.
    pub full: bool,
    pub faceup: bool,
    /// Its class, which its back shows.
    pub class: Option<crate::content::Class>,
    /// Who it is, if the viewer knows.
    pub contact: Option<ContactId>,
    /// Who it may be, as far as the viewer knows.
    pub may_be: Vec<ContactId>,
    /// The databank cards with its number, which everybody may read while it lies faceup.
    pub databank: Vec<CardId>,
}

/// A market deck.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct MarketView {
    pub deck: Market,
    pub count: usize,
    /// None also while the next one is not yet revealed.
    pub top: Option<CardId>,
    /// What else the viewer knows of it, by depth from the top.
    pub known: Vec<(usize, CardId)>,
}

/// An encounter deck.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct DeckView {
    pub deck: EncounterDeckId,
    pub count: usize,
    /// What the viewer knows of it, by depth from the top.
    pub known: Vec<(usize, CardId)>,
}

/// Dice on the table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct RollView {
    pub of: Option<PlayerId>,
    pub purpose: Purpose,
    pub dice: Vec<Rolled>,
    /// How often whoever tests a skill has it.
    pub level: Option<u8>,
}

/// A combat under way.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct CombatView {
    pub attacker: PlayerId,
    pub foe: Foe,
    pub kind: crate::content::Combat,
    pub defending: bool,
    pub damage: [u8; 2],
}

/// An offer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct OfferView {
    pub from: PlayerId,
    pub to: PlayerId,
    pub gives: BundleView,
    pub takes: BundleView,
}

/// What the viewer could offer somebody now, as far as it depends on both.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DealView {
    /// To whom.
    pub to: PlayerId,
    /// The rule by which nothing can be offered.
    pub barred: Option<&'static str>,
    /// The rule by which no cards can be offered, not even in a trade action that may be begun for it.
    pub cards_barred: Option<&'static str>,
}

/// One side of an offer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct BundleView {
    pub credits: u32,
    pub cards: Vec<CardId>,
    /// Debt tokens, by whom they belong to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PlayerId>>"))]
    pub debts: Vec<PlayerId>,
    /// A faceup contact that is pointed out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub contact: Option<BerthId>,
}

impl BundleView {
    fn of(parcel: &Parcel) -> Self {
        Self {
            credits: credits(parcel.credits),
            cards: parcel.cards.to_vec(),
            debts: parcel.debts.iter().collect(),
            contact: parcel.contact,
        }
    }
}

/// A favor that is asked for.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RequestView {
    /// Who asks.
    pub by: PlayerId,
    /// For what.
    pub favor: Favor,
    /// Who is asked and has not answered yet.
    pub waits_for: Vec<PlayerId>,
    /// What is offered for it.
    pub pays: BundleView,
    /// Who is willing.
    pub grants: Vec<GrantView>,
    /// Who is not.
    pub declined: Vec<PlayerId>,
}

/// Somebody who is willing to grant a favor.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GrantView {
    /// Who.
    pub by: PlayerId,
    /// For this.
    pub price: BundleView,
    /// And hands this over with it.
    pub gives: BundleView,
}

fn request(request: &Request) -> RequestView {
    let grants = request.grants.iter().map(|grant| GrantView {
        by: grant.by,
        price: BundleView::of(&grant.price),
        gives: BundleView::of(&grant.gives),
    });
    let of = request.of.iter();
    RequestView {
        by: request.by,
        favor: request.favor,
        waits_for: of.filter(|&other| request.waits_for(other)).collect(),
        pays: BundleView::of(&request.pays),
        grants: grants.collect(),
        declined: request.declined.iter().collect(),
    }
}

fn credits(thousands: u16) -> u32 {
    u32::from(thousands) * 1000
}

fn known<T: Copy>(deck: &[Hidden<T>], viewer: Option<Seat>) -> Vec<(usize, T)> {
    let from_top = deck.iter().rev().enumerate();
    let known = from_top.filter_map(|(depth, hidden)| Some((depth, hidden.seen_by(viewer)?)));
    known.collect()
}

pub(crate) fn view(game: &OuterRim, state: &State, viewer: Option<Seat>) -> View {
    let you = viewer.map(|seat| PlayerId(seat.0));
    let you = you.filter(|player| player.index() < state.players.len());
    let away = you.map(|you| galaxy::distances(game, state, state.area(you).space));
    let away = away.unwrap_or_default();
    let reach = you.map_or(0, |you| values::value(game, state, you, Value::Hyperdrive));
    let reach = reach.max(1);
    View {
        you,
        turn: state.turn,
        current: state.current,
        first: state.first,
        step: match state.step {
            Step::ChooseCharacter(_)
            | Step::ChooseShip(_)
            | Step::ChooseAmbition(_)
            | Step::ChooseStart(_)
            | Step::ChooseFaction(_) => StepView::Setup,
            Step::Planning | Step::Planned | Step::Rival => StepView::Planning,
            Step::Action => StepView::Action,
            Step::Encounter | Step::TurnEnd => StepView::Encounter,
            Step::Over(_) => StepView::Over,
        },
        extra: state.memory.is_extra,
        winner: match state.step {
            Step::Over(player) => Some(player),
            _ => None,
        },
        goal: state.options.fame,
        tiles: state.tiles.to_vec(),
        players: state
            .clockwise(PlayerId(0))
            .map(|player| player::view(game, state, player, viewer))
            .collect(),
        patrols: Faction::ALL
            .iter()
            .map(|&faction| patrol(game, state, faction))
            .collect(),
        contacts: (0..state.berths.len() as u8)
            .map(|berth| contact(game, state, BerthId(berth), viewer))
            .collect(),
        market: Market::ALL
            .iter()
            .map(|&deck| MarketView {
                deck,
                count: state.deck(deck).len(),
                top: state.deck(deck).last().and_then(|top| top.seen_by(viewer)),
                known: known(state.deck(deck), viewer),
            })
            .collect(),
        encounters: (0..game.library.encounter_decks.len())
            .map(|place| DeckView {
                deck: EncounterDeckId(place as u8),
                count: state.encounters[place].len(),
                known: known(&state.encounters[place], viewer),
            })
            .collect(),
        ships: market::ship_supply(game, state).collect(),
        roll: state.roll.map(|roll| RollView {
            of: roll.of,
            purpose: roll.purpose,
            dice: roll.dice.to_vec(),
            level: skill_tests::level_under_way(game, state),
        }),
        combat: state.combat.map(|combat| CombatView {
            attacker: combat.attacker,
            foe: combat.foe,
            kind: combat.kind,
            defending: combat.defending,
            damage: combat.damage,
        }),
        offer: state.deal.map(|deal| OfferView {
            from: deal.from,
            to: deal.to,
            gives: BundleView::of(&deal.gives),
            takes: BundleView::of(&deal.takes),
        }),
        requests: state.favors.requests.iter().map(request).collect(),
        house: house::house(state),
        deals: deals(state, viewer),
        turns: away.iter().map(|away| away.div_ceil(reach)).collect(),
        away,
        gone: (0..game.library.cards.len() as u16)
            .map(CardId)
            .filter(|&card| state.is_gone(card))
            .collect(),
        rivals: state
            .rivals
            .iter()
            .map(|rival| RivalView {
                player: rival.player,
                count: rival.deck.len(),
                known: known(&rival.deck, viewer),
                card: rival.resolving.map(|resolving| resolving.card),
                goals: solo::goals::tokens(game, state, rival.player).collect(),
                goal: Some(ambitions::fame_needed(state, rival.player))
                    .filter(|&fame| fame > state.options.fame),
            })
            .collect(),
        sheets: state.sheets.to_vec(),
    }
}

fn patrol(game: &OuterRim, state: &State, faction: Faction) -> PatrolView {
    let patrol = state.patrol(faction);
    PatrolView {
        faction,
        level: patrol.level,
        space: patrol.space,
        combat: game.library.patrol(faction, patrol.level).combat,
        hunts: state
            .clockwise(PlayerId(0))
            .filter(|&player| turn::hunts(game, state, faction, player))
            .collect(),
    }
}

/// With whom the viewer could deal: whoever else has a seat.
fn deals(state: &State, viewer: Option<Seat>) -> Vec<DealView> {
    let you = viewer.map(|seat| PlayerId(seat.0));
    let you = you.filter(|you| you.index() < state.players.len());
    let others = you.into_iter().flat_map(|from| {
        let others = state.clockwise(from).filter(move |&to| to != from);
        others.map(move |to| (from, to))
    });
    others
        .filter(|&(_, to)| !state.is_rival(to))
        .map(|(from, to)| DealView {
            to,
            barred: trade::deal_barred(state, from, to),
            cards_barred: match turn::may_begin_trade(state, from, to) {
                true => None,
                false => trade::cards_barred(state, from, to),
            },
        })
        .collect()
}

/// Who a contact is, or anybody of its class who did not leave the game and whom the viewer does
/// not know elsewhere.
pub(crate) fn who_may_be(
    game: &OuterRim,
    state: &State,
    berth: BerthId,
    viewer: Option<Seat>,
) -> Vec<ContactId> {
    let Some(token) = state.berths[berth.index()] else {
        return Vec::new();
    };
    if let Some(known) = token.contact.seen_by(viewer) {
        return vec![known];
    }
    let class_of = |contact: ContactId| game.library.contacts[contact.index()].0;
    let class = class_of(token.contact.card);
    let tokens = state.berths.iter().flatten();
    let seen = tokens.filter_map(|token| token.contact.seen_by(viewer));
    let seen: Vec<ContactId> = seen.collect();
    (0..game.library.contacts.len() as u8)
        .map(ContactId)
        .filter(|&contact| class_of(contact) == class && !seen.contains(&contact))
        .filter(|contact| state.gone_contacts & (1 << contact.0) == 0)
        .collect()
}

fn contact(game: &OuterRim, state: &State, berth: BerthId, viewer: Option<Seat>) -> ContactView {
    let token = state.berths[berth.index()];
    // rule: contacts/faceup-databank-is-public, contacts/secret-look-no-databank
    let open = token.filter(|token| token.faceup);
    let number = open.map(|token| game.library.contacts[token.contact.card.index()].1);
    ContactView {
        berth,
        planet: game.library.planet_of(berth),
        full: token.is_some(),
        faceup: token.is_some_and(|token| token.faceup),
        class: token.map(|token| game.library.contacts[token.contact.card.index()].0),
        contact: token.and_then(|token| token.contact.seen_by(viewer)),
        may_be: who_may_be(game, state, berth, viewer),
        databank: number
            .into_iter()
            .flat_map(|number| game.library.databank(number))
            .collect(),
    }
}

/// The event as a seat, or an onlooker, may see it.
pub(crate) fn redact(event: &Event, viewer: Option<Seat>) -> Event {
    let may = |known: SeatSet| Hidden { card: (), known }.seen_by(viewer).is_some();
    let mut event = *event;
    match &mut event {
        Event::SecretTaken { card, known, .. } => *card = card.filter(|_| may(*known)),
        Event::ContactLooked { contact, known, .. } => *contact = contact.filter(|_| may(*known)),
        _ => {}
    }
    event
}
