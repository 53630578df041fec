//! A message that is sent twice counts once.

use crate::common::{Bench, against_a_machine, people};
use serde_json::{Value, json};

/// Two people, and the one who is to decide first.
fn two_people() -> (Bench, [u64; 2]) {
    let mut bench = Bench::new("coaxium", &people(2));
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    let viewers = match bench.seen[&one].choices().is_empty() {
        false => [one, other],
        true => [other, one],
    };
    (bench, viewers)
}

fn say_and_settle(bench: &mut Bench, viewer: u64, said: &Value) {
    bench.say(viewer, said);
    bench.settle();
}

#[test]
fn a_choice() {
    let (mut bench, [decider, other]) = two_people();
    let choose = json!({"choose": {"position": 0, "key": "a", "id": 0}});
    say_and_settle(&mut bench, decider, &choose);
    assert_eq!(bench.ledger.entries.len(), 1);
    say_and_settle(&mut bench, decider, &choose);
    assert_eq!(bench.ledger.entries.len(), 1);
    let heeded = json!({"heeded": {"key": "a"}});
    assert_eq!(bench.seen[&decider].heard.last(), Some(&heeded));
    assert_eq!(bench.seen[&other].last(), "step", "others need not know");

    // Somebody else's key is none of theirs, and without one a position is enough.
    let again = json!({"choose": {"position": 0, "id": 0}});
    say_and_settle(&mut bench, decider, &again);
    assert_eq!(bench.seen[&decider].last(), "stale");
    say_and_settle(&mut bench, other, &choose);
    assert_eq!(bench.seen[&other].last(), "stale");
    assert_eq!(bench.ledger.entries.len(), 1);
}

#[test]
fn a_choice_that_was_sent_again_while_it_was_stored() {
    let (mut bench, [decider, _]) = two_people();
    let choose = json!({"choose": {"position": 0, "key": "a", "id": 0}});
    bench.say(decider, &choose);
    bench.say(decider, &choose);
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), 1);
    assert_eq!(bench.seen[&decider].last(), "heeded");
}

#[test]
fn what_could_not_be_stored_can_be_tried_again() {
    let (mut bench, [decider, _]) = two_people();
    let choose = json!({"choose": {"position": 0, "key": "a", "id": 0}});
    bench.say(decider, &choose);
    bench.fail();
    bench.settle();
    assert_eq!(bench.refused(decider), Some("internal"));
    say_and_settle(&mut bench, decider, &choose);
    assert_eq!(bench.ledger.entries.len(), 1);
    assert_eq!(bench.seen[&decider].last(), "step");
}

#[test]
fn what_was_refused_can_be_tried_again() {
    let (mut bench, [decider, other]) = two_people();
    say_and_settle(
        &mut bench,
        other,
        &json!({"choose": {"position": 0, "key": "a", "id": 0}}),
    );
    assert_eq!(bench.refused(other), Some("not-your-decision"));
    say_and_settle(
        &mut bench,
        other,
        &json!({"choose": {"position": 0, "key": "a", "id": 0}}),
    );
    assert_eq!(
        bench.refused(other),
        Some("not-your-decision"),
        "it was not heeded before"
    );
    bench.choose(decider, 0);
}

#[test]
fn taking_back() {
    let mut bench = Bench::new("coaxium", &against_a_machine());
    let viewer = bench.join(Some(0));
    bench.let_machines_move();
    for _ in 0..3 {
        bench.choose(viewer, 0);
        bench.let_machines_move();
    }
    let position = bench.seen[&viewer].position();
    for key in [json!("u"), Value::Null] {
        let undo = json!({"undo": {"position": position, "key": key}});
        say_and_settle(&mut bench, viewer, &undo);
    }
    let undone = bench.ledger.entries.len();
    assert_eq!(
        undone as u64,
        position + 1,
        "one of three actions was taken back"
    );
    assert_eq!(bench.seen[&viewer].last(), "stale");
    let undo = json!({"undo": {"position": position, "key": "u"}});
    say_and_settle(&mut bench, viewer, &undo);
    assert_eq!(bench.seen[&viewer].last(), "heeded");
    let ahead = json!({"undo": {"position": undone + 7}});
    say_and_settle(&mut bench, viewer, &ahead);
    assert_eq!(
        bench.seen[&viewer].last(),
        "stale",
        "nobody was told of that position"
    );
    assert_eq!(bench.ledger.entries.len(), undone);
}

#[test]
fn giving_up_is_not_made_void_by_what_others_do() {
    let (mut bench, [decider, other]) = two_people();
    bench.choose(decider, 0);
    bench.settle();
    say_and_settle(&mut bench, other, &json!({"concede": {"position": 0}}));
    assert!(bench.seen[&decider].is_over());
}

#[test]
fn an_answer_to_a_question() {
    let (mut bench, [decider, other]) = two_people();
    bench.choose(decider, 0);
    bench.settle();
    let no = |bench: &Bench| {
        let n = bench.seen[&other].asked();
        json!({"consent": {"n": n, "key": "no", "agrees": false}})
    };
    let ask = |bench: &mut Bench, key: &str| {
        let ask = json!({"undo-request": {"position": 1, "key": key}});
        bench.say(decider, &ask);
        bench.settle();
    };
    ask(&mut bench, "a");
    assert_eq!(bench.seen[&other].last(), "undo-asked");
    ask(&mut bench, "a");
    assert_eq!(bench.seen[&decider].last(), "heeded");
    let answer = no(&bench);
    bench.say(other, &answer);
    bench.settle();
    assert_eq!(bench.seen[&decider].last(), "undo-answered");
    ask(&mut bench, "b");
    bench.say(other, &answer);
    assert_eq!(
        bench.seen[&other].last(),
        "heeded",
        "it answered the question before"
    );
    assert_eq!(bench.seen[&decider].last(), "undo-asked");
}

#[test]
fn also_when_somebody_else_runs_the_table_by_then() {
    let (mut bench, [decider, _]) = two_people();
    let choose = json!({"choose": {"position": 0, "key": "a", "id": 0}});
    say_and_settle(&mut bench, decider, &choose);
    let hello = json!({"chat": {"text": "hello", "key": "b"}});
    say_and_settle(&mut bench, decider, &hello);
    let seat = bench.seen[&decider].seat.map(|seat| seat.0);
    let mut bench = Bench::open(crate::common::context("coaxium", 0), bench.ledger);
    bench.settle();
    let decider = bench.join(seat);
    for again in [choose, hello] {
        say_and_settle(&mut bench, decider, &again);
        assert_eq!(bench.seen[&decider].last(), "heeded");
    }
    assert_eq!(bench.ledger.entries.len(), 1);
    assert_eq!(bench.ledger.life.chat.len(), 1);
}

#[test]
fn a_key_has_a_size() {
    for key in [String::new(), "x".repeat(65)] {
        let said = json!({"undo": {"position": 0, "key": key}}).to_string();
        assert!(host::read(&said).is_err());
    }
    let said = json!({"undo": {"position": 0, "key": "x".repeat(64)}}).to_string();
    assert!(host::read(&said).is_ok());
}
