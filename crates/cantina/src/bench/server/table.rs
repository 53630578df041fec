//! A table at which two people play, and how long each move takes.

use super::error::BenchError;
use super::heard::{Heard, Step};
use super::line::Line;
use super::picks::Picks;
use super::template::Asked;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// When moves are made. A late answer makes no later move later than it must be.
#[derive(Copy, Clone, Debug)]
pub(super) struct Schedule {
    /// The first one, which is not counted yet.
    pub(super) first: Instant,
    pub(super) every: Duration,
    /// What is due from here on is counted.
    pub(super) from: Instant,
    /// From here on nothing is due.
    pub(super) until: Instant,
    /// Whoever has heard nothing by then never will.
    pub(super) end: Instant,
}

/// What happened at a table while it was measured.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) wanted: u64,
    pub(super) made: u64,
    pub(super) refused: u64,
    /// Moves that were sent and never answered.
    pub(super) unanswered: u64,
    /// Whether the game came to its end.
    pub(super) ended: bool,
    /// Whether a line broke.
    pub(super) lost: Option<BenchError>,
    pub(super) since_due: Vec<Duration>,
    pub(super) since_sent: Vec<Duration>,
    /// Until the other player knew.
    pub(super) other: Vec<Duration>,
    pub(super) said: u64,
    pub(super) heard: u64,
}

/// A move that somebody waits for.
#[derive(Copy, Clone)]
struct Move {
    person: usize,
    /// The position it was made on.
    on: u32,
    due: Instant,
    sent: Instant,
}

pub(super) struct Table {
    pub(super) lines: [Line; 2],
    pub(super) position: u32,
    pub(super) asked: Option<Asked>,
    pub(super) picks: Picks,
}

impl Table {
    /// Plays by a schedule.
    pub(super) async fn play(self, schedule: Schedule) -> Tally {
        let next = schedule.first;
        let before = self.lines.each_ref().map(|line| (line.said, line.heard));
        let mut playing = Playing {
            table: self,
            schedule,
            next,
            made: None,
            untold: None,
            tally: Tally::default(),
        };
        if let Err(error) = playing.run().await {
            playing.tally.lost = Some(error);
        }
        let mut tally = playing.tally;
        for (line, (said, heard)) in playing.table.lines.iter().zip(before) {
            tally.said += line.said - said;
            tally.heard += line.heard - heard;
        }
        tally
    }
}

struct Playing {
    table: Table,
    schedule: Schedule,
    /// When the next move is due.
    next: Instant,
    /// What its player waits for.
    made: Option<Move>,
    /// What the other one has not heard of.
    untold: Option<Move>,
    tally: Tally,
}

impl Playing {
    async fn run(&mut self) -> Result<(), BenchError> {
        loop {
            let has_more = self.next < self.schedule.until && !self.tally.ended;
            let is_settled = self.made.is_none() && self.untold.is_none();
            if !has_more && is_settled {
                return Ok(());
            }
            let moves = has_more && self.made.is_none() && self.table.asked.is_some();
            let (next, end) = (self.next, self.schedule.end);
            let [one, other] = &mut self.table.lines;
            let (person, heard) = tokio::select! {
                heard = one.hear() => (0, heard?),
                heard = other.hear() => (1, heard?),
                () = sleep_until(next), if moves => {
                    self.make().await?;
                    continue;
                }
                () = sleep_until(end) => {
                    self.give_up();
                    return Ok(());
                }
            };
            match heard {
                Heard::Step(step) => self.note(person, step),
                Heard::Refused => {
                    self.tally.refused += 1;
                    (self.made, self.untold) = (None, None);
                }
                Heard::Welcome | Heard::Other => {}
            }
        }
    }

    async fn make(&mut self) -> Result<(), BenchError> {
        let Some(Asked { person, choices }) = self.table.asked else {
            return Ok(());
        };
        let (on, due) = (self.table.position, self.next);
        let id = self.table.picks.below(choices);
        self.tally.wanted += u64::from(self.is_counted(due));
        self.next += self.schedule.every;
        let sent = Instant::now();
        let made = Move {
            person,
            on,
            due,
            sent,
        };
        (self.made, self.untold) = (Some(made), Some(made));
        self.table.lines[person].choose(on, id).await
    }

    /// Somebody hears of something that was done.
    fn note(&mut self, person: usize, step: Step) {
        let now = Instant::now();
        let of = |made: &Option<Move>| made.filter(|made| step.position > made.on);
        if let Some(made) = of(&self.made).filter(|made| made.person == person) {
            self.made = None;
            if self.is_counted(made.due) {
                self.tally.made += 1;
                self.tally.since_due.push(now - made.due);
                self.tally.since_sent.push(now - made.sent);
            }
        }
        if let Some(made) = of(&self.untold).filter(|made| made.person != person) {
            self.untold = None;
            if self.is_counted(made.due) {
                self.tally.other.push(now - made.sent);
            }
        }
        let table = &mut self.table;
        if step.position > table.position {
            (table.position, table.asked) = (step.position, None);
        }
        if step.position == table.position && step.choices > 0 {
            let choices = step.choices;
            table.asked = Some(Asked { person, choices });
        }
        self.tally.ended |= step.is_over;
    }

    /// Whatever is still due was wanted as well.
    fn give_up(&mut self) {
        let unanswered = self.made.is_some_and(|made| self.is_counted(made.due));
        self.tally.unanswered += u64::from(unanswered);
        while self.next < self.schedule.until {
            self.tally.wanted += u64::from(self.is_counted(self.next));
            self.next += self.schedule.every;
        }
    }

    fn is_counted(&self, due: Instant) -> bool {
        due >= self.schedule.from && due < self.schedule.until
    }
}
