//! `cantina play`, driven by scripts.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{Folder, run, text};

fn play(args: &[&str], script: &str) -> String {
    let output = run(&[&["play", "coaxium"], args].concat(), script);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    let transcript = text(&output.stdout);
    assert!(!transcript.contains('\x1b'), "escape codes in a pipe");
    transcript
}

/// Whatever is asked, the first answer; also good as a press of Enter.
fn ones() -> String {
    "1\n".repeat(300)
}

#[test]
fn a_game_is_played_to_its_end() {
    let transcript = play(&["--seed", "1"], &ones());
    assert!(
        transcript.contains("Han: Your turn: draw a vial, or sell one?\n   1  Peek"),
        "{transcript}"
    );
    assert!(
        transcript.contains("Lando draws a vial."),
        "machines are told of, but not what they hold"
    );
    assert!(transcript.contains("The game is over."), "{transcript}");
    assert!(
        transcript.contains("\n  1. ") && transcript.contains("\n  2. "),
        "{transcript}"
    );
    assert!(
        !transcript.contains("Another game?"),
        "nobody is there to be asked"
    );
}

#[test]
fn the_same_seed_plays_the_same_game() {
    assert_eq!(
        play(&["--seed", "5"], &ones()),
        play(&["--seed", "5"], &ones())
    );
}

#[test]
fn machines_play_among_themselves() {
    for seats in ["random,random", "greedy,random", "greedy,greedy"] {
        let transcript = play(&["--seats", seats, "--seed", "3"], "");
        assert!(
            transcript.contains("Han draws a vial."),
            "an onlooker is told no secrets"
        );
        assert!(transcript.contains("The game is over."));
    }
}

#[test]
fn the_opponent_is_greedy_unless_said_otherwise() {
    let usual = play(&["--seed", "2"], &ones());
    let with = |opponent| play(&["--seed", "2", "--seats", opponent], &ones());
    assert_eq!(usual, with("human,greedy"));
    assert_ne!(usual, with("human,random"));
}

#[test]
fn people_at_one_screen_never_see_what_the_other_holds() {
    for seed in ["1", "2", "3"] {
        let transcript = play(&["--seats", "human,human", "--seed", seed], &ones());
        let mut screens = 0;
        for screen in transcript.split(&"=".repeat(40)) {
            let (you, other) = match (screen.contains("Han (you)"), screen.contains("Lando (you)"))
            {
                (true, false) => ("Han", "Lando"),
                (false, true) => ("Lando", "Han"),
                (false, false) => continue,
                (true, true) => panic!("two people's tables on one screen:\n{screen}"),
            };
            screens += 1;
            assert!(screen.contains(&format!("{you} (you)")));
            let hand = format!("{other}: ");
            let hands = screen
                .lines()
                .filter_map(|line| line.split_once(&hand)?.1.split_once('['));
            for (_, hand) in hands {
                assert!(
                    hand.trim_end_matches(']')
                        .split_whitespace()
                        .all(|vial| vial == "?"),
                    "{screen}"
                );
            }
            for secret in ["draws vial", "peeks:"] {
                assert!(!screen.contains(&format!("{other} {secret}")), "{screen}");
            }
        }
        assert!(screens > 4, "{transcript}");
        // Between the two stands the handing over.
        let han = transcript.find("Han (you)").unwrap();
        let over = transcript
            .find("Hand over to Lando, then press Enter.")
            .unwrap();
        let lando = transcript.find("Lando (you)").unwrap();
        assert!(han < over && over < lando);
        assert!(transcript.contains("The game is over."));
    }
}

#[test]
fn the_end_of_input_saves_the_game_and_says_where() {
    let folder = Folder::new();
    let mut command = common::cantina();
    let child = command
        .args(["play", "coaxium", "--seed", "1"])
        .env("XDG_STATE_HOME", folder.file("state"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.as_ref().unwrap(), b"1\n1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let path = folder.file("state/cantina/coaxium.json");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains(&format!("The game is saved in {path}.")));
    let transcript = text(&run(&["play", "--load", &path], ones()).stdout);
    assert!(transcript.contains("The game is over."));
}

#[test]
fn nothing_is_saved_where_nothing_happened() {
    let transcript = play(&["--seed", "1"], "");
    assert!(transcript.contains("Nothing happened"), "{transcript}");
}

#[test]
fn a_game_is_saved_after_each_decision_and_goes_on() {
    let folder = Folder::new();
    let file = folder.file("deep/down/game.json");
    let transcript = play(&["--seed", "1", "--save", &file], "1\n1\nq\n");
    assert!(
        transcript.contains(&format!("The game is saved in {file}.")),
        "{transcript}"
    );
    let args = ["play", "--load", &file, "--save", &file];
    let transcript = text(&run(&args, format!("l\n{}", ones())).stdout);
    assert!(
        transcript.contains("· Han peeks: vial"),
        "the log goes back to the beginning: {transcript}"
    );
    assert!(transcript.contains("The game is over."));
    let output = run(&["replay", &file], "");
    assert_eq!(output.status.code(), Some(0));
    let left: Vec<_> = std::fs::read_dir(folder.file("deep/down"))
        .unwrap()
        .collect();
    assert_eq!(left.len(), 1, "no temporary files stay: {left:?}");
}

#[test]
fn commands_at_the_prompt() {
    let folder = Folder::new();
    let file = folder.file("x.json");
    let script = format!(
        "?\nw\nr stop patrol\nr\nl\nb\nv\n99\nfrobnicate\n\no kiss\no {{\"to\":1,\"give\":99}}\nu\ns {file}\nc\nn\nq\n"
    );
    let transcript = play(&["--seed", "1"], &script);
    for expected in [
        "take back",
        "Nothing is blocked",
        "movement/stop-at-patrol",
        "Which words?",
        "· Han draws vial",
        "\"you\": 0",
        "There is no 99",
        "'frobnicate' is no command",
        "Type the number of a choice",
        "An offer is written in JSON",
        "Not possible: you have no such vial.",
        "Not possible: there is nothing to take back.",
        "The game is saved in",
        "Really give up? [y/N]",
    ] {
        assert!(
            transcript.contains(expected),
            "{expected:?} is missing:\n{transcript}"
        );
    }
    assert_eq!(run(&["replay", &file], "").status.code(), Some(0));
}

#[test]
fn alone_with_machines_anything_can_be_taken_back() {
    // Drawing tells something and lets the machine act; still it is undone.
    let transcript = play(&["--seed", "1"], "2\nu\nq\n\n");
    assert!(
        transcript.contains("Han takes back the last action."),
        "{transcript}"
    );
    let among_people = play(&["--seed", "1", "--seats", "human,human"], "\n2\n\n\nu\n");
    assert!(
        !among_people.contains("takes back the last"),
        "{among_people}"
    );
}

#[test]
fn giving_up_is_asked_twice() {
    let transcript = play(&["--seed", "1"], "c\ny\n");
    assert!(transcript.contains("Han gives up."));
    assert!(transcript.contains("1. Lando\n  2. Han"), "{transcript}");
}

#[test]
fn what_is_wrong_with_the_request_is_said() {
    for (args, expected) in [
        (
            &["play", "sabacc"][..],
            "unknown game 'sabacc': try one of deckbuilding, outer-rim, coaxium",
        ),
        (&["play", "--seats", "human"], "this game has 2 seats"),
        (&["play", "--seats", "human,wookiee"], "'wookiee'"),
        (&["play", "--seed", "luck"], "'luck' is no seed"),
        (&["play", "--setup", "{"], "is not JSON"),
        (
            &["play", "--setup", "@/nowhere.json"],
            "/nowhere.json: cannot be read",
        ),
        (
            &["play", "coaxium", "--setup", "{\"seats\":9}"],
            "two to four players",
        ),
        (
            &["play", "--load", "/nowhere.json"],
            "/nowhere.json: cannot be read",
        ),
    ] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        let message = text(&output.stderr);
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

/// A game of Outer Rim against the AI deck.
fn alone(args: &[&str], script: &str) -> String {
    let output = run(&[&["play", "outer-rim", "--solo"], args].concat(), script);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn alone_one_chooses_both_characters_unless_they_are_named() {
    let chosen = alone(&["--seed", "1"], "1\n1\n");
    assert!(
        chosen.contains("Choose the character you play against"),
        "{chosen}"
    );
    let named = ["--character", "bossk", "--rival", "han-solo"];
    let named = [&named[..], &["--rival-fame", "4"]].concat();
    let named = alone(&named, "1\n");
    assert!(!named.contains("Choose the character"), "{named}");
    assert!(
        named.contains("Han Solo gained 4 fame and has 4."),
        "{named}"
    );
}

#[test]
fn the_turn_of_a_rival_is_told_bullet_by_bullet() {
    let named = [
        "--character",
        "bossk",
        "--rival",
        "han-solo",
        "--seats",
        "greedy",
    ];
    let told = alone(&[&named[..], &["--seed", "3"]].concat(), "");
    assert!(told.contains("Han Solo draws AI card"), "{told}");
    assert!(
        told.contains(
            "Planning: not done: recover all damage if it is defeated; it is not defeated."
        )
    );
    assert!(told.contains("Planning: move toward the nearest goal."));
    assert!(told.contains("The game is over."));
}

#[test]
fn a_journey_is_made_by_the_name_of_its_end() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\ng nowhere\ng\ng naboo\n");
    assert!(told.contains("'nowhere' is out of reach"), "{told}");
    assert!(told.contains("flew to"), "{told}");
}

#[test]
fn wishes_that_cannot_be_met_are_told_with_what_can() {
    let complaint = |args: &[&str]| {
        let output = run(&[&["play"], args].concat(), "");
        assert_ne!(output.status.code(), Some(0));
        text(&output.stderr)
    };
    let hunter = complaint(&["outer-rim", "--rival", "boba-fett"]);
    assert!(hunter.contains("try one of doctor-aphra, han-solo, jyn-erso, lando-calrissian"));
    let nobody = complaint(&["outer-rim", "--character", "greedo"]);
    assert!(
        nobody.contains("there is no `greedo`; try one of boba-fett, bossk"),
        "{nobody}"
    );
    assert!(complaint(&["coaxium", "--solo"]).contains("nobody plays coaxium alone"));
}
