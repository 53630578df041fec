//! Who may sit down and look: by an invitation, by a token, by a code for another device.

use crate::common::{Bench, context, invitation, ledger, opening, people, shown, token};
use host::{Answer, Code, Fault, LinkKey, Links, Question, Relink, Right, Shown, Sitter};
use serde_json::{Value, json};
use tabletop::{Lang, Seat};

/// How the last question was answered: with a seat, or with a fault of this kind.
fn sat(bench: &mut Bench) -> Result<u8, Code> {
    bench.settle();
    match bench.answers.pop() {
        Some(Ok(Answer::Sat(Seat(seat)))) => Ok(seat),
        Some(Err(Fault::Served { code, .. })) => Err(code),
        other => panic!("neither a seat nor a fault: {other:?}"),
    }
}

fn links(bench: &mut Bench, question: Question) -> Result<Links, Code> {
    bench.ask(question);
    bench.settle();
    match bench.answers.pop() {
        Some(Ok(Answer::Links(links))) => Ok(links),
        Some(Err(Fault::Served { code, .. })) => Err(code),
        other => panic!("neither links nor a fault: {other:?}"),
    }
}

fn sit(bench: &mut Bench, seat: u8, name: &str, invitation: Option<String>) -> Result<u8, Code> {
    bench.ask(Question::Sit {
        seat: Some(seat),
        name: name.into(),
        by: Right::Invited(invitation),
        token: token(seat),
    });
    sat(bench)
}

fn empty() -> Bench {
    let context = context("coaxium", 0);
    let ledger = ledger(&context, Value::Null, &people(2), 5);
    Bench::open(context, ledger)
}

fn key(key: &str) -> Shown {
    let key = Some(key.into());
    Shown { token: None, key }
}

/// Whether somebody who shows this may look on, in each of the ways there are to look.
fn may_look(bench: &mut Bench, shown: &Shown) -> bool {
    let lang = Lang::default();
    let ways = [
        Question::Info(shown.clone(), lang),
        Question::Fresh {
            shown: shown.clone(),
            since: None,
            lang,
        },
        Question::Log {
            shown: shown.clone(),
            before: 0,
            lang,
        },
        Question::Report {
            shown: shown.clone(),
            wrong: String::new(),
            lang,
        },
    ];
    let mut may = ways.into_iter().map(|way| {
        bench.ask(way);
        bench.answers.pop().unwrap().is_ok()
    });
    let first = may.next().unwrap();
    assert!(may.all(|other| other == first), "all ways are alike");
    let before = bench.turned_away.len();
    let viewer = bench.join_with(None, shown.clone());
    let joins = bench.turned_away.len() == before;
    assert_eq!(joins, first, "the socket too");
    if joins {
        bench.leave(viewer);
    }
    first
}

#[test]
fn only_who_is_invited_sits_down() {
    let mut bench = empty();
    let id = bench.ledger.stored.id.as_str().to_owned();
    for shown in [None, Some(String::new()), Some(id), Some("5e".repeat(16))] {
        assert_eq!(sit(&mut bench, 0, "Eve", shown), Err(Code::NotInvited));
    }
    assert!(bench.ledger.seated.is_empty());
    assert_eq!(sit(&mut bench, 0, "Ann", Some(invitation())), Ok(0));
}

#[test]
fn a_renewed_invitation_is_the_only_one() {
    let mut bench = empty();
    sit(&mut bench, 0, "Ann", Some(invitation())).unwrap();
    let new = LinkKey::of([7; 16]);
    let wish = Relink {
        invitation: Some(new.clone()),
        ..Relink::default()
    };
    let stranger = Question::Relink(token(9), wish.clone());
    assert_eq!(links(&mut bench, stranger), Err(Code::WrongToken));
    let renewed = links(&mut bench, Question::Relink(token(0), wish)).unwrap();
    assert_eq!(renewed.invitation, new);
    assert_eq!(
        renewed.spectator.as_str(),
        "5e".repeat(16),
        "the other stays"
    );
    let stale = sit(&mut bench, 1, "Eve", Some(invitation()));
    assert_eq!(stale, Err(Code::NotInvited));
    assert_eq!(sit(&mut bench, 1, "Bea", Some(new.as_str().into())), Ok(1));
    assert_eq!(bench.ledger.stored.links, renewed, "it is stored");
}

#[test]
fn what_lets_others_in_is_told_to_who_sits_there_alone() {
    let mut bench = Bench::new("coaxium", &people(2));
    let stranger = links(&mut bench, Question::Links(token(9)));
    assert_eq!(stranger, Err(Code::WrongToken));
    let shown = links(&mut bench, Question::Links(token(1))).unwrap();
    assert_eq!(shown.invitation.as_str(), invitation());
    for seat in [None, Some(0)] {
        let fresh = bench.fresh(seat, None).to_string();
        assert!(!fresh.contains(&invitation()) && !fresh.contains(&"5e".repeat(16)));
    }
}

#[test]
fn a_private_table_is_seen_by_invited_people_alone() {
    let mut bench = Bench::new("coaxium", &people(2));
    let passer_by = bench.join(None);
    let watcher = bench.join_with(None, key(&"5e".repeat(16)));
    let player = bench.join(Some(0));
    assert!(may_look(&mut bench, &shown(None)));
    let wish = Relink {
        private: Some(true),
        ..Relink::default()
    };
    links(&mut bench, Question::Relink(token(0), wish)).unwrap();

    assert!(!bench.looks(passer_by), "who has no key is turned away");
    assert!(bench.looks(watcher) && bench.looks(player));
    assert!(!may_look(&mut bench, &shown(None)));
    assert!(!may_look(&mut bench, &key("")));
    assert!(!may_look(&mut bench, &key(&"00".repeat(16))));
    assert!(may_look(&mut bench, &key(&invitation())));
    assert!(may_look(&mut bench, &key(&"5e".repeat(16))));
    assert_eq!(bench.fresh(Some(0), None)["table"]["private"], true);

    let wish = Relink {
        spectator: Some(LinkKey::of([9; 16])),
        ..Relink::default()
    };
    links(&mut bench, Question::Relink(token(1), wish)).unwrap();
    assert!(!bench.looks(watcher), "the old link is void");
    assert!(!may_look(&mut bench, &key(&"5e".repeat(16))));
    assert!(may_look(&mut bench, &key(&"09".repeat(16))));
}

#[test]
fn who_has_got_a_new_token_shuts_out_every_other() {
    let mut bench = Bench::new("coaxium", &people(2));
    let viewers = [0, 0, 1].map(|seat| bench.join(Some(seat)));
    bench.ask(Question::MakeCode {
        token: token(0),
        code: token(20),
    });
    bench.settle();
    bench.answers.clear();
    bench.ask(Question::Renew {
        token: token(0),
        new: token(10),
    });
    assert!(bench.answers.is_empty(), "not before it is stored");
    assert_eq!(sat(&mut bench), Ok(0));
    let stay = viewers.map(|viewer| bench.looks(viewer));
    assert_eq!(stay, [true; 3], "its answer may have been lost");
    bench.ask(Question::Only(token(10)));
    assert!(bench.answers.is_empty(), "not before it is stored");
    assert_eq!(sat(&mut bench), Ok(0));
    assert_eq!(
        viewers.map(|viewer| bench.looks(viewer)),
        [false, false, true]
    );
    bench.join(Some(0));
    assert_eq!(bench.turned_away.len(), 3);
    bench.ask(Question::UseCode {
        code: token(20),
        token: token(21),
    });
    assert_eq!(sat(&mut bench), Err(Code::UnknownCode), "nor may a code");
    let viewer = bench.join_with(Some(0), shown(Some(10)));
    assert_eq!(bench.seen[&viewer].last(), "welcome");
    let tokens = &bench.ledger.seated[0].devices;
    assert_eq!(tokens.len(), 1);
}

#[test]
fn a_code_opens_a_seat_once_and_for_ten_minutes() {
    let mut bench = Bench::new("coaxium", &people(2));
    let use_code = |bench: &mut Bench, code: u8, own: u8| {
        bench.ask(Question::UseCode {
            code: token(code),
            token: token(own),
        });
        sat(bench)
    };
    let make_code = |bench: &mut Bench, code: u8| {
        bench.ask(Question::MakeCode {
            token: token(1),
            code: token(code),
        });
        bench.settle();
        match bench.answers.pop() {
            Some(Ok(Answer::Code(until))) => until.0,
            other => panic!("no code: {other:?}"),
        }
    };
    bench.now = 1000;
    assert_eq!(use_code(&mut bench, 20, 11), Err(Code::UnknownCode));
    assert_eq!(make_code(&mut bench, 20), 1000 + 600_000);
    assert_eq!(use_code(&mut bench, 20, 11), Ok(1));
    assert_eq!(use_code(&mut bench, 20, 12), Err(Code::CodeUsed));
    for own in [1, 11] {
        let viewer = bench.join_with(Some(1), shown(Some(own)));
        assert_eq!(bench.seen[&viewer].last(), "welcome", "both play on");
    }
    make_code(&mut bench, 21);
    bench.now = 1000 + 600_000;
    assert_eq!(use_code(&mut bench, 21, 13), Err(Code::CodeExpired));
    bench.ask(Question::MakeCode {
        token: token(9),
        code: token(22),
    });
    assert_eq!(sat(&mut bench), Err(Code::WrongToken));
}

#[test]
fn a_code_that_could_not_be_stored_opens_nothing() {
    let mut bench = Bench::new("coaxium", &people(2));
    bench.ask(Question::MakeCode {
        token: token(0),
        code: token(20),
    });
    bench.fail();
    assert!(matches!(bench.answers.pop(), Some(Err(_))));
    bench.ask(Question::UseCode {
        code: token(20),
        token: token(11),
    });
    assert_eq!(sat(&mut bench), Err(Code::UnknownCode));
}

#[test]
fn a_seat_has_eight_devices_and_the_oldest_goes() {
    let mut bench = Bench::new("coaxium", &people(2));
    for own in 10..18 {
        bench.now += 1;
        bench.ask(Question::MakeCode {
            token: token(if own == 10 { 0 } else { own - 1 }),
            code: token(own + 20),
        });
        bench.settle();
        bench.answers.clear();
        bench.ask(Question::UseCode {
            code: token(own + 20),
            token: token(own),
        });
        assert_eq!(sat(&mut bench), Ok(0));
    }
    assert_eq!(bench.ledger.seated[0].devices.len(), 8);
    bench.ask(Question::Mine(token(0), Lang::default()));
    assert!(matches!(bench.answers.pop(), Some(Err(_))), "the first one");
    bench.ask(Question::Mine(token(17), Lang::default()));
    assert!(matches!(bench.answers.pop(), Some(Ok(_))));
}

#[test]
fn people_at_a_table_are_told_apart() {
    let context = context("coaxium", 0);
    let ann = json!({"kind": "person", "name": "Ann"});
    let seats = [ann.clone(), json!({"kind": "person"})];
    let mut bench = Bench::open(
        context.clone(),
        ledger(&context, Value::Null, &json!(seats), 5),
    );
    for name in ["Ann", "ANN", "\u{410}nn"] {
        let elsewhere = sit(&mut bench, 1, name, Some(invitation()));
        assert_eq!(
            elsewhere,
            Err(Code::NameTaken),
            "{name}: a seat is meant for her"
        );
    }
    assert_eq!(sit(&mut bench, 0, "Bea", Some(invitation())), Ok(0));
    assert_eq!(
        sit(&mut bench, 1, "bea", Some(invitation())),
        Err(Code::NameTaken)
    );
    assert_eq!(sit(&mut bench, 1, "Ann", Some(invitation())), Ok(1));

    let machine = json!({"kind": "bot", "level": "greedy"});
    for seats in [
        json!([ann, ann]),
        json!([machine, {"kind": "person", "name": "Greedy"}]),
    ] {
        let seats: Vec<Sitter> = serde_json::from_value(seats).unwrap();
        let prepared = host::prepare(&*context.game, Value::Null, seats, false, opening(5));
        assert!(matches!(
            prepared,
            Err(Fault::Served {
                code: Code::NameTaken,
                ..
            })
        ));
    }
}

#[test]
fn an_invisible_name_is_none() {
    let mut bench = empty();
    for name in ["\u{200b}", "\u{feff}Ann", "\u{3164}", "\u{202e}nnA"] {
        let sat = sit(&mut bench, 0, name, Some(invitation()));
        assert_eq!(sat, Err(Code::BadRequest), "{name:?}");
    }
}
