//! Credits, reputation and fame: gaining, losing, spending.

use crate::OuterRim;
use crate::because::Because;
use crate::content::{ConstantFacts, Faction, Standing};
use crate::event::{Event, Why};
use crate::rules::values;
use crate::state::{CardId, PlayerId, State};
use tabletop::Log;

pub(crate) fn gain(
    state: &mut State,
    player: PlayerId,
    amount: u16,
    why: Why,
    log: &mut Log<Event>,
) {
    if amount == 0 {
        return;
    }
    let area = state.area_mut(player);
    area.credits = area.credits.saturating_add(amount);
    log.tell(state, || Event::Credits {
        player,
        change: amount.into(),
        why,
    });
}

/// Takes so many credits, or all there are.
pub(crate) fn lose(
    state: &mut State,
    player: PlayerId,
    amount: u16,
    why: Why,
    log: &mut Log<Event>,
) {
    // rule: credits/no-spending-beyond-means
    let area = state.area_mut(player);
    let amount = amount.min(area.credits);
    if amount == 0 {
        return;
    }
    area.credits -= amount;
    log.tell(state, || Event::Credits {
        player,
        change: -i32::from(amount),
        why,
    });
}

/// What others could hand over to a player now, all of them together.
pub(crate) fn lendable(state: &State, player: PlayerId) -> u16 {
    // rule: credits/no-trade-between-bystanders
    // rule: solo-decisions/never-trades
    let lends = |other: &PlayerId| *other != player && !state.is_rival(*other);
    if player != state.current {
        let current = Some(state.current).filter(lends);
        return current.map_or(0, |other| state.area(other).credits);
    }
    let others = state.clockwise(player).filter(lends);
    others.map(|other| state.area(other).credits).sum()
}

pub(crate) fn change_reputation(
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    steps: i8,
    log: &mut Log<Event>,
) {
    let standing = state.area(player).standing(faction).moved(steps);
    set_reputation(state, player, faction, standing, log);
}

pub(crate) fn set_reputation(
    state: &mut State,
    player: PlayerId,
    faction: Faction,
    standing: Standing,
    log: &mut Log<Event>,
) {
    // rule: clarifications/treated-reputation-freezes-changes
    if state.is_treated(player, faction) {
        return;
    }
    // rule: reputation/set-overrides, reputation/four-independent-tracks
    let now = &mut state.area_mut(player).standings[faction.index()];
    if *now == standing {
        return;
    }
    *now = standing;
    state.unsettled = true;
    log.tell(state, || Event::Reputation {
        player,
        faction,
        standing,
    });
}

/// What the cards of a player add to what an asset pays them, and take from it, in thousands.
pub(crate) fn reward_change(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
) -> (u16, u16) {
    let Some(asset) = game.library.asset(card).filter(|_| !state.is_rival(player)) else {
        return (0, 0);
    };
    let sum = |change: fn(u8, u8) -> u8| {
        let sum = values::at_times(game, state, player, |constant| match *constant {
            ConstantFacts::Reward { kinds, more, less } if kinds >> asset.kind as u8 & 1 == 1 => {
                change(more, less)
            }
            _ => 0,
        });
        u16::from(sum)
    };
    (sum(|more, _| more), sum(|_, less| less))
}

/// Pays what is added to the reward of an asset.
pub(crate) fn gain_bonus(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let (more, less) = reward_change(game, state, player, card);
    gain(state, player, more.saturating_sub(less), Why::Effect, log);
}

/// The credits, in thousands, that a player gains in place of one fame.
fn fame_price(game: &OuterRim, state: &State, player: PlayerId) -> Option<u16> {
    // rule: solo-cards/no-abilities
    let price = values::at_times(game, state, player, |constant| match *constant {
        ConstantFacts::FameForCredits(price) => price,
        _ => 0,
    });
    (price > 0 && !state.is_rival(player)).then_some(price.into())
}

/// Gains fame. Whether it is whole: additional, or paid by the character card itself.
pub(crate) fn gain_fame(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    (fame, whole): (u8, bool),
    because: impl FnOnce(&State) -> Because,
    log: &mut Log<Event>,
) {
    // rule: clarifications/cad-bane-spares-additional-fame,
    // clarifications/cad-bane-keeps-his-credits
    let price = fame_price(game, state, player).filter(|_| !whole && fame > 0);
    let fame = fame - u8::from(price.is_some());
    change_fame(state, player, fame as i8, because, log);
    if let Some(price) = price {
        gain(state, player, price, Why::Effect, log);
    }
}

pub(crate) fn change_fame(
    state: &mut State,
    player: PlayerId,
    change: i8,
    because: impl FnOnce(&State) -> Because,
    log: &mut Log<Event>,
) {
    // rule: fame/never-below-zero
    let area = state.area_mut(player);
    let total = area.fame.saturating_add_signed(change);
    let change = total as i8 - area.fame as i8;
    if change == 0 {
        return;
    }
    area.fame = total;
    state.unsettled = true;
    log.tell(state, || Event::Fame {
        player,
        change,
        total,
        because: because(state),
    });
}
