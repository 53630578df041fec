//! Two servers on one database, with people on both: everybody sees the same, whoever they ask, and when
//! one ends the other goes on.

use crate::common::Server;
use crate::common::client::{Client, Picks, asked, get, open_table, post, sit};
use cluster::Cluster;
use serde_json::{Value, json};

fn people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

/// Two servers on a PostgreSQL.
fn two() -> [Server; 2] {
    let first = Server::at(Cluster::shared().database());
    let second = first.neighbour();
    [first, second]
}

/// Somebody at each of them, at the same table.
fn apart(servers: &[Server; 2], wish: &Value) -> (String, [String; 2], [Client; 2]) {
    let (status, answer) = post(&servers[0].address, "/api/tables", wish);
    assert_eq!(status, 201, "{answer}");
    let table = answer["table"].as_str().unwrap().to_owned();
    // Each sits down at one and looks from the other: what is done at one is known at both.
    let tokens = [0, 1].map(|seat: u8| {
        let address = &servers[1 - usize::from(seat)].address;
        let path = format!("/api/tables/{table}/sit");
        let invitation = &answer["invitation"];
        let name = format!("Guest {seat}");
        let wish = json!({"seat": seat, "name": name, "invitation": invitation});
        let (status, sat) = post(address, &path, &wish);
        assert_eq!(status, 200, "{sat}");
        sat["token"].as_str().unwrap().to_owned()
    });
    let join = |seat: usize| Client::join(&servers[seat].address, &table, Some(&tokens[seat]));
    let clients = [0, 1].map(join);
    (table, tokens, clients)
}

fn whole_game(servers: &[Server; 2], game: &str) {
    let (table, _, mut clients) = apart(servers, &json!({"game": game, "seats": people()}));
    let mut picks = Picks(19);
    while let Some(asked) = asked(&mut clients) {
        let choice = clients[asked].any_choice(&mut picks);
        clients[asked].choose(choice);
        let position = clients[asked].position;
        while clients[1 - asked].position < position {
            clients[1 - asked].hear();
        }
    }
    let told = servers.each_ref().map(|server| {
        let (_, mut info) = get(&server.address, &format!("/api/tables/{table}"));
        assert_eq!(info["state"], "finished");
        info["seats"].take();
        info
    });
    assert_eq!(told[0], told[1]);
}

#[test]
fn people_on_two_servers_play_whole_games() {
    let servers = two();
    for game in ["coaxium", "deckbuilding", "outer-rim"] {
        whole_game(&servers, game);
    }
}

#[test]
fn servers_that_cannot_tell_each_other_look_for_themselves() {
    let first = Server::but(|options| options.shared = true);
    let second = first.neighbour();
    let servers = [first, second];
    let wish = json!({"game": "coaxium", "seats": people()});
    let (_, _, mut clients) = apart(&servers, &wish);
    for _ in 0..3 {
        let decider = asked(&mut clients).unwrap();
        clients[decider].choose(0);
        clients[1 - decider].until("step");
    }
}

#[test]
fn what_is_asked_said_and_wished_on_one_server_is_heard_on_the_other() {
    let servers = two();
    let wish = json!({"game": "coaxium", "seats": people()});
    let (_, _, mut clients) = apart(&servers, &wish);
    clients[0].say(&json!({"chat": {"text": "Hello over there"}}));
    assert_eq!(clients[1].until("chat")["text"], "Hello over there");
    let decider = asked(&mut clients).unwrap();
    clients[decider].choose(0);
    clients[1 - decider].until("step");
    let position = clients[decider].position;
    clients[decider].wish("undo-request");
    clients[1 - decider].until("undo-asked");
    clients[1 - decider].consent(true);
    assert_eq!(clients[decider].until("undo-answered")["granted"], true);
    assert!(clients[decider].position > position);
}

/// Waits until somebody hears that the other one is there, or is not.
fn hears(client: &mut Client, here: bool) {
    loop {
        let told = client.until("presence");
        if told["seat"] == 1 && told["here"] == here {
            return;
        }
    }
}

#[test]
fn who_looks_from_another_server_is_there_until_that_one_ends() {
    let servers = two();
    let wish = json!({"game": "coaxium", "seats": people()});
    let (table, tokens, [mut ann, bob]) = apart(&servers, &wish);
    hears(&mut ann, true);
    drop(bob);
    hears(&mut ann, false);
    let bob = Client::join(&servers[1].address, &table, Some(&tokens[1]));
    hears(&mut ann, true);
    // One that ends without a word is missed after a while.
    let [first, second] = servers;
    drop(second);
    hears(&mut ann, false);
    drop((bob, first));
}

#[test]
fn nobody_is_replaced_who_looks_from_another_server() {
    // Whoever is away at all may be replaced at once.
    let at_once = |options: &mut server::Options| options.away = std::time::Duration::ZERO;
    let base = Server::at(Cluster::shared().database());
    let servers = [base.neighbour_but(at_once), base.neighbour_but(at_once)];
    let wish = json!({"game": "coaxium", "seats": people()});
    let (_, _, mut clients) = apart(&servers, &wish);
    let decider = asked(&mut clients).unwrap();
    let position = clients[decider].position;
    let wish = json!({"stand-in": {"seat": decider, "position": position}});
    clients[1 - decider].say(&wish);
    assert_eq!(clients[1 - decider].until("refused")["code"], "not-away");
}

/// The machine's moves are cut off the record, as if its server had been killed before it moved.
#[test]
fn when_a_server_ends_the_other_goes_on_with_its_machines() {
    let [first, second] = two();
    let machine = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&first.address, "deckbuilding", &machine);
    let token = sit(&first.address, &table, 0, "Ann");
    let mut ann = Client::join(&first.address, &table, Some(&token));
    let mut picks = Picks(7);
    let machines = |heard: &[Value]| heard.iter().find(|told| told["step"]["by"] == 1).cloned();
    while machines(&ann.heard).is_none() || ann.choices().is_empty() {
        match ann.choices().len() {
            0 => drop(ann.until("step")),
            _ => ann.choose(ann.any_choice(&mut picks)),
        }
    }
    let step = machines(&ann.heard).unwrap();
    let first_move = step["step"]["position"].as_u64().unwrap();
    drop((ann, first));
    let length = first_move - 1;
    second.sql(&format!("DELETE FROM entries WHERE n >= {length}"));
    second.sql(&format!("UPDATE tables SET due = 1, length = {length}"));
    let moved = |n: &str| n.parse::<u64>().unwrap() >= first_move;
    second.until("SELECT CAST(COUNT(*) AS TEXT) FROM entries", moved);
    let ann = Client::join(&second.address, &table, Some(&token));
    assert!(ann.position >= first_move);
}
