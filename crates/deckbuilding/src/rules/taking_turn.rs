//! Taking a turn: everything the active player can do, in any order and as often as possible.
//!
//! This is listed anew at every decision of every game a machine plays, so the cards in play are
//! looked at once, for their abilities and for the attacks they can join.

use super::commit::{self, Targets};
use super::{abilities, pay_off, playing, purchasing};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::Kinds;
use crate::state::{Duty, InPlay, State};
use arrayvec::ArrayVec;

/// The most cards a player can have in play, and each can be aimed at the base and the row.
type Uses = ArrayVec<Choice, 96>;

/// All that can be done now. The player alone says when the turn ends.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    // rule: playing/actions-in-any-order-and-number
    playing::choices(game, state, out);
    purchasing::choices(game, state, out);
    pay_off::choices(game, state, out);
    in_play(game, state, out);
    // rule: turn-end/player-decides-when
    out.push(Choice::EndTurn);
}

/// Abilities to use, then cards to commit, then attacks to resolve.
fn in_play(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    let mut uses = Uses::new();
    let mut pending = Targets::new();
    let first_commit = out.len();
    if !state.units.is_empty() {
        let targets = commit::targets(game, state);
        each(
            game,
            state,
            &state.units,
            &targets,
            &mut uses,
            &mut pending,
            out,
        );
    }
    let ships = &state.mine().ships;
    if !ships.is_empty() {
        // rule: commit/row-attack-takes-units-only
        let base = commit::base_target(state);
        each(game, state, ships, &base, &mut uses, &mut pending, out);
    }
    if abilities::base_usable(game, state) {
        uses.push(Choice::UseBase);
    }
    if !uses.is_empty() {
        out.extend_from_slice(&uses);
        let commits = out.len() - uses.len() - first_commit;
        out[first_commit..].rotate_left(commits);
    }
    if pending.len() > 1 {
        pending.sort_unstable();
    }
    out.extend(pending.into_iter().map(Choice::Resolve));
}

fn each(
    game: &Deckbuilding,
    state: &State,
    cards: &[InPlay],
    targets: &[Target],
    uses: &mut Uses,
    pending: &mut Targets,
    out: &mut Vec<Choice>,
) {
    let mut kinds = Kinds::default();
    for (index, card) in cards.iter().enumerate() {
        if let Duty::Committed(target) = card.duty {
            commit::note(pending, target);
        }
        let glance = game.library.glance(card.card);
        // Of alike cards in the same situation one is enough.
        if !kinds.add(glance.kind) && seen_before(game, &cards[..index], card) {
            continue;
        }
        // rule: abilities/once-per-card-per-turn
        if !card.used && abilities::usable(game, state, card.card, glance) {
            uses.push(Choice::Use(card.card));
        }
        if card.duty == Duty::Ready {
            out.extend(
                targets
                    .iter()
                    .map(|&target| Choice::Commit(card.card, target)),
            );
        }
    }
}

fn seen_before(game: &Deckbuilding, before: &[InPlay], card: &InPlay) -> bool {
    let kind = game.library.glance(card.card).kind;
    before.iter().any(|other| {
        game.library.glance(other.card).kind == kind
            && (other.used, other.gained, other.damage, other.duty)
                == (card.used, card.gained, card.damage, card.duty)
    })
}
