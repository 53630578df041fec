//! Committing cards to attacks.

use super::bounty_sabotage;
use crate::Deckbuilding;
use crate::choice::Target;
use crate::event::Event;
use crate::state::{CardId, Duty, ROW, State};
use arrayvec::ArrayVec;
use tabletop::Log;

/// Everything an attack can be aimed at: the base and the cards of the row.
pub(crate) type Targets = ArrayVec<Target, { ROW + 1 }>;

/// What the active player's units may attack, the base first.
pub(crate) fn targets(game: &Deckbuilding, state: &State) -> Targets {
    let mut targets = base_target(state);
    let row = state.row.iter().copied();
    let prey = row.filter(|&card| bounty_sabotage::target_value(game, state, card).is_some());
    targets.extend(prey.map(Target::Row));
    targets
}

/// The enemy base, if it can be attacked.
pub(crate) fn base_target(state: &State) -> Targets {
    // rule: commit/base-attack-takes-units-and-ships
    attackable(state)
        .then_some(Target::Base)
        .into_iter()
        .collect()
}

pub(crate) fn note(pending: &mut Targets, target: Target) {
    if !pending.contains(&target) {
        pending.push(target);
    }
}

/// Whether there is anything to attack: a base, or ships that have lost theirs.
fn attackable(state: &State) -> bool {
    // rule: faq/attack-ships-of-a-baseless-player
    let theirs = state.theirs();
    theirs.base.is_some() || !theirs.ships.is_empty()
}

/// Whether any card is committed to this attack.
pub(crate) fn is_pending(state: &State, target: Target) -> bool {
    state
        .in_play()
        .any(|card| card.duty == Duty::Committed(target))
}

/// Commits a card for good.
pub(crate) fn commit(
    game: &Deckbuilding,
    state: &mut State,
    card: CardId,
    target: Target,
    log: &mut Log<Event>,
) {
    let player = state.active;
    if let Some(card) = state.in_play_mut(card) {
        card.duty = Duty::Committed(target);
    }
    if let Target::Row(prey) = target {
        bounty_sabotage::note_hunt(game, state, prey);
    }
    log.tell(|| Event::Committed {
        player,
        card,
        target,
    });
}

/// Attacks never resolved have no effect.
pub(crate) fn lapse(state: &State, log: &mut Log<Event>) {
    // rule: commit/unresolved-attacks-lapse
    let player = state.active;
    let mut pending = Targets::new();
    for card in state.in_play() {
        if let Duty::Committed(target) = card.duty {
            note(&mut pending, target);
        }
    }
    for target in pending {
        log.tell(|| Event::Lapsed { player, target });
    }
}
