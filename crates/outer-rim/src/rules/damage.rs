//! Damage and defeat; glossary "Damage", "Defeated".

use crate::OuterRim;
use crate::content::{Amount, Body, Moment, Value};
use crate::event::{Event, Why};
use crate::rules::{abilities, ambitions, credits, encounter_cards, house, jobs, values};
use crate::state::{Frame, PlayerId, State};
use tabletop::Log;

/// What a defeat costs, in thousands.
const DEFEAT: u16 = 3;

/// The damage that defeats a body.
pub(crate) fn limit(game: &OuterRim, state: &State, player: PlayerId, body: Body) -> u8 {
    let value = match body {
        Body::Character => Value::Health,
        Body::Ship => Value::Hull,
    };
    values::value(game, state, player, value)
}

/// What is left of a limit: the damage it can still bear.
pub(crate) fn remaining(game: &OuterRim, state: &State, player: PlayerId, body: Body) -> u8 {
    // rule: clarifications/health-remaining
    let suffered = state.area(player).damage(body);
    limit(game, state, player, body).saturating_sub(suffered)
}

/// Damage is about to be suffered.
pub(crate) fn suffer(state: &mut State, player: PlayerId, body: Body, amount: u8) {
    if amount > 0 {
        state.stack.push(Frame::Suffer {
            player,
            body,
            amount,
            opened: false,
        });
    }
}

/// One step of suffering damage: what may prevent it, then the damage.
pub(crate) fn suffer_step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Suffer {
        player,
        body,
        amount,
        opened,
    }) = state.stack.last_mut()
    else {
        return;
    };
    let (player, body, amount) = (*player, *body, *amount);
    if !*opened {
        *opened = true;
        abilities::open(game, state, Moment::Suffers(body), player);
        return;
    }
    state.stack.pop();
    // rule: damage/capped-at-health-and-hull
    let room = limit(game, state, player, body).saturating_sub(state.area(player).damage(body));
    let amount = amount.min(room);
    if amount > 0 {
        state.area_mut(player).damage[body as usize] += amount;
        log.tell(state, || Event::Suffered {
            player,
            body,
            amount,
        });
    }
    check_defeat(game, state, player);
}

/// Prevents some of the damage that is about to be suffered.
pub(crate) fn prevent(state: &mut State, player: PlayerId, n: u8, log: &mut Log<Event>) {
    // rule: damage/prevent
    for frame in state.stack.iter_mut().rev() {
        if let Frame::Suffer { amount, .. } = frame {
            let prevented = n.min(*amount);
            *amount -= prevented;
            log.tell(state, || Event::Prevented {
                player,
                amount: prevented,
            });
            return;
        }
    }
}

/// Whether a body has all the damage it can take.
pub(crate) fn is_down(game: &OuterRim, state: &State, player: PlayerId, body: Body) -> bool {
    let area = state.area(player);
    area.character.is_some() && area.damage(body) >= limit(game, state, player, body)
}

/// Somebody with enough damage is about to become defeated.
pub(crate) fn check_defeat(game: &OuterRim, state: &mut State, player: PlayerId) {
    // rule: defeat/health-reached, defeat/hull-reached, defeat/happens-once
    let down = [Body::Character, Body::Ship]
        .into_iter()
        .any(|body| is_down(game, state, player, body));
    let pending = state
        .stack
        .iter()
        .any(|frame| matches!(frame, Frame::Defeat { player: other, .. } if *other == player));
    if down && !pending && !state.area(player).defeated {
        state.stack.push(Frame::Defeat {
            player,
            opened: false,
        });
    }
}

/// One step of becoming defeated: what may avert it, then the defeat.
pub(crate) fn defeat_step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Defeat { player, opened }) = state.stack.last_mut() else {
        return;
    };
    let player = *player;
    if !*opened {
        *opened = true;
        abilities::open(game, state, Moment::WouldBeDefeated, player);
        return;
    }
    state.stack.pop();
    let down = [Body::Character, Body::Ship]
        .into_iter()
        .any(|body| is_down(game, state, player, body));
    if !down || state.area(player).defeated {
        return;
    }
    state.area_mut(player).defeated = true;
    log.tell(state, || Event::Defeated { player });
    credits::lose(state, player, DEFEAT, Why::Defeat, log);
    encounter_cards::lose_secrets(game, state, player, log);
    house::bounties::collect(game, state, player, log);
    // rule: defeat/finish-current-then-turn-ends
    if player == state.current {
        state.memory.ends = true;
    }
    jobs::fail_of(game, state, player, log);
    ambitions::fail_of(state, player, log);
}

/// The defeat that was about to happen does not.
pub(crate) fn avert_defeat(state: &mut State, player: PlayerId) {
    let is_this =
        |frame: &Frame| matches!(frame, Frame::Defeat { player: other, .. } if *other == player);
    let Some(place) = state.stack.iter().rposition(is_this) else {
        return;
    };
    state.stack.remove(place);
    // Nothing else that would avert it is asked for any more.
    if matches!(state.stack.get(place), Some(Frame::Window { .. })) {
        state.stack.remove(place);
    }
}

/// Removes damage, and ends a defeat if nothing is at its limit any more.
pub(crate) fn recover(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    body: Body,
    amount: Amount,
    log: &mut Log<Event>,
) {
    let had = state.area(player).damage(body);
    let amount = match amount {
        Amount::Of(n) => n.min(had),
        Amount::All => had,
    };
    if amount == 0 {
        return;
    }
    state.area_mut(player).damage[body as usize] -= amount;
    log.tell(state, || Event::Recovered {
        player,
        body,
        amount,
    });
    stand_up(game, state, player, log);
    if body == Body::Ship {
        abilities::open(game, state, Moment::RecoversShip, player);
    }
}

fn stand_up(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    // rule: defeat/early-recovery
    let down = [Body::Character, Body::Ship]
        .into_iter()
        .any(|body| is_down(game, state, player, body));
    if state.area(player).defeated && !down {
        state.area_mut(player).defeated = false;
        log.tell(state, || Event::StoodUp { player });
    }
}

/// Whether a player has given something for what they do not have yet. Paying and gaining are
/// one: what that does to health and hull is judged when both are done.
pub(crate) fn is_exchanging(state: &State, player: PlayerId) -> bool {
    // rule: bartering/lowers-the-cost, assets/make-room
    state.stack.iter().any(|frame| {
        matches!(frame, Frame::Purchase { player: who, .. } | Frame::Gain { player: who, .. }
                if *who == player)
    })
}

/// Health, hull or damage may have changed: damage is cut, and may now defeat, or no longer.
pub(crate) fn judge_damage(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    // rule: damage/capped-at-health-and-hull
    for body in [Body::Character, Body::Ship] {
        let limit = limit(game, state, player, body);
        let damage = &mut state.area_mut(player).damage[body as usize];
        *damage = (*damage).min(limit);
    }
    stand_up(game, state, player, log);
    check_defeat(game, state, player);
}
