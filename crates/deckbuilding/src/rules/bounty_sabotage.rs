//! Bounty hunting and sabotage: attacking cards in the galaxy row.

use super::taking_turn::Sheet;
use super::{abilities, attack, row};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Faction, Lasting, Lowered, Moment};
use crate::event::Event;
use crate::state::{CardId, Frame, MOST_TRIGGERS, Source, State};
use tabletop::{List, Log};

/// The attack it takes to defeat a card in the row, if the active player may attack it.
pub(crate) fn target_value(game: &Deckbuilding, state: &State, card: CardId) -> Option<u8> {
    let facts = game.library.facts(card);
    if game.library.glance(card).is_prey(state.active) {
        return facts.target;
    }
    let neutral_unit = facts.faction == Faction::Neutral && !facts.is_ship();
    (neutral_unit && may_hunt(game, state, card)).then_some(facts.cost)
}

/// The cards in the row the active player may attack.
#[inline]
pub(super) fn prey(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    if hunts_neutral(game, state) {
        for &card in &state.row {
            sheet.note_if(card, target_value(game, state, card).is_some());
        }
        return;
    }
    for &card in &state.row {
        sheet.note_if(card, game.library.glance(card).is_prey(state.active));
    }
}

fn hunts_neutral(game: &Deckbuilding, state: &State) -> bool {
    matches!(
        abilities::base_ability(game, state),
        Lowered::While(Lasting::HuntNeutral)
    )
}

/// Whether the active player's base allows hunting this neutral unit: one a turn.
fn may_hunt(game: &Deckbuilding, state: &State, card: CardId) -> bool {
    hunts_neutral(game, state) && (!state.memory.base_used || state.memory.hunted == Some(card))
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
        log.tell(state, || Event::Failed { player, card });
        return;
    }
    let attackers: List<Source, MOST_TRIGGERS> = state
        .units
        .iter()
        .filter(|unit| unit.is_committed_to(target))
        .filter_map(|unit| abilities::card_at(game, unit.card, Moment::Defeats))
        .take(MOST_TRIGGERS)
        .collect();
    attack::spend(state, target);
    log.tell(state, || Event::Defeated { player, card });
    // rule: bounty-sabotage/defeated-card-is-discarded-and-replaced
    state.galaxy_discard.push(card);
    row::remove(state, card, log);
    // The reward comes before the triggers, so it lies above them.
    // rule: glossary-when/reward-resolves-first
    abilities::trigger(state, attackers, None);
    state.stack.push(Frame::Reward(card));
}
