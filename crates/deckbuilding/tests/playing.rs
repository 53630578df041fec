//! Playing cards.

use crate::common::{EMPIRE, REBEL, card, hand, ids, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Event, Player, Target};
use rulebook::rule;
use tabletop::Reason;

#[test]
fn playing_a_card_costs_nothing() {
    rule!("playing/playing-a-card-costs-nothing");
    let mut t = stage(Scenario {
        empire: hand(&["star-destroyer"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["play star-destroyer", "end-turn"]);
    t.play("star-destroyer");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.area(Player::Empire).ships.len(), 1);
}

#[test]
fn playing_a_card_leaves_the_pool_alone() {
    rule!("playing/playing-a-card-costs-nothing");
    let mut t = stage(Scenario {
        resources: 9,
        empire: hand(&["at-at"]),
        ..Scenario::default()
    });
    t.play("at-at");
    assert_eq!(t.words().resources, 9);
    assert_eq!(t.words().units, words(&["at-at"]));
    assert!(t.area(Player::Empire).hand.is_empty());
}

#[test]
fn everything_may_be_done_in_any_order_and_as_often_as_possible() {
    rule!("playing/actions-in-any-order-and-number");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&[
                "stormtrooper",
                "imperial-shuttle",
                "scout-trooper",
                "stormtrooper",
                "tie-fighter",
            ]),
            deck: words(&["inquisitor"]),
            ships: words(&["blockade-runner"]),
            ..Area::default()
        },
        row: ids(&["y-wing", "tie-bomber", "bossk", "lobot", "at-st", "at-at"]),
        galaxy: words(&["tie-fighter", "dengar", "ig-88"]),
        ..Scenario::default()
    });
    t.play("stormtrooper").commit_to("stormtrooper", "y-wing");
    t.play("imperial-shuttle")
        .resolve_on("y-wing")
        .take_reward();
    assert_eq!(t.words().resources, 2);
    t.buy("tie-bomber").play("scout-trooper").buy("tie-fighter");
    assert_eq!(t.words().resources, 1);
    t.commit("blockade-runner").resolve();
    t.play("tie-fighter").use_card("tie-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["inquisitor", "stormtrooper"]);
    t.commit("tie-fighter").play("stormtrooper");
    t.commit("stormtrooper").use_card("scout-trooper");
    t.resolve();
    t.play("inquisitor").trigger("inquisitor").option(1);
    t.buy("outer-rim-pilot");
    assert_eq!(
        t.area(Player::Rebel).damage,
        5,
        "two attacks: 1 and 2 and 2"
    );
    assert_eq!(
        t.discard_of(Player::Empire),
        ["outer-rim-pilot", "tie-fighter", "tie-bomber"]
    );
    assert!(t.offers("end-turn"));
}

#[test]
fn only_the_player_whose_turn_it_is_acts() {
    rule!("playing/only-the-active-player-acts");
    let mut t = stage(Scenario {
        resources: 5,
        rebel: Area {
            hand: words(&["x-wing"]),
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        row: ids(&["y-wing"]),
        ..Scenario::default()
    });
    let transport = card("rebel-transport");
    for choice in [
        Choice::Play(card("x-wing")),
        Choice::Buy(card("y-wing")),
        Choice::Buy(card("outer-rim-pilot")),
        Choice::Use(transport),
        Choice::Commit(transport, Target::Base),
        Choice::EndTurn,
    ] {
        let refusal = t.refused(REBEL, &choice);
        assert_eq!(refusal.reason, Reason::NotYourDecision, "{choice:?}");
    }
    t.end_turn();
    assert!(t.offers("play x-wing") && t.offers("commit rebel-transport base"));
    let late = t.refused(EMPIRE, &Choice::EndTurn);
    assert_eq!(late.reason, Reason::NotYourDecision);
}

#[test]
fn the_other_player_chooses_where_an_effect_says_so() {
    rule!("playing/only-the-active-player-acts");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["stormtrooper", "inquisitor"]),
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick stormtrooper", "pick inquisitor"]);
    let theirs = t.refused(REBEL, &Choice::Pick(card("inquisitor")));
    assert_eq!(theirs.reason, Reason::NotYourDecision);
    t.pick("inquisitor");
    assert_eq!(t.decider(), REBEL);
}

#[test]
fn resources_come_first_then_the_force_and_nobody_is_asked() {
    rule!("playing/resources-then-force-on-play");
    let mut t = stage(Scenario {
        empire: hand(&["grand-moff-tarkin"]),
        ..Scenario::default()
    });
    t.play("grand-moff-tarkin");
    let tarkin = card("grand-moff-tarkin");
    let player = Player::Empire;
    assert_eq!(
        t.events(),
        [
            Event::Played {
                player,
                card: tarkin
            },
            Event::Resources { player, amount: 2 },
            Event::Force {
                player,
                amount: 2,
                marker: 5
            },
        ]
    );
    assert_eq!((t.words().resources, t.words().force), (2, 5));
    assert_eq!(
        t.offered(),
        [
            "buy outer-rim-pilot",
            "commit grand-moff-tarkin base",
            "end-turn"
        ]
    );
}

#[test]
fn all_resources_of_a_turn_form_one_open_pool() {
    rule!("playing/one-open-resource-pool");
    let mut t = stage(Scenario {
        turn_begins: true,
        force: 6,
        empire: Area {
            hand: words(&["imperial-shuttle", "death-trooper"]),
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        row: ids(&[
            "x-wing",
            "star-destroyer",
            "bossk",
            "lobot",
            "at-st",
            "at-at",
        ]),
        galaxy: words(&["dengar", "ig-88"]),
        ..Scenario::default()
    });
    // The Force bonus, a ship, a unit, a reward.
    t.play("imperial-shuttle").play("death-trooper");
    t.commit_to("death-trooper", "x-wing").resolve_on("x-wing");
    t.take_reward();
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(t.json(viewer)["resources"], 1 + 2 + 1 + 3);
    }
    t.buy("star-destroyer");
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(t.json(viewer)["resources"], 0);
    }
}

#[test]
fn attack_stays_on_the_card_until_it_is_committed() {
    rule!("playing/attack-is-not-pooled");
    let mut t = stage(Scenario {
        units: words(&["tie-interceptor", "stormtrooper"]),
        ..Scenario::default()
    });
    assert!(!t.offers("resolve base"), "nobody is committed yet");
    t.commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
    t.commit("tie-interceptor").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5);
}

#[test]
fn a_ship_may_attack_and_act_the_moment_it_arrives() {
    rule!("playing/ready-the-moment-it-arrives");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["star-destroyer", "gozanti-cruiser", "imperial-shuttle"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("star-destroyer").commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 4);
    t.play("gozanti-cruiser").use_card("gozanti-cruiser");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}

#[test]
fn a_unit_may_attack_and_act_the_moment_it_arrives() {
    rule!("playing/ready-the-moment-it-arrives");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["director-krennic"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("director-krennic").use_card("director-krennic");
    t.commit("director-krennic").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}

#[test]
fn one_card_gives_resources_force_ability_and_attack() {
    rule!("playing/one-card-gives-everything-it-shows");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: hand(&["princess-leia"]),
        row: ids(&["x-wing", "y-wing", "bossk", "lobot", "at-st", "at-at"]),
        galaxy: words(&["dengar"]),
        ..Scenario::default()
    });
    t.play("princess-leia");
    assert_eq!((t.words().resources, t.words().force), (2, 1));
    t.use_card("princess-leia").pick("x-wing");
    assert_eq!(t.area(Player::Rebel).deck.len(), 1);
    t.commit("princess-leia").resolve();
    assert_eq!(t.area(Player::Empire).damage, 2);
    assert_eq!(t.words().resources, 2, "nothing was given up for the rest");
}

#[test]
fn no_unit_is_in_play_while_the_opponent_acts() {
    rule!("playing/units-last-one-turn");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["stormtrooper", "tie-fighter"]),
            deck: words(&[
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
                "imperial-shuttle",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("stormtrooper").play("tie-fighter");
    assert_eq!(t.words().units, words(&["stormtrooper", "tie-fighter"]));
    t.end_turn();
    assert!(t.words().units.is_empty());
    let mut discard = t.discard_of(Player::Empire);
    discard.sort();
    assert_eq!(discard, ["stormtrooper", "tie-fighter"]);
    t.end_turn();
    assert!(t.words().units.is_empty(), "nor do they come back");
}

#[test]
fn any_number_of_ships_stays_in_play() {
    rule!("playing/ships-stay-until-destroyed");
    let ships = ["star-destroyer", "gozanti-cruiser", "gozanti-cruiser"];
    let mut t = stage(Scenario {
        empire: hand(&ships),
        ..Scenario::default()
    });
    for ship in ships {
        t.play(ship);
    }
    for _ in 0..4 {
        assert_eq!(t.area(Player::Empire).ships, words(&ships));
        t.end_turn();
    }
}

#[test]
fn a_damaged_ship_stays_until_the_damage_is_enough() {
    rule!("playing/ships-stay-until-destroyed");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        rebel: hand(&["luke-skywalker"]),
        ..Scenario::default()
    });
    t.play("luke-skywalker").commit("luke-skywalker").resolve();
    t.end_turn().end_turn();
    let ship = t.json(None)["players"][0]["ships"][0].clone();
    assert_eq!(
        (&ship["id"], &ship["damage"]),
        (&"star-destroyer".into(), &6.into())
    );
    // The Rebels' only card is back in their hand.
    t.play("luke-skywalker").commit("luke-skywalker").resolve();
    assert!(t.area(Player::Empire).ships.is_empty());
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
}
