//! Running what is printed on cards.
//!
//! The effects of a card, a tree in the data, are lowered to one flat program; what is half done
//! is a frame on the state's stack: where in the program, for which card. So a game can be stored,
//! copied and taken back in the middle of any ability.

mod can;
mod needs;
mod op;
mod options;
mod picks;
mod run;

pub(crate) use can::Can;
pub(crate) use needs::{Needs, Possible};
pub(crate) use op::{Op, Program, Test};
pub(crate) use options::exile_left;
