//! What Unfinished Business does to the box.

use super::with_boxes;
use outer_rim::content::{AssetKind, Boxes, Content, Expansion};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};

fn content() -> Content {
    with_boxes([Expansion::UnfinishedBusiness].into_iter().collect())
}

/// How many cards the databank has of each number.
fn numbers(content: &Content) -> BTreeMap<u8, usize> {
    let mut numbers = BTreeMap::new();
    for card in &content.databank {
        *numbers.entry(card.number).or_default() += 1;
    }
    numbers
}

#[test]
fn card_ten_of_kafrene_and_takodana_is_another_one() {
    rule!("expansion-setup/swap-takodana-card-10");
    let ten = |content: &Content| {
        let cards = content.encounters.iter();
        let cards = cards.filter(|card| card.deck == "kafrene-takodana");
        let ids = cards.map(|card| card.id.clone());
        let ten: Vec<String> = ids.filter(|id| id.contains("takodana-10")).collect();
        ten
    };
    assert_eq!(ten(&with_boxes(Boxes::BASE)), ["kafrene-takodana-10"]);
    assert_eq!(ten(&content()), ["kafrene-takodana-10-anew"]);
}

#[test]
fn copies_of_a_databank_card_are_counted_by_the_cards() {
    rule!("expansion-setup/databank-pips-are-not-a-count");
    assert_eq!(numbers(&with_boxes(Boxes::BASE))[&42], 1);
    assert_eq!(numbers(&content())[&42], 2);
}

#[test]
fn every_job_has_two_cards_that_tell_how_it_goes() {
    rule!("expansion-setup/two-outcome-cards-for-every-job");
    let content = content();
    let numbers = numbers(&content);
    let jobs: BTreeSet<u8> = content
        .assets()
        .filter_map(|(_, asset)| match &asset.kind {
            AssetKind::Job { databank, .. } => *databank,
            _ => None,
        })
        .collect();
    assert!(jobs.len() >= 13);
    for job in jobs {
        assert_eq!(numbers[&job], 2, "databank {job}");
    }
}

#[test]
fn there_are_four_starting_cargos_and_jobs() {
    rule!("expansion-setup/four-starting-cargo-and-four-starting-job-cards");
    let numbers = numbers(&content());
    assert_eq!((numbers[&91], numbers[&92]), (4, 4));
}

#[test]
fn the_databank_of_the_box_is_filed_by_number() {
    rule!("expansion-setup/databank-stays-in-number-order");
    let content = content();
    assert!(content.databank.is_sorted_by_key(|card| card.number));
}
