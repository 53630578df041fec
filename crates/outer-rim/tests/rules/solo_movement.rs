//! How the rival of a single-player game moves.

use crate::common::galaxy::Galaxy;
use crate::common::solo::{after, all_after, before, rival, rival_with};
use crate::common::{TWO, patrols, reputation, stage_with};
use outer_rim::Event;
use outer_rim::content::{Content, Faction, SpaceKind, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// Where the rival is after its move.
#[track_caller]
fn ends(from: &str, assets: &[&str], blocking: &[(Faction, u8, &str)]) -> String {
    let t = after(Scenario {
        patrols: patrols(blocking),
        ..before("ai-9", rival_with(from, assets))
    });
    t.who(TWO).space
}

#[test]
fn the_rival_flies_to_its_goal_and_stops_there() {
    rule!(
        "solo-movement/toward-nearest-goal",
        "solo-movement/stops-on-arrival"
    );
    // Ryloth is 4 spaces away, the hyperdrive 6.
    assert_eq!(ends("tatooine", &["coaxium-crystal"], &[]), "ryloth");
    // A job on Cantonica is 12 spaces away and does not matter.
    assert_eq!(
        ends("tatooine", &["coaxium-crystal", "casino"], &[]),
        "ryloth"
    );
}

#[test]
fn the_rival_says_where_it_is_bound_for_and_why_it_stops() {
    rule!("solo-movement/stops-on-planet-one-or-two-short");
    let t = after(before("ai-9", rival_with("tatooine", &["livestock"])));
    let told = t.events().iter().find_map(|event| match *event {
        Event::AiSetOut { early, patrol, .. } => Some((early, patrol)),
        _ => None,
    });
    // Six could be flown; Kessel is the fourth.
    assert_eq!(told, Some((2, false)));
    let t = after(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine-approach")]),
        ..before("ai-9", rival_with("tatooine-verge", &["livestock"]))
    });
    let stopped = |event: &Event| matches!(event, Event::AiSetOut { patrol: true, .. });
    assert!(t.told(stopped));
}

#[test]
fn the_rival_uses_its_whole_hyperdrive() {
    rule!(
        "solo-movement/full-hyperdrive-distance",
        "solo-movement/path-that-ends-nearest"
    );
    let (from, goal) = ("tatooine-verge", "cantonica");
    let end = ends(from, &["livestock"], &[]);
    let galaxy = Galaxy::standard();
    assert_eq!(galaxy.distance(from, &end), 6, "{end}");
    let six = galaxy.distances(from, &[]).into_iter();
    let six = six.filter(|&(_, distance)| distance == 6);
    let nearest = six.map(|(space, _)| galaxy.distance(&space, goal)).min();
    assert_eq!(Some(galaxy.distance(&end, goal)), nearest);
}

#[test]
fn the_maelstrom_is_a_navpoint_for_the_rival() {
    rule!(
        "solo-movement/maelstrom-does-not-stop-it",
        "solo-movement/stops-on-planet-one-or-two-short"
    );
    // Through the Maelstrom as third space; Kessel is the fourth, the sixth a navpoint.
    let galaxy = Galaxy::standard();
    assert_eq!(galaxy.distance("tatooine", "kessel"), 4);
    assert_eq!(galaxy.distances("tatooine", &["maelstrom"])["kessel"], 6);
    assert_eq!(ends("tatooine", &["livestock"], &[]), "kessel");
}

#[test]
fn the_rival_stops_one_short_rather_than_in_the_maelstrom() {
    rule!("solo-movement/maelstrom-end-counts-as-navpoint");
    // Kessel is the fifth space, the Maelstrom the sixth.
    assert_eq!(ends("lothal-approach", &["coaxium-crystal"], &[]), "kessel");
}

#[test]
fn of_two_planets_the_rival_stops_on_the_farther_one() {
    rule!("solo-movement/one-short-beats-two-short");
    // No two planets of the map lie side by side: here the navpoint beyond Kessel is one as well.
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    let spaces = content.tiles.iter_mut().flat_map(|tile| &mut tile.spaces);
    for space in spaces.filter(|space| space.id == "kessel-approach") {
        space.kind = SpaceKind::Planet {
            faction: None,
            contacts: Vec::new(),
        };
    }
    let scenario = before("ai-9", rival_with("tatooine", &["livestock"]));
    let mut t = stage_with(content, scenario);
    t.make("space");
    assert_eq!(
        t.who(TWO).space,
        "kessel-approach",
        "the fifth, not the fourth"
    );
}

#[test]
fn the_rival_gives_up_no_three_spaces_for_a_planet() {
    rule!("solo-movement/never-three-short");
    // Kessel is the third space.
    assert_eq!(
        ends("tatooine-approach", &["livestock"], &[]),
        "lothal-reach"
    );
}

#[test]
fn a_patrol_that_is_no_friend_stops_the_rival() {
    rule!(
        "solo-movement/patrol-stops-the-ai",
        "solo-movement/patrol-stop-is-not-shortened"
    );
    let patrol = [(Faction::Imperial, 1, "kessel-verge")];
    assert_eq!(ends("tatooine", &["livestock"], &patrol), "kessel-verge");
    let patrol = [(Faction::Imperial, 1, "tatooine-approach")];
    assert_eq!(
        ends("tatooine-verge", &["livestock"], &patrol),
        "tatooine-approach",
        "Tatooine, one space before, is no reason to stop earlier"
    );
}

#[test]
fn a_friendly_patrol_lets_the_rival_pass() {
    rule!("solo-movement/friendly-patrol-lets-it-pass");
    let t = after(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "kessel-verge")]),
        ..before(
            "ai-9",
            PlayerWords {
                reputation: reputation(&[(Faction::Imperial, Standing::Positive)]),
                ..rival_with("tatooine", &["livestock"])
            },
        )
    });
    assert_eq!(t.who(TWO).space, "kessel");
}

#[test]
fn the_rival_flies_into_a_patrol_rather_than_around_it() {
    rule!(
        "solo-movement/no-detour-around-patrols",
        "solo-movement/distance-ignores-patrols"
    );
    let patrol = [(Faction::Imperial, 1, "tatooine-reach")];
    assert_eq!(
        ends("tatooine", &["coaxium-crystal"], &patrol),
        "tatooine-reach"
    );
    // Ryloth is still the nearer of two goals: 4 spaces, as if nobody was in the way.
    assert_eq!(
        ends("tatooine", &["coaxium-crystal", "casino"], &patrol),
        "tatooine-reach"
    );
}

#[test]
fn a_patrol_does_not_hold_the_rival_where_it_begins() {
    rule!("solo-movement/may-leave-a-patrols-space");
    let t = after(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        ..before(
            "ai-9",
            PlayerWords {
                reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
                ..rival_with("tatooine", &["coaxium-crystal"])
            },
        )
    });
    assert_eq!(t.who(TWO).space, "ryloth");
}

#[test]
fn the_rival_stays_on_a_goal() {
    rule!(
        "solo-movement/stays-on-a-goal",
        "solo-turn/skip-bullet-without-effect"
    );
    // Card 3 completes no job.
    let t = after(before(
        "ai-3",
        rival_with("kessel", &["hard-job", "livestock"]),
    ));
    assert_eq!(t.who(TWO).space, "kessel");
    assert_eq!(
        t.bullets()[..3],
        ["planning 1 NotDefeated", "planning 2 OnGoal", "planning 3"]
    );
}

#[test]
fn without_a_goal_the_rival_does_not_move() {
    rule!("solo-movement/no-goal-no-move");
    let t = after(before("ai-9", rival("tatooine-reach")));
    assert_eq!(t.who(TWO).space, "tatooine-reach");
    assert_eq!(t.bullets()[1], "planning 2 NoGoal");
    // 2,000 for want of a move, and 4,000 in the encounter section.
    assert_eq!(t.who(TWO).credits, 6000);
}

#[test]
fn equally_near_goals_are_chosen_by_chance() {
    rule!(
        "solo-movement/equally-near-goals",
        "solo-movement/tie-between-planets-is-random"
    );
    let both = before("ai-9", rival_with("tatooine", &["spice", "start-job-1"]));
    let spaces = all_after(&both, |words| words.players[1].space.clone());
    assert_eq!(Vec::from_iter(spaces), ["kessel", "ryloth"]);
    // A patrol that would stop it on one of the ways decides.
    let blocked = Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine-reach")]),
        ..both
    };
    let spaces = all_after(&blocked, |words| words.players[1].space.clone());
    assert_eq!(Vec::from_iter(spaces), ["kessel"]);
}

// Takodana is 9 spaces from Tatooine both past Ryloth (the fourth space) and past Naboo (the fifth).

#[test]
fn of_tied_ways_the_one_with_a_planet_near_its_end_is_taken() {
    rule!("solo-movement/tied-paths-and-early-stop");
    assert_eq!(ends("tatooine", &["start-job-2"], &[]), "naboo");
}

#[test]
fn of_tied_ways_a_free_one_is_taken() {
    rule!("solo-movement/tie-prefers-no-patrol-stop");
    let patrol = [(Faction::Imperial, 1, "naboo-reach")];
    assert_eq!(ends("tatooine", &["start-job-2"], &patrol), "ryloth");
}

#[test]
fn of_blocked_ways_the_one_that_leads_farthest_is_taken() {
    rule!("solo-movement/tie-with-all-paths-blocked");
    let both = [
        (Faction::Imperial, 1, "naboo-approach"),
        (Faction::Rebel, 1, "tatooine-verge"),
    ];
    assert_eq!(ends("tatooine", &["start-job-2"], &both), "naboo-approach");
}

#[test]
fn of_tied_ways_one_that_ends_on_a_planet_is_taken() {
    rule!("solo-movement/tie-then-prefers-a-planet");
    let t = after(before(
        "ai-9",
        PlayerWords {
            ship: Some("g-1a-starfighter".into()),
            ..rival_with("tatooine", &["start-job-2"])
        },
    ));
    assert_eq!(t.who(TWO).space, "naboo");
}

#[test]
fn tied_ways_that_end_in_space_are_chosen_by_chance() {
    rule!("solo-movement/tie-between-navpoints-is-random");
    // Naboo is 9 spaces away by both ways, and no planet is among the last three of the move.
    let scenario = before("ai-9", rival_with("lothal-reach", &["start-cargo-1"]));
    let spaces = all_after(&scenario, |words| words.players[1].space.clone());
    assert_eq!(
        Vec::from_iter(spaces),
        ["nal-hutta-approach", "tatooine-approach"]
    );
}
