//! The laws of the kit, on a seeded sample of all modes and options.

mod common;

use common::{game, intact};
use deckbuilding::{Mode, Player, Setup};
use tabletop::testkit::{Laws, Limits};

fn every_setup() -> impl Iterator<Item = Setup> {
    let modes = [Mode::Beginner, Mode::FullGalaxy, Mode::SecretBases];
    let sides = [
        vec![Player::Empire, Player::Rebel],
        vec![Player::Rebel, Player::Empire],
    ];
    modes.into_iter().flat_map(move |mode| {
        let sides = sides.clone();
        (2..=5).map(move |goal| Setup {
            sides: sides[goal as usize % 2].clone(),
            mode,
            goal: Some(goal),
            pay_off: goal % 2 == 0,
        })
    })
}

fn laws() -> Laws<deckbuilding::Deckbuilding> {
    Laws::of(game())
        .setups(every_setup())
        .limits(Limits {
            choices_per_turn: 400,
            turns: 2_000,
        })
        .every(40)
        .invariant(intact)
}

#[test]
fn keeps_all_laws_in_random_games() {
    let report = laws().sample(1, 1).unwrap_or_else(|v| panic!("{v}"));
    println!("{report:?}");
    assert_eq!(report.stuck, 0);
}
