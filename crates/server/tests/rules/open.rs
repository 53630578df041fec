//! Outer Rim: what lies open to everybody.

use super::contacts::{card, player};
use crate::common::client::fetch;
use crate::common::seated::Seated;
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;
use serde_json::{Value, json};

fn staged(scenario: &Scenario) -> Seated {
    Seated::staged("outer-rim", &json!(scenario))
}

#[test]
fn the_top_of_every_market_deck_is_told_to_all_and_nothing_beneath() {
    rule!("market-decks/top-card-faceup");
    let mut seated = staged(&Scenario {
        step: StepWord::Action,
        market: [(Market::Cargo, vec!["spice".into(), "contraband".into()])].into(),
        players: vec![player("boba-fett", "tatooine"), player("bossk", "kessel")],
        ..Scenario::default()
    });
    let tops = |seated: &Seated| {
        let mut tops = Vec::new();
        for client in &seated.clients {
            let view = client.get("now")["view"].clone();
            let decks = view["market"].as_array().unwrap().clone();
            assert_eq!(decks.len(), 6);
            for deck in &decks {
                assert!(deck["top"].is_number(), "{deck}");
                let depths = deck["known"].as_array().unwrap().iter();
                let depths: Vec<_> = depths.map(|known| known[0].as_u64().unwrap()).collect();
                let bottom = deck["count"].as_u64().unwrap() - 1;
                // What was discarded lies at the bottom, where all have seen it go.
                assert!(depths == [0] || depths == [0, bottom], "{deck}");
            }
            let cargo = decks.into_iter().find(|deck| deck["deck"] == "cargo");
            tops.push(cargo.unwrap()["top"].clone());
        }
        tops
    };
    assert_eq!(tops(&seated), vec![card("spice"); 3]);
    for viewer in 0..3 {
        assert!(!seated.was_told_card(viewer, &card("contraband")));
    }
    seated.make("market");
    let is_cargo = |choice: &Value| choice["choice"] == json!({"discard-top": "cargo"});
    let discard = seated.clients[0].choices().iter().position(is_cargo);
    seated.clients[0].choose(discard.expect("it can be discarded"));
    for viewer in [1, 2] {
        seated.clients[viewer].until("step");
    }
    assert_eq!(tops(&seated), vec![card("contraband"); 3], "the next one");
}

#[test]
fn patrols_name_their_faction_and_boards_show_every_reputation() {
    rule!("patrols/faction-on-both-sides", "reputation/is-public");
    let stands = |who: PlayerWords, list: &[(Faction, Standing)]| PlayerWords {
        reputation: list.iter().copied().collect(),
        ..who
    };
    let seated = staged(&Scenario {
        players: vec![
            stands(
                player("boba-fett", "tatooine"),
                &[
                    (Faction::Hutt, Standing::Positive),
                    (Faction::Rebel, Standing::Negative),
                ],
            ),
            stands(
                player("bossk", "kessel"),
                &[(Faction::Imperial, Standing::Positive)],
            ),
        ],
        ..Scenario::default()
    });
    for client in &seated.clients {
        let view = &client.view;
        let patrols = view["patrols"].as_array().unwrap().iter();
        let factions: Vec<_> = patrols.map(|patrol| &patrol["faction"]).collect();
        assert_eq!(
            json!(factions),
            json!(["hutt", "imperial", "rebel", "syndicate"])
        );
        let standings = [0, 1].map(|player| &view["players"][player]["standings"]);
        assert_eq!(
            json!(standings),
            json!([
                ["positive", "neutral", "negative", "neutral"],
                ["neutral", "positive", "neutral", "neutral"]
            ])
        );
    }
}

#[test]
fn the_supply_of_ships_is_open_with_both_sides_to_who_is_not_on_turn() {
    rule!("ships/supply-is-open");
    let seated = staged(&Scenario {
        step: StepWord::Action,
        players: vec![
            player("boba-fett", "tatooine"),
            PlayerWords {
                ship: Some("hwk-290".into()),
                ..player("bossk", "kessel")
            },
        ],
        ..Scenario::default()
    });
    let game = outer_rim::OuterRim::test_pack().unwrap();
    let ships = &game.library().content().ships;
    let faces = fetch(&seated.server.address, "/api/games/outer-rim/faces", &[]);
    let faces: Value = serde_json::from_slice(&faces.body).unwrap();
    let printed = |id: &str| {
        let mut faces = faces["faces"].as_array().unwrap().iter();
        faces.any(|face| face["id"] == id)
    };
    for viewer in [1, 2] {
        let view = seated.clients[viewer].get("now")["view"].clone();
        let supply = view["ships"].as_array().unwrap().iter();
        let supply: Vec<_> = supply
            .map(|n| &ships[n.as_u64().unwrap() as usize])
            .collect();
        let there = |id: &str| supply.iter().any(|ship| ship.id == id);
        assert!(there("yv-666") && !there("hwk-290"), "all but those in use");
        for ship in supply {
            let other = format!("{}-flipped", ship.id);
            assert!(
                printed(&ship.id) && (ship.starter || printed(&other)),
                "{}",
                ship.id
            );
        }
    }
}

#[test]
fn the_back_of_an_encounter_deck_says_what_is_common_in_it_and_nothing_of_the_next_card() {
    rule!("encounter-cards/back-is-public");
    let seated = staged(&Scenario {
        step: StepWord::Encounter,
        encounters: [("navpoints".into(), vec!["navpoint-3".into()])].into(),
        players: vec![
            player("boba-fett", "kessel-verge"),
            player("bossk", "kessel"),
        ],
        ..Scenario::default()
    });
    let faces = fetch(&seated.server.address, "/api/games/outer-rim/faces", &[]);
    let faces: Value = serde_json::from_slice(&faces.body).unwrap();
    let mut decks = faces["components"]["decks"].as_array().unwrap().iter();
    let number = decks.position(|deck| deck["id"] == "navpoints").unwrap();
    let back = &faces["components"]["decks"][number];
    // Of three cards two have a test, two pay credits, and two hurt; on the third one travels.
    assert_eq!(back["common"], json!(["tests", "credits", "damage"]));
    assert!(back["back"].to_string().contains("Navpoints"), "{back}");
    for (viewer, client) in seated.clients.iter().enumerate() {
        let deck = &client.view["encounters"][number];
        assert_eq!((&deck["count"], &deck["known"]), (&json!(3), &json!([])));
        assert!(!seated.was_told_card(viewer, &card("navpoint-3")));
    }
    // Who has to choose an encounter reads it beside the choice.
    let choice = seated.clients[0].choices()[0].to_string();
    assert!(choice.contains("skill tests, credits, damage"), "{choice}");
}
