//! Favors in public words, both ways.

use super::stage::{find_card, wrong};
use super::words::card_word;
use super::{BundleWords, GrantWords, RequestWords, Scenario};
use crate::OuterRim;
use crate::state::{Favors, Grant, MOST_PLAYERS, Parcel, PlayerId, Players, Request, State};
use tabletop::Refusal;

/// Who holds the debt token of each player; nothing if everybody holds their own.
pub(super) fn debts(state: &State) -> Vec<u8> {
    let debts = state.favors.debts.iter().map(|holder| holder.0);
    match debts.clone().eq(0..debts.len() as u8) {
        true => Vec::new(),
        false => debts.collect(),
    }
}

/// What is asked for.
pub(super) fn requests(game: &OuterRim, state: &State) -> Vec<RequestWords> {
    let bundle = |parcel: &Parcel| BundleWords {
        credits: u32::from(parcel.credits) * 1000,
        cards: parcel
            .cards
            .iter()
            .map(|&card| card_word(game, card))
            .collect(),
        debts: numbers(parcel.debts),
    };
    let requests = state.favors.requests.iter();
    let requests = requests.map(|request| RequestWords {
        by: request.by.0,
        favor: request.favor,
        of: numbers(request.of),
        pays: bundle(&request.pays),
        grants: request
            .grants
            .iter()
            .map(|grant| GrantWords {
                by: grant.by.0,
                price: bundle(&grant.price),
                gives: bundle(&grant.gives),
            })
            .collect(),
        declined: numbers(request.declined),
    });
    requests.collect()
}

fn numbers(players: Players) -> Vec<u8> {
    players.iter().map(|player| player.0).collect()
}

/// Lays out debt tokens, what was received and what is asked for.
pub(super) fn stage(
    game: &OuterRim,
    scenario: &Scenario,
    state: &mut State,
) -> Result<(), Refusal> {
    let count = state.players.len();
    let player = |number: u8| match usize::from(number) < count {
        true => Ok(PlayerId(number)),
        false => Err(wrong(format!("there is no player {number}"))),
    };
    let mut favors: Favors = state.favors;
    for (words, received) in scenario.players.iter().zip(&mut favors.received) {
        *received = words.favor;
    }
    let said = !scenario.debts.is_empty() || !scenario.requests.is_empty();
    let said = said || favors.received.iter().any(Option::is_some);
    if said && !scenario.favors {
        return Err(wrong("debts, requests, favor: only with favors"));
    }
    if !scenario.debts.is_empty() {
        if scenario.debts.len() != count {
            return Err(wrong("debts: one for each player"));
        }
        let debts = scenario.debts.iter().map(|&holder| player(holder));
        favors.debts = debts.collect::<Result<Vec<_>, _>>()?.into_iter().collect();
    }
    if scenario.requests.len() > count {
        return Err(wrong("requests: at most one by each player"));
    }
    let players = |numbers: &[u8]| -> Result<Players, Refusal> {
        numbers.iter().map(|&number| player(number)).collect()
    };
    let parcel = |words: &BundleWords| -> Result<Parcel, Refusal> {
        if words.cards.len() > 8 {
            return Err(wrong("requests: too many cards"));
        }
        let cards = words.cards.iter().map(|id| find_card(game, id));
        Ok(Parcel {
            credits: u16::try_from(words.credits / 1000)
                .map_err(|_| wrong("requests: too many credits"))?,
            cards: cards.collect::<Result<Vec<_>, _>>()?.into_iter().collect(),
            debts: players(&words.debts)?,
            contact: None,
        })
    };
    for words in &scenario.requests {
        let mut request = Request {
            by: player(words.by)?,
            favor: words.favor,
            of: players(&words.of)?,
            pays: parcel(&words.pays)?,
            declined: players(&words.declined)?,
            ..Request::default()
        };
        let twice = favors.request_of(request.by).is_some();
        if twice || request.of.has(request.by) || words.grants.len() > MOST_PLAYERS {
            return Err(wrong("requests: one by each player, to others"));
        }
        for grant in &words.grants {
            request.grants.push(Grant {
                by: player(grant.by)?,
                price: parcel(&grant.price)?,
                gives: parcel(&grant.gives)?,
            });
        }
        favors.requests.push(request);
    }
    state.favors = favors;
    Ok(())
}
