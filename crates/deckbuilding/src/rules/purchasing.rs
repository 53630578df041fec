//! Purchasing cards.

use super::taking_turn::Sheet;
use super::{abilities, row};
use crate::Deckbuilding;
use crate::content::{Faction, Moment, Place};
use crate::event::{Event, Zone};
use crate::state::{CardId, State};
use tabletop::{Hidden, Log};

/// The cards the active player can purchase and pay.
#[inline]
pub(super) fn buyable(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    // rule: purchasing/row-and-pilot-stack-only
    if state.resources < u16::from(game.library.cheapest()) {
        return;
    }
    let mut offer = |card| {
        let price = game.library.glance(card).price(state.active);
        sheet.note_if(card, state.resources >= price);
    };
    state.row.iter().copied().for_each(&mut offer);
    if let Some(&pilot) = state.pilots.last() {
        offer(pilot);
    }
}

/// Whether the pool covers the cost of a card.
pub(crate) fn affordable(game: &Deckbuilding, state: &State, card: CardId) -> bool {
    // rule: purchasing/pay-the-full-cost
    state.resources >= u16::from(game.library.facts(card).cost)
}

/// Pays for a card and purchases it.
pub(crate) fn buy(game: &Deckbuilding, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let cost = game.library.facts(card).cost;
    state.resources -= u16::from(cost);
    purchase(game, state, card, cost, Place::Discard, log);
}

/// Purchases a card, already paid for, from wherever it lies.
pub(crate) fn purchase(
    game: &Deckbuilding,
    state: &mut State,
    card: CardId,
    cost: u8,
    place: Place,
    log: &mut Log<Event>,
) {
    let player = state.active;
    let from = if state.row.contains(&card) {
        Zone::Row
    } else if state.pilots.contains(&card) {
        Zone::Pilots
    } else {
        Zone::GalaxyDiscard
    };
    // rule: purchasing/bought-card-goes-on-your-discard-pile
    let to = if std::mem::take(&mut state.memory.next_on_deck) {
        Place::Deck
    } else {
        place
    };
    log.tell(|| Event::Purchased {
        player,
        card,
        cost,
        from,
        to,
    });
    match from {
        Zone::Row => row::remove(state, card, log),
        Zone::Pilots => state.pilots.retain(|&other| other != card),
        _ => state.galaxy_discard.retain(|&other| other != card),
    }
    put(state, card, to);
    state.memory.redirected = false;
    triggers(game, state, card);
}

/// Lays a card everybody has seen into one of the active player's places.
pub(crate) fn put(state: &mut State, card: CardId, place: Place) {
    let area = state.mine_mut();
    match place {
        Place::Discard => area.discard.push(card),
        Place::Deck => area.deck.put(Hidden::open(card)),
        Place::Hand => area.hand.put(Hidden::open(card)),
    }
}

fn triggers(game: &Deckbuilding, state: &mut State, card: CardId) {
    state.memory.purchases += 1;
    let first = state.memory.purchases == 1;
    let mut first_neutral = false;
    if game.library.facts(card).faction == Faction::Neutral {
        state.memory.neutral_purchases += 1;
        first_neutral = state.memory.neutral_purchases == 1;
    }
    let own = abilities::card_at(game, card, Moment::Purchased);
    let base = [
        (first, Moment::FirstPurchase),
        (first_neutral, Moment::FirstNeutralPurchase),
    ]
    .into_iter()
    .filter(|(now, _)| *now)
    .find_map(|(_, moment)| abilities::base_at(game, state, moment));
    abilities::trigger(state, own.into_iter().chain(base), Some(card));
}

/// Whether a purchase can still be put somewhere else.
pub(crate) fn movable(state: &State, card: CardId) -> bool {
    let area = state.mine();
    !state.memory.redirected && (area.discard.contains(&card) || area.deck.contains(card))
}

/// Whether a purchase lies there already, where another effect has put it.
pub(crate) fn lies(state: &State, card: CardId, place: Place) -> bool {
    let area = state.mine();
    match place {
        Place::Discard => area.discard.contains(&card),
        Place::Deck => area.deck.top().is_some_and(|top| top.card == card),
        Place::Hand => area.hand.contains(card),
    }
}

/// Puts a purchase somewhere else; only one ability may do that.
pub(crate) fn move_purchase(state: &mut State, card: CardId, to: Place, log: &mut Log<Event>) {
    if !movable(state, card) {
        return;
    }
    let player = state.active;
    let area = state.mine_mut();
    area.discard.retain(|&other| other != card);
    area.deck.take(card);
    put(state, card, to);
    state.memory.redirected = true;
    log.tell(|| Event::PurchaseMoved { player, card, to });
}
