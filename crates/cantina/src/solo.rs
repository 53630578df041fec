//! Playing alone against a character that the rules run, for games that have one.

use crate::error::Failure;
use crate::words::Words;
use bots::Playable;
use serde_json::Value;
use tabletop::Alone;

/// What one wishes for in a game alone. Each of these wishes means that one plays alone.
#[derive(clap::Args)]
pub(crate) struct Wishes {
    /// Play alone against rivals that the game runs
    #[arg(long)]
    solo: bool,
    /// Your character by id, in a game alone; chosen then if not given
    #[arg(long, value_name = "ID")]
    character: Option<String>,
    /// The rivals' characters by id, one or two; chosen then if not given
    #[arg(
        long,
        visible_alias = "rival",
        value_name = "ID,ID",
        value_delimiter = ','
    )]
    rivals: Vec<String>,
    /// The fame each rival starts with: more make a harder game
    #[arg(long, value_name = "N")]
    rival_fame: Option<u8>,
}

impl Wishes {
    /// The set-up with what is wished for.
    pub(crate) fn applied(&self, setup: Value, game: &dyn Playable) -> Result<Value, Failure> {
        let wishes = Alone {
            character: self.character.clone(),
            rivals: self.rivals.clone(),
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
