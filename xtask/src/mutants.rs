//! `cargo xtask mutants`: how much the tests of the games prove. cargo-mutants breaks the rules in one
//! place after the other; a mutant that no test notices is a rule nobody proves.

mod chosen;
mod verdict;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use verdict::Verdicts;

/// Where the rules of a game stand.
const RULES: [&str; 2] = ["rules", "script"];

/// What the paths of tests that play whole games say: most mutants end such a game otherwise, but that
/// proves no rule, and unoptimised they take longer than all others together.
const WHOLE_GAMES: [&str; 2] = ["laws::", "whole_games"];

/// Seconds of the processor that the tests of one mutant may take, some five times what they need. A
/// mutant that runs on for ever is caught by this and not by the clock, which other work slows down.
const PROCESSOR: u32 = 60;

/// Kilobytes they may hold, for those that run on by filling a list.
const MEMORY: u32 = 4_000_000;

/// Seconds after which a mutant is given up. Whatever still waits then was starved by other work, and
/// is not judged.
const CLOCK: &str = "1200";

/// Break the rules of the games one by one, and count how many breaches the tests notice.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Only this game; may be given more than once [default: all]
    #[arg(long = "game", value_name = "GAME")]
    games: Vec<String>,
    /// So many mutants of each game, drawn by chance
    #[arg(long, value_name = "N", default_value_t = 60)]
    sample: usize,
    /// What the sample is drawn with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Every mutant there is instead of a sample (many hours)
    #[arg(long)]
    whole: bool,
    /// Mutants tested at the same time
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

/// Runs the chore.
pub(crate) fn run(root: &Path, args: &Args) -> ExitCode {
    match judge(root, args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Why there is no figure.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    #[error(
        "cargo-mutants could not be started ({0}). To install it: cargo install --locked cargo-mutants@27.1.0"
    )]
    NotInstalled(std::io::Error),
    #[error("cargo-mutants gave up: {0}")]
    GaveUp(String),
    #[error("no game is called {0:?}; there are {1}")]
    NoSuchGame(String, String),
    #[error("what cargo-mutants wrote cannot be read: {0}")]
    Unreadable(String),
}

fn judge(root: &Path, args: &Args) -> Result<(), Problem> {
    let all = with_rules(root);
    if let Some(unknown) = args.games.iter().find(|game| !all.contains(game)) {
        return Err(Problem::NoSuchGame(unknown.clone(), all.join(", ")));
    }
    let asked = if args.games.is_empty() {
        &all
    } else {
        &args.games
    };
    for game in asked {
        let mutants = list(root, game)?;
        let chosen = if args.whole {
            mutants.clone()
        } else {
            chosen::sample(&mutants, args.sample, args.seed)
        };
        println!(
            "{game}: {} of {} mutants, seed {}",
            chosen.len(),
            mutants.len(),
            args.seed
        );
        test(root, game, &chosen, args.jobs)?;
        let report = out(root, game).join("mutants.out/outcomes.json");
        let equivalent = root
            .join("crates")
            .join(game)
            .join("equivalent-mutants.txt");
        let verdicts = Verdicts::read(&report, &chosen, &equivalent)?;
        print!("{verdicts}");
    }
    Ok(())
}

/// The crates that have rules.
fn with_rules(root: &Path) -> Vec<String> {
    let crates = std::fs::read_dir(root.join("crates")).into_iter().flatten();
    let mut games: Vec<String> = crates
        .flatten()
        .filter(|folder| {
            let source = folder.path().join("src");
            RULES.iter().all(|rules| source.join(rules).is_dir())
        })
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort_unstable();
    games
}

/// The folder cargo-mutants reports into.
fn out(root: &Path, game: &str) -> PathBuf {
    root.join("target/mutants-of").join(game)
}

/// cargo-mutants on the rules of a game.
fn cargo_mutants(root: &Path, game: &str) -> Command {
    let mut command = Command::new("cargo");
    command
        .current_dir(root)
        .args(["mutants", "--package", game]);
    for folder in RULES {
        command.args(["--file", &format!("crates/{game}/src/{folder}/**")]);
    }
    command
}

/// Every mutant of the game's rules, by name.
fn list(root: &Path, game: &str) -> Result<Vec<String>, Problem> {
    let told = cargo_mutants(root, game).arg("--list").output();
    let told = told.map_err(Problem::NotInstalled)?;
    if !told.status.success() {
        return Err(Problem::GaveUp(
            String::from_utf8_lossy(&told.stderr).into_owned(),
        ));
    }
    let told = String::from_utf8_lossy(&told.stdout);
    Ok(told.lines().map(str::to_owned).collect())
}

/// Builds and tests each of them. That some are missed is no failure of the run.
fn test(root: &Path, game: &str, chosen: &[String], jobs: usize) -> Result<(), Problem> {
    let out = out(root, game);
    std::fs::create_dir_all(&out).map_err(|why| Problem::GaveUp(why.to_string()))?;
    let mut command = cargo_mutants(root, game);
    command
        .env("INSTA_UPDATE", "no")
        .args(["--profile", "mutants", "--no-times"])
        .args(["--jobs", &jobs.to_string()])
        .args(["--timeout", CLOCK])
        .args(["--cargo-arg=--config", &format!("--cargo-arg={}", runner())])
        .arg("--output")
        .arg(out);
    if jobs == 1 {
        // What was built for an earlier run is used again; several at a time would undo each other's.
        command.env("CARGO_TARGET_DIR", root.join("target/mutants-of/built"));
    }
    for mutant in chosen {
        command.args(["--re", &format!("^{}$", chosen::literally(mutant))]);
    }
    // Not the examples in comments: each is a program of its own.
    command.args(["--", "--locked", "--tests", "--", "--quiet"]);
    for test in WHOLE_GAMES {
        command.args(["--skip", test]);
    }
    let status = command.status().map_err(Problem::NotInstalled)?;
    // 0: all caught; 2: some missed; 3: some took too long.
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        code => Err(Problem::GaveUp(format!("exit code {code:?}"))),
    }
}

/// The setting of cargo that runs a test program within its limits, and only until a test fails. The
/// standard harness can do that, but wants to be told that it is not promised to stay.
fn runner() -> String {
    let limits = format!("ulimit -t {PROCESSOR}; ulimit -v {MEMORY}");
    let program = r#"RUSTC_BOOTSTRAP=1 exec "$0" "$@" -Z unstable-options --fail-fast"#;
    format!("target.'cfg(unix)'.runner=['sh', '-c', '{limits}; {program}']")
}
