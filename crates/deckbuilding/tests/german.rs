//! A language with genders, cases and verbs at the end can say what the game says: some German, read as
//! `--languages` reads it.

use crate::common::{EMPIRE, card, full_row, game, stage, strong, words};
use deckbuilding::content::{Content, Library};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Deckbuilding, Event, Player, Zone, text};
use printed::Wording;
use std::sync::OnceLock;
use tabletop::{Game as _, Lang};

fn de() -> Lang {
    "de".parse().expect("a tag")
}

fn german() -> &'static Deckbuilding {
    static GAME: OnceLock<Deckbuilding> = OnceLock::new();
    GAME.get_or_init(|| {
        let text = include_str!("../../../fixtures/languages/de/deckbuilding/german.ftl");
        let file = Wording::of("de/german.ftl", text).expect("a language");
        let content = Content::base().expect("the box is sound").clone();
        Deckbuilding::new(Library::new(content.speaking([file])))
    })
}

fn reads(id: &str) -> String {
    let content = german().library().content();
    let card = content.card(id).expect("a card");
    text::card_ability(content, card, de()).to_string()
}

fn told(event: &Event) -> String {
    german().tell(event, de()).to_string()
}

#[test]
fn a_condition_has_its_verb_at_the_end_and_its_nouns_in_the_accusative() {
    assert_eq!(
        reads("general-veers"),
        "Wenn du einen Soldaten oder ein Fahrzeug im Spiel hast, ziehe 1 Karte."
    );
    assert_eq!(
        reads("tie-fighter"),
        "Wenn du ein Großkampfschiff im Spiel hast, ziehe 1 Karte."
    );
    assert_eq!(
        reads("at-at"),
        "Nimm einen Soldaten aus deinem Ablagestapel auf die Hand."
    );
}

#[test]
fn a_name_has_its_article_and_is_inflected() {
    assert_eq!(
        reads("director-krennic"),
        "Ziehe 1 Karte, oder 2, wenn der Todesstern deine Basis ist."
    );
    assert_eq!(
        reads("han-solo"),
        "Ziehe 1 Karte, oder 2, wenn du den Millennium Falken im Spiel hast."
    );
}

#[test]
fn what_must_be_done_first_is_an_infinitive_and_what_follows_a_command() {
    assert_eq!(
        reads("outer-rim-pilot"),
        "Diese Einheit verbannen: Erhalte 1 force."
    );
}

#[test]
fn the_log_puts_what_an_attack_aims_at_into_its_case() {
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["tie-fighter", "imperial-shuttle"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("imperial-shuttle").play("tie-fighter");
    t.commit("tie-fighter").resolve();
    let log: Vec<String> = t.events().iter().map(told).collect();
    for line in [
        "Das Imperium spielte die Imperiale Fähre.",
        "Das Imperium schickte den TIE-Jäger gegen die Basis der Rebellen.",
        "Das Imperium setzte der Basis der Rebellen mit 2 attack zu.",
    ] {
        assert!(log.contains(&line.to_string()), "{log:#?}");
    }
    let swapped = Event::Swapped {
        player: Player::Rebel,
        out: card("tie-bomber"),
        into: card("imperial-shuttle"),
        with: Zone::Galaxy,
    };
    assert_eq!(
        told(&swapped),
        "Die Rebellen tauschten den TIE-Bomber in der Galaxiereihe mit der Imperialen Fähre vom Galaxiestapel."
    );
}

#[test]
fn a_question_and_a_refusal_know_what_they_are_about() {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: vec![strong("lobot", 5)],
        row: full_row(&["tie-fighter"]),
        ..Scenario::default()
    });
    t.commit_to("lobot", "tie-fighter")
        .resolve_on("tie-fighter");
    assert_eq!(
        german().ask(t.state(), de()).to_string(),
        "Nimmst du die Belohnung für den TIE-Jäger?"
    );
    let t = stage(Scenario {
        row: full_row(&["tie-fighter"]),
        resources: 0,
        ..Scenario::default()
    });
    let buy = Choice::Buy(card("tie-fighter"));
    let refused = game().check(t.state(), EMPIRE, &buy).expect_err("too dear");
    assert_eq!(
        german().worded(&refused.message, de()).expect("a message"),
        "der TIE-Jäger kostet 1, du hast 0"
    );
}
