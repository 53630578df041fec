//! What is known of the printed components, number by number.

use super::content;
use outer_rim::content::{
    AiCard, AssetKind, Body, Bullet, Effect, Faction, Feat, Goal, Goods, Kind, Market, Part, Skill,
    Slots, Source, SpaceKind, Standing, With,
};

use Faction::{Hutt, Imperial, Rebel, Syndicate};
use Skill::{Influence, Knowledge, Piloting, Stealth, Strength, Tactics, Tech};
use Standing::{Negative, Positive};

#[test]
fn the_eight_characters() {
    // Ground combat, health, skills, the number of the first card, reputation.
    type Sheet = (
        &'static str,
        u8,
        u8,
        &'static [Skill],
        u8,
        &'static [(Faction, Standing)],
    );
    const SHEETS: [Sheet; 8] = [
        (
            "boba-fett",
            3,
            4,
            &[Stealth, Tactics],
            90,
            &[(Hutt, Positive)],
        ),
        ("bossk", 3, 4, &[Strength, Tactics], 90, &[(Hutt, Positive)]),
        (
            "doctor-aphra",
            2,
            4,
            &[Knowledge, Stealth, Tech],
            92,
            &[(Imperial, Positive)],
        ),
        ("han-solo", 3, 4, &[Piloting, Tech], 91, &[(Hutt, Negative)]),
        ("ig-88", 3, 4, &[Strength, Tech], 90, &[]),
        (
            "jyn-erso",
            3,
            4,
            &[Influence, Tactics],
            92,
            &[(Imperial, Negative)],
        ),
        (
            "ketsu-onyo",
            3,
            4,
            &[Stealth, Strength],
            90,
            &[(Syndicate, Positive)],
        ),
        (
            "lando-calrissian",
            2,
            4,
            &[Influence, Knowledge, Piloting],
            91,
            &[],
        ),
    ];
    let found = content().characters.iter();
    for (one, sheet) in found.zip(SHEETS) {
        let (id, ground, health, skills, start, reputation) = sheet;
        assert_eq!(one.id, id);
        assert_eq!(
            (one.ground, one.health, one.start),
            (ground, health, start),
            "{id}"
        );
        assert_eq!(one.skills, skills, "{id}");
        assert_eq!(one.reputation, reputation, "{id}");
        assert_eq!(one.droid, id == "ig-88");
        assert_eq!(one.any_positive, id == "lando-calrissian");
    }
    assert_eq!(content().characters.len(), SHEETS.len());
}

#[test]
fn the_ten_ship_sheets() {
    // Cost, hyperdrive, combat, hull; slots for cargo, mods, either, crew; the same when flipped.
    type Sheet = (&'static str, u32, [u8; 3], [u8; 4], Option<[u8; 4]>);
    const SHEETS: [Sheet; 10] = [
        ("g9-rigger", 0, [6, 2, 3], [1, 1, 0, 1], None),
        ("g-1a-starfighter", 0, [5, 3, 4], [1, 1, 0, 1], None),
        (
            "hwk-290",
            5_000,
            [6, 3, 4],
            [1, 1, 0, 2],
            Some([2, 1, 0, 2]),
        ),
        (
            "gx1-short-hauler",
            5_000,
            [6, 2, 5],
            [1, 0, 1, 2],
            Some([1, 0, 1, 3]),
        ),
        (
            "heavy-hauler",
            10_000,
            [6, 3, 5],
            [1, 0, 1, 3],
            Some([2, 1, 0, 3]),
        ),
        (
            "lancer",
            10_000,
            [6, 4, 5],
            [1, 1, 0, 2],
            Some([1, 1, 0, 3]),
        ),
        (
            "aggressor",
            15_000,
            [6, 5, 5],
            [1, 1, 1, 2],
            Some([1, 1, 1, 3]),
        ),
        (
            "yv-666",
            15_000,
            [7, 3, 5],
            [2, 0, 1, 3],
            Some([2, 0, 1, 3]),
        ),
        (
            "firespray-31",
            20_000,
            [6, 5, 6],
            [1, 1, 1, 2],
            Some([1, 2, 1, 2]),
        ),
        (
            "yt-1300",
            20_000,
            [7, 4, 5],
            [1, 1, 1, 3],
            Some([1, 1, 1, 3]),
        ),
    ];
    let slots = |slots: Slots| [slots.cargo, slots.mods, slots.cargo_or_mod, slots.crew];
    for (one, (id, cost, values, front, back)) in content().ships.iter().zip(SHEETS) {
        assert_eq!(one.id, id);
        assert_eq!(one.cost, cost, "{id}");
        assert_eq!([one.hyperdrive, one.combat, one.hull], values, "{id}");
        assert_eq!(slots(one.slots), front, "{id}");
        assert_eq!(
            one.flipped.as_ref().map(|back| slots(back.slots)),
            back,
            "{id}"
        );
        assert_eq!(one.goal.is_some(), !one.starter, "{id}");
    }
    assert_eq!(content().ships.len(), SHEETS.len());
    let falcon = content()
        .ships
        .last()
        .and_then(|ship| ship.flipped.as_ref());
    assert_eq!(falcon.and_then(|back| back.combat), Some(5));
}

#[test]
fn whose_the_planets_and_the_ends_are() {
    let spaces = content().tiles.iter().flat_map(|tile| &tile.spaces);
    let planets: Vec<_> = spaces
        .filter_map(|space| match &space.kind {
            SpaceKind::Planet { faction, .. } => Some((space.id.as_str(), *faction)),
            SpaceKind::Core { .. } | SpaceKind::Navpoint | SpaceKind::Maelstrom => None,
        })
        .collect();
    assert_eq!(
        planets,
        [
            ("cantonica", None),
            ("ord-mantell", Some(Syndicate)),
            ("lothal", Some(Imperial)),
            ("mon-calamari", Some(Rebel)),
            ("kessel", Some(Syndicate)),
            ("tatooine", Some(Hutt)),
            ("nal-hutta", Some(Hutt)),
            ("ryloth", Some(Rebel)),
            ("naboo", Some(Imperial)),
            ("ring-of-kafrene", None),
            ("takodana", None),
        ]
    );
    let stacks = |part: Part| -> Vec<Faction> {
        let tile = content().tiles.iter().find(|tile| tile.part == part);
        let stacks = tile.unwrap().stacks.iter();
        stacks.map(|(faction, _)| *faction).collect()
    };
    assert_eq!(stacks(Part::LeftEnd), [Rebel, Syndicate]);
    assert_eq!(stacks(Part::RightEnd), [Imperial, Hutt]);
}

#[test]
fn goals_that_are_counted() {
    let count = |goal: &Goal| match goal {
        Goal::Count(feat, times, _) => Some((*feat, *times)),
        Goal::Have(_) | Goal::ByAbility => None,
    };
    let characters = content().characters.iter();
    let counted: Vec<_> = characters
        .filter_map(|one| Some((one.id.as_str(), count(&one.goal)?)))
        .collect();
    assert_eq!(
        counted,
        [
            ("boba-fett", (Feat::BountyReward, 2)),
            ("doctor-aphra", (Feat::CompleteJob, 2)),
            ("ketsu-onyo", (Feat::WinCombat, 3)),
            ("lando-calrissian", (Feat::DeliverIllegal, 2)),
        ]
    );
    let ships = content().ships.iter();
    let counted: Vec<_> = ships
        .filter_map(|one| Some((one.id.as_str(), count(one.goal.as_ref()?)?)))
        .collect();
    assert_eq!(
        counted,
        [
            ("gx1-short-hauler", (Feat::GainCrew, 1)),
            ("heavy-hauler", (Feat::CompleteJob, 1)),
            ("lancer", (Feat::DeliverCaptive, 1)),
            ("aggressor", (Feat::WinAgainstPatrol, 2)),
            ("yt-1300", (Feat::DeliverCargo, 1)),
        ]
    );
}

#[test]
fn the_ten_ai_cards() {
    use Bullet::{
        Buy, BuyFame, BuyUnlessFull, CompleteJob, FightPatrol, GainReputation, Recover,
        RecoverIfDefeated, Recruit, RevealContact, SellReputation,
    };
    use outer_rim::content::FactionOf::{NearestPatrol, OwnPlanet};
    let hurt = |body, n| vec![Effect::Suffer(body, n)];
    let fame = || BuyFame(8000);
    // How it recovers, what illegal cargo costs, what it buys, what it encounters after patrols.
    let cards: [(Bullet, Vec<Effect>, Bullet, Vec<Bullet>); 10] = [
        (
            RecoverIfDefeated,
            hurt(Body::Ship, 2),
            BuyUnlessFull(Market::Cargo, Kind::Cargo, Market::Job),
            vec![CompleteJob, fame(), GainReputation(OwnPlanet)],
        ),
        (
            Recover,
            hurt(Body::Ship, 2),
            BuyUnlessFull(Market::Job, Kind::Job, Market::Cargo),
            vec![CompleteJob, Recruit],
        ),
        (
            RecoverIfDefeated,
            hurt(Body::Character, 2),
            Buy(Market::Job),
            vec![fame(), SellReputation(4000, NearestPatrol)],
        ),
        (
            RecoverIfDefeated,
            vec![],
            Buy(Market::Cargo),
            vec![CompleteJob, Recruit, fame()],
        ),
        (
            RecoverIfDefeated,
            hurt(Body::Ship, 3),
            Buy(Market::Job),
            vec![fame(), Recruit],
        ),
        (
            Recover,
            hurt(Body::Character, 2),
            Buy(Market::Job),
            vec![CompleteJob, fame()],
        ),
        (
            RecoverIfDefeated,
            vec![Effect::LoseReputation(With::YourPlanet, 1)],
            BuyUnlessFull(Market::Cargo, Kind::Cargo, Market::GearAndMod),
            vec![CompleteJob, fame()],
        ),
        (
            RecoverIfDefeated,
            vec![],
            Buy(Market::GearAndMod),
            vec![CompleteJob, fame(), GainReputation(NearestPatrol)],
        ),
        (
            RecoverIfDefeated,
            hurt(Body::Character, 3),
            Buy(Market::Ship),
            vec![CompleteJob, SellReputation(4000, OwnPlanet)],
        ),
        (
            RecoverIfDefeated,
            vec![],
            Buy(Market::Cargo),
            vec![CompleteJob, fame()],
        ),
    ];
    assert_eq!(content().ai.len(), cards.len());
    for (place, (one, (recovers, penalty, buys, encounters))) in
        content().ai.iter().zip(cards).enumerate()
    {
        let AiCard {
            planning,
            action,
            encounter,
            special,
            source,
            ..
        } = one;
        assert_eq!(one.id, format!("ai-{}", place + 1));
        assert_eq!(*source, Source::Public);
        assert_eq!(
            *planning,
            [recovers, Bullet::MoveToGoal, Bullet::GainCredits(2000)]
        );
        let mut actions = vec![Bullet::DeliverCargo(penalty), buys];
        if place == 7 {
            actions.push(RevealContact);
        }
        assert_eq!(*action, actions, "{}", one.id);
        assert_eq!(encounter[0], FightPatrol);
        assert_eq!(encounter[1..], encounters, "{}", one.id);
        let shuffles = [
            Bullet::DiscardTops(vec![Market::Bounty, Market::Luxury]),
            Bullet::ShuffleBack,
        ];
        assert_eq!(special[..], shuffles[..if place == 9 { 2 } else { 0 }]);
    }
}

#[test]
fn the_ship_deck_sells_the_eight_ships() {
    let cards = content().market.iter();
    let cards = cards.filter(|card| card.deck == Market::Ship);
    let sold: Vec<&str> = cards
        .clone()
        .filter_map(|card| match &card.gives {
            Goods::Ship(id) => Some(id.as_str()),
            Goods::Asset(_) | Goods::UsedShip => None,
        })
        .collect();
    let ships = content().ships.iter().filter(|ship| !ship.starter);
    assert_eq!(sold, ships.map(|ship| ship.id.as_str()).collect::<Vec<_>>());
    let used = |card: &&outer_rim::content::MarketCard| card.gives == Goods::UsedShip;
    assert_eq!(cards.filter(used).count(), 1);
}

/// The asset of a card and its cost.
fn asset(id: &str) -> (&'static AssetKind, Option<u32>) {
    let (_, asset) = content().assets().find(|(other, _)| *other == id).unwrap();
    (&asset.kind, asset.cost)
}

#[test]
fn the_known_market_cards() {
    // What is marked as known of them; costs where they are known.
    for (id, cost) in [
        ("coaxium-crystal", 1_000),
        ("upgraded-navicomputer", 3_000),
        ("ion-cannon", 5_000),
        ("targeting-computer", 2_000),
        ("rancor-wrangling", 0),
    ] {
        assert_eq!(asset(id).1, Some(cost), "{id}");
    }
    let destination = |id: &str| match asset(id).0 {
        AssetKind::Job {
            destination,
            databank,
            ..
        } => (destination.as_str(), *databank),
        AssetKind::Cargo {
            destination: Some(to),
            ..
        } => (to.as_str(), None),
        other => panic!("{other:?}"),
    };
    assert_eq!(destination("kessel-run"), ("kessel", Some(46)));
    assert_eq!(destination("casino-heist"), ("cantonica", Some(42)));
    assert_eq!(destination("coaxium-crystal"), ("ryloth", None));
    let known = |id: &str| content().contacts.iter().find(|one| one.id == id).unwrap();
    assert_eq!((known("4-lom").databank, known("4-lom").droid), (2, true));
    assert_eq!(known("greedo").databank, 12);
    for id in ["doctor-evazan", "chewbacca", "hondo-ohnaka"] {
        assert!((2..=23).contains(&known(id).databank), "{id}");
    }
    // The one icon of a patrol that is known is on a free job that begins with strength.
    let card = content()
        .market
        .iter()
        .find(|one| one.id == "rancor-wrangling");
    assert_eq!(card.unwrap().patrol, Some((Rebel, 3)));
}

#[test]
fn what_is_not_known_is_marked_as_designed() {
    let known = content()
        .market
        .iter()
        .filter(|one| one.source != Source::Design);
    let known: Vec<&str> = known.map(|one| one.id.as_str()).collect();
    assert_eq!(
        known,
        [
            "bounty-greedo",
            "coaxium-crystal",
            "upgraded-navicomputer",
            "kessel-run",
            "casino-heist",
            "ship-hwk-290",
            "ship-gx1-short-hauler",
            "ship-heavy-hauler",
            "ship-lancer",
            "ship-aggressor",
            "ship-yv-666",
            "ship-firespray-31",
            "ship-yt-1300",
            "used-ship-for-sale",
        ]
    );
}
