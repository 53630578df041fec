//! `cantina replay`: saved games, whole and otherwise.

use crate::common::{Folder, run, sum, text};
use serde_json::{Value, json};

/// A finished game between a person who always takes the first choice and a machine.
fn saved(folder: &Folder) -> (String, Value) {
    let file = folder.file("game.json");
    let args = ["play", "coaxium", "--seed", "1", "--save", &file];
    // One choice is taken back on the way.
    run(&args, format!("1\nu\n{}", "1\n".repeat(300)));
    let save = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    (file, save)
}

#[test]
fn a_saved_game_is_told_turn_by_turn() {
    let folder = Folder::new();
    let (file, _) = saved(&folder);
    let output = run(&["replay", &file], "");
    let story = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        story.contains("\nTurn 1\n") && story.contains("\nTurn 2\n"),
        "{story}"
    );
    assert!(
        story.contains("Han takes back what was done since 0."),
        "{story}"
    );
    assert!(
        story.contains("Han draws a vial."),
        "an onlooker sees no secrets"
    );
    assert!(!story.contains("Han draws vial"));
    assert!(story.contains("\n1. "), "{story}");
    let own = text(&run(&["replay", &file, "--seat", "0", "--board"], "").stdout);
    assert!(
        own.contains("Han draws vial") && own.contains("Han (you)"),
        "{own}"
    );
}

#[test]
fn a_saved_game_is_told_to_programs() {
    let folder = Folder::new();
    let (file, save) = saved(&folder);
    let output = run(&["replay", &file, "--json"], "");
    let story: Value = serde_json::from_slice(&output.stdout).unwrap();
    let keys: Vec<_> = story.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "diverged", "entries", "finished", "game", "lines", "outcome"
        ]
    );
    assert_eq!(story["game"], "coaxium");
    assert_eq!(
        story["entries"],
        save["record"]["entries"].as_array().unwrap().len()
    );
    assert_eq!(story["finished"], true);
    assert_eq!(story["diverged"], Value::Null);
    let first = &story["lines"][0];
    assert_eq!(
        first,
        &json!({"position": 0, "turn": 1, "text": "Han draws a vial."})
    );
}

#[test]
fn a_position_of_the_past_is_shown_as_its_seat_saw_it() {
    let folder = Folder::new();
    let (file, save) = saved(&folder);
    let at = |position: &str, more: &[&str]| {
        let args = ["replay", &file, "--at", position];
        run(&[&args, more].concat(), "")
    };
    let shown = text(&at("0", &["--seat", "0"]).stdout);
    assert!(shown.starts_with("Position 0 of "), "{shown}");
    assert!(
        shown.contains("Han (you)") && shown.contains("  1  "),
        "{shown}"
    );
    let told: Value = serde_json::from_slice(&at("2", &["--json"]).stdout).unwrap();
    assert_eq!(told["position"], 2);
    assert_eq!(
        told["lines"],
        json!(["Han takes back what was done since 0."])
    );
    assert!(told["decision"].is_null(), "an onlooker decides nothing");
    let last = save["record"]["entries"].as_array().unwrap().len();
    let told = at(&last.to_string(), &["--json"]);
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert_eq!(told["outcome"], save["outcome"]);
    let beyond = at(&(last + 1).to_string(), &[]);
    assert_ne!(beyond.status.code(), Some(0));
    assert!(text(&beyond.stderr).contains(&format!("the last is {last}")));
}

#[test]
fn a_differing_replay_is_told_as_far_as_it_agrees_and_ends_with_two() {
    let folder = Folder::new();
    let (_, mut save) = saved(&folder);
    save["record"]["entries"][4]["at"] = json!("00".repeat(8));
    sum(&mut save);
    let file = folder.write("differs.json", save.to_string());
    let output = run(&["replay", &file], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("THE REPLAY DIFFERS after 4 of "));
    let output = run(&["replay", &file, "--json"], "");
    assert_eq!(output.status.code(), Some(2));
    let story: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(story["diverged"]["at"], 4);
    // To play on, somebody has to agree.
    let output = run(&["play", "--load", &file], "n\n");
    assert!(text(&output.stdout).contains("Left as it is."));
    assert_eq!(output.status.code(), Some(0));
    let output = run(
        &["play", "--load", &file],
        format!("y\n{}", "1\n".repeat(300)),
    );
    assert!(text(&output.stdout).contains("The game is over."));
}

#[test]
fn what_is_no_save_is_refused_with_one() {
    let folder = Folder::new();
    let (file, save) = saved(&folder);
    let with = |name: &str, key: &str, value: Value| {
        let mut save = save.clone();
        save[key] = value;
        folder.write(name, save.to_string())
    };
    let whole = std::fs::read_to_string(&file).unwrap();
    for (file, expected) in [
        (folder.file("nowhere.json"), "cannot be read"),
        (folder.write("text.json", "once upon a time"), "is not JSON"),
        (
            folder.write("half.json", &whole[..whole.len() / 2]),
            "is not JSON",
        ),
        (folder.write("binary.json", b"\xff\x00"), "cannot be read"),
        (
            folder.write("deep.json", "[".repeat(100_000)),
            "is not JSON",
        ),
        (
            folder.write("other.json", "{}"),
            "not a saved game of Cantina",
        ),
        (with("newer.json", "format", json!(99)), "newer Cantina"),
        (
            with("foreign.json", "game", json!("sabacc")),
            "unknown game 'sabacc'",
        ),
        (
            with("cards.json", "content", json!("00".repeat(32))),
            "other cards",
        ),
        (with("damaged.json", "sum", json!("0")), "damaged"),
    ] {
        for command in ["replay", "play"] {
            let args = match command {
                "play" => vec!["play", "--load", &file],
                _ => vec!["replay", &file],
            };
            let output = run(&args, "");
            let message = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{args:?}: {message}");
            assert!(message.contains(expected), "{args:?}: {message}");
            assert_eq!(text(&output.stdout), "");
        }
    }
    let output = run(&["replay", &file, "--seat", "8"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("there is no seat 8"));
}

#[test]
fn a_reported_game_is_told_with_what_is_wrong() {
    let folder = Folder::new();
    let (_, save) = saved(&folder);
    let report = json!({"cantina": "report", "format": 1, "version": "0.1.0", "game": "coaxium",
        "content": save["content"], "seat": 0, "wrong": "I had a vial more", "save": save});
    let file = folder.write("report.json", report.to_string());
    let output = run(&["replay", &file], "");
    let story = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{story}");
    assert!(story.contains("What is wrong: I had a vial more\n"));
    assert!(story.contains("\nTurn 2\n"), "{story}");
    let told: Value =
        serde_json::from_slice(&run(&["replay", &file, "--json"], "").stdout).unwrap();
    assert_eq!(told["wrong"], "I had a vial more");
}

#[test]
fn a_report_of_what_one_seat_saw_is_told_up_to_what_was_asked() {
    let folder = Folder::new();
    let seen = json!({"position": 1, "turn": 1, "log": [{"position": 1, "by": 0, "did": "choose",
        "events": [], "lines": [[{"seat": [0, "Han"]}, {"words": "draws a vial."}]]}],
        "decision": {"seat": 1, "text": [{"words": "What now?"}],
            "choices": [{"id": 0, "text": [{"words": "Draw a vial"}]}]}});
    let report = |seen: Value| {
        let report = json!({"cantina": "report", "format": 1, "version": "0.1.0",
            "game": "coaxium", "content": "d01b", "seat": 1, "wrong": "", "seen": seen});
        folder.write("report.json", report.to_string())
    };
    let file = report(seen.clone());
    let told = text(&run(&["replay", &file], "").stdout);
    assert_eq!(
        told,
        "coaxium, as seat 1 saw it at position 1 in turn 1\nversion 0.1.0, content d01b\n\n     \
         1  Han draws a vial.\n\nWhat now?\n    1. Draw a vial\n"
    );
    let output = run(&["replay", &file, "--json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("only what one seat saw"));
    for (seen, expected) in [(Value::Null, "it holds no game"), (json!(7), "damaged")] {
        let output = run(&["replay", &report(seen)], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(expected));
    }
}

/// A file with this game in it, whose checksum fits.
fn file_of(folder: &Folder, name: &str, mut save: Value) -> String {
    sum(&mut save);
    let file = folder.file(name);
    std::fs::write(&file, save.to_string()).unwrap();
    file
}

/// The same game, as if a table had promised its seed before.
fn promised(save: &Value) -> (Value, String) {
    let seed = save["record"]["origin"]["new"]["seed"].as_str().unwrap();
    let seed: tabletop::Seed = seed.parse().unwrap();
    let commitment = seed.commitment(&[7; 32]);
    let mut save = save.clone();
    save["promise"] = json!({"commitment": commitment, "nonce": "07".repeat(32)});
    (save, commitment)
}

#[test]
fn a_game_is_verified_from_the_promise_to_its_end() {
    let folder = Folder::new();
    let (file, save) = saved(&folder);
    let output = run(&["replay", &file, "--verify"], "");
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.contains("Nothing was promised"), "{told}");
    assert!(told.contains("EVERYTHING FOLLOWS FROM THE SEED"), "{told}");
    assert!(told.contains("It ends as it was recorded."), "{told}");

    let (save, commitment) = promised(&save);
    let file = file_of(&folder, "promised.json", save);
    for args in [
        vec!["replay", &file, "--verify"],
        vec!["replay", &file, "--verify", "--commitment", &commitment],
    ] {
        let output = run(&args, "");
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{told}");
        assert!(told.contains("THE DICE WERE FIXED BEFORE"), "{told}");
        assert!(told.contains(&commitment), "{told}");
    }
}

#[test]
fn whoever_altered_a_game_is_found_out() {
    let folder = Folder::new();
    let (plain, save) = saved(&folder);
    let (save, commitment) = promised(&save);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut save = save.clone();
        change(&mut save);
        file_of(&folder, "altered.json", save)
    };
    let entries = |save: &mut Value| save["record"]["entries"].as_array().unwrap().clone();
    type Change<'a> = &'a dyn Fn(&mut Value);
    let cases: [(&str, Change, &str); 5] = [
        (
            "another seed than was promised",
            &|save| save["promise"]["nonce"] = json!("08".repeat(32)),
            "THE PROMISE IS BROKEN",
        ),
        (
            "another seed than it was played with",
            &|save| save["record"]["origin"]["new"]["seed"] = json!("11".repeat(32)),
            "IT DOES NOT FOLLOW",
        ),
        (
            "the end cut off",
            &|save| {
                let mut entries = entries(save);
                entries.pop();
                save["record"]["entries"] = json!(entries);
            },
            "IT DOES NOT FOLLOW",
        ),
        (
            "the last entry altered",
            &|save| {
                let last = entries(save).len() - 1;
                let first = save["record"]["entries"][0]["act"].clone();
                save["record"]["entries"][last]["act"] = first;
            },
            "IT DOES NOT FOLLOW",
        ),
        (
            "an entry in the middle altered",
            &|save| {
                let other = save["record"]["entries"][1]["at"].clone();
                save["record"]["entries"][2]["at"] = other;
            },
            "IT DOES NOT FOLLOW",
        ),
    ];
    for (case, change, expected) in cases {
        let file = with(change);
        let output = run(&["replay", &file, "--verify"], "");
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(2), "{case}: {told}");
        assert!(told.contains(expected), "{case}: {told}");
    }
    let noted = "ab".repeat(32);
    let other = with(&|_| {});
    let output = run(&["replay", &other, "--verify", "--commitment", &noted], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).contains("THIS IS ANOTHER GAME"));
    let output = run(
        &["replay", &plain, "--verify", "--commitment", &commitment],
        "",
    );
    assert_eq!(
        output.status.code(),
        Some(2),
        "it tells nothing of a promise"
    );
}
