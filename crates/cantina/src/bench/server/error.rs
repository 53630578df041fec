//! Why nothing could be measured.

use std::io;

/// Why nothing could be measured.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BenchError {
    #[error("the server could not be started: {0}")]
    NotStarted(io::Error),
    #[error("the server ended before it listened; what it said stands above")]
    NotServing,
    #[error(
        "{sockets} sockets need {needed} open files, and only {allowed} are allowed here: \
         raise the limit (ulimit -n {needed}), or measure fewer --tables"
    )]
    TooFewFiles {
        sockets: usize,
        needed: u64,
        allowed: u64,
    },
    #[error(
        "a table of {game} has {seats} seats like this, and two people are measured: give a --setup for two"
    )]
    NotForTwo { game: &'static str, seats: usize },
    #[error("no game of {game} lasted {entries} entries: measure with fewer --entries")]
    TooShort { game: &'static str, entries: u32 },
    #[error("more than one node needs a database they share: give --database postgres://…")]
    OneNode,
    #[error("the server does not answer as it should: {0}")]
    Unexpected(String),
    #[error("the server cannot be reached: {0}")]
    Unreachable(io::Error),
    #[error("the line to the server broke: {0}")]
    Line(Box<tokio_tungstenite::tungstenite::Error>),
    #[error("{what} took longer than {seconds} seconds")]
    TooSlow { what: &'static str, seconds: u64 },
    #[error("the disk cannot be measured: {0}")]
    Disk(io::Error),
    #[error(transparent)]
    Store(#[from] server::StoreError),
}

impl From<tokio_tungstenite::tungstenite::Error> for BenchError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Line(Box::new(error))
    }
}
