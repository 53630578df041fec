//! Sabotage of the ship of another player.

use super::{HouseRule, lose_all_reputation, may_harm, one_die};
use crate::OuterRim;
use crate::content::{Body, Die};
use crate::event::{Event, Why};
use crate::rules::{credits, damage, galaxy};
use crate::state::{PlayerId, State};
use tabletop::Log;

/// What an attempt costs, in thousands.
pub(crate) const COST: u16 = 2;
const DAMAGE: u8 = 2;

/// Whose ship the current player can sabotage.
pub(crate) fn targets(game: &OuterRim, state: &State) -> impl Iterator<Item = PlayerId> {
    let player = state.current;
    // rule: house-sabotage/same-planet-only, house-sabotage/pay-then-roll-one-die
    let can = state.options.house.has(HouseRule::Sabotage)
        && !state.house.today.sabotaged
        && state.area(player).credits >= COST
        && galaxy::is_planet(game, state.area(player).space);
    let here = state.others_here(player).filter(move |_| can);
    here.filter(move |&target| {
        // rule: house-sabotage/no-repeat-until-repaired
        let due = state.house.damaged.has(target);
        !due && !state.area(target).defeated && may_harm(state, player, target)
    })
}

/// Pays, and rolls.
pub(super) fn sabotage(game: &OuterRim, state: &mut State, target: PlayerId, log: &mut Log<Event>) {
    let player = state.current;
    state.house.today.sabotaged = true;
    log.tell(state, || Event::Sabotage { player, target });
    credits::lose(state, player, COST, Why::Cost, log);
    match one_die(state, player, log) {
        // rule: house-sabotage/hit-or-crit-deals-two-damage,
        // house-sabotage/target-loses-next-planning-step
        Die::Hit | Die::Crit => {
            state.house.damaged.add(target);
            log.tell(state, || Event::SabotageDone { player, target });
            damage::suffer(state, target, Body::Ship, DAMAGE);
        }
        // rule: house-sabotage/blank-is-caught
        Die::Blank => {
            log.tell(state, || Event::SabotageCaught { player, target });
            lose_all_reputation(game, state, player, log);
        }
        // rule: house-sabotage/focus-does-nothing
        Die::Focus => log.tell(state, || Event::SabotageFailed { player, target }),
    }
}

/// Whether a player can do nothing but repair in this planning step.
pub(crate) fn must_repair(state: &State, player: PlayerId) -> bool {
    state.house.damaged.has(player)
}

/// The planning step is used: the repairs are done.
pub(crate) fn repaired(state: &mut State, player: PlayerId) {
    state.house.damaged.remove(player);
}
