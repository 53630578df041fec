//! The laws of the kit, on a seeded sample of all modes and options.

use crate::common::{game, intact};
use deckbuilding::{Deckbuilding, Setup};
use tabletop::Seed;
use tabletop::testkit::{Laws, Limits, Style};

fn laws() -> Laws<Deckbuilding> {
    Laws::of(game())
        .setups(Setup::all())
        .limits(Limits {
            choices_per_turn: 400,
            turns: 3_000,
        })
        .every(50)
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
    laws()
        .every(100)
        .proptest(8)
        .unwrap_or_else(|v| panic!("{v}"));
}

#[test]
fn random_games_end() {
    let laws = laws();
    for number in 0..500u64 {
        let setup = &laws.all_setups()[number as usize % laws.all_setups().len()];
        let report = laws
            .race(setup, Seed::from_number(number))
            .unwrap_or_else(|v| panic!("{v}"));
        assert_eq!((report.finished, report.stuck), (1, 0));
    }
}
