//! Full Galaxy: all ten bases a side.

use crate::common::{EMPIRE_BASES, Play, REBEL_BASES, ids, new_game, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Mode, Player, Setup};
use rulebook::rule;

fn full_galaxy() -> Setup {
    Setup {
        mode: Mode::FullGalaxy,
        ..Setup::default()
    }
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

#[test]
fn each_side_has_its_starting_base_and_the_other_nine() {
    rule!("full-galaxy/all-ten-bases");
    let t = new_game(full_galaxy());
    let sides = [
        (Player::Empire, "lothal", EMPIRE_BASES),
        (Player::Rebel, "dantooine", REBEL_BASES),
    ];
    for (player, starting, others) in sides {
        let area = t.area(player);
        assert_eq!(area.base.as_deref(), Some(starting));
        assert!(area.unpicked.is_empty());
        let bases = area.bases.expect("stated");
        assert_eq!(sorted(bases), sorted(ids(&others)));
    }
}

#[test]
fn when_the_first_base_falls_its_owner_chooses_among_nine() {
    rule!("full-galaxy/all-ten-bases");
    let sides = [
        (Player::Empire, "stormtrooper", REBEL_BASES),
        (Player::Rebel, "rebel-trooper", EMPIRE_BASES),
    ];
    for (player, unit, bases) in sides {
        let nearly = || Area {
            damage: 6,
            ..Area::default()
        };
        let mut t = stage(Scenario {
            setup: full_galaxy(),
            active: player,
            units: words(&[unit]),
            empire: nearly(),
            rebel: nearly(),
            ..Scenario::default()
        });
        t.commit(unit).resolve().end_turn();
        let expected = bases.map(|base| format!("reveal {base}")).to_vec();
        assert_eq!(sorted(t.offered()), sorted(expected));
    }
}

#[test]
fn the_suggested_goal_is_four_and_may_be_another() {
    rule!("full-galaxy/four-bases-is-a-recommendation");
    let goal = |t: &Play| t.json(None)["goal"].clone();
    assert_eq!(goal(&new_game(full_galaxy())), 4);
    for other in 2..=5 {
        let setup = Setup {
            goal: Some(other),
            ..full_galaxy()
        };
        assert_eq!(goal(&new_game(setup)), other);
    }
}

#[test]
fn everything_else_is_laid_out_as_in_the_beginner_game() {
    rule!("full-galaxy/nothing-else-changes");
    // The same chance brings the same table but for the facedown bases and what was agreed on.
    let laid_out = |setup: Setup| {
        let mut words = new_game(setup).words();
        words.setup = Setup::default();
        words.empire.bases = None;
        words.rebel.bases = None;
        words
    };
    let beginner = laid_out(Setup::default());
    let full = laid_out(full_galaxy());
    assert_eq!(full, beginner);
    assert_eq!((full.row.len(), full.galaxy.len()), (6, 84));
    assert_eq!(full.pilots, Some(10));
    assert_eq!(full.force, 0, "all the way to the Rebel side");
    assert_eq!((full.turn, full.active), (1, Player::Empire));
    for area in [full.empire, full.rebel] {
        assert_eq!((area.hand.len(), area.deck.len()), (5, 5));
        assert!(area.discard.is_empty() && area.ships.is_empty());
    }
}

#[test]
fn the_first_choices_are_those_of_the_beginner_game() {
    rule!("full-galaxy/nothing-else-changes");
    let mut beginner = new_game(Setup::default());
    let mut full = new_game(full_galaxy());
    for _ in 0..6 {
        assert_eq!(full.offered(), beginner.offered());
        beginner.end_turn();
        full.end_turn();
    }
}
