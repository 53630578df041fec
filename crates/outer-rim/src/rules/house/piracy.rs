//! Piracy: robbing another player in the same space.

use super::{Conflict, HouseRule, Pending, lose_all_reputation, may_harm, wait};
use crate::OuterRim;
use crate::because::{Because, Source};
use crate::choice::Choice;
use crate::content::{Combat as Kind, Faction, Kind as Asset, Standing};
use crate::event::{Event, Why};
use crate::rules::{combat, credits};
use crate::state::{Bearer, CardId, Cause, Foe, Frame, Gaining, PlayerId, State};
use tabletop::Log;

/// The most credits a robber takes, in thousands.
const MOST: u16 = 3;
const FAME: u8 = 1;

/// Whom the current player can rob here.
pub(crate) fn victims(game: &OuterRim, state: &State) -> impl Iterator<Item = PlayerId> {
    // rule: house-piracy/declare-in-same-space
    let robber = state.current;
    let on = state.options.house.has(HouseRule::Piracy);
    let here = state.others_here(robber).filter(move |_| on);
    here.filter(move |&victim| {
        let area = state.area(victim);
        let has_loot = area.credits > 0 || cargo(game, state, victim).next().is_some();
        has_loot && !area.defeated && may_harm(state, robber, victim)
    })
}

fn cargo(game: &OuterRim, state: &State, player: PlayerId) -> impl Iterator<Item = CardId> {
    let cards = state.area(player).assets.iter().map(|held| held.card);
    cards.filter(|&card| {
        let asset = game.library.asset(card);
        asset.is_some_and(|asset| asset.kind == Asset::Cargo)
    })
}

/// Declares a robbery.
pub(super) fn rob(state: &mut State, victim: PlayerId, log: &mut Log<Event>) {
    let robber = state.current;
    log.tell(state, || Event::Robbery {
        player: robber,
        victim,
    });
    // rule: house-piracy/always-ship-combat
    let fighters = (robber, Foe::Player(victim));
    let cause = Cause::Robbery { victim };
    combat::fight(state, fighters, Kind::Ship, None, cause, log);
}

/// The robber has won. The innermost is done first: the loot, then what the victim loses besides.
pub(crate) fn succeed(
    game: &OuterRim,
    state: &mut State,
    (robber, victim): (PlayerId, PlayerId),
    log: &mut Log<Event>,
) {
    // rule: house-piracy/robber-gains-fame-and-loses-all-reputation
    let known = &mut state.house.robbed[robber.index()];
    if !known.has(victim) {
        known.add(victim);
        let because = |_: &State| Because::of(Source::Robbery, Bearer::Rule);
        credits::gain_fame(game, state, robber, (FAME, false), because, log);
    }
    lose_all_reputation(game, state, robber, log);
    wait(state, Pending::Forfeit { player: victim });
    wait(state, Pending::Loot { robber, victim });
}

/// What a robber can take.
pub(super) fn loot(game: &OuterRim, state: &State, victim: PlayerId, out: &mut Vec<Choice>) {
    // rule: house-piracy/loot-is-credits-or-one-cargo
    let most = state.area(victim).credits.min(MOST) as u8;
    let amounts = (1..=most).rev().map(Conflict::Loot);
    out.extend(amounts.map(Choice::Conflict));
    out.extend(cargo(game, state, victim).map(Choice::Card));
    out.push(Choice::Pass);
}

/// Takes it.
pub(super) fn take(
    state: &mut State,
    (robber, victim): (PlayerId, PlayerId),
    choice: Choice,
    log: &mut Log<Event>,
) {
    match choice {
        Choice::Conflict(Conflict::Loot(amount)) => {
            let amount = u16::from(amount);
            credits::lose(state, victim, amount, Why::Effect, log);
            credits::gain(state, robber, amount, Why::Effect, log);
        }
        Choice::Card(card) => state.stack.push(Frame::Gain {
            card,
            player: robber,
            how: Gaining::Agreed,
        }),
        _ => {}
    }
}

/// The factions with which a robbed player can lose reputation.
pub(super) fn losable(state: &State, player: PlayerId) -> impl Iterator<Item = Faction> {
    // rule: house-piracy/victim-loses-reputation
    let all = Faction::ALL.iter().copied();
    all.filter(move |&faction| {
        let standing = state.area(player).standing(faction);
        standing != Standing::Negative && !state.is_treated(player, faction)
    })
}
