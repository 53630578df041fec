//! How good a position is, for machines that look a step ahead.

use crate::Deckbuilding;
use crate::state::State;
use tabletop::Seat;

pub(crate) fn evaluate(_game: &Deckbuilding, state: &State, seat: Seat) -> i32 {
    let Some(player) = state.player(seat) else {
        return 0;
    };
    let standing = |player| {
        let area = state.area(player);
        1_000 * area.victory.len() as i32 - 20 * i32::from(area.damage)
    };
    standing(player) - standing(player.foe())
}
