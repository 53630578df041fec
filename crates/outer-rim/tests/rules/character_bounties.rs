//! Bounties on the characters of players; Unfinished Business, "Contact Tokens".

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, action_step, encounter_step, expanded, market, player,
    reputation, stage, words,
};
use outer_rim::Choice;
use outer_rim::content::{Die, Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;
use serde_json::json;
use tabletop::Seat;

const HUNT: &str = "hunt bounty-bossk player 2";

/// Boba Fett, who holds the bounty on Bossk.
fn hunter(space: &str) -> PlayerWords {
    PlayerWords {
        assets: words(&["bounty-bossk"]),
        ..player("boba-fett", space)
    }
}

/// Bossk, in a ship with two dice and a hull of three.
fn bossk(space: &str) -> PlayerWords {
    PlayerWords {
        ship: Some("g9-rigger".into()),
        ..player("bossk", space)
    }
}

/// The encounter step of the first of these players.
fn meeting(players: Vec<PlayerWords>, dice: &[Die]) -> OnStage {
    stage(expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(players)
    }))
}

const WON: [Die; 6] = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK];
const LOST: [Die; 6] = [BLANK, BLANK, BLANK, HIT, BLANK, BLANK];

/// The choice to hunt somebody for a bounty, be it offered or not.
fn hunting(t: &OnStage, bounty: &str, target: Seat) -> Choice {
    let bounty = t.game().card_named(bounty);
    let choice = json!({ "hunt-player": [bounty, target.0] });
    serde_json::from_value(choice).unwrap()
}

/// Boba Fett has fought Bossk, who stands so with factions, on Tatooine.
fn fought(standings: &[(Faction, Standing)], dice: &[Die]) -> OnStage {
    let target = PlayerWords {
        reputation: reputation(standings),
        ..bossk("tatooine")
    };
    let mut t = meeting(vec![hunter("tatooine"), target], dice);
    t.make(HUNT);
    t
}

#[test]
fn the_bounty_on_a_players_character_can_be_bought() {
    rule!("character-bounties/may-be-gained");
    let rich = PlayerWords {
        credits: 2000,
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(expanded(Scenario {
        market: market(&[(Market::Bounty, &["bounty-bossk"])]),
        ..action_step(vec![rich, bossk("kessel")])
    }));
    t.make_all(&["market", "buy bounty"]);
    assert_eq!(t.assets(ONE), ["bounty-bossk"]);
    assert_eq!(t.who(ONE).credits, 1000);
}

#[test]
fn the_token_of_a_character_in_play_is_never_fought() {
    rule!("character-bounties/no-contact-token-route");
    let meets = |other: PlayerWords| {
        let mut t = stage(expanded(Scenario {
            contacts: [("tatooine".into(), words(&["-", "-", "bossk"]))].into(),
            ..encounter_step(vec![hunter("tatooine"), other])
        }));
        t.make("contact tatooine 3");
        t
    };
    let t = meets(bossk("kessel"));
    assert!(!t.offers("fight"), "{:?}", t.offered());
    assert_eq!(t.assets(ONE), ["bounty-bossk"]);
    assert_eq!(t.words().gone_contacts, ["bossk"], "the token is discarded");
    let shown = |t: &OnStage| {
        let bounty = t.view(ONE).players[0].assets[0].clone();
        (bounty.hunts.is_some(), bounty.target.map(u32::from))
    };
    assert_eq!(shown(&t), (false, Some(1)), "the player is the quarry");
    let free = meets(player("han-solo", "kessel"));
    assert_eq!(shown(&free), (true, None));
    assert!(free.offers("fight"), "nobody plays Bossk: a contact as any");
}

#[test]
fn a_player_in_the_same_space_is_fought_as_the_encounter() {
    rule!("character-bounties/fight-as-your-encounter");
    let mut far = meeting(vec![hunter("tatooine"), bossk("tatooine-reach")], &[]);
    assert!(far.offered_that("hunt").is_empty());
    let hunt = hunting(&far, "bounty-bossk", TWO);
    let refused = far.refused(ONE, &hunt);
    assert_eq!(
        refused.rule,
        Some("character-bounties/fight-as-your-encounter")
    );

    let mut near = meeting(vec![hunter("tatooine"), bossk("tatooine")], &LOST);
    assert!(near.offers(HUNT) && near.offers("space"));
    near.make(HUNT);
    assert_eq!(near.current(), 1, "it was the encounter of the turn");
}

#[test]
fn the_target_is_not_asked() {
    rule!("character-bounties/target-cannot-refuse");
    let t = fought(&[], &WON);
    let story = t.story_of(&["rolls", "wins"]);
    assert_eq!(story, ["1 rolls 3", "2 rolls 3", "1 wins 1:0"]);
}

#[test]
fn who_is_defeated_is_not_fought() {
    rule!("character-bounties/defeated-target-is-safe");
    let down = PlayerWords {
        damage: [4, 0],
        defeated: true,
        ..bossk("tatooine")
    };
    let mut t = meeting(vec![hunter("tatooine"), down], &[]);
    assert!(t.offered_that("hunt").is_empty());
    let hunt = hunting(&t, "bounty-bossk", TWO);
    let refused = t.refused(ONE, &hunt);
    assert_eq!(
        refused.rule,
        Some("character-bounties/defeated-target-is-safe")
    );
}

#[test]
fn on_a_planet_it_is_a_ground_combat_and_elsewhere_one_of_ships() {
    rule!(
        "character-bounties/ground-on-planet-ship-elsewhere",
        "character-bounties/players-use-their-own-values"
    );
    // The bounty itself shows a ship combat with five dice.
    let planet = fought(&[], &[HIT, BLANK, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(planet.who(ONE).damage, [1, 0]);
    assert_eq!(planet.who(TWO).damage, [1, 0]);
    assert_eq!(planet.story_of(&["2 rolls"]), ["2 rolls 3"]);

    let dice = [HIT, BLANK, BLANK, HIT, BLANK];
    let mut space = meeting(vec![hunter("maelstrom"), bossk("maelstrom")], &dice);
    space.make(HUNT);
    assert_eq!(space.who(ONE).damage, [0, 1]);
    assert_eq!(space.who(TWO).damage, [0, 1]);
    assert_eq!(
        space.story_of(&["2 rolls"]),
        ["2 rolls 2"],
        "her ship's own"
    );
}

#[test]
fn who_wins_completes_the_bounty_and_is_defeated_only_then() {
    rule!("character-bounties/win-completes");
    let hurt = PlayerWords {
        damage: [1, 0],
        ..hunter("tatooine")
    };
    let dice = [CRIT, CRIT, BLANK, CRIT, HIT, BLANK];
    let mut t = meeting(vec![hurt, bossk("tatooine")], &dice);
    t.make(HUNT);
    let story = t.story_of(&["wins", "+", "1 suffers", "1 is defeated"]);
    let order = [
        "1 wins 4:3",
        "1 credits +5",
        "1 fame +1",
        "1 suffers 3",
        "1 is defeated",
    ];
    assert_eq!(story, order);
    assert_eq!(t.who(ONE).progress, [1, 0], "his goal counts it");
}

#[test]
fn who_does_not_win_keeps_the_bounty() {
    rule!("character-bounties/loss-keeps-the-bounty");
    let t = fought(&[], &LOST);
    assert_eq!(t.assets(ONE), ["bounty-bossk"]);
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (0, 0));
}

#[test]
fn the_reward_is_fixed_and_nothing_printed_is_paid() {
    rule!(
        "character-bounties/printed-rewards-are-ignored",
        "character-bounties/fixed-reward-credits-and-fame"
    );
    // It prints 10,000 credits, and a step of Hutt reputation lost.
    let t = fought(&[], &WON);
    assert_eq!(
        t.story_of(&["credits", "fame"]),
        ["1 credits +5", "1 fame +1"]
    );
    assert!(t.who(ONE).reputation.is_empty());
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (5000, 0));
    assert_eq!(t.who(ONE).fame, 1);
}

#[test]
fn the_winner_gains_reputation_with_an_enemy_of_the_target() {
    rule!("character-bounties/gain-reputation-with-an-enemy-of-the-target");
    let enemies = [
        (Faction::Hutt, Standing::Negative),
        (Faction::Rebel, Standing::Negative),
    ];
    let mut t = fought(&enemies, &WON);
    assert_eq!(t.decider(), ONE);
    assert_eq!(t.offered(), ["faction hutt", "faction rebel"]);
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).fame),
        (5000, 1),
        "after both"
    );
    t.make("faction rebel");
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Rebel, Standing::Positive)])
    );
    let none = fought(&[], &WON);
    assert_eq!(none.current(), 1, "without an enemy nobody is asked");
}

#[test]
fn the_winner_may_gain_with_a_faction_that_cannot_like_them_more() {
    rule!("character-bounties/gain-reputation-with-an-enemy-of-the-target");
    let liked = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        ..hunter("tatooine")
    };
    let target = PlayerWords {
        reputation: reputation(&[
            (Faction::Hutt, Standing::Negative),
            (Faction::Rebel, Standing::Negative),
        ]),
        ..bossk("tatooine")
    };
    let mut t = meeting(vec![liked, target], &WON);
    t.make_all(&[HUNT, "faction hutt"]);
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Hutt, Standing::Positive)])
    );
}

#[test]
fn the_winner_loses_reputation_with_a_friend_of_the_target() {
    rule!("character-bounties/lose-reputation-with-a-friend-of-the-target");
    let t = fought(&[(Faction::Imperial, Standing::Positive)], &WON);
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Imperial, Standing::Negative)]),
        "one friend: nothing to choose"
    );
    let friends = [
        (Faction::Imperial, Standing::Positive),
        (Faction::Syndicate, Standing::Positive),
    ];
    let t = fought(&friends, &WON);
    assert_eq!(t.offered(), ["faction imperial", "faction syndicate"]);
    assert!(fought(&[], &WON).who(ONE).reputation.is_empty());
}

#[test]
fn friends_and_enemies_of_the_target_both_count() {
    rule!("character-bounties/both-reputation-steps-can-apply");
    let standings = [
        (Faction::Hutt, Standing::Positive),
        (Faction::Rebel, Standing::Negative),
    ];
    let t = fought(&standings, &WON);
    assert_eq!(
        t.story_of(&["hutt", "rebel"]),
        ["1 rebel positive", "1 hutt negative"]
    );
    assert_eq!(
        t.who(TWO).reputation,
        reputation(&standings),
        "hers stays put"
    );
}

#[test]
fn a_completed_bounty_on_a_player_leaves_the_game_and_captures_nobody() {
    rule!(
        "character-bounties/removed-after-completion",
        "character-bounties/no-capture"
    );
    let t = fought(&[], &WON);
    assert_eq!(t.words().gone, ["bounty-bossk"]);
    assert!(!t.deck(Market::Bounty).contains(&"bounty-bossk".to_string()));
    assert!(t.assets(ONE).is_empty() && !t.offers("capture"));
    assert_eq!(t.current(), 1, "nothing was asked");
}

#[test]
fn nobody_completes_the_bounty_on_themselves() {
    rule!("character-bounties/own-bounty-blocks-but-never-pays");
    let own = PlayerWords {
        assets: words(&["bounty-boba-fett"]),
        ..player("boba-fett", "tatooine")
    };
    let mut t = meeting(vec![own.clone(), bossk("tatooine")], &[]);
    assert!(t.offered_that("hunt").is_empty());
    let hunt = hunting(&t, "bounty-boba-fett", ONE);
    let refused = t.refused(ONE, &hunt);
    assert_eq!(
        refused.rule,
        Some("character-bounties/own-bounty-blocks-but-never-pays")
    );
    let other = meeting(vec![bossk("tatooine"), own], &[]);
    assert!(
        other.offered_that("hunt").is_empty(),
        "nor do others while it is held"
    );
}
