//! How the rival buys; Appendix 3, "Buying".

use super::turn::by_chance;
use crate::OuterRim;
use crate::content::{Bullet, Market};
use crate::event::Event;
use crate::rules::market::Wish;
use crate::state::{CardId, PlayerId, ShipId, State};
use tabletop::Log;

impl OuterRim {
    /// The deck a bullet lets the rival buy from.
    pub(super) fn deck_to_buy(
        &self,
        state: &State,
        player: PlayerId,
        bullet: &Bullet,
    ) -> Option<Market> {
        // rule: solo-buying/deck-is-named-by-the-card
        match *bullet {
            Bullet::Buy(deck) => Some(deck),
            Bullet::BuyUnlessFull(deck, kind, other) => {
                let fits = self.has_slot(state, player, kind);
                Some(if fits { deck } else { other })
            }
            _ => None,
        }
    }

    /// Discards an unsuitable top card, then buys what lies on top if that is suitable.
    pub(super) fn buy_for_rival(
        &self,
        state: &mut State,
        player: PlayerId,
        deck: Market,
        log: &mut Log<Event>,
    ) {
        // rule: solo-buying/order-of-steps, solo-buying/at-most-one-discard
        if self.suitable(state, player, deck).is_none() {
            self.discard_top(state, deck, log);
        }
        // rule: solo-buying/unsuitable-second-card-stays
        let Some((card, ships)) = self.suitable(state, player, deck) else {
            return;
        };
        // rule: solo-buying/used-ship-tie-at-random
        let wish = match by_chance(&mut state.fate, &ships) {
            Some(ship) => Some(self.ship_wish(player, ship, Some(card))),
            None => self.wish(state, player, deck, 0),
        };
        if let Some(wish) = wish {
            // rule: solo-buying/never-barters-assets, solo-buying/trades-in-its-ship
            let barter = false;
            self.purchase(state, Wish { barter, ..wish });
        }
    }

    /// The top card of a deck if the rival would buy it, with the ships it could be.
    fn suitable(
        &self,
        state: &State,
        player: PlayerId,
        deck: Market,
    ) -> Option<(CardId, Vec<ShipId>)> {
        let card = self.top(state, deck)?;
        let facts = self.library.card(card);
        if facts.used_ship {
            // rule: solo-buying/used-ship-card-is-not-screened-by-its-own-cost
            let ships = self.dearest_ships(state, player);
            return (!ships.is_empty()).then_some((card, ships));
        }
        if let Some(ship) = facts.ship {
            let ships = self.is_upgrade(state, player, ship).then(|| vec![ship]);
            return ships.map(|ships| (card, ships));
        }
        let asset = facts.asset.as_ref()?;
        let price = self.price(state, player, card, deck);
        // rule: solo-buying/discard-what-this-planet-forbids, solo-buying/discard-what-it-cannot-pay,
        // solo-buying/discard-what-has-no-slot, solo-buying/limit-reached-counts-as-unsuitable,
        // solo-buying/obeys-purchase-limits
        let fits = !asset.not_on.has(state.area(player).space)
            && price <= state.area(player).credits
            && self.would_fit(state, player, card, &[]);
        fits.then(|| (card, Vec::new()))
    }

    /// What buying a ship would mean, with the card that stands for it.
    fn ship_wish(&self, player: PlayerId, ship: ShipId, card: Option<CardId>) -> Wish {
        Wish {
            player,
            card,
            ship: Some(ship),
            price: self.library.ship(ship).cost,
            barter: false,
        }
    }

    /// Whether a ship is dearer than the rival's, and within its means.
    fn is_upgrade(&self, state: &State, player: PlayerId, ship: ShipId) -> bool {
        // rule: solo-buying/ship-only-if-dearer, solo-buying/ship-price-after-trade-in
        let own = state.area(player).ship;
        let own = own.map_or(0, |ship| self.library.ship(ship).cost);
        self.library.ship(ship).cost > own
            && self.can_pay(state, self.ship_wish(player, ship, None), 0)
    }

    /// The dearest ships of the supply that are better than the rival's and within its means.
    fn dearest_ships(&self, state: &State, player: PlayerId) -> Vec<ShipId> {
        // rule: solo-buying/used-ship-takes-the-dearest
        let ships = self.ship_supply(state);
        let mut ships: Vec<ShipId> = ships
            .filter(|&ship| self.is_upgrade(state, player, ship))
            .collect();
        let cost = |ship: &ShipId| self.library.ship(*ship).cost;
        let most = ships.iter().map(cost).max();
        ships.retain(|ship| Some(cost(ship)) == most);
        ships
    }
}
