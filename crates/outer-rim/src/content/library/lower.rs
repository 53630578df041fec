//! From what is printed to what the engine uses: abilities, assets and cards on their way into the
//! library.

use super::facts::{
    AbilityFacts, Afterwards, AmbitionFacts, AmbitionGoalFacts, AssetFacts, BountyFacts, ByFacts,
    CardFacts, CargoFacts, ConstantFacts, Destination, GoalFacts, Home, JobFacts, SecretPlace,
    SectionFacts, SideFacts,
};
use super::names::Names;
use crate::content::ambition::{Ambition, By};
use crate::content::effect::{Ability, Condition, Constant, Effect};
use crate::content::entry::{Asset, AssetKind, Goods, SectionPlace, Side};
use crate::content::goal::Goal;
use crate::content::load::Content;
use crate::content::moments::Moments;
use crate::content::sum::Perk;
use crate::content::words::{Kind, Skill};
use crate::script::{Program, Scope, Test};
use crate::state::{AbilityId, At, CardId};

/// Abilities, constants and effects on their way into the library.
pub(super) struct Lowering<'a> {
    pub(super) names: Names<'a>,
    pub(super) program: Program,
    pub(super) abilities: Vec<AbilityFacts>,
    pub(super) constants: Vec<ConstantFacts>,
}

impl Lowering<'_> {
    fn test(&mut self, condition: &Condition) -> Test {
        Test::lower(condition, &self.names, &mut self.program)
    }

    fn ability(&mut self, ability: &Ability) -> AbilityId {
        let facts = AbilityFacts {
            at: ability.at,
            given: ability.given.as_ref().map(|given| self.test(given)),
            does: self.program.add(&self.names, &ability.does),
            limit: ability.limit,
            must: ability.must,
            printed: ability.clone(),
        };
        self.abilities.push(facts);
        AbilityId((self.abilities.len() - 1) as u16)
    }

    fn constant(&mut self, constant: &Constant, side: &mut SideFacts) {
        let facts = match constant {
            Constant::Plus(value, n) => {
                side.sum.values[*value as usize] += n;
                return;
            }
            Constant::PlusIf(value, n, given) => ConstantFacts::Plus(*value, *n, self.test(given)),
            Constant::PlusPer(value, n, filter) => {
                let sieve = self.program.add_sieve(&self.names, filter);
                ConstantFacts::PlusPer(*value, *n, sieve)
            }
            Constant::FameWhile(n, given) => ConstantFacts::Fame(*n, self.test(given)),
            Constant::Fame(n) => {
                side.sum.fame += n;
                return;
            }
            Constant::Room(kind, n) => {
                side.sum.room[*kind as usize] += n;
                return;
            }
            Constant::Discount(deck, credits) => {
                side.sum.discount[*deck as usize] += (*credits / 1000) as u8;
                return;
            }
            Constant::PassMaelstrom => return side.sum.grant(Perk::PassMaelstrom),
            Constant::NotForced => return side.sum.grant(Perk::NotForced),
            Constant::KeepReputation => return side.sum.grant(Perk::KeepReputation),
            Constant::FocusCancels => return side.sum.grant(Perk::FocusCancels),
            Constant::SharedCrewSlot => return side.sum.grant(Perk::SharedCrewSlot),
            Constant::FameForCredits(credits) => {
                ConstantFacts::FameForCredits((*credits / 1000) as u8)
            }
            Constant::RewardMore(kinds, credits) => ConstantFacts::Reward {
                kinds: bits(kinds),
                more: (*credits / 1000) as u8,
                less: 0,
            },
            Constant::RewardLess(kinds, credits) => ConstantFacts::Reward {
                kinds: bits(kinds),
                more: 0,
                less: (*credits / 1000) as u8,
            },
        };
        self.constants.push(facts);
    }

    fn side(&mut self, abilities: &[Ability], constants: &[Constant]) -> SideFacts {
        let (first, first_constant) = (self.abilities.len(), self.constants.len());
        let mut side = SideFacts::default();
        for ability in abilities {
            self.ability(ability);
        }
        for constant in constants {
            self.constant(constant, &mut side);
        }
        side.abilities = first as u16..self.abilities.len() as u16;
        side.sum.moments = abilities.iter().map(|ability| ability.at).collect();
        side.constants = first_constant as u16..self.constants.len() as u16;
        side.sum.at_times = !side.constants.is_empty();
        side
    }

    pub(super) fn printed_side(&mut self, side: &Side) -> SideFacts {
        self.side(&side.abilities, &side.constants)
    }

    pub(super) fn goal(&mut self, goal: &Goal) -> GoalFacts {
        match goal {
            Goal::Count(feat, times, given) => {
                GoalFacts::Count(*feat, *times, given.as_ref().map(|given| self.test(given)))
            }
            Goal::Have(condition) => GoalFacts::Have(self.test(condition)),
            Goal::ByAbility => GoalFacts::ByAbility,
        }
    }

    pub(super) fn ambition(&mut self, sheet: &Ambition) -> AmbitionFacts {
        let goals = sheet.goals.iter().map(|goal| AmbitionGoalFacts {
            marker: goal.marker,
            by: match &goal.by {
                By::Goal(goal) => ByFacts::Goal(self.goal(goal)),
                By::Encounter { at, databank, does } => ByFacts::Encounter {
                    at: at.as_deref().and_then(|id| self.names.space(id)),
                    databank: *databank,
                    steps: self.program.add(&self.names, does),
                },
                By::Fame => ByFacts::Fame,
            },
        });
        AmbitionFacts {
            goals: goals.collect(),
            credits: (sheet.credits / 1000) as u16,
            reputation: sheet.reputation.clone(),
            card: sheet.card.as_deref().and_then(|id| self.names.printed(id)),
        }
    }

    fn asset(&mut self, asset: &Asset) -> AssetFacts {
        let mut facts = AssetFacts {
            kind: asset.kind.kind(),
            traits: asset
                .traits
                .iter()
                .fold(0, |mask, &one| mask | 1 << one as u8),
            cost: asset.cost.map(|credits| (credits / 1000) as u16),
            not_on: asset
                .not_on
                .iter()
                .filter_map(|id| self.names.space(id))
                .collect(),
            one_per_trait: asset.one_per_trait,
            forced: asset.forced,
            kept: asset.kept,
            risk: asset.risk,
            side: self.side(&asset.abilities, &asset.constants),
            bounty: None,
            job: None,
            cargo: None,
            droid: false,
            contact: None,
        };
        facts.side.sum.kinds[facts.kind as usize] = 1;
        match &asset.kind {
            AssetKind::Bounty {
                contact,
                combat,
                value,
                elimination,
                deliver_to,
                capture,
                ..
            } => {
                facts.bounty = Some(BountyFacts {
                    contact: self.names.contact(contact),
                    combat: *combat,
                    value: *value,
                    elimination: self.program.add(&self.names, elimination),
                    deliver_to: self.names.space_or_first(deliver_to),
                    capture: self.program.add(&self.names, capture),
                });
            }
            AssetKind::Cargo {
                destination,
                to_patrol,
                reward,
                remove,
            } => {
                let space = destination.as_deref();
                let space = space.map(|id| self.names.space_or_first(id));
                // rule: cargo/not-bought-at-destination
                if let Some(space) = space {
                    facts.not_on.add(space);
                }
                let space = space.map(Destination::Space);
                let destination = space.or(to_patrol.map(Destination::Patrol));
                facts.cargo = destination.map(|destination| CargoFacts {
                    destination,
                    reward: self.program.add(&self.names, reward),
                    afterwards: afterwards(reward, *remove),
                });
            }
            AssetKind::Crew {
                skills: list,
                droid,
                contact,
            } => {
                facts.side.sum.skills = skills(list);
                facts.droid = *droid;
                facts.contact = contact.as_deref().map(|id| self.names.contact(id));
            }
            AssetKind::Job {
                destination,
                databank,
                steps,
                with,
                reward,
                remove,
                ..
            } => {
                facts.job = Some(JobFacts {
                    destination: self.names.space_or_first(destination),
                    databank: *databank,
                    steps: self.program.add_scenes(&self.names, steps),
                    with: *with,
                    reward: self.program.add(&self.names, reward),
                    remove: *remove,
                });
            }
            AssetKind::Gear | AssetKind::Mod => {}
        }
        facts
    }
}

/// What becomes of delivered cargo with this reward.
fn afterwards(reward: &[Effect], remove: bool) -> Afterwards {
    if reward.contains(&Effect::Rotate) {
        return Afterwards::Rotate;
    }
    match remove {
        true => Afterwards::Remove,
        false => Afterwards::Discard,
    }
}

/// One bit a type.
fn bits(kinds: &[Kind]) -> u8 {
    kinds.iter().fold(0, |mask, &kind| mask | 1 << kind as u8)
}

pub(super) fn skills(list: &[Skill]) -> [u8; 7] {
    let mut skills = [0; 7];
    for &skill in list {
        skills[skill as usize] += 1;
    }
    skills
}

pub(super) fn cards(content: &Content, lowering: &mut Lowering<'_>) -> Vec<CardFacts> {
    let mut cards = Vec::new();
    let blank = |home, cards: &Vec<CardFacts>| CardFacts {
        home,
        printed: CardId(cards.len() as u16),
        starts_as: CardId(cards.len() as u16),
        other_end: None,
        asset: None,
        ship: None,
        used_ship: false,
        patrol: None,
        reveals: None,
        sections: Vec::new(),
        secret: None,
        secret_moments: Moments::NONE,
        steps: At(0),
        start: None,
    };
    for one in &content.market {
        let mut facts = blank(Home::Market(one.deck), &cards);
        facts.patrol = one.patrol;
        facts.reveals = one.reveals;
        match &one.gives {
            Goods::Asset(asset) => facts.asset = Some(lowering.asset(asset)),
            Goods::Ship(id) => facts.ship = Some(lowering.names.ship(id)),
            Goods::UsedShip => facts.used_ship = true,
        }
        cards.push(facts);
    }
    for one in &content.encounters {
        let home = Home::Encounters(lowering.names.deck(&one.deck));
        let mut facts = blank(home, &cards);
        facts.asset = one.asset.as_ref().map(|inset| lowering.asset(&inset.asset));
        for section in &one.sections {
            let (place, patrol, crosses) = match &section.place {
                SectionPlace::At(id) => (lowering.names.space(id), None, None),
                SectionPlace::WithPatrol => (None, Some(true), None),
                SectionPlace::WithoutPatrol => (None, Some(false), None),
                SectionPlace::Core => (None, None, Some(false)),
                SectionPlace::AcrossTheCore => (None, None, Some(true)),
            };
            if let Some(secret) = &section.secret {
                facts.secret = Some(lowering.ability(secret));
            }
            facts.sections.push(SectionFacts {
                place,
                patrol,
                crosses,
                standing: section
                    .standing
                    .as_ref()
                    .map(|(faction, list)| (*faction, crate::script::standings(list))),
                does: lowering.program.add(&lowering.names, &section.does),
                secret: section.secret.is_some(),
            });
        }
        cards.push(facts);
    }
    for one in &content.databank {
        let mut facts = blank(Home::Databank(one.number), &cards);
        facts.asset = one.asset.as_ref().map(|asset| lowering.asset(asset));
        facts.steps = lowering.program.add_scenes(&lowering.names, &one.steps);
        facts.start = one.start.as_deref().and_then(|id| lowering.names.space(id));
        cards.push(facts);
    }
    for (place, end) in content.other_ends() {
        let (this, front) = (CardId(cards.len() as u16), CardId(place as u16));
        let mut facts = blank(Home::Market(end.deck), &cards);
        if let Goods::Asset(asset) = &end.gives {
            facts.asset = Some(lowering.asset(asset));
        }
        (facts.starts_as, facts.other_end) = (front, Some(front));
        cards[place].other_end = Some(this);
        cards.push(facts);
    }
    hint_at_secrets(&mut cards, &lowering.abilities);
    cards
}

/// Where a card is a secret, if it is one anywhere.
pub(super) fn secret_place(card: &CardFacts) -> Option<SecretPlace> {
    let secret = card.sections.iter().find(|section| section.secret)?;
    Some((secret.place, secret.patrol, secret.crosses))
}

/// Notes for every secret what others of the same deck and place wait for.
fn hint_at_secrets(cards: &mut [CardFacts], abilities: &[AbilityFacts]) {
    for place in 0..cards.len() {
        let (home, wanted) = (cards[place].home, secret_place(&cards[place]));
        if wanted.is_some() {
            let alike = cards.iter().filter(|card| card.home == home);
            let alike = alike.filter(|card| secret_place(card) == wanted);
            let secrets = alike.filter_map(|card| card.secret);
            let moments = secrets.map(|ability| abilities[ability.index()].at);
            cards[place].secret_moments = moments.collect();
        }
    }
}
