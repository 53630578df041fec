//! The game in words: questions, choices, events, reasons, and the table as plain text.
//!
//! Every sentence is a message in `content/outer-rim/text/`; here is only what they are told.

mod ai_card;
mod ask;
mod back;
mod board;
pub(crate) mod chances;
mod describe;
mod explain;
mod favors;
mod house;
mod journeys;
mod map;
mod meaning;
mod part;
mod speaker;
mod tell;
mod why_not;
mod window;

pub(crate) use ai_card::{ai_section, bullet, spared};
pub(crate) use ask::ask;
pub(crate) use back::back;
pub(crate) use board::{board, result};
pub(crate) use describe::describe;
pub(crate) use explain::{explain, hints};
pub(crate) use favors::describe_offer;
pub(crate) use meaning::meaning;
pub(crate) use part::part;
pub(crate) use speaker::{enemy_on, player_name};
pub(crate) use tell::tell;
pub(crate) use why_not::{why_not, worded};
pub(crate) use window::window;
