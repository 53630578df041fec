//! Unfinished Business: the Core Worlds at both ends of the galaxy.

use crate::common::{
    BLANK, CRIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, ids, market, patrols,
    player, reputation, stage, words,
};
use outer_rim::content::{Boxes, Expansion, Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Choice, Event, OuterRim};
use rulebook::rule;

/// The boxes with Unfinished Business.
pub(crate) fn unfinished_business() -> Boxes {
    [Expansion::UnfinishedBusiness].into_iter().collect()
}

/// The same position with Unfinished Business on the table.
pub(crate) fn expanded(scenario: Scenario) -> Scenario {
    Scenario {
        with: unfinished_business(),
        ..scenario
    }
}

/// Somebody in the Core, whose next card is this.
fn at_core(space: &str, card: &str) -> OnStage {
    let traveller = PlayerWords {
        credits: 5000,
        ..player("boba-fett", space)
    };
    stage(expanded(Scenario {
        encounters: encounters(&[("core-worlds", &[card])]),
        ..encounter_step(vec![traveller, PlayerWords::second()])
    }))
}

fn bottom(t: &OnStage) -> String {
    let deck = ids(&t.words().encounters["core-worlds"]);
    deck.last().cloned().unwrap_or_default()
}

#[test]
fn the_core_is_a_planet_for_every_effect() {
    rule!("core-worlds/spaces-are-planets");
    for core in ["spinward-core", "trailing-core"] {
        let mut t = at_core(core, "core-5");
        t.make_all(&["space", "stay"]);
        assert_eq!(t.who(ONE).fame, 1, "it asks for a planet: {core}");
    }
}

#[test]
fn one_flies_into_the_core_as_to_any_planet() {
    rule!("core-worlds/enter-by-normal-movement");
    let mut t = stage(expanded(Scenario {
        players: vec![player("boba-fett", "trailing-gate"), PlayerWords::second()],
        patrols: patrols(&[
            (Faction::Hutt, 1, "tatooine"),
            (Faction::Imperial, 1, "tatooine"),
        ]),
        ..Scenario::default()
    }));
    t.make_all(&["move", "fly trailing-core", "fly trailing-gate"]);
    t.make_all(&["fly trailing-core", "fly trailing-gate"]);
    assert!(t.offers("fly trailing-core"), "the last of five spaces");
    t.make("fly trailing-core");
    assert_eq!(t.who(ONE).space, "trailing-core");
    assert!(t.offered_that("fly").is_empty(), "and no movement is left");
}

#[test]
fn there_is_a_market_in_the_core() {
    rule!("core-worlds/market-action-allowed");
    let t = stage(expanded(action_step(vec![
        player("boba-fett", "spinward-core"),
        PlayerWords::second(),
    ])));
    assert!(t.offers("market"), "{:?}", t.offered());
}

#[test]
fn both_ends_of_the_galaxy_draw_from_one_deck() {
    rule!("core-worlds/one-deck-for-both-spaces");
    let mut t = stage(expanded(Scenario {
        encounters: encounters(&[("core-worlds", &["core-1", "core-2"])]),
        ..encounter_step(vec![
            player("boba-fett", "spinward-core"),
            player("bossk", "trailing-core"),
        ])
    }));
    t.make_all(&["space", "stay"]);
    assert_eq!(bottom(&t), "core-1");
    assert_eq!(t.decider(), TWO);
    t.make_all(&["income", "pass", "space", "stay"]);
    assert_eq!(t.who(TWO).credits, 2000 + 3000, "the second card of it");
}

#[test]
fn whether_one_crosses_is_said_before_a_card_is_seen() {
    rule!("core-worlds/announce-crossing-before-drawing");
    let mut t = at_core("spinward-core", "core-1");
    t.make("space");
    assert_eq!(t.offered(), ["cross", "stay"]);
    assert!(
        !t.told(|event| matches!(event, Event::EncounterDrawn { .. })),
        "no card is shown yet"
    );
    assert_eq!(ids(&t.words().encounters["core-worlds"])[0], "core-1");
    let known = &t.view(ONE).encounters;
    assert!(known.iter().all(|deck| deck.known.is_empty()));
}

#[test]
fn what_was_said_stands_once_the_card_is_drawn() {
    rule!("core-worlds/announcement-cannot-be-changed");
    let mut t = at_core("spinward-core", "core-4");
    t.make_all(&["space", "cross"]);
    assert_eq!(t.offered(), ["option 1", "option 2"], "the card is seen");
    for choice in [Choice::Stay, Choice::Cross] {
        let refusal = t.refused(ONE, &choice);
        assert_eq!(
            refusal.rule,
            Some("core-worlds/announcement-cannot-be-changed")
        );
    }
}

#[test]
fn who_crosses_resolves_what_is_across_the_core_alone() {
    rule!("core-worlds/announced-resolves-across-section");
    let mut t = at_core("trailing-core", "core-1");
    t.make_all(&["space", "cross"]);
    assert_eq!(t.who(ONE).credits, 5000 + 2000);
}

#[test]
fn who_stays_resolves_the_other_part_and_stays() {
    rule!("core-worlds/silence-resolves-core-section");
    let mut t = at_core("trailing-core", "core-2");
    t.make_all(&["space", "stay"]);
    assert_eq!(t.who(ONE).credits, 5000 + 3000);
    assert_eq!(t.who(ONE).space, "trailing-core");
    assert_eq!(t.decider(), TWO);
}

#[test]
fn a_crossing_must_be_earned() {
    rule!("core-worlds/crossing-needs-the-cards-requirements");
    let tried = |die| {
        let traveller = player("boba-fett", "spinward-core");
        let mut t = stage(expanded(Scenario {
            encounters: encounters(&[("core-worlds", &["core-3"])]),
            dice: vec![die, die],
            ..encounter_step(vec![traveller, PlayerWords::second()])
        }));
        t.make_all(&["space", "cross"]);
        assert_eq!(t.decider(), TWO, "the encounter is over either way");
        t.who(ONE).space
    };
    assert_eq!(tried(BLANK), "spinward-core");
    assert_eq!(tried(CRIT), "trailing-core");
}

#[test]
fn a_crossing_ends_at_the_far_end_of_the_map() {
    rule!("core-worlds/crossing-lands-on-the-opposite-core-space");
    for (from, to) in [
        ("trailing-core", "spinward-core"),
        ("spinward-core", "trailing-core"),
    ] {
        let mut t = at_core(from, "core-2");
        t.make_all(&["space", "cross"]);
        assert_eq!(t.who(ONE).space, to);
    }
}

#[test]
fn nothing_on_the_way_stops_a_crossing() {
    rule!("core-worlds/crossing-passes-through-no-space");
    let hunted = PlayerWords {
        reputation: reputation(&[
            (Faction::Hutt, Standing::Negative),
            (Faction::Rebel, Standing::Negative),
        ]),
        ..player("boba-fett", "spinward-core")
    };
    let mut t = stage(expanded(Scenario {
        encounters: encounters(&[("core-worlds", &["core-2"])]),
        patrols: patrols(&[
            (Faction::Hutt, 1, "trailing-gate"),
            (Faction::Rebel, 1, "spinward-gate"),
        ]),
        ..encounter_step(vec![hunted, player("bossk", "tatooine")])
    }));
    t.make_all(&["space", "cross"]);
    assert_eq!(t.who(ONE).space, "trailing-core");
    let flown = |event: &Event| matches!(event, Event::Moved { flown: Some(_), .. });
    assert!(!t.told(flown), "no space was flown through");
    assert!(!t.told(|event| matches!(event, Event::MustStop { .. })));
    assert_eq!(t.decider(), TWO);
}

#[test]
fn a_crossing_is_the_encounter_of_the_turn() {
    rule!("core-worlds/crossing-uses-the-turns-encounter");
    let hunted = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        ..player("boba-fett", "spinward-core")
    };
    let mut t = stage(expanded(Scenario {
        encounters: encounters(&[("core-worlds", &["core-2"])]),
        patrols: patrols(&[(Faction::Hutt, 1, "trailing-core")]),
        ..encounter_step(vec![hunted, player("bossk", "tatooine")])
    }));
    t.make_all(&["space", "cross"]);
    assert_eq!(t.who(ONE).space, "trailing-core");
    assert!(!t.told(|event| matches!(event, Event::CombatBegan { .. })));
    assert_eq!((t.decider(), t.current()), (TWO, 1), "the turn is over");
}

#[test]
fn a_hostile_patrol_bars_the_way_across() {
    rule!("core-worlds/hostile-patrol-blocks-crossing");
    let hunted = PlayerWords {
        reputation: reputation(&[(Faction::Imperial, Standing::Negative)]),
        ..player("boba-fett", "trailing-core")
    };
    let t = stage(expanded(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "trailing-core")]),
        ..encounter_step(vec![hunted, PlayerWords::second()])
    }));
    assert_eq!(t.offered(), ["patrol imperial"]);
}

#[test]
fn no_ship_flies_through_the_core() {
    rule!("core-worlds/no-crossing-by-movement");
    let mut t = stage(expanded(Scenario {
        players: vec![player("boba-fett", "spinward-core"), PlayerWords::second()],
        ..Scenario::default()
    }));
    t.make("move");
    assert_eq!(
        t.offered_that("fly"),
        ["fly ord-mantell-approach", "fly spinward-gate"]
    );
    let (far, near) = (
        space(&t, "trailing-core"),
        space(&t, "ord-mantell-approach"),
    );
    let away = t.view(ONE).away;
    assert_eq!(away[near], 1);
    assert!(away[far] > 20, "as far as the map is wide: {}", away[far]);
}

/// The number of a space.
fn space(t: &OnStage, id: &str) -> usize {
    let game: &OuterRim = t.game();
    let tiles = game.library().content().tiles.iter();
    let mut spaces = tiles.flat_map(|tile| &tile.spaces);
    spaces.position(|space| space.id == id).expect("a space")
}

#[test]
fn what_is_nearest_is_counted_along_the_map() {
    rule!("core-worlds/nearest-ignores-the-core-link");
    let mut t = stage(expanded(Scenario {
        encounters: encounters(&[("core-worlds", &["core-4"])]),
        patrols: patrols(&[
            (Faction::Hutt, 1, "trailing-core"),
            (Faction::Imperial, 1, "trailing-core"),
            (Faction::Syndicate, 1, "trailing-gate"),
            (Faction::Rebel, 1, "cantonica-verge"),
        ]),
        ..encounter_step(vec![
            player("boba-fett", "spinward-core"),
            PlayerWords::second(),
        ])
    }));
    t.make_all(&["space", "stay", "to kessel"]);
    let moved = &t.words().patrols[&Faction::Rebel];
    assert_eq!(moved.space, "kessel", "five spaces away, the others many");
}

/// Boba Fett buys livestock here, and the next card moves a patrol.
fn buys(space: &str, next: &str, places: &[(Faction, u8, &str)]) -> OnStage {
    let mut t = stage(expanded(Scenario {
        patrols: patrols(places),
        market: market(&[(Market::Cargo, &["livestock", next])]),
        ..action_step(vec![
            player("boba-fett", space),
            player("bossk", "tatooine"),
        ])
    }));
    t.make_all(&["market", "buy cargo"]);
    t
}

#[test]
fn a_patrol_never_jumps_through_the_core() {
    rule!("core-worlds/patrols-never-cross");
    let t = buys(
        "trailing-core",
        "coaxium-crystal",
        &[(Faction::Rebel, 1, "spinward-core")],
    );
    assert_eq!(
        t.offered(),
        ["to ord-mantell-approach", "to spinward-gate"],
        "it goes the long way"
    );
}

#[test]
fn a_patrol_may_come_into_the_core() {
    rule!("core-worlds/patrols-may-enter");
    let mut t = buys(
        "spinward-core",
        "forged-papers",
        &[(Faction::Imperial, 1, "ord-mantell-reach")],
    );
    if t.offers("to ord-mantell-approach") {
        t.make("to ord-mantell-approach");
    }
    let imperial = &t.words().patrols[&Faction::Imperial];
    assert_eq!(imperial.space, "spinward-core");
}

#[test]
fn a_token_can_be_put_into_the_core() {
    rule!("clarifications/core-worlds-are-empty-contact-spaces");
    let boba = PlayerWords {
        credits: 2000,
        assets: words(&["white-2-card"]),
        ..player("boba-fett", "trailing-core")
    };
    let mut t = stage(expanded(Scenario {
        market: market(&[(Market::Job, &["hired-hand", "casino"])]),
        ..action_step(vec![boba, PlayerWords::second()])
    }));
    t.make_all(&["market", "buy job", "make-room white-2-card"]);
    let words = t.words();
    let there = serde_json::to_value(&words.contacts["trailing-core"]).expect("words");
    assert_eq!(there[0]["contact"], "white-2");
    assert_eq!(there[0]["faceup"], true);
}

#[test]
fn a_planet_without_an_orange_contact_has_room_for_one_more() {
    rule!("clarifications/planet-without-orange-is-an-empty-contact-space");
    let discarding = |contacts: &[&str]| {
        let boba = PlayerWords {
            credits: 2000,
            assets: words(&["white-2-card"]),
            ..player("boba-fett", "tatooine")
        };
        let mut t = stage(expanded(Scenario {
            market: market(&[(Market::Job, &["hired-hand", "casino"])]),
            contacts: [("tatooine".to_string(), words(contacts))].into(),
            ..action_step(vec![boba, PlayerWords::second()])
        }));
        t.make_all(&["market", "buy job", "make-room white-2-card"]);
        let words = t.words();
        let there = serde_json::to_value(&words.contacts["tatooine"]).expect("words");
        there[2]["contact"] == "white-2"
    };
    assert!(discarding(&["white-1", "green-1", "-"]));
    assert!(!discarding(&["white-1", "green-1", "orange-1"]));
    assert!(
        !discarding(&["white-1", "orange-1", "-"]),
        "it is on the planet all the same"
    );
}

#[test]
fn a_secret_of_the_core_is_kept_unseen() {
    rule!("core-worlds/silence-resolves-core-section");
    let mut t = at_core("spinward-core", "core-3");
    t.make_all(&["space", "stay"]);
    assert_eq!(ids(&t.who(ONE).secrets), ["core-3"]);
    assert_eq!(t.decider(), TWO);
}
