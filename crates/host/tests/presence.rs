//! Who is there, and since when.

use crate::common::{Bench, context, people};
use host::{Input, Time};
use serde_json::{Value, json};

fn presence(bench: &Bench, viewer: u64, seat: usize) -> Value {
    bench.seen[&viewer].table()["table"]["seats"][seat]["presence"].clone()
}

#[test]
fn everybody_hears_who_comes_and_who_goes() {
    let mut bench = Bench::new("coaxium", &people(2));
    let onlooker = bench.join(None);
    let never = json!({"here": false, "since": null});
    assert_eq!(presence(&bench, onlooker, 0), never, "nobody has seen them");
    bench.now = 5000;
    let viewer = bench.join(Some(0));
    let here = json!({"here": true, "since": 5000});
    assert_eq!(presence(&bench, onlooker, 0), here);
    bench.now = 7000;
    bench.leave(viewer);
    let away = json!({"here": false, "since": 7000});
    assert_eq!(presence(&bench, onlooker, 0), away);
    assert_eq!(bench.ledger.life.seats[&0].seen, Some(Time(7000)));
}

#[test]
fn who_has_two_windows_is_there_until_both_are_closed() {
    let mut bench = Bench::new("coaxium", &people(2));
    let onlooker = bench.join(None);
    let windows = [0; 2].map(|_| bench.join(Some(1)));
    let told = bench.seen[&onlooker].heard.len();
    bench.leave(windows[0]);
    assert!(bench.waits.is_none());
    assert_eq!(bench.seen[&onlooker].heard.len(), told);
    bench.leave(windows[1]);
    bench.settle();
    assert_eq!(bench.seen[&onlooker].last(), "presence");
}

#[test]
fn a_restarted_server_knows_since_when_somebody_is_away() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewer = bench.join(Some(0));
    bench.now = 4000;
    bench.leave(viewer);
    bench.settle();
    let mut again = Bench::open_at(9000, context("coaxium", 0), bench.ledger);
    let onlooker = again.join(None);
    let away = json!({"here": false, "since": 4000});
    assert_eq!(presence(&again, onlooker, 0), away);
}

#[test]
fn what_could_not_be_noted_is_noted_when_the_table_is_read_again() {
    let mut bench = Bench::new("coaxium", &people(2));
    bench.now = 5000;
    bench.join(Some(0));
    let seats = &mut bench.ledger.life.seats;
    seats.get_mut(&0).unwrap().noted = false;
    seats.entry(1).or_default().noted = true;
    bench.here = [(1, Time(0))].into();
    bench.give(Input::Changed);
    bench.settle();
    assert_eq!(bench.here, [(0, Time(5000))].into());
    assert!(!bench.ledger.life.seats[&1].noted);
}

#[test]
fn who_looks_from_elsewhere_is_there_as_well() {
    let mut bench = Bench::new("coaxium", &people(2));
    let onlooker = bench.join(None);
    let viewer = bench.join(Some(0));
    let elsewhere = |bench: &mut Bench, since: Option<Time>| {
        bench.ledger.life.seats.entry(0).or_default().elsewhere = since;
        bench.give(Input::Changed);
        bench.settle();
    };
    bench.now = 2000;
    elsewhere(&mut bench, Some(Time(1500)));
    bench.now = 3000;
    bench.leave(viewer);
    let there = json!({"here": true, "since": 1500});
    assert_eq!(presence(&bench, onlooker, 0), there);
    bench.ledger.life.seats.get_mut(&0).unwrap().seen = Some(Time(4000));
    elsewhere(&mut bench, None);
    let away = json!({"here": false, "since": 4000});
    assert_eq!(presence(&bench, onlooker, 0), away);
}
