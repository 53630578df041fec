//! The game in words: questions, choices, events, reasons, and the table as plain text.
//!
//! Every sentence is a Fluent message in `content/deckbuilding/text/`; here is only which one, and
//! what is put into it. That is a value ([`printed::Arg`]), not a string: a phrase or a row of
//! things is said by the message it goes into, which hears what it gets (id, gender), while the
//! phrase hears where it goes (message, mood, case). So no joint, article or capital is made in
//! Rust, and a language that inflects has all it needs (`docs/languages.md`). A refusal names its
//! rule (`why_not.rs`).

mod alike;
mod ask;
mod board;
mod describe;
mod hints;
mod meaning;
mod part;
mod speaker;
mod tell;
mod why_not;

pub(crate) use ask::ask;
pub(crate) use board::{board, result};
pub(crate) use describe::describe;
pub(crate) use hints::hints;
pub(crate) use meaning::meaning;
pub(crate) use part::part;
pub(crate) use speaker::side;
pub(crate) use tell::{deed, tell};
pub(crate) use why_not::why_not;
