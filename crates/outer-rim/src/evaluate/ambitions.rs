//! What the goals of an ambition sheet are worth.

use super::errands::attempted;
use super::tour::{Errand, Tour};
use super::{AMBITION, FAILED, FAME, Judge, PROGRESS, part};
use crate::content::{ByFacts, Effect, Feat, GoalFacts, Standing};
use crate::rules::ambitions;
use crate::script::{self, Test};
use crate::state::SpaceId;

impl Judge<'_> {
    /// What fame is worth: for who has an ambition, little beyond what it takes to win.
    pub(super) fn renown(&self) -> i32 {
        let fame = self.fame();
        let useful = match self.area.ambition.sheet {
            Some(_) => fame.min(self.state.options.fame.into()),
            None => fame,
        };
        FAME * useful + FAME * (fame - useful) / 4
    }

    /// Goals that are complete, and how near the others are whose time has come.
    pub(super) fn ambition(&self) -> i32 {
        let own = &self.area.ambition;
        let open = ambitions::striven_for(self.game, self.state, self.player);
        let open = open.map(|(goal, by)| match by {
            ByFacts::Goal(GoalFacts::Count(_, times, _)) => {
                part(own.counted[goal].into(), (*times).into())
            }
            ByFacts::Goal(GoalFacts::Have(test)) => self.nearness(test),
            ByFacts::Goal(GoalFacts::ByAbility) | ByFacts::Encounter { .. } | ByFacts::Fame => 0,
        });
        self.goal() * i32::from(own.count()) + open.sum::<i32>()
    }

    /// What a complete goal is worth.
    fn goal(&self) -> i32 {
        let famous = self.area.fame >= self.state.options.fame;
        AMBITION * (1 + i32::from(famous))
    }

    /// How near a player is to what a goal asks for, of all [`PROGRESS`].
    fn nearness(&self, test: &Test) -> i32 {
        match test {
            Test::All(tests) => {
                let each = tests.iter().map(|test| self.nearness(test));
                each.sum::<i32>() / tests.len().max(1) as i32
            }
            Test::Any(tests) => {
                let each = tests.iter().map(|test| self.nearness(test));
                each.max().unwrap_or(0)
            }
            Test::Standing(faction, mask) => {
                let now = self.area.standing(*faction) as i32;
                let wanted = Standing::ALL.iter().map(|&standing| standing as i32);
                let wanted = wanted.filter(|standing| mask >> standing & 1 == 1);
                let steps = wanted.map(|standing| (standing - now).abs()).min();
                part(2 - steps.unwrap_or(2), 2)
            }
            Test::Credits(least) => part(self.area.credits.into(), (*least).into()),
            Test::Fame(least) => part(self.area.fame.into(), (*least).into()),
            Test::Have(..) | Test::ShipCosts(_) | Test::GearedUp(_) => self.progress(test),
            Test::TokensOnPlanetsOf(..) => self.progress(test),
            _ => match script::holds(self.game, self.state, self.player, test) {
                true => PROGRESS,
                false => 0,
            },
        }
    }

    /// What it brings nearer to a goal of the sheet to do something.
    pub(super) fn ambitious_feat(&self, feat: Feat) -> i32 {
        let open = ambitions::striven_for(self.game, self.state, self.player);
        let each = open.map(|(_, by)| match by {
            ByFacts::Goal(GoalFacts::Count(counted, times, given)) if *counted == feat => {
                let counts = given
                    .as_ref()
                    .is_none_or(|given| script::holds(self.game, self.state, self.player, given));
                i32::from(counts) * self.goal() / i32::from((*times).max(1))
            }
            _ => 0,
        });
        each.sum()
    }

    /// Where goals of the sheet can be attempted, or are reached by being there.
    pub(super) fn aspire(&self, tour: &mut Tour<'_>) {
        let Some(sheet) = self.area.ambition.sheet else {
            return;
        };
        for (goal, by) in ambitions::striven_for(self.game, self.state, self.player) {
            match by {
                ByFacts::Encounter { at, .. } => {
                    let ways = self.game.prices.goal(sheet, goal);
                    // Who cannot pay for it earns the credits first.
                    if ways.iter().any(|way| !self.can_begin(way)) {
                        continue;
                    }
                    let chance = self.chance(ways);
                    // However unlikely, it has to be done: sooner or later it is tried.
                    let least = self.goal() * 3 / 4;
                    let worth = attempted(self.goal(), chance, FAILED).max(least);
                    let to = at.unwrap_or(self.area.space);
                    tour.add(Errand { to, worth });
                }
                ByFacts::Goal(GoalFacts::Have(test)) => {
                    if let Some(to) = place_of(test) {
                        let worth = self.goal();
                        tour.add(Errand { to, worth });
                    }
                }
                ByFacts::Goal(_) | ByFacts::Fame => {}
            }
        }
    }
}

impl Judge<'_> {
    /// Whether a player has what an attempt begins with.
    fn can_begin(&self, way: &[Vec<Effect>]) -> bool {
        let first = way.first().and_then(|step| step.first());
        match first {
            Some(Effect::Pay(price)) => u32::from(self.area.credits) * 1000 >= *price,
            _ => true,
        }
    }
}

/// Where one has to be, if that is asked for.
fn place_of(test: &Test) -> Option<SpaceId> {
    match test {
        Test::At(space) => *space,
        Test::All(tests) => tests.iter().find_map(place_of),
        _ => None,
    }
}
