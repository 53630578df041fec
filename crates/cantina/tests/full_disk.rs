//! A disk that is full for a while, with the real process and a real limit on its files.
#![cfg(target_os = "linux")]

use crate::common::{Folder, cantina_after};
use patron::{Client, Served, invitation, open_table, post, sit};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// No file of the server grows beyond this any more: writing more fails, as on a full disk.
fn limit_files(served: &Served, bytes: &str) {
    let pid = served.child.id().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    let mut set = Command::new("prlimit");
    let set = set.args(["--pid", &pid, &limit]).status();
    assert!(set.unwrap().success());
}

/// Makes the first choice there is; the code of the refusal, if it is refused.
fn first_choice(client: &mut Client) -> Result<(), Value> {
    let position = client.position;
    client.say(&json!({"choose": {"position": position, "id": 0}}));
    loop {
        let told = client.hear();
        if told["step"]["by"] == client.seat {
            return Ok(());
        }
        if let Some(refused) = told.get("refused") {
            return Err(refused["code"].clone());
        }
    }
}

/// Looks up what is decided until it is this client's turn.
fn until_asked(client: &mut Client) {
    while client.choices().is_empty() {
        client.hear();
    }
}

#[test]
fn a_full_disk_is_got_over_as_soon_as_there_is_space_again() {
    let folder = Folder::new();
    let data = folder.file("data");
    // Whoever writes too much would be killed; with this ignored, writing fails instead.
    let mut server = cantina_after("trap '' XFSZ");
    let mut served =
        Served::by(server.args(["serve", "--port", "0", "--pace", "0", "--data", &data]));
    let address = served.address.clone();
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&address, "deckbuilding", &seats);
    let token = sit(&address, &table, 0, "Ann");
    let waiting = open_table(&address, "deckbuilding", &seats);
    let mut ann = Client::join(&address, &table, Some(&token));
    until_asked(&mut ann);

    let log = Path::new(&data).join("tables.sqlite-wal");
    let size = std::fs::metadata(log).unwrap().len();
    limit_files(&served, &size.to_string());
    for _ in 0..8 {
        assert_eq!(first_choice(&mut ann), Err(json!("internal")));
        until_asked(&mut ann);
    }
    let path = format!("/api/tables/{waiting}/sit");
    let (status, _) = post(
        &address,
        &path,
        &json!({"name": "Bea", "invitation": invitation(&waiting)}),
    );
    assert_eq!(status, 500);

    limit_files(&served, "unlimited");
    for _ in 0..20 {
        assert_eq!(first_choice(&mut ann), Ok(()));
        until_asked(&mut ann);
    }
    sit(&address, &waiting, 0, "Bea");
    served.signal("TERM");
    assert!(served.ended().success());
}
