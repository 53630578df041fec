//! Whatever comes in, and in whichever order: what each viewer was told is what who
//! comes just now sees.

use crate::common::{Bench, Picks, Waits, against_a_machine, context, people};
use host::{Clock, Code, Context, Fault, Input, Terms, Written};
use serde_json::{Value, json};

/// So many things happen at a table.
const STEPS: usize = 400;

struct Chaos {
    bench: Bench,
    context: Context,
    picks: Picks,
    seats: u8,
    /// Thoughts that are yet to come in.
    late: Vec<Input>,
    /// So often somebody's knowledge was compared.
    checked: u32,
    /// So often somebody else was first.
    conflicts: u32,
}

impl Chaos {
    fn new(game: &str, seats: &Value, seed: u64) -> Self {
        let clock = match seed % 3 {
            0 => None,
            1 => Some(Clock::Live {
                bank_s: 300,
                increment_s: 5,
            }),
            _ => Some(Clock::Slow { days: 1 }),
        };
        let chat_open = seed.is_multiple_of(2);
        let mut chaos = Self {
            bench: Bench::on(game, seats, Terms { clock, chat_open }),
            context: context(game, 0),
            picks: Picks(seed),
            seats: seats.as_array().unwrap().len() as u8,
            late: Vec::new(),
            checked: 0,
            conflicts: 0,
        };
        for seat in [Some(0), Some(1), None] {
            chaos.join(seat);
        }
        chaos
    }

    fn join(&mut self, seat: Option<u8>) {
        let seats = &self.bench.ledger.stored.seats;
        let seat = seat.filter(|seat| seats[usize::from(*seat)].is_person());
        self.bench.join(seat);
    }

    fn anybody(&mut self) -> Option<u64> {
        let viewers: Vec<u64> = self.bench.seen.keys().copied().collect();
        match viewers.len() {
            0 => None,
            n => Some(viewers[self.picks.below(n)]),
        }
    }

    /// Anything that can happen, likely things more often.
    fn happens(&mut self) {
        let Some(viewer) = self.anybody() else {
            return self.join(Some(0));
        };
        match self.picks.below(110) {
            0..40 => {
                // Seldom on the position that holds, since something may be under way.
                let choices = self.bench.seen[&viewer].choices().len().max(1);
                let id = self.picks.below(choices);
                self.bench.choose(viewer, id);
            }
            40..65 => self.store(),
            65..75 => {
                if let Some(thought) = self.bench.thought() {
                    self.late.push(Input::Thought(thought));
                }
            }
            75..83 => {
                if !self.late.is_empty() {
                    let thought = self.late.remove(0);
                    self.bench.give(thought);
                }
            }
            83 => {
                self.bench.wish(viewer, "undo");
            }
            84 | 85 => {
                self.bench.wish(viewer, "undo-request");
            }
            86..90 => {
                let agrees = self.picks.below(2) == 0;
                self.bench.consent(viewer, agrees);
            }
            90 => self.bench.say(viewer, &json!({"explain": {}})),
            91 => self.let_pass(viewer),
            92 | 93 => self.bench.leave(viewer),
            94 | 95 => {
                let seat = self.picks.below(usize::from(self.seats) + 1) as u8;
                self.join((seat < self.seats).then_some(seat));
            }
            96 => self.neighbour(),
            97..101 => self.talk(viewer),
            101 => self.absence(viewer),
            102 => {
                self.bench.now += 1 + self.picks.below(24 * 60 * 60 * 1000) as u64;
                self.bench.give(Input::Tick);
            }
            _ => {
                self.bench.now += 1 + self.picks.below(40_000) as u64;
                self.bench.give(Input::Tick);
            }
        }
    }

    /// Somebody says something, or lets onlookers hear it.
    fn talk(&mut self, viewer: u64) {
        let said = match self.picks.below(6) {
            0 => json!({"chat-open": self.picks.below(2) == 0}),
            1 | 2 => json!({"react": {"reaction": "well-played"}}),
            n => json!({"chat": {"text": format!("well {n}")}}),
        };
        self.bench.say(viewer, &said);
    }

    /// Somebody leaves, comes back, or gives somebody's seat to a machine.
    fn absence(&mut self, viewer: u64) {
        let position = self.bench.seen[&viewer].position();
        let seat = self.picks.below(usize::from(self.seats));
        let said = match self.picks.below(5) {
            0 => json!({"leave": {}}),
            1 => json!({"stand-in": {"seat": seat, "position": position}}),
            _ => json!({"return": {}}),
        };
        self.bench.say(viewer, &said);
    }

    /// Somebody lets pass what they are asked, or nothing any more.
    fn let_pass(&mut self, viewer: u64) {
        let window = &self.bench.seen[&viewer].decision()["window"];
        let windows = match window.is_null() {
            true => json!([]),
            false => json!([{"id": window["id"], "name": window["name"], "turn": null}]),
        };
        self.bench.say(viewer, &json!({ "let-pass": windows }));
    }

    fn store(&mut self) {
        let fails = self.picks.below(10) == 0;
        match &self.bench.waits {
            Some(Waits::Store(_)) if fails => {
                self.bench.waits = None;
                let fault = Fault::new(Code::Internal, "the disk is full");
                self.bench.give(Input::Stored(Written::Failed(fault)));
            }
            _ => self.bench.perform(),
        }
    }

    /// Another process writes first, while this table wants to store something.
    fn neighbour(&mut self) {
        let storing = matches!(self.bench.waits, Some(Waits::Store(_)));
        if storing && self.bench.ledger.stored.outcome.is_none() {
            self.conflicts += u32::from(self.bench.neighbour_moves(&self.context));
        }
    }

    /// Everybody knows what they would be told if they came just now.
    fn check(&mut self) {
        self.bench.settle();
        let lost = |why: &String| why.contains("does not know");
        assert!(!self.bench.stuck.iter().any(lost), "a machine is lost");
        let viewers: Vec<u64> = self.bench.seen.keys().copied().collect();
        for viewer in viewers {
            let seat = self.bench.seen[&viewer].seat.map(|seat| seat.0);
            let fresh = self.bench.join(seat);
            // Who comes may set something going that waited for somebody.
            self.bench.settle();
            let known = self.bench.seen[&viewer].table();
            let log = self.bench.seen[&viewer].log().to_vec();
            let Some(seen) = self.bench.seen.get(&fresh) else {
                // There is room for so many only.
                continue;
            };
            let fresh_table = seen.table();
            for (key, value) in fresh_table.as_object().unwrap() {
                assert_eq!(value, &known[key], "{key}");
            }
            let both = log.len().min(seen.log().len());
            let last = |log: &[Value]| log[log.len() - both..].to_vec();
            assert_eq!(last(&log), last(seen.log()), "what happened");
            self.checked += 1;
            self.bench.leave(fresh);
        }
    }
}

fn holds(game: &str, seats: &Value, seeds: std::ops::Range<u64>) {
    let (mut conflicts, mut entries) = (0, 0);
    for seed in seeds {
        let mut chaos = Chaos::new(game, seats, seed);
        for step in 0..STEPS {
            chaos.happens();
            if step % 20 == 0 {
                chaos.check();
            }
        }
        chaos.check();
        assert!(chaos.checked > 20);
        conflicts += chaos.conflicts;
        entries += chaos.bench.ledger.entries.len();
    }
    assert!(
        conflicts > 0 && entries > 50,
        "{conflicts} conflicts, {entries} entries"
    );
}

#[test]
fn two_people_at_coaxium() {
    holds("coaxium", &people(2), 0..40);
}

#[test]
fn three_people_at_coaxium() {
    holds("coaxium", &people(3), 0..20);
}

#[test]
fn somebody_and_a_machine_at_coaxium() {
    holds("coaxium", &against_a_machine(), 0..40);
}

#[test]
fn two_people_at_the_deckbuilding_game() {
    holds("deckbuilding", &people(2), 0..4);
}

#[test]
fn somebody_and_a_machine_at_outer_rim() {
    holds("outer-rim", &against_a_machine(), 0..5);
}
