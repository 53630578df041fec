//! `cantina serve --lan`: reached from elsewhere. An address of the loopback range stands for one of
//! the house; nothing is ever sent to a real network.
#![cfg(target_os = "linux")]

use crate::common::{Folder, cantina};
use patron::{Client, Picks, asked, fetch, get, open_table, sit};
use serde_json::json;
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::process::{Child, Stdio};

/// A server and the lines it said before anything else.
struct House {
    child: Child,
    said: Vec<String>,
}

impl House {
    fn open(folder: &Folder, how: &[&str], lines: usize) -> Self {
        let data = folder.file("data");
        let mut server = cantina();
        server.args(["serve", "--port", "0", "--pace", "0", "--data", &data]);
        let mut child = server.args(how).stdout(Stdio::piped()).spawn().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let said = stdout.lines().take(lines).map(Result::unwrap).collect();
        Self { child, said }
    }

    fn port(&self) -> &str {
        let address = self.said[0].split("http://127.0.0.1:").nth(1);
        address.unwrap().split(' ').next().unwrap()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_house_is_told_where_and_plays_there() {
    let folder = Folder::new();
    let house = House::open(&folder, &["--lan=127.0.0.2"], 10);
    let elsewhere = format!("127.0.0.2:{}", house.port());
    assert_eq!(house.said[1], format!("In this house: http://{elsewhere}"));
    let code = &house.said[2..];
    let is_drawn = |line: &String| line.chars().all(|c| " █▀▄".contains(c));
    assert!(code.iter().all(is_drawn), "{code:?}");

    // Here the invitation is made, there somebody follows it.
    let here = format!("127.0.0.1:{}", house.port());
    let (_, site) = get(&here, "/api/site");
    let base = format!("http://{elsewhere}");
    assert_eq!(site, json!({"base": base, "only_here": false}));
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&here, "coaxium", &seats);
    let tokens = [
        sit(&here, &table, 0, "Ann"),
        sit(&elsewhere, &table, 1, "Bea"),
    ];
    let join = |address: &str, seat: usize| Client::join(address, &table, Some(&tokens[seat]));
    let mut clients = [join(&here, 0), join(&elsewhere, 1)];
    let mut picks = Picks(3);
    while let Some(decider) = asked(&mut clients) {
        let choice = clients[decider].any_choice(&mut picks);
        clients[decider].choose(choice);
        clients[1 - decider].until("step");
    }
    assert!(clients.iter().all(Client::is_over));
    let foreign = [("Host", "evil.example")];
    assert_eq!(fetch(&elsewhere, "/api/games", &foreign).status, 421);
}

#[test]
fn every_address_of_this_machine_is_listened_on() {
    let folder = Folder::new();
    let house = House::open(&folder, &["--lan"], 1);
    let elsewhere = format!("127.0.0.2:{}", house.port());
    assert_eq!(get(&elsewhere, "/api/games").0, 200);
}

#[test]
fn without_being_asked_to_only_this_machine_is_served() {
    let folder = Folder::new();
    let alone = House::open(&folder, &[], 1);
    let elsewhere = format!("127.0.0.2:{}", alone.port());
    assert!(TcpStream::connect(elsewhere).is_err());
    let (_, site) = get(&format!("127.0.0.1:{}", alone.port()), "/api/site");
    assert_eq!(site["only_here"], true);
}
