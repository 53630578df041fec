//! A whole game between bots, with nobody listening.

use crate::{Bot, BotKind, Deed, Known};
use tabletop::{Fate, Game, Log, Outcome, Player, Refusal, Seat, Seed};

/// How a game between bots went.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Played {
    /// The turns begun.
    pub turns: u32,
    /// How it ended; none if it is stuck.
    pub outcome: Option<Outcome>,
}

/// Why bots could not play.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unplayable {
    /// The set-up is impossible.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Too few bots, or too many.
    #[error("{bots} bots cannot play: this game has {seats} seats")]
    Seats {
        /// How many bots there are.
        bots: usize,
        /// How many are needed.
        seats: usize,
    },
}

/// No turn of any game takes so many decisions: it is stuck.
const MOST_DECISIONS_A_TURN: u32 = 100_000;

/// The seats of a table, in order.
pub fn seats(players: &[Player]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = players.iter().filter_map(|player| player.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Plays one game, a bot of each given kind on the seats in order. All of it follows from the seed.
pub fn play<G: Game>(
    game: &G,
    setup: &G::Setup,
    kinds: &[BotKind],
    seed: Seed,
    most_turns: u32,
) -> Result<Played, Unplayable> {
    let mut log = Log::silent();
    let mut state = game.start(setup, Fate::new(seed), &mut log)?;
    let mut bots = seated(game, &state, kinds, seed)?;
    let mut choices = Vec::new();
    let (mut turn, mut decisions) = (game.turn(&state), 0);
    while turn < most_turns && decisions < MOST_DECISIONS_A_TURN {
        let Some(known) = Known::of(game, &state, &mut choices) else {
            break;
        };
        let seat = known.seat();
        let Some((_, bot)) = bots.iter_mut().find(|(its, _)| *its == seat) else {
            break;
        };
        match bot.act(&known) {
            Deed::Offer(offer) => game.apply_offer(&mut state, seat, &offer, &mut log),
            Deed::Choose(id) => match choices.get(id) {
                Some(choice) => game.apply(&mut state, choice, &mut log),
                None => break,
            },
        }
        reply(game, &mut state, &bots, &mut log);
        decisions += 1;
        if game.turn(&state) != turn {
            (turn, decisions) = (game.turn(&state), 0);
        }
    }
    Ok(Played {
        turns: turn,
        outcome: game.outcome(&state),
    })
}

/// The most replies to one thing that was done: whoever has more to say is not heard.
const MOST_REPLIES: usize = 64;

/// Lets every bot say of itself what it has to say, until none has.
fn reply<G: Game>(game: &G, state: &mut G::State, bots: &Seated<G>, log: &mut Log<G::Event>) {
    for _ in 0..MOST_REPLIES {
        let mut seats = bots.iter().map(|(seat, _)| *seat);
        let Some((seat, said)) = seats.find_map(|seat| Some((seat, game.reply(state, seat)?)))
        else {
            return;
        };
        game.apply_offer(state, seat, &said, log);
    }
}

type Seated<G> = Vec<(Seat, Box<dyn Bot<G>>)>;

fn seated<G: Game>(
    game: &G,
    state: &G::State,
    kinds: &[BotKind],
    seed: Seed,
) -> Result<Seated<G>, Unplayable> {
    let mut seats: Vec<Seat> = game.seats(state).into_iter().flatten().collect();
    seats.sort_unstable();
    seats.dedup();
    if seats.len() != kinds.len() {
        return Err(Unplayable::Seats {
            bots: kinds.len(),
            seats: seats.len(),
        });
    }
    let seated = seats.into_iter().zip(kinds);
    // Each bot has luck of its own, and none that tells anything about the game's.
    let sit = |(seat, kind): (Seat, &BotKind)| {
        let own = seed.derive(1 + u64::from(seat.0));
        (seat, kind.bot(own))
    };
    Ok(seated.map(sit).collect())
}
