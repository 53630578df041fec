//! `cantina games`: what can be played, and how it is set up.

use crate::error::Failure;
use crate::games;
use serde_json::json;
use std::io::{Write as _, stdout};
use tabletop::Lang;

/// List the games with their default set-ups
#[derive(clap::Args)]
#[command(after_help = "\
A set-up can be changed and given to `play`, `simulate` and `bench`:
  cantina play coaxium --setup '{\"seats\":3,\"goal\":25}'")]
pub(crate) struct Args {
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let games = games::all();
    if args.json {
        let listed: Vec<_> = games.iter().map(|game| describe(&**game)).collect();
        writeln!(out, "{:#}", json!({ "games": listed }))?;
        return Ok(());
    }
    for game in games {
        writeln!(out, "{:<14} {}", game.id(), game.title(Lang::default()))?;
        writeln!(out, "{:14} set-up {}", "", game.default_setup())?;
        writeln!(out, "{:14} content {}", "", game.fingerprint())?;
    }
    Ok(())
}

/// A game for programs.
pub(crate) fn describe(game: &dyn tabletop::AnyGame) -> serde_json::Value {
    json!({
        "id": game.id(),
        "title": game.title(Lang::default()),
        "content": game.fingerprint(),
        "setup": game.default_setup(),
    })
}
