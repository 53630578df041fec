//! The single-player game: a rival that is run by an AI deck; Appendix 3 of the Rules Reference.
//!
//! The rival is a player like any other, but for what these files say. Nobody is asked for it: its
//! cards tell what it does, and what a rule asks it is answered by [`decisions`].

pub(crate) mod bullets;
pub(crate) mod buying;
pub(crate) mod crew;
pub(crate) mod decisions;
pub(crate) mod goals;
pub(crate) mod hunting;
pub(crate) mod jobs_cargo;
pub(crate) mod movement;
pub(crate) mod setup;
pub(crate) mod turn;
