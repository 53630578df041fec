//! What the rival answers where a rule asks it; Appendix 3, "AI Decisions".

use crate::OuterRim;
use crate::choice::Choice;
use crate::event::{Event, Lot};
use crate::flow;
use crate::rules::solo;
use crate::state::{Frame, PlayerId, State};
use tabletop::Log;

/// Whether the rival would have to decide.
pub(crate) fn decides(game: &OuterRim, state: &State) -> bool {
    !state.rivals.is_empty()
        && flow::decider(game, state).is_some_and(|player| state.is_rival(player))
}

/// Answers for the rival: it takes part in nothing it can stay out of; what it must choose,
/// chance chooses.
pub(crate) fn answer(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let mut choices = Vec::new();
    flow::choices(game, state, &mut choices);
    let choice = match state.stack.last() {
        Some(Frame::Move { .. }) => next_of_way(state, &choices),
        Some(Frame::RevealContact { .. }) => {
            let berths = solo::crew::turned_up_for_icon(game, state, state.current);
            let berth = draw_lot(state, Lot::Contact, &berths, log);
            berth.map(Choice::Berth)
        }
        // rule: solo-decisions/declines-whatever-is-optional
        _ if choices.contains(&Choice::Pass) => Some(Choice::Pass),
        // rule: solo-decisions/forced-choices-are-random
        frame => {
            let lot = frame.map_or(Lot::Answer, lot_of);
            let player = flow::decider(game, state).unwrap_or(state.current);
            draw_lot_for(state, player, lot, &choices, log)
        }
    };
    match choice {
        Some(choice) => flow::apply(game, state, choice, log),
        None => {
            state.stack.pop();
        }
    }
}

/// One of several things, each equally likely; that chance decided is told.
pub(super) fn draw_lot<T: Copy>(
    state: &mut State,
    lot: Lot,
    among: &[T],
    log: &mut Log<Event>,
) -> Option<T> {
    draw_lot_for(state, state.current, lot, among, log)
}

fn draw_lot_for<T: Copy>(
    state: &mut State,
    player: PlayerId,
    lot: Lot,
    among: &[T],
    log: &mut Log<Event>,
) -> Option<T> {
    // rule: solo-decisions/equal-odds
    if let [] | [_] = among {
        return among.first().copied();
    }
    let n = among.len() as u8;
    log.tell(state, || Event::AiByChance {
        player,
        lot,
        among: n,
    });
    let place = state.fate.below(among.len() as u32);
    Some(among[place as usize])
}

/// The next space of the rival's way; at its end it stays.
fn next_of_way(state: &mut State, choices: &[Choice]) -> Option<Choice> {
    let next = state.acting_rival().and_then(|rival| rival.way.pop());
    let next = next.map(Choice::Fly).filter(|fly| choices.contains(fly));
    Some(next.unwrap_or(Choice::Pass))
}

/// What chance decides where a rule asks.
fn lot_of(frame: &Frame) -> Lot {
    match frame {
        Frame::PatrolMove { .. } | Frame::PatrolFree { .. } => Lot::PatrolWay,
        Frame::PlaceContact { .. } => Lot::Berth,
        Frame::Overflow { .. } | Frame::Gain { .. } => Lot::Asset,
        _ => Lot::Answer,
    }
}
