//! What is not done is said in the language of who asked for it: over HTTP and over a socket.

use crate::common::Server;
use crate::common::client::{Client, get, open_table, post};
use deckbuilding::Deckbuilding;
use deckbuilding::content::{Content, Library};
use printed::{Languages, Wording};
use serde_json::{Value, json};

const RULE: &str = "winning/three-bases-destroyed";
const TOPIC: &str = "Winning";

fn wording(text: &'static str) -> [Wording; 1] {
    [Wording::of("xx/some.ftl", text).unwrap()]
}

fn server() -> Server {
    Server::but(|options| {
        let content = Content::base().unwrap().clone();
        let content = content.speaking(wording("refused-goal = ĝóáĺ { $n }"));
        let game = Deckbuilding::new(Library::new(content));
        options.games = vec![bots::any(game)];
        let common = "unknown-table = ñó ţáƀĺé\nwrong-token = ñó šéáţ\n\
            rule_winning_three-bases-destroyed = ŵíñ\n    .name = ţĥŕéé";
        options.common = Languages::common().with(wording(common));
    })
}

fn message(answer: &Value) -> &str {
    answer["error"]["message"].as_str().unwrap()
}

#[test]
fn a_request_is_refused_in_the_language_it_names() {
    let server = server();
    let address = &server.address;
    let (status, answer) = get(address, "/api/tables/none?lang=xx");
    assert_eq!((status, message(&answer)), (404, "ñó ţáƀĺé"));
    let (_, answer) = get(address, "/api/tables/none");
    assert!(message(&answer).starts_with("there is no such table"));
    let (_, answer) = get(address, "/api/tables/none?lang=zz");
    assert!(message(&answer).starts_with("there is no such table"));

    let machines = json!(vec![json!({"kind": "bot", "level": "random"}); 2]);
    let asked = json!({"game": "deckbuilding", "setup": {"goal": 9}, "seats": machines});
    let (status, answer) = post(address, "/api/tables?lang=xx", &asked);
    assert_eq!((status, message(&answer)), (422, "ĝóáĺ 9"));
    assert_eq!(answer["error"]["code"], "bad-setup");
    assert_eq!(answer["error"]["rule"], "game-length/two-to-five-bases");
    let (_, answer) = post(address, "/api/tables", &asked);
    assert_eq!(message(&answer), "goal: two to five bases win, not 9");

    let mine = json!({"tables": [{"table": "none", "token": "none"}]});
    let (_, answer) = post(address, "/api/tables/mine?lang=xx", &mine);
    assert_eq!(message(&answer["tables"][0]), "ñó ţáƀĺé");
}

#[test]
fn a_rulebook_is_read_in_a_language_and_in_english_where_that_says_nothing() {
    let server = server();
    let rule = |path: &str| {
        let (_, answer) = get(&server.address, path);
        let rules = answer["rules"].as_array().unwrap().clone();
        let wanted = |rule: &Value| rule["id"] == RULE;
        rules.into_iter().find(wanted).unwrap()
    };
    let strange = rule("/api/games/deckbuilding/rules?lang=xx");
    assert_eq!(
        (&strange["name"], &strange["text"]),
        (&json!("ţĥŕéé"), &json!("ŵíñ"))
    );
    assert_eq!(strange["topic"], TOPIC);
    let english = rule("/api/games/deckbuilding/rules");
    let found = rulebook::find(RULE).unwrap();
    let text = english["text"].as_str().unwrap();
    assert_eq!(text.replace(['‘', '’'], "'"), found.text("en"));
    assert_eq!(english["topic"], TOPIC);
}

#[test]
fn a_socket_is_turned_away_in_the_language_it_names() {
    let server = server();
    let seats = json!([{"kind": "person"}, {"kind": "bot", "level": "random"}]);
    let table = open_table(&server.address, "deckbuilding", &seats);
    for (lang, why) in [
        ("xx", "ñó šéáţ"),
        ("en", "this token opens no seat of this table"),
    ] {
        let mut line = Client::mute(&server.address, &table);
        line.say(&json!({"hello": {"token": "none", "lang": lang}}));
        let error = json!({"error": {"code": "wrong-token", "message": why}});
        assert_eq!(line.hear(), error);
    }
}
