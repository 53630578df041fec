//! What can be said about alliances and in the window before the dice, and what machines say.

use super::{HouseRule, Word, alliances, check};
use crate::OuterRim;
use crate::rules::Proposal;
use crate::state::{PlayerId, State, Step};
use tabletop::{Fate, Seat};

/// Whoever is so near to victory is no ally.
const NEARLY_WON: u8 = 3;

/// What a seat can say now.
pub(crate) fn offers(game: &OuterRim, state: &State, seat: Seat) -> Vec<Proposal> {
    let player = PlayerId(seat.0);
    if state.options.house.is_empty() || player.index() >= state.players.len() {
        return Vec::new();
    }
    let mut said = super::window::words(game, state, player);
    if alliances::is_on(state) && player == state.current {
        said.extend([Word::BreakAlliance, Word::PartWays]);
        for other in state.others(player) {
            let to = Seat(other.0);
            said.extend((1..=alliances::LONGEST).map(|rounds| Word::Ally { to, rounds }));
        }
    }
    said.retain(|&word| check(game, state, seat, word).is_ok());
    said.into_iter().map(Proposal::Word).collect()
}

/// Anything that could be said, for players who try everything.
pub(crate) fn propose(
    game: &OuterRim,
    state: &State,
    seat: Seat,
    fate: &mut Fate,
) -> Option<Proposal> {
    if state.options.house.is_empty() || fate.below(2) == 0 {
        return None;
    }
    let offers = offers(game, state, seat);
    let at = fate.below(offers.len().max(1) as u32) as usize;
    offers.into_iter().nth(at)
}

/// What a machine says of itself: it looks for an ally among those behind, while that still
/// brings fame.
pub(crate) fn reply(game: &OuterRim, state: &State, seat: Seat) -> Option<Proposal> {
    let player = PlayerId(seat.0);
    let on = state.options.house.has(HouseRule::Alliances);
    let free = on && state.step == Step::Planning && state.stack.is_empty();
    if !free || player != state.current || state.house.rewarded.has(player) {
        return None;
    }
    let others = state.others(player);
    let worthy = others.filter(|&other| {
        state.area(other).fame + NEARLY_WON < state.options.fame
            && state.house.ally_of(other).is_none()
    });
    let other = worthy.min_by_key(|&other| state.area(other).fame)?;
    let word = Word::Ally {
        to: Seat(other.0),
        rounds: alliances::LONGEST,
    };
    let possible = check(game, state, seat, word).is_ok();
    possible.then_some(Proposal::Word(word))
}
