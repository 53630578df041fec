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
    log.tell(state, || Event::Purchased {
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
    triggers(game, state, card);
}

/// Lays a card everybody has seen into one of the active player's places.
pub(crate) fn put(state: &mut State, card: CardId, place: Place) {
    match place {
        Place::Discard => state.mine_mut().discard.push(card),
        Place::Deck => state.mine_mut().deck.put(Hidden::open(card)),
        Place::Hand => state.take_in_hand(state.active, Hidden::open(card)),
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

/// Whether a purchase can be put there: it lies on a pile, and not there already. Several abilities may
/// put the same purchase somewhere, one after the other, and each is carried out as far as possible;
/// but what has come into the hand is a card of the hand, and no ability asks for one.
pub(crate) fn movable(state: &State, card: CardId, to: Place) -> bool {
    // rule: abilities/do-as-much-as-possible
    let area = state.mine();
    let open = |hidden: &Hidden<CardId>| hidden.card == card && hidden.seen_by(None).is_some();
    let discarded = area.discard.contains(&card);
    match to {
        Place::Discard => area.deck.iter().any(open),
        Place::Deck => discarded,
        Place::Hand => discarded || area.deck.iter().any(open),
    }
}

/// Puts a purchase somewhere else.
pub(crate) fn move_purchase(state: &mut State, card: CardId, to: Place, log: &mut Log<Event>) {
    if !movable(state, card, to) {
        return;
    }
    let player = state.active;
    let area = state.mine_mut();
    area.discard.retain(|&other| other != card);
    area.deck.take(card);
    put(state, card, to);
    log.tell(state, || Event::PurchaseMoved { player, card, to });
}
