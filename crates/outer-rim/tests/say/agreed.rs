//! What was agreed on before the game, in words.

use crate::common::game;
use outer_rim::{OuterRim, Setup};
use tabletop::{AnyTable, Lang, Seed, Table, any};

/// What is said of a table with this set-up: `Map: Random`.
fn agreed(setup: Setup) -> Vec<String> {
    let (table, _) = Table::new(game(), setup, Seed::from_number(1)).expect("a sound set-up");
    let agreed = AnyTable::agreed(&table, Lang::EN).into_iter();
    let said = agreed.map(|one| format!("{}: {}", one.name, one.choice));
    said.collect()
}

#[test]
fn a_table_says_what_was_agreed_on_option_by_option() {
    let usual = agreed(Setup::default());
    assert_eq!(
        usual,
        [
            "Players: 2 players",
            "Boxes: Base box",
            "Fame to win: 10 fame",
            "Map: Standard",
            "Characters: Chosen in turn"
        ],
        "who the rival is means nothing in it"
    );
    let alone = agreed(Setup {
        players: 1,
        fame: 12,
        random_map: true,
        rival: Some("han-solo".into()),
        ..Setup::default()
    });
    for said in [
        "Players: 1 player",
        "Rival: Han Solo",
        "Fame to win: 12 fame",
        "Map: Random",
    ] {
        assert!(alone.contains(&said.into()), "{said} of {alone:?}");
    }
}

#[test]
fn who_begins_at_once_hears_how_many_seats_there_are() {
    let game = OuterRim::base().expect("the shipped box is sound");
    let sides = any(game).about(Lang::EN).sides;
    assert!(!sides.is_empty());
    assert!(sides.iter().all(|side| side.seats == 1), "{sides:?}");
}
