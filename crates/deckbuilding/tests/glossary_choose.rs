//! The glossary: choosing.

use crate::common::{EMPIRE, REBEL, hand, ids, stage, stage_with, words};
use deckbuilding::content::{Ability, Content, Effect, Library};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Deckbuilding, Player};
use rulebook::rule;
use std::sync::Arc;
use tabletop::Reason;

#[test]
fn what_cannot_be_done_cannot_be_chosen() {
    rule!("glossary-choose/only-options-you-can-resolve");
    let given = |damage| {
        stage(Scenario {
            active: Player::Rebel,
            rebel: Area {
                damage,
                ships: words(&["rebel-transport"]),
                ..Area::default()
            },
            ..Scenario::default()
        })
    };
    let mut t = given(2);
    t.use_card("rebel-transport");
    assert_eq!(t.offered(), ["option 0", "option 1"], "repair or resource");
    t.option(0);
    assert_eq!((t.area(Player::Rebel).damage, t.words().resources), (0, 0));

    // An undamaged base cannot be repaired: the resource is all there is.
    let mut t = given(0);
    t.use_card("rebel-transport");
    assert_eq!(t.words().resources, 1);
    assert_eq!(t.offered(), ["commit rebel-transport base", "end-turn"]);
}

#[test]
fn no_force_can_be_chosen_at_the_end_of_the_track() {
    rule!("glossary-choose/only-options-you-can-resolve");
    for (force, offered) in [
        (5, vec!["option 0", "option 1", "option 2"]),
        (6, vec!["option 0", "option 1"]),
    ] {
        let mut t = stage(Scenario {
            force,
            empire: hand(&["inquisitor"]),
            ..Scenario::default()
        });
        t.play("inquisitor").trigger("inquisitor");
        assert_eq!(t.offered(), offered, "marker at {force}");
    }
}

#[test]
fn what_can_be_done_completely_goes_before_what_can_be_done_in_part() {
    rule!("glossary-choose/full-options-first");
    for (force, offered) in [
        (4, vec!["option 0", "option 1", "option 2"]),
        (5, vec!["option 0", "option 1"]),
    ] {
        let mut t = stage(Scenario {
            force,
            empire: hand(&["lobot"]),
            ..Scenario::default()
        });
        t.play("lobot").trigger("lobot");
        assert_eq!(t.offered(), offered, "two Force, marker at {force}");
    }
}

/// The box with another Stormtrooper: "Choose: gain 2 Force, or draw 2 cards."
fn other_stormtrooper() -> Arc<Deckbuilding> {
    let mut content = Content::base().expect("the shipped box is sound").clone();
    for card in &mut content.cards {
        if card.id == "stormtrooper" {
            let options = vec![vec![Effect::Force(2)], vec![Effect::Draw(2)]];
            card.ability = Some(Ability::Action(vec![Effect::Choose(options)]));
        }
    }
    Arc::new(Deckbuilding::new(Library::new(content)))
}

#[test]
fn if_nothing_can_be_done_completely_anything_possible_in_part_may_be_chosen() {
    rule!("glossary-choose/full-options-first");
    let game = other_stormtrooper();
    let given = |force, deck: &[&str]| Scenario {
        force,
        empire: Area {
            deck: words(deck),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    };
    // One space and one card: both in part.
    let mut t = stage_with(&game, given(5, &["imperial-shuttle"]));
    t.use_card("stormtrooper");
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    t.option(0);
    assert_eq!(t.words().force, 6);
    // One space and two cards: only drawing is complete.
    let two = ["imperial-shuttle", "inquisitor"];
    let mut t = stage_with(&game, given(5, &two));
    t.use_card("stormtrooper");
    assert_eq!(t.hand_of(Player::Empire), two);
    assert_eq!(t.words().force, 5);
    // No space and one card: drawing it is all that can be done.
    let mut t = stage_with(&game, given(6, &["inquisitor"]));
    t.use_card("stormtrooper");
    assert_eq!(t.hand_of(Player::Empire), ["inquisitor"]);
    // Neither space nor card: there is nothing to use.
    let t = stage_with(&game, given(6, &[]));
    assert_eq!(t.offered(), ["commit stormtrooper base", "end-turn"]);
}

#[test]
fn nothing_is_chosen_where_nothing_can_be_done() {
    rule!(
        "glossary-choose/full-options-first",
        "faq/duros-spy-at-full-force"
    );
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 0,
        rebel: hand(&["duros-spy"]),
        ..Scenario::default()
    });
    t.play("duros-spy");
    assert_eq!(
        t.offered(),
        ["buy outer-rim-pilot", "commit duros-spy base", "end-turn"]
    );
    assert_eq!(t.words().force, 0, "the marker has no space left to go");
}

#[test]
fn the_opponent_chooses_where_the_card_says_so() {
    rule!("glossary-choose/named-player-chooses");
    let given = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["imperial-shuttle", "stormtrooper"]),
        units: words(&["duros-spy"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.use_card("duros-spy");
    assert_eq!(t.decider(), EMPIRE, "on a turn not their own");
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    for choice in [Choice::Option(0), Choice::EndTurn] {
        let refusal = t.refused(REBEL, &choice);
        assert_eq!(refusal.reason, Reason::NotYourDecision, "play waits");
    }
    t.option(1);
    assert_eq!((t.words().force, t.decider()), (2, REBEL));
    assert_eq!(t.hand_of(Player::Empire).len(), 2);

    let mut t = given;
    t.use_card("duros-spy").option(0);
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick imperial-shuttle", "pick stormtrooper"]);
    t.pick("imperial-shuttle");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!((t.words().force, t.decider()), (3, REBEL));
}

#[test]
fn the_opponent_may_strengthen_the_b_wing_instead_of_discarding() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["imperial-shuttle", "stormtrooper"]),
        units: words(&["b-wing"]),
        ..Scenario::default()
    });
    t.use_card("b-wing");
    assert_eq!(t.decider(), EMPIRE);
    t.option(1);
    assert_eq!((t.strength("b-wing"), t.decider()), (7, REBEL));
}

#[test]
fn otherwise_the_user_of_the_ability_chooses() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        empire: Area {
            damage: 1,
            ships: words(&["nebulon-b-frigate"]),
            ..Area::default()
        },
        units: words(&["tie-bomber"]),
        row: ids(&["x-wing", "at-st"]),
        ..Scenario::default()
    });
    t.use_card("nebulon-b-frigate");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    t.option(1).use_card("tie-bomber");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick x-wing", "pick at-st"]);
}
