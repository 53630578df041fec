//! Playing games under the laws.

use super::promises::Drawn;
use super::{listing, promises, returning, secrecy};
use crate::{Ahead, Fate, Game, Lang, Log, Picks, Refusal, Seat, Seed, Table};
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use std::fmt;
use std::sync::Arc;

/// What every game must keep.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Law {
    /// The same choice on the same state gives the same state and events, listened to or not.
    Deterministic,
    /// Playing the record again gives the same states and events.
    Replay,
    /// Saving and loading at any decision changes nothing.
    SaveAndLoad,
    /// Undo leads back to the same state, and redo forth again.
    UndoAndRedo,
    /// What is refused changes nothing.
    RefusalChangesNothing,
    /// The listed choices are exactly the accepted ones, each listed once; listed offers and replies
    /// are accepted.
    ListedIsAccepted,
    /// A choice taken by its number is the one with that number in the list.
    TakenIsListed,
    /// No decision without a choice; none once the game is over.
    SomethingToChoose,
    /// Where there are routes or chances to ask for, the decision says so.
    MoreIsSaid,
    /// A window has exactly one choice that lets it pass.
    WindowPasses,
    /// A choice is drawn on something that is there.
    DrawnOnSomething,
    /// What is said to be free to take back is free to take back.
    BarrierIsTold,
    /// After a step the same seat goes on, unless something was rolled or came to light.
    StepGoesOn,
    /// Who plays together ends in the same place.
    TeammatesShareTheirPlace,
    /// Every turn ends within a bound, however it is played, and turns are counted upwards.
    TurnsEnd,
    /// Machines that reply of themselves are soon done with it.
    RepliesEnd,
    /// Views, events and decisions tell a seat nothing it may not know.
    NoLeak,
    /// Worlds a seat cannot tell apart determinize to the same world.
    Determinize,
    /// Every hidden thing is visited by `secrets`.
    SecretsVisited,
    /// A position told in words and staged again is told in the same words.
    Words,
    /// An invariant of the game itself.
    Invariant,
}

/// A law was broken: which, where, how to get there again.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// What was found.
    pub detail: String,
    /// The game: set-up, seed and way of playing.
    pub game: String,
    /// After how many choices.
    pub at: usize,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} broken after {} choices: {}\nin {}",
            self.law, self.at, self.detail, self.game
        )
    }
}

/// What a law found wrong; where is added by the player of the game.
pub(super) type Broken = (Law, String);

/// Fails with a law unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $law:ident, $($detail:tt)+) => {
        if !$condition {
            return Err(($crate::testkit::Law::$law, format!($($detail)+)));
        }
    };
}
pub(super) use ensure;

/// How far a game may go before it counts as stuck.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// The most choices in one turn.
    pub choices_per_turn: u32,
    /// The most turns of a random game.
    pub turns: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            choices_per_turn: 1_000,
            turns: 500,
        }
    }
}

/// How choices are picked.
#[derive(Clone, Debug)]
pub enum Style {
    /// Each equally likely.
    Random,
    /// Always the first of the list.
    First,
    /// Always the last of the list.
    Last,
    /// By these numbers, each taken modulo the length of the list; then at random. What proptest
    /// shrinks.
    Given(Vec<u16>),
}

impl Style {
    /// Whether it may run in circles for ever.
    fn is_stubborn(&self) -> bool {
        matches!(self, Self::First | Self::Last)
    }
}

/// Who always takes the first or the last choice finds turns that never end within so many; the game
/// itself need not end, and each further turn makes every replay of it longer.
const STUBBORN_TURNS: u32 = 200;

/// Machines that still reply to one another after so many replies never stop.
const MOST_REPLIES: usize = 64;

/// What was played.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// Games begun.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Random games that did not end within the limit.
    pub stuck: u64,
    /// Choices made.
    pub choices: u64,
    /// Turns begun.
    pub turns: u64,
    /// Offers made.
    pub offers: u64,
    /// Positions at which all laws were checked.
    pub positions: u64,
    /// Other worlds compared with the real one.
    pub worlds: u64,
}

impl Report {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            finished: self.finished + other.finished,
            stuck: self.stuck + other.stuck,
            choices: self.choices + other.choices,
            turns: self.turns + other.turns,
            offers: self.offers + other.offers,
            positions: self.positions + other.positions,
            worlds: self.worlds + other.worlds,
        }
    }
}

type Invariant<G> = dyn Fn(&G, &<G as Game>::State) -> Result<(), String> + Send + Sync;

/// The laws, ready to be checked on a game.
///
/// ```
/// use std::sync::Arc;
/// use coaxium::Coaxium;
/// use tabletop::testkit::Laws;
/// let report = Laws::of(Arc::new(Coaxium::new())).sample(2, 1).unwrap();
/// assert_eq!(report.stuck, 0);
/// ```
pub struct Laws<G: Game> {
    game: Arc<G>,
    setups: Vec<G::Setup>,
    limits: Limits,
    a_while: Option<u32>,
    every: usize,
    invariant: Box<Invariant<G>>,
}

impl<G: Game> fmt::Debug for Laws<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Laws")
            .field("game", &G::ID)
            .field("setups", &self.setups)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Laws<G> {
    /// The laws for a game with its default set-up.
    pub fn of(game: Arc<G>) -> Self {
        Self {
            game,
            setups: vec![G::Setup::default()],
            limits: Limits::default(),
            a_while: None,
            every: 1,
            invariant: Box::new(|_, _| Ok(())),
        }
    }

    /// Plays these set-ups in turn instead.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = G::Setup>) -> Self {
        self.setups = setups.into_iter().collect();
        self
    }

    /// When a game counts as stuck.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Plays no game longer than so many turns: for games that hardly end by chance. One that is left
    /// then is neither finished nor stuck.
    #[must_use]
    pub fn for_a_while(mut self, turns: u32) -> Self {
        self.a_while = Some(turns);
        self
    }

    /// Checks the costly laws only once in so many positions.
    #[must_use]
    pub fn every(mut self, positions: usize) -> Self {
        self.every = positions.max(1);
        self
    }

    /// What must hold of every state of this game, after every choice.
    #[must_use]
    pub fn invariant(
        mut self,
        invariant: impl Fn(&G, &G::State) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        self.invariant = Box::new(invariant);
        self
    }

    /// Plays every set-up so many times at random, once always-first and once always-last, under
    /// all laws. A stuck game breaks the law as well.
    pub fn sample(&self, games: u32, seed: u64) -> Result<Report, Violation> {
        self.each(seed, |setup, seed| {
            let stubborn = self.stubborn_games(setup, seed)?;
            Ok(stubborn.and(self.random_games(setup, games, seed)?))
        })
    }

    /// Only the random games of it.
    pub fn random(&self, games: u32, seed: u64) -> Result<Report, Violation> {
        self.each(seed, |setup, seed| self.random_games(setup, games, seed))
    }

    /// Only the games of who always takes the first, or the last, choice.
    pub fn stubborn(&self, seed: u64) -> Result<Report, Violation> {
        self.each(seed, |setup, seed| self.stubborn_games(setup, seed))
    }

    fn each(
        &self,
        seed: u64,
        play: impl Fn(&G::Setup, Seed) -> Result<Report, Violation>,
    ) -> Result<Report, Violation> {
        let mut setups = (0..).zip(&self.setups);
        setups.try_fold(Report::default(), |report, (index, setup)| {
            let played = play(setup, Seed::from_number(seed).derive(index))?;
            Ok(report.and(played))
        })
    }

    fn random_games(&self, setup: &G::Setup, games: u32, seed: Seed) -> Result<Report, Violation> {
        let mut seeds = (0..u64::from(games)).map(|number| seed.derive(number));
        seeds.try_fold(Report::default(), |report, seed| {
            Ok(report.and(self.play(setup, seed, &Style::Random)?))
        })
    }

    fn stubborn_games(&self, setup: &G::Setup, seed: Seed) -> Result<Report, Violation> {
        let first = self.play(setup, seed, &Style::First)?;
        Ok(first.and(self.play(setup, seed, &Style::Last)?))
    }

    /// Lets proptest look for a game that breaks a law, and shrink it to the shortest.
    pub fn proptest(&self, cases: u32) -> Result<(), String> {
        use proptest::prelude::*;
        let config = Config {
            cases,
            failure_persistence: None,
            // Shrinking plays whole games: long enough to be short, short enough to be waited for.
            max_shrink_iters: 512,
            max_shrink_time: 20_000,
            ..Config::default()
        };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let picks = proptest::collection::vec(any::<u16>(), 0..120);
        let games = (0..self.setups.len(), any::<u64>(), picks);
        TestRunner::new_with_rng(config, rng)
            .run(&games, |(setup, seed, picks)| {
                let seed = Seed::from_number(seed);
                self.play(&self.setups[setup], seed, &Style::Given(picks))
                    .map(|_| ())
                    .map_err(|violation| TestCaseError::fail(violation.to_string()))
            })
            .map_err(|error| match error {
                TestError::Fail(reason, _) => reason.message().to_string(),
                other => other.to_string(),
            })
    }

    /// Plays one game under all laws.
    pub fn play(&self, setup: &G::Setup, seed: Seed, style: &Style) -> Result<Report, Violation> {
        let game = format!("{} {setup:?}, seed {seed}, {style:?}", G::ID);
        let mut walk = Walk::begin(self, setup, seed).map_err(|refusal| Violation {
            law: Law::SomethingToChoose,
            detail: format!("the set-up was refused: {refusal}"),
            game: game.clone(),
            at: 0,
        })?;
        walk.finish(style).map_err(|(law, detail)| Violation {
            law,
            detail,
            game,
            at: walk.report.choices as usize,
        })?;
        Ok(walk.report)
    }

    /// Plays one game fast: only what must hold of every state and every list is checked. For the
    /// hundred thousands of a soak.
    pub fn race(&self, setup: &G::Setup, seed: Seed) -> Result<Report, Violation> {
        let mut race = Race {
            report: Report {
                games: 1,
                ..Report::default()
            },
            choices: Vec::new(),
        };
        race.finish(self, setup, seed)
            .map_err(|(law, detail)| Violation {
                law,
                detail,
                game: format!("{} {setup:?}, seed {seed}, race", G::ID),
                at: race.report.choices as usize,
            })?;
        Ok(race.report)
    }

    /// Plays so many games fast, the set-ups in turn.
    pub fn races(&self, games: u64) -> Result<Report, Violation> {
        let setups = self.setups.iter().cycle();
        let mut played = (0..games).zip(setups);
        played.try_fold(Report::default(), |report, (number, setup)| {
            Ok(report.and(self.race(setup, Seed::from_number(number))?))
        })
    }

    /// The set-ups played.
    pub fn all_setups(&self) -> &[G::Setup] {
        &self.setups
    }
}

/// One game played on the bare engine.
struct Race<C> {
    report: Report,
    choices: Vec<C>,
}

impl<C> Race<C> {
    fn finish<G: Game<Choice = C>>(
        &mut self,
        laws: &Laws<G>,
        setup: &G::Setup,
        seed: Seed,
    ) -> Result<(), Broken> {
        let refused = |refusal: Refusal| (Law::SomethingToChoose, refusal.to_string());
        let boxes = laws.game.for_setup(setup).map_err(refused)?;
        let game = boxes.as_deref().unwrap_or(&laws.game);
        let mut log = Log::silent();
        let state = game.start(setup, Fate::new(seed), &mut log);
        let mut state = state.map_err(refused)?;
        let mut picks = Picks::new(seed);
        let mut pace = Pace::new(laws.limits, game.turn(&state));
        while game.decider(&state).is_some() {
            self.choices.clear();
            game.choices(&state, &mut self.choices);
            ensure!(!self.choices.is_empty(), SomethingToChoose, "no choice");
            let pick = picks.below(self.choices.len());
            listing::check_taken(game, &state, &self.choices, pick)?;
            game.apply(&mut state, &self.choices[pick], &mut log);
            self.report.choices += 1;
            (laws.invariant)(game, &state).map_err(|detail| (Law::Invariant, detail))?;
            pace.step(game.turn(&state))?;
            if pace.turns() > laws.a_while.unwrap_or(u32::MAX) {
                break;
            }
            if pace.stuck() {
                self.report.stuck += 1;
                break;
            }
        }
        self.report.turns += u64::from(game.turn(&state));
        self.report.finished += u64::from(game.decider(&state).is_none());
        Ok(())
    }
}

/// Counts choices a turn and turns.
struct Pace {
    limits: Limits,
    first: u32,
    turn: u32,
    choices: u32,
}

impl Pace {
    fn new(limits: Limits, turn: u32) -> Self {
        Self {
            limits,
            first: turn,
            turn,
            choices: 0,
        }
    }

    fn step(&mut self, turn: u32) -> Result<(), Broken> {
        ensure!(
            turn >= self.turn,
            TurnsEnd,
            "turn {turn} follows turn {}",
            self.turn
        );
        self.choices = if turn == self.turn {
            self.choices + 1
        } else {
            0
        };
        self.turn = turn;
        ensure!(
            self.choices <= self.limits.choices_per_turn,
            TurnsEnd,
            "turn {turn} goes on after {} choices",
            self.choices
        );
        Ok(())
    }

    fn turns(&self) -> u32 {
        self.turn - self.first
    }

    fn stuck(&self) -> bool {
        self.turns() > self.limits.turns
    }
}

/// One game played at a table, with every law checked on the way.
struct Walk<'l, G: Game> {
    laws: &'l Laws<G>,
    table: Table<G>,
    report: Report,
    /// All events from the beginning, to be compared with those of the replay.
    events: Vec<G::Event>,
    /// Choices seen earlier, offered again where they are no longer legal.
    old_choices: Vec<G::Choice>,
    old_offers: Vec<G::Offer>,
    /// The ids of everything that has a face.
    faces: Vec<String>,
    picks: Picks,
    fate: Fate,
}

impl<'l, G: Game> Walk<'l, G> {
    fn begin(laws: &'l Laws<G>, setup: &G::Setup, seed: Seed) -> Result<Self, crate::Refusal> {
        let (table, opening) = Table::new(laws.game.clone(), setup.clone(), seed)?;
        let faces = table.game().faces(Lang::default());
        Ok(Self {
            laws,
            table,
            report: Report {
                games: 1,
                ..Report::default()
            },
            events: opening.events().cloned().collect(),
            old_choices: Vec::new(),
            old_offers: Vec::new(),
            faces: faces.into_iter().map(|face| face.id).collect(),
            picks: Picks::new(seed.derive(1)),
            fate: Fate::new(seed.derive(2)),
        })
    }

    fn finish(&mut self, style: &Style) -> Result<(), Broken> {
        let game = self.table.game().clone();
        let mut pace = Pace::new(self.laws.limits, game.turn(self.table.state()));
        (self.laws.invariant)(&game, self.table.state()).map_err(|why| (Law::Invariant, why))?;
        while game.decider(self.table.state()).is_some() {
            let choices = listing::check(&*game, self.table.state(), &self.old_choices)?;
            promises::window(&*game, self.table.state(), &choices)?;
            let nth = self.report.choices as usize;
            let pick = match style {
                Style::Random => self.picks.below(choices.len()),
                Style::First => 0,
                Style::Last => choices.len() - 1,
                Style::Given(picks) => match picks.get(nth) {
                    Some(&pick) => pick as usize % choices.len(),
                    // What proptest did not say is played at random: always-first may never end.
                    None => self.picks.below(choices.len()),
                },
            };
            let choice = choices[pick].clone();
            if nth.is_multiple_of(self.laws.every) {
                self.check_position(&choice)?;
            }
            if !style.is_stubborn() && self.offered()? {
                continue;
            }
            self.remember(&choices);
            self.make(&choice)?;
            pace.step(game.turn(self.table.state()))?;
            let a_while = self.laws.a_while.unwrap_or(u32::MAX);
            let most = self.laws.limits.turns.min(STUBBORN_TURNS);
            if pace.turns() > a_while || style.is_stubborn() && pace.turns() > most {
                break;
            }
            if pace.stuck() {
                self.report.stuck += 1;
                let turns = self.laws.limits.turns;
                return Err((Law::TurnsEnd, format!("no end after {turns} turns")));
            }
        }
        self.report.turns += u64::from(game.turn(self.table.state()));
        self.report.finished += u64::from(game.decider(self.table.state()).is_none());
        listing::check_end(&*game, self.table.state())?;
        promises::together(&*game, self.table.state())?;
        returning::replay(&self.table, &self.events)?;
        returning::save_and_load(&self.table)
    }

    fn make(&mut self, choice: &G::Choice) -> Result<(), Broken> {
        let game = &*self.table.game().clone();
        let seat = game.decider(self.table.state()).unwrap_or_default();
        let before = self.table.state().clone();
        let position = self.table.position();
        let described = game.describe(&before, choice, Lang::default());
        let barrier = Ahead::new(game, &before, seat).barrier(choice);
        Drawn::at(game, &before, &self.faces).choice(&described)?;
        let step = self
            .table
            .choose(seat, choice)
            .map_err(|refusal| (Law::ListedIsAccepted, format!("{choice:?}: {refusal}")))?;
        returning::deterministic(game, &before, choice, self.table.state(), &step.happened)?;
        promises::kept(&self.table, seat, position, barrier, &described)?;
        self.report.choices += 1;
        self.events.extend(step.events().cloned());
        (self.laws.invariant)(game, self.table.state()).map_err(|why| (Law::Invariant, why))
    }

    /// Everything that can be asked of one position.
    fn check_position(&mut self, next: &G::Choice) -> Result<(), Broken> {
        let game = self.table.game().clone();
        let state = self.table.state().clone();
        self.report.positions += 1;
        listing::refusals(&mut self.table, &self.old_choices, &self.old_offers)?;
        returning::words(&*game, &state)?;
        returning::save_and_load(&self.table)?;
        returning::undo_and_redo(&self.table, next)?;
        for seat in game.seats(&state).into_iter().flatten() {
            listing::offers(&*game, &state, seat)?;
            secrecy::check(&*game, &state, seat, next, &mut self.fate)?;
            self.report.worlds += 1;
        }
        Drawn::at(&*game, &state, &self.faces).everything()
    }

    /// Now and then a seat makes an offer. Says whether one was made.
    fn offered(&mut self) -> Result<bool, Broken> {
        let game = &*self.table.game().clone();
        let seats = game.seats(self.table.state());
        if seats.is_empty() || self.picks.below(4) > 0 {
            return Ok(false);
        }
        let seat = seats[self.picks.below(seats.len())];
        let Some(seat) = seat else { return Ok(false) };
        let Some(offer) = game.propose(self.table.state(), seat, &mut self.fate) else {
            return Ok(false);
        };
        let step = self.table.offer(seat, &offer).map_err(|refusal| {
            let detail = format!("a proposed offer was refused: {offer:?}: {refusal}");
            (Law::ListedIsAccepted, detail)
        })?;
        self.report.offers += 1;
        self.events.extend(step.events().cloned());
        self.old_offers.push(offer);
        if self.picks.below(2) == 0 {
            self.replies(&seats)?;
        }
        Ok(true)
    }

    /// Every seat replies of itself, as machines do.
    fn replies(&mut self, seats: &[Option<Seat>]) -> Result<(), Broken> {
        let game = &*self.table.game().clone();
        for _ in 0..MOST_REPLIES {
            let state = self.table.state();
            let mut replies = seats.iter().flatten();
            let reply = replies.find_map(|&seat| Some((seat, game.reply(state, seat)?)));
            let Some((seat, reply)) = reply else {
                return Ok(());
            };
            let step = self.table.offer(seat, &reply).map_err(|refusal| {
                let detail = format!("a reply was refused: {reply:?}: {refusal}");
                (Law::ListedIsAccepted, detail)
            })?;
            self.report.offers += 1;
            self.events.extend(step.events().cloned());
        }
        Err((Law::RepliesEnd, format!("{MOST_REPLIES} replies in a row")))
    }

    /// Keeps some choices to try again later, not so many that the trying takes over.
    fn remember(&mut self, choices: &[G::Choice]) {
        for choice in choices {
            if !self.old_choices.contains(choice) {
                if self.old_choices.len() < 64 {
                    self.old_choices.push(choice.clone());
                } else {
                    let place = self.picks.below(64);
                    self.old_choices[place] = choice.clone();
                }
            }
        }
    }
}

/// The seats of a table.
pub(super) fn seats<G: Game>(game: &G, state: &G::State) -> Vec<Seat> {
    game.seats(state).into_iter().flatten().collect()
}
