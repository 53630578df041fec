//! The kernel of Cantina: what every tabletop game has in common, and nothing any one game has.
//!
//! **A game is a pure, deterministic machine that stops whenever somebody has to decide.**
//!
//! ```text
//! (origin, entries so far)  →  state  →  the pending decision: who, what, every legal choice
//! ```
//!
//! A game implements [`Game`]; a [`Table`] plays it and keeps the [`Record`]; [`AnyGame`] and
//! [`AnyTable`] speak JSON to whoever does not know the game's types. No clock, thread, file or
//! system randomness is used anywhere in here.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

mod about;
mod any;
mod art;
mod choice;
mod difference;
mod face;
mod fact;
mod fate;
mod fingerprint;
mod game;
mod hex;
mod hidden;
mod keyword;
mod lang;
mod list;
mod log;
mod outcome;
mod record;
mod refusal;
mod save;
mod saying;
mod seat;
mod secrets;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;
#[cfg(feature = "typescript")]
mod typescript;

pub use about::{About, Agreed, Alone, AnyChoice, SetupChoice, SetupOption, Side, unusual_of};
pub use any::{
    AnyDecision, AnyGame, AnyLoaded, AnyOpened, AnyStep, AnyTable, Deed, Did, Hosted, Manner,
    Picked, Picks, Playout, Reader, any,
};
pub use art::{Art, Figure, Prop, Scene};
pub use choice::{
    Amount, Barrier, Beside, Blocked, Chance, Described, Explanation, Hints, On, Part, Place,
    Price, Role, Route, WindowName,
};
pub use difference::Difference;
pub use face::{Bounty, Face, FaceValue, Get, Outline, Plain};
pub use fact::{Fact, Gist, Meaning};
pub use fate::{Fate, Script, Seed};
pub use fingerprint::Fingerprint;
pub use game::{Data, Game, NoOffer};
pub use hidden::{Hidden, Pile};
pub use keyword::Keyword;
pub use lang::{Lang, NoLang};
pub use list::List;
pub use log::{Event, Happened, Log};
pub use outcome::Outcome;
pub use record::{Act, ActOf, AnyOrigin, Entry, EntryOf, Origin, OriginOf, PositionHash, Record};
pub use refusal::{Reason, Refusal};
pub use save::{Divergence, FORMAT, LoadError, game_of};
pub use saying::{Saying, Term};
pub use seat::{MAX_SEATS, Player, Seat, SeatSet};
pub use secrets::Dealer;
pub use table::{Consent, Decision, DecisionOf, Listed, Loaded, Step, Table, Unasked, Undo};
pub use text::{Run, Text, Worded};
#[cfg(feature = "typescript")]
pub use typescript::types;
