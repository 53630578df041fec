//! The balance of the Force.

use crate::event::Event;
use crate::state::{FORCE_END, Player, State};
use tabletop::Log;

/// The spaces of each player, on either side of the neutral one.
const SPACES: u8 = FORCE_END / 2;

/// Whether the marker stands on one of the player's three spaces.
pub(crate) fn is_with(state: &State, player: Player) -> bool {
    // rule: force/with-you-on-any-of-your-three-spaces
    room(state, player) < SPACES
}

/// How far the marker can still move toward the player.
pub(crate) fn room(state: &State, player: Player) -> u8 {
    match player {
        Player::Empire => FORCE_END - state.force,
        Player::Rebel => state.force,
    }
}

/// Moves the marker toward the player; what does not fit on the track is lost.
pub(crate) fn gain(state: &mut State, player: Player, amount: u8, log: &mut Log<Event>) {
    // rule: force/marker-stops-at-the-end
    let amount = amount.min(room(state, player));
    state.force = match player {
        Player::Empire => state.force + amount,
        Player::Rebel => state.force - amount,
    };
    let marker = state.force;
    let moved = Event::Force {
        player,
        amount,
        marker,
    };
    log.tell_all(state, || (amount > 0).then_some(moved));
}
