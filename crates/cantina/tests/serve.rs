//! `cantina serve` as a real process: killed, restarted, ended.

use crate::client::{Client, Picks, open_table, sit, without_changes};
use crate::common::{Folder, cantina, run, text};
use crate::served::Served;
use cluster::Cluster;
use serde_json::{Value, json};
use std::process::Command;
use std::time::Duration;

/// Plays until the server is gone or the game is over.
fn play_until_gone(client: &mut Client, picks: &mut Picks) {
    while !client.is_over() {
        if !client.choices().is_empty() {
            let id = client.any_choice(picks);
            let position = client.position;
            let said = json!({"choose": {"position": position, "id": id}});
            if !client.try_say(&said) {
                return;
            }
        }
        if client.try_hear().is_none() {
            return;
        }
    }
}

#[test]
fn a_killed_server_loses_nothing_it_has_told() {
    let folder = Folder::new();
    let data = folder.file("data");
    loses_nothing(|| Served::start(&data));
}

#[test]
fn nor_with_its_tables_in_postgresql() {
    let database = Cluster::shared().database();
    let serve = ["serve", "--port", "0", "--pace", "0"];
    loses_nothing(|| Served::by(cantina().args(serve).env("CANTINA_DATABASE", &database)));
}

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

/// Kills a server again and again.
fn loses_nothing(start: impl Fn() -> Served) {
    let mut served = start();
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    let token = sit(&served.address, &table, 0, "Ann");
    let mut picks = Picks(2);
    let mut told: Vec<Value> = Vec::new();
    for kill in 1..=5 {
        let mut client = Client::mute(&served.address, &table);
        client.say(&json!({"hello": {"token": token}}));
        client.until("welcome");
        let log = client.whole_log();
        for step in &told {
            let position = step["position"].as_u64().unwrap() as usize;
            let kept = &log[position];
            for part in ["position", "by", "did"] {
                assert_eq!(kept[part], step[part], "before kill {kill}");
            }
            assert_eq!(kept["facts"], without_changes(step), "before kill {kill}");
        }
        // SIGKILL, in the middle of whatever the server is doing.
        let pid = served.child.id().to_string();
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(40 + 17 * kill));
            Command::new("kill").args(["-KILL", &pid]).status().unwrap();
        });
        play_until_gone(&mut client, &mut picks);
        killer.join().unwrap();
        let steps = client.heard.iter().map(|told| &told["step"]);
        told.extend(steps.filter(|step| step.is_object()).cloned());
        drop(served);
        served = start();
    }
    assert!(told.len() > 5, "only {} moves were made", told.len());
    let mut client = Client::join(&served.address, &table, Some(&token));
    let last = told.last().unwrap()["position"].as_u64().unwrap();
    assert!(client.position >= last);
    client.play_on(&mut picks);
}

#[test]
fn it_ends_when_asked_to_and_says_so_with_its_exit_code() {
    let folder = Folder::new();
    let data = folder.file("what is 100% this?");
    let mut served = Served::start(&data);
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
    let seeded = Served::start_with(&folder.file("seeded"), &["--seed", "7"]);
    let first = dealt(&seeded);
    assert_eq!(dealt(&seeded), first);
    drop(seeded);
    let again = Served::start_with(&folder.file("again"), &["--seed", "7"]);
    assert_eq!(dealt(&again), first);
    let usual = Served::start(&folder.file("usual"));
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
