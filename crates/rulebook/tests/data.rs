//! The rulebook as a whole: nothing is lost, everything can be found.
//!
//! These tests cite no rule with `rule!`: they prove that the rulebook is complete, not that a game
//! keeps it.

use std::collections::BTreeMap;

use rulebook::{Proof, all, books, cited, find, holding, search};

#[test]
fn each_box_holds_all_its_rules() {
    let mut counts = BTreeMap::new();
    for rule in all() {
        *counts.entry((rule.game, rule.set)).or_insert(0) += 1;
    }
    let expected = BTreeMap::from([
        (("outer-rim", "base"), 510),
        (("outer-rim", "solo"), 158),
        (("outer-rim", "unfinished-business"), 191),
        (("outer-rim", "house"), 39),
        (("deckbuilding", "base"), 184),
        (("deckbuilding", "two-vs-two"), 17),
    ]);
    assert_eq!(counts, expected);
}

#[test]
fn no_name_of_a_rule_is_lost() {
    let aliases: usize = all().iter().map(|rule| rule.aliases.len()).sum();
    assert_eq!((all().len(), aliases), (1_099, 40));
}

#[test]
fn every_id_and_alias_finds_its_rule() {
    for rule in all() {
        for name in std::iter::once(&rule.id).chain(rule.aliases) {
            assert_eq!(find(name).map(|found| found.id), Some(rule.id), "{name}");
        }
    }
    for unknown in [
        "",
        "/",
        "a",
        "zzz/zzz",
        "movement",
        "movement/",
        "movement/stop-at-patrolx",
    ] {
        assert!(find(unknown).is_none(), "{unknown}");
    }
}

#[test]
fn most_rules_are_for_the_engine() {
    let count = |proof| all().iter().filter(|rule| rule.proof == proof).count();
    assert!(Proof::ALL.iter().all(|proof| count(*proof) > 0));
    assert!(count(Proof::Engine) > all().len() / 2);
}

#[test]
fn designed_rules_are_marked() {
    let designed = all().iter().filter(|rule| rule.designed);
    let (teams, rulings): (Vec<_>, Vec<_>) = designed.partition(|rule| rule.set == "two-vs-two");
    assert_eq!(teams.len(), 16);
    let (cargo, rulings): (Vec<_>, Vec<_>) = rulings
        .into_iter()
        .partition(|rule| ["patrol-cargo", "risky-purchases"].contains(&rule.topic()));
    assert_eq!(cargo.len(), 9);
    let rulings: Vec<_> = rulings.iter().map(|rule| rule.id).collect();
    assert_eq!(rulings, ["fame/giving-up-ends-a-game-of-two"]);
}

#[test]
fn a_box_replaces_rules_of_others_and_what_replaces_them_holds() {
    let boxes = ["base", "solo", "unfinished-business"];
    let replaced: Vec<_> = all().iter().flat_map(|rule| rule.replaces).collect();
    assert_eq!(replaced.len(), 11);
    for id in replaced {
        let rule = find(id).expect("a rule");
        assert!(rule.holds(&["base", "solo"]), "{id}");
        assert!(!rule.holds(&boxes), "{id}");
        assert!(rule.as_cited(&boxes).holds(&boxes), "{id}");
        assert_eq!(cited(id, &["base", "solo"]), *id);
    }
    let count = |boxes: &[&str]| holding("outer-rim", boxes).count();
    assert_eq!(count(&boxes), count(&["base", "solo"]) + 191 - 11);
    assert_eq!(holding("chess", &boxes).count(), 0);
}

#[test]
fn search_wants_every_word_and_lists_names_first() {
    let found = search("TIE attacker");
    assert_eq!(found[0].id, "combat/tie-goes-to-attacker");
    assert!(found.len() > 1, "the texts are searched as well");
    assert!(search("").is_empty());
    assert!(
        search("hull-is-damage-limit")
            .iter()
            .any(|rule| rule.id == "defeat/hull-reached")
    );
}

#[test]
fn a_book_is_read_in_the_order_of_play() {
    let chapters = |game: &str| {
        let book = books().iter().find(|book| book.game == game);
        let chapters = book.map_or(&[][..], |book| book.chapters);
        chapters.iter().map(|one| one.id).collect::<Vec<_>>()
    };
    let turn = ["aim", "start", "play", "buy", "attack", "end"];
    assert_eq!(chapters("deckbuilding"), turn);
    let guided = books().iter().flat_map(|book| book.chapters);
    let guided = guided.filter(|one| one.guide("en").is_some()).count();
    assert_eq!(guided, 11, "a guide a step");
    assert_eq!(chapters("outer-rim").len(), 9);
}
