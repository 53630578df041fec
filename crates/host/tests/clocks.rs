//! Clocks: whose runs, what happens when it runs out, and that all know.

use crate::common::{Bench, context, people};
use host::{Clock, Terms, Time};
use serde_json::{Value, json};

const BANK: u64 = 60_000;

fn live() -> Bench {
    let clock = Some(Clock::Live {
        bank_s: 60,
        increment_s: 5,
    });
    Bench::on("coaxium", &people(2), on(clock))
}

fn slow() -> Bench {
    Bench::on("coaxium", &people(2), on(Some(Clock::Slow { days: 2 })))
}

fn on(clock: Option<Clock>) -> Terms {
    Terms {
        clock,
        chat_open: false,
    }
}

fn clocks(bench: &Bench, viewer: u64) -> Value {
    bench.seen[&viewer].table()["clocks"].clone()
}

/// Passes until the other seat decides.
fn ends_turn(bench: &mut Bench, viewer: u64) {
    while !bench.seen[&viewer].choices().is_empty() {
        bench.choose(viewer, bench.seen[&viewer].choices().len() - 1);
        bench.settle();
    }
}

#[test]
fn without_a_clock_nobody_hears_of_one() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewer = bench.join(Some(0));
    bench.choose(viewer, 0);
    bench.settle();
    assert_eq!(clocks(&bench, viewer), Value::Null);
    assert!(
        bench.seen[&viewer]
            .heard
            .iter()
            .all(|told| told.get("clocks").is_none())
    );
}

#[test]
fn a_live_clock_runs_while_anybody_who_plays_is_there() {
    let mut bench = live();
    bench.now = 1000;
    let onlooker = bench.join(None);
    bench.settle();
    assert_eq!(
        clocks(&bench, onlooker)["runs"],
        Value::Null,
        "nobody plays yet"
    );
    let other = bench.join(Some(1));
    bench.settle();
    let runs = json!({"seat": 0, "since": 1000, "until": 1000 + BANK});
    assert_eq!(
        clocks(&bench, onlooker)["runs"],
        runs,
        "who decides is waited for"
    );
    bench.now = 11_000;
    bench.leave(other);
    bench.settle();
    let stands = clocks(&bench, onlooker);
    assert_eq!(
        (&stands["runs"], &stands["left"]),
        (&Value::Null, &json!([50_000, 60_000]))
    );
    assert_eq!(bench.ledger.life.due, None);
}

#[test]
fn a_live_clock_stands_still_while_the_server_is_away() {
    let mut bench = live();
    let one = bench.join(Some(0));
    bench.settle();
    assert_eq!(bench.ledger.life.due, Some(Time(BANK)));
    let _ = one;
    let mut again = Bench::open_at(1_000_000, context("coaxium", 0), bench.ledger);
    again.settle();
    assert_eq!(again.ledger.life.due, None, "nobody need wake it");
    assert!(again.ledger.entries.is_empty());
    let one = again.join(Some(0));
    again.settle();
    assert_eq!(clocks(&again, one)["runs"]["until"], 1_000_000 + BANK);
}

#[test]
fn a_slow_clock_runs_whoever_is_there_and_whoever_serves() {
    let bench = slow();
    let day = 24 * 60 * 60 * 1000;
    assert_eq!(bench.ledger.life.due, Some(Time(2 * day)));
    let mut again = Bench::open_at(2 * day - 1, context("coaxium", 0), bench.ledger.clone());
    assert!(again.ledger.entries.is_empty() && again.waits.is_none());
    assert_eq!(again.wake, Some(Time(2 * day)));
    again.wait(1);
    again.let_machines_move();
    assert!(!again.ledger.entries.is_empty(), "it ran out");

    let mut late = Bench::open_at(9 * day, context("coaxium", 0), bench.ledger);
    late.let_machines_move();
    assert!(
        !late.ledger.entries.is_empty(),
        "it ran out while nobody served"
    );
}

#[test]
fn who_runs_out_of_time_passes_or_a_machine_moves_until_others_decide() {
    let mut bench = live();
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.settle();
    bench.wait(BANK - 1);
    assert!(bench.ledger.entries.is_empty());
    bench.wait(1);
    bench.let_machines_move();
    assert!(
        !bench.seen[&other].choices().is_empty(),
        "the turn was played"
    );
    let steps = bench.seen[&other].log().to_vec();
    let late: Vec<&Value> = steps.iter().filter(|step| step["by"] == 0).collect();
    assert!(!late.is_empty() && late.iter().all(|step| step["by_clock"].is_array()));
    let left = clocks(&bench, one)["left"].clone();
    assert_eq!(left[0], 5000, "the increment of the move");
    // Who comes later reads the same.
    let fresh = bench.fresh(None, None);
    let told = fresh["log"].as_array().unwrap().iter();
    let told = told.filter(|step| step["by_clock"].is_array()).count();
    assert_eq!(told, late.len());
}

#[test]
fn a_pass_is_preferred_to_a_machines_move() {
    let mut bench = live();
    let one = bench.join(Some(0));
    bench.settle();
    let choices = bench.seen[&one].choices().to_vec();
    let passes = choices.iter().any(|choice| choice["role"] == "pass");
    bench.wait(BANK);
    assert_eq!(bench.thinking.is_none(), passes, "{choices:?}");
}

#[test]
fn a_take_back_does_not_give_time_back() {
    let mut bench = live();
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.settle();
    bench.now = 20_000;
    ends_turn(&mut bench, one);
    assert_eq!(clocks(&bench, one)["left"], json!([45_000, 60_000]));
    bench.wish(one, "undo-request");
    bench.settle();
    if bench.seen[&other].table()["asked"].is_object() {
        bench.consent(other, true);
        bench.settle();
    }
    assert_eq!(
        bench.seen[&one].heard.last().unwrap()["clocks"]["left"][0],
        45_000
    );
    assert_eq!(clocks(&bench, one)["runs"]["seat"], 0);
    ends_turn(&mut bench, one);
    assert_eq!(
        clocks(&bench, one)["left"][0],
        45_000,
        "no second increment"
    );
}

#[test]
fn nobodys_clock_runs_while_a_machine_plays_for_them() {
    let mut bench = live();
    let [one, _] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.settle();
    bench.now = 10_000;
    bench.say(one, &json!({"leave": {}}));
    bench.settle();
    assert_eq!(clocks(&bench, one)["runs"], Value::Null);
    bench.now = 30_000;
    bench.say(one, &json!({"return": {}}));
    bench.settle();
    assert_eq!(clocks(&bench, one)["runs"]["until"], 30_000 + 50_000);
}
