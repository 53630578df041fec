//! `cantina play`, driven by scripts.

use crate::common::{Folder, run, text};

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

/// The game without the file it is kept in, which is another one each time.
fn story(args: &[&str]) -> String {
    let transcript = play(args, &ones());
    let (story, _) = transcript.split_once("It is kept in").unwrap();
    story.into()
}

#[test]
fn the_same_seed_plays_the_same_game() {
    assert_eq!(story(&["--seed", "5"]), story(&["--seed", "5"]));
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
    let usual = story(&["--seed", "2"]);
    let with = |opponent| story(&["--seed", "2", "--seats", opponent]);
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
                .filter_map(|line| line.split_once(&hand)?.1.split_once('('));
            for (_, hand) in hands {
                assert!(
                    hand.trim_end_matches(')')
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

/// A game that is kept under a state folder of its own.
fn play_at_home(home: &Folder, args: &[&str], script: &str) -> String {
    let mut child = crate::common::cantina()
        .arg("play")
        .args(args)
        .env("XDG_STATE_HOME", home.file("state"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut stdin, script.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    text(&output.stdout)
}

#[test]
fn every_game_is_kept_in_a_file_of_its_own_and_goes_on_in_it() {
    let home = Folder::new();
    let file = |number: u8| home.file(&format!("state/cantina/games/coaxium-{number}.json"));
    let new = ["coaxium", "--seed", "1"];
    let hint = |number| format!("Go on with: cantina play --load {}", file(number));
    // Left by the end of input, and by q.
    let first = play_at_home(&home, &new, "1\n1\n");
    assert!(first.contains(&hint(1)), "{first}");
    let second = play_at_home(&home, &new, "1\nq\n");
    assert!(second.contains(&hint(2)), "{second}");
    let before = std::fs::read(file(2)).unwrap();
    // The second goes on where it was, and leaves the first alone.
    let untouched = std::fs::read(file(1)).unwrap();
    let again = play_at_home(&home, &["--load"], "1\n1\nq\n");
    assert!(again.contains(&hint(2)), "{again}");
    assert_ne!(std::fs::read(file(2)).unwrap(), before);
    assert_eq!(std::fs::read(file(1)).unwrap(), untouched);
    let end = play_at_home(&home, &["--load", &file(1)], &ones());
    assert!(
        end.contains(&format!("It is kept in {}.", file(1))),
        "{end}"
    );
    assert!(end.contains("cantina replay"), "{end}");
    assert_eq!(run(&["replay", &file(1)], "").status.code(), Some(0));
    let kept: Vec<_> = std::fs::read_dir(home.file("state/cantina/games"))
        .unwrap()
        .collect();
    assert_eq!(kept.len(), 2, "no temporary files stay: {kept:?}");
}

#[test]
fn a_loaded_game_that_a_machine_ends_is_kept_with_its_end() {
    let folder = Folder::new();
    let file = folder.file("almost.json");
    // Two people leave shortly before the end; then a machine takes the second seat and ends it.
    let script = format!("{}q\n", "1\n".repeat(51));
    let people = ["--seats", "human,human", "--seed", "1", "--save", &file];
    let left = play(&people, &script);
    assert!(!left.contains("The game is over."), "{left}");
    let before = std::fs::read(&file).unwrap();
    let load = || {
        let output = run(&["play", "--load", &file, "--seats", "human,greedy"], "");
        text(&output.stdout)
    };
    let ended = load();
    assert!(ended.contains("The game is over."), "{ended}");
    assert!(ended.contains(&format!("It is kept in {file}.")), "{ended}");
    let after = std::fs::read(&file).unwrap();
    assert_ne!(after, before, "the machine's moves are in the file");
    let again = text(&run(&["play", "--load", &file], "").stdout);
    assert!(again.contains("The game is over."), "{again}");
    assert_eq!(std::fs::read(&file).unwrap(), after);
}

#[test]
fn nothing_is_kept_where_nothing_happened() {
    let home = Folder::new();
    let transcript = play_at_home(&home, &["coaxium", "--seed", "1"], "");
    assert!(transcript.contains("Nothing has happened"), "{transcript}");
    assert!(!std::path::Path::new(&home.file("state")).exists());
}

#[test]
fn nothing_is_kept_to_go_on_with() {
    let output = crate::common::cantina()
        .args(["play", "--load"])
        .env("XDG_STATE_HOME", Folder::new().file("state"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no game is kept yet"));
}

#[test]
fn a_game_is_kept_where_it_was_told_to_and_overwrites_nothing() {
    let folder = Folder::new();
    let file = folder.file("an evening.json");
    let transcript = play(&["--seed", "1", "--save", &file], "1\n1\nq\n");
    let hint = format!("The game is kept in {file}.\nGo on with: cantina play --load '{file}'");
    assert!(transcript.contains(&hint), "{transcript}");
    let refused = |args: &[&str]| {
        let output = run(&[&["play", "coaxium", "--save"], args].concat(), "1\n");
        assert_eq!(output.status.code(), Some(1));
        text(&output.stderr)
    };
    assert!(refused(&[&file]).contains("a new game overwrites none"));
    let nowhere = folder.file("no/such/x.json");
    assert!(refused(&[&nowhere]).contains("there is no such folder"));
    let transcript = text(&run(&["play", "--load", &file], format!("l\n{}", ones())).stdout);
    assert!(
        transcript.contains("· Han peeks: vial"),
        "the log goes back to the beginning: {transcript}"
    );
    assert!(transcript.contains("The game is over."));
    assert_eq!(run(&["replay", &file], "").status.code(), Some(0));
}

#[test]
fn a_copy_is_made_only_where_that_hurts_nobody() {
    let folder = Folder::new();
    let (copy, other) = (folder.file("copy.json"), folder.file("other.json"));
    std::fs::write(&other, "a letter").unwrap();
    let nowhere = folder.file("no/x.json");
    let script = format!("1\ns {copy}\ns {nowhere}\ns {other}\nn\ns\n");
    let transcript = play(&["--seed", "1"], &script);
    assert!(transcript.contains("A copy is in"), "{transcript}");
    assert!(
        transcript.contains("there is no such folder"),
        "{transcript}"
    );
    assert!(transcript.contains("Overwrite it? [y/N]"), "{transcript}");
    assert!(transcript.contains("The game is kept in"), "{transcript}");
    assert_eq!(run(&["replay", &copy], "").status.code(), Some(0));
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "a letter");
    assert!(!std::path::Path::new(&folder.file("no")).exists());
}

#[test]
fn commands_at_the_prompt() {
    let script = "?\nw\nw 1\nr stop patrol\nr\nl\nl 1\nt\nb\nv\n99\nfrobnicate\n\no\no kiss\n\
        o {\"to\":1,\"give\":99}\nu\ni 1\ni nothing\nc\nn\nq\n";
    let transcript = play(&["--seed", "1"], script);
    for expected in [
        "take back",
        "Nothing is blocked",
        "movement/stop-at-patrol",
        "Which words?",
        "· Han draws vial",
        "Nobody else has taken a turn yet.",
        "\"you\": 0",
        "There is no 99",
        "'frobnicate' is neither a command",
        "Type the number of a choice",
        "What do you offer?",
        "An offer is written in JSON",
        "Not possible: you have no such vial.",
        "There is nothing to take back.",
        "This choice is about no card.",
        "There is no card of that name.",
        "Really give up? [y/N]",
    ] {
        assert!(
            transcript.contains(expected),
            "{expected:?} is missing:\n{transcript}"
        );
    }
}

#[test]
fn alone_with_machines_anything_can_be_taken_back() {
    // Drawing tells something and lets the machine act; still it is undone, if that is meant.
    let transcript = play(&["--seed", "1"], "2\nu\nn\nu\ny\nq\n");
    let question = "Take back “Draw the next vial”, and all that happened since";
    assert_eq!(transcript.matches(question).count(), 2, "{transcript}");
    let told = transcript
        .matches("Han took back: Draw the next vial.")
        .count();
    assert_eq!(told, 1, "{transcript}");
    let among_people = play(&["--seed", "1", "--seats", "human,human"], "\n2\n\n\nu\n");
    assert!(!among_people.contains("took back"), "{among_people}");
}

#[test]
fn a_choice_is_made_by_its_words() {
    let transcript = play(&["--seed", "1"], "peek\nq\n");
    assert!(transcript.contains("Han peeks:"), "{transcript}");
}

#[test]
fn giving_up_is_asked_twice() {
    let transcript = play(&["--seed", "1"], "c\ny\n");
    assert!(transcript.contains("Han gives up."));
    assert!(
        transcript.contains("1. Lando: 0 credits\n  2. Han: 0 credits"),
        "{transcript}"
    );
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
        named.contains("Han Solo gained 4 fame: 4 fame in all."),
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
    let told = told.replace("\n    ", " ");
    assert!(told.contains("Han Solo draws AI card"), "{told}");
    assert!(
        told.contains(
            "Planning: recover all damage if it is defeated. Not done: it is not defeated."
        )
    );
    assert!(told.contains("Planning: move toward the nearest goal token."));
    assert!(told.contains("The game is over."));
}

#[test]
fn a_journey_is_made_by_the_name_of_its_end() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\ng nowhere\ng\ng naboo\n");
    assert!(
        told.contains("There is no place called 'nowhere'"),
        "{told}"
    );
    assert!(told.contains(" spaces to Naboo."), "{told}");
    assert!(
        !told.contains("Fly on"),
        "who names a place stays there: {told}"
    );
}

#[test]
fn every_line_of_the_list_of_places_can_be_typed() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\ng\n");
    let (_, list) = told.split_once("  in 1:").unwrap();
    let list = list.split("\n> ").next().unwrap_or_default();
    // A line that is too long goes on in the next one.
    let words: Vec<&str> = list.split_whitespace().collect();
    let farther = |list: String, n: u8| list.replace(&format!(" in {n}: "), "; ");
    let list = (2..=6).fold(words.join(" "), farther);
    let places: Vec<&str> = list.split("; ").collect();
    assert_eq!(places.len(), 17, "{list}");
    assert!(places.contains(&"Imperial Gate · you must stop: Imperial patrol"));
    for place in places {
        let name = place.split(" · ").next().unwrap_or(place);
        let told = alone(&named, &format!("1\ng {place}\n"));
        let flew = [format!("flew to {name}."), format!(" spaces to {name}.")];
        assert!(
            flew.iter().any(|line| told.contains(line)),
            "{place}: {told}"
        );
    }
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
        nobody.contains("there is no greedo; try one of boba-fett, bossk"),
        "{nobody}"
    );
    let two = ["outer-rim", "--rival", "han-solo", "--rival", "jyn-erso"];
    assert!(complaint(&two).contains("two play against you with Unfinished Business only"));
    let three = [&two[..], &["--rival", "bossk"]].concat();
    assert!(complaint(&three).contains("one rival plays against you, or two, not 3"));
    assert!(complaint(&["coaxium", "--solo"]).contains("nobody plays this game alone"));
}

#[test]
fn cards_are_read_at_the_table() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "i 1\n1\ni pearl divers\ni hutt patrol\ni bossk\n");
    for expected in [
        "Expect tests of piloting and strength.",
        "Patrol, level 2",
        "Reward: Gain 1 fame.",
        "Goal: You have at least 1 mod",
    ] {
        assert!(told.contains(expected), "{expected} is missing: {told}");
    }
}

#[test]
fn the_table_fits_a_terminal_of_eighty_columns() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\nb\n2\n1\n1\n1\n1\n1\n1\n1\n1\n");
    // Only the name of a file is as long as it is.
    let (table, _) = told.split_once("The game is kept in").unwrap();
    for line in table.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(told.contains("Mon Calamari Approach ──"), "{told}");
}

#[test]
fn the_turn_of_the_rival_is_told_in_short_and_in_full_on_demand() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let ones = "1\n".repeat(40);
    let short = alone(&named, &ones);
    assert!(short.contains("  · Turn 2: Han Solo: flew "), "{short}");
    assert!(!short.contains("Planning: move toward"), "{short}");
    let full = alone(&named, &format!("{ones}t\n"));
    assert!(full.contains("· Planning: move toward"), "{full}");
}

#[test]
fn a_turn_in_short_names_whose_it_is_once() {
    let output = run(&["play", "deckbuilding", "--seed", "2"], "1\n".repeat(60));
    let told = text(&output.stdout).replace("\n    ", " ");
    let turns = told.lines().filter(|line| line.contains("the Rebels: "));
    let turns: Vec<&str> = turns.collect();
    assert!(turns.len() > 2, "{told}");
    for turn in turns {
        let named = turn.to_lowercase().matches("the rebels").count();
        assert_eq!(named, 1, "{turn}");
        assert!(turn.contains(" purchased "), "{turn}");
    }
}

#[test]
fn the_end_tells_how_it_went() {
    let folder = Folder::new();
    let file = folder.file("game.json");
    let named = ["--character", "bossk", "--rival", "han-solo"];
    let more = ["--seats", "greedy", "--seed", "3", "--save", &file];
    let told = alone(&[&named[..], &more].concat(), "");
    let end = told.split("The game is over.").nth(1).unwrap();
    assert!(end.contains(" fame, "), "{end}");
    assert!(end.contains(" turns, nothing was taken back."), "{end}");
    assert!(end.contains(&format!("cantina replay {file}")), "{end}");
}

#[test]
fn who_plays_alone_is_offered_nothing_that_cannot_be_done() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\n?\no\n");
    assert!(!told.contains("make an offer"), "{told}");
    assert!(told.contains("Nobody here takes offers."), "{told}");
}

#[test]
fn who_gives_up_alone_has_lost_to_the_rival() {
    let named = ["--character", "bossk", "--rival", "han-solo", "--seed", "2"];
    let told = alone(&named, "1\n?\nc\ny\n");
    assert!(told.contains("give up"), "{told}");
    let end = told.split("The game is over.").nth(1).unwrap();
    assert!(end.contains("1. Han Solo"), "{end}");
}
