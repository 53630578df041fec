//! Getting cards, and where they go.

use super::{Deed, Question, Verb, distinct, in_row};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::{Checking, Filter, Place};
use crate::event::Event;
use crate::rules::{purchasing, row};
use crate::script::{Can, Needs};
use crate::state::{CardId, Picks, Running, State};
use crate::text::{Bearer, Writer, place_id};
use printed::Arg;
use tabletop::{Hidden, Log};

/// Return a matching card from your discard pile to your hand.
pub(crate) struct Return(pub(crate) Filter);

impl Return {
    fn in_pile(&self, game: &Deckbuilding, state: &State) -> impl Iterator<Item = CardId> {
        let pile = state.mine().discard.iter().copied();
        pile.filter(|&card| game.library.matches(card, &self.0, state.active))
    }
}

impl Verb for Return {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("return", &self.0)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(self.in_pile(game, state).next().is_some())
    }
}

impl Question for Return {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("return")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-return"
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, self.in_pile(game, state), each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let player = state.active;
        if let Choice::Pick(card) = choice {
            state.mine_mut().discard.retain(|&other| other != card);
            state.take_in_hand(player, Hidden::open(card));
            log.tell(state, || Event::Returned { player, card });
        }
    }
}

/// Take a matching card from the galaxy row into your hand; exile it at the end of the turn.
pub(crate) struct Borrow(pub(crate) Filter);

impl Verb for Borrow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("borrow", &self.0)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(in_row(game, state, self.0).next().is_some())
    }
}

impl Question for Borrow {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("borrow")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-borrow"
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        in_row(game, state, self.0).map(Choice::Pick).for_each(each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let player = state.active;
        if let Choice::Pick(card) = choice {
            log.tell(state, || Event::Borrowed { player, card });
            row::remove(state, card, log);
            state.take_in_hand(player, Hidden::open(card));
            remember_borrowed(state, card);
        }
    }
}

/// A borrowed card is exiled when the turn ends.
fn remember_borrowed(state: &mut State, card: CardId) {
    // There are never more than a few: one base and one card of the box lend.
    if !state.memory.borrowed.is_full() {
        state.memory.borrowed.push(card);
    }
}

/// Purchase a matching card from the galaxy row for free.
pub(crate) struct BuyFree(pub(crate) Filter, pub(crate) Place);

impl Verb for BuyFree {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.buy_free("buy-free", &self.0, self.1, None)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(in_row(game, state, self.0).next().is_some())
    }
}

impl Question for BuyFree {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("buy-free")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-buy-free"
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        in_row(game, state, self.0).map(Choice::Pick).for_each(each);
    }

    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            purchasing::purchase(game, state, card, 0, self.1, log);
        }
    }
}

/// Purchase a matching card from the galaxy discard pile at its cost.
pub(crate) struct BuyFromGalaxyDiscard(pub(crate) Filter);

impl BuyFromGalaxyDiscard {
    fn in_pile(&self, game: &Deckbuilding, state: &State) -> impl Iterator<Item = CardId> {
        let pile = state.galaxy_discard.iter().copied();
        pile.filter(|&card| {
            game.library.matches(card, &self.0, state.active)
                && purchasing::affordable(game, state, card)
        })
    }
}

impl Verb for BuyFromGalaxyDiscard {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("buy-discard", &self.0)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(self.in_pile(game, state).next().is_some())
    }
}

impl Question for BuyFromGalaxyDiscard {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("buy-from-discard")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-buy"
    }

    fn is_paid(&self) -> bool {
        true
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, self.in_pile(game, state), each);
    }

    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            purchasing::buy(game, state, card, log);
        }
    }
}

/// The next card you purchase this turn goes on top of your deck.
pub(crate) struct NextPurchaseOnDeck;

impl Verb for NextPurchaseOnDeck {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("next-on-deck")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.memory.next_on_deck)
    }

    fn needs(&self) -> Needs {
        Needs::PURCHASE_TO_REDIRECT
    }
}

impl Deed for NextPurchaseOnDeck {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        let player = state.active;
        state.memory.next_on_deck = true;
        log.tell(state, || Event::NextOnDeck { player });
    }
}

/// Put the card just purchased into another place.
pub(crate) struct PutPurchase(pub(crate) Place);

impl Verb for PutPurchase {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        // A base offers it for any purchase, a card says what becomes of itself.
        let id = match writer.bearer {
            Bearer::Base(_) => "may-put-purchase",
            Bearer::Card(_) | Bearer::Reward(_) => "put-purchase",
        };
        writer.say(id, [("place", place_id(self.0).into())])
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.at_a_purchase();
    }

    fn can(&self, _: &Deckbuilding, state: &State, running: &Running) -> Can {
        Can::if_any(movable(state, running, self.0).is_some())
    }
}

impl Deed for PutPurchase {
    fn perform(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        log: &mut Log<Event>,
    ) {
        if let Some(card) = running.subject {
            purchasing::move_purchase(state, card, self.0, log);
        }
    }
}

/// The card just purchased, if it can still be put into a place.
fn movable(state: &State, running: &Running, place: Place) -> Option<CardId> {
    let card = running.subject?;
    purchasing::movable(state, card, place).then_some(card)
}

/// Put the card just purchased into your hand; exile it at the end of the turn.
pub(crate) struct BorrowPurchase;

impl Verb for BorrowPurchase {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("borrow-purchase")
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.at_a_purchase();
    }

    fn can(&self, _: &Deckbuilding, state: &State, running: &Running) -> Can {
        Can::if_any(movable(state, running, Place::Hand).is_some())
    }
}

impl Deed for BorrowPurchase {
    fn perform(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        log: &mut Log<Event>,
    ) {
        if let Some(card) = movable(state, running, Place::Hand) {
            purchasing::move_purchase(state, card, Place::Hand, log);
            remember_borrowed(state, card);
        }
    }
}
