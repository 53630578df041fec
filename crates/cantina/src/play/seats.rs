//! Who sits where.

use crate::error::Failure;
use bots::{AnyBot, BotKind, Playable};
use std::collections::BTreeMap;
use tabletop::{Player, Seat, Seed};

/// Whoever decides for a seat.
#[derive(Debug)]
pub(super) enum Sitter {
    Person,
    Machine(Box<dyn AnyBot>),
}

/// What a person is called where seats are named.
const PERSON: &str = "human";
/// The machine one plays against if nothing else is said.
const OPPONENT: BotKind = BotKind::Greedy;

/// Everybody at the table.
#[derive(Debug)]
pub(super) struct Sitters(BTreeMap<Seat, Sitter>);

impl Sitters {
    /// Seats people and machines as asked for; without a wish, a person first and then machines.
    pub(super) fn new(
        wish: Option<&str>,
        game: &dyn Playable,
        players: &[Player],
        seed: Seed,
    ) -> Result<Self, Failure> {
        let seats = bots::seats(players);
        let names: Vec<&str> = match wish {
            Some(wish) => wish.split(',').map(str::trim).collect(),
            None => (0..seats.len())
                .map(|at| if at == 0 { PERSON } else { OPPONENT.name() })
                .collect(),
        };
        if names.len() != seats.len() {
            return Err(Failure::Seats {
                named: names.len(),
                seats: seats.len(),
            });
        }
        let seated = seats.into_iter().zip(names).map(|(seat, name)| {
            // Each machine has luck of its own, and none that tells anything about the game's.
            let own = seed.derive(1 + u64::from(seat.0));
            Ok((seat, sitter(name, game, own)?))
        });
        seated.collect::<Result<_, _>>().map(Self)
    }

    /// The seats people sit on.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let people = self.0.iter();
        people
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person))
            .map(|(&seat, _)| seat)
    }

    /// The machine on a seat, if it is one.
    pub(super) fn machine(&mut self, seat: Seat) -> Option<&mut dyn AnyBot> {
        match self.0.get_mut(&seat) {
            Some(Sitter::Machine(machine)) => Some(&mut **machine),
            Some(Sitter::Person) | None => None,
        }
    }
}

fn sitter(name: &str, game: &dyn Playable, seed: Seed) -> Result<Sitter, Failure> {
    if name == PERSON {
        return Ok(Sitter::Person);
    }
    let kind: BotKind = name.parse().map_err(|_| {
        let machines = BotKind::ALL.map(BotKind::name).join(", ");
        Failure::UnknownSitter {
            name: name.into(),
            known: format!("{PERSON} or a machine ({machines})"),
        }
    })?;
    Ok(Sitter::Machine(game.bot(kind, seed)))
}
