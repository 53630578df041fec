//! The door, knocked on from this side of the border.

#![allow(clippy::unwrap_used, reason = "tests")]

use serde_json::{Value, json};
use wasm::Tables;

fn call(tables: &mut Tables, request: &Value) -> Value {
    serde_json::from_str(&tables.call(&request.to_string())).unwrap()
}

/// A new table of one person, in the Deckbuilding Game against a machine.
fn prepared(tables: &mut Tables) -> Value {
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let opening = json!({
        "id": "0".repeat(32),
        "seed": "7".repeat(64),
        "nonce": vec![0; 32],
        "invitation": vec![1; 16],
        "spectator": vec![2; 16],
        "created": 0,
    });
    let wish = json!({"game": "deckbuilding", "seats": seats, "opening": opening});
    call(tables, &json!({ "prepare": wish }))["prepared"].take()
}

#[test]
fn somebody_sits_down_and_makes_a_choice() {
    let mut tables = Tables::default();
    let mut ledger = prepared(&mut tables);
    let opened = call(&mut tables, &json!({"open": {"ledger": ledger}}));
    let table = opened["opened"]["table"].clone();
    let mut heed = |input: Value| {
        let heed = json!({"heed": {"table": table, "input": input}});
        call(&mut tables, &heed)["outputs"].take()
    };

    let sit = json!({"sit": {"seat": 0, "name": "Somebody", "token": "mine", "invitation": "01".repeat(16)}});
    let mut outputs = heed(json!({"asked": [1, sit]}));
    let seated = outputs[0]["store"]["seat"]["seated"].take();
    assert_eq!(seated["name"], "Somebody");
    let token = &seated["devices"][0]["token"];
    assert!(
        token.is_string() && token != "mine",
        "only its hash is stored"
    );
    ledger["seated"] = json!([seated]);
    ledger["stored"]["stage"] = json!("running");
    assert_eq!(heed(json!({"stored": "done"})), json!(["load"]));
    let outputs = heed(json!({ "loaded": ledger }));
    assert_eq!(outputs[0]["answer"], json!([1, {"Ok": {"sat": 0}}]));
    assert_eq!(outputs[1]["store"]["time"]["decides"], 0);
    assert_eq!(heed(json!({"stored": "done"})), json!([]));

    let outputs = heed(json!({"joined": {"viewer": 5, "token": "mine"}}));
    let here = json!({"seat": 0, "here": true, "at": 0});
    assert_eq!(outputs[0]["presence"], here);
    assert_eq!(outputs[1]["tell"][0], json!([5]));
    let welcome = &outputs[1]["tell"][1]["welcome"];
    assert_eq!(*welcome, json!({"seat": 0, "position": 0, "now": 0}));
    let outputs = heed(json!({"asked": [2, {"fresh": {"token": "mine", "since": null}}]}));
    let fresh = &outputs[0]["answer"][1]["Ok"]["fresh"];
    assert_eq!(fresh["decision"]["seat"], 0);
    let outputs = heed(json!({"said": [5, {"choose": {"position": 0, "id": 0}}]}));
    assert_eq!(outputs[0]["store"]["entries"]["on"], 0);
    let outputs = heed(json!({"stored": "done"}));
    assert_eq!(outputs[0]["tell"][1]["step"]["position"], 1);
}

#[test]
fn what_makes_no_sense_is_answered() {
    let mut tables = Tables::default();
    for request in [
        json!(null),
        json!({"dance": {}}),
        json!({"heed": {"table": 3, "input": "tick"}}),
        json!({"prepare": {"game": "sabacc", "seats": [], "opening": {}}}),
    ] {
        let answer = call(&mut tables, &request);
        assert!(answer["wrong"].is_string(), "{request}: {answer}");
    }
    let mut ledger = prepared(&mut tables);
    ledger["stored"]["origin"]["new"]["setup"] = json!({"no": "such thing"});
    let answer = call(&mut tables, &json!({"open": {"ledger": ledger}}));
    assert!(answer["refused"].is_object(), "{answer}");
}
