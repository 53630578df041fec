//! The beginning of a turn.

use crate::common::{EMPIRE, REBEL, game, hand, ids, new_game, stage, stage_with, words};
use deckbuilding::content::Library;
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Deckbuilding, Event, Mode, Player, Setup};
use rulebook::rule;
use serde_json::json;
use std::sync::Arc;
use tabletop::Reason;

#[test]
fn the_empire_begins_and_the_players_alternate() {
    rule!("turn-start/empire-goes-first");
    for sides in [
        vec![Player::Empire, Player::Rebel],
        vec![Player::Rebel, Player::Empire],
    ] {
        let mut t = new_game(Setup {
            sides,
            ..Setup::default()
        });
        let mut turns = vec![];
        for _ in 0..4 {
            turns.push((t.words().turn, t.words().active));
            t.end_turn();
        }
        use Player::{Empire, Rebel};
        assert_eq!(turns, [(1, Empire), (2, Rebel), (3, Empire), (4, Rebel)]);
    }
}

/// The Rebels have lost Dantooine; the Empire is about to end its turn.
fn dantooine_lost() -> Scenario {
    Scenario {
        empire: Area {
            victory: ids(&["dantooine"]),
            ..Area::default()
        },
        rebel: Area {
            base: None,
            ..Area::default()
        },
        ..Scenario::default()
    }
}

#[test]
fn first_the_base_then_the_force_bonus_then_the_ships() {
    rule!("turn-start/fixed-order-of-steps");
    let mut t = stage(Scenario {
        force: 0,
        rebel: Area {
            base: None,
            ships: words(&["hammerhead-corvette"]),
            ..Area::default()
        },
        ..dantooine_lost()
    });
    t.end_turn();
    assert_eq!(t.words().resources, 0, "nothing is paid before the base");
    t.take_events();
    t.reveal("hoth");
    let player = Player::Rebel;
    let steps = t.events();
    assert!(
        matches!(
            steps,
            [
                Event::BaseRevealed { player: a, .. },
                Event::ForceBonus { player: b },
                Event::Income { player: c, amount: 2, .. },
            ] if [a, b, c] == [&player; 3]
        ),
        "{steps:?}"
    );
    assert_eq!(t.words().resources, 3);
}

#[test]
fn a_damaged_base_that_stands_is_kept() {
    rule!("turn-start/new-base-only-if-yours-is-gone");
    let mut t = stage(Scenario {
        rebel: Area {
            damage: 7,
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.offered(), ["end-turn"]);
    let rebel = t.area(Player::Rebel);
    assert_eq!(rebel.base.as_deref(), Some("dantooine"));
    assert_eq!(rebel.damage, 7);
    let hoth = game().library().base_named("hoth").expect("a base");
    let swap = t.refused(REBEL, &Choice::RevealBase(hoth));
    assert_eq!(swap.reason, Reason::IllegalChoice);
}

#[test]
fn whoever_lost_a_base_must_pick_a_new_one_in_private() {
    rule!("turn-start/owner-picks-the-new-base");
    let mut t = stage(Scenario {
        empire: Area {
            victory: ids(&["hoth"]),
            ..Area::default()
        },
        rebel: Area {
            damage: 5,
            ..Area::default()
        },
        units: words(&["death-trooper"]),
        ..Scenario::default()
    });
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).base, None);
    assert_eq!(t.decider(), EMPIRE, "the new base has to wait");
    t.end_turn();
    assert_eq!(t.decider(), REBEL);
    assert_eq!(
        t.offered(),
        ["reveal mon-cala", "reveal sullust", "reveal yavin-4"]
    );
    for other in [Choice::Pass, Choice::EndTurn] {
        assert_eq!(t.refused(REBEL, &other).reason, Reason::IllegalChoice);
    }
    let known =
        |t: &crate::common::Play, viewer| t.json(viewer)["players"][1]["known_bases"].clone();
    assert_eq!(known(&t, Some(REBEL)).as_array().map(Vec::len), Some(3));
    assert_eq!(known(&t, Some(EMPIRE)), json!([]));
    t.reveal("sullust");
    let rebel = t.area(Player::Rebel);
    assert_eq!((rebel.base.as_deref(), rebel.damage), (Some("sullust"), 0));
    for viewer in [Some(EMPIRE), None] {
        let seen = &t.json(viewer)["players"][1];
        assert_eq!(seen["base"]["id"], "sullust");
        assert_eq!(
            (&seen["bases"], &seen["known_bases"]),
            (&json!(2), &json!([]))
        );
    }
}

#[test]
fn the_last_base_left_is_revealed_without_asking() {
    rule!("turn-start/owner-picks-the-new-base");
    let mut t = stage(Scenario {
        setup: Setup {
            goal: Some(5),
            ..Setup::default()
        },
        empire: Area {
            victory: ids(&["dantooine", "hoth", "mon-cala", "sullust"]),
            ..Area::default()
        },
        rebel: Area {
            base: None,
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.area(Player::Rebel).base.as_deref(), Some("yavin-4"));
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn what_a_base_does_when_revealed_comes_before_the_force_bonus() {
    rule!("turn-start/base-reveal-ability-comes-first");
    let mut t = stage(Scenario {
        setup: Setup {
            mode: Mode::FullGalaxy,
            ..Setup::default()
        },
        force: 1,
        rebel: Area {
            base: None,
            ships: words(&["hammerhead-corvette"]),
            ..Area::default()
        },
        ..dantooine_lost()
    });
    t.end_turn().reveal("alderaan");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    assert_eq!(t.words().resources, 0, "neither bonus nor ships paid yet");
    let mut declined = t.clone();
    declined.pass();
    assert_eq!((declined.words().force, declined.words().resources), (1, 2));
    t.trigger_base();
    assert_eq!((t.words().force, t.words().resources), (0, 3));
}

#[test]
fn a_starting_base_triggers_nothing() {
    rule!("turn-start/base-reveal-ability-comes-first");
    let mut t = new_game(Setup::default());
    for _ in 0..2 {
        let turn = |choice: &String| choice.starts_with("play ") || choice == "end-turn";
        assert!(t.offered().iter().all(turn), "{:?}", t.offered());
        t.end_turn();
    }
    let quiet = |event: &Event| !matches!(event, Event::BaseRevealed { .. } | Event::Used { .. });
    assert!(t.events().iter().all(quiet));
}

#[test]
fn the_force_bonus_needs_the_very_last_space() {
    rule!("turn-start/force-bonus-needs-the-last-space");
    for (active, last) in [(Player::Empire, 6), (Player::Rebel, 0)] {
        for force in 0..=6 {
            let mut t = stage(Scenario {
                active: active.foe(),
                force,
                ..Scenario::default()
            });
            t.end_turn();
            let paid = t.words().resources;
            assert_eq!(paid, u16::from(force == last), "{active:?} at {force}");
        }
    }
}

#[test]
fn reaching_your_end_during_your_turn_pays_nothing() {
    rule!("turn-start/force-bonus-is-not-paid-mid-turn");
    let mut t = stage(Scenario {
        force: 4,
        empire: hand(&["grand-moff-tarkin", "darth-vader"]),
        ..Scenario::default()
    });
    t.play("grand-moff-tarkin");
    assert_eq!((t.words().force, t.words().resources), (6, 2));
    t.play("darth-vader");
    assert_eq!((t.words().force, t.words().resources), (6, 2));
    t.end_turn();
    assert_eq!(t.words().resources, 0, "it is not the Rebels' end");
    t.end_turn();
    assert_eq!(
        t.words().resources,
        1,
        "but at the Empire's next turn it pays"
    );
}

#[test]
fn every_ship_in_play_pays_every_turn() {
    rule!("turn-start/ships-pay-every-turn");
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["c-roc-cruiser", "gozanti-cruiser", "star-destroyer"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["hammerhead-corvette"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    for _ in 0..2 {
        t.end_turn();
        assert_eq!(t.words().resources, 2, "the Rebels' ship");
        t.end_turn();
        assert_eq!(t.words().resources, 3, "1 and 2, the destroyer shows none");
    }
}

#[test]
fn a_ships_force_counts_only_when_it_is_played() {
    rule!("turn-start/ship-force-is-not-repeated");
    // No ship of the box shows Force, so this one is given some.
    let mut content = game().library().content().clone();
    for card in &mut content.cards {
        if card.id == "gozanti-cruiser" {
            card.force = 1;
        }
    }
    let box_with_force = Arc::new(Deckbuilding::new(Library::new(content)));
    let mut t = stage_with(
        &box_with_force,
        Scenario {
            empire: hand(&["gozanti-cruiser"]),
            ..Scenario::default()
        },
    );
    t.play("gozanti-cruiser");
    assert_eq!(t.words().force, 4);
    t.end_turn().end_turn();
    assert_eq!(t.words().force, 4);
    assert_eq!(t.words().resources, 2, "its resources are paid again");
}

#[test]
fn nobody_draws_when_a_turn_begins() {
    rule!("turn-start/no-draw-at-turn-start");
    let five = [
        "alliance-shuttle",
        "alliance-shuttle",
        "rebel-trooper",
        "temple-guardian",
        "x-wing",
    ];
    let mut t = stage(Scenario {
        rebel: Area {
            hand: words(&five),
            deck: words(&["y-wing", "b-wing"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.hand_of(Player::Rebel), five);
    assert_eq!(t.area(Player::Rebel).deck.len(), 2);
}

#[test]
fn a_hand_made_smaller_by_the_opponent_stays_smaller() {
    rule!("turn-start/no-draw-at-turn-start");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            hand: words(&["stormtrooper", "inquisitor"]),
            deck: words(&["tie-fighter"]),
            ..Area::default()
        },
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder").pick("inquisitor").end_turn();
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}
