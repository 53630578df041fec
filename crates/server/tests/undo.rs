//! Taking back: free, alone against machines, and by consent.

use crate::common::Server;
use crate::common::client::{Client, asked, open_table, post, sit};
use serde_json::{Value, json};

/// Two people, the decider first. Coaxium: drawing a vial is chance, so it is never free.
fn two_people(server: &Server, game: &str) -> [Client; 2] {
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(address, game, &seats);
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let [a, b] = tokens.map(|token| Client::join(address, &table, Some(&token)));
    if a.choices().is_empty() {
        [b, a]
    } else {
        [a, b]
    }
}

/// Makes choices until the last one can be taken back in this way.
fn play_until_undo_is(wanted: &str, clients: &mut [Client; 2]) {
    for _ in 0..200 {
        let decider = asked(clients).unwrap();
        clients[decider].choose(0);
        clients[1 - decider].until("step");
        asked(clients).unwrap();
        let undo = &clients[0].heard.last().unwrap()["step"]["undo"];
        if decider == 0 && undo == wanted {
            return;
        }
    }
    panic!("no such moment came");
}

#[test]
fn what_revealed_nothing_is_taken_back_freely() {
    let server = Server::start();
    let mut clients = two_people(&server, "deckbuilding");
    play_until_undo_is("free", &mut clients);
    let [ann, bea] = &mut clients;
    let position = ann.position;
    ann.wish("undo");
    let step = ann.until("step");
    assert_eq!(
        step["position"],
        position + 1,
        "undo is an entry of its own"
    );
    assert_eq!((&step["did"], &step["by"]), (&json!("undo"), &ann.seat));
    assert!(!ann.choices().is_empty());
    let told = bea.until("step");
    let line = &told["undone"];
    assert!(line.to_string().contains("takes back"), "{line}");
    assert!(
        told["to"].as_u64().unwrap() < position,
        "and says to which position: {told}"
    );
    assert_eq!(told["to"], step["to"]);
}

#[test]
pub(crate) fn what_revealed_something_needs_everybodys_consent() {
    let server = Server::start();
    let mut clients = two_people(&server, "deckbuilding");
    play_until_undo_is("ask", &mut clients);
    let [ann, bea] = &mut clients;
    let (position, view) = (ann.position, ann.view.clone());
    ann.wish("undo");
    assert_eq!(ann.until("refused")["code"], "undo-needs-consent");

    ann.wish("undo-request");
    assert_eq!(bea.until("undo-asked")["seat"], ann.seat);
    ann.wish("undo-request");
    assert_eq!(ann.until("refused")["code"], "already-asked");
    ann.consent(true);
    let refused = ann.until("refused");
    assert_eq!(
        refused["code"], "nothing-asked",
        "nobody agrees with themselves"
    );
    bea.consent(false);
    assert_eq!(ann.until("undo-answered")["granted"], false);
    assert_eq!((ann.position, &ann.view), (position, &view));

    ann.wish("undo-request");
    bea.until("undo-asked");
    bea.consent(true);
    assert_eq!(ann.until("undo-answered")["granted"], true);
    assert_eq!(ann.until("step")["did"], "undo");
    assert!(!ann.choices().is_empty(), "the decision is asked anew");
}

#[test]
pub(crate) fn everybody_hears_who_has_yet_to_answer() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}, {"kind": "person"}]);
    let wish = json!({"game": "coaxium", "setup": {"seats": 3, "goal": 60}, "seats": seats});
    let (_, opened) = post(address, "/api/tables", &wish);
    let table = opened["table"].as_str().unwrap();
    let tokens = [0, 1, 2].map(|seat| sit(address, table, seat, &format!("Somebody {seat}")));
    let mut clients = tokens.map(|token| Client::join(address, table, Some(&token)));
    let hears = |client: &mut Client| client.until("undo-asked");
    clients[0].choose(0);

    clients[0].wish("undo-request");
    let asked = clients.each_mut().map(hears);
    let n = &asked[0]["n"];
    let expected = json!({"n": n, "seat": 0, "waiting": [1, 2]});
    assert_eq!(asked, [&expected; 3].map(Clone::clone));
    clients[1].consent(true);
    let expected = json!({"n": n, "seat": 0, "waiting": [2]});
    let asked = clients.each_mut().map(hears);
    assert_eq!(asked, [&expected; 3].map(Clone::clone), "the same question");
    clients[1].consent(true);
    assert_eq!(clients[1].until("refused")["code"], "nothing-asked");
    clients[2].consent(true);
    assert_eq!(clients[1].until("undo-answered")["granted"], true);
    assert_eq!(clients[1].until("step")["did"], "undo");
}

#[test]
fn a_move_ends_the_question() {
    let server = Server::start();
    let mut clients = two_people(&server, "deckbuilding");
    play_until_undo_is("ask", &mut clients);
    clients[0].wish("undo-request");
    clients[1].until("undo-asked");
    let decider = asked(&mut clients).unwrap();
    let position = clients[decider].position;
    clients[decider].say(&json!({"choose": {"position": position, "id": 0}}));
    assert_eq!(clients[0].until("undo-answered")["granted"], false);
    clients[1].until("step");
    clients[1].consent(true);
    assert_eq!(clients[1].until("refused")["code"], "nothing-asked");
}

#[test]
pub(crate) fn a_consent_grants_no_later_question() {
    let server = Server::start();
    let mut clients = two_people(&server, "deckbuilding");
    play_until_undo_is("ask", &mut clients);
    let [ann, bea] = &mut clients;
    let (position, view) = (ann.position, ann.view.clone());
    ann.wish("undo-request");
    let first = bea.until("undo-asked")["n"].clone();
    bea.consent(false);
    assert_eq!(ann.until("undo-answered")["granted"], false);
    ann.wish("undo-request");
    bea.until("undo-asked");
    bea.say(&json!({"consent": {"n": first, "agrees": true}}));
    assert_eq!(bea.until("refused")["code"], "nothing-asked");
    assert_eq!((ann.position, &ann.view), (position, &view));
    bea.consent(true);
    assert_eq!(ann.until("undo-answered")["granted"], true);
}

#[test]
fn alone_against_machines_anything_can_be_taken_back() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "coaxium", &seats);
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let draw = |ann: &mut Client| {
        while ann.choices().is_empty() {
            ann.until("step");
        }
        ann.choose(0);
        while ann.choices().is_empty() {
            ann.until("step");
        }
    };
    draw(&mut ann);
    draw(&mut ann);
    ann.wish("undo");
    let step: Value = loop {
        let step = ann.until("step");
        if step["did"] == "undo" {
            break step;
        }
    };
    assert_eq!(step["decision"]["seat"], 0);
}
