//! Bounties that players place on one another.

use super::{HouseRule, may_harm};
use crate::OuterRim;
use crate::because::{Because, Source};
use crate::event::{Event, Why};
use crate::rules::{combat, credits};
use crate::state::{Bearer, Cause, Foe, PlayerId, Stage, State};
use tabletop::Log;

/// What it costs to place one, in thousands.
pub(crate) const COST: u16 = 5;
/// What it pays, in thousands.
pub(crate) const CREDITS: u16 = 8;
/// And the fame.
pub(crate) const FAME: u8 = 1;

/// On whom the current player can place a bounty.
pub(crate) fn to_place(state: &State) -> impl Iterator<Item = PlayerId> {
    let by = state.current;
    // rule: house-bounties/pay-and-announce, house-bounties/one-active-at-a-time
    let can = state.options.house.has(HouseRule::Bounties)
        && !state.house.today.placed
        && state.house.placed[by.index()].is_none()
        && state.area(by).credits >= COST;
    let others = state.others(by).filter(move |_| can);
    others
        .filter(move |&other| state.house.placer_of(other).is_none() && may_harm(state, by, other))
}

/// Places one. Everybody hears on whom.
pub(super) fn place(state: &mut State, target: PlayerId, log: &mut Log<Event>) {
    let player = state.current;
    log.tell(state, || Event::BountyPlaced { player, target });
    credits::lose(state, player, COST, Why::Cost, log);
    state.house.today.placed = true;
    state.house.placed[player.index()] = Some(target);
}

/// Whom the current player can fight here because a bounty was placed on them.
pub(crate) fn to_fight(state: &State) -> impl Iterator<Item = PlayerId> {
    // rule: house-bounties/licence-to-attack-the-target
    let hunter = state.current;
    let on = state.options.house.has(HouseRule::Bounties);
    let here = state.others_here(hunter).filter(move |_| on);
    here.filter(move |&target| {
        let wanted = state.house.placer_of(target).is_some();
        wanted && !state.area(target).defeated && may_harm(state, hunter, target)
    })
}

/// Fights somebody with a placed bounty on their head.
pub(super) fn fight(game: &OuterRim, state: &mut State, target: PlayerId, log: &mut Log<Event>) {
    let hunter = state.current;
    let kind = combat::kind_of_players(game, state, hunter);
    let fighters = (hunter, Foe::Player(target));
    combat::fight(state, fighters, kind, None, Cause::Placed { target }, log);
}

/// Somebody was defeated: whoever dealt the damage in their combat collects.
pub(crate) fn collect(game: &OuterRim, state: &mut State, target: PlayerId, log: &mut Log<Event>) {
    let Some(placer) = state.house.placer_of(target) else {
        return;
    };
    // rule: house-bounties/first-to-defeat-collects
    let combat = state.combat.filter(|combat| combat.stage == Stage::After);
    let Some(player) = combat.and_then(|combat| combat.opponent(target)) else {
        return;
    };
    // rule: house-bounties/stays-until-claimed
    state.house.placed[placer.index()] = None;
    log.tell(state, || Event::BountyCollected { player, target });
    credits::gain(state, player, CREDITS, Why::Effect, log);
    let because = |_: &State| Because::of(Source::PlacedBounty, Bearer::Rule);
    credits::gain_fame(game, state, player, (FAME, false), because, log);
}
