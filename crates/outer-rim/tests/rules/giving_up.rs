//! Giving up: at any moment, and with whatever is half done then.

use crate::common::{ONE, THREE, TWO, action_step, game, intact, player, solo, stage};
use outer_rim::scenario::PlayerWords;
use outer_rim::{Event, OuterRim, Setup};
use rulebook::rule;
use tabletop::{Fate, Game, Reason, Seat, Seed, Table};

#[test]
fn of_two_the_other_wins_whatever_the_fame() {
    rule!("fame/giving-up-ends-a-game-of-two");
    let mut t = stage(action_step(vec![
        PlayerWords {
            fame: 9,
            ..player("boba-fett", "tatooine")
        },
        PlayerWords::second(),
    ]));
    t.table_mut().concede(ONE).unwrap();
    let outcome = t.table_mut().outcome().unwrap();
    assert_eq!(outcome.places, [2, 1]);
}

#[test]
fn who_is_not_to_decide_may_give_up_as_well() {
    rule!("fame/giving-up-ends-a-game-of-two");
    let mut t = stage(action_step(vec![
        player("boba-fett", "tatooine"),
        PlayerWords::second(),
    ]));
    let step = t.table_mut().concede(TWO).unwrap();
    let told: Vec<Event> = step.events().copied().collect();
    assert!(matches!(
        told[..],
        [Event::Conceded { .. }, Event::Won { .. }]
    ));
    assert_eq!(t.table_mut().outcome().unwrap().places, [1, 2]);
    let again = t.table_mut().concede(ONE).unwrap_err();
    assert_eq!(again.reason, Reason::CannotConcede, "it is over");
}

#[test]
fn alone_the_rival_wins_and_cannot_give_up_itself() {
    rule!("fame/giving-up-ends-a-game-of-two");
    let mut t = stage(solo::before("ai-1", solo::rival("takodana")));
    let refused = t.table_mut().concede(TWO).unwrap_err();
    assert_eq!(refused.reason, Reason::CannotConcede);
    t.table_mut().concede(ONE).unwrap();
    assert_eq!(t.table_mut().outcome().unwrap().places, [2, 1]);
}

#[test]
fn of_three_nobody_ends_the_game() {
    rule!("fame/giving-up-ends-a-game-of-two");
    let mut t = stage(action_step(vec![
        player("boba-fett", "tatooine"),
        player("bossk", "kessel"),
        player("lando-calrissian", "naboo"),
    ]));
    for seat in [ONE, TWO, THREE] {
        let refused = t.table_mut().concede(seat).unwrap_err();
        assert_eq!(refused.reason, Reason::CannotConcede);
    }
    assert!(t.table_mut().outcome().is_none());
}

/// Gives up at a moment of a random game; the record leads to the same end.
fn gives_up(setup: &Setup, seed: u64, after: usize, seat: Seat) {
    let mut fate = Fate::new(Seed::from_number(seed));
    let (mut table, _) = Table::new(game(), setup.clone(), Seed::from_number(seed)).unwrap();
    for _ in 0..after {
        let mut choices = Vec::new();
        game().choices(table.state(), &mut choices);
        let Some(decider) = game().decider(table.state()) else {
            return;
        };
        let choice = choices[fate.below(choices.len() as u32) as usize];
        table.choose(decider, &choice).unwrap();
    }
    let before = serde_json::to_value(table.state()).unwrap();
    table.concede(seat).unwrap();
    assert_eq!(game().decider(table.state()), None);
    assert_eq!(table.outcome().unwrap().places[seat.index()], 2);
    intact(table.game(), table.state()).unwrap();
    let again: Table<OuterRim> = Table::load(game(), &table.save()).unwrap().table;
    assert_eq!(again.state(), table.state());
    let back = table.at(after as u32).unwrap();
    assert_eq!(serde_json::to_value(back.state()).unwrap(), before);
}

#[test]
fn at_every_moment_it_can_be_saved_and_played_again() {
    let twos: Vec<Setup> = Setup::all().filter(|setup| setup.players <= 2).collect();
    for (number, setup) in twos.iter().enumerate() {
        for after in (0..12).chain((20..200).step_by(37)) {
            let seat = Seat((after % usize::from(setup.players)) as u8);
            gives_up(setup, number as u64, after, seat);
        }
    }
}
