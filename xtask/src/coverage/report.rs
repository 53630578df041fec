//! Counts proved rules and says which are missing: a table for people, JSON for programs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Write as _};

use rulebook::{Proof, Rule};
use serde::{Serialize, Serializer};

/// Ids without proof are wrapped to this many columns.
const WIDTH: usize = 120;

#[derive(Debug, Serialize)]
pub(crate) struct Report {
    games: Ordered<&'static str, Ordered<&'static str, Ordered<Proof, Count>>>,
}

#[derive(Debug, Default, Serialize)]
struct Count {
    total: usize,
    proved: usize,
    /// Sorted. Rules that need no proof are never in it.
    unproved: Vec<&'static str>,
}

/// A map in the order in which people think of its keys, in JSON as well as in the table.
#[derive(Debug)]
struct Ordered<K, V>(BTreeMap<K, V>);

impl<K, V> Default for Ordered<K, V> {
    fn default() -> Self {
        Ordered(BTreeMap::new())
    }
}

impl<K: Display, V: Serialize> Serialize for Ordered<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key.to_string(), value)))
    }
}

impl Report {
    pub(crate) fn new<'a>(
        rules: impl IntoIterator<Item = &'a Rule>,
        proved: &BTreeSet<&str>,
    ) -> Report {
        let mut report = Report {
            games: Ordered::default(),
        };
        for rule in rules {
            let count = report.count_mut(rule);
            count.total += 1;
            if proved.contains(rule.id) {
                count.proved += 1;
            } else if rule.proof != Proof::None {
                count.unproved.push(rule.id);
            }
        }
        report
    }

    fn count_mut(&mut self, rule: &Rule) -> &mut Count {
        let sets = &mut self.games.0.entry(rule.game).or_default().0;
        let kinds = &mut sets.entry(rule.set).or_default().0;
        // All kinds, so that who reads the JSON need not ask which are there.
        for kind in Proof::ALL {
            kinds.entry(*kind).or_default();
        }
        kinds.entry(rule.proof).or_default()
    }

    pub(crate) fn json(&self) -> String {
        // Maps with string keys and numbers: nothing that JSON could not hold.
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        self.table(&mut out);
        self.missing(&mut out);
        out
    }

    /// The counts of what there is, with game, box and kind.
    fn counts(&self) -> impl Iterator<Item = (&'static str, &'static str, Proof, &Count)> {
        self.games.0.iter().flat_map(|(game, sets)| {
            sets.0.iter().flat_map(move |(set, kinds)| {
                let some = kinds.0.iter().filter(|(_, count)| count.total > 0);
                some.map(move |(proof, count)| (*game, *set, *proof, count))
            })
        })
    }

    fn table(&self, out: &mut String) {
        let mut row = |game: &str, set: &str, proof: &str, total: usize, proved: usize| {
            let percent = if total == 0 {
                100.0
            } else {
                100.0 * proved as f64 / total as f64
            };
            let _ = writeln!(
                out,
                "{game:<13} {set:<20} {proof:<8} {total:>6} {proved:>7} {percent:>7.1}%"
            );
        };
        let (mut total, mut proved) = (0, 0);
        for (game, set, proof, count) in self.counts() {
            row(game, set, proof.as_str(), count.total, count.proved);
            if proof != Proof::None {
                total += count.total;
                proved += count.proved;
            }
        }
        row("all", "", "to prove", total, proved);
        out.insert_str(
            0,
            "game          box                  proof     total  proved  percent\n",
        );
    }

    fn missing(&self, out: &mut String) {
        for (game, set, proof, count) in self.counts() {
            if count.unproved.is_empty() {
                continue;
            }
            let _ = writeln!(
                out,
                "\nwithout proof: {game}, {set}, {proof} ({})",
                count.unproved.len()
            );
            let mut topics: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for id in &count.unproved {
                let (topic, slug) = id.split_once('/').unwrap_or(("", id));
                topics.entry(topic).or_default().push(slug);
            }
            for (topic, slugs) in topics {
                let _ = writeln!(out, "  {topic}/");
                wrap(out, &slugs);
            }
        }
    }
}

/// Words with spaces between them, indented, in lines of at most `WIDTH`.
fn wrap(out: &mut String, words: &[&str]) {
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() > WIDTH {
            out.push('\n');
            column = 0;
        }
        let gap = if column == 0 { "    " } else { " " };
        out.push_str(gap);
        out.push_str(word);
        column += gap.len() + word.len();
    }
    out.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(ids: &[&str]) -> Vec<&'static Rule> {
        ids.iter()
            .map(|id| rulebook::find(id).expect("a rule"))
            .collect()
    }

    #[test]
    fn json_holds_every_kind_of_each_box_that_has_rules() {
        let rules = rules(&[
            "gear/slot",
            "gear/abilities",
            "golden/reference-beats-learn-to-play",
            "factions/four",
        ]);
        let json = Report::new(rules, &BTreeSet::from(["gear/slot"])).json();
        assert_eq!(
            json,
            concat!(
                r#"{"games":{"outer-rim":{"base":{"engine":{"total":2,"proved":1,"unproved":["gear/abilities"]},"#,
                r#""content":{"total":1,"proved":0,"unproved":["factions/four"]},"#,
                r#""server":{"total":0,"proved":0,"unproved":[]},"#,
                r#""client":{"total":0,"proved":0,"unproved":[]},"#,
                r#""none":{"total":1,"proved":0,"unproved":[]}}}}}"#,
            )
        );
    }

    #[test]
    fn text_counts_and_lists_what_is_missing() {
        let rules = rules(&[
            "gear/slot",
            "gear/abilities",
            "golden/reference-beats-learn-to-play",
        ]);
        let text = Report::new(rules, &BTreeSet::from(["gear/slot"])).text();
        let expected = "\
game          box                  proof     total  proved  percent
outer-rim     base                 engine        2       1    50.0%
outer-rim     base                 none          1       0     0.0%
all                                to prove      2       1    50.0%

without proof: outer-rim, base, engine (1)
  gear/
    abilities
";
        assert_eq!(text, expected);
    }

    #[test]
    fn long_lists_are_wrapped() {
        let mut out = String::new();
        wrap(&mut out, &["abcdefghij"; 30]);
        assert!(out.lines().count() > 1 && out.lines().all(|line| line.len() <= WIDTH));
    }
}
