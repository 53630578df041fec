//! What a step of the machine tells: events, and who learned something.

use crate::{Seat, SeatSet};

/// Passed through every rule that changes a state. Events are only made when somebody listens, so
/// that a bot's thousand games cost no story.
///
/// ```
/// use tabletop::Log;
/// let mut log = Log::silent();
/// log.tell(|| -> String { unreachable!("nobody listens") });
/// let mut log = Log::listening();
/// log.tell(|| "a die was rolled".to_string());
/// assert_eq!(log.events().len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Log<E> {
    events: Vec<E>,
    listening: bool,
    learned: SeatSet,
    /// Which things were shown to whom, by their codes. A shuffle may make them unknown again at
    /// once, but what was seen was seen.
    shown: Vec<(SeatSet, u32)>,
    /// Of which things some learned what kind of thing it is, but not which.
    hinted: Vec<(SeatSet, u32)>,
}

impl<E> Log<E> {
    /// Nobody listens.
    pub fn silent() -> Self {
        Self {
            events: Vec::new(),
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

    /// One fact, made only if somebody listens.
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if self.listening {
            self.events.push(event());
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

    /// The events so far.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The events, for keeping.
    pub fn into_events(self) -> Vec<E> {
        self.events
    }
}
