//! `cantina bench server`: that it counts rightly, never how fast anything is.

use crate::common::{run, text};
use cluster::Cluster;
use serde_json::Value;

fn measured(more: &[&str]) -> Value {
    measured_every("0.5", more)
}

fn measured_every(seconds: &str, more: &[&str]) -> Value {
    let few = ["--tables", "4", "--entries", "12"];
    let brief = ["--seconds", "2", "--every", seconds, "--json"];
    let args = [&["bench", "server"], &few[..], &brief[..], more].concat();
    let output = run(&args, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn has_counted_every_move(report: &Value) {
    let moves = &report["moves"];
    assert_eq!(moves["wanted"], 16, "four tables, each twice a second");
    for none in ["refused", "unanswered", "games_ended", "lines_lost"] {
        assert_eq!(moves[none], 0, "{none}");
    }
    assert_eq!(moves["made"], moves["wanted"]);
    for spread in ["acknowledged", "acknowledged_since_due", "other_told"] {
        assert_eq!(report[spread]["count"], moves["made"], "{spread}");
        assert!(report[spread]["p50_ms"].as_f64() <= report[spread]["max_ms"].as_f64());
    }
    assert!(report["bare_sync"]["count"].as_u64() > Some(0));
    assert!(report["bytes_a_move"]["received"].as_f64() > Some(0.0));
    assert!(report["entries"].as_u64() >= Some(12));
}

#[test]
fn a_server_is_measured_from_outside() {
    let report = measured(&["--sleeping", "3"]);
    has_counted_every_move(&report);
    let keys: Vec<_> = report.as_object().unwrap().keys().collect();
    let known = [
        "acknowledged",
        "acknowledged_since_due",
        "bare_commit",
        "bare_sync",
        "bytes_a_move",
        "cpu_ms_a_move",
        "database",
        "entries",
        "every_seconds",
        "game",
        "memory",
        "moves",
        "nodes",
        "other_told",
        "seconds",
        "start",
        "tables",
    ];
    assert_eq!(keys, known);
    assert_eq!(
        (&report["database"], &report["nodes"]),
        (&"sqlite".into(), &1.into())
    );
    assert_eq!(report["start"]["sleeping"], 3);
    if cfg!(target_os = "linux") {
        assert!(report["memory"]["joined"].as_u64() > Some(0));
        assert!(report["cpu_ms_a_move"]["server"].is_f64());
        assert!(report["cpu_ms_a_move"]["generator"].is_f64());
    }
}

#[test]
fn a_database_of_its_own_is_measured_apart() {
    let database = Cluster::shared().database();
    let report = measured(&["--database", &database]);
    has_counted_every_move(&report);
    assert_eq!(report["database"], "postgres");
    assert!(report["bare_commit"]["count"].as_u64() > Some(0));
    assert!(report["bytes_a_move"]["log"].as_f64() > Some(0.0));
    if cfg!(target_os = "linux") {
        assert!(report["cpu_ms_a_move"]["database"].is_f64());
    }
}

#[test]
fn a_game_that_comes_to_its_end_is_played_no_further() {
    // A game has some 14 entries: with 20 more at each table one ends, whatever its cards.
    let report = measured_every("0.1", &["--game", "coaxium"]);
    let moves = &report["moves"];
    assert_eq!(report["game"], "coaxium");
    assert_eq!(moves["made"], moves["wanted"]);
    assert!(
        moves["wanted"].as_u64() < Some(80),
        "four tables, each ten times a second"
    );
    assert!(moves["games_ended"].as_u64() > Some(0));
    assert_eq!(
        (&moves["refused"], &moves["unanswered"]),
        (&0.into(), &0.into())
    );
}

#[test]
fn what_cannot_be_measured_is_said_before_anything_is_tried() {
    for (args, expected) in [
        (&["--nodes", "2"][..], "--database postgres://"),
        (&["--tables", "4000000"], "ulimit -n"),
        (&["--game", "sabacc"], "try one of"),
        (&["--database", "mysql:x"], "sqlite:PATH"),
    ] {
        let output = run(&[&["bench", "server"], args].concat(), "");
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(told.contains(expected), "{args:?}: {told}");
    }
}
