//! Any choice, each equally likely.

use crate::{Bot, Deed, Known};
use tabletop::{Fate, Game, Picks, Seed};

/// Takes any choice, each equally likely, and now and then makes an offer.
#[derive(Clone, Debug)]
pub struct Random {
    picks: Picks,
    fate: Fate,
}

/// An offer is made once in so many decisions, if the rules allow one.
const OFFER_ONCE_IN: usize = 8;

impl Random {
    /// A random player whose choices follow from the seed.
    pub fn new(seed: Seed) -> Self {
        Self {
            picks: Picks::new(seed),
            fate: Fate::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random {
    fn act(&mut self, known: &Known<'_, G>) -> Deed<G::Offer> {
        if self.picks.below(OFFER_ONCE_IN) == 0
            && let Some(offer) = known.propose(&mut self.fate)
        {
            return Deed::Offer(offer);
        }
        Deed::Choose(self.picks.below(known.choices().len()))
    }
}
