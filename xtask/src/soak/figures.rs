//! What a soak has to tell.

use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tabletop::testkit::Report;

/// The figures of one game.
#[derive(Debug)]
pub(super) struct Figures {
    pub(super) id: String,
    pub(super) sum: Report,
    /// How many games were played under all laws.
    pub(super) lawful: u64,
    pub(super) took: Duration,
    /// The game with the lowest number that broke a law.
    pub(super) broken: Option<Finding>,
    /// The lowest number of a game that did not end.
    pub(super) first_stuck: Option<u64>,
}

#[derive(Debug, Serialize)]
pub(super) struct Finding {
    number: u64,
    what: String,
}

impl Figures {
    pub(super) fn new(id: String) -> Self {
        Self {
            id,
            sum: Report::default(),
            lawful: 0,
            took: Duration::ZERO,
            broken: None,
            first_stuck: None,
        }
    }

    pub(super) fn add(&mut self, number: u64, report: Report) {
        self.sum = self.sum.and(report);
        if report.stuck > 0 && self.first_stuck.is_none_or(|first| number < first) {
            self.first_stuck = Some(number);
        }
    }

    pub(super) fn breaks(&mut self, number: u64, what: String) {
        if self.broken.as_ref().is_none_or(|one| number < one.number) {
            self.broken = Some(Finding { number, what });
        }
    }

    /// What is wrong, and the options that show it again, following on those of the run.
    pub(super) fn complaint(&self, run: &str) -> Option<String> {
        let id = &self.id;
        let again = |number| format!("again: cargo xtask soak --game {id} {run} --only {number}");
        match (&self.broken, self.first_stuck) {
            (Some(Finding { number, what }), _) => {
                Some(format!("{id}, game {number}: {what}\n{}", again(*number)))
            }
            (None, Some(first)) => {
                let stuck = self.sum.stuck;
                Some(format!("{id}: {stuck} games did not end\n{}", again(first)))
            }
            (None, None) => None,
        }
    }

    fn rows(&self) -> [(&'static str, u64); 9] {
        let sum = &self.sum;
        [
            ("games", sum.games),
            ("lawful", self.lawful),
            ("finished", sum.finished),
            ("stuck", sum.stuck),
            ("choices", sum.choices),
            ("turns", sum.turns),
            ("positions", sum.positions),
            ("worlds", sum.worlds),
            ("offers", sum.offers),
        ]
    }
}

/// For people.
pub(super) fn text(all: &[Figures]) -> String {
    let mut text = String::new();
    for figures in all {
        let _ = writeln!(text, "{}", figures.id);
        for (name, count) in figures.rows() {
            let count = in_thousands(count);
            let meaning = meaning(name);
            let line = format!("  {name:<10} {count:>15}  {meaning}");
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let seconds = figures.took.as_secs_f64();
        let _ = writeln!(text, "  {:<10} {seconds:>15.1}", "seconds");
    }
    text
}

fn meaning(name: &str) -> &'static str {
    match name {
        "lawful" => "of the games played under all laws",
        "stuck" => "games that did not end",
        "positions" => "checked against all laws",
        "worlds" => "compared that one seat cannot tell apart",
        _ => "",
    }
}

/// For programs.
pub(super) fn json(seed: u64, all: &[Figures]) -> String {
    let mut games = serde_json::Map::new();
    for figures in all {
        let mut one = serde_json::Map::new();
        for (name, count) in figures.rows() {
            one.insert(name.into(), json!(count));
        }
        one.insert("seconds".into(), json!(figures.took.as_secs_f64()));
        one.insert("broken".into(), json!(figures.broken));
        one.insert("first_stuck".into(), json!(figures.first_stuck));
        games.insert(figures.id.clone(), one.into());
    }
    format!("{:#}\n", json!({ "seed": seed, "games": games }))
}

/// 1234567 as 1,234,567.
pub(crate) fn in_thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(stuck: u64) -> Report {
        Report {
            games: 1,
            stuck,
            ..Report::default()
        }
    }

    #[test]
    fn all_is_well_if_every_game_ends() {
        let mut figures = Figures::new("sabacc".into());
        figures.add(0, report(0));
        assert_eq!(figures.complaint("--seed 1"), None);
    }

    #[test]
    fn the_game_with_the_lowest_number_is_told() {
        let mut figures = Figures::new("sabacc".into());
        figures.add(9, report(1));
        figures.add(4, report(1));
        let told = figures.complaint("--seed 1").unwrap();
        assert!(told.contains("2 games did not end"), "{told}");
        assert!(told.ends_with("--game sabacc --seed 1 --only 4"), "{told}");
        figures.breaks(8, "cheated".into());
        figures.breaks(7, "cheated again".into());
        figures.breaks(9, "cheated before".into());
        let told = figures.complaint("--seed 1").unwrap();
        assert!(told.starts_with("sabacc, game 7: cheated again"), "{told}");
    }

    #[test]
    fn programs_read_what_people_read() {
        let mut figures = Figures::new("sabacc".into());
        figures.add(0, report(0));
        figures.breaks(3, "cheated".into());
        let told: serde_json::Value = serde_json::from_str(&json(5, &[figures])).unwrap();
        assert_eq!(told["seed"], 5);
        assert_eq!(told["games"]["sabacc"]["games"], 1);
        assert_eq!(told["games"]["sabacc"]["broken"]["number"], 3);
    }

    #[test]
    fn large_numbers_are_grouped() {
        assert_eq!(in_thousands(0), "0");
        assert_eq!(in_thousands(999), "999");
        assert_eq!(in_thousands(1_234_567), "1,234,567");
    }
}
