//! `cantina replay --verify`: whether chance was what it was promised to be.
//!
//! A table tells a commitment before anybody sits down, and seed and nonce when the game is over. If
//! they fit, the seed was fixed before. If the whole game follows from that seed entry by entry, each
//! position hashed as it was recorded, then so did every die, card and shuffle in it.

use super::{Agreement, Args, load_error};
use crate::error::Failure;
use crate::words::Words;
use bots::Playable;
use printed::number;
use serde_json::Value;
use std::io::Write;
use tabletop::{AnyOrigin, Divergence, Promise, Seed};

/// How it stands with what was promised before the game.
enum Promised {
    /// The seed is the one that was fixed before.
    Kept(String),
    /// It is another one.
    Broken(String),
    /// The file tells a commitment, but not the one that was noted.
    Other { told: String, noted: String },
    /// Nobody promised anything, or the file does not tell.
    Nothing,
}

/// Checks everything that can be checked, and says what holds.
pub(super) fn verify(
    out: &mut dyn Write,
    args: &Args,
    game: &dyn Playable,
    save: &Value,
    words: &Words,
) -> Result<Agreement, Failure> {
    let promised = promised(args, save);
    writeln!(out, "{}", say_promised(&promised, words))?;

    let mut draws = 0;
    let loaded = game.retell(save, &mut |table, _| draws = draws.max(table.draws()));
    let loaded = loaded.map_err(|source| load_error(args, source))?;
    let entries = save["record"]["entries"].as_array().map_or(0, Vec::len);
    let rules = save["record"]["rules"].as_u64();
    let is_of_todays_rules = rules == Some(u64::from(game.rules()));
    let follows = match &loaded.diverged {
        Some(Divergence { at, of, why }) => {
            let (at, of) = (number(*at), number(*of));
            words.say(
                "verify-differs",
                &[("at", at), ("of", of), ("why", why.as_str().into())],
            )
        }
        None if is_of_todays_rules => {
            let counted = [("entries", number(entries)), ("draws", number(draws))];
            words.say("verify-follows", &counted)
        }
        None => words.say("verify-older", &[("entries", number(entries))]),
    };
    writeln!(out, "{follows}")?;
    let ended = match loaded.table.outcome() {
        Some(_) => "verify-ended",
        None => "not-finished",
    };
    if loaded.diverged.is_none() {
        writeln!(out, "{}", words.of(ended))?;
    }
    let holds = match promised {
        Promised::Kept(_) => true,
        Promised::Broken(_) | Promised::Other { .. } => false,
        // Who noted a commitment wants to know whether it was kept.
        Promised::Nothing => args.commitment.is_none(),
    };
    Ok(match holds && loaded.diverged.is_none() {
        true => Agreement::Agrees,
        false => Agreement::Differs,
    })
}

fn promised(args: &Args, save: &Value) -> Promised {
    let noted = args.commitment.as_ref().map(|noted| noted.to_lowercase());
    let Some((promise, seed)) = Promise::of(save).zip(seed(save)) else {
        return Promised::Nothing;
    };
    match noted {
        Some(noted) if noted != promise.commitment => Promised::Other {
            told: promise.commitment,
            noted,
        },
        _ if promise.is_kept_by(seed) => Promised::Kept(promise.commitment),
        _ => Promised::Broken(promise.commitment),
    }
}

/// All chance of the game.
fn seed(save: &Value) -> Option<Seed> {
    let origin: AnyOrigin = serde_json::from_value(save["record"]["origin"].clone()).ok()?;
    Some(origin.seed())
}

fn say_promised(promised: &Promised, words: &Words) -> String {
    match promised {
        Promised::Kept(hash) => words.say("verify-kept", &[("hash", hash.as_str().into())]),
        Promised::Broken(hash) => words.say("verify-broken", &[("hash", hash.as_str().into())]),
        Promised::Other { told, noted } => {
            let args = [
                ("told", told.as_str().into()),
                ("noted", noted.as_str().into()),
            ];
            words.say("verify-other", &args)
        }
        Promised::Nothing => words.of("verify-nothing"),
    }
}
