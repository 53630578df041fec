//! Playing alone against a character that the rules run, for games that have one.

use crate::error::Failure;
use bots::Playable;
use serde_json::{Value, json};

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
    rival: Option<String>,
    /// The fame the rival starts with: more make a harder game
    #[arg(long, value_name = "N", conflicts_with = "load")]
    rival_fame: Option<u8>,
}

impl Wishes {
    /// The set-up with what is wished for.
    pub(super) fn applied(&self, setup: Value, game: &dyn Playable) -> Result<Value, Failure> {
        let alone = self.solo || self.character.is_some() || self.rival.is_some();
        if !alone && self.rival_fame.is_none() {
            return Ok(setup);
        }
        if game.default_setup().get("rival").is_none() {
            let id = game.id();
            let why = format!("nobody plays {id} alone: leave out --solo and what belongs to it");
            return Err(Failure::Usage(why));
        }
        let mut setup = setup;
        let mut wish = |member: &str, value: Value| setup[member] = value;
        wish("players", json!(1));
        if let Some(character) = &self.character {
            wish("characters", json!([character]));
        }
        if let Some(rival) = &self.rival {
            wish("rival", json!(rival));
        }
        if let Some(fame) = self.rival_fame {
            wish("rival_fame", json!(fame));
        }
        Ok(setup)
    }
}
