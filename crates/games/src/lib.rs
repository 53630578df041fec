//! The games: the one list of them. Whoever plays, soaks or writes down all games goes through it, and
//! nothing else names one.

#![deny(missing_docs)]

use bots::Playable;
use printed::{Complaint, Shipped};

/// Something that is done with every game.
pub trait Visitor {
    /// Does it with one.
    fn game<G: Shipped>(&mut self);
}

/// Visits every game, the first being the one that is played when none is named.
pub fn each(visitor: &mut impl Visitor) {
    visitor.game::<deckbuilding::Deckbuilding>();
    visitor.game::<outer_rim::OuterRim>();
    visitor.game::<coaxium::Coaxium>();
}

/// A game ready to be played, or what is wrong with its box.
pub struct Opened {
    /// Its name in commands and saves.
    pub id: &'static str,
    /// The game.
    pub game: Result<Box<dyn Playable>, Vec<Complaint>>,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let problems = self.game.as_ref().err();
        f.debug_struct("Opened")
            .field("id", &self.id)
            .field("problems", &problems)
            .finish()
    }
}

/// All games as they are shipped.
pub fn shipped() -> Vec<Opened> {
    let mut all = Shelf(Vec::new());
    each(&mut all);
    all.0
}

struct Shelf(Vec<Opened>);

impl Visitor for Shelf {
    fn game<G: Shipped>(&mut self) {
        self.0.push(Opened {
            id: G::ID,
            game: G::shipped().map(bots::any),
        });
    }
}
