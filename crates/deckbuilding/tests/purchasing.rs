//! Purchasing cards.

use crate::common::{EMPIRE, REBEL, card, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Player};
use rulebook::rule;
use serde_json::json;
use tabletop::Reason;

#[test]
fn only_the_row_and_the_pilots_are_for_sale() {
    rule!("purchasing/row-and-pilot-stack-only");
    let mut t = stage(Scenario {
        resources: 20,
        empire: Area {
            hand: words(&["tie-fighter"]),
            deck: words(&["tie-bomber"]),
            discard: ids(&["death-trooper"]),
            ..Area::default()
        },
        rebel: Area {
            discard: ids(&["jabba-the-hutt"]),
            ..Area::default()
        },
        row: ids(&["at-st", "x-wing", "bossk", "y-wing", "b-wing", "u-wing"]),
        galaxy: words(&["dengar"]),
        galaxy_discard: ids(&["ig-88", "at-at"]),
        ..Scenario::default()
    });
    assert_eq!(
        t.offered_that("buy"),
        ["buy at-st", "buy bossk", "buy outer-rim-pilot"]
    );
    for elsewhere in [
        "tie-fighter",
        "tie-bomber",
        "death-trooper",
        "jabba-the-hutt",
        "dengar",
        "ig-88",
        "at-at",
        "lobot",
    ] {
        let refusal = t.refused(EMPIRE, &Choice::Buy(card(elsewhere)));
        assert_eq!(refusal.reason, Reason::IllegalChoice, "{elsewhere}");
    }
}

#[test]
fn nobody_buys_cards_of_the_other_faction() {
    rule!("purchasing/own-faction-and-neutral-only");
    let row = [
        "tie-fighter",
        "star-destroyer",
        "x-wing",
        "rebel-transport",
        "bossk",
        "c-roc-cruiser",
    ];
    for (active, own) in [
        (Player::Empire, ["buy tie-fighter", "buy star-destroyer"]),
        (Player::Rebel, ["buy x-wing", "buy rebel-transport"]),
    ] {
        let mut t = stage(Scenario {
            active,
            resources: 10,
            row: ids(&row),
            ..Scenario::default()
        });
        let neutral = ["buy bossk", "buy c-roc-cruiser", "buy outer-rim-pilot"];
        assert_eq!(t.offered_that("buy"), [&own[..], &neutral].concat());
        let (seat, enemy) = match active {
            Player::Empire => (EMPIRE, "x-wing"),
            Player::Rebel => (REBEL, "tie-fighter"),
        };
        let refusal = t.refused(seat, &Choice::Buy(card(enemy)));
        assert_eq!(refusal.reason, Reason::IllegalChoice);
        assert_eq!(t.words().resources, 10);
    }
}

#[test]
fn the_whole_cost_is_paid_at_once() {
    rule!("purchasing/pay-the-full-cost");
    let mut t = stage(Scenario {
        resources: 4,
        row: ids(&["tie-interceptor", "tie-bomber", "at-at"]),
        ..Scenario::default()
    });
    assert_eq!(
        t.offered_that("buy"),
        [
            "buy tie-interceptor",
            "buy tie-bomber",
            "buy outer-rim-pilot"
        ]
    );
    t.buy("tie-interceptor");
    assert_eq!(t.words().resources, 1);
    assert_eq!(t.offered(), ["end-turn"], "two is more than one");
    let refusal = t.refused(EMPIRE, &Choice::Buy(card("tie-bomber")));
    assert_eq!(refusal.reason, Reason::IllegalChoice);
}

#[test]
fn exactly_enough_resources_are_enough() {
    rule!("purchasing/pay-the-full-cost");
    let mut t = stage(Scenario {
        resources: 6,
        row: ids(&["at-at"]),
        ..Scenario::default()
    });
    t.buy("at-at");
    assert_eq!(t.words().resources, 0);
}

#[test]
fn a_bought_ship_lies_on_top_of_the_discard_pile_not_in_play() {
    rule!("purchasing/bought-card-goes-on-your-discard-pile");
    let mut t = stage(Scenario {
        resources: 7,
        empire: Area {
            discard: ids(&["stormtrooper"]),
            ..Area::default()
        },
        row: ids(&["star-destroyer"]),
        ..Scenario::default()
    });
    t.buy("star-destroyer");
    let empire = t.area(Player::Empire);
    assert_eq!(empire.discard, ["star-destroyer", "stormtrooper"]);
    assert!(empire.ships.is_empty() && empire.hand.is_empty());
    assert_eq!(t.offered(), ["end-turn"]);
    let seen = t.json(Some(REBEL))["players"][0]["discard"][0].clone();
    assert_eq!(seen["id"], "star-destroyer", "faceup");
}

#[test]
fn a_bought_card_is_drawn_only_after_a_later_shuffle() {
    rule!("purchasing/bought-card-goes-on-your-discard-pile");
    let mut t = stage(Scenario {
        resources: 7,
        empire: Area {
            deck: vec!["imperial-shuttle".into(); 5],
            ..Area::default()
        },
        row: ids(&["star-destroyer"]),
        shuffles: vec![ids(&["star-destroyer"])],
        ..Scenario::default()
    });
    t.buy("star-destroyer").end_turn();
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"; 5]);
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
    // The deck is empty now: the next hand needs the shuffle.
    t.end_turn().end_turn();
    assert!(t.hand_of(Player::Empire).contains(&"star-destroyer".into()));
}

#[test]
fn buying_a_card_gives_nothing_it_shows() {
    rule!("purchasing/buying-gives-no-values");
    let mut t = stage(Scenario {
        resources: 13,
        empire: hand(&["stormtrooper"]),
        row: ids(&["jabba-the-hutt", "boba-fett"]),
        ..Scenario::default()
    });
    t.buy("jabba-the-hutt");
    assert_eq!((t.words().resources, t.words().force), (5, 3));
    assert_eq!(t.area(Player::Rebel).damage, 0);
    t.buy("boba-fett");
    assert_eq!((t.words().resources, t.words().force), (0, 3));
    let only_the_hand = ["play stormtrooper", "end-turn"];
    assert_eq!(t.offered(), only_the_hand, "no ability, attack or reward");
}

/// A full row and more to come; the Empire has what it takes to empty it.
fn full_row() -> Scenario {
    Scenario {
        resources: 3,
        units: words(&["tie-bomber", "grand-moff-tarkin", "death-trooper"]),
        row: ids(&["y-wing", "bossk", "x-wing", "tie-fighter", "at-st", "lobot"]),
        galaxy: words(&["dengar", "ig-88"]),
        ..Scenario::default()
    }
}

#[test]
fn whatever_leaves_the_row_is_replaced_at_once_in_its_place() {
    rule!("purchasing/row-refills-at-once");
    let mut bought = stage(full_row());
    bought.buy("bossk");
    assert_eq!(
        bought.words().row,
        [
            "y-wing",
            "dengar",
            "x-wing",
            "tie-fighter",
            "at-st",
            "lobot"
        ]
    );
    assert_eq!(names(&bought.words().galaxy), ["ig-88"]);
    let mut discarded = stage(full_row());
    discarded.use_card("tie-bomber").pick("lobot");
    assert_eq!(
        discarded.words().row,
        [
            "y-wing",
            "bossk",
            "x-wing",
            "tie-fighter",
            "at-st",
            "dengar"
        ]
    );
    let mut taken = stage(full_row());
    taken.use_card("grand-moff-tarkin").pick("at-st");
    assert_eq!(
        taken.words().row,
        [
            "y-wing",
            "bossk",
            "x-wing",
            "tie-fighter",
            "dengar",
            "lobot"
        ]
    );
}

#[test]
fn the_row_is_full_before_the_reward_is_asked_about() {
    rule!("purchasing/row-refills-at-once");
    let mut t = stage(full_row());
    t.commit_to("death-trooper", "x-wing").resolve_on("x-wing");
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    assert_eq!(
        t.words().row,
        ["y-wing", "bossk", "dengar", "tie-fighter", "at-st", "lobot"]
    );
}

#[test]
fn a_card_that_just_came_may_be_bought_or_attacked() {
    rule!("purchasing/fresh-row-card-is-available-now");
    let mut t = stage(Scenario {
        resources: 3,
        galaxy: words(&["tie-bomber", "y-wing", "ig-88"]),
        ..full_row()
    });
    t.buy("tie-fighter").buy("tie-bomber");
    assert_eq!(t.words().row[3], "y-wing");
    t.commit_to("death-trooper", "y-wing").resolve_on("y-wing");
    assert_eq!(t.words().galaxy_discard, ["y-wing"]);
    assert_eq!(t.discard_of(Player::Empire), ["tie-bomber", "tie-fighter"]);
}

#[test]
fn both_sides_may_buy_pilots() {
    rule!("purchasing/pilots-open-to-both-sides");
    let mut t = stage(Scenario {
        resources: 2,
        rebel: hand(&["alliance-shuttle", "alliance-shuttle"]),
        ..Scenario::default()
    });
    t.buy("outer-rim-pilot").end_turn();
    t.play("alliance-shuttle").play("alliance-shuttle");
    t.buy("outer-rim-pilot");
    assert_eq!(t.discard_of(Player::Rebel), ["outer-rim-pilot"]);
    assert_eq!(t.hand_of(Player::Empire), ["outer-rim-pilot"]);
    assert_eq!(t.words().pilots, Some(8));
}

#[test]
fn the_last_pilot_is_the_last() {
    rule!("purchasing/pilot-stack-is-finite");
    let mut t = stage(Scenario {
        resources: 10,
        row: full_row().row,
        galaxy: full_row().galaxy,
        pilots: Some(2),
        ..Scenario::default()
    });
    t.buy("outer-rim-pilot");
    assert_eq!(t.json(None)["pilots"], 1, "the next one is uncovered");
    t.buy("outer-rim-pilot");
    assert_eq!(t.words().row, full_row().row);
    assert_eq!(names(&t.words().galaxy).len(), 2);
    assert_eq!(t.words().pilots, Some(0));
    assert_eq!(t.words().resources, 6);
    assert_eq!(
        t.offered_that("buy"),
        ["buy bossk", "buy tie-fighter", "buy at-st", "buy lobot"]
    );
    let pilots = crate::common::game();
    for pilot in pilots.library().copies("outer-rim-pilot") {
        let refusal = t.refused(EMPIRE, &Choice::Buy(pilot));
        assert_eq!(refusal.reason, Reason::IllegalChoice);
    }
}

#[test]
fn exiled_pilots_do_not_return_to_the_stack() {
    rule!("purchasing/pilot-stack-is-finite");
    let mut t = stage(Scenario {
        resources: 4,
        units: words(&["outer-rim-pilot"]),
        pilots: Some(0),
        ..Scenario::default()
    });
    t.use_card("outer-rim-pilot");
    assert_eq!(t.words().pilots, Some(0));
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn a_free_purchase_changes_only_the_price_and_the_place() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 0,
        resources: 1,
        units: words(&["princess-leia"]),
        row: ids(&[
            "x-wing",
            "tie-fighter",
            "bossk",
            "snowspeeder",
            "at-st",
            "lobot",
        ]),
        galaxy: words(&["dengar"]),
        ..Scenario::default()
    });
    t.use_card("princess-leia");
    assert_eq!(t.offered(), ["pick x-wing", "pick snowspeeder"]);
    t.pick("x-wing");
    assert_eq!(t.words().resources, 1);
    assert_eq!(names(&t.area(Player::Rebel).deck), ["x-wing"]);
    assert!(t.discard_of(Player::Rebel).is_empty());
    assert_eq!(
        t.words().row,
        [
            "dengar",
            "tie-fighter",
            "bossk",
            "snowspeeder",
            "at-st",
            "lobot"
        ]
    );
}

#[test]
fn a_free_purchase_counts_as_the_first_of_the_turn() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: Area {
            base: Some("sullust".into()),
            ..Area::default()
        },
        resources: 2,
        units: words(&["princess-leia"]),
        row: ids(&["x-wing", "snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("princess-leia").pick("x-wing");
    assert_eq!(t.discard_of(Player::Rebel), ["x-wing"], "without the Force");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(names(&t.area(Player::Rebel).deck), ["x-wing"]);
    t.buy("snowspeeder");
    assert_eq!(t.discard_of(Player::Rebel), ["snowspeeder"], "the second");
}

#[test]
fn a_free_purchase_into_the_hand_keeps_to_the_factions() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let mut t = stage(Scenario {
        empire: Area {
            victory: ids(&["dantooine"]),
            ..Area::default()
        },
        rebel: Area {
            base: None,
            ..Area::default()
        },
        row: ids(&[
            "x-wing",
            "tie-fighter",
            "bossk",
            "at-st",
            "at-at",
            "star-destroyer",
        ]),
        galaxy: words(&["dengar"]),
        ..Scenario::default()
    });
    t.end_turn().reveal("mon-cala").trigger_base();
    assert_eq!(t.offered(), ["pick x-wing", "pick bossk"]);
    t.pick("bossk");
    assert_eq!(t.hand_of(Player::Rebel), ["bossk"]);
    assert_eq!(t.words().row[2], "dengar");
    // Everybody saw which card it was.
    let seen = t.json(Some(EMPIRE))["players"][1]["known_hand"][0].clone();
    assert_eq!(seen["id"], json!("bossk"));
}
