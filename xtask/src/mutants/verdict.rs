//! What became of the mutants.

use std::fmt;
use std::path::Path;

use serde::Deserialize;

use super::Problem;

/// The mutants of one game, by what became of them.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Verdicts {
    /// A test failed, or the tests used up what they may.
    caught: usize,
    /// Every test passed.
    missed: Vec<String>,
    /// Missed, and named as doing the same.
    equivalent: Vec<String>,
    /// Nobody knows: the machine was too busy.
    starved: Vec<String>,
    /// It does not compile: no mutant at all.
    unviable: usize,
}

/// As cargo-mutants writes it down.
#[derive(Deserialize)]
struct Report {
    outcomes: Vec<Outcome>,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Scenario,
    summary: String,
}

#[derive(Deserialize)]
enum Scenario {
    Baseline,
    Mutant { name: String },
}

impl Verdicts {
    /// Reads what the report of a run says about the chosen ones: cargo-mutants tests every mutant that
    /// deletes a field, whatever it was asked for.
    /// Those that a file beside the game's sources names as equivalent count neither way.
    pub(crate) fn read(path: &Path, chosen: &[String], equivalent: &Path) -> Result<Self, Problem> {
        let unreadable = |why: &dyn fmt::Display| Problem::Unreadable(why.to_string());
        let report = std::fs::read_to_string(path).map_err(|why| unreadable(&why))?;
        let report: Report = serde_json::from_str(&report).map_err(|why| unreadable(&why))?;
        let list = std::fs::read_to_string(equivalent).map_err(|why| unreadable(&why))?;
        Ok(Self::of(report, chosen, &equivalents(&list)))
    }

    fn of(report: Report, chosen: &[String], equivalents: &[&str]) -> Self {
        let mut verdicts = Self::default();
        for outcome in report.outcomes {
            let Scenario::Mutant { name } = outcome.scenario else {
                continue;
            };
            if !chosen.contains(&name) {
                continue;
            }
            match outcome.summary.as_str() {
                "CaughtMutant" => verdicts.caught += 1,
                "Timeout" => verdicts.starved.push(name),
                "Unviable" => verdicts.unviable += 1,
                _ if equivalents.contains(&wherever(&name).as_str()) => {
                    verdicts.equivalent.push(name);
                }
                _ => verdicts.missed.push(name),
            }
        }
        verdicts
    }
}

/// The names in the list of equivalent mutants.
fn equivalents(list: &str) -> Vec<&str> {
    let names = |line: &&str| !line.starts_with(['#', ' ']) && !line.is_empty();
    list.lines().filter(names).collect()
}

/// A mutant's name without its line and column, which move with every edit.
fn wherever(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    let file = parts.next().unwrap_or_default();
    let what = parts.nth(2).unwrap_or_default();
    format!("{file}:{what}")
}

/// Where the true share lies in 19 of 20 samples (Wilson's interval), in percent.
fn interval(caught: usize, judged: usize) -> (f64, f64) {
    const Z: f64 = 1.96;
    let (caught, judged) = (caught as f64, judged as f64);
    let share = caught / judged;
    let spread = Z * (share * (1.0 - share) / judged + Z * Z / (4.0 * judged * judged)).sqrt();
    let middle = share + Z * Z / (2.0 * judged);
    let whole = 1.0 + Z * Z / judged;
    (
        100.0 * (middle - spread) / whole,
        100.0 * (middle + spread) / whole,
    )
}

impl fmt::Display for Verdicts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let judged = self.caught + self.missed.len();
        if judged == 0 {
            return writeln!(f, "  nothing to judge");
        }
        let (low, high) = interval(self.caught, judged);
        writeln!(
            f,
            "  judged {judged}: {} caught, {} missed; {:.0} % ({low:.0} to {high:.0} %)",
            self.caught,
            self.missed.len(),
            100.0 * self.caught as f64 / judged as f64,
        )?;
        writeln!(
            f,
            "  not judged: {} the same as the original, {} did not compile, {} starved",
            self.equivalent.len(),
            self.unviable,
            self.starved.len(),
        )?;
        for (what, names) in [
            ("missed", &self.missed),
            ("the same", &self.equivalent),
            ("starved", &self.starved),
        ] {
            for name in names {
                writeln!(f, "  {what}: {name}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"{"outcomes": [
        {"scenario": "Baseline", "summary": "Success"},
        {"scenario": {"Mutant": {"name": "a.rs:1:2: replace f with ()"}}, "summary": "CaughtMutant"},
        {"scenario": {"Mutant": {"name": "a.rs:3:4: replace < with <= in g"}}, "summary": "MissedMutant"},
        {"scenario": {"Mutant": {"name": "a.rs:9:4: replace < with <= in h"}}, "summary": "MissedMutant"},
        {"scenario": {"Mutant": {"name": "a.rs:5:4: replace k with ()"}}, "summary": "Unviable"},
        {"scenario": {"Mutant": {"name": "a.rs:6:4: replace l with ()"}}, "summary": "Timeout"},
        {"scenario": {"Mutant": {"name": "a.rs:7:4: delete field m"}}, "summary": "MissedMutant"}
    ]}"#;

    #[test]
    fn chosen_mutants_are_caught_missed_or_the_same_wherever_they_stand_now() {
        let report: Report = serde_json::from_str(REPORT).unwrap();
        let list = "# why\na.rs: replace < with <= in h\n  the border is never reached\n";
        let chosen = [
            "a.rs:1:2: replace f with ()",
            "a.rs:3:4: replace < with <= in g",
            "a.rs:9:4: replace < with <= in h",
            "a.rs:5:4: replace k with ()",
            "a.rs:6:4: replace l with ()",
        ];
        let verdicts = Verdicts::of(report, &chosen.map(str::to_owned), &equivalents(list));
        assert_eq!(
            verdicts,
            Verdicts {
                caught: 1,
                missed: vec!["a.rs:3:4: replace < with <= in g".into()],
                equivalent: vec!["a.rs:9:4: replace < with <= in h".into()],
                starved: vec!["a.rs:6:4: replace l with ()".into()],
                unviable: 1,
            }
        );
        let told = verdicts.to_string();
        assert!(
            told.starts_with("  judged 2: 1 caught, 1 missed; 50 %"),
            "{told}"
        );
    }

    #[test]
    fn the_interval_narrows_with_the_sample() {
        let (low, high) = interval(54, 60);
        assert!((79.0..81.0).contains(&low), "{low}");
        assert!((94.0..96.0).contains(&high), "{high}");
        let (narrow, _) = interval(540, 600);
        assert!(narrow > low);
    }
}
