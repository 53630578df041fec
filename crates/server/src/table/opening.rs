//! Opening a table.

use crate::fault::{Code, Fault};
use crate::secret::{self, TableId, hex};
use crate::sitter::{self, Sitter};
use crate::store::{Stage, Stored};
use bots::Playable;
use serde_json::Value;
use std::time::SystemTime;
use tabletop::{Lang, Seed};

/// A table as it will be stored, all its chance fixed; refused if the game cannot begin like this.
pub(crate) fn prepare(
    game: &dyn Playable,
    setup: Value,
    mut seats: Vec<Sitter>,
    seed: Option<Seed>,
) -> Result<Stored, Fault> {
    let setup = match setup {
        Value::Null => game.default_setup(),
        setup => setup,
    };
    let seed = seed.map_or_else(secret::seed, Ok)?;
    let (table, _) = game.new_table(setup.clone(), seed)?;
    let needed = bots::seats(&table.players(Lang::default())).len();
    if seats.len() != needed {
        let message = format!("this game has {needed} seats, not {}", seats.len());
        return Err(Fault::new(Code::WrongSeats, message));
    }
    for seat in &mut seats {
        seat.machine()?;
        if let Sitter::Person { name: Some(name) } = seat {
            *name = sitter::name(name)?;
        }
    }
    let nonce = secret::nonce()?;
    let open = seats.iter().any(Sitter::is_person);
    Ok(Stored {
        id: TableId::random()?,
        game: game.id().into(),
        setup,
        seed,
        commitment: seed.commitment(&nonce),
        nonce: hex(&nonce),
        content: game.fingerprint().to_string(),
        rules: game.rules(),
        created: now(),
        seats,
        stage: if open { Stage::Open } else { Stage::Running },
        outcome: None,
        rematch: None,
    })
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
