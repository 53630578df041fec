//! `cantina simulate`: many games between bots.

use crate::common::{run, text};
use serde_json::{Value, json};

fn simulate(args: &[&str]) -> Value {
    let output = run(&[&["simulate", "coaxium", "--json"], args].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "no progress where nobody looks");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Everything but how long it took.
fn figures(args: &[&str]) -> Value {
    let mut report = simulate(args);
    report["seconds"] = Value::Null;
    report
}

#[test]
fn a_report_has_exactly_these_figures() {
    let report = simulate(&["--games", "50", "--seed", "1"]);
    let keys: Vec<_> = report.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "finished",
            "first_stuck",
            "game",
            "games",
            "players",
            "rounds",
            "seats",
            "seconds",
            "seed",
            "stuck",
            "swap",
            "turns_per_game",
            "wins",
            "wins_by_bot",
        ]
    );
    assert_eq!(report["game"], "coaxium");
    assert_eq!(report["games"], 50);
    assert_eq!(report["finished"], 50);
    assert_eq!(report["stuck"], 0);
    assert_eq!(report["players"], json!(["Han", "Lando"]));
    assert_eq!(report["seats"], json!(["random", "greedy"]));
    assert_eq!(report["wins"][0], report["wins_by_bot"]["random"]);
    assert_eq!(report["wins"][1], report["wins_by_bot"]["greedy"]);
    assert!(report["turns_per_game"].as_f64().unwrap() > 2.0);
}

#[test]
fn the_seed_decides_and_the_number_of_threads_does_not() {
    let with = |seed, threads| figures(&["--games", "200", "--seed", seed, "--threads", threads]);
    let one = with("1", "1");
    assert_eq!(one, with("1", "1"));
    assert_eq!(one, with("1", "2"));
    assert_eq!(one, with("1", "7"));
    assert_ne!(one["wins"], with("2", "1")["wins"]);
}

#[test]
fn bots_that_swap_win_wherever_they_sit() {
    let report = simulate(&["--games", "300", "--seed", "1", "--swap"]);
    let wins = |bot: &str| report["wins_by_bot"][bot].as_u64().unwrap();
    assert!(2 * wins("greedy") > 3 * wins("random"), "{report:#}");
    for player in 0..2 {
        let wins = report["wins"][player].as_u64().unwrap();
        assert!((75..225).contains(&wins), "{report:#}");
    }
}

#[test]
fn three_may_play() {
    let setup = r#"{"seats":3,"goal":40}"#;
    let seats = "greedy,random,random";
    let report = simulate(&["--games", "30", "--setup", setup, "--seats", seats]);
    assert_eq!(report["seats"], json!(["greedy", "random", "random"]));
    assert_eq!(report["wins"].as_array().unwrap().len(), 3);
    assert_eq!(report["finished"], 30);
}

#[test]
fn a_game_that_does_not_end_is_stuck_and_can_be_found_again() {
    let report = simulate(&["--games", "20", "--seed", "1", "--most-turns", "2"]);
    assert_eq!(
        (&report["finished"], &report["stuck"]),
        (&json!(0), &json!(20))
    );
    assert_eq!(report["wins"], json!([0, 0]));
    let seed = report["first_stuck"].as_str().unwrap();
    // Played at a table with the same seed it is the same game, told in full.
    let watched = run(
        &[
            "play",
            "coaxium",
            "--seats",
            "random,greedy",
            "--seed",
            seed,
        ],
        "",
    );
    assert!(text(&watched.stdout).contains("The game is over."));
}

#[test]
fn a_simulated_game_is_the_game_that_is_played_with_its_seed() {
    for number in 0..20 {
        let seed = number.to_string();
        let stuck = simulate(&["--games", "1", "--seed", &seed, "--most-turns", "2"]);
        let winner = simulate(&["--games", "1", "--seed", &seed])["wins"][0] == 1;
        let seed = stuck["first_stuck"].as_str().unwrap();
        let watched = run(
            &[
                "play",
                "coaxium",
                "--seats",
                "random,greedy",
                "--seed",
                seed,
            ],
            "",
        );
        let story = text(&watched.stdout);
        assert_eq!(story.contains("\n  1. Han"), winner, "{story}");
    }
}

#[test]
fn people_read_it_too() {
    let output = run(&["simulate", "coaxium", "--games", "20", "--seed", "1"], "");
    let report = text(&output.stdout);
    assert!(report.starts_with("coaxium: random, greedy\n"), "{report}");
    for expected in [
        "stuck",
        "won by Han",
        "won by greedy",
        "turns a game",
        "games a second",
    ] {
        assert!(report.contains(expected), "{report}");
    }
}

#[test]
fn what_is_wrong_with_the_request_is_said() {
    for (args, expected) in [
        (&["sabacc"][..], "unknown game 'sabacc': try one of"),
        (
            &["--seats", "greedy"],
            "--seats names 1 but this game has 2 seats",
        ),
        (
            &["--seats", "greedy,wookiee"],
            "no bot is called 'wookiee': try one of random, greedy",
        ),
        (&["--seats", "greedy,human"], "no bot is called 'human'"),
        (&["--setup", "{"], "is not JSON"),
        (
            &["coaxium", "--setup", "{\"seats\":9}"],
            "two to four players",
        ),
        (&["--setup", "{\"chairs\":2}"], "this set-up cannot be read"),
        (&["--seed", "luck"], "'luck' is no seed"),
        (&["--games", "0"], "--games"),
        (&["--threads", "0"], "--threads"),
    ] {
        let output = run(&[&["simulate"], args].concat(), "");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {message}");
        assert!(message.contains(expected), "{args:?}: {message}");
        assert!(output.stdout.is_empty());
    }
}
