//! The end of a turn.

use crate::common::{EMPIRE, REBEL, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario, SoFar};
use deckbuilding::{Choice, Event, Player, Zone};
use rulebook::rule;
use tabletop::Reason;

#[test]
fn a_turn_may_end_without_anything_done() {
    rule!("turn-end/player-decides-when");
    let mut t = stage(Scenario {
        empire: hand(&["imperial-shuttle", "stormtrooper", "inquisitor"]),
        resources: 7,
        units: words(&["death-trooper"]),
        ..Scenario::default()
    });
    assert!(t.offers("end-turn"));
    t.end_turn();
    assert_eq!(t.decider(), REBEL);
}

#[test]
fn a_turn_goes_on_until_its_player_ends_it() {
    rule!("turn-end/player-decides-when");
    let mut t = stage(Scenario {
        empire: hand(&["imperial-shuttle"]),
        ..Scenario::default()
    });
    t.play("imperial-shuttle")
        .commit("imperial-shuttle")
        .resolve();
    assert_eq!(
        (t.decider(), t.offered()),
        (EMPIRE, vec!["end-turn".to_string()])
    );
    assert_eq!(
        t.refused(REBEL, &Choice::EndTurn).reason,
        Reason::NotYourDecision
    );
}

#[test]
fn the_steps_come_in_their_order() {
    rule!("turn-end/order-of-steps");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "death-trooper"]),
        resources: 3,
        empire: Area {
            hand: words(&["imperial-shuttle", "inquisitor"]),
            deck: words(&[
                "tie-fighter",
                "tie-fighter",
                "tie-fighter",
                "at-st",
                "at-st",
            ]),
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    let empire = Player::Empire;
    let steps: Vec<&str> = t
        .events()
        .iter()
        .map(|event| match *event {
            Event::Discarded {
                player,
                from: Zone::Play,
                ..
            } if player == empire => "units",
            Event::Straightened { player } if player == empire => "straighten",
            Event::Discarded {
                player,
                from: Zone::Hand,
                ..
            } if player == empire => "hand",
            Event::ResourcesLost { player, amount: 3 } if player == empire => "resources",
            Event::Drew { player, .. } if player == empire => "draw",
            Event::TurnEnded { player } if player == empire => "over",
            Event::TurnBegan {
                player: Player::Rebel,
                ..
            } => "next",
            _ => "something else",
        })
        .collect();
    assert_eq!(
        steps,
        [
            "units",
            "units",
            "straighten",
            "hand",
            "hand",
            "resources",
            "draw",
            "draw",
            "draw",
            "draw",
            "draw",
            "over",
            "next"
        ]
    );
}

#[test]
fn units_are_discarded_and_ships_and_base_stay_with_their_damage() {
    rule!("turn-end/units-leave-ships-and-base-stay");
    let ship = InPlayWord::With(InPlayWords {
        card: "star-destroyer".into(),
        damage: 2,
        ..InPlayWords::default()
    });
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "fang-fighter"]),
        empire: Area {
            damage: 3,
            ships: vec![ship.clone()],
            deck: words(&[
                "tie-fighter",
                "tie-fighter",
                "tie-fighter",
                "at-st",
                "at-st",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("stormtrooper").end_turn();
    let empire = t.area(Player::Empire);
    assert!(t.words().units.is_empty());
    let mut discard = empire.discard.clone();
    discard.sort();
    assert_eq!(discard, ["fang-fighter", "stormtrooper"]);
    assert_eq!(empire.ships, [ship]);
    assert_eq!((empire.base.as_deref(), empire.damage), (Some("lothal"), 3));
}

#[test]
fn base_and_ships_are_straightened() {
    rule!("turn-end/order-of-steps");
    let mut t = stage(Scenario {
        empire: Area {
            base: Some("death-star".into()),
            ships: words(&["nebulon-b-frigate"]),
            ..Area::default()
        },
        resources: 4,
        row: ids(&["mon-calamari-cruiser"]),
        ..Scenario::default()
    });
    t.use_base();
    t.use_card("nebulon-b-frigate");
    t.commit("nebulon-b-frigate");
    assert!(!t.offers("use nebulon-b-frigate"));
    t.end_turn();
    let view = t.json(Some(REBEL));
    let empire = &view["players"][0];
    assert_eq!(empire["base"]["used"], false);
    assert_eq!(empire["ships"][0]["used"], false);
    assert_eq!(empire["ships"][0]["duty"], "ready");
}

#[test]
fn cards_left_in_hand_are_discarded_before_the_draw() {
    rule!("turn-end/hand-is-never-kept");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "inquisitor"]),
            deck: words(&[
                "tie-fighter",
                "tie-fighter",
                "tie-fighter",
                "at-st",
                "at-st",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    let mut discard = t.discard_of(Player::Empire);
    discard.sort();
    assert_eq!(discard, ["imperial-shuttle", "inquisitor"]);
    assert_eq!(
        t.hand_of(Player::Empire),
        [
            "at-st",
            "at-st",
            "tie-fighter",
            "tie-fighter",
            "tie-fighter"
        ]
    );
}

#[test]
fn what_was_discarded_from_the_hand_lies_open() {
    rule!("turn-end/hand-is-never-kept");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["inquisitor"]),
            deck: words(&[
                "tie-fighter",
                "tie-fighter",
                "tie-fighter",
                "at-st",
                "at-st",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    for viewer in [None, Some(EMPIRE), Some(REBEL)] {
        let discard = &t.json(viewer)["players"][0]["discard"];
        assert_eq!(discard[0]["id"], "inquisitor");
    }
}

#[test]
fn unspent_resources_are_lost() {
    rule!("turn-end/unspent-resources-vanish");
    let mut t = stage(Scenario {
        resources: 4,
        force: 6,
        empire: Area {
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.words().resources, 0, "the opponent inherits nothing");
    t.end_turn();
    assert_eq!(t.words().resources, 4, "the Force pays 1 and the ship 3");
}

#[test]
fn attack_gained_for_the_turn_is_gone_on_the_next() {
    rule!("turn-end/bonuses-expire");
    let mut t = stage(Scenario {
        empire: Area {
            ships: vec![InPlayWord::With(InPlayWords {
                card: "star-destroyer".into(),
                gained: 2,
                ..InPlayWords::default()
            })],
            ..Area::default()
        },
        ..Scenario::default()
    });
    let attack =
        |t: &crate::common::Play| t.json(Some(EMPIRE))["players"][0]["ships"][0]["attack"].clone();
    assert_eq!(attack(&t), 6);
    t.end_turn();
    assert_eq!(attack(&t), 4);
    t.end_turn();
    assert_eq!(attack(&t), 4);
    t.commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 4);
}

#[test]
fn a_unit_drawn_again_has_lost_what_it_gained() {
    rule!("turn-end/bonuses-expire");
    let mut t = stage(Scenario {
        empire: hand(&["lobot"]),
        ..Scenario::default()
    });
    t.play("lobot").trigger("lobot").option(0);
    assert_eq!(t.json(None)["units"][0]["attack"], 2);
    t.end_turn().end_turn();
    t.play("lobot").pass();
    assert_eq!(t.json(None)["units"][0]["attack"], 0);
}

#[test]
fn a_purchase_promised_to_the_deck_is_forgotten() {
    rule!("turn-end/bonuses-expire");
    let mut t = stage(Scenario {
        so_far: SoFar {
            next_purchase_on_deck: true,
            ..SoFar::default()
        },
        empire: Area {
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn().end_turn();
    t.buy("outer-rim-pilot");
    assert!(t.area(Player::Empire).deck.is_empty());
    assert_eq!(t.discard_of(Player::Empire), ["outer-rim-pilot"]);
}

#[test]
fn five_cards_are_drawn_at_the_end_of_the_own_turn() {
    rule!("turn-end/draw-five");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&[
                "imperial-shuttle",
                "stormtrooper",
                "inquisitor",
                "tie-fighter",
                "at-st",
                "at-at",
                "boba-fett",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.decider(), REBEL);
    let empire = t.area(Player::Empire);
    assert_eq!(
        t.hand_of(Player::Empire),
        [
            "at-st",
            "imperial-shuttle",
            "inquisitor",
            "stormtrooper",
            "tie-fighter"
        ]
    );
    assert_eq!(names(&empire.deck), ["at-at", "boba-fett"]);
    assert_eq!(t.json(Some(REBEL))["players"][0]["hand"], 5);
    t.end_turn();
    assert_eq!(
        t.hand_of(Player::Empire).len(),
        5,
        "none more at the turn's start"
    );
}

#[test]
fn the_deck_is_formed_anew_in_the_middle_of_a_draw() {
    rule!("turn-end/reshuffle-in-mid-draw");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["tie-fighter", "at-st", "at-at"]),
            discard: ids(&[
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "stormtrooper",
                "stormtrooper",
            ]),
            ..Area::default()
        },
        shuffles: vec![ids(&["stormtrooper", "imperial-shuttle"])],
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(
        t.hand_of(Player::Empire),
        [
            "at-at",
            "at-st",
            "imperial-shuttle",
            "stormtrooper",
            "tie-fighter"
        ]
    );
    let empire = t.area(Player::Empire);
    assert_eq!((empire.deck.len(), empire.discard.len()), (7, 0));
    let kinds: Vec<&Event> = t
        .events()
        .iter()
        .filter(|event| matches!(event, Event::Drew { .. } | Event::Shuffled { .. }))
        .collect();
    assert_eq!(kinds.len(), 6);
    assert!(matches!(
        kinds[3],
        Event::Shuffled {
            player: Some(Player::Empire)
        }
    ));
}

#[test]
fn no_shuffle_as_long_as_the_deck_suffices() {
    rule!("turn-end/reshuffle-in-mid-draw");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&[
                "tie-fighter",
                "tie-fighter",
                "tie-fighter",
                "at-st",
                "at-st",
            ]),
            discard: ids(&["imperial-shuttle"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    let empire = t.area(Player::Empire);
    assert!(empire.deck.is_empty());
    assert_eq!(empire.discard, ["imperial-shuttle"]);
}

#[test]
fn units_of_this_turn_are_shuffled_and_drawn_again() {
    rule!("turn-end/this-turns-cards-join-the-shuffle");
    let five = [
        "at-st",
        "boba-fett",
        "fang-fighter",
        "stormtrooper",
        "tie-fighter",
    ];
    let mut t = stage(Scenario {
        units: words(&five),
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.hand_of(Player::Empire), five);
    assert!(t.area(Player::Empire).deck.is_empty());
    assert!(t.discard_of(Player::Empire).is_empty());
}

#[test]
fn unplayed_and_bought_cards_join_the_shuffle_too() {
    rule!("turn-end/this-turns-cards-join-the-shuffle");
    let mut t = stage(Scenario {
        empire: hand(&["imperial-shuttle", "inquisitor"]),
        units: words(&["stormtrooper"]),
        resources: 2,
        ..Scenario::default()
    });
    t.buy("outer-rim-pilot").play("imperial-shuttle").end_turn();
    assert_eq!(
        t.hand_of(Player::Empire),
        [
            "imperial-shuttle",
            "inquisitor",
            "outer-rim-pilot",
            "stormtrooper"
        ]
    );
}
