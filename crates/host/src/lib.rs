//! The life of one table: who sits and who looks on, what each of them is told, taking back and
//! agreeing to it, standing answers, machines' turns, the story since a position.
//!
//! A [`Host`] is a plain state machine. It is given what happened ([`Input`]: joined, left, said,
//! asked, thought, tick, and what became of what was to be stored) and gives back what is to be
//! done ([`Output`]: store, load, tell, answer, think, wake at). Whoever runs it brings time,
//! chance ([`Opening`], tokens), a store and a place to think: the server with SQLite and sockets,
//! a browser with neither. [`Ledger`] is all that is stored of a table, and a store in memory for
//! whoever has no better one.
//!
//! *Invariant*: no clock, socket, database, task, thread, file or system randomness, in it or in
//! anything it is built of; `cargo xtask tree` looks, and is a test.
//!
//! *Invariant*: nothing about an entry is told before it is stored (`host/storing.rs`: in memory,
//! then in the store, then for all to see). While something is being stored, whatever else comes in
//! waits, in order.
//!
//! *Invariant*: nothing hidden leaves a table. Whatever is told about a game is made for one viewer
//! in `tell.rs`, out of that viewer's view, events and own decision.
//!
//! *Invariant*: nothing here knows a game. Every game is a [`bots::Playable`].
//!
//! **The store owns the truth, the machine a cache.** Appending is an optimistic lock: an entry is
//! stored at the position it was made on, or somebody else was first. Whenever writing fails,
//! somebody else was first or a game panics, the machine asks for what is stored
//! ([`Output::Load`]), plays that, and shows it to everybody anew. What decides besides the record has a
//! number of its own ([`Host::revision`]), on which every entry hangs too. Who was second is heeded once
//! more: what still makes sense at the table as it is, is done.
//!
//! **Nobody holds another's seat.** A table's name lets look on at most. What lets sit down and look on
//! (`host/invitation.rs`), what opens a seat in which browser and how it goes to another device
//! (`host/devices.rs`) changes by one [`Change`], stored like anything else; whoever may not look any
//! more when it is stored is turned away. Tokens and codes are known here by their hashes.
//!
//! Who joins is welcomed and then asks for the whole table ([`Question::Fresh`]) and for pages of
//! its log, so that what is told one by one stays small. A message with a key counts once
//! (`heeded.rs`), even if it is sent again. What a seat lets pass is stored with it, and answered
//! before it is asked (`Desk::by_itself`). Bots are made anew for every move, their luck drawn from
//! the table's seed and the position; a thought about a position that is past is dropped. Messages
//! (`message/`) are made here and nowhere else.
//!
//! People come and go (`host/presence.rs`), and a machine plays for who leaves (`host/absence.rs`). When
//! a table wants to go on by itself, because a machine is to move or a clock runs out, is stored with
//! whatever makes it so (`host/time.rs`): whoever runs tables looks that up and wakes them. What is
//! stored besides the game is a [`Life`].
//!
//! The tests have no runtime either; `tests/interleaving.rs` throws seeded disorder at a table and
//! holds it to one law: what each viewer was told is what who comes just now sees.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types)]

mod chat;
mod clock;
mod exchange;
mod fault;
mod heeded;
mod host;
mod ledger;
mod life;
mod live;
mod message;
mod names;
mod opening;
mod report;
mod rights;
mod secret;
mod sitter;
mod stored;
mod tell;
#[cfg(feature = "typescript")]
mod typescript;
mod viewers;

pub use chat::{CHAT_PAGE, ChatLine, Reaction, Remark};
pub use clock::{Clock, Clocks, Runs};
pub use exchange::{
    Answer, Asker, Input, Mine, Moved, Output, Question, Right, Shown, Storing, Thinking, Thought,
    Time, Written,
};
pub use fault::{Code, Fault};
pub use heeded::Keyed;
pub use host::{Context, Host, Pondering, think};
pub use ledger::{End, Hold, Ledger, Numbers};
pub use life::{Life, SeatLife, Terms};
pub use message::{Asked, Fresh, Info, LetPass, Page, Past, Presence, Said, Told, read};
pub use opening::{Opening, prepare};
pub use report::Report;
pub use rights::{Change, MOST_DEVICES, Relink, forgotten};
pub use secret::{LinkKey, TableId, TokenHash};
pub use sitter::Sitter;
pub use stored::{Device, DeviceCode, KeptSeat, Links, Seated, Stage, Stored};
#[cfg(feature = "typescript")]
pub use typescript::types;
pub use viewers::ViewerId;
