//! Questions with one answer, asked so that skipping them betrays nothing.

use crate::common::{Bench, Picks, against_a_machine, people};
use serde_json::{Value, json};

/// Whether a decision has one answer, and is asked for secrecy's sake.
fn has_one_answer(decision: &Value) -> bool {
    let choices = decision["choices"].as_array();
    choices.is_some_and(|choices| choices.len() == 1 && choices[0]["auto"] == true)
}

/// Makes any choice of whoever of these is asked.
fn go_on(bench: &mut Bench, viewers: &[u64], picks: &mut Picks) {
    let mut viewers = viewers.iter();
    let asked = viewers.find(|viewer| !bench.seen[viewer].choices().is_empty());
    let asked = *asked.expect("somebody who is asked, before the game is over");
    let choices = bench.seen[&asked].choices().len();
    bench.choose(asked, picks.below(choices));
    bench.let_machines_move();
}

#[test]
fn among_people_the_only_answer_is_waited_for_like_any_other() {
    let mut bench = Bench::new("deckbuilding", &people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    let onlooker = bench.join(None);
    let mut picks = Picks(3);
    let asked = loop {
        go_on(&mut bench, &viewers, &mut picks);
        let is_it = |viewer: &u64| has_one_answer(bench.seen[viewer].decision());
        if let Some(asked) = viewers.into_iter().find(is_it) {
            break asked;
        }
    };
    let seat = bench.seen[&asked].seat;
    let others = viewers.into_iter().filter(|&viewer| viewer != asked);
    for other in others.chain([onlooker]) {
        assert_eq!(bench.seen[&other].decision(), &json!({ "seat": seat }));
    }
    let before = bench.ledger.entries.len();
    bench.choose(asked, 0);
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), before + 1, "it was not given");
}

#[test]
fn who_plays_alone_is_never_asked_what_has_one_answer() {
    let mut bench = Bench::new("deckbuilding", &against_a_machine());
    bench.let_machines_move();
    let viewer = bench.join(Some(0));
    let mut picks = Picks(3);
    loop {
        let before = bench.ledger.entries.len();
        go_on(&mut bench, &[viewer], &mut picks);
        assert!(!has_one_answer(bench.seen[&viewer].decision()));
        let made = bench.ledger.entries[before..].iter();
        let made = made.filter(|entry| entry["act"]["choose"]["seat"] == 0);
        // Beside the one that was made, the one that the table gave.
        if made.count() > 1 {
            break;
        }
    }
}
