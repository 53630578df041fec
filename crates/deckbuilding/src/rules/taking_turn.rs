//! Taking a turn: everything the active player can do, in any order and as often as possible.
//!
//! This is listed anew at every decision of every game a machine plays, so the cards in play are
//! looked at once, for their abilities and for the attacks they can join.

use super::commit::{self, Targets};
use super::{abilities, pay_off, playing, purchasing};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::{Kinds, Library};
use crate::state::{Duty, InPlay, MOST_OWNED, State};
use arrayvec::ArrayVec;

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
    let mut look = Look {
        game,
        state,
        uses: ArrayVec::new(),
        pending: Targets::new(),
    };
    let first_commit = out.len();
    if !state.units.is_empty() {
        look.at(&state.units, &commit::targets(game, state), out);
    }
    let ships = &state.mine().ships;
    if !ships.is_empty() {
        // rule: commit/row-attack-takes-units-only
        look.at(ships, &commit::base_target(state), out);
    }
    let Look {
        mut uses,
        mut pending,
        ..
    } = look;
    if abilities::base_usable(game, state) {
        uses.push(Choice::UseBase);
    }
    if !uses.is_empty() {
        let commits = out.len() - first_commit;
        out.extend_from_slice(&uses);
        out[first_commit..].rotate_left(commits);
    }
    pending.sort_unstable();
    out.extend(pending.into_iter().map(Choice::Resolve));
}

/// What the cards in play offer, found in one look at each.
struct Look<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
    /// Abilities that can be used: at most one a card, and the base's.
    uses: ArrayVec<Choice, { MOST_OWNED + 1 }>,
    /// What committed cards aim at.
    pending: Targets,
}

impl Look<'_> {
    fn at(&mut self, cards: &[InPlay], targets: &[Target], out: &mut Vec<Choice>) {
        let library = &self.game.library;
        let mut kinds = Kinds::default();
        for (index, card) in cards.iter().enumerate() {
            if let Duty::Committed(target) = card.duty {
                commit::note(&mut self.pending, target);
            }
            let glance = library.glance(card.card);
            // Of alike cards in the same situation one is enough.
            if !kinds.add(glance.kind) && seen_before(library, &cards[..index], card) {
                continue;
            }
            // rule: abilities/once-per-card-per-turn
            if !card.used && abilities::usable(self.game, self.state, card.card, glance) {
                self.uses.push(Choice::Use(card.card));
            }
            if card.duty == Duty::Ready {
                let commit = |&target| Choice::Commit(card.card, target);
                out.extend(targets.iter().map(commit));
            }
        }
    }
}

fn seen_before(library: &Library, before: &[InPlay], card: &InPlay) -> bool {
    let situation = |card: &InPlay| {
        let kind = library.glance(card.card).kind;
        (kind, card.used, card.gained, card.damage, card.duty)
    };
    let this = situation(card);
    before.iter().any(|other| situation(other) == this)
}
