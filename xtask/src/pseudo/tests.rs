//! Every game speaks the pseudo-language wherever it speaks, and nothing in it is English.

use super::{COMMON, TAG, accent, made, speakers};
use games::Visitor;
use printed::{Arg, Languages, Shipped, Wording};
use serde_json::Value;
use std::sync::Arc;
use tabletop::{Explanation, Face, Game, Hints, Lang, Picks, Run, Seed, Step, Table, Text};

/// Long enough for everything that comes up again and again.
const MOST_TURNS: u32 = 40;

/// So many choices of the past are tried again at each decision.
const REFUSED: usize = 12;

fn xx() -> Lang {
    TAG.parse().expect("a tag")
}

fn wordings(game: &str) -> Vec<Wording> {
    let files = made(&crate::workspace(), game).expect("message files");
    let files = files.into_iter().map(|(name, text)| Wording {
        lang: xx(),
        file: name,
        text: text.into(),
    });
    files.collect()
}

#[test]
fn letters_are_accented_and_symbols_selectors_and_arguments_are_not() {
    let english = "\
of = <force> of { $a } and { $b }
many = { $n ->
    [one] card
   *[other] cards
 }
keywords = exile, force
";
    let strange = accent::file(english.into()).expect("a file");
    assert_eq!(
        strange,
        "\
of = <force> óƒ { $b } áñď { $a } ŋŋ
many =
    { $n ->
        [one] çáŕď ŋŋ
       *[other] çáŕďš ŋŋ
    }
keywords = exile, force
"
    );
}

#[test]
fn every_file_is_read_and_has_every_message() {
    for game in speakers(&crate::workspace()).expect("folders") {
        let languages = Languages::default().with(wordings(&game));
        assert_eq!(languages.complaints(), []);
        let folder = crate::workspace()
            .join("content")
            .join(&game)
            .join("text/en");
        let mut count = 0;
        for file in std::fs::read_dir(folder).expect("a folder") {
            let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
            for line in text.lines() {
                let id = line.split_once(" =").map(|(id, _)| id);
                let Some(id) = id.filter(|id| !id.is_empty() && !id.contains([' ', '#', '.']))
                else {
                    continue;
                };
                assert!(languages.messages(xx()).has(id), "{game}: {id}");
                count += 1;
            }
        }
        assert!(count > 50, "{game} has {count} messages");
    }
}

/// Nothing a person reads may hold a plain word.
#[track_caller]
fn reads(words: &str, what: &str) {
    let plain = words.split(|c: char| !c.is_ascii_alphabetic());
    let english: Vec<&str> = plain.filter(|word| word.len() > 2).collect();
    assert!(english.is_empty(), "{what}: {english:?} in {words}");
    assert!(!words.contains(['⟨', '{', '$']), "{what}: {words}");
}

#[track_caller]
fn read_text(text: &Text, what: &str) {
    for run in text.runs() {
        match run {
            Run::Words(words)
            | Run::Card(_, words)
            | Run::Space(_, words)
            | Run::Seat(_, words) => {
                reads(words, what);
            }
            Run::Number(_) | Run::Glyph(_) | Run::Rule(_) => {}
        }
    }
}

fn read_face(face: &Face) {
    let what = face.id.as_str();
    reads(&face.name, what);
    reads(&face.type_line, what);
    for value in &face.values {
        reads(&value.label, what);
    }
    if let Some(bounty) = &face.bounty {
        reads(&bounty.label, what);
        read_text(&bounty.reward, what);
        read_text(&bounty.brief, what);
    }
    for rules in &face.rules {
        read_text(rules, what);
    }
    read_text(&face.brief, what);
}

fn read_explained(hints: &Hints, all: &Explanation) {
    let blocked = hints.blocked.iter().map(|one| &one.text);
    let routes = all.routes.iter().map(|one| &one.text);
    let prices = hints.prices.iter().map(|one| &one.text);
    let chances = all.chances.iter().map(|one| &one.text);
    let texts = blocked.chain(routes).chain(prices).chain(chances);
    for text in texts.chain(&hints.unused) {
        read_text(text, "explained");
    }
    for place in &all.places {
        reads(&place.name, "place");
    }
}

/// Reads what is called or told somehow, wherever it stands among ids and numbers.
fn read_components(value: &Value) {
    const WORDS: [&str; 3] = ["name", "enemy", "scenes"];
    match value {
        Value::Array(all) => all.iter().for_each(read_components),
        Value::Object(all) => {
            for (key, value) in all {
                match value {
                    Value::String(words) if WORDS.contains(&key.as_str()) => reads(words, key),
                    Value::Array(told) if WORDS.contains(&key.as_str()) => {
                        for words in told.iter().filter_map(Value::as_str) {
                            reads(words, key);
                        }
                    }
                    other => read_components(other),
                }
            }
        }
        _ => {}
    }
}

/// Reads everything of a random game: questions, choices, reasons, what happened, who plays. Gives
/// how many decisions it had.
fn play<G: Game>(game: &Arc<G>, setup: &G::Setup, seed: u64) -> u32 {
    let told = |step: &Step<G::Event>| {
        for event in step.events() {
            read_text(&game.tell(event, xx()), "event");
        }
    };
    let seed = Seed::from_number(seed);
    let (mut table, step) = Table::new(game.clone(), setup.clone(), seed).expect("a game");
    told(&step);
    let mut picks = Picks::new(seed);
    let mut choices = Vec::new();
    let mut decisions = 0;
    let mut past: Vec<G::Choice> = Vec::new();
    while let Some(seat) = game.decider(table.state()) {
        let state = table.state();
        if game.turn(state) > MOST_TURNS {
            break;
        }
        for player in game.players(state, xx()) {
            reads(&player.name, "player");
        }
        read_text(&game.ask(state, xx()), "question");
        if let Some(window) = game.window(state, xx()) {
            reads(&window.name, "window");
        }
        let hints = game.hints(state, seat, xx());
        read_explained(&hints, &game.explain(state, seat, xx()));
        for text in game.result(&game.view(state, None), xx()) {
            read_text(&text, "result");
        }
        for text in game.in_words(&game.view(state, Some(seat)), xx()) {
            read_text(&text, "table");
        }
        choices.clear();
        game.choices(state, &mut choices);
        for choice in &choices {
            read_text(&game.describe(state, choice, xx()).text, "choice");
        }
        // What could be chosen a while ago is mostly refused now, each time for another reason.
        for choice in past.iter().rev().take(REFUSED) {
            if let Err(refusal) = game.check(state, seat, choice) {
                let said = game.worded(&refusal.message, xx());
                reads(&said.expect("a message"), "refusal");
            }
        }
        past.extend(choices.iter().step_by(3).cloned());
        let choice = choices.swap_remove(picks.below(choices.len()));
        let step = table.choose(seat, &choice).expect("a listed choice");
        told(&step);
        decisions += 1;
    }
    decisions
}

fn speaks<G: Game>(game: G, setups: &[G::Setup]) {
    let game = Arc::new(game);
    assert!(game.languages().contains(&xx()));
    reads(&game.title(xx()), "title");
    reads(&game.about(xx()).blurb, "about");
    for option in game.options(xx()) {
        reads(&option.name, "option");
        reads(&option.help, "option");
        for choice in option.choices {
            reads(&choice.name, "option");
            reads(&choice.help, "option");
        }
    }
    for face in game.faces(xx()) {
        read_face(&face);
    }
    for keyword in game.keywords(xx()) {
        reads(&keyword.word, "keyword");
        read_text(&keyword.means, "keyword");
        assert!(!keyword.on.is_empty(), "{} is on no card", keyword.word);
    }
    read_components(&game.components(xx()).unwrap_or_default());
    let games = (1..).zip(setups.iter().cycle());
    let mut decisions = 0;
    for (seed, setup) in games.take(MOST_GAMES.max(setups.len())) {
        if seed as usize > setups.len() && decisions > ENOUGH {
            break;
        }
        decisions += play(&game, setup, seed);
    }
    assert!(decisions > ENOUGH, "only {decisions} decisions were read");
}

/// So many decisions are read, in at most so many games where these are short.
const ENOUGH: u32 = 300;
const MOST_GAMES: usize = 30;

/// So many set-ups of each game are played.
const SETUPS: usize = 6;

struct Spoken;

impl Visitor for Spoken {
    fn game<G: Shipped>(&mut self) {
        let words = wordings(COMMON).into_iter().chain(wordings(G::ID));
        let game = G::opened(&[], words.collect()).expect("sound");
        let all = G::setups();
        let apart = all.len().div_ceil(SETUPS);
        let setups: Vec<_> = all.into_iter().rev().step_by(apart).collect();
        speaks(game, &setups);
    }
}

#[test]
fn every_game_is_spoken_in_it() {
    games::each(&mut Spoken);
}

#[test]
fn the_rulebook_is_written_in_it() {
    let (file, text) = super::rules("common").expect("rules").expect("a file");
    let file = Wording {
        lang: xx(),
        file,
        text: text.into(),
    };
    let languages = Languages::common().with([file]);
    assert_eq!(languages.complaints(), []);
    let messages = languages.messages(xx());
    for rule in rulebook::all() {
        let key = rule.key();
        reads(&messages.find(&key).expect("a rule"), &key);
        for attribute in ["name", "topic"] {
            reads(
                &messages.find_attribute(&key, attribute).expect("a name"),
                &key,
            );
        }
        if rule.note.is_some() {
            reads(
                &messages.find_attribute(&key, "note").expect("a note"),
                &key,
            );
        }
    }
}

#[test]
fn arguments_change_places() {
    let languages = Languages::default().with(wordings("outer-rim"));
    let args = [("before", Arg::from("1")), ("after", Arg::from("2"))];
    let said = languages.messages(xx()).say("and-more", &args);
    assert!(said.find('2') < said.find('1'), "{said}");
}
