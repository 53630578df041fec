//! What everybody sees of the house rules.

use crate::rules::HouseRule;
use crate::state::{PlayerId, State};
use serde::Serialize;

/// What house rules left on the table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HouseView {
    /// Those that are played with.
    pub rules: Vec<HouseRule>,
    /// Bounties nobody has collected yet.
    pub placed: Vec<PlacedView>,
    /// Who must spend their next planning step on repairs.
    pub repairs: Vec<PlayerId>,
    /// Who are allies.
    pub alliances: Vec<AllianceView>,
}

/// Two players who are allies.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AllianceView {
    /// Who proposed it comes first.
    pub of: [PlayerId; 2],
    /// How many rounds are left.
    pub left: u8,
}

/// A bounty that a player placed.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct PlacedView {
    pub by: PlayerId,
    pub on: PlayerId,
}

pub(super) fn house(state: &State) -> Option<HouseView> {
    let players = || state.clockwise(PlayerId(0));
    let placed = players().filter_map(|by| {
        let on = state.house.placed[by.index()]?;
        Some(PlacedView { by, on })
    });
    let alliances = state.house.alliances.iter();
    let alliances = alliances.map(|one| AllianceView {
        of: one.of,
        left: one.left,
    });
    (!state.options.house.is_empty()).then(|| HouseView {
        rules: state.options.house.iter().collect(),
        placed: placed.collect(),
        repairs: state.house.damaged.iter().collect(),
        alliances: alliances.collect(),
    })
}
