//! A game with a bug spoils neither the table nor what is stored of it.

use crate::common::{Bench, Waits, against_a_machine, ledger, people};
use host::Context;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::coaxium::{Choice, Coaxium, Event, Offer, Prompt, Scenario, Setup, State, View};
use tabletop::{
    Dealer, Described, Fate, Fingerprint, Game, Hints, Lang, Log, Outcome, Part, Player, Refusal,
    Seat, Text,
};

/// Coaxium, but while it is armed every choice ends in a panic, after it was half made.
#[derive(Debug)]
struct Brittle {
    game: Coaxium,
    armed: Arc<AtomicBool>,
}

impl Game for Brittle {
    const ID: &'static str = "brittle";
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = Offer;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        self.game.apply(state, choice, log);
        assert!(!self.armed.load(Ordering::Relaxed), "this game is armed");
    }
    fn fingerprint(&self) -> Fingerprint {
        self.game.fingerprint()
    }
    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        self.game.start(setup, fate, log)
    }
    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        self.game.stage(scenario, fate)
    }
    fn words(&self, state: &State) -> Scenario {
        self.game.words(state)
    }
    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        self.game.fate(state)
    }
    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        self.game.fate_mut(state)
    }
    fn title(&self, _lang: Lang) -> String {
        "Brittle".into()
    }
    fn players(&self, state: &State, lang: Lang) -> Vec<Player> {
        self.game.players(state, lang)
    }
    fn turn(&self, state: &State) -> u32 {
        self.game.turn(state)
    }
    fn decider(&self, state: &State) -> Option<Seat> {
        self.game.decider(state)
    }
    fn prompt(&self, state: &State) -> Option<Prompt> {
        self.game.prompt(state)
    }
    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        self.game.choices(state, out);
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.game.outcome(state)
    }
    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        self.game.secrets(state, dealer);
    }
    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        self.game.view(state, viewer)
    }
    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        self.game.redact(event, viewer)
    }
    fn ask(&self, state: &State, lang: Lang) -> Text {
        self.game.ask(state, lang)
    }
    fn describe(&self, state: &State, choice: &Choice, lang: Lang) -> Described {
        self.game.describe(state, choice, lang)
    }
    fn part(&self, state: &State, choice: &Choice) -> Part {
        self.game.part(state, choice)
    }
    fn tell(&self, event: &Event, lang: Lang) -> Text {
        self.game.tell(event, lang)
    }
    fn board(&self, view: &View, lang: Lang, columns: usize) -> String {
        self.game.board(view, lang, columns)
    }
    fn hints(&self, state: &State, seat: Seat, lang: Lang) -> Hints {
        self.game.hints(state, seat, lang)
    }
    fn check_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        self.game.check_offer(state, seat, offer)
    }
    fn apply_offer(&self, state: &mut State, seat: Seat, offer: &Offer, log: &mut Log<Event>) {
        self.game.apply_offer(state, seat, offer, log);
    }
}

/// A table of the brittle game, and what arms it.
fn brittle(seats: &Value) -> (Bench, Arc<AtomicBool>) {
    let armed = Arc::new(AtomicBool::new(false));
    let game = Brittle {
        game: Coaxium::new(),
        armed: armed.clone(),
    };
    let context = Context {
        game: Arc::from(bots::any(game)),
        pace: 0,
        viewers: 8,
        words: printed::Languages::common(),
    };
    let ledger = ledger(&context, Value::Null, seats, 7);
    let mut bench = Bench::open(context, ledger);
    for (seat, sitter) in (0..).zip(seats.as_array().unwrap()) {
        if sitter["kind"] == "person" {
            bench.sit(seat);
            bench.settle();
        }
    }
    (bench, armed)
}

#[test]
fn a_choice_that_ends_in_a_panic_was_not_made() {
    let (mut bench, armed) = brittle(&people(2));
    let viewers = [0, 1].map(|seat| bench.join(Some(seat)));
    let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
    let decider = viewers.into_iter().find(decides).unwrap();
    bench.choose(decider, 0);
    bench.settle();
    let decides = |viewer: &u64| !bench.seen[viewer].choices().is_empty();
    let decider = viewers.into_iter().find(decides).unwrap();
    let (before, heard) = (
        bench.seen[&decider].table(),
        bench.seen[&decider].heard.len(),
    );

    armed.store(true, Ordering::Relaxed);
    bench.choose(decider, 0);
    armed.store(false, Ordering::Relaxed);
    assert!(
        matches!(bench.waits, Some(Waits::Load)),
        "nothing is stored"
    );
    bench.settle();
    assert_eq!(
        bench.seen[&decider].kinds_from(heard),
        ["welcome", "refused"]
    );
    assert_eq!(bench.refused(decider), Some("internal"));
    assert_eq!(bench.seen[&decider].table(), before);
    bench.choose(decider, 0);
    bench.settle();
    assert_eq!(bench.ledger.entries.len(), 2, "and the game goes on");
}

#[test]
fn a_machine_that_panics_while_it_thinks_is_stuck_and_nothing_else() {
    let seats = against_a_machine();
    let greedy = serde_json::json!([seats[0], {"kind": "bot", "level": "greedy"}]);
    let (mut bench, armed) = brittle(&greedy);
    let viewer = bench.join(Some(0));
    while bench.thinking.is_none() {
        bench.choose(viewer, 0);
        bench.settle();
    }
    armed.store(true, Ordering::Relaxed);
    let thought = bench.thought().unwrap();
    armed.store(false, Ordering::Relaxed);
    bench.give(host::Input::Thought(thought));
    assert_eq!(bench.stuck.len(), 1);
    assert!(!bench.broken && bench.waits.is_none());
}
