//! What a game is played with besides its first box, for games that have more.

use crate::error::Failure;
use crate::words::Words;
use bots::Playable;
use serde_json::Value;

/// Further boxes and optional rules.
#[derive(clap::Args)]
pub(crate) struct Extras {
    /// Play with these boxes or optional rules as well: unfinished-business,…
    #[arg(long, value_name = "NAME,NAME,…", value_delimiter = ',')]
    with: Vec<String>,
    /// Play with favors: short for `--with favors`
    #[arg(long)]
    favors: bool,
    /// Play with ambitions: short for `--with ambitions`
    #[arg(long)]
    ambitions: bool,
    /// Play with these house rules: piracy,sabotage,…
    #[arg(long, value_name = "NAME,NAME,…", value_delimiter = ',')]
    house: Vec<String>,
}

impl Extras {
    /// The set-up with them.
    pub(crate) fn applied(&self, setup: Value, game: &dyn Playable) -> Result<Value, Failure> {
        let mut names = self.with.clone();
        let rules = [("favors", self.favors), ("ambitions", self.ambitions)];
        let rules = rules.into_iter().filter(|(_, wanted)| *wanted);
        names.extend(rules.map(|(name, _)| name.to_string()));
        names.extend(self.house.iter().cloned());
        if names.is_empty() {
            return Ok(setup);
        }
        game.extended(setup, &names).map_err(|refusal| {
            let why = Words::default().refusal(&refusal.message, game);
            Failure::Usage(format!("{}: {why}", game.id()))
        })
    }
}
