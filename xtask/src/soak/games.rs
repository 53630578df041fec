//! The games that are soaked, each by the laws it must keep.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::BotKind;
use games::Visitor;
use printed::{Complaint, Shipped};
use tabletop::testkit::{Laws, Limits, Report, Style};
use tabletop::{Game, Seed};

/// Every game, and once more where machines play it with thought.
pub(super) fn all() -> Vec<Box<dyn Soaked>> {
    let mut all = All(Vec::new());
    games::each(&mut all);
    all.0
}

struct All(Vec<Box<dyn Soaked>>);

impl Visitor for All {
    fn game<G: Shipped>(&mut self) {
        self.0.push(match G::shipped() {
            Ok(game) => Box::new(laws(game)),
            Err(problems) => Box::new(Broken::new(G::ID, &problems)),
        });
        let setups = G::thoughtful();
        if let (false, Ok(game)) = (setups.is_empty(), G::shipped()) {
            self.0.push(Box::new(Thoughtful { game, setups }));
        }
    }
}

fn laws<G: Shipped>(game: G) -> Laws<G> {
    let (choices_per_turn, turns) = G::MOST;
    Laws::of(Arc::new(game))
        .setups(G::setups())
        .limits(Limits {
            choices_per_turn,
            turns,
        })
        .every(G::LOOKED_AT)
        .invariant(G::intact)
}

/// A game whose types are not known here, played by number: the same number and seed, the same
/// game.
pub(super) trait Soaked: Sync {
    fn id(&self) -> String;

    /// One in so many of the games asked for is played.
    fn share(&self) -> u64 {
        1
    }

    /// Whether some games are played under all laws.
    fn has_laws(&self) -> bool {
        true
    }

    /// Plays a random game fast, checking what must hold of every state.
    fn race(&self, number: u64, seed: Seed) -> Result<Report, String>;

    /// Plays a game under all laws.
    fn play(&self, number: u64, seed: Seed) -> Result<Report, String>;
}

impl<G: Game> Soaked for Laws<G> {
    fn id(&self) -> String {
        G::ID.into()
    }

    fn race(&self, number: u64, seed: Seed) -> Result<Report, String> {
        let (setup, _) = pick(self.all_setups(), number);
        guarded(setup, seed, || {
            self.race(setup, seed).map_err(|found| found.to_string())
        })
    }

    fn play(&self, number: u64, seed: Seed) -> Result<Report, String> {
        let (setup, round) = pick(self.all_setups(), number);
        // Mostly at random; now and then as stubborn players do, who find turns that never end.
        let style = match round % 8 {
            1 => Style::First,
            5 => Style::Last,
            _ => Style::Random,
        };
        guarded(setup, seed, || {
            self.play(setup, seed, &style)
                .map_err(|found| found.to_string())
        })
    }
}

/// The set-up of a game with this number, and how often all of them had their turn before.
fn pick<S>(setups: &[S], number: u64) -> (&S, u64) {
    let count = setups.len() as u64;
    (&setups[(number % count) as usize], number / count)
}

/// A panic is a finding like any other, and needs the same directions to get there again.
fn guarded<S: std::fmt::Debug>(
    setup: &S,
    seed: Seed,
    play: impl FnOnce() -> Result<Report, String>,
) -> Result<Report, String> {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let said = message(&*panic);
        Err(format!("panicked: {said}\nin {setup:?}, seed {seed}"))
    })
}

fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a message")
}

/// A game whose components are broken: nothing of it can be played, and that is the finding.
struct Broken {
    id: &'static str,
    why: String,
}

impl Broken {
    fn new(id: &'static str, problems: &[Complaint]) -> Self {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        let why = problems.join("\n");
        Self { id, why }
    }
}

impl Soaked for Broken {
    fn id(&self) -> String {
        self.id.into()
    }

    fn race(&self, _number: u64, _seed: Seed) -> Result<Report, String> {
        Err(self.why.clone())
    }

    fn play(&self, _number: u64, _seed: Seed) -> Result<Report, String> {
        Err(self.why.clone())
    }
}

/// Games with a greedy machine on their only seat. Their laws are those of the game, and soaked there; here it
/// is seen whether sensible play ever gets stuck.
struct Thoughtful<G: Game> {
    game: G,
    setups: Vec<G::Setup>,
}

/// More turns than any sensible game takes.
const MOST_TURNS: u32 = 2_000;

impl<G: Game> Soaked for Thoughtful<G> {
    fn id(&self) -> String {
        format!("{}-solo", G::ID)
    }

    fn share(&self) -> u64 {
        5
    }

    fn has_laws(&self) -> bool {
        false
    }

    fn race(&self, number: u64, seed: Seed) -> Result<Report, String> {
        let (setup, _) = pick(&self.setups, number);
        guarded(setup, seed, || {
            let played = bots::play(&self.game, setup, &[BotKind::Greedy], seed, MOST_TURNS);
            let played = played.map_err(|why| why.to_string())?;
            let ended = u64::from(played.outcome.is_some());
            Ok(Report {
                games: 1,
                finished: ended,
                stuck: 1 - ended,
                turns: u64::from(played.turns),
                ..Report::default()
            })
        })
    }

    fn play(&self, number: u64, seed: Seed) -> Result<Report, String> {
        self.race(number, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coaxium::Coaxium;

    #[test]
    fn the_same_number_and_seed_give_the_same_game() {
        let laws = laws(Coaxium::new());
        let seed = Seed::from_number(3);
        assert_eq!(Soaked::race(&laws, 4, seed), Soaked::race(&laws, 4, seed));
        assert_ne!(Soaked::race(&laws, 4, seed), Soaked::race(&laws, 8, seed));
    }

    #[test]
    fn every_set_up_is_played_in_every_style() {
        let picked = |number| pick(&['a', 'b'], number);
        assert_eq!(picked(0), (&'a', 0));
        assert_eq!(picked(5), (&'b', 2));
    }

    #[test]
    fn a_game_that_panics_is_a_finding() {
        let broken = Laws::of(Arc::new(Coaxium::new())).invariant(|_, _| panic!("a vial burst"));
        let found = Soaked::race(&broken, 0, Seed::from_number(1)).unwrap_err();
        assert!(found.contains("a vial burst"), "{found}");
        assert!(found.contains("seats: 2"), "{found}");
    }
}
