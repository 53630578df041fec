//! The game in words: questions, choices, events, reasons, and the table as plain text.
//!
//! Every sentence is a message in `content/deckbuilding/text/`; here is only what they are told.

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
