//! Nothing hidden leaves the server: what each socket hears is compared with what its seat may
//! know, message by message, for a whole game.

use crate::common::Server;
use crate::common::client::{Client, Picks, get, open_table, sit, unfolded};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{AnyStep, AnyTable, Lang, Picked, Reader, Seat};

fn own_decision(table: &dyn AnyTable, viewer: Option<Seat>) -> Value {
    match table.decider() {
        None => Value::Null,
        // Among people, who has one answer is asked as well.
        decider if decider == viewer => json!(table.decision(Lang::default())),
        Some(decider) => json!({"seat": decider}),
    }
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

fn check(step: &Value, table: &dyn AnyTable, done: &dyn AnyStep, viewer: Option<Seat>) {
    let reader = viewer.map_or(Reader::Onlooker, Reader::Seat);
    let (facts, rest) = done.unfolded(reader, Lang::default());
    let mut known = BTreeSet::from([
        "by", "decision", "did", "facts", "outcome", "position", "turn", "undo",
    ]);
    if rest.is_some() {
        known.insert("rest");
    }
    assert_eq!(keys(step), known, "nothing else is told");
    assert_eq!(step["rest"], json!(rest));
    assert_eq!(step["decision"], own_decision(table, viewer));
    assert_eq!(step["facts"], json!(facts));
}

#[test]
fn each_socket_hears_only_what_its_seat_may_know() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let mut clients = [
        Client::join(address, &table, Some(&tokens[0])),
        Client::join(address, &table, Some(&tokens[1])),
        Client::join(address, &table, None),
    ];
    let mut picks = Picks(11);
    while !clients[0].is_over() {
        let decider = clients
            .iter()
            .position(|client| !client.choices().is_empty());
        let decider = &mut clients[decider.unwrap()];
        let (id, position) = (decider.any_choice(&mut picks), decider.position);
        decider.say(&json!({"choose": {"position": position, "id": id}}));
        for client in &mut clients {
            client.until("step");
        }
    }
    for client in &mut clients {
        client.until("table");
    }

    let (_, info) = get(address, &format!("/api/tables/{table}"));
    let (seed, nonce) = (
        info["seed"].as_str().unwrap(),
        info["nonce"].as_str().unwrap(),
    );
    let game = bots::any(deckbuilding::Deckbuilding::base().unwrap());
    let viewers = [Some(Seat(0)), Some(Seat(1)), None];
    let (mut real, _) = game
        .new_table(info["setup"].clone(), seed.parse().unwrap())
        .unwrap();
    for (client, viewer) in clients.iter().zip(viewers) {
        assert_eq!(
            keys(&client.heard[0]["welcome"]),
            BTreeSet::from(["now", "position", "seat"])
        );
        let welcome = &client.fresh;
        assert_eq!(welcome["view"], real.view(viewer));
        assert_eq!(welcome["decision"], own_decision(&*real, viewer));
        let known = [
            "asked", "chat", "clocks", "decision", "let_pass", "log", "outcome", "players",
            "position", "seat", "table", "turn", "undo", "view",
        ];
        assert_eq!(keys(welcome), BTreeSet::from(known));
    }
    let mut steps = clients
        .each_ref()
        .map(|client| client.heard.iter().filter(|told| told["step"].is_object()));
    let mut views = viewers.map(|viewer| real.view(viewer));
    let (_, save) = get(address, &format!("/api/tables/{table}/save"));
    for entry in save["record"]["entries"].as_array().unwrap() {
        let made = &entry["act"]["choose"];
        let seat = Seat(made["seat"].as_u64().unwrap() as u8);
        let choice = made["choice"].clone();
        let step = real.choose(seat, Picked::Choice(choice)).unwrap();
        for ((steps, view), viewer) in steps.iter_mut().zip(&mut views).zip(viewers) {
            let told = &steps.next().unwrap()["step"];
            check(told, &*real, &*step, viewer);
            *view = unfolded(view.take(), told);
            assert_eq!(*view, real.view(viewer), "what changed leads to what is");
        }
    }
    assert_eq!(
        real.outcome().map(|outcome| json!(outcome)),
        Some(clients[0].outcome.clone())
    );

    let entries = real.entries_from(0);
    let hashes: BTreeSet<&str> = entries.iter().map(|e| e["at"].as_str().unwrap()).collect();
    let tokens: BTreeSet<&str> = tokens.iter().map(String::as_str).collect();
    for client in &clients {
        let last = client.heard.len() - 1;
        for (n, told) in client.heard.iter().enumerate() {
            let text = told.to_string();
            for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
                assert!(!hashes.contains(word) && !tokens.contains(word));
                assert!(n == last || (word != seed && word != nonce));
            }
        }
    }
}

#[test]
fn a_hand_is_seen_by_its_owner_alone() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    for (viewer, token) in tokens.iter().enumerate() {
        let client = Client::join(address, &table, Some(token));
        for side in client.view["players"].as_array().unwrap() {
            let known = side["known_hand"].as_array().unwrap().len();
            let own = side["seat"] == json!(viewer);
            assert_eq!(known, if own { 5 } else { 0 });
        }
    }
}

#[test]
fn the_file_holds_no_token() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "deckbuilding", &seats);
    let token = sit(&server.address, &table, 0, "Ann");
    for file in std::fs::read_dir(&server.folder).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let found = bytes
            .windows(token.len())
            .any(|part| part == token.as_bytes());
        assert!(!found, "only a hash is kept");
    }
}
