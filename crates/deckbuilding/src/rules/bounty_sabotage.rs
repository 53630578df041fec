//! Bounty hunting and sabotage: attacking cards in the galaxy row.

use super::{abilities, attack, row};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Constant, Faction, Lowered, Moment};
use crate::event::Event;
use crate::state::{CardId, Duty, Frame, Source, State};
use tabletop::Log;

/// Calls with every card in the row the active player may attack.
pub(crate) fn targets(game: &Deckbuilding, state: &State, mut each: impl FnMut(CardId)) {
    for &card in &state.row {
        if target_value(game, state, card).is_some() {
            each(card);
        }
    }
}

/// The attack it takes to defeat a card in the row, if the active player may attack it.
pub(crate) fn target_value(game: &Deckbuilding, state: &State, card: CardId) -> Option<u8> {
    let facts = game.library.facts(card);
    // rule: bounty-sabotage/only-enemy-units-in-the-row
    if facts.faction == state.active.foe().faction() {
        return facts.target;
    }
    let prey = facts.faction == Faction::Neutral && !facts.is_ship();
    (prey && may_hunt(game, state, card)).then_some(facts.cost)
}

/// Whether the active player's base allows hunting this neutral unit: one a turn.
fn may_hunt(game: &Deckbuilding, state: &State, card: CardId) -> bool {
    let hunts = matches!(
        abilities::base_ability(game, state),
        Lowered::While(Constant::HuntNeutral)
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
    // rule: bounty-sabotage/meet-or-beat-the-target
    if total < u16::from(value) {
        attack::spend(state, target);
        log.tell(|| Event::Failed { player, card });
        return;
    }
    let attackers = state
        .units
        .iter()
        .filter(|unit| unit.duty == Duty::Committed(target))
        .filter_map(|unit| abilities::card_at(game, unit.card, Moment::Defeats));
    let attackers: Vec<Source> = attackers.collect();
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
