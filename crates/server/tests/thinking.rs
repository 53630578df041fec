//! Machines think apart from everything else.

use crate::common::Server;
use crate::common::client::{Client, Picks, get, open_table, sit};
use coaxium::{Choice, Coaxium, Event, State};
use serde_json::json;
use std::sync::{Arc, Condvar, Mutex};
use tabletop::testkit::{Twist, Twisted};
use tabletop::{Game, Log};

/// What a machine imagines stands still until it is opened.
#[derive(Clone, Debug, Default)]
struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Gate {
    fn open(&self) {
        *self.0.0.lock().unwrap() = true;
        self.0.1.notify_all();
    }

    fn pass(&self) {
        let is_open = self.0.0.lock().unwrap();
        let closed = |is_open: &mut bool| !*is_open;
        drop(self.0.1.wait_while(is_open, closed).unwrap());
    }
}

impl Twist<Coaxium> for Gate {
    fn apply(&self, game: &Coaxium, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        let thread = std::thread::current();
        if thread
            .name()
            .is_some_and(|name| name.starts_with("machine-"))
        {
            self.pass();
        }
        game.apply(state, choice, log);
    }
}

#[test]
fn a_machine_that_thinks_long_holds_up_nobody_but_its_own_game() {
    let gate = Gate::default();
    let twist = gate.clone();
    let server = Server::but(|options| {
        let game = Coaxium::new();
        options.games[1] = bots::any(Twisted { game, twist });
    });
    let address = &server.address;
    let against = json!([{"kind": "person"}, {"kind": "bot", "level": "greedy"}]);
    let slow = open_table(address, "coaxium", &against);
    let token = sit(address, &slow, 0, "Ann");
    let mut ann = Client::join(address, &slow, Some(&token));
    let mut picks = Picks(1);
    while !ann.choices().is_empty() {
        ann.choose(ann.any_choice(&mut picks));
    }
    let waits = ann.position;

    // The table itself answers while its machine thinks, and all others are played at.
    let (status, info) = get(address, &format!("/api/tables/{slow}"));
    assert_eq!((status, &info["position"]), (200, &json!(waits)));
    assert_eq!(info["decides"], 1);
    let people = json!([{"kind": "person"}, {"kind": "person"}]);
    let other = open_table(address, "coaxium", &people);
    let tokens = ["Ben", "Cid"].map(|name| {
        let seat = u8::from(name == "Cid");
        sit(address, &other, seat, name)
    });
    let mut ben = Client::join(address, &other, Some(&tokens[0]));
    let before = ben.position;
    ben.choose(ben.any_choice(&mut picks));
    assert_eq!(ben.position, before + 1);

    gate.open();
    assert_eq!(ann.until("step")["by"], 1);
}
