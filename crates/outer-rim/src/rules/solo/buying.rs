//! How the rival buys; Appendix 3, "Buying".

use crate::OuterRim;
use crate::content::{Bullet, Destination, Market};
use crate::event::{Event, Lot, Unsuited};
use crate::rules::market::Wish;
use crate::rules::{assets, market, solo};
use crate::state::{CardId, PlayerId, ShipId, State};
use tabletop::Log;

/// The deck a bullet lets the rival buy from.
pub(super) fn deck_to_buy(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    bullet: &Bullet,
) -> Option<Market> {
    // rule: solo-buying/deck-is-named-by-the-card
    match *bullet {
        Bullet::Buy(deck) => Some(deck),
        Bullet::BuyUnlessFull(deck, kind, other) => {
            let fits = assets::has_slot(game, state, player, kind);
            Some(if fits { deck } else { other })
        }
        _ => None,
    }
}

/// Discards an unsuitable top card, then buys what lies on top if that is suitable.
pub(super) fn buy(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    deck: Market,
    log: &mut Log<Event>,
) {
    // rule: solo-buying/order-of-steps, solo-buying/at-most-one-discard
    if passes_over(game, state, player, deck, log) {
        market::discard_top(state, deck, log);
        // rule: solo-buying/unsuitable-second-card-stays
        if passes_over(game, state, player, deck, log) {
            return;
        }
    }
    let Some(card) = market::top(state, deck) else {
        return;
    };
    // rule: solo-buying/used-ship-tie-at-random
    let ships = ships_for_sale(game, state, player, card);
    let wish = match solo::decisions::draw_lot(state, Lot::Ship, &ships, log) {
        Some(ship) => Some(ship_wish(game, player, ship, Some(card))),
        None => market::wish(game, state, player, deck, 0),
    };
    if let Some(wish) = wish {
        // rule: solo-buying/never-barters-assets, solo-buying/trades-in-its-ship
        let barter = false;
        market::purchase(game, state, Wish { barter, ..wish });
    }
}

/// Whether the rival does not want the top card of a deck; it tells why.
fn passes_over(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    log: &mut Log<Event>,
) -> bool {
    let top = market::top(state, deck);
    let unsuited = top.and_then(|card| {
        let why = unsuited(game, state, player, deck, card)?;
        Some((card, why))
    });
    if let Some((card, why)) = unsuited {
        log.tell(state, || Event::AiNotBuying { player, card, why });
    }
    unsuited.is_some()
}

/// Why the rival would not buy a card, if there is a reason.
fn unsuited(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    card: CardId,
) -> Option<Unsuited> {
    let facts = game.library.card(card);
    if facts.used_ship || facts.ship.is_some() {
        let ships = ships_for_sale(game, state, player, card);
        return ships
            .is_empty()
            .then(|| unsuited_ship(game, state, player, facts.ship));
    }
    let asset = facts.asset.as_ref()?;
    let area = state.area(player);
    // rule: solo-buying/discard-what-this-planet-forbids, solo-buying/discard-what-it-cannot-pay,
    // solo-buying/discard-what-has-no-slot, solo-buying/limit-reached-counts-as-unsuitable,
    // solo-buying/obeys-purchase-limits
    let destination = asset.cargo.map(|cargo| cargo.destination);
    // rule: solo-expansion/ai-skips-patrol-cargo
    if let Some(Destination::Patrol(_)) = destination {
        Some(Unsuited::ForPatrol)
    } else if !market::is_sold_in(state, asset, area.space) {
        Some(Unsuited::NotHere)
    } else if market::price(game, state, player, card, deck) > area.credits {
        Some(Unsuited::TooDear)
    } else if !assets::would_fit(game, state, player, card, &[]) {
        Some(Unsuited::NoSlot)
    } else {
        None
    }
}

/// Why no ship a card stands for is bought.
fn unsuited_ship(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    ship: Option<ShipId>,
) -> Unsuited {
    let dearer = ship.is_none_or(|ship| is_dearer(game, state, player, ship));
    if dearer {
        Unsuited::TooDear
    } else {
        Unsuited::NoBetterShip
    }
}

/// The ships a card stands for, of those the rival would buy.
fn ships_for_sale(game: &OuterRim, state: &State, player: PlayerId, card: CardId) -> Vec<ShipId> {
    let facts = game.library.card(card);
    if facts.used_ship {
        // rule: solo-buying/used-ship-card-is-not-screened-by-its-own-cost
        return dearest_ships(game, state, player);
    }
    let ship = facts.ship.into_iter();
    ship.filter(|&ship| is_upgrade(game, state, player, ship))
        .collect()
}

/// What buying a ship would mean, with the card that stands for it.
fn ship_wish(game: &OuterRim, player: PlayerId, ship: ShipId, card: Option<CardId>) -> Wish {
    Wish {
        player,
        card,
        ship: Some(ship),
        price: game.library.ship(ship).cost,
        barter: false,
    }
}

/// Whether a ship is dearer than the rival's, and within its means.
fn is_upgrade(game: &OuterRim, state: &State, player: PlayerId, ship: ShipId) -> bool {
    // rule: solo-buying/ship-price-after-trade-in
    is_dearer(game, state, player, ship)
        && market::can_pay(game, state, ship_wish(game, player, ship, None), 0)
}

fn is_dearer(game: &OuterRim, state: &State, player: PlayerId, ship: ShipId) -> bool {
    // rule: solo-buying/ship-only-if-dearer
    let own = state.area(player).ship;
    let own = own.map_or(0, |ship| game.library.ship(ship).cost);
    game.library.ship(ship).cost > own
}

/// The dearest ships of the supply that are better than the rival's and within its means.
fn dearest_ships(game: &OuterRim, state: &State, player: PlayerId) -> Vec<ShipId> {
    // rule: solo-buying/used-ship-takes-the-dearest
    let ships = market::ship_supply(game, state);
    let mut ships: Vec<ShipId> = ships
        .filter(|&ship| is_upgrade(game, state, player, ship))
        .collect();
    let cost = |ship: &ShipId| game.library.ship(*ship).cost;
    let most = ships.iter().map(cost).max();
    ships.retain(|ship| Some(cost(ship)) == most);
    ships
}
