//! What can be asked for, as JSON.

use bots::AnyDeed;
use host::{
    Asker, Code, Fault, Input, Ledger, Opening, Question, Right, Said, Shown, Sitter, TableId,
    Thinking, Thought, TokenHash, ViewerId, Written,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Lang, Picked, Saying};

/// What can be asked for.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Request {
    /// A new table: what is to be stored of it.
    Prepare {
        game: String,
        #[serde(default)]
        setup: Value,
        seats: Vec<Sitter>,
        #[serde(default)]
        private: bool,
        opening: Opening,
    },
    /// A table that was stored, to go on with: its number, and what is to be done.
    Open {
        ledger: Box<Ledger>,
        #[serde(default)]
        now: u64,
        #[serde(default)]
        pace: u64,
    },
    /// That a table heeds something: what is to be done.
    Heed {
        table: usize,
        #[serde(default)]
        now: u64,
        input: Heard,
    },
    /// That a machine thinks: its thought.
    Think { table: usize, thinking: Thinking },
    /// That a table is forgotten.
    Close { table: usize },
}

/// [`Input`], as JSON. Tokens are given as they are, and only their hashes go further.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Heard {
    Joined {
        viewer: u64,
        token: Option<String>,
        #[serde(default)]
        lang: Lang,
    },
    Left(u64),
    Said(u64, Said),
    Asked(u64, Asked),
    Thought(Thinks),
    Tick,
    Stored(Kept),
    Loaded(Box<Ledger>),
    /// Nothing can be read any more, and why.
    Lost(String),
}

/// [`Question`], as JSON.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Asked {
    Info {
        #[serde(default)]
        lang: Lang,
    },
    Mine {
        token: String,
        #[serde(default)]
        lang: Lang,
    },
    Fresh {
        token: Option<String>,
        since: Option<u32>,
        #[serde(default)]
        lang: Lang,
    },
    Log {
        token: Option<String>,
        before: u32,
        #[serde(default)]
        lang: Lang,
    },
    Save,
    Report {
        token: Option<String>,
        wrong: String,
        #[serde(default)]
        lang: Lang,
    },
    Sit {
        seat: Option<u8>,
        name: String,
        /// What opens the seat from now on.
        token: String,
        invitation: Option<String>,
        /// What opens a seat at the table before.
        kept: Option<String>,
    },
    Rematch {
        token: String,
        #[serde(default)]
        swap: bool,
        opening: Opening,
    },
}

/// [`Written`], as JSON.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Kept {
    Done,
    Next(TableId),
    Taken,
    Failed(String),
}

/// [`Thought`], as JSON.
#[derive(Serialize, Deserialize)]
pub(crate) struct Thinks {
    position: u32,
    deed: Option<Deed>,
}

/// What a machine does, as JSON.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Deed {
    Id(usize),
    Choice(Value),
    Choices(Vec<Value>),
    Offer(Value),
}

impl From<Heard> for Input {
    fn from(heard: Heard) -> Self {
        // Whoever keeps the ledger says in its own words what is wrong with it.
        let broken = |why: String| Fault::new(Code::Internal, Saying::plain(why));
        match heard {
            Heard::Joined {
                viewer,
                token,
                lang,
            } => Self::Joined {
                viewer: ViewerId(viewer),
                shown: shown(token),
                lang,
            },
            Heard::Left(viewer) => Self::Left(ViewerId(viewer)),
            Heard::Said(viewer, said) => Self::Said(ViewerId(viewer), said),
            Heard::Asked(asker, asked) => Self::Asked(Asker(asker), asked.into()),
            Heard::Thought(thinks) => Self::Thought(thinks.into()),
            Heard::Tick => Self::Tick,
            Heard::Stored(kept) => Self::Stored(match kept {
                Kept::Done => Written::Done,
                Kept::Next(table) => Written::Next(table),
                Kept::Taken => Written::Taken,
                Kept::Failed(why) => Written::Failed(broken(why)),
            }),
            Heard::Loaded(ledger) => Self::Loaded(Ok(ledger)),
            Heard::Lost(why) => Self::Loaded(Err(broken(why))),
        }
    }
}

impl From<Asked> for Question {
    fn from(asked: Asked) -> Self {
        match asked {
            Asked::Info { lang } => Self::Info(Shown::default(), lang),
            Asked::Mine { token, lang } => Self::Mine(TokenHash::of(&token), lang),
            Asked::Fresh { token, since, lang } => Self::Fresh {
                shown: shown(token),
                since,
                lang,
            },
            Asked::Log {
                token,
                before,
                lang,
            } => Self::Log {
                shown: shown(token),
                before,
                lang,
            },
            Asked::Save => Self::Save(Shown::default()),
            Asked::Report { token, wrong, lang } => Self::Report {
                shown: shown(token),
                wrong,
                lang,
            },
            Asked::Sit {
                seat,
                name,
                token,
                invitation,
                kept,
            } => Self::Sit {
                seat,
                name,
                by: match kept {
                    Some(token) => Right::Kept(TokenHash::of(&token)),
                    None => Right::Invited(invitation),
                },
                token: TokenHash::of(&token),
            },
            Asked::Rematch {
                token,
                swap,
                opening,
            } => Self::Rematch {
                token: TokenHash::of(&token),
                swap,
                opening,
            },
        }
    }
}

/// Here nobody comes by a link.
fn shown(token: Option<String>) -> Shown {
    let token = token.as_deref().map(TokenHash::of);
    Shown { token, key: None }
}

impl From<Thinks> for Thought {
    fn from(Thinks { position, deed }: Thinks) -> Self {
        let deed = deed.map(|deed| match deed {
            Deed::Id(id) => AnyDeed::Choose(Picked::Id(id)),
            Deed::Choice(choice) => AnyDeed::Choose(Picked::Choice(choice)),
            Deed::Choices(choices) => AnyDeed::Choose(Picked::Choices(choices)),
            Deed::Offer(offer) => AnyDeed::Offer(offer),
        });
        Self { position, deed }
    }
}

impl From<Thought> for Thinks {
    fn from(Thought { position, deed }: Thought) -> Self {
        let deed = deed.map(|deed| match deed {
            AnyDeed::Choose(Picked::Id(id)) => Deed::Id(id),
            AnyDeed::Choose(Picked::Choice(choice)) => Deed::Choice(choice),
            AnyDeed::Choose(Picked::Choices(choices)) => Deed::Choices(choices),
            AnyDeed::Offer(offer) => Deed::Offer(offer),
        });
        Self { position, deed }
    }
}
