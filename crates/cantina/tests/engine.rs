//! `cantina engine`: whatever a line holds, it is answered, and a refused command changes nothing.

use crate::common::{Engine, cantina, run, sum, text};
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::Stdio;
use tabletop::{Picks, Seed};

/// Han has 3 and 9, Lando 5 and 7; the next vials are 12 and 1; the die will show a six.
const SCENARIO: &str = r#"{"cmd":"scenario","game":"coaxium","seed":1,
    "scenario":{"hands":[[3,9],[5,7]],"deck":[12,1],"dice":[6]}}"#;

fn staged() -> Engine {
    let mut engine = Engine::start();
    engine.ok(&SCENARIO.replace('\n', ""));
    engine
}

#[test]
fn two_bad_lines_get_two_answers_and_a_clean_end() {
    let output = run(&["engine"], "{\"cmd\":\"nonsense\"}\nnot json\n");
    let answers = text(&output.stdout);
    let codes: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["error"]["code"].clone())
        .collect();
    assert_eq!(codes, ["unknown-command", "bad-json"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn every_kind_of_bad_line_has_its_code() {
    let mut engine = Engine::start();
    let deep = "[".repeat(100_000);
    let deep_object = r#"{"cmd":"#.repeat(100_000);
    for (line, code) in [
        ("nonsense", "bad-json"),
        ("[1,2]", "bad-json"),
        ("7", "bad-json"),
        (deep.as_str(), "bad-json"),
        (deep_object.as_str(), "bad-json"),
        (r#"{"cmd":"hello"} {"cmd":"hello"}"#, "bad-json"),
        ("{}", "missing-field"),
        (r#"{"cmd":7}"#, "bad-field"),
        (r#"{"cmd":"shuffle"}"#, "unknown-command"),
        (r#"{"cmd":"hello","tag":[]}"#, "bad-field"),
        (r#"{"cmd":"hello","sede":1}"#, "bad-field"),
        (r#"{"cmd":"new"}"#, "missing-field"),
        (r#"{"cmd":"new","game":"sabacc"}"#, "unknown-game"),
        (
            r#"{"cmd":"new","game":"coaxium","seed":"xyz"}"#,
            "bad-field",
        ),
        (r#"{"cmd":"new","game":"coaxium","seed":-1}"#, "bad-field"),
        (
            r#"{"cmd":"new","game":"coaxium","setup":{"seats":9}}"#,
            "bad-setup",
        ),
        (
            r#"{"cmd":"new","game":"coaxium","setup":[[]]}"#,
            "bad-setup",
        ),
        (r#"{"cmd":"new","game":"coaxium","as":2}"#, "no-such-seat"),
        (
            r#"{"cmd":"scenario","game":"coaxium","scenario":{"hands":[]}}"#,
            "bad-scenario",
        ),
        (r#"{"cmd":"decision"}"#, "no-game"),
        (r#"{"cmd":"save"}"#, "no-game"),
        (r#"{"cmd":"choose","seat":0,"id":0}"#, "no-game"),
    ] {
        let shown: String = line.chars().take(80).collect();
        assert_eq!(engine.code(line), code, "{shown}");
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn every_kind_of_refused_move_has_its_code_and_changes_nothing() {
    let mut engine = staged();
    let before = engine.send(r#"{"cmd":"state"}"#);
    for (line, code) in [
        (r#"{"cmd":"choose","seat":0}"#, "missing-field"),
        (r#"{"cmd":"choose","id":0}"#, "missing-field"),
        (
            r#"{"cmd":"choose","seat":0,"id":0,"choice":"draw"}"#,
            "bad-field",
        ),
        (r#"{"cmd":"choose","seat":0,"choices":[]}"#, "bad-field"),
        (r#"{"cmd":"choose","seat":"0","id":0}"#, "bad-field"),
        (r#"{"cmd":"choose","seat":256,"id":0}"#, "bad-field"),
        (r#"{"cmd":"choose","seat":0,"id":-1}"#, "bad-field"),
        (r#"{"cmd":"choose","seat":0,"id":0,"as":2}"#, "no-such-seat"),
        (r#"{"cmd":"choose","seat":0,"id":4}"#, "illegal-choice"),
        (
            r#"{"cmd":"choose","seat":0,"id":18446744073709551615}"#,
            "illegal-choice",
        ),
        (
            r#"{"cmd":"choose","seat":0,"choice":{"hold":12}}"#,
            "illegal-choice",
        ),
        (
            r#"{"cmd":"choose","seat":0,"choice":"dance"}"#,
            "unreadable",
        ),
        (
            r#"{"cmd":"choose","seat":0,"choices":["draw","dance"]}"#,
            "unreadable",
        ),
        (r#"{"cmd":"choose","seat":1,"id":0}"#, "not-your-decision"),
        (r#"{"cmd":"choose","seat":8,"id":0}"#, "not-your-decision"),
        (
            r#"{"cmd":"offer","seat":0,"offer":{"to":1,"give":12}}"#,
            "illegal-offer",
        ),
        (
            r#"{"cmd":"offer","seat":0,"offer":{"to":8,"give":3}}"#,
            "illegal-offer",
        ),
        (
            r#"{"cmd":"offer","seat":0,"offer":{"to":255,"give":3}}"#,
            "illegal-offer",
        ),
        (
            r#"{"cmd":"offer","seat":0,"offer":"kiss"}"#,
            "illegal-offer",
        ),
        (
            r#"{"cmd":"offer","seat":8,"offer":{"to":1,"give":3}}"#,
            "no-such-seat",
        ),
        (r#"{"cmd":"explain","seat":2}"#, "no-such-seat"),
        (r#"{"cmd":"view","seat":8}"#, "no-such-seat"),
        (r#"{"cmd":"undo","seat":0}"#, "nothing-to-undo"),
        (r#"{"cmd":"undo","seat":0,"consent":1}"#, "bad-field"),
        (r#"{"cmd":"concede","seat":7}"#, "no-such-seat"),
        (
            r#"{"cmd":"new","game":"coaxium","setup":{"seats":0}}"#,
            "bad-setup",
        ),
    ] {
        assert_eq!(engine.code(line), code, "{line}");
        assert_eq!(engine.send(r#"{"cmd":"state"}"#), before, "{line}");
    }
    engine.ok(r#"{"cmd":"choose","seat":0,"choice":"draw"}"#);
    assert_eq!(
        engine.code(r#"{"cmd":"undo","seat":0}"#),
        "undo-needs-consent"
    );
    engine.ok(r#"{"cmd":"concede","seat":0}"#);
    assert_eq!(
        engine.code(r#"{"cmd":"choose","seat":0,"id":0}"#),
        "game-over"
    );
    assert_eq!(
        engine.code(r#"{"cmd":"concede","seat":1}"#),
        "cannot-concede"
    );
}

#[test]
fn every_kind_of_bad_save_has_its_code_and_changes_nothing() {
    let mut engine = staged();
    engine.ok(r#"{"cmd":"choose","seat":0,"choice":"draw"}"#);
    let before = engine.send(r#"{"cmd":"state"}"#);
    let save = engine.ok(r#"{"cmd":"save"}"#)["save"].clone();
    let with = |change: fn(&mut Value)| {
        let mut save = save.clone();
        change(&mut save);
        json!({"cmd": "load", "save": save}).to_string()
    };
    for (line, code) in [
        (with(|save| *save = json!(7)), "not-a-save"),
        (with(|save| save["cantina"] = json!("soup")), "not-a-save"),
        (with(|save| save["format"] = json!(4)), "newer"),
        (with(|save| save["game"] = json!("sabacc")), "unknown-game"),
        (with(|save| save["content"] = json!("00".repeat(32))), "other-content"),
        (with(|save| save["record"]["entries"][0]["act"] = json!("x")), "damaged"),
        (with(|save| save["sum"] = json!("x")), "damaged"),
        (with(|save| { save["record"]["origin"]["scenario"]["scenario"]["hands"] = json!([]); sum(save) }), "origin"),
        (
            json!({"cmd": "load", "game": "coaxium", "save": {"cantina": "saved game", "format": 1, "version": "",
                "game": "sabacc", "content": "00".repeat(32), "record": 0, "end": "00".repeat(8), "sum": ""}}).to_string(),
            "other-game",
        ),
    ] {
        assert_eq!(engine.code(&line), code, "{line}");
        assert_eq!(engine.send(r#"{"cmd":"state"}"#), before, "{line}");
    }
}

#[test]
fn a_differing_save_opens_where_it_last_agreed_and_says_so() {
    let mut engine = staged();
    engine.ok(r#"{"cmd":"choose","seat":0,"choice":"draw"}"#);
    engine.ok(r#"{"cmd":"choose","seat":1,"choice":"draw"}"#);
    let mut save = engine.ok(r#"{"cmd":"save"}"#)["save"].clone();
    save["record"]["entries"][1]["act"]["choose"]["choice"] = json!("pass");
    sum(&mut save);
    let answer = engine.ok(&json!({"cmd": "load", "save": save}).to_string());
    assert_eq!(answer["position"], 1);
    assert_eq!(answer["diverged"]["at"], 1);
    assert_eq!(answer["diverged"]["of"], 2);
    assert_eq!(answer["decision"]["seat"], 1);
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_is_answered() {
    let mut engine = Engine::start();
    let long = format!(r#"{{"cmd":"hello","tag":"{}"}}"#, "x".repeat(8 << 20));
    assert_eq!(engine.code(long), "line-too-long");
    engine.ok(r#"{"cmd":"hello"}"#);
    let mut engine = Engine::start_with(&["--max-line", "15"]);
    assert_eq!(engine.code(r#"{"cmd":"games" }"#), "line-too-long");
    engine.ok(r#"{"cmd":"games"}"#);
}

#[test]
fn invalid_utf_8_is_answered() {
    let mut engine = Engine::start();
    assert_eq!(engine.code(b"\xff\xfe"), "bad-json");
    assert_eq!(engine.code(b"{\"cmd\":\"he\xc3llo\"}"), "bad-json");
    assert_eq!(engine.code(b"{\"cmd\":\"\\ud800\"}"), "bad-json");
    engine.ok(r#"{"cmd":"hello"}"#);
}

#[test]
fn blank_lines_are_ignored_and_the_last_line_needs_no_end() {
    let output = run(
        &["engine"],
        "\n  \r\n{\"cmd\":\"hello\"}\r\n\n{\"cmd\":\"hello\",\"tag\":2}",
    );
    assert_eq!(text(&output.stdout).lines().count(), 2);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn nobody_reading_ends_the_engine_quietly() {
    let mut child = cantina()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    while stdin.write_all(b"{\"cmd\":\"hello\"}\n").is_ok() {}
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), text(&output.stderr)),
        (Some(0), String::new())
    );
}

#[test]
fn quit_ends_it_and_what_follows_is_not_read() {
    let output = run(
        &["engine"],
        "{\"cmd\":\"quit\",\"tag\":1}\n{\"cmd\":\"hello\"}\n",
    );
    assert_eq!(text(&output.stdout), "{\"ok\":true,\"tag\":1}\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_random_seed_is_told_and_repeats_the_run() {
    let mut engine = Engine::start();
    let first = engine.ok(r#"{"cmd":"new","game":"coaxium"}"#);
    let other = engine.ok(r#"{"cmd":"new","game":"coaxium"}"#);
    assert_ne!(first["seed"], other["seed"]);
    let again = json!({"cmd": "new", "game": "coaxium", "seed": first["seed"]});
    assert_eq!(engine.ok(&again.to_string()), first);
}

#[test]
fn a_seat_is_told_nothing_it_may_not_know() {
    let mut engine = Engine::start();
    let answer = engine.ok(r#"{"cmd":"new","game":"coaxium","seed":7,"as":1}"#);
    assert_eq!(
        answer["events"][0],
        json!({"drew": {"seat": 0, "card": null}})
    );
    assert_eq!(answer["decision"], json!({"seat": 0}));
    let answer = engine.ok(r#"{"cmd":"choose","seat":0,"choice":"peek","as":1}"#);
    assert_eq!(
        answer["events"],
        json!([{"peeked": {"seat": 0, "card": null}}])
    );
    let answer = engine.ok(r#"{"cmd":"choose","seat":0,"choice":"draw"}"#);
    assert!(answer["events"][0]["drew"]["card"].is_u64());
}

#[test]
fn taking_back_again_and_again_stays_quick() {
    let mut engine = staged();
    for _ in 0..200 {
        engine.ok(r#"{"cmd":"choose","seat":0,"choice":"draw"}"#);
        engine.ok(r#"{"cmd":"undo","seat":0,"consent":true}"#);
    }
    let save = engine.ok(r#"{"cmd":"save"}"#)["save"].clone();
    let loaded = engine.ok(&json!({"cmd": "load", "save": save}).to_string());
    assert_eq!(loaded["diverged"], Value::Null);
    assert_eq!(loaded["position"], 400);
}

/// Lines the mutants are made of.
const SEEDLINGS: &[&str] = &[
    r#"{"cmd":"hello","tag":1}"#,
    r#"{"cmd":"new","game":"coaxium","setup":{"seats":3,"goal":25},"seed":5}"#,
    r#"{"cmd":"scenario","game":"coaxium","scenario":{"hands":[[3,9],[5,7]],"deck":[12,1],"dice":[6],"credits":[20,0]}}"#,
    r#"{"cmd":"decision","as":0}"#,
    r#"{"cmd":"choose","seat":0,"id":1}"#,
    r#"{"cmd":"choose","seat":1,"choice":{"hold":5}}"#,
    r#"{"cmd":"choose","seat":0,"choices":[{"hold":3},"gamble"]}"#,
    r#"{"cmd":"offer","seat":0,"offer":{"to":1,"give":3}}"#,
    r#"{"cmd":"undo","seat":0,"consent":true}"#,
    r#"{"cmd":"concede","seat":1,"as":0}"#,
    r#"{"cmd":"explain","seat":0}"#,
    r#"{"cmd":"view","seat":1}"#,
    r#"{"cmd":"state"}"#,
    r#"{"cmd":"save"}"#,
    r#"{"cmd":"load","save":{"cantina":"saved game","format":1,"game":"coaxium"}}"#,
];

fn mutant(picks: &mut Picks) -> Vec<u8> {
    const PIECES: &[&str] = &[
        "{", "}", "[", "]", "\"", ":", ",", "0", "8", "255", "-1", "1e9", "null", "true",
        "\\u0000", "\u{fffd}", "as",
    ];
    let mut line = SEEDLINGS[picks.below(SEEDLINGS.len())].as_bytes().to_vec();
    for _ in 0..picks.below(4) {
        let at = picks.below(line.len() + 1);
        match picks.below(4) {
            0 => drop(line.splice(at..at, PIECES[picks.below(PIECES.len())].bytes())),
            1 => line.truncate(at),
            2 if at < line.len() => line[at] = picks.below(256) as u8,
            _ => {
                let to = (at + picks.below(6)).min(line.len());
                line.drain(at..to);
            }
        }
    }
    line.retain(|&byte| byte != b'\n');
    line
}

#[test]
fn any_garbage_gets_exactly_one_answer() {
    let mut engine = Engine::start();
    let mut picks = Picks::new(Seed::from_number(1));
    for round in 0..5_000 {
        let line = mutant(&mut picks);
        if line.trim_ascii().is_empty() {
            continue;
        }
        let answer = engine.ask(&line);
        let shown = String::from_utf8_lossy(&line);
        assert!(answer["ok"].is_boolean(), "{shown}\n{answer}");
        assert_ne!(answer["error"]["code"], "internal", "{shown}");
        if round % 500 == 0 {
            // Had a line got two answers, or none, this one would be another's.
            let tagged = engine.ok(&format!(r#"{{"cmd":"hello","tag":"round {round}"}}"#));
            assert_eq!(tagged["tag"], format!("round {round}"));
        }
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn random_games_are_played_to_their_end_and_saved_and_loaded() {
    let mut engine = Engine::start();
    let mut picks = Picks::new(Seed::from_number(2));
    for seed in 0..10 {
        let mut answer = engine.ok(&format!(
            r#"{{"cmd":"new","game":"coaxium","seed":{seed}}}"#
        ));
        while let Some(choices) = answer["decision"]["choices"].as_array() {
            let id = picks.below(choices.len());
            let seat = &answer["decision"]["seat"];
            answer = engine.ok(&json!({"cmd": "choose", "seat": seat, "id": id}).to_string());
        }
        assert!(answer["decision"].is_null());
        let save = engine.ok(r#"{"cmd":"save"}"#)["save"].clone();
        let loaded = engine.ok(&json!({"cmd": "load", "save": save}).to_string());
        assert_eq!(loaded["outcome"], answer["outcome"]);
        assert_eq!(loaded["diverged"], Value::Null);
    }
}
