//! What is adjacent, and what spaces are.

use crate::common::galaxy::Galaxy;
use crate::common::{
    BLANK, HIT, ONE, action_step, encounter_step, encounters, patrols, player, reputation, stage,
    words,
};
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;
use std::collections::BTreeSet;

/// Where one can fly from a space.
fn flights(from: &str, tiles: &[String]) -> BTreeSet<String> {
    let mut t = stage(Scenario {
        tiles: tiles.to_vec(),
        players: vec![player("boba-fett", from), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make("move");
    let flights = t.offered_that("fly").into_iter();
    flights
        .map(|flight| flight["fly ".len()..].to_string())
        .collect()
}

#[test]
fn spaces_are_adjacent_exactly_where_a_lane_joins_them() {
    rule!(
        "adjacency/joined-by-path",
        "spaces/only-map-spaces-can-be-entered"
    );
    let galaxy = Galaxy::standard();
    for space in galaxy.spaces() {
        assert_eq!(flights(space, &[]), *galaxy.near(space), "from {space}");
        for other in galaxy.near(space) {
            assert!(galaxy.near(other).contains(space), "{space} and {other}");
        }
    }
}

#[test]
fn a_tile_touches_its_two_neighbours() {
    rule!("adjacency/tiles-that-touch");
    let onto_kessel = [
        "kessel-approach",
        "inner-kessel-approach",
        "kessel-verge",
        "inner-kessel-verge",
    ];
    let beyond = onto_kessel.map(|space| {
        let flights = flights(space, &[]).into_iter();
        let away = flights.filter(|to| !to.contains("kessel") && to != "maelstrom");
        away.collect::<Vec<_>>()
    });
    assert_eq!(
        beyond.concat(),
        [
            "lothal-verge",
            "mon-calamari-verge",
            "tatooine-approach",
            "nal-hutta-approach"
        ]
    );
}

#[test]
fn beside_an_end_only_the_map_can_be_entered() {
    rule!(
        "spaces/only-map-spaces-can-be-entered",
        "adjacency/patrol-stack"
    );
    let beside = |space: &str| flights(space, &[]).into_iter().collect::<Vec<_>>();
    assert_eq!(beside("hutt-gate"), ["imperial-gate", "takodana-verge"]);
    assert_eq!(
        beside("rebel-gate"),
        ["cantonica-approach", "syndicate-gate"]
    );
}

#[test]
fn a_patrol_spawns_beside_its_stack() {
    rule!(
        "adjacency/stack-space-is-spawn-space",
        "setup/patrol-stacks"
    );
    let stacks = [
        (Faction::Hutt, "hutt-gate"),
        (Faction::Imperial, "imperial-gate"),
        (Faction::Rebel, "rebel-gate"),
        (Faction::Syndicate, "syndicate-gate"),
    ];
    for (faction, gate) in stacks {
        for (level, dice) in [(1, 2), (2, 3), (3, 5)] {
            let mut t = stage(Scenario {
                patrols: patrols(&[(faction, level, "tatooine")]),
                dice: [vec![HIT; 3], vec![BLANK; dice]].concat(),
                ..encounter_step(vec![PlayerWords::default(), PlayerWords::second()])
            });
            let encounter = format!("patrol {}", format!("{faction:?}").to_lowercase());
            t.make(&encounter);
            let patrol = &t.words().patrols[&faction];
            assert_eq!(patrol.level, level + 1, "the next of its own stack");
            assert_eq!(patrol.space, gate);
        }
    }
}

#[test]
fn the_icon_of_a_planet_does_nothing_by_itself() {
    rule!("spaces/planet-faction-icon");
    let mut t = stage(Scenario {
        players: vec![
            PlayerWords {
                reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
                ..player("bossk", "nal-hutta-reach")
            },
            PlayerWords::second().clone(),
        ],
        ..Scenario::default()
    });
    t.make_all(&["move", "fly nal-hutta", "fly nal-hutta-verge", "pass"]);
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Hutt, Standing::Negative)])
    );
}

fn with_pennant(space: &str) -> Scenario {
    let owner = PlayerWords {
        assets: words(&["pennant"]),
        ..player("ketsu-onyo", space)
    };
    action_step(vec![owner, PlayerWords::second()])
}

#[test]
fn your_planets_faction_is_that_of_its_icon() {
    rule!("spaces/your-planets-faction");
    let mut t = stage(with_pennant("nal-hutta"));
    t.make("use pennant");
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Hutt, Standing::Positive)])
    );
    let mut t = stage(with_pennant("mon-calamari"));
    t.make("use pennant");
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Rebel, Standing::Positive)])
    );
}

#[test]
fn without_an_icon_there_is_no_faction_of_your_planet() {
    rule!("spaces/no-planet-no-faction");
    for space in ["cantonica", "maelstrom", "ryloth-verge"] {
        let mut scenario = with_pennant(space);
        scenario.patrols = patrols(&[(Faction::Rebel, 1, "ryloth-verge")]);
        assert!(!stage(scenario).offers("use pennant"), "{space}");
    }
}

#[test]
fn the_ring_of_kafrene_is_a_planet() {
    rule!("spaces/ring-of-kafrene-is-a-planet");
    let players = || {
        vec![
            player("boba-fett", "ring-of-kafrene"),
            PlayerWords::second(),
        ]
    };
    assert!(stage(action_step(players())).offers("market"));
    let t = stage(encounter_step(players()));
    assert_eq!(
        t.offered(),
        [
            "space",
            "contact ring-of-kafrene 1",
            "contact ring-of-kafrene 2"
        ]
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
        ..encounter_step(players())
    });
    t.make_all(&["space", "faction rebel"]);
    assert_eq!(t.who(ONE).reputation[&Faction::Rebel], Standing::Positive);
}
