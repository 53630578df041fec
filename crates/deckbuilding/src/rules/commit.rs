//! Committing cards to attacks.

use super::bounty_sabotage;
use crate::Deckbuilding;
use crate::choice::Target;
use crate::event::Event;
use crate::state::{CardId, Duty, ROW, State};
use tabletop::{List, Log};

/// Everything an attack can be aimed at: the base and the cards of the row.
pub(crate) type Targets = List<Target, { ROW + 1 }>;

/// The attacks that are not resolved, in the order of the cards committed to them.
pub(crate) fn pending(state: &State) -> Targets {
    let mut pending = Targets::new();
    for card in state.in_play() {
        if let Duty::Committed(target) = card.duty()
            && !pending.contains(&target)
        {
            pending.push(target);
        }
    }
    pending
}

/// Whether units and ships can attack the enemy base, or the ships of a player who has none.
pub(crate) fn base_is_open(state: &State) -> bool {
    // rule: commit/base-attack-takes-units-and-ships
    // rule: faq/attack-ships-of-a-baseless-player
    let theirs = state.theirs();
    theirs.base.is_some() || !theirs.ships.is_empty()
}

/// Whether any card is committed to this attack.
pub(crate) fn is_pending(state: &State, target: Target) -> bool {
    state.in_play().any(|card| card.is_committed_to(target))
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
        card.set_duty(Duty::Committed(target));
    }
    if let Target::Row(prey) = target {
        bounty_sabotage::note_hunt(game, state, prey);
    }
    log.tell(state, || Event::Committed {
        player,
        card,
        target,
    });
}

/// Attacks never resolved have no effect.
pub(crate) fn lapse(state: &State, log: &mut Log<Event>) {
    // rule: commit/unresolved-attacks-lapse
    let player = state.active;
    let lapsed = |target| Event::Lapsed { player, target };
    log.tell_all(state, || pending(state).into_iter().map(lapsed));
}
