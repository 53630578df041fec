//! Taking back, and who has to agree.

use crate::common::{Bench, against_a_machine, people};
use serde_json::json;

/// Two people at a game, the first of whom could take something back by asking.
fn who_must_ask() -> (Bench, [u64; 2]) {
    let mut bench = Bench::new("deckbuilding", &people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    for _ in 0..200 {
        let decider = viewers
            .into_iter()
            .find(|viewer| !bench.seen[viewer].choices().is_empty());
        let decider = decider.unwrap();
        bench.choose(decider, 0);
        bench.settle();
        if bench.seen[&decider].undo() == "ask" {
            let other = viewers[usize::from(decider == viewers[0])];
            return (bench, [decider, other]);
        }
    }
    panic!("no such moment came");
}

#[test]
fn what_revealed_something_is_taken_back_when_the_others_agree() {
    let (mut bench, [asker, other]) = who_must_ask();
    let position = bench.seen[&asker].position();
    bench.wish(asker, "undo");
    assert_eq!(bench.refused(asker), Some("undo-needs-consent"));
    bench.wish(asker, "undo-request");
    bench.settle();
    assert_eq!(bench.seen[&other].last(), "undo-asked");
    bench.consent(asker, true);
    assert_eq!(
        bench.refused(asker),
        Some("nothing-asked"),
        "nobody agrees with themselves"
    );

    let before = bench.seen[&asker].heard.len();
    bench.consent(other, true);
    assert_eq!(
        bench.seen[&asker].position(),
        position,
        "it is not stored yet"
    );
    bench.settle();
    assert_eq!(
        bench.seen[&asker].kinds_from(before),
        ["undo-answered", "step"]
    );
    assert_eq!(
        bench.seen[&asker].heard.last().unwrap()["step"]["did"],
        "undo"
    );
}

#[test]
fn who_does_not_agree_ends_the_question() {
    let (mut bench, [asker, other]) = who_must_ask();
    bench.wish(asker, "undo-request");
    bench.settle();
    bench.wish(asker, "undo-request");
    bench.settle();
    assert_eq!(bench.refused(asker), Some("already-asked"));
    bench.consent(other, false);
    bench.settle();
    let answer = json!({"undo-answered": {"seat": bench.seen[&asker].seat, "granted": false}});
    assert_eq!(bench.seen[&asker].heard.last(), Some(&answer));
    let position = bench.seen[&asker].position();
    assert_eq!(
        bench.ledger.entries.len() as u64,
        position,
        "nothing was done"
    );
    bench.consent(other, true);
    assert_eq!(bench.refused(other), Some("nothing-asked"));
}

#[test]
fn a_move_ends_the_question_once_it_is_stored() {
    let (mut bench, [asker, other]) = who_must_ask();
    bench.wish(asker, "undo-request");
    bench.settle();
    let decider = match bench.seen[&asker].choices().is_empty() {
        true => other,
        false => asker,
    };
    bench.choose(decider, 0);
    // Said while the move is being stored, heard after it.
    bench.consent(other, true);
    assert_eq!(bench.seen[&other].last(), "undo-asked");
    let before = bench.seen[&other].heard.len();
    bench.settle();
    let heard = bench.seen[&other].kinds_from(before);
    assert_eq!(heard, ["undo-answered", "step", "refused"]);
    assert_eq!(bench.refused(other), Some("nothing-asked"));
}

#[test]
fn a_consent_answers_the_question_it_was_given_to() {
    let (mut bench, [asker, other]) = who_must_ask();
    let position = bench.seen[&asker].position();
    bench.wish(asker, "undo-request");
    bench.settle();
    let first = bench.seen[&other].asked();
    let yes = json!({"consent": {"n": first, "agrees": true}});
    bench.consent(other, false);
    bench.settle();
    bench.wish(asker, "undo-request");
    bench.settle();
    assert_eq!(bench.seen[&other].last(), "undo-asked");
    assert_ne!(bench.seen[&other].asked(), first);
    // It was on its way while the question it answers was withdrawn and asked anew.
    bench.say(other, &yes);
    assert_eq!(bench.refused(other), Some("nothing-asked"));
    assert!(bench.waits.is_none(), "nothing is taken back");
    assert_eq!(bench.seen[&asker].position(), position);
    bench.consent(other, true);
    bench.settle();
    assert_eq!(
        bench.seen[&asker].heard.last().unwrap()["step"]["did"],
        "undo"
    );
}

#[test]
fn a_question_is_heard_when_it_is_stored_and_outlives_who_runs_the_table() {
    let (mut bench, [asker, other]) = who_must_ask();
    let before = bench.told();
    bench.wish(asker, "undo-request");
    assert_eq!(bench.told(), before);
    bench.settle();
    let asked = bench.seen[&other].asked();
    let seats = [asker, other].map(|viewer| bench.seen[&viewer].seat.map(|seat| seat.0));
    let mut bench = Bench::open(crate::common::context("deckbuilding", 0), bench.ledger);
    bench.settle();
    let [asker, other] = seats.map(|seat| bench.join(seat));
    bench.wish(asker, "undo-request");
    assert_eq!(bench.refused(asker), Some("already-asked"));
    bench.say(other, &json!({"consent": {"n": asked, "agrees": true}}));
    bench.settle();
    let last = bench.seen[&asker].heard.last().unwrap();
    assert_eq!(last["step"]["did"], "undo");
}

#[test]
fn no_question_after_a_restart_has_the_number_of_one_before() {
    let (mut bench, [asker, other]) = who_must_ask();
    bench.now = 5000;
    bench.wish(asker, "undo-request");
    bench.settle();
    let before = bench.seen[&asker].asked();
    bench.consent(other, false);
    bench.settle();
    let seat = bench.seen[&asker].seat.map(|seat| seat.0);
    let mut bench = Bench::open(crate::common::context("deckbuilding", 0), bench.ledger);
    bench.now = 6000;
    bench.settle();
    let asker = bench.join(seat);
    bench.wish(asker, "undo-request");
    bench.settle();
    assert!(bench.seen[&asker].asked() > before);
}

#[test]
fn alone_against_machines_nobody_is_asked() {
    let mut bench = Bench::new("coaxium", &against_a_machine());
    let viewer = bench.join(Some(0));
    bench.let_machines_move();
    bench.choose(viewer, 0);
    bench.let_machines_move();
    assert_eq!(bench.seen[&viewer].undo(), "free");
    bench.wish(viewer, "undo-request");
    bench.settle();
    assert_eq!(
        bench.seen[&viewer].heard.last().unwrap()["step"]["did"],
        "undo"
    );
}
