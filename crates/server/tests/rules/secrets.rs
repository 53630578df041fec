//! Outer Rim: secrets, and what is read out.

use super::contacts::{card, player};
use crate::common::seated::Seated;
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;
use serde_json::{Value, json};

/// Both seats, and who looks on.
const ALL: [usize; 3] = [0, 1, 2];

fn staged(scenario: &Scenario) -> Seated {
    Seated::staged("outer-rim", &json!(scenario))
}

fn keeper(secrets: &[&str], space: &str) -> PlayerWords {
    PlayerWords {
        secrets: secrets.iter().map(|&id| id.into()).collect(),
        ..player("boba-fett", space)
    }
}

/// The number of an encounter deck.
fn deck(id: &str) -> Value {
    let game = outer_rim::OuterRim::test_pack().unwrap();
    json!(game.deck_named(id).expect(id))
}

#[test]
fn a_secret_is_read_by_its_owner_and_counted_by_all() {
    rule!(
        "secrets/owner-may-look-any-time",
        "secrets/presence-is-public"
    );
    let seated = staged(&Scenario {
        step: StepWord::Action,
        players: vec![
            player("bossk", "kessel"),
            keeper(&["cantonica-3"], "ord-mantell"),
        ],
        ..Scenario::default()
    });
    assert!(
        !seated.clients[0].choices().is_empty(),
        "it is Bossk's turn"
    );
    for viewer in ALL {
        let view = seated.clients[viewer].get("now")["view"].clone();
        let secrets = view["players"][1]["secrets"].as_array().unwrap().clone();
        assert_eq!(secrets.len(), 1);
        assert_eq!(secrets[0]["deck"], deck("cantonica-ord-mantell"));
        let read = if viewer == 1 {
            card("cantonica-3")
        } else {
            Value::Null
        };
        assert_eq!(secrets[0]["card"], read);
    }
}

#[test]
fn what_is_said_of_a_secret_is_neither_shown_nor_confirmed() {
    rule!("secrets/may-be-talked-about");
    let mut seated = staged(&Scenario {
        step: StepWord::Action,
        players: vec![
            keeper(&["cantonica-3"], "ord-mantell"),
            player("bossk", "kessel"),
        ],
        ..Scenario::default()
    });
    let secret = card("cantonica-3");
    for said in [
        json!({"show": secret}),
        json!({"chat": "it is cantonica-3"}),
    ] {
        seated.clients[0].say(&said);
        assert_eq!(
            seated.clients[0].until("error")["code"],
            "bad-request",
            "{said}"
        );
    }
    let before: Vec<usize> = [1, 2]
        .map(|viewer| seated.clients[viewer].heard.len())
        .into();
    seated.make("pass");
    for (viewer, before) in [1, 2].into_iter().zip(before) {
        let mut heard = seated.clients[viewer].heard[before..].iter();
        assert!(
            heard.all(|told| told["step"].is_object()),
            "nothing but steps"
        );
        let now = seated.clients[viewer].get("now");
        assert_eq!(now["view"]["players"][0]["secrets"][0]["card"], Value::Null);
        assert!(!seated.was_told_card(viewer, &secret));
    }
}

#[test]
fn a_secret_that_is_used_is_shown_to_all() {
    rule!("secrets/revealed-when-resolved");
    let mut seated = staged(&Scenario {
        step: StepWord::Action,
        players: vec![
            keeper(&["cantonica-3"], "kessel-verge"),
            player("bossk", "kessel"),
        ],
        ..Scenario::default()
    });
    assert!(!seated.was_told_card(1, &card("cantonica-3")));
    // On a navpoint Boba Fett has nobody to look at: the secret is all he can use.
    seated.make("use");
    let lines = |viewer| {
        let facts = seated.last(viewer)["facts"].as_array().unwrap().iter();
        Vec::from_iter(facts.map(|fact| &fact["line"]))
    };
    for viewer in ALL {
        let revealed = seated
            .event(viewer, "secret-revealed")
            .expect("all are told");
        assert_eq!(revealed["card"], card("cantonica-3"));
        assert!(seated.was_told_card(viewer, &card("cantonica-3")));
        assert_eq!(lines(viewer), lines(0), "read out to all alike");
    }
}

#[test]
fn secrets_that_are_lost_are_told_to_nobody() {
    rule!("secrets/lost-unseen");
    let hated = PlayerWords {
        damage: [2, 0],
        reputation: [(Faction::Imperial, Standing::Negative)].into(),
        ..keeper(&["nal-hutta-1", "cantonica-3"], "lothal")
    };
    let mut seated = staged(&Scenario {
        step: StepWord::Encounter,
        encounters: [("lothal-mon-calamari".into(), vec!["lothal-1".into()])].into(),
        players: vec![hated, player("bossk", "kessel")],
        ..Scenario::default()
    });
    seated.make("encounter-space");
    for viewer in ALL {
        let lost = seated
            .event(viewer, "secrets-lost")
            .expect("all hear how many");
        assert_eq!(lost["count"], 2);
        let view = seated.clients[viewer].get("now")["view"].clone();
        assert_eq!(view["players"][0]["secrets"], json!([]));
        for (home, secret) in [
            ("tatooine-nal-hutta", "nal-hutta-1"),
            ("cantonica-ord-mantell", "cantonica-3"),
        ] {
            let mut decks = view["encounters"].as_array().unwrap().iter();
            let deck = decks.find(|one| one["deck"] == deck(home)).expect(home);
            // Its owner still knows what lies at the bottom; nobody else does.
            let bottom = deck["count"].as_u64().unwrap() - 1;
            let known = if viewer == 0 {
                json!([[bottom, card(secret)]])
            } else {
                json!([])
            };
            assert_eq!(deck["known"], known);
            assert_eq!(seated.was_told_card(viewer, &card(secret)), viewer == 0);
        }
    }
}

#[test]
fn what_is_resolved_is_told_to_all_and_a_secret_to_its_owner() {
    rule!("space-encounters/read-aloud");
    let draws = |id: &str| {
        let mut seated = staged(&Scenario {
            step: StepWord::Encounter,
            encounters: [("cantonica-ord-mantell".into(), vec![id.into()])].into(),
            players: vec![
                player("boba-fett", "ord-mantell"),
                player("bossk", "kessel"),
            ],
            ..Scenario::default()
        });
        seated.make("encounter-space");
        seated
    };
    let open = draws("cantonica-5");
    for viewer in ALL {
        let drawn = open.event(viewer, "encounter-drawn").expect("all are told");
        assert_eq!(
            (&drawn["card"], &drawn["section"]),
            (&card("cantonica-5"), &json!(1))
        );
    }
    let secret = draws("cantonica-3");
    for viewer in ALL {
        let taken = secret
            .event(viewer, "secret-taken")
            .expect("all hear of it");
        let read = if viewer == 0 {
            card("cantonica-3")
        } else {
            Value::Null
        };
        assert_eq!(taken["card"], read);
        assert_eq!(secret.event(viewer, "encounter-drawn"), None);
        assert_eq!(
            secret.was_told_card(viewer, &card("cantonica-3")),
            viewer == 0
        );
    }
}
