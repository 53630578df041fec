//! Fame, the most famous player, and winning.

use crate::common::{
    ONE, OnStage, TWO, action_step, encounter_step, encounters, game, market, player, reputation,
    stage, words,
};
use outer_rim::Setup;
use outer_rim::content::{Expansion, Faction, Market, Standing};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario, StepWord};
use rulebook::rule;
use tabletop::testkit::Stage;
use tabletop::{Game, Role};

fn famous(character: &str, space: &str, fame: u8) -> PlayerWords {
    PlayerWords {
        fame,
        ..player(character, space)
    }
}

/// Contact White 5 pays a fame and leaves the game.
fn gains_one(fame: u8, goal: u8) -> OnStage {
    let mut t = stage(Scenario {
        fame: goal,
        contacts: [("kessel".into(), words::<ContactWord>(&["white-5", "-"]))].into(),
        ..encounter_step(vec![
            famous("boba-fett", "kessel", fame),
            PlayerWords::second(),
        ])
    });
    t.make("contact kessel 1");
    t
}

/// The winner, counted from one, if the game is over.
fn winner(t: &OnStage) -> Option<u8> {
    match t.words().step {
        StepWord::Over(player) => Some(player + 1),
        _ => None,
    }
}

/// The current player gives jewels away with somebody in their space: 7,000 and a fame each.
fn jewels(scenario: Scenario) -> OnStage {
    let mut t = stage(scenario);
    t.make("use jewels");
    t
}

fn jeweller(fame: u8, credits: u32) -> PlayerWords {
    PlayerWords {
        credits,
        assets: words(&["jewels"]),
        ..famous("boba-fett", "kessel", fame)
    }
}

#[test]
fn ten_fame_win_at_that_very_moment() {
    rule!("fame/first-to-ten-wins");
    assert_eq!(winner(&gains_one(8, 10)), None);
    let t = gains_one(9, 10);
    assert_eq!(
        (winner(&t), t.story()),
        (Some(1), vec!["1 fame +1".into(), "1 has won".into()])
    );
    // Also on somebody else's turn.
    let t = jewels(action_step(vec![
        jeweller(3, 0),
        famous("bossk", "kessel", 9),
    ]));
    assert_eq!(winner(&t), Some(2));
}

#[test]
fn everybody_starts_without_fame() {
    rule!("fame/start-at-zero");
    let setup = Setup {
        players: 3,
        ..Setup::default()
    };
    let t = Stage::new_game(&game(), setup, 1);
    let fame: Vec<_> = game()
        .words(t.state())
        .players
        .iter()
        .map(|one| one.fame)
        .collect();
    assert_eq!(fame, [0, 0, 0]);
    assert_eq!(gains_one(2, 10).who(ONE).fame, 3);
}

#[test]
fn fame_never_falls_below_zero() {
    rule!("fame/never-below-zero");
    for (before, after) in [(0, 0), (2, 1)] {
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-12"])]),
            ..encounter_step(vec![
                famous("boba-fett", "cantonica", before),
                player("bossk", "kessel"),
            ])
        });
        t.make("space");
        assert_eq!(t.who(ONE).fame, after);
    }
}

#[test]
fn fame_of_an_asset_is_real_fame() {
    rule!("fame/asset-fame-while-condition-holds");
    let buyer = PlayerWords {
        credits: 10000,
        ..famous("boba-fett", "kessel", 9)
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Luxury, &["villa"])]),
        ..action_step(vec![buyer, PlayerWords::second()])
    });
    t.make_all(&["market", "buy luxury"]);
    assert_eq!(winner(&t), Some(1));
}

#[test]
fn fame_among_friends_hangs_on_how_many_they_are() {
    rule!("fame/asset-fame-while-condition-holds");
    let buys = |imperial: Standing| {
        let buyer = PlayerWords {
            credits: 10000,
            reputation: reputation(&[
                (Faction::Hutt, Standing::Positive),
                (Faction::Imperial, imperial),
            ]),
            ..famous("boba-fett", "kessel", 9)
        };
        let mut t = stage(Scenario {
            with: [Expansion::UnfinishedBusiness].into_iter().collect(),
            market: market(&[(Market::GearAndMod, &["robes"])]),
            ..action_step(vec![buyer, PlayerWords::second()])
        });
        t.make_all(&["market", "buy gear_and_mod"]);
        winner(&t)
    };
    assert_eq!(buys(Standing::Positive), Some(1));
    assert_eq!(buys(Standing::Neutral), None);
}

#[test]
fn a_flight_that_wins_by_where_it_leads_is_no_step() {
    for (fame, role, won) in [(5, Role::Step, None), (8, Role::Commit, Some(1))] {
        let pilot = PlayerWords {
            assets: words(&["yacht-fittings"]),
            ..famous("boba-fett", "tatooine-reach", fame)
        };
        let mut t = stage(Scenario {
            step: StepWord::Planning,
            ..action_step(vec![pilot, PlayerWords::second()])
        });
        t.make("move");
        let fly = t.choices()[t
            .offered()
            .iter()
            .position(|one| one == "fly tatooine")
            .unwrap()];
        assert_eq!(t.game().part(t.state(), &fly).role, role);
        t.make("fly tatooine");
        assert_eq!((t.who(ONE).fame, winner(&t)), (fame + 2, won));
    }
}

#[test]
fn fame_of_an_asset_goes_with_it() {
    rule!("fame/asset-fame-is-lost-again");
    let owner = PlayerWords {
        assets: words(&["villa"]),
        ..famous("boba-fett", "kessel", 4)
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["blaster", "lucky-dice"])]),
        ..action_step(vec![owner, PlayerWords::second()])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter villa"]);
    assert_eq!(
        (t.assets(ONE), t.who(ONE).fame),
        (vec!["blaster".into()], 3)
    );
    // Or when its condition is no longer met: on planets only.
    let owner = PlayerWords {
        assets: words(&["yacht-fittings"]),
        ..famous("boba-fett", "kessel", 4)
    };
    let mut t = stage(Scenario {
        players: vec![owner, PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["move", "fly kessel-approach"]);
    assert_eq!(t.who(ONE).fame, 2);
    t.make("fly kessel");
    assert_eq!(t.who(ONE).fame, 4);
}

#[test]
fn of_two_who_win_at_once_the_richer_has_won() {
    rule!("fame/simultaneous-win-credits");
    let with_credits = |one, two| {
        let other = PlayerWords {
            credits: two,
            ..famous("bossk", "kessel", 9)
        };
        jewels(action_step(vec![jeweller(9, one), other]))
    };
    assert_eq!(
        winner(&with_credits(5000, 8000)),
        Some(2),
        "the effect is finished first"
    );
    assert_eq!(winner(&with_credits(8000, 5000)), Some(1));
}

#[test]
fn equally_rich_the_one_later_in_turn_order_has_won() {
    rule!("fame/simultaneous-win-seat");
    let four = |current: u8, first: u8| {
        let at = |character| famous(character, "kessel", 9);
        let mut players = vec![
            at("bossk"),
            at("han-solo"),
            at("ketsu-onyo"),
            at("jyn-erso"),
        ];
        players[usize::from(current)].assets = words(&["jewels"]);
        Scenario {
            current,
            first,
            ..action_step(players)
        }
    };
    let mut t = jewels(four(1, 0));
    t.make("player 4");
    assert_eq!(winner(&t), Some(4));
    let mut t = jewels(four(1, 1));
    t.make("player 1");
    assert_eq!(
        winner(&t),
        Some(1),
        "the starting player never wins this tie"
    );
}

#[test]
fn several_can_be_the_most_famous_player() {
    rule!("fame/most-famous-player");
    let rich = |character, space, fame| PlayerWords {
        credits: 5000,
        ..famous(character, space, fame)
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-3"])]),
        ..encounter_step(vec![
            rich("boba-fett", "cantonica", 2),
            rich("bossk", "kessel", 5),
            rich("han-solo", "kessel", 5),
        ])
    });
    t.make("space");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["player 2".to_string(), "player 3".into()]),
        "an effect hits one of those who are tied, as the current player likes"
    );
    t.make("player 3");
    assert_eq!(t.story()[0], "3 credits -2");
}

#[test]
fn a_tie_does_not_save_the_current_player() {
    rule!(
        "fame/current-player-if-tied-is-hit",
        "fame/most-famous-player"
    );
    let draws = |fame| {
        let current = PlayerWords {
            credits: 5000,
            ..famous("boba-fett", "ord-mantell", fame)
        };
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-4"])]),
            ..encounter_step(vec![current, famous("bossk", "kessel", 5)])
        });
        t.make("space");
        assert_eq!(t.decider(), TWO, "nobody was asked");
        t.who(ONE).credits
    };
    assert_eq!(draws(5), 3000);
    assert_eq!(draws(4), 5000);
}

#[test]
fn the_fame_that_wins_is_agreed_on_before() {
    rule!("fame/extended-game", "fame/first-game");
    assert_eq!(winner(&gains_one(9, 12)), None);
    assert_eq!(winner(&gains_one(11, 12)), Some(1));
    assert_eq!(winner(&gains_one(7, 8)), Some(1));
}
