//! How the rival moves: toward the nearest goal token; Appendix 3, "Moving".

use crate::OuterRim;
use crate::content::Value;
use crate::event::{Event, Lot, Spared};
use crate::rules::{galaxy, movement, solo, values};
use crate::state::{PlayerId, SpaceId, Spaces, State};
use tabletop::Log;

/// A way the rival could go, as far as its hyperdrive brings it.
type Way = Vec<SpaceId>;

/// How far back the rival stops for a planet.
const SHORT: usize = 2;

/// What the rival likes about a way, the most important first; less is better.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
struct Liking {
    /// A patrol cuts it short.
    blocked: bool,
    /// If so: how much of it is left out.
    left_out: usize,
    /// It does not end on a planet.
    no_planet: bool,
    /// How far back it stops for a planet.
    short: usize,
}

/// How a rival moves.
#[derive(Copy, Clone, Debug)]
pub(super) struct Going {
    /// Where to: the nearest of these.
    pub(super) goals: Spaces,
    /// How far.
    pub(super) range: u8,
    /// Patrols do not stop it.
    pub(super) past: bool,
}

impl Going {
    /// As far as its hyperdrive brings it, and not past patrols.
    pub(super) fn to(game: &OuterRim, state: &State, player: PlayerId, goals: Spaces) -> Self {
        Self {
            goals,
            range: values::value(game, state, player, Value::Hyperdrive),
            past: false,
        }
    }
}

/// Whether the rival has somewhere to go, or why not.
pub(super) fn has_way(state: &State, player: PlayerId, goals: Spaces) -> Result<(), Spared> {
    // rule: solo-movement/stays-on-a-goal, solo-movement/no-goal-no-move
    if goals.has(state.area(player).space) {
        Err(Spared::OnGoal)
    } else if goals.is_empty() {
        Err(Spared::NoGoal)
    } else {
        Ok(())
    }
}

/// Those of some spaces that the rival reaches by this move, of the nearest.
pub(super) fn in_reach(game: &OuterRim, state: &State, player: PlayerId, going: Going) -> Spaces {
    let here = state.area(player).space;
    let nearest = galaxy::nearest(game, state, here, going.goals);
    let reached = nearest.iter().filter(|&goal| {
        let mut ways = Vec::new();
        let range = usize::from(going.range);
        collect_ways(game, state, (here, goal), range, &mut Vec::new(), &mut ways);
        ways.iter().any(|way| {
            let (liking, spaces) = judge_way(game, state, player, way, going);
            !liking.blocked && spaces.checked_sub(1).is_some_and(|last| way[last] == goal)
        })
    });
    reached.collect()
}

/// Lets the rival move toward its nearest goal.
pub(super) fn move_toward(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    going: Going,
    log: &mut Log<Event>,
) {
    let mut way = choose_way(game, state, player, going, log);
    tell_way(game, state, player, (&way, going), log);
    way.reverse();
    let spaces = way.len() as u8;
    if let Some(rival) = state.acting_rival() {
        rival.way = way.into_iter().collect();
    }
    movement::begin_past(state, player, spaces, going.past);
}

/// Tells where the rival is bound for, and why it stops early if it does.
fn tell_way(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    (way, going): (&[SpaceId], Going),
    log: &mut Log<Event>,
) {
    let here = state.area(player).space;
    let spaces = way.len() as u8;
    let goals = galaxy::nearest(game, state, here, going.goals);
    let on_the_way = |stop: SpaceId, goal: SpaceId| {
        galaxy::distance(game, state, stop, goal) + spaces
            == galaxy::distance(game, state, here, goal)
    };
    let Some(&stop) = way.last() else {
        return;
    };
    let Some(goal) = goals.iter().find(|&goal| on_the_way(stop, goal)) else {
        return;
    };
    let distance = galaxy::distance(game, state, here, goal);
    log.tell(state, || Event::AiSetOut {
        player,
        goal,
        distance,
        stop,
        early: going.range.min(distance).saturating_sub(spaces),
        patrol: !going.past && movement::stops(game, state, player, stop),
    });
}

/// The way the rival goes, up to the space where it means to stop.
fn choose_way(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    going: Going,
    log: &mut Log<Event>,
) -> Way {
    let here = state.area(player).space;
    // rule: solo-movement/toward-nearest-goal, solo-movement/distance-ignores-patrols
    let goals = galaxy::nearest(game, state, here, going.goals);
    let mut ways = Vec::new();
    for goal in goals.iter() {
        // rule: solo-movement/equally-near-goals, solo-movement/no-detour-around-patrols
        collect_ways(
            game,
            state,
            (here, goal),
            usize::from(going.range),
            &mut Vec::new(),
            &mut ways,
        );
    }
    let ways = ways.into_iter().map(|way| {
        let (liking, spaces) = judge_way(game, state, player, &way, going);
        (liking, way[..spaces].to_vec())
    });
    let ways: Vec<(Liking, Way)> = ways.collect();
    let best = ways.iter().map(|(liking, _)| *liking).min();
    let mut best: Vec<Way> = ways
        .into_iter()
        .filter(|(liking, _)| Some(*liking) == best)
        .map(|(_, way)| way)
        .collect();
    best.sort_unstable();
    best.dedup();
    // rule: solo-movement/tie-between-planets-is-random, solo-movement/tie-between-navpoints-is-random
    let ends: Spaces = best.iter().filter_map(|way| way.last().copied()).collect();
    let ends: Vec<SpaceId> = ends.iter().collect();
    let end = solo::decisions::draw_lot(state, Lot::Way, &ends, log);
    best.retain(|way| way.last().copied() == end);
    let places: Vec<usize> = (0..best.len()).collect();
    let place = solo::decisions::draw_lot(state, Lot::Way, &places, log);
    let place = place.unwrap_or_default();
    best.into_iter().nth(place).unwrap_or_default()
}

/// All shortest ways to a goal, as far as they can be gone now.
fn collect_ways(
    game: &OuterRim,
    state: &State,
    (from, goal): (SpaceId, SpaceId),
    left: usize,
    way: &mut Way,
    ways: &mut Vec<Way>,
) {
    let distance = galaxy::distance(game, state, from, goal);
    // rule: solo-movement/stops-on-arrival, solo-movement/full-hyperdrive-distance
    if left == 0 || distance == 0 {
        ways.push(way.clone());
        return;
    }
    for next in galaxy::adjacent(game, state, from).iter() {
        if galaxy::distance(game, state, next, goal) < distance {
            way.push(next);
            collect_ways(game, state, (next, goal), left - 1, way, ways);
            way.pop();
        }
    }
}

/// How much the rival likes a way, and how many spaces of it it would go.
fn judge_way(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    way: &[SpaceId],
    going: Going,
) -> (Liking, usize) {
    let mut spaces = way.len();
    let stop = way
        .iter()
        .position(|&space| !going.past && movement::stops(game, state, player, space));
    // rule: solo-movement/tie-prefers-no-patrol-stop: a patrol at the very end cuts nothing short
    let blocked = stop.is_some_and(|place| place + 1 < spaces);
    if blocked {
        spaces = stop.map_or(spaces, |place| place + 1);
    }
    let mut liking = Liking {
        blocked,
        left_out: way.len() - spaces,
        no_planet: !way
            .get(spaces.wrapping_sub(1))
            .is_some_and(|&end| galaxy::is_planet(game, end)),
        short: 0,
    };
    // rule: solo-movement/stops-on-planet-one-or-two-short, solo-movement/patrol-stop-is-not-shortened
    if liking.no_planet && !blocked && way.len() == usize::from(going.range) {
        let planet = |short: &usize| {
            let place = spaces.checked_sub(*short + 1);
            place.is_some_and(|place| galaxy::is_planet(game, way[place]))
        };
        if let Some(short) = (1..=SHORT).find(planet) {
            liking.short = short;
            spaces -= short;
        } else {
            // Behind all that end on a planet after all.
            liking.short = SHORT + 1;
        }
    }
    (liking, spaces)
}
