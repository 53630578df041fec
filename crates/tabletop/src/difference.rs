//! What changed between two views, so that a client hears only that.

use crate::flat::{Flat, Items, Kind, Members, Place};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// What turns one JSON value into another.
///
/// It is one of
/// - `[value]`: something else stands there now;
/// - `[]`, of a member of an object: it is gone;
/// - an object: of an object the members, of an array the places that changed, each with its own
///   difference; of an array that grew or shrank also `"splice": [at, gone, [new, …]]`, which comes
///   before the places.
///
/// ```
/// use serde_json::json;
/// use tabletop::Difference;
///
/// let before = json!({ "credits": 4, "cards": [1, 2], "place": "Lothal" });
/// let after = json!({ "credits": 6, "cards": [1, 2, 9], "place": "Lothal" });
/// let change = Difference::between(&before, &after).unwrap();
/// assert_eq!(
///     serde_json::to_value(&change).unwrap(),
///     json!({ "credits": [6], "cards": { "splice": [2, 0, [9]] } })
/// );
/// assert_eq!(change.applied(before), after);
/// ```
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Difference(
    #[cfg_attr(
        feature = "typescript",
        ts(type = "Array<unknown> | { [member: string]: unknown }")
    )]
    Value,
);

impl Difference {
    /// What turns the first into the second; nothing if they are the same.
    pub fn between(before: &impl Serialize, after: &impl Serialize) -> Option<Self> {
        Self::of(&Flat::of(before), &Flat::of(after))
    }

    /// The same of what is laid out already.
    pub(crate) fn of(before: &Flat, after: &Flat) -> Option<Self> {
        between(before.whole(), after.whole()).map(Self)
    }

    /// The value after the change.
    #[must_use]
    pub fn applied(&self, mut to: Value) -> Value {
        apply(&self.0, &mut to);
        to
    }
}

fn between(before: Place<'_>, after: Place<'_>) -> Option<Value> {
    match (before.kind(), after.kind()) {
        (Kind::Object(before), Kind::Object(after)) => in_object(&before, &after),
        (Kind::Array(before), Kind::Array(after)) => in_array(&before, &after),
        _ if before.is(after) => None,
        _ => Some(json!([after.value()])),
    }
}

fn in_object(before: &Members<'_>, after: &Members<'_>) -> Option<Value> {
    let mut changes = Map::new();
    let mut beside = after.clone();
    for (name, _) in before.clone() {
        if after.member(name, beside.next()).is_none() {
            changes.insert(name.to_owned(), json!([]));
        }
    }
    let mut beside = before.clone();
    for (name, now) in after.clone() {
        let change = match before.member(name, beside.next()) {
            Some(then) => between(then, now),
            None => Some(json!([now.value()])),
        };
        if let Some(change) = change {
            changes.insert(name.to_owned(), change);
        }
    }
    listed(changes)
}

fn in_array(before: &Items<'_>, after: &Items<'_>) -> Option<Value> {
    let all = |items: &Items<'_>| -> Value { items.clone().map(Place::value).collect() };
    let (was, is) = (before.len(), after.len());
    if was == is {
        let pairs = before.clone().zip(after.clone()).enumerate();
        let changed =
            pairs.filter_map(|(at, (then, now))| Some((at.to_string(), between(then, now)?)));
        let changed: Map<String, Value> = changed.collect();
        // Where many of them changed, numbers are shorter as a whole than each with its place.
        if changed.len() * 3 > is && is > 2 && after.clone().all(Place::is_number) {
            return Some(json!([all(after)]));
        }
        return listed(changed);
    }
    let (before, after): (Vec<_>, Vec<_>) = (before.clone().collect(), after.clone().collect());
    let alike = |(one, other): (&Place<'_>, &Place<'_>)| one.is(*other);
    let start = before.iter().zip(&after).take_while(|&pair| alike(pair));
    let start = start.count();
    let end = before.iter().rev().zip(after.iter().rev());
    let end = end
        .take(was.min(is) - start)
        .take_while(|&pair| alike(pair));
    let end = end.count();
    let (gone, new) = (was - start - end, &after[start..is - end]);
    let new: Value = new.iter().map(|place| place.value()).collect();
    Some(json!({ "splice": [start, gone, new] }))
}

fn listed(changes: Map<String, Value>) -> Option<Value> {
    (!changes.is_empty()).then_some(Value::Object(changes))
}

fn apply(change: &Value, to: &mut Value) {
    match change {
        Value::Array(now) => *to = now.first().cloned().unwrap_or_default(),
        Value::Object(changes) => match to {
            Value::Object(members) => {
                for (key, change) in changes {
                    if change.as_array().is_some_and(Vec::is_empty) {
                        members.remove(key);
                    } else {
                        apply(change, members.entry(key.clone()).or_insert(Value::Null));
                    }
                }
            }
            Value::Array(places) => {
                if let Some(splice) = changes.get("splice") {
                    apply_splice(splice, places);
                }
                for (at, change) in changes {
                    let place = at.parse().ok().and_then(|at: usize| places.get_mut(at));
                    if let Some(place) = place {
                        apply(change, place);
                    }
                }
            }
            _ => {}
        },
        _ => {}
    }
}

fn apply_splice(splice: &Value, places: &mut Vec<Value>) {
    let number = |at: usize| splice[at].as_u64().unwrap_or_default() as usize;
    let start = number(0).min(places.len());
    let end = (start + number(1)).min(places.len());
    let new = splice[2].as_array().cloned().unwrap_or_default();
    places.splice(start..end, new);
}
