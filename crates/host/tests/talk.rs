//! What people say to each other.

use crate::common::{Bench, context, ledger, people, shown};
use host::{Answer, Question, Remark, Terms};
use serde_json::{Value, json};

fn table(chat_open: bool) -> Bench {
    let clock = None;
    Bench::on("coaxium", &people(2), Terms { clock, chat_open })
}

fn says(bench: &mut Bench, viewer: u64, text: &str) {
    bench.say(viewer, &json!({"chat": {"text": text}}));
    bench.settle();
}

fn chat(bench: &Bench, viewer: u64) -> Vec<Value> {
    bench.seen[&viewer].table()["chat"]
        .as_array()
        .unwrap()
        .clone()
}

#[test]
fn who_sits_at_the_table_hears_what_is_said_and_when() {
    let mut bench = table(false);
    let [one, other] = [0, 1].map(|seat| bench.join(Some(seat)));
    bench.now = 9000;
    bench.say(one, &json!({"chat": {"text": " well  played "}}));
    assert!(chat(&bench, other).is_empty(), "not before it is stored");
    bench.settle();
    let line = json!({"n": 1, "at": 9000, "seat": 0, "name": "Somebody 0", "text": "well played"});
    assert_eq!(chat(&bench, other), std::slice::from_ref(&line));
    assert_eq!(chat(&bench, one), [line]);
    bench.say(other, &json!({"react": {"reaction": "thanks"}}));
    bench.settle();
    assert_eq!(chat(&bench, one)[1]["reaction"], "thanks");
    assert!(bench.ledger.entries.is_empty(), "it is in no record");
}

#[test]
fn onlookers_hear_only_what_the_table_lets_them() {
    let mut bench = table(false);
    let one = bench.join(Some(0));
    let onlooker = bench.join(None);
    says(&mut bench, one, "between us");
    assert!(chat(&bench, onlooker).is_empty());
    assert!(
        bench.seen[&onlooker]
            .heard
            .iter()
            .all(|told| !told.to_string().contains("between"))
    );
    bench.ask(Question::Chat(shown(None)));
    assert!(matches!(bench.answers.pop(), Some(Err(_))));
    bench.ask(Question::Chat(shown(Some(1))));
    assert!(matches!(bench.answers.pop(), Some(Ok(Answer::Chat))));
    bench.say(one, &json!({"chat-open": true}));
    bench.settle();
    assert_eq!(chat(&bench, onlooker)[0]["text"], "between us");
    assert_eq!(bench.seen[&one].table()["table"]["chat_open"], true);
    bench.say(onlooker, &json!({"chat": {"text": "hello"}}));
    assert_eq!(bench.refused(onlooker), Some("onlooker"));
    bench.say(one, &json!({"chat-open": false}));
    bench.settle();
    assert!(chat(&bench, onlooker).is_empty());
}

#[test]
fn people_talk_before_the_game_and_after_it() {
    let context = context("coaxium", 0);
    let mut bench = Bench::open(
        context.clone(),
        ledger(&context, Value::Null, &people(2), 5),
    );
    bench.sit(0);
    bench.settle();
    let one = bench.join(Some(0));
    says(&mut bench, one, "where are you?");
    bench.sit(1);
    bench.settle();
    bench.wish(one, "concede");
    bench.settle();
    says(&mut bench, one, "well played");
    assert_eq!(chat(&bench, one).len(), 2);
}

#[test]
fn who_says_too_much_or_nothing_is_refused() {
    let mut bench = table(true);
    let one = bench.join(Some(0));
    for number in 0..5 {
        says(&mut bench, one, &format!("number {number}"));
    }
    says(&mut bench, one, "one too many");
    assert_eq!(bench.refused(one), Some("too-many"));
    bench.now += 5000;
    says(&mut bench, one, "\u{200b}");
    assert_eq!(bench.refused(one), Some("bad-request"));
    says(&mut bench, one, &"x".repeat(301));
    assert_eq!(bench.refused(one), Some("bad-request"));
    assert_eq!(chat(&bench, one).len(), 5);
}

#[test]
fn the_last_fifty_lines_come_with_the_table() {
    let mut bench = table(true);
    let one = bench.join(Some(0));
    for number in 0..60 {
        bench.now += 5000;
        says(&mut bench, one, &format!("number {number}"));
    }
    let onlooker = bench.join(None);
    let lines = chat(&bench, onlooker);
    assert_eq!((lines.len(), &lines[0]["n"]), (50, &json!(11)));
    assert_eq!(chat(&bench, one), lines);
}

#[test]
fn the_same_message_is_said_once() {
    let mut bench = table(true);
    let one = bench.join(Some(0));
    let said = json!({"chat": {"text": "hello", "key": "7"}});
    for _ in 0..2 {
        bench.say(one, &said);
        bench.settle();
    }
    assert_eq!(chat(&bench, one).len(), 1);
    assert_eq!(bench.seen[&one].last(), "heeded");
}

#[test]
fn a_report_tells_nothing_of_what_was_said() {
    let mut bench = table(true);
    let one = bench.join(Some(0));
    says(&mut bench, one, "between us");
    bench.ask(Question::Report {
        shown: shown(Some(1)),
        wrong: String::new(),
        lang: tabletop::Lang::default(),
    });
    let Some(Ok(Answer::Report(report))) = bench.answers.pop() else {
        panic!("a report");
    };
    let report = serde_json::to_string(&report).unwrap();
    assert!(!report.contains("between us"));
    assert_eq!(
        bench.ledger.life.chat[0].remark,
        Remark::Text("between us".into())
    );
}
