//! What a server says, as far as somebody must know it who moves and measures. The rest is skipped:
//! whoever makes the load should not be the load.

use super::error::BenchError;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Something a server said.
#[derive(Debug, PartialEq)]
pub(super) enum Heard {
    Step(Step),
    Welcome,
    /// What was wanted was not done.
    Refused,
    /// Nothing that matters here.
    Other,
}

/// Something was done.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) position: u32,
    /// So many choices who hears it has now.
    pub(super) choices: usize,
    pub(super) is_over: bool,
}

#[derive(Deserialize)]
struct Told {
    step: Now,
}

/// A position, as a step or the whole table tells it.
#[derive(Deserialize)]
struct Now {
    position: u32,
    decision: Option<Decision>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Decision {
    /// They have no size: counting them is all.
    #[serde(default)]
    choices: Vec<IgnoredAny>,
}

impl From<Now> for Step {
    fn from(now: Now) -> Self {
        Self {
            position: now.position,
            choices: now.decision.map_or(0, |decision| decision.choices.len()),
            is_over: now.outcome.is_some(),
        }
    }
}

/// Reads a message.
pub(super) fn read(text: &str) -> Result<Heard, BenchError> {
    let is = |kind: &str| {
        let rest = text.strip_prefix("{\"");
        let rest = rest.and_then(|rest| rest.strip_prefix(kind));
        rest.is_some_and(|rest| rest.starts_with('"'))
    };
    if is("step") {
        let told: Told = serde_json::from_str(text).map_err(|error| unread(&error))?;
        return Ok(Heard::Step(told.step.into()));
    }
    Ok(match () {
        () if is("welcome") => Heard::Welcome,
        () if ["refused", "stale", "error"].into_iter().any(is) => Heard::Refused,
        () => Heard::Other,
    })
}

/// Reads the whole table, as it is told over HTTP.
pub(super) fn read_whole(body: &str) -> Result<Step, BenchError> {
    let now: Now = serde_json::from_str(body).map_err(|error| unread(&error))?;
    Ok(now.into())
}

fn unread(error: &serde_json::Error) -> BenchError {
    BenchError::Unexpected(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_step_its_position_and_the_choices_are_read() {
        let own = r#"{"step":{"position":7,"by":0,"facts":[{"a":[1]}],
            "decision":{"seat":1,"prompt":"x","choices":[{"a":1},{"b":2}]},"turn":1,"outcome":null}}"#;
        let step = |choices, is_over| {
            Heard::Step(Step {
                position: 7,
                choices,
                is_over,
            })
        };
        assert_eq!(read(own).unwrap(), step(2, false));
        let others = r#"{"step":{"position":7,"decision":{"seat":0},"outcome":null}}"#;
        assert_eq!(read(others).unwrap(), step(0, false));
        let over = r#"{"step":{"position":7,"decision":null,"outcome":{"places":[1]}}}"#;
        assert_eq!(read(over).unwrap(), step(0, true));
    }

    #[test]
    fn what_is_refused_is_told_from_what_does_not_matter() {
        assert_eq!(read(r#"{"stale":{"position":7}}"#).unwrap(), Heard::Refused);
        assert_eq!(read(r#"{"presence":{"seat":1}}"#).unwrap(), Heard::Other);
        assert_eq!(read(r#"{"welcome":{"seat":1}}"#).unwrap(), Heard::Welcome);
        assert!(read(r#"{"step":{}}"#).is_err());
    }
}
