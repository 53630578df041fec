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

/// The bases that can be picked next. They are asked for in one order, so a base before the latest
/// pick is out, and so is one that would leave too few behind it.
pub(crate) fn choices(state: &State, player: Player, out: &mut Vec<Choice>) {
    let area = state.area(player);
    let latest = area.bases.top().map(|base| base.card);
    let open = area.unpicked.cards();
    let open = open.filter(|&base| latest.is_none_or(|latest| base > latest));
    out.extend(open.map(Choice::PickBase));
    out.sort_unstable();
    let enough = out.len() + 1 - left(state, player).min(out.len());
    out.truncate(enough);
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
        area.bases.put(picked);
    }
    let (picked, known) = (Some(base), SeatSet::of(state.seat(player)));
    log.tell(|| Event::BasePicked {
        player,
        base: picked,
        known,
    });
    if left(state, player) > 0 {
        return;
    }
    match player {
        Player::Empire => state.phase = Phase::PickBases(Player::Rebel),
        // rule: secret-bases/chosen-before-the-cards-are-dealt
        Player::Rebel => setup::deal(game, state, log),
    }
}
