//! A game with a bug spoils neither the table nor what is stored of it.

use crate::common::{Bench, Waits, against_a_machine, ledger, people};
use coaxium::{Choice, Coaxium, Event, State};
use host::Context;
use serde_json::Value;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
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
    (table_of(game, seats).0, armed)
}

/// A table of this game at which everybody sits, and what it needs.
fn table_of(game: impl Game, seats: &Value) -> (Bench, Context) {
    let context = Context {
        game: Arc::from(bots::any(game)),
        pace: 0,
        viewers: 8,
        away: crate::common::AWAY,
        words: printed::Languages::common(),
    };
    let ledger = ledger(&context, Value::Null, seats, 7);
    let mut bench = Bench::open(context.clone(), ledger);
    for (seat, sitter) in (0..).zip(seats.as_array().unwrap()) {
        if sitter["kind"] == "person" {
            bench.sit(seat);
            bench.settle();
        }
    }
    (bench, context)
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

/// A game that cannot play one choice any more, wherever it comes up.
#[derive(Debug)]
struct Fatal(Arc<Mutex<Option<Value>>>);

impl Twist<Coaxium> for Fatal {
    fn apply(&self, game: &Coaxium, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        let fatal = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_fatal = *fatal == Some(serde_json::to_value(choice).unwrap());
        drop(fatal);
        assert!(!is_fatal, "this choice is fatal");
        game.apply(state, choice, log);
    }
}

#[test]
fn a_table_that_cannot_be_played_again_steps_back_and_goes_on() {
    let fatal = Arc::new(Mutex::new(None));
    let game = Twisted {
        game: Coaxium::new(),
        twist: Fatal(fatal.clone()),
    };
    let (mut bench, context) = table_of(game, &people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    let mut made: Vec<Value> = Vec::new();
    while made.len() < 6 {
        let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
        let decider = viewers.into_iter().find(decides).unwrap();
        made.push(bench.seen[&decider].choices()[0]["choice"].clone());
        bench.choose(decider, 0);
        bench.settle();
    }
    let last = made.last().unwrap().clone();
    let first = made.iter().position(|choice| *choice == last).unwrap();
    *fatal.lock().unwrap() = Some(last);

    // After a restart, or an update that brought the bug.
    let mut bench = Bench::open(context, bench.ledger.clone());
    let viewer = bench.join(Some(0));
    let stopped = bench.fresh(Some(0), None);
    assert_eq!(stopped["position"], first, "as far as it can be played");
    let why = stopped["table"]["read_only"].as_str().unwrap();
    assert!(why.contains("ran into a bug"), "{why}");
    assert_eq!(stopped["undo"], "free");
    assert_eq!(bench.ledger.entries.len(), 6, "nothing is dropped yet");
    let onlooker = bench.join(None);
    bench.wish(onlooker, "undo");
    assert_eq!(bench.refused(onlooker), Some("onlooker"));

    // The same choice would be offered again: what a table does that runs into the bug by looking at
    // it, its runner decides.
    *fatal.lock().unwrap() = None;
    bench.wish(viewer, "undo");
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), first);
    let on = bench.fresh(Some(0), None);
    assert_eq!(
        (&on["position"], &on["table"]["read_only"]),
        (&first.into(), &Value::Null)
    );
}
