//! Robbing another player.

use super::{with, with_credits};
use crate::common::*;
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{HouseWords, PlayerWords, Scenario, StepWord};
use rulebook::rule;

fn step(players: Vec<PlayerWords>, dice: &[Die]) -> Scenario {
    with("piracy", StepWord::Encounter, players, dice)
}

/// A ship with two dice on each side: the robber's come first.
fn ship(who: PlayerWords) -> PlayerWords {
    PlayerWords {
        ship: Some("g9-rigger".into()),
        ..who
    }
}

fn robber(space: &str) -> PlayerWords {
    ship(player("boba-fett", space))
}

fn victim(space: &str, credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..ship(with_credits("bossk", space, credits))
    }
}

const WON: [Die; 4] = [HIT, BLANK, BLANK, BLANK];
const LOST: [Die; 4] = [BLANK, BLANK, HIT, BLANK];

#[test]
fn whoever_is_in_the_same_space_can_be_robbed() {
    rule!("house-piracy/declare-in-same-space");
    let at = |space, victim| stage(step(vec![robber(space), victim], &[])).offered_that("rob");
    let navpoint = "rebel-gate";
    assert_eq!(at(navpoint, victim(navpoint, 1000, &[])), ["rob 2"]);
    assert_eq!(at("tatooine", victim("tatooine", 1000, &[])), ["rob 2"]);
    assert!(
        at("tatooine", victim(navpoint, 1000, &[])).is_empty(),
        "elsewhere"
    );
    assert!(
        at("tatooine", victim("tatooine", 0, &[])).is_empty(),
        "nothing to take"
    );
    let down = PlayerWords {
        damage: [0, 3],
        defeated: true,
        ..victim("tatooine", 1000, &[])
    };
    assert!(at("tatooine", down).is_empty(), "defeated");
}

#[test]
fn a_robbery_is_ship_combat_even_on_a_planet() {
    rule!("house-piracy/always-ship-combat");
    let mut t = stage(step(
        vec![robber("tatooine"), victim("tatooine", 1000, &[])],
        &WON,
    ));
    t.make("rob 2");
    assert_eq!(t.story_of(&["rolls"]), ["1 rolls 2", "2 rolls 2"]);
    t.make_all(&["loot 1", "faction hutt"]);
    assert_eq!(t.who(TWO).damage, [0, 1], "the ship takes it");
}

#[test]
fn loot_is_credits_or_one_cargo() {
    rule!("house-piracy/loot-is-credits-or-one-cargo");
    let rob = |credits, assets: &[&str]| {
        let players = vec![robber("tatooine"), victim("tatooine", credits, assets)];
        let mut t = stage(step(players, &WON));
        t.make("rob 2");
        t
    };
    let mut t = rob(1000, &["spice", "blaster"]);
    assert_eq!(t.offered(), ["loot 1", "card spice", "pass"]);
    t.make_all(&["card spice", "faction hutt"]);
    assert_eq!(
        (t.assets(ONE), t.who(ONE).credits),
        (vec!["spice".into()], 0)
    );
    assert_eq!(
        (t.assets(TWO), t.who(TWO).credits),
        (vec!["blaster".into()], 1000)
    );

    let mut t = rob(9000, &[]);
    assert_eq!(
        t.offered(),
        ["loot 3", "loot 2", "loot 1", "pass"],
        "three at most"
    );
    t.make("loot 3");
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (3000, 6000));
}

#[test]
fn the_victim_picks_a_faction_that_can_be_lost() {
    rule!("house-piracy/victim-loses-reputation");
    let robbed = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        ..victim("tatooine", 1000, &[])
    };
    let mut t = stage(step(vec![robber("tatooine"), robbed], &WON));
    t.make_all(&["rob 2", "loot 1"]);
    assert_eq!(t.decider(), TWO);
    assert_eq!(t.offered().len(), 3);
    assert!(!t.offers("faction hutt"));
    t.make("faction rebel");
    assert_eq!(t.who(TWO).reputation[&Faction::Rebel], Standing::Negative);
}

#[test]
fn the_robber_gains_fame_once_a_victim_and_is_ill_spoken_of() {
    rule!("house-piracy/robber-gains-fame-and-loses-all-reputation");
    let known = PlayerWords {
        reputation: reputation(&[
            (Faction::Hutt, Standing::Positive),
            (Faction::Syndicate, Standing::Negative),
        ]),
        ..robber("tatooine")
    };
    let again = |robbed: Vec<[u8; 2]>| {
        let players = vec![known.clone(), victim("tatooine", 3000, &[])];
        let mut t = stage(Scenario {
            conflict: HouseWords {
                robbed,
                ..HouseWords::default()
            },
            ..step(players, &WON)
        });
        t.make_all(&["rob 2", "loot 1", "faction hutt"]);
        t.who(ONE)
    };
    let first = again(vec![]);
    assert_eq!(first.fame, 1);
    let negative = |faction| (faction, Standing::Negative);
    let worse = [Faction::Imperial, Faction::Rebel, Faction::Syndicate].map(negative);
    assert_eq!(
        first.reputation,
        reputation(&worse),
        "the Hutts are neutral now"
    );
    let second = again(vec![[0, 1]]);
    assert_eq!(
        (second.fame, second.credits),
        (0, 1000),
        "loot, but no fame"
    );
}

#[test]
fn a_robbery_that_fails_takes_nothing() {
    rule!("house-piracy/failed-robbery-takes-nothing");
    let before = vec![robber("tatooine"), victim("tatooine", 1000, &["spice"])];
    let mut t = stage(step(before.clone(), &LOST));
    t.make("rob 2");
    for (seat, was) in [ONE, TWO].into_iter().zip(before) {
        let now = t.who(seat);
        assert_eq!(
            (now.credits, now.fame, now.reputation),
            (was.credits, 0, was.reputation)
        );
        assert_eq!(now.assets, was.assets);
    }
    assert_eq!(t.who(ONE).damage, [0, 1]);
}
