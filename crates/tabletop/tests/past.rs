//! The past is a place: every position of a game can be looked at again, and played on from.

use coaxium::{Choice, Coaxium, Setup};
use std::sync::Arc;
use tabletop::{Consent, Game, Lang, Seat, Seed, Table};

/// A hundred and thirty entries, a third of them take-backs, some of them over a die or a draw.
fn played() -> (Table<Coaxium>, Vec<Table<Coaxium>>) {
    let game = Arc::new(Coaxium::new());
    let setup = Setup {
        goal: 200,
        ..Setup::default()
    };
    let (mut table, _) = Table::new(game.clone(), setup, Seed::from_number(3)).unwrap();
    let mut then = vec![table.clone()];
    let mut choices = Vec::new();
    while table.position() < 130 {
        let seat = game.decider(table.state()).unwrap();
        choices.clear();
        game.choices(table.state(), &mut choices);
        let choice = choices[table.position() as usize % choices.len()];
        table.choose(seat, &choice).unwrap();
        then.push(table.clone());
        if table.position() % 3 == 0 {
            table.undo(seat, Consent::Given).unwrap();
            then.push(table.clone());
        }
    }
    (table, then)
}

#[test]
fn every_position_is_seen_as_it_was() {
    let (table, past) = played();
    assert!(past.len() > 128, "several checkpoints, and beyond the last");
    for then in past {
        let at = table.at(then.position()).unwrap();
        assert_eq!(at.state(), then.state());
        assert_eq!(at.record(), then.record());
        assert_eq!(at.view(Some(Seat(1))), then.view(Some(Seat(1))));
        assert_eq!(at.decision(Lang::EN), then.decision(Lang::EN));
        assert_eq!(at.undo_of(Seat(0)), then.undo_of(Seat(0)));
    }
    assert!(
        table.at(table.position() + 1).is_none(),
        "the future is not"
    );
}

#[test]
fn what_an_entry_did_is_told_again() {
    let game = Arc::new(Coaxium::new());
    let (mut table, opening) = Table::new(game, Setup::default(), Seed::from_number(3)).unwrap();
    let drawn = table.choose(Seat(0), &Choice::Draw).unwrap();
    table.undo(Seat(0), Consent::Given).unwrap();
    let again = table.choose(Seat(0), &Choice::Draw).unwrap();
    let told = |position| table.step_to(position).map(|step| step.happened);
    assert_eq!(told(0), Some(opening.happened));
    assert_eq!(told(1), Some(drawn.happened));
    assert_eq!(told(2), Some(vec![]), "a take-back brings no event");
    assert_eq!(told(3), Some(again.happened), "drawn anew");
    assert_eq!(told(4), None);
}

#[test]
fn a_table_of_the_past_goes_on_and_leaves_the_present_alone() {
    let (table, _) = played();
    let before = table.state().clone();
    let mut then = table.at(70).unwrap();
    let seat = then.game().decider(then.state()).unwrap();
    let mut choices = Vec::new();
    then.game().clone().choices(then.state(), &mut choices);
    then.choose(seat, &choices[0]).unwrap();
    assert_eq!(then.position(), 71);
    assert_eq!(*table.state(), before);
    let loaded = Table::load(then.game().clone(), &then.save()).unwrap();
    assert!(loaded.diverged.is_none());
}

#[test]
fn a_fork_is_the_same_position_with_other_chance_and_can_be_kept() {
    let (table, past) = played();
    let seed = Seed::from_number(99);
    for at in [0, 70, 130] {
        let mut fork = table.fork(at, seed).unwrap();
        let then = &past[at as usize];
        assert_eq!(fork.position(), 0, "it has a record of its own");
        assert_eq!(fork.hash(), then.hash());
        assert_ne!(
            fork.game().fate(fork.state()).seed(),
            then.game().fate(then.state()).seed()
        );
        let seat = fork.game().decider(fork.state()).unwrap();
        fork.choose(seat, &Choice::Draw).unwrap();
        let loaded = Table::load(fork.game().clone(), &fork.save()).unwrap();
        assert_eq!(loaded.diverged, None);
        assert_eq!(loaded.table.state(), fork.state());
        // A fork of a fork knows both.
        let again = loaded.table.fork(1, Seed::from_number(7)).unwrap();
        let loaded = Table::load(fork.game().clone(), &again.save()).unwrap();
        assert_eq!(loaded.table.state(), again.state());
    }
    assert!(table.fork(131, seed).is_none(), "the future is not");
}

#[test]
fn a_fork_that_was_tampered_with_does_not_open() {
    let (table, _) = played();
    let fork = table.fork(70, Seed::from_number(99)).unwrap();
    let mut record = fork.record().clone();
    let tabletop::Origin::Fork { entries, .. } = &mut record.origin else {
        panic!("a fork begins where another game stood");
    };
    entries.swap(3, 4);
    assert!(Table::replay(fork.game().clone(), record, |_, _| {}).is_err());
}

#[test]
fn a_fork_for_a_seat_has_nothing_of_what_it_does_not_know() {
    let (table, past) = played();
    let seat = Seat(0);
    let fork = |seed| table.fork_as(70, seat, Seed::from_number(seed)).unwrap();
    let then = &past[70];
    let one = fork(1);
    assert_eq!(one.view(Some(seat)), then.view(Some(seat)));
    let kept = one.save().to_string();
    let tabletop::Origin::New { seed, .. } = &table.record().origin else {
        panic!("played from the box");
    };
    assert!(
        !kept.contains(&seed.to_string()),
        "the chance of the parent"
    );
    let deck = |table: &Table<Coaxium>| format!("{:?}", table.game().words(table.state()).deck);
    let decks: std::collections::BTreeSet<_> = (1..9).map(|seed| deck(&fork(seed))).collect();
    assert!(decks.len() > 1, "what is hidden is dealt anew");
    assert!(table.fork_as(131, seat, Seed::from_number(1)).is_err());
}
