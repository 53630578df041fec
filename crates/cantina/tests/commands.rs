//! The smaller commands, and what all of them have in common.

use crate::common::{cantina, run, text};
use serde_json::Value;
use std::process::Stdio;

fn json(args: &[&str]) -> Value {
    serde_json::from_slice(&run(args, "").stdout).unwrap()
}

#[test]
fn rules_are_found_by_words_and_by_id() {
    let output = run(&["rules", "stop", "patrol"], "");
    let found = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(
        found.starts_with("movement/stop-at-patrol  [outer-rim, base]\n"),
        "{found}"
    );
    assert!(found.contains("Source: "));
    assert!(found.trim_end().ends_with("rules"));
    let one = json(&["rules", "--id", "movement/stop-at-patrol", "--json"]);
    assert_eq!(one["count"], 1);
    assert_eq!(one["rules"][0]["id"], "movement/stop-at-patrol");
    assert_eq!(one["rules"][0]["box"], "base");
}

#[test]
fn rules_are_narrowed_to_a_game_and_a_box() {
    let rules = json(&["rules", "--game", "outer-rim", "--box", "solo", "--json"]);
    let rules = rules["rules"].as_array().unwrap();
    assert!(!rules.is_empty());
    assert!(
        rules
            .iter()
            .all(|rule| rule["game"] == "outer-rim" && rule["box"] == "solo")
    );
    let all = json(&["rules", "--json"]);
    assert_eq!(all["count"], rulebook::all().len());
}

#[test]
fn no_rule_found_says_what_to_try() {
    for (args, expected) in [
        (&["rules", "hyperbanana"][..], "topics are"),
        (&["rules", "patrol", "hyperbanana"], "cantina rules patrol"),
        (
            &["rules", "--id", "movement/by-banana"],
            "did you mean movement/",
        ),
        (&["rules", "--id", "banana/smoothie"], "search by words"),
        (
            &["rules", "patrol", "--game", "deckbuilding"],
            "without --game",
        ),
        (
            &["rules", "--game", "sabacc"],
            "try one of deckbuilding, outer-rim",
        ),
    ] {
        let output = run(args, "");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn bench_has_exactly_these_figures() {
    let report = json(&["bench", "coaxium", "--seconds", "0.05", "--json"]);
    let mut keys: Vec<_> = report
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "clone_ns",
            "decisions_per_game",
            "decisions_per_second",
            "finished",
            "game",
            "games",
            "games_per_second",
            "manner",
            "state_bytes",
            "threads",
            "turns_per_second",
        ]
    );
    assert_eq!(report["threads"], 1);
    assert_eq!(report["games"], report["finished"]);
    let output = run(
        &[
            "bench",
            "coaxium",
            "--seconds",
            "0",
            "--setup",
            "{\"seats\":4,\"goal\":25}",
        ],
        "",
    );
    assert!(text(&output.stdout).contains("turns a second"));
    assert!(output.stderr.is_empty(), "no progress where nobody looks");
    let output = run(&["bench", "--seconds", "soon"], "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn games_are_listed() {
    assert!(text(&run(&["games"], "").stdout).contains("coaxium"));
    let games = json(&["games", "--json"]);
    assert_eq!(games["games"][0]["id"], "deckbuilding");
    assert_eq!(games["games"][1]["id"], "outer-rim");
    assert_eq!(games["games"][2]["id"], "coaxium");
    assert_eq!(games["games"][2]["setup"]["seats"], 2);
}

#[test]
fn help_and_version_are_no_errors_and_wrong_arguments_are() {
    for (args, code) in [
        (&[][..], 0),
        (&["--help"], 0),
        (&["--version"], 0),
        (&["play", "--help"], 0),
        (&["dance"], 1),
        (&["play", "--louder"], 1),
    ] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(code), "{args:?}");
    }
    assert!(text(&run(&[], "").stdout).contains("Exit codes:"));
    assert!(text(&run(&["--version"], "").stdout).starts_with("cantina "));
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = cantina()
        .arg("rules")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(0), String::new())
    );
}
