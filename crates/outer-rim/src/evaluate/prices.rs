//! What cards promise, worked out once: a machine asks for it a thousand times a move.

use super::STANDING;
use crate::content::{
    AmbitionGoal, Asset, AssetKind, By, Content, Effect, Faction, Goods, MarketCard, Other,
};
use crate::say::chances;
use crate::script::verbs::{Verb as _, verb};
use crate::state::{AmbitionId, CardId};

/// A point of damage that an effect deals.
pub(crate) const HURT: i32 = 20;
/// More dice than anybody rolls here.
const MOST_DICE: usize = 13;

/// The ways something may go, each in steps and as likely as the others.
type Ways = Vec<Vec<Vec<Effect>>>;

/// What is paid for something.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Reward {
    /// What all of it is worth to somebody who needs the fame.
    pub(super) worth: i32,
    /// The fame in it.
    pub(super) fame: i32,
}

/// What a card promises.
#[derive(Clone, Debug, Default)]
pub(super) struct Price {
    /// Cargo, jobs and captured contacts: what it pays.
    pub(super) reward: Reward,
    /// Bounties: what eliminating the contact pays.
    pub(super) elimination: Reward,
    /// Jobs: what they pay the player who takes part.
    pub(super) shared: i32,
    /// Jobs: the ways it may go, each in steps and as likely as the others.
    pub(super) ways: Ways,
}

/// What all cards promise, and the chances of combats and tests in thousandths.
#[derive(Debug)]
pub(crate) struct Prices {
    cards: Vec<Price>,
    /// By sheet and goal: the ways an attempt may go.
    ambitions: Vec<Vec<Ways>>,
    /// By faction and level.
    patrols: [[i32; 4]; 4],
    combats: [[u16; MOST_DICE]; MOST_DICE],
    tests: [u16; 3],
    delivery: u16,
}

impl Prices {
    pub(crate) fn of<'c>(content: &'c Content) -> Self {
        let goods = |card: &'c MarketCard| match &card.gives {
            Goods::Asset(asset) => Some(asset),
            Goods::Ship(_) | Goods::UsedShip => None,
        };
        let market = content.market.iter().map(goods);
        let encounters = content.encounters.iter();
        let encounters = encounters.map(|card| card.asset.as_ref().map(|inset| &inset.asset));
        let databank = content.databank.iter().map(|card| card.asset.as_ref());
        // In the order of their numbers.
        let ends = content.other_ends().map(|(_, end)| goods(end));
        let assets = market.chain(encounters).chain(databank).chain(ends);
        let price = |asset: Option<&Asset>| asset.map(|asset| price(content, asset));
        let ambitions = content.ambitions.iter().map(|sheet| {
            let goals = sheet.goals.iter();
            goals.map(|goal| attempts(content, goal)).collect()
        });
        let mut cards: Vec<_> = assets.map(|one| price(one).unwrap_or_default()).collect();
        // What is rotated when it is delivered is half way to be delivered once more.
        for (end, (start, _)) in content.other_ends().enumerate() {
            if let Some(AssetKind::Cargo { reward, .. }) =
                goods(&content.market[start]).map(|asset| &asset.kind)
                && reward.contains(&Effect::Rotate)
            {
                cards[start].reward.worth += cards[content.cards() + end].reward.worth / 2;
            }
        }
        let mut combats = [[0; MOST_DICE]; MOST_DICE];
        for (attacker, row) in combats.iter_mut().enumerate() {
            for (defender, chance) in row.iter_mut().enumerate() {
                *chance = chances::combat(attacker as u8, defender as u8);
            }
        }
        let mut patrols = [[0; 4]; 4];
        for patrol in &content.patrols {
            let level = usize::from(patrol.level.saturating_sub(1)).min(3);
            // Whoever beats it loses reputation.
            patrols[patrol.faction.index()][level] = worth(&patrol.reward) - STANDING;
        }
        Self {
            patrols,
            cards,
            ambitions: ambitions.collect(),
            combats,
            tests: [0, 1, 2].map(chances::test),
            delivery: chances::delivery(),
        }
    }

    pub(super) fn card(&self, card: CardId) -> &Price {
        &self.cards[card.index()]
    }

    /// The ways an attempt of a goal may go.
    pub(super) fn goal(&self, sheet: AmbitionId, goal: usize) -> &[Vec<Vec<Effect>>] {
        &self.ambitions[sheet.index()][goal]
    }

    /// What beating a patrol brings.
    pub(super) fn patrol(&self, faction: Faction, level: u8) -> i32 {
        self.patrols[faction.index()][usize::from(level.saturating_sub(1)).min(3)]
    }

    /// The chance that an attacker with so many dice wins.
    pub(super) fn combat(&self, attacker: u8, defender: u8) -> i32 {
        let most = MOST_DICE - 1;
        let row = &self.combats[usize::from(attacker).min(most)];
        i32::from(row[usize::from(defender).min(most)])
    }

    /// The chance to pass a test for somebody who has the skill so often.
    pub(super) fn test(&self, level: u8) -> i32 {
        i32::from(self.tests[usize::from(level).min(2)])
    }

    /// The chance to deliver illegal cargo.
    pub(super) fn delivery(&self) -> i32 {
        i32::from(self.delivery)
    }
}

/// The ways an attempt of a goal may go, each in steps; none if no encounter completes it.
fn attempts(content: &Content, goal: &AmbitionGoal) -> Ways {
    match &goal.by {
        By::Encounter {
            databank: Some(number),
            ..
        } => {
            let cards = content.databank.iter();
            let cards = cards.filter(|card| card.number == *number);
            cards.map(|card| card.steps.clone()).collect()
        }
        By::Encounter { does, .. } => vec![vec![does.clone()]],
        By::Goal(_) | By::Fame => Vec::new(),
    }
}

fn price(content: &Content, asset: &Asset) -> Price {
    match &asset.kind {
        AssetKind::Bounty {
            elimination,
            capture,
            ..
        } => Price {
            reward: reward_of(capture),
            elimination: reward_of(elimination),
            ..Price::default()
        },
        AssetKind::Cargo { reward, .. } => Price {
            reward: reward_of(reward),
            ..Price::default()
        },
        AssetKind::Job {
            databank,
            steps,
            reward,
            ..
        } => {
            let scripts = content.databank.iter();
            let scripts = scripts.filter(|card| Some(card.number) == *databank);
            let mut ways: Vec<_> = scripts.map(|card| card.steps.clone()).collect();
            if ways.is_empty() {
                ways.push(steps.clone());
            }
            Price {
                reward: reward_of(reward),
                shared: worth_to_them(reward),
                ways,
                ..Price::default()
            }
        }
        AssetKind::Crew { .. } | AssetKind::Gear | AssetKind::Mod => Price::default(),
    }
}

fn reward_of(effects: &[Effect]) -> Reward {
    let fame = effects.iter().map(|effect| match effect {
        Effect::Fame(fame) => i32::from(*fame),
        _ => 0,
    });
    Reward {
        worth: worth(effects),
        fame: fame.sum(),
    }
}

/// What some effects are worth, as far as that is plain.
fn worth(effects: &[Effect]) -> i32 {
    let each = effects
        .iter()
        .map(|effect| verb!(effect, deed => deed.worth(), question => question.worth(), none => 0));
    each.sum()
}

/// What some effects are worth to the other player they are about.
fn worth_to_them(effects: &[Effect]) -> i32 {
    let each = effects.iter().map(|effect| match effect {
        Effect::As(Other::Them, theirs) => worth(theirs),
        _ => 0,
    });
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::super::{CREDITS, FAME};
    use super::*;
    use crate::content::{Body, With};

    #[test]
    fn effects_are_worth_what_they_bring_less_what_they_cost() {
        let own = With::Faction(Faction::ALL[0]);
        for (effect, plain) in [
            (Effect::Credits(3000), 3 * CREDITS),
            (Effect::LoseCredits(2000), -2 * CREDITS),
            (Effect::Fame(2), 2 * FAME),
            (Effect::LoseFame(3), -3 * FAME),
            (Effect::GainReputation(own, 2), 2 * STANDING),
            (Effect::LoseReputation(own, 1), -STANDING),
            (Effect::Suffer(Body::Character, 4), -4 * HURT),
            (Effect::CompleteJob, 0),
        ] {
            assert_eq!(worth(std::slice::from_ref(&effect)), plain, "{effect:?}");
            assert_eq!(worth(&[Effect::Fame(1), effect]), FAME + plain);
        }
    }
}
