//! Each viewer is told in a language of their own, also what is not done.

use crate::common::{against_a_machine, context, invitation, ledger, shown, token};
use host::{Answer, Asker, Host, Input, Ledger, Output, Question, Right, Time, ViewerId};
use printed::{Shipped, Wording};
use serde_json::{Value, json};

/// A table against a machine whose language `xx` has these two messages.
fn table() -> (Host, Ledger) {
    let mut context = context("coaxium", 0);
    let file = "onlooker = ĺóóķ óñ\ntakes-back = ŭñďóñé: { $player }";
    let file = Wording::of("xx/common.ftl", file).unwrap();
    context.words = context.words.with([file.clone()]);
    let game = coaxium::Coaxium::opened(&[], vec![file]).unwrap();
    context.game = bots::any(game).into();
    let ledger = ledger(&context, Value::Null, &against_a_machine(), 7);
    let (host, _) = Host::open(Time(0), context, ledger.clone()).unwrap();
    (host, ledger)
}

/// Hands something in, stores what is to be stored, and gives what everybody was told.
fn give((host, ledger): &mut (Host, Ledger), input: Input) -> Vec<(Vec<ViewerId>, Value)> {
    let mut told = Vec::new();
    let mut inputs = vec![input];
    while let Some(input) = inputs.pop() {
        for output in host.heed(Time(0), input) {
            match output {
                Output::Store(storing) => {
                    inputs.push(Input::Stored(ledger.keep(ledger.revision, &storing)))
                }
                Output::Load => inputs.push(Input::Loaded(Ok(Box::new(ledger.clone())))),
                Output::Tell(to, one) => told.push((to, serde_json::to_value(one).unwrap())),
                Output::Answer(_, answer) => assert!(matches!(answer, Ok(Answer::Sat(_)))),
                Output::Presence { seat, here, at } => ledger.note(seat, here, at),
                Output::Think(_) | Output::WakeAt(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
    told
}

fn join(table: &mut (Host, Ledger), viewer: u64, seat: Option<u8>, lang: &str) {
    let input = Input::Joined {
        viewer: ViewerId(viewer),
        shown: shown(seat),
        lang: lang.parse().unwrap(),
    };
    assert_eq!(give(table, input).len(), 1, "a welcome");
}

fn say(table: &mut (Host, Ledger), viewer: u64, said: &Value) -> Vec<(Vec<ViewerId>, Value)> {
    let said = host::read(&said.to_string()).unwrap();
    give(table, Input::Said(ViewerId(viewer), said))
}

#[test]
fn who_is_refused_something_hears_why_in_their_own_language() {
    let mut table = table();
    join(&mut table, 1, None, "en");
    join(&mut table, 2, None, "xx");
    for (viewer, message) in [(1, "onlookers only look on"), (2, "ĺóóķ óñ")] {
        let refused = json!({"refused": {"code": "onlooker", "message": message}});
        let told = say(&mut table, viewer, &json!({"undo": {"position": 0}}));
        assert_eq!(told, [(vec![ViewerId(viewer)], refused)]);
    }
}

#[test]
fn that_something_was_taken_back_is_told_in_the_language_of_each() {
    let mut table = table();
    let sit = Question::Sit {
        seat: Some(0),
        name: "Somebody".into(),
        by: Right::Invited(Some(invitation())),
        token: token(0),
    };
    give(&mut table, Input::Asked(Asker(0), sit));
    join(&mut table, 1, Some(0), "xx");
    join(&mut table, 2, None, "en");
    let first = json!({"choose": {"position": 0, "id": 0}});
    assert_eq!(say(&mut table, 1, &first).len(), 2, "a step for each");
    let told = say(&mut table, 1, &json!({"undo": {"position": 1}}));
    let undone = |viewer: u64| {
        let heard = told.iter().find(|(to, _)| to.contains(&ViewerId(viewer)));
        heard.unwrap().1["step"]["undone"].to_string()
    };
    assert!(undone(1).contains("ŭñďóñé:"), "{}", undone(1));
    assert!(undone(2).contains("takes back an action."), "{}", undone(2));
}
