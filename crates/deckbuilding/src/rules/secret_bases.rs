//! Secret Bases: each player picks four of nine, before anything is dealt.

use crate::Deckbuilding;
use crate::choice::Choice;
use crate::event::Event;
use crate::setup;
use crate::state::{BaseId, Phase, Player, State};
use tabletop::{Log, SeatSet};

/// How many bases are picked.
pub(crate) const PICKS: usize = 4;

/// How many the player has still to pick.
pub(crate) fn left(state: &State, player: Player) -> usize {
    PICKS - state.area(player).bases.len()
}

/// The bases that can be picked next.
pub(crate) fn choices(state: &State, player: Player, out: &mut Vec<Choice>) {
    out.extend(state.area(player).unpicked.cards().map(Choice::PickBase));
    out.sort_unstable();
}

/// Picks a base; when both players have picked, everything is dealt.
pub(crate) fn pick(
    game: &Deckbuilding,
    state: &mut State,
    player: Player,
    base: BaseId,
    log: &mut Log<Event>,
) {
    let area = state.area_mut(player);
    if let Some(picked) = area.unpicked.take(base) {
        // In one order, so that the order of the picks leaves no trace.
        let before = area.bases.cards().filter(|&other| other < base).count();
        area.bases.put_at(before, picked);
    }
    if left(state, player) > 0 {
        return;
    }
    // What may still be taken back is not told.
    let known = SeatSet::of(state.seat(player));
    for picked in state.area(player).bases.cards() {
        log.tell(state, || Event::BasePicked {
            player,
            base: Some(picked),
            known,
        });
    }
    match player {
        Player::Empire => state.phase = Phase::PickBases(Player::Rebel),
        // rule: secret-bases/chosen-before-the-cards-are-dealt
        Player::Rebel => setup::deal(game, state, log),
    }
}
