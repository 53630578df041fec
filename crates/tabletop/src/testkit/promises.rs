//! Laws about what is said of a choice before it is made: clients draw it, ask back and let things
//! be taken back by it, so it must hold.

use super::laws::{Broken, ensure};
use crate::{Barrier, Described, Game, Lang, On, Role, Seat, Table};
use serde_json::Value;

/// Who has a standing answer lets a window pass: there is one way to do so, and no two.
pub(super) fn window<G: Game>(
    game: &G,
    state: &G::State,
    choices: &[G::Choice],
) -> Result<(), Broken> {
    let Some(window) = game.window(state, Lang::default()) else {
        return Ok(());
    };
    let passes = choices.iter().filter(|choice| game.is_pass(state, choice));
    let passes = passes.count();
    ensure!(
        passes == 1,
        WindowPasses,
        "{passes} choices let the window {:?} pass",
        window.id
    );
    Ok(())
}

/// A choice is drawn on something that is there: on a card or token with a face (in a game without
/// faces, on one its seat sees), on a seat somebody has.
pub(super) fn place<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    faces: &[String],
    described: &Described,
) -> Result<(), Broken> {
    let beside = described.besides.iter().map(|beside| &beside.on);
    for on in described.on.iter().chain(beside).chain(&described.alike) {
        let exists = match on {
            On::Card(key) if faces.is_empty() => is_seen(game, state, seat, key),
            On::Card(key) => has_face(faces, key),
            On::Seat(seat) => game.seats(state).contains(&Some(*seat)),
            On::Space(id) | On::Pile(id) => !id.is_empty(),
            On::Die(_) => true,
        };
        ensure!(exists, DrawnOnSomething, "{described:?} is drawn on {on:?}");
    }
    Ok(())
}

/// One of several copies is called by the id of its face and a number, a token that has a face for each
/// of its levels by what their ids begin with.
fn has_face(faces: &[String], key: &str) -> bool {
    let id = key.split('#').next().unwrap_or_default();
    faces.iter().any(|face| {
        let level = face.strip_prefix(id);
        level.is_some_and(|level| level.is_empty() || level.starts_with('-'))
    })
}

/// Whether the view of a seat names something.
fn is_seen<G: Game>(game: &G, state: &G::State, seat: Seat, key: &str) -> bool {
    fn names(value: &Value, key: &str) -> bool {
        match value {
            Value::Array(values) => values.iter().any(|value| names(value, key)),
            Value::Object(fields) => fields.values().any(|value| names(value, key)),
            Value::String(text) => text == key,
            Value::Number(number) => number.to_string() == key,
            Value::Null | Value::Bool(_) => false,
        }
    }
    let view = serde_json::to_value(game.view(state, Some(seat)));
    view.is_ok_and(|view| names(&view, key))
}

/// What was said to be free to take back is free to take back, and who took a step goes on. Nobody
/// can promise who is asked next once something is rolled or comes to light: but that was told.
pub(super) fn kept<G: Game>(
    table: &Table<G>,
    seat: Seat,
    before: u32,
    barrier: Barrier,
    described: &Described,
) -> Result<(), Broken> {
    ensure!(
        barrier != Barrier::None || table.undo_since(seat, before).free,
        BarrierIsTold,
        "{described:?} was said to be free to take back, and is not"
    );
    let goes_on = table.game().decider(table.state()) == Some(seat);
    let is_open = matches!(barrier, Barrier::Random | Barrier::Reveals);
    ensure!(
        described.role != Role::Step || goes_on || is_open,
        StepGoesOn,
        "{described:?} is a step, but somebody else is asked"
    );
    Ok(())
}

/// Who plays together has won, or lost, together.
pub(super) fn together<G: Game>(game: &G, state: &G::State) -> Result<(), Broken> {
    let places = game
        .outcome(state)
        .map_or(Vec::new(), |outcome| outcome.places);
    let players = game.players(state, Lang::default());
    let placed: Vec<_> = players
        .iter()
        .map(|player| player.team)
        .zip(places)
        .collect();
    for (team, place) in &placed {
        let apart = placed
            .iter()
            .find(|other| other.0 == *team && other.1 != *place);
        ensure!(
            apart.is_none(),
            TeammatesShareTheirPlace,
            "team {team} is in place {place} and in another: {placed:?}"
        );
    }
    Ok(())
}
