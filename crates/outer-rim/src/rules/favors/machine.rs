//! What can be said about favors now, for clients that list it; and what machines say.
//!
//! Machines answer when they are asked and call in what they are owed. They ask for nothing: they
//! play at once, and nobody would have the time to answer.

use super::{Favoring, Proposal, before_dice, can_grant, check};
use crate::OuterRim;
use crate::content::{Faction, Skill, Standing, Value};
use crate::evaluate::{CREDITS, DEBT};
use crate::rules::trade::Bundle;
use crate::rules::{deliver, galaxy, turn, values};
use crate::state::{Favor, Parcel, PlayerId, Request, State, Step};
use tabletop::{Fate, Seat};

/// What granting a favor should bring: a debt token, or two thousand credits.
const PRICE: i32 = DEBT;
/// What a machine pays for a favor at most.
const MOST_PAID: i32 = 2 * CREDITS;
/// Whoever is so near to victory is not helped any more.
const NEARLY_WON: u8 = 2;

/// What a seat can say about favors now: every answer, and what would help it just now.
pub(crate) fn offers(game: &OuterRim, state: &State, seat: Seat) -> Vec<Proposal> {
    let player = PlayerId(seat.0);
    if !state.options.favors || player.index() >= state.players.len() {
        return Vec::new();
    }
    let mut said: Vec<Favoring> = Vec::new();
    for request in state.favors.requests.iter() {
        if request.waits_for(player) {
            said.extend(answers(state, request));
        }
    }
    match state.favors.request_of(player) {
        Some(request) => {
            let willing = request.grants.iter().map(|grant| Seat(grant.by.0));
            said.extend(willing.map(|from| Favoring::Take { from }));
            said.push(Favoring::Withdraw);
        }
        None => said.extend(useful(game, state, player).map(ask)),
    }
    for owner in state
        .favors
        .held_by(player)
        .filter(|&owner| owner != player)
    {
        let of = Seat(owner.0);
        said.extend(useful(game, state, player).map(|favor| Favoring::CallIn { of, favor }));
    }
    said.retain(|favoring| check(game, state, seat, favoring).is_ok());
    said.into_iter().map(Proposal::Favor).collect()
}

fn ask(favor: Favor) -> Favoring {
    Favoring::Ask {
        favor,
        of: Vec::new(),
        pays: Bundle::default(),
    }
}

/// How a request can be answered: as it is, for the debt token of who asked, or not at all.
fn answers(state: &State, request: &Request) -> impl Iterator<Item = Favoring> {
    let to = Seat(request.by.0);
    let owes = state.favors.holder(request.by) == Some(request.by);
    let owes = owes && !request.pays.debts.has(request.by);
    let price = owes.then(|| Some(token_of(request.by)));
    let grants = [None].into_iter().chain(price);
    let grants = grants.map(move |price| Favoring::Grant {
        to,
        price,
        gives: Bundle::default(),
    });
    grants.chain([Favoring::Decline { to }])
}

fn token_of(player: PlayerId) -> Bundle {
    Bundle {
        debts: vec![Seat(player.0)],
        ..Bundle::default()
    }
}

/// The favors that could do something for a player just now.
fn useful<'a>(
    game: &'a OuterRim,
    state: &'a State,
    player: PlayerId,
) -> impl Iterator<Item = Favor> + use<'a> {
    let dice = before_dice(state);
    let now = dice
        .filter(|(rolls, _)| *rolls == player)
        .map(|(_, favor)| favor);
    let own_turn = player == state.current && dice.is_none();
    let moves = matches!(state.step, Step::Planning | Step::Planned);
    let fights = state
        .combat
        .is_some_and(|combat| combat.attacker == player || combat.defender() == Some(player));
    let skills = Skill::ALL.iter().copied();
    let skills = skills.filter(move |&skill| {
        let level = values::skill(game, state, player, skill);
        own_turn && level < 2
    });
    let factions = Faction::ALL.iter().copied();
    let factions = factions
        .filter(move |&faction| own_turn && state.standing(player, faction) != Standing::Positive);
    let shortcut = (own_turn && moves).then_some(Favor::Shortcut);
    let strategy = (own_turn || fights).then_some(Favor::CombatStrategy);
    let strategy = strategy.filter(|_| now.is_none());
    let all = now.into_iter().chain(shortcut).chain(strategy);
    all.chain(skills.map(Favor::Advice))
        .chain(factions.map(Favor::Endorsement))
}

/// Anything that could be said about favors, for players who try everything.
pub(crate) fn propose(
    game: &OuterRim,
    state: &State,
    seat: Seat,
    fate: &mut Fate,
) -> Option<Proposal> {
    if !state.options.favors || fate.below(2) == 0 {
        return None;
    }
    let offers = offers(game, state, seat);
    let at = fate.below(offers.len().max(1) as u32) as usize;
    let Proposal::Favor(mut said) = offers.into_iter().nth(at)? else {
        return None;
    };
    let payment = payment(state, PlayerId(seat.0), fate);
    match &mut said {
        Favoring::Ask { pays, .. } => *pays = payment,
        Favoring::Grant { gives, .. } if fate.below(4) == 0 => *gives = payment,
        _ => {}
    }
    let possible = check(game, state, seat, &said).is_ok();
    possible.then_some(Proposal::Favor(said))
}

/// Something a player could pay with.
fn payment(state: &State, player: PlayerId, fate: &mut Fate) -> Bundle {
    let assets = &state.area(player).assets;
    let debts = state.favors.held_by(player).map(|owner| Seat(owner.0));
    match fate.below(4) {
        0 => Bundle {
            credits: state.area(player).credits.min(1),
            ..Bundle::default()
        },
        1 => Bundle {
            debts: debts.take(1).collect(),
            ..Bundle::default()
        },
        2 => Bundle {
            cards: assets.first().map(|held| held.card).into_iter().collect(),
            ..Bundle::default()
        },
        _ => Bundle::default(),
    }
}

/// What a machine says about favors of itself, whoever decides.
pub(crate) fn reply(game: &OuterRim, state: &State, seat: Seat) -> Option<Proposal> {
    let player = PlayerId(seat.0);
    if !state.options.favors || player.index() >= state.players.len() {
        return None;
    }
    let mut requests = state.favors.requests.iter();
    let asked = requests.find(|request| request.waits_for(player));
    let said = match (asked, state.favors.request_of(player)) {
        (Some(request), _) => Some(answer(game, state, player, request)),
        (None, Some(request)) => pick(game, state, player, request),
        (None, None) => call_in(game, state, player),
    };
    let said = said.filter(|said| check(game, state, seat, said).is_ok());
    said.map(Proposal::Favor)
}

fn answer(game: &OuterRim, state: &State, player: PlayerId, request: &Request) -> Favoring {
    let to = Seat(request.by.0);
    let asker = state.area(request.by);
    let decline = Favoring::Decline { to };
    let wins = asker.fame + NEARLY_WON >= state.options.fame;
    if wins || !can_grant(game, state, player, request.favor) {
        return decline;
    }
    let credits = (PRICE / CREDITS + 1) as u16;
    let price = if worth(game, &request.pays) >= PRICE {
        None
    } else if asker.credits >= credits {
        Some(Bundle {
            credits,
            ..Bundle::default()
        })
    } else if state.favors.holder(request.by) == Some(request.by) {
        Some(token_of(request.by))
    } else {
        return decline;
    };
    let grant = Favoring::Grant {
        to,
        price,
        gives: Bundle::default(),
    };
    // What was offered may be gone by now.
    match check(game, state, Seat(player.0), &grant) {
        Ok(_) => grant,
        Err(_) => decline,
    }
}

/// Takes the cheapest offer, once all have answered.
fn pick(game: &OuterRim, state: &State, player: PlayerId, request: &Request) -> Option<Favoring> {
    if request.of.iter().any(|other| request.waits_for(other)) {
        return None;
    }
    let cost = |grant: &crate::state::Grant| worth(game, &grant.price) - worth(game, &grant.gives);
    let offers = request.grants.iter();
    let offers = offers.filter(|grant| cost(grant) <= MOST_PAID);
    let takes = offers.map(|grant| {
        let from = Seat(grant.by.0);
        (cost(grant), Favoring::Take { from })
    });
    let can = |take: &Favoring| check(game, state, Seat(player.0), take).is_ok();
    let takes = takes.filter(|(_, take)| can(take));
    let best = takes.min_by_key(|(cost, _)| *cost).map(|(_, take)| take);
    best.or(Some(Favoring::Withdraw))
}

/// What a machine thinks a payment is worth.
fn worth(game: &OuterRim, parcel: &Parcel) -> i32 {
    let assets = parcel.cards.iter();
    let assets = assets.filter_map(|&card| game.library.asset(card));
    let cards: u16 = assets.map(|asset| asset.cost.unwrap_or(1)).sum();
    CREDITS * i32::from(parcel.credits + cards) + DEBT * parcel.debts.iter().count() as i32
}

/// Whoever is owed a favor calls it in where it really helps.
fn call_in(game: &OuterRim, state: &State, player: PlayerId) -> Option<Favoring> {
    let owners = state.favors.held_by(player);
    let mut owners = owners.filter(|&owner| owner != player).peekable();
    owners.peek()?;
    let wanted: Vec<Favor> = match state.step {
        _ if before_dice(state).is_some_and(|(rolls, _)| rolls == player) => {
            in_the_last_moment(game, state, player)
                .into_iter()
                .collect()
        }
        _ if player != state.current || !state.stack.is_empty() => return None,
        Step::Planning => one_space_short(game, state, player).into_iter().collect(),
        // Who stands well with a patrol need not fight it.
        Step::Encounter => turn::hostile(game, state, player)
            .map(Favor::Endorsement)
            .collect(),
        _ => Vec::new(),
    };
    let calls = owners.flat_map(|owner| {
        let of = Seat(owner.0);
        wanted
            .iter()
            .map(move |&favor| Favoring::CallIn { of, favor })
    });
    let mut calls = calls.filter(|said| check(game, state, Seat(player.0), said).is_ok());
    calls.next()
}

/// Advice for who is unskilled, and a die for who has no more of them than the foe.
fn in_the_last_moment(game: &OuterRim, state: &State, player: PlayerId) -> Option<Favor> {
    let (_, favor) = before_dice(state)?;
    let helps = match favor {
        Favor::Advice(skill) => values::skill(game, state, player, skill) == 0,
        _ => state.combat.is_some_and(|combat| {
            let own = values::value(game, state, player, combat.kind.value());
            let other = combat
                .defender()
                .map(|other| values::value(game, state, other, combat.kind.value()));
            own <= combat.value.or(other).unwrap_or_default()
        }),
    };
    helps.then_some(favor)
}

/// A shortcut, where something waits to be brought or done just out of reach.
fn one_space_short(game: &OuterRim, state: &State, player: PlayerId) -> Option<Favor> {
    let area = state.area(player);
    let reach = values::value(game, state, player, Value::Hyperdrive);
    let away = galaxy::distances(game, state, area.space);
    let assets = area.assets.iter();
    let mut goals = assets.filter_map(|held| {
        let asset = game.library.asset(held.card)?;
        match (asset.bounty, asset.job, asset.cargo) {
            (Some(bounty), ..) => held.captive.map(|_| bounty.deliver_to),
            (_, Some(job), _) => Some(job.destination),
            (.., Some(cargo)) => Some(deliver::place(state, cargo.destination)),
            _ => None,
        }
    });
    let short = goals.any(|goal| away.get(goal.index()) == Some(&(reach + 1)));
    (short && !area.defeated).then_some(Favor::Shortcut)
}
