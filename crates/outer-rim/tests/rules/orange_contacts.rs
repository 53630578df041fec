//! Unfinished Business: orange contacts, and contacts who are the characters of players.

use crate::common::{ONE, OnStage, TWO, encounter_step, encounters, player, stage, words};
use crate::rules::core_worlds::expanded;
use outer_rim::Event;
use outer_rim::content::Class;
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use rulebook::rule;
use std::collections::BTreeMap;

/// The contacts of some planets from left to right, the orange one last.
pub(crate) fn contacts(list: &[(&str, &[&str])]) -> BTreeMap<String, Vec<ContactWord>> {
    let planet = |(planet, ids): &(&str, &[&str])| (planet.to_string(), words(ids));
    list.iter().map(planet).collect()
}

/// Whom the token at a place of a planet shows, counted from one.
pub(crate) fn token(t: &OnStage, planet: &str, place: usize) -> Option<(String, bool)> {
    match t.words().contacts[planet][place - 1].clone() {
        ContactWord::Plain(id) if id == "-" => None,
        ContactWord::Plain(id) => Some((id, false)),
        ContactWord::With {
            contact, faceup, ..
        } => Some((contact, faceup)),
    }
}

/// Boba Fett on Tatooine before his encounter; Bossk is far away.
fn meets(tatooine: &[&str]) -> Scenario {
    expanded(Scenario {
        contacts: contacts(&[("tatooine", tatooine)]),
        ..encounter_step(vec![
            player("boba-fett", "tatooine"),
            player("bossk", "lothal"),
        ])
    })
}

/// The number of a thing, as it is sent.
fn number(id: &impl serde::Serialize) -> usize {
    let number = serde_json::to_value(id).expect("a number");
    number.as_u64().expect("a number") as usize
}

fn left_the_game(t: &OnStage, contact: &str) -> bool {
    t.words().gone_contacts.iter().any(|gone| gone == contact)
}

#[test]
fn an_orange_contact_is_met_like_any_other() {
    rule!("orange-contacts/follow-all-contact-rules");
    let mut t = stage(meets(&["white-4", "green-1", "orange-1"]));
    assert_eq!(
        t.offered_that("contact"),
        [
            "contact tatooine 1",
            "contact tatooine 2",
            "contact tatooine 3"
        ]
    );
    t.make("contact tatooine 3");
    assert_eq!(token(&t, "tatooine", 3), Some(("orange-1".into(), true)));
    assert_eq!(t.who(ONE).credits, 1000, "its card was resolved");
    let mut t = stage(expanded(Scenario {
        contacts: contacts(&[("lothal", &["white-4", "green-1", "orange-1"])]),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-2"])]),
        ..encounter_step(vec![player("boba-fett", "lothal"), PlayerWords::second()])
    }));
    t.make("space");
    assert!(t.offers("berth lothal 3"), "it can be looked at");
    let mut t = stage(expanded(Scenario {
        contacts: contacts(&[
            ("lothal", &["white-4", "green-1", "orange-1"]),
            ("kessel", &["-", "yellow-1", "orange-2"]),
        ]),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-3"])]),
        ..encounter_step(vec![
            player("boba-fett", "mon-calamari"),
            PlayerWords::second(),
        ])
    }));
    t.make_all(&["space", "berth lothal 3", "berth kessel 1"]);
    assert_eq!(
        token(&t, "kessel", 1),
        Some(("orange-1".into(), false)),
        "it can be moved to a contact space of any class"
    );
}

#[test]
fn orange_is_a_class_of_its_own() {
    rule!("orange-contacts/orange-is-a-class");
    let t = stage(meets(&["white-4", "green-1", "orange-1"]));
    let view = t.view(ONE);
    let content = t.game().library().content();
    let orange: Vec<&String> = content
        .contacts
        .iter()
        .filter(|one| one.class == Class::Orange)
        .map(|one| &one.id)
        .collect();
    let mut seen = 0;
    for space in view.contacts.iter().filter(|space| space.full) {
        let who = space.may_be.iter();
        let who: Vec<&String> = who.map(|one| &content.contacts[number(one)].id).collect();
        if space.class == Some(Class::Orange) {
            assert_eq!(who, orange, "any orange one, also the one in the box");
            seen += 1;
        } else {
            assert!(who.iter().all(|id| !orange.contains(id)), "{who:?}");
        }
    }
    assert_eq!(seen, 11, "one on every planet");
}

#[test]
fn the_token_of_somebodys_character_leaves_the_game() {
    rule!(
        "orange-contacts/token-of-a-character-in-play-is-discarded",
        "orange-contacts/choose-another-encounter-after-discard"
    );
    for played in ["bossk", "boba-fett"] {
        let mut t = stage(meets(&["white-4", "green-1", played]));
        t.make("contact tatooine 3");
        assert_eq!(token(&t, "tatooine", 3), None, "{played}");
        assert!(left_the_game(&t, played));
        assert_eq!(t.decider(), ONE, "another encounter is due");
        assert_eq!(
            t.offered(),
            ["space", "contact tatooine 1", "contact tatooine 2"]
        );
        t.make("contact tatooine 1");
        assert_eq!(t.who(ONE).credits, 1000);
        assert_eq!(t.decider(), TWO, "and that was it");
    }
}

#[test]
fn a_character_may_have_another_id_than_its_token() {
    rule!("orange-contacts/token-of-a-character-in-play-is-discarded");
    let left = |character| {
        let mut t = stage(expanded(Scenario {
            contacts: contacts(&[("tatooine", &["white-4", "green-1", "orange-8"])]),
            ..encounter_step(vec![
                player("boba-fett", "tatooine"),
                player(character, "lothal"),
            ])
        }));
        t.make("contact tatooine 3");
        left_the_game(&t, "orange-8")
    };
    assert!(left("latecomer") && !left("bossk"));
}

#[test]
fn a_token_that_leaves_so_gives_nothing() {
    rule!("orange-contacts/discarded-token-gives-nothing");
    let t = |assets: &[&str]| {
        let hunter = PlayerWords {
            assets: words(assets),
            ..player("boba-fett", "tatooine")
        };
        let mut t = stage(expanded(Scenario {
            contacts: contacts(&[("tatooine", &["white-4", "green-1", "bossk"])]),
            ..encounter_step(vec![hunter, player("bossk", "lothal")])
        }));
        t.make("contact tatooine 3");
        t
    };
    let t = t(&["wanted-bossk"]);
    assert_eq!(t.who(ONE).credits, 0, "no databank card");
    assert!(!t.told(|event| matches!(event, Event::DatabankResolved { .. })));
    assert!(!t.offers("fight"), "and no fight");
    assert_eq!(t.assets(ONE), ["wanted-bossk"], "the bounty is unfinished");
}

#[test]
fn each_further_token_of_a_character_leaves_as_well() {
    rule!("orange-contacts/discard-repeats-for-each-match");
    let mut t = stage(expanded(Scenario {
        contacts: contacts(&[
            ("tatooine", &["bossk", "green-1", "boba-fett"]),
            ("lothal", &["white-4", "green-2", "orange-1"]),
        ]),
        ..encounter_step(vec![
            player("boba-fett", "tatooine"),
            player("bossk", "lothal"),
        ])
    }));
    t.make_all(&["contact tatooine 1", "contact tatooine 3"]);
    assert!(left_the_game(&t, "bossk") && left_the_game(&t, "boba-fett"));
    assert_eq!(t.offered(), ["space", "contact tatooine 2"]);
}

#[test]
fn a_character_nobody_plays_is_a_contact_like_others() {
    rule!("orange-contacts/only-characters-in-play-matter");
    let mut t = stage(meets(&["white-4", "green-1", "han-solo"]));
    t.make("contact tatooine 3");
    assert_eq!(t.who(ONE).credits, 1000);
    assert_eq!(token(&t, "tatooine", 3), Some(("han-solo".into(), true)));
    assert_eq!(t.decider(), TWO);
}

#[test]
fn a_secret_look_sends_nobody_away() {
    rule!("orange-contacts/secret-look-does-not-discard");
    let mut t = stage(expanded(Scenario {
        contacts: contacts(&[("lothal", &["white-4", "green-1", "bossk"])]),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-2"])]),
        ..encounter_step(vec![
            player("boba-fett", "lothal"),
            player("bossk", "kessel"),
        ])
    }));
    t.make_all(&["space", "berth lothal 3"]);
    assert_eq!(token(&t, "lothal", 3), Some(("bossk".into(), false)));
    let berth = |seat| {
        let view = t.view(seat);
        let known = view.contacts.iter().filter(|one| one.contact.is_some());
        known.count()
    };
    assert_eq!((berth(ONE), berth(TWO)), (1, 0), "one alone knows it");
}

#[test]
fn whoever_is_revealed_leaves_as_well() {
    rule!("orange-contacts/token-of-a-character-in-play-is-discarded");
    let mut t = stage(expanded(Scenario {
        contacts: contacts(&[("lothal", &["white-4", "green-1", "bossk"])]),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-2"])]),
        ..encounter_step(vec![
            player("boba-fett", "mon-calamari"),
            player("bossk", "kessel"),
        ])
    }));
    t.make_all(&["space", "berth lothal 3"]);
    assert_eq!(token(&t, "lothal", 3), None);
    assert!(left_the_game(&t, "bossk"));
    assert_eq!(t.decider(), TWO, "the encounter was the space");
}
