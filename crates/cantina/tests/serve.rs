//! `cantina serve` as a real process: started and ended.

use crate::common::{Folder, run, text};
use crate::served;
use patron::{Client, Served, open_table, sit};
use serde_json::{Value, json};
use std::process::Command;

#[test]
fn a_postgresql_database_is_copied_by_its_own_programs() {
    let address = "postgres://cantina:s3cret@127.0.0.1/cantina";
    for command in ["backup", "restore"] {
        let output = run(&[command, "copy.sqlite", "--database", address], "");
        assert_eq!(output.status.code(), Some(1));
        let told = text(&output.stderr);
        assert!(
            told.contains("pg_dump") && !told.contains("s3cret"),
            "{told}"
        );
    }
}

#[test]
fn it_ends_when_asked_to_and_says_so_with_its_exit_code() {
    let folder = Folder::new();
    let data = folder.file("what is 100% this?");
    let mut served = served::start(&data);
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    let mut onlooker = Client::join(&served.address, &table, None);
    let pid = served.child.id().to_string();
    Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(served.child.wait().unwrap().success());
    assert!(
        onlooker.try_hear().is_none(),
        "an open socket does not hold it up"
    );
    assert!(std::path::Path::new(&data).join("tables.sqlite").exists());
}

#[test]
fn a_port_in_use_and_a_foreign_database_are_explained() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new();
    let data = folder.file("data");
    let output = run(&["serve", "--port", &port, "--data", &data], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("try another --port"));
    let output = run(&["serve", "--port", "0", "--database", "mysql:x"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("sqlite:PATH"));
}

/// What the first player of a new table sees of it.
fn dealt(served: &Served) -> Value {
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    let token = sit(&served.address, &table, 0, "Ann");
    Client::join(&served.address, &table, Some(&token)).view
}

#[test]
fn a_seed_for_tests_deals_every_table_alike_and_nothing_else_does() {
    let folder = Folder::new();
    let seeded = served::start_with(&folder.file("seeded"), &["--seed", "7"]);
    let first = dealt(&seeded);
    assert_eq!(dealt(&seeded), first);
    drop(seeded);
    let again = served::start_with(&folder.file("again"), &["--seed", "7"]);
    assert_eq!(dealt(&again), first);
    let usual = served::start(&folder.file("usual"));
    assert_ne!(dealt(&usual), dealt(&usual), "each draws its own seed");
}

#[test]
fn a_seed_is_for_tables_of_their_own_and_said_loudly() {
    let output = run(&["serve", "--port", "0", "--seed", "7"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("--data"));
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new();
    let data = folder.file("data");
    let command = ["serve", "--port", &port, "--data", &data, "--seed", "7"];
    assert!(text(&run(&command, "").stderr).contains("TABLES ARE PREDICTABLE"));
    assert!(!text(&run(&["serve", "--help"], "").stdout).contains("--seed"));
}
