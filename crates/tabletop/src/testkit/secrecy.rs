//! Laws about what a seat may not know.

use super::laws::{Broken, ensure};
use crate::{Ahead, Dealer, Fate, Game, Lang, Log, Seat};
use serde_json::Value;

/// All laws of secrecy, for one seat at one position.
pub(super) fn check<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    next: &G::Choice,
    fate: &mut Fate,
) -> Result<(), Broken> {
    all_visited(game, state, seat)?;
    // A world that differs only in what the seat does not know, made without `determinize`, and
    // with the same chance, so that what the dice show can be compared as well.
    let mut world = state.clone();
    game.secrets(&mut world, &mut Dealer::redeal(seat, fate));
    no_leak(game, state, &world, seat)?;
    no_leak_in(game, state, &world, seat, next, fate)?;
    // The seat does not know what chance will bring either.
    game.fate_mut(&mut world).rekey(fate.draws());
    no_leak(game, state, &world, seat)?;
    determinize(game, state, &world, seat, fate)
}

/// Every hidden thing the state holds is visited by `secrets`: else it would never be dealt anew,
/// and no law would notice that it leaks.
fn all_visited<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), Broken> {
    let json = serde_json::to_value(state).unwrap_or_default();
    let held = count_hidden(&json, seat);
    let visited = unknown(game, state, seat)
        .iter()
        .map(Vec::len)
        .sum::<usize>();
    ensure!(
        visited == held,
        SecretsVisited,
        "the state hides {held} things from {seat}, secrets visits {visited}"
    );
    Ok(())
}

/// Counts what serialises as [`crate::Hidden`] and is unknown to the seat.
fn count_hidden(json: &Value, seat: Seat) -> usize {
    match json {
        Value::Object(map) => match (map.len(), map.get("card"), map.get("known")) {
            (2, Some(_), Some(Value::Array(known))) => {
                usize::from(!known.contains(&Value::from(seat.0)))
            }
            _ => map.values().map(|value| count_hidden(value, seat)).sum(),
        },
        Value::Array(list) => list.iter().map(|value| count_hidden(value, seat)).sum(),
        _ => 0,
    }
}

/// The same bytes for the seat in both worlds: view, decision, explanation.
fn no_leak<G: Game>(
    game: &G,
    state: &G::State,
    world: &G::State,
    seat: Seat,
) -> Result<(), Broken> {
    for viewer in [Some(seat), None] {
        let (real, other) = (game.view(state, viewer), game.view(world, viewer));
        let (real, other) = (bytes(&real), bytes(&other));
        ensure!(
            real == other,
            NoLeak,
            "the view of {viewer:?} differs:\n{real}\n{other}"
        );
    }
    let decider = (game.decider(state), game.decider(world));
    ensure!(
        decider.0 == decider.1,
        NoLeak,
        "{seat} can tell worlds apart by who decides: {decider:?}"
    );
    if decider.0 == Some(seat) {
        let (real, other) = (decision(game, state), decision(game, world));
        ensure!(
            real == other,
            NoLeak,
            "the decision of {seat} differs:\n{real}\n{other}"
        );
    }
    let explain = |state| {
        let hints = game.hints(state, seat, Lang::default());
        bytes(&(hints, game.explain(state, seat, Lang::default())))
    };
    let (real, other) = (explain(state), explain(world));
    ensure!(
        real == other,
        NoLeak,
        "the explanation for {seat} differs:\n{real}\n{other}"
    );
    let offers = |state| {
        let offers = game.offers(state, seat).into_iter();
        let said = offers.map(|offer| (game.describe_offer(state, &offer, Lang::default()), offer));
        bytes(&said.collect::<Vec<_>>())
    };
    let (real, other) = (offers(state), offers(world));
    ensure!(
        real == other,
        NoLeak,
        "what {seat} may offer differs:\n{real}\n{other}"
    );
    let (real, other) = (game.reply(state, seat), game.reply(world, seat));
    ensure!(
        real == other,
        NoLeak,
        "what {seat} replies differs: {real:?}, {other:?}"
    );
    let outcome = (game.outcome(state), game.outcome(world));
    ensure!(outcome.0 == outcome.1, NoLeak, "outcomes: {outcome:?}");
    Ok(())
}

/// The next choice, made in both worlds, tells the seat the same. Where the seat learns something by
/// it, the other world must be one that agrees with the real one in just that.
fn no_leak_in<G: Game>(
    game: &G,
    state: &G::State,
    world: &G::State,
    seat: Seat,
    next: &G::Choice,
    fate: &mut Fate,
) -> Result<(), Broken> {
    let step = |state: &G::State| {
        let mut state = state.clone();
        let mut log = Log::listening();
        game.apply(&mut state, next, &mut log);
        (state, log)
    };
    let (real, real_log) = step(state);
    let mut world = world.clone();
    if real_log.learned().contains(seat) {
        world = state.clone();
        let shown: Vec<u32> = real_log.shown_to(seat).collect();
        let mut still_unknown = unknown(game, &real, seat);
        for pool in &mut still_unknown {
            pool.retain(|card| !shown.contains(card));
        }
        let hinted = real_log.hinted_to(seat).collect();
        let mut dealer = Dealer::redeal_only(seat, fate, still_unknown, hinted);
        game.secrets(&mut world, &mut dealer);
    }
    let Some(decider) = game.decider(&world) else {
        return Ok(());
    };
    if game.check(&world, decider, next).is_err() {
        // Another seat's choice may name what only that seat knows.
        ensure!(
            decider != seat,
            NoLeak,
            "{next:?} of {seat} is legal only in one of two worlds it cannot tell apart"
        );
        return Ok(());
    }
    let (other, other_log) = step(&world);
    let told = |log: &Log<G::Event>| {
        // What is told in between shows the table in between.
        let seen = log.happened().iter().map(|fact| {
            let event = game.redact(&fact.event, Some(seat))?;
            Some((event, game.view(&fact.after, Some(seat))))
        });
        bytes(&seen.collect::<Vec<_>>())
    };
    let (real_told, other_told) = (told(&real_log), told(&other_log));
    ensure!(
        real_told == other_told,
        NoLeak,
        "{next:?} tells {seat} other events:\n{real_told}\n{other_told}"
    );
    no_leak(game, &real, &other, seat)
        .map_err(|(law, detail)| (law, format!("after {next:?}: {detail}")))
}

/// What the seat does not know, pool by pool.
fn unknown<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<Vec<u32>> {
    let mut dealer = Dealer::list(seat);
    game.secrets(&mut state.clone(), &mut dealer);
    dealer.listed()
}

/// Both worlds determinize to the same one, and that one looks the same to the seat.
fn determinize<G: Game>(
    game: &G,
    state: &G::State,
    world: &G::State,
    seat: Seat,
    fate: &mut Fate,
) -> Result<(), Broken> {
    let real = game.determinize(state, seat, &mut fate.clone());
    let other = game.determinize(world, seat, &mut fate.clone());
    ensure!(
        real == other,
        Determinize,
        "two worlds {seat} cannot tell apart determinize differently"
    );
    ensure!(
        game.fate(&real).seed() != game.fate(state).seed(),
        Determinize,
        "the generator was kept: {seat} would foresee the dice"
    );
    no_leak(game, state, &real, seat).map_err(|(_, detail)| (super::Law::Determinize, detail))
}

fn decision<G: Game>(game: &G, state: &G::State) -> String {
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    let ahead = game
        .decider(state)
        .map(|seat| Ahead::new(game, state, seat));
    let described: Vec<_> = choices
        .iter()
        .map(|choice| {
            let barrier = ahead.as_ref().map(|ahead| ahead.barrier(choice));
            (game.describe(state, choice, Lang::default()), barrier)
        })
        .collect();
    let text = game.ask(state, Lang::default());
    bytes(&(game.prompt(state), text, choices, described))
}

fn bytes<T: serde::Serialize>(data: &T) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
