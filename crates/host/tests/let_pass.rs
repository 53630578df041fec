//! Standing answers: what passes by itself, and when its player is asked all the same.

use crate::common::{Bench, Picks, against_a_machine, context, people};
use serde_json::{Value, json};

/// Two people, one of whom is asked something that could pass by itself.
struct Asked {
    bench: Bench,
    viewers: [u64; 2],
    asked: u64,
    other: u64,
}

/// Plays until somebody is asked something that they could let pass.
fn until_asked(bench: Bench, viewers: [u64; 2]) -> Asked {
    let (mut bench, mut picks) = (bench, Picks(1));
    for _ in 0..2000 {
        for (asked, other) in [(viewers[0], viewers[1]), (viewers[1], viewers[0])] {
            if !bench.seen[&asked].decision()["window"].is_null() {
                return Asked {
                    bench,
                    viewers,
                    asked,
                    other,
                };
            }
            let choices = bench.seen[&asked].choices().len();
            if choices > 0 {
                bench.choose(asked, picks.below(choices));
                bench.settle();
            }
        }
    }
    panic!("nobody was ever asked");
}

fn two_people() -> Asked {
    let mut bench = Bench::new("outer-rim", &people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    until_asked(bench, viewers)
}

fn let_pass(bench: &mut Bench, viewer: u64, windows: &Value) {
    bench.say(viewer, &json!({ "let-pass": windows }));
    bench.settle();
}

#[test]
fn what_is_let_pass_is_answered_and_not_asked_again() {
    let Asked {
        mut bench,
        asked,
        other,
        viewers,
    } = two_people();
    let window = bench.seen[&asked].decision()["window"].clone();
    let position = bench.seen[&asked].position();
    let windows = json!([{"id": window["id"], "name": window["name"], "turn": null}]);
    bench.say(asked, &json!({ "let-pass": windows }));
    assert_ne!(
        bench.seen[&asked].last(),
        "let-pass",
        "it is not stored yet"
    );
    bench.settle();

    let told = bench.seen[&asked].heard.iter();
    let told: Vec<&Value> = told.filter_map(|told| told.get("let-pass")).collect();
    assert_eq!(told, [&windows]);
    assert!(
        bench.seen[&asked].position() > position,
        "the question is answered"
    );
    let step = |bench: &Bench, viewer: u64| {
        let steps = bench.seen[&viewer].heard.iter();
        let mut steps = steps.map(|told| told["step"].clone());
        steps.find(|step| step["position"] == position + 1).unwrap()
    };
    assert_eq!(step(&bench, asked)["passed"], window["id"]);
    assert_eq!(
        step(&bench, other)["passed"],
        Value::Null,
        "that is nobody else's business"
    );

    // Whoever sits there later knows, and so does who runs the table next.
    let seat = bench.seen[&asked].seat.unwrap().0;
    assert_eq!(bench.fresh(Some(seat), None)["let_pass"], windows);
    assert_eq!(bench.fresh(None, None)["let_pass"], json!([]));
    let mut next = Bench::open(context("outer-rim", 0), bench.ledger.clone());
    assert_eq!(next.fresh(Some(seat), None)["let_pass"], windows);

    // Asked anew, it is answered before it is shown.
    let mut picks = Picks(2);
    for _ in 0..1000 {
        assert_ne!(bench.seen[&asked].decision()["window"]["id"], window["id"]);
        let decider = viewers
            .into_iter()
            .find(|viewer| !bench.seen[viewer].choices().is_empty());
        let Some(decider) = decider else { break };
        let choices = bench.seen[&decider].choices().len();
        bench.choose(decider, picks.below(choices));
        bench.settle();
    }
    let passed = bench.seen[&asked]
        .heard
        .iter()
        .filter(|told| !told["step"]["passed"].is_null());
    assert!(passed.count() > 1, "the window came again");
}

#[test]
fn what_is_let_pass_for_another_turn_is_asked() {
    let Asked {
        mut bench, asked, ..
    } = two_people();
    let decision = bench.seen[&asked].decision().clone();
    let turn = bench.fresh(None, None)["turn"].as_u64().unwrap();
    let windows = |turn: u64| json!([{"id": decision["window"]["id"], "name": "it", "turn": turn}]);
    let position = bench.seen[&asked].position();
    let_pass(&mut bench, asked, &windows(turn + 1));
    assert_eq!(bench.seen[&asked].position(), position);
    assert_eq!(*bench.seen[&asked].decision(), decision);
    let_pass(&mut bench, asked, &windows(turn));
    assert!(bench.seen[&asked].position() > position);
}

#[test]
fn what_something_was_taken_back_to_is_asked() {
    let Asked {
        mut bench,
        asked,
        other,
        ..
    } = two_people();
    let (position, decision) = (
        bench.seen[&asked].position(),
        bench.seen[&asked].decision().clone(),
    );
    let windows = json!([{"id": decision["window"]["id"], "name": "it", "turn": null}]);
    let_pass(&mut bench, asked, &windows);
    assert!(bench.seen[&asked].position() > position);
    match bench.seen[&asked].undo().as_str() {
        Some("free") => bench.wish(asked, "undo"),
        _ => {
            bench.wish(asked, "undo-request");
            bench.settle();
            bench.consent(other, true);
        }
    }
    bench.settle();
    let asked_again = bench.seen[&asked].decision();
    assert_eq!(asked_again["window"], decision["window"]);
}

#[test]
fn whose_answer_cannot_be_stored_is_asked() {
    let Asked {
        mut bench, asked, ..
    } = two_people();
    let decision = bench.seen[&asked].decision().clone();
    let windows = json!([{"id": decision["window"]["id"], "name": "it", "turn": null}]);
    bench.say(asked, &json!({ "let-pass": windows }));
    // The wish is stored, the answer is not.
    bench.perform();
    assert!(bench.seen[&asked].choices().len() > 1 || bench.waits.is_some());
    bench.fail();
    bench.settle();
    assert_eq!(*bench.seen[&asked].decision(), decision);
    // The question itself can be answered as ever.
    let position = bench.seen[&asked].position();
    bench.choose(asked, 0);
    bench.settle();
    assert!(bench.seen[&asked].position() > position);
}

#[test]
fn nobody_lets_pass_more_than_there_is() {
    let mut bench = Bench::new("coaxium", &against_a_machine());
    let viewer = bench.join(Some(0));
    bench.let_machines_move();
    let many: Vec<Value> = (0..33)
        .map(|id| json!({"id": id.to_string(), "name": "x", "turn": null}))
        .collect();
    let_pass(&mut bench, viewer, &json!(many));
    assert_eq!(bench.refused(viewer), Some("too-large"));
    let long = json!([{"id": "x".repeat(101), "name": "x", "turn": null}]);
    let_pass(&mut bench, viewer, &long);
    assert_eq!(bench.refused(viewer), Some("too-large"));
    let onlooker = bench.join(None);
    let_pass(&mut bench, onlooker, &json!([]));
    assert_eq!(bench.refused(onlooker), Some("onlooker"));
    assert_eq!(bench.fresh(Some(0), None)["let_pass"], json!([]));
}
