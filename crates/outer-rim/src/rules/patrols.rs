//! Patrols: encountering, moving, eliminating, spawning; glossary "Patrols", "Patrol Movement",
//! "Encountering a Patrol".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Combat as Kind, Faction, Moment, Perk};
use crate::event::Event;
use crate::rules::{abilities, combat, credits, galaxy, goals, values};
use crate::script;
use crate::state::{Bearer, CardId, Cause, Foe, Frame, PlayerId, SpaceId, Spaces, State};
use tabletop::Log;

/// A way of a patrol: the spaces it enters, and what is chosen to send it there. Where there is only
/// one way on, nothing is asked.
#[derive(Clone, Default)]
pub(crate) struct PatrolWay {
    pub(crate) spaces: Vec<SpaceId>,
    pub(crate) choices: Vec<Choice>,
}

/// The level that always wins.
const INVINCIBLE: u8 = 4;

/// Encounters a patrol: a ship combat.
pub(crate) fn encounter(
    game: &OuterRim,
    state: &mut State,
    faction: Faction,
    log: &mut Log<Event>,
) {
    // rule: combat/patrol-always-ship-combat
    let player = state.current;
    let level = state.patrol(faction).level;
    let value = game.library.patrol(faction, level).combat;
    let foe = Foe::Patrol(faction);
    goals::met_patrol(game, state, player, (faction, level), log);
    combat::fight(
        state,
        (player, foe),
        Kind::Ship,
        value,
        Cause::Patrol(faction),
        log,
    );
}

/// What beating a patrol brings: reputation, reward, the next patrol.
pub(crate) fn beat(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    log: &mut Log<Event>,
) {
    // rule: patrol-encounters/win-costs-reputation, patrol-encounters/win-reward
    let keeps = values::has_perk(game, state, player, Perk::KeepReputation);
    if !keeps {
        goals::falls(game, state, player, faction, log);
        credits::change_reputation(state, player, faction, -1, log);
    }
    let level = state.patrol(faction).level;
    let reward = game.library.patrol(faction, level).reward;
    eliminate(game, state, faction, log);
    script::begin(state, reward, player, Bearer::Patrol(faction));
}

/// Takes a patrol out of the game; the next of its faction spawns.
pub(crate) fn eliminate(
    game: &OuterRim,
    state: &mut State,
    faction: Faction,
    log: &mut Log<Event>,
) {
    // rule: patrols/level-four-cannot-be-eliminated
    let level = state.patrol(faction).level;
    if level >= INVINCIBLE {
        return;
    }
    log.tell(state, || Event::PatrolEliminated { faction, level });
    // rule: patrols/spawn-procedure, patrols/levels-rise-in-order
    let space = game.library.spawns[faction.index()];
    let level = level + 1;
    let patrol = &mut state.patrols[faction.index()];
    patrol.space = space;
    patrol.level = level;
    log.tell(state, || Event::PatrolSpawned {
        faction,
        level,
        space,
    });
}

pub(crate) fn is_invincible(state: &State, faction: Faction) -> bool {
    state.patrol(faction).level >= INVINCIBLE
}

/// A patrol moves toward a player; whether nothing may send it elsewhere any more.
pub(crate) fn send_to(
    state: &mut State,
    (faction, icon): (Faction, Option<CardId>),
    distance: u8,
    toward: PlayerId,
    opened: bool,
) {
    state.stack.push(Frame::PatrolMove {
        faction,
        icon,
        left: distance,
        toward,
        visited: Spaces::of(state.patrol(faction).space),
        opened,
    });
}

/// The spaces a patrol may enter next on its way to a player.
pub(crate) fn steps(
    game: &OuterRim,
    state: &State,
    faction: Faction,
    left: u8,
    toward: PlayerId,
    visited: Spaces,
) -> Spaces {
    let from = state.patrol(faction).space;
    let goal = state.area(toward).space;
    if left == 0 || from == goal {
        return Spaces::NONE;
    }
    let adjacent = galaxy::adjacent(game, state, from);
    let nearer = |limit: u8| -> Spaces {
        let near = adjacent.iter();
        near.filter(|&space| galaxy::distance(game, state, space, goal) < limit)
            .collect()
    };
    let distance = galaxy::distance(game, state, from, goal);
    // rule: patrol-movement/must-reach-if-able, solo-buying/patrol-takes-shortest-path
    if distance <= left || state.is_rival(state.current) {
        return nearer(distance);
    }
    // rule: patrol-movement/keeps-direction
    let (here, there) = (
        galaxy::along(game, state, from),
        galaxy::along(game, state, goal),
    );
    let onward: Spaces = adjacent
        .without(visited)
        .iter()
        .filter(|&space| {
            let along = galaxy::along(game, state, space);
            if there > here {
                along >= here
            } else {
                along <= here
            }
        })
        .collect();
    if onward.is_empty() || here == there {
        nearer(distance)
    } else {
        onward
    }
}

/// The spaces the patrol of a frame may enter next, and whether it may rest where it is.
pub(crate) fn goes(game: &OuterRim, state: &State, frame: &Frame) -> (Spaces, bool) {
    match *frame {
        Frame::PatrolMove {
            faction,
            left,
            toward,
            visited,
            ..
        } => {
            let steps = steps(game, state, faction, left, toward, visited);
            (steps, steps.is_empty())
        }
        // rule: patrol-movement/card-effects-follow-their-text,
        // patrol-encounters/lose-moves-patrol
        Frame::PatrolFree {
            faction,
            left: 1..,
            must,
            ..
        } => (
            galaxy::adjacent(game, state, state.patrol(faction).space),
            !must,
        ),
        _ => (Spaces::NONE, true),
    }
}

/// A shortest way to each space where the patrol under way may come to rest, other than the one
/// it is in. Which of several ways it takes makes no difference.
pub(crate) fn ways(game: &OuterRim, state: &State, faction: Faction) -> Vec<PatrolWay> {
    // rule: patrol-movement/current-player-picks-path, patrol-movement/passes-everything
    let mut ends = Spaces::of(state.patrol(faction).space);
    let mut ways = Vec::new();
    let mut edge = vec![(state.clone(), PatrolWay::default())];
    while !edge.is_empty() {
        let mut next = Vec::new();
        for (state, mut way) in edge {
            let Some(frame) = state.stack.last() else {
                continue;
            };
            let (steps, may_rest) = goes(game, &state, frame);
            let is_asked = steps.len() + u32::from(may_rest) > 1;
            for to in steps.iter() {
                let mut onward = state.clone();
                fly(&mut onward, to, &mut Log::silent());
                let mut way = way.clone();
                way.spaces.push(to);
                way.choices.extend(is_asked.then_some(Choice::Space(to)));
                next.push((onward, way));
            }
            let here = state.patrol(faction).space;
            if may_rest && !ends.has(here) {
                ends.add(here);
                way.choices.extend(is_asked.then_some(Choice::Pass));
                ways.push(way);
            }
        }
        edge = next;
    }
    ways
}

/// One step of a patrol on its way. Says whether somebody has to decide.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    let Some(&Frame::PatrolMove {
        faction,
        left,
        toward,
        visited,
        opened,
        ..
    }) = state.stack.last()
    else {
        return false;
    };
    if !opened {
        if let Some(Frame::PatrolMove { opened, .. }) = state.stack.last_mut() {
            *opened = true;
        }
        abilities::open(game, state, Moment::PatrolWouldMove, state.current);
        return false;
    }
    let steps = steps(game, state, faction, left, toward, visited);
    match steps.len() {
        0 => {
            state.stack.pop();
            false
        }
        1 => {
            if let Some(to) = steps.iter().next() {
                fly(state, to, log);
            }
            false
        }
        _ => true,
    }
}

/// Moves the patrol of the frame to an adjacent space.
pub(crate) fn fly(state: &mut State, to: SpaceId, log: &mut Log<Event>) {
    let faction = match state.stack.last_mut() {
        Some(Frame::PatrolMove {
            faction,
            left,
            visited,
            ..
        }) => {
            *left -= 1;
            visited.add(to);
            *faction
        }
        Some(Frame::PatrolFree { faction, left, .. }) => {
            *left -= 1;
            *faction
        }
        _ => return,
    };
    put(state, faction, to, false, log);
}

/// Puts a patrol into a space.
pub(crate) fn put(
    state: &mut State,
    faction: Faction,
    to: SpaceId,
    directly: bool,
    log: &mut Log<Event>,
) {
    // rule: patrol-movement/arrival-is-no-combat
    let patrol = &mut state.patrols[faction.index()];
    let from = std::mem::replace(&mut patrol.space, to);
    log.tell(state, || Event::PatrolMoved {
        faction,
        from,
        to,
        directly,
    });
}

/// Sends the patrol under way toward another player.
pub(crate) fn redirect(state: &mut State, player: PlayerId) {
    for frame in state.stack.iter_mut().rev() {
        if let Frame::PatrolMove { toward, .. } = frame {
            *toward = player;
            return;
        }
    }
}
