//! What happened, as the log tells it: once, and by name.

use super::{ask, assert_told, log, position, says, told};
use crate::common::{
    HIT, ONE, action_step, encounter_step, encounters, game, market, patrols, player, stage, words,
};
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use tabletop::{Game, Lang};

#[test]
fn a_purchase_is_told_once() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        ..position()
    });
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    let log = log(&t);
    let about = log.iter().filter(|line| line.starts_with("Player 1"));
    let about: Vec<_> = about.collect();
    assert_eq!(about, ["Player 1 bought Armor for 4000 credits."]);
}

#[test]
fn what_was_bartered_for_is_not_called_free() {
    rulebook::rule!("bartering/lowers-the-cost");
    let owner = PlayerWords {
        credits: 0,
        assets: words(&["blaster"]),
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Job, &["hired-hand"])]),
        ..action_step(vec![owner, PlayerWords::second()])
    });
    t.make_all(&["market", "buy job", "barter blaster"]);
    assert_eq!(
        log(&t)[..2],
        [
            "Player 1 bartered Blaster for 4000 credits.",
            "Player 1 got Hired Hand in exchange."
        ]
    );
}

#[test]
fn the_last_line_of_a_way_says_how_far_it_was() {
    let mut t = stage(Scenario {
        players: vec![
            player("boba-fett", "nal-hutta-reach"),
            player("bossk", "kessel"),
        ],
        ..Scenario::default()
    });
    t.make_all(&["move", "fly nal-hutta"]);
    assert_told(&t, "Player 1 flew to Nal Hutta.");
    t.make("fly nal-hutta-verge");
    assert_told(&t, "Player 1 flew 2 spaces to Nal Hutta Verge.");
}

#[test]
fn a_secret_is_told_once_and_called_a_secret() {
    rulebook::rule!("secrets/revealed-when-resolved");
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "ord-mantell")
    };
    let mut t = stage(action_step(vec![keeper, PlayerWords::second()]));
    let secret = |choice: &String| choice.starts_with("Use your secret · +3000 credits");
    assert!(says(&t).iter().any(secret), "{:?}", says(&t));
    t.make("use cantonica-3");
    assert_eq!(
        log(&t),
        [
            "Player 1 revealed a secret: Action: Gain 3000 credits.",
            "Player 1 gained 3000 credits."
        ]
    );
}

#[test]
fn who_cannot_pay_is_told_so() {
    rulebook::rule!("trade/credits-may-interrupt");
    // The contact asks 2,000.
    let meet = |other: u32| {
        let poor = PlayerWords {
            credits: 1000,
            ..player("boba-fett", "tatooine")
        };
        let other = PlayerWords {
            credits: other,
            ..player("bossk", "kessel")
        };
        let mut t = stage(Scenario {
            contacts: [("tatooine".into(), words(&["white-1", "green-1"]))].into(),
            ..encounter_step(vec![poor, other])
        });
        t.make("contact tatooine 1");
        t
    };
    let t = meet(0);
    assert_told(
        &t,
        "Player 1 cannot pay 2000 credits for White 1: not enough credits.",
    );
    // Somebody could lend the rest.
    let t = meet(1000);
    let why = "White 1: not enough credits, 2000 credits are needed and you have 1000 credits";
    assert_eq!(ask(&t), why);
    assert_eq!(says(&t), ["Go on without (passes)"]);
    let all = game().hints(t.state(), ONE, Lang::EN);
    assert_eq!(
        all.blocked[0].rule,
        Some("credits/no-spending-beyond-means")
    );
}

#[test]
fn a_patrol_says_why_it_comes() {
    rulebook::rule!("patrol-movement/icon-of-revealed-card");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "ryloth-approach")]),
        market: market(&[(Market::Cargo, &["livestock", "forged-papers"])]),
        ..action_step(vec![
            player("boba-fett", "ring-of-kafrene"),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy cargo"]);
    assert_told(
        &t,
        "Forged Papers sends the Imperial patrol 2 spaces toward Player 1.",
    );
    assert_eq!(
        ask(&t),
        "Forged Papers sends the Imperial patrol 1 more space toward you: where does it end?"
    );
}

#[test]
fn the_dice_of_an_inspection_name_the_cargo() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        dice: vec![HIT],
        ..position()
    });
    let deliver = &says(&t)[0];
    assert!(
        deliver.starts_with("Deliver Contraband · +")
            && deliver.contains("38 % past the inspection"),
        "{deliver}"
    );
    t.make("deliver");
    assert_told(&t, "Player 1 rolled hit for the inspection of Contraband.");
}

#[test]
fn the_dice_of_a_foe_tell_who_rolled_them() {
    rulebook::rule!(
        "combat/left-neighbour-rolls-for-npc",
        "solo-clarifications/you-roll-for-your-opponent"
    );
    let fight = |scenario: Scenario| {
        let mut t = stage(Scenario {
            dice: vec![HIT; 5],
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            ..scenario
        });
        t.make("patrol hutt");
        t
    };
    let boba = || player("boba-fett", "tatooine-reach");
    let three = vec![
        boba(),
        player("bossk", "kessel"),
        player("han-solo", "kessel"),
    ];
    let t = fight(encounter_step(three));
    assert_told(&t, "Player 2 rolled hit hit for the Hutt patrol.");
    // Alone there is nobody on the left.
    use crate::common::solo::{before, rival};
    let mut alone = before("ai-6", rival("kessel"));
    alone.players[0] = boba();
    let t = fight(alone);
    assert_told(&t, "Player 1 rolled hit hit for the Hutt patrol.");
}

#[test]
fn the_rival_gives_its_reasons() {
    use crate::common::solo::{after, before, rival, rival_with};
    let t = after(before("ai-9", rival_with("tatooine", &["livestock"])));
    let early = "and stops on Kessel, 2 spaces early, to end on a planet.";
    let log = log(&t);
    assert!(log.iter().any(|line| line.ends_with(early)), "{log:#?}");
    let t = after(Scenario {
        market: market(&[(Market::Cargo, &["contraband", "spice"])]),
        ..before("ai-10", rival("tatooine"))
    });
    assert_told(
        &t,
        "Player 2 does not buy Contraband: it cannot be bought here.",
    );
    assert_told(&t, "Player 2 has a new goal: Kessel, for Spice.");
    let t = after(Scenario {
        patrols: patrols(&[
            (Faction::Hutt, 1, "tatooine-approach"),
            (Faction::Imperial, 1, "tatooine-reach"),
        ]),
        ..before("ai-8", rival("tatooine"))
    });
    assert_told(&t, "Chance decides among 2 equally near patrols.");
    // From the gate two ways are equally short.
    let t = after(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "imperial-gate")]),
        market: market(&[(Market::Cargo, &["livestock", "forged-papers"])]),
        ..before("ai-10", rival("nal-hutta"))
    });
    assert_told(&t, "Chance decides among 2 ways for the patrol.");
}

#[test]
fn nobody_uses_themselves() {
    let boba = player("boba-fett", "tatooine");
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players: vec![boba, player("bossk", "kessel")],
        ..position()
    });
    let own = |choice: &String| choice.starts_with("Use your own ability · ");
    assert!(says(&t).iter().any(own), "{:?}", says(&t));
    t.make_all(&["use boba-fett", "berth tatooine 1"]);
    let used = "Player 1 used their own ability.";
    assert_eq!(told(&t, "Used").as_deref(), Some(used));
}

#[test]
fn patrols_and_enemies_have_their_article() {
    let at = |character, space, deck, card| {
        let mut t = stage(Scenario {
            encounters: encounters(&[(deck, &[card])]),
            patrols: position().patrols,
            ..encounter_step(vec![player(character, space), player("bossk", "kessel")])
        });
        t.make("space");
        t
    };
    let mut t = at(
        "boba-fett",
        "ord-mantell",
        "cantonica-ord-mantell",
        "cantonica-5",
    );
    assert_eq!(ask(&t), "Encounter on Ord Mantell: which patrol?");
    t.make("faction imperial");
    let spawned = "The Imperial patrol of level 2 appeared on Imperial Gate.";
    assert_eq!(told(&t, "PatrolSpawned").as_deref(), Some(spawned));
    let t = at(
        "boba-fett",
        "cantonica",
        "cantonica-ord-mantell",
        "cantonica-10",
    );
    let began = "Player 1 attacks the thug.";
    assert_eq!(told(&t, "CombatBegan").as_deref(), Some(began));
}
