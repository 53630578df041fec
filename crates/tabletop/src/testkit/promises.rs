//! Laws about what is said of a choice before it is made: clients draw it, ask back and let things
//! be taken back by it, so it must hold.

use super::laws::{Broken, ensure};
use crate::{Barrier, Described, Game, Lang, On, Role, Seat, Table};

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

/// A choice is drawn on something that is there: a card with a face, a seat somebody has.
pub(super) fn place<G: Game>(
    game: &G,
    state: &G::State,
    faces: &[String],
    described: &Described,
) -> Result<(), Broken> {
    let beside = described.besides.iter().map(|beside| &beside.on);
    for on in described.on.iter().chain(beside).chain(&described.alike) {
        let exists = match on {
            On::Card(key) => {
                let id = key.split('#').next().unwrap_or_default();
                faces.iter().any(|face| face == id)
            }
            On::Seat(seat) => game.seats(state).contains(&Some(*seat)),
            On::Space(id) | On::Pile(id) => !id.is_empty(),
            On::Die(_) => true,
        };
        ensure!(exists, DrawnOnSomething, "{described:?} is drawn on {on:?}");
    }
    Ok(())
}

/// What was said to be free to take back is free to take back, and who took a step goes on.
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
    ensure!(
        described.role != Role::Step || goes_on,
        StepGoesOn,
        "{described:?} is a step, but somebody else is asked"
    );
    Ok(())
}
