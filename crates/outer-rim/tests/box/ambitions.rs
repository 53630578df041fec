//! The ambition sheets of Unfinished Business.

use outer_rim::content::{By, Content, Goal, Marker};
use outer_rim::text;
use std::collections::BTreeSet;
use tabletop::Lang;

/// The sheets on top of the base box, proved as a pack is.
fn content() -> Content {
    let file = include_str!("../../../../content/outer-rim/unfinished_business/ambitions.ron");
    let pack = [("ambitions.ron".to_string(), file.to_string())];
    Content::with_pack(&pack).unwrap_or_else(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    })
}

#[test]
fn there_are_enough_for_four_players() {
    assert!(content().ambitions.len() > 4);
}

#[test]
fn every_sheet_gives_something_and_asks_for_much() {
    for sheet in content().ambitions {
        let gives = sheet.credits > 0 || sheet.card.is_some() || !sheet.reputation.is_empty();
        assert!(gives, "{}", sheet.id);
        assert!((4..=6).contains(&sheet.goals.len()), "{}", sheet.id);
        assert!(sheet.art.is_some(), "{}", sheet.id);
    }
}

#[test]
fn every_goal_has_a_line_of_its_own() {
    let content = content();
    let mut seen = BTreeSet::new();
    for sheet in &content.ambitions {
        for goal in 0..sheet.goals.len() {
            let line = content.goal_line(&sheet.id, goal, Lang::EN);
            assert!(!line.is_empty() && line.len() < 48, "{}: {line}", sheet.id);
            assert!(seen.insert(line.clone()), "{line}");
        }
    }
}

/// Nobody has to count on one thing alone, and every sheet sends its player somewhere or has them
/// hold on to something.
#[test]
fn the_goals_of_a_sheet_are_of_several_kinds() {
    let mut markers = BTreeSet::new();
    for sheet in content().ambitions {
        let mut kinds = BTreeSet::new();
        for goal in &sheet.goals {
            markers.insert(match goal.marker {
                Marker::Dash => "dash",
                Marker::Number(_) => "number",
                Marker::Infinity => "infinity",
                Marker::Fame => "fame",
            });
            kinds.insert(match &goal.by {
                By::Goal(Goal::Count(..)) => "count",
                By::Goal(_) => "have",
                By::Encounter { .. } => "encounter",
                By::Fame => "fame",
            });
        }
        assert!(kinds.len() > 1, "{}: {kinds:?}", sheet.id);
    }
    assert_eq!(markers.len(), 4);
}

#[test]
fn every_sheet_reads_as_reviewed() {
    let content = content();
    let mut all = String::new();
    for sheet in &content.ambitions {
        all += &format!("{}\n", content.name(&sheet.id, Lang::EN));
        let rules = text::ambition(&content, sheet, Lang::EN);
        for paragraph in &rules.full {
            all += &format!("  {paragraph}\n");
        }
        all += &format!("  [{}]\n", rules.brief);
    }
    insta::assert_snapshot!(all);
}
