//! Playing again: the same people at a new table, and nobody else.

use crate::common::Server;
use crate::common::client::{Client, get, open_table, post, sit};
use serde_json::{Value, json};

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

/// A table at which the second person has just conceded, and the tokens of both.
fn finished(address: &str, names: [&str; 2]) -> (String, [String; 2]) {
    let table = open_table(address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, names[usize::from(seat)]));
    concede(address, &table, &tokens[1]);
    (table, tokens)
}

fn concede(address: &str, table: &str, token: &str) {
    let mut client = Client::join(address, table, Some(token));
    client.wish("concede");
    client.until("step");
    assert!(client.is_over());
}

/// Asks for a rematch, and gives its table.
fn ask(address: &str, table: &str, token: &str, swap: bool) -> String {
    let path = format!("/api/tables/{table}/rematch");
    let (status, answer) = post(address, &path, &json!({"token": token, "swap": swap}));
    assert_eq!(status, 200, "{answer}");
    answer["table"].as_str().unwrap().into()
}

fn try_to_sit(address: &str, table: &str, wish: &Value) -> (u16, Value) {
    post(address, &format!("/api/tables/{table}/sit"), wish)
}

/// The invitation to a table nobody sits at yet.
fn show_invitation(server: &Server, table: &str) -> String {
    server.read(&format!(
        "SELECT invitation FROM tables WHERE id = '{table}'"
    ))
}

#[test]
pub(crate) fn a_rematch_is_one_table_for_all_who_ask() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let path = format!("/api/tables/{table}/rematch");
    let tokens = [("Ann", 0), ("Bea", 1)].map(|(name, seat)| sit(address, &table, seat, name));
    let wish = json!({"token": tokens[0], "swap": true});
    let (status, answer) = post(address, &path, &wish);
    assert_eq!(
        (status, &answer["error"]["code"]),
        (409, &json!("still-running"))
    );

    let mut bea = Client::join(address, &table, Some(&tokens[1]));
    bea.wish("concede");
    bea.until("step");
    let next = ask(address, &table, &tokens[0], true);
    assert_eq!(bea.until("rematch")["table"], next);
    assert_eq!(ask(address, &table, &tokens[1], false), next);
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    assert_eq!(info["rematch"], next);

    let (_, info) = get(address, &format!("/api/tables/{next}"));
    assert_eq!(
        (&info["state"], &info["game"]),
        (&json!("open"), &json!("deckbuilding"))
    );
    assert_eq!(info["before"], table);
    let mut early = Client::mute(address, &next);
    early.say(&json!({"hello": {"token": tokens[0]}}));
    let refused = early.until("error");
    assert_eq!(refused["code"], "wrong-token", "nobody sits by being asked");
    for (token, name, seat) in [(&tokens[0], "Ann", 1), (&tokens[1], "Bea", 0)] {
        let wish = json!({"name": name, "token": token});
        let (_, answer) = try_to_sit(address, &next, &wish);
        assert_eq!(answer["seat"], seat, "sides are swapped");
        let own = answer["token"].as_str().unwrap();
        assert_ne!(own, *token, "every table has tokens of its own");
        assert_eq!(Client::join(address, &next, Some(own)).seat, seat);
    }
}

#[test]
pub(crate) fn the_seats_of_a_rematch_belong_to_who_sat_at_the_table_before() {
    let server = Server::start();
    let address = &server.address;
    let (table, tokens) = finished(address, ["Ann", "Bea"]);
    // Whoever looks on hears where it goes on.
    let mut eve = Client::join(address, &table, None);
    ask(address, &table, &tokens[0], false);
    let next = eve.until("rematch")["table"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{next}");
    let (_, before) = get(address, &path);
    assert_eq!(before["seats"][1]["kept"], true);

    let invited = show_invitation(&server, &next);
    let (elsewhere, _) = finished(address, ["Ann", "Bea"]);
    let foreign = sit(
        address,
        &open_table(address, "coaxium", &two_people()),
        0,
        "Eve",
    );
    let cases = [
        (json!({"name": "Bea"}), "not-invited"),
        (json!({"name": "Eve", "invitation": next}), "not-invited"),
        (json!({"name": "Bea", "invitation": invited}), "seat-kept"),
        (
            json!({"name": "Bea", "seat": 1, "invitation": invited}),
            "seat-kept",
        ),
        (json!({"name": "Bea", "token": foreign}), "wrong-token"),
        (json!({"name": "Bea", "token": elsewhere}), "wrong-token"),
        (
            json!({"name": "Bea", "seat": 1, "token": ""}),
            "wrong-token",
        ),
    ];
    for (wish, why) in cases {
        let (status, answer) = try_to_sit(address, &next, &wish);
        let code = &answer["error"]["code"];
        assert_eq!((status, code), (403, &json!(why)), "{wish}");
    }
    assert_eq!(get(address, &path).1, before, "nothing has changed");

    let wish = json!({"name": "Bea", "token": tokens[1]});
    let (status, first) = try_to_sit(address, &next, &wish);
    assert_eq!((status, &first["seat"]), (200, &json!(1)));
    let (status, again) = try_to_sit(address, &next, &wish);
    assert_eq!((status, &again["seat"]), (200, &json!(1)), "another window");
    assert_ne!(again["token"], first["token"]);
    for hers in [&first, &again] {
        let token = hers["token"].as_str();
        assert_eq!(Client::join(address, &next, token).seat, 1);
    }
    let (_, info) = get(address, &path);
    assert!(info["seats"][1]["kept"].is_null(), "she has come");
    let wish = json!({"name": "Eve", "seat": 1, "invitation": invited});
    let (_, answer) = try_to_sit(address, &next, &wish);
    assert_eq!(answer["error"]["code"], "seat-taken");
}

#[test]
pub(crate) fn a_kept_seat_survives_a_restart_and_the_next_rematch() {
    let server = Server::start();
    let (table, tokens) = finished(&server.address, ["Ann", "Bea"]);
    let next = ask(&server.address, &table, &tokens[1], true);
    let server = server.restarted();
    let address = &server.address;
    let sit_again = |table: &str, name: &str, token: &str, seat: u8| -> String {
        let wish = json!({"name": name, "token": token});
        let (status, answer) = try_to_sit(address, table, &wish);
        assert_eq!((status, &answer["seat"]), (200, &json!(seat)), "{answer}");
        answer["token"].as_str().unwrap().into()
    };
    let beas = sit_again(&next, "Bea", &tokens[1], 0);
    let anns = sit_again(&next, "Ann", &tokens[0], 1);
    concede(address, &next, &anns);
    let third = ask(address, &next, &anns, true);
    sit_again(&third, "Ann", &anns, 0);
    let wish = json!({"name": "Eve", "invitation": show_invitation(&server, &third)});
    let (_, answer) = try_to_sit(address, &third, &wish);
    assert_eq!(answer["error"]["code"], "seat-kept");
    let wish = json!({"name": "Bea", "token": tokens[1]});
    let (_, answer) = try_to_sit(address, &third, &wish);
    assert_eq!(
        answer["error"]["code"], "wrong-token",
        "one of two tables before"
    );
    sit_again(&third, "Bea", &beas, 1);
}

#[test]
fn a_seat_is_kept_beside_machines_as_well() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let token = sit(address, &table, 0, "Ann");
    concede(address, &table, &token);
    let next = ask(address, &table, &token, true);
    let wish = json!({"name": "Eve", "invitation": show_invitation(&server, &next)});
    let (_, answer) = try_to_sit(address, &next, &wish);
    assert_eq!(answer["error"]["code"], "seat-kept");
    let wish = json!({"name": "Ann", "token": token});
    let (_, answer) = try_to_sit(address, &next, &wish);
    assert_eq!(answer["seat"], 1);
    let (_, info) = get(address, &format!("/api/tables/{next}"));
    assert_eq!(info["state"], "running");
}
