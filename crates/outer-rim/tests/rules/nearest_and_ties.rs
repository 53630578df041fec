//! What is nearest, who breaks ties, and who the current player is.

use crate::common::{
    ONE, THREE, TWO, action_step, encounter_step, encounters, market, patrols, player, stage, words,
};
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;
use std::collections::BTreeMap;

/// Boba Fett on Tatooine hires another hand, so that his crew goes back to the map.
fn crew_leaves(empty: &[(&str, [&str; 2])]) -> crate::common::OnStage {
    let boba = PlayerWords {
        credits: 2000,
        assets: words(&["white-2-card"]),
        ..PlayerWords::default()
    };
    let contacts = empty.iter().map(|(planet, contacts)| {
        let contacts = contacts.iter().map(|&one| one.into()).collect();
        (planet.to_string(), contacts)
    });
    let mut t = stage(Scenario {
        market: market(&[(Market::Job, &["hired-hand", "casino"])]),
        contacts: BTreeMap::from_iter(contacts),
        ..action_step(vec![boba, PlayerWords::second()])
    });
    t.make_all(&["market", "buy job", "make-room white-2-card"]);
    t
}

#[test]
fn a_token_goes_to_the_nearest_planet_that_has_room() {
    rule!("nearest/fewest-spaces", "nearest/filter-before-distance");
    let full = ["white-1", "green-1"];
    let planets = |tatooine| {
        let t = crew_leaves(&[
            ("tatooine", tatooine),
            ("nal-hutta", ["-", "-"]),
            ("ryloth", ["-", "-"]),
            ("takodana", ["white-8", "green-8"]),
        ]);
        t.offered()
    };
    assert_eq!(
        planets(["-", "-"]),
        ["berth tatooine 1", "berth tatooine 2"]
    );
    assert_eq!(
        planets(full),
        ["berth nal-hutta 1", "berth nal-hutta 2"],
        "what has no room is not compared"
    );
}

#[test]
fn distance_is_the_shortest_way_whatever_stops_there() {
    rule!("nearest/shortest-route-counts");
    // Kessel is four spaces away through the Maelstrom and six around it, Naboo five.
    let t = crew_leaves(&[
        ("kessel", ["-", "-"]),
        ("naboo", ["-", "-"]),
        ("takodana", ["white-8", "green-8"]),
    ]);
    assert_eq!(t.offered(), ["berth kessel 1", "berth kessel 2"]);
}

fn patrol_card(about: &[(Faction, u8, &str)]) -> Scenario {
    Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-3"])]),
        patrols: patrols(about),
        ..encounter_step(vec![
            player("boba-fett", "nal-hutta"),
            PlayerWords::second(),
        ])
    }
}

#[test]
fn what_is_in_your_space_is_nearest() {
    rule!("nearest/own-space-is-distance-zero");
    let mut t = stage(patrol_card(&[
        (Faction::Imperial, 1, "nal-hutta"),
        (Faction::Rebel, 1, "nal-hutta-reach"),
    ]));
    t.make_all(&["space", "to naboo"]);
    assert_eq!(t.words().patrols[&Faction::Imperial].space, "naboo");
}

#[test]
fn the_current_player_picks_among_equally_near_patrols() {
    rule!("nearest/tie-current-player-picks");
    let mut t = stage(patrol_card(&[
        (Faction::Imperial, 1, "nal-hutta-reach"),
        (Faction::Rebel, 1, "nal-hutta-verge"),
        (Faction::Hutt, 1, "ryloth"),
    ]));
    t.make("space");
    assert_eq!(t.decider(), ONE);
    assert_eq!(t.offered(), ["faction imperial", "faction rebel"]);
}

#[test]
fn even_for_the_effect_of_another_the_current_player_breaks_the_tie() {
    rule!(
        "nearest/tie-current-player-picks",
        "current-player/definition"
    );
    let mut t = stage(Scenario {
        patrols: patrols(&[
            (Faction::Imperial, 1, "cantonica-approach"),
            (Faction::Rebel, 1, "cantonica-reach"),
        ]),
        ..action_step(vec![
            PlayerWords {
                assets: words(&["beacon"]),
                ..PlayerWords::default()
            },
            PlayerWords::second(),
        ])
    });
    t.make("use beacon");
    assert_eq!(t.decider(), ONE);
    assert_eq!(t.offered(), ["faction imperial", "faction rebel"]);
    t.make("faction rebel");
    assert_eq!(t.decider(), TWO, "where to is for the other player to say");
    assert_eq!(t.current(), 0, "the turn is still of the first");
}

/// The most famous player loses 2,000 credits; this is the fame of all.
fn the_most_famous_pays(fame: [u8; 3]) -> crate::common::OnStage {
    let with = |character: &str, fame: u8| PlayerWords {
        fame,
        credits: 5000,
        ..player(character, "cantonica")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-3"])]),
        ..encounter_step(vec![
            with("boba-fett", fame[0]),
            with("bossk", fame[1]),
            with("ketsu-onyo", fame[2]),
        ])
    });
    t.make("space");
    t
}

#[test]
fn the_current_player_picks_one_of_the_tied() {
    rule!(
        "ties/current-player-decides",
        "ties/most-famous-current-player-picks-one"
    );
    let mut t = the_most_famous_pays([0, 3, 3]);
    assert_eq!(t.decider(), ONE);
    assert_eq!(t.offered(), ["player 2", "player 3"]);
    t.make("player 3");
    let credits = [ONE, TWO, THREE].map(|seat| t.who(seat).credits);
    assert_eq!(credits, [5000, 5000, 3000]);
}

#[test]
fn the_current_player_may_favour_themselves() {
    rule!("ties/current-player-may-favor-themselves");
    let mut t = the_most_famous_pays([3, 3, 0]);
    assert_eq!(t.offered(), ["player 1", "player 2"]);
    t.make("player 2");
    let credits = [ONE, TWO, THREE].map(|seat| t.who(seat).credits);
    assert_eq!(credits, [5000, 3000, 5000]);
}
