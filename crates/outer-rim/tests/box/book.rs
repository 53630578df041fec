//! What the rulebook says of the components themselves.

use super::content;
use crate::common::words;
use outer_rim::OuterRim;
use outer_rim::content::{
    AssetKind, Class, Constant, Effect, Faction, Goods, Kind, Market, MarketCard, SpaceKind, Trait,
};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tabletop::{Seed, Table};

fn deck(deck: Market) -> Vec<&'static MarketCard> {
    let cards = content().market.iter();
    cards.filter(|card| card.deck == deck).collect()
}

/// Whether somewhere in these effects fame is gained.
fn gives_fame(effects: &[Effect]) -> bool {
    let all = Effect::all(effects);
    all.iter().any(|effect| matches!(effect, Effect::Fame(_)))
}

/// Whether an asset offers fame: when it is delivered, completed, used, or just had.
fn asset_gives_fame(asset: &outer_rim::content::Asset) -> bool {
    let paid = match &asset.kind {
        AssetKind::Bounty {
            elimination,
            capture,
            ..
        } => gives_fame(elimination) || gives_fame(capture),
        AssetKind::Cargo { reward, .. } | AssetKind::Job { reward, .. } => gives_fame(reward),
        AssetKind::Crew { .. } | AssetKind::Gear | AssetKind::Mod => false,
    };
    let had = |one: &Constant| matches!(one, Constant::Fame(_) | Constant::FameWhile(..));
    paid || asset.constants.iter().any(had)
        || asset.abilities.iter().any(|one| gives_fame(&one.does))
}

fn goods(card: &MarketCard) -> &outer_rim::content::Asset {
    match &card.gives {
        Goods::Asset(asset) => asset,
        Goods::Ship(_) | Goods::UsedShip => panic!("{} is no asset", card.id),
    }
}

#[test]
fn six_market_decks_hold_seventy_cards() {
    rule!("market-decks/six", "setup/market-deck-sizes");
    let sizes = Market::ALL.iter().map(|&one| (one, deck(one).len()));
    assert_eq!(
        sizes.collect::<Vec<_>>(),
        [
            (Market::Bounty, 11),
            (Market::Cargo, 10),
            (Market::GearAndMod, 15),
            (Market::Job, 14),
            (Market::Luxury, 11),
            (Market::Ship, 9),
        ]
    );
    assert_eq!(content().market.len(), 70);
}

#[test]
fn each_space_has_one_of_seven_encounter_decks_of_ten() {
    rule!("encounter-cards/seven-decks");
    let mut decks: BTreeMap<&str, usize> = BTreeMap::new();
    for card in &content().encounters {
        *decks.entry(&card.deck).or_default() += 1;
    }
    assert_eq!(decks.len(), 7);
    assert!(decks.values().all(|&count| count == 10), "{decks:?}");
    let mut spaces: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for space in content().tiles.iter().flat_map(|tile| &tile.spaces) {
        let what = match space.kind {
            SpaceKind::Navpoint => "navpoint",
            SpaceKind::Planet { .. } | SpaceKind::Core { .. } | SpaceKind::Maelstrom => &space.id,
        };
        spaces.entry(&space.encounters).or_default().insert(what);
    }
    let spaces: Vec<Vec<&str>> = spaces
        .into_values()
        .map(|spaces| spaces.into_iter().collect())
        .collect();
    assert_eq!(
        spaces,
        [
            vec!["cantonica", "ord-mantell"],
            vec!["ring-of-kafrene", "takodana"],
            vec!["kessel", "maelstrom"],
            vec!["lothal", "mon-calamari"],
            vec!["navpoint"],
            vec!["naboo", "ryloth"],
            vec!["nal-hutta", "tatooine"],
        ]
    );
}

#[test]
fn there_are_four_factions() {
    rule!("factions/four");
    let names: Vec<String> = Faction::ALL.iter().map(|one| format!("{one:?}")).collect();
    assert_eq!(names, ["Hutt", "Imperial", "Rebel", "Syndicate"]);
}

#[test]
fn each_faction_has_a_patrol_of_each_level() {
    rule!("patrols/four-levels");
    let mut levels: BTreeMap<Faction, Vec<u8>> = BTreeMap::new();
    for patrol in &content().patrols {
        levels.entry(patrol.faction).or_default().push(patrol.level);
    }
    assert_eq!(levels.len(), 4);
    assert!(levels.values().all(|levels| *levels == [1, 2, 3, 4]));
}

#[test]
fn databank_numbers_have_gaps() {
    rule!("databank/gaps");
    let numbers: BTreeSet<u8> = content().databank.iter().map(|card| card.number).collect();
    assert!(numbers.contains(&40));
    assert!((24..=39).all(|number| !numbers.contains(&number)));
}

#[test]
fn so_many_databank_cards_carry_each_number() {
    rule!("databank/pips-show-copies");
    let mut cards: BTreeMap<u8, usize> = BTreeMap::new();
    for card in &content().databank {
        *cards.entry(card.number).or_default() += 1;
    }
    // One a contact; several for illegal cargo that is found, for some jobs and for the start.
    for number in 2..=23 {
        assert_eq!(cards.remove(&number), Some(1), "{number}");
    }
    let expected = [
        (1, 3),
        (40, 2),
        (42, 1),
        (43, 2),
        (44, 1),
        (45, 1),
        (46, 2),
        (47, 2),
        (48, 1),
        (49, 1),
        (50, 1),
        (51, 2),
        (52, 1),
        (53, 1),
        (90, 4),
        (91, 3),
        (92, 3),
    ];
    assert_eq!(cards.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a_bounty_shows_the_class_of_its_contact() {
    rule!("bounties/class-matches-token");
    let token = |id: &str| content().contacts.iter().find(|one| one.id == id).unwrap();
    let mut bounties = 0;
    for (id, asset) in content().assets() {
        if let AssetKind::Bounty { contact, class, .. } = &asset.kind {
            assert_eq!(*class, Some(token(contact).class), "{id}");
            bounties += 1;
        }
    }
    assert_eq!(bounties, 13);
}

#[test]
fn the_skills_above_a_job_are_those_of_its_tests() {
    rule!("jobs/skill-list-shows-tests");
    for (id, asset) in content().assets() {
        let AssetKind::Job {
            tests,
            databank,
            steps,
            ..
        } = &asset.kind
        else {
            continue;
        };
        let cards = content().databank.iter();
        let cards = cards.filter(|card| Some(card.number) == *databank);
        let steps = cards.flat_map(|card| &card.steps).chain(steps);
        let mut tested = BTreeSet::new();
        let mut fatal = BTreeSet::new();
        for effect in steps.flat_map(|step| Effect::all(step)) {
            if let Effect::Test { skill, fail, .. } = effect {
                tested.insert(*skill);
                let all = Effect::all(fail);
                if all.iter().any(|effect| matches!(effect, Effect::FailJob)) {
                    fatal.insert(*skill);
                }
            }
        }
        let listed: BTreeSet<_> = tests.iter().map(|(skill, _)| *skill).collect();
        assert_eq!(listed, tested, "{id}");
        for (skill, in_italics) in tests {
            assert!(!in_italics || fatal.contains(skill), "{id}: {skill:?}");
        }
    }
}

#[test]
fn every_luxury_leads_to_fame() {
    rule!("luxury/every-card-leads-to-fame");
    let cards = deck(Market::Luxury);
    assert_eq!(cards.len(), 11);
    for card in cards {
        assert!(asset_gives_fame(goods(card)), "{}", card.id);
    }
}

#[test]
fn luxuries_cost_ten_to_twenty_thousand() {
    rule!("luxury/price-range");
    for card in deck(Market::Luxury) {
        let cost = goods(card).cost.unwrap();
        assert!((10_000..=20_000).contains(&cost), "{}: {cost}", card.id);
    }
}

#[test]
fn fame_comes_from_six_sources() {
    rule!("fame/main-sources");
    let fame_of = |wanted: &dyn Fn(&outer_rim::content::Asset) -> bool| {
        let assets = content().assets().filter(|(_, asset)| wanted(asset));
        assets.filter(|(_, asset)| asset_gives_fame(asset)).count()
    };
    let illegal = |asset: &outer_rim::content::Asset| asset.traits.contains(&Trait::Illegal);
    assert!(fame_of(&|asset| asset.kind.kind() == Kind::Cargo && illegal(asset)) >= 4);
    assert!(fame_of(&|asset| asset.kind.kind() == Kind::Bounty) >= 8);
    assert!(fame_of(&|asset| asset.kind.kind() == Kind::Job) >= 8);
    assert!(
        deck(Market::Luxury)
            .iter()
            .all(|card| asset_gives_fame(goods(card)))
    );
    // Completing a goal always pays 1 fame: each character has one, and each ship but the starters.
    assert_eq!(content().characters.len(), 8);
    assert_eq!(
        content()
            .ships
            .iter()
            .filter(|one| one.goal.is_some())
            .count(),
        8
    );
    for patrol in &content().patrols {
        let fame = gives_fame(&patrol.reward);
        let credits = matches!(patrol.reward[..], [Effect::Credits(_)]);
        let (pays_fame, pays_credits, wins) = match patrol.level {
            1 => (false, true, false),
            2 | 3 => (true, false, false),
            _ => (false, false, true),
        };
        assert_eq!(
            (fame, credits, patrol.combat.is_none()),
            (pays_fame, pays_credits, wins),
            "{patrol:?}"
        );
    }
    // Honest cargo of the market pays in credits and reputation.
    let honest =
        |asset: &outer_rim::content::Asset| asset.kind.kind() == Kind::Cargo && !illegal(asset);
    let market = deck(Market::Cargo);
    let honest = market.iter().filter(|card| honest(goods(card)));
    assert!(honest.clone().count() >= 5);
    assert!(honest.clone().all(|card| !asset_gives_fame(goods(card))));
}

#[test]
fn only_encounter_cards_are_secrets() {
    rule!("secrets/only-from-encounter-cards");
    let secrets = content().encounters.iter().filter(|card| {
        let sections = card.sections.iter();
        sections.filter(|section| section.secret.is_some()).count() == 1
    });
    let secrets: BTreeSet<&str> = secrets.map(|card| card.id.as_str()).collect();
    assert!(!secrets.is_empty());
    // Whatever else is put before a player as a secret is refused.
    let game = Arc::new(OuterRim::base().expect("the shipped box is sound"));
    let market = content().market.iter().map(|card| card.id.as_str());
    let databank = content().databank.iter().map(|card| card.id.as_str());
    let encounters = content().encounters.iter().map(|card| card.id.as_str());
    for id in market.chain(databank).chain(encounters) {
        let held = PlayerWords {
            secrets: words(&[id]),
            ..PlayerWords::default()
        };
        let scenario = Scenario {
            players: vec![held, PlayerWords::second()],
            ..Scenario::default()
        };
        let placed = Table::stage(game.clone(), scenario, Seed::from_number(1));
        assert_eq!(placed.is_ok(), secrets.contains(id), "{id}");
    }
}

#[test]
fn contacts_fill_the_contact_spaces_of_their_class() {
    let mut spaces: BTreeMap<Class, usize> = BTreeMap::new();
    for space in content().tiles.iter().flat_map(|tile| &tile.spaces) {
        if let SpaceKind::Planet { contacts, .. } = &space.kind {
            assert_eq!(contacts.len(), 2, "{}", space.id);
            for class in contacts {
                *spaces.entry(*class).or_default() += 1;
            }
        }
    }
    let mut tokens: BTreeMap<Class, usize> = BTreeMap::new();
    for contact in &content().contacts {
        *tokens.entry(contact.class).or_default() += 1;
    }
    assert_eq!(spaces, tokens);
    assert_eq!(tokens.values().sum::<usize>(), 22);
}
