//! The balance of the Force.

use crate::common::{EMPIRE, hand, stage, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, Scenario};
use rulebook::rule;

#[test]
fn six_force_move_the_marker_from_end_to_end_past_neutral() {
    rule!("force/seven-space-track");
    let mut t = stage(Scenario {
        force: 0,
        empire: hand(&["darth-vader", "inquisitor", "grand-moff-tarkin"]),
        units: words(&["outer-rim-pilot"]),
        ..Scenario::default()
    });
    t.play("darth-vader")
        .play("inquisitor")
        .trigger("inquisitor");
    t.option(2);
    assert_eq!(t.words().force, 3, "neutral after three");
    t.play("grand-moff-tarkin").use_card("outer-rim-pilot");
    assert_eq!(t.words().force, 6, "the Empire's end after six");
    assert_eq!(t.json(None)["force"], 6);
}

/// The damage a Death Trooper does, stronger while the Force is with the Empire.
fn death_trooper_hits_for(force: u8) -> u8 {
    let mut t = stage(Scenario {
        force,
        units: words(&["death-trooper"]),
        ..Scenario::default()
    });
    t.commit("death-trooper").resolve();
    t.area(Player::Rebel).damage
}

/// Whether an X-Wing may draw, as it may if the Force is with the Rebels.
fn x_wing_draws(force: u8) -> bool {
    let t = stage(Scenario {
        active: Player::Rebel,
        force,
        rebel: Area {
            deck: words(&["rebel-trooper"]),
            ..Area::default()
        },
        units: words(&["x-wing"]),
        ..Scenario::default()
    });
    t.offers("use x-wing")
}

#[test]
fn the_force_is_with_you_on_any_of_your_three_spaces() {
    rule!("force/with-you-on-any-of-your-three-spaces");
    for force in 0..=2 {
        assert!(x_wing_draws(force));
        assert_eq!(death_trooper_hits_for(force), 3);
    }
    for force in 4..=6 {
        assert!(!x_wing_draws(force));
        assert_eq!(death_trooper_hits_for(force), 5);
    }
}

#[test]
fn on_the_neutral_space_the_force_is_with_nobody() {
    rule!("force/neutral-space-favours-nobody");
    assert!(!x_wing_draws(3));
    assert_eq!(death_trooper_hits_for(3), 3);
}

#[test]
fn force_moves_the_marker_toward_whoever_gains_it() {
    rule!("force/gain-moves-marker-toward-the-gainer");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["stormtrooper"]),
        rebel: hand(&["temple-guardian"]),
        units: words(&["duros-spy"]),
        ..Scenario::default()
    });
    t.play("temple-guardian").trigger("temple-guardian");
    t.option(2);
    assert_eq!(t.words().force, 2, "toward the Rebels");
    // The Empire decides, but it is the Rebels who gain.
    t.use_card("duros-spy");
    assert_eq!(t.decider(), EMPIRE);
    t.option(1);
    assert_eq!(t.words().force, 1);
}

#[test]
fn the_empire_gains_toward_the_dark_side() {
    rule!("force/gain-moves-marker-toward-the-gainer");
    let mut t = stage(Scenario {
        empire: hand(&["kel-dor-mystic"]),
        ..Scenario::default()
    });
    t.play("kel-dor-mystic");
    assert_eq!(t.words().force, 5);
}

#[test]
fn force_beyond_the_last_space_is_lost() {
    rule!("force/marker-stops-at-the-end");
    let mut t = stage(Scenario {
        force: 5,
        empire: hand(&["darth-vader", "grand-moff-tarkin"]),
        rebel: hand(&["temple-guardian"]),
        ..Scenario::default()
    });
    t.play("darth-vader").play("grand-moff-tarkin");
    assert_eq!(t.words().force, 6);
    t.end_turn()
        .play("temple-guardian")
        .trigger("temple-guardian");
    t.option(2);
    assert_eq!(t.words().force, 5, "nothing was stored");
}

#[test]
fn the_marker_stops_at_the_rebel_end_too() {
    rule!("force/marker-stops-at-the-end");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 1,
        rebel: hand(&["chirrut-imwe"]),
        ..Scenario::default()
    });
    t.play("chirrut-imwe");
    assert_eq!(t.words().force, 0);
}

#[test]
fn the_marker_keeps_its_place_when_turns_change() {
    rule!("force/marker-stays-between-turns");
    for force in 0..=6 {
        let mut t = stage(Scenario {
            force,
            ..Scenario::default()
        });
        for _ in 0..4 {
            t.end_turn();
            assert_eq!(t.words().force, force);
        }
    }
}
