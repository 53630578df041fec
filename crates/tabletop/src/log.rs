//! What a step of the machine tells: events, and who learned something.
//!
//! Whatever changes a state gets a `&mut Log` instead of returning events. [`Log::tell`] makes its
//! event, and keeps the state as it is then, only if somebody listens; a bot's thousand games run
//! with [`Log::silent`] and build no story. The log also notes *who learned something*, listening
//! or not: that is what undo asks later, and what the law against leaks relies on. Events are
//! facts, in order; [`Game::redact`](crate::Game::redact) gives them as a seat may see them. Logs,
//! animations and the terminal are made of events.

use crate::{Data, Seat, SeatSet};
use serde::Serialize;
use std::fmt::Debug;

/// One fact that can happen at a table.
pub trait Event: Clone + PartialEq + Debug + Serialize + Send + Sync {
    /// What it happens to.
    type State: Data;
}

/// A fact, and the state as it was left when it was told: what it changed is computed from these,
/// and nowhere written.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened<E: Event> {
    /// The fact.
    pub event: E,
    /// The state when it was told. What is under way may be half done in it.
    pub after: E::State,
}

/// Passed through every rule that changes a state. Events are only made, and states only kept, when
/// somebody listens, so that a bot's thousand games cost no story.
///
/// ```
/// use serde::Serialize;
/// use tabletop::{Event, Log};
///
/// #[derive(Clone, Debug, PartialEq, Serialize)]
/// struct Drew;
/// impl Event for Drew {
///     type State = u8;
/// }
///
/// let mut log = Log::silent();
/// log.tell(&4, || -> Drew { unreachable!("nobody listens") });
/// let mut log = Log::listening();
/// log.tell(&3, || Drew);
/// assert_eq!(log.happened()[0].after, 3);
/// ```
#[derive(Clone, Debug)]
pub struct Log<E: Event> {
    happened: Vec<Happened<E>>,
    listening: bool,
    learned: SeatSet,
    /// Which things were shown to whom, by their codes. A shuffle may make them unknown again at
    /// once, but what was seen was seen.
    shown: Vec<(SeatSet, u32)>,
    /// Of which things some learned what kind of thing it is, but not which.
    hinted: Vec<(SeatSet, u32)>,
}

impl<E: Event> Log<E> {
    /// Nobody listens.
    pub fn silent() -> Self {
        Self {
            happened: Vec::new(),
            listening: false,
            learned: SeatSet::NONE,
            shown: Vec::new(),
            hinted: Vec::new(),
        }
    }

    /// Every event is kept.
    pub fn listening() -> Self {
        Self {
            listening: true,
            ..Self::silent()
        }
    }

    /// One fact about a state, made only if somebody listens.
    pub fn tell(&mut self, state: &E::State, event: impl FnOnce() -> E) {
        if self.listening {
            self.happened.push(Happened {
                event: event(),
                after: state.clone(),
            });
        }
    }

    /// Several facts about a state, made only if somebody listens.
    pub fn tell_all<I: IntoIterator<Item = E>>(
        &mut self,
        state: &E::State,
        events: impl FnOnce() -> I,
    ) {
        if self.listening {
            for event in events() {
                self.tell(state, || event);
            }
        }
    }

    /// Some seats now know something they did not know. It cannot be taken back for free.
    pub fn learn(&mut self, seats: SeatSet) {
        self.learned = self.learned.union(seats);
    }

    /// Some seats now know this very thing, named by its code.
    pub fn show(&mut self, seats: SeatSet, code: u32) {
        self.learn(seats);
        if self.listening && !seats.is_empty() {
            self.shown.push((seats, code));
        }
    }

    /// The things that were shown to a seat, by their codes. Known only to a log that listens.
    pub fn shown_to(&self, seat: Seat) -> impl Iterator<Item = u32> {
        let shown = self.shown.iter();
        shown.filter_map(move |&(seats, code)| seats.contains(seat).then_some(code))
    }

    /// Some seats now know what kind of thing this is, but not which one: as a card that is kept
    /// facedown because of what it is. What kinds there are the pools of the game say.
    pub fn hint(&mut self, seats: SeatSet, code: u32) {
        self.learn(seats);
        if self.listening && !seats.is_empty() {
            self.hinted.push((seats, code));
        }
    }

    /// The things of which a seat learned the kind, by their codes. Known only to a log that
    /// listens.
    pub fn hinted_to(&self, seat: Seat) -> impl Iterator<Item = u32> {
        let hinted = self.hinted.iter();
        hinted.filter_map(move |&(seats, code)| seats.contains(seat).then_some(code))
    }

    /// The seats that learned something.
    pub fn learned(&self) -> SeatSet {
        self.learned
    }

    /// What happened so far.
    pub fn happened(&self) -> &[Happened<E>] {
        &self.happened
    }

    /// What happened, for keeping.
    pub fn into_happened(self) -> Vec<Happened<E>> {
        self.happened
    }

    /// The events so far.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.happened.iter().map(|fact| &fact.event)
    }
}
