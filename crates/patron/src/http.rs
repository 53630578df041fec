//! What is asked over HTTP.

use crate::PATIENCE;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Mutex;

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    /// Such as 200.
    pub status: u16,
    head: String,
    /// Whatever was said.
    pub body: Vec<u8>,
}

impl Answer {
    /// A header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(header, _)| header.eq_ignore_ascii_case(name));
        found.next().map(|(_, value)| value)
    }
}

/// One HTTP request; the status and the body.
pub fn http(address: &str, method: &str, path: &str, body: &str) -> (u16, String) {
    let answer = request(address, method, path, &[], body);
    (answer.status, String::from_utf8(answer.body).unwrap())
}

/// Asks for something, with headers of one's own.
pub fn fetch(address: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    request(address, "GET", path, headers, "")
}

/// Asks for something in one's own way; whoever names no `Host` means the one that is asked.
pub fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    try_request(address, method, path, headers, body).expect("the server should answer")
}

/// The same, of a server that may be gone before it has answered.
pub fn try_request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let mut head = format!(
        "{method} {path} HTTP/1.1\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    for (usual, value) in [("Host", address), ("Connection", "close")] {
        if !headers.iter().any(|(name, _)| *name == usual) {
            head += &format!("{usual}: {value}\r\n");
        }
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += "\r\n";
    stream.write_all(head.as_bytes()).ok()?;
    // A body that is too large is refused while it is still being sent.
    let _ = stream.write_all(body.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
    let body = answer.split_off(end? + 4);
    let head = String::from_utf8(answer).ok()?;
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        head,
        body,
    })
}

/// Asks for something that is JSON, as who has a seat or as nobody, of a server that may be gone
/// before it has answered.
pub fn try_json(
    address: &str,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Option<(u16, Value)> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let shown = bearer.iter().map(|bearer| ("Authorization", &**bearer));
    let shown: Vec<(&str, &str)> = shown.collect();
    let answer = try_request(address, method, path, &shown, &said(body))?;
    let body = serde_json::from_slice(&answer.body).ok()?;
    Some((answer.status, body))
}

/// Asks for something that is JSON.
pub fn get(address: &str, path: &str) -> (u16, Value) {
    let (status, body) = http(address, "GET", path, "");
    (status, serde_json::from_str(&body).unwrap())
}

/// Says something in JSON.
pub fn post(address: &str, path: &str, body: &Value) -> (u16, Value) {
    let (status, body) = http(address, "POST", path, &body.to_string());
    let answer: Value = serde_json::from_str(&body).unwrap();
    if let (Some(table), Some(invitation)) =
        (answer["table"].as_str(), answer["invitation"].as_str())
    {
        let mut invitations = INVITATIONS.lock().unwrap();
        invitations.insert(table.into(), invitation.into());
    }
    (status, answer)
}

/// What opening tables gave, as a browser remembers it.
static INVITATIONS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// The invitation to a table that was opened here.
pub fn invitation(table: &str) -> Option<String> {
    INVITATIONS.lock().unwrap().get(table).cloned()
}

/// Asks for something, or to do something, as who has a seat.
pub fn as_seat(address: &str, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    let bearer = format!("Bearer {token}");
    let shown = [("Authorization", bearer.as_str())];
    let answer = request(address, method, path, &shown, &said(body));
    (answer.status, serde_json::from_slice(&answer.body).unwrap())
}

/// What is said with a request; nothing, where there is nothing to say: a server that closes a connection
/// on which something was said that it did not read cuts off its own answer.
fn said(body: &Value) -> String {
    match body {
        Value::Null => String::new(),
        said => said.to_string(),
    }
}

/// Opens a table and gives its name.
pub fn open_table(address: &str, game: &str, seats: &Value) -> String {
    let wish = json!({"game": game, "seats": seats});
    let (status, answer) = post(address, "/api/tables", &wish);
    assert_eq!(status, 201, "{answer}");
    answer["table"].as_str().unwrap().into()
}

/// Sits down and gives the token.
pub fn sit(address: &str, table: &str, seat: u8, name: &str) -> String {
    let path = format!("/api/tables/{table}/sit");
    let wish = json!({"seat": seat, "name": name, "invitation": invitation(table)});
    let (status, answer) = post(address, &path, &wish);
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["seat"], seat);
    answer["token"].as_str().unwrap().into()
}
