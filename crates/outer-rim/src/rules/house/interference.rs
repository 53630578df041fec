//! Interference with jobs and bounties.

use super::{HouseRule, Pending, may_harm, one_die, wait};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::Die;
use crate::event::{Event, Why};
use crate::rules::dice::throw;
use crate::rules::{credits, galaxy};
use crate::state::{Cause, Frame, PlayerId, State};
use tabletop::Log;

/// What an attempt costs, in thousands.
pub(crate) const COST: u16 = 1;

/// Whether the combat under way is an attempt of a bounty.
fn is_bounty_fight(state: &State) -> bool {
    let cause = state.combat.map(|combat| combat.cause);
    matches!(
        cause,
        Some(
            Cause::Contact { .. }
                | Cause::Crew { .. }
                | Cause::Character { .. }
                | Cause::Placed { .. }
        )
    )
}

/// Whether a job or a bounty has just been declared, and who else takes part in it.
fn attempt(state: &State) -> Option<Option<PlayerId>> {
    if let Some(combat) = state.combat {
        return is_bounty_fight(state).then(|| combat.defender());
    }
    state.stack.iter().rev().find_map(|frame| match *frame {
        Frame::Job { with, .. } => Some(with),
        _ => None,
    })
}

/// Whether a player can interfere with what the current player attempts.
pub(super) fn may_interfere(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    // rule: house-interference/same-planet-during-job-or-bounty,
    // house-interference/pay-then-roll-one-die
    let Some(with) = attempt(state) else {
        return false;
    };
    let (own, active) = (state.area(player), state.mine());
    state.options.house.has(HouseRule::Interference)
        && own.space == active.space
        && galaxy::is_planet(game, active.space)
        && own.credits >= COST
        && !own.defeated
        && with != Some(player)
        && state.house.forced.is_none()
        && may_harm(state, player, state.current)
}

/// Pays, and rolls.
pub(super) fn interfere(state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let other = state.current;
    log.tell(state, || Event::Interference { player, other });
    credits::lose(state, player, COST, Why::Cost, log);
    match one_die(state, player, log) {
        // rule: house-interference/hit-or-crit-forces-one-reroll
        Die::Hit | Die::Crit => {
            state.house.forced = Some(player);
            log.tell(state, || Event::InterferenceDone { player, other });
        }
        // rule: house-interference/blank-costs-reputation
        Die::Blank => {
            log.tell(state, || Event::InterferenceCaught { player, other });
            wait(state, Pending::Slander { by: other, player });
        }
        // rule: house-interference/focus-does-nothing
        Die::Focus => log.tell(state, || Event::InterferenceFailed { player, other }),
    }
}

/// The current player has rolled for what they attempt: one die may have to be rolled again.
pub(crate) fn after_roll(state: &mut State, roller: Option<PlayerId>) {
    // rule: house-interference/bounty-fights-count-as-tests
    if roller != Some(state.current) {
        return;
    }
    if let Some(by) = state.house.forced.take() {
        wait(state, Pending::Reroll { by });
    }
}

/// The attempt is over, and what was forced with it.
pub(crate) fn end_attempt(state: &mut State) {
    // rule: house-interference/effect-ends-with-the-attempt
    state.house.forced = None;
}

/// The dice that can be made to be rolled again; those that show the same are alike.
pub(super) fn dice(state: &State, out: &mut Vec<Choice>) {
    let dice = state.roll.map(|roll| roll.dice).unwrap_or_default();
    let places = dice.iter().enumerate();
    let real = places.filter(|(_, die)| !die.added && !die.cancelled);
    let new = real.filter(|(place, die)| !dice[..*place].iter().any(|one| one.face == die.face));
    out.extend(new.map(|(place, _)| Choice::Die(place as u8)));
}

/// Rolls a die again.
pub(super) fn reroll(state: &mut State, by: PlayerId, place: u8, log: &mut Log<Event>) {
    let Some(mut roll) = state.roll else {
        return;
    };
    if let Some(die) = roll.dice.get_mut(usize::from(place)) {
        *die = throw(&mut state.fate);
    }
    state.roll = Some(roll);
    log.tell(state, || Event::DiceChanged {
        of: roll.of,
        by,
        dice: roll.dice,
    });
}
