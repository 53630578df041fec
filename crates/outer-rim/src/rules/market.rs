//! The market action: discarding, buying, bartering, ships; glossary "Market Action", "Market
//! Decks", "Ships".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{ConstantFacts, Kind, Market, Trait};
use crate::event::{Event, Why};
use crate::state::{CardId, Frame, Gaining, PlayerId, ShipId, State};
use tabletop::{Log, SeatSet};

/// What somebody may buy, and how.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) player: PlayerId,
    pub(crate) card: Option<CardId>,
    pub(crate) ship: Option<ShipId>,
    /// The price in thousands, before bartering.
    pub(crate) price: u16,
    /// Whether assets can be bartered for it.
    pub(crate) barter: bool,
}

impl OuterRim {
    /// The open top card of a market deck.
    pub(crate) fn top(&self, state: &State, deck: Market) -> Option<CardId> {
        state.deck(deck).last().map(|hidden| hidden.card)
    }

    pub(crate) fn can_market(&self, state: &State) -> bool {
        // rule: market/planet-only
        self.is_planet(state.mine().space) && state.market.iter().any(|deck| !deck.is_empty())
    }

    /// The ships of the supply.
    pub(crate) fn ship_supply(&self, state: &State) -> impl Iterator<Item = ShipId> {
        // rule: setup/ship-supply
        let ships = (0..self.library.ships.len() as u8).map(ShipId);
        ships.filter(move |&ship| {
            let used = state.players.iter().filter(|area| area.ship == Some(ship));
            !self.library.ship(ship).starter && used.count() == 0
        })
    }

    /// What a card of the market costs a player before bartering.
    pub(crate) fn price(&self, state: &State, player: PlayerId, card: CardId, deck: Market) -> u16 {
        let facts = self.library.card(card);
        let printed = match (&facts.asset, facts.ship) {
            (Some(asset), _) => asset.cost.unwrap_or(0),
            (_, Some(ship)) => self.library.ship(ship).cost,
            _ => 0,
        };
        let discounts = self
            .constants(state, player)
            .map(|constant| match constant {
                ConstantFacts::Discount(of, credits) if *of == deck => *credits,
                _ => 0,
            });
        // rule: credits/discount
        printed.saturating_sub(discounts.sum())
    }

    /// What buying the top card of a deck would mean; nothing if a rule forbids it, whatever one
    /// could pay.
    pub(crate) fn wish(
        &self,
        state: &State,
        player: PlayerId,
        deck: Market,
        discount: u16,
    ) -> Option<Wish> {
        let card = self.top(state, deck)?;
        let facts = self.library.card(card);
        let price = self
            .price(state, player, card, deck)
            .saturating_sub(discount);
        if let Some(asset) = &facts.asset {
            let here = state.area(player).space;
            // rule: buying/card-restrictions-hold, buying/must-be-placed
            if asset.not_on.has(here)
                || !self.keeps_limit(state, player, card)
                || !self.has_place(state, player, asset.kind)
            {
                return None;
            }
        }
        Some(Wish {
            player,
            card: Some(card),
            ship: facts.ship,
            price,
            barter: true,
        })
    }

    /// Whether there is room for another asset, or room can be made.
    pub(crate) fn has_place(&self, state: &State, player: PlayerId, kind: Kind) -> bool {
        self.would_fit(state, player, kind, None)
            || self.room_makers(state, player, kind).next().is_some()
    }

    /// Whether a limit of one card with a trait is kept, if the card has one. Armor that can be
    /// bartered for the new one does not stand in its way.
    fn keeps_limit(&self, state: &State, player: PlayerId, card: CardId) -> bool {
        let Some(asset) = self.library.asset(card).filter(|asset| asset.one_per_trait) else {
            return true;
        };
        let held = state.area(player).assets.iter();
        let mut held = held.filter_map(|held| self.library.asset(held.card));
        !held.any(|other| {
            let shared = |one: &Trait| asset.has_trait(*one) && other.has_trait(*one);
            Trait::ALL.iter().any(shared) && other.barter_value().is_none()
        })
    }

    /// What a player could barter, from an asset on.
    pub(crate) fn barterable(
        &self,
        state: &State,
        player: PlayerId,
        after: Option<CardId>,
    ) -> impl Iterator<Item = (CardId, u16)> {
        let assets = state.area(player).assets.iter();
        assets.filter_map(move |held| {
            let worth = self.library.asset(held.card)?.barter_value()?;
            // Picks have no order: they are asked in the order of the cards.
            let later = after.is_none_or(|after| held.card > after);
            later.then_some((held.card, worth))
        })
    }

    /// What is due for a wish once the old ship is traded in.
    pub(crate) fn due(&self, state: &State, wish: Wish) -> u16 {
        // rule: bartering/old-ship-must-be-bartered, bartering/no-change
        let old = state.area(wish.player).ship.filter(|_| wish.ship.is_some());
        let traded_in = old.map_or(0, |ship| self.library.ship(ship).cost);
        wish.price.saturating_sub(traded_in)
    }

    /// Whether a player can pay for a wish.
    pub(crate) fn can_pay(&self, state: &State, wish: Wish) -> bool {
        let due = self.due(state, wish);
        let credits = state.area(wish.player).credits;
        let barter: u16 = if wish.barter {
            let all = self.barterable(state, wish.player, None);
            all.map(|(_, worth)| worth).sum()
        } else {
            0
        };
        due <= credits.saturating_add(barter)
    }

    pub(crate) fn market_choices(&self, state: &State, discarded: bool, out: &mut Vec<Choice>) {
        let player = state.current;
        for &deck in Market::ALL {
            if discarded {
                let used_ship = self
                    .top(state, deck)
                    .is_some_and(|card| self.library.card(card).used_ship);
                let can = if used_ship {
                    self.affordable_ships(state, player, true).next().is_some()
                } else {
                    let wish = self.wish(state, player, deck, 0);
                    wish.is_some_and(|wish| self.can_pay(state, wish))
                };
                if can {
                    out.push(Choice::Buy(deck));
                }
            } else if !state.deck(deck).is_empty() {
                out.push(Choice::DiscardTop(deck));
            }
        }
        out.push(Choice::Pass);
    }

    /// The ships of the supply a player can pay for.
    pub(crate) fn affordable_ships(
        &self,
        state: &State,
        player: PlayerId,
        barter: bool,
    ) -> impl Iterator<Item = ShipId> {
        self.ship_supply(state).filter(move |&ship| {
            let wish = Wish {
                player,
                card: None,
                ship: Some(ship),
                price: self.library.ship(ship).cost,
                barter,
            };
            self.can_pay(state, wish)
        })
    }

    /// The top card of a deck goes under it.
    pub(crate) fn discard_top(&self, state: &mut State, deck: Market, log: &mut Log<Event>) {
        let player = state.current;
        if let Some(card) = state.deck_mut(deck).pop() {
            log.tell(|| Event::MarketDiscarded {
                player,
                deck,
                card: card.card,
            });
            state.deck_mut(deck).insert(0, card);
            self.reveal_top(state, deck, log);
        }
        if let Some(Frame::Market { discarded }) = state.stack.last_mut() {
            *discarded = true;
        }
    }

    /// Turns the top card of a deck faceup.
    pub(crate) fn reveal_top(&self, state: &mut State, deck: Market, log: &mut Log<Event>) {
        // rule: market-decks/top-card-faceup
        if let Some(top) = state.deck_mut(deck).last_mut() {
            top.show(SeatSet::ALL, log);
            let card = top.card;
            log.tell(|| Event::MarketRevealed { deck, card });
        }
    }

    /// Begins to buy the top card of a deck.
    pub(crate) fn buy(&self, state: &mut State, player: PlayerId, deck: Market, discount: u16) {
        let Some(card) = self.top(state, deck) else {
            return;
        };
        if self.library.card(card).used_ship {
            state.stack.push(Frame::ShipChoice {
                card: Some(card),
                barter: true,
                player,
            });
        } else if let Some(wish) = self.wish(state, player, deck, discount) {
            self.purchase(state, wish);
        }
    }

    /// Begins a purchase.
    pub(crate) fn purchase(&self, state: &mut State, wish: Wish) {
        state.stack.push(Frame::Purchase {
            player: wish.player,
            card: wish.card,
            ship: wish.ship,
            due: self.due(state, wish),
            last: None,
            barter: wish.barter,
        });
    }

    pub(crate) fn payment_choices(&self, state: &State, out: &mut Vec<Choice>) {
        let Some(&Frame::Purchase {
            player,
            due,
            last,
            barter,
            ..
        }) = state.stack.last()
        else {
            return;
        };
        let credits = state.area(player).credits;
        if due <= credits {
            out.push(Choice::Pay);
        }
        if due == 0 || !barter {
            return;
        }
        // A pick is offered only if the rest can still be paid with it.
        let mut rest: u16 = 0;
        let all: Vec<(CardId, u16)> = self.barterable(state, player, last).collect();
        let mut picks = Vec::new();
        for &(card, worth) in all.iter().rev() {
            rest += worth;
            if due <= credits.saturating_add(rest) {
                picks.push(Choice::Barter(card));
            }
        }
        out.extend(picks.into_iter().rev());
    }

    /// Barters an asset.
    pub(crate) fn barter(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        let Some(Frame::Purchase {
            player, due, last, ..
        }) = state.stack.last_mut()
        else {
            return;
        };
        let worth = self
            .library
            .asset(card)
            .and_then(|asset| asset.barter_value())
            .unwrap_or(0);
        // rule: bartering/no-change
        *due = due.saturating_sub(worth);
        *last = Some(card);
        let player = *player;
        log.tell(|| Event::Bartered {
            player,
            card,
            worth,
        });
        self.discard_asset(state, player, card, log);
    }

    /// Pays, and takes what was bought.
    pub(crate) fn pay(&self, state: &mut State, log: &mut Log<Event>) {
        let Some(Frame::Purchase {
            player,
            card,
            ship,
            due,
            ..
        }) = state.stack.pop()
        else {
            return;
        };
        self.lose_credits(state, player, due, Why::Price, log);
        let deck = card.and_then(|card| self.market_of(card));
        if let Some(card) = card {
            log.tell(|| Event::Bought {
                player,
                card,
                price: due,
            });
        }
        if let (Some(card), Some(deck)) = (card, deck) {
            state.deck_mut(deck).retain(|other| other.card != card);
            state.stack.push(Frame::Reveal { deck });
        }
        match (ship, card) {
            (Some(ship), card) => {
                if let Some(card) = card {
                    self.spend_ship_card(state, card, log);
                }
                self.take_ship(state, player, ship, log);
            }
            (None, Some(card)) => state.stack.push(Frame::Gain {
                card,
                player,
                how: Gaining::Bought,
            }),
            (None, None) => {}
        }
    }

    /// The market card of a bought ship leaves the game; the one that lets one choose a ship is
    /// discarded.
    fn spend_ship_card(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        // rule: ship-buying/market-card-removed
        if self.library.card(card).used_ship {
            self.put_home(state, card, log);
        } else {
            self.remove_card(state, card, log);
        }
    }

    fn market_of(&self, card: CardId) -> Option<Market> {
        match self.library.card(card).home {
            crate::content::Home::Market(deck) => Some(deck),
            _ => None,
        }
    }

    /// A new ship takes the place of the old one.
    pub(crate) fn take_ship(
        &self,
        state: &mut State,
        player: PlayerId,
        ship: ShipId,
        log: &mut Log<Event>,
    ) {
        // rule: ship-buying/goal-side-up, ship-buying/ship-damage-removed
        let area = state.area_mut(player);
        let from = area.ship.replace(ship);
        area.ship_flipped = false;
        area.progress[1] = 0;
        area.damage[1] = 0;
        state.unsettled = true;
        log.tell(|| Event::ShipGained { player, ship, from });
    }

    /// The next card of a deck is revealed after a purchase, and may move a patrol.
    pub(crate) fn reveal_after_purchase(
        &self,
        state: &mut State,
        deck: Market,
        log: &mut Log<Event>,
    ) {
        // rule: market/patrol-moves-after-purchase, patrol-movement/icon-of-revealed-card
        self.reveal_top(state, deck, log);
        let icon = self
            .top(state, deck)
            .and_then(|card| self.library.card(card).patrol);
        if let Some((faction, distance)) = icon {
            self.send_patrol(state, faction, distance);
        }
    }
}
