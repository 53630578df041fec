//! What the rulebook says of who may know what, and of what is agreed on before a game: proved by
//! what really leaves the server.

mod agreed;
mod contacts;
mod deckbuilding;
mod open;
mod secrets;
