//! Why a command was not carried out, for programs and for people.

use printed::Languages;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Lang, LoadError, Refusal};

/// What is wrong with a command itself. What is wrong with a move comes from the kernel, under the
/// kernel's own codes.
#[derive(Copy, Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Code {
    /// Not a JSON object.
    BadJson,
    LineTooLong,
    UnknownCommand,
    MissingField,
    /// A field that does not belong there, or holds the wrong kind of thing.
    BadField,
    UnknownGame,
    /// There is no game on the table yet.
    NoGame,
    NoSuchSeat,
    /// The system gave no random seed.
    NoRandomness,
    /// A bug of ours; the position before the command is restored.
    Internal,
}

/// An error as it is answered.
#[derive(Debug, Serialize)]
pub(super) struct Fault {
    code: Value,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl Fault {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code: word(&code),
            message: message.into(),
            rule: None,
        }
    }

    pub(super) fn missing(field: &str) -> Self {
        Self::new(
            Code::MissingField,
            format!("the field {field:?} is missing"),
        )
    }

    pub(super) fn bad(field: &str, wanted: &str) -> Self {
        Self::new(
            Code::BadField,
            format!("the field {field:?} must be {wanted}"),
        )
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self {
            code: word(&refusal.reason),
            message: Languages::common().say(&refusal.message, Lang::EN),
            rule: refusal.rule,
        }
    }
}

impl From<LoadError> for Fault {
    fn from(error: LoadError) -> Self {
        let code = match &error {
            LoadError::NotASave { .. } => "not-a-save",
            LoadError::Newer { .. } => "newer",
            LoadError::OtherGame { .. } => "other-game",
            LoadError::OtherContent { .. } => "other-content",
            LoadError::Damaged { .. } => "damaged",
            LoadError::Origin(_) => "origin",
        };
        let rule = match &error {
            LoadError::Origin(refusal) => refusal.rule,
            _ => None,
        };
        Self {
            code: code.into(),
            message: error.to_string(),
            rule,
        }
    }
}

/// The name an enum has in JSON.
fn word(code: &impl Serialize) -> Value {
    serde_json::to_value(code).unwrap_or_default()
}
