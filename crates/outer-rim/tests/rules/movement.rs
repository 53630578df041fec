//! Movement of players.

use crate::common::galaxy::Galaxy;
use crate::common::{
    ONE, action_step, encounter_step, encounters, patrols, player, reputation, stage, words,
};
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{Choice, Event, State};
use rulebook::rule;
use std::collections::BTreeSet;
use tabletop::{Game, Log};

fn jyn() -> PlayerWords {
    PlayerWords {
        ship: Some("yt-1300".into()),
        ..player("jyn-erso", "ryloth")
    }
}

/// Boba Fett, hyperdrive 5, about to plan, with these patrols about.
fn boba(from: &str, standings: &[(Faction, Standing)], about: &[(Faction, u8, &str)]) -> Scenario {
    Scenario {
        players: vec![
            PlayerWords {
                reputation: reputation(standings),
                ..player("boba-fett", from)
            },
            PlayerWords::second(),
        ],
        patrols: patrols(about),
        ..Scenario::default()
    }
}

#[test]
fn a_patrol_on_the_direct_way_is_flown_around() {
    // The example of the Learn to Play book: Jyn Erso from Ryloth to the Ring of Kafrene.
    rule!("movement/stop-at-patrol", "movement/route-is-free");
    let scenario = Scenario {
        players: vec![jyn(), PlayerWords::second()],
        patrols: patrols(&[(Faction::Imperial, 1, "ryloth-verge")]),
        ..Scenario::default()
    };
    let mut direct = stage(scenario.clone());
    direct.make_all(&["move", "fly ryloth-reach", "fly ryloth-verge"]);
    assert_eq!(direct.who(ONE).space, "ryloth-verge");
    assert!(
        !direct.offers("fly kafrene-approach"),
        "she must stop there"
    );

    let mut detour = stage(scenario);
    detour.make_all(&[
        "move",
        "fly ryloth-reach",
        "fly naboo-verge",
        "fly takodana-approach",
        "fly takodana-reach",
        "fly ring-of-kafrene",
    ]);
    assert_eq!(detour.who(ONE).space, "ring-of-kafrene");
}

#[test]
fn a_normal_move_belongs_to_the_planning_step() {
    rule!("movement/part-of-planning-step");
    let mut t = stage(Scenario::default());
    t.make("income");
    assert_eq!(t.words().step, StepWord::Action);
    assert!(!t.offers("move") && t.offered_that("fly").is_empty());
}

/// Every space in which a move can end.
fn ends(state: &State) -> BTreeSet<String> {
    let game = crate::common::game();
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![state.clone()];
    while let Some(state) = open.pop() {
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        let flights = choices
            .into_iter()
            .filter(|choice| matches!(choice, Choice::Fly(_)));
        for flight in flights {
            let mut next = state.clone();
            game.apply(&mut next, &flight, &mut Log::silent());
            let at = (
                game.words(&next).players[0].space.clone(),
                format!("{:?}", game.prompt(&next)),
            );
            found.insert(at.0.clone());
            if seen.insert(at) {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn a_move_reaches_as_far_as_the_hyperdrive_with_its_bonuses() {
    rule!("movement/up-to-hyperdrive");
    let mut scenario = boba("tatooine", &[], &[]);
    scenario.players[0].assets = words(&["navicomputer"]);
    let mut t = stage(scenario);
    t.make("move");
    let distances = Galaxy::standard().distances("tatooine", &["maelstrom"]);
    let within = distances.into_iter().filter(|(_, distance)| *distance <= 6);
    let within: BTreeSet<String> = within.map(|(space, _)| space).collect();
    assert_eq!(ends(t.state()), within);
}

#[test]
fn a_move_may_be_short_or_no_move_at_all() {
    rule!(
        "movement/fewer-spaces-allowed",
        "movement/zero-spaces-allowed"
    );
    let mut short = stage(boba("tatooine", &[], &[]));
    short.make_all(&["move", "fly tatooine-reach", "fly tatooine-verge", "pass"]);
    assert_eq!(short.who(ONE).space, "tatooine-verge");
    assert_ne!(short.words().step, StepWord::Planning);

    let hostile = [(Faction::Hutt, Standing::Negative)];
    let mut none = stage(boba(
        "tatooine",
        &hostile,
        &[(Faction::Hutt, 1, "tatooine")],
    ));
    none.make_all(&["move", "pass"]);
    assert_eq!(none.who(ONE).space, "tatooine");
    assert_eq!(none.words().step, StepWord::Action);
    assert!(!none.told(|event| matches!(event, Event::MustStop { .. })));
}

#[test]
fn each_step_leads_along_a_lane() {
    rule!("movement/one-step-per-adjacent-space");
    let mut t = stage(boba("tatooine", &[], &[]));
    t.make("move");
    assert_eq!(
        t.offered(),
        [
            "fly tatooine-approach",
            "fly tatooine-reach",
            "fly nal-hutta-reach",
            "pass"
        ]
    );
}

#[test]
fn the_route_may_turn_back() {
    rule!("movement/route-is-free", "movement/up-to-hyperdrive");
    let mut t = stage(boba("tatooine", &[], &[]));
    let there_and_back = ["fly tatooine-reach", "fly tatooine"];
    t.make("move")
        .make_all(&there_and_back)
        .make_all(&there_and_back);
    t.make("fly tatooine-reach");
    assert_eq!(t.who(ONE).space, "tatooine-reach");
    assert_ne!(t.words().step, StepWord::Planning, "five spaces are flown");
}

#[test]
fn a_patrol_that_is_not_friendly_ends_the_move() {
    rule!("movement/stop-at-patrol");
    for standing in [Standing::Neutral, Standing::Negative] {
        let about = [(Faction::Imperial, 1, "tatooine-verge")];
        let mut t = stage(boba("tatooine", &[(Faction::Imperial, standing)], &about));
        t.make_all(&["move", "fly tatooine-reach", "fly tatooine-verge"]);
        assert_ne!(
            t.words().step,
            StepWord::Planning,
            "{standing:?}: three spaces are lost"
        );
        assert_eq!(t.who(ONE).space, "tatooine-verge");
    }
}

#[test]
fn a_friendly_patrol_is_passed() {
    rule!("movement/pass-friendly-patrol");
    let about = [(Faction::Rebel, 1, "tatooine-reach")];
    let mut t = stage(boba(
        "tatooine",
        &[(Faction::Rebel, Standing::Positive)],
        &about,
    ));
    t.make_all(&["move", "fly tatooine-reach"]);
    assert!(t.offers("pass"), "one may also stay");
    t.make_all(&[
        "fly tatooine-verge",
        "fly ryloth-approach",
        "fly ryloth",
        "fly ryloth-reach",
    ]);
    assert_eq!(t.who(ONE).space, "ryloth-reach");
    assert_ne!(t.words().step, StepWord::Planning, "five spaces are flown");
}

#[test]
fn every_patrol_of_a_space_is_judged() {
    rule!("movement/every-patrol-judged-alone");
    let about = [
        (Faction::Rebel, 1, "tatooine-reach"),
        (Faction::Hutt, 1, "tatooine-reach"),
    ];
    let friends = [
        (Faction::Rebel, Standing::Positive),
        (Faction::Hutt, Standing::Positive),
    ];
    let mut one = stage(boba("tatooine", &friends[..1], &about));
    one.make_all(&["move", "fly tatooine-reach"]);
    assert_ne!(one.words().step, StepWord::Planning);
    let mut both = stage(boba("tatooine", &friends, &about));
    both.make_all(&["move", "fly tatooine-reach"]);
    assert!(both.offers("fly tatooine-verge"));
}

#[test]
fn other_players_stop_nobody() {
    rule!("movement/pass-other-players");
    let mut scenario = boba("tatooine", &[], &[]);
    scenario.players[1] = player("bossk", "tatooine-reach");
    let mut t = stage(scenario);
    t.make_all(&["move", "fly tatooine-reach"]);
    assert!(t.offers("pass"), "one may stay with them");
    t.make("fly tatooine-verge");
    assert_eq!(t.who(ONE).space, "tatooine-verge");
}

#[test]
fn leaving_a_patrol_is_free_and_coming_back_stops() {
    rule!(
        "movement/leave-maelstrom-or-patrol-space",
        "movement/leaving-needs-no-fight"
    );
    let hostile = [(Faction::Hutt, Standing::Negative)];
    let about = [(Faction::Hutt, 2, "tatooine")];
    let mut away = stage(boba("tatooine", &hostile, &about));
    away.make_all(&[
        "move",
        "fly tatooine-reach",
        "fly tatooine-verge",
        "fly ryloth-approach",
        "fly ryloth",
        "fly ryloth-reach",
    ]);
    assert_eq!(away.who(ONE).space, "ryloth-reach");
    assert!(!away.told(|event| matches!(event, Event::CombatBegan { .. })));

    let mut back = stage(boba("tatooine", &hostile, &about));
    back.make_all(&["move", "fly tatooine-reach", "fly tatooine"]);
    assert_ne!(back.words().step, StepWord::Planning);
}

#[test]
fn granted_movement_stops_at_patrols_too() {
    rule!("movement/granted-movement-follows-the-rules");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine-reach")]),
        ..action_step(vec![
            PlayerWords {
                assets: words(&["afterburner"]),
                ..player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["use afterburner", "fly tatooine-reach"]);
    assert!(t.offered_that("fly").is_empty());
    assert_eq!(t.who(ONE).space, "tatooine-reach");
}

#[test]
fn moving_directly_ignores_distance_and_what_lies_between() {
    rule!(
        "movement/directly-places-the-piece",
        "movement/directly-skips-what-lies-between"
    );
    let han = PlayerWords {
        flipped: true,
        ..player("han-solo", "kessel")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-3"])]),
        patrols: patrols(&[
            (Faction::Imperial, 1, "tatooine-reach"),
            (Faction::Hutt, 1, "nal-hutta-verge"),
        ]),
        ..encounter_step(vec![han, PlayerWords::second()])
    });
    t.make_all(&["space", "option 3", "to takodana"]);
    assert_eq!(t.who(ONE).space, "takodana");
    assert!(!t.told(|event| matches!(event, Event::MustStop { .. } | Event::Rolled { .. })));
}

#[test]
fn a_patrol_moved_directly_is_put_down_where_it_shall_be() {
    rule!("movement/directly-places-the-piece");
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-3"])]),
        patrols: patrols(&[(Faction::Imperial, 1, "nal-hutta-reach")]),
        ..encounter_step(vec![
            player("boba-fett", "nal-hutta"),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["space", "to cantonica"]);
    assert_eq!(t.words().patrols[&Faction::Imperial].space, "cantonica");
}

#[test]
fn crew_is_where_its_player_is() {
    rule!("movement/ship-has-no-own-piece");
    let mut scenario = boba("naboo-reach", &[], &[]);
    scenario.players[0].assets = words(&["yellow-4-card"]);
    let mut t = stage(scenario);
    t.make_all(&["move", "fly naboo"]);
    assert_eq!(t.who(ONE).fame, 1, "this crew brings fame on Naboo");
}
