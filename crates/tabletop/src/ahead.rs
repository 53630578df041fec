//! What stands between a choice and taking it back, found by making the choice.

use crate::{Barrier, Fate, Game, Log, Seat, Seed};

/// Makes choices on a copy of the table, to see what they bring before they are made.
///
/// The copy is a world the decider cannot tell from the real one, and its dice fall always alike: what
/// is said of a choice is therefore the same in all such worlds, and betrays neither a hidden card nor
/// the next roll.
#[derive(Debug)]
pub struct Ahead<'g, G: Game> {
    game: &'g G,
    world: G::State,
}

impl<'g, G: Game> Ahead<'g, G> {
    /// For the seat that has to decide.
    pub fn new(game: &'g G, state: &G::State, seat: Seat) -> Self {
        let mut fate = Fate::new(Seed::from_number(0));
        let world = game.determinize(state, seat, &mut fate);
        Self { game, world }
    }

    /// What stands between this listed choice and taking it back.
    pub fn barrier(&self, choice: &G::Choice) -> Barrier {
        barrier_in(self.game, &self.world, choice)
    }
}

/// The same in this very world, whoever may know it: what comes of a choice is known to its decider only
/// where nothing is rolled and nothing comes to light.
pub fn barrier_in<G: Game>(game: &G, world: &G::State, choice: &G::Choice) -> Barrier {
    let mut after = world.clone();
    let mut log = Log::silent();
    game.apply(&mut after, choice, &mut log);
    if game.fate(&after).draws() != game.fate(world).draws() {
        Barrier::Random
    } else if !log.learned().is_empty() {
        Barrier::Reveals
    } else if game.decider(&after) != game.decider(world) {
        Barrier::PassesTheTurn
    } else {
        Barrier::None
    }
}
