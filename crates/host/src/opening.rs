//! Opening a table.

use crate::fault::{Code, Fault};
use crate::secret::TableId;
use crate::sitter::{self, Sitter};
use crate::stored::{Stage, Stored};
use bots::Playable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{AnyOrigin, Lang, Saying, Seed, hex};

/// What a new table begins with, besides what was agreed on: whoever opens it draws it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Its name.
    pub id: TableId,
    /// All its chance.
    pub seed: Seed,
    /// What keeps the commitment to the seed from being guessed.
    pub nonce: [u8; 32],
    /// Seconds since 1970.
    pub created: i64,
}

/// A table as it will be stored, all its chance fixed; refused if the game cannot begin like this.
pub fn prepare(
    game: &dyn Playable,
    setup: Value,
    mut seats: Vec<Sitter>,
    opening: Opening,
) -> Result<Stored, Fault> {
    let Opening {
        id,
        seed,
        nonce,
        created,
    } = opening;
    let setup = match setup {
        Value::Null => game.default_setup(),
        setup => setup,
    };
    let (table, _) = game.new_table(setup.clone(), seed)?;
    let needed = bots::seats(&table.players(Lang::default())).len();
    if seats.len() != needed {
        let message = Saying::new("wrong-seats").with("needed", needed);
        return Err(Fault::new(
            Code::WrongSeats,
            message.with("given", seats.len()),
        ));
    }
    for seat in &mut seats {
        seat.machine()?;
        if let Sitter::Person { name: Some(name) } = seat {
            *name = sitter::name(name)?;
        }
    }
    let open = seats.iter().any(Sitter::is_person);
    Ok(Stored {
        id,
        game: game.id().into(),
        origin: AnyOrigin::New { setup, seed },
        commitment: seed.commitment(&nonce),
        nonce: hex(&nonce),
        content: game.fingerprint().to_string(),
        rules: game.rules(),
        created,
        seats,
        stage: if open { Stage::Open } else { Stage::Running },
        outcome: None,
        rematch: None,
    })
}
