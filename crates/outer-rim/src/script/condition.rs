//! Conditions with their names looked up, and whether they hold.

use super::op::{Program, Scope, thousands};
use crate::OuterRim;
use crate::content::{Body, Combat, Condition, Faction, Kind, Skill, Standing, Trait};
use crate::rules::{damage, galaxy, values};
use crate::state::{Foe, Frame, PlayerId, SpaceId, State};

/// A condition.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Test {
    /// Stands so with the faction: one bit a standing.
    Standing(Faction, u8),
    /// Has so many assets of a sieve.
    Have(u16, u8),
    GearedUp(u16),
    ShipCosts(u16),
    Skill(Skill),
    Skills(u8),
    Damaged(u8),
    Credits(u16),
    Fame(u8),
    MostFamous,
    NotDefeated,
    HealthRemaining(u8),
    Friends(u8),
    OnPlanet,
    OnNavpoint,
    At(Option<SpaceId>),
    OnPlanetOf(Faction),
    PatrolHere,
    PlayerHere,
    TokensOnPlanetsOf(Faction, u8),
    InCombat(Combat),
    AgainstPatrol,
    AgainstPlayer,
    OpponentRolled(u8),
    OpponentMoreFamous,
    CrewBefore(u8),
    Illegal,
    All(Vec<Test>),
    Any(Vec<Test>),
    Not(Box<Test>),
    /// Names something that does not exist. The check of the content refuses it.
    Never,
}

/// One bit a standing.
pub(crate) fn standings(standings: &[Standing]) -> u8 {
    let bits = standings.iter().map(|&standing| 1 << standing as u8);
    bits.fold(0, |mask, bit: u8| mask | bit)
}

impl Test {
    pub(crate) fn lower(condition: &Condition, scope: &dyn Scope, program: &mut Program) -> Self {
        let mut all = |conditions: &[Condition]| {
            let lowered = conditions
                .iter()
                .map(|one| Self::lower(one, scope, program));
            lowered.collect::<Vec<_>>()
        };
        match condition {
            Condition::All(conditions) => Self::All(all(conditions)),
            Condition::Any(conditions) => Self::Any(all(conditions)),
            Condition::Not(condition) => {
                Self::Not(Box::new(Self::lower(condition, scope, program)))
            }
            Condition::Standing(faction, list) => Self::Standing(*faction, standings(list)),
            Condition::Have(filter, count) => Self::Have(program.add_sieve(scope, filter), *count),
            Condition::GearedUp(credits) => Self::GearedUp(thousands(*credits)),
            Condition::ShipCosts(credits) => Self::ShipCosts(thousands(*credits)),
            Condition::Skill(skill) => Self::Skill(*skill),
            Condition::Skills(count) => Self::Skills(*count),
            Condition::Damaged(least) => Self::Damaged(*least),
            Condition::Credits(credits) => Self::Credits(thousands(*credits)),
            Condition::Fame(fame) => Self::Fame(*fame),
            Condition::MostFamous => Self::MostFamous,
            Condition::NotDefeated => Self::NotDefeated,
            Condition::HealthRemaining(least) => Self::HealthRemaining(*least),
            Condition::Friends(least) => Self::Friends(*least),
            Condition::OnPlanet => Self::OnPlanet,
            Condition::OnNavpoint => Self::OnNavpoint,
            Condition::At(id) => Self::At(scope.space(id)),
            Condition::OnPlanetOf(faction) => Self::OnPlanetOf(*faction),
            Condition::PatrolHere => Self::PatrolHere,
            Condition::PlayerHere => Self::PlayerHere,
            Condition::TokensOnPlanetsOf(faction, count) => {
                Self::TokensOnPlanetsOf(*faction, *count)
            }
            Condition::InCombat(combat) => Self::InCombat(*combat),
            Condition::AgainstPatrol => Self::AgainstPatrol,
            Condition::AgainstPlayer => Self::AgainstPlayer,
            Condition::OpponentRolled(least) => Self::OpponentRolled(*least),
            Condition::OpponentMoreFamous => Self::OpponentMoreFamous,
            Condition::CrewBefore(count) => Self::CrewBefore(*count),
            Condition::Illegal => Self::Illegal,
        }
    }
}

/// Whether a condition holds for a player.
pub(crate) fn holds(game: &OuterRim, state: &State, player: PlayerId, test: &Test) -> bool {
    let area = state.area(player);
    match test {
        Test::Standing(faction, mask) => mask & (1 << state.standing(player, *faction) as u8) != 0,
        Test::Have(sieve, least) => {
            values::count(game, state, player, game.library.program.sieve(*sieve)) >= *least
        }
        Test::GearedUp(least) => geared_up(game, state, player, *least),
        Test::ShipCosts(least) => area
            .ship
            .is_some_and(|ship| game.library.ship(ship).cost >= *least),
        Test::Skill(skill) => values::skill(game, state, player, *skill) > 0,
        Test::Skills(least) => values::different_skills(game, state, player) >= *least,
        Test::Damaged(least) => area.damage.iter().sum::<u8>() >= *least,
        Test::Credits(least) => area.credits >= *least,
        Test::Fame(least) => area.fame >= *least,
        Test::MostFamous => {
            // rule: fame/most-famous-player
            state.players.iter().all(|other| other.fame <= area.fame)
        }
        Test::NotDefeated => !area.defeated,
        Test::HealthRemaining(least) => {
            damage::remaining(game, state, player, Body::Character) >= *least
        }
        Test::Friends(least) => friends(state, player) >= *least,
        Test::OnPlanet => galaxy::is_planet(game, area.space),
        Test::OnNavpoint => galaxy::is_navpoint(game, area.space),
        Test::At(space) => *space == Some(area.space),
        Test::OnPlanetOf(faction) => galaxy::planet_faction(game, area.space) == Some(*faction),
        Test::PatrolHere => state.patrols_at(area.space).next().is_some(),
        Test::PlayerHere => state.others_here(player).next().is_some(),
        Test::TokensOnPlanetsOf(faction, least) => {
            let planets = game.library.planets_of[faction.index()];
            area.tokens.and(planets).len() >= u32::from(*least)
        }
        Test::InCombat(kind) => state.combat.is_some_and(|combat| combat.kind == *kind),
        Test::AgainstPatrol => {
            let foe = state.combat.map(|combat| combat.foe);
            matches!(foe, Some(Foe::Patrol(_)))
        }
        Test::AgainstPlayer => {
            let foe = state.combat.map(|combat| combat.foe);
            matches!(foe, Some(Foe::Player(_)))
        }
        Test::OpponentRolled(least) => state
            .combat
            .and_then(|combat| combat.rolled_against(player))
            .is_some_and(|dice| dice >= *least),
        Test::OpponentMoreFamous => state
            .combat
            .and_then(|combat| combat.opponent(player))
            .is_some_and(|other| state.area(other).fame > area.fame),
        Test::CrewBefore(count) => crew(state, player) == count + 1,
        Test::Illegal => matches!(
            state.stack.iter().rev().find(|frame| matches!(frame, Frame::Deliver { .. })),
            Some(Frame::Deliver { tried }) if tried.last().is_some_and(|&card| {
                let asset = game.library.asset(card);
                asset.is_some_and(|asset| asset.has_trait(Trait::Illegal))
            })
        ),
        Test::All(tests) => tests.iter().all(|test| holds(game, state, player, test)),
        Test::Any(tests) => tests.iter().any(|test| holds(game, state, player, test)),
        Test::Not(test) => !holds(game, state, player, test),
        Test::Never => false,
    }
}

/// At least one mod and two gear, the most valuable of them worth enough together.
fn geared_up(game: &OuterRim, state: &State, player: PlayerId, least: u16) -> bool {
    let held = |kind: Kind| {
        let assets = state.area(player).assets.iter();
        let of_kind = assets.filter_map(move |held| {
            let asset = game.library.asset(held.card)?;
            (asset.kind == kind).then(|| asset.cost.unwrap_or(0))
        });
        (of_kind.clone().count(), of_kind.sum::<u16>())
    };
    let ((mods, worth), (gear, gear_worth)) = (held(Kind::Mod), held(Kind::Gear));
    mods >= 1 && gear >= 2 && worth + gear_worth >= least
}

pub(crate) fn crew(state: &State, player: PlayerId) -> u8 {
    state.area(player).sum.kinds[Kind::Crew as usize]
}

/// With how many factions a player stands well.
fn friends(state: &State, player: PlayerId) -> u8 {
    let factions = Faction::ALL.iter();
    let stands_well = |faction: &&Faction| state.standing(player, **faction) == Standing::Positive;
    factions.filter(stands_well).count() as u8
}
