//! Clocks of a table: how much time everybody has, and whose runs.
//!
//! Time is only ever spent: what is taken back does not give it back. A *move* is whatever a seat
//! decides until somebody else does.

use crate::exchange::Time;
use crate::fault::{Code, Fault};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;
/// The shortest and the longest bank, in seconds.
const BANK: std::ops::RangeInclusive<u32> = 10..=24 * 60 * 60;
/// The longest increment, in seconds.
const MOST_INCREMENT: u32 = 60 * 60;
/// The fewest and the most days of a move.
const DAYS: std::ops::RangeInclusive<u32> = 1..=30;

/// How much time people have, as agreed on when the table was opened.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// For one sitting. It stands still while nobody who plays is there.
    Live {
        /// So many seconds everybody has at first.
        bank_s: u32,
        /// So many come with each move.
        increment_s: u32,
    },
    /// For weeks.
    Slow {
        /// So many days a move.
        days: u32,
    },
}

impl Clock {
    /// A clock people can play by.
    pub(crate) fn check(self) -> Result<(), Fault> {
        let fits = match self {
            Self::Live {
                bank_s,
                increment_s,
            } => BANK.contains(&bank_s) && increment_s <= MOST_INCREMENT,
            Self::Slow { days } => DAYS.contains(&days),
        };
        match fits {
            true => Ok(()),
            false => Err(Fault::new(Code::BadRequest, "wrong-clock")),
        }
    }

    /// Whether it stands still while nobody is there.
    pub(crate) fn sleeps(self) -> bool {
        matches!(self, Self::Live { .. })
    }
}

/// How much time everybody has left, and whose runs.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Clocks {
    /// Milliseconds by seat, when the one that runs began to.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    left: Vec<u64>,
    /// Whose runs, if one does.
    runs: Option<Runs>,
    /// Who was given an increment last: who takes a move back is not given it twice.
    #[serde(default)]
    gained: Option<Seat>,
    /// Whose time ran out in this move: the rest of it is not waited for.
    #[serde(default)]
    out: Option<Seat>,
}

/// A clock that runs.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Runs {
    /// Whose.
    pub(crate) seat: Seat,
    /// Since when.
    pub(crate) since: Time,
    /// When it runs out.
    pub(crate) until: Time,
}

impl Clocks {
    /// All time there is, and nobody's running.
    pub(crate) fn new(clock: Clock, seats: usize) -> Self {
        let all = match clock {
            Clock::Live { bank_s, .. } => u64::from(bank_s) * SECOND,
            Clock::Slow { days } => u64::from(days) * DAY,
        };
        Self {
            left: vec![all; seats],
            runs: None,
            gained: None,
            out: None,
        }
    }

    /// Whose runs.
    pub(crate) fn running(&self) -> Option<Seat> {
        self.runs.map(|runs| runs.seat)
    }

    /// When the one that runs has run out.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.runs.map(|runs| runs.until)
    }

    /// Whether this seat's time has run out.
    pub(crate) fn is_out(&self, seat: Seat, now: Time) -> bool {
        let passed = |runs: Runs| runs.seat == seat && runs.until <= now;
        self.out == Some(seat) || self.runs.is_some_and(passed)
    }

    /// The rest of this move is not waited for.
    pub(crate) fn runs_out(&mut self, seat: Seat, now: Time) {
        self.stop(now);
        self.out = Some(seat);
    }

    /// Forgets that one runs: nobody could tell how long the server was away.
    pub(crate) fn forget(&mut self) {
        self.runs = None;
    }

    /// Lets this one run, or none.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: Time) {
        if self.running() == seat {
            return;
        }
        self.stop(now);
        self.runs = seat.and_then(|seat| {
            let left = *self.left.get(seat.index())?;
            let until = Time(now.0.saturating_add(left));
            Some(Runs {
                seat,
                since: now,
                until,
            })
        });
    }

    /// Something was done, and it is `after` who decides now instead of `before`.
    pub(crate) fn step(
        &mut self,
        clock: Clock,
        before: Option<Seat>,
        after: Option<Seat>,
        taken_back: bool,
        now: Time,
    ) {
        if before == after {
            return;
        }
        self.stop(now);
        self.out = None;
        if taken_back {
            return;
        }
        let (gains, gain) = match clock {
            Clock::Live { increment_s, .. } => (before, u64::from(increment_s) * SECOND),
            Clock::Slow { .. } => (None, 0),
        };
        if let Some(seat) = gains
            && self.gained != gains
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = left.saturating_add(gain);
            self.gained = gains;
        }
        if let Clock::Slow { days } = clock
            && let Some(seat) = after
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = u64::from(days) * DAY;
        }
    }

    /// What has run is spent.
    fn stop(&mut self, now: Time) {
        if let Some(Runs { seat, since, .. }) = self.runs.take()
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left = left.saturating_sub(now.0.saturating_sub(since.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Option<Seat> = Some(Seat(0));
    const TWO: Option<Seat> = Some(Seat(1));
    const LIVE: Clock = Clock::Live {
        bank_s: 60,
        increment_s: 5,
    };

    fn live() -> Clocks {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.run(ONE, Time(1000));
        clocks
    }

    #[test]
    fn a_move_spends_its_time_and_gains_the_increment() {
        let mut clocks = live();
        clocks.step(LIVE, ONE, ONE, false, Time(11_000));
        assert_eq!(clocks.deadline(), Some(Time(61_000)), "the move goes on");
        clocks.step(LIVE, ONE, TWO, false, Time(21_000));
        clocks.run(TWO, Time(21_000));
        assert_eq!(clocks.left, [45_000, 60_000]);
        assert_eq!(clocks.deadline(), Some(Time(81_000)));
    }

    #[test]
    fn a_take_back_gives_no_time_and_no_second_increment() {
        let mut clocks = live();
        clocks.step(LIVE, ONE, TWO, false, Time(21_000));
        clocks.run(TWO, Time(21_000));
        clocks.step(LIVE, TWO, ONE, true, Time(22_000));
        clocks.run(ONE, Time(22_000));
        assert_eq!(clocks.left, [45_000, 59_000]);
        clocks.step(LIVE, ONE, TWO, false, Time(32_000));
        assert_eq!(clocks.left, [35_000, 59_000]);
    }

    #[test]
    fn who_is_out_of_time_is_so_until_somebody_else_decides() {
        let mut clocks = live();
        assert!(!clocks.is_out(Seat(0), Time(60_999)));
        assert!(clocks.is_out(Seat(0), Time(61_000)));
        clocks.runs_out(Seat(0), Time(61_000));
        clocks.step(LIVE, ONE, ONE, false, Time(61_000));
        assert!(clocks.is_out(Seat(0), Time(61_000)));
        clocks.step(LIVE, ONE, TWO, false, Time(61_000));
        clocks.step(LIVE, TWO, ONE, false, Time(62_000));
        clocks.run(ONE, Time(62_000));
        assert!(
            !clocks.is_out(Seat(0), Time(62_000)),
            "it has the increment"
        );
        assert_eq!(clocks.deadline(), Some(Time(67_000)));
    }

    #[test]
    fn every_move_of_a_slow_game_has_its_days_and_a_take_back_what_was_left() {
        let slow = Clock::Slow { days: 3 };
        let mut clocks = Clocks::new(slow, 2);
        clocks.run(ONE, Time(0));
        clocks.step(slow, ONE, TWO, false, Time(2 * DAY));
        clocks.run(TWO, Time(2 * DAY));
        assert_eq!(clocks.deadline(), Some(Time(5 * DAY)));
        clocks.step(slow, TWO, ONE, true, Time(2 * DAY));
        clocks.run(ONE, Time(2 * DAY));
        assert_eq!(clocks.deadline(), Some(Time(3 * DAY)), "one day was left");
        clocks.step(slow, ONE, TWO, false, Time(2 * DAY));
        clocks.run(TWO, Time(2 * DAY));
        clocks.step(slow, TWO, ONE, false, Time(4 * DAY));
        clocks.run(ONE, Time(4 * DAY));
        assert_eq!(clocks.deadline(), Some(Time(7 * DAY)));
    }

    #[test]
    fn a_clock_nobody_could_play_by_is_refused() {
        let live = |bank_s, increment_s| Clock::Live {
            bank_s,
            increment_s,
        };
        for clock in [live(60, 0), live(86_400, 3600), Clock::Slow { days: 30 }] {
            assert!(clock.check().is_ok(), "{clock:?}");
        }
        for clock in [
            live(9, 5),
            live(86_401, 0),
            live(60, 3601),
            Clock::Slow { days: 0 },
            Clock::Slow { days: 31 },
        ] {
            assert!(clock.check().is_err(), "{clock:?}");
        }
    }
}
