//! The cards of the starting decks, the pilots, and Lobot, who chooses as two of them do.

use crate::common::{game, hand, stage, values_of, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, Scenario};
use rulebook::rule;

#[test]
fn starters_and_pilots_give_their_printed_values() {
    rule!("cards/missing-value-counts-as-zero");
    let table = [
        (Player::Empire, "imperial-shuttle", [1, 0, 0]),
        (Player::Empire, "stormtrooper", [0, 0, 2]),
        (Player::Empire, "inquisitor", [0, 0, 0]),
        (Player::Empire, "outer-rim-pilot", [2, 0, 0]),
        (Player::Rebel, "alliance-shuttle", [1, 0, 0]),
        (Player::Rebel, "rebel-trooper", [0, 0, 2]),
        (Player::Rebel, "temple-guardian", [0, 0, 0]),
        (Player::Rebel, "outer-rim-pilot", [2, 0, 0]),
    ];
    for (player, id, values) in table {
        assert_eq!(values_of(player, id), values, "{id}");
    }
}

#[test]
fn imperial_shuttle_pays_one_and_has_nothing_to_use() {
    let mut t = stage(Scenario {
        empire: hand(&["imperial-shuttle"]),
        ..Scenario::default()
    });
    t.play("imperial-shuttle");
    assert_eq!(t.offered(), ["commit imperial-shuttle base", "end-turn"]);
    assert_eq!(t.words().resources, 1);
}

#[test]
fn alliance_shuttles_pay_for_a_pilot_together() {
    rule!("playing/one-open-resource-pool");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: hand(&["alliance-shuttle", "alliance-shuttle"]),
        ..Scenario::default()
    });
    t.play("alliance-shuttle").play("alliance-shuttle");
    t.buy("outer-rim-pilot");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.discard_of(Player::Rebel), ["outer-rim-pilot"]);
}

#[test]
fn stormtroopers_attack_together_with_two_each() {
    rule!("attack/total-is-counted-at-resolution");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "stormtrooper"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 4);
}

#[test]
fn rebel_trooper_defeats_a_target_of_two() {
    rule!("bounty-sabotage/meet-or-beat-the-target");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["rebel-trooper"]),
        row: vec!["admiral-piett".into()],
        ..Scenario::default()
    });
    t.commit_to("rebel-trooper", "admiral-piett");
    t.resolve_on("admiral-piett").take_reward();
    assert_eq!(t.words().force, 2);
}

/// Attack, resources or Force: one of them when it is played.
fn chooses_one_of_three(player: Player, id: &str, amount: u8) {
    let (empire, rebel) = match player {
        Player::Empire => (hand(&[id]), Area::default()),
        Player::Rebel => (Area::default(), hand(&[id])),
    };
    let start = stage(Scenario {
        active: player,
        empire,
        rebel,
        ..Scenario::default()
    });
    let mut played = start.clone();
    played.play(id);
    assert_eq!(played.offered(), [&format!("trigger {id}"), "pass"]);
    played.trigger(id);
    assert_eq!(played.offered(), ["option 0", "option 1", "option 2"]);
    for option in 0..3 {
        let mut t = played.clone();
        t.option(option);
        let gained = |chosen| if option == chosen { amount } else { 0 };
        assert_eq!(t.words().resources, u16::from(gained(1)));
        assert_eq!(t.words().force.abs_diff(3), gained(2));
        assert!(!t.offers(&format!("use {id}")), "it is no action");
        t.commit(id).resolve();
        assert_eq!(t.area(player.foe()).damage, gained(0));
    }
    let mut declined = played;
    assert!(!declined.offers("pass"), "the choice must be made now");
    declined.option(1);
    let mut t = start;
    t.play(id).pass();
    assert_eq!((t.words().resources, t.words().force), (0, 3));
}

#[test]
fn inquisitor_chooses_attack_resource_or_force_when_played() {
    rule!(
        "glossary-choose/named-player-chooses",
        "glossary-gain/extra-attack-belongs-to-the-card"
    );
    chooses_one_of_three(Player::Empire, "inquisitor", 1);
}

#[test]
fn temple_guardian_chooses_attack_resource_or_force_when_played() {
    rule!(
        "glossary-choose/named-player-chooses",
        "glossary-gain/extra-attack-belongs-to-the-card"
    );
    chooses_one_of_three(Player::Rebel, "temple-guardian", 1);
}

#[test]
fn lobot_chooses_two_of_attack_resources_or_force_when_played() {
    rule!("glossary-choose/named-player-chooses");
    chooses_one_of_three(Player::Empire, "lobot", 2);
    chooses_one_of_three(Player::Rebel, "lobot", 2);
}

#[test]
fn inquisitor_cannot_choose_the_force_at_the_end_of_the_track() {
    rule!("glossary-choose/only-options-you-can-resolve");
    let mut t = stage(Scenario {
        force: 6,
        empire: hand(&["inquisitor"]),
        ..Scenario::default()
    });
    t.play("inquisitor").trigger("inquisitor");
    assert_eq!(t.offered(), ["option 0", "option 1"]);
}

#[test]
fn lobot_cannot_choose_a_force_that_fits_only_in_part() {
    rule!("glossary-choose/full-options-first");
    let mut t = stage(Scenario {
        force: 5,
        empire: hand(&["lobot"]),
        ..Scenario::default()
    });
    t.play("lobot").trigger("lobot");
    assert_eq!(t.offered(), ["option 0", "option 1"]);
}

#[test]
fn outer_rim_pilot_pays_two_and_may_be_exiled_for_the_force() {
    rule!(
        "glossary-exile/values-first-then-exile",
        "glossary-exile/removed-for-the-whole-game"
    );
    let mut t = stage(Scenario {
        empire: hand(&["outer-rim-pilot"]),
        ..Scenario::default()
    });
    t.play("outer-rim-pilot");
    assert_eq!((t.words().resources, t.words().force), (2, 3));
    t.use_card("outer-rim-pilot");
    assert_eq!((t.words().resources, t.words().force), (2, 4));
    assert_eq!(t.exiled(), ["outer-rim-pilot"]);
    // Of ten pilots one was in the hand: it does not return to the stack.
    assert_eq!(t.words().pilots, Some(9));
    t.end_turn();
    assert_eq!(t.hand_of(Player::Empire), [""; 0], "nor to the deck");
}

#[test]
fn every_card_and_base_has_a_test_of_its_own() {
    let cards = [
        include_str!("cards_starters.rs"),
        include_str!("cards_empire_units.rs"),
        include_str!("cards_rebel_units.rs"),
        include_str!("cards_neutral_units.rs"),
        include_str!("cards_ships.rs"),
    ];
    let bases = [
        include_str!("bases_empire.rs"),
        include_str!("bases_rebel.rs"),
    ];
    let game = game();
    let library = game.library();
    let content = library.content();
    let card_ids: Vec<&str> = content.cards.iter().map(|card| card.id.as_str()).collect();
    let base_ids: Vec<&str> = content.bases.iter().map(|base| base.id.as_str()).collect();
    let missing: Vec<&str> = untested(&cards, &card_ids)
        .chain(untested(&bases, &base_ids))
        .collect();
    assert_eq!(missing, [""; 0], "neither quoted nor in the name of a test");
}

/// The ids that no test quotes, or that no test has in its name.
fn untested<'a>(sources: &[&str], ids: &[&'a str]) -> impl Iterator<Item = &'a str> {
    let sources = sources.concat();
    let names: String = sources
        .lines()
        .filter(|line| line.starts_with("fn "))
        .collect();
    ids.iter().copied().filter(move |id| {
        let quoted = sources.contains(&format!("\"{id}\""));
        let named = names.contains(&id.replace('-', "_"));
        !(quoted && named)
    })
}
