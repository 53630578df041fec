//! What is written back: one JSON object a line.

use super::fault::Fault;
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::{Map, Value, json};
use tabletop::Text;

/// An answer, its members in the order in which a person wants to read them.
#[derive(Debug)]
pub(super) struct Answer {
    ok: bool,
    tag: Option<Value>,
    members: Vec<(&'static str, Value)>,
}

impl Answer {
    pub(super) fn ok() -> Self {
        Self {
            ok: true,
            tag: None,
            members: Vec::new(),
        }
    }

    pub(super) fn fault(fault: Fault) -> Self {
        let answer = Self {
            ok: false,
            ..Self::ok()
        };
        answer.with("error", fault)
    }

    /// Adds a member.
    pub(super) fn with(mut self, name: &'static str, value: impl Serialize) -> Self {
        let value = serde_json::to_value(value).unwrap_or_default();
        self.members.push((name, value));
        self
    }

    /// Repeats the tag of the request.
    pub(super) fn tagged(mut self, tag: Option<Value>) -> Self {
        self.tag = tag;
        self
    }

    pub(super) fn to_line(&self) -> String {
        let mut line = serde_json::to_string(self).unwrap_or_else(|_| r#"{"ok":false}"#.into());
        line.push('\n');
        line
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("ok", &self.ok)?;
        if let Some(tag) = &self.tag {
            map.serialize_entry("tag", tag)?;
        }
        for (name, value) in &self.members {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

/// A decision as programs like it: every text also as a plain string.
pub(super) fn plain_decision(mut decision: Value) -> Value {
    if let Some(object) = decision.as_object_mut() {
        plain_text(object);
    }
    for choice in elements(decision.get_mut("choices")) {
        choice.as_object_mut().map(plain_text);
        elements(choice.get_mut("details")).for_each(plainly);
    }
    plain_hints(decision)
}

/// What comes with a decision, in the same form.
pub(super) fn plain_hints(mut hints: Value) -> Value {
    for part in ["blocked", "prices"] {
        for entry in elements(hints.get_mut(part)) {
            entry.as_object_mut().map(plain_text);
        }
    }
    elements(hints.get_mut("unused")).for_each(plainly);
    hints
}

/// A text that stands by itself.
fn plainly(text: &mut Value) {
    let mut object = Map::new();
    object.insert("text".into(), text.take());
    plain_text(&mut object);
    *text = json!(object);
}

/// An explanation in the same form.
pub(super) fn plain_explanation(mut explanation: Value) -> Value {
    for part in ["routes", "chances"] {
        for entry in elements(explanation.get_mut(part)) {
            entry.as_object_mut().map(plain_text);
        }
    }
    explanation
}

fn elements(list: Option<&mut Value>) -> impl Iterator<Item = &mut Value> {
    list.and_then(Value::as_array_mut).into_iter().flatten()
}

/// The kernel's text is a list of runs: it moves to `runs`, and `text` becomes the words.
fn plain_text(object: &mut Map<String, Value>) {
    let Some(runs) = object.remove("text") else {
        return;
    };
    let text = serde_json::from_value::<Text>(runs.clone()).unwrap_or_default();
    object.insert("text".into(), text.to_string().into());
    object.insert("runs".into(), runs);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_words_and_keep_their_runs() {
        let runs = json!([{"words": "Roll"}, {"number": 2}]);
        let choice = json!({"id": 0, "text": runs, "details": [runs]});
        let decision = json!({"text": runs, "choices": [choice]});
        let plain = plain_decision(decision);
        assert_eq!(plain["text"], "Roll 2");
        assert_eq!(plain["choices"][0]["text"], "Roll 2");
        assert_eq!(plain["choices"][0]["runs"], runs);
        assert_eq!(plain["choices"][0]["details"][0]["text"], "Roll 2");
        let hinted = json!({"text": runs, "blocked": [{"text": runs}], "unused": [runs]});
        let plain = plain_decision(hinted);
        assert_eq!(plain["blocked"][0]["text"], "Roll 2");
        assert_eq!(plain["unused"][0], json!({"text": "Roll 2", "runs": runs}));
        let plain = plain_explanation(json!({"routes": [{"text": runs}]}));
        assert_eq!(plain["routes"][0]["text"], "Roll 2");
    }
}
