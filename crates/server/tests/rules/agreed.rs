//! What is agreed on before the game, and who may take part.

use crate::common::Server;
use crate::common::client::{invitation, post};
use crate::common::seated::Seated;
use rulebook::rule;
use serde_json::{Value, json};

/// Asks for a table for so many people.
fn open(server: &Server, game: &str, setup: &Value, seats: usize) -> (u16, Value) {
    let seats = vec![json!({"kind": "person"}); seats];
    let wish = json!({"game": game, "setup": setup, "seats": seats});
    post(&server.address, "/api/tables", &wish)
}

/// Wants to sit down somewhere.
fn sit(server: &Server, table: &str, seat: Option<u8>, name: &str) -> (u16, Value) {
    let path = format!("/api/tables/{table}/sit");
    let wish = json!({"seat": seat, "name": name, "invitation": invitation(table)});
    post(&server.address, &path, &wish)
}

#[test]
fn nobody_takes_a_side_that_somebody_has() {
    rule!("setup/one-player-per-faction");
    let server = Server::start();
    for sides in [json!(["empire", "empire"]), json!(["rebel", "rebel"])] {
        let (status, answer) = open(&server, "deckbuilding", &json!({ "sides": sides }), 2);
        assert_eq!(status, 422, "{answer}");
    }
    let (_, answer) = open(&server, "deckbuilding", &Value::Null, 2);
    let table = answer["table"].as_str().unwrap();
    let (status, first) = sit(&server, table, Some(0), "Ann");
    assert_eq!((status, &first["seat"]), (200, &json!(0)), "the Empire");
    let (status, refused) = sit(&server, table, Some(0), "Ben");
    assert_eq!(
        (status, &refused["error"]["code"]),
        (409, &json!("seat-taken"))
    );
    let (status, second) = sit(&server, table, None, "Ben");
    assert_eq!(
        (status, &second["seat"]),
        (200, &json!(1)),
        "only the Rebels are left"
    );
    let (status, _) = sit(&server, table, None, "Cem");
    assert_eq!(status, 409, "exactly two");
}

#[test]
fn a_fifth_player_finds_no_seat() {
    rule!("setup/at-most-four-players");
    let server = Server::start();
    let (status, answer) = open(&server, "outer-rim", &json!({"players": 5}), 5);
    assert_eq!(status, 422, "{answer}");
    let (status, answer) = open(&server, "outer-rim", &json!({"players": 4}), 4);
    assert_eq!(status, 201, "{answer}");
    let table = answer["table"].as_str().unwrap();
    for seat in 0..4 {
        let (status, sat) = sit(&server, table, None, &format!("Somebody {seat}"));
        assert_eq!((status, &sat["seat"]), (200, &json!(seat)));
    }
    let (status, _) = sit(&server, table, None, "Eve");
    assert_eq!(status, 409);
}

/// Whoever sits wants another goal, in every way there is to say something; what the goal is then.
#[track_caller]
fn want_another_goal(seated: &mut Seated, key: &str) {
    let wish = json!({ key: 2 });
    for client in &mut seated.clients[..2] {
        let position = client.position;
        for said in [json!({ "setup": wish }), json!({ "goal": 2 })] {
            client.say(&said);
            assert_eq!(client.until("error")["code"], "bad-request", "{said}");
        }
        for said in [
            json!({"choose": {"position": position, "choice": wish}}),
            json!({"offer": {"position": position, "offer": wish}}),
        ] {
            client.say(&said);
            let refused = client.until("refused");
            assert!(refused["code"].is_string(), "{said}: {refused}");
        }
    }
    let path = format!("/api/tables/{}", seated.table);
    let (status, _) = post(&seated.server.address, &path, &wish);
    assert_eq!(status, 405, "there is nothing to post to");
}

#[test]
fn the_number_of_bases_that_wins_is_agreed_on_and_stays() {
    rule!("game-length/agreed-before-the-start");
    let mut seated = Seated::begun("deckbuilding", &json!({"goal": 5}), 2);
    for _ in 0..3 {
        want_another_goal(&mut seated, "goal");
        for client in &seated.clients {
            let view = client.get("now")["view"].clone();
            let needed = [&view["players"][0]["needed"], &view["players"][1]["needed"]];
            assert_eq!((&view["goal"], needed), (&json!(5), [&json!(5); 2]));
        }
        seated.make("end-turn");
    }
}

#[test]
fn the_fame_that_wins_is_agreed_on_and_stays() {
    rule!("variants/target-known-before-setup");
    let mut seated = Seated::begun("outer-rim", &json!({"fame": 12}), 2);
    // While the characters are chosen, and when the first turn has come.
    for step in ["character", "ship", "character", "ship", "income"] {
        want_another_goal(&mut seated, "fame");
        for client in &seated.clients {
            assert_eq!(client.get("now")["view"]["goal"], 12);
        }
        seated.make(step);
    }
}
