//! Every test of the kernel. One program, because many small ones take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod coaxium;
mod difference;
mod flawed;
mod past;
mod saves;
