//! A game of each kind, played by machines through the table, and how it ended: what another build of
//! the same code has to come to.

use host::{Context, Host, Input, Ledger, Opening, Output, Shown, Sitter, TableId, Time, ViewerId};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::Arc;
use tabletop::{Alone, Lang, Seed};

use bots::Playable;

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
    name: String,
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
    let mut ends = Vec::new();
    for one in games::shipped() {
        let broken = |_| "the components of a game are broken: see `cantina cards check`";
        let game: Arc<dyn Playable> = one.game.map_err(broken)?.into();
        let title = game.title(Lang::EN);
        let seats = |setup: Value| {
            let seats = game.seats(setup, Lang::EN).map(|seats| seats.len());
            seats.map_err(|refusal| format!("{title}: {refusal}"))
        };
        let machines = seats(Value::Null)?;
        ends.push(played(&title, &game, Value::Null, machines, seed)?);
        // Where nobody can play alone, that is refused.
        if let Ok(alone) = game.alone(Value::Null, &Alone::default()) {
            let name = format!("{title}, alone");
            let machines = seats(alone.clone())?;
            ends.push(played(&name, &game, alone, machines, seed)?);
        }
    }
    Ok(ends)
}

fn played(
    name: &str,
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
        invitation: [0; 16],
        spectator: [0; 16],
        created: 0,
    };
    let failed = |fault: host::Fault| format!("{name}: {fault:?}");
    let stored = host::prepare(
        &**game,
        setup.clone(),
        seats.clone(),
        false,
        opening.clone(),
    );
    let mut ledger = Ledger::new(stored.map_err(failed)?, Vec::new());
    let context = Context {
        game: game.clone(),
        pace: 0,
        viewers: 1,
        away: 0,
        words: printed::Languages::common(),
    };
    let (mut host, outputs) = Host::open(Time(0), context, ledger.clone()).map_err(failed)?;
    let mut outputs = VecDeque::from(outputs);
    // Machines alone play on while somebody looks on.
    outputs.extend(host.heed(
        Time(0),
        Input::Joined {
            viewer: ViewerId(1),
            shown: Shown::default(),
            lang: Lang::EN,
        },
    ));
    while let Some(output) = outputs.pop_front() {
        let input = match output {
            Output::Store(storing) => Input::Stored(ledger.keep(ledger.revision, &storing)),
            Output::Think(thinking) => match host.think(&thinking) {
                Some(thought) => Input::Thought(thought),
                None => continue,
            },
            Output::Tell(..) => continue,
            other => return Err(format!("{name}: nobody wants {other:?}")),
        };
        outputs.extend(host.heed(Time(0), input));
    }
    if ledger.stored.outcome.is_none() {
        return Err(format!("{name}: the game did not end"));
    }
    Ok(Game {
        name: name.into(),
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
