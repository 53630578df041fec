//! When abilities are resolved and in which order, and what the words of cards mean.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, encounter_step, encounters, patrols, player, reputation,
    stage, words,
};
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn with(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player(character, space)
    }
}

/// Somebody draws a card where they are.
fn draws(deck: &str, card: &str, who: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[(deck, &[card])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, player("bossk", "syndicate-gate")])
    });
    t.make("space");
    t
}

const PIT: (&str, &str) = ("kessel-maelstrom", "kessel-1");

fn pit_guard(who: PlayerWords, dice: &[Die]) -> OnStage {
    draws(PIT.0, PIT.1, who, dice)
}

fn rebel(standing: Standing, space: &str) -> PlayerWords {
    PlayerWords {
        reputation: reputation(&[(Faction::Rebel, standing)]),
        ..player("boba-fett", space)
    }
}

#[test]
fn when_comes_before_after() {
    rule!("timing/after", "timing/when-before-after");
    let ketsu = PlayerWords {
        flipped: true,
        ..with("ketsu-onyo", "kessel", &["trophy"])
    };
    let mut t = pit_guard(ketsu, &[CRIT, BLANK, BLANK, HIT, BLANK]);
    assert_eq!(t.offered(), ["use trophy", "pass"], "when she wins");
    t.make("use trophy");
    assert_eq!(
        t.story()[2..],
        [
            "1 wins 2:1",
            "1 credits +3",
            "1 credits +1",
            "1 suffers 1",
            "1 credits +4",
            "turn of 2",
        ],
        "what happens after a won combat waits until it is complete"
    );
}

#[test]
fn when_one_is_defeated_comes_before_its_price() {
    rule!("timing/when");
    let ig_88 = PlayerWords {
        flipped: true,
        damage: [3, 0],
        credits: 6000,
        ..with("ig-88", "kessel", &["white-1-card"])
    };
    let mut t = pit_guard(ig_88, &[CRIT, BLANK, BLANK, HIT, BLANK]);
    t.make("pass");
    assert_eq!(t.offered(), ["use ig-88", "pass"]);
    assert_eq!(t.who(ONE).credits, 9000, "nothing was paid yet");
    t.make("use ig-88");
    assert!(!t.who(ONE).defeated);
    assert_eq!(t.who(ONE).credits, 9000);
}

#[test]
fn the_current_player_orders_what_is_due_at_once() {
    rule!("timing/current-player-orders");
    let hurt = |character, gear: &str| PlayerWords {
        damage: [2, 0],
        fame: if character == "bossk" { 0 } else { 3 },
        flipped: character == "bossk",
        ..with(character, "kessel", &[gear])
    };
    let mut t = stage(Scenario {
        dice: vec![BLANK; 6],
        ..encounter_step(vec![hurt("bossk", "scope"), hurt("boba-fett", "scope-2")])
    });
    t.make("use bossk");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["first 1".to_string(), "first 2".into()])
    );
    t.make("first 2");
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use scope-2".to_string(), "pass".into()]),
        "whether to use it is still its owner's to say"
    );
    t.make_all(&["use scope-2", "use scope"]);
    assert_eq!(t.story()[..2], ["2 recovers 1", "1 recovers 1"]);
}

#[test]
fn an_ability_is_used_once_for_each_time_its_event_occurs() {
    rule!(
        "timing/once-per-occurrence",
        "timing/again-at-next-occurrence"
    );
    let mut t = draws(
        "cantonica-ord-mantell",
        "cantonica-10",
        with("boba-fett", "cantonica", &["vibroblade"]),
        &[BLANK; 8],
    );
    t.make("use vibroblade");
    assert_eq!(t.story_of(&["wins"]), ["1 wins 1:0"], "once for this roll");
    assert_eq!(
        t.offered(),
        ["use vibroblade", "pass"],
        "and again in the second combat"
    );
}

#[test]
fn two_cards_with_the_same_ability_are_two_abilities() {
    rule!("timing/two-copies-two-abilities");
    let mut t = pit_guard(
        with("boba-fett", "kessel", &["vibroblade", "vibroblade-2"]),
        &[BLANK; 5],
    );
    assert_eq!(t.offered(), ["use vibroblade", "use vibroblade-2", "pass"]);
    t.make_all(&["use vibroblade-2", "use vibroblade"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 2:0"]);
}

#[test]
fn nothing_is_begun_in_the_middle_of_something_else() {
    rule!("timing/no-interrupting");
    // Between the steps of a job only what its tests and fights open is asked.
    let mut t = stage(Scenario {
        dice: vec![CRIT, BLANK, CRIT, BLANK, BLANK, BLANK],
        ..encounter_step(vec![
            with("doctor-aphra", "cantonica", &["casino", "green-5-card"]),
            player("bossk", "kessel"),
        ])
    });
    t.make("attempt casino");
    assert_eq!(
        t.offered(),
        ["use doctor-aphra", "pass"],
        "her skill, but no action of her crew"
    );
}

#[test]
fn an_ability_works_only_when_it_says() {
    rule!("wording/ability-states-when-and-how");
    let fighter = with("boba-fett", "tatooine-reach", &["vibroblade"]);
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: vec![HIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![fighter, PlayerWords::second()])
    });
    t.make("patrol hutt");
    assert_eq!(
        t.story_of(&["wins"]),
        ["1 wins 1:0"],
        "a blade is no help in a ship combat"
    );
}

#[test]
fn may_leaves_it_to_the_player() {
    rule!("wording/may-is-optional", "wording/to-needs-full-cost");
    let deck = "tatooine-nal-hutta";
    let mut t = draws(
        deck,
        "nal-hutta-2",
        rebel(Standing::Neutral, "nal-hutta"),
        &[],
    );
    assert_eq!(t.offered(), ["yes", "pass"]);
    t.make("yes");
    assert_eq!(
        t.story()[..3],
        ["1 rebel negative", "1 credits +2", "1 hutt positive"]
    );
    let t = draws(
        deck,
        "nal-hutta-2",
        rebel(Standing::Negative, "nal-hutta"),
        &[],
    );
    assert_eq!(
        t.story(),
        ["turn of 2"],
        "who has no reputation to lose is not even asked"
    );
}

#[test]
fn without_may_it_happens() {
    rule!("wording/no-may-means-must");
    let t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-1",
        player("boba-fett", "nal-hutta"),
        &[],
    );
    assert_eq!(t.story(), ["1 hutt negative", "turn of 2"]);
}

#[test]
fn then_keeps_the_order() {
    rule!("wording/then-sets-the-order");
    let last = PlayerWords {
        damage: [3, 0],
        ..player("boba-fett", "cantonica")
    };
    let t = draws("cantonica-ord-mantell", "cantonica-5", last, &[]);
    assert_eq!(
        t.story()[..3],
        ["1 suffers 1", "1 is defeated", "1 recovers 2"]
    );
}

#[test]
fn a_cost_is_paid_in_full_or_not_at_all() {
    rule!("wording/to-allows-no-partial-cost");
    let with_credits = |credits| {
        let who = PlayerWords {
            credits,
            ..player("boba-fett", "ord-mantell")
        };
        draws("cantonica-ord-mantell", "cantonica-8", who, &[])
    };
    let t = with_credits(2000);
    assert_eq!(
        (t.story(), t.who(ONE).credits),
        (vec!["turn of 2".into()], 2000)
    );
    let mut t = with_credits(3000);
    t.make("yes");
    assert_eq!(t.story()[..2], ["1 credits -3", "1 fame +1"]);
}

#[test]
fn a_card_may_waive_its_cost() {
    rule!("wording/to-cost-exception-on-card");
    let mut t = draws(
        "ryloth-naboo",
        "ryloth-1",
        rebel(Standing::Negative, "naboo"),
        &[],
    );
    assert_eq!(t.offered(), ["yes", "pass"]);
    t.make("yes");
    assert_eq!(
        t.story()[..2],
        ["1 credits +2", "1 imperial positive"],
        "still negative"
    );
}

#[test]
fn and_does_both_as_far_as_possible() {
    rule!("wording/and-does-both-as-far-as-possible");
    let t = draws(
        "cantonica-ord-mantell",
        "cantonica-8",
        rebel(Standing::Negative, "cantonica"),
        &[],
    );
    assert_eq!(t.story(), ["1 credits +5", "turn of 2"]);
}

#[test]
fn once_per_turn_counts_anew_in_everybodys_turn() {
    rule!("wording/once-per-turn-means-every-turn");
    let bossk = PlayerWords {
        flipped: true,
        ..player("bossk", "kessel")
    };
    let armored = PlayerWords {
        fame: 3,
        ..with("boba-fett", "kessel", &["heavy-armor"])
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[PIT_DECK]),
        dice: vec![
            CRIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, HIT, BLANK,
        ],
        ..encounter_step(vec![bossk, armored])
    });
    t.make("use bossk");
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use heavy-armor".to_string(), "pass".into()])
    );
    t.make_all(&["use heavy-armor", "income"]);
    while !t.offers("space") {
        t.make("pass");
    }
    t.make("space");
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use heavy-armor".to_string(), "pass".into()]),
        "used on the other's turn, and once again on one's own"
    );
}

const PIT_DECK: (&str, &[&str]) = ("kessel-maelstrom", &["kessel-1"]);

#[test]
fn once_per_turn_stays_used() {
    rule!("wording/once-per-turn-beats-timing");
    let who = player("doctor-aphra", "ord-mantell");
    let mut t = draws("cantonica-ord-mantell", "cantonica-9", who, &[BLANK; 4]);
    t.make_all(&["use doctor-aphra", "skill tech"]);
    assert_eq!(
        t.story_of(&["fails"]).len(),
        2,
        "the second test came without her ability"
    );
    // Unused in the first test, it can still be used in the second.
    let who = player("doctor-aphra", "ord-mantell");
    let mut t = draws("cantonica-ord-mantell", "cantonica-9", who, &[BLANK; 4]);
    t.make("pass");
    assert_eq!(t.offered(), ["use doctor-aphra", "pass"]);
}

#[test]
fn an_opponent_is_whatever_one_fights() {
    rule!("wording/opponent");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK],
        ..encounter_step(vec![
            with("boba-fett", "tatooine-reach", &["yellow-3-card"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["patrol hutt", "use yellow-3-card", "die hit"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 0:0"]);
}

#[test]
fn outside_of_a_combat_nobody_has_an_opponent() {
    rule!("wording/opponent-only-in-combat");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![HIT, BLANK, HIT, BLANK],
        ..encounter_step(vec![
            player("han-solo", "ord-mantell"),
            with("bossk", "ord-mantell", &["yellow-1-card"]),
        ])
    });
    t.make("space");
    assert_eq!(
        t.story_of(&["passes"]).len(),
        2,
        "the other player's crew rerolls an opponent's dice, and was not asked"
    );
}
