//! Costs: where one cannot be paid, nothing that follows it happens.

use super::{Deed, Question, Verb, distinct};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::Checking;
use crate::event::Event;
use crate::rules::{discard, exile};
use crate::script::{Can, Needs};
use crate::state::{Picks, Running, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::Log;

/// Pay resources, else the rest does not happen.
pub(crate) struct Pay(pub(crate) u8);

impl Verb for Pay {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("pay", self.0)
    }

    fn joint(&self) -> Option<&'static str> {
        Some("cost")
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(state.resources >= u16::from(self.0))
    }

    fn is_cost(&self) -> bool {
        true
    }

    fn is_wanted(&self) -> bool {
        false
    }
}

impl Deed for Pay {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        let (player, amount) = (state.active, self.0);
        if state.resources >= u16::from(amount) {
            state.resources -= u16::from(amount);
            log.tell(state, || Event::Paid { player, amount });
        } else {
            state.stack.pop();
        }
    }
}

/// Discard a card from your hand, else the rest does not happen.
pub(crate) struct DiscardToo;

impl Verb for DiscardToo {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("discard-too")
    }

    fn joint(&self) -> Option<&'static str> {
        Some("cost")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.mine().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_HAND
    }

    fn is_cost(&self) -> bool {
        true
    }
}

impl Question for DiscardToo {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("discard")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-discard"
    }

    fn for_secrecy(&self, state: &State, _: &Picks) -> bool {
        state.mine().hand.len() > 1
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, state.mine().hand.cards(), each);
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
            discard::from_hand(game, state, state.active, card, log);
        }
    }
}

/// Exile a card from your hand, else the rest does not happen.
pub(crate) struct ExileFromHand;

impl Verb for ExileFromHand {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("exile-from-hand")
    }

    fn joint(&self) -> Option<&'static str> {
        Some("cost")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.mine().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_HAND
    }

    fn is_cost(&self) -> bool {
        true
    }
}

impl Question for ExileFromHand {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("exile-from-hand")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-exile"
    }

    fn for_secrecy(&self, state: &State, _: &Picks) -> bool {
        state.mine().hand.len() > 1
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, state.mine().hand.cards(), each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            exile::exile(state, card, log);
        }
    }
}
