//! A borrowed card, exiled when the turn ends, beside a copy that is kept: two choices.

use crate::common::{EMPIRE, Play, REBEL, full_row, stage, with_base, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{CardId, Choice, Player};
use rulebook::rule;
use tabletop::{Game, Lang};

/// The Empire has borrowed a TIE Fighter and holds one of its own.
fn tarkin(units: &[&'static str], ships: &[&'static str]) -> Play {
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["tie-fighter"]),
            deck: words(&["stormtrooper", "inquisitor"]),
            ships: words(ships),
            ..Area::default()
        },
        units: [&["grand-moff-tarkin"], units]
            .concat()
            .iter()
            .map(|&id| id.into())
            .collect(),
        row: full_row(&["tie-fighter"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.use_card("grand-moff-tarkin");
    t
}

/// The choices of one sort that name a card, with their texts.
fn named(t: &Play, id: &str, sort: fn(&Choice) -> Option<CardId>) -> Vec<(Choice, String)> {
    let library = t.game().library();
    let choices = t.choices().into_iter();
    let named =
        choices.filter(|choice| sort(choice).is_some_and(|card| library.card(card).id == id));
    named
        .map(|choice| {
            let said = t.game().describe(t.state(), &choice, Lang::EN);
            (choice, said.whole().to_string())
        })
        .collect()
}

fn played(choice: &Choice) -> Option<CardId> {
    match choice {
        Choice::Play(card) => Some(*card),
        _ => None,
    }
}

fn picked(choice: &Choice) -> Option<CardId> {
    match choice {
        Choice::Pick(card) => Some(*card),
        _ => None,
    }
}

fn committed(choice: &Choice) -> Option<CardId> {
    match choice {
        Choice::Commit(card, _) => Some(*card),
        _ => None,
    }
}

/// The choice about the borrowed one, and the choice about one's own: the text tells them apart.
#[track_caller]
fn borrowed_and_own(t: &Play, sort: fn(&Choice) -> Option<CardId>) -> [Choice; 2] {
    let mut both = named(t, "tie-fighter", sort);
    assert_eq!(both.len(), 2, "{both:?}");
    both.sort_by_key(|(_, text)| !text.contains("exiled when the turn ends"));
    assert!(both[0].1.contains("exiled when the turn ends"), "{both:?}");
    assert!(!both[1].1.contains("exiled when the turn ends"), "{both:?}");
    [both[0].0, both[1].0]
}

#[test]
fn either_may_be_played_and_only_the_borrowed_one_is_exiled() {
    rule!("glossary-exile/removed-for-the-whole-game");
    let start = tarkin(&[], &[]);
    for choice in borrowed_and_own(&start, played) {
        let mut t = start.clone();
        t.make(choice).end_turn();
        assert_eq!(t.exiled(), ["tie-fighter"]);
        let area = t.area(Player::Empire);
        let left = crate::common::names(&area.hand);
        assert!(left.contains(&"tie-fighter".into()), "one's own is kept");
    }
}

#[test]
fn in_play_either_may_attack_first() {
    let mut t = tarkin(&[], &[]);
    t.play("tie-fighter").play("tie-fighter");
    borrowed_and_own(&t, committed);
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(t.json(viewer)["borrowed"].as_array().unwrap().len(), 1);
    }
}

#[test]
fn jabba_exiles_the_borrowed_one_or_ones_own() {
    rule!("glossary-exile/exiled-hand-card-is-unplayed");
    let mut start = tarkin(&["jabba-the-hutt"], &[]);
    start.use_card("jabba-the-hutt");
    let [borrowed, own] = borrowed_and_own(&start, picked);
    for (choice, gone) in [(borrowed, 1), (own, 2)] {
        let mut t = start.clone();
        t.make(choice).end_turn();
        assert_eq!(t.exiled().len(), gone, "{choice:?}");
    }
}

#[test]
fn the_discard_pile_tells_them_apart_as_well() {
    let mut t = tarkin(&["kel-dor-mystic"], &["gozanti-cruiser"]);
    let discard = |t: &mut Play| {
        t.use_card("gozanti-cruiser");
        let [borrowed, _] = borrowed_and_own(t, picked);
        t.make(borrowed);
    };
    discard(&mut t);
    // One in the hand, one in the pile, and both may be exiled.
    t.use_card("kel-dor-mystic");
    borrowed_and_own(&t, picked);
}

#[test]
fn jedhas_purchase_is_not_like_an_earlier_copy() {
    let mut t = stage(with_base(
        Player::Rebel,
        "jedha",
        Scenario {
            active: Player::Rebel,
            resources: 2,
            rebel: Area {
                hand: words(&["outer-rim-pilot"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    ));
    t.buy("outer-rim-pilot").trigger_base();
    assert_eq!(named(&t, "outer-rim-pilot", played).len(), 2);
}

#[test]
fn jedha_cannot_lend_what_came_into_the_hand_although_an_open_card_lies_on_the_deck() {
    rule!("abilities/do-as-much-as-possible");
    let mut t = stage(with_base(
        Player::Rebel,
        "jedha",
        Scenario {
            active: Player::Rebel,
            resources: 10,
            units: words(&["twilek-smuggler"]),
            row: full_row(&["x-wing", "fang-fighter"]),
            ..Scenario::default()
        },
    ));
    t.use_card("twilek-smuggler").buy("x-wing");
    assert_eq!(t.deck_of(Player::Rebel), ["x-wing"]);
    t.buy("fang-fighter");
    assert_eq!(
        t.offered(),
        ["trigger fang-fighter", "trigger-base", "pass"]
    );
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Rebel), ["fang-fighter"]);
    assert!(!t.offers("trigger-base") && t.offers("end-turn"));
}
