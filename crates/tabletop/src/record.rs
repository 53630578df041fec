//! The record of a game: where it began and everything that was done, in public words.
//!
//! A save is a record. A replay is the same list, played again. Nothing internal is stored, no
//! number and no state, so that a game outlives the code it was played with.
//!
//! Each entry carries the hash of the position it was made on. That [`PositionHash`] is taken over
//! the scenario in words, the pending decision with its choices, and the outcome, so that two
//! builds that agree on the rules agree on the hash, whatever their insides. (It covers hidden
//! cards as well: it is for records, not for players' eyes.)
//!
//! **Undo is an entry**: a position in the record is never used twice, and whoever watches sees an
//! append-only list. The present position is found by walking back: at an `Undo { to }` jump to
//! `to`.

use crate::hex::hex_text;
use crate::{Game, Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// Where a game began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Origin<S, C, E> {
    /// Set up from the box.
    New {
        /// What was agreed on.
        setup: S,
        /// All chance of the game.
        seed: Seed,
    },
    /// A stated position.
    Scenario {
        /// The position in public words.
        scenario: C,
        /// All chance that is not scripted.
        seed: Seed,
    },
    /// Another game as it stood at one of its positions, where chance is new from.
    Fork {
        /// Where that game began.
        parent: Box<Self>,
        /// What was done in it until then.
        entries: Vec<E>,
        /// All chance from then on.
        seed: Seed,
    },
}

/// Where a game began, whichever it is: what belongs to the game is JSON.
pub type AnyOrigin = Origin<serde_json::Value, serde_json::Value, serde_json::Value>;

impl<S: Serialize, C: Serialize, E: Serialize> Origin<S, C, E> {
    /// The same, its game unknown.
    pub(crate) fn as_any(&self) -> AnyOrigin {
        fn json(data: &impl Serialize) -> serde_json::Value {
            // Plain data always becomes JSON.
            serde_json::to_value(data).unwrap_or_default()
        }
        match self {
            Self::New { setup, seed } => Origin::New {
                setup: json(setup),
                seed: *seed,
            },
            Self::Scenario { scenario, seed } => Origin::Scenario {
                scenario: json(scenario),
                seed: *seed,
            },
            Self::Fork {
                parent,
                entries,
                seed,
            } => Origin::Fork {
                parent: Box::new(parent.as_any()),
                entries: entries.iter().map(json).collect(),
                seed: *seed,
            },
        }
    }
}

impl<S, C, E> Origin<S, C, E> {
    /// The game as it was played from here on: with the boxes that lay on the table.
    pub(crate) fn game<G>(&self, game: Arc<G>) -> Result<Arc<G>, Refusal>
    where
        G: Game<Setup = S, Scenario = C>,
    {
        let boxes = match self {
            Self::New { setup, .. } => game.for_setup(setup)?,
            Self::Scenario { scenario, .. } => game.for_scenario(scenario)?,
            Self::Fork { parent, .. } => return parent.game(game),
        };
        Ok(boxes.unwrap_or(game))
    }

    /// All chance from here on.
    pub fn seed(&self) -> Seed {
        match *self {
            Self::New { seed, .. } | Self::Scenario { seed, .. } | Self::Fork { seed, .. } => seed,
        }
    }

    /// What was agreed on; nothing, if it began in the middle.
    pub fn setup(&self) -> Option<&S> {
        match self {
            Self::New { setup, .. } => Some(setup),
            Self::Scenario { .. } => None,
            Self::Fork { parent, .. } => parent.setup(),
        }
    }
}

/// What a seat did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Act<C, O> {
    /// Made a choice.
    Choose {
        /// Who.
        seat: Seat,
        /// What.
        choice: C,
    },
    /// Made an offer.
    Offer {
        /// Who.
        seat: Seat,
        /// What.
        offer: O,
    },
    /// Took back everything since an earlier position. Undo is an entry of its own: a position in
    /// the record is never used twice.
    Undo {
        /// Who.
        seat: Seat,
        /// The number of entries after which the wanted position stood.
        to: u32,
    },
    /// Gave up.
    Concede {
        /// Who.
        seat: Seat,
    },
}

impl<C, O> Act<C, O> {
    /// Who did it.
    pub fn seat(&self) -> Seat {
        match *self {
            Self::Choose { seat, .. }
            | Self::Offer { seat, .. }
            | Self::Undo { seat, .. }
            | Self::Concede { seat } => seat,
        }
    }
}

/// One entry: what was done, and on which position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<C, O> {
    /// The hash of the position it was done on.
    pub at: PositionHash,
    /// What was done.
    pub act: Act<C, O>,
}

/// The origin type of a game.
pub type OriginOf<G> = Origin<<G as Game>::Setup, <G as Game>::Scenario, EntryOf<G>>;
/// The act type of a game.
pub type ActOf<G> = Act<<G as Game>::Choice, <G as Game>::Offer>;
/// The entry type of a game.
pub type EntryOf<G> = Entry<<G as Game>::Choice, <G as Game>::Offer>;

/// A game from its origin on.
///
/// ```
/// use coaxium::{Choice, Coaxium, Setup};
/// use tabletop::{Act, Record, Seat, Seed, Table};
///
/// let (mut table, _) = Table::new(Coaxium::new().into(), Setup::default(), Seed::from_number(7))?;
/// table.choose(Seat(0), &Choice::Draw)?;
/// let record: Record<Coaxium> = table.record().clone();
/// let drawn = Act::Choose { seat: Seat(0), choice: Choice::Draw };
/// assert_eq!(record.entries[0].act, drawn);
///
/// // Played again, it leads to the same position.
/// let again = Table::replay(table.game().clone(), record, |_, _| {})?;
/// assert_eq!((again.table.hash(), again.diverged), (table.hash(), None));
/// # Ok::<_, tabletop::Refusal>(())
/// ```
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The version of the rules whose positions the hashes are of: [`Game::RULES`].
    #[serde(default = "first_version")]
    pub rules: u32,
    /// Where it began.
    pub origin: OriginOf<G>,
    /// What was done.
    pub entries: Vec<EntryOf<G>>,
}

/// Records of the first days do not name a version.
fn first_version() -> u32 {
    1
}

// Derives would ask the game itself to be clonable and comparable.
impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self {
            rules: self.rules,
            origin: self.origin.clone(),
            entries: self.entries.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules && self.origin == other.origin && self.entries == other.entries
    }
}

impl<G: Game> std::fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Record")
            .field("rules", &self.rules)
            .field("origin", &self.origin)
            .field("entries", &self.entries)
            .finish()
    }
}

/// A hash of the position in public words and of the pending decision: two builds that agree on
/// the rules agree on it, whatever their insides.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct PositionHash([u8; 8]);
hex_text!(PositionHash);

impl PositionHash {
    /// The hash of a position.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Self {
        let mut choices = Vec::new();
        if game.decider(state).is_some() {
            game.choices(state, &mut choices);
        }
        let mut hash = HashWriter(Sha256::new());
        let words = (
            game.words(state),
            game.decider(state),
            game.prompt(state),
            choices,
            game.outcome(state),
        );
        // Writing plain data into a hash cannot fail; a type that refuses to be written would
        // hash as far as it got, the same way every time.
        let _ = serde_json::to_writer(&mut hash, &words);
        let digest: [u8; 32] = hash.0.finalize().into();
        let mut short = [0; 8];
        short.copy_from_slice(&digest[..8]);
        Self(short)
    }
}

struct HashWriter(Sha256);

impl std::io::Write for HashWriter {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
