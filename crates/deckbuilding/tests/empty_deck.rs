//! Decks that run out.

use crate::common::{REBEL, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Event, Player};
use rulebook::rule;

const ROW: [&str; 6] = [
    "x-wing",
    "y-wing",
    "at-st",
    "at-at",
    "bossk",
    "kel-dor-mystic",
];

fn shuffled(events: &[Event]) -> usize {
    let shuffles = events.iter();
    shuffles
        .filter(|event| matches!(event, Event::Shuffled { .. }))
        .count()
}

#[test]
fn an_empty_deck_stays_empty_until_a_card_is_needed() {
    rule!("empty-deck/reshuffle-only-when-a-card-is-needed");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper"]),
            discard: ids(&["inquisitor", "imperial-shuttle"]),
            ..Area::default()
        },
        units: words(&["director-krennic", "general-veers", "stormtrooper"]),
        ..Scenario::default()
    });
    t.use_card("director-krennic");
    let empire = t.area(Player::Empire);
    assert_eq!(names(&empire.deck), [""; 0]);
    assert_eq!(empire.discard, ["inquisitor", "imperial-shuttle"]);
    assert_eq!(shuffled(t.events()), 0);
    // The next card is needed: now the pile becomes the deck.
    t.use_card("general-veers");
    let empire = t.area(Player::Empire);
    assert_eq!((empire.deck.len(), empire.discard.len()), (1, 0));
    assert_eq!(empire.hand.len(), 2);
    assert_eq!(shuffled(t.events()), 1);
}

#[test]
fn drawing_the_last_five_shuffles_nothing() {
    rule!("empty-deck/reshuffle-only-when-a-card-is-needed");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["imperial-shuttle"; 5]),
            discard: ids(&["inquisitor"]),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    });
    t.end_turn();
    let empire = t.area(Player::Empire);
    assert_eq!((empire.hand.len(), empire.deck.len()), (5, 0));
    assert_eq!(empire.discard, ["stormtrooper", "inquisitor"]);
}

#[test]
fn what_is_left_of_the_deck_is_drawn_before_the_shuffle() {
    rule!("empty-deck/reshuffle-only-when-a-card-is-needed");
    // The example of the book: three cards left, two from the new deck.
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper", "stormtrooper", "inquisitor"]),
            discard: ids(&["imperial-shuttle"; 7]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(
        t.hand_of(Player::Empire),
        [
            "imperial-shuttle",
            "imperial-shuttle",
            "inquisitor",
            "stormtrooper",
            "stormtrooper"
        ]
    );
    let empire = t.area(Player::Empire);
    assert_eq!((empire.deck.len(), empire.discard.len()), (5, 0));
}

#[test]
fn the_galaxy_deck_is_formed_anew_when_the_row_needs_a_card() {
    rule!("empty-deck/galaxy-deck-follows-the-same-rule");
    let discards = [
        "lobot",
        "dengar",
        "ig-88",
        "b-wing",
        "u-wing",
        "han-solo",
        "darth-vader",
        "boba-fett",
        "chewbacca",
        "jyn-erso",
        "scout-trooper",
        "tie-fighter",
    ];
    let mut t = stage(Scenario {
        resources: 6,
        row: ids(&ROW),
        galaxy: words(&["landing-craft"]),
        galaxy_discard: ids(&discards),
        shuffles: vec![ids(&["darth-vader"])],
        ..Scenario::default()
    });
    t.buy("kel-dor-mystic");
    let words = t.words();
    assert_eq!(words.row[5], "landing-craft");
    assert!(words.galaxy.is_empty(), "empty, and left so");
    assert_eq!(words.galaxy_discard, discards);
    t.buy("bossk");
    let words = t.words();
    assert_eq!(words.row[4], "darth-vader", "the top of the new deck");
    assert_eq!((words.galaxy.len(), words.galaxy_discard.len()), (11, 0));
    assert_eq!(words.row.len(), 6);
    let mut all = names(&words.galaxy);
    all.push("darth-vader".into());
    all.sort();
    let mut wanted = ids(&discards);
    wanted.sort();
    assert_eq!(all, wanted);
}

#[test]
fn revealing_forms_an_empty_galaxy_deck_anew() {
    rule!("empty-deck/look-and-reveal-also-rebuild");
    let mut t = stage(Scenario {
        units: words(&["scout-trooper"]),
        row: ids(&ROW),
        galaxy_discard: ids(&["lobot", "dengar", "ig-88", "b-wing", "tie-fighter"]),
        shuffles: vec![ids(&["tie-fighter"])],
        ..Scenario::default()
    });
    t.use_card("scout-trooper");
    let words = t.words();
    assert_eq!((words.galaxy.len(), words.galaxy_discard.len()), (5, 0));
    assert_eq!(names(&words.galaxy)[0], "tie-fighter");
    assert_eq!(words.force, 4, "the Empire card on top was shown");
    let top = t.json(Some(REBEL))["galaxy"]["known"].clone();
    assert_eq!(top[0][1]["id"], "tie-fighter");
}

#[test]
fn looking_forms_an_empty_galaxy_deck_anew() {
    rule!("empty-deck/look-and-reveal-also-rebuild");
    let mut t = stage(Scenario {
        units: words(&["moff-jerjerrod"]),
        row: ids(&ROW),
        galaxy_discard: ids(&["lobot", "dengar"]),
        shuffles: vec![ids(&["dengar"])],
        ..Scenario::default()
    });
    t.use_card("moff-jerjerrod");
    assert_eq!(names(&t.words().galaxy), ["dengar", "lobot"]);
    let top = t.json(Some(crate::common::EMPIRE))["galaxy"]["known"].clone();
    assert_eq!(top[0][1]["id"], "dengar");
    assert!(top[1].is_null());
}

#[test]
fn looking_at_two_with_one_left_keeps_that_one_on_top() {
    rule!("empty-deck/look-and-reveal-also-rebuild");
    let mut t = stage(Scenario {
        turn_begins: true,
        empire: Area {
            base: Some("coruscant".into()),
            ..Area::default()
        },
        row: ids(&ROW),
        galaxy: words(&["tie-fighter"]),
        galaxy_discard: ids(&["lobot", "dengar", "b-wing"]),
        shuffles: vec![ids(&["dengar"])],
        ..Scenario::default()
    });
    t.trigger_base();
    let mut offered = t.offered();
    offered.sort();
    assert_eq!(offered, ["pick dengar", "pick tie-fighter"]);
    t.pick("tie-fighter");
    assert_eq!(names(&t.words().galaxy)[0], "tie-fighter");
    assert_eq!(t.words().galaxy.len(), 3);
    assert_eq!(t.words().galaxy_discard, ["dengar"]);
}

#[test]
fn with_nothing_to_reveal_that_part_is_skipped() {
    rule!("empty-deck/look-and-reveal-also-rebuild");
    let mut t = stage(Scenario {
        turn_begins: true,
        force: 4,
        empire: Area {
            base: Some("coruscant".into()),
            hand: words(&["scout-trooper", "moff-jerjerrod"]),
            ..Area::default()
        },
        row: ids(&ROW),
        pilots: Some(0),
        ..Scenario::default()
    });
    assert!(!t.offers("trigger-base"));
    t.play("scout-trooper").play("moff-jerjerrod");
    assert_eq!(t.offered_that("use"), [""; 0]);
    assert_eq!(t.words().row, ROW);
}

#[test]
fn cards_in_play_are_not_shuffled_in() {
    rule!("empty-deck/only-the-discard-pile-is-shuffled-in");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["at-at"]),
            discard: ids(&["imperial-shuttle"; 3]),
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        rebel: Area {
            discard: ids(&["rebel-trooper"]),
            ..Area::default()
        },
        units: words(&["director-krennic", "stormtrooper", "stormtrooper"]),
        row: ids(&[
            "x-wing",
            "y-wing",
            "at-st",
            "lobot",
            "bossk",
            "kel-dor-mystic",
        ]),
        galaxy_discard: ids(&["ig-88"]),
        ..Scenario::default()
    });
    t.use_card("director-krennic");
    let empire = t.area(Player::Empire);
    assert_eq!(names(&empire.deck), ["imperial-shuttle"; 2]);
    assert_eq!(t.hand_of(Player::Empire), ["at-at", "imperial-shuttle"]);
    assert_eq!(empire.ships, words(&["star-destroyer"]));
    assert_eq!(t.words().units.len(), 3);
    assert_eq!(t.discard_of(Player::Rebel), ["rebel-trooper"]);
    assert_eq!(t.words().galaxy_discard, ["ig-88"]);
}

#[test]
fn with_too_few_cards_fewer_are_drawn() {
    rule!("empty-deck/no-cards-anywhere-draw-fewer");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["inquisitor"]),
            deck: words(&["imperial-shuttle"]),
            discard: ids(&["stormtrooper"]),
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.hand_of(Player::Empire).len(), 4);
    let empire = t.area(Player::Empire);
    assert!(empire.deck.is_empty() && empire.discard.is_empty());
    assert_eq!(t.decider(), REBEL, "the game goes on");
    t.end_turn();
    assert_eq!(t.hand_of(Player::Rebel), [""; 0], "even without any card");
    assert_eq!(t.words().active, Player::Empire);
    assert_eq!(t.winner(), None);
}

#[test]
fn an_ability_draws_what_there_is() {
    rule!("empty-deck/no-cards-anywhere-draw-fewer");
    let given = |deck: &[&str]| {
        stage(Scenario {
            empire: Area {
                base: Some("death-star".into()),
                deck: words(deck),
                ..Area::default()
            },
            units: words(&["director-krennic"]),
            ..Scenario::default()
        })
    };
    let mut t = given(&["stormtrooper"]);
    t.use_card("director-krennic");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"], "one of two");
    let t = given(&[]);
    assert!(!t.offers("use director-krennic"), "none of two");
}

#[test]
fn an_exhausted_galaxy_leaves_a_gap() {
    rule!("empty-deck/galaxy-exhausted-leaves-gaps");
    let mut t = stage(Scenario {
        resources: 5,
        row: ids(&ROW),
        ..Scenario::default()
    });
    t.buy("kel-dor-mystic");
    assert_eq!(t.words().row, ROW[..5]);
    t.buy("bossk");
    assert_eq!(t.words().row, ROW[..4]);
    assert_eq!(t.discard_of(Player::Empire), ["bossk", "kel-dor-mystic"]);
}

#[test]
fn a_short_row_is_filled_when_a_card_leaves_it_and_there_are_cards() {
    rule!("empty-deck/galaxy-exhausted-leaves-gaps");
    // Two gaps; the discarded X-Wing is the only card there is to fill them.
    let mut t = stage(Scenario {
        units: words(&["tie-bomber"]),
        row: ids(&ROW[..4]),
        ..Scenario::default()
    });
    t.use_card("tie-bomber").pick("x-wing");
    let mut row = t.words().row;
    row.sort();
    assert_eq!(row, ["at-at", "at-st", "x-wing", "y-wing"]);
    assert!(t.words().galaxy_discard.is_empty());
    // With cards enough, all gaps are filled at once.
    let mut t = stage(Scenario {
        resources: 6,
        empire: hand(&[]),
        row: ids(&["at-st", "y-wing", "at-at"]),
        galaxy: words(&["lobot", "bossk", "ig-88"]),
        galaxy_discard: ids(&["dengar", "b-wing"]),
        ..Scenario::default()
    });
    t.buy("at-st");
    assert_eq!(t.words().row.len(), 6);
    assert_eq!(t.words().galaxy.len(), 1);
}
