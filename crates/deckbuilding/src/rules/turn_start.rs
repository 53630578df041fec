//! The beginning of a turn: a new base, the Force bonus, the income of capital ships.

use super::{abilities, force};
use crate::Deckbuilding;
use crate::choice::Choice;
use crate::content::Moment;
use crate::event::Event;
use crate::state::{BaseId, Memory, Phase, State};
use tabletop::{Log, SeatSet};

/// Begins the active player's turn.
pub(crate) fn begin(game: &Deckbuilding, state: &mut State, log: &mut Log<Event>) {
    let (player, turn) = (state.active, state.turn);
    log.tell(state, || Event::TurnBegan { player, turn });
    state.memory = Memory::default();
    // rule: turn-start/new-base-only-if-yours-is-gone
    if state.mine().base.is_none() {
        let bases = &state.mine().bases;
        let (count, first) = (bases.len(), bases.top().map(|base| base.card));
        match (count, first) {
            // One base left is no choice, and everybody can count.
            (1, Some(base)) => return reveal_base(game, state, base, log),
            (2.., _) => {
                state.phase = Phase::NewBase;
                return;
            }
            _ => {}
        }
    }
    state.phase = Phase::Opening;
    abilities::base_trigger(game, state, Moment::TurnStarts, None);
}

/// The bases the active player may reveal.
pub(crate) fn choices(state: &State, out: &mut Vec<Choice>) {
    // rule: turn-start/owner-picks-the-new-base
    let start = out.len();
    out.extend(state.mine().bases.cards().map(Choice::RevealBase));
    out[start..].sort_unstable();
}

/// Puts a new base into play, undamaged; what it does when revealed comes first of all.
pub(crate) fn reveal_base(
    game: &Deckbuilding,
    state: &mut State,
    base: BaseId,
    log: &mut Log<Event>,
) {
    let player = state.active;
    let area = state.mine_mut();
    if let Some(mut revealed) = area.bases.take(base) {
        revealed.show(SeatSet::ALL, log);
    }
    area.base = Some(base);
    area.damage = 0;
    log.tell(state, || Event::BaseRevealed { player, base });
    state.phase = Phase::Opening;
    // rule: turn-start/base-reveal-ability-comes-first
    abilities::base_trigger(game, state, Moment::Revealed, None);
}

/// The Force bonus, then the ships; then the player acts.
pub(crate) fn income(game: &Deckbuilding, state: &mut State, log: &mut Log<Event>) {
    let player = state.active;
    // rule: turn-start/force-bonus-needs-the-last-space
    if force::room(state, player) == 0 {
        state.resources += 1;
        log.tell(state, || Event::ForceBonus { player });
    }
    // rule: turn-start/ships-pay-every-turn
    for index in 0..state.mine().ships.len() {
        let card = state.mine().ships[index].card;
        let amount = game.library.facts(card).resources;
        state.resources += u16::from(amount);
        if amount > 0 {
            log.tell(state, || Event::Income {
                player,
                card,
                amount,
            });
        }
    }
    state.phase = Phase::Main;
}
