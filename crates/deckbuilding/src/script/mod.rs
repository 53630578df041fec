//! The interpreter of what is printed on cards.
//!
//! The effects of a card, a tree in the data, are lowered to one flat program; what is half done is
//! a frame on the state's stack (`state/frame.rs`), the innermost last: a `Script` (where in the
//! program, for which card, what was picked so far), `Triggers` that wait together to be used or
//! passed over, a `Reward` to take or decline, damage to `Spread` over ships. After each choice
//! `settle` runs them until somebody has to decide. So a game can be stored, copied and taken back
//! in the middle of any ability.
//!
//! What an effect does is a verb (`verbs/`): its words, what makes it sound, when it can be done, what
//! it asks and what it does are one block. What holds other effects is steps of the program (`op.rs`),
//! some of which ask, too. An only answer is given without asking; none skips the step, or ends the
//! script if it was a cost.
//!
//! - **Nothing is offered that could do nothing.** `could` looks ahead in the program; `Can` says
//!   whether something is possible fully, partly or not at all. Of the options of a choice, those
//!   that can be carried out in full are offered, and partial ones only where there is no full one.
//!   `Needs`, found when the program is lowered, answers the simple cases without looking: the
//!   things one of which is enough (a card to draw, a hand to discard from) as bits, to be compared
//!   with those that are `Possible` now. Debug builds compare the two answers.
//! - **Questions asked for secrecy.** Where the answers come from a hand, or a looked-at deck, the
//!   question comes whenever the *number* of cards allows a choice, even if all are alike: else its
//!   absence would tell the other seat that they are (`Question::for_secrecy`; the answer is `auto`).
//! - **Of alike cards one choice.** Playing either of two Stormtroopers is the same, so one is
//!   listed; of cards in play, if also their situation is the same. A borrowed card, exiled when
//!   the turn ends, is not like a copy that is kept. In a hand what the opponent knows lies first
//!   (`State::take_in_hand`), so the known one leaves before its twin: were it the other way round,
//!   the known one would be known to be still there.
//! - **Several picks are a set.** They are made in any order and held in the frame by place
//!   (`Picks`, sorted, so the order leaves no trace); nothing happens and nobody hears of it before
//!   the set is complete or the picker says that is all (`Question::goes_on`). Only the picker's view
//!   lists them.
//! - **A purchase** puts the card down (on the discard pile, or where an earlier ability said),
//!   counts it, and lets its triggers wait. Each of them may move the card on.
//! - **What all have seen stays known.** A card bought onto a deck, or shown there, goes on as
//!   `Hidden::open` until a shuffle; a view lists it.

mod can;
mod needs;
mod op;
mod options;
mod run;
pub(crate) mod verbs;

pub(crate) use can::Can;
pub(crate) use needs::{Needs, Possible};
pub(crate) use op::{Ask, Do, Op, Program, Test};
