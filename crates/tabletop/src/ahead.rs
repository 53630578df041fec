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
    seat: Seat,
}

impl<'g, G: Game> Ahead<'g, G> {
    /// For the seat that has to decide.
    pub fn new(game: &'g G, state: &G::State, seat: Seat) -> Self {
        let mut fate = Fate::new(Seed::from_number(0));
        let world = game.determinize(state, seat, &mut fate);
        Self { game, world, seat }
    }

    /// What stands between this listed choice and taking it back.
    pub fn barrier(&self, choice: &G::Choice) -> Barrier {
        let mut after = self.world.clone();
        let mut log = Log::silent();
        self.game.apply(&mut after, choice, &mut log);
        let drew = |state| self.game.fate(state).draws();
        if drew(&after) != drew(&self.world) {
            Barrier::Random
        } else if !log.learned().is_empty() {
            Barrier::Reveals
        } else if self.game.decider(&after) != Some(self.seat) {
            Barrier::PassesTheTurn
        } else {
            Barrier::None
        }
    }
}
