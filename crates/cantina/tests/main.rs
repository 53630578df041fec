//! Every test of the binary, which is run as a person runs it. One program, because many small ones
//! take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod bench_server;
mod cards;
mod commands;
mod common;
mod ending;
mod engine;
mod fixtures;
mod full_disk;
mod house;
mod killed;
mod languages;
mod memory;
mod owner;
mod play;
mod protocol;
mod replay;
mod serve;
mod served;
mod simulate;
mod storage;
