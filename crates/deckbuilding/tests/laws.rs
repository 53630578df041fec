//! The laws of the kit, on a seeded sample of all modes and options.

use crate::common::{game, intact};
use deckbuilding::{Deckbuilding, Setup};
use tabletop::testkit::{Laws, Limits};

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
    let played = laws().random(1, 0).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.finished, played.stuck), (played.games, 0));
}

#[test]
fn turns_end_for_stubborn_players() {
    let limits = Limits {
        choices_per_turn: 400,
        turns: 60,
    };
    let played = laws().limits(limits).stubborn(7);
    played.unwrap_or_else(|v| panic!("{v}"));
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
    let played = laws().races(500).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.finished, played.stuck), (500, 0));
}
