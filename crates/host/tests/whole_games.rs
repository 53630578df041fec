//! Whole games by machines, through the table alone, while somebody looks on.

use crate::common::{Bench, context, ledger, machines};
use host::Stage;
use serde_json::{Value, json};

fn plays_to_its_end(game: &str, setup: Value, seats: usize) {
    let context = context(game, 0);
    let ledger = ledger(&context, setup, &machines(seats), 11);
    let mut bench = Bench::open(context.clone(), ledger);
    let onlooker = bench.join(None);
    bench.let_machines_move();
    assert_eq!(bench.ledger.stored.stage, Stage::Finished);
    assert!(bench.seen[&onlooker].is_over());
    assert_eq!(
        bench.seen[&onlooker].last(),
        "table",
        "the seed is nobody's secret any more"
    );
    assert!(bench.ledger.entries.len() > 5);

    // What is stored plays to the same end.
    let mut again = Bench::open(context, bench.ledger.clone());
    let other = again.join(None);
    assert_eq!(again.seen[&other].table(), bench.seen[&onlooker].table());
}

#[test]
fn a_game_of_coaxium() {
    plays_to_its_end("coaxium", Value::Null, 2);
}

#[test]
fn a_deckbuilding_game() {
    plays_to_its_end("deckbuilding", Value::Null, 2);
}

#[test]
fn a_game_of_outer_rim() {
    plays_to_its_end("outer-rim", Value::Null, 2);
}

#[test]
fn a_game_of_outer_rim_alone() {
    plays_to_its_end("outer-rim", json!({"players": 1}), 1);
}
