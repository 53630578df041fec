//! What the parts of a card mean.

use crate::common::{EMPIRE, card, hand, ids, refused, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{Choice, Event, Player};
use rulebook::rule;
use tabletop::Reason;

#[test]
fn a_value_that_is_not_printed_counts_as_zero() {
    rule!("cards/missing-value-counts-as-zero");
    let mut t = stage(Scenario {
        resources: 4,
        empire: hand(&["stormtrooper", "imperial-shuttle", "kel-dor-mystic"]),
        ..Scenario::default()
    });
    t.play("stormtrooper");
    assert_eq!((t.words().resources, t.words().force), (4, 3));
    t.play("imperial-shuttle");
    assert_eq!((t.words().resources, t.words().force), (5, 3));
    t.play("kel-dor-mystic");
    assert_eq!((t.words().resources, t.words().force), (5, 5));
    // No printed attack: the shuttle may come along, but adds nothing.
    t.commit("imperial-shuttle")
        .commit("stormtrooper")
        .resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}

#[test]
fn damage_is_dealt_to_bases_and_ships_and_never_to_units() {
    rule!("cards/hit-points-on-ships-and-bases");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        units: words(&["y-wing", "x-wing"]),
        ..Scenario::default()
    });
    t.use_card("y-wing");
    assert_eq!(t.offered(), ["pick-base-target", "pick gozanti-cruiser"]);
    let rebel = t.decider();
    for unit in [
        Choice::Pick(card("x-wing")),
        Choice::Assign(card("x-wing"), 1),
    ] {
        assert_eq!(t.refused(rebel, &unit).reason, Reason::IllegalChoice);
    }
    t.pick("gozanti-cruiser");
    let ships = t.json(None)["players"][0]["ships"].clone();
    assert_eq!(
        (&ships[0]["damage"], &ships[0]["hit_points"]),
        (&2.into(), &3.into())
    );
    let unit = t.json(None)["units"][0].clone();
    assert!(unit["hit_points"].is_null());
}

#[test]
fn a_position_with_damage_on_a_unit_is_refused() {
    rule!("cards/hit-points-on-ships-and-bases");
    let hurt = |card: &str, damage| {
        vec![InPlayWord::With(InPlayWords {
            card: card.into(),
            damage,
            ..InPlayWords::default()
        })]
    };
    let unit = |damage| Scenario {
        units: hurt("stormtrooper", damage),
        ..Scenario::default()
    };
    let ship = |damage| Scenario {
        empire: Area {
            ships: hurt("gozanti-cruiser", damage),
            ..Area::default()
        },
        ..Scenario::default()
    };
    // The damage is all that is wrong with it, and a ship bears the same, up to its hit points.
    assert_eq!(stage(unit(0)).words().units.len(), 1);
    assert_eq!(refused(unit(1)).reason, Reason::BadScenario);
    assert_eq!(stage(ship(2)).area(Player::Empire).ships.len(), 1);
    assert_eq!(refused(ship(3)).reason, Reason::BadScenario);
}

#[test]
fn a_ship_is_destroyed_by_damage_equal_to_its_hit_points() {
    rule!("cards/hit-points-on-ships-and-bases");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        units: words(&["snowspeeder", "baze-malbus"]),
        ..Scenario::default()
    });
    t.commit("snowspeeder").resolve();
    assert_eq!(t.area(Player::Empire).ships.len(), 1, "2 of 3");
    t.commit("baze-malbus").resolve();
    assert!(t.area(Player::Empire).ships.is_empty());
    assert_eq!(t.area(Player::Empire).damage, 1, "the rest hits the base");
}

#[test]
fn only_cards_in_the_row_can_be_hunted() {
    rule!("cards/target-value-counts-only-in-the-row");
    let t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            hand: words(&["tie-interceptor"]),
            deck: words(&["tie-bomber"]),
            discard: ids(&["director-krennic"]),
            ..Area::default()
        },
        units: words(&["x-wing", "y-wing"]),
        row: ids(&["tie-fighter"]),
        ..Scenario::default()
    });
    assert_eq!(
        t.offered_that("commit"),
        [
            "commit x-wing base",
            "commit x-wing tie-fighter",
            "commit y-wing base",
            "commit y-wing tie-fighter",
        ]
    );
}

#[test]
fn nobody_is_rewarded_for_a_card_somebody_owns() {
    rule!("cards/target-value-counts-only-in-the-row");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["director-krennic", "stormtrooper"]),
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder").pick("director-krennic");
    assert_eq!(t.offered(), ["commit snowspeeder base", "end-turn"]);
    assert_eq!((t.words().resources, t.words().force), (0, 3));
}

#[test]
fn a_bought_unit_can_no_longer_be_hunted() {
    rule!("cards/target-value-counts-only-in-the-row");
    let mut t = stage(Scenario {
        resources: 1,
        row: ids(&["tie-fighter", "bossk"]),
        rebel: hand(&["rebel-trooper"]),
        ..Scenario::default()
    });
    t.buy("tie-fighter").end_turn().play("rebel-trooper");
    assert_eq!(t.offered_that("commit"), ["commit rebel-trooper base"]);
}

#[test]
fn unique_cards_and_cards_of_one_trait_play_side_by_side() {
    rule!("cards/unique-mark-and-traits-are-labels");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: Area {
            hand: words(&["han-solo", "chewbacca", "jyn-erso", "lando-calrissian"]),
            deck: words(&["rebel-trooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    // By themselves the marks do nothing; another card has to mention them.
    t.play("chewbacca");
    assert!(!t.offers("use chewbacca"));
    t.play("jyn-erso").play("han-solo").play("lando-calrissian");
    assert_eq!(t.words().units.len(), 4);
    assert!(t.offers("use chewbacca"), "he likes other unique units");
}

#[test]
fn a_card_without_a_symbol_is_for_sale_to_both() {
    rule!("cards/no-symbol-means-neutral");
    for active in Player::BOTH {
        let t = stage(Scenario {
            active,
            resources: 3,
            row: ids(&["bossk", "c-roc-cruiser", "dengar"]),
            ..Scenario::default()
        });
        assert_eq!(
            t.offered(),
            [
                "buy bossk",
                "buy c-roc-cruiser",
                "buy outer-rim-pilot",
                "end-turn"
            ]
        );
    }
}

#[test]
fn enemy_cards_are_those_of_the_other_faction() {
    rule!("cards/enemy-card-is-the-opposing-faction");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["c-roc-cruiser"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["hammerhead-corvette"]),
            ..Area::default()
        },
        row: ids(&[
            "star-destroyer",
            "gozanti-cruiser",
            "blockade-runner",
            "mon-calamari-cruiser",
            "tie-fighter",
            "bossk",
        ]),
        ..Scenario::default()
    });
    // In the row an enemy ship; in play any ship the opponent has, which is another phrase.
    t.use_card("hammerhead-corvette");
    assert_eq!(
        t.offered(),
        [
            "pick c-roc-cruiser",
            "pick star-destroyer",
            "pick gozanti-cruiser"
        ]
    );
}

#[test]
fn an_effect_on_enemy_cards_spares_neutral_ones() {
    rule!("cards/enemy-card-is-the-opposing-faction");
    let mut t = stage(Scenario {
        setup: full_galaxy(),
        active: Player::Rebel,
        empire: Area {
            base: None,
            bases: Some(ids(&[
                "rodia",
                "kessel",
                "corellia",
                "mustafar",
                "kafrene",
                "ord-mantell",
                "coruscant",
                "death-star",
                "endor",
            ])),
            ..Area::default()
        },
        rebel: Area {
            victory: ids(&["lothal"]),
            ..Area::default()
        },
        row: ids(&["x-wing", "bossk", "y-wing", "tie-fighter", "lobot", "at-st"]),
        galaxy: words(&["dengar", "b-wing", "ig-88"]),
        ..Scenario::default()
    });
    t.end_turn().reveal("rodia").trigger_base();
    let words = t.words();
    assert_eq!(words.galaxy_discard, ["y-wing", "x-wing"]);
    assert_eq!(
        words.row,
        ["bossk", "tie-fighter", "lobot", "at-st", "dengar", "b-wing"]
    );
    assert_eq!(words.rebel.damage, 2);
}

fn full_galaxy() -> deckbuilding::Setup {
    deckbuilding::Setup {
        mode: deckbuilding::Mode::FullGalaxy,
        ..Default::default()
    }
}

#[test]
fn a_bought_neutral_ship_goes_to_its_buyers_discard_pile() {
    rule!("cards/owned-cards-return-to-their-owner");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["c-roc-cruiser"]),
            ..Area::default()
        },
        units: words(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit("x-wing").resolve();
    assert_eq!(t.discard_of(Player::Empire), ["c-roc-cruiser"]);
    assert!(t.words().galaxy_discard.is_empty());
}

#[test]
fn bought_units_return_to_their_owner_from_play_and_from_the_hand() {
    rule!("cards/owned-cards-return-to-their-owner");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["bossk", "stormtrooper"]),
        rebel: Area {
            hand: words(&["dengar"]),
            deck: words(&[
                "alliance-shuttle",
                "alliance-shuttle",
                "alliance-shuttle",
                "alliance-shuttle",
                "alliance-shuttle",
            ]),
            ..Area::default()
        },
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder");
    assert_eq!(t.decider(), EMPIRE);
    t.pick("bossk").play("dengar").end_turn();
    assert_eq!(t.discard_of(Player::Empire), ["bossk"]);
    assert_eq!(t.discard_of(Player::Rebel), ["dengar", "snowspeeder"]);
    assert!(t.words().galaxy_discard.is_empty());
    let owners = t.events().iter().filter_map(|event| match event {
        Event::Discarded { player, .. } => Some(*player),
        _ => None,
    });
    let owners: Vec<Player> = owners.collect();
    assert_eq!(owners, [Player::Empire, Player::Rebel, Player::Rebel]);
}
