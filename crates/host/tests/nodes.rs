//! Two processes run the same table from one store, and hear late or not at all that the other one
//! changed something: whoever looks sees the same in the end, wherever they look.

use crate::common::{Bench, Picks, Waits, against_a_machine, context, people};
use host::{Clock, Context, Hold, Input, Ledger, Terms};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// So many things happen at a table.
const STEPS: usize = 300;

/// Two processes that share a store.
struct House {
    context: Context,
    ledger: Ledger,
    nodes: [Bench; 2],
    /// Whether a process has yet to hear that something changed.
    hints: [bool; 2],
    picks: Picks,
    /// So often somebody heard of a move that was made at the other process.
    followed: usize,
    /// So often one was first, and the other came too late.
    late: usize,
    /// Which of them goes on with the table.
    holder: usize,
    /// Who thought about which position.
    thoughts: BTreeSet<(u32, usize)>,
}

impl House {
    fn new(game: &str, seats: &Value, seed: u64) -> Self {
        let clock = (seed % 3 == 1).then_some(Clock::Slow { days: 1 });
        let terms = Terms {
            clock,
            chat_open: seed.is_multiple_of(2),
        };
        let (context, first) = (context(game, 0), Bench::on(game, seats, terms));
        let ledger = first.ledger.clone();
        let second = Bench::open(context.clone(), ledger.clone());
        let mut house = Self {
            context,
            ledger,
            nodes: [first, second],
            hints: [false; 2],
            picks: Picks(seed),
            followed: 0,
            late: 0,
            holder: 0,
            thoughts: BTreeSet::new(),
        };
        for node in 0..2 {
            house.settle(node);
            for seat in [Some(0), Some(1), None] {
                let person = |seat: &u8| house.ledger.stored.seats[usize::from(*seat)].is_person();
                let seat = seat.filter(person);
                house.nodes[node].join(seat);
                house.settle(node);
            }
        }
        // Each has to hear who looks from the other.
        house.hints = [true; 2];
        house
    }

    /// Stores or reads what a process waits for, in the one store; the other is to hear of it.
    fn perform(&mut self, node: usize) {
        let bench = &mut self.nodes[node];
        let Some(waits) = &bench.waits else {
            return;
        };
        let stores = matches!(waits, Waits::Store(_));
        let holds = matches!(waits, Waits::Store(storing) if storing.holds());
        let read = self.read_at(node);
        let bench = &mut self.nodes[node];
        bench.ledger = read;
        bench.perform();
        if holds && bench.ledger.hold == Hold::Here {
            self.holder = node;
        }
        let bench = &self.nodes[node];
        self.late += usize::from(stores && matches!(bench.waits, Some(Waits::Load)));
        self.hints[1 - node] |= stores;
        self.ledger = bench.ledger.clone();
    }

    /// What is stored, as a process reads it.
    fn read_at(&self, node: usize) -> Ledger {
        let mut ledger = self.ledger.clone();
        ledger.hold = match self.holder == node {
            true => Hold::Here,
            false => Hold::Elsewhere,
        };
        for seat in 0..ledger.stored.seats.len() as u8 {
            let life = ledger.life.seats.entry(seat).or_default();
            life.noted = self.nodes[node].here.contains_key(&seat);
            life.elsewhere = self.nodes[1 - node].here.get(&seat).copied();
        }
        ledger
    }

    fn settle(&mut self, node: usize) {
        while self.nodes[node].waits.is_some() {
            self.perform(node);
        }
    }

    /// A process hears that something changed.
    fn hint(&mut self, node: usize) {
        self.hints[node] = false;
        let was = self.position(node);
        self.nodes[node].ledger = self.read_at(node);
        self.nodes[node].give(Input::Changed);
        self.settle(node);
        self.followed += self.position(node) - was;
    }

    /// How far whoever looks at a process has heard.
    fn position(&self, node: usize) -> usize {
        let seen = self.nodes[node].seen.values();
        seen.map(|seen| seen.position() as usize).max().unwrap_or(0)
    }

    fn happens(&mut self) {
        let node = self.picks.below(2);
        let viewers: Vec<u64> = self.nodes[node].seen.keys().copied().collect();
        let viewer = viewers[self.picks.below(viewers.len())];
        let bench = &mut self.nodes[node];
        match self.picks.below(100) {
            0..45 => {
                let choices = bench.seen[&viewer].choices().len().max(1);
                let id = self.picks.below(choices);
                bench.choose(viewer, id);
            }
            45..65 => self.perform(node),
            65..75 => {
                if let Some(thought) = bench.thought() {
                    self.thoughts.insert((thought.position, node));
                    bench.give(Input::Thought(thought));
                }
            }
            75..85 if self.hints[node] => self.hint(node),
            75..87 => {
                for bench in &mut self.nodes {
                    bench.now += 1_100;
                    bench.give(Input::Tick);
                }
            }
            87..91 => bench.say(viewer, &json!({"chat": {"text": "well"}})),
            91 => bench.say(viewer, &json!({"leave": {}})),
            92..96 => bench.say(viewer, &json!({"return": {}})),
            96 => bench.wish(viewer, "undo"),
            97 => {
                let window = &bench.seen[&viewer].decision()["window"];
                let windows = match window.is_null() {
                    true => json!([]),
                    false => json!([{"id": window["id"], "name": window["name"], "turn": null}]),
                };
                bench.say(viewer, &json!({ "let-pass": windows }));
            }
            _ => {
                for bench in &mut self.nodes {
                    bench.now += 60_000;
                    bench.give(Input::Tick);
                }
            }
        }
    }

    /// Lets everybody hear of everything, and whatever goes on by itself go on.
    fn come_to_rest(&mut self) {
        for _ in 0..STEPS {
            let mut rests = true;
            for node in 0..2 {
                self.settle(node);
                if self.hints[node] {
                    self.hint(node);
                    rests = false;
                }
                if let Some(thought) = self.nodes[node].thought() {
                    self.thoughts.insert((thought.position, node));
                    self.nodes[node].give(Input::Thought(thought));
                    rests = false;
                }
            }
            let waits = self.nodes.iter().any(|node| node.waits.is_some());
            if rests && !waits && self.hints == [false; 2] {
                let goes_on = |node: &Bench| node.wake.is_some_and(|at| at.0 <= node.now + 2_000);
                if !self.nodes.iter().any(goes_on) {
                    return;
                }
                for bench in &mut self.nodes {
                    bench.now += 2_000;
                    bench.wake = None;
                    bench.give(Input::Tick);
                }
            }
        }
        panic!("it never comes to rest");
    }

    /// When everybody has heard of everything, all see what who comes to a third process would.
    fn check(&mut self) {
        self.come_to_rest();
        let now = self.nodes[0].now;
        let mut ledger = self.ledger.clone();
        ledger.hold = Hold::Elsewhere;
        for seat in 0..ledger.stored.seats.len() as u8 {
            let since = self.nodes.iter().filter_map(|node| node.here.get(&seat));
            let life = ledger.life.seats.entry(seat).or_default();
            (life.noted, life.elsewhere) = (false, since.min().copied());
        }
        let mut third = Bench::open_at(now, self.context.clone(), ledger);
        third.settle();
        for node in &self.nodes {
            for seen in node.seen.values() {
                let newcomer = third.join(seen.seat.map(|seat| seat.0));
                third.settle();
                let (mut fresh, known) = (third.seen[&newcomer].table(), seen.table());
                for (key, value) in fresh.as_object_mut().unwrap() {
                    let (entries, position) = (self.ledger.entries.len(), seen.position());
                    assert!(
                        *value == known[key],
                        "{key} of {:?}, {position} of {entries}: {:.300} is not {:.300}",
                        seen.seat,
                        known[key].to_string(),
                        value.to_string()
                    );
                }
                third.leave(newcomer);
                third.settle();
            }
        }
    }
}

fn holds(game: &str, seats: &Value, seeds: std::ops::Range<u64>) {
    let (mut followed, mut late, mut entries) = (0, 0, 0);
    for seed in seeds {
        let mut house = House::new(game, seats, seed);
        for step in 0..STEPS {
            house.happens();
            if step % 30 == 0 {
                house.check();
            }
        }
        house.check();
        let mut thoughts: Vec<u32> = house.thoughts.iter().map(|(on, _)| *on).collect();
        thoughts.dedup();
        assert_eq!(
            thoughts.len(),
            house.thoughts.len(),
            "both thought about it"
        );
        followed += house.followed;
        late += house.late;
        entries += house.ledger.entries.len();
    }
    assert!(
        followed > 30 && late > 0 && entries > 50,
        "{followed} followed, {late} late, {entries} entries"
    );
}

#[test]
fn people_at_two_processes_play_coaxium() {
    holds("coaxium", &people(3), 0..20);
}

#[test]
fn somebody_at_two_processes_plays_with_a_machine() {
    holds("coaxium", &against_a_machine(), 0..20);
}

#[test]
fn people_at_two_processes_play_the_deckbuilding_game() {
    holds("deckbuilding", &people(2), 0..4);
}

#[test]
fn people_at_two_processes_play_outer_rim() {
    holds("outer-rim", &people(2), 0..6);
}
