//! Opening tables and sitting down, over HTTP.

use crate::common::Server;
use crate::common::client::{Client, fetch, get, http, invitation, open_table, post, sit};
use serde_json::{Value, json};

fn code(answer: &Value) -> &str {
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(!message.is_empty());
    answer["error"]["code"].as_str().unwrap()
}

fn two_people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

#[test]
fn games_are_listed_with_their_default_set_ups() {
    let server = Server::start();
    let (status, answer) = get(&server.address, "/api/games");
    assert_eq!(status, 200);
    assert_eq!(answer["games"][0]["id"], "deckbuilding");
    assert!(answer["games"][0]["setup"].is_object());
    assert_eq!(answer["levels"], json!(["random", "greedy"]));
}

#[test]
fn who_chooses_a_character_is_called_by_it_at_once() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "outer-rim", &two_people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let mut clients = tokens.map(|token| Client::join(address, &table, Some(&token)));
    let decider = usize::from(clients[0].choices().is_empty());
    let name = clients[decider].choices()[0]["text"].to_string();
    clients[decider].choose(0);
    let seats = &clients[1 - decider].until("table")["seats"];
    let called = seats[decider]["player"].as_str().unwrap();
    assert!(name.contains(called), "{called}: {name}");
}

#[test]
fn every_option_says_what_it_is_and_can_be_played_with() {
    let server = Server::start();
    let (_, answer) = get(&server.address, "/api/games");
    for game in answer["games"].as_array().unwrap() {
        assert!(!game["blurb"].as_str().unwrap().is_empty());
        assert!(game["minutes"][0].as_u64() < game["minutes"][1].as_u64());
        let options = game["options"].as_array().unwrap();
        assert!(!options.is_empty());
        for option in options {
            assert_words(&[&option["name"], &option["help"]]);
            let choices = option["choices"].as_array().unwrap();
            let usual: Vec<&Value> = choices.iter().filter(|c| c["default"] == true).collect();
            assert_eq!(usual.len(), 1, "{option}");
            assert_eq!(
                (&usual[0]["setup"], &usual[0]["seats"]),
                (&json!({}), &game["seats"])
            );
            for choice in choices {
                assert_words(&[&choice["name"], &choice["help"]]);
                can_be_opened(&server.address, game, choice);
            }
        }
    }
}

#[test]
fn what_one_can_begin_as_is_what_one_begins_as() {
    let server = Server::start();
    let address = &server.address;
    let (_, answer) = get(address, "/api/games");
    for game in answer["games"].as_array().unwrap() {
        let sides = game["sides"].as_array().unwrap();
        // The game of the kernel's own tests is nobody's first.
        assert_eq!(sides.is_empty(), game["id"] == "coaxium");
        for side in sides {
            assert_words(&[&side["player"], &side["scene"]]);
            let setup = with(&game["setup"], &side["setup"]);
            let person = json!({"kind": "person"});
            let alone = side["against"].is_string();
            let seats = if alone { vec![person] } else { vec![person; 2] };
            let wish = json!({"game": game["id"], "setup": setup, "seats": seats});
            let (status, table) = post(address, "/api/tables", &wish);
            assert_eq!(status, 201, "{wish}: {table}");
            let path = format!("/api/tables/{}", table["table"].as_str().unwrap());
            let (_, info) = get(address, &path);
            assert_eq!(info["seats"][0]["player"], side["player"]);
            let rivals = if alone {
                json!([side["against"]])
            } else {
                json!([])
            };
            assert_eq!(info["rivals"], rivals);
        }
    }
}

/// The usual set-up with some members replaced.
fn with(usual: &Value, replaced: &Value) -> Value {
    let mut setup = usual.clone();
    for (name, value) in replaced.as_object().unwrap() {
        setup[name] = value.clone();
    }
    setup
}

#[track_caller]
fn assert_words(texts: &[&Value]) {
    for text in texts {
        let text = text.as_str().unwrap();
        assert!(!text.is_empty() && !text.contains(['⟨', '{']), "{text}");
    }
}

#[track_caller]
fn can_be_opened(address: &str, game: &Value, choice: &Value) {
    let setup = with(&game["setup"], &choice["setup"]);
    let called = choice["seats"].as_array().unwrap();
    let seats = vec![json!({"kind": "person"}); called.len()];
    let wish = json!({"game": game["id"], "setup": setup, "seats": seats});
    let (status, table) = post(address, "/api/tables", &wish);
    assert_eq!(status, 201, "{wish}: {table}");
    let table = table["table"].as_str().unwrap();
    let (_, info) = get(address, &format!("/api/tables/{table}"));
    let seats = info["seats"].as_array().unwrap();
    let players: Vec<Value> = seats.iter().map(|seat| seat["player"].clone()).collect();
    assert_eq!(&players, called);
}

#[test]
fn what_is_printed_on_the_cards_is_given_once_and_then_known() {
    let server = Server::start();
    let address = &server.address;
    let path = "/api/games/deckbuilding/faces";
    let answer = fetch(address, path, &[]);
    assert_eq!(answer.status, 200);
    let faces: Value = serde_json::from_slice(&answer.body).unwrap();
    let faces = faces["faces"].as_array().unwrap();
    let face = faces.iter().find(|face| face["id"] == "x-wing").unwrap();
    assert_eq!(face["name"], "X-Wing");
    assert_eq!(face["art"]["figure"], "fighter-cross");
    assert_eq!(answer.header("cache-control"), Some("no-cache"));

    let tag = answer.header("etag").unwrap();
    let again = fetch(address, path, &[("If-None-Match", tag)]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let other = fetch(address, path, &[("If-None-Match", "\"other\"")]);
    assert_eq!(other.status, 200);
    let (status, answer) = get(address, "/api/games/chess/faces");
    assert_eq!((status, code(&answer)), (422, "unknown-game"));
}

#[test]
fn the_rules_of_a_game_are_given_and_no_others() {
    let server = Server::start();
    let address = &server.address;
    let (status, answer) = get(address, "/api/games/deckbuilding/rules");
    assert_eq!(status, 200);
    assert_eq!(answer["played"], json!(["base"]));
    let aim = &answer["chapters"][0];
    assert_eq!(aim["name"], "The aim");
    assert_eq!(aim["topics"][0], "winning");
    let guide = aim["guide"].as_str().unwrap();
    assert!(guide.starts_with("Destroy three enemy bases"));
    let rules = answer["rules"].as_array().unwrap();
    assert!(rules.iter().any(|rule| rule["box"] == "base"));
    for rule in rules {
        let found = rulebook::find(rule["id"].as_str().unwrap()).unwrap();
        assert_eq!(found.game, "deckbuilding");
        // Printed with the quotation marks of print.
        let text = rule["text"].as_str().unwrap();
        assert_eq!(text.replace(['‘', '’'], "'"), found.text("en"));
    }
    let of_this_game = |rule: &&rulebook::Rule| rule.game == "deckbuilding";
    let count = rulebook::all().iter().filter(of_this_game).count();
    assert_eq!(rules.len(), count);
    let (status, answer) = get(address, "/api/games/chess/rules");
    assert_eq!((status, code(&answer)), (422, "unknown-game"));
}

#[test]
pub(crate) fn a_table_fills_up_and_then_the_game_begins() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let path = format!("/api/tables/{table}");
    let (status, info) = get(address, &path);
    assert_eq!((status, &info["state"]), (200, &json!("open")));
    assert_eq!(
        info["agreed"][0],
        json!({"name": "Bases", "choice": "Beginner"})
    );
    assert_eq!(
        info["seats"][0]["taken"], false,
        "nobody sits by opening a table"
    );

    sit(address, &table, 1, "Bea");
    let invited = invitation(&table);
    let again = json!({"seat": 1, "name": "Cem", "invitation": invited});
    let (status, answer) = post(address, &format!("{path}/sit"), &again);
    assert_eq!((status, code(&answer)), (409, "seat-taken"));
    let (_, info) = get(address, &path);
    assert_eq!(info["seats"][1]["name"], "Bea");
    assert_eq!(info["state"], "open");

    let (status, answer) = post(
        address,
        &format!("{path}/sit"),
        &json!({"name": " Ann ", "invitation": invited}),
    );
    assert_eq!((status, &answer["seat"]), (200, &json!(0)));
    let (_, info) = get(address, &path);
    assert_eq!(
        (&info["state"], &info["seats"][0]["name"]),
        (&json!("running"), &json!("Ann"))
    );
    assert!(info["seed"].is_null() && info["nonce"].is_null());

    let (status, answer) = post(
        address,
        &format!("{path}/sit"),
        &json!({"name": "Dot", "invitation": invited}),
    );
    assert_eq!((status, code(&answer)), (409, "table-full"));
}

#[test]
pub(crate) fn what_does_not_exist_is_said_to_be_missing() {
    let server = Server::start();
    let address = &server.address;
    let unknown = "0123456789abcdef0123456789abcdef";
    for id in [
        unknown,
        "x",
        "%2e%2e",
        "'; DROP TABLE tables; --".replace(' ', "+").as_str(),
    ] {
        let (status, answer) = get(address, &format!("/api/tables/{id}"));
        assert_eq!((status, code(&answer)), (404, "unknown-table"), "{id}");
    }
    let sit = json!({"name": "Ann"});
    let (status, answer) = post(address, &format!("/api/tables/{unknown}/sit"), &sit);
    assert_eq!((status, code(&answer)), (404, "unknown-table"));
    let (status, answer) = get(address, "/api/elsewhere");
    assert_eq!((status, code(&answer)), (404, "not-found"));
    let (status, answer) = get(address, "/api/tables");
    assert_eq!((status, code(&answer)), (405, "wrong-method"));
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let server = Server::start();
    let address = &server.address;
    let person = json!({"kind": "person"});
    let cases = [
        (json!({"game": "chess", "seats": []}), 422, "unknown-game"),
        (
            json!({"game": "deckbuilding", "seats": [person]}),
            422,
            "wrong-seats",
        ),
        (
            json!({"game": "deckbuilding", "seats": [person, {"kind": "bot", "level": "yoda"}]}),
            422,
            "unknown-bot",
        ),
        (
            json!({"game": "deckbuilding", "setup": {"goal": 9}, "seats": [person, person]}),
            422,
            "bad-setup",
        ),
        (json!({"game": "deckbuilding"}), 400, "bad-request"),
        (json!([1]), 400, "bad-request"),
    ];
    for (wish, expected, why) in cases {
        let (status, answer) = post(address, "/api/tables", &wish);
        assert_eq!((status, code(&answer)), (expected, why), "{wish}");
    }
    let (status, body) = http(address, "POST", "/api/tables", "{");
    assert_eq!(status, 400, "{body}");
    let long = format!("\"{}\"", "x".repeat(100_000));
    let (status, body) = http(address, "POST", "/api/tables", &long);
    assert_eq!(status, 413, "{body}");
    assert!(body.contains("too-large"));
}

#[test]
fn a_seat_that_is_no_seat_and_a_name_that_is_no_name_are_refused() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let table = open_table(address, "deckbuilding", &seats);
    let (path, invited) = (format!("/api/tables/{table}/sit"), invitation(&table));
    for seat in [1, 2] {
        let wish = json!({"seat": seat, "name": "Ann", "invitation": invited});
        let (status, answer) = post(address, &path, &wish);
        assert_eq!((status, code(&answer)), (404, "no-such-seat"));
    }
    let invisible = ["\u{200b}", "\u{feff}", "\u{3164}", "\u{202e}nnA"];
    for name in ["", "   ", "a\nb", &"x".repeat(21)]
        .into_iter()
        .chain(invisible)
    {
        let wish = json!({"name": name, "invitation": invited});
        let (status, answer) = post(address, &path, &wish);
        assert_eq!((status, code(&answer)), (400, "bad-request"));
    }
}

#[test]
fn two_people_at_a_table_are_told_apart_by_their_names() {
    let server = Server::start();
    let address = &server.address;
    let table = open_table(address, "deckbuilding", &two_people());
    let (path, invited) = (format!("/api/tables/{table}/sit"), invitation(&table));
    let sit = |name: &str| {
        let wish = json!({"name": name, "invitation": invited});
        post(address, &path, &wish)
    };
    assert_eq!(sit("Ann").0, 200);
    // In small letters, with a Cyrillic first letter, in letters of full width.
    for name in ["Ann", "ann", "\u{410}nn", "\u{ff21}\u{ff4e}\u{ff4e}"] {
        let (status, answer) = sit(name);
        assert_eq!((status, code(&answer)), (409, "name-taken"), "{name}");
    }
    assert_eq!(sit("Anna").0, 200);
}

#[test]
fn a_page_of_another_site_is_refused() {
    use std::io::{Read as _, Write as _};
    let server = Server::start();
    for (origin, status) in [
        (format!("http://{}", server.address), "200"),
        ("https://elsewhere.example".into(), "403"),
        ("null".into(), "403"),
    ] {
        let mut stream = std::net::TcpStream::connect(&server.address).unwrap();
        let request = format!(
            "GET /api/games HTTP/1.1\r\nHost: {}\r\nOrigin: {origin}\r\nConnection: close\r\n\r\n",
            server.address
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(status), "{origin}");
    }
}
