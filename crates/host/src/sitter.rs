//! Who a seat is for.

use crate::fault::{Code, Fault};
use bots::BotKind;
use serde::{Deserialize, Serialize};
use tabletop::Saying;

/// The longest name of a person.
const LONGEST_NAME: usize = 40;

/// A name as it will be shown; refused if there is nothing to show, or too much.
pub(crate) fn name(given: &str) -> Result<String, Fault> {
    let name = given.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        return Ok(name.into());
    }
    let message = Saying::new("wrong-name").with("most", LONGEST_NAME);
    Err(Fault::new(Code::BadRequest, message))
}

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

    /// Whether the seat is meant for somebody of this name.
    pub(crate) fn is_meant_for(&self, wanted: &str) -> bool {
        matches!(self, Self::Person { name: Some(name) } if name == wanted)
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
