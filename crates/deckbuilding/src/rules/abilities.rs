//! Using abilities: actions once a turn, triggers each time, constants always.

use crate::Deckbuilding;
use crate::content::{Glance, Lowered, Moment};
use crate::event::Event;
use crate::script::Possible;
use crate::state::{CardId, Duty, Frame, InPlay, MOST_TRIGGERS, Source, State};
use tabletop::{List, Log};

/// Whether the action of a card in play can be used: not used yet, and it can do something.
#[inline]
pub(crate) fn usable(
    game: &Deckbuilding,
    state: &State,
    card: &InPlay,
    glance: &Glance,
    possible: Possible,
) -> bool {
    debug_assert!(
        glance.needs.must_be_looked_at()
            || glance.needs.met(possible) == could_act(game, state, card.card)
    );
    if glance.needs.must_be_looked_at() {
        return !card.used && could_act(game, state, card.card);
    }
    !card.used & glance.needs.met(possible)
}

/// Whether the action of a card in play can do something, found by looking ahead. Few cards need
/// that; the others are listed faster if the way to here is known to be seldom taken.
#[cold]
fn could_act(game: &Deckbuilding, state: &State, card: CardId) -> bool {
    match game.library.facts(card).ability {
        Lowered::Action(at) => game.could(state, at, Source::Card(card), None),
        _ => false,
    }
}

/// Whether the action of the active player's base can be used.
pub(crate) fn base_usable(game: &Deckbuilding, state: &State) -> bool {
    !state.memory.base_used
        && base_action(game, state).is_some_and(|at| game.could(state, at, Source::Base, None))
}

fn base_action(game: &Deckbuilding, state: &State) -> Option<u16> {
    match base_ability(game, state) {
        Lowered::Action(at) => Some(at),
        _ => None,
    }
}

/// The ability of the active player's base.
pub(crate) fn base_ability(game: &Deckbuilding, state: &State) -> Lowered {
    match state.mine().base {
        Some(base) => game.library.base_facts(base).ability,
        None => Lowered::None,
    }
}

/// Uses the action of a card or of the base: marks it used and begins its effects.
pub(crate) fn use_action(
    game: &Deckbuilding,
    state: &mut State,
    source: Source,
    log: &mut Log<Event>,
) {
    let player = state.active;
    let ability = match source {
        Source::Card(card) => game.library.facts(card).ability,
        Source::Base => base_ability(game, state),
    };
    // rule: abilities/used-state-is-visible
    match source {
        Source::Card(card) => {
            if let Some(card) = state.in_play_mut(card) {
                card.used = true;
            }
        }
        Source::Base => state.memory.base_used = true,
    }
    if let Lowered::Action(at) = ability {
        log.tell(state, || Event::Used { player, source });
        state.stack.push(Frame::script(at, source, None));
    }
}

/// Lets triggered abilities wait to be used, those that can do something.
pub(crate) fn trigger(
    state: &mut State,
    sources: impl IntoIterator<Item = Source>,
    subject: Option<CardId>,
) {
    let waiting: List<Source, MOST_TRIGGERS> = sources.into_iter().take(MOST_TRIGGERS).collect();
    if !waiting.is_empty() {
        state.stack.push(Frame::Triggers { waiting, subject });
    }
}

/// Lets the ability of the active player's base wait, if this is its moment.
pub(crate) fn base_trigger(
    game: &Deckbuilding,
    state: &mut State,
    moment: Moment,
    subject: Option<CardId>,
) {
    trigger(state, base_at(game, state, moment), subject);
}

/// The base of the active player, if it has an ability for this moment.
pub(crate) fn base_at(game: &Deckbuilding, state: &State, moment: Moment) -> Option<Source> {
    match base_ability(game, state) {
        Lowered::When(when, _) if when == moment => Some(Source::Base),
        _ => None,
    }
}

/// A card, if it has an ability for this moment.
pub(crate) fn card_at(game: &Deckbuilding, card: CardId, moment: Moment) -> Option<Source> {
    match game.library.facts(card).ability {
        Lowered::When(when, _) if when == moment => Some(Source::Card(card)),
        _ => None,
    }
}

/// Where the effects of a triggered ability begin.
pub(crate) fn triggered(game: &Deckbuilding, state: &State, source: Source) -> Option<u16> {
    let ability = match source {
        Source::Card(card) => game.library.facts(card).ability,
        Source::Base => base_ability(game, state),
    };
    match ability {
        Lowered::When(_, at) => Some(at),
        _ => None,
    }
}

/// Base and ships are ready again.
pub(crate) fn straighten(state: &mut State, log: &mut Log<Event>) {
    // rule: abilities/ready-again-each-turn
    let player = state.active;
    for ship in &mut state.mine_mut().ships {
        ship.used = false;
        ship.gained = 0;
        ship.set_duty(Duty::Ready);
    }
    state.memory.base_used = false;
    log.tell(state, || Event::Straightened { player });
}
