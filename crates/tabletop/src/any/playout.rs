//! One random game, for measuring.
//!
//! A [`Manner`] says how it is played. Busy players pass or end a turn only when nothing else is
//! left, so that turns are full ones, which is how public engines of such games are measured;
//! uniform ones, the default, end most turns by chance before much was done.

use crate::{Fate, Game, Log, Refusal, Seed};
use serde::Serialize;

/// How a random player picks.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Passes, and ends a turn, only when there is nothing else to do; else each choice is equally
    /// likely. Turns are full ones, as people play them.
    Busy,
    /// Each choice is equally likely. Most turns end by chance before much was done.
    Uniform,
}

/// One random game, counted.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Playout {
    /// Decisions with two or more choices.
    pub decisions: u64,
    /// Turns begun.
    pub turns: u64,
    /// Whether the game came to its end.
    pub finished: bool,
}

/// Plays one game with random choices and no listener.
pub(super) fn playout<G: Game>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    manner: Manner,
    most_turns: u32,
) -> Result<Playout, Refusal> {
    let mut log = Log::silent();
    let mut state = game.start(setup, Fate::new(seed), &mut log)?;
    let mut picks = Picks::new(seed);
    let mut choices = Vec::new();
    let mut playout = Playout::default();
    while !game.is_over(&state) && game.turn(&state) < most_turns {
        choices.clear();
        let (mut count, mut pick) = (0, 0);
        let mut choice = game.nth_choice(&state, &mut choices, |number| {
            count = number;
            pick = picks.below(number);
            pick
        });
        playout.decisions += u64::from(count > 1);
        if manner == Manner::Busy && game.is_pass(&state, &choice) {
            choices.clear();
            game.choices(&state, &mut choices);
            while choices.len() > 1 && game.is_pass(&state, &choices[pick]) {
                choices.swap_remove(pick);
                pick = picks.below(choices.len());
            }
            choice = choices.swap_remove(pick);
        }
        game.apply(&mut state, &choice, &mut log);
    }
    playout.turns = u64::from(game.turn(&state));
    playout.finished = game.is_over(&state);
    Ok(playout)
}

/// Which choice a random player takes, cheaply: thousands of picks a game, none of them part of a
/// state. (SplitMix64 over the seed; the game's own chance is [`Fate`].)
#[derive(Clone, Debug)]
pub struct Picks(u64);

impl Picks {
    /// Picks that follow from a seed.
    pub fn new(seed: Seed) -> Self {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&seed.0[..8]);
        Self(u64::from_le_bytes(bytes))
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }
}
