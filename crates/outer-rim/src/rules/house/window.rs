//! The one window before the dice in which players act in the turn of another.
//!
//! All who could do something are asked at once: whoever comes next in order decides, and the
//! others may answer before their turn comes. Passing is the default, and can be a standing
//! answer. Whoever holds is asked last.

use super::{Conflict, Word, alliances, interference};
use crate::OuterRim;
use crate::choice::Choice;
use crate::event::Event;
use crate::rules::house::Deed;
use crate::state::{Frame, PlayerId, Players, State};
use rulebook::rule_id;
use tabletop::{Log, Refusal};

/// Opens it, if anybody could do something.
pub(crate) fn open(game: &OuterRim, state: &mut State) {
    if state.options.house.is_empty() {
        return;
    }
    let others = state.clockwise(state.current);
    let waits: Players = others.filter(|&one| can_do(game, state, one)).collect();
    if !waits.is_empty() {
        state.stack.push(Frame::Meddling {
            waits,
            held: Players::default(),
            joins: Players::default(),
        });
    }
}

fn can_do(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    alliances::may_assist(state, player).is_some()
        || interference::may_interfere(game, state, player)
}

/// Who is asked next: clockwise, who holds last.
pub(crate) fn decider(state: &State, waits: Players, held: Players) -> PlayerId {
    let order = || state.clockwise(state.current).filter(|&one| waits.has(one));
    let ready = order().find(|&one| !held.has(one));
    ready.or_else(|| order().next()).unwrap_or(state.current)
}

/// What a player can do in it.
fn deeds(game: &OuterRim, state: &State, player: PlayerId) -> impl Iterator<Item = Deed> {
    let assist = alliances::may_assist(state, player).map(|_| Deed::Assist);
    let interfere = interference::may_interfere(game, state, player).then_some(Deed::Interfere);
    assist.into_iter().chain(interfere)
}

pub(crate) fn choices(
    game: &OuterRim,
    state: &State,
    (waits, held): (Players, Players),
    out: &mut Vec<Choice>,
) {
    let player = decider(state, waits, held);
    let deeds = deeds(game, state, player);
    out.extend(deeds.map(|deed| Choice::Conflict(Conflict::Meddle(deed))));
    out.push(Choice::Pass);
}

/// What a player who is not asked yet can say.
pub(super) fn words(game: &OuterRim, state: &State, player: PlayerId) -> Vec<Word> {
    let Some(&Frame::Meddling { waits, held, .. }) = state.stack.last() else {
        return Vec::new();
    };
    if !waits.has(player) {
        return Vec::new();
    }
    let deeds = deeds(game, state, player).map(Word::Meddle);
    let hold = (!held.has(player)).then_some(Word::Hold);
    deeds.chain(hold).chain([Word::StandAside]).collect()
}

pub(super) fn check(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    word: Word,
) -> Result<(), Refusal> {
    match words(game, state, player).contains(&word) {
        true => Ok(()),
        false => Err(Refusal::offer("refused-meddling").by(rule_id!(
            "house-interference/same-planet-during-job-or-bounty"
        ))),
    }
}

/// A player holds: the others are asked first.
pub(super) fn hold(state: &mut State, player: PlayerId) {
    if let Some(Frame::Meddling { held, .. }) = state.stack.last_mut() {
        held.add(player);
    }
}

/// A player answers.
pub(crate) fn answer(
    state: &mut State,
    player: PlayerId,
    deed: Option<Deed>,
    log: &mut Log<Event>,
) {
    let Some(Frame::Meddling { waits, joins, .. }) = state.stack.last_mut() else {
        return;
    };
    waits.remove(player);
    match deed {
        Some(Deed::Interfere) => joins.add(player),
        Some(Deed::Assist) => alliances::assist(state, player, log),
        None => {}
    }
}

/// Once all have answered: who interferes does so, clockwise, until one succeeds. Says whether
/// somebody has to decide.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(&Frame::Meddling { waits, joins, .. }) = state.stack.last() else {
        return false;
    };
    if !waits.is_empty() {
        return true;
    }
    let mut order = state.clockwise(state.current);
    let next = order.find(|&one| joins.has(one) && interference::may_interfere(game, state, one));
    match next {
        Some(player) => {
            if let Some(Frame::Meddling { joins, .. }) = state.stack.last_mut() {
                joins.remove(player);
            }
            interference::interfere(state, player, log);
        }
        None => {
            state.stack.pop();
        }
    }
    false
}
