//! How the rival buys; Appendix 3, "Buying".

use crate::OuterRim;
use crate::content::{Destination, Expansion, Market};
use crate::event::{Event, Lot, Spared, Unsuited};
use crate::rules::market::Wish;
use crate::rules::{assets, galaxy, market, solo};
use crate::state::{CardId, PlayerId, ShipId, State};
use tabletop::Log;

/// Whether the rival may buy from a deck where it is, or why not.
pub(super) fn may_buy(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
) -> Result<(), Spared> {
    // rule: solo-buying/only-on-a-planet. Bounties are bought anywhere, as their AI cards say.
    let planet = galaxy::is_planet(game, state.area(player).space);
    if !planet && deck != Market::Bounty {
        Err(Spared::NoPlanet)
    } else if state.deck(deck).is_empty() {
        Err(Spared::EmptyDeck)
    } else {
        Ok(())
    }
}

/// Buys from the first of some decks where it can.
pub(super) fn buy_of(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    decks: &[Market],
    log: &mut Log<Event>,
) -> bool {
    let mut decks = decks.iter();
    decks.any(|&deck| {
        may_buy(game, state, player, deck).is_ok() && buy(game, state, player, deck, log)
    })
}

/// Discards unsuitable top cards, then buys what lies on top if that is suitable. Says whether it does.
pub(super) fn buy(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    deck: Market,
    log: &mut Log<Event>,
) -> bool {
    // rule: solo-buying/order-of-steps, solo-buying/at-most-one-discard,
    // solo-expansion/ai-discards-up-to-two
    let expanded = game.library.has(Expansion::UnfinishedBusiness);
    let most = if expanded { 2 } else { 1 };
    let mut discarded = 0;
    while let Some((card, why)) = unsuited_top(game, state, player, deck) {
        log.tell(state, || Event::AiNotBuying { player, card, why });
        // rule: bounty-hunter-ai/cannot-buy-two-cards: they do not count
        if why != Unsuited::NoBounty {
            // rule: solo-buying/unsuitable-second-card-stays
            if discarded == most {
                return false;
            }
            discarded += 1;
        } else if !has_bounty(game, state, deck) {
            return false;
        }
        market::discard_top(state, deck, log);
    }
    let Some(card) = market::top(state, deck) else {
        return false;
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
    wish.is_some()
}

/// The top card of a deck, if the rival does not want it, and why.
fn unsuited_top(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
) -> Option<(CardId, Unsuited)> {
    let card = market::top(state, deck)?;
    let why = unsuited(game, state, player, deck, card)?;
    Some((card, why))
}

/// Whether a deck has a bounty at all.
fn has_bounty(game: &OuterRim, state: &State, deck: Market) -> bool {
    let mut cards = state.deck(deck).iter().map(|hidden| hidden.card);
    cards.any(|card| is_bounty(game, card))
}

fn is_bounty(game: &OuterRim, card: CardId) -> bool {
    let asset = game.library.asset(card);
    asset.is_some_and(|asset| asset.bounty.is_some())
}

/// Why the rival would not buy a card, if there is a reason.
fn unsuited(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    card: CardId,
) -> Option<Unsuited> {
    if deck == Market::Bounty && !is_bounty(game, card) {
        return Some(Unsuited::NoBounty);
    }
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
