//! Whatever is said that should not be is refused in a way that is written down, and changes nothing: a
//! sample of `cargo xtask siege`.

use crate::common::Server;
use patron::hostile::Siege;
use patron::{Client, get, open_table};
use serde_json::json;

#[test]
fn whatever_should_not_be_said_is_refused_and_changes_nothing() {
    let page = (
        "index.html".into(),
        "text/html".into(),
        b"A page"[..].into(),
    );
    let server = Server::but(|options| {
        options.client = server::Client::new([page]);
        // So that one machine can come from many addresses.
        options.site.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let siege = Siege {
        address: &server.address,
        messages: 6000,
        batches: 4,
        attackers: 2,
        seed: 1,
    };
    let tally = siege.run(|_| Ok(())).unwrap();
    assert!(tally.understood() > 5000, "{tally:?}");
    for code in [
        "bad-request",
        "not-your-decision",
        "onlooker",
        "no-hello",
        "stale",
        "wrong-token",
        "not-invited",
        "private",
        "wrong-host",
        "other-origin",
    ] {
        assert!(tally.refused.contains_key(code), "{code}: {tally:?}");
    }
}

#[test]
fn who_says_what_is_no_message_is_told_why_they_are_left() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "coaxium", &seats);
    let no_text = [0x81, 0x81, 0, 0, 0, 0, 0xff];
    let unknown_kind = [0x83, 0x80, 0, 0, 0, 0];
    let huge = [0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for frame in [&no_text[..], &unknown_kind, &huge] {
        let mut rude = Client::mute(&server.address, &table);
        rude.say_raw(frame);
        let told = Some((1002, "bad-frame".into()));
        assert_eq!(rude.closed(), told, "{frame:x?}");
    }
}

#[test]
fn who_says_farewell_is_answered() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "coaxium", &seats);
    let mut guest = Client::mute(&server.address, &table);
    let goodbye = [0x88, 0x82, 0, 0, 0, 0, 3, 232];
    guest.say_raw(&goodbye);
    assert_eq!(guest.closed(), Some((1000, String::new())));
}

#[test]
fn what_the_router_refuses_has_a_code_as_well() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "coaxium", &seats);
    let no_socket = format!("/api/tables/{table}/ws");
    for path in [&no_socket, "/api/tables/%ff", "/api/games/%ff/faces"] {
        let (status, answer) = get(&server.address, path);
        assert_eq!(
            (status, &answer["error"]["code"]),
            (400, &json!("bad-request")),
            "{path}"
        );
    }
}
