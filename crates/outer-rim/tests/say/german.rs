//! A language with genders, cases and verbs at the end can say what the game says: some German, read as
//! `--languages` reads it.

use crate::common::{encounter_step, encounters, player, reputation, stage};
use outer_rim::content::{Content, Faction, Library, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Event, Foe, OuterRim, text};
use printed::Wording;
use std::sync::OnceLock;
use tabletop::{Game as _, Lang};

fn de() -> Lang {
    "de".parse().expect("a tag")
}

fn german() -> &'static OuterRim {
    static GAME: OnceLock<OuterRim> = OnceLock::new();
    GAME.get_or_init(|| {
        let text = include_str!("../../../../fixtures/languages/de/outer-rim/german.ftl");
        let file = Wording::of("de/german.ftl", text).expect("a language");
        let content = Content::test_pack().expect("the pack is sound").clone();
        OuterRim::new(Library::new(content.speaking([file])))
    })
}

/// Whether a paragraph of a character's or a ship's sheet reads like this.
#[track_caller]
fn assert_reads(id: &str, flipped: bool, wanted: &str) {
    let content = german().library().content();
    let mut characters = content.characters.iter();
    let rules = match characters.find(|one| one.id == id) {
        Some(one) => text::character(content, one, flipped, de()),
        None => {
            let mut ships = content.ships.iter();
            let one = ships.find(|one| one.id == id).expect("a sheet");
            text::ship(content, one, flipped, de())
        }
    };
    let full: Vec<String> = rules.full.iter().map(ToString::to_string).collect();
    assert!(full.iter().any(|line| line == wanted), "{full:#?}");
}

#[test]
fn behind_may_stands_an_infinitive_and_behind_a_clause_the_verb() {
    assert_reads(
        "han-solo",
        true,
        "Wenn du ein Feld mit einer Patrouille betrittst, die dich aufhalten würde, darfst du Fliegen testen. \
         Bei Erfolg fliege weiter.",
    );
}

#[test]
fn what_is_done_for_something_stands_in_its_own_form() {
    assert_reads(
        "ig-88",
        true,
        "Wenn du besiegt würdest, darfst du ein Crewmitglied ablegen, um allen Schaden von deiner Figur und deinem \
         Schiff zu entfernen und die Niederlage abzuwenden.",
    );
    assert_reads(
        "hwk-290",
        false,
        "Aktion: Wenn du eine Modifikation hast, zahle 7000 credits, um dieses Ziel zu erreichen.",
    );
}

#[test]
fn a_condition_is_a_clause_or_a_goal() {
    let flip = "Dann erhältst du 1 fame und drehst diesen Bogen um.";
    assert_reads(
        "ark",
        false,
        &format!("Ziel: Du hast ein Crewmitglied. {flip}"),
    );
    assert_reads(
        "heavy-hauler",
        false,
        &format!("Ziel: Schließe einen Auftrag ab, während du eine Fracht hast. {flip}"),
    );
    assert_reads("heavy-hauler", true, "+1 Hyperantrieb für jeden Auftrag.");
}

#[test]
fn the_log_and_questions_put_a_foe_into_its_case() {
    let brave = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        ..player("boba-fett", "nal-hutta")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]),
        ..encounter_step(vec![brave, PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(
        german().ask(t.state(), de()).to_string(),
        "Begegnung auf Nal Hutta: Kämpfst du mit der Drachenschlange?"
    );
    t.make("yes");
    let began = t.events().iter().find_map(|event| match event {
        Event::CombatBegan { attacker, foe } => Some((*attacker, *foe)),
        _ => None,
    });
    let (attacker, foe) = began.expect("a combat");
    let told = |foe| {
        let began = Event::CombatBegan { attacker, foe };
        german().tell(&began, de()).to_string()
    };
    assert_eq!(told(foe), "Spieler 1 greift die Drachenschlange an.");
    assert_eq!(
        told(Foe::Patrol(Faction::Imperial)),
        "Spieler 1 greift die Patrouille des Imperiums an."
    );
}

#[test]
fn a_space_is_told_apart_by_its_entry() {
    let asks = |space: &str| {
        let here = vec![player("boba-fett", space), PlayerWords::second()];
        let t = stage(encounter_step(here));
        german().ask(t.state(), de()).to_string()
    };
    assert_eq!(
        asks("naboo"),
        "Begegnungsschritt auf Naboo: was triffst du?"
    );
    assert_eq!(
        asks("maelstrom"),
        "Begegnungsschritt im Mahlstrom: was triffst du?"
    );
}
