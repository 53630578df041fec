//! The abilities of its cards, which the rival of a single-player game never uses.

use crate::common::solo::{after, before, rival, rival_with};
use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, market, patrols, player, reputation, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Die, Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, RivalWords, Scenario, StepWord};
use rulebook::rule;

/// Whether the rival used an ability, or changed dice by one.
fn used(t: &OnStage) -> bool {
    t.told(|event| match *event {
        Event::Used { player: by, .. } | Event::DiceChanged { by, .. } => u32::from(by) == 1,
        _ => false,
    })
}

/// Somebody hated by the Hutts meets their patrol.
fn hunted(who: PlayerWords) -> PlayerWords {
    PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        space: "tatooine-reach".into(),
        ..who
    }
}

/// The rival fights a patrol: a ship combat.
fn against_a_patrol(who: PlayerWords, dice: &[Die]) -> Scenario {
    Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: dice.to_vec(),
        ..before("ai-9", hunted(who))
    }
}

/// A player in the same combat.
fn as_a_player(who: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        step: StepWord::Encounter,
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: dice.to_vec(),
        players: vec![hunted(who), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make("patrol hutt");
    t
}

/// Bossk attacks the rival, who is more famous, on the ground.
fn attacked(who: PlayerWords, dice: &[Die]) -> OnStage {
    let bossk = PlayerWords {
        flipped: true,
        ..player("bossk", "takodana")
    };
    let mut t = stage(Scenario {
        step: StepWord::Encounter,
        players: vec![bossk, PlayerWords { fame: 2, ..who }],
        rival: Some(RivalWords {
            player: 1,
            deck: words(&["ai-6"]),
        }),
        dice: dice.to_vec(),
        ..Scenario::default()
    });
    t.make("use bossk");
    t
}

/// The rival, played by somebody else.
fn cast(character: &str, who: PlayerWords) -> PlayerWords {
    PlayerWords {
        character: Some(character.into()),
        ..who
    }
}

/// Somebody who has completed the goal of their character or ship.
fn flipped(who: PlayerWords, ship: Option<&str>) -> PlayerWords {
    PlayerWords {
        flipped: ship.is_none(),
        ship_flipped: ship.is_some(),
        ship: ship.map_or(who.ship, |ship| Some(ship.into())),
        ..who
    }
}

#[test]
fn no_ability_of_the_rival_is_used_in_a_ship_combat() {
    rule!("solo-cards/no-abilities");
    let dice = [FOCUS, BLANK, HIT, BLANK];
    // Characters, mods, gear and crew; of a player each would be asked about.
    for (who, id) in [
        (cast("lando-calrissian", rival("")), "lando-calrissian"),
        (cast("jyn-erso", rival("")), "jyn-erso"),
        (
            rival_with("", &["targeting-computer"]),
            "targeting-computer",
        ),
        (rival_with("", &["jammer"]), "jammer"),
        (rival_with("", &["grip"]), "grip"),
        (rival_with("", &["yellow-3-card"]), "yellow-3-card"),
    ] {
        let asked = as_a_player(who.clone(), &dice).offered();
        assert!(asked.contains(&format!("use {id}")), "{id}: {asked:?}");
        let t = after(against_a_patrol(who, &dice));
        assert!(!used(&t), "{id}");
        assert_eq!(
            t.story_of(&["rolls", "loses"]),
            ["2 rolls 2", "1 rolls 2 for the foe", "2 loses 0:1"],
            "{id}"
        );
    }
}

#[test]
fn what_the_cards_of_the_rival_demand_does_not_happen_either() {
    rule!("solo-cards/no-abilities");
    // Ketsu Onyo must take 4,000 after a won combat.
    let ketsu = || flipped(cast("ketsu-onyo", rival("")), None);
    let won = [HIT, BLANK, BLANK, BLANK];
    let story = as_a_player(ketsu(), &won).story_of(&["credits"]);
    assert_eq!(story, ["1 credits +3", "1 credits +4"]);
    let t = after(against_a_patrol(ketsu(), &won));
    let story = t.story_of(&["credits"]);
    assert_eq!(story, ["2 credits +2", "2 credits +3"], "income and reward");
    // A YV-666 must roll for its survival.
    let ship = || PlayerWords {
        damage: [0, 4],
        ..flipped(rival(""), Some("yv-666"))
    };
    let lost = [BLANK, BLANK, BLANK, HIT, BLANK, FOCUS];
    let mut t = as_a_player(ship(), &lost);
    t.make("to tatooine");
    let story = t.story_of(&["defeated", "recovers"]);
    assert_eq!(story, ["1 recovers 2"]);
    let t = after(against_a_patrol(ship(), &lost));
    let story = t.story_of(&["defeated", "recovers"]);
    assert_eq!(story, ["2 is defeated"]);
}

#[test]
fn no_ability_of_the_rival_is_used_outside_of_combat() {
    rule!("solo-cards/no-abilities");
    let acts = |who: PlayerWords| {
        stage(Scenario {
            step: StepWord::Action,
            players: vec![who, PlayerWords::second()],
            ..Scenario::default()
        })
    };
    let bossk = || PlayerWords {
        damage: [1, 1],
        ..cast("bossk", rival("tatooine"))
    };
    for (who, id) in [
        (bossk(), "bossk"),
        (rival_with("tatooine", &["afterburner"]), "afterburner"),
        (rival_with("tatooine", &["pennant"]), "pennant"),
        (rival_with("tatooine", &["jewels"]), "jewels"),
        (rival_with("tatooine", &["green-5-card"]), "green-5-card"),
    ] {
        assert!(acts(who.clone()).offers(&format!("use {id}")), "{id}");
        let t = after(before("ai-9", who.clone()));
        assert!(!used(&t), "{id}");
        let two = t.who(TWO);
        assert_eq!((two.damage, two.assets), (who.damage, who.assets), "{id}");
        assert_eq!((two.space.as_str(), two.fame), ("tatooine", 0), "{id}");
        // 2,000 for want of a move, 4,000 for its reputation.
        assert_eq!(two.credits, 6000, "{id}");
    }
}

#[test]
fn the_rival_pays_full_prices() {
    rule!("solo-cards/no-price-or-dice-abilities");
    // A guild card takes 2,000 off gear.
    let member = |credits| PlayerWords {
        credits,
        ..rival_with("tatooine", &["guild-card"])
    };
    let blaster = || market(&[(Market::GearAndMod, &["blaster", "shields"][..])]);
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players: vec![member(2000), PlayerWords::second()],
        market: blaster(),
        ..Scenario::default()
    });
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    assert_eq!(t.who(ONE).credits, 0, "as a player");
    let buys = |credits| {
        let t = after(Scenario {
            market: blaster(),
            ..before("ai-8", member(credits))
        });
        let bought = t.assets(TWO).contains(&"blaster".to_string());
        (bought, t.who(TWO).credits)
    };
    // 2,000 more for want of a move.
    assert_eq!(buys(1000), (false, 3000));
    assert_eq!(buys(3000), (true, 1000));
}

#[test]
fn nothing_changes_the_dice_of_the_rival() {
    rule!("solo-cards/no-price-or-dice-abilities");
    let dice = [BLANK, BLANK, BLANK, HIT, BLANK];
    for assets in [&[][..], &["vibroblade"], &["suppressor"], &["green-1-card"]] {
        let rich = PlayerWords {
            credits: 5000,
            ..rival_with("takodana", assets)
        };
        let t = attacked(rich, &dice);
        assert_eq!(
            t.story_of(&["wins", "loses"])[0],
            "1 loses 0:1",
            "{assets:?}"
        );
        assert!(!used(&t), "{assets:?}");
    }
}

#[test]
fn the_rival_suffers_all_damage_and_is_paid_no_more_than_its_reward() {
    rule!("solo-cards/no-price-or-dice-abilities");
    // Heavy armor would prevent one, and a trophy pay 1,000.
    let who = || rival_with("takodana", &["heavy-armor", "trophy"]);
    let t = attacked(who(), &[CRIT, BLANK, BLANK, BLANK, BLANK]);
    assert_eq!(
        t.story_of(&["wins", "2 suffers"])[..2],
        ["1 wins 2:0", "2 suffers 2"]
    );
    let t = after(against_a_patrol(who(), &[HIT, BLANK, BLANK, BLANK]));
    assert_eq!(
        t.story_of(&["wins", "2 credits"]),
        ["2 credits +2", "2 wins 1:0", "2 credits +3"]
    );
}
