//! The laws every game must keep, written once, and scenarios for tests.
//!
//! *Invariant*: the kit uses only what every game offers. A law written here holds for all games,
//! or it is not a law. It panics only in [`Stage`], which is an assertion.
//!
//! [`Laws`] plays: `sample` (random, always-first, always-last, every set-up), `proptest` (looks
//! for a game that breaks a law and shrinks it), `race` (fast, for soaks). [`Law`]
//! lists what is checked at each position; this is how:
//!
//! | law | how |
//! | --- | --- |
//! | `Deterministic` | every choice is made three times, heard and unheard: the same state and events |
//! | `Replay` | at the end the record is played again: the same states and events |
//! | `SaveAndLoad` | through text and back: the same state, the same record |
//! | `UndoAndRedo` | the next choice is made, taken back, made again; after chance only the generator may differ, and must. A seat's own undo leads to a decision of that seat, and is refused exactly where it is said not to be free |
//! | `RefusalChangesNothing` | choices and offers from earlier in the game, made by every seat and one that does not exist: refused ones leave the table as it was |
//! | `ListedIsAccepted` | every listed choice is accepted, once, from its seat alone; no unlisted one is |
//! | `TakenIsListed` | a choice taken by its number, without a list, is the one with that number in the list, and as many are counted as are listed |
//! | `SomethingToChoose` | no decision without a choice or a prompt; at the end a place for every player |
//! | `MoreIsSaid` | where a decision says that there is nothing to explain, it is explained nevertheless: there is nothing |
//! | `WindowPasses` | a decision with a window has exactly one choice that lets it pass |
//! | `DrawnOnSomething` | a choice, a price, a chance and what is not possible are drawn on a card or token with a face, or on a seat somebody has |
//! | `BarrierIsTold` | what was said to be free to take back, by [`Ahead`](crate::Ahead), is free to take back once it is made |
//! | `StepGoesOn` | after a choice that was called a step the same seat is asked, unless it was said to roll or to reveal something |
//! | `TeammatesShareTheirPlace` | at the end those of one team are in one place |
//! | `TurnsEnd` | turns count upwards and end within a bound in every way of playing; random games end |
//! | `NoLeak` | for each seat a world is dealt that differs only in what it does not know: view, decision, explanation, outcome and the events of the next choice must be the same bytes |
//! | `Determinize` | both worlds determinize to the same one, with another generator, and the seat sees no difference |
//! | `SecretsVisited` | what the state serialises as `Hidden` is counted, and compared with what `secrets` visits: a pool that was forgotten would never be dealt anew, and its leaks never found |
//! | `Words` | the position in words, staged and told again, is the same words |
//! | `Invariant` | what the game itself says of every state: each card in one place |
//!
//! Who tests the tester? `tests/flawed.rs` plays Coaxium with one flaw at a time and names the law
//! that must break.
//!
//! A [`Stage`] is for scenario tests: a test states a position, acts by name, and asserts exact
//! choices and results. Every choice made on it is first made through save and load and through
//! undo and redo: a test that passes has passed all three ways, without a word about it.
//!
//! A [`Twisted`] game is any other with one thing different, for tests of what runs games: one
//! whose choices panic, one that counts how often its cards are written out, one that begins in a
//! stated world.

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
