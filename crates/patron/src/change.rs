//! What a step changes, and what it leaves.

use serde_json::Value;

/// What is seen after a step: every fact says what it changed, and the step what changed besides.
pub fn unfolded(view: Value, step: &Value) -> Value {
    let facts = step["facts"].as_array().unwrap().iter();
    let changes = facts.map(|fact| &fact["change"]).chain([&step["rest"]]);
    let changes = changes.filter(|change| !change.is_null());
    changes.fold(view, |view, change| {
        let change: tabletop::Difference = serde_json::from_value(change.clone()).unwrap();
        change.applied(view)
    })
}

/// What a step leaves in the log: its facts without what they changed.
pub fn without_changes(step: &Value) -> Value {
    let mut facts = step["facts"].clone();
    for fact in facts.as_array_mut().unwrap() {
        fact.as_object_mut().unwrap().remove("change");
    }
    facts
}
