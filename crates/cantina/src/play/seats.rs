//! Who sits where, and what each person was told.

use crate::error::Failure;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{AnyStep, AnyTable, Fate, Lang, Picked, Picks, Player, Seat, Seed};

/// Whoever decides for a seat.
#[derive(Debug)]
pub(super) enum Sitter {
    Person,
    Machine(Machine),
}

/// A player that is a program.
#[derive(Debug)]
pub(super) enum Machine {
    /// Takes any choice, each equally likely, and now and then makes an offer.
    Random { picks: Picks, fate: Fate },
}

/// What a machine does when it is asked.
pub(super) enum Deed {
    Choose(Picked),
    Offer(Value),
}

/// A random machine makes an offer once in so many decisions, if the rules allow one.
const OFFER_ONCE_IN: usize = 8;

impl Machine {
    /// The names of all machines, for messages.
    const NAMES: &'static str = "random";

    fn named(name: &str, seed: Seed) -> Option<Self> {
        match name {
            "random" => Some(Self::Random {
                picks: Picks::new(seed),
                fate: Fate::new(seed),
            }),
            _ => None,
        }
    }

    /// Decides for the seat, which is the one that is asked.
    pub(super) fn act(&mut self, table: &dyn AnyTable, seat: Seat) -> Deed {
        match self {
            Self::Random { picks, fate } => {
                if picks.below(OFFER_ONCE_IN) == 0
                    && let Some(offer) = table.propose(seat, fate)
                {
                    return Deed::Offer(offer);
                }
                let question = table.question(Lang::default());
                let count = question.map_or(0, |question| question.choices.len());
                Deed::Choose(Picked::Id(picks.below(count)))
            }
        }
    }
}

/// Everybody at the table.
#[derive(Debug)]
pub(super) struct Sitters(BTreeMap<Seat, Sitter>);

impl Sitters {
    /// Seats people and machines as asked for; without a wish, a person first and then machines.
    pub(super) fn new(wish: Option<&str>, players: &[Player], seed: Seed) -> Result<Self, Failure> {
        let mut seats: Vec<Seat> = players.iter().filter_map(|player| player.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let names: Vec<&str> = match wish {
            Some(wish) => wish.split(',').map(str::trim).collect(),
            None => (0..seats.len())
                .map(|at| if at == 0 { "human" } else { "random" })
                .collect(),
        };
        if names.len() != seats.len() {
            return Err(Failure::Usage(format!(
                "--seats names {} but this game has {} seats: name each, or change the set-up with --setup",
                names.len(),
                seats.len()
            )));
        }
        let seated = seats.into_iter().zip(names).map(|(seat, name)| {
            // Each machine has luck of its own, and none that tells anything about the game's.
            let own = seed.derive(1 + u64::from(seat.0));
            Ok((seat, sitter(name, own)?))
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
    pub(super) fn machine(&mut self, seat: Seat) -> Option<&mut Machine> {
        match self.0.get_mut(&seat) {
            Some(Sitter::Machine(machine)) => Some(machine),
            Some(Sitter::Person) | None => None,
        }
    }
}

fn sitter(name: &str, seed: Seed) -> Result<Sitter, Failure> {
    if name == "human" {
        return Ok(Sitter::Person);
    }
    let machine = Machine::named(name, seed).map(Sitter::Machine);
    machine.ok_or_else(|| {
        Failure::Usage(format!(
            "nobody called '{name}' can sit down: try human or a machine ({})",
            Machine::NAMES
        ))
    })
}

/// What each person has been told so far; without any person, what an onlooker has.
#[derive(Debug, Default)]
pub(super) struct Logs(BTreeMap<Option<Seat>, Log>);

#[derive(Debug, Default)]
struct Log {
    lines: Vec<String>,
    /// How many of them were shown.
    read: usize,
}

impl Logs {
    /// Tells a step to everybody, each as they may see it.
    pub(super) fn note(&mut self, sitters: &Sitters, step: &dyn AnyStep) {
        self.each(sitters, |reader| step.told(reader).lines);
    }

    /// Tells everybody the same.
    pub(super) fn announce(&mut self, sitters: &Sitters, line: &str) {
        self.each(sitters, |_| vec![line.into()]);
    }

    fn each(&mut self, sitters: &Sitters, told: impl Fn(tabletop::Reader) -> Vec<String>) {
        let mut readers: Vec<Option<Seat>> = sitters.people().map(Some).collect();
        if readers.is_empty() {
            readers.push(None);
        }
        for reader in readers {
            let log = self.0.entry(reader).or_default();
            log.lines.extend(told(super::reader(reader)));
        }
    }

    /// What this reader has not read yet; now it is read.
    pub(super) fn news(&mut self, reader: Option<Seat>) -> Vec<String> {
        let Some(log) = self.0.get_mut(&reader) else {
            return Vec::new();
        };
        let news = log.lines[log.read..].to_vec();
        log.read = log.lines.len();
        news
    }

    /// Everything this reader was told.
    pub(super) fn all(&self, reader: Option<Seat>) -> &[String] {
        self.0.get(&reader).map_or(&[], |log| &log.lines)
    }

    /// Counts everything as read.
    pub(super) fn read_all(&mut self) {
        for log in self.0.values_mut() {
            log.read = log.lines.len();
        }
    }
}
