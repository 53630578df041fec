//! What goes over a socket, in both directions.
//!
//! What belongs to a game (its view, prompts, choices, events) is JSON here; the type parameters
//! stand for it, so that a client which knows the game can name its types.

mod info;
mod said;
mod told;

pub use info::Info;
pub use info::Presence;
pub(crate) use info::SeatInfo;
pub(crate) use said::Key;
pub use said::{LetPass, Said, read};
pub use told::Asked;
pub(crate) use told::{Asking, Deciding, Logged, Now, Present, StepTold, Undoing, Welcome};
pub use told::{Fresh, Page, Past, Told};
