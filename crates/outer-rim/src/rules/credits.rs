//! Credits, reputation and fame: gaining, losing, spending.

use crate::because::Because;
use crate::content::{Faction, Standing};
use crate::event::{Event, Why};
use crate::state::{PlayerId, State};
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
