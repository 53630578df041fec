//! The single-player game: a rival that is run by an AI deck; Appendix 3 of the Rules Reference.
//!
//! The rival is a player like any other, but for what these files say. Nobody is asked for it: its
//! cards tell what it does, and what a rule asks it is answered by [`decisions`].

mod buying;
mod crew;
mod decisions;
mod goals;
mod jobs_cargo;
mod movement;
mod setup;
mod turn;
