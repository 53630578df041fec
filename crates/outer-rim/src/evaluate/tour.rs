//! The tour: in which order to do what can be done, and what the way costs.

use super::{LATER, SPACE, TURN};
use crate::OuterRim;
use crate::rules::galaxy;
use crate::state::{MOST_SPACES, SpaceId, Spaces, State};

/// So many errands are planned at most; there are hardly ever more.
const MOST_ERRANDS: usize = 5;

/// Something that can be done somewhere.
#[derive(Copy, Clone)]
pub(super) struct Errand {
    pub(super) to: SpaceId,
    /// What it is worth, the chance to fail included.
    pub(super) worth: i32,
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
/// and counts for a share. A sight is something everybody can do: one goes there if there is
/// nothing better.
pub(super) struct Tour<'a> {
    game: &'a OuterRim,
    state: &'a State,
    start: Start,
    away: Distances,
    errands: Vec<Errand>,
    /// What the errands beyond the most are worth.
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
        } else {
            self.rest += errand.worth;
        }
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
        TURN * self.turns(spaces).max(1)
    }

    /// The turns a way takes.
    fn turns(&self, spaces: i32) -> i32 {
        (spaces + self.start.speed - 1) / self.start.speed
    }

    /// What can be gained.
    pub(super) fn worth(&self) -> i32 {
        let all: i32 = self.errands.iter().map(|errand| errand.worth).sum();
        let all = all + self.rest;
        let mut best = self.sight + put_off(all);
        if self.errands.is_empty() {
            return best;
        }
        let legs = self.legs();
        let mut todo = (1 << self.errands.len()) - 1;
        for (first, errand) in self.errands.iter().enumerate() {
            todo &= !(1 << first);
            let left = all - errand.worth;
            let worth = errand.worth - self.first_leg(errand.to);
            best = best.max(worth + self.onward(&legs, first, todo, left));
            todo |= 1 << first;
        }
        best
    }

    /// What can be gained further by somebody who has just done an errand, with these still to do
    /// (one bit each), which are worth so much.
    fn onward(&self, legs: &[[i32; MOST_ERRANDS]], at: usize, todo: u32, left: i32) -> i32 {
        let mut best = put_off(left);
        for (next, errand) in self.errands.iter().enumerate() {
            if todo & (1 << next) == 0 {
                continue;
            }
            let gain = errand.worth - legs[at][next];
            let then = self.onward(legs, next, todo & !(1 << next), left - errand.worth);
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

fn put_off(worth: i32) -> i32 {
    worth * LATER / 100
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
