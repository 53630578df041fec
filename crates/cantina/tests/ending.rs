//! `cantina serve` ends when it is told to, whatever its clients do.
#![cfg(unix)]

use crate::common::Folder;
use crate::served;
use patron::{Client, get, open_table};
use serde_json::json;
use std::io::Write as _;
use std::net::TcpStream;

/// A connection on which this much is said, and nothing is ever read.
fn rude(address: &str, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(said.as_bytes()).unwrap();
    stream
}

const HALF_HEADER: &str = "GET /api/games HTTP/1.1\r\nX-half: ";
const HALF_BODY: &str = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n\
                         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
const LARGE: &str = "GET /api/games/outer-rim/faces HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// Everything a client can do to be waited for. They were all taken in before the answer to this.
fn rude_clients(address: &str) -> Vec<TcpStream> {
    // More than what any system takes for somebody who does not read.
    let unread = LARGE.repeat(100);
    let silent = "";
    let said = [silent, HALF_HEADER, HALF_BODY, &unread];
    let clients = said.map(|said| rude(address, said)).into();
    assert_eq!(get(address, "/api/games").0, 200);
    clients
}

#[test]
fn it_ends_whatever_its_clients_do() {
    for signal in ["TERM", "INT"] {
        let folder = Folder::new();
        let mut served = served::start(&folder.file("data"));
        let clients = rude_clients(&served.address);
        let seats = json!([{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]);
        let table = open_table(&served.address, "deckbuilding", &seats);
        let deaf = Client::join(&served.address, &table, None);
        served.signal(signal);
        assert!(served.ended().success(), "{signal}");
        drop((clients, deaf));
    }
}

#[test]
fn whoever_is_connected_hears_that_it_goes() {
    let folder = Folder::new();
    let mut served = served::start(&folder.file("data"));
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    let mut onlooker = Client::join(&served.address, &table, None);
    let mut mute = Client::mute(&served.address, &table);
    served.signal("TERM");
    let going_away = Some((1001, "server-ends".to_owned()));
    assert_eq!(onlooker.closed(), going_away);
    assert_eq!(mute.closed(), going_away, "also who has not said hello");
    assert!(served.ended().success());
}

#[test]
fn who_insists_does_not_wait() {
    let folder = Folder::new();
    let mut served = served::start(&folder.file("data"));
    let clients = rude_clients(&served.address);
    served.signal("INT");
    // Once nobody new is let in, the first signal was heard.
    while TcpStream::connect(&served.address).is_ok() {
        std::thread::yield_now();
    }
    served.signal("INT");
    let interrupted = 128 + 2;
    assert_eq!(served.ended().code(), Some(interrupted));
    drop(clients);
}
