//! The rules, one file a topic, named as the rulebook names it.
//!
//! `taking_turn.rs` is the inner loop of every machine's game, and written for that: its head says
//! how. What depends on constants of cards, `attack::strength` above all, is computed whenever
//! asked; nothing is memoised.

pub(crate) mod abilities;
pub(crate) mod attack;
pub(crate) mod bounty_sabotage;
pub(crate) mod commit;
pub(crate) mod discard;
pub(crate) mod empty_deck;
pub(crate) mod exile;
pub(crate) mod force;
pub(crate) mod pay_off;
pub(crate) mod playing;
pub(crate) mod purchasing;
pub(crate) mod row;
pub(crate) mod secret_bases;
pub(crate) mod taking_turn;
pub(crate) mod turn_end;
pub(crate) mod turn_start;
pub(crate) mod winning;

pub use attack::Needs;
