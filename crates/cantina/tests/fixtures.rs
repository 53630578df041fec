//! Games and tables of earlier builds: every later build opens them, finds them as they were left, and
//! goes on. A change of the rules that touches one is a decision, not an accident.

use crate::common::{Engine, Folder, run, text};
use crate::served;
use patron::{Client, get};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// What is known of each kept thing, by its name.
fn index(file: &str) -> Map<String, Value> {
    let text = std::fs::read_to_string(fixtures().join(file)).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The files of kept games, by the names `ends.json` calls them.
fn kept_files() -> Vec<String> {
    let mut names = Vec::new();
    for game in ["deckbuilding", "outer-rim"] {
        for entry in std::fs::read_dir(fixtures().join("games").join(game)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            names.push(format!("{game}/{name}"));
        }
    }
    names.sort();
    names
}

#[test]
fn every_kept_game_comes_to_the_same_end() {
    let ends = index("games/ends.json");
    let listed: Vec<_> = ends.keys().cloned().collect();
    assert_eq!(
        listed,
        kept_files(),
        "each kept game is listed, and no other"
    );
    for (name, end) in ends {
        let file = fixtures().join("games").join(&name);
        let output = run(&["replay", file.to_str().unwrap(), "--json"], "");
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{name}\n{told}");
        let told: Value = serde_json::from_str(&told).unwrap();
        assert_eq!(told["diverged"], Value::Null, "{name}");
        assert_eq!(told["entries"], end["entries"], "{name}");
        assert_eq!(told["outcome"], end["outcome"], "{name}");
    }
}

#[test]
fn every_half_played_game_goes_on() {
    let mut engine = Engine::start();
    let ends = index("games/ends.json");
    let running = ends.iter().filter(|(_, end)| end["outcome"].is_null());
    let mut went_on = 0;
    for (name, _) in running {
        let save = std::fs::read_to_string(fixtures().join("games").join(name)).unwrap();
        let save: Value = serde_json::from_str(&save).unwrap();
        engine.ok(&json!({"cmd": "load", "save": save}).to_string());
        let decision = engine.ok(r#"{"cmd":"decision"}"#);
        let seat = &decision["decision"]["seat"];
        let choose = json!({"cmd": "choose", "seat": seat, "id": 0});
        engine.ok(&choose.to_string());
        // What it is now is saved and opened as any game is.
        let saved = engine.ok(r#"{"cmd":"save"}"#);
        engine.ok(&json!({"cmd": "load", "save": saved["save"]}).to_string());
        went_on += 1;
    }
    assert!(went_on >= 10, "only {went_on} games are half-played");
}

#[test]
fn every_kept_table_stands_where_it_stood_and_goes_on() {
    let folder = Folder::new();
    let data = folder.file("data");
    std::fs::create_dir(&data).unwrap();
    let kept = fixtures().join("tables/tables.sqlite");
    std::fs::copy(kept, Path::new(&data).join("tables.sqlite")).unwrap();
    let tables = index("tables/tables.json");
    let mut went_on = Vec::new();
    {
        let served = served::start(&data);
        for (table, was) in &tables {
            let (status, info) = get(&served.address, &format!("/api/tables/{table}"));
            assert_eq!(status, 200, "{was}\n{info}");
            assert_eq!(info["read_only"], Value::Null, "{was}");
            for part in ["state", "position", "outcome"] {
                assert_eq!(info[part], was[part], "{was}");
            }
            let token = was["token"].as_str().unwrap();
            let mut client = Client::join(&served.address, table, Some(token));
            if was["state"] == "running" {
                let choose = json!({"position": client.position, "id": 0});
                client.say(&json!({"choose": choose}));
                client.until("step");
                went_on.push((table, client.position));
            }
        }
        assert!(went_on.len() >= 10, "only {} tables run", went_on.len());
    }
    // What was added is as safe as what was there.
    let served = served::start(&data);
    for (table, position) in went_on {
        let (_, info) = get(&served.address, &format!("/api/tables/{table}"));
        assert_eq!(info["read_only"], Value::Null, "{info}");
        assert!(info["position"].as_u64().unwrap() >= position, "{info}");
    }
}
