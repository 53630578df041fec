//! Machines' turns: asked to think, heard if the table still stands where they thought.

use crate::common::{Bench, against_a_machine, context, ledger, machines};
use host::{Input, Thought, Time};
use serde_json::{Value, json};

/// A table at which it is the machine's turn.
fn machine_to_move() -> (Bench, u64) {
    let mut bench = Bench::new("deckbuilding", &against_a_machine());
    let viewer = bench.join(Some(0));
    while bench.thinking.is_none() {
        bench.choose(viewer, bench.seen[&viewer].choices().len() - 1);
        bench.settle();
    }
    (bench, viewer)
}

#[test]
fn a_machine_that_plays_with_somebody_thinks_at_once() {
    let (mut bench, viewer) = machine_to_move();
    let position = bench.seen[&viewer].position();
    assert_eq!(bench.wake, None);
    let thinking = bench.thinking.clone().unwrap();
    assert_eq!(u64::from(thinking.position), position);
    let thought = bench.thought().unwrap();
    bench.give(Input::Thought(thought));
    bench.settle();
    assert!(bench.seen[&viewer].position() > position);
    assert_eq!(bench.seen[&viewer].heard.last().unwrap()["step"]["by"], 1);
}

#[test]
fn a_thought_that_comes_too_late_is_dropped() {
    let (mut bench, viewer) = machine_to_move();
    let thought = bench.thought().unwrap();
    bench.wish(viewer, "undo");
    bench.settle();
    let (told, stored) = (bench.told(), bench.ledger.entries.len());
    bench.thinking = None;
    bench.give(Input::Thought(thought));
    assert!(bench.waits.is_none());
    assert_eq!((bench.told(), bench.ledger.entries.len()), (told, stored));
    assert!(bench.stuck.is_empty());
}

#[test]
fn nobody_thinks_about_what_may_yet_be_taken_back() {
    let (mut bench, viewer) = machine_to_move();
    let thinking = bench.thinking.take().unwrap();
    bench.wish(viewer, "undo");
    assert!(
        bench.host.think(&thinking).is_none(),
        "the table stands elsewhere"
    );
    bench.fail();
    bench.settle();
    let again = bench.thinking.clone().unwrap();
    assert_eq!(again.position, thinking.position, "and is asked again");
    assert!(bench.host.think(&again).unwrap().deed.is_some());
}

#[test]
fn the_same_thought_counts_once() {
    let (mut bench, _) = machine_to_move();
    let thinking = bench.thinking.take().unwrap();
    let [one, other] = [0; 2].map(|_| bench.host.think(&thinking).unwrap());
    let stored = bench.ledger.entries.len();
    bench.give(Input::Thought(one));
    bench.give(Input::Thought(other));
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), stored + 1);
}

#[test]
fn what_a_machine_does_follows_from_the_table_alone() {
    let (bench, _) = machine_to_move();
    let thinking = bench.thinking.clone().unwrap();
    let again = Bench::open(context("deckbuilding", 0), bench.ledger.clone());
    let same = again.thinking.clone().unwrap();
    assert_eq!(
        (thinking.position, thinking.seed),
        (same.position, same.seed)
    );
    let deeds = [bench.host.think(&thinking), again.host.think(&same)].map(Option::unwrap);
    assert_eq!(
        format!("{:?}", deeds[0].deed),
        format!("{:?}", deeds[1].deed)
    );
}

#[test]
fn machines_among_themselves_keep_their_pace() {
    let context = context("coaxium", 700);
    let ledger = ledger(&context, Value::Null, &machines(2), 3);
    let mut bench = Bench::open(context, ledger);
    assert_eq!(
        (bench.wake, bench.thinking.is_some()),
        (None, false),
        "nobody looks on"
    );
    bench.join(None);
    assert_eq!(
        (bench.wake.take(), bench.thinking.is_some()),
        (Some(Time(700)), false)
    );
    bench.now = 699;
    bench.give(Input::Tick);
    assert!(bench.thinking.is_none());
    assert_eq!(bench.wake.take(), Some(Time(700)), "it says again when");
    bench.now = 705;
    bench.give(Input::Tick);
    let thought = bench.thought().unwrap();
    bench.give(Input::Thought(thought));
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), 1);
    assert_eq!(bench.wake, Some(Time(1405)));
}

#[test]
fn a_machine_whose_move_cannot_be_stored_tries_again_later() {
    let (mut bench, _) = machine_to_move();
    let stored = bench.ledger.entries.len();
    let thought = bench.thought().unwrap();
    bench.give(Input::Thought(thought));
    bench.fail();
    bench.settle();
    assert_eq!(bench.stuck.len(), 1);
    assert!(bench.thinking.is_none());
    assert_eq!(bench.wake, Some(Time(30_000)));
    bench.now = 30_000;
    bench.give(Input::Tick);
    let thought = bench.thought().unwrap();
    bench.give(Input::Thought(thought));
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), stored + 1);
}

#[test]
fn a_machine_that_was_second_thinks_again() {
    let (mut bench, viewer) = machine_to_move();
    let thought = bench.thought().unwrap();
    assert!(bench.neighbour_moves(&context("deckbuilding", 0)));
    let stored = bench.ledger.entries.len();
    bench.give(Input::Thought(thought));
    bench.settle();
    assert!(bench.stuck.is_empty());
    assert_eq!(bench.seen[&viewer].position(), stored as u64);
    bench.let_machines_move();
    assert!(!bench.seen[&viewer].choices().is_empty());
}

#[test]
fn a_machine_that_does_not_know_what_to_do_is_reported_and_waits() {
    let (mut bench, viewer) = machine_to_move();
    let position = bench.thinking.take().unwrap().position;
    bench.give(Input::Thought(Thought {
        position,
        deed: None,
    }));
    assert_eq!(bench.stuck, ["it does not know what to do"]);
    assert!(bench.waits.is_none() && bench.thinking.is_none());
    bench.wish(viewer, "undo");
    bench.settle();
    assert!(
        !bench.seen[&viewer].choices().is_empty(),
        "the others can still take back"
    );
}

/// Outer Rim with favors, somebody against a machine, in the first turn of that person.
fn with_favors() -> (Bench, u64) {
    let pack = outer_rim::OuterRim::test_pack().unwrap();
    let context = host::Context {
        game: std::sync::Arc::from(bots::any(pack)),
        ..context("outer-rim", 0)
    };
    let setup = json!({"with": ["unfinished-business"], "favors": true});
    let ledger = ledger(&context, setup, &against_a_machine(), 7);
    let mut bench = Bench::open(context, ledger);
    bench.sit(0);
    bench.settle();
    let viewer = bench.join(Some(0));
    while bench.seen[&viewer].decision()["prompt"] != "planning" {
        bench.let_machines_move();
        if !bench.seen[&viewer].choices().is_empty()
            && bench.seen[&viewer].decision()["prompt"] != "planning"
        {
            bench.choose(viewer, 0);
        }
    }
    (bench, viewer)
}

#[test]
fn a_machine_replies_while_somebody_else_decides() {
    let (mut bench, viewer) = with_favors();
    let before = bench.seen[&viewer].decision()["choices"].clone();
    let said = |bench: &Bench, offer: Value| {
        let position = bench.seen[&viewer].position();
        json!({"offer": {"position": position, "offer": offer}})
    };
    let ask = said(&bench, json!({"ask": {"favor": "shortcut"}}));
    bench.say(viewer, &ask);
    bench.settle();
    let last = bench.seen[&viewer].heard.last().unwrap()["step"].clone();
    assert_eq!((&last["by"], &last["did"]), (&json!(1), &json!("offer")));
    let seen = &bench.seen[&viewer];
    assert_eq!(seen.decision()["choices"], before, "nobody waits for it");
    let stored = bench.ledger.entries.len();
    bench.give(Input::Tick);
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), stored, "it answers once");
    assert!(bench.stuck.is_empty());
    let take = said(&bench, json!({"take": {"from": 1}}));
    bench.say(viewer, &take);
    bench.settle();
    let last = bench.seen[&viewer].heard.last().unwrap()["step"].clone();
    assert_eq!(last["by"], 0, "{last}");
}
