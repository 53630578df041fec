//! The base box: counts, pictures, and games played with it.
#![allow(clippy::unwrap_used)]

use outer_rim::content::{Content, Market};
use outer_rim::{OuterRim, Setup};
use std::collections::BTreeMap;
use tabletop::{Fate, Game, Log, Seed};

fn content() -> &'static Content {
    Content::base().unwrap_or_else(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    })
}

#[test]
fn every_deck_has_its_printed_size() {
    let content = content();
    let size = |deck| {
        content
            .market
            .iter()
            .filter(|card| card.deck == deck)
            .count()
    };
    let sizes: Vec<usize> = Market::ALL.iter().map(|&deck| size(deck)).collect();
    assert_eq!(sizes, [11, 10, 15, 14, 11, 9]);
    let mut encounters: BTreeMap<&str, usize> = BTreeMap::new();
    for card in &content.encounters {
        *encounters.entry(&card.deck).or_default() += 1;
    }
    assert_eq!(encounters.len(), 7);
    assert!(encounters.values().all(|&count| count == 10));
    assert_eq!(content.databank.len(), 53);
    assert_eq!(content.contacts.len(), 22);
    assert_eq!(content.patrols.len(), 16);
}

#[test]
fn no_two_cards_share_a_picture() {
    let content = content();
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    let market = content.market.iter().map(|card| (&card.id, card.art));
    let encounters = content.encounters.iter().map(|card| (&card.id, card.art));
    let databank = content.databank.iter().map(|card| (&card.id, card.art));
    let mut twins = Vec::new();
    for (id, art) in market.chain(encounters).chain(databank) {
        let art = format!("{:?}", art.unwrap_or_else(|| panic!("{id} has no picture")));
        if let Some(other) = seen.insert(art.clone(), id) {
            twins.push(format!("{other} and {id}: {art}"));
        }
    }
    assert!(twins.is_empty(), "{}", twins.join("\n"));
}

#[test]
fn random_games_end() {
    content();
    let game = OuterRim::base().unwrap();
    for number in 0..100u64 {
        let setups: Vec<Setup> = Setup::all().collect();
        let setup = &setups[number as usize % setups.len()];
        let mut log = Log::silent();
        let fate = Fate::new(Seed::from_number(number));
        let mut state = game.start(setup, fate, &mut log).unwrap();
        let mut pick = Fate::new(Seed::from_number(number + 1_000_000));
        let mut choices = Vec::new();
        let mut steps = 0;
        while game.decider(&state).is_some() {
            choices.clear();
            game.choices(&state, &mut choices);
            assert!(
                !choices.is_empty(),
                "no choice at {:?}",
                game.prompt(&state)
            );
            let choice = choices[pick.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
            let flaws = game.flaws(&state);
            assert!(
                flaws.is_empty(),
                "game {number} step {steps}: {flaws:?} after {choice:?}"
            );
            steps += 1;
            assert!(steps < 200_000, "game {number} does not end");
        }
    }
}
