//! Storage that fails: who runs the server is told what is wrong and what to do.
#![cfg(target_os = "linux")]

use crate::common::{Folder, cantina, run, text};
use crate::served;
use patron::{Client, Served, get, open_table, sit};
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a server says that does not start.
fn refused(data: &str) -> String {
    let output = run(&["serve", "--port", "0", "--data", data], "");
    assert_eq!(output.status.code(), Some(1));
    text(&output.stderr)
}

/// A folder in which a server kept tables.
fn served_once(folder: &Folder) -> (String, String) {
    let data = folder.file("data");
    let mut served = served::start(&data);
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    served.signal("TERM");
    assert!(served.ended().success());
    (data, table)
}

#[test]
fn a_folder_is_served_by_one_server() {
    let folder = Folder::new();
    let data = folder.file("data");
    let served = served::start(&data);
    let told = refused(&data);
    let process = format!("process {}", served.child.id());
    assert!(
        told.contains("another server") && told.contains(&process),
        "{told}"
    );
    // The system lets go of the lock of whoever was killed.
    drop(served);
    drop(served::start(&data));
}

#[test]
fn an_empty_file_is_no_new_beginning() {
    let folder = Folder::new();
    let (data, table) = served_once(&folder);
    let file = Path::new(&data).join("tables.sqlite");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, "").unwrap();
    let told = refused(&data);
    assert!(
        told.contains("is empty") && told.contains("cantina restore"),
        "{told}"
    );
    assert!(told.contains(file.to_str().unwrap()), "{told}");
    assert_eq!(fs::metadata(&file).unwrap().len(), 0, "nothing was begun");
    fs::write(&file, whole).unwrap();
    let served = served::start(&data);
    assert_eq!(get(&served.address, &format!("/api/tables/{table}")).0, 200);
}

#[test]
fn a_damaged_file_is_named() {
    let folder = Folder::new();
    let (data, _) = served_once(&folder);
    let file = Path::new(&data).join("tables.sqlite");
    let whole = fs::read(&file).unwrap();
    let mut noise = whole.clone();
    noise[..64].fill(0xa5);
    for damaged in [&noise[..], &whole[..whole.len() / 3], b"no database at all"] {
        fs::write(&file, damaged).unwrap();
        let told = refused(&data);
        assert!(
            told.contains("is damaged") && told.contains("cantina restore"),
            "{told}"
        );
        assert!(told.contains(file.to_str().unwrap()), "{told}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new();
    let data = folder.file("data");
    fs::create_dir(&data).unwrap();
    if !mounted(&data, "ro,size=1m") {
        eprintln!("skipped: only root may mount something");
        return;
    }
    let told = refused(&data);
    unmount(&data);
    assert!(
        told.contains("cannot be written") && told.contains(&data),
        "{told}"
    );
    assert!(told.contains("--data"), "{told}");
}

/// A disk of its own.
fn mounted(path: &str, how: &str) -> bool {
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", how, "tmpfs", path]);
    let mounted = mount.stderr(Stdio::null()).status();
    mounted.is_ok_and(|status| status.success())
}

fn unmount(path: &str) {
    let unmounted = Command::new("umount").args(["-l", path]).status();
    assert!(unmounted.unwrap().success());
}

#[test]
fn a_disk_that_fills_up_and_is_emptied_needs_no_restart() {
    let folder = Folder::new();
    let data = folder.file("data");
    fs::create_dir(&data).unwrap();
    if !mounted(&data, "size=2m") {
        eprintln!("skipped: only root may mount something");
        return;
    }
    let mut served = served::start(&data);
    let address = served.address.clone();
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&address, "deckbuilding", &seats);
    let token = sit(&address, &table, 0, "Ann");
    assert_eq!(get(&address, "/health").0, 200);
    let filler = Path::new(&data).join("filler");
    // Until the disk takes no more.
    let _ = fs::write(&filler, vec![1_u8; 4 << 20]);

    let mut ann = Client::join(&address, &table, Some(&token));
    let refused = loop {
        while ann.choices().is_empty() {
            ann.hear();
        }
        let position = ann.position;
        ann.say(&json!({"choose": {"position": position, "id": 0}}));
        let told = ann.hear();
        if told.get("refused").is_some() {
            break told["refused"].clone();
        }
    };
    assert_eq!(refused["code"], "internal");
    assert!(
        refused["message"]
            .as_str()
            .unwrap()
            .contains("disk is full"),
        "{refused}"
    );
    let told = ann.position;
    std::thread::sleep(std::time::Duration::from_millis(2100));
    assert_eq!(get(&address, "/health").0, 503);

    fs::remove_file(&filler).unwrap();
    while ann.position < told + 20 {
        while ann.choices().is_empty() {
            ann.hear();
        }
        ann.choose(0);
    }
    std::thread::sleep(std::time::Duration::from_millis(2100));
    assert_eq!(get(&address, "/health").0, 200);
    served.signal("TERM");
    assert!(served.ended().success());
    unmount(&data);
}

#[test]
fn a_backup_has_everything_that_was_told_while_the_server_runs() {
    let folder = Folder::new();
    let data = folder.file("data");
    let mut served = served::start(&data);
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let open = || open_table(&served.address, "deckbuilding", &seats);
    let tables: Vec<String> = (0..25).map(|_| open()).collect();
    let file = folder.file("monday.sqlite");
    let output = run(&["backup", &file, "--data", &data], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("25 tables"));
    use std::os::unix::fs::PermissionsExt as _;
    assert_eq!(
        fs::metadata(&file).unwrap().permissions().mode() & 0o777,
        0o600
    );
    let again = run(&["backup", &file, "--data", &data], "");
    assert_eq!(again.status.code(), Some(1), "a backup overwrites nothing");

    let later = open();
    let output = run(&["restore", &file, "--data", &data], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr).contains("another server"),
        "not while it runs"
    );
    served.signal("TERM");
    assert!(served.ended().success());
    let output = run(&["restore", &file, "--data", &data], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(
        told.contains("25 tables") && told.contains("tables.sqlite.replaced-1"),
        "{told}"
    );

    let served = served::start(&data);
    let status = |table: &str| get(&served.address, &format!("/api/tables/{table}")).0;
    assert!(tables.iter().all(|table| status(table) == 200));
    assert_eq!(status(&later), 404, "that came after the backup");
}

#[test]
fn what_is_no_backup_is_not_restored() {
    let folder = Folder::new();
    let (data, table) = served_once(&folder);
    let noise = folder.write("noise.sqlite", [0xa5; 9000]);
    let missing = folder.file("missing.sqlite");
    for file in [&noise, &missing] {
        let output = run(&["restore", file, "--data", &data], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(file.as_str()));
    }
    let served = served::start(&data);
    let path = format!("/api/tables/{table}");
    assert_eq!(get(&served.address, &path).0, 200, "nothing was touched");
}

#[test]
fn no_secret_is_written_into_the_log() {
    let folder = Folder::new();
    let log = fs::File::create(folder.file("log")).unwrap();
    let mut server = cantina();
    server.args(["serve", "--port", "0", "--data", &folder.file("data")]);
    server.args(["--log", "trace", "--log-format", "json"]);
    let mut served = Served::by(server.stderr(log));
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&served.address, "deckbuilding", &seats);
    let token = sit(&served.address, &table, 0, "Ann");
    let ann = Client::join(&served.address, &table, Some(&token));
    ann.get("log?before=1");
    served.signal("TERM");
    assert!(served.ended().success());
    let log = fs::read_to_string(folder.file("log")).unwrap();
    assert!(!log.contains(&token), "{log}");
    let lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
    let lines: Vec<serde_json::Value> = lines.collect();
    let path = format!("/api/tables/{table}/log");
    let noted = lines.iter().find(|line| line["path"] == path.as_str());
    assert_eq!(noted.unwrap()["status"], 200, "{log}");
}
