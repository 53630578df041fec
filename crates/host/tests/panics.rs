//! A game with a bug spoils neither the table nor what is stored of it.

use crate::common::{Bench, Waits, against_a_machine, ledger, people};
use coaxium::{Choice, Coaxium, Event, State};
use host::Context;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::testkit::{Twist, Twisted};
use tabletop::{Game, Log};

/// While it is armed every choice ends in a panic, after it was half made.
#[derive(Debug)]
struct Brittle(Arc<AtomicBool>);

impl Twist<Coaxium> for Brittle {
    fn apply(&self, game: &Coaxium, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        game.apply(state, choice, log);
        assert!(!self.0.load(Ordering::Relaxed), "this game is armed");
    }
}

/// A table of the brittle game, and what arms it.
fn brittle(seats: &Value) -> (Bench, Arc<AtomicBool>) {
    let armed = Arc::new(AtomicBool::new(false));
    let game = Twisted {
        game: Coaxium::new(),
        twist: Brittle(armed.clone()),
    };
    let context = Context {
        game: Arc::from(bots::any(game)),
        pace: 0,
        viewers: 8,
        away: crate::common::AWAY,
        words: printed::Languages::common(),
    };
    let ledger = ledger(&context, Value::Null, seats, 7);
    let mut bench = Bench::open(context, ledger);
    for (seat, sitter) in (0..).zip(seats.as_array().unwrap()) {
        if sitter["kind"] == "person" {
            bench.sit(seat);
            bench.settle();
        }
    }
    (bench, armed)
}

#[test]
fn a_choice_that_ends_in_a_panic_was_not_made() {
    let (mut bench, armed) = brittle(&people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
    let decider = viewers.into_iter().find(decides).unwrap();
    bench.choose(decider, 0);
    bench.settle();
    let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
    let decider = viewers.into_iter().find(decides).unwrap();
    let (before, heard) = (
        bench.seen[&decider].table(),
        bench.seen[&decider].heard.len(),
    );

    armed.store(true, Ordering::Relaxed);
    bench.choose(decider, 0);
    armed.store(false, Ordering::Relaxed);
    assert!(
        matches!(bench.waits, Some(Waits::Load)),
        "nothing is stored"
    );
    bench.settle();
    assert_eq!(
        bench.seen[&decider].kinds_from(heard),
        ["welcome", "refused"]
    );
    assert_eq!(bench.refused(decider), Some("internal"));
    assert_eq!(bench.seen[&decider].table(), before);
    bench.choose(decider, 0);
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), 2, "and the game goes on");
}

#[test]
fn a_machine_that_panics_while_it_thinks_is_stuck_and_nothing_else() {
    let seats = against_a_machine();
    let greedy = serde_json::json!([seats[0], {"kind": "bot", "level": "greedy"}]);
    let (mut bench, armed) = brittle(&greedy);
    let viewer = bench.join(Some(0));
    while bench.thinking.is_none() {
        bench.choose(viewer, 0);
        bench.settle();
    }
    armed.store(true, Ordering::Relaxed);
    let thought = bench.thought().unwrap();
    armed.store(false, Ordering::Relaxed);
    bench.give(host::Input::Thought(thought));
    assert_eq!(bench.stuck.len(), 1);
    assert!(!bench.broken && bench.waits.is_none());
}
