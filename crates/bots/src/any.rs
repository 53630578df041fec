//! Bots where the types of the game are not known: for the terminal, simulations and the server.

use crate::{Bot, BotKind, Deed, Known, Played, Unplayable, play};
use serde_json::Value;
use std::fmt::Debug;
use tabletop::{AnyGame, AnyTable, Game, Hosted, Picked, Seed, Table};

/// A game that bots can play, its types unknown.
pub trait Playable: AnyGame {
    /// The same game with every other choice of boxes there is.
    fn other_boxes(&self) -> Vec<Box<dyn Playable>>;

    /// A bot for a seat at a table of this game; all its luck follows from the seed.
    fn bot(&self, kind: BotKind, seed: Seed) -> Box<dyn AnyBot>;

    /// Plays one game between bots, like [`play`].
    fn play(
        &self,
        setup: &Value,
        kinds: &[BotKind],
        seed: Seed,
        most_turns: u32,
    ) -> Result<Played, Unplayable>;
}

/// A bot whose game is not known where it is used.
pub trait AnyBot: Debug + Send {
    /// Decides for the seat that is asked. Nothing if nobody is, or if the table is of another
    /// game than the bot.
    fn act(&mut self, table: &dyn AnyTable) -> Option<AnyDeed>;
}

/// What a bot does at a table whose game is not known.
#[derive(Clone, Debug)]
pub enum AnyDeed {
    /// Makes a choice.
    Choose(Picked),
    /// Makes an offer first, and will be asked again.
    Offer(Value),
}

/// Makes a game one of any kind, bots included.
pub fn any<G: Game>(game: G) -> Box<dyn Playable> {
    Box::new(Hosted::new(game))
}

impl<G: Game> Playable for Hosted<G> {
    fn other_boxes(&self) -> Vec<Box<dyn Playable>> {
        let others = self.other_boxes();
        others.map(|game| Box::new(game) as _).collect()
    }

    fn bot(&self, kind: BotKind, seed: Seed) -> Box<dyn AnyBot> {
        Box::new(Sitting::<G>(kind.bot(seed)))
    }

    fn play(
        &self,
        setup: &Value,
        kinds: &[BotKind],
        seed: Seed,
        most_turns: u32,
    ) -> Result<Played, Unplayable> {
        let setup = self.read_setup(setup.clone())?;
        play(&*self.laid_out(&setup)?, &setup, kinds, seed, most_turns)
    }
}

#[derive(Debug)]
struct Sitting<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> AnyBot for Sitting<G> {
    fn act(&mut self, table: &dyn AnyTable) -> Option<AnyDeed> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let mut choices = Vec::new();
        let known = Known::of(&**table.game(), table.state(), &mut choices)?;
        Some(match self.0.act(&known) {
            Deed::Choose(id) => AnyDeed::Choose(Picked::Id(id)),
            // Plain data always becomes JSON.
            Deed::Offer(offer) => AnyDeed::Offer(serde_json::to_value(&offer).unwrap_or_default()),
        })
    }
}
