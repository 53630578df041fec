//! The market decks and the supply of ships.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Checking, Hint, Market};
use crate::event::Event;
use crate::rules::{credits, market};
use crate::script::thousands;
use crate::state::{Frame, PlayerId, Running, ShipOffer, State};
use crate::text::{Words, Writer};
use printed::{Arg, number, yes};
use tabletop::Log;

/// Gain the top card of a market deck for free.
pub(crate) struct GainTop(pub(crate) Market);

impl Verb for GainTop {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let deck = writer.word("market", self.0);
        Words::Whole(writer.say("gain-top", [("deck", deck)]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }
}

impl Deed for GainTop {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        let deck = self.0;
        let top = market::top(state, deck);
        // Ships are bought, never gained.
        if let Some(card) = top.filter(|&card| game.library.asset(card).is_some()) {
            state.deck_mut(deck).pop();
            state.stack.push(Frame::Reveal { deck });
            state.stack.push(Frame::Gain {
                card,
                player: running.actor,
                how: running.gaining(),
            });
        }
    }
}

/// Of the cards drawn from a market deck gain one for free, if you like. They are drawn by a step of
/// its own before, so that who is asked sees them.
pub(crate) struct Draw(pub(crate) Market, pub(crate) u8);

impl Verb for Draw {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let deck = writer.word("market", self.0);
        Words::Whole(writer.say("draw", [("deck", deck), ("n", Arg::from(self.1))]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.1.into());
    }
}

impl Question for Draw {
    fn prepares(&self) -> bool {
        true
    }

    fn prepare(&self, state: &mut State, running: Running, log: &mut Log<Event>) {
        market::draw(state, running.actor, (self.0, self.1), log);
    }

    fn message(&self, _: bool) -> &'static str {
        "pick-drawn"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let drawn = market::drawn(state, self.0, self.1).iter().rev();
        let fits = drawn.filter(|one| market::could_gain(game, state, running.actor, one.card));
        out.extend(fits.map(|one| Choice::Card(one.card)));
        out.push(Choice::Pass);
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let drawn = (self.0, self.1);
        if let Choice::Card(card) = choice {
            market::keep_drawn(state, running.actor, drawn, card, log);
        } else {
            market::discard_drawn(state, running.actor, drawn, None, log);
            market::reveal_top(state, self.0, log);
        }
    }
}

/// Buy the top card of a market deck, so much cheaper.
pub(crate) struct BuyTop(pub(crate) Market, pub(crate) u32);

impl Verb for BuyTop {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let deck = writer.word("market", self.0);
        Words::Whole(writer.say("buy-top", [("deck", deck), ("n", number(self.1))]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.credits(self.1);
    }
}

impl BuyTop {
    /// Whether it can be paid, with so many credits more.
    fn affords(&self, game: &OuterRim, state: &State, player: PlayerId, more: u16) -> bool {
        market::can_buy(game, state, player, self.0, thousands(self.1), more)
    }
}

impl Question for BuyTop {
    fn message(&self, _: bool) -> &'static str {
        "pick-buy"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let lendable = || credits::lendable(state, running.actor);
        if self.affords(game, state, running.actor, 0) {
            out.extend([Choice::Buy(self.0), Choice::Pass]);
        } else if self.affords(game, state, running.actor, lendable()) {
            // rule: trade/credits-may-interrupt
            out.push(Choice::Pass);
        }
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Buy(deck) = choice {
            market::buy(game, state, running.actor, deck, thousands(self.1), log);
        }
    }

    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.affords(game, state, running.actor, 0)
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn may_wait(&self) -> bool {
        // rule: trade/credits-may-interrupt
        true
    }
}

/// Buy a ship straight from the supply.
pub(crate) struct BuyShip {
    pub(crate) barter: bool,
}

impl Verb for BuyShip {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("buy-ship", [("barter", yes(self.barter))]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }
}

impl BuyShip {
    fn offer(&self, player: PlayerId) -> ShipOffer {
        ShipOffer {
            player,
            card: None,
            barter: self.barter,
            discount: 0,
        }
    }
}

impl Deed for BuyShip {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        let offer = self.offer(running.actor);
        state.stack.push(Frame::ShipChoice(offer));
    }

    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        let offer = self.offer(running.actor);
        let mut ships = market::affordable_ships(game, state, offer, 0);
        ships.next().is_some()
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Perform a market action.
pub(crate) struct MarketAction;

impl Verb for MarketAction {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("market-action"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }
}

impl Deed for MarketAction {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        market::open(state);
    }

    fn asks_soon(&self) -> bool {
        true
    }
}
