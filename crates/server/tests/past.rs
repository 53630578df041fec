//! The past: whose it is, and what can be done with it.

use crate::common::Server;
use crate::common::client::{Client, Picks, as_seat, get, open_table, post, sit};
use serde_json::{Value, json};
use tabletop::{Promise, Seed};

fn person() -> Value {
    json!({"kind": "person"})
}

fn machine() -> Value {
    json!({"kind": "bot", "level": "random"})
}

/// What can be asked about the past of a table.
fn asked(table: &str) -> [String; 3] {
    ["save", "at/0", "at/1?seat=1"].map(|what| format!("/api/tables/{table}/{what}"))
}

fn seed(save: &Value) -> Seed {
    let seed = save["record"]["origin"]["new"]["seed"].as_str();
    seed.unwrap().parse().unwrap()
}

#[test]
fn who_plays_with_machines_alone_has_the_past_at_once_and_nobody_else_does() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &json!([person(), machine()]));
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let mut picks = Picks(2);
    while ann.position < 4 {
        match ann.choices().len() {
            0 => drop(ann.until("step")),
            _ => ann.choose(ann.any_choice(&mut picks)),
        }
    }
    for path in asked(&table) {
        let (status, answer) = get(address, &path);
        assert_eq!(
            (status, &answer["error"]["code"]),
            (409, &json!("still-running")),
            "{path}"
        );
        let (status, answer) = as_seat(address, "GET", &path, &token, &Value::Null);
        assert_eq!(status, 200, "{path}: {answer}");
    }
    let path = |seat: &str| format!("/api/tables/{table}/at/3{seat}");
    let seen = |seat: &str| as_seat(address, "GET", &path(seat), &token, &Value::Null).1;
    let (hers, its, onlooker) = (seen("?seat=0"), seen("?seat=1"), seen(""));
    assert_eq!(hers["position"], 3);
    assert_ne!(hers["view"], its["view"], "each sees a hand of its own");
    assert_ne!(its["view"], onlooker["view"]);
    assert!(hers["last"].as_u64().unwrap() >= 4);

    for (wrong, code) in [("at/9999", 404), ("at/1?seat=7", 404), ("at/x", 400)] {
        let path = format!("/api/tables/{table}/{wrong}");
        let (status, answer) = as_seat(address, "GET", &path, &token, &Value::Null);
        assert_eq!(status, code, "{wrong}: {answer}");
    }
}

#[test]
fn a_game_of_two_people_is_theirs_until_it_is_over_whoever_is_there() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &json!([person(), person()]));
    let tokens = ["Ann", "Ben"].map(|name| sit(address, &table, u8::from(name == "Ben"), name));
    let mut ann = Client::join(address, &table, Some(&tokens[0]));
    // Ben never comes: it is his game all the same.
    let mut picks = Picks(3);
    while !ann.choices().is_empty() {
        ann.choose(ann.any_choice(&mut picks));
    }
    let fork = format!("/api/tables/{table}/fork");
    let wish = json!({"position": 1, "seats": [person(), machine()]});
    for token in &tokens {
        for path in asked(&table) {
            let (status, _) = as_seat(address, "GET", &path, token, &Value::Null);
            assert_eq!(status, 409, "{path}");
        }
        assert_eq!(as_seat(address, "POST", &fork, token, &wish).0, 409);
    }

    ann.wish("concede");
    while !ann.is_over() {
        ann.until("step");
    }
    for path in asked(&table) {
        let (status, answer) = get(address, &path);
        assert_eq!(status, 200, "{path}: {answer}");
    }
    let (_, save) = get(address, &format!("/api/tables/{table}/save"));
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    let promise = Promise::of(&save).unwrap();
    assert_eq!(json!(promise.commitment), info["commitment"]);
    assert!(promise.is_kept_by(seed(&save)));
    assert!(!promise.is_kept_by(Seed::from_number(1)));
}

#[test]
pub(crate) fn a_fork_goes_on_from_where_it_was_with_chance_of_its_own() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &json!([person(), machine()]));
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let mut picks = Picks(5);
    while ann.position < 6 {
        match ann.choices().len() {
            0 => drop(ann.until("step")),
            _ => ann.choose(ann.any_choice(&mut picks)),
        }
    }
    let path = format!("/api/tables/{table}/at/3?seat=0");
    let (_, then) = as_seat(address, "GET", &path, &token, &Value::Null);
    let path = format!("/api/tables/{table}/fork");
    let wish = json!({"position": 3, "seats": [person(), machine()]});
    let (status, forked) = as_seat(address, "POST", &path, &token, &wish);
    assert_eq!(status, 201, "{forked}");
    let (status, sat) = post(
        address,
        &format!("/api/tables/{}/sit", forked["table"].as_str().unwrap()),
        &json!({"name": "Ann", "seat": 0, "invitation": forked["invitation"]}),
    );
    assert_eq!(status, 200, "{sat}");
    let fork = forked["table"].as_str().unwrap();
    let mut again = Client::join(address, fork, sat["token"].as_str());
    let begun = again.get("at/0?seat=0");
    assert_eq!(begun["view"], then["view"], "it stands as it stood");
    again.play_on(&mut picks);
    let save = again.get("save");
    assert_eq!(
        save["record"]["origin"]["fork"]["entries"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    let promise = Promise::of(&save).unwrap();
    assert_eq!(
        json!(promise.commitment),
        forked["commitment"],
        "promised anew"
    );
    assert_ne!(forked["commitment"], ann.get("now")["table"]["commitment"]);

    for (wish, code) in [
        (
            json!({"position": 9999, "seats": [person(), machine()]}),
            "not-found",
        ),
        (json!({"position": 3, "seats": [person()]}), "wrong-seats"),
    ] {
        let (_, answer) = as_seat(address, "POST", &path, &token, &wish);
        assert_eq!(answer["error"]["code"], code, "{answer}");
    }
}
