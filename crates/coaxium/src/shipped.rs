//! What is said of Coaxium to whoever ships games.

use crate::{Card, Coaxium, Setup, State};
use printed::{Complaint, Shipped, Wording};
use tabletop::Game;

impl Shipped for Coaxium {
    fn shipped() -> Result<Self, Vec<Complaint>> {
        Ok(Self::new())
    }

    fn opened(_pack: &[(String, String)], words: Vec<Wording>) -> Result<Self, Vec<Complaint>> {
        let languages = Self::new().languages.with(words);
        Ok(Self { languages })
    }

    fn setups() -> Vec<Setup> {
        let goals = [25, 40, 200];
        let kinds = [(2, false), (3, false), (4, false), (4, true)];
        let setups = kinds
            .into_iter()
            .flat_map(|(seats, teams)| goals.map(|goal| Setup { seats, goal, teams }));
        setups.collect()
    }

    /// Every vial is in one place.
    fn intact(&self, state: &State) -> Result<(), String> {
        let words = self.words(state);
        let hidden = words.hands.iter().flatten().chain(&words.deck);
        let hidden = hidden.map(|vial| *vial.card());
        let mut vials: Vec<Card> = hidden.chain(words.sold.iter().copied()).collect();
        vials.sort_unstable();
        match vials.iter().map(|vial| vial.0).eq(1..=12) {
            true => Ok(()),
            false => Err(format!("the vials on the table are {vials:?}")),
        }
    }
}
