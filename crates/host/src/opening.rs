//! Opening a table.

use crate::fault::{Code, Fault};
use crate::names;
use crate::secret::{LinkKey, TableId};
use crate::sitter::Sitter;
use crate::stored::{Links, Stage, Stored};
use bots::Playable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{AnyOrigin, AnyTable, Lang, Saying, Seed, hex};

/// What a new table begins with, besides what was agreed on: whoever opens it draws it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Its name.
    pub id: TableId,
    /// All its chance.
    pub seed: Seed,
    /// What keeps the commitment to the seed from being guessed.
    pub nonce: [u8; 32],
    /// What lets sit down.
    pub invitation: [u8; 16],
    /// What lets look on.
    pub spectator: [u8; 16],
    /// Seconds since 1970.
    pub created: i64,
}

/// A table as it will be stored, all its chance fixed; refused if the game cannot begin like this.
pub fn prepare(
    game: &dyn Playable,
    setup: Value,
    seats: Vec<Sitter>,
    private: bool,
    opening: Opening,
) -> Result<Stored, Fault> {
    let setup = match setup {
        Value::Null => game.default_setup(),
        setup => setup,
    };
    let (table, _) = game.new_table(setup.clone(), opening.seed)?;
    let origin = AnyOrigin::New {
        setup,
        seed: opening.seed,
    };
    stored(game, origin, &*table, seats, private, opening)
}

/// A table that goes on from where another stood.
pub(crate) fn prepare_from(
    game: &dyn Playable,
    origin: AnyOrigin,
    table: &dyn AnyTable,
    seats: Vec<Sitter>,
    opening: Opening,
) -> Result<Stored, Fault> {
    stored(game, origin, table, seats, false, opening)
}

fn stored(
    game: &dyn Playable,
    origin: AnyOrigin,
    table: &dyn AnyTable,
    mut seats: Vec<Sitter>,
    private: bool,
    opening: Opening,
) -> Result<Stored, Fault> {
    let Opening {
        id,
        seed,
        nonce,
        invitation,
        spectator,
        created,
    } = opening;
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
            *name = names::visible(name)?;
        }
    }
    for (at, seat) in seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| seat.is_person())
    {
        let others = seats.iter().enumerate().filter(|(other, _)| *other != at);
        let mut called = others.filter_map(|(_, other)| other.name());
        if seat
            .name()
            .is_some_and(|name| called.any(|other| names::alike(other, name)))
        {
            return Err(names::taken());
        }
    }
    let open = seats.iter().any(Sitter::is_person);
    Ok(Stored {
        id,
        game: game.id().into(),
        origin,
        commitment: seed.commitment(&nonce),
        nonce: hex(&nonce),
        content: table.fingerprint().to_string(),
        rules: game.rules(),
        created,
        seats,
        stage: if open { Stage::Open } else { Stage::Running },
        outcome: None,
        rematch: None,
        links: Links {
            invitation: LinkKey::of(invitation),
            spectator: LinkKey::of(spectator),
            private,
        },
    })
}
