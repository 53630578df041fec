//! A game of each kind, played by machines through the table, and how it ended: what another build of
//! the same code has to come to.

use host::{Context, Host, Input, Ledger, Opening, Output, Sitter, TableId, Time};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::Arc;
use tabletop::Seed;

use bots::Playable;
use deckbuilding::Deckbuilding;
use outer_rim::OuterRim;

/// Play a game of each kind through the table, and print its beginning and its end as JSON.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where the chance of all games comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A game: all it begins with, and how it ended here.
#[derive(Serialize)]
struct Game {
    name: &'static str,
    game: &'static str,
    setup: Value,
    seats: Vec<Sitter>,
    opening: Opening,
    /// How many entries it took.
    entries: usize,
    /// The hash of the last position.
    hash: Value,
}

pub(crate) fn run(args: &Args) -> ExitCode {
    match games(args.seed) {
        Ok(games) => {
            println!("{}", json!(games));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn games(seed: u64) -> Result<Vec<Game>, String> {
    let broken = |_| "the components of a game are broken: see `cantina cards check`";
    let deckbuilding: Arc<dyn Playable> =
        bots::any(Deckbuilding::base().map_err(|e| broken(e.len()))?).into();
    let outer_rim: Arc<dyn Playable> =
        bots::any(OuterRim::base().map_err(|e| broken(e.len()))?).into();
    Ok(vec![
        played("Deckbuilding", &deckbuilding, Value::Null, 2, seed)?,
        played("Outer Rim, two machines", &outer_rim, Value::Null, 2, seed)?,
        played(
            "Outer Rim, alone",
            &outer_rim,
            json!({"players": 1}),
            1,
            seed,
        )?,
    ])
}

fn played(
    name: &'static str,
    game: &Arc<dyn Playable>,
    setup: Value,
    machines: usize,
    seed: u64,
) -> Result<Game, String> {
    let seats = vec![
        Sitter::Bot {
            level: "greedy".into()
        };
        machines
    ];
    let opening = Opening {
        id: TableId::of([0; 16]),
        seed: Seed::from_number(seed),
        nonce: [0; 32],
        created: 0,
    };
    let failed = |fault: host::Fault| format!("{name}: {fault:?}");
    let stored = host::prepare(&**game, setup.clone(), seats.clone(), opening.clone());
    let mut ledger = Ledger::new(stored.map_err(failed)?, Vec::new());
    let context = Context {
        game: game.clone(),
        pace: 0,
        viewers: 0,
        words: printed::Languages::common(),
    };
    let (mut host, outputs) = Host::open(Time(0), context, ledger.clone()).map_err(failed)?;
    let mut outputs = VecDeque::from(outputs);
    while let Some(output) = outputs.pop_front() {
        let input = match output {
            Output::Store(storing) => Input::Stored(ledger.keep(&storing)),
            Output::Think(thinking) => match host.think(&thinking) {
                Some(thought) => Input::Thought(thought),
                None => continue,
            },
            other => return Err(format!("{name}: nobody wants {other:?}")),
        };
        outputs.extend(host.heed(Time(0), input));
    }
    if ledger.stored.outcome.is_none() {
        return Err(format!("{name}: the game did not end"));
    }
    Ok(Game {
        name,
        game: game.id(),
        setup,
        seats,
        opening,
        entries: ledger.entries.len(),
        hash: ledger
            .entries
            .last()
            .map(|last| last["at"].clone())
            .unwrap_or_default(),
    })
}
