//! `cantina cards`, and packs of the user's own.

use crate::common::{Folder, run, text};
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    serde_json::from_slice(&run(args, "").stdout).unwrap()
}

/// A sound entry: one more piece of gear.
const ROPE: &str = r#"[
    MarketCard(
        id: "grappling-rope", name: "Grappling Rope", deck: gear_and_mod,
        gives: Asset((kind: Gear, cost: 2000, abilities: [(at: TestStarts, does: [HaveSkill(strength)])])),
        art: (scene: Canyon, figure: Hat, prop: Cable), source: design,
    ),
]"#;

/// The complaints about a pack of one file, each as `entry: problem`.
fn complaints(pack: &str) -> Vec<String> {
    let folder = Folder::new();
    let path = folder.write("pack.ron", pack);
    let report = json(&["cards", "check", &path, "--json"]);
    assert_eq!(report["ok"], false, "{report}");
    let errors = report["errors"].as_array().unwrap();
    let errors = errors.iter().map(|error| {
        let entry = error["entry"].as_str().unwrap_or("-");
        format!("{entry}: {}", error["problem"].as_str().unwrap())
    });
    errors.collect()
}

/// Asserts that a pack has exactly this complaint.
#[track_caller]
fn refused(pack: &str, expected: &str) {
    assert_eq!(complaints(pack), [expected]);
}

/// The sound entry with one thing replaced.
#[track_caller]
fn spoiled(from: &str, to: &str) -> String {
    assert!(ROPE.contains(from), "{from}");
    ROPE.replacen(from, to, 1)
}

fn databank(steps: &str, more: &str) -> String {
    format!(
        r#"[DatabankCard(
            id: "palace-script", name: "Palace Theft", number: 50, lines: ["At night."],
            steps: [{steps}], {more}
            art: (scene: Sea, figure: Tower, prop: MaskProp), source: design,
        )]"#
    )
}

#[test]
fn the_boxes_are_sound_and_counted() {
    let output = run(&["cards", "check"], "");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("outer-rim: sound"));
    let report = json(&["cards", "check", "--json"]);
    assert_eq!(report["ok"], true);
    assert_eq!(report["errors"].as_array().unwrap().len(), 0);
    let decks = &report["decks"]["outer-rim"];
    for (deck, count) in [
        ("bounty", 11),
        ("cargo", 10),
        ("gear-and-mod", 15),
        ("job", 14),
        ("luxury", 11),
        ("ship", 9),
        ("navpoints", 10),
        ("databank", 53),
        ("contacts", 22),
        ("patrols", 16),
        ("characters", 8),
        ("ai", 10),
    ] {
        assert_eq!(decks[deck], count, "{deck}");
    }
    let counted = decks.as_object().unwrap().values();
    let sources = report["sources"]["outer-rim"].as_object().unwrap();
    let sum = |value: &Value| value.as_u64().unwrap();
    assert_eq!(
        counted.map(sum).sum::<u64>(),
        sources.values().map(sum).sum::<u64>()
    );
    assert_eq!(report["decks"]["deckbuilding"]["galaxy"], 90);
}

#[test]
fn a_sound_pack_adds_and_replaces() {
    let folder = Folder::new();
    folder.write("gear.ron", ROPE);
    let cheap = r#"[Card(
        id: "x-wing", name: "X-wing, second hand", deck: Galaxy, faction: rebel, copies: 2,
        traits: [Fighter], cost: 1, attack: 3, target: 3, reward: [Resources(3)],
        art: (scene: Orbit, figure: FighterCross, prop: Medal), source: Design,
    )]"#;
    folder.write("cards.ron", cheap);
    let path = folder.file("");
    let report = json(&["cards", "check", &path, "--json"]);
    assert_eq!(report["ok"], true, "{report}");
    assert_eq!(report["decks"]["outer-rim"]["gear-and-mod"], 16);
    let shown = run(&["cards", "show", "grappling-rope", "--pack", &path], "");
    assert!(text(&shown.stdout).starts_with("Grappling Rope  [outer-rim, "));
    let shown = json(&["cards", "show", "x-wing", "--pack", &path, "--json"]);
    assert_eq!(shown["card"]["name"], "X-wing, second hand");
    // Another box is another game: saves can tell them apart.
    let count = [
        "simulate",
        "outer-rim",
        "--games",
        "1",
        "--seed",
        "1",
        "--json",
    ];
    let with: Vec<&str> = count.into_iter().chain(["--pack", &path]).collect();
    for args in [&count[..], &with] {
        let output = run(args, "");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    }
    let bench = ["bench", "outer-rim", "--seconds", "0", "--pack", &path];
    assert_eq!(run(&bench, "").status.code(), Some(0));
}

#[test]
fn a_broken_pack_is_refused_with_all_its_errors() {
    let folder = Folder::new();
    folder.write("a.ron", spoiled("cost: 2000", "cost: 2500"));
    folder.write("b.ron", "[\n    MarketCard(id: \"half\",\n]");
    folder.write(
        "c.ron",
        r#"[MarketCard(
            id: "lost-cargo", name: "Lost Cargo", deck: cargo,
            gives: Asset((kind: Cargo(destination: "coruscant", reward: [Credits(1000)]), cost: 0)),
            source: design,
        )]"#,
    );
    let path = folder.file("");
    for command in ["play", "simulate", "bench"] {
        let output = run(&[command, "outer-rim", "--pack", &path], "");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}");
        for expected in [
            "a.ron, grappling-rope: credits come in thousands, not 2500",
            "b.ron:3:1",
            "c.ron, lost-cargo: there is no planet `coruscant`",
            "c.ron, lost-cargo: it needs a picture",
        ] {
            assert!(message.contains(expected), "{command}: {message}");
        }
    }
    let output = run(&["serve", "--port", "0", "--pack", &path], "");
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["cards", "check", &path], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("4 errors"));
}

#[test]
fn an_unknown_verb_is_named_with_its_line() {
    let pack = spoiled("HaveSkill(strength)", "Levitate(2)");
    let folder = Folder::new();
    let path = folder.write("pack.ron", pack);
    let report = json(&["cards", "check", &path, "--json"]);
    let error = &report["errors"][0];
    assert_eq!(error["entry"], "grappling-rope");
    assert_eq!(error["line"], 4);
    assert!(error["problem"].as_str().unwrap().contains("Levitate"));
}

#[test]
fn references_must_lead_somewhere() {
    refused(
        r#"[Contact(id: "greedo", name: "Greedo", databank: 77, class: green, art: (scene: Cantina, figure: Horns, prop: Mug), source: rulebook)]"#,
        "greedo: no databank card has number 77",
    );
    refused(
        &spoiled("cost: 2000", "cost: 2000, not_on: [\"alderaan\"]"),
        "grappling-rope: there is no planet `alderaan`",
    );
}

#[test]
fn an_id_is_taken_once() {
    let entry = ROPE.trim_start_matches('[').trim_end_matches(']');
    let other = entry.replace("prop: Cable", "prop: Chain");
    refused(
        &format!("[{entry}{other}]"),
        "grappling-rope: this id is taken by another entry",
    );
}

#[test]
fn two_cards_never_share_a_picture() {
    refused(
        &spoiled(
            "scene: Canyon, figure: Hat, prop: Cable",
            "scene: Cantina, figure: Bare, prop: BlasterCase",
        ),
        "grappling-rope: it has the same picture as `heavy-blaster-pistol`",
    );
}

#[test]
fn a_bounty_shows_the_class_of_its_contact() {
    refused(
        r#"[MarketCard(
            id: "bounty-lobot", name: "Lobot", deck: bounty,
            gives: Asset((kind: Bounty(
                contact: "lobot", class: yellow, combat: ground, value: 1, elimination: [Credits(1000)],
                deliver_to: "naboo", capture: [Credits(2000)],
            ))),
            art: (scene: Sea, figure: Bare, prop: Lock), source: design,
        )]"#,
        "bounty-lobot: `lobot` is of class White, and so must its bounty be",
    );
}

#[test]
fn contacts_fit_the_spaces_of_the_map() {
    let contact = r#"[Contact(
        id: "lobot", name: "Lobot", databank: 16, class: orange,
        art: (scene: Sea, figure: Bare, prop: Chip), source: design,
    )]"#;
    assert_eq!(
        complaints(contact),
        [
            "-: 8 contact spaces but 7 contacts are of class White",
            "-: 0 contact spaces but 1 contacts are of class Orange",
        ]
    );
}

#[test]
fn every_step_can_be_reached() {
    let steps = "[Test(skill: stealth, pass: [CompleteJob], fail: [FailJob])], \
                 [Test(skill: knowledge, fail: [GoTo(3)])], [FailJob]";
    assert_eq!(
        complaints(&databank(steps, "")),
        [
            "palace-script: no step leads to step 2",
            "palace-script: no step leads to step 3"
        ]
    );
    let steps = "[Test(skill: stealth, fail: [FailJob])], \
                 [Test(skill: knowledge, pass: [CompleteJob], fail: [GoTo(9)])]";
    refused(&databank(steps, ""), "palace-script: there is no step 9");
}

#[test]
fn a_job_can_be_completed_and_shows_its_skills() {
    let steps = "[Test(skill: stealth, pass: [Credits(1000)], fail: [FailJob])], \
                 [Test(skill: knowledge, fail: [FailJob])]";
    refused(
        &databank(steps, ""),
        "palace-script: no step completes this job",
    );
    let steps = "[Test(skill: stealth, fail: [FailJob])], [Test(skill: tech, pass: [CompleteJob])]";
    refused(
        &databank(steps, ""),
        "palace-theft: the skills above the job are not those of its tests: [Stealth, Tech]",
    );
}

#[test]
fn every_section_applies_somewhere_and_has_a_scene() {
    let card = |sections: &str| {
        format!(
            r#"[EncounterCard(
                id: "ryloth-naboo-9", deck: "ryloth-naboo", sections: [{sections}],
                art: (scene: Ruin, figure: Station, prop: Feather), source: design,
            )]"#
        )
    };
    let naboo = r#"(place: At("naboo"), scene: "Rain.", does: [Credits(1000)])"#;
    let ryloth = r#"(place: At("ryloth"), scene: "Dust.", does: [Credits(1000)])"#;
    refused(
        &card(&format!("{naboo}, {ryloth}, {naboo}")),
        "ryloth-naboo-9: section 3 never applies: an earlier one always does",
    );
    refused(
        &card(naboo),
        "ryloth-naboo-9: no section applies on `ryloth` with None standing",
    );
    refused(
        &card(&format!("{naboo}, {}", ryloth.replace("Dust.", " "))),
        "ryloth-naboo-9: it needs a line that sets the scene",
    );
}

#[test]
fn every_asset_can_be_gained_and_lost() {
    let steps = "[Test(skill: stealth, fail: [FailJob])], \
                 [Test(skill: knowledge, pass: [CompleteJob])]";
    refused(
        &databank(steps, "asset: (kind: Gear),"),
        "palace-script: nothing on this card lets one gain its asset",
    );
    refused(
        r#"[MarketCard(
            id: "dead-weight", name: "Dead Weight", deck: cargo, gives: Asset((kind: Cargo(), cost: 0)),
            art: (scene: Ruin, figure: Station, prop: Feather), source: design,
        )]"#,
        "dead-weight: nothing lets one be rid of this cargo: it has no destination, and no ability discards it",
    );
}

#[test]
fn what_is_no_entry_of_any_game_is_said_so() {
    refused(
        r#"[Spaceship(id: "executor")]"#,
        "executor: `Spaceship` is no kind of component of any game",
    );
    let folder = Folder::new();
    let output = run(&["cards", "check", &folder.file("")], "");
    assert!(text(&output.stderr).contains("no .ron file"));
    let output = run(&["cards", "check", &folder.file("nowhere")], "");
    assert!(text(&output.stderr).contains("cannot be read"));
}

#[test]
fn a_card_is_shown_or_guessed_at() {
    let output = run(&["cards", "show", "greedo-card"], "");
    let shown = text(&output.stdout);
    assert!(
        shown.starts_with("Greedo  [outer-rim, databank]"),
        "{shown}"
    );
    for expected in [
        "“A blaster under the table",
        "test stealth",
        "Source: rulebook",
    ] {
        assert!(shown.contains(expected), "{expected}: {shown}");
    }
    let one = json(&["cards", "show", "bounty-greedo", "--json"]);
    assert_eq!(one["game"], "outer-rim");
    assert_eq!(one["card"]["source"], "rulebook");
    assert!(one["text"][0].as_str().unwrap().contains("green contact"));
    let output = run(&["cards", "show", "gredo-card"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("did you mean greedo-card"));
    let output = run(&["cards", "show", "x-wing", "--game", "outer-rim"], "");
    assert_eq!(output.status.code(), Some(1));
    let output = run(&["cards", "show", "x-wing", "--game", "sabacc"], "");
    assert!(text(&output.stderr).contains("unknown game 'sabacc'"));
}

#[test]
fn whatever_has_an_id_is_shown() {
    let shown = |id: &str| text(&run(&["cards", "show", id, "--game", "outer-rim"], "").stdout);
    // An AI card, with what tells it from its neighbours.
    let card = shown("ai-10");
    for expected in [
        "AI card 10  [outer-rim, ai]",
        "if it is defeated",
        "bounty and luxury decks",
    ] {
        assert!(card.contains(expected), "{expected}: {card}");
    }
    let penalty = |id: &str| shown(id).contains("for each illegal one");
    assert!(penalty("ai-9") && !penalty("ai-4"));
    // A space, and the tile of the same id.
    let both = shown("kessel");
    for expected in [
        "kessel  [outer-rim, map tile]",
        "Kessel – The Maelstrom",
        "Kessel  [outer-rim, space]",
        "planet, Syndicate, contacts white and yellow",
    ] {
        assert!(both.contains(expected), "{expected}: {both}");
    }
    assert!(shown("imperial-hutt-end").contains("Hutt patrols come into the game at Hutt Gate."));
    // A deck, and the token of a contact.
    assert!(shown("navpoints").contains("navpoints-1, navpoints-2,"));
    assert!(shown("greedo").starts_with("Greedo  [outer-rim, contacts]\n  Contact · green · hutt"));
    // A job that a player starts with: its scenes stand before its steps.
    let job = shown("start-old-debt");
    let (before, after) = job.split_once("Expect tests of").unwrap();
    assert!(!before.contains('“') && after.contains('“'), "{job}");
}

#[test]
fn what_shares_an_id_is_shown_together() {
    let shown = text(&run(&["cards", "show", "boba-fett"], "").stdout);
    assert!(shown.contains("Boba Fett  [deckbuilding, galaxy]"));
    assert!(shown.contains("\n\nBoba Fett  [outer-rim, characters]"));
    let one = json(&["cards", "show", "boba-fett", "--json"]);
    assert_eq!(one["game"], "deckbuilding");
    assert_eq!(one["also"][0]["game"], "outer-rim");
    let space = json(&["cards", "show", "tatooine", "--game", "outer-rim", "--json"]);
    assert_eq!(space["part"]["sort"], "space");
    assert_eq!(space["also"], Value::Null);
}

#[test]
fn what_nothing_is_like_is_answered_with_the_decks() {
    let output = run(&["cards", "show", "qqqqqqqq", "--game", "outer-rim"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("the name of a deck lists its cards: ai, bounty, "));
    let output = run(&["cards", "show", "lotal"], "");
    let near = text(&output.stderr);
    assert!(near.contains("did you mean lothal, "), "{near}");
    assert_eq!(near.matches("lothal-mon-calamari,").count(), 1, "{near}");
}

#[test]
fn a_neutral_and_a_unique_card_are_called_so_and_a_side_is_named_once() {
    let shown = |id: &str| text(&run(&["cards", "show", id, "--game", "deckbuilding"], "").stdout);
    let lando = shown("lando-calrissian");
    assert!(
        lando.contains("Neutral unique unit · Scoundrel · cost 6"),
        "{lando}"
    );
    let han = shown("han-solo");
    assert!(
        han.contains("Rebel unique unit · Scoundrel · cost 5"),
        "{han}"
    );
}

#[test]
fn a_folder_of_languages_speaks_and_english_fills_its_gaps() {
    let folder = Folder::new();
    folder.write("de/deckbuilding/cards.ftl", "faction-empire = Imperium\n");
    let languages = folder.path();
    let read = |lang: &str| {
        let show = [
            "cards",
            "show",
            "tie-fighter",
            "--languages",
            languages,
            "--lang",
            lang,
        ];
        text(&run(&show, "").stdout)
    };
    assert!(read("de").contains("Imperium unit"), "{}", read("de"));
    assert!(read("de-at").contains("Imperium unit"), "{}", read("de-at"));
    assert!(read("fr").contains("Empire unit"), "{}", read("fr"));
}

#[test]
fn a_broken_folder_of_languages_is_refused_with_its_lines() {
    let folder = Folder::new();
    folder.write("de/outer-rim/cards.ftl", "fine = fine\n= broken\n");
    folder.write("german please/outer-rim/cards.ftl", "fine = fine\n");
    let show = ["cards", "show", "tie-fighter", "--languages", folder.path()];
    let output = run(&show, "");
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(
        said.contains("german please: \"german please\" is no language"),
        "{said}"
    );
    assert!(said.contains("cards.ftl:2:1"), "{said}");
}

#[test]
fn a_pack_brings_its_own_messages() {
    let folder = Folder::new();
    folder.write("rope.ron", ROPE);
    folder.write("text/en/words.ftl", "type-gear = Handy thing\n");
    let show = ["cards", "show", "grappling-rope", "--pack", folder.path()];
    let read = text(&run(&show, "").stdout);
    assert!(read.contains("Handy thing"), "{read}");
    folder.write("text/klingon/words.ftl", "type-gear = jan\n");
    let report = json(&["cards", "check", folder.path(), "--json"]);
    let errors = report["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{report}");
    assert!(
        report["errors"][0]["problem"]
            .as_str()
            .unwrap()
            .contains("is no language")
    );
}
