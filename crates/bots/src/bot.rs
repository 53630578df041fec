//! What a bot is.

use crate::Known;
use std::fmt::Debug;
use tabletop::Game;

/// A player that is a program.
pub trait Bot<G: Game>: Debug + Send {
    /// Decides for the seat that is asked.
    fn act(&mut self, known: &Known<'_, G>) -> Deed<G::Offer>;
}

/// What a bot does when it is asked.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Deed<O> {
    /// Makes the choice with this number in the list.
    Choose(usize),
    /// Makes an offer first, and will be asked again.
    Offer(O),
}
