//! The past is a place: the game as it stood after any entry, and what that entry did.

use super::{CHECKPOINT_EVERY, Step, Table};
use crate::record::{Act, EntryOf, Origin, OriginOf};
use crate::{Fate, Game, Log, Reason, Record, Refusal, Saying, Seat, Seed};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// The game as it stood after so many entries, if there were as many: a table of its own, with
    /// the views and the decision of then. It costs the entries since the last checkpoint, however
    /// long the game is.
    pub fn at(&self, position: u32) -> Option<Self> {
        let position = position as usize;
        let entries = self.record.entries.get(..position)?;
        Some(Self {
            game: self.game.clone(),
            record: Record {
                rules: self.record.rules,
                origin: self.record.origin.clone(),
                entries: entries.to_vec(),
            },
            state: self.state_at(position),
            traces: self.traces[..position].to_vec(),
            checkpoints: self.checkpoints[..=position / CHECKPOINT_EVERY].to_vec(),
        })
    }

    /// The position to which the last thing led that the seat did; zero if it did nothing.
    pub fn acted(&self, seat: Seat) -> u32 {
        let mut entries = self.record.entries.iter();
        let last = entries.rposition(|entry| entry.act.seat() == seat);
        last.map_or(0, |last| last as u32 + 1)
    }

    /// What happened on the way to a position, told again: what its last entry did, or the set-up.
    pub fn step_to(&self, position: u32) -> Option<Step<G::Event>> {
        let mut found = None;
        self.story(position.checked_sub(1), position, |_, step, _| {
            found = Some(step)
        });
        found
    }

    /// What happened after a position, up to another, told again entry by entry: the position each
    /// led to, what it did and the state it left. Before everything else comes the set-up, which led
    /// to position zero.
    pub fn story(
        &self,
        after: Option<u32>,
        to: u32,
        mut told: impl FnMut(u32, Step<G::Event>, &G::State),
    ) {
        if after.is_none() {
            // Accepted once, so accepted again.
            let opened = Self::open(
                self.game.clone(),
                self.record.rules,
                self.record.origin.clone(),
            );
            debug_assert!(opened.is_ok(), "a recorded origin was refused: {opened:?}");
            if let Ok((table, step)) = opened {
                told(0, step, &table.state);
            }
        }
        let from = after.unwrap_or_default() as usize;
        let to = (to as usize).min(self.record.entries.len());
        if from >= to {
            return;
        }
        let mut state = self.state_at(from);
        for at in from..to {
            let before = state.clone();
            if let Act::Undo { to, .. } = self.record.entries[at].act {
                state = self.state_at(to as usize);
            }
            let mut log = Log::listening();
            self.repeat(&mut state, at, &mut log);
            let step = Step {
                before: Some(before),
                happened: log.into_happened(),
                made: 1,
            };
            told(at as u32 + 1, step, &state);
        }
    }

    /// A game that goes on from an earlier position of this one with other chance. It knows all that
    /// this one does, so it is for those who may know everything.
    pub fn fork(&self, position: u32, seed: Seed) -> Option<Self> {
        let entries = self.record.entries.get(..position as usize)?;
        let state = with_new_chance(&*self.game, self.state_at(position as usize), seed);
        Some(Self {
            game: self.game.clone(),
            record: Record {
                rules: self.record.rules,
                origin: Origin::Fork {
                    parent: Box::new(self.record.origin.clone()),
                    entries: entries.to_vec(),
                    seed,
                },
                entries: Vec::new(),
            },
            checkpoints: vec![state.clone()],
            state,
            traces: Vec::new(),
        })
    }

    /// A game that goes on from an earlier position as far as a seat knows it: what it did not know
    /// then is dealt anew, and nothing of this game's record or chance is in it. Refused where words
    /// do not reach, as in the middle of something.
    pub fn fork_as(&self, position: u32, seat: Seat, seed: Seed) -> Result<Self, Refusal> {
        if position > self.position() {
            return Err(Refusal::new(
                Reason::BadScenario,
                Saying::new("no-such-position")
                    .with("position", position)
                    .with("last", self.position()),
            ));
        }
        let state = self.state_at(position as usize);
        let world = self
            .game
            .determinize(&state, seat, &mut Fate::new(seed.derive(1)));
        Self::stage(self.game.clone(), self.game.words(&world), seed)
    }

    /// Plays a game that was forked up to there.
    pub(super) fn forked(
        game: Arc<G>,
        rules: u32,
        parent: &OriginOf<G>,
        entries: &[EntryOf<G>],
    ) -> Result<Self, Refusal> {
        let record = Record {
            rules,
            origin: parent.clone(),
            entries: entries.to_vec(),
        };
        let parent = Self::replay(game, record, |_, _| {})?;
        match parent.diverged {
            None => Ok(parent.table),
            Some(diverged) => Err(Refusal::scenario(diverged.why)),
        }
    }

    /// The state after so many entries, replayed from the nearest checkpoint. What an undo took
    /// back is passed over: replaying it too would double the work with every undo.
    pub(super) fn state_at(&self, position: usize) -> G::State {
        let mut path = Vec::new();
        let mut at = position;
        while !at.is_multiple_of(CHECKPOINT_EVERY) {
            at -= 1;
            path.push(at);
            if let Act::Undo { to, .. } = self.record.entries[at].act {
                at = to as usize;
            }
        }
        let mut state = self.checkpoints[at / CHECKPOINT_EVERY].clone();
        for &at in path.iter().rev() {
            self.repeat(&mut state, at, &mut Log::silent());
        }
        state
    }

    /// Does once more what an entry did, on the state it was done on, or, if it took something back,
    /// on the one that it went back to.
    fn repeat(&self, state: &mut G::State, at: usize, log: &mut Log<G::Event>) {
        match &self.record.entries[at].act {
            Act::Choose { choice, .. } => self.game.apply(state, choice, log),
            Act::Offer { seat, offer } => self.game.apply_offer(state, *seat, offer, log),
            Act::Undo { .. } if self.traces[at].rekeyed => {
                self.game.fate_mut(state).rekey(at as u64);
            }
            Act::Undo { .. } => {}
            Act::Concede { seat } => {
                // Accepted once on this very position, so accepted again.
                let again = self.game.concede(state, *seat, log);
                debug_assert!(again.is_ok(), "a recorded entry was refused: {again:?}");
            }
        }
    }
}

/// The same position with other chance to come.
pub(super) fn with_new_chance<G: Game>(game: &G, mut state: G::State, seed: Seed) -> G::State {
    *game.fate_mut(&mut state) = Fate::new(seed);
    state
}
