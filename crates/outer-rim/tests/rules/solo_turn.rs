//! The turn of the rival: one AI card, from the top down. Its cards, credits and goals.

use crate::common::solo::{after, before, each_after, goals, rival, rival_with};
use crate::common::{
    BLANK, CRIT, ONE, TWO, encounters, game, market, player, reputation, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;
use std::collections::BTreeSet;
use tabletop::Game;

#[test]
fn the_rival_takes_one_card_after_my_turn_and_puts_it_under_its_deck() {
    rule!(
        "solo-turn/ai-acts-after-each-of-your-turns",
        "solo-turn/one-card-per-ai-turn",
        "solo-turn/used-card-goes-facedown-under-the-deck"
    );
    let t = after(before("ai-6", rival("tatooine")));
    let drawn = t.events().iter();
    let drawn = drawn.filter(|event| matches!(event, Event::AiCardDrawn { .. }));
    assert_eq!(drawn.count(), 1);
    let deck = t.ai_deck();
    assert_eq!((deck.len(), deck[9].as_str()), (10, "ai-6"));
    assert_eq!((t.decider(), t.words().current), (ONE, 0));
    assert!(t.offers("move"));
}

#[test]
fn an_additional_turn_of_mine_comes_first() {
    rule!("solo-turn/additional-turn-comes-before-the-ai");
    let mut scenario = before("ai-6", rival("tatooine"));
    scenario.players[0] = player("boba-fett", "maelstrom");
    scenario.encounters = encounters(&[("kessel-maelstrom", &["kessel-2"])]);
    let t = after(scenario);
    assert!(t.words().so_far.is_extra);
    assert!(!t.told(|event| matches!(event, Event::AiCardDrawn { .. })));
}

#[test]
fn sections_and_bullets_go_from_the_top_down() {
    rule!(
        "solo-turn/card-runs-top-to-bottom",
        "solo-turn/all-that-apply-does-each-bullet",
        "solo-turn/ai-draws-no-encounter-cards"
    );
    let t = after(Scenario {
        market: market(&[(Market::Cargo, &["spice"])]),
        ..before("ai-4", rival_with("tatooine", &["coaxium-crystal"]))
    });
    let bullets = t.bullets();
    let sections = bullets.iter().map(|bullet| bullet.split(' ').next());
    let mut sections: Vec<_> = sections.flatten().collect();
    sections.dedup();
    assert_eq!(sections, ["planning", "action", "encounter"]);
    assert_eq!(
        bullets,
        [
            "planning 1 NotDefeated",
            "planning 2",
            "action 1",
            "action 2",
            "encounter 1 NoPatrol",
            "encounter 2 NoJob",
            "encounter 3"
        ]
    );
    // I drew one; the rival none.
    let drawn = t.events().iter();
    let drawn = drawn.filter(|event| matches!(event, Event::EncounterDrawn { .. }));
    assert_eq!(drawn.count(), 1);
}

#[test]
fn the_first_bullet_that_applies_is_the_only_one() {
    rule!("solo-turn/first-that-applies-does-one-bullet");
    let t = after(before(
        "ai-6",
        PlayerWords {
            damage: [1, 1],
            ..rival_with("tatooine", &["coaxium-crystal"])
        },
    ));
    let two = t.who(TWO);
    assert_eq!(
        (two.damage, two.space.as_str(), two.credits),
        ([0, 0], "tatooine", 0)
    );
}

#[test]
fn a_price_that_cannot_be_paid_passes_the_bullet_over() {
    rule!("solo-turn/skip-bullet-that-cannot-be-done");
    let poor = PlayerWords {
        credits: 5000,
        ..rival("tatooine-reach")
    };
    let t = after(before("ai-1", poor.clone()));
    assert_eq!((t.who(TWO).fame, t.who(TWO).credits), (0, 7000));
    assert_eq!(
        t.bullets()[7..],
        ["encounter 3 TooPoor", "encounter 4 NoFaction"]
    );
    let rich = PlayerWords {
        credits: 6000,
        ..poor
    };
    let t = after(before("ai-1", rich));
    assert_eq!((t.who(TWO).fame, t.who(TWO).credits), (1, 0));
}

#[test]
fn a_bullet_that_does_something_applies() {
    rule!("solo-turn/partial-effect-counts-as-applying");
    // No faction rules Cantonica: there is no reputation to lose.
    let t = after(before("ai-9", rival("cantonica")));
    assert_eq!(t.who(TWO).credits, 6000);
    assert!(t.who(TWO).reputation.is_empty());
}

#[test]
fn a_bullet_is_judged_when_its_turn_comes() {
    rule!("solo-turn/bullets-are-judged-when-reached");
    // The only cargo slot is free once the cargo is delivered.
    let t = after(Scenario {
        market: market(&[(Market::Cargo, &["spice"])]),
        ..before("ai-10", rival_with("ryloth", &["coaxium-crystal"]))
    });
    assert_eq!(t.assets(TWO), ["spice"]);
}

#[test]
fn card_ten_discards_from_two_decks_and_goes_anywhere_into_its_deck() {
    rule!("solo-turn/ai-deck-is-not-reshuffled");
    let scenario = Scenario {
        market: market(&[
            (Market::Bounty, &["bounty-green", "bounty-white"]),
            (Market::Luxury, &["villa", "jewels"]),
        ]),
        ..before("ai-10", rival("tatooine-reach"))
    };
    let found = each_after(&scenario, 100, |words| {
        let deck = format!("{:?}", words.rival);
        let others: Vec<&str> = deck.split("ai-").skip(1).collect();
        others
            .iter()
            .position(|card| card.starts_with("10"))
            .unwrap()
    });
    let places: BTreeSet<usize> = found.into_iter().collect();
    assert!(
        places.into_iter().eq(0..10),
        "on top, at the bottom, and wherever between"
    );
    let t = after(scenario);
    assert_eq!(t.top(Market::Bounty).as_deref(), Some("bounty-white"));
    assert_eq!(t.top(Market::Luxury).as_deref(), Some("jewels"));
    let others: Vec<String> = t
        .ai_deck()
        .into_iter()
        .filter(|card| card != "ai-10")
        .collect();
    assert_eq!(
        others,
        (1..10).map(|n| format!("ai-{n}")).collect::<Vec<_>>()
    );
}

#[test]
fn the_rival_wins_at_ten_fame_in_the_middle_of_its_card() {
    rule!("solo-turn/ai-at-ten-fame-means-you-lose");
    let t = after(before(
        "ai-4",
        PlayerWords {
            fame: 9,
            credits: 3000,
            ..rival_with("tatooine", &["contraband"])
        },
    ));
    let outcome = game().outcome(t.state()).unwrap();
    assert_eq!(outcome.places, [2, 1]);
    assert!(!t.bullets().contains(&"action 2".to_string()));
}

#[test]
fn i_win_before_the_rival_takes_another_turn() {
    rule!("solo-turn/you-win-at-ten-fame");
    let mut scenario = before("ai-4", rival("tatooine"));
    scenario.players[0] = PlayerWords {
        fame: 9,
        ..player("boba-fett", "nal-hutta")
    };
    scenario.players[0].reputation = reputation(&[(Faction::Hutt, Standing::Positive)]);
    scenario.encounters = encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]);
    scenario.dice = vec![CRIT, CRIT, CRIT, BLANK, BLANK, BLANK, BLANK, BLANK];
    let mut t = stage(scenario);
    t.make_all(&["space", "yes"]);
    while game().outcome(t.state()).is_none() {
        t.make("pass");
    }
    assert_eq!(game().outcome(t.state()).unwrap().places, [1, 2]);
    assert!(!t.told(|event| matches!(event, Event::AiCardDrawn { .. })));
}

#[test]
fn my_turn_is_as_ever() {
    rule!("solo-turn/your-turn-is-normal");
    let mut scenario = before("ai-4", rival("tatooine"));
    let alone = stage(scenario.clone()).offered();
    scenario.rival = None;
    assert_eq!(stage(scenario).offered(), alone);
}

#[test]
fn values_are_raised_and_other_abilities_are_not_used() {
    rule!("solo-cards/value-increases-do-count");
    // Han Solo moves two spaces more: Lothal is 8 away, where he stops on the way to Cantonica.
    let han = PlayerWords {
        character: Some("han-solo".into()),
        ..rival_with("tatooine", &["livestock"])
    };
    assert_eq!(after(before("ai-9", han)).who(TWO).space, "lothal");
}

#[test]
fn the_rival_completes_no_goals() {
    rule!("solo-cards/no-personal-goal", "solo-cards/no-ship-goal");
    // Han Solo's goal is such a ship.
    let t = after(Scenario {
        market: market(&[(Market::Ship, &["ship-yt-1300"])]),
        ..before(
            "ai-9",
            PlayerWords {
                character: Some("han-solo".into()),
                credits: 30_000,
                ..rival("tatooine")
            },
        )
    });
    let two = t.who(TWO);
    assert_eq!(two.ship.as_deref(), Some("yt-1300"));
    assert_eq!((two.fame, two.flipped, two.ship_flipped), (0, false, false));
    assert_eq!(two.progress, [0, 0]);
}

#[test]
fn the_slots_of_the_rival_limit_what_it_holds() {
    rule!("solo-cards/assets-sit-in-matching-slots");
    let t = after(Scenario {
        market: market(&[(Market::Cargo, &["spice"])]),
        ..before("ai-10", rival_with("tatooine", &["livestock"]))
    });
    assert_eq!(t.assets(TWO), ["livestock"]);
}

#[test]
fn of_the_rival_everything_is_kept_as_of_a_player() {
    rule!("solo-cards/tracked-like-a-real-player");
    let who = PlayerWords {
        fame: 4,
        credits: 3000,
        damage: [2, 1],
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        ..rival_with("tatooine", &["livestock", "blaster"])
    };
    let t = stage(before("ai-10", who.clone()));
    assert_eq!(t.who(TWO), who);
    let seen = &t.view(ONE).players[1];
    assert_eq!((seen.fame, seen.credits, seen.damage), (4, 3000, [2, 1]));
}

#[test]
fn each_cargo_and_job_has_a_token_where_it_is_bound_for() {
    rule!(
        "solo-goals/token-marks-a-destination",
        "solo-goals/tokens-stack",
        "solo-goals/delivery-removes-a-token"
    );
    let two = rival_with("kessel", &["spice", "hard-job", "pair-job"]);
    let goals_now = goals(stage(before("ai-5", two.clone())).state());
    assert_eq!(goals_now[..2], ["kessel", "kessel"], "one for each card");
    assert_eq!(goals_now[2..], ["lothal"]);
    let t = after(Scenario {
        market: market(&[(Market::Job, &["hired-hand"])]),
        ..before("ai-5", two)
    });
    assert_eq!(goals(t.state()), ["kessel", "lothal"]);
}

#[test]
fn a_completed_job_takes_its_token_along() {
    rule!("solo-goals/completed-job-removes-a-token");
    let t = after(before("ai-8", rival_with("kessel", &["hard-job"])));
    assert_eq!(goals(t.state()), [""; 0]);
}

#[test]
fn each_delivered_cargo_takes_a_token_along() {
    rule!("solo-goals/one-token-per-card-delivered");
    let hauler = PlayerWords {
        ship: Some("yv-666".into()),
        ..rival_with("tatooine", &["contraband", "contraband-2", "hard-job"])
    };
    let scenario = before("ai-8", hauler);
    assert_eq!(
        goals(stage(scenario.clone()).state()),
        ["tatooine", "tatooine", "kessel"]
    );
    assert_eq!(goals(after(scenario).state()), ["kessel"]);
}

#[test]
fn my_own_deliveries_leave_the_tokens_alone() {
    rule!(
        "solo-goals/your-deliveries-leave-tokens-alone",
        "solo-goals/tokens-steer-movement"
    );
    let mut scenario = before("ai-9", rival_with("tatooine", &["coaxium-crystal"]));
    scenario.step = outer_rim::scenario::StepWord::Action;
    scenario.players[0] = PlayerWords {
        assets: crate::common::words(&["livestock"]),
        ..player("boba-fett", "cantonica")
    };
    let mut t = stage(scenario);
    t.make("deliver");
    assert_eq!(t.assets(ONE), [""; 0]);
    assert_eq!(goals(t.state()), ["ryloth"]);
}

#[test]
fn of_two_who_win_at_once_the_richer_wins_and_else_the_rival() {
    rule!("solo-turn/both-reach-ten-at-once");
    let winner = |mine: u32| {
        let famous = |who: PlayerWords, credits| PlayerWords {
            fame: 9,
            credits,
            ..who
        };
        let mut scenario = before("ai-9", famous(rival("takodana"), 5000));
        scenario.step = StepWord::Action;
        // Jewels pay everybody here 7,000 and a fame.
        scenario.players[0] = PlayerWords {
            assets: words(&["jewels"]),
            ..famous(player("boba-fett", "takodana"), mine)
        };
        let mut t = stage(scenario);
        t.make("use jewels");
        t.words().step
    };
    assert_eq!(winner(5000), StepWord::Over(1));
    assert_eq!(winner(6000), StepWord::Over(0));
}

#[test]
fn a_lost_cargo_takes_its_goal_token_along() {
    rule!("solo-goals/lost-card-takes-its-token-along");
    let mut scenario = before("ai-9", rival_with("ring-of-kafrene", &["livestock"]));
    scenario.players[0] = player("boba-fett", "ring-of-kafrene");
    scenario.encounters = encounters(&[("kafrene-takodana", &["kafrene-2"])]);
    assert_eq!(goals(stage(scenario.clone()).state()), ["cantonica"]);
    let t = after(scenario);
    assert_eq!(t.assets(ONE), ["livestock"]);
    assert_eq!(goals(t.state()), [""; 0]);
    assert_eq!(t.bullets()[1], "planning 2 NoGoal");
}

#[test]
fn fame_that_assets_lend_is_no_value_of_ship_or_character() {
    rule!("solo-cards/no-abilities");
    // A celebrity always lends a fame, yacht fittings two on planets.
    let t = after(before(
        "ai-9",
        rival_with("kessel", &["celebrity", "yacht-fittings"]),
    ));
    assert_eq!(t.who(TWO).fame, 0);
    assert!(!t.told(|event| matches!(event, Event::Fame { .. })));
}
