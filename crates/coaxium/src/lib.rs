//! Coaxium, the smallest game that has everything: hidden hands, a secret look, dice, offers, an
//! action of two steps. The test-kit is proved on it, and whoever adds a game can copy it.
//!
//! Twelve vials of coaxium, worth 1 to 12. Everybody begins with two. On a turn one peeks at the
//! next vial as one likes, and then draws it or sells one from the hand: for its worth plus three,
//! or for its worth plus a die.
//! Whoever first has the goal in credits wins; else, when all vials are sold, whoever has most. At
//! any moment a player may offer another a vial for one of theirs. Four may play two against two: what
//! a team has counts as one.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

mod rules;
mod say;
mod scenario;
mod shipped;
mod state;
mod view;

pub use scenario::{Scenario, Vial, vials};
pub use state::{Card, Choice, Event, Offer, Prompt, Setup, State};
pub use view::View;

use printed::Languages;

/// The languages that are shipped: whatever folders there are.
#[derive(rust_embed::Embed)]
#[folder = "../../content/coaxium/text"]
struct Shipped;

/// The rules of Coaxium, and its words. There is nothing else to load: its content is the numbers 1
/// to 12.
#[derive(Clone, Debug)]
pub struct Coaxium {
    languages: Languages,
}

impl Coaxium {
    /// The game.
    pub fn new() -> Self {
        Self {
            languages: Languages::embedded::<Shipped>(),
        }
    }
}

impl Default for Coaxium {
    fn default() -> Self {
        Self::new()
    }
}
