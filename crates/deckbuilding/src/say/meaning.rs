//! What an event is among others: how loud it is, whose it is, what it comes to.

use super::speaker::side;
use crate::Deckbuilding;
use crate::event::{Event, Zone};
use crate::state::Player;
use tabletop::{Amount, Gist, Meaning, On};

pub(crate) fn meaning(game: &Deckbuilding, event: &Event) -> Meaning {
    Meaning {
        gist: gist(event),
        of: of(event).map(|player| player as u8),
        on: on(game, event),
        result: comes_of_a_deed(event),
        worth: worth(event).into_iter().collect(),
        sign: of(event).map(side),
    }
}

fn gist(event: &Event) -> Gist {
    match event {
        Event::TurnBegan { .. } => Gist::Turn,
        Event::BaseRevealed { .. }
        | Event::Attacked { .. }
        | Event::Defeated { .. }
        | Event::ShipDamaged { .. }
        | Event::ShipDestroyed { .. }
        | Event::BaseDamaged { .. }
        | Event::BaseDestroyed { .. }
        | Event::Conceded { .. }
        | Event::Won { .. } => Gist::Loud,
        Event::Purchased { .. } | Event::Exiled { .. } | Event::Swapped { .. } => Gist::Point,
        Event::Discarded { from, .. } if *from != Zone::Play => Gist::Point,
        _ => Gist::Detail,
    }
}

/// Whose deed it is, or whom it befalls.
fn of(event: &Event) -> Option<Player> {
    match *event {
        Event::BasePicked { player, .. }
        | Event::TurnBegan { player, .. }
        | Event::BaseRevealed { player, .. }
        | Event::ForceBonus { player }
        | Event::Income { player, .. }
        | Event::Played { player, .. }
        | Event::Resources { player, .. }
        | Event::Force { player, .. }
        | Event::Purchased { player, .. }
        | Event::PurchaseMoved { player, .. }
        | Event::PaidOff { player, .. }
        | Event::Used { player, .. }
        | Event::Committed { player, .. }
        | Event::Attacked { player, .. }
        | Event::Lapsed { player, .. }
        | Event::Defeated { player, .. }
        | Event::Failed { player, .. }
        | Event::RewardTaken { player, .. }
        | Event::RewardDeclined { player, .. }
        | Event::ShipDamaged { player, .. }
        | Event::ShipDestroyed { player, .. }
        | Event::BaseDamaged { player, .. }
        | Event::Repaired { player, .. }
        | Event::BaseDestroyed { player, .. }
        | Event::Discarded { player, .. }
        | Event::Exiled { player, .. }
        | Event::Drew { player, .. }
        | Event::Revealed { player, .. }
        | Event::Looked { player, .. }
        | Event::LookedAtHand { player }
        | Event::PutOnDeck { player, .. }
        | Event::Swapped { player, .. }
        | Event::Returned { player, .. }
        | Event::Borrowed { player, .. }
        | Event::NextOnDeck { player }
        | Event::Paid { player, .. }
        | Event::ResourcesLost { player, .. }
        | Event::Straightened { player }
        | Event::TurnEnded { player }
        | Event::Conceded { player }
        | Event::Won { player } => Some(player),
        Event::Shuffled { player } => player,
        Event::Attack { .. } | Event::RowFilled { .. } | Event::DamageLost { .. } => None,
    }
}

/// What it is about, where a client points at it.
fn on(game: &Deckbuilding, event: &Event) -> Option<On> {
    match *event {
        Event::Played { card, .. }
        | Event::Purchased { card, .. }
        | Event::Attack { card, .. }
        | Event::ShipDamaged { card, .. } => Some(game.on(card)),
        Event::BaseDamaged { base, .. }
        | Event::Repaired {
            base: Some(base), ..
        } => Some(game.on_base(base)),
        Event::Resources { .. } | Event::Income { .. } => Some(On::Pile("resources".into())),
        Event::Force { .. } => Some(On::Space("force".into())),
        _ => None,
    }
}

/// Whether it comes of the deed before it, and is told with it.
fn comes_of_a_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Attack { .. } | Event::Force { .. } | Event::Resources { .. }
    )
}

fn worth(event: &Event) -> Option<Amount> {
    let amount = match *event {
        Event::Attack { amount, .. } => Amount::of("attack", amount),
        Event::Force { amount, .. } => Amount::of("force", amount),
        Event::Resources { amount, .. } | Event::Income { amount, .. } => {
            Amount::of("resources", amount)
        }
        Event::ShipDamaged { amount, .. } | Event::BaseDamaged { amount, .. } => {
            Amount::of("hit-points", -i32::from(amount))
        }
        Event::Repaired { amount, .. } => Amount::of("hit-points", amount),
        _ => return None,
    };
    // A base that prevents all of it loses nothing.
    Some(amount).filter(|amount| amount.number != 0)
}
