//! The tour: in which order to do what can be done, and what the way costs.

use super::{LATER, SPACE, TURN};
use crate::OuterRim;
use crate::rules::galaxy;
use crate::state::{MOST_SPACES, SpaceId, Spaces, State};

/// So many errands are planned at most; there are hardly ever more.
const MOST_ERRANDS: usize = 5;

/// What it counts for to put off what must be done: less than any way costs.
const NEVER: i32 = -1_000_000;

/// Something that can be done somewhere.
#[derive(Copy, Clone)]
pub(super) struct Errand {
    pub(super) to: SpaceId,
    /// What it is worth, the chance to fail included.
    pub(super) worth: i32,
    /// What of that counts although it is not on the tour; none if it must be on it.
    later: Option<i32>,
}

impl Errand {
    /// Something that may be done, now or later.
    pub(super) fn may(to: SpaceId, worth: i32) -> Self {
        let later = Some(worth * LATER / 100);
        Self { to, worth, later }
    }

    /// Something without which nobody wins: it is not put off.
    pub(super) fn must(to: SpaceId, worth: i32) -> Self {
        let later = None;
        Self { to, worth, later }
    }

    /// What it counts for if it is put off.
    fn put_off(&self) -> i32 {
        self.later.unwrap_or(NEVER)
    }
}

/// Where a tour begins, and how fast it goes.
pub(super) struct Start {
    pub(super) space: SpaceId,
    /// Spaces a turn.
    pub(super) speed: i32,
    /// Spaces of a move that is under way.
    pub(super) left: i32,
    /// Turns until something can be done where one is.
    pub(super) wait: i32,
}

/// What is planned.
///
/// All errands that are worth the way are done, in the best order. What is not worth it is put off
/// and counts for a share. What must be done is done, however far it is. A sight is something everybody can do: one goes there if there is
/// nothing better.
pub(super) struct Tour<'a> {
    game: &'a OuterRim,
    state: &'a State,
    start: Start,
    away: Distances,
    errands: Vec<Errand>,
    /// What the errands beyond the most are worth later.
    rest: i32,
    sight: i32,
}

impl<'a> Tour<'a> {
    pub(super) fn new(game: &'a OuterRim, state: &'a State, start: Start) -> Self {
        let away = Distances::from(game, state, start.space);
        Self {
            game,
            state,
            start,
            away,
            errands: Vec::with_capacity(MOST_ERRANDS),
            rest: 0,
            sight: 0,
        }
    }

    pub(super) fn add(&mut self, errand: Errand) {
        if errand.worth <= 0 {
            return;
        }
        if self.errands.len() < MOST_ERRANDS {
            self.errands.push(errand);
            return;
        }
        // The least of those that may be put off is.
        let planned = self.errands.iter_mut();
        let planned = planned.filter(|planned| planned.later.is_some());
        let least = planned.min_by_key(|planned| planned.worth);
        let dropped = match least {
            Some(least) if least.worth < errand.worth => std::mem::replace(least, errand),
            _ => errand,
        };
        self.rest += dropped.later.unwrap_or(0);
    }

    pub(super) fn see(&mut self, sight: Errand) {
        if sight.worth > self.sight {
            self.sight = self.sight.max(sight.worth - self.first_leg(sight.to));
        }
    }

    /// The fewest spaces to there.
    pub(super) fn distance(&self, to: SpaceId) -> i32 {
        self.away.to(to)
    }

    /// What going somewhere from here costs.
    fn first_leg(&self, to: SpaceId) -> i32 {
        let spaces = self.away.to(to);
        let later = (spaces - self.start.left).max(0);
        // Who has to wait for their next turn anyway flies in that turn.
        TURN * self.start.wait.max(self.turns(later)) + SPACE * spaces
    }

    /// What going on somewhere costs: a turn at least, for there is one encounter a turn.
    pub(super) fn travel(&self, spaces: i32) -> i32 {
        TURN * self.turns(spaces).max(1) + SPACE * spaces
    }

    /// The turns a way takes.
    fn turns(&self, spaces: i32) -> i32 {
        (spaces + self.start.speed - 1) / self.start.speed
    }

    /// What can be gained.
    pub(super) fn worth(&self) -> i32 {
        let all: i32 = self.errands.iter().map(Errand::put_off).sum();
        let all = all + self.rest;
        if self.errands.is_empty() {
            return self.sight + all;
        }
        let mut best = all;
        let legs = self.legs();
        let mut todo = (1 << self.errands.len()) - 1;
        for (first, errand) in self.errands.iter().enumerate() {
            todo &= !(1 << first);
            let left = all - errand.put_off();
            let worth = errand.worth - self.first_leg(errand.to);
            best = best.max(worth + self.onward(&legs, first, todo, left));
            todo |= 1 << first;
        }
        // A sight comes instead of errands, and takes a turn from those that must be done.
        let musts = self.errands.iter().any(|errand| errand.later.is_none());
        let instead = if musts { best - TURN } else { all };
        best.max(self.sight + instead)
    }

    /// What can be gained further by somebody who has just done an errand, with these still to do
    /// (one bit each), which count for so much if put off.
    fn onward(&self, legs: &[[i32; MOST_ERRANDS]], at: usize, todo: u32, left: i32) -> i32 {
        let mut best = left;
        for (next, errand) in self.errands.iter().enumerate() {
            if todo & (1 << next) == 0 {
                continue;
            }
            let gain = errand.worth - legs[at][next];
            let then = self.onward(legs, next, todo & !(1 << next), left - errand.put_off());
            best = best.max(gain + then);
        }
        best
    }

    /// What the ways between the errands cost.
    fn legs(&self) -> Vec<[i32; MOST_ERRANDS]> {
        if self.errands.len() < 2 {
            return vec![[0; MOST_ERRANDS]];
        }
        let from = self.errands.iter().map(|from| {
            let away = Distances::from(self.game, self.state, from.to);
            let mut costs = [0; MOST_ERRANDS];
            for (cost, to) in costs.iter_mut().zip(&self.errands) {
                *cost = self.travel(away.to(to.to));
            }
            costs
        });
        from.collect()
    }
}

/// How far everything is from one space.
pub(super) struct Distances([u8; MOST_SPACES]);

impl Distances {
    pub(super) fn from(game: &OuterRim, state: &State, space: SpaceId) -> Self {
        let mut away = [u8::MAX; MOST_SPACES];
        let mut edge = Spaces::of(space);
        let mut reached = edge;
        let mut distance = 0;
        while !edge.is_empty() {
            for one in edge.iter() {
                away[one.index()] = distance;
            }
            edge = galaxy::around(game, state, edge).without(reached);
            reached = reached.or(edge);
            distance += 1;
        }
        Self(away)
    }

    /// The fewest spaces to there.
    pub(super) fn to(&self, space: SpaceId) -> i32 {
        i32::from(self.0[space.index()])
    }
}
