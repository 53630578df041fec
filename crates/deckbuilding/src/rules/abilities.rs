//! Using abilities: actions once a turn, triggers each time, constants always.

use crate::Deckbuilding;
use crate::choice::Choice;
use crate::content::{Kinds, Library, Lowered, Moment};
use crate::event::Event;
use crate::state::{CardId, Duty, Frame, InPlay, MOST_TRIGGERS, Source, State};
use arrayvec::ArrayVec;
use tabletop::Log;

/// The actions the active player can use.
pub(crate) fn choices(game: &Deckbuilding, state: &State, out: &mut Vec<Choice>) {
    for cards in [&state.units[..], &state.mine().ships] {
        let mut kinds = Kinds::default();
        for (index, card) in cards.iter().enumerate() {
            let glance = game.library.glance(card.card);
            let Some(at) = glance.action else { continue };
            let alike = !kinds.add(glance.kind);
            // rule: abilities/once-per-card-per-turn
            if card.used || (alike && seen_before(&game.library, &cards[..index], card)) {
                continue;
            }
            let source = Source::Card(card.card);
            if game.could(state, at.get(), source, None) {
                out.push(Choice::Use(card.card));
            }
        }
    }
    if let Some(at) = base_action(game, state)
        && !state.memory.base_used
        && game.could(state, at, Source::Base, None)
    {
        out.push(Choice::UseBase);
    }
}

/// Whether an alike card in the same situation was already listed: one of them is enough.
pub(crate) fn seen_before(library: &Library, before: &[InPlay], card: &InPlay) -> bool {
    let kind = library.glance(card.card).kind;
    before.iter().any(|other| {
        library.glance(other.card).kind == kind
            && (other.used, other.gained, other.damage, other.duty)
                == (card.used, card.gained, card.damage, card.duty)
    })
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
        log.tell(|| Event::Used { player, source });
        state.stack.push(Frame::script(at, source, None));
    }
}

/// Lets triggered abilities wait to be used, those that can do something.
pub(crate) fn trigger(
    state: &mut State,
    sources: impl IntoIterator<Item = Source>,
    subject: Option<CardId>,
) {
    let waiting: ArrayVec<Source, MOST_TRIGGERS> =
        sources.into_iter().take(MOST_TRIGGERS).collect();
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
        ship.duty = Duty::Ready;
    }
    state.memory.base_used = false;
    log.tell(|| Event::Straightened { player });
}
