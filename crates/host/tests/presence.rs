//! Who is there, and since when.

use crate::common::{Bench, context, people};
use host::Time;
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
    assert_eq!(
        presence(&bench, onlooker, 0),
        here,
        "not before it is stored"
    );
    bench.settle();
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
fn who_cannot_be_stored_as_gone_is_gone_all_the_same() {
    let mut bench = Bench::new("coaxium", &people(2));
    let onlooker = bench.join(None);
    let viewer = bench.join(Some(0));
    bench.leave(viewer);
    bench.fail();
    assert_eq!(presence(&bench, onlooker, 0)["here"], false);
}
