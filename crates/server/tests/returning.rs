//! Coming back to a table after the server was another one.

use crate::common::Server;
use crate::common::client::{Client, asked, get, open_table, post, sit};
use serde_json::{Value, json};

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

/// A table of two people at which somebody has moved, and their tokens.
fn begun(server: &Server) -> (String, [String; 2]) {
    let table = open_table(&server.address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(&server.address, &table, seat, &format!("Somebody {seat}")));
    let mut clients = tokens
        .each_ref()
        .map(|token| Client::join(&server.address, &table, Some(token)));
    for _ in 0..3 {
        let decider = asked(&mut clients).unwrap();
        clients[decider].choose(0);
        clients[1 - decider].until("step");
        asked(&mut clients).unwrap();
    }
    (table, tokens)
}

#[test]
fn a_machine_goes_on_as_soon_as_somebody_asks_for_its_table() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&server.address, "deckbuilding", &seats);
    let token = sit(&server.address, &table, 0, "Ann");
    let mut ann = Client::join(&server.address, &table, Some(&token));
    while ann.choices().is_empty() {
        ann.until("step");
    }
    let ends = |choice: &Value| choice["choice"] == "end-turn";
    let end = ann.choices().iter().position(ends).expect("a turn can end");
    let position = ann.position;
    ann.say(&json!({"choose": {"position": position, "id": end}}));
    ann.until("step");
    drop(ann);

    // Wherever the machine was, asking for the table is enough.
    let server = server.restarted();
    let path = format!("/api/tables/{table}");
    let goes_on = (0..2000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(5));
        let (_, info) = get(&server.address, &path);
        info["decides"] == 0 && info["position"].as_u64() > Some(position + 1)
    });
    assert!(goes_on, "the machine should have ended its turn");
}

#[test]
pub(crate) fn a_question_outlives_the_server_and_is_answered_after_it() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let join = |server: &Server, seat: usize| {
        let token = Some(tokens[seat].as_str());
        Client::join(&server.address, &table, token)
    };
    let mut clients = [join(&server, 0), join(&server, 1)];
    let asker = loop {
        let decider = asked(&mut clients).unwrap();
        clients[decider].choose(0);
        clients[1 - decider].until("step");
        asked(&mut clients).unwrap();
        let undo = &clients[decider].heard.last().unwrap()["step"]["undo"];
        if undo == "ask" {
            break decider;
        }
    };
    clients[asker].wish("undo-request");
    clients[1 - asker].until("undo-asked");

    let server = server.restarted();
    let mut clients = [join(&server, 0), join(&server, 1)];
    for client in &clients {
        assert_eq!(client.fresh["asked"]["seat"], asker);
    }
    clients[asker].wish("undo-request");
    assert_eq!(clients[asker].until("refused")["code"], "already-asked");
    let n = &clients[1 - asker].fresh["asked"]["n"];
    let yes = json!({"consent": {"n": n, "agrees": true}});
    clients[1 - asker].say(&yes);
    assert_eq!(clients[asker].until("step")["did"], "undo");
}

#[test]
pub(crate) fn a_table_played_with_other_cards_can_be_looked_at_and_nothing_else() {
    let server = Server::start();
    let (table, tokens) = begun(&server);
    let content = "0".repeat(64);
    server.sql(&format!("UPDATE tables SET content = '{content}'"));
    let server = server.restarted();
    let (status, info) = get(&server.address, &format!("/api/tables/{table}"));
    assert_eq!((status, &info["position"]), (200, &json!(3)));
    let why = info["read_only"].as_str().unwrap();
    assert!(
        why.contains("other cards") && why.contains(&content),
        "{why}"
    );
    assert_eq!(info["decides"], Value::Null);

    for token in &tokens {
        let mut client = Client::join(&server.address, &table, Some(token));
        assert!(client.view.is_object() && client.decision.is_null());
        client.say(&json!({"choose": {"position": 3, "id": 0}}));
        assert_eq!(client.until("refused")["code"], "other-rules");
        client.wish("undo");
        assert_eq!(client.until("refused")["code"], "other-rules");
    }
}

#[test]
fn a_table_whose_record_differs_opens_where_it_last_agreed() {
    let server = Server::start();
    let (table, tokens) = begun(&server);
    server
        .sql("UPDATE tables SET origin = replace(origin, '\"pay_off\":false', '\"pay_off\":true')");
    let server = server.restarted();
    let client = Client::join(&server.address, &table, Some(&tokens[0]));
    let info = &client.fresh["table"];
    assert!(info["read_only"].is_string(), "{info}");
    assert_eq!(client.position, 0);
    assert!(client.view.is_object());
    let path = format!("/api/tables/{table}/sit");
    let (status, answer) = post(&server.address, &path, &json!({"name": "Cem"}));
    assert_eq!(
        (status, &answer["error"]["code"]),
        (409, &json!("other-rules"))
    );
}

#[test]
fn a_table_of_older_rules_is_played_by_its_choices_and_goes_on() {
    let server = Server::start();
    let (table, tokens) = begun(&server);
    // As a build of older rules would have left it, whose positions hash otherwise.
    server.sql(r#"UPDATE entries SET entry = json_set(entry, '$.at', '0123456789abcdef')"#);
    server.sql("UPDATE tables SET rules = 0");
    let path = format!("/api/tables/{table}");
    let mut server = server.restarted();
    for position in 3..5 {
        let (_, info) = get(&server.address, &path);
        assert_eq!(info["read_only"], Value::Null, "{info}");
        assert_eq!(info["position"], position);
        let seat = info["decides"].as_u64().unwrap() as usize;
        let mut client = Client::join(&server.address, &table, Some(&tokens[seat]));
        client.choose(0);
        // What was added stands beside what was hashed anew.
        server = server.restarted();
    }
}

#[test]
pub(crate) fn a_finished_table_that_lost_its_end_is_not_taken_for_whole() {
    let server = Server::start();
    let (table, tokens) = begun(&server);
    let path = format!("/api/tables/{table}");
    let mut client = Client::join(&server.address, &table, Some(&tokens[0]));
    client.wish("concede");
    client.until("step");
    server.sql("DELETE FROM entries WHERE n = (SELECT MAX(n) FROM entries)");
    // As if nobody had counted them before.
    server.sql("UPDATE tables SET length = length - 1");
    let server = server.restarted();
    let (_, info) = get(&server.address, &path);
    let why = info["read_only"].as_str().unwrap();
    assert!(why.contains("ended otherwise"), "{why}");
}

/// A table after one more move, whose stored end is then changed by this, given another choice that could
/// have been made.
fn opened_after(change: impl Fn(&Value) -> String) -> (Server, String, String) {
    let server = Server::start();
    let (table, tokens) = begun(&server);
    let join = |seat: usize| Client::join(&server.address, &table, Some(&tokens[seat]));
    let mut clients = [join(0), join(1)];
    let decider = asked(&mut clients).unwrap();
    let other = clients[decider].choices()[1]["choice"].clone();
    clients[decider].choose(0);
    server.sql(&change(&other));
    (server.restarted(), table, tokens[decider].clone())
}

#[test]
fn a_running_table_whose_end_is_missing_or_another_is_looked_at_and_nothing_else() {
    let missing = |_: &Value| "DELETE FROM entries WHERE n = 3".to_owned();
    let another = |other: &Value| {
        let other = other.to_string().replace('\'', "''");
        format!(
            "UPDATE entries SET entry = json_set(entry, '$.act.choose.choice', json('{other}'))
             WHERE n = 3"
        )
    };
    for (server, table, token) in [opened_after(missing), opened_after(another)] {
        let mut client = Client::join(&server.address, &table, Some(&token));
        let why = client.fresh["table"]["read_only"].as_str().unwrap();
        assert!(why.contains("damaged"), "{why}");
        assert!(client.view.is_object() && client.decision.is_null());
        let position = client.position;
        client.say(&json!({"choose": {"position": position, "id": 0}}));
        assert_eq!(client.until("refused")["code"], "damaged");
    }
}

#[test]
fn a_table_of_whose_end_nothing_was_stored_opens_as_before() {
    let forget = |_: &Value| "UPDATE entries SET leads_to = NULL".to_owned();
    let (server, table, _) = opened_after(forget);
    let (_, info) = get(&server.address, &format!("/api/tables/{table}"));
    assert_eq!(
        (&info["read_only"], &info["position"]),
        (&Value::Null, &json!(4))
    );
}
