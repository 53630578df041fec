//! Scenario tests: a stated position, choices by name, exact expectations.

use super::returning;
use crate::{Game, Lang, Refusal, Seat, Seed, Step, Table};
use std::ops::Deref;
use std::sync::Arc;

/// A table for tests. Every choice made here is also made after a save and load and through undo
/// and redo; a test that passes has passed all three ways.
///
/// Like any assertion, its methods panic where a test goes wrong.
pub struct Stage<G: Game> {
    table: Table<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Stage<G> {
    /// Puts a stated position on the table.
    #[track_caller]
    pub fn scenario(game: &Arc<G>, scenario: G::Scenario) -> Self {
        match Table::stage(game.clone(), scenario, Seed::from_number(1)) {
            Ok(table) => Self::at(table, Vec::new()),
            Err(refusal) => panic!("the scenario was refused: {refusal}"),
        }
    }

    /// Sets up a new game.
    #[track_caller]
    pub fn new_game(game: &Arc<G>, setup: G::Setup, seed: u64) -> Self {
        match Table::new(game.clone(), setup, Seed::from_number(seed)) {
            Ok((table, opening)) => Self::at(table, opening.events().cloned().collect()),
            Err(refusal) => panic!("the set-up was refused: {refusal}"),
        }
    }

    fn at(table: Table<G>, events: Vec<G::Event>) -> Self {
        Self { table, events }
    }

    /// Makes a choice for whoever decides.
    #[track_caller]
    pub fn choose(&mut self, choice: G::Choice) -> &mut Self {
        let seat = self.decider();
        self.choose_as(seat, choice)
    }

    /// Makes a choice for a seat, straight and all the ways round.
    #[track_caller]
    pub fn choose_as(&mut self, seat: Seat, choice: G::Choice) -> &mut Self {
        if let Err(refusal) = self.table.game().check(self.table.state(), seat, &choice) {
            let listed = self.choices();
            panic!("{choice:?} was refused: {refusal}\nlisted are {listed:#?}");
        }
        self.all_ways_round(&choice);
        match self.table.choose(seat, &choice) {
            Ok(step) => self.went(step),
            Err(refusal) => panic!("{choice:?} was refused: {refusal}"),
        }
        self
    }

    /// Makes an offer.
    #[track_caller]
    pub fn offer(&mut self, seat: Seat, offer: G::Offer) -> &mut Self {
        match self.table.offer(seat, &offer) {
            Ok(step) => self.went(step),
            Err(refusal) => panic!("{offer:?} was refused: {refusal}"),
        }
        self
    }

    /// Why a seat may not make a choice; the choice must be refused and change nothing.
    #[track_caller]
    pub fn refused(&mut self, seat: Seat, choice: &G::Choice) -> Refusal {
        let before = self.table.state().clone();
        let refused = self.table.choose(seat, choice);
        assert!(
            *self.table.state() == before,
            "{choice:?} was refused but changed the state"
        );
        match refused {
            Ok(_) => panic!("{choice:?} was accepted"),
            Err(refusal) => refusal.said(&**self.table.game(), Lang::EN),
        }
    }

    /// The choices of whoever decides.
    pub fn choices(&self) -> Vec<G::Choice> {
        let mut choices = Vec::new();
        if self.table.game().decider(self.table.state()).is_some() {
            self.table.game().choices(self.table.state(), &mut choices);
        }
        choices
    }

    /// Whether the choice is legal now.
    pub fn can(&self, choice: &G::Choice) -> bool {
        self.choices().contains(choice)
    }

    /// Who decides.
    #[track_caller]
    pub fn decider(&self) -> Seat {
        match self.table.game().decider(self.table.state()) {
            Some(seat) => seat,
            None => panic!("the game is over"),
        }
    }

    /// Everything that happened since the beginning.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The last events, and forgets them: what happened since the last call.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events)
    }

    /// The log in words, as an onlooker or a seat reads it.
    pub fn log(&self, viewer: Option<Seat>) -> Vec<String> {
        let game = self.table.game();
        self.events
            .iter()
            .filter_map(|event| game.redact(event, viewer))
            .map(|event| game.tell(&event, Lang::default()).to_string())
            .collect()
    }

    /// The table, to be used directly.
    pub fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    fn went(&mut self, step: Step<G::Event>) {
        self.events.extend(step.events().cloned());
    }

    #[track_caller]
    fn all_ways_round(&self, choice: &G::Choice) {
        let round = returning::save_and_load(&self.table)
            .and_then(|()| returning::undo_and_redo(&self.table, choice));
        if let Err((law, detail)) = round {
            panic!("before {choice:?}: {law:?}: {detail}");
        }
    }
}

// Derives would ask the game itself to be clonable.
impl<G: Game> Clone for Stage<G> {
    fn clone(&self) -> Self {
        Self::at(self.table.clone(), self.events.clone())
    }
}

impl<G: Game> std::fmt::Debug for Stage<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.table.fmt(f)
    }
}

impl<G: Game> Deref for Stage<G> {
    type Target = Table<G>;

    fn deref(&self) -> &Table<G> {
        &self.table
    }
}
