//! The glossary: discarding, looking, revealing.

use crate::common::{EMPIRE, REBEL, card, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Event, Player};
use rulebook::rule;
use serde_json::{Value, json};
use tabletop::{Game, Reason};

/// The ids a viewer knows of the galaxy deck, with their depth.
fn known(deck: &Value) -> Vec<(u64, String)> {
    let known = deck["known"].as_array().unwrap().iter();
    known
        .map(|place| {
            let id = place[1]["id"].as_str().unwrap();
            (place[0].as_u64().unwrap(), id.to_string())
        })
        .collect()
}

#[test]
fn whoever_holds_the_hand_picks_the_discard() {
    rule!("glossary-discard/holder-chooses-unless-random");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["imperial-shuttle", "stormtrooper", "stormtrooper"]),
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick imperial-shuttle", "pick stormtrooper"]);
    let refusal = t.refused(REBEL, &Choice::Pick(card("stormtrooper")));
    assert_eq!(refusal.reason, Reason::NotYourDecision);
    t.pick("stormtrooper");
    assert_eq!(t.discard_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(
        t.hand_of(Player::Empire),
        ["imperial-shuttle", "stormtrooper"]
    );
    assert_eq!(t.decider(), REBEL);
}

#[test]
fn your_own_discard_is_your_own_pick() {
    rule!("glossary-discard/holder-chooses-unless-random");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "stormtrooper"]),
            ships: words(&["gozanti-cruiser"]),
            deck: words(&["inquisitor"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("gozanti-cruiser");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick imperial-shuttle", "pick stormtrooper"]);
    let refusal = t.refused(REBEL, &Choice::Pick(card("stormtrooper")));
    assert_eq!(refusal.reason, Reason::NotYourDecision);
    for (picked, kept) in [
        ("imperial-shuttle", ["inquisitor", "stormtrooper"]),
        ("stormtrooper", ["imperial-shuttle", "inquisitor"]),
    ] {
        let mut t = t.clone();
        t.pick(picked);
        assert_eq!(t.discard_of(Player::Empire), [picked]);
        assert_eq!(t.hand_of(Player::Empire), kept);
    }
}

#[test]
fn a_random_discard_is_picked_by_nobody() {
    rule!("glossary-discard/holder-chooses-unless-random");
    let cards = ["imperial-shuttle", "stormtrooper", "inquisitor"];
    for (place, gone) in cards.into_iter().enumerate() {
        let mut t = stage(Scenario {
            active: Player::Rebel,
            force: 2,
            empire: hand(&cards),
            units: words(&["rebel-commando"]),
            random: vec![place as u32],
            ..Scenario::default()
        });
        t.use_card("rebel-commando");
        assert_eq!(t.discard_of(Player::Empire), [gone]);
        assert_eq!(t.decider(), REBEL, "nobody was asked");
    }
    // Without the Force the same card lets the Empire pick.
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 3,
        empire: hand(&cards),
        units: words(&["rebel-commando"]),
        ..Scenario::default()
    });
    t.use_card("rebel-commando");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered().len(), 3);
}

#[test]
fn every_discard_goes_to_the_pile_of_where_it_was() {
    rule!("glossary-discard/each-zone-has-its-pile");
    let mut t = stage(Scenario {
        force: 4,
        empire: Area {
            hand: words(&["imperial-shuttle"]),
            deck: words(&["stormtrooper", "inquisitor"]),
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        rebel: hand(&["rebel-trooper"]),
        units: words(&["lando-calrissian", "tie-bomber", "scout-trooper"]),
        row: ids(&["x-wing", "at-st", "at-at", "bossk", "dengar", "ig-88"]),
        galaxy: words(&["lobot", "y-wing", "u-wing"]),
        ..Scenario::default()
    });
    let piles = |t: &crate::common::Play| {
        let words = t.words();
        (
            words.empire.discard,
            words.rebel.discard,
            words.galaxy_discard,
        )
    };
    t.use_card("gozanti-cruiser");
    assert_eq!(piles(&t), (ids(&["imperial-shuttle"]), ids(&[]), ids(&[])));
    t.use_card("lando-calrissian");
    assert_eq!(
        piles(&t),
        (
            ids(&["imperial-shuttle"]),
            ids(&["rebel-trooper"]),
            ids(&[])
        )
    );
    t.use_card("tie-bomber").pick("x-wing");
    assert_eq!(
        piles(&t),
        (
            ids(&["imperial-shuttle"]),
            ids(&["rebel-trooper"]),
            ids(&["x-wing"])
        )
    );
    // From the galaxy deck to the galaxy discard pile.
    t.use_card("scout-trooper");
    assert_eq!(t.words().galaxy_discard, ["y-wing", "x-wing"]);
    assert_eq!(names(&t.words().galaxy), ["u-wing"]);
}

#[test]
fn discarding_from_the_row_pays_no_reward() {
    rule!("glossary-discard/no-reward-for-discarding");
    let mut t = stage(Scenario {
        units: words(&["tie-bomber", "bossk"]),
        row: ids(&["x-wing", "at-st", "at-at", "jyn-erso", "dengar", "ig-88"]),
        galaxy: words(&["lobot", "y-wing"]),
        ..Scenario::default()
    });
    t.use_card("tie-bomber");
    assert_eq!(
        t.offered().len(),
        6,
        "any card of the row: {:?}",
        t.offered()
    );
    t.pick("x-wing");
    assert_eq!(
        t.words().row,
        ["lobot", "at-st", "at-at", "jyn-erso", "dengar", "ig-88"]
    );
    assert_eq!((t.words().resources, t.words().force), (0, 3));
    assert!(!t.offers("take-reward"));
    assert!(t.offers("end-turn"), "nor is any trigger waiting");
}

#[test]
fn a_look_is_private_and_changes_nothing() {
    rule!("glossary-look/secret-and-put-back");
    let mut t = stage(Scenario {
        units: words(&["moff-jerjerrod"]),
        row: ids(&["x-wing", "at-st", "at-at", "bossk", "dengar", "ig-88"]),
        galaxy: words(&["lobot", "y-wing", "u-wing"]),
        ..Scenario::default()
    });
    t.use_card("moff-jerjerrod");
    let galaxy = |viewer| t.json(viewer)["galaxy"].clone();
    assert_eq!(known(&galaxy(Some(EMPIRE))), [(0, "lobot".to_string())]);
    assert_eq!(galaxy(Some(REBEL)), json!({"count": 3, "known": []}));
    assert_eq!(galaxy(None), json!({"count": 3, "known": []}));
    assert_eq!(names(&t.words().galaxy), ["lobot", "y-wing", "u-wing"]);
    assert!(t.words().galaxy_discard.is_empty());
    let named = |viewer| {
        let mut told = t.events().iter().filter_map(|e| t.game().redact(e, viewer));
        told.any(|event| matches!(event, Event::Looked { card: Some(_), .. }))
    };
    assert!(named(Some(EMPIRE)) && !named(Some(REBEL)) && !named(None));
}

#[test]
fn a_revealed_card_is_shown_to_all_and_goes_back_on_top() {
    rule!("glossary-reveal/shown-to-all-then-put-back");
    let mut t = stage(Scenario {
        resources: 2,
        units: words(&["scout-trooper"]),
        row: ids(&[
            "x-wing",
            "at-st",
            "at-at",
            "jyn-erso",
            "dengar",
            "kel-dor-mystic",
        ]),
        galaxy: words(&["tie-fighter", "y-wing"]),
        ..Scenario::default()
    });
    t.use_card("scout-trooper");
    assert_eq!(t.words().force, 4, "an Empire card gives Force");
    let shown = t.events().iter().any(|event| match event {
        Event::Revealed { card, .. } => t.game().library().card(*card).id == "tie-fighter",
        _ => false,
    });
    assert!(shown);
    for seat in [EMPIRE, REBEL] {
        let galaxy = t.json(Some(seat))["galaxy"].clone();
        assert_eq!(known(&galaxy), [(0, "tie-fighter".to_string())], "{seat}");
    }
    assert_eq!(names(&t.words().galaxy), ["tie-fighter", "y-wing"]);
    t.buy("kel-dor-mystic");
    assert_eq!(t.words().row[5], "tie-fighter", "the next to enter the row");
}

#[test]
fn a_revealed_card_goes_away_only_where_the_ability_says_so() {
    rule!("glossary-reveal/shown-to-all-then-put-back");
    let mut t = stage(Scenario {
        units: words(&["scout-trooper", "tie-interceptor"]),
        row: ids(&["x-wing", "at-st", "at-at", "bossk", "dengar", "ig-88"]),
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        galaxy: words(&["y-wing", "tie-fighter", "lobot"]),
        ..Scenario::default()
    });
    t.use_card("scout-trooper");
    assert_eq!(t.words().galaxy_discard, ["y-wing"], "an enemy card");
    assert_eq!(t.words().force, 3);
    t.use_card("tie-interceptor");
    assert_eq!(names(&t.words().galaxy), ["tie-fighter", "lobot"]);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}
