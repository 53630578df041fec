//! Players that are programs, for any game of the kernel.
//!
//! ```
//! use bots::BotKind::{Greedy, Random};
//! use tabletop::Seed;
//! use coaxium::{Coaxium, Setup};
//! let played = bots::play(
//!     &Coaxium::new(),
//!     &Setup::default(),
//!     &[Greedy, Random],
//!     Seed::from_number(7),
//!     1_000,
//! )?;
//! assert!(played.outcome.is_some());
//! # Ok::<_, bots::Unplayable>(())
//! ```
//!
//! [`Random`] takes any choice. [`Greedy`] takes the one that leads to the best position, a step
//! ahead and never past its turn; it beats random players in practically every game. [`BotKind`] is
//! the list of them by name. [`Playable`] is a game of any kind together with its bots, what the
//! binary and a table hold; [`any()`] makes it.
//!
//! *Invariant*: no bot sees what its seat does not know. A bot gets a [`Known`], which gives out
//! the choices and worlds in which everything hidden is dealt anew, and never the state itself. What
//! a machine says of itself while others decide ([`Game::reply`](tabletop::Game::reply)) the game
//! says for it, and a law sees that it hangs on nothing hidden.
//!
//! *Invariant*: nothing here knows a game. Whatever a bot thinks of a position comes from
//! [`Game::evaluate`](tabletop::Game::evaluate).

#![deny(missing_docs)]

mod any;
mod bot;
mod greedy;
mod kind;
mod known;
mod play;
mod random;

pub use any::{AnyBot, AnyDeed, Playable, any};
pub use bot::{Bot, Deed};
pub use greedy::Greedy;
pub use kind::{BotKind, UnknownBot};
pub use known::Known;
pub use play::{Played, Unplayable, play, seats};
pub use random::Random;
