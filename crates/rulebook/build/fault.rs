//! What can be wrong with the rulebook's data. Each fault names its file, and its rule if it has one.

use std::path::PathBuf;

#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("{}: {error}", file.display())]
    Io {
        file: PathBuf,
        error: std::io::Error,
    },
    #[error("{}: {error}", file.display())]
    Toml {
        file: PathBuf,
        /// On one line: Cargo cuts an error at the first line break.
        error: String,
    },
    #[error(
        "{}: a file of rules is rulebook/<game>/<box>/<topic>.toml, and how they are read says rulebook/<game>/book.toml",
        file.display()
    )]
    Place { file: PathBuf },
    #[error("{}: there is no rule of {what} in this book", file.display())]
    Nothing { file: PathBuf, what: String },
    #[error("{}: chapter {chapter}: {what}", file.display())]
    Chapter {
        file: PathBuf,
        chapter: String,
        what: What,
    },
    #[error("{}: {rule}: {what}", file.display())]
    Rule {
        file: PathBuf,
        rule: String,
        what: What,
    },
}

#[derive(Debug, thiserror::Error)]
pub(crate) enum What {
    #[error(
        "an id is topic/slug in small letters, digits and hyphens, and the topic is the file's name"
    )]
    BadId,
    #[error("an alias is topic/slug in small letters, digits and hyphens: {0}")]
    BadAlias(String),
    #[error("the name {name} is already taken in {}", other.display())]
    Taken { name: String, other: PathBuf },
    #[error("no such kind of proof: {0}")]
    Proof(String),
    #[error("the only status is \"designed\", not {0}")]
    Status(String),
    #[error("{0} is no rule of another box of this game, by its id, so it cannot be replaced")]
    Replaces(String),
    #[error("{name} is replaced by {other} as well")]
    ReplacedTwice { name: String, other: String },
    #[error("{0} must not be empty")]
    Empty(String),
    #[error("the English text (text.en, or name.en and guide.en) is missing")]
    NoEnglish,
}
