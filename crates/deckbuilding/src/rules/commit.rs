//! Committing cards to attacks.

use super::{abilities, bounty_sabotage};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::event::Event;
use crate::state::{CardId, Duty, State};
use tabletop::Log;

/// The commitments and the pending attacks of the active player.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    let base = attackable(state);
    let library = &game.library;
    for (index, unit) in state.units.iter().enumerate() {
        if unit.duty != Duty::Ready || abilities::seen_before(library, &state.units[..index], unit)
        {
            continue;
        }
        // rule: commit/base-attack-takes-units-and-ships
        if base {
            out.push(Choice::Commit(unit.card, Target::Base));
        }
        bounty_sabotage::targets(game, state, |card| {
            out.push(Choice::Commit(unit.card, Target::Row(card)));
        });
    }
    // rule: commit/row-attack-takes-units-only
    let ships = &state.mine().ships;
    for (index, ship) in ships.iter().enumerate() {
        if base
            && ship.duty == Duty::Ready
            && !abilities::seen_before(library, &ships[..index], ship)
        {
            out.push(Choice::Commit(ship.card, Target::Base));
        }
    }
    if is_pending(state, Target::Base) {
        out.push(Choice::Resolve(Target::Base));
    }
    for &card in &state.row {
        if is_pending(state, Target::Row(card)) {
            out.push(Choice::Resolve(Target::Row(card)));
        }
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
pub(crate) fn lapse(state: &mut State, log: &mut Log<Event>) {
    // rule: commit/unresolved-attacks-lapse
    let player = state.active;
    let rows = state.row.iter().map(|&card| Target::Row(card));
    let targets: Vec<Target> = std::iter::once(Target::Base).chain(rows).collect();
    for target in targets {
        if is_pending(state, target) {
            log.tell(|| Event::Lapsed { player, target });
        }
    }
}
