//! The one binary of Cantina: play, simulate, replay, look up, measure, and serve programs.
//!
//! *Invariant*: nothing here knows a rule of any game. Every game is a [`bots::Playable`]; they
//! come from the one list in `crates/games`, its first being the default. A game whose content is
//! broken is left out, and named with what is wrong.
//!
//! *Invariant*: no input ends the engine or makes it panic; what is refused has changed nothing.
//!
//! System randomness enters in `seed.rs`, as a seed.
//!
//! `play` and `replay` speak the language of `--lang`: their own messages (`words.rs`), the rules
//! and the game; what is typed, what is wrong with the command line and `--help` are English.
//! `tests/languages.rs` plays both games in `xx`.
//!
//! `tests/fixtures.rs` opens what earlier builds left (`fixtures/`: games, and the file of a killed
//! server) and goes on with it: a change of the rules that touches one is a decision, not an
//! accident.

mod backup;
mod bench;
mod cards;
mod engine;
mod error;
mod extras;
mod files;
mod games;
mod house;
mod kept;
mod languages;
mod lines;
mod list;
mod logging;
#[cfg(target_os = "linux")]
mod memory;
mod pack;
mod parts;
mod play;
mod replay;
mod report;
mod rules;
mod seed;
mod serve;
mod simulate;
mod solo;
mod words;
mod wrap;

use clap::{CommandFactory, Parser, Subcommand};
use error::Failure;
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cantina", version, about = "Board games at one table: play, replay, script and measure them.", after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  cantina play                        play against the machine
  cantina play --seats human,human    pass the keyboard around
  cantina serve --open                open tables for browsers on this machine
  cantina serve --lan                 open them for the house
  cantina simulate --swap             let the machines play a thousand games
  cantina rules patrol                look a rule up
  cantina cards show greedo-card      read a card
  cantina replay game.json            read a saved game again
  echo '{\"cmd\":\"help\"}' | cantina engine

Exit codes: 0 all is well, 1 something in the request was wrong, 2 a replay differs from its record.";

#[derive(Subcommand)]
enum Command {
    /// Play a game in the terminal
    Play(play::Args),
    /// Serve tables over HTTP and WebSocket
    Serve(serve::Args),
    /// Copy everything a server keeps to a file, also while it runs
    Backup(backup::Args),
    /// Put a backup in the place of what a server keeps
    Restore(backup::Args),
    /// Play many games between bots and count who wins
    Simulate(simulate::Args),
    /// Serve a program: one JSON object a line on stdin and stdout
    Engine(engine::Args),
    /// Retell a saved game
    Replay(replay::Args),
    /// List and search the rules
    Rules(rules::Args),
    /// Prove what is printed on the cards, and read them
    Cards(cards::Args),
    /// Measure how fast a game is played by random players
    Bench(bench::Args),
    /// List the games
    Games(list::Args),
}

/// What the process says to its caller, besides "all is well" and "something was wrong".
const REPLAY_DIFFERS: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version come this way too. clap would exit with 2 on a wrong argument; here
            // 2 is a differing replay.
            let code = u8::from(error.use_stderr());
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    match run(cli.command) {
        Ok(code) => code,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("cantina: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Option<Command>) -> Result<ExitCode, Failure> {
    match command {
        None => Cli::command().print_help()?,
        Some(Command::Play(args)) => play::run(&args)?,
        Some(Command::Serve(args)) => serve::run(&args)?,
        Some(Command::Backup(args)) => backup::backup(&args)?,
        Some(Command::Restore(args)) => backup::restore(&args)?,
        Some(Command::Simulate(args)) => simulate::run(&args)?,
        Some(Command::Engine(args)) => engine::run(&args)?,
        Some(Command::Replay(args)) => {
            if replay::run(&args)? == replay::Agreement::Differs {
                return Ok(ExitCode::from(REPLAY_DIFFERS));
            }
        }
        Some(Command::Rules(args)) => rules::run(&args)?,
        Some(Command::Cards(args)) => {
            if cards::run(&args)? == cards::Verdict::Broken {
                return Ok(ExitCode::FAILURE);
            }
        }
        Some(Command::Bench(args)) => bench::run(&args)?,
        Some(Command::Games(args)) => list::run(&args)?,
    }
    Ok(ExitCode::SUCCESS)
}
