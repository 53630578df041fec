//! What can go wrong in a command, said so that a person knows what to do.

use crate::bench::BenchError;
use printed::Complaint;
use std::io;
use std::path::{Path, PathBuf};
use tabletop::{LoadError, Refusal};

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("unknown game '{name}': try one of {known}")]
    UnknownGame { name: String, known: String },
    #[error("the components of '{game}' are broken:\n{}", problems.join("\n"))]
    BrokenBox {
        game: &'static str,
        problems: Vec<String>,
    },
    #[error("{path}: this pack is broken:\n{}", problems.join("\n"), path = path.display())]
    BrokenPack {
        path: PathBuf,
        problems: Vec<String>,
    },
    #[error("the cards that are shipped are broken:\n{}", problems.join("\n"))]
    BrokenCards { problems: Vec<String> },
    #[error("{path}: these languages are broken:\n{}", problems.join("\n"), path = path.display())]
    BrokenLanguages {
        path: PathBuf,
        problems: Vec<String>,
    },
    #[error("there is no card '{id}'; did you mean {near}?")]
    NoCard { id: String, near: String },
    #[error(
        "there is no card '{id}', nor anything like it; the name of a deck lists its cards: {decks}"
    )]
    NothingLike { id: String, decks: String },
    #[error("'{text}' is no seed: give 64 hexadecimal digits or a whole number")]
    BadSeed { text: String },
    #[error("the system gave no randomness ({0}): give a --seed")]
    NoRandomness(getrandom::Error),
    #[error("{path}: cannot be read: {source}", path = path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("{path}: cannot be written: {source}", path = path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("{path}: there is such a file already, and a new game overwrites none: go on with it by --load, or give another name", path = path.display())]
    Exists { path: PathBuf },
    #[error("{folder}: there is no such folder", folder = folder.display())]
    NoFolder { folder: PathBuf },
    #[error("no game is kept yet: begin one with cantina play, or name a file: --load FILE")]
    NothingKept,
    #[error("{what} is not JSON: {source}")]
    NotJson {
        what: String,
        source: serde_json::Error,
    },
    #[error("{path}: {source}", path = path.display())]
    Load { path: PathBuf, source: LoadError },
    #[error("{path}: this report is damaged: {why}", path = path.display())]
    Report { path: PathBuf, why: String },
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    UnknownBot(#[from] bots::UnknownBot),
    #[error(transparent)]
    Unplayable(#[from] bots::Unplayable),
    #[error(
        "--seats names {named} but this game has {seats} seats: name each, or change the set-up with --setup"
    )]
    Seats { named: usize, seats: usize },
    #[error("nobody called '{name}' can sit down: try {known}")]
    UnknownSitter { name: String, known: String },
    #[error("the bot on {0} does not know what to do: this is a bug")]
    Speechless(tabletop::Seat),
    #[error("{0}")]
    Usage(String),
    #[error("no rule found: {0}")]
    NoRule(String),
    #[error("port {port} cannot be used: {source}; try another --port")]
    Port { port: u16, source: io::Error },
    #[error(transparent)]
    Serve(#[from] server::ServeError),
    #[error(transparent)]
    Bench(#[from] BenchError),
    #[error("input or output failed: {0}")]
    Pipe(#[from] io::Error),
}

impl Failure {
    /// What is wrong with the games and a pack that was added to them, if one was.
    pub(crate) fn broken_pack(path: Option<&Path>, complaints: &[Complaint]) -> Self {
        let problems = complaints.iter().map(ToString::to_string).collect();
        match path {
            Some(path) => Self::BrokenPack {
                path: path.to_owned(),
                problems,
            },
            None => Self::BrokenCards { problems },
        }
    }

    /// Whether the reader of our output went away (`cantina rules | head`): no failure at all.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Pipe(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
