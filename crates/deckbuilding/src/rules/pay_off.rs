//! Paying off neutral cards, an optional rule.

use super::taking_turn::Sheet;
use super::{purchasing, row};
use crate::Deckbuilding;
use crate::content::Faction;
use crate::event::Event;
use crate::state::{CardId, State};
use tabletop::Log;

/// The neutral cards the active player could pay off.
#[inline]
pub(super) fn payable(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    if !state.options.pay_off {
        return;
    }
    // rule: pay-off/neutral-ships-included
    for &card in &state.row {
        let neutral = game.library.facts(card).faction == Faction::Neutral;
        let affordable = purchasing::affordable(game, state, card);
        sheet.note_if(card, neutral & affordable);
    }
}

/// Pays a neutral card's cost to discard it from the row.
pub(crate) fn pay_off(game: &Deckbuilding, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active;
    let cost = game.library.facts(card).cost;
    state.resources -= u16::from(cost);
    log.tell(state, || Event::PaidOff { player, card, cost });
    state.galaxy_discard.push(card);
    row::remove(state, card, log);
}
