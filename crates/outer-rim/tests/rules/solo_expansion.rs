//! Playing alone with Unfinished Business; "Single-Player Rules".

use crate::common::solo::{after, all_after, before, rival, rival_with};
use crate::common::{OnStage, TWO, expanded, ids, market, new_game, player, words};
use outer_rim::Setup;
use outer_rim::content::{Expansion, Market};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use rulebook::rule;
use tabletop::Game;

use super::orange_contacts::contacts;

/// One person with Unfinished Business.
fn alone() -> Setup {
    Setup {
        players: 1,
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ..Setup::default()
    }
}

/// A game after its set-up.
fn begun(setup: Setup) -> OnStage {
    let mut t = new_game(setup, 5);
    while t.words().turn == 0 {
        let first = t.offered()[0].clone();
        t.make(&first);
    }
    t
}

#[test]
fn four_jobs_and_an_encounter_are_for_several_people() {
    rule!(
        "solo-expansion/remove-four-jobs",
        "solo-expansion/remove-encounter-card-11"
    );
    let four = [
        "disable-comms-network",
        "honest-robbery",
        "sail-barge-sabotage",
        "snatch-and-grab",
    ];
    let has = |setup: Setup| {
        let t = begun(setup);
        let jobs = t.deck(Market::Job);
        let encounters = ids(&t.words().encounters["kafrene-takodana"]);
        let jobs = four
            .iter()
            .filter(|&&id| jobs.iter().any(|job| job == id))
            .count();
        let has = |id: &str| encounters.iter().any(|one| one == id);
        (jobs, has("kafrene-takodana-11"), has("kafrene-new"))
    };
    assert_eq!(has(alone()), (0, false, true));
    let two = Setup {
        players: 2,
        ..alone()
    };
    assert_eq!(has(two), (4, true, true));
}

#[test]
fn a_rival_never_crosses_the_core_worlds() {
    rule!("solo-expansion/ai-never-crosses-the-core");
    let t = after(expanded(before(
        "ai-1",
        rival_with("spinward-core", &["start-cargo-1"]),
    )));
    let way: Vec<_> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            outer_rim::Event::Moved { flown, .. } => Some(*flown),
            _ => None,
        })
        .collect();
    assert!(!way.is_empty(), "it moves");
    assert!(
        way.iter().all(Option::is_some),
        "space by space, and never directly"
    );
    assert_ne!(t.who(TWO).space, "trailing-core");
}

#[test]
fn a_rival_discards_up_to_two_cards() {
    rule!("solo-expansion/ai-discards-up-to-two");
    let poor = PlayerWords {
        credits: 0,
        ..rival_with("ord-mantell", &[])
    };
    let bought = |tops: &[&str]| {
        after(expanded(Scenario {
            market: market(&[(Market::Cargo, tops)]),
            ..before(
                "ai-1",
                PlayerWords {
                    damage: [0, 0],
                    ..poor.clone()
                },
            )
        }))
    };
    // It gains 2,000 credits first. Papers cost 3,000, a shipment nothing.
    let t = bought(&["forged-papers", "dispatches", "spice"]);
    assert_eq!(t.assets(TWO), ["spice"]);
}

#[test]
fn an_icon_turns_up_the_lowest_class() {
    rule!("solo-expansion/ai-reveals-lowest-class");
    let rich = PlayerWords {
        credits: 9000,
        ..rival("tatooine")
    };
    let scenario = expanded(Scenario {
        contacts: contacts(&[("tatooine", &["white-7", "green-7", "orange-1"])]),
        market: market(&[(Market::Cargo, &["spice", "spyglass"])]),
        ..before("ai-1", rich.clone())
    });
    let faceup = |words: &Scenario, planet: &str| -> Vec<bool> {
        let lies = words.contacts[planet].iter();
        lies.map(|one| matches!(one, ContactWord::With { faceup: true, .. }))
            .collect()
    };
    let t = after(scenario.clone());
    assert_eq!(faceup(&t.words(), "tatooine"), [true, false, false]);
    // Two of one class: either.
    let twins = Scenario {
        contacts: contacts(&[
            ("tatooine", &["-", "-", "orange-1"]),
            ("nal-hutta", &["-", "-"]),
        ]),
        ..scenario
    };
    let seen = all_after(&twins, |words| faceup(words, "tatooine"));
    assert_eq!(seen.len(), 1, "there is one");
}

#[test]
fn a_token_of_my_character_is_looked_past() {
    rule!("solo-expansion/ai-reveal-of-a-character-repeats");
    let me = |character: &str| {
        let rich = PlayerWords {
            credits: 0,
            ..rival("takodana")
        };
        let mut scenario = expanded(Scenario {
            contacts: contacts(&[("takodana", &["-", "-", "boba-fett"])]),
            ..before("ai-2", rich)
        });
        scenario.players[0] = PlayerWords {
            assets: words(&[]),
            ..player(character, "takodana")
        };
        after(scenario)
    };
    let t = me("boba-fett");
    assert!(t.words().gone_contacts.contains(&"boba-fett".to_string()));
    assert!(
        !t.words().contacts["takodana"]
            .iter()
            .any(|one| matches!(one, ContactWord::With { .. }))
    );
    let t = me("bossk");
    assert!(t.words().gone_contacts.is_empty(), "nobody plays that one");
}

#[test]
fn nobody_asks_a_rival_for_favors() {
    rule!("solo-expansion/no-favors");
    let with_favors = Setup {
        favors: true,
        ..alone()
    };
    let game = crate::common::game()
        .for_setup(&with_favors)
        .unwrap()
        .unwrap();
    let fate = tabletop::Fate::new(tabletop::Seed::from_number(1));
    let refused = game.start(&with_favors, fate, &mut tabletop::Log::silent());
    assert_eq!(refused.unwrap_err().rule, Some("solo-expansion/no-favors"));
    assert!(crate::common::game().check_setup(&alone()).is_ok());
}
