//! The house rules for player conflict, a file each. What they leave open is decided in
//! `docs/rulings.md` and in the notes of the rulebook.
//!
//! Everything of them hangs on [`HouseRules`], agreed on before the game: without one of them
//! nothing here lists, changes or costs anything.

pub(crate) mod bounties;
pub(crate) mod negotiation;
mod pick;
pub(crate) mod piracy;
pub(crate) mod sabotage;

pub use pick::{HouseRule, HouseRules};

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Die, Faction};
use crate::event::Event;
use crate::rules::{credits, dice, goals};
use crate::state::{Frame, PlayerId, Purpose, State};
use serde::{Deserialize, Serialize};
use tabletop::Log;

/// What a house rule lets somebody do.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conflict {
    /// Place a bounty on this player.
    Place(PlayerId),
    /// Fight this player, on whom a bounty was placed.
    Collect(PlayerId),
    /// Rob this player.
    Rob(PlayerId),
    /// Take so many credits, in thousands.
    Loot(u8),
    /// Sabotage the ship of this player.
    Sabotage(PlayerId),
}

impl Conflict {
    /// Against whom it is.
    pub(crate) fn against(self) -> Option<PlayerId> {
        match self {
            Self::Place(other)
            | Self::Collect(other)
            | Self::Rob(other)
            | Self::Sabotage(other) => Some(other),
            Self::Loot(_) => None,
        }
    }
}

/// What is half done of a house rule, and asked.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Pending {
    /// A robber takes something.
    Loot { robber: PlayerId, victim: PlayerId },
    /// Who was robbed picks a faction.
    Forfeit { player: PlayerId },
}

impl Pending {
    pub(crate) fn decider(self) -> PlayerId {
        match self {
            Self::Loot { robber, .. } => robber,
            Self::Forfeit { player } => player,
        }
    }
}

/// Whether one player may act against another at all.
pub(crate) fn may_harm(_state: &State, player: PlayerId, other: PlayerId) -> bool {
    player != other
}

/// What the action step offers besides.
pub(crate) fn actions(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    if state.options.house.is_empty() {
        return;
    }
    let all = bounties::to_place(state).map(Conflict::Place);
    let all = all.chain(sabotage::targets(game, state).map(Conflict::Sabotage));
    out.extend(all.map(Choice::Conflict));
}

/// Whether the action step offers something besides.
pub(crate) fn has_action(game: &OuterRim, state: &State) -> bool {
    !state.options.house.is_empty()
        && (bounties::to_place(state).next().is_some()
            || sabotage::targets(game, state).next().is_some())
}

/// What the encounter step offers besides.
pub(crate) fn encounters(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    if state.options.house.is_empty() {
        return;
    }
    let all = bounties::to_fight(state).map(Conflict::Collect);
    let all = all.chain(piracy::victims(game, state).map(Conflict::Rob));
    out.extend(all.map(Choice::Conflict));
}

/// Does it.
pub(crate) fn act(game: &OuterRim, state: &mut State, act: Conflict, log: &mut Log<Event>) {
    match act {
        Conflict::Place(target) => bounties::place(state, target, log),
        Conflict::Collect(target) => bounties::fight(game, state, target, log),
        Conflict::Rob(victim) => piracy::rob(state, victim, log),
        Conflict::Sabotage(target) => sabotage::sabotage(game, state, target, log),
        Conflict::Loot(_) => {}
    }
}

/// What is asked of whoever decides.
pub(crate) fn choices(game: &OuterRim, state: &State, pending: Pending, out: &mut Vec<Choice>) {
    match pending {
        Pending::Loot { victim, .. } => piracy::loot(game, state, victim, out),
        Pending::Forfeit { player } => {
            out.extend(piracy::losable(state, player).map(Choice::Faction));
        }
    }
}

/// They have decided.
pub(crate) fn answer(
    game: &OuterRim,
    state: &mut State,
    (pending, choice): (Pending, Choice),
    log: &mut Log<Event>,
) {
    state.stack.pop();
    match (pending, choice) {
        (Pending::Loot { robber, victim }, choice) => {
            piracy::take(state, (robber, victim), choice, log);
        }
        (Pending::Forfeit { player }, Choice::Faction(faction)) => {
            lose_reputation(game, state, player, faction, log);
        }
        _ => {}
    }
}

/// A turn begins.
pub(crate) fn begin_turn(state: &mut State) {
    state.house.today = Default::default();
}

/// Somebody loses a step of reputation.
fn lose_reputation(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    log: &mut Log<Event>,
) {
    goals::falls(game, state, player, faction, log);
    credits::change_reputation(state, player, faction, -1, log);
}

/// Somebody loses a step of reputation with every faction.
fn lose_all_reputation(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    for &faction in Faction::ALL {
        lose_reputation(game, state, player, faction, log);
    }
}

/// A single die that decides by itself: neither a combat nor a test, so nothing changes it.
fn one_die(state: &mut State, player: PlayerId, log: &mut Log<Event>) -> Die {
    dice::roll(state, Purpose::Effect, Some(player), 1, log);
    let roll = state.roll.take();
    let die = roll.and_then(|roll| roll.dice.first().copied());
    die.map(|die| die.face).unwrap_or(Die::Blank)
}

fn wait(state: &mut State, pending: Pending) {
    state.stack.push(Frame::Conflict(pending));
}
