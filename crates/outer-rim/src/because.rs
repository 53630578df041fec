//! What fame came of: said where it is paid.

use crate::OuterRim;
use crate::content::{ConstantFacts, Home, Market, Moment};
use crate::rules::values;
use crate::script;
use crate::state::{AbilityId, At, Bearer, CardId, ContactId, Frame, PlayerId, Running, State};
use serde::Serialize;

/// The roads to fame.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Source {
    Job,
    Bounty,
    Cargo,
    Goal,
    Patrol,
    Luxury,
    Encounter,
    Paid,
    PlacedBounty,
    Robbery,
    Alliance,
    Other,
}

/// What fame came of.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Because {
    /// Which road it is.
    pub source: Source,
    /// What pays it. Of several luxuries nobody can tell which it was.
    pub bearer: Bearer,
    /// Whom the bounty was on, or who was met.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub contact: Option<ContactId>,
}

impl Because {
    pub(crate) fn of(source: Source, bearer: Bearer) -> Self {
        Self {
            source,
            bearer,
            contact: None,
        }
    }
}

/// Why the present step of effects brings fame.
pub(crate) fn effects(game: &OuterRim, state: &State, running: Running) -> Because {
    let because = match running.bearer {
        Bearer::Patrol(_) => Because::of(Source::Patrol, running.bearer),
        Bearer::Card(card) => of_card(game, state, card, running.at),
        Bearer::Rule | Bearer::Character | Bearer::Ship | Bearer::Ambition => {
            Because::of(Source::Other, running.bearer)
        }
    };
    match game.library.program.is_paid_for(running.at) {
        true => Because {
            source: Source::Paid,
            ..because
        },
        false => because,
    }
}

/// A card may pay for what was done with it, or by what it can do. One of an encounter or of the
/// databank is told before anybody has it.
fn of_card(game: &OuterRim, state: &State, card: CardId, step: At) -> Because {
    let facts = game.library.card(card);
    let of = |source| Because::of(source, Bearer::Card(card));
    let bought = matches!(facts.home, Home::Market(_));
    let rewards = |reward| bought || game.library.program.is_within(reward, step);
    if let Some(asset) = &facts.asset {
        if let Some(bounty) = asset.bounty
            && (rewards(bounty.elimination) || rewards(bounty.capture))
        {
            return Because {
                contact: Some(bounty.contact),
                ..of(Source::Bounty)
            };
        }
        if asset.cargo.is_some_and(|cargo| rewards(cargo.reward)) {
            return of(Source::Cargo);
        }
        let job = asset.job.as_ref();
        if job.is_some_and(|job| rewards(job.reward) || is_done(state, card)) {
            return of(Source::Job);
        }
    }
    let owned = state.owner(card).is_some();
    match facts.home {
        Home::Market(Market::Luxury) => of(Source::Luxury),
        Home::Encounters(_) if !owned => of(Source::Encounter),
        Home::Databank(number) if !owned => databank(game, state, card, number),
        Home::Market(_) | Home::Encounters(_) | Home::Databank(_) => of(Source::Other),
    }
}

/// Whether a step is part of what an asset pays.
pub(crate) fn is_reward(game: &OuterRim, card: CardId, step: At) -> bool {
    let Some(asset) = game.library.asset(card) else {
        return false;
    };
    let bounty = asset
        .bounty
        .map(|bounty| [bounty.elimination, bounty.capture]);
    let cargo = asset.cargo.map(|cargo| cargo.reward);
    let job = asset.job.map(|job| job.reward);
    let mut rewards = bounty.into_iter().flatten().chain(cargo).chain(job);
    rewards.any(|reward| game.library.program.is_within(reward, step))
}

/// Whether fame comes of an ability that adds it to what something else pays.
pub(crate) fn is_additional(game: &OuterRim, running: Running) -> bool {
    let Bearer::Card(card) = running.bearer else {
        return false;
    };
    let asset = game.library.asset(card);
    let mut abilities = asset.map_or(0..0, |asset| asset.side.abilities.clone());
    abilities.any(|ability| {
        let ability = game.library.ability(AbilityId(ability));
        let adds = matches!(
            ability.at,
            Moment::WinsCombat
                | Moment::AfterWonCombat
                | Moment::DeliversCargo
                | Moment::DeliversCaptive
                | Moment::EliminatesContact
                | Moment::CompletesJob
        );
        adds && game.library.program.is_within(ability.does, running.at)
    })
}

/// The databank has the cards of contacts, and those that tell how a job goes on.
fn databank(game: &OuterRim, state: &State, card: CardId, number: u8) -> Because {
    let job = state.stack.iter().find_map(|frame| match *frame {
        Frame::Job {
            card: job,
            databank,
            ..
        } if databank == Some(card) => Some(job),
        _ => None,
    });
    if let Some(job) = job {
        return Because::of(Source::Job, Bearer::Card(job));
    }
    let mut contacts = game.library.contacts.iter();
    let contact = contacts.position(|&(_, databank)| databank == number);
    Because {
        contact: contact.map(|place| ContactId(place as u8)),
        ..Because::of(Source::Encounter, Bearer::Card(card))
    }
}

/// Why the fame of a player's assets changed so.
pub(crate) fn assets(game: &OuterRim, state: &State, player: PlayerId, change: i8) -> Because {
    let assets = state.area(player).assets.iter();
    let mut gives = assets
        .map(|held| (held.card, fame_of(game, state, player, held.card)))
        .filter(|&(_, fame)| change > 0 && fame == change as u8);
    let bearer = match (gives.next(), gives.next()) {
        (Some((card, _)), None) => Bearer::Card(card),
        _ => Bearer::Rule,
    };
    Because::of(Source::Luxury, bearer)
}

/// The fame an asset provides now.
fn fame_of(game: &OuterRim, state: &State, player: PlayerId, card: CardId) -> u8 {
    let Some(asset) = game.library.asset(card) else {
        return 0;
    };
    let at_times = values::constants_of(game, &asset.side).iter();
    let at_times = at_times.map(|constant| match constant {
        ConstantFacts::Fame(n, given) => n * u8::from(script::holds(game, state, player, given)),
        _ => 0,
    });
    asset.side.sum.fame + at_times.sum::<u8>()
}

/// Whether a job is being done.
fn is_done(state: &State, job: CardId) -> bool {
    let mut frames = state.stack.iter();
    frames.any(|frame| matches!(*frame, Frame::Job { card, .. } if card == job))
}
