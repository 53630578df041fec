//! Committing cards to attacks.

use super::{abilities, bounty_sabotage};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::Kinds;
use crate::event::Event;
use crate::state::{CardId, Duty, InPlay, ROW, State};
use arrayvec::ArrayVec;
use tabletop::Log;

/// Everything an attack can be aimed at: the base and the cards of the row.
type Targets = ArrayVec<Target, { ROW + 1 }>;

/// The commitments and the pending attacks of the active player.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    let ships = &state.mine().ships;
    let ready = |card: &InPlay| card.duty == Duty::Ready;
    let mut pending = Targets::new();
    // Most decisions have nobody left to commit: then nothing to aim at is looked for.
    let aims = if state.units.iter().any(ready) {
        targets(game, state)
    } else {
        base_target(state)
    };
    // rule: commit/row-attack-takes-units-only
    let only_base = &aims[..usize::from(aims.first() == Some(&Target::Base))];
    for (cards, aims) in [(&state.units[..], &aims[..]), (ships, only_base)] {
        let mut kinds = Kinds::default();
        for (index, card) in cards.iter().enumerate() {
            let alike = !kinds.add(game.library.glance(card.card).kind);
            match card.duty {
                Duty::Committed(target) => note(&mut pending, target),
                Duty::Ready
                    if !alike || !abilities::seen_before(&game.library, &cards[..index], card) =>
                {
                    out.extend(aims.iter().map(|&target| Choice::Commit(card.card, target)));
                }
                _ => {}
            }
        }
    }
    pending.sort_unstable();
    out.extend(pending.into_iter().map(Choice::Resolve));
}

/// What the active player's units may attack, the base first.
fn targets(game: &Deckbuilding, state: &State) -> Targets {
    let mut targets = base_target(state);
    let row = state.row.iter().copied();
    let prey = row.filter(|&card| bounty_sabotage::target_value(game, state, card).is_some());
    targets.extend(prey.map(Target::Row));
    targets
}

/// The enemy base, if it can be attacked.
fn base_target(state: &State) -> Targets {
    // rule: commit/base-attack-takes-units-and-ships
    attackable(state)
        .then_some(Target::Base)
        .into_iter()
        .collect()
}

fn note(pending: &mut Targets, target: Target) {
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
