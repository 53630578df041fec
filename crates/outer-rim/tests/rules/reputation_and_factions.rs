//! Where players stand with the four factions.

use crate::common::{
    ONE, OnStage, TWO, encounter_step, encounters, patrols, player, reputation, stage,
};
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

const ALL: [Standing; 3] = [Standing::Negative, Standing::Neutral, Standing::Positive];

fn standing(t: &OnStage, seat: tabletop::Seat, faction: Faction) -> Standing {
    t.who(seat)
        .reputation
        .get(&faction)
        .copied()
        .unwrap_or_default()
}

/// Somebody who stands so with everybody draws a card of Cantonica and Ord Mantell.
fn draws(card: &str, space: &str, before: Standing) -> OnStage {
    let with_all: Vec<_> = Faction::ALL
        .iter()
        .map(|&faction| (faction, before))
        .collect();
    let who = |character, space| PlayerWords {
        reputation: reputation(&with_all),
        ..player(character, space)
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &[card])]),
        ..encounter_step(vec![who("boba-fett", space), who("bossk", "kessel")])
    });
    t.make("space");
    t
}

#[test]
fn a_gain_moves_up_a_space_a_point() {
    rule!(
        "reputation/gain-moves-up-one",
        "reputation/three-standings",
        "reputation/cannot-exceed-positive"
    );
    // Gain 2 with the Rebels.
    for before in ALL {
        let t = draws("cantonica-10", "ord-mantell", before);
        assert_eq!(
            standing(&t, ONE, Faction::Rebel),
            Standing::Positive,
            "and no higher"
        );
    }
    // Gain 1: Mon Calamari is a Rebel planet.
    let gains = |before| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("lothal-mon-calamari", &["lothal-1"])]),
            ..encounter_step(vec![
                PlayerWords {
                    reputation: reputation(&[(Faction::Rebel, before)]),
                    ..player("boba-fett", "mon-calamari")
                },
                PlayerWords::second(),
            ])
        });
        t.make("space");
        standing(&t, ONE, Faction::Rebel)
    };
    assert_eq!(gains(Standing::Negative), Standing::Neutral);
    assert_eq!(gains(Standing::Neutral), Standing::Positive);
    assert_eq!(gains(Standing::Positive), Standing::Positive);
}

#[test]
fn a_loss_moves_down_one_space_and_changes_no_other_track() {
    rule!(
        "reputation/lose-moves-down-one",
        "reputation/four-independent-tracks",
        "reputation/cannot-fall-below-negative"
    );
    let loses = |before| {
        let t = draws("cantonica-10", "ord-mantell", before);
        for other in [Faction::Imperial, Faction::Syndicate] {
            assert_eq!(standing(&t, ONE, other), before);
        }
        standing(&t, ONE, Faction::Hutt)
    };
    assert_eq!(loses(Standing::Positive), Standing::Neutral);
    assert_eq!(loses(Standing::Neutral), Standing::Negative);
    assert_eq!(loses(Standing::Negative), Standing::Negative);
}

#[test]
fn neutral_is_one_step_from_either_end() {
    rule!("reputation/neutral-is-the-middle");
    assert_eq!(Standing::default(), Standing::Neutral);
    assert_eq!([-1, 0, 1].map(|steps| Standing::Neutral.moved(steps)), ALL);
}

#[test]
fn what_goes_beyond_the_ends_is_not_stored() {
    rule!(
        "reputation/cannot-exceed-positive",
        "reputation/cannot-fall-below-negative"
    );
    assert_eq!(Standing::Positive.moved(1).moved(-1), Standing::Neutral);
    assert_eq!(Standing::Negative.moved(-1).moved(1), Standing::Neutral);
}

#[test]
fn setting_a_reputation_goes_any_distance() {
    rule!("reputation/set-overrides");
    for before in ALL {
        let t = draws("cantonica-11", "cantonica", before);
        assert_eq!(standing(&t, ONE, Faction::Imperial), Standing::Negative);
    }
}

#[test]
fn every_player_has_an_own_standing() {
    rule!("factions/reputation-per-player");
    let t = draws("cantonica-10", "ord-mantell", Standing::Neutral);
    assert_eq!(standing(&t, ONE, Faction::Hutt), Standing::Negative);
    assert_eq!(standing(&t, TWO, Faction::Hutt), Standing::Neutral);
}

#[test]
fn reputation_tells_what_a_patrol_means() {
    rule!("reputation/governs-patrols");
    let mut flies_on = Vec::new();
    let mut must_fight = Vec::new();
    for one in ALL {
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            players: vec![
                PlayerWords {
                    reputation: reputation(&[(Faction::Hutt, one)]),
                    ..player("boba-fett", "tatooine")
                },
                PlayerWords::second(),
            ],
            ..Scenario::default()
        });
        t.make_all(&["move", "fly tatooine-reach"]);
        flies_on.push(t.offers("fly tatooine-verge"));
        if t.offers("pass") && flies_on.last() == Some(&true) {
            t.make("pass");
        }
        must_fight.push(t.offered() == ["patrol hutt"]);
    }
    assert_eq!(flies_on, [false, false, true]);
    assert_eq!(must_fight, [true, false, false]);
}

#[test]
fn each_faction_has_one_patrol_on_the_map() {
    rule!("factions/one-patrol-each");
    let t = stage(Scenario::default());
    let map = t.words().patrols;
    let levels: Vec<_> = map
        .iter()
        .map(|(faction, patrol)| (*faction, patrol.level))
        .collect();
    let all: Vec<_> = Faction::ALL.iter().map(|&faction| (faction, 1)).collect();
    assert_eq!(levels, all);
}
