//! Bounty hunting and sabotage: attacking cards in the galaxy row.

use super::{abilities, attack, row};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Faction, Lasting, Lowered, Moment};
use crate::event::Event;
use crate::state::{CardId, Duty, Frame, MOST_TRIGGERS, Source, State};
use arrayvec::ArrayVec;
use std::num::NonZeroU8;
use tabletop::Log;

/// The attack it takes to defeat a card in the row, if the active player may attack it.
pub(crate) fn target_value(game: &Deckbuilding, state: &State, card: CardId) -> Option<u8> {
    let glance = game.library.glance(card);
    // rule: bounty-sabotage/only-enemy-units-in-the-row
    if glance.faction == state.active.foe().faction() {
        return glance.target.map(NonZeroU8::get);
    }
    let prey = glance.faction == Faction::Neutral && !glance.is_ship;
    (prey && may_hunt(game, state, card)).then_some(glance.cost)
}

/// Whether the active player's base allows hunting this neutral unit: one a turn.
fn may_hunt(game: &Deckbuilding, state: &State, card: CardId) -> bool {
    let hunts = matches!(
        abilities::base_ability(game, state),
        Lowered::While(Lasting::HuntNeutral)
    );
    hunts && (!state.memory.base_used || state.memory.hunted == Some(card))
}

/// Remembers that this turn's neutral prey is chosen.
pub(crate) fn note_hunt(game: &Deckbuilding, state: &mut State, card: CardId) {
    if game.library.facts(card).faction == Faction::Neutral {
        state.memory.base_used = true;
        state.memory.hunted = Some(card);
    }
}

/// The one hunt of the turn is over, however it ended: nobody may join it any more.
pub(crate) fn end_hunt(state: &mut State, card: CardId) {
    if state.memory.hunted == Some(card) {
        state.memory.hunted = None;
    }
}

/// Resolves an attack on a card in the row.
pub(crate) fn resolve(
    game: &Deckbuilding,
    state: &mut State,
    card: CardId,
    total: u16,
    log: &mut Log<Event>,
) {
    let player = state.active;
    let target = Target::Row(card);
    let value = target_value(game, state, card).unwrap_or(u8::MAX);
    end_hunt(state, card);
    // rule: bounty-sabotage/meet-or-beat-the-target
    if total < u16::from(value) {
        attack::spend(state, target);
        log.tell(|| Event::Failed { player, card });
        return;
    }
    let attackers: ArrayVec<Source, MOST_TRIGGERS> = state
        .units
        .iter()
        .filter(|unit| unit.duty == Duty::Committed(target))
        .filter_map(|unit| abilities::card_at(game, unit.card, Moment::Defeats))
        .take(MOST_TRIGGERS)
        .collect();
    attack::spend(state, target);
    log.tell(|| Event::Defeated { player, card });
    // rule: bounty-sabotage/defeated-card-is-discarded-and-replaced
    state.galaxy_discard.push(card);
    row::remove(state, card, log);
    // The reward comes before the triggers, so it lies above them.
    // rule: glossary-when/reward-resolves-first
    abilities::trigger(state, attackers, None);
    state.stack.push(Frame::Reward(card));
}
