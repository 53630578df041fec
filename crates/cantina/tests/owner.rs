//! What is kept is its owner's alone: seeds of running games and hidden cards are in it.
#![cfg(unix)]

use crate::common::{Folder, cantina_after};
use patron::Served;
use std::fs::{create_dir, set_permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;

/// As most systems are: whatever is made can be read by everybody.
const USUAL: &str = "umask 022";

/// Who may do what with a file or a folder.
fn mode(path: impl AsRef<Path>) -> u32 {
    let path = path.as_ref();
    let about = std::fs::metadata(path).unwrap_or_else(|_| panic!("{}", path.display()));
    about.permissions().mode() & 0o777
}

fn set_mode(path: impl AsRef<Path>, mode: u32) {
    set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
}

/// The file and what SQLite puts beside it while it is open.
const FILES: [&str; 3] = ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"];

fn serve(more: &[&str]) -> Served {
    Served::by(
        cantina_after(USUAL)
            .args(["serve", "--port", "0"])
            .args(more),
    )
}

#[test]
fn the_data_folder_that_is_made_is_its_owners_alone() {
    let folder = Folder::new();
    let data = folder.file("data");
    let served = serve(&["--data", &data]);
    assert_eq!(mode(&data), 0o700);
    for file in FILES {
        assert_eq!(mode(Path::new(&data).join(file)), 0o600, "{file}");
    }
    drop(served);
}

#[test]
fn the_files_of_an_earlier_server_become_its_owners_alone() {
    let folder = Folder::new();
    let data = folder.file("data");
    create_dir(&data).unwrap();
    set_mode(&data, 0o755);
    // Killed, so that all three files are left.
    drop(serve(&["--data", &data]));
    for file in FILES {
        set_mode(Path::new(&data).join(file), 0o644);
    }
    let served = serve(&["--data", &data]);
    for file in FILES {
        assert_eq!(mode(Path::new(&data).join(file)), 0o600, "{file}");
    }
    assert_eq!(mode(&data), 0o755, "whoever made it shares it or not");
    drop(served);
}

#[test]
fn a_named_database_is_shared_if_its_owner_shares_it() {
    let folder = Folder::new();
    let file = folder.file("shared.sqlite");
    let address = format!("sqlite:{file}");
    drop(serve(&["--database", &address]));
    assert_eq!(mode(&file), 0o600, "nobody has shared it yet");
    for end in ["", "-wal", "-shm"] {
        set_mode(format!("{file}{end}"), 0o660);
    }
    drop(serve(&["--database", &address]));
    for end in ["", "-wal", "-shm"] {
        assert_eq!(mode(format!("{file}{end}")), 0o660, "{end}");
    }
}

#[test]
fn the_users_own_folder_becomes_its_owners_alone_with_the_games_in_it() {
    let folder = Folder::new();
    let state = folder.file("cantina");
    create_dir(&state).unwrap();
    set_mode(&state, 0o755);
    let mut play = cantina_after(USUAL);
    play.env("XDG_STATE_HOME", folder.file(""))
        .args(["play", "deckbuilding"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null());
    let mut play = play.spawn().unwrap();
    std::io::Write::write_all(&mut play.stdin.take().unwrap(), b"1\n1\n1\n").unwrap();
    play.wait().unwrap();
    assert_eq!(mode(&state), 0o700);
    assert_eq!(mode(Path::new(&state).join("games")), 0o700);

    set_mode(&state, 0o755);
    let mut server = cantina_after(USUAL);
    server.env("XDG_STATE_HOME", folder.file(""));
    drop(Served::by(server.args(["serve", "--port", "0"])));
    assert_eq!(mode(&state), 0o700);
    assert_eq!(mode(Path::new(&state).join("tables.sqlite")), 0o600);
}
