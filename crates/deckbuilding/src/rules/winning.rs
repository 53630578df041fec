//! Winning.

use crate::event::Event;
use crate::state::{Phase, Player, State};
use tabletop::Log;

/// The active player wins as soon as enough enemy bases are destroyed; nothing else happens then.
pub(crate) fn check(state: &mut State, log: &mut Log<Event>) {
    let player = state.active;
    if state.mine().victory.len() >= state.options.goal as usize {
        win(state, player, log);
    }
}

/// Ends the game.
pub(crate) fn win(state: &mut State, player: Player, log: &mut Log<Event>) {
    // rule: winning/game-stops-at-once
    state.phase = Phase::Over(player);
    state.stack.clear();
    log.tell(state, || Event::Won { player });
}
