//! Who is there, who plays for whom, clocks, talk: over real sockets, by a clock that the test sets.

use crate::common::Server;
use crate::common::client::{Client, Picks, fetch, get, open_table, post, sit};
use host::Time;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A clock that stands unless it is set.
#[derive(Clone)]
struct Hands(Arc<AtomicU64>);

impl Hands {
    fn new() -> Self {
        Self(Arc::new(AtomicU64::new(1_000_000)))
    }

    fn set(&self, options: &mut server::Options) {
        let hands = self.0.clone();
        options.time = server::Timekeeper::new(move || Time(hands.load(Ordering::Relaxed)));
    }

    fn pass(&self, milliseconds: u64) {
        self.0.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

fn people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

fn with_machine() -> Value {
    json!([{"kind": "person"}, {"kind": "bot", "level": "random"}])
}

/// A table of two people, and both at it.
fn two_at(address: &str, wish: &Value) -> (String, [String; 2], [Client; 2]) {
    let (status, answer) = post(address, "/api/tables", wish);
    assert_eq!(status, 201, "{answer}");
    let table = answer["table"].as_str().unwrap().to_owned();
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, ["Ann", "Bob"][usize::from(seat)]));
    let clients = [0, 1].map(|seat: usize| Client::join(address, &table, Some(&tokens[seat])));
    (table, tokens, clients)
}

#[test]
pub(crate) fn who_comes_and_goes_is_told_and_kept() {
    let hands = Hands::new();
    let server = Server::but(|options| hands.set(options));
    let address = &server.address;
    let wish = json!({"game": "coaxium", "seats": people()});
    let (table, _, [mut ann, bob]) = two_at(address, &wish);
    let told = ann.until("presence");
    assert_eq!(told, json!({"seat": 1, "here": true, "since": 1_000_000}));
    hands.pass(5000);
    drop(bob);
    let told = ann.until("presence");
    assert_eq!(told, json!({"seat": 1, "here": false, "since": 1_005_000}));
    let server = server.restarted_but(|options| hands.set(options));
    let (_, info) = get(&server.address, &format!("/api/tables/{table}"));
    let away = json!({"here": false, "since": 1_005_000});
    assert_eq!(info["seats"][1]["presence"], away);
}

#[test]
pub(crate) fn a_seat_that_is_left_before_the_game_is_free() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &people());
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let mut onlooker = Client::join(address, &table, None);
    ann.say(&json!({"leave": {}}));
    assert_eq!(onlooker.until("table")["seats"][0]["taken"], false);
    let path = format!("/api/tables/{table}/now");
    let bearer = format!("Bearer {token}");
    let answer = fetch(address, &path, &[("Authorization", &bearer)]);
    assert_eq!(answer.status, 403, "what opened it opens nothing");
    sit(address, &table, 0, "Eve");
}

#[test]
pub(crate) fn a_machine_takes_over_for_who_is_long_away_until_they_return() {
    let hands = Hands::new();
    let server = Server::but(|options| {
        hands.set(options);
        options.away = std::time::Duration::from_secs(70);
    });
    let address = &server.address;
    let wish = json!({"game": "coaxium", "seats": people()});
    let (table, tokens, [ann, mut bob]) = two_at(address, &wish);
    drop(ann);
    bob.until("presence");
    let away = bob.fresh["table"]["away"].as_u64().unwrap();
    assert_eq!(away, 70_000, "all are told how long that is");
    hands.pass(away - 1);
    let stand_in = json!({"stand-in": {"seat": 0, "position": 0}});
    bob.say(&stand_in);
    assert_eq!(bob.until("refused")["code"], "not-away");
    hands.pass(1);
    bob.say(&stand_in);
    bob.until("welcome");
    assert_eq!(bob.fresh["table"]["seats"][0]["deputy"], "greedy");
    while bob.choices().is_empty() {
        bob.until("step");
    }
    let mut ann = Client::join(address, &table, Some(&tokens[0]));
    ann.say(&json!({"return": {}}));
    bob.until("welcome");
    assert!(bob.fresh["table"]["seats"][0].get("deputy").is_none());
    let mut picks = Picks(3);
    while ann.choices().is_empty() {
        bob.choose(bob.any_choice(&mut picks));
        ann.until("step");
    }
    ann.choose(0);
}

#[test]
fn an_outer_rim_table_does_not_die_with_who_leaves() {
    let server = Server::start();
    let address = &server.address;
    let wish = json!({"game": "outer-rim", "seats": people()});
    let (_, _, [mut ann, mut bob]) = two_at(address, &wish);
    ann.wish("concede");
    bob.until("step");
    assert_eq!(bob.outcome["places"], json!([2, 1]));
}

/// The machine's moves are cut off the record, as if the server had been killed before it moved.
#[test]
pub(crate) fn machines_go_on_after_a_restart_without_anybody_knocking() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &with_machine());
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let mut picks = Picks(7);
    let machines = |heard: &[Value]| heard.iter().find(|told| told["step"]["by"] == 1).cloned();
    while machines(&ann.heard).is_none() || ann.choices().is_empty() {
        match ann.choices().len() {
            0 => drop(ann.until("step")),
            _ => ann.choose(ann.any_choice(&mut picks)),
        }
    }
    let first = machines(&ann.heard).unwrap()["step"]["position"]
        .as_u64()
        .unwrap();
    drop(ann);
    server.sql(&format!("DELETE FROM entries WHERE n >= {}", first - 1));
    let length = first - 1;
    server.sql(&format!("UPDATE tables SET due = 1, length = {length}"));
    let server = server.restarted();
    let moved = |n: &str| n.parse::<u64>().unwrap() >= first;
    server.until("SELECT CAST(COUNT(*) AS TEXT) FROM entries", moved);
    let rests = "SELECT CAST(COUNT(*) AS TEXT) FROM tables WHERE due IS NOT NULL";
    server.until(rests, |n| n == "0");
}

#[test]
fn machines_alone_rest_until_somebody_watches() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "coaxium", &seats);
    for _ in 0..5 {
        let (_, info) = get(address, &format!("/api/tables/{table}"));
        assert_eq!(info["position"], 0);
    }
    let mut onlooker = Client::join(address, &table, None);
    while !onlooker.is_over() {
        onlooker.until("step");
    }
}

#[test]
pub(crate) fn who_is_late_in_a_slow_game_is_done_without_and_a_restart_forgets_no_clock() {
    let hands = Hands::new();
    let server = Server::but(|options| hands.set(options));
    let wish = json!({"game": "coaxium", "seats": people(), "clock": {"slow": {"days": 2}}});
    let (table, tokens, [ann, mut bob]) = two_at(&server.address, &wish);
    assert_eq!(bob.fresh["clocks"]["runs"]["until"], 1_000_000 + 2 * DAY);
    drop(ann);
    hands.pass(2 * DAY);
    while bob.choices().is_empty() {
        let step = bob.until("step");
        assert!(step["by"] != 0 || step["by_clock"].is_array(), "{step}");
    }
    let runs = bob.until("clocks")["runs"].clone();
    assert_eq!(
        (&runs["seat"], &runs["until"]),
        (&json!(1), &json!(1_000_000 + 4 * DAY))
    );
    let stored = "SELECT CAST(COUNT(*) AS TEXT) FROM entries";
    let before = server.read(stored);
    drop(bob);
    let server = server.restarted_but(|options| hands.set(options));
    let mine = json!({"tables": [{"table": table, "token": tokens[1]}]});
    let (_, mine) = post(&server.address, "/api/tables/mine", &mine);
    let mine = &mine["tables"][0];
    assert_eq!(
        (&mine["your_turn"], &mine["since"]),
        (&json!(true), &json!(1_000_000 + 2 * DAY))
    );
    assert_eq!(mine["deadline"], 1_000_000 + 4 * DAY);
    hands.pass(2 * DAY);
    server.until(stored, |n| n != before);
}

#[test]
fn a_live_clock_stands_while_nobody_is_there() {
    let hands = Hands::new();
    let server = Server::but(|options| hands.set(options));
    let address = &server.address;
    let clock = json!({"live": {"bank_s": 60, "increment_s": 5}});
    let wish = json!({"game": "coaxium", "seats": people(), "clock": clock});
    let (table, tokens, [mut ann, bob]) = two_at(address, &wish);
    hands.pass(10_000);
    drop(bob);
    ann.until("presence");
    drop(ann);
    server.until("SELECT clocks FROM tables", |clocks| {
        clocks.contains(r#""runs":null"#)
    });
    hands.pass(DAY);
    let mut ann = Client::join(address, &table, Some(&tokens[0]));
    let clocks = ann.until("clocks");
    assert_eq!(clocks["left"], json!([50_000, 60_000]));
    hands.pass(50_000);
    let step = ann.until("step");
    assert!(step["by_clock"].is_array(), "{step}");
}

#[test]
fn a_clock_nobody_can_play_by_is_refused() {
    let server = Server::start();
    let wish = json!({"game": "coaxium", "seats": people(), "clock": {"slow": {"days": 0}}});
    let (status, answer) = post(&server.address, "/api/tables", &wish);
    assert_eq!(
        (status, &answer["error"]["code"]),
        (400, &json!("bad-request"))
    );
}

#[test]
pub(crate) fn what_is_said_is_kept_page_by_page_for_those_who_sit_there() {
    let hands = Hands::new();
    let server = Server::but(|options| hands.set(options));
    let address = &server.address;
    let wish = json!({"game": "coaxium", "seats": people()});
    let (table, tokens, [mut ann, mut bob]) = two_at(address, &wish);
    for number in 1..=60 {
        hands.pass(5000);
        ann.say(&json!({"chat": {"text": format!("line {number}")}}));
        assert_eq!(bob.until("chat")["n"], number);
    }
    bob.say(&json!({"react": {"reaction": "laugh"}}));
    let line = ann.until("chat");
    while ann.heard.last().unwrap()["chat"]["reaction"].is_null() {
        ann.until("chat");
    }
    assert_eq!(line["name"], "Ann");
    let server = server.restarted_but(|options| hands.set(options));
    let bob = Client::join(&server.address, &table, Some(&tokens[1]));
    let chat = bob.fresh["chat"].as_array().unwrap();
    assert_eq!(
        (chat.len(), &chat[0]["n"], &chat[49]["n"]),
        (50, &json!(12), &json!(61))
    );
    let page = bob.get("chat?before=12");
    let page = page["chat"].as_array().unwrap();
    assert_eq!((page.len(), &page[0]["text"]), (11, &json!("line 1")));
    let onlooker = Client::join(&server.address, &table, None);
    assert_eq!(onlooker.fresh["chat"], json!([]));
    assert_eq!(onlooker.get("chat")["error"]["code"], "onlooker");
    let mine = json!({"tables": [{"table": table, "token": tokens[1], "chat_seen": 58}]});
    let (_, mine) = post(&server.address, "/api/tables/mine", &mine);
    assert_eq!(mine["tables"][0]["unread"], 3);
}
