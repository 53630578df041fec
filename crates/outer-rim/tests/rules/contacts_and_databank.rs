//! Contacts on the map, encountering them, and the databank.

use crate::common::{
    ONE, OnStage, TWO, action_step, encounter_step, encounters, game, market, player, reputation,
    stage, words,
};
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{AssetWord, ContactWord, PlayerWords, Scenario};
use outer_rim::{Event, Setup};
use rulebook::rule;
use std::collections::BTreeMap;
use tabletop::testkit::Stage;
use tabletop::{Game, SeatSet};

fn contacts(list: &[(&str, &[&str])]) -> BTreeMap<String, Vec<ContactWord>> {
    list.iter()
        .map(|(planet, ids)| (planet.to_string(), words(ids)))
        .collect()
}

fn faceup(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: true,
        known: SeatSet::ALL,
    }
}

fn seen_by_one(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: false,
        known: SeatSet::of(ONE),
    }
}

/// Boba Fett among stated contacts on Tatooine.
fn on_tatooine(list: &[&str], assets: &[&str]) -> OnStage {
    stage(Scenario {
        contacts: contacts(&[("tatooine", list)]),
        ..encounter_step(vec![
            PlayerWords {
                credits: 3000,
                assets: words(assets),
                ..player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ])
    })
}

fn lie(t: &OnStage, planet: &str) -> Vec<ContactWord> {
    t.words().contacts[planet].clone()
}

#[test]
fn encountering_a_contact_resolves_its_databank_card() {
    rule!(
        "contact-encounters/resolve-databank-card",
        "contact-encounters/flip-facedown-token",
        "contact-encounters/token-stays-faceup"
    );
    let mut t = on_tatooine(&["white-4", "green-1"], &[]);
    t.make("contact tatooine 1");
    let told: Vec<_> = t
        .events()
        .iter()
        .filter(|event| {
            matches!(
                event,
                Event::ContactRevealed { .. }
                    | Event::DatabankResolved { .. }
                    | Event::EncounterDrawn { .. }
            )
        })
        .collect();
    assert!(matches!(
        told[..],
        [
            Event::ContactRevealed { .. },
            Event::DatabankResolved { .. }
        ]
    ));
    assert_eq!(t.who(ONE).credits, 4000, "card 5 pays 1,000");
    assert_eq!(
        lie(&t, "tatooine")[0],
        faceup("white-4"),
        "there for the next player"
    );
}

#[test]
fn the_choice_of_a_contact_binds() {
    rule!("contact-encounters/choose-before-flip");
    let mut t = on_tatooine(&["white-6", "green-1"], &[]);
    t.make("contact tatooine 1");
    assert_eq!(
        t.story(),
        ["1 suffers 1", "turn of 2"],
        "unwanted, but chosen"
    );
    assert_eq!(
        lie(&t, "tatooine")[1],
        "green-1".into(),
        "the other was not even turned"
    );
}

#[test]
fn whether_to_fight_is_decided_after_the_flip() {
    rule!(
        "contact-encounters/decide-to-fight-after-flip",
        "bounties/fight-instead-of-databank"
    );
    let mut t = on_tatooine(&["white-1", "green-1"], &["bounty-white"]);
    t.make("contact tatooine 1");
    assert_eq!(lie(&t, "tatooine")[0], faceup("white-1"));
    assert_eq!(t.offered(), ["fight", "resolve"]);
    t.make("resolve");
    assert_eq!(t.offered(), ["yes", "pass"], "card 2 hires for 2,000");
}

#[test]
fn a_refused_crew_stays_where_it_was() {
    rule!(
        "contact-encounters/token-stays-faceup",
        "assets/may-decline"
    );
    let mut t = on_tatooine(&["white-2", "green-1"], &[]);
    t.make_all(&["contact tatooine 1", "pass"]);
    assert_eq!(lie(&t, "tatooine")[0], faceup("white-2"));
    let mut t = on_tatooine(&["white-2", "green-1"], &[]);
    t.make_all(&["contact tatooine 1", "take"]);
    assert_eq!(
        lie(&t, "tatooine")[0],
        "-".into(),
        "who comes along leaves the map"
    );
    assert_eq!(t.assets(ONE), ["white-2-card"]);
}

#[test]
fn all_contacts_begin_facedown_two_beside_every_planet() {
    rule!("contacts/start-facedown", "contacts/setup-class-match");
    let mut layouts = Vec::new();
    for seed in 0..20 {
        let setup = Setup::all().next().unwrap_or_else(|| panic!("no setup"));
        let t = Stage::new_game(&game(), setup, seed);
        let words = game().words(t.state());
        assert_eq!(words.contacts.len(), 11);
        for (planet, tokens) in &words.contacts {
            let classes = classes_of(planet);
            assert_eq!(tokens.len(), 2);
            for (token, class) in tokens.iter().zip(classes) {
                let ContactWord::Plain(id) = token else {
                    panic!("{token:?} is known to somebody");
                };
                assert!(
                    id.starts_with(class),
                    "{id} beside {planet}, a {class} space"
                );
            }
        }
        layouts.push(words.contacts);
    }
    layouts.dedup();
    assert!(
        layouts.len() > 1,
        "who lies where differs from game to game"
    );
}

/// The classes of a planet's contact spaces, from left to right.
fn classes_of(planet: &str) -> [&'static str; 2] {
    match planet {
        "cantonica" | "kessel" | "naboo" => ["white", "yellow"],
        "ord-mantell" => ["green", "white"],
        "lothal" | "tatooine" | "ryloth" | "takodana" => ["white", "green"],
        _ => ["green", "yellow"],
    }
}

#[test]
fn the_class_of_a_contact_changes_nothing_by_itself() {
    rule!(
        "contacts/class-is-not-strength",
        "contacts/icons-do-nothing-alone"
    );
    // A white and a yellow contact with the same text; the first and the last of their class bear
    // a Hutt icon, and the hunter is hated by the Hutts.
    for contact in ["green-1", "yellow-1", "green-3"] {
        let hated = PlayerWords {
            reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
            ..player("boba-fett", "tatooine")
        };
        let mut t = stage(Scenario {
            contacts: contacts(&[("tatooine", &[contact, "-"])]),
            ..encounter_step(vec![hated, PlayerWords::second()])
        });
        t.make("contact tatooine 1");
        assert_eq!(t.offered(), ["take", "pass"], "{contact}");
        assert_eq!(t.story(), [""; 0], "nothing comes of the icon");
    }
}

#[test]
fn a_moved_contact_keeps_its_side_and_ignores_classes() {
    rule!(
        "contacts/moved-token-ignores-class",
        "contacts/moved-token-keeps-side"
    );
    let mut t = stage(Scenario {
        contacts: contacts(&[
            ("tatooine", &["white-4", "green-1"]),
            ("kessel", &["white-1", "-"]),
            ("naboo", &["-", "-"]),
        ]),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-3"])]),
        ..encounter_step(vec![
            player("boba-fett", "mon-calamari"),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["space", "berth tatooine 2"]);
    let empty = t.offered();
    assert!(
        empty.contains(&"berth kessel 2".into()),
        "an empty yellow space: {empty:?}"
    );
    assert!(!empty.contains(&"berth kessel 1".into()), "but no full one");
    t.make("berth kessel 2");
    assert_eq!(
        lie(&t, "kessel"),
        words::<ContactWord>(&["white-1", "green-1"]),
        "still facedown"
    );
}

#[test]
fn a_secret_look_puts_the_token_back() {
    rule!("contacts/secret-look-puts-token-back");
    let mut t = stage(Scenario {
        contacts: contacts(&[("tatooine", &["white-4", "green-1"])]),
        ..action_step(vec![player("boba-fett", "tatooine"), PlayerWords::second()])
    });
    t.make_all(&["use boba-fett", "berth tatooine 1"]);
    assert_eq!(
        lie(&t, "tatooine"),
        [seen_by_one("white-4"), "green-1".into()]
    );
}

#[test]
fn contacts_beside_a_planet_are_on_it() {
    rule!("contacts/count-as-on-planet");
    let t = stage(action_step(vec![
        player("boba-fett", "lothal"),
        PlayerWords::second(),
    ]));
    let mut t = t;
    t.make("use boba-fett");
    assert_eq!(
        t.offered(),
        ["berth lothal 1", "berth lothal 2"],
        "both, and no other planet's"
    );
}

#[test]
fn a_captive_is_in_nobodys_space() {
    rule!("contacts/captive-not-in-space");
    let captor = PlayerWords {
        assets: vec![AssetWord::With {
            card: "bounty-white-2".into(),
            captive: "white-2".into(),
        }],
        ..player("boba-fett", "kessel")
    };
    let t = stage(Scenario {
        contacts: contacts(&[("kessel", &["-", "-"])]),
        ..encounter_step(vec![captor, PlayerWords::second()])
    });
    assert_eq!(
        t.offered(),
        ["space"],
        "the captured droid cannot be encountered"
    );
}

#[test]
fn exchanged_contacts_swap_places_and_keep_their_sides() {
    rule!(
        "contacts/exchange-swaps-spaces",
        "contacts/exchange-keeps-sides"
    );
    let mut t = stage(Scenario {
        contacts: [
            ("naboo".into(), vec![faceup("white-4"), "yellow-1".into()]),
            ("kessel".into(), words(&["white-1", "yellow-2"])),
        ]
        .into(),
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-3"])]),
        ..encounter_step(vec![player("boba-fett", "lothal"), PlayerWords::second()])
    });
    t.make_all(&["space", "berth kessel 2", "berth naboo 1"]);
    assert_eq!(
        lie(&t, "naboo"),
        words::<ContactWord>(&["yellow-2", "yellow-1"])
    );
    assert_eq!(lie(&t, "kessel"), ["white-1".into(), faceup("white-4")]);
}

#[test]
fn databank_cards_are_taken_by_number() {
    rule!(
        "databank/kept-in-order",
        "databank/read-top-section",
        "databank/unkept-card-returns"
    );
    // Contact 4 bears number 5; the crew on that card is not part of what it does.
    let mut t = on_tatooine(&["white-4", "-"], &[]);
    t.make("contact tatooine 1");
    assert_eq!(t.who(ONE).credits, 4000);
    assert_eq!(t.assets(ONE), [""; 0]);
    t.make("income");
    while t.decider() == TWO {
        let choice = if t.offers("pass") { "pass" } else { "space" };
        t.make(choice);
    }
    t.make_all(&["income", "pass", "contact tatooine 1"]);
    assert_eq!(
        t.who(ONE).credits,
        7000,
        "the card was back and is resolved again"
    );
}

#[test]
fn of_several_cards_with_a_number_one_is_picked_at_random() {
    rule!("databank/same-number-random");
    let mut pays = Vec::new();
    for seed in 0..24 {
        let scenario = encounter_step(vec![
            PlayerWords {
                assets: words(&["pair-job"]),
                ..player("boba-fett", "lothal")
            },
            PlayerWords::second(),
        ]);
        let game = game();
        let mut table =
            tabletop::Table::stage(game.clone(), scenario, tabletop::Seed::from_number(seed))
                .unwrap_or_else(|refusal| panic!("{refusal}"));
        let mut choices = Vec::new();
        game.choices(table.state(), &mut choices);
        let job = choices
            .iter()
            .find(|choice| matches!(choice, outer_rim::Choice::Attempt(_)));
        let job = *job.unwrap_or_else(|| panic!("no job"));
        table
            .choose(ONE, &job)
            .unwrap_or_else(|refusal| panic!("{refusal}"));
        pays.push(game.words(table.state()).players[0].credits);
    }
    assert!(pays.contains(&1000) && pays.contains(&2000), "{pays:?}");
}

#[test]
fn a_discarded_databank_card_is_found_again_by_its_number() {
    rule!("databank/discard-goes-home");
    let mut t = stage(Scenario {
        market: market(&[(Market::Job, &["hired-hand", "casino"])]),
        contacts: contacts(&[("tatooine", &["-", "-"])]),
        ..action_step(vec![
            PlayerWords {
                credits: 2000,
                assets: words(&["white-2-card"]),
                ..player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy job", "make-room white-2-card"]);
    t.make("berth tatooine 1");
    assert_eq!(t.assets(ONE), ["hired-hand"]);
    t.make_all(&["contact tatooine 1", "make-room hired-hand"]);
    assert_eq!(t.assets(ONE), ["white-2-card"]);
}
