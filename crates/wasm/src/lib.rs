//! Tables for whoever has no server: a browser, or a program that can call a WebAssembly module.
//! The table, both games and the bots stand behind one function from JSON to JSON (`tables.rs`);
//! whoever calls it brings time, chance and a place for the [`Ledger`](host::Ledger), as the server
//! does.
//!
//! There is nothing to import, so no glue tool is needed: the module has its memory and three
//! functions (`door.rs`, the only `unsafe` in the workspace). `play.mjs` shows how it is called.
//!
//! Here it is a plain library with tests; `make wasm` builds the module with Debian's Rust, which
//! builds the standard library for this target itself, and lets Node play a game of each kind with
//! it to the last position hash of the native build (`cargo xtask ends`). A panic ends the module:
//! there is no table to read anew, only a new module to open the ledger with.

#![deny(missing_docs)]

#[cfg(target_arch = "wasm32")]
mod door;
mod request;
mod tables;

pub use tables::Tables;
