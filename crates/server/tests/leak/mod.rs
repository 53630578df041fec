//! What is sent to somebody does not change with what they may not know: at a random position of a real
//! game a second world is made that the viewer cannot tell from it, both are driven alike through a
//! table, and whatever the viewer is sent is compared byte for byte, refusals and sizes included.
//!
//! At such a table nothing has to be masked: what is drawn for it (its name, keys, nonce, the promised
//! seed) is drawn alike in both worlds. What differs by right is left out, each where it is said why:
//! the record of a game that is over or that one plays alone (`wire::questions`), and what machines do
//! for others, who know more (`Wire::perform`).
//!
//! `LEAK_POSITIONS=2000 cargo test -p server leak` looks at so many positions of each kind, as `make
//! soak` does.

mod placed;
mod sockets;
mod wire;
mod worlds;

use deckbuilding::Deckbuilding;
use host::{Context, Question};
use outer_rim::OuterRim;
use placed::{Flaw, Place, Placed, Slot};
use printed::Shipped;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use tabletop::{Fate, Game, Lang, Seat, Seed};
use wire::{GUEST, IMPOSTOR, STRANGER, Sent, Wire, id, questions};
use worlds::Moment;

/// How many positions of each kind are looked at in a short run.
const SAMPLE: u64 = 100;

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    positions: u64,
    worlds: u64,
    /// Worlds that differ from the real one at all: who knows everything has no other.
    others: u64,
    steps: u64,
    messages: u64,
    bytes: u64,
}

/// Two tables of a game, begun in whichever worlds a test wants.
struct Pair<G: Game> {
    game: G,
    tables: [(Slot<G>, Context); 2],
    tells_hashes: bool,
    compared: Compared,
}

impl<G: Shipped> Pair<G> {
    fn new(flaw: Option<Flaw>) -> Self {
        let table = || {
            let state = Arc::new(Mutex::new(None));
            let twist = Place {
                state: state.clone(),
                flaw,
            };
            let game = G::shipped().unwrap();
            (state, context(Placed { game, twist }))
        };
        Self {
            game: G::shipped().unwrap(),
            tables: [table(), table()],
            tells_hashes: false,
            compared: Compared::default(),
        }
    }

    /// So many positions, each as one of the seats sees it, or as onlookers do.
    fn look(&mut self, setups: &[G::Setup], positions: u64) -> Result<(), String> {
        for number in 0..positions {
            let moment = Moment::of(&self.game, setups, number);
            self.compared.positions += 1;
            // Each time a set-up comes round again, another one looks.
            let round = number / setups.len() as u64;
            let viewer = (number + round) % u64::from(moment.seats + 1);
            let viewer = Some(Seat(viewer as u8)).filter(|seat| seat.0 < moment.seats);
            self.look_at(&moment, number, viewer).map_err(|found| {
                format!("position {number}, {:?}, {viewer:?}: {found}", moment.setup)
            })?;
        }
        Ok(())
    }

    fn look_at(
        &mut self,
        moment: &Moment<G>,
        number: u64,
        viewer: Option<Seat>,
    ) -> Result<(), String> {
        let mut fate = Fate::new(Seed::from_number(number).derive(2));
        let elsewhere = moment.elsewhere(&self.game, viewer, &mut fate);
        self.compare(moment, number, viewer, elsewhere, 0)?;
        let (alongside, steps) = moment.alongside(&self.game, viewer, &mut fate);
        self.compare(moment, number, viewer, alongside, steps)
    }

    /// Drives both worlds alike, so many steps of what was next done.
    fn compare(
        &mut self,
        moment: &Moment<G>,
        number: u64,
        viewer: Option<Seat>,
        world: G::State,
        steps: usize,
    ) -> Result<(), String> {
        self.compared.worlds += 1;
        let words = |state: &G::State| json!(self.game.words(state));
        self.compared.others += u64::from(words(&world) != words(&moment.state));
        self.compared.steps += steps as u64;
        let setup = json!(moment.setup);
        let worlds = [moment.state.clone(), world];
        let mut sent = Vec::new();
        for ((place, context), world) in self.tables.iter().zip(worlds) {
            *place.lock().unwrap() = Some(world);
            let mut wire = Wire::open(context, setup.clone(), moment.seats, number);
            wire.tells_hashes = self.tells_hashes;
            let mut script = Script {
                wire,
                watched: watched(viewer),
            };
            script.come();
            script.ask_all();
            script.wrong(&self.game, moment);
            script.step(moment, steps);
            if let Some(last) = steps.checked_sub(1) {
                script.live(moment.deciders[last]);
            }
            sent.push(script.wire.sent);
        }
        let heard = |sent: &[Sent]| -> Vec<usize> {
            let watched = watched(viewer);
            let heard = sent.iter().enumerate();
            let heard = heard.filter(|(_, sent)| watched.contains(&sent.to));
            heard.map(|(at, _)| at).collect()
        };
        let [real, other] = [&sent[0], &sent[1]];
        let (heard, heard_there) = (heard(real), heard(other));
        for (&at, &there) in heard.iter().zip(&heard_there) {
            same(&real[at], &other[there])?;
            self.compared.messages += 1;
            self.compared.bytes += real[at].text.len() as u64;
        }
        match heard.len() == heard_there.len() {
            true => Ok(()),
            false => Err(format!(
                "{} messages, elsewhere {}",
                heard.len(),
                heard_there.len()
            )),
        }
    }
}

fn context(game: impl Game) -> Context {
    Context {
        game: Arc::from(bots::any(game)),
        pace: 0,
        viewers: 8,
        away: 90_000,
        words: printed::Languages::common(),
    }
}

/// Whose messages are compared. Whoever looks on knows less than who sits there.
fn watched(viewer: Option<Seat>) -> Vec<u64> {
    let seat = viewer.map(id);
    seat.into_iter()
        .chain([STRANGER, GUEST, IMPOSTOR])
        .collect()
}

/// Fails with the place where two messages differ.
fn same(real: &Sent, other: &Sent) -> Result<(), String> {
    if real == other {
        return Ok(());
    }
    let differs = |(a, b): &(u8, u8)| a != b;
    let mut pairs = real.text.bytes().zip(other.text.bytes());
    let at = pairs.position(|pair| differs(&pair));
    let at = at.unwrap_or(real.text.len().min(other.text.len()));
    let excerpt = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(80)..(at + 120).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    Err(format!(
        "on {}, {} bytes:\n{}\nelsewhere on {}, {} bytes:\n{}",
        real.on,
        real.text.len(),
        excerpt(&real.text),
        other.on,
        other.text.len(),
        excerpt(&other.text)
    ))
}

/// What everybody does at a table, in either world.
struct Script {
    wire: Wire,
    watched: Vec<u64>,
}

impl Script {
    fn come(&mut self) {
        let seats = 0..u64::from(self.wire.seats);
        for viewer in seats.chain([STRANGER, GUEST, IMPOSTOR]) {
            self.wire.join(viewer);
        }
    }

    fn ask_all(&mut self) {
        for viewer in self.watched.clone() {
            for question in questions(&self.wire, viewer) {
                self.wire.ask(viewer, question);
            }
        }
    }

    /// Says what is refused, and asks for routes and chances.
    fn wrong<G: Game>(&mut self, game: &G, moment: &Moment<G>) {
        let position = self.wire.position();
        let tried: Vec<Value> = moment.illegal(game).iter().map(|one| json!(one)).collect();
        let next: Vec<Value> = moment.next.iter().take(1).map(|one| json!(one)).collect();
        for viewer in self.watched.clone() {
            let said = [
                json!({"explain": {}}),
                json!({"choose": {"position": position, "id": 9999}}),
                json!({"choose": {"position": position, "choice": "sing"}}),
                json!({"choose": {"position": position, "choices": []}}),
                json!({"choose": {"position": position + 1, "id": 0}}),
                json!({"choose": {"position": position}}),
                json!({"offer": {"position": position, "offer": {"a": 1}}}),
                json!({"consent": {"n": 1, "agrees": true}}),
                json!({"stand-in": {"seat": 0, "position": position}}),
                json!({"return": {}}),
                json!({"hello": {}}),
                json!({"sing": {}}),
            ];
            for said in &said {
                self.wire.say(viewer, said);
            }
            // Who plays alone is spared questions: there the moment may be past.
            let is_now = position == 0;
            let own = game.decider(&moment.state).map(id) == Some(viewer);
            let others = next.iter().filter(|_| !own);
            for choice in tried.iter().chain(others).filter(|_| is_now) {
                let said = json!({"choose": {"position": position, "choice": choice}});
                self.wire.say(viewer, &said);
            }
        }
    }

    /// Does what was done next, step by step.
    fn step<G: Game>(&mut self, moment: &Moment<G>, steps: usize) {
        let next = (0..)
            .zip(moment.next.iter().zip(&moment.deciders))
            .take(steps);
        for (position, (choice, decider)) in next {
            // The table may have answered by itself where one plays alone.
            if self.wire.position() > position {
                continue;
            }
            let said = json!({"choose": {"position": position, "choice": choice}});
            self.wire.say(id(*decider), &said);
            self.wire.wait(700);
            for viewer in self.watched.clone() {
                let shown = self.wire.shown(viewer);
                let fresh = Question::Fresh {
                    shown,
                    since: Some(position),
                    lang: Lang::default(),
                };
                self.wire.ask(viewer, fresh);
            }
        }
    }

    /// What else happens at a table: something is taken back, people talk, go, come back and leave for
    /// good.
    fn live(&mut self, last: Seat) {
        let seats: Vec<u64> = (0..u64::from(self.wire.seats)).collect();
        self.ask_all();
        self.wire.wish(id(last), "undo");
        self.wire.wish(id(last), "undo-request");
        for &seat in &seats {
            let asked = json!({"consent": {"n": self.wire.question, "agrees": true}});
            self.wire.say(seat, &asked);
        }
        self.wire.say(id(last), &json!({"chat": {"text": "Well!"}}));
        for viewer in self.watched.clone() {
            self.wire
                .say(viewer, &json!({"react": {"reaction": "pity"}}));
            let windows = json!([{"id": "rerolls", "name": "rerolls", "turn": null}]);
            self.wire.say(viewer, &json!({ "let-pass": windows }));
        }
        self.wire.leave(id(last));
        self.wire.wait(100_000);
        self.wire.join(id(last));
        self.ask_all();
        if let Some(leaver) = seats.iter().find(|seat| !self.watched.contains(seat)) {
            self.wire.say(*leaver, &json!({"leave": {}}));
            self.ask_all();
            self.wire.say(*leaver, &json!({"return": {}}));
        }
        for &seat in &seats {
            self.wire.wish(seat, "concede");
        }
        self.ask_all();
    }
}

/// How many positions are looked at.
fn positions() -> u64 {
    let asked = std::env::var("LEAK_POSITIONS").ok();
    asked.map_or(SAMPLE, |asked| asked.parse().expect("a number"))
}

/// Nothing leaks in this game, and so much was looked at.
fn nothing_leaks<G: Shipped>(setups: Vec<G::Setup>) {
    let mut pair = Pair::<G>::new(None);
    if let Err(found) = pair.look(&setups, positions()) {
        panic!("{found}");
    }
    let compared = &pair.compared;
    println!("{}: {compared:?}", G::ID);
    assert_eq!(compared.positions, positions());
    assert!(compared.others * 10 > compared.worlds * 9, "{compared:?}");
    assert!(compared.steps > compared.positions, "{compared:?}");
}

#[test]
fn nothing_leaks_at_a_table_of_the_deckbuilding_game() {
    nothing_leaks::<Deckbuilding>(Deckbuilding::setups());
}

#[test]
fn nothing_leaks_at_a_table_of_outer_rim() {
    let several = OuterRim::setups().into_iter();
    let alone = OuterRim::thoughtful();
    let several = several.filter(|setup| !alone.contains(setup));
    nothing_leaks::<OuterRim>(several.collect());
}

#[test]
fn nothing_leaks_to_who_plays_outer_rim_alone() {
    nothing_leaks::<OuterRim>(OuterRim::thoughtful());
}

#[test]
fn whatever_tells_too_much_is_found() {
    // Each by what shows it.
    for (flaw, shows) in [
        (Flaw::SharedView, "asking Fresh"),
        (Flaw::WholeEvents, "saying {\"choose\""),
        (Flaw::LongerQuestion, "\"words\":\" "),
        (Flaw::TellingRefusal, "saying {\"choose\""),
        (Flaw::KnowingChances, "saying {\"explain\""),
        (Flaw::TellingNames, "asking Info"),
    ] {
        let mut pair = Pair::<Deckbuilding>::new(Some(flaw));
        let found = pair.look(&Deckbuilding::setups(), 24).unwrap_err();
        assert!(found.contains(shows), "{flaw:?}: {found}");
    }
}

#[test]
fn a_message_with_the_hash_of_the_position_is_found() {
    let mut pair = Pair::<Deckbuilding>::new(None);
    pair.tells_hashes = true;
    let found = pair.look(&Deckbuilding::setups(), 3).unwrap_err();
    assert!(found.contains("saying"), "{found}");
}
