//! Who a seat is for.

use crate::fault::{Code, Fault};
use crate::names;
use bots::BotKind;
use serde::{Deserialize, Serialize};
use tabletop::Saying;

/// Who a seat is for, as requests and the store write it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Sitter {
    /// Whoever sits down there.
    Person {
        /// For whom it is meant, if for anybody: who gives this name is led here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// A machine.
    Bot {
        /// Its name among the bots.
        level: String,
    },
}

impl Sitter {
    /// Whether somebody has to sit down here.
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person { .. })
    }

    /// What whoever sits here is called: for whom the seat is meant, or how its machine plays.
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Person { name } => name.as_deref(),
            Self::Bot { level } => Some(level),
        }
    }

    /// Whether the seat is meant for somebody of this name.
    pub(crate) fn is_meant_for(&self, wanted: &str) -> bool {
        matches!(self, Self::Person { name: Some(name) } if names::alike(name, wanted))
    }

    /// The machine, if it is one; a fault if there is no such machine.
    pub(crate) fn machine(&self) -> Result<Option<BotKind>, Fault> {
        match self {
            Self::Person { .. } => Ok(None),
            Self::Bot { level } => match level.parse() {
                Ok(kind) => Ok(Some(kind)),
                Err(_) => {
                    let known = BotKind::ALL.map(BotKind::name).join(", ");
                    let message = Saying::new("unknown-bot").with("level", level.as_str());
                    Err(Fault::new(Code::UnknownBot, message.with("known", known)))
                }
            },
        }
    }
}
