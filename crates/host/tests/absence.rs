//! Seats that are left, given to a machine, taken back, given up.

use crate::common::{AWAY, Bench, context, ledger, people};
use host::{Stage, Storing, Terms};
use serde_json::{Value, json};

fn stand_in(bench: &mut Bench, viewer: u64, seat: u8) {
    let position = bench.seen[&viewer].position();
    let said = json!({"stand-in": {"seat": seat, "position": position}});
    bench.say(viewer, &said);
    bench.settle();
}

fn deputy(bench: &Bench, viewer: u64, seat: usize) -> Value {
    bench.seen[&viewer].table()["table"]["seats"][seat]["deputy"].clone()
}

/// Two people, of whom the first decides and is away; the second one's window.
fn keeps_waiting() -> (Bench, u64) {
    let mut bench = Bench::new("coaxium", &people(2));
    let away = bench.join(Some(0));
    let other = bench.join(Some(1));
    bench.leave(away);
    bench.settle();
    (bench, other)
}

#[test]
fn a_seat_left_before_the_game_is_free_again() {
    let context = context("coaxium", 0);
    let ledger = ledger(&context, Value::Null, &people(2), 5);
    let mut bench = Bench::open(context, ledger);
    bench.sit(0);
    bench.settle();
    let onlooker = bench.join(None);
    let viewer = bench.join(Some(0));
    bench.say(viewer, &json!({"leave": {}}));
    assert_eq!(bench.ledger.seated.len(), 1, "not before it is stored");
    bench.settle();
    assert!(bench.ledger.seated.is_empty());
    assert!(!bench.looks(viewer), "what opened the seat opens nothing");
    let seats = &bench.seen[&onlooker].table()["table"]["seats"];
    assert_eq!(seats[0]["taken"], false);
    bench.answers.clear();
    for seat in [0, 1] {
        bench.sit(seat);
        bench.settle();
    }
    assert_eq!(bench.ledger.stored.stage, Stage::Running);
}

#[test]
fn a_machine_plays_for_who_leaves_until_they_return() {
    let mut bench = Bench::new("coaxium", &people(2));
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.say(one, &json!({"leave": {}}));
    bench.settle();
    assert_eq!(deputy(&bench, other, 0), "greedy");
    assert!(bench.seen[&one].choices().is_empty(), "it is the machine's");
    bench.choose(one, 0);
    assert_eq!(bench.refused(one), Some("stood-in"));

    let thought = bench.thought().unwrap();
    bench.say(one, &json!({"return": {}}));
    bench.settle();
    assert_eq!(deputy(&bench, other, 0), Value::Null);
    let stored = bench.ledger.entries.len();
    bench.give(host::Input::Thought(thought));
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), stored, "it no longer plays");
    bench.choose(one, 0);
    bench.settle();
    assert!(bench.ledger.entries.len() > stored);
}

#[test]
fn a_machine_goes_on_for_who_left() {
    let mut bench = Bench::new("coaxium", &people(2));
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.say(one, &json!({"leave": {}}));
    bench.let_machines_move();
    assert!(!bench.seen[&other].choices().is_empty());
    assert!(
        bench
            .ledger
            .entries
            .iter()
            .all(|entry| entry["act"]["concede"].is_null())
    );
}

#[test]
fn others_give_a_seat_to_a_machine_that_was_away_for_long() {
    let (mut bench, other) = keeps_waiting();
    bench.now += AWAY - 1;
    stand_in(&mut bench, other, 0);
    assert_eq!(bench.refused(other), Some("not-away"));
    bench.now += 1;
    stand_in(&mut bench, other, 0);
    assert_eq!(deputy(&bench, other, 0), "greedy");
    bench.let_machines_move();
    assert!(!bench.seen[&other].choices().is_empty());
    stand_in(&mut bench, other, 0);
    assert_eq!(bench.refused(other), Some("not-away"), "it plays already");
}

#[test]
fn nobody_is_replaced_who_is_there_or_has_nothing_to_decide() {
    let (mut bench, other) = keeps_waiting();
    bench.now += 2 * AWAY;
    let back = bench.join(Some(0));
    stand_in(&mut bench, other, 0);
    assert_eq!(bench.refused(other), Some("not-away"), "they are there");
    bench.leave(other);
    bench.settle();
    bench.now += 2 * AWAY;
    stand_in(&mut bench, back, 1);
    assert_eq!(
        bench.refused(back),
        Some("not-away"),
        "nobody waits for them"
    );
    stand_in(&mut bench, back, 0);
    assert_eq!(
        bench.refused(back),
        Some("not-away"),
        "they are here themselves"
    );
}

#[test]
fn after_a_restart_people_have_time_to_come_back() {
    let (bench, _) = keeps_waiting();
    let now = bench.now + 10 * AWAY;
    let mut bench = Bench::open_at(now, context("coaxium", 0), bench.ledger);
    let other = bench.join(Some(1));
    bench.now += AWAY - 1;
    stand_in(&mut bench, other, 0);
    assert_eq!(bench.refused(other), Some("not-away"));
    bench.now += 1;
    stand_in(&mut bench, other, 0);
    assert_eq!(deputy(&bench, other, 0), "greedy");
}

#[test]
fn of_two_who_gives_up_has_lost() {
    for game in ["coaxium", "deckbuilding", "outer-rim"] {
        let mut bench = Bench::new(game, &people(2));
        let viewer = bench.join(Some(0));
        bench.wish(viewer, "concede");
        bench.settle();
        assert_eq!(bench.ledger.stored.stage, Stage::Finished, "{game}");
        assert_eq!(bench.ledger.stored.outcome.as_ref().unwrap().places, [2, 1]);
    }
}

#[test]
fn of_three_a_machine_plays_on_for_good() {
    for game in ["coaxium", "outer-rim"] {
        let mut bench = Bench::new(game, &people(3));
        let viewer = bench.join(Some(0));
        bench.wish(viewer, "concede");
        bench.settle();
        assert_eq!(bench.ledger.stored.stage, Stage::Running, "{game}");
        assert!(bench.ledger.entries.is_empty(), "it is in no record");
        let seat = bench.seen[&viewer].table()["table"]["seats"][0].clone();
        assert_eq!(
            (&seat["deputy"], &seat["gone"]),
            (&json!("greedy"), &json!(true))
        );
        bench.say(viewer, &json!({"return": {}}));
        assert_eq!(bench.refused(viewer), Some("given-up"));
        bench.wish(viewer, "concede");
        assert_eq!(bench.refused(viewer), Some("given-up"));
        bench.let_machines_move();
        assert!(!bench.ledger.entries.is_empty());
    }
}

#[test]
fn a_machine_is_not_asked_before_something_is_taken_back() {
    let mut bench = Bench::new("coaxium", &people(2));
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    let draw = |choice: &Value| choice["choice"] == "gamble";
    let gamble = bench.seen[&one].choices().iter().position(draw);
    bench.choose(one, gamble.unwrap_or(0));
    bench.settle();
    bench.wish(one, "undo-request");
    bench.settle();
    let asked = bench.seen[&other].table()["asked"].clone();
    bench.say(other, &json!({"leave": {}}));
    bench.settle();
    assert_eq!(bench.seen[&one].table()["asked"], Value::Null);
    let was = (asked, bench.ledger.entries.len());
    bench.wish(one, "undo");
    bench.settle();
    assert!(
        bench.ledger.entries.len() > was.1 || was.0.is_null(),
        "{was:?}"
    );
    let last = bench.ledger.entries.last().unwrap();
    assert!(last["act"]["undo"].is_object(), "{last}");
}

#[test]
fn the_seed_stays_a_secret_of_both_while_a_machine_plays_for_one() {
    let mut bench = Bench::new("coaxium", &people(2));
    let [_, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.say(other, &json!({"leave": {}}));
    bench.settle();
    bench.ask(host::Question::Report {
        shown: crate::common::shown(Some(0)),
        wrong: "nothing".into(),
        lang: tabletop::Lang::default(),
    });
    let Some(Ok(host::Answer::Report(report))) = bench.answers.pop() else {
        panic!("a report");
    };
    let report = serde_json::to_value(report).unwrap();
    assert!(report.get("save").is_none() && report["seen"].is_object());
}

#[test]
fn what_a_table_wants_next_is_stored_with_what_was_done() {
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let mut bench = Bench::new("deckbuilding", &seats);
    let viewer = bench.join(Some(0));
    assert_eq!(bench.ledger.life.due, None, "a person decides");
    while bench.thinking.is_none() {
        bench.choose(viewer, bench.seen[&viewer].choices().len() - 1);
        bench.perform();
    }
    assert!(bench.ledger.life.due.is_some(), "a machine decides");
    let again = Bench::open(context("deckbuilding", 0), bench.ledger.clone());
    assert!(again.thinking.is_some(), "and goes on, whoever runs it");
    bench.let_machines_move();
    assert_eq!(bench.ledger.life.due, None);
}

#[test]
fn a_table_without_people_rests_until_somebody_watches() {
    let mut bench = Bench::on("coaxium", &people(2), Terms::default());
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    for viewer in viewers {
        bench.say(viewer, &json!({"leave": {}}));
        bench.settle();
    }
    assert!(bench.thinking.is_some(), "they still look on");
    assert_eq!(bench.ledger.life.due, None, "but nobody need wake it");
    for viewer in viewers {
        bench.leave(viewer);
        bench.settle();
    }
    let stored = bench.ledger.entries.len();
    if let Some(thought) = bench.thought() {
        bench.give(host::Input::Thought(thought));
    }
    assert_eq!(
        (bench.ledger.entries.len(), bench.waits.is_none()),
        (stored, true)
    );
    bench.join(None);
    bench.let_machines_move();
    assert_eq!(bench.ledger.stored.stage, Stage::Finished);
}

#[test]
fn a_deputy_that_could_not_be_stored_does_not_play() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewer = bench.join(Some(0));
    bench.say(viewer, &json!({"leave": {}}));
    let waits = matches!(
        &bench.waits,
        Some(crate::common::Waits::Store(Storing::Deputy { .. }))
    );
    assert!(waits);
    bench.fail();
    bench.settle();
    assert_eq!(bench.refused(viewer), Some("internal"));
    assert!(bench.thinking.is_none() && !bench.seen[&viewer].choices().is_empty());
}
