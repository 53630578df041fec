//! What the goals of an ambition sheet are worth.

use super::errands::attempted;
use super::prices::Reward;
use super::tour::{Errand, Tour};
use super::{AMBITION, FAILED, FAME, Judge, LASTING, PROGRESS, PROMISED, part};
use crate::content::{ByFacts, Effect, Faction, Feat, GoalFacts, Marker, Standing};
use crate::rules::ambitions;
use crate::script::{self, Test};
use crate::state::SpaceId;

impl Judge<'_> {
    /// What fame is worth: for who has an ambition, little beyond what it takes to win.
    pub(super) fn renown(&self) -> i32 {
        let fame = self.fame();
        FAME * fame - self.vanity(fame)
    }

    /// What a reward is worth: the fame in it, no more than it will be worth once it is gained.
    pub(super) fn paid(&self, reward: Reward) -> i32 {
        let fame = self.fame();
        reward.worth - self.vanity(fame + reward.fame) + self.vanity(fame)
    }

    /// What so much fame is not worth, for who has an ambition.
    fn vanity(&self, fame: i32) -> i32 {
        let beyond = match self.area.ambition.sheet {
            Some(_) => fame - self.fame_wanted(),
            None => 0,
        };
        FAME * beyond.max(0) * 3 / 4
    }

    /// The fame that is agreed on, or as much as anybody has, where a goal asks for that.
    fn fame_wanted(&self) -> i32 {
        let agreed = i32::from(self.state.options.fame);
        let sheet = ambitions::sheet_of(self.game, self.state, self.player);
        let mut goals = sheet.into_iter().flat_map(|sheet| &sheet.goals);
        let surpasses = goals.any(
            |goal| matches!(&goal.by, ByFacts::Goal(GoalFacts::Have(test)) if surpasses(test)),
        );
        if !surpasses {
            return agreed;
        }
        let others = self.state.others(self.player);
        let others = others.map(|other| i32::from(self.state.area(other).fame));
        agreed.max(others.max().unwrap_or(0))
    }

    /// Goals that are complete, and how near the others are whose time has come.
    pub(super) fn ambition(&self) -> i32 {
        let Some(sheet) = ambitions::sheet_of(self.game, self.state, self.player) else {
            return 0;
        };
        let own = &self.area.ambition;
        let goals = sheet.goals.iter().enumerate();
        let done = goals.filter(|&(goal, _)| own.has(goal));
        let done = done.map(|(_, goal)| self.goal(goal.marker));
        let open = ambitions::striven_for(self.game, self.state, self.player);
        let open = open.map(|(goal, by)| match by {
            ByFacts::Goal(GoalFacts::Count(_, times, _)) => {
                let counted = i32::from(own.counted[goal].min(*times));
                AMBITION * counted / i32::from((*times).max(1))
            }
            ByFacts::Goal(GoalFacts::Have(test)) => self.nearness(test),
            ByFacts::Encounter { .. } => self.savings(goal),
            ByFacts::Goal(GoalFacts::ByAbility) | ByFacts::Fame => 0,
        });
        done.sum::<i32>() + open.sum::<i32>()
    }

    /// What a complete goal is worth. What can be lost again matters once nothing else is missing:
    /// until then it is given up for whatever is reached for good.
    fn goal(&self, marker: Marker) -> i32 {
        match marker {
            Marker::Infinity if !self.is_ripe() => LASTING,
            Marker::Infinity | Marker::Dash | Marker::Number(_) | Marker::Fame => AMBITION,
        }
    }

    /// Whether a player has the fame and all goals that nobody can take away.
    fn is_ripe(&self) -> bool {
        let sheet = ambitions::sheet_of(self.game, self.state, self.player);
        let goals = sheet.into_iter().flat_map(|sheet| &sheet.goals);
        let mut lasting = goals
            .enumerate()
            .filter(|(_, goal)| matches!(goal.marker, Marker::Dash | Marker::Number(_)));
        self.area.fame >= self.state.options.fame
            && lasting.all(|(place, _)| self.area.ambition.has(place))
    }

    /// How much of what a goal costs is there, of all [`PROGRESS`].
    fn savings(&self, goal: usize) -> i32 {
        let sheet = self.area.ambition.sheet;
        let ways = sheet.map(|sheet| self.game.prices.goal(sheet, goal));
        let mut ways = ways.into_iter().flatten();
        let price = ways.find_map(|way| match way.first()?.first()? {
            Effect::Pay(price) => Some(*price),
            _ => None,
        });
        price.map_or(0, |price| {
            part(i32::from(self.area.credits), (price / 1000) as i32)
        })
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
            Test::Standing(faction, mask) => standing(self.area.standing(*faction), *mask),
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
                i32::from(counts) * PROMISED / i32::from((*times).max(1))
            }
            _ => 0,
        });
        each.sum()
    }

    /// What it brings nearer to a goal of the sheet to lose reputation with a faction.
    pub(super) fn infamy(&self, faction: Faction) -> i32 {
        let now = self.area.standing(faction);
        let Some(&lower) = Standing::ALL.iter().rfind(|&&one| one < now) else {
            return 0;
        };
        let open = ambitions::striven_for(self.game, self.state, self.player);
        let each = open.map(|(_, by)| match by {
            ByFacts::Goal(GoalFacts::Have(Test::Standing(whose, mask))) if *whose == faction => {
                standing(lower, *mask) - standing(now, *mask)
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
                    let chance = self.chance(self.game.prices.goal(sheet, goal));
                    // Who cannot pay for it earns the credits first.
                    if chance == 0 {
                        continue;
                    }
                    // However unlikely, it has to be done: sooner or later it is tried.
                    let worth = attempted(PROMISED, chance, FAILED).max(PROMISED / 2);
                    // What was saved for it has done its service then.
                    let worth = worth - self.savings(goal);
                    let to = at.unwrap_or(self.area.space);
                    tour.add(Errand::must(to, worth));
                }
                ByFacts::Goal(GoalFacts::Have(test)) => {
                    if let Some(to) = place_of(test) {
                        tour.add(Errand::must(to, PROMISED));
                    }
                }
                ByFacts::Goal(_) | ByFacts::Fame => {}
            }
        }
    }
}

/// How near a standing is to those wanted, one bit each, of all [`PROGRESS`].
fn standing(now: Standing, mask: u8) -> i32 {
    let wanted = Standing::ALL.iter().map(|&standing| standing as i32);
    let wanted = wanted.filter(|standing| mask >> standing & 1 == 1);
    let steps = wanted.map(|standing| (standing - now as i32).abs()).min();
    part(2 - steps.unwrap_or(2), 2)
}

/// Whether it is asked for that nobody has more fame.
fn surpasses(test: &Test) -> bool {
    match test {
        Test::MostFamous => true,
        Test::All(tests) => tests.iter().any(surpasses),
        _ => false,
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
