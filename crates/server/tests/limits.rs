//! Who asks for too much is told so, and those who do not never notice.

use crate::common::Server;
use crate::common::client::{Client, fetch, get, open_table, post, request, sit};
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
        messages: 3,
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
    let left = Some((1008, "too-many".into()));
    assert_eq!(ann.closed(), left, "who does not stop is left");

    let mut again = Client::join(&server.address, &table, Some(&token));
    assert_eq!(again.seat, 0, "and may come back");
    again.say(&json!({"explain": {}}));
    let still = "a new socket is no new count: what counts is the seat";
    assert_eq!(again.until("error")["code"], "too-many", "{still}");
}

#[test]
fn pings_count_as_messages_do() {
    const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
    let server = limited(Limits {
        messages: 3,
        patience: 1,
        ..Limits::default()
    });
    let table = open_table(&server.address, "coaxium", &two_people());
    let token = sit(&server.address, &table, 0, "Ann");
    let mut ann = Client::join(&server.address, &table, Some(&token));
    ann.say_raw(&PING.repeat(4));
    assert_eq!(ann.until("error")["code"], "too-many");
    ann.say_raw(&PING);
    assert_eq!(ann.closed(), Some((1008, "too-many".into())));
}

#[test]
fn who_says_no_hello_is_left() {
    let server = limited(Limits {
        hello: Duration::from_millis(100),
        mute: 2,
        ..Limits::default()
    });
    let table = open_table(&server.address, "coaxium", &two_people());
    let mut silent = [0, 1].map(|_| Client::mute(&server.address, &table));
    let path = format!("/api/tables/{table}/ws");
    let third = fetch(&server.address, &path, &UPGRADE);
    assert_eq!(third.status, 429, "two are enough to say nothing");
    for silent in &mut silent {
        assert_eq!(silent.closed(), Some((1008, "no-hello".into())));
    }
    let onlooker = Client::join(&server.address, &table, None);
    std::thread::sleep(Duration::from_millis(200));
    let mut onlooker = onlooker;
    onlooker.say(&json!({"explain": {}}));
    assert_eq!(onlooker.until("refused")["code"], "onlooker", "and stays");
}

const UPGRADE: [(&str, &str); 4] = [
    ("Connection", "Upgrade"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// What a socket costs that says nothing: it was 137 KiB.
#[test]
#[cfg(target_os = "linux")]
fn a_silent_socket_costs_little() {
    let server = limited(Limits {
        mute: 400,
        ..Limits::default()
    });
    let table = open_table(&server.address, "coaxium", &two_people());
    let warm: Vec<_> = (0..20)
        .map(|_| Client::mute(&server.address, &table))
        .collect();
    let before = memory();
    let silent: Vec<_> = (0..300)
        .map(|_| Client::mute(&server.address, &table))
        .collect();
    // The sockets of this side have buffers as well, of 128 KiB, which nobody touches: those are
    // not counted by the system until something is written to them.
    let each = memory().saturating_sub(before) / 300;
    assert!(each < 60 * 1024, "{each} bytes");
    drop((warm, silent));
}

/// What this process has in memory.
#[cfg(target_os = "linux")]
fn memory() -> usize {
    let about = std::fs::read_to_string("/proc/self/statm").unwrap();
    about.split(' ').nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

#[test]
fn an_address_has_so_many_connections() {
    let server = limited(Limits {
        connections_per_address: 3,
        ..Limits::default()
    });
    let idle: Vec<_> = (0..3)
        .map(|_| TcpStream::connect(&server.address).unwrap())
        .collect();
    let mut more = TcpStream::connect(&server.address).unwrap();
    let mut told = String::new();
    more.read_to_string(&mut told).unwrap();
    assert!(told.starts_with("HTTP/1.1 429 "), "{told}");
    assert!(told.contains(r#""code":"too-many""#), "{told}");
    drop(idle);
    let mut tries = (0..100).map(|_| {
        std::thread::sleep(Duration::from_millis(20));
        let mut stream = TcpStream::connect(&server.address).unwrap();
        let ask = format!(
            "GET /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            server.address
        );
        let _ = stream.write_all(ask.as_bytes());
        let mut told = Vec::new();
        let _ = stream.read_to_end(&mut told);
        told.starts_with(b"HTTP/1.1 200 ")
    });
    assert!(tries.any(|answered| answered), "whose place is free again");
}

/// Behind a proxy everybody has an address of their own.
fn proxied(limits: Limits) -> Server {
    Server::but(|options| {
        options.limits = limits;
        options.site.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    })
}

#[test]
fn who_asks_for_too_much_uses_up_only_their_own() {
    let server = proxied(Limits {
        tables: 2,
        ..Limits::default()
    });
    let open = |who: &str, game: &str| {
        let wish = json!({"game": game, "seats": two_people()}).to_string();
        let from = [("X-Forwarded-For", who)];
        request(&server.address, "POST", "/api/tables", &from, &wish).status
    };
    let statuses = ["192.0.2.1"; 3].map(|who| open(who, "nope"));
    assert_eq!(statuses, [422, 422, 429], "what is refused counts");
    assert_eq!(open("192.0.2.2", "coaxium"), 201, "for oneself alone");
    assert_eq!(
        open("10.9.9.9, 192.0.2.1", "coaxium"),
        429,
        "whatever one claims"
    );
}

#[test]
fn tables_with_machines_are_counted_by_themselves() {
    let server = limited(Limits {
        tables_of_machines: 1,
        ..Limits::default()
    });
    let machines = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let open = |seats: &Value| {
        let wish = json!({"game": "coaxium", "seats": seats});
        post(&server.address, "/api/tables", &wish).0
    };
    assert_eq!([open(&machines), open(&machines)], [201, 429]);
    assert_eq!(open(&two_people()), 201);
}

#[test]
fn an_address_may_ask_so_much() {
    let server = proxied(Limits {
        requests: 5,
        ..Limits::default()
    });
    let ask = |who: &str| fetch(&server.address, "/api/games", &[("X-Forwarded-For", who)]).status;
    let statuses: Vec<u16> = (0..6).map(|_| ask("2001:db8::1")).collect();
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    assert_eq!(ask("2001:db8::2"), 429, "of the same network");
    assert_eq!(ask("2001:db8:0:1::2"), 200);
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
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
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
