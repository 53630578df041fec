//! Tables for whoever has no server: a browser, or a program that can call a WebAssembly module. The
//! table, both games and the bots stand behind one function from JSON to JSON; whoever calls it brings
//! time, chance and a place to store things, as the server does.
//!
//! There is nothing to import, so no glue tool is needed: the module has its memory and three
//! functions (`door.rs`). `play.mjs` shows how it is called.

#![deny(missing_docs)]

#[cfg(target_arch = "wasm32")]
mod door;
mod request;
mod tables;

pub use tables::Tables;
