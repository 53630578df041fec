//! Any game, spoken to in JSON: for the engine protocol, the server and the terminal.
//!
//! [`AnyGame`] and [`AnyTable`] are [`Game`](crate::Game) and [`Table`](crate::Table), object-safe:
//! what the binary holds when it does not know a game's types. An [`AnyStep`] is "what happened,
//! not yet told to anybody": each [`Reader`] (everything, an onlooker, a seat) hears it redacted.
//! One generic implementation serves every game; a game writes none of this.

mod hosted;
mod playout;
mod step;
mod table;

pub use hosted::{Hosted, any};
pub use playout::{Manner, Picks, Playout};

use crate::save::{self, LoadError};
use crate::{
    About, Agreed, Alone, AnyChoice, AnyOrigin, Astray, Consent, Decision, Difference, Explanation,
    Face, Fact, Fate, Fingerprint, Game, Hints, Keyword, Lang, Offering, Outcome, Player,
    PositionHash, Reason, Refusal, Saying, Seat, Seed, SetupOption, Text, Unasked, Undo,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::any::Any;

/// A game whose types are not known where it is used.
pub trait AnyGame: Send + Sync {
    /// The name in commands and saves.
    fn id(&self) -> &'static str;
    /// The name for people.
    fn title(&self, lang: Lang) -> String;
    /// Which content exactly this is; that of a table depends on the boxes that lie on it.
    fn fingerprint(&self) -> Fingerprint;
    /// The version of its rules: [`Game::RULES`].
    fn rules(&self) -> u32;
    /// The set-up of a newcomer's first game.
    fn default_setup(&self) -> Value;
    /// The languages it knows, English first.
    fn languages(&self) -> Vec<Lang>;
    /// What somebody may want to know before playing it.
    fn about(&self, lang: Lang) -> About;
    /// What the seats of a new game are called.
    fn seats(&self, setup: Value, lang: Lang) -> Result<Vec<String>, Refusal>;
    /// What a message says in a language, if the game has it.
    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String>;
    /// What can be agreed on before a game.
    fn options(&self, lang: Lang) -> Vec<SetupOption<AnyChoice>>;
    /// The set-up changed so that one plays alone, as one wishes, against whom the rules run.
    fn alone(&self, setup: Value, wishes: &Alone) -> Result<Value, Refusal>;
    /// The set-up with further boxes and optional rules, by their names.
    fn extended(&self, setup: Value, names: &[String]) -> Result<Value, Refusal>;
    /// What is printed on every card, for drawing.
    fn faces(&self, lang: Lang) -> Vec<Face>;
    /// The words on the cards that mean more than they say.
    fn keywords(&self, lang: Lang) -> Vec<Keyword>;
    /// What the numbers in views, choices and events stand for.
    fn components(&self, lang: Lang) -> Option<Value>;
    /// Sets up a new game; the step tells how.
    fn new_table(&self, setup: Value, seed: Seed) -> Result<AnyOpened, Refusal>;
    /// Puts a stated position on the table.
    fn stage(&self, scenario: Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Opens a save.
    fn load(&self, save: &Value) -> Result<AnyLoaded, LoadError>;
    /// Plays a save from its origin and tells each position and the step that led to it.
    fn retell(
        &self,
        save: &Value,
        told: &mut dyn FnMut(&dyn AnyTable, &dyn AnyStep),
    ) -> Result<AnyLoaded, LoadError>;
    /// Plays entries, as [`AnyTable::entries_from`] gave them under a version of the rules, from an
    /// origin on.
    fn rebuild(
        &self,
        origin: AnyOrigin,
        rules: u32,
        entries: Vec<Value>,
    ) -> Result<AnyLoaded, LoadError>;
    /// Plays one game with random choices and no listener: the unit of benchmarks.
    fn playout(
        &self,
        setup: &Value,
        seed: Seed,
        manner: Manner,
        most_turns: u32,
    ) -> Result<Playout, Refusal>;
    /// The size of a state in memory, without what it keeps on the heap.
    fn state_bytes(&self) -> usize;
    /// Copies the opening position so many times; for benchmarks.
    fn clone_states(&self, setup: &Value, times: u32) -> Result<(), Refusal>;
}

/// A new table, and the step that tells how it was set up.
pub type AnyOpened = (Box<dyn AnyTable>, Box<dyn AnyStep>);

/// A game opened from a save.
pub struct AnyLoaded {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// Where the replay stopped agreeing with the record, if it did.
    pub diverged: Option<save::Divergence>,
}

impl std::fmt::Debug for AnyLoaded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyLoaded")
            .field("diverged", &self.diverged)
            .finish_non_exhaustive()
    }
}

/// What was done, not yet told to anybody: every reader hears it as they may.
pub trait AnyStep: Send {
    /// Who did it, and what kind of thing it was.
    fn deed(&self) -> Deed;
    /// The position it led to.
    fn position(&self) -> u32;
    /// How many of the given choices were made.
    fn made(&self) -> usize;
    /// Who plays, as they are called after it.
    fn players(&self, lang: Lang) -> Vec<Player>;
    /// What happened, as the reader may see it: for a log.
    fn told(&self, reader: Reader, lang: Lang) -> Vec<Fact>;
    /// The same facts in their order, each as [`Game::deed`] has it: for who tells a turn in a line.
    fn deeds(&self, reader: Reader, lang: Lang) -> Vec<Option<Text>>;
    /// The same with what each fact changed on the reader's table, and what changed besides: for
    /// whoever sees the table before the step and is to see it unfold.
    fn unfolded(&self, reader: Reader, lang: Lang) -> (Vec<Fact>, Option<Difference>);
}

/// Who did something, and what.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Deed {
    /// Who; nobody set the game up.
    pub by: Option<Seat>,
    /// What.
    pub did: Did,
    /// The position a take-back went back to.
    pub to: Option<u32>,
}

/// What kind of thing was done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Did {
    /// The game was set up.
    Setup,
    /// A choice, or several.
    Choose,
    /// An offer.
    Offer,
    /// An action was taken back.
    Undo,
    /// The game was given up.
    Concede,
}

/// For whom something is told.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reader {
    /// Everything: for programs that analyse, never for a player.
    All,
    /// What an onlooker may see.
    Onlooker,
    /// What a seat may see.
    Seat(Seat),
}

/// How a choice is named.
#[derive(Clone, Debug)]
pub enum Picked {
    /// By its number in the pending decision's list.
    Id(usize),
    /// By value.
    Choice(Value),
    /// Several in a row, by value.
    Choices(Vec<Value>),
}

/// A table whose game's types are not known where it is used.
pub trait AnyTable: Send {
    /// Which content exactly it is played with.
    fn fingerprint(&self) -> Fingerprint;
    /// Whether a game that began with this content can go on at this table.
    fn plays(&self, content: Fingerprint) -> bool;
    /// The pending decision: seat, prompt, text, choices.
    fn decision(&self, lang: Lang) -> Option<AnyDecision>;
    /// Who decides.
    fn decider(&self) -> Option<Seat>;
    /// What could answer the pending decision without its player.
    fn unasked(&self) -> Option<Unasked>;
    /// Makes a choice.
    fn choose(&mut self, seat: Seat, picked: Picked) -> Result<Box<dyn AnyStep>, Refusal>;
    /// Does what was done elsewhere, as [`AnyTable::entries_from`] tells it there.
    fn follow(&mut self, entry: Value) -> Result<Box<dyn AnyStep>, Astray>;
    /// Makes an offer.
    fn offer(&mut self, seat: Seat, offer: Value) -> Result<Box<dyn AnyStep>, Refusal>;
    /// Every offer a seat may make now, where they are few enough to be listed.
    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offering<Value>>;
    /// An offer a machine might make.
    fn propose(&self, seat: Seat, fate: &mut Fate) -> Option<Value>;
    /// What a machine says of itself now, whoever decides.
    fn reply(&self, seat: Seat) -> Option<Value>;
    /// Takes back the seat's last action.
    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<Box<dyn AnyStep>, Refusal>;
    /// How far the seat could go back.
    fn undo_of(&self, seat: Seat) -> Option<Undo>;
    /// Takes back everything since a position at which the seat decided.
    fn undo_to(
        &mut self,
        seat: Seat,
        to: u32,
        consent: Consent,
    ) -> Result<Box<dyn AnyStep>, Refusal>;
    /// What it would mean for the seat to go back to a position.
    fn undo_since(&self, seat: Seat, to: u32) -> Undo;
    /// Whether the seat could give the game up now.
    fn can_concede(&self, seat: Seat) -> Result<(), Refusal>;
    /// Whether there is anybody to whom one could make an offer.
    fn has_offers(&self) -> bool;
    /// Gives the game up.
    fn concede(&mut self, seat: Seat) -> Result<Box<dyn AnyStep>, Refusal>;
    /// Reasons, routes, prices and chances for a seat.
    fn explain(&self, seat: Seat, lang: Lang) -> Explanation;

    /// Reasons and prices for a seat, as they come with its decision.
    fn hints(&self, seat: Seat, lang: Lang) -> Hints;
    /// The table as a seat or an onlooker sees it.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// The same as plain text, for a terminal with so many columns.
    fn board(&self, viewer: Option<Seat>, lang: Lang, columns: usize) -> String;
    /// The same in words, a line each, where clients have no board for it.
    fn in_words(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Text>;
    /// What each player has come to.
    fn result(&self, lang: Lang) -> Vec<Text>;
    /// The whole state, hidden things included.
    fn state(&self) -> Value;
    /// The position in public words.
    fn words(&self) -> Value;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Who plays.
    fn players(&self, lang: Lang) -> Vec<Player>;
    /// The number of the turn under way.
    fn turn(&self) -> u32;
    /// The position in the record.
    fn position(&self) -> u32;
    /// The hash of the position. It tells of everything, hidden things included.
    fn hash(&self) -> PositionHash;
    /// How many draws of chance were made so far: dice, cards, shuffles.
    fn draws(&self) -> u64;
    /// The position to which the last thing led that the seat did; zero if it did nothing.
    fn acted(&self, seat: Seat) -> u32;
    /// Whether the last thing that was done is that something was taken back.
    fn has_gone_back(&self) -> bool;
    /// What was agreed on before the game, in words.
    fn agreed(&self, lang: Lang) -> Vec<Agreed>;
    /// The game as it stood after so many entries, if there were as many.
    fn at(&self, position: u32) -> Option<Box<dyn AnyTable>>;
    /// What happened on the way to a position, told again.
    fn step_to(&self, position: u32) -> Option<Box<dyn AnyStep>>;
    /// What happened after a position, up to another and entry by entry, told again: the cost of
    /// playing it. The set-up led to position zero.
    fn story(&self, after: Option<u32>, to: u32, told: &mut dyn FnMut(Box<dyn AnyStep>));
    /// A game that goes on from an earlier position with other chance, for those who may know
    /// everything.
    fn fork(&self, position: u32, seed: Seed) -> Option<Box<dyn AnyTable>>;
    /// A game that goes on from an earlier position as far as a seat knows it.
    fn fork_as(&self, position: u32, seat: Seat, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Where it began.
    fn origin(&self) -> AnyOrigin;
    /// The game as a save.
    fn save(&self) -> Value;
    /// The entries of the record from a position on, as a save has them: for whoever stores them
    /// one by one. They tell everything, hidden things included.
    fn entries_from(&self, position: u32) -> Vec<Value>;
    /// The [`Table`](crate::Table) itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// A pending decision, its prompt and its choices in JSON.
pub type AnyDecision = Decision<Value, Value>;

/// Whoever knows no language says a refusal in English.
fn said<G: Game, T>(game: &G, done: Result<T, Refusal>) -> Result<T, Refusal> {
    done.map_err(|refusal| refusal.said(game, Lang::EN))
}

/// Plain data always becomes JSON; what does not is a bug the laws would show as `null`.
fn json<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or_default()
}

fn read<T: DeserializeOwned>(
    value: Value,
    what: &'static str,
    reason: Reason,
) -> Result<T, Refusal> {
    serde_json::from_value(value)
        .map_err(|error| Refusal::new(reason, Saying::new(what).with("why", error.to_string())))
}
