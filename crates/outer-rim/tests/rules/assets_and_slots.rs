//! Assets and the slots they need; gear and mods.

use crate::common::{
    BLANK, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, game, market, player,
    stage, stage_with, words,
};
use outer_rim::Choice;
use outer_rim::content::{Constant, Content, Goods, Kind, Market};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;
use tabletop::{Game as _, Reason};

fn owner(space: &str, ship: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        ship: Some(ship.into()),
        assets: words(assets),
        ..player("boba-fett", space)
    }
}

/// The owner, on Takodana, is offered the top card of the job deck.
fn offered_job(ship: &str, assets: &[&str], card: &str) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
        market: market(&[(Market::Job, &[card, "hard-job"])]),
        ..encounter_step(vec![owner("takodana", ship, assets), PlayerWords::second()])
    });
    t.make("space");
    t
}

/// The owner buys the top card of a deck and has credits enough.
fn buys(ship: &str, assets: &[&str], deck: Market, card: &str) -> OnStage {
    let rich = PlayerWords {
        credits: 20_000,
        ..owner("tatooine", ship, assets)
    };
    let buy = match deck {
        Market::Cargo => "buy cargo",
        Market::Luxury => "buy luxury",
        _ => "buy gear_and_mod",
    };
    let mut t = stage(Scenario {
        market: market(&[(deck, &[card])]),
        ..action_step(vec![rich, PlayerWords::second()])
    });
    t.make_all(&["market", buy]);
    if t.offers("pay") {
        t.make("pay");
    }
    t
}

#[test]
fn ships_and_secrets_are_no_assets() {
    rule!("assets/ships-and-secrets-are-not-assets");
    let mut rich = owner("tatooine", "yt-1300", &["spice"]);
    rich.secrets = words(&["kafrene-2", "cantonica-3"]);
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-2"])]),
        ..encounter_step(vec![rich, PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(
        t.assets(ONE),
        [""; 0],
        "the spice was the only asset to discard"
    );
    assert_eq!(t.who(ONE).secrets.len(), 2);
    assert_eq!(t.who(ONE).ship.as_deref(), Some("yt-1300"));
}

#[test]
fn an_asset_takes_a_slot_of_its_own_type() {
    rule!("assets/placed-in-matching-slot", "slots/one-matching-asset");
    // All gear slots are full, cargo, mod and crew slots are empty.
    let t = buys(
        "g-1a-starfighter",
        &["nal-hutta-3", "scope"],
        Market::GearAndMod,
        "blaster",
    );
    assert_eq!(t.offered(), ["make-room nal-hutta-3", "make-room scope"]);
    // Bought one after the other, each lies in a slot of its own type.
    let mut t = buys(
        "g-1a-starfighter",
        &["nal-hutta-3", "spice", "hard-job", "hired-hand"],
        Market::GearAndMod,
        "blaster",
    );
    let lies = |t: &OnStage| {
        let view = t.view(ONE);
        let slots = view.players[0].assets.iter();
        let slots = slots.map(|asset| serde_json::to_value(asset.slot).expect("a word"));
        Vec::from_iter(t.assets(ONE).into_iter().zip(slots))
    };
    let expected = [
        ("nal-hutta-3", "gear"),
        ("spice", "cargo"),
        ("hard-job", "job-or-bounty"),
        ("hired-hand", "crew"),
        ("blaster", "gear"),
    ];
    let expected = expected.map(|(id, slot)| (id.to_string(), slot.into()));
    assert_eq!(lies(&t), expected);
    // The only mod slot is empty; it takes no gear, and the gear slots take no mod.
    assert_eq!(t.view(ONE).players[0].room.mods, 1);
    t = buys(
        "g-1a-starfighter",
        &["shields"],
        Market::GearAndMod,
        "navicomputer",
    );
    assert_eq!(t.view(ONE).players[0].room.gear, 2, "both are empty");
    assert_eq!(t.offered(), ["make-room shields"]);
}

#[test]
fn a_kept_encounter_card_is_only_its_asset() {
    rule!("assets/only-asset-part-counts");
    // The card of the Old Map also tells of Nal Hutta; its owner draws the next one there.
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]),
        ..encounter_step(vec![
            owner("nal-hutta", "g-1a-starfighter", &["nal-hutta-3"]),
            PlayerWords::second(),
        ])
    });
    assert_eq!(
        t.offered(),
        ["space", "contact nal-hutta 1", "contact nal-hutta 2"]
    );
    t.make("space");
    assert!(t.offered_that("faction").is_empty());
    assert_eq!(t.assets(ONE), ["nal-hutta-3"]);
}

#[test]
fn a_card_of_a_fitting_slot_makes_room() {
    rule!("assets/make-room", "assets/usual-sources");
    let mut t = offered_job(
        "hwk-290",
        &["white-2-card", "green-5-card", "blaster"],
        "hired-hand",
    );
    assert_eq!(
        t.offered(),
        ["make-room white-2-card", "make-room green-5-card", "pass"]
    );
    t.make("make-room green-5-card");
    while !t.offered_that("berth").is_empty() {
        let berth = t.offered()[0].clone();
        t.make(&berth);
    }
    assert_eq!(t.assets(ONE), ["white-2-card", "blaster", "hired-hand"]);
}

#[test]
fn who_made_room_takes_the_asset() {
    rule!("assets/no-free-discard");
    let mut t = offered_job("hwk-290", &["casino", "pair-job"], "bodyguard");
    t.make("make-room casino");
    assert_eq!(t.assets(ONE), ["pair-job", "bodyguard"]);
    // Who has room is not asked what to give up for it.
    let mut t = offered_job("hwk-290", &["casino"], "bodyguard");
    assert_eq!(t.offered(), ["take", "pass"]);
    t.make("take");
    assert_eq!(t.assets(ONE), ["casino", "bodyguard"]);
}

#[test]
fn nothing_is_thrown_away_at_will() {
    rule!("assets/no-free-discard");
    let unwanted = || owner("tatooine", "g-1a-starfighter", &["casino", "blaster"]);
    let step = |step| {
        stage(Scenario {
            step,
            players: vec![unwanted(), PlayerWords::second()],
            ..Scenario::default()
        })
    };
    let mut planning = step(StepWord::Planning);
    assert_eq!(planning.offered(), ["move", "income", "recover"]);
    let mut action = step(StepWord::Action);
    assert_eq!(action.offered(), ["market", "use boba-fett", "pass"]);
    let mut encounter = step(StepWord::Encounter);
    assert_eq!(
        encounter.offered(),
        ["space", "contact tatooine 1", "contact tatooine 2"]
    );
    // Nor is it accepted from somebody who asks for it all the same.
    let card = |id| game().card_named(id).expect("a card");
    for t in [&mut planning, &mut action, &mut encounter] {
        for id in ["casino", "blaster"] {
            for choice in [
                Choice::MakeRoom(card(id)),
                Choice::Barter(card(id)),
                Choice::Card(card(id)),
            ] {
                assert_eq!(t.refused(ONE, &choice).reason, Reason::IllegalChoice);
            }
        }
        assert_eq!(t.assets(ONE), ["casino", "blaster"]);
    }
}

#[test]
fn without_room_the_asset_is_discarded() {
    rule!("assets/no-room-no-gain");
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-3"])]),
        ..encounter_step(vec![
            owner("tatooine", "g-1a-starfighter", &["blaster", "scope"]),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        t.offered(),
        ["make-room blaster", "make-room scope", "pass"]
    );
    t.make("pass");
    assert_eq!(t.assets(ONE), ["blaster", "scope"]);
    let deck = t.words().encounters["tatooine-nal-hutta"].clone();
    assert_eq!(
        serde_json::to_value(deck.last()).unwrap()["card"],
        "nal-hutta-3"
    );
}

#[test]
fn an_asset_may_be_refused() {
    rule!("assets/may-decline");
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-2".into(), "green-1".into()],
        )]
        .into(),
        ..encounter_step(vec![
            owner("tatooine", "g-1a-starfighter", &[]),
            PlayerWords::second(),
        ])
    });
    t.make("contact tatooine 1");
    assert_eq!(t.offered(), ["take", "pass"]);
    t.make("pass");
    assert_eq!(t.assets(ONE), [""; 0]);
    let everywhere = serde_json::to_string(&t.words()).unwrap();
    assert!(
        !everywhere.contains("white-2-card"),
        "it is back in the databank"
    );
}

#[test]
fn what_was_agreed_to_is_not_asked_for_again() {
    rule!("assets/may-decline", "assets/no-room-no-gain");
    // The contact comes along for 2,000.
    let meet = |crew: &[&str]| {
        let mut t = stage(Scenario {
            contacts: [("tatooine".to_string(), words(&["white-1", "green-1"]))].into(),
            ..encounter_step(vec![
                PlayerWords {
                    credits: 5000,
                    ..owner("tatooine", "g-1a-starfighter", crew)
                },
                PlayerWords::second(),
            ])
        });
        t.make_all(&["contact tatooine 1", "yes"]);
        t
    };
    let t = meet(&[]);
    assert_eq!(t.assets(ONE), ["white-1-card"]);
    assert_eq!(t.who(ONE).credits, 3000);
    // Without room it may still be left.
    let full = ["white-2-card"];
    let mut t = meet(&full);
    assert_eq!(t.offered(), ["make-room white-2-card", "pass"]);
    t.make("pass");
    assert_eq!(t.assets(ONE), full);
}

#[test]
fn a_slot_times_two_holds_two() {
    rule!("slots/times-two");
    // The Slave I: a slot for two mods, one for cargo, one for cargo or a mod.
    let flipped = |assets: &[&str]| {
        let mut scenario = Scenario {
            market: market(&[(Market::GearAndMod, &["ion-cannon"])]),
            ..action_step(vec![
                PlayerWords {
                    credits: 5000,
                    ship_flipped: true,
                    ..owner("tatooine", "firespray-31", assets)
                },
                PlayerWords::second(),
            ])
        };
        scenario.players[0].fame = 1;
        let mut t = stage(scenario);
        t.make_all(&["market", "buy gear_and_mod", "pay"]);
        t
    };
    let cargo = ["spice", "livestock"];
    let second = flipped(&[&cargo[..], &["bunk"]].concat());
    assert_eq!(
        second.assets(ONE),
        ["spice", "livestock", "bunk", "ion-cannon"]
    );
    let third = flipped(&[&cargo[..], &["bunk", "jammer"]].concat());
    assert!(third.offers("make-room bunk") && third.offers("make-room jammer"));
}

#[test]
fn an_ability_can_make_room_while_one_has_it() {
    rule!("slots/abilities-may-add-room");
    let crew = ["white-2-card", "green-5-card"];
    let with_bunk = [&crew[..], &["bunk"]].concat();
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["ion-cannon", "blaster"])]),
        ..action_step(vec![
            PlayerWords {
                credits: 3000,
                ..owner("tatooine", "g-1a-starfighter", &with_bunk)
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter bunk"]);
    assert_eq!(t.offered(), ["card white-2-card", "card green-5-card"]);
    t.make("card green-5-card");
    while !t.offered_that("berth").is_empty() {
        let berth = t.offered()[0].clone();
        t.make(&berth);
    }
    assert_eq!(t.assets(ONE), ["white-2-card", "ion-cannon"]);
}

#[test]
fn the_room_a_card_gives_is_for_the_type_it_names() {
    rule!("slots/abilities-may-add-room", "slots/on-board-and-ship");
    // The board has two slots for gear and two for jobs or bounties, the ship one of each other type.
    let too_many: [(Kind, &[&str]); 6] = [
        (Kind::Gear, &["blaster", "scope", "grip"]),
        (Kind::Job, &["casino", "bodyguard", "errand"]),
        (
            Kind::Bounty,
            &["bounty-white", "bounty-green", "bounty-yellow"],
        ),
        (Kind::Crew, &["white-2-card", "green-5-card"]),
        (Kind::Cargo, &["spice", "livestock"]),
        (Kind::Mod, &["jammer"]),
    ];
    for (given, _) in too_many {
        let mut content = Content::test_pack().expect("the pack is sound").clone();
        let bunk = content.market.iter_mut().find(|card| card.id == "bunk");
        let Some(Goods::Asset(asset)) = bunk.map(|card| &mut card.gives) else {
            panic!("a bunk is a mod");
        };
        asset.constants = vec![Constant::Room(given, 1)];
        for (kind, assets) in too_many {
            let assets = [assets, &["bunk"]].concat();
            let t = stage_with(
                content.clone(),
                action_step(vec![
                    owner("tatooine", "g-1a-starfighter", &assets),
                    PlayerWords::second(),
                ]),
            );
            let agreements = [Kind::Job, Kind::Bounty];
            let shared = agreements.contains(&given) && agreements.contains(&kind);
            let fits = t.offered_that("card ").is_empty();
            assert_eq!(
                fits,
                given == kind || shared,
                "{assets:?}, room for {given:?}"
            );
            let view = t.game().view(t.state(), Some(ONE));
            let room = view.players[0].room;
            let more = |kinds: &[Kind]| u8::from(kinds.contains(&given));
            assert_eq!(
                [room.gear, room.job_or_bounty, room.crew],
                [
                    2 + more(&[Kind::Gear]),
                    2 + more(&agreements),
                    1 + more(&[Kind::Crew])
                ]
            );
            assert_eq!(
                [room.cargo, room.mods, room.cargo_or_mod],
                [1 + more(&[Kind::Cargo]), 1 + more(&[Kind::Mod]), 0]
            );
        }
    }
}

#[test]
fn a_slot_with_two_names_holds_one_of_them() {
    rule!("slots/two-named-slot-holds-one", "mods/slot");
    // One cargo slot, one for cargo or a mod.
    let t = buys(
        "gx1-short-hauler",
        &["livestock"],
        Market::GearAndMod,
        "ion-cannon",
    );
    assert_eq!(
        t.assets(ONE),
        ["livestock", "ion-cannon"],
        "a mod fits into the mixed slot"
    );
    let t = buys(
        "gx1-short-hauler",
        &["livestock", "start-cargo-1"],
        Market::GearAndMod,
        "ion-cannon",
    );
    assert_eq!(
        t.offered(),
        ["make-room livestock", "make-room start-cargo-1"]
    );
    let t = buys(
        "gx1-short-hauler",
        &["bunk", "livestock"],
        Market::Cargo,
        "spice",
    );
    assert_eq!(t.offered(), ["make-room bunk", "make-room livestock"]);
}

#[test]
fn assets_are_rearranged_before_anything_is_discarded() {
    rule!(
        "slots/rearrange-any-time",
        "slots/lost-slot-forces-rearranging"
    );
    // Aggressor: cargo, mod, cargo or mod. Whatever lies in the mixed slot moves aside.
    let t = buys(
        "aggressor",
        &["bunk", "spice"],
        Market::GearAndMod,
        "ion-cannon",
    );
    assert_eq!(t.assets(ONE), ["bunk", "spice", "ion-cannon"]);
    let t = buys("aggressor", &["bunk", "spice"], Market::Cargo, "livestock");
    assert_eq!(t.assets(ONE), ["bunk", "spice", "livestock"]);
    // From the Aggressor to the GX1: the mod slot vanishes, the mixed slot takes the mod.
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-gx1", "ship-lancer"])]),
        ..action_step(vec![
            owner("tatooine", "aggressor", &["bunk", "spice"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy ship"]);
    assert_eq!(t.assets(ONE), ["bunk", "spice"]);
}

#[test]
fn agreements_share_the_slots_of_the_board() {
    rule!("slots/on-board-and-ship");
    let mut free = offered_job("g-1a-starfighter", &["bounty-white"], "casino");
    free.make("take");
    assert_eq!(free.assets(ONE), ["bounty-white", "casino"]);
    let full = offered_job("g-1a-starfighter", &["bounty-white", "pair-job"], "casino");
    assert_eq!(
        full.offered(),
        ["make-room bounty-white", "make-room pair-job", "pass"]
    );
}

#[test]
fn no_more_is_discarded_than_needed() {
    rule!("slots/overflow-owner-chooses", "slots/always-valid");
    let loaded = PlayerWords {
        credits: 0,
        ..owner(
            "tatooine",
            "yv-666",
            &["spice", "livestock", "start-cargo-1", "blaster"],
        )
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-gx1", "ship-lancer"])]),
        ..action_step(vec![loaded, PlayerWords::second()])
    });
    t.make_all(&["market", "buy ship"]);
    assert_eq!(
        t.offered(),
        ["card spice", "card livestock", "card start-cargo-1"]
    );
    t.make("card livestock");
    assert!(t.offered_that("card").is_empty());
    assert_eq!(t.assets(ONE), ["spice", "start-cargo-1", "blaster"]);
}

#[test]
fn a_stated_position_with_too_many_assets_asks_for_the_discard() {
    rule!("slots/always-valid");
    let t = stage(action_step(vec![
        owner(
            "tatooine",
            "g-1a-starfighter",
            &["spice", "livestock", "blaster"],
        ),
        PlayerWords::second(),
    ]));
    assert_eq!(t.offered(), ["card spice", "card livestock"]);
}

#[test]
fn gear_is_on_the_board_whatever_the_ship() {
    rule!("gear/slot");
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-hwk-290", "ship-lancer"])]),
        ..action_step(vec![
            owner("tatooine", "yt-1300", &["blaster", "scope"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy ship"]);
    assert_eq!(t.assets(ONE), ["blaster", "scope"]);
}

#[test]
fn gear_works_where_its_card_says() {
    rule!("gear/abilities");
    // A blaster adds a die in ground combat, none in ship combat.
    let values = |assets: &[&str]| {
        let t = stage(action_step(vec![
            owner("tatooine", "g-1a-starfighter", assets),
            PlayerWords::second(),
        ]));
        let me = t.view(ONE).players.remove(0);
        [me.values[0], me.values[1]]
    };
    assert_eq!(values(&[]), [3, 3]);
    assert_eq!(values(&["blaster"]), [4, 3]);
    // A crew that adds hits in ground combat is not asked in ship combat.
    let mut t = stage(Scenario {
        patrols: crate::common::patrols(&[(outer_rim::content::Faction::Imperial, 1, "tatooine")]),
        dice: vec![HIT, HIT, HIT, BLANK, BLANK],
        ..encounter_step(vec![
            PlayerWords {
                credits: 5000,
                ..owner("tatooine", "g-1a-starfighter", &["green-1-card"])
            },
            PlayerWords {
                credits: 0,
                ..PlayerWords::second()
            },
        ])
    });
    t.make("patrol imperial");
    assert_eq!(t.current(), 1, "nothing was asked");
    assert_eq!(t.who(TWO).credits, 0);
}
