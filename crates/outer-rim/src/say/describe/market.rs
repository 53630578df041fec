//! What is bought and delivered: prices as they are paid, and what must go for it.

use super::{Describing, brief_named, is_illegal_cargo, percent};
use crate::choice::Choice;
use crate::content::{Body, Effect, Market};
use crate::rules::{assets, deliver, market};
use crate::say::chances;
use crate::say::speaker::credits;
use crate::script;
use crate::state::{CardId, Frame, ShipId};
use tabletop::{Amount, Text, Worded};

impl Describing<'_> {
    /// What is paid for it in credits, the old ship traded in. A card that stands for any ship costs what that
    /// ship does, so that it has no price yet.
    pub(super) fn cost(&self, choice: &Choice) -> Option<Amount> {
        let due = match *choice {
            Choice::Buy(deck) => {
                let (game, state) = (self.game, self.state);
                let wish = market::wish(game, state, self.decider, deck, self.discount())?;
                market::due(game, state, wish)
            }
            Choice::Ship(ship) => self.due_for(ship)?,
            Choice::Pay => self.still_due(),
            _ => return None,
        };
        Some(amount(due))
    }

    /// What it brings: credits, or health.
    pub(super) fn worth(&self, choice: &Choice) -> Vec<Amount> {
        let area = self.state.area(self.decider);
        match *choice {
            Choice::Barter(card) => self.barter_value(card).map(amount).into_iter().collect(),
            Choice::Recover => vec![
                Amount::of("health", area.damage(Body::Character)),
                Amount::of("hull", area.damage(Body::Ship)),
            ],
            _ => Vec::new(),
        }
    }

    /// What an asset is worth where it is bartered, in thousands.
    pub(super) fn barter_value(&self, card: CardId) -> Option<u16> {
        self.speaker.library().asset(card)?.barter_value()
    }

    /// What is due for a ship of those that are offered, in thousands.
    pub(super) fn due_for(&self, ship: ShipId) -> Option<u16> {
        match self.state.stack.last() {
            Some(&Frame::ShipChoice(offer)) => {
                let wish = market::offered_ship(self.game, offer, ship);
                Some(market::due(self.game, self.state, wish))
            }
            _ => None,
        }
    }

    /// What is left to pay for what is being bought, in thousands.
    pub(super) fn still_due(&self) -> u16 {
        match self.state.stack.last() {
            Some(&Frame::Purchase { due, .. }) => due,
            _ => 0,
        }
    }

    pub(super) fn buy(&self, deck: Market) -> Worded {
        let speaker = &self.speaker;
        let Some(card) = market::top(self.state, deck) else {
            return speaker.say("pass", &[]).into();
        };
        let facts = speaker.library().card(card);
        let offer = market::used_ship(self.game, self.state, self.decider, deck, self.discount());
        if let Some(offer) = offer {
            let ships = market::affordable_ships(self.game, self.state, offer, 0);
            let prices = ships.map(|ship| market::offered_ship(self.game, offer, ship).price);
            let least = prices.filter(|&price| price > 0).min();
            let least = [("n", credits(least.unwrap_or(0)))];
            let any_ship = speaker.say("detail-any-ship", &least);
            let buy = self.of_card("choice-buy-used-ship", card);
            return Worded::from(buy).with([any_ship, self.trade_in()]);
        }
        let price = market::price(self.game, self.state, self.decider, card, deck);
        let price = price.saturating_sub(self.discount());
        let args = [("card", speaker.card(card)), ("n", credits(price))];
        let buy = speaker.say("choice-buy", &args);
        let trade_in = facts.ship.map(|_| self.trade_in()).unwrap_or_default();
        let illegal = match is_illegal_cargo(speaker, card) {
            true => speaker.say("trait-illegal", &[]),
            false => Text::new(),
        };
        let risky = match market::risk(self.game, card) {
            Some(_) => speaker.say("detail-risky", &[("n", percent(chances::delivery()))]),
            None => Text::new(),
        };
        let brief = brief_named(speaker, card, self.brief(card));
        let details = [brief, illegal, risky, trade_in, self.crowding(card)];
        Worded::from(buy).with(details)
    }

    /// How much less one pays by the effect that lets one buy, in thousands.
    pub(super) fn discount(&self) -> u16 {
        let running = script::running(self.state);
        let effect = running.and_then(|running| self.game.library.program.effect(running.at));
        let Some(Effect::BuyTop(_, discount)) = effect else {
            return 0;
        };
        script::thousands(*discount)
    }

    /// That the old ship goes for a new one.
    pub(super) fn trade_in(&self) -> Text {
        let speaker = &self.speaker;
        let Some(old) = self.state.area(self.decider).ship else {
            return Text::new();
        };
        let worth = speaker.library().ship(old).cost;
        let args = [("old", speaker.ship(old)), ("worth", credits(worth))];
        speaker.say("detail-trade-in", &args)
    }

    /// That something must go for a card.
    pub(super) fn crowding(&self, card: CardId) -> Text {
        let speaker = &self.speaker;
        let is_asset = speaker.library().asset(card).is_some();
        match is_asset && !assets::would_fit(self.game, self.state, self.decider, card, &[]) {
            true => speaker.say("detail-no-slot", &[]),
            false => Text::new(),
        }
    }

    /// The deliver action: what is delivered, and what for.
    pub(super) fn delivery(&self) -> Worded {
        let speaker = &self.speaker;
        let cards: Vec<CardId> = deliver::deliverable(self.game, self.state, &[]).collect();
        match cards[..] {
            [only] => self.deliver(only),
            _ => {
                let illegal = cards.iter().any(|&card| is_illegal_cargo(speaker, card));
                let roll = match illegal {
                    true => self.inspection(),
                    false => Text::new(),
                };
                let cards = [("card", speaker.cards(cards))];
                Worded::from(speaker.say("choice-deliver", &cards)).with([roll])
            }
        }
    }

    pub(super) fn deliver(&self, card: CardId) -> Worded {
        let deliver = self.of_card("choice-deliver", card);
        let roll = match is_illegal_cargo(&self.speaker, card) {
            true => self.inspection(),
            false => Text::new(),
        };
        Worded::from(deliver).with([self.reward(card), roll])
    }

    /// The chance of an illegal delivery.
    pub(super) fn inspection(&self) -> Text {
        let chance = percent(chances::delivery());
        self.speaker.say("detail-roll", &[("n", chance)])
    }
}

fn amount(thousands: u16) -> Amount {
    Amount::of("credits", i32::from(thousands) * 1000)
}
