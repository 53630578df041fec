//! Hidden information: what each seat sees, remembers and is told.

use crate::common::{EMPIRE, Play, REBEL, hand, ids, new_game, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Event, Player, Setup};
use rulebook::rule;
use serde_json::Value;
use tabletop::{Game, Seat};

const ROW: [&str; 6] = [
    "x-wing",
    "y-wing",
    "at-st",
    "at-at",
    "bossk",
    "kel-dor-mystic",
];
const NOTHING: [&str; 0] = [];

fn id_of(card: &Value) -> String {
    card["id"].as_str().unwrap().into()
}

fn id_list(cards: &Value) -> Vec<String> {
    let mut ids: Vec<String> = cards.as_array().unwrap().iter().map(id_of).collect();
    ids.sort();
    ids
}

/// What a viewer knows of a deck: each card with its depth.
fn deck(view: &Value) -> Vec<(u64, String)> {
    let known = view["known"].as_array().unwrap().iter();
    known
        .map(|place| (place[0].as_u64().unwrap(), id_of(&place[1])))
        .collect()
}

/// What a viewer knows of a player's hand.
fn seen_hand(t: &Play, viewer: Option<Seat>, player: Player) -> Vec<String> {
    id_list(&t.json(viewer)["players"][player as usize]["known_hand"])
}

/// What a viewer knows of a player's deck.
fn seen_deck(t: &Play, viewer: Option<Seat>, player: Player) -> Vec<(u64, String)> {
    deck(&t.json(viewer)["players"][player as usize]["deck"])
}

/// What a viewer knows of the galaxy deck.
fn seen_galaxy(t: &Play, viewer: Option<Seat>) -> Vec<(u64, String)> {
    deck(&t.json(viewer)["galaxy"])
}

fn top(card: &str) -> Vec<(u64, String)> {
    vec![(0, card.into())]
}

/// The draws as a viewer is told of them: the named ones by id.
fn drawn(t: &Play, viewer: Option<Seat>) -> Vec<Option<String>> {
    let library = t.game().library();
    let told = t.events().iter().filter_map(|e| t.game().redact(e, viewer));
    told.filter_map(|event| match event {
        Event::Drew { card, .. } => Some(card.map(|card| library.card(card).id.clone())),
        _ => None,
    })
    .collect()
}

#[test]
fn only_the_own_hand_is_seen_and_no_deck_at_all() {
    rule!("setup/hands-and-decks-are-hidden");
    let t = new_game(Setup::default());
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let view = t.json(viewer);
        for (player, seat) in [(Player::Empire, EMPIRE), (Player::Rebel, REBEL)] {
            let area = &view["players"][player as usize];
            assert_eq!(area["hand"], 5, "the number is open");
            assert_eq!(area["deck"]["count"], 5);
            let own = viewer == Some(seat);
            assert_eq!(seen_hand(&t, viewer, player).len(), if own { 5 } else { 0 });
            assert_eq!(seen_deck(&t, viewer, player), [], "not even the own deck");
        }
        assert_eq!(view["galaxy"]["count"], 84);
        assert_eq!(seen_galaxy(&t, viewer), []);
        assert_eq!(view["row"].as_array().unwrap().len(), 6, "the row is open");
    }
}

#[test]
fn a_look_is_remembered_until_the_card_comes_into_the_open() {
    rule!("glossary-look/secret-and-put-back");
    let mut t = stage(Scenario {
        resources: 2,
        units: words(&["moff-jerjerrod"]),
        row: ids(&ROW),
        galaxy: words(&["lobot", "u-wing"]),
        ..Scenario::default()
    });
    t.use_card("moff-jerjerrod").end_turn();
    assert_eq!(seen_galaxy(&t, Some(EMPIRE)), top("lobot"), "a turn later");
    assert_eq!(seen_galaxy(&t, Some(REBEL)), []);
    t.end_turn().play("moff-jerjerrod").buy("kel-dor-mystic");
    assert_eq!(t.words().row[5], "lobot", "open for all");
    assert_eq!(seen_galaxy(&t, Some(EMPIRE)), [], "the next is unknown");
}

#[test]
fn coruscant_looks_at_two_and_knows_the_one_it_keeps() {
    rule!("glossary-look/secret-and-put-back");
    let mut t = stage(Scenario {
        turn_begins: true,
        empire: Area {
            base: Some("coruscant".into()),
            ..Area::default()
        },
        row: ids(&ROW),
        galaxy: words(&["lobot", "u-wing", "dengar"]),
        ..Scenario::default()
    });
    t.trigger_base();
    assert_eq!(
        seen_galaxy(&t, Some(EMPIRE)),
        [(0, "lobot".into()), (1, "u-wing".into())]
    );
    assert_eq!(seen_galaxy(&t, Some(REBEL)), []);
    t.pick("u-wing");
    assert_eq!(t.words().galaxy_discard, ["lobot"], "open");
    assert_eq!(seen_galaxy(&t, Some(EMPIRE)), top("u-wing"));
    assert_eq!(seen_galaxy(&t, Some(REBEL)), [], "the kept one is not");
    assert_eq!(seen_galaxy(&t, None), []);
}

#[test]
fn the_card_moff_jerjerrod_puts_on_top_is_known_to_all() {
    rule!("glossary-look/secret-and-put-back");
    let given = stage(Scenario {
        force: 4,
        units: words(&["moff-jerjerrod"]),
        row: ids(&ROW),
        galaxy: words(&["lobot", "u-wing"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.use_card("moff-jerjerrod").pick("x-wing");
    assert_eq!(t.words().row[0], "lobot");
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(seen_galaxy(&t, viewer), top("x-wing"), "it lay in the row");
    }
    // Without the exchange the look stays his own.
    let mut t = given;
    t.use_card("moff-jerjerrod").pass();
    assert_eq!(seen_galaxy(&t, Some(EMPIRE)), top("lobot"));
    assert_eq!(seen_galaxy(&t, Some(REBEL)), []);
}

#[test]
fn a_hand_looked_at_is_remembered() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            hand: words(&["imperial-shuttle", "director-krennic"]),
            deck: words(&["stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["jyn-erso"]),
        ..Scenario::default()
    });
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), NOTHING);
    t.use_card("jyn-erso");
    let hand = ["director-krennic", "imperial-shuttle"];
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), hand);
    assert_eq!(seen_hand(&t, None, Player::Empire), NOTHING, "in secret");
    t.end_turn();
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), hand);
    // A card drawn later was not seen.
    t.play("director-krennic").use_card("director-krennic");
    assert_eq!(t.json(Some(REBEL))["players"][0]["hand"], 2);
    assert_eq!(
        seen_hand(&t, Some(REBEL), Player::Empire),
        ["imperial-shuttle"]
    );
}

#[test]
fn what_was_seen_in_a_hand_stays_known_on_the_deck_and_when_drawn() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: Area {
            hand: words(&["at-st", "director-krennic"]),
            deck: words(&["stormtrooper"; 2]),
            ..Area::default()
        },
        units: words(&["jyn-erso"]),
        ..Scenario::default()
    });
    t.use_card("jyn-erso").pick("at-st");
    for viewer in [EMPIRE, REBEL] {
        assert_eq!(seen_deck(&t, Some(viewer), Player::Empire), top("at-st"));
    }
    assert_eq!(seen_deck(&t, None, Player::Empire), [], "not to onlookers");
    t.end_turn().take_events();
    t.play("director-krennic").use_card("director-krennic");
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), ["at-st"]);
    assert_eq!(drawn(&t, Some(REBEL)), [Some("at-st".into())]);
    assert_eq!(drawn(&t, None), [None]);
}

#[test]
fn a_card_bought_onto_the_deck_is_known_to_all() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        resources: 3,
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        units: words(&["twilek-smuggler", "director-krennic"]),
        row: ids(&ROW),
        ..Scenario::default()
    });
    t.use_card("twilek-smuggler").buy("bossk");
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(seen_deck(&t, viewer, Player::Empire), top("bossk"));
    }
    t.use_card("director-krennic");
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), ["bossk"]);
    assert_eq!(drawn(&t, Some(REBEL)), [Some("bossk".into())]);
}

#[test]
fn a_card_taken_from_the_open_into_a_hand_is_known_there() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        resources: 3,
        empire: Area {
            hand: words(&["imperial-shuttle"]),
            discard: ids(&["stormtrooper"]),
            ..Area::default()
        },
        units: words(&["at-at", "grand-moff-tarkin"]),
        row: ids(&[
            "x-wing",
            "y-wing",
            "at-st",
            "fang-fighter",
            "bossk",
            "tie-fighter",
        ]),
        ..Scenario::default()
    });
    t.use_card("at-at");
    assert_eq!(seen_hand(&t, Some(REBEL), Player::Empire), ["stormtrooper"]);
    t.use_card("grand-moff-tarkin").pick("tie-fighter");
    t.buy("fang-fighter").trigger("fang-fighter");
    assert_eq!(
        seen_hand(&t, Some(REBEL), Player::Empire),
        ["fang-fighter", "stormtrooper", "tie-fighter"],
        "but not the shuttle"
    );
    assert_eq!(t.hand_of(Player::Empire).len(), 4);
}

#[test]
fn a_shuffle_forgets_everything() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["at-st"]),
            discard: ids(&["imperial-shuttle"; 7]),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    });
    // All nine lie open in the discard pile, then become the deck.
    let open = |t: &Play| id_list(&t.json(Some(REBEL))["players"][0]["discard"]);
    assert_eq!(open(&t), ["imperial-shuttle"; 7]);
    t.end_turn();
    assert_eq!(open(&t), NOTHING);
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let area = t.json(viewer)["players"][0].clone();
        assert_eq!(
            (&area["hand"], &area["deck"]["count"]),
            (&5.into(), &4.into()),
            "the numbers are open"
        );
        let own = if viewer == Some(EMPIRE) { 5 } else { 0 };
        assert_eq!(seen_hand(&t, viewer, Player::Empire).len(), own);
        assert_eq!(seen_deck(&t, viewer, Player::Empire), []);
    }
    // So does the galaxy.
    let mut t = stage(Scenario {
        resources: 2,
        row: ids(&ROW),
        galaxy_discard: ids(&["lobot", "dengar", "u-wing"]),
        ..Scenario::default()
    });
    t.buy("kel-dor-mystic");
    assert_eq!(t.json(None)["galaxy"]["count"], 2);
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(seen_galaxy(&t, viewer), []);
    }
}

#[test]
fn the_opponents_draws_are_told_without_the_cards() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper", "inquisitor", "at-st", "at-at", "lobot"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    let own = ["stormtrooper", "inquisitor", "at-st", "at-at", "lobot"];
    assert_eq!(drawn(&t, Some(EMPIRE)), own.map(|id| Some(id.to_string())));
    let nothing: [Option<String>; 5] = [const { None }; 5];
    assert_eq!(drawn(&t, Some(REBEL)), nothing);
    assert_eq!(drawn(&t, None), nothing);
}

#[test]
fn a_card_put_back_in_secret_is_told_only_to_those_who_saw_it() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: hand(&["at-st", "inquisitor"]),
        units: words(&["jyn-erso"]),
        ..Scenario::default()
    });
    t.use_card("jyn-erso").pick("at-st");
    let named = |viewer| {
        let mut told = t.events().iter().filter_map(|e| t.game().redact(e, viewer));
        told.any(|event| matches!(event, Event::PutOnDeck { card: Some(_), .. }))
    };
    assert!(named(Some(EMPIRE)) && named(Some(REBEL)));
    assert!(!named(None));
}

#[test]
fn a_discarded_hand_lies_open() {
    rule!("faq/discard-piles-are-open");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["inquisitor"]),
            deck: words(&["imperial-shuttle"; 5]),
            discard: ids(&["at-st"]),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    });
    t.end_turn();
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let pile = t.json(viewer)["players"][0]["discard"].clone();
        let pile: Vec<String> = pile.as_array().unwrap().iter().map(id_of).collect();
        assert_eq!(pile, ["inquisitor", "stormtrooper", "at-st"], "in order");
    }
}
