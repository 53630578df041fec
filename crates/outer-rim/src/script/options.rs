//! What effects ask: of whom, and what can be answered.

use super::op::{Goal, Op};
use super::{can, run};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Faction, Other, Patrols, Skill, With};
use crate::rules::{contacts, credits, galaxy, market, patrols, values};
use crate::state::{At, BerthId, Frame, PlayerId, Running, Spaces, State};

/// Who answers what the script asks.
pub(crate) fn decider(game: &OuterRim, state: &State, running: Running) -> PlayerId {
    match game.library.op(running.at) {
        // rule: ties/most-famous-current-player-picks-one
        Op::As {
            who: Other::MostFamous,
            ..
        } => state.current,
        // rule: nearest/tie-current-player-picks
        Op::MovePatrol(Patrols::Nearest, _)
        | Op::MovePatrolToward(Patrols::Nearest, _)
        | Op::MovePatrolDirectly(Patrols::Nearest)
            if running.picked == 0 =>
        {
            state.current
        }
        _ => running.actor,
    }
}

/// What can be answered to what the script asks.
pub(crate) fn choices(game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
    let actor = running.actor;
    let area = state.area(actor);
    match game.library.op(running.at) {
        Op::May(_) => {
            let first = At(running.at.0 + 1);
            if can::could(game, state, actor, running.bearer, first) {
                out.extend([Choice::Yes, Choice::Pass]);
            } else if can::could_if_lent(game, state, actor, running.bearer, first) {
                out.push(Choice::Pass);
            }
        }
        Op::Choose { first, count, .. } => {
            let options = (0..count).filter(|&option| {
                let at = game.library.program.option(first + u16::from(option));
                can::could(game, state, actor, running.bearer, at)
            });
            out.extend(options.map(Choice::Option));
        }
        Op::As { who, .. } | Op::FightPlayer { who, .. } => {
            let fight = matches!(game.library.op(running.at), Op::FightPlayer { .. });
            out.extend(others(state, actor, who, fight).map(Choice::Player));
        }
        Op::Reputation(With::YourChoice, steps) => {
            let can = |faction: &Faction| {
                let standing = area.standing(*faction);
                standing.moved(steps) != standing
            };
            let factions = Faction::ALL.iter().copied().filter(can);
            out.extend(factions.map(Choice::Faction));
        }
        Op::SetReputation(With::YourChoice, _) => {
            out.extend(Faction::ALL.iter().copied().map(Choice::Faction));
        }
        Op::Discard(sieve) => {
            let sieve = game.library.program.sieve(sieve);
            let assets = area.assets.iter().map(|held| held.card);
            let assets = assets.filter(|&card| values::passes(game, card, sieve));
            out.extend(assets.map(Choice::Card));
        }
        Op::Take(sieve) => {
            let sieve = game.library.program.sieve(sieve);
            for other in state.others_here(actor) {
                let assets = state.area(other).assets.iter().map(|held| held.card);
                let assets = assets.filter(|&card| values::passes(game, card, sieve));
                out.extend(assets.map(Choice::Card));
            }
        }
        Op::Look(which) => {
            let seat = tabletop::Seat(actor.0);
            let unknown = contacts::matching(game, state, actor, which).filter(|berth| {
                let token = state.berths[berth.index()];
                token.is_some_and(|token| !token.contact.known.contains(seat))
            });
            out.extend(unknown.map(Choice::Berth));
        }
        Op::Reveal(which) => {
            let facedown = contacts::matching(game, state, actor, which).filter(|berth| {
                let token = state.berths[berth.index()];
                token.is_some_and(|token| !token.faceup)
            });
            out.extend(facedown.map(Choice::Berth));
        }
        Op::Exchange(which) => {
            let these = contacts::matching(game, state, actor, which);
            let later = these.filter(|berth| berth.0 + 1 > running.picked);
            out.extend(later.map(Choice::Berth));
            // The last one has no partner after it.
            if running.picked == 0 {
                out.pop();
            }
        }
        Op::MoveContact(which) if running.picked == 0 => {
            out.extend(contacts::matching(game, state, actor, which).map(Choice::Berth));
            if contacts::empty_berths(game, state, game.library.planets)
                .next()
                .is_none()
            {
                out.clear();
            }
        }
        Op::MoveContact(_) => {
            let from = game.library.planet_of(BerthId(running.picked - 1));
            let elsewhere = game.library.planets.without(Spaces::of(from));
            out.extend(contacts::empty_berths(game, state, elsewhere).map(Choice::Berth));
        }
        Op::MoveDirectly(goal) => {
            let spaces = match goal {
                Goal::AnyPlanet => game.library.planets.without(Spaces::of(area.space)),
                Goal::Within(range) => galaxy::within(game, state, area.space, range),
                Goal::Space(space) => Spaces::of(space),
            };
            out.extend(spaces.iter().map(Choice::Space));
        }
        Op::MovePatrolDirectly(_) if running.picked > 0 => {
            let faction = Faction::ALL[usize::from(running.picked - 1)];
            let here = Spaces::of(state.patrol(faction).space);
            let all = game.library.planets.or(game.library.navpoints);
            let all = all.or(game.library.maelstrom).without(here);
            out.extend(all.iter().map(Choice::Space));
        }
        Op::MovePatrolToward(..) if running.picked > 0 => {
            out.extend(others(state, actor, Other::Anyone, false).map(Choice::Player));
        }
        Op::EliminatePatrol(which) => {
            // rule: patrols/level-four-cannot-be-eliminated
            let those = meant_patrols(game, state, actor, which);
            let mortal = those.filter(|&faction| !patrols::is_invincible(state, faction));
            out.extend(mortal.map(Choice::Faction));
        }
        Op::MovePatrol(which, _)
        | Op::MovePatrolToward(which, _)
        | Op::MovePatrolDirectly(which) => {
            out.extend(meant_patrols(game, state, actor, which).map(Choice::Faction));
        }
        Op::RedirectPatrol(reach) => {
            let others = others(state, actor, Other::Anyone, false);
            let near = state.stack.iter().rev().find_map(|frame| match frame {
                Frame::PatrolMove { faction, .. } => Some(state.patrol(*faction).space),
                _ => None,
            });
            let near = near.map(|space| galaxy::distance(game, state, area.space, space));
            let within = near.is_some_and(|distance| distance <= reach);
            if within {
                out.extend(others.map(Choice::Player));
            }
        }
        Op::KeepDrawn(deck, n) => {
            let drawn = market::drawn(state, deck, n).iter().rev();
            let fits = drawn.filter(|drawn| market::could_gain(game, state, actor, drawn.card));
            out.extend(fits.map(|drawn| Choice::Card(drawn.card)));
            out.push(Choice::Pass);
        }
        Op::BuyTop(deck, discount) if market::can_buy(game, state, actor, deck, discount, 0) => {
            out.extend([Choice::Buy(deck), Choice::Pass]);
        }
        Op::BuyTop(deck, discount) => {
            // rule: trade/credits-may-interrupt
            let lendable = credits::lendable(state, actor);
            if market::can_buy(game, state, actor, deck, discount, lendable) {
                out.push(Choice::Pass);
            }
        }
        Op::GainSkill => out.extend(Skill::ALL.iter().copied().map(Choice::Skill)),
        Op::EncounterWithin(range) => {
            let near = galaxy::within(game, state, area.space, range);
            let factions = Faction::ALL.iter().copied();
            let near_ones = factions.filter(|&faction| near.has(state.patrol(faction).space));
            out.extend(near_ones.map(Choice::EncounterPatrol));
            for planet in near.and(game.library.planets).iter() {
                let berths = game.library.berths_of(planet);
                let full = berths.filter(|berth| state.berths[berth.index()].is_some());
                out.extend(full.map(Choice::EncounterContact));
            }
        }
        _ => {}
    }
}

/// The other players an effect can be about.
fn others(
    state: &State,
    actor: PlayerId,
    who: Other,
    fight: bool,
) -> impl Iterator<Item = PlayerId> {
    let (here, fame) = (state.area(actor).space, state.area(actor).fame);
    let most = state.players.iter().map(|area| area.fame).max();
    state.clockwise(actor).filter(move |&player| {
        let area = state.area(player);
        let fits = match who {
            Other::Here => player != actor && area.space == here,
            Other::HereMoreFamous => player != actor && area.space == here && area.fame > fame,
            Other::Anyone => player != actor,
            // rule: fame/current-player-if-tied-is-hit
            Other::MostFamous => Some(area.fame) == most,
        };
        // rule: defeat/cannot-be-attacked
        fits && !(fight && area.defeated)
    })
}

fn meant_patrols(
    game: &OuterRim,
    state: &State,
    actor: PlayerId,
    which: Patrols,
) -> impl Iterator<Item = Faction> {
    let here = state.area(actor).space;
    let all: Spaces = state.patrols.iter().map(|patrol| patrol.space).collect();
    let nearest = match which {
        Patrols::Nearest => galaxy::nearest(game, state, here, all),
        _ => Spaces::NONE,
    };
    Faction::ALL
        .iter()
        .copied()
        .filter(move |&faction| match which {
            Patrols::Of(one) => faction == one,
            Patrols::Here => state.patrol(faction).space == here,
            Patrols::Nearest => nearest.has(state.patrol(faction).space),
            Patrols::Any => true,
        })
}

/// Where what the present step offers begins.
pub(crate) fn offers(game: &OuterRim, running: Running) -> Vec<At> {
    match game.library.op(running.at) {
        Op::May(_) => vec![running.at.next()],
        Op::Choose { first, count, .. } => {
            let options = (0..count).map(|option| first + u16::from(option));
            options
                .map(|one| game.library.program.option(one))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The price effects begin with, if a player has too few credits for it.
pub(crate) fn lacking(game: &OuterRim, state: &State, actor: PlayerId, at: At) -> Option<u16> {
    let have = state.area(actor).credits;
    match game.library.op(at) {
        Op::Step(_) => lacking(game, state, actor, at.next()),
        Op::Pay(price, _) => (price > have).then_some(price),
        Op::To { then, .. } => {
            (at.0 + 1..then.0).find_map(|step| match game.library.op(At(step)) {
                Op::Pay(price, _) | Op::LoseCredits(price) => (price > have).then_some(price),
                _ => None,
            })
        }
        _ => None,
    }
}

/// Whether effects that begin here ask before anything else comes of them.
pub(crate) fn asks_soon(game: &OuterRim, at: At) -> bool {
    match game.library.op(at) {
        Op::Step(_) | Op::To { .. } | Op::Pay(..) => asks_soon(game, at.next()),
        Op::Move(_) | Op::Reroll(_) | Op::Turn { .. } | Op::Cancel(..) => true,
        Op::MarketAction | Op::BuyTop(..) | Op::BuyShip { .. } => true,
        op => asks(op),
    }
}

/// Whether the script on top picks two things, one after the other.
pub(crate) fn picks_twice(game: &OuterRim, state: &State) -> bool {
    let op = run::running(state).map(|running| game.library.op(running.at));
    matches!(
        op,
        Some(
            Op::Exchange(_)
                | Op::MoveContact(_)
                | Op::MovePatrolToward(..)
                | Op::MovePatrolDirectly(_)
        )
    )
}

/// Whether a step asks somebody.
pub(super) fn asks(op: Op) -> bool {
    matches!(
        op,
        Op::May(_)
            | Op::Choose { .. }
            | Op::As { .. }
            | Op::FightPlayer { .. }
            | Op::Reputation(With::YourChoice, _)
            | Op::SetReputation(With::YourChoice, _)
            | Op::Discard(_)
            | Op::Take(_)
            | Op::Look(_)
            | Op::Reveal(_)
            | Op::Exchange(_)
            | Op::MoveContact(_)
            | Op::MoveDirectly(_)
            | Op::MovePatrol(..)
            | Op::MovePatrolToward(..)
            | Op::MovePatrolDirectly(_)
            | Op::EliminatePatrol(_)
            | Op::RedirectPatrol(_)
            | Op::GainSkill
            | Op::KeepDrawn(..)
            | Op::BuyTop(..)
            | Op::EncounterWithin(_)
    )
}

/// Whether somebody who can only decline is asked all the same: others may hand over credits.
pub(super) fn may_wait(op: Op) -> bool {
    // rule: trade/credits-may-interrupt
    matches!(op, Op::May(_) | Op::BuyTop(..))
}
