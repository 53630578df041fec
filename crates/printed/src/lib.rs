//! What all games need to read and to word what is printed on their components.
//!
//! [`entries()`] reads a file of RON entry by entry, so that an error has its line; [`Messages`]
//! turns Fluent messages into runs; [`keywords()`] finds the words on cards that want an
//! explanation; a [`Page`] is the table in a terminal.
//!
//! *Invariant*: it knows the kernel and no game.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

mod arg;
mod entries;
mod keywords;
mod languages;
mod messages;
mod misprint;
mod named;
mod options;
mod pack;
mod page;
mod plain;
mod runs;
mod shipped;

pub use arg::{Arg, Phrase, Row, number, yes};
pub use entries::{Entry, Fault, entries};
pub use keywords::keywords;
pub use languages::{Languages, Wording, is_wording, wordings};
pub use messages::Messages;
pub use misprint::{BRIEF, misprint};
pub use named::Named;
pub use pack::{Complaint, ContentError, Inventory, complaints};
pub use page::{Page, column, wrap, wrap_by};
pub use runs::{shortened, split, width};
pub use shipped::{Piece, Shipped};
