//! Who asks for too much is told so, and those who do not never notice.

use crate::common::Server;
use crate::common::client::{Client, get, open_table, post, sit};
use serde_json::{Value, json};
use server::Limits;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

fn limited(limits: Limits) -> Server {
    Server::with(server::Client::default(), limits)
}

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

#[test]
fn a_socket_that_says_too_much_is_told_so_and_then_left() {
    let server = limited(Limits {
        messages: 4,
        patience: 3,
        ..Limits::default()
    });
    let table = open_table(&server.address, "coaxium", &two_people());
    let token = sit(&server.address, &table, 0, "Ann");
    let mut ann = Client::join(&server.address, &table, Some(&token));
    for _ in 0..3 {
        ann.say(&json!({"explain": {}}));
        assert_eq!(ann.until("refused")["code"], "not-started");
    }
    for _ in 0..3 {
        ann.say(&json!({"explain": {}}));
        assert_eq!(ann.until("error")["code"], "too-many");
    }
    ann.try_say(&json!({"explain": {}}));
    assert_eq!(ann.try_hear(), None, "who does not stop is left");

    let again = Client::join(&server.address, &table, Some(&token));
    assert_eq!(again.seat, 0, "and may come back");
}

#[test]
fn only_so_many_look_on_but_a_seat_is_always_free_for_its_owner() {
    let server = limited(Limits {
        sockets: 2,
        ..Limits::default()
    });
    let table = open_table(&server.address, "coaxium", &two_people());
    let token = sit(&server.address, &table, 0, "Ann");
    let onlookers = [0, 1].map(|_| Client::join(&server.address, &table, None));
    let mut third = Client::mute(&server.address, &table);
    third.say(&json!({"hello": {"token": null}}));
    assert_eq!(third.until("error")["code"], "too-many");

    let seats = [0, 1].map(|_| Client::join(&server.address, &table, Some(&token)));
    third.say(&json!({"hello": {"token": token}}));
    assert_eq!(third.until("error")["code"], "too-many");
    drop((onlookers, seats));
}

#[test]
fn only_so_many_tables_are_opened_in_a_minute() {
    let server = limited(Limits {
        tables: 2,
        ..Limits::default()
    });
    let wish = json!({"game": "coaxium", "seats": two_people()});
    for expected in [201, 201, 429] {
        let (status, answer) = post(&server.address, "/api/tables", &wish);
        assert_eq!(status, expected, "{answer}");
        let refused = answer["error"]["code"] == "too-many";
        assert_eq!(refused, expected == 429);
    }
}

#[test]
fn a_browser_finds_its_tables_again() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let other = open_table(address, "coaxium", &two_people());
    let unknown = "0123456789abcdef0123456789abcdef";
    let named = |table: &str, token: &str| json!({"table": table, "token": token});
    let wish = json!({"tables": [
        named(&table, &tokens[0]),
        named(&table, &tokens[1]),
        named(&other, &tokens[0]),
        named(unknown, &tokens[0]),
    ]});
    let (status, answer) = post(address, "/api/tables/mine", &wish);
    assert_eq!(status, 200, "{answer}");
    let found = answer["tables"].as_array().unwrap();
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    for (seat, found) in found[..2].iter().enumerate() {
        assert_eq!((&found["seat"], &found["info"]), (&json!(seat), &info));
        assert_eq!(found["your_turn"], info["decides"] == seat);
    }
    assert_eq!(found[2]["table"], other);
    assert_eq!(found[2]["error"]["code"], "wrong-token");
    assert_eq!(found[3]["error"]["code"], "unknown-table");

    let many = vec![named(unknown, "x"); 51];
    let (status, _) = post(address, "/api/tables/mine", &json!({"tables": many}));
    assert_eq!(status, 413);
}

#[test]
fn half_a_request_is_not_waited_for_for_ever() {
    let server = limited(Limits {
        request: Duration::from_millis(200),
        ..Limits::default()
    });
    let head = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n";
    let body = format!("{head}Content-Length: 100\r\n\r\n{{");
    for (half, answer) in [(head, ""), (&body, "too-slow")] {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        let patience = Some(Duration::from_secs(30));
        stream.set_read_timeout(patience).unwrap();
        stream.write_all(half.as_bytes()).unwrap();
        let mut told = String::new();
        stream
            .read_to_string(&mut told)
            .expect("the server should close the connection");
        assert!(told.contains(answer), "{half}: {told}");
    }
}
