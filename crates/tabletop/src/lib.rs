//! The kernel of Cantina: what every tabletop game has in common, and nothing any one game has.
//!
//! **A game is a pure, deterministic machine that stops whenever somebody has to decide.**
//!
//! ```text
//! (origin, entries so far)  →  state  →  the pending decision: who, what, every legal choice
//! ```
//!
//! A game implements [`Game`]; a [`Table`] plays it and keeps the [`Record`]; [`AnyGame`] and
//! [`AnyTable`] speak JSON to whoever does not know the game's types.
//!
//! A save is the origin and the entries. A replay is the same list, played again. A bot is a
//! function from a decision to a choice. A test states a position and asks which choices exist.
//! Undo goes back in the list. A dispute about a die is settled by revealing the seed.
//!
//! A good first walk: Coaxium (its head has the rules in ten lines, its `rules.rs` is a whole game),
//! `game.rs` (the trait it implements), `tests/coaxium.rs` (how it is tested), `table.rs` (who
//! plays it).
//!
//! # Invariants
//!
//! - No clock, thread, file or system randomness; no float, no map whose order is random
//!   (`clippy.toml` refuses the types); no `unsafe`. The same entries give the same bytes on every
//!   machine, and nothing stands in the way of a browser.
//! - Nothing here knows a game; only tests and examples play Coaxium. What is drawn on cards is
//!   named here for all games alike ([`Art`], [`Face`]): pictures and places for numbers, no rule.
//!
//! # Decisions, and why
//!
//! - **Cancelling is undo**, and never a choice: see [`Game`].
//! - **[`Game::determinize`] is derived, not written.** A game names its pools in
//!   [`Game::secrets`]; the kernel does the rest, and the laws use the same function. Written by
//!   hand, it could be wrong in the very way its test is wrong.
//! - **One stream a draw** instead of one running generator: nothing is buffered, and a counter
//!   tells whether chance was used ([`Fate`]).
//! - **Checking and applying are apart**, so that the unchecked half is fast and cannot fail.
//! - **A save of other content is refused**, with both fingerprints. Keeping the packs a game began
//!   with is up to whoever stores games.
//! - **A limit on declined offers is the game's**: only the game knows what a round of offers is.
//! - **A scenario is plain data of the game**, the same in tests and in the protocol; there is no
//!   second language for tests.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

mod about;
mod ahead;
mod any;
mod art;
mod choice;
mod difference;
mod face;
mod fact;
mod fate;
mod fingerprint;
mod flat;
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
mod word;

pub use about::{
    About, Agreed, Alone, AnyChoice, SetupChoice, SetupOption, Side, Unless, unusual_of,
};
pub use ahead::{Ahead, barrier_in};
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
pub use hex::hex;
pub use hidden::{Hidden, Pile};
pub use keyword::Keyword;
pub use lang::{Lang, NoLang};
pub use list::List;
pub use log::{Event, Happened, Log};
pub use outcome::Outcome;
pub use record::{Act, ActOf, AnyOrigin, Entry, EntryOf, Origin, OriginOf, PositionHash, Record};
pub use refusal::{Reason, Refusal};
pub use save::{Divergence, FORMAT, LoadError, Promise, game_of};
pub use saying::{Saying, Term};
pub use seat::{MAX_SEATS, Player, Seat, SeatSet};
pub use secrets::Dealer;
pub use table::{
    Astray, Consent, Decision, DecisionOf, Listed, Loaded, Offering, Step, Table, Unasked, Undo,
};
pub use text::{Run, Text, Worded};
#[cfg(feature = "typescript")]
pub use typescript::types;
pub use word::CardWord;
