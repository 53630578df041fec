//! What an event is among others: how loud it is, whose it is, what it comes to.

use super::speaker::side;
use crate::event::{Event, Zone};
use crate::state::Player;
use tabletop::{Amount, Gist, Meaning};

pub(crate) fn meaning(event: &Event) -> Meaning {
    let worth = worth(event);
    Meaning {
        gist: gist(event),
        of: of(event).map(|player| player as u8),
        result: worth.is_some(),
        worth: worth.into_iter().collect(),
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

/// What comes of the deed before it, and is told with it.
fn worth(event: &Event) -> Option<Amount> {
    match *event {
        Event::Attack { amount, .. } => Some(Amount::of("attack", amount)),
        Event::Force { amount, .. } => Some(Amount::of("force", amount)),
        Event::Resources { amount, .. } => Some(Amount::of("resources", amount)),
        _ => None,
    }
}
