//! Laws about getting to the same place again: replay, save and load, undo and redo.

use super::laws::{Broken, ensure};
use crate::{Consent, Fate, Game, Happened, Log, Seed, Table};

/// The same choice on the same state gives the same, whether somebody listens or not.
pub(super) fn deterministic<G: Game>(
    game: &G,
    before: &G::State,
    choice: &G::Choice,
    after: &G::State,
    happened: &[Happened<G::Event>],
) -> Result<(), Broken> {
    for mut log in [Log::listening(), Log::silent()] {
        let mut again = before.clone();
        game.apply(&mut again, choice, &mut log);
        ensure!(
            again == *after,
            Deterministic,
            "{choice:?} gave another state the second time"
        );
        ensure!(
            log.happened().is_empty() || log.happened() == happened,
            Deterministic,
            "{choice:?} gave other events the second time"
        );
    }
    Ok(())
}

/// So many places of the past are looked at, spread over the whole game.
const PLACES: u32 = 16;

/// The record played again gives the same states and events, and so does looking back.
pub(super) fn replay<G: Game>(table: &Table<G>, events: &[G::Event]) -> Result<(), Broken> {
    let mut again = Vec::new();
    let mut past = Vec::new();
    let apart = table.position() / PLACES + 1;
    let replayed = Table::replay(
        table.game().clone(),
        table.record().clone(),
        |then, step| {
            again.extend(step.events().cloned());
            if then.position().is_multiple_of(apart) {
                past.push((then.position(), then.state().clone(), step.clone()));
            }
        },
    );
    for (position, state, told) in past {
        let then = table.at(position);
        ensure!(
            then.is_some_and(|then| *then.state() == state && then.position() == position),
            Replay,
            "looking back at position {position} shows another state"
        );
        let step = table.step_to(position);
        ensure!(
            step.is_some_and(|step| step.happened == told.happened),
            Replay,
            "looking back at position {position} tells other events"
        );
    }
    match replayed {
        Err(refusal) => ensure!(false, Replay, "the origin was refused: {refusal}"),
        Ok(loaded) => {
            let diverged = loaded.diverged;
            ensure!(diverged.is_none(), Replay, "{diverged:?}");
            ensure!(
                loaded.table.state() == table.state(),
                Replay,
                "the replay ended in another state"
            );
        }
    }
    ensure!(again == events, Replay, "the replay told other events");
    Ok(())
}

/// Saving and loading is the identity, for the record as text and for the state itself.
pub(super) fn save_and_load<G: Game>(table: &Table<G>) -> Result<(), Broken> {
    // Through text and back, as a file would.
    let save = serde_json::from_str(&table.save().to_string())
        .map_err(|error| (super::Law::SaveAndLoad, error.to_string()))?;
    let loaded = Table::load(table.game().clone(), &save)
        .map_err(|error| (super::Law::SaveAndLoad, error.to_string()))?;
    let diverged = loaded.diverged;
    ensure!(diverged.is_none(), SaveAndLoad, "{diverged:?}");
    ensure!(
        loaded.table.state() == table.state(),
        SaveAndLoad,
        "the loaded game is in another state"
    );
    ensure!(
        loaded.table.record() == table.record(),
        SaveAndLoad,
        "the loaded game has another record"
    );
    let state = serde_json::to_string(table.state())
        .and_then(|text| serde_json::from_str::<G::State>(&text))
        .map_err(|error| (super::Law::SaveAndLoad, error.to_string()))?;
    ensure!(
        state == *table.state(),
        SaveAndLoad,
        "the state reads back as another"
    );
    Ok(())
}

/// A choice taken back leaves the state as it was, and made again leads where it led. Where chance
/// was taken back, only what is to come may differ.
pub(super) fn undo_and_redo<G: Game>(table: &Table<G>, next: &G::Choice) -> Result<(), Broken> {
    let game = &**table.game();
    let seat = game.decider(table.state()).unwrap_or_default();
    let mut other = table.clone();
    let broken = |what: &str, refusal| (super::Law::UndoAndRedo, format!("{what}: {refusal}"));
    other
        .choose(seat, next)
        .map_err(|refusal| broken("choose", refusal))?;
    let after = other.state().clone();
    let drew = game.fate(&after).draws() != game.fate(table.state()).draws();
    other
        .undo_to(seat, table.position(), Consent::Given)
        .map_err(|refusal| broken("undo", refusal))?;
    if drew {
        ensure!(
            game.fate(other.state()).seed() != game.fate(table.state()).seed(),
            UndoAndRedo,
            "chance taken back would fall the same again"
        );
        ensure!(
            without_fate(game, other.state()) == without_fate(game, table.state()),
            UndoAndRedo,
            "taking {next:?} back left another state"
        );
    } else {
        ensure!(
            other.state() == table.state(),
            UndoAndRedo,
            "taking {next:?} back left another state"
        );
        other
            .choose(seat, next)
            .map_err(|refusal| broken("redo", refusal))?;
        ensure!(
            *other.state() == after,
            UndoAndRedo,
            "making {next:?} again led to another state"
        );
    }
    last_action(table)
}

/// The seat's own undo leads to a position where it decides, before its last action.
fn last_action<G: Game>(table: &Table<G>) -> Result<(), Broken> {
    let game = &**table.game();
    for seat in super::laws::seats(game, table.state()) {
        let Some(undo) = table.undo_of(seat) else {
            continue;
        };
        let mut other = table.clone();
        let asked = other.undo(seat, Consent::NotAsked);
        ensure!(
            asked.is_ok() == undo.free,
            UndoAndRedo,
            "an undo of {seat} is free: {}, but was answered {asked:?}",
            undo.free
        );
        if asked.is_err() {
            ensure!(
                other.state() == table.state(),
                RefusalChangesNothing,
                "a refused undo changed something"
            );
            let given = other.undo(seat, Consent::Given);
            ensure!(given.is_ok(), UndoAndRedo, "with consent: {given:?}");
        }
        ensure!(
            game.decider(other.state()) == Some(seat),
            UndoAndRedo,
            "after its undo {seat} does not decide"
        );
    }
    Ok(())
}

/// What is told in words can be staged, and is then told in the same words.
pub(super) fn words<G: Game>(game: &G, state: &G::State) -> Result<(), Broken> {
    let words = game.words(state);
    let staged = game
        .stage(&words, Fate::new(Seed::default()))
        .map_err(|refusal| (super::Law::Words, format!("{refusal} in {words:?}")))?;
    let again = game.words(&staged);
    ensure!(again == words, Words, "{words:?}\nis staged as\n{again:?}");
    Ok(())
}

fn without_fate<G: Game>(game: &G, state: &G::State) -> G::State {
    let mut state = state.clone();
    *game.fate_mut(&mut state) = Fate::new(Seed::default());
    state
}
