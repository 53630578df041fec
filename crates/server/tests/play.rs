//! Playing over real sockets: to the end, with reloads and restarts.

use crate::common::Server;
use crate::common::client::{
    Client, Picks, asked, fetch, get, invitation, open_table, post, sit, without_changes,
};
use serde_json::{Value, json};
use tabletop::Seed;

fn with_bot() -> Value {
    json!([{"kind": "person"}, {"kind": "bot", "level": "random"}])
}

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

#[test]
pub(crate) fn a_whole_game_against_a_bot() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    ann.play_on(&mut Picks(1));

    let told = ann.until("table");
    assert_eq!(told["state"], "finished");
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    assert_eq!(info, told);
    assert_eq!(info["outcome"], ann.outcome);
    let seed: Seed = serde_json::from_value(info["seed"].clone()).unwrap();
    let nonce: Seed = serde_json::from_value(info["nonce"].clone()).unwrap();
    assert_eq!(info["commitment"], json!(seed.commitment(&nonce.0)));

    ann.wish("undo");
    assert_eq!(ann.until("refused")["code"], "game-over");

    let steps = ann.heard.iter().filter(|told| told["step"].is_object());
    let positions: Vec<_> = steps.map(|told| told["step"]["position"].clone()).collect();
    let expected: Vec<_> = (1..=positions.len()).map(|n| json!(n)).collect();
    assert_eq!(positions, expected, "every step is told, once and in order");
}

#[test]
pub(crate) fn two_people_play_a_whole_game_with_reloads_and_restarts() {
    let mut server = Server::start();
    let table = open_table(&server.address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(&server.address, &table, seat, &format!("P{seat}")));
    let join =
        |server: &Server, seat: usize| Client::join(&server.address, &table, Some(&tokens[seat]));
    let mut clients = [join(&server, 0), join(&server, 1)];
    let mut picks = Picks(7);
    let mut moves = 0;
    while let Some(decider) = asked(&mut clients) {
        let choice = clients[decider].any_choice(&mut picks);
        clients[decider].choose(choice);
        clients[1 - decider].until("step");
        moves += 1;
        asked(&mut clients);
        let position = clients[0].position;
        let before = clients.each_ref().map(|client| client.view.clone());
        if moves == 150 {
            server = server.restarted();
        }
        if moves % 50 == 0 {
            let decisions = clients.each_ref().map(|client| client.decision.clone());
            clients = [join(&server, 0), join(&server, 1)];
            assert_eq!(before, clients.each_ref().map(|client| client.view.clone()));
            assert_eq!(
                decisions,
                clients.each_ref().map(|client| client.decision.clone())
            );
            assert_eq!(clients[0].position, position);
        }
    }
    assert!(moves > 150);
    assert_eq!(clients[0].outcome, clients[1].outcome);
}

#[test]
pub(crate) fn who_reconnects_hears_what_was_missed() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &with_bot());
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    let mut picks = Picks(3);
    while ann.position < 30 {
        match ann.choices().len() {
            0 => drop(ann.until("step")),
            _ => ann.choose(ann.any_choice(&mut picks)),
        }
    }
    let (position, view) = (ann.position, ann.view.clone());
    let steps: Vec<Value> = ann.heard.iter().map(|told| told["step"].clone()).collect();

    let back = Client::join(address, &table, Some(&token));
    if back.position == position {
        assert_eq!(back.view, view);
    }
    let log = back.get("now?since=20")["log"].take();
    assert_eq!(log[0]["position"], 21);
    for missed in log.as_array().unwrap() {
        let Some(step) = steps
            .iter()
            .find(|step| step["position"] == missed["position"])
        else {
            continue;
        };
        for part in ["by", "did"] {
            assert_eq!(step[part], missed[part]);
        }
        assert_eq!(without_changes(step), missed["facts"]);
    }
    let words = log.to_string();
    assert!(words.contains("words"), "lines are runs: {words}");
}

#[test]
fn an_onlooker_sees_but_cannot_touch() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let mut onlooker = Client::join(address, &table, None);
    assert!(
        onlooker.view.is_null(),
        "there is nothing to see before all sit"
    );
    let first = sit(address, &table, 0, "Ann");
    assert_eq!(onlooker.until("table")["seats"][0]["name"], "Ann");
    let mut ann = Client::join(address, &table, Some(&first));
    ann.wish("concede");
    assert_eq!(ann.until("refused")["code"], "not-started");
    sit(address, &table, 1, "Bea");
    onlooker.until("welcome");
    ann.until("welcome");
    assert!(onlooker.view.is_object() && onlooker.seat.is_null());
    assert_eq!(onlooker.decision, json!({"seat": ann.decision["seat"]}));
    for said in [
        json!({"concede": {"position": 0}}),
        json!({"undo": {"position": 0}}),
        json!({"explain": {}}),
    ] {
        onlooker.say(&said);
        assert_eq!(onlooker.until("refused")["code"], "onlooker");
    }
}

#[test]
fn a_wrong_token_opens_nothing() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &with_bot());
    let token = sit(address, &table, 0, "Ann");
    let other = open_table(address, "deckbuilding", &with_bot());
    let foreign = sit(address, &other, 0, "Ann");
    let mut client = Client::mute(address, &table);
    for wrong in [foreign.as_str(), "", "x", &token[1..]] {
        client.say(&json!({"hello": {"token": wrong}}));
        assert_eq!(client.until("error")["code"], "wrong-token");
    }
    client.say(&json!({"hello": {"token": token}}));
    assert_eq!(client.until("welcome")["seat"], 0);
    let rematch = format!("/api/tables/{table}/rematch");
    let (status, answer) = post(address, &rematch, &json!({"token": foreign}));
    assert_eq!(
        (status, &answer["error"]["code"]),
        (403, &json!("wrong-token"))
    );
}

#[test]
pub(crate) fn a_move_on_another_position_is_stale_and_changes_nothing() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let mut clients = tokens.map(|token| Client::join(address, &table, Some(&token)));
    let decider = usize::from(clients[0].choices().is_empty());
    let client = &mut clients[decider];
    client.choose(0);
    let (position, view) = (client.position, client.view.clone());
    for wrong in [position - 1, position + 1] {
        client.say(&json!({"choose": {"position": wrong, "id": 0}}));
        assert_eq!(client.until("stale")["position"], position);
    }
    client.say(&json!({"choose": {"position": position, "id": 9999}}));
    assert_eq!(client.until("refused")["code"], "illegal-choice");
    client.say(&json!({"explain": {}}));
    assert!(client.until("explanation").is_object());
    assert_eq!((client.position, &client.view), (position, &view));

    let waiting = &mut clients[1 - decider];
    waiting.until("step");
    waiting.say(&json!({"choose": {"position": position, "id": 0}}));
    assert_eq!(waiting.until("refused")["code"], "not-your-decision");
    let refused = waiting
        .heard
        .iter()
        .filter(|told| told.get("stale").is_some());
    assert_eq!(refused.count(), 0, "only the sender hears of a refusal");
}

#[test]
fn whatever_is_said_is_answered() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &with_bot());
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::mute(address, &table);
    ann.wish("undo");
    assert_eq!(ann.until("error")["code"], "no-hello");
    ann.say(&json!({"hello": {"token": token}}));
    ann.until("welcome");
    let deep = "[".repeat(50_000);
    let long = format!("\"{}\"", "x".repeat(70_000));
    let garbage = [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\u{0}",
        "{\"choose\":{}}",
        "{\"choose\":{\"position\":-1,\"id\":0}}",
        "{\"choose\":{\"position\":0,\"id\":1e99}}",
        "{\"undo\":{},\"concede\":{}}",
        "{\"undo\":{\"to\":0}}",
        "{\"consent\":\"yes\"}",
        "{\"dance\":{}}",
        &deep,
    ];
    for text in garbage {
        ann.say_text(text);
        assert_eq!(ann.until("error")["code"], "bad-request", "{text:.60}");
    }
    ann.say_text(&long);
    assert_eq!(ann.until("error")["code"], "too-large");
    ann.say_bytes(&[0xff, 0xfe]);
    assert_eq!(ann.until("error")["code"], "bad-request");
    let position = ann.position;
    for (said, code) in [
        (json!({"hello": {"token": token}}), "bad-request"),
        (
            json!({"consent": {"n": 1, "agrees": true}}),
            "nothing-asked",
        ),
        (json!({"choose": {"position": position}}), "bad-request"),
        (
            json!({"choose": {"position": position, "choices": []}}),
            "illegal-choice",
        ),
        (
            json!({"choose": {"position": position, "choice": {"no": 1}}}),
            "unreadable",
        ),
        (
            json!({"offer": {"position": position, "offer": 1}}),
            "illegal-offer",
        ),
    ] {
        // A bot that begins makes all of these stale; a person's turn does not pass by itself.
        if ann.choices().is_empty() {
            break;
        }
        ann.say(&said);
        assert_eq!(ann.until("refused")["code"], code, "{said}");
    }
    ann.play_on(&mut Picks(5));
}

#[test]
fn a_socket_that_does_not_listen_holds_nobody_up() {
    let server = Server::start();
    let address = &server.address;
    let bots = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(address, "deckbuilding", &bots);
    let deaf: Vec<Client> = (0..3)
        .map(|_| {
            let mut client = Client::mute(address, &table);
            client.say(&json!({"hello": {"token": null}}));
            client
        })
        .collect();
    // Even a reader may fall behind machines that do not pause: then it comes back.
    'over: loop {
        let mut reader = Client::mute(address, &table);
        reader.say(&json!({"hello": {"token": null}}));
        while reader.try_hear().is_some() {
            if reader.is_over() {
                break 'over;
            }
        }
    }
    drop(deaf);
}

#[test]
pub(crate) fn a_game_that_is_over_can_be_kept_and_told_again() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &with_bot());
    let path = format!("/api/tables/{table}/save");
    let token = sit(address, &table, 0, "Ann");
    let mut ann = Client::join(address, &table, Some(&token));
    ann.choose(0);
    let (status, answer) = get(address, &path);
    assert_eq!(
        (status, &answer["error"]["code"]),
        (409, &json!("still-running")),
        "who had the record would know the cards and the dice to come"
    );

    ann.play_on(&mut Picks(3));
    let answer = fetch(address, &path, &[]);
    let file = answer.header("content-disposition").unwrap();
    assert_eq!(
        file,
        format!("attachment; filename=\"deckbuilding-{table}.json\"")
    );
    let save = serde_json::from_slice(&answer.body).unwrap();
    let game = tabletop::any(deckbuilding::Deckbuilding::base().unwrap());
    let told = game.load(&save).unwrap();
    assert_eq!(told.diverged, None);
    assert_eq!(u64::from(told.table.position()), ann.position);
    assert_eq!(json!(told.table.outcome()), ann.outcome);
}

#[test]
pub(crate) fn of_two_servers_that_race_one_wins_and_the_other_reads_again() {
    let one = Server::start();
    let two = one.neighbour();
    let table = open_table(&one.address, "deckbuilding", &two_people());
    // Both have the table in memory before anybody sits.
    let onlooker = Client::join(&two.address, &table, None);
    let tokens = [
        sit(&one.address, &table, 0, "Ann"),
        sit(&two.address, &table, 1, "Bea"),
    ];
    let path = format!("/api/tables/{table}/sit");
    let late = json!({"seat": 0, "name": "Cem", "invitation": invitation(&table)});
    let (status, _) = post(&two.address, &path, &late);
    assert_eq!(status, 409, "a seat is taken whichever server is asked");
    drop(onlooker);

    let third = two.neighbour();
    let join = |server: &Server, token: &String| Client::join(&server.address, &table, Some(token));
    let first = join(&two, &tokens[0]);
    let decider = usize::from(first.choices().is_empty());
    let mut here = join(&two, &tokens[decider]);
    let mut there = join(&third, &tokens[decider]);
    here.choose(0);
    let last = there.choices().len() - 1;
    // Whether it has heard of that by now or finds out when it stores: it came too late.
    there.say(&json!({"choose": {"position": 0, "id": last}}));
    assert_eq!(there.until("stale")["position"], 1);
    assert_eq!(there.view, here.view, "what was stored first counts");
    assert_eq!(there.decision, here.decision);
}
