//! How patrols move: after purchases toward the buyer, and as effects say.

use crate::common::{
    ONE, OnStage, action_step, encounter_step, encounters, market, patrols, player, reputation,
    stage,
};
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PatrolWords, PlayerWords, Scenario};
use rulebook::rule;
use std::collections::BTreeMap;

/// The first player buys livestock; beneath it lies the card whose icon counts.
fn buys(buyer: &str, other: &str, next: &str, places: &[(Faction, u8, &str)]) -> OnStage {
    let mut t = stage(Scenario {
        patrols: patrols(places),
        market: market(&[(Market::Cargo, &["livestock", next])]),
        ..action_step(vec![player("boba-fett", buyer), player("bossk", other)])
    });
    t.make_all(&["market", "buy cargo"]);
    t
}

fn place(t: &OnStage, faction: Faction) -> String {
    let all: BTreeMap<Faction, PatrolWords> = t.words().patrols;
    all[&faction].space.clone()
}

/// `coaxium-crystal`: Rebel 3. `forged-papers`: Imperial 2. `spice`: no icon.
const REBEL_3: &str = "coaxium-crystal";
const IMPERIAL_2: &str = "forged-papers";

#[test]
fn the_icon_of_the_newly_revealed_card_counts() {
    rule!(
        "patrol-movement/icon-of-revealed-card",
        "patrol-movement/faction-and-distance"
    );
    let mut t = stage(Scenario {
        patrols: patrols(&[
            (Faction::Rebel, 1, "ryloth-approach"),
            (Faction::Imperial, 1, "ryloth-approach"),
        ]),
        market: market(&[(Market::Cargo, &[REBEL_3, IMPERIAL_2])]),
        ..action_step(vec![
            PlayerWords {
                credits: 5000,
                ..player("boba-fett", "ring-of-kafrene")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy cargo"]);
    t.make("to ryloth-reach");
    assert_eq!(place(&t, Faction::Imperial), "ryloth-reach", "two spaces");
    assert_eq!(
        place(&t, Faction::Rebel),
        "ryloth-approach",
        "the bought card's icon is nothing"
    );
}

#[test]
fn without_an_icon_no_patrol_moves() {
    rule!("patrol-movement/no-icon-no-move");
    let t = buys("tatooine", "cantonica", "spice", &[]);
    assert_eq!(t.story_of(&["moves"]), [""; 0]);
    assert!(t.offers("pass"), "the action step goes on");
}

#[test]
fn a_patrol_moves_all_the_way_whether_one_likes_it_or_not() {
    rule!("patrol-movement/mandatory", "patrol-movement/full-distance");
    let start = (Faction::Imperial, 1, "tatooine-verge");
    let t = buys("ring-of-kafrene", "cantonica", IMPERIAL_2, &[start]);
    assert_eq!(place(&t, Faction::Imperial), "ryloth", "both its steps");
    assert!(!t.offered().iter().any(|choice| choice.starts_with("to ")));
}

#[test]
fn a_patrol_heads_for_the_current_player_who_moves_it() {
    rule!("patrol-movement/toward-current-player");
    let mut t = buys(
        "ring-of-kafrene",
        "tatooine",
        REBEL_3,
        &[(Faction::Rebel, 1, "ryloth")],
    );
    assert_eq!(t.decider(), ONE);
    assert_eq!(
        t.offered(),
        ["to ryloth-reach", "to naboo-reach"],
        "away from the other player, who is nearer"
    );
    t.make("to ryloth-reach");
    assert_eq!(t.decider(), ONE);
}

#[test]
fn the_current_player_picks_the_path_even_a_longer_one() {
    rule!("patrol-movement/current-player-picks-path");
    // From Ryloth to the Ring of Kafrene the outer way is four spaces, the inner one longer.
    let mut t = buys(
        "ring-of-kafrene",
        "cantonica",
        REBEL_3,
        &[(Faction::Rebel, 1, "ryloth")],
    );
    assert_eq!(t.offered(), ["to ryloth-reach", "to naboo-reach"]);
    t.make("to naboo-reach");
    assert_eq!(place(&t, Faction::Rebel), "naboo-verge", "by way of Naboo");
}

#[test]
fn a_patrol_that_can_reach_the_player_must() {
    rule!(
        "patrol-movement/must-reach-if-able",
        "patrol-movement/stops-at-target-player"
    );
    let t = buys(
        "ryloth",
        "cantonica",
        REBEL_3,
        &[(Faction::Rebel, 1, "ryloth-verge")],
    );
    assert_eq!(
        t.story_of(&["moves"]).len(),
        2,
        "two spaces, the third is lost"
    );
    assert_eq!(place(&t, Faction::Rebel), "ryloth");
}

#[test]
fn a_patrol_never_turns_back() {
    rule!("patrol-movement/keeps-direction");
    let mut t = buys(
        "ord-mantell",
        "kessel",
        REBEL_3,
        &[(Faction::Rebel, 1, "tatooine-reach")],
    );
    // Counterclockwise: never to the verge on the other side.
    assert_eq!(place(&t, Faction::Rebel), "tatooine");
    assert_eq!(t.offered(), ["to tatooine-approach", "to nal-hutta-reach"]);
    t.make("to nal-hutta-reach");
    assert_eq!(
        place(&t, Faction::Rebel),
        "nal-hutta-approach",
        "and not back to Tatooine"
    );
}

#[test]
fn the_ends_of_the_map_are_not_joined() {
    rule!("patrol-movement/no-way-round-the-back");
    let mut t = buys(
        "takodana",
        "cantonica",
        REBEL_3,
        &[(Faction::Rebel, 1, "rebel-gate")],
    );
    assert_eq!(t.offered(), ["to syndicate-gate", "to cantonica-approach"]);
    t.make("to cantonica-approach");
    assert_eq!(place(&t, Faction::Rebel), "cantonica");
}

#[test]
fn a_patrol_beside_the_player_stays() {
    rule!("patrol-movement/already-there-stays");
    let t = buys(
        "tatooine",
        "cantonica",
        REBEL_3,
        &[(Faction::Rebel, 1, "tatooine")],
    );
    assert_eq!(t.story_of(&["moves"]), [""; 0]);
    assert_eq!(place(&t, Faction::Rebel), "tatooine");
}

#[test]
fn an_arriving_patrol_starts_no_combat() {
    rule!(
        "patrol-movement/arrival-is-no-combat",
        "encounters/hostile-patrol-is-mandatory"
    );
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine-reach")]),
        market: market(&[(Market::Cargo, &["livestock", IMPERIAL_2])]),
        ..action_step(vec![
            PlayerWords {
                reputation: reputation(&[(Faction::Imperial, Standing::Negative)]),
                assets: vec!["green-5-card".into()],
                ..player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(place(&t, Faction::Imperial), "tatooine");
    assert!(t.offers("use green-5-card"), "further actions may follow");
    t.make("pass");
    assert_eq!(
        t.offered(),
        ["patrol imperial"],
        "only now it must be encountered"
    );
}

#[test]
fn a_patrol_flies_past_players_patrols_and_the_maelstrom() {
    rule!("patrol-movement/passes-everything");
    let way = [
        (Faction::Rebel, 1, "tatooine-approach"),
        (Faction::Hutt, 1, "kessel-verge"),
    ];
    let t = buys("kessel", "kessel-verge", REBEL_3, &way);
    assert_eq!(
        place(&t, Faction::Rebel),
        "kessel",
        "past a patrol, a player and the Maelstrom"
    );
}

#[test]
fn a_patrol_may_end_anywhere() {
    rule!("patrol-movement/may-end-anywhere");
    let mut t = buys(
        "ord-mantell",
        "lothal",
        REBEL_3,
        &[(Faction::Rebel, 1, "tatooine")],
    );
    t.make("to tatooine-approach");
    assert_eq!(place(&t, Faction::Rebel), "maelstrom");
    let crowd = [
        (Faction::Rebel, 1, "tatooine-approach"),
        (Faction::Hutt, 1, "kessel"),
    ];
    let t = buys("ord-mantell", "kessel", REBEL_3, &crowd);
    assert_eq!(
        place(&t, Faction::Rebel),
        "kessel",
        "a planet with a patrol and a player"
    );
}

#[test]
fn an_effect_moves_a_patrol_as_it_says() {
    rule!("patrol-movement/card-effects-follow-their-text");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        encounters: encounters(&[("ryloth-naboo", &["ryloth-2"])]),
        ..encounter_step(vec![player("boba-fett", "ryloth"), PlayerWords::second()])
    });
    t.make_all(&["space", "faction hutt"]);
    assert_eq!(
        t.offered(),
        [
            "to tatooine-approach",
            "to tatooine-reach",
            "to nal-hutta-reach",
            "pass"
        ],
        "up to two spaces, wherever one likes"
    );
    t.make_all(&["to tatooine-approach", "to tatooine"]);
    assert_eq!(place(&t, Faction::Hutt), "tatooine");
    // Toward a named player: with the rules for directions.
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        encounters: encounters(&[("ryloth-naboo", &["ryloth-3"])]),
        ..encounter_step(vec![
            player("boba-fett", "naboo"),
            player("bossk", "cantonica"),
        ])
    });
    t.make_all(&["space", "faction hutt"]);
    assert_eq!(
        t.offered(),
        ["to tatooine-approach", "to nal-hutta-reach"],
        "toward the other player"
    );
}

#[test]
fn jyn_sends_a_near_patrol_to_somebody_else() {
    rule!("patrol-movement/card-effects-follow-their-text");
    let buy_with = |patrol: &str| {
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Rebel, 1, patrol)]),
            market: market(&[(Market::Cargo, &["livestock", REBEL_3])]),
            ..action_step(vec![
                PlayerWords {
                    flipped: true,
                    ..player("jyn-erso", "ring-of-kafrene")
                },
                player("bossk", "cantonica"),
            ])
        });
        t.make_all(&["market", "buy cargo"]);
        t
    };
    let mut near = buy_with("ryloth-verge");
    assert_eq!(near.offered(), ["use jyn-erso", "pass"]);
    near.make("use jyn-erso");
    assert_eq!(
        place(&near, Faction::Rebel),
        "ryloth",
        "counterclockwise, toward the other player"
    );
    let far = buy_with("ryloth");
    assert!(!far.offers("use jyn-erso"), "four spaces away is too far");
}

#[test]
fn jyn_cannot_send_elsewhere_what_an_effect_moves() {
    rule!("patrol-movement/card-effects-follow-their-text");
    // Her other side speaks of a market action; here an encounter gives her a card.
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "takodana-reach")]),
        market: market(&[(Market::Job, &["casino", "bodyguard"])]),
        ..encounter_step(vec![
            PlayerWords {
                flipped: true,
                ..player("jyn-erso", "takodana")
            },
            player("bossk", "cantonica"),
        ])
    });
    t.make_all(&["space", "take"]);
    assert_eq!(place(&t, Faction::Rebel), "takodana");
}
