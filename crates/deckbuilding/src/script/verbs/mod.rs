//! What effects do, one block a verb: its words, what is asked, when it can be done and what it
//! does stand together. Effects that hold others (choices, conditions, a reveal) are no verbs: they
//! are lowered to steps of their own.

mod destroying;
mod exiling;
mod gaining;
mod galaxy;
mod getting;
mod paying;
mod their_hand;

pub(crate) use self::{
    destroying::*, exiling::*, gaining::*, galaxy::*, getting::*, paying::*, their_hand::*,
};

use super::{Can, Needs};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::{Checking, Filter, Kinds};
use crate::event::Event;
use crate::state::{CardId, Picks, Player, Running, Spot, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::Log;

/// What is so of every verb.
pub(crate) trait Verb {
    /// How it reads on a card.
    fn words(&self, writer: &mut Writer<'_>) -> Arg;

    /// The message that ties it to what follows, where that is done for it.
    fn joint(&self) -> Option<&'static str> {
        None
    }

    /// Whether it makes sense where it is printed.
    fn check(&self, _checking: &mut Checking<'_>) {}

    /// How much of it could be carried out.
    fn can(&self, game: &Deckbuilding, state: &State, running: &Running) -> Can;

    /// The things one of which is enough for it to do something, if such simple things tell. Debug
    /// builds compare it with `can`.
    fn needs(&self) -> Needs {
        Needs::LOOK
    }

    /// Whether nothing that follows it happens unless it is done.
    fn is_cost(&self) -> bool {
        false
    }

    /// Whether it alone would be a reason to use an ability.
    fn is_wanted(&self) -> bool {
        true
    }
}

/// A verb that asks nobody.
pub(crate) trait Deed: Verb {
    /// Does it.
    fn perform(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        running: &Running,
        log: &mut Log<Event>,
    );
}

/// A verb that asks somebody.
pub(crate) trait Question: Verb {
    /// What is to be picked, after what was picked so far. The message `pick-…` asks for it.
    fn picking(&self, picked: &Picks) -> Picking;

    /// The message that says what an answer does.
    fn choice(&self, state: &State, picked: &Picks, choice: Choice) -> &'static str;

    /// The message of picking nothing.
    fn pass(&self) -> &'static str {
        "choice-pass"
    }

    /// Whether the picked card is paid for.
    fn is_paid(&self) -> bool {
        false
    }

    /// Calls with every answer.
    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        running: &Running,
        each: &mut impl FnMut(Choice),
    );

    /// Does what was answered; earlier picks are in `running`. What is no answer does nothing.
    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        running: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    );

    /// Who is asked.
    fn decider(&self, state: &State) -> Player {
        state.active
    }

    /// Whether it must be asked even if there is only one answer: else hidden cards would be
    /// betrayed by the question not coming.
    fn for_secrecy(&self, _state: &State, _picked: &Picks) -> bool {
        false
    }

    /// Whether the next card that is picked is held, and more are picked before anything happens.
    fn goes_on(&self, _state: &State, _picked: &Picks) -> bool {
        false
    }

    /// Where a card that is held lies.
    fn spot(&self, _state: &State, _card: CardId) -> Option<Spot> {
        None
    }

    /// Whether something happens before it asks.
    fn prepares(&self) -> bool {
        false
    }

    /// What happens before it asks.
    fn prepare(&self, _state: &mut State, _log: &mut Log<Event>) {}
}

/// The verb of an effect, a deed or a question; what holds other effects is none, and has arms of
/// its own. This is the list of all verbs: an effect that is missing here does not compile.
macro_rules! verb {
    ($effect:expr, $verb:ident => $do:expr, none => $none:expr $(,)?) => {
        $crate::script::verbs::verb!($effect, $verb => $do, $verb => $do, none => $none)
    };
    ($effect:expr, $verb:ident => $do:expr, { $($holders:tt)* } $(,)?) => {
        $crate::script::verbs::verb!($effect, $verb => $do, $verb => $do, { $($holders)* })
    };
    ($effect:expr, $deed:ident => $do:expr, $question:ident => $ask:expr, none => $none:expr $(,)?) => {
        $crate::script::verbs::verb!($effect, $deed => $do, $question => $ask, {
            $crate::content::Effect::Reveal { .. }
            | $crate::content::Effect::If(..)
            | $crate::content::Effect::IfElse(..)
            | $crate::content::Effect::Choose(_)
            | $crate::content::Effect::OpponentChooses(_) => $none,
        })
    };
    ($effect:expr, $deed:ident => $do:expr, $question:ident => $ask:expr, { $($holders:tt)* } $(,)?) => {{
        use $crate::content::Effect as E;
        use $crate::script::verbs as v;
        match $effect {
            E::Resources(n) => { let $deed = v::Resources(*n); $do }
            E::Force(n) => { let $deed = v::Force(*n); $do }
            E::Attack(n) => { let $deed = v::Attack(*n); $do }
            E::Draw(n) => { let $deed = v::Draw(*n); $do }
            E::Repair(n) => { let $deed = v::Repair(*n); $do }
            E::Damage(n) => { let $deed = v::Damage(*n); $do }
            E::DamageBaseOrShip(n) => { let $question = v::DamageBaseOrShip(*n); $ask }
            E::Pay(n) => { let $deed = v::Pay(*n); $do }
            E::ExileThis => { let $deed = v::ExileThis; $do }
            E::DiscardToo => { let $question = v::DiscardToo; $ask }
            E::ExileFromHand => { let $question = v::ExileFromHand; $ask }
            E::Exile(n) => { let $question = v::Exile { most: *n, up_to: false }; $ask }
            E::ExileUpTo(n) => { let $question = v::Exile { most: *n, up_to: true }; $ask }
            E::OpponentDiscards => { let $question = v::OpponentDiscards; $ask }
            E::OpponentDiscardsAtRandom => { let $deed = v::OpponentDiscardsAtRandom; $do }
            E::LookAtHand => { let $deed = v::LookAtHand; $do }
            E::PutFromTheirHandOnTheirDeck => { let $question = v::PutFromTheirHandOnTheirDeck; $ask }
            E::DiscardFromRow(filter) => { let $question = v::DiscardFromRow(*filter); $ask }
            E::DiscardEnemyRow(n) => { let $deed = v::DiscardEnemyRow(*n); $do }
            E::DiscardRevealed => { let $deed = v::DiscardRevealed; $do }
            E::LookAtTop => { let $deed = v::LookAtTop; $do }
            E::MaySwapTopWithRow => { let $question = v::MaySwapTopWithRow; $ask }
            E::KeepOneOfTopTwo => { let $question = v::KeepOneOfTopTwo; $ask }
            E::SwapDiscardWithRow(filter) => { let $question = v::SwapDiscardWithRow(*filter); $ask }
            E::Return(filter) => { let $question = v::Return(*filter); $ask }
            E::Borrow(filter) => { let $question = v::Borrow(*filter); $ask }
            E::BuyFree(filter, place) => { let $question = v::BuyFree(*filter, *place); $ask }
            E::BuyFromGalaxyDiscard(filter) => { let $question = v::BuyFromGalaxyDiscard(*filter); $ask }
            E::NextPurchaseOnDeck => { let $deed = v::NextPurchaseOnDeck; $do }
            E::PutPurchase(place) => { let $deed = v::PutPurchase(*place); $do }
            E::BorrowPurchase => { let $deed = v::BorrowPurchase; $do }
            E::DestroyShip => { let $question = v::DestroyShip; $ask }
            E::DestroyShipOrInRow(filter) => { let $question = v::DestroyShipOrInRow(*filter); $ask }
            $($holders)*
        }
    }};
}
pub(crate) use verb;

/// The cards of the row that a filter of the active player means.
fn in_row(game: &Deckbuilding, state: &State, filter: Filter) -> impl Iterator<Item = CardId> {
    let row = state.row.iter().copied();
    row.filter(move |&card| game.library.matches(card, &filter, state.active))
}

/// Calls with the first of each kind of card, and of each fate: a copy that is exiled when the turn
/// ends is not like one that is kept.
fn distinct(
    game: &Deckbuilding,
    state: &State,
    cards: impl Iterator<Item = CardId>,
    each: &mut impl FnMut(Choice),
) {
    let mut seen = [Kinds::default(); 2];
    for card in cards {
        let seen = &mut seen[usize::from(state.is_borrowed(card))];
        if seen.add(game.library.glance(card).kind) {
            each(Choice::Pick(card));
        }
    }
}
