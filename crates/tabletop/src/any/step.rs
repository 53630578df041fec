//! What was done at a table, told to every reader as they may hear it.

use super::{AnyStep, Reader, Told, json};
use crate::{Game, Gist, Lang, Player, Seat, Step, Table, Text};
use std::sync::Arc;

struct HostedStep<G: Game> {
    game: Arc<G>,
    step: Step<G::Event>,
    /// What the players are called after the step: an event names seats only.
    players: Vec<Player>,
}

pub(super) fn hosted<G: Game>(table: &Table<G>, step: Step<G::Event>) -> Box<dyn AnyStep> {
    let game = table.game().clone();
    let players = game.players(table.state(), Lang::default());
    Box::new(HostedStep {
        game,
        step,
        players,
    })
}

impl<G: Game> AnyStep for HostedStep<G> {
    fn told(&self, reader: Reader) -> Told {
        let seen = |event: &G::Event| match reader {
            Reader::All => Some(event.clone()),
            Reader::Onlooker => self.game.redact(event, None),
            Reader::Seat(seat) => self.game.redact(event, Some(seat)),
        };
        let seen: Vec<G::Event> = self.step.events.iter().filter_map(seen).collect();
        let name = |seat: Seat| {
            let mut players = self.players.iter();
            let sitting = players.find(|player| player.seat == Some(seat));
            // Whom the rules play has no seat, and is called by the place at the table.
            let player = sitting.or_else(|| self.players.get(usize::from(seat.0)));
            player.map(|player| player.name.clone())
        };
        let text = |event: &G::Event| {
            let text = self.game.tell(event, Lang::default()).naming(name);
            (!text.to_string().is_empty()).then(|| (text, self.game.gist(event)))
        };
        let (texts, gists): (Vec<Text>, Vec<Gist>) = seen.iter().filter_map(text).unzip();
        Told {
            events: seen.iter().map(json).collect(),
            lines: texts.iter().map(Text::to_string).collect(),
            gists,
            texts,
            made: self.step.made,
        }
    }
}
