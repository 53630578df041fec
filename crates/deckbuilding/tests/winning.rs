//! Winning.

use crate::common::{EMPIRE, REBEL, card, hand, ids, names, stage, stage_with, words};
use deckbuilding::content::{Ability, Content, Effect, Library};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Deckbuilding, Mode, Player, Setup, Target};
use rulebook::rule;
use std::sync::Arc;
use tabletop::Reason;

/// One base short of victory, with these cards in hand.
fn nearly_won(player: Player, cards: &[&str]) -> Area {
    let victory = match player {
        Player::Empire => ["mon-cala", "hoth"],
        Player::Rebel => ["corellia", "coruscant"],
    };
    Area {
        victory: ids(&victory),
        ..hand(cards)
    }
}

/// On the starting base, which two damage will destroy.
fn nearly_lost() -> Area {
    Area {
        damage: 6,
        ..Area::default()
    }
}

#[test]
fn the_third_destroyed_base_wins() {
    rule!("winning/three-bases-destroyed");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: nearly_won(Player::Empire, &[]),
        rebel: nearly_lost(),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    assert_eq!(t.winner(), Some(Player::Empire));
    assert_eq!(
        t.area(Player::Empire).victory,
        ["mon-cala", "hoth", "dantooine"]
    );
    assert_eq!(t.json(None)["winner"], "empire");
}

#[test]
fn the_rebels_win_the_same_way() {
    rule!("winning/three-bases-destroyed");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["rebel-trooper"]),
        rebel: nearly_won(Player::Rebel, &[]),
        empire: nearly_lost(),
        ..Scenario::default()
    });
    t.commit("rebel-trooper").resolve();
    assert_eq!(t.winner(), Some(Player::Rebel));
}

#[test]
fn the_second_destroyed_base_does_not_win() {
    rule!("winning/three-bases-destroyed");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: Area {
            victory: ids(&["hoth"]),
            ..Area::default()
        },
        rebel: nearly_lost(),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    assert_eq!(t.winner(), None);
    t.end_turn();
    assert_eq!(t.offered_that("reveal").len(), 3, "the game goes on");
}

#[test]
fn nothing_happens_after_the_deciding_base() {
    rule!("winning/game-stops-at-once");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "death-trooper"]),
        empire: nearly_won(Player::Empire, &["imperial-shuttle"]),
        rebel: nearly_lost(),
        row: ids(&["x-wing"]),
        resources: 2,
        ..Scenario::default()
    });
    t.commit("stormtrooper")
        .commit_to("death-trooper", "x-wing");
    t.resolve();
    assert!(t.offered().is_empty());
    let resolve = Choice::Resolve(Target::Row(card("x-wing")));
    for choice in [
        resolve,
        Choice::EndTurn,
        Choice::Play(card("imperial-shuttle")),
    ] {
        assert_eq!(t.refused(EMPIRE, &choice).reason, Reason::GameOver);
    }
    assert_eq!(t.words().row, ["x-wing"], "the other attack never resolves");
    assert_eq!(t.words().resources, 2);
    assert_eq!(names(&t.area(Player::Empire).hand), ["imperial-shuttle"]);
}

/// The box with another Stormtrooper: "Deal 3 damage, draw a card, gain 1 resource and 1 Force."
fn other_stormtrooper() -> Arc<Deckbuilding> {
    let mut content = Content::base().expect("the shipped box is sound").clone();
    for card in &mut content.cards {
        if card.id == "stormtrooper" {
            card.ability = Some(Ability::Action(vec![
                Effect::Damage(3),
                Effect::Draw(1),
                Effect::Resources(1),
                Effect::Force(1),
            ]));
        }
    }
    Arc::new(Deckbuilding::new(Library::new(content)))
}

#[test]
fn the_rest_of_the_deciding_effect_is_not_resolved() {
    rule!("winning/game-stops-at-once");
    let given = |victory: &[&str]| Scenario {
        units: words(&["stormtrooper"]),
        empire: Area {
            victory: ids(victory),
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        rebel: nearly_lost(),
        ..Scenario::default()
    };
    let game = other_stormtrooper();
    let mut goes_on = stage_with(&game, given(&["hoth"]));
    goes_on.use_card("stormtrooper");
    assert_eq!(goes_on.winner(), None);
    assert_eq!(goes_on.hand_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!((goes_on.words().resources, goes_on.words().force), (1, 4));

    let mut over = stage_with(&game, given(&["hoth", "mon-cala"]));
    over.use_card("stormtrooper");
    assert_eq!(over.winner(), Some(Player::Empire));
    assert!(over.hand_of(Player::Empire).is_empty());
    assert_eq!((over.words().resources, over.words().force), (0, 3));
}

#[test]
fn triggers_that_wait_are_not_resolved_once_the_game_is_won() {
    rule!(
        "winning/game-stops-at-once",
        "winning/attack-or-ability-both-count"
    );
    // Cassian Andor makes the Empire discard, Yavin IV then deals two damage; Dengar would pay.
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["cassian-andor", "dengar"]),
        rebel: Area {
            base: Some("yavin-4".into()),
            ..nearly_won(Player::Rebel, &[])
        },
        empire: Area {
            damage: 6,
            ..hand(&["imperial-shuttle"])
        },
        row: ids(&["tie-fighter"]),
        ..Scenario::default()
    });
    t.commit_to("cassian-andor", "tie-fighter");
    t.commit_to("dengar", "tie-fighter");
    t.resolve_on("tie-fighter").pass();
    t.trigger("cassian-andor");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    t.trigger_base();
    assert_eq!(t.winner(), Some(Player::Rebel));
    assert_eq!(t.words().resources, 0, "Dengar's two resources never come");
    assert!(t.offered().is_empty());
}

#[test]
fn the_row_is_not_refilled_once_the_game_is_won() {
    rule!("winning/game-stops-at-once");
    // Rodia discards all Rebel cards of the row and deals one damage for each.
    let mut t = stage(Scenario {
        turn_begins: true,
        empire: Area {
            base: None,
            ships: words(&["imperial-carrier"]),
            ..nearly_won(Player::Empire, &[])
        },
        setup: Setup {
            mode: Mode::FullGalaxy,
            goal: Some(3),
            ..Setup::default()
        },
        rebel: Area {
            victory: ids(&["lothal"]),
            ..nearly_lost()
        },
        row: ids(&[
            "x-wing",
            "y-wing",
            "bossk",
            "lobot",
            "dengar",
            "fang-fighter",
        ]),
        galaxy: words(&["snowspeeder", "u-wing"]),
        ..Scenario::default()
    });
    t.reveal("rodia").trigger_base();
    assert_eq!(t.winner(), Some(Player::Empire));
    assert_eq!(names(&t.words().galaxy), ["snowspeeder", "u-wing"]);
    assert_eq!(t.words().resources, 0, "and the ship no longer pays");
}

#[test]
fn damage_of_an_ability_wins_as_well() {
    rule!("winning/attack-or-ability-both-count");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        rebel: nearly_won(Player::Rebel, &[]),
        empire: nearly_lost(),
        ..Scenario::default()
    });
    t.use_card("y-wing");
    assert_eq!(t.winner(), Some(Player::Rebel));
    assert_eq!(
        t.area(Player::Rebel).victory,
        ["corellia", "coruscant", "lothal"]
    );
}

#[test]
fn only_the_player_who_gets_there_first_wins() {
    rule!("winning/no-draws");
    for player in Player::BOTH {
        let unit = match player {
            Player::Empire => "stormtrooper",
            Player::Rebel => "rebel-trooper",
        };
        let both = |side| Area {
            damage: 6,
            ..nearly_won(side, &[])
        };
        let mut t = stage(Scenario {
            active: player,
            units: words(&[unit]),
            empire: both(Player::Empire),
            rebel: both(Player::Rebel),
            ..Scenario::default()
        });
        t.commit(unit).resolve();
        let places = t.outcome().expect("the game is over").places;
        let expected = match player {
            Player::Empire => [1, 2],
            Player::Rebel => [2, 1],
        };
        assert_eq!(places, expected, "one winner, one loser");
    }
}

#[test]
fn a_player_without_any_cards_plays_on() {
    rule!("winning/no-other-way-to-win-or-lose");
    let mut t = stage(Scenario::default());
    for turn in 0..20 {
        assert_eq!(t.winner(), None);
        assert_eq!(t.decider(), [EMPIRE, REBEL][turn % 2]);
        assert!(t.hand_of(Player::Empire).is_empty());
        assert!(t.hand_of(Player::Rebel).is_empty());
        t.end_turn();
    }
    assert_eq!(t.words().turn, 21);
}

#[test]
fn the_force_never_decides_the_game() {
    rule!("winning/no-other-way-to-win-or-lose");
    for force in [0, 6] {
        let mut t = stage(Scenario {
            force,
            empire: hand(&["darth-vader"]),
            rebel: hand(&["luke-skywalker"]),
            ..Scenario::default()
        });
        t.play("darth-vader").end_turn();
        t.play("luke-skywalker").end_turn();
        assert_eq!(t.winner(), None, "{force}");
    }
}

#[test]
fn everybody_sees_the_victory_piles() {
    rule!("winning/victory-piles-are-open");
    let t = stage(Scenario {
        empire: Area {
            victory: ids(&["mon-cala", "hoth"]),
            ..Area::default()
        },
        rebel: Area {
            victory: ids(&["corellia"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let view = t.json(viewer);
        let pile = |player: usize| -> Vec<String> {
            let pile = view["players"][player]["victory"].as_array();
            let ids = pile.into_iter().flatten().map(|base| base["id"].as_str());
            ids.map(|id| id.unwrap_or_default().to_string()).collect()
        };
        assert_eq!(pile(0), ["mon-cala", "hoth"]);
        assert_eq!(pile(1), ["corellia"]);
        assert_eq!(view["players"][0]["needed"], 1);
        assert_eq!(view["players"][1]["needed"], 2);
        assert_eq!(view["goal"], 3);
    }
}
