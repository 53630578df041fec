//! The laws every game must keep, written once, and scenarios for tests.
//!
//! [`Laws`] plays games of any kind and checks at every position what must always hold. A
//! [`Stage`] puts a stated position on the table for a test; every choice a test makes there is
//! also made through undo and redo and through save and load. A [`Twisted`] game is another one but
//! for what a test wants different.

mod laws;
mod listing;
mod promises;
mod returning;
mod secrecy;
mod stage;
mod twisted;

pub use laws::{Law, Laws, Limits, Report, Style, Violation};
pub use stage::Stage;
pub use twisted::{Twist, Twisted};
