//! Every test of the server, against real sockets and a real file. One program, because many small
//! ones take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod docs;
mod dropping;
mod hostile;
mod languages;
mod leak;
mod life;
mod limits;
mod lobby;
mod nodes;
mod once;
mod pace;
mod pages;
mod past;
mod play;
mod postgres;
mod reached;
mod rematch;
mod report;
mod returning;
mod rules;
mod seats;
mod secrecy;
mod thinking;
mod undo;
mod watched;
