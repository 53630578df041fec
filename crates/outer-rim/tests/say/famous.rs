//! Fame says what it came of: told by where it is paid, whatever else happens around it.

use super::log;
use crate::common::{
    BLANK, CRIT, HIT, OnStage, action_step, encounter_step, encounters, market, patrols, player,
    solo, stage, stage_with, words,
};
use outer_rim::content::{AssetKind, Content, Effect, Faction, Market};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{Bearer, Because, Choice, Event, OuterRim, Source};
use std::sync::Arc;
use tabletop::testkit::Stage;
use tabletop::{Game, Lang};

/// What everybody's fame came of, in order.
fn causes(t: &OnStage) -> Vec<(u32, i8, Source)> {
    let fame = t.events().iter().filter_map(|event| match *event {
        Event::Fame {
            player,
            change,
            because: Because { source, .. },
            ..
        } => Some((u32::from(player) + 1, change, source)),
        _ => None,
    });
    fame.collect()
}

/// The lines that tell of fame.
fn lines(t: &OnStage) -> Vec<String> {
    let fame = |line: &String| line.contains("fame in all");
    log(t).into_iter().filter(fame).collect()
}

fn owner(assets: &[&str], space: &str) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player("boba-fett", space)
    }
}

#[test]
fn a_delivery_and_the_goal_it_completes_pay_each_its_own() {
    let lando = PlayerWords {
        progress: [1, 0],
        assets: words(&["contraband"]),
        ..player("lando-calrissian", "tatooine")
    };
    let mut t = stage(Scenario {
        dice: vec![HIT],
        ..action_step(vec![lando, PlayerWords::second()])
    });
    t.make_all(&["deliver", "pass"]);
    assert_eq!(
        lines(&t),
        [
            "Player 1 gained 1 fame for the delivery of Contraband: 1 fame in all.",
            "Player 1 gained 1 fame for reaching their goal: 2 fame in all.",
        ]
    );
    assert_eq!(causes(&t)[1], (1, 1, Source::Goal));
}

#[test]
fn cargo_that_nobody_sold_pays_for_its_delivery_as_well() {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    let cargo = content.databank.iter_mut();
    let cargo = cargo.filter(|card| card.id == "start-cargo-1");
    for asset in cargo.filter_map(|card| card.asset.as_mut()) {
        if let AssetKind::Cargo { reward, .. } = &mut asset.kind {
            *reward = vec![Effect::Credits(1000), Effect::Fame(1)];
        }
    }
    let scenario = action_step(vec![
        owner(&["start-cargo-1"], "naboo"),
        PlayerWords::second(),
    ]);
    let mut t = stage_with(content, scenario);
    t.make("deliver");
    assert_eq!(causes(&t), [(1, 1, Source::Cargo)]);
}

#[test]
fn what_a_luxury_gives_everybody_here_comes_of_the_luxury() {
    let two = player("bossk", "kessel");
    let mut t = stage(action_step(vec![owner(&["jewels"], "kessel"), two]));
    t.make("use jewels");
    assert_eq!(
        lines(&t),
        [
            "Player 1 gained 1 fame with Jewels: 1 fame in all.",
            "Player 2 gained 1 fame with Jewels: 1 fame in all.",
        ]
    );
    let luxury = Source::Luxury;
    assert_eq!(causes(&t), [(1, 1, luxury), (2, 1, luxury)]);
}

#[test]
fn of_two_luxuries_it_is_told_which_only_if_one_alone_can_be_it() {
    let buys = |has: &[&str]| {
        let rich = PlayerWords {
            credits: 10000,
            fame: 2,
            ..owner(has, "kessel")
        };
        let mut t = stage(Scenario {
            market: market(&[(Market::Luxury, &["villa"])]),
            ..action_step(vec![rich, PlayerWords::second()])
        });
        t.make_all(&["market", "buy luxury"]);
        if t.offers("pay") {
            t.make("pay");
        }
        lines(&t)
    };
    // The fittings give two, the villa one.
    let villa = "Player 1 gained 1 fame with Villa: 3 fame in all.";
    assert_eq!(buys(&["yacht-fittings"]), [villa]);
    let with_twin = buys(&["celebrity"]);
    assert_eq!(
        with_twin,
        ["Player 1 gained 1 fame with their luxuries: 3 fame in all."]
    );
}

#[test]
fn a_luxury_that_went_takes_its_fame_along() {
    let rich = PlayerWords {
        fame: 4,
        ..owner(&["villa"], "kessel")
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["blaster", "lucky-dice"])]),
        ..action_step(vec![rich, PlayerWords::second()])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter villa"]);
    assert_eq!(causes(&t), [(1, -1, Source::Luxury)]);
}

#[test]
fn a_patrol_a_contact_and_an_encounter_are_told_apart() {
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 2, "tatooine-reach")]),
        dice: [&[CRIT; 5][..], &[BLANK; 5]].concat(),
        ..encounter_step(vec![
            PlayerWords {
                ship: Some("firespray-31".into()),
                ..player("boba-fett", "tatooine-reach")
            },
            PlayerWords::second(),
        ])
    });
    t.make("patrol hutt");
    let patrol = "Player 1 gained 1 fame for beating the Hutt patrol: 1 fame in all.";
    assert_eq!(lines(&t), [patrol]);

    let mut t = stage(Scenario {
        contacts: [("kessel".into(), words::<ContactWord>(&["white-5", "-"]))].into(),
        ..encounter_step(vec![owner(&[], "kessel"), PlayerWords::second()])
    });
    t.make("contact kessel 1");
    let contact = "Player 1 gained 1 fame through White 5: 1 fame in all.";
    assert_eq!(lines(&t), [contact]);

    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-12"])]),
        ..encounter_step(vec![
            PlayerWords {
                fame: 2,
                ..owner(&[], "cantonica")
            },
            player("bossk", "kessel"),
        ])
    });
    t.make("space");
    let encounter = "Player 1 lost 1 fame in an encounter: 1 fame in all.";
    assert_eq!(lines(&t), [encounter]);
}

#[test]
fn a_job_is_named() {
    let mut t = stage(encounter_step(vec![
        owner(&["dirty-job"], "naboo"),
        PlayerWords::second(),
    ]));
    t.make("attempt dirty-job");
    let job = "Player 1 gained 1 fame for the job Dirty Job: 1 fame in all.";
    assert_eq!(lines(&t), [job]);
}

#[test]
fn fame_that_was_paid_for_says_so() {
    let rich = PlayerWords {
        credits: 6000,
        ..solo::rival("tatooine-reach")
    };
    let t = solo::after(solo::before("ai-1", rich));
    assert_eq!(
        lines(&t),
        ["Player 2 gained 1 fame for credits: 1 fame in all."]
    );
}

/// Dryden Vos of the box sells a fame, among other things.
#[test]
fn what_is_paid_on_a_card_is_paid_for_there() {
    let game = Arc::new(OuterRim::base().unwrap());
    let rich = PlayerWords {
        credits: 8000,
        ..player("boba-fett", "nal-hutta")
    };
    let scenario = Scenario {
        contacts: [("nal-hutta".into(), words(&["dryden-vos", "-"]))].into(),
        ..encounter_step(vec![rich, PlayerWords::second()])
    };
    let mut t = Stage::scenario(&game, scenario);
    for wanted in ["facedown", "8000"] {
        let choices = t.choices();
        let said = |choice: &&Choice| {
            let described = game.describe(t.state(), choice, Lang::EN);
            described.whole().to_string().contains(wanted)
        };
        let choice = choices.iter().find(said).copied();
        t.choose(choice.unwrap_or_else(|| panic!("{wanted}: {choices:?}")));
    }
    let fame = t.events().iter().find_map(|event| match event {
        Event::Fame { because, .. } => Some(*because),
        _ => None,
    });
    let because = fame.expect("the fame was paid");
    assert_eq!(because.source, Source::Paid);
    assert!(matches!(because.bearer, Bearer::Card(_)));
}
