//! What everybody sees of a player: values, goals, assets and where they are drawn.

use super::credits;
use crate::OuterRim;
use crate::content::{Body, ByFacts, GoalFacts, Home, Kind, Skill, Standing, Value};
use crate::rules::{ambitions, assets, character_bounties, damage, deliver, goals, values};
use crate::script::Test;
use crate::state::{
    AmbitionId, Bearer, CardId, CharacterId, ContactId, EncounterDeckId, Held, PlayerId, Received,
    ShipId, SpaceId, State,
};
use serde::Serialize;
use tabletop::Seat;

/// A player.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct PlayerView {
    /// None for the rival of a single-player game.
    pub seat: Option<Seat>,
    pub character: Option<CharacterId>,
    pub flipped: bool,
    pub ship: Option<ShipId>,
    pub ship_flipped: bool,
    pub space: SpaceId,
    pub credits: u32,
    pub fame: u8,
    pub standings: [Standing; 4],
    pub damage: [u8; 2],
    /// Health and hull with all bonuses.
    pub limits: [u8; 2],
    /// Ground combat, ship combat and hyperdrive with all bonuses.
    pub values: [u8; 3],
    pub defeated: bool,
    /// How far the goals of the character and of the ship are; none where there is none.
    pub goals: [Option<GoalView>; 2],
    /// The ambition sheet and the tokens on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ambition: Option<AmbitionView>,
    pub tokens: Vec<SpaceId>,
    pub assets: Vec<AssetView>,
    pub room: RoomView,
    /// Which of their people have a skill, and how often.
    pub skilled: Vec<SkilledView>,
    pub secrets: Vec<SecretView>,
    /// The debt tokens they hold, by whom they belong to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PlayerId>>"))]
    pub debts: Vec<PlayerId>,
    /// The favor they received this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub favor: Option<Received>,
}

/// How far a goal is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
pub struct GoalView {
    /// How much of it is done, if that can be counted, and of how much.
    pub counted: Option<(u8, u8)>,
    /// Whether it is reached.
    pub done: bool,
}

/// An ambition sheet before a player.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct AmbitionView {
    /// Which.
    pub sheet: AmbitionId,
    /// Its goals from the top.
    pub goals: Vec<AmbitionGoalView>,
}

impl AmbitionView {
    /// How many goals have their token.
    pub(crate) fn done(&self) -> u8 {
        self.goals.iter().filter(|goal| goal.done).count() as u8
    }
}

/// How a goal of an ambition sheet stands.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
pub struct AmbitionGoalView {
    /// Whether its token lies on the progress tracker.
    pub done: bool,
    /// Whether it can be completed now, as far as its marker says.
    pub open: bool,
    /// How much of it is done, if that can be counted, and of how much.
    pub counted: Option<(u8, u8)>,
}

/// Somebody with a skill.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct SkilledView {
    pub skill: Skill,
    /// The character, or the card of a crew.
    pub bearer: Bearer,
    pub times: u8,
}

/// The slots a player has, taken and free.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct RoomView {
    pub gear: u8,
    /// For jobs and bounties alike.
    pub job_or_bounty: u8,
    pub crew: u8,
    pub cargo: u8,
    #[serde(rename = "mod")]
    pub mods: u8,
    /// For one cargo or one mod each.
    pub cargo_or_mod: u8,
}

/// An asset somebody has.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct AssetView {
    pub card: CardId,
    pub captive: Option<ContactId>,
    /// Whether a goal token lies on it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub marked: bool,
    pub slot: SlotKind,
    /// Where it is to be brought, or done.
    pub to: Option<SpaceId>,
    /// Who is still to be found for it.
    pub hunts: Option<ContactId>,
    /// The player whose character it is on: they are fought for it, no token is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub target: Option<PlayerId>,
}

/// The sort of slot an asset is drawn in. A rule asks only whether all assets find one.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SlotKind {
    Crew,
    Cargo,
    Mod,
    CargoOrMod,
    Gear,
    JobOrBounty,
}

/// A secret: its deck for all, what it is for who knows it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct SecretView {
    pub deck: Option<EncounterDeckId>,
    pub card: Option<CardId>,
}

pub(super) fn view(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    viewer: Option<Seat>,
) -> PlayerView {
    let area = state.area(player);
    let value = |value: Value| values::value(game, state, player, value);
    PlayerView {
        seat: (!state.is_rival(player)).then_some(Seat(player.0)),
        character: area.character,
        flipped: area.flipped,
        ship: area.ship,
        ship_flipped: area.ship_flipped,
        space: area.space,
        credits: credits(area.credits),
        fame: area.fame,
        standings: area.standings,
        damage: area.damage,
        limits: [Body::Character, Body::Ship].map(|body| damage::limit(game, state, player, body)),
        values: [Value::Ground, Value::ShipCombat, Value::Hyperdrive].map(value),
        defeated: area.defeated,
        goals: striven_for(game, state, player),
        ambition: ambition(game, state, player),
        tokens: area.tokens.iter().collect(),
        assets: held(game, state, player),
        room: assets::room(game, state, player),
        skilled: skilled(game, state, player),
        secrets: area
            .secrets
            .iter()
            .map(|secret| SecretView {
                deck: match game.library.card(secret.card).home {
                    Home::Encounters(deck) => Some(deck),
                    _ => None,
                },
                card: secret.seen_by(viewer),
            })
            .collect(),
        debts: state.favors.held_by(player).collect(),
        favor: state.favors.received[player.index()],
    }
}

fn striven_for(game: &OuterRim, state: &State, player: PlayerId) -> [Option<GoalView>; 2] {
    let area = state.area(player);
    let own = goals::of(game, state, player);
    let reached = match state.is_rival(player) {
        true => [false; 2],
        false => [area.flipped, area.ship_flipped],
    };
    [0, 1].map(|which| match own[which] {
        Some(goal) => Some(GoalView {
            counted: counted(game, state, player, goal, area.progress[which]),
            done: false,
        }),
        None => reached[which].then_some(GoalView {
            counted: None,
            done: true,
        }),
    })
}

fn ambition(game: &OuterRim, state: &State, player: PlayerId) -> Option<AmbitionView> {
    let own = &state.area(player).ambition;
    let sheet = own.sheet?;
    let goals = game.library.ambition(sheet).goals.iter().enumerate();
    let goals = goals.map(|(place, goal)| AmbitionGoalView {
        // rule: ambitions/mark-completed-goals
        done: own.has(place),
        open: ambitions::is_open(game, state, player, place),
        counted: match &goal.by {
            ByFacts::Goal(goal) if !own.has(place) => {
                counted(game, state, player, goal, own.counted[place])
            }
            ByFacts::Goal(_) | ByFacts::Encounter { .. } | ByFacts::Fame => None,
        },
    });
    Some(AmbitionView {
        sheet,
        goals: goals.collect(),
    })
}

fn counted(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    goal: &GoalFacts,
    tokens: u8,
) -> Option<(u8, u8)> {
    match goal {
        GoalFacts::Count(_, times, _) => Some((tokens, *times)),
        GoalFacts::Have(Test::Have(sieve, least)) => {
            let sieve = game.library.program.sieve(*sieve);
            Some((values::count(game, state, player, sieve), *least))
        }
        GoalFacts::Have(Test::TokensOnPlanetsOf(faction, least)) => {
            let planets = game.library.planets_of[faction.index()];
            let tokens = state.area(player).tokens.and(planets);
            Some((tokens.len() as u8, *least))
        }
        GoalFacts::Have(Test::Skills(least)) => {
            Some((values::different_skills(game, state, player), *least))
        }
        GoalFacts::Have(_) | GoalFacts::ByAbility => None,
    }
}

fn held(game: &OuterRim, state: &State, player: PlayerId) -> Vec<AssetView> {
    let room = assets::room(game, state, player);
    let (mut cargo, mut mods) = (room.cargo, room.mods);
    // What has a slot for its own kind left is drawn there.
    let own_or_either = |own: SlotKind, left: &mut u8| match left.checked_sub(1) {
        Some(rest) => {
            *left = rest;
            own
        }
        None => SlotKind::CargoOrMod,
    };
    let held = state.area(player).assets.iter();
    let facts = |held: &Held| game.library.asset(held.card);
    held.map(|held| AssetView {
        to: facts(held).and_then(|asset| match (asset.bounty, asset.job, asset.cargo) {
            (Some(bounty), ..) => held.captive.map(|_| bounty.deliver_to),
            (_, Some(job), _) => Some(job.destination),
            (.., Some(cargo)) => Some(deliver::place(state, cargo.destination)),
            _ => None,
        }),
        hunts: facts(held)
            .and_then(|asset| asset.bounty)
            .filter(|_| held.captive.is_none())
            .map(|bounty| bounty.contact)
            .filter(|_| character_bounties::target(game, state, held.card).is_none()),
        target: character_bounties::target(game, state, held.card),
        card: held.card,
        captive: held.captive,
        marked: held.marked,
        slot: match facts(held).map(|asset| asset.kind) {
            Some(Kind::Crew) => SlotKind::Crew,
            Some(Kind::Cargo) => own_or_either(SlotKind::Cargo, &mut cargo),
            Some(Kind::Mod) => own_or_either(SlotKind::Mod, &mut mods),
            Some(Kind::Job | Kind::Bounty) => SlotKind::JobOrBounty,
            Some(Kind::Gear) | None => SlotKind::Gear,
        },
    })
    .collect()
}

fn skilled(game: &OuterRim, state: &State, player: PlayerId) -> Vec<SkilledView> {
    let area = state.area(player);
    // rule: skills/on-characters-and-crew
    let assets = area.assets.iter().filter_map(|held| {
        let asset = game.library.asset(held.card)?;
        Some((Bearer::Card(held.card), asset.side.sum.skills))
    });
    let own = values::own_sides(game, area).map(|side| side.sum.skills);
    let own = own.map(|skills| (Bearer::Character, skills));
    own.chain(assets)
        .flat_map(|(bearer, skills)| {
            let each = Skill::ALL.iter().copied();
            each.map(move |skill| SkilledView {
                skill,
                bearer,
                times: skills[skill as usize],
            })
        })
        .filter(|one| one.times > 0)
        .collect()
}
