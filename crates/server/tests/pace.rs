//! How long machines wait before they move.

use crate::common::Server;
use crate::common::client::{Client, Picks, get, open_table, sit};
use serde_json::json;
use std::time::Duration;

/// Longer than any test waits.
const NEVER: Duration = Duration::from_secs(3600);

fn slow() -> Server {
    Server::but(|options| options.pace = NEVER)
}

#[test]
fn nobody_who_plays_waits_for_a_machine() {
    let server = slow();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    ann.play_on(&mut Picks(7));
    let machine = ann.heard.iter().filter(|told| told["step"]["by"] == 1);
    assert!(machine.count() > 20);
}

#[test]
fn machines_among_themselves_keep_their_pace() {
    let server = slow();
    let address = &server.address;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let onlooker = Client::join(address, &table, None);
    assert_eq!(onlooker.position, 0);
    for _ in 0..20 {
        let (_, info) = get(address, &format!("/api/tables/{table}"));
        assert_eq!(info["position"], 0);
    }
}

#[test]
fn what_was_done_before_machines_moved_on_is_still_taken_back() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    // Until a whole turn of the machine lies between two decisions of hers.
    let (mut before, mut moved) = (ann.position, 0);
    let mut picks = Picks(3);
    while moved < 3 {
        before = ann.position;
        ann.choose(ann.any_choice(&mut picks));
        moved = 0;
        while ann.choices().is_empty() {
            ann.until("step");
            moved += 1;
        }
    }
    ann.wish("undo");
    let step = ann.until("step");
    assert_eq!((&step["did"], &step["by"]), (&json!("undo"), &json!(0)));
    assert!(step["to"].as_u64().unwrap() <= before, "{}", step["to"]);
    assert!(!ann.choices().is_empty(), "it is hers to decide again");
}
