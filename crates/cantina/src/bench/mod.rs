//! `cantina bench`: how fast a game is played by random players, and what a server can bear.

mod playouts;
mod progress;
mod server;

use crate::error::Failure;

pub(crate) use server::BenchError;

/// Measure how fast a game is played by random players, or what a server can bear
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, after_help = playouts::EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    of: Option<Of>,
    #[command(flatten)]
    playouts: playouts::Args,
}

#[derive(clap::Subcommand)]
enum Of {
    /// Measure what a server can bear: a real one, under load from this process
    Server(server::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.of {
        Some(Of::Server(args)) => server::run(args),
        None => playouts::run(&args.playouts),
    }
}

/// A number of seconds, as an option gives it.
fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("give a number of seconds, at most a day".into()),
    }
}
