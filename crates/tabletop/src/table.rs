//! A running game: the record, the state it leads to, and the way back.
//!
//! Going back replays the line of entries that still count from a state kept every 64 entries, so
//! that it costs about that much however long the game is, and undone branches are never replayed.
//!
//! What can be taken back, and how far that is free: `table/undo.rs`.
//!
//! [`Table::unasked`] says what could answer the pending decision without its player: the only
//! answer to a question asked for secrecy, or the one pass of a window. The only answer is given so
//! where one person plays, and waited for among several, whom it would tell something.
//!
//! **The past is a place** (`table/past.rs`): [`Table::at`] is the game as it stood after any
//! entry, a table of its own, and [`Table::step_to`] what that entry did, told again. `cantina
//! replay --at N` shows them.

mod past;
mod undo;

pub use undo::{Consent, Undo};

use crate::record::{Act, ActOf, Entry, EntryOf, Origin, OriginOf, PositionHash};
use crate::save::{self, Divergence, LoadError};
use crate::{
    Ahead, Barrier, Described, Event, Explanation, Fate, Game, Happened, Hints, Lang, Log, Outcome,
    Part, Player, Record, Refusal, Role, Seat, SeatSet, Seed, Text, WindowName,
};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

/// A state is kept every so many entries, so that going back replays only about that many.
const CHECKPOINT_EVERY: usize = 64;

/// A game being played.
///
/// ```
/// use coaxium::{Choice, Coaxium, Setup};
/// use tabletop::{Consent, Lang, Seat, Seed, Table};
///
/// let game = Coaxium::new().into();
/// let (mut table, _) = Table::new(game, Setup::default(), Seed::from_number(7))?;
/// let decision = table.decision(Lang::EN).expect("somebody begins");
/// assert_eq!(decision.seat, Seat(0));
///
/// // A peek tells its seat something, so taking it back is not free: the others have to agree.
/// table.choose(Seat(0), &Choice::Peek)?;
/// assert!(table.undo(Seat(0), Consent::NotAsked).is_err());
/// table.undo(Seat(0), Consent::Given)?;
///
/// // Undo is an entry as well, and a game opens as it was saved.
/// assert_eq!(table.position(), 2);
/// let loaded = Table::load(table.game().clone(), &table.save())?;
/// assert_eq!(loaded.table.state(), table.state());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Table<G: Game> {
    game: Arc<G>,
    record: Record<G>,
    state: G::State,
    /// For every entry, what it did.
    traces: Vec<Trace>,
    /// States after `CHECKPOINT_EVERY` entries, twice as many, and so on; the first is the origin.
    checkpoints: Vec<G::State>,
}

/// Why what was done elsewhere cannot be done here.
#[derive(Debug)]
pub enum Astray {
    /// It was done on another position.
    Position {
        /// On this one.
        recorded: PositionHash,
        /// The table stands on this one.
        is: PositionHash,
    },
    /// The game refuses it.
    Refused(Refusal),
    /// It is no entry of this game.
    Unreadable(String),
}

/// What an entry did, as far as undo needs to know.
#[derive(Copy, Clone, Debug)]
struct Trace {
    seat: Seat,
    /// Chance was used.
    drew: bool,
    /// Seats that learned something.
    learned: SeatSet,
    /// The choice belongs to this action, and may be a step of it.
    part: Part,
    /// The choice begins an action, so that undo goes back to before it.
    begins: bool,
    /// The entry took chance back, so that the generator got a new key.
    rekeyed: bool,
}

/// What came of something done at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<E: Event> {
    /// The state before it; nothing was before the set-up.
    pub before: Option<E::State>,
    /// What happened, unredacted.
    pub happened: Vec<Happened<E>>,
    /// How many of the given choices were made.
    pub made: usize,
}

impl<E: Event> Step<E> {
    /// What happened, without what it happened to.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.happened.iter().map(|fact| &fact.event)
    }
}

/// A pending decision with everything a person needs to make it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision<P, C> {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub prompt: P,
    /// What is asked, in words.
    pub text: Text,
    /// Every legal choice.
    pub choices: Vec<Listed<C>>,
    /// Of which kind the question is, if of one to which its player may have a standing answer: the one
    /// choice that is a pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub window: Option<WindowName>,
    /// What else is drawn with it.
    #[serde(flatten)]
    pub hints: Hints,
}

/// What answers a decision without its player.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Unasked {
    /// The first choice: there is no other, and it was asked so that skipping it betrays nothing.
    Only,
    /// Doing without, for who has a standing answer to this.
    Pass {
        /// The window's id.
        window: &'static str,
        /// The choice's number in the decision's list.
        id: usize,
    },
}

/// The pending decision of a game.
pub type DecisionOf<G> = Decision<<G as Game>::Prompt, <G as Game>::Choice>;

/// A legal choice and how to show it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Listed<C> {
    /// Its number in this decision's list.
    pub id: usize,
    /// The choice itself.
    pub choice: C,
    /// How to show it.
    #[serde(flatten)]
    pub described: Described,
    /// Whether it can be taken back.
    pub barrier: Barrier,
}

/// An offer that can be made, and what it says.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Offering<O> {
    /// The offer itself.
    pub offer: O,
    /// What it says.
    pub text: Text,
}

/// A loaded game. If the replay differs from what was recorded, the table stands at the last
/// position both agree on, and `diverged` says so: it never goes on silently.
#[derive(Debug)]
pub struct Loaded<G: Game> {
    /// The table.
    pub table: Table<G>,
    /// Where and why the replay stopped agreeing.
    pub diverged: Option<Divergence>,
}

impl<G: Game> Table<G> {
    /// Sets up a new game. The step holds what happened while setting up.
    pub fn new(
        game: Arc<G>,
        setup: G::Setup,
        seed: Seed,
    ) -> Result<(Self, Step<G::Event>), Refusal> {
        let game = game.for_setup(&setup)?.unwrap_or(game);
        game.check_setup(&setup)?;
        Self::open(game, G::RULES, Origin::New { setup, seed })
    }

    /// Puts a stated position on the table.
    pub fn stage(game: Arc<G>, scenario: G::Scenario, seed: Seed) -> Result<Self, Refusal> {
        Self::open(game, G::RULES, Origin::Scenario { scenario, seed }).map(|(table, _)| table)
    }

    /// Begins at an origin that was written down by some version of the rules.
    fn open(
        game: Arc<G>,
        rules: u32,
        mut origin: OriginOf<G>,
    ) -> Result<(Self, Step<G::Event>), Refusal> {
        let game = origin.game(game)?;
        let mut log = Log::listening();
        let state = match &mut origin {
            Origin::New { setup, seed } => game.start(setup, Fate::new(*seed), &mut log)?,
            Origin::Scenario { scenario, seed } => game.stage(scenario, Fate::new(*seed))?,
            Origin::Fork {
                parent,
                entries,
                seed,
            } => {
                let parent = Self::forked(game.clone(), rules, parent, entries)?;
                *entries = parent.record.entries;
                past::with_new_chance(&*game, parent.state, *seed)
            }
        };
        let table = Self {
            game,
            record: Record {
                rules: G::RULES,
                origin,
                entries: Vec::new(),
            },
            checkpoints: vec![state.clone()],
            state,
            traces: Vec::new(),
        };
        let step = Step {
            before: None,
            happened: log.into_happened(),
            made: 0,
        };
        Ok((table, step))
    }

    /// The rules and content played by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state of the table, hidden things included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The number of entries so far: the position in the record.
    pub fn position(&self) -> u32 {
        self.record.entries.len() as u32
    }

    /// The hash of the present position.
    pub fn hash(&self) -> PositionHash {
        PositionHash::of(&*self.game, &self.state)
    }

    /// Who plays.
    pub fn players(&self, lang: Lang) -> Vec<Player> {
        self.game.players(&self.state, lang)
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// The pending decision.
    pub fn decision(&self, lang: Lang) -> Option<DecisionOf<G>> {
        let (game, state) = (&*self.game, &self.state);
        let seat = game.decider(state)?;
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        let ahead = Ahead::new(game, state, seat);
        let listed = choices.into_iter().enumerate().map(|(id, choice)| Listed {
            id,
            described: game.describe(state, &choice, lang),
            barrier: ahead.barrier(&choice),
            choice,
        });
        Some(Decision {
            seat,
            prompt: game.prompt(state)?,
            text: game.ask(state, lang),
            choices: listed.collect(),
            window: game.window(state, lang),
            hints: game.hints(state, seat, lang),
        })
    }

    /// What could answer the pending decision without its player.
    pub fn unasked(&self) -> Option<Unasked> {
        let (game, state) = (&*self.game, &self.state);
        game.decider(state)?;
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        if let [only] = &choices[..]
            && game.describe(state, only, Lang::default()).auto
        {
            return Some(Unasked::Only);
        }
        let window = game.window(state, Lang::default())?.id;
        let mut choices = choices.iter();
        let id = choices.position(|choice| game.is_pass(state, choice))?;
        Some(Unasked::Pass { window, id })
    }

    /// The table as a seat or an onlooker sees it.
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// Reasons and prices for a seat.
    pub fn hints(&self, seat: Seat, lang: Lang) -> Hints {
        self.game.hints(&self.state, seat, lang)
    }

    /// Every offer a seat may make now, where they are few enough to be listed.
    pub fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offering<G::Offer>> {
        let (game, state) = (&*self.game, &self.state);
        let offers = game.offers(state, seat).into_iter();
        let offerings = offers.map(|offer| Offering {
            text: game.describe_offer(state, &offer, lang),
            offer,
        });
        offerings.collect()
    }

    /// Routes and chances for a seat.
    pub fn explain(&self, seat: Seat, lang: Lang) -> Explanation {
        self.game.explain(&self.state, seat, lang)
    }

    /// Makes a choice.
    pub fn choose(&mut self, seat: Seat, choice: &G::Choice) -> Result<Step<G::Event>, Refusal> {
        let choice = choice.clone();
        self.act(Act::Choose { seat, choice })
    }

    /// Makes several choices in a row, so that one click can make a journey: as long as each is
    /// legal and the ones before it brought nothing unforeseen (chance, new knowledge, another
    /// seat's turn). Refused only if the first is, or if there is none.
    pub fn choose_all(
        &mut self,
        seat: Seat,
        choices: &[G::Choice],
    ) -> Result<Step<G::Event>, Refusal> {
        if choices.is_empty() {
            return Err(Refusal::choice("no-choice"));
        }
        let mut whole = Step {
            before: Some(self.state.clone()),
            happened: Vec::new(),
            made: 0,
        };
        for choice in choices {
            match self.choose(seat, choice) {
                Ok(step) => {
                    whole.happened.extend(step.happened);
                    whole.made += 1;
                }
                Err(refusal) if whole.made == 0 => return Err(refusal),
                Err(_) => break,
            }
            if self.traces.last().is_some_and(Trace::is_barrier) {
                break;
            }
        }
        Ok(whole)
    }

    /// Makes an offer.
    pub fn offer(&mut self, seat: Seat, offer: &G::Offer) -> Result<Step<G::Event>, Refusal> {
        let offer = offer.clone();
        self.act(Act::Offer { seat, offer })
    }

    /// Gives the game up.
    pub fn concede(&mut self, seat: Seat) -> Result<Step<G::Event>, Refusal> {
        self.act(Act::Concede { seat })
    }

    /// Does something and writes it into the record; if refused, nothing has changed.
    pub fn act(&mut self, act: ActOf<G>) -> Result<Step<G::Event>, Refusal> {
        let at = self.hash();
        self.act_on(Entry { at, act })
    }

    /// Does what was done elsewhere, on the same position.
    pub fn follow(&mut self, entry: EntryOf<G>) -> Result<Step<G::Event>, Astray> {
        let (recorded, is) = (entry.at, self.hash());
        match recorded == is {
            true => self.act_on(entry).map_err(Astray::Refused),
            false => Err(Astray::Position { recorded, is }),
        }
    }

    fn act_on(&mut self, entry: EntryOf<G>) -> Result<Step<G::Event>, Refusal> {
        let mut log = Log::listening();
        let was = self.state.clone();
        let before = self.game.fate(&self.state).draws();
        let mut part = Part {
            action: "",
            role: Role::Commit,
        };
        let mut begins = true;
        let mut rekeyed = false;
        let seat = match &entry.act {
            Act::Choose { seat, choice } => {
                self.game.check(&self.state, *seat, choice)?;
                part = self.game.part(&self.state, choice);
                begins = self.begins(*seat, part);
                self.game.apply(&mut self.state, choice, &mut log);
                *seat
            }
            Act::Offer { seat, offer } => {
                self.game.check_offer(&self.state, *seat, offer)?;
                self.game
                    .apply_offer(&mut self.state, *seat, offer, &mut log);
                *seat
            }
            Act::Undo { seat, to } => {
                (self.state, rekeyed) = self.taken_back(*to)?;
                *seat
            }
            Act::Concede { seat } => {
                let mut state = self.state.clone();
                self.game.concede(&mut state, *seat, &mut log)?;
                self.state = state;
                *seat
            }
        };
        self.traces.push(Trace {
            seat,
            drew: self.game.fate(&self.state).draws() != before,
            learned: log.learned(),
            part,
            begins,
            rekeyed,
        });
        self.record.entries.push(entry);
        if self.record.entries.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push(self.state.clone());
        }
        Ok(Step {
            before: Some(was),
            happened: log.into_happened(),
            made: 1,
        })
    }

    /// Whether a choice of the seat, made now, begins an action. It goes on with the one under way
    /// if it belongs to it, or if it answers a question that leaves nothing else of it to do.
    fn begins(&self, seat: Seat, part: Part) -> bool {
        let before = match self.line().next() {
            Some(position) => self.traces[position],
            None => return true,
        };
        if before.seat != seat || before.part.role != Role::Step {
            return true;
        }
        if before.part.action == part.action {
            return false;
        }
        let mut choices = Vec::new();
        self.game.choices(&self.state, &mut choices);
        choices
            .iter()
            .any(|choice| self.game.part(&self.state, choice).action == before.part.action)
    }

    /// The game as a save.
    pub fn save(&self) -> Value {
        save::write(self)
    }

    /// Opens a save by playing its record again.
    pub fn load(game: Arc<G>, save: &Value) -> Result<Loaded<G>, LoadError> {
        Self::load_telling(game, save, |_, _| {})
    }

    /// Opens a save by playing its record again, telling each step.
    pub fn load_telling(
        game: Arc<G>,
        save: &Value,
        told: impl FnMut(&Self, &Step<G::Event>),
    ) -> Result<Loaded<G>, LoadError> {
        let saved = save::read(&game, save)?;
        let older = saved.record.rules < G::RULES;
        let loaded = Self::replay(game.clone(), saved.record, told);
        let mut loaded =
            loaded.map_err(|refusal| LoadError::Origin(refusal.said(&*game, Lang::EN)))?;
        let table = &loaded.table;
        let ends_alike = match older {
            true => saved.outcome.is_none() || table.outcome() == saved.outcome,
            false => table.hash() == saved.end,
        };
        if loaded.diverged.is_none() && !ends_alike {
            let of = table.record.entries.len();
            loaded.diverged = Some(Divergence {
                at: of,
                of,
                why: "the last position differs from the recorded one".into(),
            });
        }
        Ok(loaded)
    }

    /// Plays a record from its origin, telling each step. Stops where it no longer agrees. A record
    /// of older rules is played by its choices, as far as they are still legal, and hashed anew.
    pub fn replay(
        game: Arc<G>,
        record: Record<G>,
        mut told: impl FnMut(&Self, &Step<G::Event>),
    ) -> Result<Loaded<G>, Refusal> {
        let older = record.rules < G::RULES;
        let (mut table, opening) = Self::open(game, record.rules, record.origin)?;
        told(&table, &opening);
        let of = record.entries.len();
        let mut diverged = None;
        for (at, mut entry) in record.entries.into_iter().enumerate() {
            if older {
                entry.at = table.hash();
            }
            let why = match table.follow(entry) {
                Ok(step) => {
                    told(&table, &step);
                    continue;
                }
                Err(Astray::Position { recorded, is }) => {
                    format!("position {at} differs: recorded as {recorded}, is {is}")
                }
                Err(Astray::Refused(refusal)) => {
                    let refusal = refusal.said(&*table.game, Lang::EN);
                    format!("entry {at} is no longer legal: {refusal}")
                }
                Err(Astray::Unreadable(why)) => format!("entry {at} cannot be read: {why}"),
            };
            diverged = Some(Divergence { at, of, why });
            break;
        }
        Ok(Loaded { table, diverged })
    }
}

impl Trace {
    /// Whether it cannot be taken back without asking.
    fn is_barrier(&self) -> bool {
        self.drew || !self.learned.is_empty()
    }
}

// Derives would ask the game itself to be clonable.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            record: self.record.clone(),
            state: self.state.clone(),
            traces: self.traces.clone(),
            checkpoints: self.checkpoints.clone(),
        }
    }
}

impl<G: Game> std::fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("record", &self.record)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
