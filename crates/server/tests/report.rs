//! "Something is wrong": a file to send, with as much of a game in it as its sender may know.

use crate::common::Server;
use crate::common::client::{Client, Picks, get, open_table, post, sit};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn report(address: &str, table: &str, token: Option<&str>) -> Value {
    let wrong = json!({"token": token, "wrong": "my card is gone"});
    let (status, answer) = post(address, &format!("/api/tables/{table}/report"), &wrong);
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["wrong"], "my card is gone");
    answer
}

fn keys(value: &Value) -> Vec<&str> {
    let members = value.as_object().unwrap().keys();
    members.map(String::as_str).collect()
}

/// Whoever has to decide does anything, until so many things were done or the game is over.
fn play(clients: &mut [Client], picks: &mut Picks, times: usize) {
    for _ in 0..times {
        if clients[0].is_over() {
            return;
        }
        let is_asked = |client: &Client| !client.choices().is_empty();
        // Where nobody is asked the table answers by itself.
        if let Some(decider) = clients.iter().position(is_asked) {
            let client = &mut clients[decider];
            let (id, position) = (client.any_choice(picks), client.position);
            client.say(&json!({"choose": {"position": position, "id": id}}));
        }
        for client in &mut *clients {
            client.until("step");
        }
    }
}

#[test]
fn among_people_it_holds_what_its_sender_may_know_and_nothing_else() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let mut clients = tokens
        .each_ref()
        .map(|token| Client::join(address, &table, Some(token)));
    let mut picks = Picks(5);
    play(&mut clients, &mut picks, 25);

    let (_, info) = get(address, &format!("/api/tables/{table}"));
    let viewers = [Some(&*tokens[0]), Some(&*tokens[1]), None];
    let sent = viewers.map(|token| report(address, &table, token));
    for (seat, (token, sent)) in viewers.into_iter().zip(&sent).enumerate() {
        let known = [
            "cantina", "content", "format", "game", "seat", "seen", "version", "wrong",
        ];
        assert_eq!(keys(sent), known, "no record, no seed");
        assert_eq!(sent["content"], info["content"]);
        let viewer = Client::join(address, &table, token);
        let mut seen = viewer.fresh.clone();
        seen["log"] = viewer.whole_log().into();
        assert_eq!(sent["seen"], seen);
        for side in sent["seen"]["view"]["players"].as_array().unwrap() {
            let hand = side["known_hand"].as_array().unwrap();
            assert!(hand.is_empty() || side["seat"] == json!(seat));
        }
    }

    play(&mut clients, &mut picks, 5000);
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    let (_, save) = get(address, &format!("/api/tables/{table}/save"));
    let entries = save["record"]["entries"].as_array().unwrap();
    let hashes = entries.iter().map(|entry| entry["at"].as_str().unwrap());
    let secrets = [&info["seed"], &info["nonce"]].map(|secret| secret.as_str().unwrap());
    let secrets = secrets.into_iter().chain(tokens.iter().map(String::as_str));
    let secrets: BTreeSet<&str> = secrets.chain(hashes).collect();
    for sent in sent {
        let text = sent.to_string();
        let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        assert!(words.all(|word| !secrets.contains(word)));
    }
    assert_eq!(
        report(address, &table, None)["save"],
        save,
        "once the game is over nothing is hidden"
    );
}

#[test]
fn alone_with_machines_it_is_the_whole_record_for_who_plays() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let open = report(address, &table, None);
    assert_eq!(open["seen"]["view"], Value::Null, "nobody plays yet");
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    ann.choose(0);

    let sent = report(address, &table, Some(&token));
    assert!(sent["seen"].is_null());
    let game = tabletop::any(deckbuilding::Deckbuilding::base().unwrap());
    let told = game.load(&sent["save"]).unwrap();
    assert_eq!(told.diverged, None);
    assert_eq!(u64::from(told.table.position()), ann.position);

    let onlooker = report(address, &table, None);
    assert!(
        onlooker["save"].is_null(),
        "the dice to come are not theirs"
    );
    let path = format!("/api/tables/{table}/report");
    let (status, answer) = post(address, &path, &json!({"token": "f00d"}));
    assert_eq!(
        (status, &answer["error"]["code"]),
        (403, &json!("wrong-token"))
    );
}
