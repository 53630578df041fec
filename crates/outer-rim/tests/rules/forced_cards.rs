//! Cards that nobody can turn down, and what is left of somebody's health.

use crate::common::{ONE, OnStage, action_step, encounter_step, encounters, player, stage, words};
use outer_rim::Choice;
use outer_rim::content::{Boxes, Expansion, Problem, Shelf};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn with_expansion() -> Boxes {
    [Expansion::UnfinishedBusiness].into_iter().collect()
}

/// Boba Fett draws a card on a planet, with these assets.
fn draws(card: &str, space: &str, ship: &str, assets: &[&str]) -> OnStage {
    let boba = PlayerWords {
        ship: Some(ship.into()),
        assets: words(assets),
        ..player("boba-fett", space)
    };
    let mut t = stage(Scenario {
        with: with_expansion(),
        encounters: encounters(&[("ryloth-naboo", &[card])]),
        ..encounter_step(vec![boba, PlayerWords::second()])
    });
    t.make("space");
    t
}

#[test]
fn a_forced_card_is_taken_unasked() {
    rule!("clarifications/forced-cards-must-find-a-slot");
    let t = draws("naboo-broken-arm", "ryloth", "g9-rigger", &[]);
    assert_eq!(t.assets(ONE), ["naboo-broken-arm"]);
    // Who may let it happen at all is asked that, and nothing more.
    let mut t = draws("naboo-broken-arm", "naboo", "g9-rigger", &[]);
    assert_eq!(t.offered(), ["yes", "pass"]);
    t.make("yes");
    assert_eq!(t.assets(ONE), ["naboo-broken-arm"]);
}

#[test]
fn something_else_makes_room_for_it() {
    rule!("clarifications/forced-cards-must-find-a-slot");
    let mut t = draws(
        "naboo-broken-arm",
        "ryloth",
        "g9-rigger",
        &["blaster", "scope"],
    );
    assert_eq!(t.offered(), ["make-room blaster", "make-room scope"]);
    let refusal = t.refused(ONE, &Choice::Pass);
    assert_eq!(
        refusal.rule,
        Some("clarifications/forced-cards-must-find-a-slot")
    );
    t.make("make-room blaster");
    assert_eq!(t.assets(ONE), ["scope", "naboo-broken-arm"]);
}

#[test]
fn what_is_kept_makes_room_for_nothing() {
    rule!("golden/card-beats-rules");
    let t = draws(
        "naboo-broken-arm",
        "ryloth",
        "g9-rigger",
        &["tracker", "scope"],
    );
    assert_eq!(t.offered(), ["make-room scope"]);
    let boba = PlayerWords {
        assets: words(&["tracker"]),
        ..player("boba-fett", "naboo")
    };
    let mut t = stage(Scenario {
        with: with_expansion(),
        ..action_step(vec![boba, PlayerWords::second()])
    });
    t.make("use tracker");
    assert_eq!(t.assets(ONE), [""; 0], "by itself it is");
}

#[test]
fn what_can_have_no_slot_at_all_goes_home() {
    rule!("clarifications/forced-cards-must-find-a-slot");
    let t = draws("naboo-leak", "ryloth", "yv-666", &[]);
    assert_eq!(t.assets(ONE).len(), 1, "a slot for cargo or a mod");
    let t = draws("naboo-leak", "ryloth", "raft", &["spice"]);
    assert_eq!(t.assets(ONE), ["spice"], "no discard would help");
    let deck = &t.words().encounters["ryloth-naboo"];
    assert_eq!(
        deck.last().map(|word| word.card().as_str()),
        Some("naboo-leak")
    );
}

#[test]
fn health_remaining_is_health_with_bonuses_less_damage() {
    rule!("clarifications/health-remaining");
    // The armor adds 2 to a health of 5; with at least 4 remaining the stimulant adds 2 dice to 3.
    let dice = |assets: &[&str], damage: u8| {
        let boba = PlayerWords {
            assets: words(assets),
            damage: [damage, 0],
            ..player("boba-fett", "naboo")
        };
        let t = stage(Scenario {
            with: with_expansion(),
            ..action_step(vec![boba, PlayerWords::second()])
        });
        t.view(ONE).players[0].values[0]
    };
    let health = {
        let t = draws("ryloth-3", "naboo", "g9-rigger", &[]);
        t.view(ONE).players[0].limits[0]
    };
    let bare = dice(&[], 0);
    assert_eq!(dice(&["stimulant"], health - 4), bare + 2);
    assert_eq!(dice(&["stimulant"], health - 3), bare);
    assert_eq!(
        dice(&["stimulant", "armor"], health - 2),
        bare + 2,
        "two more"
    );
    assert_eq!(dice(&["stimulant", "armor"], health - 1), bare);
}

#[test]
fn neither_health_nor_fame_hangs_on_health() {
    rule!("clarifications/health-remaining");
    for constant in [
        "PlusIf(health, 1, HealthRemaining(2))",
        "FameWhile(1, Not(HealthRemaining(2)))",
    ] {
        let text = format!(
            "#![enable(implicit_some)]\n[MarketCard(id: \"a\", name: \"A\", deck: gear_and_mod,
             gives: Asset((kind: Gear, cost: 1000, constants: [{constant}])), source: design)]"
        );
        let pack = [("wrong.ron".to_string(), text)];
        let found = Shelf::with_pack(&pack, Vec::new()).content(Boxes::BASE);
        let found = found.expect_err("it is wrong").into_iter();
        let found: Vec<Problem> = found.map(|error| error.problem).collect();
        assert_eq!(found, [Problem::ByHealth]);
    }
}
