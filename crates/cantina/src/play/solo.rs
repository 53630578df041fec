//! Playing alone against a character that the rules run, for games that have one.

use crate::error::Failure;
use crate::words::Words;
use bots::Playable;
use serde_json::Value;
use tabletop::Alone;

/// What one wishes for in a game alone. Each of these wishes means that one plays alone.
#[derive(clap::Args)]
pub(super) struct Wishes {
    /// Play alone against a rival that the game runs
    #[arg(long, conflicts_with = "load")]
    solo: bool,
    /// Your character by id, in a game alone; chosen then if not given
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    character: Option<String>,
    /// The rival's character by id; chosen then if not given
    #[arg(long, value_name = "ID", conflicts_with = "load")]
    rival: Vec<String>,
    /// The fame the rival starts with: more make a harder game
    #[arg(long, value_name = "N", conflicts_with = "load")]
    rival_fame: Option<u8>,
}

impl Wishes {
    /// The set-up with what is wished for.
    pub(super) fn applied(&self, setup: Value, game: &dyn Playable) -> Result<Value, Failure> {
        let wishes = Alone {
            character: self.character.clone(),
            rivals: self.rival.clone(),
            head_start: self.rival_fame,
        };
        if !self.solo && wishes == Alone::default() {
            return Ok(setup);
        }
        game.alone(setup, &wishes).map_err(|refusal| {
            let why = Words::default().refusal(&refusal.message, game);
            Failure::Usage(format!("{}: {why}", game.id()))
        })
    }
}
