//! Sitting down, looking on, playing again.

use crate::common::{Bench, Waits, context, invitation, ledger, opening, people, shown, token};
use host::{Answer, Code, Fault, Input, Question, Right, Stage, Storing, TableId};
use serde_json::Value;
use tabletop::Seat;

fn code(fault: Option<Result<Answer, Fault>>) -> Option<Code> {
    match fault {
        Some(Err(Fault::Served { code, .. })) => Some(code),
        _ => None,
    }
}

fn empty(seats: usize) -> Bench {
    let context = context("coaxium", 0);
    let ledger = ledger(&context, Value::Null, &people(seats), 5);
    Bench::open(context, ledger)
}

#[test]
fn the_game_begins_when_everybody_sits() {
    let mut bench = empty(2);
    let onlooker = bench.join(None);
    bench.sit(1);
    assert!(bench.answers.is_empty(), "nobody sits before it is stored");
    bench.settle();
    assert!(matches!(
        bench.answers.pop(),
        Some(Ok(Answer::Sat(Seat(1))))
    ));
    assert_eq!(bench.seen[&onlooker].last(), "table");
    let viewer = bench.join(Some(1));
    bench.wish(viewer, "concede");
    assert_eq!(bench.refused(viewer), Some("not-started"));

    bench.sit(0);
    bench.settle();
    assert_eq!(bench.ledger.stored.stage, Stage::Running);
    for viewer in [onlooker, viewer] {
        assert_eq!(bench.seen[&viewer].last(), "welcome");
        assert!(bench.seen[&viewer].table()["view"].is_object());
    }
}

#[test]
fn a_seat_is_taken_once() {
    let mut bench = empty(2);
    bench.sit(0);
    // Said before the first one sits, heard after.
    bench.sit(0);
    bench.settle();
    assert_eq!(code(bench.answers.pop()), Some(Code::SeatTaken));
    assert!(matches!(
        bench.answers.pop(),
        Some(Ok(Answer::Sat(Seat(0))))
    ));
    assert_eq!(bench.ledger.seated.len(), 1);
}

#[test]
fn a_seat_that_was_taken_elsewhere_is_taken() {
    let mut bench = empty(2);
    let mut elsewhere = Bench::open(context("coaxium", 0), bench.ledger.clone());
    elsewhere.sit(0);
    elsewhere.settle();
    bench.ledger = elsewhere.ledger;
    bench.sit(0);
    bench.settle();
    assert_eq!(code(bench.answers.pop()), Some(Code::SeatTaken));
    let onlooker = bench.join(None);
    let seats = &bench.seen[&onlooker].table()["table"]["seats"];
    assert_eq!(seats[0]["taken"], true, "and everybody sees who sits there");
}

#[test]
fn a_token_that_opens_no_seat_opens_nothing() {
    let mut bench = Bench::new("coaxium", &people(2));
    bench.ask(Question::Mine(token(7), tabletop::Lang::default()));
    assert_eq!(code(bench.answers.pop()), Some(Code::WrongToken));
    bench.join(Some(7));
    assert_eq!(bench.turned_away.len(), 1);
    bench.ask(Question::Mine(token(1), tabletop::Lang::default()));
    assert!(matches!(
        bench.answers.pop(),
        Some(Ok(Answer::Mine(mine))) if mine.seat == Seat(1)
    ));
}

#[test]
fn so_many_look_on_and_no_more() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewers: Vec<u64> = (0..9).map(|_| bench.join(None)).collect();
    assert_eq!(bench.turned_away.len(), 1);
    bench.join(Some(0));
    assert_eq!(bench.turned_away.len(), 1, "a seat has room of its own");
    bench.leave(viewers[0]);
    bench.join(None);
    assert_eq!(bench.turned_away.len(), 1, "who left makes room");
}

#[test]
fn onlookers_only_look_on() {
    let mut bench = Bench::new("coaxium", &people(2));
    let onlooker = bench.join(None);
    bench.wish(onlooker, "concede");
    assert_eq!(bench.refused(onlooker), Some("onlooker"));
    assert!(bench.waits.is_none());
}

#[test]
fn the_same_people_play_again_on_kept_seats() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewer = bench.join(Some(0));
    let again = |swap, number| Question::Rematch {
        token: token(0),
        swap,
        opening: opening(number),
    };
    bench.ask(again(true, 8));
    assert_eq!(code(bench.answers.pop()), Some(Code::StillRunning));
    bench.wish(viewer, "concede");
    bench.settle();
    bench.ask(Question::Save(shown(None)));
    assert!(matches!(bench.answers.pop(), Some(Ok(Answer::Save(_)))));

    bench.ask(again(true, 8));
    let Some(Waits::Store(Storing::Next(next))) = &bench.waits else {
        panic!("a table should be stored");
    };
    let next = (**next).clone();
    bench.settle();
    let table = TableId::of([8; 16]);
    assert!(matches!(bench.answers.pop(), Some(Ok(Answer::Rematch(at))) if at == table));
    assert_eq!(bench.seen[&viewer].last(), "rematch");
    bench.ask(again(false, 9));
    bench.settle();
    assert!(
        matches!(bench.answers.pop(), Some(Ok(Answer::Rematch(at))) if at == table),
        "there is one already"
    );

    let mut bench = Bench::open(context("coaxium", 0), next);
    bench.ask(Question::Sit {
        seat: None,
        name: "Somebody else".into(),
        by: Right::Invited(Some(invitation())),
        token: token(5),
    });
    assert_eq!(code(bench.answers.pop()), Some(Code::SeatKept));
    for own in [6, 7] {
        bench.ask(Question::Sit {
            seat: None,
            name: "Somebody".into(),
            by: Right::Kept(token(0)),
            token: token(own),
        });
        bench.settle();
        assert!(
            matches!(bench.answers.pop(), Some(Ok(Answer::Sat(Seat(1))))),
            "everybody moved on by one, and may come back"
        );
        let viewer = bench.join_with(Some(1), shown(Some(own)));
        assert_eq!(bench.seen[&viewer].last(), "welcome", "in another browser");
    }
}

#[test]
fn a_table_with_other_cards_is_only_looked_at() {
    let mut ledger = Bench::new("coaxium", &people(2)).ledger;
    ledger.stored.content = "0".repeat(64);
    let mut bench = Bench::open(context("coaxium", 0), ledger);
    let viewer = bench.join(Some(0));
    assert!(bench.seen[&viewer].table()["view"].is_object());
    bench.wish(viewer, "concede");
    assert_eq!(bench.refused(viewer), Some("other-rules"));
    bench.give(Input::Tick);
    assert!(bench.waits.is_none());
}
