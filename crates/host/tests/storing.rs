//! Nothing is told before it is stored, and what comes in meanwhile waits.

use crate::common::{Bench, Picks, Waits, against_a_machine, context, ledger, people, shown};
use host::{Answer, Input, Moved, Question, Storing, Time, Written};
use serde_json::{Value, json};

/// Two people and an onlooker at a table: who decides, who does not, who looks on.
fn coaxium() -> (Bench, [u64; 3]) {
    let mut bench = Bench::new("coaxium", &people(2));
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    let onlooker = bench.join(None);
    match bench.seen[&one].choices().is_empty() {
        true => (bench, [other, one, onlooker]),
        false => (bench, [one, other, onlooker]),
    }
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let (mut bench, [decider, other, onlooker]) = coaxium();
    let told = bench.told();
    bench.choose(decider, 0);
    assert!(matches!(
        &bench.waits,
        Some(Waits::Store(Storing::Entries { on: 0, entries, outcome: None, .. })) if entries.len() == 1
    ));
    assert_eq!(bench.told(), told);
    // Whoever comes meanwhile is not told either.
    let late = bench.join(None);
    bench.ask(Question::Info(shown(None), tabletop::Lang::default()));
    assert_eq!((bench.told(), bench.answers.len()), (told, 0));

    bench.perform();
    for viewer in [decider, other, onlooker] {
        assert_eq!(bench.seen[&viewer].last(), "step");
        assert_eq!(bench.seen[&viewer].position(), 1);
    }
    assert_eq!(bench.seen[&late].position(), 1);
    let Some(Ok(Answer::Info(info))) = bench.answers.pop() else {
        panic!("the question should be answered");
    };
    assert_eq!(serde_json::to_value(info).unwrap()["position"], 1);
}

#[test]
fn what_is_said_meanwhile_waits_in_order() {
    let (mut bench, [decider, other, _]) = coaxium();
    bench.choose(decider, 0);
    // Both were said on the position before the choice: the second of them cannot hold any more.
    bench.choose(decider, 0);
    bench.wish(other, "concede");
    bench.leave(decider);
    bench.perform();
    assert!(
        bench.seen[&other]
            .heard
            .iter()
            .all(|told| told.get("stale").is_none())
    );
    assert!(matches!(
        &bench.waits,
        Some(Waits::Store(Storing::Entries { on: 1, .. }))
    ));
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), 2);
    assert!(bench.seen[&other].is_over());
}

#[test]
fn who_was_second_hears_so_and_everybody_sees_the_table_anew() {
    let (mut bench, [decider, other, _]) = coaxium();
    bench.neighbour_moves(&context("coaxium", 0));
    let before = bench.seen[&decider].heard.len();
    bench.choose(decider, 0);
    bench.perform();
    assert!(
        matches!(bench.waits, Some(Waits::Load)),
        "it reads what is stored"
    );
    bench.perform();
    assert_eq!(
        bench.seen[&decider].kinds_from(before),
        ["welcome", "stale"]
    );
    assert_eq!(bench.seen[&other].last(), "welcome");
    assert_eq!(
        bench.seen[&other].position(),
        bench.ledger.entries.len() as u64
    );
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let (mut bench, [decider, other, _]) = coaxium();
    let table = bench.seen[&other].table();
    let before = bench.seen[&decider].heard.len();
    bench.choose(decider, 0);
    bench.fail();
    bench.settle();
    assert_eq!(
        bench.seen[&decider].kinds_from(before),
        ["welcome", "refused"]
    );
    assert_eq!(bench.seen[&other].table(), table);
    bench.choose(decider, 0);
    bench.settle();
    assert_eq!(bench.seen[&other].position(), 1, "and can be done again");
}

#[test]
fn a_table_that_cannot_be_read_any_more_answers_nobody() {
    let (mut bench, [decider, ..]) = coaxium();
    bench.choose(decider, 0);
    bench.fail();
    bench.ask(Question::Info(shown(None), tabletop::Lang::default()));
    assert!(matches!(bench.waits.take(), Some(Waits::Load)));
    bench.give(Input::Loaded(Err(host::Fault::unknown_table())));
    assert!(bench.broken && bench.waits.is_none());
    assert!(matches!(bench.answers.pop(), Some(Err(_))));
    bench.join(None);
    assert_eq!(bench.turned_away.len(), 1);
}

#[test]
fn what_nobody_waits_for_is_not_heeded() {
    let (mut bench, [decider, ..]) = coaxium();
    let told = bench.told();
    bench.give(Input::Stored(Written::Done));
    bench.give(Input::Loaded(Ok(Box::new(bench.ledger.clone()))));
    assert_eq!(bench.told(), told);
    bench.choose(decider, 0);
    bench.give(Input::Loaded(Ok(Box::new(bench.ledger.clone()))));
    assert_eq!(bench.told(), told, "it waits for something else");
    bench.settle();
    assert_eq!(bench.seen[&decider].position(), 1);
}

#[test]
fn entries_of_older_rules_are_stored_anew_before_anything_is_done() {
    let (mut bench, [decider, ..]) = coaxium();
    bench.choose(decider, 0);
    bench.settle();
    let mut older = bench.ledger.clone();
    let hash = older.entries[0]["at"].clone();
    older.entries[0]["at"] = json!("0123456789abcdef");
    older.stored.rules = 0;

    let mut bench = Bench::open(context("coaxium", 0), older);
    let onlooker = bench.join(None);
    assert!(bench.seen[&onlooker].heard.is_empty(), "first things first");
    assert!(matches!(
        &bench.waits,
        Some(Waits::Store(Storing::Renewed { .. }))
    ));
    bench.perform();
    assert_eq!(bench.seen[&onlooker].position(), 1);
    assert_eq!(bench.ledger.entries[0]["at"], hash);
    assert_ne!(bench.ledger.stored.rules, 0);
}

#[test]
fn who_comes_back_is_told_what_they_missed() {
    let mut bench = Bench::new("deckbuilding", &against_a_machine());
    let viewer = bench.join(Some(0));
    bench.let_machines_move();
    for _ in 0..5 {
        bench.choose(viewer, 0);
        bench.let_machines_move();
    }
    let (table, log) = (
        bench.seen[&viewer].table(),
        bench.seen[&viewer].log().to_vec(),
    );
    let since = log[2]["position"].as_u64().unwrap() as u32;
    let back = bench.fresh(Some(0), Some(since));
    assert_eq!(back["log"], Value::Array(log[3..].to_vec()));
    assert_eq!(back["view"], table["view"]);
}

#[test]
fn the_past_is_told_in_pages() {
    let mut bench = Bench::new("outer-rim", &against_a_machine());
    let viewer = bench.join(Some(0));
    bench.let_machines_move();
    let mut picks = Picks(3);
    while bench.seen[&viewer].position() < 300 {
        let choices = bench.seen[&viewer].choices().len();
        bench.choose(viewer, picks.below(choices));
        bench.let_machines_move();
    }
    // What was taken back stays in the log.
    bench.wish(viewer, "undo");
    bench.let_machines_move();
    let told = bench.seen[&viewer].log().to_vec();
    assert!(told.len() > 300, "{} entries", told.len());

    let mut log = bench.fresh(Some(0), None)["log"]
        .as_array()
        .unwrap()
        .clone();
    assert_eq!(
        log.len(),
        128,
        "a late comer is not told everything at once"
    );
    while log[0]["position"] != 0 {
        let before = log[0]["position"].as_u64().unwrap() as u32;
        let page = bench.page(Some(0), before);
        log.splice(0..0, page["log"].as_array().unwrap().iter().cloned());
    }
    assert_eq!(log, told, "page by page it is what was told as it happened");

    assert_eq!(bench.page(Some(0), 0), json!({"log": []}));
    let last = bench.page(None, u32::MAX);
    assert_eq!(
        last["log"].as_array().unwrap().last(),
        log.last(),
        "the past ends with now"
    );
    assert_eq!(bench.fresh(None, Some(u32::MAX))["log"], json!([]));
}

/// Somebody who may choose, at a table at which something was changed elsewhere.
fn changed_elsewhere(change: &Storing) -> (Bench, u64) {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
    let decider = viewers.into_iter().find(decides).unwrap();
    let revision = bench.ledger.revision;
    assert!(matches!(bench.ledger.keep(revision, change), Written::Done));
    (bench, decider)
}

#[test]
fn a_choice_is_made_although_something_else_was_changed_elsewhere() {
    let (mut bench, decider) = changed_elsewhere(&Storing::ChatOpen(true));
    bench.choose(decider, 0);
    bench.settle();
    assert_eq!(bench.seen[&decider].last(), "step");
    assert_eq!(bench.ledger.entries.len(), 1);
    assert!(bench.ledger.life.terms.chat_open, "and that counts too");
}

#[test]
fn a_choice_by_who_does_not_play_any_more_is_not_made() {
    let seat = |bench: &Bench, decider: u64| bench.seen[&decider].seat.unwrap().0;
    let (bench, decider) = changed_elsewhere(&Storing::ChatOpen(true));
    let deputy = Storing::Deputy {
        seat: seat(&bench, decider),
        deputy: Some("random".into()),
        gone: false,
        at: Time(0),
        unless_here: false,
    };
    let (mut bench, decider) = changed_elsewhere(&deputy);
    bench.choose(decider, 0);
    bench.settle();
    let mut heard = bench.seen[&decider].heard.iter();
    assert!(heard.any(|told| told["refused"]["code"] == "stood-in"));
}

#[test]
fn a_store_in_memory_keeps_what_any_store_keeps() {
    let context = context("coaxium", 0);
    let mut kept = ledger(&context, Value::Null, &people(2), 1);
    let entries = |on| Storing::Entries {
        on,
        entries: vec![json!({})],
        hash: "there".into(),
        key: None,
        forgets: false,
        outcome: None,
        moved: Moved {
            at: Time(5),
            by_clock: true,
            clocks: None,
            due: Some(Time(9)),
            decides: Some(1),
        },
    };
    assert!(matches!(kept.keep(0, &entries(1)), Written::Taken));
    assert!(matches!(kept.keep(0, &entries(0)), Written::Done));
    assert!(matches!(kept.keep(0, &entries(0)), Written::Taken));
    assert_eq!(kept.entries.len(), 1);
    let end = (kept.end.length, kept.end.hash.as_deref());
    assert_eq!(end, (1, Some("there")));
    assert_eq!(
        (kept.life.moved, kept.life.due),
        (Some(Time(5)), Some(Time(9)))
    );
    assert!(kept.life.by_clock.contains(&1));
}
