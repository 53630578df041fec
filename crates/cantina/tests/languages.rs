//! Games in the terminal in the pseudo-language: whatever is still a plain word is no message.

use crate::common::{Folder, run, text};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What people type themselves, or are told to type.
const TYPED: [&str; 21] = [
    "info",
    "why",
    "undo",
    "board",
    "turns",
    "log",
    "rules",
    "save",
    "quit",
    "cantina",
    "play",
    "load",
    "replay",
    "seat",
    "nowhere",
    "frobnicate",
    "patrol",
    "stop",
    "json",
    "coaxium",
    "xyz",
];

/// The pseudo-language, written by `xtask pseudo`, which lies beside the binary of the tests.
fn pseudo(folder: &Folder) -> String {
    let cantina = PathBuf::from(env!("CARGO_BIN_EXE_cantina"));
    let languages = folder.file("languages");
    let made = Command::new(cantina.with_file_name("xtask"))
        .args(["pseudo", &languages])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .status()
        .expect("xtask, built by cargo build --workspace --bins");
    assert!(made.success());
    languages
}

/// The plain words of a text that nobody typed.
fn plain<'t>(told: &'t str, also: &[&str]) -> Vec<&'t str> {
    let words = told.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| word.len() > 2 && word.is_ascii());
    words
        .filter(|word| ![&TYPED[..], also].concat().contains(word))
        .collect()
}

/// What was told and asked, line by line.
fn told_and_asked(told: &str) -> String {
    let lines = told.lines().filter(|line| {
        let line = line.strip_prefix("  ").unwrap_or_default();
        let number = line.trim_start_matches(' ').split("  ").next();
        line.starts_with("· ") || number.is_some_and(|number| number.parse::<u8>().is_ok())
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Without the ids, boxes and books of rules, which are the same in every language.
fn without_rules(told: &str) -> String {
    let told: Vec<&str> = told.split_whitespace().collect();
    let told = told.join(" ");
    let mut rules: Vec<&rulebook::Rule> = rulebook::all().iter().collect();
    // The longest first: one may be the beginning of another.
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.source.len()));
    let told = rules
        .iter()
        .fold(told, |told, rule| told.replace(rule.source, ""));
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.id.len()));
    let told = rules
        .iter()
        .fold(told, |told, rule| told.replace(rule.id, ""));
    [
        "[base, outer-rim]",
        "[solo, outer-rim]",
        "[base, deckbuilding]",
    ]
    .iter()
    .fold(told, |told, ids| told.replace(ids, ""))
}

#[test]
fn a_game_in_another_language_has_no_english_in_it() {
    let folder = Folder::new();
    let languages = pseudo(&folder);
    let spoken = ["--languages", &languages, "--lang", "xx"];
    let looks = "?\nw\nw 1\ni 1\ni xyz\nr patrol stop\nr frobnicate\nr\nl\nl 1\nt\n99\nfrobnicate\n\n\
        o\nu\nn\ng\ng nowhere\n";
    let moves = "1\n".repeat(60);
    let alone = ["--solo", "--character", "bossk", "--rival", "han-solo"];
    for (game, more) in [("outer-rim", &alone[..]), ("deckbuilding", &[])] {
        // Played a while, looked around, taken back, left; then told again.
        let file = folder.file(&format!("{game}.json"));
        let script = format!("{looks}{moves}{looks}u\ny\nc\nn\ns\nq\n");
        let begin = ["play", game, "--seed", "2", "--save", &file];
        let output = run(&[&begin, more, &spoken[..]].concat(), &script);
        assert_eq!(text(&output.stderr), "", "{game}");
        let played = text(&output.stdout);
        assert!(played.contains("Ťúŕñ"), "{played}");
        let own = without_rules(&played.replace(&file, ""));
        assert_eq!(plain(&own, &[]), [""; 0], "{own}");
        let lines = told_and_asked(&played);
        assert!(lines.lines().count() > 100, "{lines}");
        assert_eq!(plain(&lines, &[]), [""; 0], "{lines}");
        assert!(!own.contains(['⟨', '{', '$']), "{own}");

        for how in [&["--board"][..], &["--at", "5", "--seat", "0"]] {
            let output = run(&[&["replay", &file], how, &spoken[..]].concat(), "");
            assert_eq!(text(&output.stderr), "", "{game}");
            let told = text(&output.stdout);
            let ids: Vec<&str> = game.split('-').collect();
            assert_eq!(plain(&told, &ids), [""; 0], "{told}");
        }
    }
}

#[test]
fn the_end_of_a_game_and_the_turn_of_another_person_have_no_english_in_them() {
    let folder = Folder::new();
    let languages = pseudo(&folder);
    let spoken = ["--languages", &languages, "--lang", "xx"];
    let file = folder.file("end.json");
    let machines = ["--seats", "greedy,greedy", "--seed", "3", "--save", &file];
    let played = run(
        &[&["play", "deckbuilding"], &machines[..], &spoken].concat(),
        "",
    );
    let played = text(&played.stdout).replace(&file, "");
    assert!(played.contains("Ťĥé ĝáṁé íš óṽéŕ."), "{played}");
    assert_eq!(plain(&played, &[]), [""; 0], "{played}");
    let told = text(&run(&[&["replay", &file], &spoken[..]].concat(), "").stdout);
    assert_eq!(plain(&told, &["deckbuilding"]), [""; 0], "{told}");

    let people = ["--seats", "human,human", "--seed", "3"];
    let script = format!("{}u\nq\n", "1\n".repeat(80));
    let played = run(
        &[&["play", "deckbuilding"], &people[..], &spoken].concat(),
        &script,
    );
    let played = text(&played.stdout);
    assert!(played.contains("Éñťéŕ"), "handed over: {played}");
    let kept = played.rfind("Ťĥé ĝáṁé íš ķéþť").unwrap_or(played.len());
    let before = &played[..kept];
    assert_eq!(plain(before, &[]), [""; 0], "{before}");
}

#[test]
fn cards_decks_and_the_map_are_read_in_another_language() {
    let folder = Folder::new();
    let languages = pseudo(&folder);
    let spoken = ["--languages", &languages, "--lang", "xx"];
    let game = ["--game", "outer-rim"];
    for (id, ids) in [
        (
            "kessel",
            "kessel map tile space approach verge reach passage inner maelstrom navpoints",
        ),
        ("start-old-debt", "databank design"),
        ("greedo-card", "databank rulebook"),
        ("navpoints", "navpoints deck"),
    ] {
        let show = [&["cards", "show", id], &game[..], &spoken].concat();
        let shown = text(&run(&show, "").stdout);
        let ids: Vec<&str> = ids.split(' ').chain(["outer", "rim"]).collect();
        assert_eq!(plain(&shown, &ids), [""; 0], "{shown}");
        assert!(shown.lines().count() > 1, "{shown}");
    }
    // Where the steps of a job begin is known in every language.
    let show = [&["cards", "show", "start-old-debt"], &game[..], &spoken].concat();
    let job = text(&run(&show, "").stdout);
    let (before, after) = job.split_once("Éẋþéçť ťéšťš").unwrap();
    assert!(!before.contains('“') && after.contains('“'), "{job}");
}

#[test]
fn a_language_nobody_brought_is_english() {
    let english = run(&["play", "coaxium", "--seed", "1"], "?\nq\n");
    let other = run(
        &["play", "coaxium", "--seed", "1", "--lang", "eo"],
        "?\nq\n",
    );
    assert_eq!(text(&english.stdout), text(&other.stdout));
    assert!(text(&other.stdout).contains("take back what you did last"));
}
