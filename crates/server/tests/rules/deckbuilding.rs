//! The Deckbuilding Game: hands, decks, piles and bases.

use crate::common::client::{Picks, asked};
use crate::common::seated::Seated;
use deckbuilding::Player;
use deckbuilding::scenario::{Area, CardWord, Scenario};
use rulebook::rule;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Both seats, and who looks on.
const ALL: [usize; 3] = [0, 1, 2];

fn ids(list: &[&str]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

fn words(list: &[&str]) -> Vec<CardWord> {
    list.iter().map(|&id| id.into()).collect()
}

fn staged(scenario: &Scenario) -> Seated {
    Seated::staged("deckbuilding", &json!(scenario))
}

/// The ids of cards or bases in a view.
fn named(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| one["id"].as_str().unwrap()).collect()
}

/// The numbers of the cards that are named anywhere.
fn cards_in(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Array(list) => list.iter().for_each(|one| cards_in(one, found)),
        Value::Object(of) => {
            found.extend(of.get("card").and_then(Value::as_u64));
            of.values().for_each(|one| cards_in(one, found));
        }
        _ => {}
    }
}

#[test]
fn a_hand_is_told_to_its_owner_and_a_deck_to_nobody() {
    rule!("setup/hands-and-decks-are-hidden");
    let seated = Seated::begun("deckbuilding", &Value::Null, 2);
    for viewer in ALL {
        let client = &seated.clients[viewer];
        let view = &client.view;
        for (side, area) in view["players"].as_array().unwrap().iter().enumerate() {
            assert_eq!(
                (&area["hand"], &area["deck"]["count"]),
                (&json!(5), &json!(5))
            );
            let own = if side == viewer { 5 } else { 0 };
            assert_eq!(named(&area["known_hand"]).len(), own);
            assert_eq!(area["deck"]["known"], json!([]));
        }
        assert!(view["galaxy"]["count"].as_u64() > Some(50));
        assert_eq!(view["galaxy"]["known"], json!([]));
        // Nothing else that was said to them names a card of the other hand.
        let mut told = BTreeSet::new();
        cards_in(&client.fresh, &mut told);
        for message in &client.heard {
            cards_in(message, &mut told);
        }
        for owner in [0, 1].into_iter().filter(|&owner| owner != viewer) {
            let mut hand = BTreeSet::new();
            let area = &seated.clients[owner].view["players"][owner];
            cards_in(&area["known_hand"], &mut hand);
            assert_eq!(hand.len(), 5);
            assert!(told.is_disjoint(&hand), "{viewer} was told of {owner}");
        }
    }
}

#[test]
fn the_starting_base_is_named_and_those_beneath_it_are_counted() {
    rule!("setup/starting-base-open-others-facedown");
    let seated = Seated::begun("deckbuilding", &Value::Null, 2);
    let beneath = ["corellia", "coruscant", "death-star", "endor"];
    for viewer in ALL {
        let empire = &seated.clients[viewer].view["players"][0];
        assert_eq!(empire["base"]["id"], "lothal");
        assert_eq!(empire["bases"], 4);
        for base in beneath {
            assert_eq!(seated.was_told(viewer, base), viewer == 0, "{base}");
        }
    }
}

#[test]
fn all_discard_piles_can_be_read_by_all_on_any_turn() {
    rule!("faq/discard-piles-are-open");
    let deck = ["imperial-shuttle"; 5];
    let mut seated = staged(&Scenario {
        empire: Area {
            deck: words(&deck),
            discard: ids(&["inquisitor", "imperial-shuttle", "stormtrooper"]),
            ..Area::default()
        },
        rebel: Area {
            discard: ids(&["temple-guardian", "alliance-shuttle"]),
            ..Area::default()
        },
        galaxy_discard: ids(&["lobot", "dengar", "x-wing"]),
        ..Scenario::default()
    });
    let mut turns = BTreeSet::new();
    for _ in 0..2 {
        for viewer in ALL {
            let view = seated.clients[viewer].get("now")["view"].clone();
            turns.insert(view["active"].to_string());
            let [empire, rebel] = [0, 1].map(|side| view["players"][side]["discard"].clone());
            assert_eq!(
                named(&empire),
                ["inquisitor", "imperial-shuttle", "stormtrooper"]
            );
            assert_eq!(named(&rebel), ["temple-guardian", "alliance-shuttle"]);
            assert_eq!(
                named(&view["galaxy_discard"]),
                ["lobot", "dengar", "x-wing"]
            );
        }
        seated.make("end-turn");
    }
    assert_eq!(turns.len(), 2, "on the turn of either");
}

#[test]
fn what_somebody_looks_at_is_told_to_them_alone_and_stays_where_it_is() {
    rule!("glossary-look/secret-and-put-back");
    let mut seated = staged(&Scenario {
        units: vec!["moff-jerjerrod".into()],
        row: ids(&["x-wing", "at-st", "at-at", "bossk", "dengar", "ig-88"]),
        galaxy: words(&["lobot", "y-wing", "u-wing"]),
        ..Scenario::default()
    });
    seated.make("use");
    for viewer in ALL {
        let looked = seated
            .event(viewer, "looked")
            .expect("all hear that it was done");
        assert_eq!(looked["card"].is_null(), viewer != 0);
        assert_eq!(seated.was_told(viewer, "lobot"), viewer == 0);
        let galaxy = &seated.clients[viewer].view["galaxy"];
        assert_eq!(galaxy["count"], 3);
        let known = galaxy["known"].as_array().unwrap().iter();
        let known: Vec<_> = known.map(|card| (&card[0], &card[1]["id"])).collect();
        let top = [(&json!(0), &json!("lobot"))];
        assert_eq!(known, if viewer == 0 { &top[..] } else { &[] });
    }
}

#[test]
fn victory_piles_are_open_to_all() {
    rule!("winning/victory-piles-are-open");
    let won = |victory: &[&str]| Area {
        victory: ids(victory),
        ..Area::default()
    };
    let seated = staged(&Scenario {
        empire: won(&["mon-cala", "hoth"]),
        rebel: won(&["corellia"]),
        ..Scenario::default()
    });
    for client in &seated.clients {
        let [empire, rebel] = [0, 1].map(|side| &client.view["players"][side]);
        assert_eq!(named(&empire["victory"]), ["mon-cala", "hoth"]);
        assert_eq!(named(&rebel["victory"]), ["corellia"]);
        assert_eq!(
            (&empire["needed"], &rebel["needed"]),
            (&json!(1), &json!(2))
        );
    }
}

#[test]
fn secret_bases_are_told_to_nobody_else_until_they_are_revealed() {
    rule!(
        "secret-bases/unpicked-bases-leave-unseen",
        "secret-bases/base-deck-stays-hidden"
    );
    let mut seated = Seated::begun("deckbuilding", &json!({"mode": "secret-bases"}), 2);
    for _ in 0..8 {
        seated.make("pick-base");
    }
    let bases = |seated: &Seated, owner: usize, list: &str| -> BTreeSet<String> {
        let area = &seated.clients[owner].get("now")["view"]["players"][owner];
        named(&area[list]).into_iter().map(Into::into).collect()
    };
    let unpicked = [0, 1].map(|owner| bases(&seated, owner, "known_unpicked"));
    let picked = [0, 1].map(|owner| bases(&seated, owner, "known_bases"));
    assert_eq!(unpicked.each_ref().map(BTreeSet::len), [5, 5]);
    assert_eq!(picked.each_ref().map(BTreeSet::len), [4, 4]);
    let mut picks = Picks(3);
    for _ in 0..3000 {
        let Some(asked) = asked(&mut seated.clients) else {
            break;
        };
        let id = seated.clients[asked].any_choice(&mut picks);
        seated.clients[asked].choose(id);
        for (seat, client) in seated.clients.iter_mut().enumerate() {
            if seat != asked {
                client.until("step");
            }
        }
    }
    let mut revealed = 0;
    for (owner, side) in [Player::Empire, Player::Rebel].into_iter().enumerate() {
        let facedown = bases(&seated, owner, "known_bases");
        revealed += picked[owner].difference(&facedown).count();
        for viewer in ALL.into_iter().filter(|&viewer| viewer != owner) {
            let told = seated.all_told(viewer);
            let is_told = |base: &&String| told.contains(&format!("\"{base}\""));
            assert_eq!(unpicked[owner].iter().find(is_told), None, "{side:?}");
            assert_eq!(facedown.iter().find(is_told), None, "{side:?}");
            let mut shown = picked[owner].difference(&facedown);
            assert!(shown.all(|base| is_told(&base)), "{side:?}");
        }
    }
    assert!(revealed > 0, "some base was revealed");
}
