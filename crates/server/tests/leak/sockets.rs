//! The same over real sockets: a server a world, and every byte that comes out of it.
//!
//! What is drawn for a table is made alike in the file before anybody asks for it: its name, keys, nonce and
//! promise. What is masked, because it is neither the game's nor the table's: the `date` of an answer, and the
//! address of the server, which its policy of content repeats.

use super::placed::{Place, Placed, Slot};
use super::worlds::Moment;
use super::{Sent, same};
use crate::common::Server;
use crate::common::client::post;
use deckbuilding::Deckbuilding;
use host::Time;
use outer_rim::OuterRim;
use printed::Shipped;
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use tabletop::{Fate, Game, Seat, Seed};
use tungstenite::{Message, WebSocket};

/// So many positions of each kind.
const POSITIONS: u64 = 6;
/// What lets look on at every table here.
const SPECTATOR: &str = "55555555555555555555555555555555";

/// A server of a game that begins in one world.
struct World<G: Game> {
    place: Slot<G>,
    server: Server,
}

impl<G: Shipped> World<G> {
    fn new() -> Self {
        let place = Arc::new(Mutex::new(None));
        let twist = Place {
            state: place.clone(),
            flaw: None,
        };
        let game = G::shipped().unwrap();
        let server = Server::but(|options| {
            options.games = vec![bots::any(Placed { game, twist })];
            options.seed = Some(Seed::from_number(1));
            options.time = server::Timekeeper::new(|| Time(1_000_000));
        });
        Self { place, server }
    }

    /// All that leaves the server for these viewers while the same is done at a table.
    fn run(
        &self,
        world: G::State,
        moment: &Moment<G>,
        viewer: Option<Seat>,
        (number, steps): (u64, usize),
    ) -> Vec<Sent> {
        *self.place.lock().unwrap() = Some(world);
        let table = self.opened(moment, number);
        let address = &self.server.address;
        let sit = |seat: u8| {
            let name = format!("Somebody {seat}");
            let wish = json!({"seat": seat, "name": name, "invitation": table});
            let (status, sat) = post(address, &format!("/api/tables/{table}/sit"), &wish);
            assert_eq!(status, 200, "{sat}");
            sat["token"].as_str().unwrap().to_owned()
        };
        let tokens: Vec<String> = (0..moment.seats).map(sit).collect();
        let hellos = tokens.iter().map(|token| json!({ "token": token }));
        let outside = [
            json!({}),
            json!({ "key": SPECTATOR }),
            json!({"token": "x"}),
        ];
        let hellos = hellos.chain(outside).map(|hello| json!({ "hello": hello }));
        let mut ears: Vec<Ear> = hellos
            .map(|hello| Ear::open(address, &table, &hello))
            .collect();
        let own = viewer.map(Seat::index);
        let watched = (0..ears.len()).filter(|&at| Some(at) == own || at >= tokens.len());
        let watched: Vec<usize> = watched.collect();

        let choices = moment.next.iter().zip((0..).zip(&moment.deciders));
        for (choice, (position, decider)) in choices.take(steps) {
            let said = json!({"choose": {"position": position, "choice": choice}});
            ears[decider.index()].choose(&said);
            ears[decider.index()].listen();
            for &at in &watched {
                ears[at].say(&json!({"choose": {"position": position, "id": 0}}));
                ears[at].say(&json!({"explain": {}}));
                ears[at].listen();
            }
        }
        let mut sent = Vec::new();
        for at in watched {
            let heard = std::mem::take(&mut ears[at].heard).into_iter();
            sent.extend(heard.map(|text| Sent {
                to: at as u64,
                on: "a socket".into(),
                text,
            }));
            let shown = match at.checked_sub(tokens.len()) {
                None => Some(format!("Bearer {}", tokens[at])),
                Some(0) => None,
                Some(1) => Some(format!("Key {SPECTATOR}")),
                Some(_) => Some("Bearer x".into()),
            };
            // Who plays alone may have the record itself, and who sits there the keys.
            let record = (moment.seats > 1 || at >= tokens.len()).then_some("/save");
            let paths = [
                "",
                "/now",
                "/now?since=0",
                "/log?before=1",
                "/chat",
                "/links",
            ];
            let past = ["/at/0", "/at/0?seat=0", "/at/1?seat=0", "/at/999"];
            for path in paths.into_iter().chain(past).chain(record) {
                for encoding in ["identity", "gzip"] {
                    let path = format!("/api/tables/{table}{path}");
                    let text = fetch(address, &path, shown.as_deref(), encoding);
                    sent.push(Sent {
                        to: at as u64,
                        on: path,
                        text,
                    });
                }
            }
        }
        sent
    }

    /// A new table, all that is drawn for it made alike.
    fn opened(&self, moment: &Moment<G>, number: u64) -> String {
        let seats = vec![json!({"kind": "person"}); usize::from(moment.seats)];
        let private = number % 2 == 1;
        let wish =
            json!({"game": G::ID, "setup": moment.setup, "seats": seats, "private": private});
        let (status, opened) = post(&self.server.address, "/api/tables", &wish);
        assert_eq!(status, 201, "{opened}");
        let drawn = opened["table"].as_str().unwrap();
        let alike = format!("{:032x}", self.number());
        self.server.sql(&format!(
            "UPDATE tables SET id = '{alike}', invitation = '{alike}', spectator = '{SPECTATOR}',
             nonce = '{alike}', commitment = '{alike}' WHERE id = '{drawn}'"
        ));
        alike
    }

    /// How many tables there are.
    fn number(&self) -> u64 {
        let count = self
            .server
            .read("SELECT CAST(COUNT(*) AS TEXT) FROM tables");
        count.parse().unwrap()
    }
}

/// A socket, and every text that came through it.
struct Ear {
    socket: WebSocket<TcpStream>,
    heard: Vec<String>,
    /// So much of what was said is not answered yet.
    owed: usize,
}

impl Ear {
    fn open(address: &str, table: &str, hello: &Value) -> Self {
        let stream = TcpStream::connect(address).unwrap();
        let url = format!("ws://{address}/api/tables/{table}/ws");
        let (socket, _) = tungstenite::client(url, stream).unwrap();
        let mut ear = Self {
            socket,
            heard: Vec::new(),
            owed: 0,
        };
        ear.say(hello);
        ear.listen();
        ear
    }

    /// Says something that is answered without a step. Who was turned away has nobody to say it to.
    fn say(&mut self, message: &Value) {
        self.owed += 1;
        let _ = self.socket.send(Message::Text(message.to_string().into()));
    }

    /// Makes a choice, of which a step comes.
    fn choose(&mut self, said: &Value) {
        self.say(said);
        self.owed -= 1;
    }

    /// Hears all that was told so far: an answer comes after it.
    fn listen(&mut self) {
        self.say(&json!({"consent": {"n": 0, "agrees": true}}));
        while self.owed > 0
            && let Ok(message) = self.socket.read()
        {
            if let Message::Text(text) = message {
                self.heard.push(text.to_string());
                let told: Value = serde_json::from_str(&text).unwrap();
                let answers = ["welcome", "refused", "stale", "error", "explanation"];
                let is_answer = answers.iter().any(|kind| told.get(kind).is_some());
                self.owed -= usize::from(is_answer);
            }
        }
    }
}

/// Everything that is answered, as it comes, but for what is masked.
fn fetch(address: &str, path: &str, shown: Option<&str>, encoding: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let shown = shown.map(|shown| format!("Authorization: {shown}\r\n"));
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Accept-Encoding: {encoding}\r\n{}\r\n",
        shown.unwrap_or_default()
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    // Every byte stays one character, so that sizes are compared as well.
    let answer: String = answer.into_iter().map(char::from).collect();
    let is_date = |line: &&str| line.starts_with("date: ");
    let lines = answer.split("\r\n").filter(|line| !is_date(line));
    let answer: Vec<&str> = lines.collect();
    answer.join("\r\n").replace(address, "the server")
}

fn nothing_leaks<G: Shipped>(setups: &[G::Setup]) {
    let game = G::shipped().unwrap();
    let worlds = [World::<G>::new(), World::<G>::new()];
    let mut others = 0;
    for number in 0..POSITIONS {
        // Far from each other among the set-ups.
        let moment = Moment::of(&game, setups, number * 5 + 1);
        let viewers = (0..moment.seats).map(|seat| Some(Seat(seat)));
        for viewer in viewers.chain([None]) {
            let mut fate = Fate::new(Seed::from_number(number));
            let (world, steps) = moment.alongside(&game, viewer, &mut fate);
            // Who plays alone is spared questions, and may be past this one.
            let steps = if moment.seats > 1 { steps } else { 0 };
            others += u32::from(world != moment.state);
            let states = [moment.state.clone(), world];
            let run = |world: &World<G>, state| world.run(state, &moment, viewer, (number, steps));
            let mut sent = worlds
                .iter()
                .zip(states)
                .map(|(world, state)| run(world, state));
            let (real, other) = (sent.next().unwrap(), sent.next().unwrap());
            assert_eq!(real.len(), other.len(), "as many messages");
            for (real, other) in real.iter().zip(&other) {
                let found = same(real, other);
                assert_eq!(found, Ok(()), "position {number}, {viewer:?}");
            }
        }
    }
    assert!(others > 0, "there are other worlds");
}

#[test]
fn nothing_leaks_over_sockets_in_the_deckbuilding_game() {
    nothing_leaks::<Deckbuilding>(&Deckbuilding::setups());
}

#[test]
fn nothing_leaks_over_sockets_in_outer_rim() {
    nothing_leaks::<OuterRim>(&OuterRim::setups());
}
