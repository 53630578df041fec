//! Every message that `docs/server.md` shows is understood.

use crate::common::Server;
use crate::common::client::{Client, as_seat, http, open_table, sit};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../docs/server.md");

#[test]
fn every_message_on_the_page_is_understood() {
    let server = Server::start();
    let address = &server.address;
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(address, "coaxium", &seats);
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let socket = PAGE.split("## The socket").nth(1).unwrap();
    let said: Vec<&str> = socket
        .lines()
        .filter_map(|l| l.strip_prefix("→ "))
        .collect();
    assert!(said.len() > 8);
    for text in said {
        let text = text.replace("f6c7044c…", &tokens[0]);
        let mut client = Client::mute(address, &table);
        if !text.contains("hello") {
            client.say(&json!({"hello": {"token": tokens[0]}}));
            client.until("welcome");
        }
        client.say_text(&text);
        let answer = client.hear();
        assert!(answer.get("error").is_none(), "{text}: {answer}");
    }
}

#[test]
fn every_request_on_the_page_is_understood() {
    let server = Server::start();
    let address = &server.address;
    let lobby = PAGE.split("## The socket").next().unwrap();
    let mut asked = lobby.lines().filter_map(|l| l.strip_prefix("→ "));
    let (status, answer) = http(address, "POST", "/api/tables", asked.next().unwrap());
    assert_eq!(status, 201, "{answer}");
    let opened: Value = serde_json::from_str(&answer).unwrap();
    let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let sit = asked.next().unwrap();
    let sit = sit.replace("1f0c…", opened["invitation"].as_str().unwrap());
    let (status, answer) = http(address, "POST", &format!("{table}/sit"), &sit);
    assert_eq!(status, 200, "{answer}");
    let sat: Value = serde_json::from_str(&answer).unwrap();
    let token = sat["token"].as_str().unwrap();
    let own = |what: &str, body: &str| {
        let body = serde_json::from_str(body).unwrap();
        as_seat(address, "POST", &format!("{table}/{what}"), token, &body)
    };
    let (status, made) = own("device", "null");
    assert_eq!(status, 200, "{made}");
    let code = asked.next().unwrap();
    let code = code.replace("c0de…", made["code"].as_str().unwrap());
    let (status, answer) = http(address, "POST", &format!("{table}/device/use"), &code);
    assert_eq!(status, 200, "{answer}");
    for what in ["invitation", "private"] {
        let (status, answer) = own(what, asked.next().unwrap());
        assert_eq!(status, 200, "{answer}");
    }
    let mine = asked.next().unwrap();
    let (status, answer) = http(address, "POST", "/api/tables/mine", mine);
    assert_eq!(status, 200, "{answer}");
    let rematch = asked.next().unwrap();
    let (_, answer) = http(address, "POST", &format!("{table}/rematch"), rematch);
    assert!(answer.contains("wrong-token"), "{answer}");
    let again = asked.next().unwrap();
    let (_, answer) = http(address, "POST", &format!("{table}/sit"), again);
    assert!(answer.contains("wrong-token"), "{answer}");
    let (_, answer) = own("fork", asked.next().unwrap());
    let code = &answer["error"]["code"];
    assert_eq!(code, "not-found", "nothing was done there yet: {answer}");
    let report = asked.next().unwrap();
    let (_, answer) = http(address, "POST", &format!("{table}/report"), report);
    assert!(answer.contains("wrong-token"), "{answer}");
    assert_eq!(asked.next(), None);
}

#[test]
fn every_code_of_the_server_is_on_the_page() {
    let faults = include_str!("../../host/src/fault.rs");
    let codes = faults.split("pub enum Code {").nth(1).unwrap();
    let codes = codes.split("\n}").next().unwrap();
    let names = codes
        .lines()
        .filter_map(|line| line.trim().strip_suffix(','));
    for name in names {
        let mut kebab = String::new();
        for letter in name.chars() {
            if letter.is_uppercase() && !kebab.is_empty() {
                kebab.push('-');
            }
            kebab.extend(letter.to_lowercase());
        }
        assert!(PAGE.contains(&format!("`{kebab}`")), "{kebab}");
    }
}
