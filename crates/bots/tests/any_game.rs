//! What holds for every bot at every game. To hold a further game to it, add it to each list.

use bots::{BotKind, Deed, Known};
use coaxium::{Coaxium, Setup};
use std::sync::Arc;
use tabletop::{Dealer, Fate, Game, Log, Picks, Seed, Table};

fn coaxium() -> (Arc<Coaxium>, [Setup; 3]) {
    let setup = |(seats, goal)| Setup {
        seats,
        goal,
        ..Setup::default()
    };
    let setups = [(2, 25), (3, 40), (4, 200)].map(setup);
    (Arc::new(Coaxium::new()), setups)
}

#[test]
fn a_bot_only_does_what_is_legal_and_comes_to_an_end() {
    let (game, setups) = coaxium();
    for kind in BotKind::ALL {
        for seed in 0..10 {
            for setup in &setups {
                legal(&game, setup, kind, Seed::from_number(seed));
            }
        }
    }
}

/// Plays a game at a table, which refuses what is not legal.
fn legal<G: Game>(game: &Arc<G>, setup: &G::Setup, kind: BotKind, seed: Seed) {
    let (mut table, _) = Table::new(game.clone(), setup.clone(), seed).unwrap();
    let seats = bots::seats(&table.players(tabletop::Lang::EN));
    let mut bots: Vec<_> = seats
        .iter()
        .map(|seat| kind.bot::<G>(seed.derive(u64::from(seat.0))))
        .collect();
    let mut choices = Vec::new();
    for _ in 0..100_000 {
        let Some(known) = Known::of(&**game, table.state(), &mut choices) else {
            assert!(table.outcome().is_some());
            return;
        };
        let seat = known.seat();
        match bots[seat.index()].act(&known) {
            Deed::Choose(id) => table.choose(seat, &choices[id]).unwrap(),
            Deed::Offer(offer) => table.offer(seat, &offer).unwrap(),
        };
    }
    panic!("a game of {kind} bots has no end");
}

#[test]
fn a_bot_decides_the_same_in_worlds_its_seat_cannot_tell_apart() {
    let (game, setups) = coaxium();
    for kind in BotKind::ALL {
        let decisions: u32 = setups.iter().map(|setup| honest(&*game, setup, kind)).sum();
        assert!(decisions > 500, "only {decisions} decisions were looked at");
    }
}

/// Whether a bot is honest, at every position of some random games: how many positions that were.
fn honest<G: Game>(game: &G, setup: &G::Setup, kind: BotKind) -> u32 {
    let mut log = Log::silent();
    let mut decisions = 0;
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let mut state = game.start(setup, Fate::new(seed), &mut log).unwrap();
        let (mut picks, mut fate) = (Picks::new(seed), Fate::new(seed.derive(0)));
        let (mut here, mut there) = (Vec::new(), Vec::new());
        while let Some(known) = Known::of(game, &state, &mut here) {
            let mut world = state.clone();
            game.secrets(&mut world, &mut Dealer::redeal(known.seat(), &mut fate));
            game.fate_mut(&mut world).rekey(fate.draws());
            // A bot with the same luck, twice.
            let luck = seed.derive(u64::from(decisions));
            let real = kind.bot(luck).act(&known);
            let other = Known::of(game, &world, &mut there).unwrap();
            assert_eq!(
                kind.bot(luck).act(&other),
                real,
                "{kind} sees what is hidden"
            );
            decisions += 1;
            let choice = &here[picks.below(here.len())];
            game.apply(&mut state, choice, &mut log);
        }
    }
    decisions
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let (game, setups) = coaxium();
    let kinds = [BotKind::Greedy, BotKind::Random];
    let play = |seed| bots::play(&*game, &setups[0], &kinds, Seed::from_number(seed), 1_000);
    assert_eq!(play(1), play(1));
    let turns = |seed| play(seed).unwrap().turns;
    assert!((2..20).any(|seed| turns(seed) != turns(1)));
}

#[test]
fn each_seat_needs_a_bot() {
    let (game, setups) = coaxium();
    let refused = bots::play(&*game, &setups[0], &[BotKind::Random], Seed::default(), 9);
    let (bots, seats) = (1, 2);
    assert_eq!(refused, Err(bots::Unplayable::Seats { bots, seats }));
}
