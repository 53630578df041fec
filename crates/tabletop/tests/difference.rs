//! What changed between two views leads from the one to the other.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::Difference;

/// Plain data as views are: objects, lists and numbers in one another.
fn data() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        (0_u8..4).prop_map(|number| json!(number)),
        "[ab]".prop_map(Value::String),
    ];
    leaf.prop_recursive(4, 48, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::Array),
            prop::collection::btree_map("[a-d]|splice|0", inner, 0..5)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn a_difference_leads_from_one_to_the_other(before in data(), after in data()) {
        match Difference::between(&before, &after) {
            None => prop_assert_eq!(before, after),
            Some(change) => prop_assert_eq!(change.applied(before), after),
        }
    }
}

#[test]
fn what_did_not_change_is_not_said() {
    let before = json!({ "players": [{ "credits": 4, "cards": [1, 2, 3] }, { "credits": 7 }] });
    let mut after = before.clone();
    assert_eq!(Difference::between(&before, &after), None);
    after["players"][0]["cards"] = json!([1, 3]);
    let change = Difference::between(&before, &after).map(|change| json!(change));
    let expected = json!({ "players": { "0": { "cards": { "splice": [1, 1, []] } } } });
    assert_eq!(change, Some(expected));
}

#[test]
fn numbers_that_nearly_all_changed_are_said_as_a_whole() {
    let change = |after: Value| {
        let change = Difference::between(&json!([1, 2, 3, 4]), &after);
        change.map(|change| json!(change))
    };
    assert_eq!(change(json!([2, 3, 4, 4])), Some(json!([[2, 3, 4, 4]])));
    assert_eq!(change(json!([1, 2, 3, 9])), Some(json!({ "3": [9] })));
}
