//! Who may sit and look, over real sockets: invitations, private tables, tokens, other devices.

use crate::common::Server;
use crate::common::client::{
    Answer, Client, as_seat, fetch, get, invitation, open_table, post, sit,
};
use serde_json::{Value, json};
use std::path::Path;

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

/// A private table, with what lets others in.
fn private_table(address: &str) -> (String, Value) {
    let wish = json!({"game": "coaxium", "seats": two_people(), "private": true});
    let (status, opened) = post(address, "/api/tables", &wish);
    assert_eq!(status, 201, "{opened}");
    (opened["table"].as_str().unwrap().into(), opened)
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

fn code_of(answer: &Answer) -> Value {
    let body: Value = serde_json::from_slice(&answer.body).unwrap();
    body["error"]["code"].clone()
}

/// What a socket answers to a hello.
fn hello(address: &str, table: &str, shown: &Value) -> Value {
    let mut client = Client::mute(address, table);
    client.say_text(&json!({ "hello": shown }).to_string());
    client.try_hear_plainly().unwrap()
}

#[test]
fn the_link_of_a_new_table_carries_its_invitation_behind_the_hash() {
    let server = Server::start();
    let wish = json!({"game": "coaxium", "seats": two_people()});
    let (_, opened) = post(&server.address, "/api/tables", &wish);
    let part = |name: &str| opened[name].as_str().unwrap().to_owned();
    let (table, invited) = (part("table"), part("invitation"));
    assert_eq!(part("invite"), format!("/table/{table}#join={invited}"));
    let all = [&table, &invited, &part("spectator")];
    assert!(all.iter().all(|secret| secret.len() == 32));
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
    let (_, info) = get(&server.address, &format!("/api/tables/{table}"));
    let told = info.to_string();
    assert!(!told.contains(&invited) && !told.contains(&part("spectator")));
}

#[test]
fn a_name_and_a_table_are_no_invitation() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let path = format!("/api/tables/{table}/sit");
    for wish in [
        json!({"name": "Eve"}),
        json!({"name": "Eve", "invitation": table}),
        json!({"name": "Eve", "invitation": ""}),
    ] {
        let (status, answer) = post(address, &path, &wish);
        assert_eq!((status, code(&answer)), (403, "not-invited"), "{wish}");
    }
    sit(address, &table, 0, "Ann");
}

#[test]
pub(crate) fn an_invitation_is_renewed_by_who_sits_there() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let token = sit(address, &table, 0, "Ann");
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let old = invitation(&table);

    let wish = json!({"which": "invitation"});
    let (status, answer) = post(address, &path("invitation"), &wish);
    assert_eq!((status, code(&answer)), (403, "onlooker"));
    let (status, answer) = as_seat(address, "POST", &path("invitation"), "x", &wish);
    assert_eq!((status, code(&answer)), (403, "wrong-token"));
    let answer = fetch(address, &path("links"), &[]);
    assert_eq!((answer.status, code_of(&answer)), (403, json!("onlooker")));

    let (status, renewed) = as_seat(address, "POST", &path("invitation"), &token, &wish);
    assert_eq!(status, 200, "{renewed}");
    let (_, links) = as_seat(address, "GET", &path("links"), &token, &Value::Null);
    assert_eq!(links, renewed);
    assert_ne!(links["invitation"].as_str(), old.as_deref());

    let server = server.restarted();
    let address = &server.address;
    let late = json!({"name": "Eve", "invitation": old});
    let (_, answer) = post(address, &path("sit"), &late);
    assert_eq!(code(&answer), "not-invited");
    let wish = json!({"name": "Bea", "invitation": links["invitation"]});
    let (status, _) = post(address, &path("sit"), &wish);
    assert_eq!(status, 200);
}

#[test]
pub(crate) fn a_private_table_shows_nothing_to_who_only_knows_its_name() {
    let server = Server::start();
    let address = &server.address;
    let (table, opened) = private_table(address);
    let path = |what: &str| format!("/api/tables/{table}{what}");
    for what in ["", "/now", "/log?before=1", "/save"] {
        for shown in [None, Some("Key 00112233445566778899aabbccddeeff")] {
            let shown = shown.map(|shown| ("Authorization", shown));
            let answer = fetch(address, &path(what), shown.as_slice());
            assert_eq!(
                (answer.status, code_of(&answer)),
                (403, json!("private")),
                "{what}"
            );
        }
    }
    let (_, answer) = post(address, &path("/report"), &json!({"wrong": ""}));
    assert_eq!(code(&answer), "private");
    assert_eq!(
        hello(address, &table, &json!({}))["error"]["code"],
        "private"
    );

    for key in ["invitation", "spectator"] {
        let key = opened[key].as_str().unwrap();
        let shown = [("Authorization", &*format!("Key {key}"))];
        for what in ["", "/now", "/log?before=1"] {
            assert_eq!(fetch(address, &path(what), &shown).status, 200);
        }
        let welcome = hello(address, &table, &json!({ "key": key }));
        assert_eq!(welcome["welcome"]["seat"], Value::Null);
    }
    let watcher = json!({"name": "Eve", "invitation": opened["spectator"]});
    let (_, answer) = post(address, &path("/sit"), &watcher);
    assert_eq!(code(&answer), "not-invited", "who may look may not sit");
    let token = sit(address, &table, 0, "Ann");
    assert_eq!(Client::join(address, &table, Some(&token)).seat, 0);
}

#[test]
fn a_table_that_becomes_private_leaves_who_only_knew_its_name() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let token = sit(address, &table, 0, "Ann");
    let mut passer_by = Client::join(address, &table, None);
    let path = format!("/api/tables/{table}/private");
    let (status, links) = as_seat(address, "POST", &path, &token, &json!({"private": true}));
    assert_eq!((status, &links["private"]), (200, &json!(true)));
    assert_eq!(passer_by.until("error")["code"], "private");
    assert!(passer_by.try_hear().is_none(), "and the socket is closed");
    let (_, links) = as_seat(address, "POST", &path, &token, &json!({"private": false}));
    assert_eq!(links["private"], false);
    Client::join(address, &table, None);
}

#[test]
pub(crate) fn a_new_token_leaves_every_socket_that_came_with_another() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let [token, other] =
        [("Ann", 0), ("Bea", 1)].map(|(name, seat)| sit(address, &table, seat, name));
    let mut sockets = [&token, &token].map(|token| Client::join(address, &table, Some(token)));
    let mut bea = Client::join(address, &table, Some(&other));
    let path = format!("/api/tables/{table}/token");
    let (status, renewed) = as_seat(address, "POST", &path, &token, &Value::Null);
    assert_eq!((status, &renewed["seat"]), (200, &json!(0)), "{renewed}");
    let new = renewed["token"].as_str().unwrap();
    let only = format!("{path}/only");
    let (status, only) = as_seat(address, "POST", &only, new, &Value::Null);
    assert_eq!((status, only), (200, json!({"seat": 0})));
    for socket in &mut sockets {
        assert_eq!(socket.until("error")["code"], "wrong-token");
        assert!(socket.try_hear().is_none());
    }
    bea.consent(true);
    assert_eq!(bea.until("refused")["code"], "nothing-asked", "others stay");
    let (_, answer) = as_seat(address, "POST", &path, &token, &Value::Null);
    assert_eq!(code(&answer), "wrong-token", "the old one renews nothing");

    let server = server.restarted();
    let refused = hello(&server.address, &table, &json!({ "token": token }));
    assert_eq!(refused["error"]["code"], "wrong-token");
    assert_eq!(Client::join(&server.address, &table, Some(new)).seat, 0);
}

/// A server that is killed after storing a new token and before answering shuts nobody out.
#[test]
fn who_never_got_a_new_token_still_has_the_old_one() {
    let server = Server::start();
    let table = open_table(&server.address, "coaxium", &two_people());
    let token = sit(&server.address, &table, 0, "Ann");
    let path = format!("/api/tables/{table}/token");
    let (status, _) = as_seat(&server.address, "POST", &path, &token, &Value::Null);
    assert_eq!(status, 200);
    let server = server.restarted();
    let (status, again) = as_seat(&server.address, "POST", &path, &token, &Value::Null);
    assert_eq!(status, 200, "{again}");
}

#[test]
pub(crate) fn a_seat_is_played_on_another_device() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let tokens = [("Ann", 0), ("Bea", 1)].map(|(name, seat)| sit(address, &table, seat, name));
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let (status, made) = as_seat(address, "POST", &path("device"), &tokens[0], &Value::Null);
    assert_eq!(status, 200, "{made}");
    let minutes = |until: &Value| {
        let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
        (until.as_u64().unwrap() - now).div_ceil(60_000)
    };
    assert_eq!(minutes(&made["until"]), 10);
    let shown = json!({"code": made["code"]});
    let stored = server.read("SELECT code FROM codes");
    assert!(!made["code"].as_str().unwrap().contains(&stored));

    let server = server.restarted();
    let address = &server.address;
    let (status, there) = post(address, &path("device/use"), &shown);
    assert_eq!((status, &there["seat"]), (200, &json!(0)), "{there}");
    let (status, answer) = post(address, &path("device/use"), &shown);
    assert_eq!((status, code(&answer)), (410, "code-used"));
    let (status, answer) = post(address, &path("device/use"), &json!({"code": "nothing"}));
    assert_eq!((status, code(&answer)), (404, "unknown-code"));
    for token in [tokens[0].as_str(), there["token"].as_str().unwrap()] {
        assert_eq!(Client::join(address, &table, Some(token)).seat, 0);
    }

    let (_, late) = as_seat(address, "POST", &path("device"), &tokens[1], &Value::Null);
    server.sql("UPDATE codes SET until = 1 WHERE used = 0");
    let server = server.restarted();
    let (status, answer) = post(
        &server.address,
        &path("device/use"),
        &json!({"code": late["code"]}),
    );
    assert_eq!((status, code(&answer)), (410, "code-expired"));
}

#[test]
fn what_holds_a_seat_is_kept_by_nobody_on_the_way() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "coaxium", &two_people());
    let token = sit(address, &table, 0, "Ann");
    let shown = [("Authorization", &*format!("Bearer {token}"))];
    let answer = fetch(address, &format!("/api/tables/{table}/links"), &shown);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[test]
fn the_links_to_old_tables_still_invite() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/tables/tables.sqlite");
    let server = Server::on(&kept);
    let others = "SELECT CAST(COUNT(*) AS TEXT) FROM tables WHERE invitation <> id";
    assert_eq!(server.read(others), "0");
    let open = "SELECT CAST(COUNT(*) AS TEXT) FROM tables WHERE private OR length(spectator) <> 32";
    assert_eq!(server.read(open), "0");
    let seats = "SELECT CAST(COUNT(*) AS TEXT) FROM seats s WHERE NOT EXISTS \
        (SELECT 1 FROM tokens t WHERE t.\"table\" = s.\"table\" AND t.seat = s.seat)";
    assert_eq!(server.read(seats), "0", "everybody still holds their seat");
}
