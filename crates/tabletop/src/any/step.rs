//! What was done at a table, told to every reader as they may hear it.

use super::{AnyStep, Deed, Did, Reader, json};
use crate::flat::Flat;
use crate::{Act, Difference, Fact, Game, Happened, Lang, Player, Seat, Step, Table, Text};
use std::mem;
use std::sync::Arc;

struct HostedStep<G: Game> {
    game: Arc<G>,
    step: Step<G::Event>,
    deed: Deed,
    position: u32,
    after: G::State,
}

/// A step that led to where a table stands.
pub(super) fn hosted<G: Game>(table: &Table<G>, step: Step<G::Event>) -> Box<dyn AnyStep> {
    hosted_at(table, table.position(), step, table.state())
}

/// A step that led to an earlier position, and the state it left.
pub(super) fn hosted_at<G: Game>(
    table: &Table<G>,
    position: u32,
    step: Step<G::Event>,
    after: &G::State,
) -> Box<dyn AnyStep> {
    // What was done together is the deed of whoever did the last of it.
    let entry = position.checked_sub(1);
    let entry = entry.and_then(|entry| table.record().entries.get(entry as usize));
    Box::new(HostedStep {
        game: table.game().clone(),
        step,
        deed: entry.map_or(Deed::SETUP, |entry| Deed::of(&entry.act)),
        position,
        after: after.clone(),
    })
}

impl Deed {
    const SETUP: Self = Self {
        by: None,
        did: Did::Setup,
        to: None,
    };

    fn of<C, O>(act: &Act<C, O>) -> Self {
        let (seat, did, to) = match *act {
            Act::Choose { seat, .. } => (seat, Did::Choose, None),
            Act::Offer { seat, .. } => (seat, Did::Offer, None),
            Act::Undo { seat, to } => (seat, Did::Undo, Some(to)),
            Act::Concede { seat } => (seat, Did::Concede, None),
        };
        Self {
            by: Some(seat),
            did,
            to,
        }
    }
}

impl<G: Game> HostedStep<G> {
    /// What happened, as the reader may see it, and the state as it was then.
    fn seen(&self, reader: Reader) -> impl Iterator<Item = (G::Event, &G::State)> {
        self.step
            .happened
            .iter()
            .filter_map(move |Happened { event, after }| {
                let event = match reader {
                    Reader::All => Some(event.clone()),
                    Reader::Onlooker => self.game.redact(event, None),
                    Reader::Seat(seat) => self.game.redact(event, Some(seat)),
                };
                Some((event?, after))
            })
    }

    fn fact(&self, event: &G::Event, players: &[Player], lang: Lang) -> Fact {
        let name = |seat: Seat| {
            let sitting = players.iter().find(|player| player.seat == Some(seat));
            // Whom the rules play has no seat, and is called by the place at the table.
            let player = sitting.or_else(|| players.get(usize::from(seat.0)));
            player.map(|player| player.name.clone())
        };
        let line = self.game.tell(event, lang).naming(name);
        Fact {
            event: json(event),
            line: Some(line).filter(|line| !Text::is_empty(line)),
            meaning: self.game.meaning(event),
            change: None,
        }
    }

    fn view(&self, state: &G::State, reader: Reader) -> G::View {
        let viewer = match reader {
            Reader::All | Reader::Onlooker => None,
            Reader::Seat(seat) => Some(seat),
        };
        self.game.view(state, viewer)
    }
}

impl<G: Game> AnyStep for HostedStep<G> {
    fn deed(&self) -> Deed {
        self.deed
    }

    fn position(&self) -> u32 {
        self.position
    }

    fn made(&self) -> usize {
        self.step.made
    }

    fn players(&self, lang: Lang) -> Vec<Player> {
        self.game.players(&self.after, lang)
    }

    fn told(&self, reader: Reader, lang: Lang) -> Vec<Fact> {
        // An event names seats only: what the players are called is known after the step.
        let players = self.players(lang);
        let facts = self.seen(reader);
        facts
            .map(|(event, _)| self.fact(&event, &players, lang))
            .collect()
    }

    fn deeds(&self, reader: Reader, lang: Lang) -> Vec<Option<Text>> {
        let facts = self.seen(reader);
        facts
            .map(|(event, _)| self.game.deed(&event, lang))
            .collect()
    }

    fn unfolded(&self, reader: Reader, lang: Lang) -> (Vec<Fact>, Option<Difference>) {
        let mut facts = self.told(reader, lang);
        let Some(before) = &self.step.before else {
            return (facts, None);
        };
        let (mut then, mut view) = (before, Flat::of(&self.view(before, reader)));
        let mut next = Flat::default();
        let mut changed = |state| {
            // Most of what is told of a move happens at one and the same state.
            if state == then {
                return None;
            }
            next.lay(&self.view(state, reader));
            let change = Difference::of(&view, &next);
            (then, view) = (state, mem::replace(&mut next, mem::take(&mut view)));
            change
        };
        for (fact, (_, after)) in facts.iter_mut().zip(self.seen(reader)) {
            fact.change = changed(after);
        }
        let rest = changed(&self.after);
        (facts, rest)
    }
}
