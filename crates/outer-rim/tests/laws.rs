//! The laws of the kit, on a seeded sample of all set-ups.

mod common;

use common::{game, intact};
use outer_rim::{OuterRim, Setup};
use std::sync::Arc;
use tabletop::Seed;
use tabletop::testkit::{Laws, Limits, Style};

/// The laws on the test pack.
fn laws() -> Laws<OuterRim> {
    laws_of(game())
}

fn laws_of(game: Arc<OuterRim>) -> Laws<OuterRim> {
    Laws::of(game)
        .setups(Setup::all())
        .limits(Limits {
            choices_per_turn: 400,
            turns: 12_000,
        })
        .every(300)
        .invariant(intact)
}

#[test]
fn keeps_all_laws_in_random_games_of_every_kind() {
    let laws = laws();
    for (number, setup) in laws.all_setups().iter().enumerate() {
        let seed = Seed::from_number(number as u64);
        let report = laws
            .play(setup, seed, &Style::Random)
            .unwrap_or_else(|v| panic!("{v}"));
        assert_eq!((report.finished, report.stuck), (1, 0));
    }
}

#[test]
fn keeps_all_laws_with_the_cards_of_the_box() {
    let game = OuterRim::base().unwrap_or_else(|errors| panic!("{}", errors[0]));
    let laws = laws_of(Arc::new(game));
    for (number, setup) in laws.all_setups().iter().enumerate() {
        let seed = Seed::from_number(100 + number as u64);
        let report = laws
            .play(setup, seed, &Style::Random)
            .unwrap_or_else(|v| panic!("{v}"));
        assert_eq!((report.finished, report.stuck), (1, 0));
    }
}

#[test]
fn turns_end_for_stubborn_players() {
    let limits = Limits {
        choices_per_turn: 400,
        turns: 60,
    };
    let laws = laws().limits(limits);
    for style in [Style::First, Style::Last] {
        for setup in laws.all_setups() {
            laws.play(setup, Seed::from_number(7), &style)
                .unwrap_or_else(|v| panic!("{v}"));
        }
    }
}

#[test]
fn keeps_all_laws_where_proptest_looks() {
    laws().proptest(4).unwrap_or_else(|v| panic!("{v}"));
}

#[test]
fn random_games_end() {
    let laws = laws();
    for number in 0..60u64 {
        let setup = &laws.all_setups()[number as usize % laws.all_setups().len()];
        let report = laws
            .race(setup, Seed::from_number(number))
            .unwrap_or_else(|v| panic!("{v}"));
        assert_eq!((report.finished, report.stuck), (1, 0));
    }
}
