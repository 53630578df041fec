//! The map as it is designed, the orders of its tiles, and variants of the game.

use crate::common::galaxy::{Galaxy, standard_order, tiles};
use crate::common::{new_game, player, stage};
use outer_rim::Setup;
use outer_rim::content::{Class, Part, Source, SpaceKind};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};

/// The planets of each tile, in the standard order.
fn planets() -> Vec<Vec<String>> {
    let all = tiles();
    let tile = |id: String| {
        let tile = all.iter().find(|tile| tile.id == id).expect("a tile");
        let spaces = tile.spaces.iter();
        let planets = spaces.filter(|space| matches!(space.kind, SpaceKind::Planet { .. }));
        planets.map(|space| space.id.clone()).collect()
    };
    standard_order().into_iter().map(tile).collect()
}

#[test]
fn six_tiles_lie_between_two_ends() {
    rule!("map/parts", "setup/standard-map", "spaces/three-types");
    assert_eq!(
        standard_order(),
        [
            "cantonica-ord-mantell",
            "lothal-mon-calamari",
            "kessel",
            "tatooine-nal-hutta",
            "ryloth-naboo",
            "kafrene-takodana"
        ]
    );
    let end = |part: Part| {
        tiles()
            .into_iter()
            .find(|tile| tile.part == part)
            .expect("an end")
            .id
    };
    assert_eq!(end(Part::LeftEnd), "rebel-syndicate-end");
    assert_eq!(end(Part::RightEnd), "imperial-hutt-end");
    let mut kinds = [0; 3];
    for space in tiles().iter().flat_map(|tile| &tile.spaces) {
        kinds[match space.kind {
            SpaceKind::Planet { .. } | SpaceKind::Core { .. } => 0,
            SpaceKind::Maelstrom => 1,
            SpaceKind::Navpoint => 2,
        }] += 1;
    }
    assert_eq!((kinds[0], kinds[1]), (11, 1));
    assert!(kinds[2] > 20, "the rest are navpoints");
}

#[test]
fn lanes_that_are_not_known_are_marked_as_designed() {
    for tile in tiles() {
        assert_eq!(tile.source, Source::Design, "{}", tile.id);
    }
}

#[test]
fn planets_of_one_tile_are_two_or_three_spaces_apart() {
    let galaxy = Galaxy::standard();
    for tile in planets().iter().filter(|tile| tile.len() == 2) {
        let distance = galaxy.distance(&tile[0], &tile[1]);
        assert!((2..=3).contains(&distance), "{tile:?}: {distance}");
    }
}

#[test]
fn planets_of_neighbouring_tiles_are_three_to_five_spaces_apart() {
    let galaxy = Galaxy::standard();
    for pair in planets().windows(2) {
        for one in &pair[0] {
            for other in &pair[1] {
                let distance = galaxy.distance(one, other);
                assert!((3..=5).contains(&distance), "{one}, {other}: {distance}");
            }
        }
    }
}

#[test]
fn the_arc_is_22_to_28_spaces_long() {
    let galaxy = Galaxy::standard();
    for left in ["rebel-gate", "syndicate-gate"] {
        for right in ["imperial-gate", "hutt-gate"] {
            let distance = galaxy.distance(left, right);
            assert!((22..=28).contains(&distance), "{left}, {right}: {distance}");
        }
    }
}

#[test]
fn from_ryloth_to_the_ring_of_kafrene_there_is_always_a_detour() {
    let galaxy = Galaxy::standard();
    assert_eq!(galaxy.distance("ryloth", "ring-of-kafrene"), 4);
    let from = galaxy.distances("ryloth", &[]);
    let to = galaxy.distances("ring-of-kafrene", &[]);
    let direct = from
        .iter()
        .filter(|(space, near)| **near > 0 && to[*space] > 0 && **near + to[*space] == 4);
    let direct: Vec<&str> = direct.map(|(space, _)| space.as_str()).collect();
    assert!(direct.len() >= 3, "{direct:?}");
    for patrol in direct {
        let around = galaxy.distances("ryloth", &[patrol])["ring-of-kafrene"];
        assert!(around <= 7, "around {patrol}: {around}");
    }
}

#[test]
fn contact_spaces_match_the_contacts() {
    rule!("setup/two-contacts-per-planet");
    let count = |classes: &mut dyn Iterator<Item = Class>| {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        classes.for_each(|class| *counts.entry(format!("{class:?}")).or_default() += 1);
        counts
    };
    let all = tiles();
    let spaces = all.iter().flat_map(|tile| &tile.spaces);
    let berths = spaces.filter_map(|space| match &space.kind {
        SpaceKind::Planet { contacts, .. } => Some((space.id.clone(), contacts.clone())),
        _ => None,
    });
    let berths: Vec<_> = berths.collect();
    for (planet, contacts) in &berths {
        assert_eq!(contacts.len(), 2, "{planet}");
    }
    let game = crate::common::game();
    let contacts = &game.library().content().contacts;
    let on_map = count(&mut berths.into_iter().flat_map(|(_, contacts)| contacts));
    assert_eq!(
        on_map,
        count(&mut contacts.iter().map(|contact| contact.class))
    );
    for planet in new_game(Setup::default(), 3).words().contacts.values() {
        assert!(
            planet.iter().all(|token| *token != "-".into()),
            "every place is taken"
        );
    }
}

/// All orders of some things.
fn orders(things: &[String]) -> Vec<Vec<String>> {
    let Some((last, rest)) = things.split_last() else {
        return vec![Vec::new()];
    };
    let insert = |order: Vec<String>| {
        (0..=order.len())
            .map(move |place| {
                let mut order = order.clone();
                order.insert(place, last.clone());
                order
            })
            .collect::<Vec<_>>()
    };
    orders(rest).into_iter().flat_map(insert).collect()
}

#[test]
fn every_order_of_the_tiles_connects() {
    rule!("random-map/balance-is-not-promised");
    let all = orders(&standard_order());
    assert_eq!(all.len(), 720);
    for order in all {
        let galaxy = Galaxy::of(&order);
        let reached = galaxy.distances("rebel-gate", &[]);
        assert_eq!(reached.len(), galaxy.spaces().count(), "{order:?}");
    }
}

fn random(seed: u64) -> Vec<String> {
    let setup = Setup {
        random_map: true,
        ..Setup::default()
    };
    new_game(setup, seed).words().tiles
}

#[test]
fn a_random_map_shuffles_all_six_tiles() {
    rule!("random-map/all-six-tiles-shuffled");
    let mut places = BTreeSet::new();
    for seed in 0..80 {
        let tiles = random(seed);
        places.extend(tiles.iter().position(|tile| tile == "kessel"));
        let mut sorted = tiles.clone();
        let mut all = standard_order();
        sorted.sort();
        all.sort();
        assert_eq!(sorted, all, "seed {seed}");
    }
    assert_eq!(places.len(), 6, "Kessel turns up everywhere");
}

#[test]
fn a_random_map_joins_the_tiles_in_the_order_they_were_drawn() {
    rule!(
        "random-map/starts-at-rebel-syndicate-endcap",
        "random-map/tiles-in-draw-order",
        "random-map/ends-at-imperial-hutt-endcap"
    );
    for seed in 0..6 {
        let order = random(seed);
        let flights = |from: &str| -> BTreeSet<String> {
            let mut t = stage(Scenario {
                tiles: order.clone(),
                players: vec![player("boba-fett", from), PlayerWords::second()],
                ..Scenario::default()
            });
            t.make("move");
            let flights = t.offered_that("fly").into_iter();
            flights.map(|to| to["fly ".len()..].into()).collect()
        };
        let tile = |id: &String| tiles().into_iter().find(|tile| tile.id == *id);
        let drawn: Vec<_> = order.iter().filter_map(tile).collect();
        let (first, last) = (&drawn[0], &drawn[drawn.len() - 1]);
        let (outer, inner) = first.left.clone().expect("a way in");
        assert!(flights("rebel-gate").contains(&outer));
        assert!(flights("syndicate-gate").contains(&inner));
        let (outer, inner) = last.right.clone().expect("a way out");
        assert!(flights("imperial-gate").contains(&outer));
        assert!(flights("hutt-gate").contains(&inner));
        let galaxy = Galaxy::of(&order);
        for tile in &drawn {
            let ways = [&tile.left, &tile.right].into_iter().flatten();
            for edge in ways.flat_map(|(one, other)| [one, other]) {
                assert_eq!(flights(edge), *galaxy.near(edge), "from {edge}");
            }
        }
    }
}

#[test]
fn the_standard_order_is_used_unless_agreed_otherwise() {
    rule!("map/preset-or-random");
    assert_eq!(
        new_game(Setup::default(), 5).words().tiles,
        standard_order()
    );
    assert!((0..4).any(|seed| random(seed) != standard_order()));
    let setup = Setup {
        random_map: true,
        ..Setup::default()
    };
    let t = new_game(setup, 5);
    assert_eq!(
        t.words().patrols,
        new_game(Setup::default(), 5).words().patrols
    );
    assert!(
        t.offered()
            .iter()
            .all(|choice| choice.starts_with("character"))
    );
}

#[test]
fn target_and_map_are_chosen_independently() {
    rule!("variants/combine-freely");
    for fame in [8, 10, 12] {
        for random_map in [false, true] {
            let setup = Setup {
                fame,
                random_map,
                ..Setup::default()
            };
            let words = new_game(setup, 2).words();
            assert_eq!(words.fame, fame);
            assert_eq!(words.tiles != standard_order(), random_map);
        }
    }
}
