//! Movement of players; glossary "Movement", "Maelstrom".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Moment, Perk, Standing};
use crate::event::Event;
use crate::rules::{abilities, galaxy, values};
use crate::state::{Frame, PlayerId, SpaceId, State};
use tabletop::Log;

/// Lets a player move up to so many spaces.
pub(crate) fn begin(state: &mut State, player: PlayerId, left: u8) {
    begin_past(state, player, left, false);
}

/// The same; patrols may be flown past.
pub(crate) fn begin_past(state: &mut State, player: PlayerId, left: u8, past: bool) {
    state.stack.push(Frame::Move {
        player,
        left,
        flown: 0,
        entered: false,
        halted: false,
        past,
    });
}

pub(crate) fn choices(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    left: u8,
    out: &mut Vec<Choice>,
) {
    if left > 0 {
        let adjacent = galaxy::adjacent(game, state, state.area(player).space);
        out.extend(adjacent.iter().map(Choice::Fly));
    }
    out.push(Choice::Pass);
}

/// Flies to an adjacent space.
pub(crate) fn fly(state: &mut State, to: SpaceId, log: &mut Log<Event>) {
    let Some(Frame::Move {
        player,
        left,
        flown,
        entered,
        ..
    }) = state.stack.last_mut()
    else {
        return;
    };
    let player = *player;
    *left -= 1;
    *flown += 1;
    *entered = true;
    let flown = *flown;
    put(state, player, to, Some(flown), log);
}

/// Puts a player into a space: so many spaces they flew on this way, or directly.
pub(crate) fn put(
    state: &mut State,
    player: PlayerId,
    to: SpaceId,
    flown: Option<u8>,
    log: &mut Log<Event>,
) {
    let area = state.area_mut(player);
    let from = std::mem::replace(&mut area.space, to);
    state.unsettled = true;
    log.tell(state, || Event::Moved {
        player,
        from,
        to,
        flown,
    });
}

/// Whether a player must stop on entering their space, if nothing helps.
pub(crate) fn stops(game: &OuterRim, state: &State, player: PlayerId, space: SpaceId) -> bool {
    let past = matches!(state.stack.last(), Some(Frame::Move { past: true, .. }));
    !past && stopped_by_patrol(state, player, space)
        || stopped_by_maelstrom(game, state, player, space)
}

fn stopped_by_patrol(state: &State, player: PlayerId, space: SpaceId) -> bool {
    // rule: movement/stop-at-patrol, movement/every-patrol-judged-alone
    state
        .patrols_at(space)
        .any(|faction| state.standing(player, faction) != Standing::Positive)
}

fn stopped_by_maelstrom(game: &OuterRim, state: &State, player: PlayerId, space: SpaceId) -> bool {
    // rule: movement/stop-at-maelstrom
    // rule: solo-movement/maelstrom-does-not-stop-it
    galaxy::is_maelstrom(game, space)
        && !state.is_rival(player)
        && !values::has_perk(game, state, player, Perk::PassMaelstrom)
}

/// One step of a move: judges the space just entered, then asks or ends. Says whether somebody
/// has to decide.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(&Frame::Move {
        player,
        left,
        entered,
        halted,
        past,
        ..
    }) = state.stack.last()
    else {
        return false;
    };
    let space = state.area(player).space;
    if entered {
        let maelstrom = stopped_by_maelstrom(game, state, player, space);
        let patrol = !past && stopped_by_patrol(state, player, space);
        if let Some(Frame::Move {
            entered, halted, ..
        }) = state.stack.last_mut()
        {
            *entered = false;
            *halted = maelstrom || patrol;
        }
        abilities::open(game, state, Moment::AnotherEnters, player);
        if patrol && !maelstrom {
            abilities::open(game, state, Moment::EntersPatrolSpace, player);
        }
        return false;
    }
    if halted || left == 0 {
        // Told once nothing can avert it any more, and only to those who could have flown on.
        if halted && left > 0 {
            log.tell(state, || Event::MustStop { player, space });
        }
        state.stack.pop();
        return false;
    }
    true
}

/// The patrol need not stop the player who moves.
pub(crate) fn keep_moving(state: &mut State) {
    set_halted(state, false);
}

/// The player who moves must stop.
pub(crate) fn stop_them(state: &mut State) {
    set_halted(state, true);
}

fn set_halted(state: &mut State, value: bool) {
    for frame in state.stack.iter_mut().rev() {
        if let Frame::Move { halted, .. } = frame {
            *halted = value;
            return;
        }
    }
}
