//! Star Wars: Outer Rim, all of its rules, the single-player game included.
//!
//! The layout follows the rulebook: [`content`] is what is printed on the components, checked and
//! lowered to one flat program, `state` what lies on the table, `rules` one file a topic of the
//! Rules Reference's glossary, `script` the interpreter of what cards do,
//! with one block a verb in `script::verbs`, `text` and `say` the game
//! in words, `evaluate.rs` what a position is worth to a machine. It is cut as its neighbour
//! `deckbuilding` is, whose notes on the interpreter (`script/mod.rs` there) hold here as well.
//!
//! *Invariant*: no component is named in code that decides, but for a ship that the rules of the
//! single-player game name. *Invariant*: no sentence a player reads stands in Rust.
//!
//! There are two packs. `base` is the box. `test` is **frozen**: one plain card for each verb and
//! window of the effect language, on the characters, ships and map of the box. Rule tests and kept
//! games use only that, so that somebody may balance the box without touching a rule.
//!
//! # What is different here, and why
//!
//! - **Everything that happens goes on the stack.** A turn has dozens of places where somebody's
//!   card may interfere. So a purchase, damage about to be suffered, a patrol on its way or a
//!   combat is a frame that goes on step by step (`flow.rs`), and what comes of it is pushed upon
//!   it. The innermost is finished first, which is what the book's "then" says; a thing that must
//!   happen first is pushed last.
//! - **A window is a frame, too** (`rules/abilities.rs`). An ability is moment + condition +
//!   effects + limit, on a character, ship, asset or secret. Opening a window looks whether anybody
//!   waits for the moment and nearly always pushes nothing; `Moments`, one bit each, is why that is
//!   cheap. If several players have something, the current player says who goes first. Who *may*
//!   hold a fitting secret, by what all have seen, is asked whatever they hold (`may_hold_secret`).
//! - **What somebody has is added up once.** `content::Sum` is what character, ship and assets give
//!   at all times; only bonuses with a condition are looked for when asked. It is kept right by the
//!   functions through which things change hands, and `intact.rs` counts anew.
//! - **`unsettled` and `tidy`** (`rules/goals.rs`): whatever a goal that asks for a state, a slot
//!   or the fame of an asset may depend on says that it has changed, and before anybody decides
//!   they are looked at until nothing changes. Somebody has won once the effect that paid the fame
//!   is over.
//! - **Ambitions are judged at every step** (`rules/ambitions.rs`), in games that have them: a goal may
//!   ask for anything to be so, and what it asks for need not say that it has changed. A numbered goal
//!   counts nothing before its turn, and an encounter may be spent on a goal as on a job.
//! - **Slots hold a set.** No asset is in a certain slot; it is only asked whether all that
//!   somebody has would fit (`rules/assets.rs`). Rearranging needs no moves then.
//! - **The map is tiles and the order they lie in.** Lanes that leave a tile meet those of the next
//!   one when asked (`rules/galaxy.rs`), so any order is a map.
//! - **Defeat ends a turn late, an effect at once.** `Memory::ends` lets the action under way be
//!   finished, `cut_short` does not.
//! - **The rival of the single-player game** is a player without a seat (`rules/solo/`): an AI card
//!   is read bullet by bullet, and every question that is put to it is answered where others would
//!   be asked (`rules/solo/decisions.rs`).
//! - **Time is the price of everything** (`evaluate.rs`). As a failed job is kept, failing costs a
//!   turn and not the reward; the odds of a job are counted from its steps (`evaluate/odds.rs`).
//!   `tests/greedy.rs` says what a player expects of the machine.
//!
//! # What holds everywhere
//!
//! It is checked after every choice of the laws (`intact.rs`), and a test breaks each of these by
//! hand to see it noticed:
//!
//! - Each card lies in one place, a half-done thing on the stack included; each contact in at most
//!   one. What a player has is changed only through `values::give_asset`, `assets::lose`,
//!   `values::give_ship` and `goals::complete`, which keep the sum of it (`content::Sum`) right.
//! - Assets fit their slots, unless the discard that restores it is on the stack.
//! - Who is asked depends only on what all know. A window is opened for everybody who may hold a
//!   secret that fits, whatever they hold; a secret can be any card of its deck that is one in the
//!   place where it was found.
//! - A position told in words while something is half done says so (`half_done`); what was under
//!   way is lost, and nothing else.
//!
//! How we rule where the book is silent: `docs/rulings.md`.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod content;
pub mod scenario;
pub mod text;

mod about;
mod because;
mod choice;
mod components;
mod evaluate;
mod event;
mod face;
mod flow;
mod game;
mod intact;
mod rules;
mod say;
mod script;
mod setup;
mod shipped;
mod short;
mod state;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use because::{Because, Source};
pub use choice::{Choice, Prompt};
pub use components::Components;
pub use event::{Event, Lot, Spared, TurnStep, Unsuited, Why};
pub use game::OuterRim;
pub use rules::{
    Bundle, Conflict, Deed, Favoring, HouseRule, HouseRules, Offer, Pending, Proposal, Word,
};
pub use scenario::Scenario;
pub use setup::Setup;
pub use state::{
    AbilityId, AiCardId, AmbitionId, Bearer, BerthId, CardId, CharacterId, ContactId,
    EncounterDeckId, Favor, Foe, PlayerId, Purpose, Received, Rolled, ShipId, SpaceId, State,
    TileId,
};
pub use view::View;
