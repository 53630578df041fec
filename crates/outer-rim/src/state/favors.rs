//! What players owe one another, ask of one another and were granted; empty without favors.

use super::{MOST_PLAYERS, Parcel, PlayerId};
use crate::content::{Faction, Skill};
use serde::{Deserialize, Serialize};
use tabletop::List;

/// What can be asked of somebody, and there is nothing else.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Favor {
    /// A skill for the next test of the turn.
    Advice(Skill),
    /// A die more in a combat of the turn.
    CombatStrategy,
    /// To count as positive with a faction until the turn ends.
    Endorsement(Faction),
    /// A space more of hyperdrive until the turn ends.
    #[default]
    Shortcut,
}

/// A favor somebody received this turn.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Received {
    /// Which.
    pub favor: Favor,
    /// Its test or combat is over, or under way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub used: bool,
}

/// Some of the players, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Players(u8);

impl Players {
    pub(crate) fn has(self, player: PlayerId) -> bool {
        self.0 & (1 << player.0) != 0
    }

    pub(crate) fn add(&mut self, player: PlayerId) {
        self.0 |= 1 << player.0;
    }

    pub(crate) fn remove(&mut self, player: PlayerId) {
        self.0 &= !(1 << player.0);
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = PlayerId> {
        let all = (0..MOST_PLAYERS as u8).map(PlayerId);
        all.filter(move |&player| self.has(player))
    }
}

impl FromIterator<PlayerId> for Players {
    fn from_iter<I: IntoIterator<Item = PlayerId>>(players: I) -> Self {
        let mut all = Self::default();
        players.into_iter().for_each(|player| all.add(player));
        all
    }
}

/// Somebody is willing to grant a favor: for what, and what they hand over with it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Grant {
    pub(crate) by: PlayerId,
    pub(crate) price: Parcel,
    pub(crate) gives: Parcel,
}

/// A favor that is asked for. It lies open while everybody plays on.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Request {
    pub(crate) by: PlayerId,
    pub(crate) favor: Favor,
    /// Who is asked.
    pub(crate) of: Players,
    /// What is offered for it.
    pub(crate) pays: Parcel,
    pub(crate) grants: List<Grant, MOST_PLAYERS>,
    pub(crate) declined: Players,
}

impl Request {
    /// What a player is willing to grant it for.
    pub(crate) fn grant_of(&self, player: PlayerId) -> Option<&Grant> {
        self.grants.iter().find(|grant| grant.by == player)
    }

    /// Whether an answer of this player is still out.
    pub(crate) fn waits_for(&self, player: PlayerId) -> bool {
        self.of.has(player) && !self.declined.has(player) && self.grant_of(player).is_none()
    }
}

/// All of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Favors {
    /// Who holds the debt token of each player; empty without favors.
    pub(crate) debts: List<PlayerId, MOST_PLAYERS>,
    /// What each player received this turn.
    pub(crate) received: [Option<Received>; MOST_PLAYERS],
    /// What is asked for, at most one by each player.
    pub(crate) requests: List<Request, MOST_PLAYERS>,
}

impl Favors {
    /// Everybody holds their own debt token.
    pub(crate) fn begin(players: u8) -> Self {
        // rule: favors/one-debt-token-each-at-setup
        Self {
            debts: (0..players).map(PlayerId).collect(),
            ..Self::default()
        }
    }

    /// Who holds the debt token of a player.
    pub(crate) fn holder(&self, owner: PlayerId) -> Option<PlayerId> {
        self.debts.get(owner.index()).copied()
    }

    /// The owners of the debt tokens a player holds.
    pub(crate) fn held_by(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> {
        let all = (0..self.debts.len() as u8).map(PlayerId);
        all.filter(move |&owner| self.holder(owner) == Some(player))
    }

    /// What a player received this turn.
    pub(crate) fn received(&self, player: PlayerId) -> Option<Favor> {
        self.received[player.index()].map(|received| received.favor)
    }

    /// The same, if it still waits for its test or combat.
    pub(crate) fn unused(&self, player: PlayerId) -> Option<Favor> {
        let received = self.received[player.index()].filter(|received| !received.used);
        received.map(|received| received.favor)
    }

    /// What a player received has done what it does.
    pub(crate) fn use_up(&mut self, player: PlayerId) {
        if let Some(received) = &mut self.received[player.index()] {
            received.used = true;
        }
    }

    /// What a player asks for, if anything, is forgotten.
    pub(crate) fn withdraw(&mut self, player: PlayerId) {
        self.requests.retain(|request| request.by != player);
    }

    /// What a player asks for.
    pub(crate) fn request_of(&self, player: PlayerId) -> Option<&Request> {
        self.requests.iter().find(|request| request.by == player)
    }

    pub(crate) fn request_of_mut(&mut self, player: PlayerId) -> Option<&mut Request> {
        let mut requests = self.requests.iter_mut();
        requests.find(|request| request.by == player)
    }
}
