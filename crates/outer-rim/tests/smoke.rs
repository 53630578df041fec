#![allow(missing_docs)]
use outer_rim::{OuterRim, Setup};
use tabletop::{Fate, Game, Log, Seed};

#[test]
fn random_games_end() {
    let game = OuterRim::test_pack().unwrap_or_else(|errors| {
        panic!(
            "{}",
            errors
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n")
        )
    });
    for number in 0..200u64 {
        let setups: Vec<Setup> = Setup::all().collect();
        let setup = &setups[number as usize % setups.len()];
        let mut log = Log::silent();
        let mut state = game
            .start(setup, Fate::new(Seed::from_number(number)), &mut log)
            .unwrap();
        let mut pick = Fate::new(Seed::from_number(number + 1_000_000));
        let mut choices = Vec::new();
        let mut steps = 0;
        while game.decider(&state).is_some() {
            choices.clear();
            game.choices(&state, &mut choices);
            assert!(
                !choices.is_empty(),
                "no choice at {:?}",
                game.prompt(&state)
            );
            let choice = choices[pick.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
            let flaws = game.flaws(&state);
            assert!(
                flaws.is_empty(),
                "game {number} step {steps}: {flaws:?} after {choice:?}"
            );
            steps += 1;
            if steps > 200_000 {
                panic!("game {number} does not end, turn {}", game.turn(&state));
            }
        }
        if number % 20 == 0 {
            println!("{number}: {steps} steps, {} turns", game.turn(&state));
        }
    }
}
