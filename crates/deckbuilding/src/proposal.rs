//! What a client shows as a first proposal where a choice is made of several things in a row: whom to
//! send into an attack, and how to split damage among ships. Advice for a person, no rule.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::rules::attack;
use crate::state::{CardId, Frame, State};
use serde::Serialize;

/// Whom to send: against a base everybody who adds something, against a card of the row those who
/// are enough and waste least, or else everybody.
pub(crate) fn attackers(game: &Deckbuilding, state: &State, target: Target) -> Vec<CardId> {
    let ready = state.in_play().filter(|card| card.is_ready());
    let strong = ready.map(|card| (card.card, attack::strength(game, state, card, target)));
    let strong: Vec<(CardId, u16)> = strong.filter(|&(_, strength)| strength > 0).collect();
    let everybody = || strong.iter().map(|&(card, _)| card).collect();
    if target == Target::Base {
        return everybody();
    }
    let committed = attack::total(game, state, target);
    let lack = attack::needs(game, state, target).needed;
    let lack = usize::from(lack.saturating_sub(committed));
    smallest(&strong, lack).unwrap_or_else(everybody)
}

/// Of the sets that are enough one with the smallest sum, and of those one with the fewest cards.
fn smallest(strong: &[(CardId, u16)], lack: usize) -> Option<Vec<CardId>> {
    let all: u16 = strong.iter().map(|&(_, strength)| strength).sum();
    // The fewest cards that come to exactly so much.
    let mut fewest: Vec<Option<Vec<CardId>>> = vec![None; usize::from(all) + 1];
    fewest[0] = Some(Vec::new());
    for &(card, strength) in strong {
        let strength = usize::from(strength);
        for sum in (strength..fewest.len()).rev() {
            let Some(set) = &fewest[sum - strength] else {
                continue;
            };
            let is_fewer = |old: &Vec<CardId>| set.len() + 1 < old.len();
            if fewest[sum].as_ref().is_none_or(is_fewer) {
                let mut set = set.clone();
                set.push(card);
                fewest[sum] = Some(set);
            }
        }
    }
    fewest.into_iter().skip(lack).flatten().next()
}

/// A ship that takes part of the damage that is being split.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HitView {
    /// Its number.
    pub card: CardId,
    /// Its id.
    pub id: String,
    /// How much more it can take.
    pub room: u8,
    /// How much of the damage a first proposal gives it.
    pub proposed: u8,
}

/// How to split the damage of an attack: as many ships as possible are brought down, the weakest
/// first. Nothing if no damage is split.
pub(crate) fn split(game: &Deckbuilding, state: &State) -> Vec<HitView> {
    let Some(&Frame::Spread { mut left, ship }) = state.stack.last() else {
        return Vec::new();
    };
    let ships = state.theirs().ships.iter().skip(ship.into());
    let hit = |(card, room)| HitView {
        card,
        id: game.library.card(card).id.clone(),
        room,
        proposed: 0,
    };
    let rooms = ships.map(|ship| (ship.card, attack::needed_by(game, ship)));
    let mut hits: Vec<HitView> = rooms.map(hit).collect();
    let mut weakest: Vec<&mut HitView> = hits.iter_mut().collect();
    weakest.sort_by_key(|hit| hit.room);
    for hit in weakest {
        let amount = left.min(hit.room.into());
        hit.proposed = amount as u8;
        left -= amount;
    }
    hits
}
